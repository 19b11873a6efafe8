//! Memory outside of the thread, as functions reach it: by number and offset.
//!
//! Source: DP-16: what lies outside of a buffer reads as zero and is not written. Who runs a function hands in a table of
//! regions; each access is checked against the length of its region in the code itself.

use std::cell::Cell;

/// Bytes that a function may reach, with offsets from 0 to before `length`.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Region<'a> {
    start: *const Cell<u8>,
    length: usize,
    bytes: &'a [Cell<u8>],
}

impl<'a> Region<'a> {
    /// Bytes from `start` to the length, and on to the next region of a table: what back ends have to know.
    pub const LENGTH_AT: u32 = size_of::<usize>() as u32;
    /// Bytes from one region of a table to the next.
    pub const STRIDE: u32 = size_of::<Region>() as u32;

    /// These bytes; `None` when offsets of 32 bits do not reach all of them.
    pub fn new(bytes: &'a [Cell<u8>]) -> Option<Self> {
        let is_short = u32::try_from(bytes.len()).is_ok();
        is_short.then_some(Self { start: bytes.as_ptr(), length: bytes.len(), bytes })
    }

    /// No bytes.
    pub const fn empty() -> Self {
        let bytes: &[Cell<u8>] = &[];
        Self { start: bytes.as_ptr(), length: 0, bytes }
    }

    /// Number of bytes.
    pub fn length(&self) -> u64 {
        self.length as u64
    }

    fn at(&self, offset: u32, length: usize) -> Option<&'a [Cell<u8>]> {
        self.bytes.get(offset as usize..)?.get(..length)
    }

    /// Copies bytes out; zeros when one of them lies outside.
    pub fn read(&self, offset: u32, into: &mut [u8]) {
        match self.at(offset, into.len()) {
            Some(bytes) => into.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte.get()),
            None => into.fill(0),
        }
    }

    /// Copies bytes in; nothing is done when one of them lies outside.
    pub fn write(&self, offset: u32, bytes: &[u8]) {
        let to = self.at(offset, bytes.len()).unwrap_or_default();
        to.iter().zip(bytes).for_each(|(to, byte)| to.set(*byte));
    }
}

impl Default for Region<'_> {
    fn default() -> Self {
        Self::empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_there_all_or_none() {
        let mut bytes = [1, 2, 3, 4, 5, 6];
        let region = Region::new(Cell::from_mut(&mut bytes[..]).as_slice_of_cells()).unwrap();
        let read = |offset| {
            let mut found = [9; 4];
            region.read(offset, &mut found);
            found
        };
        assert_eq!((region.length(), read(0), read(2)), (6, [1, 2, 3, 4], [3, 4, 5, 6]));
        assert_eq!((read(3), read(6), read(7), read(u32::MAX)), ([0; 4], [0; 4], [0; 4], [0; 4]));
        region.write(4, &[7, 8]);
        region.write(5, &[9, 9]);
        region.write(u32::MAX, &[9]);
        assert_eq!(read(2), [3, 4, 7, 8]);
        let mut nothing = [9; 2];
        Region::empty().read(0, &mut nothing);
        Region::default().write(0, &[1]);
        assert_eq!((nothing, Region::empty().length()), ([0, 0], 0));
    }

    #[test]
    fn back_ends_find_what_they_look_for() {
        assert_eq!(std::mem::offset_of!(Region, start), 0);
        assert_eq!(std::mem::offset_of!(Region, length), Region::LENGTH_AT as usize);
        assert_eq!(Region::STRIDE as usize, size_of::<[Region; 2]>() / 2);
    }
}
