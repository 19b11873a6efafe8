//! What messages of pixel threads do: several targets, masks, reads, and barycentrics at other places.

use super::payload::{expected_at, only_width, slanted};
use super::scene::*;
use super::*;
use hw::enums::stencil_operation;
use hw::format::SurfaceFormat;
use ports::{InterpolatorMode, InterpolatorRequest, RenderTargetRead};

/// Bytes from target to target where there are eight.
const EIGHTH: u64 = 0x8000;

/// A read of all slots of a thread.
fn read_of(slots: u8) -> RenderTargetRead {
    RenderTargetRead {
        binding_table_index: 0,
        slot_group_high: false,
        pixel_mask: 0,
        slots,
        per_sample: false,
    }
}

#[test]
fn eight_targets_of_eight_formats_take_a_message_each_and_are_tested_once() {
    let f = |values: [f32; 4]| values.map(f32::to_bits);
    let bytes = [0.2, 0.4, 0.6, 0.8];
    // Format, colour, bytes of a pixel.
    let targets: [(SurfaceFormat, [u32; 4], &[u8]); 8] = [
        (SurfaceFormat::R8G8B8A8_UNORM, f(bytes), &[51, 102, 153, 204]),
        (SurfaceFormat::B8G8R8A8_UNORM, f(bytes), &[153, 102, 51, 204]),
        (
            SurfaceFormat::R16G16B16A16_FLOAT,
            f([1.5, -2.0, 0.25, 4.0]),
            &[0x00, 0x3e, 0x00, 0xc0, 0x00, 0x34, 0x00, 0x44],
        ),
        (SurfaceFormat::R32G32_FLOAT, f([1.25, -7.5, 3.0, 3.0]), &[0, 0, 0xa0, 0x3f, 0, 0, 0xf0, 0xc0]),
        (SurfaceFormat::R32_UINT, [0xdead_beef, 1, 2, 3], &[0xef, 0xbe, 0xad, 0xde]),
        // -32767, and 16383.5 rounded to the even number.
        (SurfaceFormat::R16G16_SNORM, f([-1.0, 0.5, 1.0, 1.0]), &[0x01, 0x80, 0x00, 0x40]),
        // 1023, 0, 1023, 2.
        (SurfaceFormat::R10G10B10A2_UNORM, f([1.0, 0.0, 1.0, 0.7]), &[0xff, 0x03, 0xf0, 0xbf]),
        (SurfaceFormat::R8_UINT, [200, 1, 2, 3], &[200]),
    ];
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.stencil_buffer(3);
        scene.bound.wm_depth_stencil.stencil_test_enable = true;
        scene.bound.wm_depth_stencil.stencil_buffer_write_enable = true;
        scene.bound.wm_depth_stencil.stencil_write_mask = 0xff;
        scene.bound.wm_depth_stencil.stencil_pass_depth_pass_op = stencil_operation::INCR;
        scene.bound.ps_extra.pixel_shader_kills_pixel = true;
        scene.threads.writes.clear();
        for (index, (format, color, _)) in (0..).zip(&targets) {
            scene.set_target(index, *format, |surface| {
                surface.surface_base_address = TARGET + index * EIGHTH;
            });
            let mut write = message_of(*color);
            (write.binding_table_index, write.render_target_index) = (index as u8, index as u8);
            write.last_render_target = index == 7;
            scene.threads.writes.push(write);
        }
        let registers = scene.draw(&[rectangle_object([8.0, 8.0], [12.0, 10.0], 0.5)]);
        for (index, (format, _, want)) in (0..).zip(&targets) {
            let texel = |x: u64, y: u64| {
                let mut found = vec![0; want.len()];
                let at = TARGET + index * EIGHTH + (y * u64::from(WIDTH) + x) * want.len() as u64;
                scene.space.read_into(GraphicsAddress(at), &mut found).unwrap();
                found
            };
            let name = (platform.name, format.name());
            assert_eq!([texel(8, 8), texel(11, 9)], [want.to_vec(), want.to_vec()], "{name:?}");
            assert_eq!([texel(12, 8), texel(8, 10)], [vec![0; want.len()], vec![0; want.len()]], "{name:?}");
        }
        // The stencil went up once, and each pixel is one sample that passed.
        assert_eq!([scene.stencil_at([8, 8]), scene.stencil_at([12, 8])], [4, 3], "{}", platform.name);
        assert_eq!(registers.total(Counter::PsDepthCount), 8, "{}", platform.name);
        assert_eq!(scene.findings, [""; 0], "{}", platform.name);
    }
}

