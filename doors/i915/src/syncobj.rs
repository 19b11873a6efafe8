//! Synchronisation objects, binary and timeline, and sync files.
//!
//! An object has no fence, a signalled one with the highest point reached, or fences of work that is under way. An object
//! that was exported keeps its state in a small memfd, which every process that imports it reads and writes. The fence of
//! work that a fault ended carries an error, which waiting does not tell and the information on a sync file does, as in the
//! kernel.

use crate::abi;
use crate::context::lock;
use crate::driver::{Argument, Driver, FileNumber, remember};
use crate::errno::Errno;
use crate::fence::{Fence, Outcome, SyncFile};
use crate::guest::{Guest, read_array, write_one};
use crate::object::Identifier;
use crate::own_file::OwnFile;
use crate::prime::is_memfd_named;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::{MemfdFlags, ftruncate, memfd_create};
use rustix::time::Timespec;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::Duration;

/// Name of the memfd of an exported object.
const SYNCOBJ_NAME: &str = "halogen-syncobj";
/// First word of that memfd when the fence stands for lost work; 1 for any other one.
const LOST_FENCE: u64 = 2;
/// How often an object of another process is looked at while waiting for it.
const SHARED_POLL: Duration = Duration::from_millis(1);
/// Longest sleep of a waiter; a missed wake-up costs no more.
const LONGEST_SLEEP: Duration = Duration::from_millis(100);

/// What the signalled fences of an object say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// There is one.
    pub has_fence: bool,
    /// Highest timeline point reached; 0 for a binary fence.
    pub point: u64,
    /// The fence stands for work that was lost.
    pub is_lost: bool,
}

impl State {
    /// Point 0 asks for any fence.
    fn reaches(self, point: u64) -> bool {
        self.has_fence && self.point >= point
    }
}

/// The fences of an object.
#[derive(Debug, Default)]
struct Fences {
    signalled: State,
    /// Points of work that is under way, or 0, in the order in which they were attached.
    pending: Vec<(u64, Arc<Fence>)>,
}

/// A synchronisation object.
#[derive(Debug, Default)]
pub struct Syncobj {
    local: Mutex<Fences>,
    shared: OnceLock<OwnFile>,
}

impl Syncobj {
    /// An object with a state.
    pub fn new(state: State) -> Self {
        Self { local: Mutex::new(Fences { signalled: state, pending: Vec::new() }), shared: OnceLock::new() }
    }

    fn imported(memory: OwnFile) -> Self {
        Self { local: Mutex::default(), shared: OnceLock::from(memory) }
    }

    /// What is signalled now.
    pub fn state(&self) -> State {
        let mut local = lock(&self.local);
        self.settle(&mut local);
        self.read(&local)
    }

    /// The state in the object's memory, where it has one.
    fn read(&self, local: &Fences) -> State {
        let Some(memory) = self.shared.get().and_then(|memory| memory.get().ok()) else {
            return local.signalled;
        };
        let mut words = [0u64; 2];
        match rustix::io::pread(memory, bytemuck::bytes_of_mut(&mut words), 0) {
            Ok(_) => State { has_fence: words[0] != 0, point: words[1], is_lost: words[0] == LOST_FENCE },
            Err(_) => local.signalled,
        }
    }

    fn set(&self, local: &mut Fences, state: State) {
        local.signalled = state;
        if let Some(memory) = self.shared.get().and_then(|memory| memory.get().ok()) {
            let fence = if state.is_lost { LOST_FENCE } else { u64::from(state.has_fence) };
            let words = [fence, state.point];
            // A memfd of our own with room for the words: a failure leaves the local state, which is as new.
            let _ = rustix::io::pwrite(memory, bytemuck::bytes_of(&words), 0);
        }
    }

    /// Takes over what has been signalled. A point is reached when the points before it are, too.
    fn settle(&self, local: &mut Fences) {
        while let Some((point, outcome)) =
            local.pending.first().and_then(|(point, fence)| Some((*point, fence.outcome()?)))
        {
            local.pending.remove(0);
            let reached = if point == 0 { 0 } else { point.max(self.read(local).point) };
            let is_lost = outcome == Outcome::Lost;
            self.set(local, State { has_fence: true, point: reached, is_lost });
        }
    }

    /// Attaches a fence: to a point of the timeline, or to 0, in the place of everything.
    pub fn attach(&self, point: u64, fence: &Arc<Fence>) {
        let mut local = lock(&self.local);
        self.settle(&mut local);
        if point == 0 {
            local.pending.clear();
            self.set(&mut local, State::default());
        }
        local.pending.push((point, Arc::clone(fence)));
        self.settle(&mut local);
    }

    /// Attaches a signalled fence.
    pub fn signal(&self, point: u64, outcome: Outcome) {
        let fence = Fence::default();
        fence.signal(outcome);
        self.attach(point, &Arc::new(fence));
    }

