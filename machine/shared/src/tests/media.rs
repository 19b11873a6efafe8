//! Media messages: rectangles of bytes.

use super::{
    Bench, DATA, DATA_BYTES, GEN9, PAYLOAD, PLATFORMS, POISON, RESPONSE, WITH_BAY_TRAIL, message, with_header,
};
use bits::GraphicsAddress;
use hw::Platform;
use hw::RenderSurfaceState as State;
use hw::format::SurfaceFormat;
use hw::message::{MediaBlockRead, MediaBlockWrite, SamplerMediaBlockRead, TransposeRead};
use ports::SendMessage;
use probe::{FaultKind, Kind, Stop};

/// A linear surface of 16 DWords by 8 rows, which are 64 bytes apart.
fn plane(format: SurfaceFormat) -> State {
    super::image(format, 64)
}

/// A linear surface of 16 bytes by 8 rows: media messages count its width in DWords.
fn byte_plane() -> State {
    State { width: 3, ..plane(SurfaceFormat::R8_UINT) }
}

/// Byte x of line y is 16 y + x.
fn bytes(platform: &'static Platform) -> Bench {
    let mut bench = Bench::on(platform);
    bench.bind(1, &byte_plane());
    for y in 0..16u64 {
        for x in 0..16u64 {
            let byte = [(16 * y + x) as u8];
            bench.space.write(GraphicsAddress(DATA + 64 * y + x), &byte).unwrap();
        }
    }
    bench.poison();
    bench
}

fn header(x: i32, y: i32, control: u32, mask: u32) -> [u32; 8] {
    [x as u32, y as u32, control, mask, 0, 0, 0, 0]
}

/// Size of a block as the header has it.
fn size(width: u32, rows: u32) -> u32 {
    width - 1 | (rows - 1) << 16
}

fn read_message(platform: &'static Platform, line_stride_override: u32, response: u8) -> SendMessage {
    let read = MediaBlockRead { binding_table_index: 1, vertical_line_stride_override: line_stride_override };
    with_header(message(super::typed_port(platform), read.encode(platform)[0], 1, response, 8))
}

fn write_message(platform: &'static Platform, data: u8) -> SendMessage {
    let write = MediaBlockWrite { binding_table_index: 1, ..Default::default() };
    with_header(message(super::typed_port(platform), write.encode(platform)[0], 1 + data, 0, 8))
}

impl Bench {
    fn response_byte(&self, at: usize) -> u8 {
        self.grf.bytes()[32 * usize::from(RESPONSE) + at]
    }

    fn byte(&self, x: u64, y: u64) -> u8 {
        self.space.read::<1>(GraphicsAddress(DATA + 64 * y + x)).unwrap()[0]
    }

    /// Reads one byte.
    fn one(&mut self, x: i32, y: i32, line_stride_override: u32) -> u8 {
        self.set(PAYLOAD, header(x, y, size(1, 1), 0));
        self.send(&read_message(self.platform, line_stride_override, 1));
        self.response_byte(0)
    }
}

#[test]
fn rows_of_a_block_are_a_power_of_two_apart_and_enables_are_ignored() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bytes(platform);
        bench.set(PAYLOAD, header(4, 2, size(12, 3), 0));
        let mut read = read_message(platform, 0, 2);
        read.channel_enable = 1;
        bench.send(&read);
        for row in 0..3 {
            for column in 0..12 {
                assert_eq!(bench.response_byte(16 * row + column), (16 * (row + 2) + column + 4) as u8);
            }
            assert_eq!(bench.response_byte(16 * row + 12), POISON as u8);
        }
        // The sampler's port has the same message.
        bench.poison();
        let read = SamplerMediaBlockRead { binding_table_index: 1, ..Default::default() };
        bench.send(&with_header(message(super::sampler_port(platform), read.encode(platform)[0], 1, 2, 8)));
        assert_eq!((bench.response_byte(0), bench.response_byte(27)), (36, 63));
    }
}

