//! Surface states and commands, and where their texels are found.

mod extents;
mod fields;

use super::*;
use crate::control::{Access, Rect};
use crate::tiling;
use hw::{State3dDepthBuffer, State3dHierDepthBuffer, State3dStencilBuffer};
use probe::{Findings, Ids};

const BASE: u64 = 0x10_0000;

fn space(bytes: u64) -> AddressSpace {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(GraphicsAddress(BASE), bytes).unwrap();
    space
}

/// On both platforms of Gen9; the result is that of the second.
fn with<T>(mut run: impl FnMut(&Context) -> T) -> T {
    with_platform(&hw::platforms::BXT, &mut run);
    with_platform(&hw::platforms::SKL, run)
}

fn with_platform<T>(platform: &'static hw::Platform, run: impl FnOnce(&Context) -> T) -> T {
    let (findings, ids) = (Findings::new(false), Ids::default());
    run(&Context { platform, findings: &findings, ids: &ids })
}

fn state(surface_type: u32, format: SurfaceFormat, width: u32, height: u32) -> RenderSurfaceState {
    RenderSurfaceState {
        surface_type,
        surface_format: u32::from(format.0),
        surface_horizontal_alignment: RenderSurfaceState::SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_4,
        surface_vertical_alignment: RenderSurfaceState::SURFACE_VERTICAL_ALIGNMENT_VALIGN_4,
        width: width - 1,
        height: height - 1,
        tile_mode: RenderSurfaceState::TILE_MODE_YMAJOR,
        surface_base_address: BASE,
        shader_channel_select_red: 4,
        shader_channel_select_green: 5,
        shader_channel_select_blue: 6,
        shader_channel_select_alpha: 7,
        ..Default::default()
    }
}

#[test]
fn state_survives_its_encoding() {
    let mut state = state(1, SurfaceFormat::R8G8B8A8_UNORM, 100, 50);
    state.surface_pitch = 511;
    state.surface_qpitch = 13;
    state.mip_count_lod = 3;
    state.surface_min_lod = 1;
    state.minimum_array_element = 2;
    state.depth = 4;
    let again = RenderSurfaceState::decode(&hw::platforms::SKL, &state.encode(&hw::platforms::SKL));
    let space = space(1 << 20);
    with(|cx| {
        let surface = Surface::resolve(&again, &space, cx).unwrap();
        assert_eq!((surface.width_px, surface.height_px, surface.depth), (100, 50, 5));
        assert_eq!((surface.pitch_bytes, surface.qpitch_rows), (512, 52));
        assert_eq!((surface.mip_count, surface.min_lod, surface.min_array_element), (3, 1, 2));
        assert_eq!(surface.tiling, Tiling::Y);
        assert!(surface.selects_are_identity);
        // Level 1 is 50x25 at row 52; layer 1 of the view is slice 3.
        let level = LevelLayout {
            x_el: 0,
            y_el: 52,
            z_el: 0,
            width: 50,
            height: 25,
            depth: 5,
            slice_step_el: (52, 28),
        };
        assert_eq!(*surface.level(1), level);
        let expected = tiling::offset(Tiling::Y, 7 * 4, 3 * 52 + 52 + 9, 512);
        assert_eq!(surface.texel_offset(7, 9, 1, 1, 0), expected);
    });
}

#[test]
fn compressed_texels_address_their_block() {
    let mut state = state(1, SurfaceFormat::BC1_UNORM, 64, 64);
    state.surface_pitch = 127;
    let space = space(0x10000);
    with(|cx| {
        let surface = Surface::resolve(&state, &space, cx).unwrap();
        assert_eq!(surface.texel_offset(9, 6, 0, 0, 0), tiling::offset(Tiling::Y, 2 * 8, 1, 128));
        assert_eq!(surface.extent_bytes(), 128 * 32);
        assert_eq!(surface.horizontal_align_px, 16);
    });
}

/// A block of one colour.
fn astc_block(red: u16) -> [u8; 16] {
    (u128::from(red) << 64 | 0xffff << 112 | 0xffff_ffff_ffff_fdfc).to_le_bytes()
}

