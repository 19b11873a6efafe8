//! Per-process page tables: four levels for 48 bits, two below four directory pointers for 32 bits, one of a Gen7 context.
//!
//! Source: modes [bdw.2d:Context Descriptor Format], [bdw.3:Logical Contexts]; entry formats, which no manual at hand
//! prints, [linux:i915 gen8_pte_encode], [linux:i915 GEN8_PDE_PS_2M], [linux:i915 GEN8_PDE_IPS_64K],
//! [linux:i915 gen6_ppgtt]. Unverified: large pages.
//! Deliberately absent: advanced contexts, whose tables belong to the CPU.

use crate::AddressSpace;
use crate::ggtt::{ENTRY_ADDRESS, EntryFormat, Ggtt, run_around};
use crate::paged::{Pager, Run};
use crate::physical::{PhysicalError, PhysicalMemory};
use crate::space::PAGE_BYTES;
use bits::PhysicalAddress;
use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::Arc;

/// Where the tables of a context start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PpgttRoot {
    /// 48-bit addresses: the page of the PML4.
    FourLevel(PhysicalAddress),
    /// 32-bit addresses: the page directories of four times 1 GiB.
    Directories([PhysicalAddress; 4]),
    /// 31-bit addresses: the directory is 512 entries of the global GTT from this index.
    InGgtt(u32),
}

const PRESENT: u64 = 1;
/// In an entry above the lowest level: it names memory, not a table.
const LARGE_PAGE: u64 = 1 << 7;
/// In an entry of the second-lowest level: the table below has one entry for 64 KiB.
const SIXTEEN_PAGES: u64 = 1 << 11;
/// What of an entry decides where memory lies.
const SIGNIFICANT: u64 = ENTRY_ADDRESS | LARGE_PAGE | SIXTEEN_PAGES | PRESENT;
/// Tables that are watched for changes in one space.
const TABLES_LIMIT: usize = 1 << 14;

/// Pages below one entry of a level; 1 is the lowest.
fn span_pages(level: u32) -> u64 {
    1 << (9 * (level - 1))
}

/// The space of the tables from `root`.
///
/// # Errors
/// When the host cannot reserve it.
pub fn ppgtt_space(
    root: PpgttRoot,
    ggtt: &Arc<Ggtt>,
    memory: &Arc<PhysicalMemory>,
) -> io::Result<AddressSpace> {
    let pager: Box<dyn Pager> = match root {
        PpgttRoot::InGgtt(first) => {
            Box::new(NarrowPager { first, ggtt: Arc::clone(ggtt), used: BTreeMap::new() })
        }
        _ => Box::new(WidePager { root, tables: BTreeMap::new() }),
    };
    AddressSpace::paged(Arc::clone(memory), pager)
}

/// A table whose entries were used.
struct Table {
    address: PhysicalAddress,
    entries: Box<[u64; 512]>,
}

impl Table {
    fn load(address: PhysicalAddress, memory: &PhysicalMemory) -> Result<Self, PhysicalError> {
        Ok(Self { address, entries: read_table(address, memory)? })
    }

    /// An entry. One that was not present may be by now.
    fn entry(&mut self, index: usize, memory: &PhysicalMemory) -> Result<u64, PhysicalError> {
        let known = self.entries[index];
        if known & PRESENT != 0 {
            return Ok(known);
        }
        let entry = memory.read_u64(PhysicalAddress(self.address.0 + 8 * index as u64))?;
        self.entries[index] = entry;
        Ok(entry)
    }
}

fn read_table(address: PhysicalAddress, memory: &PhysicalMemory) -> Result<Box<[u64; 512]>, PhysicalError> {
    let mut bytes = [0; PAGE_BYTES as usize];
    memory.read(address, &mut bytes)?;
    let mut entries = Box::new([0; 512]);
    for (entry, bytes) in entries.iter_mut().zip(bytes.as_chunks::<8>().0) {
        *entry = u64::from_le_bytes(*bytes);
    }
    Ok(entries)
}

/// Eight-byte entries.
struct WidePager {
    root: PpgttRoot,
    /// Tables by level and first page below them.
    tables: BTreeMap<(u32, u64), Table>,
}

impl WidePager {
    fn table(
        &mut self,
        level: u32,
        page: u64,
        address: PhysicalAddress,
        memory: &PhysicalMemory,
    ) -> Result<&mut Table, PhysicalError> {
        let key = (level, page & !(span_pages(level + 1) - 1));
        if self.tables.len() >= TABLES_LIMIT && !self.tables.contains_key(&key) {
            return Err(PhysicalError::Mappings { limit: TABLES_LIMIT as u32 });
        }
        match self.tables.entry(key) {
            std::collections::btree_map::Entry::Occupied(entry) => Ok(entry.into_mut()),
            std::collections::btree_map::Entry::Vacant(entry) => {
                Ok(entry.insert(Table::load(address, memory)?))
            }
        }
    }
}

