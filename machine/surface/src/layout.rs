//! Layout: where the levels, layers and samples of a surface lie in its plane of elements.
//!
//! Source: [skl.7:Surface Layout and Tiling] [mesa:isl get_image_offset_sa]. An element is a pixel of an uncompressed
//! surface, a block of a compressed one, and a sample of an interleaved multisampled one.

/// Levels that are laid out; a surface has at most 15 (16384 pixels down to 1).
pub const LEVEL_COUNT: usize = 15;

/// One mip level of a surface.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LevelLayout {
    /// Column of its first element, in elements.
    pub x_el: u32,
    /// Row of its first element in a slice, in elements.
    pub y_el: u32,
    /// Slice of a tile where its first one lies, in mip tails of volumes.
    pub z_el: u32,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Layers of an array (6 a cube), slices of a volume at this level; relative to the first layer of the view.
    pub depth: u32,
    /// Columns and rows of elements from slice to slice of a [`Placement::Volume`] at this level.
    pub slice_step_el: (u32, u32),
}

/// How levels and slices share the plane of elements. [skl.7:Surface Layout and Tiling] [mesa:isl isl_dim_layout]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Placement {
    /// All levels of a slice lie together; slices follow each other at a fixed distance.
    #[default]
    Slices,
    /// Linear 1D surfaces: levels follow each other in one row, layers at a fixed distance in that row.
    Row,
    /// Volumes of platforms without standard tiling: all slices of a level lie together, 2^level of them side by side.
    Volume,
    /// As [`Placement::Slices`], but tiles hold several slices of a volume, or all samples of a pixel.
    Thick,
}

/// How the samples of a pixel are stored. [bdw.2d:RENDER_SURFACE_STATE "Multisampled Surface Storage Format"]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SampleLayout {
    /// MSFMT_MSS: one slice for each sample.
    #[default]
    Slices,
    /// MSFMT_DEPTH_STENCIL: the samples of a pixel lie side by side in a larger plane.
    Interleaved,
}

/// `extent` at level `lod`, never below 1.
#[inline]
pub const fn minify(extent: u32, lod: u32) -> u32 {
    let reduced = if lod > 31 { 0 } else { extent >> lod };
    if reduced == 0 { 1 } else { reduced }
}

fn align(value: u32, to: u32) -> u32 {
    value.div_ceil(to.max(1)).saturating_mul(to.max(1))
}

/// What a layout depends on; extents in pixels, alignments in elements.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// Width of level 0 in pixels.
    pub width: u32,
    /// Height of level 0 in pixels.
    pub height: u32,
    /// Block width of the format in pixels.
    pub block_width: u32,
    /// Block height of the format in pixels.
    pub block_height: u32,
    /// Horizontal alignment in elements.
    pub horizontal_align_el: u32,
    /// Vertical alignment in elements.
    pub vertical_align_el: u32,
}

impl Extent {
    /// Size of level `lod` in elements, aligned.
    pub fn aligned(&self, lod: u32) -> (u32, u32) {
        (
            align(minify(self.width, lod).div_ceil(self.block_width.max(1)), self.horizontal_align_el),
            align(minify(self.height, lod).div_ceil(self.block_height.max(1)), self.vertical_align_el),
        )
    }

    /// Column and row of each level in a slice of a 2D, cube or 3D surface: level 1 lies below level 0, level 2 to
    /// the right of level 1 and all others below level 2.
    pub fn place_two_dimensional(&self) -> [(u32, u32); LEVEL_COUNT] {
        let mut places = [(0, 0); LEVEL_COUNT];
        let (mut x, mut y) = (0u32, 0u32);
        for (lod, place) in places.iter_mut().enumerate() {
            *place = (x, y);
            let (width, height) = self.aligned(lod as u32);
            if lod == 1 { x = x.saturating_add(width) } else { y = y.saturating_add(height) }
        }
        places
    }

    /// Column and row of each level of a volume whose slices lie together level by level, 2^level side by side, and
    /// the rows that all slices of levels 0 to `last_lod` take. [mesa:isl get_image_offset_sa_gfx4_3d]
    pub fn place_volume(&self, depth: u32, last_lod: u32) -> ([(u32, u32); LEVEL_COUNT], u32) {
        let mut places = [(0, 0); LEVEL_COUNT];
        let (mut y, mut rows) = (0u32, 0);
        for (lod, place) in places.iter_mut().enumerate() {
            *place = (0, y);
            let slices_down = minify(depth, lod as u32).div_ceil(1 << lod);
            y = y.saturating_add(self.aligned(lod as u32).1.saturating_mul(slices_down));
            if lod as u32 <= last_lod {
                rows = y;
            }
        }
        (places, rows)
    }

    /// Elements that all columns of slices of levels 0 to `last_lod` of such a volume take in a row.
    pub fn volume_columns(&self, depth: u32, last_lod: u32) -> u32 {
        let level = |lod| self.aligned(lod).0.saturating_mul(minify(depth, lod).min(1 << lod));
        (0..=last_lod.min(LEVEL_COUNT as u32 - 1)).map(level).max().unwrap_or(0)
    }

