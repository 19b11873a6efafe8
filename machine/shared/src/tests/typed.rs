//! Typed surface messages.

use super::{Bench, PAYLOAD, PLATFORMS, POISON, SECOND, WITH_BAY_TRAIL, message};
use hw::Platform;
use hw::RenderSurfaceState as State;
use hw::format::SurfaceFormat;
use hw::message::{
    ReadSurfaceInfo, TypedAtomicInteger, TypedSurfaceRead, TypedSurfaceWrite, UntypedAtomicInteger,
};
use ports::SendMessage;
use probe::Kind;

/// A linear 2D surface of 16 by 8 pixels, rows 256 bytes apart.
fn image(format: SurfaceFormat) -> State {
    super::image(format, 256)
}

fn read_message(
    platform: &'static Platform,
    channels: u32,
    group: u32,
    addresses: u8,
    channel_mask_disable: u32,
) -> SendMessage {
    let read = TypedSurfaceRead {
        binding_table_index: 1,
        channel_mask_disable,
        slot_group: group,
        high_slot_group: group == TypedSurfaceRead::SLOT_GROUP_HIGH_8,
    };
    message(super::typed_port(platform), read.encode(platform)[0], addresses, channels as u8, 8)
}

fn write_message(
    platform: &'static Platform,
    channels: u8,
    addresses: u8,
    channel_mask_disable: u32,
) -> SendMessage {
    let write = TypedSurfaceWrite {
        binding_table_index: 1,
        channel_mask_disable,
        slot_group: TypedSurfaceRead::SLOT_GROUP_LOW_8,
        ..Default::default()
    };
    SendMessage {
        second_payload_length: channels,
        ..message(super::typed_port(platform), write.encode(platform)[0], addresses, 0, 8)
    }
}

#[test]
fn a_read_converts_and_gives_zero_outside() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind(1, &image(SurfaceFormat::R16G16_UINT));
        bench.set_word(2 * 256 + 4 * 3, 0x0007_0009);
        bench.set(PAYLOAD, [3, 16, 3, 3, 0, 0, 0, 0]);
        bench.set(PAYLOAD + 1, [2, 2, 8, 2, 0, 0, 0, 0]);
        bench.poison();
        let mut read = read_message(platform, 4, TypedSurfaceRead::SLOT_GROUP_LOW_8, 2, 0);
        read.channel_enable = 0b0111;
        bench.send(&read);
        assert_eq!(bench.response(0)[..4], [9, 0, 0, POISON]);
        assert_eq!(bench.response(1)[..4], [7, 0, 0, POISON]);
        assert_eq!(bench.response(2)[..3], [0, 0, 0]);
        assert_eq!(bench.response(3)[..3], [1, 1, 1]);
    }
}

#[test]
fn formats_that_reads_do_not_convert_come_back_raw() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind(1, &image(SurfaceFormat::R8G8B8A8_UNORM));
        bench.set_word(0, 0x8040_20ff);
        bench.send(&read_message(platform, 1, TypedSurfaceRead::SLOT_GROUP_LOW_8, 2, 0b1110));
        assert_eq!(bench.response(0)[0], 0x8040_20ff);
    }
}

#[test]
fn a_write_converts_to_the_format_and_drops_what_is_outside() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind(1, &image(SurfaceFormat::R8G8B8A8_UNORM));
        bench.set(PAYLOAD, [1, 15, 16, 2, 2, 2, 2, 2]);
        bench.set(PAYLOAD + 1, [0, 7, 0, 8, 0, 0, 0, 0]);
        for (channel, value) in [1.0f32, 0.0, 2.0, 0.5].into_iter().enumerate() {
            bench.set(SECOND + channel as u8, [value.to_bits(); 8]);
        }
        let mut write = write_message(platform, 4, 2, 0);
        write.channel_enable = 0b1111;
        bench.send(&write);
        assert_eq!(bench.word(4), 0x80ff_00ff);
        assert_eq!(bench.word(7 * 256 + 60), 0x80ff_00ff);
        assert_eq!(bench.word(64), 0);
        assert_eq!(bench.word(8 * 256 + 8), 0);
    }
}

#[test]
fn the_high_group_uses_the_high_enables_of_a_16_channel_message() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind(1, &image(SurfaceFormat::R32_UINT));
        bench.set_word(0, 5);
        bench.poison();
        let mut read = read_message(platform, 1, TypedSurfaceRead::SLOT_GROUP_HIGH_8, 2, 0b1110);
        read.execution_size = 16;
        read.channel_enable = 0x0200;
        bench.send(&read);
        assert_eq!(bench.response(0)[..3], [POISON, 5, POISON]);
    }
}

