//! Messages without a sampler: texels by integers, and questions about surfaces.

use super::bench::*;
use super::*;
use RenderSurfaceState as State;
use probe::Kind;

/// 8 by 8 integers with four levels; texel n of the plane of 8 columns is n.
fn integers(platform: &'static hw::Platform, change: impl FnOnce(&mut State)) -> Bench {
    let mut state = surface_2d(SurfaceFormat::R32_UINT, 8, 8);
    (state.mip_count_lod, state.surface_qpitch) = (3, 4);
    change(&mut state);
    let bench = Bench::new(platform, &state, &sampler(0, 0));
    bench.texels(&(0..128).collect::<Vec<_>>());
    bench
}

#[test]
fn each_lane_loads_from_the_level_that_it_names() {
    for platform in EVERY {
        // Level 1 lies at row 8, level 2 at column 4 of row 8, level 3 at column 4 of row 12.
        let bench = integers(platform, |_| {});
        let (u, v) = ([7, 3, 1, 0, 4, 0, 1, 0], [7, 2, 1, 0, 0, 2, 0, 0]);
        let lods = [0, 1, 2, 3, 1, 2, 3, 4];
        let found = bench.send(LD, &[u, v, lods]).unwrap();
        assert_eq!(found[0], [63, 83, 77, 100, 0, 0, 0, 0]);
        // Of a view that begins with level 1, level 0 is that one, and there are three.
        let shifted = integers(platform, |state| (state.surface_min_lod, state.mip_count_lod) = (1, 2));
        let lods = [0, 1, 2, 3, 0, 1, 2, u32::MAX];
        let (u, v) = ([3, 1, 0, 0, 4, 2, 1, 0], [2, 1, 0, 0, 0, 0, 0, 0]);
        let found = shifted.send(LD, &[u, v, lods]).unwrap();
        assert_eq!(found[0], [83, 77, 100, 0, 0, 0, 0, 0]);
    }
}

#[test]
fn what_lies_outside_is_zero_with_an_alpha_of_one_where_the_format_has_none() {
    let one = 1.0f32.to_bits();
    for platform in EVERY {
        for (format, alpha) in [
            ("R8G8B8A8_UINT", 0),
            ("R8G8B8A8_UNORM", 0),
            ("R32_UINT", 1),
            ("R32_SINT", 1),
            ("R32_FLOAT", one),
            ("B8G8R8X8_UNORM", one),
            ("L8_UNORM", one),
            ("L8A8_UNORM", 0),
            ("I8_UNORM", 0),
            ("A8_UNORM", 0),
        ] {
            let format = SurfaceFormat::from_name(format).unwrap();
            let bench = Bench::new(platform, &surface_2d(format, 4, 4), &sampler(0, 0));
            bench.texels(&[u32::MAX; 16]);
            let found = bench.send(LD, &[[4; 8], [0; 8], [0; 8]]).unwrap();
            assert_eq!(found.map(|channel| channel[5]), [0, 0, 0, alpha], "{}", format.name());
        }
    }
}

#[test]
fn a_selected_one_is_an_integer_in_integer_formats() {
    for platform in SELECTING {
        for (format, one, texel) in [
            (SurfaceFormat::R8G8B8A8_UINT, 1, [3, 2, 1]),
            (SurfaceFormat::R8G8B8A8_SINT, 1, [3, 2, 1]),
            (
                SurfaceFormat::R8G8B8A8_UNORM,
                1.0f32.to_bits(),
                [3.0 / 255.0, 2.0 / 255.0, 1.0 / 255.0].map(f32::to_bits),
            ),
        ] {
            let mut state = surface_2d(format, 1, 1);
            state.shader_channel_select_red = 6;
            state.shader_channel_select_green = 5;
            state.shader_channel_select_blue = 4;
            state.shader_channel_select_alpha = 1;
            let bench = Bench::new(platform, &state, &sampler(0, 2));
            bench.texels(&[0x0403_0201]);
            let expected = [texel[0], texel[1], texel[2], one];
            let found = bench.send(LD, &[[0; 8], [0; 8], [0; 8]]).unwrap();
            assert_eq!(found.map(|channel| channel[0]), expected, "{}", format.name());
            let found = bench.send(LZ, &[all(0.5), all(0.5)]).unwrap();
            assert_eq!(found.map(|channel| channel[0]), expected, "{}", format.name());
        }
    }
}

