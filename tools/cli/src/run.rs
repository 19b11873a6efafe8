//! `halogen run`: prepares a run's directory, starts the program with the shim, reports what was met.

mod apart;
mod device;
mod directory;
mod reach;
mod report;
mod shim;

pub use device::Device;
pub use directory::Prepared;
pub use report::Summary;

use anyhow::{Context, Result, bail};
use i915::{GPU_SOCKET, Options, RUN_DIRECTORY};
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
    #[command(flatten)]
    device: Device,
    /// Write what was met as JSON
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Let one process be the GPU of all programs of this run, instead of a device in each of them
    #[arg(long)]
    gpu_process: bool,
    /// Do not shut the GPU process of this run in, see `halogen gpu --help`
    #[arg(long, requires = "gpu_process")]
    no_sandbox: bool,
    /// Let the GPU process of this run execute every submission before its request is answered, not after
    #[arg(long, requires = "gpu_process")]
    synchronous: bool,
    /// Use the GPU of a `halogen gpu --listen PATH`, which has the options of the device and gives the report
    #[arg(long, value_name = "PATH", conflicts_with_all = ["Device", "gpu_process", "report"])]
    gpu: Option<PathBuf>,
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
    let options = match &arguments.gpu {
        Some(path) => Options { device: apart::device_at(path)?, ..Options::default() },
        None => arguments.device.options()?,
    };
    let directory = Prepared::new(&options)?;
    let Some((program, rest)) = arguments.command.split_first() else { bail!("no program given") };
    if let Some(obstacle) = reach::obstacle(program) {
        eprintln!("halogen: {obstacle}");
    }
    let mut command = Command::new(program);
    command.args(rest).env("LD_PRELOAD", shim::preload(&shim)).env(RUN_DIRECTORY, directory.path());
    let gpu = if arguments.gpu_process {
        Some(apart::Process::start(directory.path(), arguments.no_sandbox, arguments.synchronous)?)
    } else {
        None
    };
    match (&gpu, &arguments.gpu) {
        (Some(gpu), _) => command.env(GPU_SOCKET, gpu.socket()),
        (None, Some(path)) => command.env(GPU_SOCKET, std::path::absolute(path)?),
        (None, None) => command.env_remove(GPU_SOCKET),
    };
    let child = match command.spawn() {
        Ok(child) => child,
        Err(error) => {
            eprintln!("halogen: cannot run {}: {error}", program.to_string_lossy());
            let is_missing = error.kind() == std::io::ErrorKind::NotFound;
            return Ok(ExitCode::from(if is_missing { NOT_FOUND } else { NOT_EXECUTABLE }));
        }
    };
    let status = wait(child)?;
    if let Some(gpu) = gpu {
        gpu.end()?;
    }
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
