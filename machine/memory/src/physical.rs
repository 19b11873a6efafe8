//! Physical memory: sparse, limited, zero until written.
//!
//! Every page that was touched has a place in one sparse file; a guest that uses a few pages spread over a large
//! address range costs those few pages. Places are given in the order of first use, so that what is written together
//! lies together and can be bound in one piece.

use crate::mapping::{Reservation, sparse_file};
use crate::space::PAGE_BYTES;
use bits::PhysicalAddress;
use std::collections::HashMap;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Width of a physical address.
pub const PHYSICAL_ADDRESS_BITS: u32 = 46;

/// Why physical memory could not do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PhysicalError {
    /// Not an address of this machine.
    #[error("physical address 0x{0:x} has more than {PHYSICAL_ADDRESS_BITS} bits")]
    Address(u64),
    /// More pages were touched than allowed.
    #[error("more than {} MiB of physical memory are in use", limit_bytes >> 20)]
    Full {
        /// Allowed bytes.
        limit_bytes: u64,
    },
    /// Page tables scatter memory so much that the host would run out of mappings.
    #[error("page tables bind more than {limit} separate pieces of memory")]
    Mappings {
        /// Allowed pieces.
        limit: u32,
    },
    /// Page tables spread memory over more addresses than can be reserved.
    #[error("one address space spreads over more than {} GiB of addresses", limit_bytes >> 30)]
    Scattered {
        /// Allowed bytes.
        limit_bytes: u64,
    },
    /// The host refused.
    #[error("the host refused memory: {0}")]
    Host(String),
}

/// Memory seen by its physical addresses.
pub struct PhysicalMemory {
    file: OwnedFd,
    /// The whole file.
    window: Reservation,
    limit_pages: u64,
    /// Place in the file, in pages, of each page that was touched.
    places: Mutex<HashMap<u64, u64>>,
    mappings: AtomicU32,
    mappings_limit: u32,
}

impl PhysicalMemory {
    /// Memory of which `limit_bytes` may be touched, bound by address spaces in at most `mappings_limit` pieces.
    ///
    /// # Errors
    /// When the host cannot reserve that much address space or has no file for it.
    pub fn new(limit_bytes: u64, mappings_limit: u32) -> io::Result<Self> {
        let limit_pages = (limit_bytes / PAGE_BYTES).max(1);
        let size_bytes = limit_pages * PAGE_BYTES;
        let size = usize::try_from(size_bytes).map_err(|_| io::Error::from(io::ErrorKind::OutOfMemory))?;
        let file = sparse_file("halogen-physical", size_bytes)?;
        let window = Reservation::new(size)?;
        window.map_object(0, size, file.as_fd(), 0, true)?;
        let (places, mappings) = (Mutex::default(), AtomicU32::new(0));
        Ok(Self { file, window, limit_pages, places, mappings, mappings_limit })
    }

    /// Bytes that were touched, in whole pages.
    pub fn used_bytes(&self) -> u64 {
        self.places().len() as u64 * PAGE_BYTES
    }

    /// Reads bytes; what was never written is zero.
    ///
    /// # Errors
    /// Addresses outside of the machine; nothing is read then.
    pub fn read(&self, at: PhysicalAddress, into: &mut [u8]) -> Result<(), PhysicalError> {
        check(at, into.len())?;
        let places = self.places();
        let mut address = at.0;
        let mut rest = into;
        while !rest.is_empty() {
            let offset = address % PAGE_BYTES;
            let (part, behind) = rest.split_at_mut(rest.len().min((PAGE_BYTES - offset) as usize));
            match places.get(&(address / PAGE_BYTES)) {
                Some(place) => {
                    let view = self.window.view((place * PAGE_BYTES + offset) as usize, part.len());
                    view.read_bytes(0, part);
                }
                None => part.fill(0),
            }
            address += part.len() as u64;
            rest = behind;
        }
        Ok(())
    }

    /// Writes bytes.
    ///
    /// # Errors
    /// Addresses outside of the machine, when nothing is written; full memory, when what came before is written.
    pub fn write(&self, at: PhysicalAddress, bytes: &[u8]) -> Result<(), PhysicalError> {
        check(at, bytes.len())?;
        let mut places = self.places();
        let mut address = at.0;
        let mut rest = bytes;
        while !rest.is_empty() {
            let offset = address % PAGE_BYTES;
            let (part, behind) = rest.split_at(rest.len().min((PAGE_BYTES - offset) as usize));
            let place = self.take_place(address / PAGE_BYTES, &mut places)?;
            let view = self.window.view((place * PAGE_BYTES + offset) as usize, part.len());
            view.write_bytes(0, part);
            address += part.len() as u64;
            rest = behind;
        }
        Ok(())
    }

