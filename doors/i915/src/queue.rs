//! Submissions on their way to the device: those that wait, and the one that executes.
//!
//! Work is executed in the order in which it was submitted, one submission at a time, so that no result depends on when it
//! ran. A driver that queues takes a submission and returns; threads that wait for work execute what stands before it
//! themselves, because waking another one may cost more. A driver that does not queue executes inside of the request.

use crate::context::{Context, EngineClass, lock};
use crate::driver::{Driver, FileNumber};
use crate::errno::Errno;
use crate::fence::{Fence, Outcome};
use crate::gpu::{Gpu, HardwareContext, monotonic_time, processor_time, submission};
use crate::guest::Guest;
use crate::object::Object;
use crate::observer::Observed;
use crate::relocation::Patch;
use crate::vm::{Changes, Vm, VmMemory};
use bits::GraphicsAddress;
use device::Interrupt;
use probe::Stop;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, TryLockError};
use std::time::{Duration, Instant};

/// Submissions of an open file that may wait at a time; a client that has more waits itself.
const FILE_LIMIT: usize = 64;
/// How long a thread looks for work before it sleeps: waking it may cost as much as a small submission.
const LOOKS: Duration = Duration::from_micros(50);
/// Looks between two readings of the clock.
const LOOKS_AT_ONCE: u32 = 64;
/// A client that waits for less does not execute work, which may take longer.
const PATIENT: Duration = Duration::from_secs(1);
/// Longest sleep of a waiter; a missed wake-up costs no more.
const LONGEST_SLEEP: Duration = Duration::from_millis(100);

/// What a submission may use of the processors unless the user is more patient.
const LIMIT: Duration = Duration::from_secs(10);

/// The state of a context on an engine; `None` until its first work begins, and after a fault.
pub(crate) type Hardware = Arc<Mutex<Option<HardwareContext>>>;

/// A submission that was taken.
pub(crate) struct Work {
    pub(crate) file: FileNumber,
    pub(crate) context: Arc<Mutex<Context>>,
    pub(crate) slot: u64,
    pub(crate) hardware: Hardware,
    pub(crate) vm: Arc<Mutex<Vm>>,
    pub(crate) memory: Arc<Mutex<VmMemory>>,
    /// What the address space becomes before the work begins.
    pub(crate) changes: Changes,
    /// What is patched then, and how many bytes of each place.
    pub(crate) patches: Vec<Patch>,
    pub(crate) patch_bytes: usize,
    /// Every bound range, for observers.
    pub(crate) bound: Vec<(GraphicsAddress, u64)>,
    pub(crate) engine: EngineClass,
    pub(crate) batch: GraphicsAddress,
    pub(crate) batch_bytes: u64,
    /// Its number among all submissions.
    pub(crate) number: u64,
    pub(crate) fence: Arc<Fence>,
    /// When it was taken.
    pub(crate) since: Instant,
}

/// What executes.
struct Running {
    file: FileNumber,
    since: Instant,
    /// What the process had used of its processors when it began.
    used: Duration,
}

/// Work that waits, in its order, and what executes.
#[derive(Default)]
pub(crate) struct Waiting {
    work: VecDeque<Work>,
    running: Option<Running>,
}

impl Waiting {
    /// Since when each submission of a file is under way.
    fn of(&self, file: FileNumber) -> impl Iterator<Item = Instant> {
        let waiting = self.work.iter().map(|work| (work.file, work.since));
        let running = self.running.iter().map(|running| (running.file, running.since));
        running.chain(waiting).filter(move |(other, _)| *other == file).map(|(_, since)| since)
    }
}

/// The queue of a driver.
pub(crate) struct Queue {
    interrupt: Interrupt,
    /// What a submission may use of the processors.
    limit: Duration,
    waiting: Mutex<Waiting>,
    /// Submissions that wait.
    count: AtomicUsize,
    arrived: Condvar,
}

/// The right to submit next: its holder decides what lies where, in the order of submissions.
pub(crate) enum Turn<'a> {
    /// The device, which executes at once.
    Now(MutexGuard<'a, Gpu>),
    /// The end of the queue.
    Later(&'a Queue, MutexGuard<'a, Waiting>),
}

impl Driver {
    /// True when submissions are executed after their request.
    pub fn is_queued(&self) -> bool {
        self.queue.is_some()
    }

