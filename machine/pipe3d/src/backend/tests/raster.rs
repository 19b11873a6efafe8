//! Which pixels and samples objects light: edges, stipples, sample modes and masks.

use super::scene::*;
use super::*;
use hw::format::SurfaceFormat;

/// Lit pixels of target 0 in rows `0..rows`, one character each.
fn picture(scene: &Scene, columns: u32, rows: u32) -> Vec<String> {
    let lit = |x, y| if scene.texel::<4>(0, [x, y], 0) == [0; 4] { '.' } else { '#' };
    (0..rows).map(|y| (0..columns).map(|x| lit(x, y)).collect()).collect()
}

/// Number of lit pixels of one sample.
fn lit_pixels(scene: &Scene, sample: u32) -> usize {
    let all = (0..WIDTH).flat_map(|y| (0..WIDTH).map(move |x| [x, y]));
    all.filter(|&at| scene.texel::<4>(0, at, sample) != [0; 4]).count()
}

fn line_object(from: [f32; 2], to: [f32; 2]) -> ScreenObject {
    let mut object = triangle([(from[0], from[1]), (to[0], to[1]), (0.0, 0.0)], 0.5);
    object.kind = ObjectKind::Line;
    object
}

#[test]
fn pixels_on_left_and_top_edges_are_inside_and_on_right_and_bottom_ones_are_not() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        // All corners at pixel centres: a rectangle and the two halves of a square, in both directions.
        scene.draw(&[rectangle_object([1.5, 0.5], [4.5, 2.5], 0.5)]);
        assert_eq!(picture(&scene, 6, 3), [".###..", ".###..", "......"], "{}", platform.name);
        let mut scene = Scene::rgba8(platform);
        scene.draw(&[triangle([(0.5, 0.5), (4.5, 0.5), (0.5, 4.5)], 0.5)]);
        let upper = ["####.", "###..", "##...", "#....", "....."];
        assert_eq!(picture(&scene, 5, 5), upper, "{}", platform.name);
        let mut scene = Scene::rgba8(platform);
        scene.draw(&[triangle([(4.5, 0.5), (4.5, 4.5), (0.5, 4.5)], 0.5)]);
        let lower = [".....", "...#.", "..##.", ".###.", "....."];
        let lower = lower.map(|row| row.to_string());
        // The diagonal is a left edge of the lower half: its pixels are inside of it and not of the upper one.
        let whole: Vec<String> = lower.into_iter().collect();
        assert_eq!(picture(&scene, 5, 5), whole, "{}", platform.name);
    }
}

#[test]
fn the_sample_mask_takes_samples_out() {
    for platform in PLATFORMS {
        for (log2, mask, want) in [
            (0, 0x0001, [1, 0, 0, 0]),
            (0, 0xfffe, [0, 0, 0, 0]),
            (2, 0xffff, [1, 1, 1, 1]),
            (2, 0b0101, [1, 0, 1, 0]),
            (2, 0xfff8, [0, 0, 0, 1]),
            (2, 0xfff0, [0, 0, 0, 0]),
        ] {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(log2, SurfaceFormat::R8G8B8A8_UNORM);
            scene.bound.sample_mask.sample_mask = mask;
            let registers = scene.draw(&[rectangle_object([8.0, 8.0], [12.0, 12.0], 0.5)]);
            let lit = [0, 1, 2, 3].map(|sample| u32::from(lit_pixels(&scene, sample) == 16));
            assert_eq!(lit, want, "{} {log2} {mask:#x}", platform.name);
            let samples = u64::from(want.iter().sum::<u32>());
            assert_eq!(registers.total(Counter::PsDepthCount), 16 * samples, "{}", platform.name);
        }
    }
}

