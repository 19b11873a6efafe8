//! The command streamer's view of what it feeds, and the front ends' view of its registers.

use crate::Account;
use probe::{Context, Stop};

/// Statistics counters of the render streamer, in the order of their registers. [skl.7:Pipeline Statistics Counters]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Counter {
    HsInvocations,
    DsInvocations,
    IaVertices,
    IaPrimitives,
    VsInvocations,
    GsInvocations,
    GsPrimitives,
    ClInvocations,
    ClPrimitives,
    PsInvocations,
    PsDepthCount,
    CsInvocations,
    /// Primitives written to stream `n` (0 to 3).
    SoPrimitivesWritten(u8),
    /// Primitives that needed storage in stream `n` (0 to 3).
    SoPrimitiveStorageNeeded(u8),
}

/// The register file of the streamer whose commands are being executed.
pub trait Registers {
    /// Reads the register at MMIO byte offset `offset`.
    fn read(&self, offset: u32) -> u32;
    /// Writes it.
    fn write(&mut self, offset: u32, value: u32);
    /// Adds to a statistics counter.
    fn count(&mut self, counter: Counter, amount: u64);
    /// The predicate that predicated draws and walkers obey (MI_PREDICATE_RESULT bit 0).
    fn predicate(&self) -> bool;
}

/// A front end behind the streamer: 3D, media/GPGPU, blitter, codecs. MI commands never arrive here.
pub trait Pipeline: Account {
    /// Executes one command of `dwords.len()` DWords, header first.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn command<R: Registers>(&mut self, dwords: &[u32], registers: &mut R, cx: &Context) -> Result<(), Stop>;

    /// Ends what commands have begun and left to later ones of their kind. Called before a command that is not passed on, and
    /// when the streamer stops.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn settle(&mut self, _cx: &Context) -> Result<(), Stop> {
        Ok(())
    }

    /// True when the last command stopped at an arbitration point and has to be executed again to go on there.
    fn is_interrupted(&self) -> bool {
        false
    }

    /// The ledger's system of work that this submission asked for and that nothing built does: its batches may go on in
    /// what that work was to write.
    fn undone(&self) -> Option<&'static str> {
        None
    }
}
