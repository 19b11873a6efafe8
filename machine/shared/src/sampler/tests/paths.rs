//! The specialised paths against the referee.

use super::bench::*;
use super::*;

/// Sends SIMD8 and SIMD16 messages through the specialised path and through the referee.
fn compare_paths(bench: &Bench, message_type: u32, parameters: &[[u32; 16]], tolerance: f32, what: &str) {
    compare_with(bench, None, message_type, parameters, tolerance, what);
}

/// With the third DWord of a header.
fn compare_with(
    bench: &Bench,
    header: Option<u32>,
    message_type: u32,
    parameters: &[[u32; 16]],
    tolerance: f32,
    what: &str,
) {
    let (cx, site) = (bench.context(), site());
    let (message_type, parameters) = as_sent(bench.platform, message_type, parameters);
    for lanes in [8usize, 16] {
        let mut grf = Grf { dwords: [0x4321_8765; 1024] };
        let mut register = 10;
        if let Some(controls) = header {
            grf.register_mut(register)[2] = controls;
            grf.register_mut(register)[3] = SAMPLER_STATE as u32;
            register += 1;
        }
        for values in &parameters {
            for half in values[..lanes].chunks(8) {
                grf.register_mut(register).copy_from_slice(half);
                register += 1;
            }
        }
        let message = SendMessage {
            descriptor: (message_type << 12) | ((lanes as u32 / 8) << 17),
            payload_grf: 10,
            payload_length: (register - 10) as u8,
            response_grf: 60,
            response_length: (lanes / 2) as u8 + u8::from(header.is_some()),
            header_present: header.is_some(),
            execution_size: lanes as u8,
            channel_enable: 0xfeff,
            ..Default::default()
        };
        let mut bindings = Bindings::new(&bench.space);
        let mut sampler = Sampler::new();
        let mut fast = grf.clone();
        sampler
            .send(&descriptor(bench.platform, &message), &message, &mut fast, &site, &mut bindings, &cx)
            .unwrap();
        assert!(sampler.combinations[0].fast.is_some(), "{what}");
        sampler.combinations[0].fast = None;
        sampler
            .send(&descriptor(bench.platform, &message), &message, &mut grf, &site, &mut bindings, &cx)
            .unwrap();
        for n in 60 * 8..70 * 8 {
            let (a, b) = (f32::from_bits(fast.dwords[n]), f32::from_bits(grf.dwords[n]));
            let same = a == b || (a - b).abs() <= tolerance || (a.is_nan() && b.is_nan());
            assert!(same, "{what} simd{lanes}: dword {n} is {a}, not {b}");
        }
    }
}

/// Numbers that are the same in every run.
fn random(mut seed: u64) -> impl FnMut() -> u32 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u32
    }
}

