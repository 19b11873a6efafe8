//! End to end: Intel's own OpenCL on Halogen runs programs whose results are compared with the host's.

use std::path::Path;
use std::process::Command;
use testkit::mesa::{Programs, run};

const DRIVER: &str = "/etc/OpenCL/vendors/intel.icd";

/// A command that runs `clscene` with Intel's driver on Halogen; `None`, said aloud, where that cannot be.
fn clscene(device: &str) -> Option<Command> {
    if !Path::new(DRIVER).exists() {
        println!("UNPREP: Intel's OpenCL driver is not installed");
        return None;
    }
    let programs = Programs::find().inspect_err(|error| println!("{error}")).ok()?;
    let mut command = programs.halogen();
    command.args(["run", "--strict", "--device", device, "--"]).arg(programs.beside("clscene"));
    command.env("OCL_ICD_VENDORS", DRIVER);
    Some(command)
}

/// Runs scenes on a device and expects that many to be right.
fn expect(device: &str, scenes: &[&str], right: usize) {
    let Some(mut command) = clscene(device) else { return };
    let output = run(command.args(scenes)).unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text.lines().filter(|line| line.starts_with("PASS ")).count(), right, "{text}");
}

#[test]
fn groups_of_every_size_and_width_are_right_on_a_skylake() {
    expect("skl", &["launch/part-group", "launch/part-group-3d", "launch/offset", "launch/simd-widths"], 4);
}

#[test]
fn control_flow_and_scratch_are_right_on_a_skylake() {
    expect("skl", &["control/switch", "control/calls", "control/private-array", "control/spilling"], 4);
}

#[test]
fn barriers_and_shared_local_memory_are_right_on_a_skylake() {
    expect("skl", &["groups/reduce", "groups/local-64k", "groups/barriers-in-loops", "atomics/local-32"], 4);
}

#[test]
fn numbers_of_all_widths_are_right_on_a_skylake() {
    expect("skl", &["types/8-bit", "types/64-bit", "types/half", "atomics/global-64"], 4);
}

#[test]
fn images_are_right_on_a_skylake() {
    expect("skl", &["images/shapes", "images/buffer", "images/queries", "images/transfers"], 4);
}

#[test]
fn host_and_device_see_what_the_other_writes_on_a_skylake() {
    expect("skl", &["memory/host-pointer", "memory/svm-coarse", "memory/svm-pointers", "memory/large"], 4);
}

#[test]
fn queues_threads_and_printf_are_right_on_a_skylake() {
    expect("skl", &["queues/time-stamps", "queues/user-event", "queues/printf"], 3);
}

#[test]
fn a_broadwell_and_a_broxton_add_reduce_and_print() {
    for device in ["bdw", "bxt"] {
        expect(device, &["launch/vector-add", "groups/reduce", "queues/printf"], 3);
    }
}
