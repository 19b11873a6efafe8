//! WM: which pixels and samples a convex polygon covers.
//!
//! Source: [skl.7:Polygon (Triangle and Rectangle) Rasterization]. Points, triangles, rectangles and multisampled lines
//! all are convex polygons of three or four snapped corners here. Edge functions are exact 64-bit integers, so that two
//! polygons that share an edge never both cover a sample, nor leave one out.
//!
//! Deliberately absent: depth, attributes, anything that reads state.

use super::block::{Block, Blocks, MOST_SAMPLES};
use probe::Stop;

/// Sub-pixel units in one pixel: all positions of WM are multiples of 1/256 pixel, whatever precision SF snapped to.
pub const UNITS: i32 = 256;

/// A position in 1/256 pixel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

/// Pixels `x0 <= x < x1`, `y0 <= y < y1`; never negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PixelRect {
    /// First column.
    pub x0: i32,
    /// First row.
    pub y0: i32,
    /// Column after the last.
    pub x1: i32,
    /// Row after the last.
    pub y1: i32,
}

impl PixelRect {
    /// The pixels in both.
    pub fn intersect(self, other: PixelRect) -> PixelRect {
        PixelRect {
            x0: self.x0.max(other.x0),
            y0: self.y0.max(other.y0),
            x1: self.x1.min(other.x1),
            y1: self.y1.min(other.y1),
        }
    }

    /// Number of pixels.
    pub fn pixels(self) -> u64 {
        (i64::from(self.x1) - i64::from(self.x0)).max(0) as u64
            * (i64::from(self.y1) - i64::from(self.y0)).max(0) as u64
    }

    /// No pixel at all.
    pub fn is_empty(self) -> bool {
        self.x0 >= self.x1 || self.y0 >= self.y1
    }
}

/// Four pixels of an even-aligned 2x2 block: upper left, upper right, lower left, lower right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Subspan {
    /// Column of the left pixels, even.
    pub x: u16,
    /// Row of the upper pixels, even.
    pub y: u16,
    /// Covered samples of each pixel, bit `s` for sample `s`.
    pub coverage: [u16; 4],
}

impl Subspan {
    /// Number of sample positions that at least one of its pixels covers.
    #[inline(always)]
    pub fn lit_samples(&self) -> u64 {
        self.coverage.iter().fold(0, |all, coverage| all | coverage).count_ones().into()
    }

    /// The position at `offset` inside pixel `pixel`.
    #[inline(always)]
    pub fn pixel(&self, pixel: usize, offset: Position) -> Position {
        Position {
            x: (i32::from(self.x) + (pixel as i32 & 1)) * UNITS + offset.x,
            y: (i32::from(self.y) + (pixel as i32 >> 1)) * UNITS + offset.y,
        }
    }
}

/// Where the samples of a pixel lie.
#[derive(Clone, Copy, Debug)]
pub struct SampleGrid {
    /// Offsets from the upper left corner of the pixel, in 1/256 pixel.
    pub offsets: [Position; 16],
    /// Number of offsets in use, 1 to 16.
    pub count: usize,
    /// Samples that one rasterized position stands for: bits of [`Subspan::coverage`] set for offset 0 when a single
    /// position decides for a whole multisampled pixel, else just bit 0.
    pub single_mask: u16,
    /// Samples that may be lit at all.
    pub sample_mask: u16,
}

/// One edge: inside where `a x + b y + c >= 0`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Edge {
    pub(super) a: i64,
    pub(super) b: i64,
    pub(super) c: i64,
}

impl Edge {
    /// What a position inside a pixel adds to the value at the pixel's corner.
    #[inline(always)]
    pub(super) fn gain(&self, at: Position) -> i64 {
        self.a * i64::from(at.x) + self.b * i64::from(at.y)
    }
}

/// A convex polygon of three or four edges, ready to be walked.
#[derive(Clone, Copy, Debug)]
pub struct Polygon {
    edges: [Edge; 4],
    count: usize,
    min: Position,
    max: Position,
}

