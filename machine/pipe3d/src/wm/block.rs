//! WM: 8x8 blocks of pixels, and which samples of them a polygon covers.
//!
//! Source: [skl.7:Polygon (Triangle and Rectangle) Rasterization]. A block is outside of an edge, inside of it, or cut by it:
//! `Blocks::cover` tests single samples only of those that are cut. Edge functions are exact integers.
//!
//! Bits of a block are in the order of dispatch: row after row of four subspans, subspan after subspan, pixel after pixel
//! (upper left, upper right, lower left, lower right), so that 16 bits are a row of slots.

use super::coverage::{Edge, PixelRect, Position, SampleGrid, Subspan, UNITS};
use crate::simd::{ROW, Row};

/// Samples that a pixel can have.
pub const MOST_SAMPLES: usize = 16;

/// Lowest bit of each subspan.
const SUBSPANS: u64 = 0x1111_1111_1111_1111;

/// Covered samples of an 8x8 block of pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// Column of the left pixels, a multiple of 8.
    pub x: u32,
    /// Row of the upper pixels, a multiple of 8.
    pub y: u32,
    /// Samples of a pixel.
    pub samples: usize,
    /// Covered pixels for each sample; those past `samples` mean nothing.
    pub masks: [u64; MOST_SAMPLES],
}

/// Pixels in which a bit of a subspan is set, as the lowest bit of the subspan.
#[inline(always)]
pub fn occupied(mask: u64) -> u64 {
    let pairs = mask | mask >> 1;
    (pairs | pairs >> 2) & SUBSPANS
}

/// Column and row in its block of the pixel of a bit.
#[inline(always)]
pub const fn place(bit: u32) -> (u32, u32) {
    ((bit >> 2 & 3) * 2 + (bit & 1), (bit >> 4) * 2 + (bit >> 1 & 1))
}

impl Block {
    /// A block of pixels with so many samples.
    pub fn new(samples: usize) -> Block {
        Block { x: 0, y: 0, samples: samples.clamp(1, MOST_SAMPLES), masks: [0; MOST_SAMPLES] }
    }

    /// The block of which only this subspan is covered.
    pub fn of(subspan: &Subspan, samples: usize) -> Block {
        let mut block = Block::new(samples);
        let (x, y) = (u32::from(subspan.x), u32::from(subspan.y));
        (block.x, block.y) = (x & !7, y & !7);
        let shift = (y >> 1 & 3) * 16 + (x >> 1 & 3) * 4;
        for (sample, mask) in block.masks.iter_mut().enumerate().take(block.samples) {
            for (pixel, coverage) in subspan.coverage.iter().enumerate() {
                *mask |= u64::from(coverage >> sample & 1) << (shift + pixel as u32);
            }
        }
        block
    }

    /// The masks of the samples that there are.
    #[inline(always)]
    pub fn masks(&self) -> &[u64] {
        &self.masks[..self.samples]
    }

    /// The same to be changed.
    #[inline(always)]
    pub fn masks_mut(&mut self) -> &mut [u64] {
        &mut self.masks[..self.samples]
    }

    /// Pixels of which some sample is covered.
    #[inline(always)]
    pub fn any(&self) -> u64 {
        self.masks().iter().fold(0, |any, mask| any | mask)
    }

    /// Number of covered samples.
    #[inline(always)]
    pub fn count(&self) -> u64 {
        self.masks().iter().map(|mask| u64::from(mask.count_ones())).sum()
    }

    /// Number of samples of subspans of which at least one pixel is covered.
    #[inline(always)]
    pub fn lit_samples(&self) -> u64 {
        self.masks().iter().map(|&mask| u64::from(occupied(mask).count_ones())).sum()
    }

    /// Subspans with something covered, in order.
    #[cfg(test)]
    pub fn subspans(&self) -> Vec<Subspan> {
        let subspan = |index: u32| {
            let (x, y) = place(index * 4);
            let coverage = std::array::from_fn(|pixel| {
                let bit = index * 4 + pixel as u32;
                let lit = |sample: usize| ((self.masks[sample] >> bit & 1) as u16) << sample;
                (0..self.samples).fold(0, |coverage, sample| coverage | lit(sample))
            });
            Subspan { x: (self.x + x) as u16, y: (self.y + y) as u16, coverage }
        };
        (0..16).map(subspan).filter(|subspan| subspan.coverage != [0; 4]).collect()
    }
}

/// An edge as blocks meet it.
#[derive(Clone, Copy, Debug, Default)]
struct BlockEdge {
    edge: Edge,
    /// What its value gains with a pixel to the right, and down.
    step_x: i64,
    step_y: i64,
    /// The value at the upper left corner of pixel (0, 0).
    corner: i64,
    /// The least and the most that is added to the value at the corner of a block for one of its sample positions.
    least: i64,
    most: i64,
}

/// A polygon as blocks meet it.
pub struct Blocks<'g> {
    edges: [BlockEdge; 4],
    count: usize,
    grid: &'g SampleGrid,
}

