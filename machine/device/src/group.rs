//! The threads of a group: run in turns, and, when another context needs the engine, saved and restored in the middle.
//! Groups that run long take turns with each other (see [`crate::residents`]).
//!
//! Source: [skl.7:GPGPU Thread Groups], [skl.7:GPGPU Context Switch], [skl.7:Memory Map of the GPGPU Context Image],
//! [skl.7:Context Save and Restore], [skl.7:Save and Restore Requirements], C13, C15, C40.
//! The system routine, which is software, moves registers to the context save area and back; the area begins with the
//! local memories of the subslices, which hardware moves. A group runs on the first subslice, as on hardware the numbers of
//! slices and EUs may be mapped anew so that the area has no gaps.
//! Deviation: a group whose engine only gives the bus its turn is saved all the same. That messages to the sampler must have
//! headers then is a rule that nothing here depends on.

use crate::budget::Budget;
use crate::polling::Watch;
use crate::residents::Patience;
use crate::wiring::{Program, Wire, endless};
use bits::GraphicsAddress;
use eu::{Beside, Bound, Exit, Kernel, Thread};
use ir::Region;
use memory::{AddressSpace, PageFault};
use ports::{
    Arbitration, GroupResources, GroupThread, Groups, NoPixels, PreemptedGroup, THREAD_ID, ThreadSite,
    ThreadStart, put_thread_id,
};
use probe::{Context, Fault, Stop, System};
use shared::{Barrier, MessageContext, REGIONS, SharedFunctions, Slm};

/// What it costs to suspend a thread at a barrier, in units of the budget.
const BARRIER_UNITS: u64 = 16;
/// Instructions between two arbitration points of a thread that may be stopped; straight code is not parted.
const SLICE_INSTRUCTIONS: u64 = 16;
/// Alignment of the area for local memory.
const SLM_AREA_ALIGNMENT: u64 = 0x2_0000;

/// What is known of one thread of a group.
#[derive(Clone, Copy)]
struct Member {
    state: State,
    /// The thread state that it occupies while it waits.
    slot: usize,
    message_units: u64,
    start: ThreadStart,
    dispatched_r0: u32,
}

/// A thread group on its way.
#[derive(Default)]
pub(crate) struct Group {
    /// Its place among the groups that are resident.
    pub(crate) place: u32,
    members: Vec<Member>,
    /// Thread states; more are added when they are needed.
    slots: Vec<Box<Thread>>,
    slots_used: usize,
    spare_slot: Option<usize>,
    slm: Slm,
    /// Bytes of local memory that it has.
    slm_bytes: u32,
    barrier: Barrier,
    /// What it may still do before barriers: threads that run up to one barrier after the other never exhaust their own
    /// budgets within a useful time.
    barriers_left: u64,
}

impl Group {
    /// Makes it a new group of these threads, whose ids count from those of its place.
    pub(crate) fn begin(
        &mut self,
        threads: &[GroupThread],
        resources: GroupResources,
        budget: &Budget,
        threads_per_subslice: u32,
    ) {
        self.members.clear();
        let first_id = self.place.wrapping_mul(threads.len() as u32);
        self.members.extend(threads.iter().map(|thread| Member {
            state: State::New,
            slot: 0,
            message_units: 0,
            start: ThreadStart {
                thread_id: thread.start.thread_id.wrapping_add(first_id) & THREAD_ID,
                ..thread.start
            },
            dispatched_r0: thread.grf.dwords[0],
        }));
        (self.slots_used, self.spare_slot) = (0, None);
        self.slm_bytes = resources.slm_bytes;
        self.slm.clear(resources.slm_bytes);
        self.barrier.allocate(resources.barrier, threads.len(), threads_per_subslice);
        self.barriers_left = budget.of_group();
    }
}

/// How much of its threads a group runs before it is another group's turn.
#[derive(Clone, Copy)]
pub(crate) struct Turns {
    /// Instructions of the first thread that can run; straight code is not parted.
    pub(crate) first_thread: u64,
    /// Instructions of each of the others.
    pub(crate) thread: u64,
    /// Units of the budget after which no thread gets another turn.
    pub(crate) group: u64,
    /// A thread that polls has had its turn; the first one only when this says so, too.
    pub(crate) polls: bool,
    pub(crate) first_polls: bool,
}