#[test]
fn astc_blocks_that_are_no_powers_of_two_lie_in_levels_layers_and_slices() {
    let space = space(1 << 20);
    let (cube, volume) =
        (RenderSurfaceState::SURFACE_TYPE_SURFTYPE_CUBE, RenderSurfaceState::SURFACE_TYPE_SURFTYPE_3D);
    for surface_type in [cube, volume] {
        let state = RenderSurfaceState {
            surface_pitch: 511,
            surface_qpitch: 16 / 4,
            mip_count_lod: 2,
            depth: if surface_type == volume { 3 } else { 0 },
            ..state(surface_type, SurfaceFormat::ASTC_LDR_2D_6X5_FLT16, 50, 31)
        };
        with(|cx| {
            let surface = Surface::resolve(&state, &space, cx).unwrap();
            // Level 0 has 9 by 7 blocks of 16 bytes; level 1, 25 by 15 texels, begins 8 rows of blocks below it, level 2
            // 8 blocks to the right of that.
            let places =
                [(0, 0, 0, 0), (5, 4, 0, 0), (6, 5, 0, 0), (49, 30, 0, 0), (24, 14, 0, 1), (11, 6, 2, 2)];
            let blocks = [(0, 0), (0, 0), (1, 1), (8, 6), (4, 8 + 2), (8 + 1, 2 * 16 + 8 + 1)];
            for ((x, y, layer, lod), (column, row)) in places.into_iter().zip(blocks) {
                let at = tiling::offset(Tiling::Y, 16 * column, row, 512);
                assert_eq!(surface.texel_offset(x, y, layer, lod, 0), at, "{x} {y} {layer} {lod}");
                surface.write_element(at, &astc_block(0x8000 + 0x100 * row as u16));
                let red = (128.0 + row as f32) / 256.0;
                let texel = surface.read_texel(x, y, layer, lod, 0).map(f32::from_bits);
                assert_eq!(texel, [red, 0.0, 0.0, 1.0]);
            }
            assert!(cx.findings.list().is_empty());
        });
    }
}

#[test]
fn an_astc_format_is_undefined_where_the_platform_has_none() {
    use hw::platforms::{BDW, BXT, BYT, SKL};
    let space = space(1 << 16);
    let undefined = |platform: &'static hw::Platform, format: SurfaceFormat| {
        let state = state(1, format, 16, 16).encode(&SKL);
        let state = RenderSurfaceState::decode(platform, &state);
        with_platform(platform, |cx| {
            Surface::resolve(&state, &space, cx).unwrap();
            let astc = |finding: &probe::Finding| finding.system == "SM-09";
            cx.findings.list().into_iter().filter(|(finding, _)| astc(finding)).count()
        })
    };
    let (low, srgb, high) = (
        SurfaceFormat::ASTC_LDR_2D_8X5_FLT16,
        SurfaceFormat::ASTC_LDR_2D_8X5_U8SRGB,
        SurfaceFormat::ASTC_HDR_2D_8X5_FLT16,
    );
    assert_eq!([low, srgb, high].map(|format| undefined(&BYT, format)), [1; 3]);
    assert_eq!([low, srgb, high].map(|format| undefined(&BDW, format)), [1; 3]);
    assert_eq!([low, srgb, high].map(|format| undefined(&SKL, format)), [0, 0, 1]);
    assert_eq!([low, srgb, high].map(|format| undefined(&BXT, format)), [0; 3]);
}

#[test]
fn packed_yuv_texels_share_the_four_bytes_of_their_pair() {
    let mut state = state(1, SurfaceFormat::YCRCB_NORMAL, 16, 8);
    state.tile_mode = RenderSurfaceState::TILE_MODE_LINEAR;
    state.surface_pitch = 31;
    let space = space(4096);
    with(|cx| {
        let surface = Surface::resolve(&state, &space, cx).unwrap();
        assert_eq!((surface.texel_offset(4, 2, 0, 0, 0), surface.texel_offset(5, 2, 0, 0, 0)), (72, 72));
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&[51, 0, 255, 255]);
        surface.write_element(72, &bytes);
        let one = 1.0f32.to_bits();
        assert_eq!(surface.read_texel(4, 2, 0, 0, 0), [one, 0.2f32.to_bits(), 0, one]);
        assert_eq!(surface.read_texel(5, 2, 0, 0, 0), [one, one, 0, one]);
        assert!(cx.findings.list().is_empty());
    });
}

