//! Clears and resolves of colour, and draws to targets that have a control surface.

use super::scene::*;
use super::*;
use hw::BlendStateEntry;
use hw::format::SurfaceFormat;
use hw::platforms::BDW;
use surface::Tiling;
use surface::tiling::offset;

/// Bytes of a row of tiled targets here, and their rows.
const PITCH: u32 = 1024;
const ROWS: u32 = 128;

/// Clear colour red, as a state of the platform has it: float bits, or one bit for each channel.
fn clears_red(platform: &hw::Platform, surface: &mut RenderSurfaceState) {
    let one = if platform.has(hw::Feature::FloatClearColors) { 1f32.to_bits() } else { 1 };
    surface.red_clear_color = one as _;
    surface.alpha_clear_color = one as _;
}

/// A tiled target of [`ROWS`] rows of [`PITCH`] bytes with a control surface full of `word`; `edit` comes last.
fn controlled(
    scene: &mut Scene,
    format: SurfaceFormat,
    tiling: Tiling,
    word: u8,
    edit: impl FnOnce(&mut RenderSurfaceState),
) {
    let platform = scene.platform;
    let bytes = u32::from(format.layout().unwrap().block_bits) / 8;
    scene.space.write(GraphicsAddress(CONTROLS), &[word; CONTROL_BYTES]).unwrap();
    scene.set_target(0, format, |surface| {
        surface.tile_mode = match tiling {
            Tiling::X => RenderSurfaceState::TILE_MODE_XMAJOR,
            _ => RenderSurfaceState::TILE_MODE_YMAJOR,
        };
        (surface.width, surface.height) = (PITCH / bytes - 1, ROWS - 1);
        surface.surface_pitch = PITCH - 1;
        surface.surface_qpitch = ROWS / 4;
        surface.auxiliary_surface_mode = RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_D;
        surface.auxiliary_surface_base_address = CONTROLS;
        surface.auxiliary_surface_pitch = 8 - 1;
        surface.auxiliary_surface_qpitch = ROWS / 4;
        clears_red(platform, surface);
        edit(surface);
    });
}

/// The bytes of a pixel of a tiled target, `slice` layers or samples further down.
fn tiled_texel<const N: usize>(scene: &Scene, tiling: Tiling, [x, y]: [u32; 2], slice: u32) -> [u8; N] {
    let at = offset(tiling, x as usize * N, (slice * ROWS + y) as usize, PITCH as usize) as u64;
    let mut bytes = [0; N];
    scene.space.read_into(GraphicsAddress(TARGET + at), &mut bytes).unwrap();
    bytes
}

/// Columns and rows (first and behind the last) of a tiled target that are not zero: a rectangle.
fn lit_area<const N: usize>(scene: &Scene, tiling: Tiling) -> Option<[[u32; 2]; 2]> {
    let mut lit = Vec::new();
    for (x, y) in (0..ROWS).flat_map(|y| (0..PITCH / N as u32).map(move |x| (x, y))) {
        if tiled_texel::<N>(scene, tiling, [x, y], 0) != [0; N] {
            lit.push([x, y]);
        }
    }
    let first = *lit.first()?;
    let last = lit.last()?.map(|c| c + 1);
    assert_eq!(lit.len() as u32, (last[0] - first[0]) * (last[1] - first[1]), "no rectangle");
    Some([first, last])
}

/// A fast clear or a resolve of target 0 over a rectangle.
fn target_operation(scene: &mut Scene, clears: bool, from: [u32; 2], to: [u32; 2]) {
    let ps = &mut scene.bound.ps;
    ps.render_target_fast_clear_enable = clears;
    if scene.platform.name == BDW.name {
        ps.render_target_resolve_enable = !clears;
    } else {
        let full = hw::State3dPs::RENDER_TARGET_RESOLVE_TYPE_RESOLVE_FULL;
        ps.render_target_resolve_type = if clears { 0 } else { full };
    }
    scene.draw(&[rectangle_object(from.map(|c| c as f32), to.map(|c| c as f32), 0.0)]);
    let ps = &mut scene.bound.ps;
    ps.render_target_fast_clear_enable = false;
    ps.render_target_resolve_enable = false;
    ps.render_target_resolve_type = 0;
}

