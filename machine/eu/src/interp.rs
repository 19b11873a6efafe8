//! The interpreter: runs a pre-decoded kernel on one thread.
//!
//! Source: [skl.7:EU Thread Model], [skl.7:wait], [skl.7:End of Thread], [skl.7:Exceptions]. One message completes before the next
//! instruction begins, which every ordering rule of the manual allows.

use crate::compiled::{Bound, ENDED, Host, PERFORM, START};
use crate::kernel::{Code, Kernel};
use crate::op::{Kind, Op, PredicateKind};
use crate::outside;
use crate::rows::{channel_mask, predicate_bits};
use crate::semantics::flow::{self, FlowOp, JumpSource};
use crate::semantics::send::MessageOp;
use crate::thread::{CHANNELS, MASTER, NOWHERE, Thread};
use isa::Opcode;
use ports::{SendReply, Sends};
use probe::{Context, Fault, FaultKind, Stop, System, used};

/// Why a thread returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// It sent its last message, or was saved; see [`Thread::is_saved`].
    EndOfThread,
    /// It waits for a notification or for the response of a barrier; [`Thread::notify`], then run again.
    WaitingOnBarrier,
    /// It has used up what [`run_slice`] gave it, and can go on.
    OutOfBudget,
    /// It waits for memory to change ([`SendReply::Polling`]), and can go on.
    Polling,
    /// The system routine has restored it ([`Thread::restore`]), and it can go on.
    Restored,
}

/// Runs `thread` in `kernel` until it ends, waits, or has executed about `budget_instructions`.
///
/// # Errors
/// A fault (illegal instruction, code that is not mapped, hang) or whatever a message stops with.
pub fn run<X: Sends>(
    kernel: &Kernel,
    thread: &mut Thread,
    sends: &mut X,
    cx: &Context,
    budget_instructions: u64,
) -> Result<Exit, Stop> {
    run_beside(kernel, &Beside::default(), thread, sends, cx, budget_instructions)
}

#[cold]
#[inline(never)]
pub(crate) fn fault(kind: FaultKind, system: &'static str, what: &str, ip_bytes: u32, cx: &Context) -> Stop {
    cx.ids.ip_bytes.set(ip_bytes);
    let kernel = cx.ids.kernel.get();
    Stop::Fault(Fault::new(kind, system, format!("{what} at 0x{ip_bytes:x} of kernel 0x{kernel:x}")))
}

/// What a thread has beside its kernel.
#[derive(Clone, Copy, Default)]
pub struct Beside<'b> {
    /// The system routine, which exceptions that the thread recognizes call. [skl.7:Exceptions]
    pub system_routine: Option<&'b Kernel>,
    /// What the messages of the kernel are bound to.
    pub bound: Option<Bound<'b>>,
}

/// The same with what is beside the kernel.
///
/// # Errors
/// As [`run`].
pub fn run_beside<X: Sends>(
    kernel: &Kernel,
    beside: &Beside,
    thread: &mut Thread,
    sends: &mut X,
    cx: &Context,
    budget_instructions: u64,
) -> Result<Exit, Stop> {
    let before = thread.executed_instructions;
    let mut budget = budget_instructions;
    loop {
        match run_slice(kernel, beside, thread, sends, cx, budget)? {
            Exit::OutOfBudget => {
                let what = "kernel exceeds its instruction budget";
                return Err(fault(FaultKind::Hang, "C87", what, thread.ip_bytes, cx));
            }
            Exit::Restored | Exit::Polling => {
                let executed = thread.executed_instructions.wrapping_sub(before);
                budget = budget_instructions.saturating_sub(executed);
            }
            exit => return Ok(exit),
        }
    }
}

