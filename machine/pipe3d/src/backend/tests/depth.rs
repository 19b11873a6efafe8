//! Depth and stencil tests, their updates, their order, and the samples that are counted.

use super::scene::*;
use super::*;
use hw::State3dDepthBuffer as DepthBuffer;
use hw::enums::{compare_function, stencil_operation};
use hw::format::SurfaceFormat;

const D32: u32 = DepthBuffer::SURFACE_FORMAT_D32_FLOAT;
const D24: u32 = DepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT;
const D16: u32 = DepthBuffer::SURFACE_FORMAT_D16_UNORM;

/// Every compare function and its result for a left operand that is less than, equal to, greater than the right one.
const COMPARISONS: [(u32, [bool; 3]); 8] = [
    (compare_function::ALWAYS, [true, true, true]),
    (compare_function::NEVER, [false, false, false]),
    (compare_function::LESS, [true, false, false]),
    (compare_function::EQUAL, [false, true, false]),
    (compare_function::LEQUAL, [true, true, false]),
    (compare_function::GREATER, [false, false, true]),
    (compare_function::NOTEQUAL, [true, false, true]),
    (compare_function::GEQUAL, [false, true, true]),
];

/// A pixel of the covered triangle is lit.
fn at_is_lit(scene: &Scene) -> bool {
    scene.texel::<4>(0, AT, 0) != [0; 4]
}

fn depth_test(scene: &mut Scene, function: u32) {
    let state = &mut scene.bound.wm_depth_stencil;
    state.depth_test_enable = true;
    state.depth_test_function = function;
    state.depth_buffer_write_enable = true;
}

/// Stencil test on, of equal operations on both faces, with references where the platform has them.
fn stencil_test(scene: &mut Scene, function: u32, reference: u32) {
    let state = &mut scene.bound.wm_depth_stencil;
    state.stencil_test_enable = true;
    state.stencil_buffer_write_enable = true;
    state.stencil_test_function = function;
    state.stencil_test_mask = 0xff;
    state.stencil_write_mask = 0xff;
    state.stencil_reference_value = reference;
    state.backface_stencil_reference_value = reference;
    scene.calc(&hw::ColorCalcState {
        stencil_reference_value: reference,
        backface_stencil_reference_value: reference,
        ..Default::default()
    });
}

#[test]
fn each_depth_function_compares_the_new_depth_with_the_stored_one_in_every_format() {
    for platform in PLATFORMS {
        for (format, one_half) in [(D32, 0x3f00_0000), (D24, 0x80_0000), (D16, 0x8000)] {
            for (function, want) in COMPARISONS {
                for (z, want) in [0.25, 0.5, 0.75].into_iter().zip(want) {
                    let mut scene = Scene::rgba8(platform);
                    scene.depth_buffer(format, 0.5);
                    assert_eq!(scene.depth_at(AT), one_half);
                    depth_test(&mut scene, function);
                    let registers = scene.draw(&[triangle(SQUARE, z)]);
                    let case = (platform.name, format, function, z);
                    assert_eq!(at_is_lit(&scene), want, "{case:?}");
                    assert_eq!(
                        registers.total(Counter::PsDepthCount),
                        if want { 120 } else { 0 },
                        "{case:?}"
                    );
                    let stored = match (want, format) {
                        (false, _) => one_half,
                        (_, D32) => z.to_bits(),
                        // The nearest of 2^24 - 1 and 2^16 - 1 steps.
                        (_, D24) => (f64::from(z) * 16_777_215.0).round_ties_even() as u32,
                        _ => (f64::from(z) * 65_535.0).round_ties_even() as u32,
                    };
                    assert_eq!(scene.depth_at(AT), stored, "{case:?}");
                    assert_eq!(scene.depth_at([40, 40]), one_half, "{case:?}");
                }
            }
        }
    }
}

