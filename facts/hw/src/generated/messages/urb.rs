//! Generated from hw/messages/urb.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `URB`: Reads, writes and atomics on a URB entry. `[skl.7:URB Messages - Message Descriptor]` `[mesa:compiler brw_urb_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Urb {
    /// URB Opcode, uint.
    pub urb_opcode: u32,
    /// Global Offset, uint.
    pub global_offset: u32,
    /// Swizzle Control, bool.
    pub swizzle_control: bool,
    /// Channel Mask Present, bool.
    pub channel_mask_present: bool,
    /// Per Slot Offset, bool.
    pub per_slot_offset: bool,
    /// Complete, bool.
    pub complete: bool,
}
impl Urb {
    /// WRITE_HWORD of URB Opcode.
    pub const URB_OPCODE_WRITE_HWORD: u32 = 0x0;
    /// WRITE_OWORD of URB Opcode.
    pub const URB_OPCODE_WRITE_OWORD: u32 = 0x1;
    /// READ_HWORD of URB Opcode.
    pub const URB_OPCODE_READ_HWORD: u32 = 0x2;
    /// READ_OWORD of URB Opcode.
    pub const URB_OPCODE_READ_OWORD: u32 = 0x3;
    /// ATOMIC_MOV of URB Opcode.
    pub const URB_OPCODE_ATOMIC_MOV: u32 = 0x4;
    /// ATOMIC_INC of URB Opcode.
    pub const URB_OPCODE_ATOMIC_INC: u32 = 0x5;
    /// ATOMIC_ADD of URB Opcode.
    pub const URB_OPCODE_ATOMIC_ADD: u32 = 0x6;
    /// SIMD8_WRITE of URB Opcode.
    pub const URB_OPCODE_SIMD8_WRITE: u32 = 0x7;
    /// SIMD8_READ of URB Opcode.
    pub const URB_OPCODE_SIMD8_READ: u32 = 0x8;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> Urb {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { urb_opcode: u(d, 0, 2), global_offset: u(d, 3, 13), swizzle_control: b(d, 14), per_slot_offset: b(d, 16), complete: b(d, 15), ..Self::default() },
            _ => Self { urb_opcode: u(d, 0, 3), global_offset: u(d, 4, 14), swizzle_control: b(d, 15), channel_mask_present: b(d, 15), per_slot_offset: b(d, 17), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 2, u64::from(self.urb_opcode)); put(d, 3, 13, u64::from(self.global_offset)); put(d, 14, 14, u64::from(self.swizzle_control)); put(d, 16, 16, u64::from(self.per_slot_offset)); put(d, 15, 15, u64::from(self.complete)); 1 }
            _ => { put(d, 0, 3, u64::from(self.urb_opcode)); put(d, 4, 14, u64::from(self.global_offset)); put(d, 15, 15, u64::from(self.swizzle_control)); put(d, 15, 15, u64::from(self.channel_mask_present)); put(d, 17, 17, u64::from(self.per_slot_offset)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(Urb, URB_ITEM, Item {
    noun: Noun::Message, name: "URB", title: "Reads, writes and atomics on a URB entry", rows: 0xf,
    cites: &["skl.7:URB Messages - Message Descriptor", "mesa:compiler brw_urb_desc"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 17, 18), (0xf, 29, 31), (0xe, 16, 16), (0xe, 18, 18)],
    system: "UR-02", unbuilt: false, watch: &[w(0x1, 0, 0xe0060000, 0x0), w(0xe, 0, 0xe0050000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "URB Opcode", places: &[p(0x1, 0, 2, Kind::Uint, 1, 0), p(0xe, 0, 3, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "WRITE_HWORD"), (0xf, 0x1, "WRITE_OWORD"), (0xf, 0x2, "READ_HWORD"), (0xf, 0x3, "READ_OWORD"), (0xf, 0x4, "ATOMIC_MOV"), (0xf, 0x5, "ATOMIC_INC"), (0xf, 0x6, "ATOMIC_ADD"), (0xf, 0x7, "SIMD8_WRITE"), (0xf, 0x8, "SIMD8_READ")], when: None, gap: None },
        Field { name: "Global Offset", places: &[p(0x1, 3, 13, Kind::Uint, 1, 0), p(0xe, 4, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Swizzle Control", places: &[p(0x1, 14, 14, Kind::Bool, 1, 0), p(0xe, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Channel Mask Present", places: &[p(0xe, 15, 15, Kind::Bool, 1, 0)], values: &[], when: Some("URB Opcode = SIMD8_WRITE"), gap: None },
        Field { name: "Per Slot Offset", places: &[p(0x1, 16, 16, Kind::Bool, 1, 0), p(0xe, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Complete", places: &[p(0x1, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

