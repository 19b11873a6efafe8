//! Float arithmetic with rounding modes, denormal flushing and the alternative mode.
//!
//! Source: [skl.7:IEEE Floating Point Mode], [skl.7:Alternative Floating Point Mode], [skl.7:Rounding Modes],
//! [skl.7:Denormal Numbers], [skl.7:Min Max of Floating Point Numbers].

use crate::exact::{self, Events};

/// Rounding of inexact results, coded as in cr0.0 bits 5:4. [skl.7:Rounding Modes]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Rounding {
    /// To nearest, ties to even.
    #[default]
    NearestEven,
    /// Toward positive infinity.
    Up,
    /// Toward negative infinity.
    Down,
    /// Toward zero.
    Zero,
}

impl Rounding {
    /// From the two bits of cr0.0[5:4].
    pub const fn from_bits(bits: u32) -> Self {
        match bits & 3 {
            0 => Self::NearestEven,
            1 => Self::Up,
            2 => Self::Down,
            _ => Self::Zero,
        }
    }
}

/// How one thread computes with floats: the part of cr0.0 that arithmetic sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct FloatControl {
    /// Rounding of inexact results.
    pub rounding: Rounding,
    /// 32-bit denormals are kept (else flushed to zero on input and output).
    pub keep_denormals_f32: bool,
    /// 64-bit denormals are kept.
    pub keep_denormals_f64: bool,
    /// 16-bit denormals are kept.
    pub keep_denormals_f16: bool,
    /// Alternative mode: 32-bit floats know neither infinities nor NaNs.
    pub alternative: bool,
    /// Float to integer conversion follows `rounding` instead of truncating.
    pub rounded_conversion: bool,
    /// Minimum and maximum with a signaling NaN are NaNs (cr0.0 bit 11), else the other operand.
    pub ieee_minimum: bool,
    /// Exceptional events are gathered in sr0.1 (cr0.0 bit 9).
    pub gather_events: bool,
}

const SIGN_F32: u32 = 0x8000_0000;
const EXPONENT_F32: u32 = 0x7f80_0000;
const SIGN_F64: u64 = 1 << 63;
const EXPONENT_F64: u64 = 0x7ff << 52;

/// Zero of the same sign for a denormal, else the value.
#[inline(always)]
pub fn flush_f32(x: f32) -> f32 {
    let bits = x.to_bits();
    f32::from_bits(if bits & EXPONENT_F32 == 0 { bits & SIGN_F32 } else { bits })
}

/// Zero of the same sign for a denormal, else the value.
#[inline(always)]
pub fn flush_f64(x: f64) -> f64 {
    let bits = x.to_bits();
    f64::from_bits(if bits & EXPONENT_F64 == 0 { bits & SIGN_F64 } else { bits })
}

/// Input side of the modes: denormals flushed, and in alternative mode no infinity or NaN enters.
#[inline]
pub fn input_f32(x: f32, control: FloatControl) -> f32 {
    if control.alternative {
        if x.is_nan() {
            return 0.0;
        }
        return flush_f32(x.clamp(-f32::MAX, f32::MAX));
    }
    if control.keep_denormals_f32 { x } else { flush_f32(x) }
}

/// Output side of the modes.
#[inline]
pub fn output_f32(x: f32, control: FloatControl) -> f32 {
    input_f32(x, control)
}

/// Input and output side of the modes for 64-bit floats.
#[inline]
pub fn input_f64(x: f64, control: FloatControl) -> f64 {
    if control.keep_denormals_f64 { x } else { flush_f64(x) }
}

/// What the modes make of an exact operation on 32-bit floats.
fn single<const N: usize>(
    operands: [f32; N],
    control: FloatControl,
    events: &mut Events,
    operation: impl FnOnce([u128; N], Rounding, &mut Events) -> u128,
) -> f32 {
    let operands = operands.map(|x| u128::from(input_f32(x, control).to_bits()));
    let mut happened = Events::default();
    let bits = operation(operands, control.rounding, &mut happened);
    let result = f32::from_bits(bits as u32);
    let flushed = output_f32(result, control);
    if !control.alternative {
        note(bits, u128::from(flushed.to_bits()), happened, events);
    }
    flushed
}

