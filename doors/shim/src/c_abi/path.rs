//! Paths of the program, and their place in the run's tree.

use crate::paths;
use crate::process;
use std::ffi::{CStr, CString, c_char};

/// A path to pass on: the program's own, or one in the run's tree.
pub enum Path {
    /// As the program gave it.
    Own(*const c_char),
    /// In the tree.
    Ours(CString),
}

impl Path {
    /// Looks at a path of the program.
    ///
    /// # Safety
    /// `path` is null or a C string that outlives the value.
    #[inline]
    pub unsafe fn of(path: *const c_char) -> Self {
        if path.is_null() {
            return Self::Own(path);
        }
        // SAFETY: a C string has a first byte, and a second one when the first is not its end.
        let may_be_ours = unsafe { *path != 0 && paths::may_be_ours(*path as u8, *path.add(1) as u8) };
        if !may_be_ours {
            return Self::Own(path);
        }
        // SAFETY: the caller's promise.
        unsafe { Self::rewritten(path) }.map_or(Self::Own(path), Self::Ours)
    }

    /// # Safety
    /// `path` is a C string.
    unsafe fn rewritten(path: *const c_char) -> Option<CString> {
        let run = process::run()?;
        // SAFETY: the caller's promise.
        let path = unsafe { CStr::from_ptr(path) };
        CString::new(paths::rewrite(&run.root, path.to_bytes())?).ok()
    }

    /// The path to pass on.
    pub fn as_ptr(&self) -> *const c_char {
        match self {
            Self::Own(path) => *path,
            Self::Ours(path) => path.as_ptr(),
        }
    }

    /// True when the path is that of the node.
    pub fn is_node(&self) -> bool {
        match self {
            Self::Own(_) => false,
            Self::Ours(path) => process::run().is_some_and(|run| run.node_path == path.to_bytes()),
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
