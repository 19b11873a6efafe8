//! HS, TE and DS: what their threads are given, and which points and objects a patch becomes.

use super::machine::{CONSTANTS, DS, HS, Launch, Machine, VS, firsts};
use super::stages::on;
use super::vues::PLATFORMS;
use super::*;
use hw::Platform;
use ports::{Stage, Urb};

/// A register of constants for a stage.
fn with_constants(m: &mut Machine, name: &str) {
    m.store(CONSTANTS, &[71, 72, 73, 74, 75, 76, 77, 78]);
    m.run(&format!(
        "3DSTATE_CONSTANT_{name}\n  Constant Body.Read Length[3] = 1\n  Constant Body.Buffer[3] = {CONSTANTS:#x}\n"
    ));
}

/// Hull threads leave these eight DWords as the header of every patch, and its number behind it; domain threads, the
/// place of their point in 1/48 and the patch's number.
fn machine(platform: &'static Platform, program: fn(&mut FlatUrb, &Launch)) -> Machine {
    let mut m = Machine::over(platform);
    m.counted_vertices(4, 18);
    m.threads.program = program;
    m
}

const fn header(factors: [f32; 8]) -> [u32; 8] {
    let mut dwords = [0; 8];
    let mut index = 0;
    while index < 8 {
        dwords[index] = factors[index].to_bits();
        index += 1;
    }
    dwords
}

fn hull(urb: &mut FlatUrb, launch: &Launch, header: [u32; 8]) {
    let record = UrbHandle(launch.grf.register(0)[0]);
    urb.store(record, 0, &header);
    let behind: Vec<u32> = (0..16).map(|d| 100 * launch.grf.register(0)[1] + d).collect();
    urb.store(record, 8, &behind);
}

/// Writes u and v in 1/48 and the PrimitiveID of the payload: three DWords of the vertex.
fn domain(urb: &mut FlatUrb, launch: &Launch) {
    let grf = &launch.grf;
    for lane in launch.lanes() {
        let [u, v] =
            [1, 2].map(|register| (f32::from_bits(grf.register(register)[lane]) * 48.0).round() as u32);
        urb.store(UrbHandle(grf.register(4)[lane]), 0, &[u, v, grf.register(0)[1]]);
    }
}

/// Sides of 2, 3, 4 and 6 parts; inside, 4 columns and 2 rows.
const SIDES: [u32; 8] = header([0.0, 0.0, 2.0, 4.0, 6.0, 4.0, 3.0, 2.0]);

fn sides(urb: &mut FlatUrb, launch: &Launch) {
    match launch.site.stage {
        Stage::Hull => hull(urb, launch, SIDES),
        Stage::Domain => domain(urb, launch),
        _ => {}
    }
}

/// Two rows and columns: nine points.
fn two(urb: &mut FlatUrb, launch: &Launch) {
    match launch.site.stage {
        Stage::Hull => hull(urb, launch, header([0.0, 0.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0])),
        Stage::Domain => domain(urb, launch),
        _ => {}
    }
}

#[test]
fn hull_threads_get_a_record_handles_constants_and_control_points() {
    for platform in PLATFORMS {
        for (has_handles, instances) in [(true, 1), (false, 1), (true, 3)] {
            let mut m = machine(platform, two);
            with_constants(&mut m, "HS");
            m.run(&on(
                "HS",
                &format!(
                    "Include Vertex Handles = {}, Instance Count = {}, Vertex URB Entry Read Offset = 1, Vertex URB Entry \
                     Read Length = 1",
                    u32::from(has_handles),
                    instances - 1
                ),
            ));
            m.run(&on("TE", "")).run(&on("DS", ""));
            m.draw(topo::PATCHLIST_1 + 8, "Vertex Count Per Instance = 18");
            let launches = m.threads.of(Stage::Hull);
            assert_eq!(launches.len() as u32, 2 * instances, "{}", platform.name);
            for (thread, launch) in launches.iter().enumerate() {
                let (patch, instance) = (thread as u32 / instances, thread as u32 % instances);
                let grf = &launch.grf;
                assert_eq!(launch.start.dispatch_mask, 0xff);
                assert_eq!(grf.register(0)[..3], [HS, patch, instance << 17], "{}", platform.name);
                // Handles of control points go on in the next register.
                let want: Vec<u32> = (0..9).map(|point| VS + 2 * (9 * patch + point)).collect();
                assert_eq!(grf.dwords[8..17] == want[..], has_handles);
                assert_eq!(grf.register(6), &[71, 72, 73, 74, 75, 76, 77, 78]);
                for point in 0..9 {
                    let first = 1000 * (9 * patch + point) + 8;
                    assert_eq!(grf.register(7 + point as usize)[..], (first..first + 8).collect::<Vec<_>>());
                }
            }
            assert_eq!(m.found, []);
        }
    }
}

