//! Forms of atomic messages: where their sources and results lie, which slots take part, what two-fold widths do.

use super::{
    Bench, DATA, GENERAL, PAYLOAD, PLATFORMS, POISON, SECOND, WITH_BAY_TRAIL, port_1, raw_buffer,
    set_addresses, with_header,
};
use hw::message::{
    A64UntypedAtomicInteger, A64UntypedAtomicIntegerSimd4x2, UntypedAtomicInteger,
    UntypedAtomicIntegerSimd4x2,
};
use probe::Kind;

const SLM: u32 = 254;

/// Four DWords from a value.
fn oword(value: u128) -> [u32; 4] {
    std::array::from_fn(|dword| (value >> (32 * dword)) as u32)
}

/// A surface whose append counter is at `DATA + 0x1000`.
fn bind_counter(bench: &Bench) {
    bench.bind(
        1,
        &hw::RenderSurfaceState {
            auxiliary_surface_mode: hw::RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_APPEND,
            auxiliary_surface_base_address: DATA + 0x1000,
            ..raw_buffer(DATA, 64)
        },
    );
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
        bench.send(&with_header(port_1(platform, increment.encode(platform)[0], 1, 0, 1, 8)));
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
        bench.send(&with_header(port_1(platform, decrement.encode(platform)[0], 1, 0, 1, 8)));
        assert_eq!((bench.response(0)[0], bench.response(0)[4], bench.word(0x1000)), (72, 71, 71));
        // Without a counter everything is outside.
        bench.bind_raw(DATA, 64);
        bench.poison();
        bench.send(&with_header(port_1(platform, decrement.encode(platform)[0], 1, 0, 1, 8)));
        assert_eq!((bench.response(0)[0], bench.response(0)[4], bench.word(0x1000)), (0, 0, 71));
        // A header where none may be.
        let add = AtomicCounter { atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD, ..increment };
        bench.try_send(&with_header(port_1(platform, add.encode(platform)[0], 2, 0, 1, 8))).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-37"));
    }
}

#[test]
fn compare_and_write_of_8_bytes_works_on_qwords_in_every_form() {
    for platform in PLATFORMS {
        const DOUBLE: u32 = UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR8B;
        // 64-bit addresses with DWord data: sources are QWords all the same.
        let mut bench = Bench::on(platform);
        (0..4).for_each(|dword| bench.set_word(8 + 4 * dword, 10 + dword as u32));
        bench.set(PAYLOAD, [DATA as u32 + 8, 0, DATA as u32 + 16, 0, 0, 0, 0, 0]);
        bench.set(SECOND, [10, 11, 12, 14, 0, 0, 0, 0]);
        bench.set(SECOND + 2, [20, 21, 22, 23, 0, 0, 0, 0]);
        let wide = A64UntypedAtomicInteger {
            binding_table_index: 255,
            atomic_operation: DOUBLE,
            data_width: 0,
            return_data: true,
        };
        let mut send = port_1(platform, wide.encode(platform)[0], 2, 4, 2, 8);
        send.channel_enable = 3;
        bench.poison();
        bench.send(&send);
        assert_eq!([8, 12, 16, 20].map(|at| bench.word(at)), [20, 21, 12, 13]);
        assert_eq!(bench.response(0)[..5], [10, 11, 12, 13, POISON]);
        // Two slots of a surface: both sources side by side in half a register.
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        (0..4).for_each(|dword| bench.set_word(8 + 4 * dword, 10 + dword as u32));
        bench.set(PAYLOAD, [8, 0, 0, 0, 16, 0, 0, 0]);
        bench.set(SECOND, [10, 11, 20, 21, 12, 13, 22, 23]);
        let two = UntypedAtomicIntegerSimd4x2 {
            binding_table_index: 1,
            atomic_operation: DOUBLE,
            return_data: true,
        };
        bench.poison();
        bench.send(&port_1(platform, two.encode(platform)[0], 1, 1, 1, 8));
        assert_eq!([8, 12, 16, 20].map(|at| bench.word(at)), [20, 21, 22, 23]);
        assert_eq!(bench.response(0), [10, 11, POISON, POISON, 12, 13, POISON, POISON]);
        // And with 64-bit addresses.
        bench.set(PAYLOAD, [DATA as u32 + 8, 0, 0, 0, DATA as u32 + 16, 0, 0, 0]);
        bench.set(SECOND, [20, 21, 30, 31, 22, 23, 32, 33]);
        let two = A64UntypedAtomicIntegerSimd4x2 {
            binding_table_index: 255,
            atomic_operation: DOUBLE,
            data_width: 0,
            return_data: true,
        };
        bench.send(&port_1(platform, two.encode(platform)[0], 1, 1, 1, 8));
        assert_eq!([8, 12, 16, 20].map(|at| bench.word(at)), [30, 31, 32, 33]);
    }
}

