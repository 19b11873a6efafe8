//! Two ways for messages: a socket, which carries descriptors, and shared memory, which costs no system call.
//!
//! A message is written into the wire's own room, sent, and read from there on the other side. Neither way allocates:
//! a client's part runs in signal handlers, too.

use crate::message::{HEAD_BYTES, Head};
use i915::Errno;
use memory::Channel;
use rustix::io::{IoSlice, IoSliceMut};
use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer, SendAncillaryMessage,
    SendFlags, recvmsg, sendmsg,
};
use rustix::thread::futex;
use rustix::time::Timespec;
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// One end.
pub trait Wire {
    /// Longest message.
    fn room(&self) -> usize;
    /// Writes a part of the message to send, at a multiple of 8 bytes.
    fn put(&mut self, offset: usize, bytes: &[u8]) -> Result<(), Errno>;
    /// Reads a part of the message that was received.
    fn get(&self, offset: usize, into: &mut [u8]) -> Result<(), Errno>;
    /// Sends what was written.
    fn send(&mut self, length: usize, descriptor: Option<BorrowedFd>) -> Result<(), Errno>;
    /// Waits for a message: its length, and what was attached.
    fn receive(&mut self) -> Result<(usize, Option<OwnedFd>), Errno>;

    /// The head of the message that was received.
    fn head(&self) -> Result<Head, Errno> {
        let mut head = Head::default();
        self.get(0, bytemuck::bytes_of_mut(&mut head))?;
        Ok(head)
    }

    /// Sends a message that is a head only.
    fn send_head(&mut self, head: Head, descriptor: Option<BorrowedFd>) -> Result<(), Errno> {
        self.put(0, bytemuck::bytes_of(&head))?;
        self.send(HEAD_BYTES, descriptor)
    }
}

/// Longest message over a socket: it lies on the stack of a client's thread, which may be small.
pub const PACKET_BYTES: usize = 2048;
/// Length of a message that is a head only, and of its answer.
pub const SMALL_BYTES: usize = HEAD_BYTES;

/// A socket that keeps packets apart.
pub struct SocketWire<'a> {
    socket: OwnedFd,
    room: &'a mut [u8],
}

impl<'a> SocketWire<'a> {
    /// A wire over one end of a pair, with room for a message.
    pub fn new(socket: OwnedFd, room: &'a mut [u8]) -> Self {
        Self { socket, room }
    }

    /// What was written, to be sent over another socket.
    ///
    /// # Errors
    /// EIO for more than there is.
    pub fn packet(&self, length: usize) -> Result<&[u8], Errno> {
        Ok(&self.room[part(self.room.len(), 0, length)?])
    }
}

fn part(room: usize, offset: usize, length: usize) -> Result<std::ops::Range<usize>, Errno> {
    let end = offset.checked_add(length).filter(|&end| end <= room);
    end.map(|end| offset..end).ok_or(Errno::EIO)
}

impl Wire for SocketWire<'_> {
    fn room(&self) -> usize {
        self.room.len()
    }

    fn put(&mut self, offset: usize, bytes: &[u8]) -> Result<(), Errno> {
        let range = part(self.room.len(), offset, bytes.len())?;
        self.room[range].copy_from_slice(bytes);
        Ok(())
    }

    fn get(&self, offset: usize, into: &mut [u8]) -> Result<(), Errno> {
        let range = part(self.room.len(), offset, into.len())?;
        into.copy_from_slice(&self.room[range]);
        Ok(())
    }

    fn send(&mut self, length: usize, descriptor: Option<BorrowedFd>) -> Result<(), Errno> {
        send_packet(self.socket.as_fd(), self.packet(length)?, descriptor)
    }

    fn receive(&mut self) -> Result<(usize, Option<OwnedFd>), Errno> {
        let (length, descriptor) = receive_packet(self.socket.as_fd(), self.room)?;
        // The other side is gone.
        if length == 0 { Err(Errno::EIO) } else { Ok((length, descriptor)) }
    }
}

/// Sends a packet with at most one descriptor. Where the other side is gone, EIO.
pub fn send_packet(socket: BorrowedFd, packet: &[u8], descriptor: Option<BorrowedFd>) -> Result<(), Errno> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut control = SendAncillaryBuffer::new(&mut space);
    let descriptors;
    if let Some(descriptor) = descriptor {
        descriptors = [descriptor];
        control.push(SendAncillaryMessage::ScmRights(&descriptors));
    }
    loop {
        match sendmsg(socket, &[IoSlice::new(packet)], &mut control, SendFlags::NOSIGNAL) {
            Ok(_) => return Ok(()),
            Err(rustix::io::Errno::INTR) => {}
            Err(rustix::io::Errno::PIPE | rustix::io::Errno::CONNRESET) => return Err(Errno::EIO),
            Err(error) => return Err(error.into()),
        }
    }
}