#[test]
fn typed_buffers_and_tiled_surfaces_share_the_messages() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        let mut buffer = image(SurfaceFormat::R32_UINT);
        buffer.surface_type = State::SURFACE_TYPE_SURFTYPE_BUFFER;
        (buffer.width, buffer.height, buffer.surface_pitch) = (9, 0, 3);
        bench.bind(1, &buffer);
        bench.set_word(36, 99);
        bench.set_word(40, 77);
        bench.set(PAYLOAD, [9, 10, 0, 0, 0, 0, 0, 0]);
        bench.send(&read_message(platform, 1, TypedSurfaceRead::SLOT_GROUP_LOW_8, 1, 0b1110));
        assert_eq!(bench.response(0)[..2], [99, 0]);

        let mut bench = Bench::on(platform);
        let mut tiled = image(SurfaceFormat::R32_UINT);
        tiled.tile_mode = State::TILE_MODE_YMAJOR;
        bench.bind(1, &tiled);
        bench.set(PAYLOAD, [5; 8]);
        bench.set(PAYLOAD + 1, [3; 8]);
        bench.set(SECOND, [42; 8]);
        bench.send(&write_message(platform, 1, 2, 0b1110));
        // Pixel 5 is in the second column of 16 bytes, which is 512 bytes long.
        assert_eq!(bench.word(512 + 3 * 16 + 4), 42);
    }
}

#[test]
fn atomics_return_old_texels() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind(1, &image(SurfaceFormat::R32_UINT));
        bench.set_word(256 + 8, 10);
        bench.set(PAYLOAD, [2; 8]);
        bench.set(PAYLOAD + 1, [1; 8]);
        bench.set(SECOND, [3; 8]);
        let add = TypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            high_slot_group: false,
            return_data: true,
        };
        let mut add = message(super::typed_port(platform), add.encode(platform)[0], 2, 1, 8);
        add.second_payload_length = 1;
        add.channel_enable = 0b11;
        bench.send(&add);
        assert_eq!(bench.response(0)[..2], [10, 13]);
        assert_eq!(bench.word(256 + 8), 16);
    }
}

#[test]
fn surface_info_gives_the_extent_of_a_level_and_zeros_past_the_last() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        let mut mipmapped = image(SurfaceFormat::R32_UINT);
        mipmapped.mip_count_lod = 2;
        bench.bind(1, &mipmapped);
        let read = ReadSurfaceInfo { binding_table_index: 1 };
        let read = message(super::sampler_port(platform), read.encode(platform)[0], 1, 2, 8);
        bench.set(PAYLOAD, [0, 0, 0, 1, 0, 0, 0, 0]);
        bench.send(&read);
        let format = u32::from(SurfaceFormat::R32_UINT.0);
        assert_eq!(bench.response(1), [8, 4, 0, 2, State::SURFACE_TYPE_SURFTYPE_2D, format, 0, 0]);
        bench.set(PAYLOAD, [0, 0, 0, 3, 0, 0, 0, 0]);
        bench.send(&read);
        assert_eq!(bench.response(1)[..3], [0, 0, 0]);
    }
}

#[test]
fn simd4x2_messages_hold_a_texel_in_each_half() {
    for platform in PLATFORMS {
        use hw::message::TypedAtomicIntegerSimd4x2;
        let mut bench = Bench::on(platform);
        bench.bind(1, &image(SurfaceFormat::R16G16_UINT));
        bench.set_word(2 * 256 + 4 * 3, 0x0007_0009);
        bench.set_word(256 + 4, 0x0002_0001);
        // Pixels (3, 2) and (1, 1).
        bench.set(PAYLOAD, [3, 2, 0, 0, 1, 1, 0, 0]);
        bench.poison();
        bench.send(&read_message(platform, 1, TypedSurfaceRead::SLOT_GROUP_SIMD4X2, 1, 0b0100));
        assert_eq!(bench.response(0), [9, 7, POISON, 1, 1, 2, POISON, 1]);
        // Only the second slot is written.
        bench.set(SECOND, [5, 6, 0, 0, 8, 9, 0, 0]);
        let mut write = write_message(platform, 1, 1, 0);
        write.descriptor &= !(3 << 12);
        write.channel_enable = 0x10;
        bench.send(&write);
        assert_eq!((bench.word(2 * 256 + 12), bench.word(256 + 4)), (0x0007_0009, 0x0009_0008));

        bench.bind(1, &image(SurfaceFormat::R32_UINT));
        let add = TypedAtomicIntegerSimd4x2 {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            return_data: true,
        };
        bench.set(SECOND, [1, 0, 0, 0, 2, 0, 0, 0]);
        let add = SendMessage {
            second_payload_length: 1,
            ..message(super::typed_port(platform), add.encode(platform)[0], 1, 1, 8)
        };
        bench.send(&add);
        assert_eq!((bench.word(2 * 256 + 12), bench.word(256 + 4)), (0x0007_000a, 0x0009_000a));
        assert_eq!((bench.response(0)[0], bench.response(0)[4]), (0x0007_0009, 0x0009_0008));
    }
}