#[test]
fn null_surfaces_load_zeros_and_raw_ones_say_that_they_cannot_be_loaded_from() {
    for platform in EVERY {
        let null = integers(platform, |state| state.surface_type = State::SURFACE_TYPE_SURFTYPE_NULL);
        assert_eq!(null.send(LD, &[[0; 8], [0; 8], [0; 8]]).unwrap(), [[0; 8]; 4]);
        assert_eq!(null.said(), []);
        let raw = integers(platform, |state| {
            state.surface_type = State::SURFACE_TYPE_SURFTYPE_BUFFER;
            state.surface_format = u32::from(SurfaceFormat::RAW.0);
            (state.width, state.height, state.surface_pitch) = (63, 0, 0);
        });
        assert_eq!(raw.send(LD, &[[0; 8], [0; 8], [0; 8]]).unwrap()[0], [0; 8]);
        assert_eq!(raw.said(), [(Kind::Undefined, "SM-21")]);
    }
}

#[test]
fn loads_and_samples_give_half_floats_or_low_bits_where_16_bits_are_asked_for() {
    for platform in SELECTING {
        for (format, texel, is_sampled, expected) in [
            (SurfaceFormat::R32_UINT, 0x1234_5678, false, 0x5678),
            (SurfaceFormat::R32_FLOAT, 2.5f32.to_bits(), false, 0x4100),
            (SurfaceFormat::R32_FLOAT, 2.5f32.to_bits(), true, 0x4100),
            (SurfaceFormat::R32_UINT, 0x1234_5678, true, 0x5678),
        ] {
            let bench = Bench::new(platform, &surface_2d(format, 4, 4), &sampler(0, 2));
            bench.texels(&[texel; 16]);
            let (message_type, parameters) = match is_sampled {
                true => as_sent(platform, LZ, &[all(0.5), all(0.5)]),
                false => as_sent(platform, LD, &[[1; 8], [2; 8], [0; 8]]),
            };
            let mut grf = Grf::default();
            for (register, values) in (10..).zip(&parameters) {
                grf.register_mut(register).copy_from_slice(values);
            }
            let message = SendMessage {
                descriptor: (message_type << 12) | (1 << 17) | (1 << 30),
                payload_grf: 10,
                payload_length: parameters.len() as u8,
                response_grf: 60,
                response_length: 4,
                execution_size: 8,
                channel_enable: 0xff,
                ..Default::default()
            };
            let mut bindings = Bindings::new(&bench.space);
            let (descriptor, cx) = (descriptor(platform, &message), bench.context());
            Sampler::new().send(&descriptor, &message, &mut grf, &site(), &mut bindings, &cx).unwrap();
            let pair = expected | expected << 16;
            assert_eq!(*grf.register(60), [pair, pair, pair, pair, 0, 0, 0, 0], "{}", format.name());
        }
    }
}

#[test]
fn a_texel_that_is_not_mapped_is_a_fault_of_the_load() {
    for platform in EVERY {
        let mut state = surface_2d(SurfaceFormat::R32_UINT, 1024, 1024);
        state.surface_base_address = 0x200_0000 - 0x1000;
        let bench = Bench::new(platform, &state, &sampler(0, 2));
        let zero = [0; 8];
        assert_eq!(bench.send(LD, &[[1023; 8], zero, zero]).unwrap()[0], zero);
        let stop = bench.send(LD, &[[7; 8], [3; 8], zero]).unwrap_err();
        let Stop::Fault(fault) = stop else { panic!("{stop:?}") };
        assert_eq!(fault.address, Some(GraphicsAddress(0x200_0000 - 0x1000 + 3 * 4096 + 7 * 4)));
        assert_eq!(fault.system, "SM-21");
    }
}

