//! `halogen run`: prepares a run's directory, starts the program with the shim, reports what was met.

mod directory;
mod report;
mod shim;

pub use report::Summary;

use crate::strict::{self, Strict};
use anyhow::{Context, Result, bail};
use i915::{Options, RUN_DIRECTORY};
use std::ffi::OsString;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, ExitStatus};

const EXIT_CODES: &str = "\
Exit code:
  the program's own, or 128 + n when signal n ended it;
  3    --strict, and what it stops at was met (the process that met it ends with 3 too);
  125  halogen itself failed, or the host refuses what the device needs (a limit, memory);
  126  the program cannot be run;  127  there is no such program.
A GPU fault never changes the exit code: it costs the program its context, as on hardware.";

/// What to run, and how.
#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Arguments {
    /// Device to simulate
    #[arg(long, default_value = "skl", value_parser = ["skl", "bxt", "bdw", "byt"])]
    device: String,
    #[arg(long, help = strict::HELP, value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "gaps")]
    strict: Option<Strict>,
    /// Answer every request but execute nothing: the baseline of honest pass rates
    #[arg(long)]
    no_exec: bool,
    /// Execute commands but launch no primitive and no thread group: fences and queries work, kernels are only compiled,
    /// which together with --kernels collects them quickly
    #[arg(long, conflicts_with = "no_exec")]
    no_launch: bool,
    /// Write what was met as JSON
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write pictures of what was rendered as PNG files
    #[arg(long, value_name = "DIR")]
    screenshot: Option<PathBuf>,
    /// Record what is submitted for `halogen replay`; timestamps stand still. A name that ends in .aub makes an AUB
    /// file, any other a capture. The first process that submits writes FILE, every other one FILE.PID
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write every kernel that submissions name into DIR, one file each, named by stage and content; see `halogen isa`
    #[arg(long, value_name = "DIR", conflicts_with = "record")]
    kernels: Option<PathBuf>,
    /// Let kernels run N times as long before they count as hung
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    patience: u32,
    /// Let N threads of the host work for the device in each process, the calling one included; no result depends on it
    /// [default: the environment variable HALOGEN_THREADS, or as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// The program and its arguments
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true, value_name = "CMD")]
    command: Vec<OsString>,
}

/// Exit code of a strict run that met what it stops at.
const STRICT_GAP: u8 = 3;
const NOT_EXECUTABLE: u8 = 126;
const NOT_FOUND: u8 = 127;

/// Runs the program.
///
/// # Errors
/// When the run cannot be prepared; what the program does is an exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let shim = shim::find()?;
    try_host(&arguments.device)?;
    let screenshots = arguments.screenshot.as_deref().map(prepare_folder).transpose()?;
    let options = Options {
        device: arguments.device.clone(),
        strict: arguments.strict.is_some(),
        strict_unproved: arguments.strict == Some(Strict::Unproved),
        no_exec: arguments.no_exec,
        no_launch: arguments.no_launch,
        screenshots,
        record: arguments.record.as_deref().map(prepare_record).transpose()?,
        kernels: arguments.kernels.as_deref().map(prepare_folder).transpose()?,
        patience: arguments.patience,
        threads: host_threads(arguments.threads)?,
    };
    let directory = directory::Prepared::new(&options)?;
    let Some((program, rest)) = arguments.command.split_first() else { bail!("no program given") };
    let mut command = Command::new(program);
    command.args(rest).env("LD_PRELOAD", shim::preload(&shim)).env(RUN_DIRECTORY, directory.path());
    let child = match command.spawn() {
        Ok(child) => child,
        Err(error) => {
            eprintln!("halogen: cannot run {}: {error}", program.to_string_lossy());
            let is_missing = error.kind() == std::io::ErrorKind::NotFound;
            return Ok(ExitCode::from(if is_missing { NOT_FOUND } else { NOT_EXECUTABLE }));
        }
    };
    let status = wait(child)?;
    let processes = directory.reports();
    let summary = report::Summary::of(&options, processes, exit_code(status));
    eprint!("{summary}");
    if let Some(path) = &arguments.report {
        let text = serde_json::to_string_pretty(&summary).context("writing the report")?;
        std::fs::write(path, text + "\n").with_context(|| format!("writing {}", path.display()))?;
    }
    let has_failed = summary.has_failed();
    Ok(ExitCode::from(match (summary.is_refused(), has_failed) {
        (true, _) => OWN_FAILURE,
        (false, true) => STRICT_GAP,
        (false, false) => exit_code(status),
    }))
}

/// Threads of the host by option or environment; 0 when neither says anything.
fn host_threads(option: Option<u16>) -> Result<usize> {
    const VARIABLE: &str = "HALOGEN_THREADS";
    match (option, std::env::var(VARIABLE)) {
        (Some(threads), _) => Ok(threads.into()),
        (None, Ok(text)) => match text.parse::<u16>() {
            Ok(threads @ 1..) => Ok(threads.into()),
            _ => bail!("{VARIABLE} is {text:?}, which is no number of threads"),
        },
        (None, Err(_)) => Ok(0),
    }
}

/// Tries what the device needs before the program runs, which has the same limits.
fn try_host(device: &str) -> Result<()> {
    let platform = hw::platform(device).context("no such device")?;
    let identity = i915::Identity::of(platform).context("no such device")?;
    i915::try_host(identity).context("the device cannot work here")
}

fn prepare_folder(path: &std::path::Path) -> Result<PathBuf> {
    std::fs::create_dir_all(path).with_context(|| format!("making {}", path.display()))?;
    path.canonicalize().with_context(|| format!("finding {}", path.display()))
}

/// The first process that submits makes the file; one of an earlier run must not be in its way.
fn prepare_record(path: &std::path::Path) -> Result<PathBuf> {
    let path = std::path::absolute(path).with_context(|| format!("finding {}", path.display()))?;
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("replacing {}", path.display()))
        }
        _ => Ok(path),
    }
}

fn exit_code(status: ExitStatus) -> u8 {
    let signal = status.signal().map(|signal| 128 + signal);
    status.code().or(signal).map_or(OWN_FAILURE, |code| code as u8)
}

const OWN_FAILURE: u8 = crate::OWN_FAILURE;

/// Waits for the program. A request to end is passed on to it, so that the report is still written; an interrupt from
/// the terminal reaches it anyway.
fn wait(mut child: Child) -> Result<ExitStatus> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let process = rustix::process::Pid::from_child(&child);
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    let handle = signals.handle();
    let forwarder = std::thread::spawn(move || {
        for signal in signals.forever() {
            let passed_on = match signal {
                SIGTERM => rustix::process::Signal::TERM,
                SIGHUP => rustix::process::Signal::HUP,
                _ => continue,
            };
            // The program may have ended in this moment.
            let _ = rustix::process::kill_process(process, passed_on);
        }
    });
    let status = child.wait().context("waiting for the program");
    handle.close();
    let _ = forwarder.join();
    status
}
