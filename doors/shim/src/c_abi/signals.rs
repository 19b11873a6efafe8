//! No handler of the program runs in the middle of a request that the device in this process answers: it might make one of
//! its own, and wait for ever for what the interrupted one holds. A kernel's requests are not interrupted, either.

use std::cell::Cell;

/// Signals that say what the thread itself did wrong; blocking them would end the program in their place.
const OWN_FAULTS: [libc::c_int; 6] =
    [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL, libc::SIGTRAP, libc::SIGSYS];

thread_local! {
    /// What the program blocks, while this thread is in the middle of a request.
    static PROGRAMS: Cell<Option<libc::sigset_t>> = const { Cell::new(None) };
}

/// Blocks every signal that a handler may be called for; answers what was blocked before.
fn block() -> libc::sigset_t {
    // SAFETY: the sets are plain data that libc fills in before use.
    unsafe {
        let mut all: libc::sigset_t = std::mem::zeroed();
        let mut saved: libc::sigset_t = std::mem::zeroed();
        libc::sigfillset(&mut all);
        for signal in OWN_FAULTS {
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
    let saved = block();
    let outer = PROGRAMS.try_with(|programs| programs.replace(Some(saved))).ok().flatten();
    Blocked { saved, outer }
}

/// Does work that no handler of the program may interrupt.
pub fn without_handlers<T>(work: impl FnOnce() -> T) -> T {
    let _blocked = blocked();
    work()
}

/// Lets handlers run that came meanwhile; for a request that waits and holds nothing.
pub fn let_handlers_run() {
    let programs = PROGRAMS.try_with(|programs| programs.take()).ok().flatten();
    if let Some(programs) = programs {
        restore(&programs);
        block();
        let _ = PROGRAMS.try_with(|place| place.set(Some(programs)));
    }
}
