//! Address models: what an offset may reach, and what is done outside of it.

use super::{
    Bench, DATA, DATA_BYTES, GENERAL, PAYLOAD, PLATFORMS, POISON, RESPONSE, SECOND, WITH_BAY_TRAIL,
    identity_selects, image, message, port_1, raw_buffer, typed_port, untyped_port, with_header,
};
use crate::{MessageContext, SharedFunctions};
use bits::GraphicsAddress;
use hw::Platform;
use hw::RenderSurfaceState as State;
use hw::format::SurfaceFormat;
use hw::message::{
    A64UntypedSurfaceRead, A64UntypedSurfaceWrite, ByteScatteredRead, ByteScatteredWrite, DwordScatteredRead,
    DwordScatteredWrite, MediaBlockRead, OwordBlockRead, OwordBlockWrite, OwordDualBlockRead,
    ScratchBlockRead, ScratchBlockWrite, Target, TransposeRead, TypedSurfaceRead, UntypedAtomicInteger,
    UntypedSurfaceRead, UntypedSurfaceWrite,
};
use hw::platforms::{BDW, BXT, SKL};
use memory::AddressSpace;
use ports::{NoPixels, SendMessage, SendReply};
use probe::{Context, Ids, Kind, Stop};

const SLM: u32 = 254;
const STATELESS: u32 = 255;
const SIMD8: u32 = UntypedSurfaceRead::SIMD_MODE_SIMD8;

/// Descriptor of an untyped read of one DWord.
fn read_of(platform: &Platform, binding_table_index: u32) -> u32 {
    UntypedSurfaceRead { binding_table_index, channel_mask_disable: 0b1110, simd_mode: SIMD8 }
        .encode(platform)[0]
}

fn write_of(platform: &Platform, binding_table_index: u32) -> u32 {
    UntypedSurfaceWrite { binding_table_index, channel_mask_disable: 0b1110, simd_mode: SIMD8 }
        .encode(platform)[0]
}

fn increment_of(platform: &Platform, binding_table_index: u32) -> u32 {
    let increment = UntypedAtomicInteger {
        binding_table_index,
        atomic_operation: UntypedAtomicInteger::ATOMIC_OPERATION_INC,
        simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
        return_data: true,
    };
    increment.encode(platform)[0]
}

#[test]
fn without_general_state_every_stateless_offset_is_outside() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.site.general_state_bytes = 0;
        bench.space.write_u32(GraphicsAddress(GENERAL), 5).unwrap();
        bench.set(PAYLOAD, [0, 0, 0, 4, 8, 0, 0, 0]);
        bench.send(&port_1(platform, read_of(platform, STATELESS), 1, 0, 1, 8));
        // Bay Trail has no size but an upper bound, and zero for it is none.
        let first = if platform.generation == 7 { 5 } else { 0 };
        assert_eq!(bench.response(0)[0], first, "{}", platform.name);
        bench.send(&port_1(platform, increment_of(platform, STATELESS), 1, 0, 1, 8));
        let sum = if platform.generation == 7 { 11 } else { 5 };
        assert_eq!(bench.space.read_u32(GraphicsAddress(GENERAL)), Ok(sum), "{}", platform.name);
    }
}

