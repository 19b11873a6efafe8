//! GPGPU_WALKER: one command expanded into thread groups.
//!
//! Source: [skl.7:GPGPU Walker], C02 to C06, C08; counters and masks checked against what [mesa:gen9 GPGPU_WALKER] is
//! filled with: thread counters hold the last value, group dimensions hold a count.
//!
//! From here on a walker is a box of group ids; a group is a box of threads; a thread is R0, constants and a mask.

use crate::pipeline::{Interrupted, MediaPipeline};
use crate::used;
use bits::{GraphicsAddress, bit};
use hw::registers::{
    self as offsets, CsChicken1, GPGPU_DISPATCHDIMX, GPGPU_DISPATCHDIMY, GPGPU_DISPATCHDIMZ, L3CNTLREG,
};
use memory::AddressSpace;
use ports::{
    Counter, Executor, FloatMode, GRF_DWORDS, GroupBarrier, GroupResources, GroupThread, KernelRequest,
    Preemption, Registers, Stage, ThreadSite, ThreadStart, UrbHandle, Work,
};
use probe::{Context, Fault, Stop, System, Systems};

/// DWords of a CURBE row and of a register.
const ROW_DWORDS: usize = GRF_DWORDS;
/// Registers a payload may fill after R0.
const PAYLOAD_REGISTERS: usize = 126;

/// Extent of the box of groups and where it resumes.
struct Groups {
    start: [u32; 3],
    /// Exclusive bounds.
    end: [u32; 3],
}

impl Groups {
    fn new<R: Registers>(walker: &hw::GpgpuWalker, registers: &R) -> Self {
        let end = if walker.indirect_parameter_enable {
            [GPGPU_DISPATCHDIMX, GPGPU_DISPATCHDIMY, GPGPU_DISPATCHDIMZ].map(|offset| registers.read(offset))
        } else {
            [
                walker.thread_group_id_x_dimension,
                walker.thread_group_id_y_dimension,
                walker.thread_group_id_z_dimension,
            ]
        };
        let start = [
            walker.thread_group_id_starting_x,
            walker.thread_group_id_starting_y,
            walker.thread_group_id_starting_resume_z,
        ];
        Self { start, end }
    }

    fn is_empty(&self) -> bool {
        self.end.contains(&0)
    }

    fn has(&self, id: [u32; 3]) -> bool {
        (0..3).all(|axis| id[axis] < self.end[axis])
    }

    /// The first group.
    fn first(&self) -> Option<[u32; 3]> {
        self.has(self.start).then_some(self.start)
    }

    /// The group after `id`: X fastest, back to its start at its end. A section of the manual says back to 0
    /// [skl.7:Starting Offset for a Thread Group ID]; but the command calls only its Z start a resume value, and the
    /// vendor's OpenCL walks boxes that begin anywhere and would run groups twice.
    fn next(&self, id: [u32; 3]) -> Option<[u32; 3]> {
        let mut id = id;
        for axis in 0..3 {
            id[axis] += 1;
            if id[axis] < self.end[axis] {
                return Some(id);
            }
            id[axis] = self.start[axis];
        }
        None
    }
}

/// Constants of a group: one block for all threads, one for each.
pub(crate) struct Constants<'c> {
    dwords: &'c [u32],
    cross_registers: usize,
    per_thread_registers: usize,
    /// Per-thread data comes before cross-thread data in the registers (indirect payload).
    per_thread_first: bool,
}

impl Constants<'_> {
    /// Registers of the payload, R0 included.
    pub(crate) fn payload_registers(&self) -> usize {
        1 + self.cross_registers + self.per_thread_registers
    }

    /// Copies the constants of thread `index` behind R0.
    fn write(&self, index: usize, grf: &mut [u32]) {
        let cross = (self.block(0, self.cross_registers), self.cross_registers);
        let own_start = self.cross_registers + index * self.per_thread_registers;
        let own = (self.block(own_start, self.per_thread_registers), self.per_thread_registers);
        let order = if self.per_thread_first { [own, cross] } else { [cross, own] };
        let mut at = ROW_DWORDS;
        for (from, registers) in order {
            let length = registers * ROW_DWORDS;
            let Some(to) = grf.get_mut(at..at + length) else { return };
            let (copied, missing) = to.split_at_mut(from.len().min(length));
            copied.copy_from_slice(&from[..copied.len()]);
            missing.fill(0);
            at += length;
        }
    }

    /// Rows that were loaded, shorter where the load was.
    fn block(&self, row: usize, rows: usize) -> &[u32] {
        let start = row.saturating_mul(ROW_DWORDS).min(self.dwords.len());
        let end = start.saturating_add(rows * ROW_DWORDS).min(self.dwords.len());
        &self.dwords[start..end]
    }
}

