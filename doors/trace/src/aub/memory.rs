//! Physical memory, page tables and what they map, for whoever looks at a simulated machine from outside.
//!
//! Entries have a valid bit 0 and a physical address from bit 12 on; bit 7 of a directory entry makes it a large page.
//! Tables come from guests: every walk is bounded.
//!
//! Source: [bdw.3:Logical Contexts], [mesa:aub page tables].

use super::packet::{MemoryWrite, Space};
use std::collections::{BTreeMap, HashMap};

/// Length of a page in bytes.
pub const PAGE_BYTES: u64 = 4096;
/// Bits of an entry that hold an address.
const ADDRESS: u64 = 0x0000_ffff_ffff_f000;
const VALID: u64 = 1;
const LARGE: u64 = 1 << 7;
const ENTRIES: u64 = 512;
/// Pages that one listing of ranges visits at most: 16 GiB.
const PAGES_LIMIT: u64 = 1 << 22;
/// Tables that one listing of ranges visits at most.
const TABLES_LIMIT: u64 = 1 << 16;

/// Memory of a machine without its page tables.
pub trait Physical {
    /// Reads physical bytes; bytes that nothing wrote are zero.
    fn read_physical(&self, address: u64, into: &mut [u8]);
    /// Entry of the GGTT for a page number; 0 where none was written.
    fn ggtt_entry(&self, page: u32) -> u64;
    /// Pages of the GGTT that have entries, in order.
    fn ggtt_pages(&self) -> Vec<u32>;
}

/// A graphics address space: the top of its tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Root {
    /// The global table.
    Global,
    /// Four levels: physical address of the PML4.
    FourLevel(u64),
    /// Three levels: physical addresses of the four page directories.
    ThreeLevel([u64; 4]),
}

impl std::fmt::Display for Root {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Root::Global => f.write_str("GGTT"),
            Root::FourLevel(table) => write!(f, "PPGTT {table:#x}"),
            Root::ThreeLevel(tables) => write!(f, "PPGTT {:#x}", tables[0]),
        }
    }
}

fn entry(memory: &impl Physical, table: u64, index: u64) -> Option<u64> {
    let mut bytes = [0; 8];
    memory.read_physical((table & ADDRESS) + index * 8, &mut bytes);
    let entry = u64::from_le_bytes(bytes);
    (entry & VALID != 0).then_some(entry)
}

/// Physical address of a graphics address.
pub fn translate(memory: &impl Physical, root: Root, address: u64) -> Option<u64> {
    let index = |level: u32| address >> (12 + 9 * level) & (ENTRIES - 1);
    let directory = match root {
        Root::Global => {
            let entry = memory.ggtt_entry(u32::try_from(address >> 12).ok()?);
            return (entry & VALID != 0).then_some(entry & ADDRESS | address & (PAGE_BYTES - 1));
        }
        Root::FourLevel(table) if address >> 48 == 0 => {
            let pointers = entry(memory, table, index(3))?;
            let pointer = entry(memory, pointers, index(2))?;
            if pointer & LARGE != 0 {
                return Some(pointer & ADDRESS & !((1 << 30) - 1) | address & ((1 << 30) - 1));
            }
            pointer
        }
        Root::ThreeLevel(tables) if address >> 32 == 0 => tables.get(index(2) as usize).copied()?,
        _ => return None,
    };
    let table = entry(memory, directory, index(1))?;
    if table & LARGE != 0 {
        return Some(table & ADDRESS & !((1 << 21) - 1) | address & ((1 << 21) - 1));
    }
    Some(entry(memory, table, index(0))? & ADDRESS | address & (PAGE_BYTES - 1))
}

/// Reads up to the first byte that is not mapped, and says how many bytes there were.
pub fn read(memory: &impl Physical, root: Root, address: u64, into: &mut [u8]) -> usize {
    let mut done = 0;
    while done < into.len() {
        let at = address.wrapping_add(done as u64);
        let length = ((PAGE_BYTES - at % PAGE_BYTES) as usize).min(into.len() - done);
        let Some(physical) = translate(memory, root, at) else { break };
        memory.read_physical(physical, &mut into[done..done + length]);
        done += length;
    }
    done
}

