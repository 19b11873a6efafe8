//! open, openat and fopen, with their fortified and 64-bit twins.

use super::ioctl::station;
use super::path::Path;
use super::start::end_own_failure;
use super::{errno, node, real};
use i915::Errno;
use std::os::fd::{AsRawFd, IntoRawFd};

use libc::{FILE, O_CREAT, O_EXCL, O_TRUNC, c_char, c_int, c_uint};

/// Opens through `open`, and makes a node of what it opens when that is the node's file, by whatever path.
fn opened(path: &Path, flags: c_int, open: impl FnOnce(c_int) -> c_int) -> c_int {
    if !path.is_ours() {
        return open(flags);
    }
    let is_node = path.is_node();
    if is_node && let Some(remote) = node::open_remote(flags) {
        return match remote {
            Ok(descriptor) => descriptor.into_raw_fd(),
            Err(error) => {
                errno::set(error.0);
                -1
            }
        };
    }
    if is_node && station().is_none() {
        // The reason is told. Without a device the program would go on with another one, or none.
        end_own_failure();
    }
    let flags = if is_node { flags & !(O_CREAT | O_EXCL | O_TRUNC) } else { flags };
    let descriptor = open(flags);
    if descriptor >= 0 {
        if errno::preserved(|| node::is_node(descriptor)) {
            return numbered(descriptor, flags);
        }
    } else if is_node && station().is_some_and(|station| station.refuse_without(Errno(errno::get()))) {
        end_own_failure();
    }
    descriptor
}

/// Makes an open file of the node of a descriptor of the node's file.
fn numbered(descriptor: c_int, flags: c_int) -> c_int {
    match node::open_remote(flags) {
        None => errno::preserved(|| node::number_file(descriptor)),
        // It was opened by another name.
        Some(Ok(remote)) => {
            let close_on_exec = flags & libc::O_CLOEXEC;
            // SAFETY: the descriptor is this call's own.
            unsafe { real::dup3(remote.as_raw_fd(), descriptor, close_on_exec) };
        }
        Some(Err(error)) => {
            // SAFETY: as above.
            unsafe { real::close(descriptor) };
            errno::set(error.0);
            return -1;
        }
    }
    descriptor
}

macro_rules! open_functions {
    ($($name:ident($($mode:ident)?);)*) => {
        $(
            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(path: *const c_char, flags: c_int $(, $mode: c_uint)?) -> c_int {
                // SAFETY: the caller's promise to libc.
                let path = unsafe { Path::of(path) };
                // SAFETY: as above; the path in the tree is a C string too.
                opened(&path, flags, |flags| unsafe { real::$name(path.as_ptr(), flags $(, $mode)?) })
            }
        )*
    };
}

open_functions! { open(mode); open64(mode); __open_2(); __open64_2(); }

macro_rules! openat_functions {
    ($($name:ident($($mode:ident)?);)*) => {
        $(
            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                directory: c_int,
                path: *const c_char,
                flags: c_int
                $(, $mode: c_uint)?
            ) -> c_int {
                // SAFETY: the caller's promise to libc.
                let path = unsafe { Path::of(path) };
                // SAFETY: as above; the path in the tree is a C string too.
                opened(&path, flags, |flags| unsafe { real::$name(directory, path.as_ptr(), flags $(, $mode)?) })
            }
        )*
    };
}

openat_functions! { openat(mode); openat64(mode); __openat_2(); __openat64_2(); }

macro_rules! fopen_functions {
    ($($name:ident)*) => {
        $(
            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(path: *const c_char, mode: *const c_char) -> *mut FILE {
                // SAFETY: the caller's promise to libc.
                unsafe { real::$name(Path::of(path).as_ptr(), mode) }
            }
        )*
    };
}

fopen_functions! { fopen fopen64 }
