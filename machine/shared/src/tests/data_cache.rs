//! Data cache 0 and the read-only ports.

use super::{
    Bench, DATA, DATA_BYTES, GENERAL, PAYLOAD, POISON, SECOND, WITH_BAY_TRAIL, message, with_header,
};
use bits::GraphicsAddress;
use hw::Platform;
use hw::message::{
    ByteScatteredRead, ByteScatteredWrite, ConstantUnalignedOwordBlockRead, DwordScatteredRead,
    DwordScatteredWrite, MemoryFence, OwordBlockRead, OwordBlockWrite, OwordDualBlockRead, ScratchBlockRead,
    ScratchBlockWrite, Target,
};
use hw::platforms::{BDW, BXT, SKL};
use ports::SendMessage;
use probe::{Kind, Stop};

const SLM: u32 = 254;
const STATELESS: u32 = 255;

fn header(global_offset: u32, buffer_base: u32) -> [u32; 8] {
    [0, 0, global_offset, 0, 0, buffer_base, 0, 0]
}

#[test]
fn an_oword_block_is_read_at_its_oword_offset() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 4096);
        for i in 0..64 {
            bench.set_word(i * 4, i as u32);
        }
        bench.poison();
        bench.set(PAYLOAD, header(3, 0));
        let read = OwordBlockRead {
            binding_table_index: 1,
            data_blocks: OwordBlockRead::DATA_BLOCKS_4_OWORDS,
            ..Default::default()
        };
        bench.send(&with_header(message(Target::DataCache, read.encode(platform)[0], 1, 2, 16)));
        assert_eq!(bench.response(0), std::array::from_fn(|i| 12 + i as u32));
        assert_eq!(bench.response(1), std::array::from_fn(|i| 20 + i as u32));
    }
}

#[test]
fn one_oword_goes_to_the_half_that_its_code_names() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 4096);
        bench.set_word(16, 7);
        bench.poison();
        bench.set(PAYLOAD, header(1, 0));
        let read = OwordBlockRead {
            binding_table_index: 1,
            data_blocks: OwordBlockRead::DATA_BLOCKS_1_OWORD_HIGH,
            ..Default::default()
        };
        bench.send(&with_header(message(Target::DataCache, read.encode(platform)[0], 1, 1, 8)));
        assert_eq!(bench.response(0), [POISON, POISON, POISON, POISON, 7, 0, 0, 0]);
    }
}

#[test]
fn a_constant_block_past_the_end_of_its_buffer_reads_zeros_dword_by_dword() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 40);
        for i in 0..32 {
            bench.set_word(i * 4, 100 + i as u32);
        }
        bench.set(PAYLOAD, header(16, 0));
        let read = ConstantUnalignedOwordBlockRead {
            binding_table_index: 1,
            data_blocks: ConstantUnalignedOwordBlockRead::DATA_BLOCKS_4_OWORDS,
            ..Default::default()
        };
        let mut read = with_header(message(Target::ConstantCache, read.encode(platform)[0], 1, 2, 8));
        // Unaligned reads ignore the channel enables.
        read.channel_enable = 1;
        bench.send(&read);
        assert_eq!(bench.response(0), [104, 105, 106, 107, 108, 109, 0, 0]);
        assert_eq!(bench.response(1), [0; 8]);
    }
}

#[test]
fn a_block_write_obeys_channel_enables_dword_by_dword() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 4096);
        bench.set(PAYLOAD, header(2, 0));
        bench.set(SECOND, std::array::from_fn(|i| i as u32 + 1));
        bench.set(SECOND + 1, std::array::from_fn(|i| i as u32 + 11));
        let write =
            OwordBlockWrite { binding_table_index: 1, data_blocks: OwordBlockRead::DATA_BLOCKS_4_OWORDS };
        let mut write = with_header(message(Target::DataCache, write.encode(platform)[0], 1, 0, 16));
        write.second_payload_length = 2;
        write.channel_enable = 0b1000_0001_0000_1111;
        bench.send(&write);
        let words: Vec<_> = (0..16).map(|i| bench.word(32 + 4 * i)).collect();
        assert_eq!(words, [1, 2, 3, 4, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 18]);
    }
}

