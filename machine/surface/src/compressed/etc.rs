//! ETC1, ETC2 and EAC.
//!
//! Source: [bdw.2d:SURFACE_FORMAT]; Khronos data format specification, "ETC1", "ETC2". Blocks are big-endian numbers of
//! 64 bits; texels are numbered column by column.

use super::bc::finish;

/// Distances from the base colour of the intensity modes: near and far.
const INTENSITY: [[i32; 2]; 8] =
    [[2, 8], [5, 17], [9, 29], [13, 42], [18, 60], [24, 80], [33, 106], [47, 183]];
/// Distances of the T and H modes.
const DISTANCE: [i32; 8] = [3, 6, 11, 16, 23, 32, 41, 64];
/// Steps of EAC codes.
const STEPS: [[i32; 8]; 16] = [
    [-3, -6, -9, -15, 2, 5, 8, 14],
    [-3, -7, -10, -13, 2, 6, 9, 12],
    [-2, -5, -8, -13, 1, 4, 7, 12],
    [-2, -4, -6, -13, 1, 3, 5, 12],
    [-3, -6, -8, -12, 2, 5, 7, 11],
    [-3, -7, -9, -11, 2, 6, 8, 10],
    [-4, -7, -8, -11, 3, 6, 7, 10],
    [-3, -5, -8, -11, 2, 4, 7, 10],
    [-2, -6, -8, -10, 1, 5, 7, 9],
    [-2, -5, -8, -10, 1, 4, 7, 9],
    [-2, -4, -8, -10, 1, 3, 7, 9],
    [-2, -5, -7, -10, 1, 4, 6, 9],
    [-3, -4, -7, -10, 2, 3, 6, 9],
    [-1, -2, -3, -10, 0, 1, 2, 9],
    [-4, -6, -8, -9, 3, 5, 7, 8],
    [-3, -5, -7, -9, 2, 4, 6, 8],
];

fn big(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).fold(0, |value, &byte| (value << 8) | u64::from(byte))
}

/// Bits `high..=low`.
fn field(block: u64, high: u32, low: u32) -> i32 {
    (block >> low & ((1 << (high - low + 1)) - 1)) as i32
}

/// A number of `bits` bits widened to 8 by repeating its top bits.
fn widen(value: i32, bits: u32) -> i32 {
    (value << (8 - bits)) | (value >> (2 * bits - 8))
}

fn shifted(color: [i32; 3], by: i32) -> [i32; 3] {
    color.map(|c| (c + by).clamp(0, 255))
}

/// Which features a colour block may use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flavour {
    Etc1,
    Etc2,
    Punchthrough,
}

/// Red, green, blue of a texel, or `None` when it is punched through.
fn color(block: u64, x: u32, y: u32, flavour: Flavour) -> Option<[i32; 3]> {
    let texel = 4 * (x & 3) + (y & 3);
    let code = (block >> (16 + texel) & 1) << 1 | (block >> texel & 1);
    let opaque = flavour != Flavour::Punchthrough || block >> 33 & 1 != 0;
    let differential = flavour == Flavour::Punchthrough || block >> 33 & 1 != 0;
    let bases = if differential {
        let base = [field(block, 63, 59), field(block, 55, 51), field(block, 47, 43)];
        let delta = [field(block, 58, 56), field(block, 50, 48), field(block, 42, 40)];
        let other: [i32; 3] = std::array::from_fn(|c| base[c] + ((delta[c] ^ 4) - 4));
        let fits = |c: usize| (0..32).contains(&other[c]);
        if flavour != Flavour::Etc1 {
            if !fits(0) {
                return paint_t(block, code, opaque);
            }
            if !fits(1) {
                return paint_h(block, code, opaque);
            }
            if !fits(2) {
                return Some(planar(block, x & 3, y & 3));
            }
        }
        [base.map(|c| widen(c, 5)), other.map(|c| widen(c & 31, 5))]
    } else {
        [
            [field(block, 63, 60), field(block, 55, 52), field(block, 47, 44)].map(|c| widen(c, 4)),
            [field(block, 59, 56), field(block, 51, 48), field(block, 43, 40)].map(|c| widen(c, 4)),
        ]
    };
    let flipped = block >> 32 & 1 != 0;
    let second = usize::from(if flipped { y & 3 >= 2 } else { x & 3 >= 2 });
    let table = if second == 0 { field(block, 39, 37) } else { field(block, 36, 34) } as usize;
    let [near, far] = INTENSITY[table & 7];
    let by = match (code, opaque) {
        (0, true) => near,
        (0, false) => 0,
        (1, _) => far,
        (2, true) => -near,
        (2, false) => return None,
        _ => -far,
    };
    Some(shifted(bases[second], by))
}

