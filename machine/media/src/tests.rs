//! Walkers against an executor that only takes notes.

mod limits;
mod objects;
mod payload;
mod roots;
mod state;
mod urb;
mod walkers;

use crate::{Interrupted, MediaPipeline};
use bits::GraphicsAddress;
use hw::command::CommandId;
use hw::platforms::{BDW, BXT, SKL};
use memory::AddressSpace;
use ports::{
    Account, Counter, Executor, FloatMode, Grf, GroupBarrier, GroupResources, GroupThread, KernelId,
    KernelRequest, PixelThread, PreemptedGroup, Preemption, Registers, Stage, ThreadSite, ThreadStart, Urb,
    UrbHandle, Work,
};
use probe::{Context, Findings, Ids, Kind, Stop};

const DYNAMIC: u64 = 0x10000;
const INSTRUCTION: u64 = 0x40000;
const PLATFORMS: [&hw::Platform; 3] = [&SKL, &BXT, &BDW];
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
    /// Root threads that came so.
    alone: Vec<GroupThread>,
    /// The launch after so many groups stops.
    stops_after: Option<usize>,
    /// The launch after so many groups is left in its threads, and what a launch goes on with.
    saves_after: Option<usize>,
    continued: Vec<Option<PreemptedGroup>>,
}

/// What is left of the group that [`Notes::saves_after`] stops.
const LEFT: PreemptedGroup = PreemptedGroup {
    saved: 0b10,
    undispatched: 0b100,
    at_barrier: 0b1000,
    gateways: [[0; 2]; ports::GATEWAYS],
    reported_gateways: 0,
};

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
        self.continued.push(preemption.group.take());
        if self.saves_after == Some(self.groups.len()) {
            self.saves_after = None;
            preemption.group = Some(LEFT);
        }
        let in_threads = preemption.in_threads;
        self.groups.push(Launched { threads: threads.to_vec(), site: *site, resources, in_threads });
        Ok(())
    }
    fn may_be_arbitrated(&self) -> bool {
        !self.runs_through
    }
    fn launch_groups<G: ports::Groups + ?Sized>(
        &mut self,
        _: KernelId,
        site: &ThreadSite,
        threads: &mut [GroupThread],
        _: GroupResources,
        groups: &G,
        _: &Context,
    ) -> (usize, Result<(), Stop>) {
        self.together.push(groups.count());
        if site.stage == Stage::Media {
            for group in 0..groups.count() {
                groups.put(group, 0, &mut threads[0].grf);
                self.alone.push(threads[0].clone());
            }
        }
        match self.stops_after {
            Some(ended) if ended < groups.count() => (ended, Err(Stop::Strict)),
            _ => (groups.count(), Ok(())),
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
        Self::on(&SKL, threads)
    }

    fn on(platform: &'static hw::Platform, threads: u32) -> Self {
        let mut space = AddressSpace::new(1 << 24).unwrap();
        space.bind_anonymous(GraphicsAddress(DYNAMIC), 0x10000).unwrap();
        let mut bench = Self {
            pipeline: MediaPipeline::default(),
            notes: Notes::default(),
            bank: Bank { l3: L3_WITH_LOCAL_MEMORY, ..Bank::default() },
            space,
            findings: Findings::default(),
            ids: Ids::default(),
            platform,
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
        bench.command(CommandId::StateBaseAddress, &bases.encode(platform));
        bench.vfe(hw::MediaVfeState {
            per_thread_scratch_space: 1,
            scratch_space_base_pointer: 0x10_0000,
            ..Default::default()
        });

        let rows = 1 + threads;
        for dword in 0..rows * 8 {
            let at = GraphicsAddress(DYNAMIC + 0x1000 + u64::from(dword) * 4);
            bench.space.write_u32(at, row(dword / 8)[dword as usize % 8]).unwrap();
        }
        bench.curbe(rows * 32, 0x1000);

        let descriptor = hw::InterfaceDescriptorData {
            kernel_start_pointer: 0x240,
            sampler_state_pointer: 0x60,
            binding_table_pointer: 0x80,
            constant_urb_entry_read_length: 1,
            cross_thread_constant_data_read_length: 1,
            shared_local_memory_size: code_of_4_kib(platform),
            barrier_enable: true,
            number_of_threads_in_gpgpu_thread_group: threads,
            ..Default::default()
        };
        bench.load(&descriptor);
        bench
    }

    fn try_command(&mut self, id: CommandId, dwords: &[u32]) -> Result<(), Stop> {
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &self.ids };
        self.pipeline.command(id, dwords, &mut self.notes, &mut self.bank, &self.space, &cx)
    }

    fn command(&mut self, id: CommandId, dwords: &[u32]) {
        self.try_command(id, dwords).unwrap();
    }

    /// Goes on with a pipeline that knows the bases and what was saved.
    fn move_to_another_pipeline(&mut self) {
        let mut saved = Vec::new();
        self.pipeline.save(self.platform, &mut |id, dwords| saved.push((id, dwords)));
        let bases = self.pipeline.bases;
        self.pipeline = MediaPipeline { bases, ..MediaPipeline::default() };
        for (id, dwords) in &saved {
            self.command(*id, dwords);
        }
    }

    fn descriptor_at(&mut self, offset: u64, descriptor: &hw::InterfaceDescriptorData) {
        for (i, dword) in (0..).zip(descriptor.encode(self.platform)) {
            self.space.write_u32(GraphicsAddress(DYNAMIC + offset + 4 * i), dword).unwrap();
        }
    }

    /// Makes this the only descriptor.
    fn load(&mut self, descriptor: &hw::InterfaceDescriptorData) {
        self.descriptor_at(0x40, descriptor);
        self.load_descriptors(0x40, 32);
    }

    fn load_descriptors(&mut self, offset: u64, bytes: u32) {
        let load = hw::MediaInterfaceDescriptorLoad {
            interface_descriptor_total_length: bytes,
            interface_descriptor_data_start_address: offset,
            ..Default::default()
        };
        self.command(CommandId::MediaInterfaceDescriptorLoad, &load.encode(self.platform));
    }

    fn walk(&mut self, walker: hw::GpgpuWalker) {
        self.command(CommandId::GpgpuWalker, &walker.encode(self.platform));
    }

    fn vfe(&mut self, vfe: hw::MediaVfeState) {
        self.command(CommandId::MediaVfeState, &vfe.encode(self.platform));
    }

    /// Loads the CURBE anew, `bytes` bytes from `offset` of dynamic state.
    fn curbe(&mut self, bytes: u32, offset: u32) {
        let load = hw::MediaCurbeLoad {
            curbe_total_data_length: bytes,
            curbe_data_start_address: offset,
            ..Default::default()
        };
        self.command(CommandId::MediaCurbeLoad, &load.encode(self.platform));
    }

    /// R0 of the first thread of a group that was launched.
    fn header(&self, group: usize) -> [u32; 8] {
        *self.notes.groups[group].threads[0].grf.register(0)
    }

    /// The ids in R0 of all groups that were launched.
    fn group_ids(&self) -> Vec<[u32; 3]> {
        let ids = |group: &Launched| {
            let r0 = group.threads[0].grf.register(0);
            [r0[1], r0[6], r0[7]]
        };
        self.notes.groups.iter().map(ids).collect()
    }

    fn said(&self) -> Vec<(Kind, &'static str)> {
        self.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect()
    }

    fn texts(&self) -> Vec<String> {
        self.findings.list().into_iter().map(|(finding, _)| finding.what.to_string()).collect()
    }

    fn found(&self, kind: Kind, system: &str) -> bool {
        self.findings.list().iter().any(|(finding, _)| finding.kind == kind && finding.system == system)
    }
}

/// What lies in a row of the CURBE and of what is behind it.
fn row(index: u32) -> [u32; 8] {
    std::array::from_fn(|dword| 0x100 * index + dword as u32)
}

/// A walker of `threads` threads of eight channels in one group.
fn one_group(threads: u32) -> hw::GpgpuWalker {
    hw::GpgpuWalker {
        thread_width_counter_maximum: threads - 1,
        thread_group_id_x_dimension: 1,
        thread_group_id_y_dimension: 1,
        thread_group_id_z_dimension: 1,
        right_execution_mask: u32::MAX,
        bottom_execution_mask: u32::MAX,
        ..Default::default()
    }
}

/// The code of 4 KiB of local memory in a descriptor.
fn code_of_4_kib(platform: &hw::Platform) -> u32 {
    if platform.has(hw::Feature::SplitSend) { 3 } else { 1 }
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

/// A walker whose threads find their constants in memory: three rows.
fn indirect(walker: hw::GpgpuWalker) -> hw::GpgpuWalker {
    hw::GpgpuWalker { indirect_data_length: 96, indirect_data_start_address: DYNAMIC + 0x1000, ..walker }
}
