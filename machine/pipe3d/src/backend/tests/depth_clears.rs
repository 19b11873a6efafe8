//! Clears and resolves of depth and stencil, and what HiZ means to draws.

use super::scene::*;
use super::*;
use hw::State3dDepthBuffer as DepthBuffer;
use hw::format::SurfaceFormat;

/// A depth buffer full of one depth, with HiZ that says so, and what drivers do with it.
fn hierarchical(scene: &mut Scene, format: u32, depth: f32) {
    scene.depth_buffer(format, depth);
    scene.bound.depth_buffer.hierarchical_depth_buffer_enable = true;
    scene.bound.hier_depth_buffer.surface_base_address = CONTROLS;
    scene.bound.hier_depth_buffer.surface_pitch = 256 - 1;
    scene.bound.hier_depth_buffer.surface_qpitch = 64 / 4;
    scene.hz_op(|op| op.hierarchical_depth_buffer_resolve_enable = true, depth);
}

fn resolve_depth(scene: &mut Scene, clear: f32) {
    scene.hz_op(|op| op.depth_buffer_resolve_enable = true, clear);
}

#[test]
fn depth_clears_mark_their_rectangle_and_resolves_store_it() {
    for platform in PLATFORMS {
        for (format, want) in [
            (DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.3f32.to_bits()),
            // The nearest steps of 2^24 - 1 and 2^16 - 1.
            (DepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT, 5_033_165),
            (DepthBuffer::SURFACE_FORMAT_D16_UNORM, 19_661),
        ] {
            for scissor in [true, false] {
                let mut scene = Scene::rgba8(platform);
                hierarchical(&mut scene, format, 0.0);
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
                let case = (platform.name, format, scissor);
                assert!(scene.findings.is_empty(), "{case:?}");
                if !scissor {
                    // Whole blocks of 8 by 4 pixels: only HiZ knows so far.
                    assert_eq!(scene.depth_at([16, 8]), 0, "{case:?}");
                }
                resolve_depth(&mut scene, 0.3);
                let cut = if scissor { 0 } else { want };
                for (places, stored) in [
                    ([[9, 5], [19, 5], [9, 10], [19, 10]], want),
                    ([[8, 6], [20, 6], [12, 4], [12, 11]], cut),
                    ([[7, 4], [24, 4], [8, 3], [8, 12]], 0),
                ] {
                    assert_eq!(places.map(|at| scene.depth_at(at)), [stored; 4], "{case:?}");
                }
            }
        }
    }
}

#[test]
fn what_hiz_calls_clear_has_the_depth_that_is_stated_when_it_is_looked_at() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        hierarchical(&mut scene, DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.0);
        // Zeros are what drivers leave where all of it is clear.
        scene.space.write(GraphicsAddress(CONTROLS), &[0; CONTROL_BYTES]).unwrap();
        scene.space.known().forget_all();
        scene.bound.wm_depth_stencil.depth_test_enable = true;
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::EQUAL;
        for clear in [0.5, 0.75] {
            scene.bound.clear_params.depth_clear_value = clear;
            for (z, want) in [(clear, 120), (0.25, 0)] {
                let registers = scene.draw(&[triangle(SQUARE, z)]);
                assert_eq!(registers.total(Counter::PsDepthCount), want, "{} {clear}", platform.name);
            }
        }
        // Once depth is written, the value stays what it was then.
        scene.bound.wm_depth_stencil.depth_buffer_write_enable = true;
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::LESS;
        scene.draw(&[triangle(SQUARE, 0.5)]);
        scene.bound.clear_params.depth_clear_value = 0.125;
        scene.draw(&[rectangle_object([40.0, 40.0], [48.0, 48.0], 0.625)]);
        let depths = [AT, [41, 41], [60, 60]].map(|at| f32::from_bits(scene.depth_at(at)));
        assert_eq!(depths, [0.5, 0.625, 0.75], "{}", platform.name);
        assert!(scene.findings.is_empty(), "{}", platform.name);
    }
}

#[test]
fn depth_and_stencil_are_cleared_together_or_alone() {
    for platform in PLATFORMS {
        for (depth, stencil) in [(true, false), (false, true), (true, true)] {
            let mut scene = Scene::rgba8(platform);
            hierarchical(&mut scene, DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.25);
            scene.stencil_buffer(0x11);
            scene.hz_op(
                |op| {
                    op.depth_buffer_clear_enable = depth;
                    op.stencil_buffer_clear_enable = stencil;
                    op.stencil_clear_value = 0x77;
                },
                0.75,
            );
            resolve_depth(&mut scene, 0.75);
            let got = (f32::from_bits(scene.depth_at([63, 63])), scene.stencil_at([63, 63]));
            let want = (if depth { 0.75 } else { 0.25 }, if stencil { 0x77 } else { 0x11 });
            assert_eq!(got, want, "{}", platform.name);
        }
    }
}