#[test]
fn a_dual_block_reads_two_places() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 4096);
        bench.set_word(16 * 5, 50);
        bench.set_word(16 * 9, 90);
        bench.set(PAYLOAD, header(1, 0));
        bench.set(PAYLOAD + 1, [4, 0, 0, 0, 8, 0, 0, 0]);
        let read = OwordDualBlockRead { binding_table_index: 1, ..Default::default() };
        bench.send(&with_header(message(Target::DataCache, read.encode(platform)[0], 2, 1, 8)));
        assert_eq!(bench.response(0), [50, 0, 0, 0, 90, 0, 0, 0]);
    }
}

fn byte_message(
    platform: &'static Platform,
    size: u32,
    index: u32,
    write: bool,
    payload: u8,
    response: u8,
) -> SendMessage {
    let descriptor = if write {
        ByteScatteredWrite { binding_table_index: index, data_size: size, simd_mode: 0 }.encode(platform)[0]
    } else {
        ByteScatteredRead { binding_table_index: index, data_size: size, simd_mode: 0 }.encode(platform)[0]
    };
    message(Target::DataCache, descriptor, payload, response, 8)
}

#[test]
fn scattered_bytes_are_zero_extended_and_masked() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        bench.set_word(0, 0x8877_6655);
        bench.poison();
        bench.set(PAYLOAD, [0, 1, 2, 3, 0, 1, 62, 63]);
        let mut read = byte_message(platform, ByteScatteredRead::DATA_SIZE_WORD, 1, false, 1, 1);
        read.channel_enable = 0b1100_0111;
        bench.send(&read);
        assert_eq!(bench.response(0), [0x6655, 0x7766, 0x8877, POISON, POISON, POISON, 0, 0]);

        bench.set(PAYLOAD, [8, 9, 10, 11, 12, 13, 14, 64]);
        bench.set(PAYLOAD + 1, [0x1aa, 0x1bb, 0x1cc, 0x1dd, 1, 2, 3, 4]);
        bench.send(&byte_message(platform, ByteScatteredRead::DATA_SIZE_BYTE, 1, true, 2, 0));
        assert_eq!(bench.word(8), 0xddcc_bbaa);
        assert_eq!(bench.word(64), 0);
    }
}

#[test]
fn shared_local_memory_answers_index_254() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, std::array::from_fn(|lane| 4 * lane as u32));
        bench.set(PAYLOAD + 1, std::array::from_fn(|lane| 7 * lane as u32));
        bench.send(&byte_message(platform, ByteScatteredRead::DATA_SIZE_DWORD, SLM, true, 2, 0));
        assert_eq!(bench.slm.read_u32(20), 35);
        bench.send(&byte_message(platform, ByteScatteredRead::DATA_SIZE_DWORD, SLM, false, 1, 1));
        assert_eq!(bench.response(0)[7], 49);
    }
}

#[test]
fn dword_scattered_offsets_count_dwords_and_the_header_moves_the_base() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, header(0, 0x1000));
        bench.set(PAYLOAD + 1, std::array::from_fn(|lane| lane as u32));
        bench.set(PAYLOAD + 2, std::array::from_fn(|lane| 8 + lane as u32));
        bench.set(PAYLOAD + 3, std::array::from_fn(|lane| 100 + lane as u32));
        bench.set(PAYLOAD + 4, std::array::from_fn(|lane| 108 + lane as u32));
        let write = DwordScatteredWrite { binding_table_index: 253, simd_mode: 1, legacy_simd_mode: true };
        bench.send(&with_header(message(Target::DataCache, write.encode(platform)[0], 5, 0, 16)));
        let at = GraphicsAddress(GENERAL + 0x1000 + 4 * 9);
        assert_eq!(bench.space.read_u32(at), Ok(109));

        let read = DwordScatteredRead {
            binding_table_index: STATELESS,
            simd_mode: 1,
            legacy_simd_mode: true,
            ..Default::default()
        };
        bench.send(&with_header(message(Target::DataCache, read.encode(platform)[0], 3, 2, 16)));
        assert_eq!(bench.response(1)[7], 115);
    }
}

