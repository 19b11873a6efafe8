//! The commands of every engine as `halogen decode` shows them: the same words are other commands elsewhere.

use bits::GraphicsAddress;
use device::{EngineClass, Submission};
use memory::AddressSpace;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use trace::Recorder;
use trace::aub::AubRecorder;

const BATCH: GraphicsAddress = GraphicsAddress(0x1_0000);
/// MFX_PIPE_MODE_SELECT of the video engine, MEDIA_VFE_STATE of the render engine.
const SHARED: u32 = 0x7000_0003;

fn halogen(arguments: &[&str], file: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_halogen")).args(arguments).arg(file).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("halogen-video-{}-{name}", std::process::id()))
}

/// Submissions to three engines, and what each begins with.
fn submissions() -> [(EngineClass, u32); 3] {
    [(EngineClass::Render, SHARED), (EngineClass::Video, SHARED), (EngineClass::VideoEnhance, 0x7402_000e)]
}

/// Hands each submission, in a space that holds its batch, to `record`.
fn record(mut record: impl FnMut(u32, Submission, &AddressSpace, &[(GraphicsAddress, u64)])) {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(BATCH, 0x1000).unwrap();
    for (context, (engine, header)) in (1..).zip(submissions()) {
        let length = 2 + (header & 0xff);
        space.write_u32(BATCH, header).unwrap();
        for index in 1..length {
            space.write_u32(BATCH.offset(4 * u64::from(index)), 0).unwrap();
        }
        space.write_u32(BATCH.offset(4 * u64::from(length)), 0x0500_0000).unwrap();
        let submission = Submission { engine, batch: BATCH, batch_bytes: 0 };
        record(context, submission, &space, &[(BATCH, 0x1000)]);
    }
}

fn commands(text: &str) -> Vec<&str> {
    let names = ["MEDIA_VFE_STATE", "MFX_PIPE_MODE_SELECT", "VEBOX_STATE"];
    let found = text.lines().flat_map(|line| line.split_whitespace().next());
    found.filter(|word| names.contains(word)).collect()
}

#[test]
fn a_capture_shows_each_engines_own_commands() {
    let path = file("capture");
    let mut recorder = Recorder::new(File::create(&path).unwrap(), &hw::platforms::SKL).unwrap();
    record(|context, submission, space, bound| {
        recorder.submit(7, context, submission, space, bound).unwrap();
        recorder.executed(7, space).unwrap();
    });
    drop(recorder);
    let text = halogen(&["decode"], &path);
    assert_eq!(commands(&text), ["MEDIA_VFE_STATE", "MFX_PIPE_MODE_SELECT", "VEBOX_STATE"], "{text}");
    let report = Command::new(env!("CARGO_BIN_EXE_halogen")).arg("replay").arg(&path).output().unwrap();
    let report = String::from_utf8_lossy(&[report.stdout, report.stderr].concat()).into_owned();
    std::fs::remove_file(path).unwrap();
    // The mode of the codec engine is one that is decoded.
    assert!(report.contains("VEBOX_STATE") && !report.contains("MFX_PIPE_MODE_SELECT"), "{report}");
}

#[test]
fn an_aub_file_shows_each_engines_own_commands() {
    let path = file("aub");
    let mut recorder = AubRecorder::new(File::create(&path).unwrap(), &hw::platforms::SKL).unwrap();
    record(|context, submission, space, bound| {
        recorder.submit(7, context, submission, space, bound).unwrap();
        recorder.executed(7, space).unwrap();
    });
    drop(recorder);
    let text = halogen(&["decode"], &path);
    std::fs::remove_file(path).unwrap();
    assert_eq!(commands(&text), ["MEDIA_VFE_STATE", "MFX_PIPE_MODE_SELECT", "VEBOX_STATE"], "{text}");
}

#[test]
fn bare_words_are_commands_of_the_engine_that_is_asked_for() {
    let path = file("words");
    std::fs::write(&path, format!("{SHARED:08x} 00000002 00000000 00000000 00000000 05000000")).unwrap();
    let render = halogen(&["decode", "--hex"], &path);
    let video = halogen(&["decode", "--hex", "--engine", "video"], &path);
    let vebox = halogen(&["decode", "--hex", "--engine", "vebox"], &path);
    std::fs::remove_file(path).unwrap();
    assert!(render.starts_with("MEDIA_VFE_STATE"), "{render}");
    assert!(video.starts_with("MFX_PIPE_MODE_SELECT") && video.contains("Standard Select = 2"), "{video}");
    assert!(vebox.starts_with("dword 0x70000003"), "{vebox}");
}