/// Bytes of shared local memory from the descriptor's code.
pub(crate) fn slm_bytes(code: u32, cx: &Context) -> u32 {
    if code == 0 {
        return 0;
    }
    // Later platforms encode a binary logarithm, earlier ones a multiple of 4 KiB. [mesa:gen9 INTERFACE_DESCRIPTOR_DATA]
    let bytes =
        if cx.platform.has(hw::Feature::SplitSend) { 512 << code.min(7) } else { code.min(16) * 4096 };
    bytes.min(64 << 10)
}

pub(crate) fn barrier(descriptor: &hw::InterfaceDescriptorData) -> GroupBarrier {
    match (descriptor.barrier_enable, descriptor.global_barrier_enable) {
        (false, _) => GroupBarrier::None,
        (true, false) => GroupBarrier::Local,
        (true, true) => GroupBarrier::Global,
    }
}

/// Whether a group can be resident: one that shares a barrier or local memory fits one subslice, one with a global
/// barrier all of them. Hardware never starts a group that does not fit; here it runs.
/// [skl.7:GPGPU Thread Limits] [skl.7:Cross-Slice Barriers] [bxt.6:Thread Pools]
pub(crate) fn check_residency(
    descriptor: &hw::InterfaceDescriptorData,
    resources: GroupResources,
    threads: u32,
    cx: &Context,
) {
    let platform = cx.platform;
    let spans = resources.barrier == GroupBarrier::Global || platform.has(hw::Feature::PooledEus);
    let slots = platform.threads_per_subslice() * if spans { platform.subslices() } else { 1 };
    let shares = resources.barrier != GroupBarrier::None || resources.slm_bytes != 0;
    if shares && threads > slots {
        cx.undefined(
            "C13",
            format!("a group of {threads} threads shares a barrier or local memory of {slots} thread slots"),
        );
    }
    if resources.barrier == GroupBarrier::Global && resources.slm_bytes != 0 {
        cx.undefined("C12", "a group with local memory has a global barrier");
    }
    let announced = descriptor.number_of_threads_in_gpgpu_thread_group;
    if resources.barrier != GroupBarrier::None && announced != threads {
        cx.undefined("C11", format!("the barrier is announced for {announced} threads, its group has {threads}: all are waited for"));
    }
}

/// How many groups are resident at a time: a group with local memory or a barrier lives in one subslice, which has
/// [`SUBSLICE_SLM_BYTES`] and [`SUBSLICE_BARRIERS`] for all of its groups. At least one.
/// [skl.7:GPGPU Thread Limits] [skl.7:Automatic Barrier Management]
fn resident_groups(vfe: &hw::MediaVfeState, resources: GroupResources, threads: u32, cx: &Context) -> u32 {
    let platform = cx.platform;
    let spans = resources.barrier == GroupBarrier::Global || platform.has(hw::Feature::PooledEus);
    let homes = if spans { 1 } else { platform.subslices() };
    let slots = platform.threads_per_subslice() * platform.subslices();
    let threads = threads.max(1);
    // The front end counts the threads of all subslices.
    let mut groups = slots.min(vfe.maximum_number_of_threads.saturating_add(1)) / threads;
    if resources.slm_bytes != 0 || resources.barrier != GroupBarrier::None {
        groups = groups.min(slots / homes.max(1) / threads * homes);
    }
    if resources.barrier != GroupBarrier::None {
        groups = groups.min(SUBSLICE_BARRIERS * homes);
    }
    if let Some(fit) = SUBSLICE_SLM_BYTES.checked_div(resources.slm_bytes) {
        groups = groups.min(fit * homes);
    }
    groups.max(1)
}

