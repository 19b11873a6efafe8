//! The threads of a group: run in turns, and, when another context needs the engine, saved and restored in the middle.
//!
//! Source: [skl.7:GPGPU Thread Groups], [skl.7:GPGPU Context Switch], [skl.7:Memory Map of the GPGPU Context Image],
//! [skl.7:Context Save and Restore], [skl.7:Save and Restore Requirements], C13, C15, C40.
//! The system routine, which is software, moves registers to the context save area and back; the area begins with the
//! local memories of the subslices, which hardware moves. A group runs on the first subslice, as on hardware the numbers of
//! slices and EUs may be mapped anew so that the area has no gaps.
//! Deviation: a group whose engine only gives the bus its turn is saved all the same. That messages to the sampler must have
//! headers then is a rule that nothing here depends on.

use crate::ahead::Ahead;
use crate::budget::Budget;
use crate::wiring::{Wire, endless};
use bits::GraphicsAddress;
use eu::{Exit, Kernel, Thread};
use memory::{AddressSpace, PageFault};
use ports::{Arbitration, GroupThread, NoPixels, PreemptedGroup, ThreadSite};
use probe::{Context, Fault, Stop};
use shared::{Barrier, MessageContext, SharedFunctions, Slm};

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
    /// Instructions that it has executed ahead, before its first turn.
    ahead: u64,
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

/// The state at dispatch, payload included.
pub(crate) fn dispatch(thread: &mut Thread, initial: &GroupThread) {
    thread.reset(&initial.start);
    let payload = (initial.payload_registers * ports::GRF_DWORDS).min(thread.grf.dwords.len());
    let (filled, rest) = thread.grf.dwords.split_at_mut(payload);
    filled.copy_from_slice(&initial.grf.dwords[..payload]);
    rest.fill(0);
}

/// Where the threads of one group run.
pub(crate) struct GroupRun<'r, 'a> {
    pub(crate) kernel: &'r Kernel,
    pub(crate) system: Option<&'r Kernel>,
    pub(crate) space: &'r AddressSpace,
    pub(crate) instruction_base: GraphicsAddress,
    pub(crate) shared: &'r mut SharedFunctions<'a>,
    pub(crate) site: &'r ThreadSite,
    /// Thread states; more are added when they are needed.
    pub(crate) slots: &'r mut Vec<Thread>,
    /// Local memory and barrier, ready for the group.
    pub(crate) slm: &'r mut Slm,
    pub(crate) barrier: &'r mut Barrier,
    pub(crate) budget: &'r mut Budget,
    /// Who may stop the threads.
    pub(crate) arbitration: Option<&'r Arbitration>,
    /// Bytes of local memory that the group has.
    pub(crate) slm_bytes: u32,
    /// Threads that run ahead, and the number of the group's first.
    pub(crate) ahead: Option<(&'r Ahead<'r>, usize)>,
    pub(crate) cx: &'r Context<'r>,
}

impl GroupRun<'_, '_> {
    /// Runs the threads in turns, each up to its next wait, until all have ended; or what is `left` of a group. A thread
    /// gets a state when its first turn comes and gives it back at its end: groups without barriers need only one. Gives
    /// what is left when it was stopped.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission; threads that wait for ever are a hang fault.
    pub(crate) fn run(
        mut self,
        initial: &[GroupThread],
        left: Option<PreemptedGroup>,
    ) -> Result<Option<PreemptedGroup>, Stop> {
        let new = Member { state: State::New, slot: 0, message_units: 0, ahead: 0 };
        let mut members = vec![new; initial.len()];
        let (mut slots_used, mut spare_slot) = (0, None);
        if let Some(left) = &left {
            slots_used = self.restore(left, &mut members, initial)?;
        }
        // Threads that run up to one barrier after the other never exhaust their own budgets within a useful time.
        let mut barriers_left = self.budget.of_group();
        loop {
            let mut progress = false;
            for (index, initial_thread) in initial.iter().enumerate() {
                let member = &mut members[index];
                if !matches!(member.state, State::New | State::Ready) {
                    continue;
                }
                progress = true;
                if member.state == State::New {
                    member.slot = spare_slot.take().unwrap_or_else(|| {
                        slots_used += 1;
                        slots_used - 1
                    });
                    member.state = State::Ready;
                    member.ahead = self.start(member.slot, index, initial_thread);
                }
                let (exit, cost) = self.turn(member, index, initial_thread)?;
                match exit {
                    Exit::EndOfThread => {
                        member.state = State::Ended;
                        spare_slot = Some(member.slot);
                    }
                    Exit::WaitingOnBarrier => {
                        member.state = State::Waiting;
                        barriers_left = barriers_left.saturating_sub(cost + BARRIER_UNITS);
                        if barriers_left == 0 {
                            return Err(endless("threads of a group meet at barriers without end"));
                        }
                    }
                    Exit::OutOfBudget | Exit::Restored | Exit::Paused => {
                        self.tell_released(&mut members);
                        return self.save(&mut members, initial).map(Some);
                    }
                }
            }
            if members.iter().all(|member| member.state == State::Ended) {
                return Ok(None);
            }
            progress |= self.tell_released(&mut members);
            if !progress {
                let what = "threads of a group wait at a barrier that the others never reach";
                return Err(endless(what));
            }
        }
    }

