//! Clears, settling and resolves of surfaces with control surfaces.

mod rectangles;

use super::*;
use hw::format::SurfaceFormat;
use hw::{RenderSurfaceState, State3dDepthBuffer, State3dHierDepthBuffer};
use probe::{Context, Findings, Ids};

const MAIN: u64 = 0x10_0000;
const CONTROL: u64 = 0x40_0000;
const GREEN: [u32; 4] = [0, 0x3f80_0000, 0, 0x3f80_0000];
const RED: [u32; 4] = [0x3f80_0000, 0, 0, 0x3f80_0000];

fn space() -> AddressSpace {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(GraphicsAddress(MAIN), 0x8_0000).unwrap();
    space.bind_anonymous(GraphicsAddress(CONTROL), 0x8_0000).unwrap();
    space
}

fn fill(space: &AddressSpace, from: u64, bytes: u64, value: u8) {
    space.write(GraphicsAddress(from), &vec![value; bytes as usize]).unwrap();
}

fn with<T>(platform: &'static hw::Platform, run: impl FnOnce(&Context, &Findings) -> T) -> T {
    let (findings, ids) = (Findings::new(false), Ids::default());
    run(&Context { platform, findings: &findings, ids: &ids }, &findings)
}

fn on_skl<T>(run: impl FnOnce(&Context) -> T) -> T {
    with(&hw::platforms::SKL, |cx, findings| {
        let result = run(cx);
        assert_eq!(findings.list().len(), 0, "{:?}", findings.list());
        result
    })
}

/// 200 by 100 pixels, three levels, three layers, Y-tiled, with a control surface.
fn color(clear: [u32; 4]) -> RenderSurfaceState {
    let [red, green, blue, alpha] = clear.map(|value| value as i32);
    RenderSurfaceState {
        surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
        surface_array: true,
        surface_format: u32::from(SurfaceFormat::R8G8B8A8_UNORM.0),
        surface_horizontal_alignment: RenderSurfaceState::SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_16,
        surface_vertical_alignment: RenderSurfaceState::SURFACE_VERTICAL_ALIGNMENT_VALIGN_4,
        tile_mode: RenderSurfaceState::TILE_MODE_YMAJOR,
        surface_base_address: MAIN,
        surface_pitch: 895,
        surface_qpitch: 152 / 4,
        width: 199,
        height: 99,
        depth: 2,
        render_target_view_extent: 2,
        mip_count_lod: 2,
        auxiliary_surface_mode: RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_E,
        auxiliary_surface_base_address: CONTROL,
        auxiliary_surface_pitch: 0,
        auxiliary_surface_qpitch: 256 / 4,
        red_clear_color: red,
        green_clear_color: green,
        blue_clear_color: blue,
        alpha_clear_color: alpha,
        ..Default::default()
    }
}

fn samples(clear: [u32; 4], samples_log2: u32) -> RenderSurfaceState {
    RenderSurfaceState {
        width: 19,
        height: 9,
        mip_count_lod: 0,
        number_of_multisamples: samples_log2,
        surface_pitch: 127,
        surface_qpitch: 12 / 4,
        auxiliary_surface_mode: RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_D,
        auxiliary_surface_pitch: if samples_log2 == 4 { 1 } else { 0 },
        auxiliary_surface_qpitch: 12 / 4,
        ..color(clear)
    }
}

fn depth_buffer(lod: u32, layer: u32) -> (State3dDepthBuffer, State3dHierDepthBuffer) {
    let depth = State3dDepthBuffer {
        surface_type: State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT,
        hierarchical_depth_buffer_enable: true,
        surface_base_address: MAIN,
        surface_pitch: 255,
        surface_qpitch: 48 / 4,
        width: 49,
        height: 29,
        depth: 2,
        lod,
        minimum_array_element: layer,
        ..Default::default()
    };
    let hierarchical = State3dHierDepthBuffer {
        surface_base_address: CONTROL,
        surface_pitch: 127,
        surface_qpitch: 48 / 4,
        ..Default::default()
    };
    (depth, hierarchical)
}

