//! The functions of the `math` instruction, within the manual's error bounds and the same on every host.
//!
//! Source: [skl.7:math]. All inner arithmetic is 64-bit with fixed polynomials, so results are good to about one unit
//! in the last place, need no host library and vectorise over rows of channels.

use crate::float::flush_f32;

const TWO_OVER_PI: f64 = std::f64::consts::FRAC_2_PI;
/// Pi/2 in three parts; products of the first with integers below 2^20 are exact.
const PIO2_HIGH: f64 = 1.570_796_326_734_125_6;
const PIO2_MIDDLE: f64 = 6.077_100_506_303_966e-11;
const PIO2_LOW: f64 = 2.022_266_248_795_950_6e-21;

/// `1 / x`.
#[inline(always)]
pub fn inv(x: f32) -> f32 {
    1.0 / x
}

/// `sqrt(x)`.
#[inline(always)]
pub fn sqrt(x: f32) -> f32 {
    x.sqrt()
}

/// `1 / sqrt(x)`; infinite for zeros, with their sign.
#[inline(always)]
pub fn rsq(x: f32) -> f32 {
    1.0 / x.sqrt()
}

/// `2^n` for whole `n` in [-1022, 1023].
#[inline(always)]
fn power_of_two(n: f64) -> f64 {
    // Adding 1.5 * 2^52 puts the integer into the low mantissa bits.
    let biased = n + (1023.0 + 6_755_399_441_055_744.0);
    f64::from_bits(biased.to_bits() << 52)
}

#[inline(always)]
fn exp2_wide(x: f64) -> f64 {
    // Beyond these bounds the 32-bit result is infinite or rounds to zero. A NaN must not become a bound.
    let bounded = if x > 200.0 { 200.0 } else { x };
    let bounded = if bounded < -300.0 { -300.0 } else { bounded };
    let whole = bounded.round_ties_even();
    let fraction = bounded - whole;
    // Terms of the series of 2^fraction = e^(fraction ln 2), |fraction| <= 1/2.
    let mut sum = 1.321_548_679_014_431e-6;
    sum = sum * fraction + 1.525_273_380_405_984e-5;
    sum = sum * fraction + 1.540_353_039_338_161e-4;
    sum = sum * fraction + 1.333_355_814_642_844_3e-3;
    sum = sum * fraction + 9.618_129_107_628_477e-3;
    sum = sum * fraction + 5.550_410_866_482_158e-2;
    sum = sum * fraction + 2.402_265_069_591_007e-1;
    sum = sum * fraction + std::f64::consts::LN_2;
    sum = sum * fraction + 1.0;
    sum * power_of_two(whole)
}

/// `2^x`.
#[inline(always)]
pub fn exp(x: f32) -> f32 {
    let result = exp2_wide(f64::from(x)) as f32;
    if x.is_nan() { x } else { result }
}

/// Logarithm of a positive finite or special number, unrounded.
#[inline(always)]
fn log2_wide(x: f32) -> f64 {
    // Denormals are scaled into the normal range first.
    let tiny = x < f32::MIN_POSITIVE;
    let scaled = if tiny { x * 16_777_216.0 } else { x };
    let bits = scaled.to_bits();
    // The mantissa is moved to [sqrt(1/2), sqrt(2)).
    let shifted = bits.wrapping_sub(0x3f35_04f3);
    let exponent = (shifted as i32) >> 23;
    let mantissa = f32::from_bits((shifted & 0x007f_ffff).wrapping_add(0x3f35_04f3));
    let m = f64::from(mantissa);
    let s = (m - 1.0) / (m + 1.0);
    let z = s * s;
    // ln m = 2 (s + s^3/3 + s^5/5 + ...); the factor 2/ln 2 is applied at the end.
    let mut sum = 1.0 / 15.0;
    sum = sum * z + 1.0 / 13.0;
    sum = sum * z + 1.0 / 11.0;
    sum = sum * z + 1.0 / 9.0;
    sum = sum * z + 1.0 / 7.0;
    sum = sum * z + 1.0 / 5.0;
    sum = sum * z + 1.0 / 3.0;
    sum = sum * z + 1.0;
    let exponent = f64::from(exponent) - if tiny { 24.0 } else { 0.0 };
    let result = exponent + s * sum * (2.0 * std::f64::consts::LOG2_E);
    let result = if x == 0.0 { f64::NEG_INFINITY } else { result };
    let result = if x == f32::INFINITY { f64::INFINITY } else { result };
    if x >= 0.0 { result } else { f64::NAN }
}

/// `log2(x)`.
#[inline(always)]
pub fn log(x: f32) -> f32 {
    log2_wide(x) as f32
}

