//! The family of sample messages: which level each of them reads, and how texels and levels are weighed.

use super::bench::*;
use super::*;
use hw::RenderSurfaceState as State;

/// 8 by 8 floats with four levels of 10, 20, 30 and 40.
fn tens(platform: &'static hw::Platform, state: State, sampler: &SamplerState) -> Bench {
    let state = State { mip_count_lod: 3, surface_qpitch: 4, ..state };
    let bench = Bench::new(platform, &state, sampler);
    // Level 1 lies at row 8, level 2 at column 4 of row 8, level 3 at column 4 of row 12.
    let mut texels = vec![0; 8 * 16];
    for (value, (x, y, size)) in (1..).zip([(0, 0, 8), (0, 8, 4), (4, 8, 2), (4, 12, 1)]) {
        for at in 0..size * size {
            texels[(y + at / size) * 8 + x + at % size] = (10.0 * value as f32).to_bits();
        }
    }
    bench.texels(&texels);
    bench
}

fn plain() -> State {
    surface_2d(SurfaceFormat::R32_FLOAT, 8, 8)
}

fn near_mips(filter: u32) -> SamplerState {
    SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_NEAREST, ..sampler(filter, 2) }
}

fn reds(colors: [[u32; 8]; 4]) -> [f32; 8] {
    colors[0].map(f32::from_bits)
}

/// Two texels of level 0 from pixel to pixel: level 1.
fn two_apart() -> [u32; 8] {
    floats(std::array::from_fn(|lane| if lane % 2 == 0 { 0.25 } else { 0.5 }))
}

#[test]
fn every_message_of_the_family_takes_its_level_from_where_its_name_says() {
    let (u, half, none) = (two_apart(), all(0.5), all(0.0));
    // Message, parameters, level, and level where the state has a bias of one.
    let rows = [
        (SAMPLE, vec![u, half], 1, 2),
        (SAMPLE, vec![u, half, none, none, all(2.0)], 2, 2),
        (SAMPLE_B, vec![all(1.0), u, half], 2, 3),
        (SAMPLE_B, vec![all(-1.0), u, half, none, none, all(3.0)], 3, 3),
        (SAMPLE_L, vec![all(2.0), u, half], 2, 3),
        (SAMPLE_D, vec![half, all(0.125), none, half, none, all(0.5)], 2, 3),
        (SAMPLE_D, vec![half, all(0.25), none, half, none, none], 1, 2),
    ];
    for platform in EVERY {
        let plain_state = tens(platform, plain(), &near_mips(0));
        let biased = tens(platform, plain(), &SamplerState { texture_lod_bias: 1.0, ..near_mips(0) });
        for (message, parameters, level, with_bias) in &rows {
            for (bench, level) in [(&plain_state, level), (&biased, with_bias)] {
                let expected = [10.0 * (level + 1) as f32; 8];
                assert_eq!(reds(bench.send(*message, parameters).unwrap()), expected, "{message:#x}");
            }
        }
        assert_eq!(reds(plain_state.send(LZ, &[u, half]).unwrap()), [10.0; 8]);
    }
}

#[test]
fn messages_that_compare_take_their_reference_first_and_their_level_as_the_others() {
    let (u, half, none) = (two_apart(), all(0.5), all(0.0));
    // Message, parameters behind the reference, level.
    let rows = [
        (SAMPLE_C, vec![u, half], 1),
        (SAMPLE_C, vec![u, half, none, none, all(3.0)], 3),
        (SAMPLE_B_C, vec![all(2.0), u, half], 3),
        (SAMPLE_L_C, vec![all(2.0), u, half], 2),
        (SAMPLE_D_C, vec![half, all(0.125), none, half, none, all(0.5)], 2),
        (C_LZ, vec![u, half], 0),
    ];
    for platform in EVERY {
        let state = SamplerState { shadow_function: SamplerState::SHADOW_FUNCTION_GREATER, ..near_mips(0) };
        let bench = tens(platform, plain(), &state);
        for (message, parameters, level) in &rows {
            let texel = 10.0 * (level + 1) as f32;
            for (reference, expected) in [(texel - 5.0, 0.0), (texel, 1.0), (texel + 5.0, 1.0)] {
                let parameters = [&[all(reference)], parameters.as_slice()].concat();
                let found = reds(bench.send(*message, &parameters).unwrap());
                assert_eq!(found, [expected; 8], "{message:#x} {reference}");
            }
        }
    }
}

