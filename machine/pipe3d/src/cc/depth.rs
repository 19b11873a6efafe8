//! CC: depth and stencil tests and updates.
//!
//! State in    3DSTATE_WM_DEPTH_STENCIL, _DEPTH_BUFFER, _STENCIL_BUFFER, CC_VIEWPORT, COLOR_CALC_STATE (references)
//! Source      [skl.7:Depth Test] [skl.7:Stencil Test] [skl.7:Stencil Buffer Updates]
//!
//! The same code serves early tests (planes) and late ones (depth and stencil from the thread): a test that is early
//! only moves in time. HiZ says which blocks are clear; before a draw that uses depth they get the clear value.

use super::addresses::Addresses;
use super::target::control_rect;
use crate::bound::Bound;
use crate::simd::Unit;
use crate::wm::VIEWPORTS;
use crate::wm::coverage::PixelRect;
use crate::wm::samples::{Samples, all_samples};
use hw::enums::{compare_function, stencil_operation};
use memory::AddressSpace;
use probe::{Context, Fault, Stop};
use surface::control::{Access, Region};
use surface::{Surface, SurfaceKind};

mod rows;

pub use rows::{DepthSource, Test};

/// Result of `value FUNCTION reference` in the order the manual gives: left operand first.
#[inline(always)]
pub fn compare<T: PartialOrd>(function: u32, left: T, right: T) -> bool {
    match function {
        compare_function::ALWAYS => true,
        compare_function::NEVER => false,
        compare_function::LESS => left < right,
        compare_function::EQUAL => left == right,
        compare_function::LEQUAL => left <= right,
        compare_function::GREATER => left > right,
        compare_function::NOTEQUAL => left != right,
        _ => left >= right,
    }
}

/// The new stencil value of an operation, before the write mask.
#[inline(always)]
pub fn stencil_operation(operation: u32, value: u8, reference: u8) -> u8 {
    match operation {
        stencil_operation::ZERO => 0,
        stencil_operation::REPLACE => reference,
        stencil_operation::INCRSAT => value.saturating_add(1),
        stencil_operation::DECRSAT => value.saturating_sub(1),
        stencil_operation::INCR => value.wrapping_add(1),
        stencil_operation::DECR => value.wrapping_sub(1),
        stencil_operation::INVERT => !value,
        _ => value,
    }
}

/// How depths are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DepthFormat {
    /// D32_FLOAT.
    D32Float,
    /// D24_UNORM_X8_UINT.
    D24Unorm,
    /// D16_UNORM.
    D16Unorm,
}

impl DepthFormat {
    /// The stored value of a depth, as the test compares it; floats as their bits.
    #[inline(always)]
    pub fn quantize(self, z: f32) -> u32 {
        match self {
            DepthFormat::D32Float => z.to_bits(),
            DepthFormat::D24Unorm => unorm(z, 16_777_215.0),
            DepthFormat::D16Unorm => unorm(z, 65_535.0),
        }
    }
}

/// The nearest step of `steps` in [0, 1], ties to even; NaN gives 0.
#[inline(always)]
fn unorm(z: f32, steps: f64) -> u32 {
    // Adding 2^52 leaves the rounded integer in the low bits.
    const ROUND: f64 = 4_503_599_627_370_496.0;
    (f64::from(super::saturate(z)) * steps + ROUND).to_bits() as u32
}

/// The stencil state of one face.
#[derive(Clone, Copy, Debug, Default)]
struct Face {
    function: u32,
    fail: u32,
    depth_fail: u32,
    pass: u32,
    test_mask: u8,
    write_mask: u8,
    reference: u8,
}

/// Depth and stencil of one draw.
#[derive(Clone)]
pub struct DepthStencil<'a> {
    depth: Surface<'a>,
    format: DepthFormat,
    depth_addresses: Addresses,
    stencil: Surface<'a>,
    stencil_addresses: Addresses,
    /// Depth test on.
    pub depth_test: bool,
    /// Depth writes on.
    pub depth_write: bool,
    function: u32,
    /// Stencil test on.
    pub stencil_test: bool,
    /// Stencil writes on.
    pub stencil_write: bool,
    faces: [Face; 2],
    ranges: [(f32, f32); VIEWPORTS],
    lod: u32,
    width: u32,
    height: u32,
    layers: u32,
    unit: Unit,
    /// There is a hierarchical depth buffer, read or not.
    has_hierarchy: bool,
    /// What it cost to give clear blocks their depths: lines of HiZ and samples.
    pub settled: u64,
}