#[test]
fn depth_is_written_without_a_test_and_only_where_state_and_buffer_allow_it() {
    for platform in PLATFORMS {
        for (test, state, buffer) in [
            (false, true, true),
            (false, false, true),
            (false, true, false),
            (true, true, true),
            (true, false, true),
            (true, true, false),
        ] {
            let mut scene = Scene::rgba8(platform);
            scene.depth_buffer(D32, 1.0);
            depth_test(&mut scene, compare_function::LESS);
            scene.bound.wm_depth_stencil.depth_test_enable = test;
            scene.bound.wm_depth_stencil.depth_buffer_write_enable = state;
            scene.bound.depth_buffer.depth_write_enable = buffer;
            scene.draw(&[triangle(SQUARE, 0.5)]);
            let want = if state && buffer { 0.5f32 } else { 1.0 };
            let case = (platform.name, test, state, buffer);
            assert_eq!(f32::from_bits(scene.depth_at(AT)), want, "{case:?}");
            assert!(at_is_lit(&scene), "{case:?}");
        }
    }
}

#[test]
fn depths_are_clamped_to_the_range_of_the_objects_viewport() {
    for platform in PLATFORMS {
        for (viewport, z, want) in
            [(0, 0.9, 0.75f32), (0, 0.1, 0.25), (1, 0.9, 0.9), (1, 0.1, 0.5), (1, 1.5, 1.0)]
        {
            let mut scene = Scene::rgba8(platform);
            scene.depth_buffer(D32, 0.0);
            depth_test(&mut scene, compare_function::ALWAYS);
            scene.put_state(VIEWPORTS, &[0.25f32, 0.75, 0.5, 1.0].map(f32::to_bits));
            scene.bound.clip.maximum_vp_index = 1;
            scene.draw(&[ScreenObject { viewport_index: viewport, ..triangle(SQUARE, z) }]);
            assert_eq!(f32::from_bits(scene.depth_at(AT)), want, "{} {viewport} {z}", platform.name);
        }
    }
}

#[test]
fn depth_varies_over_an_object_and_pixels_outside_of_the_buffer_pass() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.depth_buffer(D32, 0.5);
        depth_test(&mut scene, compare_function::LESS);
        // Half as large as the target.
        scene.bound.depth_buffer.width = 31;
        // From 0 at x = 0 to 1 at x = 32; centres of pixels 15 and 16 have 31/64 and 33/64.
        let mut object = rectangle_object([0.0, 0.0], [32.0, 8.0], 0.0);
        object.vertices[0].z = 1.0;
        let other = rectangle_object([32.0, 0.0], [64.0, 8.0], 0.9);
        scene.draw(&[object, other]);
        for (x, want) in [(0, true), (15, true), (16, false), (31, false), (32, true), (63, true)] {
            assert_eq!(scene.texel::<4>(0, [x, 3], 0) != [0; 4], want, "{} {x}", platform.name);
        }
        assert_eq!(f32::from_bits(scene.depth_at([15, 3])), 31.0 / 64.0, "{}", platform.name);
        assert_eq!(f32::from_bits(scene.depth_at([16, 3])), 0.5, "{}", platform.name);
    }
}

#[test]
fn a_thread_that_computes_depth_is_tested_with_what_it_computed() {
    for platform in PLATFORMS {
        for (z, want) in [(0.25f32, true), (0.75, false)] {
            let mut scene = Scene::rgba8(platform);
            scene.depth_buffer(D32, 0.5);
            depth_test(&mut scene, compare_function::LESS);
            scene.bound.ps_extra.pixel_shader_computed_depth_mode =
                hw::State3dPsExtra::PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON;
            scene.threads.writes[0].depth = Some(slots(z.to_bits()));
            // The object itself is on the other side.
            scene.draw(&[triangle(SQUARE, 1.0 - z)]);
            assert_eq!(at_is_lit(&scene), want, "{} {z}", platform.name);
            let stored = if want { z } else { 0.5 };
            assert_eq!(f32::from_bits(scene.depth_at(AT)), stored, "{} {z}", platform.name);
        }
    }
}

