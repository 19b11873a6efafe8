//! CLIP: flags of vertices, what they decide about objects, cutting, and what is counted.

use super::vues::*;
use super::*;
use crate::clip::{self, Guardband, Verdict, outcode::*};
use hw::State3dClip;

fn triangle_of(positions: [[f32; 4]; 3]) -> [Vue; 3] {
    vues(positions)
}

const INSIDE: [f32; 4] = [0.0, 0.0, 0.0, 1.0];

#[test]
fn masks_of_distances_come_from_the_last_stage_or_are_forced() {
    let mut bound = Bound::default();
    let masks = |bound: &Bound| {
        let state = clip::Resolved::new(bound);
        (state.clip_distances, state.cull_distances)
    };
    bound.vs.user_clip_distance_clip_test_enable_bitmask = 0x01;
    bound.vs.user_clip_distance_cull_test_enable_bitmask = 0x02;
    bound.ds.user_clip_distance_clip_test_enable_bitmask = 0x04;
    bound.ds.user_clip_distance_cull_test_enable_bitmask = 0x08;
    bound.gs.user_clip_distance_clip_test_enable_bitmask = 0x10;
    bound.gs.user_clip_distance_cull_test_enable_bitmask = 0x20;
    bound.clip.user_clip_distance_clip_test_enable_bitmask = 0x40;
    bound.clip.user_clip_distance_cull_test_enable_bitmask = 0x80;
    assert_eq!(masks(&bound), (0, 0));
    bound.vs.enable = true;
    assert_eq!(masks(&bound), (0x01, 0x02));
    bound.ds.enable = true;
    assert_eq!(masks(&bound), (0x04, 0x08));
    bound.gs.enable = true;
    assert_eq!(masks(&bound), (0x10, 0x20));
    bound.clip.force_user_clip_distance_clip_test_enable_bitmask = true;
    assert_eq!(masks(&bound), (0x40, 0x20));
    bound.clip.force_user_clip_distance_cull_test_enable_bitmask = true;
    assert_eq!(masks(&bound), (0x40, 0x80));
}

#[test]
fn near_and_far_planes_have_one_enable_on_broadwell_and_two_on_gen9() {
    for platform in PLATFORMS {
        let both = platform.name == "bdw";
        for (near, far) in [(true, true), (true, false), (false, true), (false, false)] {
            // In front of the near plane, and behind the far one.
            for (z, enable) in [(-2.0, near), (2.0, far)] {
                let corners = [[0.0, 0.0, z, 1.0], [0.5, 0.0, z, 1.0], [0.0, 0.5, z, 1.0]];
                let mut front = Front::over(platform, &triangle_of(corners));
                let raster = &mut front.bench.bound.raster;
                raster.viewport_z_near_clip_test_enable = near;
                raster.viewport_z_far_clip_test_enable = far;
                raster.viewport_z_clip_test_enable = near || far;
                front.over_the_wire();
                let rejected = if both { near || far } else { enable };
                let count = front.draw_all(topo::TRILIST).len();
                assert_eq!(count, usize::from(!rejected), "{} {near} {far} {z}", platform.name);
            }
        }
    }
}

#[test]
fn another_selection_of_provoking_vertices_than_that_of_sf_is_a_gap() {
    for platform in PLATFORMS {
        let mut front = Front::over(platform, &circle::<3>());
        front.draw_all(topo::TRILIST);
        assert!(front.findings.is_empty(), "{}", platform.name);
        front.bench.bound.clip.triangle_strip_list_provoking_vertex_select = 1;
        front.draw_all(topo::TRILIST);
        assert_eq!(front.findings, ["B060"], "{}", platform.name);
    }
}