#[test]
fn a_multisampled_surface_is_reached_sample_by_sample() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        // Four samples, one plane of 8 rows each.
        let samples =
            State { number_of_multisamples: 2, surface_qpitch: 2, ..image(SurfaceFormat::R32_UINT) };
        bench.bind(1, &samples);
        let plane = 8 * 256;
        // Sample, u, v, r, level; the fifth lane names a sample that does not exist.
        let addresses = [[0, 1, 2, 3, 4, 0, 0, 0], [5; 8], [2; 8], [0; 8], [0; 8]];
        for (register, values) in addresses.into_iter().enumerate() {
            bench.set(PAYLOAD + register as u8, values);
        }
        bench.set(SECOND, [10, 11, 12, 13, 14, 0, 0, 0]);
        let mut write = write_message(platform, 1, 5, 0b1110);
        write.channel_enable = 0x1f;
        bench.send(&write);
        let written: Vec<_> = (0..5).map(|sample| bench.word(sample * plane + 2 * 256 + 20)).collect();
        assert_eq!(written, [10, 11, 12, 13, 0]);
        bench.poison();
        let mut read = read_message(platform, 1, TypedSurfaceRead::SLOT_GROUP_LOW_8, 5, 0b1110);
        read.channel_enable = 0x1f;
        bench.send(&read);
        assert_eq!(bench.response(0)[..6], [10, 11, 12, 13, 0, POISON]);
        // R and level may not be left out.
        bench.try_send(&read_message(platform, 1, TypedSurfaceRead::SLOT_GROUP_LOW_8, 3, 0b1110)).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-30"));
    }
}

#[test]
fn every_kind_of_surface_has_its_coordinates_and_its_edges() {
    for platform in PLATFORMS {
        // Kind, array, size, depth minus one; coordinates that are inside with the byte they are at, and some outside.
        let array = |surface_type: u32, surface_array: bool, height: u32, depth: u32| State {
            surface_type,
            surface_array,
            width: 3,
            height: height - 1,
            depth: depth - 1,
            surface_qpitch: 1,
            ..super::image(SurfaceFormat::R32_UINT, 16)
        };
        // Planes four rows apart; layers of lines four elements apart on Gen9, where QPitch counts elements.
        let line = if platform.generation == 9 { 16 } else { 64 };
        let cases: [(State, [u32; 3], Option<u64>); 14] = [
            (array(0, false, 1, 1), [3, 9, 9], Some(12)),
            (array(0, false, 1, 1), [4, 0, 0], None),
            (array(0, true, 1, 3), [3, 2, 9], Some(2 * line + 12)),
            (array(0, true, 1, 3), [3, 3, 0], None),
            (array(1, false, 2, 1), [3, 1, 9], Some(16 + 12)),
            (array(1, false, 2, 1), [3, 2, 0], None),
            (array(1, true, 2, 3), [3, 1, 2], Some(2 * 64 + 16 + 12)),
            (array(1, true, 2, 3), [3, 1, 3], None),
            (array(2, false, 2, 3), [3, 1, 2], Some(2 * 64 + 16 + 12)),
            (array(2, false, 2, 3), [3, 1, 3], None),
            (array(2, false, 2, 3), [3, 2, 0], None),
            (array(3, false, 2, 1), [3, 1, 5], Some(5 * 64 + 16 + 12)),
            (array(3, false, 2, 1), [3, 1, 6], None),
            (array(3, false, 2, 1), [4, 0, 0], None),
        ];
        for (state, coordinates, place) in cases {
            let mut bench = Bench::on(platform);
            bench.bind(1, &state);
            for (register, coordinate) in (0..).zip(coordinates) {
                bench.set(PAYLOAD + register, [coordinate; 8]);
            }
            if let Some(place) = place {
                bench.set_word(place, 0x1234);
            }
            let mut read = read_message(platform, 4, TypedSurfaceRead::SLOT_GROUP_LOW_8, 3, 0);
            read.channel_enable = 1;
            bench.send(&read);
            let found = [0, 1, 2, 3].map(|register| bench.response(register)[0]);
            let expected = if place.is_some() { [0x1234, 0, 0, 1] } else { [0, 0, 0, 1] };
            assert_eq!(found, expected, "{} {coordinates:?}", state.surface_type);
        }
    }
}

