//! A client without a process: one block of memory, and descriptors by invented numbers.

use i915::{Errno, Guest};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::os::fd::{BorrowedFd, OwnedFd};

/// First address of the client's memory.
pub const BASE: u64 = 0x10000;
/// Its length in bytes.
pub const BYTES: usize = 0x20000;

/// The client.
pub struct TestGuest {
    memory: RefCell<Vec<u8>>,
    descriptors: RefCell<BTreeMap<i32, OwnedFd>>,
}

impl TestGuest {
    /// A client with zeroed memory.
    pub fn new() -> Self {
        Self { memory: RefCell::new(vec![0; BYTES]), descriptors: RefCell::default() }
    }

    fn range(address: u64, length: usize) -> Result<std::ops::Range<usize>, Errno> {
        let start = address.checked_sub(BASE).ok_or(Errno::EFAULT)? as usize;
        let end = start.checked_add(length).filter(|&end| end <= BYTES).ok_or(Errno::EFAULT)?;
        Ok(start..end)
    }
}

impl Guest for TestGuest {
    fn read(&self, address: u64, into: &mut [u8]) -> Result<(), Errno> {
        let range = Self::range(address, into.len())?;
        into.copy_from_slice(&self.memory.borrow()[range]);
        Ok(())
    }

    fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Errno> {
        let range = Self::range(address, bytes.len())?;
        self.memory.borrow_mut()[range].copy_from_slice(bytes);
        Ok(())
    }

    fn map(&self, _: BorrowedFd, offset_bytes: u64, _: u64) -> Result<u64, Errno> {
        Ok(0x7000_0000_0000 + offset_bytes)
    }

    fn share(&self, _: u64, length_bytes: u64) -> Result<(OwnedFd, u64), Errno> {
        if length_bytes > 1 << 30 {
            return Err(Errno::EFAULT);
        }
        let memory = rustix::fs::memfd_create("test", rustix::fs::MemfdFlags::CLOEXEC)?;
        rustix::fs::ftruncate(&memory, length_bytes)?;
        Ok((memory, 0))
    }

    fn import(&self, descriptor: i32) -> Result<OwnedFd, Errno> {
        let descriptors = self.descriptors.borrow();
        Ok(descriptors.get(&descriptor).ok_or(Errno::EBADF)?.try_clone()?)
    }

    fn export(&self, descriptor: OwnedFd, _: bool) -> Result<i32, Errno> {
        let mut descriptors = self.descriptors.borrow_mut();
        let number = (100..).find(|number| !descriptors.contains_key(number)).unwrap();
        descriptors.insert(number, descriptor);
        Ok(number)
    }
}