#[test]
fn the_vertex_header_gives_array_index_viewport_and_point_width() {
    for platform in PLATFORMS {
        let mut all = vues([INSIDE; 4]);
        (all[0].array_index, all[0].viewport, all[0].width_px) = (7, 2, 3.5);
        (all[1].array_index, all[1].viewport, all[1].width_px) = (0x7ff, 3, 0.25);
        (all[2].array_index, all[2].viewport, all[2].width_px) = (1, 4, 100.0);
        let mut front = Front::over(platform, &all);
        (0..4).for_each(|index| front.set_viewport(index, |_| ()));
        let bound = &mut front.bench.bound;
        bound.clip.maximum_vp_index = 3;
        bound.clip.minimum_point_width = 0.5;
        bound.clip.maximum_point_width = 50.0;
        bound.sf.point_width_source = hw::State3dSf::POINT_WIDTH_SOURCE_VERTEX;
        let header = |front: &mut Front| -> Vec<(u32, u32, f32)> {
            let objects = front.draw_all(topo::POINTLIST);
            objects
                .iter()
                .map(|o| (o.render_target_array_index, o.viewport_index, o.point_width_px))
                .collect()
        };
        // A viewport past the maximum is 0; widths are clamped.
        let want = [(7, 2, 3.5), (0x7ff, 3, 0.5), (1, 0, 50.0), (0, 0, 0.5)];
        assert_eq!(header(&mut front), want, "{}", platform.name);
        front.bench.bound.clip.force_zero_rta_index_enable = true;
        front.bench.bound.sf.point_width_source = hw::State3dSf::POINT_WIDTH_SOURCE_STATE;
        front.bench.bound.sf.point_width = 9.0;
        let want = [(0, 2, 9.0), (0, 3, 9.0), (0, 0, 9.0), (0, 0, 9.0)];
        assert_eq!(header(&mut front), want, "{}", platform.name);
    }
}

#[test]
fn distances_are_read_only_where_they_are_tested() {
    for platform in PLATFORMS {
        for (clip, cull, distance, objects) in [
            (0, 0, f32::NAN, 1),
            (0, 0, -1.0, 1),
            (1, 0, f32::NAN, 0),
            (0, 1, f32::NAN, 0),
            (1, 0, -1.0, 0),
            (0, 1, -1.0, 0),
            (2, 2, -1.0, 1),
            (1, 0, 0.0, 1),
        ] {
            let mut all = circle::<3>();
            all.iter_mut().for_each(|vue| vue.distances[0] = distance);
            let mut front = Front::over(platform, &all);
            let state = &mut front.bench.bound.clip;
            state.force_user_clip_distance_clip_test_enable_bitmask = true;
            state.force_user_clip_distance_cull_test_enable_bitmask = true;
            state.user_clip_distance_clip_test_enable_bitmask = clip;
            state.user_clip_distance_cull_test_enable_bitmask = cull;
            let count = front.draw_all(topo::TRILIST).len();
            assert_eq!(count, objects, "{} {clip} {cull} {distance}", platform.name);
        }
    }
}

/// A clipper with both XY tests and both Z tests on.
fn clipper() -> clip::Resolved {
    let mut bound = Bound::default();
    bound.clip.clip_enable = true;
    bound.clip.guardband_clip_test_enable = true;
    bound.clip.viewport_xy_clip_test_enable = true;
    bound.raster.viewport_z_near_clip_test_enable = true;
    bound.raster.viewport_z_far_clip_test_enable = true;
    clip::Resolved::new(&bound)
}

const GUARD: Guardband = Guardband { x: [-3.0, 2.0], y: [-5.0, 4.0] };

#[test]
fn a_vertex_has_the_flags_of_the_planes_that_it_is_outside_of() {
    let nan = f32::NAN;
    let table = [
        ([0.0, 0.0, 0.0, 1.0], 0),
        // On a plane is inside of it.
        ([-1.0, 1.0, -1.0, 1.0], 0),
        ([-2.0, 0.0, 1.0, 1.0], LEFT),
        ([2.0, 0.0, 0.0, 1.0], RIGHT),
        ([0.0, -5.0, 0.0, 1.0], BOTTOM),
        ([0.0, 4.0, 0.0, 1.0], TOP),
        ([-3.5, 0.0, 0.0, 1.0], LEFT | GUARD_LEFT),
        ([2.5, 0.0, 0.0, 1.0], RIGHT | GUARD_RIGHT),
        ([0.0, -5.5, 0.0, 1.0], BOTTOM | GUARD_BOTTOM),
        ([0.0, 4.5, 0.0, 1.0], TOP | GUARD_TOP),
        ([0.0, 0.0, -1.5, 1.0], NEAR),
        ([0.0, 0.0, 1.5, 1.0], FAR),
        // Planes move with w.
        ([3.0, -9.0, 1.9, 2.0], RIGHT | BOTTOM),
        // A negative w turns the comparisons: x < 1 fails, x > -1 holds.
        ([2.0, 0.0, -1.0, -1.0], RIGHT | BOTTOM | TOP | GUARDBAND | NEAR | NEGATIVE_W),
        ([0.0, 0.0, 0.0, -0.0], NEGATIVE_W),
        ([nan, 0.0, 0.0, 1.0], BAD),
        ([0.0, nan, 0.0, 1.0], BAD),
        ([0.0, 0.0, nan, 1.0], BAD),
    ];
    for (position, want) in table {
        assert_eq!(clipper().outcode(position, &[], &GUARD), want, "{position:?}");
    }
    assert_eq!(clipper().outcode([0.0, 0.0, 0.0, nan], &[], &GUARD) & BAD, BAD);
}

