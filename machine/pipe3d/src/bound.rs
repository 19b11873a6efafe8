//! What commands have set: every state command stored whole, pointers still pointers.
//!
//! Source: [skl.7:3D Pipeline Stages], [skl.7:FF Unit State], [mesa:gen9 STATE_BASE_ADDRESS].
//!
//! Nothing is followed or checked here; each stage resolves what it uses once per draw. Deliberately absent: anything
//! that a draw computes. Platforms whose commands keep state in other places are brought to one form by `normal.rs`.

mod normal;

use bits::GraphicsAddress;
use memory::AddressSpace;
use ports::{FloatMode, KernelRequest, Stage, ThreadSite};
use probe::{Fault, Stop};

/// The stages that run threads, in the order of the per-stage tables of [`Bound`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StageIndex {
    /// Vertex shader.
    Vs = 0,
    /// Hull shader.
    Hs = 1,
    /// Domain shader.
    Ds = 2,
    /// Geometry shader.
    Gs = 3,
    /// Pixel shader.
    Ps = 4,
}

impl StageIndex {
    /// The same stage as threads know it.
    pub fn stage(self) -> Stage {
        match self {
            StageIndex::Vs => Stage::Vertex,
            StageIndex::Hs => Stage::Hull,
            StageIndex::Ds => Stage::Domain,
            StageIndex::Gs => Stage::Geometry,
            StageIndex::Ps => Stage::Pixel,
        }
    }
}

/// Base addresses after all STATE_BASE_ADDRESS commands so far, modify enables applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bases {
    /// General state: A32 stateless accesses and scratch.
    pub general: GraphicsAddress,
    /// Size of general state in bytes; 0 means no limit.
    pub general_bytes: u64,
    /// Surface state: binding tables and surface states.
    pub surface: GraphicsAddress,
    /// Dynamic state: samplers, viewports, blend, colour calculator, scissors.
    pub dynamic: GraphicsAddress,
    /// Size of dynamic state in bytes; 0 means no limit.
    pub dynamic_bytes: u64,
    /// Indirect objects: media indirect payloads.
    pub indirect: GraphicsAddress,
    /// Instructions: kernel start pointers.
    pub instruction: GraphicsAddress,
    /// Bindless surface states.
    pub bindless_surface: GraphicsAddress,
    /// Number of bindless surface states.
    pub bindless_surface_count: u32,
}

impl Bases {
    /// Applies one STATE_BASE_ADDRESS: only fields whose modify enable is set change.
    pub fn apply(&mut self, command: &hw::StateBaseAddress) {
        const PAGE_BYTES: u64 = 4096;
        let set = |enable: bool, base: &mut GraphicsAddress, value: u64| {
            if enable {
                *base = GraphicsAddress::from_canonical(value);
            }
        };
        let c = command;
        set(c.general_state_base_address_modify_enable, &mut self.general, c.general_state_base_address);
        set(c.surface_state_base_address_modify_enable, &mut self.surface, c.surface_state_base_address);
        set(c.dynamic_state_base_address_modify_enable, &mut self.dynamic, c.dynamic_state_base_address);
        set(c.indirect_object_base_address_modify_enable, &mut self.indirect, c.indirect_object_base_address);
        set(c.instruction_base_address_modify_enable, &mut self.instruction, c.instruction_base_address);
        if c.general_state_buffer_size_modify_enable {
            self.general_bytes = u64::from(c.general_state_buffer_size) * PAGE_BYTES;
        }
        if c.dynamic_state_buffer_size_modify_enable {
            self.dynamic_bytes = u64::from(c.dynamic_state_buffer_size) * PAGE_BYTES;
        }
        // Bounds are addresses; 0 means no limit here too.
        let bound = |enable: bool, bound: u64, base: GraphicsAddress, bytes: &mut u64| {
            if enable {
                *bytes = bound.saturating_sub(base.0);
            }
        };
        bound(
            c.general_state_access_upper_bound_modify_enable,
            c.general_state_access_upper_bound,
            self.general,
            &mut self.general_bytes,
        );
        bound(
            c.dynamic_state_access_upper_bound_modify_enable,
            c.dynamic_state_access_upper_bound,
            self.dynamic,
            &mut self.dynamic_bytes,
        );
        if c.bindless_surface_state_base_address_modify_enable {
            self.bindless_surface = GraphicsAddress::from_canonical(c.bindless_surface_state_base_address);
            // Unverified: one less than the count, so that the largest value admits every 20-bit index, as drivers
            // that set it expect.
            self.bindless_surface_count = c.bindless_surface_state_size.saturating_add(1);
        }
    }
}