#[test]
fn a_slot_of_two_takes_part_when_any_of_its_channels_is_on() {
    for platform in PLATFORMS {
        for (enable, slots) in [(0x01, 1), (0x08, 1), (0x10, 2), (0x80, 2), (0x18, 3), (0xff, 3), (0xf00, 0)]
        {
            for operation in
                [UntypedAtomicInteger::ATOMIC_OPERATION_INC, UntypedAtomicInteger::ATOMIC_OPERATION_PREDEC]
            {
                let mut bench = Bench::on(platform);
                bench.bind_raw(DATA, 64);
                bench.set_word(8, 10);
                bench.set_word(16, 20);
                bench.set(PAYLOAD, [8, 0, 0, 0, 16, 0, 0, 0]);
                let two = UntypedAtomicIntegerSimd4x2 {
                    binding_table_index: 1,
                    atomic_operation: operation,
                    return_data: true,
                };
                let mut send = port_1(platform, two.encode(platform)[0], 1, 0, 1, 8);
                send.channel_enable = enable;
                bench.poison();
                bench.send(&send);
                let step = if operation == UntypedAtomicInteger::ATOMIC_OPERATION_INC { 1 } else { u32::MAX };
                let moved =
                    |slot: u32, old: u32| if slots >> slot & 1 != 0 { old.wrapping_add(step) } else { old };
                assert_eq!([bench.word(8), bench.word(16)], [moved(0, 10), moved(1, 20)], "{enable:#x}");
                let returned = |slot: u32, old: u32| match (slots >> slot & 1, step) {
                    (0, _) => POISON,
                    (_, 1) => old,
                    _ => old - 1,
                };
                assert_eq!([bench.response(0)[0], bench.response(0)[4]], [returned(0, 10), returned(1, 20)]);
            }
        }
        // A QWord that is decremented before it is returned.
        let mut bench = Bench::on(platform);
        bench.set_word(8, 0);
        bench.set_word(12, 5);
        bench.set(PAYLOAD, [DATA as u32 + 8, 0, 0, 0, 0, 0, 0, 0]);
        let two = A64UntypedAtomicIntegerSimd4x2 {
            binding_table_index: 255,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_PREDEC,
            data_width: 1,
            return_data: true,
        };
        let mut send = port_1(platform, two.encode(platform)[0], 1, 0, 1, 8);
        send.channel_enable = 1;
        bench.send(&send);
        assert_eq!(bench.response(0)[..2], [0xffff_ffff, 4]);
        assert_eq!([bench.word(8), bench.word(12)], [0xffff_ffff, 4]);
    }
}

#[test]
fn the_pixel_mask_and_the_base_of_a_header_count_for_atomics() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, [0, 0, 0, 0, 0, 0x7c00 | 0x3ff, 0, 0xffff_0005]);
        bench.set(PAYLOAD + 1, [0, 4, 8, 12, 16, 20, 24, 28]);
        let increment = UntypedAtomicInteger {
            binding_table_index: 255,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_INC,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
            return_data: true,
        };
        bench.poison();
        bench.send(&with_header(port_1(platform, increment.encode(platform)[0], 2, 0, 1, 8)));
        let words = |at: u64| bench.space.read_u32(bits::GraphicsAddress(GENERAL + 0x7c00 + at)).unwrap();
        assert_eq!([0, 4, 8, 12].map(words), [1, 0, 1, 0]);
        assert_eq!(bench.response(0)[..4], [0, POISON, 0, POISON]);
    }
}

