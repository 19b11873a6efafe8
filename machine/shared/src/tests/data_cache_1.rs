//! Untyped surfaces and 64-bit addresses.

use super::{
    Bench, DATA, PAYLOAD, PLATFORMS, POISON, SECOND, WITH_BAY_TRAIL, identity_selects, port_1, set_addresses,
};
use hw::format::SurfaceFormat;
use hw::message::{
    A64ScatteredRead, A64ScatteredWrite, A64UntypedSurfaceRead, UntypedAtomicInteger, UntypedSurfaceRead,
    UntypedSurfaceWrite,
};

#[test]
fn addresses_of_64_bits_reach_memory_directly() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        for i in 0..16 {
            bench.set_word(i * 4, i as u32);
        }
        set_addresses(&mut bench, |lane| DATA + 8 * lane);
        let read = A64UntypedSurfaceRead {
            binding_table_index: 255,
            channel_mask_disable: 0b1100,
            simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD8,
        };
        bench.send(&port_1(platform, read.encode(platform)[0], 2, 0, 2, 8));
        assert_eq!(bench.response(0), [0, 2, 4, 6, 8, 10, 12, 14]);
        assert_eq!(bench.response(1), [1, 3, 5, 7, 9, 11, 13, 15]);
    }
}

#[test]
fn eight_scattered_bytes_are_a_qword_of_their_lane_at_any_address() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        set_addresses(&mut bench, |lane| DATA + 3 + 11 * lane);
        bench.set(SECOND, std::array::from_fn(|i| 0x0403_0201 + 0x0404_0404 * i as u32));
        bench.set(SECOND + 1, std::array::from_fn(|i| 0x2423_2221 + 0x0404_0404 * i as u32));
        let write = A64ScatteredWrite {
            binding_table_index: 255,
            subtype: A64ScatteredRead::SUBTYPE_BYTE,
            data_elements: A64ScatteredRead::DATA_ELEMENTS_8_ELEMENTS,
            ..Default::default()
        };
        bench.send(&port_1(platform, write.encode(platform)[0], 2, 2, 0, 8));
        // Three bytes of nothing, eight of lane 0, three of nothing, the first two of lane 1.
        assert_eq!(
            [0, 4, 8, 12].map(|at| bench.word(at)),
            [0x0100_0000, 0x0504_0302, 0x0008_0706, 0x0a09_0000]
        );
        bench.poison();
        let read = A64ScatteredRead {
            binding_table_index: 255,
            subtype: A64ScatteredRead::SUBTYPE_BYTE,
            data_elements: A64ScatteredRead::DATA_ELEMENTS_8_ELEMENTS,
            ..Default::default()
        };
        let mut read = port_1(platform, read.encode(platform)[0], 2, 0, 2, 8);
        read.channel_enable = 0b11;
        bench.send(&read);
        let lanes = [0x0403_0201, 0x0807_0605, 0x0c0b_0a09, 0x100f_0e0d];
        assert_eq!(bench.response(0)[..4], lanes);
        assert_eq!(bench.response(0)[4..], [POISON; 4]);
        assert_eq!(bench.response(1), [POISON; 8]);
    }
}

#[test]
fn a_structured_buffer_is_addressed_by_entry_and_byte() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        // Four entries of 24 bytes.
        bench.bind(
            1,
            &hw::RenderSurfaceState {
                surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_STRBUF,
                surface_format: u32::from(SurfaceFormat::RAW.0),
                width: 3,
                surface_pitch: 23,
                surface_base_address: DATA,
                ..identity_selects()
            },
        );
        for dword in 0..32 {
            bench.set_word(4 * dword, dword as u32);
        }
        // The last lanes: past the entries, past the end of an entry.
        bench.set(PAYLOAD, [0, 1, 3, 2, 4, 0, 0, 0]);
        bench.set(PAYLOAD + 1, [0, 8, 16, 4, 0, 20, 24, 0]);
        let read = UntypedSurfaceRead {
            binding_table_index: 1,
            channel_mask_disable: 0b1100,
            simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD8,
        };
        bench.send(&port_1(platform, read.encode(platform)[0], 2, 0, 2, 8));
        assert_eq!(bench.response(0), [0, 8, 22, 13, 0, 0, 0, 0]);
        assert_eq!(bench.response(1), [1, 9, 23, 14, 0, 0, 0, 1]);
        // Data comes after both address registers; an atomic finds its place alike.
        bench.set(SECOND, [1000; 8]);
        let add = UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
            return_data: true,
        };
        let mut add = port_1(platform, add.encode(platform)[0], 2, 1, 1, 8);
        add.channel_enable = 0b0011_0110;
        bench.send(&add);
        let changed: Vec<_> = (0..32).filter(|dword| bench.word(4 * dword) >= 1000).collect();
        assert_eq!(changed, [5, 8, 22]);
        // SIMD4x2: entry and byte lie side by side.
        bench.set(PAYLOAD, [2, 0, 0, 0, 3, 12, 0, 0]);
        let read = UntypedSurfaceRead { channel_mask_disable: 0b1000, simd_mode: 0, ..read };
        bench.send(&port_1(platform, read.encode(platform)[0], 1, 0, 1, 8));
        assert_eq!(bench.response(0)[..3], [12, 13, 14]);
        assert_eq!(bench.response(0)[4..7], [21, 1022, 23]);
    }
}

