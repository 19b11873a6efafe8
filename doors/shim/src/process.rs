//! What the shim knows about its process: the run it belongs to, the driver, the node's descriptors, the report.
#![forbid(unsafe_code)]

use gpu::Station;
use i915::sysfs::NODE;
use i915::{FileNumber, GPU_SOCKET, Identifier, ProcessReport, RUN_DIRECTORY, RunDirectory};
use std::cell::RefCell;
use std::collections::hash_map::RandomState;
use std::ffi::CString;
use std::hash::{BuildHasher, Hasher};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::Duration;

/// The run that this process belongs to.
pub struct Run {
    /// Its directory.
    pub directory: RunDirectory,
    /// Path of its tree.
    pub root: Vec<u8>,
    /// Path of the node's file.
    pub node_path: Vec<u8>,
    /// The node's file.
    pub node: Identifier,
    /// Socket of the GPU process; without one the device lives in this process.
    pub gpu: Option<CString>,
}

const UNKNOWN: u8 = 0;
const LOOKING: u8 = 1;
const NONE: u8 = 2;
const ACTIVE: u8 = 3;

static STATE: AtomicU8 = AtomicU8::new(UNKNOWN);
static RUN: OnceLock<Run> = OnceLock::new();

/// The run, if this process is part of one. Calls that arrive while it is being found out see none: they are the
/// finding-out's own.
#[inline]
pub fn run() -> Option<&'static Run> {
    match STATE.load(Ordering::Acquire) {
        ACTIVE => RUN.get(),
        UNKNOWN => find_run(),
        _ => None,
    }
}

#[cold]
fn find_run() -> Option<&'static Run> {
    if STATE.compare_exchange(UNKNOWN, LOOKING, Ordering::AcqRel, Ordering::Acquire).is_err() {
        return None;
    }
    let found = look_for_run().map(|run| RUN.get_or_init(|| run));
    STATE.store(if found.is_some() { ACTIVE } else { NONE }, Ordering::Release);
    found
}

fn look_for_run() -> Option<Run> {
    let path = std::env::var_os(RUN_DIRECTORY).filter(|path| !path.is_empty())?;
    let directory = RunDirectory(path.into());
    let root = directory.root().into_os_string().into_vec();
    let node_path = [&root, NODE.as_bytes()].concat();
    let stat = rustix::fs::stat(std::ffi::OsStr::from_bytes(&node_path)).ok()?;
    let node = Identifier { device: stat.st_dev, inode: stat.st_ino };
    let gpu = std::env::var_os(GPU_SOCKET).filter(|path| !path.is_empty());
    let gpu = gpu.and_then(|path| CString::new(path.into_vec()).ok());
    Some(Run { directory, root, node_path, node, gpu })
}

static STATION: OnceLock<Option<Station>> = OnceLock::new();
/// The process that the tables belong to.
static OWNER: AtomicU32 = AtomicU32::new(0);

/// True in the process that the tables belong to. A child of `vfork` runs in its parent's memory until it becomes
/// another program; what it closes is not closed for the parent.
pub fn is_owner() -> bool {
    OWNER.load(Ordering::Relaxed) == std::process::id()
}

/// Makes the calling process the owner of the tables: at first use, and in the child of a fork.
pub fn become_owner() {
    OWNER.store(std::process::id(), Ordering::Relaxed);
}

/// Shared by requests that the device in this process answers, owned by a thread that forks: the child's copy of what
/// requests hold and change is then whole and free.
static GATE: RwLock<()> = RwLock::new(());

/// Says that the calling thread is in the middle of a request, until it is dropped. A thread takes it once.
pub type InRequest = RwLockReadGuard<'static, ()>;

/// Begins a request; waits while another thread forks.
pub fn enter() -> InRequest {
    GATE.read().unwrap_or_else(PoisonError::into_inner)
}

thread_local! {
    /// What a thread that is forking owns.
    static HELD: RefCell<Option<RwLockWriteGuard<'static, ()>>> = const { RefCell::new(None) };
}

