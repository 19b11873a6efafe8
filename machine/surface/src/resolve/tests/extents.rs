//! Where levels, slices and the end of a surface lie.

use super::*;
use hw::platforms::{BDW, BYT, SKL};

fn of<T>(platform: &'static hw::Platform, state: &RenderSurfaceState, look: impl FnOnce(&Surface) -> T) -> T {
    let space = space(1 << 20);
    with_platform(platform, |cx| look(&Surface::resolve(state, &space, cx).unwrap()))
}

fn bytes(platform: &'static hw::Platform, state: &RenderSurfaceState) -> u64 {
    of(platform, state, |surface| surface.extent_bytes())
}

fn raw(surface_type: u32, format: SurfaceFormat, entries: u32, pitch_bytes: u32) -> RenderSurfaceState {
    let last = entries - 1;
    RenderSurfaceState {
        width: last & 0x7f,
        height: last >> 7 & 0x3fff,
        depth: last >> 21,
        surface_pitch: pitch_bytes - 1,
        tile_mode: 0,
        ..state(surface_type, format, 1, 1)
    }
}

#[test]
fn the_number_of_entries_is_spread_over_three_fields() {
    for entries in [1, 2, 0x80, 0x81, 0x7f_ffff, 0x12_3457, 0xff_ff01, 0x8000_0000] {
        let buffer = raw(4, SurfaceFormat::R32_UINT, entries, 4);
        let (width, level, end) =
            of(&SKL, &buffer, |surface| (surface.width_px, surface.levels[0], surface.extent_bytes()));
        assert_eq!((width, end), (entries, 4 * u64::from(entries)));
        assert_eq!((level.width, level.height, level.depth), (entries, 1, 1));
    }
}

#[test]
fn the_last_entry_of_a_buffer_ends_it() {
    // Ten typed entries of 4 bytes that lie 12 bytes apart, ten structures of 12, and raw bytes.
    assert_eq!(bytes(&SKL, &raw(4, SurfaceFormat::R32_UINT, 10, 12)), 9 * 12 + 4);
    assert_eq!(bytes(&SKL, &raw(5, SurfaceFormat::R32_UINT, 10, 12)), 120);
    assert_eq!(bytes(&SKL, &raw(4, SurfaceFormat::RAW, 1000, 1)), 1000);
    let offset = of(&SKL, &raw(4, SurfaceFormat::R32_UINT, 10, 12), |surface| {
        (surface.texel_offset(7, 5, 3, 1, 0), surface.height_px, surface.depth)
    });
    assert_eq!(offset, (84, 1, 1));
}

#[test]
fn a_surface_that_is_bound_to_its_last_byte_has_no_first_byte_that_is_not() {
    // 256 entries of 4 KiB are all that is bound.
    let buffer = |entries| raw(5, SurfaceFormat::R32_UINT, entries, 4096);
    let end = |entries| of(&SKL, &buffer(entries), |surface| (surface.end(), surface.first_unbound()));
    let at = |offset: u64| GraphicsAddress(BASE + offset);
    assert_eq!(end(255), (at((1 << 20) - 4096), None));
    assert_eq!(end(256), (at(1 << 20), None));
    assert_eq!(end(257), (at((1 << 20) + 4096), Some(at(1 << 20))));
}

#[test]
fn a_linear_surface_ends_with_its_last_row() {
    let image = |mip_count_lod, min_array| RenderSurfaceState {
        tile_mode: 0,
        surface_pitch: 255,
        surface_qpitch: 10,
        minimum_array_element: min_array,
        mip_count_lod,
        depth: 2,
        ..state(1, SurfaceFormat::R8G8B8A8_UNORM, 40, 20)
    };
    // Three layers, 40 rows apart, the last has 20; a row has 160 bytes.
    assert_eq!(bytes(&SKL, &image(0, 0)), (2 * 40 + 20 - 1) * 256 + 160);
    // The view begins at layer 2: five layers lie before the end.
    assert_eq!(bytes(&SKL, &image(0, 2)), (4 * 40 + 20 - 1) * 256 + 160);
    // Levels 1 and 2 lie below and side by side: 20 + 10 rows, 20 + 10 columns.
    assert_eq!(bytes(&SKL, &image(2, 0)), (2 * 40 + 30 - 1) * 256 + 160);
    // Level 0 is narrower than levels 1 and 2 together: 4 columns each when aligned, 5 in all.
    let narrow = RenderSurfaceState { width: 2, ..image(2, 0) };
    assert_eq!(bytes(&SKL, &narrow), (2 * 40 + 30 - 1) * 256 + 5 * 4);
    // No row is longer than the pitch.
    let wide = RenderSurfaceState { surface_pitch: 127, ..image(0, 0) };
    assert_eq!(bytes(&SKL, &wide), (2 * 40 + 20) * 128);
    let blocks =
        RenderSurfaceState { surface_format: u32::from(SurfaceFormat::BC1_UNORM.0), depth: 0, ..image(0, 0) };
    assert_eq!(bytes(&SKL, &blocks), 4 * 256 + 80);
}

