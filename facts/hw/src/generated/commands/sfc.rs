//! Generated from hw/commands/sfc.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `SFC_AVS_CHROMA_COEFF_TABLE`. `[mesa:gen9 SFC_AVS_CHROMA_COEFF_TABLE]` `[media-driver:g9_sfc SFC_AVS_CHROMA_Coeff_Table]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfcAvsChromaCoeffTable {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Table 1X Filter Coefficient2, s1.6.
    pub table_1x_filter_coefficient2: [f32; 32],
    /// Table 1Y Filter Coefficient2, s1.6.
    pub table_1y_filter_coefficient2: [f32; 32],
    /// Table 1X Filter Coefficient3, s1.6.
    pub table_1x_filter_coefficient3: [f32; 32],
    /// Table 1Y Filter Coefficient3, s1.6.
    pub table_1y_filter_coefficient3: [f32; 32],
    /// Table 1X Filter Coefficient4, s1.6.
    pub table_1x_filter_coefficient4: [f32; 32],
    /// Table 1Y Filter Coefficient4, s1.6.
    pub table_1y_filter_coefficient4: [f32; 32],
    /// Table 1X Filter Coefficient5, s1.6.
    pub table_1x_filter_coefficient5: [f32; 32],
    /// Table 1Y Filter Coefficient5, s1.6.
    pub table_1y_filter_coefficient5: [f32; 32],
}
impl SfcAvsChromaCoeffTable {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SfcAvsChromaCoeffTable {
        let d = &fixed::<65>(dwords);
        Self { dword_length: u(d, 0, 11), table_1x_filter_coefficient2: std::array::from_fn(|i| sx(d, at(32, i, 64), at(39, i, 64), 6)), table_1y_filter_coefficient2: std::array::from_fn(|i| sx(d, at(40, i, 64), at(47, i, 64), 6)), table_1x_filter_coefficient3: std::array::from_fn(|i| sx(d, at(48, i, 64), at(55, i, 64), 6)), table_1y_filter_coefficient3: std::array::from_fn(|i| sx(d, at(56, i, 64), at(63, i, 64), 6)), table_1x_filter_coefficient4: std::array::from_fn(|i| sx(d, at(64, i, 64), at(71, i, 64), 6)), table_1y_filter_coefficient4: std::array::from_fn(|i| sx(d, at(72, i, 64), at(79, i, 64), 6)), table_1x_filter_coefficient5: std::array::from_fn(|i| sx(d, at(80, i, 64), at(87, i, 64), 6)), table_1y_filter_coefficient5: std::array::from_fn(|i| sx(d, at(88, i, 64), at(95, i, 64), 6)), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 65];
        let d = &mut words;
        let n: usize = { d[0] = 0x75060000; let length = if self.dword_length == 0 { 63 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.table_1x_filter_coefficient2.iter().copied().enumerate().take(32) { put(d, at(32, i, 64), at(39, i, 64), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_1y_filter_coefficient2.iter().copied().enumerate().take(32) { put(d, at(40, i, 64), at(47, i, 64), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_1x_filter_coefficient3.iter().copied().enumerate().take(32) { put(d, at(48, i, 64), at(55, i, 64), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_1y_filter_coefficient3.iter().copied().enumerate().take(32) { put(d, at(56, i, 64), at(63, i, 64), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_1x_filter_coefficient4.iter().copied().enumerate().take(32) { put(d, at(64, i, 64), at(71, i, 64), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_1y_filter_coefficient4.iter().copied().enumerate().take(32) { put(d, at(72, i, 64), at(79, i, 64), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_1x_filter_coefficient5.iter().copied().enumerate().take(32) { put(d, at(80, i, 64), at(87, i, 64), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_1y_filter_coefficient5.iter().copied().enumerate().take(32) { put(d, at(88, i, 64), at(95, i, 64), fixed_bits(v, 6, 8, true)); } 65 };
        words[..n.min(65)].to_vec()
    }
}
described!(SfcAvsChromaCoeffTable, SFCAVSCHROMACOEFFTABLE_ITEM, Item {
    noun: Noun::Command, name: "SFC_AVS_CHROMA_COEFF_TABLE", title: "", rows: 0xc,
    cites: &["mesa:gen9 SFC_AVS_CHROMA_COEFF_TABLE", "media-driver:g9_sfc SFC_AVS_CHROMA_Coeff_Table"],
    engines: &[(0xc, 0xc)], key: &[(0xc, 0xffff0000, 0x75060000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 65, 65, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15)],
    system: "D60", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Table 1X Filter Coefficient2", places: &[p(0xc, 32, 39, Kind::Fixed(true, 6), 32, 64)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient2", places: &[p(0xc, 40, 47, Kind::Fixed(true, 6), 32, 64)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient3", places: &[p(0xc, 48, 55, Kind::Fixed(true, 6), 32, 64)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient3", places: &[p(0xc, 56, 63, Kind::Fixed(true, 6), 32, 64)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient4", places: &[p(0xc, 64, 71, Kind::Fixed(true, 6), 32, 64)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient4", places: &[p(0xc, 72, 79, Kind::Fixed(true, 6), 32, 64)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient5", places: &[p(0xc, 80, 87, Kind::Fixed(true, 6), 32, 64)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient5", places: &[p(0xc, 88, 95, Kind::Fixed(true, 6), 32, 64)], values: &[], when: None, gap: None },
    ],
});

/// `SFC_AVS_LUMA_COEFF_TABLE`. `[mesa:gen9 SFC_AVS_LUMA_COEFF_TABLE]` `[media-driver:g9_sfc SFC_AVS_LUMA_Coeff_Table]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfcAvsLumaCoeffTable {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Table 0X Filter Coefficient0, s1.6.
    pub table_0x_filter_coefficient0: [f32; 32],
    /// Table 0Y Filter Coefficient0, s1.6.
    pub table_0y_filter_coefficient0: [f32; 32],
    /// Table 0X Filter Coefficient1, s1.6.
    pub table_0x_filter_coefficient1: [f32; 32],
    /// Table 0Y Filter Coefficient1, s1.6.
    pub table_0y_filter_coefficient1: [f32; 32],
    /// Table 0X Filter Coefficient2, s1.6.
    pub table_0x_filter_coefficient2: [f32; 32],
    /// Table 0Y Filter Coefficient2, s1.6.
    pub table_0y_filter_coefficient2: [f32; 32],
    /// Table 0X Filter Coefficient3, s1.6.
    pub table_0x_filter_coefficient3: [f32; 32],
    /// Table 0Y Filter Coefficient3, s1.6.
    pub table_0y_filter_coefficient3: [f32; 32],
    /// Table 0X Filter Coefficient4, s1.6.
    pub table_0x_filter_coefficient4: [f32; 32],
    /// Table 0Y Filter Coefficient4, s1.6.
    pub table_0y_filter_coefficient4: [f32; 32],
    /// Table 0X Filter Coefficient5, s1.6.
    pub table_0x_filter_coefficient5: [f32; 32],
    /// Table 0Y Filter Coefficient5, s1.6.
    pub table_0y_filter_coefficient5: [f32; 32],
    /// Table 0X Filter Coefficient6, s1.6.
    pub table_0x_filter_coefficient6: [f32; 32],
    /// Table 0Y Filter Coefficient6, s1.6.
    pub table_0y_filter_coefficient6: [f32; 32],
    /// Table 0X Filter Coefficient7, s1.6.
    pub table_0x_filter_coefficient7: [f32; 32],
    /// Table 0Y Filter Coefficient7, s1.6.
    pub table_0y_filter_coefficient7: [f32; 32],
}
impl SfcAvsLumaCoeffTable {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SfcAvsLumaCoeffTable {
        let d = &fixed::<129>(dwords);
        Self { dword_length: u(d, 0, 11), table_0x_filter_coefficient0: std::array::from_fn(|i| sx(d, at(32, i, 128), at(39, i, 128), 6)), table_0y_filter_coefficient0: std::array::from_fn(|i| sx(d, at(40, i, 128), at(47, i, 128), 6)), table_0x_filter_coefficient1: std::array::from_fn(|i| sx(d, at(48, i, 128), at(55, i, 128), 6)), table_0y_filter_coefficient1: std::array::from_fn(|i| sx(d, at(56, i, 128), at(63, i, 128), 6)), table_0x_filter_coefficient2: std::array::from_fn(|i| sx(d, at(64, i, 128), at(71, i, 128), 6)), table_0y_filter_coefficient2: std::array::from_fn(|i| sx(d, at(72, i, 128), at(79, i, 128), 6)), table_0x_filter_coefficient3: std::array::from_fn(|i| sx(d, at(80, i, 128), at(87, i, 128), 6)), table_0y_filter_coefficient3: std::array::from_fn(|i| sx(d, at(88, i, 128), at(95, i, 128), 6)), table_0x_filter_coefficient4: std::array::from_fn(|i| sx(d, at(96, i, 128), at(103, i, 128), 6)), table_0y_filter_coefficient4: std::array::from_fn(|i| sx(d, at(104, i, 128), at(111, i, 128), 6)), table_0x_filter_coefficient5: std::array::from_fn(|i| sx(d, at(112, i, 128), at(119, i, 128), 6)), table_0y_filter_coefficient5: std::array::from_fn(|i| sx(d, at(120, i, 128), at(127, i, 128), 6)), table_0x_filter_coefficient6: std::array::from_fn(|i| sx(d, at(128, i, 128), at(135, i, 128), 6)), table_0y_filter_coefficient6: std::array::from_fn(|i| sx(d, at(136, i, 128), at(143, i, 128), 6)), table_0x_filter_coefficient7: std::array::from_fn(|i| sx(d, at(144, i, 128), at(151, i, 128), 6)), table_0y_filter_coefficient7: std::array::from_fn(|i| sx(d, at(152, i, 128), at(159, i, 128), 6)), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 129];
        let d = &mut words;
        let n: usize = { d[0] = 0x75050000; let length = if self.dword_length == 0 { 127 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.table_0x_filter_coefficient0.iter().copied().enumerate().take(32) { put(d, at(32, i, 128), at(39, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0y_filter_coefficient0.iter().copied().enumerate().take(32) { put(d, at(40, i, 128), at(47, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0x_filter_coefficient1.iter().copied().enumerate().take(32) { put(d, at(48, i, 128), at(55, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0y_filter_coefficient1.iter().copied().enumerate().take(32) { put(d, at(56, i, 128), at(63, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0x_filter_coefficient2.iter().copied().enumerate().take(32) { put(d, at(64, i, 128), at(71, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0y_filter_coefficient2.iter().copied().enumerate().take(32) { put(d, at(72, i, 128), at(79, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0x_filter_coefficient3.iter().copied().enumerate().take(32) { put(d, at(80, i, 128), at(87, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0y_filter_coefficient3.iter().copied().enumerate().take(32) { put(d, at(88, i, 128), at(95, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0x_filter_coefficient4.iter().copied().enumerate().take(32) { put(d, at(96, i, 128), at(103, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0y_filter_coefficient4.iter().copied().enumerate().take(32) { put(d, at(104, i, 128), at(111, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0x_filter_coefficient5.iter().copied().enumerate().take(32) { put(d, at(112, i, 128), at(119, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0y_filter_coefficient5.iter().copied().enumerate().take(32) { put(d, at(120, i, 128), at(127, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0x_filter_coefficient6.iter().copied().enumerate().take(32) { put(d, at(128, i, 128), at(135, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0y_filter_coefficient6.iter().copied().enumerate().take(32) { put(d, at(136, i, 128), at(143, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0x_filter_coefficient7.iter().copied().enumerate().take(32) { put(d, at(144, i, 128), at(151, i, 128), fixed_bits(v, 6, 8, true)); } for (i, v) in self.table_0y_filter_coefficient7.iter().copied().enumerate().take(32) { put(d, at(152, i, 128), at(159, i, 128), fixed_bits(v, 6, 8, true)); } 129 };
        words[..n.min(129)].to_vec()
    }
}
described!(SfcAvsLumaCoeffTable, SFCAVSLUMACOEFFTABLE_ITEM, Item {
    noun: Noun::Command, name: "SFC_AVS_LUMA_COEFF_TABLE", title: "", rows: 0xc,
    cites: &["mesa:gen9 SFC_AVS_LUMA_COEFF_TABLE", "media-driver:g9_sfc SFC_AVS_LUMA_Coeff_Table"],
    engines: &[(0xc, 0xc)], key: &[(0xc, 0xffff0000, 0x75050000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 129, 129, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15)],
    system: "D60", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Table 0X Filter Coefficient0", places: &[p(0xc, 32, 39, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient0", places: &[p(0xc, 40, 47, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient1", places: &[p(0xc, 48, 55, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient1", places: &[p(0xc, 56, 63, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient2", places: &[p(0xc, 64, 71, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient2", places: &[p(0xc, 72, 79, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient3", places: &[p(0xc, 80, 87, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient3", places: &[p(0xc, 88, 95, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient4", places: &[p(0xc, 96, 103, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient4", places: &[p(0xc, 104, 111, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient5", places: &[p(0xc, 112, 119, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient5", places: &[p(0xc, 120, 127, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient6", places: &[p(0xc, 128, 135, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient6", places: &[p(0xc, 136, 143, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient7", places: &[p(0xc, 144, 151, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient7", places: &[p(0xc, 152, 159, Kind::Fixed(true, 6), 32, 128)], values: &[], when: None, gap: None },
    ],
});

/// `SFC_AVS_STATE`. `[mesa:gen9 SFC_AVS_STATE]` `[media-driver:g9_sfc SFC_AVS_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfcAvsState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Transition Area with 8 Pixels, uint.
    pub transition_area_with_8_pixels: u32,
    /// Transition Area with 4 Pixels, uint.
    pub transition_area_with_4_pixels: u32,
    /// Sharpness Level, uint.
    pub sharpness_level: u32,
    /// Max Derivative 8 Pixels, uint.
    pub max_derivative_8_pixels: u32,
    /// Max Derivative 4 Pixels, uint.
    pub max_derivative_4_pixels: u32,
}
impl SfcAvsState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SfcAvsState {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 11), transition_area_with_8_pixels: u(d, 32, 34), transition_area_with_4_pixels: u(d, 36, 38), sharpness_level: u(d, 56, 63), max_derivative_8_pixels: u(d, 64, 71), max_derivative_4_pixels: u(d, 80, 87), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x75020000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 34, u64::from(self.transition_area_with_8_pixels)); put(d, 36, 38, u64::from(self.transition_area_with_4_pixels)); put(d, 56, 63, u64::from(self.sharpness_level)); put(d, 64, 71, u64::from(self.max_derivative_8_pixels)); put(d, 80, 87, u64::from(self.max_derivative_4_pixels)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(SfcAvsState, SFCAVSSTATE_ITEM, Item {
    noun: Noun::Command, name: "SFC_AVS_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 SFC_AVS_STATE", "media-driver:g9_sfc SFC_AVS_STATE"],
    engines: &[(0xc, 0xc)], key: &[(0xc, 0xffff0000, 0x75020000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 35, 35), (0xc, 39, 55), (0xc, 72, 79), (0xc, 88, 95)],
    system: "D60", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Transition Area with 8 Pixels", places: &[p(0xc, 32, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transition Area with 4 Pixels", places: &[p(0xc, 36, 38, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sharpness Level", places: &[p(0xc, 56, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Derivative 8 Pixels", places: &[p(0xc, 64, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Derivative 4 Pixels", places: &[p(0xc, 80, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SFC_FRAME_START`. `[mesa:gen9 SFC_FRAME_START]` `[media-driver:g9_sfc SFC_FRAME_START]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfcFrameStart {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Frame Start Body, uint.
    pub frame_start_body: u32,
}
impl SfcFrameStart {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SfcFrameStart {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), frame_start_body: u(d, 32, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x75040000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 63, u64::from(self.frame_start_body)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SfcFrameStart, SFCFRAMESTART_ITEM, Item {
    noun: Noun::Command, name: "SFC_FRAME_START", title: "", rows: 0xc,
    cites: &["mesa:gen9 SFC_FRAME_START", "media-driver:g9_sfc SFC_FRAME_START"],
    engines: &[(0xc, 0xc)], key: &[(0xc, 0xffff0000, 0x75040000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15)],
    system: "D60", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Frame Start Body", places: &[p(0xc, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SFC_IEF_STATE`. `[mesa:gen9 SFC_IEF_STATE]` `[media-driver:g9_sfc SFC_IEF_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfcIefState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Gain Factor, uint.
    pub gain_factor: u32,
    /// Weak Edge Threshold, uint.
    pub weak_edge_threshold: u32,
    /// Strong Edge Threshold, uint.
    pub strong_edge_threshold: u32,
    /// R3x Coefficient, u0.5.
    pub r3x_coefficient: f32,
    /// R3c Coefficient, u0.5.
    pub r3c_coefficient: f32,
    /// Global Noise Estimation, uint.
    pub global_noise_estimation: u32,
    /// Non Edge Weight, uint.
    pub non_edge_weight: u32,
    /// Regular Weight, uint.
    pub regular_weight: u32,
    /// Strong Edge Weight, uint.
    pub strong_edge_weight: u32,
    /// R5x Coefficient, u0.5.
    pub r5x_coefficient: f32,
    /// R5cx Coefficient, u0.5.
    pub r5cx_coefficient: f32,
    /// R5c Coefficient, u0.5.
    pub r5c_coefficient: f32,
    /// STD Sin(alpha), s0.7.
    pub std_sin_alpha: f32,
    /// STD Cos(alpha), s0.7.
    pub std_cos_alpha: f32,
    /// Sat_Max, uint.
    pub sat_max: u32,
    /// Hue_Max, uint.
    pub hue_max: u32,
    /// S3U, s2.8.
    pub s3u: f32,
    /// Diamond Margin, uint.
    pub diamond_margin: u32,
    /// VY_STD_Enable, bool.
    pub vy_std_enable: bool,
    /// U_Mid, uint.
    pub u_mid: u32,
    /// V_Mid, uint.
    pub v_mid: u32,
    /// Diamond_dv, int.
    pub diamond_dv: i32,
    /// Diamond_Th, uint.
    pub diamond_th: u32,
    /// Diamond_alpha, u2.6.
    pub diamond_alpha: f32,
    /// HS_margin, uint.
    pub hs_margin: u32,
    /// Diamond_du, int.
    pub diamond_du: i32,
    /// Skin Detail Factor, uint.
    pub skin_detail_factor: u32,
    /// Y_point_1, uint.
    pub y_point_1: u32,
    /// Y_point_2, uint.
    pub y_point_2: u32,
    /// Y_point_3, uint.
    pub y_point_3: u32,
    /// Y_point_4, uint.
    pub y_point_4: u32,
    /// INV_Margin_VYL, u0.16.
    pub inv_margin_vyl: f32,
    /// INV_Margin_VYU, u0.16.
    pub inv_margin_vyu: f32,
    /// P0L, uint.
    pub p0l: u32,
    /// P1L, uint.
    pub p1l: u32,
    /// P2L, uint.
    pub p2l: u32,
    /// P3L, uint.
    pub p3l: u32,
    /// B0L, uint.
    pub b0l: u32,
    /// B1L, uint.
    pub b1l: u32,
    /// B2L, uint.
    pub b2l: u32,
    /// B3L, uint.
    pub b3l: u32,
    /// S0L, s2.8.
    pub s0l: f32,
    /// Y_Slope_2, u2.3.
    pub y_slope_2: f32,
    /// S1L, s2.8.
    pub s1l: f32,
    /// S2L, s2.8.
    pub s2l: f32,
    /// S3L, s2.8.
    pub s3l: f32,
    /// P0U, uint.
    pub p0u: u32,
    /// P1U, uint.
    pub p1u: u32,
    /// Y_Slope1, u2.3.
    pub y_slope1: f32,
    /// P2U, uint.
    pub p2u: u32,
    /// P3U, uint.
    pub p3u: u32,
    /// B0U, uint.
    pub b0u: u32,
    /// B1U, uint.
    pub b1u: u32,
    /// B2U, uint.
    pub b2u: u32,
    /// B3U, uint.
    pub b3u: u32,
    /// S0U, s2.8.
    pub s0u: f32,
    /// S1U, s2.8.
    pub s1u: f32,
    /// S2U, s2.8.
    pub s2u: f32,
    /// Transform Enable, bool.
    pub transform_enable: bool,
    /// YUV Channel Swap, bool.
    pub yuv_channel_swap: bool,
    /// C0, s2.10.
    pub c0: f32,
    /// C1, s2.10.
    pub c1: f32,
    /// C2, s2.10.
    pub c2: f32,
    /// C3, s2.10.
    pub c3: f32,
    /// C4, s2.10.
    pub c4: f32,
    /// C5, s2.10.
    pub c5: f32,
    /// C6, s2.10.
    pub c6: f32,
    /// C7, s2.10.
    pub c7: f32,
    /// C8, s2.10.
    pub c8: f32,
    /// Offset In 1, s2.8.
    pub offset_in_1: f32,
    /// Offset Out 1, s2.8.
    pub offset_out_1: f32,
    /// Offset In 2, s2.8.
    pub offset_in_2: f32,
    /// Offset Out 2, s2.8.
    pub offset_out_2: f32,
    /// Offset In 3, s2.8.
    pub offset_in_3: f32,
    /// Offset Out 3, s2.8.
    pub offset_out_3: f32,
}
impl SfcIefState {
    /// Detail Revealed of Skin Detail Factor.
    pub const SKIN_DETAIL_FACTOR_DETAIL_REVEALED: u32 = 0x0;
    /// Not Detail Revealed of Skin Detail Factor.
    pub const SKIN_DETAIL_FACTOR_NOT_DETAIL_REVEALED: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SfcIefState {
        let d = &fixed::<24>(dwords);
        Self { dword_length: u(d, 0, 11), gain_factor: u(d, 32, 37), weak_edge_threshold: u(d, 38, 43), strong_edge_threshold: u(d, 44, 49), r3x_coefficient: ux(d, 50, 54, 5), r3c_coefficient: ux(d, 55, 59, 5), global_noise_estimation: u(d, 64, 71), non_edge_weight: u(d, 72, 74), regular_weight: u(d, 75, 77), strong_edge_weight: u(d, 78, 80), r5x_coefficient: ux(d, 81, 85, 5), r5cx_coefficient: ux(d, 86, 90, 5), r5c_coefficient: ux(d, 91, 95, 5), std_sin_alpha: sx(d, 96, 103, 7), std_cos_alpha: sx(d, 104, 111, 7), sat_max: u(d, 112, 117), hue_max: u(d, 118, 123), s3u: sx(d, 128, 138, 8), diamond_margin: u(d, 140, 142), vy_std_enable: b(d, 143), u_mid: u(d, 144, 151), v_mid: u(d, 152, 159), diamond_dv: s(d, 160, 166), diamond_th: u(d, 167, 172), diamond_alpha: ux(d, 173, 180, 6), hs_margin: u(d, 181, 183), diamond_du: s(d, 184, 190), skin_detail_factor: u(d, 191, 191), y_point_1: u(d, 192, 199), y_point_2: u(d, 200, 207), y_point_3: u(d, 208, 215), y_point_4: u(d, 216, 223), inv_margin_vyl: ux(d, 224, 239, 16), inv_margin_vyu: ux(d, 256, 271, 16), p0l: u(d, 272, 279), p1l: u(d, 280, 287), p2l: u(d, 288, 295), p3l: u(d, 296, 303), b0l: u(d, 304, 311), b1l: u(d, 312, 319), b2l: u(d, 320, 327), b3l: u(d, 328, 335), s0l: sx(d, 336, 346, 8), y_slope_2: ux(d, 347, 351, 3), s1l: sx(d, 352, 362, 8), s2l: sx(d, 363, 373, 8), s3l: sx(d, 384, 394, 8), p0u: u(d, 395, 402), p1u: u(d, 403, 410), y_slope1: ux(d, 411, 415, 3), p2u: u(d, 416, 423), p3u: u(d, 424, 431), b0u: u(d, 432, 439), b1u: u(d, 440, 447), b2u: u(d, 448, 455), b3u: u(d, 456, 463), s0u: sx(d, 464, 474, 8), s1u: sx(d, 480, 490, 8), s2u: sx(d, 491, 501, 8), transform_enable: b(d, 512), yuv_channel_swap: b(d, 513), c0: sx(d, 515, 527, 10), c1: sx(d, 528, 540, 10), c2: sx(d, 544, 556, 10), c3: sx(d, 557, 569, 10), c4: sx(d, 576, 588, 10), c5: sx(d, 589, 601, 10), c6: sx(d, 608, 620, 10), c7: sx(d, 621, 633, 10), c8: sx(d, 640, 652, 10), offset_in_1: sx(d, 672, 682, 8), offset_out_1: sx(d, 683, 693, 8), offset_in_2: sx(d, 704, 714, 8), offset_out_2: sx(d, 715, 725, 8), offset_in_3: sx(d, 736, 746, 8), offset_out_3: sx(d, 747, 757, 8), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 24];
        let d = &mut words;
        let n: usize = { d[0] = 0x75030000; let length = if self.dword_length == 0 { 22 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 37, u64::from(self.gain_factor)); put(d, 38, 43, u64::from(self.weak_edge_threshold)); put(d, 44, 49, u64::from(self.strong_edge_threshold)); put(d, 50, 54, fixed_bits(self.r3x_coefficient, 5, 5, false)); put(d, 55, 59, fixed_bits(self.r3c_coefficient, 5, 5, false)); put(d, 64, 71, u64::from(self.global_noise_estimation)); put(d, 72, 74, u64::from(self.non_edge_weight)); put(d, 75, 77, u64::from(self.regular_weight)); put(d, 78, 80, u64::from(self.strong_edge_weight)); put(d, 81, 85, fixed_bits(self.r5x_coefficient, 5, 5, false)); put(d, 86, 90, fixed_bits(self.r5cx_coefficient, 5, 5, false)); put(d, 91, 95, fixed_bits(self.r5c_coefficient, 5, 5, false)); put(d, 96, 103, fixed_bits(self.std_sin_alpha, 7, 8, true)); put(d, 104, 111, fixed_bits(self.std_cos_alpha, 7, 8, true)); put(d, 112, 117, u64::from(self.sat_max)); put(d, 118, 123, u64::from(self.hue_max)); put(d, 128, 138, fixed_bits(self.s3u, 8, 11, true)); put(d, 140, 142, u64::from(self.diamond_margin)); put(d, 143, 143, u64::from(self.vy_std_enable)); put(d, 144, 151, u64::from(self.u_mid)); put(d, 152, 159, u64::from(self.v_mid)); put(d, 160, 166, self.diamond_dv as i64 as u64); put(d, 167, 172, u64::from(self.diamond_th)); put(d, 173, 180, fixed_bits(self.diamond_alpha, 6, 8, false)); put(d, 181, 183, u64::from(self.hs_margin)); put(d, 184, 190, self.diamond_du as i64 as u64); put(d, 191, 191, u64::from(self.skin_detail_factor)); put(d, 192, 199, u64::from(self.y_point_1)); put(d, 200, 207, u64::from(self.y_point_2)); put(d, 208, 215, u64::from(self.y_point_3)); put(d, 216, 223, u64::from(self.y_point_4)); put(d, 224, 239, fixed_bits(self.inv_margin_vyl, 16, 16, false)); put(d, 256, 271, fixed_bits(self.inv_margin_vyu, 16, 16, false)); put(d, 272, 279, u64::from(self.p0l)); put(d, 280, 287, u64::from(self.p1l)); put(d, 288, 295, u64::from(self.p2l)); put(d, 296, 303, u64::from(self.p3l)); put(d, 304, 311, u64::from(self.b0l)); put(d, 312, 319, u64::from(self.b1l)); put(d, 320, 327, u64::from(self.b2l)); put(d, 328, 335, u64::from(self.b3l)); put(d, 336, 346, fixed_bits(self.s0l, 8, 11, true)); put(d, 347, 351, fixed_bits(self.y_slope_2, 3, 5, false)); put(d, 352, 362, fixed_bits(self.s1l, 8, 11, true)); put(d, 363, 373, fixed_bits(self.s2l, 8, 11, true)); put(d, 384, 394, fixed_bits(self.s3l, 8, 11, true)); put(d, 395, 402, u64::from(self.p0u)); put(d, 403, 410, u64::from(self.p1u)); put(d, 411, 415, fixed_bits(self.y_slope1, 3, 5, false)); put(d, 416, 423, u64::from(self.p2u)); put(d, 424, 431, u64::from(self.p3u)); put(d, 432, 439, u64::from(self.b0u)); put(d, 440, 447, u64::from(self.b1u)); put(d, 448, 455, u64::from(self.b2u)); put(d, 456, 463, u64::from(self.b3u)); put(d, 464, 474, fixed_bits(self.s0u, 8, 11, true)); put(d, 480, 490, fixed_bits(self.s1u, 8, 11, true)); put(d, 491, 501, fixed_bits(self.s2u, 8, 11, true)); put(d, 512, 512, u64::from(self.transform_enable)); put(d, 513, 513, u64::from(self.yuv_channel_swap)); put(d, 515, 527, fixed_bits(self.c0, 10, 13, true)); put(d, 528, 540, fixed_bits(self.c1, 10, 13, true)); put(d, 544, 556, fixed_bits(self.c2, 10, 13, true)); put(d, 557, 569, fixed_bits(self.c3, 10, 13, true)); put(d, 576, 588, fixed_bits(self.c4, 10, 13, true)); put(d, 589, 601, fixed_bits(self.c5, 10, 13, true)); put(d, 608, 620, fixed_bits(self.c6, 10, 13, true)); put(d, 621, 633, fixed_bits(self.c7, 10, 13, true)); put(d, 640, 652, fixed_bits(self.c8, 10, 13, true)); put(d, 672, 682, fixed_bits(self.offset_in_1, 8, 11, true)); put(d, 683, 693, fixed_bits(self.offset_out_1, 8, 11, true)); put(d, 704, 714, fixed_bits(self.offset_in_2, 8, 11, true)); put(d, 715, 725, fixed_bits(self.offset_out_2, 8, 11, true)); put(d, 736, 746, fixed_bits(self.offset_in_3, 8, 11, true)); put(d, 747, 757, fixed_bits(self.offset_out_3, 8, 11, true)); 24 };
        words[..n.min(24)].to_vec()
    }
}
described!(SfcIefState, SFCIEFSTATE_ITEM, Item {
    noun: Noun::Command, name: "SFC_IEF_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 SFC_IEF_STATE", "media-driver:g9_sfc SFC_IEF_STATE"],
    engines: &[(0xc, 0xc)], key: &[(0xc, 0xffff0000, 0x75030000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 24, 24, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 60, 63), (0xc, 124, 127), (0xc, 139, 139), (0xc, 240, 255), (0xc, 374, 383), (0xc, 475, 479), (0xc, 502, 511), (0xc, 514, 514), (0xc, 541, 543), (0xc, 570, 575), (0xc, 602, 607), (0xc, 634, 639), (0xc, 653, 671), (0xc, 694, 703), (0xc, 726, 735), (0xc, 758, 767)],
    system: "D60", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Gain Factor", places: &[p(0xc, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Weak Edge Threshold", places: &[p(0xc, 38, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Strong Edge Threshold", places: &[p(0xc, 44, 49, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R3x Coefficient", places: &[p(0xc, 50, 54, Kind::Fixed(false, 5), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R3c Coefficient", places: &[p(0xc, 55, 59, Kind::Fixed(false, 5), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Noise Estimation", places: &[p(0xc, 64, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non Edge Weight", places: &[p(0xc, 72, 74, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Regular Weight", places: &[p(0xc, 75, 77, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Strong Edge Weight", places: &[p(0xc, 78, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5x Coefficient", places: &[p(0xc, 81, 85, Kind::Fixed(false, 5), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5cx Coefficient", places: &[p(0xc, 86, 90, Kind::Fixed(false, 5), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5c Coefficient", places: &[p(0xc, 91, 95, Kind::Fixed(false, 5), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STD Sin(alpha)", places: &[p(0xc, 96, 103, Kind::Fixed(true, 7), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STD Cos(alpha)", places: &[p(0xc, 104, 111, Kind::Fixed(true, 7), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sat_Max", places: &[p(0xc, 112, 117, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hue_Max", places: &[p(0xc, 118, 123, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S3U", places: &[p(0xc, 128, 138, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Diamond Margin", places: &[p(0xc, 140, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VY_STD_Enable", places: &[p(0xc, 143, 143, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "U_Mid", places: &[p(0xc, 144, 151, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "V_Mid", places: &[p(0xc, 152, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Diamond_dv", places: &[p(0xc, 160, 166, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Diamond_Th", places: &[p(0xc, 167, 172, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Diamond_alpha", places: &[p(0xc, 173, 180, Kind::Fixed(false, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HS_margin", places: &[p(0xc, 181, 183, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Diamond_du", places: &[p(0xc, 184, 190, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skin Detail Factor", places: &[p(0xc, 191, 191, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Detail Revealed"), (0xc, 0x1, "Not Detail Revealed")], when: None, gap: None },
        Field { name: "Y_point_1", places: &[p(0xc, 192, 199, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y_point_2", places: &[p(0xc, 200, 207, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y_point_3", places: &[p(0xc, 208, 215, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y_point_4", places: &[p(0xc, 216, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "INV_Margin_VYL", places: &[p(0xc, 224, 239, Kind::Fixed(false, 16), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "INV_Margin_VYU", places: &[p(0xc, 256, 271, Kind::Fixed(false, 16), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P0L", places: &[p(0xc, 272, 279, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P1L", places: &[p(0xc, 280, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P2L", places: &[p(0xc, 288, 295, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P3L", places: &[p(0xc, 296, 303, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B0L", places: &[p(0xc, 304, 311, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B1L", places: &[p(0xc, 312, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B2L", places: &[p(0xc, 320, 327, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B3L", places: &[p(0xc, 328, 335, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S0L", places: &[p(0xc, 336, 346, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y_Slope_2", places: &[p(0xc, 347, 351, Kind::Fixed(false, 3), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S1L", places: &[p(0xc, 352, 362, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S2L", places: &[p(0xc, 363, 373, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S3L", places: &[p(0xc, 384, 394, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P0U", places: &[p(0xc, 395, 402, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P1U", places: &[p(0xc, 403, 410, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y_Slope1", places: &[p(0xc, 411, 415, Kind::Fixed(false, 3), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P2U", places: &[p(0xc, 416, 423, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P3U", places: &[p(0xc, 424, 431, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B0U", places: &[p(0xc, 432, 439, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B1U", places: &[p(0xc, 440, 447, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B2U", places: &[p(0xc, 448, 455, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B3U", places: &[p(0xc, 456, 463, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S0U", places: &[p(0xc, 464, 474, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S1U", places: &[p(0xc, 480, 490, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S2U", places: &[p(0xc, 491, 501, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transform Enable", places: &[p(0xc, 512, 512, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "YUV Channel Swap", places: &[p(0xc, 513, 513, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C0", places: &[p(0xc, 515, 527, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C1", places: &[p(0xc, 528, 540, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C2", places: &[p(0xc, 544, 556, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C3", places: &[p(0xc, 557, 569, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C4", places: &[p(0xc, 576, 588, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C5", places: &[p(0xc, 589, 601, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C6", places: &[p(0xc, 608, 620, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C7", places: &[p(0xc, 621, 633, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C8", places: &[p(0xc, 640, 652, Kind::Fixed(true, 10), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Offset In 1", places: &[p(0xc, 672, 682, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Offset Out 1", places: &[p(0xc, 683, 693, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Offset In 2", places: &[p(0xc, 704, 714, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Offset Out 2", places: &[p(0xc, 715, 725, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Offset In 3", places: &[p(0xc, 736, 746, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Offset Out 3", places: &[p(0xc, 747, 757, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SFC_LOCK`. `[mesa:gen9 SFC_LOCK]` `[media-driver:g9_sfc SFC_LOCK]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfcLock {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// VE-SFC Pipe Select, uint.
    pub ve_sfc_pipe_select: u32,
    /// Pre-Scaled Output Surface Output Enable, bool.
    pub pre_scaled_output_surface_output_enable: bool,
}
impl SfcLock {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SfcLock {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), ve_sfc_pipe_select: u(d, 32, 32), pre_scaled_output_surface_output_enable: b(d, 33), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x75000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.ve_sfc_pipe_select)); put(d, 33, 33, u64::from(self.pre_scaled_output_surface_output_enable)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SfcLock, SFCLOCK_ITEM, Item {
    noun: Noun::Command, name: "SFC_LOCK", title: "", rows: 0xc,
    cites: &["mesa:gen9 SFC_LOCK", "media-driver:g9_sfc SFC_LOCK"],
    engines: &[(0xc, 0xc)], key: &[(0xc, 0xffff0000, 0x75000000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 34, 63)],
    system: "D60", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "VE-SFC Pipe Select", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre-Scaled Output Surface Output Enable", places: &[p(0xc, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SFC_STATE`. `[mesa:gen9 SFC_STATE]` `[media-driver:g9_sfc SFC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfcState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// SFC Pipe Mode, uint.
    pub sfc_pipe_mode: u32,
    /// SFC Input Chroma Sub-Sampling, uint.
    pub sfc_input_chroma_sub_sampling: u32,
    /// VD/VE Input Ordering Mode, uint.
    pub vd_ve_input_ordering_mode: u32,
    /// Input Frame Resolution Width, uint.
    pub input_frame_resolution_width: u32,
    /// Input Frame Resolution Height, uint.
    pub input_frame_resolution_height: u32,
    /// Output Surface Format Type, uint.
    pub output_surface_format_type: u32,
    /// RGBA Channel Swap Enable, bool.
    pub rgba_channel_swap_enable: bool,
    /// Pre-AVS Chroma Downsampling Enable, uint.
    pub pre_avs_chroma_downsampling_enable: u32,
    /// Pre-AVS Chroma Downsampling Co-siting Position Vertical Direction, uint.
    pub pre_avs_chroma_downsampling_co_siting_position_vertical_direction: u32,
    /// Pre-AVS Chroma Downsampling Co-siting Position Horizontal Direction, uint.
    pub pre_avs_chroma_downsampling_co_siting_position_horizontal_direction: u32,
    /// IEF Enable, bool.
    pub ief_enable: bool,
    /// Skin Tone Tuned IEF_Enable, bool.
    pub skin_tone_tuned_ief_enable: bool,
    /// IEF4 Smooth Enable, bool.
    pub ief4_smooth_enable: bool,
    /// AVS Filter Mode, uint.
    pub avs_filter_mode: u32,
    /// Adaptive Filter for all Channels, bool.
    pub adaptive_filter_for_all_channels: bool,
    /// AVS Scaling Enable, bool.
    pub avs_scaling_enable: bool,
    /// Bypass Y Adaptive Filtering, bool.
    pub bypass_y_adaptive_filtering: bool,
    /// Bypass X Adaptive Filtering, bool.
    pub bypass_x_adaptive_filtering: bool,
    /// Chroma Upsampling Enable, bool.
    pub chroma_upsampling_enable: bool,
    /// Rotation Mode, uint.
    pub rotation_mode: u32,
    /// Color Fill Enable, bool.
    pub color_fill_enable: bool,
    /// CSC Enable, bool.
    pub csc_enable: bool,
    /// Source Region Width, uint.
    pub source_region_width: u32,
    /// Source Region Height, uint.
    pub source_region_height: u32,
    /// Source Region Horizontal Offset, uint.
    pub source_region_horizontal_offset: u32,
    /// Source Region Vertical Offset, uint.
    pub source_region_vertical_offset: u32,
    /// Output Frame Width, uint.
    pub output_frame_width: u32,
    /// Output Frame Height, uint.
    pub output_frame_height: u32,
    /// Scaled Region Size Width, uint.
    pub scaled_region_size_width: u32,
    /// Scaled Region Size Height, uint.
    pub scaled_region_size_height: u32,
    /// Scaled Region Horizontal Offset, int.
    pub scaled_region_horizontal_offset: i32,
    /// Scaled Region Vertical Offset, int.
    pub scaled_region_vertical_offset: i32,
    /// Gray Bar Pixel - U/G, uint.
    pub gray_bar_pixel_u_g: u32,
    /// Gray Bar Pixel - Y/R, uint.
    pub gray_bar_pixel_y_r: u32,
    /// Gray Bar Pixel - A, uint.
    pub gray_bar_pixel_a: u32,
    /// Gray Bar Pixel - V/B, uint.
    pub gray_bar_pixel_v_b: u32,
    /// UV Default value for U channel, uint.
    pub uv_default_value_for_u_channel: u32,
    /// UV Default value for V channel, uint.
    pub uv_default_value_for_v_channel: u32,
    /// Alpha Default Value, uint.
    pub alpha_default_value: u32,
    /// Scaling Factor Height, u4.17.
    pub scaling_factor_height: f32,
    /// Scaling Factor Width, u4.17.
    pub scaling_factor_width: f32,
    /// Output Frame - Address, uint.
    pub output_frame_address: u64,
    /// Output Frame - MOCS, uint.
    pub output_frame_mocs: u32,
    /// Output Frame - Arbitration Priority Control, uint.
    pub output_frame_arbitration_priority_control: u32,
    /// Output Frame - Memory Compression Enable, bool.
    pub output_frame_memory_compression_enable: bool,
    /// Output Frame - Memory Compression Mode, uint.
    pub output_frame_memory_compression_mode: u32,
    /// Output Frame - Cache Select, bool.
    pub output_frame_cache_select: bool,
    /// Output Frame - Tiled Mode, uint.
    pub output_frame_tiled_mode: u32,
    /// AVS Line Buffer - Address, address.
    pub avs_line_buffer_address: u64,
    /// AVS Line Buffer - MOCS, uint.
    pub avs_line_buffer_mocs: u32,
    /// AVS Line Buffer - Arbitration Priority Control, uint.
    pub avs_line_buffer_arbitration_priority_control: u32,
    /// AVS Line Buffer - Memory Compression Enable, bool.
    pub avs_line_buffer_memory_compression_enable: bool,
    /// AVS Line Buffer - Memory Compression Mode, uint.
    pub avs_line_buffer_memory_compression_mode: u32,
    /// AVS Line Buffer - Cache Select, uint.
    pub avs_line_buffer_cache_select: u32,
    /// AVS Line Buffer - Tiled Mode, uint.
    pub avs_line_buffer_tiled_mode: u32,
    /// IEF Line Buffer - Address, address.
    pub ief_line_buffer_address: u64,
    /// IEF Line Buffer - MOCS, uint.
    pub ief_line_buffer_mocs: u32,
    /// IEF Line Buffer - Arbitration Priority Control, uint.
    pub ief_line_buffer_arbitration_priority_control: u32,
    /// IEF Line Buffer - Memory Compression Enable, bool.
    pub ief_line_buffer_memory_compression_enable: bool,
    /// IEF Line Buffer - Memory Compression Mode, uint.
    pub ief_line_buffer_memory_compression_mode: u32,
    /// IEF Line Buffer - Cache Select, uint.
    pub ief_line_buffer_cache_select: u32,
    /// IEF Line Buffer - Tiled Mode, uint.
    pub ief_line_buffer_tiled_mode: u32,
    /// Output Surface Tile Walk, uint.
    pub output_surface_tile_walk: u32,
    /// Output Surface Tiled, bool.
    pub output_surface_tiled: bool,
    /// Output Surface Half Pitch for Chroma, bool.
    pub output_surface_half_pitch_for_chroma: bool,
    /// Output Surface Pitch, uint.
    pub output_surface_pitch: u32,
    /// Output Surface Interleave Chroma Enable, bool.
    pub output_surface_interleave_chroma_enable: bool,
    /// Output Surface Format, uint.
    pub output_surface_format: u32,
    /// Output Surface Y Offset for U, uint.
    pub output_surface_y_offset_for_u: u32,
    /// Output Surface X Offset for U, uint.
    pub output_surface_x_offset_for_u: u32,
    /// Output Surface Y Offset for V, uint.
    pub output_surface_y_offset_for_v: u32,
    /// Output Surface X Offset for V, uint.
    pub output_surface_x_offset_for_v: u32,
}
impl SfcState {
    /// 4:0:0 of SFC Input Chroma Sub-Sampling.
    pub const SFC_INPUT_CHROMA_SUB_SAMPLING_4_0_0: u32 = 0x0;
    /// 4:2:0 of SFC Input Chroma Sub-Sampling.
    pub const SFC_INPUT_CHROMA_SUB_SAMPLING_4_2_0: u32 = 0x1;
    /// 4:2:2 Horizonatal of SFC Input Chroma Sub-Sampling.
    pub const SFC_INPUT_CHROMA_SUB_SAMPLING_4_2_2_HORIZONATAL: u32 = 0x2;
    /// 4:4:4 Progressive/Interleaved of SFC Input Chroma Sub-Sampling.
    pub const SFC_INPUT_CHROMA_SUB_SAMPLING_4_4_4_PROGRESSIVE_INTERLEAVED: u32 = 0x4;
    /// 5x5 Poly-phase filter + Bilinear of AVS Filter Mode.
    pub const AVS_FILTER_MODE_5X5_POLY_PHASE_FILTER_BILINEAR: u32 = 0x0;
    /// 8x8 poly-phase filter + Bilinear of AVS Filter Mode.
    pub const AVS_FILTER_MODE_8X8_POLY_PHASE_FILTER_BILINEAR: u32 = 0x1;
    /// Bilinear filter only of AVS Filter Mode.
    pub const AVS_FILTER_MODE_BILINEAR_FILTER_ONLY: u32 = 0x2;
    /// 0 of Rotation Mode.
    pub const ROTATION_MODE_0: u32 = 0x0;
    /// 90 CW of Rotation Mode.
    pub const ROTATION_MODE_90_CW: u32 = 0x1;
    /// 180 CW of Rotation Mode.
    pub const ROTATION_MODE_180_CW: u32 = 0x2;
    /// 270 CW of Rotation Mode.
    pub const ROTATION_MODE_270_CW: u32 = 0x3;
    /// Highest priority of Output Frame - Arbitration Priority Control.
    pub const OUTPUT_FRAME_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Output Frame - Arbitration Priority Control.
    pub const OUTPUT_FRAME_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Output Frame - Arbitration Priority Control.
    pub const OUTPUT_FRAME_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Output Frame - Arbitration Priority Control.
    pub const OUTPUT_FRAME_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of Output Frame - Tiled Mode.
    pub const OUTPUT_FRAME_TILED_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Output Frame - Tiled Mode.
    pub const OUTPUT_FRAME_TILED_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Output Frame - Tiled Mode.
    pub const OUTPUT_FRAME_TILED_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// Highest priority of AVS Line Buffer - Arbitration Priority Control.
    pub const AVS_LINE_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of AVS Line Buffer - Arbitration Priority Control.
    pub const AVS_LINE_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of AVS Line Buffer - Arbitration Priority Control.
    pub const AVS_LINE_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of AVS Line Buffer - Arbitration Priority Control.
    pub const AVS_LINE_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Horizontal Compression Mode of AVS Line Buffer - Memory Compression Mode.
    pub const AVS_LINE_BUFFER_MEMORY_COMPRESSION_MODE_HORIZONTAL_COMPRESSION_MODE: u32 = 0x0;
    /// LLC of AVS Line Buffer - Cache Select.
    pub const AVS_LINE_BUFFER_CACHE_SELECT_LLC: u32 = 0x0;
    /// TRMODE_NONE of AVS Line Buffer - Tiled Mode.
    pub const AVS_LINE_BUFFER_TILED_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of AVS Line Buffer - Tiled Mode.
    pub const AVS_LINE_BUFFER_TILED_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of AVS Line Buffer - Tiled Mode.
    pub const AVS_LINE_BUFFER_TILED_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// Highest priority of IEF Line Buffer - Arbitration Priority Control.
    pub const IEF_LINE_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of IEF Line Buffer - Arbitration Priority Control.
    pub const IEF_LINE_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of IEF Line Buffer - Arbitration Priority Control.
    pub const IEF_LINE_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of IEF Line Buffer - Arbitration Priority Control.
    pub const IEF_LINE_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of IEF Line Buffer - Tiled Mode.
    pub const IEF_LINE_BUFFER_TILED_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of IEF Line Buffer - Tiled Mode.
    pub const IEF_LINE_BUFFER_TILED_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of IEF Line Buffer - Tiled Mode.
    pub const IEF_LINE_BUFFER_TILED_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// XMAJOR of Output Surface Tile Walk.
    pub const OUTPUT_SURFACE_TILE_WALK_XMAJOR: u32 = 0x0;
    /// YMAJOR of Output Surface Tile Walk.
    pub const OUTPUT_SURFACE_TILE_WALK_YMAJOR: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SfcState {
        let d = &fixed::<34>(dwords);
        Self { dword_length: u(d, 0, 11), sfc_pipe_mode: u(d, 32, 35), sfc_input_chroma_sub_sampling: u(d, 36, 39), vd_ve_input_ordering_mode: u(d, 40, 42), input_frame_resolution_width: u(d, 64, 75), input_frame_resolution_height: u(d, 80, 91), output_surface_format_type: u(d, 96, 99), rgba_channel_swap_enable: b(d, 101), pre_avs_chroma_downsampling_enable: u(d, 102, 103), pre_avs_chroma_downsampling_co_siting_position_vertical_direction: u(d, 104, 106), pre_avs_chroma_downsampling_co_siting_position_horizontal_direction: u(d, 108, 110), ief_enable: b(d, 128), skin_tone_tuned_ief_enable: b(d, 129), ief4_smooth_enable: b(d, 130), avs_filter_mode: u(d, 132, 133), adaptive_filter_for_all_channels: b(d, 134), avs_scaling_enable: b(d, 135), bypass_y_adaptive_filtering: b(d, 136), bypass_x_adaptive_filtering: b(d, 137), chroma_upsampling_enable: b(d, 140), rotation_mode: u(d, 144, 145), color_fill_enable: b(d, 146), csc_enable: b(d, 147), source_region_width: u(d, 160, 171), source_region_height: u(d, 176, 187), source_region_horizontal_offset: u(d, 192, 203), source_region_vertical_offset: u(d, 208, 219), output_frame_width: u(d, 224, 235), output_frame_height: u(d, 240, 251), scaled_region_size_width: u(d, 256, 267), scaled_region_size_height: u(d, 272, 283), scaled_region_horizontal_offset: s(d, 288, 300), scaled_region_vertical_offset: s(d, 304, 316), gray_bar_pixel_u_g: u(d, 320, 329), gray_bar_pixel_y_r: u(d, 336, 345), gray_bar_pixel_a: u(d, 352, 361), gray_bar_pixel_v_b: u(d, 368, 377), uv_default_value_for_u_channel: u(d, 384, 393), uv_default_value_for_v_channel: u(d, 400, 409), alpha_default_value: u(d, 416, 425), scaling_factor_height: ux(d, 448, 468, 17), scaling_factor_width: ux(d, 480, 500, 17), output_frame_address: l(d, 556, 591), output_frame_mocs: u(d, 609, 614), output_frame_arbitration_priority_control: u(d, 615, 616), output_frame_memory_compression_enable: b(d, 617), output_frame_memory_compression_mode: u(d, 618, 618), output_frame_cache_select: b(d, 620), output_frame_tiled_mode: u(d, 621, 622), avs_line_buffer_address: a(d, 652, 687), avs_line_buffer_mocs: u(d, 705, 710), avs_line_buffer_arbitration_priority_control: u(d, 711, 712), avs_line_buffer_memory_compression_enable: b(d, 713), avs_line_buffer_memory_compression_mode: u(d, 714, 714), avs_line_buffer_cache_select: u(d, 716, 716), avs_line_buffer_tiled_mode: u(d, 717, 718), ief_line_buffer_address: a(d, 748, 783), ief_line_buffer_mocs: u(d, 801, 806), ief_line_buffer_arbitration_priority_control: u(d, 807, 808), ief_line_buffer_memory_compression_enable: b(d, 809), ief_line_buffer_memory_compression_mode: u(d, 810, 810), ief_line_buffer_cache_select: u(d, 812, 812), ief_line_buffer_tiled_mode: u(d, 813, 814), output_surface_tile_walk: u(d, 928, 928), output_surface_tiled: b(d, 929), output_surface_half_pitch_for_chroma: b(d, 930), output_surface_pitch: u(d, 931, 947), output_surface_interleave_chroma_enable: b(d, 955), output_surface_format: u(d, 956, 959), output_surface_y_offset_for_u: u(d, 960, 973), output_surface_x_offset_for_u: u(d, 976, 989), output_surface_y_offset_for_v: u(d, 992, 1005), output_surface_x_offset_for_v: u(d, 1008, 1021), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 34];
        let d = &mut words;
        let n: usize = { d[0] = 0x75010000; let length = if self.dword_length == 0 { 32 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.sfc_pipe_mode)); put(d, 36, 39, u64::from(self.sfc_input_chroma_sub_sampling)); put(d, 40, 42, u64::from(self.vd_ve_input_ordering_mode)); put(d, 64, 75, u64::from(self.input_frame_resolution_width)); put(d, 80, 91, u64::from(self.input_frame_resolution_height)); put(d, 96, 99, u64::from(self.output_surface_format_type)); put(d, 101, 101, u64::from(self.rgba_channel_swap_enable)); put(d, 102, 103, u64::from(self.pre_avs_chroma_downsampling_enable)); put(d, 104, 106, u64::from(self.pre_avs_chroma_downsampling_co_siting_position_vertical_direction)); put(d, 108, 110, u64::from(self.pre_avs_chroma_downsampling_co_siting_position_horizontal_direction)); put(d, 128, 128, u64::from(self.ief_enable)); put(d, 129, 129, u64::from(self.skin_tone_tuned_ief_enable)); put(d, 130, 130, u64::from(self.ief4_smooth_enable)); put(d, 132, 133, u64::from(self.avs_filter_mode)); put(d, 134, 134, u64::from(self.adaptive_filter_for_all_channels)); put(d, 135, 135, u64::from(self.avs_scaling_enable)); put(d, 136, 136, u64::from(self.bypass_y_adaptive_filtering)); put(d, 137, 137, u64::from(self.bypass_x_adaptive_filtering)); put(d, 140, 140, u64::from(self.chroma_upsampling_enable)); put(d, 144, 145, u64::from(self.rotation_mode)); put(d, 146, 146, u64::from(self.color_fill_enable)); put(d, 147, 147, u64::from(self.csc_enable)); put(d, 160, 171, u64::from(self.source_region_width)); put(d, 176, 187, u64::from(self.source_region_height)); put(d, 192, 203, u64::from(self.source_region_horizontal_offset)); put(d, 208, 219, u64::from(self.source_region_vertical_offset)); put(d, 224, 235, u64::from(self.output_frame_width)); put(d, 240, 251, u64::from(self.output_frame_height)); put(d, 256, 267, u64::from(self.scaled_region_size_width)); put(d, 272, 283, u64::from(self.scaled_region_size_height)); put(d, 288, 300, self.scaled_region_horizontal_offset as i64 as u64); put(d, 304, 316, self.scaled_region_vertical_offset as i64 as u64); put(d, 320, 329, u64::from(self.gray_bar_pixel_u_g)); put(d, 336, 345, u64::from(self.gray_bar_pixel_y_r)); put(d, 352, 361, u64::from(self.gray_bar_pixel_a)); put(d, 368, 377, u64::from(self.gray_bar_pixel_v_b)); put(d, 384, 393, u64::from(self.uv_default_value_for_u_channel)); put(d, 400, 409, u64::from(self.uv_default_value_for_v_channel)); put(d, 416, 425, u64::from(self.alpha_default_value)); put(d, 448, 468, fixed_bits(self.scaling_factor_height, 17, 21, false)); put(d, 480, 500, fixed_bits(self.scaling_factor_width, 17, 21, false)); put(d, 556, 591, self.output_frame_address); put(d, 609, 614, u64::from(self.output_frame_mocs)); put(d, 615, 616, u64::from(self.output_frame_arbitration_priority_control)); put(d, 617, 617, u64::from(self.output_frame_memory_compression_enable)); put(d, 618, 618, u64::from(self.output_frame_memory_compression_mode)); put(d, 620, 620, u64::from(self.output_frame_cache_select)); put(d, 621, 622, u64::from(self.output_frame_tiled_mode)); put_a(d, 652, 687, self.avs_line_buffer_address); put(d, 705, 710, u64::from(self.avs_line_buffer_mocs)); put(d, 711, 712, u64::from(self.avs_line_buffer_arbitration_priority_control)); put(d, 713, 713, u64::from(self.avs_line_buffer_memory_compression_enable)); put(d, 714, 714, u64::from(self.avs_line_buffer_memory_compression_mode)); put(d, 716, 716, u64::from(self.avs_line_buffer_cache_select)); put(d, 717, 718, u64::from(self.avs_line_buffer_tiled_mode)); put_a(d, 748, 783, self.ief_line_buffer_address); put(d, 801, 806, u64::from(self.ief_line_buffer_mocs)); put(d, 807, 808, u64::from(self.ief_line_buffer_arbitration_priority_control)); put(d, 809, 809, u64::from(self.ief_line_buffer_memory_compression_enable)); put(d, 810, 810, u64::from(self.ief_line_buffer_memory_compression_mode)); put(d, 812, 812, u64::from(self.ief_line_buffer_cache_select)); put(d, 813, 814, u64::from(self.ief_line_buffer_tiled_mode)); put(d, 928, 928, u64::from(self.output_surface_tile_walk)); put(d, 929, 929, u64::from(self.output_surface_tiled)); put(d, 930, 930, u64::from(self.output_surface_half_pitch_for_chroma)); put(d, 931, 947, u64::from(self.output_surface_pitch)); put(d, 955, 955, u64::from(self.output_surface_interleave_chroma_enable)); put(d, 956, 959, u64::from(self.output_surface_format)); put(d, 960, 973, u64::from(self.output_surface_y_offset_for_u)); put(d, 976, 989, u64::from(self.output_surface_x_offset_for_u)); put(d, 992, 1005, u64::from(self.output_surface_y_offset_for_v)); put(d, 1008, 1021, u64::from(self.output_surface_x_offset_for_v)); 34 };
        words[..n.min(34)].to_vec()
    }
}
described!(SfcState, SFCSTATE_ITEM, Item {
    noun: Noun::Command, name: "SFC_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 SFC_STATE", "media-driver:g9_sfc SFC_STATE"],
    engines: &[(0xc, 0xc)], key: &[(0xc, 0xffff0000, 0x75010000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 34, 34, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 43, 63), (0xc, 76, 79), (0xc, 92, 95), (0xc, 100, 100), (0xc, 107, 107), (0xc, 111, 127), (0xc, 131, 131), (0xc, 138, 139), (0xc, 141, 143), (0xc, 148, 159), (0xc, 172, 175), (0xc, 188, 191), (0xc, 204, 207), (0xc, 220, 223), (0xc, 236, 239), (0xc, 252, 255), (0xc, 268, 271), (0xc, 284, 287), (0xc, 301, 303), (0xc, 317, 319), (0xc, 330, 335), (0xc, 346, 351), (0xc, 362, 367), (0xc, 378, 383), (0xc, 394, 399), (0xc, 410, 415), (0xc, 426, 447), (0xc, 469, 479), (0xc, 501, 511), (0xc, 512, 543), (0xc, 544, 555), (0xc, 592, 607), (0xc, 608, 608), (0xc, 619, 619), (0xc, 623, 639), (0xc, 640, 651), (0xc, 688, 703), (0xc, 704, 704), (0xc, 715, 715), (0xc, 719, 735), (0xc, 736, 747), (0xc, 784, 799), (0xc, 800, 800), (0xc, 811, 811), (0xc, 815, 831), (0xc, 832, 863), (0xc, 864, 895), (0xc, 896, 927), (0xc, 948, 954), (0xc, 974, 975), (0xc, 990, 991), (0xc, 1006, 1007), (0xc, 1022, 1023), (0xc, 1024, 1055), (0xc, 1056, 1087)],
    system: "D60", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "SFC Pipe Mode", places: &[p(0xc, 32, 35, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SFC Input Chroma Sub-Sampling", places: &[p(0xc, 36, 39, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "4:0:0"), (0xc, 0x1, "4:2:0"), (0xc, 0x2, "4:2:2 Horizonatal"), (0xc, 0x4, "4:4:4 Progressive/Interleaved")], when: None, gap: None },
        Field { name: "VD/VE Input Ordering Mode", places: &[p(0xc, 40, 42, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Input Frame Resolution Width", places: &[p(0xc, 64, 75, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Input Frame Resolution Height", places: &[p(0xc, 80, 91, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface Format Type", places: &[p(0xc, 96, 99, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RGBA Channel Swap Enable", places: &[p(0xc, 101, 101, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre-AVS Chroma Downsampling Enable", places: &[p(0xc, 102, 103, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre-AVS Chroma Downsampling Co-siting Position Vertical Direction", places: &[p(0xc, 104, 106, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre-AVS Chroma Downsampling Co-siting Position Horizontal Direction", places: &[p(0xc, 108, 110, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF Enable", places: &[p(0xc, 128, 128, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skin Tone Tuned IEF_Enable", places: &[p(0xc, 129, 129, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF4 Smooth Enable", places: &[p(0xc, 130, 130, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVS Filter Mode", places: &[p(0xc, 132, 133, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "5x5 Poly-phase filter + Bilinear"), (0xc, 0x1, "8x8 poly-phase filter + Bilinear"), (0xc, 0x2, "Bilinear filter only")], when: None, gap: None },
        Field { name: "Adaptive Filter for all Channels", places: &[p(0xc, 134, 134, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVS Scaling Enable", places: &[p(0xc, 135, 135, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bypass Y Adaptive Filtering", places: &[p(0xc, 136, 136, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bypass X Adaptive Filtering", places: &[p(0xc, 137, 137, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma Upsampling Enable", places: &[p(0xc, 140, 140, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rotation Mode", places: &[p(0xc, 144, 145, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "0"), (0xc, 0x1, "90 CW"), (0xc, 0x2, "180 CW"), (0xc, 0x3, "270 CW")], when: None, gap: None },
        Field { name: "Color Fill Enable", places: &[p(0xc, 146, 146, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CSC Enable", places: &[p(0xc, 147, 147, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Region Width", places: &[p(0xc, 160, 171, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Region Height", places: &[p(0xc, 176, 187, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Region Horizontal Offset", places: &[p(0xc, 192, 203, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Region Vertical Offset", places: &[p(0xc, 208, 219, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Frame Width", places: &[p(0xc, 224, 235, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Frame Height", places: &[p(0xc, 240, 251, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scaled Region Size Width", places: &[p(0xc, 256, 267, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scaled Region Size Height", places: &[p(0xc, 272, 283, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scaled Region Horizontal Offset", places: &[p(0xc, 288, 300, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scaled Region Vertical Offset", places: &[p(0xc, 304, 316, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gray Bar Pixel - U/G", places: &[p(0xc, 320, 329, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gray Bar Pixel - Y/R", places: &[p(0xc, 336, 345, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gray Bar Pixel - A", places: &[p(0xc, 352, 361, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gray Bar Pixel - V/B", places: &[p(0xc, 368, 377, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UV Default value for U channel", places: &[p(0xc, 384, 393, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UV Default value for V channel", places: &[p(0xc, 400, 409, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Default Value", places: &[p(0xc, 416, 425, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scaling Factor Height", places: &[p(0xc, 448, 468, Kind::Fixed(false, 17), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scaling Factor Width", places: &[p(0xc, 480, 500, Kind::Fixed(false, 17), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Frame - Address", places: &[p(0xc, 556, 591, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Frame - MOCS", places: &[p(0xc, 609, 614, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Frame - Arbitration Priority Control", places: &[p(0xc, 615, 616, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Output Frame - Memory Compression Enable", places: &[p(0xc, 617, 617, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Frame - Memory Compression Mode", places: &[p(0xc, 618, 618, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Frame - Cache Select", places: &[p(0xc, 620, 620, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Frame - Tiled Mode", places: &[p(0xc, 621, 622, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
        Field { name: "AVS Line Buffer - Address", places: &[p(0xc, 652, 687, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVS Line Buffer - MOCS", places: &[p(0xc, 705, 710, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVS Line Buffer - Arbitration Priority Control", places: &[p(0xc, 711, 712, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "AVS Line Buffer - Memory Compression Enable", places: &[p(0xc, 713, 713, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVS Line Buffer - Memory Compression Mode", places: &[p(0xc, 714, 714, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Horizontal Compression Mode")], when: None, gap: None },
        Field { name: "AVS Line Buffer - Cache Select", places: &[p(0xc, 716, 716, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "LLC")], when: None, gap: None },
        Field { name: "AVS Line Buffer - Tiled Mode", places: &[p(0xc, 717, 718, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
        Field { name: "IEF Line Buffer - Address", places: &[p(0xc, 748, 783, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF Line Buffer - MOCS", places: &[p(0xc, 801, 806, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF Line Buffer - Arbitration Priority Control", places: &[p(0xc, 807, 808, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "IEF Line Buffer - Memory Compression Enable", places: &[p(0xc, 809, 809, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF Line Buffer - Memory Compression Mode", places: &[p(0xc, 810, 810, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF Line Buffer - Cache Select", places: &[p(0xc, 812, 812, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF Line Buffer - Tiled Mode", places: &[p(0xc, 813, 814, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
        Field { name: "Output Surface Tile Walk", places: &[p(0xc, 928, 928, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "XMAJOR"), (0xc, 0x1, "YMAJOR")], when: None, gap: None },
        Field { name: "Output Surface Tiled", places: &[p(0xc, 929, 929, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface Half Pitch for Chroma", places: &[p(0xc, 930, 930, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface Pitch", places: &[p(0xc, 931, 947, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface Interleave Chroma Enable", places: &[p(0xc, 955, 955, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface Format", places: &[p(0xc, 956, 959, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface Y Offset for U", places: &[p(0xc, 960, 973, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface X Offset for U", places: &[p(0xc, 976, 989, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface Y Offset for V", places: &[p(0xc, 992, 1005, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface X Offset for V", places: &[p(0xc, 1008, 1021, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

