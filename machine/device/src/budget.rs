//! How much a submission may execute before it counts as hung.
//!
//! Hardware has a clock and a driver that resets it after seconds without progress. The machine has no clock, and what
//! it does must not depend on how fast its host is, so that it counts in units of one EU instruction on the interpreter,
//! about 10 ns. Long programs need a larger budget (`DeviceOptions::thread_budget_instructions`), never another code
//! path. A door that has a clock may interrupt a submission beside that. The budget is shared out as follows.
//!
//! | who | may do |
//! |---|---|
//! | a thread | its budget in instructions, and as much again in messages |
//! | a group | [`GROUP_BARRIERS`] times that on the way to barriers: threads that wait for each other end together |
//! | all resident groups | half of it before one of their threads ends; then the oldest goes first, so that its budget ends them |
//! | all threads of a submission | [`SUBMISSION_BUDGETS`] times that in instructions: long programs end |
//! | fixed functions of one command | [`COMMAND_BUDGETS`] times that, by their [`price`] |
//! | commands and fixed functions of a submission | [`SUBMISSION_BUDGETS`] times that, by their price |
//! | commands that were executed before in the submission, with all they start | once that from one new command to the next: only loops are endless |
//!
//! Every sample of the largest render target may so be tested by one command, and a submission may draw many times over
//! it, as on hardware: the kernel gives up a context that has made no progress for seconds, not one with much to do.
//! What is never done has no price: pixels that are neither tested nor shaded are counted a block at a time.

use hw::message::Target;
use hw::registers::{GPGPU_DISPATCHDIMX, GPGPU_DISPATCHDIMY, GPGPU_DISPATCHDIMZ};
use ports::{Account, Registers, Work};
use probe::{Context, Fault, FaultKind, Stop};
use std::sync::atomic::{AtomicBool, Ordering};

/// Set by a door, which has a clock, to end the submission that is executed.
pub type Interrupt = &'static AtomicBool;

/// What a device that is never interrupted looks at.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

/// Instructions that one thread may execute unless an option says otherwise: a few seconds on the interpreter.
pub const THREAD_BUDGET_INSTRUCTIONS: u64 = 1 << 28;
/// Budgets of one thread that a whole submission has: once for its threads, once for its commands and fixed functions.
const SUBMISSION_BUDGETS: u64 = 256;
/// Budgets of one thread that the fixed functions of one command have.
const COMMAND_BUDGETS: u64 = 16;
/// Budgets of one thread that a group has for what it does before barriers.
const GROUP_BARRIERS: u64 = 2;
/// The part of a thread's budget that resident groups share evenly before one of their threads has to end.
const WAITING: u64 = 2;
/// What starting a thread costs, in instructions: payload, end-of-thread message.
const LAUNCH_INSTRUCTIONS: u64 = 32;
/// Threads of one group: more fit no subslice, so that the group would never start. [skl.7:GPGPU Walker]
const GROUP_THREADS: u64 = 64;

/// What is left of a submission's budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    thread: u64,
    left: u64,
    fixed_left: u64,
    /// What the fixed functions of the command that is executed now may still do.
    command_left: u64,
    /// What may still be repeated before there is a command that was not executed yet.
    repeated_left: u64,
    /// What is done now was done before in this submission.
    again: bool,
    /// What all threads of the device have done so far, by instructions and messages; wraps.
    eu_clock: u64,
    interrupt: Interrupt,
}

/// What threads have taken off a budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spent {
    /// Instructions and launches.
    pub(crate) instructions: u64,
    /// The same and the units of messages: so far the EU clock has gone on.
    pub(crate) ticks: u64,
    /// Units of fixed functions.
    pub(crate) fixed: u64,
}

/// The parts of one unit in which [`price`] counts.
const PARTS: u64 = 64;