/// Receives a packet with at most one descriptor; a length of 0 means that the other side is gone.
pub fn receive_packet(socket: BorrowedFd, into: &mut [u8]) -> Result<(usize, Option<OwnedFd>), Errno> {
    loop {
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
        let mut control = RecvAncillaryBuffer::new(&mut space);
        let flags = RecvFlags::CMSG_CLOEXEC;
        match recvmsg(socket, &mut [IoSliceMut::new(into)], &mut control, flags) {
            Ok(message) => {
                let descriptor = control.drain().find_map(|message| match message {
                    RecvAncillaryMessage::ScmRights(mut descriptors) => descriptors.next(),
                    _ => None,
                });
                return Ok((message.bytes, descriptor));
            }
            Err(rustix::io::Errno::INTR) => {}
            Err(rustix::io::Errno::CONNRESET) => return Ok((0, None)),
            Err(error) => return Err(error.into()),
        }
    }
}

/// Shared memory of a seat, in bytes.
pub const SEAT_BYTES: usize = 128 << 10;
/// Where its message begins.
const MESSAGE_PLACE: usize = 64;

/// Its words.
mod word {
    /// Whose turn it is: who may touch the message.
    pub const TURN: usize = 0;
    /// Length of the message.
    pub const LENGTH: usize = 1;
    /// Not 0 while the client sleeps.
    pub const CLIENT_SLEEPS: usize = 2;
    /// Not 0 while the GPU process sleeps.
    pub const SERVER_SLEEPS: usize = 3;
}

/// The client's turn, also before the first message: the memory begins as zeroes.
const CLIENT: u32 = 0;
const SERVER: u32 = 1;
/// No turn comes any more.
const CLOSED: u32 = 2;

/// Which side of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The program.
    Client,
    /// The GPU process.
    Server,
}

/// How long a side looks for its turn before it sleeps: waking it may cost 100 times as much as a request.
const CLIENT_LOOKS: Duration = Duration::from_micros(60);
const SERVER_LOOKS: Duration = Duration::from_micros(100);
/// Looks between two readings of the clock.
const LOOKS: u32 = 64;
/// How long a side sleeps before it asks whether the other one is alive.
const NAP: Timespec = Timespec { tv_sec: 0, tv_nsec: 200_000_000 };

/// One end of a seat.
pub struct SeatWire<'a> {
    channel: &'a Channel,
    side: Side,
    is_alive: &'a dyn Fn() -> bool,
}

impl<'a> SeatWire<'a> {
    /// A wire over shared memory; `is_alive` is asked now and then while waiting for the other side.
    pub fn new(channel: &'a Channel, side: Side, is_alive: &'a dyn Fn() -> bool) -> Self {
        Self { channel, side, is_alive }
    }

    fn turn(&self) -> &AtomicU32 {
        self.channel.word(word::TURN)
    }

    fn wake(&self, sleeper: usize) {
        if self.channel.word(sleeper).load(Ordering::SeqCst) != 0 {
            // The other side also looks by itself from time to time.
            let _ = futex::wake(self.turn(), futex::Flags::empty(), u32::MAX >> 1);
        }
    }

    /// Nothing is answered any more, to either side.
    pub fn close(&self) {
        self.turn().store(CLOSED, Ordering::SeqCst);
        self.wake(word::CLIENT_SLEEPS);
        self.wake(word::SERVER_SLEEPS);
    }

    /// Waits for the turn of this side.
    fn wait(&self) -> Result<(), Errno> {
        let (own, sleeps, looks) = match self.side {
            Side::Client => (CLIENT, word::CLIENT_SLEEPS, CLIENT_LOOKS),
            Side::Server => (SERVER, word::SERVER_SLEEPS, SERVER_LOOKS),
        };
        let mut turn = self.turn().load(Ordering::SeqCst);
        let begun = Instant::now();
        while turn != own && turn != CLOSED && begun.elapsed() < looks {
            for _ in 0..LOOKS {
                std::hint::spin_loop();
            }
            turn = self.turn().load(Ordering::SeqCst);
        }
        while turn != own && turn != CLOSED {
            self.channel.word(sleeps).store(1, Ordering::SeqCst);
            let slept = futex::wait(self.turn(), futex::Flags::empty(), turn, Some(&NAP));
            self.channel.word(sleeps).store(0, Ordering::SeqCst);
            turn = self.turn().load(Ordering::SeqCst);
            if slept == Err(rustix::io::Errno::TIMEDOUT) && turn != own && !(self.is_alive)() {
                return Err(Errno::EIO);
            }
        }
        if turn == own { Ok(()) } else { Err(Errno::EIO) }
    }
}

