//! The blocks of a kernel: where they begin, what ends them, what they cost.
//!
//! Source: the operations of [`crate::kernel`]. A block is what is done between two places where the interpreter could
//! begin: channels come back, straight code runs, one operation that is none decides how it goes on. A jump into straight
//! code begins a block that shares its end with the one that it jumps into, because what straight code costs is taken off
//! the budget where it is entered.

use crate::op::{Kind, Op};
use crate::record::flow;
use std::ops::Range;

/// What ends a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Goes on at the next block.
    Next,
    /// The jump at this position.
    Jump(u32),
    /// The message at this position.
    Message(u32),
    /// The operation at this position is the interpreter's.
    Leave(u32),
    /// The thread has sent its last message.
    Ended,
}

/// One block.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// Position of its first operation.
    pub(crate) start: u32,
    /// Channels come back at these positions.
    pub(crate) rejoins: Range<u32>,
    /// Straight code, and messages that are written down.
    pub(crate) straight: Range<u32>,
    pub(crate) end: End,
    /// What it takes off the budget.
    pub(crate) cost: u64,
    /// What its messages cost that are written down.
    pub(crate) units: u64,
    /// Channels that its straight code asks to be active.
    pub(crate) needs_active: u32,
}

impl Block {
    /// Position behind it.
    pub(crate) fn next(&self) -> u32 {
        match self.end {
            End::Next | End::Ended => self.straight.end,
            End::Jump(at) | End::Message(at) | End::Leave(at) => at + 1,
        }
    }
}

/// The blocks of some code in the order of their positions.
pub(crate) struct Program {
    pub(crate) blocks: Vec<Block>,
    /// The number of the block that begins at a position.
    numbers: Vec<Option<u32>>,
}

impl Program {
    /// `inline` says what a message costs that is written down.
    pub(crate) fn new(ops: &[Op], inline: &dyn Fn(&Op) -> Option<u64>) -> Self {
        let mut begins = vec![false; ops.len()];
        let mut mark = |position: u32| {
            if let Some(begins) = begins.get_mut(position as usize) {
                *begins = true;
            }
        };
        mark(0);
        for (position, op) in (0u32..).zip(ops) {
            match &op.kind {
                Kind::Compute => {}
                // Behind straight code, or where a jump leads to.
                Kind::Rejoin => mark(position),
                Kind::Flow(flow) => [flow.jip, flow.uip, position + 1].into_iter().for_each(&mut mark),
                // The interpreter goes on behind a message that it sent to where it meets a block.
                Kind::Message(_) if inline(op).is_some() => {}
                _ => mark(position + 1),
            }
        }
        let mut numbers = vec![None; ops.len()];
        let mut blocks = Vec::new();
        for start in (0..ops.len() as u32).filter(|&position| begins[position as usize]) {
            numbers[start as usize] = Some(blocks.len() as u32);
            blocks.push(block(ops, start, inline));
        }
        Self { blocks, numbers }
    }

    /// The number of the block that begins at a position.
    pub(crate) fn number(&self, position: u32) -> Option<usize> {
        self.numbers.get(position as usize).copied().flatten().map(|number| number as usize)
    }
}

/// It is a message that ends its thread.
fn ends_thread(op: &Op) -> bool {
    matches!(&op.kind, Kind::Message(message) if message.end_of_thread)
}

fn block(ops: &[Op], start: u32, inline: &dyn Fn(&Op) -> Option<u64>) -> Block {
    let op = |position: u32| ops.get(position as usize);
    let mut at = start;
    let mut cost = 0;
    while let Some(op) = op(at).filter(|op| matches!(op.kind, Kind::Rejoin)) {
        cost += u64::from(op.cost);
        at += 1;
    }
    let rejoins = start..at;
    let mut units = 0;
    let mut has_ended = false;
    while let Some(op) = op(at) {
        let message = inline(op);
        if op.run_length == 0 && message.is_none() {
            break;
        }
        cost += u64::from(op.cost);
        units += message.unwrap_or(0);
        at += op.run_length.max(1);
        if ends_thread(op) {
            has_ended = true;
            break;
        }
    }
    let straight = rejoins.end..at;
    let end = match op(at).map(|op| &op.kind) {
        _ if has_ended => End::Ended,
        Some(Kind::Rejoin) => End::Next,
        Some(Kind::Flow(flow)) if flow::is_recorded(flow) => End::Jump(at),
        Some(Kind::Message(_)) => End::Message(at),
        _ => End::Leave(at),
    };
    if matches!(end, End::Jump(_) | End::Message(_)) {
        cost += op(at).map_or(0, |op| u64::from(op.cost));
    }
    let named = |op: &Op| {
        if op.no_mask { 0 } else { op.size_mask.checked_shl(op.channel_offset.into()).unwrap_or(0) }
    };
    let run = ops.get(straight.start as usize..straight.end as usize).unwrap_or(&[]);
    let needs_active = run.iter().fold(0, |all, op| all | named(op));
    Block { start, rejoins, straight, end, cost, units, needs_active }
}
