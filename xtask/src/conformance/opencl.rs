//! OpenCL on Intel's own driver: programs, and pyopencl's own tests.
//!
//! Each suite is run twice, with and without execution: what passes although nothing is executed proves nothing. The
//! driver waits for ever for what is not executed, so that a test without execution gets the time that it took with
//! it and five seconds more, and counts as failing when it needs longer.

mod programs;
mod pyopencl;

use super::scoreboard::{Outcome, Results};
use super::suite::{self, Ended, IDLE_JOBS, Options, Runner, Test, idle};
use crate::{setup, tree};
use anyhow::{Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// Options of a run.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    options: Options,
    /// What to run: `programs`, `pyopencl`.
    #[arg(long, value_delimiter = ',', default_value = "programs,pyopencl")]
    suite: Vec<String>,
    /// Only programs and tests whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Seconds a program or test may take.
    #[arg(long, default_value_t = 1800)]
    timeout_seconds: u64,
    /// Folder of the raw results; a run that is there already is continued.
    #[arg(long, default_value = "out/opencl")]
    results: PathBuf,
}

/// Makes Intel's driver the only one that the loader finds.
pub fn only_intel(command: &mut Command) {
    command.env("OCL_ICD_VENDORS", "/etc/OpenCL/vendors/intel.icd");
}

/// How a program comes to Halogen.
struct Launcher {
    halogen: PathBuf,
    device: String,
    /// Where it runs and leaves its files.
    folder: PathBuf,
}

impl Launcher {
    fn command(&self, words: &[String], execute: bool) -> Command {
        let mut command = Command::new(&self.halogen);
        command.args(["run", "--device", &self.device]);
        if !execute {
            command.arg("--no-exec");
        }
        command.arg("--").args(words);
        only_intel(&mut command);
        // Programs keep compiled kernels: a folder of their own keeps runs apart from what the user has.
        command
            .env("XDG_CACHE_HOME", self.folder.join("cache"))
            .env("XDG_DATA_HOME", self.folder.join("data"));
        command.current_dir(&self.folder);
        command
    }

    /// Results with execution, and without it of what passed with it.
    fn run_both(
        &self,
        suite: &str,
        jobs: usize,
        tests: &[Test],
        judge: &(dyn Fn(&Test, &Ended) -> Outcome + Sync),
    ) -> Result<(Results, Results)> {
        let run = |kind: &str, jobs: usize, tests: &[Test]| {
            let runner = Runner {
                title: format!("{suite}, {kind}"),
                jobs,
                logs: Some(self.folder.join(format!("{suite}-{kind}-logs"))),
                command: &|test| Ok(self.command(&test.words, kind == "halogen")),
                judge,
            };
            runner.run(tests, &self.folder.join(format!("{suite}-{kind}.jsonl")))
        };
        let ours = run("halogen", jobs, tests)?;
        let without = run("no-exec", IDLE_JOBS, &idle(tests, &ours))?;
        Ok((ours, without))
    }
}

/// Runs the suites.
pub fn run(arguments: &Arguments) -> Result<()> {
    setup::install(&[setup::OPENCL])?;
    let halogen = suite::halogen(arguments.options.halogen.as_deref())?;
    let folder = tree::root().join(&arguments.results).join(&arguments.options.device);
    if arguments.options.fresh && folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let launcher = Launcher { halogen, device: arguments.options.device.clone(), folder };
    // One suite's failures do not keep the other from running.
    let mut failures = Vec::new();
    for suite in &arguments.suite {
        let result = match suite.as_str() {
            "programs" => programs::run(arguments, &launcher),
            "pyopencl" => pyopencl::run(arguments, &launcher),
            other => bail!("unknown suite {other}; choose from programs, pyopencl"),
        };
        failures.extend(result.err().map(|error| format!("{suite}: {error:#}")));
    }
    if !failures.is_empty() {
        bail!("{}", failures.join("\n"));
    }
    Ok(())
}