#[test]
fn texels_that_nothing_reads_are_gaps_of_the_ledgers_row() {
    let space = space(1 << 20);
    let mut gaps = 0;
    for format in SurfaceFormat::all() {
        let mut state = state(1, format, 16, 16);
        state.surface_pitch = 511;
        with(|cx| {
            Surface::resolve(&state, &space, cx).unwrap();
            let layout = format.layout().unwrap();
            let system = if layout.compression == Compression::Astc { "SM-09" } else { "SM-08" };
            for (finding, _) in
                cx.findings.list().iter().filter(|(finding, _)| finding.kind == probe::Kind::Gap)
            {
                let expected = format!("texels of {}", layout.name);
                assert_eq!((finding.system, finding.what.as_ref()), (system, expected.as_str()));
                gaps += 1;
            }
        });
    }
    assert!(gaps > 0, "palettes have no reader");
}

#[test]
fn samples_of_colour_are_slices_and_samples_of_depth_lie_side_by_side() {
    let mut state = state(1, SurfaceFormat::R8G8B8A8_UNORM, 16, 16);
    state.surface_pitch = 127;
    state.surface_qpitch = 4;
    state.number_of_multisamples = RenderSurfaceState::NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_4;
    let space = space(0x10000);
    with(|cx| {
        let mut state = state;
        let slices = Surface::resolve(&state, &space, cx).unwrap();
        assert_eq!(slices.texel_offset(3, 2, 0, 0, 3), tiling::offset(Tiling::Y, 12, 2 + 3 * 16, 128));
        state.multisampled_surface_storage_format = 1;
        let interleaved = Surface::resolve(&state, &space, cx).unwrap();
        // Pixel (3, 2), sample 3: column 4 + 2 + 1, row 4 + 2.
        assert_eq!(interleaved.texel_offset(3, 2, 0, 0, 3), tiling::offset(Tiling::Y, 7 * 4, 6, 128));
    });
}

#[test]
fn clear_colours_are_values_on_skl_and_a_bit_for_each_channel_before() {
    let clear_color = |platform, format, stated: [i32; 4]| {
        let mut state = state(1, format, 16, 16);
        [state.red_clear_color, state.green_clear_color, state.blue_clear_color, state.alpha_clear_color] =
            stated;
        let space = space(0x1000);
        with_platform(platform, |cx| Surface::resolve(&state, &space, cx).unwrap().clear_color)
    };
    let one = 1.0f32.to_bits();
    let half = 0.5f32.to_bits();
    let colour = SurfaceFormat::R8G8B8A8_UNORM;
    assert_eq!(clear_color(&hw::platforms::SKL, colour, [0, 0, half as i32, one as i32]), [0, 0, half, one]);
    assert_eq!(clear_color(&hw::platforms::BDW, colour, [0, 0, 1, 1]), [0, 0, one, one]);
    assert_eq!(clear_color(&hw::platforms::BDW, SurfaceFormat::R8G8B8A8_UINT, [0, 0, 1, 1]), [0, 0, 1, 1]);
}

#[test]
fn linear_1d_arrays_are_rows_of_qpitch_elements() {
    let mut state = state(0, SurfaceFormat::R8G8B8A8_UNORM, 100, 1);
    state.tile_mode = RenderSurfaceState::TILE_MODE_LINEAR;
    state.surface_qpitch = 64;
    state.surface_array = true;
    state.depth = 2;
    state.mip_count_lod = 1;
    let space = space(0x10000);
    with(|cx| {
        let surface = Surface::resolve(&state, &space, cx).unwrap();
        assert_eq!(surface.texel_offset(5, 0, 2, 0, 0), (2 * 256 + 5) * 4);
        assert_eq!(surface.texel_offset(5, 0, 0, 1, 0), (128 + 5) * 4);
        assert_eq!(surface.extent_bytes(), (2 * 256 + 128 + 50) * 4);
    });
}

