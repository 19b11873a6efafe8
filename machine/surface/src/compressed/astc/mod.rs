//! ASTC: blocks of 4x4 to 12x12 texels in 128 bits, of low and of high dynamic range.
//!
//! | file | what |
//! |---|---|
//! | `header` | block mode, partitions, end point modes; illegal encodings |
//! | `sequence` | packed integers, and what they stand for |
//! | `partition` | which partition a texel belongs to |
//! | `endpoints` | the two ends of a partition's colours |
//!
//! Source: [khronos.df:ASTC Compressed Texture Image Formats]; formats [skl.7:SURFACE_FORMAT for All ASTC Formats]. An illegal
//! block, and the partitions of a low-range one whose end points are of high range, are magenta; where high range is known, an
//! illegal block is not a number.
//! Texels of FLT16 formats are half floats, those of U8SRGB formats have eight bits a channel. Unverified: the alpha of the
//! latter, too; the specification says both that it has and that it is a half float.
//! Deliberately absent: blocks with depth, which no format has; volumes are slices of flat blocks. What void-extent blocks
//! say of their surroundings changes nothing. The workarounds that [skl.7:Notes and Workarounds] names by number only.

mod endpoints;
mod header;
mod partition;
mod sequence;
#[cfg(test)]
mod tests;

use crate::texel::srgb;
use endpoints::{Ends, Widening};
use header::{Header, WEIGHTS_MOST, Weighted, values_of};
use hw::format::{ColorSpace, FormatLayout, SurfaceFormat};
use partition::Pattern;
use sequence::{COLOR_RANGES, COLORS, WEIGHT_RANGES, WEIGHTS};

/// Most texels of a block.
pub const TEXELS: usize = 144;
/// Texels of a block, row by row: float bits of red, green, blue, alpha.
pub type Texels = [[u32; 4]; TEXELS];

/// What a format makes of decoded numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Profile {
    /// U8SRGB: eight bits, red, green and blue on the sRGB curve.
    Srgb,
    /// LDR FLT16: half floats from 0 to 1.
    LowRange,
    /// FULL FLT16: half floats.
    HighRange,
}

/// A decoder of one format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Astc {
    width: u8,
    height: u8,
    profile: Profile,
}

/// The first format that knows end points of high range.
const FIRST_HIGH_RANGE: SurfaceFormat = SurfaceFormat::ASTC_HDR_2D_4X4_FLT16;

impl Astc {
    /// The decoder of a format whose compression is ASTC.
    pub(super) fn of(format: SurfaceFormat, layout: &FormatLayout) -> Self {
        let profile = if layout.color_space == ColorSpace::Srgb {
            Profile::Srgb
        } else if format >= FIRST_HIGH_RANGE {
            Profile::HighRange
        } else {
            Profile::LowRange
        };
        Self { width: layout.block_width_px, height: layout.block_height_px, profile }
    }

    /// Knows end points of high range.
    pub fn is_high_range(self) -> bool {
        self.profile == Profile::HighRange
    }

    /// Columns and rows of a block.
    fn footprint(self) -> (u32, u32) {
        (self.width.into(), self.height.into())
    }

    /// Where a texel lies among those of its block.
    #[inline]
    pub fn index(self, x: u32, y: u32) -> usize {
        (y * u32::from(self.width) + x) as usize % TEXELS
    }

    /// Reads all texels of a block.
    pub fn decode(self, block: &[u8; 16], texels: &mut Texels) {
        let block = u128::from_le_bytes(*block);
        let count = usize::from(self.width) * usize::from(self.height);
        match Header::decode(block, self.footprint()) {
            Some(Header::Weighted(header)) => self.interpolate(block, &header, texels),
            Some(Header::Void { color, is_float: false }) => {
                texels[..count].fill(self.texel(color, [false; 2]));
            }
            Some(Header::Void { color, is_float: true }) if self.is_high_range() => {
                texels[..count].fill(color.map(half));
            }
            Some(Header::Void { .. }) | None => texels[..count].fill(self.error()),
        }
    }

    fn interpolate(self, block: u128, header: &Weighted, texels: &mut Texels) {
        let weights = Weights::read(block, header, self.footprint());
        let ends = self.ends(block, header);
        let pattern = (header.partitions > 1)
            .then(|| Pattern::new(header.pattern, header.partitions, self.footprint()));
        let (width, height) = self.footprint();
        let mut texels = texels.iter_mut();
        for y in 0..height {
            for x in 0..width {
                let Some(texel) = texels.next() else { return };
                let partition = pattern.as_ref().map_or(0, |pattern| pattern.at(x, y));
                let [first, second] = weights.at(x, y);
                *texel = ends[partition].map_or_else(
                    || self.error(),
                    |ends| {
                        let color = std::array::from_fn(|channel| {
                            let weight = if header.second_plane == Some(channel) { second } else { first };
                            between(ends.colors[0][channel], ends.colors[1][channel], weight)
                        });
                        self.texel(color, ends.is_logarithmic)
                    },
                );
            }
        }
    }

