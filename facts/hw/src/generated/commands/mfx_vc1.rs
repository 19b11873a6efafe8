//! Generated from hw/commands/mfx_vc1.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MFD_VC1_BSD_OBJECT`. `[mesa:gen7 MFD_VC1_BSD_OBJECT]` `[mesa:gen8 MFD_VC1_BSD_OBJECT]` `[mesa:gen9 MFD_VC1_BSD_OBJECT]` `[media-driver:g8_bdw MFD_VC1_BSD_OBJECT]` `[media-driver:g9_skl MFD_VC1_BSD_OBJECT]` `[media-driver:g9_bxt MFD_VC1_BSD_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdVc1BsdObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect BSD Data Length, uint.
    pub indirect_bsd_data_length: u32,
    /// Indirect BSD Data Start Address, offset.
    pub indirect_bsd_data_start_address: u64,
    /// Next Slice Vertical Position, uint.
    pub next_slice_vertical_position: u32,
    /// Slice Start Vertical Position, uint.
    pub slice_start_vertical_position: u32,
    /// First MB Bit Offset, uint.
    pub first_mb_bit_offset: u32,
    /// Emulation Prevention Byte Present, bool or uint.
    pub emulation_prevention_byte_present: u32,
    /// First MB Byte Offset of Slice Data or Slice Header, uint.
    pub first_mb_byte_offset_of_slice_data_or_slice_header: u32,
}
impl MfdVc1BsdObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfdVc1BsdObject {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_bsd_data_length: u(d, 32, 55), indirect_bsd_data_start_address: a(d, 64, 92), next_slice_vertical_position: u(d, 96, 104), slice_start_vertical_position: u(d, 112, 119), first_mb_bit_offset: u(d, 128, 130), emulation_prevention_byte_present: u(d, 132, 132), first_mb_byte_offset_of_slice_data_or_slice_header: u(d, 144, 159), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x72280000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 55, u64::from(self.indirect_bsd_data_length)); put_a(d, 64, 92, self.indirect_bsd_data_start_address); put(d, 96, 104, u64::from(self.next_slice_vertical_position)); put(d, 112, 119, u64::from(self.slice_start_vertical_position)); put(d, 128, 130, u64::from(self.first_mb_bit_offset)); put(d, 132, 132, u64::from(self.emulation_prevention_byte_present)); put(d, 144, 159, u64::from(self.first_mb_byte_offset_of_slice_data_or_slice_header)); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(MfdVc1BsdObject, MFDVC1BSDOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFD_VC1_BSD_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_VC1_BSD_OBJECT", "mesa:gen8 MFD_VC1_BSD_OBJECT", "mesa:gen9 MFD_VC1_BSD_OBJECT", "media-driver:g8_bdw MFD_VC1_BSD_OBJECT", "media-driver:g9_skl MFD_VC1_BSD_OBJECT", "media-driver:g9_bxt MFD_VC1_BSD_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x72280000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 56, 63), (0xf, 93, 95), (0xf, 105, 111), (0xf, 120, 127), (0xf, 131, 131), (0xf, 133, 143)],
    system: "D53", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Indirect BSD Data Length", places: &[p(0xf, 32, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect BSD Data Start Address", places: &[p(0xf, 64, 92, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Vertical Position", places: &[p(0xf, 96, 104, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Start Vertical Position", places: &[p(0xf, 112, 119, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First MB Bit Offset", places: &[p(0xf, 128, 130, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Emulation Prevention Byte Present", places: &[p(0x1, 132, 132, Kind::Bool, 1, 0), p(0xe, 132, 132, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First MB Byte Offset of Slice Data or Slice Header", places: &[p(0xf, 144, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_VC1_LONG_PIC_STATE`. `[mesa:gen7 MFD_VC1_LONG_PIC_STATE]` `[mesa:gen8 MFD_VC1_LONG_PIC_STATE]` `[mesa:gen9 MFD_VC1_LONG_PIC_STATE]` `[media-driver:g8_bdw MFD_VC1_LONG_PIC_STATE]` `[media-driver:g9_skl MFD_VC1_LONG_PIC_STATE]` `[media-driver:g9_bxt MFD_VC1_LONG_PIC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdVc1LongPicState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Picture Width In MBs, uint.
    pub picture_width_in_mbs: u32,
    /// Picture Height In MBs, uint.
    pub picture_height_in_mbs: u32,
    /// VC1 Profile, uint.
    pub vc1_profile: u32,
    /// Second Field, bool.
    pub second_field: bool,
    /// Overlap Smoothing Enable, bool.
    pub overlap_smoothing_enable: bool,
    /// Loop Filter Enable, bool.
    pub loop_filter_enable: bool,
    /// Range Reduction Enable, bool.
    pub range_reduction_enable: bool,
    /// Range Reduction Scale, uint.
    pub range_reduction_scale: u32,
    /// MV Mode, uint.
    pub mv_mode: u32,
    /// Sync Marker, bool.
    pub sync_marker: bool,
    /// Interpolation Rounder Control, bool.
    pub interpolation_rounder_control: bool,
    /// Implicit Quantizer, bool.
    pub implicit_quantizer: bool,
    /// DMV Surface Valid, bool.
    pub dmv_surface_valid: bool,
    /// Bitplane Buffer Pitch, uint.
    pub bitplane_buffer_pitch: u32,
    /// B Scale Factor, uint.
    pub b_scale_factor: u32,
    /// PQ Value, uint.
    pub pq_value: u32,
    /// Alternative PQ Value, uint.
    pub alternative_pq_value: u32,
    /// Frame Coding Mode, uint.
    pub frame_coding_mode: u32,
    /// Picture Type, uint.
    pub picture_type: u32,
    /// CONDOVER, uint.
    pub condover: u32,
    /// PQ Uniform, bool.
    pub pq_uniform: bool,
    /// Half QP, bool.
    pub half_qp: bool,
    /// Alternative PQ Configuration, uint.
    pub alternative_pq_configuration: u32,
    /// Alternative PQ Edge Mask, uint.
    pub alternative_pq_edge_mask: u32,
    /// Extended MV Range, uint.
    pub extended_mv_range: u32,
    /// Extended DMV Range, uint.
    pub extended_dmv_range: u32,
    /// Forward Reference Distance, uint.
    pub forward_reference_distance: u32,
    /// Backward Reference Distance, uint.
    pub backward_reference_distance: u32,
    /// Number of References, uint.
    pub number_of_references: u32,
    /// Reference Field Picture Polarity, uint.
    pub reference_field_picture_polarity: u32,
    /// Fast UV Motion Compensation, uint.
    pub fast_uv_motion_compensation: u32,
    /// Four MV Switch, uint.
    pub four_mv_switch: u32,
    /// Unified MV Mode, uint.
    pub unified_mv_mode: u32,
    /// Coded Block Pattern Table, uint.
    pub coded_block_pattern_table: u32,
    /// Intra Transform DC Table, uint.
    pub intra_transform_dc_table: u32,
    /// Picture-level Transform Chroma AC Coding Set Index, uint.
    pub picture_level_transform_chroma_ac_coding_set_index: u32,
    /// Picture-level Transform Luma AC Coding Set Index, uint.
    pub picture_level_transform_luma_ac_coding_set_index: u32,
    /// MB Mode Table, uint.
    pub mb_mode_table: u32,
    /// MB Transform Type, bool.
    pub mb_transform_type: bool,
    /// Picture-level Transform Type, uint.
    pub picture_level_transform_type: u32,
    /// 2-MV Block Pattern Table, uint.
    pub _2_mv_block_pattern_table: u32,
    /// 4-MV Block Pattern Table, uint.
    pub _4_mv_block_pattern_table: u32,
    /// MV Table, uint.
    pub mv_table: u32,
    /// FIELDTX Raw, bool.
    pub fieldtx_raw: bool,
    /// ACPRED Raw, bool.
    pub acpred_raw: bool,
    /// OVERFLAGS Raw, bool.
    pub overflags_raw: bool,
    /// DIRECTMB Raw, bool.
    pub directmb_raw: bool,
    /// SKIPMB Raw, bool.
    pub skipmb_raw: bool,
    /// MVTYPEMB Raw, bool.
    pub mvtypemb_raw: bool,
    /// FORWARDMB Raw, bool.
    pub forwardmb_raw: bool,
    /// Bitplane Buffer Present, bool.
    pub bitplane_buffer_present: bool,
}
impl MfdVc1LongPicState {
    /// Simple/Main Profile of VC1 Profile.
    pub const VC1_PROFILE_SIMPLE_MAIN_PROFILE: u32 = 0x0;
    /// Advanced Profile of VC1 Profile.
    pub const VC1_PROFILE_ADVANCED_PROFILE: u32 = 0x1;
    /// Progressive Frame Picture of Frame Coding Mode.
    pub const FRAME_CODING_MODE_PROGRESSIVE_FRAME_PICTURE: u32 = 0x0;
    /// Interlaced Frame Picture of Frame Coding Mode.
    pub const FRAME_CODING_MODE_INTERLACED_FRAME_PICTURE: u32 = 0x1;
    /// Field Picture with Top Field First of Frame Coding Mode.
    pub const FRAME_CODING_MODE_FIELD_PICTURE_WITH_TOP_FIELD_FIRST: u32 = 0x2;
    /// Field Picture with Bottom Field First of Frame Coding Mode.
    pub const FRAME_CODING_MODE_FIELD_PICTURE_WITH_BOTTOM_FIELD_FIRST: u32 = 0x3;
    /// One field referenced of Number of References.
    pub const NUMBER_OF_REFERENCES_ONE_FIELD_REFERENCED: u32 = 0x0;
    /// Two fields referenced of Number of References.
    pub const NUMBER_OF_REFERENCES_TWO_FIELDS_REFERENCED: u32 = 0x1;
    /// Top (even) Field of Reference Field Picture Polarity.
    pub const REFERENCE_FIELD_PICTURE_POLARITY_TOP_EVEN_FIELD: u32 = 0x0;
    /// Bottom (odd) Field of Reference Field Picture Polarity.
    pub const REFERENCE_FIELD_PICTURE_POLARITY_BOTTOM_ODD_FIELD: u32 = 0x1;
    /// No Rounding of Fast UV Motion Compensation.
    pub const FAST_UV_MOTION_COMPENSATION_NO_ROUNDING: u32 = 0x0;
    /// Quarter-Pel offsets to Half/Full pel positions of Fast UV Motion Compensation.
    pub const FAST_UV_MOTION_COMPENSATION_QUARTER_PEL_OFFSETS_TO_HALF_FULL_PEL_POSITIONS: u32 = 0x1;
    /// Only 1-MV of Four MV Switch.
    pub const FOUR_MV_SWITCH_ONLY_1_MV: u32 = 0x0;
    /// 1, 2, or 4 MVs of Four MV Switch.
    pub const FOUR_MV_SWITCH_1_2_OR_4_MVS: u32 = 0x1;
    /// 1-MV half-pel bilinear of Unified MV Mode.
    pub const UNIFIED_MV_MODE_1_MV_HALF_PEL_BILINEAR: u32 = 0x3;
    /// 1-MV of Unified MV Mode.
    pub const UNIFIED_MV_MODE_1_MV: u32 = 0x1;
    /// 1-MV half-pel of Unified MV Mode.
    pub const UNIFIED_MV_MODE_1_MV_HALF_PEL: u32 = 0x2;
    /// Mixed MV of Unified MV Mode.
    pub const UNIFIED_MV_MODE_MIXED_MV: u32 = 0x0;
    /// 8x8 Transform of Picture-level Transform Type.
    pub const PICTURE_LEVEL_TRANSFORM_TYPE_8X8_TRANSFORM: u32 = 0x0;
    /// 8x4 Transform of Picture-level Transform Type.
    pub const PICTURE_LEVEL_TRANSFORM_TYPE_8X4_TRANSFORM: u32 = 0x1;
    /// 4x8 Transform of Picture-level Transform Type.
    pub const PICTURE_LEVEL_TRANSFORM_TYPE_4X8_TRANSFORM: u32 = 0x2;
    /// 4x4 Transform of Picture-level Transform Type.
    pub const PICTURE_LEVEL_TRANSFORM_TYPE_4X4_TRANSFORM: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfdVc1LongPicState {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), picture_width_in_mbs: u(d, 32, 39), picture_height_in_mbs: u(d, 48, 55), vc1_profile: u(d, 64, 64), second_field: b(d, 67), overlap_smoothing_enable: b(d, 68), loop_filter_enable: b(d, 69), range_reduction_enable: b(d, 70), range_reduction_scale: u(d, 71, 71), mv_mode: u(d, 72, 75), sync_marker: b(d, 76), interpolation_rounder_control: b(d, 77), implicit_quantizer: b(d, 78), dmv_surface_valid: b(d, 79), bitplane_buffer_pitch: u(d, 88, 95), b_scale_factor: u(d, 96, 103), pq_value: u(d, 104, 108), alternative_pq_value: u(d, 112, 116), frame_coding_mode: u(d, 120, 121), picture_type: u(d, 122, 124), condover: u(d, 125, 126), pq_uniform: b(d, 128), half_qp: b(d, 129), alternative_pq_configuration: u(d, 130, 131), alternative_pq_edge_mask: u(d, 132, 135), extended_mv_range: u(d, 136, 137), extended_dmv_range: u(d, 138, 139), forward_reference_distance: u(d, 144, 147), backward_reference_distance: u(d, 148, 151), number_of_references: u(d, 152, 152), reference_field_picture_polarity: u(d, 153, 153), fast_uv_motion_compensation: u(d, 154, 154), four_mv_switch: u(d, 155, 155), unified_mv_mode: u(d, 156, 157), coded_block_pattern_table: u(d, 160, 162), intra_transform_dc_table: u(d, 163, 163), picture_level_transform_chroma_ac_coding_set_index: u(d, 164, 165), picture_level_transform_luma_ac_coding_set_index: u(d, 166, 167), mb_mode_table: u(d, 168, 170), mb_transform_type: b(d, 171), picture_level_transform_type: u(d, 172, 173), _2_mv_block_pattern_table: u(d, 176, 177), _4_mv_block_pattern_table: u(d, 178, 179), mv_table: u(d, 180, 182), fieldtx_raw: b(d, 184), acpred_raw: b(d, 185), overflags_raw: b(d, 186), directmb_raw: b(d, 187), skipmb_raw: b(d, 188), mvtypemb_raw: b(d, 189), forwardmb_raw: b(d, 190), bitplane_buffer_present: b(d, 191), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x72210000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 39, u64::from(self.picture_width_in_mbs)); put(d, 48, 55, u64::from(self.picture_height_in_mbs)); put(d, 64, 64, u64::from(self.vc1_profile)); put(d, 67, 67, u64::from(self.second_field)); put(d, 68, 68, u64::from(self.overlap_smoothing_enable)); put(d, 69, 69, u64::from(self.loop_filter_enable)); put(d, 70, 70, u64::from(self.range_reduction_enable)); put(d, 71, 71, u64::from(self.range_reduction_scale)); put(d, 72, 75, u64::from(self.mv_mode)); put(d, 76, 76, u64::from(self.sync_marker)); put(d, 77, 77, u64::from(self.interpolation_rounder_control)); put(d, 78, 78, u64::from(self.implicit_quantizer)); put(d, 79, 79, u64::from(self.dmv_surface_valid)); put(d, 88, 95, u64::from(self.bitplane_buffer_pitch)); put(d, 96, 103, u64::from(self.b_scale_factor)); put(d, 104, 108, u64::from(self.pq_value)); put(d, 112, 116, u64::from(self.alternative_pq_value)); put(d, 120, 121, u64::from(self.frame_coding_mode)); put(d, 122, 124, u64::from(self.picture_type)); put(d, 125, 126, u64::from(self.condover)); put(d, 128, 128, u64::from(self.pq_uniform)); put(d, 129, 129, u64::from(self.half_qp)); put(d, 130, 131, u64::from(self.alternative_pq_configuration)); put(d, 132, 135, u64::from(self.alternative_pq_edge_mask)); put(d, 136, 137, u64::from(self.extended_mv_range)); put(d, 138, 139, u64::from(self.extended_dmv_range)); put(d, 144, 147, u64::from(self.forward_reference_distance)); put(d, 148, 151, u64::from(self.backward_reference_distance)); put(d, 152, 152, u64::from(self.number_of_references)); put(d, 153, 153, u64::from(self.reference_field_picture_polarity)); put(d, 154, 154, u64::from(self.fast_uv_motion_compensation)); put(d, 155, 155, u64::from(self.four_mv_switch)); put(d, 156, 157, u64::from(self.unified_mv_mode)); put(d, 160, 162, u64::from(self.coded_block_pattern_table)); put(d, 163, 163, u64::from(self.intra_transform_dc_table)); put(d, 164, 165, u64::from(self.picture_level_transform_chroma_ac_coding_set_index)); put(d, 166, 167, u64::from(self.picture_level_transform_luma_ac_coding_set_index)); put(d, 168, 170, u64::from(self.mb_mode_table)); put(d, 171, 171, u64::from(self.mb_transform_type)); put(d, 172, 173, u64::from(self.picture_level_transform_type)); put(d, 176, 177, u64::from(self._2_mv_block_pattern_table)); put(d, 178, 179, u64::from(self._4_mv_block_pattern_table)); put(d, 180, 182, u64::from(self.mv_table)); put(d, 184, 184, u64::from(self.fieldtx_raw)); put(d, 185, 185, u64::from(self.acpred_raw)); put(d, 186, 186, u64::from(self.overflags_raw)); put(d, 187, 187, u64::from(self.directmb_raw)); put(d, 188, 188, u64::from(self.skipmb_raw)); put(d, 189, 189, u64::from(self.mvtypemb_raw)); put(d, 190, 190, u64::from(self.forwardmb_raw)); put(d, 191, 191, u64::from(self.bitplane_buffer_present)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(MfdVc1LongPicState, MFDVC1LONGPICSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFD_VC1_LONG_PIC_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_VC1_LONG_PIC_STATE", "mesa:gen8 MFD_VC1_LONG_PIC_STATE", "mesa:gen9 MFD_VC1_LONG_PIC_STATE", "media-driver:g8_bdw MFD_VC1_LONG_PIC_STATE", "media-driver:g9_skl MFD_VC1_LONG_PIC_STATE", "media-driver:g9_bxt MFD_VC1_LONG_PIC_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x72210000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 40, 47), (0xf, 56, 63), (0xf, 65, 66), (0xf, 80, 87), (0xf, 109, 111), (0xf, 117, 119), (0xf, 127, 127), (0xf, 140, 143), (0xf, 158, 159), (0xf, 174, 175), (0xf, 183, 183)],
    system: "D53", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Picture Width In MBs", places: &[p(0xf, 32, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Height In MBs", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VC1 Profile", places: &[p(0xf, 64, 64, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Simple/Main Profile"), (0xf, 0x1, "Advanced Profile")], when: None, gap: None },
        Field { name: "Second Field", places: &[p(0xf, 67, 67, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Overlap Smoothing Enable", places: &[p(0xf, 68, 68, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Loop Filter Enable", places: &[p(0xf, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Range Reduction Enable", places: &[p(0xf, 70, 70, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Range Reduction Scale", places: &[p(0xf, 71, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MV Mode", places: &[p(0xf, 72, 75, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sync Marker", places: &[p(0xf, 76, 76, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interpolation Rounder Control", places: &[p(0xf, 77, 77, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Implicit Quantizer", places: &[p(0xf, 78, 78, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DMV Surface Valid", places: &[p(0xf, 79, 79, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bitplane Buffer Pitch", places: &[p(0xf, 88, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B Scale Factor", places: &[p(0xf, 96, 103, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PQ Value", places: &[p(0xf, 104, 108, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alternative PQ Value", places: &[p(0xf, 112, 116, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Coding Mode", places: &[p(0xf, 120, 121, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Progressive Frame Picture"), (0xf, 0x1, "Interlaced Frame Picture"), (0xf, 0x2, "Field Picture with Top Field First"), (0xf, 0x3, "Field Picture with Bottom Field First")], when: None, gap: None },
        Field { name: "Picture Type", places: &[p(0xf, 122, 124, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CONDOVER", places: &[p(0xf, 125, 126, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PQ Uniform", places: &[p(0xf, 128, 128, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Half QP", places: &[p(0xf, 129, 129, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alternative PQ Configuration", places: &[p(0xf, 130, 131, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alternative PQ Edge Mask", places: &[p(0xf, 132, 135, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Extended MV Range", places: &[p(0xf, 136, 137, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Extended DMV Range", places: &[p(0xf, 138, 139, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Forward Reference Distance", places: &[p(0xf, 144, 147, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backward Reference Distance", places: &[p(0xf, 148, 151, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of References", places: &[p(0xf, 152, 152, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "One field referenced"), (0xf, 0x1, "Two fields referenced")], when: None, gap: None },
        Field { name: "Reference Field Picture Polarity", places: &[p(0xf, 153, 153, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Top (even) Field"), (0xf, 0x1, "Bottom (odd) Field")], when: None, gap: None },
        Field { name: "Fast UV Motion Compensation", places: &[p(0xf, 154, 154, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No Rounding"), (0xf, 0x1, "Quarter-Pel offsets to Half/Full pel positions")], when: None, gap: None },
        Field { name: "Four MV Switch", places: &[p(0xf, 155, 155, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Only 1-MV"), (0xf, 0x1, "1, 2, or 4 MVs")], when: None, gap: None },
        Field { name: "Unified MV Mode", places: &[p(0xf, 156, 157, Kind::Uint, 1, 0)], values: &[(0xf, 0x3, "1-MV half-pel bilinear"), (0xf, 0x1, "1-MV"), (0xf, 0x2, "1-MV half-pel"), (0xf, 0x0, "Mixed MV")], when: None, gap: None },
        Field { name: "Coded Block Pattern Table", places: &[p(0xf, 160, 162, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Transform DC Table", places: &[p(0xf, 163, 163, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture-level Transform Chroma AC Coding Set Index", places: &[p(0xf, 164, 165, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture-level Transform Luma AC Coding Set Index", places: &[p(0xf, 166, 167, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Mode Table", places: &[p(0xf, 168, 170, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Transform Type", places: &[p(0xf, 171, 171, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture-level Transform Type", places: &[p(0xf, 172, 173, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8x8 Transform"), (0xf, 0x1, "8x4 Transform"), (0xf, 0x2, "4x8 Transform"), (0xf, 0x3, "4x4 Transform")], when: None, gap: None },
        Field { name: "2-MV Block Pattern Table", places: &[p(0xf, 176, 177, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4-MV Block Pattern Table", places: &[p(0xf, 178, 179, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MV Table", places: &[p(0xf, 180, 182, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "FIELDTX Raw", places: &[p(0xf, 184, 184, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ACPRED Raw", places: &[p(0xf, 185, 185, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "OVERFLAGS Raw", places: &[p(0xf, 186, 186, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DIRECTMB Raw", places: &[p(0xf, 187, 187, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SKIPMB Raw", places: &[p(0xf, 188, 188, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MVTYPEMB Raw", places: &[p(0xf, 189, 189, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "FORWARDMB Raw", places: &[p(0xf, 190, 190, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bitplane Buffer Present", places: &[p(0xf, 191, 191, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_VC1_SHORT_PIC_STATE`. `[mesa:gen7 MFD_VC1_SHORT_PIC_STATE]` `[mesa:gen8 MFD_VC1_SHORT_PIC_STATE]` `[mesa:gen9 MFD_VC1_SHORT_PIC_STATE]` `[media-driver:g8_bdw MFD_VC1_SHORT_PIC_STATE]` `[media-driver:g9_skl MFD_VC1_SHORT_PIC_STATE]` `[media-driver:g9_bxt MFD_VC1_SHORT_PIC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdVc1ShortPicState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Picture Width, uint.
    pub picture_width: u32,
    /// Picture Height, uint.
    pub picture_height: u32,
    /// Picture Structure, uint.
    pub picture_structure: u32,
    /// Second Field, bool.
    pub second_field: bool,
    /// Intra Picture, bool.
    pub intra_picture: bool,
    /// Backward Prediction Present, bool.
    pub backward_prediction_present: bool,
    /// VC1 Profile, uint.
    pub vc1_profile: u32,
    /// DMV Surface Valid, bool.
    pub dmv_surface_valid: bool,
    /// MV Mode, uint.
    pub mv_mode: u32,
    /// Interpolation Rounder Control, bool.
    pub interpolation_rounder_control: bool,
    /// Bitplane Buffer Pitch, uint.
    pub bitplane_buffer_pitch: u32,
    /// variable-sized transform coding, bool.
    pub variable_sized_transform_coding: bool,
    /// DQUANT, uint.
    pub dquant: u32,
    /// EXTENDED_MV Present, bool.
    pub extended_mv_present: bool,
    /// Fast UV Motion Compensation, uint.
    pub fast_uv_motion_compensation: u32,
    /// Loop Filter Enable, bool.
    pub loop_filter_enable: bool,
    /// REFDIST_FLAG, bool.
    pub refdist_flag: bool,
    /// PANSCAN Present, bool.
    pub panscan_present: bool,
    /// MAXBFRAMES, uint.
    pub maxbframes: u32,
    /// RANGERED Present, bool.
    pub rangered_present: bool,
    /// SYNCMARKER Present, bool.
    pub syncmarker_present: bool,
    /// MULTIRES Present, bool.
    pub multires_present: bool,
    /// QUANTIZER, uint.
    pub quantizer: u32,
    /// P-Pic Ref Distance, uint.
    pub p_pic_ref_distance: u32,
    /// Progressive Pic Type, uint.
    pub progressive_pic_type: u32,
    /// Range Reduction Enable, uint.
    pub range_reduction_enable: u32,
    /// Range Reduction Scale, uint.
    pub range_reduction_scale: u32,
    /// Overlap Smoothing Enable, bool.
    pub overlap_smoothing_enable: bool,
    /// EXTENDED_DMV Present, bool.
    pub extended_dmv_present: bool,
    /// PSF, bool.
    pub psf: bool,
    /// REFPIC, bool.
    pub refpic: bool,
    /// FINTERFLAG, bool.
    pub finterflag: bool,
    /// TFCNTRFLAG, bool.
    pub tfcntrflag: bool,
    /// INTERLACE, bool.
    pub interlace: bool,
    /// PULLDOWN, bool.
    pub pulldown: bool,
    /// POSTPROC, bool.
    pub postproc: bool,
    /// 4-MV Allowed, bool.
    pub _4_mv_allowed: bool,
    /// BFraction Enumeration, uint.
    pub bfraction_enumeration: u32,
}
impl MfdVc1ShortPicState {
    /// Simple/Main Profile of VC1 Profile.
    pub const VC1_PROFILE_SIMPLE_MAIN_PROFILE: u32 = 0x0;
    /// Advanced Profile of VC1 Profile.
    pub const VC1_PROFILE_ADVANCED_PROFILE: u32 = 0x1;
    /// No Rounding of Fast UV Motion Compensation.
    pub const FAST_UV_MOTION_COMPENSATION_NO_ROUNDING: u32 = 0x0;
    /// Quarter-Pel offsets to Half/Full pel positions of Fast UV Motion Compensation.
    pub const FAST_UV_MOTION_COMPENSATION_QUARTER_PEL_OFFSETS_TO_HALF_FULL_PEL_POSITIONS: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfdVc1ShortPicState {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 11), picture_width: u(d, 32, 39), picture_height: u(d, 48, 55), picture_structure: u(d, 64, 65), second_field: b(d, 67), intra_picture: b(d, 68), backward_prediction_present: b(d, 69), vc1_profile: u(d, 75, 75), dmv_surface_valid: b(d, 79), mv_mode: u(d, 80, 83), interpolation_rounder_control: b(d, 87), bitplane_buffer_pitch: u(d, 88, 95), variable_sized_transform_coding: b(d, 96), dquant: u(d, 97, 98), extended_mv_present: b(d, 99), fast_uv_motion_compensation: u(d, 100, 100), loop_filter_enable: b(d, 101), refdist_flag: b(d, 102), panscan_present: b(d, 103), maxbframes: u(d, 104, 106), rangered_present: b(d, 107), syncmarker_present: b(d, 108), multires_present: b(d, 109), quantizer: u(d, 110, 111), p_pic_ref_distance: u(d, 112, 116), progressive_pic_type: u(d, 118, 119), range_reduction_enable: u(d, 124, 124), range_reduction_scale: u(d, 125, 125), overlap_smoothing_enable: b(d, 126), extended_dmv_present: b(d, 128), psf: b(d, 129), refpic: b(d, 130), finterflag: b(d, 131), tfcntrflag: b(d, 132), interlace: b(d, 133), pulldown: b(d, 134), postproc: b(d, 135), _4_mv_allowed: b(d, 136), bfraction_enumeration: u(d, 152, 156), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x72200000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 39, u64::from(self.picture_width)); put(d, 48, 55, u64::from(self.picture_height)); put(d, 64, 65, u64::from(self.picture_structure)); put(d, 67, 67, u64::from(self.second_field)); put(d, 68, 68, u64::from(self.intra_picture)); put(d, 69, 69, u64::from(self.backward_prediction_present)); put(d, 75, 75, u64::from(self.vc1_profile)); put(d, 79, 79, u64::from(self.dmv_surface_valid)); put(d, 80, 83, u64::from(self.mv_mode)); put(d, 87, 87, u64::from(self.interpolation_rounder_control)); put(d, 88, 95, u64::from(self.bitplane_buffer_pitch)); put(d, 96, 96, u64::from(self.variable_sized_transform_coding)); put(d, 97, 98, u64::from(self.dquant)); put(d, 99, 99, u64::from(self.extended_mv_present)); put(d, 100, 100, u64::from(self.fast_uv_motion_compensation)); put(d, 101, 101, u64::from(self.loop_filter_enable)); put(d, 102, 102, u64::from(self.refdist_flag)); put(d, 103, 103, u64::from(self.panscan_present)); put(d, 104, 106, u64::from(self.maxbframes)); put(d, 107, 107, u64::from(self.rangered_present)); put(d, 108, 108, u64::from(self.syncmarker_present)); put(d, 109, 109, u64::from(self.multires_present)); put(d, 110, 111, u64::from(self.quantizer)); put(d, 112, 116, u64::from(self.p_pic_ref_distance)); put(d, 118, 119, u64::from(self.progressive_pic_type)); put(d, 124, 124, u64::from(self.range_reduction_enable)); put(d, 125, 125, u64::from(self.range_reduction_scale)); put(d, 126, 126, u64::from(self.overlap_smoothing_enable)); put(d, 128, 128, u64::from(self.extended_dmv_present)); put(d, 129, 129, u64::from(self.psf)); put(d, 130, 130, u64::from(self.refpic)); put(d, 131, 131, u64::from(self.finterflag)); put(d, 132, 132, u64::from(self.tfcntrflag)); put(d, 133, 133, u64::from(self.interlace)); put(d, 134, 134, u64::from(self.pulldown)); put(d, 135, 135, u64::from(self.postproc)); put(d, 136, 136, u64::from(self._4_mv_allowed)); put(d, 152, 156, u64::from(self.bfraction_enumeration)); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(MfdVc1ShortPicState, MFDVC1SHORTPICSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFD_VC1_SHORT_PIC_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_VC1_SHORT_PIC_STATE", "mesa:gen8 MFD_VC1_SHORT_PIC_STATE", "mesa:gen9 MFD_VC1_SHORT_PIC_STATE", "media-driver:g8_bdw MFD_VC1_SHORT_PIC_STATE", "media-driver:g9_skl MFD_VC1_SHORT_PIC_STATE", "media-driver:g9_bxt MFD_VC1_SHORT_PIC_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x72200000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 40, 47), (0xf, 56, 63), (0xf, 66, 66), (0xf, 70, 74), (0xf, 76, 78), (0xf, 84, 86), (0xf, 117, 117), (0xf, 120, 123), (0xf, 127, 127), (0xf, 137, 151), (0xf, 157, 159)],
    system: "D53", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Picture Width", places: &[p(0xf, 32, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Height", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Structure", places: &[p(0xf, 64, 65, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Second Field", places: &[p(0xf, 67, 67, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Picture", places: &[p(0xf, 68, 68, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backward Prediction Present", places: &[p(0xf, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VC1 Profile", places: &[p(0xf, 75, 75, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Simple/Main Profile"), (0xf, 0x1, "Advanced Profile")], when: None, gap: None },
        Field { name: "DMV Surface Valid", places: &[p(0xf, 79, 79, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MV Mode", places: &[p(0xf, 80, 83, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interpolation Rounder Control", places: &[p(0xf, 87, 87, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bitplane Buffer Pitch", places: &[p(0xf, 88, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "variable-sized transform coding", places: &[p(0xf, 96, 96, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DQUANT", places: &[p(0xf, 97, 98, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EXTENDED_MV Present", places: &[p(0xf, 99, 99, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Fast UV Motion Compensation", places: &[p(0xf, 100, 100, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No Rounding"), (0xf, 0x1, "Quarter-Pel offsets to Half/Full pel positions")], when: None, gap: None },
        Field { name: "Loop Filter Enable", places: &[p(0xf, 101, 101, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "REFDIST_FLAG", places: &[p(0xf, 102, 102, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PANSCAN Present", places: &[p(0xf, 103, 103, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MAXBFRAMES", places: &[p(0xf, 104, 106, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RANGERED Present", places: &[p(0xf, 107, 107, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SYNCMARKER Present", places: &[p(0xf, 108, 108, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MULTIRES Present", places: &[p(0xf, 109, 109, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QUANTIZER", places: &[p(0xf, 110, 111, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P-Pic Ref Distance", places: &[p(0xf, 112, 116, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Progressive Pic Type", places: &[p(0xf, 118, 119, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Range Reduction Enable", places: &[p(0xf, 124, 124, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Range Reduction Scale", places: &[p(0xf, 125, 125, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Overlap Smoothing Enable", places: &[p(0xf, 126, 126, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EXTENDED_DMV Present", places: &[p(0xf, 128, 128, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PSF", places: &[p(0xf, 129, 129, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "REFPIC", places: &[p(0xf, 130, 130, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "FINTERFLAG", places: &[p(0xf, 131, 131, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TFCNTRFLAG", places: &[p(0xf, 132, 132, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "INTERLACE", places: &[p(0xf, 133, 133, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PULLDOWN", places: &[p(0xf, 134, 134, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "POSTPROC", places: &[p(0xf, 135, 135, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4-MV Allowed", places: &[p(0xf, 136, 136, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BFraction Enumeration", places: &[p(0xf, 152, 156, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_VC1_DIRECTMODE_STATE`. `[mesa:gen7 MFX_VC1_DIRECTMODE_STATE]` `[mesa:gen8 MFX_VC1_DIRECTMODE_STATE]` `[mesa:gen9 MFX_VC1_DIRECTMODE_STATE]` `[media-driver:g8_bdw MFX_VC1_DIRECTMODE_STATE]` `[media-driver:g9_skl MFX_VC1_DIRECTMODE_STATE]` `[media-driver:g9_bxt MFX_VC1_DIRECTMODE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxVc1DirectmodeState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Direct MV Write Buffer - Address, address.
    pub direct_mv_write_buffer_address: u64,
    /// Direct MV Write Buffer - Cacheability Control, uint.
    pub direct_mv_write_buffer_cacheability_control: u32,
    /// Direct MV Write Buffer - Graphics Data Type, uint.
    pub direct_mv_write_buffer_graphics_data_type: u32,
    /// Direct MV Write Buffer - Arbitration Priority Control, uint.
    pub direct_mv_write_buffer_arbitration_priority_control: u32,
    /// Direct MV Read Buffer - Cacheability Control, uint.
    pub direct_mv_read_buffer_cacheability_control: u32,
    /// Direct MV Read Buffer - Graphics Data Type, uint.
    pub direct_mv_read_buffer_graphics_data_type: u32,
    /// Direct MV Read Buffer - Arbitration Priority Control, uint.
    pub direct_mv_read_buffer_arbitration_priority_control: u32,
    /// Direct MV Write Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub direct_mv_write_buffer_attributes: Memoryaddressattributes,
    /// Direct MV Read Buffer - Address, address.
    pub direct_mv_read_buffer_address: u64,
    /// Direct MV Read Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub direct_mv_read_buffer_attributes: Memoryaddressattributes,
}
impl MfxVc1DirectmodeState {
    /// GTT entry of Direct MV Write Buffer - Cacheability Control.
    pub const DIRECT_MV_WRITE_BUFFER_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Direct MV Write Buffer - Cacheability Control.
    pub const DIRECT_MV_WRITE_BUFFER_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Direct MV Write Buffer - Cacheability Control.
    pub const DIRECT_MV_WRITE_BUFFER_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Direct MV Write Buffer - Cacheability Control.
    pub const DIRECT_MV_WRITE_BUFFER_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Direct MV Write Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_WRITE_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Direct MV Write Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_WRITE_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Direct MV Write Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_WRITE_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Direct MV Write Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_WRITE_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// GTT entry of Direct MV Read Buffer - Cacheability Control.
    pub const DIRECT_MV_READ_BUFFER_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Direct MV Read Buffer - Cacheability Control.
    pub const DIRECT_MV_READ_BUFFER_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Direct MV Read Buffer - Cacheability Control.
    pub const DIRECT_MV_READ_BUFFER_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Direct MV Read Buffer - Cacheability Control.
    pub const DIRECT_MV_READ_BUFFER_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Direct MV Read Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_READ_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Direct MV Read Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_READ_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Direct MV Read Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_READ_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Direct MV Read Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_READ_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxVc1DirectmodeState {
        let d = &fixed::<7>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), direct_mv_write_buffer_address: a(d, 38, 63), direct_mv_write_buffer_cacheability_control: u(d, 32, 33), direct_mv_write_buffer_graphics_data_type: u(d, 34, 34), direct_mv_write_buffer_arbitration_priority_control: u(d, 36, 37), direct_mv_read_buffer_cacheability_control: u(d, 64, 65), direct_mv_read_buffer_graphics_data_type: u(d, 66, 66), direct_mv_read_buffer_arbitration_priority_control: u(d, 68, 69), direct_mv_read_buffer_address: a(d, 70, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), direct_mv_write_buffer_address: a(d, 32, 95), direct_mv_write_buffer_attributes: Memoryaddressattributes::decode(platform, &d[3..]), direct_mv_read_buffer_address: a(d, 128, 191), direct_mv_read_buffer_attributes: Memoryaddressattributes::decode(platform, &d[6..]), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 7];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x72020000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 63, self.direct_mv_write_buffer_address); put(d, 32, 33, u64::from(self.direct_mv_write_buffer_cacheability_control)); put(d, 34, 34, u64::from(self.direct_mv_write_buffer_graphics_data_type)); put(d, 36, 37, u64::from(self.direct_mv_write_buffer_arbitration_priority_control)); put(d, 64, 65, u64::from(self.direct_mv_read_buffer_cacheability_control)); put(d, 66, 66, u64::from(self.direct_mv_read_buffer_graphics_data_type)); put(d, 68, 69, u64::from(self.direct_mv_read_buffer_arbitration_priority_control)); put_a(d, 70, 95, self.direct_mv_read_buffer_address); 3 }
            _ => { d[0] = 0x72020000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 32, 95, self.direct_mv_write_buffer_address); put_part(d, 96, 127, &self.direct_mv_write_buffer_attributes.encode(platform)); put_a(d, 128, 191, self.direct_mv_read_buffer_address); put_part(d, 192, 223, &self.direct_mv_read_buffer_attributes.encode(platform)); 7 }
        };
        words[..n.min(7)].to_vec()
    }
}
described!(MfxVc1DirectmodeState, MFXVC1DIRECTMODESTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_VC1_DIRECTMODE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_VC1_DIRECTMODE_STATE", "mesa:gen8 MFX_VC1_DIRECTMODE_STATE", "mesa:gen9 MFX_VC1_DIRECTMODE_STATE", "media-driver:g8_bdw MFX_VC1_DIRECTMODE_STATE", "media-driver:g9_skl MFX_VC1_DIRECTMODE_STATE", "media-driver:g9_bxt MFX_VC1_DIRECTMODE_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x72020000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 7, 7, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0x1, 35, 35), (0x1, 67, 67)],
    system: "D53", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Direct MV Write Buffer - Address", places: &[p(0x1, 38, 63, Kind::Address, 1, 0), p(0xe, 32, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Write Buffer - Cacheability Control", places: &[p(0x1, 32, 33, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Direct MV Write Buffer - Graphics Data Type", places: &[p(0x1, 34, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Write Buffer - Arbitration Priority Control", places: &[p(0x1, 36, 37, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Direct MV Read Buffer - Cacheability Control", places: &[p(0x1, 64, 65, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Direct MV Read Buffer - Graphics Data Type", places: &[p(0x1, 66, 66, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Read Buffer - Arbitration Priority Control", places: &[p(0x1, 68, 69, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Direct MV Write Buffer - Attributes", places: &[p(0xe, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Read Buffer - Address", places: &[p(0x1, 70, 95, Kind::Address, 1, 0), p(0xe, 128, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Read Buffer - Attributes", places: &[p(0xe, 192, 223, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_VC1_PRED_PIPE_STATE`. `[mesa:gen7 MFX_VC1_PRED_PIPE_STATE]` `[mesa:gen8 MFX_VC1_PRED_PIPE_STATE]` `[mesa:gen9 MFX_VC1_PRED_PIPE_STATE]` `[media-driver:g8_bdw MFX_VC1_PRED_PIPE_STATE]` `[media-driver:g9_skl MFX_VC1_PRED_PIPE_STATE]` `[media-driver:g9_bxt MFX_VC1_PRED_PIPE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxVc1PredPipeState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Reference Frame Boundary Replication Mode, uint.
    pub reference_frame_boundary_replication_mode: u32,
    /// Vin_intensitycomp_Single_BWDen, uint.
    pub vin_intensitycomp_single_bwden: u32,
    /// Vin_intensitycomp_Single_FWDen, uint.
    pub vin_intensitycomp_single_fwden: u32,
    /// Vin_intensitycomp_Double_BWDen, uint.
    pub vin_intensitycomp_double_bwden: u32,
    /// Vin_intensitycomp_Double_FWDen, uint.
    pub vin_intensitycomp_double_fwden: u32,
    /// LumScale1 - single - FWD, uint.
    pub lumscale1_single_fwd: u32,
    /// LumScale2 - single - FWD, uint.
    pub lumscale2_single_fwd: u32,
    /// LumShift1 - single - FWD, uint.
    pub lumshift1_single_fwd: u32,
    /// LumShift2 - single - FWD, uint.
    pub lumshift2_single_fwd: u32,
    /// LumScale1 - double - FWD, uint.
    pub lumscale1_double_fwd: u32,
    /// LumScale2 - double - FWD, uint.
    pub lumscale2_double_fwd: u32,
    /// LumShift1 - double - FWD, uint.
    pub lumshift1_double_fwd: u32,
    /// LumShift2 - double - FWD, uint.
    pub lumshift2_double_fwd: u32,
    /// LumScale1 - single - BWD, uint.
    pub lumscale1_single_bwd: u32,
    /// LumScale2 - single - BWD, uint.
    pub lumscale2_single_bwd: u32,
    /// LumShift1 - single - BWD, uint.
    pub lumshift1_single_bwd: u32,
    /// LumShift2 - single - BWD, uint.
    pub lumshift2_single_bwd: u32,
    /// LumScale1 - double - BWD, uint.
    pub lumscale1_double_bwd: u32,
    /// LumScale2 - double - BWD, uint.
    pub lumscale2_double_bwd: u32,
    /// LumShift1 - double - BWD, uint.
    pub lumshift1_double_bwd: u32,
    /// LumShift2 - double - BWD, uint.
    pub lumshift2_double_bwd: u32,
}
impl MfxVc1PredPipeState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxVc1PredPipeState {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), reference_frame_boundary_replication_mode: u(d, 36, 39), vin_intensitycomp_single_bwden: u(d, 40, 41), vin_intensitycomp_single_fwden: u(d, 42, 43), vin_intensitycomp_double_bwden: u(d, 44, 45), vin_intensitycomp_double_fwden: u(d, 46, 47), lumscale1_single_fwd: u(d, 64, 69), lumscale2_single_fwd: u(d, 72, 77), lumshift1_single_fwd: u(d, 80, 85), lumshift2_single_fwd: u(d, 88, 93), lumscale1_double_fwd: u(d, 96, 101), lumscale2_double_fwd: u(d, 104, 109), lumshift1_double_fwd: u(d, 112, 117), lumshift2_double_fwd: u(d, 120, 125), lumscale1_single_bwd: u(d, 128, 133), lumscale2_single_bwd: u(d, 136, 141), lumshift1_single_bwd: u(d, 144, 149), lumshift2_single_bwd: u(d, 152, 157), lumscale1_double_bwd: u(d, 160, 165), lumscale2_double_bwd: u(d, 168, 173), lumshift1_double_bwd: u(d, 176, 181), lumshift2_double_bwd: u(d, 184, 189), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x72010000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 36, 39, u64::from(self.reference_frame_boundary_replication_mode)); put(d, 40, 41, u64::from(self.vin_intensitycomp_single_bwden)); put(d, 42, 43, u64::from(self.vin_intensitycomp_single_fwden)); put(d, 44, 45, u64::from(self.vin_intensitycomp_double_bwden)); put(d, 46, 47, u64::from(self.vin_intensitycomp_double_fwden)); put(d, 64, 69, u64::from(self.lumscale1_single_fwd)); put(d, 72, 77, u64::from(self.lumscale2_single_fwd)); put(d, 80, 85, u64::from(self.lumshift1_single_fwd)); put(d, 88, 93, u64::from(self.lumshift2_single_fwd)); put(d, 96, 101, u64::from(self.lumscale1_double_fwd)); put(d, 104, 109, u64::from(self.lumscale2_double_fwd)); put(d, 112, 117, u64::from(self.lumshift1_double_fwd)); put(d, 120, 125, u64::from(self.lumshift2_double_fwd)); put(d, 128, 133, u64::from(self.lumscale1_single_bwd)); put(d, 136, 141, u64::from(self.lumscale2_single_bwd)); put(d, 144, 149, u64::from(self.lumshift1_single_bwd)); put(d, 152, 157, u64::from(self.lumshift2_single_bwd)); put(d, 160, 165, u64::from(self.lumscale1_double_bwd)); put(d, 168, 173, u64::from(self.lumscale2_double_bwd)); put(d, 176, 181, u64::from(self.lumshift1_double_bwd)); put(d, 184, 189, u64::from(self.lumshift2_double_bwd)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(MfxVc1PredPipeState, MFXVC1PREDPIPESTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_VC1_PRED_PIPE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_VC1_PRED_PIPE_STATE", "mesa:gen8 MFX_VC1_PRED_PIPE_STATE", "mesa:gen9 MFX_VC1_PRED_PIPE_STATE", "media-driver:g8_bdw MFX_VC1_PRED_PIPE_STATE", "media-driver:g9_skl MFX_VC1_PRED_PIPE_STATE", "media-driver:g9_bxt MFX_VC1_PRED_PIPE_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x72010000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 32, 35), (0xf, 48, 63), (0xf, 70, 71), (0xf, 78, 79), (0xf, 86, 87), (0xf, 94, 95), (0xf, 102, 103), (0xf, 110, 111), (0xf, 118, 119), (0xf, 126, 127), (0xf, 134, 135), (0xf, 142, 143), (0xf, 150, 151), (0xf, 158, 159), (0xf, 166, 167), (0xf, 174, 175), (0xf, 182, 183), (0xf, 190, 191)],
    system: "D53", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Reference Frame Boundary Replication Mode", places: &[p(0xf, 36, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vin_intensitycomp_Single_BWDen", places: &[p(0xf, 40, 41, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vin_intensitycomp_Single_FWDen", places: &[p(0xf, 42, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vin_intensitycomp_Double_BWDen", places: &[p(0xf, 44, 45, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vin_intensitycomp_Double_FWDen", places: &[p(0xf, 46, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumScale1 - single - FWD", places: &[p(0xf, 64, 69, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumScale2 - single - FWD", places: &[p(0xf, 72, 77, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumShift1 - single - FWD", places: &[p(0xf, 80, 85, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumShift2 - single - FWD", places: &[p(0xf, 88, 93, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumScale1 - double - FWD", places: &[p(0xf, 96, 101, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumScale2 - double - FWD", places: &[p(0xf, 104, 109, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumShift1 - double - FWD", places: &[p(0xf, 112, 117, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumShift2 - double - FWD", places: &[p(0xf, 120, 125, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumScale1 - single - BWD", places: &[p(0xf, 128, 133, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumScale2 - single - BWD", places: &[p(0xf, 136, 141, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumShift1 - single - BWD", places: &[p(0xf, 144, 149, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumShift2 - single - BWD", places: &[p(0xf, 152, 157, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumScale1 - double - BWD", places: &[p(0xf, 160, 165, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumScale2 - double - BWD", places: &[p(0xf, 168, 173, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumShift1 - double - BWD", places: &[p(0xf, 176, 181, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LumShift2 - double - BWD", places: &[p(0xf, 184, 189, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

