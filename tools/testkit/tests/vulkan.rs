//! End to end: Debian's anv and hasvk on Halogen run Vulkan compute programs; what they leave in memory is what the host computes.

use std::path::Path;
use std::process::Command;
use testkit::mesa::{Programs, run};

/// Mesa's driver for Gen9 and the one for Gen7 and Gen8.
const ANV: &str = "/usr/share/vulkan/icd.d/intel_icd.x86_64.json";
const HASVK: &str = "/usr/share/vulkan/icd.d/intel_hasvk_icd.x86_64.json";

/// A command that runs `vkscene` with a driver on Halogen; `None`, said aloud, where that cannot be.
fn vkscene(device: &str, driver: &str) -> Option<Command> {
    if !Path::new(driver).exists() {
        println!("UNPREP: Mesa's Vulkan drivers are not installed");
        return None;
    }
    let programs = Programs::find().inspect_err(|error| println!("{error}")).ok()?;
    let mut command = programs.halogen();
    command.args(["run", "--strict", "--device", device, "--"]).arg(programs.beside("vkscene"));
    command.env("VK_ICD_FILENAMES", driver);
    Some(command)
}

/// Runs every scene and compares the number of those that are right with the number of those that are listed.
fn every_scene_is_right(device: &str, driver: &str, name: &str) {
    let Some(mut command) = vkscene(device, driver) else { return };
    let output = run(command.arg("*")).unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let mut lines = text.lines();
    let drawn_by = lines.next().unwrap_or_default();
    assert!(drawn_by.contains("Intel") && drawn_by.contains(name), "run by {drawn_by}");
    let right = lines.filter(|line| line.ends_with(": right")).count();
    let listed = run(Command::new(command.get_args().nth(5).unwrap()).arg("--list")).unwrap();
    assert_eq!(right, String::from_utf8_lossy(&listed.stdout).lines().count(), "{text}");
}

#[test]
fn every_compute_scene_is_right_on_a_skylake() {
    every_scene_is_right("skl", ANV, "SKL");
}

#[test]
fn every_compute_scene_is_right_on_a_broxton() {
    every_scene_is_right("bxt", ANV, "APL");
}

#[test]
fn every_compute_scene_is_right_on_a_broadwell() {
    every_scene_is_right("bdw", HASVK, "BDW");
}
