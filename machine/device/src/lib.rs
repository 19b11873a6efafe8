//! The whole GPU: the only room that wires.
//!
//! [`Device`] owns what contexts share (kernel cache, EU thread state), [`HardwareContext`] what belongs to one context
//! (register file, pipeline state, URB). A submission builds the rooms around them ([`wiring`]) and runs the streamer.
//!
//! Deliberately absent: the hardware doors' rings and execution lists, threads of the host, any clock of its own.

mod budget;
mod device;
mod front;
mod kernels;
mod picture;
mod wiring;

pub use budget::THREAD_BUDGET_INSTRUCTIONS;
pub use device::{Clock, Device, DeviceOptions, EngineClass, HardwareContext, RenderTargetSeen, Submission};
pub use engine::SkippedWrite;
pub use picture::Pixels;
