//! BC6H and BC7 (BPTC).
//!
//! Source: [bdw.2d:SURFACE_FORMAT]; Khronos data format specification, "BPTC". Blocks are little-endian numbers of 128
//! bits that are read from the low end.

use super::bc::finish;
use std::sync::LazyLock;

/// Second subset of two: one bit a texel.
const TWO_SUBSETS: [u16; 64] = [
    0xcccc, 0x8888, 0xeeee, 0xecc8, 0xc880, 0xfeec, 0xfec8, 0xec80, 0xc800, 0xffec, 0xfe80, 0xe800, 0xffe8,
    0xff00, 0xfff0, 0xf000, 0xf710, 0x008e, 0x7100, 0x08ce, 0x008c, 0x7310, 0x3100, 0x8cce, 0x088c, 0x3110,
    0x6666, 0x366c, 0x17e8, 0x0ff0, 0x718e, 0x399c, 0xaaaa, 0xf0f0, 0x5a5a, 0x33cc, 0x3c3c, 0x55aa, 0x9696,
    0xa55a, 0x73ce, 0x13c8, 0x324c, 0x3bdc, 0x6996, 0xc33c, 0x9966, 0x0660, 0x0272, 0x04e4, 0x4e40, 0x2720,
    0xc936, 0x936c, 0x39c6, 0x639c, 0x9336, 0x9cc6, 0x817e, 0xe718, 0xccf0, 0x0fcc, 0x7744, 0xee22,
];
/// Subsets of three: two bits a texel.
const THREE_SUBSETS: [u32; 64] = [
    0xaa685050, 0x6a5a5040, 0x5a5a4200, 0x5450a0a8, 0xa5a50000, 0xa0a05050, 0x5555a0a0, 0x5a5a5050,
    0xaa550000, 0xaa555500, 0xaaaa5500, 0x90909090, 0x94949494, 0xa4a4a4a4, 0xa9a59450, 0x2a0a4250,
    0xa5945040, 0x0a425054, 0xa5a5a500, 0x55a0a0a0, 0xa8a85454, 0x6a6a4040, 0xa4a45000, 0x1a1a0500,
    0x0050a4a4, 0xaaa59090, 0x14696914, 0x69691400, 0xa08585a0, 0xaa821414, 0x50a4a450, 0x6a5a0200,
    0xa9a58000, 0x5090a0a8, 0xa8a09050, 0x24242424, 0x00aa5500, 0x24924924, 0x24499224, 0x50a50a50,
    0x500aa550, 0xaaaa4444, 0x66660000, 0xa5a0a5a0, 0x50a050a0, 0x69286928, 0x44aaaa44, 0x66666600,
    0xaa444444, 0x54a854a8, 0x95809580, 0x96969600, 0xa85454a8, 0x80959580, 0xaa141414, 0x96960000,
    0xaaaa1414, 0xa05050a0, 0xa0a5a5a0, 0x96000000, 0x40804080, 0xa9a8a9a8, 0xaaaaaa44, 0x2a4a5254,
];
/// Texels whose index lacks its top bit: of the second subset of two, the second and the third of three.
const ANCHORS: [[u8; 64]; 3] = [
    [
        15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 2, 8, 2, 2, 8, 8, 15, 2, 8, 2, 2,
        8, 8, 2, 2, 15, 15, 6, 8, 2, 8, 15, 15, 2, 8, 2, 2, 2, 15, 15, 6, 6, 2, 6, 8, 15, 15, 2, 2, 15, 15,
        15, 15, 15, 2, 2, 15,
    ],
    [
        3, 3, 15, 15, 8, 3, 15, 15, 8, 8, 6, 6, 6, 5, 3, 3, 3, 3, 8, 15, 3, 3, 6, 10, 5, 8, 8, 6, 8, 5, 15,
        15, 8, 15, 3, 5, 6, 10, 8, 15, 15, 3, 15, 5, 15, 15, 15, 15, 3, 15, 5, 5, 5, 8, 5, 10, 5, 10, 8, 13,
        15, 12, 3, 3,
    ],
    [
        15, 8, 8, 3, 15, 15, 3, 8, 15, 15, 15, 15, 15, 15, 15, 8, 15, 8, 15, 3, 15, 8, 15, 8, 3, 15, 6, 10,
        15, 15, 10, 8, 15, 3, 15, 10, 10, 8, 9, 10, 6, 15, 8, 15, 3, 6, 6, 8, 15, 3, 15, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 3, 15, 15, 8,
    ],
];

