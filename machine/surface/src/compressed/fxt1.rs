//! FXT1: blocks of 8x4 texels in four modes.
//!
//! Source: [bdw.2d:SURFACE_FORMAT]; extension 3DFX_texture_compression_FXT1. A block is a little-endian number of 128
//! bits; its left and right halves of 4x4 texels have their own codes and, in most modes, their own colours.

use super::bc::finish;

/// Five bits from `at`, 0 to 1.
fn five(block: u128, at: u32) -> f32 {
    (block >> at & 31) as f32 / 31.0
}

/// Five bits from `at` with a sixth, lowest one.
fn six(block: u128, at: u32, low: u128) -> f32 {
    ((block >> at & 31) << 1 | low & 1) as f32 / 63.0
}

/// Blue, green, red from `at` up; alpha 1.
fn color(block: u128, at: u32) -> [f32; 4] {
    [five(block, at + 10), five(block, at + 5), five(block, at), 1.0]
}

fn mix(a: [f32; 4], b: [f32; 4], weight: f32) -> [f32; 4] {
    std::array::from_fn(|c| a[c] + (b[c] - a[c]) * weight)
}

fn high(block: u128, texel: u32) -> [f32; 4] {
    let (first, second) = (color(block, 96), color(block, 111));
    match block >> (3 * texel) & 7 {
        7 => [0.0; 4],
        code => mix(first, second, code as f32 / 6.0),
    }
}

fn mixed(block: u128, right: bool, code: u32) -> [f32; 4] {
    let (at, low, select) = if right { (94, 126, 33) } else { (64, 125, 1) };
    let (low, select) = (block >> low & 1, block >> select & 1);
    let (mut first, mut second) = (color(block, at), color(block, at + 15));
    second[1] = six(block, at + 20, low);
    if block >> 124 & 1 != 0 {
        return match code {
            0 => first,
            1 => mix(first, second, 0.5),
            2 => second,
            _ => [0.0; 4],
        };
    }
    first[1] = six(block, at + 5, low ^ select);
    mix(first, second, code as f32 / 3.0)
}

fn alpha(block: u128, right: bool, code: u32) -> [f32; 4] {
    if block >> 124 & 1 != 0 {
        let (at, alpha_at) = if right { (94, 119) } else { (64, 109) };
        let (mut first, mut second) = (color(block, at), color(block, 79));
        first[3] = five(block, alpha_at);
        second[3] = five(block, 114);
        return mix(first, second, code as f32 / 3.0);
    }
    if code == 3 {
        return [0.0; 4];
    }
    let mut one = color(block, 64 + 15 * code);
    one[3] = five(block, 109 + 5 * code);
    one
}

/// FXT1.
pub fn fxt1(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    let block = u128::from_le_bytes(*block);
    let right = x & 4 != 0;
    let texel = u32::from(right) * 16 + (y & 3) * 4 + (x & 3);
    let code = (block >> (2 * texel)) as u32 & 3;
    let color = match block >> 125 {
        0 | 1 => high(block, texel),
        2 => color(block, 64 + 15 * code),
        3 => alpha(block, right, code),
        _ => mixed(block, right, code),
    };
    finish(color, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rgba(bits: u128, x: u32, y: u32) -> [f32; 4] {
        fxt1(&bits.to_le_bytes(), x, y).map(f32::from_bits)
    }

    #[test]
    fn high_blocks_have_seven_steps_and_transparency() {
        // Blue to red; codes 0, 3, 6, 7 in the first row.
        let bits = 31u128 << 96 | 31 << 121 | 3 << 3 | 6 << 6 | 7 << 9;
        assert_eq!(rgba(bits, 0, 0), [0.0, 0.0, 1.0, 1.0]);
        assert_eq!(rgba(bits, 1, 0), [0.5, 0.0, 0.5, 1.0]);
        assert_eq!(rgba(bits, 2, 0), [1.0, 0.0, 0.0, 1.0]);
        assert_eq!(rgba(bits, 3, 0), [0.0; 4]);
        assert_eq!(rgba(bits | 6 << 48, 4, 0), [1.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn chroma_blocks_pick_one_of_four_colours() {
        let bits = 2u128 << 125 | 31 << (64 + 45 + 5) | 3 << (2 * 21);
        assert_eq!(rgba(bits, 5, 1), [0.0, 1.0, 0.0, 1.0]);
        assert_eq!(rgba(bits, 4, 1), [0.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn alpha_blocks_store_alpha_with_their_colours() {
        let bits = 3u128 << 125 | 31 << 64 | 31 << 109 | 3 << 2;
        assert_eq!(rgba(bits, 0, 0), [0.0, 0.0, 1.0, 1.0]);
        assert_eq!(rgba(bits, 1, 0), [0.0; 4]);
    }

    #[test]
    fn mixed_blocks_have_a_sixth_bit_of_green() {
        // Left half, all codes 3: the second colour, green 31 with low bit 0 and then 1.
        let bits = 4u128 << 125 | 31 << 84 | 0xffff_ffff;
        assert_eq!(rgba(bits, 2, 2)[1], 62.0 / 63.0);
        assert_eq!(rgba(bits | 1 << 125, 2, 2)[1], 1.0);
    }
}