/// Local memory of a subslice.
const SUBSLICE_SLM_BYTES: u32 = 64 << 10;
/// Barriers that the gateway of a subslice has.
const SUBSLICE_BARRIERS: u32 = 16;

/// Where a walker may be stopped for another context.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Granularity {
    /// Anywhere in its threads.
    Thread,
    /// Between two groups.
    Group,
    /// Nowhere.
    Command,
}

impl Granularity {
    /// As software has chosen; earlier platforms leave no choice.
    fn of<R: Registers>(registers: &R, cx: &Context) -> Self {
        if offsets::at(cx.platform, offsets::CS_CHICKEN1).is_none() {
            return Granularity::Group;
        }
        let control = CsChicken1::decode(cx.platform, &[registers.read(offsets::CS_CHICKEN1)]);
        match control.gpgpu_preemption_control {
            CsChicken1::GPGPU_PREEMPTION_CONTROL_MID_THREAD => Granularity::Thread,
            CsChicken1::GPGPU_PREEMPTION_CONTROL_COMMAND => Granularity::Command,
            _ => Granularity::Group,
        }
    }
}

/// Runs all groups of a walker, or as many as it gets to.
pub(crate) fn run<X: Executor, R: Registers>(
    pipeline: &mut MediaPipeline,
    walker: &hw::GpgpuWalker,
    executor: &mut X,
    registers: &mut R,
    space: &AddressSpace,
    cx: &Context,
) -> Result<(), Stop> {
    if walker.predicate_enable && !registers.predicate() {
        return Ok(());
    }
    let groups = Groups::new(walker, registers);
    if groups.is_empty() {
        return Ok(());
    }
    let resume = pipeline.resume.take().filter(|at| groups.has(at.group));
    let Some(mut group) = resume.map(|at| at.group).or_else(|| groups.first()) else {
        cx.undefined("C02", "walker resumes outside of its dimensions: nothing is dispatched");
        return Ok(());
    };
    let Some(descriptor) = descriptor(pipeline, walker, cx) else { return Ok(()) };
    let site = site(pipeline, &descriptor);
    let kernel = executor.prepare(
        &KernelRequest {
            address: pipeline.bases.instruction.offset(descriptor.kernel_start_pointer),
            instruction_base: pipeline.bases.instruction,
            stage: Stage::Compute,
        },
        cx,
    )?;
    let slm = slm_bytes(descriptor.shared_local_memory_size, cx);
    executor.spend(Work::Draw, 1)?;
    executor.spend(Work::LoadedByte, walker.indirect_data_length.into())?;
    // Every thread of a group differs only by its index and mask.
    let masks = thread_masks(walker, cx);
    let thread_count = masks.len() as u32;
    let channels: u64 = masks.iter().map(|mask| u64::from(mask.count_ones())).sum();
    let indirect = indirect_payload(pipeline, walker, space)?;
    let handle = match &indirect {
        Some(dwords) => {
            let held = resume.and_then(|at| at.threads).and_then(|(_, handle)| handle);
            store(pipeline, dwords, held, &descriptor, thread_count, executor, cx)
        }
        None => None,
    };
    let constants = match &indirect {
        Some(dwords) => constants(dwords, 0, &descriptor, true),
        None => {
            let row = descriptor.constant_urb_entry_read_offset as usize;
            constants(&pipeline.curbe, row, &descriptor, false)
        }
    };

    check_payload(&descriptor, &constants, thread_count, cx);
    if slm != 0
        && let Some(l3) = hw::l3::Allocation::of(cx.platform, registers.read(L3CNTLREG))
        && !l3.has_slm()
    {
        cx.undefined("D78", "a group asks for local memory that the L3 does not have enabled; it gets it");
    }

    let resources = GroupResources { slm_bytes: slm, barrier: barrier(&descriptor), resident_groups: 0 };
    let resident_groups = resident_groups(&pipeline.vfe, resources, thread_count, cx);
    let resources = GroupResources { resident_groups, ..resources };
    check_residency(&descriptor, resources, thread_count, cx);
    let has_scratch = pipeline.vfe.scratch_space_base_pointer != 0;
    used::walker(walker, resources, constants.payload_registers() > 1, has_scratch, cx);
    let granularity = Granularity::of(registers, cx);
    let mut preemption = Preemption {
        in_threads: granularity == Granularity::Thread,
        group: resume.and_then(|at| at.threads).map(|(group, _)| group),
    };
    let mut threads = std::mem::take(&mut pipeline.threads.0);
    threads.resize_with(masks.len(), GroupThread::default);
    cx.ids.draw.set(cx.ids.draw.get() + 1);
    executor.begin(cx);
    let runs_through = preemption.group.is_none() && !executor.may_be_arbitrated();
    let result = loop {
        let r0 = header(pipeline, &descriptor, slm, handle, group);
        for (index, (thread, &mask)) in threads.iter_mut().zip(&masks).enumerate() {
            fill(thread, index, mask, &r0, &site, &descriptor, &constants);
        }
        if runs_through {
            let mut next = Some(group);
            let mut some = Vec::new();
            break loop {
                some.clear();
                while some.len() < GROUPS_TOGETHER
                    && let Some(group) = next
                {
                    some.push(group);
                    next = groups.next(group);
                }
                let (ended, outcome) =
                    executor.launch_groups(kernel, &site, &mut threads, resources, some.as_slice(), cx);
                registers.count(Counter::CsInvocations, channels * ended as u64);
                if outcome.is_err() || next.is_none() {
                    break outcome;
                }
            };
        }
        if let Err(stop) = executor.launch_group(kernel, &site, &mut threads, resources, &mut preemption, cx)
        {
            break Err(stop);
        }
        if let Some(left) = preemption.group {
            cx.used_all(const { &Systems::of(&[System::C15, System::D49, System::D72, System::D73]) });
            pipeline.resume = Some(Interrupted { group, threads: Some((left, handle)) });
            break Ok(());
        }
        registers.count(Counter::CsInvocations, channels);
        match groups.next(group) {
            Some(next) if granularity != Granularity::Command && executor.is_arbitrated() => {
                cx.used_all(const { &Systems::of(&[System::C14, System::D72]) });
                pipeline.resume = Some(Interrupted { group: next, threads: None });
                break Ok(());
            }
            Some(next) => group = next,
            None => break Ok(()),
        }
    };
    if let Some(handle) = handle {
        pipeline.entries.give_back(handle);
    }
    pipeline.threads.0 = threads;
    result
}