impl Turns {
    /// To the end.
    pub(crate) const WHOLE: Self =
        Self { first_thread: u64::MAX, thread: u64::MAX, group: u64::MAX, polls: false, first_polls: false };
}

/// How a run of a group ended.
pub(crate) enum Outcome {
    Ended,
    /// Its turn is over.
    Turn {
        /// Some thread has ended its own because it polls.
        polls: bool,
    },
    /// It was stopped and saved.
    Saved(PreemptedGroup),
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Ready,
    Waiting,
    Ended,
}

/// Whether a turn that exceeds its budget is a hang.
#[derive(Clone, Copy, PartialEq)]
enum Limit {
    Hang,
    Slice,
}

/// What ends a slice early.
#[derive(Clone, Copy, PartialEq)]
enum WaitFor {
    Nothing,
    /// The thread polls.
    Polling,
    /// It has sent a message.
    Message,
}

/// The state at dispatch, payload included. Only a thread that may be saved, or call a system routine, gets registers that
/// its kernel does not read.
fn dispatch(
    thread: &mut Thread,
    initial: &GroupThread,
    start: &ThreadStart,
    kernel: &Kernel,
    may_be_saved: bool,
) {
    thread.reset(start);
    let payload = (initial.payload_registers * ports::GRF_DWORDS).min(thread.grf.dwords.len());
    thread.grf.dwords[..payload].copy_from_slice(&initial.grf.dwords[..payload]);
    if may_be_saved || start.exception_enables != 0 {
        thread.grf.dwords[payload..].fill(0);
    } else {
        kernel.clear_registers(&mut thread.grf, payload);
    }
}

/// Where the threads of one group run.
pub(crate) struct GroupRun<'r, 'a, G: ?Sized> {
    pub(crate) program: Program<'r>,
    pub(crate) space: &'r AddressSpace,
    pub(crate) shared: &'r mut SharedFunctions<'a>,
    pub(crate) site: &'r ThreadSite,
    pub(crate) group: &'r mut Group,
    pub(crate) budget: &'r mut Budget,
    /// Who may stop the threads.
    pub(crate) arbitration: Option<&'r Arbitration>,
    /// What all resident groups may still do before one of their threads ends, if they are to share the time evenly.
    pub(crate) patience: &'r mut Patience,
    /// Which of the groups it is that are launched together, where the registers of its threads are those of another one.
    pub(crate) among: Option<(&'r G, usize)>,
    /// What the messages of its kernel are bound to; the first region is its local memory.
    pub(crate) bound: Option<&'r Bound<'r>>,
    pub(crate) cx: &'r Context<'r>,
}

impl<G: Groups + ?Sized> GroupRun<'_, '_, G> {
    /// Runs the threads in turns, each up to its next wait, until all have ended or the turn of the group is over; or what
    /// is `left` of a group. A thread gets a state when its first turn comes and gives it back at its end: groups without
    /// barriers need only one. `initial` is there when threads have to be dispatched: after the first turn all are.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission; threads that wait for ever are a hang fault.
    pub(crate) fn run(
        mut self,
        initial: &[GroupThread],
        left: Option<PreemptedGroup>,
        turns: &Turns,
    ) -> Result<Outcome, Stop> {
        if let Some(left) = &left {
            self.restore(left)?;
        }
        let mut spent = 0;
        loop {
            let (mut progress, mut is_over, mut is_first) = (false, false, true);
            let mut any_polls = false;
            for index in 0..self.group.members.len() {
                let member = self.group.members[index];
                if !matches!(member.state, State::New | State::Ready) {
                    continue;
                }
                progress = true;
                if member.state == State::New {
                    let Some(initial) = initial.get(index) else {
                        return Err(self
                            .cx
                            .bug("C60", "a thread of a group was not dispatched in its first turn"));
                    };
                    let slot = self.take_slot();
                    self.group.members[index].slot = slot;
                    self.group.members[index].state = State::Ready;
                    self.start(index, initial);
                }
                let (quantum, polls) = match is_first {
                    true => (turns.first_thread, turns.first_polls),
                    false => (turns.thread, turns.polls),
                };
                is_first = false;
                let (exit, cost) = self.turn(index, quantum, polls)?;
                spent += cost;
                match exit {
                    Exit::EndOfThread => {
                        let member = &mut self.group.members[index];
                        member.state = State::Ended;
                        self.group.spare_slot = Some(member.slot);
                        self.patience.renew(self.budget);
                    }
                    Exit::WaitingOnBarrier => {
                        self.group.members[index].state = State::Waiting;
                        self.group.barriers_left =
                            self.group.barriers_left.saturating_sub(cost + BARRIER_UNITS);
                        if self.group.barriers_left == 0 {
                            return Err(endless("threads of a group meet at barriers without end"));
                        }
                    }
                    Exit::OutOfBudget | Exit::Restored if self.arbitration.is_some() => {
                        self.tell_released();
                        return self.save().map(Outcome::Saved);
                    }
                    Exit::Polling => (is_over, any_polls) = (true, true),
                    Exit::OutOfBudget | Exit::Restored => is_over = true,
                }
            }
            if self.group.members.iter().all(|member| member.state == State::Ended) {
                return Ok(Outcome::Ended);
            }
            progress |= self.tell_released();
            if !progress {
                let what = "threads of a group wait at a barrier that the others never reach";
                return Err(endless(what));
            }
            if is_over || spent >= turns.group {
                return Ok(Outcome::Turn { polls: any_polls });
            }
        }
    }

