//! Every kind of surface: what its coordinates mean, and where its neighbours are.

use super::bench::*;
use super::*;
use hw::RenderSurfaceState as State;

/// A linear surface of floats of `size` by `size` texels whose layers follow each other.
fn floats_of(surface_type: u32, size: u32, layers: u32, is_array: bool) -> State {
    State {
        surface_type,
        surface_array: is_array,
        depth: layers - 1,
        surface_qpitch: size / 4,
        cube_face_enable_positive_x: true,
        cube_face_enable_negative_x: true,
        cube_face_enable_positive_y: true,
        cube_face_enable_negative_y: true,
        cube_face_enable_positive_z: true,
        cube_face_enable_negative_z: true,
        ..surface_2d(SurfaceFormat::R32_FLOAT, size, size)
    }
}

/// Texel (x, y) of slice z is 100 z + 10 y + x.
fn place(x: u32, y: u32, z: u32) -> f32 {
    (100 * z + 10 * y + x) as f32
}

/// A bench with `slices` slices of `size` by `size` numbered texels.
fn numbered_slices(
    platform: &'static hw::Platform,
    state: &State,
    sampler: &SamplerState,
    size: u32,
    slices: u32,
) -> Bench {
    let bench = Bench::new(platform, state, sampler);
    let mut texels = Vec::new();
    for z in 0..slices {
        for y in 0..size {
            texels.extend((0..size).map(|x| place(x, y, z).to_bits()));
        }
    }
    bench.texels(&texels);
    bench
}

fn red(colors: [[u32; 8]; 4], lane: usize) -> f32 {
    f32::from_bits(colors[0][lane])
}

/// Direction to (s, t) of a face, both from -1 to 1. [skl.7:Cube Map Determination]
fn direction(face: usize, s: f32, t: f32) -> [f32; 3] {
    match face {
        0 => [1.0, -t, -s],
        1 => [-1.0, -t, s],
        2 => [s, 1.0, t],
        3 => [s, -1.0, -t],
        4 => [s, -t, 1.0],
        _ => [-s, -t, -1.0],
    }
}

/// The texel of a cube of 4 texels under a direction.
fn nearest_on_cube([x, y, z]: [f32; 3]) -> f32 {
    let (ax, ay, az) = (x.abs(), y.abs(), z.abs());
    let (face, s, t) = if ax > ay && ax > az {
        if x > 0.0 { (0, -z / ax, -y / ax) } else { (1, z / ax, -y / ax) }
    } else if ay > az {
        if y > 0.0 { (2, x / ay, z / ay) } else { (3, x / ay, -z / ay) }
    } else if z > 0.0 {
        (4, x / az, -y / az)
    } else {
        (5, -x / az, -y / az)
    };
    let index = |n: f32| ((n + 1.0) * 2.0) as u32;
    place(index(s), index(t), face)
}

fn cube(wrap: u32, seamless: bool) -> SamplerState {
    SamplerState { cube_surface_control_mode: u32::from(seamless), ..sampler(1, wrap) }
}

fn sample_directions(bench: &Bench, directions: [[f32; 3]; 8]) -> [f32; 8] {
    let axis = |n: usize| directions.map(|direction| direction[n].to_bits());
    let colors = bench.send(LZ, &[axis(0), axis(1), axis(2)]).unwrap();
    std::array::from_fn(|lane| red(colors, lane))
}

