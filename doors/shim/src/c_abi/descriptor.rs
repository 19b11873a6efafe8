//! close, dup and fcntl: when an open file of the node gets and loses descriptors.

use super::{errno, node, real};
use crate::process::{self, DESCRIPTORS};
use libc::{F_DUPFD, F_DUPFD_CLOEXEC, c_int, c_long, off_t};

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn close(descriptor: c_int) -> c_int {
    // SAFETY: the caller's promise to libc.
    losing(descriptor, || unsafe { real::close(descriptor) })
}

/// Runs a call that closes a descriptor.
#[inline]
fn losing(descriptor: c_int, call: impl FnOnce() -> c_int) -> c_int {
    if !DESCRIPTORS.contains(descriptor) || !process::is_owner() {
        return call();
    }
    let is_node = errno::preserved(|| node::is_node(descriptor));
    let file = if is_node { errno::preserved(|| node::file_of(descriptor)) } else { None };
    DESCRIPTORS.remove(descriptor);
    let result = call();
    if let Some(file) = file {
        errno::preserved(|| node::forget_file(file));
    }
    result
}

/// Remembers the duplicate of a descriptor of the node.
#[inline]
fn duplicated(descriptor: c_int, duplicate: c_int) -> c_int {
    if duplicate >= 0 && DESCRIPTORS.contains(descriptor) {
        errno::preserved(|| node::is_node(duplicate));
    }
    duplicate
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dup(descriptor: c_int) -> c_int {
    // SAFETY: the caller's promise to libc.
    duplicated(descriptor, unsafe { real::dup(descriptor) })
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dup2(descriptor: c_int, target: c_int) -> c_int {
    if descriptor == target {
        // SAFETY: the caller's promise to libc.
        return unsafe { real::dup2(descriptor, target) };
    }
    // SAFETY: as above.
    duplicated(descriptor, losing(target, || unsafe { real::dup2(descriptor, target) }))
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dup3(descriptor: c_int, target: c_int, flags: c_int) -> c_int {
    // SAFETY: the caller's promise to libc.
    duplicated(descriptor, losing(target, || unsafe { real::dup3(descriptor, target, flags) }))
}

macro_rules! fcntl_functions {
    ($($name:ident)*) => {
        $(
            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(descriptor: c_int, command: c_int, argument: c_long) -> c_int {
                // SAFETY: the caller's promise to libc.
                let result = unsafe { real::$name(descriptor, command, argument) };
                match command {
                    F_DUPFD | F_DUPFD_CLOEXEC => duplicated(descriptor, result),
                    _ => result,
                }
            }
        )*
    };
}

fcntl_functions! { fcntl fcntl64 }

macro_rules! seek_functions {
    ($($name:ident)*) => {
        $(
            /// libc's function of this name: the node has no position, and says 0.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(descriptor: c_int, offset: off_t, whence: c_int) -> off_t {
                let saved = errno::get();
                // SAFETY: the caller's promise to libc.
                let result = unsafe { real::$name(descriptor, offset, whence) };
                if result == -1
                    && errno::get() == libc::ESPIPE
                    && errno::preserved(|| node::remote(descriptor)).is_some()
                {
                    errno::set(saved);
                    return 0;
                }
                result
            }
        )*
    };
}

seek_functions! { lseek lseek64 }
