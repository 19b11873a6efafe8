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

    /// A block of fields, each a value at its lowest bit.
    fn block(fields: &[(u128, u32)]) -> u128 {
        fields.iter().fold(0, |all, &(value, at)| all | value << at)
    }

    // The first colour of every block below is blue 5, green 10, red 20; the second blue 11, green 28, red 2.
    const FIRST: u128 = 20 << 10 | 10 << 5 | 5;
    const SECOND: u128 = 2 << 10 | 28 << 5 | 11;

    #[test]
    fn every_code_of_a_high_block_is_a_sixth_of_the_way() {
        let bits = block(&[(FIRST, 96), (SECOND, 111)]);
        for code in 0..7 {
            for (x, y) in [(0, 0), (3, 1), (7, 3)] {
                let texel = (x & 4) * 4 + 4 * y + (x & 3);
                let bits = bits | (code as u128) << (3 * texel);
                let way = code as f32 / 6.0;
                let expected =
                    [20.0 - 18.0 * way, 2.0 * (10.0 + 18.0 * way), 5.0 + 6.0 * way, 31.0].map(f32::abs);
                let found = rgba(bits, x, y);
                // Green counts 31ths here, too.
                let found = [found[0] * 31.0, found[1] * 62.0, found[2] * 31.0, found[3] * 31.0];
                assert!(
                    found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-4),
                    "{found:?} {expected:?}"
                );
            }
        }
    }

    #[test]
    fn mixed_blocks_interpolate_in_thirds_or_have_holes() {
        for (at, low, select, x) in [(64, 125, 1, 1), (94, 126, 33, 5)] {
            let codes = |bits: u128| {
                [0, 1, 2, 3].map(|code| {
                    // The texel in column 1, row 2 of its half.
                    let texel = if x == 5 { 25 } else { 9 };
                    units_of(rgba(bits | code << (2 * texel), x, 2))
                })
            };
            fn units_of(color: [f32; 4]) -> [f32; 4] {
                [color[0] * 31.0, color[1] * 63.0, color[2] * 31.0, color[3]]
            }
            let check = |found: [[f32; 4]; 4], expected: [[f32; 4]; 4]| {
                for (found, expected) in found.into_iter().zip(expected) {
                    let same = found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-4);
                    assert!(same, "{at}: {found:?} {expected:?}");
                }
            };
            let bits = block(&[(FIRST, at), (SECOND, at + 15), (1, 127)]);
            let first = |low: f32| [20.0, 20.0 + low, 5.0, 1.0];
            let second = |low: f32| [2.0, 56.0 + low, 11.0, 1.0];
            let way = |a: [f32; 4], b: [f32; 4], part: f32| [0, 1, 2, 3].map(|c| a[c] + (b[c] - a[c]) * part);
            let thirds = |a, b| [a, way(a, b, 1.0 / 3.0), way(a, b, 2.0 / 3.0), b];
            // The sixth bit of green: of the second colour as stored, of the first with the select bit taken off.
            check(codes(bits), thirds(first(0.0), second(0.0)));
            check(codes(bits | 1 << low), thirds(first(1.0), second(1.0)));
            check(codes(bits | 1 << select), thirds(first(1.0), second(0.0)));
            check(codes(bits | 1 << low | 1 << select), thirds(first(0.0), second(1.0)));
            // With holes: the first colour keeps its five bits of green.
            let five = [20.0, 10.0 * 63.0 / 31.0, 5.0, 1.0];
            let halves = |b| [five, way(five, b, 0.5), b, [0.0; 4]];
            check(codes(bits | 1 << 124), halves(second(0.0)));
            check(codes(bits | 1 << 124 | 1 << low), halves(second(1.0)));
            check(codes(bits | 1 << 124 | 1 << select), halves(second(0.0)));
        }
    }

    #[test]
    fn chroma_and_alpha_blocks_have_their_colours_side_by_side() {
        let colors: [u128; 4] = [FIRST, SECOND, 7 << 10 | 13 << 5 | 30, 24 << 10 | 1 << 5 | 17];
        let near = |found: [f32; 4], expected: [f32; 4]| {
            let same = found.iter().zip(expected).all(|(a, b)| (a * 31.0 - b).abs() < 1e-4);
            assert!(same, "{found:?} {expected:?}");
        };
        let rgb = [[20.0, 10.0, 5.0], [2.0, 28.0, 11.0], [7.0, 13.0, 30.0], [24.0, 1.0, 17.0]];
        for (x, texel) in [(2, 6), (6, 22)] {
            for code in 0..4usize {
                let fields = [0, 1, 2, 3].map(|n| (colors[n], 64 + 15 * n as u32));
                let bits = block(&fields) | 2 << 125 | (code as u128) << (2 * texel);
                let [r, g, b] = rgb[code];
                near(rgba(bits, x, 1), [r, g, b, 31.0]);
                // Three colours with an alpha each, and a hole.
                let alpha = [9, 18, 29];
                let fields = [0, 1, 2].map(|n| (colors[n], 64 + 15 * n as u32));
                let alphas = [0, 1, 2].map(|n| (alpha[n], 109 + 5 * n as u32));
                let bits = block(&fields) | block(&alphas) | 3 << 125 | (code as u128) << (2 * texel);
                match code {
                    3 => assert_eq!(rgba(bits, x, 1), [0.0; 4]),
                    _ => near(rgba(bits, x, 1), [r, g, b, alpha[code] as f32]),
                }
                // Two colours: each half has its own first one, the second is shared.
                let fields =
                    [(colors[0], 64), (colors[1], 79), (colors[2], 94), (9, 109), (18, 114), (29, 119)];
                let bits = block(&fields) | 7 << 124 | (code as u128) << (2 * texel);
                let (first, own) = if x >= 4 { (rgb[2], 29.0) } else { (rgb[0], 9.0) };
                let part = code as f32 / 3.0;
                let mix = |a: f32, b: f32| a + (b - a) * part;
                let expected = [mix(first[0], 2.0), mix(first[1], 28.0), mix(first[2], 11.0), mix(own, 18.0)];
                near(rgba(bits, x, 1), expected);
            }
        }
    }
}
