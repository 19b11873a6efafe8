//! Typed messages: what each format gives and takes, where tiles and levels have their texels, which lanes take part.

use super::{
    Bench, DATA, DATA_BYTES, GEN9, PAYLOAD, PLATFORMS, POISON, SECOND, WITH_BAY_TRAIL, image, message,
    typed_port, with_header,
};
use bits::GraphicsAddress;
use hw::Platform;
use hw::RenderSurfaceState as State;
use hw::format::SurfaceFormat as F;
use hw::message::{
    AtomicCounter, ReadSurfaceInfo, TypedAtomicInteger, TypedAtomicIntegerSimd4x2, TypedSurfaceRead,
    TypedSurfaceWrite, UntypedAtomicInteger,
};
use ports::SendMessage;
use probe::{Kind, Stop};

/// A typed read of the channels that are not disabled, with so many address registers.
fn read(platform: &Platform, channel_mask_disable: u32, is_high: bool, addresses: u8) -> SendMessage {
    let read = TypedSurfaceRead {
        binding_table_index: 1,
        channel_mask_disable,
        slot_group: 1 + u32::from(is_high),
        high_slot_group: is_high,
    };
    message(typed_port(platform), read.encode(platform)[0], addresses, 4, 8)
}

fn write(platform: &Platform, channel_mask_disable: u32, addresses: u8) -> SendMessage {
    let write = TypedSurfaceWrite {
        binding_table_index: 1,
        channel_mask_disable,
        slot_group: 1,
        high_slot_group: false,
    };
    let channels = 4 - channel_mask_disable.count_ones() as u8;
    SendMessage {
        second_payload_length: channels,
        ..message(typed_port(platform), write.encode(platform)[0], addresses, 0, 8)
    }
}

fn add(platform: &Platform, high_slot_group: bool, addresses: u8) -> SendMessage {
    let add = TypedAtomicInteger {
        binding_table_index: 1,
        atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
        high_slot_group,
        return_data: true,
    };
    SendMessage {
        second_payload_length: 1,
        ..message(typed_port(platform), add.encode(platform)[0], addresses, 1, 8)
    }
}

const ONE: u32 = 0x3f80_0000;

