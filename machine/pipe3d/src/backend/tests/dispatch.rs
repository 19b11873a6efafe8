//! Whether threads run, how wide, with which pixels and samples, in what order, and what is counted.

use super::scene::*;
use super::*;
use hw::Feature;
use hw::enums::{compare_function, stencil_operation};
use hw::format::SurfaceFormat;
use hw::{State3dDepthBuffer, State3dPsExtra, State3dWm};

const D32: u32 = State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT;

/// A rectangle of `count` subspans in a row.
fn subspans(count: u32) -> ScreenObject {
    rectangle_object([0.0, 0.0], [2.0 * count as f32, 2.0], 0.5)
}

/// Depth is tested against 0.5 and written.
fn with_depth(scene: &mut Scene, function: u32) {
    scene.depth_buffer(D32, 0.5);
    scene.bound.wm_depth_stencil.depth_test_enable = true;
    scene.bound.wm_depth_stencil.depth_buffer_write_enable = true;
    scene.bound.wm_depth_stencil.depth_test_function = function;
}

/// The invocations of that many pixels as the platform counts them.
fn counted_invocations(platform: &hw::Platform, pixels: u64) -> u64 {
    pixels * if platform.has(Feature::PixelInvocationsCountFour) { 4 } else { 1 }
}

/// A change of a scene, with a name for messages.
type Edit = (&'static str, fn(&mut Scene));

#[test]
fn threads_run_when_something_can_come_of_them() {
    let nothing: fn(&mut Scene) = |scene| scene.bound.ps_blend.has_writeable_rt = false;
    let runs: [Edit; 11] = [
        ("writes", |scene| scene.bound.ps_blend.has_writeable_rt = true),
        ("uav", |scene| scene.bound.ps_extra.pixel_shader_has_uav = true),
        ("kills where depth is written", |scene| {
            with_depth(scene, compare_function::ALWAYS);
            scene.bound.ps_extra.pixel_shader_kills_pixel = true;
        }),
        ("masks where stencil is written", |scene| {
            scene.stencil_buffer(0);
            scene.bound.wm_depth_stencil.stencil_test_enable = true;
            scene.bound.wm_depth_stencil.stencil_buffer_write_enable = true;
            scene.bound.ps_extra.omask_present_to_render_target = true;
        }),
        ("alpha test where depth is written", |scene| {
            with_depth(scene, compare_function::ALWAYS);
            scene.bound.ps_blend.alpha_test_enable = true;
        }),
        ("alpha to coverage where depth is written", |scene| {
            with_depth(scene, compare_function::ALWAYS);
            scene.bound.ps_blend.alpha_to_coverage_enable = true;
        }),
        ("computes depth", |scene| {
            with_depth(scene, compare_function::ALWAYS);
            scene.bound.ps_extra.pixel_shader_computed_depth_mode =
                State3dPsExtra::PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON;
        }),
        ("computes stencil", |scene| {
            scene.stencil_buffer(0);
            scene.bound.wm_depth_stencil.stencil_test_enable = true;
            scene.bound.ps_extra.pixel_shader_computes_stencil = true;
        }),
        ("always executes", |scene| {
            with_depth(scene, compare_function::ALWAYS);
            scene.bound.wm.early_depth_stencil_control = State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PSEXEC;
        }),
        ("independent of the target's samples", |scene| scene.bound.raster.forced_sample_count = 1),
        ("forced on", |scene| {
            scene.bound.wm.force_thread_dispatch_enable = State3dWm::FORCE_THREAD_DISPATCH_ENABLE_FORCEON;
        }),
    ];
    let stays: [Edit; 8] = [
        ("nothing", |_| ()),
        ("no write", |scene| {
            scene.bound.ps_blend.has_writeable_rt = true;
            scene.bound.ps_extra.pixel_shader_does_not_write_to_rt = true;
        }),
        ("no shader", |scene| {
            scene.bound.ps_blend.has_writeable_rt = true;
            scene.bound.ps_extra.pixel_shader_valid = false;
        }),
        ("kills where nothing is written or counted", |scene| {
            with_depth(scene, compare_function::ALWAYS);
            scene.bound.wm_depth_stencil.depth_buffer_write_enable = false;
            scene.bound.wm.statistics_enable = false;
            scene.bound.ps_extra.pixel_shader_kills_pixel = true;
        }),
        ("kills after the tests", |scene| {
            with_depth(scene, compare_function::ALWAYS);
            scene.bound.ps_extra.pixel_shader_kills_pixel = true;
            scene.bound.wm.early_depth_stencil_control = State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PREPS;
        }),
        ("killing forced off", |scene| {
            with_depth(scene, compare_function::ALWAYS);
            scene.bound.ps_extra.pixel_shader_kills_pixel = true;
            scene.bound.wm.force_kill_pixel_enable = State3dWm::FORCE_KILL_PIXEL_ENABLE_FORCEOFF;
        }),
        ("computes depth without depth", |scene| {
            scene.bound.ps_extra.pixel_shader_computed_depth_mode =
                State3dPsExtra::PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON;
        }),
        ("forced off", |scene| {
            scene.bound.ps_blend.has_writeable_rt = true;
            scene.bound.wm.force_thread_dispatch_enable = State3dWm::FORCE_THREAD_DISPATCH_ENABLE_FORCEOFF;
        }),
    ];
    for platform in PLATFORMS {
        for (list, want) in [(&runs[..], true), (&stays[..], false)] {
            for (what, edit) in list {
                let mut scene = Scene::rgba8(platform);
                nothing(&mut scene);
                edit(&mut scene);
                scene.draw(&[subspans(2)]);
                assert_eq!(!scene.threads.launches.is_empty(), want, "{} {what}", platform.name);
            }
        }
    }
}

#[test]
fn the_widest_enabled_dispatch_that_is_full_runs_and_what_is_left_takes_narrower_ones() {
    // Enabled 8, 16, 32; subspans; widths of the threads.
    let table: [([bool; 3], u32, &[usize]); 10] = [
        ([true, false, false], 3, &[8, 8]),
        ([false, true, false], 5, &[16, 16]),
        ([false, false, true], 9, &[32, 32]),
        ([true, true, false], 7, &[16, 16]),
        ([true, true, false], 6, &[16, 8]),
        ([false, true, true], 13, &[32, 16, 16]),
        ([true, false, true], 9, &[32, 8]),
        ([true, true, true], 13, &[32, 16, 8]),
        ([true, true, true], 11, &[32, 16]),
        ([true, true, true], 7, &[16, 16]),
    ];
    // Kernel start pointer of each width. [skl.7:Variable Pixel Dispatch]
    let slots = |enabled: [bool; 3]| match enabled {
        [true, true, _] => [0, 2, 1],
        [false, true, true] => [0, 2, 1],
        [true, false, true] => [0, 0, 1],
        _ => [0, 0, 0],
    };
    for platform in PLATFORMS {
        for (enabled, count, want) in table {
            let mut scene = Scene::rgba8(platform);
            let ps = &mut scene.bound.ps;
            [ps._8_pixel_dispatch_enable, ps._16_pixel_dispatch_enable, ps._32_pixel_dispatch_enable] =
                enabled;
            // Slots of widths that are off lead nowhere.
            let mut kernels = [(0x1000, 0); 3];
            for width in (0..3).filter(|&width| enabled[width]) {
                kernels[slots(enabled)[width]] = (u64::from(KERNELS[width]), [4, 6, 8][width]);
            }
            (ps.kernel_start_pointer_0, ps.dispatch_grf_start_register_for_constant_setup_data_0) =
                kernels[0];
            (ps.kernel_start_pointer_1, ps.dispatch_grf_start_register_for_constant_setup_data_1) =
                kernels[1];
            (ps.kernel_start_pointer_2, ps.dispatch_grf_start_register_for_constant_setup_data_2) =
                kernels[2];
            let mut object = subspans(count);
            object.attributes[0] = [0xabcd; 3];
            object.constant_channels = 1;
            let registers = scene.draw(&[object]);
            let launches = &scene.threads.launches;
            let widths: Vec<usize> = launches.iter().map(|launch| launch.width).collect();
            assert_eq!(widths, want, "{} {enabled:?} {count}", platform.name);
            let mut left = count as usize * 4;
            for launch in launches {
                let pixels = left.min(launch.width);
                left -= pixels;
                let mask = ((1u64 << pixels) - 1) as u32;
                assert_eq!(launch.start.dispatch_mask, mask, "{} {enabled:?} {count}", platform.name);
                let start = [4, 6, 8][launch.width.trailing_zeros() as usize - 3];
                assert_eq!(launch.grf.register(start)[3], 0xabcd, "{} {enabled:?}", platform.name);
            }
            let counted = registers.total(Counter::PsInvocations);
            assert_eq!(counted, counted_invocations(platform, u64::from(count) * 4), "{}", platform.name);
            for x in 0..2 * count {
                assert_eq!(scene.texel::<4>(0, [x, 1], 0), [255; 4], "{} {enabled:?} {x}", platform.name);
            }
        }
    }
}

#[test]
fn a_shader_without_a_dispatch_width_is_undefined() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.bound.ps._8_pixel_dispatch_enable = false;
        scene.bound.ps._16_pixel_dispatch_enable = false;
        scene.draw(&[subspans(2)]);
        assert_eq!(scene.findings, ["B105"], "{}", platform.name);
        assert!(scene.threads.launches.is_empty());
    }
}

