//! Spaces whose pages are named by page tables in physical memory and bound when first touched.
//!
//! A 48-bit space is larger than what a host process can reserve, so it is cut into ranges that are reserved one by one.
//! Each range reaches a little into the next one, and pages there are bound in both: a window of up to
//! [`OVERLAP_BYTES`] never has to be put together from two ranges.
//!
//! Source: of the address modes [bdw.2d:Context Descriptor Format].
//! Deviation: pages are writable whatever their table entry says; protection faults do not exist.

use crate::mapping::Reservation;
use crate::physical::{PhysicalError, PhysicalMemory};
use crate::space::{Bound, PAGE_BYTES};
use crate::view::View;
use bits::GraphicsAddress;
use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Distance of range starts: 16 GiB.
const RANGE_SHIFT: u32 = 34;
/// How far a range reaches into the next one.
const OVERLAP_BYTES: u64 = 1 << 32;
const RANGE_PAGES: u64 = (1 << RANGE_SHIFT) / PAGE_BYTES;
const OVERLAP_PAGES: u64 = OVERLAP_BYTES / PAGE_BYTES;
/// Ranges that a 48-bit space has.
const RANGES: usize = 1 << (48 - RANGE_SHIFT);
/// Ranges that one space may use, so that no guest takes all addresses of the host.
const RANGES_LIMIT: usize = 256;

/// Pages next to each other in a space and in the file of physical memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    /// Pages of the space.
    pub(crate) pages: Range<u64>,
    /// Where the first one lies in the file, in bytes.
    pub(crate) offset_bytes: u64,
}

/// Page tables: where a page lies.
pub(crate) trait Pager: Send {
    /// The run around `page`; `None` when the tables have no valid entry for it.
    ///
    /// # Errors
    /// What physical memory cannot do.
    fn locate(&mut self, page: u64, memory: &PhysicalMemory) -> Result<Option<Run>, PhysicalError>;

    /// Pages whose entries have changed since they were located.
    fn changes(&mut self, memory: &PhysicalMemory) -> Vec<Range<u64>>;
}

/// What a paged space has beside its lowest range.
pub(crate) struct Paged {
    memory: Arc<PhysicalMemory>,
    high: Box<[OnceLock<Box<Bound>>]>,
    state: Mutex<State>,
}

struct State {
    pager: Box<dyn Pager>,
    /// Bound runs: first page to number of pages.
    mapped: BTreeMap<u64, u64>,
    ranges: usize,
    trouble: Option<PhysicalError>,
}

impl Paged {
    /// Size of one range with its overlap.
    pub(crate) const RANGE_BYTES: u64 = (1 << RANGE_SHIFT) + OVERLAP_BYTES;