#[test]
fn hull_payload_data_may_begin_at_a_register_past_the_thirty_first() {
    for platform in [&hw::platforms::SKL, &hw::platforms::BXT] {
        let mut m = machine(platform, two);
        with_constants(&mut m, "HS");
        m.run(&on("HS", "Dispatch GRF Start Register For URB Data [5] = 1"));
        m.run(&on("TE", "")).run(&on("DS", "")).draw(topo::PATCHLIST_1, "Vertex Count Per Instance = 1");
        assert_eq!(m.threads.launches[0].grf.register(38)[0], 71, "{}", platform.name);
    }
}

#[test]
fn domain_threads_get_eight_points_of_a_patch_with_its_record() {
    for platform in PLATFORMS {
        for computes_w in [false, true] {
            let mut m = machine(platform, two);
            with_constants(&mut m, "DS");
            m.run(&on("HS", "")).run(&on("TE", ""));
            m.run(&on(
                "DS",
                &format!(
                    "Compute W Coordinate Enable = {}, Patch URB Entry Read Offset = 1, Patch URB Entry Read Length = 2",
                    u32::from(computes_w)
                ),
            ));
            m.draw(topo::PATCHLIST_1 + 1, "Vertex Count Per Instance = 4");
            let launches = m.threads.of(Stage::Domain);
            let masks: Vec<u32> = launches.iter().map(|launch| launch.start.dispatch_mask).collect();
            assert_eq!(masks, [0xff, 1, 0xff, 1], "{}", platform.name);
            let mut points = Vec::new();
            for (thread, launch) in launches.iter().enumerate() {
                let patch = thread as u32 / 2;
                let grf = &launch.grf;
                assert_eq!(launch.start.vector_mask, launch.start.dispatch_mask);
                assert_eq!(grf.register(0)[..3], [HS, patch, 0]);
                assert_eq!(grf.register(6), &[71, 72, 73, 74, 75, 76, 77, 78]);
                let data: Vec<u32> = (0..16).map(|d| 100 * patch + d).collect();
                assert_eq!([&grf.register(7)[..], grf.register(8)].concat(), data);
                for lane in launch.lanes() {
                    let slot = 9 * patch + 8 * (thread as u32 % 2) + lane as u32;
                    assert_eq!(grf.register(4)[lane], DS + 2 * slot);
                    let [u, v, w] = [1, 2, 3].map(|register| f32::from_bits(grf.register(register)[lane]));
                    assert_eq!(w, if computes_w { 1.0 - u - v } else { 0.0 });
                    points.push(((2.0 * u) as u32, (2.0 * v) as u32));
                }
            }
            // Each of the nine points once in each patch.
            for patch in points.chunks_mut(9) {
                patch.sort_unstable();
                let all: Vec<(u32, u32)> = (0..3).flat_map(|u| (0..3).map(move |v| (u, v))).collect();
                assert_eq!(patch, all);
            }
        }
    }
}

/// Points (u, v, primitive) of the objects that reach stream output.
fn streamed_points(m: &mut Machine, patches: u32) -> Vec<[u32; 3]> {
    let fields = format!("Vertex Count Per Instance = {patches}");
    m.streamed(topo::PATCHLIST_1, &fields, 3).iter().map(|v| [v[0], v[1], v[2]]).collect()
}

