//! Reading AUB files packet by packet: bounded memory, every length and address checked.
//!
//! The bytes may come from anybody: a reader ends with a packet's place and what was expected there, whatever they are.
//!
//! Source: [neo:aub packet layouts], [mesa:aub packet headers].

use super::code;
use super::packet::{Block, BlockOperation, Body, MemoryWrite, Packet, Pieces, Space, Version, dword};
use std::io::{self, Read};

/// Why an AUB file cannot be read, written or executed.
#[derive(Debug, thiserror::Error)]
pub enum AubError {
    /// The host refused.
    #[error(transparent)]
    Host(#[from] io::Error),
    /// A packet makes no sense, or the file ends within it.
    #[error("the AUB is damaged at byte {at} (0x{at:x}): {what}")]
    Damaged {
        /// Offset of the packet in the file.
        at: u64,
        /// What was expected and what is there.
        what: String,
    },
    /// The file is in order, but asks for something that cannot be done.
    #[error("the AUB cannot be executed from byte {at} (0x{at:x}): {what}")]
    Impossible {
        /// Offset of the packet in the file.
        at: u64,
        /// What and why.
        what: String,
    },
}

/// Longest data of one trace block that is read, in bytes. Mesa's blocks have 32 KiB.
const BLOCK_LIMIT_BYTES: u64 = 64 << 20;
/// Longest range that one packet fills with a pattern, in bytes.
const PATTERN_LIMIT_BYTES: u64 = 64 << 20;
/// Bytes that are asked of the input at once: a file that states more than it holds costs no more than what it holds.
const CHUNK_BYTES: u64 = 256 << 10;
/// Longest text that is kept of a packet, in bytes.
const TEXT_LIMIT_BYTES: usize = 4096;
/// Length of the table of a discontiguous write, in bytes.
const TABLE_BYTES: usize = 63 * 12;

/// Reads packets from bytes.
pub struct AubReader<R> {
    input: R,
    /// Bytes read so far.
    at: u64,
    /// The packet being shown, without its first DWord.
    body: Vec<u8>,
    started: bool,
}

impl<R: Read> AubReader<R> {
    /// A reader of a file's bytes.
    pub fn new(input: R) -> Self {
        Self { input, at: 0, body: Vec::new(), started: false }
    }

    /// Bytes read so far.
    pub fn position(&self) -> u64 {
        self.at
    }

    /// The next packet; `None` at the end. The first one is the version.
    ///
    /// # Errors
    /// [`AubError::Damaged`] with the packet's place, or what the host says.
    pub fn packet(&mut self) -> Result<Option<Packet<'_>>, AubError> {
        let at = self.at;
        let damaged = |what: String| AubError::Damaged { at, what };
        self.body.clear();
        let read = self.fill(4)?;
        if read == 0 {
            if !self.started {
                return Err(damaged("a version or a file header is expected, the file is empty".into()));
            }
            return Ok(None);
        }
        if read < 4 {
            return Err(damaged(format!(
                "the first DWord of a packet is expected, the file ends after {read} bytes"
            )));
        }
        let header = dword(&self.body, 0);
        let Some(bias) = code::bias(header) else {
            return Err(damaged(format!("a packet is expected, none begins with 0x{header:08x}")));
        };
        let Some((name, least)) = code::name(header) else {
            let (opcode, sub) = (header >> 23 & 0x3f, header >> 16 & 0x7f);
            return Err(damaged(format!(
                "there is no packet of opcode 0x{opcode:02x}, sub-opcode 0x{sub:02x}"
            )));
        };
        let kind = header & 0xffff_0000;
        if !self.started && !matches!(kind, code::VERSION | code::HEADER) {
            return Err(damaged(format!("a version or a file header is expected first, {name} is there")));
        }
        let dwords = u64::from(header & 0xffff) + bias;
        if dwords < least {
            return Err(damaged(format!("{name} has at least {least} DWords, this one states {dwords}")));
        }
        self.body.clear();
        self.need(name, at, (dwords - 1) * 4)?;
        if kind == code::BLOCK {
            let bytes = u64::from(dword(&self.body, 3)).next_multiple_of(4);
            if bytes > BLOCK_LIMIT_BYTES {
                return Err(damaged(format!(
                    "{name} has at most {BLOCK_LIMIT_BYTES} bytes, this one states {bytes}"
                )));
            }
            self.need(name, at, bytes)?;
        }
        self.started = true;
        let body = parse(kind, &self.body, (dwords as usize - 1) * 4).map_err(damaged)?;
        Ok(Some(Packet { at, body }))
    }

    /// Appends up to `bytes` bytes to the body and says how many there were.
    fn fill(&mut self, bytes: u64) -> Result<u64, AubError> {
        let mut done = 0;
        while done < bytes {
            let want = (bytes - done).min(CHUNK_BYTES);
            let read = self.input.by_ref().take(want).read_to_end(&mut self.body)? as u64;
            self.at += read;
            done += read;
            if read < want {
                break;
            }
        }
        Ok(done)
    }

