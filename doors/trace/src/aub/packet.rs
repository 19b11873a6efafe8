//! The packets of AUB files as values.
//!
//! Source: [neo:aub packet layouts], [mesa:aub packet headers].

use std::fmt;

/// Which memory an address means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// Graphics memory through the global table.
    Ggtt,
    /// Local memory; in trace blocks, graphics memory.
    Local,
    /// Physical memory.
    Physical,
    /// The global table itself; addresses count bytes of its entries.
    GgttEntry,
    /// Page tables of a per-process space; addresses are physical.
    PageTable,
    /// Another number.
    Other(u8),
}

impl Space {
    /// From the number in the packet.
    pub fn of(number: u32) -> Self {
        match number {
            0 => Space::Ggtt,
            1 => Space::Local,
            2 => Space::Physical,
            4 => Space::GgttEntry,
            6 | 8 | 9 | 10 => Space::PageTable,
            other => Space::Other(other as u8),
        }
    }

    /// First byte behind the last address of the space.
    pub fn end(self) -> u64 {
        match self {
            // Eight-byte entries of 4 KiB pages of four gigabytes.
            Space::GgttEntry => 8 << 20,
            Space::Ggtt => 1 << 32,
            Space::Local | Space::Physical | Space::PageTable | Space::Other(_) => 1 << 48,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Ggtt => f.write_str("the GGTT"),
            Space::Local => f.write_str("local memory"),
            Space::Physical => f.write_str("physical memory"),
            Space::GgttEntry => f.write_str("the GGTT's entries"),
            Space::PageTable => f.write_str("page tables"),
            Space::Other(number) => write!(f, "memory of kind {number}"),
        }
    }
}

/// What the first packet says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Version {
    /// Device number of the memory trace family; `None` in trace blocks.
    pub device: Option<u8>,
    /// Number that the stepping letter stands for.
    pub stepping: u8,
    /// Tool name or command line, printable characters only.
    pub tool: String,
    /// `PCI-ID=` of the text, as Mesa's tools write it.
    pub pci_id: Option<u32>,
}

/// Devices by PCI id: first, last, short name. [mesa:dev PCI ids]
const PCI_IDS: [(u32, u32, &str); 8] = [
    (0x0f30, 0x0f33, "byt"),
    (0x1602, 0x163f, "bdw"),
    (0x1902, 0x193d, "skl"),
    (0x0a84, 0x0a84, "bxt"),
    (0x1a84, 0x1a85, "bxt"),
    (0x5a84, 0x5a85, "bxt"),
    (0x9906, 0x9906, "bxt"),
    (0x22b0, 0x22b3, "chv"),
];

/// Devices by the number in the version packet. [neo:aub device values]
const DEVICES: [(u8, &str); 12] = [
    (6, "snb"),
    (7, "ivb"),
    (9, "hsw"),
    (10, "byt"),
    (11, "bdw"),
    (12, "skl"),
    (13, "chv"),
    (14, "bxt"),
    (15, "cnl"),
    (16, "kbl"),
    (17, "glk"),
    (24, "cfl"),
];

impl Version {
    /// Short name of the device, when the file names one that has a name.
    pub fn device_name(&self) -> Option<&'static str> {
        let by_id = self
            .pci_id
            .and_then(|id| PCI_IDS.iter().find(|row| (row.0..=row.1).contains(&id)))
            .map(|row| row.2);
        by_id.or_else(|| DEVICES.iter().find(|row| Some(row.0) == self.device).map(|row| row.1))
    }

    /// The number of a device in version packets; 0 when it has none.
    pub fn device_number(name: &str) -> u8 {
        DEVICES.iter().find(|row| row.1 == name).map_or(0, |row| row.0)
    }
}

/// Data for memory: `data` again and again until `bytes` are filled; usually they are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemoryWrite<'a> {
    /// Which memory.
    pub space: Space,
    /// First byte.
    pub address: u64,
    /// Length in bytes.
    pub bytes: u64,
    /// What the data is, by the writer's table; 0 when it did not say.
    pub hint: u8,
    /// The bytes.
    pub data: &'a [u8],
}

impl MemoryWrite<'_> {
    /// Calls `each` with the address and the bytes of every piece that lies within one page of `page` bytes.
    ///
    /// # Errors
    /// What `each` says; the rest is not shown to it.
    pub fn pieces<E>(&self, page: u64, mut each: impl FnMut(u64, &[u8]) -> Result<(), E>) -> Result<(), E> {
        let mut done = 0;
        while done < self.bytes && !self.data.is_empty() {
            let address = self.address.wrapping_add(done);
            let place = (done % self.data.len() as u64) as usize;
            let rest = self.data.get(place..).unwrap_or_default();
            let length = (page - address % page).min(self.bytes - done).min(rest.len() as u64);
            each(address, rest.get(..length as usize).unwrap_or_default())?;
            done += length;
        }
        Ok(())
    }
}

