//! The bound state as commands: what a context image holds of the 3D pipeline.
//!
//! Source: [skl.7:Register State Context]. Executing the commands in their order on a pipeline in its reset state gives
//! the same bound state; state that was never set gives no command where its reset state cannot be written down.
//! Deliberately absent: what commands do at once (clears, offsets of stream output that were loaded), working buffers.

use crate::bound::{Bases, Bound, StageIndex, UrbPool};
use crate::pipeline::Pipeline3d;
use hw::Platform;
use hw::command::CommandId;

/// Starting addresses of URB pools count 8 KiB, in units of 64 bytes.
const START_HANDLES: u32 = 128;
/// Sizes of STATE_BASE_ADDRESS count pages.
const PAGE_BYTES: u64 = 4096;

impl Pipeline3d {
    /// Passes every state command that brings this state back to `put`, base addresses first.
    pub fn save(&self, platform: &Platform, put: &mut dyn FnMut(CommandId, Vec<u32>)) {
        let bound = &self.bound;
        put(CommandId::StateBaseAddress, bases(&bound.bases).encode(platform));
        fixed(bound, platform, put);
        stages(bound, platform, put);
        input(bound, platform, put);
        stream_output(bound, platform, put);
    }
}

fn bases(bases: &Bases) -> hw::StateBaseAddress {
    let pages = |bytes: u64| (bytes / PAGE_BYTES) as u32;
    hw::StateBaseAddress {
        general_state_base_address_modify_enable: true,
        general_state_base_address: bases.general.0,
        general_state_buffer_size_modify_enable: true,
        general_state_buffer_size: pages(bases.general_bytes),
        surface_state_base_address_modify_enable: true,
        surface_state_base_address: bases.surface.0,
        dynamic_state_base_address_modify_enable: true,
        dynamic_state_base_address: bases.dynamic.0,
        dynamic_state_buffer_size_modify_enable: true,
        dynamic_state_buffer_size: pages(bases.dynamic_bytes),
        indirect_object_base_address_modify_enable: true,
        indirect_object_base_address: bases.indirect.0,
        instruction_base_address_modify_enable: true,
        instruction_base_address: bases.instruction.0,
        bindless_surface_state_base_address_modify_enable: bases.bindless_surface_count > 0,
        bindless_surface_state_base_address: bases.bindless_surface.0,
        bindless_surface_state_size: bases.bindless_surface_count.saturating_sub(1),
        ..Default::default()
    }
}

/// Commands that are stored whole.
fn fixed(bound: &Bound, platform: &Platform, put: &mut dyn FnMut(CommandId, Vec<u32>)) {
    macro_rules! put {
        ($($command:ident $($place:ident).+;)+) => {
            $(put(CommandId::$command, bound.$($place).+.encode(platform));)+
        };
    }
    put! {
        State3dBindingTablePoolAlloc binding_table_pool;
        State3dVs vs;
        State3dHs hs;
        State3dTe te;
        State3dDs ds;
        State3dGs gs;
        State3dStreamout sol.streamout;
        State3dClip clip;
        State3dSf sf;
        State3dScissorStatePointers scissor_pointers;
        State3dViewportStatePointersSfClip viewport_pointers_sf_clip;
        State3dRaster raster;
        State3dMultisample multisample;
        State3dDrawingRectangle drawing_rectangle;
        State3dWm wm;
        State3dViewportStatePointersCc viewport_pointers_cc;
        State3dCcStatePointers cc_state_pointers;
        State3dSampleMask sample_mask;
        State3dWmDepthStencil wm_depth_stencil;
        State3dWmChromakey wm_chromakey;
        State3dDepthBuffer depth_buffer;
        State3dHierDepthBuffer hier_depth_buffer;
        State3dStencilBuffer stencil_buffer;
        State3dClearParams clear_params;
        State3dSbe sbe;
        State3dSbeSwiz sbe_swiz;
        State3dPs ps;
        State3dBlendStatePointers blend_state_pointers;
        State3dPsExtra ps_extra;
        State3dPsBlend ps_blend;
        State3dSamplePattern sample_pattern;
        State3dPolyStipplePattern poly_stipple_pattern;
        State3dAaLineParameters aa_line_parameters;
        State3dPolyStippleOffset poly_stipple_offset;
        State3dLineStipple line_stipple;
        State3dIndexBuffer input.index_buffer;
        State3dVfStatistics input.statistics;
        State3dVf input.vf;
        State3dVfSgvs input.sgvs;
        State3dVfTopology input.topology;
        State3dVfComponentPacking input.component_packing;
    }
    // The operation itself was carried out; bringing it back must not clear anything again.
    let operation = hw::State3dWmHzOp {
        depth_buffer_clear_enable: false,
        stencil_buffer_clear_enable: false,
        depth_buffer_resolve_enable: false,
        hierarchical_depth_buffer_resolve_enable: false,
        ..bound.wm_hz_op
    };
    put(CommandId::State3dWmHzOp, operation.encode(platform));
    if let Some(offset) = bound.depth_stencil_offset {
        let pointers = hw::State3dDepthStencilStatePointers {
            pointer_to_depth_stencil_state: offset,
            ..Default::default()
        };
        put(CommandId::State3dDepthStencilStatePointers, pointers.encode(platform));
    }
}

