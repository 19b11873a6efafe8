//! Scans of a few blocks, whose samples are known.

use super::*;
use crate::VideoPipeline;
use bits::GraphicsAddress;
use hw::command::CommandId;
use hw::platforms::{BDW, BXT, BYT, SKL};
use memory::AddressSpace;
use ports::Unmetered;
use probe::{Findings, Ids, Kind};
use surface::tiling::{self, Tiling};

const STREAM: u64 = 0x10000;
const PICTURE: u64 = 0x40000;

/// Bits of a stream, first bit first.
#[derive(Default)]
struct Writer(Vec<u8>, usize);

impl Writer {
    fn put(&mut self, value: u32, bits: usize) -> &mut Self {
        for n in (0..bits).rev() {
            if self.1.is_multiple_of(8) {
                self.0.push(0);
            }
            *self.0.last_mut().unwrap() |= ((value >> n & 1) as u8) << (7 - self.1 % 8);
            self.1 += 1;
        }
        self
    }

    /// A block of one coefficient: its length as two bits, the difference, and the code that ends a block.
    fn block(&mut self, difference: i32) -> &mut Self {
        let length = 32 - difference.unsigned_abs().leading_zeros();
        let bits = if difference < 0 { difference + (1 << length) - 1 } else { difference };
        self.put(length, 4).put(bits as u32, length as usize).put(0, 1)
    }
}

/// Lengths of differences are codes of four bits, the end of a block is one zero, one bit is a coefficient behind none.
fn tables(id: u32) -> hw::MfxJpegHuffTableState {
    let mut state = hw::MfxJpegHuffTableState { huffman_table_id: id, ..Default::default() };
    state.dc_bits[3] = 12;
    state.dc_huffval = std::array::from_fn(|n| n as u32);
    state.ac_bits[1] = 2;
    state.ac_bits[0] = 1;
    (state.ac_huffval[1], state.ac_huffval[2]) = (0x01, 0xf0);
    state
}

struct Run {
    space: AddressSpace,
    findings: Findings,
}

fn run(
    platform: &'static hw::Platform,
    picture: hw::MfxJpegPicState,
    surface: hw::MfxSurfaceState,
    object: hw::MfdJpegBsdObject,
    stream: &[u8],
) -> Run {
    let mut space = AddressSpace::new(1 << 24).unwrap();
    space.bind_anonymous(GraphicsAddress(STREAM), 0x1000).unwrap();
    space.bind_anonymous(GraphicsAddress(PICTURE), 0x10000).unwrap();
    space.write(GraphicsAddress(STREAM), stream).unwrap();
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let mut video = VideoPipeline::default();
    let mut command = |id, dwords: Vec<u32>| video.command(id, &dwords, &mut Unmetered, &space, &cx).unwrap();
    let mode = hw::MfxPipeModeSelect {
        standard_select: hw::MfxPipeModeSelect::STANDARD_SELECT_JPEG,
        pre_deblocking_output_enable: true,
        ..Default::default()
    };
    let buffers =
        hw::MfxPipeBufAddrState { pre_deblocking_destination_address: PICTURE, ..Default::default() };
    let objects =
        hw::MfxIndObjBaseAddrState { mfx_indirect_bitstream_object_address: STREAM, ..Default::default() };
    command(CommandId::MfxPipeModeSelect, mode.encode(platform));
    command(CommandId::MfxSurfaceState, surface.encode(platform));
    command(CommandId::MfxPipeBufAddrState, buffers.encode(platform));
    command(CommandId::MfxIndObjBaseAddrState, objects.encode(platform));
    command(CommandId::MfxJpegPicState, picture.encode(platform));
    for n in 0..3 {
        let matrix =
            hw::MfxQmState { avc: n, jpeg: n, mpeg2: n, quantizer_matrix: [8; 64], ..Default::default() };
        command(CommandId::MfxQmState, matrix.encode(platform));
    }
    for n in 0..2 {
        command(CommandId::MfxJpegHuffTableState, tables(n).encode(platform));
    }
    let object = hw::MfdJpegBsdObject { indirect_data_length: stream.len() as u32, ..object };
    command(CommandId::MfdJpegBsdObject, object.encode(platform));
    Run { space, findings }
}

