//! The format: what is written reads back; whatever else is read ends with a place.

use super::memory::{Image, PAGE_BYTES, Physical, Root, ranges, read, translate};
use super::write::space;
use super::{AubError, AubReader, AubWriter, Body, MemoryWrite, Space, code};

fn skl() -> &'static hw::Platform {
    hw::platform("skl").unwrap()
}

/// A file with every packet that the writer knows, and some that it does not.
fn file() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut writer = AubWriter::new(&mut bytes);
    writer.version(skl(), "test").unwrap();
    writer.comment("a comment").unwrap();
    writer.register(0x229c, 0x8000_8000).unwrap();
    writer.poll(0x2234, 0x10, 0).unwrap();
    writer.memory(space::GGTT_ENTRY, 0, 8, &0x5001_u64.to_le_bytes()).unwrap();
    writer.memory(space::GGTT, 38, 0x1004, &[1, 2, 3, 4, 5]).unwrap();
    writer.memory(space::PHYSICAL, 0, 0x7000, &vec![9; 40 << 10]).unwrap();
    let mut raw = |dwords: &[u32]| bytes.extend(dwords.iter().flat_map(|dword| dword.to_le_bytes()));
    raw(&[code::MEMORY_COMPARE | 5, 0x1004, 0, 0, 4, 0x0403_0201]);
    raw(&[code::MEMORY_POLL | 6, 0x1004, 0, 2 << 4, 0xff, 0, 0x01]);
    raw(&[code::CONTIGUOUS_REGION | 4, 0x9000, 0, 0x2000, 0]);
    raw(&[code::PPGTT_CONTEXT | 9, 7, 2, 0x8000, 0, 0, 0, 0, 0, 0, 0]);
    raw(&[code::FRAME_BEGIN | 1, 3]);
    let mut discontiguous = vec![0_u32; 193];
    discontiguous[0] = code::MEMORY_WRITE_DISCONTIGUOUS | 192;
    discontiguous[1] = 2 << 28 | 2 << 4;
    discontiguous[2..8].copy_from_slice(&[0xa000, 0, 4, 0xb000, 0, 4]);
    discontiguous[191..].copy_from_slice(&[0x1111_1111, 0x2222_2222]);
    raw(&discontiguous);
    bytes
}

/// Reads to the end or to an error.
fn read_all(bytes: &[u8]) -> Result<Vec<u64>, AubError> {
    let mut reader = AubReader::new(bytes);
    let mut places = Vec::new();
    while let Some(packet) = reader.packet()? {
        places.push(packet.at);
    }
    Ok(places)
}

#[test]
fn what_is_written_reads_back() {
    let bytes = file();
    let mut reader = AubReader::new(bytes.as_slice());
    let mut image = Image::default();
    let mut count = 0;
    while let Some(packet) = reader.packet().unwrap() {
        count += 1;
        match (count, packet.body) {
            (1, Body::Version(version)) => {
                assert_eq!(
                    (packet.at, version.device_name(), version.tool.as_str()),
                    (0, Some("skl"), "test")
                );
            }
            (2, Body::Comment(text)) => assert_eq!(text, "a comment"),
            (3, Body::RegisterWrite { offset: 0x229c, bytes: 4, elsewhere: false, mask, value }) => {
                assert_eq!((mask, value), (0xffff_ffff, 0x8000_8000));
            }
            (
                4,
                Body::RegisterCheck {
                    offset: 0x2234, mask: 0x10, value: 0, poll: true, differs: false, ..
                },
            ) => {}
            (5..=8, Body::Write(write)) => image.write(&write).unwrap(),
            (9, Body::MemoryCompare { expected, differs: false, unknown: false }) => {
                assert_eq!(
                    (expected.space, expected.address, expected.data),
                    (Space::Ggtt, 0x1004, &[1, 2, 3, 4][..])
                );
            }
            (
                10,
                Body::MemoryPoll { address: 0x1004, bytes: 4, mask: 0xff, value: 1, differs: false, .. },
            ) => {}
            (11, Body::ContiguousRegion { address: 0x9000, bytes: 0x2000 }) => {}
            (12, Body::PpgttContext { handle: 7, is_64_bit: true, page_directories: [0x8000, 0, 0, 0] }) => {}
            (13, Body::Mark("a frame mark")) => {}
            (14, Body::WriteDiscontiguous(pieces)) => {
                let got: Vec<(u64, Vec<u8>)> =
                    pieces.writes().map(|w| (w.address, w.data.to_vec())).collect();
                assert_eq!(got, [(0xa000, vec![0x11; 4]), (0xb000, vec![0x22; 4])]);
            }
            (_, other) => panic!("packet {count} is {other:?}"),
        }
    }
    assert_eq!((count, reader.position()), (14, bytes.len() as u64));
    // The GGTT write went through its entry, five bytes and no more.
    let mut physical = [0; 6];
    image.read_physical(0x5004, &mut physical);
    assert_eq!(physical, [1, 2, 3, 4, 5, 0]);
    image.read_physical(0x7000 + (40 << 10) - 1, &mut physical);
    assert_eq!(physical[..2], [9, 0]);
}

