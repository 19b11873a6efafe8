//! Counted findings of one process: what was met that is not plain success.

use crate::Place;
use crate::system::{Proof, System, Systems, Unproved, WORDS, place, unproved};
use hw::Platform;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

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

/// What ends a run before its own end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Strictness {
    /// Nothing.
    #[default]
    Off,
    /// The first Gap.
    Gaps,
    /// The first Gap, and the first system that is used on a platform on which it was never proved.
    Unproved,
}

impl From<bool> for Strictness {
    /// Whether the first Gap ends the run.
    fn from(strict: bool) -> Self {
        if strict { Self::Gaps } else { Self::Off }
    }
}

/// The findings of one process.
#[derive(Debug)]
pub struct Findings {
    entries: Mutex<BTreeMap<Finding, Entry>>,
    total: AtomicU64,
    /// The systems that were used on each platform; bits are only ever set.
    used: [[AtomicU64; WORDS]; hw::platforms::ALL.len()],
    /// Pictures that codecs have written, by codec.
    pictures: Mutex<BTreeMap<&'static str, u64>>,
    strictness: Strictness,
    stop: AtomicBool,
    /// Something was recorded or marked for the first time.
    has_news: AtomicBool,
    proof: Proof,
}

impl Default for Findings {
    fn default() -> Self {
        Self::new(Strictness::Off)
    }
}

impl Findings {
    /// An empty list.
    pub fn new(strictness: impl Into<Strictness>) -> Self {
        Self {
            entries: Mutex::default(),
            total: AtomicU64::new(0),
            used: Default::default(),
            pictures: Mutex::default(),
            strictness: strictness.into(),
            stop: AtomicBool::new(false),
            has_news: AtomicBool::new(false),
            proof: System::proved,
        }
    }

    /// Takes something else than the ledger for what was proved where.
    #[cfg(test)]
    pub(crate) fn with_proof(self, proof: Proof) -> Self {
        Self { proof, ..self }
    }

    /// An empty list for work that is done beside other work: it ends early where this one does, and knows what was marked
    /// here. Lists of such work are merged in an order that does not depend on who did it.
    pub fn beside(&self) -> Self {
        let known = |words: &[AtomicU64; WORDS]| {
            std::array::from_fn(|word| AtomicU64::new(words[word].load(Ordering::Relaxed)))
        };
        Self {
            entries: Mutex::default(),
            total: AtomicU64::new(0),
            used: std::array::from_fn(|platform| known(&self.used[platform])),
            strictness: self.strictness,
            stop: AtomicBool::new(false),
            pictures: Mutex::default(),
            has_news: AtomicBool::new(false),
            proof: self.proof,
        }
    }

    /// Adds what was found and marked in a list made by [`Findings::beside`].
    pub fn merge(&self, other: &Findings) {
        for (finding, entry) in other.list() {
            self.add(finding, entry);
        }
        for (codec, count) in other.pictures() {
            self.count_pictures(codec, count);
        }
        for (platform, (ours, theirs)) in hw::platforms::ALL.iter().zip(self.used.iter().zip(&other.used)) {
            for (word, (our, their)) in ours.iter().zip(theirs).enumerate() {
                let bits = their.load(Ordering::Relaxed);
                if bits & !our.load(Ordering::Relaxed) != 0 {
                    self.mark_new(platform, word, bits);
                }
            }
        }
    }

    /// Something was recorded, or marked that was not before.
    #[inline]
    pub fn has_news(&self) -> bool {
        self.has_news.load(Ordering::Relaxed)
    }

    /// Something was recorded.
    pub fn has_entries(&self) -> bool {
        self.has_news() && !self.entries().is_empty()
    }

    fn entries(&self) -> MutexGuard<'_, BTreeMap<Finding, Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What ends the run early.
    pub fn strictness(&self) -> Strictness {
        self.strictness
    }

    /// How many findings were counted so far: work during which this stays has nothing to report when it is done again.
    #[inline]
    pub fn total(&self) -> u64 {
        self.total.load(Ordering::Relaxed)
    }

    /// Counts pictures that a codec has written.
    pub(crate) fn count_pictures(&self, codec: &'static str, count: u64) {
        self.has_news.store(true, Ordering::Relaxed);
        *self.pictures.lock().unwrap_or_else(PoisonError::into_inner).entry(codec).or_default() += count;
    }

    /// How many pictures each codec has written so far.
    pub fn pictures(&self) -> BTreeMap<&'static str, u64> {
        self.pictures.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts one finding.
    pub fn record(&self, kind: Kind, system: &'static str, what: Cow<'static, str>, place: Place) {
        self.add(Finding { kind, system, what }, Entry { count: 1, first: place });
    }

