//! The interpreter's values are rows of channels, worked on whole; here is what rows of both widths share.
//!
//! Source: [skl.7:Predication], [skl.7:Execution Mask]; house rule of one meaning, two executors. [`crate::narrow`] has
//! 32-bit lanes, [`crate::wide`] 64-bit lanes. The mask is applied once, at the destination. Results are the same on
//! every host: there is no contraction and no reordering.

use crate::op::{Op, PredicateKind};
use crate::operand::{
    Operand, Output, Place, ROW, conversion_events, element, float_element, half_input, int_element,
    store_element, to_narrow, to_wide,
};
use crate::thread::{ACCUMULATOR_LANES, Thread};
use isa::Type;
use num::Rounding;

/// Channels that the operation may write: bit 0 is its first channel.
#[inline(always)]
pub fn channel_mask(op: &Op, thread: &Thread) -> u32 {
    let enabled = if op.no_mask { op.size_mask } else { (thread.active >> op.channel_offset) & op.size_mask };
    if op.predicate == PredicateKind::None { enabled } else { enabled & predicate_bits(op, thread) }
}

/// The predicate of each channel after combination and inversion, bit 0 for the first channel.
#[inline(always)]
pub fn predicate_bits(op: &Op, thread: &Thread) -> u32 {
    let bits = match op.predicate {
        PredicateKind::None => return u32::MAX,
        PredicateKind::Normal => (thread.flags.rotate_right(u32::from(op.flag_shift))) as u32,
        _ => grouped_predicate(op, thread),
    };
    if op.predicate_inverse { !bits } else { bits }
}

#[inline(never)]
fn grouped_predicate(op: &Op, thread: &Thread) -> u32 {
    let offset = u32::from(op.channel_offset);
    // Groups are aligned to the first channel of the flag register, not of the instruction.
    let base = u32::from(op.flag_shift).wrapping_sub(offset) & 63;
    let bits = thread.flags.rotate_right(base) as u32;
    let other = thread.flags.rotate_right(base ^ 32) as u32;
    let spread = |bits: u32, size: u32, all: bool| {
        let ones = u32::MAX >> (32 - size);
        (0..32 / size).fold(0, |result, group| {
            let shift = group * size;
            let part = (bits >> shift) & ones;
            let set = if all { part == ones } else { part != 0 };
            result | if set { ones << shift } else { 0 }
        })
    };
    let combined = match op.predicate {
        PredicateKind::None => u32::MAX,
        PredicateKind::Normal => bits,
        PredicateKind::AnyVertical => bits | other,
        PredicateKind::AllVertical => bits & other,
        PredicateKind::Any(size) => spread(bits, u32::from(size).clamp(1, 32), false),
        PredicateKind::All(size) => spread(bits, u32::from(size).clamp(1, 32), true),
        PredicateKind::Replicate(component) => {
            let chosen = (bits >> (component & 3)) & 0x1111_1111;
            chosen * 0xf
        }
    };
    combined >> offset
}

/// Sets the flag bits of the channels in `mask` to those of `bits`.
#[inline(always)]
pub(crate) fn set_flags(op: &Op, thread: &mut Thread, mask: u32, bits: u32) {
    let shift = u32::from(op.flag_shift);
    let field = u64::from(mask).rotate_left(shift);
    let value = u64::from(bits & mask).rotate_left(shift);
    thread.flags = (thread.flags & !field) | value;
}