#[test]
fn line_stipple_repeats_its_bits_from_the_first_pixel_of_a_primitive() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.bound.wm.line_stipple_enable = true;
        scene.bound.line_stipple.line_stipple_pattern = 0b0000_0000_0000_1101;
        scene.bound.line_stipple.line_stipple_repeat_count = 2;
        let go_on = |object: ScreenObject| ScreenObject { continue_line_stipple: true, ..object };
        scene.draw(&[
            line_object([0.5, 0.5], [12.5, 0.5]),
            // A new primitive, and one that goes on from it after six pixels.
            line_object([0.5, 1.5], [6.5, 1.5]),
            go_on(line_object([6.5, 1.5], [12.5, 1.5])),
            // Backwards: the first pixel is the right one.
            line_object([11.5, 2.5], [0.5, 2.5]),
            // The pattern has 32 pixels.
            line_object([0.5, 3.5], [40.5, 3.5]),
        ]);
        let rows = picture(&scene, 40, 4);
        assert_eq!(rows[0], format!("{:.<40}", "##..####"), "{}", platform.name);
        assert_eq!(rows[1], format!("{:.<40}", "##..####"), "{}", platform.name);
        assert_eq!(rows[2], format!("{:.<40}", "....####..##"), "{}", platform.name);
        assert_eq!(rows[3], format!("{:.<32}##..####", "##..####"), "{}", platform.name);
    }
}

#[test]
fn polygon_stipple_repeats_its_rows_behind_the_offset_for_polygons_only() {
    for platform in PLATFORMS {
        for (offset, stippled) in [((0, 0), true), ((3, 1), true), ((0, 0), false)] {
            let mut scene = Scene::rgba8(platform);
            scene.bound.wm.polygon_stipple_enable = true;
            // Row 0: the first two pixels and the last one; row 1: none; row 2: all.
            let rows = &mut scene.bound.poly_stipple_pattern.pattern_row;
            (rows[0], rows[2]) = (0xc000_0001, u32::MAX);
            scene.bound.poly_stipple_offset.polygon_stipple_x_offset = offset.0;
            scene.bound.poly_stipple_offset.polygon_stipple_y_offset = offset.1;
            let object = rectangle_object([0.0, 0.0], [64.0, 64.0], 0.5);
            scene.draw(&[ScreenObject { polygon_stipple: stippled, ..object }]);
            for (x, y) in (0..WIDTH).flat_map(|y| (0..WIDTH).map(move |x| (x, y))) {
                let (column, row) = ((x + offset.0) % 32, (y + offset.1) % 32);
                let want = !stippled || row == 2 || row == 0 && [0, 1, 31].contains(&column);
                let got = scene.texel::<4>(0, [x, y], 0) != [0; 4];
                assert_eq!(got, want, "{} {offset:?} {x} {y}", platform.name);
            }
        }
    }
}

/// How a draw rasterizes: samples apart (PATTERN), and lines as rectangles (ON).
fn rasterization_mode(scene: &mut Scene) -> (bool, bool) {
    scene.bound.sf.line_width = 6.0;
    // The right edge at 10.5 takes samples 0 and 2 of column 10, or none as the pixel's centre is outside.
    scene.draw(&[rectangle_object([8.0, 8.0], [10.5, 9.0], 0.5)]);
    let column = [0, 1, 2, 3].map(|sample| scene.texel::<4>(0, [10, 8], sample) != [0; 4]);
    scene.fill_target(0, [0u8; 4]);
    // Sixteen columns of six pixels, or a rectangle of 6 x 16 * sqrt(2).
    scene.draw(&[line_object([24.0, 24.0], [40.0, 40.0])]);
    let size = lit_pixels(scene, 0);
    assert!(size == 96 || size > 120, "{size}");
    let pattern = match column {
        [true, false, true, false] => true,
        [false, false, false, false] => false,
        other => panic!("{other:?}"),
    };
    (pattern, size > 120)
}

#[test]
fn rasterization_modes_follow_api_mode_samples_and_enable_unless_they_are_forced() {
    const OGL: u32 = 0;
    const DX100: u32 = 1;
    const DX101: u32 = 2;
    let (off_pixel, on_pixel) = ((false, false), (false, true));
    let (off_pattern, on_pattern) = ((true, false), (true, true));
    // API mode; 1 sample without and with enable; 4 samples without and with enable.
    let table = [
        (OGL, [off_pixel, off_pixel], [off_pixel, on_pattern]),
        (DX100, [off_pixel, on_pixel], [off_pixel, on_pattern]),
        (DX101, [off_pixel, on_pixel], [off_pattern, on_pattern]),
    ];
    for platform in PLATFORMS {
        for (api_mode, one, four) in table {
            for (log2, modes) in [(0, one), (2, four)] {
                for (enable, want) in [false, true].into_iter().zip(modes) {
                    let mut scene = Scene::rgba8(platform);
                    scene.multisampled(log2, SurfaceFormat::R8G8B8A8_UNORM);
                    scene.bound.raster.api_mode = api_mode;
                    scene.bound.raster.dx_multisample_rasterization_enable = enable;
                    let case = (platform.name, api_mode, log2, enable);
                    assert_eq!(rasterization_mode(&mut scene), want, "{case:?}");
                }
            }
        }
        for (forced, want) in [off_pixel, off_pattern, on_pixel, on_pattern].into_iter().enumerate() {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
            scene.bound.raster.force_multisampling = 1;
            scene.bound.raster.dx_multisample_rasterization_mode = forced as u32;
            assert_eq!(rasterization_mode(&mut scene), want, "{} forced {forced}", platform.name);
        }
    }
}

