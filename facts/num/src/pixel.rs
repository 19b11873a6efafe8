//! Numbers as surfaces store them.
//!
//! Source: [skl.7:Surface Formats], [skl.7:sRGB], [skl.7:Numeric Data Types].

/// Largest unsigned value of `bits` bits (1 to 32).
#[inline(always)]
const fn ones(bits: u32) -> u32 {
    u32::MAX >> (32 - bits)
}

/// Unsigned normalised integer of `bits` bits (1 to 32) to [0, 1].
#[inline(always)]
pub fn unorm_to_f32(value: u32, bits: u32) -> f32 {
    if bits <= 24 {
        value as f32 / ones(bits) as f32
    } else {
        (f64::from(value) / f64::from(ones(bits))) as f32
    }
}

/// [0, 1] to an unsigned normalised integer of `bits` bits, round to nearest even; NaN to 0.
#[inline(always)]
pub fn f32_to_unorm(x: f32, bits: u32) -> u32 {
    let x = if x > 0.0 { x } else { 0.0 };
    let x = if x < 1.0 { x } else { 1.0 };
    if bits <= 16 {
        // The product is exact to well below half a step, and the float fits.
        (x * ones(bits) as f32).round_ties_even() as u32
    } else {
        (f64::from(x) * f64::from(ones(bits))).round_ties_even() as u32
    }
}

/// Signed normalised integer of `bits` bits (2 to 32), sign-extended or not, to [-1, 1].
#[inline(always)]
pub fn snorm_to_f32(value: u32, bits: u32) -> f32 {
    let signed = ((value << (32 - bits)) as i32) >> (32 - bits);
    let scaled = if bits <= 24 {
        signed as f32 / ones(bits - 1) as f32
    } else {
        (f64::from(signed) / f64::from(ones(bits - 1))) as f32
    };
    if scaled < -1.0 { -1.0 } else { scaled }
}

/// [-1, 1] to a signed normalised integer of `bits` bits (in the low bits), round to nearest even; NaN to 0.
#[inline(always)]
pub fn f32_to_snorm(x: f32, bits: u32) -> u32 {
    let x = if x.is_nan() { 0.0 } else { x };
    let x = if x > -1.0 { x } else { -1.0 };
    let x = if x < 1.0 { x } else { 1.0 };
    let scaled = (f64::from(x) * f64::from(ones(bits - 1))).round_ties_even() as i32;
    scaled as u32 & ones(bits)
}

/// One sRGB-encoded component in [0, 1] to linear light.
pub fn srgb_to_linear(x: f32) -> f32 {
    if x <= 0.040_45 { x / 12.92 } else { power((f64::from(x) + 0.055) / 1.055, 2.4) as f32 }
}

/// One linear component to sRGB encoding, clamped to [0, 1]; NaN to 0.
pub fn linear_to_srgb(x: f32) -> f32 {
    let x = if x > 0.0 { x } else { 0.0 };
    if x >= 1.0 {
        return 1.0;
    }
    if x <= 0.003_130_8 { x * 12.92 } else { (1.055 * power(f64::from(x), 1.0 / 2.4) - 0.055) as f32 }
}

/// `x^y` for x in (0, 2), good to about 1e-9, the same on every host.
fn power(x: f64, y: f64) -> f64 {
    // Split off the exponent by hand, then use the series of the logarithm and of the exponential.
    let bits = x.to_bits();
    let mut exponent = ((bits >> 52) & 0x7ff) as i32 - 1023;
    let mut mantissa = f64::from_bits((bits & ((1 << 52) - 1)) | (1023 << 52));
    if mantissa > std::f64::consts::SQRT_2 {
        mantissa *= 0.5;
        exponent += 1;
    }
    let s = (mantissa - 1.0) / (mantissa + 1.0);
    let z = s * s;
    let mut sum = 0.0;
    for n in (0..11).rev() {
        sum = sum * z + 1.0 / f64::from(2 * n + 1);
    }
    let logarithm = f64::from(exponent) * std::f64::consts::LN_2 + 2.0 * s * sum;
    let t = logarithm * y;
    let whole = (t * std::f64::consts::LOG2_E).round_ties_even();
    let r = t - whole * std::f64::consts::LN_2;
    let mut e = 1.0;
    for n in (1..16).rev() {
        e = 1.0 + e * r / f64::from(n);
    }
    e * f64::from_bits(((whole as i64 + 1023).clamp(0, 2046) as u64) << 52)
}

/// The 256 linear values of 8-bit sRGB.
pub fn srgb8_table() -> &'static [f32; 256] {
    static TABLE: std::sync::OnceLock<[f32; 256]> = std::sync::OnceLock::new();
    TABLE.get_or_init(|| std::array::from_fn(|i| srgb_to_linear(i as f32 / 255.0)))
}

/// Unsigned small float with a 5-bit exponent and `mantissa_bits` (6 for 11-bit, 5 for 10-bit floats).
pub fn small_float_to_f32(value: u32, mantissa_bits: u32) -> f32 {
    // The same exponent range as a half float, so it is one with a shorter mantissa.
    crate::f16_to_f32(((value << (10 - mantissa_bits)) & 0x7fff) as u16)
}

