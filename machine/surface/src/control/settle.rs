//! Clearing, settling and resolving: what fast clears, draws, texture fetches and resolves do with control surfaces.

use super::line::{Code, Kind, Line, slice};
use super::{Blocks, Control, Part, layers};
use crate::surface::{Surface, SurfaceKind};
use hw::format::SurfaceFormat;
use memory::{AddressSpace, Fact};
use probe::Context;
use std::ops::Range;

/// What a surface is settled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// To be read: marks stay.
    Read,
    /// To be written: nothing is clear any more.
    Write,
}

/// Levels and layers of a surface; levels count from its level 0, layers from the first of the view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// Levels.
    pub lods: Range<u32>,
    /// Layers or slices.
    pub layers: Range<u32>,
}

/// Pixels of a level, from `x.0` to before `x.1`, from `y.0` to before `y.1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rect {
    /// Columns.
    pub x: (u32, u32),
    /// Rows.
    pub y: (u32, u32),
}

impl Rect {
    fn intersect(self, other: Rect) -> Rect {
        let cut = |a: (u32, u32), b: (u32, u32)| (a.0.max(b.0), a.1.min(b.1));
        Rect { x: cut(self.x, other.x), y: cut(self.y, other.y) }
    }

    fn is_empty(self) -> bool {
        self.x.0 >= self.x.1 || self.y.0 >= self.y.1
    }
}

impl Blocks {
    /// Pixels of these blocks, which count from the first of a level.
    fn pixels(self, block_px: (u32, u32)) -> Rect {
        Rect {
            x: (self.x.0 * block_px.0, self.x.1 * block_px.0),
            y: (self.y.0 * block_px.1, self.y.1 * block_px.1),
        }
    }
}

/// What settling has done.
#[derive(Default)]
struct Found {
    work: u64,
    is_filled: bool,
    is_foreign: bool,
}

/// One level of one layer, with its control surface.
struct Slice<'s, 'a> {
    surface: &'s Surface<'a>,
    control: &'s Control<'a>,
    lod: u32,
    layer: u32,
    /// Where its blocks begin in the plane of blocks.
    origin: (u32, u32),
    /// What an element looks like that is clear.
    clear: [u8; 16],
    /// Lines of blocks that all are resolved, and that all are clear.
    resolved_line: Line,
    clear_line: Line,
    /// Elements got the clear value.
    is_filled: bool,
    /// Lines that were looked at and elements that were written.
    work: u64,
    /// A word was met that Halogen does not understand.
    is_foreign: bool,
}

impl<'s, 'a> Slice<'s, 'a> {
    fn level(&self) -> Rect {
        let level = self.surface.level(self.lod);
        Rect { x: (0, level.width), y: (0, level.height) }
    }

    /// Blocks in the plane that have a pixel of `rect`.
    fn blocks(&self, rect: Rect) -> Blocks {
        let (across, down) = self.control.block_px;
        let place = |at: u32, origin: u32| origin.saturating_add(at);
        Blocks {
            x: (place(rect.x.0 / across, self.origin.0), place(rect.x.1.div_ceil(across), self.origin.0)),
            y: (place(rect.y.0 / down, self.origin.1), place(rect.y.1.div_ceil(down), self.origin.1)),
        }
    }

    /// Pixels of blocks in the plane that lie in the level.
    fn pixels(&self, blocks: Blocks) -> Rect {
        let (x, y) = self.origin;
        let own = Blocks { x: (blocks.x.0 - x, blocks.x.1 - x), y: (blocks.y.0 - y, blocks.y.1 - y) };
        own.pixels(self.control.block_px).intersect(self.level())
    }

    fn fill(&mut self, rect: Rect) {
        self.is_filled = true;
        self.work += self.surface.fill(rect, self.layer, self.lod, &self.clear);
    }

    /// Gives pixels of `part` that are clear the clear value; when it is going to be written, marks all of it as resolved.
    fn settle(&mut self, part: &mut Part, access: Access) -> bool {
        let kind = self.control.kind;
        if part.line == self.clear_line {
            self.fill(self.pixels(part.blocks));
            return access == Access::Write && self.mark(part, false);
        }
        let mut is_changed = false;
        for (x, y) in part.blocks.each() {
            let (column, row) = (x - part.corner.0, y - part.corner.1);
            match kind.code(&part.line, column, row) {
                Code::Resolved => continue,
                Code::Clear => {
                    self.fill(self.pixels(Blocks { x: (x, x + 1), y: (y, y + 1) }));
                    if access == Access::Read {
                        continue;
                    }
                }
                Code::Other(word) => match kind {
                    Kind::Samples(log2) => {
                        self.spread(x - self.origin.0, y - self.origin.1, word, log2);
                    }
                    _ => {
                        self.is_foreign = true;
                        if access == Access::Read {
                            continue;
                        }
                    }
                },
            }
            kind.set(&mut part.line, column, row, false);
            is_changed = true;
        }
        is_changed
    }

