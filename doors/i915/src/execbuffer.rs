//! EXECBUFFER2: from a list of objects to a submission.
//!
//! The order is the kernel's: check everything, give every object its place, find what is to be patched, hand over to
//! the queue, which executes and signals. The fences of a submission that faulted are signalled, too, with an error.

use crate::abi::{self, exec, exec_object};
use crate::context::{Context, EngineClass, engines, lock};
use crate::driver::{Argument, Driver, FileNumber};
use crate::errno::Errno;
use crate::fence::Fence;
use crate::guest::{Guest, read_array, read_one, write_one};
use crate::object::Object;
use crate::queue::{Turn, Work};
use crate::relocation::{Correction, Placed, read_relocations, relocate};
use crate::syncobj::Syncobj;
use crate::vm::Vm;
use bits::GraphicsAddress;
use probe::{Kind, Place, System};
use std::collections::HashSet;
use std::os::fd::AsFd;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Objects without the 48-bit flag stay below this address.
const LOW_LIMIT_BYTES: u64 = 1 << 32;
/// Bytes that every batch address and length is a multiple of.
const BATCH_ALIGNMENT: u32 = 8;
/// Coverage ledger row of places that the reserved address space does not reach.
const ADDRESS_SYSTEM: &str = "I915-ADDRESS-SPACE";

/// A fence to signal when the submission is done: object and timeline point.
type Signal = (Arc<Syncobj>, u64);

/// Address bits above what a device translates repeat the highest translated one.
fn canonical(address: u64) -> u64 {
    ((address << 16) as i64 >> 16) as u64
}

/// What the request asked for, checked.
struct Job {
    context: Arc<std::sync::Mutex<Context>>,
    slot: u64,
    engine: EngineClass,
    objects: Vec<Placed>,
    batch: usize,
    batch_start: u64,
    batch_bytes: u64,
    always_relocates: bool,
    uses_indices: bool,
    /// Of each object, where they must not be read later.
    relocations: Option<Vec<Vec<abi::Relocation>>>,
    corrections: Vec<Correction>,
    signals: Vec<Signal>,
    fence: Arc<Fence>,
}

impl Driver {
    pub(crate) fn execbuffer2(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::Execbuffer2 = argument.get();
        let mut job = self.check_submission(file, &request, guest)?;
        // What the host may refuse comes before the work.
        let out_fence = match request.flags & exec::FENCE_OUT {
            0 => None,
            _ => Some(job.fence.sync_file()?),
        };
        self.submit(file, &mut job, guest)?;
        for (place, address) in &job.corrections {
            write_one(guest, *place, *address)?;
        }
        for (index, object) in job.objects.iter().enumerate() {
            if canonical(object.address) != object.entry.offset {
                const OFFSET_PLACE: u64 = 24;
                let place = index as u64 * size_of::<abi::ExecObject2>() as u64 + OFFSET_PLACE;
                write_one(guest, request.buffers_ptr.wrapping_add(place), canonical(object.address))?;
            }
        }
        if let Some(out_fence) = out_fence {
            self.remember_sync_file(&out_fence, &job.fence);
            let descriptor = guest.export(out_fence.into(), true)?;
            request.rsvd2 = request.rsvd2 & 0xffff_ffff | (descriptor as u32 as u64) << 32;
            argument.set(&request);
        }
        Ok(0)
    }

    fn check_submission(
        &self,
        file: FileNumber,
        request: &abi::Execbuffer2,
        guest: &dyn Guest,
    ) -> Result<Job, Errno> {
        let flags = request.flags;
        if flags & (exec::UNKNOWN | exec::SECURE) != 0 || request.buffer_count == 0 || request.dr4 != 0 {
            return Err(Errno::EINVAL);
        }
        let uses_extensions = flags & exec::USE_EXTENSIONS != 0;
        let has_fences = flags & exec::FENCE_ARRAY != 0;
        if uses_extensions && has_fences || (request.num_cliprects != 0 && !has_fences) {
            return Err(Errno::EINVAL);
        }
        if !(request.batch_start_offset | request.batch_len).is_multiple_of(BATCH_ALIGNMENT) {
            return Err(Errno::EINVAL);
        }
        if flags & (exec::FENCE_IN | exec::FENCE_SUBMIT) != 0 {
            let awaited = guest.import(request.rsvd2 as i32).map_err(|_| Errno::EINVAL)?;
            self.wait_for_other(awaited.as_fd(), guest)?;
        }
        let context_number = request.rsvd1 as u32;
        let context = self.with_file(file, |file| file.contexts.get(context_number).cloned());
        let context = context.ok_or(Errno::ENOENT)?;
        let slot = flags & exec::RING_MASK;
        let engine = self.engine(&lock(&context), slot, flags)?;
        let mut signals = Vec::new();
        if has_fences {
            self.read_fences(file, request, guest, &mut signals)?;
        }
        if uses_extensions {
            self.read_timeline_fences(file, request.cliprects_ptr, guest, &mut signals)?;
        }
        let entries: Vec<abi::ExecObject2> =
            read_array(guest, request.buffers_ptr, request.buffer_count as usize)?;
        let objects = self.find_objects(file, entries)?;
        // No lock is held while a client that is apart is asked for something.
        let relocations = guest
            .is_apart()
            .then(|| objects.iter().map(|placed| read_relocations(guest, &placed.entry)).collect())
            .transpose()?;
        let batch = if flags & exec::BATCH_FIRST != 0 { 0 } else { objects.len() - 1 };
        let batch_size = objects.get(batch).map_or(0, |placed| placed.object.size_bytes);
        let batch_start = u64::from(request.batch_start_offset);
        let batch_bytes = match request.batch_len {
            0 => batch_size.saturating_sub(batch_start),
            length => u64::from(length),
        };
        if batch_bytes == 0 || batch_start + batch_bytes > batch_size {
            return Err(Errno::EINVAL);
        }
        Ok(Job {
            context,
            slot,
            engine,
            objects,
            batch,
            batch_start,
            batch_bytes,
            always_relocates: flags & exec::NO_RELOC == 0,
            uses_indices: flags & exec::HANDLE_LUT != 0,
            relocations,
            corrections: Vec::new(),
            signals,
            fence: Arc::default(),
        })
    }