#[test]
fn each_format_gives_its_channels_or_raw_bits_and_the_defaults_of_what_it_lacks() {
    // The texel, and what it is as halves, words and bytes: worked out by hand.
    let texel = [0x8899_aabb, 0xccdd_eeff, 0x1122_3344, 0x5566_7788];
    let [x, y, ..] = texel;
    let halves = [0xbd57_6000, 0xb913_2000, 0xc5df_e000, 0xc19b_a000];
    let words = [0xaabb, 0x8899, 0xeeff, 0xccdd];
    let signed_words = words.map(|word| word | 0xffff_0000);
    let bytes = [0xbb, 0xaa, 0x99, 0x88];
    let signed_bytes = bytes.map(|byte| byte | 0xffff_ff00);
    // Format, and whether data ports before Gen9 convert it, too.
    let cases = [
        (F::R32G32B32A32_FLOAT, false, texel),
        (F::R32G32B32A32_SINT, false, texel),
        (F::R32G32B32A32_UINT, false, texel),
        (F::R16G16B16A16_UNORM, false, [x, y, 0, 1]),
        (F::R16G16B16A16_SNORM, false, [x, y, 0, 1]),
        (F::R16G16B16A16_SINT, false, signed_words),
        (F::R16G16B16A16_UINT, true, words),
        (F::R16G16B16A16_FLOAT, false, halves),
        (F::R32G32_FLOAT, false, [x, y, 0, ONE]),
        (F::R32G32_SINT, false, [x, y, 0, 1]),
        (F::R32G32_UINT, false, [x, y, 0, 1]),
        (F::B8G8R8A8_UNORM, false, [x, 0, 0, 1]),
        (F::R10G10B10A2_UNORM, false, [x, 0, 0, 1]),
        (F::R10G10B10A2_UINT, false, [x, 0, 0, 1]),
        (F::R8G8B8A8_UNORM, false, [x, 0, 0, 1]),
        (F::R8G8B8A8_SNORM, false, [x, 0, 0, 1]),
        (F::R8G8B8A8_SINT, false, signed_bytes),
        (F::R8G8B8A8_UINT, true, bytes),
        (F::R16G16_UNORM, false, [x, 0, 0, 1]),
        (F::R16G16_SNORM, false, [x, 0, 0, 1]),
        (F::R16G16_SINT, false, [signed_words[0], signed_words[1], 0, 1]),
        (F::R16G16_UINT, false, [words[0], words[1], 0, 1]),
        (F::R16G16_FLOAT, false, [halves[0], halves[1], 0, ONE]),
        (F::B10G10R10A2_UNORM, false, [x, 0, 0, 1]),
        (F::R11G11B10_FLOAT, false, [x, 0, 0, 1]),
        (F::R32_SINT, true, [x, 0, 0, 1]),
        (F::R32_UINT, true, [x, 0, 0, 1]),
        (F::R32_FLOAT, true, [x, 0, 0, ONE]),
        (F::B5G6R5_UNORM, false, [words[0], 0, 0, 1]),
        (F::B5G5R5A1_UNORM, false, [words[0], 0, 0, 1]),
        (F::B4G4R4A4_UNORM, false, [words[0], 0, 0, 1]),
        (F::R8G8_UNORM, false, [words[0], 0, 0, 1]),
        (F::R8G8_SNORM, false, [words[0], 0, 0, 1]),
        (F::R8G8_SINT, false, [signed_bytes[0], signed_bytes[1], 0, 1]),
        (F::R8G8_UINT, false, [bytes[0], bytes[1], 0, 1]),
        (F::R16_UNORM, false, [words[0], 0, 0, 1]),
        (F::R16_SNORM, false, [words[0], 0, 0, 1]),
        (F::R16_SINT, false, [signed_words[0], 0, 0, 1]),
        (F::R16_UINT, true, [words[0], 0, 0, 1]),
        (F::R16_FLOAT, false, [halves[0], 0, 0, ONE]),
        (F::B5G5R5X1_UNORM, false, [words[0], 0, 0, 1]),
        (F::R8_UNORM, false, [bytes[0], 0, 0, 1]),
        (F::R8_SNORM, false, [bytes[0], 0, 0, 1]),
        (F::R8_SINT, false, [signed_bytes[0], 0, 0, 1]),
        (F::R8_UINT, true, [bytes[0], 0, 0, 1]),
        (F::A8_UNORM, false, [bytes[0], 0, 0, 1]),
    ];
    for (format, everywhere, expected) in cases {
        for platform in PLATFORMS {
            if platform.generation != 9 && !everywhere {
                continue;
            }
            let mut bench = Bench::on(platform);
            bench.bind(1, &image(format, 256));
            let size = format.layout().unwrap().block_bits as u64 / 8;
            // Pixel (3, 2), and one outside.
            let dwords: Vec<u8> = texel.iter().flat_map(|dword| dword.to_le_bytes()).collect();
            let at = GraphicsAddress(DATA + 2 * 256 + 3 * size);
            bench.space.write(at, &dwords[..size as usize]).unwrap();
            bench.set(PAYLOAD, [3, 16, 3, 0, 0, 0, 0, 0]);
            bench.set(PAYLOAD + 1, [2, 2, 8, 0, 0, 0, 0, 0]);
            bench.poison();
            let mut send = read(platform, 0, false, 2);
            send.channel_enable = 7;
            bench.send(&send);
            let what = format!("{} {format:?}", platform.name);
            let lane = |lane: usize| [0, 1, 2, 3].map(|register| bench.response(register)[lane]);
            assert_eq!(lane(0), expected, "{what}");
            // Outside there is 0 in each channel that the format gives, and the default in the others.
            let alpha = if [1, ONE].contains(&expected[3]) { expected[3] } else { 0 };
            assert_eq!([lane(1), lane(2)], [[0, 0, 0, alpha]; 2], "{what}");
            assert_eq!(lane(3), [POISON; 4], "{what}");
        }
    }
}

