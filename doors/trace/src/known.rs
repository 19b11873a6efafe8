//! What the reader of a recording knows of an address space, so that only what changed is written again.

use bits::GraphicsAddress;
use memory::{AddressSpace, PAGE_BYTES};
use std::collections::BTreeMap;

pub(crate) const PAGE: usize = PAGE_BYTES as usize;

/// Bound ranges: first byte and length.
pub(crate) type Ranges = BTreeMap<u64, u64>;

/// An address space as far as it was recorded.
#[derive(Default)]
pub(crate) struct Known {
    /// Bound ranges.
    pub(crate) ranges: Ranges,
    /// Checksums of pages whose bytes a reader knows; pages that are not listed are zero.
    sums: BTreeMap<u64, u32>,
}

/// Ranges that come and go: first byte and length.
pub(crate) struct Rebound {
    pub(crate) gone: Vec<(u64, u64)>,
    pub(crate) new: Vec<(u64, u64)>,
}

/// Calls `each` with every page of ranges in order of address.
pub(crate) fn pages(space: &AddressSpace, ranges: &Ranges, mut each: impl FnMut(u64, &[u8; PAGE])) {
    let mut data = [0; PAGE];
    for (&start, &bytes) in ranges {
        for page in (start..start.saturating_add(bytes)).step_by(PAGE) {
            space.view(GraphicsAddress(page), PAGE_BYTES).read_bytes(0, &mut data);
            each(page, &data);
        }
    }
}

/// Checksum of bound ranges: what a replay is compared by.
pub(crate) fn checksum(space: &AddressSpace, ranges: &Ranges) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    pages(space, ranges, |page, data| {
        hasher.update(&page.to_le_bytes());
        hasher.update(data);
    });
    hasher.finalize()
}

impl Known {
    /// Takes new bindings over and forgets pages that are bound no more.
    pub(crate) fn rebind(&mut self, bound: &[(GraphicsAddress, u64)]) -> Rebound {
        let bound: Ranges = bound.iter().map(|&(at, bytes)| (at.0, bytes)).collect();
        let only = |these: &Ranges, those: &Ranges| -> Vec<(u64, u64)> {
            let other = these.iter().filter(|(at, bytes)| those.get(at) != Some(bytes));
            other.map(|(&at, &bytes)| (at, bytes)).collect()
        };
        let (gone, new) = (only(&self.ranges, &bound), only(&bound, &self.ranges));
        for &(at, bytes) in &gone {
            let pages: Vec<u64> =
                self.sums.range(at..at.saturating_add(bytes)).map(|(&page, _)| page).collect();
            for page in pages {
                self.sums.remove(&page);
            }
        }
        self.ranges = bound;
        Rebound { gone, new }
    }

    /// Calls `each` with every page whose bytes a reader does not know, in order of address; it knows them then.
    ///
    /// # Errors
    /// The first one that `each` gives.
    pub(crate) fn changed<E>(
        &mut self,
        space: &AddressSpace,
        mut each: impl FnMut(u64, &[u8; PAGE]) -> Result<(), E>,
    ) -> Result<(), E> {
        let zero = crc32fast::hash(&[0; PAGE]);
        let Self { ranges, sums } = self;
        let mut result = Ok(());
        pages(space, ranges, |page, data| {
            let sum = crc32fast::hash(data);
            let before = sums.insert(page, sum).unwrap_or(zero);
            if before != sum && result.is_ok() {
                result = each(page, data);
            }
        });
        result
    }

    /// Takes everything as the GPU left it, which a reader can find out, and gives the checksum of it.
    pub(crate) fn executed(&mut self, space: &AddressSpace) -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        let Self { ranges, sums } = self;
        pages(space, ranges, |page, data| {
            sums.insert(page, crc32fast::hash(data));
            hasher.update(&page.to_le_bytes());
            hasher.update(data);
        });
        hasher.finalize()
    }
}
