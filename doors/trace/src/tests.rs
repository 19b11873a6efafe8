//! Recording, replaying, and captures that are damaged.

use crate::{Capture, CaptureError, Recorder, replay};
use bits::GraphicsAddress;
use device::{EngineClass, Submission};
use memory::AddressSpace;
use std::fs::{File, OpenOptions};
use std::io::Read;
use std::path::PathBuf;

const BATCH: GraphicsAddress = GraphicsAddress(0x1_0000);
const DATA: GraphicsAddress = GraphicsAddress(0x2_0000);
const SUBMISSION: Submission = Submission { engine: EngineClass::Render, batch: BATCH, batch_bytes: 0 };

/// MI_STORE_DATA_IMM of a value to [`DATA`], then the end.
fn write_batch(space: &AddressSpace, value: u32) {
    let dwords = [0x1000_0002, DATA.0 as u32, 0, value, 0x0500_0000];
    for (index, dword) in dwords.into_iter().enumerate() {
        space.write_u32(BATCH.offset(4 * index as u64), dword).unwrap();
    }
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("halogen-trace-{}-{name}", std::process::id()))
}

/// A capture of two stores; what the "GPU" did in the recording is given as a value.
fn record(name: &str, values: [u32; 2]) -> Vec<u8> {
    let path = file(name);
    let output = OpenOptions::new().create(true).truncate(true).write(true).open(&path).unwrap();
    let mut recorder = Recorder::new(output, hw::platform("skl").unwrap()).unwrap();
    let mut space = AddressSpace::new(1 << 30).unwrap();
    let ranges = [(BATCH, 0x1000), (DATA, 0x2000)];
    for (at, bytes) in ranges {
        space.bind_anonymous(at, bytes).unwrap();
    }
    for (submitted, executed) in [11, 22].into_iter().zip(values) {
        write_batch(&space, submitted);
        recorder.submit(7, 1, SUBMISSION, &space, &ranges).unwrap();
        space.write_u32(DATA, executed).unwrap();
        recorder.executed(7, &space).unwrap();
    }
    // The recorder is not finished: a process may end without a word.
    std::mem::forget(recorder);
    let mut bytes = Vec::new();
    File::open(&path).unwrap().read_to_end(&mut bytes).unwrap();
    std::fs::remove_file(path).unwrap();
    bytes
}

#[test]
fn a_replay_of_what_the_device_does_has_equal_checksums() {
    let bytes = record("equal", [11, 22]);
    let replayed = replay(&mut Capture::new(bytes.as_slice()).unwrap()).unwrap();
    assert_eq!(replayed.steps.len(), 2);
    assert!(replayed.steps.iter().all(|step| step.is_equal() && step.stop.is_none()));
    assert_eq!(replayed.findings.list(), []);
}

#[test]
fn a_replay_that_comes_out_differently_says_at_which_submission() {
    let bytes = record("different", [11, 23]);
    let replayed = replay(&mut Capture::new(bytes.as_slice()).unwrap()).unwrap();
    assert_eq!(replayed.steps.iter().map(crate::Step::is_equal).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn a_file_that_is_cut_short_names_the_byte() {
    let bytes = record("cut", [11, 22]);
    for length in [25, bytes.len() / 2, bytes.len() - 7] {
        let result = replay(&mut Capture::new(&bytes[..length]).unwrap());
        assert!(matches!(result, Err(CaptureError::Damaged { .. })), "cut at {length}");
    }
    assert!(matches!(Capture::new(&bytes[..10]), Err(CaptureError::Foreign)));
}

#[test]
fn bytes_that_are_changed_never_panic() {
    let bytes = record("changed", [11, 22]);
    for place in 20..bytes.len() {
        for bit in [0x01, 0x80] {
            let mut changed = bytes.clone();
            changed[place] ^= bit;
            // Some changes only change data; then checksums differ or even agree. None may do worse.
            let _ = replay(&mut Capture::new(changed.as_slice()).unwrap());
        }
    }
}
