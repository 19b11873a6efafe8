//! VS: shades vertices, eight to a thread, or two to a thread with their components side by side (SIMD4x2).
//!
//! State in    3DSTATE_VS, 3DSTATE_CONSTANT_VS, binding table and sampler pointers, 3DSTATE_URB_VS
//! Statistics  VS_INVOCATION_COUNT               Items in   input vertices (from VF)   Items out  VUEs in the URB
//! Source      [skl.7:Vertex Shader (VS) Stage], [skl.7:SIMD8 Payload], [mesa:gen9 3DSTATE_VS], [byt.2.2:3DSTATE_VS]; the payload
//!             of two vertices is in no manual at hand: [mesa:compiler vec4_vs_visitor]
//! Deviations  none known

use crate::bound::{Bound, StageIndex};
use crate::payload::put;
use crate::vf::{LANES, Row};
use memory::AddressSpace;
use ports::{Executor, GRF_DWORDS, Grf, KernelId, NoPixels, ThreadSite, ThreadStart, Urb, UrbHandle};
use probe::{Context, Stop};

/// What one draw uses of the vertex shader.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// None: VS is off and input vertices pass through.
    kernel: Option<KernelId>,
    site: ThreadSite,
    start: ThreadStart,
    /// R0.
    header: [u32; GRF_DWORDS],
    constants: Vec<u32>,
    first_register: usize,
    read_rows: std::ops::Range<usize>,
    /// Vertices of a thread: 8, or 2 or 1 with the components of a vertex in four channels.
    lanes: usize,
    /// Count invocations.
    pub statistics: bool,
}

/// Rows of one 256-bit unit of vertex data: two elements of four components.
const UNIT_ROWS: usize = 8;
/// Channels of a vertex in a thread of two.
const HALF_DWORDS: usize = GRF_DWORDS / 2;

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
        let vs = &bound.vs;
        let first = vs.vertex_urb_entry_read_offset as usize * UNIT_ROWS;
        let length = vs.vertex_urb_entry_read_length as usize * UNIT_ROWS;
        let mut resolved = Self {
            kernel: None,
            site: ThreadSite::default(),
            start: ThreadStart {
                vector_mask_enable: vs.vector_mask_enable,
                float_mode: Bound::float_mode(vs.floating_point_mode),
                exception_enables: Bound::exceptions(
                    vs.software_exception_enable,
                    vs.illegal_opcode_exception_enable,
                ),
                ..ThreadStart::default()
            },
            header: [0; GRF_DWORDS],
            constants: Vec::new(),
            first_register: vs.dispatch_grf_start_register_for_urb_data as usize,
            read_rows: first..first + length,
            lanes: match (vs.simd8_dispatch_enable, vs.single_vertex_dispatch) {
                (true, _) => LANES,
                (false, single) => 2 - usize::from(single),
            },
            statistics: vs.statistics_enable,
        };
        resolved.begin(bound, executor, space, cx)?;
        Ok(resolved)
    }

    /// What each draw has of its own: kernel, push constants, tables.
    ///
    /// # Errors
    /// As [`Resolved::new`].
    pub fn begin<X: Executor>(
        &mut self,
        bound: &Bound,
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<(), Stop> {
        let vs = &bound.vs;
        let (scratch, bytes) = (vs.scratch_space_base_pointer, vs.per_thread_scratch_space);
        bound.header(StageIndex::Vs, scratch, bytes, 0, &mut self.header);
        self.site = bound.site(StageIndex::Vs, scratch, bytes);
        if vs.enable {
            bound.push_constants(StageIndex::Vs, space, &mut self.constants)?;
            let request = bound.kernel(StageIndex::Vs, vs.kernel_start_pointer);
            self.kernel = Some(executor.prepare(&request, cx)?);
        }
        Ok(())
    }
}

/// Shades up to eight vertices: `rows` are their input components, `handles` where their VUEs go.
///
/// # Errors
/// A [`Stop`] of the thread ends the submission.
pub fn shade<X: Executor>(
    state: &Resolved,
    rows: &[Row],
    handles: &[UrbHandle],
    executor: &mut X,
    grf: &mut Grf,
    cx: &Context,
) -> Result<(), Stop> {
    let Some(kernel) = state.kernel else {
        pass_through(rows, handles, executor);
        return Ok(());
    };
    if state.lanes != LANES {
        return shade_pairs(state, kernel, rows, handles, executor, grf, cx);
    }
    grf.register_mut(0).copy_from_slice(&state.header);
    let returns = grf.register_mut(1);
    returns.fill(0);
    for (slot, handle) in returns.iter_mut().zip(handles) {
        *slot = handle.0 & 0xffff;
    }
    let mut at = state.first_register * GRF_DWORDS;
    at = put(grf, at, &state.constants);
    for row in state.read_rows.clone() {
        let zeros = [0; LANES];
        at = put(grf, at, rows.get(row).unwrap_or(&zeros));
    }
    let mask = bits::mask(handles.len() as u32);
    let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..state.start };
    executor.launch(kernel, &state.site, &start, grf, &mut NoPixels, cx)
}

/// The same in threads of two vertices: the lower half of each register belongs to the first, the upper to the second.
fn shade_pairs<X: Executor>(
    state: &Resolved,
    kernel: KernelId,
    rows: &[Row],
    handles: &[UrbHandle],
    executor: &mut X,
    grf: &mut Grf,
    cx: &Context,
) -> Result<(), Stop> {
    for (number, handles) in handles.chunks(state.lanes).enumerate() {
        let header = grf.register_mut(0);
        header.copy_from_slice(&state.header);
        for (slot, handle) in header.iter_mut().zip(handles) {
            *slot = handle.0 & 0xffff;
        }
        let mut at = put(grf, state.first_register * GRF_DWORDS, &state.constants);
        for first in state.read_rows.clone().step_by(HALF_DWORDS) {
            let mut register = [0; GRF_DWORDS];
            for (index, dword) in register.iter_mut().enumerate() {
                let lane = number * state.lanes + index / HALF_DWORDS;
                let row = rows.get(first + index % HALF_DWORDS);
                *dword = row.and_then(|row| row.get(lane)).copied().unwrap_or(0);
            }
            at = put(grf, at, &register);
        }
        let mask = bits::mask((handles.len() * HALF_DWORDS) as u32);
        let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..state.start };
        executor.launch(kernel, &state.site, &start, grf, &mut NoPixels, cx)?;
    }
    Ok(())
}

/// VS off: the input vertex is the VUE.
fn pass_through<U: Urb>(rows: &[Row], handles: &[UrbHandle], urb: &mut U) {
    for (lane, &handle) in handles.iter().enumerate().take(LANES) {
        let entry = urb.write(handle, 0, rows.len() as u32);
        for (dword, row) in entry.iter_mut().zip(rows) {
            *dword = row[lane];
        }
    }
}
