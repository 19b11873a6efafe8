//! Per-process address spaces: which object is bound where, kept from one submission to the next.
//!
//! An object has at most one place in an address space, as in the kernel. A binding stays until the object is closed,
//! moved, or something else is pinned over it.

use crate::errno::Errno;
use crate::object::{Object, PAGE_BYTES};
use bits::GraphicsAddress;
use memory::AddressSpace;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// Lowest address that is given out: zero looks like "no address" to many drivers.
const LOWEST_BYTES: u64 = 0x4_0000;

/// An address space of a file, shared by any number of contexts.
pub struct Vm {
    size_bytes: u64,
    /// Reserved when the first object is bound.
    space: Option<AddressSpace>,
    by_address: BTreeMap<u64, Arc<Object>>,
    by_object: HashMap<u64, u64>,
    /// Client memory was bound at some time.
    has_client_memory: bool,
    /// Where the search for a free range goes on.
    next_bytes: u64,
}

impl Vm {
    /// An empty address space.
    pub fn new(size_bytes: u64) -> Self {
        Self {
            size_bytes,
            space: None,
            by_address: BTreeMap::new(),
            by_object: HashMap::new(),
            has_client_memory: false,
            next_bytes: LOWEST_BYTES,
        }
    }

    /// Size in bytes.
    pub fn size_bytes(&self) -> u64 {
        self.size_bytes
    }

    /// The memory as the device sees it; reserved now if nothing was bound yet.
    ///
    /// # Errors
    /// `ENOMEM` when the host cannot reserve it.
    pub fn space(&mut self) -> Result<&mut AddressSpace, Errno> {
        let space = match self.space.take() {
            Some(space) => space,
            None => AddressSpace::new(self.size_bytes).map_err(|_| Errno::ENOMEM)?,
        };
        Ok(self.space.insert(space))
    }

    /// Where an object is bound.
    pub fn address(&self, object: &Object) -> Option<u64> {
        self.by_object.get(&object.number).copied()
    }

    /// Every bound range in order of address: first byte, length in bytes.
    pub fn bindings(&self) -> Vec<(GraphicsAddress, u64)> {
        self.by_address.iter().map(|(&at, object)| (GraphicsAddress(at), object.size_bytes)).collect()
    }

    /// Binds an object at an address; whatever was there goes.
    ///
    /// # Errors
    /// `EINVAL` for an address that is not a page's, `ENOSPC` outside of the space, else what the host says.
    pub fn bind(&mut self, object: &Arc<Object>, address: u64) -> Result<(), Errno> {
        if self.address(object) == Some(address) {
            return Ok(());
        }
        if !address.is_multiple_of(PAGE_BYTES) {
            return Err(Errno::EINVAL);
        }
        let end = address.checked_add(object.size_bytes).filter(|&end| end <= self.size_bytes);
        let end = end.ok_or(Errno::ENOSPC)?;
        self.unbind(object);
        while let Some(other) = self.overlapping(address, end) {
            self.unbind(&other);
        }
        self.has_client_memory |= object.is_client_memory;
        let memory = object.memory()?;
        // Others have memory of their own.
        let shows_twice =
            self.has_client_memory && self.by_address.values().any(|other| other.shares_memory(object));
        let space = self.space()?;
        if shows_twice {
            space.set_shows_twice();
        }
        space.bind(GraphicsAddress(address), memory, object.start_bytes, object.size_bytes, true)?;
        self.by_address.insert(address, Arc::clone(object));
        self.by_object.insert(object.number, address);
        Ok(())
    }

    fn overlapping(&self, start: u64, end: u64) -> Option<Arc<Object>> {
        let (&address, object) = self.by_address.range(..end).next_back()?;
        (address.saturating_add(object.size_bytes) > start).then(|| Arc::clone(object))
    }

    /// Takes an object's binding away.
    pub fn unbind(&mut self, object: &Object) {
        let Some(address) = self.by_object.remove(&object.number) else { return };
        self.by_address.remove(&address);
        if let Some(space) = &mut self.space {
            // A host that refuses to unmap leaves the page bits cleared all the same.
            let _ = space.unbind(GraphicsAddress(address), object.size_bytes);
        }
    }

    /// Gives an object a place below `limit_bytes`: the one it has, the one the client wants, or a free one.
    ///
    /// # Errors
    /// `ENOSPC` when no free range is large enough.
    pub fn place(
        &mut self,
        object: &Arc<Object>,
        wanted: u64,
        alignment_bytes: u64,
        limit_bytes: u64,
    ) -> Result<u64, Errno> {
        let alignment = alignment_bytes.max(PAGE_BYTES);
        let limit = limit_bytes.min(self.size_bytes);
        let fits = |address: u64| {
            address.is_multiple_of(alignment)
                && address.checked_add(object.size_bytes).is_some_and(|end| end <= limit)
        };
        if let Some(address) = self.address(object).filter(|&address| fits(address)) {
            return Ok(address);
        }
        let is_free = |address: u64| self.overlapping(address, address + object.size_bytes).is_none();
        let address = if wanted >= LOWEST_BYTES && fits(wanted) && is_free(wanted) {
            wanted
        } else {
            let from_here = self.first_free(self.next_bytes, object.size_bytes, alignment, limit);
            from_here
                .or_else(|| self.first_free(LOWEST_BYTES, object.size_bytes, alignment, limit))
                .ok_or(Errno::ENOSPC)?
        };
        self.bind(object, address)?;
        self.next_bytes = address.saturating_add(object.size_bytes);
        Ok(address)
    }

