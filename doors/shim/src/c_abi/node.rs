//! Telling the node's descriptors from others, and which open file one belongs to.

use super::signals::without_handlers;
use crate::process::{self, DESCRIPTORS};
use gpu::client;
use i915::{Errno, FileNumber, Guest, Identifier, Outcome, SyncFile, SyncFileState};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::{SeekFrom, seek};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, Ordering};

/// A descriptor for the length of a call.
fn borrow<'a>(descriptor: i32) -> Option<BorrowedFd<'a>> {
    // SAFETY: only -1 is forbidden. A number that is no open descriptor makes the host answer EBADF, as it would for
    // the program's own call.
    (descriptor >= 0).then(|| unsafe { BorrowedFd::borrow_raw(descriptor) })
}

/// The node of a GPU process.
pub struct Remote<'a> {
    /// The connection that stands for it.
    pub socket: BorrowedFd<'a>,
    /// What tells it from other open files of the node.
    pub inode: u64,
}

/// The node of the run's GPU process behind a descriptor, if it is one. It is known by what it is connected to.
pub fn remote<'a>(descriptor: i32) -> Option<Remote<'a>> {
    let path = process::run()?.gpu.as_deref()?;
    let socket = borrow(descriptor)?;
    let stat = rustix::fs::fstat(socket).ok()?;
    let is_socket = rustix::fs::FileType::from_raw_mode(stat.st_mode) == rustix::fs::FileType::Socket;
    (is_socket && client::is_connected_to(socket, path)).then_some(Remote { socket, inode: stat.st_ino })
}

/// Opens the node of the run's GPU process, if it has one: the new descriptor, or the error.
pub fn open_remote(flags: i32) -> Option<Result<OwnedFd, Errno>> {
    let path = process::run()?.gpu.as_deref()?;
    Some(client::connect(path, flags & libc::O_CLOEXEC != 0).map_err(|error| {
        tell_gone();
        // Nothing else that connecting says is an answer to open.
        if error == Errno::EMFILE || error == Errno::ENFILE { error } else { Errno::EIO }
    }))
}

/// Tells once that there is no GPU any more.
pub fn tell_gone() {
    static TOLD: AtomicBool = AtomicBool::new(false);
    if !TOLD.swap(true, Ordering::Relaxed) {
        eprintln!("halogen: process {}: the GPU process is gone", std::process::id());
    }
}

/// True when the descriptor is one of the node's file.
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
    if !is_open && let Some(station) = process::existing_station() {
        without_handlers(|| station.driver().close_file(number));
    }
}

/// True when the descriptor is a buffer object's.
pub fn is_object(descriptor: i32) -> bool {
    borrow(descriptor).is_some_and(i915::is_object)
}

/// What the sync file behind a descriptor says; `None` when it is none of ours, which are event counters.
pub fn sync_file(descriptor: i32) -> Option<SyncFileState> {
    let link = format!("/proc/self/fd/{descriptor}");
    let target = rustix::fs::readlink(link, Vec::new()).ok()?;
    if target.as_bytes() != b"anon_inode:[eventfd]" {
        return None;
    }
    SyncFile::look(borrow(descriptor)?)
}

/// Waits until the work of sync files has ended: true when some of it is lost, `None` when one is no sync file.
pub fn wait_for_sync_files(descriptors: &[i32]) -> Option<bool> {
    let mut is_lost = false;
    for &descriptor in descriptors {
        let mut awaited = [PollFd::from_borrowed_fd(borrow(descriptor)?, PollFlags::IN)];
        // A signal ends the sleep and not the wait.
        while poll(&mut awaited, None) == Err(rustix::io::Errno::INTR) {}
        is_lost |= sync_file(descriptor)?.outcome == Some(Outcome::Lost);
    }
    Some(is_lost)
}

/// Waits until the GPU process is done with a buffer. What it cannot be asked for is over with it.
pub fn wait_for_object(descriptor: i32, guest: &dyn Guest) {
    let Some(path) = process::run().and_then(|run| run.gpu.as_deref()) else { return };
    let Ok(node) = client::connect(path, true) else { return };
    client::wait_for_object(node.as_fd(), descriptor, guest);
}
