//! The device behind the door: what a submission needs of it, and nothing else.

use crate::context::EngineClass;
use crate::options::Options;
use bits::GraphicsAddress;
use device::{Device, DeviceOptions, Execution, Interrupt, Submission, THREAD_BUDGET_INSTRUCTIONS};
use memory::AddressSpace;
use probe::{Findings, Stop};
use rustix::time::{ClockId, clock_gettime};
use std::sync::Arc;
use std::time::Duration;

pub use device::{Pixels, SkippedWrite};

/// The device.
pub struct Gpu {
    device: Device,
    /// A device that executes nothing, to learn what a faulted batch did not get to; made when first needed.
    scout: Option<Device>,
    contexts: u32,
}

/// What belongs to one context on one engine.
pub struct HardwareContext {
    state: device::HardwareContext,
    /// Post-sync writes that faults kept from happening.
    lost_writes: Vec<SkippedWrite>,
    /// A number that no other context of this process has.
    pub number: u32,
}

impl HardwareContext {
    /// Takes the list of post-sync writes that were skipped, because nothing is executed or because of a fault.
    pub fn take_skipped_writes(&mut self) -> Vec<SkippedWrite> {
        let mut writes = self.state.take_skipped_writes();
        writes.append(&mut self.lost_writes);
        writes
    }
}

/// The host's monotonic clock.
pub fn monotonic_time() -> Duration {
    let now = clock_gettime(ClockId::Monotonic);
    Duration::new(now.tv_sec.try_into().unwrap_or(0), now.tv_nsec.try_into().unwrap_or(0))
}

/// What this process has used of its processors.
pub fn processor_time() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec.try_into().unwrap_or(0), now.tv_nsec.try_into().unwrap_or(0))
}

/// The monotonic clock in nanoseconds.
fn clock() -> u64 {
    monotonic_time().as_nanos() as u64
}

/// The clock of a recording: it stands still.
fn still_clock() -> u64 {
    0
}

/// The clock of a device that does what the options ask.
pub fn clock_of(options: &Options) -> device::Clock {
    if options.record.is_some() { still_clock } else { clock }
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
    pub fn new(
        platform: &'static hw::Platform,
        options: &Options,
        findings: Arc<Findings>,
        interrupt: Interrupt,
    ) -> Self {
        let host_threads = options.host_threads();
        let options = DeviceOptions {
            execution: match (options.no_exec, options.no_launch) {
                (true, _) => Execution::Nothing,
                (false, true) => Execution::Commands,
                (false, false) => Execution::All,
            },
            clock: clock_of(options),
            thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS.saturating_mul(options.patience.into()),
        };
        let mut device = Device::new(platform, options, findings);
        device.set_host_threads(host_threads);
        device.set_interrupt(interrupt);
        Self { device, scout: None, contexts: 0 }
    }

    /// A fresh context of one engine.
    pub fn create_context(&mut self) -> HardwareContext {
        self.contexts = self.contexts.wrapping_add(1);
        HardwareContext {
            state: self.device.create_context(),
            lost_writes: Vec::new(),
            number: self.contexts,
        }
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
        let outcome = self.device.submit(&mut context.state, space, submission);
        if matches!(outcome, Err(Stop::Fault(_))) {
            context.lost_writes = self.writes_of(space, submission);
        }
        outcome
    }

    /// The post-sync writes of a batch. Those that happened before a fault are among them: whoever asks compares with
    /// memory.
    fn writes_of(&mut self, space: &AddressSpace, submission: Submission) -> Vec<SkippedWrite> {
        let platform = self.device.platform();
        let scout = self.scout.get_or_insert_with(|| {
            let options = DeviceOptions {
                execution: Execution::Nothing,
                clock: still_clock,
                thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
            };
            Device::new(platform, options, Arc::new(Findings::new(false)))
        });
        let mut context = scout.create_context();
        // It may fault in the same place; what it met until then is what counts.
        let _ = scout.submit(&mut context, space, submission);
        context.take_skipped_writes()
    }

    /// What the colour target of the last draw shows; `None` when nothing was drawn since this was last asked.
    pub fn take_picture(&self, context: &mut HardwareContext, space: &AddressSpace) -> Option<Pixels> {
        let seen = self.device.take_render_target(&mut context.state)?;
        self.device.picture(&seen, space)
    }
}
