//! DS: shades the points of a domain, eight to a thread, or two to a thread with their components side by side (SIMD4x2).
//!
//! State in    3DSTATE_DS, 3DSTATE_CONSTANT_DS, binding table and sampler pointers, 3DSTATE_URB_DS
//! Statistics  DS_INVOCATION_COUNT               Items in   domain points              Items out  VUEs in the URB
//! Source      [skl.7:Domain Shader (DS) Stage], [skl.7:DS SIMD8 Payload], [mesa:gen9 3DSTATE_DS]; the payload of two points is in
//!             no manual at hand: [mesa:compiler vec4_tes_visitor]
//! Deviations  dual-patch kernels never run: the single-patch kernel gives the same vertices.

use crate::bound::{Bound, StageIndex, UrbPool};
use crate::payload::put;
use crate::te::DomainPoint;
use memory::AddressSpace;
use ports::{Executor, GRF_DWORDS, Grf, KernelId, NoPixels, ThreadSite, ThreadStart, UrbHandle};
use probe::{Context, Stop};

/// Points of a thread.
pub const LANES: usize = 8;
/// DWords of the 32-byte units of read windows.
const UNIT_DWORDS: u32 = 8;

/// What one draw uses of DS.
pub struct Resolved {
    kernel: KernelId,
    site: ThreadSite,
    start: ThreadStart,
    header: [u32; GRF_DWORDS],
    constants: Vec<u32>,
    first_register: usize,
    read_first_dword: u32,
    read_dwords: u32,
    compute_w: bool,
    /// Threads of two points.
    pairs: bool,
    pool: UrbPool,
    /// Count points.
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
        let ds = &bound.ds;
        let (base, scratch) = (ds.scratch_space_base_pointer, ds.per_thread_scratch_space);
        let mut header = [0; GRF_DWORDS];
        bound.header(StageIndex::Ds, base, scratch, 0, &mut header);
        let mut constants = Vec::new();
        bound.push_constants(StageIndex::Ds, space, &mut constants)?;
        Ok(Self {
            kernel: executor.prepare(&bound.kernel(StageIndex::Ds, ds.kernel_start_pointer), cx)?,
            site: bound.site(StageIndex::Ds, base, scratch),
            start: ThreadStart {
                vector_mask_enable: ds.vector_mask_enable,
                float_mode: Bound::float_mode(ds.floating_point_mode),
                exception_enables: Bound::exceptions(
                    ds.software_exception_enable,
                    ds.illegal_opcode_exception_enable,
                ),
                ..ThreadStart::default()
            },
            header,
            constants,
            first_register: ds.dispatch_grf_start_register_for_urb_data as usize,
            read_first_dword: ds.patch_urb_entry_read_offset * UNIT_DWORDS,
            read_dwords: ds.patch_urb_entry_read_length * UNIT_DWORDS,
            compute_w: ds.compute_w_coordinate_enable,
            pairs: ds.dispatch_mode == hw::State3dDs::DISPATCH_MODE_SIMD4X2,
            pool: bound.urb[StageIndex::Ds as usize],
            statistics: ds.statistics_enable,
        })
    }

    /// Points whose VUEs the URB holds together.
    pub fn entries(&self) -> usize {
        // A few objects must fit, whatever the guest says.
        self.pool.entries.clamp(LANES as u32, 2048) as usize
    }

    /// Where the VUE of entry `slot` is.
    pub fn handle(&self, slot: usize) -> UrbHandle {
        UrbHandle(self.pool.start_handle.wrapping_add((slot as u32).wrapping_mul(self.pool.entry_handles)))
    }

    /// Shades up to eight points of the patch in `record` into the entries from `first_slot` on.
    ///
    /// # Errors
    /// A [`Stop`] of the thread.
    pub fn shade<X: Executor>(
        &self,
        points: &[DomainPoint],
        record: UrbHandle,
        primitive_id: u32,
        first_slot: usize,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
    ) -> Result<(), Stop> {
        if self.pairs {
            for (number, pair) in points.chunks(2).enumerate() {
                self.shade_pair(pair, record, primitive_id, first_slot + 2 * number, executor, grf, cx)?;
            }
            return Ok(());
        }
        let header = grf.register_mut(0);
        header.copy_from_slice(&self.header);
        header[0] = record.0 & 0xffff;
        header[1] = primitive_id;
        for (lane, point) in points.iter().enumerate().take(LANES) {
            for (register, value) in self.location(point).into_iter().enumerate() {
                grf.register_mut(1 + register)[lane] = value.to_bits();
            }
            grf.register_mut(4)[lane] = self.handle(first_slot + lane).0 & 0xffff;
        }
        let next = put(grf, self.first_register * GRF_DWORDS, &self.constants);
        put(grf, next, executor.read(record, self.read_first_dword, self.read_dwords));
        let mask = bits::mask(points.len().min(LANES) as u32);
        let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..self.start };
        executor.launch(self.kernel, &self.site, &start, grf, &mut NoPixels, cx)
    }

    /// U, V and W of a point.
    fn location(&self, point: &DomainPoint) -> [f32; 3] {
        let [u, v] = point.to_floats();
        [u, v, if self.compute_w { 1.0 - u - v } else { 0.0 }]
    }

    /// Shades one or two points: each has the channels of half a register.
    fn shade_pair<X: Executor>(
        &self,
        points: &[DomainPoint],
        record: UrbHandle,
        primitive_id: u32,
        first_slot: usize,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
    ) -> Result<(), Stop> {
        const HALF: usize = GRF_DWORDS / 2;
        let mut header = self.header;
        let mut places = [0; GRF_DWORDS];
        for (index, point) in points.iter().enumerate() {
            header[index] = self.handle(first_slot + index).0 & 0xffff;
            let location = self.location(point).map(f32::to_bits);
            places[index * HALF..index * HALF + 3].copy_from_slice(&location);
        }
        places[3] = record.0 & 0xffff;
        places[7] = primitive_id;
        grf.register_mut(0).copy_from_slice(&header);
        grf.register_mut(1).copy_from_slice(&places);
        let next = put(grf, self.first_register * GRF_DWORDS, &self.constants);
        put(grf, next, executor.read(record, self.read_first_dword, self.read_dwords));
        let mask = bits::mask((points.len() * HALF) as u32);
        let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..self.start };
        executor.launch(self.kernel, &self.site, &start, grf, &mut NoPixels, cx)
    }
}
