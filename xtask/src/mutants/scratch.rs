//! The copy of the tree that mutants are made in, and what was found there.

use super::Outcome;
use super::select::Mutant;
use crate::tree;
use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Profile of Cargo.toml that mutants are built with.
const PROFILE: &str = "mutants";
/// Longest time that building may take.
const BUILD_LIMIT_SECONDS: &str = "3600";

/// Which tests a mutant has to pass.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tests {
    /// Crates whose tests are run.
    pub packages: Vec<String>,
    /// Names of test functions; all when there are none.
    functions: Vec<String>,
    /// Text tests by their path below tests/; all of them when there are none, if this is for text tests.
    texts: Vec<String>,
    is_text: bool,
}

impl Tests {
    /// All tests of a crate.
    pub fn of_package(package: &str) -> Self {
        Self { packages: vec![package.to_string()], ..Self::default() }
    }

    /// Text tests, all when none are named.
    pub fn of_text(texts: &[String]) -> Self {
        Self {
            packages: vec!["testkit".to_string()],
            texts: texts.to_vec(),
            is_text: true,
            ..Self::default()
        }
    }

    /// The tests that a row of the ledger names, but for text tests.
    pub fn of_row(tests: &[String]) -> Self {
        let functions: Vec<(&str, &str)> = tests.iter().filter_map(|test| test.split_once("::")).collect();
        let packages: BTreeSet<&str> =
            functions.iter().map(|(folder, _)| folder.rsplit('/').next().unwrap_or(folder)).collect();
        // A part of a file cannot be run alone.
        let texts: BTreeSet<&str> = tests
            .iter()
            .filter(|test| !test.contains("::"))
            .filter_map(|test| test.split('#').next())
            .collect();
        Self {
            packages: packages.into_iter().map(String::from).collect(),
            functions: functions.into_iter().map(|(_, function)| function.to_string()).collect(),
            texts: texts.into_iter().map(String::from).collect(),
            is_text: false,
        }
    }

    /// The text tests of a row, if it names some.
    pub fn text(&self) -> Option<Self> {
        (!self.texts.is_empty()).then(|| Self::of_text(&self.texts))
    }

    /// What `cargo test` is told behind the packages.
    fn arguments(&self) -> Vec<&str> {
        if self.is_text {
            return vec!["--test", "text"];
        }
        let mut arguments = vec!["--tests"];
        if !self.functions.is_empty() {
            arguments.push("--");
            arguments.extend(self.functions.iter().map(String::as_str));
        }
        arguments
    }

    /// Names that the runner of text tests looks for in its environment: without `tests/` and without extension.
    fn only(&self) -> Option<String> {
        let name = |path: &String| {
            let path = path.trim_start_matches("tests/");
            path.rsplit_once('.').map_or(path, |(name, _)| name).to_string()
        };
        (!self.texts.is_empty()).then(|| self.texts.iter().map(name).collect::<Vec<_>>().join(","))
    }
}

/// Outcomes that were found with a tree.
#[derive(Default, Serialize, Deserialize)]
struct Known {
    tree: u64,
    outcomes: BTreeMap<String, Outcome>,
}

/// A copy of the tree with a target folder of its own.
pub struct Scratch {
    folder: PathBuf,
    /// A number that changes when any file does.
    tree: u64,
}

impl Scratch {
    /// Makes the copy, or brings it up to date. Files that are the same stay, so that builds stay warm; one that an earlier
    /// run has left changed is mended.
    pub fn prepare() -> Result<Self> {
        let folder = tree::target().join("mutants");
        let copy = folder.join("tree");
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(tree::root())
            .output()
            .context("cannot start git")?;
        ensure!(listed.status.success(), "git cannot list the files of the tree");
        let names = String::from_utf8_lossy(&listed.stdout);
        let mut numbers = Hash::default();
        let mut kept = BTreeSet::new();
        for name in names.split('\0').filter(|name| !name.is_empty()) {
            let from = tree::root().join(name);
            // A file that was deleted and not committed is still listed.
            let Ok(bytes) = std::fs::read(&from) else { continue };
            numbers.add(name.as_bytes());
            numbers.add(&bytes);
            let to = copy.join(name);
            kept.insert(to.clone());
            if std::fs::read(&to).is_ok_and(|old| old == bytes) {
                continue;
            }
            if let Some(parent) = to.parent() {
                std::fs::create_dir_all(parent)?;
            }
            std::fs::write(&to, bytes).with_context(|| format!("cannot write {}", to.display()))?;
        }
        remove_others(&copy, &kept)?;
        Ok(Self { folder, tree: numbers.0 })
    }

    fn cargo(&self) -> Command {
        let mut command = Command::new(tree::cargo());
        command.current_dir(self.folder.join("tree")).env("CARGO_TARGET_DIR", self.folder.join("build"));
        command
    }

    fn test(&self, tests: &Tests, more: &[&str]) -> Command {
        let mut command = self.cargo();
        command.args(["test", "--quiet", "--profile", PROFILE]).args(more);
        tests.packages.iter().for_each(|package| _ = command.args(["--package", package]));
        command.args(tests.arguments());
        if let Some(only) = tests.only() {
            command.env("HALOGEN_TEXT", only);
        }
        command
    }

    /// Builds tests without running them.
    pub fn build(&self, tests: &Tests) -> Result<()> {
        let output = self.test(tests, &["--no-run"]).output().context("cannot start cargo")?;
        if !output.status.success() {
            bail!("the copy does not build:\n{}", String::from_utf8_lossy(&output.stderr));
        }
        Ok(())
    }

    /// Whether tests pass in the copy as it is.
    pub fn passes(&self, tests: &Tests) -> Result<bool> {
        Ok(self.test(tests, &[]).output().context("cannot start cargo")?.status.success())
    }