#[test]
fn cubes_count_faces_and_volumes_shrink_in_depth() {
    let space = space(1 << 20);
    with(|cx| {
        let mut cube = state(3, SurfaceFormat::R8_UNORM, 8, 8);
        cube.depth = 1;
        assert_eq!(Surface::resolve(&cube, &space, cx).unwrap().depth, 12);
        let mut volume = state(2, SurfaceFormat::R8_UNORM, 8, 8);
        volume.depth = 7;
        volume.mip_count_lod = 3;
        let volume = Surface::resolve(&volume, &space, cx).unwrap();
        assert_eq!([0, 1, 2, 3, 4].map(|lod| volume.level(lod).depth), [8, 4, 2, 1, 1]);
    });
}

#[test]
fn broadwell_states_qpitch_in_pixels_and_stores_volumes_level_by_level() {
    let space = space(1 << 20);
    with_platform(&hw::platforms::BDW, |cx| {
        let mut blocks = state(1, SurfaceFormat::BC1_UNORM, 64, 64);
        blocks.surface_pitch = 127;
        blocks.surface_qpitch = 25;
        blocks.surface_array = true;
        blocks.depth = 1;
        // 100 rows of pixels are 25 rows of blocks; level 1 lies at row 16 without further alignment.
        let surface = Surface::resolve(&blocks, &space, cx).unwrap();
        assert_eq!(surface.texel_offset(8, 4, 1, 0, 0), tiling::offset(Tiling::Y, 16, 26, 128));
        assert_eq!(surface.texel_offset(0, 0, 0, 1, 0), tiling::offset(Tiling::Y, 0, 16, 128));
        let mut volume = state(2, SurfaceFormat::R8G8B8A8_UNORM, 16, 8);
        volume.surface_pitch = 127;
        volume.depth = 4;
        volume.mip_count_lod = 1;
        // Level 0: five slices of eight rows. Level 1: two slices of 8x4 side by side.
        let surface = Surface::resolve(&volume, &space, cx).unwrap();
        assert_eq!(surface.texel_offset(3, 2, 4, 0, 0), tiling::offset(Tiling::Y, 12, 34, 128));
        assert_eq!(surface.texel_offset(3, 2, 1, 1, 0), tiling::offset(Tiling::Y, 44, 42, 128));
        assert_eq!(surface.extent_bytes(), 64 * 128);
    });
}

#[test]
fn bay_trail_derives_the_distance_of_slices_from_the_height() {
    let space = space(1 << 20);
    with_platform(&hw::platforms::BYT, |cx| {
        let layers = RenderSurfaceState {
            tiled_surface: true,
            tile_walk: 1,
            surface_vertical_alignment: 1,
            surface_pitch: 127,
            surface_array: true,
            depth: 2,
            ..state(1, SurfaceFormat::R8G8B8A8_UNORM, 16, 18)
        };
        let surface = Surface::resolve(&layers, &space, cx).unwrap();
        // 20 rows of level 0, 12 of level 1, 12 times the alignment of 4.
        assert_eq!(surface.texel_offset(1, 1, 1, 0, 0), tiling::offset(Tiling::Y, 4, 81, 128));
        let close = RenderSurfaceState { surface_array_spacing: 1, ..layers };
        let surface = Surface::resolve(&close, &space, cx).unwrap();
        assert_eq!(surface.texel_offset(1, 1, 1, 0, 0), tiling::offset(Tiling::Y, 4, 21, 128));
        assert!(surface.selects_are_identity);
    });
}

