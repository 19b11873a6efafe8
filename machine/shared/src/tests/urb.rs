//! URB messages.

use super::{Bench, PAYLOAD, POISON, RESPONSE, SECOND, message, with_header};
use hw::Platform;
use hw::message::{Target, Urb as Descriptor};
use hw::platforms::{BDW, BXT, BYT, SKL};
use ports::{SendMessage, Urb, UrbHandle};
use probe::Kind;

/// Where eight channels have an entry each, and where blocks have the same header.
const SIMD8: [&Platform; 3] = [&SKL, &BXT, &BDW];
const BLOCKS: [&Platform; 4] = [&SKL, &BXT, &BDW, &BYT];

fn urb_message(platform: &Platform, descriptor: Descriptor, payload: u8, response: u8) -> SendMessage {
    with_header(message(Target::Urb, descriptor.encode(platform)[0], payload, response, 8))
}

/// What `count` DWords from a DWord of an entry on are.
fn entry(bench: &Bench, handle: u32, dword: u32, count: u32) -> Vec<u32> {
    bench.urb.read(UrbHandle(handle), dword, count).to_vec()
}

/// Fills entries 0 to 63 with numbers that say where they are.
fn fill(bench: &mut Bench) {
    for (at, dword) in (0..).zip(bench.urb.write(UrbHandle(0), 0, 64 * 16)) {
        *dword = 0x1000 + at;
    }
}

/// What [`fill`] has put at a DWord of an entry.
fn filled(handle: u32, dword: u32) -> u32 {
    0x1000 + 16 * handle + dword
}

#[test]
fn a_simd8_write_stores_data_word_k_of_lane_i_in_its_entry() {
    for platform in SIMD8 {
        let mut bench = Bench::on(platform);
        // Bits 15 and 14 are none of a handle.
        bench.set(PAYLOAD, std::array::from_fn(|lane| 0xc000 | (16 + 2 * lane as u32)));
        for k in 0..9u8 {
            bench.set(
                PAYLOAD + 1 + k,
                std::array::from_fn(|lane| 0x900 + ((lane as u32) << 4 | u32::from(k))),
            );
        }
        let write = Descriptor {
            complete: false,
            urb_opcode: Descriptor::URB_OPCODE_SIMD8_WRITE,
            global_offset: 1,
            ..Default::default()
        };
        // Eight data phases are all there are. Channels 8 to 15 have no entries.
        let mut write = urb_message(platform, write, 10, 0);
        write.channel_enable = 0xff5f;
        bench.send(&write);
        for lane in 0..8 {
            let expected: Vec<u32> = match lane {
                5 | 7 => vec![0; 10],
                _ => (0..8).map(|k| 0x900 + (lane << 4 | k)).chain([0, 0]).collect(),
            };
            assert_eq!(entry(&bench, 16 + 2 * lane, 4, 10), expected, "{} {lane}", platform.name);
            assert_eq!(entry(&bench, 16 + 2 * lane, 0, 4), [0; 4]);
        }
    }
}

#[test]
fn slot_offsets_and_channel_masks_precede_the_data() {
    // Either of them, both, or none; data in one payload or in two.
    for platform in SIMD8 {
        for (offsets, masks) in [(false, false), (true, false), (false, true), (true, true)] {
            for split in [false, true] {
                let mut bench = Bench::on(platform);
                bench.set(PAYLOAD, [7; 8]);
                let mut next = PAYLOAD + 1;
                if offsets {
                    bench.set(next, std::array::from_fn(|lane| 2 * lane as u32));
                    next += 1;
                }
                if masks {
                    // Other bits are none of the mask.
                    bench.set(next, std::array::from_fn(|lane| 0xff00_ffff | (lane as u32 + 8) << 16));
                    next += 1;
                }
                let data = if split { SECOND } else { next };
                for k in 0..4u8 {
                    bench.set(data + k, std::array::from_fn(|lane| 100 * (1 + lane as u32) + u32::from(k)));
                }
                let write = Descriptor {
                    complete: false,
                    urb_opcode: Descriptor::URB_OPCODE_SIMD8_WRITE,
                    global_offset: 3,
                    per_slot_offset: offsets,
                    channel_mask_present: masks,
                    swizzle_control: masks,
                };
                let mut write = urb_message(platform, write, next - PAYLOAD + if split { 0 } else { 4 }, 0);
                write.second_payload_length = if split { 4 } else { 0 };
                bench.send(&write);
                let mut expected = [0; 4 * 22];
                for lane in 0..8 {
                    let at = if offsets { 4 * (3 + 2 * lane) } else { 4 * 3 };
                    for k in (0..4).filter(|k| !masks || (lane + 8) >> k & 1 != 0) {
                        expected[at + k] = 100 * (1 + lane as u32) + k as u32;
                    }
                }
                let what = format!("{} {offsets} {masks} {split}", platform.name);
                assert_eq!(entry(&bench, 7, 0, 4 * 22), expected, "{what}");
            }
        }
    }
}

