//! Clears and resolves of colour, depth and stencil, and draws to targets that have an auxiliary surface.

use super::scene::*;
use super::*;
use hw::State3dDepthBuffer as DepthBuffer;
use hw::format::SurfaceFormat;
use hw::platforms::BDW;
use surface::Tiling;
use surface::tiling::offset;

/// Where control surfaces lie: behind the depth buffer.
const CONTROL: u64 = DEPTH + 0x3_8000;

/// The clear colour red as a state of the platform has it: float bits, or one bit for each channel.
fn clears_red(platform: &hw::Platform, surface: &mut RenderSurfaceState) {
    let one = if platform.has(hw::Feature::FloatClearColors) { 1f32.to_bits() } else { 1 };
    surface.red_clear_color = one as _;
    surface.alpha_clear_color = one as _;
}

/// Rows and columns (first and behind the last) of a tiled target that are not zero.
fn lit_area(scene: &Scene, tiling: Tiling, [width, height]: [u32; 2], bytes: usize) -> Option<[[u32; 2]; 2]> {
    let pitch = width as usize * bytes;
    let mut all = vec![0u8; pitch * height as usize];
    scene.space.read_into(GraphicsAddress(TARGET), &mut all).unwrap();
    let mut area: Option<[[u32; 2]; 2]> = None;
    let mut count = 0;
    for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
        let at = offset(tiling, x as usize * bytes, y as usize, pitch);
        if all[at..at + bytes].iter().any(|&byte| byte != 0) {
            let [low, high] = area.unwrap_or([[x, y], [x, y]]);
            area = Some([[low[0].min(x), low[1].min(y)], [high[0].max(x), high[1].max(y)]]);
            count += 1;
        }
    }
    let [low, high] = area?;
    let area = [low, high.map(|last| last + 1)];
    assert_eq!(count, (area[1][0] - area[0][0]) * (area[1][1] - area[0][1]), "no rectangle: {area:?}");
    Some(area)
}

/// A tiled target of 128 rows of 1024 bytes.
fn tiled(scene: &mut Scene, format: SurfaceFormat, tiling: Tiling) {
    let platform = scene.platform;
    let bytes = u32::from(format.layout().unwrap().block_bits) / 8;
    scene.set_target(0, format, |surface| {
        surface.tile_mode = match tiling {
            Tiling::X => RenderSurfaceState::TILE_MODE_XMAJOR,
            _ => RenderSurfaceState::TILE_MODE_YMAJOR,
        };
        surface.width = 1024 / bytes - 1;
        surface.height = 128 - 1;
        surface.surface_pitch = 1024 - 1;
        clears_red(platform, surface);
    });
}

#[test]
fn one_pixel_of_a_fast_clear_stands_for_a_block_that_format_tiling_and_platform_make() {
    let formats = [
        (SurfaceFormat::R8G8B8A8_UNORM, 4, 64),
        (SurfaceFormat::R16G16B16A16_FLOAT, 8, 32),
        (SurfaceFormat::R32G32B32A32_FLOAT, 16, 16),
    ];
    for platform in PLATFORMS {
        for (format, bytes, width) in formats {
            for tiling in [Tiling::Y, Tiling::X] {
                let extent = 1024 / bytes as u32;
                let block = match (platform.name, tiling) {
                    ("bdw", Tiling::Y) => [width, 64],
                    ("bdw", _) => [2 * width, 32],
                    _ => [width, 32],
                };
                for (from, to) in [([0, 0], [1, 1]), ([1, 1], [2, 2]), ([0, 0], [100, 100])] {
                    let mut scene = Scene::rgba8(platform);
                    tiled(&mut scene, format, tiling);
                    scene.bound.ps.render_target_fast_clear_enable = true;
                    scene.draw(&[rectangle_object(from.map(|c| c as f32), to.map(|c| c as f32), 0.0)]);
                    let scaled = |at: [u32; 2]| [(at[0] * block[0]).min(extent), (at[1] * block[1]).min(128)];
                    let want = [scaled(from), scaled(to)];
                    let case = (platform.name, format.name(), tiling, from, to);
                    assert_eq!(lit_area(&scene, tiling, [extent, 128], bytes), Some(want), "{case:?}");
                    assert!(scene.threads.launches.is_empty(), "{case:?}");
                    assert!(scene.findings.is_empty(), "{case:?} {:?}", scene.findings);
                }
            }
        }
    }
}

