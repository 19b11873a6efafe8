//! Decoding through Intel's VA-API drivers: clips that ffmpeg encodes, every frame compared with its own decoder.
//!
//! Two runs, with and without execution: what passes although nothing is executed proves nothing.

use super::scoreboard::{self, Ending, Outcome, Results, Value};
use super::suite::{self, Ended, Options, Runner, Test};
use crate::{setup, tree};
use anyhow::{Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Options of a run.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    options: Options,
    /// Only clips whose name contains this: `iHD@h264@cabac-352x288`.
    #[arg(long, default_value = "")]
    only: String,
    /// Seconds a clip may take.
    #[arg(long, default_value_t = 120)]
    timeout_seconds: u64,
    /// Folder of clips and raw results; a run that is there already is continued.
    #[arg(long, default_value = "out/media")]
    results: PathBuf,
    /// Write the results as JUnit's XML, too.
    #[arg(long)]
    junit: Option<PathBuf>,
}

/// A kind of clips: codec, name, container, what ffmpeg encodes with, and the format in which frames are compared.
struct Kind {
    codec: &'static str,
    name: &'static str,
    container: &'static str,
    encoder: &'static str,
    format: &'static str,
    sizes: &'static [&'static str],
    frames: u32,
}

/// From the smallest to the largest, and sizes that are no whole macroblocks.
const ALL_SIZES: &[&str] = &[
    "16x16",
    "48x32",
    "64x48",
    "146x98",
    "182x150",
    "352x288",
    "720x576",
    "1280x720",
    "1920x1080",
    "1920x1088",
];
const SIZE: &[&str] = &["352x288"];
/// Two fields of whole macroblocks, and two that are none.
const FIELD_SIZES: &[&str] = &["64x64", "352x288", "182x148", "720x576", "1920x1080"];

const MPEG2: Kind =
    Kind { codec: "mpeg2", name: "", container: "mpg", encoder: "", format: "nv12", sizes: SIZE, frames: 10 };
const AVC: Kind = Kind { codec: "h264", container: "mp4", ..MPEG2 };
const VP8: Kind = Kind { codec: "vp8", container: "webm", ..MPEG2 };
const JPEG: Kind = Kind { codec: "jpeg", container: "avi", frames: 2, sizes: ALL_SIZES, ..MPEG2 };

const INTERLACE: &str = "-vf tinterlace=interleave_top -flags +ilme+ildct";

