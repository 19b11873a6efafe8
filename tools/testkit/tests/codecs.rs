//! End to end: what Intel's VA-API driver decodes on Halogen is what ffmpeg's own decoders decode, to the last bit. Clips
//! are encoded when the tests run. Where ffmpeg or the driver is absent a test prints UNPREP and proves nothing.

use std::path::{Path, PathBuf};
use std::process::Command;
use testkit::mesa::{Programs, run};

const FFMPEG: &str = "/usr/bin/ffmpeg";
const DRIVERS: &str = "/usr/lib/x86_64-linux-gnu/dri";
const DRIVER: &str = "iHD";
/// Seconds after which a program hangs; it takes less than one.
const LIMIT_SECONDS: &str = "60";
/// Width and height of clips: whole tiles, so that all bytes of a surface belong to its picture.
const WIDTH: usize = 256;
const HEIGHT: usize = 128;
/// Pictures of a clip; half of them, where two make one.
const PICTURES: u64 = 9;

/// A scratch file that goes with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("halogen-codecs-{}-{name}", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// What is needed to decode a clip.
struct Decoder(Programs);

impl Decoder {
    /// `None`, said aloud, where something is not installed.
    fn find() -> Option<Self> {
        if !Path::new(FFMPEG).exists() || !Path::new(&format!("{DRIVERS}/{DRIVER}_drv_video.so")).exists() {
            println!("UNPREP: ffmpeg or the VA-API driver {DRIVER} is not installed");
            return None;
        }
        Programs::find().inspect_err(|error| println!("{error}")).ok().map(Self)
    }

    /// A clip of so many pixels, encoded as the words say; its name ends as its container does.
    fn clip(&self, name: &str, [width, height]: [usize; 2], encoder: &str) -> Scratch {
        let clip = Scratch::new(name);
        // Motion in all directions, and detail.
        let source = format!("testsrc2=size={width}x{height}:rate=25,trim=end_frame={PICTURES}");
        let mut command = Command::new(FFMPEG);
        command.args(["-v", "error", "-y", "-f", "lavfi", "-i", &source]).args(encoder.split_whitespace());
        run(command.arg(&clip.0)).unwrap();
        clip
    }

    /// All pictures of a clip as ffmpeg's own decoder shows them, in NV12.
    fn software(&self, clip: &Scratch) -> Vec<u8> {
        let mut command = Command::new(FFMPEG);
        command.args(["-v", "error", "-i"]).arg(&clip.0);
        run(command.args(["-pix_fmt", "nv12", "-f", "rawvideo", "-"])).unwrap().stdout
    }

    /// The same through the driver, and the report.
    fn halogen(&self, device: &str, clip: &Scratch) -> (Vec<u8>, serde_json::Value) {
        let name = clip.0.file_name().unwrap().to_string_lossy().into_owned();
        let report = Scratch::new(&format!("{name}-{device}.json"));
        let mut command = Command::new("timeout");
        command.arg(LIMIT_SECONDS).arg(self.0.halogen().get_program());
        command
            .args(["run", "--device", device, "--report"])
            .arg(&report.0)
            .args(["--", FFMPEG, "-v", "error"]);
        command.args(["-hwaccel", "vaapi", "-hwaccel_device", "/dev/dri/renderD128"]);
        command.args(["-hwaccel_output_format", "vaapi", "-i"]).arg(&clip.0);
        command.args(["-vf", "hwdownload,format=nv12", "-f", "rawvideo", "-"]);
        command.env("LIBVA_DRIVER_NAME", DRIVER).env("LIBVA_DRIVERS_PATH", DRIVERS);
        let output = run(&mut command).unwrap();
        (output.stdout, serde_json::from_slice(&std::fs::read(&report.0).unwrap()).unwrap())
    }

    /// The clip is the same through the driver on each of these devices, and no finding names the codec's row, or a
    /// fault.
    fn expect(&self, devices: &[&str], row: &str, clip: &Scratch) {
        let expected = self.software(clip);
        for device in devices {
            let (mut found, report) = self.halogen(device, clip);
            let findings = report["findings"].as_array().unwrap();
            let [(_, pictures)] = report["pictures"].as_object().unwrap().iter().collect::<Vec<_>>()[..]
            else {
                panic!("{device}: pictures of one codec");
            };
            // VP8 has pictures that are not shown.
            assert!(pictures.as_u64() >= Some(PICTURES / 2), "{device}: {pictures} pictures");
            let told = |finding: &&serde_json::Value| {
                finding["kind"] == "gap" && finding["system"] == row
                    || finding["kind"] == "fault"
                    || finding["kind"] == "bug"
            };
            assert_eq!(findings.iter().find(told), None, "{device}");
            assert_eq!(found.len(), expected.len(), "{device}: the program went on to its end");
            // On a Broxton the driver looks at surfaces through the aperture, which does not undo tiling.
            if findings.iter().any(|finding| finding["system"] == "I915-GTT-MAP") {
                found = untiled(&found);
            }
            let differs = found.iter().zip(&expected).position(|(a, b)| a != b);
            assert_eq!(differs, None, "{device}: first byte of {}", clip.0.display());
        }
    }
}

