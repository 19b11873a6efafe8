//! Intel's simulator socket: drivers that can drive a simulator instead of a GPU connect here.
//!
//! The protocol moves registers, entries of the global page table and physical memory, so that a driver behind it does
//! everything a kernel driver does: page tables, context images, execution lists. Each connection is a GPU of its own.
//!
//! | file | |
//! |---|---|
//! | `protocol` | bytes to requests, replies to bytes: pure |
//! | `session` | one client's requests, executed by its [`device::Hardware`] |
//! | `server` | sockets, threads, time and limits |
//!
//! Deliberately absent: everything about GPUs.

pub mod protocol;
mod server;
mod session;

pub use server::{Event, Observer, Report, Server, ServerOptions};
pub use session::{Bus, Session, SessionError, Traffic};
