//! Results of a suite: judging a test, raw result files, the dated scoreboard and its difference to the last one.

use crate::tree;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

/// Four values: "could not run" is never reported as "passed".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Value {
    /// The test says so.
    Pass,
    /// The test says otherwise, crashed or took too long.
    Fail,
    /// The test says that it does not apply.
    Na,
    /// It could not be run.
    Unprep,
}

/// Why a test failed, apart from its own verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// It ended by itself.
    #[default]
    Normal,
    /// It ended by a signal.
    Crash,
    /// It was ended for taking too long.
    Timeout,
}

impl Ending {
    /// By the exit code, signals as 128 + number; `None` was ended for taking too long.
    pub fn of(code: Option<i32>) -> Self {
        match code {
            None => Self::Timeout,
            Some(code) if code > 128 && code < 160 => Self::Crash,
            Some(_) => Self::Normal,
        }
    }
}

/// What came of one test.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The value.
    pub value: Value,
    /// How it ended.
    #[serde(default)]
    pub ending: Ending,
    /// Seconds it took.
    pub seconds: f32,
    /// Values of its subtests by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub subtests: BTreeMap<String, String>,
    /// How much it submitted to the GPU, where that was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub submissions: Option<u64>,
    /// What is missing for a pass, where the judge knows.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

/// Outcomes by test name.
pub type Results = BTreeMap<String, Outcome>;

#[derive(Serialize, Deserialize)]
struct Line {
    name: String,
    #[serde(flatten)]
    outcome: Outcome,
}

impl Outcome {
    /// A value and the way it ended.
    pub fn new(value: Value, ending: Ending) -> Self {
        Self { value, ending, seconds: 0.0, subtests: BTreeMap::new(), submissions: None, why: String::new() }
    }

    /// A test that could not be started.
    pub fn unprepared() -> Self {
        Self::new(Value::Unprep, Ending::Normal)
    }

    /// Reads piglit's verdict lines.
    pub fn judge(output: &str, errors: &str, ended: Option<i32>) -> Self {
        let mut verdict = None;
        let mut subtests = BTreeMap::new();
        for line in output.lines() {
            let Some(json) = line.trim().strip_prefix("PIGLIT: ") else { continue };
            let Ok(json) = serde_json::from_str::<serde_json::Value>(json) else { continue };
            if let Some(result) = json.get("result").and_then(|value| value.as_str()) {
                verdict = Some(result.to_string());
            }
            if let Some(object) = json.get("subtest").and_then(|value| value.as_object()) {
                for (name, value) in object {
                    subtests.insert(name.clone(), value.as_str().unwrap_or("fail").to_string());
                }
            }
        }
        let ending = Ending::of(ended);
        let value = match (ending, verdict.as_deref()) {
            (Ending::Timeout | Ending::Crash, _) => Value::Fail,
            (_, Some("pass")) if ended == Some(0) => Value::Pass,
            (_, Some("skip")) => Value::Na,
            (_, Some(_)) => Value::Fail,
            (_, None) if errors.contains("waffle") || errors.contains("halogen: error") => Value::Unprep,
            (_, None) => Value::Fail,
        };
        Self { subtests, ..Self::new(value, ending) }
    }
}

/// One line of a raw result file.
pub fn line(name: &str, outcome: &Outcome) -> String {
    serde_json::to_string(&Line { name: name.into(), outcome: outcome.clone() }).unwrap_or_default()
}

/// Reads a raw result file; a last line cut short by an interruption is dropped.
pub fn read(file: &Path) -> Result<Results> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
    Ok(lines.map(|line| (line.name, line.outcome)).collect())
}

/// The committed form of a run: names of what passed and how the rest failed.
#[derive(Serialize, Deserialize, Default)]
struct Scoreboard {
    date: String,
    device: String,
    tests: usize,
    /// Every n-th test of the selection was run.
    every: usize,
    groups: BTreeMap<String, Group>,
    /// Tests that llvmpipe passes and that prove something (they fail without execution) but do not pass here; of
    /// suites that are not run on llvmpipe, all that prove something and do not pass here.
    open: BTreeMap<String, String>,
    /// Tests that do not pass and submitted nothing: they prove as little about the GPU as those that pass so.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    submitted_nothing: BTreeMap<String, String>,
}

#[derive(Serialize, Deserialize, Default, Clone, Copy)]
struct Group {
    pass: usize,
    fail: usize,
    na: usize,
    unprep: usize,
    crash_or_timeout: usize,
    /// Passes on llvmpipe and not without execution.
    proving: usize,
    /// Of those, passes here.
    proven: usize,
}

/// Suite section of a test name: `spec@glsl-1.10`; `api` of `api@clbuildprogram`.
fn group_of(name: &str) -> String {
    let parts: Vec<&str> = name.splitn(3, '@').collect();
    if parts.len() == 3 { parts[..2].join("@") } else { parts[0].to_string() }
}

/// Why a test is known to fail, by its name: a file that people write.
pub(super) fn reasons(folder: &Path, suite: &str) -> Result<BTreeMap<String, String>> {
    let file = folder.join(format!("{suite}-reasons.toml"));
    if !file.exists() {
        return Ok(BTreeMap::new());
    }
    toml::from_str(&std::fs::read_to_string(&file)?).with_context(|| file.display().to_string())
}