/// Collects mapped pages into ranges.
struct Listing {
    ranges: Vec<(u64, u64)>,
    /// Pages and tables that may still be visited.
    pages_left: u64,
    tables_left: u64,
}

impl Listing {
    /// False when the limit is reached.
    fn add(&mut self, address: u64, bytes: u64) -> bool {
        self.pages_left = self.pages_left.saturating_sub(bytes / PAGE_BYTES);
        match self.ranges.last_mut() {
            Some(last) if last.0 + last.1 == address => last.1 += bytes,
            _ => self.ranges.push((address, bytes)),
        }
        self.pages_left > 0
    }

    /// Lists what the table of a level maps; level 0 holds pages. False when a limit is reached.
    fn table(&mut self, memory: &impl Physical, table: u64, level: u32, base: u64) -> bool {
        if self.tables_left == 0 {
            return false;
        }
        self.tables_left -= 1;
        let mut bytes = [0; PAGE_BYTES as usize];
        memory.read_physical(table & ADDRESS, &mut bytes);
        for (index, bytes) in bytes.chunks_exact(8).enumerate() {
            let entry = bytes.try_into().map_or(0, u64::from_le_bytes);
            if entry & VALID == 0 {
                continue;
            }
            let (size, at) = (PAGE_BYTES << (9 * level), (index as u64) << (12 + 9 * level));
            let more = if level == 0 || entry & LARGE != 0 && level < 3 {
                self.add(base + at, size)
            } else {
                self.table(memory, entry, level - 1, base + at)
            };
            if !more {
                return false;
            }
        }
        true
    }
}

/// Every mapped range in order of address: first byte, length in bytes. Tables that map more than 16 GiB are listed up
/// to there.
pub fn ranges(memory: &impl Physical, root: Root) -> Vec<(u64, u64)> {
    ranges_within(memory, root, PAGES_LIMIT, TABLES_LIMIT)
}

/// The first mapped ranges: as [`ranges`], visiting at most so many pages and tables.
pub fn ranges_within(memory: &impl Physical, root: Root, pages: u64, tables: u64) -> Vec<(u64, u64)> {
    let mut listing = Listing { ranges: Vec::new(), pages_left: pages, tables_left: tables };
    match root {
        Root::Global => {
            for page in memory.ggtt_pages() {
                if memory.ggtt_entry(page) & VALID != 0 && !listing.add(u64::from(page) << 12, PAGE_BYTES) {
                    break;
                }
            }
        }
        Root::FourLevel(table) => {
            listing.table(memory, table, 3, 0);
        }
        Root::ThreeLevel(tables) => {
            for (index, table) in (0..).zip(tables).filter(|(_, table)| *table != 0) {
                if !listing.table(memory, table, 1, index << 30) {
                    break;
                }
            }
        }
    }
    listing.ranges
}

/// Calls `each` with the address and the bytes of every mapped page of ranges.
pub fn pages(
    memory: &impl Physical,
    root: Root,
    ranges: &[(u64, u64)],
    mut each: impl FnMut(u64, &[u8; PAGE_BYTES as usize]),
) {
    let mut data = [0; PAGE_BYTES as usize];
    for &(start, bytes) in ranges {
        for page in (start..start.saturating_add(bytes)).step_by(PAGE_BYTES as usize) {
            if let Some(physical) = translate(memory, root, page) {
                memory.read_physical(physical, &mut data);
                each(page, &data);
            }
        }
    }
}

/// Checksum of ranges: addresses and bytes of their pages in order, as captures have it.
pub fn checksum(memory: &impl Physical, root: Root, ranges: &[(u64, u64)]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    pages(memory, root, ranges, |page, data| {
        hasher.update(&page.to_le_bytes());
        hasher.update(data);
    });
    hasher.finalize()
}