#[test]
fn a_simd8_read_returns_rows_to_the_enabled_lanes() {
    for platform in SIMD8 {
        for (offsets, masks) in [(false, false), (true, false), (false, true), (true, true)] {
            let mut bench = Bench::on(platform);
            bench.poison();
            fill(&mut bench);
            bench.set(PAYLOAD, std::array::from_fn(|lane| 0xc000 | 3 * lane as u32));
            let mut next = PAYLOAD + 1;
            if offsets {
                bench.set(next, std::array::from_fn(|lane| 8 - lane as u32));
                next += 1;
            }
            if masks {
                bench.set(next, [0b1011_0101 << 16; 8]);
                next += 1;
            }
            let read = Descriptor {
                complete: false,
                urb_opcode: Descriptor::URB_OPCODE_SIMD8_READ,
                global_offset: 2,
                per_slot_offset: offsets,
                channel_mask_present: masks,
                swizzle_control: masks,
            };
            // A response has eight registers at most.
            let mut read = urb_message(platform, read, next - PAYLOAD, 9);
            read.channel_enable = 0xffaa;
            bench.send(&read);
            for k in 0..9u8 {
                for lane in 0..8u32 {
                    let offset = if offsets { 2 + 8 - lane } else { 2 };
                    let is_read = lane % 2 == 1 && k < 8 && (!masks || 0b1011_0101 >> k & 1 != 0);
                    let expected = if is_read { filled(3 * lane, 4 * offset + u32::from(k)) } else { POISON };
                    let what = format!("{} {offsets} {masks}: {k} of {lane}", platform.name);
                    assert_eq!(bench.response(k)[lane as usize], expected, "{what}");
                }
            }
        }
    }
}

#[test]
fn a_response_may_overlap_its_payload() {
    for platform in SIMD8 {
        let mut bench = Bench::on(platform);
        bench.urb.write(UrbHandle(3), 0, 2).copy_from_slice(&[11, 22]);
        bench.set(RESPONSE, [3; 8]);
        let read = Descriptor { urb_opcode: Descriptor::URB_OPCODE_SIMD8_READ, ..Default::default() };
        let mut read = urb_message(platform, read, 1, 2);
        read.payload_grf = RESPONSE;
        bench.send(&read);
        assert_eq!(bench.response(0), [11; 8]);
        assert_eq!(bench.response(1), [22; 8]);
    }
}

/// Handles, offsets in units of the message, masks: what a block message may have.
struct Block {
    opcode: u32,
    interleaved: bool,
    /// Whether the offsets in the header count.
    slots: bool,
    /// The upper half of the register.
    high: bool,
    channels: u32,
    mask: u32,
}

const BLOCK: Block =
    Block { opcode: 0, interleaved: false, slots: false, high: false, channels: 0xff, mask: 0xff };

impl Block {
    /// Handles 5 and 9; global offset 2, slot offsets 1 and 4.
    fn message(&self, bench: &mut Bench, data: u8, response: u8) -> SendMessage {
        // Bits that belong to nothing are set; a mask that is nobody's is clear.
        let control = 0xff | self.mask << 8 | u32::from(self.high) << 16;
        bench.set(PAYLOAD, [0xffff_c005, 0xffff_c009, 99, 1, 4, control, 98, 97]);
        let descriptor = Descriptor {
            complete: false,
            urb_opcode: self.opcode,
            global_offset: 2,
            per_slot_offset: self.slots,
            swizzle_control: self.interleaved,
            channel_mask_present: self.interleaved && !std::ptr::eq(bench.platform, &BYT),
        };
        let mut send = urb_message(bench.platform, descriptor, 1 + data, response);
        send.channel_enable = self.channels;
        send
    }

