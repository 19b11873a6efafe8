//! Atomic messages of every form, operation by operation. The values are worked out by hand.

use super::{Bench, DATA, PAYLOAD, PLATFORMS, POISON, SECOND, WITH_BAY_TRAIL, port_1, with_header};
use hw::format::SurfaceFormat;
use hw::message::{
    A64UntypedAtomicFloat, A64UntypedAtomicInteger, TypedAtomicInteger, UntypedAtomicFloat,
    UntypedAtomicInteger,
};
use ports::SendMessage;
use probe::Kind;

const SLM: u32 = 254;

/// Code, sources, what 5 becomes with -2 (and 99), what is returned.
const DWORDS: [(u32, u8, u32, u32); 15] = [
    (1, 1, 4, 5),
    (2, 1, 0xffff_ffff, 5),
    (3, 1, 0xffff_fffb, 5),
    (4, 1, 0xffff_fffe, 5),
    (5, 0, 6, 5),
    (6, 0, 4, 5),
    (7, 1, 3, 5),
    (8, 1, 7, 5),
    (9, 1, 0xffff_fff9, 5),
    (10, 1, 5, 5),
    (11, 1, 0xffff_fffe, 5),
    (12, 1, 0xffff_fffe, 5),
    (13, 1, 5, 5),
    (14, 2, 5, 5),
    (15, 0, 4, 4),
];

const OLD: u64 = 0xffff_fff0_0000_0005;
const SOURCE: u64 = 0x0000_0007_ffff_fffe;

/// Code, sources, what [`OLD`] becomes with [`SOURCE`], what is returned.
const QWORDS: [(u32, u8, u64, u64); 15] = [
    (1, 1, 4, OLD),
    (2, 1, 0xffff_fff7_ffff_ffff, OLD),
    (3, 1, 0xffff_fff7_ffff_fffb, OLD),
    (4, 1, SOURCE, OLD),
    (5, 0, OLD + 1, OLD),
    (6, 0, OLD - 1, OLD),
    (7, 1, 0xffff_fff8_0000_0003, OLD),
    (8, 1, 0xffff_ffe8_0000_0007, OLD),
    (9, 1, 0x0000_0017_ffff_fff9, OLD),
    (10, 1, SOURCE, OLD),
    (11, 1, OLD, OLD),
    (12, 1, OLD, OLD),
    (13, 1, SOURCE, OLD),
    (14, 2, OLD, OLD),
    (15, 0, OLD - 1, OLD - 1),
];

/// Lanes 0 and 6 only; all the others hold what would be seen.
fn two_lanes(message: SendMessage) -> SendMessage {
    SendMessage { channel_enable: 0x41, ..message }
}

#[test]
fn every_operation_on_dwords_in_surfaces_local_memory_and_64_bit_addresses() {
    for platform in WITH_BAY_TRAIL {
        for (code, sources, expected, returned) in DWORDS {
            for form in ["surface", "local", "64", "typed"] {
                if platform.generation == 7 && ["64", "typed"].contains(&form) {
                    continue;
                }
                let mut bench = Bench::on(platform);
                let image = super::image(SurfaceFormat::R32_UINT, 256);
                bench.bind(2, &image);
                bench.bind_raw(DATA, 4096);
                let offset = [8, 4, 4, 4, 4, 4, 24, 4];
                for lane in [0, 6] {
                    bench.set_word(offset[lane].into(), 5);
                    bench.slm.write_u32(offset[lane], 5);
                }
                bench.set(SECOND, [0xffff_fffe; 8]);
                bench.set(SECOND + 1, [99; 8]);
                bench.poison();
                let integer = UntypedAtomicInteger {
                    binding_table_index: if form == "local" { SLM } else { 1 },
                    atomic_operation: code,
                    simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
                    return_data: true,
                };
                let descriptor = match form {
                    "64" => {
                        let mut dwords = [0; 16];
                        (0..8).for_each(|lane| dwords[2 * lane] = DATA as u32 + offset[lane]);
                        bench.set(PAYLOAD, dwords[..8].try_into().unwrap());
                        bench.set(PAYLOAD + 1, dwords[8..].try_into().unwrap());
                        let wide = A64UntypedAtomicInteger {
                            binding_table_index: 255,
                            atomic_operation: code,
                            data_width: 0,
                            return_data: true,
                        };
                        wide.encode(platform)[0]
                    }
                    "typed" => {
                        bench.set(PAYLOAD, offset.map(|offset| offset / 4));
                        let typed = TypedAtomicInteger {
                            binding_table_index: 2,
                            atomic_operation: code,
                            return_data: true,
                            ..Default::default()
                        };
                        typed.encode(platform)[0]
                    }
                    _ => {
                        bench.set(PAYLOAD, offset);
                        integer.encode(platform)[0]
                    }
                };
                let addresses = if form == "64" { 2 } else { 1 };
                bench.send(&two_lanes(port_1(platform, descriptor, addresses, sources, 1, 8)));
                let memory = |offset: u32| match form {
                    "local" => bench.slm.read_u32(offset),
                    _ => bench.word(offset.into()),
                };
                assert_eq!([8, 24, 4].map(memory), [expected, expected, 0], "{form} {code}");
                let mut response = [POISON; 8];
                (response[0], response[6]) = (returned, returned);
                assert_eq!(bench.response(0), response, "{form} {code}");
            }
        }
    }
}