#[test]
fn fast_clears_stay_inside_of_the_clip_rectangle_and_in_their_layer() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |surface| {
            surface.surface_array = true;
            surface.depth = 2 - 1;
            surface.render_target_view_extent = 2 - 1;
            clears_red(platform, surface);
        });
        scene.bound.ps.render_target_fast_clear_enable = true;
        scene.bound.drawing_rectangle.clipped_drawing_rectangle_y_max = 0;
        let object = rectangle_object([0.0, 0.0], [1.0, 2.0], 0.0);
        scene.draw(&[ScreenObject { render_target_array_index: 1, ..object }]);
        let rows = if platform.has(hw::Feature::LosslessColorCompression) { 32 } else { 64 };
        assert_eq!(scene.texel::<4>(0, [0, 0], 1), [255, 0, 0, 255], "{}", platform.name);
        assert_eq!(scene.texel::<4>(0, [63, rows - 1], 1), [255, 0, 0, 255], "{}", platform.name);
        if rows < 64 {
            assert_eq!(scene.texel::<4>(0, [63, rows], 1), [0; 4], "{}", platform.name);
        }
        assert_eq!(scene.texel::<4>(0, [0, 0], 0), [0; 4], "{}", platform.name);
    }
}

#[test]
fn a_fast_clear_with_anything_but_a_rectangle_is_undefined_and_clears_nothing() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |surface| clears_red(platform, surface));
        scene.bound.ps.render_target_fast_clear_enable = true;
        scene.draw(&[triangle([(0.0, 0.0), (64.0, 0.0), (0.0, 64.0)], 0.0)]);
        assert_eq!(scene.texel::<4>(0, [1, 1], 0), [0; 4], "{}", platform.name);
        assert_eq!(scene.findings, ["B127"], "{}", platform.name);
    }
}

#[test]
fn multisampled_fast_clears_fill_every_sample_of_their_scaled_rectangle() {
    // Pixels that one pixel of the rectangle stands for with 2, 4, 8 and 16 samples.
    for platform in PLATFORMS {
        for (log2, block) in [(1, [8, 2]), (2, [8, 2]), (3, [2, 2]), (4, [1, 2])] {
            if log2 == 4 && !platform.has(hw::Feature::SixteenSamples) {
                continue;
            }
            let mut scene = Scene::rgba8(platform);
            scene.bound.multisample.number_of_multisamples = log2;
            scene.set_target(0, SurfaceFormat::R8_UNORM, |surface| {
                surface.number_of_multisamples = log2;
                clears_red(platform, surface);
            });
            scene.bound.ps.render_target_fast_clear_enable = true;
            scene.draw(&[rectangle_object([1.0, 2.0], [3.0, 5.0], 0.0)]);
            for sample in 0..1 << log2 {
                for y in 0..WIDTH {
                    for x in 0..WIDTH {
                        let inside = (block[0]..3 * block[0]).contains(&x)
                            && (2 * block[1]..5 * block[1]).contains(&y);
                        let got = scene.texel::<1>(0, [x, y], sample);
                        let want = [if inside { 255 } else { 0 }];
                        assert_eq!(got, want, "{} {log2} {sample} {x} {y}", platform.name);
                    }
                }
            }
        }
    }
}