#[test]
fn levels_stay_between_the_least_and_the_largest_of_the_state() {
    let lods = [-2.0, 0.0, 0.4, 1.0, 1.6, 2.0, 3.0, 9.0];
    for platform in EVERY {
        let read = |state: SamplerState, surface: State| {
            let bench = tens(platform, surface, &state);
            reds(bench.send(SAMPLE_L, &[floats(lods), all(0.5), all(0.5)]).unwrap())
        };
        let limited = SamplerState { min_lod: 1.0, max_lod: 2.0, ..near_mips(0) };
        assert_eq!(read(limited, plain()), [20.0, 20.0, 20.0, 20.0, 30.0, 30.0, 30.0, 30.0]);
        let linear = SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_LINEAR, ..sampler(0, 2) };
        let found = read(linear, plain());
        for (found, expected) in found.into_iter().zip([10.0, 10.0, 14.0, 20.0, 26.0, 30.0, 40.0, 40.0]) {
            assert!((found - expected).abs() < 1e-4, "{found} {expected}");
        }
        // Without a filter between levels the least one is read.
        let none = SamplerState { min_lod: 2.0, ..sampler(0, 2) };
        assert_eq!(read(none, plain()), [30.0; 8]);
        // Levels are counted from the surface's least one; the last one is then the surface's, too.
        let shifted = State { surface_min_lod: 1, mip_count_lod: 2, ..plain() };
        let state = near_mips(0);
        let bench = Bench::new(platform, &State { surface_qpitch: 4, ..shifted }, &state);
        let whole = tens(platform, plain(), &state);
        let texels: Vec<u32> =
            (0..128).map(|n| whole.space.read_u32(GraphicsAddress(TEXELS + 4 * n)).unwrap()).collect();
        bench.texels(&texels);
        let found = reds(bench.send(SAMPLE_L, &[floats(lods), all(0.5), all(0.5)]).unwrap());
        assert_eq!(found, [20.0, 20.0, 20.0, 30.0, 40.0, 40.0, 40.0, 40.0]);
    }
}

#[test]
fn levels_that_are_not_resident_are_not_read_and_without_any_there_is_nothing() {
    let lods = [-2.0, 0.0, 0.4, 1.0, 1.6, 2.0, 3.0, 9.0];
    for platform in EVERY {
        let send = |resource_min_lod, state: State| {
            let bench = tens(platform, State { resource_min_lod, ..state }, &near_mips(0));
            bench.send(SAMPLE_L, &[floats(lods), all(0.5), all(0.5)]).unwrap()
        };
        let found = reds(send(2.0, plain()));
        assert_eq!(found, [30.0, 30.0, 30.0, 30.0, 30.0, 30.0, 40.0, 40.0]);
        let one = 1.0f32.to_bits();
        assert_eq!(send(5.0, plain()), [[0; 8], [0; 8], [0; 8], [one; 8]], "alpha that is missing is 1");
        let with_alpha = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 8);
        assert_eq!(send(5.0, with_alpha), [[0; 8]; 4]);
    }
}

#[test]
fn magnified_and_minified_footprints_have_filters_of_their_own() {
    for platform in EVERY {
        for (min, mag, expected) in [(0, 1, [2.0, 2.5]), (1, 0, [2.5, 2.0])] {
            let state = SamplerState { min_mode_filter: min, mag_mode_filter: mag, ..sampler(0, 2) };
            let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R32_FLOAT, 8, 1), &state);
            bench.texels(&std::array::from_fn::<_, 8, _>(|n| (n as f32).to_bits()));
            // A little left of the border of texels 2 and 3 for the one, exactly there for both filters of the other.
            let lods = floats([0.5, 3.0, 0.25, 1.0, 0.0, -1.0, -0.5, -3.0]);
            let u = floats(std::array::from_fn(|_| 2.999_999_8 / 8.0));
            let found = reds(bench.send(SAMPLE_L, &[lods, u, all(0.5)]).unwrap());
            for (lane, found) in found.into_iter().enumerate() {
                let expected = if lane < 4 { expected[0] } else { expected[1] };
                assert!((found - expected).abs() < 1e-5, "{min} {mag} lane {lane}: {found}");
            }
        }
    }
}

/// Texels that grow by 1, 10 and 100 along u, v and r: a linear filter gives the position itself.
fn ramp(platform: &'static hw::Platform, surface_type: u32, mode: u32, filter: u32) -> Bench {
    let state = State {
        surface_type,
        depth: if surface_type == State::SURFACE_TYPE_SURFTYPE_3D { 3 } else { 0 },
        surface_qpitch: 1,
        ..surface_2d(SurfaceFormat::R32_FLOAT, 4, 4)
    };
    let bench = Bench::new(platform, &state, &sampler(filter, mode));
    let place = |n: u32| (100 * (n / 16) + 10 * (n / 4 % 4) + n % 4) as f32;
    bench.texels(&(0..64).map(|n| place(n).to_bits()).collect::<Vec<_>>());
    bench
}