/// Prints the comparison of the runs and, when asked, writes the scoreboard.
///
/// `every` says how the selection was sampled. Without a run of llvmpipe every test that applies is expected to pass.
pub fn report(
    suite: &str,
    device: &str,
    names: &[&str],
    every: usize,
    runs: &BTreeMap<String, Results>,
    commit: bool,
) -> Result<()> {
    let Some(ours) = runs.get("halogen") else {
        for (kind, results) in runs {
            let passed = results.values().filter(|outcome| outcome.value == Value::Pass).count();
            println!("{kind}: {passed} of {} pass", results.len());
        }
        return Ok(());
    };
    let empty = Results::new();
    let reference = runs.get("llvmpipe");
    let idle = runs.get("no-exec").unwrap_or(&empty);
    let passes = |results: &Results, name: &str| results.get(name).is_some_and(|o| o.value == Value::Pass);
    let folder = tree::root().join("docs/scoreboard");
    let known = reasons(&folder, suite)?;
    let mut board = Scoreboard {
        date: today(),
        device: device.into(),
        tests: names.len(),
        every,
        ..Scoreboard::default()
    };
    for &name in names {
        let Some(outcome) = ours.get(name) else { continue };
        let group = board.groups.entry(group_of(name)).or_default();
        match outcome.value {
            Value::Pass => group.pass += 1,
            Value::Fail => group.fail += 1,
            Value::Na => group.na += 1,
            Value::Unprep => group.unprep += 1,
        }
        group.crash_or_timeout += usize::from(outcome.ending != Ending::Normal);
        let expected = reference.map_or(outcome.value != Value::Na, |reference| passes(reference, name));
        if expected && !passes(idle, name) {
            if outcome.value == Value::Pass {
                group.proving += 1;
                group.proven += 1;
                continue;
            }
            let how = format!("{:?} {:?}", outcome.value, outcome.ending).to_lowercase();
            let why = known.get(name).unwrap_or(&outcome.why);
            let why = if why.is_empty() { how } else { format!("{how}: {why}") };
            if outcome.submissions == Some(0) {
                board.submitted_nothing.insert(name.into(), why);
            } else {
                group.proving += 1;
                board.open.insert(name.into(), why);
            }
        }
    }
    println!("{}", table(&board));
    if !board.submitted_nothing.is_empty() {
        println!("not proving: {} that do not pass and submitted nothing", board.submitted_nothing.len());
    }
    if let Some(previous) = latest(&folder, suite, device)? {
        println!("{}", difference(&previous, &board, ours));
    }
    if commit {
        std::fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{suite}-{device}-{}.toml", board.date));
        std::fs::write(&file, toml::to_string(&board)?)?;
        println!("wrote {}", tree::relative(&file));
    }
    Ok(())
}

fn table(board: &Scoreboard) -> String {
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{:28} {:>6} {:>6} {:>6} {:>6} {:>9} {:>9} {:>7}",
        "group", "pass", "fail", "na", "unprep", "crash/to", "proven", "rate"
    );
    let mut total = Group::default();
    for (name, group) in &board.groups {
        row(&mut text, name, group);
        total.pass += group.pass;
        total.fail += group.fail;
        total.na += group.na;
        total.unprep += group.unprep;
        total.crash_or_timeout += group.crash_or_timeout;
        total.proving += group.proving;
        total.proven += group.proven;
    }
    row(&mut text, "all", &total);
    text.push_str("proven: passes of tests that llvmpipe passes (where it is not run: that apply) and that fail when nothing is executed\n");
    text
}

fn row(text: &mut String, name: &str, group: &Group) {
    let rate = if group.proving == 0 { 100.0 } else { 100.0 * group.proven as f64 / group.proving as f64 };
    let proven = format!("{}/{}", group.proven, group.proving);
    let _ = writeln!(
        text,
        "{name:28} {:>6} {:>6} {:>6} {:>6} {:>9} {proven:>9} {rate:>6.1}%",
        group.pass, group.fail, group.na, group.unprep, group.crash_or_timeout
    );
}

fn latest(folder: &Path, suite: &str, device: &str) -> Result<Option<Scoreboard>> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(None) };
    let prefix = format!("{suite}-{device}-");
    let mut files: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&prefix)));
    files.sort();
    let Some(file) = files.last() else { return Ok(None) };
    Ok(Some(toml::from_str(&std::fs::read_to_string(file)?)?))
}

fn difference(previous: &Scoreboard, now: &Scoreboard, ours: &Results) -> String {
    let before: BTreeSet<&String> = previous.open.keys().filter(|name| ours.contains_key(*name)).collect();
    let after: BTreeSet<&String> = now.open.keys().chain(now.submitted_nothing.keys()).collect();
    let before =
        &before | &previous.submitted_nothing.keys().filter(|name| ours.contains_key(*name)).collect();
    let mut text = format!(
        "since {}: {} tests fixed, {} newly failing",
        previous.date,
        before.difference(&after).count(),
        after.difference(&before).count()
    );
    for name in after.difference(&before).take(40) {
        let _ = write!(text, "\n  newly failing: {name}");
    }
    text
}

/// The date, as ISO 8601 writes it.
pub fn today() -> String {
    let output = std::process::Command::new("date").args(["-u", "+%Y-%m-%d"]).output();
    output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_needs_the_verdict_and_a_clean_exit() {
        let says_pass = "PIGLIT: {\"result\": \"pass\" }";
        assert_eq!(Outcome::judge(says_pass, "", Some(0)).value, Value::Pass);
        assert_eq!(Outcome::judge(says_pass, "", Some(139)).ending, Ending::Crash);
        assert_eq!(Outcome::judge(says_pass, "", None).value, Value::Fail);
        assert_eq!(Outcome::judge("", "", Some(0)).value, Value::Fail);
        assert_eq!(Outcome::judge("PIGLIT: {\"result\": \"skip\" }", "", Some(0)).value, Value::Na);
    }
}
