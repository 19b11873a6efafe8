//! Control surfaces: HiZ, CCS and MCS say of each block whether the main surface holds it or whether it is clear.
//!
//! Halogen compresses nothing. A fast clear marks blocks as clear and leaves the main surface alone, as the hardware does;
//! which value "clear" is only those say who look at them: surface state or 3DSTATE_CLEAR_PARAMS. So a surface is *settled*
//! before its main surface is read or written: blocks that are clear get the clear value, and when the surface is going to be
//! written, they are marked as resolved. Reading leaves the marks: drivers change the clear value of what they know to be
//! clear without a further command. Blocks become clear without a command, too, when drivers fill control memory.
//!
//! What was found is kept in [`memory::Known`], so that surfaces are looked through again only after something was, or may
//! have been, written.
//!
//! Source: [skl.7:MCS Buffer for Render Target(s)] [skl.7:Hierarchical Depth Buffer] [skl.7:Depth Buffer Clear]
//! [bdw.2d:RENDER_SURFACE_STATE "Auxiliary Surface Mode"], layouts of control surfaces [mesa:isl].

mod line;
mod settle;

pub use line::{Kind, Pattern};
pub use settle::{Access, Rect, Region};

use crate::layout::{Extent, LevelLayout, Placement, minify};
use crate::surface::{Surface, SurfaceKind};
use crate::tiling::{TILE_BYTES, Tiling, offset_y};
use bits::GraphicsAddress;
use line::{LINE_BYTES, Line, samples_bytes};
use memory::{AddressSpace, View};
use std::ops::Range;

/// The control surface of a surface.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// What its words are.
    pub kind: Kind,
    /// Address of the first byte.
    base: GraphicsAddress,
    /// The bound bytes from there.
    view: View<'a>,
    pitch_bytes: u32,
    /// Rows of blocks from slice to slice.
    qpitch_blocks: u32,
    /// Pixels of a block, across and down.
    block_px: (u32, u32),
    /// Alignment of levels, in blocks.
    align_blocks: (u32, u32),
}

/// Columns and rows of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Blocks {
    x: (u32, u32),
    y: (u32, u32),
}

impl Blocks {
    fn intersect(self, other: Blocks) -> Blocks {
        let cut = |a: (u32, u32), b: (u32, u32)| (a.0.max(b.0), a.1.min(b.1));
        Blocks { x: cut(self.x, other.x), y: cut(self.y, other.y) }
    }

    fn is_empty(self) -> bool {
        self.x.0 >= self.x.1 || self.y.0 >= self.y.1
    }

    fn each(self) -> impl Iterator<Item = (u32, u32)> {
        (self.y.0..self.y.1).flat_map(move |y| (self.x.0..self.x.1).map(move |x| (x, y)))
    }
}

/// Some blocks of one line, at hand.
struct Part {
    line: Line,
    /// Column and row of the line's first block in the plane of blocks.
    corner: (u32, u32),
    /// Those of its blocks that are meant, in the plane of blocks.
    blocks: Blocks,
}