const KINDS: &[Kind] = &[
    Kind { name: "intra", encoder: "-c:v mpeg2video -g 1 -qscale:v 3", ..MPEG2 },
    Kind { name: "ip", encoder: "-c:v mpeg2video -bf 0 -g 12 -qscale:v 5", ..MPEG2 },
    Kind { name: "ipb", encoder: "-c:v mpeg2video -bf 2 -g 9 -qscale:v 4", sizes: ALL_SIZES, ..MPEG2 },
    Kind { name: "long", encoder: "-c:v mpeg2video -bf 2 -g 250 -qscale:v 8", frames: 60, ..MPEG2 },
    Kind { name: "coarse", encoder: "-c:v mpeg2video -bf 2 -g 9 -qscale:v 31 -dc 10", ..MPEG2 },
    Kind {
        name: "fields",
        encoder: "-c:v mpeg2video -bf 2 -g 9 -qscale:v 4 -flags +ilme+ildct -alternate_scan 1",
        sizes: FIELD_SIZES,
        ..MPEG2
    },
    Kind {
        name: "tables",
        encoder: "-c:v mpeg2video -bf 1 -flags +ilme+ildct -intra_vlc 1 -non_linear_quant 1 -qmax 28 -top 0 -qscale:v 6",
        ..MPEG2
    },
    Kind {
        name: "baseline",
        encoder: "-c:v libx264 -pix_fmt yuv420p -profile:v baseline -x264-params ref=3:slices=3",
        sizes: ALL_SIZES,
        ..AVC
    },
    Kind { name: "intra", encoder: "-c:v libx264 -pix_fmt yuv420p -g 1 -crf 18", ..AVC },
    Kind {
        name: "cavlc",
        encoder: "-c:v libx264 -pix_fmt yuv420p -x264-params cabac=0:bframes=3:direct=temporal:8x8dct=1:partitions=all",
        ..AVC
    },
    Kind {
        name: "cabac",
        encoder: "-c:v libx264 -pix_fmt yuv420p -x264-params bframes=3:ref=4:weightb=1:weightp=2:8x8dct=1:partitions=all",
        sizes: ALL_SIZES,
        ..AVC
    },
    Kind {
        name: "matrices",
        encoder: "-c:v libx264 -pix_fmt yuv420p -x264-params bframes=2:cqm=jvt:crf=14:chroma-qp-offset=6",
        ..AVC
    },
    Kind {
        name: "fade",
        encoder: "-vf fade=in:0:10 -c:v libx264 -pix_fmt yuv420p -x264-params bframes=2:weightp=2:weightb=1",
        ..AVC
    },
    Kind {
        name: "slices",
        encoder: "-c:v libx264 -pix_fmt yuv420p -x264-params slices=8:deblock=3,-3:bframes=2:constrained-intra=1",
        ..AVC
    },
    Kind {
        name: "references",
        encoder: "-c:v libx264 -pix_fmt yuv420p -x264-params ref=16:bframes=8:b-pyramid=normal:b-adapt=0",
        frames: 30,
        ..AVC
    },
    Kind { name: "long", encoder: "-c:v libx264 -pix_fmt yuv420p -g 250 -crf 30", frames: 60, ..AVC },
    Kind { name: "samples", encoder: "-c:v libx264 -pix_fmt yuv420p -qp 1", ..AVC },
    Kind {
        name: "fields-cabac",
        encoder: "-c:v libx264 -pix_fmt yuv420p -x264-params interlaced=1:bframes=3:8x8dct=1:slices=2",
        sizes: FIELD_SIZES,
        ..AVC
    },
    Kind {
        name: "fields-cavlc",
        encoder: "-c:v libx264 -pix_fmt yuv420p -x264-params interlaced=1:cabac=0:bframes=2:direct=temporal",
        sizes: FIELD_SIZES,
        ..AVC
    },
    Kind {
        name: "fields-bottom",
        encoder: "-c:v libx264 -pix_fmt yuv420p -x264-params bff=1:bframes=3:ref=5:direct=temporal:crf=38",
        ..AVC
    },
    Kind { name: "profile0", encoder: "-c:v libvpx -profile:v 0 -b:v 400k", sizes: ALL_SIZES, ..VP8 },
    Kind { name: "profile1", encoder: "-c:v libvpx -profile:v 1 -b:v 200k -sharpness 4", ..VP8 },
    Kind { name: "profile2", encoder: "-c:v libvpx -profile:v 2 -b:v 100k", ..VP8 },
    Kind { name: "profile3", encoder: "-c:v libvpx -profile:v 3 -b:v 300k", ..VP8 },
    Kind {
        name: "alternate",
        encoder: "-c:v libvpx -auto-alt-ref 1 -lag-in-frames 12 -slices 4 -b:v 300k",
        frames: 40,
        ..VP8
    },
    Kind { name: "420", encoder: "-c:v mjpeg -pix_fmt yuvj420p -q:v 3", ..JPEG },
    Kind { name: "422", encoder: "-c:v mjpeg -pix_fmt yuvj422p -q:v 3", format: "yuyv422", ..JPEG },
    Kind { name: "444", encoder: "-c:v mjpeg -pix_fmt yuvj444p -q:v 3", format: "yuv444p", ..JPEG },
];

/// The drivers that know a device.
fn drivers(device: &str) -> &'static [&'static str] {
    if device == "byt" { &["i965"] } else { &["iHD", "i965"] }
}

/// A clip on disk, and the hashes of its frames as ffmpeg's own decoder shows them.
struct Clip {
    name: String,
    file: PathBuf,
    format: &'static str,
    hashes: Vec<String>,
}