    /// Makes mutants of one file, one at a time, and runs tests against each.
    pub fn try_mutants(
        &self,
        file: &str,
        mutants: &[&Mutant],
        tests: &Tests,
        limit: Duration,
    ) -> Result<BTreeMap<String, Outcome>> {
        let names: Vec<String> = mutants.iter().map(|mutant| regex::escape(&mutant.name)).collect();
        let mut command = self.cargo();
        command
            .args(["mutants", "--in-place", "--baseline", "skip", "--no-times", "--colors", "never"])
            .args(["--profile", PROFILE, "--cap-lints", "true", "--build-timeout", BUILD_LIMIT_SECONDS])
            .args(["--timeout", &limit.as_secs().to_string(), "--dir", ".", "--file", file])
            .args(["--re", &format!("^(?:{})$", names.join("|")), "--output"])
            .arg(&self.folder);
        tests.packages.iter().for_each(|package| _ = command.args(["--test-package", package]));
        command.arg("--").args(tests.arguments());
        if let Some(only) = tests.only() {
            command.env("HALOGEN_TEXT", only);
        }
        let results = self.folder.join("mutants.out/outcomes.json");
        let _ = std::fs::remove_file(&results);
        // Survivors make it fail: what it has written counts.
        let output = command.output().context("cannot start cargo mutants")?;
        let text = std::fs::read_to_string(&results).with_context(|| {
            format!("cargo mutants has found nothing out: {}", String::from_utf8_lossy(&output.stderr))
        })?;
        let found = parse(&text)?;
        for mutant in mutants {
            ensure!(found.contains_key(&mutant.name), "cargo mutants does not tell of {}", mutant.name);
        }
        Ok(found)
    }

    fn store(&self, tests: Option<&Tests>) -> PathBuf {
        let mut name = Hash::default();
        name.add(format!("{tests:?}").as_bytes());
        self.folder.join(format!("outcomes-{:016x}.json", name.0))
    }

    /// What is known of mutants with these tests: all of it when the tree is the same; with `keep` what was caught before.
    pub fn known(&self, tests: Option<&Tests>, keep: bool) -> Result<BTreeMap<String, Outcome>> {
        let Ok(text) = std::fs::read_to_string(self.store(tests)) else { return Ok(BTreeMap::new()) };
        let mut known: Known = serde_json::from_str(&text).context("outcomes of an earlier run")?;
        if known.tree != self.tree {
            known.outcomes.retain(|_, outcome| keep && *outcome != Outcome::Survived);
        }
        Ok(known.outcomes)
    }

    /// Remembers outcomes for the next run.
    pub fn keep(&self, tests: Option<&Tests>, outcomes: &BTreeMap<String, Outcome>) -> Result<()> {
        let known = Known { tree: self.tree, outcomes: outcomes.clone() };
        std::fs::write(self.store(tests), serde_json::to_string(&known)?).context("cannot note outcomes")
    }
}

/// Removes files of a copy that the tree does not have.
fn remove_others(folder: &Path, kept: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) && path.file_name().is_none_or(|name| name != "Cargo.lock") {
            std::fs::remove_file(&path)?;
        }
    }
    Ok(())
}

/// FNV-1a.
struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

/// Outcomes by the names of mutants, from what cargo-mutants writes.
fn parse(text: &str) -> Result<BTreeMap<String, Outcome>> {
    let whole: serde_json::Value = serde_json::from_str(text).context("outcomes of cargo mutants")?;
    let mut found = BTreeMap::new();
    for outcome in whole["outcomes"].as_array().context("no outcomes")? {
        let Some(name) = outcome["scenario"]["Mutant"]["name"].as_str() else { continue };
        let outcome = match outcome["summary"].as_str() {
            Some("CaughtMutant") => Outcome::Caught,
            Some("MissedMutant") => Outcome::Survived,
            Some("Timeout") => Outcome::Timeout,
            Some("Unviable") => Outcome::Unviable,
            other => bail!("cargo mutants says {other:?} of {name}"),
        };
        found.insert(name.to_string(), outcome);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_name_functions_of_crates_and_text_tests() {
        let tests =
            ["machine/engine::one", "doors/i915::two", "tests/draw/a.scene#part", "tests/draw/a.scene"];
        let row = Tests::of_row(&tests.map(String::from));
        assert_eq!(row.packages, ["engine", "i915"]);
        assert_eq!(row.arguments(), ["--tests", "--", "one", "two"]);
        let text = row.text().unwrap();
        assert_eq!((text.packages.join(" "), text.only()), ("testkit".into(), Some("draw/a".into())));
        assert_eq!(text.arguments(), ["--test", "text"]);
        assert_eq!(Tests::of_row(&["machine/engine::one".into()]).text(), None);
        assert_eq!(Tests::of_package("eu").arguments(), ["--tests"]);
        assert_eq!(Tests::of_text(&[]).only(), None);
    }

    #[test]
    fn outcomes_are_read_by_name() {
        let of = |name: &str, summary: &str| serde_json::json!({ "scenario": { "Mutant": { "name": name } }, "summary": summary });
        let whole = serde_json::json!({ "outcomes": [
            { "scenario": "Baseline", "summary": "Success" },
            of("a", "CaughtMutant"), of("b", "MissedMutant"), of("c", "Timeout"), of("d", "Unviable"),
        ] });
        let found: Vec<Outcome> = parse(&whole.to_string()).unwrap().into_values().collect();
        assert_eq!(found, [Outcome::Caught, Outcome::Survived, Outcome::Timeout, Outcome::Unviable]);
        let odd = serde_json::json!({ "outcomes": [of("a", "Success")] });
        assert!(parse(&odd.to_string()).is_err());
    }
}
