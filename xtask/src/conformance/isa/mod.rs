//! The instruction set against what others wrote: Mesa's own assembler vectors, and the kernels of real drivers.
//!
//! Vectors come from the source package of the distribution and kernels from the drivers that are installed; both are
//! fetched or made when this runs and stay in `out/`. `halogen isa` does the reading.

mod capture;
mod offline;
#[path = "../../../../tools/cli/src/isa/report.rs"]
mod report;
mod vectors;

use super::scoreboard::today;
use super::suite;
use crate::{setup, tree};
use anyhow::{Context, Result, bail};
use report::Report;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Options of the run.
#[derive(clap::Args)]
pub struct Arguments {
    /// Devices whose kernels are read.
    #[arg(long, value_delimiter = ',', default_value = "skl,bxt,bdw,byt")]
    devices: Vec<String>,
    /// Drivers whose kernels are captured anew; all when absent. Kernels of others are read as earlier runs left them.
    #[arg(long, value_delimiter = ',')]
    drivers: Vec<String>,
    /// Shader tests of piglit in the sample of each driver.
    #[arg(long, default_value_t = 1500)]
    sample: usize,
    /// Every shader test of piglit, and every OpenCL source compiled, instead of samples; takes hours.
    #[arg(long)]
    full: bool,
    /// Only Mesa's assembler vectors.
    #[arg(long, conflicts_with = "only_kernels")]
    only_vectors: bool,
    /// Only the kernels of drivers.
    #[arg(long)]
    only_kernels: bool,
    /// Read the kernels that an earlier run left, capture none.
    #[arg(long)]
    reuse: bool,
    /// Seconds that one client may take; parts of the OpenCL program have limits of their own when those are longer.
    #[arg(long, default_value_t = 60)]
    timeout_seconds: u64,
    /// Clients at a time; 0 means one for each processor.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Folder of what is fetched and captured.
    #[arg(long, default_value = "out/isa")]
    folder: PathBuf,
    /// Write the dated scoreboard into docs/scoreboard/.
    #[arg(long)]
    commit_scoreboard: bool,
    /// Use this halogen binary instead of building one.
    #[arg(long)]
    halogen: Option<PathBuf>,
}

/// Rules that drivers are known to break: the mistake is theirs.
struct Known {
    devices: &'static [&'static str],
    drivers: &'static [&'static str],
    rules: &'static [&'static str],
    why: &'static str,
}

const KNOWN: &[Known] = &[
    Known {
        devices: &["bdw"],
        drivers: &[offline::COMPILER],
        rules: &["reserved-opcode"],
        why: "in programs with calls through a stack Intel's compiler saves registers with sends, which Gen8 lacks",
    },
    Known {
        devices: &["byt", "bdw", "skl", "bxt"],
        drivers: &["iris", "crocus", "anv", "hasvk"],
        rules: &["accumulator-region"],
        why: "for the saturated difference of uniform values Mesa reads one channel of the accumulator for all",
    },
    Known {
        devices: &["byt"],
        drivers: &["crocus", "hasvk"],
        rules: &["destination-type"],
        why: "in Align16 Mesa narrows floats to the lower halves of DWords",
    },
    Known {
        devices: &["byt"],
        drivers: &["crocus", "hasvk"],
        rules: &["source-type"],
        why: "in Align16 Mesa widens half floats in the lower halves of DWords",
    },
    Known {
        devices: &["byt"],
        drivers: &["hasvk"],
        rules: &[
            "end-destination",
            "end-registers",
            "end-response",
            "response-end",
            "response-length",
            "response-null",
        ],
        why: "tessellation outputs without a place in the URB entry get offset -1, which fills the whole descriptor",
    },
    Known {
        devices: &["byt"],
        drivers: &["crocus", "hasvk"],
        rules: &["condition-equality"],
        why: "Mesa lets a logic operation compare its result with zero, in any way",
    },
];

/// The dated scoreboard.
#[derive(Serialize, Default)]
struct Scoreboard {
    date: String,
    sampled: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    mesa: Option<String>,
    vectors: BTreeMap<String, VectorRow>,
    kernels: BTreeMap<String, KernelRow>,
}

#[derive(Serialize)]
struct VectorRow {
    files: usize,
    instructions: usize,
    /// Files whose listing assembles to the same bytes.
    same_bytes: usize,
    /// Instructions whose text is the same instruction.
    same_text: usize,
    compact: usize,
    recompacted: usize,
    /// Files whose own source text assembles to the same bytes.
    own_text: usize,
}

#[derive(Serialize)]
struct KernelRow {
    kernels: usize,
    bytes: usize,
    instructions: usize,
    same_bytes: usize,
    same_text: usize,
    compact: usize,
    recompacted: usize,
    undecoded: usize,
    messages: usize,
    described_messages: usize,
    /// Kernels in which no rule is broken.
    clean: usize,
    /// Times that each rule is broken.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    violations: BTreeMap<String, usize>,
}