#[test]
fn specialised_paths_agree_with_the_referee() {
    for platform in EVERY {
        let mut seed = 99u64;
        let mut random = move || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as u32
        };
        let formats = [
            SurfaceFormat::R8G8B8A8_UNORM,
            SurfaceFormat::B8G8R8X8_UNORM,
            SurfaceFormat::R8_UNORM,
            SurfaceFormat::B5G6R5_UNORM,
            SurfaceFormat::R8G8B8A8_UNORM_SRGB,
            SurfaceFormat::R16G16B16A16_FLOAT,
            SurfaceFormat::L8_UNORM,
            SurfaceFormat::R24_UNORM_X8_TYPELESS,
            SurfaceFormat::R16_FLOAT,
            SurfaceFormat::R16G16_FLOAT,
            SurfaceFormat::B8G8R8A8_UNORM,
            SurfaceFormat::R8G8B8X8_UNORM,
            SurfaceFormat::B8G8R8A8_UNORM_SRGB,
            SurfaceFormat::R8G8B8X8_UNORM_SRGB,
            SurfaceFormat::B8G8R8X8_UNORM_SRGB,
            SurfaceFormat::R32_FLOAT,
            SurfaceFormat::R32G32_FLOAT,
            SurfaceFormat::R32G32B32A32_FLOAT,
        ];
        for round in 0..150 {
            let format = formats[random() as usize % formats.len()];
            let bytes = u32::from(format.layout().unwrap().block_bits) / 8;
            let (width, height) = (1 + random() % 70, 1 + random() % 40);
            let mut surface = surface_2d(format, width, height);
            surface.tile_mode = [0, 2, 3][round % 3];
            let pitch_align = [64, 512, 128][round % 3];
            surface.surface_pitch = ((width + 32) * bytes).next_multiple_of(pitch_align) - 1;
            surface.surface_qpitch = (height * 2 + 32).next_multiple_of(32) / 4;
            surface.mip_count_lod = random() % 3;
            surface.surface_min_lod = random() % 2;
            surface.surface_array = random() % 2 != 0;
            surface.depth = random() % 3;
            surface.shader_channel_select_blue = if random() % 4 == 0 { 1 } else { 6 };
            let (filter, mip) = (random() % 2, [0, 1, 3][random() as usize % 3]);
            let mode = random() % 3;
            let state = SamplerState {
                mip_mode_filter: mip,
                texture_lod_bias: 0.25,
                mag_mode_filter: random() % 2,
                ..sampler(filter, mode)
            };
            let bench = Bench::new(platform, &surface, &state);
            let halves = format.name().ends_with("FLOAT");
            // Half floats stay finite, so that sums compare.
            let texels: Vec<u32> = (0..40_000)
                .map(|_| (random() << 1 | random() & 1) & if halves { 0x3fff_3fff } else { !0 })
                .collect();
            bench.texels(&texels);
            let mut coordinate = |scale: f32| -> [u32; 16] {
                std::array::from_fn(|_| ((random() as f32 / (1u32 << 31) as f32 - 0.4) * scale).to_bits())
            };
            let (u, v, r) = (coordinate(4.0), coordinate(2.0), coordinate(5.0));
            let lod = coordinate(4.0);
            let what = format!(
                "{} {width}x{height} tiling {} filter {filter} mip {mip} mode {mode}",
                format.name(),
                round % 3
            );
            // Near texel borders a rounding error can choose the other texel: exact only where the arithmetic is the same.
            let tolerance = if filter == 1 || state.mag_mode_filter == 1 { 1e-3 } else { 0.0 };
            compare_paths(&bench, LZ, &[u, v, r], tolerance, &what);
            compare_paths(&bench, SAMPLE_L, &[lod, u, v, r], tolerance, &what);
            compare_paths(&bench, SAMPLE, &[u, v, r], tolerance, &what);
            compare_paths(&bench, 0x01, &[lod, u, v, r], tolerance, &what);
        }
    }
}

#[test]
fn comparisons_and_anisotropic_filters_in_rows_agree_with_the_referee() {
    let mut random = random(11);
    let formats = [
        SurfaceFormat::R24_UNORM_X8_TYPELESS,
        SurfaceFormat::R16_UNORM,
        SurfaceFormat::R32_FLOAT,
        SurfaceFormat::R8G8B8A8_UNORM,
        SurfaceFormat::B8G8R8A8_UNORM_SRGB,
        SurfaceFormat::R16G16B16A16_FLOAT,
    ];
    for platform in EVERY {
        for round in 0..120usize {
            let format = formats[round % formats.len()];
            let bytes = u32::from(format.layout().unwrap().block_bits) / 8;
            let (width, height) = (1 + random() % 70, 1 + random() % 40);
            let mut surface = surface_2d(format, width, height);
            surface.tile_mode = 3;
            surface.surface_pitch = ((width + 32) * bytes).next_multiple_of(128) - 1;
            surface.surface_qpitch = (height * 2 + 32).next_multiple_of(32) / 4;
            surface.mip_count_lod = random() % 4;
            let is_compared = round % formats.len() < 3;
            let filter = if is_compared { random() % 3 } else { SamplerState::MIN_MODE_FILTER_ANISOTROPIC };
            let mode = random() % 3;
            let state = SamplerState {
                mip_mode_filter: [0, 1, 3][random() as usize % 3],
                maximum_anisotropy: random() % 8,
                mag_mode_filter: if random().is_multiple_of(3) { 1 } else { filter },
                shadow_function: random() % 8,
                ..sampler(filter, mode)
            };
            let bench = Bench::new(platform, &surface, &state);
            let halves = format.name().ends_with("FLOAT");
            let texels: Vec<u32> = (0..40_000)
                .map(|_| (random() << 1 | random() & 1) & if halves { 0x3fff_3fff } else { !0 })
                .collect();
            bench.texels(&texels);
            // Quads whose footprints are long in one direction.
            let (mut u, mut v) = ([0; 16], [0; 16]);
            for quad in 0..4 {
                let mut real = |scale: f32| (random() as f32 / (1u32 << 31) as f32 - 0.4) * scale;
                let (corner, across, down) =
                    ([real(3.0), real(3.0)], [real(0.8), real(0.1)], [real(0.1), real(0.3)]);
                for lane in 0..4 {
                    let (x, y) = ((lane & 1) as f32, (lane >> 1) as f32);
                    u[quad * 4 + lane] = (corner[0] + across[0] * x + down[0] * y).to_bits();
                    v[quad * 4 + lane] = (corner[1] + across[1] * x + down[1] * y).to_bits();
                }
            }
            let reference = [(random() as f32 / (1u32 << 31) as f32).to_bits(); 16];
            let lod = std::array::from_fn(|lane| (lane as f32 * 0.3 - 1.0).to_bits());
            let tolerance = if filter != 0 || state.mag_mode_filter != 0 { 2e-3 } else { 0.0 };
            let what = format!("{} {state:?}", format.name());
            if is_compared {
                compare_paths(&bench, SAMPLE_C, &[reference, u, v], tolerance, &what);
                compare_paths(&bench, SAMPLE_L_C, &[reference, lod, u, v], tolerance, &what);
            }
            compare_paths(&bench, SAMPLE, &[u, v], tolerance, &what);
            compare_paths(&bench, SAMPLE_B, &[lod, u, v], tolerance, &what);
        }
    }
}

