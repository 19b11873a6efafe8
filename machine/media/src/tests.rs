//! Walkers against an executor that only takes notes.

mod limits;

use crate::MediaPipeline;
use bits::GraphicsAddress;
use hw::command::CommandId;
use hw::platforms::SKL;
use memory::AddressSpace;
use ports::{
    Account, Counter, Executor, Grf, GroupBarrier, GroupResources, GroupThread, KernelId, KernelRequest,
    PixelThread, Preemption, Registers, ThreadSite, ThreadStart, Urb, UrbHandle, Work,
};
use probe::{Context, Findings, Ids, Kind, Stop};

const DYNAMIC: u64 = 0x10000;
const INSTRUCTION: u64 = 0x40000;
const SURFACE: u64 = 0x80000;
/// As drivers set it for kernels with local memory.
const L3_WITH_LOCAL_MEMORY: u32 = 0x6000_0321;

/// One group as it was launched.
struct Launched {
    threads: Vec<GroupThread>,
    site: ThreadSite,
    resources: GroupResources,
    /// The walker may be stopped in its threads.
    in_threads: bool,
}

#[derive(Default)]
struct Notes {
    groups: Vec<Launched>,
    kernel: Option<KernelRequest>,
    /// Walkers are stopped after so many groups.
    groups_at_a_time: Option<usize>,
    urb: Vec<u32>,
    costs: Vec<(Work, u64)>,
    /// Nothing stops it, so that groups come many at a time; how many came together.
    runs_through: bool,
    together: Vec<usize>,
    /// The launch after so many groups stops.
    stops_after: Option<usize>,
}

impl Urb for Notes {
    fn read(&self, _: UrbHandle, _: u32, _: u32) -> &[u32] {
        &[]
    }
    fn write(&mut self, handle: UrbHandle, offset: u32, length: u32) -> &mut [u32] {
        let start = (16 * handle.0 + offset) as usize;
        self.urb.resize(start + length as usize, 0);
        &mut self.urb[start..]
    }
    fn size_handles(&self) -> u32 {
        0
    }
}

impl Account for Notes {
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        self.costs.push((work, count));
        Ok(())
    }
    fn repeat(&mut self, _: bool) {}
}

impl Executor for Notes {
    fn prepare(&mut self, request: &KernelRequest, _: &Context) -> Result<KernelId, Stop> {
        self.kernel = Some(*request);
        Ok(KernelId(1))
    }
    fn begin(&mut self, _: &Context) {}
    fn is_arbitrated(&mut self) -> bool {
        self.groups_at_a_time.is_some_and(|groups| self.groups.len().is_multiple_of(groups))
    }
    fn launch<P: PixelThread>(
        &mut self,
        _: KernelId,
        _: &ThreadSite,
        _: &ThreadStart,
        _: &mut Grf,
        _: &mut P,
        _: &Context,
    ) -> Result<(), Stop> {
        unreachable!("walkers launch groups")
    }
    fn launch_group(
        &mut self,
        _: KernelId,
        site: &ThreadSite,
        threads: &mut [GroupThread],
        resources: GroupResources,
        preemption: &mut Preemption,
        _: &Context,
    ) -> Result<(), Stop> {
        if self.stops_after == Some(self.groups.len()) {
            return Err(Stop::Strict);
        }
        let in_threads = preemption.in_threads;
        self.groups.push(Launched { threads: threads.to_vec(), site: *site, resources, in_threads });
        Ok(())
    }
    fn may_be_arbitrated(&self) -> bool {
        !self.runs_through
    }
    fn launch_groups(
        &mut self,
        _: KernelId,
        _: &ThreadSite,
        _: &mut [GroupThread],
        _: GroupResources,
        groups: &[[u32; 3]],
        _: &Context,
    ) -> (usize, Result<(), Stop>) {
        self.together.push(groups.len());
        match self.stops_after {
            Some(ended) if ended < groups.len() => (ended, Err(Stop::Strict)),
            _ => (groups.len(), Ok(())),
        }
    }
}

