//! Texels that are compared before they are filtered, and gathered texels.

use super::bench::*;
use super::*;

/// A surface of one texel with these bytes.
fn single(platform: &'static hw::Platform, format: &str, texel: u32, function: u32) -> Bench {
    let format = SurfaceFormat::from_name(format).unwrap();
    let state = SamplerState { shadow_function: function, ..sampler(0, 2) };
    let bench = Bench::new(platform, &surface_2d(format, 1, 1), &state);
    bench.texels(&[texel]);
    bench
}

#[test]
fn the_result_of_a_comparison_takes_the_place_of_the_only_channel() {
    const HALF_ONE: u32 = 0x3c00;
    for platform in EVERY {
        for (format, texel, fails, holds) in [
            ("R32_FLOAT", 0x3f80_0000, [1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0]),
            ("R16_FLOAT", HALF_ONE, [1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0]),
            ("R24_UNORM_X8_TYPELESS", 0x00ff_ffff, [1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0]),
            ("L16_FLOAT", HALF_ONE, [1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0]),
            ("I16_FLOAT", HALF_ONE, [1.0; 4], [0.0; 4]),
            ("A16_FLOAT", HALF_ONE, [0.0, 0.0, 0.0, 1.0], [0.0; 4]),
        ] {
            for (function, expected) in
                [(SamplerState::SHADOW_FUNCTION_LESS, fails), (SamplerState::SHADOW_FUNCTION_GREATER, holds)]
            {
                let bench = single(platform, format, texel, function);
                let found = bench.send(C_LZ, &[all(0.5), all(0.5), all(0.5)]).unwrap();
                assert_eq!(found.map(|channel| f32::from_bits(channel[3])), expected, "{format} {function}");
            }
        }
    }
}

#[test]
fn references_are_clamped_where_texels_cannot_lie_outside() {
    let equal = SamplerState::SHADOW_FUNCTION_EQUAL;
    for platform in EVERY {
        for (format, texel, reference, expected) in [
            ("R16_UNORM", 0xffff, 1.5, 0.0),
            ("R16_UNORM", 0x0000, -0.5, 0.0),
            ("R16_UNORM", 0xffff, 0.5, 1.0),
            ("A8_UNORM", 0xff, 7.0, 0.0),
            ("L8_UNORM", 0xff, 7.0, 0.0),
            ("I8_UNORM", 0xff, 7.0, 0.0),
            ("R16_FLOAT", 0x3c00, 1.5, 1.0),
            ("R16_FLOAT", 0x3e00, 1.5, 0.0),
            ("R32_FLOAT", 0xbf00_0000, -0.5, 0.0),
        ] {
            let bench = single(platform, format, texel, equal);
            let found = bench.send(C_LZ, &[all(reference), all(0.5), all(0.5)]).unwrap();
            // Alpha has the result in formats of alpha alone.
            let channel = if format == "A8_UNORM" { 3 } else { 0 };
            assert_eq!(f32::from_bits(found[channel][0]), expected, "{format} {texel:#x} {reference}");
        }
    }
}

#[test]
fn texels_of_the_border_and_of_cubes_are_compared_like_others() {
    let greater = SamplerState::SHADOW_FUNCTION_GREATER;
    for platform in EVERY {
        // Border colour 0.25, texel 0.75: linear on the edge, half of each result.
        let state = SamplerState { shadow_function: greater, ..sampler(1, 4) };
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R32_FLOAT, 1, 1), &state);
        bench.texels(&[0.75f32.to_bits()]);
        let result = |reference: f32| {
            let found = bench.send(C_LZ, &[all(reference), all(0.0), all(0.5)]).unwrap();
            f32::from_bits(found[0][0])
        };
        assert_eq!([0.1, 0.5, 0.8].map(result), [0.0, 0.5, 1.0]);
        // A cube whose faces are 0 to 5.
        let mut cube = surface_2d(SurfaceFormat::R32_FLOAT, 2, 2);
        cube.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_CUBE;
        cube.surface_qpitch = 1;
        cube.cube_face_enable_positive_x = true;
        cube.cube_face_enable_negative_x = true;
        cube.cube_face_enable_positive_y = true;
        cube.cube_face_enable_negative_y = true;
        cube.cube_face_enable_positive_z = true;
        cube.cube_face_enable_negative_z = true;
        let texels: Vec<u32> = (0..48).map(|n| ((n / 8) as f32).to_bits()).collect();
        for (filter, seamless) in [(0, 0), (1, 0), (1, 1)] {
            let state = SamplerState {
                shadow_function: greater,
                cube_surface_control_mode: seamless,
                ..sampler(filter, 2)
            };
            let bench = Bench::new(platform, &cube, &state);
            bench.texels(&texels);
            let x = floats([1.0, -1.0, 0.1, 0.1, 0.1, 0.1, 1.0, -1.0]);
            let y = floats([0.1, 0.1, 1.0, -1.0, 0.1, 0.1, 0.1, 0.1]);
            let z = floats([0.1, 0.1, 0.1, 0.1, 1.0, -1.0, 0.1, 0.1]);
            let found = bench.send(C_LZ, &[all(2.5), x, y, z]).unwrap();
            assert_eq!(found[0].map(f32::from_bits), [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0]);
        }
    }
}

/// 4 by 4 floats: texel (x, y) is 10 y + x.
fn square(platform: &'static hw::Platform, state: &SamplerState) -> Bench {
    let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R32_FLOAT, 4, 4), state);
    bench.texels(&(0..16).map(|n| ((n / 4 * 10 + n % 4) as f32).to_bits()).collect::<Vec<_>>());
    bench
}