#[test]
fn a_thread_never_mixes_objects_and_takes_only_lit_pixels() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        let objects =
            [rectangle_object([3.0, 0.0], [4.0, 1.0], 0.5), rectangle_object([5.0, 1.0], [7.0, 2.0], 0.5)];
        scene.draw(&objects);
        let masks: Vec<(u32, u32)> =
            scene.threads.launches.iter().map(|l| (l.start.dispatch_mask, l.start.vector_mask)).collect();
        // Pixel 1 of a subspan; pixels 3 and 2 of two.
        assert_eq!(masks, [(0b0010, 0b1111), (0b0100_1000, 0b1111_1111)], "{}", platform.name);
    }
}

#[test]
fn per_sample_threads_hold_the_samples_of_their_subspans_in_order() {
    for platform in PLATFORMS {
        for log2 in 0..5u32 {
            if log2 == 4 && !platform.has(Feature::SixteenSamples) {
                continue;
            }
            for (width, kernel) in [8, 16, 32].into_iter().zip(KERNELS) {
                let mut scene = Scene::rgba8(platform);
                scene.multisampled(log2, SurfaceFormat::R8G8B8A8_UNORM);
                scene.bound.ps_extra.pixel_shader_is_per_sample = true;
                let ps = &mut scene.bound.ps;
                ps._8_pixel_dispatch_enable = width == 8;
                ps._16_pixel_dispatch_enable = width == 16;
                ps._32_pixel_dispatch_enable = width == 32;
                ps.kernel_start_pointer_0 = u64::from(kernel);
                let (samples, count) = (1 << log2, 8);
                let registers = scene.draw(&[subspans(count)]);
                let mut slots = (0..count).flat_map(|subspan| (0..samples).map(move |s| (2 * subspan, s)));
                for launch in &scene.threads.launches {
                    let case = (platform.name, log2, width);
                    let first = slots.clone().next().unwrap().1;
                    // What the two bits of the starting sample pair index can say.
                    assert_eq!(launch.grf.register(0)[0] >> 6 & 3, first / 2 & 3, "{case:?}");
                    for group in 0..width / 4 {
                        let register = launch.grf.register(1 + group / 4);
                        let (x, sample) = slots.next().unwrap();
                        assert_eq!(register[2 + group % 4], x, "{case:?} {group}");
                        assert_eq!(register[0] >> (group % 4 * 4) & 15, sample, "{case:?} {group}");
                    }
                }
                assert_eq!(slots.next(), None);
                let counted = registers.total(Counter::PsInvocations);
                let all = u64::from(samples * count * 4);
                assert_eq!(counted, counted_invocations(platform, all), "{} {log2} {width}", platform.name);
                for sample in 0..samples {
                    assert_eq!(scene.texel::<4>(0, [7, 1], sample), [255; 4], "{} {sample}", platform.name);
                }
            }
        }
    }
}