/// Puts an indirect payload into an entry of the URB, which the threads are told of; none when there is no entry.
fn store<X: Executor>(
    pipeline: &mut MediaPipeline,
    dwords: &[u32],
    held: Option<UrbHandle>,
    descriptor: &hw::InterfaceDescriptorData,
    threads: u32,
    executor: &mut X,
    cx: &Context,
) -> Option<UrbHandle> {
    let entries = &mut pipeline.entries;
    let bytes = dwords.len() as u64 * 4;
    let read = u64::from(descriptor.cross_thread_constant_data_read_length)
        + u64::from(descriptor.constant_urb_entry_read_length) * u64::from(threads);
    if bytes > u64::from(entries.bytes) || read * 32 > u64::from(entries.bytes) * u64::from(entries.count) {
        cx.undefined(
            "C07",
            format!("an indirect payload of {bytes} bytes in URB entries of {}", entries.bytes),
        );
    }
    let handle = match held {
        Some(handle) => Some(entries.take_again(handle)),
        None => entries.take(),
    };
    let Some(handle) = handle else {
        cx.undefined("C07", "an indirect payload needs a URB entry, and MEDIA_VFE_STATE made none");
        return None;
    };
    // What does not fit the entry would be in the next one.
    let kept = dwords.len().min(entries.bytes as usize / 4);
    let to = executor.write(handle, 0, kept as u32);
    for (to, from) in to.iter_mut().zip(dwords) {
        *to = *from;
    }
    Some(handle)
}

