//! Installing what a task needs through Debian's package manager.

use crate::tree;
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;

/// A package and a file by which its presence is known.
pub struct Package {
    /// Name for the package manager.
    pub name: &'static str,
    /// One of these files exists when it is installed.
    pub evidence: &'static [&'static str],
}

/// Mesa's GL drivers and their loaders: what every end-to-end test needs.
pub const MESA: &[Package] = &[
    Package { name: "libgl1-mesa-dri", evidence: &["/usr/lib/x86_64-linux-gnu/dri/iris_dri.so"] },
    Package { name: "libegl1", evidence: &["/usr/lib/x86_64-linux-gnu/libEGL.so.1"] },
    Package { name: "libegl-mesa0", evidence: &["/usr/lib/x86_64-linux-gnu/libEGL_mesa.so.0"] },
    Package { name: "libgles2", evidence: &["/usr/lib/x86_64-linux-gnu/libGLESv2.so.2"] },
    Package { name: "libgbm1", evidence: &["/usr/lib/x86_64-linux-gnu/libgbm.so.1"] },
];

/// Mesa's Vulkan drivers and their loader.
pub const VULKAN: &[Package] = &[
    Package { name: "mesa-vulkan-drivers", evidence: &["/usr/lib/x86_64-linux-gnu/libvulkan_intel.so"] },
    Package { name: "libvulkan1", evidence: &["/usr/lib/x86_64-linux-gnu/libvulkan.so.1"] },
];

/// Vulkan's own report of what there is.
pub const VULKAN_TOOLS: &[Package] = &[Package { name: "vulkan-tools", evidence: &["/usr/bin/vulkaninfo"] }];

/// Intel's own OpenCL driver and its loader.
pub const OPENCL: &[Package] = &[
    Package { name: "intel-opencl-icd", evidence: &["/etc/OpenCL/vendors/intel.icd"] },
    Package { name: "ocl-icd-libopencl1", evidence: &["/usr/lib/x86_64-linux-gnu/libOpenCL.so.1"] },
];

/// OpenCL on the processor.
pub const POCL: &[Package] =
    &[Package { name: "pocl-opencl-icd", evidence: &["/etc/OpenCL/vendors/pocl.icd"] }];

/// Intel's VA-API drivers, and a program that uses them.
pub const VIDEO: &[Package] = &[
    Package { name: "intel-media-va-driver", evidence: &["/usr/lib/x86_64-linux-gnu/dri/iHD_drv_video.so"] },
    Package { name: "i965-va-driver", evidence: &["/usr/lib/x86_64-linux-gnu/dri/i965_drv_video.so"] },
    Package { name: "ffmpeg", evidence: &["/usr/bin/ffmpeg"] },
];

/// OpenCL programs of the conformance run.
pub const OPENCL_PROGRAMS: &[Package] = &[
    Package { name: "clinfo", evidence: &["/usr/bin/clinfo"] },
    Package { name: "clpeak", evidence: &["/usr/bin/clpeak"] },
    Package { name: "hashcat", evidence: &["/usr/bin/hashcat"] },
    Package { name: "darktable", evidence: &["/usr/bin/darktable-cltest"] },
];

/// Python with what makes virtual environments.
pub const PYTHON: &[Package] = &[
    Package { name: "python3", evidence: &["/usr/bin/python3"] },
    Package {
        name: "python3-venv",
        evidence: &["/usr/lib/python3.11/ensurepip", "/usr/share/doc/python3-venv"],
    },
];

/// What the demonstration adds.
pub const DEMO: &[Package] = &[
    Package { name: "weston", evidence: &["/usr/bin/weston"] },
    Package { name: "glmark2-es2-wayland", evidence: &["/usr/bin/glmark2-es2-wayland"] },
    Package { name: "glmark2-data", evidence: &["/usr/share/glmark2/models"] },
];

/// What the piglit suite adds.
pub const PIGLIT: &[Package] = &[Package { name: "piglit", evidence: &["/usr/bin/piglit"] }];

/// What libFuzzer, which is C++, is built with.
pub const FUZZ: &[Package] = &[Package { name: "g++", evidence: &["/usr/bin/g++", "/usr/bin/c++"] }];

/// This task runs as root.
pub fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

fn missing(packages: &[&'static [Package]]) -> Vec<&'static str> {
    let here = |package: &&Package| !package.evidence.iter().any(|file| Path::new(file).exists());
    packages.iter().flat_map(|list| list.iter()).filter(here).map(|package| package.name).collect()
}

/// Installs the packages that are not there, saying so.
///
/// # Errors
/// When packages are missing and cannot be installed; the message is the command that a person would run.
pub fn install(packages: &[&'static [Package]]) -> Result<()> {
    let names = missing(packages);
    if names.is_empty() {
        return Ok(());
    }
    let by_hand = format!("apt-get install --no-install-recommends {}", names.join(" "));
    eprintln!("installing: {}", names.join(" "));
    let root = is_root();
    let apt = |arguments: &[&str]| -> Result<()> {
        let mut command = if root { Command::new("apt-get") } else { Command::new("sudo") };
        if !root {
            command.args(["-n", "apt-get"]);
        }
        command.env("DEBIAN_FRONTEND", "noninteractive").stdout(std::process::Stdio::null());
        tree::must(command.args(arguments))
    };
    let done = apt(&["update", "-qq"]).and_then(|()| {
        let mut arguments = vec!["install", "-y", "-qq", "--no-install-recommends"];
        arguments.extend(&names);
        apt(&arguments)
    });
    if let Err(error) = done {
        bail!("{error}\nsome packages are missing and could not be installed; run as root: {by_hand}");
    }
    Ok(())
}
