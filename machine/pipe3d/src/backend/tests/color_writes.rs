//! What comes behind blending and before it: alpha test, logic operations, encoding, write masks, samples and layers.

use super::scene::*;
use super::*;
use hw::BlendStateEntry;
use hw::enums::{compare_function, logic_op_function};
use hw::format::SurfaceFormat;

#[test]
fn logic_operations_join_the_stored_bits_of_source_and_destination() {
    let (s, d) = (0b1100_1010u8, 0b1010_0110u8);
    let table = [
        (logic_op_function::CLEAR, 0),
        (logic_op_function::NOR, !(s | d)),
        (logic_op_function::AND_INVERTED, !s & d),
        (logic_op_function::COPY_INVERTED, !s),
        (logic_op_function::AND_REVERSE, s & !d),
        (logic_op_function::INVERT, !d),
        (logic_op_function::XOR, s ^ d),
        (logic_op_function::NAND, !(s & d)),
        (logic_op_function::AND, s & d),
        (logic_op_function::EQUIV, !(s ^ d)),
        (logic_op_function::NOOP, d),
        (logic_op_function::OR_INVERTED, !s | d),
        (logic_op_function::COPY, s),
        (logic_op_function::OR_REVERSE, s | !d),
        (logic_op_function::OR, s | d),
        (logic_op_function::SET, 255),
    ];
    for platform in PLATFORMS {
        for (code, want) in table {
            let entry =
                BlendStateEntry { logic_op_enable: true, logic_op_function: code, ..Default::default() };
            let mut scene = Scene::rgba8(platform);
            scene.blend_entry(0, &entry);
            // Red is quantized to the bits of `s`; a write disable keeps green.
            scene.fill_target(0, [d; 4]);
            scene.paint([f32::from(s) / 255.0; 4]);
            assert_eq!(scene.texel::<4>(0, AT, 0), [want; 4], "{} {code}", platform.name);
            scene.set_target(0, SurfaceFormat::R8G8B8A8_UINT, |_| ());
            scene.blend_entry(0, &BlendStateEntry { write_disable_green: true, ..entry });
            scene.fill_target(0, [d; 4]);
            scene.threads.writes = vec![message_of([u32::from(s); 4])];
            scene.draw(&[triangle(SQUARE, 0.5)]);
            assert_eq!(scene.texel::<4>(0, AT, 0), [want, d, want, want], "{} {code}", platform.name);
        }
    }
}

#[test]
fn srgb_targets_encode_colour_but_not_alpha_and_blend_linear_values() {
    for platform in PLATFORMS {
        for (format, order) in
            [(SurfaceFormat::R8G8B8A8_UNORM_SRGB, [0, 1, 2]), (SurfaceFormat::B8G8R8A8_UNORM_SRGB, [2, 1, 0])]
        {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, format, |_| ());
            scene.paint([0.5, 0.002, 1.0, 0.5]);
            let got = scene.texel::<4>(0, AT, 0);
            // 1.055 * 0.5^(1/2.4) - 0.055 = 0.73536; 0.002 * 12.92 = 0.02584.
            assert_eq!(order.map(|at| got[at]), [188, 7, 255], "{}", platform.name);
            assert_eq!(got[3], 128, "{}", platform.name);
            // 188 reads as 0.50289; 0.25 more is 0.75289, which is encoded as 0.88164.
            scene.blend_entry(0, &additive());
            scene.paint([0.25, 0.0, 0.0, 0.0]);
            assert_eq!(scene.texel::<4>(0, AT, 0)[order[0]], 225, "{}", platform.name);
            assert_eq!(scene.texel::<4>(0, AT, 0)[3], 128, "{}", platform.name);
        }
    }
}

#[test]
fn disabled_channels_keep_their_bits_in_every_kind_of_target() {
    type Entry = BlendStateEntry;
    let disabled = [
        (Entry { write_disable_red: true, ..Default::default() }, 0),
        (Entry { write_disable_green: true, ..Default::default() }, 1),
        (Entry { write_disable_blue: true, ..Default::default() }, 2),
        (Entry { write_disable_alpha: true, ..Default::default() }, 3),
    ];
    for platform in PLATFORMS {
        for (entry, channel) in disabled {
            let mut scene = Scene::rgba8(platform);
            scene.blend_entry(0, &entry);
            for (format, order) in
                [(SurfaceFormat::R8G8B8A8_UNORM, [0, 1, 2, 3]), (SurfaceFormat::B8G8R8A8_UNORM, [2, 1, 0, 3])]
            {
                scene.set_target(0, format, |_| ());
                scene.fill_target(0, [9u8; 4]);
                scene.paint([1.0; 4]);
                let mut want = [255; 4];
                want[order[channel]] = 9;
                assert_eq!(scene.texel::<4>(0, AT, 0), want, "{} {channel}", platform.name);
            }
            scene.set_target(0, SurfaceFormat::R32G32B32A32_FLOAT, |_| ());
            scene.fill_target(0, float_texel([0.5; 4]));
            scene.paint([4.0; 4]);
            let mut want = [4.0; 4];
            want[channel] = 0.5;
            assert_eq!(floats_at(&scene, 0), want, "{} {channel}", platform.name);
            scene.set_target(0, SurfaceFormat::B5G5R5A1_UNORM, |_| ());
            scene.fill_target(0, 0u16.to_le_bytes());
            scene.paint([1.0; 4]);
            let want = !([0x7c00, 0x03e0, 0x001f, 0x8000][channel]);
            assert_eq!(u16::from_le_bytes(scene.texel(0, AT, 0)), want, "{} {channel}", platform.name);
        }
    }
}