/// As much payload as the descriptor has threads read: constants, or indirect data in their place.
pub(crate) fn check_payload(
    descriptor: &hw::InterfaceDescriptorData,
    constants: &Constants,
    threads: u32,
    cx: &Context,
) {
    let read = descriptor.cross_thread_constant_data_read_length
        + descriptor.constant_urb_entry_read_length.saturating_mul(threads);
    if u64::from(read) * ROW_DWORDS as u64 > constants.dwords.len() as u64 {
        let loaded = constants.dwords.len() / ROW_DWORDS;
        cx.undefined(
            "C16",
            format!("threads read {read} registers of payload, {loaded} are there: zeros follow"),
        );
    }
}

/// The descriptor that the walker names; none when it was not loaded.
fn descriptor(
    pipeline: &MediaPipeline,
    walker: &hw::GpgpuWalker,
    cx: &Context,
) -> Option<hw::InterfaceDescriptorData> {
    let descriptor = pipeline.descriptor(walker.interface_descriptor_offset, cx);
    if descriptor.is_none() {
        cx.undefined(
            "C01",
            "walker names an interface descriptor that was not loaded: nothing is dispatched",
        );
    }
    descriptor
}

pub(crate) fn site(pipeline: &MediaPipeline, descriptor: &hw::InterfaceDescriptorData) -> ThreadSite {
    let bases = &pipeline.bases;
    let scratch_bytes = scratch_bytes_per_thread(&pipeline.vfe);
    ThreadSite {
        stage: Stage::Compute,
        binding_table: bases.surface.offset(descriptor.binding_table_pointer),
        surface_state_base: bases.surface,
        bindless_surface_state_base: bases.bindless_surface,
        bindless_surface_state_count: bases.bindless_surface_count,
        sampler_state: bases.dynamic.offset(descriptor.sampler_state_pointer),
        dynamic_state_base: bases.dynamic,
        general_state_base: bases.general,
        general_state_bytes: bases.general_bytes,
        scratch: bases.general.offset(pipeline.vfe.scratch_space_base_pointer),
        scratch_bytes_per_thread: scratch_bytes,
        context_save: pipeline.context_save,
        vertical_line_stride_override: false,
    }
}

/// 1 KiB to 2 MiB in powers of two; a stage without scratch has a null base, not a size of its own.
fn scratch_bytes_per_thread(vfe: &hw::MediaVfeState) -> u32 {
    1024 << vfe.per_thread_scratch_space.min(11)
}

/// Memory payload instead of CURBE, when the walker has one.
fn indirect_payload(
    pipeline: &MediaPipeline,
    walker: &hw::GpgpuWalker,
    space: &AddressSpace,
) -> Result<Option<Vec<u32>>, Stop> {
    let bytes = walker.indirect_data_length as usize;
    if bytes == 0 {
        return Ok(None);
    }
    let from: GraphicsAddress = pipeline.bases.indirect.offset(walker.indirect_data_start_address);
    let mut dwords = vec![0u32; bytes.div_ceil(4)];
    space
        .read_into(from, bytemuck::cast_slice_mut(&mut dwords))
        .map_err(|fault| Fault::page("C05", fault.address, "indirect payload"))?;
    Ok(Some(dwords))
}

pub(crate) fn constants<'c>(
    dwords: &'c [u32],
    row: usize,
    descriptor: &hw::InterfaceDescriptorData,
    per_thread_first: bool,
) -> Constants<'c> {
    let cross = (descriptor.cross_thread_constant_data_read_length as usize).min(PAYLOAD_REGISTERS);
    let own = (descriptor.constant_urb_entry_read_length as usize).min(PAYLOAD_REGISTERS - cross);
    let start = row.saturating_mul(ROW_DWORDS).min(dwords.len());
    Constants {
        dwords: &dwords[start..],
        cross_registers: cross,
        per_thread_registers: own,
        per_thread_first,
    }
}

