//! The unified return buffer: storage of a context, and the messages that reach it.
//!
//! Source: [skl.7:Shared Functions - Unified Return Buffer (URB)], UR-01. A handle is an offset in 64-byte units; entries
//! have no bounds of their own, arithmetic on handles is legal.

pub(crate) mod message;

use ports::{Urb, UrbHandle};

/// DWords of one handle unit.
const HANDLE_DWORDS: usize = 16;
/// Handles have 14 bits, so messages reach 1 MiB. The partition that the L3 configuration gives to the URB is smaller;
/// its size is not modelled: only a guest that leaves its own fence could tell.
const STORAGE_HANDLES: usize = 1 << 14;
/// Bits of a handle that messages look at.
pub(crate) const HANDLE_MASK: u32 = (1 << 14) - 1;

/// The bytes of the URB. Owned by the context, so that they outlive a submission.
#[derive(Clone)]
pub struct UrbStorage {
    dwords: Box<[u32]>,
    /// M0.2 of the last write that ended its thread.
    pub(crate) ended: u32,
}

impl Default for UrbStorage {
    fn default() -> Self {
        Self { dwords: vec![0; STORAGE_HANDLES * HANDLE_DWORDS].into_boxed_slice(), ended: 0 }
    }
}

impl std::fmt::Debug for UrbStorage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "UrbStorage({} bytes)", self.dwords.len() * 4)
    }
}

impl UrbStorage {
    /// Zeroed storage, 1 MiB.
    pub fn new() -> Self {
        Self::default()
    }

    /// Storage without a byte, for those who have no messages to it.
    pub fn none() -> Self {
        Self { dwords: Box::default(), ended: 0 }
    }

    /// DWord range of an access, clamped to the storage.
    #[inline(always)]
    fn range(&self, handle: u32, offset_dwords: u32, length_dwords: u32) -> std::ops::Range<usize> {
        let start = (handle as usize * HANDLE_DWORDS).saturating_add(offset_dwords as usize);
        let start = start.min(self.dwords.len());
        start..start.saturating_add(length_dwords as usize).min(self.dwords.len())
    }
}

impl Urb for UrbStorage {
    #[inline(always)]
    fn read(&self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &[u32] {
        &self.dwords[self.range(handle.0, offset_dwords, length_dwords)]
    }

    #[inline(always)]
    fn write(&mut self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &mut [u32] {
        let range = self.range(handle.0, offset_dwords, length_dwords);
        &mut self.dwords[range]
    }

    fn vertex_counts(&self) -> u32 {
        self.ended
    }

    fn size_handles(&self) -> u32 {
        (self.dwords.len() / HANDLE_DWORDS) as u32
    }
}
