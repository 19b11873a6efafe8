//! Whole messages against small surfaces.

pub(super) mod bench;
mod family;
mod known;
mod loads;
mod paths;
mod shadow;
mod states;
mod surfaces;

use super::*;
use bench::*;
use bits::GraphicsAddress;
use hw::format::SurfaceFormat;
use hw::{RenderSurfaceState, SamplerState};

#[test]
fn nearest_reads_the_texel_under_the_coordinate() {
    for platform in EVERY {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
        bench.texels(&numbered(8, 4));
        let u = floats(std::array::from_fn(|n| (n as f32 + 0.5) / 8.0));
        let colors = bench.send(LZ, &[u, all(0.625)]).unwrap();
        for lane in 0..8 {
            assert!(close(colors[0][lane], lane as f32 / 255.0));
            assert!(close(colors[1][lane], 2.0 / 255.0));
            assert_eq!(colors[3][lane], 1.0f32.to_bits());
        }
    }
}

#[test]
fn linear_blends_and_border_takes_part() {
    for platform in EVERY {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(1, 4));
        bench.texels(&numbered(8, 4));
        let u = floats([0.5, 0.0, -1.0, 0.25, 1.0, 0.5, 0.5, 0.5]);
        let colors = bench.send(LZ, &[u, all(0.375)]).unwrap();
        assert!(close(colors[0][0], 3.5 / 255.0));
        assert!(close(colors[0][1], 0.125));
        assert!(close(colors[0][2], 0.25));
        assert!(close(colors[2][2], 0.75));
        assert!(close(colors[0][3], 1.5 / 255.0));
        assert!(close(colors[0][4], 3.5 / 255.0 + 0.125));
        assert!(close(colors[1][0], 1.0 / 255.0));
    }
}

#[test]
fn channel_selects_apply_to_the_result() {
    for platform in SELECTING {
        let mut surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4);
        surface.shader_channel_select_red = 7;
        surface.shader_channel_select_green = 0;
        surface.shader_channel_select_blue = 1;
        surface.shader_channel_select_alpha = 4;
        let bench = Bench::new(platform, &surface, &sampler(0, 0));
        bench.texels(&numbered(8, 4));
        let colors = bench.send(LZ, &[all(0.4), all(0.0)]).unwrap();
        assert_eq!([colors[0][0], colors[1][0], colors[2][0]], [1.0f32.to_bits(), 0, 1.0f32.to_bits()]);
        assert!(close(colors[3][0], 3.0 / 255.0));
    }
}

/// 8x8 RGBA8 with four levels, each filled with 50 times its number in red.
fn mipmapped(platform: &'static hw::Platform, sampler: &SamplerState) -> Bench {
    let mut surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 8);
    surface.mip_count_lod = 3;
    surface.surface_pitch = 31;
    surface.surface_qpitch = 4;
    let bench = Bench::new(platform, &surface, sampler);
    // Level 1 lies at row 8, level 2 at column 4 of row 8, level 3 at column 4 of row 12.
    let mut texels = vec![0; 8 * 16];
    for (level, (x, y, size)) in [(0, 0, 8), (0, 8, 4), (4, 8, 2), (4, 12, 1)].into_iter().enumerate() {
        for row in 0..size {
            for column in 0..size {
                texels[(y + row) * 8 + x + column] = level as u32 * 50;
            }
        }
    }
    bench.texels(&texels);
    bench
}

#[test]
fn subspans_choose_levels_from_their_gradients() {
    for platform in EVERY {
        for (mip_filter, step, expected) in [
            (SamplerState::MIP_MODE_FILTER_NEAREST, 2.0, 50.0),
            (SamplerState::MIP_MODE_FILTER_NEAREST, 1.0, 0.0),
            (SamplerState::MIP_MODE_FILTER_NEAREST, 100.0, 150.0),
            (SamplerState::MIP_MODE_FILTER_LINEAR, 2.0f32.powf(1.5), 75.0),
            (SamplerState::MIP_MODE_FILTER_NONE, 8.0, 0.0),
        ] {
            let bench = mipmapped(platform, &SamplerState { mip_mode_filter: mip_filter, ..sampler(1, 2) });
            let step = step / 8.0;
            let u = floats([0.3, 0.3 + step, 0.3, 0.3 + step, 0.3, 0.3 + step, 0.3, 0.3 + step]);
            let colors = bench.send(SAMPLE, &[u, all(0.5)]).unwrap();
            for lane in 0..8 {
                assert!(
                    close(colors[0][lane], expected / 255.0),
                    "{mip_filter} {step} {:?}",
                    colors[0].map(f32::from_bits)
                );
            }
        }
    }
}

