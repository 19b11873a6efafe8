//! Generated from hw/commands/hcp.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `HCP_BSD_OBJECT`. `[mesa:gen9 HCP_BSD_OBJECT]` `[media-driver:g9_skl HCP_BSD_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpBsdObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect BSD Data Length, uint.
    pub indirect_bsd_data_length: u32,
    /// Indirect BSD Data Start Address, offset.
    pub indirect_bsd_data_start_address: u64,
}
impl HcpBsdObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpBsdObject {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_bsd_data_length: u(d, 32, 63), indirect_bsd_data_start_address: a(d, 64, 92), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x73a00000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 63, u64::from(self.indirect_bsd_data_length)); put_a(d, 64, 92, self.indirect_bsd_data_start_address); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(HcpBsdObject, HCPBSDOBJECT_ITEM, Item {
    noun: Noun::Command, name: "HCP_BSD_OBJECT", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_BSD_OBJECT", "media-driver:g9_skl HCP_BSD_OBJECT"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73a00000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 93, 95)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Indirect BSD Data Length", places: &[p(0xc, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect BSD Data Start Address", places: &[p(0xc, 64, 92, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_FQM_STATE`. `[mesa:gen9 HCP_FQM_STATE]` `[media-driver:g9_skl HCP_FQM_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HcpFqmState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Intra/Inter, uint.
    pub intra_inter: u32,
    /// SizeID, uint.
    pub sizeid: u32,
    /// Color Component, uint.
    pub color_component: u32,
    /// FQM DC Value, uint.
    pub fqm_dc_value: u32,
    /// Forward Quantizer Matrix, uint.
    pub forward_quantizer_matrix: [u32; 64],
}
impl Default for HcpFqmState {
    fn default() -> Self {
        Self { dword_length: 0, intra_inter: Default::default(), sizeid: Default::default(), color_component: Default::default(), fqm_dc_value: Default::default(), forward_quantizer_matrix: [Default::default(); 64], }
    }
}
impl HcpFqmState {
    /// Intra of Intra/Inter.
    pub const INTRA_INTER_INTRA: u32 = 0x0;
    /// Inter of Intra/Inter.
    pub const INTRA_INTER_INTER: u32 = 0x1;
    /// 4x4 of SizeID.
    pub const SIZEID_4X4: u32 = 0x0;
    /// 8x8 of SizeID.
    pub const SIZEID_8X8: u32 = 0x1;
    /// 16x16 of SizeID.
    pub const SIZEID_16X16: u32 = 0x2;
    /// 32x32 of SizeID.
    pub const SIZEID_32X32: u32 = 0x3;
    /// Luma of Color Component.
    pub const COLOR_COMPONENT_LUMA: u32 = 0x0;
    /// Chroma Cb of Color Component.
    pub const COLOR_COMPONENT_CHROMA_CB: u32 = 0x1;
    /// Chroma Cr of Color Component.
    pub const COLOR_COMPONENT_CHROMA_CR: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpFqmState {
        let d = &fixed::<34>(dwords);
        Self { dword_length: u(d, 0, 11), intra_inter: u(d, 32, 32), sizeid: u(d, 33, 34), color_component: u(d, 35, 36), fqm_dc_value: u(d, 48, 63), forward_quantizer_matrix: std::array::from_fn(|i| u(d, at(64, i, 16), at(79, i, 16))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 34];
        let d = &mut words;
        let n: usize = { d[0] = 0x73850000; let length = if self.dword_length == 0 { 32 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.intra_inter)); put(d, 33, 34, u64::from(self.sizeid)); put(d, 35, 36, u64::from(self.color_component)); put(d, 48, 63, u64::from(self.fqm_dc_value)); for (i, v) in self.forward_quantizer_matrix.iter().copied().enumerate().take(64) { put(d, at(64, i, 16), at(79, i, 16), u64::from(v)); } 34 };
        words[..n.min(34)].to_vec()
    }
}
described!(HcpFqmState, HCPFQMSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_FQM_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_FQM_STATE", "media-driver:g9_skl HCP_FQM_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73850000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 34, 34, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 37, 47)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Intra/Inter", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Intra"), (0xc, 0x1, "Inter")], when: None, gap: None },
        Field { name: "SizeID", places: &[p(0xc, 33, 34, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "4x4"), (0xc, 0x1, "8x8"), (0xc, 0x2, "16x16"), (0xc, 0x3, "32x32")], when: None, gap: None },
        Field { name: "Color Component", places: &[p(0xc, 35, 36, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Luma"), (0xc, 0x1, "Chroma Cb"), (0xc, 0x2, "Chroma Cr")], when: None, gap: None },
        Field { name: "FQM DC Value", places: &[p(0xc, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Forward Quantizer Matrix", places: &[p(0xc, 64, 79, Kind::Uint, 64, 16)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_IND_OBJ_BASE_ADDR_STATE`. `[mesa:gen9 HCP_IND_OBJ_BASE_ADDR_STATE]` `[media-driver:g9_skl HCP_IND_OBJ_BASE_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpIndObjBaseAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// HCP Indirect Bitstream Object - Base Address, address.
    pub hcp_indirect_bitstream_object_base_address: u64,
    /// HCP Indirect Bitstream Object - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub hcp_indirect_bitstream_object_memory_address_attributes: Memoryaddressattributes,
    /// HCP Indirect Bitstream Object - Access Upper Bound, address.
    pub hcp_indirect_bitstream_object_access_upper_bound: u64,
    /// HCP Indirect CU Object - Base Address, address.
    pub hcp_indirect_cu_object_base_address: u64,
    /// HCP Indirect CU Object - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub hcp_indirect_cu_object_memory_address_attributes: Memoryaddressattributes,
    /// HCP PAK-BSE Object - Base Address, address.
    pub hcp_pak_bse_object_base_address: u64,
    /// HCP PAK-BSE Object - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub hcp_pak_bse_object_memory_address_attributes: Memoryaddressattributes,
    /// HCP PAK-BSE Object - Access Upper Bound, address.
    pub hcp_pak_bse_object_access_upper_bound: u64,
}
impl HcpIndObjBaseAddrState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HcpIndObjBaseAddrState {
        let d = &fixed::<14>(dwords);
        Self { dword_length: u(d, 0, 11), hcp_indirect_bitstream_object_base_address: a(d, 32, 95), hcp_indirect_bitstream_object_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[3..]), hcp_indirect_bitstream_object_access_upper_bound: a(d, 128, 191), hcp_indirect_cu_object_base_address: a(d, 192, 255), hcp_indirect_cu_object_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[8..]), hcp_pak_bse_object_base_address: a(d, 288, 351), hcp_pak_bse_object_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[11..]), hcp_pak_bse_object_access_upper_bound: a(d, 384, 447), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 14];
        let d = &mut words;
        let n: usize = { d[0] = 0x73830000; let length = if self.dword_length == 0 { 12 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 32, 95, self.hcp_indirect_bitstream_object_base_address); put_part(d, 96, 127, &self.hcp_indirect_bitstream_object_memory_address_attributes.encode(platform)); put_a(d, 128, 191, self.hcp_indirect_bitstream_object_access_upper_bound); put_a(d, 192, 255, self.hcp_indirect_cu_object_base_address); put_part(d, 256, 287, &self.hcp_indirect_cu_object_memory_address_attributes.encode(platform)); put_a(d, 288, 351, self.hcp_pak_bse_object_base_address); put_part(d, 352, 383, &self.hcp_pak_bse_object_memory_address_attributes.encode(platform)); put_a(d, 384, 447, self.hcp_pak_bse_object_access_upper_bound); 14 };
        words[..n.min(14)].to_vec()
    }
}
described!(HcpIndObjBaseAddrState, HCPINDOBJBASEADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_IND_OBJ_BASE_ADDR_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_IND_OBJ_BASE_ADDR_STATE", "media-driver:g9_skl HCP_IND_OBJ_BASE_ADDR_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73830000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 14, 14, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "HCP Indirect Bitstream Object - Base Address", places: &[p(0xc, 32, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HCP Indirect Bitstream Object - Memory Address Attributes", places: &[p(0xc, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HCP Indirect Bitstream Object - Access Upper Bound", places: &[p(0xc, 128, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HCP Indirect CU Object - Base Address", places: &[p(0xc, 192, 255, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HCP Indirect CU Object - Memory Address Attributes", places: &[p(0xc, 256, 287, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HCP PAK-BSE Object - Base Address", places: &[p(0xc, 288, 351, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HCP PAK-BSE Object - Memory Address Attributes", places: &[p(0xc, 352, 383, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HCP PAK-BSE Object - Access Upper Bound", places: &[p(0xc, 384, 447, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_PAK_INSERT_OBJECT`. `[mesa:gen9 HCP_PAK_INSERT_OBJECT]` `[media-driver:g9_skl HCP_PAK_INSERT_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpPakInsertObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// End of Slice, bool.
    pub end_of_slice: bool,
    /// Last Header, bool.
    pub last_header: bool,
    /// Emulation Byte Bits Insert Enable, bool.
    pub emulation_byte_bits_insert_enable: bool,
    /// Skip Emulation Byte Count, uint.
    pub skip_emulation_byte_count: u32,
    /// Data Bits In Last DW, uint.
    pub data_bits_in_last_dw: u32,
    /// Header Length Excluded From Size, uint.
    pub header_length_excluded_from_size: u32,
    /// Data Byte Offset, uint.
    pub data_byte_offset: u32,
    /// Indirect Payload Enable, bool.
    pub indirect_payload_enable: bool,
}
impl HcpPakInsertObject {
    /// ACCUMULATE of Header Length Excluded From Size.
    pub const HEADER_LENGTH_EXCLUDED_FROM_SIZE_ACCUMULATE: u32 = 0x0;
    /// NO_ACCUMULATION of Header Length Excluded From Size.
    pub const HEADER_LENGTH_EXCLUDED_FROM_SIZE_NO_ACCUMULATION: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpPakInsertObject {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), end_of_slice: b(d, 33), last_header: b(d, 34), emulation_byte_bits_insert_enable: b(d, 35), skip_emulation_byte_count: u(d, 36, 39), data_bits_in_last_dw: u(d, 40, 45), header_length_excluded_from_size: u(d, 47, 47), data_byte_offset: u(d, 48, 49), indirect_payload_enable: b(d, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x73a20000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 33, 33, u64::from(self.end_of_slice)); put(d, 34, 34, u64::from(self.last_header)); put(d, 35, 35, u64::from(self.emulation_byte_bits_insert_enable)); put(d, 36, 39, u64::from(self.skip_emulation_byte_count)); put(d, 40, 45, u64::from(self.data_bits_in_last_dw)); put(d, 47, 47, u64::from(self.header_length_excluded_from_size)); put(d, 48, 49, u64::from(self.data_byte_offset)); put(d, 63, 63, u64::from(self.indirect_payload_enable)); 2 };
        words[..n.min(2)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Inline Payload`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 2;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(HcpPakInsertObject, HCPPAKINSERTOBJECT_ITEM, Item {
    noun: Noun::Command, name: "HCP_PAK_INSERT_OBJECT", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_PAK_INSERT_OBJECT", "media-driver:g9_skl HCP_PAK_INSERT_OBJECT"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73a20000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 2, 2, true)], tail: &[(0xc, 64, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 32), (0xc, 46, 46), (0xc, 50, 62)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "End of Slice", places: &[p(0xc, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Header", places: &[p(0xc, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Emulation Byte Bits Insert Enable", places: &[p(0xc, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skip Emulation Byte Count", places: &[p(0xc, 36, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Bits In Last DW", places: &[p(0xc, 40, 45, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Header Length Excluded From Size", places: &[p(0xc, 47, 47, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "ACCUMULATE"), (0xc, 0x1, "NO_ACCUMULATION")], when: None, gap: None },
        Field { name: "Data Byte Offset", places: &[p(0xc, 48, 49, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Payload Enable", places: &[p(0xc, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Payload", places: &[p(0xc, 64, 95, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_PAK_OBJECT`. `[mesa:gen9 HCP_PAK_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpPakObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Split Level 2 Part 0, uint.
    pub split_level_2_part_0: u32,
    /// Split Level 2 Part 1, uint.
    pub split_level_2_part_1: u32,
    /// Split Level 2 Part 2, uint.
    pub split_level_2_part_2: u32,
    /// Split Level 2 Part 3, uint.
    pub split_level_2_part_3: u32,
    /// Split Level 1, uint.
    pub split_level_1: u32,
    /// Split Level 0, uint.
    pub split_level_0: u32,
    /// CU Count, uint.
    pub cu_count: u32,
    /// Last LCU of Tile, bool.
    pub last_lcu_of_tile: bool,
    /// Last LCU of Slice, bool.
    pub last_lcu_of_slice: bool,
    /// Current LCU X Address, uint.
    pub current_lcu_x_address: u32,
    /// Current LCU Y Address, uint.
    pub current_lcu_y_address: u32,
}
impl HcpPakObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpPakObject {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 11), split_level_2_part_0: u(d, 32, 35), split_level_2_part_1: u(d, 36, 39), split_level_2_part_2: u(d, 40, 43), split_level_2_part_3: u(d, 44, 47), split_level_1: u(d, 48, 51), split_level_0: u(d, 52, 52), cu_count: u(d, 56, 61), last_lcu_of_tile: b(d, 62), last_lcu_of_slice: b(d, 63), current_lcu_x_address: u(d, 64, 79), current_lcu_y_address: u(d, 80, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x73a10000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.split_level_2_part_0)); put(d, 36, 39, u64::from(self.split_level_2_part_1)); put(d, 40, 43, u64::from(self.split_level_2_part_2)); put(d, 44, 47, u64::from(self.split_level_2_part_3)); put(d, 48, 51, u64::from(self.split_level_1)); put(d, 52, 52, u64::from(self.split_level_0)); put(d, 56, 61, u64::from(self.cu_count)); put(d, 62, 62, u64::from(self.last_lcu_of_tile)); put(d, 63, 63, u64::from(self.last_lcu_of_slice)); put(d, 64, 79, u64::from(self.current_lcu_x_address)); put(d, 80, 95, u64::from(self.current_lcu_y_address)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(HcpPakObject, HCPPAKOBJECT_ITEM, Item {
    noun: Noun::Command, name: "HCP_PAK_OBJECT", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_PAK_OBJECT"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73a10000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 53, 55)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Split Level 2 Part 0", places: &[p(0xc, 32, 35, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Split Level 2 Part 1", places: &[p(0xc, 36, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Split Level 2 Part 2", places: &[p(0xc, 40, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Split Level 2 Part 3", places: &[p(0xc, 44, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Split Level 1", places: &[p(0xc, 48, 51, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Split Level 0", places: &[p(0xc, 52, 52, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CU Count", places: &[p(0xc, 56, 61, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last LCU of Tile", places: &[p(0xc, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last LCU of Slice", places: &[p(0xc, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current LCU X Address", places: &[p(0xc, 64, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current LCU Y Address", places: &[p(0xc, 80, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_PIC_STATE`. `[mesa:gen9 HCP_PIC_STATE]` `[media-driver:g9_skl HCP_PIC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpPicState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Frame Width In Minimum Coding Block Size, uint.
    pub frame_width_in_minimum_coding_block_size: u32,
    /// PAK Transform Skip Enable, bool.
    pub pak_transform_skip_enable: bool,
    /// Frame Height In Minimum Coding Block Size, uint.
    pub frame_height_in_minimum_coding_block_size: u32,
    /// Min CU Size, uint.
    pub min_cu_size: u32,
    /// LCU Size, uint.
    pub lcu_size: u32,
    /// Min TU Size, uint.
    pub min_tu_size: u32,
    /// Max TU Size, uint.
    pub max_tu_size: u32,
    /// Min PCM Size, uint.
    pub min_pcm_size: u32,
    /// Max PCM Size, uint.
    pub max_pcm_size: u32,
    /// Collocated Picture Is I Slice, bool.
    pub collocated_picture_is_i_slice: bool,
    /// Current Picture Is I Slice, bool.
    pub current_picture_is_i_slice: bool,
    /// CABAC Zero Word Insertion Test Enable, bool.
    pub cabac_zero_word_insertion_test_enable: bool,
    /// Sample Adaptive Offset Enable, bool.
    pub sample_adaptive_offset_enable: bool,
    /// PCM Enable, bool.
    pub pcm_enable: bool,
    /// CU QP Delta Enable, bool.
    pub cu_qp_delta_enable: bool,
    /// Max DQP Depth, uint.
    pub max_dqp_depth: u32,
    /// PCM Loop Filter Disable, bool.
    pub pcm_loop_filter_disable: bool,
    /// Constrained Intra Prediction, bool.
    pub constrained_intra_prediction: bool,
    /// Log2 Parallel Merge Level, uint.
    pub log2_parallel_merge_level: u32,
    /// Sign Data Hiding, bool.
    pub sign_data_hiding: bool,
    /// Loop Filter Enable, bool.
    pub loop_filter_enable: bool,
    /// Entropy Coding Sync Enable, bool.
    pub entropy_coding_sync_enable: bool,
    /// Tiling Enable, bool.
    pub tiling_enable: bool,
    /// Weighted BiPredication Enable, bool.
    pub weighted_bipredication_enable: bool,
    /// Weighted Predication Enable, bool.
    pub weighted_predication_enable: bool,
    /// Field Pic, bool.
    pub field_pic: bool,
    /// Top Field, bool.
    pub top_field: bool,
    /// Transform Skip Enable, bool.
    pub transform_skip_enable: bool,
    /// AMP Enable, bool.
    pub amp_enable: bool,
    /// Transquant Bypass Enable, bool.
    pub transquant_bypass_enable: bool,
    /// Strong Intra Smoothing Enable, bool.
    pub strong_intra_smoothing_enable: bool,
    /// CU Packet Structure, uint.
    pub cu_packet_structure: u32,
    /// Picture Cb QP Offset, int.
    pub picture_cb_qp_offset: i32,
    /// Picture Cr QP Offset, int.
    pub picture_cr_qp_offset: i32,
    /// Intra Max Transform Hierarchy Depth, uint.
    pub intra_max_transform_hierarchy_depth: u32,
    /// Inter Max Transform Hierarchy Depth, uint.
    pub inter_max_transform_hierarchy_depth: u32,
    /// Chroma PCM Sample Bit Depth, uint.
    pub chroma_pcm_sample_bit_depth: u32,
    /// Luma PCM Sample Bit Depth, uint.
    pub luma_pcm_sample_bit_depth: u32,
    /// Chroma Bit Depth, uint.
    pub chroma_bit_depth: u32,
    /// Luma Bit Depth, uint.
    pub luma_bit_depth: u32,
    /// LCU Max Bit Size Allowed, uint.
    pub lcu_max_bit_size_allowed: u32,
    /// Non First Pass, bool.
    pub non_first_pass: bool,
    /// LCU Max Size Report, bool.
    pub lcu_max_size_report: bool,
    /// Frame Bitrate Max Report, bool.
    pub frame_bitrate_max_report: bool,
    /// Frame Bitrate Min Report, bool.
    pub frame_bitrate_min_report: bool,
    /// Load Bitstream Pointer Per Slice, bool.
    pub load_bitstream_pointer_per_slice: bool,
    /// Frame Bitrate Max, uint.
    pub frame_bitrate_max: u32,
    /// Frame Bitrate Max Unit, uint.
    pub frame_bitrate_max_unit: u32,
    /// Frame Bitrate Min, uint.
    pub frame_bitrate_min: u32,
    /// Frame Bitrate Min Unit, uint.
    pub frame_bitrate_min_unit: u32,
    /// Frame Bitrate Min Delta, uint.
    pub frame_bitrate_min_delta: u32,
    /// Frame Bitrate Max Delta, uint.
    pub frame_bitrate_max_delta: u32,
    /// Frame Delta QP Max, FRAMEDELTAQP.
    pub frame_delta_qp_max: Framedeltaqp,
    /// Frame Delta QP Min, FRAMEDELTAQP.
    pub frame_delta_qp_min: Framedeltaqp,
    /// Frame Delta QP Max Range, FRAMEDELTAQPRANGE.
    pub frame_delta_qp_max_range: Framedeltaqprange,
    /// Frame Delta QP Min Range, FRAMEDELTAQPRANGE.
    pub frame_delta_qp_min_range: Framedeltaqprange,
    /// Minimum Frame Size, uint.
    pub minimum_frame_size: u32,
    /// Minimum Frame Size Units, uint.
    pub minimum_frame_size_units: u32,
}
impl HcpPicState {
    /// 64x64 of Min CU Size.
    pub const MIN_CU_SIZE_64X64: u32 = 0x3;
    /// 32x32 of Min CU Size.
    pub const MIN_CU_SIZE_32X32: u32 = 0x2;
    /// 16x16 of Min CU Size.
    pub const MIN_CU_SIZE_16X16: u32 = 0x1;
    /// 8x8 of Min CU Size.
    pub const MIN_CU_SIZE_8X8: u32 = 0x0;
    /// 64x64 of LCU Size.
    pub const LCU_SIZE_64X64: u32 = 0x3;
    /// 32x32 of LCU Size.
    pub const LCU_SIZE_32X32: u32 = 0x2;
    /// 16x16 of LCU Size.
    pub const LCU_SIZE_16X16: u32 = 0x1;
    /// Illegal/reserved of LCU Size.
    pub const LCU_SIZE_ILLEGAL_RESERVED: u32 = 0x0;
    /// 32x32 of Min TU Size.
    pub const MIN_TU_SIZE_32X32: u32 = 0x3;
    /// 16x16 of Min TU Size.
    pub const MIN_TU_SIZE_16X16: u32 = 0x2;
    /// 8x8 of Min TU Size.
    pub const MIN_TU_SIZE_8X8: u32 = 0x1;
    /// 4x4 of Min TU Size.
    pub const MIN_TU_SIZE_4X4: u32 = 0x0;
    /// 32x32 of Max TU Size.
    pub const MAX_TU_SIZE_32X32: u32 = 0x3;
    /// 16x16 of Max TU Size.
    pub const MAX_TU_SIZE_16X16: u32 = 0x2;
    /// 8x8 of Max TU Size.
    pub const MAX_TU_SIZE_8X8: u32 = 0x1;
    /// 4x4 of Max TU Size.
    pub const MAX_TU_SIZE_4X4: u32 = 0x0;
    /// 32x32 of Min PCM Size.
    pub const MIN_PCM_SIZE_32X32: u32 = 0x2;
    /// 16x16 of Min PCM Size.
    pub const MIN_PCM_SIZE_16X16: u32 = 0x1;
    /// 8x8 of Min PCM Size.
    pub const MIN_PCM_SIZE_8X8: u32 = 0x0;
    /// 32x32 of Max PCM Size.
    pub const MAX_PCM_SIZE_32X32: u32 = 0x2;
    /// 16x16 of Max PCM Size.
    pub const MAX_PCM_SIZE_16X16: u32 = 0x1;
    /// 8x8 of Max PCM Size.
    pub const MAX_PCM_SIZE_8X8: u32 = 0x0;
    /// VME of CU Packet Structure.
    pub const CU_PACKET_STRUCTURE_VME: u32 = 0x0;
    /// ExtEnc of CU Packet Structure.
    pub const CU_PACKET_STRUCTURE_EXTENC: u32 = 0x1;
    /// 8-bit of Chroma Bit Depth.
    pub const CHROMA_BIT_DEPTH_8_BIT: u32 = 0x0;
    /// 9-bit of Chroma Bit Depth.
    pub const CHROMA_BIT_DEPTH_9_BIT: u32 = 0x1;
    /// 10-bit of Chroma Bit Depth.
    pub const CHROMA_BIT_DEPTH_10_BIT: u32 = 0x2;
    /// 11-bit of Chroma Bit Depth.
    pub const CHROMA_BIT_DEPTH_11_BIT: u32 = 0x3;
    /// 12-bit of Chroma Bit Depth.
    pub const CHROMA_BIT_DEPTH_12_BIT: u32 = 0x4;
    /// 8-bit of Luma Bit Depth.
    pub const LUMA_BIT_DEPTH_8_BIT: u32 = 0x0;
    /// 9-bit of Luma Bit Depth.
    pub const LUMA_BIT_DEPTH_9_BIT: u32 = 0x1;
    /// 10-bit of Luma Bit Depth.
    pub const LUMA_BIT_DEPTH_10_BIT: u32 = 0x2;
    /// 11-bit of Luma Bit Depth.
    pub const LUMA_BIT_DEPTH_11_BIT: u32 = 0x3;
    /// 12-bit of Luma Bit Depth.
    pub const LUMA_BIT_DEPTH_12_BIT: u32 = 0x4;
    /// 4Kb of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_4KB: u32 = 0x0;
    /// 16Kb of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_16KB: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HcpPicState {
        let d = &fixed::<19>(dwords);
        Self { dword_length: u(d, 0, 11), frame_width_in_minimum_coding_block_size: u(d, 32, 41), pak_transform_skip_enable: b(d, 47), frame_height_in_minimum_coding_block_size: u(d, 48, 57), min_cu_size: u(d, 64, 65), lcu_size: u(d, 66, 67), min_tu_size: u(d, 68, 69), max_tu_size: u(d, 70, 71), min_pcm_size: u(d, 72, 73), max_pcm_size: u(d, 74, 75), collocated_picture_is_i_slice: b(d, 96), current_picture_is_i_slice: b(d, 97), cabac_zero_word_insertion_test_enable: b(d, 98), sample_adaptive_offset_enable: b(d, 131), pcm_enable: b(d, 132), cu_qp_delta_enable: b(d, 133), max_dqp_depth: u(d, 134, 135), pcm_loop_filter_disable: b(d, 136), constrained_intra_prediction: b(d, 137), log2_parallel_merge_level: u(d, 138, 140), sign_data_hiding: b(d, 141), loop_filter_enable: b(d, 143), entropy_coding_sync_enable: b(d, 144), tiling_enable: b(d, 145), weighted_bipredication_enable: b(d, 146), weighted_predication_enable: b(d, 147), field_pic: b(d, 148), top_field: b(d, 149), transform_skip_enable: b(d, 150), amp_enable: b(d, 151), transquant_bypass_enable: b(d, 153), strong_intra_smoothing_enable: b(d, 154), cu_packet_structure: u(d, 155, 155), picture_cb_qp_offset: s(d, 160, 164), picture_cr_qp_offset: s(d, 165, 169), intra_max_transform_hierarchy_depth: u(d, 170, 172), inter_max_transform_hierarchy_depth: u(d, 173, 175), chroma_pcm_sample_bit_depth: u(d, 176, 179), luma_pcm_sample_bit_depth: u(d, 180, 183), chroma_bit_depth: u(d, 184, 186), luma_bit_depth: u(d, 187, 189), lcu_max_bit_size_allowed: u(d, 192, 207), non_first_pass: b(d, 208), lcu_max_size_report: b(d, 216), frame_bitrate_max_report: b(d, 217), frame_bitrate_min_report: b(d, 218), load_bitstream_pointer_per_slice: b(d, 221), frame_bitrate_max: u(d, 224, 237), frame_bitrate_max_unit: u(d, 255, 255), frame_bitrate_min: u(d, 256, 269), frame_bitrate_min_unit: u(d, 287, 287), frame_bitrate_min_delta: u(d, 288, 302), frame_bitrate_max_delta: u(d, 304, 318), frame_delta_qp_max: Framedeltaqp::decode(platform, &d[10..]), frame_delta_qp_min: Framedeltaqp::decode(platform, &d[12..]), frame_delta_qp_max_range: Framedeltaqprange::decode(platform, &d[14..]), frame_delta_qp_min_range: Framedeltaqprange::decode(platform, &d[16..]), minimum_frame_size: u(d, 576, 591), minimum_frame_size_units: u(d, 606, 607), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 19];
        let d = &mut words;
        let n: usize = { d[0] = 0x73900000; let length = if self.dword_length == 0 { 17 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 41, u64::from(self.frame_width_in_minimum_coding_block_size)); put(d, 47, 47, u64::from(self.pak_transform_skip_enable)); put(d, 48, 57, u64::from(self.frame_height_in_minimum_coding_block_size)); put(d, 64, 65, u64::from(self.min_cu_size)); put(d, 66, 67, u64::from(self.lcu_size)); put(d, 68, 69, u64::from(self.min_tu_size)); put(d, 70, 71, u64::from(self.max_tu_size)); put(d, 72, 73, u64::from(self.min_pcm_size)); put(d, 74, 75, u64::from(self.max_pcm_size)); put(d, 96, 96, u64::from(self.collocated_picture_is_i_slice)); put(d, 97, 97, u64::from(self.current_picture_is_i_slice)); put(d, 98, 98, u64::from(self.cabac_zero_word_insertion_test_enable)); put(d, 131, 131, u64::from(self.sample_adaptive_offset_enable)); put(d, 132, 132, u64::from(self.pcm_enable)); put(d, 133, 133, u64::from(self.cu_qp_delta_enable)); put(d, 134, 135, u64::from(self.max_dqp_depth)); put(d, 136, 136, u64::from(self.pcm_loop_filter_disable)); put(d, 137, 137, u64::from(self.constrained_intra_prediction)); put(d, 138, 140, u64::from(self.log2_parallel_merge_level)); put(d, 141, 141, u64::from(self.sign_data_hiding)); put(d, 143, 143, u64::from(self.loop_filter_enable)); put(d, 144, 144, u64::from(self.entropy_coding_sync_enable)); put(d, 145, 145, u64::from(self.tiling_enable)); put(d, 146, 146, u64::from(self.weighted_bipredication_enable)); put(d, 147, 147, u64::from(self.weighted_predication_enable)); put(d, 148, 148, u64::from(self.field_pic)); put(d, 149, 149, u64::from(self.top_field)); put(d, 150, 150, u64::from(self.transform_skip_enable)); put(d, 151, 151, u64::from(self.amp_enable)); put(d, 153, 153, u64::from(self.transquant_bypass_enable)); put(d, 154, 154, u64::from(self.strong_intra_smoothing_enable)); put(d, 155, 155, u64::from(self.cu_packet_structure)); put(d, 160, 164, self.picture_cb_qp_offset as i64 as u64); put(d, 165, 169, self.picture_cr_qp_offset as i64 as u64); put(d, 170, 172, u64::from(self.intra_max_transform_hierarchy_depth)); put(d, 173, 175, u64::from(self.inter_max_transform_hierarchy_depth)); put(d, 176, 179, u64::from(self.chroma_pcm_sample_bit_depth)); put(d, 180, 183, u64::from(self.luma_pcm_sample_bit_depth)); put(d, 184, 186, u64::from(self.chroma_bit_depth)); put(d, 187, 189, u64::from(self.luma_bit_depth)); put(d, 192, 207, u64::from(self.lcu_max_bit_size_allowed)); put(d, 208, 208, u64::from(self.non_first_pass)); put(d, 216, 216, u64::from(self.lcu_max_size_report)); put(d, 217, 217, u64::from(self.frame_bitrate_max_report)); put(d, 218, 218, u64::from(self.frame_bitrate_min_report)); put(d, 221, 221, u64::from(self.load_bitstream_pointer_per_slice)); put(d, 224, 237, u64::from(self.frame_bitrate_max)); put(d, 255, 255, u64::from(self.frame_bitrate_max_unit)); put(d, 256, 269, u64::from(self.frame_bitrate_min)); put(d, 287, 287, u64::from(self.frame_bitrate_min_unit)); put(d, 288, 302, u64::from(self.frame_bitrate_min_delta)); put(d, 304, 318, u64::from(self.frame_bitrate_max_delta)); put_part(d, 320, 383, &self.frame_delta_qp_max.encode(platform)); put_part(d, 384, 447, &self.frame_delta_qp_min.encode(platform)); put_part(d, 448, 511, &self.frame_delta_qp_max_range.encode(platform)); put_part(d, 512, 575, &self.frame_delta_qp_min_range.encode(platform)); put(d, 576, 591, u64::from(self.minimum_frame_size)); put(d, 606, 607, u64::from(self.minimum_frame_size_units)); 19 };
        words[..n.min(19)].to_vec()
    }
}
described!(HcpPicState, HCPPICSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_PIC_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_PIC_STATE", "media-driver:g9_skl HCP_PIC_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73900000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 19, 19, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 42, 46), (0xc, 58, 63), (0xc, 76, 95), (0xc, 99, 127), (0xc, 128, 130), (0xc, 142, 142), (0xc, 152, 152), (0xc, 156, 159), (0xc, 190, 191), (0xc, 209, 215), (0xc, 219, 220), (0xc, 222, 223), (0xc, 238, 254), (0xc, 270, 286), (0xc, 303, 303), (0xc, 319, 319), (0xc, 592, 605)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Frame Width In Minimum Coding Block Size", places: &[p(0xc, 32, 41, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PAK Transform Skip Enable", places: &[p(0xc, 47, 47, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Height In Minimum Coding Block Size", places: &[p(0xc, 48, 57, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Min CU Size", places: &[p(0xc, 64, 65, Kind::Uint, 1, 0)], values: &[(0xc, 0x3, "64x64"), (0xc, 0x2, "32x32"), (0xc, 0x1, "16x16"), (0xc, 0x0, "8x8")], when: None, gap: None },
        Field { name: "LCU Size", places: &[p(0xc, 66, 67, Kind::Uint, 1, 0)], values: &[(0xc, 0x3, "64x64"), (0xc, 0x2, "32x32"), (0xc, 0x1, "16x16"), (0xc, 0x0, "Illegal/reserved")], when: None, gap: None },
        Field { name: "Min TU Size", places: &[p(0xc, 68, 69, Kind::Uint, 1, 0)], values: &[(0xc, 0x3, "32x32"), (0xc, 0x2, "16x16"), (0xc, 0x1, "8x8"), (0xc, 0x0, "4x4")], when: None, gap: None },
        Field { name: "Max TU Size", places: &[p(0xc, 70, 71, Kind::Uint, 1, 0)], values: &[(0xc, 0x3, "32x32"), (0xc, 0x2, "16x16"), (0xc, 0x1, "8x8"), (0xc, 0x0, "4x4")], when: None, gap: None },
        Field { name: "Min PCM Size", places: &[p(0xc, 72, 73, Kind::Uint, 1, 0)], values: &[(0xc, 0x2, "32x32"), (0xc, 0x1, "16x16"), (0xc, 0x0, "8x8")], when: None, gap: None },
        Field { name: "Max PCM Size", places: &[p(0xc, 74, 75, Kind::Uint, 1, 0)], values: &[(0xc, 0x2, "32x32"), (0xc, 0x1, "16x16"), (0xc, 0x0, "8x8")], when: None, gap: None },
        Field { name: "Collocated Picture Is I Slice", places: &[p(0xc, 96, 96, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Picture Is I Slice", places: &[p(0xc, 97, 97, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CABAC Zero Word Insertion Test Enable", places: &[p(0xc, 98, 98, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sample Adaptive Offset Enable", places: &[p(0xc, 131, 131, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PCM Enable", places: &[p(0xc, 132, 132, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CU QP Delta Enable", places: &[p(0xc, 133, 133, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max DQP Depth", places: &[p(0xc, 134, 135, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PCM Loop Filter Disable", places: &[p(0xc, 136, 136, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constrained Intra Prediction", places: &[p(0xc, 137, 137, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Log2 Parallel Merge Level", places: &[p(0xc, 138, 140, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sign Data Hiding", places: &[p(0xc, 141, 141, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Loop Filter Enable", places: &[p(0xc, 143, 143, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entropy Coding Sync Enable", places: &[p(0xc, 144, 144, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tiling Enable", places: &[p(0xc, 145, 145, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Weighted BiPredication Enable", places: &[p(0xc, 146, 146, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Weighted Predication Enable", places: &[p(0xc, 147, 147, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Field Pic", places: &[p(0xc, 148, 148, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Top Field", places: &[p(0xc, 149, 149, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transform Skip Enable", places: &[p(0xc, 150, 150, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AMP Enable", places: &[p(0xc, 151, 151, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transquant Bypass Enable", places: &[p(0xc, 153, 153, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Strong Intra Smoothing Enable", places: &[p(0xc, 154, 154, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CU Packet Structure", places: &[p(0xc, 155, 155, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "VME"), (0xc, 0x1, "ExtEnc")], when: None, gap: None },
        Field { name: "Picture Cb QP Offset", places: &[p(0xc, 160, 164, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Cr QP Offset", places: &[p(0xc, 165, 169, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Max Transform Hierarchy Depth", places: &[p(0xc, 170, 172, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inter Max Transform Hierarchy Depth", places: &[p(0xc, 173, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma PCM Sample Bit Depth", places: &[p(0xc, 176, 179, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Luma PCM Sample Bit Depth", places: &[p(0xc, 180, 183, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma Bit Depth", places: &[p(0xc, 184, 186, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "8-bit"), (0xc, 0x1, "9-bit"), (0xc, 0x2, "10-bit"), (0xc, 0x3, "11-bit"), (0xc, 0x4, "12-bit")], when: None, gap: None },
        Field { name: "Luma Bit Depth", places: &[p(0xc, 187, 189, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "8-bit"), (0xc, 0x1, "9-bit"), (0xc, 0x2, "10-bit"), (0xc, 0x3, "11-bit"), (0xc, 0x4, "12-bit")], when: None, gap: None },
        Field { name: "LCU Max Bit Size Allowed", places: &[p(0xc, 192, 207, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non First Pass", places: &[p(0xc, 208, 208, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LCU Max Size Report", places: &[p(0xc, 216, 216, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Report", places: &[p(0xc, 217, 217, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Report", places: &[p(0xc, 218, 218, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Load Bitstream Pointer Per Slice", places: &[p(0xc, 221, 221, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max", places: &[p(0xc, 224, 237, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Unit", places: &[p(0xc, 255, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min", places: &[p(0xc, 256, 269, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Unit", places: &[p(0xc, 287, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Delta", places: &[p(0xc, 288, 302, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Delta", places: &[p(0xc, 304, 318, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QP Max", places: &[p(0xc, 320, 383, Kind::Struct(&FRAMEDELTAQP_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QP Min", places: &[p(0xc, 384, 447, Kind::Struct(&FRAMEDELTAQP_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QP Max Range", places: &[p(0xc, 448, 511, Kind::Struct(&FRAMEDELTAQPRANGE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Delta QP Min Range", places: &[p(0xc, 512, 575, Kind::Struct(&FRAMEDELTAQPRANGE_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Frame Size", places: &[p(0xc, 576, 591, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Frame Size Units", places: &[p(0xc, 606, 607, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "4Kb"), (0xc, 0x1, "16Kb")], when: None, gap: None },
    ],
});

/// `HCP_PIPE_BUF_ADDR_STATE`. `[mesa:gen9 HCP_PIPE_BUF_ADDR_STATE]` `[media-driver:g9_skl HCP_PIPE_BUF_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpPipeBufAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Decoded Picture - Address, address.
    pub decoded_picture_address: u64,
    /// Decoded Picture - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub decoded_picture_memory_address_attributes: Memoryaddressattributes,
    /// Deblocking Filter Line Buffer - Address, address.
    pub deblocking_filter_line_buffer_address: u64,
    /// Deblocking Filter Line Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub deblocking_filter_line_buffer_memory_address_attributes: Memoryaddressattributes,
    /// Deblocking Filter Tile Line Buffer - Address, address.
    pub deblocking_filter_tile_line_buffer_address: u64,
    /// Deblocking Filter Tile Line Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub deblocking_filter_tile_line_buffer_memory_address_attributes: Memoryaddressattributes,
    /// Deblocking Filter Tile Column Buffer - Address, address.
    pub deblocking_filter_tile_column_buffer_address: u64,
    /// Deblocking Filter Tile Column Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub deblocking_filter_tile_column_buffer_memory_address_attributes: Memoryaddressattributes,
    /// Metadata Line Buffer - Address, address.
    pub metadata_line_buffer_address: u64,
    /// Metadata Line Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub metadata_line_buffer_memory_address_attributes: Memoryaddressattributes,
    /// Metadata Tile Line Buffer - Address, address.
    pub metadata_tile_line_buffer_address: u64,
    /// Metadata Tile Line Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub metadata_tile_line_buffer_memory_address_attributes: Memoryaddressattributes,
    /// Metadata Tile Column Buffer - Address, address.
    pub metadata_tile_column_buffer_address: u64,
    /// Metadata Tile Column Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub metadata_tile_column_buffer_memory_address_attributes: Memoryaddressattributes,
    /// SAO Line Buffer - Address, address.
    pub sao_line_buffer_address: u64,
    /// SAO Line Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub sao_line_buffer_memory_address_attributes: Memoryaddressattributes,
    /// SAO Tile Line Buffer - Address, address.
    pub sao_tile_line_buffer_address: u64,
    /// SAO Tile Line Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub sao_tile_line_buffer_memory_address_attributes: Memoryaddressattributes,
    /// SAO Tile Column Buffer - Address, address.
    pub sao_tile_column_buffer_address: u64,
    /// SAO Tile Column Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub sao_tile_column_buffer_memory_address_attributes: Memoryaddressattributes,
    /// Current MV Temporal Buffer - Address, address.
    pub current_mv_temporal_buffer_address: u64,
    /// Current MV Temporal Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub current_mv_temporal_buffer_memory_address_attributes: Memoryaddressattributes,
    /// Reference Picture - Address, address.
    pub reference_picture_address: [u64; 8],
    /// Reference Picture - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub reference_picture_memory_address_attributes: Memoryaddressattributes,
    /// Original Uncompressed Picture Source - Address, address.
    pub original_uncompressed_picture_source_address: u64,
    /// Original Uncompressed Picture Source - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub original_uncompressed_picture_source_memory_address_attributes: Memoryaddressattributes,
    /// Stream-Out Data Destination - Address, address.
    pub stream_out_data_destination_address: u64,
    /// Stream-Out Data Destination - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub stream_out_data_destination_memory_address_attributes: Memoryaddressattributes,
    /// Decoded Picture Status Buffer - Address, address.
    pub decoded_picture_status_buffer_address: u64,
    /// Decoded Picture Status Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub decoded_picture_status_buffer_memory_address_attributes: Memoryaddressattributes,
    /// LCU ILDB Stream-Out Buffer - Address, address.
    pub lcu_ildb_stream_out_buffer_address: u64,
    /// LCU ILDB Stream-Out Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub lcu_ildb_stream_out_buffer_memory_address_attributes: Memoryaddressattributes,
    /// Collocated MV Temporal Buffer - Address, address.
    pub collocated_mv_temporal_buffer_address: [u64; 8],
    /// Collocated MV Temporal Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub collocated_mv_temporal_buffer_memory_address_attributes: Memoryaddressattributes,
    /// VP9 Probability Buffer - Address, address.
    pub vp9_probability_buffer_address: u64,
    /// VP9 Probability Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub vp9_probability_buffer_memory_address_attributes: Memoryaddressattributes,
    /// VP9 Segment ID Buffer - Address, address.
    pub vp9_segment_id_buffer_address: u64,
    /// VP9 Segment ID Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub vp9_segment_id_buffer_memory_address_attributes: Memoryaddressattributes,
    /// VP9 HVD Line Rowstore Buffer - Address, address.
    pub vp9_hvd_line_rowstore_buffer_address: u64,
    /// VP9 HVD Line Rowstore Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub vp9_hvd_line_rowstore_buffer_memory_address_attributes: Memoryaddressattributes,
    /// VP9 HVD Tile Rowstore Buffer - Address, address.
    pub vp9_hvd_tile_rowstore_buffer_address: u64,
    /// VP9 HVD Tile Rowstore Buffer - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub vp9_hvd_tile_rowstore_buffer_memory_address_attributes: Memoryaddressattributes,
}
impl HcpPipeBufAddrState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HcpPipeBufAddrState {
        let d = &fixed::<95>(dwords);
        Self { dword_length: u(d, 0, 11), decoded_picture_address: a(d, 32, 95), decoded_picture_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[3..]), deblocking_filter_line_buffer_address: a(d, 128, 191), deblocking_filter_line_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[6..]), deblocking_filter_tile_line_buffer_address: a(d, 224, 287), deblocking_filter_tile_line_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[9..]), deblocking_filter_tile_column_buffer_address: a(d, 320, 383), deblocking_filter_tile_column_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[12..]), metadata_line_buffer_address: a(d, 416, 479), metadata_line_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[15..]), metadata_tile_line_buffer_address: a(d, 512, 575), metadata_tile_line_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[18..]), metadata_tile_column_buffer_address: a(d, 608, 671), metadata_tile_column_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[21..]), sao_line_buffer_address: a(d, 704, 767), sao_line_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[24..]), sao_tile_line_buffer_address: a(d, 800, 863), sao_tile_line_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[27..]), sao_tile_column_buffer_address: a(d, 896, 959), sao_tile_column_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[30..]), current_mv_temporal_buffer_address: a(d, 992, 1055), current_mv_temporal_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[33..]), reference_picture_address: std::array::from_fn(|i| a(d, at(1184, i, 64), at(1247, i, 64))), reference_picture_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[53..]), original_uncompressed_picture_source_address: a(d, 1728, 1791), original_uncompressed_picture_source_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[56..]), stream_out_data_destination_address: a(d, 1824, 1887), stream_out_data_destination_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[59..]), decoded_picture_status_buffer_address: a(d, 1920, 1983), decoded_picture_status_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[62..]), lcu_ildb_stream_out_buffer_address: a(d, 2016, 2079), lcu_ildb_stream_out_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[65..]), collocated_mv_temporal_buffer_address: std::array::from_fn(|i| a(d, at(2112, i, 64), at(2175, i, 64))), collocated_mv_temporal_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[82..]), vp9_probability_buffer_address: a(d, 2656, 2719), vp9_probability_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[85..]), vp9_segment_id_buffer_address: a(d, 2752, 2815), vp9_segment_id_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[88..]), vp9_hvd_line_rowstore_buffer_address: a(d, 2848, 2911), vp9_hvd_line_rowstore_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[91..]), vp9_hvd_tile_rowstore_buffer_address: a(d, 2944, 3007), vp9_hvd_tile_rowstore_buffer_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[94..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 95];
        let d = &mut words;
        let n: usize = { d[0] = 0x73820000; let length = if self.dword_length == 0 { 93 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 32, 95, self.decoded_picture_address); put_part(d, 96, 127, &self.decoded_picture_memory_address_attributes.encode(platform)); put_a(d, 128, 191, self.deblocking_filter_line_buffer_address); put_part(d, 192, 223, &self.deblocking_filter_line_buffer_memory_address_attributes.encode(platform)); put_a(d, 224, 287, self.deblocking_filter_tile_line_buffer_address); put_part(d, 288, 319, &self.deblocking_filter_tile_line_buffer_memory_address_attributes.encode(platform)); put_a(d, 320, 383, self.deblocking_filter_tile_column_buffer_address); put_part(d, 384, 415, &self.deblocking_filter_tile_column_buffer_memory_address_attributes.encode(platform)); put_a(d, 416, 479, self.metadata_line_buffer_address); put_part(d, 480, 511, &self.metadata_line_buffer_memory_address_attributes.encode(platform)); put_a(d, 512, 575, self.metadata_tile_line_buffer_address); put_part(d, 576, 607, &self.metadata_tile_line_buffer_memory_address_attributes.encode(platform)); put_a(d, 608, 671, self.metadata_tile_column_buffer_address); put_part(d, 672, 703, &self.metadata_tile_column_buffer_memory_address_attributes.encode(platform)); put_a(d, 704, 767, self.sao_line_buffer_address); put_part(d, 768, 799, &self.sao_line_buffer_memory_address_attributes.encode(platform)); put_a(d, 800, 863, self.sao_tile_line_buffer_address); put_part(d, 864, 895, &self.sao_tile_line_buffer_memory_address_attributes.encode(platform)); put_a(d, 896, 959, self.sao_tile_column_buffer_address); put_part(d, 960, 991, &self.sao_tile_column_buffer_memory_address_attributes.encode(platform)); put_a(d, 992, 1055, self.current_mv_temporal_buffer_address); put_part(d, 1056, 1087, &self.current_mv_temporal_buffer_memory_address_attributes.encode(platform)); for (i, v) in self.reference_picture_address.iter().copied().enumerate().take(8) { put_a(d, at(1184, i, 64), at(1247, i, 64), v); } put_part(d, 1696, 1727, &self.reference_picture_memory_address_attributes.encode(platform)); put_a(d, 1728, 1791, self.original_uncompressed_picture_source_address); put_part(d, 1792, 1823, &self.original_uncompressed_picture_source_memory_address_attributes.encode(platform)); put_a(d, 1824, 1887, self.stream_out_data_destination_address); put_part(d, 1888, 1919, &self.stream_out_data_destination_memory_address_attributes.encode(platform)); put_a(d, 1920, 1983, self.decoded_picture_status_buffer_address); put_part(d, 1984, 2015, &self.decoded_picture_status_buffer_memory_address_attributes.encode(platform)); put_a(d, 2016, 2079, self.lcu_ildb_stream_out_buffer_address); put_part(d, 2080, 2111, &self.lcu_ildb_stream_out_buffer_memory_address_attributes.encode(platform)); for (i, v) in self.collocated_mv_temporal_buffer_address.iter().copied().enumerate().take(8) { put_a(d, at(2112, i, 64), at(2175, i, 64), v); } put_part(d, 2624, 2655, &self.collocated_mv_temporal_buffer_memory_address_attributes.encode(platform)); put_a(d, 2656, 2719, self.vp9_probability_buffer_address); put_part(d, 2720, 2751, &self.vp9_probability_buffer_memory_address_attributes.encode(platform)); put_a(d, 2752, 2815, self.vp9_segment_id_buffer_address); put_part(d, 2816, 2847, &self.vp9_segment_id_buffer_memory_address_attributes.encode(platform)); put_a(d, 2848, 2911, self.vp9_hvd_line_rowstore_buffer_address); put_part(d, 2912, 2943, &self.vp9_hvd_line_rowstore_buffer_memory_address_attributes.encode(platform)); put_a(d, 2944, 3007, self.vp9_hvd_tile_rowstore_buffer_address); put_part(d, 3008, 3039, &self.vp9_hvd_tile_rowstore_buffer_memory_address_attributes.encode(platform)); 95 };
        words[..n.min(95)].to_vec()
    }
}
described!(HcpPipeBufAddrState, HCPPIPEBUFADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_PIPE_BUF_ADDR_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_PIPE_BUF_ADDR_STATE", "media-driver:g9_skl HCP_PIPE_BUF_ADDR_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73820000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 95, 95, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 1088, 1119), (0xc, 1120, 1151), (0xc, 1152, 1183)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Decoded Picture - Address", places: &[p(0xc, 32, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Decoded Picture - Memory Address Attributes", places: &[p(0xc, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Line Buffer - Address", places: &[p(0xc, 128, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Line Buffer - Memory Address Attributes", places: &[p(0xc, 192, 223, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Tile Line Buffer - Address", places: &[p(0xc, 224, 287, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Tile Line Buffer - Memory Address Attributes", places: &[p(0xc, 288, 319, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Tile Column Buffer - Address", places: &[p(0xc, 320, 383, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Tile Column Buffer - Memory Address Attributes", places: &[p(0xc, 384, 415, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Metadata Line Buffer - Address", places: &[p(0xc, 416, 479, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Metadata Line Buffer - Memory Address Attributes", places: &[p(0xc, 480, 511, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Metadata Tile Line Buffer - Address", places: &[p(0xc, 512, 575, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Metadata Tile Line Buffer - Memory Address Attributes", places: &[p(0xc, 576, 607, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Metadata Tile Column Buffer - Address", places: &[p(0xc, 608, 671, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Metadata Tile Column Buffer - Memory Address Attributes", places: &[p(0xc, 672, 703, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SAO Line Buffer - Address", places: &[p(0xc, 704, 767, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SAO Line Buffer - Memory Address Attributes", places: &[p(0xc, 768, 799, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SAO Tile Line Buffer - Address", places: &[p(0xc, 800, 863, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SAO Tile Line Buffer - Memory Address Attributes", places: &[p(0xc, 864, 895, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SAO Tile Column Buffer - Address", places: &[p(0xc, 896, 959, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SAO Tile Column Buffer - Memory Address Attributes", places: &[p(0xc, 960, 991, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current MV Temporal Buffer - Address", places: &[p(0xc, 992, 1055, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current MV Temporal Buffer - Memory Address Attributes", places: &[p(0xc, 1056, 1087, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reference Picture - Address", places: &[p(0xc, 1184, 1247, Kind::Address, 8, 64)], values: &[], when: None, gap: None },
        Field { name: "Reference Picture - Memory Address Attributes", places: &[p(0xc, 1696, 1727, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Original Uncompressed Picture Source - Address", places: &[p(0xc, 1728, 1791, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Original Uncompressed Picture Source - Memory Address Attributes", places: &[p(0xc, 1792, 1823, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out Data Destination - Address", places: &[p(0xc, 1824, 1887, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out Data Destination - Memory Address Attributes", places: &[p(0xc, 1888, 1919, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Decoded Picture Status Buffer - Address", places: &[p(0xc, 1920, 1983, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Decoded Picture Status Buffer - Memory Address Attributes", places: &[p(0xc, 1984, 2015, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LCU ILDB Stream-Out Buffer - Address", places: &[p(0xc, 2016, 2079, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LCU ILDB Stream-Out Buffer - Memory Address Attributes", places: &[p(0xc, 2080, 2111, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Collocated MV Temporal Buffer - Address", places: &[p(0xc, 2112, 2175, Kind::Address, 8, 64)], values: &[], when: None, gap: None },
        Field { name: "Collocated MV Temporal Buffer - Memory Address Attributes", places: &[p(0xc, 2624, 2655, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VP9 Probability Buffer - Address", places: &[p(0xc, 2656, 2719, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VP9 Probability Buffer - Memory Address Attributes", places: &[p(0xc, 2720, 2751, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VP9 Segment ID Buffer - Address", places: &[p(0xc, 2752, 2815, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VP9 Segment ID Buffer - Memory Address Attributes", places: &[p(0xc, 2816, 2847, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VP9 HVD Line Rowstore Buffer - Address", places: &[p(0xc, 2848, 2911, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VP9 HVD Line Rowstore Buffer - Memory Address Attributes", places: &[p(0xc, 2912, 2943, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VP9 HVD Tile Rowstore Buffer - Address", places: &[p(0xc, 2944, 3007, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VP9 HVD Tile Rowstore Buffer - Memory Address Attributes", places: &[p(0xc, 3008, 3039, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_PIPE_MODE_SELECT`. `[mesa:gen9 HCP_PIPE_MODE_SELECT]` `[media-driver:g9_skl HCP_PIPE_MODE_SELECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpPipeModeSelect {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Codec Select, uint.
    pub codec_select: u32,
    /// Deblocker Stream-Out Enable, bool.
    pub deblocker_stream_out_enable: bool,
    /// PAK Pipeline Stream-Out Enable, bool.
    pub pak_pipeline_stream_out_enable: bool,
    /// Pic Status/Error Report Enable, bool.
    pub pic_status_error_report_enable: bool,
    /// Codec Standard Select, uint.
    pub codec_standard_select: u32,
    /// Advanced Rate Control Enable, bool.
    pub advanced_rate_control_enable: bool,
    /// PAK Frame Level Stream-Out Enable, bool.
    pub pak_frame_level_stream_out_enable: bool,
    /// Media Soft-Reset Counter, uint.
    pub media_soft_reset_counter: u32,
    /// Pic Status/Error Report ID, uint.
    pub pic_status_error_report_id: u32,
}
impl HcpPipeModeSelect {
    /// Decode of Codec Select.
    pub const CODEC_SELECT_DECODE: u32 = 0x0;
    /// Encode of Codec Select.
    pub const CODEC_SELECT_ENCODE: u32 = 0x1;
    /// HEVC of Codec Standard Select.
    pub const CODEC_STANDARD_SELECT_HEVC: u32 = 0x0;
    /// VP9 of Codec Standard Select.
    pub const CODEC_STANDARD_SELECT_VP9: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpPipeModeSelect {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 11), codec_select: u(d, 32, 32), deblocker_stream_out_enable: b(d, 33), pak_pipeline_stream_out_enable: b(d, 34), pic_status_error_report_enable: b(d, 35), codec_standard_select: u(d, 37, 39), advanced_rate_control_enable: b(d, 41), pak_frame_level_stream_out_enable: b(d, 44), media_soft_reset_counter: u(d, 64, 95), pic_status_error_report_id: u(d, 96, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x73800000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.codec_select)); put(d, 33, 33, u64::from(self.deblocker_stream_out_enable)); put(d, 34, 34, u64::from(self.pak_pipeline_stream_out_enable)); put(d, 35, 35, u64::from(self.pic_status_error_report_enable)); put(d, 37, 39, u64::from(self.codec_standard_select)); put(d, 41, 41, u64::from(self.advanced_rate_control_enable)); put(d, 44, 44, u64::from(self.pak_frame_level_stream_out_enable)); put(d, 64, 95, u64::from(self.media_soft_reset_counter)); put(d, 96, 127, u64::from(self.pic_status_error_report_id)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(HcpPipeModeSelect, HCPPIPEMODESELECT_ITEM, Item {
    noun: Noun::Command, name: "HCP_PIPE_MODE_SELECT", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_PIPE_MODE_SELECT", "media-driver:g9_skl HCP_PIPE_MODE_SELECT"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73800000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 36, 36), (0xc, 40, 40), (0xc, 42, 43), (0xc, 45, 63)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Codec Select", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Decode"), (0xc, 0x1, "Encode")], when: None, gap: None },
        Field { name: "Deblocker Stream-Out Enable", places: &[p(0xc, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PAK Pipeline Stream-Out Enable", places: &[p(0xc, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pic Status/Error Report Enable", places: &[p(0xc, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Codec Standard Select", places: &[p(0xc, 37, 39, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "HEVC"), (0xc, 0x1, "VP9")], when: None, gap: None },
        Field { name: "Advanced Rate Control Enable", places: &[p(0xc, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PAK Frame Level Stream-Out Enable", places: &[p(0xc, 44, 44, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Media Soft-Reset Counter", places: &[p(0xc, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pic Status/Error Report ID", places: &[p(0xc, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_QM_STATE`. `[mesa:gen9 HCP_QM_STATE]` `[media-driver:g9_skl HCP_QM_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HcpQmState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Prediction Type, uint.
    pub prediction_type: u32,
    /// SizeID, uint.
    pub sizeid: u32,
    /// Color Component, uint.
    pub color_component: u32,
    /// DC Coefficient, uint.
    pub dc_coefficient: u32,
    /// Quantizer Matrix, uint.
    pub quantizer_matrix: [u32; 64],
}
impl Default for HcpQmState {
    fn default() -> Self {
        Self { dword_length: 0, prediction_type: Default::default(), sizeid: Default::default(), color_component: Default::default(), dc_coefficient: Default::default(), quantizer_matrix: [Default::default(); 64], }
    }
}
impl HcpQmState {
    /// Intra of Prediction Type.
    pub const PREDICTION_TYPE_INTRA: u32 = 0x0;
    /// Inter of Prediction Type.
    pub const PREDICTION_TYPE_INTER: u32 = 0x1;
    /// 4x4 of SizeID.
    pub const SIZEID_4X4: u32 = 0x0;
    /// 8x8 of SizeID.
    pub const SIZEID_8X8: u32 = 0x1;
    /// 16x16 of SizeID.
    pub const SIZEID_16X16: u32 = 0x2;
    /// 32x32 of SizeID.
    pub const SIZEID_32X32: u32 = 0x3;
    /// Luma of Color Component.
    pub const COLOR_COMPONENT_LUMA: u32 = 0x0;
    /// Chroma Cb of Color Component.
    pub const COLOR_COMPONENT_CHROMA_CB: u32 = 0x1;
    /// Chroma Cr of Color Component.
    pub const COLOR_COMPONENT_CHROMA_CR: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpQmState {
        let d = &fixed::<18>(dwords);
        Self { dword_length: u(d, 0, 11), prediction_type: u(d, 32, 32), sizeid: u(d, 33, 34), color_component: u(d, 35, 36), dc_coefficient: u(d, 37, 44), quantizer_matrix: std::array::from_fn(|i| u(d, at(64, i, 8), at(71, i, 8))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 18];
        let d = &mut words;
        let n: usize = { d[0] = 0x73840000; let length = if self.dword_length == 0 { 16 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.prediction_type)); put(d, 33, 34, u64::from(self.sizeid)); put(d, 35, 36, u64::from(self.color_component)); put(d, 37, 44, u64::from(self.dc_coefficient)); for (i, v) in self.quantizer_matrix.iter().copied().enumerate().take(64) { put(d, at(64, i, 8), at(71, i, 8), u64::from(v)); } 18 };
        words[..n.min(18)].to_vec()
    }
}
described!(HcpQmState, HCPQMSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_QM_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_QM_STATE", "media-driver:g9_skl HCP_QM_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73840000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 18, 18, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 45, 63)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Prediction Type", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Intra"), (0xc, 0x1, "Inter")], when: None, gap: None },
        Field { name: "SizeID", places: &[p(0xc, 33, 34, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "4x4"), (0xc, 0x1, "8x8"), (0xc, 0x2, "16x16"), (0xc, 0x3, "32x32")], when: None, gap: None },
        Field { name: "Color Component", places: &[p(0xc, 35, 36, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Luma"), (0xc, 0x1, "Chroma Cb"), (0xc, 0x2, "Chroma Cr")], when: None, gap: None },
        Field { name: "DC Coefficient", places: &[p(0xc, 37, 44, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Quantizer Matrix", places: &[p(0xc, 64, 71, Kind::Uint, 64, 8)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_REF_IDX_STATE`. `[mesa:gen9 HCP_REF_IDX_STATE]` `[media-driver:g9_skl HCP_REF_IDX_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpRefIdxState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Reference Picture List Select, uint.
    pub reference_picture_list_select: u32,
    /// Number of Reference Indexes Active, uint.
    pub number_of_reference_indexes_active: u32,
    /// Reference List Entry, HCP_REF_LIST_ENTRY.
    pub reference_list_entry: [HcpRefListEntry; 16],
}
impl HcpRefIdxState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HcpRefIdxState {
        let d = &fixed::<18>(dwords);
        Self { dword_length: u(d, 0, 11), reference_picture_list_select: u(d, 32, 32), number_of_reference_indexes_active: u(d, 33, 36), reference_list_entry: std::array::from_fn(|i| HcpRefListEntry::decode(platform, &part::<1>(d, at(64, i, 32), at(95, i, 32)))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 18];
        let d = &mut words;
        let n: usize = { d[0] = 0x73920000; let length = if self.dword_length == 0 { 16 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.reference_picture_list_select)); put(d, 33, 36, u64::from(self.number_of_reference_indexes_active)); for (i, v) in self.reference_list_entry.iter().copied().enumerate().take(16) { put_part(d, at(64, i, 32), at(95, i, 32), &v.encode(platform)); } 18 };
        words[..n.min(18)].to_vec()
    }
}
described!(HcpRefIdxState, HCPREFIDXSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_REF_IDX_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_REF_IDX_STATE", "media-driver:g9_skl HCP_REF_IDX_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73920000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 18, 18, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 37, 63)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Reference Picture List Select", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Reference Indexes Active", places: &[p(0xc, 33, 36, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reference List Entry", places: &[p(0xc, 64, 95, Kind::Struct(&HCPREFLISTENTRY_ITEM), 16, 32)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_SLICE_STATE`. `[mesa:gen9 HCP_SLICE_STATE]` `[media-driver:g9_skl HCP_SLICE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpSliceState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Slice Horizontal Position, uint.
    pub slice_horizontal_position: u32,
    /// Slice Vertical Position, uint.
    pub slice_vertical_position: u32,
    /// Next Slice Horizontal Position, uint.
    pub next_slice_horizontal_position: u32,
    /// Next Slice Vertical Position, uint.
    pub next_slice_vertical_position: u32,
    /// Slice Type, uint.
    pub slice_type: u32,
    /// Last Slice, bool.
    pub last_slice: bool,
    /// Slice QP Sign, uint.
    pub slice_qp_sign: u32,
    /// Dependent Slice, bool.
    pub dependent_slice: bool,
    /// Slice Temporal MVP Enable, bool.
    pub slice_temporal_mvp_enable: bool,
    /// Slice QP, uint.
    pub slice_qp: u32,
    /// Slice Cb QP Offset, int.
    pub slice_cb_qp_offset: i32,
    /// Slice Cr QP Offset, int.
    pub slice_cr_qp_offset: i32,
    /// Last Slice of Tile, bool.
    pub last_slice_of_tile: bool,
    /// Slice Header Disable Deblocking Filter, bool.
    pub slice_header_disable_deblocking_filter: bool,
    /// Slice TC Offset Div2, int.
    pub slice_tc_offset_div2: i32,
    /// Slice Beta Offset Div2, int.
    pub slice_beta_offset_div2: i32,
    /// Slice Loop Filter Enable, bool.
    pub slice_loop_filter_enable: bool,
    /// Slice SAO Chroma, bool.
    pub slice_sao_chroma: bool,
    /// Slice SAO Luma, bool.
    pub slice_sao_luma: bool,
    /// MVD L1 Zero, bool.
    pub mvd_l1_zero: bool,
    /// Low Delay, bool.
    pub low_delay: bool,
    /// Collocated From L0, bool.
    pub collocated_from_l0: bool,
    /// Log2 Weight Denominator Chroma, uint.
    pub log2_weight_denominator_chroma: u32,
    /// Log2 Weight Denominator Luma, uint.
    pub log2_weight_denominator_luma: u32,
    /// CABAC Init, bool.
    pub cabac_init: bool,
    /// Max Merge Index, uint.
    pub max_merge_index: u32,
    /// Collocated MV Temporal Buffer Index, uint.
    pub collocated_mv_temporal_buffer_index: u32,
    /// Slice Header Length, uint.
    pub slice_header_length: u32,
    /// Round Intra, uint.
    pub round_intra: u32,
    /// Round Inter, uint.
    pub round_inter: u32,
    /// CABAC Zero Word Insertion Enable, bool.
    pub cabac_zero_word_insertion_enable: bool,
    /// Emulation Byte Slice Insert Enable, bool.
    pub emulation_byte_slice_insert_enable: bool,
    /// Tail Insertion Present, bool.
    pub tail_insertion_present: bool,
    /// Slice Data Insertion Present, bool.
    pub slice_data_insertion_present: bool,
    /// Header Insertion Present, bool.
    pub header_insertion_present: bool,
    /// Indirect PAK-BSE Data Start Offset, offset.
    pub indirect_pak_bse_data_start_offset: u64,
    /// Transform Skip Lambda, uint.
    pub transform_skip_lambda: u32,
    /// Transform Skip Number of Zero Coeffs Factor0, uint.
    pub transform_skip_number_of_zero_coeffs_factor0: u32,
    /// Transform Skip Number of Non-Zero Coeffs Factor0, uint.
    pub transform_skip_number_of_non_zero_coeffs_factor0: u32,
    /// Transform Skip Number of Zero Coeffs Factor1, uint.
    pub transform_skip_number_of_zero_coeffs_factor1: u32,
    /// Transform Skip Number of Non-Zero Coeffs Factor1, uint.
    pub transform_skip_number_of_non_zero_coeffs_factor1: u32,
}
impl HcpSliceState {
    /// B Slice of Slice Type.
    pub const SLICE_TYPE_B_SLICE: u32 = 0x0;
    /// P Slice of Slice Type.
    pub const SLICE_TYPE_P_SLICE: u32 = 0x1;
    /// I Slice of Slice Type.
    pub const SLICE_TYPE_I_SLICE: u32 = 0x2;
    /// -12 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_12: u32 = 0x14;
    /// -11 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_11: u32 = 0x15;
    /// -10 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_10: u32 = 0x16;
    /// -9 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_9: u32 = 0x17;
    /// -8 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_8: u32 = 0x18;
    /// -7 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_7: u32 = 0x19;
    /// -6 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_6: u32 = 0x1a;
    /// -5 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_5: u32 = 0x1b;
    /// -4 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_4: u32 = 0x1c;
    /// -3 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_3: u32 = 0x1d;
    /// -2 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_2: u32 = 0x1e;
    /// -1 of Slice Cb QP Offset.
    pub const SLICE_CB_QP_OFFSET_1: u32 = 0x1f;
    /// -12 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_12: u32 = 0x14;
    /// -11 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_11: u32 = 0x15;
    /// -10 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_10: u32 = 0x16;
    /// -9 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_9: u32 = 0x17;
    /// -8 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_8: u32 = 0x18;
    /// -7 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_7: u32 = 0x19;
    /// -6 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_6: u32 = 0x1a;
    /// -5 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_5: u32 = 0x1b;
    /// -4 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_4: u32 = 0x1c;
    /// -3 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_3: u32 = 0x1d;
    /// -2 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_2: u32 = 0x1e;
    /// -1 of Slice Cr QP Offset.
    pub const SLICE_CR_QP_OFFSET_1: u32 = 0x1f;
    /// +1/32 of Round Intra.
    pub const ROUND_INTRA_1_32: u32 = 0x0;
    /// +2/32 of Round Intra.
    pub const ROUND_INTRA_2_32: u32 = 0x1;
    /// +3/32 of Round Intra.
    pub const ROUND_INTRA_3_32: u32 = 0x2;
    /// +4/32 of Round Intra.
    pub const ROUND_INTRA_4_32: u32 = 0x3;
    /// +5/32 of Round Intra.
    pub const ROUND_INTRA_5_32: u32 = 0x4;
    /// +6/32 of Round Intra.
    pub const ROUND_INTRA_6_32: u32 = 0x5;
    /// +7/32 of Round Intra.
    pub const ROUND_INTRA_7_32: u32 = 0x6;
    /// +8/32 of Round Intra.
    pub const ROUND_INTRA_8_32: u32 = 0x7;
    /// +9/32 of Round Intra.
    pub const ROUND_INTRA_9_32: u32 = 0x8;
    /// +10/32 of Round Intra.
    pub const ROUND_INTRA_10_32: u32 = 0x9;
    /// +11/32 of Round Intra.
    pub const ROUND_INTRA_11_32: u32 = 0xa;
    /// +12/32 of Round Intra.
    pub const ROUND_INTRA_12_32: u32 = 0xb;
    /// +13/32 of Round Intra.
    pub const ROUND_INTRA_13_32: u32 = 0xc;
    /// +14/32 of Round Intra.
    pub const ROUND_INTRA_14_32: u32 = 0xd;
    /// +15/32 of Round Intra.
    pub const ROUND_INTRA_15_32: u32 = 0xe;
    /// +16/32 of Round Intra.
    pub const ROUND_INTRA_16_32: u32 = 0xf;
    /// +1/32 of Round Inter.
    pub const ROUND_INTER_1_32: u32 = 0x0;
    /// +2/32 of Round Inter.
    pub const ROUND_INTER_2_32: u32 = 0x1;
    /// +3/32 of Round Inter.
    pub const ROUND_INTER_3_32: u32 = 0x2;
    /// +4/32 of Round Inter.
    pub const ROUND_INTER_4_32: u32 = 0x3;
    /// +5/32 of Round Inter.
    pub const ROUND_INTER_5_32: u32 = 0x4;
    /// +6/32 of Round Inter.
    pub const ROUND_INTER_6_32: u32 = 0x5;
    /// +7/32 of Round Inter.
    pub const ROUND_INTER_7_32: u32 = 0x6;
    /// +8/32 of Round Inter.
    pub const ROUND_INTER_8_32: u32 = 0x7;
    /// +9/32 of Round Inter.
    pub const ROUND_INTER_9_32: u32 = 0x8;
    /// +10/32 of Round Inter.
    pub const ROUND_INTER_10_32: u32 = 0x9;
    /// +11/32 of Round Inter.
    pub const ROUND_INTER_11_32: u32 = 0xa;
    /// +12/32 of Round Inter.
    pub const ROUND_INTER_12_32: u32 = 0xb;
    /// +13/32 of Round Inter.
    pub const ROUND_INTER_13_32: u32 = 0xc;
    /// +14/32 of Round Inter.
    pub const ROUND_INTER_14_32: u32 = 0xd;
    /// +15/32 of Round Inter.
    pub const ROUND_INTER_15_32: u32 = 0xe;
    /// +16/32 of Round Inter.
    pub const ROUND_INTER_16_32: u32 = 0xf;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpSliceState {
        let d = &fixed::<11>(dwords);
        Self { dword_length: u(d, 0, 11), slice_horizontal_position: u(d, 32, 40), slice_vertical_position: u(d, 48, 56), next_slice_horizontal_position: u(d, 64, 72), next_slice_vertical_position: u(d, 80, 88), slice_type: u(d, 96, 97), last_slice: b(d, 98), slice_qp_sign: u(d, 99, 99), dependent_slice: b(d, 100), slice_temporal_mvp_enable: b(d, 101), slice_qp: u(d, 102, 107), slice_cb_qp_offset: s(d, 108, 112), slice_cr_qp_offset: s(d, 113, 117), last_slice_of_tile: b(d, 120), slice_header_disable_deblocking_filter: b(d, 128), slice_tc_offset_div2: s(d, 129, 132), slice_beta_offset_div2: s(d, 133, 136), slice_loop_filter_enable: b(d, 138), slice_sao_chroma: b(d, 139), slice_sao_luma: b(d, 140), mvd_l1_zero: b(d, 141), low_delay: b(d, 142), collocated_from_l0: b(d, 143), log2_weight_denominator_chroma: u(d, 144, 146), log2_weight_denominator_luma: u(d, 147, 149), cabac_init: b(d, 150), max_merge_index: u(d, 151, 153), collocated_mv_temporal_buffer_index: u(d, 154, 156), slice_header_length: u(d, 160, 175), round_intra: u(d, 212, 215), round_inter: u(d, 218, 221), cabac_zero_word_insertion_enable: b(d, 225), emulation_byte_slice_insert_enable: b(d, 226), tail_insertion_present: b(d, 232), slice_data_insertion_present: b(d, 233), header_insertion_present: b(d, 234), indirect_pak_bse_data_start_offset: a(d, 262, 284), transform_skip_lambda: u(d, 288, 303), transform_skip_number_of_zero_coeffs_factor0: u(d, 320, 327), transform_skip_number_of_non_zero_coeffs_factor0: u(d, 328, 335), transform_skip_number_of_zero_coeffs_factor1: u(d, 336, 343), transform_skip_number_of_non_zero_coeffs_factor1: u(d, 344, 351), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = { d[0] = 0x73940000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 40, u64::from(self.slice_horizontal_position)); put(d, 48, 56, u64::from(self.slice_vertical_position)); put(d, 64, 72, u64::from(self.next_slice_horizontal_position)); put(d, 80, 88, u64::from(self.next_slice_vertical_position)); put(d, 96, 97, u64::from(self.slice_type)); put(d, 98, 98, u64::from(self.last_slice)); put(d, 99, 99, u64::from(self.slice_qp_sign)); put(d, 100, 100, u64::from(self.dependent_slice)); put(d, 101, 101, u64::from(self.slice_temporal_mvp_enable)); put(d, 102, 107, u64::from(self.slice_qp)); put(d, 108, 112, self.slice_cb_qp_offset as i64 as u64); put(d, 113, 117, self.slice_cr_qp_offset as i64 as u64); put(d, 120, 120, u64::from(self.last_slice_of_tile)); put(d, 128, 128, u64::from(self.slice_header_disable_deblocking_filter)); put(d, 129, 132, self.slice_tc_offset_div2 as i64 as u64); put(d, 133, 136, self.slice_beta_offset_div2 as i64 as u64); put(d, 138, 138, u64::from(self.slice_loop_filter_enable)); put(d, 139, 139, u64::from(self.slice_sao_chroma)); put(d, 140, 140, u64::from(self.slice_sao_luma)); put(d, 141, 141, u64::from(self.mvd_l1_zero)); put(d, 142, 142, u64::from(self.low_delay)); put(d, 143, 143, u64::from(self.collocated_from_l0)); put(d, 144, 146, u64::from(self.log2_weight_denominator_chroma)); put(d, 147, 149, u64::from(self.log2_weight_denominator_luma)); put(d, 150, 150, u64::from(self.cabac_init)); put(d, 151, 153, u64::from(self.max_merge_index)); put(d, 154, 156, u64::from(self.collocated_mv_temporal_buffer_index)); put(d, 160, 175, u64::from(self.slice_header_length)); put(d, 212, 215, u64::from(self.round_intra)); put(d, 218, 221, u64::from(self.round_inter)); put(d, 225, 225, u64::from(self.cabac_zero_word_insertion_enable)); put(d, 226, 226, u64::from(self.emulation_byte_slice_insert_enable)); put(d, 232, 232, u64::from(self.tail_insertion_present)); put(d, 233, 233, u64::from(self.slice_data_insertion_present)); put(d, 234, 234, u64::from(self.header_insertion_present)); put_a(d, 262, 284, self.indirect_pak_bse_data_start_offset); put(d, 288, 303, u64::from(self.transform_skip_lambda)); put(d, 320, 327, u64::from(self.transform_skip_number_of_zero_coeffs_factor0)); put(d, 328, 335, u64::from(self.transform_skip_number_of_non_zero_coeffs_factor0)); put(d, 336, 343, u64::from(self.transform_skip_number_of_zero_coeffs_factor1)); put(d, 344, 351, u64::from(self.transform_skip_number_of_non_zero_coeffs_factor1)); length.saturating_add(2).clamp(9, 11) as usize };
        words[..n.min(11)].to_vec()
    }
}
described!(HcpSliceState, HCPSLICESTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_SLICE_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_SLICE_STATE", "media-driver:g9_skl HCP_SLICE_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73940000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 9, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 41, 47), (0xc, 57, 63), (0xc, 73, 79), (0xc, 89, 95), (0xc, 118, 119), (0xc, 121, 127), (0xc, 137, 137), (0xc, 157, 159), (0xc, 176, 191), (0xc, 192, 211), (0xc, 216, 217), (0xc, 222, 223), (0xc, 224, 224), (0xc, 227, 231), (0xc, 235, 255), (0xc, 256, 261), (0xc, 285, 287), (0xc, 304, 319)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Slice Horizontal Position", places: &[p(0xc, 32, 40, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Vertical Position", places: &[p(0xc, 48, 56, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Horizontal Position", places: &[p(0xc, 64, 72, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Vertical Position", places: &[p(0xc, 80, 88, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Type", places: &[p(0xc, 96, 97, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "B Slice"), (0xc, 0x1, "P Slice"), (0xc, 0x2, "I Slice")], when: None, gap: None },
        Field { name: "Last Slice", places: &[p(0xc, 98, 98, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice QP Sign", places: &[p(0xc, 99, 99, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dependent Slice", places: &[p(0xc, 100, 100, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Temporal MVP Enable", places: &[p(0xc, 101, 101, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice QP", places: &[p(0xc, 102, 107, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Cb QP Offset", places: &[p(0xc, 108, 112, Kind::Int, 1, 0)], values: &[(0xc, 0x14, "-12"), (0xc, 0x15, "-11"), (0xc, 0x16, "-10"), (0xc, 0x17, "-9"), (0xc, 0x18, "-8"), (0xc, 0x19, "-7"), (0xc, 0x1a, "-6"), (0xc, 0x1b, "-5"), (0xc, 0x1c, "-4"), (0xc, 0x1d, "-3"), (0xc, 0x1e, "-2"), (0xc, 0x1f, "-1")], when: None, gap: None },
        Field { name: "Slice Cr QP Offset", places: &[p(0xc, 113, 117, Kind::Int, 1, 0)], values: &[(0xc, 0x14, "-12"), (0xc, 0x15, "-11"), (0xc, 0x16, "-10"), (0xc, 0x17, "-9"), (0xc, 0x18, "-8"), (0xc, 0x19, "-7"), (0xc, 0x1a, "-6"), (0xc, 0x1b, "-5"), (0xc, 0x1c, "-4"), (0xc, 0x1d, "-3"), (0xc, 0x1e, "-2"), (0xc, 0x1f, "-1")], when: None, gap: None },
        Field { name: "Last Slice of Tile", places: &[p(0xc, 120, 120, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Header Disable Deblocking Filter", places: &[p(0xc, 128, 128, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice TC Offset Div2", places: &[p(0xc, 129, 132, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Beta Offset Div2", places: &[p(0xc, 133, 136, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Loop Filter Enable", places: &[p(0xc, 138, 138, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice SAO Chroma", places: &[p(0xc, 139, 139, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice SAO Luma", places: &[p(0xc, 140, 140, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MVD L1 Zero", places: &[p(0xc, 141, 141, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Low Delay", places: &[p(0xc, 142, 142, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Collocated From L0", places: &[p(0xc, 143, 143, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Log2 Weight Denominator Chroma", places: &[p(0xc, 144, 146, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Log2 Weight Denominator Luma", places: &[p(0xc, 147, 149, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CABAC Init", places: &[p(0xc, 150, 150, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Merge Index", places: &[p(0xc, 151, 153, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Collocated MV Temporal Buffer Index", places: &[p(0xc, 154, 156, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Header Length", places: &[p(0xc, 160, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Round Intra", places: &[p(0xc, 212, 215, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "+1/32"), (0xc, 0x1, "+2/32"), (0xc, 0x2, "+3/32"), (0xc, 0x3, "+4/32"), (0xc, 0x4, "+5/32"), (0xc, 0x5, "+6/32"), (0xc, 0x6, "+7/32"), (0xc, 0x7, "+8/32"), (0xc, 0x8, "+9/32"), (0xc, 0x9, "+10/32"), (0xc, 0xa, "+11/32"), (0xc, 0xb, "+12/32"), (0xc, 0xc, "+13/32"), (0xc, 0xd, "+14/32"), (0xc, 0xe, "+15/32"), (0xc, 0xf, "+16/32")], when: None, gap: None },
        Field { name: "Round Inter", places: &[p(0xc, 218, 221, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "+1/32"), (0xc, 0x1, "+2/32"), (0xc, 0x2, "+3/32"), (0xc, 0x3, "+4/32"), (0xc, 0x4, "+5/32"), (0xc, 0x5, "+6/32"), (0xc, 0x6, "+7/32"), (0xc, 0x7, "+8/32"), (0xc, 0x8, "+9/32"), (0xc, 0x9, "+10/32"), (0xc, 0xa, "+11/32"), (0xc, 0xb, "+12/32"), (0xc, 0xc, "+13/32"), (0xc, 0xd, "+14/32"), (0xc, 0xe, "+15/32"), (0xc, 0xf, "+16/32")], when: None, gap: None },
        Field { name: "CABAC Zero Word Insertion Enable", places: &[p(0xc, 225, 225, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Emulation Byte Slice Insert Enable", places: &[p(0xc, 226, 226, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tail Insertion Present", places: &[p(0xc, 232, 232, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Data Insertion Present", places: &[p(0xc, 233, 233, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Header Insertion Present", places: &[p(0xc, 234, 234, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect PAK-BSE Data Start Offset", places: &[p(0xc, 262, 284, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transform Skip Lambda", places: &[p(0xc, 288, 303, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transform Skip Number of Zero Coeffs Factor0", places: &[p(0xc, 320, 327, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transform Skip Number of Non-Zero Coeffs Factor0", places: &[p(0xc, 328, 335, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transform Skip Number of Zero Coeffs Factor1", places: &[p(0xc, 336, 343, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transform Skip Number of Non-Zero Coeffs Factor1", places: &[p(0xc, 344, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_SURFACE_STATE`. `[mesa:gen9 HCP_SURFACE_STATE]` `[media-driver:g9_skl HCP_SURFACE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpSurfaceState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Surface Pitch, uint.
    pub surface_pitch: u32,
    /// Surface ID, uint.
    pub surface_id: u32,
    /// Y Offset for U(Cb), uint.
    pub y_offset_for_u_cb: u32,
    /// Surface Format, uint.
    pub surface_format: u32,
}
impl HcpSurfaceState {
    /// Current Decoded Picture of Surface ID.
    pub const SURFACE_ID_CURRENT_DECODED_PICTURE: u32 = 0x0;
    /// Source Input Picture of Surface ID.
    pub const SURFACE_ID_SOURCE_INPUT_PICTURE: u32 = 0x1;
    /// Prev Reference Picture of Surface ID.
    pub const SURFACE_ID_PREV_REFERENCE_PICTURE: u32 = 0x2;
    /// Golden Reference Picture of Surface ID.
    pub const SURFACE_ID_GOLDEN_REFERENCE_PICTURE: u32 = 0x3;
    /// AltRef Reference Picture of Surface ID.
    pub const SURFACE_ID_ALTREF_REFERENCE_PICTURE: u32 = 0x4;
    /// PLANAR_420_8 of Surface Format.
    pub const SURFACE_FORMAT_PLANAR_420_8: u32 = 0x4;
    /// P010 of Surface Format.
    pub const SURFACE_FORMAT_P010: u32 = 0xd;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpSurfaceState {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 11), surface_pitch: u(d, 32, 48), surface_id: u(d, 60, 63), y_offset_for_u_cb: u(d, 64, 78), surface_format: u(d, 92, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x73810000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 48, u64::from(self.surface_pitch)); put(d, 60, 63, u64::from(self.surface_id)); put(d, 64, 78, u64::from(self.y_offset_for_u_cb)); put(d, 92, 95, u64::from(self.surface_format)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(HcpSurfaceState, HCPSURFACESTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_SURFACE_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_SURFACE_STATE", "media-driver:g9_skl HCP_SURFACE_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73810000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 49, 59), (0xc, 79, 91)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Surface Pitch", places: &[p(0xc, 32, 48, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface ID", places: &[p(0xc, 60, 63, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Current Decoded Picture"), (0xc, 0x1, "Source Input Picture"), (0xc, 0x2, "Prev Reference Picture"), (0xc, 0x3, "Golden Reference Picture"), (0xc, 0x4, "AltRef Reference Picture")], when: None, gap: None },
        Field { name: "Y Offset for U(Cb)", places: &[p(0xc, 64, 78, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Format", places: &[p(0xc, 92, 95, Kind::Uint, 1, 0)], values: &[(0xc, 0x4, "PLANAR_420_8"), (0xc, 0xd, "P010")], when: None, gap: None },
    ],
});

/// `HCP_TILE_CODING`. `[mesa:gen9 HCP_TILE_CODING]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpTileCoding {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// SAO Parameter Offset, uint.
    pub sao_parameter_offset: u32,
}
impl HcpTileCoding {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpTileCoding {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 11), sao_parameter_offset: u(d, 128, 159), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x73950000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 128, 159, u64::from(self.sao_parameter_offset)); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(HcpTileCoding, HCPTILECODING_ITEM, Item {
    noun: Noun::Command, name: "HCP_TILE_CODING", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_TILE_CODING"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73950000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 63), (0xc, 64, 95), (0xc, 96, 127)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "SAO Parameter Offset", places: &[p(0xc, 128, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_TILE_STATE`. `[mesa:gen9 HCP_TILE_STATE]` `[media-driver:g9_skl HCP_TILE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpTileState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Number of Tile Rows, uint.
    pub number_of_tile_rows: u32,
    /// Number of Tile Columns, uint.
    pub number_of_tile_columns: u32,
    /// Column Position, HCP_TILE_POSITION_IN_CTB.
    pub column_position: [HcpTilePositionInCtb; 5],
    /// Row position, HCP_TILE_POSITION_IN_CTB.
    pub row_position: [HcpTilePositionInCtb; 6],
}
impl HcpTileState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HcpTileState {
        let d = &fixed::<13>(dwords);
        Self { dword_length: u(d, 0, 11), number_of_tile_rows: u(d, 32, 36), number_of_tile_columns: u(d, 37, 41), column_position: std::array::from_fn(|i| HcpTilePositionInCtb::decode(platform, &part::<1>(d, at(64, i, 32), at(95, i, 32)))), row_position: std::array::from_fn(|i| HcpTilePositionInCtb::decode(platform, &part::<1>(d, at(224, i, 32), at(255, i, 32)))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 13];
        let d = &mut words;
        let n: usize = { d[0] = 0x73910000; let length = if self.dword_length == 0 { 11 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 36, u64::from(self.number_of_tile_rows)); put(d, 37, 41, u64::from(self.number_of_tile_columns)); for (i, v) in self.column_position.iter().copied().enumerate().take(5) { put_part(d, at(64, i, 32), at(95, i, 32), &v.encode(platform)); } for (i, v) in self.row_position.iter().copied().enumerate().take(6) { put_part(d, at(224, i, 32), at(255, i, 32), &v.encode(platform)); } 13 };
        words[..n.min(13)].to_vec()
    }
}
described!(HcpTileState, HCPTILESTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_TILE_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_TILE_STATE", "media-driver:g9_skl HCP_TILE_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73910000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 13, 13, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 42, 63)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Number of Tile Rows", places: &[p(0xc, 32, 36, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Tile Columns", places: &[p(0xc, 37, 41, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Column Position", places: &[p(0xc, 64, 95, Kind::Struct(&HCPTILEPOSITIONINCTB_ITEM), 5, 32)], values: &[], when: None, gap: None },
        Field { name: "Row position", places: &[p(0xc, 224, 255, Kind::Struct(&HCPTILEPOSITIONINCTB_ITEM), 6, 32)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_VP9_PIC_STATE`. `[mesa:gen9 HCP_VP9_PIC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpVp9PicState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Frame Width, uint.
    pub frame_width: u32,
    /// Frame Height, uint.
    pub frame_height: u32,
    /// Frame Type, uint.
    pub frame_type: u32,
    /// Adapt Probabilities, bool.
    pub adapt_probabilities: bool,
    /// Intra Only, bool.
    pub intra_only: bool,
    /// Allow Hi Precision MV, bool.
    pub allow_hi_precision_mv: bool,
    /// Motion Compensation Filter Type, uint.
    pub motion_compensation_filter_type: u32,
    /// Reference Frame Sign Bias, uint.
    pub reference_frame_sign_bias: u32,
    /// Use Prev in Find MV References, bool.
    pub use_prev_in_find_mv_references: bool,
    /// Hybrid Prediction Mode, uint.
    pub hybrid_prediction_mode: u32,
    /// Selectable TX Mode, uint.
    pub selectable_tx_mode: u32,
    /// Last Frame Type, uint.
    pub last_frame_type: u32,
    /// Refresh Frame Context Enable, bool.
    pub refresh_frame_context_enable: bool,
    /// Error Resilient Mode Enable, bool.
    pub error_resilient_mode_enable: bool,
    /// Frame Parallel Decoding Mode Enable, bool.
    pub frame_parallel_decoding_mode_enable: bool,
    /// Filter Level, uint.
    pub filter_level: u32,
    /// Sharpness Level, uint.
    pub sharpness_level: u32,
    /// Segmentation Enable, bool.
    pub segmentation_enable: bool,
    /// Segmentation Update Map, bool.
    pub segmentation_update_map: bool,
    /// Segmentation Temporal Update, bool.
    pub segmentation_temporal_update: bool,
    /// Lossless Mode, bool.
    pub lossless_mode: bool,
    /// Segment ID Stream-Out Enable, bool.
    pub segment_id_stream_out_enable: bool,
    /// Segment ID Stream-In Enable, bool.
    pub segment_id_stream_in_enable: bool,
    /// Log2 Tile Column, uint.
    pub log2_tile_column: u32,
    /// Log2 Tile Row, uint.
    pub log2_tile_row: u32,
    /// Chroma Sampling Format, uint.
    pub chroma_sampling_format: u32,
    /// Bit Depth, uint.
    pub bit_depth: u32,
    /// Profile Level, uint.
    pub profile_level: u32,
    /// Vertical Scale Factor for LAST, u2.14.
    pub vertical_scale_factor_for_last: f32,
    /// Horizontal Scale Factor for LAST, u2.14.
    pub horizontal_scale_factor_for_last: f32,
    /// Vertical Scale Factor for GOLDEN, u2.14.
    pub vertical_scale_factor_for_golden: f32,
    /// Horizontal Scale Factor for GOLDEN, u2.14.
    pub horizontal_scale_factor_for_golden: f32,
    /// Vertical Scale Factor for ALTREF, u2.14.
    pub vertical_scale_factor_for_altref: f32,
    /// Horizontal Scale Factor for ALTREF, u2.14.
    pub horizontal_scale_factor_for_altref: f32,
    /// Last Frame Width, uint.
    pub last_frame_width: u32,
    /// Last Frame Height, uint.
    pub last_frame_height: u32,
    /// Golden Frame Width, uint.
    pub golden_frame_width: u32,
    /// Golden Frame Height, uint.
    pub golden_frame_height: u32,
    /// Altref Frame Width, uint.
    pub altref_frame_width: u32,
    /// Altref Frame Height, uint.
    pub altref_frame_height: u32,
    /// Uncompressed Header Length, uint.
    pub uncompressed_header_length: u32,
    /// First Partition Size, uint.
    pub first_partition_size: u32,
    /// Motion Comp Scaling Enable, bool.
    pub motion_comp_scaling_enable: bool,
    /// Compressed Header BIN count, uint.
    pub compressed_header_bin_count: u32,
    /// Luma AC Q Index Delta, uint.
    pub luma_ac_q_index_delta: u32,
    /// Chroma AC Q Index Delta, int.
    pub chroma_ac_q_index_delta: i32,
    /// Chroma DC Q Index Delta, int.
    pub chroma_dc_q_index_delta: i32,
    /// Luma DC Q Index Delta, int.
    pub luma_dc_q_index_delta: i32,
    /// LF Ref Delta 0, int.
    pub lf_ref_delta_0: i32,
    /// LF Ref Delta 1, int.
    pub lf_ref_delta_1: i32,
    /// LF Ref Delta 2, int.
    pub lf_ref_delta_2: i32,
    /// LF Ref Delta 3, int.
    pub lf_ref_delta_3: i32,
    /// LF Mode Delta 0, int.
    pub lf_mode_delta_0: i32,
    /// LF Mode Delta 1, int.
    pub lf_mode_delta_1: i32,
    /// Bit Offset for LF Ref Delta, uint.
    pub bit_offset_for_lf_ref_delta: u32,
    /// Bit Offset for LF Mode Delta, uint.
    pub bit_offset_for_lf_mode_delta: u32,
    /// Bit Offset for Q index, uint.
    pub bit_offset_for_q_index: u32,
    /// Bit Offset for LF Level, uint.
    pub bit_offset_for_lf_level: u32,
}
impl HcpVp9PicState {
    /// Key Frame of Frame Type.
    pub const FRAME_TYPE_KEY_FRAME: u32 = 0x0;
    /// Inter Frame of Frame Type.
    pub const FRAME_TYPE_INTER_FRAME: u32 = 0x1;
    /// Eight-tap of Motion Compensation Filter Type.
    pub const MOTION_COMPENSATION_FILTER_TYPE_EIGHT_TAP: u32 = 0x0;
    /// Eight-tap-Smooth of Motion Compensation Filter Type.
    pub const MOTION_COMPENSATION_FILTER_TYPE_EIGHT_TAP_SMOOTH: u32 = 0x1;
    /// Eight-tap-Sharp of Motion Compensation Filter Type.
    pub const MOTION_COMPENSATION_FILTER_TYPE_EIGHT_TAP_SHARP: u32 = 0x2;
    /// Bilinear of Motion Compensation Filter Type.
    pub const MOTION_COMPENSATION_FILTER_TYPE_BILINEAR: u32 = 0x3;
    /// Switchable of Motion Compensation Filter Type.
    pub const MOTION_COMPENSATION_FILTER_TYPE_SWITCHABLE: u32 = 0x4;
    /// Key Frame of Last Frame Type.
    pub const LAST_FRAME_TYPE_KEY_FRAME: u32 = 0x0;
    /// Non Key Frame of Last Frame Type.
    pub const LAST_FRAME_TYPE_NON_KEY_FRAME: u32 = 0x1;
    /// 1 Tile Column of Log2 Tile Column.
    pub const LOG2_TILE_COLUMN_1_TILE_COLUMN: u32 = 0x0;
    /// 2 Tile Column of Log2 Tile Column.
    pub const LOG2_TILE_COLUMN_2_TILE_COLUMN: u32 = 0x1;
    /// 4 Tile Column of Log2 Tile Column.
    pub const LOG2_TILE_COLUMN_4_TILE_COLUMN: u32 = 0x2;
    /// 8 Tile Column of Log2 Tile Column.
    pub const LOG2_TILE_COLUMN_8_TILE_COLUMN: u32 = 0x3;
    /// 16 Tile Column of Log2 Tile Column.
    pub const LOG2_TILE_COLUMN_16_TILE_COLUMN: u32 = 0x4;
    /// 32 Tile Column of Log2 Tile Column.
    pub const LOG2_TILE_COLUMN_32_TILE_COLUMN: u32 = 0x5;
    /// 64 Tile Column of Log2 Tile Column.
    pub const LOG2_TILE_COLUMN_64_TILE_COLUMN: u32 = 0x6;
    /// 1 Tile Row of Log2 Tile Row.
    pub const LOG2_TILE_ROW_1_TILE_ROW: u32 = 0x0;
    /// 2 Tile Row of Log2 Tile Row.
    pub const LOG2_TILE_ROW_2_TILE_ROW: u32 = 0x1;
    /// 4 Tile Row of Log2 Tile Row.
    pub const LOG2_TILE_ROW_4_TILE_ROW: u32 = 0x2;
    /// Format_420 of Chroma Sampling Format.
    pub const CHROMA_SAMPLING_FORMAT_FORMAT_420: u32 = 0x0;
    /// 8-bit of Bit Depth.
    pub const BIT_DEPTH_8_BIT: u32 = 0x0;
    /// 10-bit of Bit Depth.
    pub const BIT_DEPTH_10_BIT: u32 = 0x2;
    /// 12-bit of Bit Depth.
    pub const BIT_DEPTH_12_BIT: u32 = 0x4;
    /// Profile_0 of Profile Level.
    pub const PROFILE_LEVEL_PROFILE_0: u32 = 0x0;
    /// Profile_2 of Profile Level.
    pub const PROFILE_LEVEL_PROFILE_2: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpVp9PicState {
        let d = &fixed::<19>(dwords);
        Self { dword_length: u(d, 0, 11), frame_width: u(d, 32, 45), frame_height: u(d, 48, 61), frame_type: u(d, 64, 64), adapt_probabilities: b(d, 65), intra_only: b(d, 66), allow_hi_precision_mv: b(d, 67), motion_compensation_filter_type: u(d, 68, 70), reference_frame_sign_bias: u(d, 71, 73), use_prev_in_find_mv_references: b(d, 74), hybrid_prediction_mode: u(d, 75, 75), selectable_tx_mode: u(d, 76, 76), last_frame_type: u(d, 77, 77), refresh_frame_context_enable: b(d, 78), error_resilient_mode_enable: b(d, 79), frame_parallel_decoding_mode_enable: b(d, 80), filter_level: u(d, 81, 86), sharpness_level: u(d, 87, 89), segmentation_enable: b(d, 90), segmentation_update_map: b(d, 91), segmentation_temporal_update: b(d, 92), lossless_mode: b(d, 93), segment_id_stream_out_enable: b(d, 94), segment_id_stream_in_enable: b(d, 95), log2_tile_column: u(d, 96, 99), log2_tile_row: u(d, 104, 105), chroma_sampling_format: u(d, 118, 119), bit_depth: u(d, 120, 123), profile_level: u(d, 124, 127), vertical_scale_factor_for_last: ux(d, 128, 143, 14), horizontal_scale_factor_for_last: ux(d, 144, 159, 14), vertical_scale_factor_for_golden: ux(d, 160, 175, 14), horizontal_scale_factor_for_golden: ux(d, 176, 191, 14), vertical_scale_factor_for_altref: ux(d, 192, 207, 14), horizontal_scale_factor_for_altref: ux(d, 208, 223, 14), last_frame_width: u(d, 224, 237), last_frame_height: u(d, 240, 253), golden_frame_width: u(d, 256, 269), golden_frame_height: u(d, 272, 285), altref_frame_width: u(d, 288, 301), altref_frame_height: u(d, 304, 317), uncompressed_header_length: u(d, 320, 327), first_partition_size: u(d, 336, 351), motion_comp_scaling_enable: b(d, 353), compressed_header_bin_count: u(d, 416, 431), luma_ac_q_index_delta: u(d, 432, 439), chroma_ac_q_index_delta: s(d, 448, 452), chroma_dc_q_index_delta: s(d, 456, 460), luma_dc_q_index_delta: s(d, 464, 468), lf_ref_delta_0: s(d, 480, 486), lf_ref_delta_1: s(d, 488, 494), lf_ref_delta_2: s(d, 496, 502), lf_ref_delta_3: s(d, 504, 510), lf_mode_delta_0: s(d, 512, 518), lf_mode_delta_1: s(d, 520, 526), bit_offset_for_lf_ref_delta: u(d, 544, 559), bit_offset_for_lf_mode_delta: u(d, 560, 575), bit_offset_for_q_index: u(d, 576, 591), bit_offset_for_lf_level: u(d, 592, 607), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 19];
        let d = &mut words;
        let n: usize = { d[0] = 0x73b00000; let length = if self.dword_length == 0 { 17 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 45, u64::from(self.frame_width)); put(d, 48, 61, u64::from(self.frame_height)); put(d, 64, 64, u64::from(self.frame_type)); put(d, 65, 65, u64::from(self.adapt_probabilities)); put(d, 66, 66, u64::from(self.intra_only)); put(d, 67, 67, u64::from(self.allow_hi_precision_mv)); put(d, 68, 70, u64::from(self.motion_compensation_filter_type)); put(d, 71, 73, u64::from(self.reference_frame_sign_bias)); put(d, 74, 74, u64::from(self.use_prev_in_find_mv_references)); put(d, 75, 75, u64::from(self.hybrid_prediction_mode)); put(d, 76, 76, u64::from(self.selectable_tx_mode)); put(d, 77, 77, u64::from(self.last_frame_type)); put(d, 78, 78, u64::from(self.refresh_frame_context_enable)); put(d, 79, 79, u64::from(self.error_resilient_mode_enable)); put(d, 80, 80, u64::from(self.frame_parallel_decoding_mode_enable)); put(d, 81, 86, u64::from(self.filter_level)); put(d, 87, 89, u64::from(self.sharpness_level)); put(d, 90, 90, u64::from(self.segmentation_enable)); put(d, 91, 91, u64::from(self.segmentation_update_map)); put(d, 92, 92, u64::from(self.segmentation_temporal_update)); put(d, 93, 93, u64::from(self.lossless_mode)); put(d, 94, 94, u64::from(self.segment_id_stream_out_enable)); put(d, 95, 95, u64::from(self.segment_id_stream_in_enable)); put(d, 96, 99, u64::from(self.log2_tile_column)); put(d, 104, 105, u64::from(self.log2_tile_row)); put(d, 118, 119, u64::from(self.chroma_sampling_format)); put(d, 120, 123, u64::from(self.bit_depth)); put(d, 124, 127, u64::from(self.profile_level)); put(d, 128, 143, fixed_bits(self.vertical_scale_factor_for_last, 14, 16, false)); put(d, 144, 159, fixed_bits(self.horizontal_scale_factor_for_last, 14, 16, false)); put(d, 160, 175, fixed_bits(self.vertical_scale_factor_for_golden, 14, 16, false)); put(d, 176, 191, fixed_bits(self.horizontal_scale_factor_for_golden, 14, 16, false)); put(d, 192, 207, fixed_bits(self.vertical_scale_factor_for_altref, 14, 16, false)); put(d, 208, 223, fixed_bits(self.horizontal_scale_factor_for_altref, 14, 16, false)); put(d, 224, 237, u64::from(self.last_frame_width)); put(d, 240, 253, u64::from(self.last_frame_height)); put(d, 256, 269, u64::from(self.golden_frame_width)); put(d, 272, 285, u64::from(self.golden_frame_height)); put(d, 288, 301, u64::from(self.altref_frame_width)); put(d, 304, 317, u64::from(self.altref_frame_height)); put(d, 320, 327, u64::from(self.uncompressed_header_length)); put(d, 336, 351, u64::from(self.first_partition_size)); put(d, 353, 353, u64::from(self.motion_comp_scaling_enable)); put(d, 416, 431, u64::from(self.compressed_header_bin_count)); put(d, 432, 439, u64::from(self.luma_ac_q_index_delta)); put(d, 448, 452, self.chroma_ac_q_index_delta as i64 as u64); put(d, 456, 460, self.chroma_dc_q_index_delta as i64 as u64); put(d, 464, 468, self.luma_dc_q_index_delta as i64 as u64); put(d, 480, 486, self.lf_ref_delta_0 as i64 as u64); put(d, 488, 494, self.lf_ref_delta_1 as i64 as u64); put(d, 496, 502, self.lf_ref_delta_2 as i64 as u64); put(d, 504, 510, self.lf_ref_delta_3 as i64 as u64); put(d, 512, 518, self.lf_mode_delta_0 as i64 as u64); put(d, 520, 526, self.lf_mode_delta_1 as i64 as u64); put(d, 544, 559, u64::from(self.bit_offset_for_lf_ref_delta)); put(d, 560, 575, u64::from(self.bit_offset_for_lf_mode_delta)); put(d, 576, 591, u64::from(self.bit_offset_for_q_index)); put(d, 592, 607, u64::from(self.bit_offset_for_lf_level)); 19 };
        words[..n.min(19)].to_vec()
    }
}
described!(HcpVp9PicState, HCPVP9PICSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_VP9_PIC_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_VP9_PIC_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73b00000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 19, 19, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 46, 47), (0xc, 62, 63), (0xc, 100, 103), (0xc, 106, 117), (0xc, 238, 239), (0xc, 254, 255), (0xc, 270, 271), (0xc, 286, 287), (0xc, 302, 303), (0xc, 318, 319), (0xc, 328, 335), (0xc, 352, 352), (0xc, 354, 383), (0xc, 384, 415), (0xc, 440, 447), (0xc, 453, 455), (0xc, 461, 463), (0xc, 469, 479), (0xc, 487, 487), (0xc, 495, 495), (0xc, 503, 503), (0xc, 511, 511), (0xc, 519, 519), (0xc, 527, 543)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Frame Width", places: &[p(0xc, 32, 45, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Height", places: &[p(0xc, 48, 61, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Type", places: &[p(0xc, 64, 64, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Key Frame"), (0xc, 0x1, "Inter Frame")], when: None, gap: None },
        Field { name: "Adapt Probabilities", places: &[p(0xc, 65, 65, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Only", places: &[p(0xc, 66, 66, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Allow Hi Precision MV", places: &[p(0xc, 67, 67, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Motion Compensation Filter Type", places: &[p(0xc, 68, 70, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Eight-tap"), (0xc, 0x1, "Eight-tap-Smooth"), (0xc, 0x2, "Eight-tap-Sharp"), (0xc, 0x3, "Bilinear"), (0xc, 0x4, "Switchable")], when: None, gap: None },
        Field { name: "Reference Frame Sign Bias", places: &[p(0xc, 71, 73, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Use Prev in Find MV References", places: &[p(0xc, 74, 74, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hybrid Prediction Mode", places: &[p(0xc, 75, 75, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Selectable TX Mode", places: &[p(0xc, 76, 76, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Frame Type", places: &[p(0xc, 77, 77, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Key Frame"), (0xc, 0x1, "Non Key Frame")], when: None, gap: None },
        Field { name: "Refresh Frame Context Enable", places: &[p(0xc, 78, 78, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Error Resilient Mode Enable", places: &[p(0xc, 79, 79, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Parallel Decoding Mode Enable", places: &[p(0xc, 80, 80, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level", places: &[p(0xc, 81, 86, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sharpness Level", places: &[p(0xc, 87, 89, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segmentation Enable", places: &[p(0xc, 90, 90, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segmentation Update Map", places: &[p(0xc, 91, 91, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segmentation Temporal Update", places: &[p(0xc, 92, 92, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Lossless Mode", places: &[p(0xc, 93, 93, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment ID Stream-Out Enable", places: &[p(0xc, 94, 94, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment ID Stream-In Enable", places: &[p(0xc, 95, 95, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Log2 Tile Column", places: &[p(0xc, 96, 99, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "1 Tile Column"), (0xc, 0x1, "2 Tile Column"), (0xc, 0x2, "4 Tile Column"), (0xc, 0x3, "8 Tile Column"), (0xc, 0x4, "16 Tile Column"), (0xc, 0x5, "32 Tile Column"), (0xc, 0x6, "64 Tile Column")], when: None, gap: None },
        Field { name: "Log2 Tile Row", places: &[p(0xc, 104, 105, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "1 Tile Row"), (0xc, 0x1, "2 Tile Row"), (0xc, 0x2, "4 Tile Row")], when: None, gap: None },
        Field { name: "Chroma Sampling Format", places: &[p(0xc, 118, 119, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Format_420")], when: None, gap: None },
        Field { name: "Bit Depth", places: &[p(0xc, 120, 123, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "8-bit"), (0xc, 0x2, "10-bit"), (0xc, 0x4, "12-bit")], when: None, gap: None },
        Field { name: "Profile Level", places: &[p(0xc, 124, 127, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Profile_0"), (0xc, 0x2, "Profile_2")], when: None, gap: None },
        Field { name: "Vertical Scale Factor for LAST", places: &[p(0xc, 128, 143, Kind::Fixed(false, 14), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Scale Factor for LAST", places: &[p(0xc, 144, 159, Kind::Fixed(false, 14), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Scale Factor for GOLDEN", places: &[p(0xc, 160, 175, Kind::Fixed(false, 14), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Scale Factor for GOLDEN", places: &[p(0xc, 176, 191, Kind::Fixed(false, 14), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Scale Factor for ALTREF", places: &[p(0xc, 192, 207, Kind::Fixed(false, 14), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Scale Factor for ALTREF", places: &[p(0xc, 208, 223, Kind::Fixed(false, 14), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Frame Width", places: &[p(0xc, 224, 237, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Frame Height", places: &[p(0xc, 240, 253, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Golden Frame Width", places: &[p(0xc, 256, 269, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Golden Frame Height", places: &[p(0xc, 272, 285, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Altref Frame Width", places: &[p(0xc, 288, 301, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Altref Frame Height", places: &[p(0xc, 304, 317, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Uncompressed Header Length", places: &[p(0xc, 320, 327, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First Partition Size", places: &[p(0xc, 336, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Motion Comp Scaling Enable", places: &[p(0xc, 353, 353, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Compressed Header BIN count", places: &[p(0xc, 416, 431, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Luma AC Q Index Delta", places: &[p(0xc, 432, 439, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma AC Q Index Delta", places: &[p(0xc, 448, 452, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma DC Q Index Delta", places: &[p(0xc, 456, 460, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Luma DC Q Index Delta", places: &[p(0xc, 464, 468, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LF Ref Delta 0", places: &[p(0xc, 480, 486, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LF Ref Delta 1", places: &[p(0xc, 488, 494, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LF Ref Delta 2", places: &[p(0xc, 496, 502, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LF Ref Delta 3", places: &[p(0xc, 504, 510, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LF Mode Delta 0", places: &[p(0xc, 512, 518, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LF Mode Delta 1", places: &[p(0xc, 520, 526, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit Offset for LF Ref Delta", places: &[p(0xc, 544, 559, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit Offset for LF Mode Delta", places: &[p(0xc, 560, 575, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit Offset for Q index", places: &[p(0xc, 576, 591, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit Offset for LF Level", places: &[p(0xc, 592, 607, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_VP9_SEGMENT_STATE`. `[mesa:gen9 HCP_VP9_SEGMENT_STATE]` `[media-driver:g9_skl HCP_VP9_SEGMENT_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpVp9SegmentState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Segment ID, uint.
    pub segment_id: u32,
    /// Segment Skipped, bool.
    pub segment_skipped: bool,
    /// Segment Reference, uint.
    pub segment_reference: u32,
    /// Segment Reference Enable, bool.
    pub segment_reference_enable: bool,
    /// Filter Level Ref0 Mode 0, uint.
    pub filter_level_ref0_mode_0: u32,
    /// Filter Level Ref0 Mode 1, uint.
    pub filter_level_ref0_mode_1: u32,
    /// Filter Level Ref1 Mode 0, uint.
    pub filter_level_ref1_mode_0: u32,
    /// Filter Level Ref1 Mode 1, uint.
    pub filter_level_ref1_mode_1: u32,
    /// Filter Level Ref2 Mode 0, uint.
    pub filter_level_ref2_mode_0: u32,
    /// Filter Level Ref2 Mode 1, uint.
    pub filter_level_ref2_mode_1: u32,
    /// Filter Level Ref3 Mode 0, uint.
    pub filter_level_ref3_mode_0: u32,
    /// Filter Level Ref3 Mode 1, uint.
    pub filter_level_ref3_mode_1: u32,
    /// Luma DC Quant Scale, uint.
    pub luma_dc_quant_scale: u32,
    /// Luma AC Quant Scale, uint.
    pub luma_ac_quant_scale: u32,
    /// Chroma DC Quant Scale, uint.
    pub chroma_dc_quant_scale: u32,
    /// Chroma AC Quant Scale, uint.
    pub chroma_ac_quant_scale: u32,
    /// Segment Qindex Delta Encode Mode Only, uint.
    pub segment_qindex_delta_encode_mode_only: u32,
    /// Segment LF Level Delta Encode Mode Only, uint.
    pub segment_lf_level_delta_encode_mode_only: u32,
}
impl HcpVp9SegmentState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HcpVp9SegmentState {
        let d = &fixed::<8>(dwords);
        Self { dword_length: u(d, 0, 11), segment_id: u(d, 32, 34), segment_skipped: b(d, 64), segment_reference: u(d, 65, 66), segment_reference_enable: b(d, 67), filter_level_ref0_mode_0: u(d, 96, 101), filter_level_ref0_mode_1: u(d, 104, 109), filter_level_ref1_mode_0: u(d, 112, 117), filter_level_ref1_mode_1: u(d, 120, 125), filter_level_ref2_mode_0: u(d, 128, 133), filter_level_ref2_mode_1: u(d, 136, 141), filter_level_ref3_mode_0: u(d, 144, 149), filter_level_ref3_mode_1: u(d, 152, 157), luma_dc_quant_scale: u(d, 160, 175), luma_ac_quant_scale: u(d, 176, 191), chroma_dc_quant_scale: u(d, 192, 207), chroma_ac_quant_scale: u(d, 208, 223), segment_qindex_delta_encode_mode_only: u(d, 224, 232), segment_lf_level_delta_encode_mode_only: u(d, 240, 246), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = { d[0] = 0x73b20000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 34, u64::from(self.segment_id)); put(d, 64, 64, u64::from(self.segment_skipped)); put(d, 65, 66, u64::from(self.segment_reference)); put(d, 67, 67, u64::from(self.segment_reference_enable)); put(d, 96, 101, u64::from(self.filter_level_ref0_mode_0)); put(d, 104, 109, u64::from(self.filter_level_ref0_mode_1)); put(d, 112, 117, u64::from(self.filter_level_ref1_mode_0)); put(d, 120, 125, u64::from(self.filter_level_ref1_mode_1)); put(d, 128, 133, u64::from(self.filter_level_ref2_mode_0)); put(d, 136, 141, u64::from(self.filter_level_ref2_mode_1)); put(d, 144, 149, u64::from(self.filter_level_ref3_mode_0)); put(d, 152, 157, u64::from(self.filter_level_ref3_mode_1)); put(d, 160, 175, u64::from(self.luma_dc_quant_scale)); put(d, 176, 191, u64::from(self.luma_ac_quant_scale)); put(d, 192, 207, u64::from(self.chroma_dc_quant_scale)); put(d, 208, 223, u64::from(self.chroma_ac_quant_scale)); put(d, 224, 232, u64::from(self.segment_qindex_delta_encode_mode_only)); put(d, 240, 246, u64::from(self.segment_lf_level_delta_encode_mode_only)); 8 };
        words[..n.min(8)].to_vec()
    }
}
described!(HcpVp9SegmentState, HCPVP9SEGMENTSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_VP9_SEGMENT_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_VP9_SEGMENT_STATE", "media-driver:g9_skl HCP_VP9_SEGMENT_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73b20000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 35, 63), (0xc, 68, 95), (0xc, 102, 103), (0xc, 110, 111), (0xc, 118, 119), (0xc, 126, 127), (0xc, 134, 135), (0xc, 142, 143), (0xc, 150, 151), (0xc, 158, 159), (0xc, 233, 239), (0xc, 247, 255)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Segment ID", places: &[p(0xc, 32, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment Skipped", places: &[p(0xc, 64, 64, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment Reference", places: &[p(0xc, 65, 66, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment Reference Enable", places: &[p(0xc, 67, 67, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level Ref0 Mode 0", places: &[p(0xc, 96, 101, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level Ref0 Mode 1", places: &[p(0xc, 104, 109, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level Ref1 Mode 0", places: &[p(0xc, 112, 117, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level Ref1 Mode 1", places: &[p(0xc, 120, 125, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level Ref2 Mode 0", places: &[p(0xc, 128, 133, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level Ref2 Mode 1", places: &[p(0xc, 136, 141, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level Ref3 Mode 0", places: &[p(0xc, 144, 149, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Filter Level Ref3 Mode 1", places: &[p(0xc, 152, 157, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Luma DC Quant Scale", places: &[p(0xc, 160, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Luma AC Quant Scale", places: &[p(0xc, 176, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma DC Quant Scale", places: &[p(0xc, 192, 207, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Chroma AC Quant Scale", places: &[p(0xc, 208, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment Qindex Delta Encode Mode Only", places: &[p(0xc, 224, 232, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Segment LF Level Delta Encode Mode Only", places: &[p(0xc, 240, 246, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HCP_WEIGHTOFFSET_STATE`. `[mesa:gen9 HCP_WEIGHTOFFSET_STATE]` `[media-driver:g9_skl HCP_WEIGHTOFFSET_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HcpWeightoffsetState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Reference Picture List Select, uint.
    pub reference_picture_list_select: u32,
    /// Luma Offsets, HCP_WEIGHTOFFSET_LUMA_ENTRY.
    pub luma_offsets: [HcpWeightoffsetLumaEntry; 16],
    /// Chroma Offsets, HCP_WEIGHTOFFSET_CHROMA_ENTRY.
    pub chroma_offsets: [HcpWeightoffsetChromaEntry; 16],
}
impl HcpWeightoffsetState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HcpWeightoffsetState {
        let d = &fixed::<34>(dwords);
        Self { dword_length: u(d, 0, 11), reference_picture_list_select: u(d, 32, 32), luma_offsets: std::array::from_fn(|i| HcpWeightoffsetLumaEntry::decode(platform, &part::<1>(d, at(64, i, 32), at(95, i, 32)))), chroma_offsets: std::array::from_fn(|i| HcpWeightoffsetChromaEntry::decode(platform, &part::<1>(d, at(576, i, 32), at(607, i, 32)))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 34];
        let d = &mut words;
        let n: usize = { d[0] = 0x73930000; let length = if self.dword_length == 0 { 32 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.reference_picture_list_select)); for (i, v) in self.luma_offsets.iter().copied().enumerate().take(16) { put_part(d, at(64, i, 32), at(95, i, 32), &v.encode(platform)); } for (i, v) in self.chroma_offsets.iter().copied().enumerate().take(16) { put_part(d, at(576, i, 32), at(607, i, 32), &v.encode(platform)); } 34 };
        words[..n.min(34)].to_vec()
    }
}
described!(HcpWeightoffsetState, HCPWEIGHTOFFSETSTATE_ITEM, Item {
    noun: Noun::Command, name: "HCP_WEIGHTOFFSET_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HCP_WEIGHTOFFSET_STATE", "media-driver:g9_skl HCP_WEIGHTOFFSET_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73930000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 34, 34, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 33, 63)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Reference Picture List Select", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Luma Offsets", places: &[p(0xc, 64, 95, Kind::Struct(&HCPWEIGHTOFFSETLUMAENTRY_ITEM), 16, 32)], values: &[], when: None, gap: None },
        Field { name: "Chroma Offsets", places: &[p(0xc, 576, 607, Kind::Struct(&HCPWEIGHTOFFSETCHROMAENTRY_ITEM), 16, 32)], values: &[], when: None, gap: None },
    ],
});

/// `HEVC_VP9_RDOQ_STATE`. `[mesa:gen9 HEVC_VP9_RDOQ_STATE]` `[media-driver:g9_skl HEVC_VP9_RDOQ_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HevcVp9RdoqState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// HTQ Performance Fix 1 Disable, bool.
    pub htq_performance_fix_1_disable: bool,
    /// HTQ Performance Fix 0 Disable, bool.
    pub htq_performance_fix_0_disable: bool,
    /// Intra Luma Lambda, HEVC_VP9_RDOQ_LAMBDA_FIELDS.
    pub intra_luma_lambda: [HevcVp9RdoqLambdaFields; 32],
    /// Intra Chroma Lambda, HEVC_VP9_RDOQ_LAMBDA_FIELDS.
    pub intra_chroma_lambda: [HevcVp9RdoqLambdaFields; 32],
    /// Inter Luma Lambda, HEVC_VP9_RDOQ_LAMBDA_FIELDS.
    pub inter_luma_lambda: [HevcVp9RdoqLambdaFields; 32],
    /// Inter Chroma Lambda, HEVC_VP9_RDOQ_LAMBDA_FIELDS.
    pub inter_chroma_lambda: [HevcVp9RdoqLambdaFields; 32],
}
impl HevcVp9RdoqState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HevcVp9RdoqState {
        let d = &fixed::<130>(dwords);
        Self { dword_length: u(d, 0, 11), htq_performance_fix_1_disable: b(d, 62), htq_performance_fix_0_disable: b(d, 63), intra_luma_lambda: std::array::from_fn(|i| HevcVp9RdoqLambdaFields::decode(platform, &part::<1>(d, at(64, i, 32), at(95, i, 32)))), intra_chroma_lambda: std::array::from_fn(|i| HevcVp9RdoqLambdaFields::decode(platform, &part::<1>(d, at(1088, i, 32), at(1119, i, 32)))), inter_luma_lambda: std::array::from_fn(|i| HevcVp9RdoqLambdaFields::decode(platform, &part::<1>(d, at(2112, i, 32), at(2143, i, 32)))), inter_chroma_lambda: std::array::from_fn(|i| HevcVp9RdoqLambdaFields::decode(platform, &part::<1>(d, at(3136, i, 32), at(3167, i, 32)))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 130];
        let d = &mut words;
        let n: usize = { d[0] = 0x73880000; let length = if self.dword_length == 0 { 128 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 62, 62, u64::from(self.htq_performance_fix_1_disable)); put(d, 63, 63, u64::from(self.htq_performance_fix_0_disable)); for (i, v) in self.intra_luma_lambda.iter().copied().enumerate().take(32) { put_part(d, at(64, i, 32), at(95, i, 32), &v.encode(platform)); } for (i, v) in self.intra_chroma_lambda.iter().copied().enumerate().take(32) { put_part(d, at(1088, i, 32), at(1119, i, 32), &v.encode(platform)); } for (i, v) in self.inter_luma_lambda.iter().copied().enumerate().take(32) { put_part(d, at(2112, i, 32), at(2143, i, 32), &v.encode(platform)); } for (i, v) in self.inter_chroma_lambda.iter().copied().enumerate().take(32) { put_part(d, at(3136, i, 32), at(3167, i, 32), &v.encode(platform)); } 130 };
        words[..n.min(130)].to_vec()
    }
}
described!(HevcVp9RdoqState, HEVCVP9RDOQSTATE_ITEM, Item {
    noun: Noun::Command, name: "HEVC_VP9_RDOQ_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HEVC_VP9_RDOQ_STATE", "media-driver:g9_skl HEVC_VP9_RDOQ_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x73880000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 130, 130, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 61)],
    system: "VD-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "HTQ Performance Fix 1 Disable", places: &[p(0xc, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HTQ Performance Fix 0 Disable", places: &[p(0xc, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Luma Lambda", places: &[p(0xc, 64, 95, Kind::Struct(&HEVCVP9RDOQLAMBDAFIELDS_ITEM), 32, 32)], values: &[], when: None, gap: None },
        Field { name: "Intra Chroma Lambda", places: &[p(0xc, 1088, 1119, Kind::Struct(&HEVCVP9RDOQLAMBDAFIELDS_ITEM), 32, 32)], values: &[], when: None, gap: None },
        Field { name: "Inter Luma Lambda", places: &[p(0xc, 2112, 2143, Kind::Struct(&HEVCVP9RDOQLAMBDAFIELDS_ITEM), 32, 32)], values: &[], when: None, gap: None },
        Field { name: "Inter Chroma Lambda", places: &[p(0xc, 3136, 3167, Kind::Struct(&HEVCVP9RDOQLAMBDAFIELDS_ITEM), 32, 32)], values: &[], when: None, gap: None },
    ],
});

