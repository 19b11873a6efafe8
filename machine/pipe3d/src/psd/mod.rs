//! PSD: packs lit subspans into pixel-shader threads.
//!
//! State in    3DSTATE_PS, 3DSTATE_PS_EXTRA, 3DSTATE_WM (barycentric modes), 3DSTATE_CONSTANT_PS
//! Items in    Group (subspans after early depth)      Items out  threads, through `ports::Executor`
//! Statistics  PS_INVOCATION_COUNT
//! Source      [skl.7:Pixel Grouping (Dispatch Size) Control] [skl.7:Multisampling Effects on Pixel Shader Dispatch]
//! Deviations  no contiguous dispatch; a dispatch never mixes objects

mod payload;

use crate::bound::{Bound, StageIndex};
use crate::cc::{Cc, Dispatch, GROUPS, Group, ObjectSite};
use crate::item::ScreenObject;
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
    groups: [Group; GROUPS],
    pending: usize,
    /// Setup data of the object: four DWords for each channel.
    setup: Vec<u32>,
    grf: Box<Grf>,
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
        let enabled =
            [ps._8_pixel_dispatch_enable, ps._16_pixel_dispatch_enable, ps._32_pixel_dispatch_enable];
        let pointers = [ps.kernel_start_pointer_0, ps.kernel_start_pointer_1, ps.kernel_start_pointer_2];
        let starts = [
            ps.dispatch_grf_start_register_for_constant_setup_data_0,
            ps.dispatch_grf_start_register_for_constant_setup_data_1,
            ps.dispatch_grf_start_register_for_constant_setup_data_2,
        ];
        let mut kernels = [None; 3];
        let mut capacity = 0;
        for (width, slot) in kernel_slots(enabled).into_iter().enumerate() {
            let Some(slot) = slot else { continue };
            let id = executor.prepare(&bound.kernel(StageIndex::Ps, pointers[slot]), cx)?;
            kernels[width] = Some(Kernel { id, grf_start: starts[slot] as usize });
            capacity = WIDTHS[width] / 4;
        }
        if capacity == 0 {
            cx.undefined("B105", "pixel shader without an enabled dispatch width");
        }
        let mut push = Vec::new();
        if ps.push_constant_enable {
            bound.push_constants(StageIndex::Ps, space, &mut push)?;
        }
        let scratch = ps.scratch_space_base_pointer;
        let mut header = [0u32; 8];
        bound.header(StageIndex::Ps, scratch, ps.per_thread_scratch_space, 0, &mut header);
        header[1] = bound.cc_state_pointers.color_calc_state_pointer as u32 & !63;
        // What render-target messages without a header carry, and the topology. [skl.7:PS Thread Payload]
        let computes_depth = extra.pixel_shader_computed_depth_mode
            != hw::State3dPsExtra::PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_OFF;
        header[0] |= u32::from(extra.pixel_shader_computes_stencil) << 14
            | u32::from(computes_depth) << 13
            | u32::from(extra.omask_present_to_render_target) << 12
            | (bound.topology & 0x1f);
        Ok(Psd {
            kernels,
            layout: Layout::new(bound, cx),
            site: bound.site(StageIndex::Ps, scratch, ps.per_thread_scratch_space),
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
            header,
            push,
            samples,
            per_sample: extra.pixel_shader_is_per_sample && samples.count_log2 > 0 && !samples.forced,
            capacity,
            groups: [Group::default(); GROUPS],
            pending: 0,
            setup: Vec::new(),
            grf: Box::default(),
            invocations: 0,
        })
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

    /// Where the next lit subspan goes; [`Psd::advance`] takes it.
    #[inline(always)]
    pub fn slot(&mut self) -> &mut Group {
        &mut self.groups[self.pending & (GROUPS - 1)]
    }

    /// Takes the subspan that was put at [`Psd::slot`]; runs a thread when the widest dispatch is full.
    ///
    /// # Errors
    /// Whatever the thread says.
    #[inline]
    pub fn advance<X: Executor>(
        &mut self,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        if self.per_sample {
            return self.split(site, cc, executor, cx);
        }
        self.pending += 1;
        if self.pending >= self.capacity { self.launch_full(site, cc, executor, cx) } else { Ok(()) }
    }

    /// Counts the slots that an early test took out of a subspan: `before` and `after` are its coverage.
    pub fn count_dropped(&mut self, before: [u16; 4], after: [u16; 4]) {
        let slots = |coverage: [u16; 4]| match self.per_sample {
            true => crate::cc::count(coverage),
            false => coverage.iter().filter(|&&pixel| pixel != 0).count() as u32,
        };
        self.invocations += u64::from(slots(before).saturating_sub(slots(after)));
    }

    /// Per-sample dispatch: a group for each sample of the subspan at [`Psd::slot`].
    fn split<X: Executor>(
        &mut self,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        let group = *self.slot();
        for sample in 0..self.samples.count() {
            let mut one = group;
            one.sample = sample as u8;
            for coverage in &mut one.subspan.coverage {
                *coverage &= 1 << sample;
            }
            *self.slot() = one;
            self.pending += 1;
            if self.pending >= self.capacity {
                self.launch_full(site, cc, executor, cx)?;
            }
        }
        Ok(())
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
            self.pending = 0;
            return Ok(());
        };
        let most = WIDTHS[width] / 4;
        let count = self.pending.min(most);
        let mut lit = 0u32;
        let mut live = 0u32;
        for (index, group) in self.groups[..count].iter().enumerate() {
            let bits = group.lit();
            lit |= bits << (index * 4);
            if bits != 0 {
                live |= 0xf << (index * 4);
            }
        }
        if lit != 0 {
            self.invocations += u64::from(lit.count_ones());
            self.fill(WIDTHS[width], count, kernel.grf_start, lit, site);
            let start = ThreadStart { dispatch_mask: lit, vector_mask: live, ..self.start };
            let mut pixels =
                Dispatch { cc, groups: &mut self.groups, site: *site, per_sample: self.per_sample };
            executor.launch(kernel.id, &self.site, &start, &mut self.grf, &mut pixels, cx)?;
        }
        self.groups.copy_within(count..self.pending.max(count), 0);
        self.pending -= count;
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