#[test]
fn two_four_or_eight_texels_are_weighed_by_the_distance_to_their_middles() {
    use hw::RenderSurfaceState as S;
    const CLAMP: u32 = 2;
    const BORDER_MODE: u32 = 4;
    // Positions between the middles of texels.
    let at = |positions: [f32; 3]| positions.map(|n| all((n + 0.5) / 4.0));
    for platform in EVERY {
        for (surface_type, expected) in [
            (S::SURFACE_TYPE_SURFTYPE_1D, 1.25),
            (S::SURFACE_TYPE_SURFTYPE_2D, 1.25 + 17.5),
            (S::SURFACE_TYPE_SURFTYPE_3D, 1.25 + 17.5 + 212.5),
        ] {
            let bench = ramp(platform, surface_type, CLAMP, 1);
            let found = reds(bench.send(LZ, &at([1.25, 1.75, 2.125])).unwrap());
            assert!((found[0] - expected).abs() < 1e-3, "{surface_type}: {found:?}");
            let nearest = ramp(platform, surface_type, CLAMP, 0);
            let found = reds(nearest.send(LZ, &at([1.25, 1.75, 2.125])).unwrap());
            let expected = if expected == 1.25 { 1.0 } else { (expected / 100.0).floor() * 100.0 + 21.0 };
            assert_eq!(found, [expected; 8], "{surface_type}");
        }
        // Half of the border beyond each of the axes of a volume; on a line v and r are none.
        let volume = ramp(platform, S::SURFACE_TYPE_SURFTYPE_3D, BORDER_MODE, 1);
        for (position, inside) in
            [([-0.5, 2.0, 1.0], 120.0), ([1.0, 3.5, 2.0], 231.0), ([2.0, 1.0, -0.5], 12.0)]
        {
            let found = reds(volume.send(LZ, &at(position)).unwrap());
            assert_eq!(found, [0.5 * 0.25 + 0.5 * inside; 8], "{position:?}");
        }
        let line = ramp(platform, S::SURFACE_TYPE_SURFTYPE_1D, BORDER_MODE, 1);
        assert_eq!(reds(line.send(LZ, &at([2.5, -9.0, 50.0])).unwrap()), [2.5; 8]);
    }
}

#[test]
fn colours_of_srgb_formats_are_decoded_before_they_are_weighed() {
    const CODE: u8 = 188;
    let decoded = ((f32::from(CODE) / 255.0 + 0.055) / 1.055).powf(2.4);
    for platform in EVERY {
        // The loops over whole messages know clamp, the general filter knows borders.
        for mode in [2, 4] {
            for (format, red) in
                [(SurfaceFormat::R8G8B8A8_UNORM_SRGB, 0), (SurfaceFormat::B8G8R8A8_UNORM_SRGB, 2)]
            {
                let bench = Bench::new(platform, &surface_2d(format, 2, 1), &sampler(1, mode));
                // One channel and alpha have the code, the other texel is zero.
                bench.texels(&[u32::from(CODE) << (8 * red) | u32::from(CODE) << 24, 0]);
                let found = bench.send(LZ, &[all(0.5), all(0.5)]).unwrap().map(|channel| channel[0]);
                assert!(close(found[0], decoded / 2.0), "{mode}: {found:?}");
                assert_eq!(found[1..3], [0, 0]);
                assert!(close(found[3], f32::from(CODE) / 255.0 / 2.0));
            }
        }
    }
}

#[test]
fn reductions_of_two_levels_take_the_extreme_of_both() {
    for platform in NINTH {
        for (reduction, expected) in [
            (SamplerState::REDUCTION_TYPE_MINIMUM, [10.0, 10.0, 20.0, 30.0]),
            (SamplerState::REDUCTION_TYPE_MAXIMUM, [10.0, 20.0, 30.0, 40.0]),
        ] {
            let state = SamplerState {
                mip_mode_filter: SamplerState::MIP_MODE_FILTER_LINEAR,
                reduction_type_enable: true,
                reduction_type: reduction,
                ..sampler(1, 2)
            };
            let bench = tens(platform, plain(), &state);
            let lods = floats([0.0, 0.25, 1.75, 2.5, 0.0, 0.0, 0.0, 0.0]);
            let found = reds(bench.send(SAMPLE_L, &[lods, all(0.5), all(0.5)]).unwrap());
            assert_eq!(found[..4], expected, "{reduction}");
        }
    }
}

#[test]
fn messages_that_do_not_exist_give_zeros() {
    for platform in EVERY {
        let bench = tens(platform, plain(), &near_mips(0));
        assert_eq!(bench.send(0x13, &[all(0.5), all(0.5)]).unwrap(), [[0; 8]; 4]);
        assert_eq!(bench.said(), [(probe::Kind::Undefined, "SM-28")]);
    }
}

