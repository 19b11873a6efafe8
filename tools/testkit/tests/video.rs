//! End to end: Intel's VA-API drivers on Halogen decode a clip of MPEG-2.

use std::path::{Path, PathBuf};
use std::process::Command;
use testkit::mesa::{Programs, run};

const FFMPEG: &str = "/usr/bin/ffmpeg";
const DRIVERS: &str = "/usr/lib/x86_64-linux-gnu/dri";
/// Seconds after which a program hangs; it takes less than one.
const LIMIT_SECONDS: &str = "60";
/// Pictures of the clip.
const PICTURES: u64 = 5;

/// A scratch file that goes with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("halogen-video-{}-{name}", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Decodes a clip of MPEG-2 with a driver; gives the findings of the report, `None`, said aloud, where that cannot be.
fn decode(device: &str, driver: &str) -> Option<Vec<serde_json::Value>> {
    if !Path::new(FFMPEG).exists() || !Path::new(&format!("{DRIVERS}/{driver}_drv_video.so")).exists() {
        println!("UNPREP: ffmpeg or the VA-API driver {driver} is not installed");
        return None;
    }
    let programs = Programs::find().inspect_err(|error| println!("{error}")).ok()?;
    let (clip, report) = (Scratch::new(&format!("{device}.mpg")), Scratch::new(&format!("{device}.json")));
    let source = format!("testsrc2=size=320x240:rate=25,trim=end_frame={PICTURES}");
    let mut software = Command::new(FFMPEG);
    software.args(["-v", "error", "-y", "-f", "lavfi", "-i", &source, "-c:v", "mpeg2video"]).arg(&clip.0);
    run(&mut software).unwrap();
    let mut command = Command::new("timeout");
    command.arg(LIMIT_SECONDS).arg(programs.halogen().get_program());
    command.args(["run", "--device", device, "--report"]).arg(&report.0).args(["--", FFMPEG, "-v", "error"]);
    command.args(["-hwaccel", "vaapi", "-hwaccel_device", "/dev/dri/renderD128", "-i"]).arg(&clip.0);
    command.args(["-f", "framemd5", "-"]).env("LIBVA_DRIVER_NAME", driver).env("LIBVA_DRIVERS_PATH", DRIVERS);
    let output = run(&mut command).unwrap();
    let pictures = String::from_utf8_lossy(&output.stdout);
    let pictures = pictures.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(pictures as u64, PICTURES, "the program went on to its end");
    let report: serde_json::Value = serde_json::from_slice(&std::fs::read(&report.0).unwrap()).unwrap();
    Some(report["findings"].as_array().unwrap().clone())
}

/// The clip is decoded: nothing of its pictures is lost.
fn expect(device: &str, driver: &str) {
    let Some(findings) = decode(device, driver) else { return };
    let is_lost = |finding: &&serde_json::Value| finding["kind"] == "gap" && finding["system"] == "D52";
    assert_eq!(findings.iter().find(is_lost), None);
    assert!(
        findings.iter().all(|finding| finding["kind"] != "fault" && finding["kind"] != "bug"),
        "{findings:?}"
    );
}

#[test]
fn a_decoder_of_a_skylake_is_whole_and_its_program_ends() {
    expect("skl", "iHD");
}

#[test]
fn a_decoder_of_a_broxton_is_whole_and_its_program_ends() {
    expect("bxt", "iHD");
}

#[test]
fn a_decoder_of_a_broadwell_is_whole_and_its_program_ends() {
    expect("bdw", "iHD");
}

#[test]
fn a_decoder_of_a_bay_trail_is_whole_and_its_program_ends() {
    expect("byt", "i965");
}