#[test]
fn points_come_once_and_triangles_in_either_winding() {
    for platform in PLATFORMS {
        for (output, name) in [(0u32, "points"), (2, "clockwise"), (3, "counterclockwise")] {
            let mut m = machine(platform, two);
            m.run(&on("HS", "")).run(&on("TE", &format!("Output Topology = {output}"))).run(&on("DS", ""));
            let mut found = streamed_points(&mut m, 2);
            assert_eq!(m.counted(Counter::DsInvocations), 0);
            if output == 0 {
                found.sort_unstable_by_key(|&[u, v, id]| (id, u, v));
                let all: Vec<[u32; 3]> =
                    (0..2).flat_map(|id| (0..9).map(move |k| [24 * (k / 3), 24 * (k % 3), id])).collect();
                assert_eq!(found, all, "{}", platform.name);
                continue;
            }
            // Twice the area of each triangle, u to the right and v down: eight triangles of an eighth each.
            assert_eq!(found.len(), 2 * 8 * 3);
            for corners in found.chunks(3) {
                let at = |corner: usize| [corners[corner][0] as i32, corners[corner][1] as i32];
                let [a, b, c] = [0, 1, 2].map(at);
                let area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
                assert_eq!(area, if output == 2 { 24 * 24 } else { -24 * 24 }, "{} {name}", platform.name);
            }
            let ids: Vec<u32> = found.chunks(3).map(|corners| corners[0][2]).collect();
            assert_eq!(ids, [[0; 8], [1; 8]].concat());
        }
    }
}

#[test]
fn outside_factors_divide_the_edges_of_their_names_and_inside_ones_rows_and_columns() {
    for platform in PLATFORMS {
        let mut m = machine(platform, sides);
        m.run(&on("HS", "")).run(&on("TE", "Output Topology = 0")).run(&on("DS", ""));
        let points = streamed_points(&mut m, 1);
        let count = |on: fn(&[u32; 3]) -> bool| points.iter().filter(|point| on(point)).count();
        // UEQ0, VEQ0, UEQ1, VEQ1.
        let edges =
            [count(|p| p[0] == 0), count(|p| p[1] == 0), count(|p| p[0] == 48), count(|p| p[1] == 48)];
        assert_eq!(edges, [3, 4, 5, 7], "{}", platform.name);
        let mut inner: Vec<[u32; 3]> =
            points.iter().copied().filter(|p| ![0, 48].contains(&p[0]) && ![0, 48].contains(&p[1])).collect();
        inner.sort_unstable();
        assert_eq!(inner, [[12, 24, 0], [24, 24, 0], [36, 24, 0]]);

        // Of a triangle: u, v and w are 0; inside.
        m.run(&on("TE", "TE Domain = 1, Output Topology = 0"));
        m.threads.program = |urb, launch| match launch.site.stage {
            Stage::Hull => hull(urb, launch, header([9.0, 9.0, 9.0, 9.0, 2.0, 6.0, 3.0, 2.0])),
            _ => domain(urb, launch),
        };
        let points = streamed_points(&mut m, 1);
        let count = |on: fn(&[u32; 3]) -> bool| points.iter().filter(|point| on(point)).count();
        let edges = [count(|p| p[0] == 0), count(|p| p[1] == 0), count(|p| p[0] + p[1] == 48)];
        assert_eq!(edges, [3, 4, 7], "{}", platform.name);
        assert_eq!(points.len(), 3 + 4 + 7 - 3 + 1);

        // Of lines: how many of them, and their parts.
        m.run(&on("TE", "TE Domain = 2, Output Topology = 1"));
        m.threads.program = |urb, launch| match launch.site.stage {
            Stage::Hull => hull(urb, launch, header([9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 3.0, 2.0])),
            _ => domain(urb, launch),
        };
        let lines = streamed_points(&mut m, 1);
        let want = [0, 16, 32].map(|v| [[0, v, 0], [24, v, 0], [24, v, 0], [48, v, 0]]).concat();
        assert_eq!(lines, want, "{}", platform.name);
        m.run(&on("TE", "TE Domain = 2, Output Topology = 0"));
        let points = streamed_points(&mut m, 1);
        assert_eq!(points, [0, 16, 32].map(|v| [[0, v, 0], [24, v, 0], [48, v, 0]]).concat());
    }
}

