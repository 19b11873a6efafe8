//! Per-process address spaces: which object is bound where, kept from one submission to the next.
//!
//! An object has at most one place in an address space, as in the kernel. A binding stays until the object is closed,
//! moved, or something else is pinned over it.
//!
//! What a client asks for is decided at once ([`Vm`]); the memory that the device sees ([`VmMemory`]) follows in the order
//! of submissions, so that work which was submitted before still sees what it was submitted with.

use crate::context::lock;
use crate::errno::Errno;
use crate::object::{Object, PAGE_BYTES};
use bits::GraphicsAddress;
use memory::AddressSpace;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};

/// Lowest address that is given out: zero looks like "no address" to many drivers.
const LOWEST_BYTES: u64 = 0x4_0000;

/// What is to become of the memory of an address space.
enum Change {
    /// Shows an object at an address. The flag says that a byte of it lies at another address, too.
    Bind(Arc<Object>, u64, bool),
    /// Shows nothing in a range of bytes.
    Unbind(u64, u64),
}

/// Changes of one address space, in their order.
#[derive(Default)]
pub(crate) struct Changes(Vec<Change>);

/// The memory of an address space as the device sees it.
pub(crate) struct VmMemory {
    size_bytes: u64,
    /// Reserved when the first object is bound.
    space: Option<AddressSpace>,
}

impl VmMemory {
    /// The memory; reserved now if nothing was bound yet.
    ///
    /// # Errors
    /// `ENOMEM` when the host cannot reserve it.
    pub(crate) fn space(&mut self) -> Result<&mut AddressSpace, Errno> {
        let space = match self.space.take() {
            Some(space) => space,
            None => AddressSpace::new(self.size_bytes).map_err(|_| Errno::ENOMEM)?,
        };
        Ok(self.space.insert(space))
    }

    /// Makes changes. Where one fails the others are made all the same.
    ///
    /// # Errors
    /// What the host says of the first that failed, and the objects that are not there.
    pub(crate) fn apply(&mut self, changes: Changes) -> Result<(), (Errno, Vec<Arc<Object>>)> {
        let (mut first, mut missing) = (None, Vec::new());
        for change in changes.0 {
            match change {
                Change::Bind(object, address, shows_twice) => {
                    if let Err(error) = self.show(&object, address, shows_twice) {
                        first.get_or_insert(error);
                        missing.push(object);
                    }
                }
                Change::Unbind(address, length_bytes) => {
                    if let Some(space) = &mut self.space {
                        // A host that refuses to unmap leaves the page bits cleared all the same.
                        let _ = space.unbind(GraphicsAddress(address), length_bytes);
                    }
                }
            }
        }
        first.map_or(Ok(()), |error| Err((error, missing)))
    }

    fn show(&mut self, object: &Object, address: u64, shows_twice: bool) -> Result<(), Errno> {
        let memory = object.memory()?;
        let space = self.space()?;
        if shows_twice {
            space.set_shows_twice();
        }
        Ok(space.bind(GraphicsAddress(address), memory, object.start_bytes, object.size_bytes, true)?)
    }
}

/// An address space of a file, shared by any number of contexts.
pub struct Vm {
    size_bytes: u64,
    /// Locked after the address space itself.
    memory: Arc<Mutex<VmMemory>>,
    /// What no submission has brought to the memory yet.
    changes: Changes,
    /// Submissions that are not done.
    pending: usize,
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
            memory: Arc::new(Mutex::new(VmMemory { size_bytes, space: None })),
            changes: Changes::default(),
            pending: 0,
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

    /// The memory as the device sees it.
    pub(crate) fn memory(&self) -> Arc<Mutex<VmMemory>> {
        Arc::clone(&self.memory)
    }

    /// A submission begins: it makes the changes so far, and tells when it is done.
    pub(crate) fn begin(&mut self) -> Changes {
        self.pending += 1;
        std::mem::take(&mut self.changes)
    }

    /// A submission is done. What a client changed meanwhile is done now, if no other submission will do it.
    pub(crate) fn end(&mut self) {
        self.pending = self.pending.saturating_sub(1);
        self.settle();
    }

    /// Makes the changes when no submission of the address space is under way.
    pub(crate) fn settle(&mut self) {
        if self.pending == 0 && !self.changes.0.is_empty() {
            let changes = std::mem::take(&mut self.changes);
            let outcome = lock(&self.memory).apply(changes);
            if let Err((_, missing)) = outcome {
                self.forget(&missing);
            }
        }
    }

    /// Objects are not where they were said to be: the host refused.
    pub(crate) fn forget(&mut self, missing: &[Arc<Object>]) {
        for object in missing {
            if let Some(address) = self.by_object.remove(&object.number) {
                self.by_address.remove(&address);
            }
        }
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
    /// `EINVAL` for an address that is not a page's, `ENOSPC` outside of the space.
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
        // Others have memory of their own.
        let shows_twice =
            self.has_client_memory && self.by_address.values().any(|other| other.shares_memory(object));
        self.changes.0.push(Change::Bind(Arc::clone(object), address, shows_twice));
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
        self.changes.0.push(Change::Unbind(address, object.size_bytes));
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

    fn read(vm: &mut Vm, address: u64) -> Option<u32> {
        vm.settle();
        lock(&vm.memory).space().unwrap().read_u32(GraphicsAddress(address)).ok()
    }

    fn shows_once(vm: &mut Vm) -> bool {
        vm.settle();
        lock(&vm.memory).space().unwrap().shows_once()
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
        assert!(shows_once(&mut vm));
        vm.bind(&of_pages(5, 1, 2), 0x40_0000).unwrap();
        assert!(!shows_once(&mut vm));
    }

    #[test]
    fn the_device_sees_the_bytes_of_a_bound_object() {
        let mut vm = Vm::new(1 << 31);
        let object = object(1, 1);
        vm.bind(&object, 0x10000).unwrap();
        object.write(4, &7u32.to_le_bytes()).unwrap();
        assert_eq!(read(&mut vm, 0x10004).unwrap(), 7);
    }

    #[test]
    fn an_object_pinned_over_others_evicts_them() {
        let mut vm = Vm::new(1 << 31);
        let (a, b, c) = (object(1, 2), object(2, 2), object(3, 2));
        vm.bind(&a, 0x10000).unwrap();
        vm.bind(&b, 0x12000).unwrap();
        vm.bind(&c, 0x11000).unwrap();
        assert_eq!((vm.address(&a), vm.address(&b), vm.address(&c)), (None, None, Some(0x11000)));
        assert!(read(&mut vm, 0x10000).is_none());
        assert!(read(&mut vm, 0x13000).is_none());
        assert!(read(&mut vm, 0x12ffc).is_some());
    }

    #[test]
    fn work_that_is_under_way_sees_what_it_was_submitted_with() {
        let mut vm = Vm::new(1 << 31);
        let (early, late) = (object(1, 1), object(2, 1));
        early.write(0, &1u32.to_le_bytes()).unwrap();
        late.write(0, &2u32.to_le_bytes()).unwrap();
        vm.bind(&early, 0x10000).unwrap();
        let first = vm.begin();
        vm.bind(&late, 0x10000).unwrap();
        let second = vm.begin();
        vm.unbind(&late);
        assert_eq!((vm.address(&early), vm.address(&late)), (None, None));
        for (changes, value) in [(first, 1), (second, 2)] {
            assert!(lock(&vm.memory).apply(changes).is_ok());
            assert_eq!(read(&mut vm, 0x10000), Some(value));
            vm.end();
        }
        assert_eq!(read(&mut vm, 0x10000), None);
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
