//! Writing packets of AUB files.
//!
//! Source: [neo:aub packet layouts], [mesa:aub packet headers].

use super::code;
use super::packet::Version;
use std::io::{self, Write};

/// Longest data of one memory packet that is written, in bytes: its length field has 16 bits of DWords.
const DATA_LIMIT_BYTES: usize = 32 << 10;
/// Number of the address space of each kind of memory write.
pub(crate) mod space {
    pub const GGTT: u32 = 0;
    pub const PHYSICAL: u32 = 2;
    pub const GGTT_ENTRY: u32 = 4;
}
/// Flags of a register packet: DWord-sized, MMIO.
const MMIO_DWORD: u32 = 2 << 16;

/// Writes packets to a file.
pub struct AubWriter<W> {
    output: W,
}

impl<W: Write> AubWriter<W> {
    /// A writer; the first packet must be a version or a header.
    pub fn new(output: W) -> Self {
        Self { output }
    }

    /// Hands everything to the host.
    ///
    /// # Errors
    /// What the host says.
    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    fn dwords(&mut self, dwords: &[u32]) -> io::Result<()> {
        dwords.iter().try_for_each(|dword| self.output.write_all(&dword.to_le_bytes()))
    }

    fn padded(&mut self, data: &[u8]) -> io::Result<()> {
        self.output.write_all(data)?;
        self.output.write_all(&[0; 3][..data.len().wrapping_neg() % 4])
    }

    /// The first packet of a memory trace. `tool` names the writer.
    ///
    /// # Errors
    /// What the host says.
    pub fn version(&mut self, platform: &hw::Platform, tool: &str) -> io::Result<()> {
        let line = format!("PCI-ID=0x{:04x} {tool}\0", platform.pci_id);
        let dwords = line.len().div_ceil(4) as u32;
        // File version 1; physical memory was recorded.
        let device = u32::from(Version::device_number(platform.name)) << 8 | 1 << 18;
        self.dwords(&[code::VERSION | (4 + dwords), 1, device, 0, 0])?;
        self.padded(line.as_bytes())
    }

    /// The first packet of a file of trace blocks.
    ///
    /// # Errors
    /// What the host says.
    pub fn header(&mut self, platform: &hw::Platform, tool: &str) -> io::Result<()> {
        let comment = format!("PCI-ID=0x{:04x}", platform.pci_id);
        let dwords = 13 + comment.len().div_ceil(4) as u32;
        let mut name = [0; 32];
        for (to, from) in name.iter_mut().take(31).zip(tool.bytes()) {
            *to = from;
        }
        self.dwords(&[code::HEADER | (dwords - 2), 4 << 24])?;
        self.output.write_all(&name)?;
        self.dwords(&[0, 0, comment.len() as u32])?;
        self.padded(comment.as_bytes())
    }

    /// Text for people, and for readers that know what to look for.
    ///
    /// # Errors
    /// What the host says.
    pub fn comment(&mut self, text: &str) -> io::Result<()> {
        let line = format!("{text}\0");
        let line = line.as_bytes().get(..DATA_LIMIT_BYTES).unwrap_or(line.as_bytes());
        self.dwords(&[code::COMMENT | (1 + line.len().div_ceil(4) as u32), 0])?;
        self.padded(line)
    }

    /// A write of a register of four bytes.
    ///
    /// # Errors
    /// What the host says.
    pub fn register(&mut self, offset: u32, value: u32) -> io::Result<()> {
        self.dwords(&[code::REGISTER_WRITE | 5, offset, MMIO_DWORD, u32::MAX, 0, value])
    }

    /// A wait until the bits `mask` of a register have a value.
    ///
    /// # Errors
    /// What the host says.
    pub fn poll(&mut self, offset: u32, mask: u32, value: u32) -> io::Result<()> {
        self.dwords(&[code::REGISTER_POLL | 5, offset, MMIO_DWORD, mask, 0, value])
    }

    /// A write of memory; long data becomes several packets.
    ///
    /// # Errors
    /// What the host says.
    pub fn memory(&mut self, space: u32, hint: u8, address: u64, data: &[u8]) -> io::Result<()> {
        for (index, data) in (0..).zip(data.chunks(DATA_LIMIT_BYTES)) {
            let address = address.wrapping_add(index * DATA_LIMIT_BYTES as u64);
            let dwords = data.len().div_ceil(4) as u32;
            let flags = space << 28 | u32::from(hint) << 20;
            self.dwords(&[
                code::MEMORY_WRITE | (4 + dwords),
                address as u32,
                (address >> 32) as u32,
                flags,
                data.len() as u32,
            ])?;
            self.padded(data)?;
        }
        Ok(())
    }

    /// A trace block: `flags` hold operation, type and address space.
    ///
    /// # Errors
    /// What the host says.
    pub fn block(&mut self, flags: u32, address: u32, data: &[u8]) -> io::Result<()> {
        for (index, data) in (0..).zip(data.chunks(DATA_LIMIT_BYTES)) {
            let address = address.wrapping_add(index * DATA_LIMIT_BYTES as u32);
            self.dwords(&[code::BLOCK | 3, flags, 0, address, data.len() as u32])?;
            self.padded(data)?;
        }
        Ok(())
    }
}
