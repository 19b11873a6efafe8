//! What happens when the library is loaded and when the process ends.

use super::signals::{self, Blocked, with_signals_blocked};
use crate::process;
use std::cell::RefCell;

/// Finds out early whether this process is part of a run, while it has one thread.
extern "C" fn at_load() {
    if process::run().is_some() {
        prepare_for_forks();
    }
}

thread_local! {
    /// What a thread that is forking holds must not be waited for by a handler on it.
    static FORKING: RefCell<Option<Blocked>> = const { RefCell::new(None) };
}

extern "C" fn before_fork() {
    let blocked = signals::blocked();
    process::before_fork();
    // A thread that is ending forks without it.
    let _ = FORKING.try_with(move |forking| *forking.borrow_mut() = Some(blocked));
}

extern "C" fn after_fork_in_parent() {
    process::after_fork();
    let _ = FORKING.try_with(|forking| forking.take());
}

extern "C" fn after_fork_in_child() {
    process::after_fork();
    process::become_owner();
    let _ = FORKING.try_with(|forking| forking.take());
}

fn prepare_for_forks() {
    process::become_owner();
    // SAFETY: the three functions may be called at any time. Without them a fork is only less safe.
    let _ = unsafe {
        libc::pthread_atfork(Some(before_fork), Some(after_fork_in_parent), Some(after_fork_in_child))
    };
}

/// Writes the last report.
extern "C" fn at_end() {
    process::report_end();
}

#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = at_load;

#[used]
#[unsafe(link_section = ".fini_array")]
static AT_END: extern "C" fn() = at_end;

/// Starts a thread that no signal of the program is delivered to.
pub fn start_quiet_thread(work: impl FnOnce() + Send + 'static) {
    // Without the thread only a remark is missing.
    let _ = with_signals_blocked(|| std::thread::Builder::new().name("halogen-watch".into()).spawn(work));
}

/// Ends the process at once as `halogen run` itself ends when it fails.
pub fn end_own_failure() -> ! {
    const OWN_FAILURE: libc::c_int = 125;
    end_now(OWN_FAILURE)
}

/// Ends the process at once.
pub fn end_now(code: libc::c_int) -> ! {
    // SAFETY: nothing of this process runs after it.
    unsafe { libc::_exit(code) }
}
