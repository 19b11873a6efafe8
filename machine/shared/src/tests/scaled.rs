//! Data port 2: indices times a pitch.

use super::shapes::{Expected, data, dword_place, poison, set_dwords};
use super::{Bench, DATA, GEN9, GENERAL, PAYLOAD, POISON, SECOND, message, with_header};
use bits::GraphicsAddress;
use hw::Platform;
use hw::message::{
    ScaledA64ScatteredRead, ScaledA64ScatteredWrite, ScaledA64UntypedSurfaceRead,
    ScaledA64UntypedSurfaceWrite, ScaledByteScatteredRead, ScaledByteScatteredWrite,
    ScaledUntypedSurfaceRead, ScaledUntypedSurfaceWrite, Target,
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

/// Where a message leads.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    /// Local memory, of a message without a header.
    Local,
    /// 32-bit memory behind the buffer base of the header.
    Memory,
    /// 64-bit addresses behind that of the header.
    Addresses,
}

/// Bytes of pitch and behind each index.
const PITCH: u64 = 24;
const SIDEBAND: u32 = 40;
/// Bytes of each memory that are looked at.
const REACH: u64 = 0x1800;

impl Place {
    fn bytes(self, bench: &Bench) -> Vec<u8> {
        let mut bytes = vec![0; REACH as usize];
        match self {
            Place::Local => bench.slm.read_bytes(0, &mut bytes),
            Place::Memory => bench.space.read_into(GraphicsAddress(GENERAL + 0x800), &mut bytes).unwrap(),
            Place::Addresses => bench.space.read_into(GraphicsAddress(DATA + 0x40), &mut bytes).unwrap(),
        }
        bytes
    }

    /// Fills a memory with bytes that tell their place, and sets the payload: a header but for local memory, indices.
    fn begin(self, bench: &mut Bench, indices: &[u32]) -> (Vec<u8>, u8) {
        let bytes: Vec<u8> = (0..REACH).map(|at| (7 * at + at / 256 * 11 + self as u64) as u8).collect();
        let mut registers = vec![];
        match self {
            Place::Local => bench.slm.write_bytes(0, &bytes),
            Place::Memory => {
                bench.space.write(GraphicsAddress(GENERAL + 0x800), &bytes).unwrap();
                registers.extend(header(PITCH as u32, 0x800 | 0x3ff, 0x1234_5678_9abc));
            }
            Place::Addresses => {
                bench.space.write(GraphicsAddress(DATA + 0x40), &bytes).unwrap();
                registers.extend(header(PITCH as u32, 0x7_7777, DATA + 0x40));
            }
        }
        if self != Place::Local {
            // Bits of the pitch and of the pixel mask that do not count, and a lane that is masked.
            registers[6] |= 0xffff_f800;
            registers[7] = 0xabcd_fbdf;
        }
        registers.extend(indices);
        set_dwords(bench, PAYLOAD, &registers);
        (bytes, registers.len() as u8 / 8)
    }

    fn offset(self, index: u32) -> usize {
        let pitch = if self == Place::Local { 1 } else { PITCH };
        (u64::from(SIDEBAND) + u64::from(index) * pitch) as usize
    }

    fn send(self, bench: &mut Bench, descriptor: u32, sizes: (u8, usize, usize), mask: u32) {
        let (payload, second, response) = sizes;
        let mut send = port_2(descriptor, payload, second as u8, response as u8, SIDEBAND);
        (send.execution_size, send.channel_enable) = (16, mask);
        send.header_present = self != Place::Local;
        bench.send(&send);
    }
}

fn value(bytes: &[u8], at: usize, count: usize) -> u32 {
    let byte = |n: usize| if n < count { bytes[at + n] } else { 0 };
    u32::from_le_bytes([byte(0), byte(1), byte(2), byte(3)])
}

const INDICES: [u32; 16] = [184, 44, 160, 8, 136, 124, 112, 100, 88, 76, 64, 52, 40, 28, 16, 4];

