//! Debian's piglit, test by test, on Halogen, on Halogen without execution, and on llvmpipe.
//!
//! Three runs of the same tests give an honest rate: what passes although nothing is executed proves nothing and is
//! subtracted from both sides.

use super::scoreboard::{self, Outcome, Results};
use super::suite::{self, IDLE_JOBS, Options, Runner, Test, idle};
use crate::{setup, tree};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Options of a piglit run.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    options: Options,
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
    /// Which runs to make, in this order; all that there are for the profile when absent.
    #[arg(long, value_delimiter = ',')]
    runs: Vec<String>,
    /// Folder of the raw results; a run that is there already is continued.
    #[arg(long, default_value = "out/piglit")]
    results: PathBuf,
}

/// What is run when nothing is said.
const DEFAULT_FILTER: &str = r"^spec@(!opengl [12]\.|glsl-1\.(10|20|30)@)";

impl Arguments {
    /// Whether the profile is one of OpenCL, where there is no second driver to compare with.
    fn is_opencl(&self) -> bool {
        self.profile.ends_with("cl")
    }
}

/// Runs the suite and prints the comparison.
pub fn run(arguments: &Arguments) -> Result<()> {
    let opencl = arguments.is_opencl();
    setup::install(&[if opencl { setup::OPENCL } else { setup::MESA }, setup::PIGLIT])?;
    let halogen = suite::halogen(arguments.options.halogen.as_deref())?;
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
    let usual: &[&str] = if opencl { &["halogen", "no-exec"] } else { &["llvmpipe", "no-exec", "halogen"] };
    let chosen: Vec<String> = match arguments.runs.as_slice() {
        [] => usual.iter().map(|kind| kind.to_string()).collect(),
        runs => runs.to_vec(),
    };
    let mark = if opencl { "opencl-" } else { "" };
    for kind in &chosen {
        let launcher = Launcher {
            kind: kind.clone(),
            device: arguments.options.device.clone(),
            halogen: halogen.clone(),
            opencl,
            reports: std::env::temp_dir().join(format!("halogen-piglit-{}", std::process::id())),
        };
        std::fs::create_dir_all(&launcher.reports)?;
        launcher.check_renderer()?;
        let file = folder.join(match kind.as_str() {
            "llvmpipe" => "llvmpipe.jsonl".to_string(),
            other => format!("{mark}{}-{other}.jsonl", arguments.options.device),
        });
        if arguments.options.fresh && file.exists() {
            std::fs::remove_file(&file)?;
        }
        let runner = Runner {
            title: kind.clone(),
            jobs: if opencl && kind == "no-exec" { IDLE_JOBS } else { arguments.options.jobs },
            logs: None,
            command: &|test| launcher.command(&test.words, launcher.report(&test.name).as_deref()),
            judge: &|test, ended| {
                let outcome = Outcome::judge(&ended.output, &ended.errors, ended.code);
                Outcome { submissions: launcher.submissions(&test.name), ..outcome }
            },
        };
        // Intel's OpenCL waits for ever for what is not executed.
        let results = match all.get("halogen") {
            Some(ours) if opencl && kind == "no-exec" => runner.run(&idle(&tests, ours), &file)?,
            _ => runner.run(&tests, &file)?,
        };
        std::fs::remove_dir_all(&launcher.reports)?;
        all.insert(kind.clone(), results);
    }
    for name in ["llvmpipe.jsonl".to_string(), format!("{mark}{}-no-exec.jsonl", arguments.options.device)] {
        let kind = if name.starts_with("llvmpipe") { "llvmpipe" } else { "no-exec" };
        let file = folder.join(&name);
        let applies = !opencl || kind != "llvmpipe";
        if applies && !all.contains_key(kind) && file.exists() {
            all.insert(kind.into(), scoreboard::read(&file)?);
        }
    }
    let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
    let suite = if opencl { "opencl-piglit" } else { "piglit" };
    let (device, every) = (&arguments.options.device, arguments.every.max(1));
    scoreboard::report(suite, device, &names, every, &all, arguments.options.commit_scoreboard)
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
    let limit = Duration::from_secs(arguments.timeout_seconds);
    Ok(tests
        .map(|(name, command)| Test { name: name.trim().into(), words: words_of(command), limit })
        .collect())
}

/// Program and arguments of a test.
fn words_of(command: &str) -> Vec<String> {
    let mut words = split_words(command.trim());
    // Piglit prints its programs relative to a folder of its own choice.
    if let Some((_, program)) = words.first().and_then(|word| word.split_once("/piglit/bin/")) {
        words[0] = format!("{PIGLIT_FOLDER}/bin/{program}");
    }
    words
}

struct Launcher {
    kind: String,
    device: String,
    halogen: PathBuf,
    opencl: bool,
    /// Folder for what Halogen reports of each test.
    reports: PathBuf,
}

/// Where Debian installs piglit.
pub(super) const PIGLIT_FOLDER: &str = "/usr/lib/x86_64-linux-gnu/piglit";

impl Launcher {
    /// Where Halogen is to report on a test: of OpenCL tests many are over before anything reaches the GPU.
    fn report(&self, test: &str) -> Option<PathBuf> {
        let name = test.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        (self.opencl && self.kind == "halogen").then(|| self.reports.join(name + ".json"))
    }

    /// How much a test submitted, when that is known.
    fn submissions(&self, test: &str) -> Option<u64> {
        let text = std::fs::read_to_string(self.report(test)?).ok()?;
        let report: serde_json::Value = serde_json::from_str(&text).ok()?;
        report.get("submissions")?.as_u64()
    }

    /// The command that runs `words` on the driver of this run.
    fn command(&self, words: &[String], report: Option<&Path>) -> Result<Command> {
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
                if let Some(report) = report {
                    command.arg("--report").arg(report);
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
        let output = self.command(&words, None)?.output().context("cannot ask for the renderer")?;
        let renderer = String::from_utf8_lossy(&output.stdout).trim().to_string();
        let wanted = if self.kind == "llvmpipe" { "llvmpipe" } else { "Intel" };
        if !renderer.contains(wanted) {
            bail!("the {} run would be drawn by '{renderer}', not by {wanted}", self.kind);
        }
        eprintln!("{}: {renderer}", self.kind);
        Ok(())
    }
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