#[test]
fn scratch_blocks_are_spilled_and_filled_at_the_threads_own_base() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, header(0, 0x2000 | 0x3ff));
        for register in 0..4 {
            bench.set(PAYLOAD + 1 + register, [u32::from(register) + 1; 8]);
        }
        let write = ScratchBlockWrite {
            hword_offset: 3,
            register_blocks: ScratchBlockRead::REGISTER_BLOCKS_4_REGISTERS,
            channel_mode: ScratchBlockRead::CHANNEL_MODE_DWORD,
        };
        bench.send(&with_header(message(Target::DataCache, write.encode(platform)[0], 5, 0, 16)));
        let at = |row: u64| bench.space.read_u32(GraphicsAddress(GENERAL + 0x2000 + 32 * row)).unwrap();
        assert_eq!([at(2), at(3), at(6), at(7)], [0, 1, 4, 0]);

        let read = ScratchBlockRead { hword_offset: 5, register_blocks: 1, ..Default::default() };
        bench.send(&with_header(message(Target::DataCache, read.encode(platform)[0], 1, 2, 8)));
        assert_eq!(bench.response(0), [3; 8]);
        assert_eq!(bench.response(1), [4; 8]);
    }
}

#[test]
fn an_unbound_page_inside_a_buffer_is_a_fault_with_its_address() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, DATA_BYTES as u32 + 4096);
        bench.set(PAYLOAD, [DATA_BYTES as u32; 8]);
        let stop = bench.try_send(&byte_message(platform, 2, 1, false, 1, 1)).unwrap_err();
        let Stop::Fault(fault) = stop else { panic!("{stop:?}") };
        assert_eq!(fault.address, Some(GraphicsAddress(DATA + DATA_BYTES)));
    }
}

#[test]
fn a_stateless_access_to_nothing_is_a_fault() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, [0x800_0000; 8]);
        let stop = bench.try_send(&byte_message(platform, 2, STATELESS, true, 2, 0)).unwrap_err();
        assert!(
            matches!(stop, Stop::Fault(fault) if fault.address == Some(GraphicsAddress(GENERAL + 0x800_0000)))
        );
    }
}

#[test]
fn a_null_surface_reads_zeros_and_drops_writes() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        bench.bind(
            1,
            &hw::RenderSurfaceState {
                surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_NULL,
                ..super::identity_selects()
            },
        );
        bench.poison();
        bench.send(&byte_message(platform, 2, 1, false, 1, 1));
        assert_eq!(bench.response(0), [0; 8]);
        bench.send(&byte_message(platform, 2, 1, true, 2, 0));
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

#[test]
fn an_unaligned_block_begins_at_any_dword_of_every_memory_and_ignores_enables() {
    for platform in WITH_BAY_TRAIL {
        use hw::message::{SamplerUnalignedOwordBlockRead, UnalignedOwordBlockRead};
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 4096);
        for i in 0..16 {
            bench.set_word(i * 4, 100 + i as u32);
            bench.space.write_u32(GraphicsAddress(GENERAL + 0x400 + i * 4), 200 + i as u32).unwrap();
            bench.slm.write_u32(i as u32 * 4, 300 + i as u32);
        }
        let read = |binding_table_index| {
            let data_blocks = OwordBlockRead::DATA_BLOCKS_2_OWORDS;
            let read = UnalignedOwordBlockRead { binding_table_index, data_blocks, ..Default::default() };
            let mut read = with_header(message(Target::DataCache, read.encode(platform)[0], 1, 1, 8));
            read.channel_enable = 2;
            read
        };
        bench.set(PAYLOAD, header(12, 0x400));
        for (index, first) in [(1, 103), (STATELESS, 203), (SLM, 303)] {
            bench.poison();
            bench.send(&read(index));
            assert_eq!(bench.response(0), std::array::from_fn(|i| first + i as u32));
        }
        // The same through the sampler cache, whose port has no local memory.
        let data_blocks = OwordBlockRead::DATA_BLOCKS_1_OWORD_HIGH;
        let read =
            SamplerUnalignedOwordBlockRead { binding_table_index: 1, data_blocks, ..Default::default() };
        bench.poison();
        bench.send(&with_header(message(super::sampler_port(platform), read.encode(platform)[0], 1, 1, 8)));
        assert_eq!(bench.response(0), [POISON, POISON, POISON, POISON, 103, 104, 105, 106]);
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