#[test]
fn stateless_offsets_end_where_general_state_does_whatever_the_base_of_the_header_is() {
    // Bytes of general state, buffer base, and how many bytes are left for offsets.
    for (size, base, left) in
        [(0x1000, 0x400, 0xc00), (0x1000, 0, 0x1000), (0x1000, 0x1000, 0), (0x400, 0x800, 0)]
    {
        for platform in WITH_BAY_TRAIL {
            let what = format!("{} {size:#x} {base:#x}", platform.name);
            let mut bench = Bench::on(platform);
            bench.site.general_state_bytes = size;
            let general = |offset: u32| GraphicsAddress(GENERAL + u64::from(base) + u64::from(offset));
            for offset in (0..0x1400).step_by(4) {
                bench.space.write_u32(general(offset), 0x100_0000 + offset).unwrap();
            }
            // The last DWord, one that hangs over the end, the first behind it, and the last of all offsets.
            let end: u32 = left;
            let offsets =
                [0, end.wrapping_sub(4), end.wrapping_sub(2), end, end + 4, u32::MAX - 3, u32::MAX, 8];
            let is_inside = |offset: u32| u64::from(offset) + 4 <= u64::from(left);
            bench.set(PAYLOAD, [0, 0, 0, 0, 0, base, 0, 0xffff]);
            bench.set(PAYLOAD + 1, offsets);
            bench.poison();
            bench.send(&with_header(port_1(platform, read_of(platform, STATELESS), 2, 0, 1, 8)));
            let value = |offset: u32| {
                let whole = |offset: u32| 0x100_0000 + u64::from(offset & !3);
                let both = whole(offset) | whole(offset + 4) << 32;
                (both >> (8 * (offset & 3))) as u32
            };
            let expected = offsets.map(|offset| if is_inside(offset) { value(offset) } else { 0 });
            assert_eq!(bench.response(0), expected, "{what}");
            // Atomics and writes leave everything alone that is not inside.
            bench.send(&with_header(port_1(platform, increment_of(platform, STATELESS), 2, 0, 1, 8)));
            let aligned = offsets.map(|offset| offset & !3);
            let expected = aligned.map(|offset| if is_inside(offset) { value(offset) } else { 0 });
            // The DWord that hangs over the end is rounded down to the last one, which comes first.
            let mut counted = expected;
            if left != 0 {
                counted[2] += 1;
            }
            assert_eq!(bench.response(0), counted, "{what}");
            bench.set(SECOND, [1, 2, 3, 4, 5, 6, 7, 8]);
            bench.send(&with_header(port_1(platform, write_of(platform, STATELESS), 2, 1, 0, 8)));
            let found = |offset: u32| bench.space.read_u32(general(offset)).unwrap();
            let expected = if left == 0 { 0x100_0000 } else { 1 };
            assert_eq!(found(0), expected, "{what}");
            for offset in (left..0x1400).step_by(4) {
                assert_eq!(found(offset), 0x100_0000 + offset, "{what} {offset:#x}");
            }
            if left != 0 {
                assert_eq!([found(8), found(end - 4)], [8, 2], "{what}");
            }
            // Blocks are cut DWord by DWord.
            let block =
                OwordBlockRead { binding_table_index: STATELESS, data_blocks: 2, ..Default::default() };
            let block = block.encode(platform)[0];
            bench.set(PAYLOAD, [0, 0, left / 16, 0, 0, base, 0, 0]);
            bench.send(&with_header(message(Target::DataCache, block, 1, 1, 8)));
            assert_eq!(bench.response(0), [0; 8], "{what}");
        }
    }
}

#[test]
fn bounds_are_looked_at_before_pages_and_by_the_dword() {
    for platform in WITH_BAY_TRAIL {
        // The last bytes that are bound: what lies behind them is outside and no fault.
        let size = 72;
        let base = DATA + DATA_BYTES - 96;
        let mut bench = Bench::on(platform);
        bench.bind_raw(base, size);
        for dword in 0..24 {
            bench.set_word(DATA_BYTES - 96 + 4 * dword, 100 + dword as u32);
        }
        let offsets = [0, 68, 70, 72, 96, 0x10_0000, u32::MAX - 3, u32::MAX];
        bench.set(PAYLOAD, offsets);
        bench.send(&port_1(platform, read_of(platform, 1), 1, 0, 1, 8));
        assert_eq!(bench.response(0), [100, 117, 0, 0, 0, 0, 0, 0], "{}", platform.name);
        bench.set(SECOND, [1, 2, 3, 4, 5, 6, 7, 8]);
        bench.send(&port_1(platform, write_of(platform, 1), 1, 1, 0, 8));
        let words: Vec<_> = (0..24).map(|dword| bench.word(DATA_BYTES - 96 + 4 * dword)).collect();
        let mut expected: Vec<_> = (100..124).collect();
        (expected[0], expected[17]) = (1, 2);
        assert_eq!(words, expected, "{}", platform.name);
        // Words and bytes have their own ends.
        for (data_size, last, value) in [(0, 71, 0xaa), (1, 70, 0xaabb)] {
            bench.set_word(DATA_BYTES - 96 + 68, 0xaabb_0000);
            bench.set(PAYLOAD, [last, last + 1, 72, 71, 1000, 0, 0, 0]);
            let read = ByteScatteredRead { binding_table_index: 1, data_size, simd_mode: 0 };
            bench.send(&message(Target::DataCache, read.encode(platform)[0], 1, 1, 8));
            let at_71 = if data_size == 0 { 0xaa } else { 0 };
            assert_eq!(bench.response(0)[..5], [value, 0, 0, at_71, 0], "{} {data_size}", platform.name);
        }
    }
}

