//! Telling the node's descriptors from others, and which open file one belongs to.

use crate::process::{self, DESCRIPTORS};
use i915::{FileNumber, Identifier, SyncFile};
use rustix::fs::{SeekFrom, seek};
use std::os::fd::BorrowedFd;

/// A descriptor for the length of a call.
fn borrow<'a>(descriptor: i32) -> Option<BorrowedFd<'a>> {
    // SAFETY: only -1 is forbidden. A number that is no open descriptor makes the host answer EBADF, as it would for
    // the program's own call.
    (descriptor >= 0).then(|| unsafe { BorrowedFd::borrow_raw(descriptor) })
}

/// True when the descriptor is one of the node.
pub fn is_node(descriptor: i32) -> bool {
    let (Some(run), Some(borrowed)) = (process::run(), borrow(descriptor)) else { return false };
    let is_node = Identifier::of(borrowed).is_ok_and(|identifier| identifier == run.node);
    if is_node {
        DESCRIPTORS.insert(descriptor);
    }
    is_node
}

/// The open file behind a descriptor of the node.
pub fn file_of(descriptor: i32) -> Option<FileNumber> {
    seek(borrow(descriptor)?, SeekFrom::Current(0)).ok().map(FileNumber)
}

/// Numbers a file that was just opened.
pub fn number_file(descriptor: i32) {
    if let Some(borrowed) = borrow(descriptor) {
        // Every file system takes positions of this size; without one the file has the number 0.
        let _ = seek(borrowed, SeekFrom::Start(process::new_file_number().0));
        DESCRIPTORS.insert(descriptor);
    }
}

/// Tells the driver when the last descriptor of an open file is gone.
pub fn forget_file(number: FileNumber) {
    let is_open = DESCRIPTORS.list().into_iter().any(|other| {
        let still_node = is_node(other);
        if !still_node {
            DESCRIPTORS.remove(other);
        }
        still_node && file_of(other) == Some(number)
    });
    if !is_open && let Some(driver) = process::existing_driver() {
        driver.close_file(number);
    }
}

/// True when the descriptor is a buffer object's.
pub fn is_object(descriptor: i32) -> bool {
    borrow(descriptor).is_some_and(i915::is_object)
}

/// True when the descriptor may be a sync file of ours, which are event counters.
pub fn is_event_counter(descriptor: i32) -> bool {
    let link = format!("/proc/self/fd/{descriptor}");
    let target = rustix::fs::readlink(link, Vec::new());
    target.is_ok_and(|target| target.as_bytes() == b"anon_inode:[eventfd]")
}

/// True when the descriptor is a sync file of work that a fault ended.
pub fn is_lost_work(descriptor: i32) -> bool {
    borrow(descriptor).is_some_and(SyncFile::is_lost)
}