    /// Where DWord `lane` of register `index` lies: handle and DWord.
    fn place(&self, index: u32, lane: u32) -> Option<(u32, u32)> {
        let oword = matches!(self.opcode, 1 | 3);
        let unit = if oword { 4 } else { 8 };
        let first = |slot: u32| unit * (2 + if self.slots { slot } else { 0 });
        if self.channels & self.mask & 1 << lane == 0 || oword && index > 0 || index > 7 {
            return None;
        }
        match (self.interleaved, oword) {
            (true, _) if lane < 4 => Some((5, first(1) + 4 * index + lane)),
            (true, _) => Some((9, first(4) + 4 * index + lane - 4)),
            (false, false) => Some((5, first(1) + 8 * index + lane)),
            (false, true) => (self.high == (lane > 3)).then(|| (5, first(1) + lane % 4)),
        }
    }
}

/// Blocks of an opcode: every switch on and off.
fn blocks(opcode: u32) -> impl Iterator<Item = Block> {
    (0..32).map(move |bits: u32| {
        let is = |bit: u32| bits >> bit & 1 != 0;
        Block {
            opcode,
            interleaved: is(0),
            slots: is(1),
            high: is(2),
            channels: if is(3) { 0xff } else { 0xf6 },
            mask: if is(4) { 0xff } else { 0x5b },
        }
    })
}

#[test]
fn blocks_of_registers_are_written_to_rows_of_one_entry_or_of_two() {
    let opcodes = [Descriptor::URB_OPCODE_WRITE_HWORD, Descriptor::URB_OPCODE_WRITE_OWORD];
    for platform in BLOCKS {
        for block in opcodes.into_iter().flat_map(blocks) {
            let mut bench = Bench::on(platform);
            // One register more than a message can have.
            for index in 0..9u8 {
                bench.set(
                    PAYLOAD + 1 + index,
                    std::array::from_fn(|lane| 0x100 * u32::from(index) + lane as u32 + 1),
                );
            }
            // Bay Trail takes what a message holds.
            let registers = if platform.has(hw::Feature::Simd8Vertex) { 9 } else { 8 };
            let send = block.message(&mut bench, registers, 0);
            bench.send(&send);
            let mut expected = vec![0; 16 * 24];
            for index in 0..9 {
                for lane in 0..8 {
                    if let Some((handle, dword)) = block.place(index, lane) {
                        expected[(16 * handle + dword) as usize] = 0x100 * index + lane + 1;
                    }
                }
            }
            let what = format!(
                "{} {} {} {} {} {:#x} {:#x}",
                platform.name,
                block.opcode,
                block.interleaved,
                block.slots,
                block.high,
                block.channels,
                block.mask
            );
            assert_eq!(entry(&bench, 0, 0, 16 * 24), expected, "{what}");
        }
    }
}

#[test]
fn blocks_of_registers_are_read_from_rows_of_one_entry_or_of_two() {
    let opcodes = [Descriptor::URB_OPCODE_READ_HWORD, Descriptor::URB_OPCODE_READ_OWORD];
    for platform in BLOCKS {
        for block in opcodes.into_iter().flat_map(blocks) {
            let mut bench = Bench::on(platform);
            bench.poison();
            fill(&mut bench);
            let send = block.message(&mut bench, 0, 9);
            bench.send(&send);
            for index in 0..9 {
                let expected: [u32; 8] = std::array::from_fn(|lane| {
                    block.place(index, lane as u32).map_or(POISON, |(handle, dword)| filled(handle, dword))
                });
                let what = format!(
                    "{} {} {} {} {} {:#x} {:#x}",
                    platform.name,
                    block.opcode,
                    block.interleaved,
                    block.slots,
                    block.high,
                    block.channels,
                    block.mask
                );
                assert_eq!(bench.response(index as u8), expected, "{what}, register {index}");
            }
        }
    }
}

#[test]
fn an_hword_write_fills_rows_and_an_interleaved_one_fills_two_entries() {
    for platform in BLOCKS {
        let mut bench = Bench::on(platform);
        let mut header = [0; 8];
        header[0] = 4;
        header[1] = 8;
        header[5] = 0xff00;
        bench.set(PAYLOAD, header);
        bench.set(PAYLOAD + 1, [1, 2, 3, 4, 5, 6, 7, 8]);
        bench.set(PAYLOAD + 2, [11, 12, 13, 14, 15, 16, 17, 18]);
        let write = Descriptor {
            complete: false,
            urb_opcode: Descriptor::URB_OPCODE_WRITE_HWORD,
            global_offset: 1,
            ..Default::default()
        };
        bench.send(&urb_message(platform, write, 3, 0));
        assert_eq!(entry(&bench, 4, 8, 16), [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18]);
        let block = Block { interleaved: true, ..BLOCK };
        let send = block.message(&mut bench, 2, 0);
        bench.send(&send);
        assert_eq!(entry(&bench, 5, 16, 8), [1, 2, 3, 4, 11, 12, 13, 14]);
        assert_eq!(entry(&bench, 9, 16, 8), [5, 6, 7, 8, 15, 16, 17, 18]);
    }
}