#[test]
fn each_stencil_function_compares_masked_reference_and_masked_stencil() {
    for platform in PLATFORMS {
        for (function, want) in COMPARISONS {
            // Reference 0x14 masked by 0x3c: stencils are 0x18, 0x14 and 0x10 under the mask.
            for (stencil, want) in [0xda, 0xd6, 0xd2].into_iter().zip(want) {
                let mut scene = Scene::rgba8(platform);
                scene.stencil_buffer(stencil);
                stencil_test(&mut scene, function, 0x14 | 0x41);
                scene.bound.wm_depth_stencil.stencil_test_mask = 0x3c;
                let registers = scene.draw(&[triangle(SQUARE, 0.5)]);
                let case = (platform.name, function, stencil);
                assert_eq!(at_is_lit(&scene), want, "{case:?}");
                assert_eq!(registers.total(Counter::PsDepthCount), if want { 120 } else { 0 }, "{case:?}");
                assert_eq!(scene.stencil_at(AT), stencil, "{case:?}");
            }
        }
    }
}

#[test]
fn the_outcome_of_both_tests_picks_the_stencil_operation() {
    let operations = [stencil_operation::REPLACE, stencil_operation::INVERT, stencil_operation::INCR];
    for platform in PLATFORMS {
        for back in [false, true] {
            for (stencil_passes, depth_passes, want) in
                [(false, true, 0x99u8), (false, false, 0x99), (true, false, !0x42), (true, true, 0x43)]
            {
                let mut scene = Scene::rgba8(platform);
                scene.depth_buffer(D32, 0.5);
                scene.stencil_buffer(0x42);
                depth_test(&mut scene, compare_function::LESS);
                let function =
                    if stencil_passes { compare_function::ALWAYS } else { compare_function::NEVER };
                stencil_test(&mut scene, function, 0x99);
                let state = &mut scene.bound.wm_depth_stencil;
                state.double_sided_stencil_enable = back;
                if back {
                    // Front operations would give zero.
                    state.stencil_fail_op = stencil_operation::ZERO;
                    state.stencil_pass_depth_fail_op = stencil_operation::ZERO;
                    state.stencil_pass_depth_pass_op = stencil_operation::ZERO;
                    state.backface_stencil_test_function = function;
                    state.backface_stencil_test_mask = 0xff;
                    state.backface_stencil_write_mask = 0xff;
                    [
                        state.backface_stencil_fail_op,
                        state.backface_stencil_pass_depth_fail_op,
                        state.backface_stencil_pass_depth_pass_op,
                    ] = operations;
                } else {
                    [
                        state.stencil_fail_op,
                        state.stencil_pass_depth_fail_op,
                        state.stencil_pass_depth_pass_op,
                    ] = operations;
                }
                let z = if depth_passes { 0.25 } else { 0.75 };
                // Without the double-sided test, faces in the back use the front state.
                scene.draw(&[ScreenObject { back_facing: true, ..triangle(SQUARE, z) }]);
                let case = (platform.name, back, stencil_passes, depth_passes);
                assert_eq!(scene.stencil_at(AT), want, "{case:?}");
                assert_eq!(scene.stencil_at([40, 40]), 0x42, "{case:?}");
                // A pixel that fails either test changes neither colour nor depth.
                let passes = stencil_passes && depth_passes;
                assert_eq!(at_is_lit(&scene), passes, "{case:?}");
                let depth = f32::from_bits(scene.depth_at(AT));
                assert_eq!(depth, if passes { 0.25 } else { 0.5 }, "{case:?}");
            }
        }
    }
}