#[test]
fn specialised_paths_survive_odd_numbers() {
    for platform in EVERY {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 5, 3), &sampler(1, 0));
        bench.texels(&numbered(5, 3));
        let odd = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN, -0.0, 1e-45, -1e-10];
        let colors = bench.send(LZ, &[floats(odd), floats(odd)]).unwrap();
        for channel in colors {
            for value in channel {
                assert!((0.0..=1.0).contains(&f32::from_bits(value)));
            }
        }
    }
}

#[test]
fn specialised_paths_leave_out_what_a_header_masks_and_write_its_mask() {
    const NULL_MASK: u32 = 1 << 23;
    let coordinate = |first: f32| std::array::from_fn(|n| (first + n as f32 / 17.0).to_bits());
    for platform in SELECTING {
        for selects in [[4, 5, 6, 7], [7, 0, 1, 4], [5, 5, 7, 0]] {
            for format in [SurfaceFormat::R8G8B8A8_UNORM, SurfaceFormat::R16G16B16A16_FLOAT] {
                let mut surface = surface_2d(format, 8, 4);
                [
                    surface.shader_channel_select_red,
                    surface.shader_channel_select_green,
                    surface.shader_channel_select_blue,
                    surface.shader_channel_select_alpha,
                ] = selects;
                let bench = Bench::new(platform, &surface, &sampler(1, 2));
                let texels: Vec<u32> =
                    (0..64u32).map(|n| n.wrapping_mul(0x0107_1d2b) & 0x3fff_3fff).collect();
                bench.texels(&texels);
                for mask in 0..16 {
                    let header = Some(mask << 12 | NULL_MASK);
                    let parameters = [coordinate(0.0), coordinate(0.1)];
                    compare_with(
                        &bench,
                        header,
                        SAMPLE,
                        &parameters,
                        1e-5,
                        &format!("{selects:?} {mask:#x}"),
                    );
                }
            }
        }
    }
}