#[test]
fn explicit_levels_read_their_level() {
    for platform in EVERY {
        let bench = mipmapped(
            platform,
            &SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_NEAREST, ..sampler(0, 2) },
        );
        let lod = floats([0.0, 1.0, 2.0, 3.0, 4.0, -1.0, 1.4, f32::NAN]);
        let colors = bench.send(SAMPLE_L, &[lod, all(0.5), all(0.5)]).unwrap();
        let levels = colors[0].map(|red| (f32::from_bits(red) * 255.0 / 50.0).round() as u32);
        assert_eq!(levels, [0, 1, 2, 3, 3, 0, 1, 0]);
    }
}

#[test]
fn loads_take_integers_and_give_zero_outside() {
    for platform in EVERY {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R32_UINT, 4, 4), &sampler(0, 0));
        bench.texels(&(100..116).collect::<Vec<_>>());
        let u = [0, 1, 2, 3, 4, u32::MAX, 0, 0];
        let v = [0, 1, 2, 3, 0, 0, 4, 0];
        let lod = [0, 0, 0, 0, 0, 0, 0, 1];
        let colors = bench.send(LD, &[u, v, lod]).unwrap();
        assert_eq!(colors[0], [100, 105, 110, 115, 0, 0, 0, 0]);
        assert_eq!(colors[3], [1; 8]);
    }
}

#[test]
fn comparisons_give_zero_where_the_relation_holds() {
    for platform in EVERY {
        let shadow = SamplerState { shadow_function: SamplerState::SHADOW_FUNCTION_LESS, ..sampler(0, 2) };
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R32_FLOAT, 4, 1), &shadow);
        bench.texels(&[0.1f32, 0.4, 0.6, 0.9].map(f32::to_bits));
        let u = floats([0.1, 0.3, 0.6, 0.9, 0.1, 0.3, 0.6, 0.9]);
        let colors = bench.send(0x19, &[all(0.5), u, all(0.5)]).unwrap();
        assert_eq!(colors[0].map(f32::from_bits), [0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0]);
        let linear = SamplerState { min_mode_filter: 1, mag_mode_filter: 1, ..shadow };
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R32_FLOAT, 4, 1), &linear);
        bench.texels(&[0.1f32, 0.4, 0.6, 0.9].map(f32::to_bits));
        let colors = bench.send(0x19, &[all(0.5), all(0.5), all(0.5)]).unwrap();
        assert!(close(colors[0][0], 0.5));
    }
}

#[test]
fn gather_returns_four_texels_of_one_channel() {
    for platform in EVERY {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
        bench.texels(&numbered(8, 4));
        let (u, v) = (all(3.0 / 8.0), all(2.0 / 4.0));
        let red =
            bench.send_with(0x08, Some(0), &[u, v]).unwrap().map(|c| (f32::from_bits(c[0]) * 255.0).round());
        assert_eq!(red, [2.0, 3.0, 3.0, 2.0]);
        let green = bench.send_with(0x08, Some(1 << 16), &[u, v]).unwrap();
        assert_eq!(green.map(|c| (f32::from_bits(c[0]) * 255.0).round()), [2.0, 2.0, 1.0, 1.0]);
        let offsets = bench.send_with(0x11, Some(0), &[u, v, [1; 8], [-1i32 as u32; 8]]).unwrap();
        assert_eq!(offsets.map(|c| (f32::from_bits(c[0]) * 255.0).round()), [3.0, 4.0, 4.0, 3.0]);
    }
}

#[test]
fn headers_mask_channels_and_shift_texels() {
    for platform in EVERY {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 2));
        bench.texels(&numbered(8, 4));
        // Red is masked, so green comes first; u is shifted by -2.
        let colors = bench.send_with(LZ, Some((1 << 12) | (0xe << 8)), &[all(0.9), all(0.6)]).unwrap();
        assert!(close(colors[0][0], 2.0 / 255.0));
        assert_eq!(colors[2][0], 1.0f32.to_bits());
        assert_eq!(colors[3][0], 0);
        let colors = bench.send_with(LZ, Some(0xe << 8), &[all(0.9), all(0.6)]).unwrap();
        assert!(close(colors[0][0], 5.0 / 255.0));
    }
}

