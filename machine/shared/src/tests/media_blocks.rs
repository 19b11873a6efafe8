//! Media blocks of every size, place, mask and mode, against loops over their bytes.

use super::shapes::{Expected, data, poison};
use super::{
    Bench, DATA, PAYLOAD, PLATFORMS, RESPONSE, SECOND, WITH_BAY_TRAIL, image, message, typed_port,
    with_header,
};
use bits::GraphicsAddress;
use hw::Platform;
use hw::RenderSurfaceState as State;
use hw::format::SurfaceFormat as F;
use hw::message::{MediaBlockRead, MediaBlockWrite, TransposeRead};
use ports::SendMessage;
use probe::Kind;

/// Bytes of a row of the surface, which are nine DWords; bytes between rows; rows.
const WIDTH: i64 = 36;
const PITCH: i64 = 64;
const ROWS: i64 = 12;

fn plane(format: F) -> State {
    State { width: 8, height: 11, ..image(format, 64) }
}

/// What every byte of 20 rows is, whether the surface has it or not.
fn byte(x: i64, y: i64) -> u8 {
    (37 * y + 3 * x + 1) as u8
}

fn bench(platform: &'static Platform, state: &State) -> Bench {
    let bench = Bench::on(platform);
    bench.bind(1, state);
    for y in 0..20 {
        for x in 0..PITCH {
            let at = GraphicsAddress(DATA + (PITCH * y + x) as u64);
            bench.space.write(at, &[byte(x, y)]).unwrap();
        }
    }
    bench
}

fn read(platform: &Platform, response: u8) -> SendMessage {
    let read = MediaBlockRead { binding_table_index: 1, ..Default::default() };
    with_header(message(typed_port(platform), read.encode(platform)[0], 1, response, 8))
}

fn write(platform: &Platform, data: u8) -> SendMessage {
    let write = MediaBlockWrite { binding_table_index: 1, ..Default::default() };
    let mut write = with_header(message(typed_port(platform), write.encode(platform)[0], 1, 0, 8));
    write.second_payload_length = data;
    write
}

fn set_header(bench: &mut Bench, (x, y): (i64, i64), control: u32, mask: u32) {
    bench.set(PAYLOAD, [x as u32, y as u32, control, mask, 0, 0, 0, 0]);
}

/// Size of a block as the header has it.
fn size(width: i64, rows: i64) -> u32 {
    (width - 1) as u32 | ((rows - 1) as u32) << 16
}

/// Most rows of a block: 64 DWords in all.
fn most_rows(width: i64) -> i64 {
    match width {
        1..=4 => 64,
        5..=8 => 32,
        9..=16 => 16,
        17..=32 => 8,
        _ => 4,
    }
}

/// Bytes between rows in registers.
fn row_pitch(width: i64) -> i64 {
    256 / most_rows(width)
}

#[test]
fn blocks_of_every_size_are_read_with_the_nearest_pixels_outside() {
    for platform in WITH_BAY_TRAIL {
        for (format, pixel) in [(F::R8_UINT, 1), (F::R16_UINT, 2), (F::R32_UINT, 4)] {
            let mut bench = bench(platform, &plane(format));
            for width in
                [1, 2, 3, 4, 6, 8, 9, 12, 16, 20, 31, 32].into_iter().filter(|width| width % pixel == 0)
            {
                for rows in [1, 5.min(most_rows(width)), most_rows(width)] {
                    for (x, y) in
                        [(0, 0), (4, 1), (-8, -3), (32, 9), (40, 11), (12, 30), (-100, 5), (28, -70)]
                    {
                        let what = format!("{} {format:?}, {width} by {rows} at {x}, {y}", platform.name);
                        set_header(&mut bench, (x, y), size(width, rows), 0);
                        poison(&mut bench);
                        bench.send(&read(platform, 8));
                        let mut expected = Expected::new();
                        let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut expected.0);
                        for row in 0..rows {
                            for column in 0..width {
                                let nearest = (x + column).div_euclid(pixel).clamp(0, WIDTH / pixel - 1);
                                let from = nearest * pixel + (x + column).rem_euclid(pixel);
                                bytes[(row * row_pitch(width) + column) as usize] =
                                    byte(from, (y + row).clamp(0, ROWS - 1));
                            }
                        }
                        expected.check(&bench, &what);
                    }
                }
            }
        }
    }
}