/// Vertex buffer slots. [mesa:gen9 VERTEX_BUFFER_STATE]
pub const VERTEX_BUFFERS: usize = 33;
/// Vertex element slots. [skl.7:Vertex Element Data Path]
pub const VERTEX_ELEMENTS: usize = 34;

/// State of the vertex fetcher.
#[derive(Clone, Debug)]
pub struct VertexInput {
    /// VERTEX_BUFFER_STATE by buffer index; a slot that was never set is a null buffer.
    pub buffers: [hw::VertexBufferState; VERTEX_BUFFERS],
    /// Slots of `buffers` that were set.
    pub buffers_set: u64,
    /// The element list of the last 3DSTATE_VERTEX_ELEMENTS.
    pub elements: [hw::VertexElementState; VERTEX_ELEMENTS],
    /// Number of elements in the list.
    pub element_count: usize,
    /// 3DSTATE_VF_INSTANCING by element.
    pub instancing: [hw::State3dVfInstancing; VERTEX_ELEMENTS],
    /// Cut index and packing enable.
    pub vf: hw::State3dVf,
    /// Topology of the next draws.
    pub topology: hw::State3dVfTopology,
    /// Generated VertexID and InstanceID.
    pub sgvs: hw::State3dVfSgvs,
    /// Which components of an element reach the payload.
    pub component_packing: hw::State3dVfComponentPacking,
    /// IA counters on.
    pub statistics: hw::State3dVfStatistics,
    /// The index buffer.
    pub index_buffer: hw::State3dIndexBuffer,
}

impl Default for VertexInput {
    fn default() -> Self {
        Self {
            buffers: std::array::from_fn(|_| Default::default()),
            buffers_set: 0,
            elements: std::array::from_fn(|_| Default::default()),
            element_count: 0,
            instancing: std::array::from_fn(|_| Default::default()),
            vf: Default::default(),
            topology: Default::default(),
            sgvs: Default::default(),
            component_packing: Default::default(),
            statistics: Default::default(),
            index_buffer: Default::default(),
        }
    }
}

/// Where a stage's URB entries lie. [skl.7:URB Entry Allocation]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UrbPool {
    /// First handle, in 64-byte units.
    pub start_handle: u32,
    /// Size of one entry in 64-byte units.
    pub entry_handles: u32,
    /// Number of entries.
    pub entries: u32,
}

/// State of stream output.
#[derive(Clone, Debug, Default)]
pub struct StreamOutput {
    /// 3DSTATE_STREAMOUT.
    pub streamout: hw::State3dStreamout,
    /// 3DSTATE_SO_BUFFER by buffer index.
    pub buffers: [hw::State3dSoBuffer; 4],
    /// Buffers whose 3DSTATE_SO_BUFFER asks for a write offset that no draw has loaded yet.
    pub offset_pending: [bool; 4],
    /// Head of 3DSTATE_SO_DECL_LIST.
    pub decl_list: hw::State3dSoDeclList,
    /// Its entries: one declaration for each stream.
    pub decls: Vec<hw::SoDeclEntry>,
}

/// All 3D state. Per-stage tables are indexed by [`StageIndex`].
#[derive(Clone, Debug, Default)]
pub struct Bound {
    /// STATE_BASE_ADDRESS.
    pub bases: Bases,
    /// 3DSTATE_BINDING_TABLE_POOL_ALLOC.
    pub binding_table_pool: hw::State3dBindingTablePoolAlloc,
    /// Binding table pointers, in bytes from surface state base (or the pool).
    pub binding_table_offsets: [u64; 5],
    /// Sampler state pointers, in bytes from dynamic state base.
    pub sampler_offsets: [u64; 5],
    /// 3DSTATE_CONSTANT_xS.
    pub constants: [hw::State3dConstantBody; 5],
    /// Push constants relative to dynamic state base in buffer 0 (CONSTANT_BUFFER Address Offset Disable clear);
    /// refreshed at each draw from the streamer's debug register.
    pub constant_buffer_0_is_offset: bool,
    /// 3DSTATE_URB_xS of VS, HS, DS, GS.
    pub urb: [UrbPool; 4],

