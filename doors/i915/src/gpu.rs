//! The device behind the door: what a submission needs of it, and nothing else.

use crate::context::EngineClass;
use bits::GraphicsAddress;
use device::{Device, DeviceOptions, Submission, THREAD_BUDGET_INSTRUCTIONS};
use memory::AddressSpace;
use probe::{Findings, Stop};
use rustix::time::{ClockId, clock_gettime};
use std::sync::Arc;

pub use device::{HardwareContext, Pixels, SkippedWrite};

/// The device.
pub struct Gpu {
    device: Device,
}

/// The host's clock in nanoseconds.
fn clock() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    (now.tv_sec as u64).wrapping_mul(1_000_000_000).wrapping_add(now.tv_nsec as u64)
}

impl Gpu {
    /// A device of a platform; with `no_exec` submissions are taken and nothing is executed.
    pub fn new(platform: &'static hw::Platform, no_exec: bool, findings: Arc<Findings>) -> Self {
        let thread_budget_instructions = THREAD_BUDGET_INSTRUCTIONS;
        let options = DeviceOptions { no_exec, clock, thread_budget_instructions };
        Self { device: Device::new(platform, options, findings) }
    }

    /// A fresh context of one engine.
    pub fn create_context(&self) -> HardwareContext {
        self.device.create_context()
    }

    /// Executes a batch to its end.
    ///
    /// # Errors
    /// Why the device stopped before the end of the batch; it is recorded already.
    pub fn submit(
        &mut self,
        context: &mut HardwareContext,
        space: &AddressSpace,
        engine: EngineClass,
        batch: GraphicsAddress,
        batch_bytes: u64,
    ) -> Result<(), Stop> {
        let engine = match engine {
            EngineClass::Render => device::EngineClass::Render,
            EngineClass::Copy => device::EngineClass::Copy,
            EngineClass::Video => device::EngineClass::Video,
            EngineClass::VideoEnhance => device::EngineClass::VideoEnhance,
            EngineClass::Compute => device::EngineClass::Compute,
        };
        self.device.submit(context, space, Submission { engine, batch, batch_bytes })
    }

    /// What the colour target of the last draw shows; `None` when nothing was drawn since this was last asked.
    pub fn take_picture(&self, context: &mut HardwareContext, space: &AddressSpace) -> Option<Pixels> {
        let seen = self.device.take_render_target(context)?;
        self.device.picture(&seen, space)
    }

    /// The command streamer's timestamp in its own ticks.
    pub fn timestamp(&self) -> u64 {
        self.device.timestamp()
    }
}