/// The same for a thread that may be stopped: at the end of its budget it exits, to go on later or to be preempted, and so it
/// does when it has been restored. Straight code is executed whole or not at all.
///
/// # Errors
/// As [`run`], but for the hang.
pub fn run_slice<X: Sends>(
    kernel: &Kernel,
    beside: &Beside,
    thread: &mut Thread,
    sends: &mut X,
    cx: &Context,
    budget_instructions: u64,
) -> Result<Exit, Stop> {
    let system_routine = beside.system_routine;
    let grown = thread.grown.clone();
    let kernel = grown.as_deref().unwrap_or(kernel);
    let exceptions = Exceptions { kernel, system_routine, cx };
    let mut code = exceptions.code(thread);
    let mut budget = budget_instructions;
    let mut position = thread.position;
    exceptions.mark_modes(thread);
    if thread.in_system_routine && system_routine.is_none() {
        let what = "a context is restored, and there is no system routine (STATE_SIP)";
        return Err(fault(FaultKind::IllegalInstruction, "C86", what, 0, cx));
    }
    let is_halted = thread.control[1] & exception::EXTERNAL_HALT != 0;
    if !thread.in_system_routine && (is_halted || thread.is_being_saved) {
        // Somebody halted or preempted the thread while it did not run.
        let at = code.ops.get(position as usize).map_or(0, |op| op.ip_bytes);
        position = exceptions.enter(thread, 0, at)?;
        code = exceptions.code(thread);
    }
    // The operation is the interpreter's, whatever host code there is.
    let mut is_own = false;
    loop {
        if let Some(host_code) = &code.host_code
            && !std::mem::take(&mut is_own)
            && let Some((compiled, regions)) =
                host_code.enter(&code.ops, position, thread, beside.bound.as_ref())
        {
            (thread.position, thread.budget) = (position, budget);
            let mut bridge = Bridge { code, sends, cx, outcome: None, messages_left: 0, listed: None };
            bridge.begin(thread);
            let exit = compiled.run(&mut bridge, thread, regions);
            bridge.settle(thread);
            let outcome = bridge.outcome;
            budget = thread.budget;
            match outcome {
                None => {
                    (position, is_own) = (exit as u32, true);
                    continue;
                }
                Some(outcome) => {
                    let exit = outcome?;
                    thread.executed_instructions += budget_instructions - budget;
                    return Ok(exit);
                }
            }
        }
        let Some(op) = code.ops.get(position as usize) else {
            thread.executed_instructions += budget_instructions - budget;
            let budget = outside::grow(kernel, thread, sends, cx, budget)?;
            return run_slice(kernel, beside, thread, sends, cx, budget);
        };
        let length = op.run_length;
        if budget < u64::from(op.cost) {
            thread.position = position;
            thread.ip_bytes = op.ip_bytes;
            thread.executed_instructions += budget_instructions - budget;
            return Ok(Exit::OutOfBudget);
        }
        budget -= u64::from(op.cost);
        if length > 0 {
            let ops = code.ops.get(position as usize..(position + length) as usize).unwrap_or(&[]);
            for op in ops {
                (op.run)(op, thread);
            }
            position += length;
            continue;
        }
        let next = position + 1;
        position = match &op.kind {
            Kind::Compute => next,
            Kind::Rejoin => {
                flow::rejoin(thread, position);
                next
            }
            Kind::Flow(flow) => jump(code, op, flow, position, thread),
            Kind::Message(message) => {
                if let Some(exit) = send(op, message, next, thread, sends, cx)? {
                    thread.executed_instructions += budget_instructions - budget;
                    return Ok(exit);
                }
                next
            }
            Kind::Wait(word) => {
                let count = &mut thread.notification[usize::from(*word).min(2)];
                if *count == 0 {
                    thread.position = position;
                    thread.ip_bytes = op.ip_bytes;
                    thread.executed_instructions += budget_instructions - budget;
                    return Ok(Exit::WaitingOnBarrier);
                }
                *count -= 1;
                next
            }
            Kind::Observe => {
                observe(op, thread, sends, budget_instructions - budget);
                (op.run)(op, thread);
                next
            }
            Kind::SetIp => {
                observe(op, thread, sends, budget_instructions - budget);
                match written_ip(op, thread) {
                    Some(target) => outside::go(code, (target & !7).wrapping_sub(thread.entry_bytes), thread),
                    None => next,
                }
            }
            Kind::Control => {
                observe(op, thread, sends, budget_instructions - budget);
                (op.run)(op, thread);
                let after = code.ops.get(next as usize).map_or(op.ip_bytes, |op| op.ip_bytes);
                match exceptions.after_control(thread, after)? {
                    Some(_) if thread.is_saved => {
                        thread.executed_instructions += budget_instructions - budget;
                        return Ok(Exit::EndOfThread);
                    }
                    Some(position) if thread.is_being_restored && !thread.in_system_routine => {
                        thread.is_being_restored = false;
                        thread.position = position;
                        thread.executed_instructions += budget_instructions - budget;
                        return Ok(Exit::Restored);
                    }
                    Some(position) => {
                        code = exceptions.code(thread);
                        position
                    }
                    None => next,
                }
            }
            Kind::Image(image) => {
                image.run(kernel, thread, cx);
                next
            }
            Kind::Breakpoint => match exceptions.breakpoint(thread, op.ip_bytes)? {
                Some(position) => {
                    code = exceptions.code(thread);
                    position
                }
                None => next,
            },
            Kind::Unbuilt(system, what) => {
                cx.ids.ip_bytes.set(op.ip_bytes);
                cx.gap(system, format!("instruction: {what}"));
                cx.check()?;
                next
            }
            Kind::Illegal if exceptions.recognizes_illegal(thread) => {
                let position = exceptions.enter(thread, exception::ILLEGAL_OPCODE, op.ip_bytes)?;
                code = exceptions.code(thread);
                position
            }
            Kind::Illegal => {
                return Err(fault(
                    FaultKind::IllegalInstruction,
                    "C85",
                    "illegal instruction",
                    op.ip_bytes,
                    cx,
                ));
            }
            Kind::Unmapped => {
                return Err(fault(
                    FaultKind::Page,
                    "C87",
                    "instruction fetch beyond the kernel",
                    op.ip_bytes,
                    cx,
                ));
            }
        };
    }
}

