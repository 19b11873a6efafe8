//! Generated from hw/messages/interpolator.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `PIXEL_INTERPOLATOR`: Barycentrics at a sample, the centroid or an offset. `[mesa:compiler brw_pixel_interp_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PixelInterpolator {
    /// X Offset, int.
    pub x_offset: i32,
    /// Y Offset, int.
    pub y_offset: i32,
    /// Sample Index, uint.
    pub sample_index: u32,
    /// Slot Group Select, uint.
    pub slot_group_select: u32,
    /// Message Type, uint.
    pub message_type: u32,
    /// Linear Interpolation, bool.
    pub linear_interpolation: bool,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl PixelInterpolator {
    /// SLOTGRP_LO of Slot Group Select.
    pub const SLOT_GROUP_SELECT_SLOTGRP_LO: u32 = 0x0;
    /// SLOTGRP_HI of Slot Group Select.
    pub const SLOT_GROUP_SELECT_SLOTGRP_HI: u32 = 0x1;
    /// PER_MESSAGE_OFFSET of Message Type.
    pub const MESSAGE_TYPE_PER_MESSAGE_OFFSET: u32 = 0x0;
    /// SAMPLE_POSITION_OFFSET of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_POSITION_OFFSET: u32 = 0x1;
    /// CENTROID_POSITION_OFFSET of Message Type.
    pub const MESSAGE_TYPE_CENTROID_POSITION_OFFSET: u32 = 0x2;
    /// PER_SLOT_OFFSET of Message Type.
    pub const MESSAGE_TYPE_PER_SLOT_OFFSET: u32 = 0x3;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> PixelInterpolator {
        let d = &fixed::<1>(dwords);
        Self { x_offset: s(d, 0, 3), y_offset: s(d, 4, 7), sample_index: u(d, 4, 7), slot_group_select: u(d, 11, 11), message_type: u(d, 12, 13), linear_interpolation: b(d, 14), simd_mode: u(d, 16, 16), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 3, self.x_offset as i64 as u64); put(d, 4, 7, self.y_offset as i64 as u64); put(d, 4, 7, u64::from(self.sample_index)); put(d, 11, 11, u64::from(self.slot_group_select)); put(d, 12, 13, u64::from(self.message_type)); put(d, 14, 14, u64::from(self.linear_interpolation)); put(d, 16, 16, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(PixelInterpolator, PIXELINTERPOLATOR_ITEM, Item {
    noun: Noun::Message, name: "PIXEL_INTERPOLATOR", title: "Barycentrics at a sample, the centroid or an offset", rows: 0xf,
    cites: &["mesa:compiler brw_pixel_interp_desc"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 15, 15), (0xf, 17, 18), (0xf, 29, 31)],
    system: "PI-01", unbuilt: false, watch: &[w(0xf, 0, 0xe0068700, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "X Offset", places: &[p(0xf, 0, 3, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Offset", places: &[p(0xf, 4, 7, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample Index", places: &[p(0xf, 4, 7, Kind::Uint, 1, 0)], values: &[], when: Some("Message Type = SAMPLE_POSITION_OFFSET"), gap: None },
        Field { name: "Slot Group Select", places: &[p(0xf, 11, 11, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SLOTGRP_LO"), (0xf, 0x1, "SLOTGRP_HI")], when: None, gap: None },
        Field { name: "Message Type", places: &[p(0xf, 12, 13, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "PER_MESSAGE_OFFSET"), (0xf, 0x1, "SAMPLE_POSITION_OFFSET"), (0xf, 0x2, "CENTROID_POSITION_OFFSET"), (0xf, 0x3, "PER_SLOT_OFFSET")], when: None, gap: None },
        Field { name: "Linear Interpolation", places: &[p(0xf, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD8"), (0xf, 0x1, "SIMD16")], when: None, gap: None },
    ],
});