#[test]
fn pixels_outside_are_the_nearest_ones_inside() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bytes(platform);
        bench.set(PAYLOAD, header(-2, -1, size(4, 2), 0));
        bench.send(&read_message(platform, 0, 1));
        assert_eq!(bench.response(0)[..2], [0x0100_0000, 0x0100_0000]);
        bench.set(PAYLOAD, header(14, 7, size(4, 2), 0));
        bench.send(&read_message(platform, 0, 1));
        assert_eq!(bench.response(0)[..2], [0x7f7f_7f7e, 0x7f7f_7f7e]);
        // Whole pixels are repeated.
        bench.bind(1, &plane(SurfaceFormat::R8G8B8A8_UINT));
        bench.set(PAYLOAD, header(60, 0, size(8, 1), 0));
        bench.set_word(60, 0x0403_0201);
        bench.send(&read_message(platform, 0, 1));
        assert_eq!(bench.response(0)[..2], [0x0403_0201; 2]);
    }
}

#[test]
fn the_width_of_a_surface_counts_dwords_whatever_its_pixels_are() {
    for platform in WITH_BAY_TRAIL {
        // Eight DWords: the pixel that is repeated to the right of them is a byte, a word or a DWord.
        for (format, right) in [
            (SurfaceFormat::R8_UINT, [0x1f1e_1d1c, 0x1f1f_1f1f]),
            (SurfaceFormat::R16_UINT, [0x1f1e_1d1c, 0x1f1e_1f1e]),
            (SurfaceFormat::R8G8_UINT, [0x1f1e_1d1c, 0x1f1e_1f1e]),
            (SurfaceFormat::R8G8B8A8_UINT, [0x1f1e_1d1c, 0x1f1e_1d1c]),
        ] {
            let mut bench = Bench::on(platform);
            // The last byte of the surface is the last one that is bound.
            let base = DATA + DATA_BYTES - 64 * 7 - 32;
            bench.bind(1, &State { width: 7, surface_base_address: base, ..plane(format) });
            for n in 0..32 {
                bench.space.write(GraphicsAddress(base + 64 * 7 + n), &[n as u8]).unwrap();
            }
            bench.set(PAYLOAD, header(28, 7, size(8, 1), 0));
            bench.send(&read_message(platform, 0, 1));
            assert_eq!(bench.response(0)[..2], right, "{format:?}");
            // Writes reach the same byte and nothing behind it.
            bench.set(PAYLOAD, header(28, 6, size(8, 1), 0));
            bench.set(PAYLOAD + 1, [0xb4b3_b2b1, 0xb8b7_b6b5, 0, 0, 0, 0, 0, 0]);
            bench.send(&write_message(platform, 1));
            let word = |n: u64| bench.space.read_u32(GraphicsAddress(base + 64 * 6 + n)).unwrap();
            assert_eq!([word(28), word(32)], [0xb4b3_b2b1, 0], "{format:?}");
        }
        // Wider pixels are none of these messages.
        let mut bench = Bench::on(platform);
        bench.bind(1, &plane(SurfaceFormat::R16G16B16A16_UINT));
        bench.set(PAYLOAD, header(0, 0, size(8, 1), 0));
        bench.try_send(&read_message(platform, 0, 1)).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-13"));
    }
}

