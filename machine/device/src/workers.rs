//! Threads of the host that work for the device.
//!
//! They are started when there is first something to do for them, and wait for more: for some microseconds awake, then
//! asleep. A process that was forked has none of its parent's, and starts its own. No result depends on how many there
//! are: the caller that gives them work adds up what comes out of it in an order of its own.

use nix::sys::signal::{SigSet, SigmaskHow};
use rayon_core::{Scope, ThreadBuilder, ThreadPool, ThreadPoolBuilder};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// More find nothing to do.
const MOST: usize = 64;
/// How long a thread that has nothing left waits awake for the others: a wake costs more on virtual machines.
const PATIENCE: Duration = Duration::from_micros(100);

/// Threads of the host that may work at one time.
#[derive(Default)]
pub(crate) struct Workers {
    /// Beside the one that asks them to.
    helpers: usize,
    started: Option<Started>,
}

struct Started {
    /// The process that they belong to.
    process: u32,
    pool: ThreadPool,
}

impl Workers {
    /// As many as `threads`, the one that asks them to work included.
    pub(crate) fn set_threads(&mut self, threads: usize) {
        let helpers = threads.clamp(1, MOST) - 1;
        if helpers != self.helpers {
            self.helpers = helpers;
            self.start_anew();
        }
    }

    /// How many there are beside the one that asks them to work.
    pub(crate) fn helpers(&self) -> usize {
        self.helpers
    }

    /// Forgets the threads that were started. Those of another process are not even told: what they wait at may be locked.
    fn start_anew(&mut self) {
        if let Some(started) = self.started.take()
            && started.process != std::process::id()
        {
            std::mem::forget(started.pool);
        }
    }

    /// Their pool; `None` when there are no others, or the host has no room for them.
    fn pool(&mut self) -> Option<&ThreadPool> {
        let process = std::process::id();
        if self.started.as_ref().is_some_and(|started| started.process != process) {
            self.start_anew();
        }
        if self.started.is_none() && self.helpers != 0 {
            let builder = ThreadPoolBuilder::new().num_threads(self.helpers).spawn_handler(start);
            self.started = builder.build().ok().map(|pool| Started { process, pool });
        }
        self.started.as_ref().map(|started| &started.pool)
    }

    /// Does `own` on this thread, which may give work to the others; that has ended, too, when this returns.
    pub(crate) fn with<'s, T>(&mut self, own: impl FnOnce(&Help<'_, 's>) -> T) -> T {
        let busy = Arc::new(AtomicUsize::new(0));
        let Some(pool) = self.pool() else { return own(&Help { scope: None, busy }) };
        pool.in_place_scope(|scope| {
            let help = Help { scope: Some(scope), busy };
            let result = own(&help);
            help.wait();
            result
        })
    }
}

/// Gives work to other threads of the host.
pub(crate) struct Help<'h, 's> {
    scope: Option<&'h Scope<'s>>,
    /// Pieces of work that have not ended.
    busy: Arc<AtomicUsize>,
}

impl<'s> Help<'_, 's> {
    /// Has something done by another thread, sooner or later.
    pub(crate) fn begin(&self, work: impl FnOnce() + Send + 's) {
        let Some(scope) = self.scope else { return work() };
        let busy = Arc::clone(&self.busy);
        busy.fetch_add(1, Ordering::Relaxed);
        scope.spawn(move |_| {
            work();
            busy.fetch_sub(1, Ordering::Release);
        });
    }

    /// Waits awake for a while.
    fn wait(&self) {
        let mut since = None;
        while self.busy.load(Ordering::Acquire) != 0 {
            if since.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
                return;
            }
            std::hint::spin_loop();
        }
    }
}

/// Starts a thread of the pool.
fn start(thread: ThreadBuilder) -> std::io::Result<()> {
    let mut outcome = Ok(());
    without_signals(|| {
        let builder = std::thread::Builder::new().name("halogen".into());
        outcome = builder.spawn(|| thread.run()).map(|_| ());
    });
    outcome
}

/// Does something in which no signal is delivered to this thread, nor ever to those that it starts: handlers are the
/// program's, and expect its threads.
fn without_signals(work: impl FnOnce()) {
    let before = SigSet::all().thread_swap_mask(SigmaskHow::SIG_SETMASK);
    work();
    if let Ok(before) = before {
        let _ = before.thread_set_mask();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn threads_started_without_signals_have_none_and_the_starter_keeps_its_own() {
        let mut own = SigSet::empty();
        own.add(nix::sys::signal::Signal::SIGUSR2);
        own.thread_set_mask().unwrap();
        let of_started = Mutex::new(None);
        let mut workers = Workers::default();
        workers.set_threads(2);
        workers.with(|help| {
            help.begin(|| *of_started.lock().unwrap() = Some(SigSet::thread_get_mask().unwrap()));
        });
        let of_started = of_started.into_inner().unwrap().unwrap();
        assert!(SigSet::all().iter().all(|signal| {
            use nix::sys::signal::Signal::{SIGKILL, SIGSTOP};
            matches!(signal, SIGKILL | SIGSTOP) || of_started.contains(signal)
        }));
        assert_eq!(SigSet::thread_get_mask().unwrap(), own);
    }

    #[test]
    fn work_is_done_by_others_when_there_are_any_and_has_ended_afterwards() {
        let here = std::thread::current().id();
        let mut workers = Workers::default();
        for (threads, helpers) in [(0, 0), (1, 0), (3, 2), (2, 1), (1000, 63), (1, 0)] {
            workers.set_threads(threads);
            assert_eq!(workers.helpers(), helpers);
            let others = Mutex::new(Vec::new());
            let own = workers.with(|help| {
                for _ in 0..5 {
                    help.begin(|| {
                        std::thread::sleep(Duration::from_millis(1));
                        others.lock().unwrap().push(std::thread::current().id());
                    });
                }
                7
            });
            let others = others.into_inner().unwrap();
            assert_eq!((own, others.len()), (7, 5), "{threads}");
            assert_eq!(others.contains(&here), helpers == 0, "{threads}");
        }
    }

    #[test]
    fn no_thread_is_started_before_there_is_work_and_those_of_another_process_are_forgotten() {
        let mut workers = Workers::default();
        workers.set_threads(2);
        assert!(workers.started.is_none());
        workers.with(|_| ());
        let process = std::process::id();
        let started = workers.started.as_mut().unwrap();
        assert_eq!(started.process, process);
        // As a child of a fork finds it.
        started.process = process.wrapping_add(1);
        let done = AtomicUsize::new(0);
        workers.with(|help| help.begin(|| done.store(1, Ordering::Relaxed)));
        assert_eq!((done.into_inner(), workers.started.unwrap().process), (1, process));
    }
}
