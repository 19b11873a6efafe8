//! `halogen replay`: executes a capture or an AUB file again and compares memory.

mod aub;

use crate::strict::{self, Strict, strictness};
use anyhow::{Context, Result};
use i915::{Row, Unproved};
use probe::{Findings, Stop};
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;
use trace::{Capture, Kind, Replayed, Step, replay_on, write_png};

const EXIT_CODES: &str = "\
Exit code:
  0    memory came out as the file states, after every submission;
  1    it came out differently, or a submission stopped or ended without a statement of the file to compare with;
  3    --strict, and what it stops at was met;
  125  the file cannot be read, or one cannot be written.
AUB files of other tools may state nothing; then the printed checksums are what to compare (--expect).
Timestamps stand still in replays, as they do in recordings (`halogen run --record`).";

/// What to replay.
#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Arguments {
    /// Capture made by `halogen run --record`, or AUB file
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write the colour target that was drawn to last; captures only
    #[arg(long, value_name = "PNG")]
    picture: Option<PathBuf>,
    /// Device to execute an AUB file on, instead of the one that it names
    #[arg(long, value_parser = ["skl", "bxt", "bdw", "byt"])]
    device: Option<String>,
    #[arg(long, help = strict::HELP, value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "gaps")]
    strict: Option<Strict>,
    /// Compare with the JSON of an earlier replay; AUB files only
    #[arg(long, value_name = "JSON")]
    expect: Option<PathBuf>,
    /// Write what memory came to as one file a region; AUB files only
    #[arg(long, value_name = "DIR")]
    dump: Option<PathBuf>,
}

/// One submission in the report.
#[derive(Serialize)]
struct Submission {
    number: usize,
    context: u32,
    engine: String,
    batch: String,
    expected: Option<String>,
    got: String,
    equal: bool,
    stop: Option<String>,
}

/// The report.
#[derive(Serialize)]
struct Report {
    device: &'static str,
    equal: bool,
    submissions: Vec<Submission>,
    findings: Vec<Row>,
    unproved: Vec<Unproved>,
}

/// Exit code of a strict replay that met what it stops at.
const STRICT_GAP: u8 = 3;

/// What was met, for reports.
pub fn rows(findings: &Findings) -> Vec<Row> {
    let row = |(finding, entry): (probe::Finding, probe::Entry)| Row {
        kind: finding.kind.name().into(),
        system: finding.system.into(),
        what: finding.what.into_owned(),
        count: entry.count,
        first: entry.first.to_string(),
    };
    findings.list().into_iter().map(row).collect()
}

fn print_rows(rows: &[Row], unproved: &[Unproved]) {
    for row in rows {
        println!("  {} {}x {} {} [first: {}]", row.kind, row.count, row.system, row.what, row.first);
    }
    if let Some(line) = Unproved::line(unproved) {
        println!("  {line}");
    }
}

fn explain(stop: &Stop) -> String {
    match stop {
        Stop::Fault(fault) => match fault.address {
            Some(address) => format!("fault {}: {} at {address}", fault.system, fault.text),
            None => format!("fault {}: {}", fault.system, fault.text),
        },
        Stop::Strict => "what a strict run stops at".into(),
        Stop::Bug => "a bug of Halogen".into(),
    }
}

impl Submission {
    fn of((index, step): (usize, &Step)) -> Self {
        Self {
            number: index + 1,
            context: step.context,
            engine: format!("{:?}", step.submission.engine),
            batch: step.submission.batch.to_string(),
            expected: step.expected.map(|sum| format!("{sum:08x}")),
            got: format!("{:08x}", step.got),
            equal: step.is_equal(),
            stop: step.stop.as_ref().map(explain),
        }
    }
}

impl Report {
    fn of(replayed: &Replayed) -> Self {
        Self {
            device: replayed.platform.name,
            equal: replayed.steps.iter().all(Step::is_equal),
            submissions: replayed.steps.iter().enumerate().map(Submission::of).collect(),
            findings: rows(&replayed.findings),
            unproved: Unproved::of(&replayed.findings),
        }
    }

    fn print(&self) {
        println!("{}: {} submissions", self.device, self.submissions.len());
        for submission in &self.submissions {
            let Submission { number, context, engine, batch, got, .. } = submission;
            let verdict = match &submission.expected {
                _ if submission.equal => "equal".to_string(),
                Some(expected) => format!("DIFFERENT, the capture says {expected}"),
                None => "without a checksum in the capture".to_string(),
            };
            println!("{number:>5}  context {context} {engine} batch {batch}: memory {got}, {verdict}");
            if let Some(stop) = &submission.stop {
                println!("       stopped: {stop}");
            }
        }
        print_rows(&self.findings, &self.unproved);
    }
}

/// Replays a capture.
///
/// # Errors
/// When the capture is damaged, with the place, or a file cannot be read or written.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let file = &arguments.file;
    let what = || format!("replaying {}", file.display());
    if trace::kind(file).with_context(what)? == Kind::Aub {
        return aub::run(arguments).with_context(what);
    }
    let replayed =
        Capture::open(file).and_then(|mut capture| replay_on(&mut capture, strictness(arguments.strict), 1));
    let replayed = replayed.with_context(what)?;
    let report = Report::of(&replayed);
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        report.print();
    }
    if let Some(path) = &arguments.picture {
        let picture = replayed.picture.as_ref().context("the capture draws no picture")?;
        write_png(path, picture).with_context(|| format!("writing {}", path.display()))?;
    }
    if strict::has_failed(arguments.strict, &replayed.findings) {
        return Ok(ExitCode::from(STRICT_GAP));
    }
    Ok(ExitCode::from(u8::from(!report.equal)))
}