impl Run {
    fn byte(&self, tiling: Tiling, x: usize, y: usize) -> u8 {
        let at = tiling::offset(tiling, x, y, 128) as u64;
        self.space.read::<1>(GraphicsAddress(PICTURE + at)).unwrap()[0]
    }
}

fn surface_420() -> hw::MfxSurfaceState {
    hw::MfxSurfaceState {
        width: 31,
        height: 15,
        surface_pitch: 127,
        tiled_surface: true,
        tile_walk: hw::MfxSurfaceState::TILE_WALK_YMAJOR,
        y_offset_for_u_cb: 32,
        y_offset_for_v_cr: 64,
        ..Default::default()
    }
}

fn picture_420() -> hw::MfxJpegPicState {
    hw::MfxJpegPicState {
        input_format_yuv: 1,
        output_mcu_structure: 1,
        frame_width_in_blocks: 3,
        frame_height_in_blocks: 1,
        ..Default::default()
    }
}

const ALL: hw::MfdJpegBsdObject = hw::MfdJpegBsdObject {
    dword_length: 0,
    indirect_data_length: 0,
    indirect_data_start_address: 0,
    scan_vertical_position: 0,
    scan_horizontal_position: 0,
    mcu_count: 2,
    scan_components: 7,
    interleaved: true,
    restart_interval: 0,
};

/// Two units: luma 10 to 17 in steps of one per block, chroma -20 and 30.
fn two_units() -> Vec<u8> {
    let mut bits = Writer::default();
    bits.block(10 - 128).block(1).block(1).block(1).block(-20).block(30);
    bits.block(1).block(1).block(1).block(1).block(0).block(0);
    bits.0
}

#[test]
fn blocks_of_a_unit_lie_beside_and_below_each_other_on_every_platform() {
    for platform in [&BYT, &BDW, &SKL, &BXT] {
        let run = run(platform, picture_420(), surface_420(), ALL, &two_units());
        for y in 0..16 {
            for x in 0..32 {
                let block = x / 16 * 4 + y / 8 * 2 + x / 8 % 2;
                assert_eq!(run.byte(Tiling::Y, x, y), 10 + block as u8, "{x} {y}");
            }
        }
        for (x, y) in [(0, 0), (15, 0), (0, 7), (15, 7)] {
            assert_eq!(run.byte(Tiling::Y, x, 32 + y), 108);
            assert_eq!(run.byte(Tiling::Y, x, 64 + y), 158);
        }
        assert_eq!(run.byte(Tiling::Y, 16, 32), 0);
        assert_eq!(run.findings.list(), []);
    }
}

#[test]
fn chroma_takes_turns_where_the_output_is_asked_to() {
    let picture = hw::MfxJpegPicState { output_format_yuv: 1, input_surface_format_yuv: 1, ..picture_420() };
    let run = run(&SKL, picture, surface_420(), ALL, &two_units());
    for x in 0..32 {
        assert_eq!(run.byte(Tiling::Y, x, 32 + 7), [108, 158][x % 2]);
    }
    assert_eq!(run.byte(Tiling::Y, 0, 64), 0);
}

#[test]
fn luma_and_chroma_take_turns_in_packed_output() {
    // Two units of two blocks of luma side by side, chroma as high and half as wide.
    let mut bits = Writer::default();
    bits.block(10 - 128).block(1).block(-20).block(30).block(1).block(1).block(5).block(-5);
    for (output, places) in [(2, [1, 0, 1, 2]), (3, [0, 1, 0, 3])] {
        let picture = hw::MfxJpegPicState {
            input_format_yuv: 2,
            output_mcu_structure: 2,
            output_format_yuv: output,
            input_surface_format_yuv: output,
            frame_height_in_blocks: 0,
            ..picture_420()
        };
        let surface = hw::MfxSurfaceState { height: 7, ..surface_420() };
        let run = run(&SKL, picture, surface, ALL, &bits.0);
        let [luma, cb, _, cr] = places;
        for (x, y) in [(0, 0), (3, 7), (7, 3), (8, 0), (15, 7)] {
            let right = (x / 8) as u8;
            assert_eq!(run.byte(Tiling::Y, 2 * x + luma, y), 10 + right, "{x} {y}");
            assert_eq!(run.byte(Tiling::Y, 2 * (x + 16) + luma, y), 12 + right, "{x} {y}");
        }
        for x in [0, 1, 7] {
            assert_eq!([cb, cr].map(|place| run.byte(Tiling::Y, 4 * x + place, 5)), [108, 158], "{x}");
            assert_eq!([cb, cr].map(|place| run.byte(Tiling::Y, 4 * (x + 8) + place, 5)), [113, 153], "{x}");
        }
        assert_eq!(run.byte(Tiling::Y, 0, 8), 0);
        assert_eq!(run.findings.list(), []);
    }
}

