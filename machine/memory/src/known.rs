//! What was found in memory, for those who would not like to look again: it holds until something is written there.
//!
//! Writers that are not accesses of the finder itself say where they write ([`Known::forget`]); what the host, or another
//! process, may have written between submissions is forgotten as a whole ([`Known::forget_all`]).

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Something that was found; what the words say is the finder's.
pub type Fact = [u64; 10];

/// Facts that are kept; past this number all are forgotten.
const KEPT: usize = 256;

/// Facts about bytes of one address space.
#[derive(Default)]
pub struct Known {
    /// Counts how often something was forgotten.
    revision: AtomicU64,
    /// From the first to behind the last byte that a fact is about, in two words; empty without facts.
    start: AtomicU64,
    end: AtomicU64,
    facts: Mutex<Vec<(Range<u64>, Fact)>>,
}

impl Known {
    /// As long as this number stays, every fact that held still does.
    #[inline(always)]
    pub fn revision(&self) -> u64 {
        self.revision.load(Ordering::Acquire)
    }

    fn facts(&self) -> MutexGuard<'_, Vec<(Range<u64>, Fact)>> {
        self.facts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The fact was learned, and nothing was written to its bytes since.
    pub fn holds(&self, fact: &Fact) -> bool {
        self.facts().iter().any(|(_, known)| known == fact)
    }

    /// From now on `fact` holds, which is about the bytes at `range`.
    pub fn learn(&self, range: Range<u64>, fact: Fact) {
        let mut facts = self.facts();
        if facts.len() >= KEPT {
            facts.clear();
            self.revision.fetch_add(1, Ordering::Release);
        }
        facts.push((range, fact));
        self.measure(&facts);
    }

    /// Something is written to `range`.
    #[inline(always)]
    pub fn forget(&self, range: Range<u64>) {
        let (start, end) = (self.start.load(Ordering::Relaxed), self.end.load(Ordering::Relaxed));
        if range.start < end && start < range.end {
            self.forget_those(range, |_| true);
        }
    }

    /// Facts about `range` for which `is_wrong` hold no longer.
    #[cold]
    pub fn forget_those(&self, range: Range<u64>, is_wrong: impl Fn(&Fact) -> bool) {
        let mut facts = self.facts();
        let before = facts.len();
        let is_elsewhere = |about: &Range<u64>| range.start >= about.end || about.start >= range.end;
        facts.retain(|(about, fact)| is_elsewhere(about) || !is_wrong(fact));
        if facts.len() != before {
            self.revision.fetch_add(1, Ordering::Release);
            self.measure(&facts);
        }
    }

    /// Anything may have been written anywhere.
    #[inline(always)]
    pub fn forget_all(&self) {
        self.forget(0..u64::MAX);
    }

    fn measure(&self, facts: &[(Range<u64>, Fact)]) {
        let start = facts.iter().map(|(range, _)| range.start).min().unwrap_or(0);
        let end = facts.iter().map(|(range, _)| range.end).max().unwrap_or(0);
        self.start.store(start, Ordering::Relaxed);
        self.end.store(end, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fact_holds_until_one_of_its_bytes_is_written() {
        let known = Known::default();
        let (near, far) = ([1; 10], [2; 10]);
        known.learn(0x1000..0x2000, near);
        known.learn(0x8000..0x9000, far);
        let revision = known.revision();
        for elsewhere in [0..0x1000, 0x2000..0x8000, 0x9000..0xa000] {
            known.forget(elsewhere);
        }
        assert_eq!((known.holds(&near), known.holds(&far), known.revision()), (true, true, revision));
        known.forget(0x1fff..0x2000);
        assert_eq!((known.holds(&near), known.holds(&far)), (false, true));
        assert!(known.revision() > revision);
        known.forget_all();
        assert!(!known.holds(&far));
    }

    #[test]
    fn too_many_facts_are_forgotten_and_said_to_be() {
        let known = Known::default();
        let revision = known.revision();
        (0..KEPT as u64).for_each(|n| known.learn(n..n + 1, [n; 10]));
        assert_eq!((known.holds(&[0; 10]), known.revision()), (true, revision));
        known.learn(0..1, [9999; 10]);
        assert_eq!((known.holds(&[0; 10]), known.holds(&[9999; 10])), (false, true));
        assert!(known.revision() > revision);
    }

    #[test]
    fn only_what_is_wrong_about_the_bytes_is_forgotten() {
        let known = Known::default();
        let facts = [[1; 10], [2; 10], [3; 10]];
        known.learn(0x1000..0x2000, facts[0]);
        known.learn(0x1800..0x2800, facts[1]);
        known.learn(0x3000..0x4000, facts[2]);
        let revision = known.revision();
        known.forget_those(0..0x1000, |_| true);
        known.forget_those(0x2800..0x3000, |_| true);
        known.forget_those(0x1000..0x4000, |_| false);
        assert_eq!(facts.map(|fact| known.holds(&fact)), [true; 3]);
        assert_eq!(known.revision(), revision);
        known.forget_those(0x1fff..0x3001, |fact| fact[0] > 1);
        assert_eq!(facts.map(|fact| known.holds(&fact)), [true, false, false]);
        assert!(known.revision() > revision);
        // What is left is found in its bytes, and not in those of the others.
        let revision = known.revision();
        known.forget(0x2000..0x4000);
        assert_eq!((known.holds(&facts[0]), known.revision()), (true, revision));
        known.forget(0x1fff..0x4000);
        assert!(!known.holds(&facts[0]));
    }
}