/// Runs both halves and prints what was found.
///
/// # Errors
/// When something cannot be fetched or built, a bit was lost, or a kernel breaks a rule.
pub fn run(arguments: &Arguments) -> Result<()> {
    let halogen = suite::halogen(arguments.halogen.as_deref())?;
    let folder = tree::root().join(&arguments.folder);
    std::fs::create_dir_all(&folder)?;
    let mut board = Scoreboard { date: today(), sampled: !arguments.full, ..Scoreboard::default() };
    let (mut losses, mut broken) = (0, 0);
    if !arguments.only_kernels {
        let (version, sources) = vectors::fetch(&folder)?;
        board.mesa = Some(version);
        for (device, generation) in [("byt", "gen7"), ("bdw", "gen8"), ("skl", "gen9"), ("bxt", "gen9")] {
            let own_text = vectors::prepare(&halogen, device, &sources.join(generation), &folder)?;
            let code = folder.join("vectors").join(device);
            let read = roundtrip(&halogen, device, &code, &["--no-rules"])?;
            losses += print_losses(&read);
            println!(
                "vectors {device}: {} files, {} of them come back as the same bytes; {} of {} instructions as the same \
                 text; {} of {} compact ones; own text: {own_text}",
                read.files, read.assembled, read.parsed, read.instructions, read.recompacted, read.compact
            );
            board.vectors.insert(
                device.into(),
                VectorRow {
                    files: read.files,
                    instructions: read.instructions,
                    same_bytes: read.assembled,
                    same_text: read.parsed,
                    compact: read.compact,
                    recompacted: read.recompacted,
                    own_text,
                },
            );
        }
    }
    if !arguments.only_vectors {
        if !arguments.reuse {
            setup::install(&[setup::MESA, setup::VULKAN, setup::OPENCL, setup::PIGLIT])?;
            capture::run(arguments, &halogen, &folder)?;
        }
        for device in &arguments.devices {
            for (driver, code) in capture::folders(&folder, device)? {
                let read = roundtrip(&halogen, device, &code, &[])?;
                losses += print_losses(&read);
                let name = format!("{device}-{driver}");
                broken += print_kernels((device, driver), &read);
                board.kernels.insert(name, kernel_row(&read));
            }
        }
    }
    if arguments.commit_scoreboard {
        let file = tree::root().join(format!("docs/scoreboard/isa-{}.toml", board.date));
        std::fs::write(&file, toml::to_string(&board)?)?;
        println!("wrote {}", tree::relative(&file));
    }
    if losses > 0 {
        bail!("{losses} files or instructions do not come back as they were");
    }
    if broken > 0 {
        bail!(
            "{broken} times a kernel of a driver breaks a rule: `halogen isa check` says more of the files above"
        );
    }
    Ok(())
}

fn roundtrip(halogen: &Path, device: &str, folder: &Path, options: &[&str]) -> Result<Report> {
    let output = Command::new(halogen)
        .args(["isa", "roundtrip", "--json", "--device", device])
        .args(options)
        .arg(folder)
        .output()
        .context("cannot start halogen")?;
    serde_json::from_slice(&output.stdout)
        .with_context(|| format!("halogen isa roundtrip: {}", String::from_utf8_lossy(&output.stderr)))
}

fn print_losses(read: &Report) -> usize {
    for failure in read.failures.iter().take(10) {
        println!("  {}: {}\n    {}", failure.file, failure.what, failure.text);
    }
    read.files - read.assembled
        + (read.instructions - read.parsed - read.undecoded)
        + (read.compact - read.recompacted)
}

/// Says what was found, and how often a rule is broken that this driver is not known to break.
fn print_kernels((device, driver): (&str, &str), read: &Report) -> usize {
    println!(
        "kernels {device}-{driver}: {} kernels, {} instructions, {} MB; same bytes {}, same text {}, compact {} of {}, messages \
         explained {} of {}, no instruction {}, no rule broken in {}",
        read.files,
        read.instructions,
        read.bytes as f64 / 1e6,
        read.assembled,
        read.parsed,
        read.recompacted,
        read.compact,
        read.described_messages,
        read.messages,
        read.undecoded,
        read.clean,
    );
    let mut broken = 0;
    for (rule, violation) in &read.violations {
        println!("  {rule} {}x, first {}", violation.count, violation.first);
        let is_known = |known: &&Known| {
            known.rules.contains(&rule.as_str())
                && known.devices.contains(&device)
                && known.drivers.contains(&driver)
        };
        match KNOWN.iter().find(is_known) {
            Some(known) => println!("    known: {}", known.why),
            None => broken += violation.count,
        }
    }
    broken
}

fn kernel_row(read: &Report) -> KernelRow {
    KernelRow {
        kernels: read.files,
        bytes: read.bytes,
        instructions: read.instructions,
        same_bytes: read.assembled,
        same_text: read.parsed,
        compact: read.compact,
        recompacted: read.recompacted,
        undecoded: read.undecoded,
        messages: read.messages,
        described_messages: read.described_messages,
        clean: read.clean,
        violations: read.violations.iter().map(|(rule, broken)| (rule.clone(), broken.count)).collect(),
    }
}
