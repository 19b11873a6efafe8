//! Post-sync writes that did not happen: a client that polls for one waits for ever.
//!
//! A write is skipped when nothing is executed, and when a fault ended the batch before it.
//!
//! Deviation: what a fault kept from happening is written after a while without submissions. The kernel never does that,
//! and some drivers then poll for ever on hardware, too: iris waits for the end of a query and looks neither at fences
//! nor at reset statistics. [mesa:iris_query.c] Drivers that do look have ended the wait long before.

use crate::context::lock;
use crate::driver::Driver;
use crate::gpu::SkippedWrite;
use crate::vm::VmMemory;
use bits::GraphicsAddress;
use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, Weak};

/// Writes that are remembered; older ones are forgotten.
const LIMIT: usize = 256;

struct Entry {
    submission: u64,
    address: GraphicsAddress,
    value: Option<u64>,
    bytes: usize,
    /// A fault ended the batch before it.
    is_lost: bool,
    memory: Weak<Mutex<VmMemory>>,
}

impl Entry {
    /// Whether memory has another value there. A client cannot poll where nothing is bound.
    fn is_missing(&self) -> bool {
        let Some(memory) = self.memory.upgrade() else { return false };
        let Ok(mut memory) = memory.try_lock() else { return false };
        let present = memory.space().ok().and_then(|space| space.read_u32(self.address).ok());
        present.is_some_and(|present| self.value.is_none_or(|value| present != value as u32))
    }

    /// Writes the value; false when none is known or nothing is bound there.
    fn write(&self) -> bool {
        let (Some(value), Some(memory)) = (self.value, self.memory.upgrade()) else { return false };
        let data = value.to_le_bytes();
        let mut memory = lock(&memory);
        memory.space().is_ok_and(|space| space.write(self.address, &data[..self.bytes.min(8)]).is_ok())
    }
}

/// The latest skipped writes of a process.
#[derive(Default)]
pub struct Skipped(VecDeque<Entry>);

impl Skipped {
    /// Remembers what a submission skipped; `is_lost` says that a fault was the reason.
    pub(crate) fn add(
        &mut self,
        submission: u64,
        is_lost: bool,
        memory: &Arc<Mutex<VmMemory>>,
        writes: Vec<SkippedWrite>,
    ) {
        for SkippedWrite { address, value, bytes } in writes {
            if self.0.len() == LIMIT {
                self.0.pop_front();
            }
            let memory = Arc::downgrade(memory);
            self.0.push_back(Entry { submission, address, value, bytes, is_lost, memory });
        }
    }
}

impl Driver {
    /// True when a client may be waiting for something that will not come.
    pub fn has_skipped_writes(&self) -> bool {
        // Asked after each request: no lock, which a thread that does not live in the child of a fork might hold.
        self.has_skipped.load(Ordering::Relaxed)
    }

    /// The latest skipped writes whose value is not in memory, newest first, for a person.
    pub fn missing_writes(&self, limit: usize) -> Vec<String> {
        let skipped = lock(&self.skipped);
        let missing = skipped.0.iter().rev().filter(|entry| entry.is_missing());
        let text = |entry: &Entry| match entry.value {
            Some(value) => format!("0x{value:x} to {} (submission {})", entry.address, entry.submission),
            None => format!("a value to {} (submission {})", entry.address, entry.submission),
        };
        missing.take(limit).map(text).collect()
    }

    /// Writes the values that faults kept from being written, in their order, and forgets them; how many of them memory
    /// did not have.
    pub fn complete_lost_writes(&self) -> usize {
        let mut skipped = lock(&self.skipped);
        let entries = std::mem::take(&mut skipped.0);
        let (lost, kept): (VecDeque<_>, _) = entries.into_iter().partition(|entry| entry.is_lost);
        self.has_skipped.store(!kept.is_empty(), Ordering::Relaxed);
        skipped.0 = kept;
        lost.iter().filter(|entry| entry.is_missing() && entry.write()).count()
    }
}
