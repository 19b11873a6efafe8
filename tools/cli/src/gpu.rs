//! `halogen gpu`: the device as a process of its own, which programs connect to.

use crate::run::{Device, Prepared, Summary};
use anyhow::{Context, Result, bail};
use gpu::Station;
use i915::{Options, RunDirectory};
use rustix::net::{AddressFamily, SocketAddrUnix, SocketFlags, SocketType, bind, listen, socket_with};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Which GPU, and where programs find it.
#[derive(clap::Args)]
pub struct Arguments {
    /// Listen at PATH, for `halogen run --gpu PATH`; the report is printed at the end, which a signal asks for
    #[arg(long, value_name = "PATH", required_unless_present = "of_run")]
    listen: Option<PathBuf>,
    #[command(flatten)]
    device: Device,
    /// Do not shut the GPU in: by default the threads that work for programs can neither open files, except to write what
    /// was asked for, nor start programs, nor use a network
    #[arg(long)]
    no_sandbox: bool,
    /// Execute every submission before its request is answered, not after: for debugging
    #[arg(long)]
    synchronous: bool,
    /// The directory of the run that started this process, with a listening socket as standard input
    #[arg(long, hide = true, value_name = "DIR", conflicts_with = "listen")]
    of_run: Option<PathBuf>,
}

impl Arguments {
    fn queued(&self, options: Options) -> Options {
        Options { queued: !self.synchronous, ..options }
    }
}

/// Connections that wait to be accepted.
const BACKLOG: i32 = 128;

/// A socket that clients connect to.
///
/// # Errors
/// When the path is too long for one, is taken, or lies where nothing can be made.
pub fn listen_at(path: &Path) -> Result<OwnedFd> {
    let address = SocketAddrUnix::new(path).with_context(|| format!("{} is too long", path.display()))?;
    let socket = socket_with(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None)?;
    bind(&socket, &address).with_context(|| format!("listening at {}", path.display()))?;
    listen(&socket, BACKLOG)?;
    Ok(socket)
}

/// Is the GPU until it is told to end.
///
/// # Errors
/// When there can be none.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    match (&arguments.of_run, &arguments.listen) {
        (Some(directory), _) => serve_run(directory, arguments),
        (None, Some(path)) => serve_path(path, arguments),
        (None, None) => bail!("no path to listen at"),
    }
}

/// For a run: the run reads the report.
fn serve_run(directory: &Path, arguments: &Arguments) -> Result<ExitCode> {
    // The run is gone: nothing asks for a report.
    rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::TERM))?;
    let directory = RunDirectory(directory.into());
    let options = arguments.queued(directory.read_options().context("reading the options")?);
    let writable = (!arguments.no_sandbox).then(|| writable(&options, &directory.0));
    let station = Station::new(&options, directory).map_err(anyhow::Error::msg)?;
    attend(station, std::io::stdin().as_fd(), writable, |_| {})
}

fn serve_path(path: &Path, arguments: &Arguments) -> Result<ExitCode> {
    let path = std::path::absolute(path)?;
    let options = arguments.queued(arguments.device.options()?);
    let prepared = Prepared::new(&options)?;
    let writable = (!arguments.no_sandbox).then(|| writable(&options, prepared.path()));
    let station = Station::new(&options, RunDirectory(prepared.path().into())).map_err(anyhow::Error::msg)?;
    let listener = listen_at(&path)?;
    eprintln!("halogen: {} listens at {}", options.device, path.display());
    attend(station, listener.as_fd(), writable, move |station| {
        // It may be gone already.
        let _ = std::fs::remove_file(&path);
        eprint!("{}", Summary::of(&options, vec![station.driver().report()], 0).with_units("GPU", "GPUs"));
        drop(prepared);
    })
}

/// Folders that the device writes into.
fn writable(options: &Options, directory: &Path) -> Vec<PathBuf> {
    let record = options.record.as_ref().and_then(|file| file.parent()).map(Path::to_path_buf);
    let asked = [record, options.screenshots.clone(), options.kernels.clone()];
    asked.into_iter().flatten().chain([directory.to_path_buf()]).collect()
}

/// Serves clients on a thread of their own until a signal asks for the end; shuts that thread in when it is told what
/// it may write.
fn attend(
    station: Station,
    listener: BorrowedFd,
    writable: Option<Vec<PathBuf>>,
    last: impl FnOnce(&Station),
) -> Result<ExitCode> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    // Threads of clients work with it until the process ends.
    let station: &'static Station = Box::leak(Box::new(station));
    let listener = listener.try_clone_to_owned()?;
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    std::thread::Builder::new().name("accept".into()).spawn(move || {
        match writable.map(|writable| gpu::confine(&writable)) {
            None => {}
            Some(Ok(what)) => station.driver().set_isolation(what),
            Some(Err(error)) => station.driver().note(format!("the GPU process is not shut in: {error}")),
        }
        if let Err(error) = gpu::serve(station, listener.as_fd()) {
            eprintln!("halogen: no client can connect any more: {error}");
        }
    })?;
    signals.forever().next();
    station.report_end();
    last(station);
    Ok(ExitCode::SUCCESS)
}
