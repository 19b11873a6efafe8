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
//! * Every group draws on a copy of the budget as it was when all began, and finds into a list of its own. What was spent
//!   and found is added up in the order of their numbers, until the first that was stopped. What later groups have written
//!   by then stays, as on hardware.

use crate::budget::{Budget, Spent};
use crate::group::{Group, GroupRun, Outcome, Turns};
use crate::residents::{Patience, first_turn};
use crate::wiring::Program;
use crate::workers::Workers;
use memory::AddressSpace;
use ports::{GroupResources, GroupThread, ThreadSite};
use probe::{Context, Findings, Ids, Place, Stop};
use shared::{Abreast, SharedFunctions, UrbStorage};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Units of the budget from which on groups together are worth waking another thread for: about 100 microseconds.
const TOGETHER_UNITS: u64 = 1 << 17;
/// A host thread takes at most this part of its share of the groups that are left at once.
const CLAIMS: usize = 4;

/// What a group has spent, in parts that can be shared.
pub(crate) struct Tally {
    instructions: AtomicU64,
    ticks: AtomicU64,
    /// Offset of the last message in the kernel.
    ip_bytes: AtomicU32,
}

/// The instructions of a group that has not ended.
const PENDING: u64 = u64::MAX;

impl Default for Tally {
    fn default() -> Self {
        Self { instructions: AtomicU64::new(PENDING), ticks: AtomicU64::new(0), ip_bytes: AtomicU32::new(0) }
    }
}

/// What a host thread keeps from walker to walker.
#[derive(Default)]
pub(crate) struct Kept {
    spare: Vec<Box<Group>>,
}

/// What is kept from walker to walker.
#[derive(Default)]
pub(crate) struct Storage {
    kept: Vec<Kept>,
    tallies: Vec<Tally>,
    places: Vec<AtomicBool>,
}

/// What a group has met that is not plain success.
struct Report {
    group: usize,
    findings: Findings,
    stop: Option<Stop>,
}

/// What all groups have in common.
#[derive(Clone, Copy)]
pub(crate) struct Launch<'r> {
    pub(crate) program: Program<'r>,
    pub(crate) space: &'r AddressSpace,
    pub(crate) site: &'r ThreadSite,
    /// What the threads of every group start with.
    pub(crate) threads: &'r [GroupThread],
    pub(crate) resources: GroupResources,
    pub(crate) groups: &'r [[u32; 3]],
}

/// Runs the groups of a kernel to their ends. Gives how many of them have ended before the first that was stopped.
///
/// # Errors
/// A [`Stop`] ends the submission.
pub(crate) fn run(
    launch: Launch,
    abreast: &Abreast,
    shared: &mut SharedFunctions,
    (workers, storage): (&mut Workers, &mut Storage),
    budget: &mut Budget,
    cx: &Context,
) -> (usize, Result<(), Stop>) {
    let count = launch.groups.len();
    let Storage { kept, tallies, places } = storage;
    tallies.clear();
    tallies.resize_with(count, Tally::default);
    places.clear();
    places.resize_with((launch.resources.resident_groups.max(1) as usize).min(count), AtomicBool::default);
    let helpers = workers.helpers().min(count.saturating_sub(1)).min(places.len() - 1);
    kept.resize_with(kept.len().max(helpers + 1), Kept::default);
    let pass = Pass {
        launch,
        budget: *budget,
        findings: cx.findings,
        platform: cx.platform,
        ids: cx.ids.place(),
        next: AtomicUsize::new(0),
        end: AtomicUsize::new(count),
        sharers: AtomicUsize::new(helpers + 1),
        polls: AtomicBool::new(false),
        spent: [AtomicU64::new(0), AtomicU64::new(0)],
        tallies,
        places,
        reports: Mutex::default(),
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
                    let seed = abreast.seed(shared, launch.site);
                    help.begin(move || {
                        let mut no_urb = UrbStorage::none();
                        let mut shared =
                            SharedFunctions::beside(&mut no_urb, &seed, launch.site, launch.space);
                        Hand::new(pass, &mut shared, kept).work(|_, _| ());
                    });
                }
            });
        });
    }
    pass.retire(budget, cx)
}

