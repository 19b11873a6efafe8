//! The short way of plain reads and writes, and the long one, which messages with a header take, both do what is said here
//! byte by byte.

use super::{Bench, DATA, PAYLOAD, POISON, RESPONSE, SECOND, WITH_BAY_TRAIL, message};
use crate::{Abreast, Inlined, REGIONS, SharedFunctions};
use hw::Platform;
use hw::message::{ByteScatteredRead, ByteScatteredWrite, Target, UntypedSurfaceRead, UntypedSurfaceWrite};
use hw::platforms::SKL;
use ir::Region;
use ports::{Inline, MessageCode, SendMessage};
use probe::{Context, Ids};

/// Beyond the end of every buffer.
const MEMORY_BYTES: u64 = 8192;
/// The binding table index of local memory.
const LOCAL: u32 = 254;

/// No byte is like its neighbours.
fn pattern(bytes: usize) -> Vec<u8> {
    let dword = |offset: usize| (offset as u32 + 1).wrapping_mul(0x9e37_79b1).to_le_bytes();
    (0..bytes).step_by(4).flat_map(dword).collect()
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

/// A message, and how it is sent.
#[derive(Clone, Copy, Debug)]
struct Case {
    of: Of,
    index: u32,
    lanes: usize,
    /// With a header that says nothing.
    header: bool,
    enable: u32,
}

impl Case {
    /// The pieces of a lane: bytes from its offset on, and their length.
    fn pieces(&self) -> Vec<(u32, u32)> {
        match self.of {
            Of::Dwords(off) => (0..4).filter(|e| off >> e & 1 == 0).map(|e| (4 * e, 4)).collect(),
            Of::Bytes(size) => vec![(0, 1 << size)],
        }
    }

    /// A message with offsets in the payload, behind a header or not.
    fn message(&self, platform: &'static Platform, writes: bool) -> SendMessage {
        let (binding_table_index, wide) = (self.index, self.lanes == 16);
        let (target, descriptor) = match self.of {
            Of::Dwords(channel_mask_disable) => {
                let simd_mode = if wide { 1 } else { 2 };
                let descriptor = if writes {
                    UntypedSurfaceWrite { binding_table_index, channel_mask_disable, simd_mode }
                        .encode(platform)
                } else {
                    UntypedSurfaceRead { binding_table_index, channel_mask_disable, simd_mode }
                        .encode(platform)
                };
                (super::untyped_port(platform), descriptor[0])
            }
            Of::Bytes(data_size) => {
                let simd_mode = u32::from(wide);
                let descriptor = if writes {
                    ByteScatteredWrite { binding_table_index, data_size, simd_mode }.encode(platform)
                } else {
                    ByteScatteredRead { binding_table_index, data_size, simd_mode }.encode(platform)
                };
                (Target::DataCache, descriptor[0])
            }
        };
        let data = (self.pieces().len() * self.lanes / 8) as u8;
        let offsets = (self.lanes / 8) as u8 + u8::from(self.header);
        let header_bit = u32::from(self.header) << 19;
        SendMessage {
            payload_grf: PAYLOAD - u8::from(self.header),
            second_payload_length: if writes { data } else { 0 },
            header_present: self.header,
            channel_enable: self.enable,
            ..message(
                target,
                descriptor | header_bit,
                offsets,
                if writes { 0 } else { data },
                self.lanes as u8,
            )
        }
    }

    fn prepare(&self, bench: &mut Bench, offsets: &[u32; 16]) {
        bench.set(PAYLOAD - 1, [0, 0, 0, 0, 0, 0, 0, 0xffff]);
        for half in 0..2_u8 {
            bench.set(PAYLOAD + half, std::array::from_fn(|lane| offsets[usize::from(half) * 8 + lane]));
        }
        bench.poison();
    }

    fn is_on(&self, lane: usize) -> bool {
        lane < self.lanes && self.enable >> lane & 1 != 0
    }

    /// Where the byte at an offset lies; none outside. All bytes of a piece are inside, or none; local memory wraps.
    fn place(&self, offset: u32, piece: (u32, u32), byte: u32, size: usize) -> Option<usize> {
        let first = u64::from(offset) + u64::from(piece.0);
        match self.index {
            LOCAL => Some(((first + u64::from(byte)) & 0xffff) as usize),
            _ => (first + u64::from(piece.1) <= size as u64).then_some(first as usize + byte as usize),
        }
    }

    /// The response that a read gives.
    fn answer(&self, memory: &[u8], size: usize, offsets: &[u32; 16]) -> Vec<u32> {
        let mut answer = vec![POISON; 16 * 8];
        for (element, piece) in self.pieces().into_iter().enumerate() {
            for lane in (0..self.lanes).filter(|&lane| self.is_on(lane)) {
                let byte =
                    |byte| self.place(offsets[lane], piece, byte, size).map_or(0, |at| u32::from(memory[at]));
                answer[element * self.lanes + lane] = (0..piece.1).map(|n| byte(n) << (8 * n)).sum();
            }
        }
        answer
    }

    /// What a write leaves; lanes one after the other.
    fn write(&self, memory: &mut [u8], size: usize, offsets: &[u32; 16]) {
        for lane in (0..self.lanes).filter(|&lane| self.is_on(lane)) {
            for (element, piece) in self.pieces().into_iter().enumerate() {
                for byte in 0..piece.1 {
                    if let Some(at) = self.place(offsets[lane], piece, byte, size) {
                        memory[at] = datum(element * self.lanes + lane).to_le_bytes()[byte as usize];
                    }
                }
            }
        }
    }
}

/// What the DWord of the data at a place is.
fn datum(place: usize) -> u32 {
    (1000 + place as u32).wrapping_mul(0x0101_0107)
}

/// Offsets as programs have them, in rows of `stride` bytes, and some that they should not have.
fn patterns() -> Vec<[u32; 16]> {
    let mut patterns = Vec::new();
    for first in [0, 4, 64, 4032, 4036, 4096, 2, 0xffc0, 0xfff0, u32::MAX - 31] {
        for stride in [4_u32, 16, 0, 20, 0_u32.wrapping_sub(4)] {
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

/// Cases of one platform: all, the last, the first, some, one, none of the channels on; one half for the others.
fn cases(index: u32) -> Vec<Case> {
    let mut cases = Vec::new();
    for of in ALL {
        for (lanes, header) in [(16, false), (16, true), (8, false), (8, true)] {
            for enable in [0xffff, 0xff00, 0x00ff, 0x5a2d, 0x8000, 0] {
                cases.push(Case { of, index, lanes, header, enable });
            }
        }
    }
    cases
}

/// What is in the buffer or in local memory.
fn contents(bench: &Bench, index: u32, bytes: usize) -> Vec<u8> {
    let mut found = vec![0; bytes];
    match index {
        LOCAL => bench.slm.read_bytes(0, &mut found),
        _ => bench.space.read_into(bits::GraphicsAddress(DATA), &mut found).unwrap(),
    }
    found
}

fn fill(bench: &mut Bench, index: u32, bytes: &[u8]) {
    match index {
        LOCAL => bench.slm.write_bytes(0, bytes),
        _ => bench.space.write(bits::GraphicsAddress(DATA), bytes).unwrap(),
    }
}

/// Regions of written code.
struct Regions<'a>(Vec<Region<'a>>);

impl ir::eval::Host for Regions<'_> {
    fn read(&mut self, _: u64, _: &mut [u8]) {}

    fn write(&mut self, _: u64, _: &[u8]) {}

    fn call(&mut self, _: &ir::Routine, _: &mut [u8], _: &mut [u8], _: [u64; 3]) -> u64 {
        0
    }

    fn region(&self, number: u32) -> Region<'_> {
        self.0[number as usize]
    }
}

/// Code for a message, which ends with 0, or with 1 where the message is to be sent after all.
fn written(inlined: &Inlined, message: &SendMessage) -> ir::Function {
    let mut builder = ir::Builder::new();
    let masks = [0, 8].map(|first| {
        let lane = |lane| 0u32.wrapping_sub(message.channel_enable >> (first + lane) & 1);
        builder.constant(std::array::from_fn(|i| lane(i as u32)))
    });
    let mut code = MessageCode::new(&mut builder, *message, masks);
    inlined.record(&mut code);
    let slow = code.slow();
    builder.exit(0);
    if let Some(slow) = slow {
        builder.switch(slow);
        builder.exit(1);
    }
    builder.finish()
}

/// Performs a message by what is written down for it, or sends it. True when it was not sent.
fn perform(bench: &mut Bench, message: &SendMessage) -> bool {
    let ids = Ids::default();
    let cx = Context { platform: bench.platform, findings: &bench.findings, ids: &ids };
    let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
    let known = (message.shared_function, Some(message.descriptor));
    let abreast = Abreast::of(std::iter::once(known), bench.platform);
    let inlined = abreast.map(|abreast| Inlined::of(&abreast, &mut shared, &bench.site, &cx));
    if let Some(inlined) = inlined.filter(|inlined| inlined.takes(message)) {
        let mut function = written(&inlined, message);
        ir::optimize(&mut function);
        let mut regions: Vec<Region> = inlined.regions().collect();
        assert!(regions.len() <= REGIONS);
        regions[0] = bench.slm.region();
        if ir::eval::eval(&function, bench.grf.bytes_mut(), &mut Regions(regions)) == 0 {
            return true;
        }
    }
    bench.send(message);
    false
}

fn compare(platform: &'static Platform, index: u32, size: usize, patterns: impl Iterator<Item = [u32; 16]>) {
    let mut written = [0, 0];
    compare_with(platform, index, size, patterns, |bench, message| bench.send(message));
    let step = if index == LOCAL { 3 } else { 7 };
    compare_with(platform, index, size, self::patterns().into_iter().step_by(step), |bench, message| {
        let is_read = message.response_length > 0;
        written[usize::from(is_read)] += u32::from(perform(bench, message));
    });
    // Of messages without a header, lanes read in seven ways, one of them four, and write in four: not several DWords.
    assert!(written[0] > 100 && written[1] > 100, "{written:?}");
}

fn compare_with(
    platform: &'static Platform,
    index: u32,
    size: usize,
    patterns: impl Iterator<Item = [u32; 16]>,
    mut send: impl FnMut(&mut Bench, &SendMessage),
) {
    let patterns: Vec<_> = patterns.collect();
    let mut bench = Bench::on(platform);
    if index != LOCAL {
        bench.bind_raw(DATA, size as u32);
    }
    let memory = pattern(if index == LOCAL { 0x1_0000 } else { MEMORY_BYTES as usize });
    for case in cases(index) {
        for &offsets in &patterns {
            fill(&mut bench, index, &memory);
            case.prepare(&mut bench, &offsets);
            send(&mut bench, &case.message(platform, false));
            let found: Vec<u32> = (0..16).flat_map(|register| bench.response(register)).collect();
            assert!(found == case.answer(&memory, size, &offsets), "{size} bytes, {case:?}, {offsets:x?}");
            let registers = case.pieces().len() * case.lanes / 8;
            for register in 0..registers {
                bench.set(SECOND + register as u8, std::array::from_fn(|lane| datum(8 * register + lane)));
            }
            send(&mut bench, &case.message(platform, true));
            let mut expected = memory.clone();
            case.write(&mut expected, size, &offsets);
            let found = contents(&bench, index, memory.len());
            assert!(found == expected, "writes, {size} bytes, {case:?}, {offsets:x?}");
        }
    }
}

#[test]
fn plain_reads_and_writes_of_buffers_move_what_is_inside() {
    for platform in WITH_BAY_TRAIL {
        for bytes in [16, 64, 4096, 4100] {
            compare(platform, 1, bytes, patterns().into_iter());
        }
    }
}

#[test]
fn plain_reads_and_writes_of_local_memory_wrap() {
    // Each platform has its part of them.
    for (first, platform) in WITH_BAY_TRAIL.into_iter().enumerate() {
        compare(platform, LOCAL, 0, patterns().into_iter().skip(first).step_by(WITH_BAY_TRAIL.len()));
    }
}

#[test]
fn what_a_descriptor_leads_to_is_looked_up_again_for_the_next_draw_and_another_table() {
    use super::{BINDING_TABLE, raw_buffer};
    use crate::{MessageContext, SharedFunctions};
    use bits::GraphicsAddress;
    use ports::{NoPixels, ThreadSite};
    use probe::{Context, Ids};
    let mut bench = Bench::new();
    bench.bind_raw(DATA, 64);
    for (word, value) in [(0, 11), (0x1000, 22), (0x2000, 33)] {
        bench.set_word(word, value);
    }
    let case = Case { of: Of::Dwords(0b1110), index: 1, lanes: 8, header: false, enable: 1 };
    case.prepare(&mut bench, &[0; 16]);
    let message = case.message(bench.platform, false);
    let other = ThreadSite { binding_table: GraphicsAddress(BINDING_TABLE + 0x100), ..bench.site };
    bench.bind(2, &raw_buffer(DATA + 0x2000, 64));
    bench.space.write_u32(other.binding_table.offset(4), 2 * 64).unwrap();
    let ids = Ids::default();
    let cx = Context { platform: bench.platform, findings: &bench.findings, ids: &ids };
    let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
    let mut grf = bench.grf.clone();
    let mut read = |shared: &mut SharedFunctions, site: &ThreadSite| {
        let thread = MessageContext { site, start: &bench.start, dispatched_r0: 0 };
        shared.send(&message, &mut grf, &thread, &mut NoPixels, None, &cx).unwrap();
        grf.register(RESPONSE.into())[0]
    };
    assert_eq!(read(&mut shared, &bench.site), 11);
    // Another table is another surface; a state that changes counts from the next draw on.
    assert_eq!([read(&mut shared, &other), read(&mut shared, &bench.site)], [33, 11]);
    for (i, dword) in raw_buffer(DATA + 0x1000, 64).encode(bench.platform).into_iter().enumerate() {
        bench.space.write_u32(GraphicsAddress(super::SURFACE_STATES + 64 + 4 * i as u64), dword).unwrap();
    }
    assert_eq!(read(&mut shared, &bench.site), 11);
    shared.begin_draw();
    assert_eq!([read(&mut shared, &bench.site), read(&mut shared, &other)], [22, 33]);
}

#[test]
fn more_descriptors_than_are_remembered_are_all_performed() {
    let mut bench = Bench::new();
    bench.set_word(0, 77);
    for index in 0..200 {
        bench.bind(index, &super::raw_buffer(DATA, 64));
    }
    let cases = |index| Case { of: Of::Dwords(0b1110), index, lanes: 8, header: false, enable: 1 };
    cases(0).prepare(&mut bench, &[0; 16]);
    let ids = probe::Ids::default();
    let cx = probe::Context { platform: bench.platform, findings: &bench.findings, ids: &ids };
    let thread = crate::MessageContext { site: &bench.site, start: &bench.start, dispatched_r0: 0 };
    let mut shared = crate::SharedFunctions::new(&mut bench.urb, &bench.space);
    let mut grf = bench.grf.clone();
    for round in 0..2 {
        for index in 0..200 {
            grf.register_mut(RESPONSE.into())[0] = round;
            let message = cases(index).message(bench.platform, false);
            shared.send(&message, &mut grf, &thread, &mut ports::NoPixels, None, &cx).unwrap();
            assert_eq!(grf.register(RESPONSE.into())[0], 77, "{index}");
        }
    }
}

#[test]
fn what_is_written_down_is_plain_and_in_reach() {
    let mut bench = Bench::new();
    bench.bind_raw(DATA, 4096);
    let takes = |bench: &mut Bench, case: Case, writes: bool, change: &dyn Fn(&mut SendMessage)| {
        let mut message = case.message(&SKL, writes);
        change(&mut message);
        case.prepare(bench, &[0; 16]);
        perform(bench, &message)
    };
    let case = Case { of: Of::Dwords(0b1110), index: 1, lanes: 16, header: false, enable: 0xffff };
    let same = |_: &mut SendMessage| ();
    assert!(takes(&mut bench, case, false, &same) && takes(&mut bench, case, true, &same));
    // Several DWords of a lane are read and not written.
    let four = Case { of: Of::Dwords(0), ..case };
    assert!(takes(&mut bench, four, false, &same) && !takes(&mut bench, four, true, &same));
    // With a header, or with channels apart, there is no short way.
    assert!(!takes(&mut bench, Case { header: true, ..case }, false, &same));
    assert!(!takes(&mut bench, Case { of: Of::Dwords(0b1010), ..case }, false, &same));
    // The payload is too short for offsets and data.
    assert!(!takes(&mut bench, case, true, &|message| message.second_payload_length = 1));
    // A buffer whose last bytes are not bound, and one that ends with what is bound.
    bench.bind_raw(DATA + super::DATA_BYTES - 64, 65);
    assert!(!takes(&mut bench, case, false, &same));
    bench.bind_raw(DATA + super::DATA_BYTES - 64, 64);
    assert!(takes(&mut bench, case, false, &same));
}