#[test]
fn texels_across_the_edges_of_a_cube_are_blended_with_their_neighbours() {
    for platform in EVERY {
        let bench = numbered_slices(platform, &floats_of(3, 4, 1, false), &cube(3, true), 4, 6);
        for face in 0..6 {
            // In the middle of each texel along each edge, exactly on the edge: half of either side.
            for edge in 0..4 {
                let on_edge = |n: usize, out: f32| {
                    let along = (2.0 * n as f32 + 1.0) / 4.0 - 1.0;
                    match edge {
                        0 => direction(face, -out, along),
                        1 => direction(face, out, along),
                        2 => direction(face, along, -out),
                        _ => direction(face, along, out),
                    }
                };
                let found = sample_directions(&bench, std::array::from_fn(|n| on_edge(n % 4, 1.0)));
                for n in 0..4 {
                    // A little inside, and what lies a little outside, on the other face.
                    let expected =
                        (nearest_on_cube(on_edge(n, 0.99)) + nearest_on_cube(on_edge(n, 1.01))) / 2.0;
                    assert!(
                        (found[n] - expected).abs() < 1e-3,
                        "face {face} edge {edge} {n}: {} {expected}",
                        found[n]
                    );
                }
            }
            // In the corners three texels meet, and what is missing is their mean.
            for (s, t) in [(-1.0f32, -1.0f32), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
                let inside = nearest_on_cube(direction(face, 0.99 * s, 0.99 * t));
                let beside = nearest_on_cube(direction(face, 1.01 * s, 0.99 * t));
                let below = nearest_on_cube(direction(face, 0.99 * s, 1.01 * t));
                let found = sample_directions(&bench, [direction(face, s, t); 8])[3];
                assert!(
                    (found - (inside + beside + below) / 3.0).abs() < 1e-3,
                    "face {face} {s} {t}: {found}"
                );
            }
            // Between the middles of four texels: a quarter and three.
            let found = sample_directions(&bench, [direction(face, 0.125, -0.375); 8])[0];
            let texel = |x, y| place(x, y, face as u32);
            // s = 0.125 is 2.25 texels, 0.75 beyond the middle of texel 1; t = -0.375 is 1.25, 0.75 beyond that of texel 0.
            let row = |y| 0.25 * texel(1, y) + 0.75 * texel(2, y);
            let expected = 0.25 * row(0) + 0.75 * row(1);
            assert!((found - expected).abs() < 1e-3, "face {face}: {found} {expected}");
        }
    }
}

#[test]
fn faces_that_do_not_join_follow_the_address_modes() {
    for platform in EVERY {
        // Clamp, wrap and border: on the left edge of the first face, a quarter of a texel outside of its first column.
        const CLAMP: u32 = 2;
        const WRAP: u32 = 0;
        const BORDER_MODE: u32 = 4;
        let border = 0.25;
        for (mode, outside) in [(CLAMP, place(0, 1, 0)), (WRAP, place(3, 1, 0)), (BORDER_MODE, border)] {
            let bench = numbered_slices(platform, &floats_of(3, 4, 1, false), &cube(mode, false), 4, 6);
            // u = 0.0625 is texel position -0.25; v = 0.375 is the middle of row 1.
            let found = sample_directions(&bench, [direction(0, -0.875, -0.25); 8])[0];
            let expected = 0.25 * outside + 0.75 * place(0, 1, 0);
            assert!((found - expected).abs() < 1e-3, "{mode}: {found} {expected}");
            // The same upwards: v = 0.0625, u = 0.625, the middle of column 2.
            let above = match mode {
                CLAMP => place(2, 0, 0),
                WRAP => place(2, 3, 0),
                _ => border,
            };
            let found = sample_directions(&bench, [direction(0, 0.25, -0.875); 8])[0];
            let expected = 0.25 * above + 0.75 * place(2, 0, 0);
            assert!((found - expected).abs() < 1e-3, "{mode}: {found} {expected}");
            // And with both.
            let found = sample_directions(&bench, [direction(0, -0.875, -0.875); 8])[0];
            let corner = match mode {
                CLAMP => [place(0, 0, 0); 4],
                WRAP => [place(3, 3, 0), place(0, 3, 0), place(3, 0, 0), place(0, 0, 0)],
                _ => [border, border, border, place(0, 0, 0)],
            };
            let weights = [1.0 / 16.0, 3.0 / 16.0, 3.0 / 16.0, 9.0 / 16.0];
            let expected: f32 = corner.iter().zip(weights).map(|(texel, weight)| texel * weight).sum();
            assert!((found - expected).abs() < 1e-3, "{mode}: {found} {expected}");
        }
    }
}