/// Draws a pixel without writing it, so that what is clear gets its colour.
fn look(scene: &mut Scene) {
    let masked = BlendStateEntry {
        write_disable_red: true,
        write_disable_green: true,
        write_disable_blue: true,
        write_disable_alpha: true,
        ..Default::default()
    };
    (0..8).for_each(|entry| scene.blend_entry(entry, &masked));
    scene.draw(&[rectangle_object([0.0, 0.0], [1.0, 1.0], 0.0)]);
    (0..8).for_each(|entry| scene.blend_entry(entry, &BlendStateEntry::default()));
}

fn scaled_area<const N: usize>(
    platform: &'static hw::Platform,
    format: SurfaceFormat,
    tiling: Tiling,
    width: u32,
) {
    let extent = PITCH / N as u32;
    let block = match (platform.name, tiling) {
        ("bdw", Tiling::Y) => [width, 64],
        ("bdw", _) => [2 * width, 32],
        _ => [width, 32],
    };
    for (from, to) in [([0, 0], [1, 1]), ([1, 1], [2, 2]), ([0, 0], [100, 100])] {
        let mut scene = Scene::rgba8(platform);
        controlled(&mut scene, format, tiling, 0, |_| ());
        target_operation(&mut scene, true, from, to);
        let case = (platform.name, format.name(), tiling, from, to);
        assert!(scene.threads.launches.is_empty(), "{case:?}");
        assert_eq!(lit_area::<N>(&scene, tiling), None, "{case:?}");
        target_operation(&mut scene, false, [0, 0], [100, 100]);
        let scaled = |at: [u32; 2]| [(at[0] * block[0]).min(extent), (at[1] * block[1]).min(ROWS)];
        assert_eq!(lit_area::<N>(&scene, tiling), Some([scaled(from), scaled(to)]), "{case:?}");
        assert!(scene.threads.launches.is_empty(), "{case:?}");
        assert!(scene.findings.is_empty(), "{case:?}");
    }
}

#[test]
fn one_pixel_of_a_fast_clear_stands_for_a_block_that_format_tiling_and_platform_make() {
    for platform in PLATFORMS {
        for tiling in [Tiling::Y, Tiling::X] {
            // Control surfaces that know compression have Y-tiled targets.
            if tiling == Tiling::X && platform.has(hw::Feature::LosslessColorCompression) {
                continue;
            }
            scaled_area::<4>(platform, SurfaceFormat::R8G8B8A8_UNORM, tiling, 64);
            scaled_area::<8>(platform, SurfaceFormat::R16G16B16A16_FLOAT, tiling, 32);
            scaled_area::<16>(platform, SurfaceFormat::R32G32B32A32_FLOAT, tiling, 16);
        }
    }
}

#[test]
fn fast_clears_stay_inside_of_the_clip_rectangle_and_in_their_layer() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        controlled(&mut scene, SurfaceFormat::R8G8B8A8_UNORM, Tiling::Y, 0, |surface| {
            surface.surface_array = true;
            (surface.height, surface.depth) = (ROWS - 1, 2 - 1);
            surface.render_target_view_extent = 2 - 1;
        });
        scene.bound.ps.render_target_fast_clear_enable = true;
        scene.bound.drawing_rectangle.clipped_drawing_rectangle_y_max = 0;
        let object = rectangle_object([0.0, 0.0], [1.0, 2.0], 0.0);
        scene.draw(&[ScreenObject { render_target_array_index: 1, ..object }]);
        scene.bound.ps.render_target_fast_clear_enable = false;
        look(&mut scene);
        let rows = if platform.has(hw::Feature::LosslessColorCompression) { 32 } else { 64 };
        for (at, slice, want) in [
            ([0, 0], 1, [255, 0, 0, 255]),
            ([63, rows - 1], 1, [255, 0, 0, 255]),
            ([63, rows], 1, [0; 4]),
            ([64, 0], 1, [0; 4]),
            ([0, 0], 0, [0; 4]),
        ] {
            let got = tiled_texel::<4>(&scene, Tiling::Y, at, slice);
            assert_eq!(got, want, "{} {at:?} {slice}", platform.name);
        }
    }
}