    /// End points of each partition; `None` where the format does not know them.
    fn ends(self, block: u128, header: &Weighted) -> [Option<Ends>; 4] {
        let mut stored = [0; header::VALUES_MOST];
        let stored = &mut stored[..header.values];
        COLOR_RANGES[header.color_range].read(block >> header.colors_at, stored);
        let table = &COLORS[header.color_range];
        stored.iter_mut().for_each(|value| *value = table[usize::from(*value)]);
        let widening = if self.profile == Profile::Srgb { Widening::Centered } else { Widening::Repeated };
        let (mut ends, mut rest) = ([None; 4], &*stored);
        for (ends, mode) in ends.iter_mut().zip(header.modes).take(header.partitions as usize) {
            let (values, others) = rest.split_at(values_of(mode).min(rest.len()));
            *ends = Ends::new(mode, values, widening, self.is_high_range());
            rest = others;
        }
        ends
    }

    /// A texel from numbers of 16 bits.
    fn texel(self, color: [u16; 4], is_logarithmic: [bool; 2]) -> [u32; 4] {
        match self.profile {
            Profile::Srgb => self.srgb(color.map(|channel| channel >> 8)),
            _ => std::array::from_fn(|channel| {
                if is_logarithmic[channel / 3] { power(color[channel]) } else { fraction(color[channel]) }
            }),
        }
    }

    fn srgb(self, [r, g, b, a]: [u16; 4]) -> [u32; 4] {
        let linear = |code: u16| srgb::DECODE_8[usize::from(code & 0xff)];
        [linear(r), linear(g), linear(b), (f32::from(a) / 255.0).to_bits()]
    }

    /// Opaque magenta, or where there is high range, not a number.
    fn error(self) -> [u32; 4] {
        let one = 1f32.to_bits();
        if self.is_high_range() { [half(0xffff); 4] } else { [one, 0, one, one] }
    }
}

/// Part of the way from the first to the second, in steps of 64.
#[inline(always)]
fn between(first: u16, second: u16, weight: u8) -> u16 {
    let (first, second, weight) = (u32::from(first), u32::from(second), u32::from(weight));
    ((first * (64 - weight) + second * weight + 32) >> 6) as u16
}

/// Float bits of a half float.
fn half(bits: u16) -> u32 {
    num::f16_to_f32(bits).to_bits()
}

/// Float bits of `number` / 65536 cut to what a half float holds; the highest number is one.
#[inline(always)]
fn fraction(number: u16) -> u32 {
    if number == u16::MAX {
        return 1f32.to_bits();
    }
    // A half float has eleven bits from the highest one on; the smallest ones that there are here need no more.
    let superfluous = 21u32.saturating_sub(u32::from(number).leading_zeros());
    let kept = number >> superfluous << superfluous;
    (f32::from(kept) / 65536.0).to_bits()
}

/// Float bits of what a logarithm stands for: five bits are the exponent of a half float, eleven are straightened in three
/// pieces to its ten.
fn power(logarithm: u16) -> u32 {
    let (exponent, rest) = (logarithm >> 11, logarithm & 0x7ff);
    let straight = match rest {
        0..512 => 3 * rest,
        512..1536 => 4 * rest - 512,
        _ => 5 * rest - 2048,
    };
    half(((exponent << 10) + (straight >> 3)).min(0x7bff))
}

/// The weights of a block, and the way from its texels to them.
struct Weights {
    /// Of each plane, 0 to 64, row by row; behind them are some that count nothing.
    planes: [[u8; WEIGHTS_MOST as usize + 16]; 2],
    columns: usize,
    /// What a step from texel to texel is in the grid, in parts of 1/64 of a sixteenth.
    step: (u32, u32),
    is_dual: bool,
}

impl Weights {
    fn read(block: u128, header: &Weighted, footprint: (u32, u32)) -> Self {
        let is_dual = header.second_plane.is_some();
        let (precise, range) = header.weight_range;
        let count = (header.grid.0 * header.grid.1) as usize;
        let mut stored = [0; WEIGHTS_MOST as usize];
        let stored = &mut stored[..count << u32::from(is_dual)];
        // From the top bit down.
        WEIGHT_RANGES[precise][range].read(block.reverse_bits(), stored);
        let table = &WEIGHTS[precise][range];
        let mut planes = [[0; WEIGHTS_MOST as usize + 16]; 2];
        for (n, value) in stored.iter().enumerate() {
            let (plane, at) = if is_dual { (n & 1, n >> 1) } else { (0, n) };
            planes[plane][at] = table[usize::from(*value) & 31];
        }
        let scale = |texels: u32| (1024 + texels / 2) / (texels - 1);
        let step = (scale(footprint.0) * (header.grid.0 - 1), scale(footprint.1) * (header.grid.1 - 1));
        Self { planes, columns: header.grid.0 as usize, step, is_dual }
    }

    /// The weights of a texel in both planes.
    #[inline]
    fn at(&self, x: u32, y: u32) -> [u8; 2] {
        // Sixteenths of a column and row of the grid.
        let (column, row) = ((x * self.step.0 + 32) >> 6, (y * self.step.1 + 32) >> 6);
        let (across, down) = (column & 15, row & 15);
        let first = (row >> 4) as usize * self.columns + (column >> 4) as usize;
        let both = (across * down + 8) >> 4;
        let share = [16 + both - across - down, across - both, down - both, both];
        let mixed = |plane: &[u8]| {
            let corner = |n: usize| plane.get(first + n).map_or(0, |&weight| u32::from(weight));
            let corners = [corner(0), corner(1), corner(self.columns), corner(self.columns + 1)];
            let sum: u32 = corners.iter().zip(share).map(|(weight, share)| weight * share).sum();
            ((sum + 8) >> 4) as u8
        };
        let weight = mixed(&self.planes[0]);
        [weight, if self.is_dual { mixed(&self.planes[1]) } else { weight }]
    }
}
