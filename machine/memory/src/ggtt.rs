//! The global GTT: one table of pages that every engine sees.
//!
//! Source: [bdw.3:Logical Contexts] for who uses it, entry formats [linux:i915 gen8_ggtt_pte_encode],
//! [linux:i915 byt_pte_encode].

use crate::AddressSpace;
use crate::paged::{Pager, Run};
use crate::physical::{PhysicalError, PhysicalMemory};
use crate::space::PAGE_BYTES;
use bits::{GgttOffset, PhysicalAddress};
use std::collections::BTreeSet;
use std::io;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Width of a table entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryFormat {
    /// Four bytes; bits 10:4 hold address bits 38:32.
    Dword,
    /// Eight bytes.
    Qword,
}

impl EntryFormat {
    /// The page that an entry names; `None` when it is not valid.
    pub fn page(self, entry: u64) -> Option<PhysicalAddress> {
        if entry & 1 == 0 {
            return None;
        }
        Some(PhysicalAddress(match self {
            EntryFormat::Dword => entry & 0xffff_f000 | (entry & 0x7f0) << 28,
            EntryFormat::Qword => entry & ENTRY_ADDRESS,
        }))
    }
}

/// Address bits of an eight-byte entry.
pub(crate) const ENTRY_ADDRESS: u64 = (1 << 46) - PAGE_BYTES;

/// Entries: 4 GiB of addresses.
const ENTRIES: usize = 1 << 20;

/// The table.
pub struct Ggtt {
    format: EntryFormat,
    table: Mutex<Table>,
}

struct Table {
    entries: Vec<u64>,
    /// Entries that were valid and were replaced since this was last asked.
    replaced: BTreeSet<u64>,
}

impl Ggtt {
    /// An empty table.
    pub fn new(format: EntryFormat) -> Self {
        Self { format, table: Mutex::new(Table { entries: vec![0; ENTRIES], replaced: BTreeSet::new() }) }
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Number of entries.
    pub fn size_entries(&self) -> u32 {
        ENTRIES as u32
    }

    /// The entry of page `index`; zero past the end.
    pub fn entry(&self, index: u32) -> u64 {
        self.table().entries.get(index as usize).copied().unwrap_or(0)
    }

    /// Replaces an entry; false past the end of the table.
    pub fn set_entry(&self, index: u32, entry: u64) -> bool {
        let table = &mut *self.table();
        let Some(place) = table.entries.get_mut(index as usize) else { return false };
        let old = std::mem::replace(place, entry);
        let moved = self.format.page(old).is_some() && self.format.page(old) != self.format.page(entry);
        if moved {
            table.replaced.insert(index.into());
        }
        true
    }

    /// Where a byte lies; `None` when its page is not valid.
    pub fn translate(&self, at: GgttOffset) -> Option<PhysicalAddress> {
        let index = u32::try_from(at.0 / PAGE_BYTES).ok()?;
        let page = self.format.page(self.entry(index))?;
        Some(PhysicalAddress(page.0 + at.0 % PAGE_BYTES))
    }

    /// The format of its entries.
    pub fn format(&self) -> EntryFormat {
        self.format
    }
}

/// The space that addresses in the global GTT are accessed through.
///
/// # Errors
/// When the host cannot reserve it.
pub fn ggtt_space(ggtt: Arc<Ggtt>, memory: Arc<PhysicalMemory>) -> io::Result<AddressSpace> {
    AddressSpace::paged(memory, Box::new(GgttPager(ggtt)))
}

struct GgttPager(Arc<Ggtt>);

impl Pager for GgttPager {
    fn locate(&mut self, page: u64, memory: &PhysicalMemory) -> Result<Option<Run>, PhysicalError> {
        let table = self.0.table();
        let entry = |page: u64| {
            let entry = table.entries.get(usize::try_from(page).ok()?)?;
            self.0.format.page(*entry)
        };
        run_around(page, 0..ENTRIES as u64, entry, memory)
    }