    /// Brings a thread to its start.
    fn start(&mut self, index: usize, initial: &GroupThread) {
        let member = &self.group.members[index];
        let thread = &mut self.group.slots[member.slot];
        dispatch(thread, initial, &member.start, self.program.kernel, self.arbitration.is_some());
        if let Some((groups, number)) = self.among {
            groups.put(number, index, &mut thread.grf);
            let both = [initial.start.thread_id, member.start.thread_id];
            put_thread_id(&mut thread.grf, both, self.site.scratch_bytes_per_thread);
        }
    }

    /// A thread state that nobody uses.
    fn take_slot(&mut self) -> usize {
        let group = &mut *self.group;
        let slot = group.spare_slot.take().unwrap_or_else(|| {
            group.slots_used += 1;
            group.slots_used - 1
        });
        if group.slots.len() <= slot {
            group.slots.resize_with(slot + 1, Box::default);
        }
        slot
    }

    /// One turn of a thread, of about `quantum` instructions at most, and what it has cost. It does not end before the
    /// first message of the thread: no message shows when what comes before is done. Where an arbitration may stop the group,
    /// the turn ends out of its budget only when the group has to stop.
    fn turn(&mut self, index: usize, quantum: u64, polls: bool) -> Result<(Exit, u64), Stop> {
        let mut instructions = 0;
        let member = self.group.members[index];
        let units_before = member.message_units;
        let executed = self.group.slots[member.slot].executed_instructions;
        let clock_base = self.budget.eu_clock().wrapping_sub(executed).wrapping_sub(units_before);
        let limit = self.budget.of_thread(executed);
        let mut slice = match self.arbitration {
            Some(_) => SLICE_INSTRUCTIONS,
            None => quantum,
        };
        let mut wait_for = if polls { WaitFor::Polling } else { WaitFor::Nothing };
        let mut at_end_of_slice = 0;
        let exit = loop {
            let rest = limit - instructions.min(limit);
            let exit = match rest <= slice && wait_for != WaitFor::Message {
                true => self.execute(index, rest, Limit::Hang, WaitFor::Nothing, clock_base)?,
                false => self.execute(index, slice.min(rest), Limit::Slice, wait_for, clock_base)?,
            };
            instructions = self.group.slots[member.slot].executed_instructions - executed;
            let before = std::mem::replace(&mut at_end_of_slice, instructions);
            match exit {
                Exit::Polling if wait_for == WaitFor::Message => {
                    wait_for = WaitFor::Nothing;
                    slice = quantum;
                    continue;
                }
                Exit::OutOfBudget => {}
                exit => break exit,
            }
            if wait_for == WaitFor::Message {
                // It sends none within its budget.
                wait_for = WaitFor::Nothing;
                slice = u64::MAX;
                continue;
            }
            if self.arbitration.is_none() && self.group.members[index].message_units == 0 {
                wait_for = WaitFor::Message;
                slice = u64::MAX;
                continue;
            }
            if instructions == before {
                // A run of straight code that is longer than the slice.
                slice = slice.max(1).saturating_mul(2);
                continue;
            }
            if self.arbitration.is_none() || self.is_arbitrated() {
                break exit;
            }
            // Who may stop it may have been found to be unable to.
            slice = if self.arbitration.is_some() { SLICE_INSTRUCTIONS } else { quantum };
        };
        let units = self.group.members[index].message_units - units_before;
        self.budget.spend_thread(instructions, units)?;
        let cost = instructions + units;
        self.patience.spend(cost);
        Ok((exit, cost))
    }