/// Runs everything and prints the comparison.
pub fn run(arguments: &Arguments) -> Result<()> {
    setup::install(&[setup::VIDEO])?;
    let halogen = suite::halogen(arguments.options.halogen.as_deref())?;
    let folder = tree::root().join(&arguments.results);
    let clips = clips(&folder.join("clips"))?;
    let device = arguments.options.device.as_str();
    let folder = folder.join(device);
    if arguments.options.fresh && folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let limit = Duration::from_secs(arguments.timeout_seconds);
    let mut tests = Vec::new();
    let mut expected = BTreeMap::new();
    for driver in drivers(device) {
        for clip in &clips {
            let name = format!("{driver}@{}", clip.name);
            let file = clip.file.to_string_lossy().into_owned();
            tests.push(Test {
                name: name.clone(),
                words: vec![driver.to_string(), file, clip.format.into()],
                limit,
            });
            expected.insert(name, &clip.hashes);
        }
    }
    tests.retain(|test| test.name.contains(&arguments.only));
    if tests.is_empty() {
        bail!("nothing has a name with '{}' in it", arguments.only);
    }
    let mut runs: BTreeMap<String, Results> = BTreeMap::new();
    for kind in ["halogen", "no-exec"] {
        let runner = Runner {
            title: format!("media, {kind}"),
            jobs: arguments.options.jobs,
            logs: Some(folder.join(format!("{kind}-logs"))),
            command: &|test| Ok(command(&halogen, device, kind == "no-exec", &test.words)),
            judge: &|test, ended| {
                judge(expected.get(&test.name).map_or(&[], |hashes| hashes.as_slice()), ended)
            },
        };
        runs.insert(kind.into(), runner.run(&tests, &folder.join(format!("{kind}.jsonl")))?);
    }
    let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
    if let (Some(file), Some(results)) = (&arguments.junit, runs.get("halogen")) {
        std::fs::write(file, junit(device, &names, results))?;
    }
    scoreboard::report("media", device, &names, 1, &runs, arguments.options.commit_scoreboard)
}

fn command(halogen: &Path, device: &str, is_idle: bool, words: &[String]) -> Command {
    let [driver, file, format] = words else { return Command::new("false") };
    let mut command = Command::new(halogen);
    command.args(["run", "--device", device]);
    if is_idle {
        command.arg("--no-exec");
    }
    command.args([
        "--",
        "ffmpeg",
        "-v",
        "error",
        "-hwaccel",
        "vaapi",
        "-hwaccel_device",
        "/dev/dri/renderD128",
    ]);
    command.args(["-hwaccel_output_format", "vaapi", "-i", file, "-vsync", "0"]);
    command.args(["-vf", &format!("hwdownload,format={format}"), "-f", "framemd5", "-"]);
    command.env("LIBVA_DRIVER_NAME", driver);
    command
}

/// Encodes what is not there yet, and asks ffmpeg what it shows.
fn clips(folder: &Path) -> Result<Vec<Clip>> {
    std::fs::create_dir_all(folder)?;
    let mut clips = Vec::new();
    for kind in KINDS {
        for size in kind.sizes {
            let name = format!("{}@{}-{size}", kind.codec, kind.name);
            let file = folder.join(format!("{}-{}-{size}.{}", kind.codec, kind.name, kind.container));
            if !file.exists() {
                let frames = if size.starts_with("1920") { kind.frames.min(6) } else { kind.frames };
                let source = format!("testsrc2=size={size}:rate=25,noise=alls=6:allf=t:all_seed=3");
                let fields =
                    if kind.name.starts_with("fields") && kind.codec == "h264" { INTERLACE } else { "" };
                let mut encode = Command::new("ffmpeg");
                encode.args(["-v", "error", "-y", "-f", "lavfi", "-i", &source]);
                encode.args(fields.split_whitespace()).args(kind.encoder.split_whitespace());
                let part = file.with_extension(format!("part.{}", kind.container));
                encode.args(["-frames:v", &frames.to_string()]).arg(&part);
                tree::must(&mut encode)?;
                std::fs::rename(part, &file)?;
            }
            let mut decode = Command::new("ffmpeg");
            decode.args(["-v", "error", "-i"]).arg(&file);
            if kind.codec == "jpeg" {
                // Samples of JPEG use their whole range, which only the name of the format says.
                decode.args(["-vf", "scale=in_range=full:out_range=full"]);
            }
            let output =
                decode.args(["-vsync", "0", "-pix_fmt", kind.format, "-f", "framemd5", "-"]).output()?;
            let hashes = hashes(&String::from_utf8_lossy(&output.stdout));
            if hashes.is_empty() {
                bail!("ffmpeg cannot decode {}", file.display());
            }
            clips.push(Clip { name, file, format: kind.format, hashes });
        }
    }
    Ok(clips)
}

