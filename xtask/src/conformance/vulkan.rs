//! Vulkan on Mesa's drivers: vulkaninfo, the compute scenes of vkscene, and the Python programs of tests/wgpu.
//!
//! Two runs, with and without execution: what passes although nothing is executed proves nothing.

use super::python::Environment;
use super::scoreboard::{self, Ending, Outcome, Results, Value};
use super::suite::{self, Ended, Options, Runner, Test};
use crate::{setup, tree};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Options of a run.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    options: Options,
    /// Only programs whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Seconds a program may take.
    #[arg(long, default_value_t = 300)]
    timeout_seconds: u64,
    /// Folder of the raw results; a run that is there already is continued.
    #[arg(long, default_value = "out/vulkan")]
    results: PathBuf,
}

const PACKAGES: &[&str] =
    &["wgpu==0.32.0", "rendercanvas==2.7.2", "numpy==2.4.6", "cffi==2.1.1", "pycparser==3.12"];
const PROGRAMS: &str = "tests/wgpu/programs.py";

/// The driver of a device; Mesa has one for Gen9 and one for what came before.
fn driver(device: &str) -> &'static str {
    match device {
        "byt" | "bdw" => "/usr/share/vulkan/icd.d/intel_hasvk_icd.x86_64.json",
        _ => "/usr/share/vulkan/icd.d/intel_icd.x86_64.json",
    }
}

/// Runs everything and prints the comparison.
pub fn run(arguments: &Arguments) -> Result<()> {
    setup::install(&[setup::VULKAN, setup::VULKAN_TOOLS])?;
    let halogen = suite::halogen(arguments.options.halogen.as_deref())?;
    let folder = tree::root().join(&arguments.results);
    let environment = Environment::prepare(&folder.join("python"), PACKAGES)?;
    let folder = folder.join(&arguments.options.device);
    if arguments.options.fresh && folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let mut tests = list(&halogen, &environment, Duration::from_secs(arguments.timeout_seconds))?;
    tests.retain(|test| test.name.contains(&arguments.only));
    if tests.is_empty() {
        bail!("nothing has a name with '{}' in it", arguments.only);
    }
    let mut runs: BTreeMap<String, Results> = BTreeMap::new();
    for kind in ["halogen", "no-exec"] {
        let runner = Runner {
            title: format!("vulkan, {kind}"),
            jobs: arguments.options.jobs,
            logs: Some(folder.join(format!("{kind}-logs"))),
            command: &|test| {
                let mut command = Command::new(&halogen);
                command.args(["run", "--device", &arguments.options.device]);
                if kind == "no-exec" {
                    command.arg("--no-exec");
                }
                command.arg("--").args(&test.words).current_dir(&folder);
                command.env("VK_ICD_FILENAMES", driver(&arguments.options.device));
                Ok(command)
            },
            judge: &judge,
        };
        runs.insert(kind.into(), runner.run(&tests, &folder.join(format!("{kind}.jsonl")))?);
    }
    let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
    scoreboard::report(
        "vulkan",
        &arguments.options.device,
        &names,
        1,
        &runs,
        arguments.options.commit_scoreboard,
    )
}

fn list(halogen: &Path, environment: &Environment, limit: Duration) -> Result<Vec<Test>> {
    let text = |path: PathBuf| path.to_string_lossy().into_owned();
    let vkscene = text(halogen.with_file_name("vkscene"));
    let wgpu = [text(environment.python()), text(tree::root().join(PROGRAMS))];
    let mut tests =
        vec![Test { name: "information@vulkaninfo".into(), words: vec!["vulkaninfo".into()], limit }];
    for name in names(Command::new(&vkscene).arg("--list"))? {
        tests.push(Test { name: format!("vkscene@{name}"), words: vec![vkscene.clone(), name], limit });
    }
    for name in names(Command::new(&wgpu[0]).arg(&wgpu[1]).arg("--list"))? {
        tests.push(Test { name: format!("wgpu@{name}"), words: [wgpu.as_slice(), &[name]].concat(), limit });
    }
    Ok(tests)
}

fn names(command: &mut Command) -> Result<Vec<String>> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("cannot start {program}"))?;
    if !output.status.success() {
        bail!("{program} cannot say what it has: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(String::from).collect())
}

/// By the exit code: 0 is right, 77 does not apply. A run on another device does not count.
fn judge(test: &Test, ended: &Ended) -> Outcome {
    let value = match ended.code {
        Some(0) if test.name.starts_with("information@") && !ended.output.contains("Intel(R)") => Value::Fail,
        Some(0) => Value::Pass,
        Some(77) => Value::Na,
        _ => Value::Fail,
    };
    let why = if value == Value::Pass { None } else { ended.output.lines().last() };
    let why = why.unwrap_or_default().chars().take(200).collect();
    Outcome { why, ..Outcome::new(value, Ending::of(ended.code)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_apply_has_not_passed() {
        let value = |name: &str, code, output: &str| {
            let test = Test { name: name.into(), words: Vec::new(), limit: Duration::ZERO };
            judge(&test, &Ended { output: output.into(), errors: String::new(), code }).value
        };
        assert_eq!(value("wgpu@copy", Some(0), "right"), Value::Pass);
        assert_eq!(value("wgpu@half", Some(77), "does not apply"), Value::Na);
        assert_eq!(value("wgpu@copy", Some(1), "wrong"), Value::Fail);
        assert_eq!(value("wgpu@copy", None, ""), Value::Fail);
        assert_eq!(value("information@vulkaninfo", Some(0), "llvmpipe"), Value::Fail);
    }
}