#[test]
fn samples_are_loaded_by_their_slice_with_or_without_a_control_word() {
    // Four samples of 4 by 4 pixels, whose slices are 16 texels apart; layer 1 begins behind four slices.
    let samples = [0, 1, 2, 3, 4, 1, 2, 3];
    let (zero, u, v) = ([0; 8], [1; 8], [2; 8]);
    let layers = [0, 0, 0, 0, 0, 1, 1, 2];
    let expected = [9, 25, 41, 57, 0, 64 + 25, 64 + 41, 0];
    for platform in EVERY {
        let mut state = surface_2d(SurfaceFormat::R32_UINT, 4, 4);
        state.number_of_multisamples = State::NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_4;
        (state.surface_qpitch, state.surface_array, state.depth) = (1, true, 1);
        let bench = Bench::new(platform, &state, &sampler(0, 0));
        bench.texels(&(0..128).collect::<Vec<_>>());
        assert_eq!(bench.send(LD2DMS, &[samples, [9; 8], u, v, layers]).unwrap()[0], expected);
        assert_eq!(bench.send(LD2DSS, &[samples, u, v, layers]).unwrap()[0], expected);
        // A load that names no sample means the first one.
        assert_eq!(bench.send(LD, &[u, v, zero, zero]).unwrap()[0], [9; 8]);
    }
    for platform in NINTH {
        let mut state = surface_2d(SurfaceFormat::R32_UINT, 4, 4);
        state.number_of_multisamples = State::NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_4;
        (state.surface_qpitch, state.surface_array, state.depth) = (1, true, 1);
        let bench = Bench::new(platform, &state, &sampler(0, 0));
        bench.texels(&(0..128).collect::<Vec<_>>());
        assert_eq!(bench.send(LD2DMS_W, &[samples, [9; 8], [8; 8], u, v, layers]).unwrap()[0], expected);
    }
}

#[test]
fn a_load_of_level_0_needs_no_level() {
    const LD_LZ: u32 = 0x1a;
    for platform in NINTH {
        let bench = integers(platform, |state| (state.surface_array, state.depth) = (true, 2));
        // Slices are 16 rows apart: layer 1 begins with texel 128.
        bench.texels(&(0..400).collect::<Vec<_>>());
        let (u, v) = ([7, 1, 8, 0, 2, 3, 4, 5], [7, 0, 0, 8, 1, 1, 1, 1]);
        let layers = [0, 1, 0, 0, 2, 3, 1, 0];
        let found = bench.send(LD_LZ, &[u, v, layers]).unwrap()[0];
        assert_eq!(found, [63, 129, 0, 0, 256 + 10, 0, 128 + 12, 13]);
    }
}