#[test]
fn a_face_that_is_missing_is_the_border_and_cubes_of_arrays_are_six_layers_apart() {
    for platform in EVERY {
        let mut state = floats_of(3, 4, 2, true);
        let nearest = sampler(0, 3);
        let bench = numbered_slices(platform, &state, &nearest, 4, 12);
        // Array index 1: layers 6 to 11.
        let towards = |n: usize| direction(n % 6, 0.25, -0.25);
        let axis = |n: usize| std::array::from_fn(|lane| towards(lane)[n].to_bits());
        let indices = floats([1.0, 1.0, 1.0, 0.4, 1.0, 9.0, 0.0, 1.0]);
        let colors = bench.send(LZ, &[axis(0), axis(1), axis(2), indices]).unwrap();
        let found: Vec<f32> = (0..8).map(|lane| red(colors, lane)).collect();
        let layers = [6, 7, 8, 3, 10, 11, 0, 7];
        assert_eq!(found, layers.map(|layer| place(2, 1, layer)));
        // Without an array the index means nothing.
        state.surface_array = false;
        let bench = numbered_slices(platform, &state, &nearest, 4, 12);
        let colors = bench.send(LZ, &[axis(0), axis(1), axis(2), indices]).unwrap();
        assert_eq!((red(colors, 0), red(colors, 5)), (place(2, 1, 0), place(2, 1, 5)));
        state.cube_face_enable_negative_y = false;
        let bench = numbered_slices(platform, &state, &nearest, 4, 12);
        let colors = bench.send(LZ, &[axis(0), axis(1), axis(2)]).unwrap();
        assert_eq!((red(colors, 2), red(colors, 3), red(colors, 4)), (place(2, 1, 2), 0.25, place(2, 1, 4)));
    }
}

#[test]
fn layers_of_a_line_stand_in_its_second_coordinate() {
    for platform in EVERY {
        let line = State { height: 0, ..floats_of(0, 64, 3, true) };
        // Layers are 256 texels apart: elements of one row, or four rows of 64.
        let is_row = platform.has(hw::Feature::StandardTiling);
        let line = State { surface_qpitch: if is_row { 64 } else { 1 }, ..line };
        let bench = Bench::new(platform, &line, &sampler(1, 2));
        let texels: Vec<u32> = (0..3 * 256).map(|n| ((n / 256 * 100 + n % 256) as f32).to_bits()).collect();
        bench.texels(&texels);
        let u = floats([0.5 / 64.0, 1.0 / 64.0, 10.0 / 64.0, 0.5, 0.5, 0.5, 0.5, 2.0]);
        let v = floats([0.0, 1.0, 2.0, 2.4, 2.6, 9.0, -1.0, 1.0]);
        let colors = bench.send(LZ, &[u, v, all(0.0)]).unwrap();
        let found: Vec<f32> = (0..8).map(|lane| red(colors, lane)).collect();
        assert_eq!(found, [0.0, 100.5, 209.5, 231.5, 231.5, 231.5, 31.5, 163.0]);
        // The same by integers.
        let integers = |values: [u32; 8]| values;
        let colors = bench
            .send(
                LD,
                &[integers([0, 1, 63, 64, 5, 5, 5, 5]), integers([0, 1, 2, 0, 3, 2, 1, 0]), [0; 8], [7; 8]],
            )
            .unwrap();
        let found: Vec<f32> = (0..8).map(|lane| red(colors, lane)).collect();
        assert_eq!(found, [0.0, 101.0, 263.0, 0.0, 0.0, 205.0, 105.0, 5.0]);
        // Without an array there is one layer.
        let single = Bench::new(platform, &State { surface_array: false, depth: 0, ..line }, &sampler(1, 2));
        single.texels(&texels);
        assert_eq!(red(single.send(LZ, &[all(0.5), all(2.0)]).unwrap(), 0), 31.5);
        assert_eq!(red(single.send(LD, &[[5; 8], [2; 8], [0; 8]]).unwrap(), 0), 5.0);
    }
}

