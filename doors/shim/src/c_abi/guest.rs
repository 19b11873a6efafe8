//! This process as the driver's client: its memory by address, its descriptors by number.

use super::{probe, signals};
use i915::{Errno, Guest, OwnFile, SEALS, move_high};
use libc::{c_void, iovec};
use rustix::fs::{MemfdFlags, fstat, ftruncate, memfd_create};
use rustix::mm::{MapFlags, ProtFlags, mmap};
use std::os::fd::{BorrowedFd, IntoRawFd, OwnedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Name of the memory that replaces client memory which the device shares.
const CLIENT_MEMORY: &str = "halogen-client-memory";
/// First address that may be a client's.
const LOWEST_ADDRESS: u64 = 4096;

/// The calling process.
pub struct Process;

/// Set when the host does not let a process copy its own memory through the kernel.
static COPIES_DIRECTLY: AtomicBool = AtomicBool::new(false);

#[derive(Clone, Copy)]
enum Direction {
    ToUs,
    ToClient,
}

/// Copies through the kernel, which answers EFAULT where a plain copy would crash.
fn copy(ours: *mut c_void, client: u64, length: usize, direction: Direction) -> Result<(), Errno> {
    if length == 0 {
        return Ok(());
    }
    if client < LOWEST_ADDRESS || client.checked_add(length as u64).is_none() {
        return Err(Errno::EFAULT);
    }
    let theirs = client as *mut c_void;
    if !COPIES_DIRECTLY.load(Ordering::Relaxed) {
        let local = iovec { iov_base: ours, iov_len: length };
        let remote = iovec { iov_base: theirs, iov_len: length };
        // SAFETY: `ours` is valid for `length` bytes; the kernel checks the other side.
        let count = unsafe {
            let process = libc::getpid();
            match direction {
                Direction::ToUs => libc::process_vm_readv(process, &local, 1, &remote, 1, 0),
                Direction::ToClient => libc::process_vm_writev(process, &local, 1, &remote, 1, 0),
            }
        };
        if count == length as isize {
            return Ok(());
        }
        if count >= 0 || !matches!(super::errno::get(), libc::ENOSYS | libc::EPERM) {
            return Err(Errno::EFAULT);
        }
        COPIES_DIRECTLY.store(true, Ordering::Relaxed);
    }
    let is_there = match direction {
        Direction::ToUs => probe::is_range_readable(theirs.addr(), length),
        Direction::ToClient => probe::make_range_writable(theirs.addr(), length),
    };
    if !is_there {
        return Err(Errno::EFAULT);
    }
    // SAFETY: the range was there a moment ago, and the program gave it to a system call: it keeps it for so long.
    unsafe {
        match direction {
            Direction::ToUs => std::ptr::copy_nonoverlapping(theirs, ours, length),
            Direction::ToClient => std::ptr::copy_nonoverlapping(ours, theirs, length),
        }
    }
    Ok(())
}

impl Guest for Process {
    fn is_alive(&self) -> bool {
        signals::let_handlers_run();
        true
    }

    fn read(&self, address: u64, into: &mut [u8]) -> Result<(), Errno> {
        copy(into.as_mut_ptr().cast(), address, into.len(), Direction::ToUs)
    }

    fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Errno> {
        copy(bytes.as_ptr().cast_mut().cast(), address, bytes.len(), Direction::ToClient)
    }

    fn map(&self, object: BorrowedFd, offset_bytes: u64, length_bytes: u64) -> Result<u64, Errno> {
        let protection = ProtFlags::READ | ProtFlags::WRITE;
        // SAFETY: a new mapping at a place of the kernel's choice touches nothing that exists.
        let place = unsafe {
            mmap(
                std::ptr::null_mut(),
                length_bytes as usize,
                protection,
                MapFlags::SHARED,
                object,
                offset_bytes,
            )?
        };
        Ok(place as u64)
    }

    fn share(&self, address: u64, length_bytes: u64) -> Result<(OwnedFd, u64), Errno> {
        let end = address.checked_add(length_bytes).ok_or(Errno::EFAULT)?;
        let regions = regions(address, end)?;
        if let [region] = regions.as_slice()
            && region.is_shared
            && !region.is_client_memory
            && let Some(descriptor) = open_file(region.inode)
        {
            return Ok((descriptor, region.offset + (address - region.start)));
        }
        let is_foreign = |region: &Region| region.is_shared && !region.is_client_memory;
        if regions.iter().any(is_foreign) {
            return Err(Errno::EOPNOTSUPP);
        }
        if regions.iter().any(|region| !region.is_writable) {
            return Err(Errno::EFAULT);
        }
        let shadow = shadow()?;
        for region in &regions {
            // What was shared before stays where it is: objects may overlap, and all of them see the same bytes.
            if region.is_client_memory
                && region.inode == shadow.memory.identifier().inode
                && region.offset == region.start
            {
                continue;
            }
            let (from, to) = (region.start.max(address), region.end.min(end));
            self.replace(from, to - from, &shadow)?;
        }
        Ok((move_high(rustix::io::fcntl_dupfd_cloexec(shadow.memory.get()?, 0)?), address))
    }

    fn import(&self, descriptor: i32) -> Result<OwnedFd, Errno> {
        if descriptor < 0 {
            return Err(Errno::EBADF);
        }
        // SAFETY: not -1; the host checks that it is open.
        let borrowed = unsafe { BorrowedFd::borrow_raw(descriptor) };
        Ok(rustix::io::fcntl_dupfd_cloexec(borrowed, 0)?)
    }

    fn export(&self, descriptor: OwnedFd, close_on_exec: bool) -> Result<i32, Errno> {
        let lowest = rustix::io::fcntl_dupfd_cloexec(&descriptor, 0)?;
        if !close_on_exec {
            rustix::io::fcntl_setfd(&lowest, rustix::io::FdFlags::empty())?;
        }
        Ok(lowest.into_raw_fd())
    }
}

impl Process {
    /// Puts shared memory with the same bytes where private memory is.
    ///
    /// Deviation: the kernel pins the pages, here they are replaced. A write of another thread during the copy may be
    /// lost, and after a fork parent and child share the pages.
    fn replace(&self, address: u64, length_bytes: u64, shadow: &Shadow) -> Result<(), Errno> {
        // Short, so that another thread has little time to write into what is being copied.
        const CHUNK_BYTES: u64 = 64 << 10;
        let mut buffer = vec![0; CHUNK_BYTES.min(length_bytes) as usize];
        let mut done = 0;
        while done < length_bytes {
            let (at, length) = (address + done, (length_bytes - done).min(CHUNK_BYTES) as usize);
            self.read(at, &mut buffer[..length])?;
            let mut written = 0;
            while written < length {
                written +=
                    rustix::io::pwrite(shadow.memory.get()?, &buffer[written..length], at + written as u64)?;
            }
            let protection = ProtFlags::READ | ProtFlags::WRITE;
            let flags = MapFlags::SHARED | MapFlags::FIXED;
            let memory = shadow.memory.get()?;
            // SAFETY: the whole range is mapped, readable and writable now and holds the same bytes afterwards; the
            // client gave it to the device.
            unsafe { mmap(at as *mut c_void, length, protection, flags, memory, at)? };
            done += length as u64;
        }
        Ok(())
    }
}

/// The memory that replaces client memory: a sparse file in which a byte lies at its address, so that ranges that
/// overlap are the same memory.
#[derive(Clone)]
struct Shadow {
    memory: Arc<OwnFile>,
    process: u32,
}

/// The shadow of this process; a child begins one of its own.
fn shadow() -> Result<Shadow, Errno> {
    static SHADOW: Mutex<Option<Shadow>> = Mutex::new(None);
    let mut shadow = SHADOW.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    if let Some(shadow) =
        shadow.as_ref().filter(|shadow| shadow.process == process && shadow.memory.get().is_ok())
    {
        return Ok(shadow.clone());
    }
    const BYTES: u64 = 1 << 47;
    if !i915::may_have_bytes(BYTES) {
        return Err(Errno::EFBIG);
    }
    let flags = MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING;
    let memory = memfd_create(CLIENT_MEMORY, flags)?;
    ftruncate(&memory, BYTES)?;
    rustix::fs::fcntl_add_seals(&memory, SEALS)?;
    let memory = Arc::new(OwnFile::new(memory)?);
    Ok(shadow.insert(Shadow { memory, process }).clone())
}

/// A mapping of this process that lies in a range.
struct Region {
    start: u64,
    end: u64,
    offset: u64,
    inode: u64,
    is_shared: bool,
    is_writable: bool,
    is_client_memory: bool,
}

/// The mappings that cover a range without a hole.
fn regions(start: u64, end: u64) -> Result<Vec<Region>, Errno> {
    let text = std::fs::read("/proc/self/maps")?;
    let text = String::from_utf8_lossy(&text);
    let mut covered = start;
    let mut regions = Vec::new();
    for line in text.lines() {
        let mut words = line.split_ascii_whitespace();
        let (Some(range), Some(permissions), Some(offset), _, Some(inode)) =
            (words.next(), words.next(), words.next(), words.next(), words.next())
        else {
            continue;
        };
        let number = |text: &str| u64::from_str_radix(text, 16).unwrap_or(0);
        let (from, to) = range.split_once('-').map_or((0, 0), |(from, to)| (number(from), number(to)));
        if to <= covered || from >= end {
            continue;
        }
        if from > covered {
            return Err(Errno::EFAULT);
        }
        regions.push(Region {
            start: from,
            end: to,
            offset: number(offset),
            inode: inode.parse().unwrap_or(0),
            is_shared: permissions.ends_with('s'),
            is_writable: permissions.as_bytes().get(1) == Some(&b'w'),
            is_client_memory: words.next().is_some_and(|name| name.ends_with(CLIENT_MEMORY)),
        });
        covered = to;
        if covered >= end {
            return Ok(regions);
        }
    }
    Err(Errno::EFAULT)
}

/// A duplicate of the descriptor by which this process holds the shared file with that inode number.
fn open_file(inode: u64) -> Option<OwnedFd> {
    let entries = std::fs::read_dir("/proc/self/fd").ok()?;
    let numbers = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
    for number in numbers {
        // SAFETY: not -1; the host checks that it is open.
        let borrowed = unsafe { BorrowedFd::borrow_raw(number) };
        let is_it = fstat(borrowed)
            .is_ok_and(|stat| stat.st_ino == inode && stat.st_mode & libc::S_IFMT == libc::S_IFREG);
        if is_it {
            return rustix::io::fcntl_dupfd_cloexec(borrowed, 0).ok().map(move_high);
        }
    }
    None
}
