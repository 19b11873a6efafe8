//! PSD: packs lit subspans into pixel-shader threads.
//!
//! State in    3DSTATE_PS, 3DSTATE_PS_EXTRA, 3DSTATE_WM (barycentric modes), 3DSTATE_CONSTANT_PS
//! Items in    Block (after early depth)      Items out  threads, through `ports::Executor`
//! Statistics  PS_INVOCATION_COUNT
//! Source      [skl.7:Pixel Grouping (Dispatch Size) Control] [skl.7:Multisampling Effects on Pixel Shader Dispatch]
//! Deviations  no contiguous dispatch; a dispatch never mixes objects

mod copies;
mod listed;
mod payload;
mod written;

use crate::bound::{Bound, StageIndex};
use crate::cc::slots::Slots;
use crate::cc::{Cc, Dispatch, ObjectSite};
use crate::item::ScreenObject;
use crate::simd::Unit;
use crate::wm::block::{Block, MOST_SAMPLES, occupied, place};
use crate::wm::samples::Samples;
use memory::AddressSpace;
use payload::Layout;
use ports::{
    Executor, Grf, InterpolatorRequest, KernelId, PixelThread, PixelThreads, RenderTargetRead,
    RenderTargetWrite, StartRegisters, ThreadMasks, ThreadSite, ThreadStart,
};
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
    /// What threads start with but for what is each one's own: constants, setup data, and zeros in all other registers,
    /// which a kernel may read: it must not see what ran before on this host thread.
    image: Box<Grf>,
    /// The width that `image` was last made for in this draw.
    imaged: Option<usize>,
    /// It has the setup data of the present object.
    has_setup: bool,
    /// Registers of constants and setup data.
    constants: u128,
    /// Registers that are each thread's own.
    own: u128,
    /// Threads that code starts.
    listed: listed::Listed,
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
            image: Box::default(),
            imaged: None,
            has_setup: false,
            constants: 0,
            own: 0,
            listed: listed::Listed::default(),
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
        self.imaged = None;
        self.listed.begin_draw();
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
        self.has_setup = false;
        self.listed.begin_object();
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

    /// Takes the subspans of a block; runs threads whenever the widest dispatch is full.
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
        if self.is_listed(taken, cc, executor, cx) {
            self.list(taken);
            return if self.listed.is_long() { self.launch_listed(site, cc, executor, cx) } else { Ok(()) };
        }
        let width = WIDTHS.iter().rposition(|&width| width / 4 == self.capacity).unwrap_or(0);
        let mut run = Run::new(self, width, site, cc, occupied(taken.block.any()));
        run.taken = Some(taken);
        run.gather();
        if run.is_full() { run.launch(executor, cx) } else { Ok(()) }
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
        if !self.listed.is_empty() {
            self.flush_listed(site, cc, executor, cx)?;
        }
        while self.pending > 0 {
            let width = self.choose(self.pending);
            Run::new(self, width, site, cc, 0).launch(executor, cx)?;
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
}

/// Threads of one width that run one after the other: as many as the groups that wait and those of a block fill, or one of
/// what is left.
struct Run<'r, 'd, 'a> {
    psd: &'r mut Psd,
    cc: &'r mut Cc<'a>,
    site: &'r ObjectSite<'d>,
    /// Index of the width.
    width: usize,
    /// A block whose subspans are not yet all among the groups that wait: these of it, and from this sample on.
    taken: Option<&'r Taken<'r>>,
    left: u64,
    sample: usize,
    /// Groups of the thread that runs.
    running: usize,
    /// Those that do not fit in it.
    later: Option<Slots>,
    /// Registers that hold what all threads of the run start with.
    placed: u128,
}

impl<'r, 'd, 'a> Run<'r, 'd, 'a> {
    fn new(psd: &'r mut Psd, width: usize, site: &'r ObjectSite<'d>, cc: &'r mut Cc<'a>, left: u64) -> Self {
        Self { psd, cc, site, width, taken: None, left, sample: 0, running: 0, later: None, placed: 0 }
    }

    #[inline(always)]
    fn is_full(&self) -> bool {
        self.psd.pending >= self.psd.capacity
    }

