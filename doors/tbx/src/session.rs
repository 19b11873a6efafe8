//! One client and its GPU: requests in, replies out. Knows no socket.

use crate::protocol::{Address, Message, ProtocolError, Reply, Request, TRANSFER_LIMIT_BYTES, parse};
use bits::{GgttOffset, PhysicalAddress};
use device::{Hardware, HardwareError};

/// What a session does to its GPU.
pub trait Bus {
    /// Resets everything.
    ///
    /// # Errors
    /// As all others: what the GPU says.
    fn reset(&mut self) -> Result<(), HardwareError>;
    /// Reads a register.
    ///
    /// # Errors
    /// What the GPU says.
    fn mmio_read(&self, offset: u32) -> Result<u32, HardwareError>;
    /// Writes a register.
    ///
    /// # Errors
    /// What the GPU says.
    fn mmio_write(&mut self, offset: u32, value: u32) -> Result<(), HardwareError>;
    /// Reads an entry of the global page table.
    ///
    /// # Errors
    /// What the GPU says.
    fn ggtt_read(&self, index: u32) -> Result<u64, HardwareError>;
    /// Writes an entry of the global page table.
    ///
    /// # Errors
    /// What the GPU says.
    fn ggtt_write(&mut self, index: u32, entry: u64) -> Result<(), HardwareError>;
    /// Reads memory.
    ///
    /// # Errors
    /// What the GPU says.
    fn read(&self, address: Address, into: &mut [u8]) -> Result<(), HardwareError>;
    /// Writes memory.
    ///
    /// # Errors
    /// What the GPU says.
    fn write(&mut self, address: Address, data: &[u8]) -> Result<(), HardwareError>;
}

impl Bus for Hardware {
    fn reset(&mut self) -> Result<(), HardwareError> {
        self.mmio_write(hw::registers::GDRST, 1)
    }

    fn mmio_read(&self, offset: u32) -> Result<u32, HardwareError> {
        self.mmio_read(offset)
    }

    fn mmio_write(&mut self, offset: u32, value: u32) -> Result<(), HardwareError> {
        self.mmio_write(offset, value)
    }

    fn ggtt_read(&self, index: u32) -> Result<u64, HardwareError> {
        self.ggtt_read(index)
    }

    fn ggtt_write(&mut self, index: u32, entry: u64) -> Result<(), HardwareError> {
        self.ggtt_write(index, entry)
    }

    fn read(&self, address: Address, into: &mut [u8]) -> Result<(), HardwareError> {
        match address {
            Address::Physical(address) => self.physical_read(PhysicalAddress(address), into),
            Address::Global(address) => self.ggtt_memory_read(GgttOffset(address), into),
        }
    }

    fn write(&mut self, address: Address, data: &[u8]) -> Result<(), HardwareError> {
        match address {
            Address::Physical(address) => self.physical_write(PhysicalAddress(address), data),
            Address::Global(address) => self.ggtt_memory_write(GgttOffset(address), data),
        }
    }
}

/// Why a client cannot be served any further.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SessionError {
    /// It said something that is no message.
    #[error("{error} (byte {at} of what was received)")]
    Protocol {
        /// Bytes that were received before.
        at: u64,
        /// What is wrong.
        error: ProtocolError,
    },
    /// The GPU cannot do it, and the client has no way to learn that.
    #[error("{error} (byte {at} of what was received)")]
    Hardware {
        /// Bytes that were received before.
        at: u64,
        /// What is wrong.
        error: HardwareError,
    },
}

/// What a client did so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traffic {
    /// Requests.
    pub messages: u64,
    /// Bytes from the client.
    pub received_bytes: u64,
    /// Bytes to the client.
    pub sent_bytes: u64,
}

/// Data of a write that is still to come.
struct Bulk {
    address: Address,
    left: u32,
}

/// A client's GPU and where its stream of requests stands.
pub struct Session<B = Hardware> {
    hardware: B,
    bulk: Option<Bulk>,
    /// The start of a message that has not arrived whole.
    partial: Vec<u8>,
    traffic: Traffic,
    /// Part of a reply that is put together before it goes out.
    chunk: Vec<u8>,
}

/// Bytes of memory that are copied into a reply at a time.
const CHUNK_BYTES: usize = 1 << 16;
/// Any message without its data is shorter.
const MESSAGE_BYTES: usize = 128;
/// Control bits: reset, full reset, quit.
const CONTROL_RESET: u32 = 1 | 1 << 9;

const _: () = assert!(TRANSFER_LIMIT_BYTES < u32::MAX);

impl<B: Bus> Session<B> {
    /// A client that has not said anything.
    pub fn new(hardware: B) -> Self {
        let (partial, chunk) = (Vec::with_capacity(MESSAGE_BYTES), Vec::new());
        Self { hardware, bulk: None, partial, traffic: Traffic::default(), chunk }
    }

    /// The GPU.
    pub fn hardware(&self) -> &B {
        &self.hardware
    }

    /// What was said so far.
    pub fn traffic(&self) -> Traffic {
        self.traffic
    }

    /// True in the middle of a message.
    pub fn is_waiting_for_more(&self) -> bool {
        self.bulk.is_some() || !self.partial.is_empty()
    }