/// Reads a block from its low end.
struct Bits {
    rest: u128,
}

impl Bits {
    fn take(&mut self, count: u32) -> i32 {
        let value = self.rest & ((1 << count) - 1);
        self.rest >>= count;
        value as i32
    }
}

/// Subset of a texel.
fn subset(subsets: u32, partition: usize, texel: u32) -> usize {
    let partition = partition & 63;
    match subsets {
        2 => usize::from(TWO_SUBSETS[partition] >> texel & 1),
        3 => (THREE_SUBSETS[partition] >> (2 * texel) & 3) as usize,
        _ => 0,
    }
}

fn is_anchor(subsets: u32, partition: usize, texel: u32) -> bool {
    let at = |table: usize| u32::from(ANCHORS[table][partition & 63]) == texel;
    texel == 0 || (subsets == 2 && at(0)) || (subsets == 3 && (at(1) || at(2)))
}

/// Index of a texel in a run of 16 indices of `bits` bits, less one for anchors.
fn index(indices: &mut Bits, bits: u32, subsets: u32, partition: usize, texel: u32) -> usize {
    let mut found = 0;
    for n in 0..16 {
        let value = indices.take(bits - u32::from(is_anchor(subsets, partition, n)));
        if n == texel {
            found = value;
        }
    }
    found as usize
}

fn interpolate(a: i32, b: i32, index: usize, bits: u32) -> i32 {
    const WEIGHTS: [&[i32]; 3] = [
        &[0, 21, 43, 64],
        &[0, 9, 18, 27, 37, 46, 55, 64],
        &[0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64],
    ];
    let weight = WEIGHTS[(bits - 2) as usize][index];
    ((64 - weight) * a + weight * b + 32) >> 6
}

/// What a BC7 mode stores.
struct Mode {
    subsets: u32,
    partition_bits: u32,
    rotation_bits: u32,
    selection_bits: u32,
    color_bits: u32,
    alpha_bits: u32,
    /// Low bits shared by the channels: of each end point, or of each subset.
    low_bits: LowBits,
    index_bits: u32,
    second_index_bits: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LowBits {
    None,
    EndPoint,
    Subset,
}

const fn mode(numbers: [u32; 8], low_bits: LowBits) -> Mode {
    let [subsets, partition_bits, rotation_bits, selection_bits, color_bits, alpha_bits, index_bits, second] =
        numbers;
    Mode {
        subsets,
        partition_bits,
        rotation_bits,
        selection_bits,
        color_bits,
        alpha_bits,
        low_bits,
        index_bits,
        second_index_bits: second,
    }
}

const MODES: [Mode; 8] = [
    mode([3, 4, 0, 0, 4, 0, 3, 0], LowBits::EndPoint),
    mode([2, 6, 0, 0, 6, 0, 3, 0], LowBits::Subset),
    mode([3, 6, 0, 0, 5, 0, 2, 0], LowBits::None),
    mode([2, 6, 0, 0, 7, 0, 2, 0], LowBits::EndPoint),
    mode([1, 0, 2, 1, 5, 6, 2, 3], LowBits::None),
    mode([1, 0, 2, 0, 7, 8, 2, 2], LowBits::None),
    mode([1, 0, 0, 0, 7, 7, 4, 0], LowBits::EndPoint),
    mode([2, 6, 0, 0, 5, 5, 2, 0], LowBits::EndPoint),
];

/// A number of `bits` bits widened to 8 by repeating its top bits.
fn widen(value: i32, bits: u32) -> i32 {
    if bits >= 8 { value } else { (value << (8 - bits)) | (value >> (2 * bits - 8)) }
}

/// BC7.
pub fn bc7<const SRGB: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    let texel = 4 * (y & 3) + (x & 3);
    let Some(mode) = MODES.get(block[0].trailing_zeros() as usize) else { return [0; 4] };
    let mut bits = Bits { rest: u128::from_le_bytes(*block) >> (block[0].trailing_zeros() + 1) };
    let partition = bits.take(mode.partition_bits) as usize;
    let rotation = bits.take(mode.rotation_bits) as usize;
    let selection = bits.take(mode.selection_bits) != 0;
    let ends = mode.subsets as usize * 2;
    let mut colors = [[255i32; 4]; 6];
    for channel in 0..3 {
        for end in &mut colors[..ends] {
            end[channel] = bits.take(mode.color_bits);
        }
    }
    if mode.alpha_bits > 0 {
        for end in &mut colors[..ends] {
            end[3] = bits.take(mode.alpha_bits);
        }
    }
    let mut low = 0;
    for (number, end) in colors[..ends].iter_mut().enumerate() {
        let extra = u32::from(mode.low_bits != LowBits::None);
        if mode.low_bits == LowBits::EndPoint || (mode.low_bits == LowBits::Subset && number % 2 == 0) {
            low = bits.take(1);
        }
        let channels = if mode.alpha_bits > 0 { 4 } else { 3 };
        for (channel, value) in end[..channels].iter_mut().enumerate() {
            let stored = if channel == 3 { mode.alpha_bits } else { mode.color_bits };
            *value = widen(*value << extra | low & extra as i32, stored + extra);
        }
    }
    let first = index(&mut bits, mode.index_bits, mode.subsets, partition, texel);
    let mut color_index = (first, mode.index_bits);
    let mut alpha_index = color_index;
    if mode.second_index_bits > 0 {
        let second = index(&mut bits, mode.second_index_bits, mode.subsets, partition, texel);
        alpha_index = (second, mode.second_index_bits);
        if selection {
            std::mem::swap(&mut color_index, &mut alpha_index);
        }
    }
    let subset = subset(mode.subsets, partition, texel).min(2);
    let (a, b) = (colors[subset * 2], colors[subset * 2 + 1]);
    let mut color: [i32; 4] = std::array::from_fn(|channel| {
        let (index, bits) = if channel == 3 { alpha_index } else { color_index };
        interpolate(a[channel], b[channel], index, bits)
    });
    if rotation > 0 {
        color.swap(rotation - 1, 3);
    }
    finish(color.map(|channel| channel as f32 / 255.0), SRGB)
}

