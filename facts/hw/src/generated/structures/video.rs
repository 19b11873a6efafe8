//! Generated from hw/structures/video.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `HCP_REF_LIST_ENTRY`. `[mesa:gen9 HCP_REF_LIST_ENTRY]` `[media-driver:g9_skl HCP_REF_LIST_ENTRY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpRefListEntry {
    /// Reference Picture tb Value, uint.
    pub reference_picture_tb_value: u32,
    /// List Entry, uint.
    pub list_entry: u32,
    /// Chroma Weighted Prediction, uint.
    pub chroma_weighted_prediction: u32,
    /// Luma Weighted Prediction, uint.
    pub luma_weighted_prediction: u32,
    /// Long Term Reference, bool.
    pub long_term_reference: bool,
    /// Field Pic, bool.
    pub field_pic: bool,
    /// Top Field, bool.
    pub top_field: bool,
}
impl HcpRefListEntry {
    /// Default of Chroma Weighted Prediction.
    pub const CHROMA_WEIGHTED_PREDICTION_DEFAULT: u32 = 0x0;
    /// Explicit of Chroma Weighted Prediction.
    pub const CHROMA_WEIGHTED_PREDICTION_EXPLICIT: u32 = 0x1;
    /// Default of Luma Weighted Prediction.
    pub const LUMA_WEIGHTED_PREDICTION_DEFAULT: u32 = 0x0;
    /// Explicit of Luma Weighted Prediction.
    pub const LUMA_WEIGHTED_PREDICTION_EXPLICIT: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpRefListEntry {
        let d = &fixed::<1>(dwords);
        Self { reference_picture_tb_value: u(d, 0, 7), list_entry: u(d, 8, 10), chroma_weighted_prediction: u(d, 11, 11), luma_weighted_prediction: u(d, 12, 12), long_term_reference: b(d, 13), field_pic: b(d, 14), top_field: b(d, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, u64::from(self.reference_picture_tb_value)); put(d, 8, 10, u64::from(self.list_entry)); put(d, 11, 11, u64::from(self.chroma_weighted_prediction)); put(d, 12, 12, u64::from(self.luma_weighted_prediction)); put(d, 13, 13, u64::from(self.long_term_reference)); put(d, 14, 14, u64::from(self.field_pic)); put(d, 15, 15, u64::from(self.top_field)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(HcpRefListEntry, HCPREFLISTENTRY_ITEM, Item {
    noun: Noun::Structure, name: "HCP_REF_LIST_ENTRY", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_REF_LIST_ENTRY", "media-driver:g9_skl HCP_REF_LIST_ENTRY"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 16, 31)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Reference Picture tb Value", places: &[p(0xc, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "List Entry", places: &[p(0xc, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma Weighted Prediction", places: &[p(0xc, 11, 11, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Default"), (0xc, 0x1, "Explicit")], when: None, gap: None },
        Field { name: "Luma Weighted Prediction", places: &[p(0xc, 12, 12, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Default"), (0xc, 0x1, "Explicit")], when: None, gap: None },
        Field { name: "Long Term Reference", places: &[p(0xc, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Field Pic", places: &[p(0xc, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Top Field", places: &[p(0xc, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_TILE_POSITION_IN_CTB`. `[mesa:gen9 HCP_TILE_POSITION_IN_CTB]` `[media-driver:g9_skl HCP_TILE_POSITION_IN_CTB]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpTilePositionInCtb {
    /// CtbPos0+i, uint.
    pub ctbpos0_i: u32,
    /// CtbPos1+i, uint.
    pub ctbpos1_i: u32,
    /// CtbPos2+i, uint.
    pub ctbpos2_i: u32,
    /// CtbPos3+i, uint.
    pub ctbpos3_i: u32,
}
impl HcpTilePositionInCtb {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpTilePositionInCtb {
        let d = &fixed::<1>(dwords);
        Self { ctbpos0_i: u(d, 0, 7), ctbpos1_i: u(d, 8, 15), ctbpos2_i: u(d, 16, 23), ctbpos3_i: u(d, 24, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, u64::from(self.ctbpos0_i)); put(d, 8, 15, u64::from(self.ctbpos1_i)); put(d, 16, 23, u64::from(self.ctbpos2_i)); put(d, 24, 31, u64::from(self.ctbpos3_i)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(HcpTilePositionInCtb, HCPTILEPOSITIONINCTB_ITEM, Item {
    noun: Noun::Structure, name: "HCP_TILE_POSITION_IN_CTB", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_TILE_POSITION_IN_CTB", "media-driver:g9_skl HCP_TILE_POSITION_IN_CTB"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "CtbPos0+i", places: &[p(0xc, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CtbPos1+i", places: &[p(0xc, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CtbPos2+i", places: &[p(0xc, 16, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CtbPos3+i", places: &[p(0xc, 24, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_WEIGHTOFFSET_CHROMA_ENTRY`. `[mesa:gen9 HCP_WEIGHTOFFSET_CHROMA_ENTRY]` `[media-driver:g9_skl HCP_WEIGHTOFFSET_CHROMA_ENTRY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpWeightoffsetChromaEntry {
    /// Delta Chroma Weight LX(0), int.
    pub delta_chroma_weight_lx_0: i32,
    /// Chroma Offset LX(0), uint.
    pub chroma_offset_lx_0: u32,
    /// Delta Chroma Weight LX(1), int.
    pub delta_chroma_weight_lx_1: i32,
    /// Chroma Offset LX(1), uint.
    pub chroma_offset_lx_1: u32,
}
impl HcpWeightoffsetChromaEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpWeightoffsetChromaEntry {
        let d = &fixed::<1>(dwords);
        Self { delta_chroma_weight_lx_0: s(d, 0, 7), chroma_offset_lx_0: u(d, 8, 15), delta_chroma_weight_lx_1: s(d, 16, 23), chroma_offset_lx_1: u(d, 24, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, self.delta_chroma_weight_lx_0 as i64 as u64); put(d, 8, 15, u64::from(self.chroma_offset_lx_0)); put(d, 16, 23, self.delta_chroma_weight_lx_1 as i64 as u64); put(d, 24, 31, u64::from(self.chroma_offset_lx_1)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(HcpWeightoffsetChromaEntry, HCPWEIGHTOFFSETCHROMAENTRY_ITEM, Item {
    noun: Noun::Structure, name: "HCP_WEIGHTOFFSET_CHROMA_ENTRY", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_WEIGHTOFFSET_CHROMA_ENTRY", "media-driver:g9_skl HCP_WEIGHTOFFSET_CHROMA_ENTRY"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Delta Chroma Weight LX[0]", places: &[p(0xc, 0, 7, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma Offset LX[0]", places: &[p(0xc, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Delta Chroma Weight LX[1]", places: &[p(0xc, 16, 23, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma Offset LX[1]", places: &[p(0xc, 24, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_WEIGHTOFFSET_LUMA_ENTRY`. `[mesa:gen9 HCP_WEIGHTOFFSET_LUMA_ENTRY]` `[media-driver:g9_skl HCP_WEIGHTOFFSET_LUMA_ENTRY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpWeightoffsetLumaEntry {
    /// Delta Luma Weight LX, int.
    pub delta_luma_weight_lx: i32,
    /// Luma Offset LX, uint.
    pub luma_offset_lx: u32,
}
impl HcpWeightoffsetLumaEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpWeightoffsetLumaEntry {
        let d = &fixed::<1>(dwords);
        Self { delta_luma_weight_lx: s(d, 0, 7), luma_offset_lx: u(d, 8, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, self.delta_luma_weight_lx as i64 as u64); put(d, 8, 15, u64::from(self.luma_offset_lx)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(HcpWeightoffsetLumaEntry, HCPWEIGHTOFFSETLUMAENTRY_ITEM, Item {
    noun: Noun::Structure, name: "HCP_WEIGHTOFFSET_LUMA_ENTRY", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_WEIGHTOFFSET_LUMA_ENTRY", "media-driver:g9_skl HCP_WEIGHTOFFSET_LUMA_ENTRY"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 16, 31)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Delta Luma Weight LX", places: &[p(0xc, 0, 7, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Luma Offset LX", places: &[p(0xc, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HEVC_VP9_RDOQ_LAMBDA_FIELDS`. `[mesa:gen9 HEVC_VP9_RDOQ_LAMBDA_FIELDS]` `[media-driver:g9_skl HEVC_VP9_RDOQ_LAMBDA_FIELDS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HevcVp9RdoqLambdaFields {
    /// Lambda Value 0, uint.
    pub lambda_value_0: u32,
    /// Lambda Value 1, uint.
    pub lambda_value_1: u32,
}
impl HevcVp9RdoqLambdaFields {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HevcVp9RdoqLambdaFields {
        let d = &fixed::<1>(dwords);
        Self { lambda_value_0: u(d, 0, 15), lambda_value_1: u(d, 16, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 15, u64::from(self.lambda_value_0)); put(d, 16, 31, u64::from(self.lambda_value_1)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(HevcVp9RdoqLambdaFields, HEVCVP9RDOQLAMBDAFIELDS_ITEM, Item {
    noun: Noun::Structure, name: "HEVC_VP9_RDOQ_LAMBDA_FIELDS", title: "", rows: 0xc,
    cites: &["mesa:gen9 HEVC_VP9_RDOQ_LAMBDA_FIELDS", "media-driver:g9_skl HEVC_VP9_RDOQ_LAMBDA_FIELDS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Lambda Value 0", places: &[p(0xc, 0, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Lambda Value 1", places: &[p(0xc, 16, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `FRAMEDELTAQP`. `[mesa:gen9 FRAMEDELTAQP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Framedeltaqp {
    /// Frame Delta QP, int.
    pub frame_delta_qp: [i32; 8],
}
impl Framedeltaqp {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Framedeltaqp {
        let d = &fixed::<2>(dwords);
        Self { frame_delta_qp: std::array::from_fn(|i| s(d, at(0, i, 8), at(7, i, 8))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { for (i, v) in self.frame_delta_qp.iter().copied().enumerate().take(8) { put(d, at(0, i, 8), at(7, i, 8), v as i64 as u64); } 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(Framedeltaqp, FRAMEDELTAQP_ITEM, Item {
    noun: Noun::Structure, name: "FRAMEDELTAQP", title: "", rows: 0xc,
    cites: &["mesa:gen9 FRAMEDELTAQP"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Frame Delta QP", places: &[p(0xc, 0, 7, Kind::Int, 8, 8)], values: &[], when: None, gap: None },
    ],
});

/// `FRAMEDELTAQPRANGE`. `[mesa:gen9 FRAMEDELTAQPRANGE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Framedeltaqprange {
    /// Frame Delta QP Range, uint.
    pub frame_delta_qp_range: [u32; 8],
}
impl Framedeltaqprange {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Framedeltaqprange {
        let d = &fixed::<2>(dwords);
        Self { frame_delta_qp_range: std::array::from_fn(|i| u(d, at(0, i, 8), at(7, i, 8))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { for (i, v) in self.frame_delta_qp_range.iter().copied().enumerate().take(8) { put(d, at(0, i, 8), at(7, i, 8), u64::from(v)); } 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(Framedeltaqprange, FRAMEDELTAQPRANGE_ITEM, Item {
    noun: Noun::Structure, name: "FRAMEDELTAQPRANGE", title: "", rows: 0xc,
    cites: &["mesa:gen9 FRAMEDELTAQPRANGE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Frame Delta QP Range", places: &[p(0xc, 0, 7, Kind::Uint, 8, 8)], values: &[], when: None, gap: None },
    ],
});

/// `HUC_VIRTUAL_ADDR_REGION`. `[mesa:gen9 HUC_VIRTUAL_ADDR_REGION]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucVirtualAddrRegion {
    /// Address, address.
    pub address: u64,
    /// Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub memory_address_attributes: Memoryaddressattributes,
}
impl HucVirtualAddrRegion {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HucVirtualAddrRegion {
        let d = &fixed::<3>(dwords);
        Self { address: a(d, 0, 63), memory_address_attributes: Memoryaddressattributes::decode(platform, &d[2..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { put_a(d, 0, 63, self.address); put_part(d, 64, 95, &self.memory_address_attributes.encode(platform)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(HucVirtualAddrRegion, HUCVIRTUALADDRREGION_ITEM, Item {
    noun: Noun::Structure, name: "HUC_VIRTUAL_ADDR_REGION", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_VIRTUAL_ADDR_REGION"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "VD-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Address", places: &[p(0xc, 0, 63, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Address Attributes", places: &[p(0xc, 64, 95, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_AVC_BSD_OBJECT_INLINE_DATA`. `[mesa:gen7 INLINE_DATA_DESCRIPTION_FOR_MFD_AVC_BSD_OBJECT]` `[mesa:gen8 INLINE_DATA_DESCRIPTION_FOR_MFD_AVC_BSD_OBJECT]` `[mesa:gen9 INLINE_DATA_DESCRIPTION_FOR_MFD_AVC_BSD_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdAvcBsdObjectInlineData {
    /// MB Error Concealment P Slice Weight Prediction Disable, bool.
    pub mb_error_concealment_p_slice_weight_prediction_disable: bool,
    /// MB Error Concealment P Slice Motion Vectors Override Disable, bool.
    pub mb_error_concealment_p_slice_motion_vectors_override_disable: bool,
    /// MB Error Concealment P Slice Reference Index Override Disable, bool.
    pub mb_error_concealment_p_slice_reference_index_override_disable: bool,
    /// MB Error Concealment B Spatial Weight Prediction Disable, bool.
    pub mb_error_concealment_b_spatial_weight_prediction_disable: bool,
    /// MB Error Concealment B Spatial Motion Vectors Override Disable, bool.
    pub mb_error_concealment_b_spatial_motion_vectors_override_disable: bool,
    /// MB Error Concealment B Spatial Reference Index Override Disable, bool.
    pub mb_error_concealment_b_spatial_reference_index_override_disable: bool,
    /// MB Error Concealment B Spatial Prediction Mode, uint.
    pub mb_error_concealment_b_spatial_prediction_mode: u32,
    /// MB Header Error Handling, bool.
    pub mb_header_error_handling: bool,
    /// Entropy Error Handling, bool.
    pub entropy_error_handling: bool,
    /// MPR Error Handling, bool.
    pub mpr_error_handling: bool,
    /// BSD Premature Complete Error Handling, bool.
    pub bsd_premature_complete_error_handling: bool,
    /// Concealment Picture ID, uint.
    pub concealment_picture_id: u32,
    /// MB Error Concealment B Temporal Weight Prediction Disable, bool.
    pub mb_error_concealment_b_temporal_weight_prediction_disable: bool,
    /// MB Error Concealment B Temporal Motion Vectors Override Enable, bool.
    pub mb_error_concealment_b_temporal_motion_vectors_override_enable: bool,
    /// MB Error Concealment B Temporal Reference Index Override Enable, bool.
    pub mb_error_concealment_b_temporal_reference_index_override_enable: bool,
    /// MB Error Concealment B Temporal Prediction Mode, uint.
    pub mb_error_concealment_b_temporal_prediction_mode: u32,
    /// Intra PredMode (4x4/8x8 Luma) Error Control, bool or uint.
    pub intra_predmode_4x4_8x8_luma_error_control: u32,
    /// Init Current MB Number, bool.
    pub init_current_mb_number: bool,
    /// Concealment Method, uint.
    pub concealment_method: u32,
    /// First MB Bit Offset, uint.
    pub first_mb_bit_offset: u32,
    /// Last Slice, bool.
    pub last_slice: bool,
    /// Emulation Prevention Byte Present, bool.
    pub emulation_prevention_byte_present: bool,
    /// Fix Prev MB Skipped, bool.
    pub fix_prev_mb_skipped: bool,
    /// First MB Byte Offset of Slice Data or Slice Header, uint.
    pub first_mb_byte_offset_of_slice_data_or_slice_header: u32,
    /// Intra Prediction Error Control, bool.
    pub intra_prediction_error_control: bool,
    /// Intra 8x8/4x4 Prediction Error Concealment Control, bool.
    pub intra_8x8_4x4_prediction_error_concealment_control: bool,
    /// B Slice Temporal Inter Concealment Mode, uint.
    pub b_slice_temporal_inter_concealment_mode: u32,
    /// B Slice Spatial Inter Concealment Mode, uint.
    pub b_slice_spatial_inter_concealment_mode: u32,
    /// B Slice Inter Direct Type Concealment Mode, uint.
    pub b_slice_inter_direct_type_concealment_mode: u32,
    /// B Slice Concealment Mode, uint.
    pub b_slice_concealment_mode: u32,
    /// P Slice Inter Concealment Mode, uint.
    pub p_slice_inter_concealment_mode: u32,
    /// P Slice Concealment Mode, uint.
    pub p_slice_concealment_mode: u32,
    /// Concealment Reference Picture + Field Bit, uint.
    pub concealment_reference_picture_field_bit: u32,
    /// I Slice Concealment Mode, uint.
    pub i_slice_concealment_mode: u32,
}
impl MfdAvcBsdObjectInlineData {
    /// Intra Concealment of B Slice Concealment Mode.
    pub const B_SLICE_CONCEALMENT_MODE_INTRA_CONCEALMENT: u32 = 0x1;
    /// Inter Concealment of B Slice Concealment Mode.
    pub const B_SLICE_CONCEALMENT_MODE_INTER_CONCEALMENT: u32 = 0x0;
    /// Intra Concealment of P Slice Concealment Mode.
    pub const P_SLICE_CONCEALMENT_MODE_INTRA_CONCEALMENT: u32 = 0x1;
    /// Inter Concealment of P Slice Concealment Mode.
    pub const P_SLICE_CONCEALMENT_MODE_INTER_CONCEALMENT: u32 = 0x0;
    /// Intra Concealment of I Slice Concealment Mode.
    pub const I_SLICE_CONCEALMENT_MODE_INTRA_CONCEALMENT: u32 = 0x1;
    /// Inter Concealment of I Slice Concealment Mode.
    pub const I_SLICE_CONCEALMENT_MODE_INTER_CONCEALMENT: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfdAvcBsdObjectInlineData {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { mb_error_concealment_p_slice_weight_prediction_disable: b(d, 0), mb_error_concealment_p_slice_motion_vectors_override_disable: b(d, 1), mb_error_concealment_p_slice_reference_index_override_disable: b(d, 2), mb_error_concealment_b_spatial_weight_prediction_disable: b(d, 3), mb_error_concealment_b_spatial_motion_vectors_override_disable: b(d, 4), mb_error_concealment_b_spatial_reference_index_override_disable: b(d, 5), mb_error_concealment_b_spatial_prediction_mode: u(d, 6, 7), mb_header_error_handling: b(d, 8), entropy_error_handling: b(d, 10), mpr_error_handling: b(d, 12), bsd_premature_complete_error_handling: b(d, 14), concealment_picture_id: u(d, 16, 21), mb_error_concealment_b_temporal_weight_prediction_disable: b(d, 24), mb_error_concealment_b_temporal_motion_vectors_override_enable: b(d, 25), mb_error_concealment_b_temporal_reference_index_override_enable: b(d, 26), mb_error_concealment_b_temporal_prediction_mode: u(d, 27, 28), init_current_mb_number: b(d, 30), concealment_method: u(d, 31, 31), first_mb_bit_offset: u(d, 32, 34), last_slice: b(d, 35), emulation_prevention_byte_present: b(d, 36), fix_prev_mb_skipped: b(d, 39), first_mb_byte_offset_of_slice_data_or_slice_header: u(d, 48, 63), ..Self::default() },
            _ => Self { mb_error_concealment_p_slice_weight_prediction_disable: b(d, 0), mb_error_concealment_p_slice_motion_vectors_override_disable: b(d, 1), mb_error_concealment_b_spatial_weight_prediction_disable: b(d, 3), mb_error_concealment_b_spatial_motion_vectors_override_disable: b(d, 4), mb_error_concealment_b_spatial_prediction_mode: u(d, 6, 7), mb_header_error_handling: b(d, 8), entropy_error_handling: b(d, 10), mpr_error_handling: b(d, 12), bsd_premature_complete_error_handling: b(d, 14), concealment_picture_id: u(d, 16, 21), mb_error_concealment_b_temporal_weight_prediction_disable: b(d, 24), mb_error_concealment_b_temporal_motion_vectors_override_enable: b(d, 25), mb_error_concealment_b_temporal_prediction_mode: u(d, 27, 28), intra_predmode_4x4_8x8_luma_error_control: u(d, 29, 29), init_current_mb_number: b(d, 30), concealment_method: u(d, 31, 31), first_mb_bit_offset: u(d, 32, 34), last_slice: b(d, 35), emulation_prevention_byte_present: b(d, 36), fix_prev_mb_skipped: b(d, 39), first_mb_byte_offset_of_slice_data_or_slice_header: u(d, 48, 63), intra_prediction_error_control: b(d, 64), intra_8x8_4x4_prediction_error_concealment_control: b(d, 65), b_slice_temporal_inter_concealment_mode: u(d, 68, 70), b_slice_spatial_inter_concealment_mode: u(d, 72, 74), b_slice_inter_direct_type_concealment_mode: u(d, 76, 77), b_slice_concealment_mode: u(d, 79, 79), p_slice_inter_concealment_mode: u(d, 80, 82), p_slice_concealment_mode: u(d, 87, 87), concealment_reference_picture_field_bit: u(d, 88, 93), i_slice_concealment_mode: u(d, 95, 95), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 0, u64::from(self.mb_error_concealment_p_slice_weight_prediction_disable)); put(d, 1, 1, u64::from(self.mb_error_concealment_p_slice_motion_vectors_override_disable)); put(d, 2, 2, u64::from(self.mb_error_concealment_p_slice_reference_index_override_disable)); put(d, 3, 3, u64::from(self.mb_error_concealment_b_spatial_weight_prediction_disable)); put(d, 4, 4, u64::from(self.mb_error_concealment_b_spatial_motion_vectors_override_disable)); put(d, 5, 5, u64::from(self.mb_error_concealment_b_spatial_reference_index_override_disable)); put(d, 6, 7, u64::from(self.mb_error_concealment_b_spatial_prediction_mode)); put(d, 8, 8, u64::from(self.mb_header_error_handling)); put(d, 10, 10, u64::from(self.entropy_error_handling)); put(d, 12, 12, u64::from(self.mpr_error_handling)); put(d, 14, 14, u64::from(self.bsd_premature_complete_error_handling)); put(d, 16, 21, u64::from(self.concealment_picture_id)); put(d, 24, 24, u64::from(self.mb_error_concealment_b_temporal_weight_prediction_disable)); put(d, 25, 25, u64::from(self.mb_error_concealment_b_temporal_motion_vectors_override_enable)); put(d, 26, 26, u64::from(self.mb_error_concealment_b_temporal_reference_index_override_enable)); put(d, 27, 28, u64::from(self.mb_error_concealment_b_temporal_prediction_mode)); put(d, 30, 30, u64::from(self.init_current_mb_number)); put(d, 31, 31, u64::from(self.concealment_method)); put(d, 32, 34, u64::from(self.first_mb_bit_offset)); put(d, 35, 35, u64::from(self.last_slice)); put(d, 36, 36, u64::from(self.emulation_prevention_byte_present)); put(d, 39, 39, u64::from(self.fix_prev_mb_skipped)); put(d, 48, 63, u64::from(self.first_mb_byte_offset_of_slice_data_or_slice_header)); 3 }
            _ => { put(d, 0, 0, u64::from(self.mb_error_concealment_p_slice_weight_prediction_disable)); put(d, 1, 1, u64::from(self.mb_error_concealment_p_slice_motion_vectors_override_disable)); put(d, 3, 3, u64::from(self.mb_error_concealment_b_spatial_weight_prediction_disable)); put(d, 4, 4, u64::from(self.mb_error_concealment_b_spatial_motion_vectors_override_disable)); put(d, 6, 7, u64::from(self.mb_error_concealment_b_spatial_prediction_mode)); put(d, 8, 8, u64::from(self.mb_header_error_handling)); put(d, 10, 10, u64::from(self.entropy_error_handling)); put(d, 12, 12, u64::from(self.mpr_error_handling)); put(d, 14, 14, u64::from(self.bsd_premature_complete_error_handling)); put(d, 16, 21, u64::from(self.concealment_picture_id)); put(d, 24, 24, u64::from(self.mb_error_concealment_b_temporal_weight_prediction_disable)); put(d, 25, 25, u64::from(self.mb_error_concealment_b_temporal_motion_vectors_override_enable)); put(d, 27, 28, u64::from(self.mb_error_concealment_b_temporal_prediction_mode)); put(d, 29, 29, u64::from(self.intra_predmode_4x4_8x8_luma_error_control)); put(d, 30, 30, u64::from(self.init_current_mb_number)); put(d, 31, 31, u64::from(self.concealment_method)); put(d, 32, 34, u64::from(self.first_mb_bit_offset)); put(d, 35, 35, u64::from(self.last_slice)); put(d, 36, 36, u64::from(self.emulation_prevention_byte_present)); put(d, 39, 39, u64::from(self.fix_prev_mb_skipped)); put(d, 48, 63, u64::from(self.first_mb_byte_offset_of_slice_data_or_slice_header)); put(d, 64, 64, u64::from(self.intra_prediction_error_control)); put(d, 65, 65, u64::from(self.intra_8x8_4x4_prediction_error_concealment_control)); put(d, 68, 70, u64::from(self.b_slice_temporal_inter_concealment_mode)); put(d, 72, 74, u64::from(self.b_slice_spatial_inter_concealment_mode)); put(d, 76, 77, u64::from(self.b_slice_inter_direct_type_concealment_mode)); put(d, 79, 79, u64::from(self.b_slice_concealment_mode)); put(d, 80, 82, u64::from(self.p_slice_inter_concealment_mode)); put(d, 87, 87, u64::from(self.p_slice_concealment_mode)); put(d, 88, 93, u64::from(self.concealment_reference_picture_field_bit)); put(d, 95, 95, u64::from(self.i_slice_concealment_mode)); 3 }
        };
        words[..n.min(3)].to_vec()
    }
}
described!(MfdAvcBsdObjectInlineData, MFDAVCBSDOBJECTINLINEDATA_ITEM, Item {
    noun: Noun::Structure, name: "MFD_AVC_BSD_OBJECT_INLINE_DATA", title: "", rows: 0xf,
    cites: &["mesa:gen7 INLINE_DATA_DESCRIPTION_FOR_MFD_AVC_BSD_OBJECT", "mesa:gen8 INLINE_DATA_DESCRIPTION_FOR_MFD_AVC_BSD_OBJECT", "mesa:gen9 INLINE_DATA_DESCRIPTION_FOR_MFD_AVC_BSD_OBJECT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 2, 2), (0xe, 5, 5), (0xf, 9, 9), (0xf, 11, 11), (0xf, 13, 13), (0xf, 15, 15), (0xf, 22, 23), (0xe, 26, 26), (0x1, 29, 29), (0xf, 37, 38), (0xf, 40, 47), (0x1, 64, 95), (0xe, 66, 67), (0xe, 71, 71), (0xe, 75, 75), (0xe, 78, 78), (0xe, 83, 86), (0xe, 94, 94)],
    system: "D51", unbuilt: false, watch: &[w(0x1, 0, 0x20c0aa00, 0x0), w(0xf, 1, 0xff60, 0x0), w(0x1, 2, 0xffffffff, 0x0), w(0xe, 0, 0x4c0aa24, 0x0), w(0xe, 2, 0x4078488c, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MB Error Concealment P Slice Weight Prediction Disable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment P Slice Motion Vectors Override Disable", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment P Slice Reference Index Override Disable", places: &[p(0x1, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment B Spatial Weight Prediction Disable", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment B Spatial Motion Vectors Override Disable", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment B Spatial Reference Index Override Disable", places: &[p(0x1, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment B Spatial Prediction Mode", places: &[p(0xf, 6, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Header Error Handling", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entropy Error Handling", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPR Error Handling", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BSD Premature Complete Error Handling", places: &[p(0xf, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Concealment Picture ID", places: &[p(0xf, 16, 21, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment B Temporal Weight Prediction Disable", places: &[p(0xf, 24, 24, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment B Temporal Motion Vectors Override Enable", places: &[p(0xf, 25, 25, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment B Temporal Reference Index Override Enable", places: &[p(0x1, 26, 26, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Error Concealment B Temporal Prediction Mode", places: &[p(0xf, 27, 28, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra PredMode (4x4/8x8 Luma) Error Control", places: &[p(0x2, 29, 29, Kind::Bool, 1, 0), p(0xc, 29, 29, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Init Current MB Number", places: &[p(0xf, 30, 30, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Concealment Method", places: &[p(0xf, 31, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First MB Bit Offset", places: &[p(0xf, 32, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Slice", places: &[p(0xf, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Emulation Prevention Byte Present", places: &[p(0xf, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Fix Prev MB Skipped", places: &[p(0xf, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First MB Byte Offset of Slice Data or Slice Header", places: &[p(0xf, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Prediction Error Control", places: &[p(0xe, 64, 64, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra 8x8/4x4 Prediction Error Concealment Control", places: &[p(0xe, 65, 65, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B Slice Temporal Inter Concealment Mode", places: &[p(0xe, 68, 70, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B Slice Spatial Inter Concealment Mode", places: &[p(0xe, 72, 74, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B Slice Inter Direct Type Concealment Mode", places: &[p(0xe, 76, 77, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "B Slice Concealment Mode", places: &[p(0xe, 79, 79, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "Intra Concealment"), (0xe, 0x0, "Inter Concealment")], when: None, gap: None },
        Field { name: "P Slice Inter Concealment Mode", places: &[p(0xe, 80, 82, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "P Slice Concealment Mode", places: &[p(0xe, 87, 87, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "Intra Concealment"), (0xe, 0x0, "Inter Concealment")], when: None, gap: None },
        Field { name: "Concealment Reference Picture + Field Bit", places: &[p(0xe, 88, 93, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "I Slice Concealment Mode", places: &[p(0xe, 95, 95, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "Intra Concealment"), (0xe, 0x0, "Inter Concealment")], when: None, gap: None },
    ],
});

/// `MFD_MPEG2_BSD_OBJECT_INLINE_DATA`. `[mesa:gen7 MFD_MPEG2_BSD_OBJECT_INLINE_DATA_DESCRIPTION]` `[mesa:gen8 MFD_MPEG2_BSD_OBJECT_INLINE_DATA_DESCRIPTION]` `[mesa:gen9 MFD_MPEG2_BSD_OBJECT_INLINE_DATA_DESCRIPTION]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdMpeg2BsdObjectInlineData {
    /// First MB Bit Offset, uint.
    pub first_mb_bit_offset: u32,
    /// Last MB, bool.
    pub last_mb: bool,
    /// Last Pic Slice, bool.
    pub last_pic_slice: bool,
    /// Slice Concealment Type, uint.
    pub slice_concealment_type: u32,
    /// Slice Concealment Override, uint.
    pub slice_concealment_override: u32,
    /// MB Count, uint.
    pub mb_count: u32,
    /// Slice Vertical Position, uint.
    pub slice_vertical_position: u32,
    /// Slice Horizontal Position, uint.
    pub slice_horizontal_position: u32,
    /// Next Slice Horizontal Position, uint.
    pub next_slice_horizontal_position: u32,
    /// Next Slice Vertical Position, uint.
    pub next_slice_vertical_position: u32,
    /// Quantizer Scale Code, uint.
    pub quantizer_scale_code: u32,
}
impl MfdMpeg2BsdObjectInlineData {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfdMpeg2BsdObjectInlineData {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { first_mb_bit_offset: u(d, 0, 2), last_mb: b(d, 3), last_pic_slice: b(d, 5), mb_count: u(d, 8, 14), slice_vertical_position: u(d, 16, 22), slice_horizontal_position: u(d, 24, 30), quantizer_scale_code: u(d, 56, 60), ..Self::default() },
            _ => Self { first_mb_bit_offset: u(d, 0, 2), last_mb: b(d, 3), last_pic_slice: b(d, 5), slice_concealment_type: u(d, 6, 6), slice_concealment_override: u(d, 7, 7), mb_count: u(d, 8, 15), slice_vertical_position: u(d, 16, 23), slice_horizontal_position: u(d, 24, 31), next_slice_horizontal_position: u(d, 32, 39), next_slice_vertical_position: u(d, 40, 48), quantizer_scale_code: u(d, 56, 60), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 2, u64::from(self.first_mb_bit_offset)); put(d, 3, 3, u64::from(self.last_mb)); put(d, 5, 5, u64::from(self.last_pic_slice)); put(d, 8, 14, u64::from(self.mb_count)); put(d, 16, 22, u64::from(self.slice_vertical_position)); put(d, 24, 30, u64::from(self.slice_horizontal_position)); put(d, 56, 60, u64::from(self.quantizer_scale_code)); 2 }
            _ => { put(d, 0, 2, u64::from(self.first_mb_bit_offset)); put(d, 3, 3, u64::from(self.last_mb)); put(d, 5, 5, u64::from(self.last_pic_slice)); put(d, 6, 6, u64::from(self.slice_concealment_type)); put(d, 7, 7, u64::from(self.slice_concealment_override)); put(d, 8, 15, u64::from(self.mb_count)); put(d, 16, 23, u64::from(self.slice_vertical_position)); put(d, 24, 31, u64::from(self.slice_horizontal_position)); put(d, 32, 39, u64::from(self.next_slice_horizontal_position)); put(d, 40, 48, u64::from(self.next_slice_vertical_position)); put(d, 56, 60, u64::from(self.quantizer_scale_code)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(MfdMpeg2BsdObjectInlineData, MFDMPEG2BSDOBJECTINLINEDATA_ITEM, Item {
    noun: Noun::Structure, name: "MFD_MPEG2_BSD_OBJECT_INLINE_DATA", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_MPEG2_BSD_OBJECT_INLINE_DATA_DESCRIPTION", "mesa:gen8 MFD_MPEG2_BSD_OBJECT_INLINE_DATA_DESCRIPTION", "mesa:gen9 MFD_MPEG2_BSD_OBJECT_INLINE_DATA_DESCRIPTION"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 4, 4), (0x1, 6, 7), (0x1, 15, 15), (0x1, 23, 23), (0x1, 31, 31), (0x1, 32, 55), (0xe, 49, 55), (0xf, 61, 63)],
    system: "D52", unbuilt: false, watch: &[w(0x1, 0, 0x808080d0, 0x0), w(0x1, 1, 0xe0ffffff, 0x0), w(0xe, 0, 0x10, 0x0), w(0xe, 1, 0xe0fe0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "First MB Bit Offset", places: &[p(0xf, 0, 2, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last MB", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Pic Slice", places: &[p(0xf, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Concealment Type", places: &[p(0xe, 6, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Concealment Override", places: &[p(0xe, 7, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Count", places: &[p(0x1, 8, 14, Kind::Uint, 1, 0), p(0xe, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Vertical Position", places: &[p(0x1, 16, 22, Kind::Uint, 1, 0), p(0xe, 16, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Horizontal Position", places: &[p(0x1, 24, 30, Kind::Uint, 1, 0), p(0xe, 24, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Horizontal Position", places: &[p(0xe, 32, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Vertical Position", places: &[p(0xe, 40, 48, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Quantizer Scale Code", places: &[p(0xf, 56, 60, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_PICTURE`. `[mesa:gen9 VDENC_PICTURE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencPicture {
    /// Address, address.
    pub address: u64,
    /// Picture Fields, VDENC_SURFACE_CONTROL_BITS.
    pub picture_fields: VdencSurfaceControlBits,
}
impl VdencPicture {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VdencPicture {
        let d = &fixed::<3>(dwords);
        Self { address: a(d, 0, 63), picture_fields: VdencSurfaceControlBits::decode(platform, &d[2..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { put_a(d, 0, 63, self.address); put_part(d, 64, 95, &self.picture_fields.encode(platform)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(VdencPicture, VDENCPICTURE_ITEM, Item {
    noun: Noun::Structure, name: "VDENC_PICTURE", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_PICTURE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Address", places: &[p(0xc, 0, 63, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Fields", places: &[p(0xc, 64, 95, Kind::Struct(&VDENCSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VDENC_SURFACE_CONTROL_BITS`. `[mesa:gen9 VDENC_SURFACE_CONTROL_BITS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencSurfaceControlBits {
    /// MOCS, uint.
    pub mocs: u32,
    /// Arbitration Priority Control, uint.
    pub arbitration_priority_control: u32,
    /// Memory Compression Enable, bool.
    pub memory_compression_enable: bool,
    /// Memory Compression Mode, uint.
    pub memory_compression_mode: u32,
    /// Cache Select, uint.
    pub cache_select: u32,
    /// Tiled Resource Mode, uint.
    pub tiled_resource_mode: u32,
}
impl VdencSurfaceControlBits {
    /// Highest priority of Arbitration Priority Control.
    pub const ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Arbitration Priority Control.
    pub const ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Arbitration Priority Control.
    pub const ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Arbitration Priority Control.
    pub const ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VdencSurfaceControlBits {
        let d = &fixed::<1>(dwords);
        Self { mocs: u(d, 1, 6), arbitration_priority_control: u(d, 7, 8), memory_compression_enable: b(d, 9), memory_compression_mode: u(d, 10, 10), cache_select: u(d, 12, 12), tiled_resource_mode: u(d, 13, 14), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 1, 6, u64::from(self.mocs)); put(d, 7, 8, u64::from(self.arbitration_priority_control)); put(d, 9, 9, u64::from(self.memory_compression_enable)); put(d, 10, 10, u64::from(self.memory_compression_mode)); put(d, 12, 12, u64::from(self.cache_select)); put(d, 13, 14, u64::from(self.tiled_resource_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(VdencSurfaceControlBits, VDENCSURFACECONTROLBITS_ITEM, Item {
    noun: Noun::Structure, name: "VDENC_SURFACE_CONTROL_BITS", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_SURFACE_CONTROL_BITS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 0), (0xc, 11, 11), (0xc, 15, 31)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xc, 1, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Arbitration Priority Control", places: &[p(0xc, 7, 8, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Memory Compression Enable", places: &[p(0xc, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Compression Mode", places: &[p(0xc, 10, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cache Select", places: &[p(0xc, 12, 12, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tiled Resource Mode", places: &[p(0xc, 13, 14, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
    ],
});

/// `VDENC_SURFACE_STATE_FIELDS`. `[mesa:gen9 VDENC_SURFACE_STATE_FIELDS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VdencSurfaceStateFields {
    /// Cr(V)/Cb(U) Pixel Offset V Direction, u0.2.
    pub cr_v_cb_u_pixel_offset_v_direction: f32,
    /// Surface Format Byte Swizzle, bool.
    pub surface_format_byte_swizzle: bool,
    /// Color space selection, uint.
    pub color_space_selection: u32,
    /// Width, uint.
    pub width: u32,
    /// Height, uint.
    pub height: u32,
    /// Tile Walk, uint.
    pub tile_walk: u32,
    /// Tiled Surface, uint.
    pub tiled_surface: u32,
    /// Half Pitch for Chroma, bool.
    pub half_pitch_for_chroma: bool,
    /// Surface Pitch, uint.
    pub surface_pitch: u32,
    /// Interleave Chroma, bool.
    pub interleave_chroma: bool,
    /// Surface Format, uint.
    pub surface_format: u32,
    /// Y Offset for U(Cb), uint.
    pub y_offset_for_u_cb: u32,
    /// X Offset for U(Cb), uint.
    pub x_offset_for_u_cb: u32,
    /// Y Offset for V(Cr), uint.
    pub y_offset_for_v_cr: u32,
    /// X Offset for V(Cr), uint.
    pub x_offset_for_v_cr: u32,
}
impl VdencSurfaceStateFields {
    /// XMAJOR of Tile Walk.
    pub const TILE_WALK_XMAJOR: u32 = 0x0;
    /// YMAJOR of Tile Walk.
    pub const TILE_WALK_YMAJOR: u32 = 0x1;
    /// YUV 4:2:2 of Surface Format.
    pub const SURFACE_FORMAT_YUV_4_2_2: u32 = 0x0;
    /// RGBA 4:4:4:4 of Surface Format.
    pub const SURFACE_FORMAT_RGBA_4_4_4_4: u32 = 0x1;
    /// YUV 4:4:4 of Surface Format.
    pub const SURFACE_FORMAT_YUV_4_4_4: u32 = 0x2;
    /// Y8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_Y8_UNORM: u32 = 0x3;
    /// PLANAR_420_8 of Surface Format.
    pub const SURFACE_FORMAT_PLANAR_420_8: u32 = 0x4;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VdencSurfaceStateFields {
        let d = &fixed::<4>(dwords);
        Self { cr_v_cb_u_pixel_offset_v_direction: ux(d, 0, 1, 2), surface_format_byte_swizzle: b(d, 2), color_space_selection: u(d, 3, 3), width: u(d, 4, 17), height: u(d, 18, 31), tile_walk: u(d, 32, 32), tiled_surface: u(d, 33, 33), half_pitch_for_chroma: b(d, 34), surface_pitch: u(d, 35, 51), interleave_chroma: b(d, 59), surface_format: u(d, 60, 63), y_offset_for_u_cb: u(d, 64, 78), x_offset_for_u_cb: u(d, 80, 94), y_offset_for_v_cr: u(d, 96, 111), x_offset_for_v_cr: u(d, 112, 124), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { put(d, 0, 1, fixed_bits(self.cr_v_cb_u_pixel_offset_v_direction, 2, 2, false)); put(d, 2, 2, u64::from(self.surface_format_byte_swizzle)); put(d, 3, 3, u64::from(self.color_space_selection)); put(d, 4, 17, u64::from(self.width)); put(d, 18, 31, u64::from(self.height)); put(d, 32, 32, u64::from(self.tile_walk)); put(d, 33, 33, u64::from(self.tiled_surface)); put(d, 34, 34, u64::from(self.half_pitch_for_chroma)); put(d, 35, 51, u64::from(self.surface_pitch)); put(d, 59, 59, u64::from(self.interleave_chroma)); put(d, 60, 63, u64::from(self.surface_format)); put(d, 64, 78, u64::from(self.y_offset_for_u_cb)); put(d, 80, 94, u64::from(self.x_offset_for_u_cb)); put(d, 96, 111, u64::from(self.y_offset_for_v_cr)); put(d, 112, 124, u64::from(self.x_offset_for_v_cr)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(VdencSurfaceStateFields, VDENCSURFACESTATEFIELDS_ITEM, Item {
    noun: Noun::Structure, name: "VDENC_SURFACE_STATE_FIELDS", title: "", rows: 0xc,
    cites: &["mesa:gen9 VDENC_SURFACE_STATE_FIELDS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 52, 58), (0xc, 79, 79), (0xc, 95, 95), (0xc, 125, 127)],
    system: "VD-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Cr(V)/Cb(U) Pixel Offset V Direction", places: &[p(0xc, 0, 1, Kind::Fixed(false, 2), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Format Byte Swizzle", places: &[p(0xc, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color space selection", places: &[p(0xc, 3, 3, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Width", places: &[p(0xc, 4, 17, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Height", places: &[p(0xc, 18, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Walk", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "XMAJOR"), (0xc, 0x1, "YMAJOR")], when: None, gap: None },
        Field { name: "Tiled Surface", places: &[p(0xc, 33, 33, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Half Pitch for Chroma", places: &[p(0xc, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Pitch", places: &[p(0xc, 35, 51, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interleave Chroma", places: &[p(0xc, 59, 59, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Format", places: &[p(0xc, 60, 63, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "YUV 4:2:2"), (0xc, 0x1, "RGBA 4:4:4:4"), (0xc, 0x2, "YUV 4:4:4"), (0xc, 0x3, "Y8_UNORM"), (0xc, 0x4, "PLANAR_420_8")], when: None, gap: None },
        Field { name: "Y Offset for U(Cb)", places: &[p(0xc, 64, 78, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for U(Cb)", places: &[p(0xc, 80, 94, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Offset for V(Cr)", places: &[p(0xc, 96, 111, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for V(Cr)", places: &[p(0xc, 112, 124, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS`. `[media-driver:g8_vebox VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS]` `[media-driver:g9_vebox VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VebDiIecpCommandSurfaceControlBits {
    /// Age for QUADLRU, uint.
    pub age_for_quadlru: u32,
    /// Target Cache, uint.
    pub target_cache: u32,
    /// Memory Type:LLC/eLLC Cacheability Control, uint.
    pub memory_type_llc_ellc_cacheability_control: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Memory Compression Enable, bool.
    pub memory_compression_enable: bool,
    /// Memory Compression Mode, uint.
    pub memory_compression_mode: u32,
    /// Tiled Resource Mode, uint.
    pub tiled_resource_mode: u32,
}
impl VebDiIecpCommandSurfaceControlBits {
    /// eLLC Only of Target Cache.
    pub const TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of Target Cache.
    pub const TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC Allowed of Target Cache.
    pub const TARGET_CACHE_LLC_ELLC_ALLOWED: u32 = 0x2;
    /// L3, LLC, eLLC Allowed of Target Cache.
    pub const TARGET_CACHE_L3_LLC_ELLC_ALLOWED: u32 = 0x3;
    /// Use cacheability controls from page table of Memory Type:LLC/eLLC Cacheability Control.
    pub const MEMORY_TYPE_LLC_ELLC_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE: u32 = 0x0;
    /// Uncacheable of Memory Type:LLC/eLLC Cacheability Control.
    pub const MEMORY_TYPE_LLC_ELLC_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of Memory Type:LLC/eLLC Cacheability Control.
    pub const MEMORY_TYPE_LLC_ELLC_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of Memory Type:LLC/eLLC Cacheability Control.
    pub const MEMORY_TYPE_LLC_ELLC_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// Horizontal of Memory Compression Mode.
    pub const MEMORY_COMPRESSION_MODE_HORIZONTAL: u32 = 0x0;
    /// Vertical of Memory Compression Mode.
    pub const MEMORY_COMPRESSION_MODE_VERTICAL: u32 = 0x1;
    /// TRMODE_NONE of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VebDiIecpCommandSurfaceControlBits {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            1 => Self { age_for_quadlru: u(d, 0, 1), target_cache: u(d, 3, 4), memory_type_llc_ellc_cacheability_control: u(d, 5, 6), ..Self::default() },
            _ => Self { mocs: u(d, 1, 6), memory_compression_enable: b(d, 7), memory_compression_mode: u(d, 8, 8), tiled_resource_mode: u(d, 9, 10), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { put(d, 0, 1, u64::from(self.age_for_quadlru)); put(d, 3, 4, u64::from(self.target_cache)); put(d, 5, 6, u64::from(self.memory_type_llc_ellc_cacheability_control)); 1 }
            _ => { put(d, 1, 6, u64::from(self.mocs)); put(d, 7, 7, u64::from(self.memory_compression_enable)); put(d, 8, 8, u64::from(self.memory_compression_mode)); put(d, 9, 10, u64::from(self.tiled_resource_mode)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(VebDiIecpCommandSurfaceControlBits, VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM, Item {
    noun: Noun::Structure, name: "VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS", title: "", rows: 0xe,
    cites: &["media-driver:g8_vebox VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS", "media-driver:g9_vebox VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x2, 2, 2), (0x2, 7, 31), (0xc, 0, 0), (0xc, 11, 31)],
    system: "VD-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Age for QUADLRU", places: &[p(0x2, 0, 1, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Target Cache", places: &[p(0x2, 3, 4, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC Allowed"), (0x2, 0x3, "L3, LLC, eLLC Allowed")], when: None, gap: None },
        Field { name: "Memory Type:LLC/eLLC Cacheability Control", places: &[p(0x2, 5, 6, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Use cacheability controls from page table"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0xc, 1, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Compression Enable", places: &[p(0xc, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Compression Mode", places: &[p(0xc, 8, 8, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Horizontal"), (0xc, 0x1, "Vertical")], when: None, gap: None },
        Field { name: "Tiled Resource Mode", places: &[p(0xc, 9, 10, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
    ],
});

