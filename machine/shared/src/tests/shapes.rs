//! Every shape of the messages that move elements of lanes and blocks, against loops over lanes, elements and bytes that
//! say what each of them does.

use super::{
    Bench, DATA, GENERAL, PAYLOAD, PLATFORMS, POISON, RESPONSE, SECOND, WITH_BAY_TRAIL, message, port_1,
    with_header,
};
use bits::GraphicsAddress;
use hw::message::{
    A64BlockRead, A64BlockWrite, A64ScatteredRead, A64ScatteredWrite, A64UntypedSurfaceRead,
    A64UntypedSurfaceWrite, OwordBlockRead, OwordBlockWrite, OwordDualBlockRead, OwordDualBlockWrite, Target,
    UntypedSurfaceRead, UntypedSurfaceWrite,
};
use probe::Kind;

/// Bytes of both memories that any test here uses.
const REACH: u64 = 0x2000;

/// What both memories hold, byte by byte.
struct Model {
    bytes: [(u64, Vec<u8>); 2],
}

impl Model {
    /// Fills both memories with bytes that tell their place.
    fn new(bench: &Bench) -> Self {
        let bytes = [GENERAL, DATA].map(|base| {
            let byte = |offset: u64| (offset * 7 + offset / 256 * 11 + base / 0x10_0000) as u8;
            let bytes: Vec<u8> = (0..REACH).map(byte).collect();
            bench.space.write(GraphicsAddress(base), &bytes).unwrap();
            (base, bytes)
        });
        Self { bytes }
    }

    /// So many bytes of the memory that an address is in.
    fn bytes(&mut self, at: u64, count: usize) -> &mut [u8] {
        let (base, bytes) = self.bytes.iter_mut().rev().find(|(base, _)| at >= *base).unwrap();
        &mut bytes[(at - *base) as usize..][..count]
    }

    fn u32(&mut self, at: u64) -> u32 {
        u32::from_le_bytes(self.bytes(at, 4).as_ref().try_into().unwrap())
    }

    fn put(&mut self, at: u64, bytes: &[u8]) {
        self.bytes(at, bytes.len()).copy_from_slice(bytes);
    }

    fn check(&self, bench: &Bench, what: &str) {
        for (base, bytes) in &self.bytes {
            let mut found = vec![0; bytes.len()];
            bench.space.read_into(GraphicsAddress(*base), &mut found).unwrap();
            let differs = found.iter().zip(bytes).position(|(found, byte)| found != byte);
            assert_eq!(differs.map(|offset| base + offset as u64), None, "{what}");
        }
    }
}

/// DWords of the response registers as they are expected, poisoned where nothing comes.
pub(super) struct Expected(pub Vec<u32>);

impl Expected {
    pub fn new() -> Self {
        Self(vec![POISON; 8 * 40])
    }

    pub fn check(&self, bench: &Bench, what: &str) {
        for (index, expected) in self.0.iter().enumerate() {
            let register = bench.grf.register(RESPONSE as usize + index / 8);
            assert_eq!(register[index % 8], *expected, "{what}: register {}, {}", index / 8, index % 8);
        }
    }
}

pub(super) fn poison(bench: &mut Bench) {
    for register in 0..40 {
        bench.set(RESPONSE + register, [POISON; 8]);
    }
}

pub(super) fn set_dwords(bench: &mut Bench, first: u8, dwords: &[u32]) {
    for (n, chunk) in dwords.chunks(8).enumerate() {
        let mut register = [0; 8];
        register[..chunk.len()].copy_from_slice(chunk);
        bench.set(first + n as u8, register);
    }
}

/// Data of a second payload: DWords that tell their place.
pub(super) fn data(bench: &mut Bench) -> Vec<u32> {
    let data: Vec<u32> = (0..8 * 40).map(|n| 0x0101_0100 * (n / 8) + 0x1357_9b00 + n).collect();
    set_dwords(bench, SECOND, &data);
    data
}

/// Sixteen places 64 bytes apart; far ones lie in both memories, so that no window covers them all.
fn places(far: bool, step: u64) -> [u64; 16] {
    std::array::from_fn(|lane| {
        let base = if far && lane % 3 == 1 { GENERAL } else { DATA };
        base + 0x100 + 72 * (15 - lane as u64) + step * (lane as u64 % 3)
    })
}

/// The DWord of lane and element of a message with one register of DWords for eight lanes.
pub(super) fn dword_place(element: usize, lane: usize, wide: bool) -> usize {
    element * if wide { 16 } else { 8 } + lane
}

