//! The directory of a run: the device's files, the options, and the reports of the processes.

use anyhow::{Context, Result};
use i915::sysfs::{Content, tree};
use i915::{Identity, Options, ProcessReport, RunDirectory, read_json};
use std::os::unix::fs::{DirBuilderExt, symlink};
use std::path::{Path, PathBuf};

/// A prepared directory, removed when the run is over.
pub struct Prepared(RunDirectory);

impl Prepared {
    /// Makes the directory of a run with these options.
    pub fn new(options: &Options) -> Result<Self> {
        let platform = hw::platform(&options.device).context("no such device")?;
        let identity = Identity::of(platform).context("no such device")?;
        let prepared = Self(RunDirectory(make_private_directory()?));
        let root = prepared.0.root();
        for entry in tree(platform, identity) {
            let path = root.join(entry.path.trim_start_matches('/'));
            write_entry(&path, &entry.content).with_context(|| format!("writing {}", path.display()))?;
        }
        let text = serde_json::to_vec(options).context("writing the options")?;
        std::fs::write(prepared.0.options(), text).context("writing the options")?;
        Ok(prepared)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0.0
    }

    /// What the processes of the run reported, by process number. A report that cannot be read is left out: its
    /// process was ended while it wrote.
    pub fn reports(&self) -> Vec<ProcessReport> {
        let entries = std::fs::read_dir(self.path()).into_iter().flatten().flatten();
        let is_report = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "json");
        let paths =
            entries.map(|entry| entry.path()).filter(|path| is_report(path) && *path != self.0.options());
        let mut reports: Vec<ProcessReport> = paths.filter_map(|path| read_json(&path).ok()).collect();
        reports.sort_by_key(|report| report.process);
        reports
    }
}

impl Drop for Prepared {
    fn drop(&mut self) {
        // Processes that outlive the program may still write here; what is left over is in the temporary directory.
        let _ = std::fs::remove_dir_all(self.path());
    }
}

fn write_entry(path: &Path, content: &Content) -> std::io::Result<()> {
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent)?;
    }
    match content {
        Content::Directory => std::fs::create_dir_all(path),
        Content::File(bytes) => std::fs::write(path, bytes),
        Content::Link(target) => symlink(target, path),
    }
}

/// A new directory that only this user can enter.
fn make_private_directory() -> Result<PathBuf> {
    let parent = std::env::temp_dir();
    let parent = parent.canonicalize().with_context(|| format!("finding {}", parent.display()))?;
    for attempt in 0..1000 {
        let path = parent.join(format!("halogen-{}-{attempt}", std::process::id()));
        match std::fs::DirBuilder::new().mode(0o700).create(&path) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error).with_context(|| format!("making {}", path.display())),
        }
    }
    anyhow::bail!("no free name for a directory in {}", parent.display())
}
