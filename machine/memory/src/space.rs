//! The address space of a context: bindings and checked access.

use crate::PhysicalError;
use crate::high::{High, LARGE, SMALL};
use crate::known::Known;
use crate::mapping::{Reservation, sparse_file, zeroed_bits};
use crate::paged::{Paged, Pager};
use crate::physical::PhysicalMemory;
use crate::view::View;
use bits::GraphicsAddress;
use std::io;
use std::ops::Range;
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// Size of a GPU page as Halogen binds them.
pub const PAGE_BYTES: u64 = 4096;

/// An access to an address that no buffer object is bound at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no page is bound at {address}")]
pub struct PageFault {
    /// First byte that is not bound.
    pub address: GraphicsAddress,
}

/// A reserved host range and a bit map of its bound pages.
pub(crate) struct Bound {
    pub(crate) reservation: Reservation,
    /// One bit per page.
    bits: Box<[AtomicU64]>,
}

impl Bound {
    pub(crate) fn new(size_bytes: u64) -> io::Result<Self> {
        let size = usize::try_from(size_bytes).map_err(|_| io::Error::from(io::ErrorKind::OutOfMemory))?;
        let words = (size_bytes / PAGE_BYTES).div_ceil(64) as usize;
        Ok(Self { reservation: Reservation::new(size)?, bits: zeroed_bits(words) })
    }

    /// `None` past the end.
    #[inline(always)]
    pub(crate) fn page(&self, page: u64) -> Option<bool> {
        self.bits.get((page / 64) as usize).map(|word| (word.load(Ordering::Relaxed) >> (page % 64)) & 1 != 0)
    }

    pub(crate) fn mark(&self, pages: Range<u64>, bound: bool) {
        for page in pages {
            if let Some(word) = self.bits.get((page / 64) as usize) {
                let bit = 1 << (page % 64);
                if bound {
                    word.fetch_or(bit, Ordering::Relaxed);
                } else {
                    word.fetch_and(!bit, Ordering::Relaxed);
                }
            }
        }
    }
}

/// A per-process GTT.
///
/// Either buffer objects are bound into one reserved host range, or the space is *paged*: page tables in physical
/// memory say what lies where, and pages are bound when they are first touched.
pub struct AddressSpace {
    /// Everything, or the lowest part of a large or paged space.
    low: Bound,
    /// What lies above, where objects are bound.
    high: High,
    size_bytes: u64,
    paged: Option<Box<Paged>>,
    /// Something was bound that lies at another address, too.
    shows_twice: bool,
    known: Known,
    _live: Live,
}

/// Spaces of a process from which on they are many.
const MANY_SPACES: usize = 16;

static LIVE: AtomicUsize = AtomicUsize::new(0);

/// Counts the spaces of a process as long as they live.
struct Live {
    /// How many there were with this one.
    count: usize,
}

