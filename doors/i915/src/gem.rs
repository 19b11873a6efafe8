//! GEM_CREATE, GEM_CLOSE, PREAD, PWRITE, SET_DOMAIN, SW_FINISH, BUSY, WAIT, MADVISE, SET/GET_CACHING, GET_APERTURE.
//!
//! Only a driver that queues has objects that are busy when a client asks.

use crate::abi;
use crate::context::lock;
use crate::driver::{Argument, Driver, FileNumber, remember};
use crate::errno::Errno;
use crate::gpu::monotonic_time;
use crate::guest::{Guest, read_array, read_one};
use crate::identity::Identity;
use crate::object::{Object, PAGE_BYTES};
use std::sync::Arc;

/// Cache level: not snooped.
const CACHING_NONE: u32 = 0;
/// Cache level: coherent with the CPU.
const CACHING_CACHED: u32 = 1;
/// Cache level: as the display wants it.
const CACHING_DISPLAY: u32 = 2;
/// Bytes copied at a time by PREAD and PWRITE.
const CHUNK_BYTES: usize = 1 << 20;

impl Driver {
    /// The object of a handle.
    pub(crate) fn object(&self, file: FileNumber, handle: u32) -> Result<Arc<Object>, Errno> {
        self.with_file(file, |file| file.objects.get(handle).cloned()).ok_or(Errno::ENOENT)
    }

    /// Gives a new object a handle and makes it findable by imports.
    pub(crate) fn add_object(&self, file: FileNumber, object: Object) -> u32 {
        let object = Arc::new(object);
        remember(&mut lock(&self.tables).objects, object.identifier, &object);
        self.with_file(file, |file| file.objects.insert(object))
    }

    fn default_caching(&self) -> u32 {
        if Identity::has_llc(self.platform) { CACHING_CACHED } else { CACHING_NONE }
    }