#[test]
fn a_structured_buffer_takes_writes_and_atomics_of_one_dword_up_to_its_end() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        // Four entries of 24 bytes.
        let structured = hw::RenderSurfaceState {
            surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_STRBUF,
            surface_format: u32::from(SurfaceFormat::RAW.0),
            width: 3,
            surface_pitch: 23,
            surface_base_address: DATA,
            ..identity_selects()
        };
        bench.bind(1, &structured);
        // Entries 0 to 4 at byte 20, then 24, an odd byte, and byte 0 of the last.
        bench.set(PAYLOAD, [0, 1, 2, 3, 4, 0, 1, 3]);
        bench.set(PAYLOAD + 1, [20, 20, 20, 20, 20, 24, 2, 0]);
        bench.set(SECOND, std::array::from_fn(|lane| 1 + lane as u32));
        let write = UntypedSurfaceWrite {
            binding_table_index: 1,
            channel_mask_disable: 0b1110,
            simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD8,
        };
        bench.send(&port_1(platform, write.encode(platform)[0], 2, 1, 0, 8));
        let expected = [(20, 1), (44, 2), (68, 3), (92, 4), (72, 8)];
        for dword in 0..40 {
            let value = expected.iter().find(|(at, _)| *at == 4 * dword).map_or(0, |(_, value)| *value);
            assert_eq!(bench.word(4 * dword), value, "byte {}", 4 * dword);
        }
        let read = UntypedSurfaceRead {
            binding_table_index: 1,
            channel_mask_disable: 0b1110,
            simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD8,
        };
        bench.send(&port_1(platform, read.encode(platform)[0], 2, 0, 1, 8));
        assert_eq!(bench.response(0), [1, 2, 3, 4, 0, 0, 0, 8]);
        // Sixteen lanes: two registers of entries, two of bytes, then the data.
        let wide = UntypedSurfaceWrite { simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD16, ..write };
        bench.set(PAYLOAD, [0; 8]);
        bench.set(PAYLOAD + 1, [2, 0, 0, 0, 0, 0, 0, 0]);
        bench.set(PAYLOAD + 2, [4; 8]);
        bench.set(PAYLOAD + 3, [12, 4, 4, 4, 4, 4, 4, 4]);
        bench.set(SECOND + 1, [77; 8]);
        let mut wide = port_1(platform, wide.encode(platform)[0], 4, 2, 0, 16);
        wide.channel_enable = 0x100;
        bench.send(&wide);
        assert_eq!((bench.word(2 * 24 + 12), bench.word(4)), (77, 0));
        let decrement = UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD16,
            return_data: false,
        };
        let mut add = port_1(platform, decrement.encode(platform)[0], 4, 2, 0, 16);
        add.channel_enable = 0x100;
        bench.send(&add);
        assert_eq!(bench.word(2 * 24 + 12), 154);
        // Two slots: entry and byte lie side by side, and the data follows at once.
        bench.set(PAYLOAD, [1, 8, 0, 0, 3, 16, 0, 0]);
        bench.set(SECOND, [31, 32, 33, 34, 41, 42, 43, 44]);
        let two = UntypedSurfaceWrite { channel_mask_disable: 0b1100, simd_mode: 0, ..write };
        bench.send(&port_1(platform, two.encode(platform)[0], 1, 1, 0, 8));
        assert_eq!([32, 36, 40].map(|at| bench.word(at)), [31, 32, 0]);
        assert_eq!([88, 92].map(|at| bench.word(at)), [41, 42]);
    }
}

#[test]
fn untyped_messages_know_no_channel_selects() {
    use hw::enums::shader_channel_select as scs;
    for platform in PLATFORMS {
        for (simd_mode, channels) in
            [(UntypedSurfaceRead::SIMD_MODE_SIMD8, 8), (UntypedSurfaceRead::SIMD_MODE_SIMD16, 16)]
        {
            for selects in [[0; 4], [scs::BLUE, scs::ALPHA, scs::ONE, scs::RED]] {
                let mut bench = Bench::on(platform);
                let [red, green, blue, alpha] = selects;
                let swapped = hw::RenderSurfaceState {
                    shader_channel_select_red: red,
                    shader_channel_select_green: green,
                    shader_channel_select_blue: blue,
                    shader_channel_select_alpha: alpha,
                    ..super::raw_buffer(DATA, 64)
                };
                bench.bind(1, &swapped);
                (0..4).for_each(|dword| bench.set_word(4 * dword, 50 + dword as u32));
                bench.set(PAYLOAD, [0; 8]);
                bench.set(PAYLOAD + 1, [0; 8]);
                let (binding_table_index, channel_mask_disable) = (1, 0);
                let registers: u8 = channels / 8;
                let read = UntypedSurfaceRead { binding_table_index, channel_mask_disable, simd_mode };
                bench.send(&port_1(
                    platform,
                    read.encode(platform)[0],
                    registers,
                    0,
                    4 * registers,
                    channels,
                ));
                let read: Vec<u32> = (0..4).map(|channel| bench.response(channel * registers)[0]).collect();
                assert_eq!(read, [50, 51, 52, 53], "{} {channels} {selects:?}", platform.name);
                for register in 0..4 * registers {
                    bench.set(SECOND + register, [60 + u32::from(register / registers); 8]);
                }
                let write = UntypedSurfaceWrite { binding_table_index, channel_mask_disable, simd_mode };
                let write = write.encode(platform)[0];
                bench.send(&port_1(platform, write, registers, 4 * registers, 0, channels));
                let written: Vec<u32> = (0..4).map(|dword| bench.word(4 * dword)).collect();
                assert_eq!(written, [60, 61, 62, 63], "{} {channels} {selects:?}", platform.name);
                assert_eq!(bench.findings.list(), []);
            }
        }
    }
}