#[test]
fn every_operation_on_qwords_of_64_bit_addresses_and_local_memory() {
    for platform in PLATFORMS {
        for (code, sources, expected, returned) in QWORDS {
            let mut bench = Bench::on(platform);
            for at in [16, 48] {
                bench.set_word(at, OLD as u32);
                bench.set_word(at + 4, (OLD >> 32) as u32);
            }
            let mut addresses = [0u32; 16];
            (addresses[0], addresses[12]) = (DATA as u32 + 16, DATA as u32 + 48);
            bench.set(PAYLOAD, addresses[..8].try_into().unwrap());
            bench.set(PAYLOAD + 1, addresses[8..].try_into().unwrap());
            let halves = [SOURCE as u32, (SOURCE >> 32) as u32];
            bench.set(SECOND, std::array::from_fn(|n| halves[n % 2]));
            bench.set(SECOND + 1, std::array::from_fn(|n| halves[n % 2]));
            bench.set(SECOND + 2, [99; 8]);
            bench.set(SECOND + 3, [99; 8]);
            let integer = A64UntypedAtomicInteger {
                binding_table_index: 255,
                atomic_operation: code,
                data_width: 1,
                return_data: true,
            };
            bench.poison();
            bench.send(&two_lanes(port_1(platform, integer.encode(platform)[0], 2, 2 * sources, 2, 8)));
            for at in [16, 48] {
                let found = u64::from(bench.word(at)) | u64::from(bench.word(at + 4)) << 32;
                assert_eq!(found, expected, "{code}");
            }
            let returned = [returned as u32, (returned >> 32) as u32];
            assert_eq!(bench.response(0)[..3], [returned[0], returned[1], POISON], "{code}");
            assert_eq!(bench.response(1)[3..7], [POISON, returned[0], returned[1], POISON], "{code}");
        }
        // The other way around for those that choose, and a compare that agrees.
        let changed = |code: u32, old: u64, sources: [u64; 2]| {
            let mut bench = Bench::on(platform);
            bench.set_word(0, old as u32);
            bench.set_word(4, (old >> 32) as u32);
            bench.set(PAYLOAD, [DATA as u32, 0, 0, 0, 0, 0, 0, 0]);
            for (index, source) in (0..).zip(sources) {
                let register = SECOND + 2 * index;
                bench.set(register, [source as u32, (source >> 32) as u32, 0, 0, 0, 0, 0, 0]);
            }
            let integer = A64UntypedAtomicInteger {
                binding_table_index: 255,
                atomic_operation: code,
                data_width: 1,
                return_data: true,
            };
            let mut send = port_1(platform, integer.encode(platform)[0], 2, 4, 2, 8);
            send.channel_enable = 1;
            bench.send(&send);
            u64::from(bench.word(0)) | u64::from(bench.word(4)) << 32
        };
        for (code, kept) in [(10, SOURCE), (11, OLD), (12, OLD), (13, SOURCE)] {
            assert_eq!(changed(code, SOURCE, [OLD, 0]), kept, "{code}");
        }
        assert_eq!(changed(14, OLD, [OLD, SOURCE]), SOURCE);
        assert_eq!(changed(14, OLD, [OLD ^ 1 << 63, SOURCE]), OLD);
    }
}