#[test]
fn a_tiled_surface_ends_with_its_last_tile() {
    let image = |tile_mode, format| RenderSurfaceState {
        tile_mode,
        surface_pitch: 511,
        surface_qpitch: 10,
        depth: 2,
        ..state(1, format, 40, 20)
    };
    let colour = SurfaceFormat::R8G8B8A8_UNORM;
    // 100 rows in tiles of 8, 32, and 64 (which have two rows of bytes in each of the pitch's).
    assert_eq!(bytes(&SKL, &image(2, colour)), 104 * 512);
    assert_eq!(bytes(&SKL, &image(3, colour)), 128 * 512);
    assert_eq!(bytes(&SKL, &image(1, SurfaceFormat::R8_UINT)), 64 * 512);
    let moved = RenderSurfaceState { y_offset: 2, ..image(2, colour) };
    assert_eq!(bytes(&SKL, &moved), 112 * 512);
    let samples = RenderSurfaceState { number_of_multisamples: 2, ..image(2, colour) };
    // Twelve slices: eleven distances of 40 rows and 20.
    assert_eq!(bytes(&SKL, &samples), 464 * 512);
    let beside = RenderSurfaceState { multisampled_surface_storage_format: 1, ..samples };
    // Interleaved: three slices of 40 rows.
    assert_eq!(bytes(&SKL, &beside), 120 * 512);
}

#[test]
fn interleaved_samples_fill_an_even_number_of_pixels() {
    let image = RenderSurfaceState {
        tile_mode: 0,
        surface_pitch: 1023,
        multisampled_surface_storage_format: 1,
        ..state(1, SurfaceFormat::R8G8B8A8_UNORM, 39, 19)
    };
    let end = |samples| bytes(&SKL, &RenderSurfaceState { number_of_multisamples: samples, ..image });
    assert_eq!(end(0), 18 * 1024 + 39 * 4);
    assert_eq!(end(1), 19 * 1024 + 80 * 4);
    assert_eq!(end(2), 39 * 1024 + 80 * 4);
    assert_eq!(end(3), 39 * 1024 + 160 * 4);
    assert_eq!(end(4), 79 * 1024 + 160 * 4);
}

#[test]
fn volumes_are_stacks_on_skylake_and_levels_before() {
    let volume = |tile_mode, depth: u32, format| RenderSurfaceState {
        tile_mode,
        surface_pitch: 511,
        surface_qpitch: 10,
        depth: depth - 1,
        minimum_array_element: 1,
        ..state(2, format, 40, 20)
    };
    let colour = SurfaceFormat::R8G8B8A8_UNORM;
    // The depth counts from slice 0, even when the view begins at slice 1.
    assert_eq!(bytes(&SKL, &volume(2, 3, colour)), 104 * 512);
    assert_eq!(of(&SKL, &volume(2, 3, colour), |surface| surface.placement), Placement::Slices);
    // Linear, before Skylake: three slices of 20 rows, and rows of 40 pixels.
    let before = |platform| of(platform, &volume(0, 3, colour), |s| (s.placement, s.extent_bytes()));
    assert_eq!(before(&BDW), (Placement::Volume, 59 * 512 + 160));
    assert_eq!(before(&BYT), (Placement::Volume, 59 * 512 + 160));
    let levels = RenderSurfaceState { mip_count_lod: 2, ..volume(0, 9, colour) };
    // 9 slices of 20, 4 of 12 in two columns, 2 of 8 in one row of two places: 180 + 24 + 8 rows.
    assert_eq!(bytes(&BDW, &levels), 211 * 512 + 160);
    let narrow = RenderSurfaceState { width: 3, ..levels };
    // Level 1 is two columns of 4, level 2 two as well.
    assert_eq!(bytes(&BDW, &narrow), 211 * 512 + 32);
    // The sampler doubles the slice number of W-tiled volumes: rows from slice to slice.
    let rows = |platform, state: &RenderSurfaceState| of(platform, state, |surface| surface.qpitch_rows);
    assert_eq!(rows(&SKL, &volume(1, 3, SurfaceFormat::R8_UINT)), 80);
    assert_eq!(rows(&SKL, &volume(2, 3, colour)), 40);
    assert_eq!(rows(&BDW, &volume(1, 3, SurfaceFormat::R8_UINT)), 40);
    let plane = RenderSurfaceState { surface_type: 1, ..volume(1, 1, SurfaceFormat::R8_UINT) };
    assert_eq!(rows(&SKL, &plane), 40);
}

