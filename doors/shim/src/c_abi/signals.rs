//! No handler of the program runs in the middle of a request that the device in this process answers: it might make one of
//! its own, and wait for ever for what the interrupted one holds. A kernel's requests are not interrupted, either. Nor does
//! another thread fork meanwhile: the child would have what is held, and not the thread that holds it.

use crate::process::{self, InRequest};
use std::cell::{Cell, RefCell};

/// Signals that say what the thread itself did wrong; blocking them would end the program in their place.
const OWN_FAULTS: [libc::c_int; 6] =
    [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL, libc::SIGTRAP, libc::SIGSYS];

thread_local! {
    /// What the program blocks, while this thread is in the middle of a request.
    static PROGRAMS: Cell<Option<libc::sigset_t>> = const { Cell::new(None) };
    /// The outermost request of this thread.
    static REQUEST: RefCell<Option<InRequest>> = const { RefCell::new(None) };
}

/// Blocks every signal but some; answers what was blocked before.
fn block(others: &[libc::c_int]) -> libc::sigset_t {
    // SAFETY: the sets are plain data that libc fills in before use.
    unsafe {
        let mut all: libc::sigset_t = std::mem::zeroed();
        let mut saved: libc::sigset_t = std::mem::zeroed();
        libc::sigfillset(&mut all);
        for &signal in others {
            libc::sigdelset(&mut all, signal);
        }
        libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut saved);
        saved
    }
}

fn restore(saved: &libc::sigset_t) {
    // SAFETY: a set that libc filled in.
    unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, saved, std::ptr::null_mut()) };
}

/// Begins something while no signal is delivered to the calling thread: a thread that is started so gets none, ever.
pub fn with_signals_blocked<T>(begin: impl FnOnce() -> T) -> T {
    let saved = block(&[]);
    let begun = begin();
    restore(&saved);
    begun
}

/// Puts back what the program blocks, however a request ends.
pub struct Blocked {
    saved: libc::sigset_t,
    /// What an outer request of this thread saved.
    outer: Option<libc::sigset_t>,
}

impl Drop for Blocked {
    fn drop(&mut self) {
        // A thread that is ending has no such place any more.
        let _ = PROGRAMS.try_with(|programs| programs.set(self.outer));
        restore(&self.saved);
    }
}

/// No handler of the program interrupts this thread until the value is dropped.
pub fn blocked() -> Blocked {
    let saved = block(&OWN_FAULTS);
    let outer = PROGRAMS.try_with(|programs| programs.replace(Some(saved))).ok().flatten();
    Blocked { saved, outer }
}

/// Does work that no handler of the program may interrupt.
pub fn without_handlers<T>(work: impl FnOnce() -> T) -> T {
    let _blocked = blocked();
    let _request = Request::begin();
    work()
}

/// A request of this thread that is none's part.
struct Request {
    is_outermost: bool,
}

impl Request {
    fn begin() -> Self {
        // A thread that is ending has no such place any more.
        let is_outermost = REQUEST.try_with(|request| {
            let mut request = request.borrow_mut();
            let is_outermost = request.is_none();
            request.get_or_insert_with(process::enter);
            is_outermost
        });
        Self { is_outermost: is_outermost.unwrap_or(false) }
    }
}

impl Drop for Request {
    fn drop(&mut self) {
        if self.is_outermost {
            let _ = REQUEST.try_with(|request| request.take());
        }
    }
}

/// Lets handlers run that came meanwhile, and other threads fork; for a request that waits and holds nothing.
pub fn let_handlers_run() {
    let programs = PROGRAMS.try_with(|programs| programs.take()).ok().flatten();
    if let Some(programs) = programs {
        let request = REQUEST.try_with(|request| request.take()).ok().flatten();
        let was_in_request = request.is_some();
        drop(request);
        restore(&programs);
        block(&OWN_FAULTS);
        let _ = PROGRAMS.try_with(|place| place.set(Some(programs)));
        if was_in_request {
            let _ = REQUEST.try_with(|request| *request.borrow_mut() = Some(process::enter()));
        }
    }
}