/// What work costs in parts of a unit: for being asked at all, and for each that is asked for.
#[inline(always)]
const fn price(work: Work) -> (u64, u64) {
    match work {
        Work::Command => (8 * PARTS, PARTS),
        Work::Run => (256 * PARTS, 0),
        Work::Draw => (0, 300 * PARTS),
        Work::Vertex => (0, 3 * PARTS),
        Work::Element => (0, 3 * PARTS),
        Work::Object => (0, 16 * PARTS),
        Work::StreamedValue => (0, 3 * PARTS),
        Work::Block => (4 * PARTS, 4 * PARTS),
        Work::Subspan => (0, 10 * PARTS),
        Work::ClearedSample => (0, PARTS),
        Work::Span => (0, 2 * PARTS),
        Work::BlitByte => (0, PARTS * 3 / 4),
        Work::LoadedByte => (0, 1),
        Work::DecodedByte => (0, PARTS),
    }
}

/// What a message costs in units; the worst of each shared function is a few times as much.
pub(crate) fn message_units(shared_function: u8) -> u64 {
    match Target::from_id(shared_function.into()) {
        Some(Target::Sampler | Target::RenderCache) => 256,
        Some(Target::Urb | Target::Gateway | Target::ThreadSpawner | Target::Null) | None => 8,
        Some(_) => 32,
    }
}

impl Budget {
    /// The budget of a submission that begins when the EU clock shows `eu_clock`.
    pub(crate) fn new(thread_instructions: u64, eu_clock: u64) -> Self {
        Self {
            thread: thread_instructions,
            left: thread_instructions.saturating_mul(SUBMISSION_BUDGETS),
            fixed_left: thread_instructions.saturating_mul(SUBMISSION_BUDGETS),
            command_left: thread_instructions.saturating_mul(COMMAND_BUDGETS),
            repeated_left: thread_instructions,
            again: false,
            eu_clock,
            interrupt: &NEVER,
        }
    }

    /// The same budget of a submission that may be interrupted.
    pub(crate) fn with_interrupt(self, interrupt: Interrupt) -> Self {
        Self { interrupt, ..self }
    }

    #[inline]
    fn check_interrupt(&self) -> Result<(), Stop> {
        if self.interrupt.load(Ordering::Relaxed) { Err(interrupted()) } else { Ok(()) }
    }

    /// The clock that threads see in tm0 when they begin. The machine has no clock and threads run one after the other, so
    /// that it counts what they have done: an instruction is a tick, and a message as many as it costs. It only rises, from
    /// thread to thread and submission to submission, and does not depend on the host.
    #[inline]
    pub(crate) fn eu_clock(&self) -> u64 {
        self.eu_clock
    }

    /// Instructions that a thread which has executed `executed` may still execute; the same holds for the units of its
    /// messages.
    #[inline]
    pub(crate) fn of_thread(&self, executed: u64) -> u64 {
        let left = self.thread.saturating_sub(executed).min(self.left);
        if self.again { left.min(self.repeated_left) } else { left }
    }

    /// What a group may do in turns that end at a barrier.
    pub(crate) fn of_group(&self) -> u64 {
        self.thread.saturating_mul(GROUP_BARRIERS)
    }

    /// The `n`-th part of the budget of one thread, at least 1.
    #[inline]
    pub(crate) fn part(&self, n: u64) -> u64 {
        (self.thread / n).max(1)
    }

    /// What resident groups may do in even turns before one of their threads ends.
    #[inline]
    pub(crate) fn of_waiting(&self) -> u64 {
        self.thread / WAITING
    }

    /// Takes what a thread has executed off the budget. Messages count against loops only: how long the threads of a
    /// program take together is no sign of a hang.
    ///
    /// # Errors
    /// A hang when nothing is left.
    #[inline]
    pub(crate) fn spend_thread(&mut self, instructions: u64, message_units: u64) -> Result<(), Stop> {
        let instructions = instructions.saturating_add(LAUNCH_INSTRUCTIONS);
        let ticks = instructions.saturating_add(message_units);
        self.spend_spent(Spent { instructions, ticks, fixed: 0 })
    }

