//! The front of the 3D pipeline: state commands are stored whole, 3DPRIMITIVE runs the stages.
//!
//! Source      [skl.7:3D Pipeline Stages], [skl.7:3DPRIMITIVE], [mesa:gen9 3DSTATE_*]

mod draw;
pub mod geometry;
mod kept;
pub mod render;
mod tessellation;
mod unbuilt;

use crate::backend::{self, PixelBackend};
use crate::bound::{Bound, StageIndex, UrbPool, VERTEX_BUFFERS, VERTEX_ELEMENTS};
use crate::item::ScreenObject;
use crate::{sol, used};
pub(crate) use draw::Parameters;
use draw::{Buffers, Draw};
use hw::Feature;
use hw::command::CommandId;
pub use kept::Kept;
use kept::{Resolved, Seen};
use memory::AddressSpace;
use ports::{Executor, Registers, Work};
use probe::{Context, Stop, System};
use render::Objects;

/// Registers that indirect draws take their parameters from. [mesa:gen9 3DPRIM_START_VERTEX]
mod indirect {
    pub const END_OFFSET: u32 = 0x2420;
    pub const START_VERTEX: u32 = 0x2430;
    pub const VERTEX_COUNT: u32 = 0x2434;
    pub const INSTANCE_COUNT: u32 = 0x2438;
    pub const START_INSTANCE: u32 = 0x243c;
    pub const BASE_VERTEX: u32 = 0x2440;
}

/// The 3D pipeline with all its bound state.
#[derive(Default)]
pub struct Pipeline3d {
    /// What commands have set, and nothing else may set once a command was executed.
    pub bound: Bound,
    /// RENDER_SURFACE_STATE of the first colour target of the last draw that had one, for whoever wants to see it.
    pub last_render_target: Option<[u32; 16]>,
    buffers: Buffers,
    seen: Seen,
}

impl Clone for Pipeline3d {
    /// A copy of the state; working buffers are not worth copying.
    fn clone(&self) -> Self {
        Self {
            bound: self.bound.clone(),
            last_render_target: self.last_render_target,
            buffers: Buffers::default(),
            seen: Seen::default(),
        }
    }
}

/// The pixel back end as a receiver of screen objects.
struct Pixels<'b, 'a, R> {
    backend: &'b mut PixelBackend<'a>,
    registers: &'b mut R,
}

impl<X: Executor, R: Registers> Objects<X> for Pixels<'_, '_, R> {
    fn object(&mut self, object: &ScreenObject, executor: &mut X, cx: &Context) -> Result<(), Stop> {
        self.backend.draw_object(object, executor, self.registers, cx)
    }
}

/// A receiver for draws that render nothing.
struct Nowhere;

impl<X> Objects<X> for Nowhere {
    fn object(&mut self, _: &ScreenObject, _: &mut X, _: &Context) -> Result<(), Stop> {
        Ok(())
    }
}

