//! Clears of rectangles against a model that knows blocks and pixels, and what is known of memory afterwards.

use super::*;
use hw::platforms::{BDW, BYT, SKL};
use std::sync::LazyLock;

/// What a test knows of a surface: its levels and layers, its blocks, what a clear pixel reads as.
struct Model<'s, 'a> {
    space: &'a AddressSpace,
    surface: &'s Surface<'a>,
    places: Vec<(u32, u32)>,
    block: (u32, u32),
    clear: [u32; 4],
}

/// What lies in the memory of the surface: numbers that follow no pattern.
static NOISE: LazyLock<Vec<u8>> = LazyLock::new(|| noise(0x8_0000));

fn noise(bytes: usize) -> Vec<u8> {
    let mut seed = 77u64;
    let mut next = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u8
    };
    (0..bytes).map(|_| next()).collect()
}

impl Model<'_, '_> {
    /// All pixels of all levels, layers and samples.
    fn pixels(&self) -> Vec<[u32; 4]> {
        let surface = self.surface;
        let mut pixels = Vec::new();
        for &(lod, layer) in &self.places {
            let level = surface.level(lod);
            for (y, x) in (0..level.height).flat_map(|y| (0..level.width).map(move |x| (y, x))) {
                pixels.extend((0..surface.samples()).map(|s| surface.read_texel(x, y, layer, lod, s)));
            }
        }
        pixels
    }

    /// The first pixel of each block of all levels and layers, with its place in [`Model::pixels`] of one sample.
    fn blocks(&self) -> Vec<(usize, [u32; 4])> {
        let (mut blocks, mut first) = (Vec::new(), 0);
        for &(lod, layer) in &self.places {
            let level = self.surface.level(lod);
            for y in (0..level.height).step_by(self.block.1 as usize) {
                for x in (0..level.width).step_by(self.block.0 as usize) {
                    blocks.push((first + (y * level.width + x) as usize, [x, y, layer, lod]));
                }
            }
            first += (level.width * level.height) as usize;
        }
        blocks
    }

    /// Whether each block is said to be clear.
    fn marks(&self) -> Vec<bool> {
        let is_clear = |[x, y, layer, lod]: [u32; 4]| self.surface.is_clear(x, y, layer, lod);
        self.blocks().into_iter().map(|(_, block)| is_clear(block)).collect()
    }

    /// For each pixel: whether it lies in the rectangle, and whether its whole block does.
    fn inside(&self, rect: Rect, at: (u32, u32)) -> Vec<(bool, bool)> {
        let mut inside = Vec::new();
        for &place in &self.places {
            let level = self.surface.level(place.0);
            let within = |x: u32, y: u32| {
                place == at && x >= rect.x.0 && x < rect.x.1 && y >= rect.y.0 && y < rect.y.1
            };
            for (y, x) in (0..level.height).flat_map(|y| (0..level.width).map(move |x| (y, x))) {
                let (left, top) = (x - x % self.block.0, y - y % self.block.1);
                let right = (left + self.block.0).min(level.width) - 1;
                let bottom = (top + self.block.1).min(level.height) - 1;
                inside.push((within(x, y), within(left, top) && within(right, bottom)));
            }
        }
        inside
    }