/// What every stage has: constants, tables, URB entries.
fn stages(bound: &Bound, platform: &Platform, put: &mut dyn FnMut(CommandId, Vec<u32>)) {
    macro_rules! stage {
        ($stage:ident, $constant:ident, $tables:ident $table:ident, $samplers:ident $sampler:ident) => {{
            let index = StageIndex::$stage as usize;
            let constant = hw::$constant { constant_body: bound.constants[index], ..Default::default() };
            put(CommandId::$constant, constant.encode(platform));
            let tables = hw::$tables { $table: bound.binding_table_offsets[index], ..Default::default() };
            put(CommandId::$tables, tables.encode(platform));
            let samplers = hw::$samplers { $sampler: bound.sampler_offsets[index], ..Default::default() };
            put(CommandId::$samplers, samplers.encode(platform));
        }};
    }
    macro_rules! urb {
        ($stage:ident, $command:ident, $start:ident, $size:ident, $count:ident) => {{
            let pool = bound.urb[StageIndex::$stage as usize];
            if pool != UrbPool::default() {
                let command = hw::$command {
                    $start: pool.start_handle / START_HANDLES,
                    $size: pool.entry_handles.saturating_sub(1),
                    $count: pool.entries,
                    ..Default::default()
                };
                put(CommandId::$command, command.encode(platform));
            }
        }};
    }
    stage!(
        Vs,
        State3dConstantVs,
        State3dBindingTablePointersVs pointer_to_vs_binding_table,
        State3dSamplerStatePointersVs pointer_to_vs_sampler_state
    );
    stage!(
        Hs,
        State3dConstantHs,
        State3dBindingTablePointersHs pointer_to_hs_binding_table,
        State3dSamplerStatePointersHs pointer_to_hs_sampler_state
    );
    stage!(
        Ds,
        State3dConstantDs,
        State3dBindingTablePointersDs pointer_to_ds_binding_table,
        State3dSamplerStatePointersDs pointer_to_ds_sampler_state
    );
    stage!(
        Gs,
        State3dConstantGs,
        State3dBindingTablePointersGs pointer_to_gs_binding_table,
        State3dSamplerStatePointersGs pointer_to_gs_sampler_state
    );
    stage!(
        Ps,
        State3dConstantPs,
        State3dBindingTablePointersPs pointer_to_ps_binding_table,
        State3dSamplerStatePointersPs pointer_to_ps_sampler_state
    );
    urb!(Vs, State3dUrbVs, vs_urb_starting_address, vs_urb_entry_allocation_size, vs_number_of_urb_entries);
    urb!(Hs, State3dUrbHs, hs_urb_starting_address, hs_urb_entry_allocation_size, hs_number_of_urb_entries);
    urb!(Ds, State3dUrbDs, ds_urb_starting_address, ds_urb_entry_allocation_size, ds_number_of_urb_entries);
    urb!(Gs, State3dUrbGs, gs_urb_starting_address, gs_urb_entry_allocation_size, gs_number_of_urb_entries);
}

