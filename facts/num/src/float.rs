//! Float arithmetic with rounding modes, denormal flushing and the alternative mode.
//!
//! Source: [skl.7:IEEE Floating Point Mode], [skl.7:Alternative Floating Point Mode], [skl.7:Rounding Modes],
//! [skl.7:Denormal Numbers].

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

/// The next representable value toward positive infinity.
fn next_up(x: f32) -> f32 {
    x.next_up()
}

/// Sum and its exact rounding error. The error is meaningless when the sum overflows.
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_part = sum - a;
    let a_part = sum - b_part;
    (sum, (a - a_part) + (b - b_part))
}

/// Rounds the exact value `value + error` (with `|error|` at most half a unit of `value`) to 32 bits.
pub fn round_to_f32(value: f64, error: f64, rounding: Rounding) -> f32 {
    if !value.is_finite() {
        return value as f32;
    }
    let nearest = value as f32;
    let error = if error.is_nan() { 0.0 } else { error };
    // Where the exact value lies in relation to the candidate.
    let side = f64::from(nearest).partial_cmp(&value).map_or(0, |o| o as i32);
    let side = if side != 0 {
        side
    } else if error > 0.0 {
        -1
    } else {
        i32::from(error < 0.0)
    };
    match rounding {
        Rounding::NearestEven => {
            if error != 0.0 {
                // The double sum was inexact, so its own rounding may have made or hidden a tie: decide again.
                return nearest_with_error(value, error, nearest);
            }
            nearest
        }
        Rounding::Up if side < 0 => next_up(nearest),
        Rounding::Down if side > 0 => nearest.next_down(),
        Rounding::Zero if side > 0 && value > 0.0 => nearest.next_down(),
        Rounding::Zero if side < 0 && value < 0.0 => next_up(nearest),
        _ => nearest,
    }
}

fn nearest_with_error(value: f64, error: f64, nearest: f32) -> f32 {
    let other = if f64::from(nearest) > value { nearest.next_down() } else { nearest.next_up() };
    if !other.is_finite() || !nearest.is_finite() {
        return nearest;
    }
    let middle = (f64::from(nearest) + f64::from(other)) / 2.0;
    if value == middle {
        let upper = if f64::from(other) > f64::from(nearest) { other } else { nearest };
        let lower = if f64::from(other) > f64::from(nearest) { nearest } else { other };
        return if error > 0.0 { upper } else { lower };
    }
    nearest
}

fn zero_sign(result: f32, a: f64, b: f64, rounding: Rounding) -> f32 {
    // An exact cancellation gives +0, but -0 when rounding down; equal signs keep their sign.
    if result == 0.0
        && rounding == Rounding::Down
        && a == -b
        && !(a == 0.0 && a.is_sign_positive() && b.is_sign_positive())
    {
        return -0.0;
    }
    result
}

/// `a + b`.
pub fn add_f32(a: f32, b: f32, control: FloatControl) -> f32 {
    let (a, b) = (input_f32(a, control), input_f32(b, control));
    let result = if control.rounding == Rounding::NearestEven {
        a + b
    } else {
        let (sum, error) = two_sum(f64::from(a), f64::from(b));
        zero_sign(round_to_f32(sum, error, control.rounding), f64::from(a), f64::from(b), control.rounding)
    };
    output_f32(result, control)
}

/// `a * b`.
pub fn mul_f32(a: f32, b: f32, control: FloatControl) -> f32 {
    let (a, b) = (input_f32(a, control), input_f32(b, control));
    let result = if control.rounding == Rounding::NearestEven {
        a * b
    } else {
        round_to_f32(f64::from(a) * f64::from(b), 0.0, control.rounding)
    };
    output_f32(result, control)
}

/// `a * b + c`, rounded once.
pub fn fma_f32(a: f32, b: f32, c: f32, control: FloatControl) -> f32 {
    let (a, b, c) = (input_f32(a, control), input_f32(b, control), input_f32(c, control));
    let result = if control.rounding == Rounding::NearestEven {
        a.mul_add(b, c)
    } else {
        let product = f64::from(a) * f64::from(b);
        let (sum, error) = two_sum(product, f64::from(c));
        zero_sign(round_to_f32(sum, error, control.rounding), product, f64::from(c), control.rounding)
    };
    output_f32(result, control)
}

fn adjust_f64(nearest: f64, error: f64, rounding: Rounding) -> f64 {
    if error == 0.0 || error.is_nan() {
        return nearest;
    }
    match rounding {
        Rounding::Up if error > 0.0 => nearest.next_up(),
        Rounding::Down if error < 0.0 => nearest.next_down(),
        Rounding::Zero if error < 0.0 && nearest > 0.0 => nearest.next_down(),
        Rounding::Zero if error > 0.0 && nearest < 0.0 => nearest.next_up(),
        _ => nearest,
    }
}

/// `a + b`.
pub fn add_f64(a: f64, b: f64, control: FloatControl) -> f64 {
    let (a, b) = (input_f64(a, control), input_f64(b, control));
    let (sum, error) = two_sum(a, b);
    input_f64(if sum.is_finite() { adjust_f64(sum, error, control.rounding) } else { sum }, control)
}

