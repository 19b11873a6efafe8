//! Who reads commands: the streamer of a batch, its registers and its MI commands.
//!
//! Pipelines are known only as [`ports::Pipeline`]. A batch is parsed here, MI commands act here, everything else goes
//! to the pipeline whole.
//!
//! Deliberately absent: ring buffers and execution lists of the hardware doors (ledger rows of map 4), and any
//! knowledge of what a draw does.

mod alu;
mod batch;
mod mi;
mod pipe_control;
mod register_file;
mod trail;

pub use batch::{Batch, Flavour, run};
pub use register_file::RegisterFile;

use bits::GraphicsAddress;

/// A write that the streamer would have made but that was skipped, for watchdogs that explain spinning clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkippedWrite {
    /// Where a client may be polling.
    pub address: GraphicsAddress,
    /// Value that would have been stored, when it is known.
    pub value: Option<u64>,
}

/// What a streamer keeps across submissions of one context.
#[derive(Clone, Debug, Default)]
pub struct StreamerState {
    /// Register file, statistics counters included.
    pub registers: RegisterFile,
    /// Skipped post-sync writes since the list was last taken, oldest first; bounded.
    pub skipped_writes: Vec<SkippedWrite>,
}

/// Most skipped writes kept for explanation.
pub(crate) const SKIPPED_WRITES_LIMIT: usize = 256;
