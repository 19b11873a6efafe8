//! Texel indices, weights and byte offsets of a row of lanes.
//!
//! Source: [skl.7:Texture Address Control]. No operation branches by lane, and none needs more than SSE2.

use surface::Tiling;
use surface::layout::LEVEL_COUNT;
use surface::simd::{LANES, Vector};
use surface::texel::rows::Source;
use surface::{ChannelSelect, SampleLayout, Surface, SurfaceKind};

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

/// Where the texels of a plane lie: the offset of a texel is a part of its column plus a part of its row.
#[derive(Clone, Copy, Debug)]
pub struct Plane {
    tiling: Tiling,
    pitch: u32,
    /// From texel to texel.
    element_bytes: u32,
    levels: [Level; LEVEL_COUNT],
    /// Where red, green, blue and alpha come from, after the surface's channel selects.
    pub sources: [Source; 4],
}

impl Plane {
    /// The plane of a surface, when its texels are found in this way; `format` says where its channels come from.
    pub fn of(surface: &Surface, format: [Source; 4]) -> Option<Self> {
        if surface.samples_log2 == 0 { Self::of_slices(surface, format) } else { None }
    }

    /// The same for a surface whose pixels may have samples, each with slices of its own.
    pub fn of_slices(surface: &Surface, format: [Source; 4]) -> Option<Self> {
        let suits = (surface.samples_log2 == 0 || surface.sample_layout == SampleLayout::Slices)
            && surface.unpack.is_some()
            && surface.first_unbound().is_none()
            && surface.extent_bytes() < 1 << 31
            && matches!(surface.tiling, Tiling::Linear | Tiling::X | Tiling::Y)
            && (surface.block_width, surface.block_height) == (1, 1);
        if !suits {
            return None;
        }
        let mut levels = [Level::default(); LEVEL_COUNT];
        for (level, layout) in levels.iter_mut().zip(&surface.levels) {
            *level = Level {
                width: layout.width as f32,
                height: layout.height as f32,
                x_bytes: layout.x_el.wrapping_add(surface.origin_el.0).wrapping_mul(surface.element_bytes),
                y_rows: layout.y_el.wrapping_add(surface.origin_el.1),
            };
        }
        Some(Self {
            tiling: surface.tiling,
            pitch: surface.pitch_bytes,
            element_bytes: match surface.kind {
                SurfaceKind::Buffer => surface.pitch_bytes,
                _ => surface.element_bytes,
            },
            levels,
            sources: surface.channel_selects.map(|select| match select {
                ChannelSelect::Zero => Source::Zero,
                ChannelSelect::One => Source::One,
                ChannelSelect::Channel(channel) => format[(channel & 3) as usize],
            }),
        })
    }

    /// A level; the last one for levels past the end.
    #[inline(always)]
    pub fn level(&self, number: u32) -> &Level {
        &self.levels[(number as usize).min(LEVEL_COUNT - 1)]
    }

    /// The part of columns of a level that begins at `x_bytes`.
    #[inline(always)]
    pub fn columns<V: Vector>(&self, unit: V, columns: V::Row, x_bytes: V::Row) -> V::Row {
        let bytes = self.element_bytes;
        let x = unit.map2(columns, x_bytes, |column, x| column.wrapping_mul(bytes).wrapping_add(x));
        match self.tiling {
            Tiling::X => unit.map(x, |x| ((x >> 9) << 12) | (x & 511)),
            Tiling::Y => unit.map(x, |x| ((x >> 4) << 9) | (x & 15)),
            _ => x,
        }
    }

    /// The part of rows of a slice.
    #[inline(always)]
    pub fn rows<V: Vector>(&self, unit: V, rows: V::Row) -> V::Row {
        let pitch = self.pitch;
        match self.tiling {
            Tiling::X => unit.map(rows, |y| (y >> 3).wrapping_mul(pitch << 3).wrapping_add((y & 7) << 9)),
            Tiling::Y => unit.map(rows, |y| (y >> 5).wrapping_mul(pitch << 5).wrapping_add((y & 31) << 4)),
            _ => unit.map(rows, |y| y.wrapping_mul(pitch)),
        }
    }
}

/// Levels of a row of lanes.
#[derive(Clone, Copy)]
pub enum Levels {
    /// The same for all.
    One(u32),
    /// One for each.
    Each([u32; LANES]),
}

/// Where the four texels of each lane lie: the byte offset of (column i, row j) is `x[i] + y[j]`.
#[derive(Clone, Copy)]
pub struct Footprint<V: Vector> {
    x: [V::Row; 2],
    y: [V::Row; 2],
    /// Weights of the right column.
    pub wx: V::Row,
    /// Weights of the lower row.
    pub wy: V::Row,
}

