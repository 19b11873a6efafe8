//! Buffer objects: one memfd each, so that every process that holds a descriptor of it sees the same bytes.
//!
//! An object is known by the (device, inode) of its memfd; importing a descriptor of a known object finds it again.

use crate::context::{EngineClass, lock};
use crate::errno::Errno;
use crate::fence::Fence;
use crate::host::may_have_bytes;
use crate::own_file::OwnFile;
use rustix::fs::{MemfdFlags, SealFlags, fcntl_add_seals, fstat, ftruncate, memfd_create};
use rustix::io::fcntl_dupfd_cloexec;
use std::os::fd::{BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

/// Name of a buffer object's memfd, as `/proc/self/fd` shows it.
pub const OBJECT_NAME: &str = "halogen-buffer";

/// An object keeps its size, whoever holds a descriptor of it: access past the end of a file would end the process.
pub const SEALS: SealFlags = SealFlags::SHRINK.union(SealFlags::GROW).union(SealFlags::SEAL);

/// Size of a page of an object.
pub const PAGE_BYTES: u64 = 4096;

/// Descriptors below this stay free for the client where the limit allows: `select` cannot see higher ones, and
/// many programs expect low numbers.
const HIGH_DESCRIPTOR: i32 = 8192;

/// Which file is behind a descriptor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identifier {
    /// Device number of the file system.
    pub device: u64,
    /// Inode number.
    pub inode: u64,
}

impl Identifier {
    /// The file behind a descriptor.
    ///
    /// # Errors
    /// What the host says.
    pub fn of(descriptor: BorrowedFd) -> Result<Self, Errno> {
        let stat = fstat(descriptor)?;
        Ok(Self { device: stat.st_dev, inode: stat.st_ino })
    }
}

/// Tiling that a client attached to an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tiling {
    /// 0 none, 1 X, 2 Y.
    pub mode: u32,
    /// Row pitch in bytes, 0 when not tiled.
    pub stride_bytes: u32,
}

/// A buffer object.
#[derive(Debug)]
pub struct Object {
    /// Number of the object in this process, never reused.
    pub number: u64,
    memory: OwnFile,
    /// The file behind the memory.
    pub identifier: Identifier,
    /// Where the object starts in the file; not 0 for client memory only.
    pub start_bytes: u64,
    /// Size in bytes, whole pages.
    pub size_bytes: u64,
    /// True for client memory made into an object: neither exported nor mapped again.
    pub is_client_memory: bool,
    tiling_mode: AtomicU32,
    tiling_stride: AtomicU32,
    caching: AtomicU32,
    shared: AtomicBool,
    /// Work that is not done, as far as was looked.
    uses: Mutex<Vec<Use>>,
}

/// Work that uses an object.
#[derive(Debug)]
struct Use {
    engine: EngineClass,
    writes: bool,
    fence: Arc<Fence>,
}

impl Object {
    /// A new object of zeroes.
    ///
    /// # Errors
    /// `EINVAL` for no size, `E2BIG` for one that no host file can have, `EFBIG` for one that no file of this process may
    /// have, else what the host says.
    pub fn create(number: u64, size_bytes: u64, caching: u32) -> Result<Self, Errno> {
        let size_bytes = size_bytes
            .checked_next_multiple_of(PAGE_BYTES)
            .filter(|&size| size <= 1 << 44)
            .ok_or(Errno::E2BIG)?;
        if size_bytes == 0 {
            return Err(Errno::EINVAL);
        }
        if !may_have_bytes(size_bytes) {
            return Err(Errno::EFBIG);
        }
        let flags = MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING;
        let descriptor = memfd_create(OBJECT_NAME, flags)?;
        ftruncate(&descriptor, size_bytes)?;
        fcntl_add_seals(&descriptor, SEALS)?;
        Self::adopt(number, descriptor, 0, size_bytes, false, caching)
    }

    /// An object around memory that exists already.
    ///
    /// # Errors
    /// What the host says.
    pub fn adopt(
        number: u64,
        descriptor: OwnedFd,
        start_bytes: u64,
        size_bytes: u64,
        is_client_memory: bool,
        caching: u32,
    ) -> Result<Self, Errno> {
        let memory = OwnFile::new(descriptor)?;
        Ok(Self {
            number,
            identifier: memory.identifier(),
            memory,
            start_bytes,
            size_bytes,
            is_client_memory,
            tiling_mode: AtomicU32::new(0),
            tiling_stride: AtomicU32::new(0),
            caching: AtomicU32::new(caching),
            shared: AtomicBool::new(false),
            uses: Mutex::default(),
        })
    }