#[test]
fn extents_are_those_of_the_level() {
    for platform in EVERY {
        let mut surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 16, 8);
        surface.mip_count_lod = 2;
        surface.surface_array = true;
        surface.depth = 5;
        let bench = Bench::new(platform, &surface, &sampler(0, 0));
        let colors = bench.send(0x0a, &[[0, 1, 2, 3, u32::MAX, 0, 0, 0]]).unwrap();
        assert_eq!(colors[0][..5], [16, 8, 4, 0, 0]);
        assert_eq!(colors[1][..5], [8, 4, 2, 0, 0]);
        assert_eq!(colors[2][..5], [6, 6, 6, 0, 0]);
        assert_eq!(colors[3][..5], [3; 5]);
    }
}

#[test]
fn buffers_count_their_entries_over_three_fields() {
    for platform in EVERY {
        let mut surface = surface_2d(SurfaceFormat::R32_UINT, 1, 1);
        surface.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER;
        let entries = 1000 - 1;
        (surface.width, surface.height, surface.depth) = (entries & 0x7f, entries >> 7, 0);
        surface.surface_pitch = 3;
        let bench = Bench::new(platform, &surface, &sampler(0, 0));
        bench.texels(&(0..1001).collect::<Vec<_>>());
        let colors = bench.send(LD, &[[0, 1, 127, 128, 999, 1000, u32::MAX, 500], [0; 8], [0; 8]]).unwrap();
        assert_eq!(colors[0], [0, 1, 127, 128, 999, 0, 0, 500]);
        assert_eq!(bench.send(0x0a, &[[0; 8]]).unwrap()[0][0], 1000);
    }
}

#[test]
fn volumes_blend_slices() {
    for platform in EVERY {
        let mut surface = surface_2d(SurfaceFormat::R32_FLOAT, 2, 2);
        surface.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_3D;
        surface.depth = 1;
        surface.surface_qpitch = 1;
        let bench = Bench::new(platform, &surface, &sampler(1, 2));
        let mut texels = [0.0f32; 32];
        texels[8..12].fill(1.0);
        bench.texels(&texels.map(f32::to_bits));
        let r = floats([0.25, 0.5, 0.75, 1.0, 0.375, 0.0, -5.0, 9.0]);
        let colors = bench.send(LZ, &[all(0.5), all(0.5), r]).unwrap();
        assert_eq!(colors[0].map(f32::from_bits), [0.0, 0.5, 1.0, 1.0, 0.25, 0.0, 0.0, 1.0]);
    }
}

#[test]
fn cubes_pick_their_face_and_join_at_edges() {
    for platform in EVERY {
        let mut surface = surface_2d(SurfaceFormat::R32_FLOAT, 2, 2);
        surface.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_CUBE;
        surface.surface_qpitch = 1;
        surface.cube_face_enable_positive_x = true;
        surface.cube_face_enable_negative_x = true;
        surface.cube_face_enable_positive_y = true;
        surface.cube_face_enable_negative_y = true;
        surface.cube_face_enable_positive_z = true;
        surface.cube_face_enable_negative_z = true;
        let texels: Vec<u32> = (0..48).map(|n| ((n / 8) as f32).to_bits()).collect();
        let bench = Bench::new(platform, &surface, &sampler(0, 3));
        bench.texels(&texels);
        let x = floats([1.0, -1.0, 0.1, 0.1, 0.1, 0.1, 0.0, 0.0]);
        let y = floats([0.1, 0.1, 1.0, -1.0, 0.1, 0.1, 1.0, 0.0]);
        let z = floats([0.1, 0.1, 0.1, 0.1, 1.0, -1.0, 0.0, 1.0]);
        let colors = bench.send(LZ, &[x, y, z]).unwrap();
        assert_eq!(colors[0].map(f32::from_bits), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 2.0, 4.0]);
        let bench = Bench::new(platform, &surface, &sampler(1, 3));
        bench.texels(&texels);
        // On the edge of +X and +Z both faces have the same weight; at a corner all three.
        let colors =
            bench.send(LZ, &[all(1.0), floats([0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]), all(1.0)]).unwrap();
        assert!(close(colors[0][0], 2.0));
        assert!(close(colors[0][1], 2.0));
    }
}

