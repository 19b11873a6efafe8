//! open, openat and fopen, with their fortified and 64-bit twins.

use super::ioctl::driver;
use super::path::Path;
use super::start::end_own_failure;
use super::{errno, node, real};
use crate::process;
use i915::Errno;
use libc::{FILE, O_CREAT, O_EXCL, O_TRUNC, c_char, c_int, c_uint};

/// Opens through `open`, and makes a node of what it opens when the path is the node's.
fn opened(path: &Path, flags: c_int, open: impl FnOnce(c_int) -> c_int) -> c_int {
    if !path.is_node() {
        return open(flags);
    }
    if driver().is_none() {
        // The reason is told. Without a device the program would go on with another one, or none.
        end_own_failure();
    }
    let descriptor = open(flags & !(O_CREAT | O_EXCL | O_TRUNC));
    if descriptor >= 0 {
        errno::preserved(|| node::number_file(descriptor));
    } else if process::refuse_without(Errno(errno::get())) {
        end_own_failure();
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