/// The bytes of a block that its mode enables, as they are in registers, with what memory holds then.
fn check_write(
    bench: &Bench,
    values: &[u32],
    (x, y): (i64, i64),
    (width, rows): (i64, i64),
    enabled: impl Fn(i64, i64) -> bool,
    what: &str,
) {
    let data: &[u8] = bytemuck::cast_slice(values);
    for line in 0..20 {
        for at in 0..PITCH {
            let (column, row) = (at - x, line - y);
            let is_inside = at < WIDTH && line < ROWS;
            let is_written = (0..width).contains(&column) && (0..rows).contains(&row) && enabled(column, row);
            let expected = match is_inside && is_written {
                true => data[(row * row_pitch(width) + column) as usize],
                false => byte(at, line),
            };
            let place = GraphicsAddress(DATA + (PITCH * line + at) as u64);
            let found = bench.space.read::<1>(place).unwrap()[0];
            assert_eq!(found, expected, "{what}: {at}, {line}");
        }
    }
}

#[test]
fn blocks_of_every_size_are_written_where_the_surface_is() {
    for platform in WITH_BAY_TRAIL {
        for format in [F::R8_UINT, F::R32_UINT] {
            for width in [4, 8, 12, 16, 32, 36, 64] {
                for rows in [1, most_rows(width).min(16)] {
                    for (x, y) in [(0, 0), (4, 1), (-8, -3), (32, 9), (40, 11), (12, 30)] {
                        let what = format!("{} {format:?}, {width} by {rows} at {x}, {y}", platform.name);
                        let mut bench = bench(platform, &plane(format));
                        let values = data(&mut bench);
                        set_header(&mut bench, (x, y), size(width, rows), 0);
                        bench.send(&write(platform, 8));
                        check_write(&bench, &values, (x, y), (width, rows), |_, _| true, &what);
                    }
                }
            }
        }
    }
}

#[test]
fn data_that_a_write_does_not_bring_is_not_written() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bench(platform, &plane(F::R8_UINT));
        let values = data(&mut bench);
        set_header(&mut bench, (0, 0), size(32, 4), 0);
        bench.send(&write(platform, 3));
        check_write(&bench, &values, (0, 0), (32, 3), |_, _| true, platform.name);
    }
}

#[test]
fn each_bit_of_a_pixel_mask_has_its_dword() {
    // Of four rows, from DWord 7 down to DWord 0.
    let table = [
        [21, 20, 17, 16, 5, 4, 1, 0],
        [23, 22, 19, 18, 7, 6, 3, 2],
        [29, 28, 25, 24, 13, 12, 9, 8],
        [31, 30, 27, 26, 15, 14, 11, 10],
    ];
    for platform in WITH_BAY_TRAIL {
        for (row, bits) in (0..).zip(table) {
            for (from_7, bit) in (0..).zip(bits) {
                let mut bench = bench(platform, &plane(F::R8_UINT));
                let values = data(&mut bench);
                // The size of the header does not count.
                set_header(&mut bench, (0, 4), 1 << 30 | size(4, 1), 1 << bit);
                bench.send(&write(platform, 4));
                let what = format!("{} bit {bit}", platform.name);
                let is_it = |column: i64, at: i64| (column / 4, at) == (7 - from_7, row);
                check_write(&bench, &values, (0, 4), (32, 4), is_it, &what);
            }
        }
    }
}