    /// The engine of a ring field: a slot of the context's own map, or one of the old ring numbers.
    fn engine(&self, context: &Context, slot: u64, flags: u64) -> Result<EngineClass, Errno> {
        if let Some(map) = &context.engines {
            let entry = map.get(slot as usize).copied().flatten();
            return entry.ok_or(Errno::EINVAL);
        }
        let is_video = slot == 2;
        if !is_video && flags & exec::BSD_MASK != 0 {
            return Err(Errno::EINVAL);
        }
        let engine = match slot {
            0 | 1 => EngineClass::Render,
            2 => EngineClass::Video,
            3 => EngineClass::Copy,
            4 => EngineClass::VideoEnhance,
            _ => return Err(Errno::EINVAL),
        };
        if engines(self.identity).any(|present| present == engine) { Ok(engine) } else { Err(Errno::EINVAL) }
    }

    fn read_fences(
        &self,
        file: FileNumber,
        request: &abi::Execbuffer2,
        guest: &dyn Guest,
        signals: &mut Vec<Signal>,
    ) -> Result<(), Errno> {
        let fences: Vec<abi::ExecFence> =
            read_array(guest, request.cliprects_ptr, request.num_cliprects as usize)?;
        for fence in fences {
            self.add_fence(file, fence, 0, signals)?;
        }
        Ok(())
    }

    fn read_timeline_fences(
        &self,
        file: FileNumber,
        mut place: u64,
        guest: &dyn Guest,
        signals: &mut Vec<Signal>,
    ) -> Result<(), Errno> {
        const TIMELINE_FENCES: u32 = 0;
        const EXTENSION_LIMIT: usize = 512;
        for _ in 0..EXTENSION_LIMIT {
            if place == 0 {
                return Ok(());
            }
            let extension: abi::TimelineFences = read_one(guest, place)?;
            if extension.base.name != TIMELINE_FENCES || extension.base.flags != 0 {
                return Err(Errno::EINVAL);
            }
            let count = usize::try_from(extension.fence_count).map_err(|_| Errno::EINVAL)?;
            let fences: Vec<abi::ExecFence> = read_array(guest, extension.handles_ptr, count)?;
            let points: Vec<u64> = read_array(guest, extension.values_ptr, count)?;
            for (fence, point) in fences.into_iter().zip(points) {
                self.add_fence(file, fence, point, signals)?;
            }
            place = extension.base.next_extension;
        }
        Err(Errno::E2BIG)
    }

    fn add_fence(
        &self,
        file: FileNumber,
        fence: abi::ExecFence,
        point: u64,
        signals: &mut Vec<Signal>,
    ) -> Result<(), Errno> {
        if fence.flags & !(exec::FENCE_WAIT | exec::FENCE_SIGNAL) != 0 {
            return Err(Errno::EINVAL);
        }
        let syncobj = self.syncobj(file, fence.handle)?;
        // Whatever stands behind it was submitted before, so that it is executed before.
        if fence.flags & exec::FENCE_WAIT != 0 && !syncobj.is_submitted(point) {
            return Err(Errno::EINVAL);
        }
        if fence.flags & exec::FENCE_SIGNAL != 0 {
            signals.push((syncobj, point));
        }
        Ok(())
    }

