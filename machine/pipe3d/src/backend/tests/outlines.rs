//! Points, lines and clip rectangles: where their pixels are.

use super::scene::*;
use super::*;

/// Lit pixels of rows `from..to` of the first columns, one character each.
fn picture_of(scene: &Scene, columns: std::ops::Range<u32>, rows: std::ops::Range<u32>) -> Vec<String> {
    let lit = |x, y| if scene.texel::<4>(0, [x, y], 0) == [0; 4] { '.' } else { '#' };
    rows.map(|y| columns.clone().map(|x| lit(x, y)).collect()).collect()
}

fn point_object([x, y]: [f32; 2], width_px: f32) -> ScreenObject {
    let mut object = triangle([(x, y), (0.0, 0.0), (0.0, 0.0)], 0.5);
    object.kind = ObjectKind::Point;
    object.point_width_px = width_px;
    object
}

fn segment(from: [f32; 2], to: [f32; 2]) -> ScreenObject {
    let mut object = triangle([(from[0], from[1]), (to[0], to[1]), (0.0, 0.0)], 0.5);
    object.kind = ObjectKind::Line;
    object
}

#[test]
fn a_point_is_the_square_of_its_width_around_it() {
    let table: [(f32, f32, &[&str]); 5] = [
        (2.5, 1.0, &["......", "......", "..#...", "......"]),
        (2.5, 3.0, &["......", ".###..", ".###..", ".###..", "......"]),
        // Corners on pixel centres: left and top ones are inside.
        (3.0, 3.0, &["......", ".###..", ".###..", ".###..", "......"]),
        (2.5, 2.0, &["......", ".##...", ".##...", "......"]),
        // Too small to meet a centre.
        (2.0, 0.5, &["......", "......", "......"]),
    ];
    for platform in PLATFORMS {
        for (at, width, want) in table {
            let mut scene = Scene::rgba8(platform);
            scene.draw(&[point_object([at, at], width)]);
            let got = picture_of(&scene, 0..6, 0..want.len() as u32);
            assert_eq!(got, want, "{} {at} {width}", platform.name);
        }
    }
}

#[test]
fn smooth_points_are_discs_whose_rim_fades() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.bound.raster.smooth_point_enable = true;
        // Radius 2 around a pixel's centre: distances 0, 1, 2 and the diagonal ones.
        scene.draw(&[point_object([10.5, 10.5], 4.0)]);
        let alpha = |x, y| scene.texel::<4>(0, [x, y], 0)[3];
        assert_eq!([alpha(10, 10), alpha(11, 10), alpha(12, 10), alpha(13, 10)], [255, 255, 128, 0]);
        // 2.5 minus sqrt 2 is more than 1; sqrt 5 leaves 0.264, sqrt 8 nothing.
        assert_eq!([alpha(11, 11), alpha(12, 11), alpha(12, 12)], [255, 67, 0], "{}", platform.name);
        // With several samples each of them is inside or not.
        let mut scene = Scene::rgba8(platform);
        scene.multisampled(2, hw::format::SurfaceFormat::R8G8B8A8_UNORM);
        scene.bound.raster.smooth_point_enable = true;
        scene.draw(&[point_object([10.5, 10.5], 4.0)]);
        // Samples of pixel (12, 10) at x 0.375, 0.875, 0.125, 0.625 and y 0.125, 0.375, 0.625, 0.875.
        let lit = [0, 1, 2, 3].map(|sample| scene.texel::<4>(0, [12, 10], sample)[3]);
        assert_eq!(lit, [255, 0, 255, 0], "{}", platform.name);
    }
}