impl<'a> Control<'a> {
    /// The control surface of `surface`, whose layout is known: at `base`, with `pitch_bytes`, and `qpitch_rows` rows of
    /// pixels from slice to slice. `None` when no such surface can have one.
    pub(crate) fn new(
        kind: Kind,
        surface: &Surface,
        base: GraphicsAddress,
        (pitch_bytes, qpitch_rows): (u32, u32),
        space: &'a AddressSpace,
    ) -> Option<Control<'a>> {
        const PAIR_BYTES_Y: u32 = 32;
        const PAIR_BYTES_X: u32 = 64;
        let (block_px, align_blocks) = match kind {
            Kind::HierarchicalDepth => ((8, 4), (2, 2)),
            Kind::Samples(_) => ((1, 1), (1, 1)),
            Kind::Color(pattern) => {
                if !matches!(surface.element_bytes, 4 | 8 | 16) {
                    return None;
                }
                let block = match surface.tiling {
                    // Of standard tiles, too, pairs are neighbours in a row. Observed: iris of Mesa 26.1.
                    Tiling::Y | Tiling::Standard(_) => (PAIR_BYTES_Y / surface.element_bytes, 4),
                    Tiling::X if pattern != Pattern::Compressible => {
                        (PAIR_BYTES_X / surface.element_bytes, 2)
                    }
                    _ => return None,
                };
                let align_px = if pattern == Pattern::Compressible { (128, 64) } else { (256, 128) };
                (block, (align_px.0 / block.0, align_px.1 / block.1))
            }
        };
        let mut control = Control {
            kind,
            base,
            view: View::empty(),
            pitch_bytes,
            qpitch_blocks: qpitch_rows / block_px.1,
            block_px,
            align_blocks,
        };
        control.view = space.view(base, control.extent_bytes(surface));
        Some(control)
    }

    /// Bytes from the base to behind the last level of the last slice.
    fn extent_bytes(&self, surface: &Surface) -> u64 {
        let lods = 0..surface.mip_count.saturating_add(surface.min_lod).saturating_add(1).min(15);
        let rows = lods.map(|lod| {
            let layers = layers(surface, lod);
            let (_, y) = self.origin(surface, lod, layers.saturating_sub(1));
            u64::from(y) + u64::from(self.level(surface.level(lod)).y.1)
        });
        let rows_of_lines = rows.max().unwrap_or(0).div_ceil(u64::from(self.kind.line_blocks().1));
        let lines_of_tile: u64 = if self.kind == Kind::HierarchicalDepth { 4 } else { 8 };
        let tile_rows = rows_of_lines.div_ceil(lines_of_tile);
        tile_rows * u64::from(self.pitch_bytes / Tiling::Y.width_bytes()) * TILE_BYTES as u64
    }

    /// Blocks of a level, from its own first one.
    fn level(&self, level: &LevelLayout) -> Blocks {
        let (width, height) = (level.width.div_ceil(self.block_px.0), level.height.div_ceil(self.block_px.1));
        Blocks { x: (0, width), y: (0, height) }
    }

    /// Column and row of the first block of a level, in the plane of blocks; layers count from that of the view.
    fn origin(&self, surface: &Surface, lod: u32, layer: u32) -> (u32, u32) {
        let extent = Extent {
            width: surface.width_px,
            height: surface.height_px,
            block_width: self.block_px.0,
            block_height: self.block_px.1,
            horizontal_align_el: self.align_blocks.0,
            vertical_align_el: self.align_blocks.1,
        };
        let slice = surface.min_array_element.wrapping_add(layer);
        let at = |places: &[(u32, u32)]| places.get(lod as usize).copied().unwrap_or_default();
        match surface.placement {
            Placement::Volume => {
                let (x, y) = at(&extent.place_volume(surface.depth, lod).0);
                let (width, height) = extent.aligned(lod);
                let (across, down) = (slice & ((1 << (lod & 15)) - 1), slice >> (lod & 15));
                (x.wrapping_add(across.wrapping_mul(width)), y.wrapping_add(down.wrapping_mul(height)))
            }
            _ => {
                let (x, y) = at(&extent.place_two_dimensional());
                (x, y.wrapping_add(slice.wrapping_mul(self.qpitch_blocks)))
            }
        }
    }

    /// Where a line lies, by its column and row among the lines.
    fn line_offset(&self, column: u32, row: u32) -> usize {
        let (column, row, pitch) = (column as usize, row as usize, self.pitch_bytes as usize);
        match self.kind {
            // Tiles of 16 by 16 blocks, as large as Y tiles; in which order they lie there nobody says.
            Kind::HierarchicalDepth => {
                let tile_row = (row / 4).wrapping_mul(pitch * 32);
                tile_row + (column / 16) * TILE_BYTES + (column % 16) * 256 + (row % 4) * LINE_BYTES
            }
            _ => offset_y(column * 16, row.wrapping_mul(4), pitch),
        }
    }

    /// Bytes that facts about the control surface are about.
    fn range(&self) -> Range<u64> {
        self.base.0..self.base.0.saturating_add(self.view.len() as u64)
    }

    /// Shows every line that has some of `blocks`, and is not `usual`, to `change`, and writes back those which that changes.
    /// Gives the number of lines that were looked at.
    fn each_line(&self, blocks: Blocks, usual: &Line, mut change: impl FnMut(&mut Part) -> bool) -> u64 {
        let mut seen = 0;
        if blocks.is_empty() {
            return seen;
        }
        let (width, height) = self.kind.line_blocks();
        for row in blocks.y.0 / height..=(blocks.y.1 - 1) / height {
            let first = self.line_offset(blocks.x.0 / width, row);
            if first.saturating_add(LINE_BYTES) > self.view.len() {
                break;
            }
            for column in blocks.x.0 / width..=(blocks.x.1 - 1) / width {
                let at = self.line_offset(column, row);
                if at.saturating_add(LINE_BYTES) > self.view.len() {
                    break;
                }
                seen += 1;
                let line = self.view.read::<LINE_BYTES>(at);
                if line == *usual {
                    continue;
                }
                let corner = (column * width, row * height);
                let all = Blocks { x: (corner.0, corner.0 + width), y: (corner.1, corner.1 + height) };
                let mut part = Part { line, corner, blocks: all.intersect(blocks) };
                if change(&mut part) && part.line != line {
                    self.view.write(at, part.line);
                }
            }
        }
        seen
    }

    /// The word of a pixel's samples; `None` where none is bound.
    fn samples_word(&self, surface: &Surface, x: u32, y: u32, layer: u32) -> Option<u64> {
        let Kind::Samples(log2) = self.kind else { return None };
        let slice = surface.min_array_element.wrapping_add(layer);
        let row = slice.wrapping_mul(self.qpitch_blocks).wrapping_add(y);
        let at = offset_y((x * samples_bytes(log2)) as usize, row as usize, self.pitch_bytes as usize);
        let bytes = samples_bytes(log2) as usize;
        (at.saturating_add(bytes) <= self.view.len()).then(|| {
            let mut word = [0; 8];
            self.view.read_bytes(at, &mut word[..bytes]);
            u64::from_le_bytes(word)
        })
    }
}

/// Layers, or slices of a volume at a level, of a view.
fn layers(surface: &Surface, lod: u32) -> u32 {
    if surface.kind == SurfaceKind::D3 { minify(surface.depth, lod) } else { surface.depth.max(1) }
}

impl Surface<'_> {
    /// What the control surface says of the samples of a pixel, in two words; zeros without one.
    /// [skl.7:Message Types "Id_mcs"]
    pub fn samples_control(&self, x: u32, y: u32, layer: u32) -> [u32; 2] {
        let word = self.control.as_ref().and_then(|control| control.samples_word(self, x, y, layer));
        word.map_or([0; 2], |word| [word as u32, (word >> 32) as u32])
    }
}

#[cfg(test)]
mod tests;
