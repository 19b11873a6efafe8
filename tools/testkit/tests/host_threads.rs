//! Captures give the same memory, pictures and findings on any number of host threads.

use probe::Strictness;
use std::path::Path;
use trace::{Capture, replay_on};

/// What a replay came to, as far as it can be compared.
#[derive(PartialEq, Debug)]
struct Seen {
    checksums: Vec<u32>,
    stops: Vec<Option<probe::Stop>>,
    findings: Vec<(probe::Finding, probe::Entry)>,
    used: Vec<&'static str>,
    picture: Option<u32>,
}

fn seen(file: &Path, host_threads: usize) -> Seen {
    let mut capture = Capture::open(file).unwrap();
    let replayed = replay_on(&mut capture, Strictness::Off, host_threads).unwrap();
    Seen {
        checksums: replayed.steps.iter().map(|step| step.got).collect(),
        stops: replayed.steps.iter().map(|step| step.stop.clone()).collect(),
        findings: replayed.findings.list(),
        used: replayed.findings.used(replayed.platform).iter().map(|system| system.id()).collect(),
        picture: replayed.picture.map(|picture| crc32fast::hash(&picture.rgba)),
    }
}

#[test]
fn captures_come_out_the_same_on_any_number_of_host_threads() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/draw");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "capture"));
    assert!(files.len() > 20, "{}", files.len());
    for file in files {
        let alone = seen(&file, 1);
        for host_threads in [2, 3, 8] {
            assert_eq!(seen(&file, host_threads), alone, "{} on {host_threads}", file.display());
        }
    }
}
