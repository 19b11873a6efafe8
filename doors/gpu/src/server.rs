//! The GPU process: clients connect, and each of their requests is answered by a thread.

use crate::message::{HEAD_BYTES, Head, kind};
use crate::remote::{Remote, Request};
use crate::station::Station;
use crate::wire::{PACKET_BYTES, SEAT_BYTES, SeatWire, Side, SocketWire, Wire};
use i915::{Errno, FileNumber};
use memory::Channel;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::IoSliceMut;
use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SocketFlags, accept_with, recvmsg, sockopt,
};
use rustix::process::{Pid, PidfdFlags, pidfd_open};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::thread::Builder;
use std::time::Duration;

/// Stack of a thread that answers requests: batches execute on it.
const STACK_BYTES: usize = 8 << 20;
/// How often the thread with the clock looks for submissions that take too long.
const CLOCK_TICK: Duration = Duration::from_millis(100);
/// Seats of one open file. A client process has few; forks of it have their own.
const SEATS_LIMIT: u32 = 256;

/// An open file of the node. It is closed when its connection is gone and no thread works for it any more.
struct Connection {
    station: &'static Station,
    file: FileNumber,
    is_gone: AtomicBool,
    seats: AtomicU32,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.station.driver().close_file(self.file);
    }
}

/// Accepts clients until the listening socket fails, which ends the GPU process.
///
/// # Errors
/// What the host says.
pub fn serve(station: &'static Station, listener: BorrowedFd) -> Result<(), Errno> {
    static NEXT_FILE: AtomicU64 = AtomicU64::new(1);
    start("engine", || station.work());
    start("clock", || {
        loop {
            std::thread::sleep(CLOCK_TICK);
            station.driver().interrupt_overdue();
        }
    });
    loop {
        let socket = match accept_with(listener, SocketFlags::CLOEXEC) {
            Ok(socket) => socket,
            Err(rustix::io::Errno::INTR | rustix::io::Errno::CONNABORTED) => continue,
            Err(rustix::io::Errno::MFILE | rustix::io::Errno::NFILE | rustix::io::Errno::NOMEM) => {
                // The client waits until another one is gone.
                std::thread::sleep(Duration::from_millis(10));
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let connection = Arc::new(Connection {
            station,
            file: FileNumber(NEXT_FILE.fetch_add(1, Ordering::Relaxed)),
            is_gone: AtomicBool::new(false),
            seats: AtomicU32::new(0),
        });
        start("client", move || attend(&connection, &socket));
    }
}

/// Starts a thread. Without it, what it owns is dropped: the client sees that nothing is there any more.
fn start(name: &str, work: impl FnOnce() + Send + 'static) {
    let _ = Builder::new().name(name.into()).stack_size(STACK_BYTES).spawn(work);
}

/// Takes the requests that come over a connection until its last holder is gone.
fn attend(connection: &Arc<Connection>, socket: &OwnedFd) {
    let peer = sockopt::socket_peercred(socket).ok().map(|peer| peer.pid);
    let _ = sockopt::set_socket_passcred(socket, true);
    let mut packet = [0; PACKET_BYTES];
    while let Ok(received) = receive(socket.as_fd(), &mut packet) {
        if received.length == 0 {
            break;
        }
        // A packet without a place for the answer is none of ours.
        let Some(answer) = received.descriptor else { continue };
        let process = received.process.or(peer);
        let connection = Arc::clone(connection);
        start("request", move || {
            let mut room = packet;
            let wire = SocketWire::new(answer, &mut room);
            // What fails here is the client's own.
            let _ = serve_packet(&connection, wire, received.length, process);
        });
    }
    connection.is_gone.store(true, Ordering::Relaxed);
}

struct Received {
    length: usize,
    descriptor: Option<OwnedFd>,
    process: Option<Pid>,
}

fn receive(socket: BorrowedFd, into: &mut [u8]) -> Result<Received, Errno> {
    loop {
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1), ScmCredentials(1))];
        let mut control = RecvAncillaryBuffer::new(&mut space);
        match recvmsg(socket, &mut [IoSliceMut::new(into)], &mut control, RecvFlags::CMSG_CLOEXEC) {
            Ok(message) => {
                let (mut descriptor, mut process) = (None, None);
                for part in control.drain() {
                    match part {
                        RecvAncillaryMessage::ScmRights(descriptors) => {
                            descriptor = descriptors.fold(descriptor, |first, next| first.or(Some(next)));
                        }
                        RecvAncillaryMessage::ScmCredentials(credentials) => process = Some(credentials.pid),
                        _ => {}
                    }
                }
                return Ok(Received { length: message.bytes, descriptor, process });
            }
            Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

fn number_of(process: Option<Pid>) -> u32 {
    process.map_or(0, |process| process.as_raw_nonzero().get() as u32)
}

/// Answers a request that came over the socket.
fn serve_packet(
    connection: &Arc<Connection>,
    mut wire: SocketWire<'_>,
    length: usize,
    process: Option<Pid>,
) -> Result<(), Errno> {
    let head = wire.head()?;
    let reply = Head { kind: kind::REPLY, ..Head::default() };
    let driver = connection.station.driver();
    match head.kind {
        kind::IOCTL => {
            let is_alive = || !connection.is_gone.load(Ordering::Relaxed);
            answer(connection, &mut wire, head, length, process, &is_alive)
        }
        kind::MAPPING => match driver.mapping(connection.file, head.first, head.second) {
            Ok((object, start)) => wire.send_head(Head { first: start, ..reply }, Some(object.memory()?)),
            Err(error) => wire.send_head(Head { status: error.0, ..reply }, None),
        },
        kind::SEAT => {
            if connection.seats.fetch_add(1, Ordering::Relaxed) >= SEATS_LIMIT {
                connection.seats.fetch_sub(1, Ordering::Relaxed);
                return wire.send_head(Head { status: Errno::ENOMEM.0, ..reply }, None);
            }
            let connection = Arc::clone(connection);
            let (channel, file) = Channel::create(SEAT_BYTES)?;
            start("seat", move || attend_seat(&connection, &channel, process));
            wire.send_head(reply, Some(file.as_fd()))
        }
        kind::DEVICE => {
            let mut name = [0; 8];
            let device = driver.platform().name.as_bytes();
            name.iter_mut().zip(device).for_each(|(to, from)| *to = *from);
            wire.send_head(Head { first: u64::from_le_bytes(name), ..reply }, None)
        }
        _ => Err(Errno::EIO),
    }
}

/// Answers the requests of a seat until its process or its connection is gone.
fn attend_seat(connection: &Connection, channel: &Channel, process: Option<Pid>) {
    let life = process.and_then(|process| pidfd_open(process, PidfdFlags::empty()).ok());
    let is_alive = || {
        let has_ended = life.as_ref().is_some_and(|life| {
            let mut descriptors = [PollFd::new(life, PollFlags::IN)];
            poll(&mut descriptors, Some(&rustix::time::Timespec::default())) == Ok(1)
        });
        !has_ended && !connection.is_gone.load(Ordering::Relaxed)
    };
    let mut wire = SeatWire::new(channel, Side::Server, &is_alive);
    while let Ok((length, _)) = wire.receive() {
        let head = wire.head();
        let Ok(head) =
            head.and_then(|head| if head.kind == kind::IOCTL { Ok(head) } else { Err(Errno::EIO) })
        else {
            break;
        };
        if answer(connection, &mut wire, head, length, process, &is_alive).is_err() {
            break;
        }
    }
    wire.close();
    connection.seats.fetch_sub(1, Ordering::Relaxed);
}

fn answer(
    connection: &Connection,
    wire: &mut dyn Wire,
    head: Head,
    length: usize,
    process: Option<Pid>,
    is_alive: &dyn Fn() -> bool,
) -> Result<(), Errno> {
    let station = connection.station;
    if length < HEAD_BYTES {
        return Err(Errno::EIO);
    }
    let (remote, Request { number, mut argument, argument_bytes }) =
        Remote::of(wire, head, length, is_alive)?;
    let argument = &mut argument[..argument_bytes];
    let answer = station.answer(number_of(process), connection.file, number, argument, &remote);
    if station.needs_watch() {
        // What clients spend of their processors is not known here.
        start("watch", move || station.watch(|| None, || ()));
    }
    remote.reply(answer, argument)
}
