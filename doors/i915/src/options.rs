//! How a run was asked for, and what lies where in its directory.
//!
//! `halogen run` makes the directory and writes the options; every process of the run reads them.

use probe::Strictness;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Environment variable that names the directory of a run. Without it nothing is simulated.
pub const RUN_DIRECTORY: &str = "HALOGEN_RUN_DIR";

/// Environment variable that names the socket of the GPU process, for a run that has one.
pub const GPU_SOCKET: &str = "HALOGEN_GPU";

/// The options of a run. What another version of `halogen` does not know is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Short name of the device: `byt`, `bdw`, `skl`, `bxt`.
    pub device: String,
    /// The first Gap ends the run.
    pub strict: bool,
    /// In a strict run, so does the first system that is used on a device on which it was never proved.
    pub strict_unproved: bool,
    /// Take submissions, execute nothing.
    pub no_exec: bool,
    /// Execute commands, but launch neither primitives nor thread groups.
    pub no_launch: bool,
    /// Where pictures of render targets go.
    pub screenshots: Option<PathBuf>,
    /// Where the first process that submits writes what it submits; others add their process number. The device's
    /// clock stands still then, so that the capture can be compared with a replay.
    pub record: Option<PathBuf>,
    /// Folder that every kernel which submissions name is written into. Not together with `record`.
    pub kernels: Option<PathBuf>,
    /// How many times the usual number of instructions a thread may execute before it counts as hung.
    pub patience: u32,
    /// How many threads of the host may work for the device in each process; 0 for as many as it has cores. No result
    /// depends on it.
    pub threads: usize,
    /// Submissions return before they are executed: for a GPU process, whose threads execute them.
    pub queued: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            device: "skl".into(),
            strict: false,
            strict_unproved: false,
            no_exec: false,
            no_launch: false,
            screenshots: None,
            record: None,
            kernels: None,
            patience: 1,
            threads: 0,
            queued: false,
        }
    }
}

impl Options {
    /// How many threads of the host may work for the device.
    pub fn host_threads(&self) -> usize {
        match self.threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        }
    }

    /// What ends the run early.
    pub fn strictness(&self) -> Strictness {
        match (self.strict, self.strict_unproved) {
            (false, _) => Strictness::Off,
            (true, false) => Strictness::Gaps,
            (true, true) => Strictness::Unproved,
        }
    }
}

/// The directory of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunDirectory(pub PathBuf);

impl RunDirectory {
    /// The tree that stands for `/dev` and `/sys`.
    pub fn root(&self) -> PathBuf {
        self.0.join("root")
    }

    /// The options, as JSON.
    pub fn options(&self) -> PathBuf {
        self.0.join("options.json")
    }

    /// The tiling of shared objects.
    pub fn tiling(&self) -> PathBuf {
        self.0.join("tiling")
    }

    /// The report of a process.
    pub fn report(&self, process: u32) -> PathBuf {
        self.0.join(format!("report-{process}.json"))
    }

    /// Reads the options of the run.
    ///
    /// # Errors
    /// When the file is not there or not understood.
    pub fn read_options(&self) -> std::io::Result<Options> {
        read_json(&self.options())
    }
}

/// Reads a JSON file.
///
/// # Errors
/// What the host says, or `InvalidData`.
pub fn read_json<T: serde::de::DeserializeOwned>(path: &Path) -> std::io::Result<T> {
    Ok(serde_json::from_slice(&std::fs::read(path)?)?)
}