    /// Each of so many threads may do what [`Budget::of_thread`] says of the first, whatever those before it have done.
    #[inline]
    pub(crate) fn is_plenty(&self, threads: u64) -> bool {
        let one = self.thread.saturating_add(LAUNCH_INSTRUCTIONS);
        !self.again && self.left >= one.saturating_mul(threads + 1)
    }

    /// Takes off what so many threads have done together.
    ///
    /// # Errors
    /// A hang when nothing is left.
    #[inline]
    pub(crate) fn spend_listed(&mut self, threads: u64, instructions: u64, units: u64) -> Result<(), Stop> {
        let instructions = instructions.saturating_add(LAUNCH_INSTRUCTIONS.saturating_mul(threads));
        let ticks = instructions.saturating_add(units);
        self.spend_spent(Spent { instructions, ticks, fixed: 0 })
    }

    /// The same for many threads that were not run, because what they do was done in another way.
    ///
    /// # Errors
    /// A hang when nothing is left.
    pub(crate) fn spend_threads(
        &mut self,
        threads: u64,
        [instructions, units]: [u64; 2],
    ) -> Result<(), Stop> {
        let instructions = instructions.saturating_add(LAUNCH_INSTRUCTIONS).saturating_mul(threads);
        let ticks = instructions.saturating_add(units.saturating_mul(threads));
        self.spend_spent(Spent { instructions, ticks, fixed: 0 })
    }

    /// The same for what was spent of a copy.
    ///
    /// # Errors
    /// A hang when nothing is left.
    #[inline]
    pub(crate) fn spend_spent(&mut self, spent: Spent) -> Result<(), Stop> {
        self.check_interrupt()?;
        self.eu_clock = self.eu_clock.wrapping_add(spent.ticks);
        self.left = self.left.saturating_sub(spent.instructions);
        if self.left == 0 {
            return Err(exhausted("the threads of a submission exceed its instruction budget"));
        }
        if spent.fixed != 0 {
            let left = self.command_left.min(self.fixed_left);
            if spent.fixed >= left {
                return Err(too_much_together(self.command_left < self.fixed_left));
            }
            self.command_left -= spent.fixed;
            self.fixed_left -= spent.fixed;
        }
        let repeated = spent.ticks.saturating_add(spent.fixed);
        if self.again { self.spend_again(repeated) } else { Ok(()) }
    }

    /// What was spent of a copy of `before`.
    pub(crate) fn spent_since(&self, before: &Budget) -> Spent {
        Spent {
            instructions: before.left - self.left,
            ticks: self.eu_clock.wrapping_sub(before.eu_clock),
            fixed: before.fixed_left - self.fixed_left,
        }
    }

    /// Whether that would leave nothing.
    pub(crate) fn is_exceeded_by(&self, spent: Spent) -> bool {
        self.left <= spent.instructions
            || spent.fixed != 0 && self.command_left.min(self.fixed_left) <= spent.fixed
            || self.again && self.repeated_left <= spent.ticks.saturating_add(spent.fixed)
    }

    #[inline]
    fn spend_again(&mut self, units: u64) -> Result<(), Stop> {
        self.repeated_left = self.repeated_left.saturating_sub(units);
        if self.repeated_left == 0 {
            return Err(exhausted("a batch repeats its commands without end"));
        }
        Ok(())
    }