#[test]
fn a_disabled_sampler_and_a_null_surface_give_zeros() {
    for platform in EVERY {
        let disabled = SamplerState { sampler_disable: true, ..sampler(0, 2) };
        let null = State { surface_type: State::SURFACE_TYPE_SURFTYPE_NULL, ..plain() };
        for (surface, state) in [(plain(), disabled), (null, sampler(0, 2))] {
            let bench = Bench::new(platform, &surface, &state);
            bench.texels(&[1.0f32.to_bits(); 64]);
            for message in [SAMPLE, SAMPLE_L, LZ, GATHER4] {
                assert_eq!(bench.send(message, &[all(0.0), all(0.0), all(0.0)]).unwrap(), [[0; 8]; 4]);
            }
            assert_eq!(bench.said(), []);
        }
    }
}

#[test]
fn two_samples_of_four_channels_share_a_register() {
    for platform in EVERY {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 2));
        bench.texels(&numbered(8, 4));
        let mut grf = Grf::default();
        grf.register_mut(10)[2] = 1 << 22;
        grf.register_mut(10)[3] = SAMPLER_STATE as u32;
        // u, v, r, array index of each sample, then its level.
        let coordinates = [3.5 / 8.0, 1.5 / 4.0, 0.0, 0.0, 6.5 / 8.0, 2.5 / 4.0, 0.0, 0.0];
        grf.register_mut(11).copy_from_slice(&floats(coordinates));
        let message = SendMessage {
            descriptor: SAMPLE_L << 12,
            payload_grf: 10,
            payload_length: 3,
            response_grf: 60,
            response_length: 1,
            header_present: true,
            execution_size: 8,
            channel_enable: 0xff,
            ..Default::default()
        };
        let mut bindings = Bindings::new(&bench.space);
        let descriptor = descriptor(platform, &message);
        let cx = bench.context();
        Sampler::new().send(&descriptor, &message, &mut grf, &site(), &mut bindings, &cx).unwrap();
        let found = grf.register(60).map(|bits| (f32::from_bits(bits) * 255.0).round());
        assert_eq!(found, [3.0, 1.0, 0.0, 255.0, 6.0, 2.0, 0.0, 255.0]);
    }
}

#[test]
fn a_message_that_may_kill_pixels_has_a_register_more_with_all_of_them_alive() {
    for platform in EVERY {
        let bench = tens(platform, plain(), &near_mips(0));
        let mut grf = Grf { dwords: [7; 1024] };
        for (register, values) in [(10, two_apart()), (11, all(0.5))] {
            grf.register_mut(register).copy_from_slice(&values);
        }
        let message = SendMessage {
            descriptor: (0x0c << 12) | (1 << 17),
            payload_grf: 10,
            payload_length: 2,
            response_grf: 60,
            response_length: 2,
            execution_size: 8,
            channel_enable: 0x0f,
            ..Default::default()
        };
        let mut bindings = Bindings::new(&bench.space);
        let (descriptor, cx) = (descriptor(platform, &message), bench.context());
        Sampler::new().send(&descriptor, &message, &mut grf, &site(), &mut bindings, &cx).unwrap();
        let twenty = 20.0f32.to_bits();
        assert_eq!(*grf.register(60), [twenty, twenty, twenty, twenty, 7, 7, 7, 7]);
        assert_eq!(*grf.register(61), [u32::MAX, 7, 7, 7, 7, 7, 7, 7]);
        assert_eq!(*grf.register(62), [7; 8]);
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn a_flush_of_the_texture_cache_changes_no_register() {
    for platform in EVERY {
        let bench = Bench::new(platform, &plain(), &sampler(0, 0));
        let mut grf = Grf { dwords: std::array::from_fn(|n| n as u32) };
        let before = grf.clone();
        let message = SendMessage {
            descriptor: (0x1f << 12) | (3 << 17),
            payload_grf: 10,
            payload_length: 1,
            response_grf: 60,
            response_length: 1,
            header_present: true,
            execution_size: 16,
            channel_enable: 0xffff,
            ..Default::default()
        };
        let mut bindings = Bindings::new(&bench.space);
        let descriptor = descriptor(platform, &message);
        let cx = bench.context();
        Sampler::new().send(&descriptor, &message, &mut grf, &site(), &mut bindings, &cx).unwrap();
        assert!(grf.dwords == before.dwords);
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn texels_that_change_in_memory_are_read_as_they_are() {
    for platform in EVERY {
        let bench = Bench::new(platform, &plain(), &sampler(0, 2));
        for value in [1.0f32, 2.0] {
            bench.texels(&[value.to_bits(); 64]);
            assert_eq!(reds(bench.send(LZ, &[all(0.5), all(0.5)]).unwrap()), [value; 8]);
        }
    }
}
