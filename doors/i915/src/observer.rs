//! Who may watch submissions: the door says what it submits, and does not care who listens.

use bits::GraphicsAddress;
use device::Submission;
use memory::AddressSpace;

/// A submission as an observer sees it.
pub struct Observed<'a> {
    /// Number of the address space; no other one of this process has it while it lives.
    pub space_number: u64,
    /// Memory as the device sees it.
    pub space: &'a AddressSpace,
    /// Bound ranges in order of address: first byte, length in bytes.
    pub bound: &'a [(GraphicsAddress, u64)],
    /// Number of the context on its engine; no other one of this process ever has it.
    pub context: u32,
    /// Where and what.
    pub submission: Submission,
}

/// Sees every submission before and after it is executed, one at a time. An observer never changes a result.
pub trait Observer: Send {
    /// Everything is bound and patched; nothing is executed yet.
    fn before(&mut self, observed: &Observed);
    /// It was executed, to its end or to where it stopped.
    fn after(&mut self, observed: &Observed);
}
