//! Data port 0 and the read-only ports, shape by shape, in every memory that they reach: against loops over lanes and bytes
//! that say what each message does.

use super::shapes::{Expected, block_enables, data, dword_place, poison, set_dwords};
use super::{Bench, DATA, GENERAL, PAYLOAD, SECOND, WITH_BAY_TRAIL, message};
use bits::GraphicsAddress;
use hw::Platform;
use hw::message::{
    ByteScatteredRead, ByteScatteredWrite, ConstantDwordScatteredRead, ConstantOwordBlockRead,
    ConstantOwordDualBlockRead, ConstantUnalignedOwordBlockRead, DwordScatteredRead, DwordScatteredWrite,
    OwordBlockRead, OwordBlockWrite, OwordDualBlockRead, OwordDualBlockWrite, SamplerUnalignedOwordBlockRead,
    ScratchBlockRead, ScratchBlockWrite, Target, UnalignedOwordBlockRead,
};
use ports::SendMessage;

/// What an offset is relative to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    /// Surface 1, of [`SIZE`] bytes, which has no use for the header's buffer base.
    Surface,
    /// 32-bit stateless memory behind general state and buffer base.
    Memory,
    /// Shared local memory.
    Local,
}

const PLACES: [Place; 3] = [Place::Surface, Place::Memory, Place::Local];
/// Bytes of the surface.
const SIZE: u64 = 2000;
/// Bytes of each memory that are looked at.
const REACH: u64 = 4096;
/// The buffer base of headers, and bits that do not count.
const BUFFER_BASE: u32 = 0x2400 | 0x155;

impl Place {
    fn index(self) -> u32 {
        match self {
            Place::Surface => 1,
            Place::Memory => 255,
            Place::Local => 254,
        }
    }

    /// Whether all of the bytes are inside.
    fn holds(self, offset: u64, bytes: u64) -> bool {
        self != Place::Surface || offset + bytes <= SIZE
    }
}

/// What all three memories hold.
struct World {
    bytes: [Vec<u8>; 3],
    /// Where stateless memory begins.
    memory: u64,
}

impl World {
    /// Fills them with bytes that tell their place; messages have a header with a buffer base, or none.
    fn new(bench: &mut Bench, header: bool) -> Self {
        let memory = GENERAL + if header { u64::from(BUFFER_BASE & !0x3ff) } else { 0 };
        let bytes = [3, 5, 9].map(|step: u64| {
            (0..REACH).map(|at| (at * step + at / 256 * 11 + step) as u8).collect::<Vec<_>>()
        });
        bench.bind_raw(DATA, SIZE as u32);
        bench.space.write(GraphicsAddress(DATA), &bytes[0]).unwrap();
        bench.space.write(GraphicsAddress(memory), &bytes[1]).unwrap();
        bench.slm.write_bytes(0, &bytes[2]);
        Self { bytes, memory }
    }

    /// A DWord of the bytes at an offset, of which none but the first `bytes` count; zero outside.
    fn value(&self, place: Place, offset: u64, bytes: u64) -> u32 {
        if !place.holds(offset, bytes) {
            return 0;
        }
        let byte = |n: u64| if n < bytes { self.bytes[place as usize][(offset + n) as usize] } else { 0 };
        u32::from_le_bytes([byte(0), byte(1), byte(2), byte(3)])
    }

    /// Puts the low bytes of a value where they are inside.
    fn put(&mut self, place: Place, offset: u64, value: u32, bytes: u64) {
        if place.holds(offset, bytes) {
            let at = offset as usize;
            let bytes = bytes as usize;
            self.bytes[place as usize][at..at + bytes].copy_from_slice(&value.to_le_bytes()[..bytes]);
        }
    }

    fn check(&self, bench: &Bench, what: &str) {
        let mut found = vec![0; REACH as usize];
        bench.space.read_into(GraphicsAddress(DATA), &mut found).unwrap();
        assert!(found == self.bytes[0], "{what}: surface");
        bench.space.read_into(GraphicsAddress(self.memory), &mut found).unwrap();
        assert!(found == self.bytes[1], "{what}: memory");
        bench.slm.read_bytes(0, &mut found);
        assert!(found == self.bytes[2], "{what}: local memory");
    }
}

