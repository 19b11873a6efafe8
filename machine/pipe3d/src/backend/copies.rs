//! An object whose threads only copy texels, as drivers copy and blit: rows of texels are moved from surface to surface.
//!
//! Source: [skl.7:Windower (WM) Unit] [skl.7:ld Message Type]. Which texel a pixel gets is what its thread would fetch: the
//! executor says so of kernels that do nothing else. The first pixels of the object are drawn by threads all the same, so
//! that whatever there is to say about state and messages is said.

use super::PixelBackend;
use crate::cc::ObjectSite;
use crate::cc::target::Target;
use crate::item::ScreenObject;
use crate::wm::Geometry;
use crate::wm::coverage::PixelRect;
use ports::{CopiedTexels, Executor, Pieces, ThreadSite};
use probe::{Context, Stop};
use surface::copy::Slice;
use surface::state::{bound_state, read_state};
use surface::{Surface, SurfaceKind};

/// Blocks of pixels from which on an object is looked at: to find out what threads copy costs as much as some of them.
pub(super) const BLOCKS: u64 = 64;
/// Width and height of what is drawn by threads.
const FIRST: i32 = 8;
/// Rows of pixels that are one piece of work, as many as tiles have that have the most.
const BAND: i32 = 32;
/// Pixels from which on others are worth waking.
const SHARED_PIXELS: u64 = 64 * 1024;

/// Texels on their way.
struct Copy<'c, 'a> {
    target: &'c Target<'a>,
    layer: u32,
    source: &'c Surface<'a>,
    source_slice: Slice,
    texels: &'c CopiedTexels,
    area: PixelRect,
}

impl Copy<'_, '_> {
    /// Moves the texels of some rows of pixels.
    fn rows(&self, y0: i32, y1: i32) {
        let [first, last] = [y0, y1].map(|y| (y - self.area.y0) as usize);
        let Some(rows) = self.texels.rows.get(first..last) else { return };
        let slice = Slice { lod: self.target.lod, layer: self.layer };
        let (source, columns) = (self.source, &self.texels.columns);
        let at = (self.area.x0 as u32, y0 as u32);
        self.target.surface.copy_elements(at, slice, source, self.source_slice, columns, rows);
    }
}

impl Pieces for Copy<'_, '_> {
    type State = ();

    fn count(&self) -> usize {
        ((self.area.y1 - 1).div_euclid(BAND) - self.area.y0.div_euclid(BAND) + 1).max(0) as usize
    }

    fn begin(&self) {}

    fn run<X: Executor>(&self, piece: usize, (): &mut (), _: &mut X, _: &Context) -> Result<(), Stop> {
        let y0 = (self.area.y0.div_euclid(BAND) + piece as i32) * BAND;
        self.rows(y0.max(self.area.y0), (y0 + BAND).min(self.area.y1));
        Ok(())
    }
}

impl<'a> PixelBackend<'a> {
    /// Copies the texels of an object's pixels, if that is all that its threads do; false when nothing was done.
    ///
    /// # Errors
    /// As [`PixelBackend::draw_object`].
    pub(super) fn copy<X: Executor>(
        &mut self,
        geometry: &Geometry,
        object: &ScreenObject,
        executor: &mut X,
        cx: &Context,
    ) -> Result<bool, Stop> {
        if !self.cc.writes_plainly() {
            return Ok(false);
        }
        let Some(area) = self.wm.rectangle(geometry, object) else { return Ok(false) };
        let Some(psd) = &mut self.psd else { return Ok(false) };
        if area.is_empty() || area.x0 < 0 || area.y0 < 0 {
            return Ok(false);
        }
        let object_site = ObjectSite {
            planes: &geometry.planes,
            layer: object.render_target_array_index,
            viewport: object.viewport_index,
            back_facing: object.back_facing,
        };
        let Some(threads) = psd.object_threads(object, &object_site) else { return Ok(false) };
        let (kernels, site, start) = (threads.kernels, threads.site, threads.start);
        let pixels = [area.x0 as u32..area.x1 as u32, area.y0 as u32..area.y1 as u32];
        let texels = executor.copied_texels(&kernels, &start, &threads.payload, pixels, cx);
        let Some(texels) = texels else { return Ok(false) };
        let ids: Vec<_> = kernels.iter().map(|kernel| kernel.kernel).collect();
        // From here on it is as for tiles: surfaces are resolved, and nothing is to be reported about them.
        let Some(targets) = self.targets_of_pieces(&ids, &site, &start, executor, cx) else {
            return Ok(false);
        };
        if targets.iter().any(|&target| target != texels.target) {
            return Ok(false);
        }
        let target = self.cc.target_at(texels.target, cx)?.clone();
        let Some((source, source_slice)) = self.source(&site, &texels, cx) else { return Ok(false) };
        let is_whole = area.x1 <= target.width as i32 && area.y1 <= target.height as i32;
        let is_apart = source.end() <= target.surface.base || target.surface.end() <= source.base;
        let is_same = source.format == target.surface.format && self.cc.keeps_texels(&target);
        if !(is_whole && is_apart && is_same) {
            return Ok(false);
        }
        let first = PixelRect { x1: area.x0 + FIRST, y1: area.y0 + FIRST, ..area }.intersect(area);
        let clip = self.wm.clip(object.viewport_index);
        self.wm.set_clip(object.viewport_index, first);
        let outcome = self.cover(geometry, object, executor, cx);
        self.wm.set_clip(object.viewport_index, clip);
        outcome?;
        let rest = area.pixels() - first.pixels();
        executor.spend_threads(rest / texels.lanes.max(1), texels.cost)?;
        self.cc.passed += rest;
        if let Some(psd) = &mut self.psd {
            psd.invocations += rest;
        }
        let layer = target.layer(object.render_target_array_index);
        let copy = Copy { target: &target, layer, source: &source, source_slice, texels: &texels, area };
        if area.pixels() < SHARED_PIXELS {
            copy.rows(area.y0, area.y1);
        } else {
            executor.run_pieces(&copy, &ids, &site, cx)?;
        }
        Ok(true)
    }

    /// Where texels come from, when the sampler would load all of them as they are.
    fn source(&self, site: &ThreadSite, texels: &CopiedTexels, cx: &Context) -> Option<(Surface<'a>, Slice)> {
        let space = self.cc.space();
        let (table, base) = (site.binding_table, site.surface_state_base);
        let address = bound_state(table, base, texels.source, space, cx).ok()?;
        let state = cx.decode::<hw::RenderSurfaceState>(&read_state(address, space, cx.platform).ok()?);
        let surface = Surface::resolve(&state, space, cx).ok()?;
        let slice = Slice { lod: surface.min_lod + texels.lod, layer: texels.layer };
        let level = surface.level(slice.lod);
        let has = |all: &[u32], size: u32| all.iter().all(|&place| place < size);
        let is_plain = surface.kind == SurfaceKind::D2
            && surface.samples_log2 == 0
            && surface.selects_are_identity
            && surface.field_line.is_none()
            && (surface.resource_min_lod, surface.base_mip_level) == (0.0, 0.0);
        let is_inside = texels.lod <= surface.mip_count
            && texels.layer < if surface.is_array { level.depth } else { 1 }
            && has(&texels.columns, level.width)
            && has(&texels.rows, level.height);
        (is_plain && is_inside).then_some((surface, slice))
    }
}
