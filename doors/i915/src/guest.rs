//! The client process as the kernel would see it: its memory and its descriptors.
//!
//! The model never follows a client pointer itself; whoever sits in the client's process implements this trait.

use crate::errno::Errno;
use bytemuck::{AnyBitPattern, NoUninit, Zeroable};
use std::os::fd::{BorrowedFd, OwnedFd};

/// Largest array that one request may make the model read, in bytes. A kernel would fail such a request too.
const ARRAY_LIMIT_BYTES: usize = 64 << 20;

/// The client that made a request.
pub trait Guest {
    /// Copies bytes out of the client's memory.
    ///
    /// # Errors
    /// `EFAULT` when they cannot be read.
    fn read(&self, address: u64, into: &mut [u8]) -> Result<(), Errno>;

    /// Copies bytes into the client's memory.
    ///
    /// # Errors
    /// `EFAULT` when they cannot be written.
    fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Errno>;

    /// Maps an object into the client's memory and returns the address.
    ///
    /// # Errors
    /// What the host says.
    fn map(&self, object: BorrowedFd, offset_bytes: u64, length_bytes: u64) -> Result<u64, Errno>;

    /// Makes client memory shareable: the object behind it and the offset of `address` in that object.
    ///
    /// # Errors
    /// `EFAULT` when the range is not mapped, `EOPNOTSUPP` when its pages cannot be shared.
    fn share(&self, address: u64, length_bytes: u64) -> Result<(OwnedFd, u64), Errno>;

    /// A duplicate of a client descriptor.
    ///
    /// # Errors
    /// `EBADF` when there is no such descriptor.
    fn import(&self, descriptor: i32) -> Result<OwnedFd, Errno>;

    /// Gives a descriptor to the client and returns its number.
    ///
    /// # Errors
    /// What the host says.
    fn export(&self, descriptor: OwnedFd, close_on_exec: bool) -> Result<i32, Errno>;

    /// False when the client is gone, so that nothing waits on its behalf. Asked now and then by requests that wait, while
    /// no lock is held.
    fn is_alive(&self) -> bool {
        true
    }

    /// True when the client is another process than the device: the host's limits for it are its own matter, and it may
    /// take as long as it likes to answer, so that no other client waits meanwhile.
    fn is_apart(&self) -> bool {
        false
    }
}

/// Reads one structure.
pub(crate) fn read_one<T: AnyBitPattern + Zeroable>(guest: &dyn Guest, address: u64) -> Result<T, Errno> {
    let mut bytes = vec![0; size_of::<T>()];
    guest.read(address, &mut bytes)?;
    Ok(bytemuck::pod_read_unaligned(&bytes))
}

/// Reads an array of structures.
pub(crate) fn read_array<T: bytemuck::Pod>(
    guest: &dyn Guest,
    address: u64,
    count: usize,
) -> Result<Vec<T>, Errno> {
    if count == 0 {
        return Ok(Vec::new());
    }
    let bytes = count.checked_mul(size_of::<T>()).filter(|&bytes| bytes <= ARRAY_LIMIT_BYTES);
    if bytes.is_none() {
        return Err(Errno::E2BIG);
    }
    let mut array = vec![T::zeroed(); count];
    guest.read(address, bytemuck::cast_slice_mut(&mut array))?;
    Ok(array)
}

/// Writes one value.
pub(crate) fn write_one<T: NoUninit>(guest: &dyn Guest, address: u64, value: T) -> Result<(), Errno> {
    guest.write(address, bytemuck::bytes_of(&value))
}