/// Before a fork: no other thread may be in the middle of a request.
pub fn before_fork() {
    // A thread that is ending forks without it.
    let own = || GATE.write().unwrap_or_else(PoisonError::into_inner);
    let _ = HELD.try_with(|held| *held.borrow_mut() = Some(own()));
}

/// After a fork, in the parent and in the child.
pub fn after_fork() {
    let _ = HELD.try_with(|held| *held.borrow_mut() = None);
}

/// The GPU side of this process, made when the node is first used.
pub fn station() -> Option<&'static Station> {
    STATION.get_or_init(|| make_station(run()?)).as_ref()
}

/// The GPU side, if the node was used before.
pub fn existing_station() -> Option<&'static Station> {
    STATION.get()?.as_ref()
}

fn make_station(run: &Run) -> Option<Station> {
    let tell = |reason: &String| {
        eprintln!("halogen: process {}: {reason}", std::process::id());
        // Where not even a file can be written, the exit code has to do.
        let _ = ProcessReport::refused(reason.clone()).write(&run.directory);
    };
    try_station(run).inspect_err(tell).ok()
}

fn try_station(run: &Run) -> Result<Station, String> {
    let unreadable = |error| format!("cannot read {}: {error}", run.directory.options().display());
    let options = run.directory.read_options().map_err(unreadable)?;
    Station::new(&options, run.directory.clone())
}

/// What this process has used of its processors.
pub fn processor_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Some(Duration::new(time.tv_sec.try_into().ok()?, time.tv_nsec.try_into().ok()?))
}

/// A file number that no other open file of this run has: the process, and a count. Both fit into a file position.
pub fn new_file_number() -> FileNumber {
    const COUNT_BITS: u32 = 18;
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let count = NEXT.fetch_add(1, Ordering::Relaxed) & ((1 << COUNT_BITS) - 1);
    let process = u64::from(std::process::id()) & 0x3f_ffff;
    // A process of the same number in another container must not be mistaken for this one.
    let salt = RandomState::new().build_hasher().finish() & 3;
    FileNumber((salt << 22 | process) << COUNT_BITS | count)
}

/// Which descriptors are the node's, as far as was seen: one bit each. A descriptor that was closed without libc
/// leaves a stale bit, so what matters asks the host again.
pub struct Descriptors([AtomicU64; 1024]);

/// The node's descriptors of this process.
pub static DESCRIPTORS: Descriptors = Descriptors([const { AtomicU64::new(0) }; 1024]);

impl Descriptors {
    fn word(&self, descriptor: i32) -> Option<(&AtomicU64, u64)> {
        let descriptor = usize::try_from(descriptor).ok()?;
        Some((self.0.get(descriptor / 64)?, 1 << (descriptor % 64)))
    }

    /// True when the descriptor was seen to be the node's.
    #[inline]
    pub fn contains(&self, descriptor: i32) -> bool {
        self.word(descriptor).is_some_and(|(word, bit)| word.load(Ordering::Relaxed) & bit != 0)
    }

    /// Remembers a descriptor of the node.
    pub fn insert(&self, descriptor: i32) {
        if let Some((word, bit)) = self.word(descriptor) {
            word.fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// Forgets a descriptor.
    pub fn remove(&self, descriptor: i32) {
        if let Some((word, bit)) = self.word(descriptor) {
            word.fetch_and(!bit, Ordering::Relaxed);
        }
    }

    /// Every remembered descriptor.
    pub fn list(&self) -> Vec<i32> {
        let bits = |(index, word): (usize, &AtomicU64)| {
            let word = word.load(Ordering::Relaxed);
            (0..64).filter(move |bit| word >> bit & 1 != 0).map(move |bit| (index * 64 + bit) as i32)
        };
        self.0.iter().enumerate().flat_map(bits).collect()
    }
}

/// Writes the report at the end of the process.
pub fn report_end() {
    if let Some(station) = existing_station() {
        station.report_end();
    }
}