fn paint_t(block: u64, code: u64, opaque: bool) -> Option<[i32; 3]> {
    let first =
        [field(block, 60, 59) << 2 | field(block, 57, 56), field(block, 55, 52), field(block, 51, 48)];
    let second = [field(block, 47, 44), field(block, 43, 40), field(block, 39, 36)];
    let (first, second) = (first.map(|c| widen(c, 4)), second.map(|c| widen(c, 4)));
    let distance = DISTANCE[(field(block, 35, 34) << 1 | field(block, 32, 32)) as usize & 7];
    match code {
        0 => Some(first),
        1 => Some(shifted(second, distance)),
        2 if !opaque => None,
        2 => Some(second),
        _ => Some(shifted(second, -distance)),
    }
}

fn paint_h(block: u64, code: u64, opaque: bool) -> Option<[i32; 3]> {
    let first = [
        field(block, 62, 59),
        field(block, 58, 56) << 1 | field(block, 52, 52),
        field(block, 51, 51) << 3 | field(block, 49, 47),
    ];
    let second = [field(block, 46, 43), field(block, 42, 39), field(block, 38, 35)];
    let order = i32::from(first >= second);
    let (first, second) = (first.map(|c| widen(c, 4)), second.map(|c| widen(c, 4)));
    let distance = DISTANCE[(field(block, 34, 34) << 2 | field(block, 32, 32) << 1 | order) as usize & 7];
    match code {
        0 => Some(shifted(first, distance)),
        1 => Some(shifted(first, -distance)),
        2 if !opaque => None,
        2 => Some(shifted(second, distance)),
        _ => Some(shifted(second, -distance)),
    }
}

fn planar(block: u64, x: u32, y: u32) -> [i32; 3] {
    let origin = [
        widen(field(block, 62, 57), 6),
        widen(field(block, 56, 56) << 6 | field(block, 54, 49), 7),
        widen(field(block, 48, 48) << 5 | field(block, 44, 43) << 3 | field(block, 41, 39), 6),
    ];
    let across = [
        widen(field(block, 38, 34) << 1 | field(block, 32, 32), 6),
        widen(field(block, 31, 25), 7),
        widen(field(block, 24, 19), 6),
    ];
    let down = [widen(field(block, 18, 13), 6), widen(field(block, 12, 6), 7), widen(field(block, 5, 0), 6)];
    let (x, y) = (x as i32, y as i32);
    std::array::from_fn(|c| {
        let value = x * (across[c] - origin[c]) + y * (down[c] - origin[c]) + 4 * origin[c] + 2;
        (value >> 2).clamp(0, 255)
    })
}

fn unit(color: [i32; 3], alpha: f32) -> [f32; 4] {
    [color[0] as f32 / 255.0, color[1] as f32 / 255.0, color[2] as f32 / 255.0, alpha]
}

/// Step of a texel and the block's multiplier.
fn step(block: u64, x: u32, y: u32) -> (i32, i32) {
    let texel = 4 * (x & 3) + (y & 3);
    let code = block >> (45 - 3 * texel) & 7;
    (STEPS[field(block, 51, 48) as usize & 15][code as usize], field(block, 55, 52))
}

fn eac_alpha(block: u64, x: u32, y: u32) -> f32 {
    let (step, multiplier) = step(block, x, y);
    (field(block, 63, 56) + step * multiplier).clamp(0, 255) as f32 / 255.0
}

fn eac_11(block: u64, x: u32, y: u32, signed: bool) -> u32 {
    let (step, multiplier) = step(block, x, y);
    let step = if multiplier == 0 { step } else { step * multiplier * 8 };
    let value = if signed {
        let base = i32::from(field(block, 63, 56) as u8 as i8).max(-127);
        (base * 8 + step).clamp(-1023, 1023) as f32 / 1023.0
    } else {
        (field(block, 63, 56) * 8 + 4 + step).clamp(0, 2047) as f32 / 2047.0
    };
    value.to_bits()
}

/// ETC1.
pub fn etc1(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    finish(unit(color(big(block), x, y, Flavour::Etc1).unwrap_or_default(), 1.0), false)
}

/// ETC2 without alpha.
pub fn etc2<const SRGB: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    finish(unit(color(big(block), x, y, Flavour::Etc2).unwrap_or_default(), 1.0), SRGB)
}