#[test]
fn one_of_the_two_xy_tests_stands_for_both() {
    let position = [2.5, 0.0, 0.0, 1.0];
    let guard = clip::Resolved { viewport_xy: false, ..clipper() };
    assert_eq!(guard.outcode(position, &[], &GUARD), RIGHT | GUARD_RIGHT);
    assert_eq!(guard.outcode([1.5, 0.0, 0.0, 1.0], &[], &GUARD), 0);
    let viewport = clip::Resolved { guardband: false, ..clipper() };
    assert_eq!(viewport.outcode([1.5, 0.0, 0.0, 1.0], &[], &GUARD), RIGHT | GUARD_RIGHT);
    let neither = clip::Resolved { guardband: false, viewport_xy: false, ..clipper() };
    assert_eq!(neither.outcode(position, &[], &GUARD), 0);
    let d3d = clip::Resolved { zero_to_one: true, ..clipper() };
    assert_eq!(d3d.outcode([0.0, 0.0, -0.25, 1.0], &[], &GUARD), NEAR);
    assert_eq!(clipper().outcode([0.0, 0.0, -0.25, 1.0], &[], &GUARD), 0);
}

#[test]
fn each_distance_below_zero_sets_its_flag() {
    let state = clip::Resolved { clip_distances: 0x55, cull_distances: 0xaa, ..clipper() };
    for index in 0..8 {
        let mut distances = [0f32.to_bits(); 8];
        assert_eq!(state.outcode(INSIDE, &distances, &GUARD), 0);
        distances[index] = (-1.0f32).to_bits();
        assert_eq!(state.outcode(INSIDE, &distances, &GUARD), USER_0 << index);
        distances[index] = f32::NAN.to_bits();
        assert_eq!(state.outcode(INSIDE, &distances, &GUARD), USER_0 << index | BAD);
        let unused = clip::Resolved { clip_distances: 0, cull_distances: !(1 << index), ..state };
        assert_eq!(unused.outcode(INSIDE, &distances, &GUARD), 0);
    }
}

#[test]
fn flags_of_all_vertices_reject_and_those_of_any_cut() {
    use Verdict::{Accept, Clip, Reject};
    let state = clip::Resolved { clip_distances: 1, cull_distances: 2, ..clipper() };
    let table = [
        (0, 0, Accept),
        // Outside of one plane with all vertices.
        (LEFT, LEFT, Reject),
        (GUARD_TOP | TOP, GUARD_TOP | TOP, Reject),
        (NEAR, NEAR, Reject),
        (FAR, FAR | NEAR, Reject),
        (NEGATIVE_W, NEGATIVE_W, Reject),
        (USER_0, USER_0, Reject),
        (USER_0 << 1, USER_0 << 1, Reject),
        // Partly outside.
        (0, VIEWPORT_XY, Accept),
        (0, GUARD_LEFT | LEFT, Clip(GUARD_LEFT)),
        (0, NEAR | FAR, Clip(NEAR | FAR)),
        (0, NEGATIVE_W | RIGHT, Clip(NEGATIVE_W)),
        (0, USER_0, Clip(USER_0)),
        (0, USER_0 << 1, Accept),
        (0, BAD, Reject),
        (0, BAD | NEAR, Reject),
    ];
    for (all, any, want) in table {
        assert_eq!(state.determine(all, any), want, "{all:#x} {any:#x}");
    }
}