#[test]
fn channel_selects_choose_what_is_read_and_where_it_is_written() {
    for platform in PLATFORMS {
        use hw::enums::shader_channel_select as scs;
        let mut bench = Bench::on(platform);
        let swapped = State {
            shader_channel_select_red: scs::BLUE,
            shader_channel_select_green: scs::ONE,
            shader_channel_select_blue: scs::RED,
            shader_channel_select_alpha: scs::ZERO,
            ..super::image(SurfaceFormat::R8G8B8A8_UINT, 256)
        };
        bench.bind(1, &swapped);
        bench.set_word(0, 0x4433_2211);
        let mut read = read_message(platform, 4, TypedSurfaceRead::SLOT_GROUP_LOW_8, 2, 0);
        read.channel_enable = 1;
        bench.send(&read);
        assert_eq!([0, 1, 2, 3].map(|register| bench.response(register)[0]), [0x33, 1, 0x11, 0]);
        bench.bind(2, &State { surface_format: u32::from(SurfaceFormat::R16G16B16A16_FLOAT.0), ..swapped });
        let float = TypedSurfaceRead {
            binding_table_index: 2,
            slot_group: TypedSurfaceRead::SLOT_GROUP_LOW_8,
            ..Default::default()
        };
        bench.send(&SendMessage {
            descriptor: float.encode(platform)[0] | read.descriptor & !0x7_ffff,
            ..read
        });
        assert_eq!(bench.response(1)[0], 1.0f32.to_bits());
        // Red is written to blue and blue to red; channels that select no channel are dropped, others keep what was there.
        for register in 0..4 {
            bench.set(SECOND + register, [0x50 + u32::from(register); 8]);
        }
        let mut write = write_message(platform, 4, 2, 0);
        write.channel_enable = 1;
        bench.send(&write);
        assert_eq!(bench.word(0), 0x0050_0052);
        bench.set_word(0, 0x4433_2211);
        let mut write = write_message(platform, 1, 2, 0b1110);
        write.channel_enable = 1;
        bench.send(&write);
        assert_eq!(bench.word(0), 0x4450_2211);
    }
}

#[test]
fn reads_of_two_dwords_are_raw_and_what_is_outside_has_alpha_only_where_there_is_none() {
    for platform in WITH_BAY_TRAIL {
        let read = |format: SurfaceFormat, outside: bool| {
            let mut bench = Bench::on(platform);
            bench.bind(1, &image(format));
            bench.set_word(0, 0x1111_2222);
            bench.set_word(4, 0x3333_4444);
            bench.set(PAYLOAD, [if outside { 16 } else { 0 }; 8]);
            let mut read = read_message(platform, 4, TypedSurfaceRead::SLOT_GROUP_LOW_8, 2, 0);
            read.channel_enable = 1;
            bench.send(&read);
            [0, 1, 2, 3].map(|register| bench.response(register)[0])
        };
        let one = 1.0f32.to_bits();
        assert_eq!(read(SurfaceFormat::R16G16B16A16_UNORM, false), [0x1111_2222, 0x3333_4444, 0, 1]);
        assert_eq!(read(SurfaceFormat::R8G8B8A8_UNORM, false), [0x1111_2222, 0, 0, 1]);
        assert_eq!(read(SurfaceFormat::R32G32_FLOAT, false), [0x1111_2222, 0x3333_4444, 0, one]);
        assert_eq!(read(SurfaceFormat::R16_FLOAT, true), [0, 0, 0, one]);
        assert_eq!(read(SurfaceFormat::R16_UINT, true), [0, 0, 0, 1]);
        assert_eq!(read(SurfaceFormat::R32G32B32A32_FLOAT, true), [0; 4]);
        assert_eq!(read(SurfaceFormat::R16G16B16A16_UINT, true), [0; 4]);
        assert_eq!(read(SurfaceFormat::R8G8B8A8_UNORM, true), [0, 0, 0, 1]);
    }
}

#[test]
fn a_texel_whose_page_is_not_bound_is_a_fault_at_its_address() {
    for platform in WITH_BAY_TRAIL {
        use bits::GraphicsAddress;
        use probe::Stop;
        for write in [false, true] {
            let mut bench = Bench::on(platform);
            // Rows of 16 KiB: four of them are bound.
            bench.bind(1, &super::image(SurfaceFormat::R32_UINT, 0x4000));
            bench.set(PAYLOAD, [2; 8]);
            bench.set(PAYLOAD + 1, [3, 4, 4, 4, 4, 4, 4, 4]);
            let mut message = if write {
                write_message(platform, 1, 2, 0b1110)
            } else {
                read_message(platform, 1, TypedSurfaceRead::SLOT_GROUP_LOW_8, 2, 0b1110)
            };
            message.channel_enable = 1;
            bench.send(&message);
            message.channel_enable = 2;
            let Err(Stop::Fault(fault)) = bench.try_send(&message) else { panic!("no fault") };
            assert_eq!(fault.address, Some(GraphicsAddress(super::DATA + 0x1_0008)));
        }
    }
}
