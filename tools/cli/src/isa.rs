//! `halogen asm`, `dis`, `encode`, `decode`, `explain`: instructions and commands as text and as bits.

use anyhow::{Context, Result, anyhow, bail};
use hw::{Engine, Platform};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where text or bytes come from.
#[derive(clap::Args)]
pub struct Source {
    /// Device whose encoding is meant
    #[arg(long, default_value = "skl", value_parser = ["skl", "bxt", "bdw", "byt"])]
    device: String,
    /// File to read; standard input when absent
    file: Option<PathBuf>,
    /// Bytes (or DWords of commands) are hexadecimal text, on both sides
    #[arg(long)]
    hex: bool,
}

impl Source {
    fn platform(&self) -> Result<&'static Platform> {
        hw::platform(&self.device).context("no such device")
    }

    fn bytes(&self) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        match self.file.as_deref().filter(|file| *file != Path::new("-")) {
            Some(file) => {
                bytes = std::fs::read(file).with_context(|| format!("reading {}", file.display()))?
            }
            None => {
                std::io::stdin().read_to_end(&mut bytes)?;
            }
        }
        Ok(bytes)
    }

    fn text(&self) -> Result<String> {
        String::from_utf8(self.bytes()?).context("the input is no text")
    }

    /// Code bytes.
    fn code(&self) -> Result<Vec<u8>> {
        if !self.hex {
            return self.bytes();
        }
        let digits: String = self.text()?.chars().filter(|c| !c.is_whitespace()).collect();
        let pairs = (0..digits.len()).step_by(2);
        pairs
            .map(|at| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok()))
            .collect::<Option<_>>()
            .context("the input is no hexadecimal text")
    }

    /// Command DWords.
    fn dwords(&self) -> Result<Vec<u32>> {
        if !self.hex {
            return Ok(self
                .bytes()?
                .chunks_exact(4)
                .map(|d| u32::from_le_bytes([d[0], d[1], d[2], d[3]]))
                .collect());
        }
        let text = self.text()?;
        let words =
            text.split_whitespace().map(|word| u32::from_str_radix(word.trim_start_matches("0x"), 16));
        words.collect::<Result<_, _>>().context("the input is no hexadecimal text")
    }
}

/// Streamer whose commands are meant.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum Streamer {
    /// 3D and compute
    Render,
    /// Blitter
    Blitter,
    /// Codec
    Video,
}

/// Text and bits.
#[derive(clap::Subcommand)]
pub enum Command {
    /// Assemble EU instructions
    Asm(Source),
    /// Disassemble EU instructions
    Dis {
        #[command(flatten)]
        source: Source,
        /// Show what the descriptors of messages say
        #[arg(long)]
        messages: bool,
    },
    /// Turn the text of commands into DWords
    Encode(Source),
    /// Turn the DWords of commands into text
    Decode {
        #[command(flatten)]
        source: Source,
        /// Streamer that reads the commands
        #[arg(long, default_value = "render")]
        engine: Streamer,
    },
    /// Say field by field what one EU instruction means, and where that stands
    Explain(Source),
}

/// Runs one of the commands.
///
/// # Errors
/// When the input cannot be read or makes no sense.
pub fn run(command: &Command) -> Result<ExitCode> {
    match command {
        Command::Asm(source) => {
            let code = isa::parse_program(source.platform()?, &source.text()?);
            let code = code.map_err(|error| anyhow!("{error}"))?;
            if source.hex {
                let line = |bytes: &[u8]| {
                    bytes.iter().map(|byte| format!("{byte:02x} ")).collect::<String>().trim_end().to_string()
                };
                put(code
                    .chunks(16)
                    .map(|bytes| {
                        line(bytes)
                            + "
"
                    })
                    .collect::<String>()
                    .as_bytes())?;
            } else {
                put(&code)?;
            }
        }
        Command::Dis { source, messages } => {
            let options = isa::ListingOptions { offsets: true, bytes: false, messages: *messages };
            put(isa::print_program(source.platform()?, &source.code()?, options).as_bytes())?;
        }
        Command::Encode(source) => {
            let dwords =
                hw::print::parse(source.platform()?, &source.text()?).map_err(|error| anyhow!("{error}"))?;
            let text: String = dwords
                .iter()
                .map(|dword| {
                    format!(
                        "{dword:08x}
"
                    )
                })
                .collect();
            let bytes: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
            put(if source.hex { text.as_bytes() } else { &bytes })?;
        }
        Command::Decode { source, engine } => {
            let engine = match engine {
                Streamer::Render => Engine::Render,
                Streamer::Blitter => Engine::Blitter,
                Streamer::Video => Engine::Video,
            };
            put(hw::print::batch(source.platform()?, engine, &source.dwords()?, 0).as_bytes())?;
        }
        Command::Explain(source) => explain(source)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn explain(source: &Source) -> Result<()> {
    let (platform, code) = (source.platform()?, source.code()?);
    if code.is_empty() {
        bail!("no instruction given");
    }
    let explained = isa::explain(platform, &code).map_err(|error| anyhow!("{error}"))?;
    let mut text = format!("{}\n", isa::print(platform, &explained.instruction));
    text += &format!("{} {}\n", explained.title, explained.cite);
    for field in &explained.fields {
        let (name, value, meaning) = (&field.name, field.value, field.meaning);
        text +=
            &format!("  {:>3}:{:<3} {name} = {value:#x}  {meaning} {}\n", field.high, field.low, field.cite);
    }
    put(text.as_bytes())
}

/// Writes to standard output; whoever stops reading has seen enough.
fn put(bytes: &[u8]) -> Result<()> {
    let mut output = std::io::stdout().lock();
    match output.write_all(bytes).and_then(|()| output.flush()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
