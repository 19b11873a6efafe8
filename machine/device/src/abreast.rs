//! Thread groups of a walker that run side by side, on as many threads of the host as there are.
//!
//! Source: [skl.7:GPGPU Thread Groups], [skl.7:GPGPU Thread Limits]. Which kernels have groups without an order is told by
//! [`shared::Abreast`]. Groups begin in the order of their numbers, wherever there is a host thread for them, and turns are
//! those of [`crate::residents`].
//!
//! No result depends on how many host threads there are, one included:
//!
//! * A group gets the thread ids of a place that its number tells, and waits for the group that has it. Only where groups
//!   poll is any free place as good.
//! * What was spent and found is added up in the order of their numbers ([`crate::ledger`]), until the first that was
//!   stopped. What later groups have written by then stays, as on hardware.

use crate::budget::{Budget, message_units};
use crate::group::{Group, GroupRun, Outcome, Turns};
use crate::ledger::{Ledger, Tally};
use crate::residents::{Patience, first_turn};
use crate::wiring::Program;
use crate::workers::Workers;
use eu::Bound;
use ir::Region;
use memory::AddressSpace;
use ports::{GroupResources, GroupThread, Groups, ThreadSite};
use probe::{Context, Findings, Ids, Stop};
use shared::{Abreast, Inlined, SharedFunctions, UrbStorage};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Units of the budget from which on groups together are worth waking another thread for: about 100 microseconds.
const TOGETHER_UNITS: u64 = 1 << 17;
/// A host thread takes at most this part of its share of the groups that are left at once.
const CLAIMS: usize = 4;

/// What a host thread keeps from walker to walker.
#[derive(Default)]
pub(crate) struct Kept {
    #[expect(clippy::vec_box, reason = "groups are large, and go from list to list")]
    spare: Vec<Box<Group>>,
}

/// What is kept from walker to walker.
#[derive(Default)]
pub(crate) struct Storage {
    kept: Vec<Kept>,
    tallies: Vec<Tally>,
    places: Vec<AtomicBool>,
}

/// What all groups have in common.
pub(crate) struct Launch<'r, G: ?Sized> {
    pub(crate) program: Program<'r>,
    pub(crate) space: &'r AddressSpace,
    pub(crate) site: &'r ThreadSite,
    /// What the threads of every group start with.
    pub(crate) threads: &'r [GroupThread],
    pub(crate) resources: GroupResources,
    pub(crate) groups: &'r G,
    /// Who writes down messages of its kernel.
    pub(crate) inlined: &'r Inlined<'r>,
}

/// Runs the groups of a kernel to their ends. Gives how many of them have ended before the first that was stopped.
///
/// # Errors
/// A [`Stop`] ends the submission.
pub(crate) fn run<G: Groups + ?Sized>(
    launch: Launch<G>,
    abreast: &Abreast,
    shared: &mut SharedFunctions,
    (workers, storage): (&mut Workers, &mut Storage),
    budget: &mut Budget,
    cx: &Context,
) -> (usize, Result<(), Stop>) {
    let count = launch.groups.count();
    let Storage { kept, tallies, places } = storage;
    places.clear();
    places.resize_with((launch.resources.resident_groups.max(1) as usize).min(count), AtomicBool::default);
    let helpers = workers.helpers().min(count.saturating_sub(1)).min(places.len() - 1);
    kept.resize_with(kept.len().max(helpers + 1), Kept::default);
    let pass = Pass {
        launch,
        ledger: Ledger::new(count, tallies, budget, cx),
        sharers: AtomicUsize::new(helpers + 1),
        polls: AtomicBool::new(false),
        places,
    };
    let Some((own, others)) = kept.split_first_mut() else { return (0, Ok(())) };
    let pass = &pass;
    if helpers == 0 {
        Hand::new(pass, shared, own).work(|_, _| ());
    } else {
        let mut others = Some(&mut others[..helpers]);
        workers.with(|help| {
            Hand::new(pass, shared, own).work(|shared, units| {
                let Some(others) = others.take() else { return };
                if units.saturating_mul(count as u64 - 1) < TOGETHER_UNITS {
                    pass.sharers.store(1, Ordering::Relaxed);
                    return;
                }
                for kept in others {
                    let seed = shared::seed(&[abreast], shared, pass.launch.site);
                    help.begin(move || {
                        let mut no_urb = UrbStorage::none();
                        let mut shared =
                            SharedFunctions::beside(&mut no_urb, &seed, pass.launch.site, pass.launch.space);
                        Hand::new(pass, &mut shared, kept).work(|_, _| ());
                    });
                }
            });
        });
    }
    pass.ledger.settle(budget, cx)
}

/// Groups that run side by side.
struct Pass<'r, G: ?Sized> {
    launch: Launch<'r, G>,
    ledger: Ledger<'r>,
    /// How many host threads share the groups.
    sharers: AtomicUsize,
    /// A group has been seen to poll.
    polls: AtomicBool,
    /// Which places of resident groups are taken.
    places: &'r [AtomicBool],
}