#[test]
fn scattered_messages_move_their_elements_lane_by_lane() {
    for platform in PLATFORMS {
        const BYTE: u32 = A64ScatteredRead::SUBTYPE_BYTE;
        const DWORD: u32 = A64ScatteredRead::SUBTYPE_DWORD;
        const QWORD: u32 = A64ScatteredRead::SUBTYPE_QWORD;
        for subtype in [BYTE, DWORD, QWORD] {
            for data_elements in 0..4u32 {
                for (wide, far, mask) in [
                    (false, false, 0xffff),
                    (true, false, 0xffff),
                    (false, true, 0xffff),
                    (true, true, 0xffff),
                    (true, false, 0xa5c3),
                    (true, true, 0x7001),
                    (false, true, 0xff2d),
                ] {
                    let count = 1usize << data_elements;
                    let lanes = if wide { 16 } else { 8 };
                    let at = places(far, if subtype == BYTE { 1 } else { 4 });
                    let what =
                        format!("subtype {subtype}, {count} elements, {lanes} lanes, {mask:#x}, {far}");
                    // Bytes of a lane, and where each DWord of a lane lies among the registers of its data.
                    let bytes = count << subtype.min(2) << u32::from(subtype == DWORD);
                    let bytes = if subtype == QWORD { 8 * count } else { bytes };
                    let is_qword = subtype == QWORD || bytes == 8 && subtype == BYTE;
                    let place = |dword: usize, lane: usize| {
                        if is_qword {
                            dword / 2 * 2 * lanes + 2 * lane + dword % 2
                        } else {
                            dword_place(dword, lane, wide)
                        }
                    };
                    let registers = bytes.div_ceil(4) * lanes / 8;
                    let mut bench = Bench::on(platform);
                    let mut model = Model::new(&bench);
                    let addresses: Vec<u32> =
                        at[..lanes].iter().flat_map(|at| [*at as u32, (*at >> 32) as u32]).collect();
                    set_dwords(&mut bench, PAYLOAD, &addresses);
                    let simd_mode = u32::from(wide);
                    let read =
                        A64ScatteredRead { binding_table_index: 255, subtype, data_elements, simd_mode };
                    let length = lanes as u8 / 4;
                    let mut read = port_1(platform, read.encode(platform)[0], length, 0, registers as u8, 16);
                    read.channel_enable = mask;
                    poison(&mut bench);
                    bench.send(&read);
                    let mut expected = Expected::new();
                    for lane in (0..lanes).filter(|lane| mask >> lane & 1 != 0) {
                        for dword in 0..bytes.div_ceil(4) {
                            let value = model.u32(at[lane] + 4 * dword as u64);
                            let kept = if bytes < 4 { value & (u32::MAX >> (32 - 8 * bytes)) } else { value };
                            expected.0[place(dword, lane)] = kept;
                        }
                    }
                    expected.check(&bench, &what);
                    let write =
                        A64ScatteredWrite { binding_table_index: 255, subtype, data_elements, simd_mode };
                    let values = data(&mut bench);
                    let mut write =
                        port_1(platform, write.encode(platform)[0], length, registers as u8, 0, 16);
                    write.channel_enable = mask;
                    bench.send(&write);
                    for lane in (0..lanes).filter(|lane| mask >> lane & 1 != 0) {
                        for dword in 0..bytes.div_ceil(4) {
                            let value = values[place(dword, lane)].to_le_bytes();
                            model.put(at[lane] + 4 * dword as u64, &value[..bytes.min(4)]);
                        }
                    }
                    model.check(&bench, &what);
                }
            }
        }
    }
}

#[test]
fn a_scattered_message_of_the_reserved_subtype_is_refused() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        let model = Model::new(&bench);
        let read = A64ScatteredRead { binding_table_index: 255, subtype: 3, ..Default::default() };
        poison(&mut bench);
        bench.try_send(&port_1(platform, read.encode(platform)[0], 2, 0, 1, 8)).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-19"));
        assert_eq!(bench.response(0), [0; 8]);
        let mut bench = Bench::on(platform);
        Model::new(&bench);
        let write = A64ScatteredWrite { binding_table_index: 255, subtype: 3, ..Default::default() };
        bench.try_send(&port_1(platform, write.encode(platform)[0], 2, 1, 0, 8)).unwrap();
        assert!(bench.found(Kind::Undefined, "DP-19"));
        model.check(&bench, "nothing is written");
    }
}

