//! Files that are executed: of our recorder, and laid out as Intel's OpenCL driver lays them out.

use super::write::space;
use super::{AubError, AubOptions, AubRecorder, AubReplayed, AubWriter, code, replay_aub};
use bits::GraphicsAddress;
use device::{EngineClass, Submission};
use memory::AddressSpace;
use std::fs::File;
use std::io::Read;

const BATCH: GraphicsAddress = GraphicsAddress(0x1_0000);
const DATA: GraphicsAddress = GraphicsAddress(0x2_0000);
const NOTHING: u32 = 0x7000_0000;

/// MI_STORE_DATA_IMM of a value, then the end.
fn store(platform: &hw::Platform, address: u64, value: u32) -> [u32; 5] {
    if platform.has(hw::Feature::SixtyFourBitAddresses) {
        [0x1000_0002, address as u32, (address >> 32) as u32, value, 0x0500_0000]
    } else {
        [0x1000_0002, 0, address as u32, value, 0x0500_0000]
    }
}

/// One submission: what it stores, where, and what "the GPU" of the recording made of it.
type Turn = (u64, u32, u32);

/// A recording of one context; the address space grows and shrinks on the way.
fn record(device: &str, name: &str, turns: &[Turn]) -> Vec<u8> {
    let platform = hw::platform(device).unwrap();
    let path = std::env::temp_dir().join(format!("halogen-aub-{}-{device}-{name}", std::process::id()));
    let mut recorder = AubRecorder::new(File::create(&path).unwrap(), platform).unwrap();
    let mut space = AddressSpace::new(1 << 30).unwrap();
    let other = GraphicsAddress(0x40_0000);
    for at in [BATCH, DATA, other] {
        space.bind_anonymous(at, 0x2000).unwrap();
    }
    for (index, &(address, submitted, executed)) in turns.iter().enumerate() {
        let mut bound = vec![(BATCH, 0x2000), (DATA, 0x2000)];
        if index % 2 == 1 {
            bound.push((other, 0x2000));
        }
        for (place, dword) in (0..).zip(store(platform, address, submitted)) {
            space.write_u32(BATCH.offset(4 * place), dword).unwrap();
        }
        let submission = Submission { engine: EngineClass::Render, batch: BATCH, batch_bytes: 0 };
        recorder.submit(7, 1, submission, &space, &bound).unwrap();
        // A fault stores nothing.
        let _ = space.write_u32(GraphicsAddress(address), executed);
        recorder.executed(7, &space).unwrap();
    }
    drop(recorder);
    let mut bytes = Vec::new();
    File::open(&path).unwrap().read_to_end(&mut bytes).unwrap();
    std::fs::remove_file(path).unwrap();
    bytes
}

fn replay(bytes: &[u8]) -> Result<AubReplayed, AubError> {
    replay_aub(bytes, &AubOptions::default())
}

const TURNS: [Turn; 4] =
    [(DATA.0, 11, 11), (DATA.0 + 4, 22, 22), (DATA.0, 33, 33), (DATA.0 + 0x1ffc, 44, 44)];

#[test]
fn a_recording_replays_to_equal_memory_twice() {
    for device in ["skl", "bdw", "bxt", "byt"] {
        let bytes = record(device, "equal", &TURNS);
        let [first, second] = [replay(&bytes).unwrap(), replay(&bytes).unwrap()];
        assert_eq!((first.platform.name, first.steps.len()), (device, 4));
        for step in &first.steps {
            assert_eq!((step.expected, &step.stop), (Some(step.got), &None), "{device}");
        }
        assert_eq!(first.findings.list(), [], "{device}");
        assert!(first.is_equal() && first.regions == second.regions, "{device}");
        let region = first.regions.iter().find(|region| region.address == DATA.0).unwrap();
        let mut data = [0; 0x2000];
        assert_eq!(first.read(region, 0, &mut data), data.len());
        assert_eq!([data[0], data[4], data[0x1ffc]], [33, 22, 44], "{device}");
    }
}

#[test]
fn a_recording_that_comes_out_differently_says_where() {
    for device in ["skl", "byt"] {
        let mut turns = TURNS;
        turns[2].2 = 34;
        let replayed = replay(&record(device, "different", &turns)).unwrap();
        let different: Vec<bool> = replayed.steps.iter().map(|step| step.is_different()).collect();
        // The last store goes elsewhere, so that the wrong value stays.
        assert_eq!(different, [false, false, true, true], "{device}");
        assert!(!replayed.is_equal());
    }
}