#[test]
fn clear_colours_are_stored_in_the_format_of_the_target() {
    let table = [
        (SurfaceFormat::R8G8B8A8_UNORM, [0.5f32, 0.25, 1.0, 0.0].map(f32::to_bits), [128, 64, 255, 0]),
        (SurfaceFormat::R8G8B8A8_UINT, [1, 2, 3, 400], [1, 2, 3, 255]),
        (SurfaceFormat::B8G8R8A8_UNORM_SRGB, [0.5f32, 0.0, 1.0, 0.5].map(f32::to_bits), [255, 0, 188, 128]),
    ];
    for platform in PLATFORMS {
        for (format, color, want) in table {
            let bits = !platform.has(hw::Feature::FloatClearColors);
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, format, |surface| {
                // One bit for each channel: red and blue.
                let color = if bits { [1, 0, 1, 0] } else { color };
                [
                    surface.red_clear_color,
                    surface.green_clear_color,
                    surface.blue_clear_color,
                    surface.alpha_clear_color,
                ] = color.map(|value| value as _);
            });
            scene.bound.ps.render_target_fast_clear_enable = true;
            scene.draw(&[rectangle_object([0.0, 0.0], [1.0, 1.0], 0.0)]);
            let want = match (bits, format) {
                (false, _) => want,
                (true, SurfaceFormat::R8G8B8A8_UINT) => [1, 0, 1, 0],
                (true, _) => [255, 0, 255, 0],
            };
            assert_eq!(scene.texel::<4>(0, AT, 0), want, "{} {}", platform.name, format.name());
        }
    }
}

#[test]
fn a_resolve_leaves_the_target_as_it_is_and_runs_no_thread() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |surface| clears_red(platform, surface));
        scene.fill_target(0, [1u8, 2, 3, 4]);
        if platform.name == BDW.name {
            scene.bound.ps.render_target_resolve_enable = true;
        } else {
            scene.bound.ps.render_target_resolve_type = 1;
        }
        scene.draw(&[rectangle_object([0.0, 0.0], [1.0, 1.0], 0.0)]);
        for at in [[0, 0], [63, 31], [63, 63]] {
            assert_eq!(scene.texel::<4>(0, at, 0), [1, 2, 3, 4], "{}", platform.name);
        }
        assert!(scene.threads.launches.is_empty(), "{}", platform.name);
    }
}

#[test]
fn draws_to_targets_with_a_control_surface_store_the_colours_themselves() {
    type Surface = RenderSurfaceState;
    for platform in PLATFORMS {
        let mut modes =
            vec![Surface::AUXILIARY_SURFACE_MODE_AUX_NONE, Surface::AUXILIARY_SURFACE_MODE_AUX_CCS_D];
        if platform.has(hw::Feature::LosslessColorCompression) {
            modes.push(Surface::AUXILIARY_SURFACE_MODE_AUX_CCS_E);
        }
        for mode in modes {
            for samples_log2 in [0, 2] {
                let mut scene = Scene::rgba8(platform);
                let control = GraphicsAddress(CONTROL);
                // What a resolved surface has there: nothing is clear.
                scene.space.write(control, &[0; 0x1000]).unwrap();
                scene.multisampled(samples_log2, SurfaceFormat::R8G8B8A8_UNORM);
                scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |surface| {
                    surface.auxiliary_surface_mode = mode;
                    surface.auxiliary_surface_base_address = CONTROL;
                    clears_red(platform, surface);
                });
                scene.paint([0.2, 0.4, 0.6, 0.8]);
                let case = (platform.name, mode, samples_log2);
                for sample in 0..1 << samples_log2 {
                    assert_eq!(scene.texel::<4>(0, AT, sample), [51, 102, 153, 204], "{case:?}");
                    assert_eq!(scene.texel::<4>(0, [40, 40], sample), [0; 4], "{case:?}");
                }
                let mut after = [1; 0x1000];
                scene.space.read_into(control, &mut after).unwrap();
                assert!(after.iter().all(|&byte| byte == 0), "{case:?}");
                assert!(scene.findings.is_empty(), "{case:?}");
            }
        }
    }
}

