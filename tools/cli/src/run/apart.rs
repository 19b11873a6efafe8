//! The GPU process of a run: one that is started for it, or one that listens already.

use crate::gpu::listen_at;
use anyhow::{Context, Result};
use gpu::client;
use rustix::process::{Pid, Signal, kill_process};
use std::ffi::CString;
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A GPU process that serves a run.
pub struct Process {
    child: Child,
    socket: PathBuf,
}

impl Process {
    /// Starts one for the run of a directory. Clients may connect at once: they wait until it is ready.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(directory: &Path, no_sandbox: bool, synchronous: bool) -> Result<Self> {
        let socket = directory.join("gpu");
        let listener = listen_at(&socket)?;
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("gpu").arg("--of-run").arg(directory).stdin(Stdio::from(listener)).stdout(Stdio::null());
        if no_sandbox {
            command.arg("--no-sandbox");
        }
        if synchronous {
            command.arg("--synchronous");
        }
        let child = command.spawn().context("starting the GPU process")?;
        Ok(Self { child, socket })
    }

    /// Where it listens.
    pub fn socket(&self) -> &Path {
        &self.socket
    }

    /// Ends it when its clients are done; it has written its report then.
    ///
    /// # Errors
    /// What the host says.
    pub fn end(mut self) -> Result<()> {
        // One that has ended before said why.
        let _ = kill_process(Pid::from_child(&self.child), Signal::TERM);
        let status = self.child.wait().context("waiting for the GPU process")?;
        // One that had not begun yet ends by the signal, and had no client.
        if !status.success() && status.signal() != Some(Signal::TERM.as_raw()) {
            eprintln!("halogen: the GPU process ended by itself: {status}");
        }
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The device of the GPU that listens at a path.
///
/// # Errors
/// When there is none.
pub fn device_at(path: &Path) -> Result<String> {
    let path = std::path::absolute(path)?;
    let name = CString::new(path.as_os_str().as_bytes())?;
    let asked = client::connect(&name, true).and_then(|socket| client::device(socket.as_fd()));
    asked.with_context(|| format!("no GPU listens at {}", path.display()))
}
