//! What all messages of the data port have in common: their parts, binding table indices, order, faults and fences.

use super::shapes::{Expected, data, poison, set_dwords};
use super::{
    Bench, DATA, DATA_BYTES, GEN9, GENERAL, PAYLOAD, PLATFORMS, POISON, SECOND, WITH_BAY_TRAIL, image,
    message, port_1, raw_buffer, typed_port, untyped_port, with_header,
};
use bits::GraphicsAddress;
use hw::Platform;
use hw::format::SurfaceFormat;
use hw::message::{
    A64BlockRead, A64ScatteredRead, A64UntypedAtomicInteger, A64UntypedSurfaceWrite, AtomicCounter,
    ByteScatteredRead, ByteScatteredWrite, MediaBlockRead, MemoryFence, OwordBlockRead, OwordDualBlockRead,
    ReadSurfaceInfo, RenderCacheMemoryFence, ScratchBlockRead, Target, TransposeRead, TypedSurfaceRead,
    TypedSurfaceWrite, UntypedAtomicInteger, UntypedSurfaceRead, UntypedSurfaceWrite,
};
use ports::{SendMessage, SendReply};
use probe::{FaultKind, Kind, Stop};

const SLM: u32 = 254;
const STATELESS: u32 = 255;
const STATELESS_NON_COHERENT: u32 = 253;
const SIMD8: u32 = UntypedSurfaceRead::SIMD_MODE_SIMD8;
const SIMD16: u32 = UntypedSurfaceRead::SIMD_MODE_SIMD16;

/// Descriptor of an untyped read of some channels.
fn untyped_read(platform: &Platform, index: u32, channel_mask_disable: u32, simd_mode: u32) -> u32 {
    UntypedSurfaceRead { binding_table_index: index, channel_mask_disable, simd_mode }.encode(platform)[0]
}

fn untyped_write(platform: &Platform, index: u32, channel_mask_disable: u32, simd_mode: u32) -> u32 {
    UntypedSurfaceWrite { binding_table_index: index, channel_mask_disable, simd_mode }.encode(platform)[0]
}

#[test]
fn header_addresses_and_data_follow_each_other_wherever_the_payload_is_split() {
    for platform in WITH_BAY_TRAIL {
        // Header, two registers of offsets, two of red and two of blue; only Gen9 has a second payload.
        let registers: Vec<u32> = [0, 0, 0, 0, 0, 0x800, 0, 0xfeff]
            .into_iter()
            .chain((0..16).map(|lane| 12 * lane))
            .chain((0..32).map(|n| 100 + n))
            .collect();
        let splits = if platform.generation == 9 { 1..=7 } else { 7..=7 };
        for first in splits {
            let mut bench = Bench::on(platform);
            set_dwords(&mut bench, PAYLOAD, &registers[..8 * first]);
            set_dwords(&mut bench, SECOND, &registers[8 * first..]);
            let write = untyped_write(platform, STATELESS, 0b1010, SIMD16);
            bench.send(&with_header(port_1(platform, write, first as u8, 7 - first as u8, 0, 16)));
            let memory = |dword: u64| bench.space.read_u32(GraphicsAddress(GENERAL + 0x800 + 4 * dword));
            let found: Vec<u32> = (0..48).map(|dword| memory(dword).unwrap()).collect();
            let mut expected = [0; 48];
            for lane in (0..16).filter(|lane| *lane != 8) {
                (expected[3 * lane], expected[3 * lane + 2]) = (100 + lane as u32, 116 + lane as u32);
            }
            assert_eq!(found, expected, "{} {first}", platform.name);
        }
    }
}

