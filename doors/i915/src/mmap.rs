//! GEM_MMAP, GEM_MMAP_GTT, GEM_MMAP_OFFSET: how clients see an object's bytes.
//!
//! Every kind of mapping is the same shared memory: host mappings of a simulated device are always coherent.
//!
//! Gap: a mapping through the aperture of a tiled object should be detiled by the aperture's fences.

use crate::abi;
use crate::driver::{Argument, Driver, FileNumber};
use crate::errno::Errno;
use crate::guest::Guest;
use crate::object::{Object, PAGE_BYTES};
use probe::{Kind, Place};
use std::sync::Arc;

/// Coverage ledger row of detiled aperture mappings.
const APERTURE_SYSTEM: &str = "I915-GTT-MAP";

impl Driver {
    pub(crate) fn gem_mmap(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        const WRITE_COMBINED: u64 = 1;
        let mut request: abi::GemMmap = argument.get();
        if request.flags & !WRITE_COMBINED != 0 {
            return Err(Errno::EINVAL);
        }
        let object = self.mappable(file, request.handle)?;
        let is_inside = request.offset.checked_add(request.size).is_some_and(|end| end <= object.size_bytes);
        if request.size == 0 || !is_inside || !request.offset.is_multiple_of(PAGE_BYTES) {
            return Err(Errno::EINVAL);
        }
        request.addr_ptr = guest.map(object.memory()?, object.start_bytes + request.offset, request.size)?;
        argument.set(&request);
        Ok(0)
    }

    fn mappable(&self, file: FileNumber, handle: u32) -> Result<Arc<Object>, Errno> {
        let object = self.object(file, handle)?;
        if object.is_client_memory { Err(Errno::ENODEV) } else { Ok(object) }
    }

    /// MMAP_GTT and MMAP_OFFSET have one number; the older one's structure ends before the flags.
    pub(crate) fn gem_mmap_offset(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        sent_bytes: usize,
    ) -> Result<i32, Errno> {
        const FLAGS_PLACE: usize = 16;
        let mut request: abi::GemMmapOffset = argument.get();
        let flags = if sent_bytes > FLAGS_PLACE { request.flags } else { abi::MMAP_OFFSET_GTT };
        if sent_bytes > FLAGS_PLACE && request.extensions != 0 {
            return Err(Errno::EINVAL);
        }
        match flags {
            0..=abi::MMAP_OFFSET_UC => {}
            abi::MMAP_OFFSET_FIXED => return Err(Errno::ENODEV),
            _ => return Err(Errno::EINVAL),
        }
        let object = self.mappable(file, request.handle)?;
        if flags == abi::MMAP_OFFSET_GTT && object.tiling().mode != 0 {
            let what = "aperture mapping of a tiled object shows tiled bytes";
            self.findings.record(Kind::Gap, APERTURE_SYSTEM, what.into(), Place::default());
        }
        request.offset = self.with_file(file, |file| {
            if let Some(cookie) = file.cookie_of(&object) {
                return cookie;
            }
            let cookie = file.next_cookie;
            file.next_cookie += object.size_bytes;
            file.cookies.insert(cookie, Arc::clone(&object));
            file.cookie_numbers.insert(object.number, cookie);
            cookie
        });
        argument.set(&request);
        Ok(0)
    }

    /// What `mmap` on the node at an offset means: the object, and where in its memory the mapping starts. A mapping
    /// may start inside the object and be shorter than it.
    ///
    /// # Errors
    /// `EINVAL` for an offset that was not given out or a range past the object's end.
    pub fn mapping(
        &self,
        file: FileNumber,
        offset_bytes: u64,
        length_bytes: u64,
    ) -> Result<(Arc<Object>, u64), Errno> {
        let found = self.with_file(file, |file| {
            let (&cookie, object) = file.cookies.range(..=offset_bytes).next_back()?;
            Some((Arc::clone(object), offset_bytes - cookie))
        });
        let (object, delta) = found.ok_or(Errno::EINVAL)?;
        let is_inside = delta.checked_add(length_bytes).is_some_and(|end| {
            end <= object.size_bytes.checked_next_multiple_of(PAGE_BYTES).unwrap_or(u64::MAX)
        });
        if !is_inside {
            return Err(Errno::EINVAL);
        }
        let start = object.start_bytes + delta;
        Ok((object, start))
    }
}