/// Elements of a gathered source as 32-bit lanes.
#[inline(never)]
pub(crate) fn gather_narrow(
    operand: &Operand,
    thread: &Thread,
    float: bool,
    channel_offset: u8,
) -> [u32; ROW] {
    let mut row = [0; ROW];
    if let Place::Arf { stride: 0, .. } = operand.place {
        // One element for all channels, which takes long to find.
        let raw = element(thread, operand, 0, channel_offset.into());
        return [to_narrow(thread, raw, operand.type_, float, operand.clean); ROW];
    }
    if let Place::Words(start) = operand.place
        && let Some(words) = words(thread, start)
    {
        // Loops, not maps: these become vectors.
        match operand.type_ {
            Type::Uw => {
                for (value, word) in row.iter_mut().zip(words) {
                    *value = u32::from(word);
                }
                return row;
            }
            Type::W => {
                for (value, word) in row.iter_mut().zip(words) {
                    *value = i32::from(word as i16) as u32;
                }
                return row;
            }
            Type::Hf if float => {
                let clean = operand.clean || thread.float.keep_denormals_f16;
                for (value, word) in row.iter_mut().zip(words) {
                    *value = half_input(thread, word, clean).to_bits();
                }
                return row;
            }
            _ => {}
        }
    }
    if let Place::Table(offsets) = &operand.place {
        // The usual case, without a decision per channel.
        let bytes = thread.grf.bytes();
        let dword = |at: u16| {
            let at = usize::from(at) & 0xfff;
            bytes.get(at..at + 4).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        };
        let word = |at: u16| {
            let at = usize::from(at) & 0xfff;
            bytes.get(at..at + 2).map_or(0, |b| u16::from_le_bytes([b[0], b[1]]))
        };
        match operand.type_ {
            Type::F | Type::D | Type::Ud => {
                for (value, &at) in row.iter_mut().zip(offsets.iter()) {
                    *value = dword(at);
                }
                return row;
            }
            Type::Uw => {
                for (value, &at) in row.iter_mut().zip(offsets.iter()) {
                    *value = u32::from(word(at));
                }
                return row;
            }
            Type::W => {
                for (value, &at) in row.iter_mut().zip(offsets.iter()) {
                    *value = i32::from(word(at) as i16) as u32;
                }
                return row;
            }
            _ => {}
        }
    }
    for (channel, value) in row.iter_mut().enumerate() {
        let raw = element(thread, operand, channel, u32::from(channel_offset));
        *value = to_narrow(thread, raw, operand.type_, float, operand.clean);
    }
    row
}

/// A row of words.
#[inline(always)]
fn words(thread: &Thread, start: u16) -> Option<[u16; ROW]> {
    let bytes: &[u8; 2 * ROW] = thread.grf.bytes().get(usize::from(start)..)?.first_chunk()?;
    Some(bytemuck::pod_read_unaligned(bytes))
}

/// Elements of a gathered source as 64-bit lanes.
#[inline(never)]
pub(crate) fn gather_wide<const N: usize>(
    operand: &Operand,
    thread: &Thread,
    float: bool,
    channel_offset: u8,
) -> [u64; N] {
    let mut row = [0; N];
    if let Place::Words(start) = operand.place
        && let Some(words) = words(thread, start)
        && matches!(operand.type_, Type::Uw | Type::W)
    {
        let signed = operand.type_ == Type::W;
        for (value, word) in row.iter_mut().zip(words) {
            *value = if signed { i64::from(word as i16) as u64 } else { u64::from(word) };
        }
        return row;
    }
    if let Place::Accumulator { lane, stride } = operand.place
        && matches!(operand.type_, Type::Uw | Type::W)
        && !float
    {
        // Words have 33 bits there: an operation gets all of them.
        for (channel, value) in row.iter_mut().enumerate() {
            let lane = usize::from(lane) + channel * usize::from(stride);
            *value = thread.accumulator[lane & (ACCUMULATOR_LANES - 1)] as u64;
        }
        return row;
    }
    if let Place::Table(offsets) = &operand.place
        && !float
    {
        let bytes = thread.grf.bytes();
        macro_rules! fill {
            ($type:ty) => {
                for (value, &at) in row.iter_mut().zip(offsets.iter()) {
                    let at = usize::from(at) & 0xfff;
                    let raw = bytes.get(at..).and_then(|bytes| bytes.first_chunk()).copied();
                    *value = i64::from(<$type>::from_le_bytes(raw.unwrap_or_default())) as u64;
                }
            };
        }
        match operand.type_ {
            Type::Uw => fill!(u16),
            Type::W => fill!(i16),
            Type::Ud => fill!(u32),
            Type::D => fill!(i32),
            _ => return gather_each(operand, thread, float, channel_offset),
        }
        return row;
    }
    gather_each(operand, thread, float, channel_offset)
}

/// As [`gather_wide`], with a decision for each channel.
fn gather_each<const N: usize>(
    operand: &Operand,
    thread: &Thread,
    float: bool,
    channel_offset: u8,
) -> [u64; N] {
    let mut row = [0; N];
    for (channel, value) in row.iter_mut().enumerate() {
        let raw = element(thread, operand, channel, u32::from(channel_offset));
        *value = to_wide(thread, raw, operand.type_, float);
    }
    row
}