    pub(crate) fn gem_create(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let mut request: abi::GemCreate = argument.get();
        let object = Object::create(self.next_number(), request.size, self.default_caching())?;
        request.size = object.size_bytes;
        request.handle = self.add_object(file, object);
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn gem_create_ext(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        const MEMORY_REGIONS: u32 = 0;
        const PROTECTED_CONTENT: u32 = 1;
        const EXTENSION_LIMIT: usize = 512;
        let mut request: abi::GemCreateExt = argument.get();
        if request.flags != 0 {
            return Err(Errno::EINVAL);
        }
        let mut next = request.extensions;
        for _ in 0..EXTENSION_LIMIT {
            if next == 0 {
                break;
            }
            let base: abi::UserExtension = read_one(guest, next)?;
            match base.name {
                MEMORY_REGIONS => {
                    let extension: abi::CreateExtMemoryRegions = read_one(guest, next)?;
                    if extension.pad != 0 || extension.num_regions == 0 {
                        return Err(Errno::EINVAL);
                    }
                    let regions: Vec<abi::EngineClassInstance> =
                        read_array(guest, extension.regions, extension.num_regions as usize)?;
                    // There is one region, system memory; each may be named once.
                    if regions.len() > 1
                        || regions.iter().any(|region| (region.class, region.instance) != (0, 0))
                    {
                        return Err(Errno::EINVAL);
                    }
                }
                PROTECTED_CONTENT => return Err(Errno::ENODEV),
                _ => return Err(Errno::EINVAL),
            }
            next = base.next_extension;
        }
        if next != 0 {
            return Err(Errno::E2BIG);
        }
        let object = Object::create(self.next_number(), request.size, self.default_caching())?;
        request.size = object.size_bytes;
        request.handle = self.add_object(file, object);
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn gem_close(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let request: abi::GemClose = argument.get();
        let object = self.with_file(file, |file| {
            let object = file.objects.remove(request.handle)?;
            if let Some(cookie) = file.cookie_numbers.remove(&object.number) {
                file.cookies.remove(&cookie);
            }
            Some(object)
        });
        let object = object.ok_or(Errno::EINVAL)?;
        for vm in self.spaces_of(file) {
            let mut vm = lock(&vm);
            vm.unbind(&object);
            vm.settle();
        }
        Ok(0)
    }

    pub(crate) fn gem_pread(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let request: abi::GemTransfer = argument.get();
        self.transfer(file, &request, guest, |object, offset, place, chunk| {
            object.read(offset, chunk)?;
            guest.write(place, chunk)
        })
    }

    pub(crate) fn gem_pwrite(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let request: abi::GemTransfer = argument.get();
        self.transfer(file, &request, guest, |object, offset, place, chunk| {
            guest.read(place, chunk)?;
            object.write(offset, chunk)
        })
    }

    fn transfer(
        &self,
        file: FileNumber,
        request: &abi::GemTransfer,
        guest: &dyn Guest,
        copy: impl Fn(&Object, u64, u64, &mut [u8]) -> Result<(), Errno>,
    ) -> Result<i32, Errno> {
        if request.size == 0 {
            return Ok(0);
        }
        let object = self.object(file, request.handle)?;
        if request.offset.checked_add(request.size).is_none_or(|end| end > object.size_bytes) {
            return Err(Errno::EINVAL);
        }
        self.wait_idle(&object, i64::MAX, guest)?;
        let mut buffer = vec![0; CHUNK_BYTES.min(request.size as usize)];
        let mut done = 0;
        while done < request.size {
            let length = (request.size - done).min(CHUNK_BYTES as u64) as usize;
            let chunk = &mut buffer[..length];
            copy(&object, request.offset + done, request.data_ptr.wrapping_add(done), chunk)?;
            done += length as u64;
        }
        Ok(0)
    }

    pub(crate) fn gem_set_domain(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        /// CPU, GTT and WC; the GPU's own domains cannot be asked for.
        const CLIENT_DOMAINS: u32 = 0x1 | 0x40 | 0x80;
        let request: abi::GemSetDomain = argument.get();
        let is_single_writer = request.write_domain == 0 || request.read_domains == request.write_domain;
        if (request.read_domains | request.write_domain) & !CLIENT_DOMAINS != 0 || !is_single_writer {
            return Err(Errno::EINVAL);
        }
        let object = self.object(file, request.handle)?;
        self.wait_idle(&object, i64::MAX, guest)?;
        Ok(0)
    }

    pub(crate) fn gem_sw_finish(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let request: abi::GemSwFinish = argument.get();
        self.object(file, request.handle).map(|_| 0)
    }

    pub(crate) fn gem_busy(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        /// Of the engine that writes. [linux:i915_drm.h, drm_i915_gem_busy]
        const WRITER: u32 = 1;
        const READERS_SHIFT: u32 = 16;
        let mut request: abi::GemBusy = argument.get();
        let engines = self.object(file, request.handle)?.engines();
        request.busy = engines.into_iter().fold(0, |busy, (engine, writes)| {
            let number = engine as u32;
            let writer = if writes { number + WRITER } else { 0 };
            (busy & !0xffff) | (busy & 0xffff).max(writer) | 1 << (READERS_SHIFT + number)
        });
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn gem_wait(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::GemWait = argument.get();
        if request.flags != 0 {
            return Err(Errno::EINVAL);
        }
        let object = self.object(file, request.bo_handle)?;
        // A negative time is for ever; what is left of any other one is told.
        let now = || i64::try_from(monotonic_time().as_nanos()).unwrap_or(i64::MAX);
        let deadline = match request.timeout_ns {
            ..0 => i64::MAX,
            timeout => now().saturating_add(timeout),
        };
        let waited = self.wait_idle(&object, deadline, guest);
        if request.timeout_ns > 0 {
            request.timeout_ns = deadline.saturating_sub(now()).max(0);
            argument.set(&request);
        }
        waited.map(|()| 0)
    }

    pub(crate) fn gem_madvise(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        const DONTNEED: u32 = 1;
        let mut request: abi::GemMadvise = argument.get();
        if request.madv > DONTNEED {
            return Err(Errno::EINVAL);
        }
        self.object(file, request.handle)?;
        request.retained = 1;
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn gem_set_caching(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let request: abi::GemCaching = argument.get();
        if !matches!(request.caching, CACHING_NONE | CACHING_CACHED | CACHING_DISPLAY) {
            return Err(Errno::EINVAL);
        }
        self.object(file, request.handle)?.set_caching(request.caching);
        Ok(0)
    }

    pub(crate) fn gem_get_caching(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let mut request: abi::GemCaching = argument.get();
        request.caching = self.object(file, request.handle)?.caching();
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn gem_get_aperture(&self, argument: &mut Argument) -> Result<i32, Errno> {
        let size = self.identity.aperture_bytes;
        argument.set(&abi::GemGetAperture { aper_size: size, aper_available_size: size - 16 * PAGE_BYTES });
        Ok(0)
    }
}
