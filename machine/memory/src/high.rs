//! The upper parts of a space that objects are bound into.
//!
//! A per-process GTT has 48 bits of addresses, a host process 47: only the lowest part of a large space is reserved at
//! once, another one when an object is first bound in it. Each part reaches a little into the next one, and what lies
//! there is bound in both: a window of up to [`OVERLAP_BYTES`] never has to be put together from two parts.

use crate::space::{Bound, PAGE_BYTES};
use crate::view::View;
use bits::GraphicsAddress;
use std::io;
use std::ops::Range;

/// Distance of part starts: 1 TiB.
const PART_SHIFT: u32 = 40;
/// Bytes of a part without its overlap.
pub(crate) const PART_BYTES: u64 = 1 << PART_SHIFT;
/// How far a part reaches into the next one.
const OVERLAP_BYTES: u64 = 1 << 32;
const PART_PAGES: u64 = PART_BYTES / PAGE_BYTES;
const OVERLAP_PAGES: u64 = OVERLAP_BYTES / PAGE_BYTES;
/// Parts that one space may use, so that no guest takes all addresses of the host.
const PARTS_LIMIT: usize = 32;

/// Parts by number; the lowest one is not among them.
pub(crate) struct High {
    parts: Vec<Option<Box<Bound>>>,
}

impl High {
    /// Bytes that the lowest part of a space of `size_bytes` has.
    pub(crate) fn low_bytes(size_bytes: u64) -> u64 {
        size_bytes.min(PART_BYTES + OVERLAP_BYTES)
    }

    /// No parts yet, for a space of `size_bytes`.
    pub(crate) fn new(size_bytes: u64) -> Self {
        let count = size_bytes.div_ceil(PART_BYTES).min(1 << (48 - PART_SHIFT));
        Self { parts: (0..count).map(|_| None).collect() }
    }

    /// True when more than one part shows these pages.
    pub(crate) fn is_shared(pages: &Range<u64>) -> bool {
        let overlaps = pages.start >= PART_PAGES && pages.start % PART_PAGES < OVERLAP_PAGES;
        overlaps || pages.start / PART_PAGES != pages.end.saturating_sub(1) / PART_PAGES
    }

    /// True when the page is bound.
    #[inline]
    pub(crate) fn page(&self, page: u64) -> bool {
        let part = self.parts.get((page / PART_PAGES) as usize).and_then(Option::as_ref);
        part.is_some_and(|bound| bound.page(page % PART_PAGES) == Some(true))
    }

    /// The window on bound bytes from `at`; shorter where its part ends.
    #[inline]
    pub(crate) fn window(&self, at: GraphicsAddress, length: usize) -> View<'_> {
        let (part, offset) = (at.0 >> PART_SHIFT, (at.0 & (PART_BYTES - 1)) as usize);
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
        let first = pages.start.saturating_sub(OVERLAP_PAGES) / PART_PAGES;
        for part in first..=pages.end.saturating_sub(1) / PART_PAGES {
            let start = part * PART_PAGES;
            let own = pages.start.max(start)..pages.end.min(start + PART_PAGES + OVERLAP_PAGES);
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
        let used = self.parts.iter().flatten().count();
        let Some(cell) = self.parts.get_mut(part) else {
            return Err(io::Error::from(io::ErrorKind::InvalidInput));
        };
        if cell.is_none() && make {
            if used >= PARTS_LIMIT {
                return Err(io::Error::from(io::ErrorKind::OutOfMemory));
            }
            *cell = Some(Box::new(Bound::new(PART_BYTES + OVERLAP_BYTES)?));
        }
        Ok(cell.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_an_overlap_or_of_two_parts_are_shared() {
        let overlap_end = PART_PAGES + OVERLAP_PAGES;
        let cases = [
            (0..1, false),
            (OVERLAP_PAGES..OVERLAP_PAGES + 1, false),
            (PART_PAGES - 1..PART_PAGES, false),
            (PART_PAGES - 1..PART_PAGES + 1, true),
            (PART_PAGES..PART_PAGES + 1, true),
            (overlap_end - 1..overlap_end, true),
            (overlap_end..overlap_end + 1, false),
            (2 * PART_PAGES - 1..2 * PART_PAGES, false),
            (2 * PART_PAGES + 5..2 * PART_PAGES + 6, true),
            (overlap_end..2 * PART_PAGES + OVERLAP_PAGES, true),
        ];
        for (pages, is_shared) in cases {
            assert_eq!(High::is_shared(&pages), is_shared, "{pages:?}");
        }
    }
}