#[test]
fn a_response_ends_at_its_length() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        // Memory, image and local memory without a zero.
        for offset in (0..4096).step_by(4) {
            bench.set_word(offset, 0x0101_0101 + offset as u32);
            let general = GraphicsAddress(GENERAL + offset);
            bench.space.write_u32(general, 0x0202_0202 + offset as u32).unwrap();
        }
        bench.bind_raw(DATA, 4096);
        bench.bind(2, &image(SurfaceFormat::R32G32B32A32_UINT, 256));
        bench.bind(3, &image(SurfaceFormat::R32_UINT, 64));
        let counted = hw::RenderSurfaceState {
            auxiliary_surface_mode: hw::RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_APPEND,
            auxiliary_surface_base_address: DATA + 0x1000,
            ..raw_buffer(DATA, 64)
        };
        bench.bind(4, &counted);
        bench.set_word(0x1000, 77);
        let atomic = |simd_mode| UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_OR,
            simd_mode,
            return_data: true,
        };
        let counter = AtomicCounter {
            binding_table_index: 4,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            return_data: true,
            ..Default::default()
        };
        let qwords = A64ScatteredRead {
            binding_table_index: 255,
            subtype: A64ScatteredRead::SUBTYPE_QWORD,
            data_elements: 1,
            simd_mode: 0,
        };
        let block =
            A64BlockRead { binding_table_index: 255, data_blocks: 4, subtype: A64BlockRead::SUBTYPE_HWORD };
        let bytes = ByteScatteredRead { binding_table_index: 1, data_size: 0, simd_mode: 1 };
        let owords = OwordBlockRead { binding_table_index: 1, data_blocks: 4, ..Default::default() };
        let dual = OwordDualBlockRead { binding_table_index: 1, data_blocks: 2, ..Default::default() };
        let scratch = ScratchBlockRead { register_blocks: 3, ..Default::default() };
        let typed = TypedSurfaceRead { binding_table_index: 2, slot_group: 1, ..Default::default() };
        let media = MediaBlockRead { binding_table_index: 3, ..Default::default() };
        let transpose = TransposeRead { binding_table_index: 3 };
        let info = ReadSurfaceInfo { binding_table_index: 2 };
        let (zero, port_1) = ([0; 8], Target::DataCache1);
        let address = [DATA as u32, 0, DATA as u32, 0, DATA as u32, 0, DATA as u32, 0];
        // Target, descriptor, first payload register, registers of the response, whether it has a header.
        let cases = [
            (port_1, untyped_read(platform, 1, 0, SIMD16), zero, 8, false),
            (port_1, untyped_read(platform, 1, 0b1000, SIMD8), zero, 3, false),
            (port_1, untyped_read(platform, 1, 0, 0), zero, 1, false),
            (port_1, atomic(0).encode(platform)[0], zero, 2, false),
            (port_1, atomic(1).encode(platform)[0], zero, 1, false),
            (port_1, counter.encode(platform)[0], [0, 0, 0, 0, 0, 0, 0, 1], 1, false),
            (port_1, qwords.encode(platform)[0], address, 4, false),
            (port_1, block.encode(platform)[0], address, 8, true),
            (Target::DataCache, bytes.encode(platform)[0], zero, 2, false),
            (Target::DataCache, owords.encode(platform)[0], zero, 4, true),
            (Target::DataCache, dual.encode(platform)[0], zero, 4, false),
            (Target::DataCache, scratch.encode(platform)[0], zero, 8, true),
            (port_1, typed.encode(platform)[0], zero, 4, false),
            (port_1, media.encode(platform)[0], [0, 0, 7 << 16 | 31, 0, 0, 0, 0, 0], 8, true),
            (port_1, transpose.encode(platform)[0], [0, 0, 3 << 20 | 3, 0, 0, 0, 0, 0], 8, true),
            (super::sampler_port(platform), info.encode(platform)[0], zero, 2, false),
        ];
        for (target, descriptor, first, registers, has_header) in cases {
            let whole = |bench: &mut Bench, length: u8| {
                poison(bench);
                for register in 0..3 {
                    bench.set(PAYLOAD + register, [0; 8]);
                }
                // Offsets of the second half of lanes and addresses are those of the first.
                bench.set(PAYLOAD, first);
                bench.set(PAYLOAD + 1, first);
                bench.set(SECOND, zero);
                bench.set(SECOND + 1, zero);
                let mut send = message(target, descriptor, 2, length, 16);
                send.second_payload_length = 2;
                send.header_present = has_header;
                assert_eq!(bench.try_send(&send), Ok(SendReply::Done));
                (0..10).map(|register| bench.response(register)).collect::<Vec<_>>()
            };
            let all = whole(&mut bench, registers);
            let what = format!("{} {target:?} {descriptor:#x}", platform.name);
            let is_there = |register: &[u32; 8]| register.iter().any(|dword| *dword != POISON);
            assert_eq!(all.iter().filter(|register| is_there(register)).count(), registers.into(), "{what}");
            for length in 0..registers {
                let mut cut = all.clone();
                cut[length.into()..].fill([POISON; 8]);
                assert_eq!(whole(&mut bench, length), cut, "{what}, {length}");
            }
        }
    }
}

