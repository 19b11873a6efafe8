//! The options of a device, of `halogen run` and of `halogen gpu`.

use crate::strict::{self, Strict};
use anyhow::{Context, Result, bail};
use i915::Options;
use std::path::PathBuf;

/// What to simulate, and what to write about it.
#[derive(clap::Args)]
pub struct Device {
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
}

impl Device {
    /// The options as processes read them. Folders are made, and what the device needs is tried.
    ///
    /// # Errors
    /// What cannot be made, and what the host refuses.
    pub fn options(&self) -> Result<Options> {
        try_host(&self.device)?;
        Ok(Options {
            device: self.device.clone(),
            strict: self.strict.is_some(),
            strict_unproved: self.strict == Some(Strict::Unproved),
            no_exec: self.no_exec,
            no_launch: self.no_launch,
            screenshots: self.screenshot.as_deref().map(prepare_folder).transpose()?,
            record: self.record.as_deref().map(prepare_record).transpose()?,
            kernels: self.kernels.as_deref().map(prepare_folder).transpose()?,
            patience: self.patience,
            threads: host_threads(self.threads)?,
            queued: false,
        })
    }
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
