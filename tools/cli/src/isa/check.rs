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
    /// The code is part of a kernel: leave out the rules over several instructions, such as how a thread ends
    #[arg(long)]
    fragment: bool,
    /// List the rules of the device instead, with what they say and where that stands
    #[arg(long)]
    rules: bool,
    /// Print JSON: `clean`, `instructions`, and `violations`, each with `offset`, `text`, `rule`, `says`, `title`,
    /// `cite`, `operand`
    #[arg(long)]
    pub json: bool,
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
    rule: &'static str,
    /// What is there instead.
    says: String,
    /// What must hold.
    title: &'static str,
    cite: &'static str,
    operand: Option<String>,
}

#[derive(Serialize)]
struct RuleRow {
    rule: &'static str,
    title: &'static str,
    cite: &'static str,
    devices: &'static [&'static str],
}

/// Exit code when a rule is broken.
const VIOLATIONS: u8 = 1;

/// Checks every instruction.
///
/// # Errors
/// When the input cannot be read or is empty.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.rules {
        return list(&arguments.code.device.device, arguments.json);
    }
    let (platform, code) = (arguments.code.platform()?, arguments.code.bytes()?);
    if code.is_empty() {
        bail!("there is nothing to check: the input is empty");
    }
    let steps: Vec<isa::Step> = isa::steps(platform, &code).collect();
    let text_at = |offset: usize| match steps.binary_search_by_key(&offset, |step| step.offset) {
        Ok(found) => text_of(platform, &steps[found]),
        Err(_) => String::new(),
    };
    // What one instruction breaks, it breaks by itself.
    let is_own = |finding: &isa::validate::Finding| {
        let found = steps.binary_search_by_key(&finding.offset_bytes, |step| step.offset);
        match found.ok().map(|index| &steps[index].instruction) {
            Some(Ok(instruction)) => {
                isa::validate::check_instruction(platform, instruction).contains(&finding.violation)
            }
            _ => true,
        }
    };
    let findings = isa::validate::check_code(platform, &code);
    let wanted = findings.iter().filter(|finding| !arguments.fragment || is_own(finding));
    let violations = wanted.map(|finding| Broken {
        offset: finding.offset_bytes,
        text: text_at(finding.offset_bytes),
        rule: finding.violation.rule.name,
        says: finding.violation.message(),
        title: finding.violation.rule.title,
        cite: finding.violation.rule.cite,
        operand: finding.violation.operand.map(|operand| operand.to_string()),
    });
    let mut report = Report {
        device: platform.name,
        clean: true,
        instructions: steps.len(),
        violations: violations.collect(),
    };
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
        let _ = writeln!(out, "    {}: {operand}{}", broken.rule, broken.says);
        let _ = writeln!(out, "        {} {}", broken.title, broken.cite);
    }
    let _ = match report.violations.len() {
        0 => writeln!(out, "{} instructions, no rule broken", report.instructions),
        count => writeln!(out, "{} instructions, {count} violations", report.instructions),
    };
    out
}

/// An instruction as text; a raw line where there is none.
pub fn text_of(platform: &hw::Platform, step: &isa::Step) -> String {
    match &step.instruction {
        Ok(instruction) => isa::print(platform, instruction),
        Err(error) => isa::print_raw(step.bytes, *error),
    }
}

fn list(device: &str, json: bool) -> Result<ExitCode> {
    let rules = isa::validate::rules().iter().filter(|rule| rule.platforms.contains(&device));
    if json {
        let rows = rules.map(|rule| RuleRow {
            rule: rule.name,
            title: rule.title,
            cite: rule.cite,
            devices: rule.platforms,
        });
        put_json(&rows.collect::<Vec<_>>())?;
    } else {
        let lines = rules.map(|rule| format!("{:<28} {} {}\n", rule.name, rule.title, rule.cite));
        put(lines.collect::<String>().as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}