impl<'a> DepthStencil<'a> {
    /// Follows the pointers of a draw. `calc` holds the stencil references where the command does not.
    ///
    /// # Errors
    /// A page fault when a buffer in use is not mapped at all.
    pub fn resolve(
        bound: &Bound,
        calc: &hw::ColorCalcState,
        samples: &Samples,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<DepthStencil<'a>, Stop> {
        let state = &bound.wm_depth_stencil;
        let mut resolved = DepthStencil::buffers(bound, samples.count_log2, space, cx)?;
        let has_depth = resolved.depth.kind != SurfaceKind::Null;
        let has_stencil = resolved.stencil.kind != SurfaceKind::Null;
        // Rasterization with its own sample count has no depth or stencil test. [skl.7:Depth Buffer State]
        resolved.depth_test = has_depth && state.depth_test_enable && !samples.forced;
        resolved.depth_write =
            has_depth && state.depth_buffer_write_enable && bound.depth_buffer.depth_write_enable;
        resolved.function = state.depth_test_function;
        resolved.stencil_test = has_stencil && state.stencil_test_enable && !samples.forced;
        resolved.stencil_write = has_stencil
            && state.stencil_test_enable
            && state.stencil_buffer_write_enable
            && bound.depth_buffer.stencil_write_enable;
        let [front_reference, back_reference] = if cx.platform.has(hw::Feature::StencilReferenceInCommand) {
            [state.stencil_reference_value, state.backface_stencil_reference_value]
        } else {
            [calc.stencil_reference_value, calc.backface_stencil_reference_value]
        };
        let front = Face {
            function: state.stencil_test_function,
            fail: state.stencil_fail_op,
            depth_fail: state.stencil_pass_depth_fail_op,
            pass: state.stencil_pass_depth_pass_op,
            test_mask: state.stencil_test_mask as u8,
            write_mask: state.stencil_write_mask as u8,
            reference: front_reference as u8,
        };
        let back = Face {
            function: state.backface_stencil_test_function,
            fail: state.backface_stencil_fail_op,
            depth_fail: state.backface_stencil_pass_depth_fail_op,
            pass: state.backface_stencil_pass_depth_pass_op,
            test_mask: state.backface_stencil_test_mask as u8,
            write_mask: state.backface_stencil_write_mask as u8,
            reference: back_reference as u8,
        };
        resolved.faces = [front, if state.double_sided_stencil_enable { back } else { front }];
        if resolved.is_active() {
            resolved.read_ranges(bound, space, cx)?;
        }
        resolved.check_bound(resolved.uses_depth(), resolved.stencil_test)?;
        resolved.settle(space, cx)?;
        Ok(resolved)
    }

    /// Before each draw: clear blocks get their depths.
    ///
    /// # Errors
    /// Only in strict runs.
    pub fn settle(&mut self, space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        self.settled = 0;
        if self.uses_depth() && self.depth.control.is_some() {
            let access = if self.depth_write { Access::Write } else { Access::Read };
            let region = Region { lods: self.lod..self.lod + 1, layers: 0..self.layers };
            self.settled = self.depth.settle(&region, access, space, cx);
            cx.check()?;
        }
        Ok(())
    }

    /// The buffers alone, with every test and write off.
    ///
    /// # Errors
    /// Only in strict runs.
    pub fn buffers(
        bound: &Bound,
        samples_log2: u32,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<DepthStencil<'a>, Stop> {
        let hierarchical = (&bound.hier_depth_buffer, bound.clear_params.depth_clear_value);
        let depth = Surface::from_depth(&bound.depth_buffer, hierarchical, samples_log2, space, cx)?;
        let stencil = if bound.stencil_buffer.stencil_buffer_enable {
            Surface::from_stencil(&bound.stencil_buffer, &bound.depth_buffer, samples_log2, space, cx)?
        } else {
            Surface::null()
        };
        let lod = bound.depth_buffer.lod;
        let format = match depth.element_bytes {
            2 => DepthFormat::D16Unorm,
            4 if depth.format != hw::format::SurfaceFormat::R32_FLOAT => DepthFormat::D24Unorm,
            _ => DepthFormat::D32Float,
        };
        let sized = if depth.kind == SurfaceKind::Null { &stencil } else { &depth };
        let (width, height) = (sized.level(lod).width, sized.level(lod).height);
        Ok(DepthStencil {
            format,
            depth_addresses: Addresses::new(&depth, lod),
            stencil_addresses: Addresses::new(&stencil, lod),
            depth,
            stencil,
            depth_test: false,
            depth_write: false,
            function: compare_function::ALWAYS,
            stencil_test: false,
            stencil_write: false,
            faces: [Face::default(); 2],
            ranges: [(f32::NEG_INFINITY, f32::INFINITY); VIEWPORTS],
            lod,
            unit: Unit::detect(),
            width,
            height,
            layers: bound.depth_buffer.render_target_view_extent.wrapping_add(1).max(1),
            has_hierarchy: bound.depth_buffer.hierarchical_depth_buffer_enable,
            settled: 0,
        })
    }

