//! End to end: Debian's anv on Halogen runs Vulkan compute programs; what they leave in memory is what the host computes.

use std::path::Path;
use std::process::Command;
use testkit::mesa::{Programs, run};

const DRIVER: &str = "/usr/share/vulkan/icd.d/intel_icd.x86_64.json";

/// A command that runs `vkscene` with anv on Halogen; `None`, said aloud, where that cannot be.
fn vkscene(device: &str) -> Option<Command> {
    if !Path::new(DRIVER).exists() {
        println!("UNPREP: Mesa's Vulkan drivers are not installed");
        return None;
    }
    let programs = Programs::find().inspect_err(|error| println!("{error}")).ok()?;
    let mut command = programs.halogen();
    command.args(["run", "--strict", "--device", device, "--"]).arg(programs.beside("vkscene"));
    command.env("VK_ICD_FILENAMES", DRIVER);
    Some(command)
}

#[test]
fn every_compute_scene_is_right_on_a_skylake() {
    let Some(mut command) = vkscene("skl") else { return };
    let output = run(command.arg("*")).unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let mut lines = text.lines();
    let device = lines.next().unwrap_or_default();
    assert!(device.contains("Intel") && device.contains("SKL"), "run by {device}");
    let right = lines.filter(|line| line.ends_with(": right")).count();
    let listed = run(Command::new(command.get_args().nth(4).unwrap()).arg("--list")).unwrap();
    assert_eq!(right, String::from_utf8_lossy(&listed.stdout).lines().count(), "{text}");
}
