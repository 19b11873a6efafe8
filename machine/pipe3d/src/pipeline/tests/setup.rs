//! SF: which objects a topology is, whose vertex speaks for them, where they lie on the screen, which way they face.

use super::vues::*;
use super::*;
use crate::item::ScreenVertex;
use hw::{State3dDepthBuffer, State3dRaster};

/// Vertices of the objects of a topology.
type Objects<'a> = &'a [&'a [u32]];

#[test]
fn topologies_are_points_lines_triangles_and_rectangles() {
    use ObjectKind::{Line, Point, Rectangle, Triangle};
    let table: [(u32, usize, ObjectKind, Objects); 16] = [
        (topo::POINTLIST, 3, Point, &[&[0], &[1], &[2]]),
        (topo::POINTLIST_BF, 2, Point, &[&[0], &[1]]),
        (topo::LINELIST, 5, Line, &[&[0, 1], &[2, 3]]),
        (topo::LINESTRIP, 4, Line, &[&[0, 1], &[1, 2], &[2, 3]]),
        (topo::LINESTRIP_BF, 3, Line, &[&[0, 1], &[1, 2]]),
        (topo::LINESTRIP_CONT, 3, Line, &[&[0, 1], &[1, 2]]),
        (topo::LINELOOP, 3, Line, &[&[0, 1], &[1, 2], &[2, 0]]),
        (topo::TRILIST, 7, Triangle, &[&[0, 1, 2], &[3, 4, 5]]),
        (topo::TRISTRIP, 5, Triangle, &[&[0, 1, 2], &[1, 2, 3], &[2, 3, 4]]),
        (topo::TRISTRIP_REVERSE, 4, Triangle, &[&[0, 1, 2], &[1, 2, 3]]),
        (topo::TRIFAN, 5, Triangle, &[&[0, 1, 2], &[0, 2, 3], &[0, 3, 4]]),
        (topo::TRIFAN_NOSTIPPLE, 4, Triangle, &[&[0, 1, 2], &[0, 2, 3]]),
        (topo::POLYGON, 5, Triangle, &[&[0, 1, 2], &[0, 2, 3], &[0, 3, 4]]),
        (topo::QUADLIST, 9, Triangle, &[&[3, 0, 1], &[3, 1, 2], &[7, 4, 5], &[7, 5, 6]]),
        (topo::QUADSTRIP, 6, Triangle, &[&[3, 2, 0], &[3, 0, 1], &[5, 4, 2], &[5, 2, 3]]),
        (topo::RECTLIST, 6, Rectangle, &[&[0, 1, 2], &[3, 4, 5]]),
    ];
    for platform in PLATFORMS {
        for (topology, count, kind, want) in table {
            let mut front = Front::over(platform, &circle::<9>()[..count]);
            let objects = front.draw_all(topology);
            let got: Vec<Vec<u32>> =
                objects.iter().map(|o| numbers(o).into_iter().map(|n| n as u32).collect()).collect();
            let case = (platform.name, topology);
            assert_eq!(got, want, "{case:?}");
            assert!(objects.iter().all(|o| o.kind == kind), "{case:?}");
            // Points and lines face as their topology says.
            if matches!(kind, Point | Line) {
                let back = matches!(topology, topo::POINTLIST_BF | topo::LINESTRIP_BF);
                assert!(objects.iter().all(|o| o.back_facing == back), "{case:?}");
            }
            let stippled = kind == Triangle && topology != topo::TRIFAN_NOSTIPPLE;
            assert!(objects.iter().all(|o| o.polygon_stipple == stippled), "{case:?}");
            if kind == Line {
                let goes_on: Vec<bool> = objects.iter().map(|o| o.continue_line_stipple).collect();
                let first = topology == topo::LINESTRIP_CONT;
                let rest = topology != topo::LINELIST;
                assert_eq!(goes_on[0], first, "{case:?}");
                assert!(goes_on[1..].iter().all(|&on| on == rest), "{case:?}");
            }
        }
    }
}

#[test]
fn the_provoking_vertex_is_selected_for_triangles_fans_and_lines() {
    // Selections of triangles, fans and lines; numbers of the vertices that provoke.
    let table: [(u32, usize, [&[u32]; 3]); 12] = [
        (topo::TRILIST, 6, [&[0, 3], &[1, 4], &[2, 5]]),
        (topo::TRISTRIP, 5, [&[0, 1, 2], &[1, 2, 3], &[2, 3, 4]]),
        (topo::TRISTRIP_REVERSE, 4, [&[0, 1], &[1, 2], &[2, 3]]),
        (topo::TRIFAN, 5, [&[0, 0, 0], &[1, 2, 3], &[2, 3, 4]]),
        (topo::TRIFAN_NOSTIPPLE, 4, [&[0, 0], &[1, 2], &[2, 3]]),
        (topo::LINELIST, 4, [&[0, 2], &[1, 3], &[1, 3]]),
        (topo::LINESTRIP, 3, [&[0, 1], &[1, 2], &[1, 2]]),
        (topo::LINELOOP, 3, [&[0, 1, 2], &[1, 2, 0], &[1, 2, 0]]),
        (topo::POLYGON, 4, [&[0, 0], &[0, 0], &[0, 0]]),
        (topo::RECTLIST, 3, [&[0], &[0], &[0]]),
        (topo::POINTLIST, 2, [&[0, 1], &[0, 1], &[0, 1]]),
        (topo::QUADLIST, 4, [&[3, 3], &[3, 3], &[3, 3]]),
    ];
    for platform in PLATFORMS {
        for (topology, count, wants) in table {
            for (select, want) in (0..).zip(wants) {
                let mut front = Front::over(platform, &circle::<6>()[..count]);
                front.provoke(select, select, select.min(1));
                front.bench.bound.sbe.constant_interpolation_enable = 0b01;
                let objects = front.draw_all(topology);
                let got: Vec<u32> =
                    objects.iter().map(|o| f32::from_bits(o.attributes[0][0]) as u32).collect();
                assert_eq!(got, want, "{} {topology} {select}", platform.name);
                assert!(objects.iter().all(|o| o.constant_channels == 0xf));
            }
        }
    }
}

#[test]
fn the_leading_vertex_gives_viewport_and_array_index() {
    // Leading vertices of the objects.
    let table: [(u32, &[u32]); 9] = [
        (topo::POINTLIST, &[0, 1, 2, 3, 4, 5]),
        (topo::LINELIST, &[0, 2, 4]),
        (topo::LINESTRIP, &[0, 1, 2, 3, 4]),
        (topo::TRILIST, &[0, 3]),
        (topo::RECTLIST, &[0, 3]),
        (topo::TRISTRIP, &[0, 1, 2, 3]),
        (topo::TRISTRIP_REVERSE, &[0, 1, 2, 3]),
        (topo::TRIFAN, &[0, 0, 0, 0]),
        (topo::POLYGON, &[0, 0, 0, 0]),
    ];
    let mut all = circle::<6>();
    for (index, vue) in (0..).zip(&mut all) {
        (vue.viewport, vue.array_index) = (5 - index, 10 * index);
    }
    for platform in PLATFORMS {
        for (topology, leading) in table {
            let mut front = Front::over(platform, &all);
            front.bench.bound.clip.maximum_vp_index = 15;
            // Viewport `n` lies 1000 n pixels to the right.
            (0..6).for_each(|n| {
                front.set_viewport(n, |v| v.viewport_matrix_element_m30 = 50.0 + 1000.0 * n as f32);
            });
            let objects = front.draw_all(topology);
            assert_eq!(objects.len(), leading.len(), "{} {topology}", platform.name);
            for (object, &vertex) in objects.iter().zip(leading) {
                let case = (platform.name, topology, vertex);
                assert_eq!(object.viewport_index, 5 - vertex, "{case:?}");
                assert_eq!(object.render_target_array_index, 10 * vertex, "{case:?}");
                let left = 1000.0 * (5 - vertex) as f32;
                for [x, _] in places(object) {
                    assert!((left..left + 100.0).contains(&x), "{case:?} {x}");
                }
            }
        }
    }
}

#[test]
fn positions_are_divided_scaled_and_moved_to_the_drawing_rectangle() {
    for platform in PLATFORMS {
        for (divide, transform, want) in [
            (
                true,
                true,
                ScreenVertex { x_px: 50.0 + 25.0 + 30.0, y_px: 50.0 - 50.0 - 7.0, z: 0.625, inverse_w: 0.5 },
            ),
            (true, false, ScreenVertex { x_px: 0.5 + 30.0, y_px: 1.0 - 7.0, z: 0.25, inverse_w: 0.5 }),
            // The position is on the screen already, with the reciprocal of w.
            (false, false, ScreenVertex { x_px: 1.0 + 30.0, y_px: 2.0 - 7.0, z: 0.5, inverse_w: 2.0 }),
        ] {
            let mut front = Front::over(platform, &vues([[1.0, 2.0, 0.5, 2.0]]));
            front.bench.bound.clip.perspective_divide_disable = !divide;
            front.bench.bound.clip.clip_enable = false;
            front.bench.bound.sf.viewport_transform_enable = transform;
            front.bench.bound.drawing_rectangle.drawing_rectangle_origin_x = 30;
            front.bench.bound.drawing_rectangle.drawing_rectangle_origin_y = -7;
            let objects = front.draw_all(topo::POINTLIST);
            assert_eq!(objects[0].vertices[0], want, "{} {divide} {transform}", platform.name);
        }
    }
}

#[test]
fn objects_with_a_coordinate_that_is_no_number_are_dropped() {
    let nan = f32::NAN;
    for platform in PLATFORMS {
        for (position, drawn) in [
            ([nan, 0.0, 0.0, 1.0], false),
            ([0.0, nan, 0.0, 1.0], false),
            ([0.0, 0.0, nan, 1.0], false),
            ([0.0, 0.0, 0.0, nan], false),
            ([0.5, 0.0, 0.0, 1.0], true),
            // Infinity times the zero of a viewport's matrix.
            ([f32::INFINITY, 0.0, 0.0, 1.0], false),
        ] {
            let mut all = circle::<6>();
            all[1].position = position;
            let mut front = Front::over(platform, &all);
            front.bench.bound.clip.clip_enable = false;
            if position[0].is_infinite() {
                front.set_viewport(0, |v| v.viewport_matrix_element_m00 = 0.0);
                front.bench.bound.raster.front_face_fill_mode = State3dRaster::FRONT_FACE_FILL_MODE_WIREFRAME;
                front.bench.bound.raster.back_face_fill_mode = State3dRaster::BACK_FACE_FILL_MODE_WIREFRAME;
            }
            let objects = front.draw_all(topo::TRILIST);
            let ids: Vec<u32> = objects.iter().map(|o| o.primitive_id).collect();
            assert_eq!(ids.contains(&0), drawn, "{} {position:?}", platform.name);
            // The other triangle of the list stays.
            assert!(ids.contains(&1), "{} {position:?}", platform.name);
        }
    }
}

/// A clockwise triangle on the screen, and one without area.
const CLOCKWISE: [[f32; 4]; 3] = [[0.0, 0.5, 0.0, 1.0], [0.5, -0.5, 0.0, 1.0], [-0.5, -0.5, 0.0, 1.0]];
const FLAT: [[f32; 4]; 3] = [[0.0, 0.0, 0.0, 1.0], [0.25, 0.25, 0.0, 1.0], [0.5, 0.5, 0.0, 1.0]];

#[test]
fn triangles_are_culled_by_the_way_that_they_face() {
    use State3dRaster as R;
    for platform in PLATFORMS {
        for (winding, cull) in [
            (R::FRONT_WINDING_CLOCKWISE, [true, false, true, false]),
            (R::FRONT_WINDING_COUNTER_CLOCKWISE, [true, true, false, false]),
        ] {
            for (mode, drawn) in [R::CULL_MODE_NONE, R::CULL_MODE_FRONT, R::CULL_MODE_BACK, R::CULL_MODE_BOTH]
                .into_iter()
                .zip(cull)
            {
                let mut front = Front::over(platform, &vues(CLOCKWISE));
                front.bench.bound.raster.front_winding = winding;
                front.bench.bound.raster.cull_mode = mode;
                front.over_the_wire();
                let objects = front.draw_all(topo::TRILIST);
                let case = (platform.name, winding, mode);
                assert_eq!(!objects.is_empty(), drawn, "{case:?}");
                let back = winding == R::FRONT_WINDING_COUNTER_CLOCKWISE;
                assert!(objects.iter().all(|o| o.back_facing == back), "{case:?}");
                // Rectangles, lines and points are not culled.
                for topology in [topo::RECTLIST, topo::LINELIST, topo::POINTLIST] {
                    assert!(!front.draw_all(topology).is_empty(), "{case:?} {topology}");
                }
            }
        }
    }
}

#[test]
fn every_second_triangle_of_a_strip_faces_as_its_neighbours_do() {
    // A zigzag: the vertices of odd triangles go round the other way.
    let zigzag =
        [0.0, 1.0, 2.0, 3.0, 4.0].map(|n: f32| [0.1 * n, if n % 2.0 == 0.0 { 0.0 } else { 0.5 }, 0.0, 1.0]);
    for platform in PLATFORMS {
        for (topology, back) in [(topo::TRISTRIP, false), (topo::TRISTRIP_REVERSE, true)] {
            let mut front = Front::over(platform, &vues(zigzag));
            front.bench.bound.raster.front_winding = State3dRaster::FRONT_WINDING_CLOCKWISE;
            let faces: Vec<bool> = front.draw_all(topology).iter().map(|o| o.back_facing).collect();
            assert_eq!(faces, [back; 3], "{} {topology}", platform.name);
        }
    }
}

#[test]
fn a_triangle_without_area_faces_away_and_is_dropped_where_it_is_solid() {
    use State3dRaster as R;
    for platform in PLATFORMS {
        for winding in [R::FRONT_WINDING_CLOCKWISE, R::FRONT_WINDING_COUNTER_CLOCKWISE] {
            for (front_fill, back_fill, lines) in [
                (R::FRONT_FACE_FILL_MODE_SOLID, R::BACK_FACE_FILL_MODE_SOLID, 0),
                (R::FRONT_FACE_FILL_MODE_WIREFRAME, R::BACK_FACE_FILL_MODE_SOLID, 0),
                (R::FRONT_FACE_FILL_MODE_SOLID, R::BACK_FACE_FILL_MODE_WIREFRAME, 3),
            ] {
                let mut front = Front::over(platform, &vues(FLAT));
                front.bench.bound.raster.front_winding = winding;
                front.bench.bound.raster.front_face_fill_mode = front_fill;
                front.bench.bound.raster.back_face_fill_mode = back_fill;
                assert_eq!(front.draw_all(topo::TRILIST).len(), lines, "{} {winding}", platform.name);
            }
        }
    }
}

#[test]
fn each_face_is_filled_as_its_state_says() {
    use State3dRaster as R;
    let kinds = [
        (R::FRONT_FACE_FILL_MODE_SOLID, vec![vec![0.0, 1.0, 2.0]]),
        (R::FRONT_FACE_FILL_MODE_WIREFRAME, vec![vec![0.0, 1.0], vec![1.0, 2.0], vec![2.0, 0.0]]),
        (R::FRONT_FACE_FILL_MODE_POINT, vec![vec![0.0], vec![1.0], vec![2.0]]),
    ];
    for platform in PLATFORMS {
        for (fill, want) in &kinds {
            for back in [false, true] {
                let mut front = Front::over(platform, &vues(CLOCKWISE));
                let raster = &mut front.bench.bound.raster;
                raster.front_winding =
                    if back { R::FRONT_WINDING_COUNTER_CLOCKWISE } else { R::FRONT_WINDING_CLOCKWISE };
                if back {
                    raster.back_face_fill_mode = *fill;
                } else {
                    raster.front_face_fill_mode = *fill;
                }
                front.over_the_wire();
                let objects = front.draw_all(topo::TRILIST);
                let got: Vec<_> = objects.iter().map(numbers).collect();
                assert_eq!(&got, want, "{} {fill} {back}", platform.name);
                let polygon = *fill != R::FRONT_FACE_FILL_MODE_SOLID;
                assert!(objects.iter().all(|o| o.from_polygon == polygon && o.back_facing == back));
                // The other face stays solid.
                let bound = &mut front.bench.bound;
                bound.raster.front_winding = 1 - bound.raster.front_winding;
                assert_eq!(front.draw_all(topo::TRILIST).len(), 1, "{} {fill} {back}", platform.name);
            }
        }
    }
}

#[test]
fn outlines_leave_out_the_inner_edges_of_polygons_and_quads() {
    let table: [(u32, usize, Objects); 3] = [
        (topo::POLYGON, 5, &[&[0, 1], &[1, 2], &[2, 3], &[3, 4], &[4, 0]]),
        (topo::QUADLIST, 4, &[&[3, 0], &[0, 1], &[1, 2], &[2, 3]]),
        (topo::TRISTRIP, 4, &[&[0, 1], &[1, 2], &[2, 0], &[1, 2], &[2, 3], &[3, 1]]),
    ];
    for platform in PLATFORMS {
        for (topology, count, want) in table {
            let mut front = Front::over(platform, &circle::<5>()[..count]);
            front.bench.bound.raster.front_face_fill_mode = State3dRaster::FRONT_FACE_FILL_MODE_WIREFRAME;
            front.bench.bound.raster.back_face_fill_mode = State3dRaster::BACK_FACE_FILL_MODE_WIREFRAME;
            let got: Vec<Vec<u32>> = front
                .draw_all(topology)
                .iter()
                .map(|o| numbers(o).into_iter().map(|n| n as u32).collect())
                .collect();
            assert_eq!(got, want, "{} {topology}", platform.name);
        }
    }
}

#[test]
fn the_depth_offset_of_a_triangle_follows_its_slope_and_the_depth_format() {
    use State3dDepthBuffer as D;
    let null = D::SURFACE_TYPE_SURFTYPE_NULL;
    let two = D::SURFACE_TYPE_SURFTYPE_2D;
    // Screen z goes from 0.5 by 0.25 in 50 pixels along x and by 0.125 in 50 along y.
    let corners = [[0.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.5, 1.0], [0.0, 1.0, 0.25, 1.0]];
    let slope = 0.25 / 50.0;
    // Surface, constant, scale, clamp, legacy; the offset.
    let table = [
        ((two, D::SURFACE_FORMAT_D16_UNORM), 3.0, 0.0, 0.0, false, 3.0 / 65_535.0),
        ((two, D::SURFACE_FORMAT_D24_UNORM_X8_UINT), 3.0, 0.0, 0.0, false, 3.0 / 16_777_215.0),
        ((null, D::SURFACE_FORMAT_D32_FLOAT), 3.0, 0.0, 0.0, false, 3.0 / 16_777_215.0),
        // The greatest z is 0.75, of exponent -1.
        ((two, D::SURFACE_FORMAT_D32_FLOAT), 3.0, 0.0, 0.0, false, 3.0 * 0.5f32.powi(24)),
        ((two, D::SURFACE_FORMAT_D32_FLOAT), 0.0, 2.0, 0.0, false, 2.0 * slope),
        ((two, D::SURFACE_FORMAT_D16_UNORM), 0.0, -2.0, 0.0, false, -2.0 * slope),
        ((two, D::SURFACE_FORMAT_D16_UNORM), 0.0, 2.0, 0.001, false, 0.001),
        ((two, D::SURFACE_FORMAT_D16_UNORM), 0.0, 2.0, -0.001, false, 2.0 * slope),
        ((two, D::SURFACE_FORMAT_D16_UNORM), 0.0, -2.0, -0.001, false, -0.001),
        ((two, D::SURFACE_FORMAT_D16_UNORM), 0.125, 2.0, 0.0, true, 0.125 + 2.0 * slope),
        ((two, D::SURFACE_FORMAT_D32_FLOAT), 0.125, 0.0, 0.0, true, 0.125),
    ];
    for platform in PLATFORMS {
        for ((kind, format), constant, scale, clamp, legacy, want) in table {
            let mut front = Front::over(platform, &vues(corners));
            let bound = &mut front.bench.bound;
            (bound.depth_buffer.surface_type, bound.depth_buffer.surface_format) = (kind, format);
            bound.raster.global_depth_offset_enable_solid = true;
            bound.raster.global_depth_offset_constant = constant;
            bound.raster.global_depth_offset_scale = scale;
            bound.raster.global_depth_offset_clamp = clamp;
            bound.sf.legacy_global_depth_bias_enable = legacy;
            front.over_the_wire();
            let got = front.draw_all(topo::TRILIST)[0].depth_offset;
            let case = (platform.name, format, constant, scale, clamp, legacy);
            assert!((got - want).abs() <= want.abs() * 1e-6, "{case:?}: {got} {want}");
            // Not of lines and points.
            for topology in [topo::LINELIST, topo::POINTLIST] {
                assert_eq!(front.draw_all(topology)[0].depth_offset, 0.0, "{case:?}");
            }
        }
    }
}

#[test]
fn each_fill_mode_has_an_enable_of_its_own_for_the_depth_offset() {
    use State3dRaster as R;
    let fills =
        [R::FRONT_FACE_FILL_MODE_SOLID, R::FRONT_FACE_FILL_MODE_WIREFRAME, R::FRONT_FACE_FILL_MODE_POINT];
    for platform in PLATFORMS {
        for (at, fill) in fills.into_iter().enumerate() {
            for enabled in 0..3 {
                let mut front = Front::over(platform, &vues(CLOCKWISE));
                let raster = &mut front.bench.bound.raster;
                raster.front_winding = R::FRONT_WINDING_CLOCKWISE;
                raster.front_face_fill_mode = fill;
                raster.global_depth_offset_constant = 1.0;
                raster.global_depth_offset_enable_solid = enabled == 0;
                raster.global_depth_offset_enable_wireframe = enabled == 1;
                raster.global_depth_offset_enable_point = enabled == 2;
                front.over_the_wire();
                let objects = front.draw_all(topo::TRILIST);
                let moved = objects.iter().all(|o| o.depth_offset != 0.0);
                assert_eq!(moved, at == enabled, "{} {fill} {enabled}", platform.name);
            }
        }
    }
}
