//! Each field of a surface state by itself: every value that it has, and those that are reserved.

use super::*;
use crate::control;
use crate::tiling::{Standard, Third};
use hw::platforms::{BDW, BYT, SKL};
use probe::Kind;

/// The resolved surface, and what was said about it.
fn resolved<T>(
    platform: &'static hw::Platform,
    state: &RenderSurfaceState,
    look: impl FnOnce(&Surface) -> T,
) -> (T, Vec<(Kind, &'static str)>) {
    let space = space(1 << 20);
    with_platform(platform, |cx| {
        let surface = Surface::resolve(state, &space, cx).unwrap();
        let said =
            cx.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect();
        (look(&surface), said)
    })
}

fn plain(platform: &'static hw::Platform, state: &RenderSurfaceState) -> Surface<'static> {
    // The view is of no interest here.
    let (surface, said) = resolved(platform, state, |surface| Surface {
        view: memory::View::empty(),
        control: None,
        ..*surface
    });
    assert_eq!(said, []);
    surface
}

fn image() -> RenderSurfaceState {
    RenderSurfaceState { surface_pitch: 511, ..state(1, SurfaceFormat::R8G8B8A8_UNORM, 64, 64) }
}

#[test]
fn every_surface_type_is_a_kind_and_reserved_ones_are_null() {
    let kinds = [
        SurfaceKind::D1,
        SurfaceKind::D2,
        SurfaceKind::D3,
        SurfaceKind::Cube,
        SurfaceKind::Buffer,
        SurfaceKind::StructuredBuffer,
    ];
    for (code, kind) in kinds.into_iter().enumerate() {
        assert_eq!(plain(&SKL, &RenderSurfaceState { surface_type: code as u32, ..image() }).kind, kind);
    }
    let null = RenderSurfaceState { surface_type: 7, render_target_view_extent: 41, ..image() };
    let null = plain(&SKL, &null);
    assert_eq!((null.kind, null.view_extent, null.extent_bytes()), (SurfaceKind::Null, 42, 0));
    let (kind, said) =
        resolved(&SKL, &RenderSurfaceState { surface_type: 6, ..image() }, |surface| surface.kind);
    assert_eq!((kind, said), (SurfaceKind::Null, vec![(Kind::Undefined, "SM-15")]));
}

#[test]
fn every_channel_select_is_found_and_reserved_ones_are_zero() {
    let codes = |codes: [u32; 4]| RenderSurfaceState {
        shader_channel_select_red: codes[0],
        shader_channel_select_green: codes[1],
        shader_channel_select_blue: codes[2],
        shader_channel_select_alpha: codes[3],
        ..image()
    };
    let selects = |state: &RenderSurfaceState| {
        let surface = plain(&SKL, state);
        (surface.channel_selects, surface.selects_are_identity)
    };
    use ChannelSelect::{Channel, One, Zero};
    let [r, g, b, a] = [0, 1, 2, 3].map(Channel);
    assert_eq!(selects(&codes([4, 5, 6, 7])), ([r, g, b, a], true));
    assert_eq!(selects(&codes([7, 6, 5, 4])), ([a, b, g, r], false));
    assert_eq!(selects(&codes([4, 5, 6, 1])), ([r, g, b, One], false));
    assert_eq!(selects(&codes([0, 1, 4, 7])), ([Zero, One, r, a], false));
    for code in [2, 3] {
        let (red, said) = resolved(&SKL, &codes([code, 5, 6, 7]), |surface| surface.channel_selects[0]);
        assert_eq!((red, said), (Zero, vec![(Kind::Undefined, "SM-16")]));
    }
    // States of eight DWords select nothing: what lies there means something else.
    let surface = plain(&BYT, &codes([7, 6, 5, 4]));
    assert_eq!((surface.channel_selects, surface.selects_are_identity), ([r, g, b, a], true));
}

#[test]
fn alignments_are_4_8_or_16_elements() {
    let of = |platform, state: RenderSurfaceState, across, down| {
        let surface = plain(
            platform,
            &RenderSurfaceState {
                surface_horizontal_alignment: across,
                surface_vertical_alignment: down,
                ..state
            },
        );
        (surface.horizontal_align_px, surface.vertical_align_px)
    };
    let blocks = RenderSurfaceState { surface_format: u32::from(SurfaceFormat::BC1_UNORM.0), ..image() };
    assert_eq!(of(&SKL, image(), 1, 3), (4, 16));
    assert_eq!(of(&SKL, image(), 2, 1), (8, 4));
    assert_eq!(of(&SKL, image(), 3, 2), (16, 8));
    assert_eq!(of(&SKL, blocks, 2, 3), (32, 64));
    assert_eq!(of(&BDW, image(), 3, 2), (16, 8));
    assert_eq!(of(&BDW, blocks, 3, 2), (4, 4));
    assert_eq!(of(&BYT, image(), 0, 0), (4, 2));
    assert_eq!(of(&BYT, image(), 1, 0), (8, 2));
    assert_eq!(of(&BYT, image(), 0, 1), (4, 4));
    assert_eq!(of(&BYT, blocks, 1, 1), (4, 4));
}

#[test]
fn a_counter_lies_at_the_auxiliary_address_or_at_its_own() {
    let counter = |state: RenderSurfaceState| plain(&SKL, &state).append_counter;
    let both = RenderSurfaceState {
        auxiliary_surface_base_address: 0x5000,
        append_counter_address: 0x7000,
        ..image()
    };
    assert_eq!(counter(both), None);
    let auxiliary = RenderSurfaceState {
        auxiliary_surface_mode: RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_APPEND,
        ..both
    };
    assert_eq!(counter(auxiliary), Some(GraphicsAddress(0x5000)));
    let own = RenderSurfaceState { append_counter_enable: true, ..both };
    assert_eq!(counter(own), Some(GraphicsAddress(0x7000)));
}

#[test]
fn lines_of_a_field_and_boundaries_of_media_blocks_are_taken_over() {
    let field = |stride, offset| {
        let lines = RenderSurfaceState {
            vertical_line_stride: stride,
            vertical_line_stride_offset: offset,
            ..image()
        };
        plain(&SKL, &lines).field_line
    };
    assert_eq!([field(0, 0), field(0, 1), field(1, 0), field(1, 1)], [None, None, Some(0), Some(1)]);
    let boundary =
        |mode| plain(&SKL, &RenderSurfaceState { media_boundary_pixel_mode: mode, ..image() }).media_boundary;
    assert_eq!(boundary(0), MediaBoundary::Normal);
    assert_eq!(boundary(2), MediaBoundary::ProgressiveFrame);
    assert_eq!(boundary(3), MediaBoundary::InterlacedFrame);
}

#[test]
fn faces_of_a_cube_are_bits_in_their_order() {
    let faces = |bits: u32| {
        let on = |bit: u32| bits >> bit & 1 != 0;
        let cube = RenderSurfaceState {
            surface_type: 3,
            cube_face_enable_positive_x: on(0),
            cube_face_enable_negative_x: on(1),
            cube_face_enable_positive_y: on(2),
            cube_face_enable_negative_y: on(3),
            cube_face_enable_positive_z: on(4),
            cube_face_enable_negative_z: on(5),
            ..image()
        };
        plain(&SKL, &cube).cube_faces
    };
    for bits in 0..64 {
        assert_eq!(u32::from(faces(bits)), bits);
    }
}

#[test]
fn tile_modes_are_codes_and_two_fields_before_broadwell() {
    let mode = |code| plain(&SKL, &RenderSurfaceState { tile_mode: code, ..image() }).tiling;
    assert_eq!([0, 1, 2, 3].map(mode), [Tiling::Linear, Tiling::W, Tiling::X, Tiling::Y]);
    let walk = |tiled_surface, tile_walk| {
        plain(&BYT, &RenderSurfaceState { tiled_surface, tile_walk, ..image() }).tiling
    };
    assert_eq!([walk(false, 0), walk(false, 1)], [Tiling::Linear; 2]);
    assert_eq!([walk(true, 0), walk(true, 1)], [Tiling::X, Tiling::Y]);
}

#[test]
fn standard_tilings_follow_the_kind_of_surface_and_are_said_where_they_are_not_built() {
    let yf = RenderSurfaceState { tiled_resource_mode: 1, ..image() };
    let ys = RenderSurfaceState { tiled_resource_mode: 2, ..image() };
    let tiling = |state: &RenderSurfaceState| resolved(&SKL, state, |surface| surface.tiling);
    let standard = |is_large, third| (Tiling::Standard(Standard::new(4, is_large, third).unwrap()), vec![]);
    assert_eq!(tiling(&yf), standard(false, Third::None));
    assert_eq!(tiling(&ys), standard(true, Third::None));
    assert_eq!(tiling(&RenderSurfaceState { surface_type: 2, ..yf }), standard(false, Third::Slice));
    assert_eq!(
        tiling(&RenderSurfaceState { number_of_multisamples: 1, ..ys }),
        standard(true, Third::Sample(1))
    );
    // Samples of depth lie side by side; a tile of them is one of a plane.
    let depth =
        RenderSurfaceState { number_of_multisamples: 1, multisampled_surface_storage_format: 1, ..ys };
    assert_eq!(tiling(&depth), standard(true, Third::None));
    let placement = |state: &RenderSurfaceState| resolved(&SKL, state, |surface| surface.placement).0;
    assert_eq!(placement(&ys), Placement::Slices);
    assert_eq!(placement(&RenderSurfaceState { surface_type: 2, ..yf }), Placement::Thick);
    // A linear surface has no tiles to be resourced.
    assert_eq!(tiling(&RenderSurfaceState { tile_mode: 0, ..yf }), (Tiling::Linear, vec![]));
    let gap = (Tiling::Y, vec![(Kind::Gap, "D18")]);
    assert_eq!(tiling(&RenderSurfaceState { number_of_multisamples: 1, ..yf }), gap);
    let odd = u32::from(SurfaceFormat::R32G32B32_FLOAT.0);
    assert_eq!(tiling(&RenderSurfaceState { surface_format: odd, ..ys }), gap);
    let x_major = RenderSurfaceState { tile_mode: 2, ..ys };
    assert_eq!(tiling(&x_major), (Tiling::X, vec![(Kind::Gap, "D18")]));
}

#[test]
fn samples_auxiliary_modes_and_offsets_are_taken_over() {
    let of = |state: RenderSurfaceState| plain(&SKL, &state);
    for samples in 0..=4 {
        let surface = of(RenderSurfaceState { number_of_multisamples: samples, ..image() });
        assert_eq!((surface.samples_log2, surface.samples()), (samples, 1 << samples));
    }
    let reserved = RenderSurfaceState { number_of_multisamples: 5, ..image() };
    let found = resolved(&SKL, &reserved, |surface| surface.samples_log2);
    assert_eq!(found, (0, vec![(Kind::Undefined, "SM-13")]));
    // What a surface without tiles has no use for is said, too.
    let auxiliary = |mode| {
        let state = RenderSurfaceState { auxiliary_surface_mode: mode, ..image() };
        resolved(&SKL, &state, |surface| surface.auxiliary).0
    };
    let modes = [
        AuxiliaryMode::None,
        AuxiliaryMode::CcsD,
        AuxiliaryMode::Append,
        AuxiliaryMode::Hiz,
        AuxiliaryMode::None,
        AuxiliaryMode::CcsE,
    ];
    assert_eq!([0, 1, 2, 3, 4, 5].map(auxiliary), modes);
    let mcs = |mcs_enable| {
        resolved(&BYT, &RenderSurfaceState { mcs_enable, ..image() }, |surface| surface.auxiliary).0
    };
    assert_eq!([mcs(false), mcs(true)], [AuxiliaryMode::None, AuxiliaryMode::CcsD]);
    // Offsets count four pixels; a linear surface has none.
    let moved = RenderSurfaceState { x_offset: 3, y_offset: 5, ..image() };
    assert_eq!(of(moved).origin_el, (12, 20));
    let blocks = u32::from(SurfaceFormat::BC1_UNORM.0);
    assert_eq!(of(RenderSurfaceState { surface_format: blocks, ..moved }).origin_el, (3, 5));
    assert_eq!(of(RenderSurfaceState { tile_mode: 0, ..moved }).origin_el, (0, 0));
}

#[test]
fn control_surfaces_are_laid_out_by_platform_tiling_and_samples() {
    let kind = |platform, tile_mode, samples| {
        let state = RenderSurfaceState {
            tile_mode,
            tiled_surface: tile_mode != 0,
            tile_walk: u32::from(tile_mode == 3),
            number_of_multisamples: samples,
            auxiliary_surface_mode: 1,
            mcs_enable: platform == &BYT,
            auxiliary_surface_base_address: BASE,
            ..image()
        };
        let (kind, said) =
            resolved(platform, &state, |surface| surface.control.as_ref().map(|control| control.kind));
        assert_eq!(said.len(), usize::from(kind.is_none()), "{}", platform.name);
        kind
    };
    let color = |pattern| Some(control::Kind::Color(pattern));
    assert_eq!([kind(&SKL, 3, 0), kind(&SKL, 2, 0)], [color(Pattern::Compressible), None]);
    assert_eq!(kind(&BDW, 2, 0), color(Pattern::ClearOnlyX));
    assert_eq!(kind(&BDW, 3, 0), color(Pattern::ClearOnlyY));
    assert_eq!([kind(&BYT, 2, 0), kind(&BYT, 3, 0)], [color(Pattern::Single); 2]);
    assert_eq!([kind(&BDW, 0, 0), kind(&BYT, 0, 0)], [None; 2]);
    for (platform, log2) in [(&SKL, 1), (&SKL, 4), (&BDW, 3), (&BYT, 2)] {
        assert_eq!(kind(platform, 3, log2), Some(control::Kind::Samples(log2)), "{}", platform.name);
    }
}

#[test]
fn depth_buffers_have_standard_tiles_and_hierarchical_depth_where_they_say_so() {
    use hw::State3dDepthBuffer as Depth;
    let space = space(1 << 20);
    let depth = |platform, mode, hierarchical_depth_buffer_enable| {
        let state = Depth {
            surface_type: Depth::SURFACE_TYPE_SURFTYPE_2D,
            surface_format: Depth::SURFACE_FORMAT_D32_FLOAT,
            tiled_resource_mode: mode,
            hierarchical_depth_buffer_enable,
            surface_base_address: BASE,
            surface_pitch: 511,
            surface_qpitch: 64 / 4,
            width: 63,
            height: 63,
            ..Default::default()
        };
        let hierarchical = State3dHierDepthBuffer {
            surface_base_address: BASE + 0x4_0000,
            surface_pitch: 127,
            surface_qpitch: 64 / 4,
            ..Default::default()
        };
        with_platform(platform, |cx| {
            let surface = Surface::from_depth(&state, (&hierarchical, 0.5), 0, &space, cx).unwrap();
            (surface.tiling, surface.control.map(|control| control.kind))
        })
    };
    let standard = |is_large| Tiling::Standard(Standard::new(4, is_large, Third::None).unwrap());
    assert_eq!(depth(&SKL, Depth::TILED_RESOURCE_MODE_TILEYF, false), (standard(false), None));
    assert_eq!(depth(&SKL, Depth::TILED_RESOURCE_MODE_TILEYS, false), (standard(true), None));
    let hierarchical = Some(control::Kind::HierarchicalDepth);
    assert_eq!(depth(&SKL, 0, true), (Tiling::Y, hierarchical));
    assert_eq!(depth(&BDW, 0, true), (Tiling::Y, hierarchical));
    assert_eq!([depth(&BDW, 0, false), depth(&BYT, 0, true)], [(Tiling::Y, None); 2]);
}

#[test]
fn what_has_no_reader_is_said() {
    let said = |state: RenderSurfaceState| resolved(&SKL, &state, |_| ()).1;
    assert_eq!(said(RenderSurfaceState { quilt_width: 1, ..image() }), [(Kind::Gap, "SM-14")]);
    assert_eq!(said(RenderSurfaceState { quilt_height: 1, ..image() }), [(Kind::Gap, "SM-14")]);
    let format = |code: u32, surface_type: u32| {
        said(RenderSurfaceState { surface_format: code, surface_type, ..image() })
    };
    assert_eq!(format(0x1fe, 1), [(Kind::Undefined, "SM-08")]);
    assert_eq!(format(0x1fe, 7), []);
    assert_eq!(format(u32::from(SurfaceFormat::P4A4_UNORM_PALETTE0.0), 1), [(Kind::Gap, "SM-08")]);
    assert_eq!(format(u32::from(SurfaceFormat::P4A4_UNORM_PALETTE0.0), 7), []);
    assert_eq!(format(u32::from(SurfaceFormat::RAW.0), 4), []);
}
