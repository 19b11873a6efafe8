//! Draws that need what is not built say so and launch nothing.

use super::*;
use crate::testing::with_platform;
use hw::Platform;
use hw::platforms::{BDW, BXT, BYT, SKL};

/// Executes 3DPRIMITIVE for a triangle over the state of `bench`: the systems of its Gaps in order, and the launches.
fn gaps(platform: &'static Platform, bench: &mut Bench) -> (Vec<&'static str>, usize) {
    with_platform(platform, |cx| {
        let mut pipeline = Pipeline3d { bound: bench.bound.clone(), ..Default::default() };
        let primitive = hw::Primitive3d {
            primitive_topology_type: topo::TRILIST,
            vertex_count_per_instance: 3,
            instance_count: 1,
            ..Default::default()
        };
        let (executor, registers) = (&mut bench.executor, &mut bench.registers);
        let words = primitive.encode(platform);
        pipeline
            .command(CommandId::Primitive3d, &words, executor, registers, &mut Kept::new(&bench.space), cx)
            .unwrap();
        let systems = cx.findings.list().into_iter().map(|(finding, _)| {
            assert_eq!(finding.kind, probe::Kind::Gap, "{finding:?}");
            finding.system
        });
        (systems.collect(), bench.executor.launches.len())
    })
}

fn triangle_bench() -> Bench {
    let mut bench = bench(&CORNERS);
    bench.bound.input.topology.primitive_topology_type = topo::TRILIST;
    bench.bound.depth_buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_NULL;
    // Drivers say it twice.
    let (sf, clip) = (&bench.bound.sf, &mut bench.bound.clip);
    clip.triangle_strip_list_provoking_vertex_select = sf.triangle_strip_list_provoking_vertex_select;
    clip.triangle_fan_provoking_vertex_select = sf.triangle_fan_provoking_vertex_select;
    clip.line_strip_list_provoking_vertex_select = sf.line_strip_list_provoking_vertex_select;
    bench
}

#[test]
fn a_draw_whose_vertex_threads_are_simd4x2_launches_nothing() {
    for platform in [&BDW, &SKL, &BXT] {
        assert_eq!(gaps(platform, &mut triangle_bench()), (vec![], 1), "{}", platform.name);
        let mut bench = triangle_bench();
        bench.bound.vs.simd8_dispatch_enable = false;
        assert_eq!(gaps(platform, &mut bench), (vec!["B028"], 0), "{}", platform.name);
        assert!(bench.registers.counted.is_empty(), "{:?}", bench.registers.counted);
    }
}

#[test]
fn dispatch_modes_of_the_other_stages_that_are_not_built_leave_the_draw_out() {
    type Edit = fn(&mut Bound);
    let cases: [(&str, Edit); 5] = [
        ("B034", |bound| {
            bound.hs.enable = true;
            bound.hs.dispatch_mode = hw::State3dHs::DISPATCH_MODE_DUAL_PATCH;
        }),
        ("B035", |bound| {
            bound.hs.enable = true;
            bound.hs.dispatch_mode = hw::State3dHs::DISPATCH_MODE_8_PATCH;
        }),
        ("B046", |bound| {
            bound.ds.enable = true;
            bound.ds.dispatch_mode = hw::State3dDs::DISPATCH_MODE_SIMD4X2;
        }),
        ("B053", |bound| {
            bound.gs.enable = true;
            bound.gs.dispatch_mode = hw::State3dGs::DISPATCH_MODE_DUAL_OBJECT;
        }),
        ("B053", |bound| bound.gs.enable = true),
    ];
    for (system, edit) in cases {
        let mut bench = triangle_bench();
        edit(&mut bench.bound);
        assert_eq!(gaps(&SKL, &mut bench), (vec![system], 0));
    }
}

#[test]
fn a_draw_on_bay_trail_names_every_part_that_it_needed_and_launches_nothing() {
    let mut bench = triangle_bench();
    bench.bound.vs.simd8_dispatch_enable = false;
    // A draw of a driver: pixel threads, depth, an instanced attribute.
    bench.bound.wm.thread_dispatch_enable = true;
    bench.bound.sbe.attribute_swizzle_enable = true;
    bench.bound.depth_buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D;
    bench.bound.input.buffers[1].buffer_access_type = hw::VertexBufferState::BUFFER_ACCESS_TYPE_INSTANCEDATA;
    let want =
        ["B020", "B024", "B028", "B060", "B073", "B078", "B084", "B091", "B096", "B104", "B123"].to_vec();
    assert_eq!(gaps(&BYT, &mut bench), (want.clone(), 0));
    // A clear of depth is a draw without pixel threads.
    bench.bound.wm.thread_dispatch_enable = false;
    bench.bound.wm.depth_buffer_clear = true;
    let without = |out: &[&str], plus: &'static str| {
        let mut systems: Vec<_> = want.iter().copied().filter(|system| !out.contains(system)).collect();
        systems.push(plus);
        systems.sort_unstable();
        systems
    };
    assert_eq!(gaps(&BYT, &mut bench), (without(&["B084", "B104", "B123"], "B092"), 0));
    // Stream output without rendering needs nothing behind SOL.
    bench.bound.wm.depth_buffer_clear = false;
    bench.bound.sol.streamout.so_function_enable = true;
    bench.bound.sol.streamout.rendering_disable = true;
    assert_eq!(
        gaps(&BYT, &mut bench),
        (without(&["B073", "B078", "B084", "B096", "B104", "B123"], "B056"), 0)
    );
}
