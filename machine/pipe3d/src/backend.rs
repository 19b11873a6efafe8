//! The pixel back end of one draw: from screen objects to memory, over WM, PSD and CC.
//!
//! Source: [skl.7:Windower (WM) Unit] [skl.7:Pixel Shader Dispatch] [skl.7:Color Calculator (Output Merger)]
//! [skl.7:Depth Buffer Clear]. Deliberately absent: what each of them does; see `wm`, `psd`, `cc`.

mod copies;
mod tiles;

use crate::bound::{Bound, StageIndex};
use crate::cc::depth::DepthStencil;
use crate::cc::{Cc, ObjectSite};
use crate::item::{ObjectKind, ScreenObject};
use crate::psd::{Psd, Taken};
use crate::used;
use crate::wm::block::{Block, place};
use crate::wm::coverage::PixelRect;
use crate::wm::samples::all_samples;
use crate::wm::{Geometry, Smooth, Wm};
use memory::AddressSpace;
use ports::{Account, Counter, Executor, Registers, Work};
use probe::{Context, Stop, System};
use surface::state::{read_state, state_offset};

/// Operation on a buffer that replaces tests and shading. [skl.7:Render Target Fast Clear] [byt.2.2:3DSTATE_WM]
#[derive(Clone, Copy, PartialEq, Debug)]
enum BufferOperation {
    FastClear,
    Resolve,
    /// To this depth.
    ClearDepth(f32),
    ResolveDepth,
    /// HiZ is made to say what the depth buffer does.
    TrustDepth,
}

impl BufferOperation {
    /// What the state asks for. Depth is cleared and resolved by draws where no command does.
    fn of(bound: &Bound) -> Option<Self> {
        let (wm, ps) = (&bound.wm, &bound.ps);
        if wm.depth_buffer_clear {
            Some(BufferOperation::ClearDepth(bound.clear_params.depth_clear_value))
        } else if wm.depth_buffer_resolve_enable {
            Some(BufferOperation::ResolveDepth)
        } else if wm.hierarchical_depth_buffer_resolve_enable {
            Some(BufferOperation::TrustDepth)
        } else if !bound.ps_extra.pixel_shader_valid {
            None
        } else if ps.render_target_fast_clear_enable {
            Some(BufferOperation::FastClear)
        } else if ps.render_target_resolve_type != 0 || ps.render_target_resolve_enable {
            Some(BufferOperation::Resolve)
        } else {
            None
        }
    }

    /// Row of the ledger.
    fn system(self) -> System {
        match self {
            BufferOperation::FastClear => System::B127,
            BufferOperation::Resolve => System::B128,
            BufferOperation::ClearDepth(_) => System::B101,
            BufferOperation::ResolveDepth | BufferOperation::TrustDepth => System::B102,
        }
    }
}

/// WM, PSD and CC with the state of one draw.
#[derive(Clone)]
pub struct PixelBackend<'a> {
    wm: Wm,
    cc: Cc<'a>,
    psd: Option<Psd>,
    /// Depth and stencil are tested before threads run.
    early: bool,
    /// Pixels that an early test drops count as invocations.
    counts_dropped: bool,
    /// What PS_INVOCATION_COUNT gains for each invocation.
    counts_each: u64,
    statistics: bool,
    operation: Option<BufferOperation>,
}

/// RENDER_SURFACE_STATE that the first entry of the pixel shader's binding table points to, where drivers put the
/// first colour target; `None` when it is not mapped or is no picture.
///
/// `last` is what it was after the draw before.
pub(crate) fn first_render_target(
    bound: &Bound,
    last: Option<[u32; 16]>,
    space: &AddressSpace,
    cx: &Context,
) -> Option<[u32; 16]> {
    let site = bound.site(StageIndex::Ps, 0, 0);
    let entry = space.read_u32(site.binding_table).ok()?;
    let address = site.surface_state_base.offset(state_offset(entry, cx.platform));
    let dwords = read_state(address, space, cx.platform).ok()?;
    if last == Some(dwords) {
        return last;
    }
    type State = hw::RenderSurfaceState;
    let kind = State::look(cx.platform, &dwords).surface_type;
    (kind != State::SURFACE_TYPE_SURFTYPE_NULL && kind != State::SURFACE_TYPE_SURFTYPE_BUFFER)
        .then_some(dwords)
}

