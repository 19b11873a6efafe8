//! `halogen isa asm`: text to machine code.

use super::input::{Device, TextMistake, hex_text, origin, read_text};
use super::{MISTAKE, Mistake};
use crate::output::{put, put_json};
use anyhow::{Context, Result};
use isa::{AssembleOptions, Compaction, ParseError};
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;

/// What to assemble, and how.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    device: Device,
    /// File of assembly text; `-` or nothing for standard input
    #[arg(value_name = "FILE|-")]
    input: Option<String>,
    /// Compact every instruction that has a compact form
    #[arg(long)]
    compact: bool,
    /// Compact no instruction, not even those that say `compacted`
    #[arg(long, conflicts_with = "compact")]
    no_compact: bool,
    /// Print the bytes in hexadecimal, one instruction a line
    #[arg(long)]
    hex: bool,
    /// Where the bytes go, instead of standard output
    #[arg(short, long, value_name = "FILE", conflicts_with_all = ["hex", "json"])]
    output: Option<PathBuf>,
    /// Print JSON: `ok`, `bytes`, `hex`, and `error` with `line`, `column`, `message`, `hint`
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct Assembled {
    device: &'static str,
    ok: bool,
    bytes: usize,
    hex: String,
    error: Option<Mistake>,
}

/// Assembles.
///
/// # Errors
/// When the input cannot be read; what is wrong with the text is exit code 1.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let platform = arguments.device.platform()?;
    let words: Vec<String> = arguments.input.iter().cloned().collect();
    let (name, text) = read_text(&match origin(&words) {
        super::input::Origin::Words(file) => super::input::Origin::File(file),
        other => other,
    })?;
    let compaction = match (arguments.compact, arguments.no_compact) {
        (true, _) => Compaction::Always,
        (_, true) => Compaction::Never,
        _ => Compaction::AsWritten,
    };
    match isa::assemble(platform, &text, AssembleOptions { compaction }) {
        Ok(code) if arguments.json => put_json(&Assembled {
            device: platform.name,
            ok: true,
            bytes: code.len(),
            hex: hex_text(&code),
            error: None,
        })?,
        Ok(code) if arguments.hex => {
            let lines = isa::steps(platform, &code).map(|step| hex_text(step.bytes) + "\n");
            put(lines.collect::<String>().as_bytes())?;
        }
        Ok(code) => match &arguments.output {
            Some(file) => {
                std::fs::write(file, &code).with_context(|| format!("writing {}", file.display()))?
            }
            None => put(&code)?,
        },
        Err(error) => {
            let mistake = TextMistake { file: name, text, error };
            eprintln!("{mistake}");
            if arguments.json {
                put_json(&Assembled {
                    device: platform.name,
                    ok: false,
                    bytes: 0,
                    hex: String::new(),
                    error: Some(Mistake::from(&mistake)),
                })?;
            }
            return Ok(ExitCode::from(MISTAKE));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// An error of the text: place, the line with a caret below it, a hint.
pub fn diagnosis(name: &str, text: &str, error: &ParseError) -> String {
    let ParseError { line, column, length, message, hint } = error;
    let source = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let before = source.get(..column.saturating_sub(1)).unwrap_or(source);
    // Tabs stay tabs, so that the caret stands where the text does.
    let indent: String = before.chars().map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let rest = source.get(before.len()..).unwrap_or_default();
    let width = rest.get(..*length).unwrap_or(rest).chars().count().max(1);
    let number = line.to_string();
    let gutter = " ".repeat(number.len());
    let mut out = format!(
        "{name}:{line}:{column}: error: {message}\n{gutter} |\n{number} | {source}\n{gutter} | {indent}{}",
        "^".repeat(width)
    );
    if let Some(hint) = hint {
        out += &format!("\n{gutter} = hint: {hint}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_the_mistake() {
        let error = ParseError {
            line: 2,
            column: 9,
            length: 3,
            message: "`g4x` is no register".into(),
            hint: Some("g0 to g127".into()),
        };
        let text = diagnosis("a.asm", "nop;\n\tmov(8) g4x<1>F\n", &error);
        assert_eq!(
            text,
            "a.asm:2:9: error: `g4x` is no register\n  |\n2 | \tmov(8) g4x<1>F\n  | \t       ^^^\n  = hint: g0 to g127"
        );
    }
}