#[test]
fn depth_and_stencil_share_extent_but_not_tiling() {
    let depth = State3dDepthBuffer {
        surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: State3dDepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT,
        surface_base_address: BASE,
        surface_pitch: 511,
        surface_qpitch: 16,
        width: 99,
        height: 59,
        minimum_array_element: 1,
        depth: 2,
        ..Default::default()
    };
    let stencil = State3dStencilBuffer {
        stencil_buffer_enable: true,
        surface_base_address: BASE,
        surface_pitch: 255,
        surface_qpitch: 16,
        ..Default::default()
    };
    let space = space(1 << 20);
    with(|cx| {
        let d =
            Surface::from_depth(&depth, (&State3dHierDepthBuffer::default(), 0.0), 0, &space, cx).unwrap();
        assert_eq!(d.format, SurfaceFormat::R24_UNORM_X8_TYPELESS);
        assert_eq!(d.texel_offset(10, 20, 0, 0, 0), tiling::offset(Tiling::Y, 40, 84, 512));
        let s = Surface::from_stencil(&stencil, &depth, 0, &space, cx).unwrap();
        assert_eq!((s.width_px, s.height_px), (100, 60));
        assert_eq!(s.texel_offset(70, 20, 0, 0, 0), tiling::offset(Tiling::W, 70, 84, 256));
        let none = State3dStencilBuffer::default();
        let none = Surface::from_stencil(&none, &depth, 0, &space, cx).unwrap();
        assert_eq!(none.kind, SurfaceKind::Null);
    });
}

#[test]
fn small_levels_of_standard_tiles_share_the_mip_tail() {
    // 80 by 40 texels of 16 bits in tiles of 64 by 32: level 0 takes 2 by 2 tiles, level 1 one, levels 2 and up the tail
    // to the right of it.
    let mut state = state(1, SurfaceFormat::R8G8_UNORM, 80, 40);
    state.tiled_resource_mode = RenderSurfaceState::TILED_RESOURCE_MODE_TILEYF;
    state.surface_pitch = 255;
    state.surface_qpitch = 96 / 4;
    state.mip_count_lod = 6;
    state.mip_tail_start_lod = 2;
    state.surface_array = true;
    state.depth = 1;
    let space = space(0x20000);
    let tile = Standard::new(2, false, Third::None).unwrap();
    with(|cx| {
        let mut state = state;
        let surface = Surface::resolve(&state, &space, cx).unwrap();
        let places = [0, 1, 2, 3, 4, 6].map(|lod| (surface.level(lod).x_el, surface.level(lod).y_el));
        assert_eq!(
            places,
            [(0, 0), (0, 64), (64 + 32, 64), (64 + 16, 64 + 16), (64, 64 + 24), (64 + 16, 64 + 8)]
        );
        assert_eq!(
            surface.texel_offset(3, 2, 1, 3, 0),
            tile.offset(2 * (64 + 16 + 3), 96 + 64 + 16 + 2, 0, 256)
        );
        assert_eq!(surface.extent_bytes(), 2 * 96 * 256);
        // A tail from level 0 on is all that there is.
        (state.width, state.height, state.mip_tail_start_lod) = (19, 19, 0);
        (state.surface_pitch, state.surface_qpitch) = (127, 32 / 4);
        let small = Surface::resolve(&state, &space, cx).unwrap();
        assert_eq!((small.level(0).x_el, small.level(0).y_el, small.extent_bytes()), (32, 0, 2 * 4096));
    });
}