/// Each component of every layout that has planes of its own: blocks of a unit beside and below each other.
#[test]
fn planes_of_every_layout_have_their_blocks() {
    let layouts: [(u32, [usize; 2], [usize; 2]); 6] = [
        (2, [2, 1], [1, 1]),
        (3, [1, 1], [1, 1]),
        (4, [4, 1], [1, 1]),
        (5, [1, 2], [1, 1]),
        (6, [2, 2], [1, 2]),
        (7, [2, 2], [2, 1]),
    ];
    for (format, [across, down], chroma) in layouts {
        let mut bits = Writer::default();
        let mut put = |count: usize, first: i32| {
            bits.block(first - 128);
            (1..count).for_each(|_| _ = bits.block(1));
        };
        put(across * down, 40);
        put(chroma[0] * chroma[1], 80);
        put(chroma[0] * chroma[1], 120);
        let picture = hw::MfxJpegPicState {
            input_format_yuv: format,
            output_mcu_structure: format,
            frame_width_in_blocks: across as u32 - 1,
            frame_height_in_blocks: down as u32 - 1,
            ..Default::default()
        };
        let surface = hw::MfxSurfaceState {
            width: across as u32 * 8 - 1,
            height: down as u32 * 8 - 1,
            ..surface_420()
        };
        let object = hw::MfdJpegBsdObject { mcu_count: 1, ..ALL };
        let run = run(&SKL, picture, surface, object, &bits.0);
        for ((first, row), [across, down]) in
            [(40, 0), (80, 32), (120, 64)].into_iter().zip([[across, down], chroma, chroma])
        {
            for n in 0..across * down {
                let (x, y) = (n % across * 8, n / across * 8);
                for (x, y) in [(x, y), (x + 7, y + 7)] {
                    assert_eq!(
                        run.byte(Tiling::Y, x, row + y),
                        (first + n) as u8,
                        "{format}: {x} {y} of {row}"
                    );
                }
            }
            assert_eq!(run.byte(Tiling::Y, across * 8, row), 0, "{format}: behind the plane at {row}");
        }
        assert_eq!(run.findings.list(), []);
    }
}

#[test]
fn a_linear_surface_has_its_rows_one_after_the_other() {
    let surface = hw::MfxSurfaceState { tiled_surface: false, ..surface_420() };
    let run = run(&SKL, picture_420(), surface, ALL, &two_units());
    assert_eq!([(0, 0), (31, 15), (15, 39)].map(|(x, y)| run.byte(Tiling::Linear, x, y)), [10, 17, 108]);
}

#[test]
fn a_restart_takes_predictions_back_to_grey() {
    let mut first = Writer::default();
    first.block(10 - 128).block(1).block(1).block(1).block(-20).block(30);
    let mut second = Writer::default();
    second.block(2).block(0).block(0).block(0).block(0).block(0);
    let stream = [first.0, vec![0xff, 0xd0], second.0].concat();
    let object = hw::MfdJpegBsdObject { restart_interval: 1, ..ALL };
    let run = run(&SKL, picture_420(), surface_420(), object, &stream);
    assert_eq!(
        [(0, 0), (15, 15), (16, 0), (31, 15)].map(|(x, y)| run.byte(Tiling::Y, x, y)),
        [10, 13, 130, 130]
    );
    assert_eq!([32, 64].map(|y| run.byte(Tiling::Y, 8, y)), [128, 128]);
}