    /// Takes every fence away.
    fn reset(&self) {
        let mut local = lock(&self.local);
        local.pending.clear();
        self.set(&mut local, State::default());
    }

    /// True when there is a fence for a point, signalled or not; 0 asks for any.
    pub fn is_submitted(&self, point: u64) -> bool {
        self.state().reaches(point) || lock(&self.local).pending.iter().any(|(other, _)| *other >= point)
    }

    /// True when there is a fence for a point and it is signalled; 0 asks for everything that was attached.
    pub fn is_reached(&self, point: u64) -> bool {
        self.state().reaches(point) && (point != 0 || lock(&self.local).pending.is_empty())
    }

    /// The highest point that was attached.
    fn last_point(&self) -> u64 {
        let state = self.state();
        lock(&self.local).pending.iter().map(|(point, _)| *point).fold(state.point, u64::max)
    }

    /// A fence that is signalled when `point` is reached; `None` when nothing was attached for it.
    pub(crate) fn fence_of(&self, point: u64) -> Option<Arc<Fence>> {
        let state = self.state();
        let local = lock(&self.local);
        let mut pending = local.pending.iter();
        // Everything that was attached is reached with the last of it.
        let awaited =
            if point == 0 { pending.next_back() } else { pending.find(|(other, _)| *other >= point) };
        if point != 0 && state.reaches(point) || awaited.is_none() && state.reaches(point) {
            let fence = Fence::default();
            fence.signal(if state.is_lost { Outcome::Lost } else { Outcome::Done });
            return Some(Arc::new(fence));
        }
        awaited.map(|(_, fence)| Arc::clone(fence))
    }

    fn share(&self) -> Result<(OwnedFd, Identifier), Errno> {
        if self.shared.get().is_none() {
            let descriptor = memfd_create(SYNCOBJ_NAME, MemfdFlags::CLOEXEC)?;
            ftruncate(&descriptor, 4096)?;
            let mut local = lock(&self.local);
            let state = local.signalled;
            let _ = self.shared.set(OwnFile::new(descriptor)?);
            self.set(&mut local, state);
        }
        let memory = self.shared.get().ok_or(Errno::ENOMEM)?;
        Ok((memory.get()?.try_clone_to_owned()?, memory.identifier()))
    }
}

mod wait {
    pub const ALL: u32 = 1;
    pub const FOR_SUBMIT: u32 = 2;
    pub const AVAILABLE: u32 = 4;
}

/// Sync-file flag of the two descriptor requests.
const SYNC_FILE: u32 = 1;

impl Driver {
    pub(crate) fn syncobj(&self, file: FileNumber, handle: u32) -> Result<Arc<Syncobj>, Errno> {
        self.with_file(file, |file| file.syncobjs.get(handle).cloned()).ok_or(Errno::ENOENT)
    }

    /// Wakes every waiter after a state changed.
    pub(crate) fn announce(&self) {
        drop(lock(&self.tables));
        self.signalled.notify_all();
    }

    fn syncobjs(
        &self,
        file: FileNumber,
        handles: u64,
        count: u32,
        guest: &dyn Guest,
    ) -> Result<Vec<Arc<Syncobj>>, Errno> {
        if count == 0 {
            return Err(Errno::EINVAL);
        }
        let handles: Vec<u32> = read_array(guest, handles, count as usize)?;
        handles.into_iter().map(|handle| self.syncobj(file, handle)).collect()
    }

