//! Threads of a walker that run ahead on other threads of the host.
//!
//! Source: house rule: a result never depends on the number of host threads. What a thread does before its first message
//! depends on nothing but its start, and nobody sees it. So groups are still run one after the other, thread by thread;
//! but their threads may find that the part up to the first message has been done. Programs that compute much before they
//! touch memory take as many host threads as there are; others are told apart by how far their first thread gets.

use crate::group::dispatch;
use eu::{Exit, Kernel, Thread};
use ports::{GroupThread, put_group};
use probe::{Context, Findings, Ids};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Most threads that run ahead at one time: so many items there are, used in turns.
pub(crate) const LIMIT: usize = 512;
/// How long a host thread sleeps that finds nothing to do.
const PATIENCE: Duration = Duration::from_micros(100);
/// Instructions before the first message from which on a thread is worth the trouble ...
const THREAD_INSTRUCTIONS: u64 = 500;
/// ... and all threads together are.
const TOGETHER_INSTRUCTIONS: u64 = 200_000;

/// What is known of a thread. The state of an item is the number of its thread times `STATES`, and this.
const STATES: usize = 4;
/// Nobody has begun with it.
const FREE: usize = 0;
/// Somebody is at it.
const RUNNING: usize = 1;
/// It has paused before its first message.
const PAUSED: usize = 2;
/// It has to be run from its start.
const UNUSABLE: usize = 3;

/// A thread that runs ahead.
#[derive(Default)]
pub(crate) struct Item {
    state: AtomicUsize,
    thread: Mutex<Thread>,
}

/// The threads of several groups.
pub(crate) struct Ahead<'r> {
    pub(crate) kernel: &'r Kernel,
    pub(crate) platform: &'static hw::Platform,
    /// What the threads of every group start with.
    pub(crate) initial: &'r [GroupThread],
    pub(crate) groups: &'r [[u32; 3]],
    /// What a thread may execute.
    pub(crate) limit: u64,
    /// [`LIMIT`] of them.
    pub(crate) items: &'r [Item],
    /// How many threads there are in all groups.
    count: usize,
    /// The first that nobody has looked at.
    next: AtomicUsize,
    /// Those before have been started in their turn.
    started: AtomicUsize,
}

impl<'r> Ahead<'r> {
    /// Nothing is done yet.
    pub(crate) fn new(
        kernel: &'r Kernel,
        platform: &'static hw::Platform,
        (initial, groups): (&'r [GroupThread], &'r [[u32; 3]]),
        limit: u64,
        items: &'r [Item],
    ) -> Self {
        for (index, item) in items.iter().enumerate() {
            item.state.store(index * STATES + FREE, Ordering::Relaxed);
        }
        let count = initial.len() * groups.len();
        let (next, started) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Self { kernel, platform, initial, groups, limit, items, count, next, started }
    }

    /// Whether the first thread gets so far that others are worth the trouble. It runs in `thread`.
    pub(crate) fn is_worth_it(&self, thread: &mut Thread) -> bool {
        let instructions = if self.run(0, thread) { thread.executed_instructions } else { 0 };
        let together = instructions.saturating_mul(self.count as u64);
        instructions >= THREAD_INSTRUCTIONS && together >= TOGETHER_INSTRUCTIONS
    }

    /// Runs a thread up to its first message; false when it has to be run from its start.
    fn run(&self, item: usize, thread: &mut Thread) -> bool {
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform: self.platform, findings: &findings, ids: &ids };
        let count = self.initial.len().max(1);
        let (Some(initial), Some(group)) = (self.initial.get(item % count), self.groups.get(item / count))
        else {
            return false;
        };
        dispatch(thread, initial);
        put_group(&mut thread.grf, *group);
        matches!(eu::run_ahead(self.kernel, thread, &cx, self.limit), Ok(Exit::Paused))
    }

    /// The number of a thread that nobody has looked at, and whose item is not in use.
    fn claim(&self) -> Option<usize> {
        let end = self.count.min(self.started.load(Ordering::Acquire) + self.items.len());
        let next = |next: usize| (next < end).then_some(next + 1);
        self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).ok()
    }

    fn item(&self, index: usize) -> Option<&'r Item> {
        self.items.get(index % self.items.len().max(1))
    }

    /// Takes a thread for oneself, or says what is known of it.
    fn begin(item: &Item, index: usize) -> Result<usize, usize> {
        let (free, running) = (index * STATES + FREE, index * STATES + RUNNING);
        let state = item.state.compare_exchange(free, running, Ordering::Acquire, Ordering::Acquire);
        state.map_err(|state| state.wrapping_sub(index * STATES))
    }

    /// Runs one thread ahead; false when there is none at present.
    fn step(&self) -> bool {
        loop {
            let Some((index, item)) = self.claim().and_then(|index| Some((index, self.item(index)?))) else {
                return false;
            };
            if Self::begin(item, index).is_err() {
                continue;
            }
            let run = || item.thread.lock().is_ok_and(|mut thread| self.run(index, &mut thread));
            let paused = catch_unwind(AssertUnwindSafe(run)).unwrap_or(false);
            let state = if paused { PAUSED } else { UNUSABLE };
            item.state.store(index * STATES + state, Ordering::Release);
            return true;
        }
    }

    /// Runs threads ahead until there are none left.
    pub(crate) fn work(&self) {
        while self.next.load(Ordering::Relaxed) < self.count {
            if !self.step() {
                std::thread::sleep(PATIENCE);
            }
        }
    }

    /// Nobody begins with another thread.
    pub(crate) fn stop(&self) {
        self.next.store(self.count, Ordering::Relaxed);
    }

    /// Gives the state of a thread that has run ahead and has executed no more than `limit` instructions; false when it
    /// has to be run from its start.
    pub(crate) fn take(&self, index: usize, limit: u64, to: &mut Thread) -> bool {
        let Some(item) = self.item(index) else { return false };
        loop {
            match Self::begin(item, index) {
                Err(RUNNING) => {
                    // Meanwhile others can be run.
                    if !self.step() {
                        std::thread::yield_now();
                    }
                }
                Err(PAUSED) => {
                    let Ok(mut thread) = item.thread.lock() else { return false };
                    if thread.executed_instructions > limit {
                        return false;
                    }
                    std::mem::swap(&mut *thread, to);
                    return true;
                }
                Ok(_) | Err(_) => return false,
            }
        }
    }

    /// The threads before `end` have been started: their items are others'.
    pub(crate) fn set_started(&self, end: usize) {
        for index in self.started.load(Ordering::Relaxed)..end {
            if let Some(item) = self.item(index) {
                item.state.store((index + self.items.len()) * STATES + FREE, Ordering::Relaxed);
            }
        }
        self.started.store(end, Ordering::Release);
    }
}
