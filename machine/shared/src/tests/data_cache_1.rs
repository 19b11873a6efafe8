//! Untyped surfaces, atomics and 64-bit addresses.

use super::{Bench, DATA, PAYLOAD, PLATFORMS, POISON, SECOND, WITH_BAY_TRAIL, port_1};
use hw::message::{
    A64BlockRead, A64BlockWrite, A64ScatteredRead, A64ScatteredWrite, A64UntypedAtomicInteger,
    A64UntypedSurfaceRead, UntypedAtomicFloat, UntypedAtomicInteger, UntypedSurfaceRead, UntypedSurfaceWrite,
};
use probe::Kind;

const SLM: u32 = 254;
/// Disables green and alpha.
const RED_AND_BLUE: u32 = 0b1010;

#[test]
fn an_untyped_read_returns_one_register_group_for_each_enabled_channel() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 4096);
        for i in 0..64 {
            bench.set_word(i * 4, i as u32);
        }
        bench.poison();
        bench.set(PAYLOAD, std::array::from_fn(|lane| 16 * lane as u32));
        bench.set(PAYLOAD + 1, std::array::from_fn(|lane| 128 + 16 * lane as u32));
        let read = UntypedSurfaceRead {
            binding_table_index: 1,
            channel_mask_disable: RED_AND_BLUE,
            simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD16,
        };
        bench.send(&port_1(platform, read.encode(platform)[0], 2, 0, 4, 16));
        assert_eq!(bench.response(0), std::array::from_fn(|lane| 4 * lane as u32));
        assert_eq!(bench.response(1), std::array::from_fn(|lane| 32 + 4 * lane as u32));
        assert_eq!(bench.response(2), std::array::from_fn(|lane| 4 * lane as u32 + 2));
        assert_eq!(bench.response(4), [POISON; 8]);
    }
}

#[test]
fn an_untyped_write_takes_its_data_from_the_second_payload_and_drops_what_is_outside() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        bench.set(PAYLOAD, [0, 8, 16, 24, 48, 60, 64, u32::MAX - 3]);
        bench.set(SECOND, std::array::from_fn(|lane| 1 + lane as u32));
        bench.set(SECOND + 1, std::array::from_fn(|lane| 101 + lane as u32));
        let write = UntypedSurfaceWrite {
            binding_table_index: 1,
            channel_mask_disable: 0b1100,
            simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD8,
        };
        let mut write = port_1(platform, write.encode(platform)[0], 1, 2, 0, 8);
        write.channel_enable = 0b1111_1101;
        bench.send(&write);
        let words: Vec<_> = (0..18).map(|i| bench.word(4 * i)).collect();
        assert_eq!(words, [1, 101, 0, 0, 3, 103, 4, 104, 0, 0, 0, 0, 5, 105, 0, 6, 0, 0]);
    }
}

#[test]
fn a_simd4x2_read_gives_each_half_its_own_slot() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 4096);
        for i in 0..16 {
            bench.set_word(i * 4, i as u32);
        }
        bench.poison();
        bench.set(PAYLOAD, [4, 0, 0, 0, 32, 0, 0, 0]);
        let read = UntypedSurfaceRead { binding_table_index: 1, channel_mask_disable: 0b1000, simd_mode: 0 };
        bench.send(&port_1(platform, read.encode(platform)[0], 1, 0, 1, 8));
        assert_eq!(bench.response(0), [1, 2, 3, POISON, 8, 9, 10, POISON]);
    }
}

#[test]
fn atomic_lanes_on_one_address_follow_each_other() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        bench.set_word(8, 1000);
        bench.set(PAYLOAD, [8; 8]);
        bench.set(SECOND, [1, 2, 3, 4, 5, 6, 7, 8]);
        let add = UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
            return_data: true,
        };
        bench.send(&port_1(platform, add.encode(platform)[0], 1, 1, 1, 8));
        assert_eq!(bench.response(0), [1000, 1001, 1003, 1006, 1010, 1015, 1021, 1028]);
        assert_eq!(bench.word(8), 1036);
    }
}

