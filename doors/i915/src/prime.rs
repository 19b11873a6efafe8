//! PRIME_HANDLE_TO_FD, PRIME_FD_TO_HANDLE: objects across files and processes.
//!
//! A descriptor of an object is a duplicate of its memfd's, so size, mapping and polling are the host's own.

use crate::abi;
use crate::context::lock;
use crate::driver::{Argument, Driver, FileNumber, remember};
use crate::errno::Errno;
use crate::guest::Guest;
use crate::object::{Identifier, OBJECT_NAME, Object, SEALS};
use rustix::fs::fcntl_get_seals;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::sync::Arc;

const CLOSE_ON_EXEC: u32 = 0o2_000_000;
const READ_WRITE: u32 = 0o2;

/// True when a memfd of that name is behind the descriptor.
pub(crate) fn is_memfd_named(descriptor: BorrowedFd, name: &str) -> bool {
    let link = format!("/proc/self/fd/{}", descriptor.as_raw_fd());
    let target = rustix::fs::readlink(link, Vec::new());
    let Ok(target) = target.as_ref().map(|target| target.to_string_lossy()) else { return false };
    target
        .strip_prefix("/memfd:")
        .and_then(|rest| rest.strip_prefix(name))
        .is_some_and(|rest| rest.is_empty() || rest == " (deleted)")
}

/// True when the descriptor stands for a buffer object of Halogen, of this process or another.
pub fn is_object(descriptor: BorrowedFd) -> bool {
    is_memfd_named(descriptor, OBJECT_NAME)
}

impl Driver {
    pub(crate) fn prime_handle_to_fd(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::PrimeHandle = argument.get();
        if request.flags & !(CLOSE_ON_EXEC | READ_WRITE) != 0 {
            return Err(Errno::EINVAL);
        }
        let object = self.object(file, request.handle)?;
        if object.is_client_memory {
            return Err(Errno::EINVAL);
        }
        if !object.is_shared() {
            self.tiling.publish(object.identifier, object.tiling())?;
            object.set_shared();
        }
        let duplicate = object.memory()?.try_clone_to_owned()?;
        request.fd = guest.export(duplicate, request.flags & CLOSE_ON_EXEC != 0)?;
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn prime_fd_to_handle(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::PrimeHandle = argument.get();
        let descriptor = guest.import(request.fd)?;
        let identifier = Identifier::of(descriptor.as_fd())?;
        let known = lock(&self.tables).objects.get(&identifier).and_then(std::sync::Weak::upgrade);
        let object = match known {
            Some(object) => object,
            None => {
                let is_sealed = fcntl_get_seals(&descriptor).is_ok_and(|seals| seals.contains(SEALS));
                if !is_sealed || !is_object(descriptor.as_fd()) {
                    return Err(Errno::EINVAL);
                }
                let size = rustix::fs::fstat(&descriptor)?.st_size as u64;
                let number = self.next_number();
                let object = Object::adopt(number, descriptor, 0, size, false, 0)?;
                object.set_shared();
                object.set_tiling(self.tiling.find(identifier));
                let object = Arc::new(object);
                remember(&mut lock(&self.tables).objects, identifier, &object);
                object
            }
        };
        request.handle = self.with_file(file, |file| {
            let present = file.objects.iter().find(|(_, other)| other.number == object.number);
            match present {
                Some((handle, _)) => handle,
                None => file.objects.insert(object),
            }
        });
        argument.set(&request);
        Ok(0)
    }
}
