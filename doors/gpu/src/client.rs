//! The program's part: how a request gets to the GPU process and how what that asks is answered.
//!
//! A descriptor of the node is a socket that is connected to the GPU process. The kernel counts who holds it, over
//! duplicates, forks, exec and other processes, and the GPU process sees when the last holder is gone. Nothing is ever
//! received on it: each request brings a socket of its own for its answer, so that two processes with one descriptor do
//! not take each other's. Frequent requests go over shared memory, a *seat*, which a process gets with its first one and
//! which no descriptor stands for. A seat is this process's and this node's: a child of a fork gets its own. Where all
//! seats are taken, as in a signal handler that interrupted a request, the socket is always there.
//!
//! Nothing here allocates, blocks on a lock, or needs more than some kilobytes of stack.

use crate::message::{ARGUMENT_BYTES, BLOCK_BYTES, Block, HEAD_BYTES, Head, end, kind, padded};
use crate::station::{Answer, End};
use crate::wire::{PACKET_BYTES, SMALL_BYTES, SeatWire, Side, SocketWire, Wire, send_packet};
use i915::abi::{self, core, exec, i915 as number};
use i915::{Errno, Guest};
use memory::Channel;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::net::{
    AddressFamily, SocketAddrUnix, SocketFlags, SocketType, connect as connect_socket, getpeername,
    socket_with, socketpair,
};
use std::ffi::CStr;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::{Mutex, MutexGuard};

/// Bytes of the client's memory that are copied at a time.
const STEP_BYTES: usize = 512;

/// A new open file of the node.
///
/// # Errors
/// What the host says; `ECONNREFUSED` when the GPU process is gone.
pub fn connect(path: &CStr, close_on_exec: bool) -> Result<OwnedFd, Errno> {
    let flags = if close_on_exec { SocketFlags::CLOEXEC } else { SocketFlags::empty() };
    let socket = socket_with(AddressFamily::UNIX, SocketType::SEQPACKET, flags, None)?;
    connect_socket(&socket, &SocketAddrUnix::new(path)?)?;
    Ok(socket)
}

/// True when a socket is connected to the GPU process that listens there.
pub fn is_connected_to(socket: BorrowedFd, path: &CStr) -> bool {
    let peer = getpeername(socket).ok().flatten().and_then(|peer| SocketAddrUnix::try_from(peer).ok());
    peer.is_some_and(|peer| peer.path_bytes() == Some(path.to_bytes()))
}

/// True while the GPU process holds the other end.
pub fn is_alive(node: BorrowedFd) -> bool {
    let mut descriptors = [PollFd::from_borrowed_fd(node, PollFlags::empty())];
    let _ = poll(&mut descriptors, Some(&rustix::time::Timespec::default()));
    !descriptors[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL)
}

/// Shared memory for the requests of a process on an open file.
struct Seat {
    channel: Channel,
    process: u32,
    node: u64,
}

/// The seats of this process; a lock that is held says that a request is under way.
static SEATS: [Mutex<Option<Seat>>; 8] = [const { Mutex::new(None) }; 8];

/// A seat that is free, made when there is none.
#[inline(never)]
fn take_seat(node: BorrowedFd, inode: u64) -> Option<MutexGuard<'static, Option<Seat>>> {
    let process = std::process::id();
    let is_own = |seat: &Seat| seat.process == process && seat.node == inode;
    let free = || SEATS.iter().filter_map(|seat| seat.try_lock().ok());
    if let Some(seat) = free().find(|seat| seat.as_ref().is_some_and(is_own)) {
        return Some(seat);
    }
    // One that the parent of a fork had is worth as much as none; at last, another node's goes.
    let is_left_over = |seat: &Seat| seat.process != process;
    let place = free().find(|seat| seat.as_ref().is_none_or(is_left_over));
    let mut place = place.or_else(|| free().next())?;
    if let Some(old) = place.take().filter(|old| old.process == process) {
        SeatWire::new(&old.channel, Side::Client, &|| false).close();
    }
    let (_, memory) = ask(node, Head { kind: kind::SEAT, ..Head::default() }).ok()?;
    let channel = Channel::open(memory?.as_fd()).ok()?;
    *place = Some(Seat { channel, process, node: inode });
    Some(place)
}

/// A socket for the answer of one request, and the end that goes with the request.
fn new_pair() -> Result<(OwnedFd, OwnedFd), Errno> {
    Ok(socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None)?)
}

/// Makes a request that is a head only, as its answer is.
#[inline(never)]
fn ask(node: BorrowedFd, head: Head) -> Result<(Head, Option<OwnedFd>), Errno> {
    let (ours, theirs) = new_pair()?;
    send_packet(node, bytemuck::bytes_of(&head), Some(theirs.as_fd()))?;
    drop(theirs);
    let mut room = [0; SMALL_BYTES];
    let mut wire = SocketWire::new(ours, &mut room);
    let (_, attached) = wire.receive()?;
    let reply = wire.head()?;
    if reply.status == 0 { Ok((reply, attached)) } else { Err(Errno(reply.status)) }
}

