//! The sRGB transfer function, both ways.
//!
//! Source: [skl.7:Texel Color Gamma Linearization]; the curve is IEC 61966-2-1, which conformance suites expect.

use std::sync::LazyLock;

/// Linear value of an sRGB-encoded one.
pub fn decode(encoded: f32) -> f32 {
    decode_exact(f64::from(encoded)) as f32
}

fn decode_exact(encoded: f64) -> f64 {
    if encoded <= 0.04045 { encoded / 12.92 } else { ((encoded + 0.055) / 1.055).powf(2.4) }
}

/// sRGB encoding of a linear value in [0, 1].
pub fn encode(linear: f32) -> f32 {
    let linear = f64::from(linear);
    let encoded = if linear <= 0.003_130_8 { linear * 12.92 } else { 1.055 * linear.powf(1.0 / 2.4) - 0.055 };
    encoded as f32
}

/// Linear float bits of the 256 8-bit codes.
pub static DECODE_8: LazyLock<[u32; 256]> =
    LazyLock::new(|| std::array::from_fn(|code| decode(code as f32 / 255.0).to_bits()));

const BUCKETS: usize = 4096;

struct Encode8 {
    /// Linear value from which the next code is nearer.
    next: [f32; 256],
    /// A code not above the right one for each bucket of linear values.
    start: [u8; BUCKETS + 1],
}

static ENCODE_8: LazyLock<Encode8> = LazyLock::new(|| {
    let mut next = [f32::INFINITY; 256];
    for (code, limit) in next.iter_mut().enumerate().take(255) {
        *limit = decode_exact((code as f64 + 0.5) / 255.0) as f32;
    }
    let mut start = [0; BUCKETS + 1];
    let mut code = 0;
    for (bucket, first) in start.iter_mut().enumerate() {
        while (bucket as f32 / BUCKETS as f32) >= next[code] {
            code += 1;
        }
        *first = code as u8;
    }
    Encode8 { next, start }
});

/// The 8-bit sRGB code nearest to a linear value; clamps, NaN gives 0.
#[inline]
pub fn encode_8(linear: f32) -> u8 {
    let linear = if linear > 0.0 { linear.min(1.0) } else { 0.0 };
    let table = &*ENCODE_8;
    let mut code = table.start[(linear * BUCKETS as f32) as usize & 0x1fff];
    while linear >= table.next[code as usize] {
        code += 1;
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_codes_survive_a_round_trip() {
        for code in 0..=255u8 {
            assert_eq!(encode_8(f32::from_bits(DECODE_8[code as usize])), code);
        }
    }

    #[test]
    fn the_table_agrees_with_the_curve() {
        for n in 0..=10_000 {
            let linear = n as f32 / 10_000.0;
            let exact = f64::from(encode(linear)) * 255.0;
            assert!((f64::from(encode_8(linear)) - exact).abs() <= 0.5001, "{linear}");
        }
        assert_eq!(encode_8(f32::NAN), 0);
        assert_eq!(encode_8(-1.0), 0);
        assert_eq!(encode_8(9.0), 255);
    }
}