#[test]
fn a_component_alone_has_only_the_blocks_that_the_picture_touches() {
    // 24 pixels wide: three blocks of luma in a row, while units of all components are two times two.
    let surface = hw::MfxSurfaceState { width: 23, ..surface_420() };
    let object = hw::MfdJpegBsdObject { mcu_count: 6, scan_components: 1, interleaved: false, ..ALL };
    let mut bits = Writer::default();
    for n in 0..6 {
        bits.block(if n == 0 { 10 - 128 } else { 1 });
    }
    let run = run(&SKL, picture_420(), surface, object, &bits.0);
    let places = [(0, 0), (8, 0), (16, 0), (24, 0), (0, 8), (8, 8), (16, 8), (24, 8)];
    assert_eq!(places.map(|(x, y)| run.byte(Tiling::Y, x, y)), [10, 11, 12, 128, 13, 14, 15, 128]);
}

#[test]
fn a_coefficient_is_multiplied_and_lies_where_the_zigzag_says() {
    // Codes 10: a coefficient of one bit without zeros before it; 11: sixteen zeros.
    let mut bits = Writer::default();
    bits.put(0, 4).put(0b10, 2).put(1, 1).put(0b11, 2).put(0b10, 2).put(0, 1).put(0, 1);
    let [dc, ac] = [&tables(0)].map(|state| {
        [Table::new(&state.dc_bits, &state.dc_huffval), Table::new(&state.ac_bits, &state.ac_huffval)]
    })[0]
        .clone();
    let matrix = std::array::from_fn(|n| n as u8 + 1);
    let block = coefficients(&mut Bits::new(&bits.0), [&dc, &ac], &matrix, &mut 3).unwrap();
    let mut expected = [0; 64];
    (expected[0], expected[1]) = (GREY + 3, 2);
    let place = usize::from(ZIGZAG[18]);
    expected[place] = -(place as i32 + 1);
    assert_eq!(block, expected);
}

#[test]
fn a_stream_that_breaks_off_leaves_grey() {
    let run = run(&SKL, picture_420(), surface_420(), ALL, &two_units()[..2]);
    assert_eq!([(0, 0), (31, 15)].map(|(x, y)| run.byte(Tiling::Y, x, y)), [10, 128]);
    assert_eq!(run.byte(Tiling::Y, 0, 64), 128);
    let found = run.findings.list();
    assert_eq!((found.len(), found[0].0.kind, found[0].0.system), (1, Kind::Gap, "D54"));
}

#[test]
fn what_is_not_built_is_a_gap_and_writes_nothing() {
    let refused = [
        hw::MfxJpegPicState { rotation: 1, ..picture_420() },
        hw::MfxJpegPicState { vertical_down_sampling_enable: true, ..picture_420() },
        hw::MfxJpegPicState { horizontal_down_sampling_enable: true, ..picture_420() },
        hw::MfxJpegPicState { vertical_up_sampling_enable: true, ..picture_420() },
        hw::MfxJpegPicState { output_format_yuv: 2, input_surface_format_yuv: 2, ..picture_420() },
        hw::MfxJpegPicState {
            input_format_yuv: 2,
            output_mcu_structure: 2,
            output_format_yuv: 1,
            input_surface_format_yuv: 1,
            ..picture_420()
        },
    ];
    for picture in refused {
        let run = run(&SKL, picture, surface_420(), ALL, &two_units());
        assert_eq!(run.byte(Tiling::Y, 0, 0), 0);
        assert!(run.findings.list().iter().all(|(finding, _)| finding.kind == Kind::Gap));
        assert_ne!(run.findings.list(), []);
    }
}

#[test]
fn the_first_component_has_the_first_tables_and_the_others_the_second() {
    let mut bits = Writer::default();
    bits.block(10 - 128);
    for (component, number) in [(0, 0), (1, 1), (2, 1)] {
        for table in 0..2 {
            let mut jpeg = Jpeg::default();
            jpeg.begin(picture_420());
            jpeg.set_tables(&tables(table));
            let object = hw::MfdJpegBsdObject {
                mcu_count: 1,
                scan_components: 1 << component,
                interleaved: false,
                ..ALL
            };
            let frame = jpeg.scan(&object, &[[8; 64]; 4], [32, 16], &bits.0).unwrap();
            let expected = if table == number { 10 } else { 0x80 };
            assert_eq!(frame.planes[component].data[0], expected, "{component} {table}");
            assert_eq!(jpeg.lost, usize::from(table != number));
        }
    }
}