#[test]
fn depth_clears_store_their_value_in_the_rectangle_of_the_command() {
    for platform in PLATFORMS {
        for (format, want) in [
            (DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.3f32.to_bits()),
            // The nearest steps of 2^24 - 1 and 2^16 - 1.
            (DepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT, 5_033_165),
            (DepthBuffer::SURFACE_FORMAT_D16_UNORM, 19_661),
        ] {
            let mut scene = Scene::rgba8(platform);
            scene.depth_buffer(format, 0.0);
            let inside_drawing = |scene: &mut Scene, scissor: bool| {
                let drawing = &mut scene.bound.drawing_rectangle;
                (drawing.clipped_drawing_rectangle_x_min, drawing.clipped_drawing_rectangle_y_min) = (9, 5);
                (drawing.clipped_drawing_rectangle_x_max, drawing.clipped_drawing_rectangle_y_max) = (19, 10);
                scene.hz_op(
                    |op| {
                        op.depth_buffer_clear_enable = true;
                        op.scissor_rectangle_enable = scissor;
                        op.clear_rectangle_x_min = 8;
                        op.clear_rectangle_y_min = 4;
                        op.clear_rectangle_x_max = 24;
                        op.clear_rectangle_y_max = 12;
                    },
                    0.3,
                );
            };
            inside_drawing(&mut scene, true);
            let outside = [[7, 4], [24, 4], [8, 3], [8, 12]];
            let cut = [[8, 6], [20, 6], [12, 4], [12, 11]];
            let whole = [[9, 5], [19, 5], [9, 10], [19, 10]];
            for (places, scissored) in [(whole, want), (cut, 0), (outside, 0)] {
                assert_eq!(places.map(|at| scene.depth_at(at)), [scissored; 4], "{} {format}", platform.name);
            }
            inside_drawing(&mut scene, false);
            for (places, all) in [(whole, want), (cut, want), (outside, 0)] {
                assert_eq!(places.map(|at| scene.depth_at(at)), [all; 4], "{} {format}", platform.name);
            }
        }
    }
}

#[test]
fn depth_and_stencil_are_cleared_together_or_alone() {
    for platform in PLATFORMS {
        for (depth, stencil) in [(true, false), (false, true), (true, true)] {
            let mut scene = Scene::rgba8(platform);
            scene.depth_buffer(DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.25);
            scene.stencil_buffer(0x11);
            scene.hz_op(
                |op| {
                    op.depth_buffer_clear_enable = depth;
                    op.stencil_buffer_clear_enable = stencil;
                    op.stencil_clear_value = 0x77;
                },
                0.75,
            );
            let got = (f32::from_bits(scene.depth_at([63, 63])), scene.stencil_at([63, 63]));
            let want = (if depth { 0.75 } else { 0.25 }, if stencil { 0x77 } else { 0x11 });
            assert_eq!(got, want, "{}", platform.name);
        }
    }
}

#[test]
fn a_clear_reaches_the_samples_of_its_mask() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
        scene.depth_buffer(DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.0);
        scene.hz_op(
            |op| {
                op.depth_buffer_clear_enable = true;
                op.sample_mask = 0b0110;
            },
            1.0,
        );
        scene.bound.wm_depth_stencil.depth_test_enable = true;
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::LESS;
        scene.draw(&[triangle(SQUARE, 0.5)]);
        let lit = [0, 1, 2, 3].map(|sample| scene.texel::<4>(0, AT, sample)[0]);
        assert_eq!(lit, [0, 255, 255, 0], "{}", platform.name);
    }
}

#[test]
fn resolves_of_depth_and_hiz_change_no_depth() {
    for platform in PLATFORMS {
        for depth in [false, true] {
            let mut scene = Scene::rgba8(platform);
            scene.depth_buffer(DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.25);
            scene.bound.depth_buffer.hierarchical_depth_buffer_enable = true;
            scene.hz_op(
                |op| {
                    op.depth_buffer_resolve_enable = depth;
                    op.hierarchical_depth_buffer_resolve_enable = !depth;
                },
                0.75,
            );
            assert_eq!(f32::from_bits(scene.depth_at(AT)), 0.25, "{} {depth}", platform.name);
        }
    }
}