#[test]
fn scaled_bytes_words_and_dwords_move_lane_by_lane() {
    for platform in GEN9 {
        for (place, code, wide, mask) in [Place::Local, Place::Memory]
            .into_iter()
            .flat_map(|place| (0..3).map(move |code| (place, code)))
            .flat_map(|(place, code)| {
                [(place, code, false, 0xffff), (place, code, true, 0xffff), (place, code, true, 0x9b6d)]
            })
        {
            let (size, lanes) = (1 << code, if wide { 16 } else { 8 });
            let what = format!("{} {place:?}, {size} bytes, {lanes} lanes, {mask:#x}", platform.name);
            let mut bench = Bench::on(platform);
            let (mut bytes, length) = place.begin(&mut bench, &INDICES[..lanes]);
            let simd_mode = u32::from(wide);
            let header = u32::from(place != Place::Local) << 19;
            let read = ScaledByteScatteredRead { simd_mode, data_size: code };
            poison(&mut bench);
            place.send(&mut bench, read.encode(platform)[0] | header, (length, 0, lanes / 8), mask);
            let mut expected = Expected::new();
            let takes_part: Vec<_> = (0..lanes).filter(|lane| mask >> lane & 1 != 0).collect();
            for &lane in &takes_part {
                expected.0[lane] = value(&bytes, place.offset(INDICES[lane]), size);
            }
            expected.check(&bench, &what);
            let values = data(&mut bench);
            let write = ScaledByteScatteredWrite { simd_mode, data_size: code };
            place.send(&mut bench, write.encode(platform)[0] | header, (length, lanes / 8, 0), mask);
            for &lane in &takes_part {
                let at = place.offset(INDICES[lane]);
                bytes[at..at + size].copy_from_slice(&values[lane].to_le_bytes()[..size]);
            }
            assert!(place.bytes(&bench) == bytes, "{what}");
        }
        // The reserved size.
        let mut bench = Bench::on(platform);
        let reserved = ScaledByteScatteredRead { simd_mode: 0, data_size: 3 };
        bench.try_send(&port_2(reserved.encode(platform)[0], 1, 0, 1, 0)).unwrap();
        assert!(bench.found(probe::Kind::Undefined, "DP-18"));
    }
}

#[test]
fn scaled_untyped_messages_move_enabled_channels_of_slots_that_take_part() {
    let forms = [Place::Local, Place::Memory, Place::Addresses];
    for platform in GEN9 {
        for (place, simd_mode, channels, mask) in forms
            .into_iter()
            .flat_map(|place| (0..3).map(move |mode| (place, mode)))
            .flat_map(|(place, mode)| {
                [(place, mode, 0xf, 0xffff), (place, mode, 0x1, 0xffff), (place, mode, 0xa, 0x9d6b)]
            })
        {
            let slots = [2, 16, 8][simd_mode as usize];
            let what = format!("{} {place:?}, {slots} slots, {channels:#x}, {mask:#x}", platform.name);
            let mut bench = Bench::on(platform);
            let (mut bytes, length) = place.begin(&mut bench, &INDICES[..slots.max(8)]);
            // Neither two slots nor 64-bit addresses know it.
            let pixel_mask = if place == Place::Memory { 0xfbdf } else { 0xffff };
            // Two slots have their indices in DWords 0 and 4.
            let index = |slot: usize| INDICES[if slots == 2 { 4 * slot } else { slot }];
            let takes_part = |slot: usize| match slots {
                2 => mask & 0xf << (4 * slot) != 0,
                _ => mask & pixel_mask & 1 << slot != 0,
            };
            let elements: Vec<usize> = (0..4).filter(|channel| channels >> channel & 1 != 0).collect();
            let spot = |position: usize, channel: usize, slot: usize| match slots {
                2 => 4 * slot + channel,
                _ => dword_place(position, slot, slots == 16),
            };
            let channel_mask_disable = !channels & 0xf;
            let header = u32::from(place != Place::Local) << 19;
            let [read, write] = if place == Place::Addresses {
                let read = ScaledA64UntypedSurfaceRead { channel_mask_disable, simd_mode };
                let write = ScaledA64UntypedSurfaceWrite { channel_mask_disable, simd_mode };
                [read.encode(platform)[0], write.encode(platform)[0]]
            } else {
                let read = ScaledUntypedSurfaceRead { channel_mask_disable, simd_mode };
                let write = ScaledUntypedSurfaceWrite { channel_mask_disable, simd_mode };
                [read.encode(platform)[0], write.encode(platform)[0]]
            };
            poison(&mut bench);
            place.send(&mut bench, read | header, (length, 0, 8), mask);
            let mut expected = Expected::new();
            for slot in (0..slots).filter(|slot| takes_part(*slot)) {
                for (position, &channel) in elements.iter().enumerate() {
                    let at = place.offset(index(slot)) + 4 * channel;
                    expected.0[spot(position, channel, slot)] = value(&bytes, at, 4);
                }
            }
            expected.check(&bench, &what);
            let values = data(&mut bench);
            place.send(&mut bench, write | header, (length, 8, 0), mask);
            for slot in (0..slots).filter(|slot| takes_part(*slot)) {
                for (position, &channel) in elements.iter().enumerate() {
                    let at = place.offset(index(slot)) + 4 * channel;
                    let value = values[spot(position, channel, slot)];
                    bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
                }
            }
            assert!(place.bytes(&bench) == bytes, "{what}");
        }
    }
}