#[test]
fn each_format_takes_values_rounded_and_clamped_to_what_it_can_hold() {
    let f = |values: [f32; 4]| values.map(f32::to_bits);
    // What is written, and the DWords of the texel.
    let cases: &[(F, [u32; 4], [u32; 4])] = &[
        (F::R32G32B32A32_FLOAT, f([1.0, -2.0, 0.5, 1e30]), [ONE, 0xc000_0000, 0x3f00_0000, 0x7149_f2ca]),
        (F::R32G32B32A32_UINT, [1, 2, 0xffff_ffff, 4], [1, 2, 0xffff_ffff, 4]),
        (F::R16G16B16A16_UNORM, f([0.0, 1.0, 2.0, -1.0]), [0xffff_0000, 0x0000_ffff, 0, 0]),
        (F::R16G16B16A16_SNORM, f([-1.0, 1.0, -2.0, 0.0]), [0x7fff_8001, 0x0000_8001, 0, 0]),
        (
            F::R16G16B16A16_SINT,
            [32768, 32767, -32769i32 as u32, -1i32 as u32],
            [0x7fff_7fff, 0xffff_8000, 0, 0],
        ),
        (F::R16G16B16A16_UINT, [65536, 65535, 1, u32::MAX], [0xffff_ffff, 0xffff_0001, 0, 0]),
        // Halves: ties go to even, small ones are denormal, large ones are infinite.
        (F::R16G16_FLOAT, [0x3f80_1000, 0x3f80_3000, 0, 0], [0x3c02_3c00, 0, 0, 0]),
        (F::R16G16_FLOAT, f([5.960_464_5e-8, 65536.0, 0.0, 0.0]), [0x7c00_0001, 0, 0, 0]),
        (F::R8G8B8A8_UNORM, f([0.0, 1.0, 0.4, 1.5]), [0xff66_ff00, 0, 0, 0]),
        (F::B8G8R8A8_UNORM, f([0.0, 1.0, 0.4, -0.5]), [0x0000_ff66, 0, 0, 0]),
        (F::R8G8B8A8_SNORM, f([-1.0, 1.0, 0.0, -5.0]), [0x8100_7f81, 0, 0, 0]),
        (F::R8G8B8A8_SINT, [127, 128, -128i32 as u32, -129i32 as u32], [0x8080_7f7f, 0, 0, 0]),
        (F::R8G8B8A8_UINT, [255, 256, 0, 7], [0x0700_ffff, 0, 0, 0]),
        (F::R10G10B10A2_UNORM, f([1.0, 0.0, 1.0, 1.0]), [0xfff0_03ff, 0, 0, 0]),
        (F::R10G10B10A2_UINT, [1023, 1024, 5, 4], [0xc05f_ffff, 0, 0, 0]),
        // Red 1, green 0, blue 0.5.
        (F::R11G11B10_FLOAT, f([1.0, 0.0, 0.5, 1.0]), [0x7000_03c0, 0, 0, 0]),
        (F::R32_FLOAT, [0x1234_5678, 9, 9, 9], [0x1234_5678, 0, 0, 0]),
        (F::R32_SINT, [0x8000_0000, 9, 9, 9], [0x8000_0000, 0, 0, 0]),
        (F::B5G6R5_UNORM, f([1.0, 0.0, 0.0, 0.0]), [0xf800, 0, 0, 0]),
        (F::B5G5R5A1_UNORM, f([0.0, 1.0, 0.0, 1.0]), [0x83e0, 0, 0, 0]),
        (F::B4G4R4A4_UNORM, f([0.0, 0.0, 1.0, 0.0]), [0x000f, 0, 0, 0]),
        (F::R8G8_UINT, [300, 3, 9, 9], [0x03ff, 0, 0, 0]),
        (F::R16_UNORM, f([0.5, 0.0, 0.0, 0.0]), [0x8000, 0, 0, 0]),
        (F::R8_SINT, [-1i32 as u32, 9, 9, 9], [0xff, 0, 0, 0]),
        (F::A8_UNORM, f([0.0, 0.0, 0.0, 1.0]), [0xff, 0, 0, 0]),
    ];
    for platform in PLATFORMS {
        for &(format, values, expected) in cases {
            let mut bench = Bench::on(platform);
            bench.bind(1, &image(format, 256));
            let size = u64::from(format.layout().unwrap().block_bits) / 8;
            bench.set(PAYLOAD, [5; 8]);
            bench.set(PAYLOAD + 1, [1; 8]);
            for (register, value) in (0..).zip(values) {
                bench.set(SECOND + register, [0x7777_7777, value, 0, 0, 0, 0, 0, 0]);
            }
            let mut send = write(platform, 0, 2);
            send.channel_enable = 2;
            bench.send(&send);
            let mut row = [0; 256];
            bench.space.read_into(GraphicsAddress(DATA + 256), &mut row).unwrap();
            let at = 5 * size as usize;
            let bytes: Vec<u8> = expected.iter().flat_map(|dword| dword.to_le_bytes()).collect();
            let what = format!("{} {format:?}", platform.name);
            assert_eq!(row[at..at + size as usize], bytes[..size as usize], "{what}");
            // Nothing beside it.
            row[at..at + size as usize].fill(0);
            assert_eq!(row, [0; 256], "{what}");
        }
    }
}

