//! Root threads: what MEDIA_OBJECT and its relatives start.
//!
//! Source: [skl.7:Generic Mode], [skl.7:Media Payload], [skl.7:Thread Payload Messages], C17 to C24, C27. A thread has R0, the
//! constants of its descriptor, then the data of its command, of which the last register is filled with zeros.
//! Threads of MEDIA_OBJECT wait until another command comes, flushes of media state excepted, and are then launched together:
//! hardware, too, waits for threads only where it is told to. What threads do of one command or of many is the same.

use crate::pipeline::{MediaPipeline, Threads};
use crate::scoreboard::Scoreboard;
use crate::steps::{Step, Walk};
use crate::{used, walker};
use memory::AddressSpace;
use ports::{
    Executor, GRF_DWORDS, Grf, GroupResources, GroupThread, Groups, KernelRequest, Preemption, Stage,
    UrbHandle, Work,
};
use probe::{Context, Fault, Stop};

/// Threads that are launched together.
const TOGETHER: usize = 1 << 14;
/// DWords of data that wait with them.
const DATA_LIMIT: usize = 1 << 18;
/// Registers that R0, constants and data may fill.
const REGISTERS_LIMIT: usize = 127;
/// Threads of a group.
const GROUP_LIMIT: usize = 64;

/// What tells one root thread from others of its descriptor.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Root {
    /// Place on the scoreboard.
    at: [u32; 2],
    color: u32,
    /// Dependencies.
    mask: u32,
    group: u64,
    /// Its data begin at this DWord.
    data: u32,
}

/// What root threads have in common that are launched together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Shape {
    /// Number of the interface descriptor.
    descriptor: u32,
    /// Registers of data.
    registers: usize,
    uses_scoreboard: bool,
}

/// Root threads that are launched together.
#[derive(Clone, Debug, Default)]
pub(crate) struct Batch {
    shape: Shape,
    roots: Vec<Root>,
    /// Data of all of them, whole registers.
    data: Vec<u32>,
    /// Address of the first command.
    command: u64,
}

impl Batch {
    fn clear(&mut self) {
        self.roots.clear();
        self.data.clear();
    }
}

/// The data of a command, inline ones before indirect ones, each filled up to a whole register.
fn put_data(to: &mut Vec<u32>, inline: &[u32], indirect: &[u32]) -> usize {
    let before = to.len();
    for data in [inline, indirect] {
        to.extend_from_slice(data);
        to.resize(before + (to.len() - before).next_multiple_of(GRF_DWORDS), 0);
    }
    (to.len() - before) / GRF_DWORDS
}

fn indirect(
    pipeline: &MediaPipeline,
    length_bytes: u32,
    address: u64,
    space: &AddressSpace,
) -> Result<Vec<u32>, Stop> {
    let mut dwords = vec![0; length_bytes.div_ceil(4) as usize];
    if length_bytes != 0 {
        space
            .read_into(pipeline.bases.indirect.offset(address), bytemuck::cast_slice_mut(&mut dwords))
            .map_err(|fault| Fault::page("C17", fault.address, "indirect data of a media object"))?;
    }
    Ok(dwords)
}

/// MEDIA_OBJECT: one thread, which waits for others.
pub(crate) fn object<X: Executor>(
    pipeline: &mut MediaPipeline,
    object: &hw::MediaObject,
    inline: &[u32],
    executor: &mut X,
    space: &AddressSpace,
    cx: &Context,
) -> Result<(), Stop> {
    if object.thread_synchronization != 0 {
        cx.gap("C28", "a root thread waits for a spawn message: it is not dispatched");
        return Ok(());
    }
    let indirect =
        indirect(pipeline, object.indirect_data_length, object.indirect_data_start_address, space)?;
    executor.spend(Work::LoadedByte, object.indirect_data_length.into())?;
    let mut data = Vec::new();
    let registers = put_data(&mut data, inline, &indirect);
    let shape = Shape {
        descriptor: object.interface_descriptor_offset,
        registers,
        uses_scoreboard: object.use_scoreboard != 0,
    };
    let waiting = &pipeline.waiting;
    let is_full = waiting.roots.len() >= TOGETHER || waiting.data.len() >= DATA_LIMIT;
    if is_full || waiting.shape != shape || object.children_present {
        settle(pipeline, executor, cx)?;
    }
    let root = Root {
        at: [object.scoreboard_x, object.scoredboard_y],
        color: object.scoreboard_color,
        mask: object.scoreboard_mask,
        group: 0,
        data: pipeline.waiting.data.len() as u32,
    };
    let waiting = &mut pipeline.waiting;
    if waiting.roots.is_empty() {
        waiting.command = cx.ids.command.get();
    }
    waiting.shape = shape;
    waiting.data.append(&mut data);
    waiting.roots.push(root);
    if object.children_present {
        let mut batch = std::mem::take(&mut pipeline.waiting);
        let handle = pipeline.entries.take();
        let result = launch(pipeline, &batch, handle, executor, cx);
        if let Some(handle) = handle {
            pipeline.entries.give_back(handle);
        }
        batch.clear();
        pipeline.waiting = batch;
        return result;
    }
    Ok(())
}