    /// Runs a thread for at most `limit` instructions, or until it has done what is waited for. `clock_base` is that of
    /// [`Wire`].
    fn execute(
        &mut self,
        index: usize,
        limit: u64,
        when_over: Limit,
        wait_for: WaitFor,
        clock_base: u64,
    ) -> Result<Exit, Stop> {
        let group = &mut *self.group;
        let member = &mut group.members[index];
        let mut pixels = NoPixels;
        let mut watch = match wait_for {
            WaitFor::Nothing => None,
            WaitFor::Polling => Some(Watch::for_polling()),
            WaitFor::Message => Some(Watch::for_any()),
        };
        let mut wire = Wire {
            shared: &mut *self.shared,
            thread: MessageContext {
                site: self.site,
                start: &member.start,
                dispatched_r0: member.dispatched_r0,
            },
            pixels: &mut pixels,
            slm: Some(&group.slm),
            cx: self.cx,
            space: self.space,
            instruction_base: self.program.instruction_base,
            group: Some((&mut group.barrier, index)),
            watch: watch.as_mut(),
            message_units: member.message_units,
            message_units_limit: self.budget.of_thread(0),
            clock_base,
        };
        let thread = &mut group.slots[member.slot];
        let (Program { kernel, system, .. }, cx) = (self.program, self.cx);
        let mut regions = [Region::empty(); REGIONS];
        // Who watches the messages of a thread has to see them.
        let bound = self.bound.filter(|_| wire.watch.is_none()).and_then(|bound| {
            let regions = regions.get_mut(..bound.regions.len())?;
            regions.copy_from_slice(bound.regions);
            *regions.first_mut()? = group.slm.region();
            Some(bound.with(regions))
        });
        let beside = Beside { system_routine: system, bound };
        let exit = match when_over {
            Limit::Hang => eu::run_beside(kernel, &beside, thread, &mut wire, cx, limit),
            Limit::Slice => eu::run_slice(kernel, &beside, thread, &mut wire, cx, limit),
        };
        member.message_units = wire.message_units;
        exit
    }

    /// Whether the group has to stop here. A thread that waits for a response cannot be saved before it has it.
    fn is_arbitrated(&mut self) -> bool {
        if !self.arbitration.is_some_and(Arbitration::point) || self.group.barrier.owes_responses() {
            return false;
        }
        let missing = match (self.program.system, self.site.context_save) {
            (None, _) => "a system routine (STATE_SIP)",
            (_, None) => "a place to save them to (GPGPU_CSR_BASE_ADDRESS)",
            _ => return true,
        };
        let text = format!("threads are preempted without {missing}: their group runs to its end");
        self.cx.undefined("C15", text);
        self.arbitration = None;
        false
    }