impl<'g> Blocks<'g> {
    /// For the sample positions of `grid`.
    pub(super) fn new(edges: &[Edge], grid: &'g SampleGrid) -> Blocks<'g> {
        let mut blocks = Blocks { edges: [BlockEdge::default(); 4], count: edges.len().min(4), grid };
        for (index, edge) in edges.iter().enumerate().take(4) {
            let (step_x, step_y) = (edge.a * i64::from(UNITS), edge.b * i64::from(UNITS));
            let (mut least, mut most) = (i64::MAX, i64::MIN);
            for at in grid.positions() {
                let offset = edge.gain(*at);
                (least, most) = (least.min(offset), most.max(offset));
            }
            blocks.edges[index] = BlockEdge {
                edge: *edge,
                step_x,
                step_y,
                corner: edge.c,
                least: least + 7 * (step_x.min(0) + step_y.min(0)),
                most: most + 7 * (step_x.max(0) + step_y.max(0)),
            };
        }
        blocks
    }

    /// Finds the pixels of the block at (`x`, `y`) that are covered at each sample position, of those in `area`. False where
    /// there are none.
    #[inline]
    pub fn cover(&self, x: i32, y: i32, area: PixelRect, masks: &mut [u64; MOST_SAMPLES]) -> bool {
        let mut values = [0i64; 4];
        let mut cut = [0usize; 4];
        let mut cuts = 0;
        for (index, edge) in self.edges[..self.count].iter().enumerate() {
            let value = edge.corner + edge.step_x * i64::from(x) + edge.step_y * i64::from(y);
            if value + edge.most < 0 {
                return false;
            }
            values[index] = value;
            if value + edge.least < 0 {
                cut[cuts] = index;
                cuts += 1;
            }
        }
        let inside = block_clip(x, y, area);
        let mut any = 0;
        for (mask, at) in masks.iter_mut().zip(self.grid.positions()) {
            let mut covered = inside;
            for &index in &cut[..cuts] {
                let edge = &self.edges[index];
                covered &= half_plane(values[index] + edge.edge.gain(*at), edge.step_x, edge.step_y);
            }
            *mask = covered;
            any |= covered;
        }
        any != 0
    }
}

/// The half plane of one edge over a block, from its value at the first sample and the steps to the next ones.
#[inline]
fn half_plane(first: i64, step_x: i64, step_y: i64) -> u64 {
    const SMALL: i64 = 1 << 27;
    if first + 7 * (step_x.min(0) + step_y.min(0)) >= 0 {
        return u64::MAX;
    }
    if first + 7 * (step_x.max(0) + step_y.max(0)) < 0 {
        return 0;
    }
    let mut mask = 0;
    // An edge that crosses the block has values within the block's extent, so that short edges fit 32 bits.
    if step_x.abs() < SMALL && step_y.abs() < SMALL {
        let (first, step_x, step_y) = (first as i32, step_x as i32, step_y as i32);
        let mut values = [0; ROW];
        for (slot, value) in values.iter_mut().enumerate() {
            let (column, row) = place(slot as u32);
            *value = (first + column as i32 * step_x + row as i32 * step_y) as u32;
        }
        let values = Row::load(&values);
        for row in 0..4 {
            let down = Row::splat((2 * row * step_y) as u32);
            let inside = values.test(down, |value, down| value.wrapping_add(down) as i32 >= 0);
            mask |= u64::from(inside) << (row * 16);
        }
    } else {
        for bit in 0..64 {
            let (column, row) = place(bit);
            let value = first + i64::from(row) * step_y + i64::from(column) * step_x;
            mask |= u64::from(value >= 0) << bit;
        }
    }
    mask
}

/// Pixels of the block at (`x`, `y`) that lie in `clip`.
#[inline]
fn block_clip(x: i32, y: i32, clip: PixelRect) -> u64 {
    if x >= clip.x0 && y >= clip.y0 && x + 8 <= clip.x1 && y + 8 <= clip.y1 {
        return u64::MAX;
    }
    let part = |low: i32, high: i32, before: &[u64; 9]| {
        let [low, high] = [low, high].map(|at| before[at.clamp(0, 8) as usize]);
        high & !low
    };
    part(clip.x0 - x, clip.x1 - x, &COLUMNS_BEFORE) & part(clip.y0 - y, clip.y1 - y, &ROWS_BEFORE)
}

/// Pixels of a block in the columns, and in the rows, before each.
const COLUMNS_BEFORE: [u64; 9] = before(false);
const ROWS_BEFORE: [u64; 9] = before(true);

const fn before(by_row: bool) -> [u64; 9] {
    let mut masks = [0; 9];
    let mut limit = 0;
    while limit <= 8 {
        let mut bit = 0;
        while bit < 64 {
            let (column, row) = place(bit);
            if (if by_row { row } else { column }) < limit {
                masks[limit as usize] |= 1 << bit;
            }
            bit += 1;
        }
        limit += 1;
    }
    masks
}

impl SampleGrid {
    /// Positions that are evaluated.
    #[inline(always)]
    pub fn positions(&self) -> &[Position] {
        &self.offsets[..self.count.clamp(1, MOST_SAMPLES)]
    }