#[test]
fn fields_skip_lines_and_the_boundary_mode_says_which_ones_stand_for_rows_outside() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bytes(platform);
        // The descriptor overrides the stride: the second field.
        assert_eq!([0, 1, 7].map(|y| bench.one(3, y, 0b111) >> 4), [1, 3, 15]);
        assert_eq!(bench.one(3, 1, 0b110) >> 4, 2);
        let boundaries = [
            // Normal: the closest row of the frame or field.
            (0, [0, 7, 7], [1, 15, 15]),
            // Progressive: the closest line of the frame.
            (State::MEDIA_BOUNDARY_PIXEL_MODE_PROGRESSIVE_FRAME, [0, 7, 7], [0, 15, 15]),
            // Interlaced: in a frame, even rows stand for even rows and odd ones for odd ones.
            (State::MEDIA_BOUNDARY_PIXEL_MODE_INTERLACED_FRAME, [1, 6, 7], [1, 15, 15]),
        ];
        for (mode, frame, field) in boundaries {
            let state = State { media_boundary_pixel_mode: mode, ..byte_plane() };
            bench.bind(1, &state);
            assert_eq!([-1, 8, 9].map(|y| bench.one(0, y, 0) >> 4), frame, "mode {mode}");
            let state = State { vertical_line_stride: 1, vertical_line_stride_offset: 1, ..state };
            bench.bind(1, &state);
            assert_eq!([-1, 8, 9].map(|y| bench.one(0, y, 0) >> 4), field, "mode {mode}");
        }
    }
}

#[test]
fn a_block_is_written_as_it_is_and_cut_at_the_edges() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bytes(platform);
        bench.set(PAYLOAD, header(12, 6, size(8, 3), 0));
        bench.set(PAYLOAD + 1, [0xa3a2_a1a0, 0xa7a6_a5a4, 0xb3b2_b1b0, 0xb7b6_b5b4, 0xc3c2_c1c0, 0, 0, 0]);
        bench.send(&write_message(platform, 1));
        assert_eq!([11, 12, 15, 16].map(|x| bench.byte(x, 6)), [0x6b, 0xa0, 0xa3, 0]);
        assert_eq!([11, 12, 15, 16].map(|x| bench.byte(x, 7)), [0x7b, 0xb0, 0xb3, 0]);
        assert_eq!(bench.byte(12, 8), 0x8c);
    }
}

#[test]
fn a_pixel_mask_names_squares_of_squares() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind(1, &State { width: 7, ..plane(SurfaceFormat::R32_UINT) });
        for row in 0..4 {
            bench.set(
                PAYLOAD + 1 + row,
                std::array::from_fn(|column| 100 + 8 * u32::from(row) + column as u32),
            );
        }
        // Bits 5, 7 and 17 of the table: row 0 DWord 3, row 1 DWord 3, row 0 DWord 5; bit 30: row 3 DWord 6.
        bench.set(PAYLOAD, header(0, 0, 1 << 30, 1 << 5 | 1 << 7 | 1 << 17 | 1 << 30));
        bench.send(&write_message(platform, 4));
        let written: Vec<_> = (0..4u64)
            .flat_map(|y| (0..8u64).map(move |x| (y, x)))
            .filter(|(y, x)| bench.word(64 * y + 4 * x) != 0)
            .map(|(y, x)| (y, x, bench.word(64 * y + 4 * x)))
            .collect();
        assert_eq!(written, [(0, 3, 103), (0, 5, 105), (1, 3, 111), (3, 6, 130)]);
    }
}

#[test]
fn a_byte_mask_is_the_same_for_all_rows() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bytes(platform);
        bench.set(PAYLOAD, header(4, 1, 2 << 30 | size(8, 2), 0b0100_0001));
        bench.set(PAYLOAD + 1, [0xffff_ffff; 8]);
        bench.send(&write_message(platform, 1));
        for y in [1, 2] {
            let row: Vec<_> = (4..12).map(|x| bench.byte(x, y) == 0xff).collect();
            assert_eq!(row, [true, false, false, false, false, false, true, false]);
        }
        assert_eq!(bench.byte(4, 3), 0x34);
    }
}