/// Untyped messages of a surface of 2000 bytes, of 32-bit memory with a base, and of 64-bit addresses.
#[test]
fn untyped_messages_move_enabled_channels_of_slots_that_take_part() {
    for platform in WITH_BAY_TRAIL {
        const SIMD4X2: u32 = UntypedSurfaceRead::SIMD_MODE_SIMD4X2;
        const SIMD16: u32 = UntypedSurfaceRead::SIMD_MODE_SIMD16;
        const SIMD8: u32 = UntypedSurfaceRead::SIMD_MODE_SIMD8;
        const SIZE: u64 = 2000;
        for (form, header) in [("surface", false), ("surface", true), ("memory", true), ("64", false)] {
            for simd_mode in [SIMD4X2, SIMD16, SIMD8] {
                for (channels, mask, far) in
                    [(0xf, 0xffff, false), (0x1, 0xffff, false), (0xa, 0x9d6b, true), (0x6, 0x8041, false)]
                {
                    let is_64 = form == "64";
                    // Bay Trail has no 64-bit addresses.
                    if is_64 && platform.generation == 7 {
                        continue;
                    }
                    let slots = match simd_mode {
                        SIMD4X2 => 2,
                        SIMD16 => 16,
                        _ => 8,
                    };
                    let what =
                        format!("{form}, {slots} slots, channels {channels:#x}, mask {mask:#x}, {header}");
                    let mut bench = Bench::on(platform);
                    bench.bind_raw(DATA, SIZE as u32);
                    let mut model = Model::new(&bench);
                    let base = if form == "memory" { GENERAL + 0x400 } else { DATA };
                    // Far ones of a surface are outside of it, or half outside.
                    let offset = |slot: usize| match (far, slot % 5) {
                        (true, 1) if !is_64 && form == "surface" => SIZE - 8,
                        (true, 3) if !is_64 && form == "surface" => SIZE + 64,
                        _ => 16 + 40 * (slots - slot) as u64,
                    };
                    let at: Vec<u64> = (0..slots).map(offset).collect();
                    let mut payload = [0u32; 32];
                    for (slot, offset) in at.iter().enumerate() {
                        let whole = if is_64 { DATA + offset } else { *offset };
                        let place = match (simd_mode, is_64) {
                            (SIMD4X2, _) => 4 * slot,
                            (_, true) => 2 * slot,
                            _ => slot,
                        };
                        payload[place] = whole as u32;
                    }
                    // A pixel mask and the base of 32-bit memory, with bits that do not count.
                    let pixel_mask = if header { 0x7ff0 } else { 0xffff };
                    let mut registers = vec![];
                    if header {
                        registers.extend([0, 0, 0, 0, 0, 0x400 | 0x3ff, 0, 0xabcd_0000 | pixel_mask]);
                    }
                    let address_registers = match (simd_mode, is_64) {
                        (SIMD4X2, _) => 1,
                        (SIMD8, false) => 1,
                        (SIMD16, true) => 4,
                        _ => 2,
                    };
                    registers.extend(&payload[..8 * address_registers]);
                    set_dwords(&mut bench, PAYLOAD, &registers);
                    let takes_part = |slot: usize| match simd_mode {
                        // Two slots know no pixel mask.
                        SIMD4X2 => mask & 0xf << (4 * slot) != 0,
                        _ => mask & pixel_mask & 1 << slot != 0,
                    };
                    let inside = |offset: u64| form != "surface" || offset + 4 <= SIZE;
                    let elements: Vec<u64> = (0..4).filter(|channel| channels >> channel & 1 != 0).collect();
                    // Where a channel of a slot lies among the registers of its data.
                    let place = |position: usize, channel: u64, slot: usize| match simd_mode {
                        SIMD4X2 => 4 * slot + channel as usize,
                        _ => dword_place(position, slot, simd_mode == SIMD16),
                    };
                    let index = if form == "surface" { 1 } else { 255 };
                    let disable = !channels & 0xf;
                    let [read, write] = if is_64 {
                        let read = A64UntypedSurfaceRead {
                            binding_table_index: 255,
                            channel_mask_disable: disable,
                            simd_mode,
                        };
                        let write = A64UntypedSurfaceWrite {
                            binding_table_index: 255,
                            channel_mask_disable: disable,
                            simd_mode,
                        };
                        [read.encode(platform)[0], write.encode(platform)[0]]
                    } else {
                        let read = UntypedSurfaceRead {
                            binding_table_index: index,
                            channel_mask_disable: disable,
                            simd_mode,
                        };
                        let write = UntypedSurfaceWrite {
                            binding_table_index: index,
                            channel_mask_disable: disable,
                            simd_mode,
                        };
                        [read.encode(platform)[0], write.encode(platform)[0]]
                    };
                    let send = |bench: &mut Bench, descriptor: u32, second: u8, response: u8| {
                        let length = registers.len() as u8 / 8;
                        let mut message = port_1(platform, descriptor, length, second, response, 16);
                        message.channel_enable = mask;
                        message.header_present = header;
                        bench.send(&message);
                    };
                    poison(&mut bench);
                    send(&mut bench, read, 0, 8);
                    let mut expected = Expected::new();
                    for slot in (0..slots).filter(|slot| takes_part(*slot)) {
                        for (position, &channel) in elements.iter().enumerate() {
                            let offset = at[slot] + 4 * channel;
                            let value = if inside(offset) { model.u32(base + offset) } else { 0 };
                            expected.0[place(position, channel, slot)] = value;
                        }
                    }
                    expected.check(&bench, &what);
                    let values = data(&mut bench);
                    send(&mut bench, write, 8, 0);
                    for slot in (0..slots).filter(|slot| takes_part(*slot)) {
                        for (position, &channel) in elements.iter().enumerate() {
                            let offset = at[slot] + 4 * channel;
                            if inside(offset) {
                                let value = values[place(position, channel, slot)];
                                model.put(base + offset, &value.to_le_bytes());
                            }
                        }
                    }
                    model.check(&bench, &what);
                }
            }
        }
    }
}

