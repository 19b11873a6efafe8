//! A client of the GPU process as the driver model sees it.
//!
//! What the client sent along is read from there; anything else is asked for. What the model writes is kept and goes
//! with the reply, as far as it fits. The client is not trusted: whatever it answers, the worst is its own EFAULT.

use crate::message::{ARGUMENT_BYTES, BLOCK_BYTES, Block, HEAD_BYTES, Head, end, kind, padded};
use crate::station::{Answer, End};
use crate::wire::Wire;
use i915::{Errno, Guest};
use rustix::fs::{SealFlags, fcntl_add_seals, fcntl_get_seals, fstat};
use std::cell::RefCell;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

/// Bytes that are kept until the reply; more go at once.
const KEPT_BYTES: usize = 32 << 10;

struct State<'a> {
    wire: &'a mut dyn Wire,
    /// What the client sent of its memory.
    sent: Vec<(u64, Vec<u8>)>,
    /// What it gets.
    kept: Vec<(u64, Vec<u8>)>,
    kept_bytes: usize,
}

/// The client, for the length of a request.
pub struct Remote<'a> {
    state: RefCell<State<'a>>,
    is_alive: &'a dyn Fn() -> bool,
}

/// An ioctl as it was sent.
pub struct Request {
    /// Its number.
    pub number: u32,
    /// Its argument.
    pub argument: [u8; ARGUMENT_BYTES],
    /// Length of the argument.
    pub argument_bytes: usize,
}

impl<'a> Remote<'a> {
    /// Takes the ioctl that was received apart.
    ///
    /// # Errors
    /// EIO for what no client of ours sends.
    pub fn of(
        wire: &'a mut dyn Wire,
        head: Head,
        length: usize,
        is_alive: &'a dyn Fn() -> bool,
    ) -> Result<(Self, Request), Errno> {
        let argument_bytes = head.argument_bytes as usize;
        if argument_bytes > ARGUMENT_BYTES {
            return Err(Errno::EIO);
        }
        let mut argument = [0; ARGUMENT_BYTES];
        wire.get(HEAD_BYTES, &mut argument[..argument_bytes])?;
        let mut place = HEAD_BYTES + padded(argument_bytes);
        let mut sent = Vec::new();
        for _ in 0..head.blocks {
            let mut block = Block::default();
            wire.get(place, bytemuck::bytes_of_mut(&mut block))?;
            place += BLOCK_BYTES;
            let bytes =
                usize::try_from(block.bytes).ok().filter(|bytes| *bytes <= length).ok_or(Errno::EIO)?;
            let mut data = vec![0; bytes];
            wire.get(place, &mut data)?;
            place += padded(bytes);
            if place > length {
                return Err(Errno::EIO);
            }
            sent.push((block.address, data));
        }
        let request = Request { number: head.first as u32, argument, argument_bytes };
        let state = State { wire, sent, kept: Vec::new(), kept_bytes: 0 };
        Ok((Self { state: RefCell::new(state), is_alive }, request))
    }

    /// Sends the reply.
    ///
    /// # Errors
    /// When the client is gone.
    pub fn reply(self, answer: Answer, argument: &[u8]) -> Result<(), Errno> {
        let State { wire, kept, .. } = self.state.into_inner();
        let (status, value) = match answer.result {
            Ok(value) => (0, value),
            Err(error) => (error.0, -1),
        };
        let head = Head {
            kind: kind::REPLY,
            status,
            first: i64::from(value) as u64,
            second: match answer.end {
                None => 0,
                Some(End::Strict) => end::STRICT,
                Some(End::Refused) => end::REFUSED,
            },
            argument_bytes: argument.len() as u32,
            blocks: kept.len() as u32,
        };
        wire.put(0, bytemuck::bytes_of(&head))?;
        wire.put(HEAD_BYTES, argument)?;
        let mut place = HEAD_BYTES + padded(argument.len());
        for (address, data) in kept {
            let block = Block { address, bytes: data.len() as u64 };
            wire.put(place, bytemuck::bytes_of(&block))?;
            wire.put(place + BLOCK_BYTES, &data)?;
            place += BLOCK_BYTES + padded(data.len());
        }
        wire.send(place, None)
    }
}

