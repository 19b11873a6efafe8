//! What clients and the GPU process say to each other. docs/gpu-process.md tells how a request goes.

use bytemuck::{Pod, Zeroable};

/// What a message is.
pub mod kind {
    /// Client: an ioctl. Request number, flags; the argument and what of the client's memory it refers to follow.
    pub const IOCTL: u32 = 1;
    /// Client: what a mapping of the node at an offset means. Offset, length.
    pub const MAPPING: u32 = 2;
    /// Client: shared memory for requests of this process is wanted.
    pub const SEAT: u32 = 3;
    /// Client: which device is this?
    pub const DEVICE: u32 = 4;
    /// GPU process: the answer, and the end of the request.
    pub const REPLY: u32 = 16;
    /// GPU process: bytes of the client's memory are wanted. Address, length.
    pub const READ: u32 = 17;
    /// GPU process: bytes for the client's memory follow. Address, length.
    pub const WRITE: u32 = 18;
    /// GPU process: the attached file is to be mapped. Offset, length.
    pub const MAP: u32 = 19;
    /// GPU process: the file behind the client's memory is wanted. Address, length.
    pub const SHARE: u32 = 20;
    /// GPU process: a descriptor of the client is wanted. Its number.
    pub const IMPORT: u32 = 21;
    /// GPU process: the attached file becomes a descriptor of the client. Whether it is closed by exec.
    pub const EXPORT: u32 = 22;
    /// Client: what was wanted.
    pub const ANSWER: u32 = 32;
}

/// Bits of [`Head::second`] in a reply.
pub mod end {
    /// The client met what a strict run stops at.
    pub const STRICT: u64 = 1;
    /// The host refuses what the device needs.
    pub const REFUSED: u64 = 2;
}

/// How every message begins. What it is followed by begins at a multiple of 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Pod, Zeroable)]
#[repr(C)]
pub struct Head {
    /// One of [`kind`].
    pub kind: u32,
    /// Of an answer: 0, or an error number.
    pub status: i32,
    /// By kind.
    pub first: u64,
    /// By kind.
    pub second: u64,
    /// Bytes of the argument that follows.
    pub argument_bytes: u32,
    /// Number of blocks that follow the argument.
    pub blocks: u32,
}

/// Bytes of the client's memory: those of them that a request refers to, or that an answer changes. The bytes follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Pod, Zeroable)]
#[repr(C)]
pub struct Block {
    /// Where in the client's memory.
    pub address: u64,
    /// How many.
    pub bytes: u64,
}

/// Length of a head.
pub const HEAD_BYTES: usize = size_of::<Head>();
/// Length of what a block begins with.
pub const BLOCK_BYTES: usize = size_of::<Block>();
/// Longest argument.
pub const ARGUMENT_BYTES: usize = 256;

/// Where what follows begins.
pub const fn padded(bytes: usize) -> usize {
    bytes.next_multiple_of(8)
}