#[test]
fn the_clip_rectangle_is_what_drawing_rectangle_scissor_and_viewport_have_in_common() {
    const SCISSORS: u64 = 0x800;
    const EXTENTS: u64 = 0xc00;
    for platform in PLATFORMS {
        // Left and right columns, first and behind the last, of each rectangle that is used.
        for (scissor, transform, origin, viewport, want) in [
            (false, false, 0, 0, 2..40),
            (true, false, 0, 0, 10..21),
            (true, false, 5, 0, 15..26),
            (false, true, 0, 0, 4..31),
            (false, true, 3, 0, 7..34),
            (true, true, 0, 0, 10..21),
            (true, false, 0, 1, 30..36),
            (false, true, 0, 1, 33..40),
            // A scissor whose ends are exchanged leaves nothing.
            (true, false, 0, 2, 0..0),
        ] {
            let mut scene = Scene::rgba8(platform);
            scene.bound.clip.maximum_vp_index = 2;
            scene.bound.scissor_pointers.scissor_rect_pointer = SCISSORS;
            scene.bound.viewport_pointers_sf_clip.sf_clip_viewport_pointer = EXTENTS;
            scene.bound.raster.scissor_rectangle_enable = scissor;
            scene.bound.sf.viewport_transform_enable = transform;
            scene.bound.drawing_rectangle.drawing_rectangle_origin_x = origin;
            let drawing = &mut scene.bound.drawing_rectangle;
            (drawing.clipped_drawing_rectangle_x_min, drawing.clipped_drawing_rectangle_x_max) = (2, 39);
            for (index, (x_min, x_max)) in [(10, 20), (30, 35), (9, 8)].into_iter().enumerate() {
                let state = hw::ScissorRect {
                    scissor_rectangle_x_min: x_min,
                    scissor_rectangle_x_max: x_max,
                    scissor_rectangle_y_max: 63,
                    ..Default::default()
                };
                scene.put_state(SCISSORS + 8 * index as u64, &state.encode(platform));
            }
            for (index, (x_min, x_max)) in [(4.0, 30.0), (33.0, 80.0), (0.0, 63.0)].into_iter().enumerate() {
                let state = hw::SfClipViewport {
                    x_min_viewport: x_min,
                    x_max_viewport: x_max,
                    y_max_viewport: 63.0,
                    ..Default::default()
                };
                scene.put_state(EXTENTS + 64 * index as u64, &state.encode(platform));
            }
            let object = rectangle_object([-100.0, -100.0], [100.0, 100.0], 0.5);
            scene.draw(&[ScreenObject { viewport_index: viewport, ..object }]);
            let lit: Vec<u32> = (0..64).filter(|&x| scene.texel::<4>(0, [x, 20], 0) != [0; 4]).collect();
            let case = (platform.name, scissor, transform, origin, viewport);
            assert_eq!(lit, want.collect::<Vec<_>>(), "{case:?}");
        }
    }
}

#[test]
fn rows_are_clipped_like_columns() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.bound.scissor_pointers.scissor_rect_pointer = 0x800;
        scene.bound.raster.scissor_rectangle_enable = true;
        let state = hw::ScissorRect {
            scissor_rectangle_x_max: 63,
            scissor_rectangle_y_min: 3,
            scissor_rectangle_y_max: 9,
            ..Default::default()
        };
        scene.put_state(0x800, &state.encode(platform));
        scene.bound.drawing_rectangle.drawing_rectangle_origin_y = 2;
        scene.bound.drawing_rectangle.clipped_drawing_rectangle_y_max = 8;
        scene.draw(&[rectangle_object([0.0, 0.0], [64.0, 64.0], 0.5)]);
        let lit: Vec<u32> = (0..64).filter(|&y| scene.texel::<4>(0, [5, y], 0) != [0; 4]).collect();
        assert_eq!(lit, [5, 6, 7, 8], "{}", platform.name);
    }
}

#[test]
fn positions_have_four_or_eight_fractional_bits() {
    use hw::State3dSf as Sf;
    for platform in PLATFORMS {
        // 10.5 and a little more: with four bits it is the centre of a pixel again.
        for (precision, first) in [
            (Sf::VERTEX_SUB_PIXEL_PRECISION_SELECT_8_BIT, 11),
            (Sf::VERTEX_SUB_PIXEL_PRECISION_SELECT_4_BIT, 10),
        ] {
            let mut scene = Scene::rgba8(platform);
            scene.bound.sf.vertex_sub_pixel_precision_select = precision;
            scene.draw(&[rectangle_object([10.5 + 1.0 / 64.0, 0.0], [20.0, 4.0], 0.5)]);
            let lit = (0..64).find(|&x| scene.texel::<4>(0, [x, 1], 0) != [0; 4]);
            assert_eq!(lit, Some(first), "{} {precision}", platform.name);
        }
    }
}

