//! The device behind the door: what a submission needs of it, and nothing else.

use crate::context::EngineClass;
use crate::options::Options;
use bits::GraphicsAddress;
use device::{Device, DeviceOptions, Submission, THREAD_BUDGET_INSTRUCTIONS};
use memory::AddressSpace;
use probe::{Findings, Stop};
use rustix::time::{ClockId, clock_gettime};
use std::sync::Arc;

pub use device::{Pixels, SkippedWrite};

/// The device.
pub struct Gpu {
    device: Device,
    contexts: u32,
}

/// What belongs to one context on one engine.
pub struct HardwareContext {
    state: device::HardwareContext,
    /// A number that no other context of this process has.
    pub number: u32,
}

impl HardwareContext {
    /// Takes the list of post-sync writes that were skipped because nothing is executed.
    pub fn take_skipped_writes(&mut self) -> Vec<SkippedWrite> {
        self.state.take_skipped_writes()
    }
}

/// The host's clock in nanoseconds.
fn clock() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    (now.tv_sec as u64).wrapping_mul(1_000_000_000).wrapping_add(now.tv_nsec as u64)
}

/// The clock of a recording: it stands still.
fn still_clock() -> u64 {
    0
}

/// A submission for the device.
pub fn submission(engine: EngineClass, batch: GraphicsAddress, batch_bytes: u64) -> Submission {
    let engine = match engine {
        EngineClass::Render => device::EngineClass::Render,
        EngineClass::Copy => device::EngineClass::Copy,
        EngineClass::Video => device::EngineClass::Video,
        EngineClass::VideoEnhance => device::EngineClass::VideoEnhance,
        EngineClass::Compute => device::EngineClass::Compute,
    };
    Submission { engine, batch, batch_bytes }
}

impl Gpu {
    /// A device of a platform that does what the options ask.
    pub fn new(platform: &'static hw::Platform, options: &Options, findings: Arc<Findings>) -> Self {
        let options = DeviceOptions {
            no_exec: options.no_exec,
            clock: if options.record.is_some() { still_clock } else { clock },
            thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS.saturating_mul(options.patience.into()),
        };
        Self { device: Device::new(platform, options, findings), contexts: 0 }
    }

    /// A fresh context of one engine.
    pub fn create_context(&mut self) -> HardwareContext {
        self.contexts = self.contexts.wrapping_add(1);
        HardwareContext { state: self.device.create_context(), number: self.contexts }
    }

    /// Executes a batch to its end.
    ///
    /// # Errors
    /// Why the device stopped before the end of the batch; it is recorded already.
    pub fn submit(
        &mut self,
        context: &mut HardwareContext,
        space: &AddressSpace,
        submission: Submission,
    ) -> Result<(), Stop> {
        self.device.submit(&mut context.state, space, submission)
    }

    /// What the colour target of the last draw shows; `None` when nothing was drawn since this was last asked.
    pub fn take_picture(&self, context: &mut HardwareContext, space: &AddressSpace) -> Option<Pixels> {
        let seen = self.device.take_render_target(&mut context.state)?;
        self.device.picture(&seen, space)
    }

    /// The command streamer's timestamp in its own ticks.
    pub fn timestamp(&self) -> u64 {
        self.device.timestamp()
    }
}