    /// Samples of a pixel.
    pub fn samples(&self) -> usize {
        let single = MOST_SAMPLES - self.single_mask.leading_zeros() as usize;
        if self.count <= 1 { single } else { self.count }
    }

    /// Makes what was found at each position what it is for each sample that may be lit.
    #[inline(always)]
    pub fn spread(&self, masks: &mut [u64]) {
        if masks.len() == 1 && self.sample_mask & 1 != 0 {
            return;
        }
        let whole = self.count <= 1;
        let first = masks[0];
        for (sample, mask) in masks.iter_mut().enumerate() {
            let found = if whole { first } else { *mask };
            let stands = !whole || self.single_mask >> sample & 1 != 0;
            *mask = if stands && self.sample_mask >> sample & 1 != 0 { found } else { 0 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_in_the_order_of_dispatch() {
        assert_eq!(
            [0, 1, 2, 3, 4, 7, 12, 15, 16, 63].map(place),
            [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (3, 1), (6, 0), (7, 1), (0, 2), (7, 7)]
        );
        assert_eq!(occupied(0), 0);
        assert_eq!([1, 2, 4, 8, 0xf].map(|subspan| occupied(subspan << 20)), [1 << 20; 5]);
        assert_eq!(occupied(0x8001_0000_0000_0400), 0x1001_0000_0000_0100);
    }

    #[test]
    fn a_block_of_one_subspan_gives_it_back() {
        let subspan = Subspan { x: 22, y: 12, coverage: [0b1001, 0, 0b0110, 0b0001] };
        let block = Block::of(&subspan, 4);
        assert_eq!((block.x, block.y, block.samples), (16, 8, 4));
        assert_eq!(block.masks()[0], 0b1001 << (2 * 16 + 3 * 4));
        assert_eq!(block.subspans(), [subspan]);
        assert_eq!((block.any().count_ones(), block.count(), block.lit_samples()), (3, 5, 4));
        assert_eq!(Block::of(&subspan, 1).count(), 2);
    }

    #[test]
    fn clips_cut_blocks_at_every_side() {
        let clip = PixelRect { x0: 9, y0: 10, x1: 15, y1: 12 };
        let mask = block_clip(8, 8, clip);
        for bit in 0..64 {
            let (x, y) = place(bit);
            assert_eq!(mask >> bit & 1 != 0, (1..7).contains(&x) && (2..4).contains(&y), "{x} {y}");
        }
        assert_eq!(block_clip(8, 8, PixelRect { x0: 8, y0: 8, x1: 16, y1: 16 }), u64::MAX);
        assert_eq!(block_clip(16, 8, clip), 0);
        for (rect, want) in [
            (PixelRect { x0: 8, y0: 8, x1: 15, y1: 16 }, 56),
            (PixelRect { x0: 8, y0: 8, x1: 16, y1: 15 }, 56),
            (PixelRect { x0: 9, y0: 8, x1: 16, y1: 16 }, 56),
            (PixelRect { x0: 8, y0: 9, x1: 16, y1: 16 }, 56),
        ] {
            assert_eq!(block_clip(8, 8, rect).count_ones(), want);
        }
    }

    #[test]
    fn small_and_large_steps_give_the_same_half_plane() {
        let mut seed = 0x0123_4567_89ab_cdefu64;
        let mut random = |limit: i64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as i64 % (2 * limit + 1) - limit
        };
        for round in 0..20_000 {
            let limit = [3, 1000, (1 << 27) - 1, 1 << 40][round % 4];
            let (step_x, step_y) = (random(limit), random(limit));
            let first = random(limit * 9);
            let mask = half_plane(first, step_x, step_y);
            for bit in 0..64 {
                let (column, row) = place(bit);
                let value = first + i64::from(column) * step_x + i64::from(row) * step_y;
                assert_eq!(mask >> bit & 1 != 0, value >= 0, "{first} {step_x} {step_y} {bit}");
            }
        }
    }

    #[test]
    fn one_position_decides_for_all_samples_that_may_be_lit() {
        let mut grid =
            SampleGrid { offsets: [Position::default(); 16], count: 1, single_mask: 0xf, sample_mask: 0xd };
        assert_eq!((grid.samples(), grid.positions().len()), (4, 1));
        let mut masks = [7, 1, 1, 1];
        grid.spread(&mut masks);
        assert_eq!(masks, [7, 0, 7, 7]);
        grid.count = 4;
        assert_eq!((grid.samples(), grid.positions().len()), (4, 4));
        let mut masks = [7, 1, 2, 3];
        grid.spread(&mut masks);
        assert_eq!(masks, [7, 0, 2, 3]);
        (grid.count, grid.single_mask, grid.sample_mask) = (1, 1, 0);
        let mut masks = [7];
        grid.spread(&mut masks);
        assert_eq!((grid.samples(), masks), (1, [0]));
    }
}