impl Polygon {
    /// Builds the polygon of `corners` (three or four, either winding). `None` when it has no area.
    pub fn new(corners: &[Position]) -> Option<Polygon> {
        let count = corners.len().clamp(0, 4);
        if count < 3 {
            return None;
        }
        let mut double_area = 0i64;
        for (index, p) in corners.iter().enumerate().take(count) {
            let q = corners[(index + 1) % count];
            double_area += i64::from(p.x) * i64::from(q.y) - i64::from(q.x) * i64::from(p.y);
        }
        if double_area == 0 {
            return None;
        }
        let mut polygon = Polygon { edges: [Edge::default(); 4], count, min: corners[0], max: corners[0] };
        for (index, &p) in corners.iter().enumerate().take(count) {
            let q = corners[(index + 1) % count];
            // Positive area is clockwise on screen: with `(p, q)` in that order the inside is positive.
            let (p, q) = if double_area > 0 { (p, q) } else { (q, p) };
            let a = i64::from(p.y) - i64::from(q.y);
            let b = i64::from(q.x) - i64::from(p.x);
            let mut c = -(a * i64::from(p.x) + b * i64::from(p.y));
            // Left and top edges are inside, right and bottom ones outside.
            let inclusive = a > 0 || (a == 0 && b > 0);
            if !inclusive {
                c -= 1;
            }
            polygon.edges[index] = Edge { a, b, c };
            polygon.min.x = polygon.min.x.min(p.x);
            polygon.min.y = polygon.min.y.min(p.y);
            polygon.max.x = polygon.max.x.max(p.x);
            polygon.max.y = polygon.max.y.max(p.y);
        }
        Some(polygon)
    }

    /// The pixels that are covered, when they are a rectangle and have one sample at `offset`.
    pub fn rectangle(&self, offset: Position) -> Option<PixelRect> {
        let is_upright = |edge: &Edge| edge.a == 0 || edge.b == 0;
        if self.count != 4 || !self.edges.iter().all(is_upright) {
            return None;
        }
        // The first sample that does not lie before a left or upper edge, and that before a right or lower one.
        let first = |edge: i32, offset: i32| {
            (edge - offset).div_euclid(UNITS) + i32::from((edge - offset) % UNITS != 0)
        };
        Some(PixelRect {
            x0: first(self.min.x, offset.x),
            y0: first(self.min.y, offset.y),
            x1: first(self.max.x, offset.x),
            y1: first(self.max.y, offset.y),
        })
    }

    /// Pixels that may be touched: all whose square meets the bounding box.
    pub fn bounds(&self) -> PixelRect {
        PixelRect {
            x0: self.min.x.div_euclid(UNITS),
            y0: self.min.y.div_euclid(UNITS),
            x1: self.max.x.div_euclid(UNITS) + 1,
            y1: self.max.y.div_euclid(UNITS) + 1,
        }
    }

    /// Walks all blocks inside `clip` of which something is covered, row by row.
    ///
    /// # Errors
    /// Whatever the sink says.
    pub fn walk(
        &self,
        clip: PixelRect,
        grid: &SampleGrid,
        sink: &mut impl FnMut(&mut Block) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.each_block(clip, grid, |block| {
            grid.spread(block.masks_mut());
            if block.any() == 0 { Ok(()) } else { sink(block) }
        })
    }

    /// Number of covered samples inside `clip`: those that [`Polygon::walk`] would hand out.
    pub fn count(&self, clip: PixelRect, grid: &SampleGrid) -> Result<u64, Stop> {
        // A position that decides for a whole pixel stands for all samples that may be lit.
        let weight = |sample: usize| {
            let stands_for = if grid.count <= 1 { grid.single_mask } else { 1 << sample };
            u64::from((stands_for & grid.sample_mask).count_ones())
        };
        let weights: [u64; MOST_SAMPLES] = std::array::from_fn(weight);
        let mut count = 0;
        self.each_block(clip, grid, |block| {
            let samples = block.masks.iter().zip(weights).take(grid.positions().len());
            count += samples.map(|(mask, weight)| u64::from(mask.count_ones()) * weight).sum::<u64>();
            Ok(())
        })?;
        Ok(count)
    }

