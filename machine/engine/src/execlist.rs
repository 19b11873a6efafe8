//! Execution lists: how software submits contexts, and how it learns what became of them.
//!
//! Source: [bdw.2d:Context Descriptor Format], [bdw.2d:Context Status], [bdw.2d:Hardware Status Page Layout]; order of
//! the writes [linux:i915 execlists_elsp_write].

use crate::register_file::GlobalRegisters;
use bits::GraphicsAddress;
use hw::registers as offsets;
use hw::{ContextDescriptor, ContextStatus};
use memory::{AddressSpace, PageFault};

/// The port that takes two descriptors in four writes, the second element first, high halves first.
#[derive(Clone, Debug, Default)]
pub struct SubmitPort {
    written: Vec<u32>,
}

impl SubmitPort {
    /// Takes one write; the fourth completes a list: first and second element.
    pub fn write(&mut self, platform: &hw::Platform, value: u32) -> Option<[ContextDescriptor; 2]> {
        self.written.push(value);
        let &[second_high, second_low, first_high, first_low] = self.written.as_slice() else { return None };
        self.written.clear();
        let decode = |low, high| ContextDescriptor::look(platform, &[low, high]);
        Some([decode(first_low, first_high), decode(second_low, second_high)])
    }
}

/// Entries of the context status buffer.
const ENTRIES: u32 = offsets::CONTEXT_STATUS_BUFFER_COUNT;
/// Bits 2:0 of the pointer before the first entry was written.
const NOTHING_WRITTEN: u32 = 7;
/// DWord of the hardware status page with the first entry.
const STATUS_PAGE_ENTRIES: u64 = 16;
/// DWord of the hardware status page with the number of the entry that was written last.
const STATUS_PAGE_LAST: u64 = 31;
/// Where EXECLIST_STATUS has the reason of the last context switch.
const REASON_MASK: u32 = 0x1ff;

/// The context status buffer of one engine: a view of its registers.
#[derive(Clone, Copy, Debug)]
pub struct StatusBuffer {
    /// MMIO offset of the engine's registers.
    pub engine_base: u32,
}

impl StatusBuffer {
    /// Appends an entry, to the registers and to the status page, and updates EXECLIST_STATUS.
    ///
    /// # Errors
    /// When the status page is not bound; the registers are written nevertheless.
    pub fn push(
        self,
        status: &ContextStatus,
        platform: &hw::Platform,
        registers: &mut GlobalRegisters,
        status_page: Option<(GraphicsAddress, &AddressSpace)>,
    ) -> Result<(), PageFault> {
        let at = |offset: u32| self.engine_base + offset - crate::context::RENDER_BASE;
        let pointer = registers.read(at(offsets::CONTEXT_STATUS_POINTER));
        let entry = match pointer & 7 {
            NOTHING_WRITTEN => 0,
            last => (last + 1) % ENTRIES,
        };
        let dwords = status.encode(platform);
        let (low, high) = (dwords[0], dwords[1]);
        let place = at(offsets::CONTEXT_STATUS_BUFFER) + entry * offsets::CONTEXT_STATUS_BUFFER_STEP;
        registers.store(place, low);
        registers.store(place + 4, high);
        registers.store(at(offsets::CONTEXT_STATUS_POINTER), pointer & !7 | entry);
        let execlist_status = hw::registers::ExeclistStatus {
            last_context_switch_reason: low & REASON_MASK,
            current_context_id: high,
            ..Default::default()
        }
        .encode(platform);
        registers.store(at(offsets::EXECLIST_STATUS), execlist_status[0]);
        registers.store(at(offsets::EXECLIST_STATUS) + 4, execlist_status[1]);
        let Some((page, space)) = status_page else { return Ok(()) };
        let bytes = u64::from(low) | u64::from(high) << 32;
        space.write_u64(page.offset(4 * STATUS_PAGE_ENTRIES + 8 * u64::from(entry)), bytes)?;
        space.write_u32(page.offset(4 * STATUS_PAGE_LAST), entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hw::platforms::{BDW, BXT, SKL};

    #[test]
    fn the_fourth_write_completes_a_list() {
        for platform in [&BDW, &SKL, &BXT] {
            let mut port = SubmitPort::default();
            assert!(port.write(platform, 0).is_none() && port.write(platform, 0).is_none());
            assert!(port.write(platform, 42).is_none());
            let [first, second] = port.write(platform, 0x6119).unwrap();
            assert!(first.valid && !second.valid);
            assert_eq!((first.logical_ring_context_address, first.context_id), (0x6000, 42));
            assert_eq!(first.addressing_mode, ContextDescriptor::ADDRESSING_MODE_LEGACY_CONTEXT_64_BIT);
            assert!(port.write(platform, 1).is_none());
        }
    }

    #[test]
    fn status_entries_go_round_and_are_copied_to_the_status_page() {
        for platform in [&BDW, &SKL, &BXT] {
            let mut space = AddressSpace::new(1 << 20).unwrap();
            space.bind_anonymous(GraphicsAddress(0x1000), 0x1000).unwrap();
            let mut registers = GlobalRegisters::new(platform);
            let buffer = StatusBuffer { engine_base: 0x2_2000 };
            for id in 0..8 {
                let status = ContextStatus { active_to_idle: true, context_id: id, ..Default::default() };
                buffer
                    .push(&status, platform, &mut registers, Some((GraphicsAddress(0x1000), &space)))
                    .unwrap();
            }
            assert_eq!(registers.read(0x2_23a0) & 7, 1, "eight entries in a buffer of six");
            assert_eq!((registers.read(0x2_2370), registers.read(0x2_2374)), (8, 6));
            assert_eq!(space.read_u32(GraphicsAddress(0x1000 + 4 * 31)), Ok(1));
            assert_eq!(space.read_u64(GraphicsAddress(0x1000 + 4 * 16 + 8)), Ok(7 << 32 | 8));
            assert_eq!(registers.read(0x2_2234) & 0x100, 0x100, "idle, as drivers poll for it");
        }
    }
}