#[test]
fn loads_in_rows_agree_with_loads_lane_by_lane() {
    let mut random = random(3);
    let formats = [
        SurfaceFormat::R8G8B8A8_UNORM,
        SurfaceFormat::B8G8R8X8_UNORM,
        SurfaceFormat::R8_UINT,
        SurfaceFormat::R8G8B8A8_SINT,
        SurfaceFormat::R32G32B32_FLOAT,
        SurfaceFormat::R32G32B32A32_UINT,
        SurfaceFormat::R16G16_FLOAT,
        SurfaceFormat::I8_UNORM,
        SurfaceFormat::L8A8_UNORM,
        SurfaceFormat::R10G10B10A2_UNORM,
        SurfaceFormat::R8G8B8A8_UNORM_SRGB,
        SurfaceFormat::R16G16B16A16_SNORM,
    ];
    for platform in EVERY {
        for round in 0..80usize {
            let format = formats[round % formats.len()];
            let bytes = u32::from(format.layout().unwrap().block_bits) / 8;
            let (width, height) = (1 + random() % 40, 1 + random() % 20);
            let mut surface = surface_2d(format, width, height);
            let tiled = bytes != 12;
            surface.tile_mode = if tiled { [0, 2, 3][random() as usize % 3] } else { 0 };
            surface.surface_pitch = ((width + 32) * bytes).next_multiple_of(512) - 1;
            surface.surface_qpitch = (height * 2 + 32).next_multiple_of(32) / 4;
            surface.mip_count_lod = random() % 3;
            surface.surface_min_lod = random() % 2;
            surface.surface_array = !random().is_multiple_of(2);
            surface.depth = random() % 3;
            surface.shader_channel_select_blue = if random().is_multiple_of(4) { 1 } else { 6 };
            if random().is_multiple_of(4) {
                surface.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_3D;
            }
            if random().is_multiple_of(5) {
                surface.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER;
                surface.tile_mode = 0;
                // Elements may lie further apart than they are long.
                (surface.surface_pitch, surface.depth) = (bytes * (1 + round as u32 % 3) - 1, 0);
            }
            let bench = Bench::new(platform, &surface, &sampler(0, 0));
            bench.texels(&(0..40_000).map(|_| random() << 7 ^ random()).collect::<Vec<_>>());
            let mut coordinate =
                |most: u32| -> [u32; 16] { std::array::from_fn(|_| (random() % (most + 6)).wrapping_sub(3)) };
            let (u, v, r) = (coordinate(width), coordinate(height), coordinate(2));
            let (cx, site) = (bench.context(), site());
            let lod = [round as u32 % 4; 16];
            let (message_type, parameters) = as_sent(platform, LD, &[u, v, lod, r]);
            for (lanes, controls) in [(8, None), (16, None), (16, Some(0xf20)), (8, Some(0x2001))] {
                let mut grf = Grf { dwords: [0x4321_8765; 1024] };
                let mut register = 10;
                if let Some(controls) = controls {
                    grf.register_mut(register)[2] = controls;
                    register += 1;
                }
                for half in parameters.iter().flat_map(|values| values[..lanes].chunks(8)) {
                    grf.register_mut(register).copy_from_slice(half);
                    register += 1;
                }
                let message = SendMessage {
                    shared_function: 2,
                    descriptor: (message_type << 12) | ((lanes as u32 / 8) << 17),
                    payload_grf: 10,
                    payload_length: (register - 10) as u8,
                    response_grf: 60,
                    response_length: (lanes / 2) as u8,
                    header_present: controls.is_some(),
                    execution_size: lanes as u8,
                    channel_enable: 0xfeff,
                    ..Default::default()
                };
                let mut bindings = Bindings::new(&bench.space);
                let mut sampler = Sampler::new();
                let descriptor = descriptor(platform, &message);
                let request = message::decode(&descriptor, &message, &grf, &cx).unwrap();
                let surface = bindings.number(&site, 0, &cx).unwrap();
                let mut bound = Bound { request, surface, combination: None, way: Way::Lanes };
                let mut slow = grf.clone();
                sampler.perform(&bound, &message, &mut slow, &bindings, &cx).unwrap();
                let load = Load::choose(bindings.get(surface), &request, &message);
                let is_volume = bindings.get(surface).kind == SurfaceKind::D3;
                // Volumes of earlier platforms are no stacks of slices.
                assert_eq!(load.is_some(), !is_volume || NINTH.contains(&platform), "{}", format.name());
                let Some(load) = load else { continue };
                assert!(load.run(bindings.get(surface), message::active_lanes(&request, &message), &mut grf));
                assert_eq!(grf.dwords, slow.dwords, "{} {lanes}", format.name());
                // The same again through the router's way.
                (bound.way, sampler.loads) = (Way::Load(0), vec![load]);
                sampler.perform(&bound, &message, &mut grf, &bindings, &cx).unwrap();
                assert_eq!(grf.dwords, slow.dwords);
            }
        }
    }
}
