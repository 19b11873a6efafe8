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
mod l3;
mod mi;
mod pipe_control;
mod position;
mod privilege;
mod register_file;
mod ring;
mod trail;
mod used;

pub use batch::{Batch, Execution, Flavour, Progress, Surroundings, run, run_ring};
pub use context::{ContextImage, RENDER_IMAGE_PAGES, RING_CONTEXT_DWORDS, Times, render_offset};
pub use execlist::{StatusBuffer, SubmitPort};
pub use position::{BatchPlace, Position};
pub use register_file::{GlobalRegisters, RegisterFile};
pub use ring::Ring;

use bits::GraphicsAddress;

/// A write that the streamer would have made but that was skipped, for watchdogs that explain spinning clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkippedWrite {
    /// Where a client may be polling.
    pub address: GraphicsAddress,
    /// Value that would have been stored, where the command itself says it.
    pub value: Option<u64>,
    /// Its length: 4 or 8.
    pub bytes: usize,
}

/// Interrupts that commands asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Interrupts {
    /// MI_USER_INTERRUPT.
    pub user: bool,
    /// PIPE_CONTROL or MI_FLUSH_DW with Notify Enable.
    pub notify: bool,
}

/// Errors of commands that a streamer detects itself. [bdw.2d:Hardware-Detected Error Bit Definitions]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Errors {
    /// A command that nobody knows.
    pub instruction: bool,
    /// A command of a batch of the process that only the driver may use.
    pub privilege: bool,
}

/// The command that was executed last, or that stopped the streamer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastCommand {
    /// Its first DWord.
    pub header: u32,
    /// Where it is.
    pub address: GraphicsAddress,
}

impl Default for LastCommand {
    fn default() -> Self {
        Self { header: 0, address: GraphicsAddress(0) }
    }
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
    /// What was wrong since somebody last took it.
    pub errors: Errors,
    /// Where it is.
    pub last: LastCommand,
    /// Draws or walkers came since the last flush of the data cache with a stall.
    pub(crate) unflushed: bool,
}

/// Most skipped writes kept for explanation.
pub(crate) const SKIPPED_WRITES_LIMIT: usize = 256;
