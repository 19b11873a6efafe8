//! Small floating-point formats: half, 11-bit, 10-bit, and three mantissas with a shared exponent.
//!
//! Source: [bdw.2d:SURFACE_FORMAT] [skl.7:Half Float]. Conversions to a smaller format round to nearest even;
//! half floats are widened as instructions do it.

use num::f16_to_f32;

/// Rounds a finite, non-negative float to `mantissa_bits` with exponent bias 15 and 5 exponent bits; the result may
/// be the encoding of infinity.
#[inline]
fn round_small(value: f32, mantissa_bits: u32) -> u32 {
    let bits = value.to_bits();
    let exponent = (bits >> 23) as i32 - 127;
    if exponent < -14 {
        // Denormal: a fixed-point number in units of 2^(-14 - mantissa_bits). Scaling by a power of two is exact.
        let scale = f32::from_bits((127 + 14 + mantissa_bits) << 23);
        return (value * scale).round_ties_even() as u32;
    }
    let shift = 23 - mantissa_bits;
    let rebiased = bits.wrapping_sub(112 << 23);
    let half = (1 << (shift - 1)) - 1 + ((rebiased >> shift) & 1);
    let rounded = (rebiased + half) >> shift;
    rounded.min(0x1f << mantissa_bits)
}

/// The half float nearest to a float; overflow gives infinity, a NaN stays one.
#[inline]
pub fn float_to_half(value: f32) -> u16 {
    let sign = ((value.to_bits() >> 16) & 0x8000) as u16;
    let magnitude = value.abs();
    if magnitude.is_nan() {
        return sign | 0x7e00;
    }
    if magnitude.is_infinite() {
        return sign | 0x7c00;
    }
    sign | round_small(magnitude, 10) as u16
}

/// An unsigned small float (5 exponent bits) as a float; exact.
#[inline]
pub fn small_to_float(bits: u32, mantissa_bits: u32) -> f32 {
    f16_to_f32((bits << (10 - mantissa_bits)) as u16)
}

/// The unsigned small float nearest to a float: negative values give 0, values too large the largest finite one.
#[inline]
pub fn float_to_small(value: f32, mantissa_bits: u32) -> u32 {
    if value.is_nan() {
        return (0x1f << mantissa_bits) | 1;
    }
    if value <= 0.0 {
        return 0;
    }
    let infinity = 0x1f << mantissa_bits;
    if value == f32::INFINITY {
        return infinity;
    }
    round_small(value, mantissa_bits).min(infinity - 1)
}

/// R9G9B9E5: three 9-bit mantissas and a 5-bit exponent, bias 15.
#[inline]
pub fn shared_exponent_to_floats(texel: u32) -> [f32; 3] {
    // mantissa * 2^(exponent - 15 - 9)
    let scale = f32::from_bits(((texel >> 27) + 127 - 24) << 23);
    [
        (texel & 0x1ff) as f32 * scale,
        ((texel >> 9) & 0x1ff) as f32 * scale,
        ((texel >> 18) & 0x1ff) as f32 * scale,
    ]
}

/// The R9G9B9E5 texel nearest to three floats.
pub fn floats_to_shared_exponent(color: [f32; 3]) -> u32 {
    const LARGEST: f32 = 65408.0;
    let clamped = color.map(|c| if c > 0.0 { c.min(LARGEST) } else { 0.0 });
    let largest = clamped[0].max(clamped[1]).max(clamped[2]);
    let floor_log2 = ((largest.to_bits() >> 23) as i32 - 127).max(-16);
    let mut exponent = floor_log2 + 16;
    let step = |exponent: i32| f64::from(exponent - 24).exp2();
    if (f64::from(largest) / step(exponent)).round() >= 512.0 {
        exponent += 1;
    }
    let mantissa = |c: f32| (f64::from(c) / step(exponent)).round() as u32 & 0x1ff;
    mantissa(clamped[0])
        | (mantissa(clamped[1]) << 9)
        | (mantissa(clamped[2]) << 18)
        | ((exponent as u32 & 0x1f) << 27)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_survives_a_round_trip() {
        for half in 0..=u16::MAX {
            let value = f16_to_f32(half);
            if value.is_nan() {
                assert!(f16_to_f32(float_to_half(value)).is_nan());
            } else {
                assert_eq!(float_to_half(value), half);
            }
        }
        assert_eq!(f16_to_f32(0x3c00), 1.0);
        assert_eq!(f16_to_f32(0x0001), 2.0f32.powi(-24));
        assert_eq!(float_to_half(65520.0), 0x7c00);
        assert_eq!(float_to_half(65519.0), 0x7bff);
        assert_eq!(float_to_half(2049.0), float_to_half(2048.0));
    }

    #[test]
    fn every_small_float_survives_a_round_trip() {
        for mantissa_bits in [5, 6] {
            for bits in 0..(0x1f << mantissa_bits) {
                assert_eq!(float_to_small(small_to_float(bits, mantissa_bits), mantissa_bits), bits);
            }
        }
        assert_eq!(float_to_small(-3.0, 6), 0);
        assert_eq!(small_to_float(float_to_small(1e9, 6), 6), 65024.0);
        assert_eq!(small_to_float(float_to_small(1e9, 5), 5), 64512.0);
    }

    #[test]
    fn shared_exponents_keep_normalised_texels() {
        for exponent in 0..32u32 {
            for mantissa in [256u32, 300, 511] {
                let texel = (exponent << 27) | mantissa | (17 << 9) | (255 << 18);
                let color = shared_exponent_to_floats(texel);
                assert_eq!(floats_to_shared_exponent(color), texel);
            }
        }
        assert_eq!(shared_exponent_to_floats((15 << 27) | 256), [0.5, 0.0, 0.0]);
    }
}