/// Stores floats channel by channel.
#[inline(never)]
pub(crate) fn scatter_float(thread: &mut Thread, output: &Output, mask: u32, values: &[f64], narrow: bool) {
    for (channel, &value) in values.iter().enumerate() {
        if (mask >> channel) & 1 != 0 {
            let mut raw = float_element(thread, value, narrow, output.type_);
            if output.flush_half && !thread.float.keep_denormals_f16 && raw & 0x7c00 == 0 {
                raw &= 0x8000;
            }
            store_element(thread, output, channel, raw);
        }
    }
}

/// Gathers what the conversion of float results to the destination signals.
#[cold]
#[inline(never)]
pub(crate) fn convert_events(op: &Op, thread: &mut Thread, values: &[f64]) {
    let mask = channel_mask(op, thread);
    for (channel, &value) in values.iter().enumerate() {
        if (mask >> channel) & 1 != 0 {
            let events = conversion_events(thread, value, op.destination.type_);
            thread.raise(events);
        }
    }
}

/// A float as an integer destination holds it, but for the destination's upper limit; a NaN stays one.
pub(crate) fn integral(value: f64, thread: &Thread, type_: Type) -> f64 {
    let rounding = if thread.float.rounded_conversion { thread.float.rounding } else { Rounding::Zero };
    let whole = match rounding {
        Rounding::NearestEven => value.round_ties_even(),
        Rounding::Up => value.ceil(),
        Rounding::Down => value.floor(),
        Rounding::Zero => value.trunc(),
    };
    let unsigned = matches!(type_, Type::Ud | Type::Uw | Type::Ub | Type::Uq);
    if unsigned && whole < 0.0 { 0.0 } else { whole }
}

/// Stores integers channel by channel.
#[inline(never)]
pub(crate) fn scatter_int(thread: &mut Thread, output: &Output, mask: u32, values: &[i64], unsigned: bool) {
    for (channel, &value) in values.iter().enumerate() {
        if (mask >> channel) & 1 != 0 {
            let raw = int_element(thread, value, unsigned, output.type_);
            store_element(thread, output, channel, raw);
        }
    }
}

/// An integer result has no sign where it is stored.
#[inline(always)]
pub(crate) fn unsigned_result(op: &Op) -> bool {
    match op.destination.type_ {
        Type::Ud | Type::Uw | Type::Ub | Type::Uq | Type::Uv => true,
        Type::D | Type::W | Type::B | Type::Q | Type::V => false,
        Type::F | Type::Hf | Type::Df | Type::Vf => op.unsigned,
    }
}

/// What both lane widths answer alike.
macro_rules! instruction_facts {
    ($plain:expr) => {
        #[inline(always)]
        fn saturate(&self) -> bool {
            !$plain && self.op.saturate
        }

        #[inline(always)]
        fn condition(&self) -> Condition {
            if $plain { Condition::None } else { self.op.condition }
        }

        #[inline(always)]
        fn unsigned(&self) -> bool {
            self.op.unsigned
        }

        #[inline(always)]
        fn unsigned_result(&self) -> bool {
            crate::rows::unsigned_result(self.op)
        }

        #[inline(always)]
        fn accumulator_write(&self) -> bool {
            !$plain && self.op.accumulator_write && self.thread.accumulators_follow()
        }

        #[inline(always)]
        fn integer_destination(&self) -> bool {
            self.op.integer_destination
        }
    };
}

pub(crate) use instruction_facts;

/// Predicate bits of a `sel`, whose predicate chooses instead of masking.
#[inline(always)]
pub(crate) fn selection_bits(op: &Op, thread: &Thread) -> u32 {
    let bits = match op.selection {
        PredicateKind::Normal => thread.flags.rotate_right(u32::from(op.flag_shift)) as u32,
        _ => return selection_slow(op, thread),
    };
    if op.predicate_inverse { !bits } else { bits }
}

#[cold]
#[inline(never)]
fn selection_slow(op: &Op, thread: &Thread) -> u32 {
    let mut chooser = op.clone();
    chooser.predicate = op.selection;
    predicate_bits(&chooser, thread)
}