/// A header with its global offset and buffer base, and the payload behind it; or only the payload.
fn set_payload(bench: &mut Bench, global_offset: Option<u32>, payload: &[u32]) -> u8 {
    let mut registers = vec![];
    if let Some(offset) = global_offset {
        registers.extend([0xaaaa_0000, 0xbbbb, offset, 0xcccc, 0xdddd, BUFFER_BASE, 0xeeee, 0xffff]);
    }
    registers.extend(payload);
    set_dwords(bench, PAYLOAD, &registers);
    registers.len().div_ceil(8) as u8
}

/// A message with a header if there is a global offset, data in the second payload, and channels.
fn port_0(
    (target, descriptor): (Target, u32),
    (payload, second, response): (u8, usize, usize),
    header: bool,
    (channels, mask): (u8, u32),
) -> SendMessage {
    let mut send = message(target, descriptor, payload, response as u8, channels);
    send.second_payload_length = second as u8;
    send.channel_enable = mask;
    send.header_present = header;
    send
}

/// Descending places of lanes, some of them outside of the surface or half outside, in units of `unit` bytes.
fn lane_offsets(unit: u64) -> [u64; 16] {
    std::array::from_fn(|lane| match lane {
        5 => SIZE / unit,
        6 => SIZE / unit - 1,
        11 => (SIZE + 64) / unit,
        _ => (1000 + 13 * unit * (15 - lane as u64)) / unit,
    })
}

#[test]
fn scattered_bytes_words_and_dwords_move_lane_by_lane_in_every_memory() {
    for platform in WITH_BAY_TRAIL {
        for place in PLACES {
            for (code, bytes) in [(0, 1), (1, 2), (2, 4)] {
                for (wide, mask, global) in [
                    (false, 0xffff, None),
                    (true, 0xffff, None),
                    (true, 0x9b6d, Some(36)),
                    (false, 0xff5a, Some(3)),
                ] {
                    let what = format!("{} {place:?}, {bytes} bytes, {wide}, {global:?}", platform.name);
                    let lanes = if wide { 16 } else { 8 };
                    let mut bench = Bench::on(platform);
                    let mut world = World::new(&mut bench, global.is_some());
                    let at = lane_offsets(1);
                    let dwords: Vec<u32> =
                        at[..lanes].iter().map(|at| *at as u32 - global.unwrap_or(0)).collect();
                    let length = set_payload(&mut bench, global, &dwords);
                    let (data_size, simd_mode) = (code, u32::from(wide));
                    let read = ByteScatteredRead { binding_table_index: place.index(), data_size, simd_mode };
                    let write =
                        ByteScatteredWrite { binding_table_index: place.index(), data_size, simd_mode };
                    let takes_part: Vec<usize> = (0..lanes).filter(|lane| mask >> lane & 1 != 0).collect();
                    poison(&mut bench);
                    let read = (Target::DataCache, read.encode(platform)[0]);
                    let size = (length, 0, lanes / 8);
                    bench.send(&port_0(read, size, global.is_some(), (16, mask)));
                    let mut expected = Expected::new();
                    for &lane in &takes_part {
                        expected.0[lane] = world.value(place, at[lane], bytes);
                    }
                    expected.check(&bench, &what);
                    let values = data(&mut bench);
                    let write = (Target::DataCache, write.encode(platform)[0]);
                    bench.send(&port_0(write, (length, lanes / 8, 0), global.is_some(), (16, mask)));
                    for &lane in &takes_part {
                        world.put(place, at[lane], values[lane], bytes);
                    }
                    world.check(&bench, &what);
                }
            }
        }
    }
}