#[test]
fn channels_that_a_format_lacks_are_dropped() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R8G8_UNORM, |_| ());
        scene.fill_target(0, [0u8; 2]);
        scene.paint([1.0, 0.2, 0.7, 0.7]);
        assert_eq!(scene.texel::<2>(0, AT, 0), [255, 51], "{}", platform.name);
        assert_eq!(scene.texel::<2>(0, [40, 40], 0), [0, 0], "{}", platform.name);
        scene.set_target(0, SurfaceFormat::A8_UNORM, |_| ());
        scene.paint([1.0, 1.0, 1.0, 0.2]);
        assert_eq!(scene.texel::<1>(0, AT, 0), [51], "{}", platform.name);
    }
}

#[test]
fn the_render_target_array_index_picks_the_layer_and_one_outside_of_the_view_is_zero() {
    for platform in PLATFORMS {
        for (index, first, layer) in [(0, 0, 0), (2, 0, 2), (1, 1, 2), (3, 0, 0), (2, 1, 1)] {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |surface| {
                surface.surface_array = true;
                surface.depth = 4 - 1;
                surface.minimum_array_element = first;
                // Three layers from layer 0, two from layer 1.
                surface.render_target_view_extent = 3 - first - 1;
            });
            scene.draw(&[ScreenObject { render_target_array_index: index, ..triangle(SQUARE, 0.5) }]);
            for slice in 0..4 {
                let want = if slice == layer { [255; 4] } else { [0; 4] };
                let got = scene.texel::<4>(0, AT, slice);
                assert_eq!(got, want, "{} {index} {first} {slice}", platform.name);
            }
        }
    }
}

#[test]
fn a_level_of_the_target_is_drawn_to_where_it_lies() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |surface| surface.mip_count_lod = 1);
        // Level 1 has 32 x 32 pixels below level 0: pixels beyond are dropped.
        scene.draw(&[rectangle_object([0.0, 0.0], [64.0, 64.0], 0.5)]);
        for (at, want) in [([0, 0], 0), ([0, 64], 255), ([31, 95], 255), ([32, 64], 0), ([0, 96], 0)] {
            assert_eq!(scene.texel::<4>(0, at, 0), [want; 4], "{} {at:?}", platform.name);
        }
    }
}

#[test]
fn pixels_outside_of_a_target_of_odd_size_are_dropped() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |surface| {
            surface.width = 5 - 1;
            surface.height = 7 - 1;
        });
        scene.draw(&[rectangle_object([0.0, 0.0], [64.0, 64.0], 0.5)]);
        for (x, y) in (0..10).flat_map(|y| (0..10).map(move |x| (x, y))) {
            let want = if x < 5 && y < 7 { [255; 4] } else { [0; 4] };
            assert_eq!(scene.texel::<4>(0, [x, y], 0), want, "{} {x} {y}", platform.name);
        }
    }
}

#[test]
fn multisampled_targets_are_written_in_the_samples_that_are_covered() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
        scene.threads.writes = vec![message([0.2; 4])];
        // Samples at x 0.375, 0.875, 0.125, 0.625: an edge at x = 10.5 takes the first and the third.
        scene.draw(&[rectangle_object([8.0, 8.0], [10.5, 12.0], 0.5)]);
        let pixels = |at| [0, 1, 2, 3].map(|sample| scene.texel::<4>(0, at, sample)[0]);
        assert_eq!(pixels([9, 10]), [51; 4], "{}", platform.name);
        assert_eq!(pixels([10, 10]), [51, 0, 51, 0], "{}", platform.name);
        assert_eq!(pixels([11, 10]), [0; 4], "{}", platform.name);
    }
}

