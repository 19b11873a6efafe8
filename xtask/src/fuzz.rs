//! Long runs of the fuzz targets under libFuzzer.
//!
//! Coverage instrumentation comes from compiler passes that stable Rust has, too; overflow checks and debug assertions
//! are on. Address checks need nightly Rust, and would have nothing to find in crates without `unsafe`.

use crate::{setup, tree};
use anyhow::{Context, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What to run, and for how long.
#[derive(clap::Args)]
pub struct Arguments {
    /// Target: decode, parse, validate, step, ...
    target: String,
    /// Inputs to try, over all jobs.
    #[arg(long, default_value_t = 1_000_000)]
    executions: u64,
    /// Without coverage: generated inputs and mutations of the corpus that guided runs have kept, several times as many
    /// in the same time.
    #[arg(long)]
    unguided: bool,
    /// Where the numbers of an unguided run start; each job has one of its own.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Processes that run at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Seconds after which an input of a guided run counts as a hang.
    #[arg(long, default_value_t = 10)]
    timeout_seconds: u32,
    /// Memory in MiB above which an input of a guided run counts as exhausting it.
    #[arg(long, default_value_t = 1024)]
    memory_megabytes: u32,
    /// Add a row about the run to docs/fuzzing.md.
    #[arg(long)]
    record: bool,
}

/// The one target triple: passing it keeps build scripts free of the instrumentation.
const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// Basic-block coverage with counters that libFuzzer reads.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 \
                     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                     -Cllvm-args=-sanitizer-coverage-pc-table";

/// Inputs from the target's generator that a run starts with, besides what earlier runs have kept.
const SEEDS: &str = "2000";

/// Sets up, builds, runs; an error when an input fails.
pub fn run(arguments: &Arguments) -> Result<()> {
    if !arguments.unguided {
        setup::install(&[setup::FUZZ])?;
    }
    let folder = tree::root().join("out/fuzz").join(&arguments.target);
    let corpus = folder.join("corpus");
    std::fs::create_dir_all(&corpus).with_context(|| format!("cannot make {}", corpus.display()))?;
    let most_bytes = seeds(&arguments.target, &corpus)?;
    let program = if arguments.unguided { build_unguided()? } else { build(&arguments.target)? };
    let started = Instant::now();
    let bar = ProgressBar::new(arguments.executions).with_style(ProgressStyle::with_template(
        "{prefix} {bar:30} {pos}/{len} {elapsed}, {eta} left, {msg}",
    )?);
    bar.set_prefix(arguments.target.clone());
    let counts: Vec<AtomicU64> = (0..arguments.jobs).map(|_| AtomicU64::new(0)).collect();
    let mut outcomes = Vec::new();
    std::thread::scope(|scope| -> Result<()> {
        let mut readers = Vec::new();
        for job in 0..arguments.jobs {
            let share = arguments.executions / arguments.jobs;
            let rest = if job == 0 { arguments.executions % arguments.jobs } else { 0 };
            let mut command = if arguments.unguided {
                unguided(arguments, &program, &folder, &corpus, share + rest, arguments.seed + job)
            } else {
                guided(arguments, &program, &folder, &corpus, most_bytes, share + rest)
            };
            command.current_dir(tree::root()).stdout(Stdio::null()).stderr(Stdio::piped());
            let child = command.spawn().with_context(|| format!("cannot start {}", program.display()))?;
            let (bar, counts) = (&bar, &counts);
            readers.push(scope.spawn(move || follow(child, job as usize, counts, bar)));
        }
        for reader in readers {
            outcomes.push(reader.join().map_err(|_| anyhow::anyhow!("a reader failed"))??);
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    let seconds = started.elapsed().as_secs();
    let total = outcomes.iter().map(|outcome| outcome.executions).sum::<u64>();
    let coverage = outcomes.iter().map(|outcome| outcome.coverage).max().unwrap_or(0);
    let findings: Vec<&Outcome> = outcomes.iter().filter(|outcome| outcome.failed).collect();
    let row = format!(
        "| {} | {} | {} | {total} | {seconds} | {} | {} |",
        arguments.target,
        output("date", &["-u", "+%Y-%m-%d"])?,
        output("git", &["rev-parse", "--short", "HEAD"])?,
        if arguments.unguided { "unguided".to_string() } else { coverage.to_string() },
        findings.len(),
    );
    println!("{total} executions in {seconds} s, {} findings", findings.len());
    if arguments.record {
        record(&row)?;
    } else {
        println!("{row}");
    }
    for finding in &findings {
        eprintln!("{}", finding.tail.join("\n"));
        let input = finding.artifact.as_deref().unwrap_or("nowhere: it ended without one");
        eprintln!("the input is in {input}");
        if !arguments.unguided {
            eprintln!("run it again: {} {input}", program.display());
        }
    }
    ensure!(findings.is_empty(), "{} of {} jobs found something", findings.len(), arguments.jobs);
    ensure!(total >= arguments.executions, "only {total} inputs were tried");
    Ok(())
}

/// Writes generated inputs into the corpus and returns how long inputs can be.
fn seeds(target: &str, corpus: &Path) -> Result<u64> {
    let mut command = Command::new(tree::cargo());
    command.args(["run", "--quiet", "--package", "fuzz", "--bin", "seeds", "--", target]);
    let made = command.arg(corpus).arg(SEEDS).current_dir(tree::root()).stderr(Stdio::inherit()).output()?;
    ensure!(made.status.success(), "no inputs to start with");
    String::from_utf8_lossy(&made.stdout).trim().parse().context("the length of inputs")
}

fn build(target: &str) -> Result<PathBuf> {
    let folder = tree::target().join("libfuzzer");
    let mut command = Command::new(tree::cargo());
    command
        .args(["build", "--release", "--target", TRIPLE, "--manifest-path", "fuzz/libfuzzer/Cargo.toml"])
        .args(["--bin", target, "--features", target])
        .env("CARGO_TARGET_DIR", &folder)
        .env("RUSTFLAGS", FLAGS);
    tree::must(&mut command)?;
    Ok(folder.join(TRIPLE).join("release").join(target))
}

fn build_unguided() -> Result<PathBuf> {
    let mut command = Command::new(tree::cargo());
    command.args(["build", "--profile", "fuzz", "--package", "fuzz", "--bin", "unguided"]);
    tree::must(command.current_dir(tree::root()))?;
    Ok(tree::target().join("fuzz").join("unguided"))
}

fn guided(
    arguments: &Arguments,
    program: &Path,
    folder: &Path,
    corpus: &Path,
    most_bytes: u64,
    runs: u64,
) -> Command {
    let mut command = Command::new(program);
    command
        .arg(format!("-runs={runs}"))
        .arg(format!("-max_len={most_bytes}"))
        .arg(format!("-timeout={}", arguments.timeout_seconds))
        .arg(format!("-rss_limit_mb={}", arguments.memory_megabytes))
        .arg(format!("-artifact_prefix={}/", folder.display()))
        .args(["-entropic=0", "-len_control=0", "-print_final_stats=1"])
        .arg(corpus);
    command
}

fn unguided(
    arguments: &Arguments,
    program: &Path,
    folder: &Path,
    corpus: &Path,
    runs: u64,
    seed: u64,
) -> Command {
    let mut command = Command::new(program);
    command.arg(&arguments.target).args([corpus, folder]).args([runs.to_string(), seed.to_string()]);
    command
}

/// How one process ended.
#[derive(Default)]
struct Outcome {
    executions: u64,
    coverage: u64,
    failed: bool,
    /// The file with the input that fails.
    artifact: Option<String>,
    /// Its last lines.
    tail: Vec<String>,
}

/// Reads what a process says until it ends.
fn follow(mut child: Child, job: usize, counts: &[AtomicU64], bar: &ProgressBar) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let errors = child.stderr.take().context("no output")?;
    for line in BufReader::new(errors).split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        outcome.line(&line);
        counts[job].store(outcome.executions, Ordering::Relaxed);
        bar.set_position(counts.iter().map(|count| count.load(Ordering::Relaxed)).sum());
        bar.set_message(format!("{} blocks", outcome.coverage));
    }
    outcome.failed = !child.wait()?.success();
    Ok(outcome)
}

impl Outcome {
    /// Takes what a line of libFuzzer says: `#123 NEW cov: 45 ...`, a statistic, or where an input is.
    fn line(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        if let Some(count) = words.next().and_then(|word| word.strip_prefix('#')?.parse().ok()) {
            self.executions = count;
            let coverage = words.skip_while(|word| *word != "cov:").nth(1);
            self.coverage = coverage.and_then(|word| word.parse().ok()).unwrap_or(self.coverage);
            return;
        }
        if let Some(count) = line.strip_prefix("stat::number_of_executed_units:") {
            self.executions = count.trim().parse().unwrap_or(self.executions);
        }
        if let Some((_, path)) = line.split_once("Test unit written to ") {
            self.artifact = Some(path.trim().to_string());
        }
        if self.tail.len() == 40 {
            self.tail.remove(0);
        }
        self.tail.push(line.to_string());
    }
}

fn output(program: &str, arguments: &[&str]) -> Result<String> {
    let output = Command::new(program).args(arguments).current_dir(tree::root()).output()?;
    if !output.status.success() {
        bail!("{program} failed with {}", output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// Adds a row to the record of long runs.
fn record(row: &str) -> Result<()> {
    let path = tree::root().join("docs/fuzzing.md");
    let mut file = std::fs::OpenOptions::new().append(true).open(&path)?;
    writeln!(file, "{row}").with_context(|| format!("writing {}", path.display()))?;
    println!("{row} added to docs/fuzzing.md");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_libfuzzer_are_understood() {
        let mut outcome = Outcome::default();
        outcome.line("#2097152\tpulse  cov: 395 ft: 899 corp: 202/2845b lim: 17 exec/s: 77672 rss: 27Mb");
        assert_eq!((outcome.executions, outcome.coverage), (2_097_152, 395));
        outcome.line("stat::number_of_executed_units: 3000000");
        assert_eq!(outcome.executions, 3_000_000);
        outcome.line("artifact_prefix='out/'; Test unit written to out/crash-0a1b");
        assert_eq!(outcome.artifact.as_deref(), Some("out/crash-0a1b"));
    }

    #[test]
    fn only_the_last_lines_are_kept() {
        let mut outcome = Outcome::default();
        (0..100).for_each(|n| outcome.line(&format!("line {n}")));
        assert_eq!((outcome.tail.len(), outcome.tail[39].as_str()), (40, "line 99"));
    }
}