#[test]
fn stencil_operations_change_the_bits_of_their_faces_write_mask() {
    let table = [
        (stencil_operation::KEEP, [0x00, 0xff, 0x42]),
        (stencil_operation::ZERO, [0x00, 0x00, 0x00]),
        (stencil_operation::REPLACE, [0x99, 0x99, 0x99]),
        (stencil_operation::INCRSAT, [0x01, 0xff, 0x43]),
        (stencil_operation::DECRSAT, [0x00, 0xfe, 0x41]),
        (stencil_operation::INCR, [0x01, 0x00, 0x43]),
        (stencil_operation::DECR, [0xff, 0xfe, 0x41]),
        (stencil_operation::INVERT, [0xff, 0x00, 0xbd]),
    ];
    for platform in PLATFORMS {
        for (operation, want) in table {
            for (old, new) in [0x00u8, 0xff, 0x42].into_iter().zip(want) {
                for (front, back) in [(0xff, 0x0f), (0x3c, 0xff)] {
                    let mut scene = Scene::rgba8(platform);
                    scene.stencil_buffer(old);
                    stencil_test(&mut scene, compare_function::ALWAYS, 0x99);
                    let state = &mut scene.bound.wm_depth_stencil;
                    state.double_sided_stencil_enable = true;
                    state.backface_stencil_test_function = compare_function::ALWAYS;
                    state.stencil_pass_depth_pass_op = operation;
                    state.backface_stencil_pass_depth_pass_op = operation;
                    state.stencil_write_mask = front;
                    state.backface_stencil_write_mask = back;
                    let behind = ScreenObject {
                        back_facing: true,
                        ..triangle([(30.0, 8.0), (50.0, 8.0), (30.0, 28.0)], 0.5)
                    };
                    scene.draw(&[triangle(SQUARE, 0.5), behind]);
                    for (at, mask) in [(AT, front as u8), ([32, 10], back as u8)] {
                        let merged = new & mask | old & !mask;
                        assert_eq!(scene.stencil_at(at), merged, "{} {operation} {old:#x}", platform.name);
                    }
                }
            }
        }
    }
}

#[test]
fn stencils_change_only_where_test_state_and_buffer_enable_it_whatever_depth_does() {
    for platform in PLATFORMS {
        for (test, state, buffer) in
            [(true, true, true), (false, true, true), (true, false, true), (true, true, false)]
        {
            let mut scene = Scene::rgba8(platform);
            scene.stencil_buffer(7);
            stencil_test(&mut scene, compare_function::ALWAYS, 0x99);
            let depth_stencil = &mut scene.bound.wm_depth_stencil;
            depth_stencil.stencil_test_enable = test;
            depth_stencil.stencil_buffer_write_enable = state;
            depth_stencil.stencil_pass_depth_pass_op = stencil_operation::REPLACE;
            depth_stencil.depth_buffer_write_enable = false;
            scene.bound.depth_buffer.stencil_write_enable = buffer;
            scene.draw(&[triangle(SQUARE, 0.5)]);
            let want = if test && state && buffer { 0x99 } else { 7 };
            assert_eq!(scene.stencil_at(AT), want, "{} {test} {state} {buffer}", platform.name);
            assert!(at_is_lit(&scene));
        }
    }
}

#[test]
fn a_thread_that_computes_stencil_brings_its_own_reference() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.stencil_buffer(0);
        stencil_test(&mut scene, compare_function::LESS, 0xff);
        scene.bound.wm_depth_stencil.stencil_test_function = compare_function::GREATER;
        scene.bound.wm_depth_stencil.stencil_pass_depth_pass_op = stencil_operation::REPLACE;
        scene.bound.ps_extra.pixel_shader_computes_stencil = true;
        // Slots 0 and 1 of each thread: the second fails, as 0 is not greater than 0.
        let mut references = [0x55; 16];
        references[1] = 0;
        scene.threads.writes[0].stencil = Some(references);
        scene.draw(&[rectangle_object([8.0, 8.0], [10.0, 10.0], 0.5)]);
        let stencils = [[8, 8], [9, 8], [8, 9], [9, 9]].map(|at| scene.stencil_at(at));
        assert_eq!(stencils, [0x55, 0, 0x55, 0x55], "{}", platform.name);
        assert_eq!(scene.texel::<4>(0, [9, 8], 0), [0; 4], "{}", platform.name);
    }
}

