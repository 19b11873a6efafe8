//! Who reads commands: the streamer of a batch, its registers and its MI commands.
//!
//! Pipelines are known only as [`ports::Pipeline`]. A batch is parsed here, MI commands act here, everything else goes
//! to the pipeline whole.
//!
//! The hardware doors start one level above: rings hold batches, execution lists name the rings of contexts.
//!
//! Deliberately absent: which engine runs when, and any knowledge of what a draw does.

mod alu;
mod batch;
mod context;
mod execlist;
mod mi;
mod pipe_control;
mod register_file;
mod ring;
mod trail;

pub use batch::{Batch, Flavour, Surroundings, run, run_ring};
pub use context::{ContextImage, render_offset};
pub use execlist::{StatusBuffer, SubmitPort};
pub use register_file::{GlobalRegisters, RegisterFile};
pub use ring::Ring;

use bits::GraphicsAddress;

/// A write that the streamer would have made but that was skipped, for watchdogs that explain spinning clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkippedWrite {
    /// Where a client may be polling.
    pub address: GraphicsAddress,
    /// Value that would have been stored, when it is known.
    pub value: Option<u64>,
}

/// Interrupts that commands asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Interrupts {
    /// MI_USER_INTERRUPT.
    pub user: bool,
    /// PIPE_CONTROL or MI_FLUSH_DW with Notify Enable.
    pub notify: bool,
}

/// What a streamer keeps across submissions of one context.
#[derive(Clone, Debug, Default)]
pub struct StreamerState {
    /// Register file, statistics counters included.
    pub registers: RegisterFile,
    /// Skipped post-sync writes since the list was last taken, oldest first; bounded.
    pub skipped_writes: Vec<SkippedWrite>,
    /// What was asked for since somebody last took it.
    pub interrupts: Interrupts,
}

/// Most skipped writes kept for explanation.
pub(crate) const SKIPPED_WRITES_LIMIT: usize = 256;