#[test]
fn texels_lie_in_the_tiles_of_their_surface() {
    let (y, none) = (State::TILE_MODE_YMAJOR, State::TILED_RESOURCE_MODE_NONE);
    // Where pixel (38, 17) of rows of 512 bytes lies: each tile by the order of its address bits.
    let cases = [
        (F::R32_UINT, State::TILE_MODE_LINEAR, none, 17 * 512 + 4 * 38, PLATFORMS.to_vec()),
        (F::R32_UINT, State::TILE_MODE_XMAJOR, none, 2 * 0x1000 + 512 + 152, PLATFORMS.to_vec()),
        (F::R32_UINT, y, none, 0x1000 + 512 + 17 * 16 + 8, PLATFORMS.to_vec()),
        // A quarter of the bytes: column 2 of 16 bytes.
        (F::R8_UINT, y, none, 2 * 512 + 17 * 16 + 6, PLATFORMS.to_vec()),
        // Bits u5 u4 u3 v5 v4 v3 v2 u2 v1 u1 v0 u0.
        (F::R8_UINT, State::TILE_MODE_WMAJOR, none, 0x896, PLATFORMS.to_vec()),
        (F::R32_UINT, y, State::TILED_RESOURCE_MODE_TILEYF, 0x1000 + 0x400 + 0x80 + 24, GEN9.to_vec()),
        (F::R32_UINT, y, State::TILED_RESOURCE_MODE_TILEYS, 0x2000 + 0x400 + 0x80 + 24, GEN9.to_vec()),
    ];
    for (format, tile_mode, tiled_resource_mode, place, platforms) in cases {
        for platform in platforms {
            let mut bench = Bench::on(platform);
            let state = State {
                width: 63,
                height: 31,
                tile_mode,
                tiled_resource_mode,
                mip_tail_start_lod: 15,
                ..image(format, 512)
            };
            bench.bind(1, &state);
            bench.set(PAYLOAD, [38; 8]);
            bench.set(PAYLOAD + 1, [17; 8]);
            bench.set(SECOND, [0x5a; 8]);
            bench.send(&write(platform, 0b1110, 2));
            let what = format!("{} {format:?} {tile_mode} {tiled_resource_mode}", platform.name);
            let found: Vec<u64> = (0..DATA_BYTES)
                .step_by(4)
                .filter(|offset| bench.word(*offset) != 0)
                .map(|offset| offset + u64::from(bench.word(offset).trailing_zeros() / 8))
                .collect();
            assert_eq!(found, [place], "{what}");
            bench.send(&read(platform, 0b1110, false, 2));
            assert_eq!(bench.response(0), [0x5a; 8], "{what}");
        }
    }
}