fn depth<'a>(space: &'a AddressSpace, (lod, layer): (u32, u32), clear: f32, cx: &Context) -> Surface<'a> {
    let (depth, hierarchical) = depth_buffer(lod, layer);
    Surface::from_depth(&depth, (&hierarchical, clear), 0, space, cx).unwrap()
}

fn all() -> Rect {
    Rect { x: (0, u32::MAX), y: (0, u32::MAX) }
}

fn one(lod: u32, layer: u32) -> Region {
    Region { lods: lod..lod + 1, layers: layer..layer + 1 }
}

fn resolve<'a>(state: &RenderSurfaceState, space: &'a AddressSpace, cx: &Context) -> Surface<'a> {
    Surface::resolve(state, space, cx).unwrap()
}

#[test]
fn a_fast_clear_leaves_the_main_surface_alone_until_it_is_settled() {
    let space = space();
    on_skl(|cx| {
        let surface = resolve(&color(GREEN), &space, cx);
        surface.clear_blocks(all(), 1, 2, &space);
        assert_eq!(surface.read_texel(3, 3, 2, 1, 0), [0; 4]);
        assert!(surface.is_clear(3, 3, 2, 1) && surface.is_clear(99, 49, 2, 1));
        surface.settle(&surface.whole(), Access::Read, &space, cx);
        for (lod, layer) in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)] {
            let (width, height) = (surface.level(lod).width, surface.level(lod).height);
            let is_cleared = (lod, layer) == (1, 2);
            for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
                let expected = if is_cleared { GREEN } else { [0; 4] };
                assert_eq!(surface.read_texel(x, y, layer, lod, 0), expected, "{lod} {layer} {x} {y}");
            }
        }
    });
}

#[test]
fn what_is_clear_has_the_clear_colour_of_who_looks() {
    let space = space();
    on_skl(|cx| {
        let green = resolve(&color(GREEN), &space, cx);
        let red = resolve(&color(RED), &space, cx);
        green.clear_blocks(all(), 0, 0, &space);
        for surface in [&green, &red, &green] {
            surface.settle(&surface.whole(), Access::Read, &space, cx);
            let expected = surface.clear_color;
            assert_eq!(surface.read_texel(100, 50, 0, 0, 0), expected);
            // Nothing is done when nothing has changed.
            assert_eq!(surface.settle(&surface.whole(), Access::Read, &space, cx), 0);
        }
        // What was settled to be written no longer follows.
        red.settle(&one(0, 0), Access::Write, &space, cx);
        green.settle(&green.whole(), Access::Read, &space, cx);
        assert_eq!(green.read_texel(100, 50, 0, 0, 0), RED);
        assert!(!green.is_clear(100, 50, 0, 0));
    });
}

#[test]
fn a_surface_is_looked_through_again_only_after_a_write() {
    let space = space();
    on_skl(|cx| {
        let surface = resolve(&color(GREEN), &space, cx);
        assert!(surface.settle(&surface.whole(), Access::Write, &space, cx) > 0);
        assert_eq!(surface.settle(&surface.whole(), Access::Write, &space, cx), 0);
        assert_eq!(surface.settle(&surface.whole(), Access::Read, &space, cx), 0);
        space.known().forget(MAIN..MAIN + 0x8_0000);
        assert_eq!(surface.settle(&surface.whole(), Access::Read, &space, cx), 0);
        fill(&space, CONTROL, 64, 0xff);
        space.known().forget(CONTROL..CONTROL + 64);
        assert!(surface.settle(&surface.whole(), Access::Read, &space, cx) > 0);
        assert_eq!(surface.read_texel(127, 63, 0, 0, 0), GREEN);
        assert_eq!(surface.read_texel(128, 63, 0, 0, 0), [0; 4]);
    });
}

#[test]
fn a_resolve_writes_clear_blocks_of_one_layer_and_marks_them() {
    let space = space();
    on_skl(|cx| {
        let surface = resolve(&color(GREEN), &space, cx);
        surface.clear_blocks(all(), 0, 0, &space);
        surface.clear_blocks(all(), 0, 1, &space);
        surface.resolve_blocks(all(), 0, 0, cx);
        assert_eq!(surface.read_texel(199, 99, 0, 0, 0), GREEN);
        assert_eq!(surface.read_texel(199, 99, 1, 0, 0), [0; 4]);
        assert_eq!([0, 1].map(|layer| surface.is_clear(199, 99, layer, 0)), [false, true]);
    });
}