/// What the modes make of an exact operation on 64-bit floats.
fn double<const N: usize>(
    operands: [f64; N],
    control: FloatControl,
    events: &mut Events,
    operation: impl FnOnce([u128; N], Rounding, &mut Events) -> u128,
) -> f64 {
    let operands = operands.map(|x| u128::from(input_f64(x, control).to_bits()));
    let mut happened = Events::default();
    let bits = operation(operands, control.rounding, &mut happened);
    let flushed = input_f64(f64::from_bits(bits as u64), control);
    note(bits, u128::from(flushed.to_bits()), happened, events);
    flushed
}

/// A denormal result that is flushed is inexact, but no underflow. [skl.7:Floating Point Exceptions]
fn note(bits: u128, flushed: u128, mut happened: Events, events: &mut Events) {
    if bits != flushed {
        happened.0 = (happened.0 & !Events::UNDERFLOW) | Events::INEXACT;
    }
    events.raise(happened.0);
}

/// `high + low`, exact and with `low` below half a last place of `high`, as a 32-bit float; `None` where that is zero,
/// denormal, at either end of the range or none at all.
#[inline]
fn round_sum(high: f64, low: f64, control: FloatControl, events: &mut Events) -> Option<f32> {
    let nearest = high as f32;
    let magnitude = nearest.abs();
    if !(magnitude > f32::MIN_POSITIVE && magnitude < f32::MAX) {
        return None;
    }
    // Exact, as both are close; then no part of `low` can turn its sign.
    let over = high - f64::from(nearest);
    let over = if over == 0.0 { low } else { over };
    if over == 0.0 {
        return Some(nearest);
    }
    let rounded = match control.rounding {
        // Rounded twice: right unless `high` is in the middle of two.
        Rounding::NearestEven if low != 0.0 => return None,
        Rounding::NearestEven => nearest,
        Rounding::Up if over > 0.0 => nearest.next_up(),
        Rounding::Down if over < 0.0 => nearest.next_down(),
        Rounding::Zero if nearest > 0.0 && over < 0.0 => nearest.next_down(),
        Rounding::Zero if nearest < 0.0 && over > 0.0 => nearest.next_up(),
        _ => nearest,
    };
    if !control.alternative {
        events.raise(Events::INEXACT);
    }
    Some(rounded)
}

/// The sum of two numbers and what it lacks; exact unless it overflows.
#[inline]
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let from_b = sum - a;
    (sum, (a - (sum - from_b)) + (b - from_b))
}

/// Whether the host's doubles may stand for these numbers: no mode touches them.
#[inline]
fn is_usual(x: f32) -> bool {
    x.is_normal() || x == 0.0
}

/// `a + b`.
pub fn add_f32(a: f32, b: f32, control: FloatControl, events: &mut Events) -> f32 {
    if is_usual(a) && is_usual(b) {
        let (high, low) = two_sum(a.into(), b.into());
        if let Some(sum) = round_sum(high, low, control, events) {
            return sum;
        }
    }
    single([a, b], control, events, |[a, b], rounding, events| {
        exact::add(exact::SINGLE, a, b, rounding, events)
    })
}

/// `a * b`.
pub fn mul_f32(a: f32, b: f32, control: FloatControl, events: &mut Events) -> f32 {
    if is_usual(a) && is_usual(b) {
        let product = f64::from(a) * f64::from(b);
        if let Some(product) = round_sum(product, 0.0, control, events) {
            return product;
        }
    }
    single([a, b], control, events, |[a, b], rounding, events| {
        exact::mul(exact::SINGLE, a, b, rounding, events)
    })
}