#[test]
fn every_port_has_the_messages_of_its_table_and_no_others() {
    // Message types of bits 18:14 that a port has, as the manual's tables list them.
    let gen8: [(Target, &[u32]); 2] = [
        (
            Target::DataCache,
            &[
                0, 1, 2, 3, 4, 7, 8, 10, 11, 12, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31,
            ],
        ),
        (
            Target::DataCache1,
            &[0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 25, 26, 27, 28, 29, 30],
        ),
    ];
    for platform in PLATFORMS {
        for (target, types) in gen8 {
            for kind in 0..32 {
                let decoded = hw::message::decode(platform, target as u32, kind << 14);
                assert_eq!(decoded.is_some(), types.contains(&kind), "{} {target:?} {kind}", platform.name);
            }
        }
        // The read-only messages: on Gen9 all are of one port, before of two.
        for kind in 0..32 {
            let has = |target: Target| hw::message::decode(platform, target as u32, kind << 14).is_some();
            let constant = if platform.generation == 9 { kind < 7 } else { kind < 4 };
            assert_eq!(has(Target::ConstantCache), constant, "{} {kind}", platform.name);
            if platform.generation == 8 {
                assert_eq!(has(Target::SamplerCache), (4..7).contains(&kind), "{kind}");
            }
        }
    }
}

#[test]
fn a_message_that_a_port_does_not_have_is_undefined_and_gives_zeros() {
    for platform in WITH_BAY_TRAIL {
        for (target, descriptor) in [
            (Target::DataCache, 9 << 14 | 1),
            (Target::DataCache1, 8 << 14 | 1),
            (Target::ConstantCache, 31 << 14 | 1),
        ] {
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, 64);
            bench.set_word(0, 5);
            poison(&mut bench);
            assert_eq!(bench.try_send(&message(target, descriptor, 2, 3, 8)), Ok(SendReply::Done));
            let list = bench.findings.list();
            assert_eq!(list.len(), 1, "{list:?}");
            assert_eq!((list[0].0.kind, list[0].0.system), (Kind::Undefined, "DP-45"));
            assert_eq!([0, 1, 2, 3].map(|n| bench.response(n)), [[0; 8], [0; 8], [0; 8], [POISON; 8]]);
            assert_eq!(bench.word(0), 5);
        }
    }
}

#[test]
fn the_binding_table_index_picks_surface_memory_or_local_memory() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        // Surfaces that differ in what they begin with; a header's base is for memory alone.
        for (n, index) in (0..).zip([0, 1, 127, 239]) {
            bench.bind(index, &raw_buffer(DATA + 64 * n, 64));
            bench.set_word(64 * n, 100 + n as u32);
        }
        bench.space.write_u32(GraphicsAddress(GENERAL + 0x400), 200).unwrap();
        bench.slm.write_u32(0, 300);
        bench.set(PAYLOAD, [0, 0, 0, 0, 0, 0x400, 0, 0xffff]);
        bench.set(PAYLOAD + 1, [0; 8]);
        for (index, value) in [
            (0, 100),
            (1, 101),
            (127, 102),
            (239, 103),
            (STATELESS, 200),
            (STATELESS_NON_COHERENT, 200),
            (SLM, 300),
        ] {
            bench.poison();
            let read = untyped_read(platform, index, 0b1110, SIMD8);
            bench.send(&with_header(port_1(platform, read, 2, 0, 1, 8)));
            assert_eq!(bench.response(0), [value; 8], "{} {index}", platform.name);
        }
    }
}

#[test]
fn index_252_takes_its_surface_from_the_extended_descriptor_where_there_are_bindless_ones() {
    let read_252 = |platform: &'static Platform, extended_descriptor: u32| {
        let mut bench = Bench::on(platform);
        bench.site.bindless_surface_state_base = GraphicsAddress(super::SURFACE_STATES);
        // The state at 5 times 64 bytes, and the one that the binding table has.
        bench.bind(5, &raw_buffer(DATA + 64, 64));
        bench.bind(252, &raw_buffer(DATA, 64));
        bench.set_word(0, 1);
        bench.set_word(64, 2);
        bench.set(PAYLOAD, [0; 8]);
        let read = untyped_read(platform, 252, 0b1110, SIMD8);
        let send = SendMessage { extended_descriptor, ..port_1(platform, read, 1, 0, 1, 8) };
        bench.send(&send);
        bench.response(0)[0]
    };
    for platform in GEN9 {
        // Bits 31:12 count bytes divided by 64, the function id and the end of the thread lie below them.
        assert_eq!(read_252(platform, 5 << 12 | 0xc), 2, "{}", platform.name);
    }
    assert_eq!(read_252(&hw::platforms::BDW, 5 << 12 | 0xc), 1);
}

