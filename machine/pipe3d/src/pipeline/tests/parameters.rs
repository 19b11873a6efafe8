//! Which vertices and instances 3DPRIMITIVE draws: its own numbers, those of registers, or none at all.

use super::vues::PLATFORMS;
use super::*;
use crate::bound::StageIndex;
use crate::testing::with_platform;
use hw::Platform;

/// Registers of indirect draws, in the order of their numbers: end offset, first vertex, vertices, instances, first
/// instance, base vertex.
const REGISTERS: [u32; 6] = [0x2420, 0x2430, 0x2434, 0x2438, 0x243c, 0x2440];

/// Eight vertices whose attribute is their number.
fn numbered() -> Bench {
    let mut bench = bench(&std::array::from_fn::<_, 8, _>(|index| [0.0, 0.0, index as f32]));
    bench.bound.input.topology.primitive_topology_type = topo::POINTLIST;
    bench.bound.depth_buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_NULL;
    bench
}

/// Executes a draw: the attributes of all vertices in the order in which they are shaded, and what was said.
fn drawn(platform: &'static Platform, bench: &mut Bench, draw: hw::Primitive3d) -> Vec<f32> {
    bench.executor.launches.clear();
    with_platform(platform, |cx| {
        let mut pipeline = Pipeline3d { bound: bench.bound.clone(), ..Default::default() };
        let (executor, registers) = (&mut bench.executor, &mut bench.registers);
        let words = draw.encode(platform);
        pipeline
            .command(CommandId::Primitive3d, &words, executor, registers, &mut Kept::new(&bench.space), cx)
            .unwrap();
        assert_eq!(cx.findings.list(), []);
    });
    let lanes = |(start, grf): &(ThreadStart, Grf)| -> Vec<f32> {
        let lit = (0..8).filter(|lane| start.dispatch_mask >> lane & 1 != 0);
        lit.map(|lane| f32::from_bits(grf.register(6)[lane])).collect()
    };
    bench.executor.launches.iter().flat_map(lanes).collect()
}

/// Three vertices from number 2 on.
fn three() -> hw::Primitive3d {
    hw::Primitive3d {
        primitive_topology_type: topo::POINTLIST,
        vertex_count_per_instance: 3,
        start_vertex_location: 2,
        instance_count: 1,
        ..Default::default()
    }
}

#[test]
fn a_predicated_draw_is_executed_when_the_predicate_is_set() {
    for platform in PLATFORMS {
        for (predicate_enable, predicate, executed) in
            [(false, false, true), (false, true, true), (true, false, false), (true, true, true)]
        {
            let mut bench = numbered();
            bench.registers.predicate = predicate;
            let vertices = drawn(platform, &mut bench, hw::Primitive3d { predicate_enable, ..three() });
            let expected: &[f32] = if executed { &[2.0, 3.0, 4.0] } else { &[] };
            assert_eq!(vertices, expected, "{predicate_enable} {predicate}");
            let counted = if executed { 3 } else { 0 };
            assert_eq!(
                bench.registers.total(Counter::IaVertices),
                counted,
                "what is left out is not counted"
            );
        }
    }
}

#[test]
fn an_indirect_draw_takes_its_numbers_from_registers() {
    for platform in PLATFORMS {
        let draw = |indirect_parameter_enable| hw::Primitive3d {
            indirect_parameter_enable,
            vertex_count_per_instance: 3,
            start_vertex_location: 4,
            instance_count: 2,
            ..three()
        };
        let mut bench = numbered();
        for (register, value) in REGISTERS.into_iter().zip([1000, 1, 4, 1, 0, 0]) {
            bench.registers.write(register, value);
        }
        assert_eq!(drawn(platform, &mut bench, draw(false)), [4.0, 5.0, 6.0, 4.0, 5.0, 6.0]);
        assert_eq!(drawn(platform, &mut bench, draw(true)), [1.0, 2.0, 3.0, 4.0]);
        // None of either draws nothing and counts nothing.
        for (vertices, instances) in [(0, 1), (4, 0)] {
            let mut bench = numbered();
            bench.registers.write(REGISTERS[2], vertices);
            bench.registers.write(REGISTERS[3], instances);
            assert_eq!(drawn(platform, &mut bench, draw(true)), []);
            assert!(bench.registers.counted.is_empty());
        }
    }
}