    /// Reads a little-endian QWord.
    ///
    /// # Errors
    /// Addresses outside of the machine.
    pub fn read_u64(&self, at: PhysicalAddress) -> Result<u64, PhysicalError> {
        let mut bytes = [0; 8];
        self.read(at, &mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn places(&self) -> MutexGuard<'_, HashMap<u64, u64>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_place(&self, frame: u64, places: &mut HashMap<u64, u64>) -> Result<u64, PhysicalError> {
        if let Some(&place) = places.get(&frame) {
            return Ok(place);
        }
        let place = places.len() as u64;
        if place >= self.limit_pages {
            return Err(PhysicalError::Full { limit_bytes: self.limit_pages * PAGE_BYTES });
        }
        places.insert(frame, place);
        Ok(place)
    }

    /// Where the page at `address` lies in the file, in bytes. It counts as touched from now on.
    pub(crate) fn place(&self, address: PhysicalAddress) -> Result<u64, PhysicalError> {
        check(address, 1)?;
        Ok(self.take_place(address.0 / PAGE_BYTES, &mut self.places())? * PAGE_BYTES)
    }

    /// Where the page at `address` lies, if it was touched before.
    pub(crate) fn known_place(&self, address: PhysicalAddress) -> Option<u64> {
        self.places().get(&(address.0 / PAGE_BYTES)).map(|place| place * PAGE_BYTES)
    }

    pub(crate) fn file(&self) -> BorrowedFd<'_> {
        self.file.as_fd()
    }

    pub(crate) fn mappings_limit(&self) -> u32 {
        self.mappings_limit
    }

    /// Counts one more bound piece; false at the limit.
    pub(crate) fn take_mapping(&self) -> bool {
        let one_more = |count: u32| (count < self.mappings_limit).then_some(count + 1);
        self.mappings.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_more).is_ok()
    }

    pub(crate) fn return_mapping(&self) {
        self.mappings.fetch_sub(1, Ordering::Relaxed);
    }
}

fn check(at: PhysicalAddress, bytes: usize) -> Result<(), PhysicalError> {
    match at.0.checked_add(bytes as u64) {
        Some(end) if end <= 1 << PHYSICAL_ADDRESS_BITS => Ok(()),
        _ => Err(PhysicalError::Address(at.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scattered_bytes_are_kept_and_the_rest_is_zero() {
        let memory = PhysicalMemory::new(1 << 20, 16).unwrap();
        let far = PhysicalAddress((1 << 40) - 2);
        memory.write(far, &[1, 2, 3, 4]).unwrap();
        memory.write(PhysicalAddress(0x1000), &[9]).unwrap();
        let mut bytes = [7; 6];
        memory.read(PhysicalAddress(far.0 - 1), &mut bytes).unwrap();
        assert_eq!(bytes, [0, 1, 2, 3, 4, 0]);
        assert_eq!(memory.used_bytes(), 3 * PAGE_BYTES);
    }

    #[test]
    fn reading_costs_nothing_and_a_full_memory_says_so() {
        let memory = PhysicalMemory::new(2 * PAGE_BYTES, 16).unwrap();
        let mut byte = [1];
        for page in 0..100 {
            memory.read(PhysicalAddress(page << 20), &mut byte).unwrap();
        }
        assert_eq!((memory.used_bytes(), byte), (0, [0]));
        memory.write(PhysicalAddress(0), &[1; 8192]).unwrap();
        assert_eq!(memory.write(PhysicalAddress(8192), &[1]), Err(PhysicalError::Full { limit_bytes: 8192 }));
    }

    #[test]
    fn addresses_past_the_last_bit_are_refused() {
        let memory = PhysicalMemory::new(1 << 20, 16).unwrap();
        let last = PhysicalAddress((1 << PHYSICAL_ADDRESS_BITS) - 1);
        assert_eq!(memory.write(last, &[1]), Ok(()));
        assert!(memory.write(last, &[1, 2]).is_err());
        assert!(memory.read(PhysicalAddress(u64::MAX), &mut [0; 2]).is_err());
    }
}
