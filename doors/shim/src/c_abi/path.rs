//! Paths of the program, and their place in the run's tree.

use super::probe;
use crate::paths::{self, LIMIT_BYTES};
use crate::process;
use std::ffi::c_char;

/// A path to pass on: the program's own, or one in the run's tree.
// A path lives for one call, and a signal handler that opens something must not allocate.
#[allow(clippy::large_enum_variant)]
pub enum Path {
    /// As the program gave it.
    Own(*const c_char),
    /// In the tree.
    Ours([u8; LIMIT_BYTES], usize),
}

impl Path {
    /// Looks at a path of the program, as far as it is like one of the device's. Memory that cannot be read is no path:
    /// what the program is told of it, the host says.
    ///
    /// # Safety
    /// No other thread takes memory away from under `path` meanwhile.
    #[inline]
    pub unsafe fn of(path: *const c_char) -> Self {
        match process::run() {
            None => Self::Own(path),
            // SAFETY: the caller's promise.
            Some(run) => unsafe { Self::looked_at(run, path) },
        }
    }

    /// # Safety
    /// As [`Path::of`].
    unsafe fn looked_at(run: &process::Run, path: *const c_char) -> Self {
        const PAGE_BYTES: usize = 4096;
        let own = Self::Own(path);
        let mut copy = [0; LIMIT_BYTES];
        for length in 0..LIMIT_BYTES {
            let place = path.wrapping_add(length);
            let is_new_page = length == 0 || place.addr().is_multiple_of(PAGE_BYTES);
            if is_new_page && !probe::is_readable(place.addr()) {
                return own;
            }
            // SAFETY: in a page that was found to be readable.
            let byte = unsafe { *place } as u8;
            if byte == 0 {
                let rewritten = paths::rewrite(&run.root, &copy[..length]);
                return rewritten.map_or(own, |(bytes, length)| Self::Ours(bytes, length));
            }
            copy[length] = byte;
            if !paths::may_begin(&copy[..=length]) {
                return own;
            }
        }
        own
    }

    /// The path to pass on.
    pub fn as_ptr(&self) -> *const c_char {
        match self {
            Self::Own(path) => *path,
            Self::Ours(bytes, _) => bytes.as_ptr().cast(),
        }
    }

    /// True when the path is in the run's tree.
    pub fn is_ours(&self) -> bool {
        matches!(self, Self::Ours(..))
    }

    /// True when the path is that of the node.
    pub fn is_node(&self) -> bool {
        match self {
            Self::Own(_) => false,
            Self::Ours(bytes, length) => process::run().is_some_and(|run| run.node_path == bytes[..*length]),
        }
    }
}

/// Takes the run's tree off the front of a path in a buffer of the program; answers the new length.
///
/// # Safety
/// `path` points to `length` readable and writable bytes.
pub unsafe fn strip_root(path: *mut c_char, length: usize) -> usize {
    let Some(run) = process::run() else { return length };
    // SAFETY: the caller's promise.
    let bytes = unsafe { std::slice::from_raw_parts_mut(path.cast::<u8>(), length) };
    let Some(prefix) = paths::root_prefix_bytes(&run.root, bytes) else { return length };
    bytes.copy_within(prefix.., 0);
    // Programs that cleared their buffer beforehand do not look at the length.
    bytes[length - prefix..].fill(0);
    length - prefix
}