#[test]
fn clip_modes_take_all_or_nothing_but_never_what_is_no_number() {
    let mut bad = vues([INSIDE, [f32::NAN, 0.0, 0.0, 1.0], [0.0, 0.5, 0.0, 1.0]]);
    let outside = triangle_of([[9.0, 0.0, 0.0, 1.0], [9.5, 0.0, 0.0, 1.0], [9.0, 0.5, 0.0, 1.0]]);
    let across = triangle_of([INSIDE, [8.0, 0.0, 0.0, 1.0], [0.0, 0.5, 0.0, 1.0]]);
    bad[0].attributes[0][0] = 0.0;
    for platform in PLATFORMS {
        for (mode, enable, want) in [
            (State3dClip::CLIP_MODE_CLIPMODE_NORMAL, true, [1, 2, 0, 0]),
            (State3dClip::CLIP_MODE_CLIPMODE_REJECT_ALL, true, [0, 0, 0, 0]),
            (State3dClip::CLIP_MODE_CLIPMODE_ACCEPT_ALL, true, [1, 1, 1, 0]),
            // Without CLIP it is SF that drops them.
            (State3dClip::CLIP_MODE_CLIPMODE_NORMAL, false, [1, 1, 1, 0]),
        ] {
            let counts = [&circle::<3>(), &across, &outside, &bad].map(|vertices| {
                let mut front = Front::over(platform, vertices);
                front.bench.bound.clip.clip_mode = mode;
                front.bench.bound.clip.clip_enable = enable;
                front.over_the_wire();
                front.draw_all(topo::TRILIST).len()
            });
            assert_eq!(counts, want, "{} {mode} {enable}", platform.name);
        }
    }
}

#[test]
fn inside_of_the_guardband_nothing_is_cut_and_without_it_the_viewport_cuts() {
    let corners = [[-3.0, 0.0, 0.0, 1.0], [3.0, 0.0, 0.0, 1.0], [0.0, 3.0, 0.0, 1.0]];
    for platform in PLATFORMS {
        let mut front = Front::over(platform, &triangle_of(corners));
        let objects = front.draw_all(topo::TRILIST);
        assert_eq!(objects.len(), 1, "{}", platform.name);
        assert_eq!(places(&objects[0]), [[-100.0, 50.0], [200.0, 50.0], [50.0, -100.0]]);
        // What is left of y >= 0 between x = -1 and 1: a rectangle of 100 by 50 pixels.
        front.bench.bound.clip.guardband_clip_test_enable = false;
        let objects = front.draw_all(topo::TRILIST);
        let mut corners = objects.iter().flat_map(places);
        assert!(corners.all(|[x, y]| (0.0..=100.0).contains(&x) && (0.0..=50.0).contains(&y)));
        let doubled = objects.iter().map(places).map(|p| {
            let [a, b, c] = [p[0], p[1], p[2]];
            ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])).abs()
        });
        assert_eq!(doubled.sum::<f32>(), 2.0 * 5000.0, "{}", platform.name);
    }
}

/// Numbers of the corners that are left of a triangle with vertex 1 as far outside as the others are inside.
const CUT: [[f32; 3]; 2] = [[0.0, 0.5, 1.5], [0.0, 1.5, 2.0]];

#[test]
fn a_triangle_is_cut_half_way_at_each_plane() {
    let (near_ogl, near_d3d) = ([0.0, 0.0, -3.0, 1.0], [0.0, 0.0, -0.5, 1.0]);
    let table: [(&str, [[f32; 4]; 3]); 7] = [
        ("right", [[0.0, 0.0, 0.5, 1.0], [8.0, 0.0, 0.5, 1.0], [0.0, 0.5, 0.5, 1.0]]),
        ("left", [[0.0, 0.0, 0.5, 1.0], [-8.0, 0.0, 0.5, 1.0], [0.0, 0.5, 0.5, 1.0]]),
        ("top", [[0.0, 0.0, 0.5, 1.0], [0.0, 8.0, 0.5, 1.0], [0.5, 0.0, 0.5, 1.0]]),
        ("bottom", [[0.0, 0.0, 0.5, 1.0], [0.0, -8.0, 0.5, 1.0], [0.5, 0.0, 0.5, 1.0]]),
        ("far", [[0.0, 0.0, 0.5, 1.0], [0.5, 0.0, 1.5, 1.0], [0.0, 0.5, 0.5, 1.0]]),
        ("near", [[0.5, 0.0, 1.0, 1.0], near_ogl, [0.0, 0.5, 1.0, 1.0]]),
        ("near d3d", [[0.5, 0.0, 0.5, 1.0], near_d3d, [0.0, 0.5, 0.5, 1.0]]),
    ];
    for platform in PLATFORMS {
        for (plane, corners) in table {
            let mut front = Front::over(platform, &triangle_of(corners));
            front.bench.bound.raster.viewport_z_clip_test_enable = true;
            front.over_the_wire();
            if plane == "near d3d" {
                front.bench.bound.clip.api_mode = State3dClip::API_MODE_APIMODE_D3D;
            }
            let objects = front.draw_all(topo::TRILIST);
            let case = (platform.name, plane);
            assert_eq!(objects.iter().map(numbers).collect::<Vec<_>>(), CUT, "{case:?}");
            let middle = |a: [f32; 4], b: [f32; 4]| {
                let [x, y, z] = [0, 1, 2].map(|axis| (a[axis] + b[axis]) / 2.0);
                ([50.0 + 50.0 * x, 50.0 - 50.0 * y], 0.5 + 0.5 * z)
            };
            let got = [objects[0].vertices[1], objects[0].vertices[2]].map(|v| ([v.x_px, v.y_px], v.z));
            let want = [middle(corners[0], corners[1]), middle(corners[1], corners[2])];
            assert_eq!(got, want, "{case:?}");
        }
    }
}