    pub(crate) fn syncobj_create(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        const SIGNALED: u32 = 1;
        let mut request: abi::SyncobjCreate = argument.get();
        if request.flags & !SIGNALED != 0 {
            return Err(Errno::EINVAL);
        }
        let state = State { has_fence: request.flags & SIGNALED != 0, ..State::default() };
        request.handle = self.with_file(file, |file| file.syncobjs.insert(Arc::new(Syncobj::new(state))));
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn syncobj_destroy(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let request: abi::SyncobjDestroy = argument.get();
        if request.pad != 0 {
            return Err(Errno::EINVAL);
        }
        let removed = self.with_file(file, |file| file.syncobjs.remove(request.handle));
        removed.map(|_| 0).ok_or(Errno::EINVAL)
    }

    pub(crate) fn syncobj_handle_to_fd(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::SyncobjHandle = argument.get();
        if request.pad != 0 || request.flags & !SYNC_FILE != 0 {
            return Err(Errno::EINVAL);
        }
        let syncobj = self.syncobj(file, request.handle).map_err(|_| Errno::EINVAL)?;
        let descriptor = if request.flags & SYNC_FILE != 0 {
            let fence = syncobj.fence_of(0).ok_or(Errno::EINVAL)?;
            let sync_file = fence.sync_file()?;
            self.remember_sync_file(&sync_file, &fence);
            sync_file.into()
        } else {
            let (descriptor, identifier) = syncobj.share()?;
            remember(&mut lock(&self.tables).syncobjs, identifier, &syncobj);
            descriptor
        };
        request.fd = guest.export(descriptor, true)?;
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn syncobj_fd_to_handle(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::SyncobjHandle = argument.get();
        if request.pad != 0 || request.flags & !SYNC_FILE != 0 {
            return Err(Errno::EINVAL);
        }
        let descriptor = guest.import(request.fd).map_err(|_| Errno::EINVAL)?;
        if request.flags & SYNC_FILE != 0 {
            let syncobj = self.syncobj(file, request.handle)?;
            let fence = self.fence_behind(descriptor.as_fd(), guest)?;
            syncobj.attach(0, &fence);
            self.announce();
            return Ok(0);
        }
        if !is_memfd_named(descriptor.as_fd(), SYNCOBJ_NAME) {
            return Err(Errno::EINVAL);
        }
        let identifier = Identifier::of(descriptor.as_fd())?;
        let known = lock(&self.tables).syncobjs.get(&identifier).and_then(Weak::upgrade);
        let syncobj = match known {
            Some(known) => known,
            None => Arc::new(Syncobj::imported(OwnFile::new(descriptor)?)),
        };
        remember(&mut lock(&self.tables).syncobjs, identifier, &syncobj);
        request.handle = self.with_file(file, |file| file.syncobjs.insert(syncobj));
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn syncobj_wait(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::SyncobjWait = argument.get();
        if request.flags & !(wait::ALL | wait::FOR_SUBMIT) != 0 {
            return Err(Errno::EINVAL);
        }
        if request.count_handles == 0 {
            return Ok(0);
        }
        let syncobjs = self.syncobjs(file, request.handles, request.count_handles, guest)?;
        let targets: Vec<_> = syncobjs.into_iter().map(|syncobj| (syncobj, 0)).collect();
        request.first_signaled = self.wait(&targets, request.flags, request.timeout_ns, guest)?;
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn syncobj_timeline_wait(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::SyncobjTimelineWait = argument.get();
        if request.flags & !(wait::ALL | wait::FOR_SUBMIT | wait::AVAILABLE) != 0 {
            return Err(Errno::EINVAL);
        }
        if request.count_handles == 0 {
            return Ok(0);
        }
        let syncobjs = self.syncobjs(file, request.handles, request.count_handles, guest)?;
        let points: Vec<u64> = match request.points {
            0 => vec![0; syncobjs.len()],
            place => read_array(guest, place, syncobjs.len())?,
        };
        let targets: Vec<_> = syncobjs.into_iter().zip(points).collect();
        request.first_signaled = self.wait(&targets, request.flags, request.timeout_ns, guest)?;
        argument.set(&request);
        Ok(0)
    }

    /// Waits until all or any of the targets are reached; answers the index of the first that is.
    fn wait(
        &self,
        targets: &[(Arc<Syncobj>, u64)],
        flags: u32,
        deadline_ns: i64,
        guest: &dyn Guest,
    ) -> Result<u32, Errno> {
        let may_come_later = flags & (wait::FOR_SUBMIT | wait::AVAILABLE) != 0;
        // Fences of other processes come without a word.
        let polls = targets.iter().any(|(syncobj, _)| syncobj.shared.get().is_some());
        let longest = if polls { SHARED_POLL } else { LONGEST_SLEEP };
        let is_there = |(syncobj, point): &(Arc<Syncobj>, u64)| match flags & wait::AVAILABLE {
            0 => syncobj.is_reached(*point),
            _ => syncobj.is_submitted(*point),
        };
        if !may_come_later && !targets.iter().all(|(syncobj, point)| syncobj.is_submitted(*point)) {
            return Err(Errno::EINVAL);
        }
        self.wait_until(deadline_ns, longest, guest, || match flags & wait::ALL {
            0 => targets.iter().any(is_there),
            _ => targets.iter().all(is_there),
        })?;
        Ok(targets.iter().position(is_there).unwrap_or(0) as u32)
    }

    /// Knows a sync file again whose work has not ended.
    pub(crate) fn remember_sync_file(&self, file: &SyncFile, fence: &Arc<Fence>) {
        if fence.is_signalled() {
            return;
        }
        if let Some(number) = SyncFile::look(file.descriptor()).and_then(|state| state.number) {
            let mut tables = lock(&self.tables);
            tables.sync_files.retain(|_, fence| fence.upgrade().is_some_and(|fence| !fence.is_signalled()));
            tables.sync_files.insert(number, Arc::downgrade(fence));
        }
    }

    /// The fence that a sync file stands for. One that is none of this driver's is waited for.
    fn fence_behind(&self, descriptor: BorrowedFd, guest: &dyn Guest) -> Result<Arc<Fence>, Errno> {
        let known = SyncFile::look(descriptor).filter(|state| state.outcome.is_none());
        let number = known.and_then(|state| state.number);
        let known = number.and_then(|number| lock(&self.tables).sync_files.get(&number)?.upgrade());
        if let Some(fence) = known {
            return Ok(fence);
        }
        self.wait_for_other(descriptor, guest)?;
        let state = SyncFile::look(descriptor);
        let fence = Fence::default();
        fence.signal(state.and_then(|state| state.outcome).unwrap_or(Outcome::Done));
        Ok(Arc::new(fence))
    }

    /// Waits for a sync file that is none of this driver's. One that is stands for work that was submitted before.
    ///
    /// # Errors
    /// `ETIME` when the client is gone.
    pub(crate) fn wait_for_other(&self, descriptor: BorrowedFd, guest: &dyn Guest) -> Result<(), Errno> {
        const NAP: Timespec = Timespec { tv_sec: 0, tv_nsec: 50_000_000 };
        let Some(state) = SyncFile::look(descriptor) else { return Ok(()) };
        let is_own = |number| lock(&self.tables).sync_files.contains_key(&number);
        if state.outcome.is_some() || state.number.is_some_and(is_own) {
            return Ok(());
        }
        loop {
            let mut descriptors = [PollFd::from_borrowed_fd(descriptor, PollFlags::IN)];
            match poll(&mut descriptors, Some(&NAP)) {
                Ok(0) | Err(rustix::io::Errno::INTR) if guest.is_alive() => {}
                Ok(0) => return Err(Errno::ETIME),
                Ok(_) => return Ok(()),
                Err(error) => return Err(error.into()),
            }
        }
    }

    pub(crate) fn syncobj_reset(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let request: abi::SyncobjArray = argument.get();
        for syncobj in self.syncobj_array(file, &request, guest)? {
            syncobj.reset();
        }
        Ok(0)
    }

    pub(crate) fn syncobj_signal(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let request: abi::SyncobjArray = argument.get();
        for syncobj in self.syncobj_array(file, &request, guest)? {
            syncobj.signal(0, Outcome::Done);
        }
        self.announce();
        Ok(0)
    }

    fn syncobj_array(
        &self,
        file: FileNumber,
        request: &abi::SyncobjArray,
        guest: &dyn Guest,
    ) -> Result<Vec<Arc<Syncobj>>, Errno> {
        if request.pad != 0 {
            return Err(Errno::EINVAL);
        }
        self.syncobjs(file, request.handles, request.count_handles, guest)
    }

    pub(crate) fn syncobj_timeline_signal(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let request: abi::SyncobjTimelineArray = argument.get();
        if request.flags != 0 {
            return Err(Errno::EINVAL);
        }
        let syncobjs = self.syncobjs(file, request.handles, request.count_handles, guest)?;
        let points: Vec<u64> = match request.points {
            0 => vec![0; syncobjs.len()],
            place => read_array(guest, place, syncobjs.len())?,
        };
        for (syncobj, point) in syncobjs.iter().zip(points) {
            syncobj.signal(point, Outcome::Done);
        }
        self.announce();
        Ok(0)
    }

    pub(crate) fn syncobj_query(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        const LAST_SUBMITTED: u32 = 1;
        let request: abi::SyncobjTimelineArray = argument.get();
        if request.flags & !LAST_SUBMITTED != 0 {
            return Err(Errno::EINVAL);
        }
        let syncobjs = self.syncobjs(file, request.handles, request.count_handles, guest)?;
        for (index, syncobj) in syncobjs.iter().enumerate() {
            let point = match request.flags & LAST_SUBMITTED {
                0 => syncobj.state().point,
                _ => syncobj.last_point(),
            };
            write_one(guest, request.points.wrapping_add(index as u64 * 8), point)?;
        }
        Ok(0)
    }

    pub(crate) fn syncobj_transfer(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let request: abi::SyncobjTransfer = argument.get();
        if request.pad != 0 || request.flags & !(wait::FOR_SUBMIT) != 0 {
            return Err(Errno::EINVAL);
        }
        let source = self.syncobj(file, request.src_handle)?;
        let target = self.syncobj(file, request.dst_handle)?;
        if request.flags & wait::FOR_SUBMIT != 0 {
            let target = [(Arc::clone(&source), request.src_point)];
            self.wait(&target, wait::AVAILABLE, i64::MAX, guest)?;
        }
        let fence = source.fence_of(request.src_point).ok_or(Errno::EINVAL)?;
        target.attach(request.dst_point, &fence);
        self.announce();
        Ok(0)
    }
}