#[test]
fn sizes_of_buffers_are_made_of_three_fields() {
    // Size, and where its last DWord lies: 7, 14 and some more bits.
    for size in [124, 128, 132, 0x4000, 0x1f_fffc, 0x20_0000, 0x20_0004, 0x123_4568] {
        for platform in WITH_BAY_TRAIL {
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, size);
            let read = |bench: &mut Bench, offset: u32| {
                bench.set(PAYLOAD, [offset; 8]);
                let mut read = port_1(platform, read_of(platform, 1), 1, 0, 1, 8);
                read.channel_enable = 1;
                bench.try_send(&read).map(|_| bench.response(0)[0])
            };
            // Memory behind the first pages is not bound: what is inside faults, what is outside does not.
            let last = read(&mut bench, size - 4);
            match u64::from(size) <= DATA_BYTES {
                true => assert_eq!(last, Ok(0)),
                false => {
                    let Err(Stop::Fault(fault)) = last else { panic!("{size:#x}: {last:?}") };
                    assert_eq!(fault.address, Some(GraphicsAddress(DATA + u64::from(size) - 4)));
                }
            }
            assert_eq!(read(&mut bench, size), Ok(0), "{} {size:#x}", platform.name);
        }
    }
}

#[test]
fn addresses_have_64_bits() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.space = AddressSpace::new(1 << 34).unwrap();
        let (low, high) = (0x30_0000, 0x2_0030_0000);
        for at in [low, high] {
            bench.space.bind_anonymous(GraphicsAddress(at), 0x1000).unwrap();
        }
        bench.space.write_u32(GraphicsAddress(low), 1).unwrap();
        bench.space.write_u32(GraphicsAddress(high), 2).unwrap();
        let pair = |address: u64| [address as u32, (address >> 32) as u32];
        let addresses: Vec<u32> = [high, low, high + 4, low + 4].into_iter().flat_map(pair).collect();
        bench.set(PAYLOAD, addresses.try_into().unwrap());
        let read = A64UntypedSurfaceRead {
            binding_table_index: 255,
            channel_mask_disable: 0b1110,
            simd_mode: SIMD8,
        };
        let mut read = port_1(platform, read.encode(platform)[0], 2, 0, 1, 8);
        read.channel_enable = 0xf;
        bench.send(&read);
        assert_eq!(bench.response(0)[..4], [2, 1, 0, 0], "{}", platform.name);
        // Neither a base nor a size counts.
        bench.site.general_state_bytes = 16;
        let write = A64UntypedSurfaceWrite {
            binding_table_index: 255,
            channel_mask_disable: 0b1110,
            simd_mode: SIMD8,
        };
        bench.set(SECOND, [10, 11, 12, 13, 0, 0, 0, 0]);
        let mut write = port_1(platform, write.encode(platform)[0], 2, 1, 0, 8);
        write.channel_enable = 0xf;
        bench.send(&write);
        let found =
            [high, low, high + 4, low + 4].map(|at| bench.space.read_u32(GraphicsAddress(at)).unwrap());
        assert_eq!(found, [10, 11, 12, 13], "{}", platform.name);
        // Nothing is outside: what is not bound is a fault at the whole address.
        bench.set(PAYLOAD, [0x40_0000, 2, 0, 0, 0, 0, 0, 0]);
        let mut lost = write;
        lost.channel_enable = 1;
        let Err(Stop::Fault(fault)) = bench.try_send(&lost) else { panic!("no fault") };
        assert_eq!(fault.address, Some(GraphicsAddress(0x2_0040_0000)));
    }
}