/// Narrows to an unsigned small float: negatives to 0, NaN kept, too large to the largest finite value unless
/// infinite, round to nearest even.
pub fn f32_to_small_float(x: f32, mantissa_bits: u32) -> u32 {
    if x.is_nan() {
        return (31 << mantissa_bits) | 1;
    }
    if x <= 0.0 {
        return 0;
    }
    if x == f32::INFINITY {
        return 31 << mantissa_bits;
    }
    let largest = (31 << mantissa_bits) - 1;
    let bits = x.to_bits();
    let exponent = ((bits >> 23) as i32) - 127;
    if exponent < -14 {
        // Denormal: units of 2^(-14 - mantissa_bits).
        let scale = f64::from_bits(u64::from(1023 + 14 + mantissa_bits) << 52);
        return (f64::from(x) * scale).round_ties_even() as u32;
    }
    let shift = 23 - mantissa_bits;
    let mantissa = bits & 0x7f_ffff;
    let value = (((exponent + 15) as u32) << mantissa_bits) | (mantissa >> shift);
    let rest = mantissa & ((1 << shift) - 1);
    let half = 1 << (shift - 1);
    let rounded = value + u32::from(rest > half || (rest == half && value & 1 == 1));
    rounded.min(largest)
}

/// R11G11B10_FLOAT to three floats.
pub fn r11g11b10_to_f32(packed: u32) -> [f32; 3] {
    [
        small_float_to_f32(packed & 0x7ff, 6),
        small_float_to_f32((packed >> 11) & 0x7ff, 6),
        small_float_to_f32(packed >> 22, 5),
    ]
}

/// Three floats to R11G11B10_FLOAT.
pub fn f32_to_r11g11b10(rgb: [f32; 3]) -> u32 {
    f32_to_small_float(rgb[0], 6)
        | (f32_to_small_float(rgb[1], 6) << 11)
        | (f32_to_small_float(rgb[2], 5) << 22)
}

/// R9G9B9E5_SHAREDEXP to three floats.
pub fn rgb9e5_to_f32(packed: u32) -> [f32; 3] {
    // 2^(e - 15 - 9)
    let scale = f32::from_bits(((packed >> 27) + 127 - 24) << 23);
    [0, 9, 18].map(|shift| ((packed >> shift) & 0x1ff) as f32 * scale)
}

/// Three floats to R9G9B9E5_SHAREDEXP.
pub fn f32_to_rgb9e5(rgb: [f32; 3]) -> u32 {
    const LARGEST: f32 = 65408.0;
    let clamped = rgb.map(|x| if x > 0.0 { x.min(LARGEST) } else { 0.0 });
    let largest = clamped[0].max(clamped[1]).max(clamped[2]);
    let floor_log2 = ((largest.to_bits() >> 23) as i32 - 127).max(-16);
    let mut exponent = floor_log2 + 1 + 15;
    let scale = |exponent: i32| f64::from_bits(((1023 - (exponent - 24)) as u64) << 52);
    if (f64::from(largest) * scale(exponent)).round_ties_even() as u32 == 512 {
        exponent += 1;
    }
    let mantissas = clamped.map(|x| (f64::from(x) * scale(exponent)).round_ties_even() as u32 & 0x1ff);
    mantissas[0] | (mantissas[1] << 9) | (mantissas[2] << 18) | ((exponent as u32) << 27)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normalised_integers_survive_the_round_trip() {
        for bits in [1u32, 2, 4, 5, 6, 8, 10, 16] {
            for value in 0..=ones(bits) {
                assert_eq!(f32_to_unorm(unorm_to_f32(value, bits), bits), value);
                if bits > 1 && value != 1 << (bits - 1) {
                    assert_eq!(f32_to_snorm(snorm_to_f32(value, bits), bits), value);
                }
            }
        }
        assert_eq!(unorm_to_f32(0xff_ffff, 24), 1.0);
        assert_eq!(f32_to_unorm(1.0, 32), u32::MAX);
        assert_eq!(snorm_to_f32(0x80, 8), -1.0);
        assert_eq!(f32_to_unorm(f32::NAN, 8), 0);
        assert_eq!(f32_to_snorm(f32::NAN, 8), 0);
    }

    #[test]
    fn srgb_is_its_own_inverse_on_eight_bits() {
        for (i, &linear) in srgb8_table().iter().enumerate() {
            assert_eq!(f32_to_unorm(linear_to_srgb(linear), 8), i as u32);
        }
        let exact = ((0.5f64 + 0.055) / 1.055).powf(2.4);
        assert!((f64::from(srgb_to_linear(0.5)) - exact).abs() < 1e-7);
    }

    #[test]
    fn small_floats_survive_the_round_trip() {
        for value in 0..(31 << 6) {
            assert_eq!(f32_to_small_float(small_float_to_f32(value, 6), 6), value);
        }
        for value in 0..(31 << 5) {
            assert_eq!(f32_to_small_float(small_float_to_f32(value, 5), 5), value);
        }
        assert_eq!(f32_to_small_float(1e9, 6), (31 << 6) - 1);
        assert_eq!(f32_to_small_float(-1.0, 6), 0);
        assert!(small_float_to_f32(f32_to_small_float(f32::NAN, 5), 5).is_nan());
    }

    #[test]
    fn shared_exponents_survive_the_round_trip() {
        for packed in [0u32, 0x8000_0001, 0x7bff_ffff, 0x8403_0201 | 0x100, 0xffff_ffff] {
            let rgb = rgb9e5_to_f32(packed);
            assert_eq!(rgb9e5_to_f32(f32_to_rgb9e5(rgb)), rgb);
        }
        assert_eq!(rgb9e5_to_f32(f32_to_rgb9e5([1.0, 0.5, 0.25])), [1.0, 0.5, 0.25]);
    }
}