#[test]
fn slices_of_a_volume_lie_side_by_side_on_their_level() {
    let volume = RenderSurfaceState {
        tile_mode: 0,
        surface_pitch: 1023,
        depth: 63,
        mip_count_lod: 4,
        ..state(2, SurfaceFormat::R8_UINT, 64, 64)
    };
    // Level 2 is 16x16 with 16 slices, four in a row, below 64 slices of 64 rows and 16 rows of slices of 32.
    let below = 64 * 64 + 16 * 32;
    let offset = |slice, lod| of(&BDW, &volume, |surface| surface.texel_offset(3, 5, slice, lod, 0));
    assert_eq!(offset(9, 2), (below + 2 * 16 + 5) * 1024 + 16 + 3);
    assert_eq!(offset(7, 2), (below + 16 + 5) * 1024 + 3 * 16 + 3);
    // Level 4: one row of four slices of 4x4 below level 3, which has one row of eight of 8x8.
    assert_eq!(offset(3, 4), (below + 64 + 8 + 5) * 1024 + 3 * 4 + 3);
    // Levels past the fourteenth lie where it does.
    assert!(of(&BDW, &volume, |surface| surface.level(40) == surface.level(14)));
}

#[test]
fn one_dimensional_surfaces_are_a_row_on_skylake_only() {
    let line = RenderSurfaceState {
        tile_mode: 0,
        surface_pitch: 1023,
        surface_qpitch: 25,
        depth: 3,
        ..state(0, SurfaceFormat::R8_UINT, 90, 7)
    };
    let look = |platform, state: &RenderSurfaceState| {
        of(platform, state, |s| (s.placement, s.height_px, s.extent_bytes()))
    };
    assert_eq!(look(&SKL, &line), (Placement::Row, 1, 3 * 100 + 90));
    assert_eq!(look(&BDW, &line), (Placement::Slices, 1, 300 * 1024 + 90));
    let tiled = RenderSurfaceState { tile_mode: 3, ..line };
    assert_eq!(look(&SKL, &tiled), (Placement::Slices, 1, 320 * 1024));
}

#[test]
fn bay_trail_counts_samples_and_blocks_in_the_distance_of_slices() {
    let qpitch = |state: &RenderSurfaceState| of(&BYT, state, |surface| surface.qpitch_rows);
    let image = state(1, SurfaceFormat::R8G8B8A8_UNORM, 16, 21);
    let image = RenderSurfaceState { surface_vertical_alignment: 1, ..image };
    // 24 rows of level 0 and 12 of level 1 (10, aligned to 4), and 12 times 4.
    assert_eq!(qpitch(&image), 24 + 12 + 48);
    let samples = RenderSurfaceState { number_of_multisamples: 2, ..image };
    assert_eq!(qpitch(&samples), 24 + 12 + 48);
    // Interleaved: 22 pixels are 44 rows, and 22 of level 1.
    let beside = RenderSurfaceState { multisampled_surface_storage_format: 1, ..samples };
    assert_eq!(qpitch(&beside), 44 + 24 + 48);
    let only_two = RenderSurfaceState { number_of_multisamples: 1, ..beside };
    assert_eq!(qpitch(&only_two), 24 + 12 + 48);
    let blocks = RenderSurfaceState { surface_format: u32::from(SurfaceFormat::BC1_UNORM.0), ..image };
    // 6 rows of blocks and 3, and 12 times 1.
    assert_eq!(qpitch(&blocks), 6 + 3 + 12);
    let close = RenderSurfaceState { surface_array_spacing: 1, ..blocks };
    assert_eq!(qpitch(&close), 6);
}

