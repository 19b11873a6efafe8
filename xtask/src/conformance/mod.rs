//! Conformance suites: run, subtract the no-execution baseline, keep a dated scoreboard.

mod isa;
mod media;
mod opencl;
mod piglit;
mod python;
mod scoreboard;
mod suite;
mod vulkan;

pub use scoreboard::today;

use anyhow::Result;
use clap::Subcommand;

/// Conformance runs.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    suite: Suite,
}

#[derive(Subcommand)]
enum Suite {
    /// Debian's piglit on the gbm platform.
    Piglit(piglit::Arguments),
    /// OpenCL programs and pyopencl's tests on Intel's own driver.
    Opencl(opencl::Arguments),
    /// vulkaninfo, compute scenes and wgpu programs on Mesa's Vulkan drivers.
    Vulkan(vulkan::Arguments),
    /// Clips that ffmpeg encodes, through Intel's VA-API drivers.
    Media(media::Arguments),
    /// Mesa's assembler vectors and the kernels of real drivers, through the instruction set and back.
    Isa(isa::Arguments),
}

/// Runs one suite.
pub fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.suite {
        Suite::Piglit(arguments) => piglit::run(arguments),
        Suite::Opencl(arguments) => opencl::run(arguments),
        Suite::Vulkan(arguments) => vulkan::run(arguments),
        Suite::Media(arguments) => media::run(arguments),
        Suite::Isa(arguments) => isa::run(arguments),
    }
}
