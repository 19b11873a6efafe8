//! CC: ordered dither, of colours for narrow channels and of alpha for few samples.
//!
//! State in    BLEND_STATE (Color Dither Enable, Alpha To Coverage Dither Enable, X and Y Dither Offset)
//! Source      [skl.7:Dithering] [skl.7:Alpha Coverage] [bdw.2d:BLEND_STATE] [mesa:compiler lower_alpha_to_coverage]
//! Deviations  Unverified: the figure with the 4x4 matrix is in no manual at hand; this is Bayer's. Unverified: the manual adds
//!             the dither value to the bits that truncation would drop; here to the sixteenths of a step, so that a value
//!             that the channel can hold is never changed. A blend that leaves the destination as it is leaves its bits,
//!             which is what cancelling the dither (Round Disable Function of COLOR_CALC_STATE) is there for.
//!             Unverified: which samples a coverage lights is the choice of the drivers' own code for shaders with oMask.

use super::saturate;
use surface::texel::srgb;

/// Dither values of four rows and columns, each of 0 to 15 once, neighbours far apart.
const MATRIX: [[u8; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

/// Parts that a step is divided into.
const PARTS: u32 = 16;

/// The matrix at its place on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Matrix {
    offset_x: u32,
    offset_y: u32,
}

impl Matrix {
    /// The matrix moved by the two dither offsets.
    pub(super) fn new(state: &hw::BlendState) -> Matrix {
        Matrix { offset_x: state.x_dither_offset, offset_y: state.y_dither_offset }
    }

    /// The value of a pixel, 0 to 15.
    #[inline(always)]
    pub(super) fn at(&self, x: u32, y: u32) -> u8 {
        MATRIX[(y.wrapping_add(self.offset_y) & 3) as usize][(x.wrapping_add(self.offset_x) & 3) as usize]
    }
}

/// A channel of at most 7 normalized bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Narrow {
    bits: u32,
    srgb: bool,
}

impl Narrow {
    /// A channel of `bits` bits that holds linear or sRGB-encoded values.
    pub(super) fn new(bits: u32, srgb: bool) -> Narrow {
        Narrow { bits: bits.clamp(1, 7), srgb }
    }

    fn most(self) -> u32 {
        (1 << self.bits) - 1
    }

    /// What the channel holds of a value in [0, 1] at a pixel with a dither value.
    #[inline]
    pub(super) fn dither(self, value: f32, dither: u8) -> f32 {
        let value = saturate(value);
        let encoded = if self.srgb { srgb::encode(value) } else { value };
        let parts = (encoded * (self.most() * PARTS) as f32).round_ties_even() as u32;
        self.value((parts + u32::from(dither)) / PARTS)
    }

    /// The same for an 8-bit value, where the channel holds those whose low bits repeat the high ones.
    #[inline]
    pub(super) fn dither_byte(self, value: u32, dither: u8) -> f32 {
        let value = value.min(255);
        let mut code = value >> (8 - self.bits);
        if self.widen(code) > value {
            code -= 1;
        }
        let low = self.widen(code);
        if low < value {
            let parts = (value - low) * PARTS / (self.widen(code + 1) - low);
            code += (parts + u32::from(dither)) / PARTS;
        }
        self.value(code)
    }

    /// The 8-bit value of what is stored of a value in [0, 1].
    #[inline(always)]
    pub(super) fn stored_byte(self, value: f32) -> u32 {
        self.widen((saturate(value) * self.most() as f32 + 0.5) as u32)
    }

    /// The 8-bit value of a stored one: its bits, repeated.
    #[inline(always)]
    fn widen(self, code: u32) -> u32 {
        let mut wide = code << (8 - self.bits);
        let mut shift = self.bits;
        while shift < 8 {
            wide |= (code << (8 - self.bits)) >> shift;
            shift += self.bits;
        }
        wide
    }

    fn value(self, code: u32) -> f32 {
        let value = code as f32 / self.most() as f32;
        if self.srgb { srgb::decode(value) } else { value }
    }
}

/// Samples that an alpha lights of `samples` (a power of two up to 16): as many as its share, rounded down, or up at
/// pixels whose dither value asks for it. None for 0 and NaN, all for 1.
pub(super) fn coverage(alpha: f32, samples: u32, dither: Option<u8>) -> u16 {
    let share = saturate(alpha) * samples as f32;
    let lit = match dither {
        Some(dither) => ((share * PARTS as f32).round_ties_even() as u32 + u32::from(dither)) / PARTS,
        None => share as u32,
    };
    spread(lit * 16 / samples) & (((1u32 << samples) - 1) as u16)
}

