//! Replaying AUB files.

use super::{Arguments, STRICT_GAP, print_rows, rows};
use crate::strict::{self, strictness};
use anyhow::{Context, Result, bail};
use i915::{Row, Unproved};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;
use std::process::ExitCode;
use trace::aub::{AubOptions, AubReplayed, AubStep, Mismatch, replay_aub};

/// One submission in the report.
#[derive(Serialize)]
struct Submission {
    number: usize,
    at: u64,
    context: u32,
    engine: &'static str,
    space: String,
    expected: Option<String>,
    got: String,
    stop: Option<String>,
}

/// Memory in the report.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Region {
    space: String,
    address: String,
    bytes: u64,
    checksum: String,
}

/// A statement of the file that did not hold.
#[derive(Serialize)]
struct Broken {
    at: u64,
    what: String,
}

/// The report.
#[derive(Serialize)]
struct Report {
    device: &'static str,
    writer: String,
    packets: u64,
    bytes: u64,
    equal: bool,
    submissions: Vec<Submission>,
    checks: u64,
    mismatches: Vec<Broken>,
    regions: Vec<Region>,
    findings: Vec<Row>,
    unproved: Vec<Unproved>,
}

/// What `--expect` reads of an earlier report.
#[derive(Deserialize)]
struct Expected {
    regions: Vec<Region>,
}

/// Regions that are printed for people.
const PRINTED_REGIONS: usize = 64;
const COPY_BYTES: usize = 1 << 20;

fn submission((index, step): (usize, &AubStep)) -> Submission {
    Submission {
        number: index + 1,
        at: step.at,
        context: step.context,
        engine: step.engine,
        space: step.space.clone(),
        expected: step.expected.map(|sum| format!("{sum:08x}")),
        got: format!("{:08x}", step.got),
        stop: step.stop.clone(),
    }
}

impl Report {
    fn of(replayed: &AubReplayed, file: &Path) -> Self {
        let broken = |mismatch: &Mismatch| Broken { at: mismatch.at, what: mismatch.what.clone() };
        let region = |region: &trace::aub::Region| Region {
            space: region.space.clone(),
            address: format!("{:#x}", region.address),
            bytes: region.bytes,
            checksum: format!("{:08x}", region.sum),
        };
        // A file that was given from a pipe has no length of its own.
        let bytes = std::fs::metadata(file).map_or(replayed.bytes, |metadata| metadata.len());
        Self {
            device: replayed.platform.name,
            writer: replayed.tool.clone(),
            packets: replayed.packets,
            bytes,
            equal: replayed.is_equal(),
            submissions: replayed.steps.iter().enumerate().map(submission).collect(),
            checks: replayed.checks,
            mismatches: replayed.mismatches.iter().map(broken).collect(),
            regions: replayed.regions.iter().map(region).collect(),
            findings: rows(&replayed.findings),
            unproved: Unproved::of(&replayed.findings),
        }
    }

    /// Compares with an earlier report.
    fn compare(&mut self, file: &Path) -> Result<()> {
        let text = std::fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
        let expected: Expected =
            serde_json::from_str(&text).with_context(|| format!("{} is no report", file.display()))?;
        let mut broken = |what: String| self.mismatches.push(Broken { at: self.bytes, what });
        for region in &expected.regions {
            let Region { space, address, bytes, checksum } = region;
            match self.regions.iter().find(|got| got.space == *space && got.address == *address) {
                Some(got) if got == region => {}
                Some(got) => broken(format!(
                    "{space} {address}: {} bytes {}, expected {bytes} bytes {checksum}",
                    got.bytes, got.checksum
                )),
                None => broken(format!("{space} {address} is missing, expected {bytes} bytes {checksum}")),
            }
        }
        self.checks += expected.regions.len() as u64;
        self.equal &= self.mismatches.is_empty();
        Ok(())
    }

    fn print(&self) {
        let Self { device, writer, packets, bytes, checks, submissions, .. } = self;
        let count = submissions.len();
        println!("{device}: {count} submissions, {packets} packets, {bytes} bytes, written by {writer}");
        for submission in submissions {
            let Submission { number, context, engine, space, got, expected, .. } = submission;
            let verdict = match expected {
                Some(expected) if expected == got => ", equal".to_string(),
                Some(expected) => format!(", DIFFERENT, the file says {expected}"),
                None => String::new(),
            };
            println!("{number:>5}  context {context} {engine}, {space}: memory {got}{verdict}");
            if let Some(stop) = &submission.stop {
                println!("       stopped: {stop}");
            }
        }
        for Region { space, address, bytes, checksum } in self.regions.iter().take(PRINTED_REGIONS) {
            println!("  {space} {address}: {bytes} bytes {checksum}");
        }
        if let Some(more) = self.regions.len().checked_sub(PRINTED_REGIONS).filter(|more| *more > 0) {
            println!("  and {more} more regions; --json lists them");
        }
        let broken = self.mismatches.len();
        if *checks > 0 {
            println!("{checks} checks, {broken} of them failed");
        }
        for Broken { at, what } in &self.mismatches {
            println!("  byte {at:#x}: {what}");
        }
        print_rows(&self.findings, &self.unproved);
    }
}

/// Writes every region into a folder.
fn dump(replayed: &AubReplayed, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    for region in &replayed.regions {
        let name = format!("{}-{:#x}.bin", region.space.to_lowercase().replace(' ', "-"), region.address);
        let path = folder.join(name);
        let write = || -> std::io::Result<()> {
            let mut file = File::create(&path)?;
            let mut data = vec![0; COPY_BYTES];
            let mut offset = 0;
            while offset < region.bytes {
                let count = replayed.read(region, offset, &mut data);
                if count == 0 {
                    break;
                }
                file.write_all(&data[..count])?;
                offset += count as u64;
            }
            Ok(())
        };
        write().with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(())
}

/// Replays an AUB file.
///
/// # Errors
/// When the file is damaged, with the place, or a file cannot be read or written.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.picture.is_some() {
        bail!("pictures are taken of captures only; --dump writes the memory of an AUB file");
    }
    let platform = match &arguments.device {
        Some(name) => Some(hw::platform(name).context("no such device")?),
        None => None,
    };
    let options = AubOptions { platform, strictness: strictness(arguments.strict) };
    let replayed = replay_aub(BufReader::new(File::open(&arguments.file)?), &options)?;
    let mut report = Report::of(&replayed, &arguments.file);
    if let Some(expected) = &arguments.expect {
        report.compare(expected)?;
    }
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        report.print();
    }
    if let Some(folder) = &arguments.dump {
        dump(&replayed, folder)?;
    }
    let has_failed = strict::has_failed(arguments.strict, &replayed.findings);
    Ok(ExitCode::from(match () {
        () if has_failed => STRICT_GAP,
        () if report.equal => 0,
        () => 1,
    }))
}