#[test]
fn compressed_blocks_are_a_gap_and_are_read_as_they_lie() {
    let space = space();
    with(&hw::platforms::SKL, |cx, findings| {
        let surface = resolve(&color(GREEN), &space, cx);
        surface.write_texel(0, 0, 0, 0, 0, RED);
        space.write(GraphicsAddress(CONTROL), &[1]).unwrap();
        surface.settle(&surface.whole(), Access::Read, &space, cx);
        assert_eq!(surface.read_texel(0, 0, 0, 0, 0), RED);
        let findings = findings.list();
        assert_eq!(findings.len(), 1);
        assert_eq!((findings[0].0.kind, findings[0].0.system), (probe::Kind::Gap, "B127"));
    });
}

#[test]
fn broadwell_has_a_bit_for_a_block_and_volumes_level_by_level() {
    let space = space();
    with(&hw::platforms::BDW, |cx, _| {
        for tiling in [RenderSurfaceState::TILE_MODE_XMAJOR, RenderSurfaceState::TILE_MODE_YMAJOR] {
            let mut state = color([0, 1, 0, 1]);
            state.tile_mode = tiling;
            state.surface_pitch = 1023;
            state.auxiliary_surface_mode = 1;
            state.auxiliary_surface_pitch = 1;
            fill(&space, CONTROL, 0x8_0000, 0);
            fill(&space, MAIN, 0x8_0000, 0);
            let surface = resolve(&state, &space, cx);
            surface.clear_blocks(all(), 0, 1, &space);
            surface.settle(&surface.whole(), Access::Write, &space, cx);
            assert_eq!(surface.read_texel(199, 99, 1, 0, 0), GREEN);
            assert_eq!([0, 2].map(|layer| surface.read_texel(199, 99, layer, 0, 0)), [[0; 4]; 2]);

            state.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_3D;
            (state.width, state.height, state.depth) = (99, 49, 3);
            fill(&space, MAIN, 0x8_0000, 0);
            let volume = resolve(&state, &space, cx);
            for (lod, layer) in [(0, 3), (1, 1)] {
                volume.clear_blocks(all(), lod, layer, &space);
            }
            volume.settle(&volume.whole(), Access::Read, &space, cx);
            for (lod, layer) in [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (2, 0)] {
                let (x, y) = (volume.level(lod).width - 1, volume.level(lod).height - 1);
                let expected = if matches!((lod, layer), (0, 3) | (1, 1)) { GREEN } else { [0; 4] };
                assert_eq!(volume.read_texel(x, y, layer, lod, 0), expected, "{lod} {layer}");
                assert_eq!(volume.read_texel(0, 0, layer, lod, 0), expected, "{lod} {layer}");
            }
        }
    });
}

#[test]
fn control_words_of_ones_mean_that_all_samples_are_clear() {
    let space = space();
    on_skl(|cx| {
        for log2 in 1..=4 {
            fill(&space, MAIN, 0x8_0000, 0);
            fill(&space, CONTROL, 0x8_0000, 0xff);
            // Words right of the last pixel mean nothing; a line that has them is not of one kind.
            let bytes = samples_bytes(log2) as usize;
            let behind = CONTROL + offset_y(20 * bytes, 12, if log2 == 4 { 256 } else { 128 }) as u64;
            fill(&space, behind, bytes as u64, 0);
            let surface = resolve(&samples(GREEN, log2), &space, cx);
            surface.settle(&one(0, 1), Access::Read, &space, cx);
            let last = (1 << log2) - 1;
            assert_eq!([0, last].map(|sample| surface.read_texel(19, 9, 1, 0, sample)), [GREEN; 2]);
            assert_eq!(surface.read_texel(19, 9, 0, 0, last), [0; 4]);
            assert_eq!(surface.samples_control(19, 9, 1)[0] & 3, 3);
            surface.settle(&one(0, 1), Access::Write, &space, cx);
            let expected = [[2, 0], [0xe4, 0], [0xfa_c688, 0], [0x7654_3210, 0xfedc_ba98]];
            assert_eq!(surface.samples_control(19, 9, 1), expected[log2 as usize - 1]);
            space.known().forget_all();
        }
    });
}