/// Launches the threads that wait.
pub(crate) fn settle<X: Executor>(
    pipeline: &mut MediaPipeline,
    executor: &mut X,
    cx: &Context,
) -> Result<(), Stop> {
    if pipeline.waiting.roots.is_empty() {
        return Ok(());
    }
    let mut batch = std::mem::take(&mut pipeline.waiting);
    let command = cx.ids.command.replace(batch.command);
    let result = launch(pipeline, &batch, None, executor, cx);
    cx.ids.command.set(command);
    batch.clear();
    pipeline.waiting = batch;
    result
}

/// MEDIA_OBJECT_GRPID: a thread of a group, which is launched with its last one.
pub(crate) fn grouped<X: Executor>(
    pipeline: &mut MediaPipeline,
    object: &hw::MediaObjectGrpid,
    inline: &[u32],
    executor: &mut X,
    space: &AddressSpace,
    cx: &Context,
) -> Result<(), Stop> {
    let indirect =
        indirect(pipeline, object.indirect_data_length, object.indirect_data_start_address, space)?;
    executor.spend(Work::LoadedByte, object.indirect_data_length.into())?;
    let mut batch = std::mem::take(&mut pipeline.group);
    let data = batch.data.len() as u32;
    let registers = put_data(&mut batch.data, inline, &indirect);
    let shape = Shape {
        descriptor: object.interface_descriptor_offset,
        registers,
        uses_scoreboard: object.use_scoreboard != 0,
    };
    let root = Root {
        at: [object.scoreboard_x, object.scoreboard_y],
        color: object.scoreboard_color,
        mask: object.scoreboard_mask,
        group: object.groupid.into(),
        data,
    };
    if let Some(first) = batch.roots.first()
        && (first.group != root.group || batch.shape != shape)
    {
        cx.undefined("C20", "a group begins before the last one has ended, or its threads are not alike");
    }
    batch.shape = shape;
    if batch.roots.len() < GROUP_LIMIT {
        batch.roots.push(root);
    } else {
        cx.undefined(
            "C20",
            format!("a group of more than {GROUP_LIMIT} threads: the others are not dispatched"),
        );
    }
    let result = match object.end_of_thread_group {
        0 => Ok(()),
        _ => {
            let result = launch_group(pipeline, &batch, executor, cx);
            batch.clear();
            result
        }
    };
    pipeline.group = batch;
    result
}

/// MEDIA_OBJECT_PRT: the persistent root thread, with 12 DWords of data.
pub(crate) fn persistent<X: Executor>(
    pipeline: &mut MediaPipeline,
    object: &hw::MediaObjectPrt,
    executor: &mut X,
    cx: &Context,
) -> Result<(), Stop> {
    let mut data = Vec::new();
    let registers = put_data(&mut data, &object.inline_data, &[]);
    let shape = Shape { descriptor: object.interface_descriptor_offset, registers, uses_scoreboard: false };
    let batch = Batch { shape, roots: vec![Root::default()], data, command: cx.ids.command.get() };
    let handle = if object.children_present { pipeline.entries.take() } else { None };
    let result = launch(pipeline, &batch, handle, executor, cx);
    if let Some(handle) = handle {
        pipeline.entries.give_back(handle);
    }
    result
}

