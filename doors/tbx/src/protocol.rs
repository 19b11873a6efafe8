//! Messages of the simulator socket: bytes in, requests out, and the other way round for replies.
//!
//! A message is a header of three DWords (type, transaction, size of the body), a body of fixed size, and for data a
//! number of bytes that the header does not count. Everything is little endian. A pure function, so that it can be
//! tested with any bytes.
//!
//! Source: [neo:tbx HasMsg].

use std::fmt;

/// Bytes of a header.
pub const HEADER_BYTES: usize = 12;
/// Most bytes that one message may move. Drivers move pages.
pub const TRANSFER_LIMIT_BYTES: u32 = 64 << 20;
/// Largest body of any message, with room for extensions.
const BODY_LIMIT_BYTES: u32 = 64;

const MMIO_REQUEST: u32 = 0;
const MMIO_RESPONSE: u32 = 1;
const GTT_REQUEST: u32 = 2;
const GTT_RESPONSE: u32 = 3;
const WRITE_DATA_REQUEST: u32 = 4;
const READ_DATA_REQUEST: u32 = 5;
const READ_DATA_RESPONSE: u32 = 6;
const MARKER_REQUEST: u32 = 7;
const MARKER_RESPONSE: u32 = 8;
const CONTROL_REQUEST: u32 = 11;
const PCI_CONFIGURATION_REQUEST: u32 = 14;
const PCI_CONFIGURATION_RESPONSE: u32 = 15;

/// Names by message type.
const NAMES: [&str; 35] = [
    "MMIO request",
    "MMIO response",
    "GTT request",
    "GTT response",
    "write data request",
    "read data request",
    "read data response",
    "marker request",
    "marker response",
    "render end request",
    "render end response",
    "control request",
    "parameters request",
    "parameters response",
    "PCI configuration request",
    "PCI configuration response",
    "GTT parameters request",
    "event request",
    "inner variable request",
    "inner variable response",
    "inner variable list request",
    "inner variable list response",
    "funny IO request",
    "funny IO response",
    "IO request",
    "IO response",
    "RPC request",
    "RPC response",
    "cache line flush request",
    "cache line flush response",
    "synchronise pages request",
    "synchronise pages response",
    "GD2 message",
    "simulation time response",
    "run level response",
];

/// Where data lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address {
    /// Physical memory, 40 bits.
    Physical(u64),
    /// The global page table, 40 bits.
    Global(u64),
}

/// What a client asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// Switches of the simulator; bits 31:16 say which of bits 15:0 are meant.
    Control {
        /// The word.
        flags: u32,
    },
    /// Asks for a register.
    MmioRead {
        /// Byte offset.
        offset: u32,
    },
    /// Sets a register.
    MmioWrite {
        /// Byte offset.
        offset: u32,
        /// New value.
        value: u32,
    },
    /// Asks for an entry of the global page table.
    GttRead {
        /// Number of the entry.
        index: u32,
        /// Answer with eight bytes.
        is_wide: bool,
    },
    /// Sets an entry of the global page table.
    GttWrite {
        /// Number of the entry.
        index: u32,
        /// New entry.
        entry: u64,
    },
    /// Asks for memory.
    Read {
        /// First byte.
        address: Address,
        /// Number of bytes.
        bytes: u32,
    },
    /// Sets memory; the bytes follow.
    Write {
        /// First byte.
        address: Address,
        /// Number of bytes.
        bytes: u32,
    },
    /// Asks whether the simulator is there.
    Marker,
    /// Asks for PCI configuration space.
    PciRead,
    /// Sets PCI configuration space.
    PciWrite,
}

/// A request and its place in the stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Message {
    /// Number that the reply repeats.
    pub transaction: u32,
    /// What is asked.
    pub request: Request,
    /// Bytes of header and body; data follows.
    pub length: usize,
}