/// The last column of each line that is no comment.
fn hashes(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.rsplit(',').next()).map(|hash| hash.trim().to_string()).collect()
}

fn judge(expected: &[String], ended: &Ended) -> Outcome {
    let found = hashes(&ended.output);
    let differ = expected.iter().zip(&found).filter(|(a, b)| a != b).count();
    let why = match (found.len(), differ) {
        (0, _) => ended.errors.lines().next().unwrap_or("no frame").chars().take(160).collect(),
        (n, _) if n != expected.len() => format!("{n} of {} frames", expected.len()),
        (_, 0) => String::new(),
        (n, differ) => format!("{differ} of {n} frames differ"),
    };
    if found.is_empty() && ended.errors.contains("Failed to upload decode parameters") {
        let why = "the driver refuses the clip".to_string();
        return Outcome { why, ..Outcome::new(Value::Na, Ending::of(ended.code)) };
    }
    let value = if why.is_empty() && ended.code == Some(0) { Value::Pass } else { Value::Fail };
    Outcome { why, ..Outcome::new(value, Ending::of(ended.code)) }
}

/// The results as JUnit's XML: one suite, a case for each clip.
fn junit(device: &str, names: &[&str], results: &Results) -> String {
    let escape = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
    let mut cases = String::new();
    let mut failures = 0;
    for name in names {
        let Some(outcome) = results.get(*name) else { continue };
        let (class, case) = name.rsplit_once('@').unwrap_or(("", name));
        cases +=
            &format!("  <testcase classname=\"{class}\" name=\"{case}\" time=\"{:.2}\"", outcome.seconds);
        if outcome.value == Value::Pass {
            cases += "/>\n";
        } else {
            failures += 1;
            cases += &format!("><failure message=\"{}\"/></testcase>\n", escape(&outcome.why));
        }
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuite name=\"media-{device}\" tests=\"{}\" failures=\"{failures}\">\n{cases}</testsuite>\n",
        names.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAMES: &str = "#format: frame checksums\n0, 0, 0, 1, 6, aa\n0, 1, 1, 1, 6, bb\n";

    fn outcome(expected: &[&str], code: i32) -> Outcome {
        let expected: Vec<String> = expected.iter().map(|hash| hash.to_string()).collect();
        judge(&expected, &Ended { output: FRAMES.into(), errors: String::new(), code: Some(code) })
    }

    #[test]
    fn a_clip_passes_when_all_frames_are_there_and_the_same() {
        assert_eq!(outcome(&["aa", "bb"], 0).value, Value::Pass);
        assert_eq!(outcome(&["aa", "bb"], 1).value, Value::Fail);
        let other = outcome(&["aa", "cc"], 0);
        assert_eq!((other.value, other.why.as_str()), (Value::Fail, "1 of 2 frames differ"));
        assert_eq!(outcome(&["aa", "bb", "cc"], 0).why, "2 of 3 frames");
    }

    #[test]
    fn what_a_driver_refuses_does_not_apply() {
        let errors = "[mjpeg] Failed to upload decode parameters: 18 (invalid parameter).".to_string();
        let ended = Ended { output: String::new(), errors, code: Some(1) };
        assert_eq!(judge(&["aa".into()], &ended).value, Value::Na);
    }

    #[test]
    fn clips_have_names_of_their_own() {
        let names: Vec<String> = KINDS
            .iter()
            .flat_map(|kind| {
                kind.sizes.iter().map(move |size| format!("{}@{}-{size}", kind.codec, kind.name))
            })
            .collect();
        let mut sorted = names.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), names.len());
    }

    #[test]
    fn junit_names_what_failed_and_why() {
        let mut results = Results::new();
        results.insert("iHD@h264@a".into(), Outcome::new(Value::Pass, Ending::Normal));
        let failed = Outcome { why: "1 < 2".into(), ..Outcome::new(Value::Fail, Ending::Normal) };
        results.insert("iHD@h264@b".into(), failed);
        let text = junit("skl", &["iHD@h264@a", "iHD@h264@b"], &results);
        assert!(text.contains("tests=\"2\" failures=\"1\""), "{text}");
        assert!(text.contains("classname=\"iHD@h264\" name=\"a\" time=\"0.00\"/>"), "{text}");
        assert!(text.contains("<failure message=\"1 &lt; 2\"/>"), "{text}");
    }
}