#[test]
fn a_repeated_pattern_fills_its_range() {
    let mut bytes = Vec::new();
    AubWriter::new(&mut bytes).version(skl(), "test").unwrap();
    let start = bytes.len();
    for dword in [code::MEMORY_WRITE | 5, 0x1ffe, 0, 2 << 28 | 2, 7, 0x0403_0201] {
        bytes.extend(u32::to_le_bytes(dword));
    }
    let mut reader = AubReader::new(bytes.as_slice());
    reader.packet().unwrap();
    let packet = reader.packet().unwrap().unwrap();
    assert_eq!(packet.at, start as u64);
    let Body::Write(write) = packet.body else { panic!("{packet:?}") };
    let mut image = Image::default();
    image.write(&write).unwrap();
    let mut got = [0; 8];
    image.read_physical(0x1ffe, &mut got);
    assert_eq!(got, [1, 2, 3, 4, 1, 2, 3, 0]);
}

#[test]
fn a_file_of_trace_blocks_reads_back() {
    let byt = hw::platform("byt").unwrap();
    let mut bytes = Vec::new();
    let mut writer = AubWriter::new(&mut bytes);
    writer.header(byt, "test of blocks").unwrap();
    writer.block(1, 0x1_0000, &[1, 2, 3, 4]).unwrap();
    writer.block(2 | 2 << 8, 0x2_0000, &[5, 6, 7, 8]).unwrap();
    let mut reader = AubReader::new(bytes.as_slice());
    let Some(Body::Version(version)) = reader.packet().unwrap().map(|packet| packet.body) else { panic!() };
    assert_eq!((version.device_name(), version.tool.as_str()), (Some("byt"), "test of blocks"));
    let mut got = Vec::new();
    while let Some(packet) = reader.packet().unwrap() {
        let Body::Block(block) = packet.body else { panic!("{packet:?}") };
        got.push((block.operation, block.write.space, block.write.address, block.write.data.to_vec()));
    }
    use super::BlockOperation::{Data, Ring};
    let local = Space::Local;
    assert_eq!(
        got,
        [(Data, local, 0x1_0000, vec![1, 2, 3, 4]), (Ring(2), local, 0x2_0000, vec![5, 6, 7, 8])]
    );
}

#[test]
fn a_file_cut_at_any_length_ends_properly_or_names_the_broken_packet() {
    let bytes = file();
    let places = read_all(&bytes).unwrap();
    for length in 0..bytes.len() {
        let broken = places.iter().rev().find(|&&place| place <= length as u64).copied().unwrap();
        match read_all(&bytes[..length]) {
            Ok(_) => assert!(length > 0 && places.contains(&(length as u64)), "cut at {length}"),
            Err(AubError::Damaged { at, what }) => {
                assert_eq!(at, broken, "cut at {length}");
                assert!(what.contains("expected") && what.contains("the file"), "{what}");
            }
            Err(error) => panic!("cut at {length}: {error}"),
        }
    }
}

