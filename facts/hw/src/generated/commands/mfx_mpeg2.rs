//! Generated from hw/commands/mfx_mpeg2.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MFC_MPEG2_PAK_OBJECT`. `[mesa:gen7 MFC_MPEG2_PAK_OBJECT]` `[mesa:gen8 MFC_MPEG2_PAK_OBJECT]` `[mesa:gen9 MFC_MPEG2_PAK_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfcMpeg2PakObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Inline Data, uint.
    pub inline_data: [u32; 8],
}
impl MfcMpeg2PakObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfcMpeg2PakObject {
        let d = &fixed::<9>(dwords);
        Self { dword_length: u(d, 0, 11), inline_data: std::array::from_fn(|i| u(d, at(32, i, 32), at(63, i, 32))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 9];
        let d = &mut words;
        let n: usize = { d[0] = 0x73490000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.inline_data.iter().copied().enumerate().take(8) { put(d, at(32, i, 32), at(63, i, 32), u64::from(v)); } 9 };
        words[..n.min(9)].to_vec()
    }
}
described!(MfcMpeg2PakObject, MFCMPEG2PAKOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFC_MPEG2_PAK_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFC_MPEG2_PAK_OBJECT", "mesa:gen8 MFC_MPEG2_PAK_OBJECT", "mesa:gen9 MFC_MPEG2_PAK_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x73490000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 9, 9, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15)],
    system: "D52", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Inline Data", places: &[p(0xf, 32, 63, Kind::Uint, 8, 32)], values: &[], when: None, gap: None },
    ],
});