    fn need(&mut self, name: &str, at: u64, bytes: u64) -> Result<(), AubError> {
        let read = self.fill(bytes)?;
        if read < bytes {
            let (has, states) = (self.at - at, self.at - at + (bytes - read));
            let what = format!("{name} of {states} bytes is expected, the file ends after {has} of them");
            return Err(AubError::Damaged { at, what });
        }
        Ok(())
    }
}

/// Printable text up to its end or the first zero.
fn text(bytes: &[u8]) -> String {
    let bytes = &bytes[..bytes.len().min(TEXT_LIMIT_BYTES)];
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    String::from_utf8_lossy(&bytes[..end]).chars().map(printable).collect::<String>().trim_end().to_string()
}

/// The number behind `PCI-ID=` and what follows it.
fn pci_id(text: &str) -> (Option<u32>, &str) {
    let Some(rest) = text.strip_prefix("PCI-ID=") else { return (None, text) };
    let (word, behind) = rest.split_once(' ').unwrap_or((rest, ""));
    let digits = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X"));
    let number = match digits {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => word.parse().ok(),
    };
    (number, behind)
}

/// Two DWords from `index` as one number.
fn qword(bytes: &[u8], index: usize) -> u64 {
    u64::from(dword(bytes, index + 1)) << 32 | u64::from(dword(bytes, index))
}

/// Length in bytes of a size field; it has two bits of meaning.
fn size_bytes(field: u32) -> Result<u8, String> {
    match field & 0xf {
        size @ 0..=3 => Ok(1 << size),
        size => Err(format!("a size of 0 to 3 is expected, it is {size}")),
    }
}

/// The value of a register or poll packet from `index`: one DWord, or two for eight bytes.
fn value(body: &[u8], index: usize, bytes: u8) -> Result<u64, String> {
    if bytes < 8 {
        return Ok(u64::from(dword(body, index)));
    }
    if body.len() < (index + 2) * 4 {
        return Err(format!(
            "a value of 8 bytes is expected, the packet has room for {}",
            body.len() - index * 4
        ));
    }
    Ok(qword(body, index))
}

/// A range of a space that does not leave it.
fn check_range(space: Space, address: u64, bytes: u64) -> Result<(), String> {
    match address.checked_add(bytes) {
        Some(end) if end <= space.end() => Ok(()),
        _ => Err(format!("{bytes} bytes at 0x{address:x} leave {space}, which ends at 0x{:x}", space.end())),
    }
}

/// Address, flags, length and data from the second DWord on, as memory writes and compares have them.
fn memory(body: &[u8]) -> Result<MemoryWrite<'_>, String> {
    let (address, flags, bytes) = (qword(body, 0), dword(body, 2), u64::from(dword(body, 3)));
    let space = Space::of(flags >> 28);
    let repeats = flags & 2 != 0;
    let data = body.get(16..).unwrap_or_default();
    check_range(space, address, bytes)?;
    let data = if repeats && bytes > data.len() as u64 {
        if data.is_empty() || bytes > PATTERN_LIMIT_BYTES {
            let most = format!("at most {PATTERN_LIMIT_BYTES} bytes");
            return Err(format!("a pattern for {most} is expected, {} are to fill {bytes}", data.len()));
        }
        data
    } else {
        data.get(..bytes as usize).ok_or_else(|| {
            format!("{bytes} bytes of data are expected, the packet has room for {}", data.len())
        })?
    };
    Ok(MemoryWrite { space, address, bytes, hint: (flags >> 20) as u8, data })
}

fn pieces(body: &[u8]) -> Result<Pieces<'_>, String> {
    let flags = dword(body, 0);
    let space = Space::of(flags >> 28);
    let table = body.get(4..4 + TABLE_BYTES).unwrap_or_default();
    let data = body.get(4 + TABLE_BYTES..).unwrap_or_default();
    let mut total = 0_u64;
    for row in table.chunks_exact(12) {
        let bytes = u64::from(dword(row, 2));
        check_range(space, qword(row, 0), bytes)?;
        total += bytes;
    }
    if total > data.len() as u64 {
        return Err(format!("{total} bytes of data are expected, the packet has room for {}", data.len()));
    }
    Ok(Pieces { space, hint: (flags >> 20) as u8, table, data })
}

