//! The upper parts of a space that objects are bound into.
//!
//! A per-process GTT has 48 bits of addresses, a host process 47: only the lowest part of a large space is reserved at
//! once, another one when an object is first bound in it. Each part reaches a little into the next one, and what lies
//! there is bound in both: a window of up to [`OVERLAP_BYTES`] never has to be put together from two parts. Where a process
//! has many spaces, the later ones have small parts, so that thousands of them find room.

use crate::space::{Bound, PAGE_BYTES};
use crate::view::View;
use bits::GraphicsAddress;
use std::io;
use std::ops::Range;

/// Binary logarithm of the distance of part starts: 1 TiB.
pub(crate) const LARGE: u32 = 40;
/// The same where there are many spaces: 8 GiB.
pub(crate) const SMALL: u32 = 33;
/// How far a part reaches into the next one.
const OVERLAP_BYTES: u64 = 1 << 32;
const OVERLAP_PAGES: u64 = OVERLAP_BYTES / PAGE_BYTES;
/// Addresses of the host that one space may use beside the lowest part, so that no guest takes all of them.
const LIMIT_SHIFT: u32 = LARGE + 5;

/// Parts by number; the lowest one is not among them.
pub(crate) struct High {
    /// Binary logarithm of the distance of part starts in bytes.
    shift: u32,
    /// Parts of the space, made or not.
    count: usize,
    /// Those up to the highest one that was made.
    parts: Vec<Option<Box<Bound>>>,
}

impl High {
    /// Bytes that the lowest part of a space of `size_bytes` has.
    pub(crate) fn low_bytes(size_bytes: u64, shift: u32) -> u64 {
        size_bytes.min((1 << shift) + OVERLAP_BYTES)
    }

    /// No parts yet, for a space of `size_bytes`, `1 << shift` bytes apart.
    pub(crate) fn new(size_bytes: u64, shift: u32) -> Self {
        let count = size_bytes.div_ceil(1 << shift).min(1 << (48 - shift)) as usize;
        Self { shift, count, parts: Vec::new() }
    }

    /// Bytes of a part without its overlap.
    #[inline]
    pub(crate) fn part_bytes(&self) -> u64 {
        1 << self.shift
    }

    #[inline]
    fn part_pages(&self) -> u64 {
        self.part_bytes() / PAGE_BYTES
    }

    /// True when more than one part shows these pages.
    pub(crate) fn is_shared(&self, pages: &Range<u64>) -> bool {
        let part = self.part_pages();
        let overlaps = pages.start >= part && pages.start % part < OVERLAP_PAGES;
        overlaps || pages.start / part != pages.end.saturating_sub(1) / part
    }

    /// True when the page is bound.
    #[inline]
    pub(crate) fn page(&self, page: u64) -> bool {
        let page_shift = self.shift - PAGE_BYTES.ilog2();
        let part = self.parts.get((page >> page_shift) as usize).and_then(Option::as_ref);
        part.is_some_and(|bound| bound.page(page & ((1 << page_shift) - 1)) == Some(true))
    }

    /// The window on bound bytes from `at`; shorter where its part ends.
    #[inline]
    pub(crate) fn window(&self, at: GraphicsAddress, length: usize) -> View<'_> {
        let (part, offset) = (at.0 >> self.shift, (at.0 & (self.part_bytes() - 1)) as usize);
        match self.parts.get(part as usize).and_then(Option::as_ref) {
            Some(bound) => {
                let left = bound.reservation.size_bytes().saturating_sub(offset);
                bound.reservation.view(offset, length.min(left))
            }
            None => View::empty(),
        }
    }

    /// Calls `work` with every part that `pages` belong to, where in the part they lie, and how many pages come before.
    /// Parts that do not exist are made when `make`, else left out.
    pub(crate) fn each(
        &mut self,
        pages: &Range<u64>,
        low: &Bound,
        make: bool,
        mut work: impl FnMut(&Bound, Range<u64>, u64) -> io::Result<()>,
    ) -> io::Result<()> {
        let part_pages = self.part_pages();
        let first = pages.start.saturating_sub(OVERLAP_PAGES) / part_pages;
        for part in first..=pages.end.saturating_sub(1) / part_pages {
            let start = part * part_pages;
            let own = pages.start.max(start)..pages.end.min(start + part_pages + OVERLAP_PAGES);
            if own.is_empty() {
                continue;
            }
            let local = own.start - start..own.end - start;
            if part == 0 {
                work(low, local, own.start - pages.start)?;
            } else if let Some(bound) = self.part(part as usize, make)? {
                work(bound, local, own.start - pages.start)?;
            }
        }
        Ok(())
    }

    fn part(&mut self, part: usize, make: bool) -> io::Result<Option<&Bound>> {
        if part >= self.count {
            return Err(io::Error::from(io::ErrorKind::InvalidInput));
        }
        let is_missing = self.parts.get(part).is_none_or(Option::is_none);
        if is_missing && make {
            let used = self.parts.iter().flatten().count();
            if used >= 1 << (LIMIT_SHIFT - self.shift) {
                return Err(io::Error::from(io::ErrorKind::OutOfMemory));
            }
            let made = Box::new(Bound::new(self.part_bytes() + OVERLAP_BYTES)?);
            if self.parts.len() <= part {
                self.parts.resize_with(part + 1, || None);
            }
            if let Some(cell) = self.parts.get_mut(part) {
                *cell = Some(made);
            }
        }
        Ok(self.parts.get(part).and_then(Option::as_deref))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_an_overlap_or_of_two_parts_are_shared() {
        for shift in [LARGE, SMALL] {
            let high = High::new(1 << 48, shift);
            let part = high.part_pages();
            let overlap_end = part + OVERLAP_PAGES;
            let cases = [
                (0..1, false),
                (OVERLAP_PAGES..OVERLAP_PAGES + 1, false),
                (part - 1..part, false),
                (part - 1..part + 1, true),
                (part..part + 1, true),
                (overlap_end - 1..overlap_end, true),
                (overlap_end..overlap_end + 1, false),
                (2 * part - 1..2 * part, false),
                (2 * part + 5..2 * part + 6, true),
                (overlap_end..2 * part + OVERLAP_PAGES, true),
            ];
            for (pages, is_shared) in cases {
                assert_eq!(high.is_shared(&pages), is_shared, "{shift} {pages:?}");
            }
        }
    }
}