#[test]
fn slices_of_a_volume_and_layers_of_an_array_are_loaded_by_number() {
    for platform in EVERY {
        for (surface_type, is_array) in [(2, false), (1, true), (1, false)] {
            let bench =
                numbered_slices(platform, &floats_of(surface_type, 4, 3, is_array), &sampler(0, 2), 4, 3);
            // u, v, level, r; with offsets of 1, -1 and 1, of which the last counts in a volume only.
            let parameters =
                [[0, 1, 2, 3, 0, 0, 0, 0], [1, 2, 3, 1, 0, 4, 1, 1], [0; 8], [0, 1, 1, 1, 2, 1, 3, 2]];
            let colors = bench.send_with(LD, Some(0x1f1), &parameters).unwrap();
            let found: Vec<f32> = (0..8).map(|lane| red(colors, lane)).collect();
            let slice = |n: u32| match (surface_type, is_array) {
                (2, _) => n + 1,
                (_, true) => n,
                _ => 0,
            };
            for lane in 0..8 {
                let (x, y) = (parameters[0][lane] + 1, parameters[1][lane].wrapping_sub(1));
                let z = slice(parameters[3][lane]);
                let inside = x < 4 && y < 4 && z < 3;
                assert_eq!(
                    found[lane],
                    if inside { place(x, y, z) } else { 0.0 },
                    "{surface_type} lane {lane}"
                );
            }
        }
    }
}

#[test]
fn gradients_count_only_coordinates_that_are_positions() {
    for platform in EVERY {
        // Differences of two texels in u, eight in v, four in r of 8 texels a side: what counts is the longest.
        let steps = [0.25, 1.0, 0.5];
        let coordinate =
            |axis: usize| floats(std::array::from_fn(|n| if n % 2 == 1 { steps[axis] } else { 0.0 }));
        let level = |surface_type: u32, order: [usize; 3]| {
            let bench = Bench::new(platform, &floats_of(surface_type, 8, 8, false), &sampler(1, 2));
            let colors = bench.send(LOD, &order.map(coordinate)).unwrap();
            [0, 1].map(|channel| f32::from_bits(colors[channel][0]))
        };
        assert_eq!(level(0, [0, 1, 2])[1], 1.0);
        assert_eq!(level(1, [0, 1, 2])[1], 0.5 * (6.0 + 4.0 / 64.0));
        assert_eq!(level(1, [0, 2, 1])[1], 2.0 + 0.5 * 0.25);
        assert_eq!(level(2, [0, 0, 1])[1], 0.5 * (6.0 + 8.0 / 64.0));
        // On a cube: differences on the face, whose sides are two long.
        let corners = |s: [f32; 4], t: [f32; 4]| {
            let bench = Bench::new(platform, &floats_of(3, 8, 1, false), &sampler(1, 3));
            let axis = |n: usize| {
                floats(std::array::from_fn(|lane| direction(4, s[lane % 4], t[lane % 4])[n] * 3.0))
            };
            let colors = bench.send(LOD, &[axis(0), axis(1), axis(2)]).unwrap();
            f32::from_bits(colors[1][4])
        };
        assert_eq!(corners([0.0, 0.5, 0.0, 0.5], [0.0; 4]), 1.0);
        assert_eq!(corners([0.0, 0.25, 0.0, 0.25], [-0.5, -0.5, 0.5, 0.5]), 2.0);
        assert_eq!(corners([0.5, 0.75, 0.5, 0.75], [0.5, 0.5, 0.75, 0.75]), 0.0);
        assert_eq!(corners([0.25, 1.25, 0.25, 0.25], [0.0; 4]), 2.0, "beyond the edge, still on this face");
    }
}

