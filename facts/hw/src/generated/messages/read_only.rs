//! Generated from hw/messages/read_only.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `CONSTANT_OWORD_BLOCK_READ`: 16-byte aligned block through the constant cache. `[bdw.2d:MT_DP_RO - Read-Only Data Port Message Types]` `[bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ConstantOwordBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl ConstantOwordBlockRead {
    /// 1_OWORD_LOW of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_LOW: u32 = 0x0;
    /// 1_OWORD_HIGH of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_HIGH: u32 = 0x1;
    /// 2_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_2_OWORDS: u32 = 0x2;
    /// 4_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_4_OWORDS: u32 = 0x3;
    /// 8_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_8_OWORDS: u32 = 0x4;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> ConstantOwordBlockRead {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), invalidate_after_read: b(d, 13), },
            _ => Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); put(d, 13, 13, u64::from(self.invalidate_after_read)); 1 }
            _ => { put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(ConstantOwordBlockRead, CONSTANTOWORDBLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "CONSTANT_OWORD_BLOCK_READ", title: "16-byte aligned block through the constant cache", rows: 0xf,
    cites: &["bdw.2d:MT_DP_RO - Read-Only Data Port Message Types", "bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control"],
    engines: &[], key: &[(0xf, 0x7c000, 0x0)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 11, 12), (0xf, 29, 31), (0xe, 11, 13)],
    system: "DP-46", unbuilt: false, watch: &[w(0x1, 0, 0xe0001800, 0x0), w(0xe, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD_LOW"), (0xf, 0x1, "1_OWORD_HIGH"), (0xf, 0x2, "2_OWORDS"), (0xf, 0x3, "4_OWORDS"), (0xf, 0x4, "8_OWORDS")], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CONSTANT_UNALIGNED_OWORD_BLOCK_READ`: Block at a DWord address through the constant cache. `[bdw.2d:MT_DP_RO - Read-Only Data Port Message Types]` `[bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ConstantUnalignedOwordBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl ConstantUnalignedOwordBlockRead {
    /// 1_OWORD_LOW of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_LOW: u32 = 0x0;
    /// 1_OWORD_HIGH of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_HIGH: u32 = 0x1;
    /// 2_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_2_OWORDS: u32 = 0x2;
    /// 4_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_4_OWORDS: u32 = 0x3;
    /// 8_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_8_OWORDS: u32 = 0x4;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> ConstantUnalignedOwordBlockRead {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), invalidate_after_read: b(d, 13), },
            _ => Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x4000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); put(d, 13, 13, u64::from(self.invalidate_after_read)); 1 }
            _ => { d[0] = 0x4000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(ConstantUnalignedOwordBlockRead, CONSTANTUNALIGNEDOWORDBLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "CONSTANT_UNALIGNED_OWORD_BLOCK_READ", title: "Block at a DWord address through the constant cache", rows: 0xf,
    cites: &["bdw.2d:MT_DP_RO - Read-Only Data Port Message Types", "bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control"],
    engines: &[], key: &[(0xf, 0x7c000, 0x4000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 11, 12), (0xf, 29, 31), (0xe, 11, 13)],
    system: "DP-46", unbuilt: false, watch: &[w(0x1, 0, 0xe0001800, 0x0), w(0xe, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD_LOW"), (0xf, 0x1, "1_OWORD_HIGH"), (0xf, 0x2, "2_OWORDS"), (0xf, 0x3, "4_OWORDS"), (0xf, 0x4, "8_OWORDS")], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CONSTANT_OWORD_DUAL_BLOCK_READ`: Two blocks through the constant cache. `[bdw.2d:MT_DP_RO - Read-Only Data Port Message Types]` `[bdw.2d:MDC_DB_OWD - Oword Dual Data Blocks Message Descriptor]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ConstantOwordDualBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl ConstantOwordDualBlockRead {
    /// 1_OWORD of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD: u32 = 0x0;
    /// 4_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_4_OWORDS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> ConstantOwordDualBlockRead {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 9), invalidate_after_read: b(d, 13), },
            _ => Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 9), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x8000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 9, u64::from(self.data_blocks)); put(d, 13, 13, u64::from(self.invalidate_after_read)); 1 }
            _ => { d[0] = 0x8000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 9, u64::from(self.data_blocks)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(ConstantOwordDualBlockRead, CONSTANTOWORDDUALBLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "CONSTANT_OWORD_DUAL_BLOCK_READ", title: "Two blocks through the constant cache", rows: 0xf,
    cites: &["bdw.2d:MT_DP_RO - Read-Only Data Port Message Types", "bdw.2d:MDC_DB_OWD - Oword Dual Data Blocks Message Descriptor"],
    engines: &[], key: &[(0xf, 0x7c000, 0x8000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 10, 12), (0xf, 29, 31), (0xe, 10, 13)],
    system: "DP-46", unbuilt: false, watch: &[w(0x1, 0, 0xe0001c00, 0x0), w(0xe, 0, 0xe0003c00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 9, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD"), (0xf, 0x2, "4_OWORDS")], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CONSTANT_DWORD_SCATTERED_READ`: One DWord a channel through the constant cache. `[bdw.2d:MT_DP_RO - Read-Only Data Port Message Types]` `[mesa:compiler brw_dp_dword_scattered_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ConstantDwordScatteredRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Legacy SIMD Mode, bool.
    pub legacy_simd_mode: bool,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl ConstantDwordScatteredRead {
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> ConstantDwordScatteredRead {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), simd_mode: u(d, 8, 8), legacy_simd_mode: b(d, 9), invalidate_after_read: b(d, 13), },
            _ => Self { binding_table_index: u(d, 0, 7), simd_mode: u(d, 8, 8), legacy_simd_mode: b(d, 9), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0xc000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 8, u64::from(self.simd_mode)); put(d, 9, 9, u64::from(self.legacy_simd_mode)); put(d, 13, 13, u64::from(self.invalidate_after_read)); 1 }
            _ => { d[0] = 0xc000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 8, u64::from(self.simd_mode)); put(d, 9, 9, u64::from(self.legacy_simd_mode)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(ConstantDwordScatteredRead, CONSTANTDWORDSCATTEREDREAD_ITEM, Item {
    noun: Noun::Message, name: "CONSTANT_DWORD_SCATTERED_READ", title: "One DWord a channel through the constant cache", rows: 0xf,
    cites: &["bdw.2d:MT_DP_RO - Read-Only Data Port Message Types", "mesa:compiler brw_dp_dword_scattered_rw_desc"],
    engines: &[], key: &[(0xf, 0x7c000, 0xc000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 10, 12), (0xf, 29, 31), (0xe, 10, 13)],
    system: "DP-46", unbuilt: false, watch: &[w(0x1, 0, 0xe0001c00, 0x0), w(0xe, 0, 0xe0003c00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 8, 8, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD8"), (0xf, 0x1, "SIMD16")], when: None, gap: None },
        Field { name: "Legacy SIMD Mode", places: &[p(0xf, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SAMPLER_UNALIGNED_OWORD_BLOCK_READ`: Block at a DWord address through the sampler cache. `[bdw.2d:MT_DP_RO - Read-Only Data Port Message Types]` `[bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerUnalignedOwordBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl SamplerUnalignedOwordBlockRead {
    /// 1_OWORD_LOW of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_LOW: u32 = 0x0;
    /// 1_OWORD_HIGH of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_HIGH: u32 = 0x1;
    /// 2_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_2_OWORDS: u32 = 0x2;
    /// 4_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_4_OWORDS: u32 = 0x3;
    /// 8_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_8_OWORDS: u32 = 0x4;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SamplerUnalignedOwordBlockRead {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), invalidate_after_read: b(d, 13), },
            _ => Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x4000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); put(d, 13, 13, u64::from(self.invalidate_after_read)); 1 }
            _ => { d[0] = 0x10000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(SamplerUnalignedOwordBlockRead, SAMPLERUNALIGNEDOWORDBLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "SAMPLER_UNALIGNED_OWORD_BLOCK_READ", title: "Block at a DWord address through the sampler cache", rows: 0xf,
    cites: &["bdw.2d:MT_DP_RO - Read-Only Data Port Message Types", "bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control"],
    engines: &[], key: &[(0x1, 0x7c000, 0x4000), (0xe, 0x7c000, 0x10000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 11, 12), (0xf, 29, 31), (0xe, 11, 13)],
    system: "DP-46", unbuilt: false, watch: &[w(0x1, 0, 0xe0001800, 0x0), w(0xe, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD_LOW"), (0xf, 0x1, "1_OWORD_HIGH"), (0xf, 0x2, "2_OWORDS"), (0xf, 0x3, "4_OWORDS"), (0xf, 0x4, "8_OWORDS")], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SAMPLER_MEDIA_BLOCK_READ`: Rectangle of bytes through the sampler cache. `[bdw.2d:MT_DP_RO - Read-Only Data Port Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerMediaBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Vertical Line Stride Override, uint.
    pub vertical_line_stride_override: u32,
}
impl SamplerMediaBlockRead {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SamplerMediaBlockRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), vertical_line_stride_override: u(d, 8, 10), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x10000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.vertical_line_stride_override)); 1 }
            _ => { d[0] = 0x14000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.vertical_line_stride_override)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(SamplerMediaBlockRead, SAMPLERMEDIABLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "SAMPLER_MEDIA_BLOCK_READ", title: "Rectangle of bytes through the sampler cache", rows: 0xf,
    cites: &["bdw.2d:MT_DP_RO - Read-Only Data Port Message Types"],
    engines: &[], key: &[(0x1, 0x7c000, 0x10000), (0xe, 0x7c000, 0x14000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 11, 13), (0xf, 29, 31)],
    system: "DP-46", unbuilt: false, watch: &[w(0xf, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Line Stride Override", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `READ_SURFACE_INFO`: Size and format of a surface. `[bdw.2d:MT_DP_RO - Read-Only Data Port Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ReadSurfaceInfo {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
}
impl ReadSurfaceInfo {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ReadSurfaceInfo {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x18000; put(d, 0, 7, u64::from(self.binding_table_index)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ReadSurfaceInfo, READSURFACEINFO_ITEM, Item {
    noun: Noun::Message, name: "READ_SURFACE_INFO", title: "Size and format of a surface", rows: 0xe,
    cites: &["bdw.2d:MT_DP_RO - Read-Only Data Port Message Types"],
    engines: &[], key: &[(0xe, 0x7c000, 0x18000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 13), (0xe, 29, 31)],
    system: "DP-43", unbuilt: false, watch: &[w(0xe, 0, 0xe0003f00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

