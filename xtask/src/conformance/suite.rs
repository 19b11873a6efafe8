//! Running the tests of a suite, each in a process of its own with a limit of time, several at once, continued where an
//! earlier run was interrupted.

use super::scoreboard::{self, Outcome, Results, Value};
use crate::tree;
use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{Read, Write};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Options of every suite.
#[derive(clap::Args)]
pub struct Options {
    /// Device to simulate.
    #[arg(long, default_value = "skl")]
    pub device: String,
    /// Tests at a time; 0 means one for each processor.
    #[arg(long, default_value_t = 0)]
    pub jobs: usize,
    /// Start afresh.
    #[arg(long)]
    pub fresh: bool,
    /// Write the dated scoreboards into docs/scoreboard/.
    #[arg(long)]
    pub commit_scoreboard: bool,
    /// Use this halogen binary instead of building one.
    #[arg(long)]
    pub halogen: Option<PathBuf>,
}

/// The halogen binary that was named, or one that is built now.
///
/// # Errors
/// When the file is not there, or does not build.
pub fn halogen(named: Option<&Path>) -> Result<PathBuf> {
    match named {
        Some(path) => std::fs::canonicalize(path).with_context(|| path.display().to_string()),
        None => tree::build_release(),
    }
}

/// One test of a suite.
pub struct Test {
    /// Name in results and scoreboards.
    pub name: String,
    /// Program and arguments.
    pub words: Vec<String>,
    /// How long it may take.
    pub limit: Duration,
}

/// What a test left behind.
pub struct Ended {
    /// Standard output.
    pub output: String,
    /// Standard error.
    pub errors: String,
    /// Exit code, 128 + number of a signal; `None` when it was ended for taking too long.
    pub code: Option<i32>,
}

/// How tests are started and judged.
pub struct Runner<'a> {
    /// What is shown in front of the progress.
    pub title: String,
    /// Tests at a time; 0 means one for each processor.
    pub jobs: usize,
    /// Folder for what the tests printed that did not pass.
    pub logs: Option<PathBuf>,
    /// The command of a test.
    pub command: &'a (dyn Fn(&Test) -> Result<Command> + Sync),
    /// What a test's end means.
    pub judge: &'a (dyn Fn(&Test, &Ended) -> Outcome + Sync),
}

impl Runner<'_> {
    /// Runs the tests that `file` has no result of, adds theirs to it, and returns all results in it.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn run(&self, tests: &[Test], file: &Path) -> Result<Results> {
        let mut results = if file.exists() { scoreboard::read(file)? } else { Results::new() };
        let open: Vec<&Test> = tests.iter().filter(|test| !results.contains_key(&test.name)).collect();
        if open.is_empty() {
            return Ok(results);
        }
        if let Some(folder) = &self.logs {
            std::fs::create_dir_all(folder)?;
        }
        let jobs = match self.jobs {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            jobs => jobs,
        };
        let bar = ProgressBar::new(open.len() as u64)
            .with_style(ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len} {elapsed}, {eta} left")?);
        bar.set_prefix(self.title.clone());
        let log = std::fs::OpenOptions::new().create(true).append(true).open(file);
        let log = Mutex::new(log.with_context(|| format!("cannot write {}", file.display()))?);
        let done = Mutex::new(Results::new());
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| {
                    while let Some(test) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let outcome = self.run_one(test);
                        let line = scoreboard::line(&test.name, &outcome);
                        if let Ok(mut log) = log.lock() {
                            let _ = writeln!(log, "{line}");
                        }
                        if let Ok(mut done) = done.lock() {
                            done.insert(test.name.clone(), outcome);
                        }
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish();
        results.extend(done.into_inner().unwrap_or_default());
        Ok(results)
    }

    fn run_one(&self, test: &Test) -> Outcome {
        let Ok(mut command) = (self.command)(test) else { return Outcome::unprepared() };
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);
        let start = Instant::now();
        let Ok(mut child) = command.spawn() else { return Outcome::unprepared() };
        let output = reader(child.stdout.take());
        let errors = reader(child.stderr.take());
        let code = wait(&mut child, test.limit);
        let output = output.join().unwrap_or_default();
        let errors = errors.join().unwrap_or_default();
        let ended = Ended { output, errors, code };
        let mut outcome = (self.judge)(test, &ended);
        outcome.seconds = start.elapsed().as_secs_f32();
        if let (Some(folder), false) = (&self.logs, outcome.value == Value::Pass) {
            let name: String = test.name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
            let text = format!("{:?}\n{}\n{}", ended.code, ended.output, ended.errors);
            let _ = std::fs::write(folder.join(name.chars().take(200).collect::<String>() + ".log"), text);
        }
        outcome
    }
}

