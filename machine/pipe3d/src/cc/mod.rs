//! CC: the colour calculator: what happens to a pixel between its thread and memory.
//!
//! State in    BLEND_STATE, COLOR_CALC_STATE, binding table of the pixel shader, and `depth.rs`
//! Items in    render-target messages of a dispatch
//! Statistics  PS_DEPTH_COUNT (samples that pass)
//! Source      [skl.7:Color Calculator (Output Merger)] [skl.7:Render Target Write]
//! Deviations  see `dither.rs`

mod addresses;
pub mod blend;
mod colors;
mod copies;
pub mod depth;
mod dither;
pub mod slots;
pub mod target;
mod write;
pub mod written;

use crate::bound::Bound;
use crate::simd::Unit;
use crate::used;
use crate::wm::block::Block;
use crate::wm::plane::Planes;
use crate::wm::samples::Samples;
use blend::Blend;
use depth::DepthStencil;
use dither::Matrix;
use memory::AddressSpace;
use ports::ThreadSite;
use probe::{Context, Fault, Stop};
use slots::Slots;
use surface::control::Access;
use target::Target;

/// Render targets that have a BLEND_STATE entry.
pub const RENDER_TARGETS: usize = 8;
const NO_TARGET: u8 = u8::MAX;

/// Alpha test of a draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlphaTest {
    function: u32,
    reference: f32,
    /// Compare as 8-bit values.
    unorm8: bool,
}

/// What one draw uses of CC.
#[derive(Clone)]
pub struct Cc<'a> {
    space: &'a AddressSpace,
    site: ThreadSite,
    /// Depth and stencil.
    pub depth_stencil: DepthStencil<'a>,
    blend: [Blend; RENDER_TARGETS],
    /// Entries of BLEND_STATE with something to report, until a target that uses them is written: drivers leave what lies
    /// behind the entries that they need as it was.
    strange: [Option<[u32; 2]>; RENDER_TARGETS],
    /// The entry of `blend` agrees with the first one in what all targets share.
    shared_by: [bool; RENDER_TARGETS],
    /// Bit set: the entry of `blend` was used.
    used_blends: u8,
    constant: [f32; 4],
    alpha_test: Option<AlphaTest>,
    alpha_to_coverage: bool,
    /// Alpha to coverage differs from pixel to pixel.
    coverage_dither: Option<Matrix>,
    alpha_to_one: bool,
    /// Colours of targets with narrow channels are dithered.
    dither: Option<Matrix>,
    /// Targets that messages have named so far, where each binding-table index is in the list, and where it was in the draw
    /// before.
    targets: Vec<Target<'a>>,
    target_of: [u8; 256],
    target_was: [u8; 256],
    /// Binding-table indices of this draw's targets.
    named: Vec<u8>,
    samples: Samples,
    unit: Unit,
    /// Targets are drawn to: what is clear gets its colour when they are found.
    pub settles: bool,
    /// Samples that passed since it was last collected.
    pub passed: u64,
}