#[test]
fn pixels_that_an_early_test_drops_are_invocations_unless_the_state_tests_first() {
    for platform in PLATFORMS {
        for (control, per_sample, want) in [
            (State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_NORMAL, false, 16 + 16),
            (State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PSEXEC, false, 16 + 16),
            (State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PREPS, false, 16),
            (State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_NORMAL, true, 64 + 64),
            (State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PREPS, true, 64),
        ] {
            let mut scene = Scene::rgba8(platform);
            if per_sample {
                scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
                scene.bound.ps_extra.pixel_shader_is_per_sample = true;
            }
            with_depth(&mut scene, compare_function::LESS);
            scene.bound.wm.early_depth_stencil_control = control;
            let front = rectangle_object([8.0, 8.0], [12.0, 12.0], 0.25);
            let behind = rectangle_object([20.0, 8.0], [24.0, 12.0], 0.75);
            let registers = scene.draw(&[front.clone(), behind.clone()]);
            let counted = registers.total(Counter::PsInvocations);
            assert_eq!(
                counted,
                counted_invocations(platform, want),
                "{} {control} {per_sample}",
                platform.name
            );
            // Threads of pixels behind run only where the state wants every thread.
            let executes = control == State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PSEXEC;
            scene.draw(&[behind]);
            assert_eq!(!scene.threads.launches.is_empty(), executes, "{} {control}", platform.name);
            scene.bound.wm.statistics_enable = false;
            assert_eq!(scene.draw(&[front]).total(Counter::PsInvocations), 0, "{}", platform.name);
        }
    }
}

