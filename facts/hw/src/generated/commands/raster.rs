//! Generated from hw/commands/raster.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `3DSTATE_AA_LINE_PARAMETERS`. `[mesa:gen7 3DSTATE_AA_LINE_PARAMETERS]` `[mesa:gen8 3DSTATE_AA_LINE_PARAMETERS]` `[mesa:gen9 3DSTATE_AA_LINE_PARAMETERS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dAaLineParameters {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// AA Coverage Slope, u0.8.
    pub aa_coverage_slope: f32,
    /// AA Point Coverage Slope, u0.8.
    pub aa_point_coverage_slope: f32,
    /// AA Coverage Bias, u0.8.
    pub aa_coverage_bias: f32,
    /// AA Point Coverage Bias, u0.8.
    pub aa_point_coverage_bias: f32,
    /// AA Coverage EndCap Slope, u0.8.
    pub aa_coverage_endcap_slope: f32,
    /// AA Point Coverage EndCap Slope, u0.8.
    pub aa_point_coverage_endcap_slope: f32,
    /// AA Coverage EndCap Bias, u0.8.
    pub aa_coverage_endcap_bias: f32,
    /// AA Point Coverage EndCap Bias, u0.8.
    pub aa_point_coverage_endcap_bias: f32,
}
impl State3dAaLineParameters {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dAaLineParameters {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), aa_coverage_slope: ux(d, 32, 39, 8), aa_coverage_bias: ux(d, 48, 55, 8), aa_coverage_endcap_slope: ux(d, 64, 71, 8), aa_coverage_endcap_bias: ux(d, 80, 87, 8), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), aa_coverage_slope: ux(d, 32, 39, 8), aa_point_coverage_slope: ux(d, 40, 47, 8), aa_coverage_bias: ux(d, 48, 55, 8), aa_point_coverage_bias: ux(d, 56, 63, 8), aa_coverage_endcap_slope: ux(d, 64, 71, 8), aa_point_coverage_endcap_slope: ux(d, 72, 79, 8), aa_coverage_endcap_bias: ux(d, 80, 87, 8), aa_point_coverage_endcap_bias: ux(d, 88, 95, 8), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x790a0000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 39, fixed_bits(self.aa_coverage_slope, 8, 8, false)); put(d, 48, 55, fixed_bits(self.aa_coverage_bias, 8, 8, false)); put(d, 64, 71, fixed_bits(self.aa_coverage_endcap_slope, 8, 8, false)); put(d, 80, 87, fixed_bits(self.aa_coverage_endcap_bias, 8, 8, false)); 3 }
            _ => { d[0] = 0x790a0000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 39, fixed_bits(self.aa_coverage_slope, 8, 8, false)); put(d, 40, 47, fixed_bits(self.aa_point_coverage_slope, 8, 8, false)); put(d, 48, 55, fixed_bits(self.aa_coverage_bias, 8, 8, false)); put(d, 56, 63, fixed_bits(self.aa_point_coverage_bias, 8, 8, false)); put(d, 64, 71, fixed_bits(self.aa_coverage_endcap_slope, 8, 8, false)); put(d, 72, 79, fixed_bits(self.aa_point_coverage_endcap_slope, 8, 8, false)); put(d, 80, 87, fixed_bits(self.aa_coverage_endcap_bias, 8, 8, false)); put(d, 88, 95, fixed_bits(self.aa_point_coverage_endcap_bias, 8, 8, false)); 3 }
        };
        words[..n.min(3)].to_vec()
    }
}
described!(State3dAaLineParameters, STATE3DAALINEPARAMETERS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_AA_LINE_PARAMETERS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_AA_LINE_PARAMETERS", "mesa:gen8 3DSTATE_AA_LINE_PARAMETERS", "mesa:gen9 3DSTATE_AA_LINE_PARAMETERS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x790a0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 40, 47), (0x1, 56, 63), (0x1, 72, 79), (0x1, 88, 95)],
    system: "B082", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xff00ff00, 0x0), w(0x1, 2, 0xff00ff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "AA Coverage Slope", places: &[p(0xf, 32, 39, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AA Point Coverage Slope", places: &[p(0xe, 40, 47, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AA Coverage Bias", places: &[p(0xf, 48, 55, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AA Point Coverage Bias", places: &[p(0xe, 56, 63, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AA Coverage EndCap Slope", places: &[p(0xf, 64, 71, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AA Point Coverage EndCap Slope", places: &[p(0xe, 72, 79, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AA Coverage EndCap Bias", places: &[p(0xf, 80, 87, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AA Point Coverage EndCap Bias", places: &[p(0xe, 88, 95, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BLEND_STATE_POINTERS`. `[mesa:gen7 3DSTATE_BLEND_STATE_POINTERS]` `[mesa:gen8 3DSTATE_BLEND_STATE_POINTERS]` `[mesa:gen9 3DSTATE_BLEND_STATE_POINTERS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBlendStatePointers {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Blend State Pointer Valid, bool.
    pub blend_state_pointer_valid: bool,
    /// Blend State Pointer, offset.
    pub blend_state_pointer: u64,
}
impl State3dBlendStatePointers {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dBlendStatePointers {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), blend_state_pointer: a(d, 38, 63), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), blend_state_pointer_valid: b(d, 32), blend_state_pointer: a(d, 38, 63), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78240000; put(d, 32, 32, !0); let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 63, self.blend_state_pointer); 2 }
            _ => { d[0] = 0x78240000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.blend_state_pointer_valid)); put_a(d, 38, 63, self.blend_state_pointer); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dBlendStatePointers, STATE3DBLENDSTATEPOINTERS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BLEND_STATE_POINTERS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_BLEND_STATE_POINTERS", "mesa:gen8 3DSTATE_BLEND_STATE_POINTERS", "mesa:gen9 3DSTATE_BLEND_STATE_POINTERS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78240000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[(0x1, 32, 32)],
    reserved: &[(0xf, 8, 15), (0xf, 33, 37)],
    system: "B118", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0x3f, 0x1), w(0xe, 1, 0x3e, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Blend State Pointer Valid", places: &[p(0xe, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blend State Pointer", places: &[p(0xf, 38, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_CC_STATE_POINTERS`. `[mesa:gen7 3DSTATE_CC_STATE_POINTERS]` `[mesa:gen8 3DSTATE_CC_STATE_POINTERS]` `[mesa:gen9 3DSTATE_CC_STATE_POINTERS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dCcStatePointers {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Color Calc State Pointer Valid, bool.
    pub color_calc_state_pointer_valid: bool,
    /// Color Calc State Pointer, offset.
    pub color_calc_state_pointer: u64,
}
impl State3dCcStatePointers {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dCcStatePointers {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), color_calc_state_pointer: a(d, 38, 63), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), color_calc_state_pointer_valid: b(d, 32), color_calc_state_pointer: a(d, 38, 63), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x780e0000; put(d, 32, 32, !0); let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 63, self.color_calc_state_pointer); 2 }
            _ => { d[0] = 0x780e0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.color_calc_state_pointer_valid)); put_a(d, 38, 63, self.color_calc_state_pointer); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dCcStatePointers, STATE3DCCSTATEPOINTERS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CC_STATE_POINTERS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CC_STATE_POINTERS", "mesa:gen8 3DSTATE_CC_STATE_POINTERS", "mesa:gen9 3DSTATE_CC_STATE_POINTERS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x780e0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[(0x1, 32, 32)],
    reserved: &[(0xf, 8, 15), (0xf, 33, 37)],
    system: "B111", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0x3f, 0x1), w(0xe, 1, 0x3e, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Color Calc State Pointer Valid", places: &[p(0xe, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Calc State Pointer", places: &[p(0xf, 38, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_CHROMA_KEY`. `[mesa:gen7 3DSTATE_CHROMA_KEY]` `[mesa:gen8 3DSTATE_CHROMA_KEY]` `[mesa:gen9 3DSTATE_CHROMA_KEY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dChromaKey {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// ChromaKey Table Index, uint.
    pub chromakey_table_index: u32,
    /// ChromaKey Low Value, uint.
    pub chromakey_low_value: u32,
    /// ChromaKey High Value, uint.
    pub chromakey_high_value: u32,
}
impl State3dChromaKey {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dChromaKey {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), chromakey_table_index: u(d, 62, 63), chromakey_low_value: u(d, 64, 95), chromakey_high_value: u(d, 96, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x79040000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 62, 63, u64::from(self.chromakey_table_index)); put(d, 64, 95, u64::from(self.chromakey_low_value)); put(d, 96, 127, u64::from(self.chromakey_high_value)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dChromaKey, STATE3DCHROMAKEY_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CHROMA_KEY", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CHROMA_KEY", "mesa:gen8 3DSTATE_CHROMA_KEY", "mesa:gen9 3DSTATE_CHROMA_KEY"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79040000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 61)],
    system: "SM-10", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "ChromaKey Table Index", places: &[p(0xf, 62, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ChromaKey Low Value", places: &[p(0xf, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ChromaKey High Value", places: &[p(0xf, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_CLEAR_PARAMS`. `[mesa:gen7 3DSTATE_CLEAR_PARAMS]` `[mesa:gen8 3DSTATE_CLEAR_PARAMS]` `[mesa:gen9 3DSTATE_CLEAR_PARAMS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dClearParams {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Depth Clear Value Bits, uint.
    pub depth_clear_value_bits: u32,
    /// Depth Clear Value, float.
    pub depth_clear_value: f32,
    /// Depth Clear Value Valid, bool.
    pub depth_clear_value_valid: bool,
}
impl State3dClearParams {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dClearParams {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), depth_clear_value_bits: u(d, 32, 63), depth_clear_value_valid: b(d, 64), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), depth_clear_value: f(d, 32), depth_clear_value_valid: b(d, 64), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78040000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 63, u64::from(self.depth_clear_value_bits)); put(d, 64, 64, u64::from(self.depth_clear_value_valid)); 3 }
            _ => { d[0] = 0x78040000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 63, u64::from(self.depth_clear_value.to_bits())); put(d, 64, 64, u64::from(self.depth_clear_value_valid)); 3 }
        };
        words[..n.min(3)].to_vec()
    }
}
described!(State3dClearParams, STATE3DCLEARPARAMS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CLEAR_PARAMS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CLEAR_PARAMS", "mesa:gen8 3DSTATE_CLEAR_PARAMS", "mesa:gen9 3DSTATE_CLEAR_PARAMS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78040000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 65, 95)],
    system: "B101", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 2, 0xfffffffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Depth Clear Value Bits", places: &[p(0x1, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Clear Value", places: &[p(0xe, 32, 63, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Clear Value Valid", places: &[p(0xf, 64, 64, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_CLIP`. `[mesa:gen7 3DSTATE_CLIP]` `[mesa:gen8 3DSTATE_CLIP]` `[mesa:gen9 3DSTATE_CLIP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dClip {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// User Clip Distance Cull Test Enable Bitmask, uint.
    pub user_clip_distance_cull_test_enable_bitmask: u32,
    /// Statistics Enable, bool.
    pub statistics_enable: bool,
    /// Force Clip Mode, bool.
    pub force_clip_mode: bool,
    /// Force User Clip Distance Clip Test Enable Bitmask, bool.
    pub force_user_clip_distance_clip_test_enable_bitmask: bool,
    /// Early Cull Enable, bool.
    pub early_cull_enable: bool,
    /// Vertex Sub Pixel Precision Select, uint.
    pub vertex_sub_pixel_precision_select: u32,
    /// Force User Clip Distance Cull Test Enable Bitmask, bool.
    pub force_user_clip_distance_cull_test_enable_bitmask: bool,
    /// Triangle Fan Provoking Vertex Select, uint.
    pub triangle_fan_provoking_vertex_select: u32,
    /// Line Strip/List Provoking Vertex Select, uint.
    pub line_strip_list_provoking_vertex_select: u32,
    /// Triangle Strip/List Provoking Vertex Select, uint.
    pub triangle_strip_list_provoking_vertex_select: u32,
    /// Non-Perspective Barycentric Enable, bool.
    pub non_perspective_barycentric_enable: bool,
    /// Perspective Divide Disable, bool.
    pub perspective_divide_disable: bool,
    /// Clip Mode, uint.
    pub clip_mode: u32,
    /// User Clip Distance Clip Test Enable Bitmask, uint.
    pub user_clip_distance_clip_test_enable_bitmask: u32,
    /// Guardband Clip Test Enable, bool.
    pub guardband_clip_test_enable: bool,
    /// Viewport XY Clip Test Enable, bool.
    pub viewport_xy_clip_test_enable: bool,
    /// API Mode, uint.
    pub api_mode: u32,
    /// Clip Enable, bool.
    pub clip_enable: bool,
    /// Maximum VP Index, uint.
    pub maximum_vp_index: u32,
    /// Force Zero RTA Index Enable, bool.
    pub force_zero_rta_index_enable: bool,
    /// Maximum Point Width, u8.3.
    pub maximum_point_width: f32,
    /// Minimum Point Width, u8.3.
    pub minimum_point_width: f32,
    /// Cull Mode, uint.
    pub cull_mode: u32,
    /// Front Winding, uint.
    pub front_winding: u32,
    /// Viewport Z Clip Test Enable, bool.
    pub viewport_z_clip_test_enable: bool,
}
impl State3dClip {
    /// 8 Bit of Vertex Sub Pixel Precision Select.
    pub const VERTEX_SUB_PIXEL_PRECISION_SELECT_8_BIT: u32 = 0x0;
    /// 4 Bit of Vertex Sub Pixel Precision Select.
    pub const VERTEX_SUB_PIXEL_PRECISION_SELECT_4_BIT: u32 = 0x1;
    /// Vertex 0 of Triangle Fan Provoking Vertex Select.
    pub const TRIANGLE_FAN_PROVOKING_VERTEX_SELECT_VERTEX_0: u32 = 0x0;
    /// Vertex 1 of Triangle Fan Provoking Vertex Select.
    pub const TRIANGLE_FAN_PROVOKING_VERTEX_SELECT_VERTEX_1: u32 = 0x1;
    /// Vertex 2 of Triangle Fan Provoking Vertex Select.
    pub const TRIANGLE_FAN_PROVOKING_VERTEX_SELECT_VERTEX_2: u32 = 0x2;
    /// Vertex 0 of Line Strip/List Provoking Vertex Select.
    pub const LINE_STRIP_LIST_PROVOKING_VERTEX_SELECT_VERTEX_0: u32 = 0x0;
    /// Vertex 1 of Line Strip/List Provoking Vertex Select.
    pub const LINE_STRIP_LIST_PROVOKING_VERTEX_SELECT_VERTEX_1: u32 = 0x1;
    /// Vertex 0 of Triangle Strip/List Provoking Vertex Select.
    pub const TRIANGLE_STRIP_LIST_PROVOKING_VERTEX_SELECT_VERTEX_0: u32 = 0x0;
    /// Vertex 1 of Triangle Strip/List Provoking Vertex Select.
    pub const TRIANGLE_STRIP_LIST_PROVOKING_VERTEX_SELECT_VERTEX_1: u32 = 0x1;
    /// Vertex 2 of Triangle Strip/List Provoking Vertex Select.
    pub const TRIANGLE_STRIP_LIST_PROVOKING_VERTEX_SELECT_VERTEX_2: u32 = 0x2;
    /// CLIPMODE_NORMAL of Clip Mode.
    pub const CLIP_MODE_CLIPMODE_NORMAL: u32 = 0x0;
    /// CLIPMODE_REJECT_ALL of Clip Mode.
    pub const CLIP_MODE_CLIPMODE_REJECT_ALL: u32 = 0x3;
    /// CLIPMODE_ACCEPT_ALL of Clip Mode.
    pub const CLIP_MODE_CLIPMODE_ACCEPT_ALL: u32 = 0x4;
    /// APIMODE_OGL of API Mode.
    pub const API_MODE_APIMODE_OGL: u32 = 0x0;
    /// APIMODE_D3D of API Mode.
    pub const API_MODE_APIMODE_D3D: u32 = 0x1;
    /// BOTH of Cull Mode.
    pub const CULL_MODE_BOTH: u32 = 0x0;
    /// NONE of Cull Mode.
    pub const CULL_MODE_NONE: u32 = 0x1;
    /// FRONT of Cull Mode.
    pub const CULL_MODE_FRONT: u32 = 0x2;
    /// BACK of Cull Mode.
    pub const CULL_MODE_BACK: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dClip {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), user_clip_distance_cull_test_enable_bitmask: u(d, 32, 39), statistics_enable: b(d, 42), early_cull_enable: b(d, 50), vertex_sub_pixel_precision_select: u(d, 51, 51), triangle_fan_provoking_vertex_select: u(d, 64, 65), line_strip_list_provoking_vertex_select: u(d, 66, 67), triangle_strip_list_provoking_vertex_select: u(d, 68, 69), non_perspective_barycentric_enable: b(d, 72), perspective_divide_disable: b(d, 73), clip_mode: u(d, 77, 79), user_clip_distance_clip_test_enable_bitmask: u(d, 80, 87), guardband_clip_test_enable: b(d, 90), viewport_xy_clip_test_enable: b(d, 92), api_mode: u(d, 94, 94), clip_enable: b(d, 95), maximum_vp_index: u(d, 96, 99), force_zero_rta_index_enable: b(d, 101), maximum_point_width: ux(d, 102, 112, 3), minimum_point_width: ux(d, 113, 123, 3), cull_mode: u(d, 48, 49), front_winding: u(d, 52, 52), viewport_z_clip_test_enable: b(d, 91), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), user_clip_distance_cull_test_enable_bitmask: u(d, 32, 39), statistics_enable: b(d, 42), force_clip_mode: b(d, 48), force_user_clip_distance_clip_test_enable_bitmask: b(d, 49), early_cull_enable: b(d, 50), vertex_sub_pixel_precision_select: u(d, 51, 51), force_user_clip_distance_cull_test_enable_bitmask: b(d, 52), triangle_fan_provoking_vertex_select: u(d, 64, 65), line_strip_list_provoking_vertex_select: u(d, 66, 67), triangle_strip_list_provoking_vertex_select: u(d, 68, 69), non_perspective_barycentric_enable: b(d, 72), perspective_divide_disable: b(d, 73), clip_mode: u(d, 77, 79), user_clip_distance_clip_test_enable_bitmask: u(d, 80, 87), guardband_clip_test_enable: b(d, 90), viewport_xy_clip_test_enable: b(d, 92), api_mode: u(d, 94, 94), clip_enable: b(d, 95), maximum_vp_index: u(d, 96, 99), force_zero_rta_index_enable: b(d, 101), maximum_point_width: ux(d, 102, 112, 3), minimum_point_width: ux(d, 113, 123, 3), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78120000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 39, u64::from(self.user_clip_distance_cull_test_enable_bitmask)); put(d, 42, 42, u64::from(self.statistics_enable)); put(d, 50, 50, u64::from(self.early_cull_enable)); put(d, 51, 51, u64::from(self.vertex_sub_pixel_precision_select)); put(d, 64, 65, u64::from(self.triangle_fan_provoking_vertex_select)); put(d, 66, 67, u64::from(self.line_strip_list_provoking_vertex_select)); put(d, 68, 69, u64::from(self.triangle_strip_list_provoking_vertex_select)); put(d, 72, 72, u64::from(self.non_perspective_barycentric_enable)); put(d, 73, 73, u64::from(self.perspective_divide_disable)); put(d, 77, 79, u64::from(self.clip_mode)); put(d, 80, 87, u64::from(self.user_clip_distance_clip_test_enable_bitmask)); put(d, 90, 90, u64::from(self.guardband_clip_test_enable)); put(d, 92, 92, u64::from(self.viewport_xy_clip_test_enable)); put(d, 94, 94, u64::from(self.api_mode)); put(d, 95, 95, u64::from(self.clip_enable)); put(d, 96, 99, u64::from(self.maximum_vp_index)); put(d, 101, 101, u64::from(self.force_zero_rta_index_enable)); put(d, 102, 112, fixed_bits(self.maximum_point_width, 3, 11, false)); put(d, 113, 123, fixed_bits(self.minimum_point_width, 3, 11, false)); put(d, 48, 49, u64::from(self.cull_mode)); put(d, 52, 52, u64::from(self.front_winding)); put(d, 91, 91, u64::from(self.viewport_z_clip_test_enable)); 4 }
            _ => { d[0] = 0x78120000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 39, u64::from(self.user_clip_distance_cull_test_enable_bitmask)); put(d, 42, 42, u64::from(self.statistics_enable)); put(d, 48, 48, u64::from(self.force_clip_mode)); put(d, 49, 49, u64::from(self.force_user_clip_distance_clip_test_enable_bitmask)); put(d, 50, 50, u64::from(self.early_cull_enable)); put(d, 51, 51, u64::from(self.vertex_sub_pixel_precision_select)); put(d, 52, 52, u64::from(self.force_user_clip_distance_cull_test_enable_bitmask)); put(d, 64, 65, u64::from(self.triangle_fan_provoking_vertex_select)); put(d, 66, 67, u64::from(self.line_strip_list_provoking_vertex_select)); put(d, 68, 69, u64::from(self.triangle_strip_list_provoking_vertex_select)); put(d, 72, 72, u64::from(self.non_perspective_barycentric_enable)); put(d, 73, 73, u64::from(self.perspective_divide_disable)); put(d, 77, 79, u64::from(self.clip_mode)); put(d, 80, 87, u64::from(self.user_clip_distance_clip_test_enable_bitmask)); put(d, 90, 90, u64::from(self.guardband_clip_test_enable)); put(d, 92, 92, u64::from(self.viewport_xy_clip_test_enable)); put(d, 94, 94, u64::from(self.api_mode)); put(d, 95, 95, u64::from(self.clip_enable)); put(d, 96, 99, u64::from(self.maximum_vp_index)); put(d, 101, 101, u64::from(self.force_zero_rta_index_enable)); put(d, 102, 112, fixed_bits(self.maximum_point_width, 3, 11, false)); put(d, 113, 123, fixed_bits(self.minimum_point_width, 3, 11, false)); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dClip, STATE3DCLIP_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CLIP", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CLIP", "mesa:gen8 3DSTATE_CLIP", "mesa:gen9 3DSTATE_CLIP"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78120000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 40, 41), (0xf, 43, 47), (0xf, 53, 63), (0xf, 70, 71), (0xf, 74, 76), (0xf, 88, 89), (0xf, 93, 93), (0xf, 100, 100), (0xf, 124, 127), (0xe, 91, 91)],
    system: "B060", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xffe8fb00, 0x0), w(0x1, 2, 0x23001cc0, 0x0), w(0xf, 3, 0xf0000010, 0x0), w(0xe, 1, 0xffe9fb00, 0x0), w(0xe, 2, 0x2b001cc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "User Clip Distance Cull Test Enable Bitmask", places: &[p(0xf, 32, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Statistics Enable", places: &[p(0xf, 42, 42, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Clip Mode", places: &[p(0xe, 48, 48, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B060", usual: &[0] }) },
        Field { name: "Force User Clip Distance Clip Test Enable Bitmask", places: &[p(0xe, 49, 49, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Early Cull Enable", places: &[p(0xf, 50, 50, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Sub Pixel Precision Select", places: &[p(0xf, 51, 51, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "8 Bit"), (0xe, 0x1, "4 Bit")], when: None, gap: Some(Gap { system: "B060", usual: &[0] }) },
        Field { name: "Force User Clip Distance Cull Test Enable Bitmask", places: &[p(0xe, 52, 52, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Triangle Fan Provoking Vertex Select", places: &[p(0xf, 64, 65, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Vertex 0"), (0x1, 0x1, "Vertex 1"), (0x1, 0x2, "Vertex 2")], when: None, gap: None },
        Field { name: "Line Strip/List Provoking Vertex Select", places: &[p(0xf, 66, 67, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Vertex 0"), (0x1, 0x1, "Vertex 1")], when: None, gap: None },
        Field { name: "Triangle Strip/List Provoking Vertex Select", places: &[p(0xf, 68, 69, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Vertex 0"), (0x1, 0x1, "Vertex 1"), (0x1, 0x2, "Vertex 2")], when: None, gap: None },
        Field { name: "Non-Perspective Barycentric Enable", places: &[p(0xf, 72, 72, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Perspective Divide Disable", places: &[p(0xf, 73, 73, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip Mode", places: &[p(0xf, 77, 79, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "CLIPMODE_NORMAL"), (0xf, 0x3, "CLIPMODE_REJECT_ALL"), (0xf, 0x4, "CLIPMODE_ACCEPT_ALL")], when: None, gap: None },
        Field { name: "User Clip Distance Clip Test Enable Bitmask", places: &[p(0xf, 80, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Guardband Clip Test Enable", places: &[p(0xf, 90, 90, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport XY Clip Test Enable", places: &[p(0xf, 92, 92, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "API Mode", places: &[p(0xf, 94, 94, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "APIMODE_OGL"), (0xf, 0x1, "APIMODE_D3D")], when: None, gap: None },
        Field { name: "Clip Enable", places: &[p(0xf, 95, 95, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum VP Index", places: &[p(0xf, 96, 99, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Zero RTA Index Enable", places: &[p(0xf, 101, 101, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Point Width", places: &[p(0xf, 102, 112, Kind::Fixed(false, 3), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Point Width", places: &[p(0xf, 113, 123, Kind::Fixed(false, 3), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cull Mode", places: &[p(0x1, 48, 49, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "BOTH"), (0x1, 0x1, "NONE"), (0x1, 0x2, "FRONT"), (0x1, 0x3, "BACK")], when: None, gap: None },
        Field { name: "Front Winding", places: &[p(0x1, 52, 52, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport Z Clip Test Enable", places: &[p(0x1, 91, 91, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_DEPTH_BUFFER`. `[mesa:gen7 3DSTATE_DEPTH_BUFFER]` `[mesa:gen8 3DSTATE_DEPTH_BUFFER]` `[mesa:gen9 3DSTATE_DEPTH_BUFFER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dDepthBuffer {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Surface Pitch, uint.
    pub surface_pitch: u32,
    /// Surface Format, uint.
    pub surface_format: u32,
    /// Hierarchical Depth Buffer Enable, bool.
    pub hierarchical_depth_buffer_enable: bool,
    /// Stencil Write Enable, bool.
    pub stencil_write_enable: bool,
    /// Depth Write Enable, bool.
    pub depth_write_enable: bool,
    /// Surface Type, uint.
    pub surface_type: u32,
    /// Surface Base Address, address.
    pub surface_base_address: u64,
    /// LOD, uint.
    pub lod: u32,
    /// Width, uint.
    pub width: u32,
    /// Height, uint.
    pub height: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Minimum Array Element, uint.
    pub minimum_array_element: u32,
    /// Depth, uint.
    pub depth: u32,
    /// Mip Tail Start LOD, uint.
    pub mip_tail_start_lod: u32,
    /// Tiled Resource Mode, uint.
    pub tiled_resource_mode: u32,
    /// Surface QPitch, uint.
    pub surface_qpitch: u32,
    /// Render Target View Extent, uint.
    pub render_target_view_extent: u32,
    /// Depth Coordinate Offset X, int.
    pub depth_coordinate_offset_x: i32,
    /// Depth Coordinate Offset Y, int.
    pub depth_coordinate_offset_y: i32,
}
impl State3dDepthBuffer {
    /// D32_FLOAT of Surface Format.
    pub const SURFACE_FORMAT_D32_FLOAT: u32 = 0x1;
    /// D24_UNORM_X8_UINT of Surface Format.
    pub const SURFACE_FORMAT_D24_UNORM_X8_UINT: u32 = 0x3;
    /// D16_UNORM of Surface Format.
    pub const SURFACE_FORMAT_D16_UNORM: u32 = 0x5;
    /// SURFTYPE_2D of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_2D: u32 = 0x1;
    /// SURFTYPE_CUBE of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_CUBE: u32 = 0x3;
    /// SURFTYPE_NULL of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_NULL: u32 = 0x7;
    /// SURFTYPE_1D of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_1D: u32 = 0x0;
    /// SURFTYPE_3D of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_3D: u32 = 0x2;
    /// SURFTYPE_CUBE (must be zero) of Depth.
    pub const DEPTH_SURFTYPE_CUBE_MUST_BE_ZERO: u32 = 0x0;
    /// NONE of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_NONE: u32 = 0x0;
    /// TILEYF of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TILEYF: u32 = 0x1;
    /// TILEYS of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TILEYS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dDepthBuffer {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), surface_pitch: u(d, 32, 49), surface_format: u(d, 50, 52), hierarchical_depth_buffer_enable: b(d, 54), stencil_write_enable: b(d, 59), depth_write_enable: b(d, 60), surface_type: u(d, 61, 63), surface_base_address: a(d, 64, 95), lod: u(d, 96, 99), width: u(d, 100, 113), height: u(d, 114, 127), mocs: u(d, 128, 131), minimum_array_element: u(d, 138, 148), depth: u(d, 149, 159), render_target_view_extent: u(d, 213, 223), depth_coordinate_offset_x: s(d, 160, 175), depth_coordinate_offset_y: s(d, 176, 191), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), surface_pitch: u(d, 32, 49), surface_format: u(d, 50, 52), hierarchical_depth_buffer_enable: b(d, 54), stencil_write_enable: b(d, 59), depth_write_enable: b(d, 60), surface_type: u(d, 61, 63), surface_base_address: a(d, 64, 127), lod: u(d, 128, 131), width: u(d, 132, 145), height: u(d, 146, 159), mocs: u(d, 160, 166), minimum_array_element: u(d, 170, 180), depth: u(d, 181, 191), surface_qpitch: u(d, 224, 238), render_target_view_extent: u(d, 245, 255), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), surface_pitch: u(d, 32, 49), surface_format: u(d, 50, 52), hierarchical_depth_buffer_enable: b(d, 54), stencil_write_enable: b(d, 59), depth_write_enable: b(d, 60), surface_type: u(d, 61, 63), surface_base_address: a(d, 64, 127), lod: u(d, 128, 131), width: u(d, 132, 145), height: u(d, 146, 159), mocs: u(d, 160, 166), minimum_array_element: u(d, 170, 180), depth: u(d, 181, 191), mip_tail_start_lod: u(d, 218, 221), tiled_resource_mode: u(d, 222, 223), surface_qpitch: u(d, 224, 238), render_target_view_extent: u(d, 245, 255), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78050000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 49, u64::from(self.surface_pitch)); put(d, 50, 52, u64::from(self.surface_format)); put(d, 54, 54, u64::from(self.hierarchical_depth_buffer_enable)); put(d, 59, 59, u64::from(self.stencil_write_enable)); put(d, 60, 60, u64::from(self.depth_write_enable)); put(d, 61, 63, u64::from(self.surface_type)); put_a(d, 64, 95, self.surface_base_address); put(d, 96, 99, u64::from(self.lod)); put(d, 100, 113, u64::from(self.width)); put(d, 114, 127, u64::from(self.height)); put(d, 128, 131, u64::from(self.mocs)); put(d, 138, 148, u64::from(self.minimum_array_element)); put(d, 149, 159, u64::from(self.depth)); put(d, 213, 223, u64::from(self.render_target_view_extent)); put(d, 160, 175, self.depth_coordinate_offset_x as i64 as u64); put(d, 176, 191, self.depth_coordinate_offset_y as i64 as u64); 7 }
            1 => { d[0] = 0x78050000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 49, u64::from(self.surface_pitch)); put(d, 50, 52, u64::from(self.surface_format)); put(d, 54, 54, u64::from(self.hierarchical_depth_buffer_enable)); put(d, 59, 59, u64::from(self.stencil_write_enable)); put(d, 60, 60, u64::from(self.depth_write_enable)); put(d, 61, 63, u64::from(self.surface_type)); put_a(d, 64, 127, self.surface_base_address); put(d, 128, 131, u64::from(self.lod)); put(d, 132, 145, u64::from(self.width)); put(d, 146, 159, u64::from(self.height)); put(d, 160, 166, u64::from(self.mocs)); put(d, 170, 180, u64::from(self.minimum_array_element)); put(d, 181, 191, u64::from(self.depth)); put(d, 224, 238, u64::from(self.surface_qpitch)); put(d, 245, 255, u64::from(self.render_target_view_extent)); 8 }
            _ => { d[0] = 0x78050000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 49, u64::from(self.surface_pitch)); put(d, 50, 52, u64::from(self.surface_format)); put(d, 54, 54, u64::from(self.hierarchical_depth_buffer_enable)); put(d, 59, 59, u64::from(self.stencil_write_enable)); put(d, 60, 60, u64::from(self.depth_write_enable)); put(d, 61, 63, u64::from(self.surface_type)); put_a(d, 64, 127, self.surface_base_address); put(d, 128, 131, u64::from(self.lod)); put(d, 132, 145, u64::from(self.width)); put(d, 146, 159, u64::from(self.height)); put(d, 160, 166, u64::from(self.mocs)); put(d, 170, 180, u64::from(self.minimum_array_element)); put(d, 181, 191, u64::from(self.depth)); put(d, 218, 221, u64::from(self.mip_tail_start_lod)); put(d, 222, 223, u64::from(self.tiled_resource_mode)); put(d, 224, 238, u64::from(self.surface_qpitch)); put(d, 245, 255, u64::from(self.render_target_view_extent)); 8 }
        };
        words[..n.min(8)].to_vec()
    }
}
described!(State3dDepthBuffer, STATE3DDEPTHBUFFER_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_DEPTH_BUFFER", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_DEPTH_BUFFER", "mesa:gen8 3DSTATE_DEPTH_BUFFER", "mesa:gen9 3DSTATE_DEPTH_BUFFER"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78050000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 53, 53), (0xf, 55, 58), (0x1, 132, 137), (0x1, 192, 212), (0xe, 167, 169), (0x2, 192, 223), (0xe, 239, 244), (0xc, 192, 217)],
    system: "B116", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x7a00000, 0x0), w(0x1, 4, 0x3f0, 0x0), w(0x1, 5, 0xffffffff, 0x0), w(0x1, 6, 0x1fffff, 0x0), w(0xe, 5, 0x380, 0x0), w(0x2, 6, 0xffffffff, 0x0), w(0xe, 7, 0x1f8000, 0x0), w(0xc, 6, 0x3ffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Surface Pitch", places: &[p(0xf, 32, 49, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Format", places: &[p(0xf, 50, 52, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "D32_FLOAT"), (0xf, 0x3, "D24_UNORM_X8_UINT"), (0xf, 0x5, "D16_UNORM")], when: None, gap: None },
        Field { name: "Hierarchical Depth Buffer Enable", places: &[p(0xf, 54, 54, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Write Enable", places: &[p(0xf, 59, 59, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Write Enable", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Type", places: &[p(0xf, 61, 63, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "SURFTYPE_1D"), (0xf, 0x1, "SURFTYPE_2D"), (0x3, 0x2, "SURFTYPE_3D"), (0xf, 0x3, "SURFTYPE_CUBE"), (0xf, 0x7, "SURFTYPE_NULL")], when: None, gap: None },
        Field { name: "Surface Base Address", places: &[p(0x1, 64, 95, Kind::Address, 1, 0), p(0xe, 64, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LOD", places: &[p(0x1, 96, 99, Kind::Uint, 1, 0), p(0xe, 128, 131, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Width", places: &[p(0x1, 100, 113, Kind::Uint, 1, 0), p(0xe, 132, 145, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Height", places: &[p(0x1, 114, 127, Kind::Uint, 1, 0), p(0xe, 146, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0x1, 128, 131, Kind::Uint, 1, 0), p(0xe, 160, 166, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Array Element", places: &[p(0x1, 138, 148, Kind::Uint, 1, 0), p(0xe, 170, 180, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth", places: &[p(0x1, 149, 159, Kind::Uint, 1, 0), p(0xe, 181, 191, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "SURFTYPE_CUBE (must be zero)")], when: None, gap: None },
        Field { name: "Mip Tail Start LOD", places: &[p(0xc, 218, 221, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tiled Resource Mode", places: &[p(0xc, 222, 223, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "NONE"), (0xc, 0x1, "TILEYF"), (0xc, 0x2, "TILEYS")], when: None, gap: None },
        Field { name: "Surface QPitch", places: &[p(0xe, 224, 238, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Render Target View Extent", places: &[p(0x1, 213, 223, Kind::Uint, 1, 0), p(0xe, 245, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Coordinate Offset X", places: &[p(0x1, 160, 175, Kind::Int, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B114", usual: &[0] }) },
        Field { name: "Depth Coordinate Offset Y", places: &[p(0x1, 176, 191, Kind::Int, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B114", usual: &[0] }) },
    ],
});

/// `3DSTATE_DEPTH_STENCIL_STATE_POINTERS`. `[mesa:gen7 3DSTATE_DEPTH_STENCIL_STATE_POINTERS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dDepthStencilStatePointers {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to DEPTH_STENCIL_STATE, offset.
    pub pointer_to_depth_stencil_state: u64,
}
impl State3dDepthStencilStatePointers {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dDepthStencilStatePointers {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_depth_stencil_state: a(d, 38, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78250000; put(d, 32, 32, !0); let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 63, self.pointer_to_depth_stencil_state); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dDepthStencilStatePointers, STATE3DDEPTHSTENCILSTATEPOINTERS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_DEPTH_STENCIL_STATE_POINTERS", title: "", rows: 0x1,
    cites: &["mesa:gen7 3DSTATE_DEPTH_STENCIL_STATE_POINTERS"],
    engines: &[(0x1, 0x1)], key: &[(0x1, 0xffff0000, 0x78250000)], length: &[(0x1, 0, 7, 2)], dwords: &[(0x1, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[(0x1, 32, 32)],
    reserved: &[(0x1, 8, 15), (0x1, 33, 37)],
    system: "B091", unbuilt: false, watch: &[w(0x1, 0, 0xff00, 0x0), w(0x1, 1, 0x3f, 0x1)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to DEPTH_STENCIL_STATE", places: &[p(0x1, 38, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_DRAWING_RECTANGLE`. `[mesa:gen7 3DSTATE_DRAWING_RECTANGLE]` `[mesa:gen8 3DSTATE_DRAWING_RECTANGLE]` `[mesa:gen9 3DSTATE_DRAWING_RECTANGLE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dDrawingRectangle {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Core Mode Select, uint.
    pub core_mode_select: u32,
    /// Clipped Drawing Rectangle X Min, uint.
    pub clipped_drawing_rectangle_x_min: u32,
    /// Clipped Drawing Rectangle Y Min, uint.
    pub clipped_drawing_rectangle_y_min: u32,
    /// Clipped Drawing Rectangle X Max, uint.
    pub clipped_drawing_rectangle_x_max: u32,
    /// Clipped Drawing Rectangle Y Max, uint.
    pub clipped_drawing_rectangle_y_max: u32,
    /// Drawing Rectangle Origin X, int.
    pub drawing_rectangle_origin_x: i32,
    /// Drawing Rectangle Origin Y, int.
    pub drawing_rectangle_origin_y: i32,
}
impl State3dDrawingRectangle {
    /// Legacy of Core Mode Select.
    pub const CORE_MODE_SELECT_LEGACY: u32 = 0x0;
    /// Core 0 Enabled of Core Mode Select.
    pub const CORE_MODE_SELECT_CORE_0_ENABLED: u32 = 0x1;
    /// Core 1 Enabled of Core Mode Select.
    pub const CORE_MODE_SELECT_CORE_1_ENABLED: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dDrawingRectangle {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), clipped_drawing_rectangle_x_min: u(d, 32, 47), clipped_drawing_rectangle_y_min: u(d, 48, 63), clipped_drawing_rectangle_x_max: u(d, 64, 79), clipped_drawing_rectangle_y_max: u(d, 80, 95), drawing_rectangle_origin_x: s(d, 96, 111), drawing_rectangle_origin_y: s(d, 112, 127), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), core_mode_select: u(d, 14, 15), clipped_drawing_rectangle_x_min: u(d, 32, 47), clipped_drawing_rectangle_y_min: u(d, 48, 63), clipped_drawing_rectangle_x_max: u(d, 64, 79), clipped_drawing_rectangle_y_max: u(d, 80, 95), drawing_rectangle_origin_x: s(d, 96, 111), drawing_rectangle_origin_y: s(d, 112, 127), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x79000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.clipped_drawing_rectangle_x_min)); put(d, 48, 63, u64::from(self.clipped_drawing_rectangle_y_min)); put(d, 64, 79, u64::from(self.clipped_drawing_rectangle_x_max)); put(d, 80, 95, u64::from(self.clipped_drawing_rectangle_y_max)); put(d, 96, 111, self.drawing_rectangle_origin_x as i64 as u64); put(d, 112, 127, self.drawing_rectangle_origin_y as i64 as u64); 4 }
            _ => { d[0] = 0x79000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 14, 15, u64::from(self.core_mode_select)); put(d, 32, 47, u64::from(self.clipped_drawing_rectangle_x_min)); put(d, 48, 63, u64::from(self.clipped_drawing_rectangle_y_min)); put(d, 64, 79, u64::from(self.clipped_drawing_rectangle_x_max)); put(d, 80, 95, u64::from(self.clipped_drawing_rectangle_y_max)); put(d, 96, 111, self.drawing_rectangle_origin_x as i64 as u64); put(d, 112, 127, self.drawing_rectangle_origin_y as i64 as u64); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dDrawingRectangle, STATE3DDRAWINGRECTANGLE_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_DRAWING_RECTANGLE", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_DRAWING_RECTANGLE", "mesa:gen8 3DSTATE_DRAWING_RECTANGLE", "mesa:gen9 3DSTATE_DRAWING_RECTANGLE"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 8, 15), (0xe, 8, 13)],
    system: "B073", unbuilt: false, watch: &[w(0x1, 0, 0xff00, 0x0), w(0xe, 0, 0x3f00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Core Mode Select", places: &[p(0xe, 14, 15, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Legacy"), (0xe, 0x1, "Core 0 Enabled"), (0xe, 0x2, "Core 1 Enabled")], when: None, gap: None },
        Field { name: "Clipped Drawing Rectangle X Min", places: &[p(0xf, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipped Drawing Rectangle Y Min", places: &[p(0xf, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipped Drawing Rectangle X Max", places: &[p(0xf, 64, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipped Drawing Rectangle Y Max", places: &[p(0xf, 80, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Drawing Rectangle Origin X", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Drawing Rectangle Origin Y", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_HIER_DEPTH_BUFFER`. `[mesa:gen7 3DSTATE_HIER_DEPTH_BUFFER]` `[mesa:gen8 3DSTATE_HIER_DEPTH_BUFFER]` `[mesa:gen9 3DSTATE_HIER_DEPTH_BUFFER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dHierDepthBuffer {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Surface Pitch, uint.
    pub surface_pitch: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Surface Base Address, address.
    pub surface_base_address: u64,
    /// Surface QPitch, uint.
    pub surface_qpitch: u32,
}
impl State3dHierDepthBuffer {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dHierDepthBuffer {
        let d = &fixed::<5>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), surface_pitch: u(d, 32, 48), mocs: u(d, 57, 60), surface_base_address: a(d, 64, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), surface_pitch: u(d, 32, 48), mocs: u(d, 57, 63), surface_base_address: a(d, 64, 127), surface_qpitch: u(d, 128, 142), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78070000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 48, u64::from(self.surface_pitch)); put(d, 57, 60, u64::from(self.mocs)); put_a(d, 64, 95, self.surface_base_address); 3 }
            _ => { d[0] = 0x78070000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 48, u64::from(self.surface_pitch)); put(d, 57, 63, u64::from(self.mocs)); put_a(d, 64, 127, self.surface_base_address); put(d, 128, 142, u64::from(self.surface_qpitch)); 5 }
        };
        words[..n.min(5)].to_vec()
    }
}
described!(State3dHierDepthBuffer, STATE3DHIERDEPTHBUFFER_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_HIER_DEPTH_BUFFER", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_HIER_DEPTH_BUFFER", "mesa:gen8 3DSTATE_HIER_DEPTH_BUFFER", "mesa:gen9 3DSTATE_HIER_DEPTH_BUFFER"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78070000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 49, 56), (0x1, 61, 63), (0xe, 143, 159)],
    system: "B100", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xe1fe0000, 0x0), w(0xe, 1, 0x1fe0000, 0x0), w(0xe, 4, 0xffff8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Surface Pitch", places: &[p(0xf, 32, 48, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0x1, 57, 60, Kind::Uint, 1, 0), p(0xe, 57, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Base Address", places: &[p(0x1, 64, 95, Kind::Address, 1, 0), p(0xe, 64, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface QPitch", places: &[p(0xe, 128, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_LINE_STIPPLE`. `[mesa:gen7 3DSTATE_LINE_STIPPLE]` `[mesa:gen8 3DSTATE_LINE_STIPPLE]` `[mesa:gen9 3DSTATE_LINE_STIPPLE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dLineStipple {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Line Stipple Pattern, uint.
    pub line_stipple_pattern: u32,
    /// Current Stipple Index, uint.
    pub current_stipple_index: u32,
    /// Current Repeat Counter, uint.
    pub current_repeat_counter: u32,
    /// Modify Enable (Current Repeat Counter, Current Stipple Index), bool.
    pub modify_enable_current_repeat_counter_current_stipple_index: bool,
    /// Line Stipple Repeat Count, uint.
    pub line_stipple_repeat_count: u32,
    /// Line Stipple Inverse Repeat Count, u1.16.
    pub line_stipple_inverse_repeat_count: f32,
}
impl State3dLineStipple {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dLineStipple {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 7), line_stipple_pattern: u(d, 32, 47), current_stipple_index: u(d, 48, 51), current_repeat_counter: u(d, 53, 61), modify_enable_current_repeat_counter_current_stipple_index: b(d, 63), line_stipple_repeat_count: u(d, 64, 72), line_stipple_inverse_repeat_count: ux(d, 79, 95, 16), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x79080000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.line_stipple_pattern)); put(d, 48, 51, u64::from(self.current_stipple_index)); put(d, 53, 61, u64::from(self.current_repeat_counter)); put(d, 63, 63, u64::from(self.modify_enable_current_repeat_counter_current_stipple_index)); put(d, 64, 72, u64::from(self.line_stipple_repeat_count)); put(d, 79, 95, fixed_bits(self.line_stipple_inverse_repeat_count, 16, 17, false)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(State3dLineStipple, STATE3DLINESTIPPLE_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_LINE_STIPPLE", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_LINE_STIPPLE", "mesa:gen8 3DSTATE_LINE_STIPPLE", "mesa:gen9 3DSTATE_LINE_STIPPLE"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79080000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 52, 52), (0xf, 62, 62), (0xf, 73, 78)],
    system: "B094", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xffff0000, 0x0), w(0xf, 2, 0x7e00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Line Stipple Pattern", places: &[p(0xf, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Stipple Index", places: &[p(0xf, 48, 51, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B094", usual: &[0] }) },
        Field { name: "Current Repeat Counter", places: &[p(0xf, 53, 61, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B094", usual: &[0] }) },
        Field { name: "Modify Enable (Current Repeat Counter, Current Stipple Index)", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B094", usual: &[0] }) },
        Field { name: "Line Stipple Repeat Count", places: &[p(0xf, 64, 72, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Line Stipple Inverse Repeat Count", places: &[p(0xf, 79, 95, Kind::Fixed(false, 16), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_MONOFILTER_SIZE`. `[mesa:gen7 3DSTATE_MONOFILTER_SIZE]` `[mesa:gen8 3DSTATE_MONOFILTER_SIZE]` `[mesa:gen9 3DSTATE_MONOFILTER_SIZE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dMonofilterSize {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Monochrome Filter Height, uint.
    pub monochrome_filter_height: u32,
    /// Monochrome Filter Width, uint.
    pub monochrome_filter_width: u32,
}
impl State3dMonofilterSize {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dMonofilterSize {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), monochrome_filter_height: u(d, 32, 34), monochrome_filter_width: u(d, 35, 37), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x79110000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 34, u64::from(self.monochrome_filter_height)); put(d, 35, 37, u64::from(self.monochrome_filter_width)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dMonofilterSize, STATE3DMONOFILTERSIZE_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_MONOFILTER_SIZE", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_MONOFILTER_SIZE", "mesa:gen8 3DSTATE_MONOFILTER_SIZE", "mesa:gen9 3DSTATE_MONOFILTER_SIZE"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79110000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 38, 63)],
    system: "SM-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Monochrome Filter Height", places: &[p(0xf, 32, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Monochrome Filter Width", places: &[p(0xf, 35, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_MULTISAMPLE`. `[mesa:gen7 3DSTATE_MULTISAMPLE]` `[mesa:gen8 3DSTATE_MULTISAMPLE]` `[mesa:gen9 3DSTATE_MULTISAMPLE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dMultisample {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Number of Multisamples, uint.
    pub number_of_multisamples: u32,
    /// Pixel Location, uint.
    pub pixel_location: u32,
    /// Pixel Position Offset Enable, bool.
    pub pixel_position_offset_enable: bool,
    /// Sample0 Y Offset, u0.4.
    pub sample0_y_offset: f32,
    /// Sample0 X Offset, u0.4.
    pub sample0_x_offset: f32,
    /// Sample1 Y Offset, u0.4.
    pub sample1_y_offset: f32,
    /// Sample1 X Offset, u0.4.
    pub sample1_x_offset: f32,
    /// Sample2 Y Offset, u0.4.
    pub sample2_y_offset: f32,
    /// Sample2 X Offset, u0.4.
    pub sample2_x_offset: f32,
    /// Sample3 Y Offset, u0.4.
    pub sample3_y_offset: f32,
    /// Sample3 X Offset, u0.4.
    pub sample3_x_offset: f32,
    /// Sample4 Y Offset, u0.4.
    pub sample4_y_offset: f32,
    /// Sample4 X Offset, u0.4.
    pub sample4_x_offset: f32,
    /// Sample5 Y Offset, u0.4.
    pub sample5_y_offset: f32,
    /// Sample5 X Offset, u0.4.
    pub sample5_x_offset: f32,
    /// Sample6 Y Offset, u0.4.
    pub sample6_y_offset: f32,
    /// Sample6 X Offset, u0.4.
    pub sample6_x_offset: f32,
    /// Sample7 Y Offset, u0.4.
    pub sample7_y_offset: f32,
    /// Sample7 X Offset, u0.4.
    pub sample7_x_offset: f32,
}
impl State3dMultisample {
    /// NUMSAMPLES_1 of Number of Multisamples.
    pub const NUMBER_OF_MULTISAMPLES_NUMSAMPLES_1: u32 = 0x0;
    /// NUMSAMPLES_4 of Number of Multisamples.
    pub const NUMBER_OF_MULTISAMPLES_NUMSAMPLES_4: u32 = 0x2;
    /// NUMSAMPLES_8 of Number of Multisamples.
    pub const NUMBER_OF_MULTISAMPLES_NUMSAMPLES_8: u32 = 0x3;
    /// CENTER of Pixel Location.
    pub const PIXEL_LOCATION_CENTER: u32 = 0x0;
    /// UL_CORNER of Pixel Location.
    pub const PIXEL_LOCATION_UL_CORNER: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dMultisample {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), number_of_multisamples: u(d, 33, 35), pixel_location: u(d, 36, 36), sample0_y_offset: ux(d, 64, 67, 4), sample0_x_offset: ux(d, 68, 71, 4), sample1_y_offset: ux(d, 72, 75, 4), sample1_x_offset: ux(d, 76, 79, 4), sample2_y_offset: ux(d, 80, 83, 4), sample2_x_offset: ux(d, 84, 87, 4), sample3_y_offset: ux(d, 88, 91, 4), sample3_x_offset: ux(d, 92, 95, 4), sample4_y_offset: ux(d, 96, 99, 4), sample4_x_offset: ux(d, 100, 103, 4), sample5_y_offset: ux(d, 104, 107, 4), sample5_x_offset: ux(d, 108, 111, 4), sample6_y_offset: ux(d, 112, 115, 4), sample6_x_offset: ux(d, 116, 119, 4), sample7_y_offset: ux(d, 120, 123, 4), sample7_x_offset: ux(d, 124, 127, 4), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), number_of_multisamples: u(d, 33, 35), pixel_location: u(d, 36, 36), pixel_position_offset_enable: b(d, 37), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x790d0000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 35, u64::from(self.number_of_multisamples)); put(d, 36, 36, u64::from(self.pixel_location)); put(d, 64, 67, fixed_bits(self.sample0_y_offset, 4, 4, false)); put(d, 68, 71, fixed_bits(self.sample0_x_offset, 4, 4, false)); put(d, 72, 75, fixed_bits(self.sample1_y_offset, 4, 4, false)); put(d, 76, 79, fixed_bits(self.sample1_x_offset, 4, 4, false)); put(d, 80, 83, fixed_bits(self.sample2_y_offset, 4, 4, false)); put(d, 84, 87, fixed_bits(self.sample2_x_offset, 4, 4, false)); put(d, 88, 91, fixed_bits(self.sample3_y_offset, 4, 4, false)); put(d, 92, 95, fixed_bits(self.sample3_x_offset, 4, 4, false)); put(d, 96, 99, fixed_bits(self.sample4_y_offset, 4, 4, false)); put(d, 100, 103, fixed_bits(self.sample4_x_offset, 4, 4, false)); put(d, 104, 107, fixed_bits(self.sample5_y_offset, 4, 4, false)); put(d, 108, 111, fixed_bits(self.sample5_x_offset, 4, 4, false)); put(d, 112, 115, fixed_bits(self.sample6_y_offset, 4, 4, false)); put(d, 116, 119, fixed_bits(self.sample6_x_offset, 4, 4, false)); put(d, 120, 123, fixed_bits(self.sample7_y_offset, 4, 4, false)); put(d, 124, 127, fixed_bits(self.sample7_x_offset, 4, 4, false)); 4 }
            _ => { d[0] = 0x780d0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 35, u64::from(self.number_of_multisamples)); put(d, 36, 36, u64::from(self.pixel_location)); put(d, 37, 37, u64::from(self.pixel_position_offset_enable)); 2 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dMultisample, STATE3DMULTISAMPLE_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_MULTISAMPLE", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_MULTISAMPLE", "mesa:gen8 3DSTATE_MULTISAMPLE", "mesa:gen9 3DSTATE_MULTISAMPLE"],
    engines: &[(0xf, 0x1)], key: &[(0x1, 0xffff0000, 0x790d0000), (0xe, 0xffff0000, 0x780d0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 4, 4, false), (0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 32), (0x1, 37, 63), (0xe, 38, 63)],
    system: "B096", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xffffffe1, 0x0), w(0xe, 1, 0xffffffc1, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Number of Multisamples", places: &[p(0xf, 33, 35, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "NUMSAMPLES_1"), (0x1, 0x2, "NUMSAMPLES_4"), (0x1, 0x3, "NUMSAMPLES_8")], when: None, gap: None },
        Field { name: "Pixel Location", places: &[p(0xf, 36, 36, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "CENTER"), (0xf, 0x1, "UL_CORNER")], when: None, gap: None },
        Field { name: "Pixel Position Offset Enable", places: &[p(0xe, 37, 37, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample0 Y Offset", places: &[p(0x1, 64, 67, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample0 X Offset", places: &[p(0x1, 68, 71, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample1 Y Offset", places: &[p(0x1, 72, 75, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample1 X Offset", places: &[p(0x1, 76, 79, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample2 Y Offset", places: &[p(0x1, 80, 83, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample2 X Offset", places: &[p(0x1, 84, 87, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample3 Y Offset", places: &[p(0x1, 88, 91, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample3 X Offset", places: &[p(0x1, 92, 95, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample4 Y Offset", places: &[p(0x1, 96, 99, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample4 X Offset", places: &[p(0x1, 100, 103, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample5 Y Offset", places: &[p(0x1, 104, 107, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample5 X Offset", places: &[p(0x1, 108, 111, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample6 Y Offset", places: &[p(0x1, 112, 115, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample6 X Offset", places: &[p(0x1, 116, 119, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample7 Y Offset", places: &[p(0x1, 120, 123, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample7 X Offset", places: &[p(0x1, 124, 127, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_POLY_STIPPLE_OFFSET`. `[mesa:gen7 3DSTATE_POLY_STIPPLE_OFFSET]` `[mesa:gen8 3DSTATE_POLY_STIPPLE_OFFSET]` `[mesa:gen9 3DSTATE_POLY_STIPPLE_OFFSET]` `[byt.2.2:3DSTATE_POLY_STIPPLE_OFFSET]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPolyStippleOffset {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Polygon Stipple Y Offset, uint.
    pub polygon_stipple_y_offset: u32,
    /// Polygon Stipple X Offset, uint.
    pub polygon_stipple_x_offset: u32,
}
impl State3dPolyStippleOffset {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dPolyStippleOffset {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), polygon_stipple_y_offset: u(d, 32, 36), polygon_stipple_x_offset: u(d, 40, 44), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x79060000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 36, u64::from(self.polygon_stipple_y_offset)); put(d, 40, 44, u64::from(self.polygon_stipple_x_offset)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dPolyStippleOffset, STATE3DPOLYSTIPPLEOFFSET_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_POLY_STIPPLE_OFFSET", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_POLY_STIPPLE_OFFSET", "mesa:gen8 3DSTATE_POLY_STIPPLE_OFFSET", "mesa:gen9 3DSTATE_POLY_STIPPLE_OFFSET", "byt.2.2:3DSTATE_POLY_STIPPLE_OFFSET"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79060000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 37, 39), (0xf, 45, 63)],
    system: "B095", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xffffe0e0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Polygon Stipple Y Offset", places: &[p(0xf, 32, 36, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Polygon Stipple X Offset", places: &[p(0xf, 40, 44, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_POLY_STIPPLE_PATTERN`. `[mesa:gen7 3DSTATE_POLY_STIPPLE_PATTERN]` `[mesa:gen8 3DSTATE_POLY_STIPPLE_PATTERN]` `[mesa:gen9 3DSTATE_POLY_STIPPLE_PATTERN]` `[byt.2.2:3DSTATE_POLY_STIPPLE_PATTERN]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPolyStipplePattern {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pattern Row, uint.
    pub pattern_row: [u32; 32],
}
impl State3dPolyStipplePattern {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dPolyStipplePattern {
        let d = &fixed::<33>(dwords);
        Self { dword_length: u(d, 0, 7), pattern_row: std::array::from_fn(|i| u(d, at(32, i, 32), at(63, i, 32))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 33];
        let d = &mut words;
        let n: usize = { d[0] = 0x79070000; let length = if self.dword_length == 0 { 31 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); for (i, v) in self.pattern_row.iter().copied().enumerate().take(32) { put(d, at(32, i, 32), at(63, i, 32), u64::from(v)); } 33 };
        words[..n.min(33)].to_vec()
    }
}
described!(State3dPolyStipplePattern, STATE3DPOLYSTIPPLEPATTERN_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_POLY_STIPPLE_PATTERN", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_POLY_STIPPLE_PATTERN", "mesa:gen8 3DSTATE_POLY_STIPPLE_PATTERN", "mesa:gen9 3DSTATE_POLY_STIPPLE_PATTERN", "byt.2.2:3DSTATE_POLY_STIPPLE_PATTERN"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79070000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 33, 33, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15)],
    system: "B095", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pattern Row", places: &[p(0xf, 32, 63, Kind::Uint, 32, 32)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_PS`. `[mesa:gen7 3DSTATE_PS]` `[mesa:gen8 3DSTATE_PS]` `[mesa:gen9 3DSTATE_PS]` `[byt.2.2:3DSTATE_PS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Kernel Start Pointer 0, offset.
    pub kernel_start_pointer_0: u64,
    /// Software Exception Enable, bool.
    pub software_exception_enable: bool,
    /// Mask Stack Exception Enable, bool.
    pub mask_stack_exception_enable: bool,
    /// Illegal Opcode Exception Enable, bool.
    pub illegal_opcode_exception_enable: bool,
    /// Rounding Mode, uint.
    pub rounding_mode: u32,
    /// Floating Point Mode, uint.
    pub floating_point_mode: u32,
    /// Thread Dispatch Priority, uint.
    pub thread_dispatch_priority: u32,
    /// Binding Table Entry Count, uint.
    pub binding_table_entry_count: u32,
    /// Single Precision Denormal Mode, uint.
    pub single_precision_denormal_mode: u32,
    /// Sampler Count, uint.
    pub sampler_count: u32,
    /// Vector Mask Enable, bool.
    pub vector_mask_enable: bool,
    /// Single Program Flow, bool.
    pub single_program_flow: bool,
    /// Per Thread Scratch Space, uint.
    pub per_thread_scratch_space: u32,
    /// Scratch Space Base Pointer, address.
    pub scratch_space_base_pointer: u64,
    /// 8 Pixel Dispatch Enable, bool.
    pub _8_pixel_dispatch_enable: bool,
    /// 16 Pixel Dispatch Enable, bool.
    pub _16_pixel_dispatch_enable: bool,
    /// 32 Pixel Dispatch Enable, bool.
    pub _32_pixel_dispatch_enable: bool,
    /// Position XY Offset Select, uint.
    pub position_xy_offset_select: u32,
    /// Render Target Resolve Type, uint.
    pub render_target_resolve_type: u32,
    /// Render Target Fast Clear Enable, bool.
    pub render_target_fast_clear_enable: bool,
    /// Push Constant Enable, bool.
    pub push_constant_enable: bool,
    /// Maximum Number of Threads Per PSD, uint.
    pub maximum_number_of_threads_per_psd: u32,
    /// Dispatch GRF Start Register For Constant/Setup Data 2, uint.
    pub dispatch_grf_start_register_for_constant_setup_data_2: u32,
    /// Dispatch GRF Start Register For Constant/Setup Data 1, uint.
    pub dispatch_grf_start_register_for_constant_setup_data_1: u32,
    /// Dispatch GRF Start Register For Constant/Setup Data 0, uint.
    pub dispatch_grf_start_register_for_constant_setup_data_0: u32,
    /// Kernel Start Pointer 1, offset.
    pub kernel_start_pointer_1: u64,
    /// Kernel Start Pointer 2, offset.
    pub kernel_start_pointer_2: u64,
    /// Render Target Resolve Enable, bool.
    pub render_target_resolve_enable: bool,
    /// Denormal Mode, uint.
    pub denormal_mode: u32,
    /// Dual Source Blend Enable, bool.
    pub dual_source_blend_enable: bool,
    /// oMask Present to RenderTarget, bool.
    pub omask_present_to_rendertarget: bool,
    /// Attribute Enable, bool.
    pub attribute_enable: bool,
    /// Maximum Number of Threads, uint.
    pub maximum_number_of_threads: u32,
}
impl State3dPs {
    /// RTNE of Rounding Mode.
    pub const ROUNDING_MODE_RTNE: u32 = 0x0;
    /// RU of Rounding Mode.
    pub const ROUNDING_MODE_RU: u32 = 0x1;
    /// RD of Rounding Mode.
    pub const ROUNDING_MODE_RD: u32 = 0x2;
    /// RTZ of Rounding Mode.
    pub const ROUNDING_MODE_RTZ: u32 = 0x3;
    /// IEEE-754 of Floating Point Mode.
    pub const FLOATING_POINT_MODE_IEEE_754: u32 = 0x0;
    /// Alternate of Floating Point Mode.
    pub const FLOATING_POINT_MODE_ALTERNATE: u32 = 0x1;
    /// IEEE-745 of Floating Point Mode.
    pub const FLOATING_POINT_MODE_IEEE_745: u32 = 0x0;
    /// Alt of Floating Point Mode.
    pub const FLOATING_POINT_MODE_ALT: u32 = 0x1;
    /// High of Thread Dispatch Priority.
    pub const THREAD_DISPATCH_PRIORITY_HIGH: u32 = 0x1;
    /// Flushed to Zero of Single Precision Denormal Mode.
    pub const SINGLE_PRECISION_DENORMAL_MODE_FLUSHED_TO_ZERO: u32 = 0x0;
    /// Retained of Single Precision Denormal Mode.
    pub const SINGLE_PRECISION_DENORMAL_MODE_RETAINED: u32 = 0x1;
    /// No Samplers of Sampler Count.
    pub const SAMPLER_COUNT_NO_SAMPLERS: u32 = 0x0;
    /// 1-4 Samplers of Sampler Count.
    pub const SAMPLER_COUNT_1_4_SAMPLERS: u32 = 0x1;
    /// 5-8 Samplers of Sampler Count.
    pub const SAMPLER_COUNT_5_8_SAMPLERS: u32 = 0x2;
    /// 9-12 Samplers of Sampler Count.
    pub const SAMPLER_COUNT_9_12_SAMPLERS: u32 = 0x3;
    /// 13-16 Samplers of Sampler Count.
    pub const SAMPLER_COUNT_13_16_SAMPLERS: u32 = 0x4;
    /// POSOFFSET_NONE of Position XY Offset Select.
    pub const POSITION_XY_OFFSET_SELECT_POSOFFSET_NONE: u32 = 0x0;
    /// POSOFFSET_CENTROID of Position XY Offset Select.
    pub const POSITION_XY_OFFSET_SELECT_POSOFFSET_CENTROID: u32 = 0x2;
    /// POSOFFSET_SAMPLE of Position XY Offset Select.
    pub const POSITION_XY_OFFSET_SELECT_POSOFFSET_SAMPLE: u32 = 0x3;
    /// RESOLVE_DISABLED of Render Target Resolve Type.
    pub const RENDER_TARGET_RESOLVE_TYPE_RESOLVE_DISABLED: u32 = 0x0;
    /// RESOLVE_PARTIAL of Render Target Resolve Type.
    pub const RENDER_TARGET_RESOLVE_TYPE_RESOLVE_PARTIAL: u32 = 0x1;
    /// RESOLVE_FULL of Render Target Resolve Type.
    pub const RENDER_TARGET_RESOLVE_TYPE_RESOLVE_FULL: u32 = 0x3;
    /// FTZ of Denormal Mode.
    pub const DENORMAL_MODE_FTZ: u32 = 0x0;
    /// RET of Denormal Mode.
    pub const DENORMAL_MODE_RET: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dPs {
        let d = &fixed::<12>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), kernel_start_pointer_0: a(d, 38, 63), software_exception_enable: b(d, 71), mask_stack_exception_enable: b(d, 75), illegal_opcode_exception_enable: b(d, 77), rounding_mode: u(d, 78, 79), floating_point_mode: u(d, 80, 80), binding_table_entry_count: u(d, 82, 89), sampler_count: u(d, 91, 93), vector_mask_enable: b(d, 94), single_program_flow: b(d, 95), per_thread_scratch_space: u(d, 96, 99), scratch_space_base_pointer: a(d, 106, 127), _8_pixel_dispatch_enable: b(d, 128), _16_pixel_dispatch_enable: b(d, 129), _32_pixel_dispatch_enable: b(d, 130), position_xy_offset_select: u(d, 131, 132), render_target_fast_clear_enable: b(d, 136), push_constant_enable: b(d, 139), dispatch_grf_start_register_for_constant_setup_data_2: u(d, 160, 166), dispatch_grf_start_register_for_constant_setup_data_1: u(d, 168, 174), dispatch_grf_start_register_for_constant_setup_data_0: u(d, 176, 182), kernel_start_pointer_1: a(d, 198, 223), kernel_start_pointer_2: a(d, 230, 255), render_target_resolve_enable: b(d, 134), denormal_mode: u(d, 90, 90), dual_source_blend_enable: b(d, 135), omask_present_to_rendertarget: b(d, 137), attribute_enable: b(d, 138), maximum_number_of_threads: u(d, 152, 159), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), kernel_start_pointer_0: a(d, 38, 95), software_exception_enable: b(d, 103), mask_stack_exception_enable: b(d, 107), illegal_opcode_exception_enable: b(d, 109), rounding_mode: u(d, 110, 111), floating_point_mode: u(d, 112, 112), thread_dispatch_priority: u(d, 113, 113), binding_table_entry_count: u(d, 114, 121), single_precision_denormal_mode: u(d, 122, 122), sampler_count: u(d, 123, 125), vector_mask_enable: b(d, 126), single_program_flow: b(d, 127), per_thread_scratch_space: u(d, 128, 131), scratch_space_base_pointer: a(d, 138, 191), _8_pixel_dispatch_enable: b(d, 192), _16_pixel_dispatch_enable: b(d, 193), _32_pixel_dispatch_enable: b(d, 194), position_xy_offset_select: u(d, 195, 196), render_target_fast_clear_enable: b(d, 200), push_constant_enable: b(d, 203), maximum_number_of_threads_per_psd: u(d, 215, 223), dispatch_grf_start_register_for_constant_setup_data_2: u(d, 224, 230), dispatch_grf_start_register_for_constant_setup_data_1: u(d, 232, 238), dispatch_grf_start_register_for_constant_setup_data_0: u(d, 240, 246), kernel_start_pointer_1: a(d, 262, 319), kernel_start_pointer_2: a(d, 326, 383), render_target_resolve_enable: b(d, 198), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), kernel_start_pointer_0: a(d, 38, 95), software_exception_enable: b(d, 103), mask_stack_exception_enable: b(d, 107), illegal_opcode_exception_enable: b(d, 109), rounding_mode: u(d, 110, 111), floating_point_mode: u(d, 112, 112), thread_dispatch_priority: u(d, 113, 113), binding_table_entry_count: u(d, 114, 121), single_precision_denormal_mode: u(d, 122, 122), sampler_count: u(d, 123, 125), vector_mask_enable: b(d, 126), single_program_flow: b(d, 127), per_thread_scratch_space: u(d, 128, 131), scratch_space_base_pointer: a(d, 138, 191), _8_pixel_dispatch_enable: b(d, 192), _16_pixel_dispatch_enable: b(d, 193), _32_pixel_dispatch_enable: b(d, 194), position_xy_offset_select: u(d, 195, 196), render_target_resolve_type: u(d, 198, 199), render_target_fast_clear_enable: b(d, 200), push_constant_enable: b(d, 203), maximum_number_of_threads_per_psd: u(d, 215, 223), dispatch_grf_start_register_for_constant_setup_data_2: u(d, 224, 230), dispatch_grf_start_register_for_constant_setup_data_1: u(d, 232, 238), dispatch_grf_start_register_for_constant_setup_data_0: u(d, 240, 246), kernel_start_pointer_1: a(d, 262, 319), kernel_start_pointer_2: a(d, 326, 383), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 12];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78200000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 63, self.kernel_start_pointer_0); put(d, 71, 71, u64::from(self.software_exception_enable)); put(d, 75, 75, u64::from(self.mask_stack_exception_enable)); put(d, 77, 77, u64::from(self.illegal_opcode_exception_enable)); put(d, 78, 79, u64::from(self.rounding_mode)); put(d, 80, 80, u64::from(self.floating_point_mode)); put(d, 82, 89, u64::from(self.binding_table_entry_count)); put(d, 91, 93, u64::from(self.sampler_count)); put(d, 94, 94, u64::from(self.vector_mask_enable)); put(d, 95, 95, u64::from(self.single_program_flow)); put(d, 96, 99, u64::from(self.per_thread_scratch_space)); put_a(d, 106, 127, self.scratch_space_base_pointer); put(d, 128, 128, u64::from(self._8_pixel_dispatch_enable)); put(d, 129, 129, u64::from(self._16_pixel_dispatch_enable)); put(d, 130, 130, u64::from(self._32_pixel_dispatch_enable)); put(d, 131, 132, u64::from(self.position_xy_offset_select)); put(d, 136, 136, u64::from(self.render_target_fast_clear_enable)); put(d, 139, 139, u64::from(self.push_constant_enable)); put(d, 160, 166, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_2)); put(d, 168, 174, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_1)); put(d, 176, 182, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_0)); put_a(d, 198, 223, self.kernel_start_pointer_1); put_a(d, 230, 255, self.kernel_start_pointer_2); put(d, 134, 134, u64::from(self.render_target_resolve_enable)); put(d, 90, 90, u64::from(self.denormal_mode)); put(d, 135, 135, u64::from(self.dual_source_blend_enable)); put(d, 137, 137, u64::from(self.omask_present_to_rendertarget)); put(d, 138, 138, u64::from(self.attribute_enable)); put(d, 152, 159, u64::from(self.maximum_number_of_threads)); 8 }
            1 => { d[0] = 0x78200000; let length = if self.dword_length == 0 { 10 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 95, self.kernel_start_pointer_0); put(d, 103, 103, u64::from(self.software_exception_enable)); put(d, 107, 107, u64::from(self.mask_stack_exception_enable)); put(d, 109, 109, u64::from(self.illegal_opcode_exception_enable)); put(d, 110, 111, u64::from(self.rounding_mode)); put(d, 112, 112, u64::from(self.floating_point_mode)); put(d, 113, 113, u64::from(self.thread_dispatch_priority)); put(d, 114, 121, u64::from(self.binding_table_entry_count)); put(d, 122, 122, u64::from(self.single_precision_denormal_mode)); put(d, 123, 125, u64::from(self.sampler_count)); put(d, 126, 126, u64::from(self.vector_mask_enable)); put(d, 127, 127, u64::from(self.single_program_flow)); put(d, 128, 131, u64::from(self.per_thread_scratch_space)); put_a(d, 138, 191, self.scratch_space_base_pointer); put(d, 192, 192, u64::from(self._8_pixel_dispatch_enable)); put(d, 193, 193, u64::from(self._16_pixel_dispatch_enable)); put(d, 194, 194, u64::from(self._32_pixel_dispatch_enable)); put(d, 195, 196, u64::from(self.position_xy_offset_select)); put(d, 200, 200, u64::from(self.render_target_fast_clear_enable)); put(d, 203, 203, u64::from(self.push_constant_enable)); put(d, 215, 223, u64::from(self.maximum_number_of_threads_per_psd)); put(d, 224, 230, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_2)); put(d, 232, 238, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_1)); put(d, 240, 246, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_0)); put_a(d, 262, 319, self.kernel_start_pointer_1); put_a(d, 326, 383, self.kernel_start_pointer_2); put(d, 198, 198, u64::from(self.render_target_resolve_enable)); 12 }
            _ => { d[0] = 0x78200000; let length = if self.dword_length == 0 { 10 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 95, self.kernel_start_pointer_0); put(d, 103, 103, u64::from(self.software_exception_enable)); put(d, 107, 107, u64::from(self.mask_stack_exception_enable)); put(d, 109, 109, u64::from(self.illegal_opcode_exception_enable)); put(d, 110, 111, u64::from(self.rounding_mode)); put(d, 112, 112, u64::from(self.floating_point_mode)); put(d, 113, 113, u64::from(self.thread_dispatch_priority)); put(d, 114, 121, u64::from(self.binding_table_entry_count)); put(d, 122, 122, u64::from(self.single_precision_denormal_mode)); put(d, 123, 125, u64::from(self.sampler_count)); put(d, 126, 126, u64::from(self.vector_mask_enable)); put(d, 127, 127, u64::from(self.single_program_flow)); put(d, 128, 131, u64::from(self.per_thread_scratch_space)); put_a(d, 138, 191, self.scratch_space_base_pointer); put(d, 192, 192, u64::from(self._8_pixel_dispatch_enable)); put(d, 193, 193, u64::from(self._16_pixel_dispatch_enable)); put(d, 194, 194, u64::from(self._32_pixel_dispatch_enable)); put(d, 195, 196, u64::from(self.position_xy_offset_select)); put(d, 198, 199, u64::from(self.render_target_resolve_type)); put(d, 200, 200, u64::from(self.render_target_fast_clear_enable)); put(d, 203, 203, u64::from(self.push_constant_enable)); put(d, 215, 223, u64::from(self.maximum_number_of_threads_per_psd)); put(d, 224, 230, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_2)); put(d, 232, 238, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_1)); put(d, 240, 246, u64::from(self.dispatch_grf_start_register_for_constant_setup_data_0)); put_a(d, 262, 319, self.kernel_start_pointer_1); put_a(d, 326, 383, self.kernel_start_pointer_2); 12 }
        };
        words[..n.min(12)].to_vec()
    }
}
described!(State3dPs, STATE3DPS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_PS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_PS", "mesa:gen8 3DSTATE_PS", "mesa:gen9 3DSTATE_PS", "byt.2.2:3DSTATE_PS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78200000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 8, 8, false), (0xe, 12, 12, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 37), (0x1, 64, 70), (0x1, 72, 74), (0x1, 76, 76), (0x1, 81, 81), (0x1, 100, 105), (0x1, 133, 133), (0x1, 140, 151), (0x1, 167, 167), (0x1, 175, 175), (0x1, 183, 191), (0x1, 192, 197), (0x1, 224, 229), (0xe, 96, 102), (0xe, 104, 106), (0xe, 108, 108), (0xe, 132, 137), (0xe, 197, 197), (0x2, 199, 199), (0xe, 201, 202), (0xe, 204, 214), (0xe, 231, 231), (0xe, 239, 239), (0xe, 247, 255), (0xe, 256, 261), (0xe, 320, 325)],
    system: "B104", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x3f, 0x0), w(0x1, 2, 0x21f7f, 0x0), w(0x1, 3, 0x3f0, 0x0), w(0x1, 4, 0xfff020, 0x0), w(0x1, 5, 0xff808080, 0x0), w(0x1, 6, 0x3f, 0x0), w(0x1, 7, 0x3f, 0x0), w(0xe, 3, 0x1f7f, 0x0), w(0xe, 4, 0x3f0, 0x0), w(0x2, 6, 0x7ff6a0, 0x0), w(0xe, 7, 0xff808080, 0x0), w(0xe, 8, 0x3f, 0x0), w(0xe, 10, 0x3f, 0x0), w(0xc, 6, 0x7ff620, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Kernel Start Pointer 0", places: &[p(0x1, 38, 63, Kind::Offset, 1, 0), p(0xe, 38, 95, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Software Exception Enable", places: &[p(0x1, 71, 71, Kind::Bool, 1, 0), p(0xe, 103, 103, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask Stack Exception Enable", places: &[p(0x1, 75, 75, Kind::Bool, 1, 0), p(0xe, 107, 107, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B104", usual: &[0] }) },
        Field { name: "Illegal Opcode Exception Enable", places: &[p(0x1, 77, 77, Kind::Bool, 1, 0), p(0xe, 109, 109, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rounding Mode", places: &[p(0x1, 78, 79, Kind::Uint, 1, 0), p(0xe, 110, 111, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "RTNE"), (0xf, 0x1, "RU"), (0xf, 0x2, "RD"), (0xf, 0x3, "RTZ")], when: None, gap: None },
        Field { name: "Floating Point Mode", places: &[p(0x1, 80, 80, Kind::Uint, 1, 0), p(0xe, 112, 112, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "IEEE-745"), (0x1, 0x1, "Alt"), (0xe, 0x0, "IEEE-754"), (0xe, 0x1, "Alternate")], when: None, gap: None },
        Field { name: "Thread Dispatch Priority", places: &[p(0xe, 113, 113, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "High")], when: None, gap: None },
        Field { name: "Binding Table Entry Count", places: &[p(0x1, 82, 89, Kind::Uint, 1, 0), p(0xe, 114, 121, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Single Precision Denormal Mode", places: &[p(0xe, 122, 122, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Flushed to Zero"), (0xe, 0x1, "Retained")], when: None, gap: None },
        Field { name: "Sampler Count", places: &[p(0x1, 91, 93, Kind::Uint, 1, 0), p(0xe, 123, 125, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "No Samplers"), (0xe, 0x1, "1-4 Samplers"), (0xe, 0x2, "5-8 Samplers"), (0xe, 0x3, "9-12 Samplers"), (0xe, 0x4, "13-16 Samplers")], when: None, gap: None },
        Field { name: "Vector Mask Enable", places: &[p(0x1, 94, 94, Kind::Bool, 1, 0), p(0xe, 126, 126, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Single Program Flow", places: &[p(0x1, 95, 95, Kind::Bool, 1, 0), p(0xe, 127, 127, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Thread Scratch Space", places: &[p(0x1, 96, 99, Kind::Uint, 1, 0), p(0xe, 128, 131, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scratch Space Base Pointer", places: &[p(0x1, 106, 127, Kind::Address, 1, 0), p(0xe, 138, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8 Pixel Dispatch Enable", places: &[p(0x1, 128, 128, Kind::Bool, 1, 0), p(0xe, 192, 192, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16 Pixel Dispatch Enable", places: &[p(0x1, 129, 129, Kind::Bool, 1, 0), p(0xe, 193, 193, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "32 Pixel Dispatch Enable", places: &[p(0x1, 130, 130, Kind::Bool, 1, 0), p(0xe, 194, 194, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Position XY Offset Select", places: &[p(0x1, 131, 132, Kind::Uint, 1, 0), p(0xe, 195, 196, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "POSOFFSET_NONE"), (0xf, 0x2, "POSOFFSET_CENTROID"), (0xf, 0x3, "POSOFFSET_SAMPLE")], when: None, gap: None },
        Field { name: "Render Target Resolve Type", places: &[p(0xc, 198, 199, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "RESOLVE_DISABLED"), (0xc, 0x1, "RESOLVE_PARTIAL"), (0xc, 0x3, "RESOLVE_FULL")], when: None, gap: None },
        Field { name: "Render Target Fast Clear Enable", places: &[p(0x1, 136, 136, Kind::Bool, 1, 0), p(0xe, 200, 200, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Push Constant Enable", places: &[p(0x1, 139, 139, Kind::Bool, 1, 0), p(0xe, 203, 203, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Number of Threads Per PSD", places: &[p(0xe, 215, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For Constant/Setup Data 2", places: &[p(0x1, 160, 166, Kind::Uint, 1, 0), p(0xe, 224, 230, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For Constant/Setup Data 1", places: &[p(0x1, 168, 174, Kind::Uint, 1, 0), p(0xe, 232, 238, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For Constant/Setup Data 0", places: &[p(0x1, 176, 182, Kind::Uint, 1, 0), p(0xe, 240, 246, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Kernel Start Pointer 1", places: &[p(0x1, 198, 223, Kind::Offset, 1, 0), p(0xe, 262, 319, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Kernel Start Pointer 2", places: &[p(0x1, 230, 255, Kind::Offset, 1, 0), p(0xe, 326, 383, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Render Target Resolve Enable", places: &[p(0x1, 134, 134, Kind::Bool, 1, 0), p(0x2, 198, 198, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Denormal Mode", places: &[p(0x1, 90, 90, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "FTZ"), (0x1, 0x1, "RET")], when: None, gap: None },
        Field { name: "Dual Source Blend Enable", places: &[p(0x1, 135, 135, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "oMask Present to RenderTarget", places: &[p(0x1, 137, 137, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute Enable", places: &[p(0x1, 138, 138, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Number of Threads", places: &[p(0x1, 152, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_PS_BLEND`. `[mesa:gen8 3DSTATE_PS_BLEND]` `[mesa:gen9 3DSTATE_PS_BLEND]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPsBlend {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Independent Alpha Blend Enable, bool.
    pub independent_alpha_blend_enable: bool,
    /// Alpha Test Enable, bool.
    pub alpha_test_enable: bool,
    /// Destination Blend Factor, uint or `enums::color_buffer_blend_factor`.
    pub destination_blend_factor: u32,
    /// Source Blend Factor, uint or `enums::color_buffer_blend_factor`.
    pub source_blend_factor: u32,
    /// Destination Alpha Blend Factor, uint or `enums::color_buffer_blend_factor`.
    pub destination_alpha_blend_factor: u32,
    /// Source Alpha Blend Factor, uint or `enums::color_buffer_blend_factor`.
    pub source_alpha_blend_factor: u32,
    /// Color Buffer Blend Enable, bool.
    pub color_buffer_blend_enable: bool,
    /// Has Writeable RT, bool.
    pub has_writeable_rt: bool,
    /// Alpha To Coverage Enable, bool.
    pub alpha_to_coverage_enable: bool,
}
impl State3dPsBlend {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dPsBlend {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), independent_alpha_blend_enable: b(d, 39), alpha_test_enable: b(d, 40), destination_blend_factor: u(d, 41, 45), source_blend_factor: u(d, 46, 50), destination_alpha_blend_factor: u(d, 51, 55), source_alpha_blend_factor: u(d, 56, 60), color_buffer_blend_enable: b(d, 61), has_writeable_rt: b(d, 62), alpha_to_coverage_enable: b(d, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x784d0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 39, 39, u64::from(self.independent_alpha_blend_enable)); put(d, 40, 40, u64::from(self.alpha_test_enable)); put(d, 41, 45, u64::from(self.destination_blend_factor)); put(d, 46, 50, u64::from(self.source_blend_factor)); put(d, 51, 55, u64::from(self.destination_alpha_blend_factor)); put(d, 56, 60, u64::from(self.source_alpha_blend_factor)); put(d, 61, 61, u64::from(self.color_buffer_blend_enable)); put(d, 62, 62, u64::from(self.has_writeable_rt)); put(d, 63, 63, u64::from(self.alpha_to_coverage_enable)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dPsBlend, STATE3DPSBLEND_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_PS_BLEND", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_PS_BLEND", "mesa:gen9 3DSTATE_PS_BLEND"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x784d0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 32, 38)],
    system: "B118", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0x7f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Independent Alpha Blend Enable", places: &[p(0xe, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Test Enable", places: &[p(0xe, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Blend Factor", places: &[p(0x2, 41, 45, Kind::Uint, 1, 0), p(0xc, 41, 45, Kind::Enum("color_buffer_blend_factor"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Blend Factor", places: &[p(0x2, 46, 50, Kind::Uint, 1, 0), p(0xc, 46, 50, Kind::Enum("color_buffer_blend_factor"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Alpha Blend Factor", places: &[p(0x2, 51, 55, Kind::Uint, 1, 0), p(0xc, 51, 55, Kind::Enum("color_buffer_blend_factor"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Alpha Blend Factor", places: &[p(0x2, 56, 60, Kind::Uint, 1, 0), p(0xc, 56, 60, Kind::Enum("color_buffer_blend_factor"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Buffer Blend Enable", places: &[p(0xe, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Has Writeable RT", places: &[p(0xe, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha To Coverage Enable", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_PS_EXTRA`. `[mesa:gen8 3DSTATE_PS_EXTRA]` `[mesa:gen9 3DSTATE_PS_EXTRA]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPsExtra {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Input Coverage Mask State, uint.
    pub input_coverage_mask_state: u32,
    /// Pixel Shader Has UAV, bool.
    pub pixel_shader_has_uav: bool,
    /// Pixel Shader Pulls Bary, bool.
    pub pixel_shader_pulls_bary: bool,
    /// Pixel Shader Computes Stencil, bool.
    pub pixel_shader_computes_stencil: bool,
    /// Pixel Shader Is Per Sample, bool.
    pub pixel_shader_is_per_sample: bool,
    /// Pixel Shader Disables Alpha To Coverage, bool.
    pub pixel_shader_disables_alpha_to_coverage: bool,
    /// Attribute Enable, bool.
    pub attribute_enable: bool,
    /// Pixel Shader Uses Source W, bool.
    pub pixel_shader_uses_source_w: bool,
    /// Pixel Shader Uses Source Depth, bool.
    pub pixel_shader_uses_source_depth: bool,
    /// Force Computed Depth, bool.
    pub force_computed_depth: bool,
    /// Pixel Shader Computed Depth Mode, uint.
    pub pixel_shader_computed_depth_mode: u32,
    /// Pixel Shader Kills Pixel, bool.
    pub pixel_shader_kills_pixel: bool,
    /// oMask Present to Render Target, bool.
    pub omask_present_to_render_target: bool,
    /// Pixel Shader Does not write to RT, bool.
    pub pixel_shader_does_not_write_to_rt: bool,
    /// Pixel Shader Valid, bool.
    pub pixel_shader_valid: bool,
    /// Pixel Shader Uses Input Coverage Mask, bool.
    pub pixel_shader_uses_input_coverage_mask: bool,
}
impl State3dPsExtra {
    /// NONE of Input Coverage Mask State.
    pub const INPUT_COVERAGE_MASK_STATE_NONE: u32 = 0x0;
    /// NORMAL of Input Coverage Mask State.
    pub const INPUT_COVERAGE_MASK_STATE_NORMAL: u32 = 0x1;
    /// INNER_CONSERVATIVE of Input Coverage Mask State.
    pub const INPUT_COVERAGE_MASK_STATE_INNER_CONSERVATIVE: u32 = 0x2;
    /// DEPTH_COVERAGE of Input Coverage Mask State.
    pub const INPUT_COVERAGE_MASK_STATE_DEPTH_COVERAGE: u32 = 0x3;
    /// PSCDEPTH_OFF of Pixel Shader Computed Depth Mode.
    pub const PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_OFF: u32 = 0x0;
    /// PSCDEPTH_ON of Pixel Shader Computed Depth Mode.
    pub const PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON: u32 = 0x1;
    /// PSCDEPTH_ON_GE of Pixel Shader Computed Depth Mode.
    pub const PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON_GE: u32 = 0x2;
    /// PSCDEPTH_ON_LE of Pixel Shader Computed Depth Mode.
    pub const PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON_LE: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dPsExtra {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), pixel_shader_has_uav: b(d, 34), pixel_shader_is_per_sample: b(d, 38), pixel_shader_disables_alpha_to_coverage: b(d, 39), attribute_enable: b(d, 40), pixel_shader_uses_source_w: b(d, 55), pixel_shader_uses_source_depth: b(d, 56), force_computed_depth: b(d, 57), pixel_shader_computed_depth_mode: u(d, 58, 59), pixel_shader_kills_pixel: b(d, 60), omask_present_to_render_target: b(d, 61), pixel_shader_does_not_write_to_rt: b(d, 62), pixel_shader_valid: b(d, 63), pixel_shader_uses_input_coverage_mask: b(d, 33), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), input_coverage_mask_state: u(d, 32, 33), pixel_shader_has_uav: b(d, 34), pixel_shader_pulls_bary: b(d, 35), pixel_shader_computes_stencil: b(d, 37), pixel_shader_is_per_sample: b(d, 38), pixel_shader_disables_alpha_to_coverage: b(d, 39), attribute_enable: b(d, 40), pixel_shader_uses_source_w: b(d, 55), pixel_shader_uses_source_depth: b(d, 56), force_computed_depth: b(d, 57), pixel_shader_computed_depth_mode: u(d, 58, 59), pixel_shader_kills_pixel: b(d, 60), omask_present_to_render_target: b(d, 61), pixel_shader_does_not_write_to_rt: b(d, 62), pixel_shader_valid: b(d, 63), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x784f0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 34, 34, u64::from(self.pixel_shader_has_uav)); put(d, 38, 38, u64::from(self.pixel_shader_is_per_sample)); put(d, 39, 39, u64::from(self.pixel_shader_disables_alpha_to_coverage)); put(d, 40, 40, u64::from(self.attribute_enable)); put(d, 55, 55, u64::from(self.pixel_shader_uses_source_w)); put(d, 56, 56, u64::from(self.pixel_shader_uses_source_depth)); put(d, 57, 57, u64::from(self.force_computed_depth)); put(d, 58, 59, u64::from(self.pixel_shader_computed_depth_mode)); put(d, 60, 60, u64::from(self.pixel_shader_kills_pixel)); put(d, 61, 61, u64::from(self.omask_present_to_render_target)); put(d, 62, 62, u64::from(self.pixel_shader_does_not_write_to_rt)); put(d, 63, 63, u64::from(self.pixel_shader_valid)); put(d, 33, 33, u64::from(self.pixel_shader_uses_input_coverage_mask)); 2 }
            _ => { d[0] = 0x784f0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 33, u64::from(self.input_coverage_mask_state)); put(d, 34, 34, u64::from(self.pixel_shader_has_uav)); put(d, 35, 35, u64::from(self.pixel_shader_pulls_bary)); put(d, 37, 37, u64::from(self.pixel_shader_computes_stencil)); put(d, 38, 38, u64::from(self.pixel_shader_is_per_sample)); put(d, 39, 39, u64::from(self.pixel_shader_disables_alpha_to_coverage)); put(d, 40, 40, u64::from(self.attribute_enable)); put(d, 55, 55, u64::from(self.pixel_shader_uses_source_w)); put(d, 56, 56, u64::from(self.pixel_shader_uses_source_depth)); put(d, 57, 57, u64::from(self.force_computed_depth)); put(d, 58, 59, u64::from(self.pixel_shader_computed_depth_mode)); put(d, 60, 60, u64::from(self.pixel_shader_kills_pixel)); put(d, 61, 61, u64::from(self.omask_present_to_render_target)); put(d, 62, 62, u64::from(self.pixel_shader_does_not_write_to_rt)); put(d, 63, 63, u64::from(self.pixel_shader_valid)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dPsExtra, STATE3DPSEXTRA_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_PS_EXTRA", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_PS_EXTRA", "mesa:gen9 3DSTATE_PS_EXTRA"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x784f0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0x2, 32, 32), (0x2, 35, 37), (0xe, 41, 54), (0xc, 36, 36)],
    system: "B104", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0x2, 1, 0x27ffe39, 0x0), w(0xc, 1, 0x27ffe10, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Input Coverage Mask State", places: &[p(0xc, 32, 33, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "NONE"), (0xc, 0x1, "NORMAL"), (0xc, 0x2, "INNER_CONSERVATIVE"), (0xc, 0x3, "DEPTH_COVERAGE")], when: None, gap: None },
        Field { name: "Pixel Shader Has UAV", places: &[p(0xe, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Pulls Bary", places: &[p(0xc, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Computes Stencil", places: &[p(0xc, 37, 37, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Is Per Sample", places: &[p(0xe, 38, 38, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Disables Alpha To Coverage", places: &[p(0xe, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute Enable", places: &[p(0xe, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Uses Source W", places: &[p(0xe, 55, 55, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Uses Source Depth", places: &[p(0xe, 56, 56, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Computed Depth", places: &[p(0xe, 57, 57, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B104", usual: &[0] }) },
        Field { name: "Pixel Shader Computed Depth Mode", places: &[p(0xe, 58, 59, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "PSCDEPTH_OFF"), (0xe, 0x1, "PSCDEPTH_ON"), (0xe, 0x2, "PSCDEPTH_ON_GE"), (0xe, 0x3, "PSCDEPTH_ON_LE")], when: None, gap: None },
        Field { name: "Pixel Shader Kills Pixel", places: &[p(0xe, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "oMask Present to Render Target", places: &[p(0xe, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Does not write to RT", places: &[p(0xe, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Valid", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Uses Input Coverage Mask", places: &[p(0x2, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_RASTER`. `[mesa:gen8 3DSTATE_RASTER]` `[mesa:gen9 3DSTATE_RASTER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dRaster {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Viewport Z Near Clip Test Enable, bool.
    pub viewport_z_near_clip_test_enable: bool,
    /// Scissor Rectangle Enable, bool.
    pub scissor_rectangle_enable: bool,
    /// Antialiasing Enable, bool.
    pub antialiasing_enable: bool,
    /// Back Face Fill Mode, uint.
    pub back_face_fill_mode: u32,
    /// Front Face Fill Mode, uint.
    pub front_face_fill_mode: u32,
    /// Global Depth Offset Enable Point, bool.
    pub global_depth_offset_enable_point: bool,
    /// Global Depth Offset Enable Wireframe, bool.
    pub global_depth_offset_enable_wireframe: bool,
    /// Global Depth Offset Enable Solid, bool.
    pub global_depth_offset_enable_solid: bool,
    /// DX Multisample Rasterization Mode, uint.
    pub dx_multisample_rasterization_mode: u32,
    /// DX Multisample Rasterization Enable, bool.
    pub dx_multisample_rasterization_enable: bool,
    /// Smooth Point Enable, bool.
    pub smooth_point_enable: bool,
    /// Force Multisampling, uint.
    pub force_multisampling: u32,
    /// Cull Mode, uint.
    pub cull_mode: u32,
    /// Forced Sample Count, uint.
    pub forced_sample_count: u32,
    /// Front Winding, uint.
    pub front_winding: u32,
    /// API Mode, uint.
    pub api_mode: u32,
    /// Conservative Rasterization Enable, bool.
    pub conservative_rasterization_enable: bool,
    /// Viewport Z Far Clip Test Enable, bool.
    pub viewport_z_far_clip_test_enable: bool,
    /// Global Depth Offset Constant, float.
    pub global_depth_offset_constant: f32,
    /// Global Depth Offset Scale, float.
    pub global_depth_offset_scale: f32,
    /// Global Depth Offset Clamp, float.
    pub global_depth_offset_clamp: f32,
    /// Viewport Z Clip Test Enable, bool.
    pub viewport_z_clip_test_enable: bool,
}
impl State3dRaster {
    /// SOLID of Back Face Fill Mode.
    pub const BACK_FACE_FILL_MODE_SOLID: u32 = 0x0;
    /// WIREFRAME of Back Face Fill Mode.
    pub const BACK_FACE_FILL_MODE_WIREFRAME: u32 = 0x1;
    /// POINT of Back Face Fill Mode.
    pub const BACK_FACE_FILL_MODE_POINT: u32 = 0x2;
    /// SOLID of Front Face Fill Mode.
    pub const FRONT_FACE_FILL_MODE_SOLID: u32 = 0x0;
    /// WIREFRAME of Front Face Fill Mode.
    pub const FRONT_FACE_FILL_MODE_WIREFRAME: u32 = 0x1;
    /// POINT of Front Face Fill Mode.
    pub const FRONT_FACE_FILL_MODE_POINT: u32 = 0x2;
    /// MSRASTMODE_ OFF_PIXEL of DX Multisample Rasterization Mode.
    pub const DX_MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_OFF_PIXEL: u32 = 0x0;
    /// MSRASTMODE_ OFF_PATTERN of DX Multisample Rasterization Mode.
    pub const DX_MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_OFF_PATTERN: u32 = 0x1;
    /// MSRASTMODE_ ON_PIXEL of DX Multisample Rasterization Mode.
    pub const DX_MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_ON_PIXEL: u32 = 0x2;
    /// MSRASTMODE_ ON_PATTERN of DX Multisample Rasterization Mode.
    pub const DX_MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_ON_PATTERN: u32 = 0x3;
    /// BOTH of Cull Mode.
    pub const CULL_MODE_BOTH: u32 = 0x0;
    /// NONE of Cull Mode.
    pub const CULL_MODE_NONE: u32 = 0x1;
    /// FRONT of Cull Mode.
    pub const CULL_MODE_FRONT: u32 = 0x2;
    /// BACK of Cull Mode.
    pub const CULL_MODE_BACK: u32 = 0x3;
    /// NUMRASTSAMPLES_0 of Forced Sample Count.
    pub const FORCED_SAMPLE_COUNT_NUMRASTSAMPLES_0: u32 = 0x0;
    /// NUMRASTSAMPLES_1 of Forced Sample Count.
    pub const FORCED_SAMPLE_COUNT_NUMRASTSAMPLES_1: u32 = 0x1;
    /// NUMRASTSAMPLES_2 of Forced Sample Count.
    pub const FORCED_SAMPLE_COUNT_NUMRASTSAMPLES_2: u32 = 0x2;
    /// NUMRASTSAMPLES_4 of Forced Sample Count.
    pub const FORCED_SAMPLE_COUNT_NUMRASTSAMPLES_4: u32 = 0x3;
    /// NUMRASTSAMPLES_8 of Forced Sample Count.
    pub const FORCED_SAMPLE_COUNT_NUMRASTSAMPLES_8: u32 = 0x4;
    /// NUMRASTSAMPLES_16 of Forced Sample Count.
    pub const FORCED_SAMPLE_COUNT_NUMRASTSAMPLES_16: u32 = 0x5;
    /// Clockwise of Front Winding.
    pub const FRONT_WINDING_CLOCKWISE: u32 = 0x0;
    /// Counter Clockwise of Front Winding.
    pub const FRONT_WINDING_COUNTER_CLOCKWISE: u32 = 0x1;
    /// DX9/OGL of API Mode.
    pub const API_MODE_DX9_OGL: u32 = 0x0;
    /// DX10.0 of API Mode.
    pub const API_MODE_DX10_0: u32 = 0x1;
    /// DX10.1+ of API Mode.
    pub const API_MODE_DX10_1: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dRaster {
        let d = &fixed::<5>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), scissor_rectangle_enable: b(d, 33), antialiasing_enable: b(d, 34), back_face_fill_mode: u(d, 35, 36), front_face_fill_mode: u(d, 37, 38), global_depth_offset_enable_point: b(d, 39), global_depth_offset_enable_wireframe: b(d, 40), global_depth_offset_enable_solid: b(d, 41), dx_multisample_rasterization_mode: u(d, 42, 43), dx_multisample_rasterization_enable: b(d, 44), smooth_point_enable: b(d, 45), force_multisampling: u(d, 46, 46), cull_mode: u(d, 48, 49), forced_sample_count: u(d, 50, 52), front_winding: u(d, 53, 53), api_mode: u(d, 54, 55), global_depth_offset_constant: f(d, 64), global_depth_offset_scale: f(d, 96), global_depth_offset_clamp: f(d, 128), viewport_z_clip_test_enable: b(d, 32), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), viewport_z_near_clip_test_enable: b(d, 32), scissor_rectangle_enable: b(d, 33), antialiasing_enable: b(d, 34), back_face_fill_mode: u(d, 35, 36), front_face_fill_mode: u(d, 37, 38), global_depth_offset_enable_point: b(d, 39), global_depth_offset_enable_wireframe: b(d, 40), global_depth_offset_enable_solid: b(d, 41), dx_multisample_rasterization_mode: u(d, 42, 43), dx_multisample_rasterization_enable: b(d, 44), smooth_point_enable: b(d, 45), force_multisampling: u(d, 46, 46), cull_mode: u(d, 48, 49), forced_sample_count: u(d, 50, 52), front_winding: u(d, 53, 53), api_mode: u(d, 54, 55), conservative_rasterization_enable: b(d, 56), viewport_z_far_clip_test_enable: b(d, 58), global_depth_offset_constant: f(d, 64), global_depth_offset_scale: f(d, 96), global_depth_offset_clamp: f(d, 128), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x78500000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 33, u64::from(self.scissor_rectangle_enable)); put(d, 34, 34, u64::from(self.antialiasing_enable)); put(d, 35, 36, u64::from(self.back_face_fill_mode)); put(d, 37, 38, u64::from(self.front_face_fill_mode)); put(d, 39, 39, u64::from(self.global_depth_offset_enable_point)); put(d, 40, 40, u64::from(self.global_depth_offset_enable_wireframe)); put(d, 41, 41, u64::from(self.global_depth_offset_enable_solid)); put(d, 42, 43, u64::from(self.dx_multisample_rasterization_mode)); put(d, 44, 44, u64::from(self.dx_multisample_rasterization_enable)); put(d, 45, 45, u64::from(self.smooth_point_enable)); put(d, 46, 46, u64::from(self.force_multisampling)); put(d, 48, 49, u64::from(self.cull_mode)); put(d, 50, 52, u64::from(self.forced_sample_count)); put(d, 53, 53, u64::from(self.front_winding)); put(d, 54, 55, u64::from(self.api_mode)); put(d, 64, 95, u64::from(self.global_depth_offset_constant.to_bits())); put(d, 96, 127, u64::from(self.global_depth_offset_scale.to_bits())); put(d, 128, 159, u64::from(self.global_depth_offset_clamp.to_bits())); put(d, 32, 32, u64::from(self.viewport_z_clip_test_enable)); 5 }
            _ => { d[0] = 0x78500000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.viewport_z_near_clip_test_enable)); put(d, 33, 33, u64::from(self.scissor_rectangle_enable)); put(d, 34, 34, u64::from(self.antialiasing_enable)); put(d, 35, 36, u64::from(self.back_face_fill_mode)); put(d, 37, 38, u64::from(self.front_face_fill_mode)); put(d, 39, 39, u64::from(self.global_depth_offset_enable_point)); put(d, 40, 40, u64::from(self.global_depth_offset_enable_wireframe)); put(d, 41, 41, u64::from(self.global_depth_offset_enable_solid)); put(d, 42, 43, u64::from(self.dx_multisample_rasterization_mode)); put(d, 44, 44, u64::from(self.dx_multisample_rasterization_enable)); put(d, 45, 45, u64::from(self.smooth_point_enable)); put(d, 46, 46, u64::from(self.force_multisampling)); put(d, 48, 49, u64::from(self.cull_mode)); put(d, 50, 52, u64::from(self.forced_sample_count)); put(d, 53, 53, u64::from(self.front_winding)); put(d, 54, 55, u64::from(self.api_mode)); put(d, 56, 56, u64::from(self.conservative_rasterization_enable)); put(d, 58, 58, u64::from(self.viewport_z_far_clip_test_enable)); put(d, 64, 95, u64::from(self.global_depth_offset_constant.to_bits())); put(d, 96, 127, u64::from(self.global_depth_offset_scale.to_bits())); put(d, 128, 159, u64::from(self.global_depth_offset_clamp.to_bits())); 5 }
        };
        words[..n.min(5)].to_vec()
    }
}
described!(State3dRaster, STATE3DRASTER_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_RASTER", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_RASTER", "mesa:gen9 3DSTATE_RASTER"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78500000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 47, 47), (0x2, 56, 63), (0xc, 57, 57), (0xc, 59, 63)],
    system: "B069", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0x2, 1, 0xff008000, 0x0), w(0xc, 1, 0xfa008000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Viewport Z Near Clip Test Enable", places: &[p(0xc, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scissor Rectangle Enable", places: &[p(0xe, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Antialiasing Enable", places: &[p(0xe, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Back Face Fill Mode", places: &[p(0xe, 35, 36, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SOLID"), (0xe, 0x1, "WIREFRAME"), (0xe, 0x2, "POINT")], when: None, gap: None },
        Field { name: "Front Face Fill Mode", places: &[p(0xe, 37, 38, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SOLID"), (0xe, 0x1, "WIREFRAME"), (0xe, 0x2, "POINT")], when: None, gap: None },
        Field { name: "Global Depth Offset Enable Point", places: &[p(0xe, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Enable Wireframe", places: &[p(0xe, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Enable Solid", places: &[p(0xe, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DX Multisample Rasterization Mode", places: &[p(0xe, 42, 43, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "MSRASTMODE_ OFF_PIXEL"), (0xe, 0x1, "MSRASTMODE_ OFF_PATTERN"), (0xe, 0x2, "MSRASTMODE_ ON_PIXEL"), (0xe, 0x3, "MSRASTMODE_ ON_PATTERN")], when: None, gap: None },
        Field { name: "DX Multisample Rasterization Enable", places: &[p(0xe, 44, 44, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Smooth Point Enable", places: &[p(0xe, 45, 45, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Multisampling", places: &[p(0xe, 46, 46, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cull Mode", places: &[p(0xe, 48, 49, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "BOTH"), (0xe, 0x1, "NONE"), (0xe, 0x2, "FRONT"), (0xe, 0x3, "BACK")], when: None, gap: None },
        Field { name: "Forced Sample Count", places: &[p(0xe, 50, 52, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "NUMRASTSAMPLES_0"), (0xe, 0x1, "NUMRASTSAMPLES_1"), (0xe, 0x2, "NUMRASTSAMPLES_2"), (0xe, 0x3, "NUMRASTSAMPLES_4"), (0xe, 0x4, "NUMRASTSAMPLES_8"), (0xe, 0x5, "NUMRASTSAMPLES_16")], when: None, gap: None },
        Field { name: "Front Winding", places: &[p(0xe, 53, 53, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Clockwise"), (0xe, 0x1, "Counter Clockwise")], when: None, gap: None },
        Field { name: "API Mode", places: &[p(0xe, 54, 55, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "DX9/OGL"), (0xe, 0x1, "DX10.0"), (0xe, 0x2, "DX10.1+")], when: None, gap: None },
        Field { name: "Conservative Rasterization Enable", places: &[p(0xc, 56, 56, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport Z Far Clip Test Enable", places: &[p(0xc, 58, 58, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Constant", places: &[p(0xe, 64, 95, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Scale", places: &[p(0xe, 96, 127, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Clamp", places: &[p(0xe, 128, 159, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport Z Clip Test Enable", places: &[p(0x2, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLER_PALETTE_LOAD0`. `[mesa:gen7 3DSTATE_SAMPLER_PALETTE_LOAD0]` `[mesa:gen8 3DSTATE_SAMPLER_PALETTE_LOAD0]` `[mesa:gen9 3DSTATE_SAMPLER_PALETTE_LOAD0]` `[byt.2.2:3DSTATE_SAMPLER_PALETTE_LOAD0]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplerPaletteLoad0 {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
}
impl State3dSamplerPaletteLoad0 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSamplerPaletteLoad0 {
        let d = &fixed::<1>(dwords);
        Self { dword_length: u(d, 0, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x79020000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); 1 };
        words[..n.min(1)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = PaletteEntry> + 'a {
        let start: usize = 1;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| PaletteEntry::decode(platform, e))
    }
}
described!(State3dSamplerPaletteLoad0, STATE3DSAMPLERPALETTELOAD0_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLER_PALETTE_LOAD0", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLER_PALETTE_LOAD0", "mesa:gen8 3DSTATE_SAMPLER_PALETTE_LOAD0", "mesa:gen9 3DSTATE_SAMPLER_PALETTE_LOAD0", "byt.2.2:3DSTATE_SAMPLER_PALETTE_LOAD0"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79020000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 1, 1, true)], tail: &[(0xf, 32, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15)],
    system: "SM-08", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Entry", places: &[p(0xf, 32, 63, Kind::Struct(&PALETTEENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLER_PALETTE_LOAD1 entry`. `[mesa:gen7 3DSTATE_SAMPLER_PALETTE_LOAD1]` `[mesa:gen8 3DSTATE_SAMPLER_PALETTE_LOAD1]` `[mesa:gen9 3DSTATE_SAMPLER_PALETTE_LOAD1]` `[byt.2.2:3DSTATE_SAMPLER_PALETTE_LOAD1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplerPaletteLoad1Entry {
    /// Palette Alpha, uint.
    pub palette_alpha: u32,
    /// Palette Red, uint.
    pub palette_red: u32,
    /// Palette Green, uint.
    pub palette_green: u32,
    /// Palette Blue, uint.
    pub palette_blue: u32,
}
impl State3dSamplerPaletteLoad1Entry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSamplerPaletteLoad1Entry {
        let d = &fixed::<1>(dwords);
        Self { palette_alpha: u(d, 24, 31), palette_red: u(d, 16, 23), palette_green: u(d, 8, 15), palette_blue: u(d, 0, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 24, 31, u64::from(self.palette_alpha)); put(d, 16, 23, u64::from(self.palette_red)); put(d, 8, 15, u64::from(self.palette_green)); put(d, 0, 7, u64::from(self.palette_blue)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(State3dSamplerPaletteLoad1Entry, STATE3DSAMPLERPALETTELOAD1ENTRY_ITEM, Item {
    noun: Noun::Structure, name: "3DSTATE_SAMPLER_PALETTE_LOAD1 entry", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLER_PALETTE_LOAD1", "mesa:gen8 3DSTATE_SAMPLER_PALETTE_LOAD1", "mesa:gen9 3DSTATE_SAMPLER_PALETTE_LOAD1", "byt.2.2:3DSTATE_SAMPLER_PALETTE_LOAD1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "SM-08", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Palette Alpha", places: &[p(0xf, 24, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Palette Red", places: &[p(0xf, 16, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Palette Green", places: &[p(0xf, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Palette Blue", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLER_PALETTE_LOAD1`. `[mesa:gen7 3DSTATE_SAMPLER_PALETTE_LOAD1]` `[mesa:gen8 3DSTATE_SAMPLER_PALETTE_LOAD1]` `[mesa:gen9 3DSTATE_SAMPLER_PALETTE_LOAD1]` `[byt.2.2:3DSTATE_SAMPLER_PALETTE_LOAD1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplerPaletteLoad1 {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
}
impl State3dSamplerPaletteLoad1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSamplerPaletteLoad1 {
        let d = &fixed::<1>(dwords);
        Self { dword_length: u(d, 0, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x790c0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); 1 };
        words[..n.min(1)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Palette Alpha`, `Palette Red`, `Palette Green`, `Palette Blue`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = State3dSamplerPaletteLoad1Entry> + 'a {
        let start: usize = 1;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| State3dSamplerPaletteLoad1Entry::decode(platform, e))
    }
}
described!(State3dSamplerPaletteLoad1, STATE3DSAMPLERPALETTELOAD1_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLER_PALETTE_LOAD1", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLER_PALETTE_LOAD1", "mesa:gen8 3DSTATE_SAMPLER_PALETTE_LOAD1", "mesa:gen9 3DSTATE_SAMPLER_PALETTE_LOAD1", "byt.2.2:3DSTATE_SAMPLER_PALETTE_LOAD1"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x790c0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 1, 1, true)], tail: &[(0xf, 32, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15)],
    system: "SM-08", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Palette Alpha", places: &[p(0xf, 56, 63, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Palette Red", places: &[p(0xf, 48, 55, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Palette Green", places: &[p(0xf, 40, 47, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Palette Blue", places: &[p(0xf, 32, 39, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLE_MASK`. `[mesa:gen7 3DSTATE_SAMPLE_MASK]` `[mesa:gen8 3DSTATE_SAMPLE_MASK]` `[mesa:gen9 3DSTATE_SAMPLE_MASK]` `[byt.2.2:3DSTATE_SAMPLE_MASK]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSampleMask {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Sample Mask, uint.
    pub sample_mask: u32,
}
impl State3dSampleMask {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dSampleMask {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), sample_mask: u(d, 32, 39), },
            _ => Self { dword_length: u(d, 0, 7), sample_mask: u(d, 32, 47), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78180000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 39, u64::from(self.sample_mask)); 2 }
            _ => { d[0] = 0x78180000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.sample_mask)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dSampleMask, STATE3DSAMPLEMASK_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLE_MASK", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLE_MASK", "mesa:gen8 3DSTATE_SAMPLE_MASK", "mesa:gen9 3DSTATE_SAMPLE_MASK", "byt.2.2:3DSTATE_SAMPLE_MASK"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78180000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 40, 63), (0xe, 48, 63)],
    system: "B090", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xffffff00, 0x0), w(0xe, 1, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Sample Mask", places: &[p(0x1, 32, 39, Kind::Uint, 1, 0), p(0xe, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLE_PATTERN`. `[mesa:gen8 3DSTATE_SAMPLE_PATTERN]` `[mesa:gen9 3DSTATE_SAMPLE_PATTERN]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplePattern {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// 16x Sample0 Y Offset, u0.4.
    pub _16x_sample0_y_offset: f32,
    /// 16x Sample0 X Offset, u0.4.
    pub _16x_sample0_x_offset: f32,
    /// 16x Sample1 Y Offset, u0.4.
    pub _16x_sample1_y_offset: f32,
    /// 16x Sample1 X Offset, u0.4.
    pub _16x_sample1_x_offset: f32,
    /// 16x Sample2 Y Offset, u0.4.
    pub _16x_sample2_y_offset: f32,
    /// 16x Sample2 X Offset, u0.4.
    pub _16x_sample2_x_offset: f32,
    /// 16x Sample3 Y Offset, u0.4.
    pub _16x_sample3_y_offset: f32,
    /// 16x Sample3 X Offset, u0.4.
    pub _16x_sample3_x_offset: f32,
    /// 16x Sample4 Y Offset, u0.4.
    pub _16x_sample4_y_offset: f32,
    /// 16x Sample4 X Offset, u0.4.
    pub _16x_sample4_x_offset: f32,
    /// 16x Sample5 Y Offset, u0.4.
    pub _16x_sample5_y_offset: f32,
    /// 16x Sample5 X Offset, u0.4.
    pub _16x_sample5_x_offset: f32,
    /// 16x Sample6 Y Offset, u0.4.
    pub _16x_sample6_y_offset: f32,
    /// 16x Sample6 X Offset, u0.4.
    pub _16x_sample6_x_offset: f32,
    /// 16x Sample7 Y Offset, u0.4.
    pub _16x_sample7_y_offset: f32,
    /// 16x Sample7 X Offset, u0.4.
    pub _16x_sample7_x_offset: f32,
    /// 16x Sample8 Y Offset, u0.4.
    pub _16x_sample8_y_offset: f32,
    /// 16x Sample8 X Offset, u0.4.
    pub _16x_sample8_x_offset: f32,
    /// 16x Sample9 Y Offset, u0.4.
    pub _16x_sample9_y_offset: f32,
    /// 16x Sample9 X Offset, u0.4.
    pub _16x_sample9_x_offset: f32,
    /// 16x Sample10 Y Offset, u0.4.
    pub _16x_sample10_y_offset: f32,
    /// 16x Sample10 X Offset, u0.4.
    pub _16x_sample10_x_offset: f32,
    /// 16x Sample11 Y Offset, u0.4.
    pub _16x_sample11_y_offset: f32,
    /// 16x Sample11 X Offset, u0.4.
    pub _16x_sample11_x_offset: f32,
    /// 16x Sample12 Y Offset, u0.4.
    pub _16x_sample12_y_offset: f32,
    /// 16x Sample12 X Offset, u0.4.
    pub _16x_sample12_x_offset: f32,
    /// 16x Sample13 Y Offset, u0.4.
    pub _16x_sample13_y_offset: f32,
    /// 16x Sample13 X Offset, u0.4.
    pub _16x_sample13_x_offset: f32,
    /// 16x Sample14 Y Offset, u0.4.
    pub _16x_sample14_y_offset: f32,
    /// 16x Sample14 X Offset, u0.4.
    pub _16x_sample14_x_offset: f32,
    /// 16x Sample15 Y Offset, u0.4.
    pub _16x_sample15_y_offset: f32,
    /// 16x Sample15 X Offset, u0.4.
    pub _16x_sample15_x_offset: f32,
    /// 8x Sample4 Y Offset, u0.4.
    pub _8x_sample4_y_offset: f32,
    /// 8x Sample4 X Offset, u0.4.
    pub _8x_sample4_x_offset: f32,
    /// 8x Sample5 Y Offset, u0.4.
    pub _8x_sample5_y_offset: f32,
    /// 8x Sample5 X Offset, u0.4.
    pub _8x_sample5_x_offset: f32,
    /// 8x Sample6 Y Offset, u0.4.
    pub _8x_sample6_y_offset: f32,
    /// 8x Sample6 X Offset, u0.4.
    pub _8x_sample6_x_offset: f32,
    /// 8x Sample7 Y Offset, u0.4.
    pub _8x_sample7_y_offset: f32,
    /// 8x Sample7 X Offset, u0.4.
    pub _8x_sample7_x_offset: f32,
    /// 8x Sample0 Y Offset, u0.4.
    pub _8x_sample0_y_offset: f32,
    /// 8x Sample0 X Offset, u0.4.
    pub _8x_sample0_x_offset: f32,
    /// 8x Sample1 Y Offset, u0.4.
    pub _8x_sample1_y_offset: f32,
    /// 8x Sample1 X Offset, u0.4.
    pub _8x_sample1_x_offset: f32,
    /// 8x Sample2 Y Offset, u0.4.
    pub _8x_sample2_y_offset: f32,
    /// 8x Sample2 X Offset, u0.4.
    pub _8x_sample2_x_offset: f32,
    /// 8x Sample3 Y Offset, u0.4.
    pub _8x_sample3_y_offset: f32,
    /// 8x Sample3 X Offset, u0.4.
    pub _8x_sample3_x_offset: f32,
    /// 4x Sample0 Y Offset, u0.4.
    pub _4x_sample0_y_offset: f32,
    /// 4x Sample0 X Offset, u0.4.
    pub _4x_sample0_x_offset: f32,
    /// 4x Sample1 Y Offset, u0.4.
    pub _4x_sample1_y_offset: f32,
    /// 4x Sample1 X Offset, u0.4.
    pub _4x_sample1_x_offset: f32,
    /// 4x Sample2 Y Offset, u0.4.
    pub _4x_sample2_y_offset: f32,
    /// 4x Sample2 X Offset, u0.4.
    pub _4x_sample2_x_offset: f32,
    /// 4x Sample3 Y Offset, u0.4.
    pub _4x_sample3_y_offset: f32,
    /// 4x Sample3 X Offset, u0.4.
    pub _4x_sample3_x_offset: f32,
    /// 2x Sample0 Y Offset, u0.4.
    pub _2x_sample0_y_offset: f32,
    /// 2x Sample0 X Offset, u0.4.
    pub _2x_sample0_x_offset: f32,
    /// 2x Sample1 Y Offset, u0.4.
    pub _2x_sample1_y_offset: f32,
    /// 2x Sample1 X Offset, u0.4.
    pub _2x_sample1_x_offset: f32,
    /// 1x Sample0 Y Offset, u0.4.
    pub _1x_sample0_y_offset: f32,
    /// 1x Sample0 X Offset, u0.4.
    pub _1x_sample0_x_offset: f32,
}
impl State3dSamplePattern {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dSamplePattern {
        let d = &fixed::<9>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), _8x_sample4_y_offset: ux(d, 160, 163, 4), _8x_sample4_x_offset: ux(d, 164, 167, 4), _8x_sample5_y_offset: ux(d, 168, 171, 4), _8x_sample5_x_offset: ux(d, 172, 175, 4), _8x_sample6_y_offset: ux(d, 176, 179, 4), _8x_sample6_x_offset: ux(d, 180, 183, 4), _8x_sample7_y_offset: ux(d, 184, 187, 4), _8x_sample7_x_offset: ux(d, 188, 191, 4), _8x_sample0_y_offset: ux(d, 192, 195, 4), _8x_sample0_x_offset: ux(d, 196, 199, 4), _8x_sample1_y_offset: ux(d, 200, 203, 4), _8x_sample1_x_offset: ux(d, 204, 207, 4), _8x_sample2_y_offset: ux(d, 208, 211, 4), _8x_sample2_x_offset: ux(d, 212, 215, 4), _8x_sample3_y_offset: ux(d, 216, 219, 4), _8x_sample3_x_offset: ux(d, 220, 223, 4), _4x_sample0_y_offset: ux(d, 224, 227, 4), _4x_sample0_x_offset: ux(d, 228, 231, 4), _4x_sample1_y_offset: ux(d, 232, 235, 4), _4x_sample1_x_offset: ux(d, 236, 239, 4), _4x_sample2_y_offset: ux(d, 240, 243, 4), _4x_sample2_x_offset: ux(d, 244, 247, 4), _4x_sample3_y_offset: ux(d, 248, 251, 4), _4x_sample3_x_offset: ux(d, 252, 255, 4), _2x_sample0_y_offset: ux(d, 256, 259, 4), _2x_sample0_x_offset: ux(d, 260, 263, 4), _2x_sample1_y_offset: ux(d, 264, 267, 4), _2x_sample1_x_offset: ux(d, 268, 271, 4), _1x_sample0_y_offset: ux(d, 272, 275, 4), _1x_sample0_x_offset: ux(d, 276, 279, 4), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), _16x_sample0_y_offset: ux(d, 32, 35, 4), _16x_sample0_x_offset: ux(d, 36, 39, 4), _16x_sample1_y_offset: ux(d, 40, 43, 4), _16x_sample1_x_offset: ux(d, 44, 47, 4), _16x_sample2_y_offset: ux(d, 48, 51, 4), _16x_sample2_x_offset: ux(d, 52, 55, 4), _16x_sample3_y_offset: ux(d, 56, 59, 4), _16x_sample3_x_offset: ux(d, 60, 63, 4), _16x_sample4_y_offset: ux(d, 64, 67, 4), _16x_sample4_x_offset: ux(d, 68, 71, 4), _16x_sample5_y_offset: ux(d, 72, 75, 4), _16x_sample5_x_offset: ux(d, 76, 79, 4), _16x_sample6_y_offset: ux(d, 80, 83, 4), _16x_sample6_x_offset: ux(d, 84, 87, 4), _16x_sample7_y_offset: ux(d, 88, 91, 4), _16x_sample7_x_offset: ux(d, 92, 95, 4), _16x_sample8_y_offset: ux(d, 96, 99, 4), _16x_sample8_x_offset: ux(d, 100, 103, 4), _16x_sample9_y_offset: ux(d, 104, 107, 4), _16x_sample9_x_offset: ux(d, 108, 111, 4), _16x_sample10_y_offset: ux(d, 112, 115, 4), _16x_sample10_x_offset: ux(d, 116, 119, 4), _16x_sample11_y_offset: ux(d, 120, 123, 4), _16x_sample11_x_offset: ux(d, 124, 127, 4), _16x_sample12_y_offset: ux(d, 128, 131, 4), _16x_sample12_x_offset: ux(d, 132, 135, 4), _16x_sample13_y_offset: ux(d, 136, 139, 4), _16x_sample13_x_offset: ux(d, 140, 143, 4), _16x_sample14_y_offset: ux(d, 144, 147, 4), _16x_sample14_x_offset: ux(d, 148, 151, 4), _16x_sample15_y_offset: ux(d, 152, 155, 4), _16x_sample15_x_offset: ux(d, 156, 159, 4), _8x_sample4_y_offset: ux(d, 160, 163, 4), _8x_sample4_x_offset: ux(d, 164, 167, 4), _8x_sample5_y_offset: ux(d, 168, 171, 4), _8x_sample5_x_offset: ux(d, 172, 175, 4), _8x_sample6_y_offset: ux(d, 176, 179, 4), _8x_sample6_x_offset: ux(d, 180, 183, 4), _8x_sample7_y_offset: ux(d, 184, 187, 4), _8x_sample7_x_offset: ux(d, 188, 191, 4), _8x_sample0_y_offset: ux(d, 192, 195, 4), _8x_sample0_x_offset: ux(d, 196, 199, 4), _8x_sample1_y_offset: ux(d, 200, 203, 4), _8x_sample1_x_offset: ux(d, 204, 207, 4), _8x_sample2_y_offset: ux(d, 208, 211, 4), _8x_sample2_x_offset: ux(d, 212, 215, 4), _8x_sample3_y_offset: ux(d, 216, 219, 4), _8x_sample3_x_offset: ux(d, 220, 223, 4), _4x_sample0_y_offset: ux(d, 224, 227, 4), _4x_sample0_x_offset: ux(d, 228, 231, 4), _4x_sample1_y_offset: ux(d, 232, 235, 4), _4x_sample1_x_offset: ux(d, 236, 239, 4), _4x_sample2_y_offset: ux(d, 240, 243, 4), _4x_sample2_x_offset: ux(d, 244, 247, 4), _4x_sample3_y_offset: ux(d, 248, 251, 4), _4x_sample3_x_offset: ux(d, 252, 255, 4), _2x_sample0_y_offset: ux(d, 256, 259, 4), _2x_sample0_x_offset: ux(d, 260, 263, 4), _2x_sample1_y_offset: ux(d, 264, 267, 4), _2x_sample1_x_offset: ux(d, 268, 271, 4), _1x_sample0_y_offset: ux(d, 272, 275, 4), _1x_sample0_x_offset: ux(d, 276, 279, 4), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 9];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x791c0000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 160, 163, fixed_bits(self._8x_sample4_y_offset, 4, 4, false)); put(d, 164, 167, fixed_bits(self._8x_sample4_x_offset, 4, 4, false)); put(d, 168, 171, fixed_bits(self._8x_sample5_y_offset, 4, 4, false)); put(d, 172, 175, fixed_bits(self._8x_sample5_x_offset, 4, 4, false)); put(d, 176, 179, fixed_bits(self._8x_sample6_y_offset, 4, 4, false)); put(d, 180, 183, fixed_bits(self._8x_sample6_x_offset, 4, 4, false)); put(d, 184, 187, fixed_bits(self._8x_sample7_y_offset, 4, 4, false)); put(d, 188, 191, fixed_bits(self._8x_sample7_x_offset, 4, 4, false)); put(d, 192, 195, fixed_bits(self._8x_sample0_y_offset, 4, 4, false)); put(d, 196, 199, fixed_bits(self._8x_sample0_x_offset, 4, 4, false)); put(d, 200, 203, fixed_bits(self._8x_sample1_y_offset, 4, 4, false)); put(d, 204, 207, fixed_bits(self._8x_sample1_x_offset, 4, 4, false)); put(d, 208, 211, fixed_bits(self._8x_sample2_y_offset, 4, 4, false)); put(d, 212, 215, fixed_bits(self._8x_sample2_x_offset, 4, 4, false)); put(d, 216, 219, fixed_bits(self._8x_sample3_y_offset, 4, 4, false)); put(d, 220, 223, fixed_bits(self._8x_sample3_x_offset, 4, 4, false)); put(d, 224, 227, fixed_bits(self._4x_sample0_y_offset, 4, 4, false)); put(d, 228, 231, fixed_bits(self._4x_sample0_x_offset, 4, 4, false)); put(d, 232, 235, fixed_bits(self._4x_sample1_y_offset, 4, 4, false)); put(d, 236, 239, fixed_bits(self._4x_sample1_x_offset, 4, 4, false)); put(d, 240, 243, fixed_bits(self._4x_sample2_y_offset, 4, 4, false)); put(d, 244, 247, fixed_bits(self._4x_sample2_x_offset, 4, 4, false)); put(d, 248, 251, fixed_bits(self._4x_sample3_y_offset, 4, 4, false)); put(d, 252, 255, fixed_bits(self._4x_sample3_x_offset, 4, 4, false)); put(d, 256, 259, fixed_bits(self._2x_sample0_y_offset, 4, 4, false)); put(d, 260, 263, fixed_bits(self._2x_sample0_x_offset, 4, 4, false)); put(d, 264, 267, fixed_bits(self._2x_sample1_y_offset, 4, 4, false)); put(d, 268, 271, fixed_bits(self._2x_sample1_x_offset, 4, 4, false)); put(d, 272, 275, fixed_bits(self._1x_sample0_y_offset, 4, 4, false)); put(d, 276, 279, fixed_bits(self._1x_sample0_x_offset, 4, 4, false)); 9 }
            _ => { d[0] = 0x791c0000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 35, fixed_bits(self._16x_sample0_y_offset, 4, 4, false)); put(d, 36, 39, fixed_bits(self._16x_sample0_x_offset, 4, 4, false)); put(d, 40, 43, fixed_bits(self._16x_sample1_y_offset, 4, 4, false)); put(d, 44, 47, fixed_bits(self._16x_sample1_x_offset, 4, 4, false)); put(d, 48, 51, fixed_bits(self._16x_sample2_y_offset, 4, 4, false)); put(d, 52, 55, fixed_bits(self._16x_sample2_x_offset, 4, 4, false)); put(d, 56, 59, fixed_bits(self._16x_sample3_y_offset, 4, 4, false)); put(d, 60, 63, fixed_bits(self._16x_sample3_x_offset, 4, 4, false)); put(d, 64, 67, fixed_bits(self._16x_sample4_y_offset, 4, 4, false)); put(d, 68, 71, fixed_bits(self._16x_sample4_x_offset, 4, 4, false)); put(d, 72, 75, fixed_bits(self._16x_sample5_y_offset, 4, 4, false)); put(d, 76, 79, fixed_bits(self._16x_sample5_x_offset, 4, 4, false)); put(d, 80, 83, fixed_bits(self._16x_sample6_y_offset, 4, 4, false)); put(d, 84, 87, fixed_bits(self._16x_sample6_x_offset, 4, 4, false)); put(d, 88, 91, fixed_bits(self._16x_sample7_y_offset, 4, 4, false)); put(d, 92, 95, fixed_bits(self._16x_sample7_x_offset, 4, 4, false)); put(d, 96, 99, fixed_bits(self._16x_sample8_y_offset, 4, 4, false)); put(d, 100, 103, fixed_bits(self._16x_sample8_x_offset, 4, 4, false)); put(d, 104, 107, fixed_bits(self._16x_sample9_y_offset, 4, 4, false)); put(d, 108, 111, fixed_bits(self._16x_sample9_x_offset, 4, 4, false)); put(d, 112, 115, fixed_bits(self._16x_sample10_y_offset, 4, 4, false)); put(d, 116, 119, fixed_bits(self._16x_sample10_x_offset, 4, 4, false)); put(d, 120, 123, fixed_bits(self._16x_sample11_y_offset, 4, 4, false)); put(d, 124, 127, fixed_bits(self._16x_sample11_x_offset, 4, 4, false)); put(d, 128, 131, fixed_bits(self._16x_sample12_y_offset, 4, 4, false)); put(d, 132, 135, fixed_bits(self._16x_sample12_x_offset, 4, 4, false)); put(d, 136, 139, fixed_bits(self._16x_sample13_y_offset, 4, 4, false)); put(d, 140, 143, fixed_bits(self._16x_sample13_x_offset, 4, 4, false)); put(d, 144, 147, fixed_bits(self._16x_sample14_y_offset, 4, 4, false)); put(d, 148, 151, fixed_bits(self._16x_sample14_x_offset, 4, 4, false)); put(d, 152, 155, fixed_bits(self._16x_sample15_y_offset, 4, 4, false)); put(d, 156, 159, fixed_bits(self._16x_sample15_x_offset, 4, 4, false)); put(d, 160, 163, fixed_bits(self._8x_sample4_y_offset, 4, 4, false)); put(d, 164, 167, fixed_bits(self._8x_sample4_x_offset, 4, 4, false)); put(d, 168, 171, fixed_bits(self._8x_sample5_y_offset, 4, 4, false)); put(d, 172, 175, fixed_bits(self._8x_sample5_x_offset, 4, 4, false)); put(d, 176, 179, fixed_bits(self._8x_sample6_y_offset, 4, 4, false)); put(d, 180, 183, fixed_bits(self._8x_sample6_x_offset, 4, 4, false)); put(d, 184, 187, fixed_bits(self._8x_sample7_y_offset, 4, 4, false)); put(d, 188, 191, fixed_bits(self._8x_sample7_x_offset, 4, 4, false)); put(d, 192, 195, fixed_bits(self._8x_sample0_y_offset, 4, 4, false)); put(d, 196, 199, fixed_bits(self._8x_sample0_x_offset, 4, 4, false)); put(d, 200, 203, fixed_bits(self._8x_sample1_y_offset, 4, 4, false)); put(d, 204, 207, fixed_bits(self._8x_sample1_x_offset, 4, 4, false)); put(d, 208, 211, fixed_bits(self._8x_sample2_y_offset, 4, 4, false)); put(d, 212, 215, fixed_bits(self._8x_sample2_x_offset, 4, 4, false)); put(d, 216, 219, fixed_bits(self._8x_sample3_y_offset, 4, 4, false)); put(d, 220, 223, fixed_bits(self._8x_sample3_x_offset, 4, 4, false)); put(d, 224, 227, fixed_bits(self._4x_sample0_y_offset, 4, 4, false)); put(d, 228, 231, fixed_bits(self._4x_sample0_x_offset, 4, 4, false)); put(d, 232, 235, fixed_bits(self._4x_sample1_y_offset, 4, 4, false)); put(d, 236, 239, fixed_bits(self._4x_sample1_x_offset, 4, 4, false)); put(d, 240, 243, fixed_bits(self._4x_sample2_y_offset, 4, 4, false)); put(d, 244, 247, fixed_bits(self._4x_sample2_x_offset, 4, 4, false)); put(d, 248, 251, fixed_bits(self._4x_sample3_y_offset, 4, 4, false)); put(d, 252, 255, fixed_bits(self._4x_sample3_x_offset, 4, 4, false)); put(d, 256, 259, fixed_bits(self._2x_sample0_y_offset, 4, 4, false)); put(d, 260, 263, fixed_bits(self._2x_sample0_x_offset, 4, 4, false)); put(d, 264, 267, fixed_bits(self._2x_sample1_y_offset, 4, 4, false)); put(d, 268, 271, fixed_bits(self._2x_sample1_x_offset, 4, 4, false)); put(d, 272, 275, fixed_bits(self._1x_sample0_y_offset, 4, 4, false)); put(d, 276, 279, fixed_bits(self._1x_sample0_x_offset, 4, 4, false)); 9 }
        };
        words[..n.min(9)].to_vec()
    }
}
described!(State3dSamplePattern, STATE3DSAMPLEPATTERN_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLE_PATTERN", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_SAMPLE_PATTERN", "mesa:gen9 3DSTATE_SAMPLE_PATTERN"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x791c0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 9, 9, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0x2, 32, 63), (0x2, 64, 95), (0x2, 96, 127), (0x2, 128, 159), (0xe, 280, 287)],
    system: "B096", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0x2, 1, 0xffffffff, 0x0), w(0x2, 2, 0xffffffff, 0x0), w(0x2, 3, 0xffffffff, 0x0), w(0x2, 4, 0xffffffff, 0x0), w(0xe, 8, 0xff000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "16x Sample0 Y Offset", places: &[p(0xc, 32, 35, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample0 X Offset", places: &[p(0xc, 36, 39, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample1 Y Offset", places: &[p(0xc, 40, 43, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample1 X Offset", places: &[p(0xc, 44, 47, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample2 Y Offset", places: &[p(0xc, 48, 51, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample2 X Offset", places: &[p(0xc, 52, 55, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample3 Y Offset", places: &[p(0xc, 56, 59, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample3 X Offset", places: &[p(0xc, 60, 63, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample4 Y Offset", places: &[p(0xc, 64, 67, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample4 X Offset", places: &[p(0xc, 68, 71, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample5 Y Offset", places: &[p(0xc, 72, 75, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample5 X Offset", places: &[p(0xc, 76, 79, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample6 Y Offset", places: &[p(0xc, 80, 83, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample6 X Offset", places: &[p(0xc, 84, 87, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample7 Y Offset", places: &[p(0xc, 88, 91, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample7 X Offset", places: &[p(0xc, 92, 95, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample8 Y Offset", places: &[p(0xc, 96, 99, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample8 X Offset", places: &[p(0xc, 100, 103, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample9 Y Offset", places: &[p(0xc, 104, 107, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample9 X Offset", places: &[p(0xc, 108, 111, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample10 Y Offset", places: &[p(0xc, 112, 115, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample10 X Offset", places: &[p(0xc, 116, 119, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample11 Y Offset", places: &[p(0xc, 120, 123, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample11 X Offset", places: &[p(0xc, 124, 127, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample12 Y Offset", places: &[p(0xc, 128, 131, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample12 X Offset", places: &[p(0xc, 132, 135, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample13 Y Offset", places: &[p(0xc, 136, 139, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample13 X Offset", places: &[p(0xc, 140, 143, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample14 Y Offset", places: &[p(0xc, 144, 147, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample14 X Offset", places: &[p(0xc, 148, 151, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample15 Y Offset", places: &[p(0xc, 152, 155, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "16x Sample15 X Offset", places: &[p(0xc, 156, 159, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample4 Y Offset", places: &[p(0xe, 160, 163, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample4 X Offset", places: &[p(0xe, 164, 167, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample5 Y Offset", places: &[p(0xe, 168, 171, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample5 X Offset", places: &[p(0xe, 172, 175, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample6 Y Offset", places: &[p(0xe, 176, 179, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample6 X Offset", places: &[p(0xe, 180, 183, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample7 Y Offset", places: &[p(0xe, 184, 187, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample7 X Offset", places: &[p(0xe, 188, 191, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample0 Y Offset", places: &[p(0xe, 192, 195, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample0 X Offset", places: &[p(0xe, 196, 199, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample1 Y Offset", places: &[p(0xe, 200, 203, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample1 X Offset", places: &[p(0xe, 204, 207, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample2 Y Offset", places: &[p(0xe, 208, 211, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample2 X Offset", places: &[p(0xe, 212, 215, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample3 Y Offset", places: &[p(0xe, 216, 219, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x Sample3 X Offset", places: &[p(0xe, 220, 223, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4x Sample0 Y Offset", places: &[p(0xe, 224, 227, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4x Sample0 X Offset", places: &[p(0xe, 228, 231, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4x Sample1 Y Offset", places: &[p(0xe, 232, 235, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4x Sample1 X Offset", places: &[p(0xe, 236, 239, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4x Sample2 Y Offset", places: &[p(0xe, 240, 243, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4x Sample2 X Offset", places: &[p(0xe, 244, 247, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4x Sample3 Y Offset", places: &[p(0xe, 248, 251, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4x Sample3 X Offset", places: &[p(0xe, 252, 255, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "2x Sample0 Y Offset", places: &[p(0xe, 256, 259, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "2x Sample0 X Offset", places: &[p(0xe, 260, 263, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "2x Sample1 Y Offset", places: &[p(0xe, 264, 267, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "2x Sample1 X Offset", places: &[p(0xe, 268, 271, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "1x Sample0 Y Offset", places: &[p(0xe, 272, 275, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "1x Sample0 X Offset", places: &[p(0xe, 276, 279, Kind::Fixed(false, 4), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SBE`. `[mesa:gen7 3DSTATE_SBE]` `[mesa:gen8 3DSTATE_SBE]` `[mesa:gen9 3DSTATE_SBE]` `[byt.2.2:3DSTATE_SBE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSbe {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Primitive ID Override Attribute Select, uint.
    pub primitive_id_override_attribute_select: u32,
    /// Vertex URB Entry Read Offset, uint.
    pub vertex_urb_entry_read_offset: u32,
    /// Vertex URB Entry Read Length, uint.
    pub vertex_urb_entry_read_length: u32,
    /// Primitive ID Override Component X, bool.
    pub primitive_id_override_component_x: bool,
    /// Primitive ID Override Component Y, bool.
    pub primitive_id_override_component_y: bool,
    /// Primitive ID Override Component Z, bool.
    pub primitive_id_override_component_z: bool,
    /// Primitive ID Override Component W, bool.
    pub primitive_id_override_component_w: bool,
    /// Point Sprite Texture Coordinate Origin, uint.
    pub point_sprite_texture_coordinate_origin: u32,
    /// Attribute Swizzle Enable, bool.
    pub attribute_swizzle_enable: bool,
    /// Number of SF Output Attributes, uint.
    pub number_of_sf_output_attributes: u32,
    /// Force Vertex URB Entry Read Offset, bool.
    pub force_vertex_urb_entry_read_offset: bool,
    /// Force Vertex URB Entry Read Length, bool.
    pub force_vertex_urb_entry_read_length: bool,
    /// Point Sprite Texture Coordinate Enable, uint.
    pub point_sprite_texture_coordinate_enable: u32,
    /// Constant Interpolation Enable, uint.
    pub constant_interpolation_enable: u32,
    /// Attribute Active Component Format, uint.
    pub attribute_active_component_format: [u32; 32],
    /// Attribute Swizzle Control Mode, uint.
    pub attribute_swizzle_control_mode: u32,
    /// Attribute, SF_OUTPUT_ATTRIBUTE_DETAIL.
    pub attribute: [SfOutputAttributeDetail; 16],
    /// Attribute 0 WrapShortest Enables, uint.
    pub attribute_0_wrapshortest_enables: u32,
    /// Attribute 1 WrapShortest Enables, uint.
    pub attribute_1_wrapshortest_enables: u32,
    /// Attribute 2 WrapShortest Enables, uint.
    pub attribute_2_wrapshortest_enables: u32,
    /// Attribute 3 WrapShortest Enables, uint.
    pub attribute_3_wrapshortest_enables: u32,
    /// Attribute 4 WrapShortest Enables, uint.
    pub attribute_4_wrapshortest_enables: u32,
    /// Attribute 5 WrapShortest Enables, uint.
    pub attribute_5_wrapshortest_enables: u32,
    /// Attribute 6 WrapShortest Enables, uint.
    pub attribute_6_wrapshortest_enables: u32,
    /// Attribute 7 WrapShortest Enables, uint.
    pub attribute_7_wrapshortest_enables: u32,
    /// Attribute 8 WrapShortest Enables, uint.
    pub attribute_8_wrapshortest_enables: u32,
    /// Attribute 9 WrapShortest Enables, uint.
    pub attribute_9_wrapshortest_enables: u32,
    /// Attribute 10 WrapShortest Enables, uint.
    pub attribute_10_wrapshortest_enables: u32,
    /// Attribute 11 WrapShortest Enables, uint.
    pub attribute_11_wrapshortest_enables: u32,
    /// Attribute 12 WrapShortest Enables, uint.
    pub attribute_12_wrapshortest_enables: u32,
    /// Attribute 13 WrapShortest Enables, uint.
    pub attribute_13_wrapshortest_enables: u32,
    /// Attribute 14 WrapShortest Enables, uint.
    pub attribute_14_wrapshortest_enables: u32,
    /// Attribute 15 WrapShortest Enables, uint.
    pub attribute_15_wrapshortest_enables: u32,
}
impl State3dSbe {
    /// UPPERLEFT of Point Sprite Texture Coordinate Origin.
    pub const POINT_SPRITE_TEXTURE_COORDINATE_ORIGIN_UPPERLEFT: u32 = 0x0;
    /// LOWERLEFT of Point Sprite Texture Coordinate Origin.
    pub const POINT_SPRITE_TEXTURE_COORDINATE_ORIGIN_LOWERLEFT: u32 = 0x1;
    /// DISABLED of Attribute Active Component Format.
    pub const ATTRIBUTE_ACTIVE_COMPONENT_FORMAT_DISABLED: u32 = 0x0;
    /// XY of Attribute Active Component Format.
    pub const ATTRIBUTE_ACTIVE_COMPONENT_FORMAT_XY: u32 = 0x1;
    /// XYZ of Attribute Active Component Format.
    pub const ATTRIBUTE_ACTIVE_COMPONENT_FORMAT_XYZ: u32 = 0x2;
    /// XYZW of Attribute Active Component Format.
    pub const ATTRIBUTE_ACTIVE_COMPONENT_FORMAT_XYZW: u32 = 0x3;
    /// SWIZ_0_15 of Attribute Swizzle Control Mode.
    pub const ATTRIBUTE_SWIZZLE_CONTROL_MODE_SWIZ_0_15: u32 = 0x0;
    /// SWIZ_16_31 of Attribute Swizzle Control Mode.
    pub const ATTRIBUTE_SWIZZLE_CONTROL_MODE_SWIZ_16_31: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dSbe {
        let d = &fixed::<14>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), vertex_urb_entry_read_offset: u(d, 36, 41), vertex_urb_entry_read_length: u(d, 43, 47), point_sprite_texture_coordinate_origin: u(d, 52, 52), attribute_swizzle_enable: b(d, 53), number_of_sf_output_attributes: u(d, 54, 59), point_sprite_texture_coordinate_enable: u(d, 320, 351), constant_interpolation_enable: u(d, 352, 383), attribute_swizzle_control_mode: u(d, 60, 60), attribute: std::array::from_fn(|i| SfOutputAttributeDetail::decode(platform, &part::<1>(d, at(64, i, 16), at(79, i, 16)))), attribute_0_wrapshortest_enables: u(d, 384, 387), attribute_1_wrapshortest_enables: u(d, 388, 391), attribute_2_wrapshortest_enables: u(d, 392, 395), attribute_3_wrapshortest_enables: u(d, 396, 399), attribute_4_wrapshortest_enables: u(d, 400, 403), attribute_5_wrapshortest_enables: u(d, 404, 407), attribute_6_wrapshortest_enables: u(d, 408, 411), attribute_7_wrapshortest_enables: u(d, 412, 415), attribute_8_wrapshortest_enables: u(d, 416, 419), attribute_9_wrapshortest_enables: u(d, 420, 423), attribute_10_wrapshortest_enables: u(d, 424, 427), attribute_11_wrapshortest_enables: u(d, 428, 431), attribute_12_wrapshortest_enables: u(d, 432, 435), attribute_13_wrapshortest_enables: u(d, 436, 439), attribute_14_wrapshortest_enables: u(d, 440, 443), attribute_15_wrapshortest_enables: u(d, 444, 447), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), primitive_id_override_attribute_select: u(d, 32, 36), vertex_urb_entry_read_offset: u(d, 37, 42), vertex_urb_entry_read_length: u(d, 43, 47), primitive_id_override_component_x: b(d, 48), primitive_id_override_component_y: b(d, 49), primitive_id_override_component_z: b(d, 50), primitive_id_override_component_w: b(d, 51), point_sprite_texture_coordinate_origin: u(d, 52, 52), attribute_swizzle_enable: b(d, 53), number_of_sf_output_attributes: u(d, 54, 59), force_vertex_urb_entry_read_offset: b(d, 60), force_vertex_urb_entry_read_length: b(d, 61), point_sprite_texture_coordinate_enable: u(d, 64, 95), constant_interpolation_enable: u(d, 96, 127), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), primitive_id_override_attribute_select: u(d, 32, 36), vertex_urb_entry_read_offset: u(d, 37, 42), vertex_urb_entry_read_length: u(d, 43, 47), primitive_id_override_component_x: b(d, 48), primitive_id_override_component_y: b(d, 49), primitive_id_override_component_z: b(d, 50), primitive_id_override_component_w: b(d, 51), point_sprite_texture_coordinate_origin: u(d, 52, 52), attribute_swizzle_enable: b(d, 53), number_of_sf_output_attributes: u(d, 54, 59), force_vertex_urb_entry_read_offset: b(d, 60), force_vertex_urb_entry_read_length: b(d, 61), point_sprite_texture_coordinate_enable: u(d, 64, 95), constant_interpolation_enable: u(d, 96, 127), attribute_active_component_format: std::array::from_fn(|i| u(d, at(128, i, 2), at(129, i, 2))), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 14];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x781f0000; let length = if self.dword_length == 0 { 12 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 36, 41, u64::from(self.vertex_urb_entry_read_offset)); put(d, 43, 47, u64::from(self.vertex_urb_entry_read_length)); put(d, 52, 52, u64::from(self.point_sprite_texture_coordinate_origin)); put(d, 53, 53, u64::from(self.attribute_swizzle_enable)); put(d, 54, 59, u64::from(self.number_of_sf_output_attributes)); put(d, 320, 351, u64::from(self.point_sprite_texture_coordinate_enable)); put(d, 352, 383, u64::from(self.constant_interpolation_enable)); put(d, 60, 60, u64::from(self.attribute_swizzle_control_mode)); for (i, v) in self.attribute.iter().copied().enumerate().take(16) { put_part(d, at(64, i, 16), at(79, i, 16), &v.encode(platform)); } put(d, 384, 387, u64::from(self.attribute_0_wrapshortest_enables)); put(d, 388, 391, u64::from(self.attribute_1_wrapshortest_enables)); put(d, 392, 395, u64::from(self.attribute_2_wrapshortest_enables)); put(d, 396, 399, u64::from(self.attribute_3_wrapshortest_enables)); put(d, 400, 403, u64::from(self.attribute_4_wrapshortest_enables)); put(d, 404, 407, u64::from(self.attribute_5_wrapshortest_enables)); put(d, 408, 411, u64::from(self.attribute_6_wrapshortest_enables)); put(d, 412, 415, u64::from(self.attribute_7_wrapshortest_enables)); put(d, 416, 419, u64::from(self.attribute_8_wrapshortest_enables)); put(d, 420, 423, u64::from(self.attribute_9_wrapshortest_enables)); put(d, 424, 427, u64::from(self.attribute_10_wrapshortest_enables)); put(d, 428, 431, u64::from(self.attribute_11_wrapshortest_enables)); put(d, 432, 435, u64::from(self.attribute_12_wrapshortest_enables)); put(d, 436, 439, u64::from(self.attribute_13_wrapshortest_enables)); put(d, 440, 443, u64::from(self.attribute_14_wrapshortest_enables)); put(d, 444, 447, u64::from(self.attribute_15_wrapshortest_enables)); 14 }
            1 => { d[0] = 0x781f0000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 36, u64::from(self.primitive_id_override_attribute_select)); put(d, 37, 42, u64::from(self.vertex_urb_entry_read_offset)); put(d, 43, 47, u64::from(self.vertex_urb_entry_read_length)); put(d, 48, 48, u64::from(self.primitive_id_override_component_x)); put(d, 49, 49, u64::from(self.primitive_id_override_component_y)); put(d, 50, 50, u64::from(self.primitive_id_override_component_z)); put(d, 51, 51, u64::from(self.primitive_id_override_component_w)); put(d, 52, 52, u64::from(self.point_sprite_texture_coordinate_origin)); put(d, 53, 53, u64::from(self.attribute_swizzle_enable)); put(d, 54, 59, u64::from(self.number_of_sf_output_attributes)); put(d, 60, 60, u64::from(self.force_vertex_urb_entry_read_offset)); put(d, 61, 61, u64::from(self.force_vertex_urb_entry_read_length)); put(d, 64, 95, u64::from(self.point_sprite_texture_coordinate_enable)); put(d, 96, 127, u64::from(self.constant_interpolation_enable)); 4 }
            _ => { d[0] = 0x781f0000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 36, u64::from(self.primitive_id_override_attribute_select)); put(d, 37, 42, u64::from(self.vertex_urb_entry_read_offset)); put(d, 43, 47, u64::from(self.vertex_urb_entry_read_length)); put(d, 48, 48, u64::from(self.primitive_id_override_component_x)); put(d, 49, 49, u64::from(self.primitive_id_override_component_y)); put(d, 50, 50, u64::from(self.primitive_id_override_component_z)); put(d, 51, 51, u64::from(self.primitive_id_override_component_w)); put(d, 52, 52, u64::from(self.point_sprite_texture_coordinate_origin)); put(d, 53, 53, u64::from(self.attribute_swizzle_enable)); put(d, 54, 59, u64::from(self.number_of_sf_output_attributes)); put(d, 60, 60, u64::from(self.force_vertex_urb_entry_read_offset)); put(d, 61, 61, u64::from(self.force_vertex_urb_entry_read_length)); put(d, 64, 95, u64::from(self.point_sprite_texture_coordinate_enable)); put(d, 96, 127, u64::from(self.constant_interpolation_enable)); for (i, v) in self.attribute_active_component_format.iter().copied().enumerate().take(32) { put(d, at(128, i, 2), at(129, i, 2), u64::from(v)); } 6 }
        };
        words[..n.min(14)].to_vec()
    }
}
described!(State3dSbe, STATE3DSBE_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SBE", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SBE", "mesa:gen8 3DSTATE_SBE", "mesa:gen9 3DSTATE_SBE", "byt.2.2:3DSTATE_SBE"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x781f0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 14, 14, false), (0x2, 4, 4, false), (0xc, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 32, 35), (0x1, 42, 42), (0x1, 48, 51), (0x1, 61, 63), (0xe, 62, 63)],
    system: "B084", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xe00f040f, 0x0), w(0x1, 2, 0x1200120, 0x0), w(0x1, 3, 0x1200120, 0x0), w(0x1, 4, 0x1200120, 0x0), w(0x1, 5, 0x1200120, 0x0), w(0x1, 6, 0x1200120, 0x0), w(0x1, 7, 0x1200120, 0x0), w(0x1, 8, 0x1200120, 0x0), w(0x1, 9, 0x1200120, 0x0), w(0xe, 1, 0xc0000000, 0x0), w(0xc, 4, 0xffffffff, 0xffffffff), w(0xc, 5, 0xffffffff, 0xffffffff)], watch_tail: &[],
    fields: &[
        Field { name: "Primitive ID Override Attribute Select", places: &[p(0xe, 32, 36, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Read Offset", places: &[p(0x1, 36, 41, Kind::Uint, 1, 0), p(0xe, 37, 42, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Read Length", places: &[p(0xf, 43, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Primitive ID Override Component X", places: &[p(0xe, 48, 48, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Primitive ID Override Component Y", places: &[p(0xe, 49, 49, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Primitive ID Override Component Z", places: &[p(0xe, 50, 50, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Primitive ID Override Component W", places: &[p(0xe, 51, 51, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Point Sprite Texture Coordinate Origin", places: &[p(0xf, 52, 52, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "UPPERLEFT"), (0xf, 0x1, "LOWERLEFT")], when: None, gap: None },
        Field { name: "Attribute Swizzle Enable", places: &[p(0xf, 53, 53, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of SF Output Attributes", places: &[p(0xf, 54, 59, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Vertex URB Entry Read Offset", places: &[p(0xe, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Vertex URB Entry Read Length", places: &[p(0xe, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Point Sprite Texture Coordinate Enable", places: &[p(0x1, 320, 351, Kind::Uint, 1, 0), p(0xe, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Interpolation Enable", places: &[p(0x1, 352, 383, Kind::Uint, 1, 0), p(0xe, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute Active Component Format", places: &[p(0xc, 128, 129, Kind::Uint, 32, 2)], values: &[(0xc, 0x0, "DISABLED"), (0xc, 0x1, "XY"), (0xc, 0x2, "XYZ"), (0xc, 0x3, "XYZW")], when: None, gap: Some(Gap { system: "B084", usual: &[3, 0] }) },
        Field { name: "Attribute Swizzle Control Mode", places: &[p(0x1, 60, 60, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "SWIZ_0_15"), (0x1, 0x1, "SWIZ_16_31")], when: None, gap: None },
        Field { name: "Attribute", places: &[p(0x1, 64, 79, Kind::Struct(&SFOUTPUTATTRIBUTEDETAIL_ITEM), 16, 16)], values: &[], when: None, gap: None },
        Field { name: "Attribute 0 WrapShortest Enables", places: &[p(0x1, 384, 387, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 1 WrapShortest Enables", places: &[p(0x1, 388, 391, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 2 WrapShortest Enables", places: &[p(0x1, 392, 395, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 3 WrapShortest Enables", places: &[p(0x1, 396, 399, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 4 WrapShortest Enables", places: &[p(0x1, 400, 403, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 5 WrapShortest Enables", places: &[p(0x1, 404, 407, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 6 WrapShortest Enables", places: &[p(0x1, 408, 411, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 7 WrapShortest Enables", places: &[p(0x1, 412, 415, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 8 WrapShortest Enables", places: &[p(0x1, 416, 419, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 9 WrapShortest Enables", places: &[p(0x1, 420, 423, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 10 WrapShortest Enables", places: &[p(0x1, 424, 427, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 11 WrapShortest Enables", places: &[p(0x1, 428, 431, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 12 WrapShortest Enables", places: &[p(0x1, 432, 435, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 13 WrapShortest Enables", places: &[p(0x1, 436, 439, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 14 WrapShortest Enables", places: &[p(0x1, 440, 443, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Attribute 15 WrapShortest Enables", places: &[p(0x1, 444, 447, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SBE_SWIZ`. `[mesa:gen8 3DSTATE_SBE_SWIZ]` `[mesa:gen9 3DSTATE_SBE_SWIZ]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSbeSwiz {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Attribute, SF_OUTPUT_ATTRIBUTE_DETAIL.
    pub attribute: [SfOutputAttributeDetail; 16],
    /// Attribute Wrap Shortest Enables, uint.
    pub attribute_wrap_shortest_enables: [u32; 16],
}
impl State3dSbeSwiz {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dSbeSwiz {
        let d = &fixed::<11>(dwords);
        Self { dword_length: u(d, 0, 7), attribute: std::array::from_fn(|i| SfOutputAttributeDetail::decode(platform, &part::<1>(d, at(32, i, 16), at(47, i, 16)))), attribute_wrap_shortest_enables: std::array::from_fn(|i| u(d, at(288, i, 4), at(291, i, 4))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = { d[0] = 0x78510000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); for (i, v) in self.attribute.iter().copied().enumerate().take(16) { put_part(d, at(32, i, 16), at(47, i, 16), &v.encode(platform)); } for (i, v) in self.attribute_wrap_shortest_enables.iter().copied().enumerate().take(16) { put(d, at(288, i, 4), at(291, i, 4), u64::from(v)); } 11 };
        words[..n.min(11)].to_vec()
    }
}
described!(State3dSbeSwiz, STATE3DSBESWIZ_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SBE_SWIZ", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_SBE_SWIZ", "mesa:gen9 3DSTATE_SBE_SWIZ"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78510000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15)],
    system: "B084", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0x1200120, 0x0), w(0xe, 2, 0x1200120, 0x0), w(0xe, 3, 0x1200120, 0x0), w(0xe, 4, 0x1200120, 0x0), w(0xe, 5, 0x1200120, 0x0), w(0xe, 6, 0x1200120, 0x0), w(0xe, 7, 0x1200120, 0x0), w(0xe, 8, 0x1200120, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Attribute", places: &[p(0xe, 32, 47, Kind::Struct(&SFOUTPUTATTRIBUTEDETAIL_ITEM), 16, 16)], values: &[], when: None, gap: None },
        Field { name: "Attribute Wrap Shortest Enables", places: &[p(0xe, 288, 291, Kind::Uint, 16, 4)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SCISSOR_STATE_POINTERS`. `[mesa:gen7 3DSTATE_SCISSOR_STATE_POINTERS]` `[mesa:gen8 3DSTATE_SCISSOR_STATE_POINTERS]` `[mesa:gen9 3DSTATE_SCISSOR_STATE_POINTERS]` `[byt.2.2:3DSTATE_SCISSOR_STATE_POINTERS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dScissorStatePointers {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Scissor Rect Pointer, offset.
    pub scissor_rect_pointer: u64,
}
impl State3dScissorStatePointers {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dScissorStatePointers {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), scissor_rect_pointer: a(d, 37, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x780f0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 63, self.scissor_rect_pointer); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dScissorStatePointers, STATE3DSCISSORSTATEPOINTERS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SCISSOR_STATE_POINTERS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SCISSOR_STATE_POINTERS", "mesa:gen8 3DSTATE_SCISSOR_STATE_POINTERS", "mesa:gen9 3DSTATE_SCISSOR_STATE_POINTERS", "byt.2.2:3DSTATE_SCISSOR_STATE_POINTERS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x780f0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36)],
    system: "B073", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x1f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Scissor Rect Pointer", places: &[p(0xf, 37, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SF`. `[mesa:gen7 3DSTATE_SF]` `[mesa:gen8 3DSTATE_SF]` `[mesa:gen9 3DSTATE_SF]` `[byt.2.2:3DSTATE_SF]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSf {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Viewport Transform Enable, bool.
    pub viewport_transform_enable: bool,
    /// Statistics Enable, bool.
    pub statistics_enable: bool,
    /// Legacy Global Depth Bias Enable, bool.
    pub legacy_global_depth_bias_enable: bool,
    /// Line Width, u3.7 or u11.7.
    pub line_width: f32,
    /// Line End Cap Antialiasing Region Width, uint.
    pub line_end_cap_antialiasing_region_width: u32,
    /// Point Width, u8.3.
    pub point_width: f32,
    /// Point Width Source, uint.
    pub point_width_source: u32,
    /// Vertex Sub Pixel Precision Select, uint.
    pub vertex_sub_pixel_precision_select: u32,
    /// Smooth Point Enable, bool.
    pub smooth_point_enable: bool,
    /// AA Line Distance Mode, uint.
    pub aa_line_distance_mode: u32,
    /// Triangle Fan Provoking Vertex Select, uint.
    pub triangle_fan_provoking_vertex_select: u32,
    /// Line Strip/List Provoking Vertex Select, uint.
    pub line_strip_list_provoking_vertex_select: u32,
    /// Triangle Strip/List Provoking Vertex Select, uint.
    pub triangle_strip_list_provoking_vertex_select: u32,
    /// Last Pixel Enable, bool.
    pub last_pixel_enable: bool,
    /// CHV Line Width, u11.7.
    pub chv_line_width: f32,
    /// Front Winding, uint.
    pub front_winding: u32,
    /// BackFace Fill Mode, uint.
    pub backface_fill_mode: u32,
    /// FrontFace Fill Mode, uint.
    pub frontface_fill_mode: u32,
    /// Global Depth Offset Enable Point, bool.
    pub global_depth_offset_enable_point: bool,
    /// Global Depth Offset Enable Wireframe, bool.
    pub global_depth_offset_enable_wireframe: bool,
    /// Global Depth Offset Enable Solid, bool.
    pub global_depth_offset_enable_solid: bool,
    /// Depth Buffer Surface Format, uint.
    pub depth_buffer_surface_format: u32,
    /// Multisample Rasterization Mode, uint.
    pub multisample_rasterization_mode: u32,
    /// Scissor Rectangle Enable, bool.
    pub scissor_rectangle_enable: bool,
    /// Cull Mode, uint.
    pub cull_mode: u32,
    /// Antialiasing Enable, bool.
    pub antialiasing_enable: bool,
    /// Global Depth Offset Constant, float.
    pub global_depth_offset_constant: f32,
    /// Global Depth Offset Scale, float.
    pub global_depth_offset_scale: f32,
    /// Global Depth Offset Clamp, float.
    pub global_depth_offset_clamp: f32,
}
impl State3dSf {
    /// 0.5 pixels of Line End Cap Antialiasing Region Width.
    pub const LINE_END_CAP_ANTIALIASING_REGION_WIDTH_0_5_PIXELS: u32 = 0x0;
    /// 1.0 pixels of Line End Cap Antialiasing Region Width.
    pub const LINE_END_CAP_ANTIALIASING_REGION_WIDTH_1_0_PIXELS: u32 = 0x1;
    /// 2.0 pixels of Line End Cap Antialiasing Region Width.
    pub const LINE_END_CAP_ANTIALIASING_REGION_WIDTH_2_0_PIXELS: u32 = 0x2;
    /// 4.0 pixels of Line End Cap Antialiasing Region Width.
    pub const LINE_END_CAP_ANTIALIASING_REGION_WIDTH_4_0_PIXELS: u32 = 0x3;
    /// Vertex of Point Width Source.
    pub const POINT_WIDTH_SOURCE_VERTEX: u32 = 0x0;
    /// State of Point Width Source.
    pub const POINT_WIDTH_SOURCE_STATE: u32 = 0x1;
    /// 8 Bit of Vertex Sub Pixel Precision Select.
    pub const VERTEX_SUB_PIXEL_PRECISION_SELECT_8_BIT: u32 = 0x0;
    /// 4 Bit of Vertex Sub Pixel Precision Select.
    pub const VERTEX_SUB_PIXEL_PRECISION_SELECT_4_BIT: u32 = 0x1;
    /// AALINEDISTANCE_TRUE of AA Line Distance Mode.
    pub const AA_LINE_DISTANCE_MODE_AALINEDISTANCE_TRUE: u32 = 0x1;
    /// Vertex 0 of Triangle Fan Provoking Vertex Select.
    pub const TRIANGLE_FAN_PROVOKING_VERTEX_SELECT_VERTEX_0: u32 = 0x0;
    /// Vertex 1 of Triangle Fan Provoking Vertex Select.
    pub const TRIANGLE_FAN_PROVOKING_VERTEX_SELECT_VERTEX_1: u32 = 0x1;
    /// Vertex 2 of Triangle Fan Provoking Vertex Select.
    pub const TRIANGLE_FAN_PROVOKING_VERTEX_SELECT_VERTEX_2: u32 = 0x2;
    /// Vertex 0 of Triangle Strip/List Provoking Vertex Select.
    pub const TRIANGLE_STRIP_LIST_PROVOKING_VERTEX_SELECT_VERTEX_0: u32 = 0x0;
    /// Vertex 1 of Triangle Strip/List Provoking Vertex Select.
    pub const TRIANGLE_STRIP_LIST_PROVOKING_VERTEX_SELECT_VERTEX_1: u32 = 0x1;
    /// Vertex 2 of Triangle Strip/List Provoking Vertex Select.
    pub const TRIANGLE_STRIP_LIST_PROVOKING_VERTEX_SELECT_VERTEX_2: u32 = 0x2;
    /// SOLID of BackFace Fill Mode.
    pub const BACKFACE_FILL_MODE_SOLID: u32 = 0x0;
    /// WIREFRAME of BackFace Fill Mode.
    pub const BACKFACE_FILL_MODE_WIREFRAME: u32 = 0x1;
    /// POINT of BackFace Fill Mode.
    pub const BACKFACE_FILL_MODE_POINT: u32 = 0x2;
    /// SOLID of FrontFace Fill Mode.
    pub const FRONTFACE_FILL_MODE_SOLID: u32 = 0x0;
    /// WIREFRAME of FrontFace Fill Mode.
    pub const FRONTFACE_FILL_MODE_WIREFRAME: u32 = 0x1;
    /// POINT of FrontFace Fill Mode.
    pub const FRONTFACE_FILL_MODE_POINT: u32 = 0x2;
    /// D32_FLOAT_S8X24_UINT of Depth Buffer Surface Format.
    pub const DEPTH_BUFFER_SURFACE_FORMAT_D32_FLOAT_S8X24_UINT: u32 = 0x0;
    /// D32_FLOAT of Depth Buffer Surface Format.
    pub const DEPTH_BUFFER_SURFACE_FORMAT_D32_FLOAT: u32 = 0x1;
    /// D24_UNORM_S8_UINT of Depth Buffer Surface Format.
    pub const DEPTH_BUFFER_SURFACE_FORMAT_D24_UNORM_S8_UINT: u32 = 0x2;
    /// D24_UNORM_X8_UINT of Depth Buffer Surface Format.
    pub const DEPTH_BUFFER_SURFACE_FORMAT_D24_UNORM_X8_UINT: u32 = 0x3;
    /// D16_UNORM of Depth Buffer Surface Format.
    pub const DEPTH_BUFFER_SURFACE_FORMAT_D16_UNORM: u32 = 0x5;
    /// MSRASTMODE_OFF_PIXEL of Multisample Rasterization Mode.
    pub const MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_OFF_PIXEL: u32 = 0x0;
    /// MSRASTMODE_OFF_PATTERN of Multisample Rasterization Mode.
    pub const MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_OFF_PATTERN: u32 = 0x1;
    /// MSRASTMODE_ON_PIXEL of Multisample Rasterization Mode.
    pub const MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_ON_PIXEL: u32 = 0x2;
    /// MSRASTMODE_ON_PATTERN of Multisample Rasterization Mode.
    pub const MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_ON_PATTERN: u32 = 0x3;
    /// BOTH of Cull Mode.
    pub const CULL_MODE_BOTH: u32 = 0x0;
    /// NONE of Cull Mode.
    pub const CULL_MODE_NONE: u32 = 0x1;
    /// FRONT of Cull Mode.
    pub const CULL_MODE_FRONT: u32 = 0x2;
    /// BACK of Cull Mode.
    pub const CULL_MODE_BACK: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dSf {
        let d = &fixed::<7>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), viewport_transform_enable: b(d, 33), statistics_enable: b(d, 42), legacy_global_depth_bias_enable: b(d, 43), line_width: ux(d, 82, 91, 7), line_end_cap_antialiasing_region_width: u(d, 80, 81), point_width: ux(d, 96, 106, 3), point_width_source: u(d, 107, 107), vertex_sub_pixel_precision_select: u(d, 108, 108), aa_line_distance_mode: u(d, 110, 110), triangle_fan_provoking_vertex_select: u(d, 121, 122), line_strip_list_provoking_vertex_select: u(d, 123, 124), triangle_strip_list_provoking_vertex_select: u(d, 125, 126), last_pixel_enable: b(d, 127), front_winding: u(d, 32, 32), backface_fill_mode: u(d, 35, 36), frontface_fill_mode: u(d, 37, 38), global_depth_offset_enable_point: b(d, 39), global_depth_offset_enable_wireframe: b(d, 40), global_depth_offset_enable_solid: b(d, 41), depth_buffer_surface_format: u(d, 44, 46), multisample_rasterization_mode: u(d, 72, 73), scissor_rectangle_enable: b(d, 75), cull_mode: u(d, 93, 94), antialiasing_enable: b(d, 95), global_depth_offset_constant: f(d, 128), global_depth_offset_scale: f(d, 160), global_depth_offset_clamp: f(d, 192), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), viewport_transform_enable: b(d, 33), statistics_enable: b(d, 42), legacy_global_depth_bias_enable: b(d, 43), line_width: ux(d, 82, 91, 7), line_end_cap_antialiasing_region_width: u(d, 80, 81), point_width: ux(d, 96, 106, 3), point_width_source: u(d, 107, 107), vertex_sub_pixel_precision_select: u(d, 108, 108), smooth_point_enable: b(d, 109), aa_line_distance_mode: u(d, 110, 110), triangle_fan_provoking_vertex_select: u(d, 121, 122), line_strip_list_provoking_vertex_select: u(d, 123, 124), triangle_strip_list_provoking_vertex_select: u(d, 125, 126), last_pixel_enable: b(d, 127), chv_line_width: ux(d, 44, 61, 7), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), viewport_transform_enable: b(d, 33), statistics_enable: b(d, 42), legacy_global_depth_bias_enable: b(d, 43), line_width: ux(d, 44, 61, 7), line_end_cap_antialiasing_region_width: u(d, 80, 81), point_width: ux(d, 96, 106, 3), point_width_source: u(d, 107, 107), vertex_sub_pixel_precision_select: u(d, 108, 108), smooth_point_enable: b(d, 109), aa_line_distance_mode: u(d, 110, 110), triangle_fan_provoking_vertex_select: u(d, 121, 122), line_strip_list_provoking_vertex_select: u(d, 123, 124), triangle_strip_list_provoking_vertex_select: u(d, 125, 126), last_pixel_enable: b(d, 127), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 7];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78130000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 33, u64::from(self.viewport_transform_enable)); put(d, 42, 42, u64::from(self.statistics_enable)); put(d, 43, 43, u64::from(self.legacy_global_depth_bias_enable)); put(d, 82, 91, fixed_bits(self.line_width, 7, 10, false)); put(d, 80, 81, u64::from(self.line_end_cap_antialiasing_region_width)); put(d, 96, 106, fixed_bits(self.point_width, 3, 11, false)); put(d, 107, 107, u64::from(self.point_width_source)); put(d, 108, 108, u64::from(self.vertex_sub_pixel_precision_select)); put(d, 110, 110, u64::from(self.aa_line_distance_mode)); put(d, 121, 122, u64::from(self.triangle_fan_provoking_vertex_select)); put(d, 123, 124, u64::from(self.line_strip_list_provoking_vertex_select)); put(d, 125, 126, u64::from(self.triangle_strip_list_provoking_vertex_select)); put(d, 127, 127, u64::from(self.last_pixel_enable)); put(d, 32, 32, u64::from(self.front_winding)); put(d, 35, 36, u64::from(self.backface_fill_mode)); put(d, 37, 38, u64::from(self.frontface_fill_mode)); put(d, 39, 39, u64::from(self.global_depth_offset_enable_point)); put(d, 40, 40, u64::from(self.global_depth_offset_enable_wireframe)); put(d, 41, 41, u64::from(self.global_depth_offset_enable_solid)); put(d, 44, 46, u64::from(self.depth_buffer_surface_format)); put(d, 72, 73, u64::from(self.multisample_rasterization_mode)); put(d, 75, 75, u64::from(self.scissor_rectangle_enable)); put(d, 93, 94, u64::from(self.cull_mode)); put(d, 95, 95, u64::from(self.antialiasing_enable)); put(d, 128, 159, u64::from(self.global_depth_offset_constant.to_bits())); put(d, 160, 191, u64::from(self.global_depth_offset_scale.to_bits())); put(d, 192, 223, u64::from(self.global_depth_offset_clamp.to_bits())); 7 }
            1 => { d[0] = 0x78130000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 33, u64::from(self.viewport_transform_enable)); put(d, 42, 42, u64::from(self.statistics_enable)); put(d, 43, 43, u64::from(self.legacy_global_depth_bias_enable)); put(d, 82, 91, fixed_bits(self.line_width, 7, 10, false)); put(d, 80, 81, u64::from(self.line_end_cap_antialiasing_region_width)); put(d, 96, 106, fixed_bits(self.point_width, 3, 11, false)); put(d, 107, 107, u64::from(self.point_width_source)); put(d, 108, 108, u64::from(self.vertex_sub_pixel_precision_select)); put(d, 109, 109, u64::from(self.smooth_point_enable)); put(d, 110, 110, u64::from(self.aa_line_distance_mode)); put(d, 121, 122, u64::from(self.triangle_fan_provoking_vertex_select)); put(d, 123, 124, u64::from(self.line_strip_list_provoking_vertex_select)); put(d, 125, 126, u64::from(self.triangle_strip_list_provoking_vertex_select)); put(d, 127, 127, u64::from(self.last_pixel_enable)); put(d, 44, 61, fixed_bits(self.chv_line_width, 7, 18, false)); 4 }
            _ => { d[0] = 0x78130000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 33, u64::from(self.viewport_transform_enable)); put(d, 42, 42, u64::from(self.statistics_enable)); put(d, 43, 43, u64::from(self.legacy_global_depth_bias_enable)); put(d, 44, 61, fixed_bits(self.line_width, 7, 18, false)); put(d, 80, 81, u64::from(self.line_end_cap_antialiasing_region_width)); put(d, 96, 106, fixed_bits(self.point_width, 3, 11, false)); put(d, 107, 107, u64::from(self.point_width_source)); put(d, 108, 108, u64::from(self.vertex_sub_pixel_precision_select)); put(d, 109, 109, u64::from(self.smooth_point_enable)); put(d, 110, 110, u64::from(self.aa_line_distance_mode)); put(d, 121, 122, u64::from(self.triangle_fan_provoking_vertex_select)); put(d, 123, 124, u64::from(self.line_strip_list_provoking_vertex_select)); put(d, 125, 126, u64::from(self.triangle_strip_list_provoking_vertex_select)); put(d, 127, 127, u64::from(self.last_pixel_enable)); 4 }
        };
        words[..n.min(7)].to_vec()
    }
}
described!(State3dSf, STATE3DSF_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SF", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SF", "mesa:gen8 3DSTATE_SF", "mesa:gen9 3DSTATE_SF", "byt.2.2:3DSTATE_SF"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78130000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 34, 34), (0x1, 47, 63), (0x1, 64, 71), (0x1, 74, 74), (0x1, 76, 79), (0x1, 92, 92), (0x1, 109, 109), (0xf, 111, 120), (0xe, 32, 32), (0xe, 34, 41), (0xe, 62, 63), (0xe, 64, 79), (0x2, 92, 95), (0xc, 82, 95)],
    system: "B069", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xffff8004, 0x0), w(0x1, 2, 0x1000f4ff, 0x0), w(0x1, 3, 0x1ffa000, 0x0), w(0x2, 1, 0xfffff3fd, 0x0), w(0x2, 2, 0xf000ffff, 0x0), w(0xe, 3, 0x1ff8000, 0x0), w(0xc, 1, 0xc00003fd, 0x0), w(0xc, 2, 0xfffcffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Viewport Transform Enable", places: &[p(0xf, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Statistics Enable", places: &[p(0xf, 42, 42, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Legacy Global Depth Bias Enable", places: &[p(0xf, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Line Width", places: &[p(0x3, 82, 91, Kind::Fixed(false, 7), 1, 0), p(0xc, 44, 61, Kind::Fixed(false, 7), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Line End Cap Antialiasing Region Width", places: &[p(0xf, 80, 81, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "0.5 pixels"), (0xf, 0x1, "1.0 pixels"), (0xf, 0x2, "2.0 pixels"), (0xf, 0x3, "4.0 pixels")], when: None, gap: None },
        Field { name: "Point Width", places: &[p(0xf, 96, 106, Kind::Fixed(false, 3), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Point Width Source", places: &[p(0xf, 107, 107, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Vertex"), (0xf, 0x1, "State")], when: None, gap: None },
        Field { name: "Vertex Sub Pixel Precision Select", places: &[p(0xf, 108, 108, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8 Bit"), (0xf, 0x1, "4 Bit")], when: None, gap: None },
        Field { name: "Smooth Point Enable", places: &[p(0xe, 109, 109, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AA Line Distance Mode", places: &[p(0xf, 110, 110, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "AALINEDISTANCE_TRUE")], when: None, gap: None },
        Field { name: "Triangle Fan Provoking Vertex Select", places: &[p(0xf, 121, 122, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Vertex 0"), (0x1, 0x1, "Vertex 1"), (0x1, 0x2, "Vertex 2")], when: None, gap: None },
        Field { name: "Line Strip/List Provoking Vertex Select", places: &[p(0xf, 123, 124, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Triangle Strip/List Provoking Vertex Select", places: &[p(0xf, 125, 126, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Vertex 0"), (0x1, 0x1, "Vertex 1"), (0x1, 0x2, "Vertex 2")], when: None, gap: None },
        Field { name: "Last Pixel Enable", places: &[p(0xf, 127, 127, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CHV Line Width", places: &[p(0x2, 44, 61, Kind::Fixed(false, 7), 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B069", usual: &[0] }) },
        Field { name: "Front Winding", places: &[p(0x1, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BackFace Fill Mode", places: &[p(0x1, 35, 36, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "SOLID"), (0x1, 0x1, "WIREFRAME"), (0x1, 0x2, "POINT")], when: None, gap: None },
        Field { name: "FrontFace Fill Mode", places: &[p(0x1, 37, 38, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "SOLID"), (0x1, 0x1, "WIREFRAME"), (0x1, 0x2, "POINT")], when: None, gap: None },
        Field { name: "Global Depth Offset Enable Point", places: &[p(0x1, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Enable Wireframe", places: &[p(0x1, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Enable Solid", places: &[p(0x1, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Buffer Surface Format", places: &[p(0x1, 44, 46, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "D32_FLOAT_S8X24_UINT"), (0x1, 0x1, "D32_FLOAT"), (0x1, 0x2, "D24_UNORM_S8_UINT"), (0x1, 0x3, "D24_UNORM_X8_UINT"), (0x1, 0x5, "D16_UNORM")], when: None, gap: None },
        Field { name: "Multisample Rasterization Mode", places: &[p(0x1, 72, 73, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "MSRASTMODE_OFF_PIXEL"), (0x1, 0x1, "MSRASTMODE_OFF_PATTERN"), (0x1, 0x2, "MSRASTMODE_ON_PIXEL"), (0x1, 0x3, "MSRASTMODE_ON_PATTERN")], when: None, gap: None },
        Field { name: "Scissor Rectangle Enable", places: &[p(0x1, 75, 75, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cull Mode", places: &[p(0x1, 93, 94, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "BOTH"), (0x1, 0x1, "NONE"), (0x1, 0x2, "FRONT"), (0x1, 0x3, "BACK")], when: None, gap: None },
        Field { name: "Antialiasing Enable", places: &[p(0x1, 95, 95, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Constant", places: &[p(0x1, 128, 159, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Scale", places: &[p(0x1, 160, 191, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Depth Offset Clamp", places: &[p(0x1, 192, 223, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_STENCIL_BUFFER`. `[mesa:gen7 3DSTATE_STENCIL_BUFFER]` `[mesa:gen8 3DSTATE_STENCIL_BUFFER]` `[mesa:gen9 3DSTATE_STENCIL_BUFFER]` `[byt.2.2:3DSTATE_STENCIL_BUFFER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dStencilBuffer {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Surface Pitch, uint.
    pub surface_pitch: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Stencil Buffer Enable, bool.
    pub stencil_buffer_enable: bool,
    /// Surface Base Address, address.
    pub surface_base_address: u64,
    /// Surface QPitch, uint.
    pub surface_qpitch: u32,
}
impl State3dStencilBuffer {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dStencilBuffer {
        let d = &fixed::<5>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), surface_pitch: u(d, 32, 48), mocs: u(d, 57, 60), surface_base_address: a(d, 64, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), surface_pitch: u(d, 32, 48), mocs: u(d, 54, 60), stencil_buffer_enable: b(d, 63), surface_base_address: a(d, 64, 127), surface_qpitch: u(d, 128, 142), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78060000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 48, u64::from(self.surface_pitch)); put(d, 57, 60, u64::from(self.mocs)); put_a(d, 64, 95, self.surface_base_address); 3 }
            _ => { d[0] = 0x78060000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 48, u64::from(self.surface_pitch)); put(d, 54, 60, u64::from(self.mocs)); put(d, 63, 63, u64::from(self.stencil_buffer_enable)); put_a(d, 64, 127, self.surface_base_address); put(d, 128, 142, u64::from(self.surface_qpitch)); 5 }
        };
        words[..n.min(5)].to_vec()
    }
}
described!(State3dStencilBuffer, STATE3DSTENCILBUFFER_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_STENCIL_BUFFER", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_STENCIL_BUFFER", "mesa:gen8 3DSTATE_STENCIL_BUFFER", "mesa:gen9 3DSTATE_STENCIL_BUFFER", "byt.2.2:3DSTATE_STENCIL_BUFFER"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78060000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 49, 56), (0x1, 61, 63), (0xe, 49, 53), (0xe, 61, 62), (0xe, 143, 159)],
    system: "B103", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xe1fe0000, 0x0), w(0xe, 1, 0x603e0000, 0x0), w(0xe, 4, 0xffff8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Surface Pitch", places: &[p(0xf, 32, 48, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0x1, 57, 60, Kind::Uint, 1, 0), p(0xe, 54, 60, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Buffer Enable", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Base Address", places: &[p(0x1, 64, 95, Kind::Address, 1, 0), p(0xe, 64, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface QPitch", places: &[p(0xe, 128, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_WM`. `[mesa:gen7 3DSTATE_WM]` `[mesa:gen8 3DSTATE_WM]` `[mesa:gen9 3DSTATE_WM]` `[byt.2.2:3DSTATE_WM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dWm {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Force Kill Pixel Enable, uint.
    pub force_kill_pixel_enable: u32,
    /// Point Rasterization Rule, uint.
    pub point_rasterization_rule: u32,
    /// Line Stipple Enable, bool.
    pub line_stipple_enable: bool,
    /// Polygon Stipple Enable, bool.
    pub polygon_stipple_enable: bool,
    /// Line Antialiasing Region Width, uint.
    pub line_antialiasing_region_width: u32,
    /// Line End Cap Antialiasing Region Width, uint.
    pub line_end_cap_antialiasing_region_width: u32,
    /// Barycentric Interpolation Mode, uint.
    pub barycentric_interpolation_mode: u32,
    /// Position ZW Interpolation Mode, uint.
    pub position_zw_interpolation_mode: u32,
    /// Force Thread Dispatch Enable, uint.
    pub force_thread_dispatch_enable: u32,
    /// Early Depth/Stencil Control, uint.
    pub early_depth_stencil_control: u32,
    /// Legacy Diamond Line Rasterization, bool.
    pub legacy_diamond_line_rasterization: bool,
    /// Legacy Hierarchical Depth Buffer Resolve Enable, bool.
    pub legacy_hierarchical_depth_buffer_resolve_enable: bool,
    /// Legacy Depth Buffer Resolve Enable, bool.
    pub legacy_depth_buffer_resolve_enable: bool,
    /// Legacy Depth Buffer Clear Enable, bool.
    pub legacy_depth_buffer_clear_enable: bool,
    /// Statistics Enable, bool.
    pub statistics_enable: bool,
    /// Multisample Rasterization Mode, uint.
    pub multisample_rasterization_mode: u32,
    /// Pixel Shader Uses Input Coverage Mask, bool.
    pub pixel_shader_uses_input_coverage_mask: bool,
    /// Pixel Shader Uses Source W, bool.
    pub pixel_shader_uses_source_w: bool,
    /// Pixel Shader Uses Source Depth, bool.
    pub pixel_shader_uses_source_depth: bool,
    /// Pixel Shader Computed Depth Mode, uint.
    pub pixel_shader_computed_depth_mode: u32,
    /// Pixel Shader Kills Pixel, bool.
    pub pixel_shader_kills_pixel: bool,
    /// Hierarchical Depth Buffer Resolve Enable, bool.
    pub hierarchical_depth_buffer_resolve_enable: bool,
    /// Depth Buffer Resolve Enable, bool.
    pub depth_buffer_resolve_enable: bool,
    /// Thread Dispatch Enable, bool.
    pub thread_dispatch_enable: bool,
    /// Depth Buffer Clear, bool.
    pub depth_buffer_clear: bool,
    /// Multisample Dispatch Mode, uint.
    pub multisample_dispatch_mode: u32,
}
impl State3dWm {
    /// ForceOff of Force Kill Pixel Enable.
    pub const FORCE_KILL_PIXEL_ENABLE_FORCEOFF: u32 = 0x1;
    /// ForceON of Force Kill Pixel Enable.
    pub const FORCE_KILL_PIXEL_ENABLE_FORCEON: u32 = 0x2;
    /// RASTRULE_UPPER_LEFT of Point Rasterization Rule.
    pub const POINT_RASTERIZATION_RULE_RASTRULE_UPPER_LEFT: u32 = 0x0;
    /// RASTRULE_UPPER_RIGHT of Point Rasterization Rule.
    pub const POINT_RASTERIZATION_RULE_RASTRULE_UPPER_RIGHT: u32 = 0x1;
    /// 0.5 pixels of Line Antialiasing Region Width.
    pub const LINE_ANTIALIASING_REGION_WIDTH_0_5_PIXELS: u32 = 0x0;
    /// 1.0 pixels of Line Antialiasing Region Width.
    pub const LINE_ANTIALIASING_REGION_WIDTH_1_0_PIXELS: u32 = 0x1;
    /// 2.0 pixels of Line Antialiasing Region Width.
    pub const LINE_ANTIALIASING_REGION_WIDTH_2_0_PIXELS: u32 = 0x2;
    /// 4.0 pixels of Line Antialiasing Region Width.
    pub const LINE_ANTIALIASING_REGION_WIDTH_4_0_PIXELS: u32 = 0x3;
    /// 0.5 pixels of Line End Cap Antialiasing Region Width.
    pub const LINE_END_CAP_ANTIALIASING_REGION_WIDTH_0_5_PIXELS: u32 = 0x0;
    /// 1.0 pixels of Line End Cap Antialiasing Region Width.
    pub const LINE_END_CAP_ANTIALIASING_REGION_WIDTH_1_0_PIXELS: u32 = 0x1;
    /// 2.0 pixels of Line End Cap Antialiasing Region Width.
    pub const LINE_END_CAP_ANTIALIASING_REGION_WIDTH_2_0_PIXELS: u32 = 0x2;
    /// 4.0 pixels of Line End Cap Antialiasing Region Width.
    pub const LINE_END_CAP_ANTIALIASING_REGION_WIDTH_4_0_PIXELS: u32 = 0x3;
    /// BIM_PERSPECTIVE_PIXEL of Barycentric Interpolation Mode.
    pub const BARYCENTRIC_INTERPOLATION_MODE_BIM_PERSPECTIVE_PIXEL: u32 = 0x1;
    /// BIM_PERSPECTIVE_CENTROID of Barycentric Interpolation Mode.
    pub const BARYCENTRIC_INTERPOLATION_MODE_BIM_PERSPECTIVE_CENTROID: u32 = 0x2;
    /// BIM_PERSPECTIVE_SAMPLE of Barycentric Interpolation Mode.
    pub const BARYCENTRIC_INTERPOLATION_MODE_BIM_PERSPECTIVE_SAMPLE: u32 = 0x4;
    /// BIM_LINEAR_PIXEL of Barycentric Interpolation Mode.
    pub const BARYCENTRIC_INTERPOLATION_MODE_BIM_LINEAR_PIXEL: u32 = 0x8;
    /// BIM_LINEAR_CENTROID of Barycentric Interpolation Mode.
    pub const BARYCENTRIC_INTERPOLATION_MODE_BIM_LINEAR_CENTROID: u32 = 0x10;
    /// BIM_LINEAR_SAMPLE of Barycentric Interpolation Mode.
    pub const BARYCENTRIC_INTERPOLATION_MODE_BIM_LINEAR_SAMPLE: u32 = 0x20;
    /// INTERP_PIXEL of Position ZW Interpolation Mode.
    pub const POSITION_ZW_INTERPOLATION_MODE_INTERP_PIXEL: u32 = 0x0;
    /// INTERP_CENTROID of Position ZW Interpolation Mode.
    pub const POSITION_ZW_INTERPOLATION_MODE_INTERP_CENTROID: u32 = 0x2;
    /// INTERP_SAMPLE of Position ZW Interpolation Mode.
    pub const POSITION_ZW_INTERPOLATION_MODE_INTERP_SAMPLE: u32 = 0x3;
    /// ForceOff of Force Thread Dispatch Enable.
    pub const FORCE_THREAD_DISPATCH_ENABLE_FORCEOFF: u32 = 0x1;
    /// ForceON of Force Thread Dispatch Enable.
    pub const FORCE_THREAD_DISPATCH_ENABLE_FORCEON: u32 = 0x2;
    /// EDSC_NORMAL of Early Depth/Stencil Control.
    pub const EARLY_DEPTH_STENCIL_CONTROL_EDSC_NORMAL: u32 = 0x0;
    /// EDSC_PSEXEC of Early Depth/Stencil Control.
    pub const EARLY_DEPTH_STENCIL_CONTROL_EDSC_PSEXEC: u32 = 0x1;
    /// EDSC_PREPS of Early Depth/Stencil Control.
    pub const EARLY_DEPTH_STENCIL_CONTROL_EDSC_PREPS: u32 = 0x2;
    /// MSRASTMODE_OFF_PIXEL of Multisample Rasterization Mode.
    pub const MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_OFF_PIXEL: u32 = 0x0;
    /// MSRASTMODE_OFF_PATTERN of Multisample Rasterization Mode.
    pub const MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_OFF_PATTERN: u32 = 0x1;
    /// MSRASTMODE_ON_PIXEL of Multisample Rasterization Mode.
    pub const MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_ON_PIXEL: u32 = 0x2;
    /// MSRASTMODE_ON_PATTERN of Multisample Rasterization Mode.
    pub const MULTISAMPLE_RASTERIZATION_MODE_MSRASTMODE_ON_PATTERN: u32 = 0x3;
    /// PSCDEPTH_OFF of Pixel Shader Computed Depth Mode.
    pub const PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_OFF: u32 = 0x0;
    /// PSCDEPTH_ON of Pixel Shader Computed Depth Mode.
    pub const PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON: u32 = 0x1;
    /// PSCDEPTH_ON_GE of Pixel Shader Computed Depth Mode.
    pub const PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON_GE: u32 = 0x2;
    /// PSCDEPTH_ON_LE of Pixel Shader Computed Depth Mode.
    pub const PIXEL_SHADER_COMPUTED_DEPTH_MODE_PSCDEPTH_ON_LE: u32 = 0x3;
    /// MSDISPMODE_PERSAMPLE of Multisample Dispatch Mode.
    pub const MULTISAMPLE_DISPATCH_MODE_MSDISPMODE_PERSAMPLE: u32 = 0x0;
    /// MSDISPMODE_PERPIXEL of Multisample Dispatch Mode.
    pub const MULTISAMPLE_DISPATCH_MODE_MSDISPMODE_PERPIXEL: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dWm {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), point_rasterization_rule: u(d, 34, 34), line_stipple_enable: b(d, 35), polygon_stipple_enable: b(d, 36), line_antialiasing_region_width: u(d, 38, 39), line_end_cap_antialiasing_region_width: u(d, 40, 41), barycentric_interpolation_mode: u(d, 43, 48), position_zw_interpolation_mode: u(d, 49, 50), early_depth_stencil_control: u(d, 53, 54), legacy_diamond_line_rasterization: b(d, 58), statistics_enable: b(d, 63), multisample_rasterization_mode: u(d, 32, 33), pixel_shader_uses_input_coverage_mask: b(d, 42), pixel_shader_uses_source_w: b(d, 51), pixel_shader_uses_source_depth: b(d, 52), pixel_shader_computed_depth_mode: u(d, 55, 56), pixel_shader_kills_pixel: b(d, 57), hierarchical_depth_buffer_resolve_enable: b(d, 59), depth_buffer_resolve_enable: b(d, 60), thread_dispatch_enable: b(d, 61), depth_buffer_clear: b(d, 62), multisample_dispatch_mode: u(d, 95, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), force_kill_pixel_enable: u(d, 32, 33), point_rasterization_rule: u(d, 34, 34), line_stipple_enable: b(d, 35), polygon_stipple_enable: b(d, 36), line_antialiasing_region_width: u(d, 38, 39), line_end_cap_antialiasing_region_width: u(d, 40, 41), barycentric_interpolation_mode: u(d, 43, 48), position_zw_interpolation_mode: u(d, 49, 50), force_thread_dispatch_enable: u(d, 51, 52), early_depth_stencil_control: u(d, 53, 54), legacy_diamond_line_rasterization: b(d, 58), legacy_hierarchical_depth_buffer_resolve_enable: b(d, 59), legacy_depth_buffer_resolve_enable: b(d, 60), legacy_depth_buffer_clear_enable: b(d, 62), statistics_enable: b(d, 63), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78140000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 34, 34, u64::from(self.point_rasterization_rule)); put(d, 35, 35, u64::from(self.line_stipple_enable)); put(d, 36, 36, u64::from(self.polygon_stipple_enable)); put(d, 38, 39, u64::from(self.line_antialiasing_region_width)); put(d, 40, 41, u64::from(self.line_end_cap_antialiasing_region_width)); put(d, 43, 48, u64::from(self.barycentric_interpolation_mode)); put(d, 49, 50, u64::from(self.position_zw_interpolation_mode)); put(d, 53, 54, u64::from(self.early_depth_stencil_control)); put(d, 58, 58, u64::from(self.legacy_diamond_line_rasterization)); put(d, 63, 63, u64::from(self.statistics_enable)); put(d, 32, 33, u64::from(self.multisample_rasterization_mode)); put(d, 42, 42, u64::from(self.pixel_shader_uses_input_coverage_mask)); put(d, 51, 51, u64::from(self.pixel_shader_uses_source_w)); put(d, 52, 52, u64::from(self.pixel_shader_uses_source_depth)); put(d, 55, 56, u64::from(self.pixel_shader_computed_depth_mode)); put(d, 57, 57, u64::from(self.pixel_shader_kills_pixel)); put(d, 59, 59, u64::from(self.hierarchical_depth_buffer_resolve_enable)); put(d, 60, 60, u64::from(self.depth_buffer_resolve_enable)); put(d, 61, 61, u64::from(self.thread_dispatch_enable)); put(d, 62, 62, u64::from(self.depth_buffer_clear)); put(d, 95, 95, u64::from(self.multisample_dispatch_mode)); 3 }
            _ => { d[0] = 0x78140000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 33, u64::from(self.force_kill_pixel_enable)); put(d, 34, 34, u64::from(self.point_rasterization_rule)); put(d, 35, 35, u64::from(self.line_stipple_enable)); put(d, 36, 36, u64::from(self.polygon_stipple_enable)); put(d, 38, 39, u64::from(self.line_antialiasing_region_width)); put(d, 40, 41, u64::from(self.line_end_cap_antialiasing_region_width)); put(d, 43, 48, u64::from(self.barycentric_interpolation_mode)); put(d, 49, 50, u64::from(self.position_zw_interpolation_mode)); put(d, 51, 52, u64::from(self.force_thread_dispatch_enable)); put(d, 53, 54, u64::from(self.early_depth_stencil_control)); put(d, 58, 58, u64::from(self.legacy_diamond_line_rasterization)); put(d, 59, 59, u64::from(self.legacy_hierarchical_depth_buffer_resolve_enable)); put(d, 60, 60, u64::from(self.legacy_depth_buffer_resolve_enable)); put(d, 62, 62, u64::from(self.legacy_depth_buffer_clear_enable)); put(d, 63, 63, u64::from(self.statistics_enable)); 2 }
        };
        words[..n.min(3)].to_vec()
    }
}
described!(State3dWm, STATE3DWM_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_WM", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_WM", "mesa:gen8 3DSTATE_WM", "mesa:gen9 3DSTATE_WM", "byt.2.2:3DSTATE_WM"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78140000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 37, 37), (0x1, 64, 94), (0xe, 42, 42), (0xe, 55, 57), (0xe, 61, 61)],
    system: "B089", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0x20, 0x0), w(0x1, 2, 0x7fffffff, 0x0), w(0xe, 1, 0x7b800420, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Force Kill Pixel Enable", places: &[p(0xe, 32, 33, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "ForceOff"), (0xe, 0x2, "ForceON")], when: None, gap: None },
        Field { name: "Point Rasterization Rule", places: &[p(0xf, 34, 34, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "RASTRULE_UPPER_LEFT"), (0xf, 0x1, "RASTRULE_UPPER_RIGHT")], when: None, gap: None },
        Field { name: "Line Stipple Enable", places: &[p(0xf, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Polygon Stipple Enable", places: &[p(0xf, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Line Antialiasing Region Width", places: &[p(0xf, 38, 39, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "0.5 pixels"), (0xf, 0x1, "1.0 pixels"), (0xf, 0x2, "2.0 pixels"), (0xf, 0x3, "4.0 pixels")], when: None, gap: None },
        Field { name: "Line End Cap Antialiasing Region Width", places: &[p(0xf, 40, 41, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "0.5 pixels"), (0xe, 0x1, "1.0 pixels"), (0xe, 0x2, "2.0 pixels"), (0xe, 0x3, "4.0 pixels")], when: None, gap: None },
        Field { name: "Barycentric Interpolation Mode", places: &[p(0xf, 43, 48, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "BIM_PERSPECTIVE_PIXEL"), (0xf, 0x2, "BIM_PERSPECTIVE_CENTROID"), (0xf, 0x4, "BIM_PERSPECTIVE_SAMPLE"), (0xf, 0x8, "BIM_LINEAR_PIXEL"), (0xf, 0x10, "BIM_LINEAR_CENTROID"), (0xf, 0x20, "BIM_LINEAR_SAMPLE")], when: None, gap: None },
        Field { name: "Position ZW Interpolation Mode", places: &[p(0xf, 49, 50, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "INTERP_PIXEL"), (0xf, 0x2, "INTERP_CENTROID"), (0xf, 0x3, "INTERP_SAMPLE")], when: None, gap: None },
        Field { name: "Force Thread Dispatch Enable", places: &[p(0xe, 51, 52, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "ForceOff"), (0xe, 0x2, "ForceON")], when: None, gap: None },
        Field { name: "Early Depth/Stencil Control", places: &[p(0xf, 53, 54, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "EDSC_NORMAL"), (0xf, 0x1, "EDSC_PSEXEC"), (0xf, 0x2, "EDSC_PREPS")], when: None, gap: None },
        Field { name: "Legacy Diamond Line Rasterization", places: &[p(0xf, 58, 58, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Legacy Hierarchical Depth Buffer Resolve Enable", places: &[p(0xe, 59, 59, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B089", usual: &[0] }) },
        Field { name: "Legacy Depth Buffer Resolve Enable", places: &[p(0xe, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B089", usual: &[0] }) },
        Field { name: "Legacy Depth Buffer Clear Enable", places: &[p(0xe, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B089", usual: &[0] }) },
        Field { name: "Statistics Enable", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Multisample Rasterization Mode", places: &[p(0x1, 32, 33, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "MSRASTMODE_OFF_PIXEL"), (0x1, 0x1, "MSRASTMODE_OFF_PATTERN"), (0x1, 0x2, "MSRASTMODE_ON_PIXEL"), (0x1, 0x3, "MSRASTMODE_ON_PATTERN")], when: None, gap: None },
        Field { name: "Pixel Shader Uses Input Coverage Mask", places: &[p(0x1, 42, 42, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Uses Source W", places: &[p(0x1, 51, 51, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Uses Source Depth", places: &[p(0x1, 52, 52, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Shader Computed Depth Mode", places: &[p(0x1, 55, 56, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "PSCDEPTH_OFF"), (0x1, 0x1, "PSCDEPTH_ON"), (0x1, 0x2, "PSCDEPTH_ON_GE"), (0x1, 0x3, "PSCDEPTH_ON_LE")], when: None, gap: None },
        Field { name: "Pixel Shader Kills Pixel", places: &[p(0x1, 57, 57, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hierarchical Depth Buffer Resolve Enable", places: &[p(0x1, 59, 59, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Buffer Resolve Enable", places: &[p(0x1, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Dispatch Enable", places: &[p(0x1, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Buffer Clear", places: &[p(0x1, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Multisample Dispatch Mode", places: &[p(0x1, 95, 95, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "MSDISPMODE_PERSAMPLE"), (0x1, 0x1, "MSDISPMODE_PERPIXEL")], when: None, gap: None },
    ],
});

/// `3DSTATE_WM_CHROMAKEY`. `[mesa:gen8 3DSTATE_WM_CHROMAKEY]` `[mesa:gen9 3DSTATE_WM_CHROMAKEY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dWmChromakey {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// ChromaKey Kill Enable, bool.
    pub chromakey_kill_enable: bool,
}
impl State3dWmChromakey {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dWmChromakey {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), chromakey_kill_enable: b(d, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x784c0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 63, 63, u64::from(self.chromakey_kill_enable)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dWmChromakey, STATE3DWMCHROMAKEY_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_WM_CHROMAKEY", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_WM_CHROMAKEY", "mesa:gen9 3DSTATE_WM_CHROMAKEY"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x784c0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 32, 62)],
    system: "B090", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0x7fffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "ChromaKey Kill Enable", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_WM_DEPTH_STENCIL`. `[mesa:gen8 3DSTATE_WM_DEPTH_STENCIL]` `[mesa:gen9 3DSTATE_WM_DEPTH_STENCIL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dWmDepthStencil {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Depth Buffer Write Enable, bool.
    pub depth_buffer_write_enable: bool,
    /// Depth Test Enable, bool.
    pub depth_test_enable: bool,
    /// Stencil Buffer Write Enable, bool.
    pub stencil_buffer_write_enable: bool,
    /// Stencil Test Enable, bool.
    pub stencil_test_enable: bool,
    /// Double Sided Stencil Enable, bool.
    pub double_sided_stencil_enable: bool,
    /// Depth Test Function, `enums::compare_function`.
    pub depth_test_function: u32,
    /// Stencil Test Function, `enums::compare_function`.
    pub stencil_test_function: u32,
    /// Backface Stencil Pass Depth Pass Op, `enums::stencil_operation`.
    pub backface_stencil_pass_depth_pass_op: u32,
    /// Backface Stencil Pass Depth Fail Op, `enums::stencil_operation`.
    pub backface_stencil_pass_depth_fail_op: u32,
    /// Backface Stencil Fail Op, `enums::stencil_operation`.
    pub backface_stencil_fail_op: u32,
    /// Backface Stencil Test Function, `enums::compare_function`.
    pub backface_stencil_test_function: u32,
    /// Stencil Pass Depth Pass Op, `enums::stencil_operation`.
    pub stencil_pass_depth_pass_op: u32,
    /// Stencil Pass Depth Fail Op, `enums::stencil_operation`.
    pub stencil_pass_depth_fail_op: u32,
    /// Stencil Fail Op, `enums::stencil_operation`.
    pub stencil_fail_op: u32,
    /// Backface Stencil Write Mask, uint.
    pub backface_stencil_write_mask: u32,
    /// Backface Stencil Test Mask, uint.
    pub backface_stencil_test_mask: u32,
    /// Stencil Write Mask, uint.
    pub stencil_write_mask: u32,
    /// Stencil Test Mask, uint.
    pub stencil_test_mask: u32,
    /// Backface Stencil Reference Value, uint.
    pub backface_stencil_reference_value: u32,
    /// Stencil Reference Value, uint.
    pub stencil_reference_value: u32,
}
impl State3dWmDepthStencil {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dWmDepthStencil {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), depth_buffer_write_enable: b(d, 32), depth_test_enable: b(d, 33), stencil_buffer_write_enable: b(d, 34), stencil_test_enable: b(d, 35), double_sided_stencil_enable: b(d, 36), depth_test_function: u(d, 37, 39), stencil_test_function: u(d, 40, 42), backface_stencil_pass_depth_pass_op: u(d, 43, 45), backface_stencil_pass_depth_fail_op: u(d, 46, 48), backface_stencil_fail_op: u(d, 49, 51), backface_stencil_test_function: u(d, 52, 54), stencil_pass_depth_pass_op: u(d, 55, 57), stencil_pass_depth_fail_op: u(d, 58, 60), stencil_fail_op: u(d, 61, 63), backface_stencil_write_mask: u(d, 64, 71), backface_stencil_test_mask: u(d, 72, 79), stencil_write_mask: u(d, 80, 87), stencil_test_mask: u(d, 88, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), depth_buffer_write_enable: b(d, 32), depth_test_enable: b(d, 33), stencil_buffer_write_enable: b(d, 34), stencil_test_enable: b(d, 35), double_sided_stencil_enable: b(d, 36), depth_test_function: u(d, 37, 39), stencil_test_function: u(d, 40, 42), backface_stencil_pass_depth_pass_op: u(d, 43, 45), backface_stencil_pass_depth_fail_op: u(d, 46, 48), backface_stencil_fail_op: u(d, 49, 51), backface_stencil_test_function: u(d, 52, 54), stencil_pass_depth_pass_op: u(d, 55, 57), stencil_pass_depth_fail_op: u(d, 58, 60), stencil_fail_op: u(d, 61, 63), backface_stencil_write_mask: u(d, 64, 71), backface_stencil_test_mask: u(d, 72, 79), stencil_write_mask: u(d, 80, 87), stencil_test_mask: u(d, 88, 95), backface_stencil_reference_value: u(d, 96, 103), stencil_reference_value: u(d, 104, 111), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x784e0000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.depth_buffer_write_enable)); put(d, 33, 33, u64::from(self.depth_test_enable)); put(d, 34, 34, u64::from(self.stencil_buffer_write_enable)); put(d, 35, 35, u64::from(self.stencil_test_enable)); put(d, 36, 36, u64::from(self.double_sided_stencil_enable)); put(d, 37, 39, u64::from(self.depth_test_function)); put(d, 40, 42, u64::from(self.stencil_test_function)); put(d, 43, 45, u64::from(self.backface_stencil_pass_depth_pass_op)); put(d, 46, 48, u64::from(self.backface_stencil_pass_depth_fail_op)); put(d, 49, 51, u64::from(self.backface_stencil_fail_op)); put(d, 52, 54, u64::from(self.backface_stencil_test_function)); put(d, 55, 57, u64::from(self.stencil_pass_depth_pass_op)); put(d, 58, 60, u64::from(self.stencil_pass_depth_fail_op)); put(d, 61, 63, u64::from(self.stencil_fail_op)); put(d, 64, 71, u64::from(self.backface_stencil_write_mask)); put(d, 72, 79, u64::from(self.backface_stencil_test_mask)); put(d, 80, 87, u64::from(self.stencil_write_mask)); put(d, 88, 95, u64::from(self.stencil_test_mask)); 3 }
            _ => { d[0] = 0x784e0000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.depth_buffer_write_enable)); put(d, 33, 33, u64::from(self.depth_test_enable)); put(d, 34, 34, u64::from(self.stencil_buffer_write_enable)); put(d, 35, 35, u64::from(self.stencil_test_enable)); put(d, 36, 36, u64::from(self.double_sided_stencil_enable)); put(d, 37, 39, u64::from(self.depth_test_function)); put(d, 40, 42, u64::from(self.stencil_test_function)); put(d, 43, 45, u64::from(self.backface_stencil_pass_depth_pass_op)); put(d, 46, 48, u64::from(self.backface_stencil_pass_depth_fail_op)); put(d, 49, 51, u64::from(self.backface_stencil_fail_op)); put(d, 52, 54, u64::from(self.backface_stencil_test_function)); put(d, 55, 57, u64::from(self.stencil_pass_depth_pass_op)); put(d, 58, 60, u64::from(self.stencil_pass_depth_fail_op)); put(d, 61, 63, u64::from(self.stencil_fail_op)); put(d, 64, 71, u64::from(self.backface_stencil_write_mask)); put(d, 72, 79, u64::from(self.backface_stencil_test_mask)); put(d, 80, 87, u64::from(self.stencil_write_mask)); put(d, 88, 95, u64::from(self.stencil_test_mask)); put(d, 96, 103, u64::from(self.backface_stencil_reference_value)); put(d, 104, 111, u64::from(self.stencil_reference_value)); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dWmDepthStencil, STATE3DWMDEPTHSTENCIL_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_WM_DEPTH_STENCIL", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_WM_DEPTH_STENCIL", "mesa:gen9 3DSTATE_WM_DEPTH_STENCIL"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x784e0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0x2, 3, 3, false), (0xc, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xc, 112, 127)],
    system: "B091", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xc, 3, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Depth Buffer Write Enable", places: &[p(0xe, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Test Enable", places: &[p(0xe, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Buffer Write Enable", places: &[p(0xe, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Test Enable", places: &[p(0xe, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Double Sided Stencil Enable", places: &[p(0xe, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Test Function", places: &[p(0xe, 37, 39, Kind::Enum("compare_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Test Function", places: &[p(0xe, 40, 42, Kind::Enum("compare_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Pass Depth Pass Op", places: &[p(0xe, 43, 45, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Pass Depth Fail Op", places: &[p(0xe, 46, 48, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Fail Op", places: &[p(0xe, 49, 51, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Test Function", places: &[p(0xe, 52, 54, Kind::Enum("compare_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Pass Depth Pass Op", places: &[p(0xe, 55, 57, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Pass Depth Fail Op", places: &[p(0xe, 58, 60, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Fail Op", places: &[p(0xe, 61, 63, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Write Mask", places: &[p(0xe, 64, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Test Mask", places: &[p(0xe, 72, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Write Mask", places: &[p(0xe, 80, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Test Mask", places: &[p(0xe, 88, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Reference Value", places: &[p(0xc, 96, 103, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Reference Value", places: &[p(0xc, 104, 111, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_WM_HZ_OP`. `[mesa:gen8 3DSTATE_WM_HZ_OP]` `[mesa:gen9 3DSTATE_WM_HZ_OP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dWmHzOp {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Number of Multisamples, uint.
    pub number_of_multisamples: u32,
    /// Stencil Clear Value, uint.
    pub stencil_clear_value: u32,
    /// Full Surface Depth and Stencil Clear, bool.
    pub full_surface_depth_and_stencil_clear: bool,
    /// Pixel Position Offset Enable, bool.
    pub pixel_position_offset_enable: bool,
    /// Hierarchical Depth Buffer Resolve Enable, bool.
    pub hierarchical_depth_buffer_resolve_enable: bool,
    /// Depth Buffer Resolve Enable, bool.
    pub depth_buffer_resolve_enable: bool,
    /// Scissor Rectangle Enable, bool.
    pub scissor_rectangle_enable: bool,
    /// Depth Buffer Clear Enable, bool.
    pub depth_buffer_clear_enable: bool,
    /// Stencil Buffer Clear Enable, bool.
    pub stencil_buffer_clear_enable: bool,
    /// Clear Rectangle X Min, uint.
    pub clear_rectangle_x_min: u32,
    /// Clear Rectangle Y Min, uint.
    pub clear_rectangle_y_min: u32,
    /// Clear Rectangle X Max, uint.
    pub clear_rectangle_x_max: u32,
    /// Clear Rectangle Y Max, uint.
    pub clear_rectangle_y_max: u32,
    /// Sample Mask, uint.
    pub sample_mask: u32,
}
impl State3dWmHzOp {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dWmHzOp {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 7), number_of_multisamples: u(d, 45, 47), stencil_clear_value: u(d, 48, 55), full_surface_depth_and_stencil_clear: b(d, 57), pixel_position_offset_enable: b(d, 58), hierarchical_depth_buffer_resolve_enable: b(d, 59), depth_buffer_resolve_enable: b(d, 60), scissor_rectangle_enable: b(d, 61), depth_buffer_clear_enable: b(d, 62), stencil_buffer_clear_enable: b(d, 63), clear_rectangle_x_min: u(d, 64, 79), clear_rectangle_y_min: u(d, 80, 95), clear_rectangle_x_max: u(d, 96, 111), clear_rectangle_y_max: u(d, 112, 127), sample_mask: u(d, 128, 143), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x78520000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 45, 47, u64::from(self.number_of_multisamples)); put(d, 48, 55, u64::from(self.stencil_clear_value)); put(d, 57, 57, u64::from(self.full_surface_depth_and_stencil_clear)); put(d, 58, 58, u64::from(self.pixel_position_offset_enable)); put(d, 59, 59, u64::from(self.hierarchical_depth_buffer_resolve_enable)); put(d, 60, 60, u64::from(self.depth_buffer_resolve_enable)); put(d, 61, 61, u64::from(self.scissor_rectangle_enable)); put(d, 62, 62, u64::from(self.depth_buffer_clear_enable)); put(d, 63, 63, u64::from(self.stencil_buffer_clear_enable)); put(d, 64, 79, u64::from(self.clear_rectangle_x_min)); put(d, 80, 95, u64::from(self.clear_rectangle_y_min)); put(d, 96, 111, u64::from(self.clear_rectangle_x_max)); put(d, 112, 127, u64::from(self.clear_rectangle_y_max)); put(d, 128, 143, u64::from(self.sample_mask)); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(State3dWmHzOp, STATE3DWMHZOP_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_WM_HZ_OP", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_WM_HZ_OP", "mesa:gen9 3DSTATE_WM_HZ_OP"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78520000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 32, 44), (0xe, 56, 56), (0xe, 144, 159)],
    system: "B092", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0x5001fff, 0x0), w(0xe, 4, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Number of Multisamples", places: &[p(0xe, 45, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Clear Value", places: &[p(0xe, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Full Surface Depth and Stencil Clear", places: &[p(0xe, 57, 57, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixel Position Offset Enable", places: &[p(0xe, 58, 58, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B092", usual: &[0] }) },
        Field { name: "Hierarchical Depth Buffer Resolve Enable", places: &[p(0xe, 59, 59, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Buffer Resolve Enable", places: &[p(0xe, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scissor Rectangle Enable", places: &[p(0xe, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Buffer Clear Enable", places: &[p(0xe, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Buffer Clear Enable", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clear Rectangle X Min", places: &[p(0xe, 64, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clear Rectangle Y Min", places: &[p(0xe, 80, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clear Rectangle X Max", places: &[p(0xe, 96, 111, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clear Rectangle Y Max", places: &[p(0xe, 112, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample Mask", places: &[p(0xe, 128, 143, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

