//! Clamps and blending: from a message to the bytes of its target.

use super::scene::*;
use super::*;
use hw::BlendStateEntry;
use hw::enums::{color_buffer_blend_factor as factor, color_buffer_blend_function as function};
use hw::format::SurfaceFormat;

fn blend_constants(scene: &mut Scene, [red, green, blue, alpha]: [f32; 4]) {
    scene.calc(&hw::ColorCalcState {
        blend_constant_color_red: red,
        blend_constant_color_green: green,
        blend_constant_color_blue: blue,
        blend_constant_color_alpha: alpha,
        ..Default::default()
    });
}

const SOURCE: [f32; 4] = [0.25, 0.5, 1.0, 0.75];
const SECOND: [f32; 4] = [0.125, 0.375, 0.625, 0.875];
const THERE: [f32; 4] = [1.0, 0.5, 0.125, 0.25];
const CONSTANT: [f32; 4] = [0.75, 0.25, 0.5, 0.0625];

/// Every blend factor for red, green, blue and alpha. [skl.7:Color Buffer Blend Color Factors]
fn all_factors() -> [(u32, [f32; 4]); 19] {
    let inverse = |color: [f32; 4]| color.map(|c| 1.0 - c);
    let alpha = |color: [f32; 4]| [color[3]; 4];
    [
        (factor::ZERO, [0.0; 4]),
        (factor::ONE, [1.0; 4]),
        (factor::SRC_COLOR, SOURCE),
        (factor::INV_SRC_COLOR, inverse(SOURCE)),
        (factor::SRC_ALPHA, alpha(SOURCE)),
        (factor::INV_SRC_ALPHA, inverse(alpha(SOURCE))),
        (factor::SRC1_COLOR, SECOND),
        (factor::INV_SRC1_COLOR, inverse(SECOND)),
        (factor::SRC1_ALPHA, alpha(SECOND)),
        (factor::INV_SRC1_ALPHA, inverse(alpha(SECOND))),
        (factor::DST_COLOR, THERE),
        (factor::INV_DST_COLOR, inverse(THERE)),
        (factor::DST_ALPHA, alpha(THERE)),
        (factor::INV_DST_ALPHA, inverse(alpha(THERE))),
        (factor::CONST_COLOR, CONSTANT),
        (factor::INV_CONST_COLOR, inverse(CONSTANT)),
        (factor::CONST_ALPHA, alpha(CONSTANT)),
        (factor::INV_CONST_ALPHA, inverse(alpha(CONSTANT))),
        // min(1 - 0.25, 0.75)
        (factor::SRC_ALPHA_SATURATE, [0.75, 0.75, 0.75, 1.0]),
    ]
}

#[test]
fn every_blend_factor_multiplies_source_and_destination_of_a_float_target() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R32G32B32A32_FLOAT, |_| ());
        blend_constants(&mut scene, CONSTANT);
        let mut write = message(SOURCE);
        write.color1 = Some(SECOND.map(|c| slots(c.to_bits())));
        scene.threads.writes = vec![write];
        for (code, want) in all_factors() {
            for to_source in [true, false] {
                let mut entry = additive();
                let zero = factor::ZERO;
                (entry.source_blend_factor, entry.destination_blend_factor) =
                    if to_source { (code, zero) } else { (zero, code) };
                scene.blend_entry(0, &entry);
                scene.fill_target(0, float_texel(THERE));
                scene.draw(&[triangle(SQUARE, 0.5)]);
                let color = if to_source { SOURCE } else { THERE };
                let want: [f32; 4] = std::array::from_fn(|c| want[c] * color[c]);
                assert_eq!(floats_at(&scene, 0), want, "{} {code:#x} {to_source}", platform.name);
            }
        }
    }
}