/// Channel enables of the DWords of a block: those of eight lanes count for both halves.
pub(super) fn block_enables(channels: u8, mask: u32) -> u32 {
    if channels == 8 { mask & 0xff | (mask & 0xff) << 8 } else { mask & 0xffff }
}

#[test]
fn block_messages_move_whole_owords_to_registers_and_enabled_dwords_from_them() {
    for platform in PLATFORMS {
        // Form, code, DWords, first DWord of the registers.
        let sizes = [(0, 4, 0), (1, 4, 4), (2, 8, 0), (3, 16, 0), (4, 32, 0)];
        let owords = sizes.map(|(code, count, first)| (A64BlockRead::SUBTYPE_OWORD, code, count, first));
        let unaligned =
            sizes.map(|(code, count, first)| (A64BlockRead::SUBTYPE_UNALIGNED_OWORD, code, count, first));
        let hwords = [(1, 8), (2, 16), (3, 32), (4, 64)];
        let hwords = hwords.map(|(code, count)| (A64BlockRead::SUBTYPE_HWORD, code, count, 0));
        for (subtype, code, count, first) in owords.into_iter().chain(unaligned).chain(hwords) {
            for (channels, mask) in [(16, 0xffff), (16, 0x8f0e), (8, 0xff21), (8, 0x10)] {
                let what = format!("subtype {subtype}, code {code}, mask {mask:#x} of {channels}");
                let enable = block_enables(channels, mask);
                let mut bench = Bench::on(platform);
                let mut model = Model::new(&bench);
                // Low bits of the address that do not count.
                let (low, at) = match subtype {
                    A64BlockRead::SUBTYPE_OWORD => (DATA + 0x12f, DATA + 0x120),
                    _ => (DATA + 0x127, DATA + 0x124),
                };
                bench.set(PAYLOAD, [low as u32, (low >> 32) as u32, 0, 0, 0, 0, 0, 0]);
                let registers = ((first + count) as u8).div_ceil(8);
                let read = A64BlockRead { binding_table_index: 255, data_blocks: code, subtype };
                let mut read =
                    with_header(port_1(platform, read.encode(platform)[0], 1, 0, registers, channels));
                read.channel_enable = mask;
                poison(&mut bench);
                bench.send(&read);
                let mut expected = Expected::new();
                for dword in 0..count {
                    let place = first + dword;
                    // An OWord of which any DWord is enabled comes whole; unaligned ones always come.
                    let quarter = enable >> (place % 16 / 4 * 4) & 0xf;
                    if quarter != 0 || subtype == A64BlockRead::SUBTYPE_UNALIGNED_OWORD {
                        expected.0[place] = model.u32(at + 4 * dword as u64);
                    }
                }
                expected.check(&bench, &what);
                let write = A64BlockWrite { binding_table_index: 255, data_blocks: code, subtype };
                let values = data(&mut bench);
                let mut write =
                    with_header(port_1(platform, write.encode(platform)[0], 1, registers, 0, channels));
                write.channel_enable = mask;
                bench.send(&write);
                for dword in 0..count {
                    let place = first + dword;
                    if enable >> (place % 16) & 1 != 0 {
                        model.put(at + 4 * dword as u64, &values[place].to_le_bytes());
                    }
                }
                model.check(&bench, &what);
            }
        }
    }
}