    /// Takes bytes of the client, however they were cut on their way, and passes what is to be answered to `reply`.
    ///
    /// # Errors
    /// [`SessionError`] as `Ok(Err(..))`; what `reply` returned otherwise.
    pub fn receive<E>(
        &mut self,
        bytes: &[u8],
        reply: &mut dyn FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<Result<(), SessionError>, E> {
        let mut rest = bytes;
        while !rest.is_empty() {
            if let Some(bulk) = &mut self.bulk {
                let (data, behind) = rest.split_at(rest.len().min(bulk.left as usize));
                let address = bulk.address;
                bulk.left -= data.len() as u32;
                bulk.address = advance(address, data.len());
                if bulk.left == 0 {
                    self.bulk = None;
                }
                if let Err(error) = self.hardware.write(address, data) {
                    return Ok(Err(self.hardware_error(error)));
                }
                self.traffic.received_bytes += data.len() as u64;
                rest = behind;
                continue;
            }
            let (message, consumed) = match self.next(rest) {
                Ok(Some(found)) => found,
                Ok(None) => break,
                Err(error) => {
                    return Ok(Err(SessionError::Protocol { at: self.traffic.received_bytes, error }));
                }
            };
            self.traffic.messages += 1;
            if let Err(error) = self.answer(message, reply)? {
                return Ok(Err(self.hardware_error(error)));
            }
            self.traffic.received_bytes += message.length as u64;
            rest = &rest[consumed..];
        }
        Ok(Ok(()))
    }

    fn hardware_error(&self, error: HardwareError) -> SessionError {
        SessionError::Hardware { at: self.traffic.received_bytes, error }
    }

    /// The next message and how many of `bytes` belong to it; without a whole one they are kept.
    fn next(&mut self, bytes: &[u8]) -> Result<Option<(Message, usize)>, ProtocolError> {
        if self.partial.is_empty() {
            if let Some(message) = parse(bytes)? {
                return Ok(Some((message, message.length)));
            }
            self.partial.extend_from_slice(bytes);
            return Ok(None);
        }
        let before = self.partial.len();
        let taken = bytes.len().min(MESSAGE_BYTES.saturating_sub(before));
        self.partial.extend_from_slice(&bytes[..taken]);
        let Some(message) = parse(&self.partial)? else { return Ok(None) };
        self.partial.clear();
        Ok(Some((message, message.length.saturating_sub(before))))
    }

    fn answer<E>(
        &mut self,
        message: Message,
        reply: &mut dyn FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<Result<(), HardwareError>, E> {
        let result = match message.request {
            Request::Control { flags } => {
                let is_reset = flags & (flags >> 16) & CONTROL_RESET != 0;
                if is_reset { self.hardware.reset().map(|()| None) } else { Ok(None) }
            }
            Request::MmioRead { offset } => {
                self.hardware.mmio_read(offset).map(|value| Some(Reply::Mmio(value)))
            }
            Request::MmioWrite { offset, value } => self.hardware.mmio_write(offset, value).map(|()| None),
            Request::GttRead { index, is_wide } => {
                self.hardware.ggtt_read(index).map(|entry| Some(Reply::Gtt { entry, is_wide }))
            }
            Request::GttWrite { index, entry } => self.hardware.ggtt_write(index, entry).map(|()| None),
            Request::Marker => Ok(Some(Reply::Marker)),
            // There is no configuration space; what is not there reads as ones.
            Request::PciRead => Ok(Some(Reply::Pci(u32::MAX))),
            Request::PciWrite => Ok(None),
            Request::Write { address, bytes } => {
                self.bulk = (bytes > 0).then_some(Bulk { address, left: bytes });
                Ok(None)
            }
            Request::Read { address, bytes } => return self.read(message.transaction, address, bytes, reply),
        };
        match result {
            Ok(None) => Ok(Ok(())),
            Ok(Some(answer)) => {
                self.chunk.clear();
                answer.encode(message.transaction, &mut self.chunk);
                self.traffic.sent_bytes += self.chunk.len() as u64;
                reply(&self.chunk)?;
                Ok(Ok(()))
            }
            Err(error) => Ok(Err(error)),
        }
    }

    fn read<E>(
        &mut self,
        transaction: u32,
        address: Address,
        bytes: u32,
        reply: &mut dyn FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<Result<(), HardwareError>, E> {
        self.chunk.clear();
        Reply::Read { address, bytes }.encode(transaction, &mut self.chunk);
        let mut left = bytes as usize;
        let mut address = address;
        loop {
            let count = left.min(CHUNK_BYTES);
            let start = self.chunk.len();
            self.chunk.resize(start + count, 0);
            let into = &mut self.chunk[start..];
            let result = self.hardware.read(address, into);
            if let Err(error) = result {
                return Ok(Err(error));
            }
            self.traffic.sent_bytes += self.chunk.len() as u64;
            reply(&self.chunk)?;
            self.chunk.clear();
            left -= count;
            address = advance(address, count);
            if left == 0 {
                return Ok(Ok(()));
            }
        }
    }
}

fn advance(address: Address, bytes: usize) -> Address {
    match address {
        Address::Physical(address) => Address::Physical(address + bytes as u64),
        Address::Global(address) => Address::Global(address + bytes as u64),
    }
}
