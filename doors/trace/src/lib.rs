//! Files in and out: what was submitted, so that it can be executed again without its driver.
//!
//! A capture holds, in order: ranges that were bound, pages whose bytes the CPU had changed since the last submission,
//! submissions, and at the end a checksum of every bound page. Replaying it on the same device must give the same
//! checksum, whatever the host.
//!
//! Deliberately absent: foreign formats (AUB, kernel error states) and anything that knows ioctls.

mod capture;
mod replay;

pub use capture::{CaptureError, Record, Recorder, read};
pub use replay::{Replayed, replay};