    /// Waits for the turn of a client to submit.
    pub(crate) fn turn(&self, file: FileNumber, guest: &dyn Guest) -> Result<Turn<'_>, Errno> {
        let Some(queue) = &self.queue else { return Ok(Turn::Now(lock(&self.gpu))) };
        let has_room = || lock(&queue.waiting).of(file).take(FILE_LIMIT).count() < FILE_LIMIT;
        self.wait_until(i64::MAX, LONGEST_SLEEP, guest, has_room)?;
        Ok(Turn::Later(queue, lock(&queue.waiting)))
    }

    /// Executes work now, or puts it at the end of the queue.
    ///
    /// # Errors
    /// What executing it now says.
    pub(crate) fn take(&self, turn: Turn, work: Work) -> Result<(), Errno> {
        match turn {
            Turn::Now(mut gpu) => self.execute(&mut gpu, work),
            Turn::Later(queue, mut waiting) => {
                waiting.work.push_back(work);
                queue.count.store(waiting.work.len(), Ordering::Release);
                drop(waiting);
                queue.arrived.notify_one();
                Ok(())
            }
        }
    }

    /// Executes queued work as it comes; never returns. `done` is called after each submission.
    pub fn work(&self, done: impl Fn()) {
        let Some(queue) = &self.queue else { return };
        loop {
            queue.wait_for_work();
            while self.execute_next(Some(lock(&self.gpu))) {
                done();
            }
        }
    }

    /// Ends the submission that executes when it has used more of the processors than it may. To be called now and then.
    pub fn interrupt_overdue(&self) {
        let Some(queue) = &self.queue else { return };
        let waiting = lock(&queue.waiting);
        let used = waiting.running.as_ref().map(|running| processor_time().saturating_sub(running.used));
        if used.is_some_and(|used| used > queue.limit) && !queue.interrupt.swap(true, Ordering::Relaxed) {
            drop(waiting);
            let seconds = queue.limit.as_secs();
            self.note(format!(
                "a submission was ended after {seconds} s of processor time; with --patience N it may take N times as long"
            ));
        }
    }

    /// Executes everything that waits.
    pub fn drain(&self) {
        while self.execute_next(Some(lock(&self.gpu))) {}
    }

    /// Executes the submission that waits longest. False when there is none, or when the device is busy.
    fn execute_next(&self, gpu: Option<MutexGuard<Gpu>>) -> bool {
        let (Some(queue), Some(mut gpu)) = (&self.queue, gpu) else { return false };
        let work = {
            let mut waiting = lock(&queue.waiting);
            let Some(work) = waiting.work.pop_front() else { return false };
            let used = processor_time();
            waiting.running = Some(Running { file: work.file, since: work.since, used });
            // What was meant for the one before came too late.
            queue.interrupt.store(false, Ordering::Relaxed);
            queue.count.store(waiting.work.len(), Ordering::Release);
            work
        };
        // Its client learns of errors by the fence.
        let _ = self.execute(&mut gpu, work);
        lock(&queue.waiting).running = None;
        drop(gpu);
        self.announce();
        true
    }

    /// The device, if nothing executes.
    fn idle_gpu(&self) -> Option<MutexGuard<'_, Gpu>> {
        match self.gpu.try_lock() {
            Ok(gpu) => Some(gpu),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// Waits until something holds that changes when work is done or a synchronisation object is signalled. `longest` is the
    /// time after which it is asked again all the same.
    ///
    /// # Errors
    /// `ETIME` after the deadline, in nanoseconds of the monotonic clock, or when the client is gone.
    pub(crate) fn wait_until(
        &self,
        deadline_ns: i64,
        longest: Duration,
        guest: &dyn Guest,
        holds: impl Fn() -> bool,
    ) -> Result<(), Errno> {
        let left = || {
            let now = i64::try_from(monotonic_time().as_nanos()).unwrap_or(i64::MAX);
            Duration::from_nanos(u64::try_from(deadline_ns.saturating_sub(now)).unwrap_or(0))
        };
        loop {
            if holds() {
                return Ok(());
            }
            let left = left();
            if left >= PATIENT && self.execute_next(self.idle_gpu()) {
                continue;
            }
            if left.is_zero() || !guest.is_alive() {
                return Err(Errno::ETIME);
            }
            let tables = lock(&self.tables);
            if holds() {
                return Ok(());
            }
            // A panic of another thread leaves the tables as they are.
            drop(self.signalled.wait_timeout(tables, left.min(longest)));
        }
    }

    /// Waits until the device is done with an object.
    ///
    /// Deviation: a kernel lets a client look at what work only reads, by the write flags of submissions. Here clients that
    /// leave those flags out see their results, too, as they do from a driver that executes inside of the request.
    ///
    /// # Errors
    /// As [`Driver::wait_until`].
    pub(crate) fn wait_idle(
        &self,
        object: &Object,
        deadline_ns: i64,
        guest: &dyn Guest,
    ) -> Result<(), Errno> {
        if self.queue.is_none() {
            return Ok(());
        }
        self.wait_until(deadline_ns, LONGEST_SLEEP, guest, || !object.is_busy())
    }

    /// Waits until the work of an open file is young enough that the device does not fall behind its client.
    pub(crate) fn throttle(&self, file: FileNumber, guest: &dyn Guest) -> Result<i32, Errno> {
        /// As the kernel's. [linux:i915_gem_throttle_ioctl]
        const RECENT: Duration = Duration::from_millis(20);
        if let Some(queue) = &self.queue {
            let is_recent = || lock(&queue.waiting).of(file).all(|since| since.elapsed() < RECENT);
            self.wait_until(i64::MAX, LONGEST_SLEEP, guest, is_recent)?;
        }
        Ok(0)
    }

    /// Executes a submission and signals its fence.
    ///
    /// # Errors
    /// What the host says of the memory it needs, `EIO` where the run stops.
    fn execute(&self, gpu: &mut Gpu, mut work: Work) -> Result<(), Errno> {
        let changes = std::mem::take(&mut work.changes);
        let applied = lock(&work.memory).apply(changes);
        let outcome = match applied {
            Ok(()) if lock(&work.context).banned.contains(&work.slot) => Ok(Outcome::Lost),
            Ok(()) => self.execute_bound(gpu, &work),
            Err((error, missing)) => {
                lock(&work.vm).forget(&missing);
                Err(error)
            }
        };
        lock(&work.vm).end();
        self.executed.fetch_add(1, Ordering::Relaxed);
        work.fence.signal(outcome.unwrap_or(Outcome::Lost));
        if let Err(error) = outcome
            && self.is_queued()
        {
            self.refuse(error);
        }
        outcome.map(|_| ())
    }

    fn execute_bound(&self, gpu: &mut Gpu, work: &Work) -> Result<Outcome, Errno> {
        let mut hardware_slot = lock(&work.hardware);
        let hardware = hardware_slot.get_or_insert_with(|| gpu.create_context());
        let mut memory = lock(&work.memory);
        let space = memory.space()?;
        for (place, value) in &work.patches {
            let bytes = value.get(..work.patch_bytes).ok_or(Errno::EINVAL)?;
            space.write(*place, bytes).map_err(|_| Errno::EFAULT)?;
        }
        let mut observer = lock(&self.observer);
        let observed = Observed {
            space_number: Arc::as_ptr(&work.memory) as u64,
            space,
            bound: &work.bound,
            context: hardware.number,
            submission: submission(work.engine, work.batch, work.batch_bytes),
        };
        if let Some(observer) = observer.as_mut() {
            observer.before(&observed);
        }
        let outcome = gpu.submit(hardware, space, observed.submission);
        if let Some(observer) = observer.as_mut() {
            observer.after(&observed);
        }
        drop(observer);
        if let Some(screenshots) = &self.screenshots
            && let Some(pixels) = gpu.take_picture(hardware, space)
        {
            screenshots.add(pixels);
        }
        let skipped = hardware.take_skipped_writes();
        drop(memory);
        if !skipped.is_empty() {
            lock(&self.skipped).add(work.number, outcome.is_err(), &work.memory, skipped);
            self.has_skipped.store(true, Ordering::Relaxed);
        }
        let Err(stop) = outcome else { return Ok(Outcome::Done) };
        // The submission itself was taken; the context learns of it by reset statistics, and by EIO when it is banned.
        // What goes on begins with the state of a new context.
        *hardware_slot = None;
        drop(hardware_slot);
        let mut context = lock(&work.context);
        if self.count_hang(work.file, &mut context) {
            context.banned.insert(work.slot);
        }
        if stop == Stop::Strict { Err(Errno::EIO) } else { Ok(Outcome::Lost) }
    }

    /// Counts a submission that stopped the device; true when that costs the context its engine.
    fn count_hang(&self, file: FileNumber, context: &mut Context) -> bool {
        let Context { hangs, recoverable, bannable, .. } = context;
        let mut tables = lock(&self.tables);
        // The client may be gone.
        let mut of_nothing = Default::default();
        let client = tables.hangs_of(file).unwrap_or(&mut of_nothing);
        hangs.add(*recoverable, *bannable, client, monotonic_time())
    }
}

impl Queue {
    /// A queue whose device looks at `interrupt`, for a client that is so many times as patient as others.
    pub(crate) fn new(interrupt: Interrupt, patience: u32) -> Self {
        Self {
            interrupt,
            limit: LIMIT.saturating_mul(patience),
            waiting: Mutex::default(),
            count: AtomicUsize::new(0),
            arrived: Condvar::new(),
        }
    }

    fn wait_for_work(&self) {
        let begun = Instant::now();
        while begun.elapsed() < LOOKS {
            for _ in 0..LOOKS_AT_ONCE {
                if self.count.load(Ordering::Acquire) != 0 {
                    return;
                }
                std::hint::spin_loop();
            }
        }
        let mut waiting = lock(&self.waiting);
        while waiting.work.is_empty() {
            waiting = self.arrived.wait(waiting).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }
}