    /// Gives every sample of a pixel its own slice.
    fn spread(&mut self, x: u32, y: u32, word: u64, log2: u32) {
        let surface = self.surface;
        let at = |sample| surface.texel_offset(x, y, self.layer, self.lod, sample);
        let level = self.level();
        if x >= level.x.1 || y >= level.y.1 {
            return;
        }
        let mut samples = [[0; 16]; 16];
        for (sample, element) in (0..).zip(samples.iter_mut()).take(1 << log2) {
            *element = surface.read_element(at(slice(word, sample, log2)));
        }
        for (sample, element) in (0..).zip(&samples).take(1 << log2) {
            surface.write_element(at(sample), element);
        }
        self.work += 1 << log2;
    }

    /// Marks the blocks of `part`.
    fn mark(&self, part: &mut Part, is_clear: bool) -> bool {
        let kind = self.control.kind;
        let (width, height) = kind.line_blocks();
        if (part.blocks.x.1 - part.blocks.x.0, part.blocks.y.1 - part.blocks.y.0) == (width, height) {
            part.line = if is_clear { self.clear_line } else { self.resolved_line };
            return true;
        }
        for (x, y) in part.blocks.each() {
            kind.set(&mut part.line, x - part.corner.0, y - part.corner.1, is_clear);
        }
        true
    }
}

/// Nearest step of `steps` for a depth, ties to even.
fn depth_step(depth: f32, steps: f64) -> u32 {
    (f64::from(depth).clamp(0.0, 1.0) * steps).round_ties_even() as u32
}

impl<'a> Surface<'a> {
    /// What an element with the clear value looks like; `None` where the format cannot be written.
    pub fn clear_element(&self) -> Option<[u8; 16]> {
        let mut element = [0; 16];
        let depth = f32::from_bits(self.clear_color[0]);
        let word = match (self.control.map(|control| control.kind), self.format) {
            (Some(Kind::HierarchicalDepth), SurfaceFormat::R16_UNORM) => depth_step(depth, 65_535.0),
            (Some(Kind::HierarchicalDepth), SurfaceFormat::R32_FLOAT) => depth.to_bits(),
            (Some(Kind::HierarchicalDepth), _) => depth_step(depth, 16_777_215.0),
            _ => return self.pack.map(|pack| pack(self.clear_color)),
        };
        element[..4].copy_from_slice(&word.to_le_bytes());
        Some(element)
    }

