//! Who sees which byte: the address space of a context, bound buffer objects, page faults.
//!
//! One context's address space is one reserved host range as large as the GTT size reported to the driver. A buffer
//! object bound at GPU address A is its memfd mapped at base + A, so translation is one add. Which 4 KiB pages are
//! bound is kept in a bit map that every access asks, so an unmapped address is a value ([`PageFault`]), never a signal.
//!
//! Guest memory is shared with other processes and threads: it is never a Rust reference, only copied in and out.
//!
//! Deliberately absent: page tables of the hardware doors, tiling, formats.

mod mapping;
mod space;
mod view;

pub use space::{AddressSpace, PAGE_BYTES, PageFault};
pub use view::View;
