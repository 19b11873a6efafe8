//! What pieces of work that are done side by side have spent and met, added up in the order of their numbers.
//!
//! Every piece draws on a copy of the budget as it was when all began, and finds into a list of its own: what is added up
//! does not depend on who did which, nor on when.

use crate::budget::{Budget, Spent};
use probe::{Context, Findings, Ids, Place, Stop};
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// What a piece has spent, in parts that can be shared.
pub(crate) struct Tally {
    instructions: AtomicU64,
    ticks: AtomicU64,
    fixed: AtomicU64,
    /// Where it was last: a kernel, and an offset in it.
    kernel: AtomicU64,
    ip_bytes: AtomicU32,
}

/// The instructions of a piece that has not ended.
const PENDING: u64 = u64::MAX;

impl Default for Tally {
    fn default() -> Self {
        Self {
            instructions: AtomicU64::new(PENDING),
            ticks: AtomicU64::new(0),
            fixed: AtomicU64::new(0),
            kernel: AtomicU64::new(0),
            ip_bytes: AtomicU32::new(0),
        }
    }
}

/// What a piece has met that is not plain success.
struct Report {
    piece: usize,
    findings: Findings,
    stop: Option<Stop>,
}

/// The accounts of all pieces.
pub(crate) struct Ledger<'l> {
    /// What each piece has a copy of.
    pub(crate) budget: Budget,
    pub(crate) platform: &'static hw::Platform,
    findings: &'l Findings,
    ids: Place,
    /// The first piece that no host thread has taken.
    next: AtomicUsize,
    /// Pieces from here on do not begin.
    end: AtomicUsize,
    /// Instructions, ticks and fixed functions of all pieces that have ended.
    spent: [AtomicU64; 3],
    tallies: &'l [Tally],
    reports: Mutex<Vec<Report>>,
}

impl<'l> Ledger<'l> {
    /// Accounts of `count` pieces, in storage that is used again and again.
    pub(crate) fn new(count: usize, tallies: &'l mut Vec<Tally>, budget: &Budget, cx: &'l Context) -> Self {
        tallies.clear();
        tallies.resize_with(count, Tally::default);
        let ids = cx.ids.place();
        for tally in &*tallies {
            tally.kernel.store(ids.kernel, Ordering::Relaxed);
            tally.ip_bytes.store(ids.ip_bytes, Ordering::Relaxed);
        }
        Self {
            budget: *budget,
            platform: cx.platform,
            findings: cx.findings,
            ids,
            next: AtomicUsize::new(0),
            end: AtomicUsize::new(count),
            spent: Default::default(),
            tallies,
            reports: Mutex::default(),
        }
    }

    /// How many pieces there are, or were before one was stopped.
    pub(crate) fn end(&self) -> usize {
        self.end.load(Ordering::Relaxed)
    }

    /// Takes the next pieces, as many as `part` says of how many are taken and how many there are; empty at the end.
    pub(crate) fn claim(&self, part: impl Fn(usize, usize) -> usize) -> std::ops::Range<usize> {
        let end = self.end();
        let claimed = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |next| {
            (next < end).then(|| (next + part(next, end).max(1)).min(end))
        });
        claimed.map_or(0..0, |next| next..(next + part(next, end).max(1)).min(end))
    }

    /// Findings of one who does pieces.
    pub(crate) fn list(&self) -> Findings {
        self.findings.beside()
    }

    /// Ids of one who does pieces.
    pub(crate) fn ids(&self) -> Ids {
        Ids::at(self.ids)
    }

    /// A piece is begun, or gone on with: what it finds is found where it was last.
    pub(crate) fn open(&self, piece: usize, ids: &Ids) {
        if let Some(tally) = self.tallies.get(piece) {
            ids.kernel.set(tally.kernel.load(Ordering::Relaxed));
            ids.ip_bytes.set(tally.ip_bytes.load(Ordering::Relaxed));
        }
    }

    /// Part of a piece was done: what it has met so far leaves `findings`.
    pub(crate) fn enter(&self, piece: usize, findings: &mut Findings, ids: &Ids, stop: Option<&Stop>) {
        if let Some(tally) = self.tallies.get(piece) {
            tally.kernel.store(ids.kernel.get(), Ordering::Relaxed);
            tally.ip_bytes.store(ids.ip_bytes.get(), Ordering::Relaxed);
        }
        if stop.is_some() || findings.has_news() {
            let next = findings.beside();
            let report = Report { piece, findings: std::mem::replace(findings, next), stop: stop.cloned() };
            self.reports.lock().unwrap_or_else(PoisonError::into_inner).push(report);
        }
        if stop.is_some() {
            self.end.fetch_min(piece, Ordering::Relaxed);
        }
    }

    /// A piece has ended; `budget` is what is left of its copy.
    pub(crate) fn close(&self, piece: usize, budget: &Budget) {
        let Some(tally) = self.tallies.get(piece) else { return };
        let spent = budget.spent_since(&self.budget);
        tally.ticks.store(spent.ticks, Ordering::Relaxed);
        tally.fixed.store(spent.fixed, Ordering::Relaxed);
        tally.instructions.store(spent.instructions, Ordering::Relaxed);
        let add = |sum: &AtomicU64, part: u64| sum.fetch_add(part, Ordering::Relaxed).saturating_add(part);
        let [instructions, ticks, fixed] = &self.spent;
        let all = Spent {
            instructions: add(instructions, spent.instructions),
            ticks: add(ticks, spent.ticks),
            fixed: add(fixed, spent.fixed),
        };
        if self.budget.is_exceeded_by(all) {
            // One of those that have begun is told when all is added up.
            self.end.fetch_min(self.next.load(Ordering::Relaxed), Ordering::Relaxed);
        }
    }

    /// Adds up what the pieces have spent and met. Gives how many have ended before the first that was stopped.
    ///
    /// # Errors
    /// What that was stopped by.
    pub(crate) fn settle(&self, budget: &mut Budget, cx: &Context) -> (usize, Result<(), Stop>) {
        let mut reports = std::mem::take(&mut *self.reports.lock().unwrap_or_else(PoisonError::into_inner));
        reports.sort_by_key(|report| report.piece);
        let mut reports = reports.into_iter().peekable();
        for (piece, tally) in self.tallies.iter().enumerate() {
            let read = |part: &AtomicU64| part.load(Ordering::Relaxed);
            self.open(piece, cx.ids);
            while let Some(report) = reports.next_if(|report| report.piece == piece) {
                cx.findings.merge(&report.findings);
                if let Some(stop) = report.stop {
                    return (piece, Err(stop));
                }
            }
            let instructions = read(&tally.instructions);
            if instructions == PENDING {
                return (piece, Err(cx.bug("C60", "a piece of work was not done")));
            }
            let spent = Spent { instructions, ticks: read(&tally.ticks), fixed: read(&tally.fixed) };
            if let Err(stop) = budget.spend_spent(spent) {
                return (piece, Err(stop));
            }
        }
        (self.tallies.len(), Ok(()))
    }
}

#[cfg(test)]
mod tests;