/// How many of these run at a time: what waits needs no processor.
pub const IDLE_JOBS: usize = 16;

/// The tests of the run without execution of a suite whose driver waits for ever for what is not executed: those that
/// passed, each with the time that it took, five minutes at most, and five seconds. There is less to do than with
/// execution, so that one that is still not done waits for what never comes.
pub fn idle(tests: &[Test], results: &Results) -> Vec<Test> {
    let passed = |test: &&Test| results.get(&test.name).is_some_and(|outcome| outcome.value == Value::Pass);
    let again = |test: &Test| {
        let took = results.get(&test.name).map_or(0.0, |outcome| outcome.seconds.clamp(0.0, 300.0));
        let limit = Duration::from_secs_f32(took + 5.0);
        Test { name: test.name.clone(), words: test.words.clone(), limit }
    };
    tests.iter().filter(passed).map(again).collect()
}

fn reader<R: Read + Send + 'static>(pipe: Option<R>) -> std::thread::JoinHandle<String> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(pipe) = pipe {
            // A test that prints without end must not fill memory.
            let _ = pipe.take(4 << 20).read_to_end(&mut bytes);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// Exit code of the child; `None` when it was killed for taking too long. Signals count as 128 + number.
pub fn wait(child: &mut Child, limit: Duration) -> Option<i32> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(2);
    loop {
        match child.try_wait() {
            Ok(Some(status)) => {
                return Some(status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(0)));
            }
            Ok(None) if start.elapsed() < limit => std::thread::sleep(pause),
            _ => break,
        }
        pause = (pause * 2).min(Duration::from_millis(50));
    }
    // The whole group: the test is a grandchild of the launcher.
    let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).status();
    let _ = child.wait();
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::scoreboard::Ending;

    fn run(words: &[&str], file: &Path) -> Results {
        let runner = Runner {
            title: String::new(),
            jobs: 1,
            logs: None,
            command: &|test| {
                let mut command = Command::new(&test.words[0]);
                command.args(&test.words[1..]);
                Ok(command)
            },
            judge: &|_, ended| {
                let value = if ended.code == Some(0) { Value::Pass } else { Value::Fail };
                Outcome::new(value, Ending::of(ended.code))
            },
        };
        let words = words.iter().map(|word| word.to_string()).collect();
        let test = Test { name: "it".into(), words, limit: Duration::from_millis(300) };
        runner.run(&[test], file).expect("the results can be written")
    }

    #[test]
    fn results_are_kept_and_a_test_that_has_one_is_not_run_again() {
        let folder = std::env::temp_dir().join(format!("halogen-suite-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("a.jsonl");
        assert_eq!(run(&["false"], &file)["it"].value, Value::Fail);
        assert_eq!(run(&["true"], &file)["it"].value, Value::Fail);
        assert_eq!(run(&["true"], &folder.join("b.jsonl"))["it"].value, Value::Pass);
        let first = Test { name: "it".into(), words: Vec::new(), limit: Duration::ZERO };
        assert!(idle(std::slice::from_ref(&first), &run(&["true"], &file)).is_empty());
        assert_eq!(run(&["sleep", "20"], &folder.join("c.jsonl"))["it"].ending, Ending::Timeout);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
