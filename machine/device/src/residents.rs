//! The thread groups of a walker that the device holds at a time.
//!
//! Source: [skl.7:GPGPU Thread Groups], [skl.7:GPGPU Thread Limits], C09, C13. On hardware as many groups run at once as
//! there is room for, and programs rely on it: groups wait for each other at barriers and locks that they build of memory.
//! Here a group runs alone, to its end, unless that takes long. Then it is set aside, and the groups that fit beside it
//! have their turns, in the order of their launch.
//!
//! Turns are counted in instructions, and end early when a thread polls: what happens does not depend on the host.
//! As long as threads end now and then, the groups share the time evenly. When none does for a while ([`Patience`]) the
//! oldest group gets most of it, so that a kernel without end exhausts the budget of one thread and not of all.

use crate::budget::Budget;
use crate::group::{Group, GroupRun, Outcome, Turns};
use crate::wiring::Program;
use memory::AddressSpace;
use ports::{GroupResources, GroupThread, Groups, ThreadSite};
use probe::{Context, Stop};
use shared::SharedFunctions;
use std::collections::VecDeque;

/// Turns, in parts of a thread's budget.
mod part {
    /// The first turn of each thread of a group: most kernels end in it, and nothing is looked at in it.
    pub(super) const FIRST: u64 = 1 << 11;
    /// A later one.
    pub(super) const EVEN: u64 = 1 << 14;
    /// A turn of the oldest thread when patience is at its end.
    pub(super) const OLDEST: u64 = 1 << 6;
    /// A turn of the others then.
    pub(super) const YOUNGER: u64 = 1 << 17;
}

/// The first turn of a group.
pub(crate) fn first_turn(budget: &Budget, threads: usize) -> Turns {
    let thread = budget.part(part::FIRST);
    let group = thread.saturating_mul(threads as u64);
    Turns { first_thread: thread, thread, group, polls: false, first_polls: false }
}

/// What all resident groups may still do, in units of the budget, before a thread of theirs has to end.
#[derive(Clone, Copy, Default)]
pub(crate) struct Patience(u64);

impl Patience {
    /// A thread has ended, or a walker begins.
    #[inline]
    pub(crate) fn renew(&mut self, budget: &Budget) {
        self.0 = budget.of_waiting();
    }

    #[inline]
    pub(crate) fn spend(&mut self, units: u64) {
        self.0 = self.0.saturating_sub(units);
    }

    /// The turn of the group that is the `index`-th oldest.
    pub(crate) fn turn(self, budget: &Budget, index: usize) -> Turns {
        let even = |part| {
            let thread = budget.part(part);
            Turns { first_thread: thread, thread, group: 4 * thread, polls: true, first_polls: true }
        };
        match (self.0, index) {
            (1.., _) => even(part::EVEN),
            // Polling or not: that others have to come first does not keep its budget from being used up.
            (0, 0) => {
                let oldest = budget.part(part::OLDEST);
                Turns { first_thread: oldest, group: oldest, first_polls: false, ..even(part::YOUNGER) }
            }
            (0, _) => even(part::YOUNGER),
        }
    }
}

/// Groups that have had their first turn and did not end in it, in the order of their launch, and what is kept of those
/// that have ended.
#[derive(Default)]
pub(crate) struct Residents {
    groups: VecDeque<Box<Group>>,
    #[expect(clippy::vec_box, reason = "groups are large, and go from list to list")]
    spare: Vec<Box<Group>>,
    pub(crate) patience: Patience,
}

impl Residents {
    /// For a new group, with whatever an ended one has left.
    pub(crate) fn take(&mut self) -> Box<Group> {
        let mut group = self.spare.pop().unwrap_or_default();
        group.place = self.free_place();
        group
    }

    /// Keeps what a group that has ended leaves.
    pub(crate) fn give_back(&mut self, group: Box<Group>) {
        self.spare.push(group);
    }

    /// The lowest place that no group has.
    fn free_place(&self) -> u32 {
        let is_taken = |place: &u32| self.groups.iter().any(|group| group.place == *place);
        (0..).find(|place| !is_taken(place)).unwrap_or(0)
    }

    /// Forgets the groups of a walker that was stopped.
    pub(crate) fn forget(&mut self) {
        self.spare.extend(self.groups.drain(..));
    }
}

/// What the groups of a walker have in common.
pub(crate) struct Walk<'r, 'a> {
    pub(crate) program: Program<'r>,
    pub(crate) space: &'r AddressSpace,
    pub(crate) shared: &'r mut SharedFunctions<'a>,
    pub(crate) site: &'r ThreadSite,
    pub(crate) residents: &'r mut Residents,
    pub(crate) budget: &'r mut Budget,
    /// Groups that have ended.
    pub(crate) ended: usize,
    pub(crate) cx: &'r Context<'r>,
}

