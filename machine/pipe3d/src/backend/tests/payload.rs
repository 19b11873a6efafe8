//! The registers that pixel threads start with.

use super::scene::*;
use super::*;
use hw::format::SurfaceFormat;
use hw::{State3dPs, State3dPsExtra, State3dWm};

/// Vertices at (8, 8), (24, 8), (8, 24); z 0, 0.5, 0.25; w 1, 2, 4.
pub(super) fn slanted() -> ScreenObject {
    let mut object = triangle(SQUARE, 0.0);
    for (vertex, (z, inverse_w)) in object.vertices.iter_mut().zip([(0.0, 1.0), (0.5, 0.5), (0.25, 0.25)]) {
        vertex.z = z;
        vertex.inverse_w = inverse_w;
    }
    object
}

/// Linear barycentrics 1 and 2 of [`slanted`], its perspective ones, depth and w at a place in pixels.
pub(super) fn expected_at([x, y]: [f64; 2]) -> ([f64; 2], [f64; 2], f64, f64) {
    let linear = [(x - 8.0) / 16.0, (y - 8.0) / 16.0];
    let inverse_w = 1.0 - linear[0] - linear[1] + linear[0] * 0.5 + linear[1] * 0.25;
    let perspective = [linear[0] * 0.5 / inverse_w, linear[1] * 0.25 / inverse_w];
    (linear, perspective, linear[0] * 0.5 + linear[1] * 0.25, 1.0 / inverse_w)
}

fn is_near(bits: u32, want: f64) -> bool {
    (f64::from(f32::from_bits(bits)) - want).abs() <= 1e-6 * want.abs().max(1.0)
}

/// Enables one width only.
pub(super) fn only_width(scene: &mut Scene, width: usize) {
    let ps = &mut scene.bound.ps;
    ps._8_pixel_dispatch_enable = width == 8;
    ps._16_pixel_dispatch_enable = width == 16;
    ps._32_pixel_dispatch_enable = width == 32;
    ps.kernel_start_pointer_0 = u64::from(KERNELS[width.trailing_zeros() as usize - 3]);
    ps.dispatch_grf_start_register_for_constant_setup_data_0 = 100;
}

#[test]
fn the_header_says_where_state_lies_and_what_the_object_is() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        let bound = &mut scene.bound;
        bound.topology = 0x15;
        bound.ps.scratch_space_base_pointer = 0x4_0000;
        bound.ps.per_thread_scratch_space = 3;
        bound.sampler_offsets[StageIndex::Ps as usize] = 0x1260;
        bound.cc_state_pointers.color_calc_state_pointer = 0x340;
        let base = (bound.binding_table_offsets[StageIndex::Ps as usize] as u32, 0x340, 0x1263);
        let front = ScreenObject { viewport_index: 5, render_target_array_index: 0x123, ..slanted() };
        let back = ScreenObject { back_facing: true, ..slanted() };
        scene.draw(&[front, back]);
        let headers = |scene: &Scene| -> Vec<[u32; 8]> {
            scene.threads.launches.iter().map(|launch| *launch.grf.register(0)).collect()
        };
        let all = headers(&scene);
        let half = all.len() / 2;
        for (header, want) in [(all[0], 5 << 27 | 0x123 << 16 | 0x15), (all[half], 1 << 15 | 0x15)] {
            assert_eq!(header[0], want, "{}", platform.name);
            assert_eq!((header[4], header[1], header[3]), base, "{}", platform.name);
            assert_eq!(header[2], 0, "{}", platform.name);
            // Scratch of thread slot 0.
            assert_eq!(header[5] & !0x3ff, 0x4_0000, "{}", platform.name);
        }
        type Flag = (u32, fn(&mut State3dPsExtra));
        let flags: [Flag; 3] = [
            (12, |extra| extra.omask_present_to_render_target = true),
            (13, |extra| {
                extra.pixel_shader_computed_depth_mode =
                    State3dPsExtra::PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON;
            }),
            (14, |extra| extra.pixel_shader_computes_stencil = true),
        ];
        for (bit, set) in flags {
            let mut scene = Scene::rgba8(platform);
            set(&mut scene.bound.ps_extra);
            scene.draw(&[slanted()]);
            assert_eq!(headers(&scene)[0][0], 1 << bit, "{} {bit}", platform.name);
        }
    }
}

#[test]
fn coordinates_and_masks_of_four_subspans_fill_a_register() {
    for platform in PLATFORMS {
        for width in [8, 16, 32] {
            let mut scene = Scene::rgba8(platform);
            only_width(&mut scene, width);
            // Five subspans of a row, the upper left pixel of the first one left out.
            scene.draw(&[rectangle_object([11.0, 6.0], [20.0, 8.0], 0.5)]);
            let mut subspans = (0..5u32).map(|n| (10 + 2 * n, if n == 0 { 0b1010 } else { 0b1111 }));
            for launch in &scene.threads.launches {
                for half in 0..width.div_ceil(16) {
                    let register = launch.grf.register(1 + half);
                    let mut mask = 0;
                    for index in 0..width.min(16) / 4 {
                        let (place, lit) = subspans.next().map_or((0, 0), |(x, lit)| (x | 6 << 16, lit));
                        assert_eq!(register[2 + index], place, "{} {width} {index}", platform.name);
                        mask |= lit << (4 * index);
                    }
                    assert_eq!(register[7], mask << 16 | mask, "{} {width}", platform.name);
                }
            }
            assert!(subspans.next().is_none());
        }
    }
}