#[test]
fn a_triangle_is_cut_at_each_clip_distance_and_at_none_that_only_culls() {
    for platform in PLATFORMS {
        for index in 0..8 {
            for cull in [false, true] {
                let mut all = circle::<3>();
                for (vue, distance) in all.iter_mut().zip([1.0, -1.0, 1.0]) {
                    vue.distances[index] = distance;
                }
                let mut front = Front::over(platform, &all);
                let clip = &mut front.bench.bound.clip;
                clip.force_user_clip_distance_clip_test_enable_bitmask = true;
                clip.force_user_clip_distance_cull_test_enable_bitmask = true;
                clip.user_clip_distance_clip_test_enable_bitmask = if cull { 0 } else { 1 << index };
                clip.user_clip_distance_cull_test_enable_bitmask = if cull { 1 << index } else { 0 };
                let objects: Vec<_> = front.draw_all(topo::TRILIST).iter().map(numbers).collect();
                let want = if cull { vec![vec![0.0, 1.0, 2.0]] } else { CUT.map(Vec::from).to_vec() };
                assert_eq!(objects, want, "{} {index} {cull}", platform.name);
            }
        }
    }
}

#[test]
fn lines_are_cut_at_both_ends_and_points_outside_are_dropped() {
    for platform in PLATFORMS {
        let mut front = Front::over(platform, &vues([[-8.0, 0.0, 0.0, 1.0], [8.0, 0.0, 0.0, 1.0]]));
        let objects = front.draw_all(topo::LINELIST);
        assert_eq!(objects.len(), 1, "{}", platform.name);
        assert_eq!(numbers(&objects[0]), [0.25, 0.75], "{}", platform.name);
        assert_eq!(places(&objects[0]), [[-150.0, 50.0], [250.0, 50.0]], "{}", platform.name);
        // Outside of the viewport; with the guardband alone, outside of that.
        let positions = [[1.5, 0.0, 0.0, 1.0], [5.0, 0.0, 0.0, 1.0], INSIDE];
        let mut front = Front::over(platform, &vues(positions));
        let points = |front: &mut Front| -> Vec<Vec<f32>> {
            front.draw_all(topo::POINTLIST).iter().map(numbers).collect()
        };
        assert_eq!(points(&mut front), [[2.0]], "{}", platform.name);
        front.bench.bound.clip.viewport_xy_clip_test_enable = false;
        assert_eq!(points(&mut front), [[0.0], [2.0]], "{}", platform.name);
    }
}

#[test]
fn cut_triangles_keep_their_place_facing_and_flat_attributes() {
    // The second of three triangles is cut; it faces away.
    let mut all = vues([
        INSIDE,
        [0.0, 0.5, 0.0, 1.0],
        [0.5, 0.0, 0.0, 1.0],
        INSIDE,
        [8.0, 0.0, 0.0, 1.0],
        [0.0, 0.5, 0.0, 1.0],
        INSIDE,
        [0.0, 0.5, 0.0, 1.0],
        [0.5, 0.0, 0.0, 1.0],
    ]);
    for (index, vue) in all.iter_mut().enumerate() {
        vue.attributes[1][2] = 100.0 + index as f32;
    }
    for platform in PLATFORMS {
        for select in 0..3 {
            let mut front = Front::over(platform, &all);
            front.provoke(select, 0, 0);
            front.bench.bound.sbe.constant_interpolation_enable = 0b10;
            front.bench.bound.raster.front_winding = hw::State3dRaster::FRONT_WINDING_CLOCKWISE;
            let objects = front.draw_all(topo::TRILIST);
            let flat: Vec<f32> = objects.iter().map(|o| f32::from_bits(o.attributes[6][1])).collect();
            let at = 100.0 + select as f32;
            assert_eq!(flat, [at, at + 3.0, at + 3.0, at + 6.0], "{} {select}", platform.name);
            let back: Vec<bool> = objects.iter().map(|o| o.back_facing).collect();
            assert_eq!(back, [false, true, true, false], "{}", platform.name);
            let ids: Vec<u32> = objects.iter().map(|o| o.primitive_id).collect();
            assert_eq!(ids, [0, 1, 1, 2], "{}", platform.name);
        }
    }
}

