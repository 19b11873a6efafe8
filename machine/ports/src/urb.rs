//! URB storage as fixed functions and messages see it.
//!
//! Source: [skl.7:URB Entry Allocation], [skl.7:Shared Functions - Unified Return Buffer (URB)].

/// Handle of a URB entry: its offset in 64-byte units, as threads receive it in R0 or R1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UrbHandle(pub u32);

/// The URB. Reads outside of the storage give zeros, writes outside of it are dropped.
pub trait Urb {
    /// `length_dwords` DWords of the entry, starting `offset_dwords` into it; shorter at the end of the storage.
    fn read(&self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &[u32];
    /// The same for writing.
    fn write(&mut self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &mut [u32];
    /// How many vertices the last thread that ended with a write says that it put out: of its first entry in the low word, of
    /// its second one above.
    fn vertex_counts(&self) -> u32 {
        0
    }
    /// Size of the whole storage in 64-byte units.
    fn size_handles(&self) -> u32;
}
