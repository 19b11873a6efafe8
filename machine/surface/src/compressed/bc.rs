//! BC1 to BC5 (DXT1, DXT3, DXT5, RGTC).
//!
//! Source: [bdw.2d:SURFACE_FORMAT]; Khronos data format specification, "S3TC" and "RGTC".

use crate::texel::srgb;

/// Reads a little-endian number of `bytes` bytes.
fn little(block: &[u8], bytes: usize) -> u64 {
    block.iter().take(bytes).rev().fold(0, |value, &byte| (value << 8) | u64::from(byte))
}

/// A 5:6:5 colour.
fn rgb565(code: u64) -> [f32; 3] {
    [(code >> 11 & 31) as f32 / 31.0, (code >> 5 & 63) as f32 / 63.0, (code & 31) as f32 / 31.0]
}

/// What the fourth code of a BC1 block means when its first colour is not the larger one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fourth {
    /// Interpolated as in the other mode: BC2 and BC3.
    Interpolated,
    /// Opaque black.
    Black,
    /// Transparent black.
    Transparent,
}

fn color(block: &[u8], x: u32, y: u32, fourth: Fourth) -> [f32; 4] {
    let (first, second) = (little(block, 2), little(&block[2..], 2));
    let code = little(&block[4..], 4) >> (2 * (4 * (y & 3) + (x & 3))) & 3;
    let (a, b) = (rgb565(first), rgb565(second));
    let mix = |weight: f32| std::array::from_fn::<f32, 3, _>(|c| a[c] + (b[c] - a[c]) * weight);
    let four_colors = first > second || fourth == Fourth::Interpolated;
    let [r, g, b] = match (code, four_colors) {
        (0, _) => a,
        (1, _) => b,
        (2, true) => mix(1.0 / 3.0),
        (3, true) => mix(2.0 / 3.0),
        (2, false) => mix(0.5),
        _ if fourth == Fourth::Transparent => return [0.0; 4],
        _ => [0.0; 3],
    };
    [r, g, b, 1.0]
}

/// One channel of 8 bytes: two end points and 3-bit codes, in [-1, 1] when signed.
pub fn channel(block: &[u8], x: u32, y: u32, signed: bool) -> f32 {
    let end = |byte: u8| {
        if signed { (f32::from(byte as i8) / 127.0).max(-1.0) } else { f32::from(byte) / 255.0 }
    };
    let larger = if signed { (block[0] as i8) > (block[1] as i8) } else { block[0] > block[1] };
    let (a, b) = (end(block[0]), end(block[1]));
    let code = little(&block[2..], 6) >> (3 * (4 * (y & 3) + (x & 3))) & 7;
    match (code, larger) {
        (0, _) => a,
        (1, _) => b,
        (code, true) => a + (b - a) * ((code - 1) as f32 / 7.0),
        (6, false) => {
            if signed {
                -1.0
            } else {
                0.0
            }
        }
        (7, false) => 1.0,
        (code, false) => a + (b - a) * ((code - 1) as f32 / 5.0),
    }
}

/// Float bits, with the colour channels linearised through their 8-bit codes.
pub fn finish(color: [f32; 4], linearise: bool) -> [u32; 4] {
    let channel = |value: f32| {
        if linearise { srgb::DECODE_8[(value * 255.0 + 0.5) as usize & 0xff] } else { value.to_bits() }
    };
    [channel(color[0]), channel(color[1]), channel(color[2]), color[3].to_bits()]
}

/// BC1 and DXT1_RGB.
pub fn bc1<const SRGB: bool, const ALPHA: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    finish(color(block, x, y, if ALPHA { Fourth::Transparent } else { Fourth::Black }), SRGB)
}

/// BC2: four bits of alpha.
pub fn bc2<const SRGB: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    let mut color = color(&block[8..], x, y, Fourth::Interpolated);
    color[3] = (little(block, 8) >> (4 * (4 * (y & 3) + (x & 3))) & 15) as f32 / 15.0;
    finish(color, SRGB)
}

/// BC3: interpolated alpha.
pub fn bc3<const SRGB: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    let mut color = color(&block[8..], x, y, Fourth::Interpolated);
    color[3] = channel(block, x, y, false);
    finish(color, SRGB)
}

/// BC4: red.
pub fn bc4<const SIGNED: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    [channel(block, x, y, SIGNED).to_bits(), 0, 0, 1.0f32.to_bits()]
}

/// BC5: red and green.
pub fn bc5<const SIGNED: bool>(block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
    let (red, green) = (channel(block, x, y, SIGNED), channel(&block[8..], x, y, SIGNED));
    [red.to_bits(), green.to_bits(), 0, 1.0f32.to_bits()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rgba(bits: [u32; 4]) -> [f32; 4] {
        bits.map(f32::from_bits)
    }

    #[test]
    fn the_order_of_the_end_colours_chooses_the_mode() {
        // Red and blue ends; codes 0 1 2 3 in the first row.
        let mut block = [0; 16];
        block[..8].copy_from_slice(&[0x00, 0xf8, 0x1f, 0x00, 0b11_10_01_00, 0, 0, 0]);
        assert_eq!(rgba(bc1::<false, true>(&block, 0, 0)), [1.0, 0.0, 0.0, 1.0]);
        assert_eq!(rgba(bc1::<false, true>(&block, 1, 0)), [0.0, 0.0, 1.0, 1.0]);
        assert!((rgba(bc1::<false, true>(&block, 2, 0))[0] - 2.0 / 3.0).abs() < 1e-6);
        assert!((rgba(bc1::<false, true>(&block, 3, 0))[2] - 2.0 / 3.0).abs() < 1e-6);
        block[..4].copy_from_slice(&[0x1f, 0x00, 0x00, 0xf8]);
        assert_eq!(rgba(bc1::<false, true>(&block, 2, 0)), [0.5, 0.0, 0.5, 1.0]);
        assert_eq!(rgba(bc1::<false, true>(&block, 3, 0)), [0.0; 4]);
        assert_eq!(rgba(bc1::<false, false>(&block, 3, 0)), [0.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn single_channels_have_six_steps_or_the_two_extremes() {
        let mut block = [0; 16];
        // Codes 0, 1, 2, 7 in the first row.
        let codes = 1u64 << 3 | 2 << 6 | 7 << 9;
        block[..8].copy_from_slice(&(codes << 16 | 0x00_ff).to_le_bytes());
        let at = |block: &[u8; 16], x| f32::from_bits(bc4::<false>(block, x, 0)[0]);
        assert_eq!((at(&block, 0), at(&block, 1)), (1.0, 0.0));
        assert!((at(&block, 2) - 6.0 / 7.0).abs() < 1e-6);
        assert!((at(&block, 3) - 1.0 / 7.0).abs() < 1e-6);
        block[..8].copy_from_slice(&(codes << 16 | 0xff_00).to_le_bytes());
        assert!((at(&block, 2) - 1.0 / 5.0).abs() < 1e-6);
        assert_eq!(at(&block, 3), 1.0);
        assert_eq!(f32::from_bits(bc4::<true>(&[0x80; 16], 0, 0)[0]), -1.0);
    }

    #[test]
    fn explicit_alpha_is_four_bits_a_texel() {
        let mut block = [0xff; 16];
        block[..8].copy_from_slice(&0x0000_0000_0000_00a5u64.to_le_bytes());
        assert_eq!(f32::from_bits(bc2::<false>(&block, 0, 0)[3]), 5.0 / 15.0);
        assert_eq!(f32::from_bits(bc2::<false>(&block, 1, 0)[3]), 10.0 / 15.0);
    }
}