#[test]
fn float_operations_know_numbers_zeros_and_nans() {
    for platform in PLATFORMS {
        let f = f32::to_bits;
        const FMAX: u32 = 1;
        const FMIN: u32 = 2;
        const FCMPWR: u32 = 3;
        let nan = 0x7fc0_0001;
        let cases = [
            (FMAX, f(-3.0), f(-2.5), f(-2.5)),
            (FMAX, f(-2.5), f(-3.0), f(-2.5)),
            (FMAX, f(-0.0), f(0.0), f(-0.0)),
            (FMAX, nan, f(1.0), f(1.0)),
            (FMAX, f(1.0), nan, f(1.0)),
            (FMIN, f(-3.0), f(-2.5), f(-3.0)),
            (FMIN, f(-2.5), f(-3.0), f(-3.0)),
            (FMIN, f(0.0), f(-0.0), f(0.0)),
            (FMIN, nan, f(1.0), f(1.0)),
            (FMIN, f(1.0), nan, f(1.0)),
            (FCMPWR, f(2.0), f(2.0), 77),
            (FCMPWR, f(2.0), f(-2.0), f(2.0)),
            (FCMPWR, nan, nan, nan),
            (FCMPWR, f(0.0), f(-0.0), 77),
        ];
        for (code, old, source, expected) in cases {
            for is_64 in [false, true] {
                let mut bench = Bench::on(platform);
                bench.bind_raw(DATA, 64);
                bench.set_word(0, old);
                bench.set(PAYLOAD, [if is_64 { DATA as u32 } else { 0 }, 0, 0, 0, 0, 0, 0, 0]);
                bench.set(SECOND, [source; 8]);
                bench.set(SECOND + 1, [77; 8]);
                let sources = if code == FCMPWR { 2 } else { 1 };
                let (descriptor, addresses) = if is_64 {
                    let float = A64UntypedAtomicFloat {
                        binding_table_index: 255,
                        atomic_operation: code,
                        return_data: true,
                    };
                    (float.encode(platform)[0], 2)
                } else {
                    let float = UntypedAtomicFloat {
                        binding_table_index: 1,
                        atomic_operation: code,
                        simd_mode: UntypedAtomicFloat::SIMD_MODE_SIMD8,
                        return_data: true,
                    };
                    (float.encode(platform)[0], 1)
                };
                let mut send = port_1(platform, descriptor, addresses, sources, 1, 8);
                send.channel_enable = 1;
                bench.send(&send);
                assert_eq!(
                    (bench.word(0), bench.response(0)[0]),
                    (expected, old),
                    "{code} {old:#x} {source:#x}"
                );
            }
        }
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        let reserved = UntypedAtomicFloat {
            binding_table_index: 1,
            atomic_operation: 4,
            simd_mode: UntypedAtomicFloat::SIMD_MODE_SIMD8,
            return_data: true,
        };
        bench.try_send(&port_1(platform, reserved.encode(platform)[0], 1, 1, 1, 8)).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-35"));
    }
}

#[test]
fn a_message_has_as_many_registers_as_its_sources_need() {
    for platform in PLATFORMS {
        const ADD: u32 = UntypedAtomicInteger::ATOMIC_OPERATION_ADD;
        const EXCHANGE: u32 = UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR;
        const DOUBLE: u32 = UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR8B;
        const INCREMENT: u32 = UntypedAtomicInteger::ATOMIC_OPERATION_INC;
        const SIMD8: u32 = UntypedAtomicInteger::SIMD_MODE_SIMD8;
        const SIMD16: u32 = UntypedAtomicInteger::SIMD_MODE_SIMD16;
        let is_short = |send: SendMessage| {
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, 64);
            bench.try_send(&SendMessage { channel_enable: 0, ..send }).unwrap();
            bench.found(Kind::Undefined, "DP-31")
        };
        for (operation, simd_mode, needed) in [
            (INCREMENT, SIMD8, 0),
            (ADD, SIMD8, 1),
            (ADD, SIMD16, 2),
            (EXCHANGE, SIMD8, 2),
            (EXCHANGE, SIMD16, 4),
            (DOUBLE, SIMD8, 4),
            (DOUBLE, SIMD16, 8),
        ] {
            let untyped = UntypedAtomicInteger {
                binding_table_index: 1,
                atomic_operation: operation,
                simd_mode,
                return_data: false,
            };
            let addresses = if simd_mode == SIMD16 { 2 } else { 1 };
            let send = |second| port_1(platform, untyped.encode(platform)[0], addresses, second, 0, 16);
            assert!(!is_short(send(needed)), "{operation} {simd_mode}");
            assert!(needed == 0 || is_short(send(needed - 1)), "{operation} {simd_mode}");
            // A header is a register more.
            let headed = |second| {
                with_header(port_1(platform, untyped.encode(platform)[0], addresses + 1, second, 0, 16))
            };
            assert!(!is_short(headed(needed)) && (needed == 0 || is_short(headed(needed - 1))));
        }
        for (operation, data_width, needed) in [
            (INCREMENT, 1, 0),
            (ADD, 0, 1),
            (ADD, 1, 2),
            (EXCHANGE, 0, 2),
            (EXCHANGE, 1, 4),
            (DOUBLE, 0, 4),
            (DOUBLE, 1, 8),
        ] {
            let wide = A64UntypedAtomicInteger {
                binding_table_index: 255,
                atomic_operation: operation,
                data_width,
                return_data: false,
            };
            let send = |second| port_1(platform, wide.encode(platform)[0], 2, second, 0, 8);
            assert!(!is_short(send(needed)), "{operation} {data_width}");
            assert!(needed == 0 || is_short(send(needed - 1)), "{operation} {data_width}");
        }
    }
}
