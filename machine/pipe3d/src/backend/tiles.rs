//! A large object as tiles of the screen: each is a piece of work, and they are done side by side.
//!
//! Source: [skl.7:Windower (WM) Unit]. No pixel lies in two tiles, and an object is done before the next begins, so that
//! every pixel sees the objects of a draw in their order. An object is parted or not by what it is and what the draw does,
//! never by how many threads of the host there are: what is counted is the same.

use super::PixelBackend;
use crate::item::ScreenObject;
use crate::wm::Geometry;
use crate::wm::coverage::PixelRect;
use ports::{Executor, KernelId, Pieces, ThreadSite, ThreadStart};
use probe::{Context, Stop};
use std::sync::atomic::{AtomicU64, Ordering};

/// Blocks of samples from which on an object is parted: with fewer, others are not worth waking.
pub(super) const BLOCKS: u64 = 512;
/// Width and height of a tile in pixels.
const TILE: i32 = 64;

/// The tiles of one object.
struct Tiles<'t, 'a> {
    backend: &'t PixelBackend<'a>,
    geometry: &'t Geometry,
    object: &'t ScreenObject,
    /// Pixels that it may touch.
    area: PixelRect,
    /// Tiles of a row.
    columns: usize,
    count: usize,
    passed: AtomicU64,
    invocations: AtomicU64,
}

impl<'t, 'a> Tiles<'t, 'a> {
    fn new(
        backend: &'t PixelBackend<'a>,
        geometry: &'t Geometry,
        object: &'t ScreenObject,
        area: PixelRect,
    ) -> Self {
        let tiles = |from: i32, to: i32| ((to - 1).div_euclid(TILE) - from.div_euclid(TILE) + 1) as usize;
        let [columns, rows] = match area.is_empty() {
            true => [0, 0],
            false => [tiles(area.x0, area.x1), tiles(area.y0, area.y1)],
        };
        let [passed, invocations] = Default::default();
        Self { backend, geometry, object, area, columns, count: columns * rows, passed, invocations }
    }

    /// The pixels of a tile.
    fn tile(&self, piece: usize) -> PixelRect {
        let columns = self.columns.max(1);
        let at = |first: i32, index: usize| (first.div_euclid(TILE) + index as i32) * TILE;
        let (x0, y0) = (at(self.area.x0, piece % columns), at(self.area.y0, piece / columns));
        PixelRect { x0, y0, x1: x0 + TILE, y1: y0 + TILE }.intersect(self.area)
    }
}

impl<'a> Pieces for Tiles<'_, 'a> {
    type State = Box<PixelBackend<'a>>;

    fn count(&self) -> usize {
        self.count
    }

    fn begin(&self) -> Self::State {
        Box::new(self.backend.clone())
    }

    fn run<X: Executor>(
        &self,
        piece: usize,
        state: &mut Self::State,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        state.wm.set_clip(self.object.viewport_index, self.tile(piece));
        let outcome = state.cover(self.geometry, self.object, executor, cx);
        let (passed, invocations) = state.take_counts();
        self.passed.fetch_add(passed, Ordering::Relaxed);
        self.invocations.fetch_add(invocations, Ordering::Relaxed);
        outcome
    }
}

impl PixelBackend<'_> {
    /// Covers an object tile by tile, if its threads may run side by side; false when nothing was done.
    ///
    /// # Errors
    /// As [`PixelBackend::draw_object`].
    pub(super) fn cover_by_tiles<X: Executor>(
        &mut self,
        geometry: &Geometry,
        object: &ScreenObject,
        executor: &mut X,
        cx: &Context,
    ) -> Result<bool, Stop> {
        let Some(bounds) = geometry.bounds() else { return Ok(false) };
        let (kernels, site, start) = match &self.psd {
            Some(psd) => psd.threads(),
            // A count alone is made at once.
            None if !self.cc.depth_stencil.is_active() => return Ok(false),
            None => Default::default(),
        };
        if self.targets_of_pieces(&kernels, &site, &start, executor, cx).is_none() {
            return Ok(false);
        }
        let area = bounds.intersect(self.wm.clip(object.viewport_index));
        let tiles = Tiles::new(self, geometry, object, area);
        executor.run_pieces(&tiles, &kernels, &site, cx)?;
        let (passed, invocations) = (tiles.passed.into_inner(), tiles.invocations.into_inner());
        self.cc.passed += passed;
        if let Some(psd) = &mut self.psd {
            psd.invocations += invocations;
        }
        Ok(true)
    }

    /// The render targets of threads that may run side by side, all of them found.
    pub(super) fn targets_of_pieces<X: Executor>(
        &mut self,
        kernels: &[KernelId],
        site: &ThreadSite,
        start: &ThreadStart,
        executor: &mut X,
        cx: &Context,
    ) -> Option<Vec<u8>> {
        executor.may_run_pieces(kernels, site, start, cx).filter(|targets| self.cc.find_targets(targets, cx))
    }

    /// What was counted since this was last asked.
    fn take_counts(&mut self) -> (u64, u64) {
        let invocations = self.psd.as_mut().map_or(0, |psd| std::mem::take(&mut psd.invocations));
        (std::mem::take(&mut self.cc.passed), invocations)
    }
}