/// Groups that run side by side.
struct Pass<'r> {
    launch: Launch<'r>,
    /// What each group has a copy of.
    budget: Budget,
    findings: &'r Findings,
    platform: &'static hw::Platform,
    ids: Place,
    /// The first group that no host thread has taken.
    next: AtomicUsize,
    /// Groups from here on do not begin.
    end: AtomicUsize,
    /// How many host threads share the groups.
    sharers: AtomicUsize,
    /// A group has been seen to poll.
    polls: AtomicBool,
    /// Instructions and ticks of all groups that have ended.
    spent: [AtomicU64; 2],
    tallies: &'r [Tally],
    /// Which places of resident groups are taken.
    places: &'r [AtomicBool],
    reports: Mutex<Vec<Report>>,
}

impl Pass<'_> {
    /// Some groups for one host thread.
    fn claim(&self) -> Range<usize> {
        let end = self.end.load(Ordering::Relaxed);
        let sharers = self.sharers.load(Ordering::Relaxed);
        // The first group tells how much there is to do. Places must not run out while there is somebody to take them.
        let most = (self.places.len() / sharers).max(1);
        let part = |next: usize| match next {
            0 => 1,
            _ => ((end - next) / (CLAIMS * sharers)).clamp(1, most),
        };
        let claimed = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |next| {
            (next < end).then(|| next + part(next))
        });
        claimed.map_or(0..0, |next| next..next + part(next))
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

    /// A group has ended.
    fn end_group(&self, group: usize, spent: Spent) {
        let Some(tally) = self.tallies.get(group) else { return };
        tally.ticks.store(spent.ticks, Ordering::Relaxed);
        tally.instructions.store(spent.instructions, Ordering::Relaxed);
        let [instructions, ticks] = &self.spent;
        let all = Spent {
            instructions: instructions.fetch_add(spent.instructions, Ordering::Relaxed) + spent.instructions,
            ticks: ticks.fetch_add(spent.ticks, Ordering::Relaxed) + spent.ticks,
        };
        if self.budget.is_exceeded_by(all) {
            // One of those that have begun is told when all is added up.
            self.end.fetch_min(self.next.load(Ordering::Relaxed), Ordering::Relaxed);
        }
    }

    fn report(&self, report: Report) {
        self.reports.lock().unwrap_or_else(PoisonError::into_inner).push(report);
    }

    /// Adds up what the groups have spent and met.
    fn retire(&self, budget: &mut Budget, cx: &Context) -> (usize, Result<(), Stop>) {
        let mut reports = std::mem::take(&mut *self.reports.lock().unwrap_or_else(PoisonError::into_inner));
        reports.sort_by_key(|report| report.group);
        let mut reports = reports.into_iter().peekable();
        for (group, tally) in self.tallies.iter().enumerate() {
            cx.ids.ip_bytes.set(tally.ip_bytes.load(Ordering::Relaxed));
            while let Some(report) = reports.next_if(|report| report.group == group) {
                cx.findings.merge(&report.findings);
                if let Some(stop) = report.stop {
                    return (group, Err(stop));
                }
            }
            let instructions = tally.instructions.load(Ordering::Relaxed);
            if instructions == PENDING {
                return (group, Err(cx.bug("C60", "a group of a walker was not run")));
            }
            let spent = Spent { instructions, ticks: tally.ticks.load(Ordering::Relaxed) };
            if let Err(stop) = budget.spend_spent(spent) {
                return (group, Err(stop));
            }
        }
        (self.tallies.len(), Ok(()))
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
struct Hand<'p, 'r, 's, 'a> {
    pass: &'p Pass<'r>,
    shared: &'s mut SharedFunctions<'a>,
    kept: &'s mut Kept,
    claimed: Range<usize>,
    /// Groups whose first turn is over, oldest first.
    residents: VecDeque<Resident>,
    patience: Patience,
    findings: Findings,
    ids: Ids,
}

impl<'p, 'r, 's, 'a> Hand<'p, 'r, 's, 'a> {
    fn new(pass: &'p Pass<'r>, shared: &'s mut SharedFunctions<'a>, kept: &'s mut Kept) -> Self {
        let mut patience = Patience::default();
        patience.renew(&pass.budget);
        Self {
            pass,
            shared,
            kept,
            claimed: 0..0,
            residents: VecDeque::new(),
            patience,
            findings: pass.findings.beside(),
            ids: Ids::at(pass.ids),
        }
    }

    /// Runs groups until none is left. After the first turn of each, `begun` is told what it has cost.
    fn work(&mut self, mut begun: impl FnMut(&SharedFunctions<'a>, u64)) {
        let first = first_turn(&self.pass.budget, self.pass.launch.threads.len());
        loop {
            if self.claimed.is_empty() {
                self.claimed = self.pass.claim();
            }
            let number = self.claimed.start;
            if self.claimed.end > self.pass.end.load(Ordering::Relaxed) {
                self.claimed.end = self.pass.end.load(Ordering::Relaxed).max(number);
            }
            if !self.claimed.is_empty()
                && let Some(place) = self.pass.place_of(number)
            {
                self.claimed.start += 1;
                let units = self.begin(number, place, &first);
                begun(self.shared, units);
            } else if !self.residents.is_empty() {
                self.run_residents();
            } else if self.claimed.is_empty() {
                return;
            } else {
                std::thread::yield_now();
            }
        }
    }

    /// The first turn of a group, and what it has cost.
    fn begin(&mut self, number: usize, place: usize, turns: &Turns) -> u64 {
        let Launch { threads, resources, groups, .. } = self.pass.launch;
        let mut group = self.kept.spare.pop().unwrap_or_default();
        group.place = place as u32;
        group.begin(threads, resources, &self.pass.budget, self.pass.platform.threads_per_subslice());
        let resident = Resident { number, place, group, budget: self.pass.budget };
        self.turn(resident, threads, turns, groups.get(number).copied())
    }

    /// One turn of every group that has begun.
    #[cold]
    fn run_residents(&mut self) {
        for index in 0..self.residents.len() {
            let Some(resident) = self.residents.pop_front() else { break };
            if resident.number > self.pass.end.load(Ordering::Relaxed) {
                self.pass.give_back_place(resident.place);
                self.kept.spare.push(resident.group);
                continue;
            }
            let turns = self.patience.turn(&self.pass.budget, index);
            self.turn(resident, &[], &turns, None);
        }
    }

    fn turn(
        &mut self,
        mut resident: Resident,
        threads: &[GroupThread],
        turns: &Turns,
        ids: Option<[u32; 3]>,
    ) -> u64 {
        let pass = self.pass;
        let cx = Context { platform: pass.platform, findings: &self.findings, ids: &self.ids };
        let run = GroupRun {
            program: pass.launch.program,
            space: pass.launch.space,
            shared: &mut *self.shared,
            site: pass.launch.site,
            group: &mut resident.group,
            budget: &mut resident.budget,
            arbitration: None,
            patience: &mut self.patience,
            ids,
            cx: &cx,
        };
        let outcome = run.run(threads, None, turns).and_then(|outcome| cx.check().map(|()| outcome));
        let spent = resident.budget.spent_since(&pass.budget);
        if let Some(tally) = pass.tallies.get(resident.number) {
            tally.ip_bytes.store(self.ids.ip_bytes.get(), Ordering::Relaxed);
        }
        if outcome.is_err() || self.findings.has_news() {
            let findings = self.findings.beside();
            pass.report(Report {
                group: resident.number,
                findings: std::mem::replace(&mut self.findings, findings),
                stop: outcome.as_ref().err().cloned(),
            });
        }
        match outcome {
            Ok(Outcome::Turn { polls }) => {
                if polls {
                    pass.polls.store(true, Ordering::Relaxed);
                }
                self.residents.push_back(resident);
                return spent.ticks;
            }
            Ok(Outcome::Ended | Outcome::Saved(_)) => pass.end_group(resident.number, spent),
            Err(_) => {
                pass.end.fetch_min(resident.number, Ordering::Relaxed);
            }
        }
        pass.give_back_place(resident.place);
        self.kept.spare.push(resident.group);
        spent.ticks
    }
}
