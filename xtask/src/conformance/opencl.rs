//! Real OpenCL programs on Intel's own driver: each either does its work on Halogen or is on the scoreboard.
//!
//! What a program must print is in its row, so that a run that quietly chose another device does not count.

use super::scoreboard;
use crate::{setup, tree};
use anyhow::{Context, Result, bail};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Options of a run.
#[derive(clap::Args)]
pub struct Arguments {
    /// Device to simulate.
    #[arg(long, default_value = "skl")]
    device: String,
    /// Only programs whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Seconds a program may take.
    #[arg(long, default_value_t = 1800)]
    timeout_seconds: u64,
    /// Write the dated scoreboard into docs/scoreboard/.
    #[arg(long)]
    commit_scoreboard: bool,
    /// Use this halogen binary instead of building one.
    #[arg(long)]
    halogen: Option<PathBuf>,
}

/// One program: its command, and what it prints when it has done its work.
struct Program {
    name: &'static str,
    words: &'static [&'static str],
    prints: &'static [&'static str],
    /// The exit code that means success.
    code: i32,
}

/// Options that keep hashcat's work small; the mask has the word in it.
macro_rules! hashcat {
    ($name:literal, $mode:literal, $hash:literal, $word:literal) => {
        Program {
            name: $name,
            words: &[
                "hashcat",
                "-m",
                $mode,
                "-a",
                "3",
                "--force",
                "-D",
                "2",
                "-n",
                "1",
                "-u",
                "1",
                "-T",
                "32",
                "--potfile-disable",
                "--restore-disable",
                "--logfile-disable",
                $hash,
                $word,
            ],
            prints: &["Cracked", "Intel(R) HD Graphics"],
            code: 0,
        }
    };
}

/// `clscene` stands for the program that is built next to `halogen`.
#[rustfmt::skip]
const PROGRAMS: &[Program] = &[
    Program { name: "clinfo", words: &["clinfo"], prints: &["Intel(R) HD Graphics", "Device Available                                Yes"], code: 0 },
    Program { name: "clscene", words: &["clscene"], prints: &["PASS launch/vector-add"], code: 0 },
    hashcat!("hashcat 0 (MD5)", "0", "81dc9bdb52d04dc20036dbd8313ed055", "?d?d?d?d"),
    hashcat!("hashcat 100 (SHA-1)", "100", "7110eda4d09e062aa5e4a390b0a572ac0d2c0220", "?d?d?d?d"),
    hashcat!("hashcat 1400 (SHA-256)", "1400", "03ac674216f3e15c761ee1a5e255f067953623c8b388b4459e13f978d7c846f4", "?d?d?d?d"),
    hashcat!("hashcat 1700 (SHA-512)", "1700", "d404559f602eab6fd602ac7680dacbfaadd13630335e951f097af3900e9de176b6db28512f2e000b9d04fba5133e8b1c6e8df59db3a8ab9d60be4b97cc9e81db", "?d?d?d?d"),
    hashcat!("hashcat 3200 (bcrypt)", "3200", "$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6", "hashca?l"),
    Program { name: "darktable-cltest", words: &["darktable-cltest"], prints: &["Intel(R) HD Graphics", "[opencl_init] OpenCL successfully initialized"], code: 0 },
    Program { name: "clpeak", words: &["clpeak", "--compute-integer", "--global-bandwidth", "--kernel-latency"], prints: &["Intel(R) HD Graphics", "Integer compute"], code: 0 },
];

/// The committed form of a run.
#[derive(Serialize)]
struct Board {
    date: String,
    device: String,
    program: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    name: String,
    pass: bool,
    seconds: u32,
    #[serde(skip_serializing_if = "String::is_empty")]
    why: String,
}

/// Makes Intel's driver the only one that the loader finds.
pub fn only_intel(command: &mut Command) {
    command.env("OCL_ICD_VENDORS", "/etc/OpenCL/vendors/intel.icd");
}

/// Runs all programs and prints what came of each.
pub fn run(arguments: &Arguments) -> Result<()> {
    setup::install(&[setup::OPENCL, setup::OPENCL_PROGRAMS])?;
    let halogen = match &arguments.halogen {
        Some(path) => path.clone(),
        None => tree::build_release()?,
    };
    let mut board =
        Board { date: scoreboard::today(), device: arguments.device.clone(), program: Vec::new() };
    for program in PROGRAMS.iter().filter(|program| program.name.contains(&arguments.only)) {
        let start = Instant::now();
        let why = run_one(program, arguments, &halogen)?;
        let row = Row {
            name: program.name.into(),
            pass: why.is_empty(),
            seconds: start.elapsed().as_secs() as u32,
            why,
        };
        let verdict = if row.pass { "PASS" } else { "FAIL" };
        println!("{verdict} {} {} s {}", row.name, row.seconds, row.why);
        board.program.push(row);
    }
    if board.program.is_empty() {
        bail!("no program has a name with '{}' in it", arguments.only);
    }
    if arguments.commit_scoreboard {
        let folder = tree::root().join("docs/scoreboard");
        let file = folder.join(format!("opencl-programs-{}-{}.toml", board.device, board.date));
        std::fs::write(&file, toml::to_string(&board)?)?;
        println!("wrote {}", tree::relative(&file));
    }
    let failed = board.program.iter().filter(|row| !row.pass).count();
    if failed > 0 {
        bail!("{failed} of {} programs fail", board.program.len());
    }
    Ok(())
}

/// Why a program failed; empty when it did not.
fn run_one(program: &Program, arguments: &Arguments, halogen: &Path) -> Result<String> {
    let folder = tree::root().join("out/opencl");
    std::fs::create_dir_all(&folder)?;
    let log = folder.join(program.name.replace(|c: char| !c.is_ascii_alphanumeric(), "-") + ".log");
    let output = std::fs::File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
    let mut command = Command::new("timeout");
    command.args(["--kill-after=5", &arguments.timeout_seconds.max(1).to_string()]).arg(halogen);
    command.args(["run", "--device", &arguments.device, "--"]);
    match program.words {
        ["clscene", rest @ ..] => command.arg(halogen.with_file_name("clscene")).args(rest),
        words => command.args(words),
    };
    only_intel(&mut command);
    // Hashcat keeps compiled kernels: they would hide the compiler from a second run.
    command.env("XDG_CACHE_HOME", folder.join("cache")).env("XDG_DATA_HOME", folder.join("data"));
    command.current_dir(&folder).stdin(Stdio::null()).stderr(output.try_clone()?).stdout(output);
    let start = Instant::now();
    let status = command.status().context("cannot start timeout")?;
    let text = String::from_utf8_lossy(&std::fs::read(&log)?).into_owned();
    if start.elapsed() >= Duration::from_secs(arguments.timeout_seconds) {
        return Ok(format!("took longer than {} s", arguments.timeout_seconds));
    }
    Ok(judge(program, status.code(), &text))
}

fn judge(program: &Program, code: Option<i32>, text: &str) -> String {
    if code != Some(program.code) {
        return format!("ended with {code:?} instead of {}", program.code);
    }
    match program.prints.iter().find(|wanted| !text.contains(**wanted)) {
        Some(missing) => format!("did not print '{missing}'"),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_passes_by_its_code_and_its_words() {
        let program = Program { name: "it", words: &["it"], prints: &["done", "here"], code: 0 };
        assert_eq!(judge(&program, Some(0), "it is done here"), "");
        assert!(judge(&program, Some(0), "done").contains("'here'"));
        assert!(judge(&program, Some(1), "done here").contains("Some(1)"));
        assert!(judge(&program, None, "done here").contains("None"));
    }
}
