//! Who sees which byte: the address space of a context, physical memory and page tables, page faults.
//!
//! The kernel's door binds buffer objects: an address space is a reserved host range (a large one is several, each made
//! when it is first needed), and an object bound at GPU address A is its memfd mapped at base + A, so translation is
//! one add. Which 4 KiB pages are bound is kept in a bit map that every access asks, so an unmapped address is a value
//! ([`PageFault`]), never a signal.
//!
//! The hardware doors bring [`PhysicalMemory`], a [`Ggtt`] and per-process tables ([`PpgttRoot`]). Their spaces work in
//! the same way, except that a page which is not bound is looked up in the tables when it is first touched.
//!
//! Guest memory is shared with other processes and threads: it is never a Rust reference, only copied in and out.
//!
//! Deliberately absent: tiling, formats.

mod channel;
mod ggtt;
mod high;
mod known;
mod mapping;
mod paged;
mod physical;
mod ppgtt;
mod space;
mod view;

pub use channel::Channel;
pub use ggtt::{EntryFormat, Ggtt, ggtt_space};
pub use known::{Fact, Known};
pub use physical::{PHYSICAL_ADDRESS_BITS, PhysicalError, PhysicalMemory};
pub use ppgtt::{PpgttRoot, ppgtt_space};
pub use space::{AddressSpace, PAGE_BYTES, PageFault};
pub use view::{Pieces, View};