#[test]
fn tests_before_the_thread_update_even_what_it_masks_out_and_others_wait_for_it() {
    for platform in PLATFORMS {
        for (control, updated) in [
            (State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_NORMAL, false),
            (State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PSEXEC, false),
            (State3dWm::EARLY_DEPTH_STENCIL_CONTROL_EDSC_PREPS, true),
        ] {
            let mut scene = Scene::rgba8(platform);
            with_depth(&mut scene, compare_function::GREATER);
            scene.stencil_buffer(3);
            scene.bound.wm_depth_stencil.stencil_test_enable = true;
            scene.bound.wm_depth_stencil.stencil_buffer_write_enable = true;
            scene.bound.wm_depth_stencil.stencil_write_mask = 0xff;
            scene.bound.wm_depth_stencil.stencil_pass_depth_pass_op = stencil_operation::INCR;
            scene.bound.wm.early_depth_stencil_control = control;
            scene.bound.ps_extra.omask_present_to_render_target = true;
            // The thread keeps pixel 0 of each subspan.
            let masks = std::array::from_fn(|slot| if slot % 4 == 0 { 1 } else { 0 });
            scene.threads.writes[0].output_mask = Some(masks);
            scene.draw(&[rectangle_object([8.0, 8.0], [12.0, 12.0], 0.75)]);
            let case = (platform.name, control);
            assert_eq!(f32::from_bits(scene.depth_at([8, 8])), 0.75, "{case:?}");
            assert_eq!(scene.stencil_at([8, 8]), 4, "{case:?}");
            let other = (f32::from_bits(scene.depth_at([9, 8])), scene.stencil_at([9, 8]));
            assert_eq!(other, if updated { (0.75, 4) } else { (0.5, 3) }, "{case:?}");
        }
    }
}

#[test]
fn later_objects_end_up_over_earlier_ones_and_blend_with_them() {
    let colored = |from: [f32; 2], to: [f32; 2], color: [f32; 4]| {
        let mut object = rectangle_object(from, to, 0.5);
        for (attribute, value) in object.attributes.iter_mut().zip(color) {
            *attribute = [value.to_bits(); 3];
        }
        object.constant_channels = 0xf;
        object
    };
    for platform in PLATFORMS {
        for blend in [false, true] {
            let mut scene = Scene::rgba8(platform);
            scene.threads.shows_attributes = true;
            if blend {
                let mut entry = additive();
                entry.source_blend_factor = hw::enums::color_buffer_blend_factor::SRC_ALPHA;
                entry.destination_blend_factor = hw::enums::color_buffer_blend_factor::INV_SRC_ALPHA;
                scene.blend_entry(0, &entry);
            }
            scene.draw(&[
                colored([8.0, 8.0], [20.0, 20.0], [1.0, 0.0, 0.0, 1.0]),
                colored([10.0, 9.0], [30.0, 12.0], [0.0, 0.0, 1.0, 0.2]),
                colored([10.0, 10.0], [11.0, 11.0], [0.0, 1.0, 0.0, 0.6]),
            ]);
            let got = [[9, 10], [12, 10], [10, 10], [25, 10]].map(|at| scene.texel::<4>(0, at, 0));
            // 204 and 51; then 40 % of both and 153. Alpha: 51 * 0.2 + 255 * 0.8, then 153 * 0.6 + 214 * 0.4.
            let want = if blend {
                [[255, 0, 0, 255], [204, 0, 51, 214], [82, 153, 20, 178], [0, 0, 51, 10]]
            } else {
                [[255, 0, 0, 255], [0, 0, 255, 51], [0, 255, 0, 153], [0, 0, 255, 51]]
            };
            assert_eq!(got, want, "{} {blend}", platform.name);
        }
    }
}

