//! Texel indices, weights and byte offsets of a whole message.
//!
//! Source: [skl.7:Texture Address Control]. Plain loops over lanes without branches, so that they become vector code;
//! no operation needs more than SSE2.

use super::{Fast, Row};
use surface::Tiling;
use surface::layout::LEVEL_COUNT;

/// Wrap modes that a path knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Axis {
    /// TEXCOORDMODE_WRAP.
    Wrap,
    /// TEXCOORDMODE_MIRROR.
    Mirror,
    /// TEXCOORDMODE_CLAMP.
    Clamp,
}

/// One level as the loops want it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Level {
    /// Width in pixels.
    pub width: f32,
    /// Height in pixels.
    pub height: f32,
    /// Byte column where it begins.
    pub x_bytes: u32,
    /// Row of a slice where it begins.
    pub y_rows: u32,
}

/// Where the four texels of each lane lie: the byte offset of (column i, row j) is `x[i] + y[j]`.
pub struct Footprint<const N: usize> {
    /// Parts of the left and right columns.
    pub x: [Row<u32, N>; 2],
    /// Parts of the upper and lower rows.
    pub y: [Row<u32, N>; 2],
    /// Weights of the right column.
    pub wx: Row<f32, N>,
    /// Weights of the lower row.
    pub wy: Row<f32, N>,
}

impl<const N: usize> Footprint<N> {
    /// Nothing yet.
    pub fn new() -> Self {
        Self { x: [[0; N]; 2], y: [[0; N]; 2], wx: [0.0; N], wy: [0.0; N] }
    }

    /// Byte offset of texel (i, j) of a lane.
    #[inline(always)]
    pub fn offset(&self, lane: usize, i: usize, j: usize) -> usize {
        self.x[i][lane].wrapping_add(self.y[j][lane]) as usize
    }

    /// Computes the footprints of coordinates in one level each. Nearest filters have only the first column and row.
    #[inline(never)]
    pub fn place(
        &mut self,
        fast: &Fast,
        linear: bool,
        u: &Row<f32, N>,
        v: &Row<f32, N>,
        row_base: &Row<u32, N>,
        levels: &Row<u32, N>,
    ) {
        let mut width = [0f32; N];
        let mut height = [0f32; N];
        let mut x_bytes = [0u32; N];
        let mut y_rows = [0u32; N];
        for lane in 0..N {
            let level = &fast.levels[(levels[lane] as usize).min(LEVEL_COUNT - 1)];
            width[lane] = level.width;
            height[lane] = level.height;
            x_bytes[lane] = level.x_bytes;
            y_rows[lane] = level.y_rows.wrapping_add(row_base[lane]);
        }
        let mut columns = [[0i32; N]; 2];
        let mut rows = [[0i32; N]; 2];
        taps(fast.axes[0], linear, u, &width, &mut columns, &mut self.wx);
        taps(fast.axes[1], linear, v, &height, &mut rows, &mut self.wy);
        for side in 0..if linear { 2 } else { 1 } {
            for lane in 0..N {
                self.x[side][lane] =
                    ((columns[side][lane] as u32) << fast.element_shift).wrapping_add(x_bytes[lane]);
                self.y[side][lane] = (rows[side][lane] as u32).wrapping_add(y_rows[lane]);
            }
            let (x, y) = (&mut self.x[side], &mut self.y[side]);
            // In every tiling the offset is a part of the column plus a part of the row.
            match fast.tiling {
                Tiling::X => {
                    for lane in 0..N {
                        x[lane] = ((x[lane] >> 9) << 12) | (x[lane] & 511);
                        y[lane] = (y[lane] >> 3).wrapping_mul(fast.pitch << 3) + ((y[lane] & 7) << 9);
                    }
                }
                Tiling::Y => {
                    for lane in 0..N {
                        x[lane] = ((x[lane] >> 4) << 9) | (x[lane] & 15);
                        y[lane] = (y[lane] >> 5).wrapping_mul(fast.pitch << 5) + ((y[lane] & 31) << 4);
                    }
                }
                _ => {
                    for row in y.iter_mut() {
                        *row = row.wrapping_mul(fast.pitch);
                    }
                }
            }
        }
    }
}

/// Added to a float below 2^22 in magnitude, leaves the nearest integer in the low mantissa bits.
const MAGIC: f32 = 12_582_912.0;
/// Coordinates are limited to this.
const LIMIT: f32 = 1_048_576.0;

/// Integer at or below `x`, as float and integer; |x| below 2^21.
#[inline(always)]
fn floor(x: f32) -> (f32, i32) {
    let shifted = x + MAGIC;
    let nearest = shifted - MAGIC;
    let integer = (shifted.to_bits() as i32).wrapping_sub(MAGIC.to_bits() as i32);
    let above = nearest > x;
    (nearest - if above { 1.0 } else { 0.0 }, integer - i32::from(above))
}

/// A coordinate brought into the level, in texels.
#[inline(always)]
fn place(axis: Axis, coordinate: f32, size: f32) -> f32 {
    // `max` takes the number when the coordinate is a NaN.
    let coordinate = coordinate.max(-LIMIT).min(LIMIT);
    match axis {
        Axis::Wrap => (coordinate - floor(coordinate).0) * size,
        Axis::Mirror => {
            let period = coordinate - 2.0 * floor(coordinate * 0.5).0;
            (if period > 1.0 { 2.0 - period } else { period }) * size
        }
        Axis::Clamp => (coordinate * size).max(-1.0).min(size + 1.0),
    }
}

/// Indices and weights of one axis.
#[inline(always)]
fn taps<const N: usize>(
    axis: Axis,
    linear: bool,
    coordinates: &Row<f32, N>,
    sizes: &Row<f32, N>,
    index: &mut [Row<i32, N>; 2],
    weight: &mut Row<f32, N>,
) {
    match axis {
        Axis::Wrap => {
            taps_of(|c, s| place(Axis::Wrap, c, s), true, linear, coordinates, sizes, index, weight)
        }
        Axis::Mirror => {
            taps_of(|c, s| place(Axis::Mirror, c, s), false, linear, coordinates, sizes, index, weight)
        }
        Axis::Clamp => {
            taps_of(|c, s| place(Axis::Clamp, c, s), false, linear, coordinates, sizes, index, weight)
        }
    }
}

#[inline(always)]
fn taps_of<const N: usize>(
    place: impl Fn(f32, f32) -> f32,
    repeat: bool,
    linear: bool,
    coordinates: &Row<f32, N>,
    sizes: &Row<f32, N>,
    index: &mut [Row<i32, N>; 2],
    weight: &mut Row<f32, N>,
) {
    let [first, second] = index;
    if !linear {
        for lane in 0..N {
            let (_, texel) = floor(place(coordinates[lane], sizes[lane]));
            first[lane] = texel.max(0).min(integer(sizes[lane]) - 1);
        }
        return;
    }
    for lane in 0..N {
        let texels = place(coordinates[lane], sizes[lane]) - 0.5;
        let (whole, left) = floor(texels);
        let size = integer(sizes[lane]);
        let right = left + 1;
        weight[lane] = texels - whole;
        if repeat {
            first[lane] = (if left < 0 { left + size } else { left }).min(size - 1);
            second[lane] = if right >= size { 0 } else { right };
        } else {
            first[lane] = left.max(0).min(size - 1);
            second[lane] = right.max(0).min(size - 1);
        }
    }
}

/// A whole number below 2^22 as an integer.
#[inline(always)]
fn integer(whole: f32) -> i32 {
    ((whole + MAGIC).to_bits() as i32).wrapping_sub(MAGIC.to_bits() as i32)
}