#[test]
fn the_first_instance_and_the_base_vertex_are_those_of_the_draw_or_of_registers() {
    for platform in PLATFORMS {
        let draw = |indirect_parameter_enable| hw::Primitive3d {
            indirect_parameter_enable,
            vertex_count_per_instance: 1,
            start_vertex_location: 0,
            instance_count: 3,
            start_instance_location: 4,
            ..three()
        };
        let mut bench = numbered();
        bench.bound.input.instancing[1].instancing_enable = true;
        bench.bound.input.instancing[1].instance_data_step_rate = 1;
        for (register, value) in REGISTERS.into_iter().zip([1000, 0, 1, 2, 5, 0]) {
            bench.registers.write(register, value);
        }
        assert_eq!(drawn(platform, &mut bench, draw(false)), [4.0, 5.0, 6.0]);
        assert_eq!(drawn(platform, &mut bench, draw(true)), [5.0, 6.0]);
        // Indices 3, 4, 5 from the second on; the base may be negative.
        let mut bench = numbered();
        bench.indices(&[9, 3, 4, 5]);
        let draw = |indirect_parameter_enable, base_vertex_location| hw::Primitive3d {
            vertex_access_type: hw::Primitive3d::VERTEX_ACCESS_TYPE_RANDOM,
            indirect_parameter_enable,
            start_vertex_location: 1,
            base_vertex_location,
            ..three()
        };
        for (register, value) in REGISTERS.into_iter().zip([1000, 2, 2, 1, 0, -4_i32 as u32]) {
            bench.registers.write(register, value);
        }
        assert_eq!(drawn(platform, &mut bench, draw(false, 2)), [5.0, 6.0, 7.0]);
        assert_eq!(drawn(platform, &mut bench, draw(false, -3)), [0.0, 1.0, 2.0]);
        assert_eq!(drawn(platform, &mut bench, draw(true, 7)), [0.0, 1.0]);
    }
}

#[test]
fn a_draw_that_ends_at_an_offset_has_the_whole_vertices_before_it() {
    for platform in PLATFORMS {
        // Vertices have 12 bytes.
        for (end, expected) in
            [(0, &[][..]), (11, &[]), (12, &[2.0]), (35, &[2.0, 3.0]), (36, &[2.0, 3.0, 4.0])]
        {
            let mut bench = numbered();
            bench.registers.write(REGISTERS[0], end);
            let draw = hw::Primitive3d { end_offset_enable: true, vertex_count_per_instance: 7, ..three() };
            assert_eq!(drawn(platform, &mut bench, draw), expected, "{end}");
        }
    }
}

#[test]
fn each_base_address_changes_alone_and_only_when_its_enable_is_set() {
    type Edit = fn(&mut hw::StateBaseAddress);
    for platform in PLATFORMS {
        let all = hw::StateBaseAddress {
            general_state_base_address: 0x1_0000_1000,
            surface_state_base_address: 0x2_0000_2000,
            dynamic_state_base_address: 0x3_0000_3000,
            indirect_object_base_address: 0x4_0000_4000,
            instruction_base_address: 0xffff_8000_0000_5000,
            bindless_surface_state_base_address: 0x6_0000_6000,
            bindless_surface_state_size: 8,
            general_state_buffer_size: 7,
            dynamic_state_buffer_size: 11,
            ..Default::default()
        };
        let nothing = crate::bound::Bases::default();
        let cases: [(Edit, crate::bound::Bases); 8] = [
            (|_| (), nothing),
            (
                |c| c.general_state_base_address_modify_enable = true,
                crate::bound::Bases { general: GraphicsAddress(0x1_0000_1000), ..nothing },
            ),
            (
                |c| c.surface_state_base_address_modify_enable = true,
                crate::bound::Bases { surface: GraphicsAddress(0x2_0000_2000), ..nothing },
            ),
            (
                |c| c.dynamic_state_base_address_modify_enable = true,
                crate::bound::Bases { dynamic: GraphicsAddress(0x3_0000_3000), ..nothing },
            ),
            (
                |c| c.indirect_object_base_address_modify_enable = true,
                crate::bound::Bases { indirect: GraphicsAddress(0x4_0000_4000), ..nothing },
            ),
            (
                |c| c.instruction_base_address_modify_enable = true,
                crate::bound::Bases { instruction: GraphicsAddress(0x8000_0000_5000), ..nothing },
            ),
            (
                |c| c.general_state_buffer_size_modify_enable = true,
                crate::bound::Bases { general_bytes: 0x7000, ..nothing },
            ),
            (
                |c| c.dynamic_state_buffer_size_modify_enable = true,
                crate::bound::Bases { dynamic_bytes: 0xb000, ..nothing },
            ),
        ];
        let mut bench = bench(&[]);
        let mut after = |pipeline: &mut Pipeline3d, command: hw::StateBaseAddress| {
            with_platform(platform, |cx| {
                let (executor, registers) = (&mut bench.executor, &mut bench.registers);
                let words = command.encode(platform);
                pipeline
                    .command(
                        CommandId::StateBaseAddress,
                        &words,
                        executor,
                        registers,
                        &mut Kept::new(&bench.space),
                        cx,
                    )
                    .unwrap();
                pipeline.bound.bases
            })
        };
        for (index, (edit, expected)) in cases.into_iter().enumerate() {
            let mut command = all;
            edit(&mut command);
            assert_eq!(after(&mut Pipeline3d::default(), command), expected, "{index}");
        }
        // Gen8 has no bindless surfaces. The size is one less than the number, and comes with the address.
        let mut pipeline = Pipeline3d::default();
        let bindless =
            hw::StateBaseAddress { bindless_surface_state_base_address_modify_enable: true, ..all };
        let bases = after(&mut pipeline, bindless);
        let expected = if platform.name == "bdw" { (0, 0) } else { (0x6_0000_6000, 9) };
        assert_eq!((bases.bindless_surface.0, bases.bindless_surface_count), expected);
        // What was set stays when another one is.
        let other = hw::StateBaseAddress { surface_state_base_address_modify_enable: true, ..all };
        let bases = after(&mut pipeline, other);
        assert_eq!((bases.surface.0, bases.bindless_surface.0), (0x2_0000_2000, expected.0));
    }
}