impl<'a> Cc<'a> {
    /// Follows the pointers of a draw.
    ///
    /// # Errors
    /// A page fault when state in use is not mapped.
    pub fn resolve(
        bound: &Bound,
        site: ThreadSite,
        samples: Samples,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Cc<'a>, Stop> {
        let platform = cx.platform;
        let calc = color_calc_state(bound, space, cx)?;
        let depth_stencil = DepthStencil::resolve(bound, &calc, &samples, space, cx)?;
        let mut header = hw::BlendState::default();
        // Where there is no header, the first entry says for all targets what it would.
        let has_header = platform.has(hw::Feature::BlendStateHeader);
        let mut shared_by = [true; RENDER_TARGETS];
        let mut strange = [None; RENDER_TARGETS];
        let mut blend = [Blend::new(&hw::BlendStateEntry::default(), false); RENDER_TARGETS];
        if bound.blend_state_pointers.blend_state_pointer_valid {
            let at = bound.dynamic(bound.blend_state_pointers.blend_state_pointer);
            let first = if has_header { 4 } else { 0 };
            if has_header {
                let word = space.read_u32(at).map_err(|f| Fault::page("B118", f.address, "BLEND_STATE"))?;
                header = cx.decode::<hw::BlendState>(&[word]);
            }
            for (index, blend) in blend.iter_mut().enumerate() {
                // Drivers write entries only for the targets they have.
                let Ok(low) = space.read_u64(at.offset(first + index as u64 * 8)) else { break };
                let dwords = [low as u32, (low >> 32) as u32];
                let is_strange = hw::BlendStateEntry::ITEM.is_strange(platform, &dwords);
                strange[index] = is_strange.then_some(dwords);
                let entry = hw::BlendStateEntry::look(platform, &dwords);
                let mut independent_alpha = header.independent_alpha_blend_enable;
                if !has_header {
                    let all = blend_state(&entry);
                    if index == 0 {
                        header = all;
                    }
                    shared_by[index] = all == header;
                    independent_alpha = entry.independent_alpha_blend_enable;
                }
                *blend = Blend::new(&entry, independent_alpha);
            }
        }
        used::alpha(&header, cx);
        let unorm8 = calc.alpha_test_format == hw::ColorCalcState::ALPHA_TEST_FORMAT_ALPHATEST_UNORM8;
        let alpha_test = header.alpha_test_enable.then_some(AlphaTest {
            function: header.alpha_test_function,
            reference: if unorm8 {
                (calc.alpha_reference_value_as_unorm8 & 0xff) as f32
            } else {
                calc.alpha_reference_value_as_float32
            },
            unorm8,
        });
        let matrix = Matrix::new(&header);
        Ok(Cc {
            space,
            site,
            depth_stencil,
            blend,
            strange,
            shared_by,
            used_blends: 0,
            constant: [
                calc.blend_constant_color_red,
                calc.blend_constant_color_green,
                calc.blend_constant_color_blue,
                calc.blend_constant_color_alpha,
            ],
            alpha_test,
            // An oMask switches it off. [skl.7:Alpha Coverage]
            alpha_to_coverage: header.alpha_to_coverage_enable
                && !bound.ps_extra.pixel_shader_disables_alpha_to_coverage
                && !bound.ps_extra.omask_present_to_render_target,
            coverage_dither: header.alpha_to_coverage_dither_enable.then_some(matrix),
            alpha_to_one: header.alpha_to_one_enable,
            dither: header.color_dither_enable.then_some(matrix),
            targets: Vec::new(),
            target_of: [NO_TARGET; 256],
            target_was: [NO_TARGET; 256],
            named: Vec::new(),
            samples,
            unit: Unit::detect(),
            settles: true,
            passed: 0,
        })
    }

    /// Another draw of the same state, apart from its tables.
    ///
    /// # Errors
    /// Only in strict runs.
    pub fn begin_draw(&mut self, site: ThreadSite, cx: &Context) -> Result<(), Stop> {
        self.site = site;
        for index in self.named.drain(..).map(usize::from) {
            self.target_was[index] = std::mem::replace(&mut self.target_of[index], NO_TARGET);
        }
        self.passed = 0;
        self.depth_stencil.settle(self.space, cx)
    }