#[test]
fn each_bit_of_a_byte_mask_has_its_column() {
    for platform in WITH_BAY_TRAIL {
        for width in [4, 12, 32] {
            for mask in (0..width).map(|bit| 1u32 << bit).chain([0x5a5a_1235, u32::MAX]) {
                let mut bench = bench(platform, &plane(F::R8_UINT));
                let values = data(&mut bench);
                set_header(&mut bench, (4, 2), 2 << 30 | size(width, 3), mask);
                bench.send(&write(platform, 8));
                let what = format!("{} {width} bytes, {mask:#x}", platform.name);
                check_write(&bench, &values, (4, 2), (width, 3), |column, _| mask >> column & 1 != 0, &what);
            }
        }
    }
}

#[test]
fn merged_blocks_have_their_rows_apart_and_begin_at_their_offset() {
    for platform in WITH_BAY_TRAIL {
        // Width, rows, code of the pitch, its rows, offset.
        for (width, rows, code, apart, offset) in [
            (4, 1, 0, 1, 28),
            (8, 1, 0, 1, 24),
            (16, 1, 0, 1, 16),
            (4, 20, 1, 2, 4),
            (4, 20, 2, 4, 12),
            (8, 16, 1, 2, 8),
            (8, 16, 2, 4, 8),
            (12, 9, 1, 2, 16),
            (12, 9, 2, 4, 16),
            (32, 8, 1, 2, 0),
            (32, 7, 2, 4, 0),
        ] {
            let what = format!("{} {width} by {rows}, pitch {apart}, offset {offset}", platform.name);
            let mut bench = bench(platform, &plane(F::R8_UINT));
            set_header(&mut bench, (4, 1), size(width, rows) | code << 8 | offset << 24, 0);
            poison(&mut bench);
            bench.send(&read(platform, 31));
            let mut expected = Expected::new();
            let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut expected.0);
            for row in 0..rows {
                for column in 0..width {
                    let at = i64::from(offset) + row * apart * row_pitch(width) + column;
                    bytes[at as usize] = byte(4 + column, (1 + row).min(ROWS - 1));
                }
            }
            expected.check(&bench, &what);
        }
    }
}