impl Wire for SeatWire<'_> {
    fn room(&self) -> usize {
        self.channel.len() - MESSAGE_PLACE
    }

    fn put(&mut self, offset: usize, bytes: &[u8]) -> Result<(), Errno> {
        let place = offset.saturating_add(MESSAGE_PLACE);
        if self.channel.write(place, bytes) { Ok(()) } else { Err(Errno::EIO) }
    }

    fn get(&self, offset: usize, into: &mut [u8]) -> Result<(), Errno> {
        let place = offset.saturating_add(MESSAGE_PLACE);
        if self.channel.read(place, into) { Ok(()) } else { Err(Errno::EIO) }
    }

    fn send(&mut self, length: usize, descriptor: Option<BorrowedFd>) -> Result<(), Errno> {
        if descriptor.is_some() {
            // The side that asks knows that a seat carries none.
            return Err(Errno::EOPNOTSUPP);
        }
        let (own, other, sleeper) = match self.side {
            Side::Client => (CLIENT, SERVER, word::SERVER_SLEEPS),
            Side::Server => (SERVER, CLIENT, word::CLIENT_SLEEPS),
        };
        self.channel.word(word::LENGTH).store(length as u32, Ordering::Relaxed);
        // A closed seat stays closed.
        let given = self.turn().compare_exchange(own, other, Ordering::SeqCst, Ordering::SeqCst);
        given.map_err(|_| Errno::EIO)?;
        self.wake(sleeper);
        Ok(())
    }

    fn receive(&mut self) -> Result<(usize, Option<OwnedFd>), Errno> {
        self.wait()?;
        let length = self.channel.word(word::LENGTH).load(Ordering::Relaxed) as usize;
        if length <= self.room() { Ok((length, None)) } else { Err(Errno::EIO) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::kind;
    use rustix::net::{AddressFamily, SocketFlags, SocketType, socketpair};

    fn pair() -> (SocketWire<'static>, SocketWire<'static>) {
        let room = || Box::leak(Box::new([0; PACKET_BYTES])).as_mut_slice();
        let kind = SocketType::SEQPACKET;
        let (a, b) = socketpair(AddressFamily::UNIX, kind, SocketFlags::CLOEXEC, None).unwrap();
        (SocketWire::new(a, room()), SocketWire::new(b, room()))
    }

    #[test]
    fn a_socket_carries_a_message_and_a_descriptor_and_tells_the_end() {
        let (mut ours, mut theirs) = pair();
        let head = Head { kind: kind::MAP, first: 7, ..Head::default() };
        let null = std::fs::File::open("/dev/null").unwrap();
        ours.send_head(head, Some(null.as_fd())).unwrap();
        let (length, descriptor) = theirs.receive().unwrap();
        assert_eq!((length, theirs.head().unwrap(), descriptor.is_some()), (HEAD_BYTES, head, true));
        drop(ours);
        assert_eq!(theirs.receive().unwrap_err(), Errno::EIO);
        assert_eq!(theirs.send_head(head, None), Err(Errno::EIO));
    }

    #[test]
    fn parts_of_a_message_lie_inside_of_it() {
        let (mut ours, _theirs) = pair();
        assert_eq!(ours.put(PACKET_BYTES - 8, &[1; 8]), Ok(()));
        assert_eq!(ours.put(PACKET_BYTES - 8, &[1; 9]), Err(Errno::EIO));
        assert_eq!(ours.get(usize::MAX, &mut [0; 2]), Err(Errno::EIO));
        assert_eq!(ours.send(PACKET_BYTES + 1, None), Err(Errno::EIO));
    }

    #[test]
    fn a_seat_passes_turns_and_a_closed_one_stays_closed() {
        let (channel, file) = Channel::create(SEAT_BYTES).unwrap();
        let mapped = Channel::open(file.as_fd()).unwrap();
        let alive = || true;
        let server = std::thread::spawn(move || {
            let alive = || true;
            let mut wire = SeatWire::new(&mapped, Side::Server, &alive);
            let mut answered = 0;
            while let Ok((length, None)) = wire.receive() {
                let mut head = wire.head().unwrap();
                assert_eq!(length, HEAD_BYTES);
                head.first += 1;
                wire.send_head(head, None).unwrap();
                answered += 1;
            }
            answered
        });
        let mut wire = SeatWire::new(&channel, Side::Client, &alive);
        for round in 0..20 {
            if round % 5 == 4 {
                // Long enough for the other side to fall asleep.
                std::thread::sleep(Duration::from_millis(2));
            }
            wire.send_head(Head { first: round, ..Head::default() }, None).unwrap();
            wire.receive().unwrap();
            assert_eq!(wire.head().unwrap().first, round + 1);
        }
        wire.close();
        assert_eq!(server.join().unwrap(), 20);
        assert_eq!(wire.send_head(Head::default(), None), Err(Errno::EIO));
        assert_eq!(wire.receive().unwrap_err(), Errno::EIO);
    }

    #[test]
    fn a_seat_whose_other_side_died_ends_the_wait_and_one_that_lives_does_not() {
        use std::cell::Cell;
        let (channel, _) = Channel::create(SEAT_BYTES).unwrap();
        let asked = Cell::new(0);
        let alive = || {
            asked.set(asked.get() + 1);
            asked.get() < 2
        };
        let mut wire = SeatWire::new(&channel, Side::Client, &alive);
        wire.send_head(Head::default(), None).unwrap();
        assert_eq!(wire.receive().unwrap_err(), Errno::EIO);
        assert_eq!(asked.get(), 2);
    }
}