#[test]
fn atomics_work_in_shared_local_memory_and_may_return_nothing() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.poison();
        bench.set(PAYLOAD, [0, 4, 0, 4, 0, 4, 0, 4]);
        bench.set(PAYLOAD + 1, [0, 4, 0, 4, 0, 4, 0, 4]);
        let increment = UntypedAtomicInteger {
            binding_table_index: SLM,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_INC,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD16,
            return_data: false,
        };
        let mut increment = port_1(platform, increment.encode(platform)[0], 2, 0, 0, 16);
        increment.channel_enable = 0x1fff;
        bench.send(&increment);
        assert_eq!((bench.slm.read_u32(0), bench.slm.read_u32(4)), (7, 6));
        assert_eq!(bench.response(0), [POISON; 8]);
    }
}

#[test]
fn compare_and_write_compares_source_0_and_writes_source_1() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        bench.set_word(0, 5);
        bench.set_word(4, 6);
        bench.set(PAYLOAD, [0, 4, 0, 0, 0, 0, 0, 0]);
        bench.set(SECOND, [5; 8]);
        bench.set(SECOND + 1, [77; 8]);
        let exchange = UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
            return_data: true,
        };
        let mut exchange = port_1(platform, exchange.encode(platform)[0], 1, 2, 1, 8);
        exchange.channel_enable = 0b11;
        bench.send(&exchange);
        assert_eq!((bench.word(0), bench.word(4)), (77, 6));
        assert_eq!(bench.response(0)[..2], [5, 6]);
    }
}

#[test]
fn an_atomic_outside_its_buffer_returns_zero() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        bench.set_word(64, 9);
        bench.poison();
        bench.set(PAYLOAD, [64; 8]);
        let increment = UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_INC,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
            return_data: true,
        };
        bench.send(&port_1(platform, increment.encode(platform)[0], 1, 0, 1, 8));
        assert_eq!(bench.response(0), [0; 8]);
        assert_eq!(bench.word(64), 9);
    }
}

#[test]
fn float_atomics_keep_the_larger_value() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        bench.set_word(0, (-3.0f32).to_bits());
        bench.set(PAYLOAD, [0; 8]);
        bench.set(SECOND, [(-2.5f32).to_bits(); 8]);
        let maximum = UntypedAtomicFloat {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicFloat::ATOMIC_OPERATION_FMAX,
            simd_mode: UntypedAtomicFloat::SIMD_MODE_SIMD8,
            return_data: true,
        };
        bench.send(&port_1(platform, maximum.encode(platform)[0], 1, 1, 1, 8));
        assert_eq!(bench.word(0), (-2.5f32).to_bits());
        assert_eq!(bench.response(0)[0], (-3.0f32).to_bits());
    }
}