/// What a mapping of the node means: the file to map in its place, and where it begins there.
///
/// # Errors
/// As the driver model, or EIO when the GPU process is gone.
pub fn mapping(node: BorrowedFd, offset_bytes: u64, length_bytes: u64) -> Result<(OwnedFd, u64), Errno> {
    let head = Head { kind: kind::MAPPING, first: offset_bytes, second: length_bytes, ..Head::default() };
    let (reply, file) = ask(node, head)?;
    Ok((file.ok_or(Errno::EIO)?, reply.first))
}

/// Short name of the device that the GPU process simulates.
///
/// # Errors
/// EIO when it is gone or says something else.
pub fn device(node: BorrowedFd) -> Result<String, Errno> {
    let (reply, _) = ask(node, Head { kind: kind::DEVICE, ..Head::default() })?;
    let name = reply.first.to_le_bytes();
    let name = std::str::from_utf8(&name).map_err(|_| Errno::EIO)?;
    Ok(name.trim_end_matches('\0').into())
}

/// Waits until the GPU process is done with the buffer behind a descriptor of the client; `node` is an open file that
/// nothing else uses. Where that cannot be known, nothing is waited for.
pub fn wait_for_object(node: BorrowedFd, descriptor: i32, guest: &dyn Guest) {
    let mut import = abi::PrimeHandle { handle: 0, flags: 0, fd: descriptor };
    let request = abi::both_ways(core::PRIME_FD_TO_HANDLE, size_of::<abi::PrimeHandle>());
    let answer = via_socket(node, request, bytemuck::bytes_of_mut(&mut import), guest);
    if !answer.is_ok_and(|answer| answer.result.is_ok()) {
        return;
    }
    const CPU: u32 = 1;
    let mut domain = abi::GemSetDomain { handle: import.handle, read_domains: CPU, write_domain: CPU };
    let request = abi::both_ways(number::GEM_SET_DOMAIN, size_of::<abi::GemSetDomain>());
    // Whatever it says, there is nothing more to wait for.
    let _ = via_socket(node, request, bytemuck::bytes_of_mut(&mut domain), guest);
}

/// Makes an ioctl on the node; `inode` tells its open file from others.
pub fn ioctl(node: BorrowedFd, inode: u64, request: u32, address: u64, guest: &dyn Guest) -> Answer {
    let bytes = abi::request_bytes(request).min(ARGUMENT_BYTES);
    let mut argument = [0; ARGUMENT_BYTES];
    let argument = &mut argument[..bytes];
    let answer = exchange(node, inode, request, address, argument, guest);
    answer.unwrap_or_else(|error| Answer { result: Err(error), end: None })
}

fn exchange(
    node: BorrowedFd,
    inode: u64,
    request: u32,
    address: u64,
    argument: &mut [u8],
    guest: &dyn Guest,
) -> Result<Answer, Errno> {
    let has_argument = abi::request_writes(request) || abi::request_reads(request);
    if has_argument {
        guest.read(address, argument)?;
    }
    let answer = match via_seat(node, inode, request, argument, guest) {
        Some(answer) => answer?,
        None => via_socket(node, request, argument, guest)?,
    };
    if answer.end.is_none() && abi::request_reads(request) {
        guest.write(address, argument)?;
    }
    Ok(answer)
}

/// `None` when no seat is to be had; then nothing was sent.
#[inline(never)]
fn via_seat(
    node: BorrowedFd,
    inode: u64,
    request: u32,
    argument: &mut [u8],
    guest: &dyn Guest,
) -> Option<Result<Answer, Errno>> {
    if needs_descriptors(request, argument) {
        return None;
    }
    let mut seat = take_seat(node, inode)?;
    let channel = &seat.as_ref()?.channel;
    let is_alive = || is_alive(node);
    let mut wire = SeatWire::new(channel, Side::Client, &is_alive);
    let length = compose(&mut wire, request, argument, guest).ok()?;
    if wire.send(length, None).is_err() {
        // The GPU process gave it up.
        *seat = None;
        return None;
    }
    let answer = converse(&mut wire, argument, guest);
    if answer.is_err() {
        // What is in it belongs to the lost request.
        wire.close();
        *seat = None;
    }
    Some(answer)
}

#[inline(never)]
fn via_socket(
    node: BorrowedFd,
    request: u32,
    argument: &mut [u8],
    guest: &dyn Guest,
) -> Result<Answer, Errno> {
    let (ours, theirs) = new_pair()?;
    let mut room = [0; PACKET_BYTES];
    let mut wire = SocketWire::new(ours, &mut room);
    let length = compose(&mut wire, request, argument, guest)?;
    send_packet(node, wire.packet(length)?, Some(theirs.as_fd()))?;
    drop(theirs);
    converse(&mut wire, argument, guest)
}