#[test]
fn lines_and_buffers_are_written_along_their_one_coordinate() {
    for platform in PLATFORMS {
        // Layers of a line are 256 texels apart: elements of one row, or four rows of 64.
        let is_row = platform.has(hw::Feature::StandardTiling);
        let (line, buffer) =
            (RenderSurfaceState::SURFACE_TYPE_SURFTYPE_1D, RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER);
        for (surface_type, index, first) in [(buffer, 0, 0), (line, 0, 0), (line, 1, 256), (line, 2, 0)] {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, SurfaceFormat::R32_UINT, |surface| {
                surface.surface_type = surface_type;
                (surface.width, surface.height) = (13 - 1, 0);
                surface.surface_qpitch = if is_row { 64 } else { 1 };
                if surface_type == buffer {
                    surface.surface_pitch = 4 - 1;
                } else {
                    surface.surface_array = true;
                    (surface.depth, surface.render_target_view_extent) = (1, 1);
                }
            });
            scene.threads.writes = vec![message_of([7, 0, 0, 0])];
            let object = rectangle_object([3.0, 0.0], [20.0, 4.0], 0.5);
            scene.draw(&[ScreenObject { render_target_array_index: index, ..object }]);
            for at in 0..400 {
                let found = scene.space.read_u32(GraphicsAddress(TARGET + 4 * at)).unwrap();
                let want = if (first + 3..first + 13).contains(&at) { 7 } else { 0 };
                assert_eq!(found, want, "{} {surface_type} {index} {at}", platform.name);
            }
        }
    }
}

#[test]
fn a_target_that_cannot_be_written_is_a_gap() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::YCRCB_NORMAL, |_| ());
        scene.draw(&[triangle(SQUARE, 0.5)]);
        assert_eq!(scene.findings, ["RT-02"], "{}", platform.name);
        let mut bytes = [0; 0x2000];
        scene.space.read_into(GraphicsAddress(TARGET), &mut bytes).unwrap();
        assert!(bytes.iter().all(|byte| *byte == 0), "{}", platform.name);
    }
}

#[test]
fn slots_that_a_message_masks_out_are_not_written() {
    for platform in PLATFORMS {
        for (width, log2) in [(8, 0), (16, 0), (32, 0), (16, 2)] {
            let mut scene = Scene::rgba8(platform);
            if log2 != 0 {
                scene.multisampled(log2, SurfaceFormat::R8G8B8A8_UNORM);
            }
            only_width(&mut scene, width);
            scene.threads.mask = 0x5ac3;
            scene.draw(&[rectangle_object([0.0, 0.0], [16.0, 2.0], 0.5)]);
            for slot in 0..32u32 {
                let (x, y) = (slot / 4 * 2 + slot % 2, slot / 2 % 2);
                let want = if 0x5ac3 >> (slot % width.min(16) as u32) & 1 == 1 { [255; 4] } else { [0; 4] };
                for sample in 0..1 << log2 {
                    let found = scene.texel::<4>(0, [x, y], sample);
                    assert_eq!(found, want, "{} {width} {slot} {sample}", platform.name);
                }
            }
        }
    }
}

/// Gives a slice of target 0 the texels `100 slice + 10 y + x + 1` in DWords.
fn number_target(scene: &Scene, slice: u32) {
    for (x, y) in (0..20).flat_map(|x| (0..8).map(move |y| (x, y))) {
        let at = TARGET + 4 * u64::from((slice * 64 + y) * WIDTH + x);
        scene.space.write_u32(GraphicsAddress(at), 100 * slice + 10 * y + x + 1).unwrap();
    }
}

#[test]
fn reads_give_every_slot_its_pixel_and_zeros_outside() {
    for platform in PLATFORMS {
        for (width, slots, high) in
            [(8, 8, false), (16, 16, false), (16, 8, false), (32, 16, false), (32, 16, true), (32, 8, true)]
        {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, SurfaceFormat::R32_UINT, |surface| {
                (surface.width, surface.height) = (17 - 1, 4 - 1);
            });
            only_width(&mut scene, width);
            number_target(&scene, 0);
            scene.threads.read = Some(RenderTargetRead { slot_group_high: high, ..read_of(slots as u8) });
            scene.threads.mask = 0;
            scene.draw(&[rectangle_object([2.0, 2.0], [18.0, 4.0], 0.5)]);
            let [red, green, blue, alpha] = scene.threads.was_read[0];
            for slot in 0..16 {
                let lane = slot + if high { 16 } else { 0 };
                let (x, y) = (2 + lane / 4 * 2 + lane % 2, 2 + lane / 2 % 2);
                let is_there = slot < slots && x < 17;
                let want = if is_there { [10 * y + x + 1, 0, 0, 1] } else { [0; 4] };
                let found = [red[slot], green[slot], blue[slot], alpha[slot]];
                assert_eq!(found, want.map(|n| n as u32), "{} {width} {slots} {slot}", platform.name);
            }
        }
    }
}