impl Live {
    fn new() -> Self {
        Self { count: LIVE.fetch_add(1, Ordering::Relaxed) + 1 }
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        LIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

impl AddressSpace {
    /// A space of `size_bytes` (a multiple of the page size, up to 48 bits), its lowest part reserved.
    ///
    /// # Errors
    /// When the host cannot reserve that much address space.
    pub fn new(size_bytes: u64) -> io::Result<Self> {
        // This space is counted from here on, whatever becomes of it.
        let live = Live::new();
        let shift = if live.count <= MANY_SPACES { LARGE } else { SMALL };
        let low = Bound::new(High::low_bytes(size_bytes, shift))?;
        Ok(Self::of(low, High::new(size_bytes, shift), size_bytes, None, live))
    }

    /// Addresses of the host that a space of `size_bytes` takes at first.
    pub fn reserved_bytes(size_bytes: u64) -> u64 {
        High::low_bytes(size_bytes, LARGE)
    }

    /// A space whose pages are found by `pager` in `memory`.
    pub(crate) fn paged(memory: Arc<PhysicalMemory>, pager: Box<dyn Pager>) -> io::Result<Self> {
        let size_bytes = Paged::RANGE_BYTES;
        let paged = Some(Box::new(Paged::new(memory, pager)));
        Ok(Self::of(Bound::new(size_bytes)?, High::new(0, LARGE), size_bytes, paged, Live::new()))
    }

    fn of(low: Bound, high: High, size_bytes: u64, paged: Option<Box<Paged>>, live: Live) -> Self {
        Self { low, high, size_bytes, paged, shows_twice: false, known: Known::default(), _live: live }
    }

    /// What was found in its bytes.
    #[inline(always)]
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// Size in bytes of a space that objects are bound into; the part below the first boundary of a paged one.
    pub fn size_bytes(&self) -> u64 {
        self.size_bytes
    }

    /// True when no byte of memory lies at two addresses, as far as it is known: page tables may name a page twice.
    pub fn shows_once(&self) -> bool {
        self.paged.is_none() && !self.shows_twice
    }

    /// From now on memory may lie at two addresses: whoever binds objects knows which share memory.
    pub fn set_shows_twice(&mut self) {
        self.shows_twice = true;
    }

    /// Compares the page tables with what was bound by them and takes away bindings that changed. To be called before
    /// each use of a paged space; others have nothing to do.
    pub fn refresh(&mut self) {
        if let Some(paged) = &mut self.paged {
            paged.refresh(&self.low);
        }
    }

    /// Why a page of a paged space could not be bound although its tables name it, since this was last asked.
    pub fn take_trouble(&self) -> Option<PhysicalError> {
        self.paged.as_ref()?.take_trouble()
    }

    /// Binds `length_bytes` of `object` from `object_offset` at `at`; what was bound there before is replaced.
    ///
    /// # Errors
    /// `InvalidInput` for a range outside of the space or not page aligned, else what the host says.
    pub fn bind(
        &mut self,
        at: GraphicsAddress,
        object: BorrowedFd,
        object_offset: u64,
        length_bytes: u64,
        writable: bool,
    ) -> io::Result<()> {
        let range = self.page_range(at, length_bytes)?;
        self.high.each(&range, &self.low, true, |bound, pages, before| {
            let (start, length) = span(&pages);
            let offset = object_offset.saturating_add(before * PAGE_BYTES);
            bound.reservation.map_object(start, length, object, offset, writable)?;
            bound.mark(pages, true);
            Ok(())
        })
    }

    /// Binds zeroed private memory at `at`: for tests, replay and tools that have no buffer objects.
    ///
    /// # Errors
    /// As [`AddressSpace::bind`].
    pub fn bind_anonymous(&mut self, at: GraphicsAddress, length_bytes: u64) -> io::Result<()> {
        let range = self.page_range(at, length_bytes)?;
        if self.high.is_shared(&range) {
            // Two parts show it: they need the same memory.
            let file = sparse_file("halogen-anonymous", length_bytes)?;
            return self.bind(at, file.as_fd(), 0, length_bytes, true);
        }
        self.high.each(&range, &self.low, true, |bound, pages, _| {
            let (start, length) = span(&pages);
            bound.reservation.map_anonymous(start, length)?;
            bound.mark(pages, true);
            Ok(())
        })
    }

    /// Takes the binding of a range away.
    ///
    /// # Errors
    /// As [`AddressSpace::bind`].
    pub fn unbind(&mut self, at: GraphicsAddress, length_bytes: u64) -> io::Result<()> {
        let range = self.page_range(at, length_bytes)?;
        self.high.each(&range, &self.low, false, |bound, pages, _| {
            let (start, length) = span(&pages);
            bound.mark(pages, false);
            bound.reservation.unmap(start, length)
        })
    }

    fn page_range(&self, at: GraphicsAddress, length_bytes: u64) -> io::Result<std::ops::Range<u64>> {
        let end = at.0.checked_add(length_bytes).filter(|&end| end <= self.size_bytes());
        match end {
            Some(end) if at.0.is_multiple_of(PAGE_BYTES) && length_bytes.is_multiple_of(PAGE_BYTES) => {
                Ok(at.0 / PAGE_BYTES..end / PAGE_BYTES)
            }
            _ => Err(io::Error::from(io::ErrorKind::InvalidInput)),
        }
    }

    #[inline(always)]
    fn page_is_bound(&self, page: u64) -> bool {
        self.low.page(page) == Some(true) || self.fault_in(page)
    }

    /// Looks above the lowest part; binds a page of a paged space if its tables name it.
    #[inline]
    fn fault_in(&self, page: u64) -> bool {
        match &self.paged {
            None => self.high.page(page),
            Some(paged) => paged.page(page, &self.low),
        }
    }

    /// A window on bytes that are known to be bound.
    #[inline(always)]
    fn window(&self, at: GraphicsAddress, length: usize) -> View<'_> {
        // What lies in the lowest part is bound there, whatever else shows it.
        match at.0.checked_add(length as u64) {
            Some(end) if end <= self.low.reservation.size_bytes() as u64 => {
                self.low.reservation.view(at.0 as usize, length)
            }
            _ => self.window_above(at, length),
        }
    }

    /// A window that does not lie in the lowest part as a whole.
    #[inline(never)]
    fn window_above(&self, at: GraphicsAddress, length: usize) -> View<'_> {
        match &self.paged {
            None if at.0 < self.high.part_bytes() => {
                let left = self.low.reservation.size_bytes().saturating_sub(at.0 as usize);
                self.low.reservation.view(at.0 as usize, length.min(left))
            }
            None => self.high.window(at, length),
            Some(paged) => paged.window(at, length, &self.low),
        }
    }