/// True for requests that give or take descriptors, which only a socket carries.
fn needs_descriptors(request: u32, argument: &[u8]) -> bool {
    match abi::request_parts(request).1 {
        core::PRIME_HANDLE_TO_FD
        | core::PRIME_FD_TO_HANDLE
        | core::SYNCOBJ_HANDLE_TO_FD
        | core::SYNCOBJ_FD_TO_HANDLE
        | number::GEM_USERPTR
        | number::GEM_MMAP => true,
        number::GEM_EXECBUFFER2 => {
            let fences = exec::FENCE_IN | exec::FENCE_OUT | exec::FENCE_SUBMIT;
            part::<abi::Execbuffer2>(argument).is_none_or(|request| request.flags & fences != 0)
        }
        _ => false,
    }
}

fn part<T: bytemuck::AnyBitPattern>(argument: &[u8]) -> Option<T> {
    Some(bytemuck::pod_read_unaligned(argument.get(..size_of::<T>())?))
}

/// Writes a message piece by piece.
struct Composer<'a> {
    wire: &'a mut dyn Wire,
    guest: &'a dyn Guest,
    length: usize,
    blocks: u32,
}

impl Composer<'_> {
    /// Adds bytes of the client's memory. What does not fit or cannot be read is left out: the GPU process asks for it
    /// when it needs it, and gets EFAULT.
    fn add(&mut self, address: u64, count: u64, each: usize) {
        let Some(bytes) = count.checked_mul(each as u64).filter(|bytes| *bytes > 0) else { return };
        let fits = self.wire.room().saturating_sub(self.length + BLOCK_BYTES) as u64;
        if bytes > fits {
            return;
        }
        let place = self.length + BLOCK_BYTES;
        if copy_out(self.guest, address, bytes as usize, self.wire, place).is_err() {
            return;
        }
        if self.wire.put(self.length, bytemuck::bytes_of(&Block { address, bytes })).is_ok() {
            self.length = place + padded(bytes as usize);
            self.blocks += 1;
        }
    }

    /// What the driver model is known to read for a request.
    fn add_known(&mut self, request: u32, argument: &[u8]) {
        match abi::request_parts(request).1 {
            number::GEM_EXECBUFFER2 => {
                let Some(request) = part::<abi::Execbuffer2>(argument) else { return };
                let objects = u64::from(request.buffer_count);
                self.add(request.buffers_ptr, objects, size_of::<abi::ExecObject2>());
                if request.flags & exec::FENCE_ARRAY != 0 {
                    let fences = u64::from(request.num_cliprects);
                    self.add(request.cliprects_ptr, fences, size_of::<abi::ExecFence>());
                }
                self.add_relocations(request.buffers_ptr, objects);
            }
            core::SYNCOBJ_WAIT => {
                let Some(request) = part::<abi::SyncobjWait>(argument) else { return };
                self.add(request.handles, request.count_handles.into(), 4);
            }
            core::SYNCOBJ_TIMELINE_WAIT => {
                let Some(request) = part::<abi::SyncobjTimelineWait>(argument) else { return };
                self.add(request.handles, request.count_handles.into(), 4);
                if request.points != 0 {
                    self.add(request.points, request.count_handles.into(), 8);
                }
            }
            core::SYNCOBJ_RESET | core::SYNCOBJ_SIGNAL => {
                let Some(request) = part::<abi::SyncobjArray>(argument) else { return };
                self.add(request.handles, request.count_handles.into(), 4);
            }
            number::GEM_PWRITE => {
                let Some(request) = part::<abi::GemTransfer>(argument) else { return };
                self.add(request.data_ptr, request.size, 1);
            }
            _ => {}
        }
    }

    fn add_relocations(&mut self, objects: u64, count: u64) {
        const AT_ONCE: usize = 8;
        const BYTES: usize = size_of::<abi::ExecObject2>();
        let mut room = [0; AT_ONCE * BYTES];
        for index in (0..count).step_by(AT_ONCE) {
            let list = &mut room[..BYTES * AT_ONCE.min((count - index) as usize)];
            if self.guest.read(objects.wrapping_add(index * BYTES as u64), list).is_err() {
                return;
            }
            for object in list.chunks_exact(BYTES).filter_map(part::<abi::ExecObject2>) {
                let count = u64::from(object.relocation_count);
                self.add(object.relocs_ptr, count, size_of::<abi::Relocation>());
            }
        }
    }
}