    fn add(&self, mut finding: Finding, met: Entry) {
        if finding.kind == Kind::Gap && self.strictness >= Strictness::Gaps {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.has_news.store(true, Ordering::Relaxed);
        self.total.fetch_add(met.count, Ordering::Relaxed);
        let mut entries = self.entries();
        if entries.len() >= DISTINCT_LIMIT && !entries.contains_key(&finding) {
            finding.what = Cow::Borrowed("further findings of this system");
        }
        entries.entry(finding).or_insert(Entry { count: 0, ..met }).count += met.count;
    }

    /// Remembers that a system was used on a platform: one load and one test when it is known already.
    #[inline]
    pub fn mark(&self, platform: &Platform, system: System) {
        let (word, bit) = place(system);
        let known = self.used[platform.index()][word].load(Ordering::Relaxed);
        if known & bit == 0 {
            self.mark_new(platform, word, bit);
        }
    }

    /// The same for a set. One test for all of it, since nearly always all of it is known; of a set that is known when
    /// this is compiled, the compiler leaves only the words that have bits.
    #[inline]
    pub(crate) fn mark_all(&self, platform: &Platform, systems: &Systems) {
        let known = &self.used[platform.index()];
        let words = systems.words().iter().zip(known);
        if words.fold(0, |new, (bits, known)| new | bits & !known.load(Ordering::Relaxed)) != 0 {
            self.mark_set(platform, systems);
        }
    }

    #[cold]
    #[inline(never)]
    fn mark_set(&self, platform: &Platform, systems: &Systems) {
        for (word, bits) in systems.words().iter().enumerate().filter(|(_, bits)| **bits != 0) {
            self.mark_new(platform, word, *bits);
        }
    }

    #[cold]
    #[inline(never)]
    fn mark_new(&self, platform: &Platform, word: usize, bits: u64) {
        self.used[platform.index()][word].fetch_or(bits, Ordering::Relaxed);
        self.has_news.store(true, Ordering::Relaxed);
        if self.strictness == Strictness::Unproved && !self.unproved_on(platform).is_empty() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The systems that were used on a platform so far.
    pub fn used(&self, platform: &Platform) -> Systems {
        let words = &self.used[platform.index()];
        Systems::from_words(std::array::from_fn(|word| words[word].load(Ordering::Relaxed)))
    }

    /// What was used on platforms on which it was never proved, in the order of platforms and of the ledger.
    pub fn unproved(&self) -> Vec<Unproved> {
        hw::platforms::ALL.iter().flat_map(|platform| self.unproved_on(platform)).collect()
    }

    fn unproved_on(&self, platform: &Platform) -> Vec<Unproved> {
        unproved(&self.used(platform), platform, self.proof)
    }

    /// True when a strict run has met what it stops at.
    #[inline]
    pub fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Everything found so far, ordered by kind and system.
    pub fn list(&self) -> Vec<(Finding, Entry)> {
        self.entries().iter().map(|(finding, entry)| (finding.clone(), *entry)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Context, Ids};
    use hw::platforms::{BDW, SKL};

    const HERE: [System; 2] = [System::ALL[0], System::ALL[70]];
    const NOWHERE: System = System::ALL[65];
    const EVERYWHERE: System = System::ALL[1];

    /// A ledger of four rows.
    fn proof(system: System) -> &'static [&'static str] {
        match system {
            _ if HERE.contains(&system) => &["skl", "bxt"],
            EVERYWHERE => &["byt", "bdw", "skl", "bxt"],
            _ => &[],
        }
    }

    fn use_all(findings: &Findings, platform: &'static Platform) -> Result<(), crate::Stop> {
        let ids = Ids::default();
        let cx = Context { platform, findings, ids: &ids };
        cx.used(HERE[1]);
        cx.used(EVERYWHERE);
        cx.check()?;
        cx.used_all(&Systems::of(&[NOWHERE, HERE[0], EVERYWHERE]));
        cx.check()
    }

    #[test]
    fn what_is_used_where_it_was_not_proved_is_told_by_where_it_was() {
        let findings = Findings::default().with_proof(proof);
        assert_eq!(findings.unproved(), []);
        assert_eq!(use_all(&findings, &SKL), Ok(()));
        let nowhere = |used_on| Unproved { used_on, proved_on: &[], systems: vec![NOWHERE] };
        assert_eq!(findings.unproved(), [nowhere("skl")]);
        assert_eq!(use_all(&findings, &BDW), Ok(()));
        let elsewhere =
            Unproved { used_on: "bdw", proved_on: &["skl", "bxt"], systems: vec![HERE[0], HERE[1]] };
        assert_eq!(findings.unproved(), [nowhere("bdw"), elsewhere, nowhere("skl")]);
        assert_eq!(findings.list(), [], "it is no finding");
    }

    #[test]
    fn used_systems_are_kept_for_each_platform() {
        let findings = Findings::default();
        assert_eq!(use_all(&findings, &SKL), Ok(()));
        assert_eq!(findings.used(&SKL), Systems::of(&[HERE[0], HERE[1], NOWHERE, EVERYWHERE]));
        let in_order: Vec<System> = findings.used(&SKL).iter().collect();
        assert_eq!(in_order, [HERE[0], EVERYWHERE, NOWHERE, HERE[1]]);
        assert_eq!(findings.used(&BDW), Systems::NONE);
    }

    #[test]
    fn pictures_are_counted_by_codec_and_added() {
        let (findings, other) = (Findings::default(), Findings::default());
        findings.count_pictures("VP8", 2);
        other.count_pictures("VP8", 1);
        other.count_pictures("JPEG", 4);
        findings.merge(&other);
        assert_eq!(findings.pictures().into_iter().collect::<Vec<_>>(), [("JPEG", 4), ("VP8", 3)]);
        assert!(findings.has_news());
    }

    #[test]
    fn lists_made_beside_are_added_in_their_order() {
        let all = Findings::new(Strictness::Gaps).with_proof(proof);
        all.mark(&SKL, EVERYWHERE);
        assert!(all.has_news() && !all.has_entries());
        let at = |ip_bytes| Place { ip_bytes, ..Place::default() };
        let lists = [all.beside(), all.beside()];
        // What was marked is known; what is met is not told to the others.
        lists[0].mark(&SKL, EVERYWHERE);
        assert!(lists.iter().all(|list| !list.has_news() && !list.has_entries()));
        lists[0].mark(&BDW, NOWHERE);
        assert!(lists[0].has_news() && !lists[0].has_entries() && !lists[1].has_news());
        for ip in [1, 2] {
            lists[1].record(Kind::Undefined, "CS-12", "a rule".into(), at(ip));
        }
        lists[0].record(Kind::Undefined, "CS-12", "a rule".into(), at(3));
        lists[0].record(Kind::Gap, "CS-12", "not built".into(), at(4));
        assert_eq!(lists.each_ref().map(Findings::must_stop), [true, false]);
        assert!(lists[1].has_entries() && !all.must_stop() && all.list().is_empty());
        for list in lists.iter().rev() {
            all.merge(list);
        }
        let [(rule, first), (gap, second)] = &all.list()[..] else { panic!("two findings") };
        assert_eq!((rule.kind, *first), (Kind::Undefined, Entry { count: 3, first: at(1) }));
        assert_eq!((gap.kind, *second), (Kind::Gap, Entry { count: 1, first: at(4) }));
        assert!(all.must_stop());
        assert_eq!(all.used(&BDW), Systems::of(&[NOWHERE]));
        // A list knows what its origin knew, and is as strict about what was not proved.
        let strict = Findings::new(Strictness::Unproved).with_proof(proof);
        let beside = strict.beside();
        beside.mark(&SKL, NOWHERE);
        assert!(beside.must_stop() && !strict.must_stop());
        strict.merge(&beside);
        assert!(strict.must_stop());
    }

    #[test]
    fn only_a_run_that_is_strict_about_it_stops_at_what_was_not_proved() {
        for strictness in [Strictness::Off, Strictness::Gaps] {
            let findings = Findings::new(strictness).with_proof(proof);
            assert_eq!(use_all(&findings, &BDW), Ok(()));
        }
        let findings = Findings::new(Strictness::Unproved).with_proof(proof);
        assert_eq!(use_all(&findings, &BDW), Err(crate::Stop::Strict));
        assert_eq!(findings.used(&BDW), Systems::of(&[HERE[1], EVERYWHERE]), "it stopped at the first");
        let findings = Findings::new(Strictness::Unproved).with_proof(proof);
        findings.mark(&SKL, EVERYWHERE);
        findings.mark(&SKL, HERE[0]);
        assert!(!findings.must_stop(), "all of it was proved");
    }

    #[test]
    fn a_gap_stops_both_kinds_of_strict_runs() {
        for (strictness, stops) in
            [(Strictness::Off, false), (Strictness::Gaps, true), (Strictness::Unproved, true)]
        {
            let findings = Findings::new(strictness);
            findings.record(Kind::Undefined, "CS-12", "a rule".into(), Place::default());
            assert!(!findings.must_stop());
            findings.record(Kind::Gap, "CS-12", "not built".into(), Place::default());
            assert_eq!(findings.must_stop(), stops);
            findings.record(Kind::Gap, "CS-12", "not built".into(), Place::default());
            assert_eq!((findings.total(), findings.list().len()), (3, 2));
        }
    }
}
