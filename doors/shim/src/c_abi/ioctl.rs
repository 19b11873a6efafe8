//! ioctl on the node, on buffer objects (dma-bufs) and on sync files.

use super::guest::Process;
use super::signals::without_handlers;
use super::stack::with_room;
use super::start::{end_now, end_own_failure, start_quiet_thread};
use super::{errno, node, real};
use crate::process;
use gpu::{Answer, End, STRICT_GAP, Station};
use i915::abi::{self, DMA_BUF_TYPE, DRM_TYPE, SYNC_FILE_TYPE};
use i915::{Errno, FileNumber, Guest, Outcome, SyncFile};
use libc::{c_int, c_ulong, c_void};

/// Largest argument that is passed on.
const ARGUMENT_BYTES: usize = 256;

/// libc's function of this name.
///
/// # Safety
/// As libc's function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ioctl(descriptor: c_int, request: c_ulong, argument: *mut c_void) -> c_int {
    // The kernel takes 32 bits; some callers sign-extend them.
    let (kind, _) = abi::request_parts(request as u32);
    match kind {
        DRM_TYPE => {
            if let Some(answer) = on_node(descriptor, request as u32, argument as u64) {
                return answer;
            }
            // SAFETY: the caller's promise to libc.
            unsafe { real::ioctl(descriptor, request, argument) }
        }
        DMA_BUF_TYPE | SYNC_FILE_TYPE => {
            let saved = errno::get();
            // SAFETY: the caller's promise to libc.
            let result = unsafe { real::ioctl(descriptor, request, argument) };
            if result != -1 || errno::get() != libc::ENOTTY {
                return result;
            }
            match on_buffer_or_fence(descriptor, request as u32, argument as u64) {
                Some(answer) => answered(answer, saved),
                None => {
                    errno::set(libc::ENOTTY);
                    -1
                }
            }
        }
        // SAFETY: the caller's promise to libc.
        _ => unsafe { real::ioctl(descriptor, request, argument) },
    }
}

/// An answer as C expects it.
fn answered(answer: Result<i32, Errno>, saved_errno: c_int) -> c_int {
    match answer {
        Ok(value) => {
            errno::set(saved_errno);
            value
        }
        Err(error) => {
            errno::set(error.0);
            -1
        }
    }
}

/// Answers a request on the node; `None` when the descriptor is another file's.
fn on_node(descriptor: c_int, request: u32, argument: u64) -> Option<c_int> {
    let saved = errno::get();
    if let Some(remote) = node::remote(descriptor) {
        let answer = gpu::client::ioctl(remote.socket, remote.inode, request, argument, &Process);
        if answer.result == Err(Errno::EIO) && !gpu::client::is_alive(remote.socket) {
            node::tell_gone();
        }
        return finished(answer, saved);
    }
    if !node::is_node(descriptor) {
        errno::set(saved);
        return None;
    }
    let Some((station, file)) = station().zip(node::file_of(descriptor)) else {
        return Some(answered(Err(Errno::ENODEV), saved));
    };
    let answer = without_handlers(|| {
        if abi::request_parts(request).1 == abi::i915::GEM_EXECBUFFER2 {
            with_room(|| answer(station, file, request, argument))
        } else {
            answer(station, file, request, argument)
        }
    });
    finished(answer, saved)
}

/// An answer as C expects it, or the end of the program.
fn finished(answer: Answer, saved: c_int) -> Option<c_int> {
    match answer.end {
        Some(End::Strict) => end_now(STRICT_GAP),
        Some(End::Refused) => end_own_failure(),
        None => Some(answered(answer.result, saved)),
    }
}

/// The GPU side, which takes some room to be made.
pub fn station() -> Option<&'static Station> {
    process::existing_station().or_else(|| without_handlers(|| with_room(process::station)))
}

fn answer(station: &'static Station, file: FileNumber, request: u32, address: u64) -> Answer {
    let guest = Process;
    let bytes = abi::request_bytes(request).min(ARGUMENT_BYTES);
    let mut argument = [0; ARGUMENT_BYTES];
    let argument = &mut argument[..bytes];
    let failed = |error| Answer { result: Err(error), end: None };
    if (abi::request_writes(request) || abi::request_reads(request))
        && let Err(error) = guest.read(address, argument)
    {
        return failed(error);
    }
    let answer = station.answer(std::process::id(), file, request, argument, &guest);
    if answer.end.is_none()
        && abi::request_reads(request)
        && let Err(error) = guest.write(address, argument)
    {
        return failed(error);
    }
    if station.needs_watch() {
        start_quiet_thread(move || station.watch(process::processor_time, process::enter));
    }
    answer
}

/// Numbers of the dma-buf and sync-file requests that drivers make.
mod number {
    pub const DMA_BUF_SYNC: u8 = 0;
    pub const DMA_BUF_SET_NAME: u8 = 1;
    pub const DMA_BUF_EXPORT_SYNC_FILE: u8 = 2;
    pub const DMA_BUF_IMPORT_SYNC_FILE: u8 = 3;
    pub const SYNC_MERGE: u8 = 3;
    pub const SYNC_FILE_INFO: u8 = 4;
}