#[test]
fn without_a_pattern_all_samples_of_a_pixel_are_lit_and_have_its_depth() {
    for platform in PLATFORMS {
        for (pattern, want) in [(false, [1, 1, 1, 1]), (true, [1, 0, 1, 0])] {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
            scene.depth_buffer(hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT, 10.55 / 64.0);
            scene.bound.raster.dx_multisample_rasterization_enable = pattern;
            scene.bound.wm_depth_stencil.depth_test_enable = true;
            scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::LESS;
            // Depth is x / 64: 10.5 at the centre of column 10, 10.375, 10.875, 10.125 and 10.625 at its samples.
            let mut object = rectangle_object([0.0, 0.0], [64.0, 64.0], 0.0);
            object.vertices[0].z = 1.0;
            scene.draw(&[object]);
            let lit = [0, 1, 2, 3].map(|s| u32::from(scene.texel::<4>(0, [10, 20], s) != [0; 4]));
            assert_eq!(lit, want, "{} {pattern}", platform.name);
        }
    }
}

#[test]
fn the_pixel_location_is_the_centre_or_the_upper_left_corner() {
    for platform in PLATFORMS {
        for (corner, offset, log2, columns) in [
            (false, false, 0, 0..4),
            (true, false, 0, 1..5),
            (true, true, 0, 1..5),
            (true, false, 1, 1..5),
            // Positions are moved along: what is lit stays.
            (true, true, 1, 1..5),
        ] {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(log2, SurfaceFormat::R8G8B8A8_UNORM);
            scene.bound.raster.dx_multisample_rasterization_enable = false;
            scene.bound.multisample.pixel_location = u32::from(corner);
            scene.bound.multisample.pixel_position_offset_enable = offset;
            scene.draw(&[rectangle_object([0.25, 0.0], [4.25, 8.0], 0.5)]);
            let lit: Vec<u32> = (0..8).filter(|&x| scene.texel::<4>(0, [x, 3], 0) != [0; 4]).collect();
            assert_eq!(lit, columns.collect::<Vec<_>>(), "{} {corner} {offset} {log2}", platform.name);
        }
    }
}

#[test]
fn forced_samples_switch_tests_off_and_run_threads_for_pixels() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.depth_buffer(hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.25);
        scene.stencil_buffer(0);
        let state = &mut scene.bound.wm_depth_stencil;
        state.depth_test_enable = true;
        state.depth_test_function = hw::enums::compare_function::NEVER;
        state.stencil_test_enable = true;
        state.stencil_test_function = hw::enums::compare_function::NEVER;
        state.depth_buffer_write_enable = true;
        scene.bound.raster.forced_sample_count = 1;
        scene.bound.ps_extra.pixel_shader_is_per_sample = true;
        let registers = scene.draw(&[triangle(SQUARE, 0.5)]);
        assert_eq!(scene.texel::<4>(0, AT, 0), [255; 4], "{}", platform.name);
        assert_eq!(registers.total(Counter::PsDepthCount), 120, "{}", platform.name);
        // The write has no such exception.
        assert_eq!(f32::from_bits(scene.depth_at(AT)), 0.5, "{}", platform.name);
        assert!(scene.findings.is_empty(), "{}", platform.name);
        scene.bound.raster.forced_sample_count = 3;
        scene.draw(&[triangle(SQUARE, 0.5)]);
        assert_eq!(scene.findings, ["B097"], "{}", platform.name);
    }
}
