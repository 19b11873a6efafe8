//! Fences: what says that work which was submitted is done.
//!
//! A fence is signalled once, when its work has ended, whether it came to its end or not. Descriptors that stand for it
//! (sync files) become readable then, in whatever process they are.

use crate::context::lock;
use crate::errno::Errno;
use crate::own_file::OwnFile;
use rustix::event::{EventfdFlags, eventfd};
use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, Ordering};

const PENDING: u8 = 0;
const DONE: u8 = 1;
const LOST: u8 = 2;

/// How the work of a fence ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was done.
    Done,
    /// A fault ended it, or it was never begun.
    Lost,
}

/// Says when work is done.
#[derive(Debug, Default)]
pub struct Fence {
    state: AtomicU8,
    /// Sync files of work that is not done yet.
    files: Mutex<Vec<OwnFile>>,
}

impl Fence {
    /// How the work ended; `None` while it has not.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.state.load(Ordering::Acquire) {
            PENDING => None,
            DONE => Some(Outcome::Done),
            _ => Some(Outcome::Lost),
        }
    }

    /// True when the work has ended.
    pub fn is_signalled(&self) -> bool {
        self.outcome().is_some()
    }

    /// Says that the work has ended. Only the first word counts.
    pub fn signal(&self, outcome: Outcome) {
        let mut files = lock(&self.files);
        let state = if outcome == Outcome::Done { DONE } else { LOST };
        if self.state.compare_exchange(PENDING, state, Ordering::AcqRel, Ordering::Acquire).is_err() {
            return;
        }
        for file in files.drain(..) {
            // A program that took the descriptor away waits for nothing.
            let _ = file.get().and_then(|file| tell(file, outcome));
        }
    }

    /// A descriptor that becomes readable when the fence is signalled.
    ///
    /// # Errors
    /// What the host says.
    pub fn sync_file(&self) -> Result<SyncFile, Errno> {
        let descriptor = eventfd(0, EventfdFlags::CLOEXEC | EventfdFlags::NONBLOCK)?;
        let mut files = lock(&self.files);
        match self.outcome() {
            Some(outcome) => tell(std::os::fd::AsFd::as_fd(&descriptor), outcome)?,
            None => files.push(OwnFile::new(descriptor.try_clone()?)?),
        }
        Ok(SyncFile(descriptor))
    }
}

/// Counts what a sync file says of its work: 1 for work that was done, more for lost work.
fn tell(file: BorrowedFd, outcome: Outcome) -> Result<(), Errno> {
    let count: u64 = if outcome == Outcome::Done { 1 } else { 2 };
    rustix::io::write(file, &count.to_ne_bytes())?;
    Ok(())
}

/// A sync file: an event counter, which can be read when its fence is signalled.
pub struct SyncFile(OwnedFd);

/// What the host's description of a sync file says; reading the counter itself would change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SyncFileState {
    /// How its work ended; `None` while it has not.
    pub outcome: Option<Outcome>,
    /// Number of the counter; no other one of this host has it while it lives. `None` on hosts that do not say.
    pub number: Option<u64>,
}

impl SyncFile {
    /// A sync file of work that has ended.
    ///
    /// # Errors
    /// What the host says.
    pub fn signalled(outcome: Outcome) -> Result<Self, Errno> {
        let fence = Fence::default();
        fence.signal(outcome);
        fence.sync_file()
    }

    /// What the sync file behind a descriptor says; `None` for any other descriptor.
    pub fn look(descriptor: BorrowedFd) -> Option<SyncFileState> {
        let text = std::fs::read_to_string(format!("/proc/self/fdinfo/{}", descriptor.as_raw_fd())).ok()?;
        let value =
            |name: &str| text.lines().find_map(|line| Some(line.strip_prefix(name)?.trim().to_owned()));
        let count = u64::from_str_radix(&value("eventfd-count:")?, 16).ok()?;
        let outcome = match count {
            0 => None,
            1 => Some(Outcome::Done),
            _ => Some(Outcome::Lost),
        };
        Some(SyncFileState { outcome, number: value("eventfd-id:").and_then(|number| number.parse().ok()) })
    }

    /// The descriptor.
    pub fn descriptor(&self) -> BorrowedFd<'_> {
        std::os::fd::AsFd::as_fd(&self.0)
    }
}

impl From<SyncFile> for OwnedFd {
    fn from(file: SyncFile) -> Self {
        file.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sync_file_says_how_its_work_ended_and_not_before() {
        for outcome in [Outcome::Done, Outcome::Lost] {
            let fence = Fence::default();
            let early = fence.sync_file().unwrap();
            let number = SyncFile::look(early.descriptor()).unwrap().number;
            assert_eq!(SyncFile::look(early.descriptor()), Some(SyncFileState { outcome: None, number }));
            fence.signal(outcome);
            fence.signal(if outcome == Outcome::Done { Outcome::Lost } else { Outcome::Done });
            let late = fence.sync_file().unwrap();
            assert_eq!(fence.outcome(), Some(outcome));
            for file in [&early, &late] {
                assert_eq!(SyncFile::look(file.descriptor()).unwrap().outcome, Some(outcome));
            }
        }
    }

    #[test]
    fn what_is_no_event_counter_is_no_sync_file() {
        let file = std::fs::File::open("/dev/null").unwrap();
        assert_eq!(SyncFile::look(std::os::fd::AsFd::as_fd(&file)), None);
    }
}
