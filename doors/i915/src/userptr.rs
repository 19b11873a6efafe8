//! GEM_USERPTR: client memory as an object.
//!
//! The range is made shareable first, then bound like any other object: device and client see the same pages.

use crate::abi;
use crate::driver::{Argument, Driver, FileNumber};
use crate::errno::Errno;
use crate::guest::Guest;
use crate::object::{Object, PAGE_BYTES};

const READ_ONLY: u32 = 1;
const PROBE: u32 = 2;
const UNSYNCHRONIZED: u32 = 1 << 31;

impl Driver {
    pub(crate) fn gem_userptr(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::GemUserptr = argument.get();
        if request.flags & !(READ_ONLY | PROBE | UNSYNCHRONIZED) != 0 {
            return Err(Errno::EINVAL);
        }
        if request.flags & (UNSYNCHRONIZED | READ_ONLY) != 0 {
            return Err(Errno::ENODEV);
        }
        let (start, size) = (request.user_ptr, request.user_size);
        if size == 0 || !(start | size).is_multiple_of(PAGE_BYTES) {
            return Err(Errno::EINVAL);
        }
        let end = start.checked_add(size).ok_or(Errno::EFAULT)?;
        if start == 0 || end > 1 << 47 {
            return Err(Errno::EFAULT);
        }
        let (descriptor, offset) = guest.share(start, size)?;
        let object = Object::adopt(self.next_number(), descriptor, offset, size, true, 1)?;
        request.handle = self.with_file(file, |file| file.objects.insert(std::sync::Arc::new(object)));
        argument.set(&request);
        Ok(0)
    }
}
