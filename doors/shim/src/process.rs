//! What the shim knows about its process: the run it belongs to, the driver, the node's descriptors, the report.
#![forbid(unsafe_code)]

use crate::kernels::KernelFolder;
use crate::record::Recording;
use i915::sysfs::NODE;
use i915::{Driver, Errno, FileNumber, Held, Identifier, ProcessReport, RUN_DIRECTORY, RunDirectory};
use std::cell::RefCell;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

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
    Some(Run { directory, root, node_path, node })
}

static DRIVER: OnceLock<Option<Driver>> = OnceLock::new();
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

thread_local! {
    /// What a thread that is forking keeps still.
    static HELD: RefCell<Option<Held<'static>>> = const { RefCell::new(None) };
}

/// Before a fork: no other thread may be in the middle of a change.
pub fn before_fork() {
    if let Some(driver) = existing_driver() {
        // A thread that is ending forks without it.
        let _ = HELD.try_with(|held| *held.borrow_mut() = Some(driver.hold()));
    }
}

/// After a fork, in the parent and in the child.
pub fn after_fork() {
    let _ = HELD.try_with(|held| *held.borrow_mut() = None);
}

/// The driver of this process, made when the node is first used.
pub fn driver() -> Option<&'static Driver> {
    DRIVER.get_or_init(|| make_driver(run()?)).as_ref()
}

/// The driver, if the node was used before.
pub fn existing_driver() -> Option<&'static Driver> {
    DRIVER.get()?.as_ref()
}

fn make_driver(run: &Run) -> Option<Driver> {
    let tell = |reason: &String| {
        eprintln!("halogen: process {}: {reason}", std::process::id());
        // Where not even a file can be written, the exit code has to do.
        let _ = ProcessReport::refused(reason.clone()).write(&run.directory);
    };
    try_driver(run).inspect_err(tell).ok()
}

/// Where the node cannot be opened: true when a limit of the host is the reason, which is told.
pub fn refuse_without(error: Errno) -> bool {
    let refused = existing_driver().filter(|driver| driver.refuse(error));
    refused.inspect(|driver| tell_refusal(driver)).is_some()
}

/// Tells what the host refused.
pub fn tell_refusal(driver: &Driver) {
    let refusal = driver.refusal().map(ToString::to_string).unwrap_or_default();
    eprintln!("halogen: ending process {}: {refusal}", std::process::id());
    write_report(driver);
}

fn try_driver(run: &Run) -> Result<Driver, String> {
    raise_descriptor_limit();
    let unreadable = |error| format!("cannot read {}: {error}", run.directory.options().display());
    let options = run.directory.read_options().map_err(unreadable)?;
    let driver = Driver::new(&options, Some(&run.directory.tiling())).map_err(|error| error.to_string())?;
    if let Some(file) = options.record {
        driver.observe(Box::new(Recording::new(file, driver.platform())));
    }
    if let Some(folder) = options.kernels {
        driver.observe(Box::new(KernelFolder::new(folder, driver.platform())));
    }
    Ok(driver)
}

/// Every buffer object costs a descriptor; many systems allow 1024 unless asked.
fn raise_descriptor_limit() {
    const WANTED: u64 = 65536;
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.map_or(WANTED, |maximum| maximum.min(WANTED));
    if limit.current.is_some_and(|current| current < wanted) {
        // Without it the objects stay among the low numbers.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum });
    }
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

/// When the report was last written, and what it said.
struct Written {
    at: Option<Instant>,
    distinct: usize,
}

static WRITTEN: Mutex<Written> = Mutex::new(Written { at: None, distinct: 0 });
/// The process whose submissions the report counts; a fork that submits nothing reports nothing.
static REPORTING: AtomicU32 = AtomicU32::new(0);
/// How often a report is written when only counts changed.
const REPORT_EVERY: Duration = Duration::from_secs(1);

/// Writes the report after a submission when there is news.
pub fn report_submission(driver: &Driver) {
    REPORTING.store(std::process::id(), Ordering::Relaxed);
    let findings = driver.findings();
    let distinct = findings.list().len() + findings.used(driver.platform()).len();
    let mut written = WRITTEN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let is_due = written.at.is_none_or(|at| at.elapsed() >= REPORT_EVERY);
    let is_news = distinct != written.distinct || written.at.is_none();
    if is_news || is_due {
        *written = Written { at: Some(Instant::now()), distinct };
        drop(written);
        write_report(driver);
    }
}

/// Writes the report at the end of the process.
pub fn report_end() {
    if let Some(driver) = existing_driver()
        && REPORTING.load(Ordering::Relaxed) == std::process::id()
    {
        driver.finish();
        write_report(driver);
    }
}

/// Writes the report now.
pub fn write_report(driver: &Driver) {
    if let Some(run) = run() {
        // The run may be over and its directory gone; nobody is left to tell.
        let _ = driver.report().write(&run.directory);
    }
}