    /// Refuses a walker that could not end within the budget even if its kernel did nothing.
    ///
    /// # Errors
    /// A hang.
    pub(crate) fn admit_walker<R: Registers>(
        &self,
        dwords: &[u32],
        registers: &R,
        cx: &Context,
    ) -> Result<(), Stop> {
        let walker = hw::GpgpuWalker::decode(cx.platform, dwords);
        let groups = if walker.indirect_parameter_enable {
            [GPGPU_DISPATCHDIMX, GPGPU_DISPATCHDIMY, GPGPU_DISPATCHDIMZ].map(|offset| registers.read(offset))
        } else {
            [
                walker.thread_group_id_x_dimension,
                walker.thread_group_id_y_dimension,
                walker.thread_group_id_z_dimension,
            ]
        };
        let threads: u64 = [
            walker.thread_width_counter_maximum,
            walker.thread_height_counter_maximum,
            walker.thread_depth_counter_maximum,
        ]
        .iter()
        .map(|&last| u64::from(last) + 1)
        .product();
        if threads > GROUP_THREADS {
            let text = format!("a thread group of {threads} threads fits no subslice");
            return Err(Fault::new(FaultKind::Hang, "C02", text).into());
        }
        let groups = groups.iter().fold(1_u128, |product, &count| product * u128::from(count));
        if groups * u128::from(threads) * u128::from(LAUNCH_INSTRUCTIONS) > u128::from(self.left) {
            let text =
                format!("a walker of {groups} groups exceeds the instruction budget of its submission");
            return Err(Fault::new(FaultKind::Hang, "C02", text).into());
        }
        Ok(())
    }
}

impl Account for Budget {
    #[inline]
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        self.check_interrupt()?;
        let (base, each) = price(work);
        let units = base.saturating_add(each.saturating_mul(count)).div_ceil(PARTS);
        if work == Work::Command {
            self.command_left = self.thread.saturating_mul(COMMAND_BUDGETS);
        }
        if units >= self.command_left.min(self.fixed_left) {
            return Err(too_much(work, count, self.command_left < self.fixed_left));
        }
        self.command_left -= units;
        self.fixed_left -= units;
        if self.again { self.spend_again(units) } else { Ok(()) }
    }

    fn repeat(&mut self, again: bool) {
        if !again {
            // New commands are progress; a loop has none.
            self.repeated_left = self.thread;
        }
        self.again = again;
    }
}

#[cold]
fn interrupted() -> Stop {
    let text = "a submission took longer than it may by the clock of the host";
    Fault::new(FaultKind::Hang, "C87", text).into()
}

#[cold]
pub(crate) fn exhausted(what: &'static str) -> Stop {
    Fault::new(FaultKind::Hang, "C87", what).into()
}

#[cold]
fn too_much_together(is_one_command: bool) -> Stop {
    let whose = if is_one_command { "one command" } else { "a submission" };
    Fault::new(FaultKind::Hang, "C87", format!("the fixed functions of {whose} exceed their budget")).into()
}

