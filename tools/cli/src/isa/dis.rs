//! `halogen isa dis`: machine code to text.

use super::input::{Code, hex_text};
use crate::output::{put, put_json};
use anyhow::Result;
use serde::Serialize;
use std::process::ExitCode;

/// What to disassemble, and how.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    code: Code,
    /// Show the raw bytes of each instruction
    #[arg(long)]
    bytes: bool,
    /// Show what the descriptors of messages say
    #[arg(long)]
    messages: bool,
    /// Leave out the offsets
    #[arg(long)]
    no_offsets: bool,
    /// Print JSON: one object with `instructions`, each with `offset`, `length`, `hex`, `label`, `text`, `error`
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct Listing {
    device: &'static str,
    bytes: usize,
    instructions: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    offset: usize,
    length: usize,
    hex: String,
    /// Name of the jump target that stands here.
    label: Option<String>,
    compacted: bool,
    /// The instruction, with jumps as byte offsets; a `raw` line when the bytes are none.
    text: String,
    /// Names of the jump targets: JIP, then UIP.
    targets: Vec<usize>,
    message: Option<String>,
    error: Option<String>,
}

/// Disassembles. Everything that `dis` prints, `asm` turns into the same bytes.
///
/// # Errors
/// When the input cannot be read or is no code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let (platform, code) = (arguments.code.platform()?, arguments.code.bytes()?);
    if !arguments.json {
        let options = isa::ListingOptions {
            offsets: !arguments.no_offsets,
            bytes: arguments.bytes,
            messages: arguments.messages,
        };
        put(isa::print_program(platform, &code, options).as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    let labels = isa::jump_targets(platform, &code);
    let instructions = isa::steps(platform, &code).map(|step| Line {
        offset: step.offset,
        length: step.bytes.len(),
        hex: hex_text(step.bytes),
        label: labels.binary_search(&step.offset).ok().map(|number| format!("LABEL{number}")),
        compacted: step.instruction.is_ok_and(|i| i.length_bytes == 8),
        text: match &step.instruction {
            Ok(instruction) => isa::print(platform, instruction),
            Err(error) => isa::print_raw(step.bytes, *error),
        },
        targets: step
            .instruction
            .map(|i| isa::jumps(platform, &i))
            .unwrap_or_default()
            .into_iter()
            .flatten()
            .filter_map(|jump| usize::try_from(step.offset as i64 + i64::from(jump)).ok())
            .collect(),
        message: step.instruction.ok().and_then(|i| isa::message_text(platform, &i)),
        error: step.instruction.err().map(|error| error.to_string()),
    });
    put_json(&Listing { device: platform.name, bytes: code.len(), instructions: instructions.collect() })?;
    Ok(ExitCode::SUCCESS)
}