#[test]
fn optional_parts_follow_each_other_in_the_order_of_the_manual() {
    for platform in PLATFORMS {
        for width in [8usize, 16, 32] {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
            only_width(&mut scene, width);
            scene.bound.wm.barycentric_interpolation_mode = 0x3f;
            scene.bound.ps_extra.pixel_shader_uses_source_depth = true;
            scene.bound.ps_extra.pixel_shader_uses_source_w = true;
            scene.bound.ps_extra.input_coverage_mask_state = State3dPsExtra::INPUT_COVERAGE_MASK_STATE_NORMAL;
            scene.bound.ps_extra.pixel_shader_uses_input_coverage_mask = true;
            scene.bound.ps.position_xy_offset_select =
                State3dPs::POSITION_XY_OFFSET_SELECT_POSOFFSET_CENTROID;
            scene.draw(&[slanted()]);
            let launch = &scene.threads.launches[0];
            let per_slots = if width == 8 { 1 } else { 2 };
            // In the first thread every pixel is whole: centroids are the pixel location, samples the first one.
            let centre = [0.5, 0.5];
            let sample = [0.375, 0.125];
            let places = [centre, centre, sample, centre, centre, sample];
            let mut first = if width == 32 { 3 } else { 2 };
            for half in 0..width.div_ceil(16) {
                let slots = width.min(16);
                let subspan = |slot: usize| {
                    let group = half * 4 + slot / 4;
                    let place = launch.grf.register(1 + group / 4)[2 + group % 4];
                    [place & 0xffff, place >> 16].map(f64::from)
                };
                let pixel = |slot: usize, offset: [f64; 2]| {
                    let [x, y] = subspan(slot);
                    [x + (slot % 2) as f64 + offset[0], y + (slot / 2 % 2) as f64 + offset[1]]
                };
                let value = |register: usize, slot: usize| launch.grf.register(register)[slot % 8];
                for slot in 0..slots {
                    let case = (platform.name, width, half, slot);
                    let mut register = first;
                    for (set, place) in places.into_iter().enumerate() {
                        let (linear, perspective, ..) = expected_at(pixel(slot, place));
                        let want = if set < 3 { perspective } else { linear };
                        for parameter in 0..2 {
                            let got = value(register + slot / 8 * 2 + parameter, slot);
                            assert!(is_near(got, want[parameter]), "{case:?} {set} {parameter}");
                        }
                        register += 2 * per_slots;
                    }
                    let (_, _, depth, w) = expected_at(pixel(slot, centre));
                    assert!(is_near(value(register + slot / 8, slot), depth), "{case:?}");
                    register += per_slots;
                    assert!(is_near(value(register + slot / 8, slot), w), "{case:?}");
                    register += per_slots;
                    let offsets = launch.grf.register(register)[slot / 2] >> (16 * (slot % 2)) & 0xffff;
                    assert_eq!(offsets, 0x0808, "{case:?}");
                    register += 1;
                    assert_eq!(value(register + slot / 8, slot), 0xf, "{case:?}");
                }
                first += 6 * 2 * per_slots + 2 * per_slots + 1 + per_slots;
            }
        }
    }
}

#[test]
fn parts_that_are_off_take_no_register() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        only_width(&mut scene, 8);
        // Linear at the pixel location, then w.
        scene.bound.wm.barycentric_interpolation_mode = 1 << 3;
        scene.bound.ps_extra.pixel_shader_uses_source_w = true;
        scene.draw(&[slanted()]);
        let grf = &scene.threads.launches[0].grf;
        let (linear, _, _, w) = expected_at([8.5, 8.5]);
        assert!(
            is_near(grf.register(2)[0], linear[0]) && is_near(grf.register(3)[0], linear[1]),
            "{}",
            platform.name
        );
        assert!(is_near(grf.register(4)[0], w), "{}", platform.name);
        assert_eq!(grf.register(5), &[0; 8], "{}", platform.name);
    }
}

