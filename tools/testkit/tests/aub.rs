//! End to end: AUB files of Debian's iris, recorded here, and of Intel's OpenCL driver, written by itself.

use std::path::{Path, PathBuf};
use std::process::Command;
use testkit::mesa::{Programs, run};

fn programs() -> Option<Programs> {
    match Programs::find() {
        Ok(programs) => Some(programs),
        Err(error) => {
            println!("{error}");
            None
        }
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

/// The report of a replay.
fn replay(programs: &Programs, file: &Path, more: &[&str]) -> serde_json::Value {
    let output = run(programs.halogen().arg("replay").arg(file).arg("--json").args(more)).unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn an_aub_recording_of_iris_replays_to_equal_memory_twice() {
    let Some(programs) = programs() else { return };
    let file = folder().join("triangle.aub");
    let mut record = programs.halogen();
    record.args(["run", "--record"]).arg(&file).arg("--").arg(programs.beside("glscene"));
    run(record.arg("basic/triangle").arg(folder().join("triangle-aub.png"))).unwrap();
    let first = replay(&programs, &file, &[]);
    let submissions = first["submissions"].as_array().unwrap();
    assert!(!submissions.is_empty());
    for submission in submissions {
        assert_eq!(submission["expected"], submission["got"], "{submission}");
        assert!(submission["expected"].is_string() && submission["stop"].is_null(), "{submission}");
    }
    // The second time, against what the first one came to.
    let report = folder().join("triangle-aub.json");
    std::fs::write(&report, first.to_string()).unwrap();
    let second = replay(&programs, &file, &["--expect", report.to_str().unwrap()]);
    assert_eq!(first["regions"], second["regions"]);

    let decoded = run(programs.halogen().arg("decode").arg(&file)).unwrap();
    let text = String::from_utf8_lossy(&decoded.stdout);
    for part in
        ["3DPRIMITIVE", "stage VS", "stage PS", "RENDER_SURFACE_STATE", "BLEND_STATE", "send(", "texels"]
    {
        assert!(text.contains(part), "{part} is missing");
    }
    let decoded = run(programs.halogen().arg("decode").arg("--json").arg(&file)).unwrap();
    let json: serde_json::Value = serde_json::from_slice(&decoded.stdout).unwrap();
    assert_eq!(json["submissions"].as_array().map(Vec::len), Some(submissions.len()));

    // A file that is cut short is refused with the place, by both commands.
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&file, &bytes[..bytes.len() - 10]).unwrap();
    for command in ["replay", "decode"] {
        let output = programs.halogen().arg(command).arg(&file).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.code() == Some(125) && errors.contains("damaged at byte"),
            "{command}: {errors}"
        );
    }
}

#[test]
fn a_recording_of_trace_blocks_replays_to_equal_memory() {
    let Some(programs) = programs() else { return };
    if !Path::new("/usr/lib/x86_64-linux-gnu/dri/crocus_dri.so").exists() {
        println!("UNPREP: Mesa's crocus driver is not installed");
        return;
    }
    let file = folder().join("triangle-byt.aub");
    let mut record = programs.halogen();
    // The scene asks for more than the driver offers on this device, and needs none of it.
    record.env("MESA_GLES_VERSION_OVERRIDE", "3.1");
    record.args(["run", "--device", "byt", "--record"]).arg(&file).arg("--").arg(programs.beside("glscene"));
    run(record.arg("basic/triangle").arg(folder().join("triangle-byt.png"))).unwrap();
    let report = replay(&programs, &file, &[]);
    assert!(report["device"] == "byt" && report["equal"] == true, "{report}");
    assert!(!report["submissions"].as_array().unwrap().is_empty());
}

/// The numbers that the vector-add scene of `clscene` starts from.
struct Numbers(u64);

impl Numbers {
    fn draw(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn floats(&mut self, range: f32) -> Vec<f32> {
        (0..4096).map(|_| ((self.draw() >> 40) as f32 / (1 << 23) as f32 - 1.0) * range).collect()
    }
}

#[test]
fn a_file_of_intels_opencl_driver_computes_its_sums_on_every_device_twice() {
    let Some(programs) = programs() else { return };
    let client = programs.beside("clscene");
    if !client.exists() || !Path::new("/etc/OpenCL/vendors/intel.icd").exists() {
        println!("UNPREP: Intel's OpenCL driver or clscene is not there");
        return;
    }
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    let (a, b) = (numbers.floats(100.0), numbers.floats(1.0));
    let sums: Vec<u8> = a.iter().zip(&b).flat_map(|(a, b)| (a + b).to_le_bytes()).collect();
    for device in ["skl", "bdw", "bxt"] {
        let file = folder().join(format!("neo-{device}.aub"));
        let _ = std::fs::remove_file(&file);
        let mut write = Command::new(&client);
        write.arg("launch/vector-add").env("NEOReadDebugKeys", "1").env("SetCommandStreamReceiver", "1");
        write.env("ProductFamilyOverride", device).env("AUBDumpCaptureFileName", &file);
        write.env("OCL_ICD_VENDORS", "/etc/OpenCL/vendors/intel.icd");
        // Nothing is executed while it is written, so that the client finds its sums wrong.
        write.output().unwrap();
        if !file.exists() {
            println!("UNPREP: the OpenCL driver wrote no AUB file");
            return;
        }
        let memory = folder().join(format!("neo-{device}"));
        let _ = std::fs::remove_dir_all(&memory);
        let first = replay(&programs, &file, &["--dump", memory.to_str().unwrap()]);
        assert_eq!(first["device"], device);
        let submissions = first["submissions"].as_array().unwrap();
        assert!(!submissions.is_empty() && submissions.iter().all(|step| step["stop"].is_null()), "{first}");
        let found = std::fs::read_dir(&memory).unwrap().any(|file| {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            bytes.windows(sums.len()).step_by(64).any(|part| part == sums)
        });
        assert!(found, "the sums are nowhere in memory on {device}: {first}");
        assert_eq!(first["regions"], replay(&programs, &file, &[])["regions"], "{device}");
        let decoded = run(programs.halogen().arg("decode").arg(&file)).unwrap();
        let text = String::from_utf8_lossy(&decoded.stdout);
        for part in ["GPGPU_WALKER", "INTERFACE_DESCRIPTOR_DATA", "add(16)", "EOT"] {
            assert!(text.contains(part), "{part} is missing on {device}");
        }
    }
}
