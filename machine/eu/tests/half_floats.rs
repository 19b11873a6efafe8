//! Every pair of half floats through every two-operand instruction, in every mode, on both vector units.
//!
//! The referee works in doubles, in which sums and products of half floats are exact, and rounds them once; it shares
//! nothing with `num`. `cargo test -p eu --release --test half_floats -- --ignored to_nearest` takes all pairs to nearest;
//! the short form tries every half float against a few, in all modes.
//! Three-operand instructions are in `exhaustive.rs`.

mod common;

use common::rows::{BOTH_UNITS, Case, PAIRS, every_word_with, is_nan};

/// [skl.7:CR0.0]: rounding modes by their number.
#[derive(Clone, Copy)]
enum Rounding {
    NearestEven,
    Up,
    Down,
    Zero,
}

const ROUNDINGS: [Rounding; 4] = [Rounding::NearestEven, Rounding::Up, Rounding::Down, Rounding::Zero];
/// The bit of cr0.0 that keeps denormal half floats.
const KEEP: u32 = 1 << 10;
const SIGN: u16 = 0x8000;
const INFINITY: u16 = 0x7c00;
const NAN: u16 = 0x7e00;

#[derive(Clone, Copy)]
struct Mode {
    rounding: Rounding,
    keep: bool,
}

impl Mode {
    fn control(self) -> u32 {
        (self.rounding as u32) << 4 | if self.keep { KEEP } else { 0 }
    }

    /// Denormals become zeros of their sign.
    #[inline(always)]
    fn flush(self, bits: u16) -> u16 {
        if !self.keep && bits & INFINITY == 0 { bits & SIGN } else { bits }
    }

    /// The half float next to `exact` in the direction of the mode.
    #[inline(always)]
    fn round(self, exact: f64) -> u16 {
        match self.rounding {
            Rounding::NearestEven => self.flush(if exact.is_nan() { NAN } else { nearest(exact) }),
            _ => self.directed(exact),
        }
    }

    fn directed(self, exact: f64) -> u16 {
        if exact.is_nan() {
            return NAN;
        }
        let bits = exact.to_bits();
        let sign = (bits >> 48) as u16 & SIGN;
        if exact == 0.0 || exact.is_infinite() {
            return sign | if exact == 0.0 { 0 } else { INFINITY };
        }
        let exponent = (bits >> 52 & 0x7ff) as i32 - 1023;
        let significand = bits & ((1 << 52) - 1) | 1 << 52;
        // Ten fraction bits stay, fewer below 2^-14.
        let dropped = (42 + (-14 - exponent).max(0)).min(63);
        let rest = significand & ((1 << dropped) - 1);
        let mut kept = significand >> dropped;
        let away = match self.rounding {
            Rounding::Up => sign == 0,
            Rounding::Down => sign != 0,
            Rounding::NearestEven | Rounding::Zero => false,
        };
        kept += u64::from(away && rest != 0);
        let magnitude = kept + ((exponent.clamp(-14, 16) + 14) as u64 * 1024);
        if magnitude < u64::from(INFINITY) && exponent < 16 {
            return self.flush(sign | magnitude as u16);
        }
        sign | if away { INFINITY } else { INFINITY - 1 }
    }

    #[inline(always)]
    fn add(self, a: u16, b: u16) -> u16 {
        let (x, y) = (value(a), value(b));
        let sum = x + y;
        // What cancels is positive, and negative when rounding down.
        if sum == 0.0 && !(x == 0.0 && a == b) {
            return if matches!(self.rounding, Rounding::Down) { SIGN } else { 0 };
        }
        self.round(sum)
    }

    #[inline(always)]
    fn multiply(self, a: u16, b: u16) -> u16 {
        self.round(value(a) * value(b))
    }
}

/// The half float next to a number, by the host's own rounding: nothing below its last place survives a great addend.
#[inline(always)]
fn nearest(exact: f64) -> u16 {
    const EXPONENT: u64 = 0x7ff << 52;
    const LEAST_NORMAL: f64 = 1.0 / 16384.0;
    let magnitude = exact.abs();
    let binade = f64::from_bits(magnitude.to_bits() & EXPONENT).max(LEAST_NORMAL);
    let great = binade / 1024.0 * 1.5 * (1_u64 << 52) as f64;
    let rounded = ((magnitude + great) - great).min(65536.0);
    let normal = (rounded.to_bits() >> 42).wrapping_sub(1008 << 10) as u16;
    let denormal = (rounded * 16_777_216.0) as i32 as u16;
    let sign = (exact.to_bits() >> 48) as u16 & SIGN;
    sign | if rounded < LEAST_NORMAL { denormal } else { normal }
}

