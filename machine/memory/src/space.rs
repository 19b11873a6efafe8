//! The address space of a context: bindings and checked access.

use crate::mapping::Reservation;
use crate::view::View;
use bits::GraphicsAddress;
use std::io;
use std::os::fd::BorrowedFd;

/// Size of a GPU page as Halogen binds them.
pub const PAGE_BYTES: u64 = 4096;

/// An access to an address that no buffer object is bound at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no page is bound at {address}")]
pub struct PageFault {
    /// First byte that is not bound.
    pub address: GraphicsAddress,
}

/// A per-process GTT: one reserved host range and a bit map of bound pages.
pub struct AddressSpace {
    reservation: Reservation,
    /// One bit per page; zeroed lazily by the host, so that only words that were touched cost memory.
    bound: Vec<u64>,
}

impl AddressSpace {
    /// Reserves a space of `size_bytes` (a multiple of the page size).
    ///
    /// # Errors
    /// When the host cannot reserve that much address space.
    pub fn new(size_bytes: u64) -> io::Result<Self> {
        let size = usize::try_from(size_bytes).map_err(|_| io::Error::from(io::ErrorKind::OutOfMemory))?;
        let pages = size_bytes / PAGE_BYTES;
        Ok(Self { reservation: Reservation::new(size)?, bound: vec![0; pages.div_ceil(64) as usize] })
    }

    /// Size in bytes.
    pub fn size_bytes(&self) -> u64 {
        self.reservation.size_bytes() as u64
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
        self.reservation.map_object(at.0 as usize, length_bytes as usize, object, object_offset, writable)?;
        self.mark(range, true);
        Ok(())
    }

    /// Binds zeroed private memory at `at`: for tests, replay and tools that have no buffer objects.
    ///
    /// # Errors
    /// As [`AddressSpace::bind`].
    pub fn bind_anonymous(&mut self, at: GraphicsAddress, length_bytes: u64) -> io::Result<()> {
        let range = self.page_range(at, length_bytes)?;
        self.reservation.map_anonymous(at.0 as usize, length_bytes as usize)?;
        self.mark(range, true);
        Ok(())
    }

    /// Takes the binding of a range away.
    ///
    /// # Errors
    /// As [`AddressSpace::bind`].
    pub fn unbind(&mut self, at: GraphicsAddress, length_bytes: u64) -> io::Result<()> {
        let range = self.page_range(at, length_bytes)?;
        self.mark(range, false);
        self.reservation.unmap(at.0 as usize, length_bytes as usize)
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

    fn mark(&mut self, pages: std::ops::Range<u64>, bound: bool) {
        for page in pages {
            if let Some(word) = self.bound.get_mut((page / 64) as usize) {
                let bit = 1 << (page % 64);
                if bound { *word |= bit } else { *word &= !bit }
            }
        }
    }

    #[inline(always)]
    fn page_is_bound(&self, page: u64) -> bool {
        match self.bound.get((page / 64) as usize) {
            Some(word) => (word >> (page % 64)) & 1 != 0,
            None => false,
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
        self.reservation.view(at.0 as usize, length as usize)
    }

    /// Reads `N` bytes.
    ///
    /// # Errors
    /// The first unbound address.
    #[inline(always)]
    pub fn read<const N: usize>(&self, at: GraphicsAddress) -> Result<[u8; N], PageFault> {
        self.check(at, N as u64)?;
        Ok(self.reservation.view(at.0 as usize, N).read::<N>(0))
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
        self.reservation.view(at.0 as usize, bytes.len()).write_bytes(0, bytes);
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
        self.reservation.view(at.0 as usize, into.len()).read_bytes(0, into);
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
        Ok(self.reservation.view(at.0 as usize, 4).atomic_u32(0, update))
    }

    /// Atomically replaces the QWord at an 8-byte aligned address by `update(old)` and returns the old value.
    ///
    /// # Errors
    /// The unbound address. A misaligned address is rounded down.
    #[inline]
    pub fn atomic_u64(&self, at: GraphicsAddress, update: impl Fn(u64) -> u64) -> Result<u64, PageFault> {
        let at = GraphicsAddress(at.0 & !7);
        self.check(at, 8)?;
        Ok(self.reservation.view(at.0 as usize, 8).atomic_u64(0, update))
    }
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
}