#[test]
fn every_blend_factor_multiplies_source_and_destination_of_a_byte_target() {
    let bytes = |color: [f32; 4]| color.map(|c| (c * 255.0).round_ties_even() as u32);
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        blend_constants(&mut scene, CONSTANT);
        let mut write = message(SOURCE);
        write.color1 = Some(SECOND.map(|c| slots(c.to_bits())));
        scene.threads.writes = vec![write];
        let there = bytes(THERE).map(|c| c as u8);
        for (code, factor_of) in all_factors() {
            for to_source in [true, false] {
                let mut entry = additive();
                let zero = factor::ZERO;
                (entry.source_blend_factor, entry.destination_blend_factor) =
                    if to_source { (code, zero) } else { (zero, code) };
                scene.blend_entry(0, &entry);
                scene.fill_target(0, there);
                scene.draw(&[triangle(SQUARE, 0.5)]);
                let color = if to_source { SOURCE } else { THERE };
                let got = scene.texel::<4>(0, AT, 0);
                for channel in 0..4 {
                    let want = factor_of[channel] * color[channel] * 255.0;
                    let error = (f32::from(got[channel]) - want).abs();
                    // Factor and colour are rounded to 8 bits, then their product.
                    assert!(error <= 1.0, "{} {code:#x} {to_source} {got:?} {want}", platform.name);
                }
            }
        }
    }
}

#[test]
fn every_blend_function_combines_the_terms_of_source_and_destination() {
    // Terms: 0.25 * 0.5 and 1.0 * 0.75 for red; alpha by factors and function of its own.
    let table = [
        (function::ADD, 0.875, [223, 4]),
        (function::SUBTRACT, -0.625, [0, 0]),
        (function::REVERSE_SUBTRACT, 0.625, [159, 4]),
        (function::MIN, 0.125, [32, 0]),
        (function::MAX, 0.75, [191, 4]),
    ];
    for platform in PLATFORMS {
        for (code, want, _) in table {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, SurfaceFormat::R32G32B32A32_FLOAT, |_| ());
            blend_constants(&mut scene, [0.5, 0.0, 0.0, 0.75]);
            scene.fill_target(0, float_texel([1.0, 0.0, 0.0, 0.5]));
            scene.blend_header(|header| header.independent_alpha_blend_enable = true);
            let mut entry = additive();
            entry.source_blend_factor = factor::CONST_COLOR;
            entry.destination_blend_factor = factor::CONST_ALPHA;
            entry.color_blend_function = code;
            entry.source_alpha_blend_factor = factor::ZERO;
            entry.destination_alpha_blend_factor = factor::ONE;
            entry.alpha_blend_function = function::ADD;
            scene.blend_entry(0, &entry);
            scene.paint([0.25, 0.0, 0.0, 1.0]);
            assert_eq!(floats_at(&scene, 0)[0], want, "{} {code}", platform.name);
            assert_eq!(floats_at(&scene, 0)[3], 0.5, "{} {code}", platform.name);
        }
        for (code, _, [red, green]) in table {
            let mut scene = Scene::rgba8(platform);
            blend_constants(&mut scene, [0.5, 0.0, 0.0, 0.75]);
            scene.fill_target(0, [255u8, 5, 0, 0]);
            let mut entry = additive();
            entry.source_blend_factor = factor::CONST_COLOR;
            entry.destination_blend_factor = factor::CONST_ALPHA;
            entry.color_blend_function = code;
            scene.blend_entry(0, &entry);
            scene.paint([0.25, 0.0, 0.0, 0.0]);
            assert_eq!(scene.texel::<4>(0, AT, 0)[..2], [red, green], "{} {code}", platform.name);
        }
    }
}

#[test]
fn without_independent_alpha_the_colour_equation_serves_alpha_too() {
    for platform in PLATFORMS {
        for (independent, want) in [(false, 0.75), (true, 0.5)] {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, SurfaceFormat::R32G32B32A32_FLOAT, |_| ());
            scene.fill_target(0, float_texel([0.0, 0.0, 0.0, 0.5]));
            scene.blend_header(|header| header.independent_alpha_blend_enable = independent);
            let mut entry = additive();
            entry.source_alpha_blend_factor = factor::ZERO;
            entry.destination_alpha_blend_factor = factor::ONE;
            scene.blend_entry(0, &entry);
            scene.paint([0.5, 0.0, 0.0, 0.25]);
            assert_eq!(floats_at(&scene, 0), [0.5, 0.0, 0.0, want], "{}", platform.name);
        }
    }
}