/// `|a|^b`; where the exponent is 0 and the base is 0 or infinite the result is a NaN, as the manual says.
#[inline(always)]
pub fn pow(a: f32, b: f32) -> f32 {
    let exponent = f64::from(b) * log2_wide(a.abs());
    let result = exp2_wide(exponent) as f32;
    if exponent.is_nan() { f32::NAN } else { result }
}

/// [`pow`] in alternative mode, where an exponent of zero gives 1 for every base, zero included. [skl.7:math]
#[inline(always)]
pub fn alternative_pow(a: f32, b: f32) -> f32 {
    if b == 0.0 { 1.0 } else { pow(a, b) }
}

/// `a / b`.
#[inline(always)]
pub fn fdiv(a: f32, b: f32) -> f32 {
    a / b
}

/// Quadrant (0 to 3, as a float) and remainder in [-pi/4, pi/4].
#[inline(always)]
fn reduce(x: f32) -> (f64, f64) {
    let x = f64::from(x);
    let n = (x * TWO_OVER_PI).round_ties_even();
    let r = ((x - n * PIO2_HIGH) - n * PIO2_MIDDLE) - n * PIO2_LOW;
    // Where the argument is too large to be reduced the error must stay bounded.
    let r = if r > 1.0 { 1.0 } else { r };
    let r = if r < -1.0 { -1.0 } else { r };
    (n - 4.0 * (n * 0.25).floor(), r)
}

#[inline(always)]
fn sine_series(r: f64) -> f64 {
    let z = r * r;
    let mut sum = 1.0 / 6_227_020_800.0;
    sum = sum * z - 1.0 / 39_916_800.0;
    sum = sum * z + 1.0 / 362_880.0;
    sum = sum * z - 1.0 / 5_040.0;
    sum = sum * z + 1.0 / 120.0;
    sum = sum * z - 1.0 / 6.0;
    r + r * z * sum
}

#[inline(always)]
fn cosine_series(r: f64) -> f64 {
    let z = r * r;
    let mut sum = -1.0 / 87_178_291_200.0;
    sum = sum * z + 1.0 / 479_001_600.0;
    sum = sum * z - 1.0 / 3_628_800.0;
    sum = sum * z + 1.0 / 40_320.0;
    sum = sum * z - 1.0 / 720.0;
    sum = sum * z + 1.0 / 24.0;
    sum = sum * z - 0.5;
    1.0 + z * sum
}

/// `sin(x)`, radians.
#[inline(always)]
pub fn sin(x: f32) -> f32 {
    let (quadrant, r) = reduce(x);
    let odd = quadrant == 1.0 || quadrant == 3.0;
    let magnitude = if odd { cosine_series(r) } else { sine_series(r) };
    let signed = if quadrant >= 2.0 { -magnitude } else { magnitude };
    let result = if x == 0.0 { x } else { signed as f32 };
    if x.is_finite() { result } else { f32::NAN }
}

/// `cos(x)`, radians.
#[inline(always)]
pub fn cos(x: f32) -> f32 {
    let (quadrant, r) = reduce(x);
    let odd = quadrant == 1.0 || quadrant == 3.0;
    let magnitude = if odd { sine_series(r) } else { cosine_series(r) };
    let signed = if quadrant == 1.0 || quadrant == 2.0 { -magnitude } else { magnitude };
    if x.is_finite() { signed as f32 } else { f32::NAN }
}

