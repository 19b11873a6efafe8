//! The driver of one process: its open files, and the table from request numbers to their answers.
//!
//! Locks, in the order in which they may be taken: the device, the queue, a context, an address space, its memory, the
//! tables. No lock is held while a client waits, except the device's, a context's state and the memory of an address space
//! while work executes.

use crate::abi::{self, core, i915};
use crate::ban::ClientHangs;
use crate::context::{Context, lock};
use crate::errno::Errno;
use crate::fence::Fence;
use crate::gpu::{self, Gpu};
use crate::guest::Guest;
use crate::host::{self, HostRefusal};
use crate::identity::Identity;
use crate::object::{Identifier, Object};
use crate::observer::Observer;
use crate::options::Options;
use crate::queue::Queue;
use crate::report::{ProcessReport, Unproved};
use crate::screenshot::Screenshots;
use crate::skipped::Skipped;
use crate::syncobj::Syncobj;
use crate::table::Table;
use crate::tiling_table::TilingTable;
use crate::vm::Vm;
use device::Interrupt;
use probe::{Findings, Strictness, System};
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, OnceLock, Weak};

/// Number of an open file description of the node; duplicates of a descriptor share it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FileNumber(pub u64);

/// Largest argument that any request has.
const ARGUMENT_BYTES: usize = 256;

/// An ioctl's argument, extended with zeroes as the kernel does for clients with shorter structures.
pub struct Argument {
    bytes: [u8; ARGUMENT_BYTES],
}

impl Argument {
    fn new(sent: &[u8]) -> Self {
        let mut bytes = [0; ARGUMENT_BYTES];
        let length = sent.len().min(ARGUMENT_BYTES);
        bytes[..length].copy_from_slice(&sent[..length]);
        Self { bytes }
    }

    /// The argument as a structure.
    pub(crate) fn get<T: bytemuck::Pod>(&self) -> T {
        const { assert!(size_of::<T>() <= ARGUMENT_BYTES) };
        bytemuck::pod_read_unaligned(&self.bytes[..size_of::<T>()])
    }

    /// Replaces the argument.
    pub(crate) fn set<T: bytemuck::Pod>(&mut self, value: &T) {
        const { assert!(size_of::<T>() <= ARGUMENT_BYTES) };
        self.bytes[..size_of::<T>()].copy_from_slice(bytemuck::bytes_of(value));
    }
}

/// An open file of the node: everything that the kernel would free at its last close.
pub struct File {
    /// Buffer objects by handle.
    pub objects: Table<Arc<Object>>,
    /// Contexts; 0 is the default one.
    pub contexts: Table<Arc<Mutex<Context>>>,
    /// Address spaces that the client names.
    pub vms: Table<Arc<Mutex<Vm>>>,
    /// Synchronisation objects.
    pub syncobjs: Table<Arc<Syncobj>>,
    /// Objects by the first mmap offset that stands for them.
    pub cookies: BTreeMap<u64, Arc<Object>>,
    /// First mmap offset of an object that has one, by the object's number.
    pub cookie_numbers: HashMap<u64, u64>,
    /// First mmap offset not given out yet.
    pub next_cookie: u64,
    /// Every living address space of the file.
    pub spaces: Vec<Weak<Mutex<Vm>>>,
    /// What its contexts did to the device.
    pub hangs: ClientHangs,
}

/// Forgets what is gone, now and then: the table is at most twice as large as it must be, or a thousand entries.
pub(crate) fn remember<T>(table: &mut HashMap<Identifier, Weak<T>>, at: Identifier, value: &Arc<T>) {
    const FEW: usize = 1000;
    if table.len() >= FEW && table.len() == table.capacity() {
        table.retain(|_, value| value.strong_count() > 0);
        table.shrink_to(FEW.max(table.len() * 2));
    }
    table.insert(at, Arc::downgrade(value));
}

impl File {
    fn new(vm: Arc<Mutex<Vm>>) -> Self {
        let mut contexts = Table::new(0);
        let spaces = vec![Arc::downgrade(&vm)];
        contexts.insert(Arc::new(Mutex::new(Context::new(vm))));
        Self {
            objects: Table::new(1),
            contexts,
            vms: Table::new(1),
            syncobjs: Table::new(1),
            cookies: BTreeMap::new(),
            cookie_numbers: HashMap::new(),
            next_cookie: FIRST_COOKIE,
            spaces,
            hangs: ClientHangs::default(),
        }
    }

    /// The mmap offset that was given out for an object.
    pub fn cookie_of(&self, object: &Object) -> Option<u64> {
        self.cookie_numbers.get(&object.number).copied()
    }
}

/// First mmap offset of a file, as the kernel's.
const FIRST_COOKIE: u64 = 1 << 32;

