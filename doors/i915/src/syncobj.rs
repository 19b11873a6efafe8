//! Synchronisation objects, binary and timeline, and sync files.
//!
//! Submissions are complete when their ioctl returns, so a fence is signalled as soon as it exists: an object either
//! has none, or a signalled one with the highest point reached. An object that was exported keeps its state in a
//! small memfd, which every process that imports it reads and writes. The fence of work that a fault ended carries an
//! error, which waiting does not tell and the information on a sync file does, as in the kernel.

use crate::abi;
use crate::context::lock;
use crate::driver::{Argument, Driver, FileNumber, remember};
use crate::errno::Errno;
use crate::guest::{Guest, read_array, write_one};
use crate::object::Identifier;
use crate::own_file::OwnFile;
use crate::prime::is_memfd_named;
use rustix::event::{EventfdFlags, eventfd};
use rustix::fs::{MemfdFlags, ftruncate, memfd_create};
use rustix::time::{ClockId, clock_gettime};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};
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

/// What an object says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// A fence is attached; it is signalled.
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

/// A synchronisation object.
#[derive(Debug, Default)]
pub struct Syncobj {
    local: Mutex<State>,
    shared: OnceLock<OwnFile>,
}

impl Syncobj {
    /// An object with a state.
    pub fn new(state: State) -> Self {
        Self { local: Mutex::new(state), shared: OnceLock::new() }
    }

    fn imported(memory: OwnFile) -> Self {
        Self { local: Mutex::default(), shared: OnceLock::from(memory) }
    }

    /// The state now.
    pub fn state(&self) -> State {
        let local = *lock(&self.local);
        let Some(memory) = self.shared.get().and_then(|memory| memory.get().ok()) else { return local };
        let mut words = [0u64; 2];
        match rustix::io::pread(memory, bytemuck::bytes_of_mut(&mut words), 0) {
            Ok(_) => State { has_fence: words[0] != 0, point: words[1], is_lost: words[0] == LOST_FENCE },
            Err(_) => local,
        }
    }

    fn set(&self, state: State) {
        *lock(&self.local) = state;
        if let Some(memory) = self.shared.get().and_then(|memory| memory.get().ok()) {
            let fence = if state.is_lost { LOST_FENCE } else { u64::from(state.has_fence) };
            let words = [fence, state.point];
            // A memfd of our own with room for the words: a failure leaves the local state, which is as new.
            let _ = rustix::io::pwrite(memory, bytemuck::bytes_of(&words), 0);
        }
    }

    /// Attaches a signalled fence: a point of the timeline, or 0 to replace everything by a binary fence. `is_lost` says
    /// that it stands for work that was lost.
    pub fn signal(&self, point: u64, is_lost: bool) {
        let old = self.state();
        let point = if point == 0 { 0 } else { point.max(old.point) };
        self.set(State { has_fence: true, point, is_lost });
    }

    fn share(&self) -> Result<(OwnedFd, Identifier), Errno> {
        if self.shared.get().is_none() {
            let descriptor = memfd_create(SYNCOBJ_NAME, MemfdFlags::CLOEXEC)?;
            ftruncate(&descriptor, 4096)?;
            let state = *lock(&self.local);
            let _ = self.shared.set(OwnFile::new(descriptor)?);
            self.set(state);
        }
        let memory = self.shared.get().ok_or(Errno::ENOMEM)?;
        Ok((memory.get()?.try_clone_to_owned()?, memory.identifier()))
    }
}

/// A sync file: an event counter that can be read, as its fence is signalled. It counts 1, and more for lost work.
pub struct SyncFile(OwnedFd);

impl SyncFile {
    /// A sync file that is signalled already.
    ///
    /// # Errors
    /// What the host says.
    pub fn signalled() -> Result<Self, Errno> {
        Ok(Self(eventfd(1, EventfdFlags::CLOEXEC | EventfdFlags::NONBLOCK)?))
    }

    /// Its work is lost.
    ///
    /// # Errors
    /// What the host says.
    pub fn set_lost(&self) -> Result<(), Errno> {
        rustix::io::write(&self.0, &1u64.to_ne_bytes())?;
        Ok(())
    }

    /// Whether the work of the sync file behind a descriptor is lost. Reading the counter would change it, so that the
    /// host's description of the descriptor is read.
    pub fn is_lost(descriptor: BorrowedFd) -> bool {
        let text = std::fs::read_to_string(format!("/proc/self/fdinfo/{}", descriptor.as_raw_fd()));
        let count = |line: &str| u64::from_str_radix(line.strip_prefix("eventfd-count:")?.trim(), 16).ok();
        text.is_ok_and(|text| text.lines().find_map(count).is_some_and(|count| count > 1))
    }
}

impl From<SyncFile> for OwnedFd {
    fn from(file: SyncFile) -> Self {
        file.0
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
            let state = syncobj.state();
            if !state.has_fence {
                return Err(Errno::EINVAL);
            }
            let sync_file = SyncFile::signalled()?;
            if state.is_lost {
                sync_file.set_lost()?;
            }
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
            self.syncobj(file, request.handle)?.signal(0, SyncFile::is_lost(descriptor.as_fd()));
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
        let polls = targets.iter().any(|(syncobj, _)| syncobj.shared.get().is_some());
        let mut tables = lock(&self.tables);
        loop {
            let mut reached = targets.iter().map(|(syncobj, point)| syncobj.state().reaches(*point));
            let first = targets.iter().position(|(syncobj, point)| syncobj.state().reaches(*point));
            let is_all = reached.all(|reached| reached);
            if !is_all && !may_come_later {
                return Err(Errno::EINVAL);
            }
            match first {
                Some(first) if is_all || flags & wait::ALL == 0 => return Ok(first as u32),
                _ => {}
            }
            let now = clock_gettime(ClockId::Monotonic);
            let now_ns = now.tv_sec.saturating_mul(1_000_000_000).saturating_add(now.tv_nsec);
            let left = u64::try_from(deadline_ns.saturating_sub(now_ns)).unwrap_or(0);
            if left == 0 || !guest.is_alive() {
                return Err(Errno::ETIME);
            }
            let longest = if polls { SHARED_POLL } else { LONGEST_SLEEP };
            let sleep = Duration::from_nanos(left).min(longest);
            tables = match self.signalled.wait_timeout(tables, sleep) {
                Ok((tables, _)) => tables,
                Err(poisoned) => poisoned.into_inner().0,
            };
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
            syncobj.set(State::default());
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
            syncobj.signal(0, false);
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
            syncobj.signal(point, false);
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
            write_one(guest, request.points.wrapping_add(index as u64 * 8), syncobj.state().point)?;
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
            self.wait(&target, wait::FOR_SUBMIT, i64::MAX, guest)?;
        } else if !source.state().reaches(request.src_point) {
            return Err(Errno::EINVAL);
        }
        target.signal(request.dst_point, source.state().is_lost);
        self.announce();
        Ok(0)
    }
}