#[test]
fn reads_find_the_layer_the_level_and_the_sample_of_their_slots() {
    for platform in PLATFORMS {
        // Layer 2 of an array; an index outside of it is layer 0.
        for (index, layer) in [(0, 0), (2, 2), (3, 0)] {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, SurfaceFormat::R32_UINT, |surface| {
                surface.surface_array = true;
                (surface.depth, surface.render_target_view_extent) = (2, 2);
            });
            (0..3).for_each(|slice| number_target(&scene, slice));
            scene.threads.read = Some(read_of(8));
            scene.threads.mask = 0;
            let object = rectangle_object([4.0, 2.0], [6.0, 4.0], 0.5);
            scene.draw(&[ScreenObject { render_target_array_index: index, ..object }]);
            let red = scene.threads.was_read[0][0];
            let first = 100 * layer + 10 * 2 + 4 + 1;
            assert_eq!(red[..4], [first, first + 1, first + 10, first + 11], "{} {index}", platform.name);
        }
        // Level 1 lies below level 0, 64 rows down, and is 32 pixels wide.
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R32_UINT, |surface| surface.mip_count_lod = 1);
        number_target(&scene, 1);
        scene.threads.read = Some(read_of(8));
        scene.threads.mask = 0;
        scene.draw(&[rectangle_object([4.0, 2.0], [6.0, 4.0], 0.5)]);
        assert_eq!(scene.threads.was_read[0][0][..4], [125, 126, 135, 136], "{}", platform.name);
        scene.draw(&[rectangle_object([32.0, 2.0], [34.0, 4.0], 0.5)]);
        let outside = scene.threads.was_read[0].map(|channel| <[u32; 4]>::try_from(&channel[..4]).unwrap());
        assert_eq!(outside, [[0; 4]; 4], "{}", platform.name);
        // Threads of samples read their own; threads of pixels the first sample.
        for (is_per_sample, asks, wants) in
            [(true, false, [25, 125]), (true, true, [25, 125]), (false, false, [25, 27])]
        {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(1, SurfaceFormat::R32_UINT);
            scene.bound.ps_extra.pixel_shader_is_per_sample = is_per_sample;
            only_width(&mut scene, 8);
            (0..2).for_each(|sample| number_target(&scene, sample));
            scene.threads.read = Some(RenderTargetRead { per_sample: asks, ..read_of(8) });
            scene.threads.mask = 0;
            scene.draw(&[rectangle_object([4.0, 2.0], [8.0, 4.0], 0.5)]);
            let red = scene.threads.was_read[0][0];
            assert_eq!([red[0], red[4]], wants, "{} {is_per_sample} {asks}", platform.name);
        }
    }
}

#[test]
fn reads_of_missing_channels_and_of_null_targets_have_defaults() {
    let one = 1.0f32.to_bits();
    for platform in PLATFORMS {
        for (format, surface_type, want) in [
            (SurfaceFormat::R8G8B8A8_UNORM, 1, [one; 4]),
            (SurfaceFormat::R8_UNORM, 1, [one, 0, 0, one]),
            (SurfaceFormat::R16G16_UINT, 1, [0xffff, 0xffff, 0, 1]),
            (SurfaceFormat::B5G6R5_UNORM, 1, [one, one, one, one]),
            (SurfaceFormat::R8G8B8A8_UNORM, 7, [0; 4]),
        ] {
            let mut scene = Scene::rgba8(platform);
            scene.set_target(0, format, |surface| surface.surface_type = surface_type);
            scene.space.write(GraphicsAddress(TARGET), &[0xff; 0x1000]).unwrap();
            scene.threads.read = Some(read_of(8));
            scene.threads.mask = 0;
            scene.draw(&[rectangle_object([2.0, 2.0], [4.0, 4.0], 0.5)]);
            let found = scene.threads.was_read[0].map(|channel| channel[3]);
            assert_eq!(found, want, "{} {} {surface_type}", platform.name, format.name());
        }
    }
}

fn ask(mode: InterpolatorMode, linear: bool, slots: u8, slot_group_high: bool) -> InterpolatorRequest {
    InterpolatorRequest { mode, linear, slot_group_high, slots }
}