#[test]
fn samples_that_share_a_slice_get_their_own() {
    let space = space();
    on_skl(|cx| {
        fill(&space, CONTROL, 0x1000, 0xe4);
        let surface = resolve(&samples(GREEN, 2), &space, cx);
        (0..4).for_each(|sample| surface.write_texel(5, 6, 0, 0, sample, [sample * 0x3f80_0000; 4]));
        (0..4).for_each(|sample| {
            surface.write_texel(6, 6, 0, 0, sample, if sample == 1 { RED } else { [0; 4] })
        });
        // Pixel (5, 6) as it is, (6, 6) with samples 0, 2 and 3 in slice 1 and sample 1 in slice 0.
        let at = GraphicsAddress(CONTROL + offset_y(6, 6, 128) as u64);
        space.write(at, &[0b01_01_00_01]).unwrap();
        let before = surface.read_texel(5, 6, 0, 0, 1);
        surface.settle(&surface.whole(), Access::Read, &space, cx);
        let read = |sample| surface.read_texel(6, 6, 0, 0, sample);
        assert_eq!([0, 1, 2, 3].map(read), [RED, [0; 4], RED, RED]);
        assert_eq!(surface.read_texel(5, 6, 0, 0, 1), before);
        assert_eq!(surface.samples_control(6, 6, 0), [0xe4, 0]);
    });
}

#[test]
fn zeroed_hierarchical_depth_means_clear_with_the_depth_that_is_stated_later() {
    let space = space();
    on_skl(|cx| {
        for (lod, layer) in [(0, 0), (0, 2), (1, 1), (2, 2)] {
            fill(&space, MAIN, 0x8_0000, 0);
            fill(&space, CONTROL, 0x8_0000, 0);
            space.known().forget_all();
            for clear in [1.0, 0.5] {
                let surface = depth(&space, (lod, layer), clear, cx);
                surface.settle(&one(lod, 0), Access::Read, &space, cx);
                let (x, y) = (surface.level(lod).width - 1, surface.level(lod).height - 1);
                assert_eq!(surface.read_texel(x, y, 0, lod, 0)[0], clear.to_bits(), "{lod} {layer}");
                assert_eq!(surface.read_texel(0, 0, 0, lod, 0)[0], clear.to_bits(), "{lod} {layer}");
            }
            // Once it is written it holds what is written, and its neighbours are still clear.
            let surface = depth(&space, (lod, layer), 0.5, cx);
            surface.settle(&one(lod, 0), Access::Write, &space, cx);
            let surface = depth(&space, (lod, layer), 0.25, cx);
            surface.settle(&one(lod, 0), Access::Read, &space, cx);
            assert_eq!(surface.read_texel(0, 0, 0, lod, 0)[0], 0.5f32.to_bits());
            let other = depth(&space, (lod, (layer + 1) % 3), 0.25, cx);
            other.settle(&one(lod, 0), Access::Read, &space, cx);
            assert_eq!(other.read_texel(0, 0, 0, lod, 0)[0], 0.25f32.to_bits());
            assert_eq!(surface.read_texel(0, 0, 0, lod, 0)[0], 0.5f32.to_bits());
        }
    });
}

#[test]
fn a_depth_clear_of_part_of_a_block_keeps_the_rest() {
    let space = space();
    on_skl(|cx| {
        let surface = depth(&space, (0, 0), 0.75, cx);
        surface.trust_blocks(all(), 0, 0);
        surface.write_texel(4, 4, 0, 0, 0, [0.125f32.to_bits(), 0, 0, 0]);
        surface.clear_blocks(Rect { x: (5, 50), y: (3, 30) }, 0, 0, &space);
        assert!(surface.is_clear(8, 4, 0, 0) && !surface.is_clear(7, 4, 0, 0));
        surface.settle(&one(0, 0), Access::Read, &space, cx);
        let read = |x, y| f32::from_bits(surface.read_texel(x, y, 0, 0, 0)[0]);
        assert_eq!([read(4, 4), read(5, 4), read(5, 2), read(49, 29)], [0.125, 0.75, 0.0, 0.75]);
    });
}