/// MEDIA_OBJECT_WALKER: a thread for every block.
pub(crate) fn walk<X: Executor>(
    pipeline: &mut MediaPipeline,
    walker: &hw::MediaObjectWalker,
    inline: &[u32],
    executor: &mut X,
    cx: &Context,
) -> Result<(), Stop> {
    if walker.thread_synchronization != 0 {
        cx.gap("C28", "root threads wait for spawn messages: they are not dispatched");
        return Ok(());
    }
    if walker.dual_mode != 0 || walker.repel != 0 {
        cx.gap("C19", "a walker whose lines are divided between two slices");
    }
    let mut batch = std::mem::take(&mut pipeline.waiting);
    let registers = put_data(&mut batch.data, inline, &[]);
    batch.shape = Shape {
        descriptor: walker.interface_descriptor_offset,
        registers,
        uses_scoreboard: walker.use_scoreboard != 0,
    };
    let select = walker.group_id_loop_select;
    let mask = DispatchMask::of(walker);
    used::media_walker(mask.is_some(), cx);
    // Both closures pay, one of them launches.
    let executor = std::cell::RefCell::new(executor);
    let result = Walk::of(walker).each(
        || executor.borrow_mut().spend(Work::Span, 1),
        |step| {
            if mask.is_some_and(|mask| !mask.has(&pipeline.curbe, step.at)) {
                return Ok(());
            }
            let root = root(&step, walker.scoreboard_mask, select);
            let is_next = select != 0 && batch.roots.first().is_some_and(|first| first.group != root.group);
            if is_next || batch.roots.len() >= TOGETHER {
                let executor = &mut **executor.borrow_mut();
                end_of_group(pipeline, &mut batch, select != 0, executor, cx)?;
            }
            batch.roots.push(root);
            Ok(())
        },
    );
    let executor = executor.into_inner();
    let result = result.and_then(|()| end_of_group(pipeline, &mut batch, select != 0, executor, cx));
    batch.clear();
    pipeline.waiting = batch;
    result
}

fn root(step: &Step, mask: u32, select: u32) -> Root {
    Root {
        at: step.at.map(|n| n as u32 & 0x7ff),
        color: step.counts[0],
        mask,
        group: step.group(select),
        data: 0,
    }
}

/// Launches what a walker has collected, a group or threads that are none.
fn end_of_group<X: Executor>(
    pipeline: &mut MediaPipeline,
    batch: &mut Batch,
    is_grouped: bool,
    executor: &mut X,
    cx: &Context,
) -> Result<(), Stop> {
    let result = match batch.roots.len() {
        0 => Ok(()),
        count if is_grouped => {
            if count > GROUP_LIMIT {
                cx.undefined(
                    "C20",
                    format!("a group of {count} threads, of which {GROUP_LIMIT} are dispatched"),
                );
                batch.roots.truncate(GROUP_LIMIT);
            }
            launch_group(pipeline, batch, executor, cx)
        }
        _ => launch(pipeline, batch, None, executor, cx),
    };
    batch.roots.clear();
    result
}

/// The mask of a walker in the CURBE: a bit for each block. [skl.7:Masked Dispatch]
/// Unverified: that a bit which is set lets its thread be dispatched. The manual divides by 256 where bits are counted.
#[derive(Clone, Copy)]
struct DispatchMask {
    /// Bits from row to row.
    pitch: u32,
}

impl DispatchMask {
    fn of(walker: &hw::MediaObjectWalker) -> Option<Self> {
        (walker.masked_dispatch != 0).then(|| Self { pitch: 64 << walker.masked_dispatch })
    }

    fn has(self, curbe: &[u32], [x, y]: [i64; 2]) -> bool {
        let bit = y as usize * self.pitch as usize + x as usize;
        curbe.get(bit / 32).is_some_and(|dword| dword >> (bit % 32) & 1 != 0)
    }
}

/// Root threads as groups of one thread each.
struct Wave<'b> {
    batch: &'b Batch,
    /// Numbers of its threads; all in their order without.
    members: Option<&'b [u32]>,
    /// Register where data begin.
    first_register: usize,
    scoreboard_mask: u32,
}

impl Groups for Wave<'_> {
    fn count(&self) -> usize {
        self.members.map_or(self.batch.roots.len(), <[u32]>::len)
    }

    fn put(&self, group: usize, _: usize, grf: &mut Grf) {
        let number = match self.members {
            Some(members) => members.get(group).copied().unwrap_or_default() as usize,
            None => group,
        };
        if let Some(root) = self.batch.roots.get(number) {
            put_root(self.batch, root, self.first_register, self.scoreboard_mask, grf);
        }
    }
}