    /// # Errors
    /// A page fault when a buffer in use is not mapped at all.
    fn check_bound(&self, depth: bool, stencil: bool) -> Result<(), Stop> {
        for (surface, used) in [(&self.depth, depth), (&self.stencil, stencil)] {
            if used && surface.kind != SurfaceKind::Null && surface.view.is_empty() {
                return Err(Fault::page("B116", surface.base, "depth or stencil buffer").into());
            }
        }
        Ok(())
    }

    fn read_ranges(&mut self, bound: &Bound, space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        let table = bound.dynamic(bound.viewport_pointers_cc.cc_viewport_pointer);
        let most = (bound.clip.maximum_vp_index as usize).min(VIEWPORTS - 1);
        for (index, range) in self.ranges.iter_mut().enumerate().take(most + 1) {
            let mut dwords = [0u32; 2];
            space
                .read_into(table.offset(index as u64 * 8), bytemuck::cast_slice_mut(&mut dwords))
                .map_err(|fault| Fault::page("B123", fault.address, "CC_VIEWPORT"))?;
            let viewport = cx.decode::<hw::CcViewport>(&dwords);
            *range = (viewport.minimum_depth, viewport.maximum_depth);
        }
        Ok(())
    }

    /// Some test or write is on.
    pub fn is_active(&self) -> bool {
        self.depth_test || self.depth_write || self.stencil_test
    }

    /// The block at (`x`, `y`) will be tested soon, probably.
    #[inline]
    pub fn expect_block(&self, x: u32, y: u32, layer: u32) {
        if self.uses_depth() {
            let layer = if layer < self.layers { layer } else { 0 };
            self.depth_addresses.expect_block(&self.depth, x, y, layer);
        }
    }

    /// There is a depth buffer to test against or write.
    pub fn uses_depth(&self) -> bool {
        self.depth_test || self.depth_write
    }

    #[inline(always)]
    fn store_depth(&self, value: u32, at: usize) {
        if self.format == DepthFormat::D16Unorm {
            self.depth.view.write::<2>(at, (value as u16).to_le_bytes());
        } else {
            self.depth.view.write::<4>(at, value.to_le_bytes());
        }
    }

    fn extent(&self) -> PixelRect {
        PixelRect { x0: 0, y0: 0, x1: self.width as i32, y1: self.height as i32 }
    }

    /// Pixels of `rect` that exist.
    pub fn pixels(&self, rect: PixelRect) -> u64 {
        rect.intersect(self.extent()).pixels()
    }