#[test]
fn edges_along_a_cut_are_no_outline() {
    for platform in PLATFORMS {
        let corners = [INSIDE, [8.0, 0.0, 0.0, 1.0], [0.0, 0.5, 0.0, 1.0]];
        let mut front = Front::over(platform, &triangle_of(corners));
        front.bench.bound.raster.front_face_fill_mode = hw::State3dRaster::FRONT_FACE_FILL_MODE_WIREFRAME;
        front.bench.bound.raster.back_face_fill_mode = hw::State3dRaster::BACK_FACE_FILL_MODE_WIREFRAME;
        let lines: Vec<_> = front.draw_all(topo::TRILIST).iter().map(numbers).collect();
        assert_eq!(lines, [[0.0, 0.5], [1.5, 2.0], [2.0, 0.0]], "{}", platform.name);
    }
}

#[test]
fn adjacent_vertices_are_left_out() {
    let table: [(u32, &[&[f32]]); 4] = [
        (topo::LINELIST_ADJ, &[&[1.0, 2.0], &[5.0, 6.0], &[9.0, 10.0]]),
        (
            topo::LINESTRIP_ADJ,
            &[
                &[1.0, 2.0],
                &[2.0, 3.0],
                &[3.0, 4.0],
                &[4.0, 5.0],
                &[5.0, 6.0],
                &[6.0, 7.0],
                &[7.0, 8.0],
                &[8.0, 9.0],
                &[9.0, 10.0],
            ],
        ),
        (topo::TRILIST_ADJ, &[&[0.0, 2.0, 4.0], &[6.0, 8.0, 10.0]]),
        (topo::TRISTRIP_ADJ, &[&[0.0, 2.0, 4.0], &[2.0, 4.0, 6.0], &[4.0, 6.0, 8.0], &[6.0, 8.0, 10.0]]),
    ];
    for platform in PLATFORMS {
        for (topology, want) in table {
            let objects = Front::over(platform, &circle::<12>()).draw_all(topology);
            let got: Vec<_> = objects.iter().map(numbers).collect();
            assert_eq!(got, want, "{} {topology}", platform.name);
        }
        assert!(Front::over(platform, &circle::<6>()).draw_all(topo::PATCHLIST_1 + 2).is_empty());
    }
}

#[test]
fn objects_that_reach_clip_and_those_that_reach_sf_are_counted() {
    // Accepted, cut in two, rejected.
    let all = vues([
        INSIDE,
        [0.0, 0.5, 0.0, 1.0],
        [0.5, 0.0, 0.0, 1.0],
        INSIDE,
        [8.0, 0.0, 0.0, 1.0],
        [0.0, 0.5, 0.0, 1.0],
        [9.0, 0.0, 0.0, 1.0],
        [9.0, 0.5, 0.0, 1.0],
        [9.5, 0.0, 0.0, 1.0],
    ]);
    type Change = fn(&mut Bound);
    let none: Change = |_| ();
    let table: [(&str, Change, u64, u64); 6] = [
        ("both", none, 3, 3),
        ("clip off", |bound| bound.clip.clip_enable = false, 0, 3),
        ("clip silent", |bound| bound.clip.statistics_enable = false, 0, 3),
        ("sf silent", |bound| bound.sf.statistics_enable = false, 3, 0),
        ("nothing rendered", |bound| bound.sol.streamout.rendering_disable = true, 0, 0),
        ("accept all", |bound| bound.clip.clip_mode = State3dClip::CLIP_MODE_CLIPMODE_ACCEPT_ALL, 3, 3),
    ];
    for platform in PLATFORMS {
        for (what, edit, clip, sf) in table {
            let mut front = Front::over(platform, &all);
            edit(&mut front.bench.bound);
            // Culled triangles have been received.
            front.bench.bound.raster.cull_mode = hw::State3dRaster::CULL_MODE_BOTH;
            assert!(front.draw_all(topo::TRILIST).is_empty());
            let got = (front.counted(Counter::ClInvocations), front.counted(Counter::ClPrimitives));
            assert_eq!(got, (clip, sf), "{} {what}", platform.name);
        }
    }
}
