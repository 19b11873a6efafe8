//! Generated from hw/commands/mfx_vp8.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MFD_VP8_BSD_OBJECT`. `[mesa:gen8 MFD_VP8_BSD_OBJECT]` `[mesa:gen9 MFD_VP8_BSD_OBJECT]` `[media-driver:g8_bdw MFD_VP8_BSD_OBJECT]` `[media-driver:g9_skl MFD_VP8_BSD_OBJECT]` `[media-driver:g9_bxt MFD_VP8_BSD_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdVp8BsdObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Partition0 First MB Bit Offset from Frame Header, uint.
    pub partition0_first_mb_bit_offset_from_frame_header: u32,
    /// Coded Num of Coeff Token Partitions, uint.
    pub coded_num_of_coeff_token_partitions: u32,
    /// Partition0 CPBAC Entropy Range, uint.
    pub partition0_cpbac_entropy_range: u32,
    /// Partition0 CPBAC Entropy Count, uint.
    pub partition0_cpbac_entropy_count: u32,
    /// Partition0 CPBAC Entropy Value, uint.
    pub partition0_cpbac_entropy_value: u32,
    /// Indirect Partition0 Data Length, uint.
    pub indirect_partition0_data_length: u32,
    /// Indirect Partition0 Data Start Offset, uint.
    pub indirect_partition0_data_start_offset: u32,
    /// Indirect Token Partition Data Length, uint.
    pub indirect_token_partition_data_length: [u32; 8],
    /// Indirect Token Partition Data Start Offset, uint.
    pub indirect_token_partition_data_start_offset: [u32; 8],
    /// MB Header Error Handling, uint.
    pub mb_header_error_handling: u32,
    /// Entropy Error Handling, uint.
    pub entropy_error_handling: u32,
    /// MPR Error (MV out of range) Handling, uint.
    pub mpr_error_mv_out_of_range_handling: u32,
    /// BSD Premature Complete Error Handling, uint.
    pub bsd_premature_complete_error_handling: u32,
    /// Concealment Picture ID, uint.
    pub concealment_picture_id: u32,
    /// Concealment Method, uint.
    pub concealment_method: u32,
}
impl MfdVp8BsdObject {
    /// Intra 16x16 Prediction of Concealment Method.
    pub const CONCEALMENT_METHOD_INTRA_16X16_PREDICTION: u32 = 0x0;
    /// Inter P Copy of Concealment Method.
    pub const CONCEALMENT_METHOD_INTER_P_COPY: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfdVp8BsdObject {
        let d = &fixed::<22>(dwords);
        Self { dword_length: u(d, 0, 11), partition0_first_mb_bit_offset_from_frame_header: u(d, 32, 34), coded_num_of_coeff_token_partitions: u(d, 36, 37), partition0_cpbac_entropy_range: u(d, 40, 47), partition0_cpbac_entropy_count: u(d, 48, 52), partition0_cpbac_entropy_value: u(d, 88, 95), indirect_partition0_data_length: u(d, 96, 119), indirect_partition0_data_start_offset: u(d, 128, 159), indirect_token_partition_data_length: std::array::from_fn(|i| u(d, at(160, i, 64), at(183, i, 64))), indirect_token_partition_data_start_offset: std::array::from_fn(|i| u(d, at(192, i, 64), at(223, i, 64))), mb_header_error_handling: u(d, 680, 680), entropy_error_handling: u(d, 682, 682), mpr_error_mv_out_of_range_handling: u(d, 684, 684), bsd_premature_complete_error_handling: u(d, 686, 686), concealment_picture_id: u(d, 688, 689), concealment_method: u(d, 703, 703), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 22];
        let d = &mut words;
        let n: usize = { d[0] = 0x74280000; let length = if self.dword_length == 0 { 20 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 34, u64::from(self.partition0_first_mb_bit_offset_from_frame_header)); put(d, 36, 37, u64::from(self.coded_num_of_coeff_token_partitions)); put(d, 40, 47, u64::from(self.partition0_cpbac_entropy_range)); put(d, 48, 52, u64::from(self.partition0_cpbac_entropy_count)); put(d, 88, 95, u64::from(self.partition0_cpbac_entropy_value)); put(d, 96, 119, u64::from(self.indirect_partition0_data_length)); put(d, 128, 159, u64::from(self.indirect_partition0_data_start_offset)); for (i, v) in self.indirect_token_partition_data_length.iter().copied().enumerate().take(8) { put(d, at(160, i, 64), at(183, i, 64), u64::from(v)); } for (i, v) in self.indirect_token_partition_data_start_offset.iter().copied().enumerate().take(8) { put(d, at(192, i, 64), at(223, i, 64), u64::from(v)); } put(d, 680, 680, u64::from(self.mb_header_error_handling)); put(d, 682, 682, u64::from(self.entropy_error_handling)); put(d, 684, 684, u64::from(self.mpr_error_mv_out_of_range_handling)); put(d, 686, 686, u64::from(self.bsd_premature_complete_error_handling)); put(d, 688, 689, u64::from(self.concealment_picture_id)); put(d, 703, 703, u64::from(self.concealment_method)); 22 };
        words[..n.min(22)].to_vec()
    }
}
described!(MfdVp8BsdObject, MFDVP8BSDOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFD_VP8_BSD_OBJECT", title: "", rows: 0xe,
    cites: &["mesa:gen8 MFD_VP8_BSD_OBJECT", "mesa:gen9 MFD_VP8_BSD_OBJECT", "media-driver:g8_bdw MFD_VP8_BSD_OBJECT", "media-driver:g9_skl MFD_VP8_BSD_OBJECT", "media-driver:g9_bxt MFD_VP8_BSD_OBJECT"],
    engines: &[(0xe, 0x4)], key: &[(0xe, 0xffff0000, 0x74280000)], length: &[(0xe, 0, 11, 2)], dwords: &[(0xe, 22, 22, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 15), (0xe, 35, 35), (0xe, 38, 39), (0xe, 53, 63), (0xe, 64, 87), (0xe, 120, 127), (0xe, 184, 191), (0xe, 248, 255), (0xe, 312, 319), (0xe, 376, 383), (0xe, 440, 447), (0xe, 504, 511), (0xe, 568, 575), (0xe, 632, 639), (0xe, 672, 679), (0xe, 681, 681), (0xe, 683, 683), (0xe, 685, 685), (0xe, 687, 687), (0xe, 690, 702)],
    system: "D55", unbuilt: false, watch: &[w(0xe, 0, 0xf000, 0x0), w(0xe, 1, 0xffe000c8, 0x0), w(0xe, 2, 0xffffff, 0x0), w(0xe, 3, 0xff000000, 0x0), w(0xe, 5, 0xff000000, 0x0), w(0xe, 7, 0xff000000, 0x0), w(0xe, 9, 0xff000000, 0x0), w(0xe, 11, 0xff000000, 0x0), w(0xe, 13, 0xff000000, 0x0), w(0xe, 15, 0xff000000, 0x0), w(0xe, 17, 0xff000000, 0x0), w(0xe, 19, 0xff000000, 0x0), w(0xe, 21, 0x7ffcaaff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Partition0 First MB Bit Offset from Frame Header", places: &[p(0xe, 32, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Coded Num of Coeff Token Partitions", places: &[p(0xe, 36, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Partition0 CPBAC Entropy Range", places: &[p(0xe, 40, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Partition0 CPBAC Entropy Count", places: &[p(0xe, 48, 52, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Partition0 CPBAC Entropy Value", places: &[p(0xe, 88, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Partition0 Data Length", places: &[p(0xe, 96, 119, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Partition0 Data Start Offset", places: &[p(0xe, 128, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Token Partition Data Length", places: &[p(0xe, 160, 183, Kind::Uint, 8, 64)], values: &[], when: None, gap: None },
        Field { name: "Indirect Token Partition Data Start Offset", places: &[p(0xe, 192, 223, Kind::Uint, 8, 64)], values: &[], when: None, gap: None },
        Field { name: "MB Header Error Handling", places: &[p(0xe, 680, 680, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entropy Error Handling", places: &[p(0xe, 682, 682, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPR Error (MV out of range) Handling", places: &[p(0xe, 684, 684, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BSD Premature Complete Error Handling", places: &[p(0xe, 686, 686, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Concealment Picture ID", places: &[p(0xe, 688, 689, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Concealment Method", places: &[p(0xe, 703, 703, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Intra 16x16 Prediction"), (0xe, 0x1, "Inter P Copy")], when: None, gap: None },
    ],
});

/// `MFX_VP8_BSP_BUF_BASE_ADDR_STATE`. `[mesa:gen9 MFX_VP8_BSP_BUF_BASE_ADDR_STATE]` `[media-driver:g9_skl MFX_VP8_BSP_BUF_BASE_ADDR_STATE]` `[media-driver:g9_bxt MFX_VP8_BSP_BUF_BASE_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxVp8BspBufBaseAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Frame Header - Address, address.
    pub frame_header_address: u64,
    /// Frame Header - Attributes, MEMORYADDRESSATTRIBUTES.
    pub frame_header_attributes: Memoryaddressattributes,
    /// Intermediate Buffer - Address, address.
    pub intermediate_buffer_address: u64,
    /// Intermediate Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub intermediate_buffer_attributes: Memoryaddressattributes,
    /// Intermediate Buffer Partition Offset, uint.
    pub intermediate_buffer_partition_offset: [u32; 8],
    /// Intermediate Buffer Max Size, uint.
    pub intermediate_buffer_max_size: u32,
    /// Final Frame - Address, address.
    pub final_frame_address: u64,
    /// Final Frame - Attributes, MEMORYADDRESSATTRIBUTES.
    pub final_frame_attributes: Memoryaddressattributes,
    /// Final Frame Byte Offset, uint.
    pub final_frame_byte_offset: u32,
    /// Stream-Out - Address, address.
    pub stream_out_address: u64,
    /// Stream-Out - Attributes, MEMORYADDRESSATTRIBUTES.
    pub stream_out_attributes: Memoryaddressattributes,
    /// Coeff Probs Stream-In Surface - Address, address.
    pub coeff_probs_stream_in_surface_address: u64,
    /// Coeff Probs Stream-In Surface - Attributes, MEMORYADDRESSATTRIBUTES.
    pub coeff_probs_stream_in_surface_attributes: Memoryaddressattributes,
    /// Token Statistics Surface - Address, address.
    pub token_statistics_surface_address: u64,
    /// Token Statistics Surface - Attributes, MEMORYADDRESSATTRIBUTES.
    pub token_statistics_surface_attributes: Memoryaddressattributes,
    /// MPC Row Store Surface - Address, address.
    pub mpc_row_store_surface_address: u64,
    /// MPC Row Store Surface - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mpc_row_store_surface_attributes: Memoryaddressattributes,
}
impl MfxVp8BspBufBaseAddrState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxVp8BspBufBaseAddrState {
        let d = &fixed::<32>(dwords);
        Self { dword_length: u(d, 0, 11), frame_header_address: a(d, 32, 95), frame_header_attributes: Memoryaddressattributes::decode(platform, &d[3..]), intermediate_buffer_address: a(d, 128, 191), intermediate_buffer_attributes: Memoryaddressattributes::decode(platform, &d[6..]), intermediate_buffer_partition_offset: std::array::from_fn(|i| u(d, at(224, i, 32), at(255, i, 32))), intermediate_buffer_max_size: u(d, 480, 511), final_frame_address: a(d, 512, 575), final_frame_attributes: Memoryaddressattributes::decode(platform, &d[18..]), final_frame_byte_offset: u(d, 608, 613), stream_out_address: a(d, 640, 703), stream_out_attributes: Memoryaddressattributes::decode(platform, &d[22..]), coeff_probs_stream_in_surface_address: a(d, 736, 799), coeff_probs_stream_in_surface_attributes: Memoryaddressattributes::decode(platform, &d[25..]), token_statistics_surface_address: a(d, 832, 895), token_statistics_surface_attributes: Memoryaddressattributes::decode(platform, &d[28..]), mpc_row_store_surface_address: a(d, 928, 991), mpc_row_store_surface_attributes: Memoryaddressattributes::decode(platform, &d[31..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 32];
        let d = &mut words;
        let n: usize = { d[0] = 0x74430000; let length = if self.dword_length == 0 { 30 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 32, 95, self.frame_header_address); put_part(d, 96, 127, &self.frame_header_attributes.encode(platform)); put_a(d, 128, 191, self.intermediate_buffer_address); put_part(d, 192, 223, &self.intermediate_buffer_attributes.encode(platform)); for (i, v) in self.intermediate_buffer_partition_offset.iter().copied().enumerate().take(8) { put(d, at(224, i, 32), at(255, i, 32), u64::from(v)); } put(d, 480, 511, u64::from(self.intermediate_buffer_max_size)); put_a(d, 512, 575, self.final_frame_address); put_part(d, 576, 607, &self.final_frame_attributes.encode(platform)); put(d, 608, 613, u64::from(self.final_frame_byte_offset)); put_a(d, 640, 703, self.stream_out_address); put_part(d, 704, 735, &self.stream_out_attributes.encode(platform)); put_a(d, 736, 799, self.coeff_probs_stream_in_surface_address); put_part(d, 800, 831, &self.coeff_probs_stream_in_surface_attributes.encode(platform)); put_a(d, 832, 895, self.token_statistics_surface_address); put_part(d, 896, 927, &self.token_statistics_surface_attributes.encode(platform)); put_a(d, 928, 991, self.mpc_row_store_surface_address); put_part(d, 992, 1023, &self.mpc_row_store_surface_attributes.encode(platform)); 32 };
        words[..n.min(32)].to_vec()
    }
}
described!(MfxVp8BspBufBaseAddrState, MFXVP8BSPBUFBASEADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_VP8_BSP_BUF_BASE_ADDR_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 MFX_VP8_BSP_BUF_BASE_ADDR_STATE", "media-driver:g9_skl MFX_VP8_BSP_BUF_BASE_ADDR_STATE", "media-driver:g9_bxt MFX_VP8_BSP_BUF_BASE_ADDR_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x74430000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 32, 32, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 614, 639)],
    system: "D55", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Frame Header - Address", places: &[p(0xc, 32, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Header - Attributes", places: &[p(0xc, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intermediate Buffer - Address", places: &[p(0xc, 128, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intermediate Buffer - Attributes", places: &[p(0xc, 192, 223, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intermediate Buffer Partition Offset", places: &[p(0xc, 224, 255, Kind::Uint, 8, 32)], values: &[], when: None, gap: None },
        Field { name: "Intermediate Buffer Max Size", places: &[p(0xc, 480, 511, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Final Frame - Address", places: &[p(0xc, 512, 575, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Final Frame - Attributes", places: &[p(0xc, 576, 607, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Final Frame Byte Offset", places: &[p(0xc, 608, 613, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out - Address", places: &[p(0xc, 640, 703, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out - Attributes", places: &[p(0xc, 704, 735, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Coeff Probs Stream-In Surface - Address", places: &[p(0xc, 736, 799, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Coeff Probs Stream-In Surface - Attributes", places: &[p(0xc, 800, 831, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Token Statistics Surface - Address", places: &[p(0xc, 832, 895, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Token Statistics Surface - Attributes", places: &[p(0xc, 896, 927, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPC Row Store Surface - Address", places: &[p(0xc, 928, 991, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPC Row Store Surface - Attributes", places: &[p(0xc, 992, 1023, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_VP8_ENCODER_CFG`. `[mesa:gen9 MFX_VP8_ENCODER_CFG]` `[media-driver:g9_skl MFX_VP8_Encoder_CFG]` `[media-driver:g9_bxt MFX_VP8_Encoder_CFG]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxVp8EncoderCfg {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Performance Counter Enable, bool.
    pub performance_counter_enable: bool,
    /// Final Bitstream Output Disable, bool.
    pub final_bitstream_output_disable: bool,
    /// Token Statistics Output Enable, bool.
    pub token_statistics_output_enable: bool,
    /// Bitstream Statistics Output Enable, bool.
    pub bitstream_statistics_output_enable: bool,
    /// Update Segment Feature Data Flag, bool.
    pub update_segment_feature_data_flag: bool,
    /// Skip Final Bitstream when Over/Underflow, bool.
    pub skip_final_bitstream_when_over_underflow: bool,
    /// Rate Control Initial Pass, bool.
    pub rate_control_initial_pass: bool,
    /// Per Segment Delta Qindex / LoopFilter Disable, bool.
    pub per_segment_delta_qindex_loopfilter_disable: bool,
    /// Finer BRC Enable, bool.
    pub finer_brc_enable: bool,
    /// Compressed Bitstream Output Disable, bool.
    pub compressed_bitstream_output_disable: bool,
    /// VBSP Unit Power Clock Gating Disable, bool.
    pub vbsp_unit_power_clock_gating_disable: bool,
    /// Max Frame Bit count Rate Control Enable, bool.
    pub max_frame_bit_count_rate_control_enable: bool,
    /// Min Frame Bit Count Rate Control Enable, bool.
    pub min_frame_bit_count_rate_control_enable: bool,
    /// Max Inter MB Bit Count Check Enable, bool.
    pub max_inter_mb_bit_count_check_enable: bool,
    /// Max Intra MB Bit Count Check Enable, bool.
    pub max_intra_mb_bit_count_check_enable: bool,
    /// Intermediate Bit Buffer Overrun Enable, bool.
    pub intermediate_bit_buffer_overrun_enable: bool,
    /// Final Bitstream Buffer Overrun Enable, bool.
    pub final_bitstream_buffer_overrun_enable: bool,
    /// QIndex Clamp High for Underflow, bool.
    pub qindex_clamp_high_for_underflow: bool,
    /// QIndex Clamp High for Overflow, bool.
    pub qindex_clamp_high_for_overflow: bool,
    /// Max Inter MB Bit Count, uint.
    pub max_inter_mb_bit_count: u32,
    /// Max Intra MB Bit Count Limit, uint.
    pub max_intra_mb_bit_count_limit: u32,
    /// Frame Bitrate Max, uint.
    pub frame_bitrate_max: u32,
    /// Frame Bitrate Max Unit, uint.
    pub frame_bitrate_max_unit: u32,
    /// Frame Bitrate Max Unit Mode, uint.
    pub frame_bitrate_max_unit_mode: u32,
    /// Frame Bitrate Min, uint.
    pub frame_bitrate_min: u32,
    /// Frame Bitrate Min Unit, uint.
    pub frame_bitrate_min_unit: u32,
    /// Frame Bitrate Min Unit Mode, uint.
    pub frame_bitrate_min_unit_mode: u32,
    /// Frame Delta QIndex Max(0), uint.
    pub frame_delta_qindex_max_0: u32,
    /// Frame Delta QIndex Max(1), uint.
    pub frame_delta_qindex_max_1: u32,
    /// Frame Delta QIndex Max(2), uint.
    pub frame_delta_qindex_max_2: u32,
    /// Frame Delta QIndex Max(3), uint.
    pub frame_delta_qindex_max_3: u32,
    /// Frame Delta QIndex Min(0), uint.
    pub frame_delta_qindex_min_0: u32,
    /// Frame Delta QIndex Min(1), uint.
    pub frame_delta_qindex_min_1: u32,
    /// Frame Delta QIndex Min(2), uint.
    pub frame_delta_qindex_min_2: u32,
    /// Frame Delta QIndex Min(3), uint.
    pub frame_delta_qindex_min_3: u32,
    /// Per Segment Frame Delta QIndex Max(1), uint.
    pub per_segment_frame_delta_qindex_max_1: u32,
    /// Per Segment Frame Delta QIndex Min(1), uint.
    pub per_segment_frame_delta_qindex_min_1: u32,
    /// Per Segment Frame Delta QIndex Max(2), uint.
    pub per_segment_frame_delta_qindex_max_2: u32,
    /// Per Segment Frame Delta QIndex Min(2), uint.
    pub per_segment_frame_delta_qindex_min_2: u32,
    /// Per Segment Frame Delta QIndex Max(3), uint.
    pub per_segment_frame_delta_qindex_max_3: u32,
    /// Per Segment Frame Delta QIndex Min(3), uint.
    pub per_segment_frame_delta_qindex_min_3: u32,
    /// Frame Delta Loop Filter Max(0), uint.
    pub frame_delta_loop_filter_max_0: u32,
    /// Frame Delta Loop Filter Max(1), uint.
    pub frame_delta_loop_filter_max_1: u32,
    /// Frame Delta Loop Filter Max(2), uint.
    pub frame_delta_loop_filter_max_2: u32,
    /// Frame Delta Loop Filter Max(3), uint.
    pub frame_delta_loop_filter_max_3: u32,
    /// Frame Delta Loop Filter Min(0), uint.
    pub frame_delta_loop_filter_min_0: u32,
    /// Frame Delta Loop Filter Min(1), uint.
    pub frame_delta_loop_filter_min_1: u32,
    /// Frame Delta Loop Filter Min(2), uint.
    pub frame_delta_loop_filter_min_2: u32,
    /// Frame Delta Loop Filter Min(3), uint.
    pub frame_delta_loop_filter_min_3: u32,
    /// Per Segment Frame Delta Loop Filter Max(1), uint.
    pub per_segment_frame_delta_loop_filter_max_1: u32,
    /// Per Segment Frame Delta Loop Filter Min(1), uint.
    pub per_segment_frame_delta_loop_filter_min_1: u32,
    /// Per Segment Frame Delta Loop Filter Max(2), uint.
    pub per_segment_frame_delta_loop_filter_max_2: u32,
    /// Per Segment Frame Delta Loop Filter Min(2), uint.
    pub per_segment_frame_delta_loop_filter_min_2: u32,
    /// Per Segment Frame Delta Loop Filter Max(3), uint.
    pub per_segment_frame_delta_loop_filter_max_3: u32,
    /// Per Segment Frame Delta Loop Filter Min(3), uint.
    pub per_segment_frame_delta_loop_filter_min_3: u32,
    /// Frame Bitrate Max Delta, uint.
    pub frame_bitrate_max_delta: u32,
    /// Frame Bitrate Min Delta, uint.
    pub frame_bitrate_min_delta: u32,
    /// Minimum Frame Size, uint.
    pub minimum_frame_size: u32,
    /// Minimum Frame Size Unit, uint.
    pub minimum_frame_size_unit: u32,
    /// Bitstream Format Version, uint.
    pub bitstream_format_version: u32,
    /// Show Frame, uint.
    pub show_frame: u32,
    /// Horizontal_Size_Code, uint.
    pub horizontal_size_code: u32,
    /// Vertical_Size_Code, uint.
    pub vertical_size_code: u32,
    /// Frame Header Bit Count, uint.
    pub frame_header_bit_count: u32,
    /// Frame Header Bin Buffer QIndex Update Pointer, uint.
    pub frame_header_bin_buffer_qindex_update_pointer: u32,
    /// Frame Header Bin Buffer Loop Filter Update Pointer, uint.
    pub frame_header_bin_buffer_loop_filter_update_pointer: u32,
    /// Frame Header Bin Buffer Token Update Pointer, uint.
    pub frame_header_bin_buffer_token_update_pointer: u32,
    /// Frame Header Bin Buffer MV Update Pointer, uint.
    pub frame_header_bin_buffer_mv_update_pointer: u32,
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
impl MfxVp8EncoderCfg {
    /// Compatibility Mode of Frame Bitrate Max Unit Mode.
    pub const FRAME_BITRATE_MAX_UNIT_MODE_COMPATIBILITY_MODE: u32 = 0x0;
    /// New Mode of Frame Bitrate Max Unit Mode.
    pub const FRAME_BITRATE_MAX_UNIT_MODE_NEW_MODE: u32 = 0x1;
    /// Compatibility Mode of Frame Bitrate Min Unit Mode.
    pub const FRAME_BITRATE_MIN_UNIT_MODE_COMPATIBILITY_MODE: u32 = 0x0;
    /// New Mode of Frame Bitrate Min Unit Mode.
    pub const FRAME_BITRATE_MIN_UNIT_MODE_NEW_MODE: u32 = 0x1;
    /// Compatibility Mode of Minimum Frame Size Unit.
    pub const MINIMUM_FRAME_SIZE_UNIT_COMPATIBILITY_MODE: u32 = 0x0;
    /// New Mode of Minimum Frame Size Unit.
    pub const MINIMUM_FRAME_SIZE_UNIT_NEW_MODE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxVp8EncoderCfg {
        let d = &fixed::<30>(dwords);
        Self { dword_length: u(d, 0, 11), performance_counter_enable: b(d, 32), final_bitstream_output_disable: b(d, 33), token_statistics_output_enable: b(d, 34), bitstream_statistics_output_enable: b(d, 35), update_segment_feature_data_flag: b(d, 36), skip_final_bitstream_when_over_underflow: b(d, 37), rate_control_initial_pass: b(d, 38), per_segment_delta_qindex_loopfilter_disable: b(d, 39), finer_brc_enable: b(d, 40), compressed_bitstream_output_disable: b(d, 41), vbsp_unit_power_clock_gating_disable: b(d, 42), max_frame_bit_count_rate_control_enable: b(d, 64), min_frame_bit_count_rate_control_enable: b(d, 65), max_inter_mb_bit_count_check_enable: b(d, 66), max_intra_mb_bit_count_check_enable: b(d, 67), intermediate_bit_buffer_overrun_enable: b(d, 68), final_bitstream_buffer_overrun_enable: b(d, 69), qindex_clamp_high_for_underflow: b(d, 70), qindex_clamp_high_for_overflow: b(d, 71), max_inter_mb_bit_count: u(d, 96, 107), max_intra_mb_bit_count_limit: u(d, 112, 123), frame_bitrate_max: u(d, 128, 141), frame_bitrate_max_unit: u(d, 142, 142), frame_bitrate_max_unit_mode: u(d, 143, 143), frame_bitrate_min: u(d, 144, 157), frame_bitrate_min_unit: u(d, 158, 158), frame_bitrate_min_unit_mode: u(d, 159, 159), frame_delta_qindex_max_0: u(d, 160, 167), frame_delta_qindex_max_1: u(d, 168, 175), frame_delta_qindex_max_2: u(d, 176, 183), frame_delta_qindex_max_3: u(d, 184, 191), frame_delta_qindex_min_0: u(d, 192, 199), frame_delta_qindex_min_1: u(d, 200, 207), frame_delta_qindex_min_2: u(d, 208, 215), frame_delta_qindex_min_3: u(d, 216, 223), per_segment_frame_delta_qindex_max_1: u(d, 224, 255), per_segment_frame_delta_qindex_min_1: u(d, 256, 287), per_segment_frame_delta_qindex_max_2: u(d, 288, 319), per_segment_frame_delta_qindex_min_2: u(d, 320, 351), per_segment_frame_delta_qindex_max_3: u(d, 352, 383), per_segment_frame_delta_qindex_min_3: u(d, 384, 415), frame_delta_loop_filter_max_0: u(d, 416, 423), frame_delta_loop_filter_max_1: u(d, 424, 431), frame_delta_loop_filter_max_2: u(d, 432, 439), frame_delta_loop_filter_max_3: u(d, 440, 447), frame_delta_loop_filter_min_0: u(d, 448, 455), frame_delta_loop_filter_min_1: u(d, 456, 463), frame_delta_loop_filter_min_2: u(d, 464, 471), frame_delta_loop_filter_min_3: u(d, 472, 479), per_segment_frame_delta_loop_filter_max_1: u(d, 480, 511), per_segment_frame_delta_loop_filter_min_1: u(d, 512, 543), per_segment_frame_delta_loop_filter_max_2: u(d, 544, 575), per_segment_frame_delta_loop_filter_min_2: u(d, 576, 607), per_segment_frame_delta_loop_filter_max_3: u(d, 608, 639), per_segment_frame_delta_loop_filter_min_3: u(d, 640, 671), frame_bitrate_max_delta: u(d, 672, 686), frame_bitrate_min_delta: u(d, 688, 702), minimum_frame_size: u(d, 704, 719), minimum_frame_size_unit: u(d, 720, 721), bitstream_format_version: u(d, 724, 726), show_frame: u(d, 727, 727), horizontal_size_code: u(d, 736, 751), vertical_size_code: u(d, 752, 767), frame_header_bit_count: u(d, 768, 799), frame_header_bin_buffer_qindex_update_pointer: u(d, 800, 831), frame_header_bin_buffer_loop_filter_update_pointer: u(d, 832, 863), frame_header_bin_buffer_token_update_pointer: u(d, 864, 895), frame_header_bin_buffer_mv_update_pointer: u(d, 896, 927), cv0: u(d, 928, 931), cv1: u(d, 932, 935), cv2: u(d, 936, 939), cv3: u(d, 940, 943), cv4: u(d, 944, 947), cv5: u(d, 948, 951), cv6: u(d, 952, 955), cv7: u(d, 956, 959), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 30];
        let d = &mut words;
        let n: usize = { d[0] = 0x74410000; let length = if self.dword_length == 0 { 28 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.performance_counter_enable)); put(d, 33, 33, u64::from(self.final_bitstream_output_disable)); put(d, 34, 34, u64::from(self.token_statistics_output_enable)); put(d, 35, 35, u64::from(self.bitstream_statistics_output_enable)); put(d, 36, 36, u64::from(self.update_segment_feature_data_flag)); put(d, 37, 37, u64::from(self.skip_final_bitstream_when_over_underflow)); put(d, 38, 38, u64::from(self.rate_control_initial_pass)); put(d, 39, 39, u64::from(self.per_segment_delta_qindex_loopfilter_disable)); put(d, 40, 40, u64::from(self.finer_brc_enable)); put(d, 41, 41, u64::from(self.compressed_bitstream_output_disable)); put(d, 42, 42, u64::from(self.vbsp_unit_power_clock_gating_disable)); put(d, 64, 64, u64::from(self.max_frame_bit_count_rate_control_enable)); put(d, 65, 65, u64::from(self.min_frame_bit_count_rate_control_enable)); put(d, 66, 66, u64::from(self.max_inter_mb_bit_count_check_enable)); put(d, 67, 67, u64::from(self.max_intra_mb_bit_count_check_enable)); put(d, 68, 68, u64::from(self.intermediate_bit_buffer_overrun_enable)); put(d, 69, 69, u64::from(self.final_bitstream_buffer_overrun_enable)); put(d, 70, 70, u64::from(self.qindex_clamp_high_for_underflow)); put(d, 71, 71, u64::from(self.qindex_clamp_high_for_overflow)); put(d, 96, 107, u64::from(self.max_inter_mb_bit_count)); put(d, 112, 123, u64::from(self.max_intra_mb_bit_count_limit)); put(d, 128, 141, u64::from(self.frame_bitrate_max)); put(d, 142, 142, u64::from(self.frame_bitrate_max_unit)); put(d, 143, 143, u64::from(self.frame_bitrate_max_unit_mode)); put(d, 144, 157, u64::from(self.frame_bitrate_min)); put(d, 158, 158, u64::from(self.frame_bitrate_min_unit)); put(d, 159, 159, u64::from(self.frame_bitrate_min_unit_mode)); put(d, 160, 167, u64::from(self.frame_delta_qindex_max_0)); put(d, 168, 175, u64::from(self.frame_delta_qindex_max_1)); put(d, 176, 183, u64::from(self.frame_delta_qindex_max_2)); put(d, 184, 191, u64::from(self.frame_delta_qindex_max_3)); put(d, 192, 199, u64::from(self.frame_delta_qindex_min_0)); put(d, 200, 207, u64::from(self.frame_delta_qindex_min_1)); put(d, 208, 215, u64::from(self.frame_delta_qindex_min_2)); put(d, 216, 223, u64::from(self.frame_delta_qindex_min_3)); put(d, 224, 255, u64::from(self.per_segment_frame_delta_qindex_max_1)); put(d, 256, 287, u64::from(self.per_segment_frame_delta_qindex_min_1)); put(d, 288, 319, u64::from(self.per_segment_frame_delta_qindex_max_2)); put(d, 320, 351, u64::from(self.per_segment_frame_delta_qindex_min_2)); put(d, 352, 383, u64::from(self.per_segment_frame_delta_qindex_max_3)); put(d, 384, 415, u64::from(self.per_segment_frame_delta_qindex_min_3)); put(d, 416, 423, u64::from(self.frame_delta_loop_filter_max_0)); put(d, 424, 431, u64::from(self.frame_delta_loop_filter_max_1)); put(d, 432, 439, u64::from(self.frame_delta_loop_filter_max_2)); put(d, 440, 447, u64::from(self.frame_delta_loop_filter_max_3)); put(d, 448, 455, u64::from(self.frame_delta_loop_filter_min_0)); put(d, 456, 463, u64::from(self.frame_delta_loop_filter_min_1)); put(d, 464, 471, u64::from(self.frame_delta_loop_filter_min_2)); put(d, 472, 479, u64::from(self.frame_delta_loop_filter_min_3)); put(d, 480, 511, u64::from(self.per_segment_frame_delta_loop_filter_max_1)); put(d, 512, 543, u64::from(self.per_segment_frame_delta_loop_filter_min_1)); put(d, 544, 575, u64::from(self.per_segment_frame_delta_loop_filter_max_2)); put(d, 576, 607, u64::from(self.per_segment_frame_delta_loop_filter_min_2)); put(d, 608, 639, u64::from(self.per_segment_frame_delta_loop_filter_max_3)); put(d, 640, 671, u64::from(self.per_segment_frame_delta_loop_filter_min_3)); put(d, 672, 686, u64::from(self.frame_bitrate_max_delta)); put(d, 688, 702, u64::from(self.frame_bitrate_min_delta)); put(d, 704, 719, u64::from(self.minimum_frame_size)); put(d, 720, 721, u64::from(self.minimum_frame_size_unit)); put(d, 724, 726, u64::from(self.bitstream_format_version)); put(d, 727, 727, u64::from(self.show_frame)); put(d, 736, 751, u64::from(self.horizontal_size_code)); put(d, 752, 767, u64::from(self.vertical_size_code)); put(d, 768, 799, u64::from(self.frame_header_bit_count)); put(d, 800, 831, u64::from(self.frame_header_bin_buffer_qindex_update_pointer)); put(d, 832, 863, u64::from(self.frame_header_bin_buffer_loop_filter_update_pointer)); put(d, 864, 895, u64::from(self.frame_header_bin_buffer_token_update_pointer)); put(d, 896, 927, u64::from(self.frame_header_bin_buffer_mv_update_pointer)); put(d, 928, 931, u64::from(self.cv0)); put(d, 932, 935, u64::from(self.cv1)); put(d, 936, 939, u64::from(self.cv2)); put(d, 940, 943, u64::from(self.cv3)); put(d, 944, 947, u64::from(self.cv4)); put(d, 948, 951, u64::from(self.cv5)); put(d, 952, 955, u64::from(self.cv6)); put(d, 956, 959, u64::from(self.cv7)); 30 };
        words[..n.min(30)].to_vec()
    }
}
described!(MfxVp8EncoderCfg, MFXVP8ENCODERCFG_ITEM, Item {
    noun: Noun::Command, name: "MFX_VP8_ENCODER_CFG", title: "", rows: 0xc,
    cites: &["mesa:gen9 MFX_VP8_ENCODER_CFG", "media-driver:g9_skl MFX_VP8_Encoder_CFG", "media-driver:g9_bxt MFX_VP8_Encoder_CFG"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x74410000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 30, 30, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 43, 63), (0xc, 72, 95), (0xc, 108, 111), (0xc, 124, 127), (0xc, 687, 687), (0xc, 703, 703), (0xc, 722, 723), (0xc, 728, 735)],
    system: "D55", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Performance Counter Enable", places: &[p(0xc, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Final Bitstream Output Disable", places: &[p(0xc, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Token Statistics Output Enable", places: &[p(0xc, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bitstream Statistics Output Enable", places: &[p(0xc, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Update Segment Feature Data Flag", places: &[p(0xc, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skip Final Bitstream when Over/Underflow", places: &[p(0xc, 37, 37, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Initial Pass", places: &[p(0xc, 38, 38, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Delta Qindex / LoopFilter Disable", places: &[p(0xc, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Finer BRC Enable", places: &[p(0xc, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Compressed Bitstream Output Disable", places: &[p(0xc, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VBSP Unit Power Clock Gating Disable", places: &[p(0xc, 42, 42, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Frame Bit count Rate Control Enable", places: &[p(0xc, 64, 64, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Min Frame Bit Count Rate Control Enable", places: &[p(0xc, 65, 65, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Inter MB Bit Count Check Enable", places: &[p(0xc, 66, 66, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Intra MB Bit Count Check Enable", places: &[p(0xc, 67, 67, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intermediate Bit Buffer Overrun Enable", places: &[p(0xc, 68, 68, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Final Bitstream Buffer Overrun Enable", places: &[p(0xc, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QIndex Clamp High for Underflow", places: &[p(0xc, 70, 70, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QIndex Clamp High for Overflow", places: &[p(0xc, 71, 71, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Inter MB Bit Count", places: &[p(0xc, 96, 107, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Intra MB Bit Count Limit", places: &[p(0xc, 112, 123, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max", places: &[p(0xc, 128, 141, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Unit", places: &[p(0xc, 142, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Unit Mode", places: &[p(0xc, 143, 143, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Compatibility Mode"), (0xc, 0x1, "New Mode")], when: None, gap: None },
        Field { name: "Frame Bitrate Min", places: &[p(0xc, 144, 157, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Unit", places: &[p(0xc, 158, 158, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Unit Mode", places: &[p(0xc, 159, 159, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Compatibility Mode"), (0xc, 0x1, "New Mode")], when: None, gap: None },
        Field { name: "Frame Delta QIndex Max[0]", places: &[p(0xc, 160, 167, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QIndex Max[1]", places: &[p(0xc, 168, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QIndex Max[2]", places: &[p(0xc, 176, 183, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QIndex Max[3]", places: &[p(0xc, 184, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QIndex Min[0]", places: &[p(0xc, 192, 199, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QIndex Min[1]", places: &[p(0xc, 200, 207, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QIndex Min[2]", places: &[p(0xc, 208, 215, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QIndex Min[3]", places: &[p(0xc, 216, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta QIndex Max[1]", places: &[p(0xc, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta QIndex Min[1]", places: &[p(0xc, 256, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta QIndex Max[2]", places: &[p(0xc, 288, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta QIndex Min[2]", places: &[p(0xc, 320, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta QIndex Max[3]", places: &[p(0xc, 352, 383, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta QIndex Min[3]", places: &[p(0xc, 384, 415, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta Loop Filter Max[0]", places: &[p(0xc, 416, 423, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta Loop Filter Max[1]", places: &[p(0xc, 424, 431, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta Loop Filter Max[2]", places: &[p(0xc, 432, 439, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta Loop Filter Max[3]", places: &[p(0xc, 440, 447, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta Loop Filter Min[0]", places: &[p(0xc, 448, 455, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta Loop Filter Min[1]", places: &[p(0xc, 456, 463, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta Loop Filter Min[2]", places: &[p(0xc, 464, 471, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta Loop Filter Min[3]", places: &[p(0xc, 472, 479, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta Loop Filter Max[1]", places: &[p(0xc, 480, 511, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta Loop Filter Min[1]", places: &[p(0xc, 512, 543, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta Loop Filter Max[2]", places: &[p(0xc, 544, 575, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta Loop Filter Min[2]", places: &[p(0xc, 576, 607, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta Loop Filter Max[3]", places: &[p(0xc, 608, 639, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Segment Frame Delta Loop Filter Min[3]", places: &[p(0xc, 640, 671, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Delta", places: &[p(0xc, 672, 686, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Delta", places: &[p(0xc, 688, 702, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Frame Size", places: &[p(0xc, 704, 719, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Frame Size Unit", places: &[p(0xc, 720, 721, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Compatibility Mode"), (0xc, 0x1, "New Mode")], when: None, gap: None },
        Field { name: "Bitstream Format Version", places: &[p(0xc, 724, 726, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Show Frame", places: &[p(0xc, 727, 727, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal_Size_Code", places: &[p(0xc, 736, 751, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical_Size_Code", places: &[p(0xc, 752, 767, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Header Bit Count", places: &[p(0xc, 768, 799, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Header Bin Buffer QIndex Update Pointer", places: &[p(0xc, 800, 831, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Header Bin Buffer Loop Filter Update Pointer", places: &[p(0xc, 832, 863, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Header Bin Buffer Token Update Pointer", places: &[p(0xc, 864, 895, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Header Bin Buffer MV Update Pointer", places: &[p(0xc, 896, 927, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV0", places: &[p(0xc, 928, 931, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV1", places: &[p(0xc, 932, 935, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV2", places: &[p(0xc, 936, 939, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV3", places: &[p(0xc, 940, 943, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV4", places: &[p(0xc, 944, 947, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV5", places: &[p(0xc, 948, 951, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV6", places: &[p(0xc, 952, 955, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV7", places: &[p(0xc, 956, 959, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_VP8_PAK_OBJECT`. `[mesa:gen8 MFX_VP8_PAK_OBJECT]` `[mesa:gen9 MFX_VP8_PAK_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxVp8PakObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect PAK-MV Data Length, uint.
    pub indirect_pak_mv_data_length: u32,
    /// Enable Inline MV data, bool.
    pub enable_inline_mv_data: bool,
    /// Indirect PAK-MV Data Start Address Offset, offset.
    pub indirect_pak_mv_data_start_address_offset: u64,
    /// Inline Data, uint.
    pub inline_data: [u32; 4],
}
impl MfxVp8PakObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxVp8PakObject {
        let d = &fixed::<7>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 11), indirect_pak_mv_data_length: u(d, 32, 41), indirect_pak_mv_data_start_address_offset: a(d, 64, 92), inline_data: std::array::from_fn(|i| u(d, at(96, i, 32), at(127, i, 32))), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), indirect_pak_mv_data_length: u(d, 32, 41), enable_inline_mv_data: b(d, 61), indirect_pak_mv_data_start_address_offset: a(d, 64, 92), inline_data: std::array::from_fn(|i| u(d, at(96, i, 32), at(127, i, 32))), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 7];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x74490000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 41, u64::from(self.indirect_pak_mv_data_length)); put_a(d, 64, 92, self.indirect_pak_mv_data_start_address_offset); for (i, v) in self.inline_data.iter().copied().enumerate().take(4) { put(d, at(96, i, 32), at(127, i, 32), u64::from(v)); } 7 }
            _ => { d[0] = 0x74490000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 41, u64::from(self.indirect_pak_mv_data_length)); put(d, 61, 61, u64::from(self.enable_inline_mv_data)); put_a(d, 64, 92, self.indirect_pak_mv_data_start_address_offset); for (i, v) in self.inline_data.iter().copied().enumerate().take(4) { put(d, at(96, i, 32), at(127, i, 32), u64::from(v)); } 7 }
        };
        words[..n.min(7)].to_vec()
    }
}
described!(MfxVp8PakObject, MFXVP8PAKOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFX_VP8_PAK_OBJECT", title: "", rows: 0xe,
    cites: &["mesa:gen8 MFX_VP8_PAK_OBJECT", "mesa:gen9 MFX_VP8_PAK_OBJECT"],
    engines: &[(0xe, 0x4)], key: &[(0xe, 0xffff0000, 0x74490000)], length: &[(0xe, 0, 11, 2)], dwords: &[(0xe, 7, 7, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 15), (0xc, 42, 60), (0x2, 42, 63), (0xc, 62, 63), (0xe, 93, 95)],
    system: "D55", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Indirect PAK-MV Data Length", places: &[p(0xe, 32, 41, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable Inline MV data", places: &[p(0xc, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect PAK-MV Data Start Address Offset", places: &[p(0xe, 64, 92, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xe, 96, 127, Kind::Uint, 4, 32)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_VP8_PIC_STATE`. `[mesa:gen8 MFX_VP8_PIC_STATE]` `[mesa:gen9 MFX_VP8_PIC_STATE]` `[media-driver:g8_bdw MFX_VP8_PIC_STATE]` `[media-driver:g9_skl MFX_VP8_PIC_STATE]` `[media-driver:g9_bxt MFX_VP8_PIC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxVp8PicState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Frame Width, uint.
    pub frame_width: u32,
    /// Frame Height, uint.
    pub frame_height: u32,
    /// MC Filter Select, uint.
    pub mc_filter_select: u32,
    /// Chroma Full Pixel MC Filter Mode, uint.
    pub chroma_full_pixel_mc_filter_mode: u32,
    /// DBLK Filter Type, uint.
    pub dblk_filter_type: u32,
    /// Key Frame, bool.
    pub key_frame: bool,
    /// Segmentation ID Stream-Out Enable, bool.
    pub segmentation_id_stream_out_enable: bool,
    /// Segmentation ID Stream-In Enable, bool.
    pub segmentation_id_stream_in_enable: bool,
    /// Segment Enable, bool.
    pub segment_enable: bool,
    /// Update MB Segment Map, bool.
    pub update_mb_segment_map: bool,
    /// MB NoCoeff Skip, bool.
    pub mb_nocoeff_skip: bool,
    /// Mode Reference Loop Filter Delta Enable, bool.
    pub mode_reference_loop_filter_delta_enable: bool,
    /// Golden Ref Picture MV Sign Bias, bool.
    pub golden_ref_picture_mv_sign_bias: bool,
    /// Alternate Ref Pic MV Sign Bias, bool.
    pub alternate_ref_pic_mv_sign_bias: bool,
    /// Deblock Sharpness Level, uint.
    pub deblock_sharpness_level: u32,
    /// Log2 Num of Partition, uint.
    pub log2_num_of_partition: u32,
    /// DBLK Filter Level for Segment0, uint.
    pub dblk_filter_level_for_segment0: u32,
    /// DBLK Filter Level for Segment1, uint.
    pub dblk_filter_level_for_segment1: u32,
    /// DBLK Filter Level for Segment2, uint.
    pub dblk_filter_level_for_segment2: u32,
    /// DBLK Filter Level for Segment3, uint.
    pub dblk_filter_level_for_segment3: u32,
    /// Quantizer Value, uint.
    pub quantizer_value: [u32; 24],
    /// Segment0 QIndex, uint.
    pub segment0_qindex: u32,
    /// Segment1 QIndex, uint.
    pub segment1_qindex: u32,
    /// Segment2 QIndex, uint.
    pub segment2_qindex: u32,
    /// Segment3 QIndex, uint.
    pub segment3_qindex: u32,
    /// Y2DC QIndex Delta, uint.
    pub y2dc_qindex_delta: u32,
    /// Y2AC QIndex Delta Sign, uint.
    pub y2ac_qindex_delta_sign: u32,
    /// Y2AC QIndex Delta, uint.
    pub y2ac_qindex_delta: u32,
    /// Y2AC QIndex Sign, uint.
    pub y2ac_qindex_sign: u32,
    /// UVDC QIndex Delta, uint.
    pub uvdc_qindex_delta: u32,
    /// UVDC QIndex Delta Sign, uint.
    pub uvdc_qindex_delta_sign: u32,
    /// UVAC QIndex Delta, uint.
    pub uvac_qindex_delta: u32,
    /// UVAC QIndex Delta Sign, uint.
    pub uvac_qindex_delta_sign: u32,
    /// Y1DC QIndex Delta, uint.
    pub y1dc_qindex_delta: u32,
    /// Y1DC QIndex Delta Sign, uint.
    pub y1dc_qindex_delta_sign: u32,
    /// Clamp QIndex Low, uint.
    pub clamp_qindex_low: u32,
    /// Clamp QIndex High, uint.
    pub clamp_qindex_high: u32,
    /// CoeffProbability Stream-In - Address, address.
    pub coeffprobability_stream_in_address: u64,
    /// CoeffProbability Stream-In - Age for QUADLRU, uint.
    pub coeffprobability_stream_in_age_for_quadlru: u32,
    /// CoeffProbability Stream-In - MOCS (Encoder only), uint.
    pub coeffprobability_stream_in_mocs_encoder_only: u32,
    /// CoeffProbability Stream-In - Target Cache, uint.
    pub coeffprobability_stream_in_target_cache: u32,
    /// CoeffProbability Stream-In - Cacheability Control, uint.
    pub coeffprobability_stream_in_cacheability_control: u32,
    /// CoeffProbability Stream-In - Arbitration Priority Control, uint.
    pub coeffprobability_stream_in_arbitration_priority_control: u32,
    /// CoeffProbability Stream-In - Memory Compression Enable, bool.
    pub coeffprobability_stream_in_memory_compression_enable: bool,
    /// CoeffProbability Stream-In - Memory Compression Mode, uint.
    pub coeffprobability_stream_in_memory_compression_mode: u32,
    /// CoeffProbability Stream-In - Tiled Resource Mode, uint.
    pub coeffprobability_stream_in_tiled_resource_mode: u32,
    /// MBSegmentIDTreeProbs(0), uint.
    pub mbsegmentidtreeprobs_0: u32,
    /// MBSegmentIDTreeProbs(1), uint.
    pub mbsegmentidtreeprobs_1: u32,
    /// MBSegmentIDTreeProbs(2), uint.
    pub mbsegmentidtreeprobs_2: u32,
    /// InterPredFromGRefRefProb, uint.
    pub interpredfromgrefrefprob: u32,
    /// InterPredFromLastRefProb, uint.
    pub interpredfromlastrefprob: u32,
    /// IntraMBProb, uint.
    pub intrambprob: u32,
    /// MBNoCoeffSkipFalseProb, uint.
    pub mbnocoeffskipfalseprob: u32,
    /// YModeProb(0), uint.
    pub ymodeprob_0: u32,
    /// YModeProb(1), uint.
    pub ymodeprob_1: u32,
    /// YModeProb(2), uint.
    pub ymodeprob_2: u32,
    /// YModeProb(3), uint.
    pub ymodeprob_3: u32,
    /// UVModeProb(0), uint.
    pub uvmodeprob_0: u32,
    /// UVModeProb(1), uint.
    pub uvmodeprob_1: u32,
    /// UVModeProb(2), uint.
    pub uvmodeprob_2: u32,
    /// MVUpdateProbs(0), uint.
    pub mvupdateprobs_0: [u32; 19],
    /// MVUpdateProbs(1), uint.
    pub mvupdateprobs_1: [u32; 19],
    /// RefLFDelta0, int.
    pub reflfdelta0: i32,
    /// RefLFDelta1, int.
    pub reflfdelta1: i32,
    /// RefLFDelta2, int.
    pub reflfdelta2: i32,
    /// RefLFDelta3, int.
    pub reflfdelta3: i32,
    /// ModeLFDelta0, int.
    pub modelfdelta0: i32,
    /// ModeLFDelta1, int.
    pub modelfdelta1: i32,
    /// ModeLFDelta2, int.
    pub modelfdelta2: i32,
    /// ModeLFDelta3, int.
    pub modelfdelta3: i32,
    /// Segmentation ID Stream - Address, address.
    pub segmentation_id_stream_address: u64,
    /// Segmentation ID Stream - Age for QUADLRU, uint.
    pub segmentation_id_stream_age_for_quadlru: u32,
    /// CoeffProbability Stream-In - MOCS, uint.
    pub coeffprobability_stream_in_mocs: u32,
    /// Segmentation ID Stream - Target Cache, uint.
    pub segmentation_id_stream_target_cache: u32,
    /// Segmentation ID Stream - Cacheability Control, uint.
    pub segmentation_id_stream_cacheability_control: u32,
    /// Segmentation ID Stream - Arbitration Priority Control, uint.
    pub segmentation_id_stream_arbitration_priority_control: u32,
    /// Segmentation ID Stream - Memory Compression Enable, bool.
    pub segmentation_id_stream_memory_compression_enable: bool,
    /// Segmentation ID Stream - Memory Compression Mode, uint.
    pub segmentation_id_stream_memory_compression_mode: u32,
    /// Segmentation ID Stream - Tiled Resource Mode, uint.
    pub segmentation_id_stream_tiled_resource_mode: u32,
}
impl MfxVp8PicState {
    /// 1 Token partition of Log2 Num of Partition.
    pub const LOG2_NUM_OF_PARTITION_1_TOKEN_PARTITION: u32 = 0x0;
    /// 2 Token partition of Log2 Num of Partition.
    pub const LOG2_NUM_OF_PARTITION_2_TOKEN_PARTITION: u32 = 0x1;
    /// 4 Token partition of Log2 Num of Partition.
    pub const LOG2_NUM_OF_PARTITION_4_TOKEN_PARTITION: u32 = 0x2;
    /// 8 Token partition of Log2 Num of Partition.
    pub const LOG2_NUM_OF_PARTITION_8_TOKEN_PARTITION: u32 = 0x3;
    /// eLLC Only of CoeffProbability Stream-In - Target Cache.
    pub const COEFFPROBABILITY_STREAM_IN_TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of CoeffProbability Stream-In - Target Cache.
    pub const COEFFPROBABILITY_STREAM_IN_TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of CoeffProbability Stream-In - Target Cache.
    pub const COEFFPROBABILITY_STREAM_IN_TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of CoeffProbability Stream-In - Target Cache.
    pub const COEFFPROBABILITY_STREAM_IN_TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence of CoeffProbability Stream-In - Cacheability Control.
    pub const COEFFPROBABILITY_STREAM_IN_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of CoeffProbability Stream-In - Cacheability Control.
    pub const COEFFPROBABILITY_STREAM_IN_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of CoeffProbability Stream-In - Cacheability Control.
    pub const COEFFPROBABILITY_STREAM_IN_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of CoeffProbability Stream-In - Cacheability Control.
    pub const COEFFPROBABILITY_STREAM_IN_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// Highest priority of CoeffProbability Stream-In - Arbitration Priority Control.
    pub const COEFFPROBABILITY_STREAM_IN_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of CoeffProbability Stream-In - Arbitration Priority Control.
    pub const COEFFPROBABILITY_STREAM_IN_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of CoeffProbability Stream-In - Arbitration Priority Control.
    pub const COEFFPROBABILITY_STREAM_IN_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of CoeffProbability Stream-In - Arbitration Priority Control.
    pub const COEFFPROBABILITY_STREAM_IN_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of CoeffProbability Stream-In - Tiled Resource Mode.
    pub const COEFFPROBABILITY_STREAM_IN_TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of CoeffProbability Stream-In - Tiled Resource Mode.
    pub const COEFFPROBABILITY_STREAM_IN_TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of CoeffProbability Stream-In - Tiled Resource Mode.
    pub const COEFFPROBABILITY_STREAM_IN_TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// Use Cacheability Controls From Page Table / UC with Fence of Segmentation ID Stream - Target Cache.
    pub const SEGMENTATION_ID_STREAM_TARGET_CACHE_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of Segmentation ID Stream - Target Cache.
    pub const SEGMENTATION_ID_STREAM_TARGET_CACHE_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of Segmentation ID Stream - Target Cache.
    pub const SEGMENTATION_ID_STREAM_TARGET_CACHE_WRITETHROUGH: u32 = 0x2;
    /// Writeback of Segmentation ID Stream - Target Cache.
    pub const SEGMENTATION_ID_STREAM_TARGET_CACHE_WRITEBACK: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence of Segmentation ID Stream - Cacheability Control.
    pub const SEGMENTATION_ID_STREAM_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of Segmentation ID Stream - Cacheability Control.
    pub const SEGMENTATION_ID_STREAM_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of Segmentation ID Stream - Cacheability Control.
    pub const SEGMENTATION_ID_STREAM_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of Segmentation ID Stream - Cacheability Control.
    pub const SEGMENTATION_ID_STREAM_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// Highest priority of Segmentation ID Stream - Arbitration Priority Control.
    pub const SEGMENTATION_ID_STREAM_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Segmentation ID Stream - Arbitration Priority Control.
    pub const SEGMENTATION_ID_STREAM_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Segmentation ID Stream - Arbitration Priority Control.
    pub const SEGMENTATION_ID_STREAM_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Segmentation ID Stream - Arbitration Priority Control.
    pub const SEGMENTATION_ID_STREAM_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of Segmentation ID Stream - Tiled Resource Mode.
    pub const SEGMENTATION_ID_STREAM_TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Segmentation ID Stream - Tiled Resource Mode.
    pub const SEGMENTATION_ID_STREAM_TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Segmentation ID Stream - Tiled Resource Mode.
    pub const SEGMENTATION_ID_STREAM_TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxVp8PicState {
        let d = &fixed::<38>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 11), frame_width: u(d, 32, 39), frame_height: u(d, 48, 55), mc_filter_select: u(d, 64, 64), chroma_full_pixel_mc_filter_mode: u(d, 65, 65), dblk_filter_type: u(d, 68, 68), key_frame: b(d, 69), segmentation_id_stream_out_enable: b(d, 70), segmentation_id_stream_in_enable: b(d, 71), segment_enable: b(d, 72), update_mb_segment_map: b(d, 73), mb_nocoeff_skip: b(d, 74), mode_reference_loop_filter_delta_enable: b(d, 75), golden_ref_picture_mv_sign_bias: b(d, 76), alternate_ref_pic_mv_sign_bias: b(d, 77), deblock_sharpness_level: u(d, 80, 82), log2_num_of_partition: u(d, 88, 89), dblk_filter_level_for_segment0: u(d, 96, 101), dblk_filter_level_for_segment1: u(d, 104, 109), dblk_filter_level_for_segment2: u(d, 112, 117), dblk_filter_level_for_segment3: u(d, 120, 125), quantizer_value: std::array::from_fn(|i| u(d, at(128, i, 16), at(136, i, 16))), coeffprobability_stream_in_address: a(d, 518, 559), coeffprobability_stream_in_age_for_quadlru: u(d, 576, 577), coeffprobability_stream_in_target_cache: u(d, 579, 580), coeffprobability_stream_in_cacheability_control: u(d, 581, 582), coeffprobability_stream_in_arbitration_priority_control: u(d, 583, 584), mbsegmentidtreeprobs_0: u(d, 608, 615), mbsegmentidtreeprobs_1: u(d, 616, 623), mbsegmentidtreeprobs_2: u(d, 624, 631), interpredfromgrefrefprob: u(d, 640, 647), interpredfromlastrefprob: u(d, 648, 655), intrambprob: u(d, 656, 663), mbnocoeffskipfalseprob: u(d, 664, 671), ymodeprob_0: u(d, 672, 679), ymodeprob_1: u(d, 680, 687), ymodeprob_2: u(d, 688, 695), ymodeprob_3: u(d, 696, 703), uvmodeprob_0: u(d, 704, 711), uvmodeprob_1: u(d, 712, 719), uvmodeprob_2: u(d, 720, 727), mvupdateprobs_0: std::array::from_fn(|i| u(d, at(736, i, 8), at(743, i, 8))), mvupdateprobs_1: std::array::from_fn(|i| u(d, at(896, i, 8), at(903, i, 8))), reflfdelta0: s(d, 1056, 1062), reflfdelta1: s(d, 1064, 1070), reflfdelta2: s(d, 1072, 1078), reflfdelta3: s(d, 1080, 1086), modelfdelta0: s(d, 1088, 1094), modelfdelta1: s(d, 1096, 1102), modelfdelta2: s(d, 1104, 1110), modelfdelta3: s(d, 1112, 1118), segmentation_id_stream_address: a(d, 1120, 1167), segmentation_id_stream_age_for_quadlru: u(d, 1184, 1185), segmentation_id_stream_target_cache: u(d, 1187, 1188), segmentation_id_stream_cacheability_control: u(d, 1189, 1190), segmentation_id_stream_arbitration_priority_control: u(d, 1191, 1192), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), frame_width: u(d, 32, 39), frame_height: u(d, 48, 55), mc_filter_select: u(d, 64, 64), chroma_full_pixel_mc_filter_mode: u(d, 65, 65), dblk_filter_type: u(d, 68, 68), key_frame: b(d, 69), segmentation_id_stream_out_enable: b(d, 70), segmentation_id_stream_in_enable: b(d, 71), segment_enable: b(d, 72), update_mb_segment_map: b(d, 73), mb_nocoeff_skip: b(d, 74), mode_reference_loop_filter_delta_enable: b(d, 75), golden_ref_picture_mv_sign_bias: b(d, 76), alternate_ref_pic_mv_sign_bias: b(d, 77), deblock_sharpness_level: u(d, 80, 82), log2_num_of_partition: u(d, 88, 89), dblk_filter_level_for_segment0: u(d, 96, 101), dblk_filter_level_for_segment1: u(d, 104, 109), dblk_filter_level_for_segment2: u(d, 112, 117), dblk_filter_level_for_segment3: u(d, 120, 125), quantizer_value: std::array::from_fn(|i| u(d, at(128, i, 16), at(136, i, 16))), segment0_qindex: u(d, 128, 134), segment1_qindex: u(d, 136, 142), segment2_qindex: u(d, 144, 150), segment3_qindex: u(d, 152, 158), y2dc_qindex_delta: u(d, 160, 163), y2ac_qindex_delta_sign: u(d, 164, 164), y2ac_qindex_delta: u(d, 168, 171), y2ac_qindex_sign: u(d, 172, 172), uvdc_qindex_delta: u(d, 176, 179), uvdc_qindex_delta_sign: u(d, 180, 180), uvac_qindex_delta: u(d, 184, 187), uvac_qindex_delta_sign: u(d, 188, 188), y1dc_qindex_delta: u(d, 192, 195), y1dc_qindex_delta_sign: u(d, 196, 196), clamp_qindex_low: u(d, 224, 230), clamp_qindex_high: u(d, 232, 238), coeffprobability_stream_in_address: a(d, 518, 559), coeffprobability_stream_in_mocs_encoder_only: u(d, 577, 582), coeffprobability_stream_in_arbitration_priority_control: u(d, 583, 584), coeffprobability_stream_in_memory_compression_enable: b(d, 585), coeffprobability_stream_in_memory_compression_mode: u(d, 586, 586), coeffprobability_stream_in_tiled_resource_mode: u(d, 589, 590), mbsegmentidtreeprobs_0: u(d, 608, 615), mbsegmentidtreeprobs_1: u(d, 616, 623), mbsegmentidtreeprobs_2: u(d, 624, 631), interpredfromgrefrefprob: u(d, 640, 647), interpredfromlastrefprob: u(d, 648, 655), intrambprob: u(d, 656, 663), mbnocoeffskipfalseprob: u(d, 664, 671), ymodeprob_0: u(d, 672, 679), ymodeprob_1: u(d, 680, 687), ymodeprob_2: u(d, 688, 695), ymodeprob_3: u(d, 696, 703), uvmodeprob_0: u(d, 704, 711), uvmodeprob_1: u(d, 712, 719), uvmodeprob_2: u(d, 720, 727), mvupdateprobs_0: std::array::from_fn(|i| u(d, at(736, i, 8), at(743, i, 8))), mvupdateprobs_1: std::array::from_fn(|i| u(d, at(896, i, 8), at(903, i, 8))), reflfdelta0: s(d, 1056, 1062), reflfdelta1: s(d, 1064, 1070), reflfdelta2: s(d, 1072, 1078), reflfdelta3: s(d, 1080, 1086), modelfdelta0: s(d, 1088, 1094), modelfdelta1: s(d, 1096, 1102), modelfdelta2: s(d, 1104, 1110), modelfdelta3: s(d, 1112, 1118), segmentation_id_stream_address: a(d, 1120, 1167), coeffprobability_stream_in_mocs: u(d, 1185, 1190), segmentation_id_stream_arbitration_priority_control: u(d, 1191, 1192), segmentation_id_stream_memory_compression_enable: b(d, 1193), segmentation_id_stream_memory_compression_mode: u(d, 1194, 1194), segmentation_id_stream_tiled_resource_mode: u(d, 1197, 1198), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 38];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x74000000; let length = if self.dword_length == 0 { 36 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 39, u64::from(self.frame_width)); put(d, 48, 55, u64::from(self.frame_height)); put(d, 64, 64, u64::from(self.mc_filter_select)); put(d, 65, 65, u64::from(self.chroma_full_pixel_mc_filter_mode)); put(d, 68, 68, u64::from(self.dblk_filter_type)); put(d, 69, 69, u64::from(self.key_frame)); put(d, 70, 70, u64::from(self.segmentation_id_stream_out_enable)); put(d, 71, 71, u64::from(self.segmentation_id_stream_in_enable)); put(d, 72, 72, u64::from(self.segment_enable)); put(d, 73, 73, u64::from(self.update_mb_segment_map)); put(d, 74, 74, u64::from(self.mb_nocoeff_skip)); put(d, 75, 75, u64::from(self.mode_reference_loop_filter_delta_enable)); put(d, 76, 76, u64::from(self.golden_ref_picture_mv_sign_bias)); put(d, 77, 77, u64::from(self.alternate_ref_pic_mv_sign_bias)); put(d, 80, 82, u64::from(self.deblock_sharpness_level)); put(d, 88, 89, u64::from(self.log2_num_of_partition)); put(d, 96, 101, u64::from(self.dblk_filter_level_for_segment0)); put(d, 104, 109, u64::from(self.dblk_filter_level_for_segment1)); put(d, 112, 117, u64::from(self.dblk_filter_level_for_segment2)); put(d, 120, 125, u64::from(self.dblk_filter_level_for_segment3)); for (i, v) in self.quantizer_value.iter().copied().enumerate().take(24) { put(d, at(128, i, 16), at(136, i, 16), u64::from(v)); } put_a(d, 518, 559, self.coeffprobability_stream_in_address); put(d, 576, 577, u64::from(self.coeffprobability_stream_in_age_for_quadlru)); put(d, 579, 580, u64::from(self.coeffprobability_stream_in_target_cache)); put(d, 581, 582, u64::from(self.coeffprobability_stream_in_cacheability_control)); put(d, 583, 584, u64::from(self.coeffprobability_stream_in_arbitration_priority_control)); put(d, 608, 615, u64::from(self.mbsegmentidtreeprobs_0)); put(d, 616, 623, u64::from(self.mbsegmentidtreeprobs_1)); put(d, 624, 631, u64::from(self.mbsegmentidtreeprobs_2)); put(d, 640, 647, u64::from(self.interpredfromgrefrefprob)); put(d, 648, 655, u64::from(self.interpredfromlastrefprob)); put(d, 656, 663, u64::from(self.intrambprob)); put(d, 664, 671, u64::from(self.mbnocoeffskipfalseprob)); put(d, 672, 679, u64::from(self.ymodeprob_0)); put(d, 680, 687, u64::from(self.ymodeprob_1)); put(d, 688, 695, u64::from(self.ymodeprob_2)); put(d, 696, 703, u64::from(self.ymodeprob_3)); put(d, 704, 711, u64::from(self.uvmodeprob_0)); put(d, 712, 719, u64::from(self.uvmodeprob_1)); put(d, 720, 727, u64::from(self.uvmodeprob_2)); for (i, v) in self.mvupdateprobs_0.iter().copied().enumerate().take(19) { put(d, at(736, i, 8), at(743, i, 8), u64::from(v)); } for (i, v) in self.mvupdateprobs_1.iter().copied().enumerate().take(19) { put(d, at(896, i, 8), at(903, i, 8), u64::from(v)); } put(d, 1056, 1062, self.reflfdelta0 as i64 as u64); put(d, 1064, 1070, self.reflfdelta1 as i64 as u64); put(d, 1072, 1078, self.reflfdelta2 as i64 as u64); put(d, 1080, 1086, self.reflfdelta3 as i64 as u64); put(d, 1088, 1094, self.modelfdelta0 as i64 as u64); put(d, 1096, 1102, self.modelfdelta1 as i64 as u64); put(d, 1104, 1110, self.modelfdelta2 as i64 as u64); put(d, 1112, 1118, self.modelfdelta3 as i64 as u64); put_a(d, 1120, 1167, self.segmentation_id_stream_address); put(d, 1184, 1185, u64::from(self.segmentation_id_stream_age_for_quadlru)); put(d, 1187, 1188, u64::from(self.segmentation_id_stream_target_cache)); put(d, 1189, 1190, u64::from(self.segmentation_id_stream_cacheability_control)); put(d, 1191, 1192, u64::from(self.segmentation_id_stream_arbitration_priority_control)); 38 }
            _ => { d[0] = 0x74000000; let length = if self.dword_length == 0 { 36 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 39, u64::from(self.frame_width)); put(d, 48, 55, u64::from(self.frame_height)); put(d, 64, 64, u64::from(self.mc_filter_select)); put(d, 65, 65, u64::from(self.chroma_full_pixel_mc_filter_mode)); put(d, 68, 68, u64::from(self.dblk_filter_type)); put(d, 69, 69, u64::from(self.key_frame)); put(d, 70, 70, u64::from(self.segmentation_id_stream_out_enable)); put(d, 71, 71, u64::from(self.segmentation_id_stream_in_enable)); put(d, 72, 72, u64::from(self.segment_enable)); put(d, 73, 73, u64::from(self.update_mb_segment_map)); put(d, 74, 74, u64::from(self.mb_nocoeff_skip)); put(d, 75, 75, u64::from(self.mode_reference_loop_filter_delta_enable)); put(d, 76, 76, u64::from(self.golden_ref_picture_mv_sign_bias)); put(d, 77, 77, u64::from(self.alternate_ref_pic_mv_sign_bias)); put(d, 80, 82, u64::from(self.deblock_sharpness_level)); put(d, 88, 89, u64::from(self.log2_num_of_partition)); put(d, 96, 101, u64::from(self.dblk_filter_level_for_segment0)); put(d, 104, 109, u64::from(self.dblk_filter_level_for_segment1)); put(d, 112, 117, u64::from(self.dblk_filter_level_for_segment2)); put(d, 120, 125, u64::from(self.dblk_filter_level_for_segment3)); for (i, v) in self.quantizer_value.iter().copied().enumerate().take(24) { put(d, at(128, i, 16), at(136, i, 16), u64::from(v)); } put(d, 128, 134, u64::from(self.segment0_qindex)); put(d, 136, 142, u64::from(self.segment1_qindex)); put(d, 144, 150, u64::from(self.segment2_qindex)); put(d, 152, 158, u64::from(self.segment3_qindex)); put(d, 160, 163, u64::from(self.y2dc_qindex_delta)); put(d, 164, 164, u64::from(self.y2ac_qindex_delta_sign)); put(d, 168, 171, u64::from(self.y2ac_qindex_delta)); put(d, 172, 172, u64::from(self.y2ac_qindex_sign)); put(d, 176, 179, u64::from(self.uvdc_qindex_delta)); put(d, 180, 180, u64::from(self.uvdc_qindex_delta_sign)); put(d, 184, 187, u64::from(self.uvac_qindex_delta)); put(d, 188, 188, u64::from(self.uvac_qindex_delta_sign)); put(d, 192, 195, u64::from(self.y1dc_qindex_delta)); put(d, 196, 196, u64::from(self.y1dc_qindex_delta_sign)); put(d, 224, 230, u64::from(self.clamp_qindex_low)); put(d, 232, 238, u64::from(self.clamp_qindex_high)); put_a(d, 518, 559, self.coeffprobability_stream_in_address); put(d, 577, 582, u64::from(self.coeffprobability_stream_in_mocs_encoder_only)); put(d, 583, 584, u64::from(self.coeffprobability_stream_in_arbitration_priority_control)); put(d, 585, 585, u64::from(self.coeffprobability_stream_in_memory_compression_enable)); put(d, 586, 586, u64::from(self.coeffprobability_stream_in_memory_compression_mode)); put(d, 589, 590, u64::from(self.coeffprobability_stream_in_tiled_resource_mode)); put(d, 608, 615, u64::from(self.mbsegmentidtreeprobs_0)); put(d, 616, 623, u64::from(self.mbsegmentidtreeprobs_1)); put(d, 624, 631, u64::from(self.mbsegmentidtreeprobs_2)); put(d, 640, 647, u64::from(self.interpredfromgrefrefprob)); put(d, 648, 655, u64::from(self.interpredfromlastrefprob)); put(d, 656, 663, u64::from(self.intrambprob)); put(d, 664, 671, u64::from(self.mbnocoeffskipfalseprob)); put(d, 672, 679, u64::from(self.ymodeprob_0)); put(d, 680, 687, u64::from(self.ymodeprob_1)); put(d, 688, 695, u64::from(self.ymodeprob_2)); put(d, 696, 703, u64::from(self.ymodeprob_3)); put(d, 704, 711, u64::from(self.uvmodeprob_0)); put(d, 712, 719, u64::from(self.uvmodeprob_1)); put(d, 720, 727, u64::from(self.uvmodeprob_2)); for (i, v) in self.mvupdateprobs_0.iter().copied().enumerate().take(19) { put(d, at(736, i, 8), at(743, i, 8), u64::from(v)); } for (i, v) in self.mvupdateprobs_1.iter().copied().enumerate().take(19) { put(d, at(896, i, 8), at(903, i, 8), u64::from(v)); } put(d, 1056, 1062, self.reflfdelta0 as i64 as u64); put(d, 1064, 1070, self.reflfdelta1 as i64 as u64); put(d, 1072, 1078, self.reflfdelta2 as i64 as u64); put(d, 1080, 1086, self.reflfdelta3 as i64 as u64); put(d, 1088, 1094, self.modelfdelta0 as i64 as u64); put(d, 1096, 1102, self.modelfdelta1 as i64 as u64); put(d, 1104, 1110, self.modelfdelta2 as i64 as u64); put(d, 1112, 1118, self.modelfdelta3 as i64 as u64); put_a(d, 1120, 1167, self.segmentation_id_stream_address); put(d, 1185, 1190, u64::from(self.coeffprobability_stream_in_mocs)); put(d, 1191, 1192, u64::from(self.segmentation_id_stream_arbitration_priority_control)); put(d, 1193, 1193, u64::from(self.segmentation_id_stream_memory_compression_enable)); put(d, 1194, 1194, u64::from(self.segmentation_id_stream_memory_compression_mode)); put(d, 1197, 1198, u64::from(self.segmentation_id_stream_tiled_resource_mode)); 38 }
        };
        words[..n.min(38)].to_vec()
    }
}
described!(MfxVp8PicState, MFXVP8PICSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_VP8_PIC_STATE", title: "", rows: 0xe,
    cites: &["mesa:gen8 MFX_VP8_PIC_STATE", "mesa:gen9 MFX_VP8_PIC_STATE", "media-driver:g8_bdw MFX_VP8_PIC_STATE", "media-driver:g9_skl MFX_VP8_PIC_STATE", "media-driver:g9_bxt MFX_VP8_PIC_STATE"],
    engines: &[(0xe, 0x4)], key: &[(0xe, 0xffff0000, 0x74000000)], length: &[(0xe, 0, 11, 2)], dwords: &[(0xe, 38, 38, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 15), (0xe, 40, 47), (0xe, 56, 63), (0xe, 66, 67), (0xe, 78, 79), (0xe, 83, 87), (0xe, 90, 95), (0xe, 102, 103), (0xe, 110, 111), (0xe, 118, 119), (0xe, 126, 127), (0x2, 137, 143), (0xc, 143, 143), (0x2, 153, 159), (0xc, 159, 159), (0x2, 169, 175), (0xc, 173, 175), (0x2, 185, 191), (0xc, 189, 191), (0xe, 201, 207), (0xe, 217, 223), (0x2, 233, 239), (0xc, 239, 239), (0xe, 249, 255), (0xe, 265, 271), (0xe, 281, 287), (0xe, 297, 303), (0xe, 313, 319), (0xe, 329, 335), (0xe, 345, 351), (0xe, 361, 367), (0xe, 377, 383), (0xe, 393, 399), (0xe, 409, 415), (0xe, 425, 431), (0xe, 441, 447), (0xe, 457, 463), (0xe, 473, 479), (0xe, 489, 495), (0xe, 505, 511), (0xe, 512, 517), (0xe, 560, 575), (0xc, 576, 576), (0x2, 578, 578), (0x2, 585, 607), (0xc, 587, 588), (0xc, 591, 607), (0xe, 632, 639), (0xe, 728, 735), (0xe, 888, 895), (0xe, 1048, 1055), (0xe, 1063, 1063), (0xe, 1071, 1071), (0xe, 1079, 1079), (0xe, 1087, 1087), (0xe, 1095, 1095), (0xe, 1103, 1103), (0xe, 1111, 1111), (0xe, 1119, 1119), (0xe, 1168, 1183), (0xc, 1184, 1184), (0x2, 1186, 1186), (0x2, 1193, 1215), (0xc, 1195, 1196), (0xc, 1199, 1215)],
    system: "D55", unbuilt: false, watch: &[w(0xe, 0, 0xf000, 0x0), w(0xe, 1, 0xff00ff00, 0x0), w(0xe, 2, 0xfcf8c00c, 0x0), w(0xe, 3, 0xc0c0c0c0, 0x0), w(0x2, 4, 0xfe00fe00, 0x0), w(0x2, 5, 0xfe00fe00, 0x0), w(0xe, 6, 0xfe00fe00, 0x0), w(0x2, 7, 0xfe00fe00, 0x0), w(0xe, 8, 0xfe00fe00, 0x0), w(0xe, 9, 0xfe00fe00, 0x0), w(0xe, 10, 0xfe00fe00, 0x0), w(0xe, 11, 0xfe00fe00, 0x0), w(0xe, 12, 0xfe00fe00, 0x0), w(0xe, 13, 0xfe00fe00, 0x0), w(0xe, 14, 0xfe00fe00, 0x0), w(0xe, 15, 0xfe00fe00, 0x0), w(0xe, 16, 0x3f, 0x0), w(0xe, 17, 0xffff0000, 0x0), w(0x2, 18, 0xfffffe04, 0x0), w(0xe, 19, 0xff000000, 0x0), w(0xe, 22, 0xff000000, 0x0), w(0xe, 27, 0xff000000, 0x0), w(0xe, 32, 0xff000000, 0x0), w(0xe, 33, 0x80808080, 0x0), w(0xe, 34, 0x80808080, 0x0), w(0xe, 36, 0xffff0000, 0x0), w(0x2, 37, 0xfffffe04, 0x0), w(0xc, 4, 0x80008000, 0x0), w(0xc, 5, 0xe000e000, 0x0), w(0xc, 7, 0xfe008000, 0x0), w(0xc, 18, 0xfffffe01, 0x0), w(0xc, 37, 0xfffffe01, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Frame Width", places: &[p(0xe, 32, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Height", places: &[p(0xe, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MC Filter Select", places: &[p(0xe, 64, 64, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma Full Pixel MC Filter Mode", places: &[p(0xe, 65, 65, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DBLK Filter Type", places: &[p(0xe, 68, 68, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Key Frame", places: &[p(0xe, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segmentation ID Stream-Out Enable", places: &[p(0xe, 70, 70, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segmentation ID Stream-In Enable", places: &[p(0xe, 71, 71, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment Enable", places: &[p(0xe, 72, 72, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Update MB Segment Map", places: &[p(0xe, 73, 73, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB NoCoeff Skip", places: &[p(0xe, 74, 74, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode Reference Loop Filter Delta Enable", places: &[p(0xe, 75, 75, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Golden Ref Picture MV Sign Bias", places: &[p(0xe, 76, 76, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alternate Ref Pic MV Sign Bias", places: &[p(0xe, 77, 77, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblock Sharpness Level", places: &[p(0xe, 80, 82, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Log2 Num of Partition", places: &[p(0xe, 88, 89, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "1 Token partition"), (0xe, 0x1, "2 Token partition"), (0xe, 0x2, "4 Token partition"), (0xe, 0x3, "8 Token partition")], when: None, gap: None },
        Field { name: "DBLK Filter Level for Segment0", places: &[p(0xe, 96, 101, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DBLK Filter Level for Segment1", places: &[p(0xe, 104, 109, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DBLK Filter Level for Segment2", places: &[p(0xe, 112, 117, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DBLK Filter Level for Segment3", places: &[p(0xe, 120, 125, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Quantizer Value", places: &[p(0xe, 128, 136, Kind::Uint, 24, 16)], values: &[], when: None, gap: None },
        Field { name: "Segment0 QIndex", places: &[p(0xc, 128, 134, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment1 QIndex", places: &[p(0xc, 136, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment2 QIndex", places: &[p(0xc, 144, 150, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment3 QIndex", places: &[p(0xc, 152, 158, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y2DC QIndex Delta", places: &[p(0xc, 160, 163, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y2AC QIndex Delta Sign", places: &[p(0xc, 164, 164, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y2AC QIndex Delta", places: &[p(0xc, 168, 171, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y2AC QIndex Sign", places: &[p(0xc, 172, 172, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UVDC QIndex Delta", places: &[p(0xc, 176, 179, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UVDC QIndex Delta Sign", places: &[p(0xc, 180, 180, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UVAC QIndex Delta", places: &[p(0xc, 184, 187, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UVAC QIndex Delta Sign", places: &[p(0xc, 188, 188, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y1DC QIndex Delta", places: &[p(0xc, 192, 195, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y1DC QIndex Delta Sign", places: &[p(0xc, 196, 196, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clamp QIndex Low", places: &[p(0xc, 224, 230, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clamp QIndex High", places: &[p(0xc, 232, 238, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - Address", places: &[p(0xe, 518, 559, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - Age for QUADLRU", places: &[p(0x2, 576, 577, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - MOCS (Encoder only)", places: &[p(0xc, 577, 582, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - Target Cache", places: &[p(0x2, 579, 580, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - Cacheability Control", places: &[p(0x2, 581, 582, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - Arbitration Priority Control", places: &[p(0xe, 583, 584, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Highest priority"), (0xe, 0x1, "Second highest priority"), (0xe, 0x2, "Third highest priority"), (0xe, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - Memory Compression Enable", places: &[p(0xc, 585, 585, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D55", usual: &[0] }) },
        Field { name: "CoeffProbability Stream-In - Memory Compression Mode", places: &[p(0xc, 586, 586, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D55", usual: &[0] }) },
        Field { name: "CoeffProbability Stream-In - Tiled Resource Mode", places: &[p(0xc, 589, 590, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: Some(Gap { system: "D55", usual: &[0] }) },
        Field { name: "MBSegmentIDTreeProbs[0]", places: &[p(0xe, 608, 615, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MBSegmentIDTreeProbs[1]", places: &[p(0xe, 616, 623, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MBSegmentIDTreeProbs[2]", places: &[p(0xe, 624, 631, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "InterPredFromGRefRefProb", places: &[p(0xe, 640, 647, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "InterPredFromLastRefProb", places: &[p(0xe, 648, 655, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IntraMBProb", places: &[p(0xe, 656, 663, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MBNoCoeffSkipFalseProb", places: &[p(0xe, 664, 671, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "YModeProb[0]", places: &[p(0xe, 672, 679, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "YModeProb[1]", places: &[p(0xe, 680, 687, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "YModeProb[2]", places: &[p(0xe, 688, 695, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "YModeProb[3]", places: &[p(0xe, 696, 703, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UVModeProb[0]", places: &[p(0xe, 704, 711, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UVModeProb[1]", places: &[p(0xe, 712, 719, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UVModeProb[2]", places: &[p(0xe, 720, 727, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MVUpdateProbs[0]", places: &[p(0xe, 736, 743, Kind::Uint, 19, 8)], values: &[], when: None, gap: None },
        Field { name: "MVUpdateProbs[1]", places: &[p(0xe, 896, 903, Kind::Uint, 19, 8)], values: &[], when: None, gap: None },
        Field { name: "RefLFDelta0", places: &[p(0xe, 1056, 1062, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RefLFDelta1", places: &[p(0xe, 1064, 1070, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RefLFDelta2", places: &[p(0xe, 1072, 1078, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RefLFDelta3", places: &[p(0xe, 1080, 1086, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ModeLFDelta0", places: &[p(0xe, 1088, 1094, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ModeLFDelta1", places: &[p(0xe, 1096, 1102, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ModeLFDelta2", places: &[p(0xe, 1104, 1110, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ModeLFDelta3", places: &[p(0xe, 1112, 1118, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segmentation ID Stream - Address", places: &[p(0xe, 1120, 1167, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segmentation ID Stream - Age for QUADLRU", places: &[p(0x2, 1184, 1185, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - MOCS", places: &[p(0xc, 1185, 1190, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segmentation ID Stream - Target Cache", places: &[p(0x2, 1187, 1188, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "Segmentation ID Stream - Cacheability Control", places: &[p(0x2, 1189, 1190, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "Segmentation ID Stream - Arbitration Priority Control", places: &[p(0xe, 1191, 1192, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Highest priority"), (0xe, 0x1, "Second highest priority"), (0xe, 0x2, "Third highest priority"), (0xe, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Segmentation ID Stream - Memory Compression Enable", places: &[p(0xc, 1193, 1193, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D55", usual: &[0] }) },
        Field { name: "Segmentation ID Stream - Memory Compression Mode", places: &[p(0xc, 1194, 1194, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D55", usual: &[0] }) },
        Field { name: "Segmentation ID Stream - Tiled Resource Mode", places: &[p(0xc, 1197, 1198, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: Some(Gap { system: "D55", usual: &[0] }) },
    ],
});