#[test]
fn changed_bits_and_random_bytes_never_panic() {
    let bytes = file();
    // Whatever lies behind the first kilobytes is data.
    for place in (0..bytes.len()).filter(|place| *place < 512 || *place > bytes.len() - 1024) {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[place] ^= 1 << bit;
            let mut reader = AubReader::new(changed.as_slice());
            let mut image = Image::default();
            while let Ok(Some(packet)) = reader.packet() {
                if let Body::Write(write) = packet.body {
                    // Refusals are fine.
                    let _ = image.write(&MemoryWrite { bytes: write.bytes.min(1 << 20), ..write });
                }
            }
        }
    }
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for _ in 0..2000 {
        let mut random = Vec::new();
        AubWriter::new(&mut random).version(skl(), "").unwrap();
        for _ in 0..next() % 64 {
            let kind = [0x2e << 23, 1 << 23, 0][next() as usize % 3];
            let header = 7 << 29 | kind | (next() as u32 & 0x1f) << 16 | next() as u32 % 12;
            random.extend(header.to_le_bytes());
            random.extend((0..next() % 12).flat_map(|_| (next() as u32).to_le_bytes()));
        }
        if let Err(error) = read_all(&random) {
            assert!(error.to_string().contains("at byte"), "{error}");
        }
    }
}

#[test]
fn what_a_packet_states_beyond_its_space_is_refused() {
    let mut bytes = Vec::new();
    let mut writer = AubWriter::new(&mut bytes);
    writer.version(skl(), "test").unwrap();
    writer.memory(space::GGTT, 0, 0xffff_fffe, &[0; 4]).unwrap();
    let error = read_all(&bytes).unwrap_err().to_string();
    assert!(error.contains("4 bytes at 0xfffffffe leave the GGTT"), "{error}");
    // A block of four gigabytes is refused before it is read.
    let mut bytes = Vec::new();
    AubWriter::new(&mut bytes).header(skl(), "test").unwrap();
    for dword in [code::BLOCK | 3, 1, 0, 0, 0xffff_fff0] {
        bytes.extend(u32::to_le_bytes(dword));
    }
    let error = read_all(&bytes).unwrap_err().to_string();
    assert!(error.contains("at most"), "{error}");
}

#[test]
fn page_tables_translate_and_list_what_they_map() {
    let mut image = Image::default();
    let mut entry = |table: u64, index: u64, value: u64| {
        let data = value.to_le_bytes();
        let address = table + index * 8;
        image
            .write(&MemoryWrite { space: Space::PageTable, address, bytes: 8, hint: 0, data: &data })
            .unwrap();
    };
    entry(0x10000, 1, 0x11003);
    entry(0x11000, 2, 0x12003);
    entry(0x12000, 3, 0x13003);
    entry(0x13000, 4, 0x50003);
    entry(0x13000, 5, 0x40003);
    entry(0x12000, 4, 0x60_0083);
    let root = Root::FourLevel(0x10000);
    let base = 1 << 39 | 2 << 30 | 3 << 21 | 4 << 12;
    assert_eq!(translate(&image, root, base + 5), Some(0x50005));
    assert_eq!(translate(&image, root, base + PAGE_BYTES + 5), Some(0x40005));
    assert_eq!(translate(&image, root, base + 2 * PAGE_BYTES), None);
    assert_eq!(translate(&image, root, 1 << 48), None);
    let large = 1 << 39 | 2 << 30 | 4 << 21;
    assert_eq!(translate(&image, root, large + 0x1_2345), Some(0x61_2345));
    assert_eq!(ranges(&image, root), [(base, 2 * PAGE_BYTES), (large, 2 << 20)]);
    assert_eq!(ranges(&image, Root::ThreeLevel([0x12000, 0, 0, 0]))[0], (3 << 21 | 4 << 12, 2 * PAGE_BYTES));
    let mut bytes = [7; 3 * PAGE_BYTES as usize];
    assert_eq!(read(&image, root, base + 1, &mut bytes) as u64, 2 * PAGE_BYTES - 1);
}

#[test]
fn page_tables_that_contain_themselves_are_listed_within_bounds() {
    let mut image = Image::default();
    let table: Vec<u8> = (0..512).flat_map(|_| 0x10003_u64.to_le_bytes()).collect();
    image
        .write(&MemoryWrite { space: Space::Physical, address: 0x10000, bytes: 4096, hint: 0, data: &table })
        .unwrap();
    let listed = ranges(&image, Root::FourLevel(0x10000));
    assert_eq!(listed, [(0, 16 << 30)]);
}