#[test]
fn lines_without_width_leave_the_diamonds_of_their_pixels() {
    /// Start and end, whether the last pixel is drawn; pixels of rows and columns 0 to 8.
    type Row = ([f32; 2], [f32; 2], bool, &'static [[u32; 2]]);
    let table: [Row; 9] = [
        ([1.5, 1.5], [5.5, 1.5], false, &[[1, 1], [2, 1], [3, 1], [4, 1]]),
        ([1.5, 1.5], [5.5, 1.5], true, &[[1, 1], [2, 1], [3, 1], [4, 1], [5, 1]]),
        ([5.5, 1.5], [1.5, 1.5], false, &[[5, 1], [4, 1], [3, 1], [2, 1]]),
        ([2.5, 1.5], [2.5, 4.5], false, &[[2, 1], [2, 2], [2, 3]]),
        // Between two rows: bottom corners are inside, so that the upper row has it.
        ([1.5, 2.0], [4.5, 2.0], false, &[[1, 1], [2, 1], [3, 1]]),
        // Between two columns: right corners of steep lines are inside, so that the left column has it.
        ([2.0, 1.5], [2.0, 4.5], false, &[[1, 1], [1, 2], [1, 3]]),
        ([1.5, 1.5], [4.5, 4.5], false, &[[1, 1], [2, 2], [3, 3]]),
        ([1.5, 1.5], [5.5, 3.5], false, &[[1, 1], [2, 1], [3, 2], [4, 2]]),
        // From inside of a diamond to its centre and no further.
        ([2.25, 2.5], [2.5, 2.5], false, &[]),
    ];
    for platform in PLATFORMS {
        for (from, to, last_pixel, want) in table {
            let mut scene = Scene::rgba8(platform);
            scene.bound.sf.last_pixel_enable = last_pixel;
            scene.draw(&[segment(from, to)]);
            let mut lit = Vec::new();
            for (x, y) in (0..9).flat_map(|y| (0..9).map(move |x| (x, y))) {
                if scene.texel::<4>(0, [x, y], 0) != [0; 4] {
                    lit.push([x, y]);
                }
            }
            let mut want = want.to_vec();
            want.sort_by_key(|&[x, y]| (y, x));
            assert_eq!(lit, want, "{} {from:?} {to:?} {last_pixel}", platform.name);
        }
    }
}

#[test]
fn wide_lines_are_parallelograms_along_their_minor_axis() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.bound.sf.line_width = 3.0;
        scene.draw(&[segment([1.5, 3.5], [5.5, 3.5]), segment([10.5, 1.5], [10.5, 5.5])]);
        let want = [
            "..............",
            ".........###..",
            ".####....###..",
            ".####....###..",
            ".####....###..",
            "..............",
        ];
        assert_eq!(picture_of(&scene, 0..14, 0..6), want, "{}", platform.name);
        // A diagonal counts as x-major: each column has the width.
        let mut scene = Scene::rgba8(platform);
        scene.bound.sf.line_width = 3.0;
        scene.draw(&[segment([1.5, 2.5], [4.5, 5.5])]);
        let want = ["......", ".#....", ".##...", ".###..", "..##..", "...#..", "......"];
        assert_eq!(picture_of(&scene, 0..6, 0..7), want, "{}", platform.name);
    }
}

#[test]
fn anti_aliased_lines_fade_over_one_pixel_at_every_edge() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.bound.raster.antialiasing_enable = true;
        scene.bound.sf.line_width = 1.0;
        // Between rows 9 and 10: half of each. The ends are at pixel centres, so that they have half of that.
        scene.draw(&[segment([4.5, 10.0], [8.5, 10.0])]);
        let row = |y| [3, 4, 5, 6, 7, 8, 9].map(|x| scene.texel::<4>(0, [x, y], 0)[3]);
        for y in [9, 10] {
            assert_eq!(row(y), [0, 64, 128, 128, 128, 64, 0], "{} {y}", platform.name);
        }
        assert_eq!([row(8), row(11)], [[0; 7]; 2], "{}", platform.name);
        // A width of zero knows no anti-aliasing.
        let mut scene = Scene::rgba8(platform);
        scene.bound.raster.antialiasing_enable = true;
        scene.draw(&[segment([4.5, 10.5], [8.5, 10.5])]);
        let row = [3, 4, 7, 8].map(|x| scene.texel::<4>(0, [x, 10], 0)[3]);
        assert_eq!(row, [0, 255, 255, 0], "{}", platform.name);
    }
}

#[test]
fn the_fourth_corner_of_a_rectangle_follows_from_three_and_values_from_their_planes() {
    for platform in PLATFORMS {
        // Lower right, lower left, upper left.
        let mut object = triangle([(6.0, 4.0), (2.0, 4.0), (2.0, 1.0)], 0.5);
        object.kind = ObjectKind::Rectangle;
        let mut scene = Scene::rgba8(platform);
        scene.depth_buffer(hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.0);
        scene.bound.wm_depth_stencil.depth_buffer_write_enable = true;
        // Depth grows to the right only: 0 at x = 2 to 1 at x = 6.
        (object.vertices[0].z, object.vertices[1].z, object.vertices[2].z) = (1.0, 0.0, 0.0);
        scene.draw(&[object]);
        let want = ["........", "..####..", "..####..", "..####..", "........"];
        assert_eq!(picture_of(&scene, 0..8, 0..5), want, "{}", platform.name);
        // The upper right pixel, in the half that no corner has.
        assert_eq!(f32::from_bits(scene.depth_at([5, 1])), 0.875, "{}", platform.name);
    }
}

#[test]
fn the_legacy_rule_of_lines_is_for_those_without_a_width() {
    for platform in PLATFORMS {
        // From the lower left edge of a diamond to that of another.
        let drawn = |legacy: bool, width: f32| {
            let mut scene = Scene::rgba8(platform);
            scene.bound.wm.legacy_diamond_line_rasterization = legacy;
            scene.bound.sf.line_width = width;
            scene.draw(&[segment([10.25, 7.75], [6.25, 6.75])]);
            picture_of(&scene, 5..12, 6..8)
        };
        assert_eq!(drawn(false, 0.0), [".......", "..####."], "{}", platform.name);
        assert_eq!(drawn(true, 0.0), [".#.....", "..###.."], "{}", platform.name);
        assert_eq!(drawn(true, 1.0), drawn(false, 1.0), "{}", platform.name);
    }
}