/// Memory that executes nothing: what a file wrote, for decoders.
pub struct Image {
    pages: HashMap<u64, Box<[u8; PAGE_BYTES as usize]>>,
    ggtt: BTreeMap<u32, u64>,
    limit_pages: usize,
}

/// Pages that an image keeps at most unless it is asked for fewer: 4 GiB.
const IMAGE_PAGES_LIMIT: usize = 1 << 20;

impl Default for Image {
    fn default() -> Self {
        Self::new(IMAGE_PAGES_LIMIT)
    }
}

impl Image {
    /// Empty memory that keeps at most so many pages.
    pub fn new(limit_pages: usize) -> Self {
        Self { pages: HashMap::new(), ggtt: BTreeMap::new(), limit_pages }
    }

    /// Writes physical bytes that lie within one page.
    fn write_piece(&mut self, address: u64, data: &[u8]) -> Result<(), String> {
        let (number, offset) = (address / PAGE_BYTES, (address % PAGE_BYTES) as usize);
        if !self.pages.contains_key(&number) && self.pages.len() >= self.limit_pages {
            return Err(format!("more than {} pages of memory are written", self.limit_pages));
        }
        let page = self.pages.entry(number).or_insert_with(|| Box::new([0; PAGE_BYTES as usize]));
        if let Some(place) = page.get_mut(offset..offset + data.len()) {
            place.copy_from_slice(data);
        }
        Ok(())
    }

    /// Does what a memory write of a file says.
    ///
    /// # Errors
    /// When the GGTT maps nothing there, or too much is written.
    pub fn write(&mut self, write: &MemoryWrite) -> Result<(), String> {
        match write.space {
            Space::Physical | Space::PageTable | Space::Local | Space::Other(_) => {
                write.pieces(PAGE_BYTES, |address, data| self.write_piece(address, data))
            }
            Space::Ggtt => write.pieces(PAGE_BYTES, |address, data| {
                let physical = translate(self, Root::Global, address)
                    .ok_or_else(|| format!("the GGTT maps nothing at 0x{address:x}"))?;
                self.write_piece(physical, data)
            }),
            Space::GgttEntry => entries(write, |page, entry| {
                self.ggtt.insert(page, entry);
                Ok(())
            }),
        }
    }
}

/// Calls `each` with the page number and the value of every GGTT entry of a write.
///
/// # Errors
/// When it writes no whole entries, or what `each` says.
pub fn entries(
    write: &MemoryWrite,
    mut each: impl FnMut(u32, u64) -> Result<(), String>,
) -> Result<(), String> {
    if !write.address.is_multiple_of(8)
        || !write.bytes.is_multiple_of(8)
        || !write.data.len().is_multiple_of(8)
    {
        return Err(format!(
            "whole GGTT entries of 8 bytes are expected, {} bytes at 0x{:x} are written",
            write.bytes, write.address
        ));
    }
    write.pieces(8, |address, data| {
        let entry = data.try_into().map_or(0, u64::from_le_bytes);
        each(u32::try_from(address / 8).unwrap_or(u32::MAX), entry)
    })
}

impl Physical for Image {
    fn read_physical(&self, address: u64, into: &mut [u8]) {
        let mut done = 0;
        while done < into.len() {
            let at = address.wrapping_add(done as u64);
            let offset = (at % PAGE_BYTES) as usize;
            let length = (PAGE_BYTES as usize - offset).min(into.len() - done);
            match self.pages.get(&(at / PAGE_BYTES)) {
                Some(page) => into[done..done + length].copy_from_slice(&page[offset..offset + length]),
                None => into[done..done + length].fill(0),
            }
            done += length;
        }
    }

    fn ggtt_entry(&self, page: u32) -> u64 {
        self.ggtt.get(&page).copied().unwrap_or(0)
    }

    fn ggtt_pages(&self) -> Vec<u32> {
        self.ggtt.keys().copied().collect()
    }
}