#[test]
fn pixels_that_alpha_discards_update_neither_depth_nor_stencil_nor_colour() {
    for platform in PLATFORMS {
        for (alpha, passes) in [(0.25, false), (0.75, true)] {
            let mut scene = Scene::rgba8(platform);
            scene.depth_buffer(D32, 1.0);
            scene.stencil_buffer(0x42);
            depth_test(&mut scene, compare_function::LESS);
            stencil_test(&mut scene, compare_function::NEVER, 0x99);
            scene.bound.wm_depth_stencil.stencil_fail_op = stencil_operation::REPLACE;
            scene.blend_header(|header| {
                header.alpha_test_enable = true;
                header.alpha_test_function = compare_function::GREATER;
            });
            // References in COLOR_CALC_STATE too: 0x99 and 0.5.
            scene.calc(&hw::ColorCalcState {
                stencil_reference_value: 0x99,
                alpha_test_format: hw::ColorCalcState::ALPHA_TEST_FORMAT_ALPHATEST_UNORM8,
                alpha_reference_value_as_unorm8: 128,
                ..Default::default()
            });
            scene.paint([1.0, 1.0, 1.0, alpha]);
            // The alpha test comes first: a pixel that it drops never meets the failing stencil test.
            let want = if passes { 0x99 } else { 0x42 };
            assert_eq!(scene.stencil_at(AT), want, "{} {alpha}", platform.name);
            scene.bound.wm_depth_stencil.stencil_test_function = compare_function::ALWAYS;
            scene.paint([1.0, 1.0, 1.0, alpha]);
            assert_eq!(at_is_lit(&scene), passes, "{} {alpha}", platform.name);
            let depth = f32::from_bits(scene.depth_at(AT));
            assert_eq!(depth, if passes { 0.5 } else { 1.0 }, "{} {alpha}", platform.name);
        }
    }
}

#[test]
fn samples_that_pass_are_counted_before_or_after_the_thread_alike() {
    for platform in PLATFORMS {
        for (late, statistics) in [(false, true), (true, true), (true, false)] {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
            scene.depth_buffer(D32, 0.5);
            depth_test(&mut scene, compare_function::LESS);
            scene.bound.ps_extra.pixel_shader_kills_pixel = late;
            scene.bound.wm.statistics_enable = statistics;
            // Sixteen pixels of four samples in front, of which two columns are half covered; others behind.
            let front = rectangle_object([8.5, 8.0], [12.5, 12.0], 0.25);
            let behind = rectangle_object([20.0, 8.0], [24.0, 12.0], 0.75);
            let registers = scene.draw(&[front, behind]);
            let want = if statistics { 4 * (3 * 4 + 2 + 2) } else { 0 };
            assert_eq!(registers.total(Counter::PsDepthCount), want, "{} {late}", platform.name);
        }
    }
}

#[test]
fn samples_that_the_thread_takes_out_are_not_counted() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
        scene.bound.ps_extra.omask_present_to_render_target = true;
        scene.threads.writes[0].output_mask = Some([0b1010; 16]);
        let registers = scene.draw(&[rectangle_object([8.0, 8.0], [12.0, 12.0], 0.25)]);
        assert_eq!(registers.total(Counter::PsDepthCount), 16 * 2, "{}", platform.name);
        let lit = [0, 1, 2, 3].map(|sample| scene.texel::<4>(0, AT, sample)[0]);
        assert_eq!(lit, [0, 255, 0, 255], "{}", platform.name);
    }
}

#[test]
fn without_threads_and_buffers_every_covered_sample_is_counted() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.bound.ps_extra.pixel_shader_valid = false;
        let registers = scene.draw(&[triangle(SQUARE, 0.5)]);
        assert_eq!(registers.total(Counter::PsDepthCount), 120, "{}", platform.name);
        assert_eq!(registers.total(Counter::PsInvocations), 0, "{}", platform.name);
        assert!(!at_is_lit(&scene));
    }
}
