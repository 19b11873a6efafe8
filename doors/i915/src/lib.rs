//! The kernel's i915 driver as a pure model: requests in, replies out, submissions to the device.
//!
//! One file for each group of ioctls. The model runs inside the client's process but never follows a client pointer:
//! [`Guest`] does that for it. Buffer objects are memfds, so processes share them as they share dma-bufs.
//!
//! Source: the uAPI headers of Linux 6.1, and what drivers of Debian 12 ask.
//!
//! Deliberately absent: card nodes and modesetting, global names (flink), performance counters.

pub mod abi;
mod ban;
mod context;
mod driver;
mod errno;
mod execbuffer;
mod fence;
mod gem;
mod getparam;
mod gpu;
mod guest;
mod host;
mod identity;
mod mmap;
mod node;
mod object;
mod observer;
mod options;
mod own_file;
mod perf;
mod prime;
mod query;
mod queue;
mod regread;
mod relocation;
mod report;
mod screenshot;
mod skipped;
mod syncobj;
pub mod sysfs;
mod table;
mod tiling;
mod tiling_table;
mod userptr;
mod vm;

pub use driver::{Driver, FileNumber, UnknownDevice};
pub use errno::Errno;
pub use fence::{Outcome, SyncFile, SyncFileState};
pub use guest::Guest;
pub use host::{HostRefusal, may_have_bytes, try_host};
pub use identity::Identity;
pub use object::{Identifier, OBJECT_NAME, Object, SEALS, move_high};
pub use observer::{Observed, Observer};
pub use options::{GPU_SOCKET, Options, RUN_DIRECTORY, RunDirectory, read_json};
pub use own_file::OwnFile;
pub use prime::is_object;
pub use report::{ProcessReport, Row, Unproved};