    /// Makes a rectangle of layer 0 of the view clear: its depth by HiZ where there is one, everything else by writing the
    /// samples of `samples`. Gives what of HiZ and depth was touched beyond these samples.
    ///
    /// # Errors
    /// A page fault when a buffer is not mapped at all.
    pub fn clear(
        &self,
        rect: PixelRect,
        samples: u16,
        depth: Option<f32>,
        stencil: Option<u8>,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<u64, Stop> {
        self.check_bound(depth.is_some(), stencil.is_some())?;
        let rect = rect.intersect(self.extent());
        let mut depth = depth.filter(|_| self.depth.kind != SurfaceKind::Null);
        let stencil = stencil.filter(|_| self.stencil.kind != SurfaceKind::Null);
        let mut work = 0;
        if depth.is_some() {
            if self.depth.control.is_none() && self.has_hierarchy {
                // Where HiZ is not read the depth buffer has it all.
            } else if self.depth.control.is_none() {
                cx.undefined("B101", "depth clear without a hierarchical depth buffer");
            } else if samples == all_samples(self.depth.samples_log2) {
                work = self.depth.clear_blocks(control_rect(rect), self.lod, 0, space);
                depth = None;
            } else {
                cx.undefined("B101", "depth clear of some samples of a pixel");
                work = self.depth.resolve_blocks(control_rect(rect), self.lod, 0, cx);
            }
        }
        if depth.is_some() || stencil.is_some() {
            self.write(rect, samples, depth.map(|z| self.format.quantize(z)), stencil);
        }
        Ok(work)
    }

    fn write(&self, rect: PixelRect, samples: u16, depth: Option<u32>, stencil: Option<u8>) {
        for y in rect.y0..rect.y1 {
            for x in rect.x0..rect.x1 {
                let mut left = samples;
                while left != 0 {
                    let sample = left.trailing_zeros();
                    left &= left - 1;
                    let at =
                        |surface: &Surface| surface.texel_offset(x as u32, y as u32, 0, self.lod, sample);
                    if let Some(value) = depth {
                        self.store_depth(value, at(&self.depth));
                    }
                    if let Some(value) = stencil {
                        self.stencil.view.write::<1>(at(&self.stencil), [value]);
                    }
                }
            }
        }
    }

    /// Makes the depth buffer right where HiZ says that it is clear, in a rectangle of layer 0 of the view. Gives what was
    /// touched. [skl.7:Depth Buffer Resolve]
    pub fn resolve_rect(&self, rect: PixelRect, cx: &Context) -> u64 {
        self.depth.resolve_blocks(control_rect(rect.intersect(self.extent())), self.lod, 0, cx)
    }

    /// Makes HiZ say what the depth buffer does, in a rectangle of layer 0 of the view. Gives what was touched.
    /// [skl.7:Hierarchical Depth Buffer Resolve]
    pub fn trust_rect(&self, rect: PixelRect) -> u64 {
        self.depth.trust_blocks(control_rect(rect.intersect(self.extent())), self.lod, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compare_functions_put_the_new_value_left() {
        let table = [
            (compare_function::ALWAYS, [true, true, true]),
            (compare_function::NEVER, [false, false, false]),
            (compare_function::LESS, [true, false, false]),
            (compare_function::EQUAL, [false, true, false]),
            (compare_function::LEQUAL, [true, true, false]),
            (compare_function::GREATER, [false, false, true]),
            (compare_function::NOTEQUAL, [true, false, true]),
            (compare_function::GEQUAL, [false, true, true]),
        ];
        for (function, want) in table {
            for (left, want) in [1, 2, 3].into_iter().zip(want) {
                assert_eq!(compare(function, left, 2), want, "{function} {left}");
            }
        }
        assert!(!compare(compare_function::LESS, f32::NAN, 1.0));
    }

    #[test]
    fn stencil_operations_saturate_or_wrap_as_named() {
        let table = [
            (stencil_operation::KEEP, [0, 255, 7]),
            (stencil_operation::ZERO, [0, 0, 0]),
            (stencil_operation::REPLACE, [9, 9, 9]),
            (stencil_operation::INCRSAT, [1, 255, 8]),
            (stencil_operation::DECRSAT, [0, 254, 6]),
            (stencil_operation::INCR, [1, 0, 8]),
            (stencil_operation::DECR, [255, 254, 6]),
            (stencil_operation::INVERT, [255, 0, 248]),
        ];
        for (operation, want) in table {
            for (value, want) in [0u8, 255, 7].into_iter().zip(want) {
                assert_eq!(super::stencil_operation(operation, value, 9), want, "{operation} {value}");
            }
        }
    }

    #[test]
    fn depths_are_quantized_to_the_nearest_step() {
        assert_eq!(DepthFormat::D16Unorm.quantize(1.0), 65535);
        assert_eq!(DepthFormat::D16Unorm.quantize(0.5), 32768);
        assert_eq!(DepthFormat::D24Unorm.quantize(0.0), 0);
        assert_eq!(DepthFormat::D24Unorm.quantize(1.5), 0xff_ffff);
        assert_eq!(DepthFormat::D32Float.quantize(0.25), 0x3e80_0000);
        assert_eq!(DepthFormat::D24Unorm.quantize(f32::NAN), 0);
    }
}