/// `MFC_MPEG2_SLICEGROUP_STATE`. `[mesa:gen7 MFC_MPEG2_SLICEGROUP_STATE]` `[mesa:gen8 MFC_MPEG2_SLICEGROUP_STATE]` `[mesa:gen9 MFC_MPEG2_SLICEGROUP_STATE]` `[media-driver:g8_bdw MFC_MPEG2_SLICEGROUP_STATE]` `[media-driver:g9_skl MFC_MPEG2_SLICEGROUP_STATE]` `[media-driver:g9_bxt MFC_MPEG2_SLICEGROUP_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfcMpeg2SlicegroupState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Stream ID, uint.
    pub stream_id: u32,
    /// Slice ID, uint.
    pub slice_id: u32,
    /// Intra Slice Flag, bool.
    pub intra_slice_flag: bool,
    /// Intra Slice, bool.
    pub intra_slice: bool,
    /// First Slice Header Disable, bool.
    pub first_slice_header_disable: bool,
    /// Tail Insertion Present, bool.
    pub tail_insertion_present: bool,
    /// Slice Data Insertion Present, bool.
    pub slice_data_insertion_present: bool,
    /// Header Insertion Present, bool.
    pub header_insertion_present: bool,
    /// Compressed BitStream Output Disable, bool.
    pub compressed_bitstream_output_disable: bool,
    /// Last Slice, bool.
    pub last_slice: bool,
    /// MB Type Skip Conversion Disable, bool.
    pub mb_type_skip_conversion_disable: bool,
    /// Rate Control Panic Type, uint.
    pub rate_control_panic_type: u32,
    /// Rate Control Panic Enable, bool.
    pub rate_control_panic_enable: bool,
    /// Rate Control Stable Tolerance, uint.
    pub rate_control_stable_tolerance: u32,
    /// Rate Control Triggle Mode, uint.
    pub rate_control_triggle_mode: u32,
    /// Reset Rate Control Counter, bool.
    pub reset_rate_control_counter: bool,
    /// Rate Control Counter Enable, bool.
    pub rate_control_counter_enable: bool,
    /// First MB X Count, uint.
    pub first_mb_x_count: u32,
    /// First MB Y Count, uint.
    pub first_mb_y_count: u32,
    /// Next Slice Group MB X Count, uint.
    pub next_slice_group_mb_x_count: u32,
    /// Next Slice Group MB Y Count, uint.
    pub next_slice_group_mb_y_count: u32,
    /// Slice Group QP, uint.
    pub slice_group_qp: u32,
    /// Slice Group Skip, bool.
    pub slice_group_skip: bool,
    /// Indirect PAK-BSE Data Start Address, offset.
    pub indirect_pak_bse_data_start_address: u64,
    /// Grow Init, uint.
    pub grow_init: u32,
    /// Grow Resistance, uint.
    pub grow_resistance: u32,
    /// Shrink Init, uint.
    pub shrink_init: u32,
    /// Shrink Resistance, uint.
    pub shrink_resistance: u32,
    /// QP Max Positive Modifier Magnitude, uint.
    pub qp_max_positive_modifier_magnitude: u32,
    /// QP Max Negative Modifier Magnitude, uint.
    pub qp_max_negative_modifier_magnitude: u32,
    /// Correct 1, uint.
    pub correct_1: u32,
    /// Correct 2, uint.
    pub correct_2: u32,
    /// Correct 3, uint.
    pub correct_3: u32,
    /// Correct 4, uint.
    pub correct_4: u32,
    /// Correct 5, uint.
    pub correct_5: u32,
    /// Correct 6, uint.
    pub correct_6: u32,
    /// CV0, uint.
    pub cv0: u32,
    /// CV1, uint.
    pub cv1: u32,
    /// CV2, uint.
    pub cv2: u32,
    /// CV3, uint.
    pub cv3: u32,
    /// CV4, uint.
    pub cv4: u32,
    /// CV5, uint.
    pub cv5: u32,
    /// CV6, uint.
    pub cv6: u32,
    /// CV7, uint.
    pub cv7: u32,
}
impl MfcMpeg2SlicegroupState {
    /// QP Panic of Rate Control Panic Type.
    pub const RATE_CONTROL_PANIC_TYPE_QP_PANIC: u32 = 0x0;
    /// CBP Panic of Rate Control Panic Type.
    pub const RATE_CONTROL_PANIC_TYPE_CBP_PANIC: u32 = 0x1;
    /// Always Rate Control of Rate Control Triggle Mode.
    pub const RATE_CONTROL_TRIGGLE_MODE_ALWAYS_RATE_CONTROL: u32 = 0x0;
    /// Gentle Rate Control of Rate Control Triggle Mode.
    pub const RATE_CONTROL_TRIGGLE_MODE_GENTLE_RATE_CONTROL: u32 = 0x1;
    /// Loose Rate Control of Rate Control Triggle Mode.
    pub const RATE_CONTROL_TRIGGLE_MODE_LOOSE_RATE_CONTROL: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfcMpeg2SlicegroupState {
        let d = &fixed::<8>(dwords);
        Self { dword_length: u(d, 0, 11), stream_id: u(d, 32, 33), slice_id: u(d, 36, 39), intra_slice_flag: b(d, 44), intra_slice: b(d, 45), first_slice_header_disable: b(d, 46), tail_insertion_present: b(d, 47), slice_data_insertion_present: b(d, 48), header_insertion_present: b(d, 49), compressed_bitstream_output_disable: b(d, 50), last_slice: b(d, 51), mb_type_skip_conversion_disable: b(d, 52), rate_control_panic_type: u(d, 54, 54), rate_control_panic_enable: b(d, 55), rate_control_stable_tolerance: u(d, 56, 59), rate_control_triggle_mode: u(d, 60, 61), reset_rate_control_counter: b(d, 62), rate_control_counter_enable: b(d, 63), first_mb_x_count: u(d, 64, 71), first_mb_y_count: u(d, 72, 79), next_slice_group_mb_x_count: u(d, 80, 87), next_slice_group_mb_y_count: u(d, 88, 95), slice_group_qp: u(d, 96, 101), slice_group_skip: b(d, 104), indirect_pak_bse_data_start_address: a(d, 128, 156), grow_init: u(d, 160, 163), grow_resistance: u(d, 164, 167), shrink_init: u(d, 168, 171), shrink_resistance: u(d, 172, 175), qp_max_positive_modifier_magnitude: u(d, 176, 183), qp_max_negative_modifier_magnitude: u(d, 184, 191), correct_1: u(d, 192, 195), correct_2: u(d, 196, 199), correct_3: u(d, 200, 203), correct_4: u(d, 204, 207), correct_5: u(d, 208, 211), correct_6: u(d, 212, 215), cv0: u(d, 224, 227), cv1: u(d, 228, 231), cv2: u(d, 232, 235), cv3: u(d, 236, 239), cv4: u(d, 240, 243), cv5: u(d, 244, 247), cv6: u(d, 248, 251), cv7: u(d, 252, 255), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = { d[0] = 0x73430000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 33, u64::from(self.stream_id)); put(d, 36, 39, u64::from(self.slice_id)); put(d, 44, 44, u64::from(self.intra_slice_flag)); put(d, 45, 45, u64::from(self.intra_slice)); put(d, 46, 46, u64::from(self.first_slice_header_disable)); put(d, 47, 47, u64::from(self.tail_insertion_present)); put(d, 48, 48, u64::from(self.slice_data_insertion_present)); put(d, 49, 49, u64::from(self.header_insertion_present)); put(d, 50, 50, u64::from(self.compressed_bitstream_output_disable)); put(d, 51, 51, u64::from(self.last_slice)); put(d, 52, 52, u64::from(self.mb_type_skip_conversion_disable)); put(d, 54, 54, u64::from(self.rate_control_panic_type)); put(d, 55, 55, u64::from(self.rate_control_panic_enable)); put(d, 56, 59, u64::from(self.rate_control_stable_tolerance)); put(d, 60, 61, u64::from(self.rate_control_triggle_mode)); put(d, 62, 62, u64::from(self.reset_rate_control_counter)); put(d, 63, 63, u64::from(self.rate_control_counter_enable)); put(d, 64, 71, u64::from(self.first_mb_x_count)); put(d, 72, 79, u64::from(self.first_mb_y_count)); put(d, 80, 87, u64::from(self.next_slice_group_mb_x_count)); put(d, 88, 95, u64::from(self.next_slice_group_mb_y_count)); put(d, 96, 101, u64::from(self.slice_group_qp)); put(d, 104, 104, u64::from(self.slice_group_skip)); put_a(d, 128, 156, self.indirect_pak_bse_data_start_address); put(d, 160, 163, u64::from(self.grow_init)); put(d, 164, 167, u64::from(self.grow_resistance)); put(d, 168, 171, u64::from(self.shrink_init)); put(d, 172, 175, u64::from(self.shrink_resistance)); put(d, 176, 183, u64::from(self.qp_max_positive_modifier_magnitude)); put(d, 184, 191, u64::from(self.qp_max_negative_modifier_magnitude)); put(d, 192, 195, u64::from(self.correct_1)); put(d, 196, 199, u64::from(self.correct_2)); put(d, 200, 203, u64::from(self.correct_3)); put(d, 204, 207, u64::from(self.correct_4)); put(d, 208, 211, u64::from(self.correct_5)); put(d, 212, 215, u64::from(self.correct_6)); put(d, 224, 227, u64::from(self.cv0)); put(d, 228, 231, u64::from(self.cv1)); put(d, 232, 235, u64::from(self.cv2)); put(d, 236, 239, u64::from(self.cv3)); put(d, 240, 243, u64::from(self.cv4)); put(d, 244, 247, u64::from(self.cv5)); put(d, 248, 251, u64::from(self.cv6)); put(d, 252, 255, u64::from(self.cv7)); 8 };
        words[..n.min(8)].to_vec()
    }
}
described!(MfcMpeg2SlicegroupState, MFCMPEG2SLICEGROUPSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFC_MPEG2_SLICEGROUP_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFC_MPEG2_SLICEGROUP_STATE", "mesa:gen8 MFC_MPEG2_SLICEGROUP_STATE", "mesa:gen9 MFC_MPEG2_SLICEGROUP_STATE", "media-driver:g8_bdw MFC_MPEG2_SLICEGROUP_STATE", "media-driver:g9_skl MFC_MPEG2_SLICEGROUP_STATE", "media-driver:g9_bxt MFC_MPEG2_SLICEGROUP_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x73430000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 34, 35), (0xf, 40, 43), (0xf, 53, 53), (0xf, 102, 103), (0xf, 105, 127), (0xf, 157, 159), (0xf, 216, 223)],
    system: "D52", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Stream ID", places: &[p(0xf, 32, 33, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice ID", places: &[p(0xf, 36, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Slice Flag", places: &[p(0xf, 44, 44, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Slice", places: &[p(0xf, 45, 45, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First Slice Header Disable", places: &[p(0xf, 46, 46, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tail Insertion Present", places: &[p(0xf, 47, 47, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Data Insertion Present", places: &[p(0xf, 48, 48, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Header Insertion Present", places: &[p(0xf, 49, 49, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Compressed BitStream Output Disable", places: &[p(0xf, 50, 50, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Slice", places: &[p(0xf, 51, 51, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Type Skip Conversion Disable", places: &[p(0xf, 52, 52, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Panic Type", places: &[p(0xf, 54, 54, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "QP Panic"), (0xf, 0x1, "CBP Panic")], when: None, gap: None },
        Field { name: "Rate Control Panic Enable", places: &[p(0xf, 55, 55, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Stable Tolerance", places: &[p(0xf, 56, 59, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Triggle Mode", places: &[p(0xf, 60, 61, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Always Rate Control"), (0xf, 0x1, "Gentle Rate Control"), (0xf, 0x2, "Loose Rate Control")], when: None, gap: None },
        Field { name: "Reset Rate Control Counter", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Counter Enable", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First MB X Count", places: &[p(0xf, 64, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First MB Y Count", places: &[p(0xf, 72, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Group MB X Count", places: &[p(0xf, 80, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Group MB Y Count", places: &[p(0xf, 88, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Group QP", places: &[p(0xf, 96, 101, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Group Skip", places: &[p(0xf, 104, 104, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect PAK-BSE Data Start Address", places: &[p(0xf, 128, 156, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Grow Init", places: &[p(0xf, 160, 163, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Grow Resistance", places: &[p(0xf, 164, 167, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shrink Init", places: &[p(0xf, 168, 171, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shrink Resistance", places: &[p(0xf, 172, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QP Max Positive Modifier Magnitude", places: &[p(0xf, 176, 183, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QP Max Negative Modifier Magnitude", places: &[p(0xf, 184, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 1", places: &[p(0xf, 192, 195, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 2", places: &[p(0xf, 196, 199, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 3", places: &[p(0xf, 200, 203, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 4", places: &[p(0xf, 204, 207, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 5", places: &[p(0xf, 208, 211, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 6", places: &[p(0xf, 212, 215, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV0", places: &[p(0xf, 224, 227, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV1", places: &[p(0xf, 228, 231, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV2", places: &[p(0xf, 232, 235, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV3", places: &[p(0xf, 236, 239, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV4", places: &[p(0xf, 240, 243, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV5", places: &[p(0xf, 244, 247, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV6", places: &[p(0xf, 248, 251, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV7", places: &[p(0xf, 252, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_MPEG2_BSD_OBJECT`. `[mesa:gen7 MFD_MPEG2_BSD_OBJECT]` `[mesa:gen8 MFD_MPEG2_BSD_OBJECT]` `[mesa:gen9 MFD_MPEG2_BSD_OBJECT]` `[media-driver:g8_bdw MFD_MPEG2_BSD_OBJECT]` `[media-driver:g9_skl MFD_MPEG2_BSD_OBJECT]` `[media-driver:g9_bxt MFD_MPEG2_BSD_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdMpeg2BsdObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect BSD Data Length, uint.
    pub indirect_bsd_data_length: u32,
    /// Indirect BSD Data Start Address, offset.
    pub indirect_bsd_data_start_address: u64,
    /// Inline Data, MFD_MPEG2_BSD_OBJECT_INLINE_DATA.
    pub inline_data: MfdMpeg2BsdObjectInlineData,
}
impl MfdMpeg2BsdObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfdMpeg2BsdObject {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_bsd_data_length: u(d, 32, 63), indirect_bsd_data_start_address: a(d, 64, 92), inline_data: MfdMpeg2BsdObjectInlineData::decode(platform, &d[3..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x73280000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 63, u64::from(self.indirect_bsd_data_length)); put_a(d, 64, 92, self.indirect_bsd_data_start_address); put_part(d, 96, 159, &self.inline_data.encode(platform)); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(MfdMpeg2BsdObject, MFDMPEG2BSDOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFD_MPEG2_BSD_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_MPEG2_BSD_OBJECT", "mesa:gen8 MFD_MPEG2_BSD_OBJECT", "mesa:gen9 MFD_MPEG2_BSD_OBJECT", "media-driver:g8_bdw MFD_MPEG2_BSD_OBJECT", "media-driver:g9_skl MFD_MPEG2_BSD_OBJECT", "media-driver:g9_bxt MFD_MPEG2_BSD_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x73280000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 93, 95)],
    system: "D52", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 2, 0xe0000000, 0x0), w(0x1, 3, 0x808080d0, 0x0), w(0x1, 4, 0xe0ffffff, 0x0), w(0xe, 3, 0x10, 0x0), w(0xe, 4, 0xe0fe0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Indirect BSD Data Length", places: &[p(0xf, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect BSD Data Start Address", places: &[p(0xf, 64, 92, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xf, 96, 159, Kind::Struct(&MFDMPEG2BSDOBJECTINLINEDATA_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_MPEG2_PIC_STATE`. `[mesa:gen7 MFX_MPEG2_PIC_STATE]` `[mesa:gen8 MFX_MPEG2_PIC_STATE]` `[mesa:gen9 MFX_MPEG2_PIC_STATE]` `[media-driver:g8_bdw MFX_MPEG2_PIC_STATE]` `[media-driver:g9_skl MFX_MPEG2_PIC_STATE]` `[media-driver:g9_bxt MFX_MPEG2_PIC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxMpeg2PicState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Scan Order, uint.
    pub scan_order: u32,
    /// Intra VLC Format, uint.
    pub intra_vlc_format: u32,
    /// Quantizer Scale Type, uint.
    pub quantizer_scale_type: u32,
    /// Concealment MV, bool.
    pub concealment_mv: bool,
    /// Frame Prediction Frame DCT, uint.
    pub frame_prediction_frame_dct: u32,
    /// Top Field First, bool.
    pub top_field_first: bool,
    /// Picture Structure, uint.
    pub picture_structure: u32,
    /// Intra DC Precision, uint.
    pub intra_dc_precision: u32,
    /// F_code(0)(0), uint.
    pub f_code_0_0: u32,
    /// F_code(0)(1), uint.
    pub f_code_0_1: u32,
    /// F_code(1)(0), uint.
    pub f_code_1_0: u32,
    /// F_code(1)(1), uint.
    pub f_code_1_1: u32,
    /// Disable Mismatch, bool.
    pub disable_mismatch: bool,
    /// Mismatch Control Disable, bool.
    pub mismatch_control_disable: bool,
    /// Picture Coding Type, uint.
    pub picture_coding_type: u32,
    /// Load Bitstream Pointer Per Slice, bool.
    pub load_bitstream_pointer_per_slice: bool,
    /// P/B Slice Predicted MV Override, uint.
    pub p_b_slice_predicted_mv_override: u32,
    /// P/B Slice Predicted Bi-direction MV Type Override, uint.
    pub p_b_slice_predicted_bi_direction_mv_type_override: u32,
    /// P/B Slice Concealment Mode, uint.
    pub p_b_slice_concealment_mode: u32,
    /// I Slice Concealment Mode, uint.
    pub i_slice_concealment_mode: u32,
    /// Frame Width In MBs, uint.
    pub frame_width_in_mbs: u32,
    /// Frame Height In MBs, uint.
    pub frame_height_in_mbs: u32,
    /// Slice Concealment Disable, bool.
    pub slice_concealment_disable: bool,
    /// Round Intra DC, uint.
    pub round_intra_dc: u32,
    /// Round Inter DC, uint.
    pub round_inter_dc: u32,
    /// Round Intra AC, uint.
    pub round_intra_ac: u32,
    /// Round Inter AC, uint.
    pub round_inter_ac: u32,
    /// Mbstatenabled, bool.
    pub mbstatenabled: bool,
    /// Minimum Frame Size, uint.
    pub minimum_frame_size: u32,
    /// Intra MB Max Bit Control, uint.
    pub intra_mb_max_bit_control: u32,
    /// Inter MB Max Bit Control, uint.
    pub inter_mb_max_bit_control: u32,
    /// Frame Bitrate Max Report, uint.
    pub frame_bitrate_max_report: u32,
    /// Frame Bitrate Min Report, uint.
    pub frame_bitrate_min_report: u32,
    /// MBRateControlMask, uint.
    pub mbratecontrolmask: u32,
    /// Minimum Frame Size Units, uint.
    pub minimum_frame_size_units: u32,
    /// Inter MB Force CBP to Zero Control, uint.
    pub inter_mb_force_cbp_to_zero_control: u32,
    /// Frame Size Control, uint.
    pub frame_size_control: u32,
    /// Intra MB Conformance Max Size, uint.
    pub intra_mb_conformance_max_size: u32,
    /// Inter MB Conformance Max Size, uint.
    pub inter_mb_conformance_max_size: u32,
    /// VSL Top MB Trans8 X8 Flag, bool.
    pub vsl_top_mb_trans8_x8_flag: bool,
    /// Slice Delta QP Max(0), int.
    pub slice_delta_qp_max_0: i32,
    /// Slice Delta QP Max(1), int.
    pub slice_delta_qp_max_1: i32,
    /// Slice Delta QP Max(2), int.
    pub slice_delta_qp_max_2: i32,
    /// Slice Delta QP Max(3), int.
    pub slice_delta_qp_max_3: i32,
    /// Slice Delta QP Min(0), int.
    pub slice_delta_qp_min_0: i32,
    /// Slice Delta QP Min(1), int.
    pub slice_delta_qp_min_1: i32,
    /// Slice Delta QP Min(2), int.
    pub slice_delta_qp_min_2: i32,
    /// Slice Delta QP Min(3), int.
    pub slice_delta_qp_min_3: i32,
    /// Frame Bitrate Min, uint.
    pub frame_bitrate_min: u32,
    /// Frame Bitrate Min Unit Mode, uint.
    pub frame_bitrate_min_unit_mode: u32,
    /// Frame Bitrate Min Unit, uint.
    pub frame_bitrate_min_unit: u32,
    /// Frame Bitrate Max, uint.
    pub frame_bitrate_max: u32,
    /// Frame Bitrate Max Unit Mode, uint.
    pub frame_bitrate_max_unit_mode: u32,
    /// Frame Bitrate Max Unit, uint.
    pub frame_bitrate_max_unit: u32,
    /// Frame Bitrate Min Delta, uint.
    pub frame_bitrate_min_delta: u32,
    /// Frame Bitrate Max Delta, uint.
    pub frame_bitrate_max_delta: u32,
}
impl MfxMpeg2PicState {
    /// MPEG_ZIGZAG_SCAN of Scan Order.
    pub const SCAN_ORDER_MPEG_ZIGZAG_SCAN: u32 = 0x0;
    /// MPEG_ALTERNATE_VERTICAL_SCAN of Scan Order.
    pub const SCAN_ORDER_MPEG_ALTERNATE_VERTICAL_SCAN: u32 = 0x1;
    /// MPEG_QSCALE_LINEAR of Quantizer Scale Type.
    pub const QUANTIZER_SCALE_TYPE_MPEG_QSCALE_LINEAR: u32 = 0x0;
    /// MPEG_QSCALE_NONLINEAR of Quantizer Scale Type.
    pub const QUANTIZER_SCALE_TYPE_MPEG_QSCALE_NONLINEAR: u32 = 0x1;
    /// MPEG_TOP_FIELD of Picture Structure.
    pub const PICTURE_STRUCTURE_MPEG_TOP_FIELD: u32 = 0x1;
    /// MPEG_BOTTOM_FIELD of Picture Structure.
    pub const PICTURE_STRUCTURE_MPEG_BOTTOM_FIELD: u32 = 0x2;
    /// MPEG_FRAME of Picture Structure.
    pub const PICTURE_STRUCTURE_MPEG_FRAME: u32 = 0x3;
    /// MPEG_I_PICTURE of Picture Coding Type.
    pub const PICTURE_CODING_TYPE_MPEG_I_PICTURE: u32 = 0x1;
    /// MPEG_P_PICTURE of Picture Coding Type.
    pub const PICTURE_CODING_TYPE_MPEG_P_PICTURE: u32 = 0x2;
    /// MPEG_B_PICTURE of Picture Coding Type.
    pub const PICTURE_CODING_TYPE_MPEG_B_PICTURE: u32 = 0x3;
    /// Predicted of P/B Slice Predicted MV Override.
    pub const P_B_SLICE_PREDICTED_MV_OVERRIDE_PREDICTED: u32 = 0x0;
    /// ZERO of P/B Slice Predicted MV Override.
    pub const P_B_SLICE_PREDICTED_MV_OVERRIDE_ZERO: u32 = 0x1;
    /// BID of P/B Slice Predicted Bi-direction MV Type Override.
    pub const P_B_SLICE_PREDICTED_BI_DIRECTION_MV_TYPE_OVERRIDE_BID: u32 = 0x0;
    /// RESERVED of P/B Slice Predicted Bi-direction MV Type Override.
    pub const P_B_SLICE_PREDICTED_BI_DIRECTION_MV_TYPE_OVERRIDE_RESERVED: u32 = 0x1;
    /// FWD of P/B Slice Predicted Bi-direction MV Type Override.
    pub const P_B_SLICE_PREDICTED_BI_DIRECTION_MV_TYPE_OVERRIDE_FWD: u32 = 0x2;
    /// BWD of P/B Slice Predicted Bi-direction MV Type Override.
    pub const P_B_SLICE_PREDICTED_BI_DIRECTION_MV_TYPE_OVERRIDE_BWD: u32 = 0x3;
    /// INTER of P/B Slice Concealment Mode.
    pub const P_B_SLICE_CONCEALMENT_MODE_INTER: u32 = 0x0;
    /// LEFT of P/B Slice Concealment Mode.
    pub const P_B_SLICE_CONCEALMENT_MODE_LEFT: u32 = 0x1;
    /// ZERO of P/B Slice Concealment Mode.
    pub const P_B_SLICE_CONCEALMENT_MODE_ZERO: u32 = 0x2;
    /// INTRA of P/B Slice Concealment Mode.
    pub const P_B_SLICE_CONCEALMENT_MODE_INTRA: u32 = 0x3;
    /// Intra Concealment of I Slice Concealment Mode.
    pub const I_SLICE_CONCEALMENT_MODE_INTRA_CONCEALMENT: u32 = 0x0;
    /// Inter Concealment of I Slice Concealment Mode.
    pub const I_SLICE_CONCEALMENT_MODE_INTER_CONCEALMENT: u32 = 0x1;
    /// Compatibility mode of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_COMPATIBILITY_MODE: u32 = 0x0;
    /// 16 bytes of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_16_BYTES: u32 = 0x1;
    /// 4Kb of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_4KB: u32 = 0x2;
    /// 16Kb of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_16KB: u32 = 0x3;
    /// Compatibility mode of Frame Bitrate Min Unit Mode.
    pub const FRAME_BITRATE_MIN_UNIT_MODE_COMPATIBILITY_MODE: u32 = 0x0;
    /// New Mode of Frame Bitrate Min Unit Mode.
    pub const FRAME_BITRATE_MIN_UNIT_MODE_NEW_MODE: u32 = 0x1;
    /// Compatibility mode of Frame Bitrate Max Unit Mode.
    pub const FRAME_BITRATE_MAX_UNIT_MODE_COMPATIBILITY_MODE: u32 = 0x0;
    /// New mode of Frame Bitrate Max Unit Mode.
    pub const FRAME_BITRATE_MAX_UNIT_MODE_NEW_MODE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxMpeg2PicState {
        let d = &fixed::<13>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), scan_order: u(d, 38, 38), intra_vlc_format: u(d, 39, 39), quantizer_scale_type: u(d, 40, 40), concealment_mv: b(d, 41), frame_prediction_frame_dct: u(d, 42, 42), top_field_first: b(d, 43), picture_structure: u(d, 44, 45), intra_dc_precision: u(d, 46, 47), f_code_0_0: u(d, 48, 51), f_code_0_1: u(d, 52, 55), f_code_1_0: u(d, 56, 59), f_code_1_1: u(d, 60, 63), disable_mismatch: b(d, 64), mismatch_control_disable: b(d, 65), picture_coding_type: u(d, 73, 74), load_bitstream_pointer_per_slice: b(d, 78), frame_width_in_mbs: u(d, 96, 103), frame_height_in_mbs: u(d, 112, 119), round_intra_dc: u(d, 129, 130), round_inter_dc: u(d, 132, 134), round_intra_ac: u(d, 136, 138), round_inter_ac: u(d, 140, 142), minimum_frame_size: u(d, 144, 159), intra_mb_max_bit_control: u(d, 160, 160), inter_mb_max_bit_control: u(d, 161, 161), frame_bitrate_max_report: u(d, 162, 162), frame_bitrate_min_report: u(d, 163, 163), mbratecontrolmask: u(d, 169, 169), minimum_frame_size_units: u(d, 170, 171), inter_mb_force_cbp_to_zero_control: u(d, 172, 172), frame_size_control: u(d, 176, 176), intra_mb_conformance_max_size: u(d, 192, 203), inter_mb_conformance_max_size: u(d, 208, 219), slice_delta_qp_max_0: s(d, 256, 263), slice_delta_qp_max_1: s(d, 264, 271), slice_delta_qp_max_2: s(d, 272, 279), slice_delta_qp_max_3: s(d, 280, 287), slice_delta_qp_min_0: s(d, 288, 295), slice_delta_qp_min_1: s(d, 296, 303), slice_delta_qp_min_2: s(d, 304, 311), slice_delta_qp_min_3: s(d, 312, 319), frame_bitrate_min: u(d, 320, 333), frame_bitrate_min_unit_mode: u(d, 334, 334), frame_bitrate_min_unit: u(d, 335, 335), frame_bitrate_max: u(d, 336, 349), frame_bitrate_max_unit_mode: u(d, 350, 350), frame_bitrate_max_unit: u(d, 351, 351), frame_bitrate_min_delta: u(d, 352, 366), frame_bitrate_max_delta: u(d, 368, 382), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), scan_order: u(d, 38, 38), intra_vlc_format: u(d, 39, 39), quantizer_scale_type: u(d, 40, 40), concealment_mv: b(d, 41), frame_prediction_frame_dct: u(d, 42, 42), top_field_first: b(d, 43), picture_structure: u(d, 44, 45), intra_dc_precision: u(d, 46, 47), f_code_0_0: u(d, 48, 51), f_code_0_1: u(d, 52, 55), f_code_1_0: u(d, 56, 59), f_code_1_1: u(d, 60, 63), disable_mismatch: b(d, 64), mismatch_control_disable: b(d, 65), picture_coding_type: u(d, 73, 74), load_bitstream_pointer_per_slice: b(d, 78), p_b_slice_predicted_mv_override: u(d, 88, 88), p_b_slice_predicted_bi_direction_mv_type_override: u(d, 89, 90), p_b_slice_concealment_mode: u(d, 92, 93), i_slice_concealment_mode: u(d, 95, 95), frame_width_in_mbs: u(d, 96, 103), frame_height_in_mbs: u(d, 112, 119), slice_concealment_disable: b(d, 127), round_intra_dc: u(d, 129, 130), round_inter_dc: u(d, 132, 134), round_intra_ac: u(d, 136, 138), round_inter_ac: u(d, 140, 142), mbstatenabled: b(d, 143), minimum_frame_size: u(d, 144, 159), intra_mb_max_bit_control: u(d, 160, 160), inter_mb_max_bit_control: u(d, 161, 161), frame_bitrate_max_report: u(d, 162, 162), frame_bitrate_min_report: u(d, 163, 163), mbratecontrolmask: u(d, 169, 169), minimum_frame_size_units: u(d, 170, 171), inter_mb_force_cbp_to_zero_control: u(d, 172, 172), frame_size_control: u(d, 176, 176), intra_mb_conformance_max_size: u(d, 192, 203), inter_mb_conformance_max_size: u(d, 208, 219), vsl_top_mb_trans8_x8_flag: b(d, 224), slice_delta_qp_max_0: s(d, 256, 263), slice_delta_qp_max_1: s(d, 264, 271), slice_delta_qp_max_2: s(d, 272, 279), slice_delta_qp_max_3: s(d, 280, 287), slice_delta_qp_min_0: s(d, 288, 295), slice_delta_qp_min_1: s(d, 296, 303), slice_delta_qp_min_2: s(d, 304, 311), slice_delta_qp_min_3: s(d, 312, 319), frame_bitrate_min: u(d, 320, 333), frame_bitrate_min_unit_mode: u(d, 334, 334), frame_bitrate_min_unit: u(d, 335, 335), frame_bitrate_max: u(d, 336, 349), frame_bitrate_max_unit_mode: u(d, 350, 350), frame_bitrate_max_unit: u(d, 351, 351), frame_bitrate_min_delta: u(d, 352, 366), frame_bitrate_max_delta: u(d, 368, 382), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 13];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x73000000; let length = if self.dword_length == 0 { 10 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 38, 38, u64::from(self.scan_order)); put(d, 39, 39, u64::from(self.intra_vlc_format)); put(d, 40, 40, u64::from(self.quantizer_scale_type)); put(d, 41, 41, u64::from(self.concealment_mv)); put(d, 42, 42, u64::from(self.frame_prediction_frame_dct)); put(d, 43, 43, u64::from(self.top_field_first)); put(d, 44, 45, u64::from(self.picture_structure)); put(d, 46, 47, u64::from(self.intra_dc_precision)); put(d, 48, 51, u64::from(self.f_code_0_0)); put(d, 52, 55, u64::from(self.f_code_0_1)); put(d, 56, 59, u64::from(self.f_code_1_0)); put(d, 60, 63, u64::from(self.f_code_1_1)); put(d, 64, 64, u64::from(self.disable_mismatch)); put(d, 65, 65, u64::from(self.mismatch_control_disable)); put(d, 73, 74, u64::from(self.picture_coding_type)); put(d, 78, 78, u64::from(self.load_bitstream_pointer_per_slice)); put(d, 96, 103, u64::from(self.frame_width_in_mbs)); put(d, 112, 119, u64::from(self.frame_height_in_mbs)); put(d, 129, 130, u64::from(self.round_intra_dc)); put(d, 132, 134, u64::from(self.round_inter_dc)); put(d, 136, 138, u64::from(self.round_intra_ac)); put(d, 140, 142, u64::from(self.round_inter_ac)); put(d, 144, 159, u64::from(self.minimum_frame_size)); put(d, 160, 160, u64::from(self.intra_mb_max_bit_control)); put(d, 161, 161, u64::from(self.inter_mb_max_bit_control)); put(d, 162, 162, u64::from(self.frame_bitrate_max_report)); put(d, 163, 163, u64::from(self.frame_bitrate_min_report)); put(d, 169, 169, u64::from(self.mbratecontrolmask)); put(d, 170, 171, u64::from(self.minimum_frame_size_units)); put(d, 172, 172, u64::from(self.inter_mb_force_cbp_to_zero_control)); put(d, 176, 176, u64::from(self.frame_size_control)); put(d, 192, 203, u64::from(self.intra_mb_conformance_max_size)); put(d, 208, 219, u64::from(self.inter_mb_conformance_max_size)); put(d, 256, 263, self.slice_delta_qp_max_0 as i64 as u64); put(d, 264, 271, self.slice_delta_qp_max_1 as i64 as u64); put(d, 272, 279, self.slice_delta_qp_max_2 as i64 as u64); put(d, 280, 287, self.slice_delta_qp_max_3 as i64 as u64); put(d, 288, 295, self.slice_delta_qp_min_0 as i64 as u64); put(d, 296, 303, self.slice_delta_qp_min_1 as i64 as u64); put(d, 304, 311, self.slice_delta_qp_min_2 as i64 as u64); put(d, 312, 319, self.slice_delta_qp_min_3 as i64 as u64); put(d, 320, 333, u64::from(self.frame_bitrate_min)); put(d, 334, 334, u64::from(self.frame_bitrate_min_unit_mode)); put(d, 335, 335, u64::from(self.frame_bitrate_min_unit)); put(d, 336, 349, u64::from(self.frame_bitrate_max)); put(d, 350, 350, u64::from(self.frame_bitrate_max_unit_mode)); put(d, 351, 351, u64::from(self.frame_bitrate_max_unit)); put(d, 352, 366, u64::from(self.frame_bitrate_min_delta)); put(d, 368, 382, u64::from(self.frame_bitrate_max_delta)); 12 }
            _ => { d[0] = 0x73000000; let length = if self.dword_length == 0 { 11 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 38, 38, u64::from(self.scan_order)); put(d, 39, 39, u64::from(self.intra_vlc_format)); put(d, 40, 40, u64::from(self.quantizer_scale_type)); put(d, 41, 41, u64::from(self.concealment_mv)); put(d, 42, 42, u64::from(self.frame_prediction_frame_dct)); put(d, 43, 43, u64::from(self.top_field_first)); put(d, 44, 45, u64::from(self.picture_structure)); put(d, 46, 47, u64::from(self.intra_dc_precision)); put(d, 48, 51, u64::from(self.f_code_0_0)); put(d, 52, 55, u64::from(self.f_code_0_1)); put(d, 56, 59, u64::from(self.f_code_1_0)); put(d, 60, 63, u64::from(self.f_code_1_1)); put(d, 64, 64, u64::from(self.disable_mismatch)); put(d, 65, 65, u64::from(self.mismatch_control_disable)); put(d, 73, 74, u64::from(self.picture_coding_type)); put(d, 78, 78, u64::from(self.load_bitstream_pointer_per_slice)); put(d, 88, 88, u64::from(self.p_b_slice_predicted_mv_override)); put(d, 89, 90, u64::from(self.p_b_slice_predicted_bi_direction_mv_type_override)); put(d, 92, 93, u64::from(self.p_b_slice_concealment_mode)); put(d, 95, 95, u64::from(self.i_slice_concealment_mode)); put(d, 96, 103, u64::from(self.frame_width_in_mbs)); put(d, 112, 119, u64::from(self.frame_height_in_mbs)); put(d, 127, 127, u64::from(self.slice_concealment_disable)); put(d, 129, 130, u64::from(self.round_intra_dc)); put(d, 132, 134, u64::from(self.round_inter_dc)); put(d, 136, 138, u64::from(self.round_intra_ac)); put(d, 140, 142, u64::from(self.round_inter_ac)); put(d, 143, 143, u64::from(self.mbstatenabled)); put(d, 144, 159, u64::from(self.minimum_frame_size)); put(d, 160, 160, u64::from(self.intra_mb_max_bit_control)); put(d, 161, 161, u64::from(self.inter_mb_max_bit_control)); put(d, 162, 162, u64::from(self.frame_bitrate_max_report)); put(d, 163, 163, u64::from(self.frame_bitrate_min_report)); put(d, 169, 169, u64::from(self.mbratecontrolmask)); put(d, 170, 171, u64::from(self.minimum_frame_size_units)); put(d, 172, 172, u64::from(self.inter_mb_force_cbp_to_zero_control)); put(d, 176, 176, u64::from(self.frame_size_control)); put(d, 192, 203, u64::from(self.intra_mb_conformance_max_size)); put(d, 208, 219, u64::from(self.inter_mb_conformance_max_size)); put(d, 224, 224, u64::from(self.vsl_top_mb_trans8_x8_flag)); put(d, 256, 263, self.slice_delta_qp_max_0 as i64 as u64); put(d, 264, 271, self.slice_delta_qp_max_1 as i64 as u64); put(d, 272, 279, self.slice_delta_qp_max_2 as i64 as u64); put(d, 280, 287, self.slice_delta_qp_max_3 as i64 as u64); put(d, 288, 295, self.slice_delta_qp_min_0 as i64 as u64); put(d, 296, 303, self.slice_delta_qp_min_1 as i64 as u64); put(d, 304, 311, self.slice_delta_qp_min_2 as i64 as u64); put(d, 312, 319, self.slice_delta_qp_min_3 as i64 as u64); put(d, 320, 333, u64::from(self.frame_bitrate_min)); put(d, 334, 334, u64::from(self.frame_bitrate_min_unit_mode)); put(d, 335, 335, u64::from(self.frame_bitrate_min_unit)); put(d, 336, 349, u64::from(self.frame_bitrate_max)); put(d, 350, 350, u64::from(self.frame_bitrate_max_unit_mode)); put(d, 351, 351, u64::from(self.frame_bitrate_max_unit)); put(d, 352, 366, u64::from(self.frame_bitrate_min_delta)); put(d, 368, 382, u64::from(self.frame_bitrate_max_delta)); 13 }
        };
        words[..n.min(13)].to_vec()
    }
}
described!(MfxMpeg2PicState, MFXMPEG2PICSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_MPEG2_PIC_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_MPEG2_PIC_STATE", "mesa:gen8 MFX_MPEG2_PIC_STATE", "mesa:gen9 MFX_MPEG2_PIC_STATE", "media-driver:g8_bdw MFX_MPEG2_PIC_STATE", "media-driver:g9_skl MFX_MPEG2_PIC_STATE", "media-driver:g9_bxt MFX_MPEG2_PIC_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x73000000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 12, 12, false), (0xe, 13, 13, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 32, 37), (0xf, 66, 72), (0xf, 75, 77), (0xe, 79, 87), (0x1, 79, 95), (0xe, 91, 91), (0xe, 94, 94), (0xf, 104, 111), (0xe, 120, 126), (0x1, 120, 127), (0xf, 128, 128), (0xf, 131, 131), (0xf, 135, 135), (0xf, 139, 139), (0x1, 143, 143), (0xf, 164, 168), (0xf, 173, 175), (0xf, 177, 191), (0xf, 204, 207), (0xf, 220, 223), (0x1, 224, 255), (0xe, 225, 255), (0xf, 367, 367), (0xf, 383, 383), (0xe, 384, 415)],
    system: "D52", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 1, 0x3f, 0x0), w(0x1, 2, 0xffffb9fd, 0x0), w(0x1, 3, 0xff00ff00, 0x0), w(0x1, 4, 0x8889, 0x0), w(0xf, 5, 0xfffee1f0, 0x0), w(0xf, 6, 0xf000f000, 0x0), w(0xf, 7, 0xffffffff, 0x0), w(0xf, 11, 0x80008000, 0x0), w(0xe, 2, 0x48ffb9fd, 0x0), w(0xe, 3, 0x7f00ff00, 0x0), w(0xe, 4, 0x889, 0x0), w(0xe, 12, 0xffffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Scan Order", places: &[p(0xf, 38, 38, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MPEG_ZIGZAG_SCAN"), (0xf, 0x1, "MPEG_ALTERNATE_VERTICAL_SCAN")], when: None, gap: None },
        Field { name: "Intra VLC Format", places: &[p(0xf, 39, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Quantizer Scale Type", places: &[p(0xf, 40, 40, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MPEG_QSCALE_LINEAR"), (0xf, 0x1, "MPEG_QSCALE_NONLINEAR")], when: None, gap: None },
        Field { name: "Concealment MV", places: &[p(0xf, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Prediction Frame DCT", places: &[p(0xf, 42, 42, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Top Field First", places: &[p(0xf, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Structure", places: &[p(0xf, 44, 45, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "MPEG_TOP_FIELD"), (0xf, 0x2, "MPEG_BOTTOM_FIELD"), (0xf, 0x3, "MPEG_FRAME")], when: None, gap: None },
        Field { name: "Intra DC Precision", places: &[p(0xf, 46, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "F_code[0][0]", places: &[p(0xf, 48, 51, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "F_code[0][1]", places: &[p(0xf, 52, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "F_code[1][0]", places: &[p(0xf, 56, 59, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "F_code[1][1]", places: &[p(0xf, 60, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable Mismatch", places: &[p(0xf, 64, 64, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D52", usual: &[0] }) },
        Field { name: "Mismatch Control Disable", places: &[p(0xf, 65, 65, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Coding Type", places: &[p(0xf, 73, 74, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "MPEG_I_PICTURE"), (0xf, 0x2, "MPEG_P_PICTURE"), (0xf, 0x3, "MPEG_B_PICTURE")], when: None, gap: None },
        Field { name: "Load Bitstream Pointer Per Slice", places: &[p(0xf, 78, 78, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P/B Slice Predicted MV Override", places: &[p(0xe, 88, 88, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Predicted"), (0xe, 0x1, "ZERO")], when: None, gap: None },
        Field { name: "P/B Slice Predicted Bi-direction MV Type Override", places: &[p(0xe, 89, 90, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "BID"), (0xe, 0x1, "RESERVED"), (0xe, 0x2, "FWD"), (0xe, 0x3, "BWD")], when: None, gap: None },
        Field { name: "P/B Slice Concealment Mode", places: &[p(0xe, 92, 93, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "INTER"), (0xe, 0x1, "LEFT"), (0xe, 0x2, "ZERO"), (0xe, 0x3, "INTRA")], when: None, gap: None },
        Field { name: "I Slice Concealment Mode", places: &[p(0xe, 95, 95, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Intra Concealment"), (0xe, 0x1, "Inter Concealment")], when: None, gap: None },
        Field { name: "Frame Width In MBs", places: &[p(0xf, 96, 103, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Height In MBs", places: &[p(0xf, 112, 119, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Concealment Disable", places: &[p(0xe, 127, 127, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Round Intra DC", places: &[p(0xf, 129, 130, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Round Inter DC", places: &[p(0xf, 132, 134, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Round Intra AC", places: &[p(0xf, 136, 138, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Round Inter AC", places: &[p(0xf, 140, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mbstatenabled", places: &[p(0xe, 143, 143, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Frame Size", places: &[p(0xf, 144, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra MB Max Bit Control", places: &[p(0xf, 160, 160, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inter MB Max Bit Control", places: &[p(0xf, 161, 161, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Report", places: &[p(0xf, 162, 162, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Report", places: &[p(0xf, 163, 163, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MBRateControlMask", places: &[p(0xf, 169, 169, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Frame Size Units", places: &[p(0xf, 170, 171, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Compatibility mode"), (0xf, 0x1, "16 bytes"), (0xf, 0x2, "4Kb"), (0xf, 0x3, "16Kb")], when: None, gap: None },
        Field { name: "Inter MB Force CBP to Zero Control", places: &[p(0xf, 172, 172, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Size Control", places: &[p(0xf, 176, 176, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra MB Conformance Max Size", places: &[p(0xf, 192, 203, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inter MB Conformance Max Size", places: &[p(0xf, 208, 219, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VSL Top MB Trans8 X8 Flag", places: &[p(0xe, 224, 224, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D52", usual: &[0] }) },
        Field { name: "Slice Delta QP Max[0]", places: &[p(0xf, 256, 263, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Max[1]", places: &[p(0xf, 264, 271, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Max[2]", places: &[p(0xf, 272, 279, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Max[3]", places: &[p(0xf, 280, 287, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Min[0]", places: &[p(0xf, 288, 295, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Min[1]", places: &[p(0xf, 296, 303, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Min[2]", places: &[p(0xf, 304, 311, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Min[3]", places: &[p(0xf, 312, 319, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min", places: &[p(0xf, 320, 333, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Unit Mode", places: &[p(0xf, 334, 334, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Compatibility mode"), (0xf, 0x1, "New Mode")], when: None, gap: None },
        Field { name: "Frame Bitrate Min Unit", places: &[p(0xf, 335, 335, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max", places: &[p(0xf, 336, 349, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Unit Mode", places: &[p(0xf, 350, 350, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Compatibility mode"), (0xf, 0x1, "New mode")], when: None, gap: None },
        Field { name: "Frame Bitrate Max Unit", places: &[p(0xf, 351, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Delta", places: &[p(0xf, 352, 366, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Delta", places: &[p(0xf, 368, 382, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