impl<G: ?Sized> Pass<'_, G> {
    /// Some groups for one host thread.
    fn claim(&self) -> Range<usize> {
        let sharers = self.sharers.load(Ordering::Relaxed);
        // The first group tells how much there is to do. Places must not run out while there are takers.
        let most = (self.places.len() / sharers).max(1);
        self.ledger.claim(|next, end| match next {
            0 => 1,
            _ => ((end - next) / (CLAIMS * sharers)).clamp(1, most),
        })
    }

    fn take_place(&self, place: usize) -> bool {
        self.places.get(place).is_some_and(|taken| !taken.swap(true, Ordering::Acquire))
    }

    /// A place for a group; none when it has to wait for it.
    fn place_of(&self, group: usize) -> Option<usize> {
        let own = group % self.places.len();
        if self.take_place(own) {
            return Some(own);
        }
        let polls = self.polls.load(Ordering::Relaxed);
        polls.then(|| (0..self.places.len()).find(|&place| self.take_place(place))).flatten()
    }

    fn give_back_place(&self, place: usize) {
        if let Some(taken) = self.places.get(place) {
            taken.store(false, Ordering::Release);
        }
    }
}

/// A group that has begun.
struct Resident {
    number: usize,
    place: usize,
    group: Box<Group>,
    budget: Budget,
}

/// One host thread at work.
struct Hand<'p, 'r, 's, 'a, G: ?Sized> {
    pass: &'p Pass<'r, G>,
    shared: &'s mut SharedFunctions<'a>,
    kept: &'s mut Kept,
    claimed: Range<usize>,
    /// Groups whose first turn is over, oldest first.
    residents: VecDeque<Resident>,
    patience: Patience,
    findings: Findings,
    ids: Ids,
}

impl<'p, 'r, 's, 'a, G: Groups + ?Sized> Hand<'p, 'r, 's, 'a, G> {
    fn new(pass: &'p Pass<'r, G>, shared: &'s mut SharedFunctions<'a>, kept: &'s mut Kept) -> Self {
        let mut patience = Patience::default();
        patience.renew(&pass.ledger.budget);
        Self {
            pass,
            shared,
            kept,
            claimed: 0..0,
            residents: VecDeque::new(),
            patience,
            findings: pass.ledger.list(),
            ids: pass.ledger.ids(),
        }
    }

    /// Runs groups until none is left. After the first turn of each, `begun` is told what it has cost.
    fn work(&mut self, mut begun: impl FnMut(&SharedFunctions<'a>, u64)) {
        let launch = &self.pass.launch;
        let regions: Vec<Region> = launch.inlined.regions().collect();
        let bound = launch.program.kernel.bind(launch.inlined, message_units, &regions);
        let bound = bound.as_ref();
        let first = first_turn(&self.pass.ledger.budget, self.pass.launch.threads.len());
        loop {
            if self.claimed.is_empty() {
                self.claimed = self.pass.claim();
            }
            let number = self.claimed.start;
            self.claimed.end = self.claimed.end.min(self.pass.ledger.end().max(number));
            if !self.claimed.is_empty()
                && let Some(place) = self.pass.place_of(number)
            {
                self.claimed.start += 1;
                let units = self.begin(number, place, &first, bound);
                begun(self.shared, units);
            } else if !self.residents.is_empty() {
                self.run_residents(bound);
            } else if self.claimed.is_empty() {
                return;
            } else {
                std::thread::yield_now();
            }
        }
    }

    /// The first turn of a group, and what it has cost.
    fn begin(&mut self, number: usize, place: usize, turns: &Turns, bound: Option<&Bound>) -> u64 {
        let Launch { threads, resources, groups, .. } = self.pass.launch;
        let mut group = self.kept.spare.pop().unwrap_or_default();
        group.place = place as u32;
        let Ledger { budget, platform, .. } = &self.pass.ledger;
        group.begin(threads, resources, budget, platform.threads_per_subslice());
        let resident = Resident { number, place, group, budget: *budget };
        self.turn(resident, threads, turns, Some((groups, number)), bound)
    }

    /// One turn of every group that has begun.
    #[cold]
    fn run_residents(&mut self, bound: Option<&Bound>) {
        for index in 0..self.residents.len() {
            let Some(resident) = self.residents.pop_front() else { break };
            if resident.number > self.pass.ledger.end() {
                self.pass.give_back_place(resident.place);
                self.kept.spare.push(resident.group);
                continue;
            }
            let turns = self.patience.turn(&self.pass.ledger.budget, index);
            self.turn(resident, &[], &turns, None, bound);
        }
    }

    fn turn(
        &mut self,
        mut resident: Resident,
        threads: &[GroupThread],
        turns: &Turns,
        among: Option<(&G, usize)>,
        bound: Option<&Bound>,
    ) -> u64 {
        let pass = self.pass;
        pass.ledger.open(resident.number, &self.ids);
        let cx = Context { platform: pass.ledger.platform, findings: &self.findings, ids: &self.ids };
        let run = GroupRun {
            program: pass.launch.program,
            space: pass.launch.space,
            shared: &mut *self.shared,
            site: pass.launch.site,
            group: &mut resident.group,
            budget: &mut resident.budget,
            arbitration: None,
            patience: &mut self.patience,
            among,
            bound,
            cx: &cx,
        };
        let outcome = run.run(threads, None, turns).and_then(|outcome| cx.check().map(|()| outcome));
        let units = resident.budget.spent_since(&pass.ledger.budget).ticks;
        pass.ledger.enter(resident.number, &mut self.findings, &self.ids, outcome.as_ref().err());
        match outcome {
            Ok(Outcome::Turn { polls }) => {
                if polls {
                    pass.polls.store(true, Ordering::Relaxed);
                }
                self.residents.push_back(resident);
                return units;
            }
            Ok(Outcome::Ended | Outcome::Saved(_)) => pass.ledger.close(resident.number, &resident.budget),
            Err(_) => {}
        }
        pass.give_back_place(resident.place);
        self.kept.spare.push(resident.group);
        units
    }
}
