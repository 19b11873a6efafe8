//! Conversions between numeric types.
//!
//! Source: [skl.7:Type Conversion], [skl.7:Floating Point Conversion], [skl.7:Packed Signed Half-Byte Integer Vector],
//! [skl.7:Packed Restricted Float Vector].

use crate::exact::{self, Events, Format};
use crate::float::{FloatControl, Rounding};
use half::f16;
use half::slice::HalfFloatSliceExt;

/// Widens a half float; exact, NaN payloads kept.
#[inline(always)]
pub fn f16_to_f32(bits: u16) -> f32 {
    // Branch-free so that rows of channels vectorise: rebias by a multiplication, then repair infinities and NaNs.
    let magnitude = u32::from(bits & 0x7fff) << 13;
    let sign = u32::from(bits & 0x8000) << 16;
    let rebiased = (f32::from_bits(magnitude) * f32::from_bits((254 - 15) << 23)).to_bits();
    let special = if bits & 0x7c00 == 0x7c00 { 0x7f80_0000 | magnitude } else { rebiased };
    f32::from_bits(special | sign)
}

/// Narrows to a half float with the given rounding; denormals are kept.
pub fn f32_to_f16(x: f32, rounding: Rounding) -> u16 {
    const INFINITY: u32 = 0x7c00;
    if !x.is_finite() {
        return f16::from_f32(x).to_bits();
    }
    let bits = x.to_bits();
    let sign = bits >> 16 & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    if magnitude == 0 {
        return sign as u16;
    }
    // The exponent of the half float with its bias, 0 for what is below its denormals' leading bit.
    let exponent = (magnitude >> 23) as i32 - (127 - 15);
    let significand = magnitude & 0x007f_ffff | 0x0080_0000;
    let dropped = (13 + (1 - exponent).max(0)).min(31);
    let (kept, rest) = (significand >> dropped, significand & ((1 << dropped) - 1));
    let up = match rounding {
        // Half of the last place, and a bit less where the last place is even.
        Rounding::NearestEven => rest + (kept & 1) > 1 << (dropped - 1),
        Rounding::Up => rest != 0 && sign == 0,
        Rounding::Down => rest != 0 && sign != 0,
        Rounding::Zero => false,
    };
    // A carry goes on into the exponent, whose lowest bit is the leading bit of the significand.
    let rounded = kept + u32::from(up) + ((exponent.clamp(1, 31) - 1) as u32 * 0x400);
    if rounded < INFINITY {
        return (sign | rounded) as u16;
    }
    let to_infinity = match rounding {
        Rounding::NearestEven => true,
        Rounding::Up => sign == 0,
        Rounding::Down => sign != 0,
        Rounding::Zero => false,
    };
    (sign | if to_infinity { INFINITY } else { INFINITY - 1 }) as u16
}

/// Narrows each of a row of floats, as [`f32_to_f16`] does.
pub fn f32_to_f16_row<const N: usize>(row: &[f32; N], rounding: Rounding) -> [u16; N] {
    if rounding != Rounding::NearestEven {
        return row.map(|x| f32_to_f16(x, rounding));
    }
    let mut halves = [f16::ZERO; N];
    halves.convert_from_f32_slice(row);
    halves.map(f16::to_bits)
}

/// Narrows to a half float in one step.
pub fn f64_to_f16(x: f64, rounding: Rounding) -> u16 {
    exact::convert(exact::DOUBLE, exact::HALF, u128::from(x.to_bits()), rounding, &mut Events::default())
        as u16
}

/// Narrows a 64-bit float; a denormal result is flushed unless the mode keeps it.
pub fn f64_to_f32(x: f64, control: FloatControl) -> f32 {
    let narrow = if control.rounding == Rounding::NearestEven {
        x as f32
    } else {
        let bits = u128::from(x.to_bits());
        let bits =
            exact::convert(exact::DOUBLE, exact::SINGLE, bits, control.rounding, &mut Events::default());
        f32::from_bits(bits as u32)
    };
    if control.keep_denormals_f32 { narrow } else { crate::float::flush_f32(narrow) }
}

/// An integer as bits of a float of the given format.
pub fn integer_to_float(format: Format, value: i128, rounding: Rounding) -> u64 {
    exact::from_integer(format, value, rounding, &mut Events::default()) as u64
}