/// How far threads have come that code starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listed {
    /// There is no code yet: nothing was done.
    NoCode,
    /// There will be none.
    Never,
    /// All have ended.
    Ended,
    /// The present one is left to the interpreter, in the middle.
    Left,
}

/// Starts the threads of a list one after the other, of at most these channels and with what is in [`Thread::pixels`]. The thread
/// is at its start but for its registers; its masks are not looked at.
///
/// # Errors
/// Whatever a message stops with.
pub fn run_listed<X: Sends>(
    kernel: &Kernel,
    bound: &Bound,
    channels: u32,
    thread: &mut Thread,
    sends: &mut X,
    cx: &Context,
) -> Result<Listed, Stop> {
    let code = &kernel.operations;
    if let Some(op) = code.ops.first().filter(|op| op.sets_modes) {
        (op.run)(op, thread);
    }
    let Some(host_code) = &code.host_code else { return Ok(Listed::Never) };
    let compiled = match host_code.listed(&code.ops, thread, channels, bound) {
        None => return Ok(Listed::NoCode),
        Some(None) => return Ok(Listed::Never),
        Some(Some(compiled)) => compiled,
    };
    thread.position = START;
    let listed = Some(thread.pixels.next);
    let mut bridge = Bridge { code, sends, cx, outcome: None, messages_left: thread.pixels.limit, listed };
    let exit = compiled.run(&mut bridge, thread, bound.regions);
    match bridge.outcome {
        Some(outcome) => Err(outcome.err().unwrap_or(Stop::Bug)),
        None if exit == ENDED => Ok(Listed::Ended),
        None => {
            bridge.settle(thread);
            thread.position = exit as u32;
            thread.executed_instructions = thread.pixels.limit.saturating_sub(thread.budget);
            Ok(Listed::Left)
        }
    }
}

/// What compiled code asks for: operations that are not recorded, and messages.
struct Bridge<'a, X> {
    code: &'a Code,
    sends: &'a mut X,
    cx: &'a Context<'a>,
    /// Why the thread returns.
    outcome: Option<Result<Exit, Stop>>,
    /// What messages could still cost when that was last told.
    messages_left: u64,
    /// Which thread it was that it was last told of, of those that code starts.
    listed: Option<u64>,
}

impl<X: Sends> Bridge<'_, X> {
    /// Compiled code runs from here on.
    #[inline]
    fn begin(&mut self, thread: &mut Thread) {
        self.messages_left = self.sends.message_budget();
        thread.message_budget = self.messages_left;
    }

    /// Compiled code has stopped: messages that it did not send are accounted for.
    #[inline]
    fn settle(&mut self, thread: &Thread) {
        if let Some(listed) = &mut self.listed
            && *listed != thread.pixels.next
        {
            *listed = thread.pixels.next;
            self.sends.begin_thread();
            self.messages_left = thread.pixels.limit;
        }
        let spent = self.messages_left.wrapping_sub(thread.message_budget) as i64;
        if spent != 0 {
            self.sends.spend_messages(spent);
            self.cx.ids.ip_bytes.set(thread.ip_bytes);
        }
    }
}