#[test]
fn each_target_has_the_blend_state_that_its_message_names() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        let entries = [
            BlendStateEntry::default(),
            additive(),
            BlendStateEntry { color_blend_function: function::MAX, ..additive() },
        ];
        let mut writes = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            scene.set_target(index as u64, SurfaceFormat::R8G8B8A8_UNORM, |_| ());
            scene.fill_target(index as u64, [100u8, 20, 0, 0]);
            scene.blend_entry(index as u64, entry);
            let mut write = message([40.0 / 255.0, 30.0 / 255.0, 0.0, 1.0]);
            write.binding_table_index = index as u8;
            write.render_target_index = index as u8;
            write.last_render_target = index == 2;
            writes.push(write);
        }
        scene.threads.writes = writes;
        scene.draw(&[triangle(SQUARE, 0.5)]);
        let got = [0, 1, 2].map(|index| scene.texel::<4>(index, AT, 0));
        assert_eq!(got, [[40, 30, 0, 255], [140, 50, 0, 255], [100, 30, 0, 255]], "{}", platform.name);
        assert_eq!(scene.texel::<4>(1, [40, 40], 0), [100, 20, 0, 0], "{}", platform.name);
    }
}

#[test]
fn a_target_without_alpha_blends_as_if_its_alpha_were_one() {
    for platform in PLATFORMS {
        for format in [SurfaceFormat::R8G8B8X8_UNORM, SurfaceFormat::B5G6R5_UNORM] {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, format, |_| ());
            let mut entry = additive();
            entry.source_blend_factor = factor::DST_ALPHA;
            entry.destination_blend_factor = factor::INV_DST_ALPHA;
            scene.blend_entry(0, &entry);
            if format == SurfaceFormat::B5G6R5_UNORM {
                scene.fill_target(0, 0u16.to_le_bytes());
                scene.paint([1.0, 1.0, 0.0, 0.5]);
                assert_eq!(u16::from_le_bytes(scene.texel(0, AT, 0)), 0xffe0, "{}", platform.name);
            } else {
                scene.fill_target(0, [9u8; 4]);
                scene.paint([1.0, 1.0, 0.0, 0.5]);
                assert_eq!(scene.texel::<4>(0, AT, 0)[..3], [255, 255, 0], "{}", platform.name);
            }
        }
    }
}

#[test]
fn integer_targets_are_neither_blended_nor_clamped_but_to_their_range() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.blend_entry(
            0,
            &BlendStateEntry {
                pre_blend_color_clamp_enable: true,
                color_clamp_range: BlendStateEntry::COLOR_CLAMP_RANGE_COLORCLAMP_UNORM,
                ..additive()
            },
        );
        scene.set_target(0, SurfaceFormat::R8G8B8A8_UINT, |_| ());
        scene.fill_target(0, [50u8; 4]);
        scene.threads.writes = vec![message_of([0, 7, 255, 300])];
        scene.draw(&[triangle(SQUARE, 0.5)]);
        assert_eq!(scene.texel::<4>(0, AT, 0), [0, 7, 255, 255], "{}", platform.name);
        scene.set_target(0, SurfaceFormat::R8G8B8A8_SINT, |_| ());
        scene.threads.writes = vec![message_of([-200i32 as u32, -1i32 as u32, 127, 128])];
        scene.draw(&[triangle(SQUARE, 0.5)]);
        assert_eq!(scene.texel::<4>(0, AT, 0), [0x80, 0xff, 127, 127], "{}", platform.name);
    }
}

#[test]
fn colours_are_clamped_before_blending_as_the_state_says() {
    type Entry = BlendStateEntry;
    let (unorm, snorm, format) = (
        Entry::COLOR_CLAMP_RANGE_COLORCLAMP_UNORM,
        Entry::COLOR_CLAMP_RANGE_COLORCLAMP_SNORM,
        Entry::COLOR_CLAMP_RANGE_COLORCLAMP_RTFORMAT,
    );
    // Source 2, -3 and destination 5, -5: what is stored without blending, and their sum.
    let table = [
        (false, false, false, unorm, [2.0, -3.0], [7.0, -8.0]),
        (true, false, false, unorm, [1.0, 0.0], [2.0, 0.0]),
        (true, false, false, snorm, [1.0, -1.0], [2.0, -2.0]),
        (true, false, false, format, [2.0, -3.0], [7.0, -8.0]),
        (false, true, false, unorm, [1.0, 0.0], [6.0, -5.0]),
        (false, true, false, snorm, [1.0, -1.0], [6.0, -6.0]),
        (false, false, true, unorm, [2.0, -3.0], [1.0, 0.0]),
        (false, false, true, snorm, [2.0, -3.0], [1.0, -1.0]),
        (true, false, true, snorm, [1.0, -1.0], [1.0, -1.0]),
    ];
    for platform in PLATFORMS {
        for (before, source_only, after, range, plain, sum) in table {
            for (blend, want) in [(false, plain), (true, sum)] {
                let mut scene = Scene::rgba8(platform);
                scene.set_target(0, SurfaceFormat::R32G32B32A32_FLOAT, |_| ());
                scene.fill_target(0, float_texel([5.0, -5.0, 0.0, 0.0]));
                scene.blend_entry(
                    0,
                    &Entry {
                        color_buffer_blend_enable: blend,
                        pre_blend_color_clamp_enable: before,
                        pre_blend_source_only_clamp_enable: source_only,
                        post_blend_color_clamp_enable: after,
                        color_clamp_range: range,
                        ..additive()
                    },
                );
                scene.paint([2.0, -3.0, f32::NAN, 0.0]);
                let case = (platform.name, before, source_only, after, range, blend);
                assert_eq!(floats_at(&scene, 0)[..2], want, "{case:?}");
                // NaN leaves every clamp as its lower end.
                let clamped = (before || source_only || after && blend) && range != format;
                assert_eq!(floats_at(&scene, 0)[2].is_nan(), !clamped, "{case:?}");
            }
        }
    }
}