#[derive(Default)]
struct Bank {
    dimensions: [u32; 3],
    predicate: bool,
    invocations: u64,
    /// L3CNTLREG.
    l3: u32,
    /// CS_CHICKEN1.
    preemption: u32,
}

impl Registers for Bank {
    fn read(&self, offset: u32) -> u32 {
        match offset {
            hw::registers::L3CNTLREG => self.l3,
            hw::registers::CS_CHICKEN1 => self.preemption,
            _ => self.dimensions[((offset - hw::registers::GPGPU_DISPATCHDIMX) / 4) as usize],
        }
    }
    fn write(&mut self, _: u32, _: u32) {}
    fn count(&mut self, counter: Counter, amount: u64) {
        assert_eq!(counter, Counter::CsInvocations);
        self.invocations += amount;
    }
    fn predicate(&self) -> bool {
        self.predicate
    }
}

struct Bench {
    pipeline: MediaPipeline,
    notes: Notes,
    bank: Bank,
    space: AddressSpace,
    findings: Findings,
    ids: Ids,
    platform: &'static hw::Platform,
}

impl Bench {
    /// Bases, one descriptor, a CURBE of one cross-thread row and `threads` per-thread rows.
    fn new(threads: u32) -> Self {
        let mut space = AddressSpace::new(1 << 24).unwrap();
        space.bind_anonymous(GraphicsAddress(DYNAMIC), 0x10000).unwrap();
        let mut bench = Self {
            pipeline: MediaPipeline::default(),
            notes: Notes::default(),
            bank: Bank { l3: L3_WITH_LOCAL_MEMORY, ..Bank::default() },
            space,
            findings: Findings::default(),
            ids: Ids::default(),
            platform: &SKL,
        };
        let bases = hw::StateBaseAddress {
            dynamic_state_base_address_modify_enable: true,
            dynamic_state_base_address: DYNAMIC,
            instruction_base_address_modify_enable: true,
            instruction_base_address: INSTRUCTION,
            surface_state_base_address_modify_enable: true,
            surface_state_base_address: SURFACE,
            ..Default::default()
        };
        bench.command(CommandId::StateBaseAddress, &bases.encode(&SKL));
        bench.vfe(hw::MediaVfeState {
            per_thread_scratch_space: 1,
            scratch_space_base_pointer: 0x10_0000,
            ..Default::default()
        });

        let rows = 1 + threads;
        for dword in 0..rows * 8 {
            let at = GraphicsAddress(DYNAMIC + 0x1000 + u64::from(dword) * 4);
            bench.space.write_u32(at, 0x100 * (dword / 8) + dword % 8).unwrap();
        }
        bench.curbe(rows * 32, 0x1000);

        let descriptor = hw::InterfaceDescriptorData {
            kernel_start_pointer: 0x240,
            sampler_state_pointer: 0x60,
            binding_table_pointer: 0x80,
            constant_urb_entry_read_length: 1,
            cross_thread_constant_data_read_length: 1,
            shared_local_memory_size: 3,
            barrier_enable: true,
            number_of_threads_in_gpgpu_thread_group: threads,
            ..Default::default()
        };
        bench.load(&descriptor);
        bench
    }

