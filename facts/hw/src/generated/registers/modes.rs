//! Generated from hw/registers/modes.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `CACHE_MODE_0`. `[mesa:gen9 CACHE_MODE_0]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CacheMode0 {
    /// Null tile fix disable, bool.
    pub null_tile_fix_disable: bool,
    /// Disable clock gating in the pixel backend, bool.
    pub disable_clock_gating_in_the_pixel_backend: bool,
    /// Hierarchical Z RAW Stall Optimization Disable, bool.
    pub hierarchical_z_raw_stall_optimization_disable: bool,
    /// RCC Eviction Policy, bool.
    pub rcc_eviction_policy: bool,
    /// STC PMA Optimization Enable, bool.
    pub stc_pma_optimization_enable: bool,
    /// Sampler L2 Request Arbitration, uint.
    pub sampler_l2_request_arbitration: u32,
    /// Sampler L2 TLB Prefetch Enable, bool.
    pub sampler_l2_tlb_prefetch_enable: bool,
    /// Sampler Set Remapping for 3D Disable, bool.
    pub sampler_set_remapping_for_3d_disable: bool,
    /// MSAA Compression Plane Number Threshold for eLLC, uint.
    pub msaa_compression_plane_number_threshold_for_ellc: u32,
    /// Sampler L2 Disable, bool.
    pub sampler_l2_disable: bool,
    /// Null tile fix disable Mask, bool.
    pub null_tile_fix_disable_mask: bool,
    /// Disable clock gating in the pixel backend Mask, bool.
    pub disable_clock_gating_in_the_pixel_backend_mask: bool,
    /// Hierarchical Z RAW Stall Optimization Disable Mask, bool.
    pub hierarchical_z_raw_stall_optimization_disable_mask: bool,
    /// RCC Eviction Policy Mask, bool.
    pub rcc_eviction_policy_mask: bool,
    /// STC PMA Optimization Enable Mask, bool.
    pub stc_pma_optimization_enable_mask: bool,
    /// Sampler L2 Request Arbitration Mask, uint.
    pub sampler_l2_request_arbitration_mask: u32,
    /// Sampler L2 TLB Prefetch Enable Mask, bool.
    pub sampler_l2_tlb_prefetch_enable_mask: bool,
    /// Sampler Set Remapping for 3D Disable Mask, bool.
    pub sampler_set_remapping_for_3d_disable_mask: bool,
    /// MSAA Compression Plane Number Threshold for eLLC Mask, uint.
    pub msaa_compression_plane_number_threshold_for_ellc_mask: u32,
    /// Sampler L2 Disable Mask, bool.
    pub sampler_l2_disable_mask: bool,
}
impl CacheMode0 {
    /// Round Robin of Sampler L2 Request Arbitration.
    pub const SAMPLER_L2_REQUEST_ARBITRATION_ROUND_ROBIN: u32 = 0x0;
    /// Fetch are Highest Priority of Sampler L2 Request Arbitration.
    pub const SAMPLER_L2_REQUEST_ARBITRATION_FETCH_ARE_HIGHEST_PRIORITY: u32 = 0x1;
    /// Constants are Highest Priority of Sampler L2 Request Arbitration.
    pub const SAMPLER_L2_REQUEST_ARBITRATION_CONSTANTS_ARE_HIGHEST_PRIORITY: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> CacheMode0 {
        let d = &fixed::<1>(dwords);
        Self { null_tile_fix_disable: b(d, 0), disable_clock_gating_in_the_pixel_backend: b(d, 1), hierarchical_z_raw_stall_optimization_disable: b(d, 2), rcc_eviction_policy: b(d, 4), stc_pma_optimization_enable: b(d, 5), sampler_l2_request_arbitration: u(d, 6, 7), sampler_l2_tlb_prefetch_enable: b(d, 9), sampler_set_remapping_for_3d_disable: b(d, 11), msaa_compression_plane_number_threshold_for_ellc: u(d, 12, 14), sampler_l2_disable: b(d, 15), null_tile_fix_disable_mask: b(d, 16), disable_clock_gating_in_the_pixel_backend_mask: b(d, 17), hierarchical_z_raw_stall_optimization_disable_mask: b(d, 18), rcc_eviction_policy_mask: b(d, 20), stc_pma_optimization_enable_mask: b(d, 21), sampler_l2_request_arbitration_mask: u(d, 22, 23), sampler_l2_tlb_prefetch_enable_mask: b(d, 25), sampler_set_remapping_for_3d_disable_mask: b(d, 27), msaa_compression_plane_number_threshold_for_ellc_mask: u(d, 28, 30), sampler_l2_disable_mask: b(d, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.null_tile_fix_disable)); put(d, 1, 1, u64::from(self.disable_clock_gating_in_the_pixel_backend)); put(d, 2, 2, u64::from(self.hierarchical_z_raw_stall_optimization_disable)); put(d, 4, 4, u64::from(self.rcc_eviction_policy)); put(d, 5, 5, u64::from(self.stc_pma_optimization_enable)); put(d, 6, 7, u64::from(self.sampler_l2_request_arbitration)); put(d, 9, 9, u64::from(self.sampler_l2_tlb_prefetch_enable)); put(d, 11, 11, u64::from(self.sampler_set_remapping_for_3d_disable)); put(d, 12, 14, u64::from(self.msaa_compression_plane_number_threshold_for_ellc)); put(d, 15, 15, u64::from(self.sampler_l2_disable)); put(d, 16, 16, u64::from(self.null_tile_fix_disable_mask)); put(d, 17, 17, u64::from(self.disable_clock_gating_in_the_pixel_backend_mask)); put(d, 18, 18, u64::from(self.hierarchical_z_raw_stall_optimization_disable_mask)); put(d, 20, 20, u64::from(self.rcc_eviction_policy_mask)); put(d, 21, 21, u64::from(self.stc_pma_optimization_enable_mask)); put(d, 22, 23, u64::from(self.sampler_l2_request_arbitration_mask)); put(d, 25, 25, u64::from(self.sampler_l2_tlb_prefetch_enable_mask)); put(d, 27, 27, u64::from(self.sampler_set_remapping_for_3d_disable_mask)); put(d, 28, 30, u64::from(self.msaa_compression_plane_number_threshold_for_ellc_mask)); put(d, 31, 31, u64::from(self.sampler_l2_disable_mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(CacheMode0, CACHEMODE0_ITEM, Item {
    noun: Noun::Register, name: "CACHE_MODE_0", title: "", rows: 0xc,
    cites: &["mesa:gen9 CACHE_MODE_0"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0x7000)], register: Register { readable: true, writable: true, masked: true, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xc, 3, 3), (0xc, 8, 8), (0xc, 10, 10), (0xc, 19, 19), (0xc, 24, 24), (0xc, 26, 26)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0x5080508, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Null tile fix disable", places: &[p(0xc, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable clock gating in the pixel backend", places: &[p(0xc, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hierarchical Z RAW Stall Optimization Disable", places: &[p(0xc, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCC Eviction Policy", places: &[p(0xc, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STC PMA Optimization Enable", places: &[p(0xc, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler L2 Request Arbitration", places: &[p(0xc, 6, 7, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Round Robin"), (0xc, 0x1, "Fetch are Highest Priority"), (0xc, 0x2, "Constants are Highest Priority")], when: None, gap: None },
        Field { name: "Sampler L2 TLB Prefetch Enable", places: &[p(0xc, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Set Remapping for 3D Disable", places: &[p(0xc, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MSAA Compression Plane Number Threshold for eLLC", places: &[p(0xc, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler L2 Disable", places: &[p(0xc, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Null tile fix disable Mask", places: &[p(0xc, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable clock gating in the pixel backend Mask", places: &[p(0xc, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hierarchical Z RAW Stall Optimization Disable Mask", places: &[p(0xc, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCC Eviction Policy Mask", places: &[p(0xc, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STC PMA Optimization Enable Mask", places: &[p(0xc, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler L2 Request Arbitration Mask", places: &[p(0xc, 22, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler L2 TLB Prefetch Enable Mask", places: &[p(0xc, 25, 25, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Set Remapping for 3D Disable Mask", places: &[p(0xc, 27, 27, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MSAA Compression Plane Number Threshold for eLLC Mask", places: &[p(0xc, 28, 30, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler L2 Disable Mask", places: &[p(0xc, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CACHE_MODE_1`. `[mesa:gen8 CACHE_MODE_1]` `[mesa:gen9 CACHE_MODE_1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CacheMode1 {
    /// Partial Resolve Disable In VC, bool.
    pub partial_resolve_disable_in_vc: bool,
    /// RCZ Read after expansion control fix 2, bool.
    pub rcz_read_after_expansion_control_fix_2: bool,
    /// Depth Read Hit Write-Only Optimization Disable, bool.
    pub depth_read_hit_write_only_optimization_disable: bool,
    /// Float Blend Optimization Enable, bool.
    pub float_blend_optimization_enable: bool,
    /// MCS Cache Disable, bool.
    pub mcs_cache_disable: bool,
    /// 4X4 RCPFE-STC Optimization Disable, bool.
    pub _4x4_rcpfe_stc_optimization_disable: bool,
    /// Sampler Cache Set XOR selection, uint.
    pub sampler_cache_set_xor_selection: u32,
    /// MSC RAW Hazard Avoidance Bit, bool.
    pub msc_raw_hazard_avoidance_bit: bool,
    /// NP PMA Fix Enable, uint.
    pub np_pma_fix_enable: u32,
    /// HIZ Eviction Policy, uint.
    pub hiz_eviction_policy: u32,
    /// NP Early Z Fails Disable, uint.
    pub np_early_z_fails_disable: u32,
    /// Blend Optimization Fix Disable, bool.
    pub blend_optimization_fix_disable: bool,
    /// Color Compression Disable, bool.
    pub color_compression_disable: bool,
    /// Partial Resolve Disable In VC Mask, bool.
    pub partial_resolve_disable_in_vc_mask: bool,
    /// RCZ Read after expansion control fix 2 Mask, bool.
    pub rcz_read_after_expansion_control_fix_2_mask: bool,
    /// Depth Read Hit Write-Only Optimization Disable Mask, bool.
    pub depth_read_hit_write_only_optimization_disable_mask: bool,
    /// Float Blend Optimization Enable Mask, bool.
    pub float_blend_optimization_enable_mask: bool,
    /// MCS Cache Disable Mask, bool.
    pub mcs_cache_disable_mask: bool,
    /// 4X4 RCPFE-STC Optimization Disable Mask, bool.
    pub _4x4_rcpfe_stc_optimization_disable_mask: bool,
    /// Sampler Cache Set XOR selection Mask, uint.
    pub sampler_cache_set_xor_selection_mask: u32,
    /// MSC RAW Hazard Avoidance Bit Mask, bool.
    pub msc_raw_hazard_avoidance_bit_mask: bool,
    /// NP PMA Fix Enable Mask, uint or bool.
    pub np_pma_fix_enable_mask: bool,
    /// HIZ Eviction Policy Mask, uint or bool.
    pub hiz_eviction_policy_mask: bool,
    /// NP Early Z Fails Disable Mask, uint or bool.
    pub np_early_z_fails_disable_mask: bool,
    /// Blend Optimization Fix Disable Mask, bool.
    pub blend_optimization_fix_disable_mask: bool,
    /// Color Compression Disable Mask, bool.
    pub color_compression_disable_mask: bool,
    /// MSC Resolve Optimization Disable, uint.
    pub msc_resolve_optimization_disable: u32,
    /// MSC Resolve Optimization Disable Mask, uint.
    pub msc_resolve_optimization_disable_mask: u32,
}
impl CacheMode1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> CacheMode1 {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            1 => Self { rcz_read_after_expansion_control_fix_2: b(d, 2), depth_read_hit_write_only_optimization_disable: b(d, 3), mcs_cache_disable: b(d, 5), _4x4_rcpfe_stc_optimization_disable: b(d, 6), sampler_cache_set_xor_selection: u(d, 7, 8), np_pma_fix_enable: u(d, 11, 11), hiz_eviction_policy: u(d, 12, 12), np_early_z_fails_disable: u(d, 13, 13), rcz_read_after_expansion_control_fix_2_mask: b(d, 18), depth_read_hit_write_only_optimization_disable_mask: b(d, 19), mcs_cache_disable_mask: b(d, 21), _4x4_rcpfe_stc_optimization_disable_mask: b(d, 22), sampler_cache_set_xor_selection_mask: u(d, 23, 24), np_pma_fix_enable_mask: b(d, 27), hiz_eviction_policy_mask: b(d, 28), np_early_z_fails_disable_mask: b(d, 29), msc_resolve_optimization_disable: u(d, 14, 14), msc_resolve_optimization_disable_mask: u(d, 30, 30), ..Self::default() },
            _ => Self { partial_resolve_disable_in_vc: b(d, 1), rcz_read_after_expansion_control_fix_2: b(d, 2), depth_read_hit_write_only_optimization_disable: b(d, 3), float_blend_optimization_enable: b(d, 4), mcs_cache_disable: b(d, 5), _4x4_rcpfe_stc_optimization_disable: b(d, 6), sampler_cache_set_xor_selection: u(d, 7, 8), msc_raw_hazard_avoidance_bit: b(d, 9), np_pma_fix_enable: u(d, 11, 11), hiz_eviction_policy: u(d, 12, 12), np_early_z_fails_disable: u(d, 13, 13), blend_optimization_fix_disable: b(d, 14), color_compression_disable: b(d, 15), partial_resolve_disable_in_vc_mask: b(d, 17), rcz_read_after_expansion_control_fix_2_mask: b(d, 18), depth_read_hit_write_only_optimization_disable_mask: b(d, 19), float_blend_optimization_enable_mask: b(d, 20), mcs_cache_disable_mask: b(d, 21), _4x4_rcpfe_stc_optimization_disable_mask: b(d, 22), sampler_cache_set_xor_selection_mask: u(d, 23, 24), msc_raw_hazard_avoidance_bit_mask: b(d, 25), np_pma_fix_enable_mask: b(d, 27), hiz_eviction_policy_mask: b(d, 28), np_early_z_fails_disable_mask: b(d, 29), blend_optimization_fix_disable_mask: b(d, 30), color_compression_disable_mask: b(d, 31), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { put(d, 2, 2, u64::from(self.rcz_read_after_expansion_control_fix_2)); put(d, 3, 3, u64::from(self.depth_read_hit_write_only_optimization_disable)); put(d, 5, 5, u64::from(self.mcs_cache_disable)); put(d, 6, 6, u64::from(self._4x4_rcpfe_stc_optimization_disable)); put(d, 7, 8, u64::from(self.sampler_cache_set_xor_selection)); put(d, 11, 11, u64::from(self.np_pma_fix_enable)); put(d, 12, 12, u64::from(self.hiz_eviction_policy)); put(d, 13, 13, u64::from(self.np_early_z_fails_disable)); put(d, 18, 18, u64::from(self.rcz_read_after_expansion_control_fix_2_mask)); put(d, 19, 19, u64::from(self.depth_read_hit_write_only_optimization_disable_mask)); put(d, 21, 21, u64::from(self.mcs_cache_disable_mask)); put(d, 22, 22, u64::from(self._4x4_rcpfe_stc_optimization_disable_mask)); put(d, 23, 24, u64::from(self.sampler_cache_set_xor_selection_mask)); put(d, 27, 27, u64::from(self.np_pma_fix_enable_mask)); put(d, 28, 28, u64::from(self.hiz_eviction_policy_mask)); put(d, 29, 29, u64::from(self.np_early_z_fails_disable_mask)); put(d, 14, 14, u64::from(self.msc_resolve_optimization_disable)); put(d, 30, 30, u64::from(self.msc_resolve_optimization_disable_mask)); 1 }
            _ => { put(d, 1, 1, u64::from(self.partial_resolve_disable_in_vc)); put(d, 2, 2, u64::from(self.rcz_read_after_expansion_control_fix_2)); put(d, 3, 3, u64::from(self.depth_read_hit_write_only_optimization_disable)); put(d, 4, 4, u64::from(self.float_blend_optimization_enable)); put(d, 5, 5, u64::from(self.mcs_cache_disable)); put(d, 6, 6, u64::from(self._4x4_rcpfe_stc_optimization_disable)); put(d, 7, 8, u64::from(self.sampler_cache_set_xor_selection)); put(d, 9, 9, u64::from(self.msc_raw_hazard_avoidance_bit)); put(d, 11, 11, u64::from(self.np_pma_fix_enable)); put(d, 12, 12, u64::from(self.hiz_eviction_policy)); put(d, 13, 13, u64::from(self.np_early_z_fails_disable)); put(d, 14, 14, u64::from(self.blend_optimization_fix_disable)); put(d, 15, 15, u64::from(self.color_compression_disable)); put(d, 17, 17, u64::from(self.partial_resolve_disable_in_vc_mask)); put(d, 18, 18, u64::from(self.rcz_read_after_expansion_control_fix_2_mask)); put(d, 19, 19, u64::from(self.depth_read_hit_write_only_optimization_disable_mask)); put(d, 20, 20, u64::from(self.float_blend_optimization_enable_mask)); put(d, 21, 21, u64::from(self.mcs_cache_disable_mask)); put(d, 22, 22, u64::from(self._4x4_rcpfe_stc_optimization_disable_mask)); put(d, 23, 24, u64::from(self.sampler_cache_set_xor_selection_mask)); put(d, 25, 25, u64::from(self.msc_raw_hazard_avoidance_bit_mask)); put(d, 27, 27, u64::from(self.np_pma_fix_enable_mask)); put(d, 28, 28, u64::from(self.hiz_eviction_policy_mask)); put(d, 29, 29, u64::from(self.np_early_z_fails_disable_mask)); put(d, 30, 30, u64::from(self.blend_optimization_fix_disable_mask)); put(d, 31, 31, u64::from(self.color_compression_disable_mask)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(CacheMode1, CACHEMODE1_ITEM, Item {
    noun: Noun::Register, name: "CACHE_MODE_1", title: "", rows: 0xe,
    cites: &["mesa:gen8 CACHE_MODE_1", "mesa:gen9 CACHE_MODE_1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x7004)], register: Register { readable: true, writable: true, masked: true, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0x2, 0, 1), (0x2, 4, 4), (0x2, 9, 10), (0x2, 15, 17), (0x2, 20, 20), (0x2, 25, 26), (0x2, 31, 31), (0xc, 0, 0), (0xc, 10, 10), (0xc, 16, 16), (0xc, 26, 26)],
    system: "", unbuilt: false, watch: &[w(0x2, 0, 0x86138613, 0x0), w(0xc, 0, 0x4010401, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Partial Resolve Disable In VC", places: &[p(0xc, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCZ Read after expansion control fix 2", places: &[p(0xe, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Read Hit Write-Only Optimization Disable", places: &[p(0xe, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Float Blend Optimization Enable", places: &[p(0xc, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MCS Cache Disable", places: &[p(0xe, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4X4 RCPFE-STC Optimization Disable", places: &[p(0xe, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Cache Set XOR selection", places: &[p(0xe, 7, 8, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MSC RAW Hazard Avoidance Bit", places: &[p(0xc, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "NP PMA Fix Enable", places: &[p(0xe, 11, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HIZ Eviction Policy", places: &[p(0xe, 12, 12, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "NP Early Z Fails Disable", places: &[p(0xe, 13, 13, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blend Optimization Fix Disable", places: &[p(0xc, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Compression Disable", places: &[p(0xc, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Partial Resolve Disable In VC Mask", places: &[p(0xc, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCZ Read after expansion control fix 2 Mask", places: &[p(0xe, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Read Hit Write-Only Optimization Disable Mask", places: &[p(0xe, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Float Blend Optimization Enable Mask", places: &[p(0xc, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MCS Cache Disable Mask", places: &[p(0xe, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4X4 RCPFE-STC Optimization Disable Mask", places: &[p(0xe, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Cache Set XOR selection Mask", places: &[p(0xe, 23, 24, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MSC RAW Hazard Avoidance Bit Mask", places: &[p(0xc, 25, 25, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "NP PMA Fix Enable Mask", places: &[p(0x2, 27, 27, Kind::Uint, 1, 0), p(0xc, 27, 27, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HIZ Eviction Policy Mask", places: &[p(0x2, 28, 28, Kind::Uint, 1, 0), p(0xc, 28, 28, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "NP Early Z Fails Disable Mask", places: &[p(0x2, 29, 29, Kind::Uint, 1, 0), p(0xc, 29, 29, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blend Optimization Fix Disable Mask", places: &[p(0xc, 30, 30, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Compression Disable Mask", places: &[p(0xc, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MSC Resolve Optimization Disable", places: &[p(0x2, 14, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MSC Resolve Optimization Disable Mask", places: &[p(0x2, 30, 30, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CS_CHICKEN1`. `[mesa:gen9 CS_CHICKEN1]` `[linux:i915 GEN8_CS_CHICKEN1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CsChicken1 {
    /// Replay Mode, uint.
    pub replay_mode: u32,
    /// GPGPU Preemption Control, uint.
    pub gpgpu_preemption_control: u32,
    /// Replay Mode Mask, bool.
    pub replay_mode_mask: bool,
    /// GPGPU Preemption Control Mask, uint.
    pub gpgpu_preemption_control_mask: u32,
}
impl CsChicken1 {
    /// Mid-cmdbuffer Preemption of Replay Mode.
    pub const REPLAY_MODE_MID_CMDBUFFER_PREEMPTION: u32 = 0x0;
    /// Object Level Preemption of Replay Mode.
    pub const REPLAY_MODE_OBJECT_LEVEL_PREEMPTION: u32 = 0x1;
    /// Mid-thread of GPGPU Preemption Control.
    pub const GPGPU_PREEMPTION_CONTROL_MID_THREAD: u32 = 0x0;
    /// Thread-group of GPGPU Preemption Control.
    pub const GPGPU_PREEMPTION_CONTROL_THREAD_GROUP: u32 = 0x1;
    /// Command of GPGPU Preemption Control.
    pub const GPGPU_PREEMPTION_CONTROL_COMMAND: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> CsChicken1 {
        let d = &fixed::<1>(dwords);
        Self { replay_mode: u(d, 0, 0), gpgpu_preemption_control: u(d, 1, 2), replay_mode_mask: b(d, 16), gpgpu_preemption_control_mask: u(d, 17, 18), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.replay_mode)); put(d, 1, 2, u64::from(self.gpgpu_preemption_control)); put(d, 16, 16, u64::from(self.replay_mode_mask)); put(d, 17, 18, u64::from(self.gpgpu_preemption_control_mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(CsChicken1, CSCHICKEN1_ITEM, Item {
    noun: Noun::Register, name: "CS_CHICKEN1", title: "", rows: 0xc,
    cites: &["mesa:gen9 CS_CHICKEN1", "linux:i915 GEN8_CS_CHICKEN1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0x2580)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xc, 3, 15), (0xc, 19, 31)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0xfff8fff8, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Replay Mode", places: &[p(0xc, 0, 0, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Mid-cmdbuffer Preemption"), (0xc, 0x1, "Object Level Preemption")], when: None, gap: None },
        Field { name: "GPGPU Preemption Control", places: &[p(0xc, 1, 2, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Mid-thread"), (0xc, 0x1, "Thread-group"), (0xc, 0x2, "Command")], when: None, gap: None },
        Field { name: "Replay Mode Mask", places: &[p(0xc, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GPGPU Preemption Control Mask", places: &[p(0xc, 17, 18, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CS_DEBUG_MODE2`. `[mesa:gen9 CS_DEBUG_MODE2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CsDebugMode2 {
    /// 3D Rendering Instruction Disable, bool.
    pub _3d_rendering_instruction_disable: bool,
    /// Media Instruction Disable, bool.
    pub media_instruction_disable: bool,
    /// CONSTANT_BUFFER Address Offset Disable, bool.
    pub constant_buffer_address_offset_disable: bool,
    /// Disable Gather at Set Shader, bool.
    pub disable_gather_at_set_shader: bool,
    /// 3D Rendering Instruction Disable Mask, bool.
    pub _3d_rendering_instruction_disable_mask: bool,
    /// Media Instruction Disable Mask, bool.
    pub media_instruction_disable_mask: bool,
    /// CONSTANT_BUFFER Address Offset Disable Mask, bool.
    pub constant_buffer_address_offset_disable_mask: bool,
    /// Disable Gather at Set Shader Mask, bool.
    pub disable_gather_at_set_shader_mask: bool,
}
impl CsDebugMode2 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> CsDebugMode2 {
        let d = &fixed::<1>(dwords);
        Self { _3d_rendering_instruction_disable: b(d, 0), media_instruction_disable: b(d, 1), constant_buffer_address_offset_disable: b(d, 4), disable_gather_at_set_shader: b(d, 7), _3d_rendering_instruction_disable_mask: b(d, 16), media_instruction_disable_mask: b(d, 17), constant_buffer_address_offset_disable_mask: b(d, 20), disable_gather_at_set_shader_mask: b(d, 23), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self._3d_rendering_instruction_disable)); put(d, 1, 1, u64::from(self.media_instruction_disable)); put(d, 4, 4, u64::from(self.constant_buffer_address_offset_disable)); put(d, 7, 7, u64::from(self.disable_gather_at_set_shader)); put(d, 16, 16, u64::from(self._3d_rendering_instruction_disable_mask)); put(d, 17, 17, u64::from(self.media_instruction_disable_mask)); put(d, 20, 20, u64::from(self.constant_buffer_address_offset_disable_mask)); put(d, 23, 23, u64::from(self.disable_gather_at_set_shader_mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(CsDebugMode2, CSDEBUGMODE2_ITEM, Item {
    noun: Noun::Register, name: "CS_DEBUG_MODE2", title: "", rows: 0xc,
    cites: &["mesa:gen9 CS_DEBUG_MODE2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0x20d8)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xc, 2, 3), (0xc, 5, 6), (0xc, 8, 15), (0xc, 18, 19), (0xc, 21, 22), (0xc, 24, 31)],
    system: "CS-03", unbuilt: false, watch: &[w(0xc, 0, 0xff6cff6f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "3D Rendering Instruction Disable", places: &[p(0xc, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-03", usual: &[0] }) },
        Field { name: "Media Instruction Disable", places: &[p(0xc, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-03", usual: &[0] }) },
        Field { name: "CONSTANT_BUFFER Address Offset Disable", places: &[p(0xc, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable Gather at Set Shader", places: &[p(0xc, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "3D Rendering Instruction Disable Mask", places: &[p(0xc, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Media Instruction Disable Mask", places: &[p(0xc, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CONSTANT_BUFFER Address Offset Disable Mask", places: &[p(0xc, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable Gather at Set Shader Mask", places: &[p(0xc, 23, 23, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `GT_MODE`. `[mesa:gen9 GT_MODE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GtMode {
    /// Subslice Hashing, uint.
    pub subslice_hashing: u32,
    /// Slice Hashing, uint.
    pub slice_hashing: u32,
    /// Subslice Hashing Mask, int.
    pub subslice_hashing_mask: i32,
    /// Slice Hashing Mask, int.
    pub slice_hashing_mask: i32,
}
impl GtMode {
    /// 8x8 of Subslice Hashing.
    pub const SUBSLICE_HASHING_8X8: u32 = 0x0;
    /// 16x4 of Subslice Hashing.
    pub const SUBSLICE_HASHING_16X4: u32 = 0x1;
    /// 8x4 of Subslice Hashing.
    pub const SUBSLICE_HASHING_8X4: u32 = 0x2;
    /// 16x16 of Subslice Hashing.
    pub const SUBSLICE_HASHING_16X16: u32 = 0x3;
    /// NORMAL of Slice Hashing.
    pub const SLICE_HASHING_NORMAL: u32 = 0x0;
    /// DISABLED of Slice Hashing.
    pub const SLICE_HASHING_DISABLED: u32 = 0x1;
    /// 32x16 of Slice Hashing.
    pub const SLICE_HASHING_32X16: u32 = 0x2;
    /// 32x32 of Slice Hashing.
    pub const SLICE_HASHING_32X32: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> GtMode {
        let d = &fixed::<1>(dwords);
        Self { subslice_hashing: u(d, 8, 9), slice_hashing: u(d, 11, 12), subslice_hashing_mask: s(d, 24, 25), slice_hashing_mask: s(d, 27, 28), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 8, 9, u64::from(self.subslice_hashing)); put(d, 11, 12, u64::from(self.slice_hashing)); put(d, 24, 25, self.subslice_hashing_mask as i64 as u64); put(d, 27, 28, self.slice_hashing_mask as i64 as u64); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(GtMode, GTMODE_ITEM, Item {
    noun: Noun::Register, name: "GT_MODE", title: "", rows: 0xc,
    cites: &["mesa:gen9 GT_MODE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0x7008)], register: Register { readable: true, writable: true, masked: true, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 10, 10), (0xc, 13, 23), (0xc, 26, 26), (0xc, 29, 31)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0xe4ffe4ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Subslice Hashing", places: &[p(0xc, 8, 9, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "8x8"), (0xc, 0x1, "16x4"), (0xc, 0x2, "8x4"), (0xc, 0x3, "16x16")], when: None, gap: None },
        Field { name: "Slice Hashing", places: &[p(0xc, 11, 12, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "NORMAL"), (0xc, 0x1, "DISABLED"), (0xc, 0x2, "32x16"), (0xc, 0x3, "32x32")], when: None, gap: None },
        Field { name: "Subslice Hashing Mask", places: &[p(0xc, 24, 25, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Hashing Mask", places: &[p(0xc, 27, 28, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `INSTPM`. `[mesa:gen7 INSTPM]` `[mesa:gen8 INSTPM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Instpm {
    /// 3D State Instruction Disable, bool.
    pub _3d_state_instruction_disable: bool,
    /// 3D Rendering Instruction Disable, bool.
    pub _3d_rendering_instruction_disable: bool,
    /// Media Instruction Disable, bool.
    pub media_instruction_disable: bool,
    /// CONSTANT_BUFFER Address Offset Disable, bool.
    pub constant_buffer_address_offset_disable: bool,
    /// 3D State Instruction Disable Mask, bool.
    pub _3d_state_instruction_disable_mask: bool,
    /// 3D Rendering Instruction Disable Mask, bool.
    pub _3d_rendering_instruction_disable_mask: bool,
    /// Media Instruction Disable Mask, bool.
    pub media_instruction_disable_mask: bool,
    /// CONSTANT_BUFFER Address Offset Disable Mask, bool.
    pub constant_buffer_address_offset_disable_mask: bool,
}
impl Instpm {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Instpm {
        let d = &fixed::<1>(dwords);
        Self { _3d_state_instruction_disable: b(d, 1), _3d_rendering_instruction_disable: b(d, 2), media_instruction_disable: b(d, 3), constant_buffer_address_offset_disable: b(d, 6), _3d_state_instruction_disable_mask: b(d, 17), _3d_rendering_instruction_disable_mask: b(d, 18), media_instruction_disable_mask: b(d, 19), constant_buffer_address_offset_disable_mask: b(d, 22), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 1, 1, u64::from(self._3d_state_instruction_disable)); put(d, 2, 2, u64::from(self._3d_rendering_instruction_disable)); put(d, 3, 3, u64::from(self.media_instruction_disable)); put(d, 6, 6, u64::from(self.constant_buffer_address_offset_disable)); put(d, 17, 17, u64::from(self._3d_state_instruction_disable_mask)); put(d, 18, 18, u64::from(self._3d_rendering_instruction_disable_mask)); put(d, 19, 19, u64::from(self.media_instruction_disable_mask)); put(d, 22, 22, u64::from(self.constant_buffer_address_offset_disable_mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(Instpm, INSTPM_ITEM, Item {
    noun: Noun::Register, name: "INSTPM", title: "", rows: 0x3,
    cites: &["mesa:gen7 INSTPM", "mesa:gen8 INSTPM"],
    engines: &[], key: &[], length: &[], dwords: &[(0x3, 1, 1, false)], tail: &[], offset: &[(0x3, 0x20c0)], register: Register { readable: true, writable: true, masked: true, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0x3, 0, 0), (0x3, 4, 5), (0x3, 7, 16), (0x3, 20, 21), (0x3, 23, 31)],
    system: "CS-03", unbuilt: false, watch: &[w(0x3, 0, 0xffb1ffbf, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "3D State Instruction Disable", places: &[p(0x3, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-03", usual: &[0] }) },
        Field { name: "3D Rendering Instruction Disable", places: &[p(0x3, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-03", usual: &[0] }) },
        Field { name: "Media Instruction Disable", places: &[p(0x3, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-03", usual: &[0] }) },
        Field { name: "CONSTANT_BUFFER Address Offset Disable", places: &[p(0x3, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "3D State Instruction Disable Mask", places: &[p(0x3, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "3D Rendering Instruction Disable Mask", places: &[p(0x3, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Media Instruction Disable Mask", places: &[p(0x3, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CONSTANT_BUFFER Address Offset Disable Mask", places: &[p(0x3, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SLICE_COMMON_ECO_CHICKEN1`. `[mesa:gen9 SLICE_COMMON_ECO_CHICKEN1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SliceCommonEcoChicken1 {
    /// GLK Barrier Mode, uint.
    pub glk_barrier_mode: u32,
    /// GLK Barrier Mode Mask, bool.
    pub glk_barrier_mode_mask: bool,
}
impl SliceCommonEcoChicken1 {
    /// GLK_BARRIER_MODE_GPGPU of GLK Barrier Mode.
    pub const GLK_BARRIER_MODE_GLK_BARRIER_MODE_GPGPU: u32 = 0x0;
    /// GLK_BARRIER_MODE_3D_HULL of GLK Barrier Mode.
    pub const GLK_BARRIER_MODE_GLK_BARRIER_MODE_3D_HULL: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SliceCommonEcoChicken1 {
        let d = &fixed::<1>(dwords);
        Self { glk_barrier_mode: u(d, 7, 7), glk_barrier_mode_mask: b(d, 23), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 7, 7, u64::from(self.glk_barrier_mode)); put(d, 23, 23, u64::from(self.glk_barrier_mode_mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(SliceCommonEcoChicken1, SLICECOMMONECOCHICKEN1_ITEM, Item {
    noun: Noun::Register, name: "SLICE_COMMON_ECO_CHICKEN1", title: "", rows: 0xc,
    cites: &["mesa:gen9 SLICE_COMMON_ECO_CHICKEN1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0x731c)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xc, 0, 6), (0xc, 8, 22), (0xc, 24, 31)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0xff7fff7f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "GLK Barrier Mode", places: &[p(0xc, 7, 7, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "GLK_BARRIER_MODE_GPGPU"), (0xc, 0x1, "GLK_BARRIER_MODE_3D_HULL")], when: None, gap: None },
        Field { name: "GLK Barrier Mode Mask", places: &[p(0xc, 23, 23, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

