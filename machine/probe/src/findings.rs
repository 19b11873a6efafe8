//! Counted findings of one process: what was met that is not plain success.

use crate::Place;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// The four kinds of failure, never mixed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The GPU itself would signal this.
    Fault,
    /// The guest broke a rule of the manual.
    Undefined,
    /// Halogen has not built this.
    Gap,
    /// An invariant of Halogen broke.
    Bug,
}

impl Kind {
    /// The word printed in reports.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Fault => "fault",
            Kind::Undefined => "undefined",
            Kind::Gap => "gap",
            Kind::Bug => "bug",
        }
    }
}

/// What was found: equal findings are counted together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    /// Which of the four kinds.
    pub kind: Kind,
    /// Row of the coverage ledger.
    pub system: &'static str,
    /// What it was, for a person.
    pub what: Cow<'static, str>,
}

/// How often a finding was met, and where first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Number of times.
    pub count: u64,
    /// The first place.
    pub first: Place,
}

/// Different findings kept apart; what comes after is counted under one row per kind and system.
const DISTINCT_LIMIT: usize = 4096;

/// The findings of one process.
#[derive(Debug, Default)]
pub struct Findings {
    entries: Mutex<BTreeMap<Finding, Entry>>,
    strict: AtomicBool,
    stop: AtomicBool,
}

impl Findings {
    /// An empty list; `strict` makes the first Gap stop the run.
    pub fn new(strict: bool) -> Self {
        Self { strict: AtomicBool::new(strict), ..Self::default() }
    }

    /// Counts one finding.
    pub fn record(&self, kind: Kind, system: &'static str, what: Cow<'static, str>, place: Place) {
        if kind == Kind::Gap && self.strict.load(Ordering::Relaxed) {
            self.stop.store(true, Ordering::Relaxed);
        }
        let mut entries = self.entries.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let mut finding = Finding { kind, system, what };
        if entries.len() >= DISTINCT_LIMIT && !entries.contains_key(&finding) {
            finding.what = Cow::Borrowed("further findings of this system");
        }
        entries.entry(finding).or_insert(Entry { count: 0, first: place }).count += 1;
    }

    /// True when a strict run has met a Gap.
    #[inline]
    pub fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Everything found so far, ordered by kind and system.
    pub fn list(&self) -> Vec<(Finding, Entry)> {
        let entries = self.entries.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        entries.iter().map(|(finding, entry)| (finding.clone(), *entry)).collect()
    }
}
