//! Draws that need what is not built say so and launch nothing.

use super::*;
use crate::testing::with_platform;
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};

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
fn a_draw_whose_parts_are_all_built_runs_its_threads() {
    for platform in [&BDW, &SKL, &BXT] {
        assert_eq!(gaps(platform, &mut triangle_bench()), (vec![], 1), "{}", platform.name);
    }
}

#[test]
fn dispatch_modes_of_the_other_stages_that_are_not_built_leave_the_draw_out() {
    type Edit = fn(&mut Bound);
    let cases: [(&str, Edit); 3] = [
        ("B034", |bound| {
            bound.hs.enable = true;
            bound.hs.dispatch_mode = hw::State3dHs::DISPATCH_MODE_DUAL_PATCH;
        }),
        ("B035", |bound| {
            bound.hs.enable = true;
            bound.hs.dispatch_mode = hw::State3dHs::DISPATCH_MODE_8_PATCH;
        }),
        ("B053", |bound| {
            bound.gs.enable = true;
            bound.gs.include_vertex_handles = true;
            bound.gs.dispatch_mode = hw::State3dGs::DISPATCH_MODE_DUAL_OBJECT;
        }),
    ];
    for (system, edit) in cases {
        let mut bench = triangle_bench();
        edit(&mut bench.bound);
        assert_eq!(gaps(&SKL, &mut bench), (vec![system], 0));
    }
}
