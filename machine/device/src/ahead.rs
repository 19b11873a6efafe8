//! Threads of a walker that run ahead on other threads of the host.
//!
//! Source: house rule: a result never depends on the number of host threads. What a thread does before its first message
//! depends on nothing but its start, and nobody sees it; and so it is with messages that only read what no thread of the
//! walker writes ([`shared::Unwritten`]). So groups are still run one after the other, thread by thread; but their threads
//! may find that the part up to the first other message has been done. Programs that compute or read much before they
//! write take as many host threads as there are; others are told apart by how far their first thread gets.

use crate::budget::{Budget, message_units};
use crate::group::dispatch;
use crate::residents::first_turn;
use eu::{Exit, Kernel, Thread};
use ports::{Grf, GroupThread, SendMessage, SendReply, Sends, put_group};
use probe::{Context, Findings, Ids, Stop};
use shared::{Reader, Unwritten};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Most threads that run ahead at one time: so many items there are, used in turns.
pub(crate) const LIMIT: usize = 512;
/// How long a host thread sleeps that finds nothing to do.
const PATIENCE: Duration = Duration::from_micros(100);
/// Units of the budget ahead of the first turn from which on a thread is worth the trouble ...
const THREAD_UNITS: u64 = 500;
/// ... and all threads together are.
const TOGETHER_UNITS: u64 = 200_000;

/// What is known of a thread. The state of an item is the number of its thread times `STATES`, and this.
const STATES: usize = 4;
/// Nobody has begun with it.
const FREE: usize = 0;
/// Somebody is at it.
const RUNNING: usize = 1;
/// It has gone as far as it can.
const PAUSED: usize = 2;
/// It has to be run from its start.
const UNUSABLE: usize = 3;

/// A thread that runs ahead.
#[derive(Default)]
pub(crate) struct Item {
    state: AtomicUsize,
    progress: Mutex<Progress>,
}

/// How far a thread has got.
#[derive(Default)]
pub(crate) struct Progress {
    pub(crate) thread: Box<Thread>,
    /// What its messages have cost, in units of the budget.
    pub(crate) message_units: u64,
}

/// Whether other threads should run ahead.
pub(crate) enum Trial {
    /// They get far.
    Worthwhile,
    /// They would stop where it is not known yet how the kernel is performed.
    TooEarly,
    /// They are not worth the trouble.
    TooShort,
}

/// What a host thread that runs threads ahead has for itself.
#[derive(Default)]
struct Runner {
    reader: Reader,
    findings: Findings,
    ids: Ids,
}

/// The way out of a thread that runs ahead.
struct ReadsAhead<'w> {
    reader: &'w mut Reader,
    unwritten: Option<&'w Unwritten<'w>>,
    cx: &'w Context<'w>,
    message_units: u64,
    message_units_limit: u64,
}

impl Sends for ReadsAhead<'_> {
    /// Nobody is at the other end.
    fn send(&mut self, _: &SendMessage, _: &mut Grf) -> Result<SendReply, Stop> {
        Err(self.cx.bug("C60", "a message was sent before the turn of its thread"))
    }

    #[inline]
    fn send_ahead(&mut self, message: &SendMessage, grf: &mut Grf) -> bool {
        let units = self.message_units + message_units(message.shared_function);
        let Some(unwritten) = self.unwritten else { return false };
        if units > self.message_units_limit || !self.reader.read(unwritten, message, grf, self.cx) {
            return false;
        }
        self.message_units = units;
        true
    }

    /// A thread that looks at it waits for its turn.
    fn timestamp(&mut self, _executed_instructions: u64) -> u64 {
        0
    }
}

