//! Memory that two processes exchange messages through.
//!
//! Whatever the other side does, an access here reads some bytes or writes some: every one is an atomic operation of
//! a whole word inside of the mapping, so that there is no race as Rust sees it. The file behind it is sealed: it never
//! gets shorter under a mapping.

use rustix::fs::{MemfdFlags, SealFlags, fcntl_add_seals, fcntl_get_seals, fstat, ftruncate, memfd_create};
use rustix::mm::{MapFlags, ProtFlags, mmap, munmap};
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

const WORD_BYTES: usize = 8;

/// A mapping of the shared memory.
pub struct Channel {
    base: NonNull<u8>,
    bytes: usize,
}

// SAFETY: the mapping belongs to this value alone, and every access to it is atomic.
unsafe impl Send for Channel {}
// SAFETY: as above.
unsafe impl Sync for Channel {}

impl Channel {
    /// New memory of zeroes, and the file by which another process gets it.
    ///
    /// # Errors
    /// What the host says.
    pub fn create(bytes: usize) -> io::Result<(Self, OwnedFd)> {
        let file = memfd_create("halogen-channel", MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)?;
        ftruncate(&file, bytes as u64)?;
        fcntl_add_seals(&file, SealFlags::SHRINK | SealFlags::GROW | SealFlags::SEAL)?;
        Ok((Self::open(file.as_fd())?, file))
    }

    /// Maps what another process made; the file may be closed afterwards.
    ///
    /// # Errors
    /// What the host says; `EINVAL` for a file that could get shorter.
    pub fn open(file: BorrowedFd) -> io::Result<Self> {
        let bytes = fstat(file)?.st_size as usize;
        let is_sealed = fcntl_get_seals(file)?.contains(SealFlags::SHRINK);
        if !is_sealed || bytes == 0 || !bytes.is_multiple_of(WORD_BYTES) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let protection = ProtFlags::READ | ProtFlags::WRITE;
        // SAFETY: a new mapping at a place of the kernel's choice touches nothing that exists.
        let base = unsafe { mmap(std::ptr::null_mut(), bytes, protection, MapFlags::SHARED, file, 0)? };
        let base = NonNull::new(base.cast()).ok_or(io::ErrorKind::AddrNotAvailable)?;
        Ok(Self { base, bytes })
    }

    /// Length in bytes.
    pub fn len(&self) -> usize {
        self.bytes
    }

    /// True when it holds nothing, which [`Channel::open`] refuses.
    pub fn is_empty(&self) -> bool {
        self.bytes == 0
    }

    /// The 32-bit word of that number; beyond the end, the last one.
    pub fn word(&self, index: usize) -> &AtomicU32 {
        let index = index.min(self.bytes / 4 - 1);
        // SAFETY: inside of the mapping, which is page-aligned and lives as long as `self`; all accesses are atomic.
        unsafe { self.base.cast::<AtomicU32>().add(index).as_ref() }
    }

    fn long(&self, index: usize) -> &AtomicU64 {
        debug_assert!(index < self.bytes / WORD_BYTES);
        // SAFETY: as in `word`; callers have compared the index with the length.
        unsafe { self.base.cast::<AtomicU64>().add(index).as_ref() }
    }

    /// True when the range begins at a long word and ends inside.
    fn holds(&self, offset: usize, length: usize) -> bool {
        let end = length.checked_next_multiple_of(WORD_BYTES).and_then(|length| offset.checked_add(length));
        offset.is_multiple_of(WORD_BYTES) && end.is_some_and(|end| end <= self.bytes)
    }

    /// Copies bytes out; false, and nothing is copied, for a range that is not inside or not at a multiple of 8.
    pub fn read(&self, offset: usize, into: &mut [u8]) -> bool {
        if !self.holds(offset, into.len()) {
            return false;
        }
        for (index, chunk) in into.chunks_mut(WORD_BYTES).enumerate() {
            let word = self.long(offset / WORD_BYTES + index).load(Ordering::Relaxed).to_ne_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        true
    }

    /// Copies bytes in, and zeroes up to the next multiple of 8; false, and nothing is copied, as for [`Channel::read`].
    pub fn write(&self, offset: usize, bytes: &[u8]) -> bool {
        if !self.holds(offset, bytes.len()) {
            return false;
        }
        for (index, chunk) in bytes.chunks(WORD_BYTES).enumerate() {
            let mut word = [0; WORD_BYTES];
            word[..chunk.len()].copy_from_slice(chunk);
            self.long(offset / WORD_BYTES + index).store(u64::from_ne_bytes(word), Ordering::Relaxed);
        }
        true
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        // SAFETY: the mapping is this value's own, and no reference into it outlives the value.
        let _ = unsafe { munmap(self.base.as_ptr().cast(), self.bytes) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_mappings_show_the_same_bytes() {
        let (ours, file) = Channel::create(4096).unwrap();
        let theirs = Channel::open(file.as_fd()).unwrap();
        drop(file);
        assert!(ours.write(64, b"thirteen byte"));
        let mut bytes = [1; 16];
        assert!(theirs.read(64, &mut bytes));
        assert_eq!(&bytes, b"thirteen byte\0\0\0");
        let mut few = [9; 3];
        assert!(theirs.read(72, &mut few));
        assert_eq!(&few, b" by");
        theirs.word(3).store(7, Ordering::Relaxed);
        assert_eq!((ours.word(3).load(Ordering::Relaxed), ours.len(), ours.is_empty()), (7, 4096, false));
    }

    #[test]
    fn accesses_end_at_the_end() {
        let (channel, _) = Channel::create(4096).unwrap();
        let mut bytes = [5; 16];
        assert!(channel.read(4080, &mut bytes) && channel.write(4088, &[1; 8]));
        assert_eq!(bytes, [0; 16]);
        for (offset, length) in [(4088, 9), (4096, 1), (4, 4), (usize::MAX - 7, 8)] {
            assert!(!channel.read(offset, &mut vec![0; length]), "{offset} {length}");
            assert!(!channel.write(offset, &vec![3; length]), "{offset} {length}");
        }
        channel.read(4080, &mut bytes);
        assert_eq!(bytes[8..], [1; 8]);
        assert_eq!(channel.word(4096).load(Ordering::Relaxed), 0x0101_0101);
    }

    #[test]
    fn a_file_that_could_get_shorter_is_refused_and_ours_cannot() {
        let loose = memfd_create("test", MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING).unwrap();
        ftruncate(&loose, 4096).unwrap();
        assert!(Channel::open(loose.as_fd()).is_err());
        let (_channel, file) = Channel::create(4096).unwrap();
        assert!(ftruncate(&file, 8).is_err() && ftruncate(&file, 8192).is_err());
    }
}
