//! Where levels and slices of a resolved surface lie, and how far it reaches.
//!
//! Source: [skl.7:Surface Layout and Tiling], [mesa:isl isl_calc_array_pitch_el_rows_gfx4_2d].

use crate::layout::{Extent, LEVEL_COUNT, LevelLayout, Placement, SampleLayout, interleaved_scale, minify};
use crate::surface::{Surface, SurfaceKind};
use crate::tiling::{Standard, Tiling};
use memory::AddressSpace;

impl<'a> Surface<'a> {
    /// Rows of elements from slice to slice where no field states them: room for all levels, or for level 0 only.
    pub(super) fn derived_qpitch_rows(&self, vertical_align_el: u32, only_level_0: bool) -> u32 {
        let height = match (self.samples_log2, self.sample_layout) {
            (1.., SampleLayout::Interleaved) => {
                self.height_px.next_multiple_of(2) * interleaved_scale(self.samples_log2).1
            }
            _ => self.height_px,
        };
        let rows = |lod| {
            minify(height, lod).div_ceil(self.block_height.max(1)).next_multiple_of(vertical_align_el.max(1))
        };
        if only_level_0 { rows(0) } else { rows(0) + rows(1) + 12 * vertical_align_el }
    }

    /// Computes levels, extent and view; `last_lod` is the highest level in use.
    pub(super) fn place(&mut self, align_el: (u32, u32), last_lod: u32, space: &'a AddressSpace) {
        self.horizontal_align_px = align_el.0 * self.block_width;
        self.vertical_align_px = align_el.1 * self.block_height;
        let mut extent = Extent {
            width: self.width_px,
            height: self.height_px,
            block_width: self.block_width,
            block_height: self.block_height,
            horizontal_align_el: align_el.0,
            vertical_align_el: align_el.1,
        };
        if self.samples_log2 != 0 && self.sample_layout == SampleLayout::Interleaved {
            let (across, down) = interleaved_scale(self.samples_log2);
            extent.width = extent.width.next_multiple_of(2) * across;
            extent.height = extent.height.next_multiple_of(2) * down;
        }
        let last_lod = last_lod.min(LEVEL_COUNT as u32 - 1);
        let (places, volume_rows) = match self.placement {
            Placement::Slices | Placement::Thick => (extent.place_two_dimensional(), 0),
            Placement::Row => (extent.place_one_dimensional(), 0),
            Placement::Volume => extent.place_volume(self.depth, last_lod),
        };
        for (lod, (level, place)) in self.levels.iter_mut().zip(places).enumerate() {
            let lod = lod as u32;
            *level = LevelLayout {
                x_el: place.0,
                y_el: place.1,
                z_el: 0,
                width: minify(self.width_px, lod),
                height: minify(self.height_px, lod),
                depth: if self.kind == SurfaceKind::D3 { minify(self.depth, lod) } else { self.depth },
                slice_step_el: extent.aligned(lod),
            };
        }
        if let Tiling::Standard(tile) = self.tiling {
            self.place_tail(tile);
        }
        // Levels behind the first one of the mip tail take no room of their own.
        let own_lod = if matches!(self.tiling, Tiling::Standard(_)) { self.tail_lod } else { last_lod };
        let layers = u64::from(self.min_array_element) + u64::from(self.depth.max(1));
        // A volume's view may begin at a slice, but its depth counts from slice 0.
        let layers = if self.kind == SurfaceKind::D3 { u64::from(self.depth.max(1)) } else { layers };
        let slices = if let (Tiling::Standard(tile), Placement::Thick) = (self.tiling, self.placement) {
            if self.samples_log2 != 0 { layers } else { layers.div_ceil(u64::from(tile.depth())) }
        } else if self.sample_layout == SampleLayout::Slices {
            layers << self.samples_log2
        } else {
            layers
        };
        let qpitch = u64::from(self.qpitch_rows);
        let element_bytes = u64::from(self.element_bytes);
        self.extent_bytes = if self.placement == Placement::Row {
            let last = &self.levels[last_lod as usize];
            let row = u64::from(last.x_el) + u64::from(last.width);
            ((slices - 1) * qpitch + row) * element_bytes
        } else {
            let rows = match self.placement {
                Placement::Volume => u64::from(volume_rows),
                _ => (slices - 1) * qpitch + u64::from(extent.slice_rows(last_lod.min(own_lod))),
            };
            let rows = rows + u64::from(self.origin_el.1);
            let pitch = u64::from(self.pitch_bytes);
            match self.tiling {
                Tiling::Linear if self.placement == Placement::Volume => {
                    let row_el = u64::from(extent.volume_columns(self.depth, last_lod));
                    (rows - 1) * pitch + (row_el * element_bytes).min(pitch)
                }
                Tiling::Linear => {
                    let row_el = places
                        .iter()
                        .enumerate()
                        .take(last_lod as usize + 1)
                        .map(|(lod, place)| {
                            place.0 + minify(extent.width, lod as u32).div_ceil(self.block_width)
                        })
                        .max()
                        .unwrap_or(0);
                    (rows - 1) * pitch + (u64::from(row_el) * element_bytes).min(pitch)
                }
                Tiling::W => rows.div_ceil(64) * 32 * pitch,
                Tiling::Standard(tile) => {
                    let tiles_across = pitch / u64::from(tile.width_bytes());
                    rows.div_ceil(u64::from(tile.height_rows())) * tiles_across * u64::from(tile.tile_bytes())
                }
                _ => rows.next_multiple_of(u64::from(self.tiling.height_rows())) * pitch,
            }
        };
        self.view = space.view(self.base, self.extent_bytes);
    }

    /// Moves the levels of the mip tail into its tile, which is where its first level would lie.
    fn place_tail(&mut self, tile: Standard) {
        let Some(tail) = self.levels.get_mut(self.tail_lod as usize..) else { return };
        let Some(corner) = tail.first().map(|level| (level.x_el, level.y_el)) else { return };
        for (number, level) in (0..).zip(tail) {
            let (x, y, z) = tile.tail(number);
            (level.x_el, level.y_el, level.z_el) =
                (corner.0.saturating_add(x), corner.1.saturating_add(y), z);
        }
    }
}