#[test]
fn depth_of_a_layer_is_cleared_and_tested_where_the_view_begins() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.depth_buffer(DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.0);
        // Three layers of 64 rows, of which the view has two.
        let buffer = &mut scene.bound.depth_buffer;
        buffer.depth = 3 - 1;
        buffer.render_target_view_extent = 2 - 1;
        buffer.surface_qpitch = 64 / 4;
        buffer.minimum_array_element = 1;
        scene.hz_op(|op| op.depth_buffer_clear_enable = true, 1.0);
        assert_eq!(f32::from_bits(scene.depth_at([5, 64])), 1.0, "{}", platform.name);
        assert_eq!(f32::from_bits(scene.depth_at([5, 63])), 0.0, "{}", platform.name);
        scene.bound.wm_depth_stencil.depth_test_enable = true;
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::LESS;
        scene.bound.wm_depth_stencil.depth_buffer_write_enable = true;
        scene.draw(&[triangle(SQUARE, 0.5)]);
        let depths =
            |scene: &Scene| [[10, 10], [10, 74], [10, 138]].map(|at| f32::from_bits(scene.depth_at(at)));
        assert_eq!(depths(&scene), [0.0, 0.5, 0.0], "{}", platform.name);
        // The array index picks the layer of the view; one outside of it is 0.
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::GREATER;
        scene.draw(&[ScreenObject { render_target_array_index: 1, ..triangle(SQUARE, 0.75) }]);
        assert_eq!(depths(&scene), [0.0, 0.5, 0.75], "{}", platform.name);
        scene.draw(&[ScreenObject { render_target_array_index: 2, ..triangle(SQUARE, 0.625) }]);
        assert_eq!(depths(&scene), [0.0, 0.625, 0.75], "{}", platform.name);
    }
}

#[test]
fn with_a_hierarchical_buffer_depth_is_exact_and_that_buffer_stays_as_it_is() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.depth_buffer(DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 1.0);
        let hierarchy = GraphicsAddress(CONTROL);
        scene.space.write(hierarchy, &[0x5a; 0x1000]).unwrap();
        scene.bound.depth_buffer.hierarchical_depth_buffer_enable = true;
        scene.bound.hier_depth_buffer.surface_base_address = CONTROL;
        scene.bound.hier_depth_buffer.surface_pitch = 128 - 1;
        scene.bound.wm_depth_stencil.depth_test_enable = true;
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::LESS;
        scene.bound.wm_depth_stencil.depth_buffer_write_enable = true;
        scene.hz_op(|op| op.depth_buffer_clear_enable = true, 0.75);
        scene.draw(&[triangle(SQUARE, 0.5), rectangle_object([0.0, 0.0], [64.0, 64.0], 0.625)]);
        // In front of the clear, behind the triangle.
        let depths = [AT, [40, 40]].map(|at| f32::from_bits(scene.depth_at(at)));
        assert_eq!(depths, [0.5, 0.625], "{}", platform.name);
        let mut after = [0; 0x1000];
        scene.space.read_into(hierarchy, &mut after).unwrap();
        assert!(after.iter().all(|&byte| byte == 0x5a), "{}", platform.name);
    }
}

#[test]
fn stencils_lie_in_a_buffer_of_their_own_with_the_view_of_the_depth_buffer() {
    for platform in PLATFORMS {
        for depth in [false, true] {
            let mut scene = Scene::rgba8(platform);
            if depth {
                scene.depth_buffer(DepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT, 1.0);
            }
            scene.stencil_buffer(0);
            // The second of two layers of 64 rows.
            scene.bound.stencil_buffer.surface_qpitch = 64 / 4;
            let buffer = &mut scene.bound.depth_buffer;
            buffer.depth = 2 - 1;
            buffer.minimum_array_element = 1;
            buffer.surface_qpitch = 64 / 4;
            let state = &mut scene.bound.wm_depth_stencil;
            state.stencil_test_enable = true;
            state.stencil_buffer_write_enable = true;
            state.stencil_pass_depth_pass_op = hw::enums::stencil_operation::INVERT;
            state.stencil_write_mask = 0xff;
            scene.draw(&[triangle(SQUARE, 0.5)]);
            let stencils = [[10, 10], [10, 74], [40, 104]].map(|at| scene.stencil_at(at));
            assert_eq!(stencils, [0, 0xff, 0], "{} {depth}", platform.name);
            if depth {
                assert_eq!(scene.depth_at([10, 74]), 0, "{}", platform.name);
                assert_eq!(scene.depth_at([10, 10]), 0xff_ffff, "{}", platform.name);
            }
        }
    }
}