#[test]
fn local_memory_wraps_at_64_kib_and_knows_no_outside() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.slm.write_u32(4, 0x4433_2211);
        bench.slm.write_u32(0xfffc, 0x8877_6655);
        bench.slm.write_u32(0, 0xccbb_aa99);
        bench.set(PAYLOAD, [4, 0x1_0004, 0xffff_0004, 0xfffc, 0xfffe, 0x2_fffc, 0x1_0000, 0]);
        bench.poison();
        bench.send(&port_1(platform, read_of(platform, SLM), 1, 0, 1, 8));
        let (four, end, zero) = (0x4433_2211, 0x8877_6655, 0xccbb_aa99);
        assert_eq!(bench.response(0), [four, four, four, end, 0xaa99_8877, end, zero, zero]);
        // Atomics: all of these are two DWords.
        bench.slm.write_u32(4, 10);
        bench.slm.write_u32(0xfffc, 20);
        bench.set(PAYLOAD, [4, 0x1_0004, 0xffff_0004, 0xfffc, 0xfffe, 0x2_fffc, 0x1_fffd, 7]);
        bench.send(&port_1(platform, increment_of(platform, SLM), 1, 0, 1, 8));
        assert_eq!(bench.response(0), [10, 11, 12, 20, 21, 22, 23, 13], "{}", platform.name);
        assert_eq!((bench.slm.read_u32(4), bench.slm.read_u32(0xfffc)), (14, 24));
        // Blocks: offsets count 16 bytes; the second half begins anew.
        let write = OwordBlockWrite { binding_table_index: SLM, data_blocks: 2 };
        bench.set(PAYLOAD, [0, 0, 0xfff, 0, 0, 0x400, 0, 0]);
        bench.set(SECOND, [1, 2, 3, 4, 5, 6, 7, 8]);
        let mut write = with_header(message(Target::DataCache, write.encode(platform)[0], 1, 0, 8));
        write.second_payload_length = 1;
        bench.send(&write);
        let found = [0xfff0, 0xfffc, 0, 12, 16].map(|offset| bench.slm.read_u32(offset));
        assert_eq!(found, [1, 4, 5, 8, 0], "{}", platform.name);
    }
}

#[test]
fn a_thread_without_local_memory_reads_zeros_and_says_so() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.poison();
        let ids = Ids::default();
        let cx = Context { platform, findings: &bench.findings, ids: &ids };
        let thread = MessageContext { site: &bench.site, start: &bench.start, dispatched_r0: 0 };
        let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
        let read = port_1(platform, read_of(platform, SLM), 1, 0, 1, 8);
        let reply = shared.send(&read, &mut bench.grf, &thread, &mut NoPixels, None, &cx);
        assert_eq!(reply, Ok(SendReply::Done));
        assert_eq!(*bench.grf.register(RESPONSE.into()), [0; 8], "{}", platform.name);
        assert!(bench.found(Kind::Undefined, "DP-06"));
    }
}

#[test]
fn every_message_reads_zeros_from_a_null_surface_and_writes_nothing_to_it() {
    for platform in WITH_BAY_TRAIL {
        let null = State {
            surface_type: State::SURFACE_TYPE_SURFTYPE_NULL,
            surface_base_address: DATA,
            ..identity_selects()
        };
        let untyped = untyped_port(platform);
        let typed = typed_port(platform);
        let index = 1;
        let bytes = ByteScatteredRead { binding_table_index: index, data_size: 2, simd_mode: 0 };
        let scattered = DwordScatteredRead { binding_table_index: index, ..Default::default() };
        let block = OwordBlockRead { binding_table_index: index, data_blocks: 2, ..Default::default() };
        let dual = OwordDualBlockRead { binding_table_index: index, ..Default::default() };
        let texels = TypedSurfaceRead {
            binding_table_index: index,
            channel_mask_disable: 0b1110,
            slot_group: TypedSurfaceRead::SLOT_GROUP_LOW_8,
            ..Default::default()
        };
        let media = MediaBlockRead { binding_table_index: index, ..Default::default() };
        let mut reads = vec![
            (untyped, read_of(platform, index), false),
            (untyped, increment_of(platform, index), false),
            (Target::DataCache, bytes.encode(platform)[0], false),
            // Bit 9 is set by every compiler.
            (Target::DataCache, scattered.encode(platform)[0] | 1 << 9, false),
            (Target::DataCache, block.encode(platform)[0], true),
            (Target::DataCache, dual.encode(platform)[0], false),
            (typed, texels.encode(platform)[0], false),
            (typed, media.encode(platform)[0], true),
        ];
        if platform.generation != 7 {
            let transpose = TransposeRead { binding_table_index: index };
            reads.push((typed, transpose.encode(platform)[0], true));
        }
        let mut bench = Bench::on(platform);
        bench.bind(1, &null);
        for (target, descriptor, has_header) in reads {
            bench.set_word(0, 5);
            bench.poison();
            // A media block of 32 bytes by a row, eight rows of a column.
            bench.set(PAYLOAD, [0, 0, if has_header { 31 } else { 0 }, 0, 0, 0, 0, 0]);
            bench.set(PAYLOAD + 1, [0; 8]);
            let mut read = message(target, descriptor, 2, 1, 8);
            read.header_present = has_header;
            bench.send(&read);
            let found = bench.response(0);
            let is_transposed = target == typed && has_header && descriptor >> 14 == 0;
            let zeros = if is_transposed {
                [0, POISON, POISON, POISON, POISON, POISON, POISON, POISON]
            } else {
                [0; 8]
            };
            assert_eq!(found, zeros, "{} {target:?} {descriptor:#x}", platform.name);
            assert_eq!(bench.word(0), 5);
        }
        bench.set(PAYLOAD, [0; 8]);
        bench.set(SECOND, [7; 8]);
        let bytes = ByteScatteredWrite { binding_table_index: index, data_size: 2, simd_mode: 0 };
        for (target, descriptor) in
            [(untyped, write_of(platform, index)), (Target::DataCache, bytes.encode(platform)[0])]
        {
            let send = SendMessage { second_payload_length: 1, ..message(target, descriptor, 1, 0, 8) };
            bench.send(&send);
            assert_eq!(bench.word(0), 5, "{}", platform.name);
        }
    }
}

