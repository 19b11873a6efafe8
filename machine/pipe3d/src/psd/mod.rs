//! PSD: packs lit subspans into pixel-shader threads.
//!
//! State in    3DSTATE_PS, 3DSTATE_PS_EXTRA, 3DSTATE_WM (barycentric modes), 3DSTATE_CONSTANT_PS
//! Items in    Block (after early depth)      Items out  threads, through `ports::Executor`
//! Statistics  PS_INVOCATION_COUNT
//! Source      [skl.7:Pixel Grouping (Dispatch Size) Control] [skl.7:Multisampling Effects on Pixel Shader Dispatch]
//! Deviations  no contiguous dispatch; a dispatch never mixes objects

mod copies;
mod payload;

use crate::bound::{Bound, StageIndex};
use crate::cc::slots::Slots;
use crate::cc::{Cc, Dispatch, ObjectSite};
use crate::item::ScreenObject;
use crate::simd::Unit;
use crate::wm::block::{Block, MOST_SAMPLES, occupied, place};
use crate::wm::samples::Samples;
use memory::AddressSpace;
use payload::Layout;
use ports::{Executor, Grf, KernelId, ThreadSite, ThreadStart};
use probe::{Context, Stop};

/// Dispatch widths in order: 8, 16, 32 pixels.
const WIDTHS: [usize; 3] = [8, 16, 32];

/// A kernel for one dispatch width.
#[derive(Clone, Copy, Debug)]
struct Kernel {
    id: KernelId,
    /// First register of push constants and setup data.
    grf_start: usize,
}

/// What one draw uses of PSD, and the dispatch being filled.
#[derive(Clone)]
pub struct Psd {
    kernels: [Option<Kernel>; 3],
    layout: Layout,
    site: ThreadSite,
    start: ThreadStart,
    /// R0 without what depends on the object.
    header: [u32; 8],
    push: Vec<u32>,
    samples: Samples,
    /// Slots are samples.
    per_sample: bool,
    /// Groups of the widest dispatch.
    capacity: usize,
    slots: Slots,
    /// Groups in use.
    pending: usize,
    unit: Unit,
    /// Setup data of the object: four DWords for each channel.
    setup: Vec<u32>,
    grf: Box<Grf>,
    /// The width that `grf` was last filled for in this draw: what no payload of that width writes is zero in it.
    filled: Option<usize>,
    /// Invocations since last collected.
    pub invocations: u64,
}

/// Which kernel start pointer serves 8, 16 and 32 pixels. [skl.7:Variable Pixel Dispatch]
fn kernel_slots(enabled: [bool; 3]) -> [Option<usize>; 3] {
    match enabled {
        [false, false, false] => [None; 3],
        [true, false, false] => [Some(0), None, None],
        [false, true, false] => [None, Some(0), None],
        [false, false, true] => [None, None, Some(0)],
        [true, true, false] => [Some(0), Some(2), None],
        [false, true, true] => [None, Some(2), Some(1)],
        [true, false, true] => [Some(0), None, Some(1)],
        [true, true, true] => [Some(0), Some(2), Some(1)],
    }
}

/// A block whose subspans are to be dispatched.
pub struct Taken<'t> {
    /// The samples that are left.
    pub block: &'t Block,
    /// Those that the object covers.
    pub input: &'t [u64; MOST_SAMPLES],
    /// Depth and stencil were tested.
    pub tested: bool,
    /// Coverage of the pixels of an anti-aliased line or point.
    pub smoothness: Option<&'t [f32; 64]>,
}

