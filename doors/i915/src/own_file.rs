//! A descriptor that the program does not know of and may close all the same.
//!
//! A descriptor is a number: when the program closes it and opens something, the number stands for the program's file. So
//! it is ours by what is behind it, which is compared before each use, and before it is closed.

use crate::errno::Errno;
use crate::object::{Identifier, move_high};
use std::os::fd::{AsFd, BorrowedFd, IntoRawFd, OwnedFd};

/// The descriptor and what was behind it at first.
#[derive(Debug)]
pub struct OwnFile {
    /// `None` only while it is being dropped.
    descriptor: Option<OwnedFd>,
    identifier: Identifier,
}

impl OwnFile {
    /// Takes a descriptor, out of the way of the program's.
    ///
    /// # Errors
    /// What the host says.
    pub fn new(descriptor: OwnedFd) -> Result<Self, Errno> {
        let descriptor = move_high(descriptor);
        let identifier = Identifier::of(descriptor.as_fd())?;
        Ok(Self { descriptor: Some(descriptor), identifier })
    }

    /// What is behind it.
    pub fn identifier(&self) -> Identifier {
        self.identifier
    }

    /// The descriptor, for the length of a call.
    ///
    /// # Errors
    /// `ESTALE` when the program took its number away.
    pub fn get(&self) -> Result<BorrowedFd<'_>, Errno> {
        let descriptor = self.descriptor.as_ref().ok_or(Errno::ESTALE)?.as_fd();
        match Identifier::of(descriptor) {
            Ok(identifier) if identifier == self.identifier => Ok(descriptor),
            _ => Err(Errno::ESTALE),
        }
    }
}

impl Drop for OwnFile {
    fn drop(&mut self) {
        if self.get().is_err()
            && let Some(lost) = self.descriptor.take()
        {
            // The number is the program's, or nothing's.
            let _ = lost.into_raw_fd();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustix::fs::{MemfdFlags, memfd_create};
    use std::os::fd::AsRawFd;

    fn memory() -> OwnedFd {
        memfd_create("test", MemfdFlags::CLOEXEC).unwrap()
    }

    #[test]
    fn a_descriptor_is_ours_by_what_is_behind_it() {
        let ours = OwnFile::new(memory()).unwrap();
        assert_eq!(Identifier::of(ours.get().unwrap()), Ok(ours.identifier()));
        let number = ours.get().unwrap().as_raw_fd();
        // As a program does that closes the number and gets it again.
        let theirs = memory();
        let identifier = Identifier::of(theirs.as_fd()).unwrap();
        let mut place = ours.get().unwrap().try_clone_to_owned().unwrap();
        rustix::io::dup3(&theirs, &mut place, rustix::io::DupFlags::CLOEXEC).unwrap();
        let replaced = OwnFile { descriptor: Some(place), identifier: ours.identifier() };
        let place = replaced.descriptor.as_ref().unwrap().as_raw_fd();
        assert_eq!(replaced.get().unwrap_err(), Errno::ESTALE);
        drop(replaced);
        let link = |number: i32| std::fs::metadata(format!("/proc/self/fd/{number}")).is_ok();
        assert!(link(place), "the program's file is still open");
        assert_eq!(Identifier::of(theirs.as_fd()), Ok(identifier));
        drop(ours);
        let gone = std::fs::metadata(format!("/proc/self/fd/{number}"));
        use std::os::unix::fs::MetadataExt;
        assert!(gone.is_err() || gone.is_ok_and(|other| other.ino() != identifier.inode));
    }
}