#[test]
fn an_oword_write_takes_the_half_that_the_header_names() {
    for platform in BLOCKS {
        for (high, expected) in [(false, [10, 11, 12, 13]), (true, [14, 15, 16, 17])] {
            let mut bench = Bench::on(platform);
            bench.set(PAYLOAD + 1, std::array::from_fn(|lane| 10 + lane as u32));
            let block = Block { opcode: Descriptor::URB_OPCODE_WRITE_OWORD, high, ..BLOCK };
            let send = block.message(&mut bench, 1, 0);
            bench.send(&send);
            assert_eq!(entry(&bench, 5, 4, 12), [[0; 4], expected, [0; 4]].concat());
        }
    }
}

#[test]
fn an_hword_read_returns_rows() {
    for platform in BLOCKS {
        let mut bench = Bench::on(platform);
        bench.poison();
        fill(&mut bench);
        let block = Block { opcode: Descriptor::URB_OPCODE_READ_HWORD, ..BLOCK };
        let send = block.message(&mut bench, 0, 2);
        bench.send(&send);
        let row = |first: u32| std::array::from_fn(|lane| filled(5, first + lane as u32));
        assert_eq!([0, 1, 2].map(|register| bench.response(register)), [row(16), row(24), [POISON; 8]]);
    }
}

#[test]
fn atomics_return_the_old_value() {
    for platform in BLOCKS {
        let mut bench = Bench::on(platform);
        bench.urb.write(UrbHandle(1), 2, 1)[0] = 40;
        bench.set(PAYLOAD, [1, 0, 2, 0, 0, 0, 0, 0]);
        for (opcode, old, new) in [
            (Descriptor::URB_OPCODE_ATOMIC_ADD, 40, 42),
            (Descriptor::URB_OPCODE_ATOMIC_INC, 42, 43),
            (Descriptor::URB_OPCODE_ATOMIC_MOV, 43, 2),
        ] {
            bench.poison();
            let atomic = Descriptor { urb_opcode: opcode, global_offset: 2, ..Default::default() };
            // One value for all, whatever channels are on; nothing else of the register changes.
            let mut atomic = urb_message(platform, atomic, 1, 1);
            atomic.channel_enable = 0;
            bench.send(&atomic);
            let mut expected = [POISON; 8];
            expected[0] = old;
            assert_eq!(bench.response(0), expected, "{} {opcode}", platform.name);
            assert_eq!(entry(&bench, 1, 1, 3), [0, new, 0]);
        }
        // Both wrap.
        for (opcode, source, new) in
            [(Descriptor::URB_OPCODE_ATOMIC_ADD, 5, 4), (Descriptor::URB_OPCODE_ATOMIC_INC, 5, 0)]
        {
            bench.urb.write(UrbHandle(1), 2, 1)[0] = u32::MAX;
            bench.set(PAYLOAD, [0xffff_0001, 9, source, 9, 9, 9, 9, 9]);
            let atomic = Descriptor { urb_opcode: opcode, global_offset: 2, ..Default::default() };
            bench.send(&urb_message(platform, atomic, 1, 0));
            assert_eq!(entry(&bench, 1, 2, 1), [new], "{} {opcode}", platform.name);
        }
    }
}

#[test]
fn a_reserved_opcode_is_undefined_and_changes_nothing() {
    for platform in SIMD8 {
        for opcode in 9..16 {
            let mut bench = Bench::on(platform);
            bench.poison();
            fill(&mut bench);
            bench.set(PAYLOAD, [5; 8]);
            let reserved = Descriptor { urb_opcode: opcode, ..Default::default() };
            bench.try_send(&urb_message(platform, reserved, 2, 1)).unwrap();
            let found = bench.findings.list();
            assert_eq!((found.len(), found[0].0.kind, found[0].0.system), (1, Kind::Undefined, "UR-02"));
            assert_eq!(found[0].0.what, format!("URB opcode {opcode} is reserved"));
            assert_eq!((bench.response(0), entry(&bench, 5, 0, 1)), ([POISON; 8], vec![filled(5, 0)]));
        }
    }
}