    /// Where its surfaces are.
    pub fn space(&self) -> &'a AddressSpace {
        self.space
    }

    /// Alpha decides about pixels, so that depth must wait for it.
    pub fn alpha_kills(&self) -> bool {
        self.alpha_test.is_some() || self.alpha_to_coverage
    }

    /// The block at (`x`, `y`) will be drawn soon, probably.
    #[inline]
    pub fn expect_block(&self, x: u32, y: u32, layer: u32) {
        self.depth_stencil.expect_block(x, y, layer);
        for &index in &self.named {
            if let Some(target) = self.targets.get(usize::from(self.target_of[usize::from(index)])) {
                target.addresses.expect_block(&target.surface, x, y, target.layer(layer));
            }
        }
    }

    /// Index in the list of targets of a binding-table entry.
    fn target(&mut self, index: u8, cx: &Context) -> Result<usize, Stop> {
        let known = self.target_of[index as usize];
        if known != NO_TARGET {
            return Ok(known as usize);
        }
        let (table, base) = (self.site.binding_table, self.site.surface_state_base);
        let state = Target::state(table, base, index, self.space, cx)?;
        let was = usize::from(self.target_was[index as usize]);
        let is_known = self.targets.get(was).is_some_and(|target| target.state == state);
        let place = was.min(self.targets.len());
        if !is_known {
            let target = Target::resolve(&state, self.space, cx)?;
            match self.targets.get_mut(place) {
                Some(other) => *other = target,
                None if place >= NO_TARGET as usize => {
                    return Err(cx.bug("RT-09", "more render targets than binding-table entries"));
                }
                None => self.targets.push(target),
            }
        }
        let target = &self.targets[place];
        // Something else may be known of this memory.
        self.space.known().forget(target.surface.base.0..target.surface.end().0);
        if self.settles {
            let writes = self.blend.iter().any(|blend| blend.write != [false; 4]);
            let access = if writes { Access::Write } else { Access::Read };
            target.settle(access, self.space, cx);
            cx.check()?;
        }
        used::target(&target.surface, cx);
        self.target_of[index as usize] = place as u8;
        self.named.push(index);
        Ok(place)
    }

    /// Finds targets before they are written. False when one is not mapped, or when there is something to report of how
    /// they are written: that is for the thread that first does so.
    pub fn find_targets(&mut self, indices: &[u8], cx: &Context) -> bool {
        indices.iter().all(|&index| self.target(index, cx).is_ok()) && self.strange == [None; RENDER_TARGETS]
    }

    /// The surface of binding-table entry `index`.
    ///
    /// # Errors
    /// A page fault when it is not mapped.
    pub fn target_at(&mut self, index: u8, cx: &Context) -> Result<&Target<'a>, Stop> {
        let place = self.target(index, cx)?;
        self.targets.get(place).ok_or(Stop::Bug)
    }
}

/// What an entry of a BLEND_STATE without a header says of all targets.
fn blend_state(entry: &hw::BlendStateEntry) -> hw::BlendState {
    hw::BlendState {
        y_dither_offset: entry.y_dither_offset,
        x_dither_offset: entry.x_dither_offset,
        color_dither_enable: entry.color_dither_enable,
        alpha_test_function: entry.alpha_test_function,
        alpha_test_enable: entry.alpha_test_enable,
        alpha_to_coverage_dither_enable: entry.alphatocoverage_dither_enable,
        alpha_to_one_enable: entry.alphatoone_enable,
        alpha_to_coverage_enable: entry.alphatocoverage_enable,
        ..hw::BlendState::default()
    }
}

/// COLOR_CALC_STATE of a draw; all zero where no pointer to one is valid.
///
/// # Errors
/// A page fault when it is not mapped.
fn color_calc_state(bound: &Bound, space: &AddressSpace, cx: &Context) -> Result<hw::ColorCalcState, Stop> {
    let pointers = &bound.cc_state_pointers;
    if !pointers.color_calc_state_pointer_valid {
        return Ok(hw::ColorCalcState::default());
    }
    let mut dwords = [0u32; 6];
    space
        .read_into(bound.dynamic(pointers.color_calc_state_pointer), bytemuck::cast_slice_mut(&mut dwords))
        .map_err(|f| Fault::page("B123", f.address, "COLOR_CALC_STATE"))?;
    Ok(cx.decode::<hw::ColorCalcState>(&dwords))
}

/// What all dispatches of one object share.
#[derive(Clone, Copy)]
pub struct ObjectSite<'o> {
    /// Interpolation.
    pub planes: &'o Planes,
    /// Render target array index.
    pub layer: u32,
    /// Viewport index.
    pub viewport: u32,
    /// Faces away.
    pub back_facing: bool,
}

/// The pixels of one running thread: the receiving end of its render-target and interpolator messages.
pub struct Dispatch<'d, 'a> {
    /// The draw.
    pub cc: &'d mut Cc<'a>,
    /// Its slots.
    pub slots: &'d mut Slots,
    /// The object.
    pub site: ObjectSite<'d>,
    /// Slots are samples.
    pub per_sample: bool,
}

impl Cc<'_> {
    /// Early depth and stencil: leaves the samples that pass in the block.
    pub fn early(&mut self, block: &mut Block, site: &ObjectSite) {
        self.depth_stencil.test_block(block, site, &self.samples);
        self.passed += block.count();
    }
}

/// `value` clamped to [0, 1]; NaN gives 0.
#[inline(always)]
pub(crate) fn saturate(value: f32) -> f32 {
    // A NaN is not above zero: one instruction each, where `max` and `min` would look for it again.
    let positive = if value > 0.0 { value } else { 0.0 };
    if positive < 1.0 { positive } else { 1.0 }
}