#[test]
fn a_fast_clear_or_resolve_with_anything_but_a_rectangle_is_undefined_and_does_nothing() {
    for platform in PLATFORMS {
        for clears in [true, false] {
            let mut scene = Scene::rgba8(platform);
            let word = if clears { 0 } else { 0xff };
            controlled(&mut scene, SurfaceFormat::R8G8B8A8_UNORM, Tiling::Y, word, |_| ());
            scene.bound.ps.render_target_fast_clear_enable = clears;
            scene.bound.ps.render_target_resolve_enable = !clears;
            scene.bound.ps.render_target_resolve_type = u32::from(!clears);
            scene.draw(&[triangle([(0.0, 0.0), (64.0, 0.0), (0.0, 64.0)], 0.0)]);
            assert_eq!(lit_area::<4>(&scene, Tiling::Y), None, "{}", platform.name);
            let mut words = [0; 64];
            scene.space.read_into(GraphicsAddress(CONTROLS), &mut words).unwrap();
            assert_eq!(words, [word; 64], "{}", platform.name);
            assert_eq!(scene.findings, [if clears { "B127" } else { "B128" }], "{}", platform.name);
        }
    }
}

#[test]
fn a_fast_clear_without_a_control_surface_is_undefined_and_fills_the_target() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |surface| clears_red(platform, surface));
        target_operation(&mut scene, true, [0, 0], [1, 1]);
        assert_eq!(scene.texel::<4>(0, [63, 31], 0), [255, 0, 0, 255], "{}", platform.name);
        assert_eq!(scene.findings, ["B127"], "{}", platform.name);
    }
}

#[test]
fn multisampled_fast_clears_reach_every_sample_of_their_scaled_rectangle() {
    // Pixels that one pixel of the rectangle stands for, and words that give each sample a slice of its own.
    let table = [(1, [8, 2], 0x02), (2, [8, 2], 0xe4), (3, [2, 2], 0), (4, [1, 2], 0)];
    for platform in PLATFORMS {
        for (log2, block, word) in table {
            if log2 == 4 && !platform.has(hw::Feature::SixteenSamples) {
                continue;
            }
            let mut scene = Scene::rgba8(platform);
            scene.bound.multisample.number_of_multisamples = log2;
            controlled(&mut scene, SurfaceFormat::R8G8B8A8_UNORM, Tiling::Y, word, |surface| {
                surface.number_of_multisamples = log2;
                (surface.width, surface.height) = (31, 15);
                surface.surface_pitch = 128 - 1;
                surface.surface_qpitch = 16 / 4;
                surface.auxiliary_surface_pitch = 2 - 1;
                surface.auxiliary_surface_qpitch = 16 / 4;
            });
            target_operation(&mut scene, true, [1, 2], [3, 5]);
            look(&mut scene);
            for sample in 0..1 << log2 {
                for (x, y) in (0..16).flat_map(|y| (0..32).map(move |x| (x, y))) {
                    let inside =
                        (block[0]..3 * block[0]).contains(&x) && (2 * block[1]..5 * block[1]).contains(&y);
                    let at = offset(Tiling::Y, x as usize * 4, (sample * 16 + y) as usize, 128) as u64;
                    let got = scene.space.read_u32(GraphicsAddress(TARGET + at)).unwrap();
                    let want = if inside { 0xff00_00ff } else { 0 };
                    assert_eq!(got, want, "{} {log2} {sample} {x} {y}", platform.name);
                }
            }
        }
    }
}

