//! The thread's `errno`.

use std::ffi::c_int;

/// `errno` now.
pub fn get() -> c_int {
    // SAFETY: libc gives a valid pointer to the calling thread's own value.
    unsafe { *libc::__errno_location() }
}

/// Sets `errno`.
pub fn set(value: c_int) {
    // SAFETY: as in `get`.
    unsafe { *libc::__errno_location() = value }
}

/// Runs `work` and leaves `errno` as it was.
pub fn preserved<R>(work: impl FnOnce() -> R) -> R {
    let saved = get();
    let result = work();
    set(saved);
    result
}