/// A BC6H mode: end-point bits, difference bits of red, green, blue (0: end points are whole), one subset or two, and
/// the order of bits: channel, end point w to z, then the bit numbers from the last stored to the first.
type FloatMode = (u32, [u32; 3], bool, &'static str);

/// By the low five bits of a block; the first two modes have two bits.
fn float_mode(low: u8) -> Option<FloatMode> {
    Some(match low {
        _ if low & 3 == 0 => (
            10,
            [5, 5, 5],
            true,
            "gy4 by4 bz4 rw9:0 gw9:0 bw9:0 rx4:0 gz4 gy3:0 gx4:0 bz0 gz3:0 bx4:0 bz1 by3:0 ry4:0 bz2 rz4:0 bz3",
        ),
        _ if low & 3 == 1 => (
            7,
            [6, 6, 6],
            true,
            "gy5 gz4 gz5 rw6:0 bz0 bz1 by4 gw6:0 by5 bz2 gy4 bw6:0 bz3 bz5 bz4 rx5:0 gy3:0 gx5:0 gz3:0 bx5:0 by3:0 ry5:0 \
             rz5:0",
        ),
        0b00010 => (
            11,
            [5, 4, 4],
            true,
            "rw9:0 gw9:0 bw9:0 rx4:0 rw10 gy3:0 gx3:0 gw10 bz0 gz3:0 bx3:0 bw10 bz1 by3:0 ry4:0 bz2 rz4:0 bz3",
        ),
        0b00011 => (10, [0; 3], false, "rw9:0 gw9:0 bw9:0 rx9:0 gx9:0 bx9:0"),
        0b00110 => (
            11,
            [4, 5, 4],
            true,
            "rw9:0 gw9:0 bw9:0 rx3:0 rw10 gz4 gy3:0 gx4:0 gw10 gz3:0 bx3:0 bw10 bz1 by3:0 ry3:0 bz0 bz2 rz3:0 gy4 bz3",
        ),
        0b00111 => (11, [9, 9, 9], false, "rw9:0 gw9:0 bw9:0 rx8:0 rw10 gx8:0 gw10 bx8:0 bw10"),
        0b01010 => (
            11,
            [4, 4, 5],
            true,
            "rw9:0 gw9:0 bw9:0 rx3:0 rw10 by4 gy3:0 gx3:0 gw10 bz0 gz3:0 bx4:0 bw10 by3:0 ry3:0 bz1 bz2 rz3:0 bz4 bz3",
        ),
        0b01011 => (12, [8, 8, 8], false, "rw9:0 gw9:0 bw9:0 rx7:0 rw10:11 gx7:0 gw10:11 bx7:0 bw10:11"),
        0b01110 => (
            9,
            [5, 5, 5],
            true,
            "rw8:0 by4 gw8:0 gy4 bw8:0 bz4 rx4:0 gz4 gy3:0 gx4:0 bz0 gz3:0 bx4:0 bz1 by3:0 ry4:0 bz2 rz4:0 bz3",
        ),
        0b01111 => (16, [4, 4, 4], false, "rw9:0 gw9:0 bw9:0 rx3:0 rw10:15 gx3:0 gw10:15 bx3:0 bw10:15"),
        0b10010 => (
            8,
            [6, 5, 5],
            true,
            "rw7:0 gz4 by4 gw7:0 bz2 gy4 bw7:0 bz3 bz4 rx5:0 gy3:0 gx4:0 bz0 gz3:0 bx4:0 bz1 by3:0 ry5:0 rz5:0",
        ),
        0b10110 => (
            8,
            [5, 6, 5],
            true,
            "rw7:0 bz0 by4 gw7:0 gy5 gy4 bw7:0 gz5 bz4 rx4:0 gz4 gy3:0 gx5:0 gz3:0 bx4:0 bz1 by3:0 ry4:0 bz2 rz4:0 bz3",
        ),
        0b11010 => (
            8,
            [5, 5, 6],
            true,
            "rw7:0 bz1 by4 gw7:0 by5 gy4 bw7:0 bz5 bz4 rx4:0 gz4 gy3:0 gx4:0 bz0 gz3:0 bx5:0 by3:0 ry4:0 bz2 rz4:0 bz3",
        ),
        0b11110 => (
            6,
            [0; 3],
            true,
            "rw5:0 gz4 bz0 bz1 by4 gw5:0 gy5 by5 bz2 gy4 bw5:0 gz5 bz3 bz5 bz4 rx5:0 gy3:0 gx5:0 gz3:0 bx5:0 by3:0 ry5:0 \
             rz5:0",
        ),
        _ => return None,
    })
}

/// A parsed mode.
struct FloatLayout {
    bits: u32,
    differences: [u32; 3],
    partitioned: bool,
    /// End point, channel and bit of each stored bit, the first stored one first.
    order: Vec<(u8, u8, u8)>,
}

fn parse(mode: FloatMode) -> FloatLayout {
    let (bits, differences, partitioned, text) = mode;
    let mut order = Vec::new();
    for field in text.split_whitespace() {
        let channel = "rgb".find(&field[..1]).unwrap_or(0) as u8;
        let end = "wxyz".find(&field[1..2]).unwrap_or(0) as u8;
        let (last, first) = field[2..].split_once(':').unwrap_or((&field[2..], &field[2..]));
        let (last, first) = (last.parse().unwrap_or(0u8), first.parse().unwrap_or(0u8));
        if first <= last {
            order.extend((first..=last).map(|bit| (end, channel, bit)));
        } else {
            order.extend((last..=first).rev().map(|bit| (end, channel, bit)));
        }
    }
    FloatLayout { bits, differences, partitioned, order }
}

static FLOAT_LAYOUTS: LazyLock<[Option<FloatLayout>; 32]> =
    LazyLock::new(|| std::array::from_fn(|low| float_mode(low as u8).map(parse)));

fn extend(value: i32, bits: u32) -> i32 {
    let unused = 32 - bits.clamp(1, 32);
    (value << unused) >> unused
}

fn unquantize(value: i32, bits: u32, signed: bool) -> i32 {
    if signed {
        if bits >= 16 || value == 0 {
            return value;
        }
        let magnitude = value.abs();
        let wide = if magnitude >= (1 << (bits - 1)) - 1 {
            0x7fff
        } else {
            ((magnitude << 15) + 0x4000) >> (bits - 1)
        };
        if value < 0 { -wide } else { wide }
    } else if bits >= 15 || value == 0 {
        value
    } else if value == (1 << bits) - 1 {
        0xffff
    } else {
        ((value << 15) + 0x4000) >> (bits - 1)
    }
}

/// BC6H.
pub fn bc6h<const SIGNED: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    let texel = 4 * (y & 3) + (x & 3);
    let one = 1.0f32.to_bits();
    let Some(layout) = &FLOAT_LAYOUTS[(block[0] & 0x1f) as usize] else { return [0, 0, 0, one] };
    let mode_bits = if block[0] & 2 == 0 { 2 } else { 5 };
    let mut bits = Bits { rest: u128::from_le_bytes(*block) >> mode_bits };
    let mut ends = [[0i32; 3]; 4];
    for &(end, channel, bit) in &layout.order {
        ends[(end & 3) as usize][usize::from(channel).min(2)] |= bits.take(1) << bit;
    }
    let partition = if layout.partitioned { bits.take(5) as usize } else { 0 };
    if layout.differences[0] != 0 {
        let base = ends[0];
        for end in &mut ends[1..] {
            for channel in 0..3 {
                let difference = extend(end[channel], layout.differences[channel]);
                end[channel] = base[channel].wrapping_add(difference) & ((1 << layout.bits) - 1);
            }
        }
    }
    for value in ends.iter_mut().flatten() {
        let wide = if SIGNED { extend(*value, layout.bits) } else { *value };
        *value = unquantize(wide, layout.bits, SIGNED);
    }
    let (subsets, index_bits) = if layout.partitioned { (2, 3) } else { (1, 4) };
    let index = index(&mut bits, index_bits, subsets, partition, texel);
    let subset = subset(subsets, partition, texel);
    let channel = |channel: usize| {
        let value = interpolate(ends[subset * 2][channel], ends[subset * 2 + 1][channel], index, index_bits);
        let half = match (SIGNED, value < 0) {
            (false, _) => value * 31 / 64,
            (true, false) => value * 31 / 32,
            // No negative zero: the sign is taken after the division.
            (true, true) => match -value * 31 / 32 {
                0 => 0,
                magnitude => magnitude | 0x8000,
            },
        };
        num::f16_to_f32(half as u16).to_bits()
    };
    [channel(0), channel(1), channel(2), one]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_stores_128_bits() {
        for (number, mode) in MODES.iter().enumerate() {
            let ends = 2 * mode.subsets;
            let low = match mode.low_bits {
                LowBits::None => 0,
                LowBits::EndPoint => ends,
                LowBits::Subset => mode.subsets,
            };
            let mut bits = number as u32 + 1 + mode.partition_bits + mode.rotation_bits + mode.selection_bits;
            bits += ends * (3 * mode.color_bits + mode.alpha_bits) + low;
            bits += 16 * mode.index_bits - mode.subsets;
            if mode.second_index_bits > 0 {
                bits += 16 * mode.second_index_bits - mode.subsets;
            }
            assert_eq!(bits, 128, "mode {number}");
        }
        for (low, layout) in FLOAT_LAYOUTS.iter().enumerate() {
            let Some(layout) = layout else { continue };
            let mode_bits = if low & 2 == 0 { 2 } else { 5 };
            let indices = if layout.partitioned { 5 + 16 * 3 - 2 } else { 16 * 4 - 1 };
            assert_eq!(mode_bits + layout.order.len() + indices, 128, "mode {low:#b}");
            let mut seen = layout.order.clone();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), layout.order.len(), "mode {low:#b}");
        }
    }

    #[test]
    fn anchors_belong_to_their_subset() {
        for partition in 0..64 {
            assert_eq!(subset(2, partition, 0), 0);
            assert_eq!(subset(2, partition, u32::from(ANCHORS[0][partition])), 1);
            assert_eq!(subset(3, partition, u32::from(ANCHORS[1][partition])), 1);
            assert_eq!(subset(3, partition, u32::from(ANCHORS[2][partition])), 2);
        }
    }

    #[test]
    fn a_block_of_one_subset_ramps_between_its_ends() {
        // Mode 6: red from 0 to 255, the other channels 255; index n for texel n.
        let mut bits: u128 = 1 << 6;
        let mut at = 7;
        for value in [0u128, 127, 127, 127, 127, 127, 127, 127] {
            bits |= value << at;
            at += 7;
        }
        bits |= 0b11 << at;
        at += 2;
        for texel in 1..16u128 {
            bits |= texel << (at + 4 * texel - 1);
        }
        let block = bits.to_le_bytes();
        let red = |x, y| (f32::from_bits(bc7::<false>(&block, x, y)[0]) * 255.0).round();
        assert_eq!([red(0, 0), red(3, 3)], [1.0, 255.0]);
        assert!((1..16).all(|n| red(n % 4, n / 4) > red((n - 1) % 4, (n - 1) / 4)));
        assert_eq!(f32::from_bits(bc7::<false>(&block, 2, 1)[1]), 1.0);
    }

    #[test]
    fn reserved_modes_are_black() {
        assert_eq!(bc7::<false>(&[0; 16], 1, 1), [0; 4]);
        assert_eq!(bc6h::<false>(&[0x13; 16], 1, 1), [0, 0, 0, 1.0f32.to_bits()]);
    }
}