impl<X: Sends> Host for Bridge<'_, X> {
    fn call(&mut self, what: u64, position: u64, thread: &mut Thread) -> u64 {
        let position = position as u32;
        let Some(op) = self.code.ops.get(position as usize) else { return 0 };
        if what == PERFORM {
            (op.run)(op, thread);
            return 0;
        }
        let Kind::Message(message) = &op.kind else { return 0 };
        self.settle(thread);
        self.outcome = send(op, message, position + 1, thread, self.sends, self.cx).transpose();
        self.begin(thread);
        u64::from(self.outcome.is_some())
    }
}

/// Sends a message; gives why the thread returns, if it does.
#[inline]
fn send<X: Sends>(
    op: &Op,
    message: &MessageOp,
    next: u32,
    thread: &mut Thread,
    sends: &mut X,
    cx: &Context,
) -> Result<Option<Exit>, Stop> {
    let enabled = channel_mask(op, thread);
    thread.ip_bytes = op.ip_bytes;
    cx.ids.ip_bytes.set(op.ip_bytes);
    let request = message.message(thread, enabled, op.ip_bytes);
    if message.is_indirect() {
        mark_message(&request, thread, cx);
    }
    let exit = match sends.send(&request, &mut thread.grf)? {
        _ if message.end_of_thread => Exit::EndOfThread,
        SendReply::Polling => Exit::Polling,
        // Its response is outstanding: the thread goes on when the runner of its group has written it.
        SendReply::Barrier(barrier) if barrier.predicate.is_some() => Exit::WaitingOnBarrier,
        _ => return Ok(None),
    };
    thread.position = next;
    Ok(Some(exit))
}

/// Marks what a message with its descriptor in a register makes use of; usually the thread has just sent its like.
fn mark_message(request: &ports::SendMessage, thread: &mut Thread, cx: &Context) {
    let like = (request.shared_function, request.descriptor);
    if thread.marked_message != like {
        thread.marked_message = like;
        cx.used_all(&used::of_message(cx.platform, like.0.into(), like.1));
    }
}

/// Status bits of cr0.1. [skl.7:Control Register]
///
/// The breakpoint's status (31) and enable (15) and its suppression (cr0.0 bit 15) are not in this manual; they are where the
/// other generations have them.
mod exception {
    pub(super) const BREAKPOINT: u32 = 1 << 31;
    pub(super) const EXTERNAL_HALT: u32 = 1 << 30;
    pub(super) const SOFTWARE: u32 = 1 << 29;
    pub(super) const ILLEGAL_OPCODE: u32 = 1 << 28;
    pub(super) const STACK_OVERFLOW: u32 = 1 << 27;
    pub(super) const CONTEXT_SAVE: u32 = crate::context::SAVE;
    pub(super) const CONTEXT_RESTORE: u32 = crate::context::RESTORE;
    /// Enable bits lie this far below their status bits.
    pub(super) const ENABLE: u32 = 16;
    /// In cr0.0: the next breakpoint is passed.
    pub(super) const SUPPRESS_BREAKPOINT: u32 = 1 << 15;
}

/// How a thread gets into the system routine and back.
struct Exceptions<'a> {
    kernel: &'a Kernel,
    system_routine: Option<&'a Kernel>,
    cx: &'a Context<'a>,
}