/// ETC2 with one bit of alpha.
pub fn etc2_punchthrough<const SRGB: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    match color(big(block), x, y, Flavour::Punchthrough) {
        Some(color) => finish(unit(color, 1.0), SRGB),
        None => [0; 4],
    }
}

/// ETC2 with EAC alpha, which comes first.
pub fn etc2_eac<const SRGB: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    let color = color(big(&block[8..]), x, y, Flavour::Etc2).unwrap_or_default();
    finish(unit(color, eac_alpha(big(block), x, y)), SRGB)
}

/// EAC of one channel.
pub fn eac_r11<const SIGNED: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    [eac_11(big(block), x, y, SIGNED), 0, 0, 1.0f32.to_bits()]
}

/// EAC of two channels.
pub fn eac_rg11<const SIGNED: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    let (red, green) = (eac_11(big(block), x, y, SIGNED), eac_11(big(&block[8..]), x, y, SIGNED));
    [red, green, 0, 1.0f32.to_bits()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(high: u64) -> [u8; 16] {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&high.to_be_bytes());
        bytes
    }

    fn rgb(bits: [u32; 4]) -> [i32; 3] {
        [0, 1, 2].map(|c| (f32::from_bits(bits[c]) * 255.0).round() as i32)
    }

    #[test]
    fn individual_blocks_have_two_halves_with_their_own_base() {
        // Left half 0xf00 table 0, right half 0x00f table 1, no flip, all codes 0 (plus the near step).
        let block = block(0xf0_00_0f_04 << 32);
        assert_eq!(rgb(etc1(&block, 0, 3)), [255, 2, 2]);
        assert_eq!(rgb(etc2::<false>(&block, 1, 0)), [255, 2, 2]);
        assert_eq!(rgb(etc1(&block, 2, 0)), [5, 5, 255]);
    }

    #[test]
    fn differential_blocks_add_small_numbers() {
        // Base 16,16,16, differences +1,-1,0, flipped, code 3 everywhere: minus the far step 8.
        let high = (16u64 << 59) | (1 << 56) | (16 << 51) | (7 << 48) | (16 << 43) | (1 << 33) | (1 << 32);
        let block = block(high | 0xffff_ffff);
        let base = widen(16, 5) - 8;
        assert_eq!(rgb(etc2::<false>(&block, 3, 0)), [base; 3]);
        assert_eq!(rgb(etc2::<false>(&block, 0, 2)), [widen(17, 5) - 8, widen(15, 5) - 8, base]);
    }

    #[test]
    fn planar_blocks_are_ramps() {
        // Blue overflows: base 31 with +3. The other fields spell origin 0 in red, and a ramp of red across.
        let origin_blue_overflow = (31u64 << 43) | (3 << 40) | (1 << 33);
        let high = origin_blue_overflow | (31 << 34) | (1 << 32);
        let texels = block(high);
        let at = |x| rgb(etc2::<false>(&texels, x, 0))[0];
        assert_eq!([at(0), at(1), at(2), at(3)], [0, 64, 128, 191]);
    }

    #[test]
    fn punched_through_texels_are_transparent_black() {
        let high = (16u64 << 59) | (16 << 51) | (16 << 43);
        // Code 2 for texel 0 only.
        let texels = block(high | 1 << 16);
        assert_eq!(etc2_punchthrough::<false>(&texels, 0, 0), [0; 4]);
        assert_eq!(rgb(etc2_punchthrough::<false>(&texels, 1, 0)), [widen(16, 5); 3]);
        let opaque = block(high | 1 << 33 | 1 << 16);
        assert_eq!(rgb(etc2_punchthrough::<false>(&opaque, 0, 0)), [widen(16, 5) - 2; 3]);
    }

    #[test]
    fn eac_values_step_from_their_base() {
        // Base 128, multiplier 2, table 0, code of texel 0 is 7 (+14), all others 0 (-3).
        let value = 128u64 << 56 | 2 << 52 | 7 << 45;
        let mut bytes = block(value);
        assert_eq!((f32::from_bits(etc2_eac::<false>(&bytes, 0, 0)[3]) * 255.0).round(), 156.0);
        assert_eq!((f32::from_bits(etc2_eac::<false>(&bytes, 0, 1)[3]) * 255.0).round(), 122.0);
        let red = f32::from_bits(eac_r11::<false>(&bytes, 0, 0)[0]) * 2047.0;
        assert_eq!(red.round(), (128 * 8 + 4 + 14 * 16) as f32);
        bytes[0] = 0x80;
        assert_eq!(f32::from_bits(eac_r11::<true>(&bytes, 3, 3)[0]), -1.0);
    }
}