/// Whether `told` is what barycentrics of [`slanted`] are at a place in pixels.
fn is_at(told: [f32; 2], place: [f64; 2], linear: bool) -> bool {
    let (plain, perspective, ..) = expected_at(place);
    let want = if linear { plain } else { perspective };
    told.iter().zip(want).all(|(found, want)| (f64::from(*found) - want).abs() < 1e-6)
}

#[test]
fn barycentrics_are_told_at_offsets_in_sixteenths_of_each_slot() {
    let x_offsets: [i8; 16] = std::array::from_fn(|slot| slot as i8 - 8);
    let y_offsets: [i8; 16] = std::array::from_fn(|slot| 7 - (slot as i8 * 5) % 16);
    for platform in PLATFORMS {
        for (width, slots, high) in [(8, 8, false), (16, 16, false), (32, 16, false), (32, 16, true)] {
            let mut scene = Scene::rgba8(platform);
            only_width(&mut scene, width);
            for linear in [false, true] {
                scene.threads.asks.push(ask(InterpolatorMode::Offset(-8, 7), linear, slots as u8, high));
                scene.threads.asks.push(ask(
                    InterpolatorMode::PerSlotOffset(x_offsets, y_offsets),
                    linear,
                    slots as u8,
                    high,
                ));
            }
            // Pixels of the rectangle's first two rows, by the planes of the slanted triangle.
            let object = ScreenObject { kind: ObjectKind::Triangle, ..slanted() };
            scene.draw(&[object]);
            let launch = &scene.threads.launches[0];
            for slot in 0..slots {
                let lane = slot + if high { 16 } else { 0 };
                // Where the payload says that the slot's subspan lies.
                let place = launch.grf.register(1 + lane / 16)[2 + lane / 4 % 4];
                let (x, y) = (place & 0xffff, place >> 16);
                let (x, y) = (f64::from(x) + (lane % 2) as f64, f64::from(y) + (lane / 2 % 2) as f64);
                for (index, linear) in [(0, false), (2, true)] {
                    let told = |which: usize| scene.threads.was_told[0][index + which].map(|row| row[slot]);
                    let at = [x + 0.5 - 0.5, y + 0.5 + 7.0 / 16.0];
                    assert!(is_at(told(0), at, linear), "{} {width} {slot} {:?}", platform.name, told(0));
                    let offset = |offsets: &[i8; 16]| f64::from(offsets[slot]) / 16.0;
                    let at = [x + 0.5 + offset(&x_offsets), y + 0.5 + offset(&y_offsets)];
                    assert!(is_at(told(1), at, linear), "{} {width} {slot} {:?}", platform.name, told(1));
                }
            }
            // Slots that were not asked for have nothing.
            let told = scene.threads.was_told[0][0];
            assert!(told[0][slots..].iter().all(|value| *value == 0.0));
        }
    }
}

#[test]
fn barycentrics_are_told_at_samples_and_at_centroids() {
    let usual = [[0.375, 0.125], [0.875, 0.375], [0.125, 0.625], [0.625, 0.875]];
    for platform in PLATFORMS {
        for linear in [false, true] {
            let mut scene = Scene::rgba8(platform);
            scene.multisampled(2, SurfaceFormat::R8G8B8A8_UNORM);
            only_width(&mut scene, 8);
            for sample in 0..4 {
                scene.threads.asks.push(ask(InterpolatorMode::Sample(sample), linear, 8, false));
            }
            scene.threads.asks.push(ask(InterpolatorMode::Centroid, linear, 8, false));
            // The left edge at 8.5 leaves samples 1 and 3 of column 8.
            let mut object = slanted();
            for vertex in &mut object.vertices {
                vertex.x_px += 0.5;
            }
            scene.draw(&[object]);
            for slot in 0..4 {
                let (column, row) = ((slot % 2) as f64, (slot / 2) as f64);
                let told = |which: usize| scene.threads.was_told[0][which].map(|values| values[slot]);
                for (sample, [x, y]) in usual.into_iter().enumerate() {
                    let at = [8.0 + column + x - 0.5, 8.0 + row + y];
                    assert!(is_at(told(sample), at, linear), "{} {slot} {sample}", platform.name);
                }
                let [x, y] = if slot % 2 == 0 { usual[1] } else { [0.5, 0.5] };
                let at = [8.0 + column + x - 0.5, 8.0 + row + y];
                assert!(is_at(told(4), at, linear), "{} {slot}", platform.name);
            }
        }
    }
}