/// The threads of several groups.
pub(crate) struct Ahead<'r> {
    pub(crate) kernel: &'r Kernel,
    pub(crate) platform: &'static hw::Platform,
    /// What the threads of every group start with.
    pub(crate) initial: &'r [GroupThread],
    pub(crate) groups: &'r [[u32; 3]],
    /// What may be read ahead.
    pub(crate) unwritten: Option<&'r Unwritten<'r>>,
    /// What a thread may execute.
    pub(crate) limit: u64,
    /// What it may execute in its first turn, once it has sent a message.
    pub(crate) first_turn: u64,
    /// [`LIMIT`] of them.
    pub(crate) items: &'r [Item],
    /// For the host thread that runs the groups, when it has nothing better to do.
    own: Mutex<Runner>,
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
        unwritten: Option<&'r Unwritten<'r>>,
        budget: &Budget,
        items: &'r [Item],
    ) -> Self {
        for (index, item) in items.iter().enumerate() {
            item.state.store(index * STATES + FREE, Ordering::Relaxed);
        }
        Self {
            kernel,
            platform,
            initial,
            groups,
            unwritten,
            limit: budget.of_thread(0),
            first_turn: first_turn(budget, initial.len()).thread,
            items,
            own: Mutex::default(),
            count: initial.len() * groups.len(),
            next: AtomicUsize::new(0),
            started: AtomicUsize::new(0),
        }
    }

    /// How far the first thread gets.
    pub(crate) fn try_first(&self, progress: &mut Progress) -> Trial {
        let is_done = self.run(0, progress, &mut Runner::default());
        let units = if is_done { progress.thread.executed_instructions + progress.message_units } else { 0 };
        if units >= THREAD_UNITS && units.saturating_mul(self.count as u64) >= TOGETHER_UNITS {
            Trial::Worthwhile
        } else if is_done && self.kernel.is_warming(&progress.thread) {
            Trial::TooEarly
        } else {
            Trial::TooShort
        }
    }

    /// Runs a thread as far as nobody sees it; false when it has to be run from its start.
    fn run(&self, item: usize, progress: &mut Progress, runner: &mut Runner) -> bool {
        let cx = Context { platform: self.platform, findings: &runner.findings, ids: &runner.ids };
        let count = self.initial.len().max(1);
        let (Some(initial), Some(group)) = (self.initial.get(item % count), self.groups.get(item / count))
        else {
            return false;
        };
        let thread = &mut *progress.thread;
        dispatch(thread, initial, self.kernel, false);
        put_group(&mut thread.grf, *group);
        let mut sends = ReadsAhead {
            reader: &mut runner.reader,
            unwritten: self.unwritten,
            cx: &cx,
            message_units: 0,
            message_units_limit: self.limit,
        };
        // A thread that has sent messages ends its turn where that ends; one that has not goes on to its first.
        let mut exit = eu::run_ahead(self.kernel, thread, &mut sends, &cx, self.first_turn.min(self.limit));
        if exit == Ok(Exit::OutOfBudget) && sends.message_units == 0 {
            sends.message_units_limit = 0;
            let rest = self.limit.saturating_sub(thread.executed_instructions);
            exit = eu::run_ahead(self.kernel, thread, &mut sends, &cx, rest);
            if exit == Ok(Exit::OutOfBudget) {
                return false;
            }
        }
        progress.message_units = sends.message_units;
        matches!(exit, Ok(Exit::Paused | Exit::OutOfBudget))
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
    fn step(&self, runner: &mut Runner) -> bool {
        loop {
            let Some((index, item)) = self.claim().and_then(|index| Some((index, self.item(index)?))) else {
                return false;
            };
            if Self::begin(item, index).is_err() {
                continue;
            }
            let run =
                || item.progress.lock().is_ok_and(|mut progress| self.run(index, &mut progress, runner));
            let is_done = catch_unwind(AssertUnwindSafe(run)).unwrap_or(false);
            let state = if is_done { PAUSED } else { UNUSABLE };
            item.state.store(index * STATES + state, Ordering::Release);
            return true;
        }
    }

    /// Runs threads ahead until there are none left.
    pub(crate) fn work(&self) {
        let mut runner = Runner::default();
        while self.next.load(Ordering::Relaxed) < self.count {
            if !self.step(&mut runner) {
                std::thread::sleep(PATIENCE);
            }
        }
    }

    /// Nobody begins with another thread.
    pub(crate) fn stop(&self) {
        self.next.store(self.count, Ordering::Relaxed);
    }

    /// Gives the state of a thread that has run ahead, and what its messages have cost, both no more than `limit`; `None`
    /// when it has to be run from its start.
    pub(crate) fn take(&self, index: usize, limit: u64, to: &mut Box<Thread>) -> Option<u64> {
        let item = self.item(index)?;
        loop {
            match Self::begin(item, index) {
                Err(RUNNING) => {
                    // Meanwhile others can be run.
                    if !self.own.lock().is_ok_and(|mut runner| self.step(&mut runner)) {
                        std::thread::yield_now();
                    }
                }
                Err(PAUSED) => {
                    let mut progress = item.progress.lock().ok()?;
                    if progress.thread.executed_instructions > limit || progress.message_units > limit {
                        return None;
                    }
                    std::mem::swap(&mut progress.thread, to);
                    return Some(progress.message_units);
                }
                Ok(_) | Err(_) => return None,
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

#[cfg(test)]
mod tests;