#[test]
fn blocks_are_undefined_just_beyond_their_limits() {
    let linear = plane(F::R8_UINT);
    let words = plane(F::R16_UINT);
    let y_tiled = |platform: &Platform| State {
        tile_mode: State::TILE_MODE_YMAJOR,
        tiled_surface: platform.generation == 7,
        tile_walk: u32::from(platform.generation == 7),
        surface_pitch: 127,
        ..linear
    };
    // Rows: as many as there may be, and one more.
    let reads = [(4, 64), (5, 32), (8, 32), (9, 16), (16, 16), (17, 8), (32, 8)];
    for platform in WITH_BAY_TRAIL {
        let found = |state: &State, is_write: bool, at: (i64, i64), control: u32| {
            let mut bench = bench(platform, state);
            set_header(&mut bench, at, control, 0);
            let send = if is_write { write(platform, 8) } else { read(platform, 8) };
            bench.try_send(&send).unwrap();
            let list = bench.findings.list();
            list.iter().map(|(finding, _)| (finding.kind, finding.system)).collect::<Vec<_>>()
        };
        let undefined = |rule: &'static str| vec![(Kind::Undefined, rule)];
        let what = platform.name;
        for (width, rows) in reads {
            assert_eq!(found(&linear, false, (0, 0), size(width, rows)), [], "{what} {width}");
            if rows < 64 {
                let beyond = found(&linear, false, (0, 0), size(width, rows + 1));
                assert_eq!(beyond, undefined("DP-39"), "{what} {width}");
            }
        }
        assert_eq!(found(&linear, false, (0, 0), size(33, 1)), undefined("DP-39"), "{what}");
        // Pixels are not divided.
        assert_eq!(found(&words, false, (2, 0), size(2, 1)), [], "{what}");
        assert_eq!(found(&words, false, (1, 0), size(2, 1)), undefined("DP-39"), "{what}");
        assert_eq!(found(&words, false, (-1, 0), size(2, 1)), undefined("DP-39"), "{what}");
        assert_eq!(found(&words, false, (0, 0), size(3, 1)), undefined("DP-39"), "{what}");
        // Writes: DWords, at most 16 rows of linear memory and 32 bytes of tiles.
        assert_eq!(found(&linear, true, (4, 1), size(4, 16)), [], "{what}");
        assert_eq!(found(&linear, true, (0, 0), size(4, 17)), undefined("DP-39"), "{what}");
        assert_eq!(found(&linear, true, (2, 0), size(4, 1)), undefined("DP-39"), "{what}");
        assert_eq!(found(&linear, true, (0, 0), size(6, 1)), undefined("DP-39"), "{what}");
        assert_eq!(found(&linear, true, (0, 0), size(64, 4)), [], "{what}");
        assert_eq!(found(&linear, true, (0, 0), size(64, 5)), undefined("DP-39"), "{what}");
        assert_eq!(found(&y_tiled(platform), true, (0, 0), size(4, 17)), [], "{what}");
        assert_eq!(found(&y_tiled(platform), true, (0, 0), size(32, 1)), [], "{what}");
        assert_eq!(found(&y_tiled(platform), true, (0, 0), size(36, 1)), undefined("DP-39"), "{what}");
        // Masks.
        let (pixel_mask, byte_mask, reserved) = (1 << 30, 2 << 30, 3 << 30);
        assert_eq!(found(&linear, true, (32, 4), pixel_mask), [], "{what}");
        assert_eq!(found(&linear, true, (16, 4), pixel_mask), undefined("DP-40"), "{what}");
        assert_eq!(found(&linear, true, (32, 2), pixel_mask), undefined("DP-40"), "{what}");
        assert_eq!(found(&linear, true, (0, 0), byte_mask | size(32, 1)), [], "{what}");
        assert_eq!(found(&linear, true, (0, 0), byte_mask | size(36, 1)), undefined("DP-41"), "{what}");
        assert_eq!(found(&linear, true, (0, 0), reserved | size(4, 1)), undefined("DP-39"), "{what}");
        assert_eq!(found(&linear, false, (0, 0), pixel_mask | size(4, 1)), undefined("DP-42"), "{what}");
        // Pitches and offsets of merged blocks.
        assert_eq!(found(&linear, false, (0, 0), size(8, 1) | 8 << 24), [], "{what}");
        assert_eq!(found(&linear, false, (0, 0), size(8, 1) | 12 << 24), undefined("DP-42"), "{what}");
        assert_eq!(found(&linear, false, (0, 0), size(8, 1) | 3 << 8), undefined("DP-42"), "{what}");
        // Surfaces: their base, their pitch, their kind.
        let askew = State { surface_base_address: DATA + 16, ..linear };
        assert_eq!(found(&askew, false, (0, 0), size(4, 1)), undefined("DP-13"), "{what}");
        let odd = State { surface_pitch: 47, ..linear };
        assert_eq!(found(&odd, false, (0, 0), size(4, 1)), undefined("DP-13"), "{what}");
        let array = State { surface_array: true, surface_qpitch: 3, ..linear };
        assert_eq!(found(&array, false, (0, 0), size(4, 1)), undefined("DP-13"), "{what}");
        let levels = State { mip_count_lod: 1, ..linear };
        assert_eq!(found(&levels, false, (0, 0), size(4, 1)), undefined("DP-13"), "{what}");
        let wide = State { surface_format: u32::from(F::R32G32_UINT.0), ..linear };
        assert_eq!(found(&wide, false, (0, 0), size(8, 1)), undefined("DP-13"), "{what}");
    }
}