    fn command(&mut self, id: CommandId, dwords: &[u32]) {
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &self.ids };
        self.pipeline.command(id, dwords, &mut self.notes, &mut self.bank, &self.space, &cx).unwrap();
    }

    /// Makes this the only descriptor.
    fn load(&mut self, descriptor: &hw::InterfaceDescriptorData) {
        for (i, dword) in descriptor.encode(&SKL).into_iter().enumerate() {
            self.space.write_u32(GraphicsAddress(DYNAMIC + 0x40 + 4 * i as u64), dword).unwrap();
        }
        let load = hw::MediaInterfaceDescriptorLoad {
            interface_descriptor_total_length: 32,
            interface_descriptor_data_start_address: 0x40,
            ..Default::default()
        };
        self.command(CommandId::MediaInterfaceDescriptorLoad, &load.encode(&SKL));
    }

    fn walk(&mut self, walker: hw::GpgpuWalker) {
        self.command(CommandId::GpgpuWalker, &walker.encode(&SKL));
    }

    fn vfe(&mut self, vfe: hw::MediaVfeState) {
        self.command(CommandId::MediaVfeState, &vfe.encode(&SKL));
    }

    /// Loads the CURBE anew, `bytes` bytes from `offset` of dynamic state.
    fn curbe(&mut self, bytes: u32, offset: u32) {
        let load = hw::MediaCurbeLoad {
            curbe_total_data_length: bytes,
            curbe_data_start_address: offset,
            ..Default::default()
        };
        self.command(CommandId::MediaCurbeLoad, &load.encode(&SKL));
    }

    /// The ids in R0 of all groups that were launched.
    fn group_ids(&self) -> Vec<[u32; 3]> {
        let ids = |group: &Launched| {
            let r0 = group.threads[0].grf.register(0);
            [r0[1], r0[6], r0[7]]
        };
        self.notes.groups.iter().map(ids).collect()
    }

    fn found(&self, kind: Kind, system: &str) -> bool {
        self.findings.list().iter().any(|(finding, _)| finding.kind == kind && finding.system == system)
    }
}

/// Two threads of 16 channels, the last with 3 channels, in a box of groups.
fn walker(x: u32, y: u32, z: u32) -> hw::GpgpuWalker {
    hw::GpgpuWalker {
        simd_size: 1,
        thread_width_counter_maximum: 1,
        thread_group_id_x_dimension: x,
        thread_group_id_y_dimension: y,
        thread_group_id_z_dimension: z,
        right_execution_mask: 0x7,
        bottom_execution_mask: u32::MAX,
        ..Default::default()
    }
}

#[test]
fn groups_come_x_first_with_their_ids_in_r0() {
    let mut bench = Bench::new(2);
    bench.walk(walker(2, 2, 1));
    assert_eq!(bench.group_ids(), [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]]);
    assert_eq!(bench.notes.kernel.unwrap().address, GraphicsAddress(INSTRUCTION + 0x240));
}

#[test]
fn the_last_thread_of_a_row_has_the_right_mask_and_all_channels_are_counted() {
    let mut bench = Bench::new(2);
    bench.walk(walker(3, 1, 1));
    let masks: Vec<_> =
        bench.notes.groups[0].threads.iter().map(|thread| thread.start.dispatch_mask).collect();
    assert_eq!(masks, [0xffff, 0x7]);
    assert_eq!(bench.bank.invocations, 3 * 19);
}

#[test]
fn constants_follow_r0_cross_thread_first() {
    let mut bench = Bench::new(2);
    bench.walk(walker(1, 1, 1));
    let threads = &bench.notes.groups[0].threads;
    for (index, thread) in threads.iter().enumerate() {
        assert_eq!(thread.grf.register(1)[3], 3);
        assert_eq!(thread.grf.register(2)[3], 0x100 * (index as u32 + 1) + 3);
    }
}

#[test]
fn the_header_carries_pointers_barrier_slm_and_the_threads_own_scratch() {
    let mut bench = Bench::new(2);
    bench.walk(walker(1, 1, 1));
    let group = &bench.notes.groups[0];
    let r0 = group.threads[1].grf.register(0);
    assert_eq!(r0[2], 3 << 28);
    assert_eq!(r0[3], 0x60 | 1);
    assert_eq!(r0[4], 0x80);
    assert_eq!(r0[5], (0x10_0000 + 2048) | 1 << 9 | 1);
    assert_eq!(
        group.resources,
        GroupResources { slm_bytes: 4096, barrier: GroupBarrier::Local, resident_groups: 1 }
    );
    assert_eq!(group.site.binding_table, GraphicsAddress(SURFACE + 0x80));
    assert_eq!(group.site.sampler_state, GraphicsAddress(DYNAMIC + 0x60));
}