/// A mask of `lit` of 16 bits whose low 2, 4 and 8 bits hold their share.
fn spread(lit: u32) -> u16 {
    const QUARTERS: [u16; 5] = [0, 0x8888, 0xaaaa, 0xeeee, 0xffff];
    const REST: [u16; 4] = [0, 0x0100, 0x1010, 0x1110];
    QUARTERS[(lit / 4).min(4) as usize] | REST[(lit % 4) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix() -> Matrix {
        Matrix { offset_x: 0, offset_y: 0 }
    }

    /// The codes that a channel gets from a value, over the sixteen pixels of the matrix.
    fn codes(bits: u32, dithered: impl Fn(Narrow, u8) -> f32) -> Vec<u32> {
        let channel = Narrow::new(bits, false);
        let pixels = (0..16).map(|pixel| matrix().at(pixel % 4, pixel / 4));
        pixels.map(|dither| (dithered(channel, dither) * channel.most() as f32).round() as u32).collect()
    }

    #[test]
    fn every_dither_value_stands_once_in_the_matrix() {
        let mut seen: Vec<u8> = (0..16).map(|pixel| matrix().at(pixel % 4, pixel / 4)).collect();
        seen.sort_unstable();
        assert_eq!(seen, (0..16).collect::<Vec<u8>>());
    }

    #[test]
    fn offsets_move_the_matrix_and_it_repeats_every_four_pixels() {
        let moved = Matrix { offset_x: 1, offset_y: 2 };
        for (x, y) in [(0, 0), (3, 1), (6, 9), (u32::MAX, u32::MAX)] {
            assert_eq!(moved.at(x, y), matrix().at(x.wrapping_add(1), y.wrapping_add(2)));
            assert_eq!(moved.at(x, y), moved.at(x.wrapping_add(4), y.wrapping_add(8)));
        }
        assert_eq!([(2, 1), (3, 1), (2, 2), (3, 2)].map(|(x, y)| matrix().at(x, y)), [14, 6, 1, 9]);
    }

    #[test]
    fn a_value_that_fits_is_the_same_at_every_pixel() {
        for bits in [1, 4, 5, 6] {
            let channel = Narrow::new(bits, false);
            for code in 0..=channel.most() {
                let value = code as f32 / channel.most() as f32;
                assert_eq!(codes(bits, |c, dither| c.dither(value, dither)), [code; 16]);
                assert_eq!(codes(bits, |c, dither| c.dither_byte(c.widen(code), dither)), [code; 16]);
            }
        }
    }

    #[test]
    fn a_value_between_two_is_mixed_of_both_in_its_proportion() {
        for (bits, code, sixteenths) in [(5u32, 7, 4usize), (6, 40, 11), (4, 0, 1), (1, 0, 8)] {
            let most = ((1 << bits) - 1) as f32;
            let value = (code as f32 + sixteenths as f32 / 16.0) / most;
            let got = codes(bits, |c, dither| c.dither(value, dither));
            assert_eq!(got.iter().filter(|&&c| c == code + 1).count(), sixteenths, "{bits} {code}");
            assert_eq!(got.iter().filter(|&&c| c == code).count(), 16 - sixteenths, "{bits} {code}");
        }
        // 5 bits: 66 is 8 repeated, 74 is 9; 70 lies in the middle.
        let got = codes(5, |c, dither| c.dither_byte(70, dither));
        assert_eq!(
            (got.iter().filter(|&&c| c == 8).count(), got.iter().filter(|&&c| c == 9).count()),
            (8, 8)
        );
    }

    #[test]
    fn what_lies_outside_of_the_range_is_not_dithered() {
        assert_eq!(codes(5, |c, dither| c.dither(7.0, dither)), [31; 16]);
        assert_eq!(codes(5, |c, dither| c.dither(-1.0, dither)), [0; 16]);
        assert_eq!(codes(5, |c, dither| c.dither(f32::NAN, dither)), [0; 16]);
    }

    #[test]
    fn encoded_channels_are_dithered_between_their_codes() {
        let channel = Narrow::new(5, true);
        let linear = |code: f32| srgb::decode(code / 31.0);
        for dither in 0..16 {
            assert!((channel.dither(linear(9.0), dither) - linear(9.0)).abs() < 1e-6);
            let want = linear(if dither >= 8 { 10.0 } else { 9.0 });
            assert!((channel.dither(linear(9.5), dither) - want).abs() < 1e-6, "{dither}");
        }
    }

    #[test]
    fn alpha_lights_its_share_of_the_samples() {
        assert_eq!(coverage(0.0, 4, None), 0);
        assert_eq!(coverage(0.25, 4, None), 0b1000);
        assert_eq!(coverage(0.74, 4, None), 0b1010);
        assert_eq!(coverage(0.75, 4, None), 0b1110);
        assert_eq!(coverage(1.0, 4, None), 0b1111);
        assert_eq!([2, 8, 16].map(|samples| coverage(0.5, samples, None)), [0b10, 0xaa, 0xaaaa]);
        assert_eq!([0.25, 0.5].map(|alpha| coverage(alpha, 8, None)), [0b1000_1000, 0b1010_1010]);
        assert_eq!(coverage(0.999, 1, None), 0);
        assert_eq!(coverage(f32::NAN, 8, None), 0);
        for samples in [1, 2, 4, 8, 16] {
            for lit in 0..=samples {
                let mask = coverage(lit as f32 / samples as f32, samples, None);
                assert_eq!(mask.count_ones(), lit, "{lit} of {samples}");
            }
        }
    }

    #[test]
    fn dithered_coverage_rises_with_alpha_and_adds_up_to_it() {
        for samples in [1, 2, 4, 8, 16u32] {
            let mut before = [0; 16];
            for step in 0..=64 {
                let alpha = step as f32 / 64.0;
                let lit: Vec<u32> = (0..16).map(|d| coverage(alpha, samples, Some(d)).count_ones()).collect();
                assert!(lit.iter().zip(&before).all(|(now, before)| now >= before), "{samples} {alpha}");
                let sum = lit.iter().sum::<u32>() as f32;
                assert!((sum - alpha * 16.0 * samples as f32).abs() <= 0.5, "{samples} {alpha} {sum}");
                // Neighbours differ by one sample at most, and not at all where alpha is a whole number of them.
                let (least, most) = (lit.iter().min().unwrap(), lit.iter().max().unwrap());
                assert!(most - least <= u32::from(step * samples % 64 != 0), "{samples} {alpha}");
                before.copy_from_slice(&lit);
            }
        }
        assert_eq!(coverage(f32::NAN, 4, Some(15)), 0);
        assert_eq!(coverage(0.0, 4, Some(15)), 0);
        assert_eq!(coverage(1.0, 4, Some(0)), 0b1111);
    }
}