    /// The memory, for the length of a call.
    ///
    /// # Errors
    /// `ESTALE` when the program took its descriptor away.
    pub fn memory(&self) -> Result<BorrowedFd<'_>, Errno> {
        self.memory.get()
    }

    /// True when a byte of one is a byte of the other: client memory may be made an object more than once.
    pub fn shares_memory(&self, other: &Self) -> bool {
        let file_range =
            |object: &Self| object.start_bytes..object.start_bytes.saturating_add(object.size_bytes);
        let (own, others) = (file_range(self), file_range(other));
        self.identifier == other.identifier && own.start < others.end && others.start < own.end
    }

    /// Tiling attached to the object.
    pub fn tiling(&self) -> Tiling {
        Tiling {
            mode: self.tiling_mode.load(Ordering::Relaxed),
            stride_bytes: self.tiling_stride.load(Ordering::Relaxed),
        }
    }

    /// Attaches tiling.
    pub fn set_tiling(&self, tiling: Tiling) {
        self.tiling_mode.store(tiling.mode, Ordering::Relaxed);
        self.tiling_stride.store(tiling.stride_bytes, Ordering::Relaxed);
    }

    /// Cache level number of the object.
    pub fn caching(&self) -> u32 {
        self.caching.load(Ordering::Relaxed)
    }

    /// Sets the cache level number.
    pub fn set_caching(&self, level: u32) {
        self.caching.store(level, Ordering::Relaxed);
    }

    /// True when a descriptor of the object was ever given out or taken in.
    pub fn is_shared(&self) -> bool {
        self.shared.load(Ordering::Relaxed)
    }

    /// Remembers that other processes may hold the object.
    pub fn set_shared(&self) {
        self.shared.store(true, Ordering::Relaxed);
    }

    /// Remembers that work uses the object.
    pub(crate) fn add_use(&self, engine: EngineClass, writes: bool, fence: &Arc<Fence>) {
        let mut uses = lock(&self.uses);
        uses.retain(|other| !other.fence.is_signalled());
        uses.push(Use { engine, writes, fence: Arc::clone(fence) });
    }

    /// True while work uses the object.
    pub(crate) fn is_busy(&self) -> bool {
        lock(&self.uses).iter().any(|other| !other.fence.is_signalled())
    }

    /// Engines with work that uses the object; true for those whose work writes it.
    pub(crate) fn engines(&self) -> Vec<(EngineClass, bool)> {
        let uses = lock(&self.uses);
        let busy = uses.iter().filter(|other| !other.fence.is_signalled());
        busy.map(|other| (other.engine, other.writes)).collect()
    }

    /// Copies bytes out of the object. The range must lie inside.
    ///
    /// # Errors
    /// `EINVAL` past the end, else what the host says.
    pub fn read(&self, offset_bytes: u64, into: &mut [u8]) -> Result<(), Errno> {
        self.check(offset_bytes, into.len() as u64)?;
        let memory = self.memory()?;
        let mut done = 0;
        while let Some(rest) = into.get_mut(done..).filter(|rest| !rest.is_empty()) {
            let count = rustix::io::pread(memory, rest, self.start_bytes + offset_bytes + done as u64)?;
            if count == 0 {
                return Err(Errno::EFAULT);
            }
            done += count;
        }
        Ok(())
    }

    /// Copies bytes into the object. The range must lie inside.
    ///
    /// # Errors
    /// As [`Object::read`].
    pub fn write(&self, offset_bytes: u64, bytes: &[u8]) -> Result<(), Errno> {
        self.check(offset_bytes, bytes.len() as u64)?;
        let memory = self.memory()?;
        let mut done = 0;
        while let Some(rest) = bytes.get(done..).filter(|rest| !rest.is_empty()) {
            let count = rustix::io::pwrite(memory, rest, self.start_bytes + offset_bytes + done as u64)?;
            if count == 0 {
                return Err(Errno::EFAULT);
            }
            done += count;
        }
        Ok(())
    }

    fn check(&self, offset_bytes: u64, length_bytes: u64) -> Result<(), Errno> {
        match offset_bytes.checked_add(length_bytes) {
            Some(end) if end <= self.size_bytes => Ok(()),
            _ => Err(Errno::EINVAL),
        }
    }
}

/// Moves a descriptor of ours out of the way of the client's; keeps it where it is when the limit is too low.
pub fn move_high(descriptor: OwnedFd) -> OwnedFd {
    [HIGH_DESCRIPTOR, HIGH_DESCRIPTOR / 8, HIGH_DESCRIPTOR / 16]
        .into_iter()
        .find_map(|least| fcntl_dupfd_cloexec(&descriptor, least).ok())
        .unwrap_or(descriptor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_is_rounded_up_to_pages_and_starts_as_zeroes() {
        let object = Object::create(1, 5000, 1).unwrap();
        assert_eq!(object.size_bytes, 8192);
        let mut bytes = [1; 16];
        object.read(8176, &mut bytes).unwrap();
        assert_eq!(bytes, [0; 16]);
    }

    #[test]
    fn transfers_past_the_end_are_refused() {
        let object = Object::create(1, 4096, 1).unwrap();
        assert_eq!(object.write(4090, &[0; 7]), Err(Errno::EINVAL));
        assert_eq!(object.read(u64::MAX, &mut [0; 2]), Err(Errno::EINVAL));
    }

    #[test]
    fn sizes_that_no_file_can_have_are_refused() {
        assert_eq!(Object::create(1, 0, 1).unwrap_err(), Errno::EINVAL);
        assert_eq!(Object::create(1, u64::MAX, 1).unwrap_err(), Errno::E2BIG);
    }
}