#[test]
fn local_memory_barriers_thread_slots_and_the_batch_limit_how_many_groups_are_resident() {
    let mut bench = Bench::new(2);
    // Two threads of three times 56; code 3 is 4 KiB of 64 in a subslice; 16 barriers in each.
    let mut resident = |maximum_threads: u32, slm_code: u32, barrier: bool| {
        let vfe = hw::MediaVfeState { maximum_number_of_threads: maximum_threads - 1, ..Default::default() };
        bench.command(CommandId::MediaVfeState, &vfe.encode(&SKL));
        let descriptor = hw::InterfaceDescriptorData {
            shared_local_memory_size: slm_code,
            barrier_enable: barrier,
            number_of_threads_in_gpgpu_thread_group: 2,
            ..Default::default()
        };
        bench.load(&descriptor);
        bench.walk(walker(1, 1, 1));
        bench.notes.groups.pop().unwrap().resources.resident_groups
    };
    assert_eq!(resident(168, 0, false), 84);
    assert_eq!(resident(20, 0, false), 10);
    assert_eq!(resident(1, 0, false), 1);
    assert_eq!(resident(168, 0, true), 48);
    assert_eq!(resident(168, 3, true), 48);
    assert_eq!(resident(168, 6, true), 6);
    assert_eq!(resident(168, 7, false), 3);
}

#[test]
fn kernels_that_set_their_denormal_mode_themselves_start_with_none_kept() {
    let mut bench = Bench::new(2);
    for (denorm_mode, doubles) in [(0, true), (1, false)] {
        let descriptor = hw::InterfaceDescriptorData { denorm_mode, ..Default::default() };
        bench.load(&descriptor);
        bench.notes.groups.clear();
        bench.walk(walker(1, 1, 1));
        let start = bench.notes.groups[0].threads[0].start;
        assert_eq!((start.keep_denormals_f32, start.keep_denormals_f64), (false, doubles));
    }
}

#[test]
fn an_indirect_walker_takes_its_dimensions_from_registers_and_zero_means_none() {
    let mut bench = Bench::new(2);
    bench.bank.dimensions = [1, 3, 1];
    bench.walk(hw::GpgpuWalker { indirect_parameter_enable: true, ..walker(9, 9, 9) });
    assert_eq!(bench.notes.groups.len(), 3);
    bench.bank.dimensions = [5, 0, 5];
    bench.walk(hw::GpgpuWalker { indirect_parameter_enable: true, ..walker(9, 9, 9) });
    assert_eq!(bench.notes.groups.len(), 3);
}

#[test]
fn a_predicated_walker_obeys_the_predicate() {
    let mut bench = Bench::new(2);
    bench.walk(hw::GpgpuWalker { predicate_enable: true, ..walker(1, 1, 1) });
    assert!(bench.notes.groups.is_empty());
    bench.bank.predicate = true;
    bench.walk(hw::GpgpuWalker { predicate_enable: true, ..walker(1, 1, 1) });
    assert_eq!(bench.notes.groups.len(), 1);
}

#[test]
fn a_box_of_groups_that_starts_elsewhere_keeps_its_start_in_every_row_and_slice() {
    let mut bench = Bench::new(2);
    bench.walk(hw::GpgpuWalker {
        thread_group_id_starting_x: 2,
        thread_group_id_starting_y: 1,
        ..walker(4, 2, 2)
    });
    assert_eq!(bench.group_ids(), [[2, 1, 0], [3, 1, 0], [2, 1, 1], [3, 1, 1]]);
}

#[test]
fn a_descriptor_that_was_not_loaded_is_undefined_and_dispatches_nothing() {
    let mut bench = Bench::new(2);
    bench.walk(hw::GpgpuWalker { interface_descriptor_offset: 5, ..walker(1, 1, 1) });
    assert!(bench.notes.groups.is_empty());
    assert!(bench.findings.list().iter().any(|(finding, _)| finding.kind == Kind::Undefined));
}