/// The header of a command whose tail has `dwords` DWords: lengths leave out the first two of a command.
fn tail_length(header_dwords: u32, tail_dwords: usize) -> u32 {
    header_dwords + tail_dwords as u32 - 2
}

fn input(bound: &Bound, platform: &Platform, put: &mut dyn FnMut(CommandId, Vec<u32>)) {
    let input = &bound.input;
    let set = input.buffers.iter().enumerate().filter(|(index, _)| input.buffers_set >> index & 1 != 0);
    let buffers: Vec<u32> = set
        .flat_map(|(_, &buffer)| {
            // A slot may have been set by a command that left its address alone.
            hw::VertexBufferState { address_modify_enable: true, ..buffer }.encode(platform)
        })
        .collect();
    if !buffers.is_empty() {
        let head = hw::State3dVertexBuffers { dword_length: tail_length(1, buffers.len()) };
        put(CommandId::State3dVertexBuffers, [head.encode(platform), buffers].concat());
    }
    let elements: Vec<u32> =
        input.elements[..input.element_count].iter().flat_map(|element| element.encode(platform)).collect();
    if !elements.is_empty() {
        let head = hw::State3dVertexElements { dword_length: tail_length(1, elements.len()) };
        put(CommandId::State3dVertexElements, [head.encode(platform), elements].concat());
    }
    for instancing in input.instancing.iter().filter(|instancing| instancing.instancing_enable) {
        put(CommandId::State3dVfInstancing, instancing.encode(platform));
    }
}