#[test]
fn a_fault_ends_its_submission_and_no_other() {
    for device in ["skl", "byt"] {
        let turns = [(DATA.0, 11, 11), (u64::from(NOTHING), 22, 22), (DATA.0, 33, 33)];
        let replayed = replay(&record(device, "fault", &turns)).unwrap();
        let stops: Vec<bool> = replayed.steps.iter().map(|step| step.stop.is_some()).collect();
        assert_eq!(stops, [false, true, false], "{device}");
        assert!(replayed.is_equal(), "{device}: {:?}", replayed.steps);
        assert_eq!(replayed.findings.list().len(), 1, "{device}");
    }
}

#[test]
fn unchanged_pages_are_not_written_again() {
    let bytes = |count: usize| record("skl", "size", &vec![(DATA.0, 1, 1); count]).len();
    // The batch never changes, the data page only by the GPU: a submission costs a ring, a tail and statements.
    let (few, more) = (bytes(5), bytes(7));
    assert!(more - few < 1500, "two submissions add {} bytes", more - few);
}

/// A file as Intel's OpenCL driver writes it: page tables as flat arrays, pages in physical memory, ring and image
/// written physically too, and statements of what memory comes to.
fn flat_file(expected: u32) -> Vec<u8> {
    let skl = hw::platform("skl").unwrap();
    let mut bytes = flat_file_of(&store(skl, FLAT_DATA + 8, 0x1234), true);
    bytes.extend(dwords(&[code::MEMORY_COMPARE | 5, 0x1_1008, 0, 2 << 28, 4, expected]));
    bytes
}