#[test]
fn media_objects_are_gaps() {
    let mut bench = Bench::new(2);
    bench.command(CommandId::MediaObject, &[0x7100_0000, 0, 0, 0, 0, 0]);
    assert!(bench.found(Kind::Gap, "C17"));
}

#[test]
fn a_curbe_that_is_not_mapped_is_a_page_fault() {
    let mut bench = Bench::new(2);
    let load = hw::MediaCurbeLoad {
        curbe_total_data_length: 64,
        curbe_data_start_address: 0x20000,
        ..Default::default()
    };
    let dwords = load.encode(&SKL);
    let cx = Context { platform: &SKL, findings: &bench.findings, ids: &bench.ids };
    let stop = bench
        .pipeline
        .command(CommandId::MediaCurbeLoad, &dwords, &mut bench.notes, &mut bench.bank, &bench.space, &cx)
        .unwrap_err();
    assert!(matches!(stop, Stop::Fault(fault) if fault.address == Some(GraphicsAddress(DYNAMIC + 0x20000))));
}

#[test]
fn a_walker_that_is_stopped_goes_on_where_it_was_also_in_another_pipeline() {
    let mut bench = Bench::new(1);
    let walker = hw::GpgpuWalker {
        thread_group_id_x_dimension: 3,
        thread_group_id_y_dimension: 2,
        thread_group_id_z_dimension: 1,
        right_execution_mask: 0xff,
        bottom_execution_mask: u32::MAX,
        ..Default::default()
    };
    bench.notes.groups_at_a_time = Some(2);
    for groups in [2, 4] {
        bench.command(CommandId::GpgpuWalker, &walker.encode(&SKL));
        assert_eq!(bench.notes.groups.len(), groups);
    }
    assert_eq!(bench.pipeline.interrupted_at().map(|at| at.group), Some([1, 1, 0]));
    // The rest runs in a pipeline that knows only what was saved.
    let mut saved = Vec::new();
    bench.pipeline.save(&SKL, &mut |id, dwords| saved.push((id, dwords)));
    let resume = bench.pipeline.interrupted_at();
    let bases = bench.pipeline.bases;
    bench.pipeline = MediaPipeline { bases, ..MediaPipeline::default() };
    for (id, dwords) in &saved {
        bench.command(*id, dwords);
    }
    bench.pipeline.resume_at(resume);
    bench.notes.groups_at_a_time = None;
    bench.command(CommandId::GpgpuWalker, &walker.encode(&SKL));
    let all: Vec<[u32; 3]> = (0..2).flat_map(|y| (0..3).map(move |x| [x, y, 0])).collect();
    assert_eq!(bench.group_ids(), all, "every group once, in order");
    assert_eq!(bench.pipeline.interrupted_at(), None);
}

/// A walker whose threads find their constants in memory: three rows.
fn indirect(walker: hw::GpgpuWalker) -> hw::GpgpuWalker {
    hw::GpgpuWalker { indirect_data_length: 96, indirect_data_start_address: DYNAMIC + 0x1000, ..walker }
}

#[test]
fn an_indirect_payload_lies_in_a_urb_entry_that_the_header_names() {
    let mut bench = Bench::new(2);
    // Two entries of four rows behind 64 rows of descriptors and 10 of constants.
    bench.vfe(hw::MediaVfeState {
        number_of_urb_entries: 2,
        urb_entry_allocation_size: 4,
        curbe_allocation_size: 10,
        ..Default::default()
    });
    for _ in 0..3 {
        bench.walk(indirect(walker(1, 1, 1)));
    }
    let handles: Vec<_> =
        bench.notes.groups.iter().map(|group| group.threads[0].grf.register(0)[0]).collect();
    // Given back at the end, a handle comes again when the other had its turn.
    assert_eq!(handles, [37, 39, 37]);
    assert_eq!(bench.notes.urb[16 * 37 + 8 + 3], 0x103);
    // The threads' own rows come before what is common to all.
    assert_eq!(bench.notes.groups[0].threads[1].grf.register(1)[3], 0x203);
    assert_eq!(bench.notes.groups[0].threads[1].grf.register(2)[3], 3);
    assert_eq!(bench.findings.list(), []);
    // Without an indirect payload there is no handle.
    bench.walk(walker(1, 1, 1));
    assert_eq!(bench.notes.groups[3].threads[0].grf.register(0)[0], 0);
}