/// Bytes that are no message of this protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProtocolError {
    /// A message that a simulator never gets, or that needs what Halogen does not have.
    #[error("a message of type {kind} ({}) cannot be answered", name(*kind))]
    Kind {
        /// The type.
        kind: u32,
    },
    /// A size that the type does not have.
    #[error("a {} of {bytes} bytes does not exist", name(*kind))]
    Size {
        /// The type.
        kind: u32,
        /// Its stated size.
        bytes: u32,
    },
    /// Only whole registers can be accessed.
    #[error("an MMIO request for {bytes} bytes in space {space} cannot be answered, only 4 bytes in space 0")]
    MmioAccess {
        /// Bytes asked for.
        bytes: u32,
        /// Number of the space.
        space: u32,
    },
    /// Byte masks are not built.
    #[error("a write data request with a byte mask cannot be answered")]
    Mask,
    /// More data in one message than allowed.
    #[error("a {} for {bytes} bytes exceeds {} MiB", name(*kind), TRANSFER_LIMIT_BYTES >> 20)]
    Transfer {
        /// The type.
        kind: u32,
        /// Bytes asked for.
        bytes: u32,
    },
}

fn name(kind: u32) -> &'static str {
    NAMES.get(kind as usize).copied().unwrap_or("unknown")
}

/// The message at the start of `bytes`; `None` while it is incomplete.
///
/// # Errors
/// When these bytes are no message that can be answered.
pub fn parse(bytes: &[u8]) -> Result<Option<Message>, ProtocolError> {
    let word = |index: usize| -> Option<u32> {
        let bytes = bytes.get(4 * index..4 * index + 4)?;
        Some(u32::from_le_bytes(*bytes.first_chunk()?))
    };
    let (Some(kind), Some(transaction), Some(size)) = (word(0), word(1), word(2)) else { return Ok(None) };
    let sizes: &[u32] = match kind {
        MMIO_REQUEST => &[12, 16],
        GTT_REQUEST => &[12, 16],
        WRITE_DATA_REQUEST | READ_DATA_REQUEST | PCI_CONFIGURATION_REQUEST => &[12],
        CONTROL_REQUEST => &[4],
        MARKER_REQUEST => &[0],
        _ => return Err(ProtocolError::Kind { kind }),
    };
    if size > BODY_LIMIT_BYTES || !sizes.contains(&size) {
        return Err(ProtocolError::Size { kind, bytes: size });
    }
    let length = HEADER_BYTES + size as usize;
    if bytes.len() < length {
        return Ok(None);
    }
    let body = |index: usize| word(3 + index).unwrap_or(0);
    let flags = body(0);
    let is_write = flags & 1 != 0;
    let address = || {
        let address = u64::from(flags >> 24) << 32 | u64::from(body(1));
        if flags & 1 == 0 { Address::Physical(address) } else { Address::Global(address) }
    };
    let transfer = || match body(2) {
        bytes if bytes > TRANSFER_LIMIT_BYTES => Err(ProtocolError::Transfer { kind, bytes }),
        bytes => Ok(bytes),
    };
    let request = match kind {
        MMIO_REQUEST => {
            let (bytes, space) = ((flags >> 1) & 7, (flags >> 6) & 7);
            if bytes != 4 || space != 0 {
                return Err(ProtocolError::MmioAccess { bytes, space });
            }
            match is_write {
                true => Request::MmioWrite { offset: body(1), value: body(2) },
                false => Request::MmioRead { offset: body(1) },
            }
        }
        GTT_REQUEST => {
            let is_wide = size == 16;
            let high = if is_wide { body(3) } else { 0 };
            match is_write {
                true => {
                    Request::GttWrite { index: body(1), entry: u64::from(body(2)) | u64::from(high) << 32 }
                }
                false => Request::GttRead { index: body(1), is_wide },
            }
        }
        WRITE_DATA_REQUEST if flags & 2 != 0 => return Err(ProtocolError::Mask),
        WRITE_DATA_REQUEST => Request::Write { address: address(), bytes: transfer()? },
        READ_DATA_REQUEST => Request::Read { address: address(), bytes: transfer()? },
        CONTROL_REQUEST => Request::Control { flags },
        PCI_CONFIGURATION_REQUEST if is_write => Request::PciWrite,
        PCI_CONFIGURATION_REQUEST => Request::PciRead,
        _ => Request::Marker,
    };
    Ok(Some(Message { transaction, request, length }))
}