/// A half float, by its definition.
#[inline(always)]
fn value(bits: u16) -> f64 {
    let (exponent, fraction) = (u64::from(bits >> 10 & 31), f64::from(bits & 0x3ff));
    let denormal = fraction / 16_777_216.0;
    let normal = f64::from_bits((exponent + 1008) << 52) * (1.0 + fraction / 1024.0);
    let special = if fraction == 0.0 { f64::INFINITY } else { f64::NAN };
    let number = if exponent == 0 { denormal } else { normal };
    let magnitude = if exponent == 31 { special } else { number };
    if bits & SIGN == 0 { magnitude } else { -magnitude }
}

/// Zero to one; a NaN is zero.
fn saturate(bits: u16) -> u16 {
    if is_nan(bits) || bits & SIGN != 0 { 0 } else { bits.min(0x3c00) }
}

/// Minimum or maximum: a number before a NaN, -0 below +0.
fn select(a: u16, b: u16, less: bool) -> u16 {
    if is_nan(a) {
        return b;
    }
    if is_nan(b) {
        return a;
    }
    let ordered = |bits: u16| if bits & SIGN == 0 { i32::from(bits) } else { -1 - i32::from(bits & 0x7fff) };
    if (ordered(a) < ordered(b)) == less { a } else { b }
}

/// All ones where a relation holds.
fn relation(a: u16, b: u16, holds: impl Fn(&f64, &f64) -> bool) -> u16 {
    if holds(&value(a), &value(b)) { 0xffff } else { 0 }
}

fn case(
    mnemonic: &'static str,
    modifier: &'static str,
    mode: Mode,
    operation: impl Fn(u16, u16) -> u16 + Sync + 'static,
) -> Case {
    let referee = move |a, b: &[u16; PAIRS], out: &mut [u16; PAIRS]| {
        let a = mode.flush(a);
        for (out, b) in out.iter_mut().zip(b) {
            *out = operation(a, mode.flush(*b));
        }
    };
    Case { mnemonic, modifier, referee: Box::new(referee) }
}

/// Instructions that round.
fn arithmetic(mode: Mode) -> Vec<Case> {
    vec![
        case("add", "", mode, move |a, b| mode.add(a, b)),
        case("add", "-", mode, move |a, b| mode.add(a, b ^ SIGN)),
        case("mul", "", mode, move |a, b| mode.multiply(a, b)),
        case("mul.sat", "", mode, move |a, b| saturate(mode.multiply(a, b))),
    ]
}

/// Instructions that choose or compare.
fn order(mode: Mode) -> Vec<Case> {
    vec![
        case("sel.l", "", mode, |a, b| select(a, b, true)),
        case("sel.ge", "", mode, |a, b| select(a, b, false)),
        case("cmp.z.f0.0", "", mode, |a, b| relation(a, b, |a, b| a == b)),
        case("cmp.nz.f0.0", "", mode, |a, b| relation(a, b, |a, b| a != b)),
        case("cmp.g.f0.0", "", mode, |a, b| relation(a, b, |a, b| a > b)),
        case("cmp.ge.f0.0", "", mode, |a, b| relation(a, b, |a, b| a >= b)),
        case("cmp.l.f0.0", "", mode, |a, b| relation(a, b, |a, b| a < b)),
        case("cmp.le.f0.0", "", mode, |a, b| relation(a, b, |a, b| a <= b)),
    ]
}

fn every_half_float_with(firsts: &[u16], roundings: &[Rounding], units: &[usize]) {
    for keep in [false, true] {
        for &rounding in roundings {
            let mode = Mode { rounding, keep };
            let mut cases = arithmetic(mode);
            // What does not round is the same in all rounding modes.
            if matches!(rounding, Rounding::NearestEven) {
                cases.extend(order(mode));
            }
            every_word_with(&cases, "HF", mode.control(), firsts, units);
        }
    }
}

#[test]
fn every_half_float_with_a_few() {
    let firsts = [0x0000, 0x8001, 0x03ff, 0x0400, 0x3c01, 0xbbff, 0x7bff, 0xfc00];
    every_half_float_with(&firsts, &ROUNDINGS, BOTH_UNITS);
}

fn all() -> Vec<u16> {
    (0..=0xffff).collect()
}

#[test]
#[ignore = "half an hour: every pair of half floats to nearest, on the best vector unit"]
fn every_pair_to_nearest_on_vectors() {
    every_half_float_with(&all(), &ROUNDINGS[..1], &BOTH_UNITS[..1]);
}

#[test]
#[ignore = "an hour: the same on the unit that every host has"]
fn every_pair_to_nearest_everywhere() {
    every_half_float_with(&all(), &ROUNDINGS[..1], &BOTH_UNITS[1..]);
}

#[test]
#[ignore = "some hours: every pair of half floats in the other rounding modes"]
fn every_pair_in_the_other_rounding_modes() {
    every_half_float_with(&all(), &ROUNDINGS[1..], BOTH_UNITS);
}