/// `fixed` is where the data of a trace block begins.
fn block(body: &[u8], fixed: usize) -> Result<Block<'_>, String> {
    let (flags, low, bytes) = (dword(body, 0), dword(body, 2), dword(body, 3));
    let high = if fixed >= 20 { dword(body, 4) } else { 0 };
    let operation = match (flags & 0xff, flags >> 8 & 0xff) {
        (0, _) => BlockOperation::Comment,
        (1, _) => BlockOperation::Data,
        (2, ring) => BlockOperation::Ring(ring as u8),
        (3, _) => BlockOperation::Register,
        (other, _) => BlockOperation::Other(other as u8),
    };
    // A block addresses graphics memory of any width through what it calls the GTT.
    let space = match flags >> 16 & 0xff {
        0 => Space::Local,
        4 => Space::GgttEntry,
        2 => Space::Physical,
        other => Space::Other(other as u8),
    };
    let address = u64::from(high) << 32 | u64::from(low);
    if operation != BlockOperation::Comment {
        check_range(space, address, u64::from(bytes))?;
    }
    let data = body.get(fixed..).unwrap_or_default();
    let data = data.get(..bytes as usize).unwrap_or(data);
    let write = MemoryWrite { space, address, bytes: data.len() as u64, hint: 0, data };
    Ok(Block { operation, write })
}

/// `body` is the packet without its first DWord; its least length was checked. `fixed` is the part that the first
/// DWord states.
fn parse(kind: u32, body: &[u8], fixed: usize) -> Result<Body<'_>, String> {
    Ok(match kind {
        code::VERSION => {
            let device = dword(body, 1);
            let line = text(body.get(16..).unwrap_or_default());
            let (pci_id, tool) = pci_id(&line);
            let (stepping, number) = ((device >> 3 & 0x1f) as u8, (device >> 8) as u8);
            Body::Version(Version { device: Some(number), stepping, tool: tool.into(), pci_id })
        }
        code::HEADER => {
            let tool = text(body.get(4..36).unwrap_or_default());
            let comment = text(body.get(48..).unwrap_or_default());
            let (pci_id, _) = pci_id(&comment);
            Body::Version(Version { device: None, stepping: 0, tool, pci_id })
        }
        code::REGISTER_WRITE => {
            let flags = dword(body, 1);
            let bytes = size_bytes(flags >> 16)?;
            Body::RegisterWrite {
                offset: dword(body, 0),
                bytes,
                elsewhere: flags >> 28 != 0,
                mask: qword(body, 2),
                value: value(body, 4, bytes)?,
            }
        }
        code::REGISTER_POLL | code::REGISTER_COMPARE => {
            let (flags, poll) = (dword(body, 1), kind == code::REGISTER_POLL);
            let bytes = size_bytes(flags >> 16)?;
            Body::RegisterCheck {
                offset: dword(body, 0),
                bytes,
                elsewhere: flags >> 28 != 0 || !poll && flags & 1 != 0,
                mask: qword(body, 2),
                value: value(body, 4, bytes)?,
                differs: poll && flags & 4 != 0,
                poll,
            }
        }
        code::MEMORY_WRITE => Body::Write(memory(body)?),
        code::MEMORY_WRITE_DISCONTIGUOUS => Body::WriteDiscontiguous(pieces(body)?),
        code::MEMORY_COMPARE => {
            let flags = dword(body, 2);
            // Neither a checksum nor "do not look" comes with the bytes of memory.
            let unknown = flags & 0x41 != 0;
            let expected = if unknown {
                let space = Space::of(flags >> 28);
                let (address, bytes) = (qword(body, 0), u64::from(dword(body, 3)));
                check_range(space, address, bytes)?;
                MemoryWrite { space, address, bytes, hint: (flags >> 20) as u8, data: &[] }
            } else {
                memory(body)?
            };
            Body::MemoryCompare { expected, differs: flags & 0x80 != 0, unknown }
        }
        code::MEMORY_POLL => {
            let flags = dword(body, 2);
            let (space, address, bytes) =
                (Space::of(flags >> 28), qword(body, 0), size_bytes(flags >> 4 & 3)?);
            check_range(space, address, u64::from(bytes))?;
            let (mask, value) = (qword(body, 3), value(body, 5, bytes)?);
            Body::MemoryPoll { space, address, bytes, mask, value, differs: flags & 1 != 0 }
        }
        code::COMMENT => Body::Comment(text(body.get(4..).unwrap_or_default())),
        code::CONTIGUOUS_REGION => {
            let (address, bytes) = (qword(body, 0), qword(body, 2));
            check_range(Space::Physical, address, bytes)?;
            Body::ContiguousRegion { address, bytes }
        }
        code::PPGTT_CONTEXT => Body::PpgttContext {
            handle: dword(body, 0),
            is_64_bit: dword(body, 1) & 2 != 0,
            page_directories: [2, 4, 6, 8].map(|index| qword(body, index)),
        },
        code::MEMORY_DUMP => Body::Dump(text(body.get(24..).unwrap_or_default())),
        code::DUMP_BINARY => Body::Dump(text(body.get(48..).unwrap_or_default())),
        code::DUMP_PICTURE | code::DUMP_BITMAP | code::DUMP_COMPRESSED => Body::Dump(String::new()),
        code::BLOCK => Body::Block(block(body, fixed)?),
        other => Body::Mark(code::name(other).map_or("an unknown packet", |name| name.0)),
    })
}