impl Pager for WidePager {
    fn locate(&mut self, page: u64, memory: &PhysicalMemory) -> Result<Option<Run>, PhysicalError> {
        let (mut level, mut address) = match self.root {
            PpgttRoot::FourLevel(address) if page >> 36 == 0 => (4, address),
            PpgttRoot::Directories(directories) if page >> 20 == 0 => (2, directories[(page >> 18) as usize]),
            _ => return Ok(None),
        };
        let mut sixteen = false;
        while level > 1 {
            let index = (page / span_pages(level)) as usize % 512;
            let entry = self.table(level, page, address, memory)?.entry(index, memory)?;
            if entry & PRESENT == 0 {
                return Ok(None);
            }
            if level < 4 && entry & LARGE_PAGE != 0 {
                let span = span_pages(level);
                let first = page & !(span - 1);
                let base = entry & ENTRY_ADDRESS & !(span * PAGE_BYTES - 1);
                let page_address = |page: u64| Some(PhysicalAddress(base + (page - first) * PAGE_BYTES));
                return run_around(page, first..first + span, page_address, memory);
            }
            sixteen = level == 2 && entry & SIXTEEN_PAGES != 0;
            address = PhysicalAddress(entry & ENTRY_ADDRESS);
            level -= 1;
        }
        let index_of = move |page: u64| (page % 512) as usize & if sixteen { !15 } else { !0 };
        let table = self.table(1, page, address, memory)?;
        if table.entry(index_of(page), memory)? & PRESENT == 0 {
            return Ok(None);
        }
        let entries = &table.entries;
        let page_address = |page: u64| {
            let entry = entries[index_of(page)];
            let within = if sixteen { page % 16 * PAGE_BYTES } else { 0 };
            let base = entry & ENTRY_ADDRESS & if sixteen { !0xffff } else { !0 };
            (entry & PRESENT != 0).then_some(PhysicalAddress(base + within))
        };
        let first = page & !511;
        run_around(page, first..first + 512, page_address, memory)
    }

    fn changes(&mut self, memory: &PhysicalMemory) -> Vec<Range<u64>> {
        let mut changes = Vec::new();
        for (&(level, first), table) in &mut self.tables {
            let Ok(now) = read_table(table.address, memory) else { continue };
            if now == table.entries {
                continue;
            }
            for (index, (old, new)) in table.entries.iter().zip(now.iter()).enumerate() {
                if old & PRESENT != 0 && old & SIGNIFICANT != new & SIGNIFICANT {
                    let start = first + index as u64 * span_pages(level);
                    changes.push(start..start + span_pages(level));
                }
            }
            table.entries = now;
        }
        // Tables below a changed entry may be other tables now.
        for change in &changes {
            self.tables.retain(|&(level, first), _| {
                let below = first..first + span_pages(level + 1);
                below.start < change.start || below.end > change.end
            });
        }
        changes
    }
}

/// Four-byte entries; the directory lies in the global GTT's own table.
struct NarrowPager {
    first: u32,
    ggtt: Arc<Ggtt>,
    /// Page-table pages that were used, by index of their directory entry, with what they held.
    used: BTreeMap<u64, (PhysicalAddress, Vec<u8>)>,
}

/// Pages below one entry of a narrow directory.
const NARROW_SPAN: u64 = 1024;

impl NarrowPager {
    fn table(&self, index: u64) -> Option<PhysicalAddress> {
        let entry = self.first.checked_add(u32::try_from(index).ok()?)?;
        EntryFormat::Dword.page(self.ggtt.entry(entry))
    }
}

fn narrow_bytes(address: PhysicalAddress, memory: &PhysicalMemory) -> Result<Vec<u8>, PhysicalError> {
    let mut bytes = vec![0; PAGE_BYTES as usize];
    memory.read(address, &mut bytes)?;
    Ok(bytes)
}

impl Pager for NarrowPager {
    fn locate(&mut self, page: u64, memory: &PhysicalMemory) -> Result<Option<Run>, PhysicalError> {
        if page >= 512 * NARROW_SPAN {
            return Ok(None);
        }
        let index = page / NARROW_SPAN;
        let Some(address) = self.table(index) else { return Ok(None) };
        let bytes = narrow_bytes(address, memory)?;
        let first = index * NARROW_SPAN;
        let entry = |page: u64| {
            let offset = 4 * (page - first) as usize;
            let dword = bytes.get(offset..offset + 4)?.first_chunk::<4>()?;
            EntryFormat::Dword.page(u32::from_le_bytes(*dword).into())
        };
        let run = run_around(page, first..first + NARROW_SPAN, entry, memory)?;
        self.used.entry(index).or_insert((address, bytes));
        Ok(run)
    }

    fn changes(&mut self, memory: &PhysicalMemory) -> Vec<Range<u64>> {
        let mut changes = Vec::new();
        let indices: Vec<u64> = self.used.keys().copied().collect();
        for index in indices {
            let now = self.table(index);
            let same = self.used.get(&index).is_some_and(|(address, bytes)| {
                now == Some(*address) && narrow_bytes(*address, memory).is_ok_and(|now| now == *bytes)
            });
            if !same {
                self.used.remove(&index);
                changes.push(index * NARROW_SPAN..(index + 1) * NARROW_SPAN);
            }
        }
        changes
    }
}