#[test]
fn clear_colours_are_stored_in_the_format_of_the_target() {
    let table = [
        (SurfaceFormat::R8G8B8A8_UNORM, [0.5f32, 0.25, 1.0, 0.0].map(f32::to_bits), [128, 64, 255, 0]),
        (SurfaceFormat::R8G8B8A8_UINT, [1, 2, 3, 400], [1, 2, 3, 255]),
        (SurfaceFormat::B8G8R8A8_UNORM_SRGB, [0.5f32, 0.0, 1.0, 0.5].map(f32::to_bits), [255, 0, 188, 128]),
    ];
    for platform in PLATFORMS {
        for (format, color, want) in table {
            let bits = !platform.has(hw::Feature::FloatClearColors);
            let mut scene = Scene::rgba8(platform);
            controlled(&mut scene, format, Tiling::Y, 0, |surface| {
                // One bit for each channel: red and blue.
                let color = if bits { [1, 0, 1, 0] } else { color };
                [
                    surface.red_clear_color,
                    surface.green_clear_color,
                    surface.blue_clear_color,
                    surface.alpha_clear_color,
                ] = color.map(|value| value as _);
            });
            target_operation(&mut scene, true, [0, 0], [1, 1]);
            look(&mut scene);
            let want = match (bits, format) {
                (false, _) => want,
                (true, SurfaceFormat::R8G8B8A8_UINT) => [1, 0, 1, 0],
                (true, _) => [255, 0, 255, 0],
            };
            let got = tiled_texel::<4>(&scene, Tiling::Y, AT, 0);
            assert_eq!(got, want, "{} {}", platform.name, format.name());
        }
    }
}

#[test]
fn a_resolve_writes_what_is_clear_and_leaves_the_rest_as_it_is() {
    for platform in PLATFORMS {
        let mut scene = Scene::rgba8(platform);
        controlled(&mut scene, SurfaceFormat::R8G8B8A8_UNORM, Tiling::Y, 0, |_| ());
        let all = [1u8, 2, 3, 4].repeat((PITCH * ROWS / 4) as usize);
        scene.space.write(GraphicsAddress(TARGET), &all).unwrap();
        target_operation(&mut scene, true, [1, 0], [2, 1]);
        target_operation(&mut scene, false, [0, 0], [100, 100]);
        for (x, want) in
            [(63, [1, 2, 3, 4]), (64, [255, 0, 0, 255]), (127, [255, 0, 0, 255]), (128, [1, 2, 3, 4])]
        {
            assert_eq!(tiled_texel::<4>(&scene, Tiling::Y, [x, 20], 0), want, "{} {x}", platform.name);
        }
        // Nothing is clear any more.
        let mut words = [1; CONTROL_BYTES];
        scene.space.read_into(GraphicsAddress(CONTROLS), &mut words).unwrap();
        assert!(words.iter().all(|&word| word == 0), "{}", platform.name);
        assert!(scene.threads.launches.is_empty(), "{}", platform.name);
    }
}

#[test]
fn draws_to_targets_with_a_control_surface_store_the_colours_themselves() {
    type Surface = RenderSurfaceState;
    for platform in PLATFORMS {
        let mut modes =
            vec![Surface::AUXILIARY_SURFACE_MODE_AUX_NONE, Surface::AUXILIARY_SURFACE_MODE_AUX_CCS_D];
        if platform.has(hw::Feature::LosslessColorCompression) {
            modes.push(Surface::AUXILIARY_SURFACE_MODE_AUX_CCS_E);
        }
        for mode in modes {
            for clear in [false, true] {
                let mut scene = Scene::rgba8(platform);
                let word = if clear { 0xff } else { 0 };
                controlled(&mut scene, SurfaceFormat::R8G8B8A8_UNORM, Tiling::Y, word, |surface| {
                    surface.auxiliary_surface_mode = mode;
                });
                scene.paint([0.2, 0.4, 0.6, 0.8]);
                let case = (platform.name, mode, clear);
                assert_eq!(tiled_texel::<4>(&scene, Tiling::Y, AT, 0), [51, 102, 153, 204], "{case:?}");
                // Elsewhere is what was there, or the clear colour where all was clear.
                let known = mode != Surface::AUXILIARY_SURFACE_MODE_AUX_NONE;
                let want = if known && clear { [255, 0, 0, 255] } else { [0; 4] };
                assert_eq!(tiled_texel::<4>(&scene, Tiling::Y, [40, 40], 0), want, "{case:?}");
                let mut after = [1];
                scene.space.read_into(GraphicsAddress(CONTROLS), &mut after).unwrap();
                assert_eq!(after, [if known { 0 } else { word }], "{case:?}");
                assert!(scene.findings.is_empty(), "{case:?}");
            }
        }
    }
}