fn dwords(values: &[u32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

const FLAT_BATCH: u64 = 0x5584_71bf_6000;
const FLAT_DATA: u64 = 0x5584_71bf_7000;

/// A context that waits may give way to others.
fn flat_file_of(commands: &[u32], gives_way: bool) -> Vec<u8> {
    let skl = hw::platform("skl").unwrap();
    let (batch, data) = (FLAT_BATCH, FLAT_DATA);
    let mut bytes = Vec::new();
    let mut writer = AubWriter::new(&mut bytes);
    writer.version(skl, "NEO").unwrap();
    writer.register(0x229c, 0xffff_8280).unwrap();
    // HWSP, ring, image of two pages.
    for (page, physical) in [(1, 0x1000), (2, 0x2000), (6, 0x6000), (7, 0x7000_u64)] {
        writer.memory(space::GGTT_ENTRY, 0, page * 8, &(physical | 1).to_le_bytes()).unwrap();
    }
    writer.register(0x2080, 0x1000).unwrap();
    let control = if gives_way { 0x1_0001 } else { 0x9_0009 };
    let front = [0, 0x1100_1009, 0x2244, control, 0x2034, 0, 0x2030, 0, 0x2038, 0x2000, 0x203c, 1];
    writer.memory(space::PHYSICAL, 48, 0x7000, &dwords(&front)).unwrap();
    writer
        .memory(space::PHYSICAL, 48, 0x7000 + 33 * 4, &dwords(&[0x1100_1003, 0x2274, 0, 0x2270, 0x2000_0000]))
        .unwrap();
    for (address, physical) in [(batch, 0x1_0000), (data, 0x1_1000)] {
        let levels = [(39, 29, 30, 10), (30, 30, 31, 8), (21, 31, 32, 9)];
        for (shift, base, next, kind) in levels {
            let entry = (1 << base) + (address >> shift) * 8;
            let table = (1_u64 << next) + (address >> shift << 12);
            writer.memory(kind, 0, entry, &(table | 3).to_le_bytes()).unwrap();
        }
        writer.memory(6, 0, (1 << 32) + (address >> 12) * 8, &(physical | 3_u64).to_le_bytes()).unwrap();
    }
    writer.memory(space::PHYSICAL, 42, 0x1_0000, &dwords(commands)).unwrap();
    writer.memory(space::PHYSICAL, 0, 0x1_1000, &[0; 4096]).unwrap();
    writer
        .memory(space::PHYSICAL, 38, 0x2000, &dwords(&[0x1880_0101, batch as u32, (batch >> 32) as u32, 0]))
        .unwrap();
    writer.memory(space::PHYSICAL, 0, 0x701c, &dwords(&[16])).unwrap();
    for value in [0, 0, 0, 0x6119] {
        writer.register(0x2230, value).unwrap();
    }
    writer.poll(0x2234, 0x100, 0x100).unwrap();
    bytes
}

#[test]
fn a_semaphore_waits_for_what_the_file_writes_later_and_for_nothing_else() {
    let skl = hw::platform("skl").unwrap();
    let semaphore = FLAT_DATA + 16;
    let mut commands =
        vec![0x1c << 23 | 1 << 15 | 4 << 12 | 2, 1, semaphore as u32, (semaphore >> 32) as u32];
    commands.extend(store(skl, FLAT_DATA + 8, 0x77));
    for gives_way in [true, false] {
        let waits = replay(&flat_file_of(&commands, gives_way)).unwrap();
        let stop = waits.steps[0].stop.as_deref().unwrap_or_default();
        assert!(stop.contains("semaphore at 0x5584_71bf7010"), "{stop}");
    }
    let mut file = flat_file_of(&commands, false);
    let mut rest = Vec::new();
    AubWriter::new(&mut rest).memory(space::PHYSICAL, 0, 0x1_1010, &1_u32.to_le_bytes()).unwrap();
    file.extend(rest);
    file.extend(dwords(&[code::MEMORY_COMPARE | 5, 0x1_1008, 0, 2 << 28, 4, 0x77]));
    let goes_on = replay(&file).unwrap();
    assert_eq!(goes_on.steps[0].stop, None);
    // The poll before it found the engine at work; the store came out right.
    let [poll] = goes_on.mismatches.as_slice() else { panic!("{:?}", goes_on.mismatches) };
    assert!(poll.what.contains("2234"), "{poll:?}");
    // What goes on and faults is named with its submission.
    commands[6] = 0x1234;
    let mut file = flat_file_of(&commands, false);
    let mut rest = Vec::new();
    AubWriter::new(&mut rest).memory(space::PHYSICAL, 0, 0x1_1010, &1_u32.to_le_bytes()).unwrap();
    file.extend(rest);
    let faults = replay(&file).unwrap();
    assert!(faults.steps[0].stop.as_deref().is_some_and(|stop| stop.contains("post-sync write")));
}

#[test]
fn a_flat_file_is_executed_and_its_compares_are_verified() {
    let replayed = replay(&flat_file(0x1234)).unwrap();
    assert_eq!((replayed.steps.len(), replayed.checks), (1, 2));
    assert_eq!(replayed.mismatches, []);
    assert!(replayed.steps[0].stop.is_none() && replayed.is_equal());
    let wrong = replay(&flat_file(0x1235)).unwrap();
    assert!(!wrong.is_equal());
    assert!(wrong.mismatches[0].what.contains("0x11008"), "{:?}", wrong.mismatches);
}

#[test]
fn another_device_can_be_asked_for_but_not_one_without_lists() {
    let file = flat_file(0x1234);
    let on = |name| {
        replay_aub(file.as_slice(), &AubOptions { platform: hw::platform(name), ..AubOptions::default() })
    };
    assert_eq!(on("bdw").unwrap().platform.name, "bdw");
    assert!(matches!(on("byt"), Err(AubError::Impossible { at: 0, .. })));
}

#[test]
fn files_that_are_cut_or_changed_never_panic() {
    for bytes in [flat_file(0x1234), record("skl", "hostile", &TURNS), record("byt", "hostile", &TURNS)] {
        for length in (0..bytes.len()).step_by(bytes.len() / 40 + 1) {
            let result = replay(&bytes[..length]);
            assert!(result.is_ok() || result.is_err_and(|error| error.to_string().contains("at byte")));
        }
        let mut state = 7_u64;
        for _ in 0..60 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let mut changed = bytes.clone();
            let place = (state >> 33) as usize % changed.len();
            changed[place] ^= 1 << (state >> 30 & 7);
            if let Err(error) = replay(&changed) {
                let text = error.to_string();
                assert!(text.contains("at byte") || text.contains("from byte"), "{text}");
            }
        }
    }
}