#[test]
fn a_dual_source_message_writes_source_0_where_no_blend_uses_the_second() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.threads.writes[0].color1 = Some([slots(0.25f32.to_bits()); 4]);
        scene.draw(&[subspans(2)]);
        assert_eq!(scene.texel::<4>(0, [0, 0], 0), [255; 4], "{}", platform.name);
        scene.blend_entry(0, &additive());
        scene.fill_target(0, [0u8; 4]);
        scene.draw(&[subspans(2)]);
        assert_eq!(scene.texel::<4>(0, [0, 0], 0), [255; 4], "{}", platform.name);
    }
}

#[test]
fn dual_source_messages_write_one_half_of_the_sixteen_slots_each() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.bound.ps._8_pixel_dispatch_enable = false;
        scene.bound.ps.kernel_start_pointer_0 = u64::from(KERNELS[1]);
        let mut entry = additive();
        entry.source_blend_factor = hw::enums::color_buffer_blend_factor::SRC1_COLOR;
        scene.blend_entry(0, &entry);
        scene.threads.sends_halves = true;
        // Slots of each message: a second colour of their own.
        let second = std::array::from_fn(|slot| (slot as f32 / 5.0).to_bits());
        scene.threads.writes[0].color1 = Some([&*Box::leak(Box::new(second)); 4]);
        scene.draw(&[subspans(4)]);
        // Slots 0 to 3 and 4 to 7 are a subspan, in both halves.
        for (x, want) in [(0, 0), (1, 51), (2, 204), (3, 255), (4, 0), (5, 51), (6, 204), (7, 255)] {
            assert_eq!(scene.texel::<4>(0, [x, 0], 0), [want; 4], "{} {x}", platform.name);
        }
    }
}

#[test]
fn threads_start_in_the_modes_of_the_state() {
    use ports::{FloatMode, ThreadStart};
    // Scenes have the vector mask on.
    let plain = ThreadStart { vector_mask_enable: true, ..ThreadStart::default() };
    let edits: [(Edit, ThreadStart); 9] = [
        (("nothing", |_| ()), plain),
        (
            ("no vector mask", |scene| scene.bound.ps.vector_mask_enable = false),
            ThreadStart { vector_mask_enable: false, ..plain },
        ),
        (
            ("single program flow", |scene| scene.bound.ps.single_program_flow = true),
            ThreadStart { single_program_flow: true, ..plain },
        ),
        (
            ("float mode", |scene| scene.bound.ps.floating_point_mode = 1),
            ThreadStart { float_mode: FloatMode::Alternative, ..plain },
        ),
        (("rounding", |scene| scene.bound.ps.rounding_mode = 2), ThreadStart { rounding_mode: 2, ..plain }),
        (
            ("denormals", |scene| scene.bound.ps.single_precision_denormal_mode = 1),
            ThreadStart { keep_denormals_f32: true, ..plain },
        ),
        (
            ("wide denormals", |scene| scene.bound.ps.denormal_mode = 1),
            ThreadStart { keep_denormals_f64: true, ..plain },
        ),
        (
            ("software exceptions", |scene| scene.bound.ps.software_exception_enable = true),
            ThreadStart { exception_enables: 1 << 13, ..plain },
        ),
        (
            ("illegal opcodes", |scene| scene.bound.ps.illegal_opcode_exception_enable = true),
            ThreadStart { exception_enables: 1 << 12, ..plain },
        ),
    ];
    for platform in PLATFORMS {
        for ((what, edit), want) in edits {
            let mut scene = Scene::rgba8(platform);
            edit(&mut scene);
            scene.draw(&[subspans(2)]);
            assert!(!scene.threads.launches.is_empty(), "{} {what}", platform.name);
            for launch in &scene.threads.launches {
                let want = ThreadStart { dispatch_mask: 0xff, vector_mask: 0xff, ..want };
                assert_eq!(launch.start, want, "{} {what}", platform.name);
            }
        }
    }
}