/// Upper left, upper right, lower left, lower right of what was gathered.
fn gathered(found: [[u32; 8]; 4], lane: usize) -> [f32; 4] {
    [3, 2, 0, 1].map(|channel: usize| f32::from_bits(found[channel][lane]))
}

#[test]
fn gathered_texels_may_be_compared() {
    for platform in EVERY {
        let state = SamplerState { shadow_function: SamplerState::SHADOW_FUNCTION_LESS, ..sampler(0, 2) };
        let bench = square(platform, &state);
        // Texels 11, 12, 21, 22 around the corner of the four middle ones.
        let at = |reference| bench.send(GATHER4_C, &[all(reference), all(0.5), all(0.5)]).unwrap();
        assert_eq!(gathered(at(12.0), 1), [0.0, 1.0, 1.0, 1.0]);
        assert_eq!(gathered(at(22.0), 7), [0.0, 0.0, 0.0, 1.0]);
        // With an offset to the lower left for each lane: texels 20, 21, 30, 31.
        let (left, down) = ([-1i32 as u32; 8], [1; 8]);
        let found = bench.send(GATHER4_PO_C, &[all(21.0), all(0.5), all(0.5), left, down]).unwrap();
        assert_eq!(gathered(found, 2), [0.0, 1.0, 1.0, 1.0]);
        let found = bench.send(GATHER4_PO_C, &[all(31.0), all(0.5), all(0.5), left, down]).unwrap();
        assert_eq!(gathered(found, 5), [0.0, 0.0, 0.0, 1.0]);
    }
}

#[test]
fn offsets_of_lanes_are_six_bits_with_a_sign() {
    for platform in EVERY {
        let bench = square(platform, &sampler(0, 0));
        // Wrapped over 4 texels: 31, -32, -1, 0 and what lies above six bits.
        let offsets = [31, 32, 63, 0, 64, 0xffff_ff41, 1, 2];
        let found = bench.send_with(GATHER4_PO, Some(0x0e1), &[all(0.5), all(0.5), offsets, [0; 8]]).unwrap();
        let columns = [0, 1, 0, 1, 1, 2, 2, 3];
        for (lane, column) in columns.into_iter().enumerate() {
            let (left, right) = (column as f32, ((column + 1) % 4) as f32);
            let expected = [10.0 + left, 10.0 + right, 20.0 + left, 20.0 + right];
            assert_eq!(gathered(found, lane), expected, "lane {lane}");
        }
    }
}

#[test]
fn gathers_follow_header_offsets_selects_and_the_least_level() {
    for platform in EVERY {
        // u by 1, v by -1.
        let bench = square(platform, &sampler(0, 2));
        let found = bench.send_with(GATHER4, Some(0x1f0), &[all(0.5), all(0.5)]).unwrap();
        assert_eq!(gathered(found, 0), [2.0, 3.0, 12.0, 13.0]);
        // Channels that are missing: zeros, and ones for alpha.
        for (channel, expected) in [(0, [11.0, 12.0, 21.0, 22.0]), (1, [0.0; 4]), (3, [1.0; 4])] {
            let found = bench.send_with(GATHER4, Some(channel << 16), &[all(0.5), all(0.5)]).unwrap();
            assert_eq!(gathered(found, 0), expected);
        }
        // On the least level of the view, whose texels are those of level 1.
        let mut state = surface_2d(SurfaceFormat::R32_FLOAT, 4, 4);
        state.surface_min_lod = 1;
        let bench = Bench::new(platform, &state, &sampler(0, 2));
        bench.texels(&(0..32).map(|n| ((n / 4 * 10 + n % 4) as f32).to_bits()).collect::<Vec<_>>());
        let found = bench.send(GATHER4, &[all(0.5), all(0.5)]).unwrap();
        assert_eq!(gathered(found, 0), [40.0, 41.0, 50.0, 51.0]);
    }
    for platform in SELECTING {
        let mut state = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 4, 4);
        (state.shader_channel_select_red, state.shader_channel_select_green) = (5, 1);
        let bench = Bench::new(platform, &state, &sampler(0, 2));
        bench.texels(&numbered(4, 4));
        let found = bench.send_with(GATHER4, Some(0), &[all(0.5), all(0.5)]).unwrap();
        assert_eq!(gathered(found, 0).map(|n| (n * 255.0).round()), [1.0, 1.0, 2.0, 2.0]);
        let found = bench.send_with(GATHER4, Some(1 << 16), &[all(0.5), all(0.5)]).unwrap();
        assert_eq!(gathered(found, 0), [1.0; 4]);
    }
}

#[test]
fn the_four_texels_of_a_cube_lie_around_its_direction() {
    for platform in EVERY {
        let mut cube = surface_2d(SurfaceFormat::R32_FLOAT, 4, 4);
        cube.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_CUBE;
        cube.surface_qpitch = 1;
        cube.cube_face_enable_positive_z = true;
        let bench = Bench::new(platform, &cube, &sampler(0, 3));
        // Face 4, +Z: right is +x, down is -y.
        let texels: Vec<u32> =
            (0..96).map(|n| ((n / 16 * 100 + n / 4 % 4 * 10 + n % 4) as f32).to_bits()).collect();
        bench.texels(&texels);
        let found = bench.send(GATHER4, &[all(0.5), all(0.5), all(1.0)]).unwrap();
        assert_eq!(gathered(found, 6), [402.0, 403.0, 412.0, 413.0]);
    }
}