#[test]
fn low_bits_of_offsets_do_not_count_for_atomics() {
    for platform in WITH_BAY_TRAIL {
        for (form, low) in ["surface", "memory", "local", "64"]
            .into_iter()
            .flat_map(|form| (1..16).map(move |low| (form, low)))
        {
            if form == "64" && platform.generation == 7 {
                continue;
            }
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, 64);
            let index = match form {
                "surface" => 1,
                "memory" => 255,
                _ => SLM,
            };
            let read = |bench: &Bench, offset: u64| match form {
                "local" => bench.slm.read_u32(offset as u32),
                "memory" => bench.space.read_u32(bits::GraphicsAddress(GENERAL + offset)).unwrap(),
                _ => bench.word(offset),
            };
            let what = format!("{} {form} {low}", platform.name);
            let send = |bench: &mut Bench, operation: u32, data_width: u32, sources: u8| {
                let (descriptor, address, registers) = if form == "64" {
                    let wide = A64UntypedAtomicInteger {
                        binding_table_index: 255,
                        atomic_operation: operation,
                        data_width,
                        return_data: true,
                    };
                    (wide.encode(platform)[0], DATA as u32 + 16 + low, 2)
                } else {
                    let untyped = UntypedAtomicInteger {
                        binding_table_index: index,
                        atomic_operation: operation,
                        simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
                        return_data: true,
                    };
                    (untyped.encode(platform)[0], 16 + low, 1)
                };
                bench.set(PAYLOAD, [address, 0, 0, 0, 0, 0, 0, 0]);
                bench.set(PAYLOAD + 1, [0; 8]);
                let mut send = port_1(platform, descriptor, registers, sources, 2, 8);
                send.channel_enable = 1;
                bench.send(&send);
            };
            // DWords.
            let increment = UntypedAtomicInteger::ATOMIC_OPERATION_INC;
            send(&mut bench, increment, 0, 0);
            let mut expected = [0; 4];
            expected[low as usize / 4] = 1;
            assert_eq!([16, 20, 24, 28].map(|offset| read(&bench, offset)), expected, "{what}");
            // QWords, where only their half that counted up is not zero, compare and write.
            let double = UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR8B;
            let first = low as usize / 8 * 2;
            let (low_half, high_half) = (expected[first], expected[first + 1]);
            // Halves side by side with 64-bit addresses, else in registers of their own.
            let sources = match form {
                "64" => [[low_half, high_half, 0, 0, 0, 0, 0, 0], [0; 8], [7, 9, 0, 0, 0, 0, 0, 0], [0; 8]],
                _ => [low_half, high_half, 7, 9].map(|dword| [dword, 0, 0, 0, 0, 0, 0, 0]),
            };
            for (register, source) in (0..).zip(sources) {
                bench.set(SECOND + register, source);
            }
            send(&mut bench, double, 0, 4);
            (expected[first], expected[first + 1]) = (7, 9);
            assert_eq!([16, 20, 24, 28].map(|offset| read(&bench, offset)), expected, "{what}");
            if form != "64" {
                continue;
            }
            // QWords that carry, and 16 bytes.
            send(&mut bench, UntypedAtomicInteger::ATOMIC_OPERATION_DEC, 1, 0);
            expected[first] = 6;
            assert_eq!([16, 20, 24, 28].map(|offset| read(&bench, offset)), expected, "{what}");
            for register in 0..8 {
                bench.set(SECOND + register, [0; 8]);
            }
            bench.set(SECOND, [expected[0], expected[1], expected[2], expected[3], 0, 0, 0, 0]);
            bench.set(SECOND + 4, [31, 32, 33, 34, 0, 0, 0, 0]);
            send(&mut bench, double, 1, 8);
            assert_eq!([16, 20, 24, 28].map(|offset| read(&bench, offset)), [31, 32, 33, 34], "{what}");
        }
    }
}

/// Code, what 5 becomes with -2, what is returned: the operations of at most one source.
const DWORDS: [(u32, u32, u32); 14] = [
    (1, 4, 5),
    (2, 0xffff_ffff, 5),
    (3, 0xffff_fffb, 5),
    (4, 0xffff_fffe, 5),
    (5, 6, 5),
    (6, 4, 5),
    (7, 3, 5),
    (8, 7, 5),
    (9, 0xffff_fff9, 5),
    (10, 5, 5),
    (11, 0xffff_fffe, 5),
    (12, 0xffff_fffe, 5),
    (13, 5, 5),
    (15, 4, 4),
];

