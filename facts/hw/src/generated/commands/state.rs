//! Generated from hw/commands/state.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `PIPELINE_SELECT`. `[mesa:gen7 PIPELINE_SELECT]` `[mesa:gen8 PIPELINE_SELECT]` `[mesa:gen9 PIPELINE_SELECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PipelineSelect {
    /// Pipeline Selection, uint.
    pub pipeline_selection: u32,
    /// Media Sampler DOP Clock Gate Enable, bool.
    pub media_sampler_dop_clock_gate_enable: bool,
    /// Force Media Awake, bool.
    pub force_media_awake: bool,
    /// Mask Bits, uint.
    pub mask_bits: u32,
}
impl PipelineSelect {
    /// 3D of Pipeline Selection.
    pub const PIPELINE_SELECTION_3D: u32 = 0x0;
    /// Media of Pipeline Selection.
    pub const PIPELINE_SELECTION_MEDIA: u32 = 0x1;
    /// GPGPU of Pipeline Selection.
    pub const PIPELINE_SELECTION_GPGPU: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> PipelineSelect {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 | 1 => Self { pipeline_selection: u(d, 0, 1), ..Self::default() },
            _ => Self { pipeline_selection: u(d, 0, 1), media_sampler_dop_clock_gate_enable: b(d, 4), force_media_awake: b(d, 5), mask_bits: u(d, 8, 15), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 | 1 => { d[0] = 0x69040000; put(d, 0, 1, u64::from(self.pipeline_selection)); 1 }
            _ => { d[0] = 0x69040000; put(d, 0, 1, u64::from(self.pipeline_selection)); put(d, 4, 4, u64::from(self.media_sampler_dop_clock_gate_enable)); put(d, 5, 5, u64::from(self.force_media_awake)); put(d, 8, 15, u64::from(self.mask_bits)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(PipelineSelect, PIPELINESELECT_ITEM, Item {
    noun: Noun::Command, name: "PIPELINE_SELECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 PIPELINE_SELECT", "mesa:gen8 PIPELINE_SELECT", "mesa:gen9 PIPELINE_SELECT"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x69040000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 2, 15), (0xc, 2, 3), (0xc, 6, 7)],
    system: "CS-10", unbuilt: false, watch: &[w(0x3, 0, 0xfffc, 0x0), w(0xc, 0, 0xcc, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pipeline Selection", places: &[p(0xf, 0, 1, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "3D"), (0xf, 0x1, "Media"), (0xf, 0x2, "GPGPU")], when: None, gap: None },
        Field { name: "Media Sampler DOP Clock Gate Enable", places: &[p(0xc, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Media Awake", places: &[p(0xc, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask Bits", places: &[p(0xc, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `PIPE_CONTROL`. `[mesa:gen7 PIPE_CONTROL]` `[mesa:gen8 PIPE_CONTROL]` `[mesa:gen9 PIPE_CONTROL]` `[neo:gen8 PIPE_CONTROL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PipeControl {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Depth Cache Flush Enable, bool.
    pub depth_cache_flush_enable: bool,
    /// Stall At Pixel Scoreboard, bool.
    pub stall_at_pixel_scoreboard: bool,
    /// State Cache Invalidation Enable, bool.
    pub state_cache_invalidation_enable: bool,
    /// Constant Cache Invalidation Enable, bool.
    pub constant_cache_invalidation_enable: bool,
    /// VF Cache Invalidation Enable, bool.
    pub vf_cache_invalidation_enable: bool,
    /// DC Flush Enable, bool.
    pub dc_flush_enable: bool,
    /// Pipe Control Flush Enable, bool.
    pub pipe_control_flush_enable: bool,
    /// Notify Enable, bool.
    pub notify_enable: bool,
    /// Indirect State Pointers Disable, bool.
    pub indirect_state_pointers_disable: bool,
    /// Texture Cache Invalidation Enable, bool.
    pub texture_cache_invalidation_enable: bool,
    /// Instruction Cache Invalidate Enable, bool.
    pub instruction_cache_invalidate_enable: bool,
    /// Render Target Cache Flush Enable, bool.
    pub render_target_cache_flush_enable: bool,
    /// Depth Stall Enable, bool.
    pub depth_stall_enable: bool,
    /// Post Sync Operation, uint.
    pub post_sync_operation: u32,
    /// Generic Media State Clear, bool.
    pub generic_media_state_clear: bool,
    /// TLB Invalidate, bool.
    pub tlb_invalidate: bool,
    /// Global Snapshot Count Reset, bool.
    pub global_snapshot_count_reset: bool,
    /// Command Streamer Stall Enable, bool.
    pub command_streamer_stall_enable: bool,
    /// Store Data Index, uint.
    pub store_data_index: u32,
    /// LRI Post Sync Operation, uint.
    pub lri_post_sync_operation: u32,
    /// Destination Address Type, uint.
    pub destination_address_type: u32,
    /// Flush LLC, bool.
    pub flush_llc: bool,
    /// Protected Memory Disable, bool.
    pub protected_memory_disable: bool,
    /// Address, address.
    pub address: u64,
    /// Immediate Data, uint.
    pub immediate_data: u64,
}
impl PipeControl {
    /// No Write of Post Sync Operation.
    pub const POST_SYNC_OPERATION_NO_WRITE: u32 = 0x0;
    /// Write Immediate Data of Post Sync Operation.
    pub const POST_SYNC_OPERATION_WRITE_IMMEDIATE_DATA: u32 = 0x1;
    /// Write PS Depth Count of Post Sync Operation.
    pub const POST_SYNC_OPERATION_WRITE_PS_DEPTH_COUNT: u32 = 0x2;
    /// Write Timestamp of Post Sync Operation.
    pub const POST_SYNC_OPERATION_WRITE_TIMESTAMP: u32 = 0x3;
    /// No LRI Operation of LRI Post Sync Operation.
    pub const LRI_POST_SYNC_OPERATION_NO_LRI_OPERATION: u32 = 0x0;
    /// MMIO Write Immediate Data of LRI Post Sync Operation.
    pub const LRI_POST_SYNC_OPERATION_MMIO_WRITE_IMMEDIATE_DATA: u32 = 0x1;
    /// PPGTT of Destination Address Type.
    pub const DESTINATION_ADDRESS_TYPE_PPGTT: u32 = 0x0;
    /// GGTT of Destination Address Type.
    pub const DESTINATION_ADDRESS_TYPE_GGTT: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> PipeControl {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), depth_cache_flush_enable: b(d, 32), stall_at_pixel_scoreboard: b(d, 33), state_cache_invalidation_enable: b(d, 34), constant_cache_invalidation_enable: b(d, 35), vf_cache_invalidation_enable: b(d, 36), dc_flush_enable: b(d, 37), pipe_control_flush_enable: b(d, 39), notify_enable: b(d, 40), indirect_state_pointers_disable: b(d, 41), texture_cache_invalidation_enable: b(d, 42), instruction_cache_invalidate_enable: b(d, 43), render_target_cache_flush_enable: b(d, 44), depth_stall_enable: b(d, 45), post_sync_operation: u(d, 46, 47), generic_media_state_clear: b(d, 48), tlb_invalidate: b(d, 50), global_snapshot_count_reset: b(d, 51), command_streamer_stall_enable: b(d, 52), store_data_index: u(d, 53, 53), lri_post_sync_operation: u(d, 55, 55), destination_address_type: u(d, 56, 56), address: a(d, 66, 95), immediate_data: l(d, 96, 159), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), depth_cache_flush_enable: b(d, 32), stall_at_pixel_scoreboard: b(d, 33), state_cache_invalidation_enable: b(d, 34), constant_cache_invalidation_enable: b(d, 35), vf_cache_invalidation_enable: b(d, 36), dc_flush_enable: b(d, 37), pipe_control_flush_enable: b(d, 39), notify_enable: b(d, 40), indirect_state_pointers_disable: b(d, 41), texture_cache_invalidation_enable: b(d, 42), instruction_cache_invalidate_enable: b(d, 43), render_target_cache_flush_enable: b(d, 44), depth_stall_enable: b(d, 45), post_sync_operation: u(d, 46, 47), generic_media_state_clear: b(d, 48), tlb_invalidate: b(d, 50), global_snapshot_count_reset: b(d, 51), command_streamer_stall_enable: b(d, 52), store_data_index: u(d, 53, 53), lri_post_sync_operation: u(d, 55, 55), destination_address_type: u(d, 56, 56), flush_llc: b(d, 58), protected_memory_disable: b(d, 59), address: a(d, 66, 111), immediate_data: l(d, 128, 191), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x7a000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.depth_cache_flush_enable)); put(d, 33, 33, u64::from(self.stall_at_pixel_scoreboard)); put(d, 34, 34, u64::from(self.state_cache_invalidation_enable)); put(d, 35, 35, u64::from(self.constant_cache_invalidation_enable)); put(d, 36, 36, u64::from(self.vf_cache_invalidation_enable)); put(d, 37, 37, u64::from(self.dc_flush_enable)); put(d, 39, 39, u64::from(self.pipe_control_flush_enable)); put(d, 40, 40, u64::from(self.notify_enable)); put(d, 41, 41, u64::from(self.indirect_state_pointers_disable)); put(d, 42, 42, u64::from(self.texture_cache_invalidation_enable)); put(d, 43, 43, u64::from(self.instruction_cache_invalidate_enable)); put(d, 44, 44, u64::from(self.render_target_cache_flush_enable)); put(d, 45, 45, u64::from(self.depth_stall_enable)); put(d, 46, 47, u64::from(self.post_sync_operation)); put(d, 48, 48, u64::from(self.generic_media_state_clear)); put(d, 50, 50, u64::from(self.tlb_invalidate)); put(d, 51, 51, u64::from(self.global_snapshot_count_reset)); put(d, 52, 52, u64::from(self.command_streamer_stall_enable)); put(d, 53, 53, u64::from(self.store_data_index)); put(d, 55, 55, u64::from(self.lri_post_sync_operation)); put(d, 56, 56, u64::from(self.destination_address_type)); put_a(d, 66, 95, self.address); put(d, 96, 159, self.immediate_data); 5 }
            _ => { d[0] = 0x7a000000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.depth_cache_flush_enable)); put(d, 33, 33, u64::from(self.stall_at_pixel_scoreboard)); put(d, 34, 34, u64::from(self.state_cache_invalidation_enable)); put(d, 35, 35, u64::from(self.constant_cache_invalidation_enable)); put(d, 36, 36, u64::from(self.vf_cache_invalidation_enable)); put(d, 37, 37, u64::from(self.dc_flush_enable)); put(d, 39, 39, u64::from(self.pipe_control_flush_enable)); put(d, 40, 40, u64::from(self.notify_enable)); put(d, 41, 41, u64::from(self.indirect_state_pointers_disable)); put(d, 42, 42, u64::from(self.texture_cache_invalidation_enable)); put(d, 43, 43, u64::from(self.instruction_cache_invalidate_enable)); put(d, 44, 44, u64::from(self.render_target_cache_flush_enable)); put(d, 45, 45, u64::from(self.depth_stall_enable)); put(d, 46, 47, u64::from(self.post_sync_operation)); put(d, 48, 48, u64::from(self.generic_media_state_clear)); put(d, 50, 50, u64::from(self.tlb_invalidate)); put(d, 51, 51, u64::from(self.global_snapshot_count_reset)); put(d, 52, 52, u64::from(self.command_streamer_stall_enable)); put(d, 53, 53, u64::from(self.store_data_index)); put(d, 55, 55, u64::from(self.lri_post_sync_operation)); put(d, 56, 56, u64::from(self.destination_address_type)); put(d, 58, 58, u64::from(self.flush_llc)); put(d, 59, 59, u64::from(self.protected_memory_disable)); put_a(d, 66, 111, self.address); put(d, 128, 191, self.immediate_data); 6 }
        };
        words[..n.min(6)].to_vec()
    }
}
described!(PipeControl, PIPECONTROL_ITEM, Item {
    noun: Noun::Command, name: "PIPE_CONTROL", title: "", rows: 0xf,
    cites: &["mesa:gen7 PIPE_CONTROL", "mesa:gen8 PIPE_CONTROL", "mesa:gen9 PIPE_CONTROL", "neo:gen8 PIPE_CONTROL"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x7a000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, false), (0xe, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 38, 38), (0xf, 49, 49), (0xf, 54, 54), (0x1, 57, 63), (0x2, 57, 57), (0x2, 60, 63), (0xf, 64, 65), (0xe, 112, 127), (0xc, 57, 57), (0xc, 60, 63)],
    system: "CS-12", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xfe4a0040, 0x0), w(0xf, 2, 0x3, 0x0), w(0xe, 1, 0xf24a0040, 0x0), w(0xe, 3, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Depth Cache Flush Enable", places: &[p(0xf, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stall At Pixel Scoreboard", places: &[p(0xf, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "State Cache Invalidation Enable", places: &[p(0xf, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Cache Invalidation Enable", places: &[p(0xf, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VF Cache Invalidation Enable", places: &[p(0xf, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC Flush Enable", places: &[p(0xf, 37, 37, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pipe Control Flush Enable", places: &[p(0xf, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Notify Enable", places: &[p(0xf, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect State Pointers Disable", places: &[p(0xf, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Texture Cache Invalidation Enable", places: &[p(0xf, 42, 42, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instruction Cache Invalidate Enable", places: &[p(0xf, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Render Target Cache Flush Enable", places: &[p(0xf, 44, 44, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Stall Enable", places: &[p(0xf, 45, 45, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post Sync Operation", places: &[p(0xf, 46, 47, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No Write"), (0xf, 0x1, "Write Immediate Data"), (0xf, 0x2, "Write PS Depth Count"), (0xf, 0x3, "Write Timestamp")], when: None, gap: None },
        Field { name: "Generic Media State Clear", places: &[p(0xf, 48, 48, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TLB Invalidate", places: &[p(0xf, 50, 50, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Snapshot Count Reset", places: &[p(0xf, 51, 51, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-12", usual: &[0] }) },
        Field { name: "Command Streamer Stall Enable", places: &[p(0xf, 52, 52, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Store Data Index", places: &[p(0xf, 53, 53, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LRI Post Sync Operation", places: &[p(0xf, 55, 55, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No LRI Operation"), (0xf, 0x1, "MMIO Write Immediate Data")], when: None, gap: None },
        Field { name: "Destination Address Type", places: &[p(0xf, 56, 56, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "PPGTT"), (0xf, 0x1, "GGTT")], when: None, gap: None },
        Field { name: "Flush LLC", places: &[p(0xe, 58, 58, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Protected Memory Disable", places: &[p(0xe, 59, 59, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Address", places: &[p(0x1, 66, 95, Kind::Address, 1, 0), p(0xe, 66, 111, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 96, 159, Kind::Uint, 1, 0), p(0xe, 128, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `STATE_BASE_ADDRESS`. `[mesa:gen7 STATE_BASE_ADDRESS]` `[mesa:gen8 STATE_BASE_ADDRESS]` `[mesa:gen9 STATE_BASE_ADDRESS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StateBaseAddress {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// General State Base Address Modify Enable, bool.
    pub general_state_base_address_modify_enable: bool,
    /// General State MOCS, uint.
    pub general_state_mocs: u32,
    /// General State Base Address, address.
    pub general_state_base_address: u64,
    /// Stateless Data Port Access MOCS, uint.
    pub stateless_data_port_access_mocs: u32,
    /// Surface State Base Address Modify Enable, bool.
    pub surface_state_base_address_modify_enable: bool,
    /// Surface State MOCS, uint.
    pub surface_state_mocs: u32,
    /// Surface State Base Address, address.
    pub surface_state_base_address: u64,
    /// Dynamic State Base Address Modify Enable, bool.
    pub dynamic_state_base_address_modify_enable: bool,
    /// Dynamic State MOCS, uint.
    pub dynamic_state_mocs: u32,
    /// Dynamic State Base Address, address.
    pub dynamic_state_base_address: u64,
    /// Indirect Object Base Address Modify Enable, bool.
    pub indirect_object_base_address_modify_enable: bool,
    /// Indirect Object MOCS, uint.
    pub indirect_object_mocs: u32,
    /// Indirect Object Base Address, address.
    pub indirect_object_base_address: u64,
    /// Instruction Base Address Modify Enable, bool.
    pub instruction_base_address_modify_enable: bool,
    /// Instruction MOCS, uint.
    pub instruction_mocs: u32,
    /// Instruction Base Address, address.
    pub instruction_base_address: u64,
    /// General State Buffer Size Modify Enable, bool.
    pub general_state_buffer_size_modify_enable: bool,
    /// General State Buffer Size, uint.
    pub general_state_buffer_size: u32,
    /// Dynamic State Buffer Size Modify Enable, bool.
    pub dynamic_state_buffer_size_modify_enable: bool,
    /// Dynamic State Buffer Size, uint.
    pub dynamic_state_buffer_size: u32,
    /// Indirect Object Buffer Size Modify Enable, bool.
    pub indirect_object_buffer_size_modify_enable: bool,
    /// Indirect Object Buffer Size, uint.
    pub indirect_object_buffer_size: u32,
    /// Instruction Buffer size Modify Enable, bool.
    pub instruction_buffer_size_modify_enable: bool,
    /// Instruction Buffer Size, uint.
    pub instruction_buffer_size: u32,
    /// Bindless Surface State Base Address Modify Enable, bool.
    pub bindless_surface_state_base_address_modify_enable: bool,
    /// Bindless Surface State MOCS, uint.
    pub bindless_surface_state_mocs: u32,
    /// Bindless Surface State Base Address, address.
    pub bindless_surface_state_base_address: u64,
    /// Bindless Surface State Size, uint.
    pub bindless_surface_state_size: u32,
    /// Stateless Data Port Access Force Write Thru, uint.
    pub stateless_data_port_access_force_write_thru: u32,
    /// General State Access Upper Bound Modify Enable, bool.
    pub general_state_access_upper_bound_modify_enable: bool,
    /// General State Access Upper Bound, address.
    pub general_state_access_upper_bound: u64,
    /// Dynamic State Access Upper Bound Modify Enable, bool.
    pub dynamic_state_access_upper_bound_modify_enable: bool,
    /// Dynamic State Access Upper Bound, address.
    pub dynamic_state_access_upper_bound: u64,
    /// Indirect Object Access Upper Bound Modify Enable, bool.
    pub indirect_object_access_upper_bound_modify_enable: bool,
    /// Indirect Object Access Upper Bound, address.
    pub indirect_object_access_upper_bound: u64,
    /// Instruction Access Upper Bound Modify Enable, bool.
    pub instruction_access_upper_bound_modify_enable: bool,
    /// Instruction Access Upper Bound, address.
    pub instruction_access_upper_bound: u64,
}
impl StateBaseAddress {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> StateBaseAddress {
        let d = &fixed::<19>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), general_state_base_address_modify_enable: b(d, 32), general_state_mocs: u(d, 40, 43), general_state_base_address: a(d, 44, 63), stateless_data_port_access_mocs: u(d, 36, 39), surface_state_base_address_modify_enable: b(d, 64), surface_state_mocs: u(d, 72, 75), surface_state_base_address: a(d, 76, 95), dynamic_state_base_address_modify_enable: b(d, 96), dynamic_state_mocs: u(d, 104, 107), dynamic_state_base_address: a(d, 108, 127), indirect_object_base_address_modify_enable: b(d, 128), indirect_object_mocs: u(d, 136, 139), indirect_object_base_address: a(d, 140, 159), instruction_base_address_modify_enable: b(d, 160), instruction_mocs: u(d, 168, 171), instruction_base_address: a(d, 172, 191), stateless_data_port_access_force_write_thru: u(d, 35, 35), general_state_access_upper_bound_modify_enable: b(d, 192), general_state_access_upper_bound: a(d, 204, 223), dynamic_state_access_upper_bound_modify_enable: b(d, 224), dynamic_state_access_upper_bound: a(d, 236, 255), indirect_object_access_upper_bound_modify_enable: b(d, 256), indirect_object_access_upper_bound: a(d, 268, 287), instruction_access_upper_bound_modify_enable: b(d, 288), instruction_access_upper_bound: a(d, 300, 319), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), general_state_base_address_modify_enable: b(d, 32), general_state_mocs: u(d, 36, 42), general_state_base_address: a(d, 44, 95), stateless_data_port_access_mocs: u(d, 112, 118), surface_state_base_address_modify_enable: b(d, 128), surface_state_mocs: u(d, 132, 138), surface_state_base_address: a(d, 140, 191), dynamic_state_base_address_modify_enable: b(d, 192), dynamic_state_mocs: u(d, 196, 202), dynamic_state_base_address: a(d, 204, 255), indirect_object_base_address_modify_enable: b(d, 256), indirect_object_mocs: u(d, 260, 266), indirect_object_base_address: a(d, 268, 319), instruction_base_address_modify_enable: b(d, 320), instruction_mocs: u(d, 324, 330), instruction_base_address: a(d, 332, 383), general_state_buffer_size_modify_enable: b(d, 384), general_state_buffer_size: u(d, 396, 415), dynamic_state_buffer_size_modify_enable: b(d, 416), dynamic_state_buffer_size: u(d, 428, 447), indirect_object_buffer_size_modify_enable: b(d, 448), indirect_object_buffer_size: u(d, 460, 479), instruction_buffer_size_modify_enable: b(d, 480), instruction_buffer_size: u(d, 492, 511), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), general_state_base_address_modify_enable: b(d, 32), general_state_mocs: u(d, 36, 42), general_state_base_address: a(d, 44, 95), stateless_data_port_access_mocs: u(d, 112, 118), surface_state_base_address_modify_enable: b(d, 128), surface_state_mocs: u(d, 132, 138), surface_state_base_address: a(d, 140, 191), dynamic_state_base_address_modify_enable: b(d, 192), dynamic_state_mocs: u(d, 196, 202), dynamic_state_base_address: a(d, 204, 255), indirect_object_base_address_modify_enable: b(d, 256), indirect_object_mocs: u(d, 260, 266), indirect_object_base_address: a(d, 268, 319), instruction_base_address_modify_enable: b(d, 320), instruction_mocs: u(d, 324, 330), instruction_base_address: a(d, 332, 383), general_state_buffer_size_modify_enable: b(d, 384), general_state_buffer_size: u(d, 396, 415), dynamic_state_buffer_size_modify_enable: b(d, 416), dynamic_state_buffer_size: u(d, 428, 447), indirect_object_buffer_size_modify_enable: b(d, 448), indirect_object_buffer_size: u(d, 460, 479), instruction_buffer_size_modify_enable: b(d, 480), instruction_buffer_size: u(d, 492, 511), bindless_surface_state_base_address_modify_enable: b(d, 512), bindless_surface_state_mocs: u(d, 516, 522), bindless_surface_state_base_address: a(d, 524, 575), bindless_surface_state_size: u(d, 588, 607), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 19];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x61010000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.general_state_base_address_modify_enable)); put(d, 40, 43, u64::from(self.general_state_mocs)); put_a(d, 44, 63, self.general_state_base_address); put(d, 36, 39, u64::from(self.stateless_data_port_access_mocs)); put(d, 64, 64, u64::from(self.surface_state_base_address_modify_enable)); put(d, 72, 75, u64::from(self.surface_state_mocs)); put_a(d, 76, 95, self.surface_state_base_address); put(d, 96, 96, u64::from(self.dynamic_state_base_address_modify_enable)); put(d, 104, 107, u64::from(self.dynamic_state_mocs)); put_a(d, 108, 127, self.dynamic_state_base_address); put(d, 128, 128, u64::from(self.indirect_object_base_address_modify_enable)); put(d, 136, 139, u64::from(self.indirect_object_mocs)); put_a(d, 140, 159, self.indirect_object_base_address); put(d, 160, 160, u64::from(self.instruction_base_address_modify_enable)); put(d, 168, 171, u64::from(self.instruction_mocs)); put_a(d, 172, 191, self.instruction_base_address); put(d, 35, 35, u64::from(self.stateless_data_port_access_force_write_thru)); put(d, 192, 192, u64::from(self.general_state_access_upper_bound_modify_enable)); put_a(d, 204, 223, self.general_state_access_upper_bound); put(d, 224, 224, u64::from(self.dynamic_state_access_upper_bound_modify_enable)); put_a(d, 236, 255, self.dynamic_state_access_upper_bound); put(d, 256, 256, u64::from(self.indirect_object_access_upper_bound_modify_enable)); put_a(d, 268, 287, self.indirect_object_access_upper_bound); put(d, 288, 288, u64::from(self.instruction_access_upper_bound_modify_enable)); put_a(d, 300, 319, self.instruction_access_upper_bound); 10 }
            1 => { d[0] = 0x61010000; let length = if self.dword_length == 0 { 14 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.general_state_base_address_modify_enable)); put(d, 36, 42, u64::from(self.general_state_mocs)); put_a(d, 44, 95, self.general_state_base_address); put(d, 112, 118, u64::from(self.stateless_data_port_access_mocs)); put(d, 128, 128, u64::from(self.surface_state_base_address_modify_enable)); put(d, 132, 138, u64::from(self.surface_state_mocs)); put_a(d, 140, 191, self.surface_state_base_address); put(d, 192, 192, u64::from(self.dynamic_state_base_address_modify_enable)); put(d, 196, 202, u64::from(self.dynamic_state_mocs)); put_a(d, 204, 255, self.dynamic_state_base_address); put(d, 256, 256, u64::from(self.indirect_object_base_address_modify_enable)); put(d, 260, 266, u64::from(self.indirect_object_mocs)); put_a(d, 268, 319, self.indirect_object_base_address); put(d, 320, 320, u64::from(self.instruction_base_address_modify_enable)); put(d, 324, 330, u64::from(self.instruction_mocs)); put_a(d, 332, 383, self.instruction_base_address); put(d, 384, 384, u64::from(self.general_state_buffer_size_modify_enable)); put(d, 396, 415, u64::from(self.general_state_buffer_size)); put(d, 416, 416, u64::from(self.dynamic_state_buffer_size_modify_enable)); put(d, 428, 447, u64::from(self.dynamic_state_buffer_size)); put(d, 448, 448, u64::from(self.indirect_object_buffer_size_modify_enable)); put(d, 460, 479, u64::from(self.indirect_object_buffer_size)); put(d, 480, 480, u64::from(self.instruction_buffer_size_modify_enable)); put(d, 492, 511, u64::from(self.instruction_buffer_size)); 16 }
            _ => { d[0] = 0x61010000; let length = if self.dword_length == 0 { 17 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.general_state_base_address_modify_enable)); put(d, 36, 42, u64::from(self.general_state_mocs)); put_a(d, 44, 95, self.general_state_base_address); put(d, 112, 118, u64::from(self.stateless_data_port_access_mocs)); put(d, 128, 128, u64::from(self.surface_state_base_address_modify_enable)); put(d, 132, 138, u64::from(self.surface_state_mocs)); put_a(d, 140, 191, self.surface_state_base_address); put(d, 192, 192, u64::from(self.dynamic_state_base_address_modify_enable)); put(d, 196, 202, u64::from(self.dynamic_state_mocs)); put_a(d, 204, 255, self.dynamic_state_base_address); put(d, 256, 256, u64::from(self.indirect_object_base_address_modify_enable)); put(d, 260, 266, u64::from(self.indirect_object_mocs)); put_a(d, 268, 319, self.indirect_object_base_address); put(d, 320, 320, u64::from(self.instruction_base_address_modify_enable)); put(d, 324, 330, u64::from(self.instruction_mocs)); put_a(d, 332, 383, self.instruction_base_address); put(d, 384, 384, u64::from(self.general_state_buffer_size_modify_enable)); put(d, 396, 415, u64::from(self.general_state_buffer_size)); put(d, 416, 416, u64::from(self.dynamic_state_buffer_size_modify_enable)); put(d, 428, 447, u64::from(self.dynamic_state_buffer_size)); put(d, 448, 448, u64::from(self.indirect_object_buffer_size_modify_enable)); put(d, 460, 479, u64::from(self.indirect_object_buffer_size)); put(d, 480, 480, u64::from(self.instruction_buffer_size_modify_enable)); put(d, 492, 511, u64::from(self.instruction_buffer_size)); put(d, 512, 512, u64::from(self.bindless_surface_state_base_address_modify_enable)); put(d, 516, 522, u64::from(self.bindless_surface_state_mocs)); put_a(d, 524, 575, self.bindless_surface_state_base_address); put(d, 588, 607, u64::from(self.bindless_surface_state_size)); 19 }
        };
        words[..n.min(19)].to_vec()
    }
}
described!(StateBaseAddress, STATEBASEADDRESS_ITEM, Item {
    noun: Noun::Command, name: "STATE_BASE_ADDRESS", title: "", rows: 0xf,
    cites: &["mesa:gen7 STATE_BASE_ADDRESS", "mesa:gen8 STATE_BASE_ADDRESS", "mesa:gen9 STATE_BASE_ADDRESS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x61010000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 10, 10, false), (0x2, 16, 16, false), (0xc, 19, 19, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 33, 34), (0x1, 65, 71), (0x1, 97, 103), (0x1, 129, 135), (0x1, 161, 167), (0x1, 193, 203), (0x1, 225, 235), (0x1, 257, 267), (0x1, 289, 299), (0xe, 33, 35), (0xe, 43, 43), (0xe, 96, 111), (0xe, 119, 127), (0xe, 129, 131), (0xe, 139, 139), (0xe, 193, 195), (0xe, 203, 203), (0xe, 257, 259), (0xe, 267, 267), (0xe, 321, 323), (0xe, 331, 331), (0xe, 385, 395), (0xe, 417, 427), (0xe, 449, 459), (0xe, 481, 491), (0xc, 513, 515), (0xc, 523, 523), (0xc, 576, 587)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0x6, 0x0), w(0x1, 2, 0xfe, 0x0), w(0x1, 3, 0xfe, 0x0), w(0x1, 4, 0xfe, 0x0), w(0x1, 5, 0xfe, 0x0), w(0x1, 6, 0xffe, 0x0), w(0x1, 7, 0xffe, 0x0), w(0x1, 8, 0xffe, 0x0), w(0x1, 9, 0xffe, 0x0), w(0xe, 1, 0x80e, 0x0), w(0xe, 3, 0xff80ffff, 0x0), w(0xe, 4, 0x80e, 0x0), w(0xe, 6, 0x80e, 0x0), w(0xe, 8, 0x80e, 0x0), w(0xe, 10, 0x80e, 0x0), w(0xe, 12, 0xffe, 0x0), w(0xe, 13, 0xffe, 0x0), w(0xe, 14, 0xffe, 0x0), w(0xe, 15, 0xffe, 0x0), w(0xc, 16, 0x80e, 0x0), w(0xc, 18, 0xfff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "General State Base Address Modify Enable", places: &[p(0xf, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "General State MOCS", places: &[p(0x1, 40, 43, Kind::Uint, 1, 0), p(0xe, 36, 42, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "General State Base Address", places: &[p(0x1, 44, 63, Kind::Address, 1, 0), p(0xe, 44, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stateless Data Port Access MOCS", places: &[p(0x1, 36, 39, Kind::Uint, 1, 0), p(0xe, 112, 118, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface State Base Address Modify Enable", places: &[p(0x1, 64, 64, Kind::Bool, 1, 0), p(0xe, 128, 128, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface State MOCS", places: &[p(0x1, 72, 75, Kind::Uint, 1, 0), p(0xe, 132, 138, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface State Base Address", places: &[p(0x1, 76, 95, Kind::Address, 1, 0), p(0xe, 140, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dynamic State Base Address Modify Enable", places: &[p(0x1, 96, 96, Kind::Bool, 1, 0), p(0xe, 192, 192, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dynamic State MOCS", places: &[p(0x1, 104, 107, Kind::Uint, 1, 0), p(0xe, 196, 202, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dynamic State Base Address", places: &[p(0x1, 108, 127, Kind::Address, 1, 0), p(0xe, 204, 255, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Object Base Address Modify Enable", places: &[p(0x1, 128, 128, Kind::Bool, 1, 0), p(0xe, 256, 256, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Object MOCS", places: &[p(0x1, 136, 139, Kind::Uint, 1, 0), p(0xe, 260, 266, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Object Base Address", places: &[p(0x1, 140, 159, Kind::Address, 1, 0), p(0xe, 268, 319, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instruction Base Address Modify Enable", places: &[p(0x1, 160, 160, Kind::Bool, 1, 0), p(0xe, 320, 320, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instruction MOCS", places: &[p(0x1, 168, 171, Kind::Uint, 1, 0), p(0xe, 324, 330, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instruction Base Address", places: &[p(0x1, 172, 191, Kind::Address, 1, 0), p(0xe, 332, 383, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "General State Buffer Size Modify Enable", places: &[p(0xe, 384, 384, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "General State Buffer Size", places: &[p(0xe, 396, 415, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dynamic State Buffer Size Modify Enable", places: &[p(0xe, 416, 416, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dynamic State Buffer Size", places: &[p(0xe, 428, 447, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Object Buffer Size Modify Enable", places: &[p(0xe, 448, 448, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Object Buffer Size", places: &[p(0xe, 460, 479, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instruction Buffer size Modify Enable", places: &[p(0xe, 480, 480, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instruction Buffer Size", places: &[p(0xe, 492, 511, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bindless Surface State Base Address Modify Enable", places: &[p(0xc, 512, 512, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bindless Surface State MOCS", places: &[p(0xc, 516, 522, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bindless Surface State Base Address", places: &[p(0xc, 524, 575, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bindless Surface State Size", places: &[p(0xc, 588, 607, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stateless Data Port Access Force Write Thru", places: &[p(0x1, 35, 35, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "General State Access Upper Bound Modify Enable", places: &[p(0x1, 192, 192, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "General State Access Upper Bound", places: &[p(0x1, 204, 223, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dynamic State Access Upper Bound Modify Enable", places: &[p(0x1, 224, 224, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dynamic State Access Upper Bound", places: &[p(0x1, 236, 255, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Object Access Upper Bound Modify Enable", places: &[p(0x1, 256, 256, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Object Access Upper Bound", places: &[p(0x1, 268, 287, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instruction Access Upper Bound Modify Enable", places: &[p(0x1, 288, 288, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instruction Access Upper Bound", places: &[p(0x1, 300, 319, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `STATE_PREFETCH`. `[mesa:gen7 STATE_PREFETCH]` `[mesa:gen8 STATE_PREFETCH]` `[mesa:gen9 STATE_PREFETCH]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StatePrefetch {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Prefetch Count, uint.
    pub prefetch_count: u32,
    /// Prefetch Pointer, address.
    pub prefetch_pointer: u64,
}
impl StatePrefetch {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> StatePrefetch {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), prefetch_count: u(d, 32, 34), prefetch_pointer: a(d, 38, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x60030000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 34, u64::from(self.prefetch_count)); put_a(d, 38, 63, self.prefetch_pointer); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(StatePrefetch, STATEPREFETCH_ITEM, Item {
    noun: Noun::Command, name: "STATE_PREFETCH", title: "", rows: 0xf,
    cites: &["mesa:gen7 STATE_PREFETCH", "mesa:gen8 STATE_PREFETCH", "mesa:gen9 STATE_PREFETCH"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x60030000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 35, 37)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x38, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Prefetch Count", places: &[p(0xf, 32, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Prefetch Pointer", places: &[p(0xf, 38, 63, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `STATE_SIP`. `[mesa:gen7 STATE_SIP]` `[mesa:gen8 STATE_SIP]` `[mesa:gen9 STATE_SIP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StateSip {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// System Instruction Pointer, offset.
    pub system_instruction_pointer: u64,
}
impl StateSip {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> StateSip {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), system_instruction_pointer: a(d, 36, 63), },
            _ => Self { dword_length: u(d, 0, 7), system_instruction_pointer: a(d, 36, 95), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x61020000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 36, 63, self.system_instruction_pointer); 2 }
            _ => { d[0] = 0x61020000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 36, 95, self.system_instruction_pointer); 3 }
        };
        words[..n.min(3)].to_vec()
    }
}
described!(StateSip, STATESIP_ITEM, Item {
    noun: Noun::Command, name: "STATE_SIP", title: "", rows: 0xf,
    cites: &["mesa:gen7 STATE_SIP", "mesa:gen8 STATE_SIP", "mesa:gen9 STATE_SIP"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x61020000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 2, 2, false), (0xe, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 35)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xf, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "System Instruction Pointer", places: &[p(0x1, 36, 63, Kind::Offset, 1, 0), p(0xe, 36, 95, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