/// `a * b + c`, rounded once.
pub fn fma_f32(a: f32, b: f32, c: f32, control: FloatControl, events: &mut Events) -> f32 {
    if is_usual(a) && is_usual(b) && is_usual(c) {
        let (high, low) = two_sum(f64::from(a) * f64::from(b), c.into());
        if let Some(sum) = round_sum(high, low, control, events) {
            return sum;
        }
    }
    single([a, b, c], control, events, |[a, b, c], rounding, events| {
        exact::fma(exact::SINGLE, a, b, c, rounding, events)
    })
}

macro_rules! operations {
    ($($(#[$doc:meta])* $double:ident ($($x:ident),*) = $operation:ident;)*) => {$(
        $(#[$doc])*
        pub fn $double($($x: f64),*, control: FloatControl, events: &mut Events) -> f64 {
            double([$($x),*], control, events, |[$($x),*], rounding, events| {
                exact::$operation(exact::DOUBLE, $($x),*, rounding, events)
            })
        }
    )*};
}

operations! {
    /// `a + b`.
    add_f64 (a, b) = add;
    /// `a * b`.
    mul_f64 (a, b) = mul;
    /// `a * b + c`, rounded once.
    fma_f64 (a, b, c) = fma;
    /// `a / b`.
    div_f64 (a, b) = div;
    /// Square root.
    sqrt_f64 (a) = sqrt;
}

/// `a / b`.
pub fn div_f32(a: f32, b: f32, control: FloatControl, events: &mut Events) -> f32 {
    single([a, b], control, events, |[a, b], rounding, events| {
        exact::div(exact::SINGLE, a, b, rounding, events)
    })
}

/// Square root.
pub fn sqrt_f32(a: f32, control: FloatControl, events: &mut Events) -> f32 {
    single([a], control, events, |[a], rounding, events| exact::sqrt(exact::SINGLE, a, rounding, events))
}

/// `a / b` to nearest, as `math` computes it whatever the rounding mode.
pub fn nearest_div_f32([a, b]: [f32; 2], control: FloatControl, events: &mut Events) -> f32 {
    div_f32(a, b, FloatControl { rounding: Rounding::NearestEven, ..control }, events)
}

/// Square root to nearest, as `math` computes it whatever the rounding mode.
pub fn nearest_sqrt_f32([a]: [f32; 1], control: FloatControl, events: &mut Events) -> f32 {
    sqrt_f32(a, FloatControl { rounding: Rounding::NearestEven, ..control }, events)
}

/// What a logarithm signals; the value itself is [`crate::math::log`].
pub fn signal_log_f32([a]: [f32; 1], _: FloatControl, events: &mut Events) -> f32 {
    if a == 0.0 {
        events.raise(Events::DIVIDE_BY_ZERO);
    } else if a < 0.0 || exact::SINGLE.is_signaling(u128::from(a.to_bits())) {
        events.raise(Events::INVALID);
    }
    a
}

/// Notices signaling NaNs in operations that are exact otherwise.
pub fn signal_f32([a, b]: [f32; 2], _: FloatControl, events: &mut Events) -> f32 {
    if [a, b].iter().any(|x| exact::SINGLE.is_signaling(u128::from(x.to_bits()))) {
        events.raise(Events::INVALID);
    }
    a
}

/// Notices signaling NaNs in operations that are exact otherwise.
pub fn signal_f64([a, b]: [f64; 2], _: FloatControl, events: &mut Events) -> f64 {
    if [a, b].iter().any(|x| exact::DOUBLE.is_signaling(u128::from(x.to_bits()))) {
        events.raise(Events::INVALID);
    }
    a
}

/// `a * b + c` of half floats in 32-bit lanes, rounded once to a half float.
pub fn fma_f32_to_f16([a, b, c]: [f32; 3], control: FloatControl, events: &mut Events) -> f32 {
    if control.rounding == Rounding::NearestEven
        && let Some((value, inexact)) = usual_fma_f32_to_f16(a, b, c)
    {
        if inexact {
            events.raise(Events::INEXACT);
        }
        return value;
    }
    let bits = [a, b, c].map(|x| u128::from(x.to_bits()));
    let half = exact::fma_into(exact::SINGLE, exact::HALF, bits, control.rounding, events);
    crate::f16_to_f32(half as u16)
}

/// The same to nearest even, and whether it is inexact, for results in the normal range or exactly zero: the sum in
/// double precision is rounded to odd, whereupon rounding to 11 bits rounds the exact value.
fn usual_fma_f32_to_f16(a: f32, b: f32, c: f32) -> Option<(f32, bool)> {
    /// Bits of a double's fraction that a half float has not.
    const CUT: u32 = 52 - 10;
    const MIDDLE: u64 = 1 << (CUT - 1);
    // Of 48 bits, and far from the ends of the range: exact.
    let product = f64::from(a) * f64::from(b);
    let c = f64::from(c);
    let sum = product + c;
    if sum == 0.0 {
        return Some((sum as f32, false));
    }
    // At the least normal half float itself the exact value can lie below.
    if !(sum.abs() > f64::from(f32::from_bits(0x3880_0000)) && sum.abs() < 65504.0) {
        return None;
    }
    let back = sum - product;
    let error = (product - (sum - back)) + (c - back);
    let mut bits = sum.to_bits();
    if error != 0.0 && bits & 1 == 0 {
        bits = if (error < 0.0) == (sum < 0.0) { bits + 1 } else { bits - 1 };
    }
    let lost = bits & (2 * MIDDLE - 1);
    let mut kept = bits >> CUT;
    kept += u64::from(lost > MIDDLE || lost == MIDDLE && kept & 1 != 0);
    Some((f64::from_bits(kept << CUT) as f32, lost != 0))
}

/// Two NaNs or a NaN and a number. [skl.7:Min Max of Floating Point Numbers]
///
/// The first signaling NaN is the result, made quiet, when both are NaNs or when `ieee` (cr0.0 bit 11) asks for it; else
/// the operand that is no NaN, or the first.
fn preferred(format: exact::Format, a: u128, b: u128, ieee: bool, events: &mut Events) -> u128 {
    let both = format.is_nan(a) && format.is_nan(b);
    let signaling = [a, b].into_iter().find(|&x| format.is_signaling(x));
    match signaling {
        Some(_) if !both && !ieee => {}
        Some(nan) => {
            events.raise(Events::INVALID);
            return format.quiet(nan);
        }
        None => {}
    }
    if format.is_nan(a) && !both { b } else { a }
}

/// `sel.l` or `sel.ge` in every mode.
fn extreme(format: exact::Format, a: u128, b: u128, less: bool, ieee: bool, events: &mut Events) -> u128 {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match exact::compare(format, a, b) {
        None => preferred(format, a, b, ieee, events),
        // Zeros of both signs: -0 is the lesser.
        Some(Equal) => {
            if less {
                a | b
            } else {
                a & b
            }
        }
        Some(Less) => {
            if less {
                a
            } else {
                b
            }
        }
        Some(Greater) => {
            if less {
                b
            } else {
                a
            }
        }
    }
}

/// The lesser of two numbers that the modes have let in, in every mode.
pub fn special_min_f32(a: f32, b: f32, control: FloatControl, events: &mut Events) -> f32 {
    let (a, b) = (u128::from(a.to_bits()), u128::from(b.to_bits()));
    f32::from_bits(extreme(exact::SINGLE, a, b, true, control.ieee_minimum, events) as u32)
}

/// The greater of two numbers that the modes have let in, in every mode.
pub fn special_max_f32(a: f32, b: f32, control: FloatControl, events: &mut Events) -> f32 {
    let (a, b) = (u128::from(a.to_bits()), u128::from(b.to_bits()));
    f32::from_bits(extreme(exact::SINGLE, a, b, false, control.ieee_minimum, events) as u32)
}

/// The lesser of two 64-bit numbers, in every mode.
pub fn special_min_f64(a: f64, b: f64, control: FloatControl, events: &mut Events) -> f64 {
    let (a, b) = (u128::from(a.to_bits()), u128::from(b.to_bits()));
    f64::from_bits(extreme(exact::DOUBLE, a, b, true, control.ieee_minimum, events) as u64)
}

/// The greater of two 64-bit numbers, in every mode.
pub fn special_max_f64(a: f64, b: f64, control: FloatControl, events: &mut Events) -> f64 {
    let (a, b) = (u128::from(a.to_bits()), u128::from(b.to_bits()));
    f64::from_bits(extreme(exact::DOUBLE, a, b, false, control.ieee_minimum, events) as u64)
}

/// `sel.l`: the lesser, a number rather than a NaN, -0 before +0. [skl.7:Min Max of Floating Point Numbers]
#[inline(always)]
pub fn min_f32(a: f32, b: f32) -> f32 {
    let chosen = if a < b || b.is_nan() { a } else { b };
    let quiet = if chosen.is_nan() { 0x0040_0000 } else { 0 };
    let other = if a == b { f32::from_bits(a.to_bits() | b.to_bits()) } else { chosen };
    f32::from_bits(other.to_bits() | quiet)
}

/// `sel.ge`: the greater, a number rather than a NaN, +0 before -0.
#[inline(always)]
pub fn max_f32(a: f32, b: f32) -> f32 {
    let chosen = if a > b || b.is_nan() { a } else { b };
    let quiet = if chosen.is_nan() { 0x0040_0000 } else { 0 };
    let other = if a == b { f32::from_bits(a.to_bits() & b.to_bits()) } else { chosen };
    f32::from_bits(other.to_bits() | quiet)
}

/// `sel.l` of 64-bit floats.
#[inline(always)]
pub fn min_f64(a: f64, b: f64) -> f64 {
    let chosen = if a < b || b.is_nan() { a } else { b };
    let quiet = if chosen.is_nan() { 1 << 51 } else { 0 };
    let other = if a == b { f64::from_bits(a.to_bits() | b.to_bits()) } else { chosen };
    f64::from_bits(other.to_bits() | quiet)
}

/// `sel.ge` of 64-bit floats.
#[inline(always)]
pub fn max_f64(a: f64, b: f64) -> f64 {
    let chosen = if a > b || b.is_nan() { a } else { b };
    let quiet = if chosen.is_nan() { 1 << 51 } else { 0 };
    let other = if a == b { f64::from_bits(a.to_bits() & b.to_bits()) } else { chosen };
    f64::from_bits(other.to_bits() | quiet)
}

/// The result of an operation, whichever NaN the host has made of NaNs: the first operand that is one, made quiet, and the
/// default where none is. [`exact`] has the same rule.
#[inline(always)]
pub fn first_nan_f32<const N: usize>(operands: [f32; N], result: f32) -> f32 {
    let mut bits = if result.is_nan() { 0xffc0_0000 } else { result.to_bits() };
    for operand in operands.into_iter().rev() {
        if operand.is_nan() {
            bits = operand.to_bits() | 0x0040_0000;
        }
    }
    f32::from_bits(bits)
}

/// The same of 64-bit floats.
#[inline(always)]
pub fn first_nan_f64<const N: usize>(operands: [f64; N], result: f64) -> f64 {
    let mut bits = if result.is_nan() { 0xfff8 << 48 } else { result.to_bits() };
    for operand in operands.into_iter().rev() {
        if operand.is_nan() {
            bits = operand.to_bits() | 1 << 51;
        }
    }
    f64::from_bits(bits)
}

/// `frc`: distance to the next lower integer, in [0, 1).
#[inline(always)]
pub fn frc_f32(x: f32) -> f32 {
    let fraction = x - x.floor();
    // A tiny negative number rounds up to 1, which is not a fraction.
    if fraction >= 1.0 { 1.0 - f32::EPSILON / 2.0 } else { fraction }
}

/// Saturation of floats: into [0, 1], NaN to 0.
#[inline(always)]
pub fn saturate_f32(x: f32) -> f32 {
    // Written so that a NaN fails the first comparison.
    let low = if x > 0.0 { x } else { 0.0 };
    if low < 1.0 { low } else { 1.0 }
}

/// Saturation of 64-bit floats: into [0, 1], NaN to 0.
#[inline(always)]
pub fn saturate_f64(x: f64) -> f64 {
    let low = if x > 0.0 { x } else { 0.0 };
    if low < 1.0 { low } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_nan_is_the_result_of_every_operation() {
        let (x, y, z) = (0x7f80_0001, 0xff80_0002, 0x7fc0_0003);
        let one = 1f32.to_bits();
        for (operands, expected) in [
            ([x, y, z], 0x7fc0_0001),
            ([one, y, z], 0xffc0_0002),
            ([one, one, z], 0x7fc0_0003),
            ([one, z, y], 0x7fc0_0003),
            ([one, one, one], 0xffc0_0000),
        ] {
            let operands = operands.map(f32::from_bits);
            assert_eq!(first_nan_f32(operands, f32::NAN).to_bits(), expected);
            let exact = exact::fma(
                exact::SINGLE,
                operands[0].to_bits().into(),
                operands[1].to_bits().into(),
                operands[2].to_bits().into(),
                Rounding::NearestEven,
                &mut Events::default(),
            );
            assert!(expected == 0xffc0_0000 || exact == u128::from(expected));
            let wide = operands.map(|x| {
                if x == 1.0 {
                    1.0
                } else {
                    f64::from_bits(u64::from(x.to_bits()) << 32 | 0xf_0000_0000_0000_u64 >> 20)
                }
            });
            let first = wide.iter().find(|x| x.is_nan()).map_or(0xfff8 << 48, |x| x.to_bits() | 1 << 51);
            assert_eq!(first_nan_f64(wide, f64::NAN).to_bits(), first);
        }
        assert_eq!(first_nan_f32([1.0, -0.0], -0.0).to_bits(), 1 << 31);
        assert_eq!(first_nan_f64([1.0, -0.0], -0.0).to_bits(), 1 << 63);
        let infinity = u128::from(f32::INFINITY.to_bits());
        let events = &mut Events::default();
        assert_eq!(exact::mul(exact::SINGLE, infinity, 0, Rounding::NearestEven, events), 0xffc0_0000);
    }

    fn mode(rounding: Rounding) -> FloatControl {
        FloatControl { rounding, ..FloatControl::default() }
    }

    fn sum(a: f32, b: f32, control: FloatControl) -> f32 {
        add_f32(a, b, control, &mut Events::default())
    }

    #[test]
    fn sums_for_half_floats_are_the_exact_ones() {
        let mut seed = 0x9e37_79b9_7f4a_7c15u64;
        let mut random = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 32) as u32
        };
        // Around the ends of the range and middles between half floats, half floats, any float.
        let seams =
            [0, 0x8000_0000, 0x3880_0000, 0x3880_1000, 0x477f_e000, 0x477f_f000, 0x3f80_1000, 0x3f80_3000];
        let mut number = || match random() % 4 {
            0 => f32::from_bits(
                (seams[random() as usize % seams.len()] ^ random() << 31)
                    .wrapping_add(random() % 3)
                    .wrapping_sub(1),
            ),
            1 => f32::from_bits(random()),
            _ => crate::f16_to_f32(random() as u16),
        };
        let mut usual = 0;
        for turn in 0..400_000 {
            let (mut abc, control) = ([number(), number(), number()], mode(Rounding::NearestEven));
            // A third of the sums cancels, nearly.
            if turn % 3 == 0 {
                abc[2] = -(abc[0] * abc[1]);
            }
            let (mut events, mut exactly) = (Events::default(), Events::default());
            let got = fma_f32_to_f16(abc, control, &mut events);
            let bits = abc.map(|x| u128::from(x.to_bits()));
            let half = exact::fma_into(exact::SINGLE, exact::HALF, bits, control.rounding, &mut exactly);
            assert_eq!(got.to_bits(), crate::f16_to_f32(half as u16).to_bits(), "{abc:?}");
            assert_eq!(events, exactly, "{abc:?}");
            usual += u32::from(usual_fma_f32_to_f16(abc[0], abc[1], abc[2]).is_some());
        }
        assert!(usual > 100_000, "{usual}");
    }

    #[test]
    fn directed_rounding_brackets_the_exact_sum() {
        let (a, b) = (1.0f32, 1.0e-10f32);
        assert_eq!(sum(a, b, mode(Rounding::NearestEven)), 1.0);
        assert_eq!(sum(a, b, mode(Rounding::Up)), 1.0f32.next_up());
        assert_eq!(sum(a, b, mode(Rounding::Down)), 1.0);
        assert_eq!(sum(a, -b, mode(Rounding::Zero)), 1.0f32.next_down());
        assert_eq!(sum(f32::MAX, f32::MAX, mode(Rounding::Zero)), f32::MAX);
        assert_eq!(sum(f32::MAX, f32::MAX, mode(Rounding::Up)), f32::INFINITY);
        assert_eq!(sum(1.0, -1.0, mode(Rounding::Down)).to_bits(), SIGN_F32);
    }

    #[test]
    fn denormals_are_flushed_unless_kept() {
        let tiny = f32::from_bits(1);
        let keep = FloatControl { keep_denormals_f32: true, ..FloatControl::default() };
        assert_eq!(sum(tiny, 0.0, FloatControl::default()), 0.0);
        assert_eq!(sum(tiny, 0.0, keep), tiny);
        assert_eq!(flush_f32(-tiny).to_bits(), SIGN_F32);
    }

    #[test]
    fn a_flushed_result_is_inexact_but_no_underflow() {
        let events = |control| {
            let mut events = Events::default();
            mul_f32(f32::MIN_POSITIVE, 0.3, control, &mut events);
            events.0
        };
        assert_eq!(events(FloatControl::default()), Events::INEXACT);
        let keep = FloatControl { keep_denormals_f32: true, ..FloatControl::default() };
        assert_eq!(events(keep), Events::INEXACT | Events::UNDERFLOW);
    }

    #[test]
    fn alternative_mode_has_no_infinity() {
        let alternative = FloatControl { alternative: true, ..FloatControl::default() };
        assert_eq!(sum(f32::MAX, f32::MAX, alternative), f32::MAX);
        assert_eq!(mul_f32(f32::NAN, 2.0, alternative, &mut Events::default()), 0.0);
    }

    #[test]
    fn minimum_prefers_numbers_and_orders_zeros() {
        assert_eq!(min_f32(f32::NAN, 1.0), 1.0);
        assert_eq!(min_f32(1.0, f32::NAN), 1.0);
        assert!(min_f32(0.0, -0.0).is_sign_negative() && min_f32(-0.0, 0.0).is_sign_negative());
        assert!(max_f32(0.0, -0.0).is_sign_positive() && max_f32(-0.0, 0.0).is_sign_positive());
    }

    #[test]
    fn a_signaling_nan_decides_a_minimum_only_where_it_is_asked_to() {
        let (signaling, quiet) = (f32::from_bits(0x7f80_0001), 0x7fc0_0001);
        let ieee = FloatControl { ieee_minimum: true, ..FloatControl::default() };
        let min = |a, b, control| special_min_f32(a, b, control, &mut Events::default()).to_bits();
        assert_eq!(min(signaling, 1.0, FloatControl::default()), 1.0f32.to_bits());
        assert_eq!(min(1.0, signaling, ieee), quiet);
        assert_eq!(min(f32::from_bits(0x7fc0_1234), signaling, FloatControl::default()), quiet);
        assert_eq!(min(f32::from_bits(0x7fc0_1234), f32::from_bits(0x7fc0_0005), ieee), 0x7fc0_1234);
        assert_eq!(min_f32(signaling, signaling).to_bits(), quiet);
    }

    #[test]
    fn saturation_turns_nan_into_zero() {
        assert_eq!(saturate_f32(f32::NAN), 0.0);
        assert_eq!(saturate_f32(7.0), 1.0);
        assert_eq!(saturate_f32(-7.0), 0.0);
    }
}