#[test]
fn levels_have_their_place_their_size_and_an_end() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        // 16 by 8, then 8 by 4 below it, then 4 by 2 to the right of that; layers 20 rows apart.
        let state = State {
            mip_count_lod: 2,
            surface_array: true,
            depth: 1,
            surface_qpitch: 5,
            ..image(F::R32_UINT, 64)
        };
        let at = |layer: u64, x: u64, y: u64| 20 * 64 * layer + 64 * y + 4 * x;
        for (place, value) in
            [(at(0, 15, 7), 1), (at(0, 7, 8 + 3), 2), (at(1, 8 + 3, 8 + 1), 3), (at(1, 8, 8), 4)]
        {
            bench.set_word(place, value);
        }
        bench.bind(1, &state);
        // u, v, layer, level of each lane: three last texels, three that are behind them, a level that is not there.
        let u = [15, 7, 3, 8, 4, 3, 0, 0];
        let v = [7, 3, 1, 0, 0, 2, 0, 0];
        let r = [0, 0, 1, 0, 1, 1, 2, 0];
        let lod = [0, 1, 2, 1, 2, 2, 0, 3];
        for (register, values) in (0..).zip([u, v, r, lod]) {
            bench.set(PAYLOAD + register, values);
        }
        bench.send(&read(platform, 0b1110, false, 4));
        assert_eq!(bench.response(0), [1, 2, 3, 0, 0, 0, 0, 0], "{}", platform.name);
        // Without its register the level is 0, and without that of the layer that is 0.
        bench.send(&read(platform, 0b1110, false, 2));
        assert_eq!(bench.response(0)[..3], [1, 0, 0]);
        // Levels count from the first that the state has; a minimum array element moves the layers.
        bench.bind(2, &State { surface_min_lod: 1, mip_count_lod: 1, minimum_array_element: 1, ..state });
        let second = |mut send: SendMessage| {
            send.descriptor += 1;
            send
        };
        bench.set(PAYLOAD, [0, 3, 3, 0, 0, 0, 0, 0]);
        bench.set(PAYLOAD + 1, [0, 1, 2, 0, 0, 0, 0, 0]);
        bench.set(PAYLOAD + 2, [0; 8]);
        bench.set(PAYLOAD + 3, [1, 1, 1, 2, 0, 0, 0, 0]);
        bench.send(&second(read(platform, 0b1110, false, 4)));
        assert_eq!(bench.response(0)[..4], [4, 3, 0, 0], "{}", platform.name);
        // Atomics find the same texels.
        bench.set(SECOND, [100; 8]);
        bench.send(&second(add(platform, false, 4)));
        assert_eq!(bench.response(0)[..4], [4, 3, 0, 0], "{}", platform.name);
        assert_eq!((bench.word(at(1, 8, 8)), bench.word(at(1, 11, 9))), (104, 103));
    }
}

