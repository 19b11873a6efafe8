//! The directory of a run: the device's files, the options, and the reports of the processes.

use anyhow::{Context, Result};
use i915::sysfs::{Content, tree};
use i915::{Identity, Options, ProcessReport, RunDirectory, read_json};
use rustix::fs::{FlockOperation, flock};
use std::ffi::OsStr;
use std::fs::File;
use std::os::unix::fs::{DirBuilderExt, symlink};
use std::path::{Path, PathBuf};

/// A prepared directory, removed when the run is over.
pub struct Prepared {
    directory: RunDirectory,
    /// Locked as long as the run lasts, so that later runs know that the directory is in use.
    _lock: File,
}

/// The locked file in the directory of a run.
const LOCK: &str = "halogen-run.lock";
/// What the names of such directories begin with.
const PREFIX: &str = "halogen-";

impl Prepared {
    /// Makes the directory of a run with these options.
    pub fn new(options: &Options) -> Result<Self> {
        let platform = hw::platform(&options.device).context("no such device")?;
        let identity = Identity::of(platform).context("no such device")?;
        let parent = std::env::temp_dir();
        let parent = parent.canonicalize().with_context(|| format!("finding {}", parent.display()))?;
        sweep(&parent);
        let path = make_private_directory(&parent)?;
        let lock = locked(&path).context("locking the directory of the run")?;
        let prepared = Self { directory: RunDirectory(path), _lock: lock };
        let root = prepared.directory.root();
        for entry in tree(platform, identity) {
            let path = root.join(entry.path.trim_start_matches('/'));
            write_entry(&path, &entry.content).with_context(|| format!("writing {}", path.display()))?;
        }
        let text = serde_json::to_vec(options).context("writing the options")?;
        std::fs::write(prepared.directory.options(), text).context("writing the options")?;
        Ok(prepared)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.directory.0
    }

    /// What the processes of the run reported, by process number. A report that cannot be read is left out: its
    /// process was ended while it wrote.
    pub fn reports(&self) -> Vec<ProcessReport> {
        let entries = std::fs::read_dir(self.path()).into_iter().flatten().flatten();
        let is_report = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "json");
        let paths = entries
            .map(|entry| entry.path())
            .filter(|path| is_report(path) && *path != self.directory.options());
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

/// Removes the directories of runs that were killed: nothing holds the lock in them. What is not this user's stays.
fn sweep(parent: &Path) {
    let entries = std::fs::read_dir(parent).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_name(&entry.file_name())) {
        // A directory without a lock is about to get one, or none of ours.
        let Ok(lock) = File::open(entry.path().join(LOCK)) else { continue };
        if flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok() {
            // What cannot be removed is another user's, or is being removed.
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

fn is_name(name: &OsStr) -> bool {
    let numbers = name.to_str().and_then(|name| name.strip_prefix(PREFIX)?.split_once('-'));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    numbers.is_some_and(|(process, attempt)| is_number(process) && is_number(attempt))
}

/// The lock of a new directory. It gets its name when it is held, so that no other run takes it first.
fn locked(directory: &Path) -> std::io::Result<File> {
    let new = directory.join("lock.new");
    let lock = File::create(&new)?;
    flock(&lock, FlockOperation::NonBlockingLockExclusive)?;
    std::fs::rename(new, directory.join(LOCK))?;
    Ok(lock)
}

/// A new directory that only this user can enter.
fn make_private_directory(parent: &Path) -> Result<PathBuf> {
    for attempt in 0..1000 {
        let path = parent.join(format!("{PREFIX}{}-{attempt}", std::process::id()));
        match std::fs::DirBuilder::new().mode(0o700).create(&path) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error).with_context(|| format!("making {}", path.display())),
        }
    }
    anyhow::bail!("no free name for a directory in {}", parent.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_run_left_is_removed_and_what_others_use_is_not() {
        let parent = std::env::temp_dir().join(format!("sweep-{}", std::process::id()));
        let make = |name: &str| {
            let path = parent.join(name);
            std::fs::create_dir_all(path.join("inside")).unwrap();
            path
        };
        let (left, used, new) = (make("halogen-1-0"), make("halogen-2-0"), make("halogen-3-0"));
        drop(locked(&left).unwrap());
        let held = locked(&used).unwrap();
        let not_ours = [make("halogen-work"), make("halogen-4"), make("other-5-0")];
        for path in &not_ours {
            drop(locked(path).unwrap());
        }
        sweep(&parent);
        assert!(!left.exists() && used.exists() && new.exists());
        assert!(not_ours.iter().all(|path| path.exists()));
        drop(held);
        sweep(&parent);
        assert!(!used.exists());
        std::fs::remove_dir_all(parent).unwrap();
    }
}