#[test]
fn dual_blocks_move_two_blocks_side_by_side() {
    for platform in PLATFORMS {
        for (code, registers) in [(0, 1), (2, 4)] {
            for (is_64, mask) in [(false, 0xff), (true, 0xff), (false, 0x42), (true, 0x42), (true, 0x80)] {
                let what = format!("code {code}, 64-bit {is_64}, mask {mask:#x}");
                let mut bench = Bench::on(platform);
                bench.bind_raw(DATA, 4096);
                let mut model = Model::new(&bench);
                let at = [DATA + 0x230, DATA + 0x120];
                let [read, write] = if is_64 {
                    bench.set(PAYLOAD, [at[0] as u32 | 15, 0, at[1] as u32 | 8, 0, 0, 0, 0, 0]);
                    let subtype = A64BlockRead::SUBTYPE_OWORD_DUAL;
                    let read = A64BlockRead { binding_table_index: 255, data_blocks: code, subtype };
                    let write = A64BlockWrite { binding_table_index: 255, data_blocks: code, subtype };
                    [
                        (Target::DataCache1, read.encode(platform)[0], 1),
                        (Target::DataCache1, write.encode(platform)[0], 1),
                    ]
                } else {
                    // A global offset of 2 OWords, and the rest.
                    bench.set(PAYLOAD, [0, 0, 2, 0, 0, 0, 0, 0]);
                    bench.set(PAYLOAD + 1, [0x21, 0, 0, 0, 0x10, 0, 0, 0]);
                    let read = OwordDualBlockRead {
                        binding_table_index: 1,
                        data_blocks: code,
                        ..Default::default()
                    };
                    let write = OwordDualBlockWrite { binding_table_index: 1, data_blocks: code };
                    [
                        (Target::DataCache, read.encode(platform)[0], 2),
                        (Target::DataCache, write.encode(platform)[0], 2),
                    ]
                };
                let build = |(target, descriptor, length): (Target, u32, u8), second: u8, response: u8| {
                    let mut message = with_header(message(target, descriptor, length, response, 8));
                    message.second_payload_length = second;
                    message.channel_enable = mask;
                    message
                };
                poison(&mut bench);
                bench.send(&build(read, 0, registers));
                let mut expected = Expected::new();
                for dword in 0..8 * registers as usize {
                    let slot = dword % 8 / 4;
                    if mask & 0xf << (4 * slot) != 0 {
                        let offset = 16 * (dword as u64 / 8) + 4 * (dword as u64 % 4);
                        expected.0[dword] = model.u32(at[slot] + offset);
                    }
                }
                expected.check(&bench, &what);
                let values = data(&mut bench);
                bench.send(&build(write, registers, 0));
                for dword in 0..8 * registers as usize {
                    if mask >> (dword % 8) & 1 != 0 {
                        let offset = 16 * (dword as u64 / 8) + 4 * (dword as u64 % 4);
                        model.put(at[dword % 8 / 4] + offset, &values[dword].to_le_bytes());
                    }
                }
                model.check(&bench, &what);
            }
        }
    }
}

#[test]
fn a_block_at_the_end_of_its_buffer_loses_what_lies_outside() {
    for platform in WITH_BAY_TRAIL {
        for size in [16 * 20, 16 * 20 - 4, 16 * 20 + 4, 16 * 18] {
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, size);
            let mut model = Model::new(&bench);
            bench.set(PAYLOAD, [0, 0, 18, 0, 0, 0, 0, 0]);
            let data_blocks = OwordBlockRead::DATA_BLOCKS_4_OWORDS;
            let read = OwordBlockRead { binding_table_index: 1, data_blocks, ..Default::default() };
            poison(&mut bench);
            bench.send(&with_header(message(Target::DataCache, read.encode(platform)[0], 1, 2, 16)));
            let mut expected = Expected::new();
            let inside = |dword: u32| 16 * 18 + 4 * dword + 4 <= size;
            for dword in 0..16 {
                let value = model.u32(DATA + 16 * 18 + 4 * u64::from(dword));
                expected.0[dword as usize] = if inside(dword) { value } else { 0 };
            }
            expected.check(&bench, &format!("{size} bytes"));
            let write = OwordBlockWrite { binding_table_index: 1, data_blocks };
            let values = data(&mut bench);
            let mut write = with_header(message(Target::DataCache, write.encode(platform)[0], 1, 0, 16));
            write.second_payload_length = 2;
            bench.send(&write);
            for dword in (0..16).filter(|dword| inside(*dword)) {
                model.put(DATA + 16 * 18 + 4 * u64::from(dword), &values[dword as usize].to_le_bytes());
            }
            model.check(&bench, &format!("{size} bytes"));
        }
    }
}
