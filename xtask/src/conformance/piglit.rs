//! Debian's piglit, test by test, on Halogen, on Halogen without execution, and on llvmpipe.
//!
//! Three runs of the same tests give an honest rate: what passes although nothing is executed proves nothing and is
//! subtracted from both sides.

use super::scoreboard::{self, Outcome, Results};
use crate::{setup, tree};
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Options of a piglit run.
#[derive(clap::Args)]
pub struct Arguments {
    /// Device to simulate.
    #[arg(long, default_value = "skl")]
    device: String,
    /// Only tests whose name matches this regular expression; all tests of an OpenCL profile when absent.
    #[arg(long)]
    filter: Option<String>,
    /// Piglit profile to take the tests from; `quick_cl` runs on Intel's own OpenCL.
    #[arg(long, default_value = "quick")]
    profile: String,
    /// Keep only every n-th test of the selection (a sample for quick looks).
    #[arg(long, default_value_t = 1)]
    every: usize,
    /// Seconds a test may take.
    #[arg(long, default_value_t = 60)]
    timeout_seconds: u64,
    /// Tests at a time; 0 means one for each processor.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Which runs to make, in this order; all that there are for the profile when absent.
    #[arg(long, value_delimiter = ',')]
    runs: Vec<String>,
    /// Folder of the raw results; a run that is there already is continued.
    #[arg(long, default_value = "out/piglit")]
    results: PathBuf,
    /// Start the named runs afresh.
    #[arg(long)]
    fresh: bool,
    /// Write the dated scoreboard into docs/scoreboard/.
    #[arg(long)]
    commit_scoreboard: bool,
    /// Use this halogen binary instead of building one.
    #[arg(long)]
    halogen: Option<PathBuf>,
}

/// What is run when nothing is said.
const DEFAULT_FILTER: &str = r"^spec@(!opengl [12]\.|glsl-1\.(10|20|30)@)";

impl Arguments {
    /// Whether the profile is one of OpenCL, where there is no second driver to compare with.
    fn is_opencl(&self) -> bool {
        self.profile.ends_with("cl")
    }
}

struct Test {
    name: String,
    command: String,
}

/// Runs the suite and prints the comparison.
pub fn run(arguments: &Arguments) -> Result<()> {
    let opencl = arguments.is_opencl();
    setup::install(&[if opencl { setup::OPENCL } else { setup::MESA }, setup::PIGLIT])?;
    let halogen = match &arguments.halogen {
        Some(path) => path.clone(),
        None => tree::build_release()?,
    };
    let tests = list(arguments)?;
    if tests.is_empty() {
        bail!(
            "no test of profile {} matches {}",
            arguments.profile,
            arguments.filter.as_deref().unwrap_or("the usual selection")
        );
    }
    let folder = tree::root().join(&arguments.results);
    std::fs::create_dir_all(&folder)?;
    let mut all: BTreeMap<String, Results> = BTreeMap::new();
    // Intel's OpenCL waits for ever for what is not executed.
    let usual: &[&str] = if opencl { &["halogen"] } else { &["llvmpipe", "no-exec", "halogen"] };
    let chosen: Vec<String> = match arguments.runs.as_slice() {
        [] => usual.iter().map(|kind| kind.to_string()).collect(),
        runs => runs.to_vec(),
    };
    let mark = if opencl { "opencl-" } else { "" };
    for kind in &chosen {
        let launcher = Launcher {
            kind: kind.clone(),
            device: arguments.device.clone(),
            halogen: halogen.clone(),
            opencl,
        };
        launcher.check_renderer()?;
        let file = folder.join(match kind.as_str() {
            "llvmpipe" => "llvmpipe.jsonl".to_string(),
            other => format!("{mark}{}-{other}.jsonl", arguments.device),
        });
        if arguments.fresh && file.exists() {
            std::fs::remove_file(&file)?;
        }
        all.insert(kind.clone(), run_all(arguments, &launcher, &tests, &file)?);
    }
    for name in ["llvmpipe.jsonl".to_string(), format!("{mark}{}-no-exec.jsonl", arguments.device)] {
        let kind = if name.starts_with("llvmpipe") { "llvmpipe" } else { "no-exec" };
        let file = folder.join(&name);
        let applies = !opencl || kind != "llvmpipe";
        if applies && !all.contains_key(kind) && file.exists() {
            all.insert(kind.into(), scoreboard::read(&file)?);
        }
    }
    let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
    let suite = if opencl { "opencl-piglit" } else { "piglit" };
    let (device, every) = (&arguments.device, arguments.every.max(1));
    scoreboard::report(suite, device, &names, every, &all, arguments.commit_scoreboard)
}

fn list(arguments: &Arguments) -> Result<Vec<Test>> {
    let output = Command::new("piglit")
        .args(["print-cmd", &arguments.profile])
        .stderr(Stdio::null())
        .output()
        .context("cannot start piglit")?;
    let usual = if arguments.is_opencl() { "" } else { DEFAULT_FILTER };
    let filter = arguments.filter.as_deref().unwrap_or(usual);
    let filter = regex::Regex::new(filter).context("--filter is not a regular expression")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let tests =
        text.lines().filter_map(|line| line.split_once(" ::: ")).filter(|(name, _)| filter.is_match(name));
    let tests = tests.step_by(arguments.every.max(1));
    Ok(tests
        .map(|(name, command)| Test { name: name.trim().into(), command: command.trim().into() })
        .collect())
}