/// Answers requests on buffer objects and on sync files, which are memfds and event counters that know none.
fn on_buffer_or_fence(descriptor: c_int, request: u32, argument: u64) -> Option<Result<i32, Errno>> {
    process::run()?;
    let guest = Process;
    match abi::request_parts(request) {
        (DMA_BUF_TYPE, request) if node::is_object(descriptor) => match request {
            number::DMA_BUF_SYNC => Some(begin_or_end_access(&guest, descriptor, argument)),
            number::DMA_BUF_SET_NAME => Some(Ok(0)),
            number::DMA_BUF_IMPORT_SYNC_FILE => Some(import_sync_file(&guest, argument)),
            number::DMA_BUF_EXPORT_SYNC_FILE => {
                node::wait_for_object(descriptor, &guest);
                Some(give_sync_file(&guest, argument.wrapping_add(BUFFER_FENCE_PLACE), Outcome::Done))
            }
            _ => None,
        },
        (SYNC_FILE_TYPE, number::SYNC_MERGE) => {
            node::sync_file(descriptor).map(|_| merge_sync_files(&guest, descriptor, argument))
        }
        (SYNC_FILE_TYPE, number::SYNC_FILE_INFO) => {
            node::sync_file(descriptor).map(|state| sync_file_info(&guest, state.outcome, argument))
        }
        _ => None,
    }
}

/// Where the requests of a dma-buf have the descriptor of a sync file.
const BUFFER_FENCE_PLACE: u64 = 4;

/// The program looks at a buffer from now on, or has done so.
fn begin_or_end_access(guest: &Process, descriptor: c_int, argument: u64) -> Result<i32, Errno> {
    const END: u64 = 4;
    let mut flags = [0; 8];
    guest.read(argument, &mut flags)?;
    if u64::from_le_bytes(flags) & END == 0 {
        node::wait_for_object(descriptor, guest);
    }
    Ok(0)
}

/// Everything that comes later shall wait for a sync file: it is waited for now.
fn import_sync_file(guest: &Process, argument: u64) -> Result<i32, Errno> {
    let mut fence = [0; 4];
    guest.read(argument.wrapping_add(BUFFER_FENCE_PLACE), &mut fence)?;
    node::wait_for_sync_files(&[i32::from_le_bytes(fence)]).map(|_| 0).ok_or(Errno::EINVAL)
}

/// A sync file for two, of which one may be lost. It is given when both have ended, so that it needs neither.
fn merge_sync_files(guest: &Process, descriptor: c_int, argument: u64) -> Result<i32, Errno> {
    const OTHER_PLACE: u64 = 32;
    const FENCE_PLACE: u64 = 36;
    let mut other = [0; 4];
    guest.read(argument.wrapping_add(OTHER_PLACE), &mut other)?;
    let is_lost = node::wait_for_sync_files(&[descriptor, i32::from_le_bytes(other)]).ok_or(Errno::ENOENT)?;
    let outcome = if is_lost { Outcome::Lost } else { Outcome::Done };
    give_sync_file(guest, argument.wrapping_add(FENCE_PLACE), outcome)
}

fn give_sync_file(guest: &Process, place: u64, outcome: Outcome) -> Result<i32, Errno> {
    let sync_file = SyncFile::signalled(outcome)?;
    let descriptor = guest.export(sync_file.into(), true)?;
    guest.write(place, &descriptor.to_le_bytes())?;
    Ok(0)
}

/// One fence. The client asks first with room for none, to learn the count.
fn sync_file_info(guest: &Process, outcome: Option<Outcome>, place: u64) -> Result<i32, Errno> {
    const NAME_BYTES: usize = 32;
    let status: i32 = match outcome {
        None => 0,
        Some(Outcome::Done) => 1,
        Some(Outcome::Lost) => -libc::EIO,
    };
    let mut head = [0; 56];
    guest.read(place, &mut head)?;
    let room = u32::from_le_bytes([head[40], head[41], head[42], head[43]]);
    let mut list = [0; 8];
    list.copy_from_slice(&head[48..]);
    let named = |bytes: &mut [u8], name: &[u8]| bytes[..name.len()].copy_from_slice(name);
    named(&mut head[..NAME_BYTES], b"halogen");
    head[32..36].copy_from_slice(&status.to_le_bytes());
    head[40..44].copy_from_slice(&1u32.to_le_bytes());
    let list = u64::from_le_bytes(list);
    if room > 0 && list != 0 {
        let mut fence = [0; 80];
        named(&mut fence[..NAME_BYTES], b"halogen");
        named(&mut fence[NAME_BYTES..2 * NAME_BYTES], b"i915");
        fence[64..68].copy_from_slice(&status.to_le_bytes());
        guest.write(list, &fence)?;
    }
    guest.write(place, &head)?;
    Ok(0)
}