    /// Puts subspans of the block behind those that wait until the widest dispatch is full.
    #[inline(always)]
    fn gather(&mut self) {
        let Some(taken) = self.taken else { return };
        let psd = &mut *self.psd;
        while self.left != 0 && psd.pending < psd.capacity {
            let bit = self.left.trailing_zeros();
            if psd.per_sample {
                psd.append(taken, bit, 1, Some(self.sample));
                self.sample += 1;
                if self.sample >= psd.samples.count() {
                    self.sample = 0;
                    self.left &= self.left - 1;
                }
                continue;
            }
            // A whole row of subspans goes where a quarter of the slots of the widest dispatch begins.
            let row = bit & !15;
            let is_row = self.left >> row & 0x1111 == 0x1111 && psd.pending & 3 == 0 && psd.capacity & 3 == 0;
            let count = if is_row { 4 } else { 1 };
            psd.append(taken, bit, count, None);
            self.left &= !(0xffff >> (16 - 4 * count) << bit);
        }
    }

    /// Runs them.
    fn launch<X: Executor>(mut self, executor: &mut X, cx: &Context) -> Result<(), Stop> {
        let Some(kernel) = self.psd.kernels[self.width] else {
            self.psd.slots.clear();
            self.psd.pending = 0;
            return Ok(());
        };
        let (site, start) = (self.psd.site, self.psd.start);
        let outcome = executor.launch_pixels(kernel.id, &site, &start, &mut self, cx);
        if outcome.is_err() {
            self.psd.slots.clear();
            self.psd.pending = 0;
        }
        outcome
    }

    /// The thread that ran has ended: its groups wait no more.
    #[inline(always)]
    fn end(&mut self) {
        self.psd.pending -= self.running;
        self.running = 0;
        match self.later.take() {
            Some(slots) => self.psd.slots = slots,
            None => self.psd.slots.clear(),
        }
    }

    /// Parts the oldest groups from what does not fit with them.
    #[inline(always)]
    fn part(&mut self) {
        let psd = &mut *self.psd;
        let most = WIDTHS[self.width] / 4;
        self.running = psd.pending.min(most);
        if psd.pending > most {
            let mut later = psd.slots.clone();
            later.drop_front(most);
            self.later = Some(later);
            psd.slots.keep_front(most);
        }
        for group in self.running..most.max(4) {
            // What nothing is dispatched for lies at the origin.
            (psd.slots.x[group], psd.slots.y[group], psd.slots.sample[group]) = (0, 0, 0);
        }
    }

    fn dispatch(&mut self) -> Dispatch<'_, 'a> {
        let Psd { slots, per_sample, .. } = &mut *self.psd;
        Dispatch { cc: self.cc, slots, site: *self.site, per_sample: *per_sample }
    }
}

impl PixelThreads for Run<'_, '_, '_> {
    #[inline]
    fn next(&mut self, grf: &mut Grf, seen: &StartRegisters) -> Option<ThreadMasks> {
        loop {
            if self.running > 0 {
                self.end();
                // One of what is left is all that there is.
                self.taken?;
                self.gather();
            }
            if self.psd.pending == 0 || (self.taken.is_some() && !self.is_full()) {
                return None;
            }
            self.part();
            let lit = self.psd.slots.lit;
            if lit == 0 {
                continue;
            }
            self.psd.invocations += u64::from(lit.count_ones());
            // Subspans run whole.
            let live = occupied(lit.into()) as u32 * 0xf;
            let active = if self.psd.start.vector_mask_enable { live } else { lit };
            let own = seen.seen(WIDTHS[self.width], active);
            self.placed = self.psd.fill(self.width, self.site, own, self.placed, grf) & !seen.changed;
            return Some(ThreadMasks { dispatch: lit, vector: live });
        }
    }
}

impl PixelThread for Run<'_, '_, '_> {
    #[inline]
    fn write(&mut self, write: &RenderTargetWrite, cx: &Context) -> Result<(), Stop> {
        self.dispatch().write(write, cx)
    }

    fn read(&mut self, read: &RenderTargetRead, cx: &Context) -> Result<[[u32; 16]; 4], Stop> {
        self.dispatch().read(read, cx)
    }

    fn interpolate(&mut self, request: &InterpolatorRequest, cx: &Context) -> [[f32; 16]; 2] {
        self.dispatch().interpolate(request, cx)
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