impl<V: Vector> Footprint<V> {
    /// The footprints of coordinates in one level each; slices begin at `slice_rows`. Nearest filters have only the first
    /// column and row.
    #[inline(always)]
    pub fn of(
        unit: V,
        plane: &Plane,
        axes: [Axis; 2],
        linear: bool,
        [u, v]: [V::Row; 2],
        slice_rows: V::Row,
        levels: Levels,
    ) -> Self {
        let (width, height, x_bytes, y_rows) = match levels {
            Levels::One(number) => {
                let level = plane.level(number);
                (
                    unit.splat_f(level.width),
                    unit.splat_f(level.height),
                    unit.splat(level.x_bytes),
                    unit.splat(level.y_rows),
                )
            }
            Levels::Each(numbers) => {
                let mut rows = [[0; LANES]; 4];
                for lane in 0..LANES {
                    let level = plane.level(numbers[lane]);
                    rows[0][lane] = level.width.to_bits();
                    rows[1][lane] = level.height.to_bits();
                    rows[2][lane] = level.x_bytes;
                    rows[3][lane] = level.y_rows;
                }
                (unit.row(rows[0]), unit.row(rows[1]), unit.row(rows[2]), unit.row(rows[3]))
            }
        };
        let (columns, wx) = taps(unit, axes[0], linear, u, width);
        let (rows, wy) = taps(unit, axes[1], linear, v, height);
        let y_rows = unit.map2(y_rows, slice_rows, u32::wrapping_add);
        let (mut x, mut y) = ([unit.splat(0); 2], [unit.splat(0); 2]);
        for side in 0..if linear { 2 } else { 1 } {
            x[side] = plane.columns(unit, columns[side], x_bytes);
            y[side] = plane.rows(unit, unit.map2(rows[side], y_rows, u32::wrapping_add));
        }
        Self { x, y, wx, wy }
    }

    /// Byte offsets of the texels (i, j).
    #[inline(always)]
    pub fn offsets(&self, unit: V, i: usize, j: usize) -> V::Row {
        unit.map2(self.x[i], self.y[j], u32::wrapping_add)
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
fn taps<V: Vector>(
    unit: V,
    axis: Axis,
    linear: bool,
    coordinates: V::Row,
    sizes: V::Row,
) -> ([V::Row; 2], V::Row) {
    match axis {
        Axis::Wrap => taps_of(unit, |c, s| place(Axis::Wrap, c, s), true, linear, coordinates, sizes),
        Axis::Mirror => taps_of(unit, |c, s| place(Axis::Mirror, c, s), false, linear, coordinates, sizes),
        Axis::Clamp => taps_of(unit, |c, s| place(Axis::Clamp, c, s), false, linear, coordinates, sizes),
    }
}

#[inline(always)]
fn taps_of<V: Vector>(
    unit: V,
    place: impl Fn(f32, f32) -> f32,
    repeat: bool,
    linear: bool,
    coordinates: V::Row,
    sizes: V::Row,
) -> ([V::Row; 2], V::Row) {
    let texels = unit.map2_f(coordinates, sizes, place);
    let sizes = unit.map(sizes, |size| integer(f32::from_bits(size)) as u32);
    if !linear {
        let whole = unit.map(texels, |texels| floor(f32::from_bits(texels)).1 as u32);
        let index = unit.map2(whole, sizes, |texel, size| (texel as i32).max(0).min(size as i32 - 1) as u32);
        return ([index, index], unit.splat(0));
    }
    let texels = unit.map_f(texels, |texels| texels - 0.5);
    let weight = unit.map_f(texels, |texels| texels - floor(texels).0);
    let whole = unit.map(texels, |texels| floor(f32::from_bits(texels)).1 as u32);
    let first = unit.map2(whole, sizes, |left, size| {
        let (left, size) = (left as i32, size as i32);
        let inside = if repeat { if left < 0 { left + size } else { left } } else { left.max(0) };
        inside.min(size - 1) as u32
    });
    let second = unit.map2(whole, sizes, |left, size| {
        let (right, size) = (left as i32 + 1, size as i32);
        let inside = if repeat { if right >= size { 0 } else { right } } else { right.max(0).min(size - 1) };
        inside as u32
    });
    ([first, second], weight)
}

/// A whole number below 2^22 as an integer.
#[inline(always)]
fn integer(whole: f32) -> i32 {
    ((whole + MAGIC).to_bits() as i32).wrapping_sub(MAGIC.to_bits() as i32)
}