#[test]
fn standard_tiles_hold_slices_of_volumes_and_samples() {
    let mut volume = state(2, SurfaceFormat::R8G8B8A8_UNORM, 20, 20);
    volume.tiled_resource_mode = RenderSurfaceState::TILED_RESOURCE_MODE_TILEYF;
    (volume.depth, volume.mip_count_lod, volume.mip_tail_start_lod) = (9, 3, 2);
    (volume.surface_pitch, volume.surface_qpitch) = (95, 48 / 4);
    let space = space(0x40000);
    with_platform(&hw::platforms::SKL, |cx| {
        // Tiles of 8 by 16 by 8 texels, 32 bytes wide, three across.
        let surface = Surface::resolve(&volume, &space, cx).unwrap();
        let tile = Standard::new(4, false, Third::Slice).unwrap();
        assert_eq!(surface.texel_offset(9, 17, 9, 0, 0), tile.offset(36, 48 + 17, 1, 96));
        assert_eq!(surface.texel_offset(9, 3, 3, 1, 0), tile.offset(36, 32 + 3, 3, 96));
        // Level 3, 2 by 2 by 1, in slot 5: slice 4 of the tail's tile right of level 1.
        assert_eq!(surface.texel_offset(1, 1, 0, 3, 0), tile.offset((16 + 1) * 4, 32 + 1, 4, 96));
        assert_eq!(surface.extent_bytes(), (2 * 3) * 3 * 4096);
        let mut samples = state(1, SurfaceFormat::R8G8B8A8_UNORM, 100, 50);
        samples.tiled_resource_mode = RenderSurfaceState::TILED_RESOURCE_MODE_TILEYS;
        samples.number_of_multisamples = 2;
        (samples.surface_pitch, samples.surface_qpitch, samples.depth) = (511, 64 / 4, 1);
        samples.mip_tail_start_lod = 15;
        samples.surface_array = true;
        let surface = Surface::resolve(&samples, &space, cx).unwrap();
        let tile = Standard::new(4, true, Third::Sample(2)).unwrap();
        assert_eq!(surface.texel_offset(70, 30, 1, 0, 3), tile.offset(280, 64 + 30, 3, 512));
        assert_eq!(surface.extent_bytes(), 2 * 2 * 0x10000);
    });
}

#[test]
fn missing_pages_are_found_and_read_as_zero() {
    let mut state = state(1, SurfaceFormat::R32_UINT, 1024, 64);
    state.surface_pitch = 4095;
    let space = space(0x3000);
    with(|cx| {
        let surface = Surface::resolve(&state, &space, cx).unwrap();
        assert_eq!(surface.extent_bytes(), 4096 * 64);
        assert_eq!(surface.first_unbound(), Some(GraphicsAddress(BASE + 0x3000)));
        surface.write_texel(0, 0, 0, 0, 0, [7, 0, 0, 0]);
        surface.write_texel(0, 33, 0, 0, 0, [7, 0, 0, 0]);
        assert_eq!(surface.read_texel(0, 0, 0, 0, 0), [7, 0, 0, 1]);
        assert_eq!(surface.read_texel(0, 33, 0, 0, 0), [0, 0, 0, 1]);
    });
}

#[test]
fn any_state_resolves() {
    let space = space(1 << 20);
    let mut seed = 3u64;
    with_platform(&hw::platforms::SKL, |cx| {
        for _ in 0..5000 {
            let dwords: [u32; 16] = std::array::from_fn(|_| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (seed >> 32) as u32
            });
            let mut state = RenderSurfaceState::decode(&hw::platforms::SKL, &dwords);
            state.surface_base_address = BASE;
            let surface = Surface::resolve(&state, &space, cx).unwrap();
            surface.read_texel(dwords[0], dwords[1], dwords[2], dwords[3], dwords[4]);
            surface.write_texel(dwords[4], dwords[3], dwords[2], dwords[1], dwords[0], [0; 4]);
            if !dwords[7].is_multiple_of(8) {
                continue;
            }
            state.auxiliary_surface_base_address = BASE + 0x1000;
            state.auxiliary_surface_mode = [1, 3, 5][dwords[5] as usize % 3];
            let surface = Surface::resolve(&state, &space, cx).unwrap();
            let (lod, layer) = (surface.mip_count, dwords[6] % 64);
            let rect =
                Rect { x: (dwords[0] % 64, dwords[1] % 0x8000), y: (dwords[2] % 64, dwords[3] % 0x8000) };
            surface.clear_blocks(rect, lod, layer, &space);
            surface.settle(&surface.whole(), Access::Read, &space, cx);
            surface.resolve_blocks(rect, lod, layer, cx);
            surface.trust_blocks(rect, lod, layer);
            surface.settle(&surface.whole(), Access::Write, &space, cx);
        }
    });
}