#[test]
fn gradients_of_a_cube_are_given_on_a_face_of_two_by_two_and_those_of_a_volume_have_three_parts() {
    // Levels 0 to 3 of 8 texels a side are 0, 100, 200 and 300 everywhere.
    let levels = |platform, surface_type: u32| {
        let state = State { mip_count_lod: 3, surface_qpitch: 4, ..floats_of(surface_type, 8, 8, false) };
        let near = SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_NEAREST, ..sampler(0, 3) };
        let bench = Bench::new(platform, &state, &near);
        let cx = bench.context();
        let mut bindings = Bindings::new(&bench.space);
        let surface = *bindings.surface(&site(), 0, &cx).unwrap();
        for lod in 0..4 {
            let level = *surface.level(lod);
            for (z, y, x) in (0..level.depth)
                .flat_map(|z| (0..level.height).flat_map(move |y| (0..level.width).map(move |x| (z, y, x))))
            {
                surface.write_texel(x, y, z, lod, 0, [(100.0 * lod as f32).to_bits(), 0, 0, 0]);
            }
        }
        bench
    };
    for platform in EVERY {
        let cube = levels(platform, 3);
        let volume = levels(platform, 2);
        // u, du/dx, du/dy, v, dv/dx, dv/dy, r, dr/dx, dr/dy.
        let level = |bench: &Bench, of: [f32; 9]| {
            (red(bench.send(SAMPLE_D, &of.map(all)).unwrap(), 0) / 100.0) as u32
        };
        // On the face of +X: half of 8 texels for each 1.
        let on_cube =
            |x: [f32; 2], y: [f32; 2]| level(&cube, [1.0, x[0], y[0], 0.1, x[1], y[1], 0.1, 9.0, 9.0]);
        assert_eq!(on_cube([0.5, 0.0], [0.0, 0.25]), 1);
        assert_eq!(on_cube([0.0, 0.25], [0.0, 1.0]), 2);
        assert_eq!(on_cube([0.25, 0.0], [0.0, 0.1]), 0);
        let in_volume =
            |x: [f32; 3], y: [f32; 3]| level(&volume, [0.5, x[0], y[0], 0.5, x[1], y[1], 0.5, x[2], y[2]]);
        assert_eq!(in_volume([0.25, 0.0, 0.0], [0.0; 3]), 1);
        assert_eq!(in_volume([0.0; 3], [0.0, 0.5, 0.0]), 2);
        assert_eq!(in_volume([0.0, 0.0, 1.0], [0.0; 3]), 3);
        assert_eq!(in_volume([0.0; 3], [0.1, 0.0, 0.5]), 2);
    }
}

#[test]
fn differences_of_unnormalized_coordinates_are_texels_and_cubes_have_no_anisotropy() {
    for platform in EVERY {
        let state = SamplerState { non_normalized_coordinate_enable: true, ..sampler(1, 2) };
        let bench = Bench::new(platform, &floats_of(1, 8, 1, false), &state);
        let steps = |step: f32| floats(std::array::from_fn(|n| if n % 2 == 1 { step } else { 0.0 }));
        let found = bench.send(LOD, &[steps(4.0), all(1.0), all(0.0)]).unwrap();
        assert_eq!(f32::from_bits(found[1][0]), 2.0);
        // Eight texels along u and two along v: the longer axis on a cube, the shorter one on an image.
        let (u, v) = ([0.0f32, 1.0, 0.0, 1.0].map(|n| n * 0.5), [0.0f32, 0.0, 1.0, 1.0].map(|n| n * 0.125));
        let anisotropic = SamplerState { maximum_anisotropy: 7, ..sampler(2, 3) };
        let cube = Bench::new(platform, &floats_of(3, 32, 1, false), &anisotropic);
        let on_face =
            |n: usize| floats(std::array::from_fn(|lane| direction(4, u[lane % 4], v[lane % 4])[n]));
        let found = cube.send(LOD, &[on_face(0), on_face(1), on_face(2)]).unwrap();
        assert_eq!(f32::from_bits(found[1][0]), 3.0);
        let image = Bench::new(platform, &floats_of(1, 16, 1, false), &anisotropic);
        let of = |values: [f32; 4]| floats(std::array::from_fn(|lane| values[lane % 4]));
        let found = image.send(LOD, &[of(u), of(v), all(0.0)]).unwrap();
        assert_eq!(f32::from_bits(found[1][0]), 1.0);
    }
}

/// One bright texel in each row of 64, seen by an anisotropic filter.
fn bright(platform: &'static hw::Platform, column: u32) -> Bench {
    let bench = Bench::new(
        platform,
        &surface_2d(SurfaceFormat::R32_FLOAT, 64, 4),
        &SamplerState { maximum_anisotropy: 7, ..sampler(2, 2) },
    );
    let texels: Vec<u32> = (0..256).map(|n| if n % 64 == column { 1.0f32.to_bits() } else { 0 }).collect();
    bench.texels(&texels);
    bench
}

/// What a footprint of `length` texels around `u` sees.
fn probe(bench: &Bench, u: f32, length: f32) -> f32 {
    // u, du/dx, du/dy, v, dv/dx, dv/dy.
    let parameters = [u / 64.0, length / 64.0, 0.0, 0.5, 0.0, 0.25].map(all);
    red(bench.send(SAMPLE_D, &parameters).unwrap(), 0)
}