impl<'a> Exceptions<'a> {
    /// The code that the thread is in.
    fn code(&self, thread: &mut Thread) -> &'a Code {
        let kernel = match self.system_routine {
            Some(system) if thread.in_system_routine => system,
            _ => self.kernel,
        };
        thread.entry_bytes = kernel.entry_bytes;
        &kernel.operations
    }

    /// Marks the float modes that are on.
    #[inline(always)]
    fn mark_modes(&self, thread: &Thread) {
        if thread.special_float {
            if thread.float.alternative {
                self.cx.used(System::C78);
            }
            if thread.float.gather_events {
                self.cx.used(System::C84);
            }
        }
    }

    /// Exceptions that are raised and recognized.
    fn pending(thread: &Thread) -> u32 {
        let status = thread.control[1];
        let save = if thread.is_being_saved { exception::CONTEXT_SAVE } else { 0 };
        let restore = if thread.in_system_routine { exception::CONTEXT_RESTORE } else { 0 };
        let always = exception::EXTERNAL_HALT | save | restore;
        let enabled = (status << exception::ENABLE) | always;
        status & enabled & (exception::BREAKPOINT | exception::SOFTWARE | always)
    }

    fn recognizes_illegal(&self, thread: &Thread) -> bool {
        !thread.in_system_routine && thread.control[1] << exception::ENABLE & exception::ILLEGAL_OPCODE != 0
    }

    /// Goes to the system routine, to come back to `return_bytes` of the kernel.
    #[cold]
    fn enter(&self, thread: &mut Thread, status: u32, return_bytes: u32) -> Result<u32, Stop> {
        let Some(routine) = self.system_routine else {
            let what = "an exception, and no system routine (STATE_SIP)";
            return Err(fault(FaultKind::IllegalInstruction, "C85", what, return_bytes, self.cx));
        };
        self.cx.used_all(routine.systems());
        let saves = thread.is_being_saved || thread.is_being_restored;
        self.cx.used(if saves { System::C86 } else { System::C85 });
        thread.control[1] |= status;
        thread.control[0] |= MASTER;
        thread.control[2] = return_bytes.wrapping_add(self.kernel.entry_bytes) & !7;
        thread.in_system_routine = true;
        // The routine has channels that wait of its own.
        thread.application_position = std::mem::replace(&mut thread.channel_position, [NOWHERE; CHANNELS]);
        Ok(0)
    }

    /// After a write to cr0 or sp: where to go on when not at the next instruction.
    #[cold]
    fn after_control(&self, thread: &mut Thread, next_bytes: u32) -> Result<Option<u32>, Stop> {
        self.mark_modes(thread);
        if thread.in_system_routine {
            if thread.control[0] & MASTER != 0 {
                return Ok(None);
            }
            if Self::pending(thread) != 0 {
                // The routine runs again before any instruction of the kernel.
                thread.control[0] |= MASTER;
                return Ok(Some(0));
            }
            thread.in_system_routine = false;
            thread.channel_position = thread.application_position;
            thread.is_saved = std::mem::take(&mut thread.is_being_saved);
            thread.entry_bytes = self.kernel.entry_bytes;
            let offset = thread.control[2].wrapping_sub(self.kernel.entry_bytes);
            return Ok(Some(outside::go(&self.kernel.operations, offset, thread)));
        }
        let wide = |low: usize| {
            u64::from(thread.stack_pointer[low]) | u64::from(thread.stack_pointer[low + 1]) << 32
        };
        let overflow =
            wide(0) < wide(2) && thread.control[1] << exception::ENABLE & exception::STACK_OVERFLOW != 0;
        if overflow {
            return self.enter(thread, exception::STACK_OVERFLOW, next_bytes).map(Some);
        }
        if Self::pending(thread) != 0 {
            return self.enter(thread, 0, next_bytes).map(Some);
        }
        Ok(None)
    }

    /// Before an instruction with its breakpoint bit set.
    #[cold]
    fn breakpoint(&self, thread: &mut Thread, ip_bytes: u32) -> Result<Option<u32>, Stop> {
        if thread.in_system_routine || thread.control[1] << exception::ENABLE & exception::BREAKPOINT == 0 {
            return Ok(None);
        }
        if thread.control[0] & exception::SUPPRESS_BREAKPOINT != 0 {
            thread.control[0] &= !exception::SUPPRESS_BREAKPOINT;
            return Ok(None);
        }
        self.enter(thread, exception::BREAKPOINT, ip_bytes).map(Some)
    }
}

/// Brings up to date what an operation reads that changes by itself. `executed` are the instructions of this run.
fn observe<X: Sends>(op: &Op, thread: &mut Thread, sends: &mut X, executed: u64) {
    thread.ip_bytes = op.ip_bytes;
    if op.reads_clock {
        let now = sends.timestamp(thread.executed_instructions + executed);
        let event = u32::from(std::mem::take(&mut thread.time_event));
        thread.timestamp = [now as u32, (now >> 32) as u32, event, 0];
    }
}