impl Walk<'_, '_> {
    /// Runs the groups to their ends.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    pub(crate) fn run<G: Groups + ?Sized>(
        &mut self,
        threads: &[GroupThread],
        resources: GroupResources,
        groups: &G,
    ) -> Result<(), Stop> {
        let mut outcome = self.add(threads, resources, groups);
        while outcome.is_ok() && !self.residents.groups.is_empty() {
            outcome = self.run_residents::<G>();
        }
        if outcome.is_err() {
            self.residents.forget();
        }
        outcome
    }

    /// The first turns of groups; others have theirs when there is no room.
    fn add<G: Groups + ?Sized>(
        &mut self,
        threads: &[GroupThread],
        resources: GroupResources,
        groups: &G,
    ) -> Result<(), Stop> {
        let turns = first_turn(self.budget, threads.len());
        for number in 0..groups.count() {
            while self.residents.groups.len() >= resources.resident_groups.max(1) as usize {
                self.run_residents::<G>()?;
            }
            let mut new = self.residents.take();
            new.begin(threads, resources, self.budget, self.cx.platform.threads_per_subslice());
            self.turn(new, threads, &turns, Some((groups, number)))?;
        }
        Ok(())
    }

    /// One turn of every resident group.
    #[cold]
    fn run_residents<G: Groups + ?Sized>(&mut self) -> Result<(), Stop> {
        for index in 0..self.residents.groups.len() {
            let Some(group) = self.residents.groups.pop_front() else { break };
            let turns = self.residents.patience.turn(self.budget, index);
            self.turn::<G>(group, &[], &turns, None)?;
        }
        Ok(())
    }

    fn turn<G: Groups + ?Sized>(
        &mut self,
        mut group: Box<Group>,
        threads: &[GroupThread],
        turns: &Turns,
        among: Option<(&G, usize)>,
    ) -> Result<(), Stop> {
        let run = GroupRun {
            program: self.program,
            space: self.space,
            shared: &mut *self.shared,
            site: self.site,
            group: &mut group,
            budget: &mut *self.budget,
            arbitration: None,
            patience: &mut self.residents.patience,
            among,
            bound: None,
            cx: self.cx,
        };
        match run.run(threads, None, turns)? {
            Outcome::Turn { .. } => self.residents.groups.push_back(group),
            Outcome::Ended | Outcome::Saved(_) => {
                self.ended += 1;
                self.residents.give_back(group);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// First thread, others, group; whether those that poll have had their turn, others and first.
    fn told(turns: Turns) -> (u64, u64, u64, bool, bool) {
        (turns.first_thread, turns.thread, turns.group, turns.polls, turns.first_polls)
    }

    #[test]
    fn groups_share_the_time_evenly_until_no_thread_ends_for_a_while() {
        let budget = Budget::new(1 << 20, 0);
        // The first turn of three threads: a part of 2048 each.
        assert_eq!(told(first_turn(&budget, 3)), (512, 512, 1536, false, false));
        let mut patience = Patience::default();
        patience.renew(&budget);
        let even = (64, 64, 256, true, true);
        assert_eq!([0, 1, 7].map(|index| told(patience.turn(&budget, index))), [even; 3]);
        patience.spend((1 << 19) - 1);
        assert_eq!([0, 1].map(|index| told(patience.turn(&budget, index))), [even; 2]);
        // Then the oldest gets most of it, polling or not.
        patience.spend(5);
        assert_eq!(told(patience.turn(&budget, 0)), (1 << 14, 8, 1 << 14, true, false));
        assert_eq!(told(patience.turn(&budget, 1)), (8, 8, 32, true, true));
        patience.renew(&budget);
        assert_eq!(told(patience.turn(&budget, 0)), even);
    }

    #[test]
    fn a_group_takes_the_lowest_place_that_is_free() {
        let mut residents = Residents::default();
        let [first, second, third] = [(); 3].map(|()| {
            let group = residents.take();
            let place = group.place;
            residents.groups.push_back(group);
            place
        });
        assert_eq!([first, second, third], [0, 1, 2]);
        let ended = residents.groups.remove(1).unwrap();
        residents.give_back(ended);
        let again = residents.take();
        assert_eq!((again.place, residents.spare.len()), (1, 0));
        residents.groups.push_back(again);
        residents.forget();
        assert_eq!((residents.groups.len(), residents.spare.len(), residents.take().place), (0, 3, 0));
    }
}