#[test]
fn footprints_that_are_long_are_probed_along_their_axis() {
    for platform in EVERY {
        let bright = |column| bright(platform, column);
        // Eight probes a texel apart, at 28.5 to 35.5 around 32: texels 28 to 35, an eighth each.
        for (column, expected) in [(27, 0.0), (28, 0.125), (31, 0.125), (35, 0.125), (36, 0.0)] {
            assert!((probe(&bright(column), 32.0, 8.0) - expected).abs() < 1e-6, "{column}");
        }
        // Seven long: eight probes 0.875 apart, the ends half. The last one is at 35.0625: 0.4375 of texel 34, the rest of 35.
        let last = probe(&bright(35), 32.0, 7.0);
        assert!((last - 0.5 / 7.0 * 0.5625).abs() < 1e-5, "{last}");
        let inner = probe(&bright(34), 32.0, 7.0);
        // From 34.1875: 0.3125 of 33, 0.6875 of 34.
        assert!((inner - (0.5 / 7.0 * 0.4375 + 1.0 / 7.0 * 0.6875)).abs() < 1e-5, "{inner}");
    }
}

#[test]
fn reductions_take_the_extreme_of_all_texels_that_any_probe_touches() {
    for platform in NINTH {
        let bright = |column| bright(platform, column);
        for (column, reduction, u, expected) in [
            (35, SamplerState::REDUCTION_TYPE_MAXIMUM, 32.0, 1.0),
            (28, SamplerState::REDUCTION_TYPE_MAXIMUM, 32.0, 1.0),
            (40, SamplerState::REDUCTION_TYPE_MAXIMUM, 32.0, 0.0),
            (30, SamplerState::REDUCTION_TYPE_MINIMUM, 32.0, 0.0),
        ] {
            let bench = bright(column);
            let state = SamplerState {
                maximum_anisotropy: 7,
                reduction_type_enable: true,
                reduction_type: reduction,
                ..sampler(2, 2)
            };
            bench.put_sampler(SAMPLER_STATE, &state);
            assert_eq!(probe(&bench, u, 8.0), expected, "{column} {reduction}");
        }
    }
}

#[test]
fn gathers_follow_the_address_modes() {
    for platform in EVERY {
        for (mode, expected) in [
            (2, [10.0, 10.0, 0.0, 0.0]),
            (0, [10.0, 13.0, 3.0, 0.0]),
            (4, [10.0, 0.25, 0.25, 0.0]),
            (3, [10.0, 10.0, 0.0, 0.0]),
        ] {
            let bench = numbered_slices(
                platform,
                &surface_2d(SurfaceFormat::R32_FLOAT, 4, 4),
                &sampler(0, mode),
                4,
                1,
            );
            // Around the boundary of columns -1 and 0, rows 0 and 1: lower left, lower right, upper right, upper left.
            let colors = bench.send_with(GATHER4, Some(0), &[all(0.0), all(0.25)]).unwrap();
            let found = [1, 0, 3, 2].map(|channel: usize| f32::from_bits(colors[channel][0]));
            let [lower_right, lower_left, upper_left, upper_right] = expected;
            assert_eq!(found, [lower_right, lower_left, upper_left, upper_right], "mode {mode}");
        }
    }
}

#[test]
fn blocks_are_decoded_texel_by_texel() {
    for platform in EVERY {
        let state = State { surface_pitch: 15, ..surface_2d(SurfaceFormat::BC4_UNORM, 8, 8) };
        let bench = Bench::new(platform, &state, &sampler(0, 2));
        // Ends 255 and 0; code 1, the second end, for texel (1, 2) of the block on the lower right.
        let one: u64 = 0x00ff | 1 << (16 + 3 * 9);
        let plain: u64 = 0x00ff;
        let halves = |block: u64| [block as u32, (block >> 32) as u32];
        bench.texels(&[halves(plain), halves(plain), halves(plain), halves(one)].concat());
        let u = floats(std::array::from_fn(|n| (n as f32 + 0.5) / 8.0));
        for row in 0..8 {
            let colors = bench.send(LZ, &[u, all((row as f32 + 0.5) / 8.0)]).unwrap();
            for column in 0..8 {
                let expected = if (column, row) == (5, 6) { 0.0 } else { 1.0 };
                assert_eq!(red(colors, column), expected, "{column} {row}");
            }
        }
    }
}