#[test]
fn alpha_is_tested_by_every_function_against_the_reference_of_its_format() {
    let table = [
        (compare_function::ALWAYS, [true, true, true]),
        (compare_function::NEVER, [false, false, false]),
        (compare_function::LESS, [true, false, false]),
        (compare_function::EQUAL, [false, true, false]),
        (compare_function::LEQUAL, [true, true, false]),
        (compare_function::GREATER, [false, false, true]),
        (compare_function::NOTEQUAL, [true, false, true]),
        (compare_function::GEQUAL, [false, true, true]),
    ];
    type Calc = hw::ColorCalcState;
    for platform in PLATFORMS {
        for (code, want) in table {
            // UNORM8: 0.501 and 0.4995 are 128 and 127 of 255; FLOAT32: compared as they are.
            for (format, alphas) in [
                (Calc::ALPHA_TEST_FORMAT_ALPHATEST_UNORM8, [0.4975, 0.501, 0.506]),
                (Calc::ALPHA_TEST_FORMAT_ALPHATEST_FLOAT32, [0.5 - f32::EPSILON, 0.5, 0.5 + f32::EPSILON]),
            ] {
                for (alpha, want) in alphas.into_iter().zip(want) {
                    let mut scene = Scene::rgba8(platform);
                    scene.blend_header(|header| {
                        header.alpha_test_enable = true;
                        header.alpha_test_function = code;
                    });
                    let mut calc = Calc { alpha_test_format: format, ..Default::default() };
                    if format == Calc::ALPHA_TEST_FORMAT_ALPHATEST_UNORM8 {
                        calc.alpha_reference_value_as_unorm8 = 128;
                    } else {
                        calc.alpha_reference_value_as_float32 = 0.5;
                    }
                    scene.calc(&calc);
                    let registers = scene.paint([1.0, 0.0, 0.0, alpha]);
                    let case = (platform.name, code, format, alpha);
                    assert_eq!(scene.texel::<4>(0, AT, 0)[0] == 255, want, "{case:?}");
                    assert_eq!(registers.total(Counter::PsDepthCount) > 0, want, "{case:?}");
                }
            }
        }
    }
}

#[test]
fn source_0_alpha_decides_over_all_targets_when_it_is_sent() {
    for platform in PLATFORMS {
        for (source0, passes) in [(Some(0.75f32), true), (Some(0.25), false), (None, false)] {
            let mut scene = Scene::rgba8(platform);
            scene.blend_header(|header| {
                header.alpha_test_enable = true;
                header.alpha_test_function = compare_function::GREATER;
            });
            let mut calc = hw::ColorCalcState {
                alpha_test_format: hw::ColorCalcState::ALPHA_TEST_FORMAT_ALPHATEST_FLOAT32,
                ..Default::default()
            };
            calc.alpha_reference_value_as_float32 = 0.5;
            scene.calc(&calc);
            scene.set_target(1, SurfaceFormat::R8G8B8A8_UNORM, |_| ());
            let mut write = message([1.0, 1.0, 1.0, 0.2]);
            write.source0_alpha = source0.map(|alpha: f32| slots(alpha.to_bits()));
            let second = RenderTargetWrite { binding_table_index: 1, render_target_index: 1, ..write };
            scene.threads.writes = vec![write, second];
            scene.draw(&[triangle(SQUARE, 0.5)]);
            let want = if passes { [255, 255, 255, 51] } else { [0; 4] };
            let got = [0, 1].map(|index| scene.texel::<4>(index, AT, 0));
            assert_eq!(got, [want; 2], "{} {source0:?}", platform.name);
        }
    }
}

#[test]
fn alpha_to_coverage_is_off_where_the_shader_says_so_or_sends_a_mask_of_its_own() {
    for platform in PLATFORMS {
        for (disabled, masked, want) in [(false, false, 0), (true, false, 255), (false, true, 255)] {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
            scene.blend_header(|header| header.alpha_to_coverage_enable = true);
            scene.bound.ps_extra.pixel_shader_disables_alpha_to_coverage = disabled;
            scene.bound.ps_extra.omask_present_to_render_target = masked;
            let mut write = message([1.0, 0.0, 0.0, 0.0]);
            write.output_mask = masked.then_some([0xffff; 16]);
            scene.threads.writes = vec![write];
            scene.draw(&[triangle(SQUARE, 0.5)]);
            let red = [0, 1, 2, 3].map(|sample| scene.texel::<4>(0, AT, sample)[0]);
            assert_eq!(red, [want; 4], "{} {disabled} {masked}", platform.name);
        }
    }
}

#[test]
fn state_that_is_not_mapped_is_a_page_fault() {
    const NOWHERE: u64 = 0x80_0000;
    type Edit = (&'static str, fn(&mut Bound));
    let edits: [Edit; 4] = [
        ("BLEND_STATE", |bound| bound.blend_state_pointers.blend_state_pointer = NOWHERE),
        ("COLOR_CALC_STATE", |bound| {
            bound.cc_state_pointers.color_calc_state_pointer = NOWHERE;
            bound.cc_state_pointers.color_calc_state_pointer_valid = true;
        }),
        ("CC_VIEWPORT", |bound| {
            bound.viewport_pointers_cc.cc_viewport_pointer = NOWHERE;
            bound.wm_depth_stencil.depth_test_enable = true;
        }),
        ("depth or stencil buffer", |bound| {
            bound.depth_buffer.surface_base_address = NOWHERE;
            bound.wm_depth_stencil.depth_test_enable = true;
        }),
    ];
    for platform in PLATFORMS {
        for (what, edit) in edits {
            let mut scene = Scene::rgba8(platform);
            scene.depth_buffer(hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT, 1.0);
            edit(&mut scene.bound);
            let Scene { bound, threads, space, .. } = &mut scene;
            let stop = with_platform(platform, |cx| PixelBackend::resolve(bound, threads, space, cx).err());
            let Some(Stop::Fault(fault)) = stop else { panic!("{} {what}: {stop:?}", platform.name) };
            assert_eq!(fault.text, what, "{}", platform.name);
        }
    }
}