struct Launcher {
    kind: String,
    device: String,
    halogen: PathBuf,
    opencl: bool,
}

/// Where Debian installs piglit.
pub(super) const PIGLIT_FOLDER: &str = "/usr/lib/x86_64-linux-gnu/piglit";

impl Launcher {
    /// The command that runs `words` on the driver of this run.
    fn command(&self, words: &[String]) -> Result<Command> {
        let mut command = match self.kind.as_str() {
            "llvmpipe" => {
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]);
                command.env("LIBGL_ALWAYS_SOFTWARE", "1").env("GALLIUM_DRIVER", "llvmpipe");
                command.env("PIGLIT_PLATFORM", "surfaceless_egl");
                command
            }
            "halogen" | "no-exec" => {
                let mut command = Command::new(&self.halogen);
                command.args(["run", "--device", &self.device]);
                if self.kind == "no-exec" {
                    command.arg("--no-exec");
                }
                command.arg("--").args(words);
                command.env("PIGLIT_PLATFORM", "gbm").env("WAFFLE_GBM_DEVICE", "/dev/dri/renderD128");
                command
            }
            other => bail!("unknown run {other}; choose from llvmpipe, no-exec, halogen"),
        };
        if self.opencl {
            super::opencl::only_intel(&mut command);
        }
        command.env("PIGLIT_SOURCE_DIR", PIGLIT_FOLDER).env("MESA_DEBUG", "silent");
        command.current_dir(PIGLIT_FOLDER);
        Ok(command)
    }

    /// Makes sure that the driver under test is the one that will draw.
    fn check_renderer(&self) -> Result<()> {
        let (probe, question) = if self.opencl { ("clscene", "--device") } else { ("glscene", "--renderer") };
        let probe = self.halogen.with_file_name(probe);
        let words = vec![probe.to_string_lossy().into_owned(), question.into()];
        let output = self.command(&words)?.output().context("cannot ask for the renderer")?;
        let renderer = String::from_utf8_lossy(&output.stdout).trim().to_string();
        let wanted = if self.kind == "llvmpipe" { "llvmpipe" } else { "Intel" };
        if !renderer.contains(wanted) {
            bail!("the {} run would be drawn by '{renderer}', not by {wanted}", self.kind);
        }
        eprintln!("{}: {renderer}", self.kind);
        Ok(())
    }
}

fn run_all(arguments: &Arguments, launcher: &Launcher, tests: &[Test], file: &Path) -> Result<Results> {
    let mut results = if file.exists() { scoreboard::read(file)? } else { Results::new() };
    let open: Vec<&Test> = tests.iter().filter(|test| !results.contains_key(&test.name)).collect();
    if open.is_empty() {
        return Ok(results);
    }
    let jobs = match arguments.jobs {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        jobs => jobs,
    };
    let bar = ProgressBar::new(open.len() as u64)
        .with_style(ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len} {elapsed}, {eta} left")?);
    bar.set_prefix(launcher.kind.clone());
    let log = Mutex::new(std::fs::OpenOptions::new().create(true).append(true).open(file)?);
    let done = Mutex::new(Results::new());
    let next = AtomicUsize::new(0);
    let limit = Duration::from_secs(arguments.timeout_seconds);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(test) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let outcome = run_one(launcher, test, limit);
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

fn run_one(launcher: &Launcher, test: &Test, limit: Duration) -> Outcome {
    let mut words = split_words(&test.command);
    // Piglit prints its programs relative to a folder of its own choice.
    if let Some((_, program)) = words.first().and_then(|word| word.split_once("/piglit/bin/")) {
        words[0] = format!("{PIGLIT_FOLDER}/bin/{program}");
    }
    let Ok(mut command) = launcher.command(&words) else { return Outcome::unprepared("no launcher") };
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let start = Instant::now();
    let Ok(mut child) = command.spawn() else { return Outcome::unprepared("cannot start") };
    let output = reader(child.stdout.take());
    let errors = reader(child.stderr.take());
    let ended = wait(&mut child, limit);
    let output = output.join().unwrap_or_default();
    let errors = errors.join().unwrap_or_default();
    let mut outcome = Outcome::judge(&output, &errors, ended);
    outcome.seconds = start.elapsed().as_secs_f32();
    outcome
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
pub(super) fn wait(child: &mut Child, limit: Duration) -> Option<i32> {
    use std::os::unix::process::ExitStatusExt;
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

/// Splits a command line as piglit prints it: blanks, single and double quotes, backslashes.
fn split_words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut begun = false;
    let mut quote = None;
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        match (quote, character) {
            (Some(open), c) if c == open => quote = None,
            (Some('"') | None, '\\') => {
                word.extend(characters.next());
                begun = true;
            }
            (Some(_), c) => word.push(c),
            (None, '"' | '\'') => {
                quote = Some(character);
                begun = true;
            }
            (None, c) if c.is_whitespace() => {
                if begun {
                    words.push(std::mem::take(&mut word));
                    begun = false;
                }
            }
            (None, c) => {
                word.push(c);
                begun = true;
            }
        }
    }
    if begun {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_what_is_quoted_together() {
        assert_eq!(split_words(r#"a 'b c' "d \" e" f\ g"#), ["a", "b c", "d \" e", "f g"]);
    }
}