#[test]
fn arrays_read_the_nearest_layer() {
    for platform in EVERY {
        let mut surface = surface_2d(SurfaceFormat::R32_FLOAT, 2, 2);
        surface.surface_array = true;
        surface.depth = 2;
        surface.minimum_array_element = 1;
        surface.surface_qpitch = 1;
        let bench = Bench::new(platform, &surface, &sampler(0, 0));
        bench.texels(&(0..32).map(|n| ((n / 8) as f32).to_bits()).collect::<Vec<_>>());
        let layers = floats([0.0, 0.6, 1.4, 1.6, 2.0, 7.0, -3.0, f32::NAN]);
        let colors = bench.send(LZ, &[all(0.5), all(0.5), layers]).unwrap();
        assert_eq!(colors[0].map(f32::from_bits), [1.0, 2.0, 2.0, 3.0, 3.0, 3.0, 1.0, 1.0]);
    }
}

#[test]
fn any_descriptor_and_payload_is_answered() {
    for platform in EVERY {
        let mut seed = 12345u64;
        let mut random = move || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as u32
        };
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 64, 64), &sampler(0, 0));
        let cx = bench.context();
        let mut grf = Grf::default();
        for round in 0..1500 {
            for dword in grf.dwords.iter_mut() {
                *dword = random().wrapping_mul(random() | 1);
            }
            if round % 3 == 0 {
                let state: Vec<u32> =
                    (0..16).map(|n| if n == 8 { TEXELS as u32 } else { random() << 1 | round & 1 }).collect();
                bench.put(SURFACE_STATE, &state);
                bench.put(SURFACE_STATE + 9 * 4, &[0]);
                bench.put(SAMPLER_STATE, &[random() << 1, random() << 1, random() & 0xffff, random() << 1]);
            }
            let message = SendMessage {
                descriptor: (random() << 12) & 0x600f_f000 | (random() & 3) << 17,
                payload_grf: random() as u8,
                payload_length: (random() % 12) as u8,
                second_payload_grf: random() as u8,
                second_payload_length: (random() % 4) as u8,
                response_grf: random() as u8,
                response_length: (random() % 10) as u8,
                header_present: random() & 1 != 0,
                execution_size: 16,
                channel_enable: random(),
                ..Default::default()
            };
            let mut bindings = Bindings::new(&bench.space);
            let _ = Sampler::new().send(
                &descriptor(platform, &message),
                &message,
                &mut grf,
                &site(),
                &mut bindings,
                &cx,
            );
        }
    }
}

#[test]
fn reductions_take_the_extreme_of_the_texels_under_the_filter() {
    for platform in SELECTING {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R32_FLOAT, 4, 1), &sampler(1, 2));
        bench.texels(&[4.0f32, 1.0, 9.0, 2.0].map(f32::to_bits));
        let u = floats([0.5, 0.45, 0.25, 0.0, 1.0, 0.75, 0.3, 0.7]);
        let least = bench.send(SAMPLE_MIN, &[u, all(0.5)]).unwrap()[0].map(f32::from_bits);
        assert_eq!(least, [1.0, 1.0, 1.0, 4.0, 2.0, 2.0, 1.0, 2.0]);
        let most = bench.send(SAMPLE_MAX, &[u, all(0.5)]).unwrap()[0].map(f32::from_bits);
        assert_eq!(most, [9.0, 9.0, 4.0, 4.0, 2.0, 9.0, 4.0, 9.0]);
    }
}

#[test]
fn samplers_reduce_where_their_state_says_so() {
    let u = floats([0.5, 0.45, 0.25, 0.0, 1.0, 0.75, 0.3, 0.7]);
    for platform in NINTH {
        for (reduction, expected) in [
            (SamplerState::REDUCTION_TYPE_MINIMUM, [1.0, 1.0, 1.0, 4.0, 2.0, 2.0, 1.0, 2.0]),
            (SamplerState::REDUCTION_TYPE_MAXIMUM, [9.0, 9.0, 4.0, 4.0, 2.0, 9.0, 4.0, 9.0]),
        ] {
            let state =
                SamplerState { reduction_type_enable: true, reduction_type: reduction, ..sampler(1, 2) };
            let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R32_FLOAT, 4, 1), &state);
            bench.texels(&[4.0f32, 1.0, 9.0, 2.0].map(f32::to_bits));
            let found = bench.send(LZ, &[u, all(0.5)]).unwrap()[0].map(f32::from_bits);
            assert_eq!(found, expected, "{} {reduction}", platform.name);
        }
    }
}

