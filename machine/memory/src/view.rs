//! A window on bound guest memory.

use std::marker::PhantomData;

/// Bound guest bytes, valid while the address space is not rebound. Accesses are checked against the window's
/// length: reads past it give zeros, writes past it are dropped.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub(crate) start: *mut u8,
    pub(crate) length: usize,
    pub(crate) space: PhantomData<&'a ()>,
}

/// Where rows of pieces of equal length lie in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Byte offset of the first.
    pub start: usize,
    /// Bytes from row to row.
    pub row_step: usize,
    /// Bytes from piece to piece of a row.
    pub piece_step: usize,
}

impl Pieces {
    /// Where a row begins.
    #[inline(always)]
    pub(crate) fn row(&self, row: usize) -> usize {
        self.start.wrapping_add(row.wrapping_mul(self.row_step))
    }

    /// Behind the last piece of the last row, which both count from 1; `None` where no window reaches.
    pub(crate) fn end(&self, piece_bytes: usize, pieces: usize, rows: usize) -> Option<usize> {
        let down = self.row_step.checked_mul(rows - 1)?;
        let across = self.piece_step.checked_mul(pieces - 1)?;
        self.start.checked_add(down)?.checked_add(across)?.checked_add(piece_bytes)
    }
}

impl Default for View<'_> {
    fn default() -> Self {
        Self::empty()
    }
}

impl View<'_> {
    /// An empty window.
    pub const fn empty() -> Self {
        View { start: std::ptr::null_mut(), length: 0, space: PhantomData }
    }

    /// The bytes from `offset` on are these; not when they do not fit.
    pub fn holds(&self, offset: usize, bytes: &[u8]) -> bool {
        const STEP: usize = 8;
        let (steps, rest) = bytes.as_chunks::<STEP>();
        let tail = offset + steps.len() * STEP;
        self.fits(offset, bytes.len())
            && steps.iter().enumerate().all(|(n, step)| self.read::<STEP>(offset + n * STEP) == *step)
            && rest.iter().enumerate().all(|(n, byte)| self.read_u8(tail + n) == *byte)
    }

    /// Length in bytes.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.length
    }

    /// True for a window of no bytes.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The first `length` bytes of it, or as many as there are.
    #[inline]
    pub fn first(&self, length: usize) -> Self {
        View { length: self.length.min(length), ..*self }
    }

    #[inline(always)]
    pub(crate) fn fits(&self, offset: usize, length: usize) -> bool {
        offset.checked_add(length).is_some_and(|end| end <= self.length)
    }

    /// A DWord at byte `offset`.
    #[inline(always)]
    pub fn read_u32(&self, offset: usize) -> u32 {
        u32::from_le_bytes(self.read::<4>(offset))
    }

    /// A word at byte `offset`.
    #[inline(always)]
    pub fn read_u16(&self, offset: usize) -> u16 {
        u16::from_le_bytes(self.read::<2>(offset))
    }

    /// A byte at byte `offset`.
    #[inline(always)]
    pub fn read_u8(&self, offset: usize) -> u8 {
        self.read::<1>(offset)[0]
    }

    /// Writes a DWord at byte `offset`.
    #[inline(always)]
    pub fn write_u32(&self, offset: usize, value: u32) {
        self.write::<4>(offset, value.to_le_bytes());
    }

    /// Writes a word at byte `offset`.
    #[inline(always)]
    pub fn write_u16(&self, offset: usize, value: u16) {
        self.write::<2>(offset, value.to_le_bytes());
    }

    /// Writes a byte at byte `offset`.
    #[inline(always)]
    pub fn write_u8(&self, offset: usize, value: u8) {
        self.write::<1>(offset, [value]);
    }
}