/// Eight 64-bit addresses in two registers.
fn set_addresses(bench: &mut Bench, address: impl Fn(u64) -> u64) {
    let mut dwords = [0u32; 16];
    for lane in 0..8u64 {
        dwords[2 * lane as usize] = address(lane) as u32;
        dwords[2 * lane as usize + 1] = (address(lane) >> 32) as u32;
    }
    bench.set(PAYLOAD, dwords[..8].try_into().unwrap());
    bench.set(PAYLOAD + 1, dwords[8..].try_into().unwrap());
}

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
fn scattered_qwords_fill_two_registers() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        set_addresses(&mut bench, |lane| DATA + 16 * lane);
        bench.set(SECOND, std::array::from_fn(|i| i as u32));
        bench.set(SECOND + 1, std::array::from_fn(|i| 8 + i as u32));
        let write = A64ScatteredWrite {
            binding_table_index: 255,
            subtype: A64ScatteredRead::SUBTYPE_QWORD,
            ..Default::default()
        };
        bench.send(&port_1(platform, write.encode(platform)[0], 2, 2, 0, 8));
        assert_eq!((bench.word(48), bench.word(52), bench.word(56)), (6, 7, 0));
        bench.poison();
        let read = A64ScatteredRead {
            binding_table_index: 255,
            subtype: A64ScatteredRead::SUBTYPE_QWORD,
            ..Default::default()
        };
        let mut read = port_1(platform, read.encode(platform)[0], 2, 0, 2, 8);
        read.channel_enable = 0b1000_1111;
        bench.send(&read);
        assert_eq!(bench.response(0), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(bench.response(1), [POISON, POISON, POISON, POISON, POISON, POISON, 14, 15]);
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
fn atomics_of_64_bits_carry_between_dwords() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.set_word(0, u32::MAX);
        set_addresses(&mut bench, |_| DATA);
        bench.set(SECOND, [1, 0, 0, 0, 0, 0, 0, 0]);
        let add = A64UntypedAtomicInteger {
            binding_table_index: 255,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            data_width: 1,
            return_data: true,
        };
        let mut add = port_1(platform, add.encode(platform)[0], 2, 2, 2, 8);
        add.channel_enable = 1;
        bench.send(&add);
        assert_eq!((bench.word(0), bench.word(4)), (0, 1));
        assert_eq!(bench.response(0)[..2], [u32::MAX, 0]);
    }
}

#[test]
fn qwords_of_32_bit_addresses_have_their_halves_in_registers_of_their_own() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 256);
        for lane in 0..16 {
            bench.set_word(8 * lane, lane as u32);
            bench.set_word(8 * lane + 4, 100 + lane as u32);
        }
        for half in 0..2 {
            let lane = |i: usize| 8 * u32::from(half) + i as u32;
            bench.set(PAYLOAD + half, std::array::from_fn(|i| 8 * lane(i)));
            bench.set(SECOND + half, std::array::from_fn(lane));
            // The high half of lane 9 differs.
            bench.set(SECOND + 2 + half, std::array::from_fn(|i| 100 + lane(i) + u32::from(lane(i) == 9)));
            bench.set(SECOND + 4 + half, std::array::from_fn(|i| 200 + lane(i)));
            bench.set(SECOND + 6 + half, std::array::from_fn(|i| 300 + lane(i)));
        }
        let exchange = UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR8B,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD16,
            return_data: true,
        };
        bench.poison();
        bench.send(&port_1(platform, exchange.encode(platform)[0], 2, 8, 4, 16));
        let words = |lane: u64| [bench.word(8 * lane), bench.word(8 * lane + 4)];
        assert_eq!([0, 7, 8, 9, 15].map(words), [[200, 300], [207, 307], [208, 308], [9, 109], [215, 315]]);
        assert_eq!(bench.response(1), std::array::from_fn(|i| 8 + i as u32));
        assert_eq!(bench.response(3), std::array::from_fn(|i| 108 + i as u32));
    }
}

#[test]
fn an_atomic_message_that_ends_before_its_sources_is_undefined() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        set_addresses(&mut bench, |lane| DATA + 8 * lane);
        let exchange = A64UntypedAtomicInteger {
            binding_table_index: 255,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR,
            data_width: 1,
            return_data: true,
        };
        let exchange = exchange.encode(platform)[0];
        bench.send(&port_1(platform, exchange, 2, 4, 2, 8));
        bench.try_send(&port_1(platform, exchange, 2, 2, 2, 8)).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-31"));
    }
}

#[test]
fn a_block_lies_at_the_address_of_its_header() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, [DATA as u32 + 32, 0, 0, 0, 0, 0, 0, 0]);
        bench.set(SECOND, std::array::from_fn(|i| 1 + i as u32));
        let write = A64BlockWrite {
            binding_table_index: 255,
            data_blocks: A64BlockRead::DATA_BLOCKS_2_OWORDS,
            subtype: A64BlockRead::SUBTYPE_OWORD,
        };
        let mut write = port_1(platform, write.encode(platform)[0], 1, 1, 0, 8);
        write.header_present = true;
        bench.send(&write);
        assert_eq!((bench.word(28), bench.word(32), bench.word(60)), (0, 1, 8));
    }
}