#[test]
fn accesses_past_the_storage_read_zeros_and_drop_writes() {
    for platform in SIMD8 {
        let mut bench = Bench::on(platform);
        let last = bench.urb.size_handles() - 1;
        assert_eq!(last, 0x3fff, "1 MiB in units of 64 bytes");
        bench.urb.write(UrbHandle(last), 0, 16).fill(5);
        bench.set(PAYLOAD, [last; 8]);
        // The last 16 bytes, what is behind them, far away.
        bench.set(PAYLOAD + 1, [3, 4, 2047, u32::MAX, 0x3fff_ffff, 3, 4, 2047]);
        let read = Descriptor {
            complete: false,
            urb_opcode: Descriptor::URB_OPCODE_SIMD8_READ,
            per_slot_offset: true,
            ..Default::default()
        };
        bench.poison();
        bench.send(&urb_message(platform, read, 2, 5));
        for register in 0..5 {
            let last = if register < 4 { 5 } else { 0 };
            assert_eq!(bench.response(register), [last, 0, 0, 0, 0, last, 0, 0], "{}", platform.name);
        }
        let write = Descriptor { urb_opcode: Descriptor::URB_OPCODE_SIMD8_WRITE, ..read };
        (0..5).for_each(|k| bench.set(PAYLOAD + 2 + k, [6 + u32::from(k); 8]));
        bench.set(PAYLOAD + 1, [3, 4, 2047, u32::MAX, 0x3fff_ffff, 3, 4, 2047]);
        let before = entry(&bench, 0, 0, 64);
        bench.send(&urb_message(platform, write, 7, 0));
        assert_eq!(entry(&bench, last, 0, 64), [[5; 12].as_slice(), &[6, 7, 8, 9]].concat());
        assert_eq!(entry(&bench, 0, 0, 64), before);
        // A block that begins inside ends with zeros; its rest is dropped.
        let block = |opcode: u32, data: u8, response: u8| {
            let descriptor = Descriptor { urb_opcode: opcode, global_offset: 1, ..Default::default() };
            urb_message(platform, descriptor, 1 + data, response)
        };
        bench.set(PAYLOAD, [last, 0, 0, 0, 0, 0xff00, 0, 0]);
        bench.send(&block(Descriptor::URB_OPCODE_READ_HWORD, 0, 2));
        assert_eq!([0, 1].map(|register| bench.response(register)), [[5, 5, 5, 5, 6, 7, 8, 9], [0; 8]]);
        bench.set(PAYLOAD + 1, [21; 8]);
        bench.set(PAYLOAD + 2, [22; 8]);
        bench.send(&block(Descriptor::URB_OPCODE_WRITE_HWORD, 2, 0));
        assert_eq!(entry(&bench, last, 0, 64), [[5; 8], [21; 8]].concat());
        // So does an atomic, whose handle has 16 bits: nothing is there, and nothing is kept.
        for _ in 0..2 {
            bench.poison();
            bench.set(PAYLOAD, [0x4000, 0, 7, 0, 0, 0, 0, 0]);
            bench.send(&block(Descriptor::URB_OPCODE_ATOMIC_ADD, 0, 1));
            assert_eq!(bench.response(0)[..2], [0, POISON]);
            assert_eq!(entry(&bench, 0, 0, 64), before);
        }
    }
}

#[test]
fn fixed_functions_reach_the_same_storage_through_all_shared_functions() {
    use crate::SharedFunctions;
    use ports::{Urb, UrbHandle};
    let mut bench = Bench::new();
    let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
    shared.write(UrbHandle(3), 2, 4).copy_from_slice(&[7, 8, 9, 10]);
    assert_eq!(shared.read(UrbHandle(3), 1, 4), [0, 7, 8, 9]);
    let handles = shared.size_handles();
    assert!(handles > 1000 && handles == bench.urb.size_handles());
    assert_eq!(bench.urb.read(UrbHandle(3), 2, 4), [7, 8, 9, 10]);
    assert_eq!(bench.urb.read(UrbHandle(handles - 1), 0, 16).len(), 16, "64 bytes a handle");
}
