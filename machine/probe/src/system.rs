//! Systems of the coverage ledger, sets of them, and on which platforms each was proved.
//!
//! A path that a test proved on one platform may be wrong on another. So rooms say what they use
//! ([`crate::Context::used`]), and a run can say what it used that was never proved where it was used.

pub use crate::generated::systems::System;
use crate::generated::systems::{COUNT, ROWS};
use hw::Platform;

/// What the table knows of a system.
pub(crate) struct Row {
    /// Its id in the ledger.
    pub id: &'static str,
    /// Platforms that a claim names.
    pub proved: &'static [&'static str],
}

impl System {
    /// The id in the ledger, for example `CS-12`.
    pub fn id(self) -> &'static str {
        ROWS[self as usize].id
    }

    /// Names of the platforms on which a claim of the ledger proves something of it.
    pub fn proved(self) -> &'static [&'static str] {
        ROWS[self as usize].proved
    }
}

const BITS: usize = u64::BITS as usize;
/// Words of a set.
pub(crate) const WORDS: usize = COUNT.div_ceil(BITS);

/// A set of systems.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Systems([u64; WORDS]);

impl Systems {
    /// No system.
    pub const NONE: Self = Self([0; WORDS]);

    /// These systems.
    pub const fn of(systems: &[System]) -> Self {
        let mut set = Self::NONE;
        let mut index = 0;
        while index < systems.len() {
            let (word, bit) = place(systems[index]);
            set.0[word] |= bit;
            index += 1;
        }
        set
    }

    pub(crate) fn from_words(words: [u64; WORDS]) -> Self {
        Self(words)
    }

    pub(crate) fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, system: System) {
        let (word, bit) = place(system);
        self.0[word] |= bit;
    }

    /// Adds all of another set.
    #[inline]
    pub fn extend(&mut self, other: &Systems) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    /// Takes all of another set away.
    pub fn remove(&mut self, other: &Systems) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(&self, system: System) -> bool {
        let (word, bit) = place(system);
        self.0[word] & bit != 0
    }

    /// Number of systems in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Those in the set, in the order of the ledger.
    pub fn iter(&self) -> impl Iterator<Item = System> + '_ {
        System::ALL.iter().copied().filter(|system| self.contains(*system))
    }
}

/// Where a system's bit is in a set: word, and bit of the word.
#[inline]
pub(crate) const fn place(system: System) -> (usize, u64) {
    let index = system as usize;
    (index / BITS, 1 << (index % BITS))
}

/// What was used on one platform, and proved on the same others only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unproved {
    /// Name of the platform on which it was used.
    pub used_on: &'static str,
    /// Names of the platforms on which it was proved; empty when nowhere.
    pub proved_on: &'static [&'static str],
    /// What was used, in the order of the ledger.
    pub systems: Vec<System>,
}

/// Looks up the platforms on which a system was proved.
pub(crate) type Proof = fn(System) -> &'static [&'static str];

/// What of a set was not proved on `platform`, those that were proved on the same platforms together.
pub(crate) fn unproved(used: &Systems, platform: &Platform, proof: Proof) -> Vec<Unproved> {
    let mut list: Vec<Unproved> = Vec::new();
    for system in used.iter() {
        let proved_on = proof(system);
        if proved_on.contains(&platform.name) {
            continue;
        }
        match list.iter_mut().find(|group| group.proved_on == proved_on) {
            Some(group) => group.systems.push(system),
            None => list.push(Unproved { used_on: platform.name, proved_on, systems: vec![system] }),
        }
    }
    list.sort_by_key(|group| group.proved_on);
    list
}
