//! Files in and out: what was submitted, so that it can be executed again without its driver, and pictures.
//!
//! A capture holds, in order: ranges that were bound, pages whose bytes the CPU had changed since the last submission,
//! submissions, and after each a checksum of every bound page of its address space. Replaying it on the same device
//! must give the same checksums, whatever the host. Timestamps would spoil that, so that recordings and replays are
//! made with [`still_clock`].
//!
//! Memory that another process changes while a submission runs is taken for what the GPU wrote: captures of a compositor
//! replay, but from the first such submission on their checksums differ.
//!
//! AUB files ([`aub`]) are what other tools write and read.
//!
//! Deliberately absent: kernel error states and anything that knows ioctls.

pub mod aub;
mod capture;
mod kind;
mod known;
mod picture;
mod replay;

pub use capture::{Capture, CaptureError, Record, Recorder};
pub use kind::{Kind, kind};
pub use picture::write_png;
pub use replay::{Replayed, Step, replay, replay_on, still_clock};

#[cfg(test)]
mod tests;
