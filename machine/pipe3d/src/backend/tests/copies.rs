//! Objects whose threads only copy: texels are moved from surface to surface, and nothing else changes by it.

use super::*;
use hw::format::SurfaceFormat;
use ports::{CopiedTexels, PixelKernel};

/// Width and height of the target.
const SIDE: u32 = 128;
/// Where texels come from: more than the target has.
const SOURCE: u64 = DEPTH;
const SOURCE_WIDTH: u32 = 160;
const SOURCE_PITCH: u32 = 1024;

/// What differs from a plain copy.
#[derive(Clone)]
struct Case {
    source: RenderSurfaceState,
    target: RenderSurfaceState,
    object: [(f32, f32); 3],
    kind: ObjectKind,
    texels: CopiedTexels,
    is_parted: bool,
    bound: fn(&mut Bound),
}

impl Case {
    fn plain() -> Self {
        let surface = RenderSurfaceState {
            surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
            surface_format: u32::from(SurfaceFormat::R8G8B8A8_UNORM.0),
            surface_horizontal_alignment: 1,
            surface_vertical_alignment: 1,
            shader_channel_select_red: 4,
            shader_channel_select_green: 5,
            shader_channel_select_blue: 6,
            shader_channel_select_alpha: 7,
            ..Default::default()
        };
        Case {
            source: RenderSurfaceState {
                surface_base_address: SOURCE,
                surface_pitch: SOURCE_PITCH - 1,
                width: SOURCE_WIDTH - 1,
                height: SOURCE_WIDTH - 1,
                tile_mode: RenderSurfaceState::TILE_MODE_YMAJOR,
                ..surface
            },
            target: RenderSurfaceState {
                surface_base_address: TARGET,
                surface_pitch: SIDE * 4 - 1,
                width: SIDE - 1,
                height: SIDE - 1,
                ..surface
            },
            object: [(101.0, 99.0), (3.0, 99.0), (3.0, 5.0)],
            kind: ObjectKind::Rectangle,
            texels: CopiedTexels { source: 1, lanes: 16, ..CopiedTexels::default() },
            is_parted: true,
            bound: |_| {},
        }
    }
}

/// Texel of a column and row of the source.
fn texel(x: u32, y: u32) -> u32 {
    x | y << 8 | (x * 3 + y) % 256 << 16 | 0x9c00_0000
}

/// Column and row of the texel for a pixel.
fn place(x: u32, y: u32) -> (u32, u32) {
    (x + 19, 140 - y)
}

#[derive(PartialEq, Debug)]
struct Left {
    pixels: Vec<u32>,
    launches: usize,
    counted: [u64; 2],
    spent: u64,
}

fn left(case: &Case, platform: &'static hw::Platform) -> Left {
    let space = space();
    let mut bound = bound_on(platform, &space, |surface| *surface = case.target);
    let put =
        |at: u64, dwords: &[u32]| space.write(GraphicsAddress(at), bytemuck::cast_slice(dwords)).unwrap();
    put(STATE, &[0x40, 0x80]);
    put(STATE + 0x80, &case.source.encode(platform));
    for (y, x) in (0..SOURCE_WIDTH).flat_map(|y| (0..SOURCE_WIDTH).map(move |x| (y, x))) {
        let pitch = SOURCE_PITCH as usize;
        let at = surface::tiling::offset(surface::Tiling::Y, x as usize * 4, y as usize, pitch);
        space.write_u32(GraphicsAddress(SOURCE + at as u64), texel(x, y)).unwrap();
    }
    (case.bound)(&mut bound);
    let mut painter = Painter { is_parted: case.is_parted, texels: Some(case.texels.clone()), ..painter() };
    let mut object = triangle(case.object, 0.5);
    object.kind = case.kind;
    let registers = draw_on(platform, &bound, &space, &[object], &mut painter);
    let pixel = |index: u32| space.read_u32(GraphicsAddress(TARGET + u64::from(index) * 4)).unwrap();
    Left {
        pixels: (0..SIDE * SIDE).map(pixel).collect(),
        launches: painter.launches.len(),
        counted: [Counter::PsInvocations, Counter::PsDepthCount].map(|counter| registers.total(counter)),
        spent: painter.threads,
    }
}

/// What the executor says of the object's threads: columns are moved, rows turned round.
pub(super) fn texels(
    said: &CopiedTexels,
    kernels: &[PixelKernel],
    payload: &Grf,
    [across, down]: [std::ops::Range<u32>; 2],
) -> CopiedTexels {
    let lanes: Vec<_> = kernels.iter().map(|kernel| (kernel.lanes, kernel.first_uniform)).collect();
    assert_eq!(lanes, [(8, 4), (16, 6)]);
    // No pixel is lit, and the constants begin at the widest kernel's register.
    assert_eq!([payload.register(1)[7], payload.register(6)[3]], [0; 2]);
    CopiedTexels {
        columns: across.map(|x| place(x, 0).0).collect(),
        rows: down.map(|y| place(0, y).1).collect(),
        cost: [20, 512],
        ..said.clone()
    }
}