#[cold]
fn too_much(work: Work, count: u64, is_one_command: bool) -> Stop {
    let whose = if is_one_command { "one command" } else { "a submission" };
    let text = format!("the fixed functions of {whose} exceed their budget: {work:?}, {count} more");
    Fault::new(FaultKind::Hang, "C87", text).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupt_ends_what_is_executed_at_the_next_thread_or_command() {
        static INTERRUPT: AtomicBool = AtomicBool::new(false);
        let mut budget = Budget::new(1 << 40, 0).with_interrupt(&INTERRUPT);
        assert!(budget.spend(Work::Command, 1).is_ok() && budget.spend_thread(1, 1).is_ok());
        INTERRUPT.store(true, Ordering::Relaxed);
        assert!(budget.spend(Work::Command, 1).is_err() && budget.spend_thread(1, 1).is_err());
        let mut other = Budget::new(1 << 40, 0);
        assert!(other.spend(Work::Command, 1).is_ok() && other.spend_thread(1, 1).is_ok());
    }

    /// What work costs in units.
    fn cost(work: Work, count: u64) -> u64 {
        let mut budget = Budget::new(1 << 40, 0);
        let before = (budget.command_left, budget.fixed_left);
        budget.spend(work, count).unwrap();
        let units = before.0 - budget.command_left;
        assert_eq!(before.1 - budget.fixed_left, units);
        units
    }

    #[test]
    fn work_costs_as_much_as_instructions_that_take_as_long() {
        for (work, units) in [
            (Work::Command, 18),
            (Work::Run, 256),
            (Work::Draw, 3000),
            (Work::Vertex, 30),
            (Work::Element, 30),
            (Work::Object, 160),
            (Work::StreamedValue, 30),
            (Work::Block, 44),
            (Work::Subspan, 100),
            (Work::ClearedSample, 10),
            (Work::Span, 20),
            (Work::BlitByte, 8),
            (Work::LoadedByte, 1),
            (Work::DecodedByte, 10),
        ] {
            assert_eq!(cost(work, 10), units, "{work:?}");
        }
        // Sixty-four loaded bytes are a unit, parts of it count as one.
        assert_eq!([0, 1, 64, 65, 128].map(|bytes| cost(Work::LoadedByte, bytes)), [0, 1, 1, 2, 2]);
        assert_eq!([0, 4, 5].map(|bytes| cost(Work::BlitByte, bytes)), [0, 3, 4]);
        // Prices by who answers: the sampler, the render cache; shared functions that only move what is there; memory; no unit.
        let messages: [u64; 16] = std::array::from_fn(|id| message_units(id as u8));
        assert_eq!(messages, [8, 8, 256, 8, 32, 256, 8, 8, 32, 32, 32, 32, 32, 32, 8, 8]);
    }

    #[test]
    fn the_clock_of_threads_counts_their_instructions_and_messages_and_wraps() {
        let mut budget = Budget::new(1000, u64::MAX - 40);
        assert_eq!(budget.eu_clock(), u64::MAX - 40);
        budget.spend_thread(0, 0).unwrap();
        assert_eq!(budget.eu_clock(), u64::MAX - 8);
        budget.spend_thread(70, 7).unwrap();
        assert_eq!(budget.eu_clock(), 32 + 70 + 7 - 9);
    }

    #[test]
    fn what_is_spent_of_a_copy_is_taken_off_as_if_it_were_spent_at_once() {
        for again in [false, true] {
            let mut whole = Budget::new(1000, 5);
            whole.repeat(again);
            let mut copy = whole;
            let mut alone = whole;
            for budget in [&mut copy, &mut alone] {
                budget.spend_thread(100, 7).unwrap();
                budget.spend_thread(200, 1).unwrap();
                budget.spend(Work::Subspan, 3).unwrap();
            }
            let spent = copy.spent_since(&whole);
            assert_eq!(spent, Spent { instructions: 364, ticks: 372, fixed: 30 });
            whole.spend_spent(spent).unwrap();
            assert_eq!(format!("{whole:?}"), format!("{alone:?}"));
            let (left, repeated, command) = (256_000 - 364, 1000 - 402, 16_000 - 30);
            let exceeds = |instructions, ticks, fixed| {
                let spent = Spent { instructions, ticks, fixed };
                assert_eq!(whole.clone().spend_spent(spent).is_err(), whole.is_exceeded_by(spent));
                whole.is_exceeded_by(spent)
            };
            assert!(exceeds(left, 0, 0) && !exceeds(left - 1, 0, 0));
            assert_eq!([repeated - 1, repeated].map(|ticks| exceeds(0, ticks, 0)), [false, again]);
            assert_eq!([repeated - 1, repeated].map(|units| exceeds(0, 1, units - 1)), [false, again]);
            assert_eq!([command - 1, command].map(|fixed| exceeds(0, 0, fixed)), [again, true]);
        }
        // Whose budget it is, is told.
        let mut budget = Budget::new(1000, 0);
        let much = Spent { fixed: 16_000, ..Spent::default() };
        let text = |outcome: Result<(), Stop>| match outcome {
            Err(Stop::Fault(fault)) => fault.text.into_owned(),
            other => panic!("{other:?}"),
        };
        assert!(text(budget.spend_spent(much)).contains("of one command"));
        for _ in 0..16 {
            budget.spend(Work::Command, 0).unwrap();
            budget.spend_spent(Spent { fixed: 15_000, ..Spent::default() }).unwrap();
        }
        budget.spend(Work::Command, 0).unwrap();
        let rest = Spent { fixed: budget.fixed_left, ..Spent::default() };
        assert!(rest.fixed < 16_000 && text(budget.spend_spent(rest)).contains("of a submission"));
    }

    #[test]
    fn groups_and_residents_have_their_shares_of_a_threads_budget() {
        let budget = Budget::new(1000, 0);
        assert_eq!((budget.of_group(), budget.of_waiting()), (2000, 500));
        assert_eq!([1, 3, 1000, 1001].map(|n| budget.part(n)), [1000, 333, 1, 1]);
    }

    struct Dimensions([u32; 3]);

    impl Registers for Dimensions {
        fn read(&self, offset: u32) -> u32 {
            self.0[((offset - GPGPU_DISPATCHDIMX) / 4) as usize]
        }
        fn write(&mut self, _: u32, _: u32) {}
        fn count(&mut self, _: ports::Counter, _: u64) {}
        fn predicate(&self) -> bool {
            false
        }
    }

    #[test]
    fn a_walker_that_cannot_end_is_refused() {
        // There is room for 256 * 1000 / 32 = 8000 threads.
        let budget = Budget::new(1000, 0);
        let admitted = |groups: [u32; 3], threads: [u32; 3], registers: Option<[u32; 3]>| {
            let walker = hw::GpgpuWalker {
                indirect_parameter_enable: registers.is_some(),
                thread_group_id_x_dimension: groups[0],
                thread_group_id_y_dimension: groups[1],
                thread_group_id_z_dimension: groups[2],
                thread_width_counter_maximum: threads[0] - 1,
                thread_height_counter_maximum: threads[1] - 1,
                thread_depth_counter_maximum: threads[2] - 1,
                ..Default::default()
            };
            let (findings, ids) = (probe::Findings::new(false), probe::Ids::default());
            [&hw::platforms::SKL, &hw::platforms::BXT, &hw::platforms::BDW].map(|platform| {
                let cx = Context { platform, findings: &findings, ids: &ids };
                let dimensions = Dimensions(registers.unwrap_or_default());
                match budget.admit_walker(&walker.encode(platform), &dimensions, &cx) {
                    Ok(()) => true,
                    Err(Stop::Fault(fault)) => {
                        assert_eq!((fault.kind, fault.system), (FaultKind::Hang, "C02"));
                        false
                    }
                    Err(stop) => panic!("{stop:?}"),
                }
            })
        };
        for (groups, threads, registers, expected) in [
            ([20, 20, 20], [1, 1, 1], None, true),
            ([8001, 1, 1], [1, 1, 1], None, false),
            ([1, 8001, 1], [1, 1, 1], None, false),
            ([1, 1, 8001], [1, 1, 1], None, false),
            ([50, 5, 4], [2, 2, 2], None, true),
            ([50, 5, 4], [3, 2, 2], None, false),
            // 64 threads are a group, 65 are none, whatever there is to do.
            ([1, 1, 1], [4, 4, 4], None, true),
            ([1, 1, 1], [1, 1, 64], None, true),
            ([1, 1, 1], [5, 13, 1], None, false),
            ([0, 0, 0], [5, 13, 1], None, false),
            ([1, 1, 1], [1, 1, 1], Some([20, 20, 20]), true),
            ([1, 1, 1], [1, 1, 1], Some([8001, 1, 1]), false),
            ([1, 1, 1], [1, 1, 1], Some([1, 8001, 1]), false),
            ([1, 1, 1], [1, 1, 1], Some([1, 1, 8001]), false),
            ([9999, 9, 9], [1, 1, 1], Some([1, 1, 1]), true),
            ([u32::MAX; 3], [4, 4, 4], None, false),
        ] {
            assert_eq!(
                admitted(groups, threads, registers),
                [expected; 3],
                "{groups:?} {threads:?} {registers:?}"
            );
        }
    }

    #[test]
    fn one_command_and_all_of_a_submission_have_accounts_of_their_own() {
        let why = |result: Result<(), Stop>| match result {
            Err(Stop::Fault(fault)) => fault.text.to_string(),
            other => panic!("{other:?}"),
        };
        let mut budget = Budget::new(100, 0);
        budget.spend(Work::ClearedSample, 1599).unwrap();
        assert!(why(budget.spend(Work::ClearedSample, 1)).contains("of one command exceed"));
        // Sixteen times the thread's for a command, 256 times for all.
        let mut budget = Budget::new(100, 0);
        for _ in 0..16 {
            budget.spend(Work::Command, 2).unwrap();
            budget.spend(Work::ClearedSample, 1580).unwrap();
        }
        budget.spend(Work::ClearedSample, 9).unwrap();
        budget.spend(Work::Command, 0).unwrap();
        let left = 25_600 - 16 * 1590 - 9 - 8;
        budget.spend(Work::ClearedSample, left - 1).unwrap();
        assert!(why(budget.spend(Work::ClearedSample, 1)).contains("of a submission exceed"));
    }

    #[test]
    fn a_thread_gets_no_more_than_what_its_submission_has_left() {
        let mut budget = Budget::new(1000, 0);
        assert_eq!(budget.of_thread(0), 1000);
        assert_eq!(budget.of_thread(999), 1);
        for _ in 0..247 {
            budget.spend_thread(1000, 5000).unwrap();
        }
        assert_eq!(256_000 - 247 * 1032, 1096);
        assert_eq!(budget.of_thread(0), 1000);
        budget.spend_thread(1000, 0).unwrap();
        assert_eq!(budget.of_thread(0), 64);
        assert!(budget.spend_thread(64, 0).is_err());
        assert_eq!(budget.of_thread(0), 0);
    }

    #[test]
    fn what_is_repeated_has_one_account_for_threads_messages_and_fixed_functions() {
        let mut budget = Budget::new(1000, 0);
        budget.spend_thread(900, 900).unwrap();
        budget.repeat(true);
        assert_eq!(budget.of_thread(0), 1000);
        budget.spend_thread(100, 300).unwrap();
        budget.spend(Work::Command, 92).unwrap();
        assert_eq!(budget.of_thread(0), 1000 - 432 - 100);
        assert!(budget.spend_thread(500, 0).is_err());
    }

    #[test]
    fn a_buffer_that_new_commands_call_again_and_again_is_no_loop() {
        let mut budget = Budget::new(1000, 0);
        for _ in 0..20 {
            budget.repeat(false);
            budget.spend(Work::Command, 3).unwrap();
            budget.repeat(true);
            assert_eq!(budget.of_thread(0), 1000);
            budget.spend_thread(700, 100).unwrap();
        }
        assert!(budget.spend_thread(700, 100).is_err());
    }

    #[test]
    fn fixed_functions_are_refused_what_they_cannot_finish() {
        let mut budget = Budget::new(1 << 20, 0);
        assert!(budget.spend(Work::Vertex, u64::MAX).is_err());
        budget.spend(Work::Vertex, 5 << 20).unwrap();
        assert!(budget.spend(Work::Vertex, 1 << 20).is_err());
        // Threads do not pay for it, and the next command has as much.
        assert_eq!(budget.of_thread(0), 1 << 20);
        budget.spend(Work::Command, 7).unwrap();
        budget.spend(Work::Vertex, 5 << 20).unwrap();
    }

    #[test]
    fn a_submission_may_test_the_largest_target_many_times_and_draw_billions_of_vertices_never() {
        const SUBSPANS: u64 = 8192 * 8192;
        let mut budget = Budget::new(THREAD_BUDGET_INSTRUCTIONS, 0);
        for _ in 0..24 {
            budget.spend(Work::Command, 7).unwrap();
            budget.spend(Work::Subspan, SUBSPANS * 4).unwrap();
        }
        budget.spend(Work::Command, 7).unwrap();
        assert!(budget.spend(Work::Vertex, u32::MAX.into()).is_err());
        let rounds = (0..100).take_while(|_| {
            budget.spend(Work::Command, 7).is_ok() && budget.spend(Work::Subspan, SUBSPANS * 4).is_ok()
        });
        assert_eq!(rounds.count(), 1);
    }
}