/// All tables of the process.
#[derive(Default)]
pub(crate) struct Tables {
    files: HashMap<FileNumber, File>,
    /// Every living object by the file behind it, so that an import finds it again.
    pub(crate) objects: HashMap<Identifier, Weak<Object>>,
    /// Every living exported synchronisation object by the file behind it.
    pub(crate) syncobjs: HashMap<Identifier, Weak<Syncobj>>,
    /// Fences of living sync files whose work had not ended when they were given out, by the number of the counter.
    pub(crate) sync_files: HashMap<u64, Weak<Fence>>,
}

impl Tables {
    /// What the contexts of an open file did to the device; `None` when it was closed.
    pub(crate) fn hangs_of(&mut self, file: FileNumber) -> Option<&mut ClientHangs> {
        self.files.get_mut(&file).map(|file| &mut file.hangs)
    }
}

/// The driver of one process.
pub struct Driver {
    pub(crate) platform: &'static hw::Platform,
    pub(crate) identity: &'static Identity,
    pub(crate) findings: Arc<Findings>,
    pub(crate) tables: Mutex<Tables>,
    /// Told when a synchronisation object changed.
    pub(crate) signalled: Condvar,
    pub(crate) gpu: Mutex<Gpu>,
    /// Where submissions wait, in a driver that does not execute them inside of the request.
    pub(crate) queue: Option<Queue>,
    clock: device::Clock,
    pub(crate) tiling: TilingTable,
    pub(crate) submissions: AtomicU64,
    /// Submissions that were executed, whatever came of them.
    pub(crate) executed: AtomicU64,
    pub(crate) skipped: Mutex<Skipped>,
    /// There are some.
    pub(crate) has_skipped: AtomicBool,
    notes: Mutex<Vec<String>>,
    isolation: OnceLock<String>,
    refusal: OnceLock<HostRefusal>,
    pub(crate) screenshots: Option<Screenshots>,
    pub(crate) observer: Mutex<Option<Box<dyn Observer>>>,
    is_observed: AtomicBool,
    next_number: AtomicU64,
}

/// Why a driver could not be made.
#[derive(Debug, thiserror::Error)]
#[error("no device is called {0:?}; known are byt, bdw, skl, bxt")]
pub struct UnknownDevice(pub String);

impl Driver {
    /// A driver for the device that the options name; `tiling` is the file shared by all processes of a run.
    ///
    /// # Errors
    /// When there is no such device.
    pub fn new(options: &Options, tiling: Option<&Path>) -> Result<Self, UnknownDevice> {
        let unknown = || UnknownDevice(options.device.clone());
        let platform = hw::platform(&options.device).ok_or_else(unknown)?;
        let identity = Identity::of(platform).ok_or_else(unknown)?;
        let findings = Arc::new(Findings::new(options.strictness()));
        // A process has one driver, as long as it lives.
        let interrupt: Interrupt = Box::leak(Box::new(AtomicBool::new(false)));
        Ok(Self {
            platform,
            identity,
            gpu: Mutex::new(Gpu::new(platform, options, Arc::clone(&findings), interrupt)),
            findings,
            tables: Mutex::default(),
            signalled: Condvar::new(),
            queue: options.queued.then(|| Queue::new(interrupt, options.patience)),
            clock: gpu::clock_of(options),
            tiling: TilingTable::open(tiling),
            submissions: AtomicU64::new(0),
            executed: AtomicU64::new(0),
            skipped: Mutex::default(),
            has_skipped: AtomicBool::new(false),
            notes: Mutex::default(),
            isolation: OnceLock::new(),
            refusal: OnceLock::new(),
            screenshots: options.screenshots.as_deref().map(Screenshots::new),
            observer: Mutex::default(),
            is_observed: AtomicBool::new(false),
            next_number: AtomicU64::new(1),
        })
    }

