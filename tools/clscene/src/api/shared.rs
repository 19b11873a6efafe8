//! Memory that host and device share.

use super::entries::Entries;
use super::{Handle, Session, check};
use anyhow::{Result, bail};
use std::ptr::{null, null_mut};
use std::rc::Rc;

/// Shared virtual memory; scenes reach it only while it is mapped or the device is idle.
pub struct Svm {
    pub(super) address: *mut u8,
    bytes: usize,
    context: Handle,
    entries: Rc<Entries>,
}

impl Svm {
    /// Its content.
    pub fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the allocation has this size, lives as long as `self`, and every device command has finished: all
        // session calls that start one wait for it.
        unsafe { std::slice::from_raw_parts_mut(self.address, self.bytes) }
    }

    /// The address that host and device share.
    pub fn address(&self) -> u64 {
        self.address as u64
    }
}

impl Drop for Svm {
    fn drop(&mut self) {
        // SAFETY: allocated by clSVMAlloc of this context and freed once.
        unsafe { (self.entries.clSVMFree)(self.context, self.address.cast()) }
    }
}

/// Host memory that a buffer uses; kept alive by whoever keeps the buffer.
pub struct HostMemory {
    bytes: Box<[u64]>,
    skip: usize,
    pub(super) length: usize,
}

impl HostMemory {
    /// `length` zeroed bytes that start `skip` bytes behind a page boundary.
    pub fn new(length: usize, skip: usize) -> Self {
        const PAGE: usize = 4096;
        let bytes = vec![0u64; (length + skip + 2 * PAGE) / 8].into_boxed_slice();
        let start = bytes.as_ptr() as usize;
        Self { bytes, skip: start.next_multiple_of(PAGE) - start + skip, length }
    }

    /// Its content.
    pub fn bytes(&mut self) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.bytes)[self.skip..self.skip + self.length]
    }
}

impl Session {
    /// Shared virtual memory; `fine` for memory that needs no mapping.
    pub fn svm(&self, bytes: usize, fine: bool) -> Result<Svm> {
        const FINE_GRAIN_BUFFER: u64 = 1 << 10;
        let flags = 1 | if fine { FINE_GRAIN_BUFFER } else { 0 };
        // SAFETY: values only.
        let address = unsafe { (self.entries.clSVMAlloc)(self.context.handle, flags, bytes, 0) };
        if address.is_null() {
            bail!("clSVMAlloc gives nothing");
        }
        let entries = Rc::clone(&self.entries);
        Ok(Svm { address: address.cast(), bytes, context: self.context.handle, entries })
    }

    /// Maps shared virtual memory for the host, lets it work, and unmaps it.
    pub fn with_mapped_svm(&self, svm: &mut Svm, work: impl FnOnce(&mut [u8])) -> Result<()> {
        let e = &self.entries;
        // SAFETY: a blocking map of an allocation of this context, with its size.
        let code = unsafe {
            (e.clEnqueueSVMMap)(self.queue(), 1, 3, svm.address.cast(), svm.bytes, 0, null(), null_mut())
        };
        check(code, "clEnqueueSVMMap")?;
        work(svm.bytes());
        // SAFETY: it was mapped above.
        let code = unsafe { (e.clEnqueueSVMUnmap)(self.queue(), svm.address.cast(), 0, null(), null_mut()) };
        check(code, "clEnqueueSVMUnmap")?;
        self.finish()
    }
}
