//! The driver of one process with everything around it: observers, the report, what ends a program.

use crate::kernels::KernelFolder;
use crate::record::Recording;
use crate::watchdog;
use i915::abi::{self, i915::GEM_EXECBUFFER2};
use i915::{Driver, Errno, FileNumber, Guest, Options, RunDirectory};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often a report is written when only counts changed.
const REPORT_EVERY: Duration = Duration::from_secs(1);
/// Exit code of a program that met what a strict run stops at.
pub const STRICT_GAP: i32 = 3;

/// Why a program that made a request must end now; it is told to the user already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// What a strict run stops at was met.
    Strict,
    /// The host refuses what the device needs: going on, the program would see another device, or none.
    Refused,
}

/// The answer to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// For the program.
    pub result: Result<i32, Errno>,
    /// The program must not see it any more.
    pub end: Option<End>,
}

/// When the report was last written, and what it said.
struct Written {
    at: Option<Instant>,
    distinct: usize,
}

/// The GPU side.
pub struct Station {
    driver: Driver,
    directory: RunDirectory,
    written: Mutex<Written>,
    /// The process whose submissions the report counts; a fork that submits nothing reports nothing.
    reporting: AtomicU32,
    /// Submissions that were executed when a request was last answered.
    executed: AtomicU64,
    is_watched: AtomicBool,
}

impl Station {
    /// A device as the options of a run ask for it, with its report in the run's directory.
    ///
    /// # Errors
    /// Why there is none, for a person.
    pub fn new(options: &Options, directory: RunDirectory) -> Result<Self, String> {
        raise_descriptor_limit();
        let driver = Driver::new(options, Some(&directory.tiling())).map_err(|error| error.to_string())?;
        if let Some(file) = &options.record {
            driver.observe(Box::new(Recording::new(file.clone(), driver.platform())));
        }
        if let Some(folder) = &options.kernels {
            driver.observe(Box::new(KernelFolder::new(folder.clone(), driver.platform())));
        }
        Ok(Self {
            driver,
            directory,
            written: Mutex::new(Written { at: None, distinct: 0 }),
            reporting: AtomicU32::new(0),
            executed: AtomicU64::new(0),
            is_watched: AtomicBool::new(false),
        })
    }

    /// The driver itself.
    pub fn driver(&self) -> &Driver {
        &self.driver
    }

    /// Answers an ioctl of `process` on the node, see [`Driver::ioctl`]. A panic is a finding and costs the program EIO.
    pub fn answer(
        &self,
        process: u32,
        file: FileNumber,
        request: u32,
        argument: &mut [u8],
        guest: &dyn Guest,
    ) -> Answer {
        // The driver's tables are plain data and stay usable.
        let answer = catch_unwind(AssertUnwindSafe(|| self.driver.ioctl(file, request, argument, guest)));
        let result = answer.unwrap_or_else(|_| {
            self.driver.record_panic(request);
            self.write_report();
            Err(Errno::EIO)
        });
        let mut end = None;
        // Where work is queued, any request may be the first one after some.
        let executed = self.driver.executed();
        let is_executed = self.executed.swap(executed, Ordering::Relaxed) != executed;
        let may_stop = abi::request_parts(request).1 == GEM_EXECBUFFER2 || self.driver.is_queued();
        if self.driver.refusal().is_some() {
            self.tell_refusal(process);
            end = Some(End::Refused);
        } else {
            if is_executed {
                self.report_submission();
            }
            if may_stop && self.driver.findings().must_stop() {
                self.tell_strict(process);
                end = Some(End::Strict);
            }
        }
        Answer { result, end }
    }

    fn tell_strict(&self, process: u32) {
        self.driver.finish();
        self.write_report();
        match self.driver.what_is_unproved() {
            Some(line) => eprintln!("halogen: --strict=unproved: {line}; ending process {process}"),
            None => eprintln!("halogen: --strict: a Gap was met, ending process {process}"),
        }
    }

    fn tell_refusal(&self, process: u32) {
        self.driver.finish();
        let refusal = self.driver.refusal().map(ToString::to_string).unwrap_or_default();
        eprintln!("halogen: ending process {process}: {refusal}");
        self.write_report();
    }

    /// Executes what clients submit, on a thread of its own that never comes back.
    pub fn work(&self) {
        self.driver.work(|| self.report_submission());
    }

    /// Where the node cannot be opened: true when a limit of the host is the reason, which is told.
    pub fn refuse_without(&self, error: Errno) -> bool {
        let is_refusal = self.driver.refuse(error);
        if is_refusal {
            self.tell_refusal(std::process::id());
        }
        is_refusal
    }

    /// True once: when a thread should be started that calls [`Station::watch`].
    pub fn needs_watch(&self) -> bool {
        self.driver.has_skipped_writes() && !self.is_watched.swap(true, Ordering::Relaxed)
    }

    /// Looks after programs that wait for what will not come; ends only with the process. `processor_time` is what the
    /// programs have used, where that is known.
    /// While it looks it holds what `enter` gives.
    pub fn watch<T>(&self, processor_time: impl Fn() -> Option<Duration>, enter: impl Fn() -> T) {
        watchdog::watch(self, processor_time, enter);
    }

    /// Writes the report after a submission when there is news.
    fn report_submission(&self) {
        self.reporting.store(std::process::id(), Ordering::Relaxed);
        let findings = self.driver.findings();
        let distinct = findings.list().len() + findings.used(self.driver.platform()).len();
        let mut written = self.written.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let is_due = written.at.is_none_or(|at| at.elapsed() >= REPORT_EVERY);
        let is_news = distinct != written.distinct || written.at.is_none();
        if is_news || is_due {
            *written = Written { at: Some(Instant::now()), distinct };
            drop(written);
            self.write_report();
        }
    }

    /// Writes the report at the end of the process.
    pub fn report_end(&self) {
        self.driver.drain();
        if self.reporting.load(Ordering::Relaxed) == std::process::id() {
            self.driver.finish();
            self.write_report();
        }
    }

    /// Writes the report now.
    pub fn write_report(&self) {
        // The run may be over and its directory gone; nothing is left to tell then.
        let _ = self.driver.report().write(&self.directory);
    }
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