    fn slice<'s>(&'s self, lod: u32, layer: u32) -> Option<Slice<'s, 'a>> {
        let control = self.control.as_ref()?;
        let origin = control.origin(self, lod, layer);
        let clear = self.clear_element()?;
        Some(Slice {
            surface: self,
            control,
            lod,
            layer,
            origin,
            clear,
            resolved_line: control.kind.resolved(),
            clear_line: control.kind.clear(),
            is_filled: false,
            work: 0,
            is_foreign: false,
        })
    }

    /// What [`Surface::settle`] finds out. [`Access::Write`] holds for any clear value.
    fn fact(&self, control: &Control, region: &Region, access: Access, clear: &[u8; 16]) -> Fact {
        let pair = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        let [low, high] = [0, 8].map(|at| match access {
            Access::Read => u64::from_le_bytes(std::array::from_fn(|n| clear[at + n])),
            Access::Write => 0,
        });
        let first = self.min_array_element;
        let layers = (first.wrapping_add(region.layers.start), first.wrapping_add(region.layers.end));
        [
            u64::from(access == Access::Read),
            low,
            high,
            control.base.0,
            self.base.0,
            pair(self.width_px, self.height_px),
            pair(self.pitch_bytes, self.qpitch_rows),
            pair(control.pitch_bytes, control.qpitch_blocks),
            pair(layers.0, layers.1),
            pair(region.lods.start | region.lods.end << 8 | self.samples_log2 << 16, self.depth),
        ]
    }

    /// Makes the main surface hold what the control surface says of `region`, unless that is known to be so. Gives the number
    /// of lines of control memory that were looked at, and of elements that were written.
    pub fn settle(&self, region: &Region, access: Access, space: &AddressSpace, cx: &Context) -> u64 {
        let Some(control) = &self.control else { return 0 };
        let Some(clear) = self.clear_element() else {
            cx.gap("B125", format!("clear values of format {}", self.format.name()));
            return 0;
        };
        let known = space.known();
        let written = self.fact(control, region, Access::Write, &clear);
        let fact = self.fact(control, region, access, &clear);
        if known.holds(&written) || (access == Access::Read && known.holds(&fact)) {
            return 0;
        }
        let found = self.settle_region(control, region, access);
        if found.is_foreign {
            self.report_foreign(control.kind, cx);
        }
        if access == Access::Read && found.is_filled {
            // Who has another clear value must look again.
            known.forget_those(control.range(), |other| other[0] == fact[0] && other[1..3] != fact[1..3]);
        }
        known.learn(control.range(), fact);
        found.work
    }

    fn settle_region(&self, control: &Control, region: &Region, access: Access) -> Found {
        let mut found = Found::default();
        for lod in region.lods.clone() {
            for layer in region.layers.start..region.layers.end.min(layers_of(self, lod)) {
                let Some(mut slice) = self.slice(lod, layer) else { continue };
                let mut blocks = slice.blocks(slice.level());
                if let Kind::Samples(_) = control.kind {
                    // What lies right of the last column belongs to nothing else.
                    blocks.x.1 = blocks.x.1.next_multiple_of(control.kind.line_blocks().0);
                }
                let usual = slice.resolved_line;
                slice.work += control.each_line(blocks, &usual, |part| slice.settle(part, access));
                found.work += slice.work;
                found.is_filled |= slice.is_filled;
                found.is_foreign |= slice.is_foreign;
            }
        }
        found
    }

    #[cold]
    fn report_foreign(&self, kind: Kind, cx: &Context) {
        match kind {
            Kind::HierarchicalDepth => cx.gap("B100", "hierarchical depth that Halogen did not write"),
            _ => cx.gap("B127", "blocks of a control surface that are compressed"),
        }
    }

    /// Marks what `rect` covers of a level and layer as clear. Blocks that it covers in part only hold the clear value where
    /// it does, and what they held elsewhere. Gives the number of lines and elements that were touched.
    pub fn clear_blocks(&self, rect: Rect, lod: u32, layer: u32, space: &AddressSpace) -> u64 {
        let Some(mut slice) = self.slice(lod, layer) else { return 0 };
        let control = slice.control;
        let rect = rect.intersect(slice.level());
        if rect.is_empty() {
            return 0;
        }
        let level = slice.level();
        let is_whole = rect == level;
        slice.work += control.each_line(slice.blocks(rect), &control.kind.clear(), |part| {
            let pixels = slice.pixels(part.blocks);
            if is_whole || pixels.intersect(rect) == pixels {
                return slice.mark(part, true);
            }
            for (x, y) in part.blocks.each() {
                let block = Blocks { x: (x, x + 1), y: (y, y + 1) };
                let mut one = Part { line: part.line, corner: part.corner, blocks: block };
                let pixels = slice.pixels(block);
                if pixels.intersect(rect) == pixels {
                    slice.mark(&mut one, true);
                } else {
                    slice.settle(&mut one, Access::Write);
                    slice.fill(pixels.intersect(rect));
                }
                part.line = one.line;
            }
            true
        });
        space.known().forget(control.range());
        slice.work
    }

    /// Gives the blocks of a level and layer that `rect` touches the clear value where they are clear, and marks them as
    /// resolved. Gives the number of lines and elements that were touched.
    pub fn resolve_blocks(&self, rect: Rect, lod: u32, layer: u32, cx: &Context) -> u64 {
        let Some(mut slice) = self.slice(lod, layer) else { return 0 };
        let control = slice.control;
        let blocks = slice.blocks(rect.intersect(slice.level()));
        slice.work +=
            control.each_line(blocks, &control.kind.resolved(), |part| slice.settle(part, Access::Write));
        if slice.is_foreign {
            self.report_foreign(control.kind, cx);
        }
        slice.work
    }

    /// Marks the blocks of a level and layer that `rect` touches as resolved: the main surface is right. Gives the number of
    /// lines that were touched.
    pub fn trust_blocks(&self, rect: Rect, lod: u32, layer: u32) -> u64 {
        let Some(slice) = self.slice(lod, layer) else { return 0 };
        let control = slice.control;
        let blocks = slice.blocks(rect.intersect(slice.level()));
        control.each_line(blocks, &control.kind.resolved(), |part| slice.mark(part, false))
    }

    /// Whether a pixel is said to be clear, whatever the main surface holds.
    pub fn is_clear(&self, x: u32, y: u32, layer: u32, lod: u32) -> bool {
        let Some(slice) = self.slice(lod, layer) else { return false };
        let mut is_clear = false;
        let blocks = slice.blocks(Rect { x: (x, x + 1), y: (y, y + 1) });
        slice.control.each_line(blocks, &slice.control.kind.resolved(), |part| {
            let (column, row) = (blocks.x.0 - part.corner.0, blocks.y.0 - part.corner.1);
            is_clear = slice.control.kind.code(&part.line, column, row) == Code::Clear;
            false
        });
        is_clear
    }

    /// All levels and layers that messages can name.
    pub fn whole(&self) -> Region {
        let levels = if self.samples_log2 == 0 { self.mip_count.saturating_add(1) } else { 1 };
        Region {
            lods: self.min_lod..self.min_lod.saturating_add(levels).min(crate::layout::LEVEL_COUNT as u32),
            layers: 0..self.depth.max(1),
        }
    }
}

fn layers_of(surface: &Surface, lod: u32) -> u32 {
    match surface.kind {
        // A view of some slices begins at the first of them.
        SurfaceKind::D3 => layers(surface, lod).saturating_sub(surface.min_array_element),
        _ => u32::MAX,
    }
}