    /// Brings a thread to its start, or to where it has run ahead, and gives the instructions that it has executed.
    fn start(&mut self, slot: usize, index: usize, initial: &GroupThread) -> u64 {
        let limit = self.budget.of_thread(0);
        let ahead = self.ahead;
        let thread = self.slot(slot);
        if !ahead.is_some_and(|(ahead, first)| ahead.take(first + index, limit, thread)) {
            dispatch(thread, initial);
        }
        thread.executed_instructions
    }

    fn slot(&mut self, index: usize) -> &mut Thread {
        if self.slots.len() <= index {
            self.slots.resize_with(index + 1, Thread::default);
        }
        &mut self.slots[index]
    }

    /// One turn of a thread, and what it has cost. It ends out of its budget only when the group has to stop.
    fn turn(
        &mut self,
        member: &mut Member,
        index: usize,
        initial: &GroupThread,
    ) -> Result<(Exit, u64), Stop> {
        let mut instructions = std::mem::take(&mut member.ahead);
        let executed = self.slots[member.slot].executed_instructions - instructions;
        let units = member.message_units;
        let limit = self.budget.of_thread(executed);
        let mut slice = SLICE_INSTRUCTIONS;
        let exit = loop {
            let rest = limit - instructions.min(limit);
            if self.arbitration.is_none() || rest <= slice {
                let exit = self.execute(member, index, initial, rest, Limit::Hang)?;
                instructions = self.slots[member.slot].executed_instructions - executed;
                break exit;
            }
            let exit = self.execute(member, index, initial, slice, Limit::Slice)?;
            let before = instructions;
            instructions = self.slots[member.slot].executed_instructions - executed;
            if exit != Exit::OutOfBudget {
                break exit;
            }
            if instructions == before {
                // A run of straight code that is longer than the slice.
                slice = slice.saturating_mul(2);
                continue;
            }
            slice = SLICE_INSTRUCTIONS;
            if self.is_arbitrated() {
                break exit;
            }
        };
        let units = member.message_units - units;
        self.budget.spend_thread(instructions, units)?;
        Ok((exit, instructions + units))
    }

    /// Runs a thread for at most `limit` instructions.
    fn execute(
        &mut self,
        member: &mut Member,
        index: usize,
        initial: &GroupThread,
        limit: u64,
        when_over: Limit,
    ) -> Result<Exit, Stop> {
        let mut pixels = NoPixels;
        let mut wire = Wire {
            shared: &mut *self.shared,
            thread: MessageContext {
                site: self.site,
                start: &initial.start,
                dispatched_r0: initial.grf.dwords[0],
            },
            pixels: &mut pixels,
            slm: Some(&mut *self.slm),
            cx: self.cx,
            space: self.space,
            instruction_base: self.instruction_base,
            group: Some((&mut *self.barrier, index)),
            message_units: member.message_units,
            message_units_limit: self.budget.of_thread(0),
        };
        let thread = &mut self.slots[member.slot];
        let (kernel, system, cx) = (self.kernel, self.system, self.cx);
        let exit = match when_over {
            Limit::Hang => eu::run_with_system_routine(kernel, system, thread, &mut wire, cx, limit),
            Limit::Slice => eu::run_slice(kernel, system, thread, &mut wire, cx, limit),
        };
        member.message_units = wire.message_units;
        exit
    }