#[test]
fn hierarchical_depth_of_another_maker_is_a_gap() {
    let space = space();
    with(&hw::platforms::SKL, |cx, findings| {
        fill(&space, CONTROL, 0x8_0000, 0x5a);
        let surface = depth(&space, (0, 0), 1.0, cx);
        surface.settle(&one(0, 0), Access::Read, &space, cx);
        assert_eq!(surface.read_texel(0, 0, 0, 0, 0)[0], 0);
        assert_eq!(
            findings.list().iter().map(|(f, _)| (f.kind, f.system)).collect::<Vec<_>>(),
            [(probe::Kind::Gap, "B100")]
        );
        // Making it agree with the depth buffer makes it ours.
        surface.trust_blocks(all(), 0, 0);
        space.known().forget_all();
        surface.settle(&one(0, 0), Access::Write, &space, cx);
        assert_eq!(findings.list().len(), 1);
    });
}

#[test]
fn the_sampler_takes_depths_of_clear_blocks_from_its_state_or_as_zero() {
    let (depth, hierarchical) = depth_buffer(0, 0);
    let state = RenderSurfaceState {
        surface_format: u32::from(SurfaceFormat::R32_FLOAT.0),
        surface_pitch: depth.surface_pitch,
        surface_qpitch: depth.surface_qpitch,
        surface_horizontal_alignment: RenderSurfaceState::SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_4,
        width: depth.width,
        height: depth.height,
        auxiliary_surface_mode: RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_HIZ,
        auxiliary_surface_pitch: 0,
        auxiliary_surface_qpitch: hierarchical.surface_qpitch,
        ..color([0.5f32.to_bits(), 0, 0, 0])
    };
    for (platform, expected) in [(&hw::platforms::SKL, 0.5f32), (&hw::platforms::BDW, 0.0)] {
        let space = space();
        fill(&space, MAIN, 0x8_0000, 0x3f);
        with(platform, |cx, _| {
            let surface = resolve(&state, &space, cx);
            surface.settle(&surface.whole(), Access::Read, &space, cx);
            for (lod, layer) in [(0, 0), (0, 2), (1, 1), (2, 2)] {
                let texel = surface.read_texel(0, 0, layer, lod, 0);
                assert_eq!(f32::from_bits(texel[0]), expected, "{lod} {layer}");
            }
        });
    }
}

#[test]
fn depths_of_integer_formats_are_the_nearest_step() {
    let space = space();
    on_skl(|cx| {
        let (mut state, hierarchical) = depth_buffer(0, 0);
        state.surface_format = State3dDepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT;
        let element = |state: &State3dDepthBuffer, clear| {
            let surface = Surface::from_depth(state, (&hierarchical, clear), 0, &space, cx).unwrap();
            u32::from_le_bytes(surface.clear_element().unwrap()[..4].try_into().unwrap())
        };
        assert_eq!(
            [1.0, 0.5, -1.0, f32::NAN].map(|clear| element(&state, clear)),
            [0xff_ffff, 0x80_0000, 0, 0]
        );
        state.surface_format = State3dDepthBuffer::SURFACE_FORMAT_D16_UNORM;
        assert_eq!(element(&state, 0.5), 0x8000);
    });
}

#[test]
fn control_memory_that_is_not_bound_says_nothing() {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(GraphicsAddress(MAIN), 0x8_0000).unwrap();
    on_skl(|cx| {
        let surface = depth(&space, (0, 0), 1.0, cx);
        surface.clear_blocks(all(), 0, 0, &space);
        surface.settle(&one(0, 0), Access::Read, &space, cx);
        assert_eq!(surface.read_texel(0, 0, 0, 0, 0)[0], 0);
    });
}
