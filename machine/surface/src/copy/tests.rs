//! Copies and fills in pieces against those that go element by element.

use super::*;
use bits::GraphicsAddress;
use hw::RenderSurfaceState;
use hw::format::SurfaceFormat;
use memory::AddressSpace;
use probe::{Context, Findings, Ids};

const BYTES: usize = 0x4_0000;
const FORMATS: [SurfaceFormat; 7] = [
    SurfaceFormat::R8_UINT,
    SurfaceFormat::R16_UINT,
    SurfaceFormat::R8G8B8_UINT,
    SurfaceFormat::R8G8B8A8_UINT,
    SurfaceFormat::R16G16B16A16_UINT,
    SurfaceFormat::R32G32B32_UINT,
    SurfaceFormat::R32G32B32A32_UINT,
];
const TILINGS: [u32; 3] = [
    RenderSurfaceState::TILE_MODE_LINEAR,
    RenderSurfaceState::TILE_MODE_XMAJOR,
    RenderSurfaceState::TILE_MODE_YMAJOR,
];
const TO: u64 = 0x10_0000;
const FROM: u64 = 0x20_0000;

fn space() -> AddressSpace {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    for base in [TO, FROM] {
        space.bind_anonymous(GraphicsAddress(base), BYTES as u64).unwrap();
        let bytes: Vec<u8> = (0..BYTES).map(|at| (at * 7 + at / 251) as u8 ^ (base >> 20) as u8).collect();
        space.write(GraphicsAddress(base), &bytes).unwrap();
    }
    space
}

/// A surface of two layers with levels.
fn surface(space: &AddressSpace, base: u64, format: SurfaceFormat, tile_mode: u32) -> Surface<'_> {
    let state = RenderSurfaceState {
        surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: u32::from(format.0),
        surface_horizontal_alignment: RenderSurfaceState::SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_4,
        surface_vertical_alignment: RenderSurfaceState::SURFACE_VERTICAL_ALIGNMENT_VALIGN_4,
        width: 59,
        height: 49,
        depth: 1,
        surface_array: true,
        surface_qpitch: 80 / 4,
        surface_pitch: 1023,
        mip_count_lod: 2,
        tile_mode,
        surface_base_address: base,
        ..Default::default()
    };
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = Context { platform: &hw::platforms::SKL, findings: &findings, ids: &ids };
    Surface::resolve(&state, space, &cx).unwrap()
}

fn bytes(space: &AddressSpace) -> Vec<u8> {
    let mut bytes = vec![0; BYTES];
    space.read_into(GraphicsAddress(TO), &mut bytes).unwrap();
    bytes
}

/// What copying element by element leaves.
fn copied_slowly(to: (&Surface, u32, u32, Slice), from: (&Surface, Slice), columns: &[u32], rows: &[u32]) {
    let ((to, x, y, slice), (from, from_slice)) = (to, from);
    for (dy, &row) in rows.iter().enumerate() {
        for (dx, &column) in columns.iter().enumerate() {
            let at = from.texel_offset(column, row, from_slice.layer, from_slice.lod, 0);
            let place = to.texel_offset(x + dx as u32, y + dy as u32, slice.layer, slice.lod, 0);
            to.write_element(place, &from.read_element(at));
        }
    }
}

#[test]
fn rectangles_are_copied_between_all_tilings_as_element_by_element() {
    let (to_slice, from_slice) = (Slice { lod: 0, layer: 1 }, Slice { lod: 1, layer: 1 });
    for format in FORMATS {
        for (to_mode, from_mode) in TILINGS.into_iter().flat_map(|to| TILINGS.map(|from| (to, from))) {
            for (x, u, width) in [(0, 0, 30), (4, 8, 16), (3, 1, 27), (5, 2, 1), (16, 0, 29)] {
                let columns: Vec<u32> = (u..u + width).collect();
                let [fast, slow] = [true, false].map(|is_fast| {
                    let space = space();
                    let to = surface(&space, TO, format, to_mode);
                    let from = surface(&space, FROM, format, from_mode);
                    let rows: Vec<u32> = (2..19).chain([4, 5, 0]).collect();
                    if is_fast {
                        to.copy_elements((x, 21), to_slice, &from, from_slice, &columns, &rows);
                    } else {
                        copied_slowly((&to, x, 21, to_slice), (&from, from_slice), &columns, &rows);
                    }
                    bytes(&space)
                });
                assert!(fast == slow, "{} {to_mode} {from_mode} {x} {u} {width}", format.name());
                assert!(fast != bytes(&space()));
            }
        }
    }
}

#[test]
fn columns_that_do_not_follow_each_other_are_copied_one_by_one() {
    let slice = Slice { lod: 0, layer: 0 };
    let [fast, slow] = [true, false].map(|is_fast| {
        let space = space();
        let to = surface(&space, TO, SurfaceFormat::R8G8B8A8_UINT, TILINGS[2]);
        let from = surface(&space, FROM, SurfaceFormat::R8G8B8A8_UINT, TILINGS[1]);
        let (columns, rows) = ([9, 8, 7, 7, 5], [30, 20, 20]);
        if is_fast {
            to.copy_elements((2, 3), slice, &from, slice, &columns, &rows);
        } else {
            copied_slowly((&to, 2, 3, slice), (&from, slice), &columns, &rows);
        }
        to.copy_elements((0, 0), slice, &from, slice, &[], &rows);
        bytes(&space)
    });
    assert!(fast == slow && fast != bytes(&space()));
}