#[test]
fn a_slot_group_has_its_half_of_enables_and_pixel_mask() {
    // Group, channels of the message, enables, pixel mask of the header or none, lanes that take part.
    let cases = [
        (false, 8, 0x00a5, None, 0xa5),
        (false, 16, 0xffa5, None, 0xa5),
        (true, 16, 0x5aff, None, 0x5a),
        // A message of eight channels is the half already.
        (true, 8, 0x003c, None, 0x3c),
        (false, 16, 0x0ff0, Some(0xff3c), 0x30),
        (true, 16, 0x0ff0, Some(0x3cff), 0x0c),
        (true, 8, 0x00f0, Some(0x5a00), 0x50),
        (false, 16, 0xffff, Some(0x00ff_0000), 0),
    ];
    for (is_high, channels, enable, pixel_mask, lanes) in cases {
        for platform in WITH_BAY_TRAIL {
            let what = format!("{} {is_high} {channels} {enable:#x} {pixel_mask:x?}", platform.name);
            let mut bench = Bench::on(platform);
            bench.bind(1, &image(F::R32_UINT, 64));
            (0..8).for_each(|x| bench.set_word(4 * x, 10 + x as u32));
            let first = u8::from(pixel_mask.is_some());
            bench.set(PAYLOAD, [0, 0, 0, 0, 0, 0, 0, pixel_mask.unwrap_or(0)]);
            bench.set(PAYLOAD + first, [0, 1, 2, 3, 4, 5, 6, 7]);
            bench.set(PAYLOAD + first + 1, [0; 8]);
            bench.set(SECOND, [100; 8]);
            let with = |send: SendMessage| SendMessage {
                header_present: pixel_mask.is_some(),
                execution_size: channels,
                channel_enable: enable,
                ..send
            };
            let expected = |step: u32| {
                std::array::from_fn(
                    |lane| if lanes >> lane & 1 != 0 { 10 + step + lane as u32 } else { POISON },
                )
            };
            bench.poison();
            bench.send(&with(read(platform, 0b1110, is_high, 2 + first)));
            assert_eq!(bench.response(0), expected(0), "{what}");
            bench.poison();
            bench.send(&with(add(platform, is_high, 2 + first)));
            assert_eq!(bench.response(0), expected(0), "{what}");
            bench.poison();
            bench.send(&with(read(platform, 0b1110, is_high, 2 + first)));
            assert_eq!(bench.response(0), expected(100), "{what}");
            // Append counters, which number the lanes that take part; an operation with a source has no header.
            if platform.generation != 7 && pixel_mask.is_none() {
                let state = State {
                    auxiliary_surface_mode: State::AUXILIARY_SURFACE_MODE_AUX_APPEND,
                    auxiliary_surface_base_address: DATA + 0x1000,
                    ..super::raw_buffer(DATA, 64)
                };
                bench.bind(1, &state);
                let counter = AtomicCounter {
                    binding_table_index: 1,
                    atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
                    high_slot_group: is_high,
                    return_data: true,
                };
                bench.poison();
                bench.set(PAYLOAD, [1; 8]);
                bench.send(&with(message(typed_port(platform), counter.encode(platform)[0], 1, 1, 8)));
                let mut next = 0;
                let numbers = std::array::from_fn(|lane| {
                    let number = if lanes >> lane & 1 != 0 { next } else { POISON };
                    next += u32::from(number != POISON);
                    number
                });
                assert_eq!(bench.response(0), numbers, "{what}");
            }
        }
    }
}

