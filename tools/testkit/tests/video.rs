//! End to end: Intel's VA-API drivers on Halogen decode a clip of MPEG-2, and copy its pictures out.

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

/// The folder of a driver that has its EU kernels: Debian's packages of `main` leave them out, and are smaller.
fn with_kernels(driver: &str) -> Option<String> {
    const BYTES_WITH_KERNELS: u64 = 4 << 20;
    let folders = std::env::var("HALOGEN_VA_DRIVERS").into_iter().chain([DRIVERS.to_string()]);
    let size =
        |folder: &String| std::fs::metadata(format!("{folder}/{driver}_drv_video.so")).map(|file| file.len());
    folders.into_iter().find(|folder| size(folder).is_ok_and(|size| size > BYTES_WITH_KERNELS))
}

/// What came of a clip: the sums of its pictures, by the driver and by software, and the findings of the report.
struct Decoded {
    pictures: [Vec<String>; 2],
    findings: Vec<serde_json::Value>,
}

/// Decodes a clip of MPEG-2 with a driver; `None`, said aloud, where that cannot be.
fn decode(device: &str, driver: &str, folder: &str) -> Option<Decoded> {
    if !Path::new(FFMPEG).exists() || !Path::new(&format!("{folder}/{driver}_drv_video.so")).exists() {
        println!("UNPREP: ffmpeg or the VA-API driver {driver} is not installed");
        return None;
    }
    let programs = Programs::find().inspect_err(|error| println!("{error}")).ok()?;
    let (clip, report) =
        (Scratch::new(&format!("{device}-{driver}.mpg")), Scratch::new(&format!("{device}-{driver}.json")));
    let source = format!("testsrc2=size=320x240:rate=25,trim=end_frame={PICTURES}");
    let mut software = Command::new(FFMPEG);
    software.args(["-v", "error", "-y", "-f", "lavfi", "-i", &source, "-c:v", "mpeg2video"]).arg(&clip.0);
    run(&mut software).unwrap();
    let mut command = Command::new("timeout");
    command.arg(LIMIT_SECONDS).arg(programs.halogen().get_program());
    command.args(["run", "--device", device, "--report"]).arg(&report.0).args(["--", FFMPEG, "-v", "error"]);
    command.args(["-hwaccel", "vaapi", "-hwaccel_device", "/dev/dri/renderD128", "-i"]).arg(&clip.0);
    command.args(["-f", "framemd5", "-"]).env("LIBVA_DRIVER_NAME", driver).env("LIBVA_DRIVERS_PATH", folder);
    let output = run(&mut command).unwrap();
    let mut reference = Command::new(FFMPEG);
    reference.args(["-v", "error", "-i"]).arg(&clip.0).args(["-pix_fmt", "nv12", "-f", "framemd5", "-"]);
    let reference = run(&mut reference).unwrap();
    let pictures = [&output.stdout, &reference.stdout].map(|text| {
        let text = String::from_utf8_lossy(text);
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_string).collect::<Vec<_>>()
    });
    assert_eq!(pictures[0].len() as u64, PICTURES, "the program went on to its end");
    let report: serde_json::Value = serde_json::from_slice(&std::fs::read(&report.0).unwrap()).unwrap();
    Some(Decoded { pictures, findings: report["findings"].as_array().unwrap().clone() })
}

/// A driver copies decoded pictures out with the media pipeline: what the program gets is what was decoded.
fn expect_copies(device: &str, driver: &str) {
    let Some(folder) = with_kernels(driver) else {
        println!("UNPREP: no VA-API driver {driver} with EU kernels in HALOGEN_VA_DRIVERS or {DRIVERS}");
        return;
    };
    let Some(Decoded { pictures: [driven, software], .. }) = decode(device, driver, &folder) else { return };
    assert_eq!(driven, software);
}

#[test]
fn pictures_of_a_skylake_are_copied_out_by_its_media_pipeline() {
    expect_copies("skl", "i965");
}

#[test]
fn pictures_of_a_broxton_are_copied_out_by_its_media_pipeline() {
    expect_copies("bxt", "i965");
}

#[test]
fn pictures_of_a_broadwell_are_copied_out_by_its_media_pipeline() {
    expect_copies("bdw", "i965");
}

#[test]
fn pictures_of_a_bay_trail_are_copied_out_by_its_media_pipeline() {
    expect_copies("byt", "i965");
}

/// The clip is decoded: nothing of its pictures is lost.
fn expect(device: &str, driver: &str) {
    let Some(Decoded { findings, .. }) = decode(device, driver, DRIVERS) else { return };
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
