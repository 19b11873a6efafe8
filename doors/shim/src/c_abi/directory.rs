//! access, readlink, realpath, extended attributes and directory listings.

use super::path::{Path, strip_root};
use super::real::{self, Compare, Filter};
use super::{errno, node};
use i915::sysfs::NODE;
use libc::{DIR, c_char, c_int, c_void, dirent, size_t, ssize_t};
use std::ffi::CStr;

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn access(path: *const c_char, mode: c_int) -> c_int {
    // SAFETY: the caller's promise to libc.
    unsafe { real::access(Path::of(path).as_ptr(), mode) }
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn faccessat(
    directory: c_int,
    path: *const c_char,
    mode: c_int,
    flags: c_int,
) -> c_int {
    // SAFETY: the caller's promise to libc.
    unsafe { real::faccessat(directory, Path::of(path).as_ptr(), mode, flags) }
}

/// True for the path of a descriptor of this process that is a node of a GPU process.
///
/// # Safety
/// `path` is a C string.
unsafe fn is_open_node(path: *const c_char) -> bool {
    // SAFETY: the caller's promise.
    let path = unsafe { CStr::from_ptr(path) }.to_str().unwrap_or_default();
    let number = path.strip_prefix("/proc/self/fd/").and_then(|number| number.parse().ok());
    number.is_some_and(|number| errno::preserved(|| node::remote(number)).is_some())
}

/// A link's target without the run's tree; what an open node of a GPU process links to is the node's name.
///
/// # Safety
/// `path` is null or a C string, and `into` holds `size` bytes, when `result` is positive.
unsafe fn stripped(result: ssize_t, path: *const c_char, into: *mut c_char, size: size_t) -> ssize_t {
    const CONNECTION: &[u8] = b"socket:[";
    let length = usize::try_from(result).unwrap_or(0);
    // SAFETY: the caller's promise.
    let target = || unsafe { std::slice::from_raw_parts_mut(into.cast::<u8>(), size) };
    // SAFETY: as above; libc has read the path.
    if length > CONNECTION.len() && target().starts_with(CONNECTION) && unsafe { is_open_node(path) } {
        let length = size.min(NODE.len());
        target()[..length].copy_from_slice(&NODE.as_bytes()[..length]);
        return length as ssize_t;
    }
    match usize::try_from(result) {
        // SAFETY: the caller's promise.
        Ok(length) if length > 0 => unsafe { strip_root(into, length) as ssize_t },
        _ => result,
    }
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn readlink(path: *const c_char, into: *mut c_char, size: size_t) -> ssize_t {
    // SAFETY: the caller's promise to libc.
    unsafe { stripped(real::readlink(Path::of(path).as_ptr(), into, size), path, into, size) }
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __readlink_chk(
    path: *const c_char,
    into: *mut c_char,
    size: size_t,
    room: size_t,
) -> ssize_t {
    // SAFETY: the caller's promise to libc.
    unsafe { stripped(real::__readlink_chk(Path::of(path).as_ptr(), into, size, room), path, into, size) }
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn readlinkat(
    directory: c_int,
    path: *const c_char,
    into: *mut c_char,
    size: size_t,
) -> ssize_t {
    // SAFETY: the caller's promise to libc.
    unsafe { stripped(real::readlinkat(directory, Path::of(path).as_ptr(), into, size), path, into, size) }
}

/// A resolved path without the run's tree.
///
/// # Safety
/// `resolved` is null or a C string in writable memory.
unsafe fn resolved(resolved: *mut c_char) -> *mut c_char {
    if !resolved.is_null() {
        // SAFETY: the caller's promise; the end moves towards the start.
        unsafe {
            let length = strip_root(resolved, libc::strlen(resolved));
            *resolved.add(length) = 0;
        }
    }
    resolved
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn realpath(path: *const c_char, into: *mut c_char) -> *mut c_char {
    // SAFETY: the caller's promise to libc.
    unsafe { resolved(real::realpath(Path::of(path).as_ptr(), into)) }
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __realpath_chk(path: *const c_char, into: *mut c_char, room: size_t) -> *mut c_char {
    // SAFETY: the caller's promise to libc.
    unsafe { resolved(real::__realpath_chk(Path::of(path).as_ptr(), into, room)) }
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn canonicalize_file_name(path: *const c_char) -> *mut c_char {
    // SAFETY: the caller's promise to libc.
    unsafe { resolved(real::canonicalize_file_name(Path::of(path).as_ptr())) }
}

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn opendir(path: *const c_char) -> *mut DIR {
    // SAFETY: the caller's promise to libc.
    unsafe { real::opendir(Path::of(path).as_ptr()) }
}

macro_rules! scandir_functions {
    ($($name:ident)*) => {
        $(
            /// libc's function of this name, which opens the directory without calling `opendir`.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                path: *const c_char,
                into: *mut *mut *mut dirent,
                filter: Filter,
                compare: Compare,
            ) -> c_int {
                // SAFETY: the caller's promise to libc.
                unsafe { real::$name(Path::of(path).as_ptr(), into, filter, compare) }
            }
        )*
    };
}

scandir_functions! { scandir scandir64 }

macro_rules! attribute_functions {
    ($($get:ident $list:ident)*) => {
        $(
            /// libc's function of this name; `ls -l` asks every file.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $get(
                path: *const c_char,
                name: *const c_char,
                into: *mut c_void,
                size: size_t,
            ) -> ssize_t {
                // SAFETY: the caller's promise to libc.
                unsafe { real::$get(Path::of(path).as_ptr(), name, into, size) }
            }

            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $list(path: *const c_char, into: *mut c_char, size: size_t) -> ssize_t {
                // SAFETY: the caller's promise to libc.
                unsafe { real::$list(Path::of(path).as_ptr(), into, size) }
            }
        )*
    };
}

attribute_functions! { getxattr listxattr lgetxattr llistxattr }
