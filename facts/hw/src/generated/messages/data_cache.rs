//! Generated from hw/messages/data_cache.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `OWORD_BLOCK_READ`: 16-byte aligned block of OWords. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OwordBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl OwordBlockRead {
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
    pub fn decode(platform: &Platform, dwords: &[u32]) -> OwordBlockRead {
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
described!(OwordBlockRead, OWORDBLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "OWORD_BLOCK_READ", title: "16-byte aligned block of OWords", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control"],
    engines: &[], key: &[(0xf, 0x7c000, 0x0)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 11, 12), (0xf, 29, 31), (0xe, 11, 13)],
    system: "DP-22", unbuilt: false, watch: &[w(0x1, 0, 0xe0001800, 0x0), w(0xe, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD_LOW"), (0xf, 0x1, "1_OWORD_HIGH"), (0xf, 0x2, "2_OWORDS"), (0xf, 0x3, "4_OWORDS"), (0xf, 0x4, "8_OWORDS")], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `UNALIGNED_OWORD_BLOCK_READ`: Block of OWords at a DWord address. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UnalignedOwordBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl UnalignedOwordBlockRead {
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
    pub fn decode(platform: &Platform, dwords: &[u32]) -> UnalignedOwordBlockRead {
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
described!(UnalignedOwordBlockRead, UNALIGNEDOWORDBLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "UNALIGNED_OWORD_BLOCK_READ", title: "Block of OWords at a DWord address", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control"],
    engines: &[], key: &[(0xf, 0x7c000, 0x4000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 11, 12), (0xf, 29, 31), (0xe, 11, 13)],
    system: "DP-23", unbuilt: false, watch: &[w(0x1, 0, 0xe0001800, 0x0), w(0xe, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD_LOW"), (0xf, 0x1, "1_OWORD_HIGH"), (0xf, 0x2, "2_OWORDS"), (0xf, 0x3, "4_OWORDS"), (0xf, 0x4, "8_OWORDS")], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `OWORD_DUAL_BLOCK_READ`: Two blocks of OWords. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DB_OWD - Oword Dual Data Blocks Message Descriptor]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OwordDualBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl OwordDualBlockRead {
    /// 1_OWORD of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD: u32 = 0x0;
    /// 4_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_4_OWORDS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> OwordDualBlockRead {
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
described!(OwordDualBlockRead, OWORDDUALBLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "OWORD_DUAL_BLOCK_READ", title: "Two blocks of OWords", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DB_OWD - Oword Dual Data Blocks Message Descriptor"],
    engines: &[], key: &[(0xf, 0x7c000, 0x8000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 10, 12), (0xf, 29, 31), (0xe, 10, 13)],
    system: "DP-24", unbuilt: false, watch: &[w(0x1, 0, 0xe0001c00, 0x0), w(0xe, 0, 0xe0003c00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 9, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD"), (0xf, 0x2, "4_OWORDS")], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `DWORD_SCATTERED_READ`: One DWord a channel. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[mesa:compiler brw_dp_dword_scattered_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DwordScatteredRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Legacy SIMD Mode, bool.
    pub legacy_simd_mode: bool,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl DwordScatteredRead {
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> DwordScatteredRead {
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
described!(DwordScatteredRead, DWORDSCATTEREDREAD_ITEM, Item {
    noun: Noun::Message, name: "DWORD_SCATTERED_READ", title: "One DWord a channel", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "mesa:compiler brw_dp_dword_scattered_rw_desc"],
    engines: &[], key: &[(0xf, 0x7c000, 0xc000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 10, 12), (0xf, 29, 31), (0xe, 10, 13)],
    system: "DP-19", unbuilt: false, watch: &[w(0x1, 0, 0xe0001c00, 0x0), w(0xe, 0, 0xe0003c00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 8, 8, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD8"), (0xf, 0x1, "SIMD16")], when: None, gap: None },
        Field { name: "Legacy SIMD Mode", places: &[p(0xf, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BYTE_SCATTERED_READ`: One, two or four bytes a channel. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DS - Data Size Message Descriptor Control Field]` `[mesa:compiler brw_dp_byte_scattered_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ByteScatteredRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Data Size, uint.
    pub data_size: u32,
}
impl ByteScatteredRead {
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// BYTE of Data Size.
    pub const DATA_SIZE_BYTE: u32 = 0x0;
    /// WORD of Data Size.
    pub const DATA_SIZE_WORD: u32 = 0x1;
    /// DWORD of Data Size.
    pub const DATA_SIZE_DWORD: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ByteScatteredRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), simd_mode: u(d, 8, 8), data_size: u(d, 10, 11), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x10000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 8, u64::from(self.simd_mode)); put(d, 10, 11, u64::from(self.data_size)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ByteScatteredRead, BYTESCATTEREDREAD_ITEM, Item {
    noun: Noun::Message, name: "BYTE_SCATTERED_READ", title: "One, two or four bytes a channel", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DS - Data Size Message Descriptor Control Field", "mesa:compiler brw_dp_byte_scattered_rw_desc"],
    engines: &[], key: &[(0xf, 0x7c000, 0x10000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 9, 9), (0xf, 12, 13), (0xf, 29, 31)],
    system: "DP-17", unbuilt: false, watch: &[w(0xf, 0, 0xe0003200, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 8, 8, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD8"), (0xf, 0x1, "SIMD16")], when: None, gap: None },
        Field { name: "Data Size", places: &[p(0xf, 10, 11, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BYTE"), (0xf, 0x1, "WORD"), (0xf, 0x2, "DWORD")], when: None, gap: None },
    ],
});

/// `MEMORY_FENCE`: Waits until earlier accesses are visible. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[mesa:compiler brw_memory_fence]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MemoryFence {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Commit Enable, bool.
    pub commit_enable: bool,
    /// L3 Flush RW Data, bool.
    pub l3_flush_rw_data: bool,
    /// L3 Flush Constant Data, bool.
    pub l3_flush_constant_data: bool,
    /// L3 Flush Texture Data, bool.
    pub l3_flush_texture_data: bool,
    /// L3 Flush Instructions, bool.
    pub l3_flush_instructions: bool,
}
impl MemoryFence {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MemoryFence {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), commit_enable: b(d, 13), ..Self::default() },
            _ => Self { binding_table_index: u(d, 0, 7), commit_enable: b(d, 13), l3_flush_rw_data: b(d, 12), l3_flush_constant_data: b(d, 11), l3_flush_texture_data: b(d, 10), l3_flush_instructions: b(d, 9), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x1c000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 13, 13, u64::from(self.commit_enable)); 1 }
            _ => { d[0] = 0x1c000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 13, 13, u64::from(self.commit_enable)); put(d, 12, 12, u64::from(self.l3_flush_rw_data)); put(d, 11, 11, u64::from(self.l3_flush_constant_data)); put(d, 10, 10, u64::from(self.l3_flush_texture_data)); put(d, 9, 9, u64::from(self.l3_flush_instructions)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(MemoryFence, MEMORYFENCE_ITEM, Item {
    noun: Noun::Message, name: "MEMORY_FENCE", title: "Waits until earlier accesses are visible", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "mesa:compiler brw_memory_fence"],
    engines: &[], key: &[(0xf, 0x7c000, 0x1c000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 8, 12), (0xf, 29, 31), (0xe, 8, 8)],
    system: "DP-44", unbuilt: false, watch: &[w(0x1, 0, 0xe0001f00, 0x0), w(0xe, 0, 0xe0000100, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Commit Enable", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "L3 Flush RW Data", places: &[p(0xe, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "L3 Flush Constant Data", places: &[p(0xe, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "L3 Flush Texture Data", places: &[p(0xe, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "L3 Flush Instructions", places: &[p(0xe, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `OWORD_BLOCK_WRITE`: 16-byte aligned block of OWords. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OwordBlockWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
}
impl OwordBlockWrite {
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
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> OwordBlockWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x20000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(OwordBlockWrite, OWORDBLOCKWRITE_ITEM, Item {
    noun: Noun::Message, name: "OWORD_BLOCK_WRITE", title: "16-byte aligned block of OWords", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DB_OW - Oword Data Blocks Message Descriptor Control"],
    engines: &[], key: &[(0xf, 0x7c000, 0x20000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 11, 13), (0xf, 29, 31)],
    system: "DP-22", unbuilt: false, watch: &[w(0xf, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD_LOW"), (0xf, 0x1, "1_OWORD_HIGH"), (0xf, 0x2, "2_OWORDS"), (0xf, 0x3, "4_OWORDS"), (0xf, 0x4, "8_OWORDS")], when: None, gap: None },
    ],
});

/// `OWORD_DUAL_BLOCK_WRITE`: Two blocks of OWords. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DB_OWD - Oword Dual Data Blocks Message Descriptor]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OwordDualBlockWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
}
impl OwordDualBlockWrite {
    /// 1_OWORD of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD: u32 = 0x0;
    /// 4_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_4_OWORDS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> OwordDualBlockWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 9), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x28000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 9, u64::from(self.data_blocks)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(OwordDualBlockWrite, OWORDDUALBLOCKWRITE_ITEM, Item {
    noun: Noun::Message, name: "OWORD_DUAL_BLOCK_WRITE", title: "Two blocks of OWords", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DB_OWD - Oword Dual Data Blocks Message Descriptor"],
    engines: &[], key: &[(0xf, 0x7c000, 0x28000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 10, 13), (0xf, 29, 31)],
    system: "DP-24", unbuilt: false, watch: &[w(0xf, 0, 0xe0003c00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xf, 8, 9, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_OWORD"), (0xf, 0x2, "4_OWORDS")], when: None, gap: None },
    ],
});

/// `DWORD_SCATTERED_WRITE`: One DWord a channel. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[mesa:compiler brw_dp_dword_scattered_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DwordScatteredWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Legacy SIMD Mode, bool.
    pub legacy_simd_mode: bool,
}
impl DwordScatteredWrite {
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> DwordScatteredWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), simd_mode: u(d, 8, 8), legacy_simd_mode: b(d, 9), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x2c000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 8, u64::from(self.simd_mode)); put(d, 9, 9, u64::from(self.legacy_simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(DwordScatteredWrite, DWORDSCATTEREDWRITE_ITEM, Item {
    noun: Noun::Message, name: "DWORD_SCATTERED_WRITE", title: "One DWord a channel", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "mesa:compiler brw_dp_dword_scattered_rw_desc"],
    engines: &[], key: &[(0xf, 0x7c000, 0x2c000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 10, 13), (0xf, 29, 31)],
    system: "DP-19", unbuilt: false, watch: &[w(0xf, 0, 0xe0003c00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 8, 8, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD8"), (0xf, 0x1, "SIMD16")], when: None, gap: None },
        Field { name: "Legacy SIMD Mode", places: &[p(0xf, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BYTE_SCATTERED_WRITE`: One, two or four bytes a channel. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DS - Data Size Message Descriptor Control Field]` `[mesa:compiler brw_dp_byte_scattered_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ByteScatteredWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Data Size, uint.
    pub data_size: u32,
}
impl ByteScatteredWrite {
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// BYTE of Data Size.
    pub const DATA_SIZE_BYTE: u32 = 0x0;
    /// WORD of Data Size.
    pub const DATA_SIZE_WORD: u32 = 0x1;
    /// DWORD of Data Size.
    pub const DATA_SIZE_DWORD: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ByteScatteredWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), simd_mode: u(d, 8, 8), data_size: u(d, 10, 11), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x30000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 8, u64::from(self.simd_mode)); put(d, 10, 11, u64::from(self.data_size)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ByteScatteredWrite, BYTESCATTEREDWRITE_ITEM, Item {
    noun: Noun::Message, name: "BYTE_SCATTERED_WRITE", title: "One, two or four bytes a channel", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DS - Data Size Message Descriptor Control Field", "mesa:compiler brw_dp_byte_scattered_rw_desc"],
    engines: &[], key: &[(0xf, 0x7c000, 0x30000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 9, 9), (0xf, 12, 13), (0xf, 29, 31)],
    system: "DP-17", unbuilt: false, watch: &[w(0xf, 0, 0xe0003200, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 8, 8, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD8"), (0xf, 0x1, "SIMD16")], when: None, gap: None },
        Field { name: "Data Size", places: &[p(0xf, 10, 11, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BYTE"), (0xf, 0x1, "WORD"), (0xf, 0x2, "DWORD")], when: None, gap: None },
    ],
});

/// `SCRATCH_BLOCK_READ`: Whole registers of per-thread scratch space. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DB_HW - Hword Register Blocks Message Descriptor Control]` `[skl.7:Scratch Block]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScratchBlockRead {
    /// Hword Offset, uint.
    pub hword_offset: u32,
    /// Register Blocks, uint.
    pub register_blocks: u32,
    /// Channel Mode, uint.
    pub channel_mode: u32,
    /// Invalidate After Read, bool.
    pub invalidate_after_read: bool,
}
impl ScratchBlockRead {
    /// 1_REGISTER of Register Blocks.
    pub const REGISTER_BLOCKS_1_REGISTER: u32 = 0x0;
    /// 2_REGISTERS of Register Blocks.
    pub const REGISTER_BLOCKS_2_REGISTERS: u32 = 0x1;
    /// 4_REGISTERS of Register Blocks.
    pub const REGISTER_BLOCKS_4_REGISTERS: u32 = 0x2;
    /// 8_REGISTERS of Register Blocks.
    pub const REGISTER_BLOCKS_8_REGISTERS: u32 = 0x3;
    /// OWORD of Channel Mode.
    pub const CHANNEL_MODE_OWORD: u32 = 0x0;
    /// DWORD of Channel Mode.
    pub const CHANNEL_MODE_DWORD: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScratchBlockRead {
        let d = &fixed::<1>(dwords);
        Self { hword_offset: u(d, 0, 11), register_blocks: u(d, 12, 13), channel_mode: u(d, 16, 16), invalidate_after_read: b(d, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x40000; put(d, 0, 11, u64::from(self.hword_offset)); put(d, 12, 13, u64::from(self.register_blocks)); put(d, 16, 16, u64::from(self.channel_mode)); put(d, 15, 15, u64::from(self.invalidate_after_read)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScratchBlockRead, SCRATCHBLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "SCRATCH_BLOCK_READ", title: "Whole registers of per-thread scratch space", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DB_HW - Hword Register Blocks Message Descriptor Control", "skl.7:Scratch Block"],
    engines: &[], key: &[(0xf, 0x60000, 0x40000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 14, 14), (0xf, 29, 31)],
    system: "DP-25", unbuilt: false, watch: &[w(0xf, 0, 0xe0004000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Hword Offset", places: &[p(0xf, 0, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Register Blocks", places: &[p(0xf, 12, 13, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_REGISTER"), (0xf, 0x1, "2_REGISTERS"), (0xf, 0x2, "4_REGISTERS"), (0xf, 0x3, "8_REGISTERS")], when: None, gap: None },
        Field { name: "Channel Mode", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "OWORD"), (0xf, 0x1, "DWORD")], when: None, gap: None },
        Field { name: "Invalidate After Read", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SCRATCH_BLOCK_WRITE`: Whole registers of per-thread scratch space. `[bdw.2d:MT_DP0 - Data Port 0 Message Types]` `[bdw.2d:MDC_DB_HW - Hword Register Blocks Message Descriptor Control]` `[skl.7:Scratch Block]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScratchBlockWrite {
    /// Hword Offset, uint.
    pub hword_offset: u32,
    /// Register Blocks, uint.
    pub register_blocks: u32,
    /// Channel Mode, uint.
    pub channel_mode: u32,
}
impl ScratchBlockWrite {
    /// 1_REGISTER of Register Blocks.
    pub const REGISTER_BLOCKS_1_REGISTER: u32 = 0x0;
    /// 2_REGISTERS of Register Blocks.
    pub const REGISTER_BLOCKS_2_REGISTERS: u32 = 0x1;
    /// 4_REGISTERS of Register Blocks.
    pub const REGISTER_BLOCKS_4_REGISTERS: u32 = 0x2;
    /// 8_REGISTERS of Register Blocks.
    pub const REGISTER_BLOCKS_8_REGISTERS: u32 = 0x3;
    /// OWORD of Channel Mode.
    pub const CHANNEL_MODE_OWORD: u32 = 0x0;
    /// DWORD of Channel Mode.
    pub const CHANNEL_MODE_DWORD: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScratchBlockWrite {
        let d = &fixed::<1>(dwords);
        Self { hword_offset: u(d, 0, 11), register_blocks: u(d, 12, 13), channel_mode: u(d, 16, 16), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x60000; put(d, 0, 11, u64::from(self.hword_offset)); put(d, 12, 13, u64::from(self.register_blocks)); put(d, 16, 16, u64::from(self.channel_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScratchBlockWrite, SCRATCHBLOCKWRITE_ITEM, Item {
    noun: Noun::Message, name: "SCRATCH_BLOCK_WRITE", title: "Whole registers of per-thread scratch space", rows: 0xf,
    cites: &["bdw.2d:MT_DP0 - Data Port 0 Message Types", "bdw.2d:MDC_DB_HW - Hword Register Blocks Message Descriptor Control", "skl.7:Scratch Block"],
    engines: &[], key: &[(0xf, 0x60000, 0x60000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 14, 15), (0xf, 29, 31)],
    system: "DP-25", unbuilt: false, watch: &[w(0xf, 0, 0xe000c000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Hword Offset", places: &[p(0xf, 0, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Register Blocks", places: &[p(0xf, 12, 13, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "1_REGISTER"), (0xf, 0x1, "2_REGISTERS"), (0xf, 0x2, "4_REGISTERS"), (0xf, 0x3, "8_REGISTERS")], when: None, gap: None },
        Field { name: "Channel Mode", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "OWORD"), (0xf, 0x1, "DWORD")], when: None, gap: None },
    ],
});