#[inline(always)]
fn integral(x: f64, control: FloatControl) -> f64 {
    if !control.rounded_conversion {
        return x.trunc();
    }
    match control.rounding {
        Rounding::NearestEven => x.round_ties_even(),
        Rounding::Up => x.ceil(),
        Rounding::Down => x.floor(),
        Rounding::Zero => x.trunc(),
    }
}

/// Float to signed integer: NaN to 0, out of range to the nearest bound.
#[inline(always)]
pub fn f32_to_i32(x: f32, control: FloatControl) -> i32 {
    integral(f64::from(x), control) as i32
}

/// Float to unsigned integer: NaN and negatives to 0, out of range to the largest.
#[inline(always)]
pub fn f32_to_u32(x: f32, control: FloatControl) -> u32 {
    integral(f64::from(x), control) as u32
}

/// 64-bit float to signed integer with the same rules.
#[inline(always)]
pub fn f64_to_i64(x: f64, control: FloatControl) -> i64 {
    integral(x, control) as i64
}

/// 64-bit float to unsigned integer with the same rules.
#[inline(always)]
pub fn f64_to_u64(x: f64, control: FloatControl) -> u64 {
    integral(x, control) as u64
}

/// Element `index` of a packed vector of signed half bytes (`:v`).
pub const fn vector_signed(packed: u32, index: usize) -> i32 {
    ((packed << (28 - 4 * (index & 7) as u32)) as i32) >> 28
}

/// Element `index` of a packed vector of unsigned half bytes (`:uv`).
pub const fn vector_unsigned(packed: u32, index: usize) -> u32 {
    (packed >> (4 * (index & 7) as u32)) & 0xf
}

/// Element `index` of a packed vector of restricted floats (`:vf`).
pub const fn vector_float(packed: u32, index: usize) -> f32 {
    let byte = (packed >> (8 * (index & 3) as u32)) & 0xff;
    let sign = (byte & 0x80) << 24;
    if byte & 0x7f == 0 {
        return f32::from_bits(sign);
    }
    f32::from_bits(sign | ((((byte >> 4) & 7) + 124) << 23) | ((byte & 0xf) << 19))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_float_survives_the_round_trip() {
        for bits in 0..=u16::MAX {
            let wide = f16_to_f32(bits);
            assert_eq!(wide.is_nan(), f16::from_bits(bits).is_nan());
            if !wide.is_nan() {
                assert_eq!(wide.to_bits(), f16::from_bits(bits).to_f32().to_bits(), "{bits:04x}");
                for rounding in [Rounding::NearestEven, Rounding::Up, Rounding::Down, Rounding::Zero] {
                    assert_eq!(f32_to_f16(wide, rounding), bits);
                }
            }
        }
    }

    #[test]
    fn halves_round_in_the_asked_direction() {
        let x = 1.0 + 1.0 / 4096.0;
        assert_eq!(f32_to_f16(x, Rounding::NearestEven), 0x3c00);
        assert_eq!(f32_to_f16(x, Rounding::Up), 0x3c01);
        assert_eq!(f32_to_f16(-x, Rounding::Down), 0xbc01);
        assert_eq!(f32_to_f16(65536.0, Rounding::Zero), 0x7bff);
    }

    #[test]
    fn float_to_integer_clamps() {
        let control = FloatControl::default();
        assert_eq!(f32_to_i32(3e9, control), i32::MAX);
        assert_eq!(f32_to_i32(-1.9, control), -1);
        assert_eq!(f32_to_u32(-1.9, control), 0);
        assert_eq!(f32_to_u32(f32::NAN, control), 0);
        assert_eq!(f32_to_u32(4294967040.0, control), 4294967040);
        let nearest = FloatControl { rounded_conversion: true, ..control };
        assert_eq!(f32_to_i32(2.5, nearest), 2);
        assert_eq!(f32_to_i32(-1.9, nearest), -2);
    }

    #[test]
    fn packed_vectors_unpack_as_documented() {
        assert_eq!(vector_signed(0x7654_3210, 3), 3);
        assert_eq!(vector_signed(0xf000_0000, 7), -1);
        assert_eq!(vector_unsigned(0xf000_0000, 7), 15);
        assert_eq!(vector_float(0x30, 0), 1.0);
        assert_eq!(vector_float(0x7f, 0), 31.0);
        assert_eq!(vector_float(0x01, 0), 0.1328125);
        assert_eq!(vector_float(0x80, 0).to_bits(), 0x8000_0000);
    }
}