#[test]
fn every_kind_of_surface_tells_its_extent() {
    let lods = [0, 1, 2, 3, 5, u32::MAX, 0, 0];
    let (d1, d2, d3, cube) = (
        State::SURFACE_TYPE_SURFTYPE_1D,
        State::SURFACE_TYPE_SURFTYPE_2D,
        State::SURFACE_TYPE_SURFTYPE_3D,
        State::SURFACE_TYPE_SURFTYPE_CUBE,
    );
    let none = [0; 6];
    for platform in EVERY {
        // 20 by 9 by 6, three levels; red, green, blue of six lanes.
        for (surface_type, is_array, expected) in [
            (d1, false, [[20, 10, 5, 0, 0, 0], none, none]),
            (d1, true, [[20, 10, 5, 0, 0, 0], [6, 6, 6, 0, 0, 0], none]),
            (d2, false, [[20, 10, 5, 0, 0, 0], [9, 4, 2, 0, 0, 0], none]),
            (d2, true, [[20, 10, 5, 0, 0, 0], [9, 4, 2, 0, 0, 0], [6, 6, 6, 0, 0, 0]]),
            (d3, false, [[20, 10, 5, 0, 0, 0], [9, 4, 2, 0, 0, 0], [6, 3, 1, 0, 0, 0]]),
            (cube, false, [[20, 10, 5, 0, 0, 0], [9, 4, 2, 0, 0, 0], none]),
            (cube, true, [[20, 10, 5, 0, 0, 0], [9, 4, 2, 0, 0, 0], [6, 6, 6, 0, 0, 0]]),
        ] {
            let mut state = surface_2d(SurfaceFormat::R8_UNORM, 20, 9);
            (state.surface_type, state.surface_array) = (surface_type, is_array);
            (state.depth, state.mip_count_lod, state.surface_qpitch) = (5, 2, 8);
            let bench = Bench::new(platform, &state, &sampler(0, 0));
            let found = bench.send(RESINFO, &[lods]).unwrap();
            let extents: [[u32; 6]; 3] = std::array::from_fn(|c| found[c][..6].try_into().unwrap());
            assert_eq!(extents, expected, "{surface_type} {is_array}");
            assert_eq!(found[3], [3; 8], "levels");
            // Counted from the view's level 0.
            state.surface_min_lod = 1;
            let bench = Bench::new(platform, &state, &sampler(0, 0));
            let found = bench.send(RESINFO, &[lods]).unwrap();
            assert_eq!(found[0][..4], [10, 5, 2, 0], "{surface_type}");
        }
        let mut buffer = surface_2d(SurfaceFormat::R8_UNORM, 1, 1);
        buffer.surface_type = State::SURFACE_TYPE_SURFTYPE_BUFFER;
        (buffer.width, buffer.height, buffer.surface_pitch) = (5, 3, 0);
        let bench = Bench::new(platform, &buffer, &sampler(0, 0));
        let found = bench.send(RESINFO, &[lods]).unwrap();
        assert_eq!([found[0][5], found[1][0], found[2][0]], [3 * 128 + 6, 0, 0]);
        buffer.surface_type = State::SURFACE_TYPE_SURFTYPE_NULL;
        let bench = Bench::new(platform, &buffer, &sampler(0, 0));
        assert_eq!(bench.send(RESINFO, &[lods]).unwrap(), [[0; 8]; 4]);
        assert_eq!(bench.send(SAMPLEINFO, &[]).unwrap(), [[0; 8]; 4]);
    }
}

#[test]
fn control_words_of_layers_lie_behind_each_other() {
    for platform in EVERY {
        let mut state = surface_2d(SurfaceFormat::R32_UINT, 4, 4);
        state.number_of_multisamples = State::NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_8;
        (state.surface_array, state.depth, state.surface_qpitch) = (true, 1, 1);
        state.auxiliary_surface_mode = State::AUXILIARY_SURFACE_MODE_AUX_CCS_D;
        state.auxiliary_surface_base_address = 0x5000;
        state.auxiliary_surface_qpitch = 1;
        // A word of four bytes for each pixel, Y-tiled: four to a row of 16 bytes; layers are four rows apart. Clear are
        // pixel (1, 0) of layer 0 and (2, 3) of layer 1, and of the others each sample has a slice of its own.
        const APART: u32 = 0o76543210;
        let mut words = [APART; 32];
        (words[1], words[16 + 3 * 4 + 2]) = (u32::MAX, u32::MAX);
        let bench = Bench::new(platform, &state, &sampler(0, 0));
        bench.put(0x5000, &words);
        let (u, v) = ([0, 1, 2, 1, 2, 4, 0, 0], [0, 0, 3, 0, 3, 0, 4, 0]);
        let layers = [0, 0, 0, 1, 1, 0, 0, 2];
        let found = bench.send(LD_MCS, &[u, v, layers]).unwrap();
        assert_eq!(found[0], [APART, u32::MAX, APART, APART, u32::MAX, 0, 0, 0], "{}", platform.name);
        assert_eq!(found[1..], [[0; 8]; 3]);
        // Where layers mean nothing the first one is meant.
        state.surface_array = false;
        let bench = Bench::new(platform, &state, &sampler(0, 0));
        bench.put(0x5000, &words);
        let found = bench.send(LD_MCS, &[u, v, layers]).unwrap()[0];
        assert_eq!(found, [APART, u32::MAX, APART, u32::MAX, APART, 0, 0, APART]);
    }
}