/// A reply without data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Value of a register.
    Mmio(u32),
    /// Entry of the global page table.
    Gtt {
        /// The entry.
        entry: u64,
        /// With all eight bytes.
        is_wide: bool,
    },
    /// Memory; the bytes follow.
    Read {
        /// First byte.
        address: Address,
        /// Number of bytes.
        bytes: u32,
    },
    /// The simulator is there.
    Marker,
    /// PCI configuration space.
    Pci(u32),
}

impl Reply {
    /// Appends header and body.
    pub fn encode(self, transaction: u32, into: &mut Vec<u8>) {
        let (kind, body, count) = match self {
            Reply::Mmio(value) => (MMIO_RESPONSE, [value, 0, 0], 1),
            Reply::Gtt { entry, is_wide } => {
                (GTT_RESPONSE, [entry as u32, (entry >> 32) as u32, 0], if is_wide { 2 } else { 1 })
            }
            Reply::Read { address, bytes } => {
                let (kind, address) = match address {
                    Address::Physical(address) => (0, address),
                    Address::Global(address) => (1, address),
                };
                let high = ((address >> 32) as u32) << 24;
                (READ_DATA_RESPONSE, [kind | high, address as u32, bytes], 3)
            }
            Reply::Marker => (MARKER_RESPONSE, [0; 3], 0),
            Reply::Pci(value) => (PCI_CONFIGURATION_RESPONSE, [value, 0, 0], 1),
        };
        let header = [kind, transaction, 4 * count as u32];
        for word in header.iter().chain(&body[..count]) {
            into.extend(word.to_le_bytes());
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Physical(address) => write!(f, "physical 0x{address:x}"),
            Address::Global(address) => write!(f, "global 0x{address:x}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    #[test]
    fn requests_are_read_as_a_driver_writes_them() {
        let request = |words: &[u32]| parse(&bytes(words)).unwrap().unwrap().request;
        assert_eq!(request(&[11, 0, 4, 0x0032_0002]), Request::Control { flags: 0x0032_0002 });
        assert_eq!(request(&[0, 1, 12, 9, 0x2230, 7]), Request::MmioWrite { offset: 0x2230, value: 7 });
        assert_eq!(request(&[0, 1, 12, 8, 0x2234, 0]), Request::MmioRead { offset: 0x2234 });
        assert_eq!(
            request(&[2, 1, 16, 1, 6, 0x7001, 3]),
            Request::GttWrite { index: 6, entry: 0x3_0000_7001 }
        );
        let physical = Address::Physical(0x12_3456_7000);
        assert_eq!(
            request(&[4, 1, 12, 0x1200_0000, 0x3456_7000, 8]),
            Request::Write { address: physical, bytes: 8 }
        );
    }

    #[test]
    fn a_message_is_taken_when_it_is_complete_and_not_before() {
        let whole = bytes(&[5, 77, 12, 0, 0x1000, 4096, 0xffff_ffff]);
        for length in 0..24 {
            assert_eq!(parse(&whole[..length]), Ok(None));
        }
        let message = parse(&whole).unwrap().unwrap();
        assert_eq!((message.transaction, message.length), (77, 24));
    }

    #[test]
    fn sizes_and_types_that_do_not_exist_are_refused() {
        assert_eq!(parse(&bytes(&[1, 0, 4])), Err(ProtocolError::Kind { kind: 1 }));
        assert_eq!(parse(&bytes(&[99, 0, 4])), Err(ProtocolError::Kind { kind: 99 }));
        assert_eq!(parse(&bytes(&[0, 0, u32::MAX])), Err(ProtocolError::Size { kind: 0, bytes: u32::MAX }));
        let huge = bytes(&[4, 0, 12, 0, 0, u32::MAX]);
        assert_eq!(parse(&huge), Err(ProtocolError::Transfer { kind: 4, bytes: u32::MAX }));
        assert_eq!(parse(&bytes(&[4, 0, 12, 2, 0, 4])), Err(ProtocolError::Mask));
    }

    #[test]
    fn replies_repeat_the_transaction() {
        let mut reply = Vec::new();
        Reply::Read { address: Address::Physical(0x12_3456_7000), bytes: 64 }.encode(5, &mut reply);
        assert_eq!(reply, bytes(&[6, 5, 12, 0x1200_0000, 0x3456_7000, 64]));
    }
}
