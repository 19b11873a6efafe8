//! Data port 2: indices times a pitch.

use super::{Bench, DATA, GEN9, GENERAL, PAYLOAD, POISON, SECOND, message, with_header};
use bits::GraphicsAddress;
use hw::Platform;
use hw::message::{
    ScaledA64ScatteredRead, ScaledA64ScatteredWrite, ScaledA64UntypedSurfaceRead, ScaledByteScatteredRead,
    ScaledByteScatteredWrite, ScaledUntypedSurfaceRead, ScaledUntypedSurfaceWrite, Target,
};
use ports::SendMessage;

/// A message to data port 2 with its offset in the extended descriptor.
fn port_2(descriptor: u32, payload: u8, second: u8, response: u8, sideband: u32) -> SendMessage {
    SendMessage {
        second_payload_length: second,
        extended_descriptor: sideband << 16,
        ..message(Target::SamplerCache, descriptor, payload, response, 8)
    }
}

/// The header: pitch in bytes, base of A32 memory, address of A64 memory.
fn header(pitch: u32, base: u32, address: u64) -> [u32; 8] {
    [address as u32, (address >> 32) as u32, 0, 0, 0, base, pitch - 1, 0xffff]
}

#[test]
fn bytes_of_local_memory_lie_behind_the_offset_of_the_descriptor() {
    for platform in GEN9 {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, [0, 1, 2, 5, 0x1_0000 - 16, 0, 0, 0]);
        bench.set(SECOND, [0xa1, 0xa2, 0xa3, 0x1a4, 0xa5, 0, 0, 0]);
        let write = ScaledByteScatteredWrite { data_size: 0, ..Default::default() };
        let mut write = port_2(write.encode(platform)[0], 1, 1, 0, 16);
        write.channel_enable = 0x1f;
        bench.send(&write);
        assert_eq!(bench.slm.read_u32(16), 0x00a3_a2a1);
        assert_eq!(bench.slm.read_u32(20), 0x0000_a400);
        // The offset takes part in the wrap.
        assert_eq!(bench.slm.read_u32(0), 0xa5);

        bench.poison();
        bench.set(PAYLOAD, [1, 4, 0, 0, 0, 0, 0, 0]);
        let read = ScaledByteScatteredRead { data_size: 1, ..Default::default() };
        let mut read = port_2(read.encode(platform)[0], 1, 0, 1, 16);
        read.channel_enable = 3;
        bench.send(&read);
        assert_eq!(bench.response(0)[..3], [0xa3a2, 0xa400, POISON]);
    }
}

#[test]
fn a_header_means_memory_and_brings_the_pitch() {
    for platform in GEN9 {
        let mut bench = Bench::on(platform);
        for dword in 0..64 {
            let at = GraphicsAddress(GENERAL + 0x400 + 4 * dword);
            bench.space.write_u32(at, dword as u32).unwrap();
        }
        bench.set(PAYLOAD, header(12, 0x400, 0));
        bench.set(PAYLOAD + 1, [0, 1, 2, 3, 4, 5, 6, 7]);
        let read = ScaledByteScatteredRead { data_size: 2, ..Default::default() };
        bench.send(&with_header(port_2(read.encode(platform)[0], 2, 0, 1, 4)));
        assert_eq!(bench.response(0), std::array::from_fn(|lane| 1 + 3 * lane as u32));
        // Two channels of an untyped read of the same places, and a write with a pixel mask.
        let read = ScaledUntypedSurfaceRead { channel_mask_disable: 0b1100, simd_mode: 2 };
        bench.send(&with_header(port_2(read.encode(platform)[0], 2, 0, 2, 4)));
        assert_eq!(bench.response(1), std::array::from_fn(|lane| 2 + 3 * lane as u32));
        let mut masked = header(12, 0x400, 0);
        masked[7] = 0b10;
        bench.set(PAYLOAD, masked);
        bench.set(SECOND, [77; 8]);
        let write = ScaledUntypedSurfaceWrite { channel_mask_disable: 0b1110, simd_mode: 2 };
        bench.send(&with_header(port_2(write.encode(platform)[0], 2, 1, 0, 4)));
        let word = |dword: u64| bench.space.read_u32(GraphicsAddress(GENERAL + 0x400 + 4 * dword)).unwrap();
        assert_eq!([1, 4, 7].map(word), [1, 77, 7]);
    }
}

#[test]
fn untyped_local_memory_has_one_to_four_channels_or_two_slots() {
    for platform in GEN9 {
        let mut bench = Bench::on(platform);
        for dword in 0..64 {
            bench.slm.write_u32(4 * dword, dword);
        }
        bench.set(PAYLOAD, [0, 16, 32, 48, 64, 80, 96, 112]);
        let read = ScaledUntypedSurfaceRead { channel_mask_disable: 0, simd_mode: 2 };
        bench.send(&port_2(read.encode(platform)[0], 1, 0, 4, 8));
        assert_eq!(bench.response(3), std::array::from_fn(|lane| 5 + 4 * lane as u32));
        bench.set(PAYLOAD, [0, 0, 0, 0, 100, 0, 0, 0]);
        let read = ScaledUntypedSurfaceRead { channel_mask_disable: 0, simd_mode: 0 };
        bench.send(&port_2(read.encode(platform)[0], 1, 0, 1, 8));
        assert_eq!(bench.response(0), [2, 3, 4, 5, 27, 28, 29, 30]);
    }
}

#[test]
fn scaled_elements_lie_behind_a_64_bit_base() {
    for platform in GEN9 {
        let mut bench = Bench::on(platform);
        for dword in 0..64 {
            bench.set_word(4 * dword, dword as u32);
        }
        bench.set(PAYLOAD, header(8, 0, DATA));
        bench.set(PAYLOAD + 1, [0, 2, 4, 6, 8, 10, 12, 14]);
        let read = ScaledA64ScatteredRead { subtype: 1, data_elements: 1, ..Default::default() };
        bench.send(&with_header(port_2(read.encode(platform)[0], 2, 0, 2, 4)));
        assert_eq!(bench.response(0), std::array::from_fn(|lane| 1 + 4 * lane as u32));
        assert_eq!(bench.response(1), std::array::from_fn(|lane| 2 + 4 * lane as u32));
        let read = ScaledA64UntypedSurfaceRead { channel_mask_disable: 0b1110, simd_mode: 2 };
        bench.send(&with_header(port_2(read.encode(platform)[0], 2, 0, 1, 12)));
        assert_eq!(bench.response(0), std::array::from_fn(|lane| 3 + 4 * lane as u32));
        // QWords.
        bench.set(SECOND, [1, 2, 3, 4, 0, 0, 0, 0]);
        let write = ScaledA64ScatteredWrite { subtype: 2, ..Default::default() };
        let mut write = with_header(port_2(write.encode(platform)[0], 2, 2, 0, 0));
        write.channel_enable = 3;
        bench.send(&write);
        assert_eq!([0, 4, 16, 20].map(|byte| bench.word(byte)), [1, 2, 3, 4]);
        // Without its header the message has no base.
        let bare = port_2(read_descriptor(platform), 1, 0, 1, 0);
        let _ = bench.try_send(&bare);
        assert!(bench.found(probe::Kind::Undefined, "DP-20"));
    }
}

fn read_descriptor(platform: &'static Platform) -> u32 {
    ScaledA64UntypedSurfaceRead { channel_mask_disable: 0b1110, simd_mode: 2 }.encode(platform)[0]
}