#[test]
fn centroids_lie_at_the_first_covered_sample_of_pixels_that_are_not_whole() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
        only_width(&mut scene, 8);
        scene.bound.wm.barycentric_interpolation_mode = 1 << 4;
        scene.bound.wm.position_zw_interpolation_mode =
            State3dWm::POSITION_ZW_INTERPOLATION_MODE_INTERP_CENTROID;
        scene.bound.ps_extra.pixel_shader_uses_source_depth = true;
        scene.bound.ps_extra.input_coverage_mask_state = State3dPsExtra::INPUT_COVERAGE_MASK_STATE_NORMAL;
        scene.bound.ps_extra.pixel_shader_uses_input_coverage_mask = true;
        scene.bound.ps.position_xy_offset_select = State3dPs::POSITION_XY_OFFSET_SELECT_POSOFFSET_CENTROID;
        // The left edge at 8.5 leaves samples 1 and 3 of column 8, at (0.875, 0.375) and (0.625, 0.875).
        let mut object = slanted();
        for vertex in &mut object.vertices {
            vertex.x_px += 0.5;
        }
        scene.draw(&[object]);
        let grf = &scene.threads.launches[0].grf;
        let place = |x: f64, y: f64| expected_at([x - 0.5, y]);
        // Columns 8 and 9 of rows 8 and 9.
        for slot in 0..4 {
            let (column, row) = ((slot % 2) as f64, (slot / 2) as f64);
            let (x, y, mask, offsets) = match slot % 2 {
                0 => (8.875, 8.375 + row, 0b1010, 0x060e),
                _ => (8.5 + column, 8.5 + row, 0b1111, 0x0808),
            };
            let (linear, _, depth, _) = place(x, y);
            assert!(is_near(grf.register(2)[slot], linear[0]), "{} {slot}", platform.name);
            assert!(is_near(grf.register(3)[slot], linear[1]), "{} {slot}", platform.name);
            assert!(is_near(grf.register(4)[slot], depth), "{} {slot}", platform.name);
            assert_eq!(
                grf.register(5)[slot / 2] >> (16 * (slot % 2)) & 0xffff,
                offsets,
                "{} {slot}",
                platform.name
            );
            assert_eq!(grf.register(6)[slot], mask, "{} {slot}", platform.name);
        }
    }
}

#[test]
fn samples_are_evaluated_where_they_lie_and_at_the_pixel_location_without_a_pattern() {
    for platform in PLATFORMS {
        for pattern in [false, true] {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
            scene.bound.raster.dx_multisample_rasterization_enable = pattern;
            only_width(&mut scene, 16);
            scene.bound.ps_extra.pixel_shader_is_per_sample = true;
            scene.bound.wm.barycentric_interpolation_mode = 1 << 5;
            scene.bound.wm.position_zw_interpolation_mode =
                State3dWm::POSITION_ZW_INTERPOLATION_MODE_INTERP_SAMPLE;
            scene.bound.ps_extra.pixel_shader_uses_source_depth = true;
            scene.bound.ps.position_xy_offset_select = State3dPs::POSITION_XY_OFFSET_SELECT_POSOFFSET_SAMPLE;
            scene.draw(&[slanted()]);
            let grf = &scene.threads.launches[0].grf;
            let usual = [[0.375, 0.125], [0.875, 0.375], [0.125, 0.625], [0.625, 0.875]];
            for (sample, place) in usual.into_iter().enumerate() {
                let [x, y] = if pattern { place } else { [0.5, 0.5] };
                let (linear, _, depth, _) = expected_at([8.0 + x, 8.0 + y]);
                let case = (platform.name, pattern, sample);
                // Four slots for each sample: eight in a register, then the second parameter.
                let (register, slot) = (sample / 2, sample % 2 * 4);
                assert!(is_near(grf.register(2 + 2 * register)[slot], linear[0]), "{case:?}");
                assert!(is_near(grf.register(3 + 2 * register)[slot], linear[1]), "{case:?}");
                assert!(is_near(grf.register(6 + register)[slot], depth), "{case:?}");
                let want = (x * 16.0) as u32 | ((y * 16.0) as u32) << 8;
                assert_eq!(grf.register(8)[sample * 2] & 0xffff, want, "{case:?}");
            }
        }
    }
}

#[test]
fn setup_data_follows_push_constants_with_the_changes_along_both_parameters() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        only_width(&mut scene, 8);
        scene.bound.ps.dispatch_grf_start_register_for_constant_setup_data_0 = 20;
        scene.bound.ps.push_constant_enable = true;
        scene.put_state(0x3000, &std::array::from_fn::<u32, 8, _>(|n| 0x5500 + n as u32));
        scene.bound.constants[StageIndex::Ps as usize].read_length[2] = 1;
        scene.bound.constants[StageIndex::Ps as usize].buffer[2] = STATE + 0x3000;
        let mut object = slanted();
        object.channels = 5;
        object.attributes[0] = [1.0f32, 3.0, -5.0].map(f32::to_bits);
        object.attributes[1] = [0x1234_5678, 0, 0];
        object.attributes[4] = [0.5f32, 0.5, 0.75].map(f32::to_bits);
        object.constant_channels = 0b10;
        scene.draw(&[object]);
        let grf = &scene.threads.launches[0].grf;
        assert_eq!(grf.register(20), &std::array::from_fn(|n| 0x5500 + n as u32), "{}", platform.name);
        let f = |value: f32| value.to_bits();
        let want = [f(2.0), f(-6.0), 0, f(1.0), 0, 0, 0, 0x1234_5678];
        assert_eq!(grf.register(21), &want, "{}", platform.name);
        // Channels 2 and 3 are zero, channel 4 is the last.
        assert_eq!(grf.register(22), &[0; 8], "{}", platform.name);
        assert_eq!(grf.register(23), &[0, f(0.25), 0, f(0.5), 0, 0, 0, 0], "{}", platform.name);
    }
}
