//! The tests of pyopencl, a Python package, from its source package: each in a process of its own.

use super::{Arguments, Launcher};
use crate::conformance::python::Environment;
use crate::conformance::scoreboard::{self, Ending, Outcome, Results, Value};
use crate::conformance::suite::{Ended, Test};
use crate::tree;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::process::Stdio;
use std::time::Duration;

/// The version whose tests the reasons file speaks of.
const PACKAGE: &str = "pyopencl==2026.1.4";
/// Later versions of platformdirs want an absolute path of a variable that a test sets to a relative one.
const PACKAGES: &[&str] = &[
    PACKAGE,
    "pytools==2026.1.1",
    "numpy==2.4.6",
    "mako==1.4.3",
    "platformdirs==4.3.8",
    "siphash24==1.9",
    "scipy==1.17.1",
    "pytest==9.2.0",
];

/// Runs the tests with and without execution and prints the comparison.
pub fn run(arguments: &Arguments, launcher: &Launcher) -> Result<()> {
    let python = tree::root().join(&arguments.results).join("python");
    let environment = Environment::prepare(&python, PACKAGES)?;
    environment.unpack(PACKAGE, "test", &launcher.folder)?;
    let limit = Duration::from_secs(arguments.timeout_seconds);
    let mut tests = list(launcher, &environment, limit)?;
    tests.retain(|test| test.name.contains(&arguments.only));
    if tests.is_empty() {
        return Ok(());
    }
    let (ours, without) =
        launcher.run_both("pyopencl", arguments.options.jobs, &tests, &|_, ended| judge(ended))?;
    let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
    let runs: BTreeMap<String, Results> = [("halogen".into(), ours), ("no-exec".into(), without)].into();
    scoreboard::report(
        "opencl-pyopencl",
        &arguments.options.device,
        &names,
        1,
        &runs,
        arguments.options.commit_scoreboard,
    )
}

fn pytest(environment: &Environment, words: &[&str]) -> Vec<String> {
    let python = environment.python().to_string_lossy().into_owned();
    let fixed = ["-m", "pytest", "-p", "no:cacheprovider"].map(String::from);
    std::iter::once(python).chain(fixed).chain(words.iter().map(|word| word.to_string())).collect()
}

/// The suite makes a test for each device that it finds, and so it has to be asked on Halogen.
fn list(launcher: &Launcher, environment: &Environment, limit: Duration) -> Result<Vec<Test>> {
    let mut command = launcher.command(&pytest(environment, &["--collect-only", "-q", "test"]), true);
    let output = command.stdin(Stdio::null()).output().context("cannot collect the tests")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let ids: Vec<&str> = text.lines().filter(|line| line.contains("::")).collect();
    if ids.is_empty() || !text.contains("Intel(R)") {
        bail!("no tests for Intel's driver:\n{text}{}", String::from_utf8_lossy(&output.stderr));
    }
    let test =
        |id: &str| Test { name: name(id), words: pytest(environment, &["-rs", "--tb=short", id]), limit };
    Ok(ids.into_iter().map(test).collect())
}

/// `array@test_view[float32]` of `test/test_array.py::test_view[<context factory for ...>>-float32]`: the device says
/// nothing that the scoreboard does not say, and reasons are the same on all.
fn name(id: &str) -> String {
    let (file, test) = id.split_once("::").unwrap_or(("", id));
    let file = file.rsplit('/').next().unwrap_or(file);
    let file = file.trim_start_matches("test_").trim_end_matches(".py");
    let Some((function, parameters)) = test.split_once('[') else { return format!("{file}@{test}") };
    let parameters = match parameters.strip_suffix(']').unwrap_or(parameters) {
        device if device.starts_with('<') => {
            device.split_once(">>").map_or("", |(_, rest)| rest.strip_prefix('-').unwrap_or(rest))
        }
        other => other,
    };
    if parameters.is_empty() {
        return format!("{file}@{function}");
    }
    format!("{file}@{function}[{parameters}]")
}

/// By pytest's exit code and its last line.
fn judge(ended: &Ended) -> Outcome {
    let summary = ended.output.lines().rev().find(|line| line.contains(" in ")).unwrap_or_default();
    let value = match ended.code {
        Some(0) if summary.contains(" passed") => Value::Pass,
        Some(0) => Value::Na,
        // No test by that name, or none that could be loaded: nothing was tried.
        Some(3..=5) => Value::Unprep,
        _ => Value::Fail,
    };
    let why = ended.output.lines().rev().find_map(|line| line.strip_prefix("E   "));
    let why = if value == Value::Fail { why.unwrap_or_default().trim() } else { "" };
    Outcome { why: why.chars().take(200).collect(), ..Outcome::new(value, Ending::of(ended.code)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_leave_the_device_out() {
        let device = "<context factory for <pyopencl.Device 'Intel(R) HD Graphics' on 'Intel(R) OpenCL'>>";
        assert_eq!(name(&format!("test/test_array.py::test_a[{device}]")), "array@test_a");
        assert_eq!(name(&format!("test/test_array.py::test_a[{device}-int-<x>]")), "array@test_a[int-<x>]");
        assert_eq!(name(&format!("test/test_array.py::test_a[{device}--inf]")), "array@test_a[-inf]");
        assert_eq!(name("test/test_wrapper.py::test_b"), "wrapper@test_b");
        assert_eq!(name("test/test_wrapper.py::test_b[1]"), "wrapper@test_b[1]");
    }

    #[test]
    fn skipped_is_not_passed_and_unknown_was_not_tried() {
        let value = |code, text: &str| {
            let ended = Ended { output: text.into(), errors: String::new(), code: Some(code) };
            judge(&ended).value
        };
        assert_eq!(value(0, "=== 1 passed in 2.1s ==="), Value::Pass);
        assert_eq!(value(0, "=== 1 skipped in 2.1s ==="), Value::Na);
        assert_eq!(value(1, "=== 1 failed in 2.1s ==="), Value::Fail);
        assert_eq!(value(4, "no tests ran in 0.1s"), Value::Unprep);
        assert_eq!(value(139, ""), Value::Fail);
    }
}
