//! Intel's OpenCL driver through the simulator socket, end to end, with nothing preloaded.
//!
//! Needs the release programs (`cargo xtask test` names them) and the driver; where they are absent the test prints
//! UNPREP and proves nothing.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use testkit::mesa::Programs;

const DRIVER: &str = "/usr/lib/x86_64-linux-gnu/intel-opencl/libigdrcl.so";
/// What stands for the rest: groups, local memory, images, atomics, widths of numbers, divergence, time stamps, printf.
const SCENES: [&str; 9] = [
    "launch/vector-add",
    "groups/reduce",
    "groups/matrix-multiply",
    "atomics/global-32",
    "types/8-bit",
    "types/64-bit",
    "control/divergence",
    "queues/durations",
    "queues/printf",
];

/// A server that ends with the test.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_opencl_driver_computes_through_the_simulator_socket_on_three_devices() {
    let programs = match Programs::find() {
        Ok(programs) if Path::new(DRIVER).exists() && programs.beside("clscene").exists() => programs,
        Ok(_) => return println!("UNPREP: Intel's OpenCL driver or clscene is not there"),
        Err(unprepared) => return println!("{unprepared}"),
    };
    for (device, images) in [("skl", "images/shapes"), ("bdw", "images/nearest"), ("bxt", "images/shapes")] {
        let mut command = programs.halogen();
        command.args(["tbx", "--device", device, "--listen", "127.0.0.1:0"]).stderr(Stdio::piped());
        let mut server = Served(command.spawn().unwrap());
        let mut said = BufReader::new(server.0.stderr.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let port = line.trim().rsplit(':').next().unwrap().to_owned();
        let output = Command::new(programs.beside("clscene"))
            .args(SCENES)
            .arg(images)
            .envs([("NEOReadDebugKeys", "1"), ("SetCommandStreamReceiver", "2"), ("TbxPort", &port)])
            .env("ProductFamilyOverride", device)
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{device}: {text}\n{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(text.matches("PASS").count(), SCENES.len() + 1, "{device}: {text}");
        let process = rustix::process::Pid::from_child(&server.0);
        rustix::process::kill_process(process, rustix::process::Signal::TERM).unwrap();
        let mut rest = String::new();
        said.read_to_string(&mut rest).unwrap();
        assert!(server.0.wait().unwrap().success(), "{device}: {rest}");
        assert!(rest.contains(&format!("halogen: {device}, ")), "the summary: {rest}");
        assert!(!rest.contains("Faults") && !rest.contains("Bugs"), "{device}: {rest}");
    }
}