#[test]
fn patches_with_an_outside_factor_that_is_not_above_zero_give_nothing() {
    for platform in PLATFORMS {
        let mut m = machine(platform, |urb, launch| {
            if launch.site.stage != Stage::Hull {
                return domain(urb, launch);
            }
            // Patch k has the k-th of these; inside factors take no part.
            let patch = launch.grf.register(0)[1] as usize;
            let mut factors = [1.0, 1.0, -1.0, f32::NAN, 1.0, 1.0, 1.0, 1.0];
            match patch {
                1 => factors[4] = 0.0,
                2 => factors[7] = -0.0,
                3 => factors[5] = f32::NAN,
                4 => factors[6] = -3.0,
                _ => {}
            }
            hull(urb, launch, header(factors));
        });
        m.run("3DSTATE_VF_STATISTICS\n").run(&on("HS", "Statistics Enable = 1"));
        m.run(&on("TE", "")).run(&on("DS", "Statistics Enable = 1"));
        let found = streamed_points(&mut m, 6);
        let ids: Vec<u32> = found.iter().map(|point| point[2]).collect();
        assert_eq!(ids, [[0; 6], [5; 6]].concat(), "{}", platform.name);
        assert_eq!([Counter::HsInvocations, Counter::DsInvocations].map(|c| m.counted(c)), [6, 8]);
    }
}

#[test]
fn a_patch_of_more_points_than_there_are_entries_comes_in_parts() {
    for platform in PLATFORMS {
        let draw = |entries: u32| {
            let mut m = machine(platform, sides);
            m.run(&format!(
                "3DSTATE_URB_DS\n  DS URB Starting Address = 3\n  DS Number of URB Entries = {entries}\n"
            ));
            m.run(&on("HS", "")).run(&on("TE", "")).run(&on("DS", "Statistics Enable = 1"));
            let found = streamed_points(&mut m, 3);
            let used = m.threads.of(Stage::Domain);
            let handles =
                used.iter().flat_map(|launch| launch.lanes().map(|lane| launch.grf.register(4)[lane]));
            (found, handles.max().unwrap() - DS, m.counted(Counter::DsInvocations))
        };
        let (whole, last, points) = draw(128);
        // 15 points on the edges and three inside.
        assert_eq!((last, points), (3 * 18 - 1, 3 * 18), "{}", platform.name);
        for entries in [8, 9, 17] {
            let (found, last, points) = draw(entries);
            assert_eq!(found, whole);
            assert!(last < entries);
            assert!(points > 3 * 18);
        }
    }
}

#[test]
fn tessellation_without_entries_is_reported() {
    for platform in PLATFORMS {
        for name in ["HS", "DS"] {
            let mut m = machine(platform, two);
            m.run(&on("HS", "")).run(&on("TE", "")).run(&on("DS", "")).run(&format!("3DSTATE_URB_{name}\n"));
            m.draw(topo::PATCHLIST_1, "Vertex Count Per Instance = 1");
            assert_eq!(m.found, [(probe::Kind::Undefined, "B010")], "{}", platform.name);
        }
    }
}

#[test]
fn lines_of_a_row_continue_the_stipple_and_vertices_of_patches_are_told_apart() {
    for platform in PLATFORMS {
        let mut m = machine(platform, sides);
        m.run(&on("HS", "")).run(&on("TE", "TE Domain = 2, Output Topology = 0")).run(&on("DS", ""));
        // Two instances of two patches each: PrimitiveID begins anew.
        let found = m.streamed(topo::PATCHLIST_1, "Vertex Count Per Instance = 2, Instance Count = 2", 3);
        let ids: Vec<u32> = found.iter().map(|vertex| vertex[2]).collect();
        assert_eq!(ids, [[0; 9], [1; 9], [0; 9], [1; 9]].concat(), "{}", platform.name);
        assert_eq!(firsts(&found)[..3], [0, 24, 48]);
        assert!(m.threads.urb.read(UrbHandle(HS), 0, 1)[0] == 0);
    }
}
