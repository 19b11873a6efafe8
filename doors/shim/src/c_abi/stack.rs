//! Room on the stack: a submission executes on the thread that asks for it, and the kernel would need none of its stack.

use super::signals::with_signals_blocked;
use std::cell::Cell;
use std::thread::{Builder, scope};

/// Room that a submission is given: several times what any was seen to use.
const LEAST_BYTES: usize = 256 << 10;
/// Stack of the thread that executes in place of one with less.
const STACK_BYTES: usize = 8 << 20;

thread_local! {
    /// Lowest and first higher address of this thread's stack; 0 until this thread first asks.
    static BOUNDS: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

fn bounds() -> (usize, usize) {
    // SAFETY: the attributes are plain data that libc fills in before they are read, and that are given back.
    unsafe {
        let mut attributes: libc::pthread_attr_t = std::mem::zeroed();
        if libc::pthread_getattr_np(libc::pthread_self(), &mut attributes) != 0 {
            return (usize::MAX, 0);
        }
        let (mut lowest, mut bytes) = (std::ptr::null_mut(), 0);
        let result = libc::pthread_attr_getstack(&attributes, &mut lowest, &mut bytes);
        libc::pthread_attr_destroy(&mut attributes);
        if result == 0 { (lowest.addr(), lowest.addr().saturating_add(bytes)) } else { (usize::MAX, 0) }
    }
}

/// Bytes of stack below the caller; 0 on a stack that is not the thread's own, as of a coroutine.
fn left_bytes() -> usize {
    let mark = 0u8;
    let here = std::ptr::from_ref(std::hint::black_box(&mark)).addr();
    let known = BOUNDS.try_with(|known| {
        if known.get() == (0, 0) {
            known.set(bounds());
        }
        known.get()
    });
    let (lowest, end) = known.unwrap_or((usize::MAX, 0));
    if (lowest..end).contains(&here) { here - lowest } else { 0 }
}

/// Does work here, or on a thread with a stack of its own when there is little room here.
pub fn with_room<T: Send>(mut work: impl FnMut() -> T + Send) -> T {
    if left_bytes() >= LEAST_BYTES {
        return work();
    }
    let done = scope(|scope| {
        let work = &mut work;
        let begin = move || Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work);
        let thread = with_signals_blocked(begin).ok()?;
        Some(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    // Without the thread it may still go well.
    done.unwrap_or_else(work)
}