#[test]
fn the_first_constant_buffer_is_an_offset_until_a_mode_makes_it_an_address() {
    // The mode of Gen8 and that of Gen9, bits of each.
    const INSTPM: (u32, u32) = (0x20c0, 1 << 6);
    const CS_DEBUG_MODE2: (u32, u32) = (0x20d8, 1 << 4);
    for platform in PLATFORMS {
        let mode = if platform.name == "bdw" { INSTPM } else { CS_DEBUG_MODE2 };
        for (value, expected) in [(0, 0x77), (!mode.1, 0x77), (mode.1, 0x88)] {
            let mut bench = numbered();
            // Dynamic state begins at 5000h, so that the offset 3000h is the address 8000h.
            bench.space.write_u32(GraphicsAddress(STATE + 0x3000), 0x77).unwrap();
            bench.space.write_u32(GraphicsAddress(0x3000), 0x88).unwrap();
            bench.space.write_u32(GraphicsAddress(CONSTANTS), 0x99).unwrap();
            let constants = &mut bench.bound.constants[0];
            (constants.read_length[0], constants.buffer[0]) = (1, 0x3000);
            // The other buffers are addresses always.
            (constants.read_length[1], constants.buffer[1]) = (1, CONSTANTS);
            bench.bound.vs.dispatch_grf_start_register_for_urb_data = 2;
            bench.registers.write(mode.0, value);
            drawn(platform, &mut bench, three());
            let grf = &bench.executor.launches[0].1;
            assert_eq!(
                [2, 3].map(|row| grf.register(row)[0]),
                [expected, 0x99],
                "{} {value:#x}",
                platform.name
            );
        }
    }
}

#[test]
fn each_pointer_of_a_stage_is_counted_from_its_own_base() {
    for platform in PLATFORMS {
        let mut bench = numbered();
        let bound = &mut bench.bound;
        bound.bases.general = GraphicsAddress(0x100_0000);
        bound.bases.general_bytes = 0x9000;
        bound.bases.surface = GraphicsAddress(0x200_0000);
        bound.bases.instruction = GraphicsAddress(0x400_0000);
        bound.bases.bindless_surface = GraphicsAddress(0x800_0000);
        bound.bases.bindless_surface_count = 5;
        bound.binding_table_offsets = [0x20, 0x40, 0x60, 0x80, 0xa0];
        bound.sampler_offsets = [0x120, 0x140, 0x160, 0x180, 0x1a0];
        bound.vs.kernel_start_pointer = 0x1c0;
        bound.vs.scratch_space_base_pointer = 0x3000;
        bound.vs.per_thread_scratch_space = 2;
        drawn(platform, &mut bench, three());
        let kernels: Vec<_> =
            bench.executor.kernels.iter().map(|k| (k.stage, k.address.0, k.instruction_base.0)).collect();
        assert_eq!(kernels[0], (ports::Stage::Vertex, 0x400_01c0, 0x400_0000));
        let site = bench.executor.sites[0];
        assert_eq!(
            (site.stage, site.surface_state_base.0, site.binding_table.0),
            (ports::Stage::Vertex, 0x200_0000, 0x200_0020)
        );
        assert_eq!((site.dynamic_state_base.0, site.sampler_state.0), (STATE, STATE + 0x120));
        assert_eq!((site.general_state_base.0, site.general_state_bytes), (0x100_0000, 0x9000));
        assert_eq!((site.scratch.0, site.scratch_bytes_per_thread), (0x100_3000, 4096));
        assert_eq!((site.bindless_surface_state_base.0, site.bindless_surface_state_count), (0x800_0000, 5));
        // The other stages have tables and samplers of their own.
        for (index, stage) in [StageIndex::Vs, StageIndex::Hs, StageIndex::Ds, StageIndex::Gs, StageIndex::Ps]
            .into_iter()
            .enumerate()
        {
            let site = bench.bound.site(stage, 0, 2);
            let step = 0x20 * index as u64;
            assert_eq!(
                (site.binding_table.0, site.sampler_state.0),
                (0x200_0020 + step, STATE + 0x120 + step)
            );
            assert_eq!(
                (site.stage, site.scratch_bytes_per_thread),
                (stage.stage(), 0),
                "no scratch without a pointer"
            );
        }
        let pool = hw::State3dBindingTablePoolAlloc {
            binding_table_pool_enable: true,
            binding_table_pool_base_address: 0x1000_0000,
            ..Default::default()
        };
        bench.bound.binding_table_pool = pool;
        assert_eq!(
            bench.bound.site(StageIndex::Ps, 0, 0).binding_table.0,
            0x1000_00a0,
            "a pool takes the base's place"
        );
    }
}
