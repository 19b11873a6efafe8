//! `halogen isa roundtrip`: whether Halogen reads kernels without losing a bit.
//!
//! Four things must hold of every file: its listing assembles to the same bytes; the text of each instruction parses to
//! the same instruction; each compact instruction, expanded, compacts to itself; no rule is broken. The last one holds
//! only of code that a correct compiler wrote.

use super::check::text_of;
use super::input::{Device, hex_text};
use super::report::{Broken, Failure, Report};
use crate::output::{put, put_json};
use anyhow::{Context, Result, bail};
use hw::Platform;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What to read.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    device: Device,
    /// Files of raw code bytes, or folders of them
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,
    /// Leave the rules of the manual alone
    #[arg(long)]
    no_rules: bool,
    /// Print JSON: counts, `failures`, and `violations` by rule
    #[arg(long)]
    pub json: bool,
}

/// Failures listed; more are only counted.
const LISTED: usize = 50;
/// Exit code when something was lost or a rule is broken.
const FOUND: u8 = 1;

/// Reads every file.
///
/// # Errors
/// When a file or folder cannot be read.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let platform = arguments.device.platform()?;
    let mut files = Vec::new();
    for path in &arguments.paths {
        collect(path, &mut files)?;
    }
    files.sort();
    if files.is_empty() {
        bail!(
            "the folders hold no file; give files of raw code bytes, such as `halogen run --kernels DIR` writes"
        );
    }
    let mut report = Report { device: platform.name.into(), ..Report::default() };
    for file in &files {
        let code = std::fs::read(file).with_context(|| format!("reading {}", file.display()))?;
        report.file(platform, &file.display().to_string(), &code, !arguments.no_rules);
    }
    if arguments.json {
        put_json(&report)?;
    } else {
        put(report.text().as_bytes())?;
    }
    let is_good = report.is_lossless() && report.violations.is_empty();
    Ok(ExitCode::from(if is_good { 0 } else { FOUND }))
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    for entry in std::fs::read_dir(path).with_context(|| format!("listing {}", path.display()))? {
        collect(&entry?.path(), files)?;
    }
    Ok(())
}

impl Report {
    fn is_lossless(&self) -> bool {
        self.assembled == self.files
            && self.parsed + self.undecoded == self.instructions
            && self.recompacted == self.compact
            && self.undecoded == 0
    }

    fn fail(&mut self, file: &str, offset: Option<usize>, what: String, text: String) {
        if self.failures.len() < LISTED {
            self.failures.push(Failure { file: file.into(), offset, what, text });
        }
    }

    fn file(&mut self, platform: &Platform, name: &str, code: &[u8], rules: bool) {
        self.files += 1;
        self.bytes += code.len();
        let listing = isa::print_program(platform, code, isa::ListingOptions::default());
        match isa::parse_program(platform, &listing) {
            Ok(again) if again == code => self.assembled += 1,
            Ok(again) => {
                let at = again.iter().zip(code).position(|(a, b)| a != b);
                let at = at.unwrap_or(again.len().min(code.len()));
                self.fail(name, Some(at), "the listing assembles to other bytes".into(), String::new());
            }
            Err(error) => {
                let line = listing.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
                self.fail(name, None, format!("the listing does not parse: {error}"), line.into());
            }
        }
        let mut is_clean = true;
        for step in isa::steps(platform, code) {
            self.instructions += 1;
            let instruction = match &step.instruction {
                Ok(instruction) => instruction,
                Err(error) => {
                    self.undecoded += 1;
                    is_clean = false;
                    self.fail(name, Some(step.offset), error.to_string(), hex_text(step.bytes));
                    continue;
                }
            };
            let text = isa::print(platform, instruction);
            match isa::parse(platform, &text) {
                Ok(again) if again == *instruction => self.parsed += 1,
                Ok(_) => {
                    self.fail(name, Some(step.offset), "the text is another instruction".into(), text.clone())
                }
                Err(error) => {
                    self.fail(
                        name,
                        Some(step.offset),
                        format!("the text does not parse: {error}"),
                        text.clone(),
                    );
                }
            }
            if let Ok(short) = <&[u8; 8]>::try_from(step.bytes) {
                self.compact += 1;
                if isa::compact(platform, &isa::expand(platform, short)) == Some(*short) {
                    self.recompacted += 1;
                } else {
                    let what = "the expanded form compacts to other bytes";
                    self.fail(name, Some(step.offset), what.into(), hex_text(step.bytes));
                }
            }
            if instruction.send.descriptor.is_some() {
                self.messages += 1;
                self.described_messages += usize::from(isa::message_text(platform, instruction).is_some());
            }
        }
        for finding in if rules { isa::validate::check_code(platform, code) } else { Vec::new() } {
            is_clean = false;
            let (rule, at) = (finding.violation.rule, finding.offset_bytes);
            let entry = self.violations.entry(rule.name.into()).or_insert_with(|| Broken {
                count: 0,
                cite: rule.cite.into(),
                says: finding.violation.message(),
                first: match isa::steps(platform, code).find(|step| step.offset == at) {
                    Some(step) => format!("{name} at 0x{at:x}: {}", text_of(platform, &step)),
                    None => format!("{name} at 0x{at:x}"),
                },
            });
            entry.count += 1;
        }
        self.clean += usize::from(is_clean);
    }

    fn text(&self) -> String {
        let mut out = format!(
            "{}: {} files, {} bytes, {} instructions, {} of them compact\n",
            self.device, self.files, self.bytes, self.instructions, self.compact
        );
        let mut row = |what: &str, good: usize, of: usize| {
            let _ = writeln!(out, "  {what:<58} {good} of {of}");
        };
        row("files whose listing assembles to the same bytes", self.assembled, self.files);
        row("instructions whose text is the same instruction", self.parsed, self.instructions);
        row("compact instructions that are compacted to themselves", self.recompacted, self.compact);
        row("messages whose descriptor is explained", self.described_messages, self.messages);
        row("files in which no rule is broken", self.clean, self.files);
        for failure in &self.failures {
            let at = failure.offset.map(|offset| format!(" at 0x{offset:x}")).unwrap_or_default();
            let _ = writeln!(out, "{}{at}: {}\n    {}", failure.file, failure.what, failure.text);
        }
        for (rule, broken) in &self.violations {
            let _ = writeln!(
                out,
                "{rule} {}x: {} {}\n    first in {}",
                broken.count, broken.says, broken.cite, broken.first
            );
        }
        out
    }
}