/// What an instruction whose destination is the instruction pointer computes; none when its predicate does not hold.
fn written_ip(op: &Op, thread: &mut Thread) -> Option<u32> {
    // Let it write to a register that is put back afterwards.
    let kept = thread.grf.dwords[0];
    let mut redirected = op.clone();
    redirected.destination.store = crate::operand::Store::Scatter;
    redirected.destination.place = crate::operand::Place::Table(Box::new([0; crate::operand::ROW]));
    redirected.size_mask = 1;
    redirected.no_mask = true;
    if channel_mask(&redirected, thread) == 0 {
        return None;
    }
    (redirected.run)(&redirected, thread);
    Some(std::mem::replace(&mut thread.grf.dwords[0], kept))
}

/// Flow control: gives the position to continue at.
fn jump(code: &Code, op: &Op, flow: &FlowOp, position: u32, thread: &mut Thread) -> u32 {
    let next = position + 1;
    let bits = predicate_bits(op, thread);
    let predicate = if op.predicate == PredicateKind::None {
        u32::MAX
    } else {
        (bits & op.size_mask) << op.channel_offset
    };
    let scalar = |thread: &Thread, index: usize| scalar(op, index, thread);
    match flow.opcode {
        Opcode::Jmpi => {
            let taken = op.predicate == PredicateKind::None || bits & 1 != 0;
            match flow.source {
                _ if !taken => next,
                JumpSource::Immediate => flow.jip,
                JumpSource::Register => {
                    let after = op.ip_bytes.wrapping_add(flow.length_bytes);
                    let target = after.wrapping_add(scalar(thread, 0));
                    outside::go(code, target, thread)
                }
            }
        }
        Opcode::Call | Opcode::Calla => call(code, op, flow, predicate, next, thread),
        Opcode::Ret => {
            let taken = thread.active & predicate;
            let target = code.position(scalar(thread, 0).wrapping_sub(thread.entry_bytes));
            flow::park(thread, taken, target);
            // While others still run in the subroutine, those that returned wait, unless they are all in one place.
            if target == next || thread.active == 0 && flow::waiting(thread, next) == 0 {
                flow::rejoin(thread, target);
                target
            } else {
                next
            }
        }
        Opcode::Brd | Opcode::Brc if flow.source == JumpSource::Register => {
            let mut resolved = flow.clone();
            resolved.jip = code.position(op.ip_bytes.wrapping_add(scalar(thread, 0)));
            resolved.uip = code.position(op.ip_bytes.wrapping_add(scalar(thread, 1)));
            flow::branch(&resolved, predicate, next, thread)
        }
        _ => flow::branch(flow, predicate, next, thread),
    }
}

fn call(code: &Code, op: &Op, flow: &FlowOp, predicate: u32, next: u32, thread: &mut Thread) -> u32 {
    let taken = thread.active & predicate;
    if taken == 0 {
        return next;
    }
    let distance = match flow.source {
        JumpSource::Immediate => flow.jip_bytes as u32,
        JumpSource::Register => scalar(op, 0, thread),
    };
    let from = if flow.opcode == Opcode::Calla { 0u32.wrapping_sub(thread.entry_bytes) } else { op.ip_bytes };
    let target = outside::go(code, from.wrapping_add(distance), thread);
    let after = op.ip_bytes.wrapping_add(flow.length_bytes).wrapping_add(thread.entry_bytes);
    let offset = usize::from(op.destination.offset);
    let dword = offset / 4;
    for (index, value) in [after, taken].into_iter().enumerate() {
        if let Some(slot) = thread.grf.dwords.get_mut(dword + index) {
            *slot = value;
        }
    }
    // The channels that do not go wait behind the call.
    flow::park(thread, !taken, next);
    target
}

fn scalar(op: &Op, index: usize, thread: &Thread) -> u32 {
    use crate::operand::{Fetch, element, to_narrow};
    let operand = &op.sources[index & 1];
    match operand.fetch {
        Fetch::Immediate => operand.bits as u32,
        Fetch::Row | Fetch::Splat => {
            crate::thread::read_bytes(thread.grf.bytes(), usize::from(operand.offset), 4) as u32
        }
        Fetch::Gather => to_narrow(thread, element(thread, operand, 0, 0), operand.type_, false, true),
    }
}