#[test]
fn lanes_before_the_one_that_faults_are_done_and_those_behind_it_are_not() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        // Two pages more than there are.
        bench.bind_raw(DATA, DATA_BYTES as u32 + 0x2000);
        let nowhere = DATA_BYTES as u32;
        bench.set(PAYLOAD, [16, 20, 24, nowhere + 8, 28, nowhere, 32, 36]);
        bench.set(SECOND, [1, 2, 3, 4, 5, 6, 7, 8]);
        let fault_of = |bench: &mut Bench, descriptor: u32, second: u8, response: u8| {
            let stop = bench.try_send(&port_1(platform, descriptor, 1, second, response, 8)).unwrap_err();
            let Stop::Fault(fault) = stop else { panic!("{stop:?}") };
            assert_eq!((fault.kind, fault.system), (FaultKind::Page, "DP-08"));
            fault.address.unwrap()
        };
        let write = untyped_write(platform, 1, 0b1110, SIMD8);
        assert_eq!(fault_of(&mut bench, write, 1, 0), GraphicsAddress(DATA + DATA_BYTES + 8));
        let words: Vec<_> = (4..10).map(|dword| bench.word(4 * dword)).collect();
        assert_eq!(words, [1, 2, 3, 0, 0, 0], "{}", platform.name);
        // An atomic and a read alike; a read that faults leaves its response alone.
        let add = UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_ADD,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
            return_data: true,
        };
        bench.poison();
        let add = add.encode(platform)[0];
        assert_eq!(fault_of(&mut bench, add, 1, 1), GraphicsAddress(DATA + DATA_BYTES + 8));
        let words: Vec<_> = (4..10).map(|dword| bench.word(4 * dword)).collect();
        assert_eq!(words, [2, 4, 6, 0, 0, 0], "{}", platform.name);
        let read = untyped_read(platform, 1, 0b1110, SIMD8);
        assert_eq!(fault_of(&mut bench, read, 0, 1), GraphicsAddress(DATA + DATA_BYTES + 8));
        assert_eq!(bench.response(0), [POISON; 8]);
        // The offsets that fault are disabled: nothing is wrong.
        let mut read = port_1(platform, read, 1, 0, 1, 8);
        read.channel_enable = 0b1101_0111;
        bench.send(&read);
        assert_eq!(bench.response(0), [2, 4, 6, POISON, 0, POISON, 0, 0]);
    }
}

/// Descriptors of every fence of a platform: with and without an answer, with each flush.
fn fences(platform: &Platform) -> Vec<SendMessage> {
    let mut fences = vec![];
    for commit_enable in [false, true] {
        let plain = MemoryFence { commit_enable, ..Default::default() };
        let mut forms = vec![plain];
        if platform.generation != 7 {
            forms.push(MemoryFence { l3_flush_rw_data: true, ..plain });
            forms.push(MemoryFence { l3_flush_constant_data: true, ..plain });
            forms.push(MemoryFence { l3_flush_texture_data: true, ..plain });
            forms.push(MemoryFence { l3_flush_instructions: true, ..plain });
        }
        let descriptors = forms.iter().map(|fence| fence.encode(platform)[0]);
        let response = u8::from(commit_enable);
        fences.extend(descriptors.map(|descriptor| message(Target::DataCache, descriptor, 1, response, 8)));
        if platform.generation == 7 {
            let fence = RenderCacheMemoryFence { commit_enable, ..Default::default() };
            fences.push(message(Target::RenderCache, fence.encode(platform)[0], 1, response, 8));
        }
    }
    fences.into_iter().map(with_header).collect()
}