impl Psd {
    /// Follows the pointers of a draw and prepares its kernels.
    ///
    /// # Errors
    /// A page fault when kernels or push constants are not mapped.
    pub fn resolve<X: Executor>(
        bound: &Bound,
        samples: Samples,
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<Psd, Stop> {
        let ps = &bound.ps;
        let extra = &bound.ps_extra;
        let mut psd = Psd {
            kernels: [None; 3],
            layout: Layout::new(bound, cx),
            site: ThreadSite::default(),
            start: ThreadStart {
                vector_mask_enable: ps.vector_mask_enable,
                single_program_flow: ps.single_program_flow,
                float_mode: Bound::float_mode(ps.floating_point_mode),
                rounding_mode: ps.rounding_mode,
                keep_denormals_f32: ps.single_precision_denormal_mode != 0,
                keep_denormals_f64: ps.denormal_mode != 0,
                exception_enables: Bound::exceptions(
                    ps.software_exception_enable,
                    ps.illegal_opcode_exception_enable,
                ),
                ..ThreadStart::default()
            },
            header: [0; 8],
            push: Vec::new(),
            samples,
            per_sample: extra.pixel_shader_is_per_sample && samples.count_log2 > 0 && !samples.forced,
            capacity: 0,
            slots: Slots::new(samples.grid.samples()),
            pending: 0,
            unit: Unit::detect(),
            setup: Vec::new(),
            grf: Box::default(),
            filled: None,
            invocations: 0,
        };
        psd.begin_draw(bound, executor, space, cx)?;
        Ok(psd)
    }

    /// What each draw has of its own: kernels, push constants, tables.
    ///
    /// # Errors
    /// As [`Psd::resolve`].
    pub fn begin_draw<X: Executor>(
        &mut self,
        bound: &Bound,
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<(), Stop> {
        let (ps, extra) = (&bound.ps, &bound.ps_extra);
        self.pending = 0;
        self.invocations = 0;
        self.capacity = 0;
        self.filled = None;
        let enabled =
            [ps._8_pixel_dispatch_enable, ps._16_pixel_dispatch_enable, ps._32_pixel_dispatch_enable];
        let pointers = [ps.kernel_start_pointer_0, ps.kernel_start_pointer_1, ps.kernel_start_pointer_2];
        let starts = [
            ps.dispatch_grf_start_register_for_constant_setup_data_0,
            ps.dispatch_grf_start_register_for_constant_setup_data_1,
            ps.dispatch_grf_start_register_for_constant_setup_data_2,
        ];
        for (width, slot) in kernel_slots(enabled).into_iter().enumerate() {
            let Some(slot) = slot else { continue };
            let id = executor.prepare(&bound.kernel(StageIndex::Ps, pointers[slot]), cx)?;
            self.kernels[width] = Some(Kernel { id, grf_start: starts[slot] as usize });
            self.capacity = WIDTHS[width] / 4;
        }
        if self.capacity == 0 {
            cx.undefined("B105", "pixel shader without an enabled dispatch width");
        }
        if ps.push_constant_enable {
            bound.push_constants(StageIndex::Ps, space, &mut self.push)?;
        }
        let scratch = ps.scratch_space_base_pointer;
        self.site = bound.site(StageIndex::Ps, scratch, ps.per_thread_scratch_space);
        let header = &mut self.header;
        bound.header(StageIndex::Ps, scratch, ps.per_thread_scratch_space, 0, header);
        header[1] = bound.cc_state_pointers.color_calc_state_pointer as u32 & !63;
        // What render-target messages without a header carry, and the topology. [skl.7:PS Thread Payload]
        let computes_depth = extra.pixel_shader_computed_depth_mode
            != hw::State3dPsExtra::PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_OFF;
        header[0] = u32::from(extra.pixel_shader_computes_stencil) << 14
            | u32::from(computes_depth) << 13
            | u32::from(extra.omask_present_to_render_target) << 12
            | (bound.topology & 0x1f);
        Ok(())
    }

    /// The kernels of its threads, where their messages go, and how they start.
    pub fn threads(&self) -> (Vec<KernelId>, ThreadSite, ThreadStart) {
        (self.kernels.iter().flatten().map(|kernel| kernel.id).collect(), self.site, self.start)
    }

    /// Takes the attributes of the next object; the one before must be flushed.
    pub fn begin(&mut self, object: &ScreenObject) {
        self.setup.clear();
        let channels = (object.channels as usize).min(crate::item::ATTRIBUTE_CHANNELS);
        for (index, &[a0, a1, a2]) in object.attributes[..channels].iter().enumerate() {
            if object.constant_channels >> index & 1 != 0 {
                self.setup.extend([0, 0, 0, a0]);
            } else {
                let [f0, f1, f2] = [a0, a1, a2].map(f32::from_bits);
                self.setup.extend([(f1 - f0).to_bits(), (f2 - f0).to_bits(), 0, a0]);
            }
        }
    }

    /// Takes the subspans of a block; runs a thread whenever the widest dispatch is full.
    ///
    /// # Errors
    /// Whatever a thread says.
    pub fn take<X: Executor>(
        &mut self,
        taken: &Taken,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        let mut left = occupied(taken.block.any());
        while left != 0 {
            let bit = left.trailing_zeros();
            if self.per_sample {
                for sample in 0..self.samples.count() {
                    self.append(taken, bit, 1, Some(sample));
                    self.launch_if_full(site, cc, executor, cx)?;
                }
                left &= left - 1;
                continue;
            }
            // A whole row of subspans goes where a quarter of the slots of the widest dispatch begins.
            let row = bit & !15;
            let is_row = left >> row & 0x1111 == 0x1111 && self.pending & 3 == 0 && self.capacity & 3 == 0;
            let count = if is_row { 4 } else { 1 };
            self.append(taken, bit, count, None);
            left &= !(0xffff >> (16 - 4 * count) << bit);
            self.launch_if_full(site, cc, executor, cx)?;
        }
        Ok(())
    }

    /// Puts `count` subspans of a block, from a bit of the first one on, behind those that wait.
    #[inline(always)]
    fn append(&mut self, taken: &Taken, bit: u32, count: usize, sample: Option<usize>) {
        let (slots, block) = (&mut self.slots, taken.block);
        let (from, to) = (self.pending, self.pending as u32 * 4);
        let ones = 0xffff >> (16 - 4 * count as u32);
        let (x, y) = place(bit);
        for index in 0..count {
            slots.x[from + index] = block.x + x + 2 * index as u32;
            slots.y[from + index] = block.y + y;
            slots.sample[from + index] = sample.unwrap_or(0) as u8;
        }
        let mut lit = 0;
        for (number, (mask, input)) in block.masks().iter().zip(taken.input).enumerate() {
            let bits = |mask: u64| ((mask >> bit) as u32 & ones) << to;
            let owned = if sample.is_none_or(|sample| sample == number) { bits(*mask) } else { 0 };
            slots.covered[number] |= owned;
            slots.input[number] |= bits(*input);
            lit |= owned;
        }
        slots.lit |= lit;
        if taken.tested {
            slots.tested |= ones << to;
        }
        if let Some(smoothness) = taken.smoothness {
            slots.smooth |= ones << to;
            let (from, bit) = (from * 4, bit as usize);
            slots.smoothness[from..from + 4 * count].copy_from_slice(&smoothness[bit..bit + 4 * count]);
        }
        self.pending += count;
    }

    /// Counts the slots that an early test took out of a block, which covered the samples of `before`.
    pub fn count_dropped(&mut self, before: &[u64], block: &Block) {
        let slots = |masks: &[u64]| match self.per_sample {
            true => masks.iter().map(|mask| mask.count_ones()).sum::<u32>(),
            false => masks.iter().fold(0, |any, mask| any | mask).count_ones(),
        };
        self.invocations += u64::from(slots(before).saturating_sub(slots(block.masks())));
    }

    #[inline]
    fn launch_if_full<X: Executor>(
        &mut self,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        if self.pending >= self.capacity { self.launch_full(site, cc, executor, cx) } else { Ok(()) }
    }

    fn launch_full<X: Executor>(
        &mut self,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        let width = WIDTHS.iter().rposition(|&width| width / 4 == self.capacity).unwrap_or(0);
        self.launch(width, site, cc, executor, cx)
    }

    /// Runs what is left of the object.
    ///
    /// # Errors
    /// Whatever a thread says.
    pub fn flush<X: Executor>(
        &mut self,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        while self.pending > 0 {
            let width = self.choose(self.pending);
            self.launch(width, site, cc, executor, cx)?;
        }
        Ok(())
    }

    /// Index of the width for `pending` subspans: 32 when more than seven wait, 16 when more than two do, else 8;
    /// always an enabled one.
    fn choose(&self, pending: usize) -> usize {
        let wish: [usize; 3] = match pending {
            8.. => [2, 1, 0],
            3..=7 => [1, 0, 2],
            _ => [0, 1, 2],
        };
        wish.into_iter().find(|&width| self.kernels[width].is_some()).unwrap_or(0)
    }

    /// Runs one thread with the oldest groups.
    fn launch<X: Executor>(
        &mut self,
        width: usize,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        let Some(kernel) = self.kernels[width] else {
            self.slots.clear();
            self.pending = 0;
            return Ok(());
        };
        let most = WIDTHS[width] / 4;
        let count = self.pending.min(most);
        let rest = self.pending - count;
        let mut later = None;
        if rest > 0 {
            let mut slots = self.slots.clone();
            slots.drop_front(count);
            later = Some(slots);
            self.slots.keep_front(count);
        }
        for group in count..most.max(4) {
            // What nothing is dispatched for lies at the origin.
            (self.slots.x[group], self.slots.y[group], self.slots.sample[group]) = (0, 0, 0);
        }
        let lit = self.slots.lit;
        if lit != 0 {
            self.invocations += u64::from(lit.count_ones());
            if self.filled != Some(width) {
                // A kernel may read what no payload has; it must not see what ran before on this host thread.
                *self.grf = Grf::default();
                self.filled = Some(width);
            }
            self.fill(WIDTHS[width], kernel.grf_start, site);
            // Subspans run whole.
            let live = occupied(lit.into()) as u32 * 0xf;
            let start = ThreadStart { dispatch_mask: lit, vector_mask: live, ..self.start };
            let mut pixels =
                Dispatch { cc, slots: &mut self.slots, site: *site, per_sample: self.per_sample };
            if let Err(stop) = executor.launch(kernel.id, &self.site, &start, &mut self.grf, &mut pixels, cx)
            {
                self.slots.clear();
                self.pending = 0;
                return Err(stop);
            }
        }
        match later {
            Some(slots) => self.slots = slots,
            None => self.slots.clear(),
        }
        self.pending = rest;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernel_pointers_follow_the_enabled_widths() {
        assert_eq!(kernel_slots([true, true, false]), [Some(0), Some(2), None]);
        assert_eq!(kernel_slots([false, true, true]), [None, Some(2), Some(1)]);
        assert_eq!(kernel_slots([true, true, true]), [Some(0), Some(2), Some(1)]);
        assert_eq!(kernel_slots([false, false, true]), [None, None, Some(0)]);
    }
}