#[test]
fn atomics_of_texels_know_bounds_formats_and_pages() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.bind(1, &image(F::R32_SINT, 64));
        bench.set_word(60, 7);
        // The last texel of a row, one behind it, one below the last row.
        bench.set(PAYLOAD, [15, 16, 15, 0, 0, 0, 0, 0]);
        bench.set(PAYLOAD + 1, [0, 0, 8, 0, 0, 0, 0, 0]);
        bench.set(SECOND, [5; 8]);
        bench.poison();
        let mut send = add(platform, false, 2);
        send.channel_enable = 7;
        bench.send(&send);
        assert_eq!(bench.response(0)[..4], [7, 0, 0, POISON]);
        assert_eq!([60, 64, 8 * 64 + 60].map(|at| bench.word(at)), [12, 0, 0]);
        // One that compares has two sources; the one that takes one away gives what is left.
        let of = |atomic_operation: u32, high_slot_group: bool| TypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation,
            high_slot_group,
            return_data: true,
        };
        let compare = of(UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR, false).encode(platform)[0];
        bench.set(PAYLOAD, [15, 14, 0, 0, 0, 0, 0, 0]);
        bench.set(PAYLOAD + 1, [0; 8]);
        bench.set(SECOND, [12, 1, 0, 0, 0, 0, 0, 0]);
        bench.set(SECOND + 1, [40, 41, 0, 0, 0, 0, 0, 0]);
        let mut send = message(typed_port(platform), compare, 2, 1, 8);
        (send.second_payload_length, send.channel_enable) = (2, 3);
        bench.send(&send);
        assert_eq!(bench.response(0)[..2], [12, 0]);
        assert_eq!((bench.word(60), bench.word(56)), (40, 0));
        let down = of(UntypedAtomicInteger::ATOMIC_OPERATION_PREDEC, false).encode(platform)[0];
        let mut send = message(typed_port(platform), down, 2, 1, 8);
        send.channel_enable = 1;
        bench.send(&send);
        assert_eq!((bench.response(0)[0], bench.word(60)), (39, 39));
        // Two slots, one of them outside.
        let two = TypedAtomicIntegerSimd4x2 {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR,
            return_data: true,
        };
        bench.set(PAYLOAD, [16, 0, 0, 0, 15, 0, 0, 0]);
        bench.set(SECOND, [39, 1, 9, 9, 39, 2, 9, 9]);
        bench.poison();
        let mut send = message(typed_port(platform), two.encode(platform)[0], 1, 1, 8);
        send.second_payload_length = 1;
        bench.send(&send);
        assert_eq!(bench.response(0), [0, POISON, POISON, POISON, 39, POISON, POISON, POISON]);
        assert_eq!((bench.word(60), bench.word(64)), (2, 0));
        // A buffer counts texels. Its last one lies in a page that is not bound.
        let buffer = State {
            surface_type: State::SURFACE_TYPE_SURFTYPE_BUFFER,
            width: 9,
            height: 0,
            surface_pitch: 3,
            surface_base_address: DATA + DATA_BYTES - 36,
            ..image(F::R32_UINT, 4)
        };
        bench.bind(1, &buffer);
        bench.set_word(DATA_BYTES - 4, 3);
        bench.set(PAYLOAD, [8, 10, 9, 0, 0, 0, 0, 0]);
        bench.set(SECOND, [5; 8]);
        let mut send = add(platform, false, 1);
        send.channel_enable = 3;
        bench.send(&send);
        assert_eq!((bench.response(0)[0], bench.response(0)[1], bench.word(DATA_BYTES - 4)), (3, 0, 8));
        send.channel_enable = 4;
        let Err(Stop::Fault(fault)) = bench.try_send(&send) else { panic!("no fault") };
        assert_eq!(fault.address, Some(GraphicsAddress(DATA + DATA_BYTES)), "{}", platform.name);
        // Other formats are none of these messages.
        for format in [F::R16_UINT, F::R32G32_UINT] {
            let mut bench = Bench::on(platform);
            bench.bind(1, &image(format, 256));
            bench.poison();
            bench.try_send(&add(platform, false, 2)).unwrap();
            assert!(bench.found(Kind::Undefined, "DP-36"), "{} {format:?}", platform.name);
            assert_eq!((bench.response(0), bench.word(0)), ([0; 8], 0));
        }
    }
}

