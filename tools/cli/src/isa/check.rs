//! `halogen isa check`: which rules of the manual instructions break.

use super::input::Code;
use crate::output::{put, put_json};
use anyhow::{Result, bail};
use serde::Serialize;
use std::fmt::Write;
use std::process::ExitCode;

/// What to check.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    code: Code,
    /// List all rules instead, with what they say and where that stands
    #[arg(long)]
    rules: bool,
    /// Print JSON: `clean`, `instructions`, and `violations`, each with `offset`, `text`, `rule`, `says`, `cite`, `operand`
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    device: &'static str,
    clean: bool,
    instructions: usize,
    violations: Vec<Broken>,
}

#[derive(Serialize)]
struct Broken {
    offset: usize,
    text: String,
    rule: String,
    says: String,
    cite: String,
    operand: Option<String>,
}

#[derive(Serialize)]
struct RuleRow {
    rule: &'static str,
    says: &'static str,
    cite: &'static str,
}

/// Exit code when a rule is broken.
const VIOLATIONS: u8 = 1;

/// Checks every instruction.
///
/// # Errors
/// When the input cannot be read or is empty.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.rules {
        return list(arguments.json);
    }
    let (platform, code) = (arguments.code.platform()?, arguments.code.bytes()?);
    if code.is_empty() {
        bail!("there is nothing to check: the input is empty");
    }
    let mut report = Report { device: platform.name, clean: true, instructions: 0, violations: Vec::new() };
    for step in isa::steps(platform, &code) {
        report.instructions += 1;
        match &step.instruction {
            Ok(instruction) => {
                let broken = isa::validate(platform, instruction);
                report.violations.extend(broken.iter().map(|violation| Broken {
                    offset: step.offset,
                    text: isa::print(platform, instruction),
                    rule: violation.rule.name.into(),
                    says: violation.rule.text.into(),
                    cite: violation.rule.cite.into(),
                    operand: violation.operand.map(|operand| operand.to_string()),
                }));
            }
            Err(error) => report.violations.push(Broken {
                offset: step.offset,
                text: isa::print_raw(step.bytes, *error),
                rule: "encoding".into(),
                says: error.to_string(),
                cite: "[skl.7:EU Native Instruction Formats]".into(),
                operand: None,
            }),
        }
    }
    report.clean = report.violations.is_empty();
    if arguments.json {
        put_json(&report)?;
    } else {
        put(text(&report).as_bytes())?;
    }
    Ok(ExitCode::from(if report.clean { 0 } else { VIOLATIONS }))
}

fn text(report: &Report) -> String {
    let mut out = String::new();
    let mut last = None;
    for broken in &report.violations {
        if last != Some(broken.offset) {
            let _ = writeln!(out, "0x{:04x}: {}", broken.offset, broken.text);
            last = Some(broken.offset);
        }
        let operand = broken.operand.as_ref().map(|operand| format!("{operand}: ")).unwrap_or_default();
        let _ = writeln!(out, "        {}: {operand}{} {}", broken.rule, broken.says, broken.cite);
    }
    let _ = match report.violations.len() {
        0 => writeln!(out, "{} instructions, no rule broken", report.instructions),
        count => writeln!(out, "{} instructions, {count} violations", report.instructions),
    };
    out
}

fn list(json: bool) -> Result<ExitCode> {
    if json {
        let rows = isa::RULES.iter();
        let rows: Vec<_> =
            rows.map(|rule| RuleRow { rule: rule.name, says: rule.text, cite: rule.cite }).collect();
        put_json(&rows)?;
    } else {
        let lines = isa::RULES.iter().map(|rule| format!("{:<24} {} {}\n", rule.name, rule.text, rule.cite));
        put(lines.collect::<String>().as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}