#[test]
fn a_surface_that_is_no_plane_reads_zeros_and_takes_no_writes() {
    for platform in PLATFORMS {
        let volume =
            State { surface_type: State::SURFACE_TYPE_SURFTYPE_3D, surface_qpitch: 3, ..plane(F::R8_UINT) };
        let mut bench = bench(platform, &volume);
        let values = data(&mut bench);
        set_header(&mut bench, (0, 0), size(4, 1), 0);
        bench.try_send(&write(platform, 1)).unwrap();
        check_write(&bench, &values, (0, 0), (4, 1), |_, _| false, platform.name);
        poison(&mut bench);
        bench.try_send(&read(platform, 1)).unwrap();
        assert_eq!(bench.grf.register(RESPONSE.into())[0], 0);
        assert!(bench.found(Kind::Undefined, "DP-13"));
    }
}

#[test]
fn transposed_blocks_have_one_to_eight_rows_and_columns() {
    for platform in PLATFORMS {
        for (row_code, rows) in [(0, 1), (1, 2), (2, 4), (3, 8)] {
            for (column_code, columns) in [(0, 1), (1, 2), (2, 4), (3, 8)] {
                let what = format!("{} {columns} by {rows}", platform.name);
                let mut bench = bench(platform, &plane(F::R32_UINT));
                // One block to the right and one below; the largest ones are partly outside.
                let (x, y) = (4 * columns, rows);
                set_header(&mut bench, (x, y), row_code << 20 | column_code, 0);
                poison(&mut bench);
                let read = TransposeRead { binding_table_index: 1 }.encode(platform)[0];
                bench.send(&with_header(message(typed_port(platform), read, 1, columns as u8, 8)));
                let mut expected = Expected::new();
                for column in 0..columns {
                    for row in 0..rows {
                        let from = (x + 4 * column).min(WIDTH - 4);
                        let line = (y + row).min(ROWS - 1);
                        let bytes = std::array::from_fn(|n| byte(from + n as i64, line));
                        expected.0[(8 * column + row) as usize] = u32::from_le_bytes(bytes);
                    }
                }
                expected.check(&bench, &what);
                // Neither coordinate may be off its multiple.
                for (x, y) in [(x + 2, y), (x, y - 1), (2 * columns, y)] {
                    let is_on = x % (4 * columns) == 0 && y % rows == 0;
                    let mut bench = self::bench(platform, &plane(F::R32_UINT));
                    set_header(&mut bench, (x, y), row_code << 20 | column_code, 0);
                    bench
                        .try_send(&with_header(message(typed_port(platform), read, 1, columns as u8, 8)))
                        .unwrap();
                    assert_eq!(bench.found(Kind::Undefined, "DP-38"), !is_on, "{what} at {x}, {y}");
                }
            }
        }
        // Pixels of 32 bits, not in X tiles.
        let y_tiled = State { tile_mode: State::TILE_MODE_YMAJOR, surface_pitch: 127, ..plane(F::R32_UINT) };
        let x_tiled = State { tile_mode: State::TILE_MODE_XMAJOR, surface_pitch: 511, ..plane(F::R32_UINT) };
        for (state, is_fine) in
            [(plane(F::R8_UINT), false), (plane(F::R32_UINT), true), (y_tiled, true), (x_tiled, false)]
        {
            let mut bench = bench(platform, &state);
            set_header(&mut bench, (0, 0), 0, 0);
            let read = TransposeRead { binding_table_index: 1 }.encode(platform)[0];
            bench.try_send(&with_header(message(typed_port(platform), read, 1, 1, 8))).unwrap();
            assert_eq!(bench.found(Kind::Undefined, "DP-38"), !is_fine, "{}", platform.name);
        }
    }
}

#[test]
fn blocks_behind_a_payload_or_in_a_second_one_are_the_same() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = bench(platform, &plane(F::R8_UINT));
        let values = data(&mut bench);
        for register in 0..2 {
            let from = *bench.grf.register(usize::from(SECOND + register));
            bench.set(PAYLOAD + 1 + register, from);
        }
        set_header(&mut bench, (8, 3), size(32, 2), 0);
        let mut send = write(platform, 0);
        send.payload_length = 3;
        bench.send(&send);
        check_write(&bench, &values, (8, 3), (32, 2), |_, _| true, platform.name);
    }
}
