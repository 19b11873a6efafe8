//! The URB as the media front end divides it.
//!
//! Source: [skl.7:URB Management], [skl.7:Indirect Payload Storage], C05, C07. Rows of 32 bytes: the first 64 are for
//! interface descriptors, constants follow, and what MEDIA_VFE_STATE asks for as entries comes after them. Handles of the
//! entries wait in a queue; a walker with an indirect payload takes one while its threads run.

use hw::registers::L3CNTLREG;
use ports::{Registers, UrbHandle};
use probe::Context;
use std::collections::VecDeque;

/// Rows of 32 bytes for interface descriptors.
const DESCRIPTOR_ROWS: u32 = 64;
/// Rows of one handle unit (64 bytes).
const ROWS_OF_HANDLE: u32 = 2;
/// Most handles that are made. Software may ask for more: Intel's older VA driver asks for as many entries as fit the URB.
/// [skl.7:URB Management]
const HANDLES_LIMIT: u32 = 128;
/// Bits of a handle in R0.
const HANDLE_MASK: u32 = 0xffff;

/// The entries of the URB and which of them are free.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entries {
    free: VecDeque<UrbHandle>,
    /// Bytes of one entry.
    pub bytes: u32,
    /// Number of entries, free or not.
    pub count: u32,
}

impl Entries {
    /// Divides the URB anew.
    pub fn divide<R: Registers>(vfe: &hw::MediaVfeState, registers: &R, cx: &Context) -> Self {
        let rows = vfe.urb_entry_allocation_size;
        let asked_for = vfe.number_of_urb_entries;
        let count = asked_for.min(HANDLES_LIMIT);
        let first_row = DESCRIPTOR_ROWS + vfe.curbe_allocation_size;
        if let Some(l3) = hw::l3::Allocation::of(cx.platform, registers.read(L3CNTLREG)) {
            // As the manual has it; one expects the constants to be added.
            let asked = u64::from(rows) * u64::from(asked_for);
            let asked = asked.saturating_sub(u64::from(first_row)) * 32;
            if asked > u64::from(l3.usable_urb_kilobytes()) << 10 {
                cx.undefined(
                    "C07",
                    format!(
                        "URB entries need {asked} bytes of the {} KB that the L3 gives",
                        l3.urb_kilobytes
                    ),
                );
            }
        }
        let first = first_row.div_ceil(ROWS_OF_HANDLE);
        let step = rows.div_ceil(ROWS_OF_HANDLE);
        let handle = |index: u32| UrbHandle(first.wrapping_add(index.wrapping_mul(step)) & HANDLE_MASK);
        Self { free: (0..count).map(handle).collect(), bytes: rows.saturating_mul(32), count }
    }

    /// The handle that has been free the longest.
    pub fn take(&mut self) -> Option<UrbHandle> {
        self.free.pop_front()
    }

    /// A handle that threads hold already which come back: it is theirs as long as they run.
    pub fn take_again(&mut self, handle: UrbHandle) -> UrbHandle {
        self.free.retain(|&other| other != handle);
        handle
    }

    /// Gives a handle back.
    pub fn give_back(&mut self, handle: UrbHandle) {
        self.free.push_back(handle);
    }
}
