//! Generated from hw/structures/message.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MESSAGE_DESCRIPTOR`: Bits of a descriptor that mean the same in every message. `[bdw.2d:Message Descriptor - Sampling Engine]` `[mesa:compiler brw_message_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MessageDescriptor {
    /// Function Control, uint.
    pub function_control: u32,
    /// Header Present, bool.
    pub header_present: bool,
    /// Response Length, uint.
    pub response_length: u32,
    /// Message Length, uint.
    pub message_length: u32,
    /// Upper Function Control, uint.
    pub upper_function_control: u32,
}
impl MessageDescriptor {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MessageDescriptor {
        let d = &fixed::<1>(dwords);
        Self { function_control: u(d, 0, 18), header_present: b(d, 19), response_length: u(d, 20, 24), message_length: u(d, 25, 28), upper_function_control: u(d, 29, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 18, u64::from(self.function_control)); put(d, 19, 19, u64::from(self.header_present)); put(d, 20, 24, u64::from(self.response_length)); put(d, 25, 28, u64::from(self.message_length)); put(d, 29, 31, u64::from(self.upper_function_control)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MessageDescriptor, MESSAGEDESCRIPTOR_ITEM, Item {
    noun: Noun::Structure, name: "MESSAGE_DESCRIPTOR", title: "Bits of a descriptor that mean the same in every message", rows: 0xf,
    cites: &["bdw.2d:Message Descriptor - Sampling Engine", "mesa:compiler brw_message_desc"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "D21", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Function Control", places: &[p(0xf, 0, 18, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Header Present", places: &[p(0xf, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Response Length", places: &[p(0xf, 20, 24, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Message Length", places: &[p(0xf, 25, 28, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Upper Function Control", places: &[p(0xf, 29, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `EXTENDED_MESSAGE_DESCRIPTOR`: Target and second half of a message. `[mesa:gen9 EXECUTION_UNIT_EXTENDED_MESSAGE_DESCRIPTOR]` `[mesa:compiler brw_message_ex_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ExtendedMessageDescriptor {
    /// Target Function ID, uint.
    pub target_function_id: u32,
    /// End Of Thread, bool.
    pub end_of_thread: bool,
    /// Extended Message Length, uint.
    pub extended_message_length: u32,
    /// Bindless Surface State Offset, uint.
    pub bindless_surface_state_offset: u32,
}
impl ExtendedMessageDescriptor {
    /// NULL of Target Function ID.
    pub const TARGET_FUNCTION_ID_NULL: u32 = 0x0;
    /// SAMPLER of Target Function ID.
    pub const TARGET_FUNCTION_ID_SAMPLER: u32 = 0x2;
    /// GATEWAY of Target Function ID.
    pub const TARGET_FUNCTION_ID_GATEWAY: u32 = 0x3;
    /// SAMPLER_CACHE of Target Function ID.
    pub const TARGET_FUNCTION_ID_SAMPLER_CACHE: u32 = 0x4;
    /// RENDER_CACHE of Target Function ID.
    pub const TARGET_FUNCTION_ID_RENDER_CACHE: u32 = 0x5;
    /// URB of Target Function ID.
    pub const TARGET_FUNCTION_ID_URB: u32 = 0x6;
    /// THREAD_SPAWNER of Target Function ID.
    pub const TARGET_FUNCTION_ID_THREAD_SPAWNER: u32 = 0x7;
    /// VME of Target Function ID.
    pub const TARGET_FUNCTION_ID_VME: u32 = 0x8;
    /// CONSTANT_CACHE of Target Function ID.
    pub const TARGET_FUNCTION_ID_CONSTANT_CACHE: u32 = 0x9;
    /// DATA_CACHE of Target Function ID.
    pub const TARGET_FUNCTION_ID_DATA_CACHE: u32 = 0xa;
    /// PIXEL_INTERPOLATOR of Target Function ID.
    pub const TARGET_FUNCTION_ID_PIXEL_INTERPOLATOR: u32 = 0xb;
    /// DATA_CACHE_1 of Target Function ID.
    pub const TARGET_FUNCTION_ID_DATA_CACHE_1: u32 = 0xc;
    /// CHECK_AND_REFINEMENT of Target Function ID.
    pub const TARGET_FUNCTION_ID_CHECK_AND_REFINEMENT: u32 = 0xd;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> ExtendedMessageDescriptor {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 | 1 => Self { target_function_id: u(d, 0, 3), end_of_thread: b(d, 5), ..Self::default() },
            _ => Self { target_function_id: u(d, 0, 3), end_of_thread: b(d, 5), extended_message_length: u(d, 6, 9), bindless_surface_state_offset: u(d, 12, 31), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 | 1 => { put(d, 0, 3, u64::from(self.target_function_id)); put(d, 5, 5, u64::from(self.end_of_thread)); 1 }
            _ => { put(d, 0, 3, u64::from(self.target_function_id)); put(d, 5, 5, u64::from(self.end_of_thread)); put(d, 6, 9, u64::from(self.extended_message_length)); put(d, 12, 31, u64::from(self.bindless_surface_state_offset)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(ExtendedMessageDescriptor, EXTENDEDMESSAGEDESCRIPTOR_ITEM, Item {
    noun: Noun::Structure, name: "EXTENDED_MESSAGE_DESCRIPTOR", title: "Target and second half of a message", rows: 0xf,
    cites: &["mesa:gen9 EXECUTION_UNIT_EXTENDED_MESSAGE_DESCRIPTOR", "mesa:compiler brw_message_ex_desc"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 4, 4), (0x3, 6, 31), (0xc, 10, 11)],
    system: "D21", unbuilt: false, watch: &[w(0x3, 0, 0xffffffd0, 0x0), w(0xc, 0, 0xc10, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Target Function ID", places: &[p(0xf, 0, 3, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "NULL"), (0xf, 0x2, "SAMPLER"), (0xf, 0x3, "GATEWAY"), (0xf, 0x4, "SAMPLER_CACHE"), (0xf, 0x5, "RENDER_CACHE"), (0xf, 0x6, "URB"), (0xf, 0x7, "THREAD_SPAWNER"), (0xf, 0x8, "VME"), (0xf, 0x9, "CONSTANT_CACHE"), (0xf, 0xa, "DATA_CACHE"), (0xf, 0xb, "PIXEL_INTERPOLATOR"), (0xf, 0xc, "DATA_CACHE_1"), (0xf, 0xd, "CHECK_AND_REFINEMENT")], when: None, gap: None },
        Field { name: "End Of Thread", places: &[p(0xf, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Extended Message Length", places: &[p(0xc, 6, 9, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bindless Surface State Offset", places: &[p(0xc, 12, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

