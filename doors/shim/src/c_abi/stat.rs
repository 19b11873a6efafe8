//! The stat family: the node is a character device.

use super::path::Path;
use super::real;
use super::real::{Stat, Statx};
use super::{errno, node};
use crate::process;
use i915::sysfs::NODE_NUMBER;
use libc::{S_IFCHR, S_IFMT, S_IFSOCK, c_char, c_int, c_uint, major, makedev, minor};

/// Read and write for everyone: nobody needs a group here.
const NODE_MODE: u32 = S_IFCHR | 0o666;

/// No descriptor is what the answer is about.
const BY_PATH: c_int = -1;

/// True when an answer about a socket is about the node of a GPU process.
fn is_remote(mode: u32, descriptor: c_int) -> bool {
    mode & S_IFMT == S_IFSOCK && errno::preserved(|| node::remote(descriptor)).is_some()
}

/// The descriptor that a call with a directory and a path is about.
///
/// # Safety
/// `path` is null or a C string.
unsafe fn descriptor_of(directory: c_int, path: *const c_char, flags: c_int) -> c_int {
    // SAFETY: the caller's promise.
    let is_empty = flags & libc::AT_EMPTY_PATH != 0 && (path.is_null() || unsafe { *path } == 0);
    if is_empty { directory } else { BY_PATH }
}

/// Makes a character device of an answer about the node, which is a file or, by its descriptor, a connection.
///
/// # Safety
/// `into` is what a stat function of libc just filled in.
#[inline]
unsafe fn patched(result: c_int, into: *mut Stat, descriptor: c_int) -> c_int {
    if result == 0
        && let Some(run) = process::run()
    {
        // SAFETY: the caller's promise.
        let into = unsafe { &mut *into };
        if is_remote(into.st_mode, descriptor) {
            (into.st_ino, into.st_dev) = (run.node.inode, run.node.device);
        }
        if into.st_ino == run.node.inode && into.st_dev == run.node.device {
            into.st_mode = NODE_MODE;
            into.st_rdev = makedev(NODE_NUMBER.0, NODE_NUMBER.1);
            into.st_size = 0;
        }
    }
    result
}

macro_rules! path_functions {
    ($($name:ident)*) => {
        $(
            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(path: *const c_char, into: *mut Stat) -> c_int {
                // SAFETY: the caller's promise to libc.
                unsafe { patched(real::$name(Path::of(path).as_ptr(), into), into, BY_PATH) }
            }
        )*
    };
}

path_functions! { stat stat64 lstat lstat64 }

macro_rules! descriptor_functions {
    ($($name:ident)*) => {
        $(
            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(descriptor: c_int, into: *mut Stat) -> c_int {
                // SAFETY: the caller's promise to libc.
                unsafe { patched(real::$name(descriptor, into), into, descriptor) }
            }
        )*
    };
}

descriptor_functions! { fstat fstat64 }

macro_rules! directory_functions {
    ($($name:ident)*) => {
        $(
            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                directory: c_int,
                path: *const c_char,
                into: *mut Stat,
                flags: c_int,
            ) -> c_int {
                // SAFETY: the caller's promise to libc.
                unsafe {
                    let result = real::$name(directory, Path::of(path).as_ptr(), into, flags);
                    let descriptor = if result == 0 { descriptor_of(directory, path, flags) } else { BY_PATH };
                    patched(result, into, descriptor)
                }
            }
        )*
    };
}

directory_functions! { fstatat fstatat64 }

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn statx(
    directory: c_int,
    path: *const c_char,
    flags: c_int,
    mask: c_uint,
    into: *mut Statx,
) -> c_int {
    // SAFETY: the caller's promise to libc.
    let result = unsafe { real::statx(directory, Path::of(path).as_ptr(), flags, mask, into) };
    if result == 0
        && let Some(run) = process::run()
    {
        // SAFETY: libc just filled it in.
        let into = unsafe { &mut *into };
        // SAFETY: libc has read the path.
        let descriptor = unsafe { descriptor_of(directory, path, flags) };
        if is_remote(into.stx_mode.into(), descriptor) {
            into.stx_ino = run.node.inode;
            (into.stx_dev_major, into.stx_dev_minor) = (major(run.node.device), minor(run.node.device));
        }
        let device = makedev(into.stx_dev_major, into.stx_dev_minor);
        if into.stx_ino == run.node.inode && device == run.node.device {
            into.stx_mode = NODE_MODE as u16;
            (into.stx_rdev_major, into.stx_rdev_minor) = NODE_NUMBER;
            into.stx_size = 0;
        }
    }
    result
}
