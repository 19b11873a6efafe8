//! Mutation testing: what of the code no test would miss. cargo-mutants changes one operator, arm or result at a time in a
//! copy of the tree; a change that passes every test is a survivor, and docs/mutants.md lists it.
//!
//! A sample is drawn over a folder and is the same for the same seed and the same code. Each of its mutants meets the
//! tests of its own crate, and when it survives them the text tests. A row of the ledger has its files changed at every
//! place, and only the tests that it names.
//!
//! What takes time is building: there is one copy with one warm target folder, debug information is left out, and the
//! mutants of a file follow each other. What is known of a tree is not asked again.

mod record;
mod scratch;
mod select;

use crate::{report, tree};
use anyhow::{Context, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use scratch::{Scratch, Tests};
use select::Mutant;
use std::collections::BTreeMap;
use std::process::Command;
use std::time::{Duration, Instant};

/// What to change, and what to ask.
#[derive(clap::Args)]
pub struct Arguments {
    /// A row of docs/coverage, for example `CS-12`; for a sample the folder that it is drawn from (machine, if none).
    what: Option<String>,
    /// Try so many mutants of a folder instead of all of a row.
    #[arg(long)]
    sample: Option<usize>,
    /// Another seed draws another sample.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Believe what an earlier run of another tree has found caught: tests were only added since.
    #[arg(long)]
    keep: bool,
    /// Only tell which mutants it would be.
    #[arg(long)]
    list: bool,
    /// Print the outcomes as JSON.
    #[arg(long)]
    json: bool,
}

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// A test failed.
    Caught,
    /// A test did not end.
    Timeout,
    /// It does not build: no mutant at all.
    Unviable,
    /// Every test passed.
    Survived,
}

/// Runs, says what survived, writes docs/mutants.md.
pub fn run(arguments: &Arguments) -> Result<()> {
    let (title, mutants, tests) = match arguments.sample {
        Some(count) => {
            let folder = arguments.what.as_deref().unwrap_or("machine").trim_end_matches('/');
            ensure!(tree::root().join(folder).exists(), "there is no {folder}");
            install()?;
            let all = select::list(&[folder.to_string()])?;
            let title = format!("Sample of {count} under {folder}, seed {}", arguments.seed);
            (title, select::sample(all, count, arguments.seed), None)
        }
        None => {
            let id = arguments.what.as_deref().context("name a row of docs/coverage, or --sample N")?;
            let row = report::row(id)?;
            install()?;
            let mutants = select::list(&row.files)?;
            (format!("Row {id}"), mutants, Some(Tests::of_row(&row.tests)))
        }
    };
    if arguments.list {
        mutants.iter().for_each(|mutant| println!("{}", mutant.name));
        return Ok(());
    }
    ensure!(!mutants.is_empty(), "nothing can be changed there");
    let outcomes = outcomes(&mutants, tests.as_ref(), arguments.keep)?;
    let found: Vec<(&Mutant, Outcome)> =
        mutants.iter().filter_map(|mutant| Some((mutant, *outcomes.get(&mutant.name)?))).collect();
    record::write(&title, &found)?;
    if arguments.json {
        let rows: Vec<_> = found
            .iter()
            .map(|(mutant, outcome)| serde_json::json!({ "mutant": mutant.name, "outcome": outcome }))
            .collect();
        println!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        for (mutant, _) in found.iter().filter(|(_, outcome)| *outcome == Outcome::Survived) {
            println!("survives: {}", mutant.name);
        }
        println!("{}", record::summary(&found));
        println!("wrote {}", record::FILE);
    }
    Ok(())
}

/// Installs cargo-mutants when it is missing.
fn install() -> Result<()> {
    let mut version = Command::new(tree::cargo());
    let here = version.args(["mutants", "--version"]).output().is_ok_and(|output| output.status.success());
    if !here {
        eprintln!("installing: cargo-mutants");
        tree::must(Command::new(tree::cargo()).args(["install", "cargo-mutants", "--locked"]))?;
    }
    Ok(())
}

/// Asks for the outcome of each mutant, file by file, what is known left out.
fn outcomes(mutants: &[Mutant], tests: Option<&Tests>, keep: bool) -> Result<BTreeMap<String, Outcome>> {
    let scratch = Scratch::prepare()?;
    let mut known = scratch.known(tests, keep)?;
    let mut files: BTreeMap<(&str, &str), Vec<&Mutant>> = BTreeMap::new();
    for mutant in mutants.iter().filter(|mutant| !known.contains_key(&mutant.name)) {
        files.entry((&mutant.package, &mutant.file)).or_default().push(mutant);
    }
    let left: usize = files.values().map(Vec::len).sum();
    if left < mutants.len() {
        eprintln!("{} of {} mutants are known from an earlier run", mutants.len() - left, mutants.len());
    }
    let bar = ProgressBar::new(left as u64);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed}, {eta} left, {msg}")?);
    bar.enable_steady_tick(Duration::from_secs(1));
    let mut limits: BTreeMap<String, Duration> = BTreeMap::new();
    for ((package, file), group) in files {
        bar.set_message(file.to_string());
        let own = tests.map_or_else(|| Tests::of_package(package), Tests::clone);
        if !own.packages.is_empty() {
            let limit = limit(&scratch, &own, &mut limits)?;
            known.extend(scratch.try_mutants(file, &group, &own, limit)?);
        } else {
            known.extend(group.iter().map(|mutant| (mutant.name.clone(), Outcome::Survived)));
        }
        let survived = |mutant: &&&Mutant| known.get(&mutant.name) == Some(&Outcome::Survived);
        let rest: Vec<&Mutant> = group.iter().filter(survived).copied().collect();
        let text = tests.map_or_else(|| Some(Tests::of_text(&[])), Tests::text);
        if let (false, Some(text)) = (rest.is_empty(), text) {
            bar.set_message(format!("{file}: text tests"));
            let limit = limit(&scratch, &text, &mut limits)?;
            known.extend(scratch.try_mutants(file, &rest, &text, limit)?);
        }
        scratch.keep(tests, &known)?;
        bar.inc(group.len() as u64);
    }
    bar.finish_and_clear();
    Ok(known)
}

/// How long the tests of a mutant may take, from how long they take without: they have to pass then.
fn limit(scratch: &Scratch, tests: &Tests, limits: &mut BTreeMap<String, Duration>) -> Result<Duration> {
    let key = tests.packages.join(" ");
    if let Some(limit) = limits.get(&key) {
        return Ok(*limit);
    }
    scratch.build(tests)?;
    let start = Instant::now();
    if !scratch.passes(tests)? {
        bail!("the tests of {key} do not pass as they are");
    }
    let limit = (start.elapsed() * 8).max(Duration::from_secs(60));
    limits.insert(key, limit);
    Ok(limit)
}