    /// Bytes from `at` that are bound without a hole, at most `limit_bytes`.
    pub fn bound_bytes(&self, at: GraphicsAddress, limit_bytes: u64) -> u64 {
        let mut reached = 0;
        while reached < limit_bytes {
            let address = at.0.wrapping_add(reached);
            if !self.page_is_bound(address / PAGE_BYTES) {
                break;
            }
            reached += PAGE_BYTES - address % PAGE_BYTES;
        }
        reached.min(limit_bytes)
    }

    /// True when the whole range is bound.
    #[inline(always)]
    pub fn is_bound(&self, at: GraphicsAddress, length_bytes: u64) -> bool {
        if length_bytes == 0 {
            return true;
        }
        let Some(last) = at.0.checked_add(length_bytes - 1) else { return false };
        (at.0 / PAGE_BYTES..=last / PAGE_BYTES).all(|page| self.page_is_bound(page))
    }

    #[inline(always)]
    fn check(&self, at: GraphicsAddress, length_bytes: u64) -> Result<(), PageFault> {
        if self.is_bound(at, length_bytes) { Ok(()) } else { Err(self.fault(at, length_bytes)) }
    }

    #[cold]
    fn fault(&self, at: GraphicsAddress, length_bytes: u64) -> PageFault {
        PageFault { address: GraphicsAddress(at.0.wrapping_add(self.bound_bytes(at, length_bytes))) }
    }

    /// A window on the bound bytes from `at`, at most `length_bytes`: shorter (down to empty) where the binding ends.
    /// The caller compares [`View::len`] with what it needs once and then accesses unchecked by page.
    pub fn view(&self, at: GraphicsAddress, length_bytes: u64) -> View<'_> {
        let length = self.bound_bytes(at, length_bytes);
        self.window(at, length as usize)
    }

    /// Reads `N` bytes.
    ///
    /// # Errors
    /// The first unbound address.
    #[inline(always)]
    pub fn read<const N: usize>(&self, at: GraphicsAddress) -> Result<[u8; N], PageFault> {
        self.check(at, N as u64)?;
        Ok(self.window(at, N).read::<N>(0))
    }

    /// Reads a little-endian DWord.
    ///
    /// # Errors
    /// The first unbound address.
    #[inline(always)]
    pub fn read_u32(&self, at: GraphicsAddress) -> Result<u32, PageFault> {
        Ok(u32::from_le_bytes(self.read(at)?))
    }

    /// Reads a little-endian QWord.
    ///
    /// # Errors
    /// The first unbound address.
    #[inline(always)]
    pub fn read_u64(&self, at: GraphicsAddress) -> Result<u64, PageFault> {
        Ok(u64::from_le_bytes(self.read(at)?))
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// The first unbound address; nothing is written then.
    #[inline(always)]
    pub fn write(&self, at: GraphicsAddress, bytes: &[u8]) -> Result<(), PageFault> {
        self.check(at, bytes.len() as u64)?;
        self.window(at, bytes.len()).write_bytes(0, bytes);
        Ok(())
    }

    /// Writes a little-endian DWord.
    ///
    /// # Errors
    /// The unbound address.
    #[inline(always)]
    pub fn write_u32(&self, at: GraphicsAddress, value: u32) -> Result<(), PageFault> {
        self.write(at, &value.to_le_bytes())
    }

    /// Writes a little-endian QWord.
    ///
    /// # Errors
    /// The unbound address.
    #[inline(always)]
    pub fn write_u64(&self, at: GraphicsAddress, value: u64) -> Result<(), PageFault> {
        self.write(at, &value.to_le_bytes())
    }

    /// Reads `into.len()` bytes.
    ///
    /// # Errors
    /// The first unbound address; nothing is read then.
    pub fn read_into(&self, at: GraphicsAddress, into: &mut [u8]) -> Result<(), PageFault> {
        self.check(at, into.len() as u64)?;
        self.window(at, into.len()).read_bytes(0, into);
        Ok(())
    }

    /// Atomically replaces the DWord at a 4-byte aligned address by `update(old)` and returns the old value.
    ///
    /// # Errors
    /// The unbound address. A misaligned address is rounded down, as the data port ignores its low bits.
    #[inline]
    pub fn atomic_u32(&self, at: GraphicsAddress, update: impl Fn(u32) -> u32) -> Result<u32, PageFault> {
        let at = GraphicsAddress(at.0 & !3);
        self.check(at, 4)?;
        Ok(self.window(at, 4).atomic_u32(0, update))
    }

    /// Atomically replaces the QWord at an 8-byte aligned address by `update(old)` and returns the old value.
    ///
    /// # Errors
    /// The unbound address. A misaligned address is rounded down.
    #[inline]
    pub fn atomic_u64(&self, at: GraphicsAddress, update: impl Fn(u64) -> u64) -> Result<u64, PageFault> {
        let at = GraphicsAddress(at.0 & !7);
        self.check(at, 8)?;
        Ok(self.window(at, 8).atomic_u64(0, update))
    }
}

