//! Generated from hw/commands/mfx.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MFD_IT_OBJECT`. `[mesa:gen7 MFD_IT_OBJECT]` `[mesa:gen8 MFD_IT_OBJECT]` `[mesa:gen9 MFD_IT_OBJECT]` `[media-driver:g8_bdw MFD_IT_OBJECT]` `[media-driver:g9_skl MFD_IT_OBJECT]` `[media-driver:g9_bxt MFD_IT_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdItObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect IT-MV Data Length, uint.
    pub indirect_it_mv_data_length: u32,
    /// Indirect IT-MV Data Start Address Offset, offset.
    pub indirect_it_mv_data_start_address_offset: u64,
    /// Indirect IT-COEFF Data Length, uint.
    pub indirect_it_coeff_data_length: u32,
    /// Indirect IT-COEFF Data Start Address Offset, offset.
    pub indirect_it_coeff_data_start_address_offset: u64,
    /// Indirect IT-DBLK Control Data Length, uint.
    pub indirect_it_dblk_control_data_length: u32,
    /// Indirect IT-DBLK Control Data Start Address Offset, offset.
    pub indirect_it_dblk_control_data_start_address_offset: u64,
}
impl MfdItObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfdItObject {
        let d = &fixed::<7>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_it_mv_data_length: u(d, 32, 41), indirect_it_mv_data_start_address_offset: a(d, 64, 92), indirect_it_coeff_data_length: u(d, 96, 107), indirect_it_coeff_data_start_address_offset: a(d, 128, 156), indirect_it_dblk_control_data_length: u(d, 160, 165), indirect_it_dblk_control_data_start_address_offset: a(d, 192, 220), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 7];
        let d = &mut words;
        let n: usize = { d[0] = 0x70290000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 41, u64::from(self.indirect_it_mv_data_length)); put_a(d, 64, 92, self.indirect_it_mv_data_start_address_offset); put(d, 96, 107, u64::from(self.indirect_it_coeff_data_length)); put_a(d, 128, 156, self.indirect_it_coeff_data_start_address_offset); put(d, 160, 165, u64::from(self.indirect_it_dblk_control_data_length)); put_a(d, 192, 220, self.indirect_it_dblk_control_data_start_address_offset); 7 };
        words[..n.min(7)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Inline Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 7;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(MfdItObject, MFDITOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFD_IT_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_IT_OBJECT", "mesa:gen8 MFD_IT_OBJECT", "mesa:gen9 MFD_IT_OBJECT", "media-driver:g8_bdw MFD_IT_OBJECT", "media-driver:g9_skl MFD_IT_OBJECT", "media-driver:g9_bxt MFD_IT_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70290000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 7, 7, true)], tail: &[(0xf, 224, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 42, 63), (0xf, 93, 95), (0xf, 108, 127), (0xf, 157, 159), (0xf, 166, 191), (0xf, 221, 223)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Indirect IT-MV Data Length", places: &[p(0xf, 32, 41, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect IT-MV Data Start Address Offset", places: &[p(0xf, 64, 92, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect IT-COEFF Data Length", places: &[p(0xf, 96, 107, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect IT-COEFF Data Start Address Offset", places: &[p(0xf, 128, 156, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect IT-DBLK Control Data Length", places: &[p(0xf, 160, 165, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect IT-DBLK Control Data Start Address Offset", places: &[p(0xf, 192, 220, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xf, 224, 255, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_BSP_BUF_BASE_ADDR_STATE`. `[mesa:gen7 MFX_BSP_BUF_BASE_ADDR_STATE]` `[mesa:gen8 MFX_BSP_BUF_BASE_ADDR_STATE]` `[mesa:gen9 MFX_BSP_BUF_BASE_ADDR_STATE]` `[media-driver:g8_bdw MFX_BSP_BUF_BASE_ADDR_STATE]` `[media-driver:g9_skl MFX_BSP_BUF_BASE_ADDR_STATE]` `[media-driver:g9_bxt MFX_BSP_BUF_BASE_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxBspBufBaseAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// BSD/MPC Row Store Scratch Buffer - Address, address.
    pub bsd_mpc_row_store_scratch_buffer_address: u64,
    /// BSD/MPC Row Store Scratch Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub bsd_mpc_row_store_scratch_buffer_attributes: Memoryaddressattributes,
    /// BSD/MPC Row Store Scratch Buffer - Age for QUADLRU, uint.
    pub bsd_mpc_row_store_scratch_buffer_age_for_quadlru: u32,
    /// BSD/MPC Row Store Scratch Buffer - Target Cache, uint.
    pub bsd_mpc_row_store_scratch_buffer_target_cache: u32,
    /// BSD/MPC Row Store Scratch Buffer - Cacheability Control, uint.
    pub bsd_mpc_row_store_scratch_buffer_cacheability_control: u32,
    /// BSD/MPC Row Store Scratch Buffer - Arbitration Priority Control, uint.
    pub bsd_mpc_row_store_scratch_buffer_arbitration_priority_control: u32,
    /// MPR Row Store Scratch Buffer - Address, address.
    pub mpr_row_store_scratch_buffer_address: u64,
    /// MPR Row Store Scratch Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mpr_row_store_scratch_buffer_attributes: Memoryaddressattributes,
    /// MPR Row Store Scratch Buffer - Age for QUADLRU, uint.
    pub mpr_row_store_scratch_buffer_age_for_quadlru: u32,
    /// MPR Row Store Scratch Buffer - Target Cache, uint.
    pub mpr_row_store_scratch_buffer_target_cache: u32,
    /// MPR Row Store Scratch Buffer - Cacheability Control, uint.
    pub mpr_row_store_scratch_buffer_cacheability_control: u32,
    /// MPR Row Store Scratch Buffer - Arbitration Priority Control, uint.
    pub mpr_row_store_scratch_buffer_arbitration_priority_control: u32,
    /// Bitplane Read Buffer - Address, address.
    pub bitplane_read_buffer_address: u64,
    /// Bitplane Read Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub bitplane_read_buffer_attributes: Memoryaddressattributes,
    /// Bitplane Read Buffer - Age for QUADLRU, uint.
    pub bitplane_read_buffer_age_for_quadlru: u32,
    /// Bitplane Read Buffer - Target Cache, uint.
    pub bitplane_read_buffer_target_cache: u32,
    /// Bitplane Read Buffer - Cacheability Control, uint.
    pub bitplane_read_buffer_cacheability_control: u32,
    /// Bitplane Read Buffer - Arbitration Priority Control, uint.
    pub bitplane_read_buffer_arbitration_priority_control: u32,
}
impl MfxBspBufBaseAddrState {
    /// eLLC Only of BSD/MPC Row Store Scratch Buffer - Target Cache.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of BSD/MPC Row Store Scratch Buffer - Target Cache.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of BSD/MPC Row Store Scratch Buffer - Target Cache.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of BSD/MPC Row Store Scratch Buffer - Target Cache.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence of BSD/MPC Row Store Scratch Buffer - Cacheability Control.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of BSD/MPC Row Store Scratch Buffer - Cacheability Control.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of BSD/MPC Row Store Scratch Buffer - Cacheability Control.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of BSD/MPC Row Store Scratch Buffer - Cacheability Control.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// Highest priority of BSD/MPC Row Store Scratch Buffer - Arbitration Priority Control.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of BSD/MPC Row Store Scratch Buffer - Arbitration Priority Control.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of BSD/MPC Row Store Scratch Buffer - Arbitration Priority Control.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of BSD/MPC Row Store Scratch Buffer - Arbitration Priority Control.
    pub const BSD_MPC_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// eLLC Only of MPR Row Store Scratch Buffer - Target Cache.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of MPR Row Store Scratch Buffer - Target Cache.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of MPR Row Store Scratch Buffer - Target Cache.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of MPR Row Store Scratch Buffer - Target Cache.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence of MPR Row Store Scratch Buffer - Cacheability Control.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of MPR Row Store Scratch Buffer - Cacheability Control.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of MPR Row Store Scratch Buffer - Cacheability Control.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of MPR Row Store Scratch Buffer - Cacheability Control.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// Highest priority of MPR Row Store Scratch Buffer - Arbitration Priority Control.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of MPR Row Store Scratch Buffer - Arbitration Priority Control.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of MPR Row Store Scratch Buffer - Arbitration Priority Control.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of MPR Row Store Scratch Buffer - Arbitration Priority Control.
    pub const MPR_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// eLLC Only of Bitplane Read Buffer - Target Cache.
    pub const BITPLANE_READ_BUFFER_TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of Bitplane Read Buffer - Target Cache.
    pub const BITPLANE_READ_BUFFER_TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of Bitplane Read Buffer - Target Cache.
    pub const BITPLANE_READ_BUFFER_TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of Bitplane Read Buffer - Target Cache.
    pub const BITPLANE_READ_BUFFER_TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence (if coherent cycle) of Bitplane Read Buffer - Cacheability Control.
    pub const BITPLANE_READ_BUFFER_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE_IF_COHERENT_CYCLE: u32 = 0x0;
    /// Uncacheable of Bitplane Read Buffer - Cacheability Control.
    pub const BITPLANE_READ_BUFFER_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of Bitplane Read Buffer - Cacheability Control.
    pub const BITPLANE_READ_BUFFER_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of Bitplane Read Buffer - Cacheability Control.
    pub const BITPLANE_READ_BUFFER_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// Highest priority of Bitplane Read Buffer - Arbitration Priority Control.
    pub const BITPLANE_READ_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Bitplane Read Buffer - Arbitration Priority Control.
    pub const BITPLANE_READ_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Bitplane Read Buffer - Arbitration Priority Control.
    pub const BITPLANE_READ_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Bitplane Read Buffer - Arbitration Priority Control.
    pub const BITPLANE_READ_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxBspBufBaseAddrState {
        let d = &fixed::<10>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), bsd_mpc_row_store_scratch_buffer_address: a(d, 38, 63), bsd_mpc_row_store_scratch_buffer_arbitration_priority_control: u(d, 36, 37), mpr_row_store_scratch_buffer_address: a(d, 70, 95), mpr_row_store_scratch_buffer_arbitration_priority_control: u(d, 68, 69), bitplane_read_buffer_address: a(d, 102, 127), bitplane_read_buffer_arbitration_priority_control: u(d, 100, 101), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 11), bsd_mpc_row_store_scratch_buffer_address: a(d, 38, 79), bsd_mpc_row_store_scratch_buffer_age_for_quadlru: u(d, 96, 97), bsd_mpc_row_store_scratch_buffer_target_cache: u(d, 99, 100), bsd_mpc_row_store_scratch_buffer_cacheability_control: u(d, 101, 102), bsd_mpc_row_store_scratch_buffer_arbitration_priority_control: u(d, 103, 104), mpr_row_store_scratch_buffer_address: a(d, 134, 175), mpr_row_store_scratch_buffer_age_for_quadlru: u(d, 192, 193), mpr_row_store_scratch_buffer_target_cache: u(d, 195, 196), mpr_row_store_scratch_buffer_cacheability_control: u(d, 197, 198), mpr_row_store_scratch_buffer_arbitration_priority_control: u(d, 199, 200), bitplane_read_buffer_address: a(d, 230, 271), bitplane_read_buffer_age_for_quadlru: u(d, 288, 289), bitplane_read_buffer_target_cache: u(d, 291, 292), bitplane_read_buffer_cacheability_control: u(d, 293, 294), bitplane_read_buffer_arbitration_priority_control: u(d, 295, 296), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), bsd_mpc_row_store_scratch_buffer_address: a(d, 38, 79), bsd_mpc_row_store_scratch_buffer_attributes: Memoryaddressattributes::decode(platform, &d[3..]), mpr_row_store_scratch_buffer_address: a(d, 134, 175), mpr_row_store_scratch_buffer_attributes: Memoryaddressattributes::decode(platform, &d[6..]), bitplane_read_buffer_address: a(d, 230, 271), bitplane_read_buffer_attributes: Memoryaddressattributes::decode(platform, &d[9..]), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x70040000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 63, self.bsd_mpc_row_store_scratch_buffer_address); put(d, 36, 37, u64::from(self.bsd_mpc_row_store_scratch_buffer_arbitration_priority_control)); put_a(d, 70, 95, self.mpr_row_store_scratch_buffer_address); put(d, 68, 69, u64::from(self.mpr_row_store_scratch_buffer_arbitration_priority_control)); put_a(d, 102, 127, self.bitplane_read_buffer_address); put(d, 100, 101, u64::from(self.bitplane_read_buffer_arbitration_priority_control)); 4 }
            1 => { d[0] = 0x70040000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 79, self.bsd_mpc_row_store_scratch_buffer_address); put(d, 96, 97, u64::from(self.bsd_mpc_row_store_scratch_buffer_age_for_quadlru)); put(d, 99, 100, u64::from(self.bsd_mpc_row_store_scratch_buffer_target_cache)); put(d, 101, 102, u64::from(self.bsd_mpc_row_store_scratch_buffer_cacheability_control)); put(d, 103, 104, u64::from(self.bsd_mpc_row_store_scratch_buffer_arbitration_priority_control)); put_a(d, 134, 175, self.mpr_row_store_scratch_buffer_address); put(d, 192, 193, u64::from(self.mpr_row_store_scratch_buffer_age_for_quadlru)); put(d, 195, 196, u64::from(self.mpr_row_store_scratch_buffer_target_cache)); put(d, 197, 198, u64::from(self.mpr_row_store_scratch_buffer_cacheability_control)); put(d, 199, 200, u64::from(self.mpr_row_store_scratch_buffer_arbitration_priority_control)); put_a(d, 230, 271, self.bitplane_read_buffer_address); put(d, 288, 289, u64::from(self.bitplane_read_buffer_age_for_quadlru)); put(d, 291, 292, u64::from(self.bitplane_read_buffer_target_cache)); put(d, 293, 294, u64::from(self.bitplane_read_buffer_cacheability_control)); put(d, 295, 296, u64::from(self.bitplane_read_buffer_arbitration_priority_control)); 10 }
            _ => { d[0] = 0x70040000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 79, self.bsd_mpc_row_store_scratch_buffer_address); put_part(d, 96, 127, &self.bsd_mpc_row_store_scratch_buffer_attributes.encode(platform)); put_a(d, 134, 175, self.mpr_row_store_scratch_buffer_address); put_part(d, 192, 223, &self.mpr_row_store_scratch_buffer_attributes.encode(platform)); put_a(d, 230, 271, self.bitplane_read_buffer_address); put_part(d, 288, 319, &self.bitplane_read_buffer_attributes.encode(platform)); 10 }
        };
        words[..n.min(10)].to_vec()
    }
}
described!(MfxBspBufBaseAddrState, MFXBSPBUFBASEADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_BSP_BUF_BASE_ADDR_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_BSP_BUF_BASE_ADDR_STATE", "mesa:gen8 MFX_BSP_BUF_BASE_ADDR_STATE", "mesa:gen9 MFX_BSP_BUF_BASE_ADDR_STATE", "media-driver:g8_bdw MFX_BSP_BUF_BASE_ADDR_STATE", "media-driver:g9_skl MFX_BSP_BUF_BASE_ADDR_STATE", "media-driver:g9_bxt MFX_BSP_BUF_BASE_ADDR_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70040000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 4, 4, false), (0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0x1, 32, 35), (0xe, 32, 37), (0x1, 64, 67), (0xe, 80, 95), (0x1, 96, 99), (0x2, 98, 98), (0x2, 105, 127), (0xe, 128, 133), (0xe, 176, 191), (0x2, 194, 194), (0x2, 201, 223), (0xe, 224, 229), (0xe, 272, 287), (0x2, 290, 290), (0x2, 297, 319)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "BSD/MPC Row Store Scratch Buffer - Address", places: &[p(0x1, 38, 63, Kind::Address, 1, 0), p(0xe, 38, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BSD/MPC Row Store Scratch Buffer - Attributes", places: &[p(0xc, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BSD/MPC Row Store Scratch Buffer - Age for QUADLRU", places: &[p(0x2, 96, 97, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BSD/MPC Row Store Scratch Buffer - Target Cache", places: &[p(0x2, 99, 100, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "BSD/MPC Row Store Scratch Buffer - Cacheability Control", places: &[p(0x2, 101, 102, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "BSD/MPC Row Store Scratch Buffer - Arbitration Priority Control", places: &[p(0x1, 36, 37, Kind::Uint, 1, 0), p(0x2, 103, 104, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x1, 0x1, "Second Highest priority"), (0x1, 0x2, "Third Highest Priority"), (0x1, 0x3, "Lowest Priority"), (0x2, 0x1, "Second highest priority"), (0x2, 0x2, "Third highest priority"), (0x2, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "MPR Row Store Scratch Buffer - Address", places: &[p(0x1, 70, 95, Kind::Address, 1, 0), p(0xe, 134, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPR Row Store Scratch Buffer - Attributes", places: &[p(0xc, 192, 223, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPR Row Store Scratch Buffer - Age for QUADLRU", places: &[p(0x2, 192, 193, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPR Row Store Scratch Buffer - Target Cache", places: &[p(0x2, 195, 196, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "MPR Row Store Scratch Buffer - Cacheability Control", places: &[p(0x2, 197, 198, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "MPR Row Store Scratch Buffer - Arbitration Priority Control", places: &[p(0x1, 68, 69, Kind::Uint, 1, 0), p(0x2, 199, 200, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Bitplane Read Buffer - Address", places: &[p(0x1, 102, 127, Kind::Address, 1, 0), p(0xe, 230, 271, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bitplane Read Buffer - Attributes", places: &[p(0xc, 288, 319, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bitplane Read Buffer - Age for QUADLRU", places: &[p(0x2, 288, 289, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bitplane Read Buffer - Target Cache", places: &[p(0x2, 291, 292, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "Bitplane Read Buffer - Cacheability Control", places: &[p(0x2, 293, 294, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence (if coherent cycle)"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "Bitplane Read Buffer - Arbitration Priority Control", places: &[p(0x1, 100, 101, Kind::Uint, 1, 0), p(0x2, 295, 296, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
    ],
});

/// `MFX_DBK_OBJECT`. `[mesa:gen7 MFX_DBK_OBJECT]` `[mesa:gen8 MFX_DBK_OBJECT]` `[mesa:gen9 MFX_DBK_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxDbkObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pre Deblocking Source - Graphics Data Type, uint.
    pub pre_deblocking_source_graphics_data_type: u32,
    /// Pre Deblocking Source - Address, address.
    pub pre_deblocking_source_address: u64,
    /// Deblocking Control - Graphics Data Type, uint.
    pub deblocking_control_graphics_data_type: u32,
    /// Pre Deblocking Source - Age for QUADLRU, uint.
    pub pre_deblocking_source_age_for_quadlru: u32,
    /// Deblocking - Cacheability Control, uint.
    pub deblocking_cacheability_control: u32,
    /// Pre Deblocking Source - MOCS, uint.
    pub pre_deblocking_source_mocs: u32,
    /// Deblocking - Graphics Data Type, uint.
    pub deblocking_graphics_data_type: u32,
    /// Pre Deblocking Source - Target Cache, uint.
    pub pre_deblocking_source_target_cache: u32,
    /// Deblocking - Arbitration Priority Control, uint.
    pub deblocking_arbitration_priority_control: u32,
    /// Pre Deblocking Source - Cacheability Control, uint.
    pub pre_deblocking_source_cacheability_control: u32,
    /// Deblocking - Address, address.
    pub deblocking_address: u64,
    /// Pre Deblocking Source - Arbitration Priority Control, uint.
    pub pre_deblocking_source_arbitration_priority_control: u32,
    /// Pre Deblocking Source - Memory Compression Enable, bool.
    pub pre_deblocking_source_memory_compression_enable: bool,
    /// Pre Deblocking Source - Memory Compression Mode, uint.
    pub pre_deblocking_source_memory_compression_mode: u32,
    /// Pre Deblocking Source - Tiled Resource Mode, uint.
    pub pre_deblocking_source_tiled_resource_mode: u32,
    /// Deblock Row Store - Graphics Data Type, uint.
    pub deblock_row_store_graphics_data_type: u32,
    /// Deblocking Control - Address, address.
    pub deblocking_control_address: u64,
    /// Deblocking Control - Age for QUADLRU, uint.
    pub deblocking_control_age_for_quadlru: u32,
    /// Deblocking Control - MOCS, uint.
    pub deblocking_control_mocs: u32,
    /// Deblocking Control - Target Cache, uint.
    pub deblocking_control_target_cache: u32,
    /// Deblocking Control - Cacheability Control, uint.
    pub deblocking_control_cacheability_control: u32,
    /// Deblocking Control - Arbitration Priority Control, uint.
    pub deblocking_control_arbitration_priority_control: u32,
    /// Deblocking Control - Memory Compression Enable, bool.
    pub deblocking_control_memory_compression_enable: bool,
    /// Deblocking Control - Memory Compression Mode, uint.
    pub deblocking_control_memory_compression_mode: u32,
    /// Deblocking Control - Tiled Resource Mode, uint.
    pub deblocking_control_tiled_resource_mode: u32,
    /// Deblocking Destination - Address, address.
    pub deblocking_destination_address: u64,
    /// Deblocking Destination - Age for QUADLRU, uint.
    pub deblocking_destination_age_for_quadlru: u32,
    /// Deblocking Destination - MOCS, uint.
    pub deblocking_destination_mocs: u32,
    /// Deblocking Destination - Target Cache, uint.
    pub deblocking_destination_target_cache: u32,
    /// Deblocking Destination - Cacheability Control, uint.
    pub deblocking_destination_cacheability_control: u32,
    /// Deblocking Destination - Arbitration Priority Control, uint.
    pub deblocking_destination_arbitration_priority_control: u32,
    /// Deblocking Destination - Memory Compression Enable, bool.
    pub deblocking_destination_memory_compression_enable: bool,
    /// Deblocking Destination - Memory Compression Mode, uint.
    pub deblocking_destination_memory_compression_mode: u32,
    /// Deblocking Destination - Tiled Resource Mode, uint.
    pub deblocking_destination_tiled_resource_mode: u32,
    /// Deblock Row Store - Address, address.
    pub deblock_row_store_address: u64,
    /// Deblock Row Store - Age for QUADLRU, uint.
    pub deblock_row_store_age_for_quadlru: u32,
    /// CoeffProbability Stream-In - MOCS, uint.
    pub coeffprobability_stream_in_mocs: u32,
    /// Deblock Row Store - Target Cache, uint.
    pub deblock_row_store_target_cache: u32,
    /// Deblock Row Store - Cacheability Control, uint.
    pub deblock_row_store_cacheability_control: u32,
    /// Deblock Row Store - Arbitration Priority Control, uint.
    pub deblock_row_store_arbitration_priority_control: u32,
    /// Deblock Row Store - Memory Compression Enable, bool.
    pub deblock_row_store_memory_compression_enable: bool,
    /// Deblock Row Store - Memory Compression Mode, uint.
    pub deblock_row_store_memory_compression_mode: u32,
    /// Deblock Row Store - Tiled Resource Mode, uint.
    pub deblock_row_store_tiled_resource_mode: u32,
}
impl MfxDbkObject {
    /// GTT entry of Deblocking - Cacheability Control.
    pub const DEBLOCKING_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Deblocking - Cacheability Control.
    pub const DEBLOCKING_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Deblocking - Cacheability Control.
    pub const DEBLOCKING_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Deblocking - Cacheability Control.
    pub const DEBLOCKING_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// eLLC Only of Pre Deblocking Source - Target Cache.
    pub const PRE_DEBLOCKING_SOURCE_TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of Pre Deblocking Source - Target Cache.
    pub const PRE_DEBLOCKING_SOURCE_TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of Pre Deblocking Source - Target Cache.
    pub const PRE_DEBLOCKING_SOURCE_TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of Pre Deblocking Source - Target Cache.
    pub const PRE_DEBLOCKING_SOURCE_TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Highest priority of Deblocking - Arbitration Priority Control.
    pub const DEBLOCKING_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Deblocking - Arbitration Priority Control.
    pub const DEBLOCKING_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Deblocking - Arbitration Priority Control.
    pub const DEBLOCKING_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Deblocking - Arbitration Priority Control.
    pub const DEBLOCKING_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence of Pre Deblocking Source - Cacheability Control.
    pub const PRE_DEBLOCKING_SOURCE_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of Pre Deblocking Source - Cacheability Control.
    pub const PRE_DEBLOCKING_SOURCE_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of Pre Deblocking Source - Cacheability Control.
    pub const PRE_DEBLOCKING_SOURCE_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of Pre Deblocking Source - Cacheability Control.
    pub const PRE_DEBLOCKING_SOURCE_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// GTT entry of Pre Deblocking Source - Cacheability Control.
    pub const PRE_DEBLOCKING_SOURCE_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Pre Deblocking Source - Cacheability Control.
    pub const PRE_DEBLOCKING_SOURCE_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Pre Deblocking Source - Cacheability Control.
    pub const PRE_DEBLOCKING_SOURCE_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Pre Deblocking Source - Cacheability Control.
    pub const PRE_DEBLOCKING_SOURCE_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Pre Deblocking Source - Arbitration Priority Control.
    pub const PRE_DEBLOCKING_SOURCE_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Pre Deblocking Source - Arbitration Priority Control.
    pub const PRE_DEBLOCKING_SOURCE_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Pre Deblocking Source - Arbitration Priority Control.
    pub const PRE_DEBLOCKING_SOURCE_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Pre Deblocking Source - Arbitration Priority Control.
    pub const PRE_DEBLOCKING_SOURCE_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of Pre Deblocking Source - Tiled Resource Mode.
    pub const PRE_DEBLOCKING_SOURCE_TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Pre Deblocking Source - Tiled Resource Mode.
    pub const PRE_DEBLOCKING_SOURCE_TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Pre Deblocking Source - Tiled Resource Mode.
    pub const PRE_DEBLOCKING_SOURCE_TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// eLLC Only of Deblocking Control - Target Cache.
    pub const DEBLOCKING_CONTROL_TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of Deblocking Control - Target Cache.
    pub const DEBLOCKING_CONTROL_TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of Deblocking Control - Target Cache.
    pub const DEBLOCKING_CONTROL_TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of Deblocking Control - Target Cache.
    pub const DEBLOCKING_CONTROL_TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence of Deblocking Control - Cacheability Control.
    pub const DEBLOCKING_CONTROL_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of Deblocking Control - Cacheability Control.
    pub const DEBLOCKING_CONTROL_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of Deblocking Control - Cacheability Control.
    pub const DEBLOCKING_CONTROL_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of Deblocking Control - Cacheability Control.
    pub const DEBLOCKING_CONTROL_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// GTT entry of Deblocking Control - Cacheability Control.
    pub const DEBLOCKING_CONTROL_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Deblocking Control - Cacheability Control.
    pub const DEBLOCKING_CONTROL_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Deblocking Control - Cacheability Control.
    pub const DEBLOCKING_CONTROL_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Deblocking Control - Cacheability Control.
    pub const DEBLOCKING_CONTROL_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Deblocking Control - Arbitration Priority Control.
    pub const DEBLOCKING_CONTROL_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Deblocking Control - Arbitration Priority Control.
    pub const DEBLOCKING_CONTROL_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Deblocking Control - Arbitration Priority Control.
    pub const DEBLOCKING_CONTROL_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Deblocking Control - Arbitration Priority Control.
    pub const DEBLOCKING_CONTROL_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of Deblocking Control - Tiled Resource Mode.
    pub const DEBLOCKING_CONTROL_TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Deblocking Control - Tiled Resource Mode.
    pub const DEBLOCKING_CONTROL_TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Deblocking Control - Tiled Resource Mode.
    pub const DEBLOCKING_CONTROL_TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// eLLC Only of Deblocking Destination - Target Cache.
    pub const DEBLOCKING_DESTINATION_TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of Deblocking Destination - Target Cache.
    pub const DEBLOCKING_DESTINATION_TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of Deblocking Destination - Target Cache.
    pub const DEBLOCKING_DESTINATION_TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of Deblocking Destination - Target Cache.
    pub const DEBLOCKING_DESTINATION_TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence of Deblocking Destination - Cacheability Control.
    pub const DEBLOCKING_DESTINATION_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of Deblocking Destination - Cacheability Control.
    pub const DEBLOCKING_DESTINATION_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of Deblocking Destination - Cacheability Control.
    pub const DEBLOCKING_DESTINATION_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of Deblocking Destination - Cacheability Control.
    pub const DEBLOCKING_DESTINATION_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// Highest priority of Deblocking Destination - Arbitration Priority Control.
    pub const DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Deblocking Destination - Arbitration Priority Control.
    pub const DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Deblocking Destination - Arbitration Priority Control.
    pub const DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Deblocking Destination - Arbitration Priority Control.
    pub const DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of Deblocking Destination - Tiled Resource Mode.
    pub const DEBLOCKING_DESTINATION_TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Deblocking Destination - Tiled Resource Mode.
    pub const DEBLOCKING_DESTINATION_TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Deblocking Destination - Tiled Resource Mode.
    pub const DEBLOCKING_DESTINATION_TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// eLLC Only of Deblock Row Store - Target Cache.
    pub const DEBLOCK_ROW_STORE_TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of Deblock Row Store - Target Cache.
    pub const DEBLOCK_ROW_STORE_TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of Deblock Row Store - Target Cache.
    pub const DEBLOCK_ROW_STORE_TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of Deblock Row Store - Target Cache.
    pub const DEBLOCK_ROW_STORE_TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Use Cacheability Controls From Page Table / UC with Fence of Deblock Row Store - Cacheability Control.
    pub const DEBLOCK_ROW_STORE_CACHEABILITY_CONTROL_USE_CACHEABILITY_CONTROLS_FROM_PAGE_TABLE_UC_WITH_FENCE: u32 = 0x0;
    /// Uncacheable of Deblock Row Store - Cacheability Control.
    pub const DEBLOCK_ROW_STORE_CACHEABILITY_CONTROL_UNCACHEABLE: u32 = 0x1;
    /// Writethrough of Deblock Row Store - Cacheability Control.
    pub const DEBLOCK_ROW_STORE_CACHEABILITY_CONTROL_WRITETHROUGH: u32 = 0x2;
    /// Writeback of Deblock Row Store - Cacheability Control.
    pub const DEBLOCK_ROW_STORE_CACHEABILITY_CONTROL_WRITEBACK: u32 = 0x3;
    /// GTT entry of Deblock Row Store - Cacheability Control.
    pub const DEBLOCK_ROW_STORE_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Deblock Row Store - Cacheability Control.
    pub const DEBLOCK_ROW_STORE_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Deblock Row Store - Cacheability Control.
    pub const DEBLOCK_ROW_STORE_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Deblock Row Store - Cacheability Control.
    pub const DEBLOCK_ROW_STORE_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Deblock Row Store - Arbitration Priority Control.
    pub const DEBLOCK_ROW_STORE_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Deblock Row Store - Arbitration Priority Control.
    pub const DEBLOCK_ROW_STORE_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Deblock Row Store - Arbitration Priority Control.
    pub const DEBLOCK_ROW_STORE_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Deblock Row Store - Arbitration Priority Control.
    pub const DEBLOCK_ROW_STORE_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// TRMODE_NONE of Deblock Row Store - Tiled Resource Mode.
    pub const DEBLOCK_ROW_STORE_TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Deblock Row Store - Tiled Resource Mode.
    pub const DEBLOCK_ROW_STORE_TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Deblock Row Store - Tiled Resource Mode.
    pub const DEBLOCK_ROW_STORE_TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxDbkObject {
        let d = &fixed::<13>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), pre_deblocking_source_graphics_data_type: u(d, 34, 34), pre_deblocking_source_address: a(d, 38, 63), deblocking_control_graphics_data_type: u(d, 66, 66), deblocking_cacheability_control: u(d, 96, 97), deblocking_graphics_data_type: u(d, 98, 98), deblocking_arbitration_priority_control: u(d, 100, 101), pre_deblocking_source_cacheability_control: u(d, 32, 33), deblocking_address: a(d, 102, 127), pre_deblocking_source_arbitration_priority_control: u(d, 36, 37), deblock_row_store_graphics_data_type: u(d, 130, 130), deblocking_control_address: a(d, 70, 95), deblocking_control_cacheability_control: u(d, 64, 65), deblocking_control_arbitration_priority_control: u(d, 68, 69), deblock_row_store_address: a(d, 134, 159), deblock_row_store_cacheability_control: u(d, 128, 129), deblock_row_store_arbitration_priority_control: u(d, 132, 133), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 11), pre_deblocking_source_address: a(d, 38, 79), pre_deblocking_source_age_for_quadlru: u(d, 96, 97), pre_deblocking_source_target_cache: u(d, 99, 100), pre_deblocking_source_cacheability_control: u(d, 101, 102), pre_deblocking_source_arbitration_priority_control: u(d, 103, 104), deblocking_control_address: a(d, 134, 175), deblocking_control_age_for_quadlru: u(d, 192, 193), deblocking_control_target_cache: u(d, 195, 196), deblocking_control_cacheability_control: u(d, 197, 198), deblocking_control_arbitration_priority_control: u(d, 199, 200), deblocking_destination_address: a(d, 230, 271), deblocking_destination_age_for_quadlru: u(d, 288, 289), deblocking_destination_target_cache: u(d, 291, 292), deblocking_destination_cacheability_control: u(d, 293, 294), deblocking_destination_arbitration_priority_control: u(d, 295, 296), deblock_row_store_address: a(d, 326, 367), deblock_row_store_age_for_quadlru: u(d, 384, 385), deblock_row_store_target_cache: u(d, 387, 388), deblock_row_store_cacheability_control: u(d, 389, 390), deblock_row_store_arbitration_priority_control: u(d, 391, 392), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), pre_deblocking_source_address: a(d, 38, 79), pre_deblocking_source_mocs: u(d, 97, 102), pre_deblocking_source_arbitration_priority_control: u(d, 103, 104), pre_deblocking_source_memory_compression_enable: b(d, 105), pre_deblocking_source_memory_compression_mode: u(d, 106, 106), pre_deblocking_source_tiled_resource_mode: u(d, 109, 110), deblocking_control_address: a(d, 134, 175), deblocking_control_mocs: u(d, 193, 198), deblocking_control_arbitration_priority_control: u(d, 199, 200), deblocking_control_memory_compression_enable: b(d, 201), deblocking_control_memory_compression_mode: u(d, 202, 202), deblocking_control_tiled_resource_mode: u(d, 205, 206), deblocking_destination_address: a(d, 230, 271), deblocking_destination_mocs: u(d, 289, 294), deblocking_destination_arbitration_priority_control: u(d, 295, 296), deblocking_destination_memory_compression_enable: b(d, 297), deblocking_destination_memory_compression_mode: u(d, 298, 298), deblocking_destination_tiled_resource_mode: u(d, 301, 302), deblock_row_store_address: a(d, 326, 367), coeffprobability_stream_in_mocs: u(d, 385, 390), deblock_row_store_arbitration_priority_control: u(d, 391, 392), deblock_row_store_memory_compression_enable: b(d, 393), deblock_row_store_memory_compression_mode: u(d, 394, 394), deblock_row_store_tiled_resource_mode: u(d, 397, 398), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 13];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x70090000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 34, 34, u64::from(self.pre_deblocking_source_graphics_data_type)); put_a(d, 38, 63, self.pre_deblocking_source_address); put(d, 66, 66, u64::from(self.deblocking_control_graphics_data_type)); put(d, 96, 97, u64::from(self.deblocking_cacheability_control)); put(d, 98, 98, u64::from(self.deblocking_graphics_data_type)); put(d, 100, 101, u64::from(self.deblocking_arbitration_priority_control)); put(d, 32, 33, u64::from(self.pre_deblocking_source_cacheability_control)); put_a(d, 102, 127, self.deblocking_address); put(d, 36, 37, u64::from(self.pre_deblocking_source_arbitration_priority_control)); put(d, 130, 130, u64::from(self.deblock_row_store_graphics_data_type)); put_a(d, 70, 95, self.deblocking_control_address); put(d, 64, 65, u64::from(self.deblocking_control_cacheability_control)); put(d, 68, 69, u64::from(self.deblocking_control_arbitration_priority_control)); put_a(d, 134, 159, self.deblock_row_store_address); put(d, 128, 129, u64::from(self.deblock_row_store_cacheability_control)); put(d, 132, 133, u64::from(self.deblock_row_store_arbitration_priority_control)); 5 }
            1 => { d[0] = 0x70090000; let length = if self.dword_length == 0 { 11 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 79, self.pre_deblocking_source_address); put(d, 96, 97, u64::from(self.pre_deblocking_source_age_for_quadlru)); put(d, 99, 100, u64::from(self.pre_deblocking_source_target_cache)); put(d, 101, 102, u64::from(self.pre_deblocking_source_cacheability_control)); put(d, 103, 104, u64::from(self.pre_deblocking_source_arbitration_priority_control)); put_a(d, 134, 175, self.deblocking_control_address); put(d, 192, 193, u64::from(self.deblocking_control_age_for_quadlru)); put(d, 195, 196, u64::from(self.deblocking_control_target_cache)); put(d, 197, 198, u64::from(self.deblocking_control_cacheability_control)); put(d, 199, 200, u64::from(self.deblocking_control_arbitration_priority_control)); put_a(d, 230, 271, self.deblocking_destination_address); put(d, 288, 289, u64::from(self.deblocking_destination_age_for_quadlru)); put(d, 291, 292, u64::from(self.deblocking_destination_target_cache)); put(d, 293, 294, u64::from(self.deblocking_destination_cacheability_control)); put(d, 295, 296, u64::from(self.deblocking_destination_arbitration_priority_control)); put_a(d, 326, 367, self.deblock_row_store_address); put(d, 384, 385, u64::from(self.deblock_row_store_age_for_quadlru)); put(d, 387, 388, u64::from(self.deblock_row_store_target_cache)); put(d, 389, 390, u64::from(self.deblock_row_store_cacheability_control)); put(d, 391, 392, u64::from(self.deblock_row_store_arbitration_priority_control)); 13 }
            _ => { d[0] = 0x70090000; let length = if self.dword_length == 0 { 11 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 79, self.pre_deblocking_source_address); put(d, 97, 102, u64::from(self.pre_deblocking_source_mocs)); put(d, 103, 104, u64::from(self.pre_deblocking_source_arbitration_priority_control)); put(d, 105, 105, u64::from(self.pre_deblocking_source_memory_compression_enable)); put(d, 106, 106, u64::from(self.pre_deblocking_source_memory_compression_mode)); put(d, 109, 110, u64::from(self.pre_deblocking_source_tiled_resource_mode)); put_a(d, 134, 175, self.deblocking_control_address); put(d, 193, 198, u64::from(self.deblocking_control_mocs)); put(d, 199, 200, u64::from(self.deblocking_control_arbitration_priority_control)); put(d, 201, 201, u64::from(self.deblocking_control_memory_compression_enable)); put(d, 202, 202, u64::from(self.deblocking_control_memory_compression_mode)); put(d, 205, 206, u64::from(self.deblocking_control_tiled_resource_mode)); put_a(d, 230, 271, self.deblocking_destination_address); put(d, 289, 294, u64::from(self.deblocking_destination_mocs)); put(d, 295, 296, u64::from(self.deblocking_destination_arbitration_priority_control)); put(d, 297, 297, u64::from(self.deblocking_destination_memory_compression_enable)); put(d, 298, 298, u64::from(self.deblocking_destination_memory_compression_mode)); put(d, 301, 302, u64::from(self.deblocking_destination_tiled_resource_mode)); put_a(d, 326, 367, self.deblock_row_store_address); put(d, 385, 390, u64::from(self.coeffprobability_stream_in_mocs)); put(d, 391, 392, u64::from(self.deblock_row_store_arbitration_priority_control)); put(d, 393, 393, u64::from(self.deblock_row_store_memory_compression_enable)); put(d, 394, 394, u64::from(self.deblock_row_store_memory_compression_mode)); put(d, 397, 398, u64::from(self.deblock_row_store_tiled_resource_mode)); 13 }
        };
        words[..n.min(13)].to_vec()
    }
}
described!(MfxDbkObject, MFXDBKOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFX_DBK_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_DBK_OBJECT", "mesa:gen8 MFX_DBK_OBJECT", "mesa:gen9 MFX_DBK_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70090000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 5, 5, false), (0xe, 13, 13, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xe, 32, 37), (0x1, 35, 35), (0x1, 67, 67), (0xe, 80, 95), (0xc, 96, 96), (0x2, 98, 98), (0x1, 99, 99), (0x2, 105, 127), (0xc, 107, 108), (0xc, 111, 127), (0xe, 128, 133), (0x1, 131, 131), (0xe, 176, 191), (0xc, 192, 192), (0x2, 194, 194), (0x2, 201, 223), (0xc, 203, 204), (0xc, 207, 223), (0xe, 224, 229), (0xe, 272, 287), (0xc, 288, 288), (0x2, 290, 290), (0x2, 297, 319), (0xc, 299, 300), (0xc, 303, 319), (0xe, 320, 325), (0xe, 368, 383), (0xc, 384, 384), (0x2, 386, 386), (0x2, 393, 415), (0xc, 395, 396), (0xc, 399, 415)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Pre Deblocking Source - Graphics Data Type", places: &[p(0x1, 34, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Source - Address", places: &[p(0x1, 38, 63, Kind::Address, 1, 0), p(0xe, 38, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Control - Graphics Data Type", places: &[p(0x1, 66, 66, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Source - Age for QUADLRU", places: &[p(0x2, 96, 97, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking - Cacheability Control", places: &[p(0x1, 96, 97, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Pre Deblocking Source - MOCS", places: &[p(0xc, 97, 102, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking - Graphics Data Type", places: &[p(0x1, 98, 98, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Source - Target Cache", places: &[p(0x2, 99, 100, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "Deblocking - Arbitration Priority Control", places: &[p(0x1, 100, 101, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Pre Deblocking Source - Cacheability Control", places: &[p(0x1, 32, 33, Kind::Uint, 1, 0), p(0x2, 101, 102, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC"), (0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "Deblocking - Address", places: &[p(0x1, 102, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Source - Arbitration Priority Control", places: &[p(0x1, 36, 37, Kind::Uint, 1, 0), p(0xe, 103, 104, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Highest priority"), (0xf, 0x1, "Second highest priority"), (0xf, 0x2, "Third highest priority"), (0xf, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Pre Deblocking Source - Memory Compression Enable", places: &[p(0xc, 105, 105, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Source - Memory Compression Mode", places: &[p(0xc, 106, 106, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Source - Tiled Resource Mode", places: &[p(0xc, 109, 110, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
        Field { name: "Deblock Row Store - Graphics Data Type", places: &[p(0x1, 130, 130, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Control - Address", places: &[p(0x1, 70, 95, Kind::Address, 1, 0), p(0xe, 134, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Control - Age for QUADLRU", places: &[p(0x2, 192, 193, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Control - MOCS", places: &[p(0xc, 193, 198, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Control - Target Cache", places: &[p(0x2, 195, 196, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "Deblocking Control - Cacheability Control", places: &[p(0x1, 64, 65, Kind::Uint, 1, 0), p(0x2, 197, 198, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC"), (0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "Deblocking Control - Arbitration Priority Control", places: &[p(0x1, 68, 69, Kind::Uint, 1, 0), p(0xe, 199, 200, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Highest priority"), (0xf, 0x1, "Second highest priority"), (0xf, 0x2, "Third highest priority"), (0xf, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Deblocking Control - Memory Compression Enable", places: &[p(0xc, 201, 201, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Control - Memory Compression Mode", places: &[p(0xc, 202, 202, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Control - Tiled Resource Mode", places: &[p(0xc, 205, 206, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
        Field { name: "Deblocking Destination - Address", places: &[p(0xe, 230, 271, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Destination - Age for QUADLRU", places: &[p(0x2, 288, 289, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Destination - MOCS", places: &[p(0xc, 289, 294, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Destination - Target Cache", places: &[p(0x2, 291, 292, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "Deblocking Destination - Cacheability Control", places: &[p(0x2, 293, 294, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "Deblocking Destination - Arbitration Priority Control", places: &[p(0xe, 295, 296, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Highest priority"), (0xe, 0x1, "Second highest priority"), (0xe, 0x2, "Third highest priority"), (0xe, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Deblocking Destination - Memory Compression Enable", places: &[p(0xc, 297, 297, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Destination - Memory Compression Mode", places: &[p(0xc, 298, 298, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Destination - Tiled Resource Mode", places: &[p(0xc, 301, 302, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
        Field { name: "Deblock Row Store - Address", places: &[p(0x1, 134, 159, Kind::Address, 1, 0), p(0xe, 326, 367, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblock Row Store - Age for QUADLRU", places: &[p(0x2, 384, 385, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CoeffProbability Stream-In - MOCS", places: &[p(0xc, 385, 390, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblock Row Store - Target Cache", places: &[p(0x2, 387, 388, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "Deblock Row Store - Cacheability Control", places: &[p(0x1, 128, 129, Kind::Uint, 1, 0), p(0x2, 389, 390, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC"), (0x2, 0x0, "Use Cacheability Controls From Page Table / UC with Fence"), (0x2, 0x1, "Uncacheable"), (0x2, 0x2, "Writethrough"), (0x2, 0x3, "Writeback")], when: None, gap: None },
        Field { name: "Deblock Row Store - Arbitration Priority Control", places: &[p(0x1, 132, 133, Kind::Uint, 1, 0), p(0xe, 391, 392, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Highest priority"), (0xf, 0x1, "Second highest priority"), (0xf, 0x2, "Third highest priority"), (0xf, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Deblock Row Store - Memory Compression Enable", places: &[p(0xc, 393, 393, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblock Row Store - Memory Compression Mode", places: &[p(0xc, 394, 394, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblock Row Store - Tiled Resource Mode", places: &[p(0xc, 397, 398, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
    ],
});

/// `MFX_FQM_STATE`. `[mesa:gen7 MFX_FQM_STATE]` `[mesa:gen8 MFX_FQM_STATE]` `[mesa:gen9 MFX_FQM_STATE]` `[media-driver:g8_bdw MFX_FQM_STATE]` `[media-driver:g9_skl MFX_FQM_STATE]` `[media-driver:g9_bxt MFX_FQM_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MfxFqmState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// AVC, uint.
    pub avc: u32,
    /// MPEG2, uint.
    pub mpeg2: u32,
    /// JPEG, uint.
    pub jpeg: u32,
    /// Forward Quantizer Matrix, uint.
    pub forward_quantizer_matrix: [u32; 64],
}
impl Default for MfxFqmState {
    fn default() -> Self {
        Self { dword_length: 0, avc: Default::default(), mpeg2: Default::default(), jpeg: Default::default(), forward_quantizer_matrix: [Default::default(); 64], }
    }
}
impl MfxFqmState {
    /// AVC_4x4_Intra_MATRIX of AVC.
    pub const AVC_AVC_4X4_INTRA_MATRIX: u32 = 0x0;
    /// AVC_4x4_Inter_MATRIX of AVC.
    pub const AVC_AVC_4X4_INTER_MATRIX: u32 = 0x1;
    /// AVC_8x8_Intra_MATRIX of AVC.
    pub const AVC_AVC_8X8_INTRA_MATRIX: u32 = 0x2;
    /// AVC_8x8_Inter_MATRIX of AVC.
    pub const AVC_AVC_8X8_INTER_MATRIX: u32 = 0x3;
    /// MPEG_INTRA_QUANTIZER_MATRIX of MPEG2.
    pub const MPEG2_MPEG_INTRA_QUANTIZER_MATRIX: u32 = 0x0;
    /// MPEG_NON_INTRA_QUANTIZER_MATRIX of MPEG2.
    pub const MPEG2_MPEG_NON_INTRA_QUANTIZER_MATRIX: u32 = 0x1;
    /// JPEG_Luma_Y_QUANTIZER_MATRIX (or R) of JPEG.
    pub const JPEG_JPEG_LUMA_Y_QUANTIZER_MATRIX_OR_R: u32 = 0x0;
    /// JPEG_Chroma_Cb_QUANTIZER_MATRIX (or G) of JPEG.
    pub const JPEG_JPEG_CHROMA_CB_QUANTIZER_MATRIX_OR_G: u32 = 0x1;
    /// JPEG_Chroma_Cr_QUANTIZER_MATRIX (or B) of JPEG.
    pub const JPEG_JPEG_CHROMA_CR_QUANTIZER_MATRIX_OR_B: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxFqmState {
        let d = &fixed::<34>(dwords);
        match platform.row() {
            0 | 1 => Self { dword_length: u(d, 0, 11), avc: u(d, 32, 33), mpeg2: u(d, 32, 33), forward_quantizer_matrix: std::array::from_fn(|i| u(d, at(64, i, 16), at(79, i, 16))), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), avc: u(d, 32, 33), mpeg2: u(d, 32, 33), jpeg: u(d, 32, 33), forward_quantizer_matrix: std::array::from_fn(|i| u(d, at(64, i, 16), at(79, i, 16))), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 34];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 | 1 => { d[0] = 0x70080000; let length = if self.dword_length == 0 { 32 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 33, u64::from(self.avc)); put(d, 32, 33, u64::from(self.mpeg2)); for (i, v) in self.forward_quantizer_matrix.iter().copied().enumerate().take(64) { put(d, at(64, i, 16), at(79, i, 16), u64::from(v)); } 34 }
            _ => { d[0] = 0x70080000; let length = if self.dword_length == 0 { 32 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 33, u64::from(self.avc)); put(d, 32, 33, u64::from(self.mpeg2)); put(d, 32, 33, u64::from(self.jpeg)); for (i, v) in self.forward_quantizer_matrix.iter().copied().enumerate().take(64) { put(d, at(64, i, 16), at(79, i, 16), u64::from(v)); } 34 }
        };
        words[..n.min(34)].to_vec()
    }
}
described!(MfxFqmState, MFXFQMSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_FQM_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_FQM_STATE", "mesa:gen8 MFX_FQM_STATE", "mesa:gen9 MFX_FQM_STATE", "media-driver:g8_bdw MFX_FQM_STATE", "media-driver:g9_skl MFX_FQM_STATE", "media-driver:g9_bxt MFX_FQM_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70080000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 34, 34, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 34, 63)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "AVC", places: &[p(0xf, 32, 33, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "AVC_4x4_Intra_MATRIX"), (0xf, 0x1, "AVC_4x4_Inter_MATRIX"), (0xf, 0x2, "AVC_8x8_Intra_MATRIX"), (0xf, 0x3, "AVC_8x8_Inter_MATRIX")], when: None, gap: None },
        Field { name: "MPEG2", places: &[p(0xf, 32, 33, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MPEG_INTRA_QUANTIZER_MATRIX"), (0xf, 0x1, "MPEG_NON_INTRA_QUANTIZER_MATRIX")], when: None, gap: None },
        Field { name: "JPEG", places: &[p(0xc, 32, 33, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "JPEG_Luma_Y_QUANTIZER_MATRIX (or R)"), (0xc, 0x1, "JPEG_Chroma_Cb_QUANTIZER_MATRIX (or G)"), (0xc, 0x2, "JPEG_Chroma_Cr_QUANTIZER_MATRIX (or B)")], when: None, gap: None },
        Field { name: "Forward Quantizer Matrix", places: &[p(0xf, 64, 79, Kind::Uint, 64, 16)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_IND_OBJ_BASE_ADDR_STATE`. `[mesa:gen7 MFX_IND_OBJ_BASE_ADDR_STATE]` `[mesa:gen8 MFX_IND_OBJ_BASE_ADDR_STATE]` `[mesa:gen9 MFX_IND_OBJ_BASE_ADDR_STATE]` `[media-driver:g8_bdw MFX_IND_OBJ_BASE_ADDR_STATE]` `[media-driver:g9_skl MFX_IND_OBJ_BASE_ADDR_STATE]` `[media-driver:g9_bxt MFX_IND_OBJ_BASE_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxIndObjBaseAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MFX Indirect Bitstream Object - Address, address.
    pub mfx_indirect_bitstream_object_address: u64,
    /// MFX Indirect Bitstream Object - Cacheability Control, uint.
    pub mfx_indirect_bitstream_object_cacheability_control: u32,
    /// MFX Indirect Bitstream Object - Graphics Data Type, uint.
    pub mfx_indirect_bitstream_object_graphics_data_type: u32,
    /// MFX Indirect Bitstream Object - Arbitration Priority Control, uint.
    pub mfx_indirect_bitstream_object_arbitration_priority_control: u32,
    /// MFX Indirect Bitstream Object - Access Upper Bound, address.
    pub mfx_indirect_bitstream_object_access_upper_bound: u64,
    /// MFX Indirect Bitstream Object - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mfx_indirect_bitstream_object_attributes: Memoryaddressattributes,
    /// MFX Indirect MV Object - Cacheability Control, uint.
    pub mfx_indirect_mv_object_cacheability_control: u32,
    /// MFX Indirect MV Object - Graphics Data Type, uint.
    pub mfx_indirect_mv_object_graphics_data_type: u32,
    /// MFX Indirect MV Object - Arbitration Priority Control, uint.
    pub mfx_indirect_mv_object_arbitration_priority_control: u32,
    /// MFX Indirect Bitstream Object - Upper Bound, address.
    pub mfx_indirect_bitstream_object_upper_bound: u64,
    /// MFX Indirect MV Object - Access Upper Bound, address.
    pub mfx_indirect_mv_object_access_upper_bound: u64,
    /// MFD Indirect IT-COEFF Object - Cacheability Control, uint.
    pub mfd_indirect_it_coeff_object_cacheability_control: u32,
    /// MFD Indirect IT-COEFF Object - Graphics Data Type, uint.
    pub mfd_indirect_it_coeff_object_graphics_data_type: u32,
    /// MFD Indirect IT-COEFF Object - Arbitration Priority Control, uint.
    pub mfd_indirect_it_coeff_object_arbitration_priority_control: u32,
    /// MFX Indirect MV Object - Address, address.
    pub mfx_indirect_mv_object_address: u64,
    /// MFD Indirect IT-COEFF Object - Access Upper Bound, address.
    pub mfd_indirect_it_coeff_object_access_upper_bound: u64,
    /// MFD Indirect IT-DBLK Object - Cacheability Control, uint.
    pub mfd_indirect_it_dblk_object_cacheability_control: u32,
    /// MFD Indirect IT-DBLK Object - Graphics Data Type, uint.
    pub mfd_indirect_it_dblk_object_graphics_data_type: u32,
    /// MFD Indirect IT-DBLK Object - Arbitration Priority Control, uint.
    pub mfd_indirect_it_dblk_object_arbitration_priority_control: u32,
    /// MFX Indirect MV Object - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mfx_indirect_mv_object_attributes: Memoryaddressattributes,
    /// MFD Indirect IT-DBLK Object - Access Upper Bound, address.
    pub mfd_indirect_it_dblk_object_access_upper_bound: u64,
    /// MFX Indirect MV Object - Upper Bound, address.
    pub mfx_indirect_mv_object_upper_bound: u64,
    /// MFC Indirect PAK-BSE Object - Cacheability Control, uint.
    pub mfc_indirect_pak_bse_object_cacheability_control: u32,
    /// MFC Indirect PAK-BSE Object - Graphics Data Type, uint.
    pub mfc_indirect_pak_bse_object_graphics_data_type: u32,
    /// MFC Indirect PAK-BSE Object - Arbitration Priority Control, uint.
    pub mfc_indirect_pak_bse_object_arbitration_priority_control: u32,
    /// MFC Indirect PAK-BSE Object - Access Upper Bound, address.
    pub mfc_indirect_pak_bse_object_access_upper_bound: u64,
    /// MFD Indirect IT-COEFF Object - Address, address.
    pub mfd_indirect_it_coeff_object_address: u64,
    /// MFD Indirect IT-COEFF Object - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mfd_indirect_it_coeff_object_attributes: Memoryaddressattributes,
    /// MFD Indirect IT-COEFF Object - Upper Bound, address.
    pub mfd_indirect_it_coeff_object_upper_bound: u64,
    /// MFD Indirect IT-DBLK Object - Address, address.
    pub mfd_indirect_it_dblk_object_address: u64,
    /// MFD Indirect IT-DBLK Object - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mfd_indirect_it_dblk_object_attributes: Memoryaddressattributes,
    /// MFD Indirect IT-DBLK Object - Upper Bound, address.
    pub mfd_indirect_it_dblk_object_upper_bound: u64,
    /// MFC Indirect PAK-BSE Object - Address, address.
    pub mfc_indirect_pak_bse_object_address: u64,
    /// MFC Indirect PAK-BSE Object - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mfc_indirect_pak_bse_object_attributes: Memoryaddressattributes,
    /// MFC Indirect PAK-BSE Object - Upper Bound, address.
    pub mfc_indirect_pak_bse_object_upper_bound: u64,
}
impl MfxIndObjBaseAddrState {
    /// GTT entry of MFX Indirect Bitstream Object - Cacheability Control.
    pub const MFX_INDIRECT_BITSTREAM_OBJECT_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of MFX Indirect Bitstream Object - Cacheability Control.
    pub const MFX_INDIRECT_BITSTREAM_OBJECT_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of MFX Indirect Bitstream Object - Cacheability Control.
    pub const MFX_INDIRECT_BITSTREAM_OBJECT_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of MFX Indirect Bitstream Object - Cacheability Control.
    pub const MFX_INDIRECT_BITSTREAM_OBJECT_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of MFX Indirect Bitstream Object - Arbitration Priority Control.
    pub const MFX_INDIRECT_BITSTREAM_OBJECT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of MFX Indirect Bitstream Object - Arbitration Priority Control.
    pub const MFX_INDIRECT_BITSTREAM_OBJECT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of MFX Indirect Bitstream Object - Arbitration Priority Control.
    pub const MFX_INDIRECT_BITSTREAM_OBJECT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of MFX Indirect Bitstream Object - Arbitration Priority Control.
    pub const MFX_INDIRECT_BITSTREAM_OBJECT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// From GTT entry of MFX Indirect MV Object - Cacheability Control.
    pub const MFX_INDIRECT_MV_OBJECT_CACHEABILITY_CONTROL_FROM_GTT_ENTRY: u32 = 0x0;
    /// Not cached in LLC or MLC of MFX Indirect MV Object - Cacheability Control.
    pub const MFX_INDIRECT_MV_OBJECT_CACHEABILITY_CONTROL_NOT_CACHED_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of MFX Indirect MV Object - Cacheability Control.
    pub const MFX_INDIRECT_MV_OBJECT_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of MFX Indirect MV Object - Cacheability Control.
    pub const MFX_INDIRECT_MV_OBJECT_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of MFX Indirect MV Object - Arbitration Priority Control.
    pub const MFX_INDIRECT_MV_OBJECT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of MFX Indirect MV Object - Arbitration Priority Control.
    pub const MFX_INDIRECT_MV_OBJECT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of MFX Indirect MV Object - Arbitration Priority Control.
    pub const MFX_INDIRECT_MV_OBJECT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of MFX Indirect MV Object - Arbitration Priority Control.
    pub const MFX_INDIRECT_MV_OBJECT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// From GTT entry of MFD Indirect IT-COEFF Object - Cacheability Control.
    pub const MFD_INDIRECT_IT_COEFF_OBJECT_CACHEABILITY_CONTROL_FROM_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of MFD Indirect IT-COEFF Object - Cacheability Control.
    pub const MFD_INDIRECT_IT_COEFF_OBJECT_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of MFD Indirect IT-COEFF Object - Cacheability Control.
    pub const MFD_INDIRECT_IT_COEFF_OBJECT_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of MFD Indirect IT-COEFF Object - Cacheability Control.
    pub const MFD_INDIRECT_IT_COEFF_OBJECT_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of MFD Indirect IT-COEFF Object - Arbitration Priority Control.
    pub const MFD_INDIRECT_IT_COEFF_OBJECT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of MFD Indirect IT-COEFF Object - Arbitration Priority Control.
    pub const MFD_INDIRECT_IT_COEFF_OBJECT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of MFD Indirect IT-COEFF Object - Arbitration Priority Control.
    pub const MFD_INDIRECT_IT_COEFF_OBJECT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of MFD Indirect IT-COEFF Object - Arbitration Priority Control.
    pub const MFD_INDIRECT_IT_COEFF_OBJECT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// From GTT entry of MFD Indirect IT-DBLK Object - Cacheability Control.
    pub const MFD_INDIRECT_IT_DBLK_OBJECT_CACHEABILITY_CONTROL_FROM_GTT_ENTRY: u32 = 0x0;
    /// Not cached in LLC or MLC of MFD Indirect IT-DBLK Object - Cacheability Control.
    pub const MFD_INDIRECT_IT_DBLK_OBJECT_CACHEABILITY_CONTROL_NOT_CACHED_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of MFD Indirect IT-DBLK Object - Cacheability Control.
    pub const MFD_INDIRECT_IT_DBLK_OBJECT_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of MFD Indirect IT-DBLK Object - Cacheability Control.
    pub const MFD_INDIRECT_IT_DBLK_OBJECT_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of MFD Indirect IT-DBLK Object - Arbitration Priority Control.
    pub const MFD_INDIRECT_IT_DBLK_OBJECT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of MFD Indirect IT-DBLK Object - Arbitration Priority Control.
    pub const MFD_INDIRECT_IT_DBLK_OBJECT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of MFD Indirect IT-DBLK Object - Arbitration Priority Control.
    pub const MFD_INDIRECT_IT_DBLK_OBJECT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of MFD Indirect IT-DBLK Object - Arbitration Priority Control.
    pub const MFD_INDIRECT_IT_DBLK_OBJECT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// GTT entry of MFC Indirect PAK-BSE Object - Cacheability Control.
    pub const MFC_INDIRECT_PAK_BSE_OBJECT_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of MFC Indirect PAK-BSE Object - Cacheability Control.
    pub const MFC_INDIRECT_PAK_BSE_OBJECT_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of MFC Indirect PAK-BSE Object - Cacheability Control.
    pub const MFC_INDIRECT_PAK_BSE_OBJECT_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of MFC Indirect PAK-BSE Object - Cacheability Control.
    pub const MFC_INDIRECT_PAK_BSE_OBJECT_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of MFC Indirect PAK-BSE Object - Arbitration Priority Control.
    pub const MFC_INDIRECT_PAK_BSE_OBJECT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of MFC Indirect PAK-BSE Object - Arbitration Priority Control.
    pub const MFC_INDIRECT_PAK_BSE_OBJECT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of MFC Indirect PAK-BSE Object - Arbitration Priority Control.
    pub const MFC_INDIRECT_PAK_BSE_OBJECT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of MFC Indirect PAK-BSE Object - Arbitration Priority Control.
    pub const MFC_INDIRECT_PAK_BSE_OBJECT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxIndObjBaseAddrState {
        let d = &fixed::<26>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), mfx_indirect_bitstream_object_address: a(d, 44, 63), mfx_indirect_bitstream_object_cacheability_control: u(d, 32, 33), mfx_indirect_bitstream_object_graphics_data_type: u(d, 34, 34), mfx_indirect_bitstream_object_arbitration_priority_control: u(d, 36, 37), mfx_indirect_bitstream_object_access_upper_bound: a(d, 76, 95), mfx_indirect_mv_object_cacheability_control: u(d, 96, 97), mfx_indirect_mv_object_graphics_data_type: u(d, 98, 98), mfx_indirect_mv_object_arbitration_priority_control: u(d, 100, 101), mfx_indirect_mv_object_access_upper_bound: a(d, 140, 159), mfd_indirect_it_coeff_object_cacheability_control: u(d, 160, 161), mfd_indirect_it_coeff_object_graphics_data_type: u(d, 162, 162), mfd_indirect_it_coeff_object_arbitration_priority_control: u(d, 164, 165), mfx_indirect_mv_object_address: a(d, 108, 127), mfd_indirect_it_coeff_object_access_upper_bound: a(d, 204, 223), mfd_indirect_it_dblk_object_cacheability_control: u(d, 224, 225), mfd_indirect_it_dblk_object_graphics_data_type: u(d, 226, 226), mfd_indirect_it_dblk_object_arbitration_priority_control: u(d, 228, 229), mfd_indirect_it_dblk_object_access_upper_bound: a(d, 268, 287), mfc_indirect_pak_bse_object_cacheability_control: u(d, 288, 289), mfc_indirect_pak_bse_object_graphics_data_type: u(d, 290, 290), mfc_indirect_pak_bse_object_arbitration_priority_control: u(d, 292, 293), mfc_indirect_pak_bse_object_access_upper_bound: a(d, 332, 351), mfd_indirect_it_coeff_object_address: a(d, 172, 191), mfd_indirect_it_dblk_object_address: a(d, 236, 255), mfc_indirect_pak_bse_object_address: a(d, 300, 319), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), mfx_indirect_bitstream_object_address: a(d, 32, 95), mfx_indirect_bitstream_object_attributes: Memoryaddressattributes::decode(platform, &d[3..]), mfx_indirect_bitstream_object_upper_bound: a(d, 128, 191), mfx_indirect_mv_object_address: a(d, 192, 255), mfx_indirect_mv_object_attributes: Memoryaddressattributes::decode(platform, &d[8..]), mfx_indirect_mv_object_upper_bound: a(d, 288, 351), mfd_indirect_it_coeff_object_address: a(d, 352, 415), mfd_indirect_it_coeff_object_attributes: Memoryaddressattributes::decode(platform, &d[13..]), mfd_indirect_it_coeff_object_upper_bound: a(d, 448, 511), mfd_indirect_it_dblk_object_address: a(d, 512, 575), mfd_indirect_it_dblk_object_attributes: Memoryaddressattributes::decode(platform, &d[18..]), mfd_indirect_it_dblk_object_upper_bound: a(d, 608, 671), mfc_indirect_pak_bse_object_address: a(d, 672, 735), mfc_indirect_pak_bse_object_attributes: Memoryaddressattributes::decode(platform, &d[23..]), mfc_indirect_pak_bse_object_upper_bound: a(d, 768, 831), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 26];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x70030000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 44, 63, self.mfx_indirect_bitstream_object_address); put(d, 32, 33, u64::from(self.mfx_indirect_bitstream_object_cacheability_control)); put(d, 34, 34, u64::from(self.mfx_indirect_bitstream_object_graphics_data_type)); put(d, 36, 37, u64::from(self.mfx_indirect_bitstream_object_arbitration_priority_control)); put_a(d, 76, 95, self.mfx_indirect_bitstream_object_access_upper_bound); put(d, 96, 97, u64::from(self.mfx_indirect_mv_object_cacheability_control)); put(d, 98, 98, u64::from(self.mfx_indirect_mv_object_graphics_data_type)); put(d, 100, 101, u64::from(self.mfx_indirect_mv_object_arbitration_priority_control)); put_a(d, 140, 159, self.mfx_indirect_mv_object_access_upper_bound); put(d, 160, 161, u64::from(self.mfd_indirect_it_coeff_object_cacheability_control)); put(d, 162, 162, u64::from(self.mfd_indirect_it_coeff_object_graphics_data_type)); put(d, 164, 165, u64::from(self.mfd_indirect_it_coeff_object_arbitration_priority_control)); put_a(d, 108, 127, self.mfx_indirect_mv_object_address); put_a(d, 204, 223, self.mfd_indirect_it_coeff_object_access_upper_bound); put(d, 224, 225, u64::from(self.mfd_indirect_it_dblk_object_cacheability_control)); put(d, 226, 226, u64::from(self.mfd_indirect_it_dblk_object_graphics_data_type)); put(d, 228, 229, u64::from(self.mfd_indirect_it_dblk_object_arbitration_priority_control)); put_a(d, 268, 287, self.mfd_indirect_it_dblk_object_access_upper_bound); put(d, 288, 289, u64::from(self.mfc_indirect_pak_bse_object_cacheability_control)); put(d, 290, 290, u64::from(self.mfc_indirect_pak_bse_object_graphics_data_type)); put(d, 292, 293, u64::from(self.mfc_indirect_pak_bse_object_arbitration_priority_control)); put_a(d, 332, 351, self.mfc_indirect_pak_bse_object_access_upper_bound); put_a(d, 172, 191, self.mfd_indirect_it_coeff_object_address); put_a(d, 236, 255, self.mfd_indirect_it_dblk_object_address); put_a(d, 300, 319, self.mfc_indirect_pak_bse_object_address); 11 }
            _ => { d[0] = 0x70030000; let length = if self.dword_length == 0 { 24 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 32, 95, self.mfx_indirect_bitstream_object_address); put_part(d, 96, 127, &self.mfx_indirect_bitstream_object_attributes.encode(platform)); put_a(d, 128, 191, self.mfx_indirect_bitstream_object_upper_bound); put_a(d, 192, 255, self.mfx_indirect_mv_object_address); put_part(d, 256, 287, &self.mfx_indirect_mv_object_attributes.encode(platform)); put_a(d, 288, 351, self.mfx_indirect_mv_object_upper_bound); put_a(d, 352, 415, self.mfd_indirect_it_coeff_object_address); put_part(d, 416, 447, &self.mfd_indirect_it_coeff_object_attributes.encode(platform)); put_a(d, 448, 511, self.mfd_indirect_it_coeff_object_upper_bound); put_a(d, 512, 575, self.mfd_indirect_it_dblk_object_address); put_part(d, 576, 607, &self.mfd_indirect_it_dblk_object_attributes.encode(platform)); put_a(d, 608, 671, self.mfd_indirect_it_dblk_object_upper_bound); put_a(d, 672, 735, self.mfc_indirect_pak_bse_object_address); put_part(d, 736, 767, &self.mfc_indirect_pak_bse_object_attributes.encode(platform)); put_a(d, 768, 831, self.mfc_indirect_pak_bse_object_upper_bound); 26 }
        };
        words[..n.min(26)].to_vec()
    }
}
described!(MfxIndObjBaseAddrState, MFXINDOBJBASEADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_IND_OBJ_BASE_ADDR_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_IND_OBJ_BASE_ADDR_STATE", "mesa:gen8 MFX_IND_OBJ_BASE_ADDR_STATE", "mesa:gen9 MFX_IND_OBJ_BASE_ADDR_STATE", "media-driver:g8_bdw MFX_IND_OBJ_BASE_ADDR_STATE", "media-driver:g9_skl MFX_IND_OBJ_BASE_ADDR_STATE", "media-driver:g9_bxt MFX_IND_OBJ_BASE_ADDR_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70030000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 11, 11, false), (0xe, 26, 26, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0x1, 35, 35), (0x1, 38, 43), (0x1, 64, 75), (0x1, 99, 99), (0x1, 102, 107), (0x1, 128, 139), (0x1, 163, 163), (0x1, 166, 171), (0x1, 192, 203), (0x1, 227, 227), (0x1, 230, 235), (0x1, 256, 267), (0x1, 291, 291), (0x1, 294, 299), (0x1, 320, 331)],
    system: "VD-01", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0x1, 1, 0xfc8, 0x0), w(0x1, 2, 0xfff, 0x0), w(0x1, 3, 0xfc8, 0x0), w(0x1, 4, 0xfff, 0x0), w(0x1, 5, 0xfc8, 0x0), w(0x1, 6, 0xfff, 0x0), w(0x1, 7, 0xfc8, 0x0), w(0x1, 8, 0xfff, 0x0), w(0x1, 9, 0xfc8, 0x0), w(0x1, 10, 0xfff, 0x0), w(0x2, 3, 0xfffffe04, 0x0), w(0x2, 8, 0xfffffe04, 0x0), w(0x2, 13, 0xfffffe04, 0x0), w(0x2, 18, 0xfffffe04, 0x0), w(0x2, 23, 0xfffffe04, 0x0), w(0xc, 3, 0xffff8c01, 0x0), w(0xc, 8, 0xffff8c01, 0x0), w(0xc, 13, 0xffff8c01, 0x0), w(0xc, 18, 0xffff8c01, 0x0), w(0xc, 23, 0xffff8c01, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MFX Indirect Bitstream Object - Address", places: &[p(0x1, 44, 63, Kind::Address, 1, 0), p(0xe, 32, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Indirect Bitstream Object - Cacheability Control", places: &[p(0x1, 32, 33, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "MFX Indirect Bitstream Object - Graphics Data Type", places: &[p(0x1, 34, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Indirect Bitstream Object - Arbitration Priority Control", places: &[p(0x1, 36, 37, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "MFX Indirect Bitstream Object - Access Upper Bound", places: &[p(0x1, 76, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Indirect Bitstream Object - Attributes", places: &[p(0xe, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Indirect MV Object - Cacheability Control", places: &[p(0x1, 96, 97, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "From GTT entry"), (0x1, 0x1, "Not cached in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "MFX Indirect MV Object - Graphics Data Type", places: &[p(0x1, 98, 98, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Indirect MV Object - Arbitration Priority Control", places: &[p(0x1, 100, 101, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "MFX Indirect Bitstream Object - Upper Bound", places: &[p(0xe, 128, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Indirect MV Object - Access Upper Bound", places: &[p(0x1, 140, 159, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-COEFF Object - Cacheability Control", places: &[p(0x1, 160, 161, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "From GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "MFD Indirect IT-COEFF Object - Graphics Data Type", places: &[p(0x1, 162, 162, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-COEFF Object - Arbitration Priority Control", places: &[p(0x1, 164, 165, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "MFX Indirect MV Object - Address", places: &[p(0x1, 108, 127, Kind::Address, 1, 0), p(0xe, 192, 255, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-COEFF Object - Access Upper Bound", places: &[p(0x1, 204, 223, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-DBLK Object - Cacheability Control", places: &[p(0x1, 224, 225, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "From GTT entry"), (0x1, 0x1, "Not cached in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "MFD Indirect IT-DBLK Object - Graphics Data Type", places: &[p(0x1, 226, 226, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-DBLK Object - Arbitration Priority Control", places: &[p(0x1, 228, 229, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "MFX Indirect MV Object - Attributes", places: &[p(0xe, 256, 287, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-DBLK Object - Access Upper Bound", places: &[p(0x1, 268, 287, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFX Indirect MV Object - Upper Bound", places: &[p(0xe, 288, 351, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFC Indirect PAK-BSE Object - Cacheability Control", places: &[p(0x1, 288, 289, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "MFC Indirect PAK-BSE Object - Graphics Data Type", places: &[p(0x1, 290, 290, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFC Indirect PAK-BSE Object - Arbitration Priority Control", places: &[p(0x1, 292, 293, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "MFC Indirect PAK-BSE Object - Access Upper Bound", places: &[p(0x1, 332, 351, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-COEFF Object - Address", places: &[p(0x1, 172, 191, Kind::Address, 1, 0), p(0xe, 352, 415, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-COEFF Object - Attributes", places: &[p(0xe, 416, 447, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-COEFF Object - Upper Bound", places: &[p(0xe, 448, 511, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-DBLK Object - Address", places: &[p(0x1, 236, 255, Kind::Address, 1, 0), p(0xe, 512, 575, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-DBLK Object - Attributes", places: &[p(0xe, 576, 607, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFD Indirect IT-DBLK Object - Upper Bound", places: &[p(0xe, 608, 671, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFC Indirect PAK-BSE Object - Address", places: &[p(0x1, 300, 319, Kind::Address, 1, 0), p(0xe, 672, 735, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFC Indirect PAK-BSE Object - Attributes", places: &[p(0xe, 736, 767, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MFC Indirect PAK-BSE Object - Upper Bound", places: &[p(0xe, 768, 831, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_MPEG_TS_CONTROL`. `[mesa:gen9 MFX_MPEG_TS_CONTROL command]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxMpegTsControl {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Video PacketID Header Parameter, uint.
    pub video_packetid_header_parameter: u32,
    /// StreamID Lower Nibble, uint.
    pub streamid_lower_nibble: u32,
    /// Output TS Packet Grouping Select, uint.
    pub output_ts_packet_grouping_select: u32,
    /// Copy Right Flag In PES Header, uint.
    pub copy_right_flag_in_pes_header: u32,
    /// Original Or Flag In PES Header, uint.
    pub original_or_flag_in_pes_header: u32,
    /// DSM Trick Mode Flag In PES Header, uint.
    pub dsm_trick_mode_flag_in_pes_header: u32,
    /// Additional Copy Info Flag In PES Header, bool.
    pub additional_copy_info_flag_in_pes_header: bool,
    /// Payload Unit Start Indicator Control, uint.
    pub payload_unit_start_indicator_control: u32,
    /// PCR 90 KHz Component Least Significant Bits, uint.
    pub pcr_90_khz_component_least_significant_bits: u32,
    /// 90KHz counter MSB, uint.
    pub _90khz_counter_msb: u32,
    /// 27MHz Counter, uint.
    pub _27mhz_counter: u32,
    /// PTS Delta, uint.
    pub pts_delta: u32,
    /// MPEGTS Packet Count, uint.
    pub mpegts_packet_count: u32,
    /// Continuity Counter, uint.
    pub continuity_counter: u32,
}
impl MfxMpegTsControl {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxMpegTsControl {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), video_packetid_header_parameter: u(d, 32, 44), streamid_lower_nibble: u(d, 52, 55), output_ts_packet_grouping_select: u(d, 56, 56), copy_right_flag_in_pes_header: u(d, 57, 57), original_or_flag_in_pes_header: u(d, 58, 58), dsm_trick_mode_flag_in_pes_header: u(d, 59, 59), additional_copy_info_flag_in_pes_header: b(d, 60), payload_unit_start_indicator_control: u(d, 61, 61), pcr_90_khz_component_least_significant_bits: u(d, 64, 95), _90khz_counter_msb: u(d, 96, 96), _27mhz_counter: u(d, 119, 127), pts_delta: u(d, 128, 159), mpegts_packet_count: u(d, 160, 175), continuity_counter: u(d, 188, 191), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x704b0000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 44, u64::from(self.video_packetid_header_parameter)); put(d, 52, 55, u64::from(self.streamid_lower_nibble)); put(d, 56, 56, u64::from(self.output_ts_packet_grouping_select)); put(d, 57, 57, u64::from(self.copy_right_flag_in_pes_header)); put(d, 58, 58, u64::from(self.original_or_flag_in_pes_header)); put(d, 59, 59, u64::from(self.dsm_trick_mode_flag_in_pes_header)); put(d, 60, 60, u64::from(self.additional_copy_info_flag_in_pes_header)); put(d, 61, 61, u64::from(self.payload_unit_start_indicator_control)); put(d, 64, 95, u64::from(self.pcr_90_khz_component_least_significant_bits)); put(d, 96, 96, u64::from(self._90khz_counter_msb)); put(d, 119, 127, u64::from(self._27mhz_counter)); put(d, 128, 159, u64::from(self.pts_delta)); put(d, 160, 175, u64::from(self.mpegts_packet_count)); put(d, 188, 191, u64::from(self.continuity_counter)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(MfxMpegTsControl, MFXMPEGTSCONTROL_ITEM, Item {
    noun: Noun::Command, name: "MFX_MPEG_TS_CONTROL", title: "", rows: 0xc,
    cites: &["mesa:gen9 MFX_MPEG_TS_CONTROL command"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x704b0000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 45, 51), (0xc, 62, 63), (0xc, 97, 118), (0xc, 176, 187)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Video PacketID Header Parameter", places: &[p(0xc, 32, 44, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "StreamID Lower Nibble", places: &[p(0xc, 52, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output TS Packet Grouping Select", places: &[p(0xc, 56, 56, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Copy Right Flag In PES Header", places: &[p(0xc, 57, 57, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Original Or Flag In PES Header", places: &[p(0xc, 58, 58, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DSM Trick Mode Flag In PES Header", places: &[p(0xc, 59, 59, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Additional Copy Info Flag In PES Header", places: &[p(0xc, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Payload Unit Start Indicator Control", places: &[p(0xc, 61, 61, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PCR 90 KHz Component Least Significant Bits", places: &[p(0xc, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "90KHz counter MSB", places: &[p(0xc, 96, 96, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "27MHz Counter", places: &[p(0xc, 119, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PTS Delta", places: &[p(0xc, 128, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPEGTS Packet Count", places: &[p(0xc, 160, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Continuity Counter", places: &[p(0xc, 188, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_PAK_INSERT_OBJECT`. `[mesa:gen7 MFX_PAK_INSERT_OBJECT]` `[mesa:gen8 MFX_PAK_INSERT_OBJECT]` `[mesa:gen9 MFX_PAK_INSERT_OBJECT]` `[media-driver:g8_bdw MFX_PAK_INSERT_OBJECT]` `[media-driver:g9_skl MFX_PAK_INSERT_OBJECT]` `[media-driver:g9_bxt MFX_PAK_INSERT_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxPakInsertObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Bitstream Start Reset, bool.
    pub bitstream_start_reset: bool,
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
    /// Slice Header Indicator, uint.
    pub slice_header_indicator: u32,
    /// Header Length Excluded From Size, uint.
    pub header_length_excluded_from_size: u32,
    /// Data Byte Offset, uint.
    pub data_byte_offset: u32,
}
impl MfxPakInsertObject {
    /// SLICE_HEADER of Slice Header Indicator.
    pub const SLICE_HEADER_INDICATOR_SLICE_HEADER: u32 = 0x1;
    /// LEGACY of Slice Header Indicator.
    pub const SLICE_HEADER_INDICATOR_LEGACY: u32 = 0x0;
    /// NO_ACCUMULATION of Header Length Excluded From Size.
    pub const HEADER_LENGTH_EXCLUDED_FROM_SIZE_NO_ACCUMULATION: u32 = 0x1;
    /// ACCUMULATE of Header Length Excluded From Size.
    pub const HEADER_LENGTH_EXCLUDED_FROM_SIZE_ACCUMULATE: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxPakInsertObject {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), bitstream_start_reset: b(d, 32), end_of_slice: b(d, 33), last_header: b(d, 34), emulation_byte_bits_insert_enable: b(d, 35), skip_emulation_byte_count: u(d, 36, 39), data_bits_in_last_dw: u(d, 40, 45), slice_header_indicator: u(d, 46, 46), header_length_excluded_from_size: u(d, 47, 47), data_byte_offset: u(d, 48, 49), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x70480000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.bitstream_start_reset)); put(d, 33, 33, u64::from(self.end_of_slice)); put(d, 34, 34, u64::from(self.last_header)); put(d, 35, 35, u64::from(self.emulation_byte_bits_insert_enable)); put(d, 36, 39, u64::from(self.skip_emulation_byte_count)); put(d, 40, 45, u64::from(self.data_bits_in_last_dw)); put(d, 46, 46, u64::from(self.slice_header_indicator)); put(d, 47, 47, u64::from(self.header_length_excluded_from_size)); put(d, 48, 49, u64::from(self.data_byte_offset)); 2 };
        words[..n.min(2)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Insert Data PayLoad`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 2;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(MfxPakInsertObject, MFXPAKINSERTOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFX_PAK_INSERT_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_PAK_INSERT_OBJECT", "mesa:gen8 MFX_PAK_INSERT_OBJECT", "mesa:gen9 MFX_PAK_INSERT_OBJECT", "media-driver:g8_bdw MFX_PAK_INSERT_OBJECT", "media-driver:g9_skl MFX_PAK_INSERT_OBJECT", "media-driver:g9_bxt MFX_PAK_INSERT_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70480000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 2, 2, true)], tail: &[(0xf, 64, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 50, 63)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Bitstream Start Reset", places: &[p(0xf, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "End of Slice", places: &[p(0xf, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Header", places: &[p(0xf, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Emulation Byte Bits Insert Enable", places: &[p(0xf, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skip Emulation Byte Count", places: &[p(0xf, 36, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Bits In Last DW", places: &[p(0xf, 40, 45, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Header Indicator", places: &[p(0xf, 46, 46, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "SLICE_HEADER"), (0xf, 0x0, "LEGACY")], when: None, gap: None },
        Field { name: "Header Length Excluded From Size", places: &[p(0xf, 47, 47, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "NO_ACCUMULATION"), (0xf, 0x0, "ACCUMULATE")], when: None, gap: None },
        Field { name: "Data Byte Offset", places: &[p(0xf, 48, 49, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Insert Data PayLoad", places: &[p(0xf, 64, 95, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_PIPE_BUF_ADDR_STATE`. `[mesa:gen7 MFX_PIPE_BUF_ADDR_STATE]` `[mesa:gen8 MFX_PIPE_BUF_ADDR_STATE]` `[mesa:gen9 MFX_PIPE_BUF_ADDR_STATE]` `[media-driver:g8_bdw MFX_PIPE_BUF_ADDR_STATE]` `[media-driver:g9_skl MFX_PIPE_BUF_ADDR_STATE]` `[media-driver:g9_bxt MFX_PIPE_BUF_ADDR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxPipeBufAddrState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pre Deblocking Destination - Address, address.
    pub pre_deblocking_destination_address: u64,
    /// Post Deblocking Destination - Cacheability Control, uint.
    pub post_deblocking_destination_cacheability_control: u32,
    /// Post Deblocking Destination - Graphics Data Type, uint.
    pub post_deblocking_destination_graphics_data_type: u32,
    /// Pre Deblocking Destination - Attributes, MEMORYADDRESSATTRIBUTES.
    pub pre_deblocking_destination_attributes: Memoryaddressattributes,
    /// Pre Deblocking Destination - MOCS, uint.
    pub pre_deblocking_destination_mocs: u32,
    /// Original Uncompressed Picture Source - Cacheability Control, uint.
    pub original_uncompressed_picture_source_cacheability_control: u32,
    /// Original Uncompressed Picture Source - Graphics Data Type, uint.
    pub original_uncompressed_picture_source_graphics_data_type: u32,
    /// Pre Deblocking Destination - Arbitration Priority Control, uint.
    pub pre_deblocking_destination_arbitration_priority_control: u32,
    /// Stream-Out Data Destination - Cacheability Control, uint.
    pub stream_out_data_destination_cacheability_control: u32,
    /// Stream-Out Data Destination - Graphics Data Type, uint.
    pub stream_out_data_destination_graphics_data_type: u32,
    /// Post Deblocking Destination - Address, address.
    pub post_deblocking_destination_address: u64,
    /// Intra Row Store Scratch Buffer - Cacheability Control, uint.
    pub intra_row_store_scratch_buffer_cacheability_control: u32,
    /// Intra Row Store Scratch Buffer - Graphics Data Type, uint.
    pub intra_row_store_scratch_buffer_graphics_data_type: u32,
    /// Post Deblocking Destination - Attributes, MEMORYADDRESSATTRIBUTES.
    pub post_deblocking_destination_attributes: Memoryaddressattributes,
    /// Post Deblocking Destination - MOCS, uint.
    pub post_deblocking_destination_mocs: u32,
    /// Deblocking Filter Row Store Scratch Buffer - Cacheability Control, uint.
    pub deblocking_filter_row_store_scratch_buffer_cacheability_control: u32,
    /// Deblocking Filter Row Store Scratch Buffer - Graphics Data Type, uint.
    pub deblocking_filter_row_store_scratch_buffer_graphics_data_type: u32,
    /// Deblocking Filter Row Store Scratch Buffer - Arbitration Priority Control, uint.
    pub deblocking_filter_row_store_scratch_buffer_arbitration_priority_control: u32,
    /// Deblocking Filter Row Store Scratch Buffer - Address, address.
    pub deblocking_filter_row_store_scratch_buffer_address: u64,
    /// Post Deblocking Destination - Arbitration Priority Control, uint.
    pub post_deblocking_destination_arbitration_priority_control: u32,
    /// Reference Picture - Cacheability Control, uint.
    pub reference_picture_cacheability_control: [u32; 16],
    /// Reference Picture - Graphics Data Type, uint.
    pub reference_picture_graphics_data_type: [u32; 16],
    /// Original Uncompressed Picture Source - Address, address.
    pub original_uncompressed_picture_source_address: u64,
    /// Original Uncompressed Picture Source - Attributes, MEMORYADDRESSATTRIBUTES.
    pub original_uncompressed_picture_source_attributes: Memoryaddressattributes,
    /// Original Uncompressed Picture Source - MOCS, uint.
    pub original_uncompressed_picture_source_mocs: u32,
    /// Original Uncompressed Picture Source - Arbitration Priority Control, uint.
    pub original_uncompressed_picture_source_arbitration_priority_control: u32,
    /// Stream-Out Data Destination - Address, address.
    pub stream_out_data_destination_address: u64,
    /// Stream-Out Data Destination - Attributes, MEMORYADDRESSATTRIBUTES.
    pub stream_out_data_destination_attributes: Memoryaddressattributes,
    /// Stream-Out Data Destination - MOCS, uint.
    pub stream_out_data_destination_mocs: u32,
    /// Stream-Out Data Destination - Arbitration Priority Control, uint.
    pub stream_out_data_destination_arbitration_priority_control: u32,
    /// Intra Row Store Scratch Buffer - Address, address.
    pub intra_row_store_scratch_buffer_address: u64,
    /// Intra Row Store Scratch Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub intra_row_store_scratch_buffer_attributes: Memoryaddressattributes,
    /// Intra Row Store Scratch Buffer - MOCS, uint.
    pub intra_row_store_scratch_buffer_mocs: u32,
    /// Intra Row Store Scratch Buffer - Arbitration Priority Control, uint.
    pub intra_row_store_scratch_buffer_arbitration_priority_control: u32,
    /// Deblocking Filter Row Store Scratch - Address, address.
    pub deblocking_filter_row_store_scratch_address: u64,
    /// Deblocking Filter Row Store Scratch - Attributes, MEMORYADDRESSATTRIBUTES.
    pub deblocking_filter_row_store_scratch_attributes: Memoryaddressattributes,
    /// Deblocking Filter Row Store Scratch - MOCS, uint.
    pub deblocking_filter_row_store_scratch_mocs: u32,
    /// Deblocking Filter Row Store Scratch - Arbitration Priority Control, uint.
    pub deblocking_filter_row_store_scratch_arbitration_priority_control: u32,
    /// Reference Picture - Address, address.
    pub reference_picture_address: [u64; 16],
    /// MB Status Buffer - Cacheability Control, uint.
    pub mb_status_buffer_cacheability_control: u32,
    /// MB Status Buffer - Graphics Data Type, uint.
    pub mb_status_buffer_graphics_data_type: u32,
    /// Reference Picture - Attributes, MEMORYADDRESSATTRIBUTES.
    pub reference_picture_attributes: Memoryaddressattributes,
    /// Reference Picture - MOCS, uint.
    pub reference_picture_mocs: u32,
    /// Reference Picture - Arbitration Priority Control, uint.
    pub reference_picture_arbitration_priority_control: [u32; 16],
    /// MB Status Buffer - Address, address.
    pub mb_status_buffer_address: u64,
    /// MB Status Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mb_status_buffer_attributes: Memoryaddressattributes,
    /// MB Status Buffer - MOCS, uint.
    pub mb_status_buffer_mocs: u32,
    /// MB Status Buffer - Arbitration Priority Control, uint.
    pub mb_status_buffer_arbitration_priority_control: u32,
    /// MB ILDB Stream-Out Buffer - Address, address.
    pub mb_ildb_stream_out_buffer_address: u64,
    /// MB ILDB Stream-Out Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub mb_ildb_stream_out_buffer_attributes: Memoryaddressattributes,
    /// MB ILDB Stream-Out Buffer - MOCS, uint.
    pub mb_ildb_stream_out_buffer_mocs: u32,
    /// MB ILDB Stream-Out Buffer - Arbitration Priority Control, uint.
    pub mb_ildb_stream_out_buffer_arbitration_priority_control: u32,
    /// Second MB ILDB Stream-Out Buffer - Address, address.
    pub second_mb_ildb_stream_out_buffer_address: u64,
    /// Second MB ILDB Stream-Out Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub second_mb_ildb_stream_out_buffer_attributes: Memoryaddressattributes,
    /// Second MB ILDB Stream-Out Buffer - MOCS, uint.
    pub second_mb_ildb_stream_out_buffer_mocs: u32,
    /// Second MB ILDB Stream-Out Buffer - Arbitration Priority Control, uint.
    pub second_mb_ildb_stream_out_buffer_arbitration_priority_control: u32,
    /// Reference Picture - Memory Compression Enable, bool.
    pub reference_picture_memory_compression_enable: [bool; 16],
    /// Reference Picture - Memory Compression Mode, uint.
    pub reference_picture_memory_compression_mode: [u32; 16],
    /// Scaled Reference Surface - Address, address.
    pub scaled_reference_surface_address: u64,
    /// Scaled Reference Surface - Attributes, MEMORYADDRESSATTRIBUTES.
    pub scaled_reference_surface_attributes: Memoryaddressattributes,
    /// SliceSize Stream-Out Data Destination - Address, address.
    pub slicesize_stream_out_data_destination_address: u64,
    /// SliceSize Stream-Out Data Destination - Attributes, MEMORYADDRESSATTRIBUTES.
    pub slicesize_stream_out_data_destination_attributes: Memoryaddressattributes,
}
impl MfxPipeBufAddrState {
    /// GTT entry of Post Deblocking Destination - Cacheability Control.
    pub const POST_DEBLOCKING_DESTINATION_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not LLC or MLC of Post Deblocking Destination - Cacheability Control.
    pub const POST_DEBLOCKING_DESTINATION_CACHEABILITY_CONTROL_NOT_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Post Deblocking Destination - Cacheability Control.
    pub const POST_DEBLOCKING_DESTINATION_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Post Deblocking Destination - Cacheability Control.
    pub const POST_DEBLOCKING_DESTINATION_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// GTT entry of Original Uncompressed Picture Source - Cacheability Control.
    pub const ORIGINAL_UNCOMPRESSED_PICTURE_SOURCE_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Original Uncompressed Picture Source - Cacheability Control.
    pub const ORIGINAL_UNCOMPRESSED_PICTURE_SOURCE_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Original Uncompressed Picture Source - Cacheability Control.
    pub const ORIGINAL_UNCOMPRESSED_PICTURE_SOURCE_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Original Uncompressed Picture Source - Cacheability Control.
    pub const ORIGINAL_UNCOMPRESSED_PICTURE_SOURCE_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Pre Deblocking Destination - Arbitration Priority Control.
    pub const PRE_DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Pre Deblocking Destination - Arbitration Priority Control.
    pub const PRE_DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Pre Deblocking Destination - Arbitration Priority Control.
    pub const PRE_DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Pre Deblocking Destination - Arbitration Priority Control.
    pub const PRE_DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// GTT entry of Stream-Out Data Destination - Cacheability Control.
    pub const STREAM_OUT_DATA_DESTINATION_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Stream-Out Data Destination - Cacheability Control.
    pub const STREAM_OUT_DATA_DESTINATION_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Stream-Out Data Destination - Cacheability Control.
    pub const STREAM_OUT_DATA_DESTINATION_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Stream-Out Data Destination - Cacheability Control.
    pub const STREAM_OUT_DATA_DESTINATION_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// GTT entry of Intra Row Store Scratch Buffer - Cacheability Control.
    pub const INTRA_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Intra Row Store Scratch Buffer - Cacheability Control.
    pub const INTRA_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Intra Row Store Scratch Buffer - Cacheability Control.
    pub const INTRA_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Intra Row Store Scratch Buffer - Cacheability Control.
    pub const INTRA_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// GTT entry of Deblocking Filter Row Store Scratch Buffer - Cacheability Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Deblocking Filter Row Store Scratch Buffer - Cacheability Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// LLC but not MLC of Deblocking Filter Row Store Scratch Buffer - Cacheability Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Deblocking Filter Row Store Scratch Buffer - Cacheability Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_BUFFER_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Deblocking Filter Row Store Scratch Buffer - Arbitration Priority Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Deblocking Filter Row Store Scratch Buffer - Arbitration Priority Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Deblocking Filter Row Store Scratch Buffer - Arbitration Priority Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Deblocking Filter Row Store Scratch Buffer - Arbitration Priority Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Post Deblocking Destination - Arbitration Priority Control.
    pub const POST_DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Post Deblocking Destination - Arbitration Priority Control.
    pub const POST_DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Post Deblocking Destination - Arbitration Priority Control.
    pub const POST_DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Post Deblocking Destination - Arbitration Priority Control.
    pub const POST_DEBLOCKING_DESTINATION_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// GTT entry of Reference Picture - Cacheability Control.
    pub const REFERENCE_PICTURE_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Reference Picture - Cacheability Control.
    pub const REFERENCE_PICTURE_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Reference Picture - Cacheability Control.
    pub const REFERENCE_PICTURE_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Reference Picture - Cacheability Control.
    pub const REFERENCE_PICTURE_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Original Uncompressed Picture Source - Arbitration Priority Control.
    pub const ORIGINAL_UNCOMPRESSED_PICTURE_SOURCE_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Original Uncompressed Picture Source - Arbitration Priority Control.
    pub const ORIGINAL_UNCOMPRESSED_PICTURE_SOURCE_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Original Uncompressed Picture Source - Arbitration Priority Control.
    pub const ORIGINAL_UNCOMPRESSED_PICTURE_SOURCE_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Original Uncompressed Picture Source - Arbitration Priority Control.
    pub const ORIGINAL_UNCOMPRESSED_PICTURE_SOURCE_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Stream-Out Data Destination - Arbitration Priority Control.
    pub const STREAM_OUT_DATA_DESTINATION_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Stream-Out Data Destination - Arbitration Priority Control.
    pub const STREAM_OUT_DATA_DESTINATION_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Stream-Out Data Destination - Arbitration Priority Control.
    pub const STREAM_OUT_DATA_DESTINATION_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Stream-Out Data Destination - Arbitration Priority Control.
    pub const STREAM_OUT_DATA_DESTINATION_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Intra Row Store Scratch Buffer - Arbitration Priority Control.
    pub const INTRA_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Intra Row Store Scratch Buffer - Arbitration Priority Control.
    pub const INTRA_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Intra Row Store Scratch Buffer - Arbitration Priority Control.
    pub const INTRA_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Intra Row Store Scratch Buffer - Arbitration Priority Control.
    pub const INTRA_ROW_STORE_SCRATCH_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Deblocking Filter Row Store Scratch - Arbitration Priority Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Deblocking Filter Row Store Scratch - Arbitration Priority Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Deblocking Filter Row Store Scratch - Arbitration Priority Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Deblocking Filter Row Store Scratch - Arbitration Priority Control.
    pub const DEBLOCKING_FILTER_ROW_STORE_SCRATCH_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// GTT of MB Status Buffer - Cacheability Control.
    pub const MB_STATUS_BUFFER_CACHEABILITY_CONTROL_GTT: u32 = 0x0;
    /// Not in LLC or MLC of MB Status Buffer - Cacheability Control.
    pub const MB_STATUS_BUFFER_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of MB Status Buffer - Cacheability Control.
    pub const MB_STATUS_BUFFER_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of MB Status Buffer - Cacheability Control.
    pub const MB_STATUS_BUFFER_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Reference Picture - Arbitration Priority Control.
    pub const REFERENCE_PICTURE_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Reference Picture - Arbitration Priority Control.
    pub const REFERENCE_PICTURE_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Reference Picture - Arbitration Priority Control.
    pub const REFERENCE_PICTURE_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Reference Picture - Arbitration Priority Control.
    pub const REFERENCE_PICTURE_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of MB Status Buffer - Arbitration Priority Control.
    pub const MB_STATUS_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of MB Status Buffer - Arbitration Priority Control.
    pub const MB_STATUS_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of MB Status Buffer - Arbitration Priority Control.
    pub const MB_STATUS_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of MB Status Buffer - Arbitration Priority Control.
    pub const MB_STATUS_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of MB ILDB Stream-Out Buffer - Arbitration Priority Control.
    pub const MB_ILDB_STREAM_OUT_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of MB ILDB Stream-Out Buffer - Arbitration Priority Control.
    pub const MB_ILDB_STREAM_OUT_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of MB ILDB Stream-Out Buffer - Arbitration Priority Control.
    pub const MB_ILDB_STREAM_OUT_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of MB ILDB Stream-Out Buffer - Arbitration Priority Control.
    pub const MB_ILDB_STREAM_OUT_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Second MB ILDB Stream-Out Buffer - Arbitration Priority Control.
    pub const SECOND_MB_ILDB_STREAM_OUT_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Second MB ILDB Stream-Out Buffer - Arbitration Priority Control.
    pub const SECOND_MB_ILDB_STREAM_OUT_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Second MB ILDB Stream-Out Buffer - Arbitration Priority Control.
    pub const SECOND_MB_ILDB_STREAM_OUT_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Second MB ILDB Stream-Out Buffer - Arbitration Priority Control.
    pub const SECOND_MB_ILDB_STREAM_OUT_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxPipeBufAddrState {
        let d = &fixed::<68>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), pre_deblocking_destination_address: a(d, 38, 63), post_deblocking_destination_cacheability_control: u(d, 64, 65), post_deblocking_destination_graphics_data_type: u(d, 66, 66), original_uncompressed_picture_source_cacheability_control: u(d, 96, 97), original_uncompressed_picture_source_graphics_data_type: u(d, 98, 98), pre_deblocking_destination_arbitration_priority_control: u(d, 36, 37), stream_out_data_destination_cacheability_control: u(d, 128, 129), stream_out_data_destination_graphics_data_type: u(d, 130, 130), post_deblocking_destination_address: a(d, 70, 95), intra_row_store_scratch_buffer_cacheability_control: u(d, 160, 161), intra_row_store_scratch_buffer_graphics_data_type: u(d, 162, 162), deblocking_filter_row_store_scratch_buffer_cacheability_control: u(d, 192, 193), deblocking_filter_row_store_scratch_buffer_graphics_data_type: u(d, 194, 194), deblocking_filter_row_store_scratch_buffer_arbitration_priority_control: u(d, 196, 197), deblocking_filter_row_store_scratch_buffer_address: a(d, 198, 223), post_deblocking_destination_arbitration_priority_control: u(d, 68, 69), reference_picture_cacheability_control: std::array::from_fn(|i| u(d, at(224, i, 32), at(225, i, 32))), reference_picture_graphics_data_type: std::array::from_fn(|i| u(d, at(226, i, 32), at(226, i, 32))), original_uncompressed_picture_source_address: a(d, 102, 127), original_uncompressed_picture_source_arbitration_priority_control: u(d, 100, 101), stream_out_data_destination_address: a(d, 134, 159), stream_out_data_destination_arbitration_priority_control: u(d, 132, 133), intra_row_store_scratch_buffer_address: a(d, 166, 191), intra_row_store_scratch_buffer_arbitration_priority_control: u(d, 164, 165), reference_picture_address: std::array::from_fn(|i| a(d, at(230, i, 32), at(255, i, 32))), mb_status_buffer_cacheability_control: u(d, 736, 737), mb_status_buffer_graphics_data_type: u(d, 738, 738), reference_picture_arbitration_priority_control: std::array::from_fn(|i| u(d, at(228, i, 32), at(229, i, 32))), mb_status_buffer_address: a(d, 742, 767), mb_status_buffer_arbitration_priority_control: u(d, 740, 741), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 11), pre_deblocking_destination_address: a(d, 38, 79), pre_deblocking_destination_mocs: u(d, 96, 102), pre_deblocking_destination_arbitration_priority_control: u(d, 103, 104), post_deblocking_destination_address: a(d, 134, 175), post_deblocking_destination_mocs: u(d, 192, 198), post_deblocking_destination_arbitration_priority_control: u(d, 199, 200), original_uncompressed_picture_source_address: a(d, 230, 271), original_uncompressed_picture_source_mocs: u(d, 288, 294), original_uncompressed_picture_source_arbitration_priority_control: u(d, 295, 296), stream_out_data_destination_address: a(d, 326, 367), stream_out_data_destination_mocs: u(d, 384, 390), stream_out_data_destination_arbitration_priority_control: u(d, 391, 392), intra_row_store_scratch_buffer_address: a(d, 422, 463), intra_row_store_scratch_buffer_mocs: u(d, 480, 486), intra_row_store_scratch_buffer_arbitration_priority_control: u(d, 487, 488), deblocking_filter_row_store_scratch_address: a(d, 518, 559), deblocking_filter_row_store_scratch_mocs: u(d, 576, 582), deblocking_filter_row_store_scratch_arbitration_priority_control: u(d, 583, 584), reference_picture_address: std::array::from_fn(|i| a(d, at(608, i, 64), at(671, i, 64))), reference_picture_mocs: u(d, 1632, 1638), reference_picture_arbitration_priority_control: std::array::from_fn(|i| if i == 0 { u(d, 1639, 1640) } else { Default::default() }), mb_status_buffer_address: a(d, 1670, 1711), mb_status_buffer_mocs: u(d, 1728, 1734), mb_status_buffer_arbitration_priority_control: u(d, 1735, 1736), mb_ildb_stream_out_buffer_address: a(d, 1766, 1807), mb_ildb_stream_out_buffer_mocs: u(d, 1824, 1830), mb_ildb_stream_out_buffer_arbitration_priority_control: u(d, 1831, 1832), second_mb_ildb_stream_out_buffer_address: a(d, 1862, 1903), second_mb_ildb_stream_out_buffer_mocs: u(d, 1920, 1926), second_mb_ildb_stream_out_buffer_arbitration_priority_control: u(d, 1927, 1928), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), pre_deblocking_destination_address: a(d, 38, 79), pre_deblocking_destination_attributes: Memoryaddressattributes::decode(platform, &d[3..]), post_deblocking_destination_address: a(d, 134, 175), post_deblocking_destination_attributes: Memoryaddressattributes::decode(platform, &d[6..]), original_uncompressed_picture_source_address: a(d, 230, 271), original_uncompressed_picture_source_attributes: Memoryaddressattributes::decode(platform, &d[9..]), stream_out_data_destination_address: a(d, 326, 367), stream_out_data_destination_attributes: Memoryaddressattributes::decode(platform, &d[12..]), intra_row_store_scratch_buffer_address: a(d, 422, 463), intra_row_store_scratch_buffer_attributes: Memoryaddressattributes::decode(platform, &d[15..]), deblocking_filter_row_store_scratch_address: a(d, 518, 559), deblocking_filter_row_store_scratch_attributes: Memoryaddressattributes::decode(platform, &d[18..]), reference_picture_address: std::array::from_fn(|i| a(d, at(608, i, 64), at(671, i, 64))), reference_picture_attributes: Memoryaddressattributes::decode(platform, &d[51..]), mb_status_buffer_address: a(d, 1670, 1711), mb_status_buffer_attributes: Memoryaddressattributes::decode(platform, &d[54..]), mb_ildb_stream_out_buffer_address: a(d, 1766, 1807), mb_ildb_stream_out_buffer_attributes: Memoryaddressattributes::decode(platform, &d[57..]), second_mb_ildb_stream_out_buffer_address: a(d, 1862, 1903), second_mb_ildb_stream_out_buffer_attributes: Memoryaddressattributes::decode(platform, &d[60..]), reference_picture_memory_compression_enable: std::array::from_fn(|i| b(d, at(1952, i, 2))), reference_picture_memory_compression_mode: std::array::from_fn(|i| u(d, at(1953, i, 2), at(1953, i, 2))), scaled_reference_surface_address: a(d, 1990, 2031), scaled_reference_surface_attributes: Memoryaddressattributes::decode(platform, &d[64..]), slicesize_stream_out_data_destination_address: a(d, 2086, 2127), slicesize_stream_out_data_destination_attributes: Memoryaddressattributes::decode(platform, &d[67..]), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 68];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x70020000; let length = if self.dword_length == 0 { 22 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 63, self.pre_deblocking_destination_address); put(d, 64, 65, u64::from(self.post_deblocking_destination_cacheability_control)); put(d, 66, 66, u64::from(self.post_deblocking_destination_graphics_data_type)); put(d, 96, 97, u64::from(self.original_uncompressed_picture_source_cacheability_control)); put(d, 98, 98, u64::from(self.original_uncompressed_picture_source_graphics_data_type)); put(d, 36, 37, u64::from(self.pre_deblocking_destination_arbitration_priority_control)); put(d, 128, 129, u64::from(self.stream_out_data_destination_cacheability_control)); put(d, 130, 130, u64::from(self.stream_out_data_destination_graphics_data_type)); put_a(d, 70, 95, self.post_deblocking_destination_address); put(d, 160, 161, u64::from(self.intra_row_store_scratch_buffer_cacheability_control)); put(d, 162, 162, u64::from(self.intra_row_store_scratch_buffer_graphics_data_type)); put(d, 192, 193, u64::from(self.deblocking_filter_row_store_scratch_buffer_cacheability_control)); put(d, 194, 194, u64::from(self.deblocking_filter_row_store_scratch_buffer_graphics_data_type)); put(d, 196, 197, u64::from(self.deblocking_filter_row_store_scratch_buffer_arbitration_priority_control)); put_a(d, 198, 223, self.deblocking_filter_row_store_scratch_buffer_address); put(d, 68, 69, u64::from(self.post_deblocking_destination_arbitration_priority_control)); for (i, v) in self.reference_picture_cacheability_control.iter().copied().enumerate().take(16) { put(d, at(224, i, 32), at(225, i, 32), u64::from(v)); } for (i, v) in self.reference_picture_graphics_data_type.iter().copied().enumerate().take(16) { put(d, at(226, i, 32), at(226, i, 32), u64::from(v)); } put_a(d, 102, 127, self.original_uncompressed_picture_source_address); put(d, 100, 101, u64::from(self.original_uncompressed_picture_source_arbitration_priority_control)); put_a(d, 134, 159, self.stream_out_data_destination_address); put(d, 132, 133, u64::from(self.stream_out_data_destination_arbitration_priority_control)); put_a(d, 166, 191, self.intra_row_store_scratch_buffer_address); put(d, 164, 165, u64::from(self.intra_row_store_scratch_buffer_arbitration_priority_control)); for (i, v) in self.reference_picture_address.iter().copied().enumerate().take(16) { put_a(d, at(230, i, 32), at(255, i, 32), v); } put(d, 736, 737, u64::from(self.mb_status_buffer_cacheability_control)); put(d, 738, 738, u64::from(self.mb_status_buffer_graphics_data_type)); for (i, v) in self.reference_picture_arbitration_priority_control.iter().copied().enumerate().take(16) { put(d, at(228, i, 32), at(229, i, 32), u64::from(v)); } put_a(d, 742, 767, self.mb_status_buffer_address); put(d, 740, 741, u64::from(self.mb_status_buffer_arbitration_priority_control)); 24 }
            1 => { d[0] = 0x70020000; let length = if self.dword_length == 0 { 59 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 79, self.pre_deblocking_destination_address); put(d, 96, 102, u64::from(self.pre_deblocking_destination_mocs)); put(d, 103, 104, u64::from(self.pre_deblocking_destination_arbitration_priority_control)); put_a(d, 134, 175, self.post_deblocking_destination_address); put(d, 192, 198, u64::from(self.post_deblocking_destination_mocs)); put(d, 199, 200, u64::from(self.post_deblocking_destination_arbitration_priority_control)); put_a(d, 230, 271, self.original_uncompressed_picture_source_address); put(d, 288, 294, u64::from(self.original_uncompressed_picture_source_mocs)); put(d, 295, 296, u64::from(self.original_uncompressed_picture_source_arbitration_priority_control)); put_a(d, 326, 367, self.stream_out_data_destination_address); put(d, 384, 390, u64::from(self.stream_out_data_destination_mocs)); put(d, 391, 392, u64::from(self.stream_out_data_destination_arbitration_priority_control)); put_a(d, 422, 463, self.intra_row_store_scratch_buffer_address); put(d, 480, 486, u64::from(self.intra_row_store_scratch_buffer_mocs)); put(d, 487, 488, u64::from(self.intra_row_store_scratch_buffer_arbitration_priority_control)); put_a(d, 518, 559, self.deblocking_filter_row_store_scratch_address); put(d, 576, 582, u64::from(self.deblocking_filter_row_store_scratch_mocs)); put(d, 583, 584, u64::from(self.deblocking_filter_row_store_scratch_arbitration_priority_control)); for (i, v) in self.reference_picture_address.iter().copied().enumerate().take(16) { put_a(d, at(608, i, 64), at(671, i, 64), v); } put(d, 1632, 1638, u64::from(self.reference_picture_mocs)); put(d, 1639, 1640, u64::from(self.reference_picture_arbitration_priority_control[0])); put_a(d, 1670, 1711, self.mb_status_buffer_address); put(d, 1728, 1734, u64::from(self.mb_status_buffer_mocs)); put(d, 1735, 1736, u64::from(self.mb_status_buffer_arbitration_priority_control)); put_a(d, 1766, 1807, self.mb_ildb_stream_out_buffer_address); put(d, 1824, 1830, u64::from(self.mb_ildb_stream_out_buffer_mocs)); put(d, 1831, 1832, u64::from(self.mb_ildb_stream_out_buffer_arbitration_priority_control)); put_a(d, 1862, 1903, self.second_mb_ildb_stream_out_buffer_address); put(d, 1920, 1926, u64::from(self.second_mb_ildb_stream_out_buffer_mocs)); put(d, 1927, 1928, u64::from(self.second_mb_ildb_stream_out_buffer_arbitration_priority_control)); 61 }
            _ => { d[0] = 0x70020000; let length = if self.dword_length == 0 { 63 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_a(d, 38, 79, self.pre_deblocking_destination_address); put_part(d, 96, 127, &self.pre_deblocking_destination_attributes.encode(platform)); put_a(d, 134, 175, self.post_deblocking_destination_address); put_part(d, 192, 223, &self.post_deblocking_destination_attributes.encode(platform)); put_a(d, 230, 271, self.original_uncompressed_picture_source_address); put_part(d, 288, 319, &self.original_uncompressed_picture_source_attributes.encode(platform)); put_a(d, 326, 367, self.stream_out_data_destination_address); put_part(d, 384, 415, &self.stream_out_data_destination_attributes.encode(platform)); put_a(d, 422, 463, self.intra_row_store_scratch_buffer_address); put_part(d, 480, 511, &self.intra_row_store_scratch_buffer_attributes.encode(platform)); put_a(d, 518, 559, self.deblocking_filter_row_store_scratch_address); put_part(d, 576, 607, &self.deblocking_filter_row_store_scratch_attributes.encode(platform)); for (i, v) in self.reference_picture_address.iter().copied().enumerate().take(16) { put_a(d, at(608, i, 64), at(671, i, 64), v); } put_part(d, 1632, 1663, &self.reference_picture_attributes.encode(platform)); put_a(d, 1670, 1711, self.mb_status_buffer_address); put_part(d, 1728, 1759, &self.mb_status_buffer_attributes.encode(platform)); put_a(d, 1766, 1807, self.mb_ildb_stream_out_buffer_address); put_part(d, 1824, 1855, &self.mb_ildb_stream_out_buffer_attributes.encode(platform)); put_a(d, 1862, 1903, self.second_mb_ildb_stream_out_buffer_address); put_part(d, 1920, 1951, &self.second_mb_ildb_stream_out_buffer_attributes.encode(platform)); for (i, v) in self.reference_picture_memory_compression_enable.iter().copied().enumerate().take(16) { put(d, at(1952, i, 2), at(1952, i, 2), u64::from(v)); } for (i, v) in self.reference_picture_memory_compression_mode.iter().copied().enumerate().take(16) { put(d, at(1953, i, 2), at(1953, i, 2), u64::from(v)); } put_a(d, 1990, 2031, self.scaled_reference_surface_address); put_part(d, 2048, 2079, &self.scaled_reference_surface_attributes.encode(platform)); put_a(d, 2086, 2127, self.slicesize_stream_out_data_destination_address); put_part(d, 2144, 2175, &self.slicesize_stream_out_data_destination_attributes.encode(platform)); length.saturating_add(2).clamp(65, 68) as usize }
        };
        words[..n.min(68)].to_vec()
    }
}
described!(MfxPipeBufAddrState, MFXPIPEBUFADDRSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_PIPE_BUF_ADDR_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_PIPE_BUF_ADDR_STATE", "mesa:gen8 MFX_PIPE_BUF_ADDR_STATE", "mesa:gen9 MFX_PIPE_BUF_ADDR_STATE", "media-driver:g8_bdw MFX_PIPE_BUF_ADDR_STATE", "media-driver:g9_skl MFX_PIPE_BUF_ADDR_STATE", "media-driver:g9_bxt MFX_PIPE_BUF_ADDR_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70020000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 24, 24, false), (0x2, 61, 61, false), (0xc, 65, 68, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0x1, 32, 35), (0xe, 32, 37), (0x1, 67, 67), (0xe, 80, 95), (0x1, 99, 99), (0x2, 105, 127), (0xe, 128, 133), (0x1, 131, 131), (0x1, 163, 163), (0xe, 176, 191), (0x1, 195, 195), (0x2, 201, 223), (0xe, 224, 229), (0x1, 227, 227), (0x1, 259, 259), (0xe, 272, 287), (0x1, 291, 291), (0x2, 297, 319), (0xe, 320, 325), (0x1, 323, 323), (0x1, 355, 355), (0xe, 368, 383), (0x1, 387, 387), (0x2, 393, 415), (0xe, 416, 421), (0x1, 419, 419), (0x1, 451, 451), (0xe, 464, 479), (0x1, 483, 483), (0x2, 489, 511), (0xe, 512, 517), (0x1, 515, 515), (0x1, 547, 547), (0xe, 560, 575), (0x1, 579, 579), (0x2, 585, 607), (0x1, 611, 611), (0x1, 643, 643), (0x1, 675, 675), (0x1, 707, 707), (0x1, 739, 739), (0x2, 1641, 1663), (0xe, 1664, 1669), (0xe, 1712, 1727), (0x2, 1737, 1759), (0xe, 1760, 1765), (0xe, 1808, 1823), (0x2, 1833, 1855), (0xe, 1856, 1861), (0xe, 1904, 1919), (0x2, 1929, 1951), (0xc, 1984, 1989), (0xc, 2032, 2047), (0xc, 2080, 2085), (0xc, 2128, 2143)],
    system: "VD-01", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0x1, 1, 0xf, 0x0), w(0x1, 2, 0x8, 0x0), w(0x1, 3, 0x8, 0x0), w(0x1, 4, 0x8, 0x0), w(0x1, 5, 0x8, 0x0), w(0x1, 6, 0x8, 0x0), w(0x1, 7, 0x8, 0x0), w(0x1, 8, 0x8, 0x0), w(0x1, 9, 0x8, 0x0), w(0x1, 10, 0x8, 0x0), w(0x1, 11, 0x8, 0x0), w(0x1, 12, 0x8, 0x0), w(0x1, 13, 0x8, 0x0), w(0x1, 14, 0x8, 0x0), w(0x1, 15, 0x8, 0x0), w(0x1, 16, 0x8, 0x0), w(0x1, 17, 0x8, 0x0), w(0x1, 18, 0x8, 0x0), w(0x1, 19, 0x8, 0x0), w(0x1, 20, 0x8, 0x0), w(0x1, 21, 0x8, 0x0), w(0x1, 22, 0x8, 0x0), w(0x1, 23, 0x8, 0x0), w(0xe, 1, 0x3f, 0x0), w(0xe, 2, 0xffff0000, 0x0), w(0x2, 3, 0xfffffe00, 0x0), w(0xe, 4, 0x3f, 0x0), w(0xe, 5, 0xffff0000, 0x0), w(0x2, 6, 0xfffffe00, 0x0), w(0xe, 7, 0x3f, 0x0), w(0xe, 8, 0xffff0000, 0x0), w(0x2, 9, 0xfffffe00, 0x0), w(0xe, 10, 0x3f, 0x0), w(0xe, 11, 0xffff0000, 0x0), w(0x2, 12, 0xfffffe00, 0x0), w(0xe, 13, 0x3f, 0x0), w(0xe, 14, 0xffff0000, 0x0), w(0x2, 15, 0xfffffe00, 0x0), w(0xe, 16, 0x3f, 0x0), w(0xe, 17, 0xffff0000, 0x0), w(0x2, 18, 0xfffffe00, 0x0), w(0x2, 51, 0xfffffe00, 0x0), w(0xe, 52, 0x3f, 0x0), w(0xe, 53, 0xffff0000, 0x0), w(0x2, 54, 0xfffffe00, 0x0), w(0xe, 55, 0x3f, 0x0), w(0xe, 56, 0xffff0000, 0x0), w(0x2, 57, 0xfffffe00, 0x0), w(0xe, 58, 0x3f, 0x0), w(0xe, 59, 0xffff0000, 0x0), w(0x2, 60, 0xfffffe00, 0x0), w(0xc, 3, 0xffff8c01, 0x0), w(0xc, 6, 0xffff8c01, 0x0), w(0xc, 9, 0xffff8c01, 0x0), w(0xc, 12, 0xffff8c01, 0x0), w(0xc, 15, 0xffff8c01, 0x0), w(0xc, 18, 0xffff8c01, 0x0), w(0xc, 51, 0xffff8c01, 0x0), w(0xc, 54, 0xffff8c01, 0x0), w(0xc, 57, 0xffff8c01, 0x0), w(0xc, 60, 0xffff8c01, 0x0), w(0xc, 61, 0xffffffff, 0x0), w(0xc, 62, 0x3f, 0x0), w(0xc, 63, 0xffff0000, 0x0), w(0xc, 64, 0xffff8c01, 0x0), w(0xc, 65, 0x3f, 0x0), w(0xc, 66, 0xffff0000, 0x0), w(0xc, 67, 0xffff8c01, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pre Deblocking Destination - Address", places: &[p(0x1, 38, 63, Kind::Address, 1, 0), p(0xe, 38, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post Deblocking Destination - Cacheability Control", places: &[p(0x1, 64, 65, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Post Deblocking Destination - Graphics Data Type", places: &[p(0x1, 66, 66, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Destination - Attributes", places: &[p(0xc, 96, 127, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Destination - MOCS", places: &[p(0x2, 96, 102, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Original Uncompressed Picture Source - Cacheability Control", places: &[p(0x1, 96, 97, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Original Uncompressed Picture Source - Graphics Data Type", places: &[p(0x1, 98, 98, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre Deblocking Destination - Arbitration Priority Control", places: &[p(0x1, 36, 37, Kind::Uint, 1, 0), p(0x2, 103, 104, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Stream-Out Data Destination - Cacheability Control", places: &[p(0x1, 128, 129, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Stream-Out Data Destination - Graphics Data Type", places: &[p(0x1, 130, 130, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post Deblocking Destination - Address", places: &[p(0x1, 70, 95, Kind::Address, 1, 0), p(0xe, 134, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Row Store Scratch Buffer - Cacheability Control", places: &[p(0x1, 160, 161, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Intra Row Store Scratch Buffer - Graphics Data Type", places: &[p(0x1, 162, 162, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post Deblocking Destination - Attributes", places: &[p(0xc, 192, 223, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post Deblocking Destination - MOCS", places: &[p(0x2, 192, 198, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Row Store Scratch Buffer - Cacheability Control", places: &[p(0x1, 192, 193, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Deblocking Filter Row Store Scratch Buffer - Graphics Data Type", places: &[p(0x1, 194, 194, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Row Store Scratch Buffer - Arbitration Priority Control", places: &[p(0x1, 196, 197, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Deblocking Filter Row Store Scratch Buffer - Address", places: &[p(0x1, 198, 223, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post Deblocking Destination - Arbitration Priority Control", places: &[p(0x1, 68, 69, Kind::Uint, 1, 0), p(0x2, 199, 200, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Reference Picture - Cacheability Control", places: &[p(0x1, 224, 225, Kind::Uint, 16, 32)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Reference Picture - Graphics Data Type", places: &[p(0x1, 226, 226, Kind::Uint, 16, 32)], values: &[], when: None, gap: None },
        Field { name: "Original Uncompressed Picture Source - Address", places: &[p(0x1, 102, 127, Kind::Address, 1, 0), p(0xe, 230, 271, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Original Uncompressed Picture Source - Attributes", places: &[p(0xc, 288, 319, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Original Uncompressed Picture Source - MOCS", places: &[p(0x2, 288, 294, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Original Uncompressed Picture Source - Arbitration Priority Control", places: &[p(0x1, 100, 101, Kind::Uint, 1, 0), p(0x2, 295, 296, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Stream-Out Data Destination - Address", places: &[p(0x1, 134, 159, Kind::Address, 1, 0), p(0xe, 326, 367, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out Data Destination - Attributes", places: &[p(0xc, 384, 415, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out Data Destination - MOCS", places: &[p(0x2, 384, 390, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out Data Destination - Arbitration Priority Control", places: &[p(0x1, 132, 133, Kind::Uint, 1, 0), p(0x2, 391, 392, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Intra Row Store Scratch Buffer - Address", places: &[p(0x1, 166, 191, Kind::Address, 1, 0), p(0xe, 422, 463, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Row Store Scratch Buffer - Attributes", places: &[p(0xc, 480, 511, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Row Store Scratch Buffer - MOCS", places: &[p(0x2, 480, 486, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra Row Store Scratch Buffer - Arbitration Priority Control", places: &[p(0x1, 164, 165, Kind::Uint, 1, 0), p(0x2, 487, 488, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Deblocking Filter Row Store Scratch - Address", places: &[p(0xe, 518, 559, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Row Store Scratch - Attributes", places: &[p(0xc, 576, 607, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Row Store Scratch - MOCS", places: &[p(0x2, 576, 582, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Deblocking Filter Row Store Scratch - Arbitration Priority Control", places: &[p(0x2, 583, 584, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Highest priority"), (0x2, 0x1, "Second highest priority"), (0x2, 0x2, "Third highest priority"), (0x2, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Reference Picture - Address", places: &[p(0x1, 230, 255, Kind::Address, 16, 32), p(0xe, 608, 671, Kind::Address, 16, 64)], values: &[], when: None, gap: None },
        Field { name: "MB Status Buffer - Cacheability Control", places: &[p(0x1, 736, 737, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GTT"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "MB Status Buffer - Graphics Data Type", places: &[p(0x1, 738, 738, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reference Picture - Attributes", places: &[p(0xc, 1632, 1663, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reference Picture - MOCS", places: &[p(0x2, 1632, 1638, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reference Picture - Arbitration Priority Control", places: &[p(0x1, 228, 229, Kind::Uint, 16, 32), p(0x2, 1639, 1640, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "MB Status Buffer - Address", places: &[p(0x1, 742, 767, Kind::Address, 1, 0), p(0xe, 1670, 1711, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Status Buffer - Attributes", places: &[p(0xc, 1728, 1759, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Status Buffer - MOCS", places: &[p(0x2, 1728, 1734, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Status Buffer - Arbitration Priority Control", places: &[p(0x1, 740, 741, Kind::Uint, 1, 0), p(0x2, 1735, 1736, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Highest priority"), (0x3, 0x1, "Second highest priority"), (0x3, 0x2, "Third highest priority"), (0x3, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "MB ILDB Stream-Out Buffer - Address", places: &[p(0xe, 1766, 1807, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB ILDB Stream-Out Buffer - Attributes", places: &[p(0xc, 1824, 1855, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB ILDB Stream-Out Buffer - MOCS", places: &[p(0x2, 1824, 1830, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB ILDB Stream-Out Buffer - Arbitration Priority Control", places: &[p(0x2, 1831, 1832, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Highest priority"), (0x2, 0x1, "Second highest priority"), (0x2, 0x2, "Third highest priority"), (0x2, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Second MB ILDB Stream-Out Buffer - Address", places: &[p(0xe, 1862, 1903, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Second MB ILDB Stream-Out Buffer - Attributes", places: &[p(0xc, 1920, 1951, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Second MB ILDB Stream-Out Buffer - MOCS", places: &[p(0x2, 1920, 1926, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Second MB ILDB Stream-Out Buffer - Arbitration Priority Control", places: &[p(0x2, 1927, 1928, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Highest priority"), (0x2, 0x1, "Second highest priority"), (0x2, 0x2, "Third highest priority"), (0x2, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Reference Picture - Memory Compression Enable", places: &[p(0xc, 1952, 1952, Kind::Bool, 16, 2)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Reference Picture - Memory Compression Mode", places: &[p(0xc, 1953, 1953, Kind::Uint, 16, 2)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Scaled Reference Surface - Address", places: &[p(0xc, 1990, 2031, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scaled Reference Surface - Attributes", places: &[p(0xc, 2048, 2079, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SliceSize Stream-Out Data Destination - Address", places: &[p(0xc, 2086, 2127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SliceSize Stream-Out Data Destination - Attributes", places: &[p(0xc, 2144, 2175, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_PIPE_MODE_SELECT`. `[mesa:gen7 MFX_PIPE_MODE_SELECT]` `[mesa:gen8 MFX_PIPE_MODE_SELECT]` `[mesa:gen9 MFX_PIPE_MODE_SELECT]` `[media-driver:g8_bdw MFX_PIPE_MODE_SELECT]` `[media-driver:g9_skl MFX_PIPE_MODE_SELECT]` `[media-driver:g9_bxt MFX_PIPE_MODE_SELECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxPipeModeSelect {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Standard Select, uint.
    pub standard_select: u32,
    /// Codec Select, uint.
    pub codec_select: u32,
    /// Stitch Mode, bool.
    pub stitch_mode: bool,
    /// Frame Statistics Stream-Out Enable, bool.
    pub frame_statistics_stream_out_enable: bool,
    /// Scaled Surface Enable, bool.
    pub scaled_surface_enable: bool,
    /// Pre Deblocking Output Enable, bool.
    pub pre_deblocking_output_enable: bool,
    /// Post Deblocking Output Enable, bool.
    pub post_deblocking_output_enable: bool,
    /// Stream-Out Enable, bool.
    pub stream_out_enable: bool,
    /// Pic Error/Status Report Enable, bool.
    pub pic_error_status_report_enable: bool,
    /// Deblocker Stream-Out Enable, bool.
    pub deblocker_stream_out_enable: bool,
    /// VDEnc Mode, uint.
    pub vdenc_mode: u32,
    /// Standalone VDEnc Mode Enable, bool.
    pub standalone_vdenc_mode_enable: bool,
    /// Decoder Mode Select, uint.
    pub decoder_mode_select: u32,
    /// Decoder Short Format Mode, uint.
    pub decoder_short_format_mode: u32,
    /// Extended Stream-Out Enable, bool.
    pub extended_stream_out_enable: bool,
    /// VDS ILDB Calculation, bool.
    pub vds_ildb_calculation: bool,
    /// Clock Gate Enable At Slice Level, bool.
    pub clock_gate_enable_at_slice_level: bool,
    /// MPC Pref08 X8 Disable Flag Default0, bool.
    pub mpc_pref08_x8_disable_flag_default0: bool,
    /// Vlf720 I Odd Height In VC1 Mode, bool.
    pub vlf720_i_odd_height_in_vc1_mode: bool,
    /// VHR MVC Field Reference List Logic Enable, bool.
    pub vhr_mvc_field_reference_list_logic_enable: bool,
    /// VMB SVC TLB Dummy Fetch Disable For Performance, bool.
    pub vmb_svc_tlb_dummy_fetch_disable_for_performance: bool,
    /// VMB SVC MV Replication For8 X8 Enable Error Handling, bool.
    pub vmb_svc_mv_replication_for8_x8_enable_error_handling: bool,
    /// Pic Status/Error Report ID, uint.
    pub pic_status_error_report_id: u32,
}
impl MfxPipeModeSelect {
    /// MPEG2 of Standard Select.
    pub const STANDARD_SELECT_MPEG2: u32 = 0x0;
    /// VC1 of Standard Select.
    pub const STANDARD_SELECT_VC1: u32 = 0x1;
    /// AVC of Standard Select.
    pub const STANDARD_SELECT_AVC: u32 = 0x2;
    /// JPEG of Standard Select.
    pub const STANDARD_SELECT_JPEG: u32 = 0x3;
    /// VP8 of Standard Select.
    pub const STANDARD_SELECT_VP8: u32 = 0x5;
    /// UVLD of Standard Select.
    pub const STANDARD_SELECT_UVLD: u32 = 0xf;
    /// Decode of Codec Select.
    pub const CODEC_SELECT_DECODE: u32 = 0x0;
    /// Encode of Codec Select.
    pub const CODEC_SELECT_ENCODE: u32 = 0x1;
    /// MBEnc Mode of VDEnc Mode.
    pub const VDENC_MODE_MBENC_MODE: u32 = 0x0;
    /// VDEnc Mode of VDEnc Mode.
    pub const VDENC_MODE_VDENC_MODE: u32 = 0x1;
    /// VLD Mode of Decoder Mode Select.
    pub const DECODER_MODE_SELECT_VLD_MODE: u32 = 0x0;
    /// IT Mode of Decoder Mode Select.
    pub const DECODER_MODE_SELECT_IT_MODE: u32 = 0x1;
    /// Deblocker Mode of Decoder Mode Select.
    pub const DECODER_MODE_SELECT_DEBLOCKER_MODE: u32 = 0x2;
    /// Interlayer Mode of Decoder Mode Select.
    pub const DECODER_MODE_SELECT_INTERLAYER_MODE: u32 = 0x3;
    /// Short Format Driver Interface of Decoder Short Format Mode.
    pub const DECODER_SHORT_FORMAT_MODE_SHORT_FORMAT_DRIVER_INTERFACE: u32 = 0x0;
    /// Long Format Driver Interface of Decoder Short Format Mode.
    pub const DECODER_SHORT_FORMAT_MODE_LONG_FORMAT_DRIVER_INTERFACE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxPipeModeSelect {
        let d = &fixed::<5>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), standard_select: u(d, 32, 35), codec_select: u(d, 36, 36), stitch_mode: b(d, 37), pre_deblocking_output_enable: b(d, 40), post_deblocking_output_enable: b(d, 41), stream_out_enable: b(d, 42), pic_error_status_report_enable: b(d, 43), decoder_mode_select: u(d, 47, 48), decoder_short_format_mode: u(d, 49, 49), extended_stream_out_enable: b(d, 50), pic_status_error_report_id: u(d, 96, 127), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 11), standard_select: u(d, 32, 35), codec_select: u(d, 36, 36), stitch_mode: b(d, 37), pre_deblocking_output_enable: b(d, 40), post_deblocking_output_enable: b(d, 41), stream_out_enable: b(d, 42), pic_error_status_report_enable: b(d, 43), deblocker_stream_out_enable: b(d, 44), decoder_mode_select: u(d, 47, 48), decoder_short_format_mode: u(d, 49, 49), extended_stream_out_enable: b(d, 50), vds_ildb_calculation: b(d, 67), clock_gate_enable_at_slice_level: b(d, 70), mpc_pref08_x8_disable_flag_default0: b(d, 74), vlf720_i_odd_height_in_vc1_mode: b(d, 78), vhr_mvc_field_reference_list_logic_enable: b(d, 88), vmb_svc_tlb_dummy_fetch_disable_for_performance: b(d, 91), vmb_svc_mv_replication_for8_x8_enable_error_handling: b(d, 92), pic_status_error_report_id: u(d, 96, 127), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), standard_select: u(d, 32, 35), codec_select: u(d, 36, 36), stitch_mode: b(d, 37), frame_statistics_stream_out_enable: b(d, 38), scaled_surface_enable: b(d, 39), pre_deblocking_output_enable: b(d, 40), post_deblocking_output_enable: b(d, 41), stream_out_enable: b(d, 42), pic_error_status_report_enable: b(d, 43), deblocker_stream_out_enable: b(d, 44), vdenc_mode: u(d, 45, 45), standalone_vdenc_mode_enable: b(d, 46), decoder_mode_select: u(d, 47, 48), decoder_short_format_mode: u(d, 49, 49), extended_stream_out_enable: b(d, 50), vds_ildb_calculation: b(d, 67), clock_gate_enable_at_slice_level: b(d, 70), mpc_pref08_x8_disable_flag_default0: b(d, 74), vlf720_i_odd_height_in_vc1_mode: b(d, 78), vmb_svc_tlb_dummy_fetch_disable_for_performance: b(d, 91), vmb_svc_mv_replication_for8_x8_enable_error_handling: b(d, 92), pic_status_error_report_id: u(d, 96, 127), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x70000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.standard_select)); put(d, 36, 36, u64::from(self.codec_select)); put(d, 37, 37, u64::from(self.stitch_mode)); put(d, 40, 40, u64::from(self.pre_deblocking_output_enable)); put(d, 41, 41, u64::from(self.post_deblocking_output_enable)); put(d, 42, 42, u64::from(self.stream_out_enable)); put(d, 43, 43, u64::from(self.pic_error_status_report_enable)); put(d, 47, 48, u64::from(self.decoder_mode_select)); put(d, 49, 49, u64::from(self.decoder_short_format_mode)); put(d, 50, 50, u64::from(self.extended_stream_out_enable)); put(d, 96, 127, u64::from(self.pic_status_error_report_id)); 5 }
            1 => { d[0] = 0x70000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.standard_select)); put(d, 36, 36, u64::from(self.codec_select)); put(d, 37, 37, u64::from(self.stitch_mode)); put(d, 40, 40, u64::from(self.pre_deblocking_output_enable)); put(d, 41, 41, u64::from(self.post_deblocking_output_enable)); put(d, 42, 42, u64::from(self.stream_out_enable)); put(d, 43, 43, u64::from(self.pic_error_status_report_enable)); put(d, 44, 44, u64::from(self.deblocker_stream_out_enable)); put(d, 47, 48, u64::from(self.decoder_mode_select)); put(d, 49, 49, u64::from(self.decoder_short_format_mode)); put(d, 50, 50, u64::from(self.extended_stream_out_enable)); put(d, 67, 67, u64::from(self.vds_ildb_calculation)); put(d, 70, 70, u64::from(self.clock_gate_enable_at_slice_level)); put(d, 74, 74, u64::from(self.mpc_pref08_x8_disable_flag_default0)); put(d, 78, 78, u64::from(self.vlf720_i_odd_height_in_vc1_mode)); put(d, 88, 88, u64::from(self.vhr_mvc_field_reference_list_logic_enable)); put(d, 91, 91, u64::from(self.vmb_svc_tlb_dummy_fetch_disable_for_performance)); put(d, 92, 92, u64::from(self.vmb_svc_mv_replication_for8_x8_enable_error_handling)); put(d, 96, 127, u64::from(self.pic_status_error_report_id)); 5 }
            _ => { d[0] = 0x70000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.standard_select)); put(d, 36, 36, u64::from(self.codec_select)); put(d, 37, 37, u64::from(self.stitch_mode)); put(d, 38, 38, u64::from(self.frame_statistics_stream_out_enable)); put(d, 39, 39, u64::from(self.scaled_surface_enable)); put(d, 40, 40, u64::from(self.pre_deblocking_output_enable)); put(d, 41, 41, u64::from(self.post_deblocking_output_enable)); put(d, 42, 42, u64::from(self.stream_out_enable)); put(d, 43, 43, u64::from(self.pic_error_status_report_enable)); put(d, 44, 44, u64::from(self.deblocker_stream_out_enable)); put(d, 45, 45, u64::from(self.vdenc_mode)); put(d, 46, 46, u64::from(self.standalone_vdenc_mode_enable)); put(d, 47, 48, u64::from(self.decoder_mode_select)); put(d, 49, 49, u64::from(self.decoder_short_format_mode)); put(d, 50, 50, u64::from(self.extended_stream_out_enable)); put(d, 67, 67, u64::from(self.vds_ildb_calculation)); put(d, 70, 70, u64::from(self.clock_gate_enable_at_slice_level)); put(d, 74, 74, u64::from(self.mpc_pref08_x8_disable_flag_default0)); put(d, 78, 78, u64::from(self.vlf720_i_odd_height_in_vc1_mode)); put(d, 91, 91, u64::from(self.vmb_svc_tlb_dummy_fetch_disable_for_performance)); put(d, 92, 92, u64::from(self.vmb_svc_mv_replication_for8_x8_enable_error_handling)); put(d, 96, 127, u64::from(self.pic_status_error_report_id)); 5 }
        };
        words[..n.min(5)].to_vec()
    }
}
described!(MfxPipeModeSelect, MFXPIPEMODESELECT_ITEM, Item {
    noun: Noun::Command, name: "MFX_PIPE_MODE_SELECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_PIPE_MODE_SELECT", "mesa:gen8 MFX_PIPE_MODE_SELECT", "mesa:gen9 MFX_PIPE_MODE_SELECT", "media-driver:g8_bdw MFX_PIPE_MODE_SELECT", "media-driver:g9_skl MFX_PIPE_MODE_SELECT", "media-driver:g9_bxt MFX_PIPE_MODE_SELECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70000000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0x3, 38, 39), (0x1, 44, 46), (0x2, 45, 46), (0xf, 51, 63), (0xe, 64, 66), (0x1, 64, 95), (0xe, 68, 69), (0xe, 71, 73), (0xe, 75, 77), (0x2, 79, 87), (0xc, 79, 90), (0x2, 89, 90), (0xe, 93, 95), (0xf, 128, 159)],
    system: "VD-01", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0x1, 1, 0xfffc78e0, 0x0), w(0x1, 2, 0xffffffff, 0x0), w(0xf, 4, 0xffffffff, 0x0), w(0xe, 1, 0xfffc68e0, 0x0), w(0xe, 2, 0xf7ffffbf, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Standard Select", places: &[p(0xf, 32, 35, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MPEG2"), (0xf, 0x1, "VC1"), (0xf, 0x2, "AVC"), (0xf, 0x3, "JPEG"), (0xe, 0x5, "VP8"), (0xe, 0xf, "UVLD")], when: None, gap: None },
        Field { name: "Codec Select", places: &[p(0xf, 36, 36, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Decode"), (0xf, 0x1, "Encode")], when: None, gap: None },
        Field { name: "Stitch Mode", places: &[p(0xf, 37, 37, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Frame Statistics Stream-Out Enable", places: &[p(0xc, 38, 38, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Scaled Surface Enable", places: &[p(0xc, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Pre Deblocking Output Enable", places: &[p(0xf, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post Deblocking Output Enable", places: &[p(0xf, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream-Out Enable", places: &[p(0xf, 42, 42, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pic Error/Status Report Enable", places: &[p(0xf, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Deblocker Stream-Out Enable", places: &[p(0xe, 44, 44, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VDEnc Mode", places: &[p(0xc, 45, 45, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "MBEnc Mode"), (0xc, 0x1, "VDEnc Mode")], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Standalone VDEnc Mode Enable", places: &[p(0xc, 46, 46, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Decoder Mode Select", places: &[p(0xf, 47, 48, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "VLD Mode"), (0xf, 0x1, "IT Mode"), (0xf, 0x2, "Deblocker Mode"), (0xf, 0x3, "Interlayer Mode")], when: None, gap: None },
        Field { name: "Decoder Short Format Mode", places: &[p(0xf, 49, 49, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Short Format Driver Interface"), (0xf, 0x1, "Long Format Driver Interface")], when: None, gap: None },
        Field { name: "Extended Stream-Out Enable", places: &[p(0xf, 50, 50, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "VDS ILDB Calculation", places: &[p(0xe, 67, 67, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Clock Gate Enable At Slice Level", places: &[p(0xe, 70, 70, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPC Pref08 X8 Disable Flag Default0", places: &[p(0xe, 74, 74, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Vlf720 I Odd Height In VC1 Mode", places: &[p(0xe, 78, 78, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "VHR MVC Field Reference List Logic Enable", places: &[p(0x2, 88, 88, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "VMB SVC TLB Dummy Fetch Disable For Performance", places: &[p(0xe, 91, 91, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VMB SVC MV Replication For8 X8 Enable Error Handling", places: &[p(0xe, 92, 92, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Pic Status/Error Report ID", places: &[p(0xf, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_QM_STATE`. `[mesa:gen7 MFX_QM_STATE]` `[mesa:gen8 MFX_QM_STATE]` `[mesa:gen9 MFX_QM_STATE]` `[media-driver:g8_bdw MFX_QM_STATE]` `[media-driver:g9_skl MFX_QM_STATE]` `[media-driver:g9_bxt MFX_QM_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MfxQmState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// AVC, uint.
    pub avc: u32,
    /// MPEG2, uint.
    pub mpeg2: u32,
    /// JPEG, uint.
    pub jpeg: u32,
    /// Quantizer Matrix, uint.
    pub quantizer_matrix: [u32; 64],
}
impl Default for MfxQmState {
    fn default() -> Self {
        Self { dword_length: 0, avc: Default::default(), mpeg2: Default::default(), jpeg: Default::default(), quantizer_matrix: [Default::default(); 64], }
    }
}
impl MfxQmState {
    /// AVC_4x4_Intra_MATRIX of AVC.
    pub const AVC_AVC_4X4_INTRA_MATRIX: u32 = 0x0;
    /// AVC_4x4_Inter_MATRIX of AVC.
    pub const AVC_AVC_4X4_INTER_MATRIX: u32 = 0x1;
    /// AVC_8x8_Intra_MATRIX of AVC.
    pub const AVC_AVC_8X8_INTRA_MATRIX: u32 = 0x2;
    /// AVC_8x8_Inter_MATRIX of AVC.
    pub const AVC_AVC_8X8_INTER_MATRIX: u32 = 0x3;
    /// MPEG_INTRA_QUANTIZER_MATRIX of MPEG2.
    pub const MPEG2_MPEG_INTRA_QUANTIZER_MATRIX: u32 = 0x0;
    /// MPEG_NON_INTRA_QUANTIZER_MATRIX of MPEG2.
    pub const MPEG2_MPEG_NON_INTRA_QUANTIZER_MATRIX: u32 = 0x1;
    /// JPEG_Luma_Y_QUANTIZER_MATRIX (or R) of JPEG.
    pub const JPEG_JPEG_LUMA_Y_QUANTIZER_MATRIX_OR_R: u32 = 0x0;
    /// JPEG_Chroma_Cb_QUANTIZER_MATRIX (or G) of JPEG.
    pub const JPEG_JPEG_CHROMA_CB_QUANTIZER_MATRIX_OR_G: u32 = 0x1;
    /// JPEG_Chroma_Cr_QUANTIZER_MATRIX (or B) of JPEG.
    pub const JPEG_JPEG_CHROMA_CR_QUANTIZER_MATRIX_OR_B: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxQmState {
        let d = &fixed::<18>(dwords);
        match platform.row() {
            0 | 1 => Self { dword_length: u(d, 0, 11), avc: u(d, 32, 33), mpeg2: u(d, 32, 33), quantizer_matrix: std::array::from_fn(|i| u(d, at(64, i, 8), at(71, i, 8))), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), avc: u(d, 32, 33), mpeg2: u(d, 32, 33), jpeg: u(d, 32, 33), quantizer_matrix: std::array::from_fn(|i| u(d, at(64, i, 8), at(71, i, 8))), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 18];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 | 1 => { d[0] = 0x70070000; let length = if self.dword_length == 0 { 16 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 33, u64::from(self.avc)); put(d, 32, 33, u64::from(self.mpeg2)); for (i, v) in self.quantizer_matrix.iter().copied().enumerate().take(64) { put(d, at(64, i, 8), at(71, i, 8), u64::from(v)); } 18 }
            _ => { d[0] = 0x70070000; let length = if self.dword_length == 0 { 16 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 33, u64::from(self.avc)); put(d, 32, 33, u64::from(self.mpeg2)); put(d, 32, 33, u64::from(self.jpeg)); for (i, v) in self.quantizer_matrix.iter().copied().enumerate().take(64) { put(d, at(64, i, 8), at(71, i, 8), u64::from(v)); } 18 }
        };
        words[..n.min(18)].to_vec()
    }
}
described!(MfxQmState, MFXQMSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_QM_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_QM_STATE", "mesa:gen8 MFX_QM_STATE", "mesa:gen9 MFX_QM_STATE", "media-driver:g8_bdw MFX_QM_STATE", "media-driver:g9_skl MFX_QM_STATE", "media-driver:g9_bxt MFX_QM_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70070000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 18, 18, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 34, 63)],
    system: "VD-01", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 1, 0xfffffffc, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "AVC", places: &[p(0xf, 32, 33, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "AVC_4x4_Intra_MATRIX"), (0xf, 0x1, "AVC_4x4_Inter_MATRIX"), (0xf, 0x2, "AVC_8x8_Intra_MATRIX"), (0xf, 0x3, "AVC_8x8_Inter_MATRIX")], when: None, gap: None },
        Field { name: "MPEG2", places: &[p(0xf, 32, 33, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MPEG_INTRA_QUANTIZER_MATRIX"), (0xf, 0x1, "MPEG_NON_INTRA_QUANTIZER_MATRIX")], when: None, gap: None },
        Field { name: "JPEG", places: &[p(0xc, 32, 33, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "JPEG_Luma_Y_QUANTIZER_MATRIX (or R)"), (0xc, 0x1, "JPEG_Chroma_Cb_QUANTIZER_MATRIX (or G)"), (0xc, 0x2, "JPEG_Chroma_Cr_QUANTIZER_MATRIX (or B)")], when: None, gap: None },
        Field { name: "Quantizer Matrix", places: &[p(0xf, 64, 71, Kind::Uint, 64, 8)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_STATE_POINTER`. `[mesa:gen7 MFX_STATE_POINTER]` `[mesa:gen8 MFX_STATE_POINTER]` `[mesa:gen9 MFX_STATE_POINTER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxStatePointer {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// State Pointer Index, uint.
    pub state_pointer_index: u32,
    /// State Pointer, uint.
    pub state_pointer: u32,
}
impl MfxStatePointer {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxStatePointer {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 11), state_pointer_index: u(d, 32, 33), state_pointer: u(d, 37, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x70060000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 33, u64::from(self.state_pointer_index)); put(d, 37, 63, u64::from(self.state_pointer)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(MfxStatePointer, MFXSTATEPOINTER_ITEM, Item {
    noun: Noun::Command, name: "MFX_STATE_POINTER", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_STATE_POINTER", "mesa:gen8 MFX_STATE_POINTER", "mesa:gen9 MFX_STATE_POINTER"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70060000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 34, 36)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "State Pointer Index", places: &[p(0xf, 32, 33, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "State Pointer", places: &[p(0xf, 37, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_STITCH_OBJECT`. `[mesa:gen7 MFX_STITCH_OBJECT]` `[mesa:gen8 MFX_STITCH_OBJECT]` `[mesa:gen9 MFX_STITCH_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxStitchObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// End of Slice, bool.
    pub end_of_slice: bool,
    /// Last Header, bool.
    pub last_header: bool,
    /// Source Data Ending Bit Inclusion, uint.
    pub source_data_ending_bit_inclusion: u32,
    /// Source Data Starting Byte Offset, uint.
    pub source_data_starting_byte_offset: u32,
    /// Indirect Data Length, uint.
    pub indirect_data_length: u32,
    /// Indirect Data Start Address, offset.
    pub indirect_data_start_address: u64,
}
impl MfxStitchObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxStitchObject {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 11), end_of_slice: b(d, 33), last_header: b(d, 34), source_data_ending_bit_inclusion: u(d, 40, 45), source_data_starting_byte_offset: u(d, 48, 49), indirect_data_length: u(d, 64, 82), indirect_data_start_address: a(d, 96, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x704a0000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 33, 33, u64::from(self.end_of_slice)); put(d, 34, 34, u64::from(self.last_header)); put(d, 40, 45, u64::from(self.source_data_ending_bit_inclusion)); put(d, 48, 49, u64::from(self.source_data_starting_byte_offset)); put(d, 64, 82, u64::from(self.indirect_data_length)); put_a(d, 96, 127, self.indirect_data_start_address); 4 };
        words[..n.min(4)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Insert Data PayLoad`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 4;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(MfxStitchObject, MFXSTITCHOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFX_STITCH_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_STITCH_OBJECT", "mesa:gen8 MFX_STITCH_OBJECT", "mesa:gen9 MFX_STITCH_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x704a0000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 4, 4, true)], tail: &[(0xf, 128, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 32, 32), (0xf, 35, 39), (0xf, 46, 47), (0xf, 50, 63), (0xf, 83, 95)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "End of Slice", places: &[p(0xf, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Header", places: &[p(0xf, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Data Ending Bit Inclusion", places: &[p(0xf, 40, 45, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Data Starting Byte Offset", places: &[p(0xf, 48, 49, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Length", places: &[p(0xf, 64, 82, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Start Address", places: &[p(0xf, 96, 127, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Insert Data PayLoad", places: &[p(0xf, 128, 159, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_SURFACE_STATE`. `[mesa:gen7 MFX_SURFACE_STATE]` `[mesa:gen8 MFX_SURFACE_STATE]` `[mesa:gen9 MFX_SURFACE_STATE]` `[media-driver:g8_bdw MFX_SURFACE_STATE]` `[media-driver:g9_skl MFX_SURFACE_STATE]` `[media-driver:g9_bxt MFX_SURFACE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxSurfaceState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Surface ID, uint.
    pub surface_id: u32,
    /// Cr(V)/Cb(U) Pixel Offset V Direction, u0.2.
    pub cr_v_cb_u_pixel_offset_v_direction: f32,
    /// Width, uint.
    pub width: u32,
    /// Height, uint.
    pub height: u32,
    /// Tile Walk, uint.
    pub tile_walk: u32,
    /// Tiled Surface, bool.
    pub tiled_surface: bool,
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
impl MfxSurfaceState {
    /// Source Input Picture of Surface ID.
    pub const SURFACE_ID_SOURCE_INPUT_PICTURE: u32 = 0x4;
    /// Reconstructed Scaled Reference Picture of Surface ID.
    pub const SURFACE_ID_RECONSTRUCTED_SCALED_REFERENCE_PICTURE: u32 = 0x5;
    /// XMAJOR of Tile Walk.
    pub const TILE_WALK_XMAJOR: u32 = 0x0;
    /// YMAJOR of Tile Walk.
    pub const TILE_WALK_YMAJOR: u32 = 0x1;
    /// YCRCB_NORMAL of Surface Format.
    pub const SURFACE_FORMAT_YCRCB_NORMAL: u32 = 0x0;
    /// YCRCB_SWAPUVY of Surface Format.
    pub const SURFACE_FORMAT_YCRCB_SWAPUVY: u32 = 0x1;
    /// YCRCB_SWAPUV of Surface Format.
    pub const SURFACE_FORMAT_YCRCB_SWAPUV: u32 = 0x2;
    /// YCRCB_SWAPY of Surface Format.
    pub const SURFACE_FORMAT_YCRCB_SWAPY: u32 = 0x3;
    /// PLANAR_420_8 of Surface Format.
    pub const SURFACE_FORMAT_PLANAR_420_8: u32 = 0x4;
    /// PLANAR_411_8 of Surface Format.
    pub const SURFACE_FORMAT_PLANAR_411_8: u32 = 0x5;
    /// PLANAR_422_8 of Surface Format.
    pub const SURFACE_FORMAT_PLANAR_422_8: u32 = 0x6;
    /// STMM_DN_STATISTICS of Surface Format.
    pub const SURFACE_FORMAT_STMM_DN_STATISTICS: u32 = 0x7;
    /// R10G10B10A2_UNORM of Surface Format.
    pub const SURFACE_FORMAT_R10G10B10A2_UNORM: u32 = 0x8;
    /// R8G8B8A8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_R8G8B8A8_UNORM: u32 = 0x9;
    /// R8B8_UNORM (CrCb) of Surface Format.
    pub const SURFACE_FORMAT_R8B8_UNORM_CRCB: u32 = 0xa;
    /// R8_UNORM (Cr/Cb) of Surface Format.
    pub const SURFACE_FORMAT_R8_UNORM_CR_CB: u32 = 0xb;
    /// Y8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_Y8_UNORM: u32 = 0xc;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxSurfaceState {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), cr_v_cb_u_pixel_offset_v_direction: ux(d, 64, 65, 2), width: u(d, 68, 81), height: u(d, 82, 95), tile_walk: u(d, 96, 96), tiled_surface: b(d, 97), half_pitch_for_chroma: b(d, 98), surface_pitch: u(d, 99, 115), interleave_chroma: b(d, 123), surface_format: u(d, 124, 127), y_offset_for_u_cb: u(d, 128, 142), x_offset_for_u_cb: u(d, 144, 158), y_offset_for_v_cr: u(d, 160, 175), x_offset_for_v_cr: u(d, 176, 188), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), surface_id: u(d, 32, 35), cr_v_cb_u_pixel_offset_v_direction: ux(d, 64, 65, 2), width: u(d, 68, 81), height: u(d, 82, 95), tile_walk: u(d, 96, 96), tiled_surface: b(d, 97), half_pitch_for_chroma: b(d, 98), surface_pitch: u(d, 99, 115), interleave_chroma: b(d, 123), surface_format: u(d, 124, 127), y_offset_for_u_cb: u(d, 128, 142), x_offset_for_u_cb: u(d, 144, 158), y_offset_for_v_cr: u(d, 160, 175), x_offset_for_v_cr: u(d, 176, 188), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x70010000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 64, 65, fixed_bits(self.cr_v_cb_u_pixel_offset_v_direction, 2, 2, false)); put(d, 68, 81, u64::from(self.width)); put(d, 82, 95, u64::from(self.height)); put(d, 96, 96, u64::from(self.tile_walk)); put(d, 97, 97, u64::from(self.tiled_surface)); put(d, 98, 98, u64::from(self.half_pitch_for_chroma)); put(d, 99, 115, u64::from(self.surface_pitch)); put(d, 123, 123, u64::from(self.interleave_chroma)); put(d, 124, 127, u64::from(self.surface_format)); put(d, 128, 142, u64::from(self.y_offset_for_u_cb)); put(d, 144, 158, u64::from(self.x_offset_for_u_cb)); put(d, 160, 175, u64::from(self.y_offset_for_v_cr)); put(d, 176, 188, u64::from(self.x_offset_for_v_cr)); 6 }
            _ => { d[0] = 0x70010000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.surface_id)); put(d, 64, 65, fixed_bits(self.cr_v_cb_u_pixel_offset_v_direction, 2, 2, false)); put(d, 68, 81, u64::from(self.width)); put(d, 82, 95, u64::from(self.height)); put(d, 96, 96, u64::from(self.tile_walk)); put(d, 97, 97, u64::from(self.tiled_surface)); put(d, 98, 98, u64::from(self.half_pitch_for_chroma)); put(d, 99, 115, u64::from(self.surface_pitch)); put(d, 123, 123, u64::from(self.interleave_chroma)); put(d, 124, 127, u64::from(self.surface_format)); put(d, 128, 142, u64::from(self.y_offset_for_u_cb)); put(d, 144, 158, u64::from(self.x_offset_for_u_cb)); put(d, 160, 175, u64::from(self.y_offset_for_v_cr)); put(d, 176, 188, u64::from(self.x_offset_for_v_cr)); 6 }
        };
        words[..n.min(6)].to_vec()
    }
}
described!(MfxSurfaceState, MFXSURFACESTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_SURFACE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_SURFACE_STATE", "mesa:gen8 MFX_SURFACE_STATE", "mesa:gen9 MFX_SURFACE_STATE", "media-driver:g8_bdw MFX_SURFACE_STATE", "media-driver:g9_skl MFX_SURFACE_STATE", "media-driver:g9_bxt MFX_SURFACE_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x70010000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0x1, 32, 63), (0xe, 36, 63), (0xf, 66, 67), (0xf, 116, 122), (0xf, 143, 143), (0xf, 159, 159), (0xf, 189, 191)],
    system: "VD-01", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0x1, 1, 0xffffffff, 0x0), w(0xf, 2, 0xf, 0x0), w(0xf, 3, 0x7f00000, 0x0), w(0xf, 4, 0x80008000, 0x0), w(0xf, 5, 0xe0000000, 0x0), w(0xe, 1, 0xfffffff0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Surface ID", places: &[p(0xe, 32, 35, Kind::Uint, 1, 0)], values: &[(0xe, 0x4, "Source Input Picture"), (0xe, 0x5, "Reconstructed Scaled Reference Picture")], when: None, gap: None },
        Field { name: "Cr(V)/Cb(U) Pixel Offset V Direction", places: &[p(0xf, 64, 65, Kind::Fixed(false, 2), 1, 0)], values: &[], when: None, gap: Some(Gap { system: "VD-01", usual: &[0] }) },
        Field { name: "Width", places: &[p(0xf, 68, 81, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Height", places: &[p(0xf, 82, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Walk", places: &[p(0xf, 96, 96, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "XMAJOR"), (0xf, 0x1, "YMAJOR")], when: None, gap: None },
        Field { name: "Tiled Surface", places: &[p(0xf, 97, 97, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Half Pitch for Chroma", places: &[p(0xf, 98, 98, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Pitch", places: &[p(0xf, 99, 115, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interleave Chroma", places: &[p(0xf, 123, 123, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Format", places: &[p(0xf, 124, 127, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "YCRCB_NORMAL"), (0xf, 0x1, "YCRCB_SWAPUVY"), (0xf, 0x2, "YCRCB_SWAPUV"), (0xf, 0x3, "YCRCB_SWAPY"), (0xf, 0x4, "PLANAR_420_8"), (0xf, 0x5, "PLANAR_411_8"), (0xf, 0x6, "PLANAR_422_8"), (0xf, 0x7, "STMM_DN_STATISTICS"), (0xf, 0x8, "R10G10B10A2_UNORM"), (0xf, 0x9, "R8G8B8A8_UNORM"), (0xf, 0xa, "R8B8_UNORM (CrCb)"), (0xf, 0xb, "R8_UNORM (Cr/Cb)"), (0xf, 0xc, "Y8_UNORM")], when: None, gap: None },
        Field { name: "Y Offset for U(Cb)", places: &[p(0xf, 128, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for U(Cb)", places: &[p(0xf, 144, 158, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Offset for V(Cr)", places: &[p(0xf, 160, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for V(Cr)", places: &[p(0xf, 176, 188, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_WAIT`. `[mesa:gen7 MFX_WAIT]` `[mesa:gen8 MFX_WAIT]` `[mesa:gen9 MFX_WAIT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxWait {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MFX Sync Control Flag, bool or uint.
    pub mfx_sync_control_flag: u32,
}
impl MfxWait {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxWait {
        let d = &fixed::<1>(dwords);
        Self { dword_length: u(d, 0, 5), mfx_sync_control_flag: u(d, 8, 8), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x68000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 8, 8, u64::from(self.mfx_sync_control_flag)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MfxWait, MFXWAIT_ITEM, Item {
    noun: Noun::Command, name: "MFX_WAIT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_WAIT", "mesa:gen8 MFX_WAIT", "mesa:gen9 MFX_WAIT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x68000000)], length: &[(0xf, 0, 5, 1)], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 6, 7), (0xf, 9, 15)],
    system: "VD-01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "MFX Sync Control Flag", places: &[p(0x1, 8, 8, Kind::Bool, 1, 0), p(0xe, 8, 8, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