#[test]
fn untyped_messages_take_the_bytes_of_a_buffer_whatever_its_format_is() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        // Ten texels of eight bytes: untyped messages count bytes.
        let typed = State {
            surface_type: State::SURFACE_TYPE_SURFTYPE_BUFFER,
            width: 9,
            height: 0,
            surface_pitch: 7,
            ..image(SurfaceFormat::R16G16B16A16_UNORM, 8)
        };
        bench.bind(1, &typed);
        bench.bind(2, &raw_buffer(DATA, 80));
        for dword in 0..24 {
            bench.set_word(4 * dword, 0x8000_7fff + dword as u32);
        }
        bench.set(PAYLOAD, [0, 4, 40, 72, 76, 80, 84, 1000]);
        let expected = [0, 1, 10, 18, 19].map(|dword| 0x8000_7fff + dword);
        for index in [1, 2] {
            bench.send(&port_1(platform, read_of(platform, index), 1, 0, 1, 8));
            let found = bench.response(0);
            assert_eq!((&found[..5], &found[5..]), (&expected[..], &[0; 3][..]), "{} {index}", platform.name);
        }
    }
}

#[test]
fn a_stateless_access_to_nothing_is_a_fault() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, [0x800_0000; 8]);
        let stop = bench.try_send(&port_1(platform, write_of(platform, STATELESS), 1, 1, 0, 8)).unwrap_err();
        assert!(
            matches!(stop, Stop::Fault(fault) if fault.address == Some(GraphicsAddress(GENERAL + 0x800_0000)))
        );
    }
}

#[test]
fn the_system_routine_spills_to_the_save_area_of_its_thread_and_has_no_surfaces() {
    // Each with its subslices.
    for (platform, subslices) in [(&SKL, 3), (&BXT, 2), (&BDW, 3)] {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 4096);
        let save = DATA - subslices * 0x1_0000 - 2 * 0x2000;
        bench.site.context_save = Some(GraphicsAddress(save));
        bench.start.thread_id = 2;
        bench.set(PAYLOAD + 1, [7; 8]);
        let write = ScratchBlockWrite {
            hword_offset: 3,
            register_blocks: ScratchBlockRead::REGISTER_BLOCKS_1_REGISTER,
            channel_mode: ScratchBlockRead::CHANNEL_MODE_DWORD,
        };
        let mut write = with_header(message(Target::DataCache, write.encode(platform)[0], 2, 0, 8));
        write.in_system_routine = true;
        bench.send(&write);
        // Behind the local memories of all subslices and the registers of two threads.
        assert_eq!((bench.word(92), bench.word(96), bench.word(124), bench.word(128)), (0, 7, 7, 0));
        // Other messages keep their base.
        bench.set(PAYLOAD, [0x100; 8]);
        let scattered = DwordScatteredWrite { binding_table_index: STATELESS, ..Default::default() };
        let mut scattered = message(Target::DataCache, scattered.encode(platform)[0], 2, 0, 8);
        scattered.in_system_routine = true;
        bench.send(&scattered);
        assert_eq!(bench.space.read_u32(GraphicsAddress(GENERAL + 0x400)), Ok(7));
        let surface = DwordScatteredWrite { binding_table_index: 1, ..Default::default() };
        bench
            .try_send(&SendMessage { descriptor: surface.encode(platform)[0] | 2 << 25, ..scattered })
            .unwrap();
        assert!(bench.found(Kind::Undefined, "DP-07"));
    }
}