#[test]
fn what_lies_behind_the_bound_bytes_is_dropped() {
    let slice = Slice { lod: 0, layer: 0 };
    let columns: Vec<u32> = (0..40).collect();
    let rows: Vec<u32> = (0..40).collect();
    for mode in TILINGS {
        let [fast, slow] = [true, false].map(|is_fast| {
            let space = space();
            let mut to = surface(&space, TO, SurfaceFormat::R8G8B8A8_UINT, mode);
            let mut from = surface(&space, FROM, SurfaceFormat::R8G8B8A8_UINT, mode);
            (to.view, from.view) = (to.view.first(0x5008), from.view.first(0x3004));
            if is_fast {
                to.copy_elements((1, 1), slice, &from, slice, &columns, &rows);
            } else {
                copied_slowly((&to, 1, 1, slice), (&from, slice), &columns, &rows);
            }
            bytes(&space)
        });
        assert!(fast == slow && fast != bytes(&space()), "{mode}");
    }
}

#[test]
fn every_element_of_a_rectangle_is_filled_and_no_other() {
    let element: [u8; 16] = std::array::from_fn(|at| 0xa0 + at as u8);
    for format in FORMATS {
        for mode in TILINGS {
            for (rect, bound) in [
                (Rect { x: (0, 60), y: (0, 50) }, BYTES),
                (Rect { x: (3, 20), y: (5, 47) }, BYTES),
                (Rect { x: (16, 17), y: (31, 33) }, BYTES),
                (Rect { x: (7, 7), y: (0, 9) }, BYTES),
                (Rect { x: (2, 50), y: (0, 50) }, 0x5008),
            ] {
                let space = space();
                let mut to = surface(&space, TO, format, mode);
                to.view = to.view.first(bound);
                let begins = |y: &u32| to.texel_offset(rect.x.0, *y, 1, 0, 0) < bound;
                let rows = (rect.y.0..rect.y.1).filter(begins).count() as u64;
                let written = to.fill(rect, 1, 0, &element);
                assert_eq!(written, rows * u64::from(rect.x.1 - rect.x.0), "{} {mode}", format.name());
                let filled = bytes(&space);
                let space = self::space();
                let mut to = surface(&space, TO, format, mode);
                to.view = to.view.first(bound);
                for y in (rect.y.0..rect.y.1).filter(begins) {
                    for x in rect.x.0..rect.x.1 {
                        to.write_element(to.texel_offset(x, y, 1, 0, 0), &element);
                    }
                }
                assert!(filled == bytes(&space), "{} {mode} {rect:?}", format.name());
            }
        }
    }
}

#[test]
fn blocks_are_as_large_as_tilings_allow() {
    let walk = |mode| Walk::of(&surface(&space(), TO, SurfaceFormat::R8G8B8A8_UINT, mode)).unwrap();
    let [linear, x, y] = TILINGS.map(walk);
    let blocks = |walks: &[(Walk, [usize; 2]); 2], size| {
        let mut blocks = Vec::new();
        each_block(walks, size, |at, bytes, counts| blocks.push((at, bytes, counts)));
        blocks
    };
    // Whole columns, to the end of the tile's rows; a hundred and twenty-eight bytes at a time.
    assert_eq!(
        blocks(&[(y, [16, 30]), (y, [0, 0])], [160, 34]),
        [
            ([0, 0], 16, [8, 2]),
            ([128, 0], 16, [2, 2]),
            ([0, 2], 16, [8, 30]),
            ([128, 2], 16, [2, 30]),
            ([0, 32], 16, [8, 2]),
            ([128, 32], 16, [2, 2]),
        ]
    );
    // Columns begin elsewhere: what is left of each.
    assert_eq!(
        blocks(&[(y, [4, 0]), (linear, [0, 0])], [24, 3]),
        [([0, 0], 8, [1, 3]), ([8, 0], 4, [1, 3]), ([12, 0], 8, [1, 3]), ([20, 0], 4, [1, 3]),]
    );
    // Rows without columns, and the end of a tile of 512 bytes.
    assert_eq!(
        blocks(&[(x, [384, 7]), (linear, [0, 0])], [200, 2]),
        [
            ([0, 0], 64, [2, 1]),
            ([128, 0], 64, [1, 1]),
            ([192, 0], 8, [1, 1]),
            ([0, 1], 64, [2, 1]),
            ([128, 1], 64, [1, 1]),
            ([192, 1], 8, [1, 1]),
        ]
    );
}

#[test]
fn numbers_that_follow_each_other_are_found() {
    let found = |numbers: &[u32]| following(numbers).collect::<Vec<_>>();
    assert_eq!(found(&[3, 4, 5, 5, 6, 1, u32::MAX, 0]), [(0, 3), (3, 2), (5, 1), (6, 1), (7, 1)]);
    assert_eq!(found(&[]), []);
}
