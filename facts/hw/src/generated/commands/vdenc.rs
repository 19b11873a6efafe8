//! Generated from hw/commands/vdenc.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `VDENC_CONST_QPT_STATE`. `[mesa:gen9 VDENC_CONST_QPT_STATE]` `[media-driver:g9_skl VDENC_CONST_QPT_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VdencConstQptState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// QP Lambda, uint.
    pub qp_lambda: [u32; 42],
    /// Skip Threshold, uint.
    pub skip_threshold: [u32; 27],
    /// SIC Forward Transform Coeff Threshold Matrix0, uint.
    pub sic_forward_transform_coeff_threshold_matrix0: [u32; 27],
    /// SIC Forward Transform Coeff Threshold Matrix1/3/5, uint.
    pub sic_forward_transform_coeff_threshold_matrix1_3_5: [u32; 27],
    /// SIC Forward Transform Coeff Threshold Matrix2, uint.
    pub sic_forward_transform_coeff_threshold_matrix2: [u32; 27],
    /// SIC Forward Transform Coeff Threshold Matrix4/6, uint.
    pub sic_forward_transform_coeff_threshold_matrix4_6: [u32; 27],
}
impl Default for VdencConstQptState {
    fn default() -> Self {
        Self { dword_length: 0, qp_lambda: [Default::default(); 42], skip_threshold: [Default::default(); 27], sic_forward_transform_coeff_threshold_matrix0: [Default::default(); 27], sic_forward_transform_coeff_threshold_matrix1_3_5: [Default::default(); 27], sic_forward_transform_coeff_threshold_matrix2: [Default::default(); 27], sic_forward_transform_coeff_threshold_matrix4_6: [Default::default(); 27], }
    }
}
impl VdencConstQptState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VdencConstQptState {
        let d = &fixed::<61>(dwords);
        Self { dword_length: u(d, 0, 11), qp_lambda: std::array::from_fn(|i| u(d, at(32, i, 8), at(39, i, 8))), skip_threshold: std::array::from_fn(|i| u(d, at(384, i, 16), at(399, i, 16))), sic_forward_transform_coeff_threshold_matrix0: std::array::from_fn(|i| u(d, at(832, i, 16), at(847, i, 16))), sic_forward_transform_coeff_threshold_matrix1_3_5: std::array::from_fn(|i| u(d, at(1280, i, 8), at(1287, i, 8))), sic_forward_transform_coeff_threshold_matrix2: std::array::from_fn(|i| u(d, at(1504, i, 8), at(1511, i, 8))), sic_forward_transform_coeff_threshold_matrix4_6: std::array::from_fn(|i| u(d, at(1728, i, 8), at(1735, i, 8))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 61];
        let d = &mut words;
        let n: usize = { d[0] = 0x70860000; let length = if self.dword_length == 0 { 59 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.qp_lambda.iter().copied().enumerate().take(42) { put(d, at(32, i, 8), at(39, i, 8), u64::from(v)); } for (i, v) in self.skip_threshold.iter().copied().enumerate().take(27) { put(d, at(384, i, 16), at(399, i, 16), u64::from(v)); } for (i, v) in self.sic_forward_transform_coeff_threshold_matrix0.iter().copied().enumerate().take(27) { put(d, at(832, i, 16), at(847, i, 16), u64::from(v)); } for (i, v) in self.sic_forward_transform_coeff_threshold_matrix1_3_5.iter().copied().enumerate().take(27) { put(d, at(1280, i, 8), at(1287, i, 8), u64::from(v)); } for (i, v) in self.sic_forward_transform_coeff_threshold_matrix2.iter().copied().enumerate().take(27) { put(d, at(1504, i, 8), at(1511, i, 8), u64::from(v)); } for (i, v) in self.sic_forward_transform_coeff_threshold_matrix4_6.iter().copied().enumerate().take(27) { put(d, at(1728, i, 8), at(1735, i, 8), u64::from(v)); } 61 };
        words[..n.min(61)].to_vec()
    }
}
described!(VdencConstQptState, VDENCCONSTQPTSTATE_ITEM, Item {
    noun: Noun::Command, name: "VDENC_CONST_QPT_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_CONST_QPT_STATE", "media-driver:g9_skl VDENC_CONST_QPT_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x70860000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 61, 61, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 368, 383), (0xc, 816, 831), (0xc, 1264, 1279), (0xc, 1496, 1503), (0xc, 1720, 1727), (0xc, 1944, 1951)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "QP Lambda", places: &[p(0xc, 32, 39, Kind::Uint, 42, 8)], values: &[], when: None, gap: None },
        Field { name: "Skip Threshold", places: &[p(0xc, 384, 399, Kind::Uint, 27, 16)], values: &[], when: None, gap: None },
        Field { name: "SIC Forward Transform Coeff Threshold Matrix0", places: &[p(0xc, 832, 847, Kind::Uint, 27, 16)], values: &[], when: None, gap: None },
        Field { name: "SIC Forward Transform Coeff Threshold Matrix1/3/5", places: &[p(0xc, 1280, 1287, Kind::Uint, 27, 8)], values: &[], when: None, gap: None },
        Field { name: "SIC Forward Transform Coeff Threshold Matrix2", places: &[p(0xc, 1504, 1511, Kind::Uint, 27, 8)], values: &[], when: None, gap: None },
        Field { name: "SIC Forward Transform Coeff Threshold Matrix4/6", places: &[p(0xc, 1728, 1735, Kind::Uint, 27, 8)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_DS_REF_SURFACE_STATE`. `[mesa:gen9 VDENC_DS_REF_SURFACE_STATE]` `[media-driver:g9_skl VDENC_DS_REF_SURFACE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencDsRefSurfaceState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// 8X Surface State, VDENC_SURFACE_STATE_FIELDS.
    pub _8x_surface_state: VdencSurfaceStateFields,
}
impl VdencDsRefSurfaceState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VdencDsRefSurfaceState {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), _8x_surface_state: VdencSurfaceStateFields::decode(platform, &d[2..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x70830000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_part(d, 64, 191, &self._8x_surface_state.encode(platform)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(VdencDsRefSurfaceState, VDENCDSREFSURFACESTATE_ITEM, Item {
    noun: Noun::Command, name: "VDENC_DS_REF_SURFACE_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_DS_REF_SURFACE_STATE", "media-driver:g9_skl VDENC_DS_REF_SURFACE_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x70830000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 63)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "8X Surface State", places: &[p(0xc, 64, 191, Kind::Struct(&VDENCSURFACESTATEFIELDS_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_IMG_STATE`. `[mesa:gen9 VDENC_IMG_STATE]` `[media-driver:g9_skl VDENC_IMG_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencImgState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Bidirectional Mix Disable, bool.
    pub bidirectional_mix_disable: bool,
    /// VDEnc Perfmode, bool.
    pub vdenc_perfmode: bool,
    /// Time Budget Overflow Check, bool.
    pub time_budget_overflow_check: bool,
    /// VDEnc Extended PAK_OBJ_ Command Enable, bool.
    pub vdenc_extended_pak_obj_command_enable: bool,
    /// Transform 8x8, bool.
    pub transform_8x8: bool,
    /// VDEnc L1 Cache Priority, uint.
    pub vdenc_l1_cache_priority: u32,
    /// Lambda Value for Trellis, uint.
    pub lambda_value_for_trellis: u32,
    /// Bidirectional Weight, uint.
    pub bidirectional_weight: u32,
    /// Unidirectional Mix Disable, bool.
    pub unidirectional_mix_disable: bool,
    /// Picture Width, uint.
    pub picture_width: u32,
    /// Sub-Pel Mode, uint.
    pub sub_pel_mode: u32,
    /// Forward Transform Skip Check Enable, bool.
    pub forward_transform_skip_check_enable: bool,
    /// BME Disable For FBR Message, bool.
    pub bme_disable_for_fbr_message: bool,
    /// Block-Based Skip Enable, bool.
    pub block_based_skip_enable: bool,
    /// Inter SAD Measure Adjustment, uint.
    pub inter_sad_measure_adjustment: u32,
    /// Intra SAD Measure Adjustment, uint.
    pub intra_sad_measure_adjustment: u32,
    /// Sub-MB Sub-Partition Mask, uint.
    pub sub_mb_sub_partition_mask: u32,
    /// Block-Based Skip Type, uint.
    pub block_based_skip_type: u32,
    /// Picture Height, uint.
    pub picture_height: u32,
    /// CRE Prefetch Enable, bool.
    pub cre_prefetch_enable: bool,
    /// HME Ref1 Disable, bool.
    pub hme_ref1_disable: bool,
    /// MB Slice Threshold Value, uint.
    pub mb_slice_threshold_value: u32,
    /// Constrained Intra Prediction, bool.
    pub constrained_intra_prediction: bool,
    /// Picture Type, uint.
    pub picture_type: u32,
    /// Slice MB Height, uint.
    pub slice_mb_height: u32,
    /// HME0 X Offset, uint.
    pub hme0_x_offset: u32,
    /// HME0 Y Offset, uint.
    pub hme0_y_offset: u32,
    /// HME1 X Offset, uint.
    pub hme1_x_offset: u32,
    /// HME1 Y Offset, int.
    pub hme1_y_offset: i32,
    /// Luma Intra Partition Mask, uint.
    pub luma_intra_partition_mask: u32,
    /// Non Skip Zero MV Cost Added, uint.
    pub non_skip_zero_mv_cost_added: u32,
    /// Non Skip MB Mode Cost Added, uint.
    pub non_skip_mb_mode_cost_added: u32,
    /// MV Cost Scaling Factor, uint.
    pub mv_cost_scaling_factor: u32,
    /// BiLinear Filter Enable, bool.
    pub bilinear_filter_enable: bool,
    /// RefID Cost Mode Select, uint.
    pub refid_cost_mode_select: u32,
    /// Mode 0 Cost, uint.
    pub mode_0_cost: u32,
    /// Mode 1 Cost, uint.
    pub mode_1_cost: u32,
    /// Mode 2 Cost, uint.
    pub mode_2_cost: u32,
    /// Mode 3 Cost, uint.
    pub mode_3_cost: u32,
    /// Mode 4 Cost, uint.
    pub mode_4_cost: u32,
    /// Mode 5 Cost, uint.
    pub mode_5_cost: u32,
    /// Mode 6 Cost, uint.
    pub mode_6_cost: u32,
    /// Mode 7 Cost, uint.
    pub mode_7_cost: u32,
    /// Mode 8 Cost, uint.
    pub mode_8_cost: u32,
    /// Mode 9 Cost, uint.
    pub mode_9_cost: u32,
    /// RefID Cost, uint.
    pub refid_cost: u32,
    /// Chroma Intra Mode Cost, uint.
    pub chroma_intra_mode_cost: u32,
    /// MV Cost, uint.
    pub mv_cost: u64,
    /// QpPrimeY, uint.
    pub qpprimey: u32,
    /// TargetSizeInWord, uint.
    pub targetsizeinword: u32,
    /// AVC Intra 4x4 Mode Mask, uint.
    pub avc_intra_4x4_mode_mask: u32,
    /// AVC Intra 8x8 Mode Mask, uint.
    pub avc_intra_8x8_mode_mask: u32,
    /// AVC Intra 16x16 Mode Mask, uint.
    pub avc_intra_16x16_mode_mask: u32,
    /// AVC Intra Chroma Mode Mask, uint.
    pub avc_intra_chroma_mode_mask: u32,
    /// Intra Compute Type, uint.
    pub intra_compute_type: u32,
    /// Penalty for Intra 16x16 Non-DC Prediction, uint.
    pub penalty_for_intra_16x16_non_dc_prediction: u32,
    /// Penalty for Intra 8x8 Non-DC Prediction, uint.
    pub penalty_for_intra_8x8_non_dc_prediction: u32,
    /// Penalty for Intra 4x4 Non-DC Prediction, uint.
    pub penalty_for_intra_4x4_non_dc_prediction: u32,
    /// Intra Refresh MB Position, uint.
    pub intra_refresh_mb_position: u32,
    /// Intra Refresh MB Size, uint.
    pub intra_refresh_mb_size: u32,
    /// Intra Refresh Enable (Rolling-I Enable), bool.
    pub intra_refresh_enable_rolling_i_enable: bool,
    /// Intra Refresh Mode, uint.
    pub intra_refresh_mode: u32,
    /// QP Adjustment for Rolling-I, int.
    pub qp_adjustment_for_rolling_i: i32,
    /// PanicModeMBThreshold, uint.
    pub panicmodembthreshold: u32,
    /// SmallMbSizeInWord, uint.
    pub smallmbsizeinword: u32,
    /// LargeMbSizeInWord, uint.
    pub largembsizeinword: u32,
    /// L0 Number of References, int.
    pub l0_number_of_references: i32,
    /// L1 Number of References, int.
    pub l1_number_of_references: i32,
    /// HME Ref Windows Combining Threshold, uint.
    pub hme_ref_windows_combining_threshold: u32,
    /// Max Horizontal MV Range, uint.
    pub max_horizontal_mv_range: u32,
    /// Max Vertical MV Range, uint.
    pub max_vertical_mv_range: u32,
    /// HME MV Cost, uint.
    pub hme_mv_cost: u64,
    /// ROI QP Adjustment for Zone0, int.
    pub roi_qp_adjustment_for_zone0: i32,
    /// ROI QP Adjustment for Zone1, int.
    pub roi_qp_adjustment_for_zone1: i32,
    /// ROI QP Adjustment for Zone2, int.
    pub roi_qp_adjustment_for_zone2: i32,
    /// ROI QP Adjustment for Zone3, int.
    pub roi_qp_adjustment_for_zone3: i32,
    /// QP Adjustment for Shape Best Intra 4x4 Winner, int.
    pub qp_adjustment_for_shape_best_intra_4x4_winner: i32,
    /// QP Adjustment for Shape Best Intra 8x8 Winner, int.
    pub qp_adjustment_for_shape_best_intra_8x8_winner: i32,
    /// QP Adjustment for Shape Best Intra 16x16 Winner, int.
    pub qp_adjustment_for_shape_best_intra_16x16_winner: i32,
    /// Best Distortion QP Adjustment for Zone0, int.
    pub best_distortion_qp_adjustment_for_zone0: i32,
    /// Best Distortion QP Adjustment for Zone1, int.
    pub best_distortion_qp_adjustment_for_zone1: i32,
    /// Best Distortion QP Adjustment for Zone2, int.
    pub best_distortion_qp_adjustment_for_zone2: i32,
    /// Best Distortion QP Adjustment for Zone3, int.
    pub best_distortion_qp_adjustment_for_zone3: i32,
    /// Sad/Haar Threshold 0, uint.
    pub sad_haar_threshold_0: u32,
    /// Sad/Haar Threshold 1, uint.
    pub sad_haar_threshold_1: u32,
    /// Sad/Haar Threshold 2, uint.
    pub sad_haar_threshold_2: u32,
    /// Min QP, uint.
    pub min_qp: u32,
    /// Max QP, uint.
    pub max_qp: u32,
    /// Max Delta QP, uint.
    pub max_delta_qp: u32,
    /// ROI Enable, bool.
    pub roi_enable: bool,
    /// Fwd/Predictor0 MV Enable, bool.
    pub fwd_predictor0_mv_enable: bool,
    /// Bwd/Predictor1 MV Enable, bool.
    pub bwd_predictor1_mv_enable: bool,
    /// MB Level QP Enable, bool.
    pub mb_level_qp_enable: bool,
    /// TargetSizeinWordsMB/MaxSizeinWordsMB Enable, bool.
    pub targetsizeinwordsmb_maxsizeinwordsmb_enable: bool,
    /// PPMV Disable, bool.
    pub ppmv_disable: bool,
    /// Coefficient Clamp Enable, bool.
    pub coefficient_clamp_enable: bool,
    /// Long Term Reference Frame Bwd Ref0 Indicator, bool.
    pub long_term_reference_frame_bwd_ref0_indicator: bool,
    /// Long Term Reference Frame Fwd Ref2 Indicator, bool.
    pub long_term_reference_frame_fwd_ref2_indicator: bool,
    /// Long Term Reference Frame Fwd Ref1 Indicator, bool.
    pub long_term_reference_frame_fwd_ref1_indicator: bool,
    /// Long Term Reference Frame Fwd Ref0 Indicator, bool.
    pub long_term_reference_frame_fwd_ref0_indicator: bool,
    /// Image State QP Override, bool.
    pub image_state_qp_override: bool,
    /// Midpoint Sad/Haar, uint.
    pub midpoint_sad_haar: u32,
}
impl VdencImgState {
    /// None of Inter SAD Measure Adjustment.
    pub const INTER_SAD_MEASURE_ADJUSTMENT_NONE: u32 = 0x0;
    /// Haar Transform Adjusted of Inter SAD Measure Adjustment.
    pub const INTER_SAD_MEASURE_ADJUSTMENT_HAAR_TRANSFORM_ADJUSTED: u32 = 0x2;
    /// None of Intra SAD Measure Adjustment.
    pub const INTRA_SAD_MEASURE_ADJUSTMENT_NONE: u32 = 0x0;
    /// Haar Transform Adjusted of Intra SAD Measure Adjustment.
    pub const INTRA_SAD_MEASURE_ADJUSTMENT_HAAR_TRANSFORM_ADJUSTED: u32 = 0x2;
    /// I of Picture Type.
    pub const PICTURE_TYPE_I: u32 = 0x0;
    /// P of Picture Type.
    pub const PICTURE_TYPE_P: u32 = 0x1;
    /// Qpel of MV Cost Scaling Factor.
    pub const MV_COST_SCALING_FACTOR_QPEL: u32 = 0x0;
    /// Hpel of MV Cost Scaling Factor.
    pub const MV_COST_SCALING_FACTOR_HPEL: u32 = 0x1;
    /// Pel of MV Cost Scaling Factor.
    pub const MV_COST_SCALING_FACTOR_PEL: u32 = 0x2;
    /// 2pel of MV Cost Scaling Factor.
    pub const MV_COST_SCALING_FACTOR_2PEL: u32 = 0x3;
    /// Row Based of Intra Refresh Mode.
    pub const INTRA_REFRESH_MODE_ROW_BASED: u32 = 0x0;
    /// Column Based of Intra Refresh Mode.
    pub const INTRA_REFRESH_MODE_COLUMN_BASED: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VdencImgState {
        let d = &fixed::<35>(dwords);
        Self { dword_length: u(d, 0, 11), bidirectional_mix_disable: b(d, 34), vdenc_perfmode: b(d, 35), time_budget_overflow_check: b(d, 36), vdenc_extended_pak_obj_command_enable: b(d, 38), transform_8x8: b(d, 39), vdenc_l1_cache_priority: u(d, 40, 41), lambda_value_for_trellis: u(d, 48, 63), bidirectional_weight: u(d, 80, 85), unidirectional_mix_disable: b(d, 92), picture_width: u(d, 112, 127), sub_pel_mode: u(d, 140, 141), forward_transform_skip_check_enable: b(d, 145), bme_disable_for_fbr_message: b(d, 146), block_based_skip_enable: b(d, 147), inter_sad_measure_adjustment: u(d, 148, 149), intra_sad_measure_adjustment: u(d, 150, 151), sub_mb_sub_partition_mask: u(d, 152, 158), block_based_skip_type: u(d, 159, 159), picture_height: u(d, 160, 175), cre_prefetch_enable: b(d, 176), hme_ref1_disable: b(d, 177), mb_slice_threshold_value: u(d, 178, 181), constrained_intra_prediction: b(d, 186), picture_type: u(d, 189, 190), slice_mb_height: u(d, 192, 207), hme0_x_offset: u(d, 224, 231), hme0_y_offset: u(d, 232, 239), hme1_x_offset: u(d, 240, 247), hme1_y_offset: s(d, 248, 255), luma_intra_partition_mask: u(d, 256, 260), non_skip_zero_mv_cost_added: u(d, 261, 261), non_skip_mb_mode_cost_added: u(d, 262, 262), mv_cost_scaling_factor: u(d, 272, 273), bilinear_filter_enable: b(d, 274), refid_cost_mode_select: u(d, 278, 278), mode_0_cost: u(d, 288, 295), mode_1_cost: u(d, 296, 303), mode_2_cost: u(d, 304, 311), mode_3_cost: u(d, 312, 319), mode_4_cost: u(d, 320, 327), mode_5_cost: u(d, 328, 335), mode_6_cost: u(d, 336, 343), mode_7_cost: u(d, 344, 351), mode_8_cost: u(d, 352, 359), mode_9_cost: u(d, 360, 367), refid_cost: u(d, 368, 375), chroma_intra_mode_cost: u(d, 376, 383), mv_cost: l(d, 384, 447), qpprimey: u(d, 448, 455), targetsizeinword: u(d, 472, 479), avc_intra_4x4_mode_mask: u(d, 544, 552), avc_intra_8x8_mode_mask: u(d, 560, 568), avc_intra_16x16_mode_mask: u(d, 576, 579), avc_intra_chroma_mode_mask: u(d, 580, 583), intra_compute_type: u(d, 584, 585), penalty_for_intra_16x16_non_dc_prediction: u(d, 640, 647), penalty_for_intra_8x8_non_dc_prediction: u(d, 648, 655), penalty_for_intra_4x4_non_dc_prediction: u(d, 656, 663), intra_refresh_mb_position: u(d, 672, 679), intra_refresh_mb_size: u(d, 680, 687), intra_refresh_enable_rolling_i_enable: b(d, 688), intra_refresh_mode: u(d, 689, 689), qp_adjustment_for_rolling_i: s(d, 696, 703), panicmodembthreshold: u(d, 704, 719), smallmbsizeinword: u(d, 720, 727), largembsizeinword: u(d, 728, 735), l0_number_of_references: s(d, 736, 743), l1_number_of_references: s(d, 752, 759), hme_ref_windows_combining_threshold: u(d, 840, 847), max_horizontal_mv_range: u(d, 864, 879), max_vertical_mv_range: u(d, 880, 895), hme_mv_cost: l(d, 896, 959), roi_qp_adjustment_for_zone0: s(d, 960, 963), roi_qp_adjustment_for_zone1: s(d, 964, 967), roi_qp_adjustment_for_zone2: s(d, 968, 971), roi_qp_adjustment_for_zone3: s(d, 972, 975), qp_adjustment_for_shape_best_intra_4x4_winner: s(d, 976, 979), qp_adjustment_for_shape_best_intra_8x8_winner: s(d, 980, 983), qp_adjustment_for_shape_best_intra_16x16_winner: s(d, 984, 987), best_distortion_qp_adjustment_for_zone0: s(d, 992, 995), best_distortion_qp_adjustment_for_zone1: s(d, 996, 999), best_distortion_qp_adjustment_for_zone2: s(d, 1000, 1003), best_distortion_qp_adjustment_for_zone3: s(d, 1004, 1007), sad_haar_threshold_0: u(d, 1008, 1023), sad_haar_threshold_1: u(d, 1024, 1039), sad_haar_threshold_2: u(d, 1040, 1055), min_qp: u(d, 1056, 1063), max_qp: u(d, 1064, 1071), max_delta_qp: u(d, 1080, 1083), roi_enable: b(d, 1088), fwd_predictor0_mv_enable: b(d, 1089), bwd_predictor1_mv_enable: b(d, 1090), mb_level_qp_enable: b(d, 1091), targetsizeinwordsmb_maxsizeinwordsmb_enable: b(d, 1092), ppmv_disable: b(d, 1096), coefficient_clamp_enable: b(d, 1097), long_term_reference_frame_bwd_ref0_indicator: b(d, 1098), long_term_reference_frame_fwd_ref2_indicator: b(d, 1099), long_term_reference_frame_fwd_ref1_indicator: b(d, 1100), long_term_reference_frame_fwd_ref0_indicator: b(d, 1101), image_state_qp_override: b(d, 1102), midpoint_sad_haar: u(d, 1104, 1119), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 35];
        let d = &mut words;
        let n: usize = { d[0] = 0x70850000; let length = if self.dword_length == 0 { 33 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 34, 34, u64::from(self.bidirectional_mix_disable)); put(d, 35, 35, u64::from(self.vdenc_perfmode)); put(d, 36, 36, u64::from(self.time_budget_overflow_check)); put(d, 38, 38, u64::from(self.vdenc_extended_pak_obj_command_enable)); put(d, 39, 39, u64::from(self.transform_8x8)); put(d, 40, 41, u64::from(self.vdenc_l1_cache_priority)); put(d, 48, 63, u64::from(self.lambda_value_for_trellis)); put(d, 80, 85, u64::from(self.bidirectional_weight)); put(d, 92, 92, u64::from(self.unidirectional_mix_disable)); put(d, 112, 127, u64::from(self.picture_width)); put(d, 140, 141, u64::from(self.sub_pel_mode)); put(d, 145, 145, u64::from(self.forward_transform_skip_check_enable)); put(d, 146, 146, u64::from(self.bme_disable_for_fbr_message)); put(d, 147, 147, u64::from(self.block_based_skip_enable)); put(d, 148, 149, u64::from(self.inter_sad_measure_adjustment)); put(d, 150, 151, u64::from(self.intra_sad_measure_adjustment)); put(d, 152, 158, u64::from(self.sub_mb_sub_partition_mask)); put(d, 159, 159, u64::from(self.block_based_skip_type)); put(d, 160, 175, u64::from(self.picture_height)); put(d, 176, 176, u64::from(self.cre_prefetch_enable)); put(d, 177, 177, u64::from(self.hme_ref1_disable)); put(d, 178, 181, u64::from(self.mb_slice_threshold_value)); put(d, 186, 186, u64::from(self.constrained_intra_prediction)); put(d, 189, 190, u64::from(self.picture_type)); put(d, 192, 207, u64::from(self.slice_mb_height)); put(d, 224, 231, u64::from(self.hme0_x_offset)); put(d, 232, 239, u64::from(self.hme0_y_offset)); put(d, 240, 247, u64::from(self.hme1_x_offset)); put(d, 248, 255, self.hme1_y_offset as i64 as u64); put(d, 256, 260, u64::from(self.luma_intra_partition_mask)); put(d, 261, 261, u64::from(self.non_skip_zero_mv_cost_added)); put(d, 262, 262, u64::from(self.non_skip_mb_mode_cost_added)); put(d, 272, 273, u64::from(self.mv_cost_scaling_factor)); put(d, 274, 274, u64::from(self.bilinear_filter_enable)); put(d, 278, 278, u64::from(self.refid_cost_mode_select)); put(d, 288, 295, u64::from(self.mode_0_cost)); put(d, 296, 303, u64::from(self.mode_1_cost)); put(d, 304, 311, u64::from(self.mode_2_cost)); put(d, 312, 319, u64::from(self.mode_3_cost)); put(d, 320, 327, u64::from(self.mode_4_cost)); put(d, 328, 335, u64::from(self.mode_5_cost)); put(d, 336, 343, u64::from(self.mode_6_cost)); put(d, 344, 351, u64::from(self.mode_7_cost)); put(d, 352, 359, u64::from(self.mode_8_cost)); put(d, 360, 367, u64::from(self.mode_9_cost)); put(d, 368, 375, u64::from(self.refid_cost)); put(d, 376, 383, u64::from(self.chroma_intra_mode_cost)); put(d, 384, 447, self.mv_cost); put(d, 448, 455, u64::from(self.qpprimey)); put(d, 472, 479, u64::from(self.targetsizeinword)); put(d, 544, 552, u64::from(self.avc_intra_4x4_mode_mask)); put(d, 560, 568, u64::from(self.avc_intra_8x8_mode_mask)); put(d, 576, 579, u64::from(self.avc_intra_16x16_mode_mask)); put(d, 580, 583, u64::from(self.avc_intra_chroma_mode_mask)); put(d, 584, 585, u64::from(self.intra_compute_type)); put(d, 640, 647, u64::from(self.penalty_for_intra_16x16_non_dc_prediction)); put(d, 648, 655, u64::from(self.penalty_for_intra_8x8_non_dc_prediction)); put(d, 656, 663, u64::from(self.penalty_for_intra_4x4_non_dc_prediction)); put(d, 672, 679, u64::from(self.intra_refresh_mb_position)); put(d, 680, 687, u64::from(self.intra_refresh_mb_size)); put(d, 688, 688, u64::from(self.intra_refresh_enable_rolling_i_enable)); put(d, 689, 689, u64::from(self.intra_refresh_mode)); put(d, 696, 703, self.qp_adjustment_for_rolling_i as i64 as u64); put(d, 704, 719, u64::from(self.panicmodembthreshold)); put(d, 720, 727, u64::from(self.smallmbsizeinword)); put(d, 728, 735, u64::from(self.largembsizeinword)); put(d, 736, 743, self.l0_number_of_references as i64 as u64); put(d, 752, 759, self.l1_number_of_references as i64 as u64); put(d, 840, 847, u64::from(self.hme_ref_windows_combining_threshold)); put(d, 864, 879, u64::from(self.max_horizontal_mv_range)); put(d, 880, 895, u64::from(self.max_vertical_mv_range)); put(d, 896, 959, self.hme_mv_cost); put(d, 960, 963, self.roi_qp_adjustment_for_zone0 as i64 as u64); put(d, 964, 967, self.roi_qp_adjustment_for_zone1 as i64 as u64); put(d, 968, 971, self.roi_qp_adjustment_for_zone2 as i64 as u64); put(d, 972, 975, self.roi_qp_adjustment_for_zone3 as i64 as u64); put(d, 976, 979, self.qp_adjustment_for_shape_best_intra_4x4_winner as i64 as u64); put(d, 980, 983, self.qp_adjustment_for_shape_best_intra_8x8_winner as i64 as u64); put(d, 984, 987, self.qp_adjustment_for_shape_best_intra_16x16_winner as i64 as u64); put(d, 992, 995, self.best_distortion_qp_adjustment_for_zone0 as i64 as u64); put(d, 996, 999, self.best_distortion_qp_adjustment_for_zone1 as i64 as u64); put(d, 1000, 1003, self.best_distortion_qp_adjustment_for_zone2 as i64 as u64); put(d, 1004, 1007, self.best_distortion_qp_adjustment_for_zone3 as i64 as u64); put(d, 1008, 1023, u64::from(self.sad_haar_threshold_0)); put(d, 1024, 1039, u64::from(self.sad_haar_threshold_1)); put(d, 1040, 1055, u64::from(self.sad_haar_threshold_2)); put(d, 1056, 1063, u64::from(self.min_qp)); put(d, 1064, 1071, u64::from(self.max_qp)); put(d, 1080, 1083, u64::from(self.max_delta_qp)); put(d, 1088, 1088, u64::from(self.roi_enable)); put(d, 1089, 1089, u64::from(self.fwd_predictor0_mv_enable)); put(d, 1090, 1090, u64::from(self.bwd_predictor1_mv_enable)); put(d, 1091, 1091, u64::from(self.mb_level_qp_enable)); put(d, 1092, 1092, u64::from(self.targetsizeinwordsmb_maxsizeinwordsmb_enable)); put(d, 1096, 1096, u64::from(self.ppmv_disable)); put(d, 1097, 1097, u64::from(self.coefficient_clamp_enable)); put(d, 1098, 1098, u64::from(self.long_term_reference_frame_bwd_ref0_indicator)); put(d, 1099, 1099, u64::from(self.long_term_reference_frame_fwd_ref2_indicator)); put(d, 1100, 1100, u64::from(self.long_term_reference_frame_fwd_ref1_indicator)); put(d, 1101, 1101, u64::from(self.long_term_reference_frame_fwd_ref0_indicator)); put(d, 1102, 1102, u64::from(self.image_state_qp_override)); put(d, 1104, 1119, u64::from(self.midpoint_sad_haar)); 35 };
        words[..n.min(35)].to_vec()
    }
}
described!(VdencImgState, VDENCIMGSTATE_ITEM, Item {
    noun: Noun::Command, name: "VDENC_IMG_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_IMG_STATE", "media-driver:g9_skl VDENC_IMG_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x70850000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 35, 35, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 33), (0xc, 37, 37), (0xc, 42, 47), (0xc, 64, 79), (0xc, 86, 91), (0xc, 93, 95), (0xc, 96, 111), (0xc, 128, 139), (0xc, 142, 144), (0xc, 182, 185), (0xc, 187, 188), (0xc, 191, 191), (0xc, 208, 223), (0xc, 263, 271), (0xc, 275, 277), (0xc, 279, 287), (0xc, 456, 471), (0xc, 480, 511), (0xc, 512, 543), (0xc, 553, 559), (0xc, 569, 575), (0xc, 586, 607), (0xc, 608, 639), (0xc, 664, 671), (0xc, 690, 695), (0xc, 744, 751), (0xc, 760, 767), (0xc, 768, 799), (0xc, 800, 831), (0xc, 832, 839), (0xc, 848, 863), (0xc, 988, 991), (0xc, 1072, 1079), (0xc, 1084, 1087), (0xc, 1093, 1095), (0xc, 1103, 1103)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Bidirectional Mix Disable", places: &[p(0xc, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VDEnc Perfmode", places: &[p(0xc, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Time Budget Overflow Check", places: &[p(0xc, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VDEnc Extended PAK_OBJ_ Command Enable", places: &[p(0xc, 38, 38, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transform 8x8", places: &[p(0xc, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VDEnc L1 Cache Priority", places: &[p(0xc, 40, 41, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Lambda Value for Trellis", places: &[p(0xc, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bidirectional Weight", places: &[p(0xc, 80, 85, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Unidirectional Mix Disable", places: &[p(0xc, 92, 92, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Width", places: &[p(0xc, 112, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sub-Pel Mode", places: &[p(0xc, 140, 141, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Forward Transform Skip Check Enable", places: &[p(0xc, 145, 145, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BME Disable For FBR Message", places: &[p(0xc, 146, 146, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Block-Based Skip Enable", places: &[p(0xc, 147, 147, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inter SAD Measure Adjustment", places: &[p(0xc, 148, 149, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "None"), (0xc, 0x2, "Haar Transform Adjusted")], when: None, gap: None },
        Field { name: "Intra SAD Measure Adjustment", places: &[p(0xc, 150, 151, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "None"), (0xc, 0x2, "Haar Transform Adjusted")], when: None, gap: None },
        Field { name: "Sub-MB Sub-Partition Mask", places: &[p(0xc, 152, 158, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Block-Based Skip Type", places: &[p(0xc, 159, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Height", places: &[p(0xc, 160, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CRE Prefetch Enable", places: &[p(0xc, 176, 176, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HME Ref1 Disable", places: &[p(0xc, 177, 177, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Slice Threshold Value", places: &[p(0xc, 178, 181, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constrained Intra Prediction", places: &[p(0xc, 186, 186, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Type", places: &[p(0xc, 189, 190, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "I"), (0xc, 0x1, "P")], when: None, gap: None },
        Field { name: "Slice MB Height", places: &[p(0xc, 192, 207, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HME0 X Offset", places: &[p(0xc, 224, 231, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HME0 Y Offset", places: &[p(0xc, 232, 239, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HME1 X Offset", places: &[p(0xc, 240, 247, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HME1 Y Offset", places: &[p(0xc, 248, 255, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Luma Intra Partition Mask", places: &[p(0xc, 256, 260, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non Skip Zero MV Cost Added", places: &[p(0xc, 261, 261, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non Skip MB Mode Cost Added", places: &[p(0xc, 262, 262, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MV Cost Scaling Factor", places: &[p(0xc, 272, 273, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Qpel"), (0xc, 0x1, "Hpel"), (0xc, 0x2, "Pel"), (0xc, 0x3, "2pel")], when: None, gap: None },
        Field { name: "BiLinear Filter Enable", places: &[p(0xc, 274, 274, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RefID Cost Mode Select", places: &[p(0xc, 278, 278, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 0 Cost", places: &[p(0xc, 288, 295, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 1 Cost", places: &[p(0xc, 296, 303, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 2 Cost", places: &[p(0xc, 304, 311, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 3 Cost", places: &[p(0xc, 312, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 4 Cost", places: &[p(0xc, 320, 327, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 5 Cost", places: &[p(0xc, 328, 335, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 6 Cost", places: &[p(0xc, 336, 343, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 7 Cost", places: &[p(0xc, 344, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 8 Cost", places: &[p(0xc, 352, 359, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mode 9 Cost", places: &[p(0xc, 360, 367, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RefID Cost", places: &[p(0xc, 368, 375, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma Intra Mode Cost", places: &[p(0xc, 376, 383, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MV Cost", places: &[p(0xc, 384, 447, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QpPrimeY", places: &[p(0xc, 448, 455, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TargetSizeInWord", places: &[p(0xc, 472, 479, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVC Intra 4x4 Mode Mask", places: &[p(0xc, 544, 552, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVC Intra 8x8 Mode Mask", places: &[p(0xc, 560, 568, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVC Intra 16x16 Mode Mask", places: &[p(0xc, 576, 579, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVC Intra Chroma Mode Mask", places: &[p(0xc, 580, 583, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Compute Type", places: &[p(0xc, 584, 585, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Penalty for Intra 16x16 Non-DC Prediction", places: &[p(0xc, 640, 647, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Penalty for Intra 8x8 Non-DC Prediction", places: &[p(0xc, 648, 655, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Penalty for Intra 4x4 Non-DC Prediction", places: &[p(0xc, 656, 663, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Refresh MB Position", places: &[p(0xc, 672, 679, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Refresh MB Size", places: &[p(0xc, 680, 687, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Refresh Enable (Rolling-I Enable)", places: &[p(0xc, 688, 688, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Refresh Mode", places: &[p(0xc, 689, 689, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Row Based"), (0xc, 0x1, "Column Based")], when: None, gap: None },
        Field { name: "QP Adjustment for Rolling-I", places: &[p(0xc, 696, 703, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PanicModeMBThreshold", places: &[p(0xc, 704, 719, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SmallMbSizeInWord", places: &[p(0xc, 720, 727, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LargeMbSizeInWord", places: &[p(0xc, 728, 735, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "L0 Number of References", places: &[p(0xc, 736, 743, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "L1 Number of References", places: &[p(0xc, 752, 759, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HME Ref Windows Combining Threshold", places: &[p(0xc, 840, 847, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Horizontal MV Range", places: &[p(0xc, 864, 879, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Vertical MV Range", places: &[p(0xc, 880, 895, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HME MV Cost", places: &[p(0xc, 896, 959, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ROI QP Adjustment for Zone0", places: &[p(0xc, 960, 963, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ROI QP Adjustment for Zone1", places: &[p(0xc, 964, 967, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ROI QP Adjustment for Zone2", places: &[p(0xc, 968, 971, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ROI QP Adjustment for Zone3", places: &[p(0xc, 972, 975, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QP Adjustment for Shape Best Intra 4x4 Winner", places: &[p(0xc, 976, 979, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QP Adjustment for Shape Best Intra 8x8 Winner", places: &[p(0xc, 980, 983, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QP Adjustment for Shape Best Intra 16x16 Winner", places: &[p(0xc, 984, 987, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Best Distortion QP Adjustment for Zone0", places: &[p(0xc, 992, 995, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Best Distortion QP Adjustment for Zone1", places: &[p(0xc, 996, 999, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Best Distortion QP Adjustment for Zone2", places: &[p(0xc, 1000, 1003, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Best Distortion QP Adjustment for Zone3", places: &[p(0xc, 1004, 1007, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sad/Haar Threshold 0", places: &[p(0xc, 1008, 1023, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sad/Haar Threshold 1", places: &[p(0xc, 1024, 1039, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sad/Haar Threshold 2", places: &[p(0xc, 1040, 1055, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Min QP", places: &[p(0xc, 1056, 1063, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max QP", places: &[p(0xc, 1064, 1071, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Delta QP", places: &[p(0xc, 1080, 1083, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ROI Enable", places: &[p(0xc, 1088, 1088, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Fwd/Predictor0 MV Enable", places: &[p(0xc, 1089, 1089, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bwd/Predictor1 MV Enable", places: &[p(0xc, 1090, 1090, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Level QP Enable", places: &[p(0xc, 1091, 1091, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TargetSizeinWordsMB/MaxSizeinWordsMB Enable", places: &[p(0xc, 1092, 1092, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PPMV Disable", places: &[p(0xc, 1096, 1096, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Coefficient Clamp Enable", places: &[p(0xc, 1097, 1097, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Long Term Reference Frame Bwd Ref0 Indicator", places: &[p(0xc, 1098, 1098, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Long Term Reference Frame Fwd Ref2 Indicator", places: &[p(0xc, 1099, 1099, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Long Term Reference Frame Fwd Ref1 Indicator", places: &[p(0xc, 1100, 1100, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Long Term Reference Frame Fwd Ref0 Indicator", places: &[p(0xc, 1101, 1101, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Image State QP Override", places: &[p(0xc, 1102, 1102, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Midpoint Sad/Haar", places: &[p(0xc, 1104, 1119, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_PIPE_BUF_ADDR_STATE`. `[mesa:gen9 VDENC_PIPE_BUF_ADDR_STATE]` `[media-driver:g9_skl VDENC_PIPE_BUF_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencPipeBufAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// DS FWD REF0, VDENC_PICTURE.
    pub ds_fwd_ref0: VdencPicture,
    /// DS FWD REF1, VDENC_PICTURE.
    pub ds_fwd_ref1: VdencPicture,
    /// DS BWD REF0, VDENC_PICTURE.
    pub ds_bwd_ref0: VdencPicture,
    /// Original Uncompressed Picture, VDENC_PICTURE.
    pub original_uncompressed_picture: VdencPicture,
    /// Stream-In Data Picture, VDENC_PICTURE.
    pub stream_in_data_picture: VdencPicture,
    /// Row Store Scratch Buffer, VDENC_PICTURE.
    pub row_store_scratch_buffer: VdencPicture,
    /// Colocated MV Read Buffer, VDENC_PICTURE.
    pub colocated_mv_read_buffer: VdencPicture,
    /// FWD REF0, VDENC_PICTURE.
    pub fwd_ref0: VdencPicture,
    /// FWD REF1, VDENC_PICTURE.
    pub fwd_ref1: VdencPicture,
    /// FWD REF2, VDENC_PICTURE.
    pub fwd_ref2: VdencPicture,
    /// BWD REF0, VDENC_PICTURE.
    pub bwd_ref0: VdencPicture,
    /// VDEnc Statistics Stream-Out, VDENC_PICTURE.
    pub vdenc_statistics_stream_out: VdencPicture,
}
impl VdencPipeBufAddrState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VdencPipeBufAddrState {
        let d = &fixed::<37>(dwords);
        Self { dword_length: u(d, 0, 11), ds_fwd_ref0: VdencPicture::decode(platform, &d[1..]), ds_fwd_ref1: VdencPicture::decode(platform, &d[4..]), ds_bwd_ref0: VdencPicture::decode(platform, &d[7..]), original_uncompressed_picture: VdencPicture::decode(platform, &d[10..]), stream_in_data_picture: VdencPicture::decode(platform, &d[13..]), row_store_scratch_buffer: VdencPicture::decode(platform, &d[16..]), colocated_mv_read_buffer: VdencPicture::decode(platform, &d[19..]), fwd_ref0: VdencPicture::decode(platform, &d[22..]), fwd_ref1: VdencPicture::decode(platform, &d[25..]), fwd_ref2: VdencPicture::decode(platform, &d[28..]), bwd_ref0: VdencPicture::decode(platform, &d[31..]), vdenc_statistics_stream_out: VdencPicture::decode(platform, &d[34..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 37];
        let d = &mut words;
        let n: usize = { d[0] = 0x70840000; let length = if self.dword_length == 0 { 35 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_part(d, 32, 127, &self.ds_fwd_ref0.encode(platform)); put_part(d, 128, 223, &self.ds_fwd_ref1.encode(platform)); put_part(d, 224, 319, &self.ds_bwd_ref0.encode(platform)); put_part(d, 320, 415, &self.original_uncompressed_picture.encode(platform)); put_part(d, 416, 511, &self.stream_in_data_picture.encode(platform)); put_part(d, 512, 607, &self.row_store_scratch_buffer.encode(platform)); put_part(d, 608, 703, &self.colocated_mv_read_buffer.encode(platform)); put_part(d, 704, 799, &self.fwd_ref0.encode(platform)); put_part(d, 800, 895, &self.fwd_ref1.encode(platform)); put_part(d, 896, 991, &self.fwd_ref2.encode(platform)); put_part(d, 992, 1087, &self.bwd_ref0.encode(platform)); put_part(d, 1088, 1183, &self.vdenc_statistics_stream_out.encode(platform)); 37 };
        words[..n.min(37)].to_vec()
    }
}
described!(VdencPipeBufAddrState, VDENCPIPEBUFADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "VDENC_PIPE_BUF_ADDR_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_PIPE_BUF_ADDR_STATE", "media-driver:g9_skl VDENC_PIPE_BUF_ADDR_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x70840000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 37, 37, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "DS FWD REF0", places: &[p(0xc, 32, 127, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DS FWD REF1", places: &[p(0xc, 128, 223, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DS BWD REF0", places: &[p(0xc, 224, 319, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Original Uncompressed Picture", places: &[p(0xc, 320, 415, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-In Data Picture", places: &[p(0xc, 416, 511, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Row Store Scratch Buffer", places: &[p(0xc, 512, 607, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Colocated MV Read Buffer", places: &[p(0xc, 608, 703, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "FWD REF0", places: &[p(0xc, 704, 799, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "FWD REF1", places: &[p(0xc, 800, 895, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "FWD REF2", places: &[p(0xc, 896, 991, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BWD REF0", places: &[p(0xc, 992, 1087, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VDEnc Statistics Stream-Out", places: &[p(0xc, 1088, 1183, Kind::Struct(&VDENCPICTURE_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_PIPE_MODE_SELECT`. `[mesa:gen9 VDENC_PIPE_MODE_SELECT]` `[media-driver:g9_skl VDENC_PIPE_MODE_SELECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencPipeModeSelect {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Standard Select, uint.
    pub standard_select: u32,
    /// Frame Statistics Stream-Out Enable, bool.
    pub frame_statistics_stream_out_enable: bool,
    /// TLB Prefetch Enable, bool.
    pub tlb_prefetch_enable: bool,
    /// PAK Threshold Check Enable, bool.
    pub pak_threshold_check_enable: bool,
    /// VDEnc Stream-In Enable, bool.
    pub vdenc_stream_in_enable: bool,
    /// PAK Chroma Sub-Sampling Type, uint.
    pub pak_chroma_sub_sampling_type: u32,
    /// Output Range Control After Color Space Conversion, bool.
    pub output_range_control_after_color_space_conversion: bool,
    /// Disable Speed Mode Fetch Optimization, bool.
    pub disable_speed_mode_fetch_optimization: bool,
}
impl VdencPipeModeSelect {
    /// AVC of Standard Select.
    pub const STANDARD_SELECT_AVC: u32 = 0x2;
    /// 4:2:0 of PAK Chroma Sub-Sampling Type.
    pub const PAK_CHROMA_SUB_SAMPLING_TYPE_4_2_0: u32 = 0x1;
    /// 4:4:4 of PAK Chroma Sub-Sampling Type.
    pub const PAK_CHROMA_SUB_SAMPLING_TYPE_4_4_4: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VdencPipeModeSelect {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), standard_select: u(d, 32, 35), frame_statistics_stream_out_enable: b(d, 37), tlb_prefetch_enable: b(d, 39), pak_threshold_check_enable: b(d, 40), vdenc_stream_in_enable: b(d, 41), pak_chroma_sub_sampling_type: u(d, 47, 48), output_range_control_after_color_space_conversion: b(d, 49), disable_speed_mode_fetch_optimization: b(d, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x70800000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.standard_select)); put(d, 37, 37, u64::from(self.frame_statistics_stream_out_enable)); put(d, 39, 39, u64::from(self.tlb_prefetch_enable)); put(d, 40, 40, u64::from(self.pak_threshold_check_enable)); put(d, 41, 41, u64::from(self.vdenc_stream_in_enable)); put(d, 47, 48, u64::from(self.pak_chroma_sub_sampling_type)); put(d, 49, 49, u64::from(self.output_range_control_after_color_space_conversion)); put(d, 63, 63, u64::from(self.disable_speed_mode_fetch_optimization)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(VdencPipeModeSelect, VDENCPIPEMODESELECT_ITEM, Item {
    noun: Noun::Command, name: "VDENC_PIPE_MODE_SELECT", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_PIPE_MODE_SELECT", "media-driver:g9_skl VDENC_PIPE_MODE_SELECT"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x70800000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 36, 36), (0xc, 38, 38), (0xc, 42, 46), (0xc, 50, 62)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Standard Select", places: &[p(0xc, 32, 35, Kind::Uint, 1, 0)], values: &[(0xc, 0x2, "AVC")], when: None, gap: None },
        Field { name: "Frame Statistics Stream-Out Enable", places: &[p(0xc, 37, 37, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TLB Prefetch Enable", places: &[p(0xc, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PAK Threshold Check Enable", places: &[p(0xc, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VDEnc Stream-In Enable", places: &[p(0xc, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PAK Chroma Sub-Sampling Type", places: &[p(0xc, 47, 48, Kind::Uint, 1, 0)], values: &[(0xc, 0x1, "4:2:0"), (0xc, 0x3, "4:4:4")], when: None, gap: None },
        Field { name: "Output Range Control After Color Space Conversion", places: &[p(0xc, 49, 49, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable Speed Mode Fetch Optimization", places: &[p(0xc, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_REF_SURFACE_STATE`. `[mesa:gen9 VDENC_REF_SURFACE_STATE]` `[media-driver:g9_skl VDENC_REF_SURFACE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencRefSurfaceState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Surface State, VDENC_SURFACE_STATE_FIELDS.
    pub surface_state: VdencSurfaceStateFields,
}
impl VdencRefSurfaceState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VdencRefSurfaceState {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), surface_state: VdencSurfaceStateFields::decode(platform, &d[2..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x70820000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_part(d, 64, 191, &self.surface_state.encode(platform)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(VdencRefSurfaceState, VDENCREFSURFACESTATE_ITEM, Item {
    noun: Noun::Command, name: "VDENC_REF_SURFACE_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_REF_SURFACE_STATE", "media-driver:g9_skl VDENC_REF_SURFACE_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x70820000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 63)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Surface State", places: &[p(0xc, 64, 191, Kind::Struct(&VDENCSURFACESTATEFIELDS_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_SRC_SURFACE_STATE`. `[mesa:gen9 VDENC_SRC_SURFACE_STATE]` `[media-driver:g9_skl VDENC_SRC_SURFACE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencSrcSurfaceState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Surface State, VDENC_SURFACE_STATE_FIELDS.
    pub surface_state: VdencSurfaceStateFields,
}
impl VdencSrcSurfaceState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VdencSrcSurfaceState {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), surface_state: VdencSurfaceStateFields::decode(platform, &d[2..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x70810000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_part(d, 64, 191, &self.surface_state.encode(platform)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(VdencSrcSurfaceState, VDENCSRCSURFACESTATE_ITEM, Item {
    noun: Noun::Command, name: "VDENC_SRC_SURFACE_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_SRC_SURFACE_STATE", "media-driver:g9_skl VDENC_SRC_SURFACE_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x70810000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 63)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Surface State", places: &[p(0xc, 64, 191, Kind::Struct(&VDENCSURFACESTATEFIELDS_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_WALKER_STATE`. `[mesa:gen9 VDENC_WALKER_STATE]` `[media-driver:g9_skl VDENC_WALKER_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencWalkerState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MB/LCU Start Y Position, uint.
    pub mb_lcu_start_y_position: u32,
    /// MB/LCU Start X Position, uint.
    pub mb_lcu_start_x_position: u32,
    /// First Super Slice, bool.
    pub first_super_slice: bool,
    /// Tile Stream-In Offset Enable, bool.
    pub tile_stream_in_offset_enable: bool,
    /// Tile Stream-In Offset, uint.
    pub tile_stream_in_offset: u32,
    /// Tile Row Store Offset Enable, bool.
    pub tile_row_store_offset_enable: bool,
    /// Tile Row Store Offset, uint.
    pub tile_row_store_offset: u32,
    /// Tile Stream-Out Offset Enable, bool.
    pub tile_stream_out_offset_enable: bool,
    /// Tile Stream-Out Offset, uint.
    pub tile_stream_out_offset: u32,
    /// Tile LCU Stream-Out Offset Enable, bool.
    pub tile_lcu_stream_out_offset_enable: bool,
    /// Tile LCU Stream-Out Offset, uint.
    pub tile_lcu_stream_out_offset: u32,
}
impl VdencWalkerState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VdencWalkerState {
        let d = &fixed::<10>(dwords);
        Self { dword_length: u(d, 0, 11), mb_lcu_start_y_position: u(d, 32, 40), mb_lcu_start_x_position: u(d, 48, 56), first_super_slice: b(d, 60), tile_stream_in_offset_enable: b(d, 192), tile_stream_in_offset: u(d, 198, 223), tile_row_store_offset_enable: b(d, 224), tile_row_store_offset: u(d, 230, 255), tile_stream_out_offset_enable: b(d, 256), tile_stream_out_offset: u(d, 262, 287), tile_lcu_stream_out_offset_enable: b(d, 288), tile_lcu_stream_out_offset: u(d, 294, 319), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = { d[0] = 0x70870000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 40, u64::from(self.mb_lcu_start_y_position)); put(d, 48, 56, u64::from(self.mb_lcu_start_x_position)); put(d, 60, 60, u64::from(self.first_super_slice)); put(d, 192, 192, u64::from(self.tile_stream_in_offset_enable)); put(d, 198, 223, u64::from(self.tile_stream_in_offset)); put(d, 224, 224, u64::from(self.tile_row_store_offset_enable)); put(d, 230, 255, u64::from(self.tile_row_store_offset)); put(d, 256, 256, u64::from(self.tile_stream_out_offset_enable)); put(d, 262, 287, u64::from(self.tile_stream_out_offset)); put(d, 288, 288, u64::from(self.tile_lcu_stream_out_offset_enable)); put(d, 294, 319, u64::from(self.tile_lcu_stream_out_offset)); length.saturating_add(2).clamp(2, 10) as usize };
        words[..n.min(10)].to_vec()
    }
}
described!(VdencWalkerState, VDENCWALKERSTATE_ITEM, Item {
    noun: Noun::Command, name: "VDENC_WALKER_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_WALKER_STATE", "media-driver:g9_skl VDENC_WALKER_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x70870000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 2, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 41, 47), (0xc, 57, 59), (0xc, 61, 63), (0xc, 64, 95), (0xc, 96, 127), (0xc, 128, 159), (0xc, 160, 191), (0xc, 193, 197), (0xc, 225, 229), (0xc, 257, 261), (0xc, 289, 293)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "MB/LCU Start Y Position", places: &[p(0xc, 32, 40, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB/LCU Start X Position", places: &[p(0xc, 48, 56, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First Super Slice", places: &[p(0xc, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Stream-In Offset Enable", places: &[p(0xc, 192, 192, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Stream-In Offset", places: &[p(0xc, 198, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Row Store Offset Enable", places: &[p(0xc, 224, 224, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Row Store Offset", places: &[p(0xc, 230, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Stream-Out Offset Enable", places: &[p(0xc, 256, 256, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Stream-Out Offset", places: &[p(0xc, 262, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile LCU Stream-Out Offset Enable", places: &[p(0xc, 288, 288, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile LCU Stream-Out Offset", places: &[p(0xc, 294, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VD_PIPELINE_FLUSH`. `[mesa:gen9 VD_PIPELINE_FLUSH]` `[media-driver:g9_skl VD_PIPELINE_FLUSH]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdPipelineFlush {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// HEVC Pipeline Done, bool.
    pub hevc_pipeline_done: bool,
    /// VD-ENC Pipeline Done, bool.
    pub vd_enc_pipeline_done: bool,
    /// MFL Pipeline Done, bool.
    pub mfl_pipeline_done: bool,
    /// MFX Pipeline Done, bool.
    pub mfx_pipeline_done: bool,
    /// VD Command/Message Parser Done, bool.
    pub vd_command_message_parser_done: bool,
    /// HEVC Pipeline Command Flush, bool.
    pub hevc_pipeline_command_flush: bool,
    /// VD-ENC Pipeline Command Flush, bool.
    pub vd_enc_pipeline_command_flush: bool,
    /// MFL Pipeline Command Flush, bool.
    pub mfl_pipeline_command_flush: bool,
    /// MFX Pipeline Command Flush, bool.
    pub mfx_pipeline_command_flush: bool,
}
impl VdPipelineFlush {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VdPipelineFlush {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), hevc_pipeline_done: b(d, 32), vd_enc_pipeline_done: b(d, 33), mfl_pipeline_done: b(d, 34), mfx_pipeline_done: b(d, 35), vd_command_message_parser_done: b(d, 36), hevc_pipeline_command_flush: b(d, 48), vd_enc_pipeline_command_flush: b(d, 49), mfl_pipeline_command_flush: b(d, 50), mfx_pipeline_command_flush: b(d, 51), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x77800000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.hevc_pipeline_done)); put(d, 33, 33, u64::from(self.vd_enc_pipeline_done)); put(d, 34, 34, u64::from(self.mfl_pipeline_done)); put(d, 35, 35, u64::from(self.mfx_pipeline_done)); put(d, 36, 36, u64::from(self.vd_command_message_parser_done)); put(d, 48, 48, u64::from(self.hevc_pipeline_command_flush)); put(d, 49, 49, u64::from(self.vd_enc_pipeline_command_flush)); put(d, 50, 50, u64::from(self.mfl_pipeline_command_flush)); put(d, 51, 51, u64::from(self.mfx_pipeline_command_flush)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(VdPipelineFlush, VDPIPELINEFLUSH_ITEM, Item {
    noun: Noun::Command, name: "VD_PIPELINE_FLUSH", title: "", rows: 0xc,
    cites: &["mesa:gen9 VD_PIPELINE_FLUSH", "media-driver:g9_skl VD_PIPELINE_FLUSH"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x77800000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 37, 47), (0xc, 52, 63)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "HEVC Pipeline Done", places: &[p(0xc, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VD-ENC Pipeline Done", places: &[p(0xc, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFL Pipeline Done", places: &[p(0xc, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Pipeline Done", places: &[p(0xc, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VD Command/Message Parser Done", places: &[p(0xc, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HEVC Pipeline Command Flush", places: &[p(0xc, 48, 48, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VD-ENC Pipeline Command Flush", places: &[p(0xc, 49, 49, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFL Pipeline Command Flush", places: &[p(0xc, 50, 50, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Pipeline Command Flush", places: &[p(0xc, 51, 51, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

