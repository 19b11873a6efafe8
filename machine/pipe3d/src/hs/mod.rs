//! HS: runs the threads of a patch and leaves its patch record in the URB.
//!
//! State in    3DSTATE_HS, 3DSTATE_CONSTANT_HS, binding table and sampler pointers, 3DSTATE_URB_HS
//! Statistics  HS_INVOCATION_COUNT               Items in   patches over VUEs          Items out  patch records
//! Source      [skl.7:Hull Shader (HS) Stage], [skl.7:SINGLE_PATCH Payload], [mesa:gen9 3DSTATE_HS]
//! Deviations  none known

use crate::bound::{Bound, StageIndex};
use crate::item::Vertex;
use crate::payload::{put, put_one};
use memory::AddressSpace;
use ports::{
    Executor, GRF_DWORDS, Grf, GroupBarrier, GroupResources, GroupThread, KernelId, NoPixels, Preemption,
    ThreadSite, ThreadStart, UrbHandle,
};
use probe::{Context, Stop};

/// All channels of a thread of one patch are enabled.
const ALL_LANES: u32 = 0xff;
/// What the instances of one patch share.
const RESOURCES: GroupResources =
    GroupResources { slm_bytes: 0, barrier: GroupBarrier::Local, resident_groups: 0 };
/// DWords of the 32-byte units of read windows.
const UNIT_DWORDS: u32 = 8;

/// What one draw uses of HS.
pub struct Resolved {
    kernel: KernelId,
    site: ThreadSite,
    start: ThreadStart,
    header: [u32; GRF_DWORDS],
    constants: Vec<u32>,
    first_register: usize,
    read_first_dword: u32,
    read_dwords: u32,
    include_handles: bool,
    instances: u32,
    /// Lowest bit of the instance in R0.2.
    instance_bit: u32,
    /// Threads of a patch that has several, which wait for each other at barriers.
    group: Vec<GroupThread>,
    /// Where the patch record goes.
    pub record: UrbHandle,
    /// Count patches.
    pub statistics: bool,
}

impl Resolved {
    /// Prepares the kernel and reads the push constants.
    ///
    /// # Errors
    /// A page fault when the kernel or a constant buffer is not mapped.
    pub fn new<X: Executor>(
        bound: &Bound,
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<Self, Stop> {
        let hs = &bound.hs;
        let (base, scratch) = (hs.scratch_space_base_pointer, hs.per_thread_scratch_space);
        let mut header = [0; GRF_DWORDS];
        bound.header(StageIndex::Hs, base, scratch, 0, &mut header);
        let mut constants = Vec::new();
        bound.push_constants(StageIndex::Hs, space, &mut constants)?;
        let instances = hs.instance_count + 1;
        let group = if instances > 1 { vec![GroupThread::default(); instances as usize] } else { Vec::new() };
        Ok(Self {
            kernel: executor.prepare(&bound.kernel(StageIndex::Hs, hs.kernel_start_pointer), cx)?,
            site: bound.site(StageIndex::Hs, base, scratch),
            start: ThreadStart {
                dispatch_mask: ALL_LANES,
                vector_mask: ALL_LANES,
                vector_mask_enable: hs.vector_mask_enable,
                single_program_flow: hs.single_program_flow,
                float_mode: Bound::float_mode(hs.floating_point_mode),
                exception_enables: Bound::exceptions(
                    hs.software_exception_enable,
                    hs.illegal_opcode_exception_enable,
                ),
                thread_id: 0,
                ..ThreadStart::default()
            },
            header,
            constants,
            first_register: (hs.dispatch_grf_start_register_for_urb_data
                | hs.dispatch_grf_start_register_for_urb_data_5 << 5) as usize,
            read_first_dword: hs.vertex_urb_entry_read_offset * UNIT_DWORDS,
            read_dwords: hs.vertex_urb_entry_read_length * UNIT_DWORDS,
            include_handles: hs.include_vertex_handles,
            instances,
            instance_bit: if cx.platform.has(hw::Feature::HsInstanceFromBit17) { 17 } else { 16 },
            group,
            record: UrbHandle(bound.urb[StageIndex::Hs as usize].start_handle),
            statistics: hs.statistics_enable,
        })
    }

    /// Runs all threads of one patch.
    ///
    /// # Errors
    /// A [`Stop`] of a thread.
    pub fn patch<X: Executor>(
        &mut self,
        control_points: &[Vertex],
        primitive_id: u32,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
    ) -> Result<(), Stop> {
        if self.instances == 1 {
            self.fill(control_points, primitive_id, 0, executor, grf);
            return executor.launch(self.kernel, &self.site, &self.start, grf, &mut NoPixels, cx);
        }
        let mut group = std::mem::take(&mut self.group);
        for (instance, thread) in group.iter_mut().enumerate() {
            self.fill(control_points, primitive_id, instance as u32, executor, &mut thread.grf);
            thread.payload_registers = ports::GRF_COUNT;
            thread.start = self.start;
            thread.set_thread_id(instance as u32, self.site.scratch_bytes_per_thread);
        }
        let outcome = executor.launch_group(
            self.kernel,
            &self.site,
            &mut group,
            RESOURCES,
            &mut Preemption::default(),
            cx,
        );
        self.group = group;
        outcome
    }

    /// The payload of one thread. [skl.7:SINGLE_PATCH Payload]
    fn fill<X: Executor>(
        &self,
        control_points: &[Vertex],
        primitive_id: u32,
        instance: u32,
        executor: &X,
        grf: &mut Grf,
    ) {
        let header = grf.register_mut(0);
        header.copy_from_slice(&self.header);
        header[0] = self.record.0 & 0xffff;
        header[1] = primitive_id;
        header[2] = (instance & 0x7f) << self.instance_bit;
        if self.include_handles {
            for (index, point) in control_points.iter().enumerate() {
                put_one(grf, GRF_DWORDS + index, point.handle.0 & 0xffff);
            }
        }
        let mut next = put(grf, self.first_register * GRF_DWORDS, &self.constants);
        if self.read_dwords != 0 {
            for point in control_points {
                let first = point.offset_dwords + self.read_first_dword;
                put(grf, next, executor.read(point.handle, first, self.read_dwords));
                next += self.read_dwords as usize;
            }
        }
    }
}