#[test]
fn surface_info_tells_kind_size_levels_and_format_of_every_kind_of_surface() {
    let of = |surface_type: u32, surface_array: bool, depth: u32| State {
        surface_type,
        surface_array,
        width: 99,
        height: if surface_type == State::SURFACE_TYPE_SURFTYPE_1D { 0 } else { 49 },
        depth: depth - 1,
        mip_count_lod: 3,
        surface_qpitch: 25,
        ..image(F::R8_UINT, 256)
    };
    let kind = [
        State::SURFACE_TYPE_SURFTYPE_1D,
        State::SURFACE_TYPE_SURFTYPE_2D,
        State::SURFACE_TYPE_SURFTYPE_3D,
        State::SURFACE_TYPE_SURFTYPE_CUBE,
    ];
    let buffer = |surface_type: u32, pitch: u32| State {
        surface_type,
        width: 99,
        height: 0,
        depth: 0,
        surface_pitch: pitch - 1,
        ..image(F::R8_UINT, 256)
    };
    let (raw, entries) = (State::SURFACE_TYPE_SURFTYPE_BUFFER, State::SURFACE_TYPE_SURFTYPE_STRBUF);
    // Surface, level, and width, height, depth, levels behind the first.
    let cases = [
        (of(kind[0], false, 1), 0, [100, 0, 0, 3]),
        (of(kind[0], true, 6), 1, [50, 6, 0, 3]),
        (of(kind[1], false, 1), 0, [100, 50, 0, 3]),
        (of(kind[1], true, 6), 2, [25, 12, 6, 3]),
        (of(kind[2], false, 6), 1, [50, 25, 3, 3]),
        (of(kind[2], false, 6), 3, [12, 6, 1, 3]),
        (of(kind[2], false, 6), 4, [0, 0, 0, 3]),
        (of(kind[3], true, 2), 1, [50, 25, 2, 3]),
        (of(kind[3], false, 1), 0, [100, 50, 0, 3]),
        (buffer(raw, 1), 0, [100, 0, 0, 0]),
        (buffer(entries, 8), 0, [100, 0, 0, 0]),
        (buffer(raw, 1), 1, [0, 0, 0, 0]),
    ];
    for (state, lod, sizes) in cases {
        for platform in PLATFORMS {
            let mut bench = Bench::on(platform);
            bench.bind(1, &state);
            bench.set(PAYLOAD, [9, 9, 9, lod, 9, 9, 9, 9]);
            bench.poison();
            let info = ReadSurfaceInfo { binding_table_index: 1 }.encode(platform)[0];
            let mut send = message(super::sampler_port(platform), info, 1, 2, 8);
            // Enables are ignored.
            send.channel_enable = 1;
            bench.send(&send);
            let [width, height, depth, levels] = sizes;
            let format = u32::from(F::R8_UINT.0);
            let expected = [width, height, depth, levels, state.surface_type, format, 0, 0];
            let what = format!("{} {} {lod}", platform.name, state.surface_type);
            assert_eq!((bench.response(0), bench.response(1)), ([0; 8], expected), "{what}");
        }
    }
    // A null surface has nothing.
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        let null = State::SURFACE_TYPE_SURFTYPE_NULL;
        bench.bind(1, &State { surface_type: null, ..image(F::R8_UINT, 256) });
        let info = ReadSurfaceInfo { binding_table_index: 1 }.encode(platform)[0];
        bench.poison();
        bench.send(&message(super::sampler_port(platform), info, 1, 2, 8));
        assert_eq!((bench.response(1)[..3].to_vec(), bench.response(1)[4]), (vec![0; 3], null));
    }
}

#[test]
fn coordinates_behind_a_header_are_found_there() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind(1, &image(F::R32_UINT, 64));
        bench.set_word(64 * 3 + 4 * 2, 9);
        bench.set(PAYLOAD, [7, 7, 7, 7, 7, 7, 7, 0xffff]);
        bench.set(PAYLOAD + 1, [2; 8]);
        bench.set(PAYLOAD + 2, [3; 8]);
        bench.send(&with_header(read(platform, 0b1110, false, 3)));
        assert_eq!(bench.response(0), [9; 8], "{}", platform.name);
        bench.set(SECOND, [11; 8]);
        bench.send(&with_header(write(platform, 0b1110, 3)));
        assert_eq!(bench.word(64 * 3 + 4 * 2), 11, "{}", platform.name);
    }
}