#[test]
fn scaled_dwords_and_qwords_move_behind_a_64_bit_base() {
    let place = Place::Addresses;
    for platform in GEN9 {
        for (subtype, data_elements, wide, mask) in [
            (1, 0, false, 0xffff),
            (1, 1, true, 0x9b6d),
            (1, 2, true, 0xffff),
            (1, 3, false, 0x6d),
            (2, 0, true, 0xffff),
            (2, 1, false, 0x9b),
        ] {
            let (lanes, dwords) = (if wide { 16 } else { 8 }, (1usize << data_elements) * subtype as usize);
            let what = format!("{} {dwords} dwords of subtype {subtype}, {lanes} lanes", platform.name);
            let mut bench = Bench::on(platform);
            let (mut bytes, length) = place.begin(&mut bench, &INDICES[..lanes]);
            let spot = |dword: usize, lane: usize| match subtype {
                1 => dword_place(dword, lane, wide),
                _ => dword / 2 * 2 * lanes + 2 * lane + dword % 2,
            };
            let simd_mode = u32::from(wide);
            let read = ScaledA64ScatteredRead { subtype, data_elements, simd_mode }.encode(platform)[0];
            let write = ScaledA64ScatteredWrite { subtype, data_elements, simd_mode }.encode(platform)[0];
            let takes_part: Vec<_> = (0..lanes).filter(|lane| mask >> lane & 1 != 0).collect();
            let registers = dwords * lanes / 8;
            poison(&mut bench);
            place.send(&mut bench, read | 1 << 19, (length, 0, registers), mask);
            let mut expected = Expected::new();
            for &lane in &takes_part {
                for dword in 0..dwords {
                    let at = place.offset(INDICES[lane]) + 4 * dword;
                    expected.0[spot(dword, lane)] = value(&bytes, at, 4);
                }
            }
            expected.check(&bench, &what);
            let values = data(&mut bench);
            place.send(&mut bench, write | 1 << 19, (length, registers, 0), mask);
            for &lane in &takes_part {
                for dword in 0..dwords {
                    let at = place.offset(INDICES[lane]) + 4 * dword;
                    bytes[at..at + 4].copy_from_slice(&values[spot(dword, lane)].to_le_bytes());
                }
            }
            assert!(place.bytes(&bench) == bytes, "{what}");
        }
    }
}