/// Execution masks of a group's threads: width fastest, then height, then depth; the last column and the last row
/// have masks of their own.
fn thread_masks(walker: &hw::GpgpuWalker, cx: &Context) -> Vec<u32> {
    let lanes = match walker.simd_size {
        0 => 0xff,
        1 => 0xffff,
        _ => u32::MAX,
    };
    let (width, height) = (walker.thread_width_counter_maximum, walker.thread_height_counter_maximum);
    let depth = walker.thread_depth_counter_maximum;
    let threads = (width + 1) * (height + 1) * (depth + 1);
    let limit = if lanes == u32::MAX { WIDE_THREADS_LIMIT } else { THREADS_LIMIT };
    if threads as usize > limit {
        cx.undefined(
            "C02",
            format!("a group of {threads} threads, of which {limit} fit: {THREADS_LIMIT} at most run"),
        );
    }
    let mut masks = Vec::new();
    for _ in 0..=depth {
        for row in 0..=height {
            for column in 0..=width {
                let right = if column == width { walker.right_execution_mask } else { u32::MAX };
                let bottom = if row == height { walker.bottom_execution_mask } else { u32::MAX };
                masks.push(lanes & right & bottom);
                if masks.len() == THREADS_LIMIT {
                    return masks;
                }
            }
        }
    }
    masks
}

/// Groups that are launched together.
const GROUPS_TOGETHER: usize = 1 << 14;

/// Threads of a group: 64 is the most that hardware has; three 6-bit counters could ask for 2^18. [skl.7:Automatic Thread
/// Generation]
const THREADS_LIMIT: usize = 64;
/// ... and of threads of 32 channels.
const WIDE_THREADS_LIMIT: usize = 32;

/// R0 but for what differs from thread to thread. [skl.7:GPGPU Payload Header]
fn header(
    pipeline: &MediaPipeline,
    descriptor: &hw::InterfaceDescriptorData,
    slm_bytes: u32,
    handle: Option<UrbHandle>,
    group: [u32; 3],
) -> [u32; ROW_DWORDS] {
    const BARRIER_ENABLE: u32 = 1 << 29;
    const SLM_ENABLE: u32 = 1 << 28;
    const GPGPU_DISPATCH: u32 = 1 << 9;
    let mut r0 = [0; ROW_DWORDS];
    r0[0] = handle.map_or(0, |handle| handle.0);
    r0[1] = group[0];
    r0[2] = if descriptor.barrier_enable { BARRIER_ENABLE } else { 0 }
        | if slm_bytes != 0 { SLM_ENABLE } else { 0 };
    r0[3] = (descriptor.sampler_state_pointer as u32 & !0x1f) | (pipeline.vfe.per_thread_scratch_space & 0xf);
    r0[4] = (descriptor.binding_table_pointer as u32 & !0x1f) | (pipeline.vfe.stack_size & 0xf);
    r0[5] = (pipeline.vfe.scratch_space_base_pointer as u32 & !0x3ff) | GPGPU_DISPATCH;
    r0[6] = group[1];
    r0[7] = group[2];
    r0
}

/// Writes the payload and the start state of one thread.
pub(crate) fn fill(
    thread: &mut GroupThread,
    index: usize,
    mask: u32,
    r0: &[u32; ROW_DWORDS],
    site: &ThreadSite,
    descriptor: &hw::InterfaceDescriptorData,
    constants: &Constants,
) {
    thread.grf.register_mut(0).copy_from_slice(r0);
    constants.write(index, &mut thread.grf.dwords);
    thread.payload_registers = constants.payload_registers();
    thread.start = ThreadStart {
        dispatch_mask: mask,
        vector_mask: mask,
        vector_mask_enable: false,
        single_program_flow: descriptor.single_program_flow,
        float_mode: if bit(descriptor.floating_point_mode, 0) {
            FloatMode::Alternative
        } else {
            FloatMode::Ieee
        },
        rounding_mode: descriptor.rounding_mode,
        // "Denorm Mode" flushes 32-bit floats only; or else the kernel sets its mode itself, from bits that are clear:
        // Intel's OpenCL compiler sets those that it wants. [bdw.2d:INTERFACE_DESCRIPTOR_DATA]
        keep_denormals_f32: false,
        keep_denormals_f64: descriptor.denorm_mode == 0,
        exception_enables: u32::from(descriptor.software_exception_enable) << 13
            | u32::from(descriptor.illegal_opcode_exception_enable) << 12
            | u32::from(descriptor.mask_stack_exception_enable) << 11,
        thread_id: 0,
    };
    thread.set_thread_id(index as u32, site.scratch_bytes_per_thread);
}