/// Pictures of [`WIDTH`] and [`HEIGHT`] from bytes in Y tiles: 128 bytes by 32 rows, in columns of 16 bytes.
fn untiled(tiled: &[u8]) -> Vec<u8> {
    let rows = HEIGHT * 3 / 2;
    let mut out = vec![0; tiled.len()];
    for (from, to) in tiled.chunks(WIDTH * rows).zip(out.chunks_mut(WIDTH * rows)) {
        for (n, to) in to.iter_mut().enumerate() {
            let (x, y) = (n % WIDTH, n / WIDTH);
            let tile = y / 32 * (WIDTH / 128) + x / 128;
            *to = from[tile * 4096 + x % 128 / 16 * 512 + y % 32 * 16 + x % 16];
        }
    }
    out
}

const SIZE: [usize; 2] = [WIDTH, HEIGHT];
/// Neither whole macroblocks nor whole tiles.
const ODD: [usize; 2] = [182, 150];

#[test]
fn mpeg2_is_decoded_to_the_last_bit() {
    let Some(decoder) = Decoder::find() else { return };
    let clip = decoder.clip("m2.mpg", SIZE, "-c:v mpeg2video -bf 2 -g 7 -qscale:v 3");
    decoder.expect(&["bdw", "skl", "bxt"], "D52", &clip);
    let clip = decoder.clip("m2-odd.mpg", ODD, "-c:v mpeg2video -bf 1 -g 7 -qscale:v 9");
    decoder.expect(&["bdw", "skl"], "D52", &clip);
}

#[test]
fn interlaced_frames_of_mpeg2_are_decoded_to_the_last_bit() {
    let Some(decoder) = Decoder::find() else { return };
    let words = "-c:v mpeg2video -bf 2 -g 7 -flags +ilme+ildct -alternate_scan 1 -top 1 -intra_vlc 1 \
                 -non_linear_quant 1 -qmax 28 -qscale:v 4";
    let clip = decoder.clip("m2-fields.mpg", SIZE, words);
    decoder.expect(&["bdw", "skl", "bxt"], "D52", &clip);
}

#[test]
fn h264_of_the_baseline_is_decoded_to_the_last_bit() {
    let Some(decoder) = Decoder::find() else { return };
    let words = "-c:v libx264 -pix_fmt yuv420p -profile:v baseline -x264-params ref=3:slices=3";
    decoder.expect(&["bdw", "skl", "bxt"], "D51", &decoder.clip("baseline.mp4", SIZE, words));
}

#[test]
fn h264_in_codes_of_variable_length_is_decoded_to_the_last_bit() {
    let Some(decoder) = Decoder::find() else { return };
    let words = "-c:v libx264 -pix_fmt yuv420p -x264-params \
                 cabac=0:bframes=3:weightp=2:direct=temporal:b-pyramid=normal:8x8dct=1:partitions=all";
    decoder.expect(&["bdw", "skl", "bxt"], "D51", &decoder.clip("cavlc.mp4", SIZE, words));
}

#[test]
fn h264_in_arithmetic_codes_is_decoded_to_the_last_bit() {
    let Some(decoder) = Decoder::find() else { return };
    let words = "-c:v libx264 -pix_fmt yuv420p -x264-params \
                 bframes=3:ref=4:weightb=1:weightp=2:8x8dct=1:direct=spatial:partitions=all:cqm=jvt:slices=2";
    decoder.expect(&["bdw", "skl", "bxt"], "D51", &decoder.clip("cabac.mp4", SIZE, words));
    let words = "-vf fade=in:0:9 -c:v libx264 -pix_fmt yuv420p -x264-params \
                 bframes=2:weightp=2:constrained-intra=1:deblock=-2,3:chroma-qp-offset=5:crf=12";
    decoder.expect(&["bdw", "skl"], "D51", &decoder.clip("cabac-odd.mp4", ODD, words));
}

#[test]
fn frames_of_h264_with_macroblocks_of_fields_are_decoded_to_the_last_bit() {
    let Some(decoder) = Decoder::find() else { return };
    let encoder = "-vf tinterlace=interleave_top,noise=alls=9:allf=t:all_seed=1 -flags +ilme+ildct \
                   -c:v libx264 -pix_fmt yuv420p -x264-params interlaced=1:bframes=2";
    let words = format!("{encoder}:direct=spatial:8x8dct=1:ref=3:slices=2");
    decoder.expect(&["bdw", "skl", "bxt"], "D51", &decoder.clip("mbaff-cabac.mp4", SIZE, &words));
    let words = format!("{encoder}:cabac=0:direct=temporal:8x8dct=1");
    decoder.expect(&["bdw", "skl"], "D51", &decoder.clip("mbaff-cavlc.mp4", [182, 148], &words));
    let words = format!("{encoder}:bff=1:direct=temporal:weightb=1:partitions=all:crf=40");
    decoder.expect(&["bdw", "skl"], "D51", &decoder.clip("mbaff-odd.mp4", [182, 148], &words));
}

#[test]
fn vp8_is_decoded_to_the_last_bit() {
    let Some(decoder) = Decoder::find() else { return };
    let words = "-c:v libvpx -auto-alt-ref 1 -lag-in-frames 5 -slices 2 -b:v 400k";
    decoder.expect(&["bdw", "skl", "bxt"], "D55", &decoder.clip("vp8.webm", SIZE, words));
    let words = "-c:v libvpx -profile:v 1 -sharpness 3 -b:v 200k";
    decoder.expect(&["bdw", "skl"], "D55", &decoder.clip("vp8-odd.webm", ODD, words));
}