fn compose(wire: &mut dyn Wire, request: u32, argument: &[u8], guest: &dyn Guest) -> Result<usize, Errno> {
    wire.put(HEAD_BYTES, argument)?;
    let length = HEAD_BYTES + padded(argument.len());
    let mut composer = Composer { wire, guest, length, blocks: 0 };
    composer.add_known(request, argument);
    let Composer { wire, length, blocks, .. } = composer;
    let head = Head {
        kind: kind::IOCTL,
        first: request.into(),
        argument_bytes: argument.len() as u32,
        blocks,
        ..Head::default()
    };
    wire.put(0, bytemuck::bytes_of(&head))?;
    Ok(length)
}

/// Copies the client's memory into the message.
fn copy_out(
    guest: &dyn Guest,
    address: u64,
    bytes: usize,
    wire: &mut dyn Wire,
    place: usize,
) -> Result<(), Errno> {
    let mut room = [0; STEP_BYTES];
    for done in (0..bytes).step_by(STEP_BYTES) {
        let chunk = &mut room[..STEP_BYTES.min(bytes - done)];
        guest.read(address.wrapping_add(done as u64), chunk)?;
        wire.put(place + done, chunk)?;
    }
    Ok(())
}

/// Copies the message into the client's memory.
fn copy_in(
    guest: &dyn Guest,
    address: u64,
    bytes: usize,
    wire: &dyn Wire,
    place: usize,
) -> Result<(), Errno> {
    let mut room = [0; STEP_BYTES];
    for done in (0..bytes).step_by(STEP_BYTES) {
        let chunk = &mut room[..STEP_BYTES.min(bytes - done)];
        wire.get(place + done, chunk)?;
        guest.write(address.wrapping_add(done as u64), chunk)?;
    }
    Ok(())
}

/// Answers what the GPU process asks until it replies.
fn converse(wire: &mut dyn Wire, argument: &mut [u8], guest: &dyn Guest) -> Result<Answer, Errno> {
    loop {
        let (_, attached) = wire.receive()?;
        let head = wire.head()?;
        if head.kind == kind::REPLY {
            return reply(wire, head, argument, guest);
        }
        let (answer, length, descriptor) = match called(wire, head, attached, guest) {
            Ok((first, length, descriptor)) => (Head { first, ..Head::default() }, length, descriptor),
            Err(error) => (Head { status: error.0, ..Head::default() }, 0, None),
        };
        let answer = Head { kind: kind::ANSWER, ..answer };
        wire.put(0, bytemuck::bytes_of(&answer))?;
        wire.send(HEAD_BYTES + length, descriptor.as_ref().map(AsFd::as_fd))?;
    }
}

/// Does what the GPU process asks: a number, the length of the data and the descriptor that it gets.
fn called(
    wire: &mut dyn Wire,
    head: Head,
    attached: Option<OwnedFd>,
    guest: &dyn Guest,
) -> Result<(u64, usize, Option<OwnedFd>), Errno> {
    let length = usize::try_from(head.second).unwrap_or(usize::MAX);
    match head.kind {
        kind::READ => {
            copy_out(guest, head.first, length, wire, HEAD_BYTES)?;
            Ok((0, length, None))
        }
        kind::WRITE => {
            copy_in(guest, head.first, length, wire, HEAD_BYTES)?;
            Ok((0, 0, None))
        }
        kind::MAP => {
            let file = attached.ok_or(Errno::EIO)?;
            Ok((guest.map(file.as_fd(), head.first, head.second)?, 0, None))
        }
        kind::SHARE => {
            let (file, offset) = guest.share(head.first, head.second)?;
            Ok((offset, 0, Some(file)))
        }
        kind::IMPORT => Ok((0, 0, Some(guest.import(head.first as i32)?))),
        kind::EXPORT => {
            let file = attached.ok_or(Errno::EMFILE)?;
            Ok((guest.export(file, head.first != 0)? as u64, 0, None))
        }
        _ => Err(Errno::EIO),
    }
}

fn reply(wire: &dyn Wire, head: Head, argument: &mut [u8], guest: &dyn Guest) -> Result<Answer, Errno> {
    wire.get(HEAD_BYTES, argument)?;
    let mut place = HEAD_BYTES + padded(argument.len());
    for _ in 0..head.blocks {
        let mut block = Block::default();
        wire.get(place, bytemuck::bytes_of_mut(&mut block))?;
        let bytes = usize::try_from(block.bytes).map_err(|_| Errno::EIO)?;
        copy_in(guest, block.address, bytes, wire, place + BLOCK_BYTES)?;
        place += BLOCK_BYTES + padded(bytes);
    }
    Ok(Answer {
        result: if head.status == 0 { Ok(head.first as i32) } else { Err(Errno(head.status)) },
        end: match head.second {
            end::STRICT => Some(End::Strict),
            end::REFUSED => Some(End::Refused),
            _ => None,
        },
    })
}