#[test]
fn depth_buffers_have_three_formats_and_no_image_no_buffer() {
    let depth = |surface_type, format| State3dDepthBuffer {
        surface_type,
        surface_format: format,
        surface_base_address: BASE,
        surface_pitch: 511,
        surface_qpitch: 16,
        width: 99,
        height: 59,
        lod: 1,
        minimum_array_element: 3,
        render_target_view_extent: 6,
        ..Default::default()
    };
    let space = space(1 << 20);
    with(|cx| {
        let hierarchical = hw::State3dHierDepthBuffer::default();
        let of = |state: &State3dDepthBuffer| {
            Surface::from_depth(state, (&hierarchical, 0.0), 2, &space, cx).unwrap()
        };
        let d32 = of(&depth(1, State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT));
        assert_eq!((d32.format, d32.horizontal_align_px), (SurfaceFormat::R32_FLOAT, 4));
        assert_eq!((d32.mip_count, d32.min_array_element, d32.view_extent), (1, 3, 7));
        assert_eq!((d32.samples_log2, d32.sample_layout), (2, SampleLayout::Interleaved));
        let d16 = of(&depth(1, State3dDepthBuffer::SURFACE_FORMAT_D16_UNORM));
        assert_eq!((d16.format, d16.horizontal_align_px), (SurfaceFormat::R16_UNORM, 8));
        assert!(cx.findings.list().is_empty());
        assert_eq!(of(&depth(1, 0)).format, SurfaceFormat::R32_FLOAT);
        assert_eq!(cx.findings.list().len(), 1);
        for surface_type in [4, 5, 7] {
            assert_eq!(of(&depth(surface_type, 1)).kind, SurfaceKind::Null);
            let stencil = State3dStencilBuffer { stencil_buffer_enable: true, ..Default::default() };
            let none = Surface::from_stencil(&stencil, &depth(surface_type, 1), 0, &space, cx).unwrap();
            assert_eq!(none.kind, SurfaceKind::Null);
        }
    });
}

#[test]
fn elements_of_every_size_are_read_and_written_whole() {
    let sizes = [
        (SurfaceFormat::R8_UINT, 1),
        (SurfaceFormat::R16_UINT, 2),
        (SurfaceFormat::R8G8B8_UINT, 3),
        (SurfaceFormat::R32_UINT, 4),
        (SurfaceFormat::R16G16B16_UINT, 6),
        (SurfaceFormat::R32G32_UINT, 8),
        (SurfaceFormat::R32G32B32_UINT, 12),
        (SurfaceFormat::R32G32B32A32_UINT, 16),
    ];
    let all: [u8; 16] = std::array::from_fn(|n| 0x10 * (15 - n as u8) + 3);
    for (format, size) in sizes {
        of(&SKL, &raw(4, format, 40, size), |surface| {
            surface.write_element(32, &[0xee; 16]);
            surface.write_element(32 + size as usize, &[0xee; 16]);
            surface.write_element(32, &all);
            let found = surface.read_element(32);
            assert_eq!(found[..size as usize], all[..size as usize], "{}", format.name());
            assert!(found[size as usize..].iter().all(|byte| *byte == 0));
            assert_eq!(surface.view.read_u8(32 + size as usize), 0xee, "{}", format.name());
        });
    }
}

#[test]
fn texels_of_a_block_are_those_of_its_column_and_row() {
    let blocks =
        RenderSurfaceState { tile_mode: 0, surface_pitch: 63, ..state(1, SurfaceFormat::BC1_UNORM, 32, 32) };
    of(&SKL, &blocks, |surface| {
        // Red and blue; in the block in column 1, row 2, only texel (2, 3) is blue.
        let mut block = [0; 16];
        block[..8].copy_from_slice(&[0x00, 0xf8, 0x1f, 0x00, 0, 0, 0, 0b01_00_00]);
        surface.write_element(2 * 64 + 8, &block);
        for y in 0..4 {
            for x in 0..4 {
                let blue = if (x, y) == (2, 3) { 1.0f32.to_bits() } else { 0 };
                assert_eq!(surface.read_texel(4 + x, 8 + y, 0, 0, 0)[2], blue, "{x} {y}");
            }
        }
    });
}