#[test]
fn merged_blocks_share_registers_line_by_line() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bytes(platform);
        // Lines 0 to 2 to even quarters, lines 5 to 7 between them.
        for (y, offset) in [(0, 0), (5, 4)] {
            bench.set(PAYLOAD, header(4, y, size(4, 3) | 1 << 8 | offset << 24, 0));
            bench.send(&read_message(platform, 0, 1));
        }
        let line = |y: u32| 0x0706_0504 + 0x1010_1010 * y;
        assert_eq!(bench.response(0), [line(0), line(5), line(1), line(6), line(2), line(7), POISON, POISON]);
        // Four lines apart.
        bench.poison();
        bench.set(PAYLOAD, header(0, 0, size(8, 2) | 2 << 8 | 8 << 24, 0));
        bench.send(&read_message(platform, 0, 2));
        assert_eq!(bench.response(0)[1..5], [POISON, 0x0302_0100, 0x0706_0504, POISON]);
        assert_eq!(bench.response(1)[2..4], [0x1312_1110, 0x1716_1514]);
    }
}

#[test]
fn a_transposed_block_has_its_columns_in_registers() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.bind(1, &plane(SurfaceFormat::R32_UINT));
        for y in 0..8 {
            for x in 0..16 {
                bench.set_word(64 * y + 4 * x, (100 * y + x) as u32);
            }
        }
        bench.poison();
        // Two columns by four rows at pixel (6, 4).
        bench.set(PAYLOAD, header(24, 4, 2 << 20 | 1, 0));
        let read = TransposeRead { binding_table_index: 1 };
        let read = with_header(message(super::typed_port(platform), read.encode(platform)[0], 1, 2, 8));
        bench.send(&read);
        assert_eq!(bench.response(0), [406, 506, 606, 706, POISON, POISON, POISON, POISON]);
        assert_eq!(bench.response(1), [407, 507, 607, 707, POISON, POISON, POISON, POISON]);
        assert_eq!(bench.response(2), [POISON; 8]);
        // Not at a multiple of its size.
        bench.set(PAYLOAD, header(4, 4, 2 << 20 | 1, 0));
        bench.try_send(&read).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-38"));
    }
}

#[test]
fn tiles_hold_what_other_messages_find_there() {
    for platform in PLATFORMS {
        use hw::message::TypedSurfaceRead;
        let (y, none) = (State::TILE_MODE_YMAJOR, State::TILED_RESOURCE_MODE_NONE);
        // Where the first pixel lies behind the base.
        for (tile_mode, tiled_resource_mode, first) in [
            (y, none, 0x1000 + 512 + 17 * 16 + 8),
            (State::TILE_MODE_XMAJOR, none, 2 * 0x1000 + 512 + 152),
            (y, State::TILED_RESOURCE_MODE_TILEYF, 0x1000 + 0x400 + 0x80 + 24),
            (y, State::TILED_RESOURCE_MODE_TILEYS, 0x2000 + 0x400 + 0x80 + 24),
        ] {
            // Broadwell has no standard tiles.
            if tiled_resource_mode != none && platform.generation != 9 {
                continue;
            }
            let mut bench = Bench::on(platform);
            bench.bind(
                1,
                &State {
                    width: 127,
                    height: 31,
                    surface_pitch: 511,
                    tile_mode,
                    tiled_resource_mode,
                    // No level shares the last tile with others.
                    mip_tail_start_lod: 15,
                    ..plane(SurfaceFormat::R32_UINT)
                },
            );
            // Pixels (38, 17) to (45, 18) cross columns and tiles.
            bench.set(PAYLOAD, header(4 * 38, 17, size(32, 2), 0));
            bench.set(PAYLOAD + 1, std::array::from_fn(|i| 1 + i as u32));
            bench.set(PAYLOAD + 2, std::array::from_fn(|i| 11 + i as u32));
            bench.send(&write_message(platform, 2));
            assert_eq!(bench.word(first), 1, "tile mode {tile_mode}, {tiled_resource_mode}");
            bench.set(PAYLOAD, std::array::from_fn(|i| 38 + i as u32));
            bench.set(PAYLOAD + 1, [18; 8]);
            let read = TypedSurfaceRead {
                binding_table_index: 1,
                channel_mask_disable: 0b1110,
                slot_group: TypedSurfaceRead::SLOT_GROUP_LOW_8,
                ..Default::default()
            };
            bench.send(&message(super::typed_port(platform), read.encode(platform)[0], 2, 1, 8));
            assert_eq!(bench.response(0), std::array::from_fn(|i| 11 + i as u32));
            bench.poison();
            bench.set(PAYLOAD, header(4 * 38, 17, size(32, 2), 0));
            bench.send(&read_message(platform, 0, 2));
            assert_eq!(bench.response(0), std::array::from_fn(|i| 1 + i as u32));
        }
    }
}