/// Four DWords from a value.
fn oword(value: u128) -> [u32; 4] {
    std::array::from_fn(|dword| (value >> (32 * dword)) as u32)
}

#[test]
fn a_compare_and_write_of_16_bytes_takes_two_lanes_a_register() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        for lane in 0..8 {
            for dword in 0..4 {
                bench.set_word(16 * lane + 4 * dword, (10 * lane + dword) as u32);
            }
        }
        let memory = |lane: u32| std::array::from_fn(|dword| 10 * lane + dword as u32);
        set_addresses(&mut bench, |lane| DATA + 16 * lane);
        for pair in 0..4 {
            // Lane 5 compares with something else.
            let compare: [u32; 4] = memory(2 * pair);
            let other: [u32; 4] = if pair == 2 { oword(1) } else { memory(2 * pair + 1) };
            bench.set(SECOND + pair as u8, [compare, other].concat().try_into().unwrap());
            bench.set(SECOND + 4 + pair as u8, [70 + pair; 8]);
        }
        bench.poison();
        let exchange = A64UntypedAtomicInteger {
            binding_table_index: 255,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR8B,
            data_width: 1,
            return_data: true,
        };
        let mut exchange = port_1(platform, exchange.encode(platform)[0], 2, 8, 4, 8);
        exchange.channel_enable = 0b0111_1111;
        bench.send(&exchange);
        let after: Vec<_> = (0..8).map(|lane| [0, 12].map(|byte| bench.word(16 * lane + byte))).collect();
        assert_eq!(after[..3], [[70, 70], [70, 70], [71, 71]]);
        assert_eq!(after[4..], [[72, 72], [50, 53], [73, 73], [70, 73]]);
        assert_eq!(bench.response(2), [40, 41, 42, 43, 50, 51, 52, 53]);
        assert_eq!(bench.response(3), [60, 61, 62, 63, POISON, POISON, POISON, POISON]);
    }
}

#[test]
fn simd4x2_atomics_have_a_slot_in_each_half() {
    for platform in PLATFORMS {
        use hw::message::{A64UntypedAtomicIntegerSimd4x2, UntypedAtomicIntegerSimd4x2};
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 256);
        for dword in 0..16 {
            bench.set_word(4 * dword, 100 + dword as u32);
        }
        // 32-bit offsets: add 1 and 2.
        bench.set(PAYLOAD, [8, 0, 0, 0, 12, 0, 0, 0]);
        bench.set(SECOND, [1, 0, 0, 0, 2, 0, 0, 0]);
        let add = UntypedAtomicIntegerSimd4x2 {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            return_data: true,
        };
        bench.poison();
        bench.send(&port_1(platform, add.encode(platform)[0], 1, 1, 1, 8));
        assert_eq!((bench.word(8), bench.word(12)), (103, 105));
        assert_eq!(bench.response(0)[..2], [102, POISON]);
        assert_eq!(bench.response(0)[4..6], [103, POISON]);
        // Compare and write: both sources in one register; only the second slot is on.
        let exchange = UntypedAtomicIntegerSimd4x2 {
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR,
            ..add
        };
        bench.set(SECOND, [103, 7, 0, 0, 105, 8, 0, 0]);
        let mut exchange = port_1(platform, exchange.encode(platform)[0], 1, 1, 1, 8);
        exchange.channel_enable = 0x80;
        bench.send(&exchange);
        assert_eq!((bench.word(8), bench.word(12)), (103, 8));
        // 64-bit addresses and 64-bit data: sources in registers of their own.
        let address = |offset: u64| [(DATA + offset) as u32, 0, 0, 0];
        bench.set(PAYLOAD, [address(16), address(24)].concat().try_into().unwrap());
        bench.set(SECOND, [u32::MAX - 115, 0, 0, 0, 1, 1, 0, 0]);
        let add = A64UntypedAtomicIntegerSimd4x2 {
            binding_table_index: 255,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            data_width: 1,
            return_data: true,
        };
        bench.send(&port_1(platform, add.encode(platform)[0], 1, 1, 1, 8));
        assert_eq!([16, 20, 24, 28].map(|byte| bench.word(byte)), [u32::MAX - 11, 105, 107, 108]);
        // And of 16 bytes.
        bench.set(PAYLOAD, [address(32), address(48)].concat().try_into().unwrap());
        bench.set(SECOND, [108, 109, 110, 111, 0, 0, 0, 0]);
        bench.set(SECOND + 1, [1, 2, 3, 4, 5, 6, 7, 8]);
        let exchange = A64UntypedAtomicIntegerSimd4x2 {
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR8B,
            ..add
        };
        bench.send(&port_1(platform, exchange.encode(platform)[0], 1, 2, 1, 8));
        assert_eq!([32, 44, 48].map(|byte| bench.word(byte)), [1, 4, 112]);
        assert_eq!(bench.response(0), std::array::from_fn(|i| 108 + i as u32));
    }
}