#[test]
fn the_blend_constant_is_clamped_with_the_destination() {
    for platform in PLATFORMS {
        for (before, want) in [(false, 6.0), (true, 1.0)] {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, SurfaceFormat::R32G32B32A32_FLOAT, |_| ());
            blend_constants(&mut scene, [3.0, 0.0, 0.0, 0.0]);
            scene.fill_target(0, float_texel([2.0, 0.0, 0.0, 0.0]));
            scene.blend_entry(
                0,
                &BlendStateEntry {
                    source_blend_factor: factor::ZERO,
                    destination_blend_factor: factor::CONST_COLOR,
                    pre_blend_color_clamp_enable: before,
                    ..additive()
                },
            );
            scene.paint([0.0; 4]);
            assert_eq!(floats_at(&scene, 0)[0], want, "{}", platform.name);
        }
    }
}

#[test]
fn the_second_source_is_clamped_with_the_first() {
    for platform in PLATFORMS {
        for (before, source_only, want) in [(false, false, 1.5), (true, false, 0.5), (false, true, 0.5)] {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, SurfaceFormat::R32G32B32A32_FLOAT, |_| ());
            scene.blend_entry(
                0,
                &BlendStateEntry {
                    source_blend_factor: factor::SRC1_COLOR,
                    destination_blend_factor: factor::ZERO,
                    pre_blend_color_clamp_enable: before,
                    pre_blend_source_only_clamp_enable: source_only,
                    ..additive()
                },
            );
            let mut write = message([0.5; 4]);
            write.color1 = Some([slots(3f32.to_bits()); 4]);
            scene.threads.writes = vec![write];
            scene.draw(&[triangle(SQUARE, 0.5)]);
            assert_eq!(floats_at(&scene, 0), [want; 4], "{} {before} {source_only}", platform.name);
        }
    }
}

#[test]
fn results_of_blending_are_clamped_to_the_range_of_the_format() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.blend_entry(0, &additive());
        scene.fill_target(0, [200u8, 10, 0, 0]);
        scene.paint([0.5, 0.0, 0.0, 1.0]);
        assert_eq!(scene.texel::<4>(0, AT, 0), [255, 10, 0, 255], "{}", platform.name);
        scene.set_target(0, SurfaceFormat::R8G8B8A8_SNORM, |_| ());
        scene.blend_entry(0, &BlendStateEntry { color_blend_function: function::SUBTRACT, ..additive() });
        scene.fill_target(0, [127u8, 127, 0, 0]);
        scene.paint([-1.0, 0.5, 0.0, 0.0]);
        // -1 - 1 and 0.5 - 1 in 127ths.
        assert_eq!(scene.texel::<4>(0, AT, 0)[..2], [0x81, -64i8 as u8], "{}", platform.name);
        scene.set_target(0, SurfaceFormat::R11G11B10_FLOAT, |_| ());
        scene.fill_target(0, [0u8; 4]);
        scene.blend_entry(
            0,
            &BlendStateEntry { color_blend_function: function::REVERSE_SUBTRACT, ..additive() },
        );
        scene.paint([1.0, 0.0, 0.0, 0.0]);
        assert_eq!(scene.texel::<4>(0, AT, 0), [0; 4], "{}", platform.name);
    }
}