impl<'a> PixelBackend<'a> {
    /// Follows all pointers of a draw. `None` when the draw can change nothing and count nothing.
    ///
    /// # Errors
    /// A page fault when state in use is not mapped.
    pub fn resolve<X: Executor>(
        bound: &Bound,
        executor: &mut X,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Option<Self>, Stop> {
        let wm = Wm::resolve(bound, space, cx)?;
        if wm.is_empty() {
            return Ok(None);
        }
        let ps = &bound.ps;
        let site = bound.site(StageIndex::Ps, ps.scratch_space_base_pointer, ps.per_thread_scratch_space);
        let mut cc = Cc::resolve(bound, site, wm.samples, space, cx)?;
        executor.spend(Work::ClearedSample, cc.depth_stencil.settled)?;
        let operation = BufferOperation::of(bound);
        cc.settles = operation.is_none();
        let dispatch = operation.is_none() && thread_dispatch(bound, &cc.depth_stencil);
        let statistics = bound.wm.statistics_enable;
        if !dispatch && operation.is_none() && !cc.depth_stencil.is_active() && !statistics {
            return Ok(None);
        }
        let early = !dispatch || early_test(bound, &cc);
        used::pixels(bound, &wm.samples, &cc.depth_stencil, (dispatch, early), cx);
        if let Some(operation) = operation {
            cx.used(operation.system());
        }
        let psd = if dispatch { Some(Psd::resolve(bound, wm.samples, executor, space, cx)?) } else { None };
        // The test is early for speed only, unless the state asks for it. [skl.7:Windower "Statistics Gathering"]
        let counts_dropped = early
            && bound.wm.early_depth_stencil_control != hw::State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PREPS;
        let counts_each = if cx.platform.has(hw::Feature::PixelInvocationsCountFour) { 4 } else { 1 };
        Ok(Some(PixelBackend { wm, cc, psd, early, counts_dropped, counts_each, statistics, operation }))
    }

    /// Another draw of the same state: what each has of its own.
    ///
    /// # Errors
    /// As [`PixelBackend::resolve`].
    pub fn begin_draw<X: Executor>(
        &mut self,
        bound: &Bound,
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<(), Stop> {
        let ps = &bound.ps;
        let site = bound.site(StageIndex::Ps, ps.scratch_space_base_pointer, ps.per_thread_scratch_space);
        self.wm.begin_draw();
        self.cc.begin_draw(site, cx)?;
        executor.spend(Work::ClearedSample, self.cc.depth_stencil.settled)?;
        match &mut self.psd {
            Some(psd) => psd.begin_draw(bound, executor, space, cx),
            None => Ok(()),
        }
    }

    /// Rasterizes, tests, shades and writes one object.
    ///
    /// # Errors
    /// A fault of a thread or of memory.
    pub fn draw_object<X: Executor, R: Registers>(
        &mut self,
        object: &ScreenObject,
        executor: &mut X,
        registers: &mut R,
        cx: &Context,
    ) -> Result<(), Stop> {
        let Some(geometry) = self.wm.setup(object) else { return Ok(()) };
        if let Some(operation) = self.operation {
            return self.buffer_operation(operation, object, executor, cx);
        }
        let blocks = self.wm.blocks(&geometry, object.viewport_index);
        executor.spend(Work::Block, blocks)?;
        if blocks >= copies::BLOCKS && self.copy(&geometry, object, executor, cx)? {
            self.collect(registers);
            return Ok(());
        }
        if blocks < tiles::BLOCKS || !self.cover_by_tiles(&geometry, object, executor, cx)? {
            self.cover(&geometry, object, executor, cx)?;
        }
        self.collect(registers);
        Ok(())
    }

    /// Tests, shades and writes the pixels of an object.
    fn cover<X: Executor>(
        &mut self,
        geometry: &Geometry,
        object: &ScreenObject,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        let site = ObjectSite {
            planes: &geometry.planes,
            layer: object.render_target_array_index,
            viewport: object.viewport_index,
            back_facing: object.back_facing,
        };
        let PixelBackend { wm, cc, psd, early, counts_dropped, .. } = self;
        let (early, counts_dropped) = (*early, *counts_dropped);
        let is_tested = cc.depth_stencil.is_active();
        match psd {
            // Nothing looks at single samples: their number is all there is.
            None if !is_tested => cc.passed += wm.count_samples(geometry, object)?,
            None => wm.rasterize(geometry, object, &mut |block: &mut Block| {
                executor.spend(Work::Subspan, block.lit_samples())?;
                cc.early(block, &site);
                Ok(())
            })?,
            Some(psd) => {
                psd.begin(object);
                wm.rasterize(geometry, object, &mut |block: &mut Block| {
                    cc.expect_block(block.x + 8, block.y, site.layer);
                    let smoothness = geometry.smooth.as_ref().map(|smooth| smooth_coverage(smooth, block));
                    let input = block.masks;
                    if early {
                        if is_tested {
                            executor.spend(Work::Subspan, block.lit_samples())?;
                        }
                        cc.early(block, &site);
                        if counts_dropped && is_tested {
                            psd.count_dropped(&input[..block.samples], block);
                        }
                    }
                    let smoothness = smoothness.as_ref();
                    let taken = Taken { block, input: &input, tested: early, smoothness };
                    psd.take(&taken, &site, cc, executor, cx)
                })?;
                psd.flush(&site, cc, executor, cx)?;
            }
        }
        Ok(())
    }

    /// Ends the draw. Every object has run its own threads to the end, so that only counters are left.
    ///
    /// # Errors
    /// None today; the signature leaves room for dispatches that outlive an object.
    pub fn finish<X: Executor, R: Registers>(
        &mut self,
        _executor: &mut X,
        registers: &mut R,
        _cx: &Context,
    ) -> Result<(), Stop> {
        self.collect(registers);
        Ok(())
    }

    fn collect<R: Registers>(&mut self, registers: &mut R) {
        let passed = std::mem::take(&mut self.cc.passed);
        let invocations = self.psd.as_mut().map_or(0, |psd| std::mem::take(&mut psd.invocations));
        if self.statistics {
            if passed > 0 {
                registers.count(Counter::PsDepthCount, passed);
            }
            if invocations > 0 {
                registers.count(Counter::PsInvocations, invocations * self.counts_each);
            }
        }
    }

    fn buffer_operation(
        &mut self,
        operation: BufferOperation,
        object: &ScreenObject,
        account: &mut impl Account,
        cx: &Context,
    ) -> Result<(), Stop> {
        if object.kind != ObjectKind::Rectangle {
            let system = operation.system().id();
            cx.undefined(system, "clear or resolve with an object that is no rectangle");
            return Ok(());
        }
        let rect = rectangle(object).intersect(self.wm.clip(object.viewport_index));
        if rect.is_empty() {
            return Ok(());
        }
        let space = self.cc.space();
        let is_of_target = matches!(operation, BufferOperation::FastClear | BufferOperation::Resolve);
        let work = if is_of_target {
            let target = self.cc.target_at(0, cx)?;
            account.spend(Work::ClearedSample, target.fast_clear_samples(rect))?;
            let layer = target.layer(object.render_target_array_index);
            match operation {
                BufferOperation::Resolve => target.resolve_clear(rect, layer, cx),
                _ => target.fast_clear(rect, layer, space, cx),
            }
        } else {
            let buffers = &self.cc.depth_stencil;
            let samples = self.wm.samples.all();
            account.spend(Work::ClearedSample, buffers.pixels(rect) * u64::from(samples.count_ones()))?;
            if buffers.stencil_test {
                cx.gap("B101", "stencil tests beside a clear or resolve of depth by a draw");
            }
            match operation {
                BufferOperation::ClearDepth(depth) => {
                    buffers.clear(rect, samples, Some(depth), None, space, cx)?
                }
                BufferOperation::TrustDepth => buffers.trust_rect(rect),
                _ => buffers.resolve_rect(rect, cx),
            }
        };
        account.spend(Work::ClearedSample, work)?;
        cx.check()
    }
}

/// Pixels of an axis-aligned rectangle object.
fn rectangle(object: &ScreenObject) -> PixelRect {
    let v = &object.vertices;
    let low = |a: f32, b: f32, c: f32| a.min(b).min(c).round().clamp(0.0, 32768.0) as i32;
    let high = |a: f32, b: f32, c: f32| a.max(b).max(c).round().clamp(0.0, 32768.0) as i32;
    PixelRect {
        x0: low(v[0].x_px, v[1].x_px, v[2].x_px),
        y0: low(v[0].y_px, v[1].y_px, v[2].y_px),
        x1: high(v[0].x_px, v[1].x_px, v[2].x_px),
        y1: high(v[0].y_px, v[1].y_px, v[2].y_px),
    }
}

/// Coverage of an anti-aliased line or point over a block; pixels without any are dropped.
fn smooth_coverage(smooth: &Smooth, block: &mut Block) -> [f32; 64] {
    let mut nothing = 0;
    let values = std::array::from_fn(|bit| {
        let (column, row) = place(bit as u32);
        let value = smooth.coverage((block.x + column) as f32 + 0.5, (block.y + row) as f32 + 0.5);
        nothing |= u64::from(value <= 0.0) << bit;
        value
    });
    block.masks_mut().iter_mut().for_each(|mask| *mask &= !nothing);
    values
}

/// Threads run at all. [skl.7:WM_INT::Thread Dispatch Enable]
fn thread_dispatch(bound: &Bound, depth_stencil: &DepthStencil) -> bool {
    let (wm, extra) = (&bound.wm, &bound.ps_extra);
    match wm.force_thread_dispatch_enable {
        hw::State3dWm::FORCE_THREAD_DISPATCH_ENABLE_FORCEOFF => return false,
        hw::State3dWm::FORCE_THREAD_DISPATCH_ENABLE_FORCEON => return extra.pixel_shader_valid,
        _ => (),
    }
    let writes = !extra.pixel_shader_does_not_write_to_rt && bound.ps_blend.has_writeable_rt;
    let kills =
        kills(bound) && (depth_stencil.depth_write || depth_stencil.stencil_write || wm.statistics_enable);
    let computes_depth = extra.pixel_shader_computed_depth_mode
        != hw::State3dPsExtra::PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_OFF
        && depth_stencil.uses_depth();
    let computes_stencil = extra.pixel_shader_computes_stencil && depth_stencil.stencil_test;
    let executes = wm.early_depth_stencil_control == hw::State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PSEXEC
        && depth_stencil.is_active();
    extra.pixel_shader_valid
        && (writes
            || extra.pixel_shader_has_uav
            || kills
            || computes_depth
            || computes_stencil
            || executes
            || bound.raster.forced_sample_count != 0)
}

/// The thread may discard pixels. [skl.7:WM_INT::Pixel Shader Kill Pixel]
fn kills(bound: &Bound) -> bool {
    match bound.wm.force_kill_pixel_enable {
        hw::State3dWm::FORCE_KILL_PIXEL_ENABLE_FORCEOFF => return false,
        hw::State3dWm::FORCE_KILL_PIXEL_ENABLE_FORCEON => return true,
        _ => (),
    }
    if bound.wm.early_depth_stencil_control == hw::State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PREPS {
        return false;
    }
    let (extra, blend) = (&bound.ps_extra, &bound.ps_blend);
    extra.pixel_shader_kills_pixel
        || extra.omask_present_to_render_target
        || blend.alpha_to_coverage_enable
        || blend.alpha_test_enable
        || bound.wm_chromakey.chromakey_kill_enable
}

/// Depth and stencil may be tested before the thread runs without anybody noticing, or must be (PREPS).
fn early_test(bound: &Bound, cc: &Cc) -> bool {
    let extra = &bound.ps_extra;
    match bound.wm.early_depth_stencil_control {
        hw::State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PREPS => return true,
        hw::State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PSEXEC => return false,
        _ => (),
    }
    let computes = extra.pixel_shader_computed_depth_mode
        != hw::State3dPsExtra::PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_OFF
        || extra.pixel_shader_computes_stencil;
    !computes && !kills(bound) && !cc.alpha_kills()
}

/// 3DSTATE_WM_HZ_OP: clears of depth and stencil, and making depth buffer and HiZ agree, in a rectangle.
/// [skl.7:Depth Buffer Clear] [skl.7:Optimized Depth Buffer Resolve] [skl.7:Optimized Hierarchical Depth Buffer Resolve]
///
/// # Errors
/// A page fault when a buffer to be cleared is not mapped.
pub fn clear_or_resolve(
    bound: &Bound,
    account: &mut impl Account,
    space: &AddressSpace,
    cx: &Context,
) -> Result<(), Stop> {
    let op = &bound.wm_hz_op;
    used::depth_operation(op, cx);
    let samples_log2 = op.number_of_multisamples.min(4);
    let buffers = DepthStencil::buffers(bound, samples_log2, space, cx)?;
    let mut rect = PixelRect {
        x0: op.clear_rectangle_x_min as i32,
        y0: op.clear_rectangle_y_min as i32,
        x1: op.clear_rectangle_x_max as i32,
        y1: op.clear_rectangle_y_max as i32,
    };
    if op.scissor_rectangle_enable {
        let drawing = &bound.drawing_rectangle;
        rect = rect.intersect(PixelRect {
            x0: drawing.clipped_drawing_rectangle_x_min as i32,
            y0: drawing.clipped_drawing_rectangle_y_min as i32,
            x1: drawing.clipped_drawing_rectangle_x_max as i32 + 1,
            y1: drawing.clipped_drawing_rectangle_y_max as i32 + 1,
        });
    }
    let samples = op.sample_mask as u16 & all_samples(samples_log2);
    account.spend(Work::ClearedSample, buffers.pixels(rect) * u64::from(samples.count_ones()))?;
    let work = if op.depth_buffer_clear_enable || op.stencil_buffer_clear_enable {
        let depth = op.depth_buffer_clear_enable.then_some(bound.clear_params.depth_clear_value);
        let stencil = op.stencil_buffer_clear_enable.then_some(op.stencil_clear_value as u8);
        buffers.clear(rect, samples, depth, stencil, space, cx)?
    } else if op.depth_buffer_resolve_enable {
        buffers.resolve_rect(rect, cx)
    } else {
        buffers.trust_rect(rect)
    };
    account.spend(Work::ClearedSample, work)?;
    cx.check()
}

#[cfg(test)]
mod tests;