#[test]
fn scattered_dwords_lie_at_offsets_that_count_dwords() {
    for platform in WITH_BAY_TRAIL {
        for place in PLACES {
            for (wide, mask, global) in [
                (false, 0xffff, None),
                (true, 0xffff, Some(0)),
                (true, 0x9b6d, None),
                (false, 0xff5a, Some(9)),
            ] {
                let what = format!("{} {place:?}, {wide}, {global:?}", platform.name);
                let lanes = if wide { 16 } else { 8 };
                let mut bench = Bench::on(platform);
                let mut world = World::new(&mut bench, global.is_some());
                let at = lane_offsets(4);
                let dwords: Vec<u32> =
                    at[..lanes].iter().map(|at| *at as u32 - global.unwrap_or(0)).collect();
                let length = set_payload(&mut bench, global, &dwords);
                let (binding_table_index, simd_mode) = (place.index(), u32::from(wide));
                let read = DwordScatteredRead { binding_table_index, simd_mode, ..Default::default() };
                let write = DwordScatteredWrite { binding_table_index, simd_mode, ..Default::default() };
                let constant =
                    ConstantDwordScatteredRead { binding_table_index, simd_mode, ..Default::default() };
                let mut reads = vec![(Target::DataCache, read.encode(platform)[0] | 1 << 9)];
                // The constant cache has no local memory.
                if place != Place::Local {
                    reads.push((Target::ConstantCache, constant.encode(platform)[0] | 1 << 9));
                }
                let takes_part: Vec<usize> = (0..lanes).filter(|lane| mask >> lane & 1 != 0).collect();
                for read in reads {
                    poison(&mut bench);
                    bench.send(&port_0(read, (length, 0, lanes / 8), global.is_some(), (16, mask)));
                    let mut expected = Expected::new();
                    for &lane in &takes_part {
                        expected.0[lane] = world.value(place, 4 * at[lane], 4);
                    }
                    expected.check(&bench, &what);
                }
                let values = data(&mut bench);
                let write = (Target::DataCache, write.encode(platform)[0] | 1 << 9);
                bench.send(&port_0(write, (length, lanes / 8, 0), global.is_some(), (16, mask)));
                for &lane in &takes_part {
                    world.put(place, 4 * at[lane], values[lane], 4);
                }
                world.check(&bench, &what);
            }
        }
    }
}

/// Code of a block size, its DWords, and the first of the registers that it fills.
const BLOCKS: [(u32, usize, usize); 5] = [(0, 4, 0), (1, 4, 4), (2, 8, 0), (3, 16, 0), (4, 32, 0)];

#[test]
fn blocks_of_owords_lie_at_offsets_that_count_owords() {
    for platform in WITH_BAY_TRAIL {
        for place in PLACES {
            for (data_blocks, count, first) in BLOCKS {
                // The last of them leaves half of the block outside of the surface.
                for (channels, mask, oword) in [(16, 0xffff, 7), (16, 0x8f0e, 33), (8, 0xff21, 124)] {
                    let what = format!("{} {place:?}, code {data_blocks}, {mask:#x}", platform.name);
                    let enable = block_enables(channels, mask);
                    let mut bench = Bench::on(platform);
                    let mut world = World::new(&mut bench, true);
                    set_payload(&mut bench, Some(oword), &[]);
                    let index = place.index();
                    let registers = (first + count).div_ceil(8);
                    let read =
                        OwordBlockRead { binding_table_index: index, data_blocks, ..Default::default() };
                    let constant = ConstantOwordBlockRead {
                        binding_table_index: index,
                        data_blocks,
                        ..Default::default()
                    };
                    let mut reads = vec![(Target::DataCache, read.encode(platform)[0])];
                    if place != Place::Local {
                        reads.push((Target::ConstantCache, constant.encode(platform)[0]));
                    }
                    for read in reads {
                        poison(&mut bench);
                        bench.send(&port_0(read, (1, 0, registers), true, (channels, mask)));
                        let mut expected = Expected::new();
                        for dword in 0..count {
                            let at = first + dword;
                            // An OWord with any channel on is read whole.
                            if enable >> (at % 16 / 4 * 4) & 0xf != 0 {
                                let offset = 16 * u64::from(oword) + 4 * dword as u64;
                                expected.0[at] = world.value(place, offset, 4);
                            }
                        }
                        expected.check(&bench, &what);
                    }
                    let values = data(&mut bench);
                    let write = OwordBlockWrite { binding_table_index: index, data_blocks };
                    let write = (Target::DataCache, write.encode(platform)[0]);
                    bench.send(&port_0(write, (1, registers, 0), true, (channels, mask)));
                    for dword in 0..count {
                        let at = first + dword;
                        if enable >> (at % 16) & 1 != 0 {
                            let offset = 16 * u64::from(oword) + 4 * dword as u64;
                            world.put(place, offset, values[at], 4);
                        }
                    }
                    world.check(&bench, &what);
                }
            }
        }
    }
}

