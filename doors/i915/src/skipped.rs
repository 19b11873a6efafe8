//! Post-sync writes that did not happen: a client that polls for one waits for ever.
//!
//! A write is skipped when nothing is executed, and when a fault ended the batch before it.

use crate::context::lock;
use crate::driver::Driver;
use crate::gpu::SkippedWrite;
use crate::vm::Vm;
use bits::GraphicsAddress;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, Weak};

/// Writes that are remembered; older ones are forgotten.
const LIMIT: usize = 256;

struct Entry {
    submission: u64,
    address: GraphicsAddress,
    value: Option<u64>,
    vm: Weak<Mutex<Vm>>,
}

/// The latest skipped writes of a process.
#[derive(Default)]
pub struct Skipped(VecDeque<Entry>);

impl Skipped {
    /// Remembers what a submission skipped.
    pub(crate) fn add(&mut self, submission: u64, vm: &Arc<Mutex<Vm>>, writes: Vec<SkippedWrite>) {
        for write in writes {
            if self.0.len() == LIMIT {
                self.0.pop_front();
            }
            let (address, value) = (write.address, write.value);
            self.0.push_back(Entry { submission, address, value, vm: Arc::downgrade(vm) });
        }
    }
}

impl Driver {
    /// True when a client may be waiting for something that will not come.
    pub fn has_skipped_writes(&self) -> bool {
        !lock(&self.skipped).0.is_empty()
    }

    /// The latest skipped writes whose value is not in memory, newest first, for a person.
    pub fn missing_writes(&self, limit: usize) -> Vec<String> {
        let skipped = lock(&self.skipped);
        let is_missing = |entry: &&Entry| {
            let vm = entry.vm.upgrade();
            let Some(mut vm) = vm.as_ref().and_then(|vm| vm.try_lock().ok()) else { return false };
            // Nobody polls where nothing is bound.
            let present = vm.space().ok().and_then(|space| space.read_u32(entry.address).ok());
            present.is_some_and(|present| entry.value.is_none_or(|value| present != value as u32))
        };
        let missing = skipped.0.iter().rev().filter(is_missing);
        let text = |entry: &Entry| match entry.value {
            Some(value) => format!("0x{value:x} to {} (submission {})", entry.address, entry.submission),
            None => format!("a value to {} (submission {})", entry.address, entry.submission),
        };
        missing.take(limit).map(text).collect()
    }
}