    fn find_objects(&self, file: FileNumber, entries: Vec<abi::ExecObject2>) -> Result<Vec<Placed>, Errno> {
        let mut seen = HashSet::with_capacity(entries.len());
        let found: Vec<Option<Arc<Object>>> = self.with_file(file, |file| {
            entries.iter().map(|entry| file.objects.get(entry.handle).cloned()).collect()
        });
        let mut objects = Vec::with_capacity(entries.len());
        for (entry, object) in entries.into_iter().zip(found) {
            let object = object.ok_or(Errno::ENOENT)?;
            let is_pinned = entry.flags & exec_object::PINNED != 0;
            let is_wrong = entry.flags & exec_object::UNKNOWN != 0
                || entry.alignment != 0 && !entry.alignment.is_power_of_two()
                || is_pinned && (entry.offset != canonical(entry.offset) || entry.offset % 4096 != 0)
                || !seen.insert(entry.handle);
            if is_wrong {
                return Err(Errno::EINVAL);
            }
            objects.push(Placed { object, entry, address: 0 });
        }
        Ok(objects)
    }

    /// Decides where everything lies, and hands over to the queue.
    fn submit(&self, file: FileNumber, job: &mut Job, guest: &dyn Guest) -> Result<(), Errno> {
        let turn = self.turn(file, guest)?;
        let mut context = lock(&job.context);
        if context.banned.contains(&job.slot) {
            return Err(Errno::EIO);
        }
        let shared_vm = Arc::clone(&context.vm);
        let mut vm = lock(&shared_vm);
        self.place_objects(&mut vm, &mut job.objects)?;
        let patch_bytes = self.identity.relocation_bytes;
        let (corrections, patches) = relocate(
            &job.objects,
            job.always_relocates,
            job.uses_indices,
            patch_bytes,
            job.relocations.take(),
            guest,
        )?;
        job.corrections = corrections;
        let batch = job.objects.get(job.batch).ok_or(Errno::EINVAL)?;
        let work = Work {
            file,
            context: Arc::clone(&job.context),
            slot: job.slot,
            hardware: Arc::clone(context.hardware.entry(job.slot).or_default()),
            memory: vm.memory(),
            changes: vm.begin(),
            patches,
            patch_bytes,
            bound: if self.is_observed() { vm.bindings() } else { Vec::new() },
            engine: job.engine,
            batch: GraphicsAddress::from_canonical(batch.address).offset(job.batch_start),
            batch_bytes: job.batch_bytes,
            number: self.submissions.fetch_add(1, Ordering::Relaxed) + 1,
            fence: Arc::clone(&job.fence),
            since: Instant::now(),
            vm: Arc::clone(&shared_vm),
        };
        drop(vm);
        drop(context);
        if matches!(turn, Turn::Later(..)) {
            for placed in &job.objects {
                let writes = placed.entry.flags & exec_object::WRITE != 0;
                placed.object.add_use(job.engine, writes, &job.fence);
            }
        }
        for (syncobj, point) in &job.signals {
            syncobj.attach(*point, &job.fence);
        }
        let taken = self.take(turn, work);
        self.announce();
        taken
    }

    /// Gives every object its place: pinned ones first, the others in what is left.
    fn place_objects(&self, vm: &mut Vm, objects: &mut [Placed]) -> Result<(), Errno> {
        self.findings.mark(self.platform, System::I915ADDRESSSPACE);
        let is_pinned = |placed: &Placed| placed.entry.flags & exec_object::PINNED != 0;
        for placed in objects.iter_mut().filter(|placed| is_pinned(placed)) {
            let address = GraphicsAddress::from_canonical(placed.entry.offset).0;
            placed.address = address;
            vm.bind(&placed.object, address).inspect_err(|&error| {
                if error == Errno::ENOSPC {
                    let what =
                        format!("a buffer is pinned at 0x{address:x}, above the reserved address space");
                    self.findings.record(Kind::Gap, ADDRESS_SYSTEM, what.into(), Place::default());
                }
            })?;
        }
        let mut was_evicted = false;
        for index in 0..objects.len() {
            let Some(placed) = objects.get(index).filter(|placed| !is_pinned(placed)) else { continue };
            let is_low = placed.entry.flags & exec_object::SUPPORTS_48B == 0;
            let limit = if is_low { LOW_LIMIT_BYTES } else { u64::MAX };
            let wanted = GraphicsAddress::from_canonical(placed.entry.offset).0;
            let (object, alignment) = (Arc::clone(&placed.object), placed.entry.alignment);
            let mut place = vm.place(&object, wanted, alignment, limit);
            if place == Err(Errno::ENOSPC) && !was_evicted {
                let kept: HashSet<u64> = objects.iter().map(|placed| placed.object.number).collect();
                vm.evict_except(&|number| kept.contains(&number));
                was_evicted = true;
                place = vm.place(&object, wanted, alignment, limit);
            }
            if let Some(placed) = objects.get_mut(index) {
                placed.address = place?;
            }
        }
        // Two objects of one submission pinned over each other cannot both be seen.
        let is_whole = objects.iter().all(|placed| vm.address(&placed.object) == Some(placed.address));
        if is_whole { Ok(()) } else { Err(Errno::EINVAL) }
    }
}