/// Start and length in bytes of pages.
fn span(pages: &Range<u64>) -> (usize, usize) {
    ((pages.start * PAGE_BYTES) as usize, ((pages.end - pages.start) * PAGE_BYTES) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space() -> AddressSpace {
        let mut space = AddressSpace::new(1 << 30).unwrap();
        space.bind_anonymous(GraphicsAddress(0x10000), 0x2000).unwrap();
        space
    }

    #[test]
    fn bound_bytes_read_back_what_was_written() {
        let space = space();
        space.write_u32(GraphicsAddress(0x10ffe), 0x1234_5678).unwrap();
        assert_eq!(space.read_u32(GraphicsAddress(0x10ffe)).unwrap(), 0x1234_5678);
    }

    #[test]
    fn an_access_past_the_binding_faults_with_its_first_unbound_byte() {
        let space = space();
        let fault = space.read_u64(GraphicsAddress(0x11ffc)).unwrap_err();
        assert_eq!(fault.address, GraphicsAddress(0x12000));
        assert!(space.read_u32(GraphicsAddress(u64::MAX - 1)).is_err());
    }

    #[test]
    fn unbound_pages_fault_again_and_lose_their_bytes() {
        let mut space = space();
        space.write_u32(GraphicsAddress(0x10000), 7).unwrap();
        space.unbind(GraphicsAddress(0x10000), 0x1000).unwrap();
        assert!(space.read_u32(GraphicsAddress(0x10000)).is_err());
        space.bind_anonymous(GraphicsAddress(0x10000), 0x1000).unwrap();
        assert_eq!(space.read_u32(GraphicsAddress(0x10000)).unwrap(), 0);
    }

    #[test]
    fn a_view_ends_where_the_binding_ends() {
        let space = space();
        assert_eq!(space.view(GraphicsAddress(0x10800), 0x10000).len(), 0x1800);
        assert_eq!(space.view(GraphicsAddress(0x20000), 16).len(), 0);
    }

    #[test]
    fn a_view_tells_whether_it_holds_bytes() {
        let space = space();
        let bytes: Vec<u8> = (1..=19).collect();
        space.write(GraphicsAddress(0x10003), &bytes).unwrap();
        let view = space.view(GraphicsAddress(0x10000), 22);
        assert!(view.holds(3, &bytes) && view.holds(4, &bytes[1..9]) && view.holds(22, &[]));
        for at in 0..bytes.len() {
            let mut other = bytes.clone();
            other[at] = 0;
            assert!(!view.holds(3, &other), "{at}");
        }
        assert!(!view.holds(4, &bytes), "the last byte lies outside");
        assert!(!View::default().holds(0, &[0]) && View::default().holds(0, &[]));
    }

    #[test]
    fn a_space_of_48_bits_is_bound_anywhere_and_across_its_parts() {
        let mut space = AddressSpace::new(1 << 48).unwrap();
        let boundary = 0x7f_u64 << 40;
        for start in [0x7ffd_0195_9000, boundary - 0x2000, (1 << 40) - 0x1000, (1 << 48) - 0x3000] {
            let at = GraphicsAddress(start);
            space.bind_anonymous(at, 0x3000).unwrap();
            assert_eq!(space.view(at, 0x10000).len(), 0x3000);
            for offset in [0, 0xffe, 0x1ffc, 0x2ff8] {
                let at = GraphicsAddress(start + offset);
                space.write_u64(at, start + offset).unwrap();
            }
            assert_eq!(space.read_u64(GraphicsAddress(start + 0x2ff8)).unwrap(), start + 0x2ff8);
            assert_eq!(space.view(at, 0x3000).read_u32(0x1ffc), (start + 0x1ffc) as u32);
            assert!(space.read_u32(GraphicsAddress(start + 0x3000)).is_err());
            space.unbind(at, 0x3000).unwrap();
            assert!(space.read_u32(GraphicsAddress(start + 0x1000)).is_err());
        }
        assert!(space.bind_anonymous(GraphicsAddress((1 << 48) - 0x1000), 0x2000).is_err());
    }

    #[test]
    fn a_space_takes_only_so_many_parts() {
        let mut space = AddressSpace::new(1 << 48).unwrap();
        let bound = (0..256).filter(|part| space.bind_anonymous(GraphicsAddress(part << 40), 0x1000).is_ok());
        assert_eq!(bound.count(), 33);
    }
}