    /// Column of each level of a linear 1D surface: one after the other in one row.
    pub fn place_one_dimensional(&self) -> [(u32, u32); LEVEL_COUNT] {
        let mut places = [(0, 0); LEVEL_COUNT];
        let mut x = 0u32;
        for (lod, place) in places.iter_mut().enumerate() {
            *place = (x, 0);
            x = x.saturating_add(align(minify(self.width, lod as u32), ONE_DIMENSIONAL_ALIGN_EL));
        }
        places
    }

    /// Rows of elements that levels 0 to `last_lod` of a 2D slice take.
    pub fn slice_rows(&self, last_lod: u32) -> u32 {
        let places = self.place_two_dimensional();
        let mut rows = 0;
        for (lod, place) in places.iter().enumerate().take(last_lod as usize + 1) {
            let height = minify(self.height, lod as u32).div_ceil(self.block_height.max(1));
            rows = rows.max(place.1.saturating_add(height));
        }
        rows
    }
}

/// Alignment of the levels of a linear 1D surface, in elements. [mesa:isl gfx9 1D]
pub const ONE_DIMENSIONAL_ALIGN_EL: u32 = 64;

/// Factors by which interleaved samples widen and heighten a surface.
#[inline]
pub const fn interleaved_scale(samples_log2: u32) -> (u32, u32) {
    match samples_log2 {
        0 => (1, 1),
        1 => (2, 1),
        2 => (2, 2),
        3 => (4, 2),
        _ => (4, 4),
    }
}

/// Column and row of sample `sample` of pixel (x, y) in the plane of an interleaved surface.
#[inline(always)]
pub fn interleave(samples_log2: u32, x: u32, y: u32, sample: u32) -> (u32, u32) {
    let s = sample;
    match samples_log2 {
        0 => (x, y),
        1 => (((x & !1) << 1) | ((s & 1) << 1) | (x & 1), y),
        2 => (((x & !1) << 1) | ((s & 1) << 1) | (x & 1), ((y & !1) << 1) | (s & 2) | (y & 1)),
        3 => (((x & !1) << 2) | (s & 4) | ((s & 1) << 1) | (x & 1), ((y & !1) << 1) | (s & 2) | (y & 1)),
        _ => (
            ((x & !1) << 2) | (s & 4) | ((s & 1) << 1) | (x & 1),
            ((y & !1) << 2) | ((s & 8) >> 1) | (s & 2) | (y & 1),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_of_a_mip_mapped_surface_lie_below_and_to_the_right() {
        // 37x21 RGBA8 with HALIGN_16 and VALIGN_4: level 0 is 48x24 aligned, level 1 18x10, level 2 9x5, level 3 4x2.
        let extent = Extent {
            width: 37,
            height: 21,
            block_width: 1,
            block_height: 1,
            horizontal_align_el: 16,
            vertical_align_el: 4,
        };
        let places = extent.place_two_dimensional();
        assert_eq!(&places[..5], &[(0, 0), (0, 24), (32, 24), (32, 32), (32, 36)]);
        assert_eq!(extent.slice_rows(0), 21);
        assert_eq!(extent.slice_rows(1), 34);
        assert_eq!(extent.slice_rows(4), 37);
    }

    #[test]
    fn levels_of_a_compressed_surface_are_aligned_in_blocks() {
        // 100x60 in 4x4 blocks: 25x15 -> 28x16, 13x8 -> 16x8, 7x4 (25x15 px) -> 8x4.
        let extent = Extent {
            width: 100,
            height: 60,
            block_width: 4,
            block_height: 4,
            horizontal_align_el: 4,
            vertical_align_el: 4,
        };
        let places = extent.place_two_dimensional();
        assert_eq!(&places[..4], &[(0, 0), (0, 16), (16, 16), (16, 20)]);
    }

    #[test]
    fn slices_of_a_level_of_a_volume_lie_side_by_side() {
        // 16x8x5 with alignment 4x4: level 0 is five slices below each other, level 1 (8x4, 2 slices) one row of two,
        // level 2 (4x2, 1 slice) a row of four places.
        let extent = Extent {
            width: 16,
            height: 8,
            block_width: 1,
            block_height: 1,
            horizontal_align_el: 4,
            vertical_align_el: 4,
        };
        let (places, rows) = extent.place_volume(5, 2);
        assert_eq!(&places[..3], &[(0, 0), (0, 40), (0, 44)]);
        assert_eq!((rows, extent.volume_columns(5, 2)), (48, 16));
    }

    #[test]
    fn levels_of_a_linear_1d_surface_follow_each_other() {
        let extent = Extent {
            width: 200,
            height: 1,
            block_width: 1,
            block_height: 1,
            horizontal_align_el: 4,
            vertical_align_el: 4,
        };
        assert_eq!(&extent.place_one_dimensional()[..4], &[(0, 0), (256, 0), (384, 0), (448, 0)]);
    }

    #[test]
    fn interleaved_samples_fill_the_plane_without_overlap() {
        for samples_log2 in 0..=4 {
            let (sx, sy) = interleaved_scale(samples_log2);
            let mut seen = vec![false; (8 * sx * 6 * sy) as usize];
            for y in 0..6 {
                for x in 0..8 {
                    for sample in 0..1 << samples_log2 {
                        let (px, py) = interleave(samples_log2, x, y, sample);
                        assert!(px < 8 * sx && py < 6 * sy);
                        assert!(!std::mem::replace(&mut seen[(py * 8 * sx + px) as usize], true));
                    }
                }
            }
            assert!(seen.iter().all(|&s| s));
        }
    }
}