    /// Clears one rectangle of one level and layer, looks, settles and looks again.
    fn check(&self, rect: Rect, at: (u32, u32), access: Access, cx: &Context) {
        let (space, surface) = (self.space, self.surface);
        space.write(GraphicsAddress(MAIN), &NOISE).unwrap();
        for &(lod, layer) in &self.places {
            surface.trust_blocks(all(), lod, layer);
        }
        space.known().forget_all();
        let (before, inside) = (self.pixels(), self.inside(rect, at));
        let samples = surface.samples() as usize;
        let expected = |cleared: &dyn Fn((bool, bool)) -> bool| -> Vec<[u32; 4]> {
            let pixels = before.iter().enumerate();
            pixels.map(|(n, pixel)| if cleared(inside[n / samples]) { self.clear } else { *pixel }).collect()
        };
        surface.clear_blocks(rect, at.0, at.1, space);
        let marked: Vec<bool> = self.blocks().iter().map(|&(first, _)| inside[first].1).collect();
        assert!(self.marks() == marked, "{rect:?} {at:?}: marks");
        // Pixels of blocks that are clear in part are written, others are not.
        let written = expected(&|(pixel, block)| pixel && !block);
        assert!(self.pixels() == written, "{rect:?} {at:?}: what was written at once");
        let levels = self.places.iter().map(|place| place.0).max().unwrap() + 1;
        let layers = self.places.iter().map(|place| place.1).max().unwrap() + 1;
        let region = Region { lods: 0..levels, layers: 0..layers };
        surface.settle(&region, access, space, cx);
        assert!(self.pixels() == expected(&|(pixel, _)| pixel), "{rect:?} {at:?}: settled");
        let left = if access == Access::Read { marked } else { vec![false; marked.len()] };
        assert!(self.marks() == left, "{rect:?} {at:?}: marks that are left");
        assert_eq!(surface.settle(&region, access, space, cx), 0, "nothing is left to be done");
    }

    fn check_all(&self, cx: &Context) {
        for (n, &(lod, layer)) in self.places.iter().enumerate() {
            let level = self.surface.level(lod);
            let (width, height) = (level.width, level.height);
            let (across, down) = self.block;
            let rects = [
                ((0, u32::MAX), (0, u32::MAX)),
                ((width / 3, width - 1), (height / 3, height - 1)),
                ((across.min(width), (3 * across).min(width)), (0, (2 * down).min(height))),
                ((width - 1, width + 40), (height - 1, height + 40)),
                ((1, 2), (0, height)),
                ((5, 5), (0, 9)),
            ];
            for (r, (x, y)) in rects.into_iter().enumerate() {
                let access = if (n + r) % 2 == 0 { Access::Read } else { Access::Write };
                self.check(Rect { x, y }, (lod, layer), access, cx);
            }
        }
    }
}

fn places(levels: u32, layers: u32) -> Vec<(u32, u32)> {
    (0..levels).flat_map(|lod| (0..layers).map(move |layer| (lod, layer))).collect()
}

/// The red and blue of integer formats are clear at 1, the others at 0.
fn whole_numbers(format: SurfaceFormat, bytes: u32) -> RenderSurfaceState {
    RenderSurfaceState { surface_format: u32::from(format.0), width: 800 / bytes - 1, ..color([1, 0, 1, 0]) }
}

#[test]
fn blocks_inside_of_a_rectangle_are_marked_and_pixels_beside_them_are_written() {
    let space = space();
    let (x, y) = (RenderSurfaceState::TILE_MODE_XMAJOR, RenderSurfaceState::TILE_MODE_YMAJOR);
    // Platform, format, bytes of a pixel, tiling, pixels of a block, what is clear.
    let (one, two, four) =
        (SurfaceFormat::R32_UINT, SurfaceFormat::R32G32_UINT, SurfaceFormat::R32G32B32A32_UINT);
    let cases = [
        (&SKL, one, 4, y, (8, 4), [1, 0, 0, 1]),
        (&SKL, two, 8, y, (4, 4), [1, 0, 0, 1]),
        (&SKL, four, 16, y, (2, 4), [1, 0, 1, 0]),
        (&BDW, one, 4, y, (8, 4), [1, 0, 0, 1]),
        (&BDW, one, 4, x, (16, 2), [1, 0, 0, 1]),
        (&BDW, four, 16, x, (4, 2), [1, 0, 1, 0]),
    ];
    for (platform, format, bytes, tile_mode, block, clear) in cases {
        let state = RenderSurfaceState {
            tile_mode,
            surface_pitch: if tile_mode == x { 1023 } else { 895 },
            auxiliary_surface_mode: 1,
            auxiliary_surface_pitch: 1,
            ..whole_numbers(format, bytes)
        };
        with(platform, |cx, _| {
            let surface = &resolve(&state, &space, cx);
            Model { space: &space, surface, places: places(2, 2), block, clear }.check_all(cx);
        });
    }
    // Bay Trail has one level of one layer.
    let state = RenderSurfaceState {
        surface_array: false,
        tiled_surface: true,
        tile_walk: 1,
        ..whole_numbers(one, 4)
    };
    with(&BYT, |cx, _| {
        let surface = &resolve(&state, &space, cx);
        let clear = [1, 0, 0, 1];
        Model { space: &space, surface, places: places(1, 1), block: (8, 4), clear }.check_all(cx);
    });
}