impl State<'_> {
    /// Asks the client for something and waits for its answer.
    fn call(
        &mut self,
        head: Head,
        data: &[u8],
        descriptor: Option<BorrowedFd>,
    ) -> Result<(Head, Option<OwnedFd>), Errno> {
        self.wire.put(0, bytemuck::bytes_of(&head))?;
        self.wire.put(HEAD_BYTES, data)?;
        self.wire.send(HEAD_BYTES + data.len(), descriptor)?;
        let (_, attached) = self.wire.receive()?;
        let answer = self.wire.head()?;
        match (answer.kind, answer.status) {
            (kind::ANSWER, 0) => Ok((answer, attached)),
            (kind::ANSWER, error @ 1..4096) => Err(Errno(error)),
            _ => Err(Errno::EIO),
        }
    }

    /// Copies what was sent along; false when it does not have the whole range.
    fn read_sent(&self, address: u64, into: &mut [u8]) -> bool {
        let found = self.sent.iter().find_map(|(start, data)| {
            let offset = usize::try_from(address.checked_sub(*start)?).ok()?;
            data.get(offset..offset.checked_add(into.len())?)
        });
        found.inspect(|data| into.copy_from_slice(data)).is_some()
    }

    /// Gives the client what was kept for it.
    fn flush(&mut self) -> Result<(), Errno> {
        self.kept_bytes = 0;
        for (address, data) in std::mem::take(&mut self.kept) {
            self.write_now(address, &data)?;
        }
        Ok(())
    }

    fn write_now(&mut self, address: u64, bytes: &[u8]) -> Result<(), Errno> {
        let step = (self.wire.room() - HEAD_BYTES) & !7;
        for (index, chunk) in bytes.chunks(step).enumerate() {
            let first = address.wrapping_add((index * step) as u64);
            let head = Head { kind: kind::WRITE, first, second: chunk.len() as u64, ..Head::default() };
            self.call(head, chunk, None)?;
        }
        Ok(())
    }
}

impl Guest for Remote<'_> {
    fn read(&self, address: u64, into: &mut [u8]) -> Result<(), Errno> {
        let mut state = self.state.borrow_mut();
        if state.read_sent(address, into) {
            return Ok(());
        }
        // It may read what was written before.
        state.flush()?;
        let step = (state.wire.room() - HEAD_BYTES) & !7;
        for (index, chunk) in into.chunks_mut(step).enumerate() {
            let first = address.wrapping_add((index * step) as u64);
            let head = Head { kind: kind::READ, first, second: chunk.len() as u64, ..Head::default() };
            state.call(head, &[], None)?;
            state.wire.get(HEAD_BYTES, chunk)?;
        }
        Ok(())
    }

    fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Errno> {
        let mut state = self.state.borrow_mut();
        let added = BLOCK_BYTES + padded(bytes.len());
        // What was sent along is what the client had; a model that writes there and reads again must see its own.
        let end = address.saturating_add(bytes.len() as u64);
        state
            .sent
            .retain(|(start, data)| end <= *start || start.saturating_add(data.len() as u64) <= address);
        let room = KEPT_BYTES.min(state.wire.room() - HEAD_BYTES - ARGUMENT_BYTES);
        if state.kept_bytes + added > room {
            state.flush()?;
        }
        if added > room {
            return state.write_now(address, bytes);
        }
        state.kept_bytes += added;
        state.kept.push((address, bytes.to_vec()));
        Ok(())
    }

    fn map(&self, object: BorrowedFd, offset_bytes: u64, length_bytes: u64) -> Result<u64, Errno> {
        let head = Head { kind: kind::MAP, first: offset_bytes, second: length_bytes, ..Head::default() };
        Ok(self.state.borrow_mut().call(head, &[], Some(object))?.0.first)
    }

    fn is_alive(&self) -> bool {
        (self.is_alive)()
    }

    fn is_apart(&self) -> bool {
        true
    }

    fn share(&self, address: u64, length_bytes: u64) -> Result<(OwnedFd, u64), Errno> {
        let head = Head { kind: kind::SHARE, first: address, second: length_bytes, ..Head::default() };
        let (answer, file) = self.state.borrow_mut().call(head, &[], None)?;
        let file = file.ok_or(Errno::EIO)?;
        // A file that gets shorter would end the GPU process, and with it everybody's GPU.
        let is_sealed = fcntl_get_seals(&file).is_ok_and(|seals| seals.contains(SealFlags::SHRINK));
        if !is_sealed {
            fcntl_add_seals(&file, SealFlags::SHRINK).map_err(|_| Errno::EOPNOTSUPP)?;
        }
        let end = answer.first.checked_add(length_bytes).ok_or(Errno::EFAULT)?;
        if end > fstat(&file)?.st_size as u64 { Err(Errno::EFAULT) } else { Ok((file, answer.first)) }
    }

    fn import(&self, descriptor: i32) -> Result<OwnedFd, Errno> {
        let head = Head { kind: kind::IMPORT, first: descriptor as u32 as u64, ..Head::default() };
        self.state.borrow_mut().call(head, &[], None)?.1.ok_or(Errno::EBADF)
    }

    fn export(&self, descriptor: OwnedFd, close_on_exec: bool) -> Result<i32, Errno> {
        let head = Head { kind: kind::EXPORT, first: close_on_exec.into(), ..Head::default() };
        Ok(self.state.borrow_mut().call(head, &[], Some(descriptor.as_fd()))?.0.first as i32)
    }
}