    fn changes(&mut self, _: &PhysicalMemory) -> Vec<Range<u64>> {
        std::mem::take(&mut self.0.table().replaced).into_iter().map(|page| page..page + 1).collect()
    }
}

/// Pages on either side that are looked at for being next to a located page.
const NEIGHBOURS: u64 = 512;

/// The run around `page` within `window`: neighbours that lie next to it in the file too. Neighbours that were never
/// touched are left out, so that binding costs no memory.
pub(crate) fn run_around(
    page: u64,
    window: Range<u64>,
    entry: impl Fn(u64) -> Option<PhysicalAddress>,
    memory: &PhysicalMemory,
) -> Result<Option<Run>, PhysicalError> {
    let Some(address) = entry(page) else { return Ok(None) };
    let place = memory.place(address)?;
    let known = |page: u64| entry(page).and_then(|address| memory.known_place(address));
    let first = window.start.max(page.saturating_sub(NEIGHBOURS));
    let last = window.end.min(page + NEIGHBOURS);
    let mut pages = page..page + 1;
    while pages.end < last && known(pages.end) == Some(place + (pages.end - page) * PAGE_BYTES) {
        pages.end += 1;
    }
    while pages.start > first {
        let distance = (page - pages.start + 1) * PAGE_BYTES;
        if place < distance || known(pages.start - 1) != Some(place - distance) {
            break;
        }
        pages.start -= 1;
    }
    let offset_bytes = place - (page - pages.start) * PAGE_BYTES;
    Ok(Some(Run { pages, offset_bytes }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bits::GraphicsAddress;

    fn room() -> (Arc<Ggtt>, Arc<PhysicalMemory>, AddressSpace) {
        let ggtt = Arc::new(Ggtt::new(EntryFormat::Qword));
        let memory = Arc::new(PhysicalMemory::new(1 << 20, 64).unwrap());
        let space = ggtt_space(Arc::clone(&ggtt), Arc::clone(&memory)).unwrap();
        (ggtt, memory, space)
    }

    #[test]
    fn entries_lead_to_physical_bytes_and_back() {
        let (ggtt, memory, space) = room();
        ggtt.set_entry(3, 0x12_3456_7000 | 1);
        memory.write(PhysicalAddress(0x12_3456_7008), &7_u32.to_le_bytes()).unwrap();
        assert_eq!(space.read_u32(GraphicsAddress(0x3008)), Ok(7));
        space.write_u32(GraphicsAddress(0x300c), 9).unwrap();
        assert_eq!(memory.read_u64(PhysicalAddress(0x12_3456_7008)), Ok(9 << 32 | 7));
        assert!(space.read_u32(GraphicsAddress(0x4000)).is_err());
        assert_eq!(ggtt.translate(GgttOffset(0x3ffc)), Some(PhysicalAddress(0x12_3456_7ffc)));
    }

    #[test]
    fn a_replaced_entry_leads_elsewhere_after_a_refresh() {
        let (ggtt, memory, mut space) = room();
        for (frame, value) in [(0x5000, 5_u32), (0x6000, 6)] {
            memory.write(PhysicalAddress(frame), &value.to_le_bytes()).unwrap();
        }
        ggtt.set_entry(0, 0x5001);
        ggtt.set_entry(1, 0x6001);
        assert_eq!(space.read_u32(GraphicsAddress(0)), Ok(5));
        ggtt.set_entry(0, 0x6001);
        ggtt.set_entry(1, 0);
        space.refresh();
        assert_eq!(space.read_u32(GraphicsAddress(0)), Ok(6));
        assert!(space.read_u32(GraphicsAddress(0x1000)).is_err());
    }

    #[test]
    fn narrow_entries_hold_high_address_bits_low() {
        assert_eq!(EntryFormat::Dword.page(0x1234_5011), Some(PhysicalAddress(0x1_1234_5000)));
        assert_eq!(EntryFormat::Dword.page(0x1234_5010), None);
    }
}