#[test]
fn samples_are_loaded_one_by_one_and_counted() {
    for platform in EVERY {
        let mut surface = surface_2d(SurfaceFormat::R32_UINT, 4, 4);
        surface.number_of_multisamples = RenderSurfaceState::NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_4;
        surface.surface_qpitch = 1;
        surface.multisample_position_palette_index = 2;
        let bench = Bench::new(platform, &surface, &sampler(0, 0));
        bench.texels(&(0..64).collect::<Vec<_>>());
        let samples = [0, 1, 2, 3, 4, 0, 1, 2];
        let zero = [0; 8];
        let loaded = bench.send(0x1e, &[samples, zero, [1; 8], [2; 8]]).unwrap()[0];
        assert_eq!(loaded, [9, 25, 41, 57, 0, 9, 25, 41]);
        assert_eq!(bench.send(0x1c, &[samples, zero, zero, [1; 8], [2; 8]]).unwrap()[0], loaded);
        let info = bench.send(0x0b, &[]).unwrap();
        assert_eq!((info[0][0], info[3][0]), (4, 3));
        // Without a control surface the word is zero, with one it is what lies there.
        assert_eq!(bench.send(0x1d, &[zero, zero]).unwrap()[0], zero);
        surface.auxiliary_surface_mode = RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_D;
        surface.auxiliary_surface_base_address = 0x5000;
        let bench = Bench::new(platform, &surface, &sampler(0, 0));
        bench.space.write(GraphicsAddress(0x5000), &[0xff, 0xe4, 0xe4, 0xe4]).unwrap();
        let words = bench.send(0x1d, &[[0, 1, 2, 3, 4, 0, 0, 0], [0, 0, 0, 0, 0, 1, 2, 9]]).unwrap()[0];
        // Words of zeros are replaced by those of samples that lie apart; outside of the surface there are none.
        assert_eq!(words, [0xff, 0xe4, 0xe4, 0xe4, 0, 0xe4, 0xe4, 0]);
    }
}

#[test]
fn the_lod_message_tells_clamped_and_unclamped_levels() {
    for platform in EVERY {
        let bench = mipmapped(
            platform,
            &SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_LINEAR, ..sampler(1, 2) },
        );
        let u = floats([0.0, 4.0, 0.0, 4.0, 0.0, 0.0625, 0.0, 0.0625]);
        let levels = bench.send(0x09, &[u, all(0.5), all(0.0)]).unwrap();
        assert_eq!([levels[0][0], levels[1][0]].map(f32::from_bits), [3.0, 5.0]);
        assert_eq!([levels[0][4], levels[1][4]].map(f32::from_bits), [0.0, -1.0]);
    }
}

#[test]
fn gradients_and_biases_and_least_levels_move_the_level() {
    for platform in EVERY {
        let bench = mipmapped(
            platform,
            &SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_NEAREST, ..sampler(0, 2) },
        );
        let level = |colors: [[u32; 8]; 4]| (f32::from_bits(colors[0][0]) * 255.0 / 50.0).round();
        // u, du/dx, du/dy, v, dv/dx, dv/dy: two texels a pixel.
        let half = all(0.5);
        assert_eq!(
            level(bench.send(0x04, &[half, all(0.25), all(0.0), half, all(0.0), all(0.1)]).unwrap()),
            1.0
        );
        assert_eq!(level(bench.send(0x01, &[all(2.0), half, half]).unwrap()), 0.0);
        let u = floats([0.5, 0.625, 0.5, 0.625, 0.5, 0.625, 0.5, 0.625]);
        assert_eq!(level(bench.send(0x01, &[all(2.0), u, half]).unwrap()), 2.0);
        assert_eq!(level(bench.send(SAMPLE, &[half, half, all(0.0), all(0.0), all(3.0)]).unwrap()), 3.0);
    }
}

#[test]
fn unnormalised_coordinates_are_texels() {
    for platform in EVERY {
        let state = SamplerState { non_normalized_coordinate_enable: true, ..sampler(0, 2) };
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &state);
        bench.texels(&numbered(8, 4));
        let u = floats([0.0, 0.9, 1.0, 7.5, 8.0, 100.0, -1.0, 3.2]);
        let colors = bench.send(LZ, &[u, all(2.5)]).unwrap();
        let columns = colors[0].map(|red| (f32::from_bits(red) * 255.0).round());
        assert_eq!(columns, [0.0, 0.0, 1.0, 7.0, 7.0, 7.0, 0.0, 3.0]);
    }
}