#[test]
fn a_stencil_clear_fills_the_samples_of_its_mask_in_its_rectangle() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
        scene.stencil_buffer(0);
        scene.hz_op(
            |op| {
                op.stencil_buffer_clear_enable = true;
                op.stencil_clear_value = 9;
                op.sample_mask = 0b0110;
                op.clear_rectangle_x_max = 10;
            },
            0.0,
        );
        let state = &mut scene.bound.wm_depth_stencil;
        state.stencil_test_enable = true;
        state.stencil_test_mask = 0xff;
        // The reference is 0: what was cleared is greater.
        state.stencil_test_function = hw::enums::compare_function::LESS;
        scene.draw(&[rectangle_object([8.0, 8.0], [12.0, 12.0], 0.5)]);
        for (x, want) in [(9, [0, 255, 255, 0]), (10, [0; 4])] {
            let lit = [0, 1, 2, 3].map(|sample| scene.texel::<4>(0, [x, 9], sample)[0]);
            assert_eq!(lit, want, "{} {x}", platform.name);
        }
    }
}

#[test]
fn depth_clears_without_hiz_or_of_some_samples_are_undefined_and_done() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.depth_buffer(DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.25);
        scene.hz_op(|op| op.depth_buffer_clear_enable = true, 0.75);
        assert_eq!(scene.findings, ["B101"], "{}", platform.name);
        assert_eq!(f32::from_bits(scene.depth_at([63, 63])), 0.75, "{}", platform.name);

        let mut scene = Scene::rgba8(platform);
        scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
        hierarchical(&mut scene, DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.0);
        scene.hz_op(
            |op| {
                op.depth_buffer_clear_enable = true;
                op.sample_mask = 0b0110;
            },
            1.0,
        );
        assert_eq!(scene.findings, ["B101"], "{}", platform.name);
        scene.bound.wm_depth_stencil.depth_test_enable = true;
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::LESS;
        scene.draw(&[triangle(SQUARE, 0.5)]);
        let lit = [0, 1, 2, 3].map(|sample| scene.texel::<4>(0, AT, sample)[0]);
        assert_eq!(lit, [0, 255, 255, 0], "{}", platform.name);
    }
}

#[test]
fn a_hiz_resolve_trusts_the_depth_buffer_and_a_depth_resolve_hiz() {
    for platform in PLATFORMS {
        for trusted in [false, true] {
            let mut scene = Scene::rgba8(platform);
            hierarchical(&mut scene, DepthBuffer::SURFACE_FORMAT_D32_FLOAT, 0.25);
            scene.hz_op(|op| op.depth_buffer_clear_enable = true, 0.75);
            if trusted {
                scene.hz_op(|op| op.hierarchical_depth_buffer_resolve_enable = true, 0.75);
            }
            resolve_depth(&mut scene, 0.75);
            let want = if trusted { 0.25 } else { 0.75 };
            assert_eq!(f32::from_bits(scene.depth_at(AT)), want, "{} {trusted}", platform.name);
            // Now both agree: another clear value changes nothing.
            resolve_depth(&mut scene, 0.5);
            assert_eq!(f32::from_bits(scene.depth_at(AT)), want, "{} {trusted}", platform.name);
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
        buffer.hierarchical_depth_buffer_enable = true;
        scene.bound.hier_depth_buffer.surface_base_address = CONTROLS;
        scene.bound.hier_depth_buffer.surface_pitch = 256 - 1;
        scene.bound.hier_depth_buffer.surface_qpitch = 64 / 4;
        let depths =
            |scene: &Scene| [[10, 10], [10, 74], [10, 138]].map(|at| f32::from_bits(scene.depth_at(at)));
        for layer in 0..3 {
            scene.bound.depth_buffer.minimum_array_element = layer;
            scene.hz_op(|op| op.hierarchical_depth_buffer_resolve_enable = true, 0.0);
        }
        scene.bound.depth_buffer.minimum_array_element = 1;
        scene.hz_op(|op| op.depth_buffer_clear_enable = true, 1.0);
        scene.bound.wm_depth_stencil.depth_test_enable = true;
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::LESS;
        scene.bound.wm_depth_stencil.depth_buffer_write_enable = true;
        scene.draw(&[triangle(SQUARE, 0.5)]);
        assert_eq!(depths(&scene), [0.0, 0.5, 0.0], "{}", platform.name);
        assert_eq!(f32::from_bits(scene.depth_at([40, 104])), 1.0, "{}", platform.name);
        // The array index picks the layer of the view; one outside of it is 0.
        scene.bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::GREATER;
        scene.draw(&[ScreenObject { render_target_array_index: 1, ..triangle(SQUARE, 0.75) }]);
        assert_eq!(depths(&scene), [0.0, 0.5, 0.75], "{}", platform.name);
        scene.draw(&[ScreenObject { render_target_array_index: 2, ..triangle(SQUARE, 0.625) }]);
        assert_eq!(depths(&scene), [0.0, 0.625, 0.75], "{}", platform.name);
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
        }
    }
}