/// What a thread has for itself: its place, and the data of its command. [skl.7:Generic Mode Root Thread]
/// Unverified: the manual lets bit 24, and elsewhere bit 23, stand for dependency 0; here it is bit 16.
fn put_root(batch: &Batch, root: &Root, first_register: usize, scoreboard_mask: u32, grf: &mut Grf) {
    let r0 = grf.register_mut(0);
    r0[0] = r0[0] & !0xff_0000 | (root.mask & scoreboard_mask & 0xff) << 16;
    r0[1] = root.at[0] | root.at[1] << 16;
    r0[2] = r0[2] & !0xf | root.color;
    let length = batch.shape.registers * GRF_DWORDS;
    let (to, from) = (first_register * GRF_DWORDS, root.data as usize);
    if let Some(to) = grf.dwords.get_mut(to..to + length)
        && let Some(from) = batch.data.get(from..from + length)
    {
        to.copy_from_slice(from);
    }
}

/// R0 of all threads of a descriptor. [skl.7:Generic Mode Root Thread]
fn header(
    pipeline: &MediaPipeline,
    descriptor: &hw::InterfaceDescriptorData,
    number: u32,
    handle: Option<UrbHandle>,
) -> [u32; GRF_DWORDS] {
    let mut r0 = [0; GRF_DWORDS];
    r0[0] = handle.map_or(0, |handle| handle.0);
    r0[2] = (number & 0x3f) << 4;
    r0[3] = (descriptor.sampler_state_pointer as u32 & !0x1f) | (pipeline.vfe.per_thread_scratch_space & 0xf);
    r0[4] = descriptor.binding_table_pointer as u32 & !0x1f;
    r0[5] = pipeline.vfe.scratch_space_base_pointer as u32 & !0x3ff;
    r0
}

/// What a launch needs that all of its threads share.
struct Ready {
    descriptor: hw::InterfaceDescriptorData,
    site: ports::ThreadSite,
    kernel: ports::KernelId,
}

/// None where the descriptor was not loaded.
fn ready<X: Executor>(
    pipeline: &MediaPipeline,
    batch: &Batch,
    executor: &mut X,
    cx: &Context,
) -> Result<Option<Ready>, Stop> {
    let Some(descriptor) = pipeline.descriptor(batch.shape.descriptor, cx) else {
        let text = "a media object names an interface descriptor that was not loaded: nothing is dispatched";
        cx.undefined("C17", text);
        return Ok(None);
    };
    let site = ports::ThreadSite { stage: Stage::Media, ..walker::site(pipeline, &descriptor) };
    let request = KernelRequest {
        address: pipeline.bases.instruction.offset(descriptor.kernel_start_pointer),
        instruction_base: pipeline.bases.instruction,
        stage: Stage::Media,
    };
    let kernel = executor.prepare(&request, cx)?;
    executor.spend(Work::Draw, 1)?;
    cx.ids.draw.set(cx.ids.draw.get() + 1);
    executor.begin(cx);
    Ok(Some(Ready { descriptor, site, kernel }))
}

/// What each of its threads starts with, but for what is its own; gives the register where data begin.
fn fill(
    pipeline: &MediaPipeline,
    batch: &Batch,
    ready: &Ready,
    r0: &[u32; GRF_DWORDS],
    threads: &mut [GroupThread],
    cx: &Context,
) -> usize {
    let row = ready.descriptor.constant_urb_entry_read_offset as usize;
    let constants = walker::constants(&pipeline.curbe, row, &ready.descriptor, false);
    let first = constants.payload_registers();
    for (index, thread) in threads.iter_mut().enumerate() {
        walker::fill(thread, index, u32::MAX, r0, &ready.site, &ready.descriptor, &constants);
        thread.payload_registers = (first + batch.shape.registers).min(REGISTERS_LIMIT);
    }
    if first + batch.shape.registers > REGISTERS_LIMIT {
        cx.undefined(
            "C27",
            "constants and data of a media object fill more than all registers: no data are given",
        );
    }
    walker::check_payload(&ready.descriptor, &constants, threads.len() as u32, cx);
    first
}