    /// Gives the covered pixels of each block for each sample position.
    #[inline(always)]
    fn each_block(
        &self,
        clip: PixelRect,
        grid: &SampleGrid,
        mut sink: impl FnMut(&mut Block) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let area = self.bounds().intersect(clip);
        if area.is_empty() {
            return Ok(());
        }
        let blocks = Blocks::new(&self.edges[..self.count], grid);
        let mut block = Block::new(grid.samples());
        for y in (area.y0 & !7..area.y1).step_by(8) {
            for x in (area.x0 & !7..area.x1).step_by(8) {
                if blocks.cover(x, y, area, &mut block.masks) {
                    (block.x, block.y) = (x as u32, y as u32);
                    sink(&mut block)?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(crate) fn one_sample() -> SampleGrid {
        let mut offsets = [Position::default(); 16];
        offsets[0] = Position { x: 128, y: 128 };
        SampleGrid { offsets, count: 1, single_mask: 1, sample_mask: 1 }
    }

    const SIZE: usize = 40;

    fn hits(corners: &[Position], counts: &mut [u32]) {
        let clip = PixelRect { x0: 0, y0: 0, x1: SIZE as i32, y1: SIZE as i32 };
        let Some(polygon) = Polygon::new(corners) else { return };
        polygon
            .walk(clip, &one_sample(), &mut |block: &mut Block| {
                for bit in (0..64).filter(|bit| block.masks[0] >> bit & 1 != 0) {
                    let (x, y) = crate::wm::block::place(bit);
                    counts[(block.y + y) as usize * SIZE + (block.x + x) as usize] += 1;
                }
                Ok(())
            })
            .unwrap();
    }

    fn random(seed: &mut u64) -> u64 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        *seed
    }

    #[test]
    fn a_fan_covers_every_sample_of_its_square_exactly_once() {
        let mut seed = 0x1234_5678_9abc_def1;
        for round in 0..200 {
            let mut at = |low: u64, high: u64| (low + random(&mut seed) % (high - low)) as i32;
            let centre = Position { x: at(1000, 9000), y: at(1000, 9000) };
            let far = 40 * 256;
            // Every other round only pixel centres and corners, so that samples lie on edges.
            let snap = |v: i32| if round % 2 == 0 { v & !127 } else { v };
            let mut rim = vec![Position { x: 0, y: 0 }];
            rim.push(Position { x: snap(at(1, 10000)), y: 0 });
            rim.push(Position { x: far, y: 0 });
            rim.push(Position { x: far, y: snap(at(1, 10000)) });
            rim.push(Position { x: far, y: far });
            rim.push(Position { x: snap(at(1, 10000)), y: far });
            rim.push(Position { x: 0, y: far });
            rim.push(Position { x: 0, y: snap(at(1, 10000)) });
            let centre = Position { x: snap(centre.x), y: snap(centre.y) };
            let mut counts = vec![0; SIZE * SIZE];
            for index in 0..rim.len() {
                let next = rim[(index + 1) % rim.len()];
                if index % 2 == 0 {
                    hits(&[centre, rim[index], next], &mut counts);
                } else {
                    hits(&[next, rim[index], centre], &mut counts);
                }
            }
            assert!(counts.iter().all(|&count| count == 1), "round {round}");
        }
    }

    #[test]
    fn samples_on_top_and_left_edges_are_inside_and_on_bottom_and_right_ones_are_not() {
        let p = |x: i32, y: i32| Position { x: x * 256 + 128, y: y * 256 + 128 };
        let mut counts = vec![0; SIZE * SIZE];
        hits(&[p(2, 3), p(6, 3), p(6, 8), p(2, 8)], &mut counts);
        for y in 0..SIZE {
            for x in 0..SIZE {
                let inside = (2..6).contains(&x) && (3..8).contains(&y);
                assert_eq!(counts[y * SIZE + x] == 1, inside, "{x} {y}");
            }
        }
    }

    #[test]
    fn huge_and_tiny_edges_agree_on_the_same_half_plane() {
        let big = Polygon::new(&[
            Position { x: -8_000_000, y: -8_000_000 },
            Position { x: 8_000_000, y: 8_000_000 },
            Position { x: -8_000_000, y: 8_000_000 },
        ])
        .unwrap();
        let clip = PixelRect { x0: 0, y0: 0, x1: 32, y1: 32 };
        let mut count = 0;
        big.walk(clip, &one_sample(), &mut |block: &mut Block| {
            count += block.count();
            Ok(())
        })
        .unwrap();
        // The diagonal is the right edge of the lower left half, so that its samples are outside.
        assert_eq!(count, 31 * 32 / 2);
    }

    #[test]
    fn upright_rectangles_are_what_they_cover() {
        let mut state = 0x5eed_0f0f_1234_9876;
        let clip = PixelRect { x0: 0, y0: 0, x1: 40, y1: 40 };
        for round in 0..400 {
            let mut at = || {
                let value = (random(&mut state) % 12000) as i32 - 1000;
                if round % 2 == 0 { value & !127 } else { value }
            };
            let (a, b) = (Position { x: at(), y: at() }, Position { x: at(), y: at() });
            let corners = [a, Position { x: b.x, y: a.y }, b, Position { x: a.x, y: b.y }];
            let Some(polygon) = Polygon::new(&corners) else { continue };
            let mut grid = one_sample();
            grid.offsets[0] = Position { x: (round % 256) & !1, y: 128 };
            let rect = polygon.rectangle(grid.offsets[0]).unwrap();
            let mut pixels = Vec::new();
            polygon
                .walk(clip, &grid, &mut |block: &mut Block| {
                    for bit in (0..64).filter(|bit| block.masks[0] >> bit & 1 != 0) {
                        let (x, y) = crate::wm::block::place(bit);
                        pixels.push(((block.y + y) as i32, (block.x + x) as i32));
                    }
                    Ok(())
                })
                .unwrap();
            pixels.sort_unstable();
            let rect = rect.intersect(clip);
            let expected: Vec<_> =
                (rect.y0..rect.y1).flat_map(|y| (rect.x0..rect.x1).map(move |x| (y, x))).collect();
            assert_eq!(pixels, expected, "{corners:?}");
        }
        let p = |x, y| Position { x, y };
        let slanted = Polygon::new(&[p(0, 0), p(2560, 1), p(2560, 2560), p(0, 2560)]).unwrap();
        let triangle = Polygon::new(&[p(0, 0), p(2560, 0), p(0, 2560)]).unwrap();
        assert_eq!([slanted, triangle].map(|polygon| polygon.rectangle(p(128, 128))), [None; 2]);
    }

    #[test]
    fn counting_gives_what_walking_hands_out() {
        let mut state = 0x0dd0_1234_5678_9abc;
        let mut four =
            SampleGrid { offsets: [Position::default(); 16], count: 4, single_mask: 1, sample_mask: 0xb };
        for (sample, (x, y)) in [(96, 32), (224, 96), (32, 160), (160, 224)].into_iter().enumerate() {
            four.offsets[sample] = Position { x, y };
        }
        // One position that decides for four samples, of which three may be lit.
        let whole = SampleGrid { single_mask: 0xf, sample_mask: 0xd, ..one_sample() };
        for grid in [one_sample(), four, whole] {
            let mut total = 0;
            for _ in 0..100 {
                let mut at = || (random(&mut state) % 14000) as i32 - 2000;
                let corners = [(); 3].map(|()| Position { x: at(), y: at() });
                let clip = PixelRect { x0: 3, y0: 5, x1: 37, y1: 41 };
                let Some(polygon) = Polygon::new(&corners) else { continue };
                let mut walked = 0;
                polygon
                    .walk(clip, &grid, &mut |block: &mut Block| {
                        walked += block.count();
                        Ok(())
                    })
                    .unwrap();
                assert_eq!(polygon.count(clip, &grid), Ok(walked));
                total += walked;
            }
            assert!(total > 10_000, "{total}");
        }
    }

    #[test]
    fn a_polygon_without_area_covers_nothing() {
        let p = Position { x: 5, y: 9 };
        assert!(Polygon::new(&[p, p, Position { x: 900, y: 900 }]).is_none());
    }
}
