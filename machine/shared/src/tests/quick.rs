//! The short way of frequent messages does what the long way does, which a message takes with channels off.

use super::{Bench, DATA, PAYLOAD, SECOND, WITH_BAY_TRAIL, message};
use hw::Platform;
use hw::message::{ByteScatteredRead, ByteScatteredWrite, Target, UntypedSurfaceRead, UntypedSurfaceWrite};
use ports::SendMessage;

/// Beyond the end of every buffer.
const MEMORY_BYTES: u64 = 8192;

/// No byte is like its neighbours.
fn fill(bench: &Bench, bytes: u64) {
    let dword = |offset: u64| (offset as u32 + 1).wrapping_mul(0x9e37_79b1).to_le_bytes();
    let bytes: Vec<u8> = (0..bytes).step_by(4).flat_map(dword).collect();
    bench.space.write(bits::GraphicsAddress(DATA), &bytes).unwrap();
}

fn set_offsets(bench: &mut Bench, offsets: &[u32; 16]) {
    for half in 0..2_u8 {
        bench.set(PAYLOAD + half, std::array::from_fn(|lane| offsets[usize::from(half) * 8 + lane]));
    }
}

/// What a message is about.
#[derive(Clone, Copy, Debug)]
enum Of {
    /// DWords, the channels of this mask off.
    Dwords(u32),
    /// The low bytes of a DWord: Data Size.
    Bytes(u32),
}

/// One DWord to four of them, two for which there is no short way; bytes, words, DWords.
const ALL: [Of; 8] = [
    Of::Dwords(0b1110),
    Of::Dwords(0b1100),
    Of::Dwords(0b1000),
    Of::Dwords(0),
    Of::Dwords(0b1010),
    Of::Bytes(0),
    Of::Bytes(1),
    Of::Bytes(2),
];

impl Of {
    /// A SIMD16 message to surface 1 with offsets in the payload, and how many registers of data it has.
    fn message(self, platform: &'static Platform, writes: bool) -> (SendMessage, u8) {
        let (binding_table_index, simd_mode) = (1, 1);
        let (target, descriptor, registers) = match self {
            Self::Dwords(channel_mask_disable) => {
                let descriptor = if writes {
                    UntypedSurfaceWrite { binding_table_index, channel_mask_disable, simd_mode }
                        .encode(platform)
                } else {
                    UntypedSurfaceRead { binding_table_index, channel_mask_disable, simd_mode }
                        .encode(platform)
                };
                let registers = 2 * (4 - channel_mask_disable.count_ones() as u8);
                (super::untyped_port(platform), descriptor[0], registers)
            }
            Self::Bytes(data_size) => {
                let descriptor = if writes {
                    ByteScatteredWrite { binding_table_index, data_size, simd_mode }.encode(platform)
                } else {
                    ByteScatteredRead { binding_table_index, data_size, simd_mode }.encode(platform)
                };
                (Target::DataCache, descriptor[0], 2)
            }
        };
        (message(target, descriptor, 2, if writes { 0 } else { registers }, 16), registers)
    }
}

/// The response registers of a SIMD16 read with the channels of `enable`.
fn read(bench: &mut Bench, of: Of, offsets: &[u32; 16], enable: u32) -> Vec<[u32; 8]> {
    let (mut send, registers) = of.message(bench.platform, false);
    bench.poison();
    set_offsets(bench, offsets);
    send.channel_enable = enable;
    bench.send(&send);
    (0..registers).map(|register| bench.response(register)).collect()
}

/// What the long way gives: each half of the channels by itself.
fn expected(bench: &mut Bench, of: Of, offsets: &[u32; 16]) -> Vec<[u32; 8]> {
    let lower = read(bench, of, offsets, 0x00ff);
    let upper = read(bench, of, offsets, 0xff00);
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
    for platform in WITH_BAY_TRAIL {
        for bytes in [16, 64, 100, 4096, 4100] {
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, bytes);
            fill(&bench, MEMORY_BYTES);
            for of in ALL {
                for offsets in patterns() {
                    let expected = expected(&mut bench, of, &offsets);
                    let found = read(&mut bench, of, &offsets, 0xffff);
                    assert_eq!(found, expected, "{bytes} bytes, {of:?}, {offsets:x?}");
                }
            }
        }
    }
}

/// What memory holds after SIMD16 writes of the same data, each with channels of its own.
fn written(bench: &mut Bench, of: Of, offsets: &[u32; 16], enables: &[u32]) -> Vec<u8> {
    fill(bench, MEMORY_BYTES);
    let (mut send, registers) = of.message(bench.platform, true);
    set_offsets(bench, offsets);
    for register in 0..registers {
        let value = |lane: usize| (1000 * u32::from(register) + lane as u32).wrapping_mul(0x0101_0107);
        bench.set(SECOND + register, std::array::from_fn(value));
    }
    for &enable in enables {
        (send.second_payload_length, send.channel_enable) = (registers, enable);
        bench.send(&send);
    }
    let mut found = vec![0; MEMORY_BYTES as usize];
    bench.space.read_into(bits::GraphicsAddress(DATA), &mut found).unwrap();
    found
}

#[test]
fn the_short_way_of_writing_writes_what_the_long_way_writes() {
    for platform in WITH_BAY_TRAIL {
        for bytes in [16, 64, 100, 4096, 4100] {
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, bytes);
            for of in ALL {
                for offsets in patterns() {
                    let expected = written(&mut bench, of, &offsets, &[0x00ff, 0xff00]);
                    let found = written(&mut bench, of, &offsets, &[0xffff]);
                    assert!(found == expected, "{bytes} bytes, {of:?}, {offsets:x?}");
                }
            }
        }
    }
}