#[test]
fn what_was_written_before_a_fence_is_read_behind_it_by_every_port_and_address_model() {
    for platform in WITH_BAY_TRAIL {
        let has_64 = platform.generation != 7;
        for (n, fence) in (1..).zip(fences(platform)) {
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, 4096);
            bench.bind(2, &image(SurfaceFormat::R32_UINT, 64));
            bench.bind(3, &image(SurfaceFormat::R32_UINT, 64));
            let untyped = untyped_port(platform);
            let bytes = ByteScatteredWrite { binding_table_index: SLM, data_size: 2, simd_mode: 0 }
                .encode(platform)[0];
            let typed = TypedSurfaceWrite {
                binding_table_index: 2,
                channel_mask_disable: 0b1110,
                slot_group: TypedSurfaceRead::SLOT_GROUP_LOW_8,
                ..Default::default()
            };
            let wide = A64UntypedSurfaceWrite {
                binding_table_index: 255,
                channel_mask_disable: 0b1110,
                simd_mode: SIMD8,
            };
            let exchange = A64UntypedAtomicInteger {
                binding_table_index: 255,
                atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_MOV,
                data_width: 0,
                return_data: false,
            };
            // Each writes one DWord: at 0 of the surface and of local memory, 16 of memory, 64 and 68 of 64-bit
            // addresses, texel (0, 2).
            let address = |offset: u64| [(DATA + offset) as u32, 0, 0, 0, 0, 0, 0, 0];
            let mut writes = vec![
                (untyped, untyped_write(platform, 1, 0b1110, SIMD8), [[0; 8], [0; 8]], 1),
                (untyped, untyped_write(platform, STATELESS, 0b1110, SIMD8), [[16; 8], [0; 8]], 1),
                (Target::DataCache, bytes, [[0; 8], [0; 8]], 1),
                (typed_port(platform), typed.encode(platform)[0], [[0; 8], [2; 8]], 2),
            ];
            if has_64 {
                writes.push((Target::DataCache1, wide.encode(platform)[0], [address(64), [0; 8]], 2));
                writes.push((Target::DataCache1, exchange.encode(platform)[0], [address(68), [0; 8]], 2));
            }
            for (k, (target, descriptor, addresses, length)) in (1..).zip(writes) {
                bench.set(PAYLOAD, addresses[0]);
                bench.set(PAYLOAD + 1, addresses[1]);
                bench.set(SECOND, [100 * n + k; 8]);
                let mut send = message(target, descriptor, length, 0, 8);
                // Without a second payload the data follows.
                bench.set(PAYLOAD + length, [100 * n + k; 8]);
                send.payload_length = length + 1;
                send.channel_enable = 1;
                bench.send(&send);
            }
            data(&mut bench);
            poison(&mut bench);
            let before = bench.grf.dwords.to_vec();
            bench.send(&fence);
            assert!(bench.grf.dwords[..] == before[..], "a fence writes no register that is defined");
            // Another thread of the group reads all of it through other ports and models.
            let memory = |at: u64| bench.space.read_u32(GraphicsAddress(at)).unwrap();
            let stored = [memory(DATA), memory(GENERAL + 16), bench.slm.read_u32(0), memory(DATA + 128)];
            assert_eq!(stored, [1, 2, 3, 4].map(|k| 100 * n + k), "{} {fence:?}", platform.name);
            if has_64 {
                assert_eq!([memory(DATA + 64), memory(DATA + 68)], [100 * n + 5, 100 * n + 6]);
            }
            bench.set(PAYLOAD, [0, 0, 0, 0, 0, 0, 0, 0xffff]);
            bench.set(PAYLOAD + 1, [0, 64, 68, 128, 0, 0, 0, 0]);
            let read = untyped_read(platform, 1, 0b1110, SIMD8);
            bench.send(&with_header(port_1(platform, read, 2, 0, 1, 8)));
            let other = if has_64 { [5, 6].map(|k| 100 * n + k) } else { [0; 2] };
            assert_eq!(bench.response(0)[..4], [100 * n + 1, other[0], other[1], 100 * n + 4]);
        }
    }
}

#[test]
fn a_register_that_a_message_does_not_answer_keeps_what_it_had() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        bench.set_word(12, 7);
        poison(&mut bench);
        bench.set(PAYLOAD, [0; 8]);
        let mut read = port_1(platform, untyped_read(platform, 1, 0b0111, SIMD8), 1, 0, 1, 8);
        // No channel at all, then one.
        read.channel_enable = 0xffff_ff00;
        bench.send(&read);
        Expected::new().check(&bench, platform.name);
        read.channel_enable = 0x20;
        bench.send(&read);
        let mut expected = Expected::new();
        // Alpha of the slot is its fourth DWord.
        expected.0[5] = 7;
        expected.check(&bench, platform.name);
    }
}

#[test]
fn a_fence_has_nothing_to_wait_for() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        let fence = MemoryFence { commit_enable: true, ..Default::default() };
        bench.send(&with_header(message(Target::DataCache, fence.encode(platform)[0], 1, 1, 8)));
    }
}