    /// Whether the group has to stop here. A thread that waits for a response cannot be saved before it has it.
    fn is_arbitrated(&mut self) -> bool {
        if !self.arbitration.is_some_and(Arbitration::point) || self.barrier.owes_responses() {
            return false;
        }
        let missing = match (self.system, self.site.context_save) {
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
    fn tell_released(&mut self, members: &mut [Member]) -> bool {
        let mut any = false;
        while let Some(release) = self.barrier.take_released() {
            let Some(member) = members.get_mut(release.thread) else { continue };
            if !matches!(member.state, State::Ready | State::Waiting) {
                // It ended without waiting, and its state is another thread's.
                continue;
            }
            let thread = &mut self.slots[member.slot];
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
    fn save(&mut self, members: &mut [Member], initial: &[GroupThread]) -> Result<PreemptedGroup, Stop> {
        let mut group = PreemptedGroup::default();
        for (index, (member, initial)) in members.iter_mut().zip(initial).enumerate() {
            match member.state {
                State::New => group.undispatched |= 1 << index,
                State::Ended => {}
                State::Ready | State::Waiting => {
                    self.slots[member.slot].preempt();
                    self.run_routine(member, index, initial, Limit::Hang)?;
                    if self.slots[member.slot].is_saved() {
                        group.saved |= 1 << index;
                    }
                }
            }
        }
        self.barrier.save(&mut group);
        if let Some(area) = self.local_memory_area() {
            self.slm.save(area, self.space).map_err(|fault| slm_fault(&fault))?;
        }
        Ok(group)
    }

    /// Restores the local memory, then has every thread restore itself. Gives how many states are in use.
    #[cold]
    fn restore(
        &mut self,
        group: &PreemptedGroup,
        members: &mut [Member],
        initial: &[GroupThread],
    ) -> Result<usize, Stop> {
        if let Some(area) = self.local_memory_area() {
            self.slm.restore(area, self.space).map_err(|fault| slm_fault(&fault))?;
        }
        self.barrier.restore(group);
        let mut slots = 0;
        for (index, (member, initial)) in members.iter_mut().zip(initial).enumerate() {
            let is_in = |mask: u64| mask >> index & 1 != 0;
            if !is_in(group.saved) {
                member.state = if is_in(group.undispatched) { State::New } else { State::Ended };
                continue;
            }
            member.slot = slots;
            slots += 1;
            let thread = self.slot(member.slot);
            thread.restore();
            thread.grf.dwords.fill(0);
            member.state = match self.run_routine(member, index, initial, Limit::Slice)? {
                Exit::EndOfThread => State::Ended,
                _ => State::Ready,
            };
        }
        Ok(slots)
    }

    /// Runs the system routine of a thread that is saved or restored, to its end.
    fn run_routine(
        &mut self,
        member: &mut Member,
        index: usize,
        initial: &GroupThread,
        when_over: Limit,
    ) -> Result<Exit, Stop> {
        let (executed, units) = (self.slots[member.slot].executed_instructions, member.message_units);
        let exit = self.execute(member, index, initial, self.budget.of_thread(0), when_over)?;
        if matches!(exit, Exit::WaitingOnBarrier | Exit::OutOfBudget) {
            return Err(endless("the system routine that saves or restores a thread does not end"));
        }
        let executed = self.slots[member.slot].executed_instructions - executed;
        self.budget.spend_thread(executed, member.message_units - units)?;
        Ok(exit)
    }

    /// Where the local memory of the group is saved, when it has some.
    fn local_memory_area(&self) -> Option<GraphicsAddress> {
        let area = self.site.context_save.filter(|_| self.slm_bytes != 0)?;
        if !area.0.is_multiple_of(SLM_AREA_ALIGNMENT) {
            self.cx.undefined("C40", "the context save area is not aligned to 128 KiB: it is used as it is");
        }
        Some(area)
    }
}

fn slm_fault(fault: &PageFault) -> Stop {
    Fault::page("C40", fault.address, "local memory in the context save area").into()
}