/// Alternative-mode forms work on the magnitude of their argument.
#[inline]
pub fn alternative_argument(x: f32) -> f32 {
    flush_f32(x).abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(a: f32, exact: f64) -> f64 {
        let unit =
            f64::from(f32::from_bits((exact as f32).abs().to_bits() + 1)) - f64::from((exact as f32).abs());
        (f64::from(a) - exact).abs() / unit
    }

    /// Numbers spread over a range, from a fixed generator.
    fn spread(count: u32, low: f64, high: f64) -> impl Iterator<Item = f32> {
        let mut state = 0x2545_f491_4f6c_dd1du64;
        (0..count).map(move |_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (low + (high - low) * (state >> 11) as f64 / (1u64 << 53) as f64) as f32
        })
    }

    #[test]
    fn exponentials_are_within_a_unit() {
        for x in spread(20_000, -126.0, 127.9) {
            assert!(units(exp(x), f64::from(x).exp2()) < 0.6, "{x}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(exp(3.0), 8.0);
        assert_eq!(exp(f32::INFINITY), f32::INFINITY);
        assert_eq!(exp(f32::NEG_INFINITY), 0.0);
        assert!(exp(f32::NAN).is_nan());
    }

    #[test]
    fn logarithms_are_within_a_unit() {
        for x in spread(20_000, 0.0, 4.0).chain(spread(1000, 0.0, 1e30)) {
            assert!(units(log(x), f64::from(x).log2()) < 0.6, "{x}");
        }
        assert_eq!(log(1.0), 0.0);
        assert_eq!(log(f32::from_bits(1)), -149.0);
        assert_eq!(log(0.0), f32::NEG_INFINITY);
        assert_eq!(log(f32::INFINITY), f32::INFINITY);
        assert!(log(-1.0).is_nan());
    }

    #[test]
    fn powers_are_within_a_unit_and_follow_the_special_table() {
        for (a, b) in spread(5000, 0.01, 50.0).zip(spread(5000, -8.0, 8.0)) {
            assert!(units(pow(a, b), f64::from(a).powf(f64::from(b))) < 0.6, "{a} {b}");
        }
        assert_eq!(pow(-2.0, 3.0), 8.0);
        assert!(pow(0.0, 0.0).is_nan());
        assert_eq!(alternative_pow(0.0, 0.0), 1.0);
        assert!(pow(1.0, f32::INFINITY).is_nan());
        assert_eq!(pow(2.0, f32::INFINITY), f32::INFINITY);
        assert_eq!(pow(0.0, -2.0), f32::INFINITY);
    }

    #[test]
    fn sines_and_cosines_are_close_over_the_documented_range() {
        for x in spread(50_000, -103_000.0, 103_000.0).chain(spread(10_000, -4.0, 4.0)) {
            let (s, c) = (f64::from(x).sin(), f64::from(x).cos());
            assert!(units(sin(x), s) < 0.6 || (f64::from(sin(x)) - s).abs() < 1e-9, "{x}");
            assert!(units(cos(x), c) < 0.6 || (f64::from(cos(x)) - c).abs() < 1e-9, "{x}");
        }
        assert_eq!(sin(-0.0).to_bits(), 0x8000_0000);
        assert_eq!(cos(0.0), 1.0);
        assert!(sin(1e30).abs() <= 1.0 && cos(3e38).abs() <= 1.0);
        assert!(sin(f32::INFINITY).is_nan());
    }

    /// Units in the last place that the manual allows: 1 for reciprocals and roots, 3 for reciprocal roots.
    #[test]
    fn reciprocals_and_roots_stay_within_the_manuals_bounds() {
        for x in spread(20_000, 1e-3, 1e3).chain(spread(2000, 1e-37, 1e-30)).chain(spread(2000, 1e30, 1e37)) {
            let wide = f64::from(x);
            assert!(units(inv(x), 1.0 / wide) <= 0.5, "{x}");
            assert!(units(sqrt(x), wide.sqrt()) <= 0.5, "{x}");
            assert!(units(rsq(x), 1.0 / wide.sqrt()) <= 1.5, "{x}");
            assert!(units(fdiv(x, 3.7), wide / f64::from(3.7f32)) <= 0.5, "{x}");
        }
    }

    /// Near 1 the bound of the logarithm is absolute: 2^-21 between 1/2 and 2. Ours is relative everywhere.
    #[test]
    fn logarithms_next_to_one_keep_their_digits() {
        for step in 1..2000 {
            for x in [f32::from_bits(0x3f80_0000 + step), f32::from_bits(0x3f80_0000 - step)] {
                assert!(units(log(x), f64::from(x).log2()) < 0.6, "{x}");
            }
        }
    }

    /// The table of the manual: rows are exponents, columns bases.
    #[test]
    fn special_powers_follow_the_manuals_table() {
        const INFINITY: f32 = f32::INFINITY;
        for (base, exponent, expected) in [
            (5.0, 0.0, 1.0),
            (-5.0, -0.0, 1.0),
            (0.0, 0.0, f32::NAN),
            (INFINITY, 0.0, f32::NAN),
            (2.0, INFINITY, INFINITY),
            (0.5, INFINITY, 0.0),
            (1.0, INFINITY, f32::NAN),
            (INFINITY, INFINITY, INFINITY),
            (0.0, INFINITY, 0.0),
            (2.0, -INFINITY, 0.0),
            (0.5, -INFINITY, INFINITY),
            (1.0, -INFINITY, f32::NAN),
            (INFINITY, -INFINITY, 0.0),
            (0.0, -INFINITY, INFINITY),
            (INFINITY, -3.0, 0.0),
            (0.0, -3.0, INFINITY),
            (INFINITY, 3.0, INFINITY),
            (-0.0, 3.0, 0.0),
            (-2.0, 3.0, 8.0),
            (f32::NAN, 1.0, f32::NAN),
            (1.0, f32::NAN, f32::NAN),
        ] {
            let found = pow(base, exponent);
            assert!(found == expected || found.is_nan() && expected.is_nan(), "{base}^{exponent}: {found}");
        }
    }

    #[test]
    fn reciprocal_roots_keep_the_sign_of_zero() {
        assert_eq!(rsq(-0.0), f32::NEG_INFINITY);
        assert_eq!(rsq(4.0), 0.5);
        assert_eq!(inv(-0.0), f32::NEG_INFINITY);
    }
}
