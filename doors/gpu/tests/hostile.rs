//! What no client of ours sends: the GPU process answers, or drops it, and serves the next client as before.

use gpu::{Station, client, serve};
use i915::abi::{self, Getparam};
use i915::{Errno, Guest, Options, RunDirectory};
use memory::Channel;
use rustix::net::{
    AddressFamily, RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, SocketAddrUnix, SocketFlags, SocketType, bind, listen, recvmsg, sendmsg,
    socket_with, socketpair,
};
use std::cell::RefCell;
use std::ffi::CString;
use std::io::{IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::sync::atomic::Ordering;

/// A GPU that listens, for as long as the test runs.
fn start(name: &str) -> CString {
    let folder = std::env::temp_dir().join(format!("halogen-hostile-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let options = Options { no_exec: true, ..Options::default() };
    let station = Station::new(&options, RunDirectory(folder.clone())).unwrap();
    let station: &'static Station = Box::leak(Box::new(station));
    let path = folder.join("gpu");
    let listener =
        socket_with(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None).unwrap();
    bind(&listener, &SocketAddrUnix::new(&path).unwrap()).unwrap();
    listen(&listener, 64).unwrap();
    std::thread::spawn(move || serve(station, listener.as_fd()));
    CString::new(path.as_os_str().as_bytes()).unwrap()
}

/// A client's memory: one page at [`BASE`].
struct Page(RefCell<[u8; 4096]>);
const BASE: u64 = 0x10000;

impl Page {
    fn place(address: u64, length: usize) -> Result<std::ops::Range<usize>, Errno> {
        let start = address.checked_sub(BASE).ok_or(Errno::EFAULT)? as usize;
        let end = start.checked_add(length).filter(|&end| end <= 4096).ok_or(Errno::EFAULT)?;
        Ok(start..end)
    }
}

impl Guest for Page {
    fn read(&self, address: u64, into: &mut [u8]) -> Result<(), Errno> {
        into.copy_from_slice(&self.0.borrow()[Self::place(address, into.len())?]);
        Ok(())
    }
    fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Errno> {
        self.0.borrow_mut()[Self::place(address, bytes.len())?].copy_from_slice(bytes);
        Ok(())
    }
    fn map(&self, _: BorrowedFd, _: u64, _: u64) -> Result<u64, Errno> {
        Err(Errno::ENOMEM)
    }
    fn share(&self, _: u64, _: u64) -> Result<(OwnedFd, u64), Errno> {
        Err(Errno::EFAULT)
    }
    fn import(&self, _: i32) -> Result<OwnedFd, Errno> {
        Err(Errno::EBADF)
    }
    fn export(&self, _: OwnedFd, _: bool) -> Result<i32, Errno> {
        Ok(7)
    }
}

fn request(name: &str) -> u32 {
    abi::REQUESTS.iter().find(|request| request.name == name).unwrap().number
}

/// An honest client asks which device it is.
fn chipset(path: &CString) -> i32 {
    const PLACE: u64 = BASE + 64;
    let node = client::connect(path, true).unwrap();
    let page = Page(RefCell::new([0; 4096]));
    let param = Getparam { param: 4, pad: 0, value: PLACE };
    page.write(BASE, bytemuck::bytes_of(&param)).unwrap();
    let answer = client::ioctl(node.as_fd(), 1, request("GETPARAM"), BASE, &page);
    assert_eq!((answer.result, answer.end), (Ok(0), None));
    let mut value = [0; 4];
    page.read(PLACE, &mut value).unwrap();
    i32::from_le_bytes(value)
}

/// Numbers that look like none, the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 8
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    /// Small, or near a limit, or anything.
    fn spiteful(&mut self) -> u64 {
        match self.below(6) {
            0 => self.below(9),
            1 => 1 << self.below(64),
            2 => (1u64 << self.below(64)).wrapping_sub(1),
            3 => u64::MAX - self.below(9),
            4 => 4096 * self.below(1 << 20),
            _ => self.next(),
        }
    }

    /// A message that is right in some of its parts.
    fn message(&mut self) -> Vec<u8> {
        let kinds = [1, 1, 1, 1, 2, 3, 4, 16, 32, self.next() as u32];
        let kind = kinds[self.below(10) as usize];
        let known = abi::REQUESTS[self.below(abi::REQUESTS.len() as u64) as usize].number;
        let first = if self.below(4) > 0 { u64::from(known) } else { self.spiteful() };
        let bytes = [abi::request_bytes(known) as u64, self.spiteful()][usize::from(self.below(4) == 0)];
        let blocks = [0, self.below(4), self.spiteful()][self.below(3) as usize];
        let mut message = Vec::new();
        message.extend((kind).to_le_bytes());
        message.extend((self.below(3) as u32).to_le_bytes());
        message.extend(first.to_le_bytes());
        message.extend(self.spiteful().to_le_bytes());
        message.extend((bytes as u32).to_le_bytes());
        message.extend((blocks as u32).to_le_bytes());
        for _ in 0..self.below(60) {
            message.extend(self.spiteful().to_le_bytes());
        }
        let length = if self.below(8) == 0 { self.below(message.len() as u64 + 1) } else { u64::MAX };
        message.truncate(length.try_into().unwrap_or(usize::MAX));
        message
    }
}

fn send(socket: BorrowedFd, bytes: &[u8], attached: Option<BorrowedFd>) -> bool {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut control = SendAncillaryBuffer::new(&mut space);
    let descriptors = [attached.unwrap_or(socket)];
    if attached.is_some() {
        control.push(SendAncillaryMessage::ScmRights(&descriptors));
    }
    sendmsg(socket, &[IoSlice::new(bytes)], &mut control, SendFlags::NOSIGNAL).is_ok()
}

/// What came, without what was attached; `None` at the end.
fn receive(socket: BorrowedFd) -> Option<(Vec<u8>, Option<OwnedFd>)> {
    let mut bytes = vec![0; 4096];
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut control = RecvAncillaryBuffer::new(&mut space);
    let message =
        recvmsg(socket, &mut [IoSliceMut::new(&mut bytes)], &mut control, RecvFlags::CMSG_CLOEXEC).ok()?;
    let attached = control.drain().find_map(|part| match part {
        RecvAncillaryMessage::ScmRights(mut descriptors) => descriptors.next(),
        _ => None,
    });
    bytes.truncate(message.bytes);
    (message.bytes > 0).then_some((bytes, attached))
}

/// Kind of a message of the GPU process.
fn kind(message: &[u8]) -> u32 {
    u32::from_le_bytes(message[..4].try_into().unwrap())
}

const REPLY: u32 = 16;
const ANSWER: u32 = 32;

#[test]
fn random_packets_cost_other_clients_nothing() {
    let path = start("packets");
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..40 {
        let node = client::connect(&path, true).unwrap();
        for _ in 0..25 {
            let (ours, theirs) =
                socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None).unwrap();
            let attached = (random.below(10) > 0).then_some(theirs.as_fd());
            if !send(node.as_fd(), &random.message(), attached) {
                // An empty packet looks like the end of the connection.
                break;
            }
            drop(theirs);
            let mut patience = random.below(40);
            while let Some((message, _)) = receive(ours.as_fd()) {
                if kind(&message) == REPLY || patience == 0 {
                    break;
                }
                patience -= 1;
                let mut answer = random.message();
                if random.below(4) > 0 && answer.len() >= 8 {
                    answer[..4].copy_from_slice(&ANSWER.to_le_bytes());
                    answer[4..8].copy_from_slice(&0u32.to_le_bytes());
                }
                let file = std::fs::File::open("/dev/null").unwrap();
                let attached = (random.below(2) == 0).then_some(file.as_fd());
                send(ours.as_fd(), &answer, attached);
            }
        }
        assert_eq!(chipset(&path), 0x1912);
    }
}

#[test]
fn random_messages_in_a_seat_cost_other_clients_nothing() {
    const TURN: usize = 0;
    const LENGTH: usize = 1;
    const CLIENT: u32 = 0;
    const SERVER: u32 = 1;
    const CLOSED: u32 = 2;
    let path = start("seats");
    let mut random = Random(0x1234_5678_9abc_def1);
    for round in 0..20 {
        let node = client::connect(&path, true).unwrap();
        let (ours, theirs) =
            socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None).unwrap();
        let mut wanted = vec![0; 32];
        wanted[0] = 3;
        assert!(send(node.as_fd(), &wanted, Some(theirs.as_fd())));
        let (_, memory) = receive(ours.as_fd()).unwrap();
        let seat = Channel::open(memory.unwrap().as_fd()).unwrap();
        'seat: for _ in 0..50 {
            let mut message = random.message();
            if random.below(3) > 0 && message.len() >= 8 {
                message[..4].copy_from_slice(&1u32.to_le_bytes());
            }
            let mut length = message.len() as u32;
            if random.below(10) == 0 {
                length = random.spiteful() as u32;
            }
            for _ in 0..20 {
                seat.write(64, &message);
                seat.word(LENGTH).store(length, Ordering::SeqCst);
                seat.word(TURN).store(SERVER, Ordering::SeqCst);
                if random.below(4) == 0 {
                    // What is being read changes.
                    seat.write(64 + 8 * random.below(64) as usize, &random.spiteful().to_le_bytes());
                }
                let begun = std::time::Instant::now();
                loop {
                    match seat.word(TURN).load(Ordering::SeqCst) {
                        CLIENT => break,
                        CLOSED => break 'seat,
                        // It sleeps at most for the fifth of a second.
                        _ if begun.elapsed().as_secs() > 20 => panic!("round {round}: no turn comes"),
                        _ => std::thread::yield_now(),
                    }
                }
                let mut head = [0; 32];
                seat.read(64, &mut head);
                if kind(&head) == REPLY {
                    break;
                }
                message = random.message();
                if random.below(4) > 0 && message.len() >= 8 {
                    message[..4].copy_from_slice(&ANSWER.to_le_bytes());
                    message[4..8].copy_from_slice(&0u32.to_le_bytes());
                }
                length = message.len() as u32;
            }
        }
        assert_eq!(chipset(&path), 0x1912);
    }
}