    fn first_free(&self, start: u64, size: u64, alignment: u64, limit: u64) -> Option<u64> {
        let mut address = start.checked_next_multiple_of(alignment)?;
        loop {
            let end = address.checked_add(size).filter(|&end| end <= limit)?;
            let Some(other) = self.overlapping(address, end) else { return Some(address) };
            let other_end = self.address(&other)?.checked_add(other.size_bytes)?;
            address = other_end.checked_next_multiple_of(alignment)?;
        }
    }

    /// Takes away every binding that `keep` does not name.
    pub fn evict_except(&mut self, keep: &dyn Fn(u64) -> bool) {
        let others: Vec<Arc<Object>> =
            self.by_address.values().filter(|object| !keep(object.number)).cloned().collect();
        for object in others {
            self.unbind(&object);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(number: u64, pages: u64) -> Arc<Object> {
        Arc::new(Object::create(number, pages * PAGE_BYTES, 1).unwrap())
    }

    #[test]
    fn client_memory_that_is_two_objects_lies_at_two_addresses() {
        let whole = Object::create(1, 4 * PAGE_BYTES, 1).unwrap();
        let of_pages = |number: u64, first: u64, pages: u64| {
            let descriptor = whole.memory().unwrap().try_clone_to_owned().unwrap();
            let (start, size) = (first * PAGE_BYTES, pages * PAGE_BYTES);
            Arc::new(Object::adopt(number, descriptor, start, size, true, 1).unwrap())
        };
        let mut vm = Vm::new(1 << 30);
        vm.bind(&object(2, 4), 0x10_0000).unwrap();
        vm.bind(&of_pages(3, 0, 2), 0x20_0000).unwrap();
        vm.bind(&of_pages(4, 2, 2), 0x30_0000).unwrap();
        assert!(vm.space().unwrap().shows_once());
        vm.bind(&of_pages(5, 1, 2), 0x40_0000).unwrap();
        assert!(!vm.space().unwrap().shows_once());
    }

    #[test]
    fn the_device_sees_the_bytes_of_a_bound_object() {
        let mut vm = Vm::new(1 << 31);
        let object = object(1, 1);
        vm.bind(&object, 0x10000).unwrap();
        object.write(4, &7u32.to_le_bytes()).unwrap();
        assert_eq!(vm.space().unwrap().read_u32(GraphicsAddress(0x10004)).unwrap(), 7);
    }

    #[test]
    fn an_object_pinned_over_others_evicts_them() {
        let mut vm = Vm::new(1 << 31);
        let (a, b, c) = (object(1, 2), object(2, 2), object(3, 2));
        vm.bind(&a, 0x10000).unwrap();
        vm.bind(&b, 0x12000).unwrap();
        vm.bind(&c, 0x11000).unwrap();
        assert_eq!((vm.address(&a), vm.address(&b), vm.address(&c)), (None, None, Some(0x11000)));
        assert!(vm.space().unwrap().read_u32(GraphicsAddress(0x10000)).is_err());
        assert!(vm.space().unwrap().read_u32(GraphicsAddress(0x13000)).is_err());
        assert!(vm.space().unwrap().read_u32(GraphicsAddress(0x12ffc)).is_ok());
    }

    #[test]
    fn placed_objects_do_not_overlap_and_keep_their_place() {
        let mut vm = Vm::new(1 << 20);
        let (a, b) = (object(1, 16), object(2, 16));
        let first = vm.place(&a, 0, 0, 1 << 31).unwrap();
        let second = vm.place(&b, first, 0x8000, 1 << 31).unwrap();
        assert!(second >= first + 0x10000 && second.is_multiple_of(0x8000));
        assert_eq!(vm.place(&a, 0, 0, 1 << 31), Ok(first));
        assert_eq!(vm.place(&object(3, 1 << 10), 0, 0, 1 << 31), Err(Errno::ENOSPC));
    }

    #[test]
    fn a_place_outside_of_the_space_is_refused() {
        let mut vm = Vm::new(1 << 20);
        assert_eq!(vm.bind(&object(1, 1), 1 << 20), Err(Errno::ENOSPC));
        assert_eq!(vm.bind(&object(1, 1), 0x1234), Err(Errno::EINVAL));
        assert_eq!(vm.bind(&object(1, 1), u64::MAX - 4095), Err(Errno::ENOSPC));
    }
}
