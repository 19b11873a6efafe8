//! The short way of frequent reads gives what the long way gives, which a message takes with a channel off.

use super::{Bench, DATA, PAYLOAD, message};
use hw::message::{Target, UntypedSurfaceRead};
use hw::platforms::SKL;

/// No byte is like its neighbours.
fn fill(bench: &Bench, bytes: u64) {
    for offset in (0..bytes).step_by(4) {
        bench.set_word(offset, (offset as u32 + 1).wrapping_mul(0x9e37_79b1));
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
    for half in 0..2_u8 {
        bench.set(PAYLOAD + half, std::array::from_fn(|lane| offsets[usize::from(half) * 8 + lane]));
    }
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
        fill(&bench, 8192);
        // One DWord, four of them, and three, for which there is no short way.
        for disable in [0b1110, 0, 0b1000] {
            for offsets in patterns() {
                let expected = expected(&mut bench, disable, &offsets);
                let found = read(&mut bench, disable, &offsets, 0xffff);
                assert_eq!(found, expected, "{bytes} bytes, channels off {disable:#b}, {offsets:x?}");
            }
        }
    }
}