    pub(crate) fn new(memory: Arc<PhysicalMemory>, pager: Box<dyn Pager>) -> Self {
        let high = (0..RANGES).map(|_| OnceLock::new()).collect();
        let state = State { pager, mapped: BTreeMap::new(), ranges: 1, trouble: None };
        Self { memory, high, state: Mutex::new(state) }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// True when the page is bound, by now.
    #[cold]
    #[inline(never)]
    pub(crate) fn page(&self, page: u64, low: &Bound) -> bool {
        let (range, offset) = (page / RANGE_PAGES, page % RANGE_PAGES);
        if range > 0 {
            match self.high.get(range as usize).map(OnceLock::get) {
                None => return false,
                Some(Some(bound)) if bound.page(offset) == Some(true) => return true,
                Some(_) => {}
            }
        }
        let mut state = self.state();
        match self.fault_in(page, low, &mut state) {
            Ok(bound) => bound,
            Err(error) => {
                state.trouble = Some(error);
                false
            }
        }
    }

    fn fault_in(&self, page: u64, low: &Bound, state: &mut State) -> Result<bool, PhysicalError> {
        let Some(run) = state.pager.locate(page, &self.memory)? else { return Ok(false) };
        let (first, last) = (run.pages.start, run.pages.end);
        // Only what is not bound yet: neighbours may have been located by themselves.
        let before = state.mapped.range(..=page).next_back().map_or(0, |(&start, &pages)| start + pages);
        let behind = state.mapped.range(page + 1..).next().map_or(u64::MAX, |(&start, _)| start);
        let pages = first.max(before)..last.min(behind);
        if !pages.contains(&page) {
            return Err(PhysicalError::Host("a bound page was located again".into()));
        }
        if !self.memory.take_mapping() {
            return Err(PhysicalError::Mappings { limit: self.memory.mappings_limit() });
        }
        let offset = run.offset_bytes + (pages.start - first) * PAGE_BYTES;
        if let Err(error) = self.bind(pages.clone(), offset, low, state) {
            self.memory.return_mapping();
            return Err(error);
        }
        state.mapped.insert(pages.start, pages.end - pages.start);
        Ok(true)
    }

    /// Binds a run in every range that it has a part in.
    fn bind(
        &self,
        pages: Range<u64>,
        offset_bytes: u64,
        low: &Bound,
        state: &mut State,
    ) -> Result<(), PhysicalError> {
        for (range, part) in parts(&pages) {
            let bound = self.range(range, low, state)?;
            let at = (part.start - range * RANGE_PAGES) * PAGE_BYTES;
            let bytes = (part.end - part.start) * PAGE_BYTES;
            let offset = offset_bytes + (part.start - pages.start) * PAGE_BYTES;
            let (at, bytes) = (at as usize, bytes as usize);
            let file = self.memory.file();
            bound.reservation.map_object(at, bytes, file, offset, true).map_err(host)?;
            bound.mark(part.start - range * RANGE_PAGES..part.end - range * RANGE_PAGES, true);
        }
        Ok(())
    }

    fn range<'a>(
        &'a self,
        range: u64,
        low: &'a Bound,
        state: &mut State,
    ) -> Result<&'a Bound, PhysicalError> {
        if range == 0 {
            return Ok(low);
        }
        let Some(cell) = self.high.get(range as usize) else {
            return Err(PhysicalError::Host("a page outside of the 48-bit space was located".into()));
        };
        if let Some(bound) = cell.get() {
            return Ok(bound);
        }
        if state.ranges >= RANGES_LIMIT {
            return Err(PhysicalError::Scattered { limit_bytes: (RANGES_LIMIT as u64) << RANGE_SHIFT });
        }
        let made = Box::new(Bound::new(Self::RANGE_BYTES).map_err(host)?);
        state.ranges += 1;
        Ok(cell.get_or_init(|| made))
    }

    /// The window on bound bytes from `at`; shorter where its range ends.
    #[inline]
    pub(crate) fn window<'a>(&'a self, at: GraphicsAddress, length: usize, low: &'a Bound) -> View<'a> {
        let (range, offset) = (at.0 >> RANGE_SHIFT, at.0 & ((1 << RANGE_SHIFT) - 1));
        let reservation: &Reservation = match range {
            0 => &low.reservation,
            _ => match self.high.get(range as usize).and_then(OnceLock::get) {
                Some(bound) => &bound.reservation,
                None => return View::empty(),
            },
        };
        let left = reservation.size_bytes().saturating_sub(offset as usize);
        reservation.view(offset as usize, length.min(left))
    }

    /// Takes away every binding whose table entries have changed.
    pub(crate) fn refresh(&mut self, low: &Bound) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        state.trouble = None;
        for changed in state.pager.changes(&self.memory) {
            let before = state.mapped.range(..changed.start).next_back();
            let first = match before {
                Some((&start, &pages)) if start + pages > changed.start => start,
                _ => changed.start,
            };
            let gone: Vec<(u64, u64)> =
                state.mapped.range(first..changed.end).map(|(&start, &pages)| (start, pages)).collect();
            for (start, count) in gone {
                state.mapped.remove(&start);
                self.memory.return_mapping();
                for (range, part) in parts(&(start..start + count)) {
                    let bound = match range {
                        0 => Some(low),
                        _ => self.high.get(range as usize).and_then(OnceLock::get).map(|bound| &**bound),
                    };
                    let Some(bound) = bound else { continue };
                    let local = part.start - range * RANGE_PAGES..part.end - range * RANGE_PAGES;
                    bound.mark(local.clone(), false);
                    let bytes = (local.end - local.start) * PAGE_BYTES;
                    // A host that refuses to unmap leaves the page bits cleared all the same.
                    let _ = bound.reservation.unmap((local.start * PAGE_BYTES) as usize, bytes as usize);
                }
            }
        }
    }

    pub(crate) fn take_trouble(&self) -> Option<PhysicalError> {
        self.state().trouble.take()
    }
}

impl Drop for Paged {
    fn drop(&mut self) {
        let runs = self.state().mapped.len();
        for _ in 0..runs {
            self.memory.return_mapping();
        }
    }
}

/// The ranges that pages belong to, each with its part; a page in an overlap belongs to two.
fn parts(pages: &Range<u64>) -> Vec<(u64, Range<u64>)> {
    let mut parts = Vec::new();
    let first = (pages.start / RANGE_PAGES).saturating_sub(1);
    for range in first..=pages.end.saturating_sub(1) / RANGE_PAGES {
        let start = (range * RANGE_PAGES).max(pages.start);
        let end = ((range + 1) * RANGE_PAGES + OVERLAP_PAGES).min(pages.end);
        if start < end {
            parts.push((range, start..end));
        }
    }
    parts
}

fn host(error: io::Error) -> PhysicalError {
    PhysicalError::Host(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_an_overlap_belong_to_two_ranges() {
        assert_eq!(parts(&(5..7)), [(0, 5..7)]);
        let start = RANGE_PAGES;
        assert_eq!(parts(&(start - 1..start + 1)), [(0, start - 1..start + 1), (1, start..start + 1)]);
        let far = 3 * RANGE_PAGES + OVERLAP_PAGES;
        assert_eq!(parts(&(far - 1..far + 1)), [(2, far - 1..far), (3, far - 1..far + 1)]);
        assert_eq!(parts(&(far..far + 1)), [(3, far..far + 1)]);
    }
}