/// The messages that read a block at any DWord of a place.
fn unaligned_reads(platform: &Platform, place: Place, data_blocks: u32) -> Vec<(Target, u32)> {
    let binding_table_index = place.index();
    let read = UnalignedOwordBlockRead { binding_table_index, data_blocks, ..Default::default() };
    let mut reads = vec![(Target::DataCache, read.encode(platform)[0])];
    if place != Place::Local {
        let constant =
            ConstantUnalignedOwordBlockRead { binding_table_index, data_blocks, ..Default::default() };
        let sampler =
            SamplerUnalignedOwordBlockRead { binding_table_index, data_blocks, ..Default::default() };
        reads.push((Target::ConstantCache, constant.encode(platform)[0]));
        // On Bay Trail it has the numbers of a sampler message.
        if platform.generation != 7 {
            reads.push((super::sampler_port(platform), sampler.encode(platform)[0]));
        }
    }
    reads
}

#[test]
fn unaligned_blocks_lie_at_any_dword_and_ignore_channel_enables() {
    for platform in WITH_BAY_TRAIL {
        for place in PLACES {
            for (data_blocks, count, first) in BLOCKS {
                for (offset, counts) in [(44, 44), (39, 36), (SIZE as u32 - 24, SIZE - 24)] {
                    for read in unaligned_reads(platform, place, data_blocks) {
                        let what = format!("{} {place:?}, code {data_blocks}, {offset}", platform.name);
                        let mut bench = Bench::on(platform);
                        let world = World::new(&mut bench, true);
                        set_payload(&mut bench, Some(offset), &[]);
                        poison(&mut bench);
                        let registers = (first + count).div_ceil(8);
                        bench.send(&port_0(read, (1, 0, registers), true, (8, 0x10)));
                        let mut expected = Expected::new();
                        for dword in 0..count {
                            expected.0[first + dword] = world.value(place, counts + 4 * dword as u64, 4);
                        }
                        expected.check(&bench, &what);
                    }
                }
            }
        }
    }
}

#[test]
fn dual_blocks_lie_at_two_offsets_that_count_owords() {
    for platform in WITH_BAY_TRAIL {
        for place in PLACES {
            for (data_blocks, registers) in [(0, 1), (2, 4)] {
                for (mask, global, slots) in
                    [(0xffff, None, [123, 40]), (0xf042, Some(5), [16, 124]), (0x80, Some(1), [9, 30])]
                {
                    let what = format!("{} {place:?}, code {data_blocks}, {mask:#x}", platform.name);
                    let mut bench = Bench::on(platform);
                    let mut world = World::new(&mut bench, global.is_some());
                    let slot = |slot: u32| slot - global.unwrap_or(0);
                    let addresses = [slot(slots[0]), 77, 77, 77, slot(slots[1]), 77, 77, 77];
                    let length = set_payload(&mut bench, global, &addresses);
                    let binding_table_index = place.index();
                    let read = OwordDualBlockRead { binding_table_index, data_blocks, ..Default::default() };
                    let constant =
                        ConstantOwordDualBlockRead { binding_table_index, data_blocks, ..Default::default() };
                    let mut reads = vec![(Target::DataCache, read.encode(platform)[0])];
                    if place != Place::Local {
                        reads.push((Target::ConstantCache, constant.encode(platform)[0]));
                    }
                    let offset = |dword: usize| {
                        16 * u64::from(slots[dword % 8 / 4])
                            + 16 * (dword as u64 / 8)
                            + 4 * (dword as u64 % 4)
                    };
                    for read in reads {
                        poison(&mut bench);
                        bench.send(&port_0(read, (length, 0, registers), global.is_some(), (8, mask)));
                        let mut expected = Expected::new();
                        for dword in (0..8 * registers).filter(|dword| mask >> (dword % 8 / 4 * 4) & 0xf != 0)
                        {
                            expected.0[dword] = world.value(place, offset(dword), 4);
                        }
                        expected.check(&bench, &what);
                    }
                    let values = data(&mut bench);
                    let write = OwordDualBlockWrite { binding_table_index, data_blocks };
                    let write = (Target::DataCache, write.encode(platform)[0]);
                    bench.send(&port_0(write, (length, registers, 0), global.is_some(), (8, mask)));
                    for dword in (0..8 * registers).filter(|dword| mask >> (dword % 8) & 1 != 0) {
                        world.put(place, offset(dword), values[dword], 4);
                    }
                    world.check(&bench, &what);
                }
            }
        }
    }
}