#[test]
fn every_operation_on_sixteen_lanes_two_slots_and_append_counters() {
    use hw::message::{AtomicCounter, AtomicCounterSimd4x2, TypedAtomicIntegerSimd4x2};
    for platform in PLATFORMS {
        for (code, expected, returned) in DWORDS {
            let is_unary = [5, 6, 15].contains(&code);
            let minus_two = 0xffff_fffe;
            let bench = |place: u64| {
                let mut bench = Bench::on(platform);
                bench.bind_raw(DATA, 4096);
                bench.set_word(place, 5);
                for register in 0..4 {
                    bench.set(SECOND + register, [99; 8]);
                }
                bench.poison();
                bench
            };
            let what = format!("{} {code}", platform.name);
            // Lane 13 of sixteen.
            let mut wide = bench(40);
            wide.set(PAYLOAD, [0; 8]);
            wide.set(PAYLOAD + 1, [0, 0, 0, 0, 0, 40, 0, 0]);
            wide.set(SECOND + 1, [99, 99, 99, 99, 99, minus_two, 99, 99]);
            let untyped = UntypedAtomicInteger {
                binding_table_index: 1,
                atomic_operation: code,
                simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD16,
                return_data: true,
            };
            let mut send = port_1(platform, untyped.encode(platform)[0], 2, 2, 2, 16);
            send.channel_enable = 0x2000;
            wide.send(&send);
            assert_eq!((wide.word(40), wide.response(1)[5]), (expected, returned), "{what}, sixteen");
            assert_eq!((wide.response(0), wide.response(1)[4]), ([POISON; 8], POISON), "{what}");
            // The second of two slots: a surface, 64-bit addresses, texels.
            let two = UntypedAtomicIntegerSimd4x2 {
                binding_table_index: 1,
                atomic_operation: code,
                return_data: true,
            };
            let two_64 = A64UntypedAtomicIntegerSimd4x2 {
                binding_table_index: 255,
                atomic_operation: code,
                data_width: 0,
                return_data: true,
            };
            let texels = TypedAtomicIntegerSimd4x2 {
                binding_table_index: 2,
                atomic_operation: code,
                return_data: true,
            };
            let forms = [
                (two.encode(platform)[0], 20),
                (two_64.encode(platform)[0], DATA as u32 + 20),
                (texels.encode(platform)[0], 5),
            ];
            for (descriptor, address) in forms {
                let mut two = bench(20);
                two.bind(2, &super::image(hw::format::SurfaceFormat::R32_UINT, 64));
                two.set(PAYLOAD, [0, 0, 0, 0, address, 0, 0, 0]);
                two.set(SECOND, [99, 99, 99, 99, minus_two, 99, 99, 99]);
                let sources = u8::from(!is_unary);
                let mut send = port_1(platform, descriptor, 1, sources, 1, 8);
                send.channel_enable = 0x40;
                two.send(&send);
                assert_eq!(two.word(20), expected, "{what}, two slots {descriptor:#x}");
                let mut response = [POISON; 8];
                response[4] = returned;
                assert_eq!(two.response(0), response, "{what}, two slots {descriptor:#x}");
            }
            // Append counters.
            let counter = AtomicCounter {
                binding_table_index: 1,
                atomic_operation: code,
                high_slot_group: false,
                return_data: true,
            };
            let counter_two =
                AtomicCounterSimd4x2 { binding_table_index: 1, atomic_operation: code, return_data: true };
            for (descriptor, lane, enable) in
                [(counter.encode(platform)[0], 3, 8), (counter_two.encode(platform)[0], 4, 0x10)]
            {
                let mut counted = bench(0x1000);
                bind_counter(&counted);
                let mut data = [99; 8];
                data[lane] = minus_two;
                counted.set(PAYLOAD, if is_unary { [0, 0, 0, 0, 0, 0, 0, 0xffff] } else { data });
                let mut send = port_1(platform, descriptor, 1, 0, 1, 8);
                (send.header_present, send.channel_enable) = (is_unary, enable);
                counted.send(&send);
                assert_eq!(counted.word(0x1000), expected, "{what}, counter");
                let mut response = [POISON; 8];
                response[lane] = returned;
                assert_eq!(counted.response(0), response, "{what}, counter");
            }
        }
        // A counter compares nothing.
        for code in [0, 14] {
            let mut bench = Bench::on(platform);
            bind_counter(&bench);
            bench.set_word(0x1000, 5);
            bench.set(PAYLOAD, [5; 8]);
            bench.poison();
            let counter = AtomicCounter {
                binding_table_index: 1,
                atomic_operation: code,
                high_slot_group: false,
                return_data: true,
            };
            bench.try_send(&port_1(platform, counter.encode(platform)[0], 1, 0, 1, 8)).unwrap();
            assert!(bench.found(Kind::Undefined, "DP-37"));
            assert_eq!((bench.response(0), bench.word(0x1000)), ([0; 8], 5));
        }
    }
}

