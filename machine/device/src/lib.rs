//! The whole GPU: the only room that wires.
//!
//! [`Device`] owns what contexts share (kernel cache, EU thread state), [`HardwareContext`] what belongs to one context
//! (register file, pipeline state, URB). A submission builds the rooms around them ([`wiring`]) and runs the streamer.
//!
//! [`Hardware`] is the same device seen from the bus: physical memory, page tables, registers, rings and execution
//! lists. The doors of recorded and remote drivers stand on it.
//!
//! Deliberately absent: threads of the host, any clock of its own.

mod abreast;
mod budget;
mod copies;
mod device;
mod engine_id;
mod front;
mod group;
mod hardware;
mod image;
mod interrupt;
mod kernels;
mod ledger;
mod picture;
mod pieces;
mod polling;
mod power;
mod programs;
mod reset;
mod residents;
mod schedule;
mod switch;
mod vga;
mod wiring;
mod workers;

pub use budget::{Interrupt, THREAD_BUDGET_INSTRUCTIONS};
pub use device::{
    Clock, Device, DeviceOptions, EngineClass, HardwareContext, RenderTargetSeen, Submission, timestamp,
};
pub use engine::{Execution, SkippedWrite};
pub use engine_id::EngineId;
pub use hardware::{Hardware, HardwareError, HardwareOptions};
pub use picture::Pixels;
pub use programs::{Program, Programs};
pub use schedule::Waiting;
