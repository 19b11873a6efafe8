//! Flow control with one instruction pointer per channel.
//!
//! Source: [skl.7:Flow Control], [byt.2.2:brc - Branch Converging], [byt.2.2:brd - Branch Diverging]; the roles of JIP and
//! UIP as compilers rely on them: a channel that leaves goes to UIP and waits there, the thread follows JIP when no
//! channel is left. Channels that wait become active when the thread reaches their position (the pre-decoder puts a
//! rejoin there).

use crate::thread::{CHANNELS, NOWHERE, Thread};
use isa::{Instruction, Opcode};

/// Where the distances of a jump come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JumpSource {
    /// They are in the instruction.
    Immediate,
    /// They are in a register: signed bytes from this instruction (JIP, then UIP), for `ret` a byte offset.
    Register,
}

/// One flow-control instruction.
#[derive(Clone, Debug)]
pub struct FlowOp {
    /// Which.
    pub opcode: Opcode,
    /// Position of JIP.
    pub jip: u32,
    /// Position of UIP.
    pub uip: u32,
    /// JIP as it is in the instruction: a call may go to where no position is known yet.
    pub jip_bytes: i32,
    /// Branch control of `goto` and `else`.
    pub branch_control: bool,
    /// Immediate or register.
    pub source: JumpSource,
    /// Length of the instruction: a return goes behind its call.
    pub length_bytes: u32,
}

impl FlowOp {
    /// Without targets, which the pre-decoder fills in when all positions are known.
    pub fn new(instruction: &Instruction, source: JumpSource) -> Self {
        Self {
            opcode: instruction.opcode,
            jip: 0,
            uip: 0,
            jip_bytes: instruction.jip_bytes,
            branch_control: instruction.branch_control,
            source,
            length_bytes: u32::from(instruction.length_bytes),
        }
    }
}

/// Makes the channels of `mask` wait at `position`.
pub fn park(thread: &mut Thread, mask: u32, position: u32) {
    let mut rest = mask & thread.active;
    thread.active &= !mask;
    while rest != 0 {
        let channel = rest.trailing_zeros() as usize;
        thread.channel_position[channel & (CHANNELS - 1)] = position;
        rest &= rest - 1;
    }
}

/// Channels that wait at `position`.
pub fn waiting(thread: &Thread, position: u32) -> u32 {
    let mut mask = 0;
    for (channel, &at) in thread.channel_position.iter().enumerate() {
        mask |= u32::from(at == position) << channel;
    }
    mask & !thread.active
}

/// Activates the channels that wait at `position`.
pub fn rejoin(thread: &mut Thread, position: u32) {
    let mut arrived = waiting(thread, position);
    thread.active |= arrived;
    while arrived != 0 {
        let channel = arrived.trailing_zeros() as usize;
        thread.channel_position[channel & (CHANNELS - 1)] = NOWHERE;
        arrived &= arrived - 1;
    }
}

/// The next position: behind this instruction while any channel is there, else `jip`.
fn follow(thread: &Thread, next: u32, jip: u32) -> u32 {
    if thread.active == 0 && waiting(thread, next) == 0 { jip } else { next }
}

/// Performs a branch. `predicate` has a bit for each channel of the thread (all ones when not predicated), `next` is the
/// position behind the instruction. Gives the position to continue at. Calls and returns are the interpreter's.
pub fn branch(flow: &FlowOp, predicate: u32, next: u32, thread: &mut Thread) -> u32 {
    use Opcode as O;
    if thread.single_program_flow() {
        return scalar_branch(flow, predicate & 1 != 0, next);
    }
    let taken = thread.active & predicate;
    match flow.opcode {
        O::If => {
            park(thread, !taken, flow.jip);
            if thread.active == 0 { flow.jip } else { next }
        }
        O::Else => {
            let end = if flow.branch_control { flow.uip } else { flow.jip };
            park(thread, u32::MAX, end);
            follow(thread, next, flow.jip)
        }
        O::Endif | O::Join => follow(thread, next, flow.jip),
        O::While => {
            park(thread, !taken, next);
            if thread.active == 0 { next } else { flow.jip }
        }
        O::Break | O::Cont | O::Halt | O::Brc => {
            park(thread, taken, flow.uip);
            follow(thread, next, flow.jip)
        }
        O::Goto if flow.branch_control => {
            if taken == 0 {
                return next;
            }
            park(thread, taken, flow.uip);
            park(thread, u32::MAX, next);
            flow.uip
        }
        // Without branch control (forward), the channels that the predicate names stay, as with `if`; the others leave.
        O::Goto => {
            park(thread, !taken, flow.uip);
            follow(thread, next, flow.jip)
        }
        O::Brd => {
            if taken == 0 {
                return next;
            }
            park(thread, taken, flow.jip);
            park(thread, u32::MAX, next);
            flow.jip
        }
        _ => next,
    }
}

/// The same when channels never part: one decision, that of the first channel.
fn scalar_branch(flow: &FlowOp, taken: bool, next: u32) -> u32 {
    use Opcode as O;
    match flow.opcode {
        O::If if !taken => flow.jip,
        O::Else => flow.jip,
        O::While | O::Brd if taken => flow.jip,
        O::Goto if taken == flow.branch_control => flow.uip,
        O::Break | O::Cont | O::Halt | O::Brc if taken => flow.uip,
        _ => next,
    }
}
