//! The steps of the division and root macros: `math invm`, `math rsqrtm` and `madm`.
//!
//! Source: [skl.7:INVM/RSQRTM], [skl.7:Accumulators]. Numbers between the steps have two more fraction bits than the register
//! holds; those lie in acc2 to acc9. The first step gives an approximation and clears the early-out flag of channels that
//! need the others; operands that are no ordinary numbers, or so large or small that a step could leave the range of normal
//! numbers, are finished by the first step and their flag is set.
//!
//! Unverified: how close to the ends of the range hardware still goes through the steps. The final result is the same to
//! nearest; with a directed rounding mode for the last step it is not, for those operands.

use crate::op::Op;
use crate::operand::{element, store_element};
use crate::rows::{channel_mask, set_flags};
use crate::thread::{EXTENSIONS, Thread};
use isa::Type;
use num::exact::{self, Format};
use num::{Events, Rounding};

/// Code of "no accumulator" in an operand.
pub const NONE: u8 = 8;
/// Channels of one step.
const CHANNELS: usize = 8;

/// Formats of the register and of the register with its extension, and the exponents that need the steps.
struct Macro {
    plain: Format,
    extended: Format,
    bytes: usize,
    lowest: i32,
    highest: i32,
}

const SINGLE: Macro =
    Macro { plain: exact::SINGLE, extended: exact::SINGLE_EXTENDED, bytes: 4, lowest: -90, highest: 120 };
const DOUBLE: Macro =
    Macro { plain: exact::DOUBLE, extended: exact::DOUBLE_EXTENDED, bytes: 8, lowest: -900, highest: 1000 };

fn form(op: &Op) -> &'static Macro {
    if op.sources[0].type_ == Type::Df { &DOUBLE } else { &SINGLE }
}

impl Macro {
    /// Unbiased exponent of a normal number.
    fn exponent(&self, bits: u128) -> i32 {
        let field = (bits >> (self.plain.precision - 1)) & ((1 << self.plain.exponent_bits) - 1);
        field as i32 - ((1 << (self.plain.exponent_bits - 1)) - 1)
    }

    fn ordinary(&self, bits: u128) -> bool {
        let exponent = self.exponent(bits);
        (self.lowest..=self.highest).contains(&exponent)
    }
}

/// Operand `index` of a channel, with its extension.
fn read(op: &Op, thread: &Thread, form: &Macro, index: usize, channel: usize) -> u128 {
    let operand = &op.sources[index];
    let raw = u128::from(element(thread, operand, channel, 0));
    let low = match op.extensions[index] {
        number if usize::from(number) < EXTENSIONS => thread.extension[usize::from(number)][channel],
        _ => 0,
    };
    let sign = form.extended.infinity(true) ^ form.extended.infinity(false);
    let mut bits = raw << 2 | u128::from(low & 3);
    if operand.absolute {
        bits &= !sign;
    }
    if operand.negate {
        bits ^= sign;
    }
    bits
}

fn write(op: &Op, thread: &mut Thread, form: &Macro, channel: usize, extended: u128) {
    let number = usize::from(op.extensions[3]);
    if number < EXTENSIONS {
        thread.extension[number][channel] = (extended & 3) as u8;
    }
    let raw = (extended >> 2) as u64 & (u64::MAX >> (64 - 8 * form.bytes));
    store_element(thread, &op.destination, channel, raw);
}

/// `src1 * src2 + src0`, rounded to the extended format, or to the register's where nothing takes the extension.
pub(crate) fn madm(op: &Op, thread: &mut Thread) {
    let form = form(op);
    let mask = channel_mask(op, thread);
    let control = thread.float;
    let keep = if form.bytes == 8 { control.keep_denormals_f64 } else { control.keep_denormals_f32 };
    let mut events = Events::default();
    for channel in (0..CHANNELS).filter(|channel| (mask >> channel) & 1 != 0) {
        let [c, a, b] = std::array::from_fn(|index| read(op, thread, form, index, channel));
        let result = if op.extensions[3] == NONE {
            let operands = [a, b, c];
            let plain = exact::fma_into(form.extended, form.plain, operands, control.rounding, &mut events);
            (if keep { plain } else { form.plain.flush(plain) }) << 2
        } else {
            exact::fma(form.extended, a, b, c, control.rounding, &mut Events::default())
        };
        write(op, thread, form, channel, result);
    }
    thread.raise(events);
}

/// Finishes a first step: the flag of each channel says that it needs no other.
fn first_step(op: &Op, thread: &mut Thread, step: impl Fn(&Macro, u128, u128, &mut Events) -> (u128, bool)) {
    let form = form(op);
    let mask = channel_mask(op, thread);
    let control = thread.float;
    let keep = if form.bytes == 8 { control.keep_denormals_f64 } else { control.keep_denormals_f32 };
    let flush = |bits: u128| if keep { bits } else { form.plain.flush(bits) };
    let mut early = 0;
    let mut events = Events::default();
    for channel in (0..CHANNELS).filter(|channel| (mask >> channel) & 1 != 0) {
        let a = flush(read(op, thread, form, 0, channel) >> 2);
        let b = flush(read(op, thread, form, 1, channel) >> 2);
        let (result, finished) = step(form, a, b, &mut events);
        let result = if finished { flush(result) << 2 } else { result };
        early |= u32::from(finished) << channel;
        write(op, thread, form, channel, result);
    }
    set_flags(op, thread, mask, early);
    thread.raise(events);
}

/// Approximates `1 / src1`, or gives `src0 / src1` where that is all.
pub(crate) fn invm(op: &Op, thread: &mut Thread) {
    first_step(op, thread, |form, a, b, events| {
        let quotient = form.exponent(a) - form.exponent(b);
        let within = (form.lowest..=form.highest).contains(&quotient);
        if form.ordinary(a) && form.ordinary(b) && within {
            let one = exact::from_integer(form.extended, 1, Rounding::Zero, &mut Events::default());
            let inverse =
                exact::div(form.extended, one, b << 2, Rounding::NearestEven, &mut Events::default());
            return (inverse, false);
        }
        // Of two NaNs the denominator's is the result. [skl.7:INVM/RSQRTM]
        if form.plain.is_nan(a) && form.plain.is_nan(b) {
            return (form.plain.quiet(b), true);
        }
        (exact::div(form.plain, a, b, Rounding::NearestEven, events), true)
    });
}

/// Approximates `1 / sqrt(src0)`, or gives `sqrt(src0)` where that is all.
pub(crate) fn rsqrtm(op: &Op, thread: &mut Thread) {
    first_step(op, thread, |form, a, _, events| {
        if form.ordinary(a) && !form.plain.is_negative(a) {
            let quiet = &mut Events::default();
            let one = exact::from_integer(form.extended, 1, Rounding::Zero, quiet);
            let root = exact::sqrt(form.extended, a << 2, Rounding::NearestEven, quiet);
            return (exact::div(form.extended, one, root, Rounding::NearestEven, quiet), false);
        }
        (exact::sqrt(form.plain, a, Rounding::NearestEven, events), true)
    });
}