#[test]
fn scratch_blocks_have_one_to_eight_registers_by_dwords_or_whole_owords() {
    for platform in WITH_BAY_TRAIL {
        // The code before the last, and the last: four registers on Bay Trail.
        let most = if platform.generation == 7 { 4 } else { 8 };
        for (register_blocks, registers) in [(0, 1), (1, 2), (2, 4), (3, most)] {
            for by_dword in [false, true] {
                for (channels, mask, hword_offset) in [(16, 0xffff, 0), (16, 0x8f0e, 5), (8, 0xff21, 40)] {
                    let what = format!("{} {registers} registers, {by_dword}, {mask:#x}", platform.name);
                    let enable = block_enables(channels, mask);
                    let mut bench = Bench::on(platform);
                    let mut world = World::new(&mut bench, true);
                    set_payload(&mut bench, Some(0x777), &[]);
                    let channel_mode = u32::from(by_dword);
                    let read = ScratchBlockRead {
                        hword_offset,
                        register_blocks,
                        channel_mode,
                        ..Default::default()
                    };
                    let write = ScratchBlockWrite { hword_offset, register_blocks, channel_mode };
                    let takes_part = |dword: usize| match by_dword {
                        true => enable >> (dword % 16) & 1 != 0,
                        false => enable >> (dword % 16 / 4 * 4) & 0xf != 0,
                    };
                    let offset = |dword: usize| 32 * u64::from(hword_offset) + 4 * dword as u64;
                    poison(&mut bench);
                    let read = (Target::DataCache, read.encode(platform)[0]);
                    bench.send(&port_0(read, (1, 0, registers), true, (channels, mask)));
                    let mut expected = Expected::new();
                    for dword in (0..8 * registers).filter(|dword| takes_part(*dword)) {
                        expected.0[dword] = world.value(Place::Memory, offset(dword), 4);
                    }
                    expected.check(&bench, &what);
                    let values = data(&mut bench);
                    let write = (Target::DataCache, write.encode(platform)[0]);
                    bench.send(&port_0(write, (1, registers, 0), true, (channels, mask)));
                    for dword in (0..8 * registers).filter(|dword| takes_part(*dword)) {
                        world.put(Place::Memory, offset(dword), values[dword], 4);
                    }
                    world.check(&bench, &what);
                }
            }
        }
    }
}

#[test]
fn a_scattered_lane_wraps_at_32_bits_and_counts_from_there() {
    for platform in WITH_BAY_TRAIL {
        let mut bench = Bench::on(platform);
        let world = World::new(&mut bench, true);
        set_payload(&mut bench, Some(u32::MAX - 1), &[3, 10, 100, 1, 2, 3, 4, 5]);
        bench.set(SECOND, [0; 8]);
        let read = ByteScatteredRead { binding_table_index: 1, data_size: 0, simd_mode: 0 };
        poison(&mut bench);
        let read = (Target::DataCache, read.encode(platform)[0]);
        bench.send(&port_0(read, (2, 0, 1), true, (8, 7)));
        let mut expected = Expected::new();
        for (lane, offset) in [1, 8, 98].into_iter().enumerate() {
            expected.0[dword_place(0, lane, false)] = world.value(Place::Surface, offset, 1);
        }
        expected.check(&bench, platform.name);
    }
}

#[test]
fn a_scratch_block_without_a_header_is_undefined_but_in_the_system_routine() {
    use probe::Kind;
    for platform in WITH_BAY_TRAIL {
        for (header, in_system_routine, is_undefined) in
            [(true, false, false), (false, false, true), (false, true, false), (true, true, false)]
        {
            let mut bench = Bench::on(platform);
            let read = ScratchBlockRead { register_blocks: 0, ..Default::default() };
            let mut read =
                port_0((Target::DataCache, read.encode(platform)[0]), (1, 0, 1), header, (8, 0xff));
            read.in_system_routine = in_system_routine;
            // Where nothing is bound for it the read faults, which is another matter.
            let _ = bench.try_send(&read);
            let case = (platform.name, header, in_system_routine);
            assert_eq!(bench.found(Kind::Undefined, "DP-25"), is_undefined, "{case:?}");
        }
    }
}