/// Launches root threads, each as soon as those that it waits for have ended.
fn launch<X: Executor>(
    pipeline: &mut MediaPipeline,
    batch: &Batch,
    handle: Option<UrbHandle>,
    executor: &mut X,
    cx: &Context,
) -> Result<(), Stop> {
    let Some(ready) = ready(pipeline, batch, executor, cx)? else { return Ok(()) };
    let mut threads = std::mem::take(&mut pipeline.threads.0);
    threads.resize_with(1, GroupThread::default);
    let r0 = header(pipeline, &ready.descriptor, batch.shape.descriptor, handle);
    let first_register = fill(pipeline, batch, &ready, &r0, &mut threads, cx);
    let slots = cx.platform.threads_per_subslice() * cx.platform.subslices();
    let resources = GroupResources {
        resident_groups: slots.min(pipeline.vfe.maximum_number_of_threads.saturating_add(1)).max(1),
        ..GroupResources::default()
    };
    let scoreboard = Scoreboard::of(&pipeline.vfe).filter(|_| batch.shape.uses_scoreboard);
    let scoreboard_mask = pipeline.vfe.scoreboard_mask;
    used::roots(scoreboard.map(|_| pipeline.vfe.scoreboard_type), first_register > 1, cx);
    let wave = |members| Wave { batch, members, first_register, scoreboard_mask };
    let mut run = |members| {
        executor.launch_groups(ready.kernel, &ready.site, &mut threads, resources, &wave(members), cx).1
    };
    let result = match scoreboard {
        None => run(None),
        Some(scoreboard) => {
            let places = batch.roots.iter().map(|root| (root.at.map(|n| n as i32), root.mask));
            let (waves, count) = scoreboard.waves(places);
            let mut members: Vec<u32> = (0..waves.len() as u32).collect();
            members.sort_by_key(|&number| waves[number as usize]);
            let mut rest = members.as_slice();
            (0..count).try_for_each(|number| {
                let end = rest.partition_point(|&member| waves[member as usize] == number);
                let (now, later) = rest.split_at(end);
                rest = later;
                run(Some(now))
            })
        }
    };
    pipeline.threads = Threads(threads);
    result
}

/// Launches a thread group.
fn launch_group<X: Executor>(
    pipeline: &mut MediaPipeline,
    batch: &Batch,
    executor: &mut X,
    cx: &Context,
) -> Result<(), Stop> {
    let Some(ready) = ready(pipeline, batch, executor, cx)? else { return Ok(()) };
    let mut threads = std::mem::take(&mut pipeline.threads.0);
    threads.resize_with(batch.roots.len(), GroupThread::default);
    let slm_bytes = walker::slm_bytes(ready.descriptor.shared_local_memory_size, cx);
    let r0 = group_header(pipeline, batch, &ready.descriptor, slm_bytes);
    let first_register = fill(pipeline, batch, &ready, &r0, &mut threads, cx);
    for (thread, root) in threads.iter_mut().zip(&batch.roots) {
        put_root(batch, root, first_register, pipeline.vfe.scoreboard_mask, &mut thread.grf);
    }
    let resources =
        GroupResources { slm_bytes, barrier: walker::barrier(&ready.descriptor), resident_groups: 0 };
    walker::check_residency(&ready.descriptor, resources, threads.len() as u32, cx);
    let scoreboard = pipeline.vfe.scoreboard_enable && batch.shape.uses_scoreboard;
    used::roots(scoreboard.then_some(pipeline.vfe.scoreboard_type), first_register > 1, cx);
    used::group(resources, cx);
    let preemption = &mut Preemption::default();
    let result = executor.launch_group(ready.kernel, &ready.site, &mut threads, resources, preemption, cx);
    pipeline.threads = Threads(threads);
    result
}

/// R0 of the threads of a group. [skl.7:MEDIA_OBJECT_GRPID and MEDIA_OBJECT_WALKER with Groups Payload]
fn group_header(
    pipeline: &MediaPipeline,
    batch: &Batch,
    descriptor: &hw::InterfaceDescriptorData,
    slm_bytes: u32,
) -> [u32; GRF_DWORDS] {
    const MEDIA_GROUP: u32 = 1 << 30;
    const BARRIER_ENABLE: u32 = 1 << 29;
    const SLM_ENABLE: u32 = 1 << 28;
    let id = batch.roots.first().map_or(0, |root| root.group);
    let mut r0 = header(pipeline, descriptor, batch.shape.descriptor, None);
    r0[2] |= MEDIA_GROUP
        | if descriptor.barrier_enable { BARRIER_ENABLE } else { 0 }
        | if slm_bytes != 0 { SLM_ENABLE } else { 0 }
        | ((id >> 32) as u32 & 0x1fff) << 11;
    r0[7] = id as u32;
    r0
}