/// A surface whose append counter is at `DATA + 0x1000`.
fn bind_counter(bench: &Bench) {
    bench.bind(
        1,
        &hw::RenderSurfaceState {
            auxiliary_surface_mode: hw::RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_APPEND,
            auxiliary_surface_base_address: DATA + 0x1000,
            ..super::raw_buffer(DATA, 64)
        },
    );
}

#[test]
fn lanes_take_numbers_from_an_append_counter() {
    for platform in PLATFORMS {
        use hw::message::{AtomicCounter, AtomicCounterSimd4x2};
        let mut bench = Bench::on(platform);
        bind_counter(&bench);
        bench.set_word(0x1000, 40);
        let increment = AtomicCounter {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_INC,
            return_data: true,
            ..Default::default()
        };
        // The pixel mask of the header takes part.
        bench.set(PAYLOAD, [0, 0, 0, 0, 0, 0, 0, 0b1011]);
        bench.poison();
        bench.send(&super::with_header(port_1(platform, increment.encode(platform)[0], 1, 0, 1, 8)));
        assert_eq!(bench.response(0)[..5], [40, 41, POISON, 42, POISON]);
        assert_eq!(bench.word(0x1000), 43);
        // A binary operation has its data first; the high slots of sixteen.
        let add = AtomicCounter {
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            high_slot_group: true,
            ..increment
        };
        bench.set(PAYLOAD, [10, 20, 30, 40, 50, 60, 70, 80]);
        let mut add = port_1(platform, add.encode(platform)[0], 1, 0, 1, 16);
        add.channel_enable = 0x0300;
        bench.send(&add);
        assert_eq!(bench.response(0)[..2], [43, 53]);
        assert_eq!(bench.word(0x1000), 73);
        // Two slots.
        let decrement = AtomicCounterSimd4x2 {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_PREDEC,
            return_data: true,
        };
        bench.send(&super::with_header(port_1(platform, decrement.encode(platform)[0], 1, 0, 1, 8)));
        assert_eq!((bench.response(0)[0], bench.response(0)[4], bench.word(0x1000)), (72, 71, 71));
        // Without a counter everything is outside.
        bench.bind_raw(DATA, 64);
        bench.poison();
        bench.send(&super::with_header(port_1(platform, decrement.encode(platform)[0], 1, 0, 1, 8)));
        assert_eq!((bench.response(0)[0], bench.response(0)[4], bench.word(0x1000)), (0, 0, 71));
        // A header where none may be.
        let add = AtomicCounter { atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD, ..increment };
        bench.try_send(&super::with_header(port_1(platform, add.encode(platform)[0], 2, 0, 1, 8))).unwrap();
        assert!(bench.found(probe::Kind::Undefined, "DP-37"));
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
                surface_format: u32::from(hw::format::SurfaceFormat::RAW.0),
                width: 3,
                surface_pitch: 23,
                surface_base_address: DATA,
                ..super::identity_selects()
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