impl Pipeline3d {
    /// Executes one command; `dwords` begin with its header. `kept` is what earlier draws of this pipeline left in the
    /// same submission.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    pub fn command<'a, X: Executor, R: Registers>(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        executor: &mut X,
        registers: &mut R,
        kept: &mut Kept<'a>,
        cx: &Context,
    ) -> Result<(), Stop> {
        if id == CommandId::Primitive3d {
            let primitive = hw::Primitive3d::decode(cx.platform, dwords);
            return self.primitive(&primitive, executor, registers, kept, cx);
        }
        if self.seen.holds(id, dwords) {
            return cx.check();
        }
        let recorded = cx.findings.total();
        let outcome = self.execute(id, dwords, executor, kept.space, cx);
        let reported = cx.findings.total() != recorded || outcome.is_err();
        self.seen.executed(id, dwords, reported);
        outcome
    }

    /// Executes a command that is no draw.
    fn execute<X: Executor>(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<(), Stop> {
        let p = cx.platform;
        let bound = &mut self.bound;
        /// Stores a command whole.
        macro_rules! store {
            ($command:ident, $($place:tt)+) => {
                bound.$($place)+ = hw::$command::decode(p, dwords)
            };
        }
        /// Stores one field of a command of one stage.
        macro_rules! stage {
            ($stage:ident, $table:ident, $command:ident, $field:ident) => {
                bound.$table[StageIndex::$stage as usize] = hw::$command::decode(p, dwords).$field
            };
        }
        /// Stores the URB allocation of a stage. Starting addresses count 8 KiB, sizes 64 bytes minus one.
        macro_rules! urb {
            ($stage:ident, $command:ident, $start:ident, $size:ident, $count:ident) => {{
                const START_HANDLES: u32 = 128;
                let urb = hw::$command::decode(p, dwords);
                bound.urb[StageIndex::$stage as usize] = UrbPool {
                    start_handle: urb.$start * START_HANDLES,
                    entry_handles: urb.$size + 1,
                    entries: urb.$count,
                };
            }};
        }
        use CommandId as C;
        match id {
            C::StateBaseAddress => bound.bases.apply(&hw::StateBaseAddress::decode(p, dwords)),
            C::State3dBindingTablePoolAlloc => store!(State3dBindingTablePoolAlloc, binding_table_pool),

            C::State3dVertexBuffers => {
                for buffer in hw::State3dVertexBuffers::tail(p, dwords) {
                    let index = buffer.vertex_buffer_index as usize;
                    if let Some(slot) = bound.input.buffers.get_mut(index) {
                        let kept = (slot.buffer_starting_address, slot.end_address);
                        *slot = buffer;
                        if !buffer.address_modify_enable {
                            (slot.buffer_starting_address, slot.end_address) = kept;
                        }
                        if !p.has(Feature::SizesOfBuffers) {
                            let (start, last) = (slot.buffer_starting_address, slot.end_address);
                            slot.buffer_size = bytes_to(start, last);
                        }
                        bound.input.buffers_set |= 1 << index;
                    } else {
                        cx.undefined("B020", format!("vertex buffer {index} of {VERTEX_BUFFERS}"));
                    }
                }
            }
            C::State3dVertexElements => {
                let input = &mut bound.input;
                input.element_count = 0;
                for (slot, element) in
                    input.elements.iter_mut().zip(hw::State3dVertexElements::tail(p, dwords))
                {
                    *slot = element;
                    input.element_count += 1;
                }
            }
            C::State3dIndexBuffer => {
                store!(State3dIndexBuffer, input.index_buffer);
                if !p.has(Feature::SizesOfBuffers) {
                    let buffer = &mut bound.input.index_buffer;
                    buffer.buffer_size = bytes_to(buffer.buffer_starting_address, buffer.buffer_ending_address);
                }
            }
            C::State3dVf => store!(State3dVf, input.vf),
            C::State3dVfTopology => store!(State3dVfTopology, input.topology),
            C::State3dVfSgvs => store!(State3dVfSgvs, input.sgvs),
            C::State3dVfComponentPacking => store!(State3dVfComponentPacking, input.component_packing),
            C::State3dVfStatistics => store!(State3dVfStatistics, input.statistics),
            C::State3dVfInstancing => {
                let instancing = hw::State3dVfInstancing::decode(p, dwords);
                match bound.input.instancing.get_mut(instancing.vertex_element_index as usize) {
                    Some(slot) => *slot = instancing,
                    None => cx.undefined("B024", format!("instancing of an element past {VERTEX_ELEMENTS}")),
                }
            }

            C::State3dVs => store!(State3dVs, vs),
            C::State3dHs => store!(State3dHs, hs),
            C::State3dTe => store!(State3dTe, te),
            C::State3dDs => store!(State3dDs, ds),
            C::State3dGs => store!(State3dGs, gs),
            C::State3dUrbVs => urb!(
                Vs,
                State3dUrbVs,
                vs_urb_starting_address,
                vs_urb_entry_allocation_size,
                vs_number_of_urb_entries
            ),
            C::State3dUrbHs => urb!(
                Hs,
                State3dUrbHs,
                hs_urb_starting_address,
                hs_urb_entry_allocation_size,
                hs_number_of_urb_entries
            ),
            C::State3dUrbDs => urb!(
                Ds,
                State3dUrbDs,
                ds_urb_starting_address,
                ds_urb_entry_allocation_size,
                ds_number_of_urb_entries
            ),
            C::State3dUrbGs => urb!(
                Gs,
                State3dUrbGs,
                gs_urb_starting_address,
                gs_urb_entry_allocation_size,
                gs_number_of_urb_entries
            ),
            C::State3dConstantVs => stage!(Vs, constants, State3dConstantVs, constant_body),
            C::State3dConstantHs => stage!(Hs, constants, State3dConstantHs, constant_body),
            C::State3dConstantDs => stage!(Ds, constants, State3dConstantDs, constant_body),
            C::State3dConstantGs => stage!(Gs, constants, State3dConstantGs, constant_body),
            C::State3dConstantPs => stage!(Ps, constants, State3dConstantPs, constant_body),
            C::State3dBindingTablePointersVs => {
                stage!(Vs, binding_table_offsets, State3dBindingTablePointersVs, pointer_to_vs_binding_table)
            }
            C::State3dBindingTablePointersHs => {
                stage!(Hs, binding_table_offsets, State3dBindingTablePointersHs, pointer_to_hs_binding_table)
            }
            C::State3dBindingTablePointersDs => {
                stage!(Ds, binding_table_offsets, State3dBindingTablePointersDs, pointer_to_ds_binding_table)
            }
            C::State3dBindingTablePointersGs => {
                stage!(Gs, binding_table_offsets, State3dBindingTablePointersGs, pointer_to_gs_binding_table)
            }
            C::State3dBindingTablePointersPs => {
                stage!(Ps, binding_table_offsets, State3dBindingTablePointersPs, pointer_to_ps_binding_table)
            }
            C::State3dSamplerStatePointersVs => {
                stage!(Vs, sampler_offsets, State3dSamplerStatePointersVs, pointer_to_vs_sampler_state)
            }
            C::State3dSamplerStatePointersHs => {
                stage!(Hs, sampler_offsets, State3dSamplerStatePointersHs, pointer_to_hs_sampler_state)
            }
            C::State3dSamplerStatePointersDs => {
                stage!(Ds, sampler_offsets, State3dSamplerStatePointersDs, pointer_to_ds_sampler_state)
            }
            C::State3dSamplerStatePointersGs => {
                stage!(Gs, sampler_offsets, State3dSamplerStatePointersGs, pointer_to_gs_sampler_state)
            }
            C::State3dSamplerStatePointersPs => {
                stage!(Ps, sampler_offsets, State3dSamplerStatePointersPs, pointer_to_ps_sampler_state)
            }

            C::State3dStreamout => store!(State3dStreamout, sol.streamout),
            C::State3dSoBuffer => {
                let buffer = hw::State3dSoBuffer::decode(p, dwords);
                let index = buffer.so_buffer_index as usize & 3;
                bound.sol.buffers[index] = buffer;
                bound.sol.offset_pending[index] = buffer.stream_offset_write_enable;
            }
            C::State3dSoDeclList => {
                store!(State3dSoDeclList, sol.decl_list);
                bound.sol.decls.clear();
                bound.sol.decls.extend(hw::State3dSoDeclList::tail(p, dwords));
            }
            C::State3dClip => store!(State3dClip, clip),
            C::State3dRaster => store!(State3dRaster, raster),
            C::State3dSf => store!(State3dSf, sf),
            C::State3dSbe => store!(State3dSbe, sbe),
            C::State3dSbeSwiz => store!(State3dSbeSwiz, sbe_swiz),
            C::State3dDrawingRectangle => store!(State3dDrawingRectangle, drawing_rectangle),
            C::State3dViewportStatePointersSfClip => {
                store!(State3dViewportStatePointersSfClip, viewport_pointers_sf_clip)
            }
            C::State3dViewportStatePointersCc => store!(State3dViewportStatePointersCc, viewport_pointers_cc),
            C::State3dScissorStatePointers => store!(State3dScissorStatePointers, scissor_pointers),

            C::State3dWm => store!(State3dWm, wm),
            C::State3dWmDepthStencil => store!(State3dWmDepthStencil, wm_depth_stencil),
            C::State3dWmChromakey => store!(State3dWmChromakey, wm_chromakey),
            C::State3dWmHzOp => {
                store!(State3dWmHzOp, wm_hz_op);
                let op = &bound.wm_hz_op;
                if op.depth_buffer_clear_enable
                    || op.stencil_buffer_clear_enable
                    || op.depth_buffer_resolve_enable
                    || op.hierarchical_depth_buffer_resolve_enable
                {
                    return backend::clear_or_resolve(bound, executor, space, cx);
                }
            }
            C::State3dPs => store!(State3dPs, ps),
            C::State3dPsExtra => store!(State3dPsExtra, ps_extra),
            C::State3dPsBlend => store!(State3dPsBlend, ps_blend),
            // Pointers without a bit that says so are always valid.
            C::State3dBlendStatePointers => {
                store!(State3dBlendStatePointers, blend_state_pointers);
                bound.blend_state_pointers.blend_state_pointer_valid |= !p.has(Feature::BlendStateHeader);
            }
            C::State3dCcStatePointers => {
                store!(State3dCcStatePointers, cc_state_pointers);
                bound.cc_state_pointers.color_calc_state_pointer_valid |= !p.has(Feature::BlendStateHeader);
            }
            C::State3dDepthStencilStatePointers => {
                let pointers = hw::State3dDepthStencilStatePointers::decode(p, dwords);
                bound.depth_stencil_offset = Some(pointers.pointer_to_depth_stencil_state);
            }
            C::State3dDepthBuffer => store!(State3dDepthBuffer, depth_buffer),
            C::State3dStencilBuffer => store!(State3dStencilBuffer, stencil_buffer),
            C::State3dHierDepthBuffer => store!(State3dHierDepthBuffer, hier_depth_buffer),
            C::State3dClearParams => store!(State3dClearParams, clear_params),
            C::State3dMultisample => store!(State3dMultisample, multisample),
            C::State3dSamplePattern => store!(State3dSamplePattern, sample_pattern),
            C::State3dSampleMask => store!(State3dSampleMask, sample_mask),
            C::State3dLineStipple => store!(State3dLineStipple, line_stipple),
            C::State3dPolyStipplePattern => store!(State3dPolyStipplePattern, poly_stipple_pattern),
            C::State3dPolyStippleOffset => store!(State3dPolyStippleOffset, poly_stipple_offset),
            C::State3dAaLineParameters => store!(State3dAaLineParameters, aa_line_parameters),

            // Hints and allocations without an effect here: push constants are read straight from memory, there is
            // no prefetch, and which pipeline is selected only the streamer has to know.
            C::State3dPushConstantAllocVs
            | C::State3dPushConstantAllocHs
            | C::State3dPushConstantAllocDs
            | C::State3dPushConstantAllocGs
            | C::State3dPushConstantAllocPs
            | C::PipelineSelect
            | C::StatePrefetch
            // Where thread groups would be saved: they are never interrupted.
            | C::GpgpuCsrBaseAddress
            | C::PipeControl => {}
            // The system routine only runs at exceptions and breakpoints.
            C::StateSip => {}
            C::State3dMonofilterSize => cx.gap("SM-05", "3DSTATE_MONOFILTER_SIZE: the sampler does not use it"),
            C::State3dSamplerPaletteLoad0 | C::State3dSamplerPaletteLoad1 => {
                cx.gap("D63", format!("{}: the sampler does not use it", id.name()));
            }
            // Pools that are switched off, as the kernel's null state has them, change nothing.
            C::State3dGatherPoolAlloc => {
                if hw::State3dGatherPoolAlloc::decode(p, dwords).gather_pool_enable {
                    cx.gap("RS-05", "3DSTATE_GATHER_POOL_ALLOC: constants are not gathered");
                }
            }
            C::State3dDx9ConstantBufferPoolAlloc => {
                let pool = hw::State3dDx9ConstantBufferPoolAlloc::decode(p, dwords);
                if pool.dx9_constant_buffer_pool_enable {
                    cx.gap("RS-06", "3DSTATE_DX9_CONSTANT_BUFFER_POOL_ALLOC: constants are not gathered");
                }
            }
            C::State3dChromaKey => cx.gap("SM-10", "3DSTATE_CHROMA_KEY: colours are not keyed"),
            other => cx.gap("B001", format!("{} is not executed", other.name())),
        }
        cx.check()
    }

    fn primitive<'a, X: Executor, R: Registers>(
        &mut self,
        primitive: &hw::Primitive3d,
        executor: &mut X,
        registers: &mut R,
        kept: &mut Kept<'a>,
        cx: &Context,
    ) -> Result<(), Stop> {
        let space = kept.space;
        if primitive.predicate_enable {
            cx.used(System::CS02);
            if !registers.predicate() {
                return Ok(());
            }
        }
        let parameters = self.parameters(primitive, registers, cx);
        if primitive.indirect_parameter_enable || primitive.end_offset_enable {
            cx.used(System::CS06);
        }
        if parameters.vertex_count == 0 || parameters.instance_count == 0 {
            return Ok(());
        }
        executor.spend(Work::Draw, 1)?;
        cx.ids.draw.set(cx.ids.draw.get() + 1);
        if unbuilt::needed(&self.bound, cx)? {
            return Ok(());
        }
        self.bound.normalise(space, cx)?;
        self.bound.topology = parameters.topology;
        self.bound.constant_buffer_0_is_offset = constant_buffer_0_is_offset(registers, cx);
        executor.begin(cx);
        if writes_anywhere(&self.bound) {
            space.known().forget_all();
        }
        let progress = sol::begin(&mut self.bound.sol, registers, space)?;
        let recorded = cx.findings.total();
        let Self { bound, buffers, last_render_target, seen } = self;
        let found = kept.find(bound, &parameters, seen);
        let mut fresh = None;
        let resolved = match found {
            Some(resolved) => {
                let moved = std::mem::replace(&mut resolved.vertex_buffers, seen.vertex_buffers());
                let moved = moved != seen.vertex_buffers();
                resolved.draw.begin(bound, parameters, progress, moved, executor, cx)?;
                bound.topology = resolved.draw.topology();
                if let Some(pixels) = &mut resolved.pixels {
                    pixels.begin_draw(bound, executor, space, cx)?;
                }
                resolved
            }
            None => {
                let Some(draw) = Draw::new(bound, parameters, progress, executor, space, cx)? else {
                    return Ok(());
                };
                used::geometry(bound, &parameters, draw.topology(), draw.renders(), cx);
                bound.topology = draw.topology();
                let pixels =
                    if draw.renders() { PixelBackend::resolve(bound, executor, space, cx)? } else { None };
                let resolved = Resolved { draw, pixels, vertex_buffers: seen.vertex_buffers() };
                &mut **fresh.insert(Box::new(resolved))
            }
        };
        let Resolved { draw, pixels, .. } = resolved;
        match pixels {
            Some(backend) => {
                draw.run(buffers, executor, &mut Pixels { backend, registers }, cx)?;
                backend.finish(executor, registers, cx)?;
                let last = *last_render_target;
                *last_render_target = backend::first_render_target(bound, last, space, cx).or(last);
            }
            None => draw.run(buffers, executor, &mut Nowhere, cx)?,
        }
        draw.retire(bound, registers)?;
        let may_stay = cx.findings.total() == recorded && draw.may_be_kept();
        match fresh {
            Some(fresh) if may_stay => kept.keep(fresh),
            None if !may_stay => kept.forget(),
            _ => {}
        }
        Ok(())
    }

    fn parameters<R: Registers>(
        &self,
        primitive: &hw::Primitive3d,
        registers: &R,
        cx: &Context,
    ) -> Parameters {
        let in_state = cx.platform.has(Feature::TopologyInState);
        let topology = if in_state {
            self.bound.input.topology.primitive_topology_type
        } else {
            primitive.primitive_topology_type
        };
        let indexed = primitive.vertex_access_type == hw::Primitive3d::VERTEX_ACCESS_TYPE_RANDOM;
        let mut parameters = Parameters {
            vertex_count: primitive.vertex_count_per_instance,
            start_vertex: primitive.start_vertex_location,
            instance_count: primitive.instance_count,
            start_instance: primitive.start_instance_location,
            base_vertex: primitive.base_vertex_location,
            indexed,
            topology,
        };
        if primitive.indirect_parameter_enable {
            parameters.vertex_count = registers.read(indirect::VERTEX_COUNT);
            parameters.start_vertex = registers.read(indirect::START_VERTEX);
            parameters.instance_count = registers.read(indirect::INSTANCE_COUNT);
            parameters.start_instance = registers.read(indirect::START_INSTANCE);
            parameters.base_vertex = registers.read(indirect::BASE_VERTEX) as i32;
        }
        if primitive.end_offset_enable {
            // The count follows from how far vertex buffer 0 has been filled.
            let pitch = self.bound.input.buffers[0].buffer_pitch;
            let end = registers.read(indirect::END_OFFSET);
            parameters.vertex_count = end.checked_div(pitch).unwrap_or(0);
        }
        parameters
    }
}

/// Bytes of a buffer whose last one is stated.
fn bytes_to(start: u64, last: u64) -> u32 {
    u32::try_from((last + 1).saturating_sub(start)).unwrap_or(u32::MAX)
}

/// The draw may write memory that no render target and no depth buffer names.
fn writes_anywhere(bound: &Bound) -> bool {
    bound.ps_extra.pixel_shader_has_uav
        || bound.vs.accesses_uav
        || bound.hs.accesses_uav
        || bound.ds.accesses_uav
        || bound.gs.accesses_uav
        || bound.sol.streamout.so_function_enable
}

/// Whether push-constant buffer 0 is an offset into dynamic state; a mode bit of the streamer makes it an address.
fn constant_buffer_0_is_offset<R: Registers>(registers: &R, cx: &Context) -> bool {
    use hw::registers as r;
    let mode = registers.read(r::CS_DEBUG_MODE2);
    let instruction = registers.read(r::INSTPM);
    let p = cx.platform;
    !(r::CsDebugMode2::decode(p, &[mode]).constant_buffer_address_offset_disable
        || r::Instpm::decode(p, &[instruction]).constant_buffer_address_offset_disable)
}

#[cfg(test)]
mod tests;
