//! Generated from hw/commands/huc.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `HUC_CFG_STATE`. `[mesa:gen9 HUC_CFG_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucCfgState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// P24C, uint.
    pub p24c: u32,
}
impl HucCfgState {
    /// Normal operation of P24C.
    pub const P24C_NORMAL_OPERATION: u32 = 0x0;
    /// Force reset of P24C.
    pub const P24C_FORCE_RESET: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HucCfgState {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), p24c: u(d, 32, 32), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x75830000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.p24c)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(HucCfgState, HUCCFGSTATE_ITEM, Item {
    noun: Noun::Command, name: "HUC_CFG_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_CFG_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x75830000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 33, 63)],
    system: "VD-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "P24C", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Normal operation"), (0xc, 0x1, "Force reset")], when: None, gap: None },
    ],
});

/// `HUC_DMEM_STATE`. `[mesa:gen9 HUC_DMEM_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucDmemState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// HUC Data Source - Address, address.
    pub huc_data_source_address: u64,
    /// HUC Data Source - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub huc_data_source_memory_address_attributes: Memoryaddressattributes,
    /// HUC Data Destination - Address, address.
    pub huc_data_destination_address: u64,
    /// HUC Data Length, uint.
    pub huc_data_length: u32,
}
impl HucDmemState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HucDmemState {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), huc_data_source_address: a(d, 32, 95), huc_data_source_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[3..]), huc_data_destination_address: a(d, 134, 144), huc_data_length: u(d, 166, 176), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x75820000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 32, 95, self.huc_data_source_address); put_part(d, 96, 127, &self.huc_data_source_memory_address_attributes.encode(platform)); put_a(d, 134, 144, self.huc_data_destination_address); put(d, 166, 176, u64::from(self.huc_data_length)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(HucDmemState, HUCDMEMSTATE_ITEM, Item {
    noun: Noun::Command, name: "HUC_DMEM_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_DMEM_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x75820000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 128, 133), (0xc, 145, 159), (0xc, 160, 165), (0xc, 177, 191)],
    system: "VD-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "HUC Data Source - Address", places: &[p(0xc, 32, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Data Source - Memory Address Attributes", places: &[p(0xc, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Data Destination - Address", places: &[p(0xc, 134, 144, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Data Length", places: &[p(0xc, 166, 176, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HUC_IMEM_STATE`. `[mesa:gen9 HUC_IMEM_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucImemState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// HUC Firmware Descriptor, uint.
    pub huc_firmware_descriptor: u32,
}
impl HucImemState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HucImemState {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 11), huc_firmware_descriptor: u(d, 128, 135), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x75810000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 128, 135, u64::from(self.huc_firmware_descriptor)); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(HucImemState, HUCIMEMSTATE_ITEM, Item {
    noun: Noun::Command, name: "HUC_IMEM_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_IMEM_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x75810000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 63), (0xc, 64, 95), (0xc, 96, 127), (0xc, 136, 159)],
    system: "VD-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "HUC Firmware Descriptor", places: &[p(0xc, 128, 135, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HUC_IND_OBJ_BASE_ADDR_STATE`. `[mesa:gen9 HUC_IND_OBJ_BASE_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucIndObjBaseAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// HUC Indirect Stream-In Object - Address, address.
    pub huc_indirect_stream_in_object_address: u64,
    /// HUC Indirect Stream-In Object - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub huc_indirect_stream_in_object_memory_address_attributes: Memoryaddressattributes,
    /// HUC Indirect Stream-In Object - Access Upper Bound, address.
    pub huc_indirect_stream_in_object_access_upper_bound: u64,
    /// HUC Indirect Stream-Out Object - Address, address.
    pub huc_indirect_stream_out_object_address: u64,
    /// HUC Indirect Stream-Out Object - Memory Address Attributes, MEMORYADDRESSATTRIBUTES.
    pub huc_indirect_stream_out_object_memory_address_attributes: Memoryaddressattributes,
    /// HUC Indirect Stream-Out Object - Access Upper Bound, address.
    pub huc_indirect_stream_out_object_access_upper_bound: u64,
}
impl HucIndObjBaseAddrState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HucIndObjBaseAddrState {
        let d = &fixed::<11>(dwords);
        Self { dword_length: u(d, 0, 11), huc_indirect_stream_in_object_address: a(d, 32, 95), huc_indirect_stream_in_object_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[3..]), huc_indirect_stream_in_object_access_upper_bound: a(d, 128, 191), huc_indirect_stream_out_object_address: a(d, 192, 255), huc_indirect_stream_out_object_memory_address_attributes: Memoryaddressattributes::decode(platform, &d[8..]), huc_indirect_stream_out_object_access_upper_bound: a(d, 288, 351), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = { d[0] = 0x75850000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 32, 95, self.huc_indirect_stream_in_object_address); put_part(d, 96, 127, &self.huc_indirect_stream_in_object_memory_address_attributes.encode(platform)); put_a(d, 128, 191, self.huc_indirect_stream_in_object_access_upper_bound); put_a(d, 192, 255, self.huc_indirect_stream_out_object_address); put_part(d, 256, 287, &self.huc_indirect_stream_out_object_memory_address_attributes.encode(platform)); put_a(d, 288, 351, self.huc_indirect_stream_out_object_access_upper_bound); 11 };
        words[..n.min(11)].to_vec()
    }
}
described!(HucIndObjBaseAddrState, HUCINDOBJBASEADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "HUC_IND_OBJ_BASE_ADDR_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_IND_OBJ_BASE_ADDR_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x75850000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15)],
    system: "VD-04", unbuilt: false, watch: &[w(0xc, 0, 0xf000, 0x0), w(0xc, 3, 0xffff8c01, 0x0), w(0xc, 8, 0xffff8c01, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "HUC Indirect Stream-In Object - Address", places: &[p(0xc, 32, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Indirect Stream-In Object - Memory Address Attributes", places: &[p(0xc, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Indirect Stream-In Object - Access Upper Bound", places: &[p(0xc, 128, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Indirect Stream-Out Object - Address", places: &[p(0xc, 192, 255, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Indirect Stream-Out Object - Memory Address Attributes", places: &[p(0xc, 256, 287, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Indirect Stream-Out Object - Access Upper Bound", places: &[p(0xc, 288, 351, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HUC_PIPE_MODE_SELECT`. `[mesa:gen9 HUC_PIPE_MODE_SELECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucPipeModeSelect {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect Stream-Out Enable, bool.
    pub indirect_stream_out_enable: bool,
    /// Media Soft-Reset Counter, uint.
    pub media_soft_reset_counter: u32,
}
impl HucPipeModeSelect {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HucPipeModeSelect {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_stream_out_enable: b(d, 36), media_soft_reset_counter: u(d, 64, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x75800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 36, 36, u64::from(self.indirect_stream_out_enable)); put(d, 64, 95, u64::from(self.media_soft_reset_counter)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(HucPipeModeSelect, HUCPIPEMODESELECT_ITEM, Item {
    noun: Noun::Command, name: "HUC_PIPE_MODE_SELECT", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_PIPE_MODE_SELECT"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x75800000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 32, 35), (0xc, 37, 63)],
    system: "VD-04", unbuilt: false, watch: &[w(0xc, 0, 0xf000, 0x0), w(0xc, 1, 0xffffffef, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Indirect Stream-Out Enable", places: &[p(0xc, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Media Soft-Reset Counter", places: &[p(0xc, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HUC_START`. `[mesa:gen9 HUC_START]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucStart {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Last Stream Object, bool.
    pub last_stream_object: bool,
}
impl HucStart {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HucStart {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), last_stream_object: b(d, 32), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x75a10000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.last_stream_object)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(HucStart, HUCSTART_ITEM, Item {
    noun: Noun::Command, name: "HUC_START", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_START"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x75a10000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 33, 63)],
    system: "VD-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Last Stream Object", places: &[p(0xc, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HUC_STREAM_OBJECT`. `[mesa:gen9 HUC_STREAM_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucStreamObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect Stream-In Data Length, uint.
    pub indirect_stream_in_data_length: u32,
    /// Indirect Stream-In - Address, address.
    pub indirect_stream_in_address: u64,
    /// HUC Processing, bool.
    pub huc_processing: bool,
    /// Indirect Stream-Out - Address, address.
    pub indirect_stream_out_address: u64,
    /// Start Code Byte (0), uint.
    pub start_code_byte_0: u32,
    /// Start Code Byte (1), uint.
    pub start_code_byte_1: u32,
    /// Start Code Byte (2), uint.
    pub start_code_byte_2: u32,
    /// Start Code Search Engine, bool.
    pub start_code_search_engine: bool,
    /// Emulation Prevention Byte Removal, bool.
    pub emulation_prevention_byte_removal: bool,
    /// Stream-Out, bool.
    pub stream_out: bool,
    /// DRM Length Mode, uint.
    pub drm_length_mode: u32,
    /// HUC Bitstream Enable, bool.
    pub huc_bitstream_enable: bool,
}
impl HucStreamObject {
    /// Start Code Mode of DRM Length Mode.
    pub const DRM_LENGTH_MODE_START_CODE_MODE: u32 = 0x0;
    /// Length Mode of DRM Length Mode.
    pub const DRM_LENGTH_MODE_LENGTH_MODE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HucStreamObject {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_stream_in_data_length: u(d, 32, 63), indirect_stream_in_address: a(d, 64, 92), huc_processing: b(d, 95), indirect_stream_out_address: a(d, 96, 124), start_code_byte_0: u(d, 128, 135), start_code_byte_1: u(d, 136, 143), start_code_byte_2: u(d, 144, 151), start_code_search_engine: b(d, 152), emulation_prevention_byte_removal: b(d, 153), stream_out: b(d, 154), drm_length_mode: u(d, 155, 156), huc_bitstream_enable: b(d, 157), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x75a00000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 63, u64::from(self.indirect_stream_in_data_length)); put_a(d, 64, 92, self.indirect_stream_in_address); put(d, 95, 95, u64::from(self.huc_processing)); put_a(d, 96, 124, self.indirect_stream_out_address); put(d, 128, 135, u64::from(self.start_code_byte_0)); put(d, 136, 143, u64::from(self.start_code_byte_1)); put(d, 144, 151, u64::from(self.start_code_byte_2)); put(d, 152, 152, u64::from(self.start_code_search_engine)); put(d, 153, 153, u64::from(self.emulation_prevention_byte_removal)); put(d, 154, 154, u64::from(self.stream_out)); put(d, 155, 156, u64::from(self.drm_length_mode)); put(d, 157, 157, u64::from(self.huc_bitstream_enable)); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(HucStreamObject, HUCSTREAMOBJECT_ITEM, Item {
    noun: Noun::Command, name: "HUC_STREAM_OBJECT", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_STREAM_OBJECT"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x75a00000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 93, 94), (0xc, 125, 127), (0xc, 158, 159)],
    system: "VD-04", unbuilt: false, watch: &[w(0xc, 0, 0xf000, 0x0), w(0xc, 2, 0xe0000000, 0x0), w(0xc, 3, 0xe0000000, 0x0), w(0xc, 4, 0xf8ffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Indirect Stream-In Data Length", places: &[p(0xc, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Stream-In - Address", places: &[p(0xc, 64, 92, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HUC Processing", places: &[p(0xc, 95, 95, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-04", usual: &[0] }) },
        Field { name: "Indirect Stream-Out - Address", places: &[p(0xc, 96, 124, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Start Code Byte [0]", places: &[p(0xc, 128, 135, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-04", usual: &[0] }) },
        Field { name: "Start Code Byte [1]", places: &[p(0xc, 136, 143, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-04", usual: &[0] }) },
        Field { name: "Start Code Byte [2]", places: &[p(0xc, 144, 151, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-04", usual: &[0] }) },
        Field { name: "Start Code Search Engine", places: &[p(0xc, 152, 152, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Emulation Prevention Byte Removal", places: &[p(0xc, 153, 153, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out", places: &[p(0xc, 154, 154, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DRM Length Mode", places: &[p(0xc, 155, 156, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Start Code Mode"), (0xc, 0x1, "Length Mode")], when: None, gap: Some(Gap { system: "VD-04", usual: &[0] }) },
        Field { name: "HUC Bitstream Enable", places: &[p(0xc, 157, 157, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-04", usual: &[0] }) },
    ],
});

/// `HUC_VIRTUAL_ADDR_STATE`. `[mesa:gen9 HUC_VIRTUAL_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HucVirtualAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// HUC Virtual Address Region, HUC_VIRTUAL_ADDR_REGION.
    pub huc_virtual_address_region: [HucVirtualAddrRegion; 16],
}
impl HucVirtualAddrState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> HucVirtualAddrState {
        let d = &fixed::<49>(dwords);
        Self { dword_length: u(d, 0, 11), huc_virtual_address_region: std::array::from_fn(|i| HucVirtualAddrRegion::decode(platform, &part::<3>(d, at(32, i, 96), at(127, i, 96)))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 49];
        let d = &mut words;
        let n: usize = { d[0] = 0x75840000; let length = if self.dword_length == 0 { 47 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.huc_virtual_address_region.iter().copied().enumerate().take(16) { put_part(d, at(32, i, 96), at(127, i, 96), &v.encode(platform)); } 49 };
        words[..n.min(49)].to_vec()
    }
}
described!(HucVirtualAddrState, HUCVIRTUALADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "HUC_VIRTUAL_ADDR_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 HUC_VIRTUAL_ADDR_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x75840000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 49, 49, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15)],
    system: "VD-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "HUC Virtual Address Region", places: &[p(0xc, 32, 127, Kind::Struct(&HUCVIRTUALADDRREGION_ITEM), 16, 96)], values: &[], when: None, gap: None },
    ],
});