#[test]
fn what_may_be_compressed_is_only_read_in_blocks_and_those_are_not_built() {
    for platform in GEN9 {
        let compressible = State { memory_compression_enable: true, ..plane(SurfaceFormat::R8_UINT) };
        let mut bench = Bench::on(platform);
        bench.bind(1, &compressible);
        bench.set(PAYLOAD, header(0, 0, size(4, 1), 0));
        bench.try_send(&write_message(platform, 1)).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-13") && !bench.found(Kind::Gap, "DP-13"));
        bench.try_send(&read_message(platform, 0, 1)).unwrap();
        assert!(bench.found(Kind::Gap, "DP-13"));
    }
}

#[test]
fn null_surfaces_read_zeros_and_unbound_pages_are_faults() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bytes(platform);
        bench.bind(1, &State { surface_type: State::SURFACE_TYPE_SURFTYPE_NULL, ..Default::default() });
        bench.set(PAYLOAD, header(0, 0, size(4, 1), 0));
        bench.send(&read_message(platform, 0, 1));
        assert_eq!(bench.response(0)[0], 0);
        bench.send(&write_message(platform, 1));

        // The last row lies past what is bound.
        bench.bind(
            1,
            &State { surface_base_address: DATA + DATA_BYTES - 64 * 7, ..plane(SurfaceFormat::R8_UINT) },
        );
        bench.set(PAYLOAD, header(0, 7, size(4, 1), 0));
        let result = bench.try_send(&read_message(platform, 0, 1));
        let Err(Stop::Fault(fault)) = result else { panic!("{result:?}") };
        assert_eq!((fault.kind, fault.address), (FaultKind::Page, Some(GraphicsAddress(DATA + DATA_BYTES))));
    }
}

#[test]
fn blocks_beyond_the_limits_are_undefined() {
    for platform in WITH_BAY_TRAIL {
        let cases = [
            // (write, header, rule)
            (false, header(0, 0, size(40, 1), 0), "DP-39"),
            (false, header(0, 0, size(4, 64) & !0x3f | 7, 0), "DP-39"),
            (false, header(0, 0, size(4, 1) | 3 << 8, 0), "DP-42"),
            (false, header(0, 0, size(8, 1) | 4 << 24, 0), "DP-42"),
            (true, header(2, 0, size(4, 1), 0), "DP-39"),
            (true, header(0, 0, size(4, 17), 0), "DP-39"),
            (true, header(4, 0, 1 << 30, 0), "DP-40"),
            (true, header(0, 0, 2 << 30 | size(36, 1), 0), "DP-41"),
        ];
        for (write, header, rule) in cases {
            let mut bench = bytes(platform);
            bench.set(PAYLOAD, header);
            let message = if write { write_message(platform, 4) } else { read_message(platform, 0, 4) };
            bench.try_send(&message).unwrap();
            assert!(bench.found(Kind::Undefined, rule), "{header:x?}");
        }
        let mut bench = bytes(platform);
        bench.bind(1, &State { surface_pitch: 47, ..plane(SurfaceFormat::R8_UINT) });
        bench.set(PAYLOAD, header(0, 0, size(4, 1), 0));
        bench.try_send(&read_message(platform, 0, 1)).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-13"));
    }
}
