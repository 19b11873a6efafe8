//! Which float operands no mode changes, because they cannot be denormal.
//!
//! Source: [skl.7:Denormal Numbers]: results are flushed where they are made. Within straight code no channel comes or
//! goes, so what an operation wrote for its channels is free of denormals when the same channels read it.

use crate::op::{Kind, Op, PredicateKind};
use crate::operand::{Fetch, Place, Store};
use isa::Type;
use std::collections::BTreeSet;

/// What is known of one GRF register.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Written {
    /// Channel of its first element.
    channel: u32,
    /// For all channels, enabled or not.
    all: bool,
}

const REGISTERS: usize = 128;
const REGISTER_BYTES: usize = 32;

/// Marks the operands of straight pieces of code; `entries` are the positions where others begin.
pub fn mark(ops: &mut [Op], entries: &BTreeSet<u32>) {
    let mut known: [Option<Written>; REGISTERS] = [None; REGISTERS];
    for (position, op) in ops.iter_mut().enumerate() {
        if !matches!(op.kind, Kind::Compute) || entries.contains(&(position as u32)) {
            known = [None; REGISTERS];
        }
        if !matches!(op.kind, Kind::Compute) {
            continue;
        }
        let registers = registers(op);
        for index in 0..op.sources.len() {
            let source = &op.sources[index];
            if source.type_ == Type::Hf {
                continue;
            }
            let clean = match source.fetch {
                Fetch::Immediate => {
                    let bits = source.bits as u32;
                    let exponent = bits & 0x7f80_0000;
                    // The alternative mode also changes infinities and NaNs.
                    (exponent != 0 && exponent != 0x7f80_0000) || bits & 0x7fff_ffff == 0
                }
                Fetch::Row if usize::from(source.offset) % REGISTER_BYTES == 0 => {
                    let first = usize::from(source.offset) / REGISTER_BYTES;
                    (0..registers).all(|n| {
                        let written = known.get(first + n).copied().flatten();
                        let channel = u32::from(op.channel_offset) + 8 * n as u32;
                        written.is_some_and(|w| w.channel == channel && (w.all || !op.no_mask))
                    })
                }
                _ => false,
            };
            op.sources[index].clean = clean;
        }
        forget_or_learn(op, registers, &mut known);
    }
}

/// Registers of a row of 32-bit elements.
fn registers(op: &Op) -> usize {
    ((u32::BITS - op.size_mask.leading_zeros()) as usize).div_ceil(8).max(1)
}

fn forget_or_learn(op: &Op, registers: usize, known: &mut [Option<Written>; REGISTERS]) {
    let output = &op.destination;
    let first = usize::from(output.offset) / REGISTER_BYTES;
    let learns = op.flushed_result && output.store == Store::Row && output.type_ == Type::F;
    if learns && usize::from(output.offset) % REGISTER_BYTES == 0 && matches!(op.size_mask, 0xff | 0xffff) {
        for n in 0..registers {
            let Some(slot) = known.get_mut(first + n) else { continue };
            let written = Written { channel: u32::from(op.channel_offset) + 8 * n as u32, all: op.no_mask };
            // A predicated write leaves other channels as they were.
            let kept = slot.is_some_and(|old| old.channel == written.channel && (old.all || !op.no_mask));
            let predicated = op.predicate != PredicateKind::None;
            *slot = match (predicated, kept) {
                (false, _) => Some(written),
                (true, true) => *slot,
                (true, false) => None,
            };
        }
        return;
    }
    match (&output.store, &output.place) {
        (Store::Null, _) => {}
        (Store::Scatter, Place::Table(offsets)) => {
            let size = output.type_.bytes() as usize;
            for &offset in offsets.iter() {
                for byte in [usize::from(offset), usize::from(offset) + size - 1] {
                    if let Some(slot) = known.get_mut(byte / REGISTER_BYTES) {
                        *slot = None;
                    }
                }
            }
        }
        // An architecture register may change the float mode; an indirect write may go anywhere.
        (Store::Scatter, _) => *known = [None; REGISTERS],
        _ => {
            // Rows of any kind: at most 16 elements of at most 8 bytes.
            let last = (usize::from(output.offset) + 127) / REGISTER_BYTES;
            for slot in known.iter_mut().take((last + 1).min(REGISTERS)).skip(first) {
                *slot = None;
            }
        }
    }
}