    /// Vertex fetch.
    pub input: VertexInput,
    /// 3DSTATE_VS.
    pub vs: hw::State3dVs,
    /// 3DSTATE_HS.
    pub hs: hw::State3dHs,
    /// 3DSTATE_TE.
    pub te: hw::State3dTe,
    /// 3DSTATE_DS.
    pub ds: hw::State3dDs,
    /// 3DSTATE_GS.
    pub gs: hw::State3dGs,
    /// Stream output.
    pub sol: StreamOutput,
    /// 3DSTATE_CLIP.
    pub clip: hw::State3dClip,
    /// 3DSTATE_RASTER.
    pub raster: hw::State3dRaster,
    /// 3DSTATE_SF.
    pub sf: hw::State3dSf,
    /// 3DSTATE_SBE.
    pub sbe: hw::State3dSbe,
    /// 3DSTATE_SBE_SWIZ.
    pub sbe_swiz: hw::State3dSbeSwiz,
    /// 3DSTATE_DRAWING_RECTANGLE.
    pub drawing_rectangle: hw::State3dDrawingRectangle,
    /// 3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP.
    pub viewport_pointers_sf_clip: hw::State3dViewportStatePointersSfClip,
    /// 3DSTATE_VIEWPORT_STATE_POINTERS_CC.
    pub viewport_pointers_cc: hw::State3dViewportStatePointersCc,
    /// 3DSTATE_SCISSOR_STATE_POINTERS.
    pub scissor_pointers: hw::State3dScissorStatePointers,

    /// 3DSTATE_WM.
    pub wm: hw::State3dWm,
    /// 3DSTATE_WM_DEPTH_STENCIL.
    pub wm_depth_stencil: hw::State3dWmDepthStencil,
    /// 3DSTATE_WM_CHROMAKEY.
    pub wm_chromakey: hw::State3dWmChromakey,
    /// 3DSTATE_WM_HZ_OP.
    pub wm_hz_op: hw::State3dWmHzOp,
    /// 3DSTATE_PS.
    pub ps: hw::State3dPs,
    /// 3DSTATE_PS_EXTRA.
    pub ps_extra: hw::State3dPsExtra,
    /// 3DSTATE_PS_BLEND.
    pub ps_blend: hw::State3dPsBlend,
    /// 3DSTATE_BLEND_STATE_POINTERS.
    pub blend_state_pointers: hw::State3dBlendStatePointers,
    /// 3DSTATE_CC_STATE_POINTERS.
    pub cc_state_pointers: hw::State3dCcStatePointers,
    /// 3DSTATE_DEPTH_STENCIL_STATE_POINTERS: bytes from dynamic state base.
    pub depth_stencil_offset: Option<u64>,
    /// 3DSTATE_DEPTH_BUFFER.
    pub depth_buffer: hw::State3dDepthBuffer,
    /// 3DSTATE_STENCIL_BUFFER.
    pub stencil_buffer: hw::State3dStencilBuffer,
    /// 3DSTATE_HIER_DEPTH_BUFFER.
    pub hier_depth_buffer: hw::State3dHierDepthBuffer,
    /// 3DSTATE_CLEAR_PARAMS.
    pub clear_params: hw::State3dClearParams,
    /// 3DSTATE_MULTISAMPLE.
    pub multisample: hw::State3dMultisample,
    /// 3DSTATE_SAMPLE_PATTERN.
    pub sample_pattern: hw::State3dSamplePattern,
    /// 3DSTATE_SAMPLE_MASK.
    pub sample_mask: hw::State3dSampleMask,
    /// 3DSTATE_LINE_STIPPLE.
    pub line_stipple: hw::State3dLineStipple,
    /// 3DSTATE_POLY_STIPPLE_PATTERN.
    pub poly_stipple_pattern: hw::State3dPolyStipplePattern,
    /// 3DSTATE_POLY_STIPPLE_OFFSET.
    pub poly_stipple_offset: hw::State3dPolyStippleOffset,
    /// 3DSTATE_AA_LINE_PARAMETERS.
    pub aa_line_parameters: hw::State3dAaLineParameters,
    /// Topology of the draw in progress (3DPRIMITIVE or 3DSTATE_VF_TOPOLOGY): a value of `hw::enums::prim_topo_type`.
    /// After GS or TE it is the topology they put out.
    pub topology: u32,
}

impl Bound {
    /// `offset` bytes into dynamic state.
    pub fn dynamic(&self, offset: u64) -> GraphicsAddress {
        self.bases.dynamic.offset(offset)
    }

