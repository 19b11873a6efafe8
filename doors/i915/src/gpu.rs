//! The device behind the door: what a submission needs of it, and nothing else.

use crate::context::EngineClass;
use bits::GraphicsAddress;
use memory::AddressSpace;
use probe::{Findings, Stop};
use std::sync::Arc;
use std::time::Instant;

/// State that the device keeps for one engine slot of one context.
pub struct HardwareContext;

/// The device.
pub struct Gpu {
    platform: &'static hw::Platform,
    started: Instant,
    _findings: Arc<Findings>,
}

impl Gpu {
    /// A device of a platform; with `no_exec` submissions are taken and nothing is executed.
    pub fn new(platform: &'static hw::Platform, _no_exec: bool, findings: Arc<Findings>) -> Self {
        Self { platform, started: Instant::now(), _findings: findings }
    }

    /// A fresh context of one engine.
    pub fn create_context(&self) -> HardwareContext {
        HardwareContext
    }

    /// Executes a batch to its end.
    ///
    /// # Errors
    /// Why the device stopped before the end of the batch.
    pub fn submit(
        &mut self,
        _context: &mut HardwareContext,
        _space: &AddressSpace,
        _engine: EngineClass,
        _batch: GraphicsAddress,
        _batch_bytes: u64,
    ) -> Result<(), Stop> {
        Ok(())
    }

    /// The command streamer's timestamp in its own ticks.
    pub fn timestamp(&self) -> u64 {
        let elapsed = self.started.elapsed().as_nanos();
        (elapsed * u128::from(self.platform.timestamp_hz as u64) / 1_000_000_000) as u64
    }
}