/// What a trace block does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockOperation {
    /// Text for people.
    Comment,
    /// Data for memory.
    Data,
    /// Commands for a ring, which starts at once: 2 primary, 3 codec, 4 blitter.
    Ring(u8),
    /// A register.
    Register,
    /// Another number.
    Other(u8),
}

/// A trace block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block<'a> {
    /// What to do.
    pub operation: BlockOperation,
    /// Where; addresses of [`Space::Ggtt`] are graphics addresses here.
    pub write: MemoryWrite<'a>,
}

/// A packet with its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packet<'a> {
    /// Offset of its first byte.
    pub at: u64,
    /// What it says.
    pub body: Body<'a>,
}

/// What a packet says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body<'a> {
    /// The first packet.
    Version(Version),
    /// Write a register.
    RegisterWrite {
        /// Byte offset.
        offset: u32,
        /// Length in bytes: 1, 2, 4 or 8.
        bytes: u8,
        /// It is no MMIO register but one of PCI configuration space or the like.
        elsewhere: bool,
        /// Bits of the value that count.
        mask: u64,
        /// The value.
        value: u64,
    },
    /// Wait until, or state that, a register has a value.
    RegisterCheck {
        /// Byte offset.
        offset: u32,
        /// Length in bytes: 1, 2, 4 or 8.
        bytes: u8,
        /// It is no MMIO register, or its value does not matter.
        elsewhere: bool,
        /// Bits that count.
        mask: u64,
        /// The value.
        value: u64,
        /// It must have any other value.
        differs: bool,
        /// A wait rather than a statement.
        poll: bool,
    },
    /// Write memory.
    Write(MemoryWrite<'a>),
    /// Write up to 63 places of memory: a table of addresses and lengths, and the bytes of all behind each other.
    WriteDiscontiguous(Pieces<'a>),
    /// State what memory holds.
    MemoryCompare {
        /// Where and what.
        expected: MemoryWrite<'a>,
        /// It must hold anything else.
        differs: bool,
        /// The bytes are a checksum of an unnamed kind, or stand for nothing.
        unknown: bool,
    },
    /// Wait until a DWord or QWord of memory has a value.
    MemoryPoll {
        /// Which memory.
        space: Space,
        /// First byte.
        address: u64,
        /// Length in bytes: 1, 2, 4 or 8.
        bytes: u8,
        /// Bits that count.
        mask: u64,
        /// The value.
        value: u64,
        /// It must have any other value.
        differs: bool,
    },
    /// Text.
    Comment(String),
    /// A range of physical memory that is contiguous.
    ContiguousRegion {
        /// First byte.
        address: u64,
        /// Length in bytes.
        bytes: u64,
    },
    /// A per-process address space, for dumps.
    PpgttContext {
        /// Its number.
        handle: u32,
        /// Four levels rather than three.
        is_64_bit: bool,
        /// Physical addresses of the top tables; the first alone counts for four levels.
        page_directories: [u64; 4],
    },
    /// A request to a simulator to write memory into a file.
    Dump(String),
    /// Marks and delays, which change nothing: the packet's name.
    Mark(&'static str),
    /// A trace block.
    Block(Block<'a>),
}

/// The table and the bytes of a discontiguous write; lengths are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces<'a> {
    pub(crate) space: Space,
    pub(crate) hint: u8,
    /// Twelve bytes a place: address, length.
    pub(crate) table: &'a [u8],
    pub(crate) data: &'a [u8],
}

impl<'a> Pieces<'a> {
    /// The writes in order.
    pub fn writes(self) -> impl Iterator<Item = MemoryWrite<'a>> {
        let mut rest = self.data;
        self.table.chunks_exact(12).filter_map(move |row| {
            let (low, high, bytes) = (dword(row, 0), dword(row, 1), dword(row, 2));
            let (data, behind) = rest.split_at_checked(bytes as usize)?;
            rest = behind;
            let address = u64::from(high) << 32 | u64::from(low);
            let (space, hint) = (self.space, self.hint);
            (bytes > 0).then_some(MemoryWrite { space, address, bytes: u64::from(bytes), hint, data })
        })
    }
}

/// A DWord of a packet; 0 behind its end.
pub(crate) fn dword(bytes: &[u8], index: usize) -> u32 {
    let at = index * 4;
    let word = bytes.get(at..at + 4).and_then(|word| word.try_into().ok());
    word.map_or(0, u32::from_le_bytes)
}

/// What `hint` numbers stand for. [neo:aub data type hints]
pub fn hint_name(hint: u8) -> Option<&'static str> {
    Some(match hint {
        1 | 42..=44 => "batch buffer",
        5 => "vertex buffer",
        6 | 7 | 9 | 10 => "texture map",
        11 => "constant buffer",
        13 => "index buffer",
        25 => "sampler state",
        26 => "kernel",
        27 => "scratch space",
        29 => "interface descriptor",
        34 => "binding table",
        35 => "surface state",
        36 => "indirect data",
        38..=41 => "ring",
        48..=51 | 64 => "logical ring context",
        55..=58 => "ring context",
        _ => return None,
    })
}