#[test]
fn float_operations_on_sixteen_lanes_and_two_slots() {
    use hw::message::{A64UntypedAtomicFloatSimd4x2, UntypedAtomicFloat, UntypedAtomicFloatSimd4x2};
    let f = f32::to_bits;
    // Code, old value, sources, new value: the slots and lanes beside it hold what would be seen.
    let cases = [
        (1, f(-1.5), [f(2.5), f(9.0)], f(2.5)),
        (1, f(2.5), [f(-1.5), f(9.0)], f(2.5)),
        (2, f(-1.5), [f(2.5), f(9.0)], f(-1.5)),
        (2, f(2.5), [f(-1.5), f(9.0)], f(-1.5)),
        (3, f(-0.0), [f(0.0), f(9.0)], f(9.0)),
        (3, f(1.0), [f(0.0), f(9.0)], f(1.0)),
    ];
    for platform in PLATFORMS {
        for (code, old, [first, second], expected) in cases {
            let what = format!("{} {code} {old:#x}", platform.name);
            for index in [1, SLM] {
                let mut wide = Bench::on(platform);
                wide.bind_raw(DATA, 64);
                wide.set_word(28, old);
                wide.slm.write_u32(28, old);
                wide.set(PAYLOAD + 1, [0, 28, 0, 0, 0, 0, 0, 0]);
                for (register, value) in (0..).zip([77, first, 77, second]) {
                    wide.set(SECOND + register, [77, value, 77, 77, 77, 77, 77, 77]);
                }
                let float = UntypedAtomicFloat {
                    binding_table_index: index,
                    atomic_operation: code,
                    simd_mode: UntypedAtomicFloat::SIMD_MODE_SIMD16,
                    return_data: true,
                };
                let mut send = port_1(platform, float.encode(platform)[0], 2, 4, 2, 16);
                send.channel_enable = 0x200;
                wide.poison();
                wide.send(&send);
                let found = if index == 1 { wide.word(28) } else { wide.slm.read_u32(28) };
                assert_eq!(
                    (found, wide.response(1)[..3].to_vec()),
                    (expected, vec![POISON, old, POISON]),
                    "{what}"
                );
            }
            let two = UntypedAtomicFloatSimd4x2 {
                binding_table_index: 1,
                atomic_operation: code,
                return_data: true,
            };
            let two_64 = A64UntypedAtomicFloatSimd4x2 {
                binding_table_index: 255,
                atomic_operation: code,
                return_data: true,
            };
            for (descriptor, address) in
                [(two.encode(platform)[0], 28), (two_64.encode(platform)[0], DATA as u32 + 28)]
            {
                let mut bench = Bench::on(platform);
                bench.bind_raw(DATA, 64);
                bench.set_word(28, old);
                bench.set(PAYLOAD, [0, 0, 0, 0, address, 0, 0, 0]);
                bench.set(SECOND, [77, 77, 77, 77, first, second, 77, 77]);
                bench.poison();
                let mut send = port_1(platform, descriptor, 1, 1, 1, 8);
                send.channel_enable = 0x20;
                bench.send(&send);
                let response = [POISON, POISON, POISON, POISON, old, POISON, POISON, POISON];
                assert_eq!(
                    (bench.word(28), bench.response(0)),
                    (expected, response),
                    "{what} {descriptor:#x}"
                );
            }
        }
        // A reserved code does nothing and gives zeros, in every form.
        for code in [0, 4, 5, 6, 7] {
            let float = |simd_mode| UntypedAtomicFloat {
                binding_table_index: 1,
                atomic_operation: code,
                simd_mode,
                return_data: true,
            };
            let two = UntypedAtomicFloatSimd4x2 {
                binding_table_index: 1,
                atomic_operation: code,
                return_data: true,
            };
            for (descriptor, registers) in [
                (float(0).encode(platform)[0], 2),
                (float(1).encode(platform)[0], 1),
                (two.encode(platform)[0], 1),
            ] {
                let mut bench = Bench::on(platform);
                bench.bind_raw(DATA, 64);
                bench.set_word(0, 5);
                bench.poison();
                bench.try_send(&port_1(platform, descriptor, 2, 4, registers, 16)).unwrap();
                assert!(bench.found(Kind::Undefined, "DP-35"), "{} {code}", platform.name);
                assert_eq!((bench.word(0), bench.response(registers - 1)), (5, [0; 8]));
                assert_eq!(bench.response(registers), [POISON; 8]);
            }
        }
    }
}