#[test]
fn entries_that_are_too_small_or_too_many_are_undefined() {
    let vfe = |number_of_urb_entries, urb_entry_allocation_size| hw::MediaVfeState {
        number_of_urb_entries,
        urb_entry_allocation_size,
        ..Default::default()
    };
    // No entry, one of two rows for three, a queue that is too long, and more than the L3 has for the URB.
    for (state, walks) in [(vfe(0, 4), true), (vfe(1, 2), true), (vfe(129, 1), false), (vfe(64, 66), false)] {
        let mut bench = Bench::new(2);
        bench.vfe(state);
        if walks {
            assert_eq!(bench.findings.list(), []);
            bench.walk(indirect(walker(1, 1, 1)));
            assert_eq!(bench.notes.groups.len(), 1);
        }
        assert!(bench.found(Kind::Undefined, "C07"), "{state:?}");
    }
    let mut bench = Bench::new(2);
    bench.vfe(vfe(128, 32));
    assert_eq!(bench.findings.list(), []);
}

#[test]
fn a_payload_that_was_not_loaded_is_undefined_and_reads_as_zeros() {
    let mut bench = Bench::new(2);
    bench.walk(walker(1, 1, 1));
    assert_eq!(bench.findings.list(), []);
    // The constants of the second thread are missing.
    bench.curbe(64, 0x1000);
    bench.walk(walker(1, 1, 1));
    assert!(bench.found(Kind::Undefined, "C16"));
    assert_eq!(bench.notes.groups[1].threads[1].grf.register(2)[3], 0);
}

#[test]
fn media_objects_without_a_legal_payload_are_undefined() {
    // Length of the command in DWords, indirect bytes; the descriptor reads constants.
    let object = |dwords: usize, indirect_data_length| {
        let object = hw::MediaObject { indirect_data_length, ..Default::default() };
        let mut words = object.encode(&SKL);
        words.resize(dwords, 0);
        (CommandId::MediaObject, words)
    };
    let walker = |dwords: usize, indirect_data_length, group_id_loop_select| {
        let walker =
            hw::MediaObjectWalker { indirect_data_length, group_id_loop_select, ..Default::default() };
        let mut words = walker.encode(&SKL);
        words.resize(dwords, 0);
        (CommandId::MediaObjectWalker, words)
    };
    let cases = [
        (object(8, 32), true),
        (object(6, 0), true),
        (walker(17, 0, 0), true),
        (walker(19, 0, 0), true),
        (walker(19, 0, 1), false),
        (walker(17, 32, 0), false),
    ];
    for ((id, dwords), legal) in cases {
        let mut bench = Bench::new(2);
        bench.command(id, &dwords);
        assert_eq!(bench.found(Kind::Undefined, "C16"), !legal, "{id:?} of {} DWords", dwords.len());
    }
    // Without a descriptor there are no constants either.
    let mut bench = Bench::new(2);
    let empty = hw::MediaObject { interface_descriptor_offset: 9, ..Default::default() };
    bench.command(CommandId::MediaObject, &empty.encode(&SKL)[..6]);
    assert!(bench.found(Kind::Undefined, "C16"));
}

#[test]
fn local_memory_that_the_l3_has_not_enabled_is_undefined() {
    let mut bench = Bench::new(2);
    bench.walk(walker(1, 1, 1));
    assert_eq!(bench.findings.list(), []);
    bench.bank.l3 = 0x8000_0340;
    bench.walk(walker(1, 1, 1));
    assert!(bench.found(Kind::Undefined, "D78"));
    assert_eq!(bench.notes.groups[1].resources.slm_bytes, 4096);
}