fn stream_output(bound: &Bound, platform: &Platform, put: &mut dyn FnMut(CommandId, Vec<u32>)) {
    let sol = &bound.sol;
    for (index, (buffer, &pending)) in (0..).zip(sol.buffers.iter().zip(&sol.offset_pending)) {
        // An offset that was loaded lives on in its register.
        let buffer =
            hw::State3dSoBuffer { so_buffer_index: index, stream_offset_write_enable: pending, ..*buffer };
        put(CommandId::State3dSoBuffer, buffer.encode(platform));
    }
    if !sol.decls.is_empty() {
        let decls: Vec<u32> = sol.decls.iter().flat_map(|entry| entry.encode(platform)).collect();
        let head = hw::State3dSoDeclList { dword_length: tail_length(3, decls.len()), ..sol.decl_list };
        put(CommandId::State3dSoDeclList, [head.encode(platform), decls].concat());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{FlatRegisters, FlatUrb, urb_without_account, with_context};
    use hw::platforms::{BDW, BXT, SKL};
    use memory::AddressSpace;
    use ports::{
        Executor, Grf, GroupResources, GroupThread, KernelId, KernelRequest, PixelThread, ThreadSite,
        ThreadStart,
    };
    use probe::{Context, Stop};

    /// Nobody is launched by state commands.
    struct Idle {
        urb: FlatUrb,
    }

    urb_without_account!(Idle);

    impl Executor for Idle {
        fn prepare(&mut self, _: &KernelRequest, _: &Context) -> Result<KernelId, Stop> {
            Ok(KernelId(0))
        }
        fn begin(&mut self, _: &Context) {}
        fn launch<P: PixelThread>(
            &mut self,
            _: KernelId,
            _: &ThreadSite,
            _: &ThreadStart,
            _: &mut Grf,
            _: &mut P,
            _: &Context,
        ) -> Result<(), Stop> {
            unreachable!("a state command launches a thread")
        }
        fn launch_group(
            &mut self,
            _: KernelId,
            _: &ThreadSite,
            _: &mut [GroupThread],
            _: GroupResources,
            _: &mut ports::Preemption,
            _: &Context,
        ) -> Result<(), Stop> {
            unreachable!("a state command launches a group")
        }
    }

    fn saved(pipeline: &Pipeline3d, platform: &Platform) -> Vec<(CommandId, Vec<u32>)> {
        let mut commands = Vec::new();
        pipeline.save(platform, &mut |id, dwords| commands.push((id, dwords)));
        commands
    }

    fn execute(pipeline: &mut Pipeline3d, commands: &[(CommandId, Vec<u32>)], cx: &Context) {
        let space = AddressSpace::new(1 << 20).unwrap();
        let mut executor = Idle { urb: FlatUrb::new(64) };
        let mut registers = FlatRegisters::default();
        for (id, dwords) in commands {
            pipeline
                .command(*id, dwords, &mut executor, &mut registers, &mut crate::Kept::new(&space), cx)
                .unwrap();
        }
    }

    #[test]
    fn what_is_saved_brings_every_bit_of_state_back() {
        for platform in [&SKL, &BDW, &BXT] {
            let mut bits = 0x2545_f491_4f6c_dd1d_u64;
            let mut random = || {
                bits ^= bits << 13;
                bits ^= bits >> 7;
                bits ^= bits << 17;
                bits as u32
            };
            let findings = probe::Findings::new(false);
            let ids = probe::Ids::default();
            let cx = Context { platform, findings: &findings, ids: &ids };
            // The commands of a pipeline with something in every list, with random contents.
            let mut first = Pipeline3d::default();
            first.bound.urb = [UrbPool { start_handle: 128, entry_handles: 1, entries: 1 }; 4];
            first.bound.input.buffers_set = (1 << 33) - 1;
            first.bound.input.element_count = 34;
            first.bound.input.instancing[0].instancing_enable = true;
            first.bound.sol.decls = vec![hw::SoDeclEntry::default(); 128];
            let mut commands = saved(&first, platform);
            for (id, dwords) in &mut commands {
                if *id != CommandId::State3dWmHzOp {
                    dwords[1..].iter_mut().for_each(|dword| *dword = random());
                }
            }
            let mut original = Pipeline3d::default();
            for _ in 0..3 {
                execute(&mut original, &commands, &cx);
                commands.retain(|(id, _)| {
                    matches!(id, CommandId::State3dVfInstancing | CommandId::State3dSoBuffer)
                });
                commands.iter_mut().for_each(|(_, dwords)| dwords[1] = random());
            }
            let mut restored = Pipeline3d::default();
            execute(&mut restored, &saved(&original, platform), &cx);

            // What is the same and looks different.
            let input = &mut original.bound.input;
            for (index, slot) in input.instancing.iter_mut().enumerate() {
                if !slot.instancing_enable {
                    *slot = hw::State3dVfInstancing::default();
                } else {
                    assert_eq!(slot.vertex_element_index as usize, index);
                }
            }
            for (index, slot) in input.buffers.iter_mut().enumerate() {
                slot.address_modify_enable = input.buffers_set >> index & 1 != 0;
            }
            for (index, buffer) in (0..).zip(&mut original.bound.sol.buffers) {
                buffer.so_buffer_index = index;
            }
            let lines = |pipeline: &Pipeline3d| format!("{:#?}", pipeline.bound);
            for (line, other) in lines(&original).lines().zip(lines(&restored).lines()) {
                assert_eq!(line, other, "{}", platform.name);
            }
            assert_eq!(lines(&original).len(), lines(&restored).len());
        }
    }

    #[test]
    fn a_clear_that_was_done_is_not_done_again() {
        with_context(|cx| {
            let mut pipeline = Pipeline3d::default();
            let operation = &mut pipeline.bound.wm_hz_op;
            operation.depth_buffer_clear_enable = true;
            operation.stencil_buffer_clear_enable = true;
            operation.depth_buffer_resolve_enable = true;
            operation.hierarchical_depth_buffer_resolve_enable = true;
            operation.sample_mask = 5;
            operation.clear_rectangle_x_max = 7;
            // No depth buffer is bound to an address that exists.
            pipeline.bound.depth_buffer.surface_base_address = 0x7000_0000;
            let mut restored = Pipeline3d::default();
            execute(&mut restored, &saved(&pipeline, cx.platform), cx);
            let kept = hw::State3dWmHzOp { sample_mask: 5, clear_rectangle_x_max: 7, ..Default::default() };
            assert_eq!(restored.bound.wm_hz_op, hw::State3dWmHzOp { dword_length: 3, ..kept });
        });
    }
}