#[test]
fn texels_are_moved_and_counted_as_threads_would_have() {
    for (object, rect) in [
        ([(101.0, 99.0), (3.0, 99.0), (3.0, 5.0)], [3, 101, 5, 99]),
        ([(128.0, 128.0), (0.0, 128.0), (0.0, 0.0)], [0, 128, 0, 128]),
        ([(100.75, 99.5), (2.75, 99.5), (2.75, 5.0)], [3, 101, 5, 99]),
    ] {
        let case = Case { object, ..Case::plain() };
        let left = left(&case, &hw::platforms::SKL);
        let [x0, x1, y0, y1] = rect;
        for (index, &pixel) in (0..).zip(&left.pixels) {
            let (x, y) = (index % SIDE, index / SIDE);
            let inside = (x0..x1).contains(&x) && (y0..y1).contains(&y);
            let (u, v) = place(x, y);
            assert_eq!(pixel, if inside { texel(u, v) } else { 0 }, "{x} {y}");
        }
        let pixels = u64::from((x1 - x0) * (y1 - y0));
        assert_eq!(left.counted, [pixels; 2]);
        // The first pixels are drawn, and the others cost what their threads would.
        assert!((4..=8).contains(&left.launches), "{}", left.launches);
        assert_eq!(left.spent, (pixels - 64) / 16);
    }
}

#[test]
fn threads_draw_what_is_more_than_a_copy() {
    type S = RenderSurfaceState;
    let plain = Case::plain();
    let is_copied = |case: &Case, platform| left(case, platform).spent != 0;
    assert!(is_copied(&plain, &hw::platforms::SKL) && is_copied(&plain, &hw::platforms::BDW));
    let source = |edit: fn(&mut S)| {
        let mut case = Case::plain();
        edit(&mut case.source);
        case
    };
    let target = |edit: fn(&mut S)| {
        let mut case = Case::plain();
        edit(&mut case.target);
        case
    };
    let said = |edit: fn(&mut CopiedTexels)| {
        let mut case = Case::plain();
        edit(&mut case.texels);
        case
    };
    let with = |bound: fn(&mut Bound)| Case { bound, ..Case::plain() };
    let threads = [
        // Another format, channels that change places, samples, a level that does not exist, columns and rows outside.
        source(|s| s.surface_format = u32::from(SurfaceFormat::B8G8R8A8_UNORM.0)),
        source(|s| s.shader_channel_select_red = 5),
        source(|s| s.resource_min_lod = 1.0),
        source(|s| s.width = 101 + 18),
        source(|s| s.width = 101 + 18 - 1),
        source(|s| s.height = 140 - 5 - 1),
        source(|s| s.surface_base_address = TARGET + 0x1000),
        said(|texels| texels.lod = 1),
        said(|texels| texels.layer = 1),
        said(|texels| texels.target = 1),
        // The target ends before the object does, and one that does not keep texels.
        target(|s| s.height = 97),
        target(|s| s.width = 99),
        Case { is_parted: false, ..Case::plain() },
        Case { object: [(52.0, 52.0), (3.0, 52.0), (3.0, 5.0)], ..Case::plain() },
        Case { kind: ObjectKind::Triangle, ..Case::plain() },
        with(|bound| bound.ps_extra.pixel_shader_uses_source_depth = true),
        with(|bound| bound.ps.dispatch_grf_start_register_for_constant_setup_data_0 = 3),
    ];
    for (index, case) in threads.iter().enumerate() {
        // One more column is there than is asked for.
        let expected = index == 3;
        assert_eq!(is_copied(case, &hw::platforms::SKL), expected, "{index}");
    }
    let mut both = Case::plain();
    for surface in [&mut both.source, &mut both.target] {
        surface.surface_format = u32::from(SurfaceFormat::R8G8B8A8_SNORM.0);
    }
    assert!(!is_copied(&both, &hw::platforms::SKL));
    // A layer of an array.
    let mut layer = source(|s| (s.surface_array, s.depth, s.surface_qpitch) = (true, 1, 0));
    layer.texels.layer = 1;
    assert!(is_copied(&layer, &hw::platforms::SKL));
    layer.texels.layer = 2;
    assert!(!is_copied(&layer, &hw::platforms::SKL));
}

#[test]
fn colours_that_are_blended_or_masked_are_no_copies() {
    for entry in [
        hw::BlendStateEntry { color_buffer_blend_enable: true, ..Default::default() },
        hw::BlendStateEntry { logic_op_enable: true, ..Default::default() },
        hw::BlendStateEntry { write_disable_green: true, ..Default::default() },
    ] {
        let space = space();
        let dwords = entry.encode(&hw::platforms::SKL);
        let bound = bound(&space, |_| {});
        space.write(GraphicsAddress(STATE + 0x104), bytemuck::cast_slice(&dwords)).unwrap();
        with_context(|cx| {
            let mut painter = painter();
            let backend = PixelBackend::resolve(&bound, &mut painter, &space, cx).unwrap().unwrap();
            assert!(!backend.cc.writes_plainly());
        });
    }
}