    /// Tells the threads that the barrier has released; false when there are none.
    fn tell_released(&mut self) -> bool {
        let group = &mut *self.group;
        let mut any = false;
        while let Some(release) = group.barrier.take_released() {
            let Some(member) = group.members.get_mut(release.thread) else { continue };
            if !matches!(member.state, State::Ready | State::Waiting) {
                // It ended without waiting, and its state is another thread's.
                continue;
            }
            let thread = &mut group.slots[member.slot];
            for _ in 0..release.notifications {
                thread.notify();
            }
            if let Some((register, sum)) = release.predicate_sum
                && let Some(dword) = thread.grf.register_mut(register.into()).first_mut()
            {
                *dword = *dword & 0xffff_0000 | u32::from(sum);
            }
            member.state = State::Ready;
            any = true;
        }
        any
    }

    /// Has every thread save itself, then saves the local memory, which nobody uses any more.
    #[cold]
    fn save(&mut self) -> Result<PreemptedGroup, Stop> {
        let mut group = PreemptedGroup::default();
        for index in 0..self.group.members.len() {
            let member = self.group.members[index];
            match member.state {
                State::New => group.undispatched |= 1 << index,
                State::Ended => {}
                State::Ready | State::Waiting => {
                    self.group.slots[member.slot].preempt();
                    self.run_routine(index, Limit::Hang)?;
                    if self.group.slots[member.slot].is_saved() {
                        group.saved |= 1 << index;
                    }
                }
            }
        }
        self.group.barrier.save(&mut group);
        if let Some(area) = self.local_memory_area() {
            self.cx.used(System::C40);
            self.group.slm.save(area, self.space).map_err(|fault| slm_fault(&fault))?;
        }
        Ok(group)
    }

    /// Restores the local memory, then has every thread restore itself.
    #[cold]
    fn restore(&mut self, group: &PreemptedGroup) -> Result<(), Stop> {
        if let Some(area) = self.local_memory_area() {
            self.cx.used(System::C40);
            self.group.slm.restore(area, self.space).map_err(|fault| slm_fault(&fault))?;
        }
        self.group.barrier.restore(group);
        for index in 0..self.group.members.len() {
            let is_in = |mask: u64| mask >> index & 1 != 0;
            if !is_in(group.saved) {
                let state = if is_in(group.undispatched) { State::New } else { State::Ended };
                self.group.members[index].state = state;
                continue;
            }
            let slot = self.take_slot();
            self.group.members[index].slot = slot;
            let thread = &mut self.group.slots[slot];
            thread.restore();
            thread.grf.dwords.fill(0);
            self.group.members[index].state = match self.run_routine(index, Limit::Slice)? {
                Exit::EndOfThread => State::Ended,
                _ => State::Ready,
            };
        }
        Ok(())
    }

    /// Runs the system routine of a thread that is saved or restored, to its end.
    fn run_routine(&mut self, index: usize, when_over: Limit) -> Result<Exit, Stop> {
        let member = self.group.members[index];
        let executed = self.group.slots[member.slot].executed_instructions;
        let clock_base = self.budget.eu_clock().wrapping_sub(executed).wrapping_sub(member.message_units);
        let exit = self.execute(index, self.budget.of_thread(0), when_over, WaitFor::Nothing, clock_base)?;
        if matches!(exit, Exit::WaitingOnBarrier | Exit::OutOfBudget) {
            return Err(endless("the system routine that saves or restores a thread does not end"));
        }
        let executed = self.group.slots[member.slot].executed_instructions - executed;
        let units = self.group.members[index].message_units - member.message_units;
        self.budget.spend_thread(executed, units)?;
        Ok(exit)
    }

    /// Where the local memory of the group is saved, when it has some.
    fn local_memory_area(&self) -> Option<GraphicsAddress> {
        let area = self.site.context_save.filter(|_| self.group.slm_bytes != 0)?;
        if !area.0.is_multiple_of(SLM_AREA_ALIGNMENT) {
            self.cx.undefined("C40", "the context save area is not aligned to 128 KiB: it is used as it is");
        }
        Some(area)
    }
}

fn slm_fault(fault: &PageFault) -> Stop {
    Fault::page("C40", fault.address, "local memory in the context save area").into()
}
