//! AUB files: what Intel's drivers write for simulators. Two families of packets share one framing.
//!
//! A packet begins with a DWord: type 7 in bits 31:29, opcode in 28:23, sub-opcode in 22:16, length in 15:0. The
//! *memory trace* family (opcode 0x2e, Gen8 and later) writes physical memory, GGTT entries and registers; a submission
//! is a write to the execlist port. The *trace block* family (opcode 1) writes graphics memory and whole rings.
//!
//! Source: [mesa:aub packet headers], [neo:aub packet layouts].

mod blocks;
pub mod execlist;
pub mod memory;
pub mod packet;
mod play;
pub mod read;
mod record;
mod statement;
mod write;

pub use packet::{Block, BlockOperation, Body, MemoryWrite, Packet, Space, Version};
pub use play::{AubOptions, AubReplayed, AubStep, Mismatch, Region, platform_of, replay_aub};
pub use read::{AubError, AubReader};
pub use record::AubRecorder;
pub use write::AubWriter;

/// Type, opcode and sub-opcode of a packet, as they stand in bits 31:16 of its first DWord.
pub(crate) mod code {
    const fn code(opcode: u32, sub: u32) -> u32 {
        7 << 29 | opcode << 23 | sub << 16
    }

    const TRACE: u32 = 0x2e;
    pub const REGISTER_COMPARE: u32 = code(TRACE, 0x01);
    pub const REGISTER_POLL: u32 = code(TRACE, 0x02);
    pub const REGISTER_WRITE: u32 = code(TRACE, 0x03);
    pub const MEMORY_COMPARE: u32 = code(TRACE, 0x04);
    pub const MEMORY_POLL: u32 = code(TRACE, 0x05);
    pub const MEMORY_WRITE: u32 = code(TRACE, 0x06);
    pub const FRAME_BEGIN: u32 = code(TRACE, 0x07);
    pub const COMMENT: u32 = code(TRACE, 0x08);
    pub const DELAY: u32 = code(TRACE, 0x09);
    pub const MEMORY_DUMP: u32 = code(TRACE, 0x0a);
    pub const MEMORY_WRITE_DISCONTIGUOUS: u32 = code(TRACE, 0x0b);
    pub const TEST_PHASE: u32 = code(TRACE, 0x0c);
    pub const CONTIGUOUS_REGION: u32 = code(TRACE, 0x0d);
    pub const VERSION: u32 = code(TRACE, 0x0e);
    pub const PREDICATE: u32 = code(TRACE, 0x0f);
    pub const DUMP_COMPRESSED: u32 = code(TRACE, 0x10);

    const CLASSIC: u32 = 0x01;
    pub const HEADER: u32 = code(CLASSIC, 0x05);
    pub const PPGTT_CONTEXT: u32 = code(CLASSIC, 0x14);
    pub const DUMP_PICTURE: u32 = code(CLASSIC, 0x1e);
    pub const DUMP_BITMAP: u32 = code(CLASSIC, 0x44);
    pub const DUMP_BINARY: u32 = code(CLASSIC, 0x15);
    pub const BLOCK: u32 = code(CLASSIC, 0x41);

    /// DWords that a packet has beyond the number in its first DWord; none for opcodes that are no AUB's.
    pub fn bias(header: u32) -> Option<u64> {
        match (header >> 29, header >> 23 & 0x3f) {
            (7, TRACE) => Some(1),
            (7, CLASSIC) => Some(2),
            _ => None,
        }
    }

    /// Name of a packet and the DWords it has at least.
    pub fn name(header: u32) -> Option<(&'static str, u64)> {
        Some(match header & 0xffff_0000 {
            REGISTER_COMPARE => ("a register compare", 6),
            REGISTER_POLL => ("a register poll", 6),
            REGISTER_WRITE => ("a register write", 6),
            MEMORY_COMPARE => ("a memory compare", 5),
            MEMORY_POLL => ("a memory poll", 7),
            MEMORY_WRITE => ("a memory write", 5),
            FRAME_BEGIN => ("a frame mark", 2),
            COMMENT => ("a comment", 2),
            DELAY => ("a delay", 2),
            MEMORY_DUMP => ("a memory dump", 7),
            MEMORY_WRITE_DISCONTIGUOUS => ("a discontiguous memory write", 191),
            TEST_PHASE => ("a test phase mark", 2),
            CONTIGUOUS_REGION => ("a contiguous region", 5),
            VERSION => ("a version", 5),
            PREDICATE => ("a predicate", 2),
            DUMP_COMPRESSED => ("a dump of a compressed surface", 7),
            HEADER => ("a file header", 13),
            PPGTT_CONTEXT => ("a PPGTT context", 11),
            DUMP_PICTURE | DUMP_BITMAP => ("a dump of a picture", 2),
            DUMP_BINARY => ("a dump of memory", 2),
            BLOCK => ("a trace block", 5),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod play_tests;
#[cfg(test)]
mod tests;