    /// The platform being simulated.
    pub fn platform(&self) -> &'static hw::Platform {
        self.platform
    }

    /// What the driver met so far.
    pub fn findings(&self) -> &Findings {
        &self.findings
    }

    /// Records that answering a request panicked.
    pub fn record_panic(&self, request: u32) {
        let what = format!("answering request 0x{request:08x} panicked");
        self.findings.record(probe::Kind::Bug, "I915", what.into(), probe::Place::default());
    }

    /// In a run that stops at it: what was used that was never proved on the device.
    pub fn what_is_unproved(&self) -> Option<String> {
        let is_strict = self.findings.strictness() == Strictness::Unproved;
        if is_strict { Unproved::line(&Unproved::of(&self.findings)) } else { None }
    }

    /// The report of this process as of now.
    pub fn report(&self) -> ProcessReport {
        let notes = lock(&self.notes).clone();
        ProcessReport {
            isolation: self.isolation.get().cloned(),
            refusal: self.refusal().map(ToString::to_string),
            ..ProcessReport::of(self.platform, self.submissions(), &self.findings, notes)
        }
    }

    /// The host refused something for a reason that may be a limit; true when that is one.
    pub fn refuse(&self, error: Errno) -> bool {
        let is_refusal = host::is_refusal(error);
        if is_refusal {
            self.refusal.get_or_init(|| HostRefusal(host::explanation(error, self.identity.gtt_bytes)));
        }
        is_refusal
    }

    /// What the host refused the device, if it did: from then on the client does not see what it would see of a kernel.
    pub fn refusal(&self) -> Option<&HostRefusal> {
        self.refusal.get()
    }

    /// Tells reports what holds the device in.
    pub fn set_isolation(&self, what: String) {
        // It is shut in once.
        let _ = self.isolation.set(what);
    }

    /// Writes what is held back until the process ends.
    pub fn finish(&self) {
        if let Some(screenshots) = &self.screenshots {
            screenshots.finish();
        }
    }

    /// Shows every submission from now on to an observer; there is one at a time.
    pub fn observe(&self, observer: Box<dyn Observer>) {
        *lock(&self.observer) = Some(observer);
        self.is_observed.store(true, Ordering::Relaxed);
    }

    /// True when submissions are shown to an observer.
    pub(crate) fn is_observed(&self) -> bool {
        self.is_observed.load(Ordering::Relaxed)
    }

    /// The command streamer's timestamp in its own ticks.
    pub(crate) fn timestamp(&self) -> u64 {
        device::timestamp(self.platform, self.clock)
    }

    /// Number of submissions taken so far.
    pub fn submissions(&self) -> u64 {
        self.submissions.load(Ordering::Relaxed)
    }

    /// Number of submissions executed so far, whatever came of them.
    pub fn executed(&self) -> u64 {
        self.executed.load(Ordering::Relaxed)
    }

    /// Adds a remark to the report that is no finding.
    pub fn note(&self, note: String) {
        lock(&self.notes).push(note);
    }

    /// A number that no object of this process had before.
    pub(crate) fn next_number(&self) -> u64 {
        self.next_number.fetch_add(1, Ordering::Relaxed)
    }

    /// Works on an open file, which is made at first sight: descriptors may come from other processes.
    pub(crate) fn with_file<R>(&self, number: FileNumber, work: impl FnOnce(&mut File) -> R) -> R {
        let mut tables = lock(&self.tables);
        let new_file = || File::new(Arc::new(Mutex::new(Vm::new(self.identity.gtt_bytes))));
        let file = tables.files.entry(number).or_insert_with(new_file);
        work(file)
    }

    /// A new address space of an open file.
    pub(crate) fn new_vm(&self, number: FileNumber) -> Arc<Mutex<Vm>> {
        let vm = Arc::new(Mutex::new(Vm::new(self.identity.gtt_bytes)));
        self.with_file(number, |file| {
            file.spaces.retain(|space| space.strong_count() > 0);
            file.spaces.push(Arc::downgrade(&vm));
        });
        vm
    }

    /// Every living address space of an open file.
    pub(crate) fn spaces_of(&self, number: FileNumber) -> Vec<Arc<Mutex<Vm>>> {
        self.with_file(number, |file| file.spaces.iter().filter_map(Weak::upgrade).collect())
    }

    /// Forgets an open file: its last descriptor in this process is gone.
    pub fn close_file(&self, number: FileNumber) {
        // Unmapping may take a while; it happens when the value is dropped, after the lock.
        let removed = lock(&self.tables).files.remove(&number);
        drop(removed);
    }

    /// Answers an ioctl on the node. `argument` has the length that the request number states; it is written back
    /// even when the answer is an error, as the kernel does.
    ///
    /// # Errors
    /// The error number for the client.
    pub fn ioctl(
        &self,
        file: FileNumber,
        request: u32,
        argument: &mut [u8],
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let (kind, number) = abi::request_parts(request);
        if kind != abi::DRM_TYPE {
            return Err(Errno::ENOTTY);
        }
        self.findings.mark(self.platform, System::I915);
        let mut extended = Argument::new(argument);
        let answer = self.dispatch(file, number, argument.len(), &mut extended, guest);
        let length = argument.len().min(ARGUMENT_BYTES);
        argument[..length].copy_from_slice(&extended.bytes[..length]);
        // A client's own mapping may be refused for reasons of its own.
        if let Err(error) = answer
            && number != i915::GEM_MMAP
            && !guest.is_apart()
        {
            self.refuse(error);
        }
        answer
    }

    fn dispatch(
        &self,
        file: FileNumber,
        number: u8,
        sent_bytes: usize,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        match number {
            core::VERSION => self.version(argument, guest),
            core::GET_CAP => self.get_cap(argument),
            core::GEM_CLOSE => self.gem_close(file, argument),
            core::PRIME_HANDLE_TO_FD => self.prime_handle_to_fd(file, argument, guest),
            core::PRIME_FD_TO_HANDLE => self.prime_fd_to_handle(file, argument, guest),
            core::SYNCOBJ_CREATE => self.syncobj_create(file, argument),
            core::SYNCOBJ_DESTROY => self.syncobj_destroy(file, argument),
            core::SYNCOBJ_HANDLE_TO_FD => self.syncobj_handle_to_fd(file, argument, guest),
            core::SYNCOBJ_FD_TO_HANDLE => self.syncobj_fd_to_handle(file, argument, guest),
            core::SYNCOBJ_WAIT => self.syncobj_wait(file, argument, guest),
            core::SYNCOBJ_TIMELINE_WAIT => self.syncobj_timeline_wait(file, argument, guest),
            core::SYNCOBJ_RESET => self.syncobj_reset(file, argument, guest),
            core::SYNCOBJ_SIGNAL => self.syncobj_signal(file, argument, guest),
            core::SYNCOBJ_TIMELINE_SIGNAL => self.syncobj_timeline_signal(file, argument, guest),
            core::SYNCOBJ_QUERY => self.syncobj_query(file, argument, guest),
            core::SYNCOBJ_TRANSFER => self.syncobj_transfer(file, argument, guest),
            i915::GETPARAM => self.getparam(argument, guest),
            i915::QUERY => self.query(argument, guest),
            i915::GEM_CREATE => self.gem_create(file, argument),
            i915::GEM_CREATE_EXT => self.gem_create_ext(file, argument, guest),
            i915::GEM_PREAD => self.gem_pread(file, argument, guest),
            i915::GEM_PWRITE => self.gem_pwrite(file, argument, guest),
            i915::GEM_MMAP => self.gem_mmap(file, argument, guest),
            i915::GEM_MMAP_GTT => self.gem_mmap_offset(file, argument, sent_bytes),
            i915::GEM_SET_DOMAIN => self.gem_set_domain(file, argument, guest),
            i915::GEM_SW_FINISH => self.gem_sw_finish(file, argument),
            i915::GEM_BUSY => self.gem_busy(file, argument),
            i915::GEM_WAIT => self.gem_wait(file, argument, guest),
            i915::GEM_THROTTLE => self.throttle(file, guest),
            i915::GEM_MADVISE => self.gem_madvise(file, argument),
            i915::GEM_SET_CACHING => self.gem_set_caching(file, argument),
            i915::GEM_GET_CACHING => self.gem_get_caching(file, argument),
            i915::GEM_GET_APERTURE => self.gem_get_aperture(argument),
            i915::GEM_SET_TILING => self.gem_set_tiling(file, argument),
            i915::GEM_GET_TILING => self.gem_get_tiling(file, argument),
            i915::GEM_USERPTR => self.gem_userptr(file, argument, guest),
            i915::GEM_EXECBUFFER2 => self.execbuffer2(file, argument, guest),
            i915::GEM_CONTEXT_CREATE => self.context_create(file, argument, guest),
            i915::GEM_CONTEXT_DESTROY => self.context_destroy(file, argument),
            i915::GEM_CONTEXT_GETPARAM => self.context_getparam(file, argument, guest),
            i915::GEM_CONTEXT_SETPARAM => self.context_setparam(file, argument, guest),
            i915::GET_RESET_STATS => self.get_reset_stats(file, argument),
            i915::GEM_VM_CREATE => self.vm_create(file, argument),
            i915::GEM_VM_DESTROY => self.vm_destroy(file, argument),
            i915::REG_READ => self.reg_read(argument),
            i915::PERF_OPEN | i915::PERF_ADD_CONFIG | i915::PERF_REMOVE_CONFIG => crate::perf::refuse(),
            _ => Err(crate::node::refusal(number)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_gone_is_forgotten_and_what_lives_is_not() {
        let mut table = HashMap::new();
        let kept: Vec<Arc<u64>> = (0..100).map(Arc::new).collect();
        for (inode, value) in kept.iter().enumerate() {
            remember(&mut table, Identifier { device: 1, inode: inode as u64 }, value);
        }
        for inode in 100..100_000 {
            remember(&mut table, Identifier { device: 1, inode }, &Arc::new(inode));
            assert!(table.capacity() <= 8000, "{}", table.capacity());
        }
        for (inode, value) in kept.iter().enumerate() {
            let found = table.get(&Identifier { device: 1, inode: inode as u64 }).and_then(Weak::upgrade);
            assert_eq!(found.as_ref(), Some(value));
        }
    }
}
