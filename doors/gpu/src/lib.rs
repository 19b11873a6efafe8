//! The GPU side of the preload library: the driver model, who watches it, and what it reports.
//!
//! A request is answered by a [`Station`], whoever brings it: the program itself, when the device lives inside of it,
//! or a thread of the GPU process on behalf of a program elsewhere. What it needs of the program comes through
//! [`i915::Guest`] in both cases; nothing here follows a pointer of the program or knows its descriptors by number.

pub mod client;
mod confine;
mod kernels;
mod message;
mod record;
mod remote;
mod server;
mod station;
mod watchdog;
mod wire;

pub use confine::confine;
pub use server::serve;
pub use station::{Answer, End, STRICT_GAP, Station};