    /// What to prepare for a kernel start pointer of `stage`.
    pub fn kernel(&self, stage: StageIndex, kernel_start_pointer: u64) -> KernelRequest {
        KernelRequest {
            address: self.bases.instruction.offset(kernel_start_pointer),
            instruction_base: self.bases.instruction,
            stage: stage.stage(),
        }
    }

    /// What messages of a stage's threads resolve against. `scratch_base` and `per_thread_scratch` are the fields of
    /// the stage's command: bytes from general state base, and the power of two above 1 KiB.
    pub fn site(&self, stage: StageIndex, scratch_base: u64, per_thread_scratch: u32) -> ThreadSite {
        let index = stage as usize;
        let pool = &self.binding_table_pool;
        let tables = if pool.binding_table_pool_enable {
            GraphicsAddress::from_canonical(pool.binding_table_pool_base_address)
        } else {
            self.bases.surface
        };
        ThreadSite {
            stage: stage.stage(),
            binding_table: tables.offset(self.binding_table_offsets[index]),
            surface_state_base: self.bases.surface,
            bindless_surface_state_base: self.bases.bindless_surface,
            bindless_surface_state_count: self.bases.bindless_surface_count,
            sampler_state: self.bases.dynamic.offset(self.sampler_offsets[index]),
            dynamic_state_base: self.bases.dynamic,
            general_state_base: self.bases.general,
            general_state_bytes: self.bases.general_bytes,
            scratch: self.bases.general.offset(scratch_base),
            scratch_bytes_per_thread: if scratch_base == 0 { 0 } else { 1024 << per_thread_scratch.min(11) },
            context_save: None,
            vertical_line_stride_override: false,
        }
    }

    /// Fills the fields of R0 that all stages share: sampler and binding table pointers, scratch.
    /// `thread_id` picks the scratch slot. [skl.7:Thread Payload Header]
    pub fn header(
        &self,
        stage: StageIndex,
        scratch_base: u64,
        per_thread_scratch: u32,
        thread_id: u32,
        r0: &mut [u32],
    ) {
        let index = stage as usize;
        let slot_bytes = 1024u64 << per_thread_scratch.min(11);
        let scratch = if scratch_base == 0 {
            0
        } else {
            scratch_base.wrapping_add(slot_bytes.wrapping_mul(u64::from(thread_id))) as u32
        };
        if let [_, _, _, sampler, table, thread, id, _] = r0 {
            *sampler = (self.sampler_offsets[index] as u32 & !31) | (per_thread_scratch & 15);
            *table = self.binding_table_offsets[index] as u32 & !31;
            *thread = (scratch & !1023) | (thread_id & 511);
            *id = thread_id & 0xff_ffff;
        }
    }

    /// Reads the stage's push constants, buffers 0 to 3 in order without padding, into `into` (cleared first).
    /// At most 64 registers of 8 DWords. [skl.7:Push Constants]
    ///
    /// # Errors
    /// A page fault when a range is not mapped.
    pub fn push_constants(
        &self,
        stage: StageIndex,
        space: &AddressSpace,
        into: &mut Vec<u32>,
    ) -> Result<(), Stop> {
        const REGISTER_BYTES: usize = 32;
        const MOST_REGISTERS: usize = 64;
        into.clear();
        let body = &self.constants[stage as usize];
        for (index, (&length, &buffer)) in body.read_length.iter().zip(&body.buffer).enumerate() {
            let registers = (length as usize).min(MOST_REGISTERS - into.len() * 4 / REGISTER_BYTES);
            if registers == 0 {
                continue;
            }
            let at = if index == 0 && self.constant_buffer_0_is_offset {
                self.dynamic(buffer)
            } else {
                GraphicsAddress::from_canonical(buffer)
            };
            let start = into.len();
            into.resize(start + registers * REGISTER_BYTES / 4, 0);
            space
                .read_into(at, bytemuck::cast_slice_mut(&mut into[start..]))
                .map_err(|fault| Fault::page("B013", fault.address, "push constants"))?;
        }
        Ok(())
    }

    /// Enable bits of cr0.1 from the fields of a stage's state.
    pub fn exceptions(software: bool, illegal_opcode: bool) -> u32 {
        u32::from(software) << 13 | u32::from(illegal_opcode) << 12
    }

    /// The float mode of a "Floating Point Mode" field.
    pub fn float_mode(field: u32) -> FloatMode {
        if field == 0 { FloatMode::Ieee } else { FloatMode::Alternative }
    }
}