#[test]
fn rectangles_of_depth_are_clear_by_blocks_of_eight_by_four() {
    let space = space();
    on_skl(|cx| {
        let surface = &depth(&space, (2, 0), 0.75, cx);
        let clear = [0.75f32.to_bits(), 0, 0, 1.0f32.to_bits()];
        Model { space: &space, surface, places: places(3, 3), block: (8, 4), clear }.check_all(cx);
    });
}

#[test]
fn rectangles_of_samples_are_clear_pixel_by_pixel() {
    let space = space();
    on_skl(|cx| {
        for log2 in 1..=4 {
            let state = RenderSurfaceState {
                surface_format: u32::from(SurfaceFormat::R32_UINT.0),
                ..samples([7, 0, 0, 0], log2)
            };
            let surface = &resolve(&state, &space, cx);
            let clear = [7, 0, 0, 1];
            Model { space: &space, surface, places: places(1, 3), block: (1, 1), clear }.check_all(cx);
        }
    });
}

#[test]
fn rectangles_of_slices_of_a_volume_are_clear_level_by_level_on_broadwell() {
    let space = space();
    let y = RenderSurfaceState::TILE_MODE_YMAJOR;
    let state = RenderSurfaceState {
        surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_3D,
        tile_mode: y,
        surface_pitch: 1023,
        auxiliary_surface_mode: 1,
        auxiliary_surface_pitch: 1,
        width: 99,
        height: 49,
        depth: 3,
        ..whole_numbers(SurfaceFormat::R32_UINT, 4)
    };
    with(&BDW, |cx, _| {
        let surface = &resolve(&state, &space, cx);
        let places = vec![(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (2, 0)];
        Model { space: &space, surface, places, block: (8, 4), clear: [1, 0, 0, 1] }.check_all(cx);
        // Lines of blocks are aligned to 256 by 128 pixels: 32 by 32 blocks. Level 1 lies behind four slices of level 0.
        let control = surface.control.as_ref().unwrap();
        let origin = |lod, layer| control.origin(surface, lod, layer);
        assert_eq!([0, 1, 3].map(|layer| origin(0, layer)), [(0, 0), (0, 32), (0, 96)]);
        assert_eq!([0, 1].map(|layer| origin(1, layer)), [(0, 128), (32, 128)]);
        assert_eq!(origin(2, 0), (0, 160));
        // A view of what lies behind the first slice.
        let view = Surface { min_array_element: 1, ..*surface };
        assert_eq!([control.origin(&view, 0, 2), control.origin(&view, 1, 0)], [(0, 96), (32, 128)]);
    });
}

#[test]
fn control_surfaces_reach_to_the_end_of_the_tile_of_their_last_line() {
    let space = space();
    on_skl(|cx| {
        let bytes = |state: &RenderSurfaceState| {
            let surface = resolve(state, &space, cx);
            surface.control.as_ref().unwrap().view.len()
        };
        // A tile is 8 by 8 lines of 128 by 64 pixels. Three layers that are 256 rows apart, the last with three levels, end
        // behind row 512 + 128 + 32.
        let plain = color(GREEN);
        assert_eq!(bytes(&plain), 2 * 4096);
        assert_eq!(bytes(&RenderSurfaceState { auxiliary_surface_pitch: 2, ..plain }), 2 * 3 * 4096);
        assert_eq!(bytes(&RenderSurfaceState { depth: 0, ..plain }), 4096);
        assert_eq!(bytes(&RenderSurfaceState { auxiliary_surface_qpitch: 512 / 4, ..plain }), 3 * 4096);
    });
}

#[test]
fn the_last_line_of_a_control_surface_is_looked_at_too() {
    let space = space();
    on_skl(|cx| {
        // 1024 by 512 pixels are one tile of control memory.
        let state = RenderSurfaceState {
            width: 1023,
            height: 511,
            depth: 0,
            mip_count_lod: 0,
            surface_pitch: 4095,
            ..color(GREEN)
        };
        let surface = resolve(&state, &space, cx);
        surface.clear_blocks(Rect { x: (896, 1024), y: (448, 512) }, 0, 0, &space);
        let clear = |x, y| surface.is_clear(x, y, 0, 0);
        assert_eq!([clear(896, 448), clear(1023, 511)], [true; 2]);
        assert_eq!([clear(895, 511), clear(1023, 447)], [false; 2]);
    });
}

#[test]
fn what_is_known_of_one_region_is_not_known_of_another() {
    let space = space();
    on_skl(|cx| {
        let regions = |surface: &Surface| -> Vec<Region> {
            let lods = [0..1, 0..2, 1..2, 0..3, 1..3, 2..3];
            let layers = [0..1, 0..2, 1..2, 0..3, 1..3, 2..3];
            let all = lods.into_iter().flat_map(|lods| {
                layers.iter().map(move |layers| Region { lods: lods.clone(), layers: layers.clone() })
            });
            all.filter(|region| surface.samples_log2 == 0 || region.lods.end == 1).collect()
        };
        let plain = color(GREEN);
        let states = [
            plain,
            RenderSurfaceState { height: 95, ..plain },
            RenderSurfaceState { width: 95, ..plain },
            RenderSurfaceState { surface_qpitch: 156 / 4, ..plain },
            RenderSurfaceState { surface_pitch: 1023, ..plain },
            RenderSurfaceState { auxiliary_surface_qpitch: 320 / 4, ..plain },
            RenderSurfaceState { auxiliary_surface_pitch: 1, ..plain },
            RenderSurfaceState { surface_base_address: MAIN + 0x1000, ..plain },
            RenderSurfaceState { depth: 3, ..plain },
            RenderSurfaceState { minimum_array_element: 3, ..plain },
        ];
        for access in [Access::Read, Access::Write] {
            space.known().forget_all();
            for (n, state) in states.iter().enumerate() {
                let surface = resolve(state, &space, cx);
                for region in regions(&surface) {
                    let work = |access| surface.settle(&region, access, &space, cx);
                    assert!(work(access) > 0, "{n} {region:?} {access:?}");
                    assert_eq!(work(access), 0, "{n} {region:?} {access:?}");
                    // What may be written may be read, but not the other way round.
                    if access == Access::Write {
                        assert_eq!(work(Access::Read), 0, "{n} {region:?}");
                    }
                }
            }
        }
        // Samples are part of it, too.
        space.known().forget_all();
        for log2 in 1..=4 {
            let state = samples(GREEN, log2);
            let surface = resolve(&RenderSurfaceState { auxiliary_surface_pitch: 1, ..state }, &space, cx);
            assert!(surface.settle(&one(0, 0), Access::Write, &space, cx) > 0, "{log2}");
            assert_eq!(surface.settle(&one(0, 0), Access::Write, &space, cx), 0, "{log2}");
        }
    });
}

#[test]
fn another_clear_value_makes_only_those_look_again_that_have_another_one() {
    let space = space();
    on_skl(|cx| {
        let (green, red) = (resolve(&color(GREEN), &space, cx), resolve(&color(RED), &space, cx));
        for layer in 0..2 {
            green.clear_blocks(all(), 0, layer, &space);
        }
        let look = |surface: &Surface, layer| surface.settle(&one(0, layer), Access::Read, &space, cx) > 0;
        assert_eq!(
            [look(&green, 0), look(&green, 1), look(&green, 0), look(&green, 1)],
            [true, true, false, false]
        );
        // A layer that is to be written stays known.
        assert!(red.settle(&one(1, 0), Access::Write, &space, cx) > 0);
        assert_eq!([look(&red, 0), look(&green, 0), look(&green, 1)], [true, true, true]);
        assert_eq!(red.settle(&one(1, 0), Access::Write, &space, cx), 0);
    });
}

#[test]
fn one_element_fills_a_rectangle_of_any_tiling_and_nothing_else() {
    let space = space();
    let (linear, x, y) = (
        RenderSurfaceState::TILE_MODE_LINEAR,
        RenderSurfaceState::TILE_MODE_XMAJOR,
        RenderSurfaceState::TILE_MODE_YMAJOR,
    );
    on_skl(|cx| {
        for (format, tile_mode, samples_log2) in [
            (SurfaceFormat::R8_UINT, linear, 0),
            (SurfaceFormat::R8_UINT, RenderSurfaceState::TILE_MODE_WMAJOR, 0),
            (SurfaceFormat::R16_UINT, x, 0),
            (SurfaceFormat::R32_UINT, y, 0),
            (SurfaceFormat::R32_UINT, y, 2),
            (SurfaceFormat::R32G32_UINT, y, 0),
            (SurfaceFormat::R32G32B32A32_UINT, y, 0),
            (SurfaceFormat::R8G8B8_UINT, linear, 0),
        ] {
            let state = RenderSurfaceState {
                surface_format: u32::from(format.0),
                tile_mode,
                width: 70,
                height: 40,
                depth: 1,
                mip_count_lod: 1,
                surface_qpitch: 64 / 4,
                surface_pitch: if samples_log2 == 0 { 2047 } else { 511 },
                number_of_multisamples: samples_log2,
                auxiliary_surface_mode: 0,
                ..color([0; 4])
            };
            let surface = &resolve(&state, &space, cx);
            let model = Model { space: &space, surface, places: places(2, 2), block: (1, 1), clear: [0; 4] };
            let element = [0x81; 16];
            for (at, rect) in [
                ((0, 1), Rect { x: (0, 71), y: (0, 41) }),
                ((0, 0), Rect { x: (3, 67), y: (1, 40) }),
                ((1, 1), Rect { x: (1, 34), y: (2, 3) }),
                ((1, 0), Rect { x: (16, 33), y: (4, 20) }),
                ((0, 1), Rect { x: (9, 9), y: (4, 20) }),
                ((0, 1), Rect { x: (9, 12), y: (20, 4) }),
            ] {
                space.write(GraphicsAddress(MAIN), &NOISE).unwrap();
                let (before, inside) = (model.pixels(), model.inside(rect, at));
                let count = surface.fill(rect, at.1, at.0, &element);
                let pixels = inside.iter().filter(|inside| inside.0).count() as u64;
                assert_eq!(count, pixels << samples_log2, "{} {at:?}", format.name());
                let texel = surface.unpack.unwrap()(&element);
                let samples = surface.samples() as usize;
                for (n, (found, before)) in model.pixels().into_iter().zip(before).enumerate() {
                    let expected = if inside[n / samples].0 { texel } else { before };
                    assert_eq!(found, expected, "{} {rect:?} {n}", format.name());
                }
            }
        }
    });
}

#[test]
fn words_right_of_the_last_column_move_no_samples() {
    let space = space();
    on_skl(|cx| {
        let surface = resolve(&samples(GREEN, 2), &space, cx);
        fill(&space, CONTROL, 0x1000, 0xe4);
        // 20 columns: pixel 20 of row 5 says that all samples are in slice 0; so does pixel 3 of row 10 of ten.
        for (x, y) in [(20, 5), (3, 10)] {
            space.write(GraphicsAddress(CONTROL + offset_y(x, y, 128) as u64), &[0]).unwrap();
        }
        space.write(GraphicsAddress(MAIN), &NOISE).unwrap();
        let texels = |x, y| [0, 1, 2, 3].map(|sample| surface.read_texel(x, y, 0, 0, sample));
        let before = [texels(20, 5), texels(3, 10), texels(19, 5)];
        surface.settle(&surface.whole(), Access::Read, &space, cx);
        assert_eq!([texels(20, 5), texels(3, 10), texels(19, 5)], before);
        assert_eq!(surface.samples_control(19, 5, 0), [0xe4, 0]);
    });
}
