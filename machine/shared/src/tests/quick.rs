//! The short way of frequent messages does what the long way does, which a message takes with channels off.

use super::{Bench, DATA, PAYLOAD, SECOND, message};
use hw::message::{Target, UntypedSurfaceRead, UntypedSurfaceWrite};
use hw::platforms::SKL;

/// Beyond the end of every buffer.
const MEMORY_BYTES: u64 = 8192;

/// No byte is like its neighbours.
fn fill(bench: &Bench, bytes: u64) {
    for offset in (0..bytes).step_by(4) {
        bench.set_word(offset, (offset as u32 + 1).wrapping_mul(0x9e37_79b1));
    }
}

fn set_offsets(bench: &mut Bench, offsets: &[u32; 16]) {
    for half in 0..2_u8 {
        bench.set(PAYLOAD + half, std::array::from_fn(|lane| offsets[usize::from(half) * 8 + lane]));
    }
}

/// The response registers of a SIMD16 read with the channels of `enable`.
fn read(bench: &mut Bench, disable: u32, offsets: &[u32; 16], enable: u32) -> Vec<[u32; 8]> {
    let read = UntypedSurfaceRead {
        binding_table_index: 1,
        channel_mask_disable: disable,
        simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD16,
    };
    let registers = 2 * (4 - disable.count_ones() as u8);
    bench.poison();
    set_offsets(bench, offsets);
    let mut send = message(Target::DataCache1, read.encode(&SKL)[0], 2, registers, 16);
    send.channel_enable = enable;
    bench.send(&send);
    (0..registers).map(|register| bench.response(register)).collect()
}

/// What the long way gives: each half of the channels by itself.
fn expected(bench: &mut Bench, disable: u32, offsets: &[u32; 16]) -> Vec<[u32; 8]> {
    let lower = read(bench, disable, offsets, 0x00ff);
    let upper = read(bench, disable, offsets, 0xff00);
    (0..lower.len())
        .map(|register| if register % 2 == 0 { lower[register] } else { upper[register] })
        .collect()
}

/// Offsets as programs have them, in rows of `stride` bytes, and some that they should not have.
fn patterns() -> Vec<[u32; 16]> {
    let mut patterns = Vec::new();
    for first in [0, 4, 60, 64, 4000, 4032, 4036, 4080, 4096, 2, u32::MAX - 31, u32::MAX - 63] {
        for stride in [4_u32, 16, 0, 20, 64, 0_u32.wrapping_sub(4)] {
            let row: [u32; 16] =
                std::array::from_fn(|lane| stride.wrapping_mul(lane as u32).wrapping_add(first));
            // The same with two lanes that differ from the rest, and with its first half twice.
            let (mut swapped, mut beyond) = (row, row);
            swapped.swap(3, 14);
            beyond[9] = 0x10_0000;
            patterns.extend([row, swapped, beyond, std::array::from_fn(|lane| row[lane % 8])]);
        }
    }
    patterns
}

#[test]
fn the_short_way_of_reading_reads_what_the_long_way_reads() {
    for bytes in [16, 64, 100, 4096, 4100] {
        let mut bench = Bench::new();
        bench.bind_raw(DATA, bytes);
        fill(&bench, MEMORY_BYTES);
        // One DWord to four of them, and two for which there is no short way.
        for disable in [0b1110, 0b1100, 0b1000, 0, 0b1010] {
            for offsets in patterns() {
                let expected = expected(&mut bench, disable, &offsets);
                let found = read(&mut bench, disable, &offsets, 0xffff);
                assert_eq!(found, expected, "{bytes} bytes, channels off {disable:#b}, {offsets:x?}");
            }
        }
    }
}

/// What memory holds after SIMD16 writes of the same data, each with channels of its own.
fn written(bench: &mut Bench, disable: u32, offsets: &[u32; 16], enables: &[u32]) -> Vec<u32> {
    fill(bench, MEMORY_BYTES);
    let write = UntypedSurfaceWrite {
        binding_table_index: 1,
        channel_mask_disable: disable,
        simd_mode: UntypedSurfaceWrite::SIMD_MODE_SIMD16,
    };
    let registers = 2 * (4 - disable.count_ones() as u8);
    set_offsets(bench, offsets);
    for register in 0..registers {
        bench.set(SECOND + register, std::array::from_fn(|lane| 1000 * u32::from(register) + lane as u32));
    }
    for &enable in enables {
        let mut send = message(Target::DataCache1, write.encode(&SKL)[0], 2, 0, 16);
        (send.second_payload_length, send.channel_enable) = (registers, enable);
        bench.send(&send);
    }
    (0..MEMORY_BYTES / 4).map(|index| bench.word(4 * index)).collect()
}

#[test]
fn the_short_way_of_writing_writes_what_the_long_way_writes() {
    for bytes in [16, 64, 100, 4096, 4100] {
        let mut bench = Bench::new();
        bench.bind_raw(DATA, bytes);
        for disable in [0b1110, 0b1100, 0b1000, 0, 0b1010] {
            for offsets in patterns() {
                let expected = written(&mut bench, disable, &offsets, &[0x00ff, 0xff00]);
                let found = written(&mut bench, disable, &offsets, &[0xffff]);
                assert!(found == expected, "{bytes} bytes, channels off {disable:#b}, {offsets:x?}");
            }
        }
    }
}