/// `a * b`.
pub fn mul_f64(a: f64, b: f64, control: FloatControl) -> f64 {
    let (a, b) = (input_f64(a, control), input_f64(b, control));
    let product = a * b;
    let error = if product.is_finite() { a.mul_add(b, -product) } else { 0.0 };
    input_f64(adjust_f64(product, error, control.rounding), control)
}

/// `a * b + c`, rounded once to nearest.
///
/// Deviation: directed rounding of the 64-bit fused form looks at the error of the unfused sum only.
pub fn fma_f64(a: f64, b: f64, c: f64, control: FloatControl) -> f64 {
    let (a, b, c) = (input_f64(a, control), input_f64(b, control), input_f64(c, control));
    let result = a.mul_add(b, c);
    let error = if control.rounding != Rounding::NearestEven && result.is_finite() {
        let product = a * b;
        let low = a.mul_add(b, -product);
        let (sum, error) = two_sum(product, c);
        (sum - result) + (error + low)
    } else {
        0.0
    };
    input_f64(adjust_f64(result, error, control.rounding), control)
}

/// `sel.l`: the lesser, a number rather than a NaN, -0 before +0. [skl.7:Min Max of Floating Point Numbers]
#[inline(always)]
pub fn min_f32(a: f32, b: f32) -> f32 {
    let chosen = if a < b || b.is_nan() { a } else { b };
    if a == b { f32::from_bits(a.to_bits() | b.to_bits()) } else { chosen }
}

/// `sel.ge`: the greater, a number rather than a NaN, +0 before -0.
#[inline(always)]
pub fn max_f32(a: f32, b: f32) -> f32 {
    let chosen = if a > b || b.is_nan() { a } else { b };
    if a == b { f32::from_bits(a.to_bits() & b.to_bits()) } else { chosen }
}

/// `sel.l` of 64-bit floats.
#[inline(always)]
pub fn min_f64(a: f64, b: f64) -> f64 {
    let chosen = if a < b || b.is_nan() { a } else { b };
    if a == b { f64::from_bits(a.to_bits() | b.to_bits()) } else { chosen }
}

/// `sel.ge` of 64-bit floats.
#[inline(always)]
pub fn max_f64(a: f64, b: f64) -> f64 {
    let chosen = if a > b || b.is_nan() { a } else { b };
    if a == b { f64::from_bits(a.to_bits() & b.to_bits()) } else { chosen }
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

    fn mode(rounding: Rounding) -> FloatControl {
        FloatControl { rounding, ..FloatControl::default() }
    }

    #[test]
    fn directed_rounding_brackets_the_exact_sum() {
        let (a, b) = (1.0f32, 1.0e-10f32);
        assert_eq!(add_f32(a, b, mode(Rounding::NearestEven)), 1.0);
        assert_eq!(add_f32(a, b, mode(Rounding::Up)), 1.0f32.next_up());
        assert_eq!(add_f32(a, b, mode(Rounding::Down)), 1.0);
        assert_eq!(add_f32(a, -b, mode(Rounding::Zero)), 1.0f32.next_down());
        assert_eq!(add_f32(f32::MAX, f32::MAX, mode(Rounding::Zero)), f32::MAX);
        assert_eq!(add_f32(f32::MAX, f32::MAX, mode(Rounding::Up)), f32::INFINITY);
        assert_eq!(add_f32(1.0, -1.0, mode(Rounding::Down)).to_bits(), SIGN_F32);
    }

    #[test]
    fn sums_of_very_different_size_still_round_in_the_right_direction() {
        // 1e30 + 1e-30 is not exact even in 64 bits.
        assert_eq!(add_f32(1e30, 1e-30, mode(Rounding::Up)), 1e30f32.next_up());
        assert_eq!(
            fma_f32(1e15, 1e15, 1e-30, mode(Rounding::Zero)),
            round_to_f32(1e15f32 as f64 * 1e15f32 as f64, 0.0, Rounding::Zero)
        );
    }

    #[test]
    fn denormals_are_flushed_unless_kept() {
        let tiny = f32::from_bits(1);
        let keep = FloatControl { keep_denormals_f32: true, ..FloatControl::default() };
        assert_eq!(add_f32(tiny, 0.0, FloatControl::default()), 0.0);
        assert_eq!(add_f32(tiny, 0.0, keep), tiny);
        assert_eq!(flush_f32(-tiny).to_bits(), SIGN_F32);
    }

    #[test]
    fn alternative_mode_has_no_infinity() {
        let alternative = FloatControl { alternative: true, ..FloatControl::default() };
        assert_eq!(add_f32(f32::MAX, f32::MAX, alternative), f32::MAX);
        assert_eq!(mul_f32(f32::NAN, 2.0, alternative), 0.0);
    }

    #[test]
    fn minimum_prefers_numbers_and_orders_zeros() {
        assert_eq!(min_f32(f32::NAN, 1.0), 1.0);
        assert_eq!(min_f32(1.0, f32::NAN), 1.0);
        assert!(min_f32(0.0, -0.0).is_sign_negative() && min_f32(-0.0, 0.0).is_sign_negative());
        assert!(max_f32(0.0, -0.0).is_sign_positive() && max_f32(-0.0, 0.0).is_sign_positive());
    }

    #[test]
    fn saturation_turns_nan_into_zero() {
        assert_eq!(saturate_f32(f32::NAN), 0.0);
        assert_eq!(saturate_f32(7.0), 1.0);
        assert_eq!(saturate_f32(-7.0), 0.0);
    }
}
