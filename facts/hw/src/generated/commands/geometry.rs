//! Generated from hw/commands/geometry.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `3DPRIMITIVE`. `[mesa:gen7 3DPRIMITIVE]` `[mesa:gen8 3DPRIMITIVE]` `[mesa:gen9 3DPRIMITIVE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Primitive3d {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Predicate Enable, bool.
    pub predicate_enable: bool,
    /// UAV Coherency Required, bool.
    pub uav_coherency_required: bool,
    /// Indirect Parameter Enable, bool.
    pub indirect_parameter_enable: bool,
    /// Primitive Topology Type, `enums::prim_topo_type`.
    pub primitive_topology_type: u32,
    /// Vertex Access Type, uint.
    pub vertex_access_type: u32,
    /// End Offset Enable, bool.
    pub end_offset_enable: bool,
    /// Vertex Count Per Instance, uint.
    pub vertex_count_per_instance: u32,
    /// Start Vertex Location, uint.
    pub start_vertex_location: u32,
    /// Instance Count, uint.
    pub instance_count: u32,
    /// Start Instance Location, uint.
    pub start_instance_location: u32,
    /// Base Vertex Location, int.
    pub base_vertex_location: i32,
}
impl Primitive3d {
    /// SEQUENTIAL of Vertex Access Type.
    pub const VERTEX_ACCESS_TYPE_SEQUENTIAL: u32 = 0x0;
    /// RANDOM of Vertex Access Type.
    pub const VERTEX_ACCESS_TYPE_RANDOM: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> Primitive3d {
        let d = &fixed::<7>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), predicate_enable: b(d, 8), indirect_parameter_enable: b(d, 10), primitive_topology_type: u(d, 32, 37), vertex_access_type: u(d, 40, 40), end_offset_enable: b(d, 41), vertex_count_per_instance: u(d, 64, 95), start_vertex_location: u(d, 96, 127), instance_count: u(d, 128, 159), start_instance_location: u(d, 160, 191), base_vertex_location: s(d, 192, 223), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), predicate_enable: b(d, 8), uav_coherency_required: b(d, 9), indirect_parameter_enable: b(d, 10), primitive_topology_type: u(d, 32, 37), vertex_access_type: u(d, 40, 40), end_offset_enable: b(d, 41), vertex_count_per_instance: u(d, 64, 95), start_vertex_location: u(d, 96, 127), instance_count: u(d, 128, 159), start_instance_location: u(d, 160, 191), base_vertex_location: s(d, 192, 223), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 7];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x7b000000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.predicate_enable)); put(d, 10, 10, u64::from(self.indirect_parameter_enable)); put(d, 32, 37, u64::from(self.primitive_topology_type)); put(d, 40, 40, u64::from(self.vertex_access_type)); put(d, 41, 41, u64::from(self.end_offset_enable)); put(d, 64, 95, u64::from(self.vertex_count_per_instance)); put(d, 96, 127, u64::from(self.start_vertex_location)); put(d, 128, 159, u64::from(self.instance_count)); put(d, 160, 191, u64::from(self.start_instance_location)); put(d, 192, 223, self.base_vertex_location as i64 as u64); 7 }
            _ => { d[0] = 0x7b000000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.predicate_enable)); put(d, 9, 9, u64::from(self.uav_coherency_required)); put(d, 10, 10, u64::from(self.indirect_parameter_enable)); put(d, 32, 37, u64::from(self.primitive_topology_type)); put(d, 40, 40, u64::from(self.vertex_access_type)); put(d, 41, 41, u64::from(self.end_offset_enable)); put(d, 64, 95, u64::from(self.vertex_count_per_instance)); put(d, 96, 127, u64::from(self.start_vertex_location)); put(d, 128, 159, u64::from(self.instance_count)); put(d, 160, 191, u64::from(self.start_instance_location)); put(d, 192, 223, self.base_vertex_location as i64 as u64); 7 }
        };
        words[..n.min(7)].to_vec()
    }
}
described!(Primitive3d, PRIMITIVE3D_ITEM, Item {
    noun: Noun::Command, name: "3DPRIMITIVE", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DPRIMITIVE", "mesa:gen8 3DPRIMITIVE", "mesa:gen9 3DPRIMITIVE"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x7b000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 7, 7, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 9, 9), (0xf, 11, 15), (0xf, 38, 39), (0xf, 42, 63)],
    system: "B018", unbuilt: false, watch: &[w(0x1, 0, 0xfa00, 0x0), w(0xf, 1, 0xfffffcc0, 0x0), w(0xe, 0, 0xf800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Predicate Enable", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "UAV Coherency Required", places: &[p(0xe, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Parameter Enable", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Primitive Topology Type", places: &[p(0xf, 32, 37, Kind::Enum("prim_topo_type"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Access Type", places: &[p(0xf, 40, 40, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SEQUENTIAL"), (0xf, 0x1, "RANDOM")], when: None, gap: None },
        Field { name: "End Offset Enable", places: &[p(0xf, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Count Per Instance", places: &[p(0xf, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Start Vertex Location", places: &[p(0xf, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instance Count", places: &[p(0xf, 128, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Start Instance Location", places: &[p(0xf, 160, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Base Vertex Location", places: &[p(0xf, 192, 223, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_DS`. `[mesa:gen7 3DSTATE_DS]` `[mesa:gen8 3DSTATE_DS]` `[mesa:gen9 3DSTATE_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dDs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Kernel Start Pointer, offset.
    pub kernel_start_pointer: u64,
    /// Software Exception Enable, bool.
    pub software_exception_enable: bool,
    /// Illegal Opcode Exception Enable, bool.
    pub illegal_opcode_exception_enable: bool,
    /// Accesses UAV, bool.
    pub accesses_uav: bool,
    /// Floating Point Mode, uint.
    pub floating_point_mode: u32,
    /// Thread Dispatch Priority, uint.
    pub thread_dispatch_priority: u32,
    /// Binding Table Entry Count, uint.
    pub binding_table_entry_count: u32,
    /// Sampler Count, uint.
    pub sampler_count: u32,
    /// Vector Mask Enable, bool.
    pub vector_mask_enable: bool,
    /// Per-Thread Scratch Space, uint.
    pub per_thread_scratch_space: u32,
    /// Scratch Space Base Pointer, address.
    pub scratch_space_base_pointer: u64,
    /// Patch URB Entry Read Offset, uint.
    pub patch_urb_entry_read_offset: u32,
    /// Patch URB Entry Read Length, uint.
    pub patch_urb_entry_read_length: u32,
    /// Dispatch GRF Start Register For URB Data, uint.
    pub dispatch_grf_start_register_for_urb_data: u32,
    /// Enable, bool.
    pub enable: bool,
    /// Cache Disable, bool.
    pub cache_disable: bool,
    /// Compute W Coordinate Enable, bool.
    pub compute_w_coordinate_enable: bool,
    /// Dispatch Mode, uint.
    pub dispatch_mode: u32,
    /// Statistics Enable, bool.
    pub statistics_enable: bool,
    /// Maximum Number of Threads, uint.
    pub maximum_number_of_threads: u32,
    /// User Clip Distance Cull Test Enable Bitmask, uint.
    pub user_clip_distance_cull_test_enable_bitmask: u32,
    /// User Clip Distance Clip Test Enable Bitmask, uint.
    pub user_clip_distance_clip_test_enable_bitmask: u32,
    /// Vertex URB Entry Output Length, uint.
    pub vertex_urb_entry_output_length: u32,
    /// Vertex URB Entry Output Read Offset, uint.
    pub vertex_urb_entry_output_read_offset: u32,
    /// DUAL_PATCH Kernel Start Pointer, offset.
    pub dual_patch_kernel_start_pointer: u64,
    /// Single Domain Point Dispatch, uint.
    pub single_domain_point_dispatch: u32,
    /// DS Cache Disable, bool.
    pub ds_cache_disable: bool,
}
impl State3dDs {
    /// IEEE-754 of Floating Point Mode.
    pub const FLOATING_POINT_MODE_IEEE_754: u32 = 0x0;
    /// Alternate of Floating Point Mode.
    pub const FLOATING_POINT_MODE_ALTERNATE: u32 = 0x1;
    /// High of Thread Dispatch Priority.
    pub const THREAD_DISPATCH_PRIORITY_HIGH: u32 = 0x1;
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
    /// SIMD4X2 of Dispatch Mode.
    pub const DISPATCH_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD8_SINGLE_PATCH of Dispatch Mode.
    pub const DISPATCH_MODE_SIMD8_SINGLE_PATCH: u32 = 0x1;
    /// SIMD8_SINGLE_OR_DUAL_PATCH of Dispatch Mode.
    pub const DISPATCH_MODE_SIMD8_SINGLE_OR_DUAL_PATCH: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dDs {
        let d = &fixed::<11>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), kernel_start_pointer: a(d, 38, 63), software_exception_enable: b(d, 71), illegal_opcode_exception_enable: b(d, 77), floating_point_mode: u(d, 80, 80), binding_table_entry_count: u(d, 82, 89), sampler_count: u(d, 91, 93), vector_mask_enable: b(d, 94), per_thread_scratch_space: u(d, 96, 99), scratch_space_base_pointer: a(d, 106, 127), patch_urb_entry_read_offset: u(d, 132, 137), patch_urb_entry_read_length: u(d, 139, 145), dispatch_grf_start_register_for_urb_data: u(d, 148, 152), enable: b(d, 160), compute_w_coordinate_enable: b(d, 162), statistics_enable: b(d, 170), maximum_number_of_threads: u(d, 185, 191), single_domain_point_dispatch: u(d, 95, 95), ds_cache_disable: b(d, 161), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), kernel_start_pointer: a(d, 38, 95), software_exception_enable: b(d, 103), illegal_opcode_exception_enable: b(d, 109), accesses_uav: b(d, 110), floating_point_mode: u(d, 112, 112), thread_dispatch_priority: u(d, 113, 113), binding_table_entry_count: u(d, 114, 121), sampler_count: u(d, 123, 125), vector_mask_enable: b(d, 126), per_thread_scratch_space: u(d, 128, 131), scratch_space_base_pointer: a(d, 138, 191), patch_urb_entry_read_offset: u(d, 196, 201), patch_urb_entry_read_length: u(d, 203, 209), dispatch_grf_start_register_for_urb_data: u(d, 212, 216), enable: b(d, 224), cache_disable: b(d, 225), compute_w_coordinate_enable: b(d, 226), dispatch_mode: u(d, 227, 227), statistics_enable: b(d, 234), maximum_number_of_threads: u(d, 245, 253), user_clip_distance_cull_test_enable_bitmask: u(d, 256, 263), user_clip_distance_clip_test_enable_bitmask: u(d, 264, 271), vertex_urb_entry_output_length: u(d, 272, 276), vertex_urb_entry_output_read_offset: u(d, 277, 282), single_domain_point_dispatch: u(d, 127, 127), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), kernel_start_pointer: a(d, 38, 95), software_exception_enable: b(d, 103), illegal_opcode_exception_enable: b(d, 109), accesses_uav: b(d, 110), floating_point_mode: u(d, 112, 112), thread_dispatch_priority: u(d, 113, 113), binding_table_entry_count: u(d, 114, 121), sampler_count: u(d, 123, 125), vector_mask_enable: b(d, 126), per_thread_scratch_space: u(d, 128, 131), scratch_space_base_pointer: a(d, 138, 191), patch_urb_entry_read_offset: u(d, 196, 201), patch_urb_entry_read_length: u(d, 203, 209), dispatch_grf_start_register_for_urb_data: u(d, 212, 216), enable: b(d, 224), cache_disable: b(d, 225), compute_w_coordinate_enable: b(d, 226), dispatch_mode: u(d, 227, 228), statistics_enable: b(d, 234), maximum_number_of_threads: u(d, 245, 253), user_clip_distance_cull_test_enable_bitmask: u(d, 256, 263), user_clip_distance_clip_test_enable_bitmask: u(d, 264, 271), vertex_urb_entry_output_length: u(d, 272, 276), vertex_urb_entry_output_read_offset: u(d, 277, 282), dual_patch_kernel_start_pointer: a(d, 294, 351), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x781d0000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 63, self.kernel_start_pointer); put(d, 71, 71, u64::from(self.software_exception_enable)); put(d, 77, 77, u64::from(self.illegal_opcode_exception_enable)); put(d, 80, 80, u64::from(self.floating_point_mode)); put(d, 82, 89, u64::from(self.binding_table_entry_count)); put(d, 91, 93, u64::from(self.sampler_count)); put(d, 94, 94, u64::from(self.vector_mask_enable)); put(d, 96, 99, u64::from(self.per_thread_scratch_space)); put_a(d, 106, 127, self.scratch_space_base_pointer); put(d, 132, 137, u64::from(self.patch_urb_entry_read_offset)); put(d, 139, 145, u64::from(self.patch_urb_entry_read_length)); put(d, 148, 152, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 160, 160, u64::from(self.enable)); put(d, 162, 162, u64::from(self.compute_w_coordinate_enable)); put(d, 170, 170, u64::from(self.statistics_enable)); put(d, 185, 191, u64::from(self.maximum_number_of_threads)); put(d, 95, 95, u64::from(self.single_domain_point_dispatch)); put(d, 161, 161, u64::from(self.ds_cache_disable)); 6 }
            1 => { d[0] = 0x781d0000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 95, self.kernel_start_pointer); put(d, 103, 103, u64::from(self.software_exception_enable)); put(d, 109, 109, u64::from(self.illegal_opcode_exception_enable)); put(d, 110, 110, u64::from(self.accesses_uav)); put(d, 112, 112, u64::from(self.floating_point_mode)); put(d, 113, 113, u64::from(self.thread_dispatch_priority)); put(d, 114, 121, u64::from(self.binding_table_entry_count)); put(d, 123, 125, u64::from(self.sampler_count)); put(d, 126, 126, u64::from(self.vector_mask_enable)); put(d, 128, 131, u64::from(self.per_thread_scratch_space)); put_a(d, 138, 191, self.scratch_space_base_pointer); put(d, 196, 201, u64::from(self.patch_urb_entry_read_offset)); put(d, 203, 209, u64::from(self.patch_urb_entry_read_length)); put(d, 212, 216, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 224, 224, u64::from(self.enable)); put(d, 225, 225, u64::from(self.cache_disable)); put(d, 226, 226, u64::from(self.compute_w_coordinate_enable)); put(d, 227, 227, u64::from(self.dispatch_mode)); put(d, 234, 234, u64::from(self.statistics_enable)); put(d, 245, 253, u64::from(self.maximum_number_of_threads)); put(d, 256, 263, u64::from(self.user_clip_distance_cull_test_enable_bitmask)); put(d, 264, 271, u64::from(self.user_clip_distance_clip_test_enable_bitmask)); put(d, 272, 276, u64::from(self.vertex_urb_entry_output_length)); put(d, 277, 282, u64::from(self.vertex_urb_entry_output_read_offset)); put(d, 127, 127, u64::from(self.single_domain_point_dispatch)); 9 }
            _ => { d[0] = 0x781d0000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 95, self.kernel_start_pointer); put(d, 103, 103, u64::from(self.software_exception_enable)); put(d, 109, 109, u64::from(self.illegal_opcode_exception_enable)); put(d, 110, 110, u64::from(self.accesses_uav)); put(d, 112, 112, u64::from(self.floating_point_mode)); put(d, 113, 113, u64::from(self.thread_dispatch_priority)); put(d, 114, 121, u64::from(self.binding_table_entry_count)); put(d, 123, 125, u64::from(self.sampler_count)); put(d, 126, 126, u64::from(self.vector_mask_enable)); put(d, 128, 131, u64::from(self.per_thread_scratch_space)); put_a(d, 138, 191, self.scratch_space_base_pointer); put(d, 196, 201, u64::from(self.patch_urb_entry_read_offset)); put(d, 203, 209, u64::from(self.patch_urb_entry_read_length)); put(d, 212, 216, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 224, 224, u64::from(self.enable)); put(d, 225, 225, u64::from(self.cache_disable)); put(d, 226, 226, u64::from(self.compute_w_coordinate_enable)); put(d, 227, 228, u64::from(self.dispatch_mode)); put(d, 234, 234, u64::from(self.statistics_enable)); put(d, 245, 253, u64::from(self.maximum_number_of_threads)); put(d, 256, 263, u64::from(self.user_clip_distance_cull_test_enable_bitmask)); put(d, 264, 271, u64::from(self.user_clip_distance_clip_test_enable_bitmask)); put(d, 272, 276, u64::from(self.vertex_urb_entry_output_length)); put(d, 277, 282, u64::from(self.vertex_urb_entry_output_read_offset)); put_a(d, 294, 351, self.dual_patch_kernel_start_pointer); 11 }
        };
        words[..n.min(11)].to_vec()
    }
}
described!(State3dDs, STATE3DDS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_DS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_DS", "mesa:gen8 3DSTATE_DS", "mesa:gen9 3DSTATE_DS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x781d0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 6, 6, false), (0x2, 9, 9, false), (0xc, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 37), (0x1, 64, 70), (0x1, 72, 76), (0x1, 78, 79), (0x1, 81, 81), (0x1, 90, 90), (0x1, 100, 105), (0x1, 128, 131), (0x1, 138, 138), (0x1, 146, 147), (0x1, 153, 159), (0x1, 163, 169), (0x1, 171, 184), (0xe, 96, 102), (0xe, 104, 108), (0xe, 111, 111), (0xe, 122, 122), (0xe, 132, 137), (0xe, 192, 195), (0xe, 202, 202), (0xe, 210, 211), (0xe, 217, 223), (0x2, 228, 233), (0xe, 235, 244), (0xe, 254, 255), (0xe, 283, 287), (0xc, 127, 127), (0xc, 229, 233), (0xc, 288, 293)],
    system: "B044", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x3f, 0x0), w(0x1, 2, 0x402df7f, 0x0), w(0x1, 3, 0x3f0, 0x0), w(0x1, 4, 0xfe0c040f, 0x0), w(0x1, 5, 0x1fffbf8, 0x0), w(0x2, 3, 0x4009f7f, 0x0), w(0xe, 4, 0x3f0, 0x0), w(0xe, 6, 0xfe0c040f, 0x0), w(0x2, 7, 0xc01ffbf0, 0x0), w(0xe, 8, 0xf8000000, 0x0), w(0xc, 3, 0x84009f7f, 0x0), w(0xc, 7, 0xc01ffbe0, 0x0), w(0xc, 9, 0xffffffff, 0x0), w(0xc, 10, 0xffffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Kernel Start Pointer", places: &[p(0x1, 38, 63, Kind::Offset, 1, 0), p(0xe, 38, 95, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Software Exception Enable", places: &[p(0x1, 71, 71, Kind::Bool, 1, 0), p(0xe, 103, 103, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Illegal Opcode Exception Enable", places: &[p(0x1, 77, 77, Kind::Bool, 1, 0), p(0xe, 109, 109, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Accesses UAV", places: &[p(0xe, 110, 110, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Floating Point Mode", places: &[p(0x1, 80, 80, Kind::Uint, 1, 0), p(0xe, 112, 112, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "IEEE-754"), (0xf, 0x1, "Alternate")], when: None, gap: None },
        Field { name: "Thread Dispatch Priority", places: &[p(0xe, 113, 113, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "High")], when: None, gap: None },
        Field { name: "Binding Table Entry Count", places: &[p(0x1, 82, 89, Kind::Uint, 1, 0), p(0xe, 114, 121, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Count", places: &[p(0x1, 91, 93, Kind::Uint, 1, 0), p(0xe, 123, 125, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No Samplers"), (0xf, 0x1, "1-4 Samplers"), (0xf, 0x2, "5-8 Samplers"), (0xf, 0x3, "9-12 Samplers"), (0xf, 0x4, "13-16 Samplers")], when: None, gap: None },
        Field { name: "Vector Mask Enable", places: &[p(0x1, 94, 94, Kind::Bool, 1, 0), p(0xe, 126, 126, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per-Thread Scratch Space", places: &[p(0x1, 96, 99, Kind::Uint, 1, 0), p(0xe, 128, 131, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scratch Space Base Pointer", places: &[p(0x1, 106, 127, Kind::Address, 1, 0), p(0xe, 138, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Patch URB Entry Read Offset", places: &[p(0x1, 132, 137, Kind::Uint, 1, 0), p(0xe, 196, 201, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Patch URB Entry Read Length", places: &[p(0x1, 139, 145, Kind::Uint, 1, 0), p(0xe, 203, 209, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For URB Data", places: &[p(0x1, 148, 152, Kind::Uint, 1, 0), p(0xe, 212, 216, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable", places: &[p(0x1, 160, 160, Kind::Bool, 1, 0), p(0xe, 224, 224, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cache Disable", places: &[p(0xe, 225, 225, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Compute W Coordinate Enable", places: &[p(0x1, 162, 162, Kind::Bool, 1, 0), p(0xe, 226, 226, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch Mode", places: &[p(0x2, 227, 227, Kind::Uint, 1, 0), p(0xc, 227, 228, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SIMD4X2"), (0xe, 0x1, "SIMD8_SINGLE_PATCH"), (0xc, 0x2, "SIMD8_SINGLE_OR_DUAL_PATCH")], when: None, gap: None },
        Field { name: "Statistics Enable", places: &[p(0x1, 170, 170, Kind::Bool, 1, 0), p(0xe, 234, 234, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Number of Threads", places: &[p(0x1, 185, 191, Kind::Uint, 1, 0), p(0xe, 245, 253, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "User Clip Distance Cull Test Enable Bitmask", places: &[p(0xe, 256, 263, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "User Clip Distance Clip Test Enable Bitmask", places: &[p(0xe, 264, 271, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Output Length", places: &[p(0xe, 272, 276, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Output Read Offset", places: &[p(0xe, 277, 282, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DUAL_PATCH Kernel Start Pointer", places: &[p(0xc, 294, 351, Kind::Offset, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B044", usual: &[0] }) },
        Field { name: "Single Domain Point Dispatch", places: &[p(0x1, 95, 95, Kind::Uint, 1, 0), p(0x2, 127, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DS Cache Disable", places: &[p(0x1, 161, 161, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GS`. `[mesa:gen7 3DSTATE_GS]` `[mesa:gen8 3DSTATE_GS]` `[mesa:gen9 3DSTATE_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Kernel Start Pointer, offset.
    pub kernel_start_pointer: u64,
    /// Expected Vertex Count, uint.
    pub expected_vertex_count: u32,
    /// Software Exception Enable, bool.
    pub software_exception_enable: bool,
    /// Mask Stack Exception Enable, bool.
    pub mask_stack_exception_enable: bool,
    /// Accesses UAV, bool.
    pub accesses_uav: bool,
    /// Illegal Opcode Exception Enable, bool.
    pub illegal_opcode_exception_enable: bool,
    /// Floating Point Mode, uint.
    pub floating_point_mode: u32,
    /// Thread Dispatch Priority, uint.
    pub thread_dispatch_priority: u32,
    /// Binding Table Entry Count, uint.
    pub binding_table_entry_count: u32,
    /// Sampler Count, uint.
    pub sampler_count: u32,
    /// Vector Mask Enable, bool.
    pub vector_mask_enable: bool,
    /// Single Program Flow, bool.
    pub single_program_flow: bool,
    /// Per-Thread Scratch Space, uint.
    pub per_thread_scratch_space: u32,
    /// Scratch Space Base Pointer, address.
    pub scratch_space_base_pointer: u64,
    /// Dispatch GRF Start Register For URB Data, uint.
    pub dispatch_grf_start_register_for_urb_data: u32,
    /// Vertex URB Entry Read Offset, uint.
    pub vertex_urb_entry_read_offset: u32,
    /// Include Vertex Handles, bool.
    pub include_vertex_handles: bool,
    /// Vertex URB Entry Read Length, uint.
    pub vertex_urb_entry_read_length: u32,
    /// Output Topology, `enums::prim_topo_type`.
    pub output_topology: u32,
    /// Output Vertex Size, uint.
    pub output_vertex_size: u32,
    /// Dispatch GRF Start Register For URB Data (5:4), uint.
    pub dispatch_grf_start_register_for_urb_data_5_4: u32,
    /// Enable, bool.
    pub enable: bool,
    /// Discard Adjacency, bool.
    pub discard_adjacency: bool,
    /// Reorder Mode, uint.
    pub reorder_mode: u32,
    /// Hint, uint.
    pub hint: u32,
    /// Include Primitive ID, bool.
    pub include_primitive_id: bool,
    /// Invocations Increment Value, uint.
    pub invocations_increment_value: u32,
    /// Statistics Enable, uint or bool.
    pub statistics_enable: bool,
    /// Dispatch Mode, uint.
    pub dispatch_mode: u32,
    /// Default Stream Id, uint.
    pub default_stream_id: u32,
    /// Instance Control, uint.
    pub instance_control: u32,
    /// Control Data Header Size, uint.
    pub control_data_header_size: u32,
    /// Maximum Number of Threads, uint.
    pub maximum_number_of_threads: u32,
    /// Static Output Vertex Count, uint.
    pub static_output_vertex_count: u32,
    /// Static Output, bool.
    pub static_output: bool,
    /// Control Data Format, uint.
    pub control_data_format: u32,
    /// User Clip Distance Cull Test Enable Bitmask, uint.
    pub user_clip_distance_cull_test_enable_bitmask: u32,
    /// User Clip Distance Clip Test Enable Bitmask, uint.
    pub user_clip_distance_clip_test_enable_bitmask: u32,
    /// Vertex URB Entry Output Length, uint.
    pub vertex_urb_entry_output_length: u32,
    /// Vertex URB Entry Output Read Offset, uint.
    pub vertex_urb_entry_output_read_offset: u32,
    /// Thread Priority, uint.
    pub thread_priority: u32,
    /// GS Invocations Increment Value, uint.
    pub gs_invocations_increment_value: u32,
    /// Default StreamID, uint.
    pub default_streamid: u32,
    /// Semaphore Handle, offset.
    pub semaphore_handle: u64,
}
impl State3dGs {
    /// IEEE-754 of Floating Point Mode.
    pub const FLOATING_POINT_MODE_IEEE_754: u32 = 0x0;
    /// Alternate of Floating Point Mode.
    pub const FLOATING_POINT_MODE_ALTERNATE: u32 = 0x1;
    /// High of Thread Dispatch Priority.
    pub const THREAD_DISPATCH_PRIORITY_HIGH: u32 = 0x1;
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
    /// LEADING of Reorder Mode.
    pub const REORDER_MODE_LEADING: u32 = 0x0;
    /// TRAILING of Reorder Mode.
    pub const REORDER_MODE_TRAILING: u32 = 0x1;
    /// Dual Instance of Dispatch Mode.
    pub const DISPATCH_MODE_DUAL_INSTANCE: u32 = 0x1;
    /// Dual Object of Dispatch Mode.
    pub const DISPATCH_MODE_DUAL_OBJECT: u32 = 0x2;
    /// SIMD8 of Dispatch Mode.
    pub const DISPATCH_MODE_SIMD8: u32 = 0x3;
    /// SINGLE of Dispatch Mode.
    pub const DISPATCH_MODE_SINGLE: u32 = 0x0;
    /// CUT of Control Data Format.
    pub const CONTROL_DATA_FORMAT_CUT: u32 = 0x0;
    /// SID of Control Data Format.
    pub const CONTROL_DATA_FORMAT_SID: u32 = 0x1;
    /// GSCTL_CUT of Control Data Format.
    pub const CONTROL_DATA_FORMAT_GSCTL_CUT: u32 = 0x0;
    /// GSCTL_SID of Control Data Format.
    pub const CONTROL_DATA_FORMAT_GSCTL_SID: u32 = 0x1;
    /// Normal Priority of Thread Priority.
    pub const THREAD_PRIORITY_NORMAL_PRIORITY: u32 = 0x0;
    /// High Priority of Thread Priority.
    pub const THREAD_PRIORITY_HIGH_PRIORITY: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGs {
        let d = &fixed::<10>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), kernel_start_pointer: a(d, 38, 63), software_exception_enable: b(d, 71), mask_stack_exception_enable: b(d, 75), illegal_opcode_exception_enable: b(d, 77), floating_point_mode: u(d, 80, 80), binding_table_entry_count: u(d, 82, 89), sampler_count: u(d, 91, 93), vector_mask_enable: b(d, 94), single_program_flow: b(d, 95), per_thread_scratch_space: u(d, 96, 99), scratch_space_base_pointer: a(d, 106, 127), dispatch_grf_start_register_for_urb_data: u(d, 128, 131), vertex_urb_entry_read_offset: u(d, 132, 137), include_vertex_handles: b(d, 138), vertex_urb_entry_read_length: u(d, 139, 144), output_topology: u(d, 145, 150), output_vertex_size: u(d, 151, 156), enable: b(d, 160), discard_adjacency: b(d, 161), reorder_mode: u(d, 162, 162), hint: u(d, 163, 163), include_primitive_id: b(d, 164), statistics_enable: b(d, 170), dispatch_mode: u(d, 171, 172), instance_control: u(d, 175, 179), control_data_header_size: u(d, 180, 183), maximum_number_of_threads: u(d, 185, 191), control_data_format: u(d, 184, 184), thread_priority: u(d, 81, 81), gs_invocations_increment_value: u(d, 165, 169), default_streamid: u(d, 173, 174), semaphore_handle: a(d, 192, 203), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), kernel_start_pointer: a(d, 38, 95), expected_vertex_count: u(d, 96, 101), software_exception_enable: b(d, 103), mask_stack_exception_enable: b(d, 107), accesses_uav: b(d, 108), illegal_opcode_exception_enable: b(d, 109), floating_point_mode: u(d, 112, 112), thread_dispatch_priority: u(d, 113, 113), binding_table_entry_count: u(d, 114, 121), sampler_count: u(d, 123, 125), vector_mask_enable: b(d, 126), single_program_flow: b(d, 127), per_thread_scratch_space: u(d, 128, 131), scratch_space_base_pointer: a(d, 138, 191), dispatch_grf_start_register_for_urb_data: u(d, 192, 195), vertex_urb_entry_read_offset: u(d, 196, 201), include_vertex_handles: b(d, 202), vertex_urb_entry_read_length: u(d, 203, 208), output_topology: u(d, 209, 214), output_vertex_size: u(d, 215, 220), enable: b(d, 224), discard_adjacency: b(d, 225), reorder_mode: u(d, 226, 226), hint: u(d, 227, 227), include_primitive_id: b(d, 228), invocations_increment_value: u(d, 229, 233), statistics_enable: b(d, 234), dispatch_mode: u(d, 235, 236), default_stream_id: u(d, 237, 238), instance_control: u(d, 239, 243), control_data_header_size: u(d, 244, 247), maximum_number_of_threads: u(d, 248, 255), static_output_vertex_count: u(d, 272, 282), static_output: b(d, 286), control_data_format: u(d, 287, 287), user_clip_distance_cull_test_enable_bitmask: u(d, 288, 295), user_clip_distance_clip_test_enable_bitmask: u(d, 296, 303), vertex_urb_entry_output_length: u(d, 304, 308), vertex_urb_entry_output_read_offset: u(d, 309, 314), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), kernel_start_pointer: a(d, 38, 95), expected_vertex_count: u(d, 96, 101), software_exception_enable: b(d, 103), mask_stack_exception_enable: b(d, 107), accesses_uav: b(d, 108), illegal_opcode_exception_enable: b(d, 109), floating_point_mode: u(d, 112, 112), thread_dispatch_priority: u(d, 113, 113), binding_table_entry_count: u(d, 114, 121), sampler_count: u(d, 123, 125), vector_mask_enable: b(d, 126), single_program_flow: b(d, 127), per_thread_scratch_space: u(d, 128, 131), scratch_space_base_pointer: a(d, 138, 191), dispatch_grf_start_register_for_urb_data: u(d, 192, 195), vertex_urb_entry_read_offset: u(d, 196, 201), include_vertex_handles: b(d, 202), vertex_urb_entry_read_length: u(d, 203, 208), output_topology: u(d, 209, 214), output_vertex_size: u(d, 215, 220), dispatch_grf_start_register_for_urb_data_5_4: u(d, 221, 222), enable: b(d, 224), discard_adjacency: b(d, 225), reorder_mode: u(d, 226, 226), hint: u(d, 227, 227), include_primitive_id: b(d, 228), invocations_increment_value: u(d, 229, 233), statistics_enable: b(d, 234), dispatch_mode: u(d, 235, 236), default_stream_id: u(d, 237, 238), instance_control: u(d, 239, 243), control_data_header_size: u(d, 244, 247), maximum_number_of_threads: u(d, 256, 264), static_output_vertex_count: u(d, 272, 282), static_output: b(d, 286), control_data_format: u(d, 287, 287), user_clip_distance_cull_test_enable_bitmask: u(d, 288, 295), user_clip_distance_clip_test_enable_bitmask: u(d, 296, 303), vertex_urb_entry_output_length: u(d, 304, 308), vertex_urb_entry_output_read_offset: u(d, 309, 314), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78110000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 63, self.kernel_start_pointer); put(d, 71, 71, u64::from(self.software_exception_enable)); put(d, 75, 75, u64::from(self.mask_stack_exception_enable)); put(d, 77, 77, u64::from(self.illegal_opcode_exception_enable)); put(d, 80, 80, u64::from(self.floating_point_mode)); put(d, 82, 89, u64::from(self.binding_table_entry_count)); put(d, 91, 93, u64::from(self.sampler_count)); put(d, 94, 94, u64::from(self.vector_mask_enable)); put(d, 95, 95, u64::from(self.single_program_flow)); put(d, 96, 99, u64::from(self.per_thread_scratch_space)); put_a(d, 106, 127, self.scratch_space_base_pointer); put(d, 128, 131, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 132, 137, u64::from(self.vertex_urb_entry_read_offset)); put(d, 138, 138, u64::from(self.include_vertex_handles)); put(d, 139, 144, u64::from(self.vertex_urb_entry_read_length)); put(d, 145, 150, u64::from(self.output_topology)); put(d, 151, 156, u64::from(self.output_vertex_size)); put(d, 160, 160, u64::from(self.enable)); put(d, 161, 161, u64::from(self.discard_adjacency)); put(d, 162, 162, u64::from(self.reorder_mode)); put(d, 163, 163, u64::from(self.hint)); put(d, 164, 164, u64::from(self.include_primitive_id)); put(d, 170, 170, u64::from(self.statistics_enable)); put(d, 171, 172, u64::from(self.dispatch_mode)); put(d, 175, 179, u64::from(self.instance_control)); put(d, 180, 183, u64::from(self.control_data_header_size)); put(d, 185, 191, u64::from(self.maximum_number_of_threads)); put(d, 184, 184, u64::from(self.control_data_format)); put(d, 81, 81, u64::from(self.thread_priority)); put(d, 165, 169, u64::from(self.gs_invocations_increment_value)); put(d, 173, 174, u64::from(self.default_streamid)); put_a(d, 192, 203, self.semaphore_handle); 7 }
            1 => { d[0] = 0x78110000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 95, self.kernel_start_pointer); put(d, 96, 101, u64::from(self.expected_vertex_count)); put(d, 103, 103, u64::from(self.software_exception_enable)); put(d, 107, 107, u64::from(self.mask_stack_exception_enable)); put(d, 108, 108, u64::from(self.accesses_uav)); put(d, 109, 109, u64::from(self.illegal_opcode_exception_enable)); put(d, 112, 112, u64::from(self.floating_point_mode)); put(d, 113, 113, u64::from(self.thread_dispatch_priority)); put(d, 114, 121, u64::from(self.binding_table_entry_count)); put(d, 123, 125, u64::from(self.sampler_count)); put(d, 126, 126, u64::from(self.vector_mask_enable)); put(d, 127, 127, u64::from(self.single_program_flow)); put(d, 128, 131, u64::from(self.per_thread_scratch_space)); put_a(d, 138, 191, self.scratch_space_base_pointer); put(d, 192, 195, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 196, 201, u64::from(self.vertex_urb_entry_read_offset)); put(d, 202, 202, u64::from(self.include_vertex_handles)); put(d, 203, 208, u64::from(self.vertex_urb_entry_read_length)); put(d, 209, 214, u64::from(self.output_topology)); put(d, 215, 220, u64::from(self.output_vertex_size)); put(d, 224, 224, u64::from(self.enable)); put(d, 225, 225, u64::from(self.discard_adjacency)); put(d, 226, 226, u64::from(self.reorder_mode)); put(d, 227, 227, u64::from(self.hint)); put(d, 228, 228, u64::from(self.include_primitive_id)); put(d, 229, 233, u64::from(self.invocations_increment_value)); put(d, 234, 234, u64::from(self.statistics_enable)); put(d, 235, 236, u64::from(self.dispatch_mode)); put(d, 237, 238, u64::from(self.default_stream_id)); put(d, 239, 243, u64::from(self.instance_control)); put(d, 244, 247, u64::from(self.control_data_header_size)); put(d, 248, 255, u64::from(self.maximum_number_of_threads)); put(d, 272, 282, u64::from(self.static_output_vertex_count)); put(d, 286, 286, u64::from(self.static_output)); put(d, 287, 287, u64::from(self.control_data_format)); put(d, 288, 295, u64::from(self.user_clip_distance_cull_test_enable_bitmask)); put(d, 296, 303, u64::from(self.user_clip_distance_clip_test_enable_bitmask)); put(d, 304, 308, u64::from(self.vertex_urb_entry_output_length)); put(d, 309, 314, u64::from(self.vertex_urb_entry_output_read_offset)); 10 }
            _ => { d[0] = 0x78110000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 95, self.kernel_start_pointer); put(d, 96, 101, u64::from(self.expected_vertex_count)); put(d, 103, 103, u64::from(self.software_exception_enable)); put(d, 107, 107, u64::from(self.mask_stack_exception_enable)); put(d, 108, 108, u64::from(self.accesses_uav)); put(d, 109, 109, u64::from(self.illegal_opcode_exception_enable)); put(d, 112, 112, u64::from(self.floating_point_mode)); put(d, 113, 113, u64::from(self.thread_dispatch_priority)); put(d, 114, 121, u64::from(self.binding_table_entry_count)); put(d, 123, 125, u64::from(self.sampler_count)); put(d, 126, 126, u64::from(self.vector_mask_enable)); put(d, 127, 127, u64::from(self.single_program_flow)); put(d, 128, 131, u64::from(self.per_thread_scratch_space)); put_a(d, 138, 191, self.scratch_space_base_pointer); put(d, 192, 195, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 196, 201, u64::from(self.vertex_urb_entry_read_offset)); put(d, 202, 202, u64::from(self.include_vertex_handles)); put(d, 203, 208, u64::from(self.vertex_urb_entry_read_length)); put(d, 209, 214, u64::from(self.output_topology)); put(d, 215, 220, u64::from(self.output_vertex_size)); put(d, 221, 222, u64::from(self.dispatch_grf_start_register_for_urb_data_5_4)); put(d, 224, 224, u64::from(self.enable)); put(d, 225, 225, u64::from(self.discard_adjacency)); put(d, 226, 226, u64::from(self.reorder_mode)); put(d, 227, 227, u64::from(self.hint)); put(d, 228, 228, u64::from(self.include_primitive_id)); put(d, 229, 233, u64::from(self.invocations_increment_value)); put(d, 234, 234, u64::from(self.statistics_enable)); put(d, 235, 236, u64::from(self.dispatch_mode)); put(d, 237, 238, u64::from(self.default_stream_id)); put(d, 239, 243, u64::from(self.instance_control)); put(d, 244, 247, u64::from(self.control_data_header_size)); put(d, 256, 264, u64::from(self.maximum_number_of_threads)); put(d, 272, 282, u64::from(self.static_output_vertex_count)); put(d, 286, 286, u64::from(self.static_output)); put(d, 287, 287, u64::from(self.control_data_format)); put(d, 288, 295, u64::from(self.user_clip_distance_cull_test_enable_bitmask)); put(d, 296, 303, u64::from(self.user_clip_distance_clip_test_enable_bitmask)); put(d, 304, 308, u64::from(self.vertex_urb_entry_output_length)); put(d, 309, 314, u64::from(self.vertex_urb_entry_output_read_offset)); 10 }
        };
        words[..n.min(10)].to_vec()
    }
}
described!(State3dGs, STATE3DGS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_GS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_GS", "mesa:gen8 3DSTATE_GS", "mesa:gen9 3DSTATE_GS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78110000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 37), (0x1, 64, 70), (0x1, 72, 74), (0x1, 76, 76), (0x1, 78, 79), (0x1, 90, 90), (0x1, 100, 105), (0x1, 157, 159), (0x1, 204, 223), (0xe, 102, 102), (0xe, 104, 106), (0xe, 110, 111), (0xe, 122, 122), (0xe, 132, 137), (0x2, 221, 223), (0x2, 256, 271), (0xe, 283, 285), (0xe, 315, 319), (0xc, 223, 223), (0xc, 248, 255), (0xc, 265, 271)],
    system: "B050", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x3f, 0x0), w(0x1, 2, 0x400df7f, 0x0), w(0x1, 3, 0x3f0, 0x0), w(0x1, 4, 0xe0000000, 0x0), w(0x1, 5, 0x3e0, 0x0), w(0x1, 6, 0xfffff000, 0x0), w(0xe, 3, 0x400cf40, 0x0), w(0xe, 4, 0x3f0, 0x0), w(0x2, 6, 0xe0000000, 0x0), w(0x2, 7, 0x3e0, 0x0), w(0x2, 8, 0x3800ffff, 0x0), w(0xe, 9, 0xf8000000, 0x0), w(0xc, 6, 0x80000000, 0x0), w(0xc, 7, 0xff0003e0, 0x0), w(0xc, 8, 0x3800fe00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Kernel Start Pointer", places: &[p(0x1, 38, 63, Kind::Offset, 1, 0), p(0xe, 38, 95, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Expected Vertex Count", places: &[p(0xe, 96, 101, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Software Exception Enable", places: &[p(0x1, 71, 71, Kind::Bool, 1, 0), p(0xe, 103, 103, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask Stack Exception Enable", places: &[p(0x1, 75, 75, Kind::Bool, 1, 0), p(0xe, 107, 107, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B050", usual: &[0] }) },
        Field { name: "Accesses UAV", places: &[p(0xe, 108, 108, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Illegal Opcode Exception Enable", places: &[p(0x1, 77, 77, Kind::Bool, 1, 0), p(0xe, 109, 109, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Floating Point Mode", places: &[p(0x1, 80, 80, Kind::Uint, 1, 0), p(0xe, 112, 112, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "IEEE-754"), (0x1, 0x1, "alternate"), (0xe, 0x1, "Alternate")], when: None, gap: None },
        Field { name: "Thread Dispatch Priority", places: &[p(0xe, 113, 113, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "High")], when: None, gap: None },
        Field { name: "Binding Table Entry Count", places: &[p(0x1, 82, 89, Kind::Uint, 1, 0), p(0xe, 114, 121, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Count", places: &[p(0x1, 91, 93, Kind::Uint, 1, 0), p(0xe, 123, 125, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No Samplers"), (0xf, 0x1, "1-4 Samplers"), (0xf, 0x2, "5-8 Samplers"), (0xf, 0x3, "9-12 Samplers"), (0xf, 0x4, "13-16 Samplers")], when: None, gap: None },
        Field { name: "Vector Mask Enable", places: &[p(0x1, 94, 94, Kind::Bool, 1, 0), p(0xe, 126, 126, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Single Program Flow", places: &[p(0x1, 95, 95, Kind::Bool, 1, 0), p(0xe, 127, 127, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per-Thread Scratch Space", places: &[p(0x1, 96, 99, Kind::Uint, 1, 0), p(0xe, 128, 131, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scratch Space Base Pointer", places: &[p(0x1, 106, 127, Kind::Address, 1, 0), p(0xe, 138, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For URB Data", places: &[p(0x1, 128, 131, Kind::Uint, 1, 0), p(0xe, 192, 195, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Read Offset", places: &[p(0x1, 132, 137, Kind::Uint, 1, 0), p(0xe, 196, 201, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Include Vertex Handles", places: &[p(0x1, 138, 138, Kind::Bool, 1, 0), p(0xe, 202, 202, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Read Length", places: &[p(0x1, 139, 144, Kind::Uint, 1, 0), p(0xe, 203, 208, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Topology", places: &[p(0x1, 145, 150, Kind::Enum("prim_topo_type"), 1, 0), p(0xe, 209, 214, Kind::Enum("prim_topo_type"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Vertex Size", places: &[p(0x1, 151, 156, Kind::Uint, 1, 0), p(0xe, 215, 220, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For URB Data [5:4]", places: &[p(0xc, 221, 222, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable", places: &[p(0x1, 160, 160, Kind::Bool, 1, 0), p(0xe, 224, 224, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Discard Adjacency", places: &[p(0x1, 161, 161, Kind::Bool, 1, 0), p(0xe, 225, 225, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reorder Mode", places: &[p(0x1, 162, 162, Kind::Uint, 1, 0), p(0xe, 226, 226, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "LEADING"), (0xf, 0x1, "TRAILING")], when: None, gap: None },
        Field { name: "Hint", places: &[p(0x1, 163, 163, Kind::Uint, 1, 0), p(0xe, 227, 227, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Include Primitive ID", places: &[p(0x1, 164, 164, Kind::Bool, 1, 0), p(0xe, 228, 228, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Invocations Increment Value", places: &[p(0xe, 229, 233, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B050", usual: &[0] }) },
        Field { name: "Statistics Enable", places: &[p(0x1, 170, 170, Kind::Uint, 1, 0), p(0xe, 234, 234, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch Mode", places: &[p(0x1, 171, 172, Kind::Uint, 1, 0), p(0xe, 235, 236, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "SINGLE"), (0x1, 0x1, "DUAL_INSTANCE"), (0x1, 0x2, "DUAL_OBJECT"), (0xe, 0x1, "Dual Instance"), (0xe, 0x2, "Dual Object"), (0xe, 0x3, "SIMD8")], when: None, gap: None },
        Field { name: "Default Stream Id", places: &[p(0xe, 237, 238, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instance Control", places: &[p(0x1, 175, 179, Kind::Uint, 1, 0), p(0xe, 239, 243, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Control Data Header Size", places: &[p(0x1, 180, 183, Kind::Uint, 1, 0), p(0xe, 244, 247, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Number of Threads", places: &[p(0x1, 185, 191, Kind::Uint, 1, 0), p(0x2, 248, 255, Kind::Uint, 1, 0), p(0xc, 256, 264, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Static Output Vertex Count", places: &[p(0xe, 272, 282, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Static Output", places: &[p(0xe, 286, 286, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Control Data Format", places: &[p(0x1, 184, 184, Kind::Uint, 1, 0), p(0xe, 287, 287, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "GSCTL_CUT"), (0x1, 0x1, "GSCTL_SID"), (0xe, 0x0, "CUT"), (0xe, 0x1, "SID")], when: None, gap: None },
        Field { name: "User Clip Distance Cull Test Enable Bitmask", places: &[p(0xe, 288, 295, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "User Clip Distance Clip Test Enable Bitmask", places: &[p(0xe, 296, 303, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Output Length", places: &[p(0xe, 304, 308, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Output Read Offset", places: &[p(0xe, 309, 314, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Priority", places: &[p(0x1, 81, 81, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Normal Priority"), (0x1, 0x1, "High Priority")], when: None, gap: None },
        Field { name: "GS Invocations Increment Value", places: &[p(0x1, 165, 169, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B050", usual: &[0] }) },
        Field { name: "Default StreamID", places: &[p(0x1, 173, 174, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Handle", places: &[p(0x1, 192, 203, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_HS`. `[mesa:gen7 3DSTATE_HS]` `[mesa:gen8 3DSTATE_HS]` `[mesa:gen9 3DSTATE_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dHs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Software Exception Enable, bool.
    pub software_exception_enable: bool,
    /// Illegal Opcode Exception Enable, bool.
    pub illegal_opcode_exception_enable: bool,
    /// Floating Point Mode, uint.
    pub floating_point_mode: u32,
    /// Thread Dispatch Priority, uint.
    pub thread_dispatch_priority: u32,
    /// Binding Table Entry Count, uint.
    pub binding_table_entry_count: u32,
    /// Sampler Count, uint.
    pub sampler_count: u32,
    /// Instance Count, uint.
    pub instance_count: u32,
    /// Maximum Number of Threads, uint.
    pub maximum_number_of_threads: u32,
    /// Statistics Enable, bool.
    pub statistics_enable: bool,
    /// Enable, bool.
    pub enable: bool,
    /// Kernel Start Pointer, offset.
    pub kernel_start_pointer: u64,
    /// Per-Thread Scratch Space, uint.
    pub per_thread_scratch_space: u32,
    /// Scratch Space Base Pointer, address.
    pub scratch_space_base_pointer: u64,
    /// Include Primitive ID, bool.
    pub include_primitive_id: bool,
    /// Vertex URB Entry Read Offset, uint.
    pub vertex_urb_entry_read_offset: u32,
    /// Vertex URB Entry Read Length, uint.
    pub vertex_urb_entry_read_length: u32,
    /// Dispatch Mode, uint.
    pub dispatch_mode: u32,
    /// Dispatch GRF Start Register For URB Data, uint.
    pub dispatch_grf_start_register_for_urb_data: u32,
    /// Include Vertex Handles, bool.
    pub include_vertex_handles: bool,
    /// Accesses UAV, bool.
    pub accesses_uav: bool,
    /// Vector Mask Enable, bool.
    pub vector_mask_enable: bool,
    /// Single Program Flow, bool.
    pub single_program_flow: bool,
    /// Dispatch GRF Start Register For URB Data (5), uint.
    pub dispatch_grf_start_register_for_urb_data_5: u32,
    /// Semaphore Handle, offset.
    pub semaphore_handle: u64,
}
impl State3dHs {
    /// IEEE-754 of Floating Point Mode.
    pub const FLOATING_POINT_MODE_IEEE_754: u32 = 0x0;
    /// alternate of Floating Point Mode.
    pub const FLOATING_POINT_MODE_ALTERNATE: u32 = 0x1;
    /// High of Thread Dispatch Priority.
    pub const THREAD_DISPATCH_PRIORITY_HIGH: u32 = 0x1;
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
    /// SINGLE_PATCH of Dispatch Mode.
    pub const DISPATCH_MODE_SINGLE_PATCH: u32 = 0x0;
    /// DUAL_PATCH of Dispatch Mode.
    pub const DISPATCH_MODE_DUAL_PATCH: u32 = 0x1;
    /// 8_PATCH of Dispatch Mode.
    pub const DISPATCH_MODE_8_PATCH: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dHs {
        let d = &fixed::<9>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), software_exception_enable: b(d, 39), illegal_opcode_exception_enable: b(d, 45), floating_point_mode: u(d, 48, 48), binding_table_entry_count: u(d, 50, 57), sampler_count: u(d, 59, 61), instance_count: u(d, 64, 67), maximum_number_of_threads: u(d, 32, 38), statistics_enable: b(d, 93), enable: b(d, 95), kernel_start_pointer: a(d, 102, 127), per_thread_scratch_space: u(d, 128, 131), scratch_space_base_pointer: a(d, 138, 159), vertex_urb_entry_read_offset: u(d, 164, 169), vertex_urb_entry_read_length: u(d, 171, 176), dispatch_grf_start_register_for_urb_data: u(d, 179, 183), include_vertex_handles: b(d, 184), vector_mask_enable: b(d, 186), single_program_flow: b(d, 187), semaphore_handle: a(d, 192, 203), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), software_exception_enable: b(d, 44), illegal_opcode_exception_enable: b(d, 45), floating_point_mode: u(d, 48, 48), thread_dispatch_priority: u(d, 49, 49), binding_table_entry_count: u(d, 50, 57), sampler_count: u(d, 59, 61), instance_count: u(d, 64, 67), maximum_number_of_threads: u(d, 72, 80), statistics_enable: b(d, 93), enable: b(d, 95), kernel_start_pointer: a(d, 102, 159), per_thread_scratch_space: u(d, 160, 163), scratch_space_base_pointer: a(d, 170, 223), vertex_urb_entry_read_offset: u(d, 228, 233), vertex_urb_entry_read_length: u(d, 235, 240), dispatch_grf_start_register_for_urb_data: u(d, 243, 247), include_vertex_handles: b(d, 248), accesses_uav: b(d, 249), vector_mask_enable: b(d, 250), single_program_flow: b(d, 251), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), software_exception_enable: b(d, 44), illegal_opcode_exception_enable: b(d, 45), floating_point_mode: u(d, 48, 48), thread_dispatch_priority: u(d, 49, 49), binding_table_entry_count: u(d, 50, 57), sampler_count: u(d, 59, 61), instance_count: u(d, 64, 67), maximum_number_of_threads: u(d, 72, 80), statistics_enable: b(d, 93), enable: b(d, 95), kernel_start_pointer: a(d, 102, 159), per_thread_scratch_space: u(d, 160, 163), scratch_space_base_pointer: a(d, 170, 223), include_primitive_id: b(d, 224), vertex_urb_entry_read_offset: u(d, 228, 233), vertex_urb_entry_read_length: u(d, 235, 240), dispatch_mode: u(d, 241, 242), dispatch_grf_start_register_for_urb_data: u(d, 243, 247), include_vertex_handles: b(d, 248), accesses_uav: b(d, 249), vector_mask_enable: b(d, 250), single_program_flow: b(d, 251), dispatch_grf_start_register_for_urb_data_5: u(d, 252, 252), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 9];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x781b0000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 39, 39, u64::from(self.software_exception_enable)); put(d, 45, 45, u64::from(self.illegal_opcode_exception_enable)); put(d, 48, 48, u64::from(self.floating_point_mode)); put(d, 50, 57, u64::from(self.binding_table_entry_count)); put(d, 59, 61, u64::from(self.sampler_count)); put(d, 64, 67, u64::from(self.instance_count)); put(d, 32, 38, u64::from(self.maximum_number_of_threads)); put(d, 93, 93, u64::from(self.statistics_enable)); put(d, 95, 95, u64::from(self.enable)); put_a(d, 102, 127, self.kernel_start_pointer); put(d, 128, 131, u64::from(self.per_thread_scratch_space)); put_a(d, 138, 159, self.scratch_space_base_pointer); put(d, 164, 169, u64::from(self.vertex_urb_entry_read_offset)); put(d, 171, 176, u64::from(self.vertex_urb_entry_read_length)); put(d, 179, 183, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 184, 184, u64::from(self.include_vertex_handles)); put(d, 186, 186, u64::from(self.vector_mask_enable)); put(d, 187, 187, u64::from(self.single_program_flow)); put_a(d, 192, 203, self.semaphore_handle); 7 }
            1 => { d[0] = 0x781b0000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 44, 44, u64::from(self.software_exception_enable)); put(d, 45, 45, u64::from(self.illegal_opcode_exception_enable)); put(d, 48, 48, u64::from(self.floating_point_mode)); put(d, 49, 49, u64::from(self.thread_dispatch_priority)); put(d, 50, 57, u64::from(self.binding_table_entry_count)); put(d, 59, 61, u64::from(self.sampler_count)); put(d, 64, 67, u64::from(self.instance_count)); put(d, 72, 80, u64::from(self.maximum_number_of_threads)); put(d, 93, 93, u64::from(self.statistics_enable)); put(d, 95, 95, u64::from(self.enable)); put_a(d, 102, 159, self.kernel_start_pointer); put(d, 160, 163, u64::from(self.per_thread_scratch_space)); put_a(d, 170, 223, self.scratch_space_base_pointer); put(d, 228, 233, u64::from(self.vertex_urb_entry_read_offset)); put(d, 235, 240, u64::from(self.vertex_urb_entry_read_length)); put(d, 243, 247, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 248, 248, u64::from(self.include_vertex_handles)); put(d, 249, 249, u64::from(self.accesses_uav)); put(d, 250, 250, u64::from(self.vector_mask_enable)); put(d, 251, 251, u64::from(self.single_program_flow)); 9 }
            _ => { d[0] = 0x781b0000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 44, 44, u64::from(self.software_exception_enable)); put(d, 45, 45, u64::from(self.illegal_opcode_exception_enable)); put(d, 48, 48, u64::from(self.floating_point_mode)); put(d, 49, 49, u64::from(self.thread_dispatch_priority)); put(d, 50, 57, u64::from(self.binding_table_entry_count)); put(d, 59, 61, u64::from(self.sampler_count)); put(d, 64, 67, u64::from(self.instance_count)); put(d, 72, 80, u64::from(self.maximum_number_of_threads)); put(d, 93, 93, u64::from(self.statistics_enable)); put(d, 95, 95, u64::from(self.enable)); put_a(d, 102, 159, self.kernel_start_pointer); put(d, 160, 163, u64::from(self.per_thread_scratch_space)); put_a(d, 170, 223, self.scratch_space_base_pointer); put(d, 224, 224, u64::from(self.include_primitive_id)); put(d, 228, 233, u64::from(self.vertex_urb_entry_read_offset)); put(d, 235, 240, u64::from(self.vertex_urb_entry_read_length)); put(d, 241, 242, u64::from(self.dispatch_mode)); put(d, 243, 247, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 248, 248, u64::from(self.include_vertex_handles)); put(d, 249, 249, u64::from(self.accesses_uav)); put(d, 250, 250, u64::from(self.vector_mask_enable)); put(d, 251, 251, u64::from(self.single_program_flow)); put(d, 252, 252, u64::from(self.dispatch_grf_start_register_for_urb_data_5)); 9 }
        };
        words[..n.min(9)].to_vec()
    }
}
described!(State3dHs, STATE3DHS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_HS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_HS", "mesa:gen8 3DSTATE_HS", "mesa:gen9 3DSTATE_HS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x781b0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 9, 9, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 40, 44), (0xf, 46, 47), (0x1, 49, 49), (0xf, 58, 58), (0xf, 62, 63), (0x1, 68, 92), (0xf, 94, 94), (0xf, 96, 101), (0x1, 132, 137), (0x1, 160, 163), (0x1, 170, 170), (0x1, 177, 178), (0x1, 185, 185), (0x1, 188, 191), (0x1, 204, 223), (0xe, 32, 43), (0xe, 68, 71), (0xe, 81, 92), (0xe, 164, 169), (0x2, 224, 227), (0xe, 234, 234), (0x2, 241, 242), (0x2, 252, 255), (0xe, 256, 287), (0xc, 225, 227), (0xc, 253, 255)],
    system: "B030", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xc402df00, 0x0), w(0x1, 2, 0x5ffffff0, 0x0), w(0xf, 3, 0x3f, 0x0), w(0x1, 4, 0x3f0, 0x0), w(0x1, 5, 0xf206040f, 0x0), w(0x1, 6, 0xfffff000, 0x0), w(0xe, 1, 0xc400cfff, 0x0), w(0xe, 2, 0x5ffe00f0, 0x0), w(0xe, 5, 0x3f0, 0x0), w(0x2, 7, 0xf006040f, 0x0), w(0xe, 8, 0xffffffff, 0x0), w(0xc, 7, 0xe000040f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Software Exception Enable", places: &[p(0x1, 39, 39, Kind::Bool, 1, 0), p(0xe, 44, 44, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Illegal Opcode Exception Enable", places: &[p(0xf, 45, 45, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Floating Point Mode", places: &[p(0xf, 48, 48, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "IEEE-754"), (0xf, 0x1, "alternate")], when: None, gap: None },
        Field { name: "Thread Dispatch Priority", places: &[p(0xe, 49, 49, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "High")], when: None, gap: None },
        Field { name: "Binding Table Entry Count", places: &[p(0xf, 50, 57, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Count", places: &[p(0xf, 59, 61, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No Samplers"), (0xf, 0x1, "1-4 Samplers"), (0xf, 0x2, "5-8 Samplers"), (0xf, 0x3, "9-12 Samplers"), (0xf, 0x4, "13-16 Samplers")], when: None, gap: None },
        Field { name: "Instance Count", places: &[p(0xf, 64, 67, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Number of Threads", places: &[p(0x1, 32, 38, Kind::Uint, 1, 0), p(0xe, 72, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Statistics Enable", places: &[p(0xf, 93, 93, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable", places: &[p(0xf, 95, 95, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Kernel Start Pointer", places: &[p(0x1, 102, 127, Kind::Offset, 1, 0), p(0xe, 102, 159, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per-Thread Scratch Space", places: &[p(0x1, 128, 131, Kind::Uint, 1, 0), p(0xe, 160, 163, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scratch Space Base Pointer", places: &[p(0x1, 138, 159, Kind::Address, 1, 0), p(0xe, 170, 223, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Include Primitive ID", places: &[p(0xc, 224, 224, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "B030", usual: &[0] }) },
        Field { name: "Vertex URB Entry Read Offset", places: &[p(0x1, 164, 169, Kind::Uint, 1, 0), p(0xe, 228, 233, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Read Length", places: &[p(0x1, 171, 176, Kind::Uint, 1, 0), p(0xe, 235, 240, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch Mode", places: &[p(0xc, 241, 242, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SINGLE_PATCH"), (0xc, 0x1, "DUAL_PATCH"), (0xc, 0x2, "8_PATCH")], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For URB Data", places: &[p(0x1, 179, 183, Kind::Uint, 1, 0), p(0xe, 243, 247, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Include Vertex Handles", places: &[p(0x1, 184, 184, Kind::Bool, 1, 0), p(0xe, 248, 248, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Accesses UAV", places: &[p(0xe, 249, 249, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vector Mask Enable", places: &[p(0x1, 186, 186, Kind::Bool, 1, 0), p(0xe, 250, 250, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Single Program Flow", places: &[p(0x1, 187, 187, Kind::Bool, 1, 0), p(0xe, 251, 251, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For URB Data [5]", places: &[p(0xc, 252, 252, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Handle", places: &[p(0x1, 192, 203, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_INDEX_BUFFER`. `[mesa:gen7 3DSTATE_INDEX_BUFFER]` `[mesa:gen8 3DSTATE_INDEX_BUFFER]` `[mesa:gen9 3DSTATE_INDEX_BUFFER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dIndexBuffer {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Index Format, uint.
    pub index_format: u32,
    /// Buffer Starting Address, address.
    pub buffer_starting_address: u64,
    /// Buffer Size, uint.
    pub buffer_size: u32,
    /// Cut Index Enable, bool.
    pub cut_index_enable: bool,
    /// Buffer Ending Address, address.
    pub buffer_ending_address: u64,
}
impl State3dIndexBuffer {
    /// BYTE of Index Format.
    pub const INDEX_FORMAT_BYTE: u32 = 0x0;
    /// WORD of Index Format.
    pub const INDEX_FORMAT_WORD: u32 = 0x1;
    /// DWORD of Index Format.
    pub const INDEX_FORMAT_DWORD: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dIndexBuffer {
        let d = &fixed::<5>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), mocs: u(d, 12, 15), index_format: u(d, 8, 9), buffer_starting_address: a(d, 32, 63), cut_index_enable: b(d, 10), buffer_ending_address: a(d, 64, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), mocs: u(d, 32, 38), index_format: u(d, 40, 41), buffer_starting_address: a(d, 64, 127), buffer_size: u(d, 128, 159), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x780a0000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 12, 15, u64::from(self.mocs)); put(d, 8, 9, u64::from(self.index_format)); put_a(d, 32, 63, self.buffer_starting_address); put(d, 10, 10, u64::from(self.cut_index_enable)); put_a(d, 64, 95, self.buffer_ending_address); 3 }
            _ => { d[0] = 0x780a0000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 38, u64::from(self.mocs)); put(d, 40, 41, u64::from(self.index_format)); put_a(d, 64, 127, self.buffer_starting_address); put(d, 128, 159, u64::from(self.buffer_size)); 5 }
        };
        words[..n.min(5)].to_vec()
    }
}
described!(State3dIndexBuffer, STATE3DINDEXBUFFER_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_INDEX_BUFFER", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_INDEX_BUFFER", "mesa:gen8 3DSTATE_INDEX_BUFFER", "mesa:gen9 3DSTATE_INDEX_BUFFER"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x780a0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 11, 11), (0xe, 8, 15), (0xe, 39, 39), (0xe, 42, 63)],
    system: "B019", unbuilt: false, watch: &[w(0x1, 0, 0x800, 0x0), w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0xfffffc80, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0x1, 12, 15, Kind::Uint, 1, 0), p(0xe, 32, 38, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Index Format", places: &[p(0x1, 8, 9, Kind::Uint, 1, 0), p(0xe, 40, 41, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BYTE"), (0xf, 0x1, "WORD"), (0xf, 0x2, "DWORD")], when: None, gap: None },
        Field { name: "Buffer Starting Address", places: &[p(0x1, 32, 63, Kind::Address, 1, 0), p(0xe, 64, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Size", places: &[p(0xe, 128, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cut Index Enable", places: &[p(0x1, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Ending Address", places: &[p(0x1, 64, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SO_BUFFER`. `[mesa:gen7 3DSTATE_SO_BUFFER]` `[mesa:gen8 3DSTATE_SO_BUFFER]` `[mesa:gen9 3DSTATE_SO_BUFFER]` `[byt.2.2:3DSTATE_SO_BUFFER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSoBuffer {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Stream Output Buffer Offset Address Enable, bool.
    pub stream_output_buffer_offset_address_enable: bool,
    /// Stream Offset Write Enable, bool.
    pub stream_offset_write_enable: bool,
    /// MOCS, uint.
    pub mocs: u32,
    /// SO Buffer Index, uint.
    pub so_buffer_index: u32,
    /// SO Buffer Enable, bool.
    pub so_buffer_enable: bool,
    /// Surface Base Address, address.
    pub surface_base_address: u64,
    /// Surface Size, uint.
    pub surface_size: u32,
    /// Stream Output Buffer Offset Address, address.
    pub stream_output_buffer_offset_address: u64,
    /// Stream Offset, uint.
    pub stream_offset: u32,
    /// Surface Pitch, uint.
    pub surface_pitch: u32,
    /// Surface End Address, address.
    pub surface_end_address: u64,
}
impl State3dSoBuffer {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dSoBuffer {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), mocs: u(d, 57, 60), so_buffer_index: u(d, 61, 62), surface_base_address: a(d, 66, 95), surface_pitch: u(d, 32, 43), surface_end_address: a(d, 98, 127), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), stream_output_buffer_offset_address_enable: b(d, 52), stream_offset_write_enable: b(d, 53), mocs: u(d, 54, 60), so_buffer_index: u(d, 61, 62), so_buffer_enable: b(d, 63), surface_base_address: a(d, 66, 111), surface_size: u(d, 128, 157), stream_output_buffer_offset_address: a(d, 162, 207), stream_offset: u(d, 224, 255), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x79180000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 57, 60, u64::from(self.mocs)); put(d, 61, 62, u64::from(self.so_buffer_index)); put_a(d, 66, 95, self.surface_base_address); put(d, 32, 43, u64::from(self.surface_pitch)); put_a(d, 98, 127, self.surface_end_address); 4 }
            _ => { d[0] = 0x79180000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 52, 52, u64::from(self.stream_output_buffer_offset_address_enable)); put(d, 53, 53, u64::from(self.stream_offset_write_enable)); put(d, 54, 60, u64::from(self.mocs)); put(d, 61, 62, u64::from(self.so_buffer_index)); put(d, 63, 63, u64::from(self.so_buffer_enable)); put_a(d, 66, 111, self.surface_base_address); put(d, 128, 157, u64::from(self.surface_size)); put_a(d, 162, 207, self.stream_output_buffer_offset_address); put(d, 224, 255, u64::from(self.stream_offset)); 8 }
        };
        words[..n.min(8)].to_vec()
    }
}
described!(State3dSoBuffer, STATE3DSOBUFFER_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SO_BUFFER", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SO_BUFFER", "mesa:gen8 3DSTATE_SO_BUFFER", "mesa:gen9 3DSTATE_SO_BUFFER", "byt.2.2:3DSTATE_SO_BUFFER"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79180000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 4, 4, false), (0xe, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 44, 56), (0x1, 63, 63), (0xf, 64, 65), (0x1, 96, 97), (0xe, 32, 51), (0xe, 112, 127), (0xe, 158, 159), (0xe, 160, 161), (0xe, 208, 223)],
    system: "B056", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0x81fff000, 0x0), w(0xf, 2, 0x3, 0x0), w(0x1, 3, 0x3, 0x0), w(0xe, 1, 0xfffff, 0x0), w(0xe, 3, 0xffff0000, 0x0), w(0xe, 4, 0xc0000000, 0x0), w(0xe, 5, 0x3, 0x0), w(0xe, 6, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Stream Output Buffer Offset Address Enable", places: &[p(0xe, 52, 52, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream Offset Write Enable", places: &[p(0xe, 53, 53, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0x1, 57, 60, Kind::Uint, 1, 0), p(0xe, 54, 60, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SO Buffer Index", places: &[p(0xf, 61, 62, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SO Buffer Enable", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Base Address", places: &[p(0x1, 66, 95, Kind::Address, 1, 0), p(0xe, 66, 111, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Size", places: &[p(0xe, 128, 157, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream Output Buffer Offset Address", places: &[p(0xe, 162, 207, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream Offset", places: &[p(0xe, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Pitch", places: &[p(0x1, 32, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface End Address", places: &[p(0x1, 98, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SO_DECL_LIST`. `[mesa:gen7 3DSTATE_SO_DECL_LIST]` `[mesa:gen8 3DSTATE_SO_DECL_LIST]` `[mesa:gen9 3DSTATE_SO_DECL_LIST]` `[byt.2.2:3DSTATE_SO_DECL_LIST]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSoDeclList {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Stream to Buffer Selects (0), uint.
    pub stream_to_buffer_selects_0: u32,
    /// Stream to Buffer Selects (1), uint.
    pub stream_to_buffer_selects_1: u32,
    /// Stream to Buffer Selects (2), uint.
    pub stream_to_buffer_selects_2: u32,
    /// Stream to Buffer Selects (3), uint.
    pub stream_to_buffer_selects_3: u32,
    /// Num Entries (0), uint.
    pub num_entries_0: u32,
    /// Num Entries (1), uint.
    pub num_entries_1: u32,
    /// Num Entries (2), uint.
    pub num_entries_2: u32,
    /// Num Entries (3), uint.
    pub num_entries_3: u32,
}
impl State3dSoDeclList {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSoDeclList {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 8), stream_to_buffer_selects_0: u(d, 32, 35), stream_to_buffer_selects_1: u(d, 36, 39), stream_to_buffer_selects_2: u(d, 40, 43), stream_to_buffer_selects_3: u(d, 44, 47), num_entries_0: u(d, 64, 71), num_entries_1: u(d, 72, 79), num_entries_2: u(d, 80, 87), num_entries_3: u(d, 88, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x79170000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 8, u64::from(length)); put(d, 32, 35, u64::from(self.stream_to_buffer_selects_0)); put(d, 36, 39, u64::from(self.stream_to_buffer_selects_1)); put(d, 40, 43, u64::from(self.stream_to_buffer_selects_2)); put(d, 44, 47, u64::from(self.stream_to_buffer_selects_3)); put(d, 64, 71, u64::from(self.num_entries_0)); put(d, 72, 79, u64::from(self.num_entries_1)); put(d, 80, 87, u64::from(self.num_entries_2)); put(d, 88, 95, u64::from(self.num_entries_3)); 3 };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 2;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = SoDeclEntry> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(2).map(move |e| SoDeclEntry::decode(platform, e))
    }
}
described!(State3dSoDeclList, STATE3DSODECLLIST_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SO_DECL_LIST", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SO_DECL_LIST", "mesa:gen8 3DSTATE_SO_DECL_LIST", "mesa:gen9 3DSTATE_SO_DECL_LIST", "byt.2.2:3DSTATE_SO_DECL_LIST"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79170000)], length: &[(0xf, 0, 8, 2)], dwords: &[(0xf, 3, 3, true)], tail: &[(0xf, 96, 64)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 9, 15), (0xf, 48, 63)],
    system: "B056", unbuilt: false, watch: &[w(0xf, 0, 0xfe00, 0x0), w(0xf, 1, 0xffff0000, 0x0)], watch_tail: &[w(0xf, 0, 0xc400c400, 0x0), w(0xf, 1, 0xc400c400, 0x0)],
    fields: &[
        Field { name: "Stream to Buffer Selects [0]", places: &[p(0xf, 32, 35, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream to Buffer Selects [1]", places: &[p(0xf, 36, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream to Buffer Selects [2]", places: &[p(0xf, 40, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream to Buffer Selects [3]", places: &[p(0xf, 44, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Num Entries [0]", places: &[p(0xf, 64, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Num Entries [1]", places: &[p(0xf, 72, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Num Entries [2]", places: &[p(0xf, 80, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Num Entries [3]", places: &[p(0xf, 88, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry", places: &[p(0xf, 96, 159, Kind::Struct(&SODECLENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_STREAMOUT`. `[mesa:gen7 3DSTATE_STREAMOUT]` `[mesa:gen8 3DSTATE_STREAMOUT]` `[mesa:gen9 3DSTATE_STREAMOUT]` `[byt.2.2:3DSTATE_STREAMOUT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dStreamout {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Force Rendering, uint.
    pub force_rendering: u32,
    /// SO Statistics Enable, bool.
    pub so_statistics_enable: bool,
    /// Reorder Mode, uint.
    pub reorder_mode: u32,
    /// Render Stream Select, uint.
    pub render_stream_select: u32,
    /// Rendering Disable, bool.
    pub rendering_disable: bool,
    /// SO Function Enable, bool.
    pub so_function_enable: bool,
    /// Stream 0 Vertex Read Length, uint.
    pub stream_0_vertex_read_length: u32,
    /// Stream 0 Vertex Read Offset, uint.
    pub stream_0_vertex_read_offset: u32,
    /// Stream 1 Vertex Read Length, uint.
    pub stream_1_vertex_read_length: u32,
    /// Stream 1 Vertex Read Offset, uint.
    pub stream_1_vertex_read_offset: u32,
    /// Stream 2 Vertex Read Length, uint.
    pub stream_2_vertex_read_length: u32,
    /// Stream 2 Vertex Read Offset, uint.
    pub stream_2_vertex_read_offset: u32,
    /// Stream 3 Vertex Read Length, uint.
    pub stream_3_vertex_read_length: u32,
    /// Stream 3 Vertex Read Offset, uint.
    pub stream_3_vertex_read_offset: u32,
    /// Buffer 0 Surface Pitch, uint.
    pub buffer_0_surface_pitch: u32,
    /// Buffer 1 Surface Pitch, uint.
    pub buffer_1_surface_pitch: u32,
    /// Buffer 2 Surface Pitch, uint.
    pub buffer_2_surface_pitch: u32,
    /// Buffer 3 Surface Pitch, uint.
    pub buffer_3_surface_pitch: u32,
    /// SO Buffer Enable (0), bool.
    pub so_buffer_enable_0: bool,
    /// SO Buffer Enable (1), bool.
    pub so_buffer_enable_1: bool,
    /// SO Buffer Enable (2), bool.
    pub so_buffer_enable_2: bool,
    /// SO Buffer Enable (3), bool.
    pub so_buffer_enable_3: bool,
}
impl State3dStreamout {
    /// Resreved of Force Rendering.
    pub const FORCE_RENDERING_RESREVED: u32 = 0x1;
    /// Force_Off of Force Rendering.
    pub const FORCE_RENDERING_FORCE_OFF: u32 = 0x2;
    /// Force_on of Force Rendering.
    pub const FORCE_RENDERING_FORCE_ON: u32 = 0x3;
    /// LEADING of Reorder Mode.
    pub const REORDER_MODE_LEADING: u32 = 0x0;
    /// TRAILING of Reorder Mode.
    pub const REORDER_MODE_TRAILING: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dStreamout {
        let d = &fixed::<5>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), so_statistics_enable: b(d, 57), reorder_mode: u(d, 58, 58), render_stream_select: u(d, 59, 60), rendering_disable: b(d, 62), so_function_enable: b(d, 63), stream_0_vertex_read_length: u(d, 64, 68), stream_0_vertex_read_offset: u(d, 69, 69), stream_1_vertex_read_length: u(d, 72, 76), stream_1_vertex_read_offset: u(d, 77, 77), stream_2_vertex_read_length: u(d, 80, 84), stream_2_vertex_read_offset: u(d, 85, 85), stream_3_vertex_read_length: u(d, 88, 92), stream_3_vertex_read_offset: u(d, 93, 93), so_buffer_enable_0: b(d, 40), so_buffer_enable_1: b(d, 41), so_buffer_enable_2: b(d, 42), so_buffer_enable_3: b(d, 43), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), force_rendering: u(d, 55, 56), so_statistics_enable: b(d, 57), reorder_mode: u(d, 58, 58), render_stream_select: u(d, 59, 60), rendering_disable: b(d, 62), so_function_enable: b(d, 63), stream_0_vertex_read_length: u(d, 64, 68), stream_0_vertex_read_offset: u(d, 69, 69), stream_1_vertex_read_length: u(d, 72, 76), stream_1_vertex_read_offset: u(d, 77, 77), stream_2_vertex_read_length: u(d, 80, 84), stream_2_vertex_read_offset: u(d, 85, 85), stream_3_vertex_read_length: u(d, 88, 92), stream_3_vertex_read_offset: u(d, 93, 93), buffer_0_surface_pitch: u(d, 96, 107), buffer_1_surface_pitch: u(d, 112, 123), buffer_2_surface_pitch: u(d, 128, 139), buffer_3_surface_pitch: u(d, 144, 155), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x781e0000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 57, 57, u64::from(self.so_statistics_enable)); put(d, 58, 58, u64::from(self.reorder_mode)); put(d, 59, 60, u64::from(self.render_stream_select)); put(d, 62, 62, u64::from(self.rendering_disable)); put(d, 63, 63, u64::from(self.so_function_enable)); put(d, 64, 68, u64::from(self.stream_0_vertex_read_length)); put(d, 69, 69, u64::from(self.stream_0_vertex_read_offset)); put(d, 72, 76, u64::from(self.stream_1_vertex_read_length)); put(d, 77, 77, u64::from(self.stream_1_vertex_read_offset)); put(d, 80, 84, u64::from(self.stream_2_vertex_read_length)); put(d, 85, 85, u64::from(self.stream_2_vertex_read_offset)); put(d, 88, 92, u64::from(self.stream_3_vertex_read_length)); put(d, 93, 93, u64::from(self.stream_3_vertex_read_offset)); put(d, 40, 40, u64::from(self.so_buffer_enable_0)); put(d, 41, 41, u64::from(self.so_buffer_enable_1)); put(d, 42, 42, u64::from(self.so_buffer_enable_2)); put(d, 43, 43, u64::from(self.so_buffer_enable_3)); 3 }
            _ => { d[0] = 0x781e0000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 55, 56, u64::from(self.force_rendering)); put(d, 57, 57, u64::from(self.so_statistics_enable)); put(d, 58, 58, u64::from(self.reorder_mode)); put(d, 59, 60, u64::from(self.render_stream_select)); put(d, 62, 62, u64::from(self.rendering_disable)); put(d, 63, 63, u64::from(self.so_function_enable)); put(d, 64, 68, u64::from(self.stream_0_vertex_read_length)); put(d, 69, 69, u64::from(self.stream_0_vertex_read_offset)); put(d, 72, 76, u64::from(self.stream_1_vertex_read_length)); put(d, 77, 77, u64::from(self.stream_1_vertex_read_offset)); put(d, 80, 84, u64::from(self.stream_2_vertex_read_length)); put(d, 85, 85, u64::from(self.stream_2_vertex_read_offset)); put(d, 88, 92, u64::from(self.stream_3_vertex_read_length)); put(d, 93, 93, u64::from(self.stream_3_vertex_read_offset)); put(d, 96, 107, u64::from(self.buffer_0_surface_pitch)); put(d, 112, 123, u64::from(self.buffer_1_surface_pitch)); put(d, 128, 139, u64::from(self.buffer_2_surface_pitch)); put(d, 144, 155, u64::from(self.buffer_3_surface_pitch)); 5 }
        };
        words[..n.min(5)].to_vec()
    }
}
described!(State3dStreamout, STATE3DSTREAMOUT_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_STREAMOUT", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_STREAMOUT", "mesa:gen8 3DSTATE_STREAMOUT", "mesa:gen9 3DSTATE_STREAMOUT", "byt.2.2:3DSTATE_STREAMOUT"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x781e0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 32, 39), (0x1, 44, 56), (0xf, 61, 61), (0xf, 70, 71), (0xf, 78, 79), (0xf, 86, 87), (0xf, 94, 95), (0xe, 32, 54), (0xe, 108, 111), (0xe, 124, 127), (0xe, 140, 143), (0xe, 156, 159)],
    system: "B056", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0x21fff0ff, 0x0), w(0xf, 2, 0xc0c0c0c0, 0x0), w(0xe, 1, 0x207fffff, 0x0), w(0xe, 3, 0xf000f000, 0x0), w(0xe, 4, 0xf000f000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Force Rendering", places: &[p(0xe, 55, 56, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "Resreved"), (0xe, 0x2, "Force_Off"), (0xe, 0x3, "Force_on")], when: None, gap: None },
        Field { name: "SO Statistics Enable", places: &[p(0xf, 57, 57, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reorder Mode", places: &[p(0xf, 58, 58, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "LEADING"), (0xf, 0x1, "TRAILING")], when: None, gap: None },
        Field { name: "Render Stream Select", places: &[p(0xf, 59, 60, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rendering Disable", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SO Function Enable", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 0 Vertex Read Length", places: &[p(0xf, 64, 68, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 0 Vertex Read Offset", places: &[p(0xf, 69, 69, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 1 Vertex Read Length", places: &[p(0xf, 72, 76, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 1 Vertex Read Offset", places: &[p(0xf, 77, 77, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 2 Vertex Read Length", places: &[p(0xf, 80, 84, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 2 Vertex Read Offset", places: &[p(0xf, 85, 85, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 3 Vertex Read Length", places: &[p(0xf, 88, 92, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 3 Vertex Read Offset", places: &[p(0xf, 93, 93, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer 0 Surface Pitch", places: &[p(0xe, 96, 107, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer 1 Surface Pitch", places: &[p(0xe, 112, 123, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer 2 Surface Pitch", places: &[p(0xe, 128, 139, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer 3 Surface Pitch", places: &[p(0xe, 144, 155, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SO Buffer Enable [0]", places: &[p(0x1, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SO Buffer Enable [1]", places: &[p(0x1, 41, 41, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SO Buffer Enable [2]", places: &[p(0x1, 42, 42, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SO Buffer Enable [3]", places: &[p(0x1, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_TE`. `[mesa:gen7 3DSTATE_TE]` `[mesa:gen8 3DSTATE_TE]` `[mesa:gen9 3DSTATE_TE]` `[byt.2.2:3DSTATE_TE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dTe {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// TE Enable, bool.
    pub te_enable: bool,
    /// TE Mode, uint.
    pub te_mode: u32,
    /// TE Domain, uint.
    pub te_domain: u32,
    /// Output Topology, uint.
    pub output_topology: u32,
    /// Partitioning, uint.
    pub partitioning: u32,
    /// Maximum Tessellation Factor Odd, float.
    pub maximum_tessellation_factor_odd: f32,
    /// Maximum Tessellation Factor Not Odd, float.
    pub maximum_tessellation_factor_not_odd: f32,
}
impl State3dTe {
    /// HW_TESS of TE Mode.
    pub const TE_MODE_HW_TESS: u32 = 0x0;
    /// SW_TESS of TE Mode.
    pub const TE_MODE_SW_TESS: u32 = 0x1;
    /// QUAD of TE Domain.
    pub const TE_DOMAIN_QUAD: u32 = 0x0;
    /// TRI of TE Domain.
    pub const TE_DOMAIN_TRI: u32 = 0x1;
    /// ISOLINE of TE Domain.
    pub const TE_DOMAIN_ISOLINE: u32 = 0x2;
    /// POINT of Output Topology.
    pub const OUTPUT_TOPOLOGY_POINT: u32 = 0x0;
    /// LINE of Output Topology.
    pub const OUTPUT_TOPOLOGY_LINE: u32 = 0x1;
    /// TRI_CW of Output Topology.
    pub const OUTPUT_TOPOLOGY_TRI_CW: u32 = 0x2;
    /// TRI_CCW of Output Topology.
    pub const OUTPUT_TOPOLOGY_TRI_CCW: u32 = 0x3;
    /// INTEGER of Partitioning.
    pub const PARTITIONING_INTEGER: u32 = 0x0;
    /// ODD_FRACTIONAL of Partitioning.
    pub const PARTITIONING_ODD_FRACTIONAL: u32 = 0x1;
    /// EVEN_FRACTIONAL of Partitioning.
    pub const PARTITIONING_EVEN_FRACTIONAL: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dTe {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), te_enable: b(d, 32), te_mode: u(d, 33, 34), te_domain: u(d, 36, 37), output_topology: u(d, 40, 41), partitioning: u(d, 44, 45), maximum_tessellation_factor_odd: f(d, 64), maximum_tessellation_factor_not_odd: f(d, 96), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x781c0000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.te_enable)); put(d, 33, 34, u64::from(self.te_mode)); put(d, 36, 37, u64::from(self.te_domain)); put(d, 40, 41, u64::from(self.output_topology)); put(d, 44, 45, u64::from(self.partitioning)); put(d, 64, 95, u64::from(self.maximum_tessellation_factor_odd.to_bits())); put(d, 96, 127, u64::from(self.maximum_tessellation_factor_not_odd.to_bits())); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dTe, STATE3DTE_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_TE", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_TE", "mesa:gen8 3DSTATE_TE", "mesa:gen9 3DSTATE_TE", "byt.2.2:3DSTATE_TE"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x781c0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 35, 35), (0xf, 38, 39), (0xf, 42, 43), (0xf, 46, 63)],
    system: "B036", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xffffccce, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "TE Enable", places: &[p(0xf, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TE Mode", places: &[p(0xf, 33, 34, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "HW_TESS"), (0x3, 0x1, "SW_TESS")], when: None, gap: Some(Gap { system: "B036", usual: &[0] }) },
        Field { name: "TE Domain", places: &[p(0xf, 36, 37, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "QUAD"), (0xf, 0x1, "TRI"), (0xf, 0x2, "ISOLINE")], when: None, gap: None },
        Field { name: "Output Topology", places: &[p(0xf, 40, 41, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "POINT"), (0xf, 0x1, "LINE"), (0xf, 0x2, "TRI_CW"), (0xf, 0x3, "TRI_CCW")], when: None, gap: None },
        Field { name: "Partitioning", places: &[p(0xf, 44, 45, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "INTEGER"), (0xf, 0x1, "ODD_FRACTIONAL"), (0xf, 0x2, "EVEN_FRACTIONAL")], when: None, gap: None },
        Field { name: "Maximum Tessellation Factor Odd", places: &[p(0xf, 64, 95, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Tessellation Factor Not Odd", places: &[p(0xf, 96, 127, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VERTEX_BUFFERS`. `[mesa:gen7 3DSTATE_VERTEX_BUFFERS]` `[mesa:gen8 3DSTATE_VERTEX_BUFFERS]` `[mesa:gen9 3DSTATE_VERTEX_BUFFERS]` `[byt.2.2:3DSTATE_VERTEX_BUFFERS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVertexBuffers {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
}
impl State3dVertexBuffers {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dVertexBuffers {
        let d = &fixed::<1>(dwords);
        Self { dword_length: u(d, 0, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x78080000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); 1 };
        words[..n.min(1)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 4;
    /// The whole elements after the fixed part that lie inside `dwords` (`Vertex Buffer State`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = VertexBufferState> + 'a {
        let start: usize = 1;
        dwords.get(start..).unwrap_or_default().chunks_exact(4).map(move |e| VertexBufferState::decode(platform, e))
    }
}
described!(State3dVertexBuffers, STATE3DVERTEXBUFFERS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VERTEX_BUFFERS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_VERTEX_BUFFERS", "mesa:gen8 3DSTATE_VERTEX_BUFFERS", "mesa:gen9 3DSTATE_VERTEX_BUFFERS", "byt.2.2:3DSTATE_VERTEX_BUFFERS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78080000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 1, 1, true)], tail: &[(0xf, 32, 128)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15)],
    system: "B020", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0)], watch_tail: &[w(0x1, 0, 0x3e08000, 0x0), w(0xe, 0, 0x3809000, 0x0)],
    fields: &[
        Field { name: "Vertex Buffer State", places: &[p(0xf, 32, 159, Kind::Struct(&VERTEXBUFFERSTATE_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VERTEX_ELEMENTS`. `[mesa:gen7 3DSTATE_VERTEX_ELEMENTS]` `[mesa:gen8 3DSTATE_VERTEX_ELEMENTS]` `[mesa:gen9 3DSTATE_VERTEX_ELEMENTS]` `[byt.2.2:3DSTATE_VERTEX_ELEMENTS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVertexElements {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
}
impl State3dVertexElements {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dVertexElements {
        let d = &fixed::<1>(dwords);
        Self { dword_length: u(d, 0, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x78090000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); 1 };
        words[..n.min(1)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 2;
    /// The whole elements after the fixed part that lie inside `dwords` (`Element`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = VertexElementState> + 'a {
        let start: usize = 1;
        dwords.get(start..).unwrap_or_default().chunks_exact(2).map(move |e| VertexElementState::decode(platform, e))
    }
}
described!(State3dVertexElements, STATE3DVERTEXELEMENTS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VERTEX_ELEMENTS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_VERTEX_ELEMENTS", "mesa:gen8 3DSTATE_VERTEX_ELEMENTS", "mesa:gen9 3DSTATE_VERTEX_ELEMENTS", "byt.2.2:3DSTATE_VERTEX_ELEMENTS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78090000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 1, 1, true)], tail: &[(0xf, 32, 64)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15)],
    system: "B021", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0)], watch_tail: &[w(0xf, 0, 0x7000, 0x0), w(0xf, 1, 0x8888ffff, 0x0)],
    fields: &[
        Field { name: "Element", places: &[p(0xf, 32, 95, Kind::Struct(&VERTEXELEMENTSTATE_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VF`. `[mesa:gen8 3DSTATE_VF]` `[mesa:gen9 3DSTATE_VF]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVf {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indexed Draw Cut Index Enable, bool.
    pub indexed_draw_cut_index_enable: bool,
    /// Component Packing Enable, bool.
    pub component_packing_enable: bool,
    /// Sequential Draw Cut Index Enable, bool.
    pub sequential_draw_cut_index_enable: bool,
    /// Cut Index, uint.
    pub cut_index: u32,
}
impl State3dVf {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dVf {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), indexed_draw_cut_index_enable: b(d, 8), cut_index: u(d, 32, 63), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), indexed_draw_cut_index_enable: b(d, 8), component_packing_enable: b(d, 9), sequential_draw_cut_index_enable: b(d, 10), cut_index: u(d, 32, 63), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x780c0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.indexed_draw_cut_index_enable)); put(d, 32, 63, u64::from(self.cut_index)); 2 }
            _ => { d[0] = 0x780c0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.indexed_draw_cut_index_enable)); put(d, 9, 9, u64::from(self.component_packing_enable)); put(d, 10, 10, u64::from(self.sequential_draw_cut_index_enable)); put(d, 32, 63, u64::from(self.cut_index)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dVf, STATE3DVF_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VF", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_VF", "mesa:gen9 3DSTATE_VF"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x780c0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x2, 9, 15), (0xc, 11, 15)],
    system: "B019", unbuilt: false, watch: &[w(0x2, 0, 0xfe00, 0x0), w(0xc, 0, 0xf800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Indexed Draw Cut Index Enable", places: &[p(0xe, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component Packing Enable", places: &[p(0xc, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sequential Draw Cut Index Enable", places: &[p(0xc, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cut Index", places: &[p(0xe, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VF_COMPONENT_PACKING`. `[mesa:gen9 3DSTATE_VF_COMPONENT_PACKING]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVfComponentPacking {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Vertex Element 00 Enables, uint.
    pub vertex_element_00_enables: u32,
    /// Vertex Element 01 Enables, uint.
    pub vertex_element_01_enables: u32,
    /// Vertex Element 02 Enables, uint.
    pub vertex_element_02_enables: u32,
    /// Vertex Element 03 Enables, uint.
    pub vertex_element_03_enables: u32,
    /// Vertex Element 04 Enables, uint.
    pub vertex_element_04_enables: u32,
    /// Vertex Element 05 Enables, uint.
    pub vertex_element_05_enables: u32,
    /// Vertex Element 06 Enables, uint.
    pub vertex_element_06_enables: u32,
    /// Vertex Element 07 Enables, uint.
    pub vertex_element_07_enables: u32,
    /// Vertex Element 08 Enables, uint.
    pub vertex_element_08_enables: u32,
    /// Vertex Element 09 Enables, uint.
    pub vertex_element_09_enables: u32,
    /// Vertex Element 10 Enables, uint.
    pub vertex_element_10_enables: u32,
    /// Vertex Element 11 Enables, uint.
    pub vertex_element_11_enables: u32,
    /// Vertex Element 12 Enables, uint.
    pub vertex_element_12_enables: u32,
    /// Vertex Element 13 Enables, uint.
    pub vertex_element_13_enables: u32,
    /// Vertex Element 14 Enables, uint.
    pub vertex_element_14_enables: u32,
    /// Vertex Element 15 Enables, uint.
    pub vertex_element_15_enables: u32,
    /// Vertex Element 16 Enables, uint.
    pub vertex_element_16_enables: u32,
    /// Vertex Element 17 Enables, uint.
    pub vertex_element_17_enables: u32,
    /// Vertex Element 18 Enables, uint.
    pub vertex_element_18_enables: u32,
    /// Vertex Element 19 Enables, uint.
    pub vertex_element_19_enables: u32,
    /// Vertex Element 20 Enables, uint.
    pub vertex_element_20_enables: u32,
    /// Vertex Element 21 Enables, uint.
    pub vertex_element_21_enables: u32,
    /// Vertex Element 22 Enables, uint.
    pub vertex_element_22_enables: u32,
    /// Vertex Element 23 Enables, uint.
    pub vertex_element_23_enables: u32,
    /// Vertex Element 24 Enables, uint.
    pub vertex_element_24_enables: u32,
    /// Vertex Element 25 Enables, uint.
    pub vertex_element_25_enables: u32,
    /// Vertex Element 26 Enables, uint.
    pub vertex_element_26_enables: u32,
    /// Vertex Element 27 Enables, uint.
    pub vertex_element_27_enables: u32,
    /// Vertex Element 28 Enables, uint.
    pub vertex_element_28_enables: u32,
    /// Vertex Element 29 Enables, uint.
    pub vertex_element_29_enables: u32,
    /// Vertex Element 30 Enables, uint.
    pub vertex_element_30_enables: u32,
    /// Vertex Element 31 Enables, uint.
    pub vertex_element_31_enables: u32,
}
impl State3dVfComponentPacking {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dVfComponentPacking {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 7), vertex_element_00_enables: u(d, 32, 35), vertex_element_01_enables: u(d, 36, 39), vertex_element_02_enables: u(d, 40, 43), vertex_element_03_enables: u(d, 44, 47), vertex_element_04_enables: u(d, 48, 51), vertex_element_05_enables: u(d, 52, 55), vertex_element_06_enables: u(d, 56, 59), vertex_element_07_enables: u(d, 60, 63), vertex_element_08_enables: u(d, 64, 67), vertex_element_09_enables: u(d, 68, 71), vertex_element_10_enables: u(d, 72, 75), vertex_element_11_enables: u(d, 76, 79), vertex_element_12_enables: u(d, 80, 83), vertex_element_13_enables: u(d, 84, 87), vertex_element_14_enables: u(d, 88, 91), vertex_element_15_enables: u(d, 92, 95), vertex_element_16_enables: u(d, 96, 99), vertex_element_17_enables: u(d, 100, 103), vertex_element_18_enables: u(d, 104, 107), vertex_element_19_enables: u(d, 108, 111), vertex_element_20_enables: u(d, 112, 115), vertex_element_21_enables: u(d, 116, 119), vertex_element_22_enables: u(d, 120, 123), vertex_element_23_enables: u(d, 124, 127), vertex_element_24_enables: u(d, 128, 131), vertex_element_25_enables: u(d, 132, 135), vertex_element_26_enables: u(d, 136, 139), vertex_element_27_enables: u(d, 140, 143), vertex_element_28_enables: u(d, 144, 147), vertex_element_29_enables: u(d, 148, 151), vertex_element_30_enables: u(d, 152, 155), vertex_element_31_enables: u(d, 156, 159), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x78550000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 35, u64::from(self.vertex_element_00_enables)); put(d, 36, 39, u64::from(self.vertex_element_01_enables)); put(d, 40, 43, u64::from(self.vertex_element_02_enables)); put(d, 44, 47, u64::from(self.vertex_element_03_enables)); put(d, 48, 51, u64::from(self.vertex_element_04_enables)); put(d, 52, 55, u64::from(self.vertex_element_05_enables)); put(d, 56, 59, u64::from(self.vertex_element_06_enables)); put(d, 60, 63, u64::from(self.vertex_element_07_enables)); put(d, 64, 67, u64::from(self.vertex_element_08_enables)); put(d, 68, 71, u64::from(self.vertex_element_09_enables)); put(d, 72, 75, u64::from(self.vertex_element_10_enables)); put(d, 76, 79, u64::from(self.vertex_element_11_enables)); put(d, 80, 83, u64::from(self.vertex_element_12_enables)); put(d, 84, 87, u64::from(self.vertex_element_13_enables)); put(d, 88, 91, u64::from(self.vertex_element_14_enables)); put(d, 92, 95, u64::from(self.vertex_element_15_enables)); put(d, 96, 99, u64::from(self.vertex_element_16_enables)); put(d, 100, 103, u64::from(self.vertex_element_17_enables)); put(d, 104, 107, u64::from(self.vertex_element_18_enables)); put(d, 108, 111, u64::from(self.vertex_element_19_enables)); put(d, 112, 115, u64::from(self.vertex_element_20_enables)); put(d, 116, 119, u64::from(self.vertex_element_21_enables)); put(d, 120, 123, u64::from(self.vertex_element_22_enables)); put(d, 124, 127, u64::from(self.vertex_element_23_enables)); put(d, 128, 131, u64::from(self.vertex_element_24_enables)); put(d, 132, 135, u64::from(self.vertex_element_25_enables)); put(d, 136, 139, u64::from(self.vertex_element_26_enables)); put(d, 140, 143, u64::from(self.vertex_element_27_enables)); put(d, 144, 147, u64::from(self.vertex_element_28_enables)); put(d, 148, 151, u64::from(self.vertex_element_29_enables)); put(d, 152, 155, u64::from(self.vertex_element_30_enables)); put(d, 156, 159, u64::from(self.vertex_element_31_enables)); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(State3dVfComponentPacking, STATE3DVFCOMPONENTPACKING_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VF_COMPONENT_PACKING", title: "", rows: 0xc,
    cites: &["mesa:gen9 3DSTATE_VF_COMPONENT_PACKING"],
    engines: &[(0xc, 0x1)], key: &[(0xc, 0xffff0000, 0x78550000)], length: &[(0xc, 0, 7, 2)], dwords: &[(0xc, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 8, 15)],
    system: "B023", unbuilt: false, watch: &[w(0xc, 0, 0xff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Vertex Element 00 Enables", places: &[p(0xc, 32, 35, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 01 Enables", places: &[p(0xc, 36, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 02 Enables", places: &[p(0xc, 40, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 03 Enables", places: &[p(0xc, 44, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 04 Enables", places: &[p(0xc, 48, 51, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 05 Enables", places: &[p(0xc, 52, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 06 Enables", places: &[p(0xc, 56, 59, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 07 Enables", places: &[p(0xc, 60, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 08 Enables", places: &[p(0xc, 64, 67, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 09 Enables", places: &[p(0xc, 68, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 10 Enables", places: &[p(0xc, 72, 75, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 11 Enables", places: &[p(0xc, 76, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 12 Enables", places: &[p(0xc, 80, 83, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 13 Enables", places: &[p(0xc, 84, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 14 Enables", places: &[p(0xc, 88, 91, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 15 Enables", places: &[p(0xc, 92, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 16 Enables", places: &[p(0xc, 96, 99, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 17 Enables", places: &[p(0xc, 100, 103, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 18 Enables", places: &[p(0xc, 104, 107, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 19 Enables", places: &[p(0xc, 108, 111, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 20 Enables", places: &[p(0xc, 112, 115, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 21 Enables", places: &[p(0xc, 116, 119, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 22 Enables", places: &[p(0xc, 120, 123, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 23 Enables", places: &[p(0xc, 124, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 24 Enables", places: &[p(0xc, 128, 131, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 25 Enables", places: &[p(0xc, 132, 135, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 26 Enables", places: &[p(0xc, 136, 139, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 27 Enables", places: &[p(0xc, 140, 143, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 28 Enables", places: &[p(0xc, 144, 147, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 29 Enables", places: &[p(0xc, 148, 151, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 30 Enables", places: &[p(0xc, 152, 155, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Element 31 Enables", places: &[p(0xc, 156, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VF_INSTANCING`. `[mesa:gen8 3DSTATE_VF_INSTANCING]` `[mesa:gen9 3DSTATE_VF_INSTANCING]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVfInstancing {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Vertex Element Index, uint.
    pub vertex_element_index: u32,
    /// Instancing Enable, bool.
    pub instancing_enable: bool,
    /// Instance Data Step Rate, uint.
    pub instance_data_step_rate: u32,
}
impl State3dVfInstancing {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dVfInstancing {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 7), vertex_element_index: u(d, 32, 37), instancing_enable: b(d, 40), instance_data_step_rate: u(d, 64, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x78490000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 37, u64::from(self.vertex_element_index)); put(d, 40, 40, u64::from(self.instancing_enable)); put(d, 64, 95, u64::from(self.instance_data_step_rate)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(State3dVfInstancing, STATE3DVFINSTANCING_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VF_INSTANCING", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_VF_INSTANCING", "mesa:gen9 3DSTATE_VF_INSTANCING"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78490000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 38, 39), (0xe, 41, 63)],
    system: "B024", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0xfffffec0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Vertex Element Index", places: &[p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instancing Enable", places: &[p(0xe, 40, 40, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instance Data Step Rate", places: &[p(0xe, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VF_SGVS`. `[mesa:gen8 3DSTATE_VF_SGVS]` `[mesa:gen9 3DSTATE_VF_SGVS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVfSgvs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// VertexID Element Offset, uint.
    pub vertexid_element_offset: u32,
    /// VertexID Component Number, uint.
    pub vertexid_component_number: u32,
    /// VertexID Enable, bool.
    pub vertexid_enable: bool,
    /// InstanceID Element Offset, uint.
    pub instanceid_element_offset: u32,
    /// InstanceID Component Number, uint.
    pub instanceid_component_number: u32,
    /// InstanceID Enable, bool.
    pub instanceid_enable: bool,
}
impl State3dVfSgvs {
    /// COMP_0 of VertexID Component Number.
    pub const VERTEXID_COMPONENT_NUMBER_COMP_0: u32 = 0x0;
    /// COMP_1 of VertexID Component Number.
    pub const VERTEXID_COMPONENT_NUMBER_COMP_1: u32 = 0x1;
    /// COMP_2 of VertexID Component Number.
    pub const VERTEXID_COMPONENT_NUMBER_COMP_2: u32 = 0x2;
    /// COMP_3 of VertexID Component Number.
    pub const VERTEXID_COMPONENT_NUMBER_COMP_3: u32 = 0x3;
    /// COMP_0 of InstanceID Component Number.
    pub const INSTANCEID_COMPONENT_NUMBER_COMP_0: u32 = 0x0;
    /// COMP_1 of InstanceID Component Number.
    pub const INSTANCEID_COMPONENT_NUMBER_COMP_1: u32 = 0x1;
    /// COMP_2 of InstanceID Component Number.
    pub const INSTANCEID_COMPONENT_NUMBER_COMP_2: u32 = 0x2;
    /// COMP_3 of InstanceID Component Number.
    pub const INSTANCEID_COMPONENT_NUMBER_COMP_3: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dVfSgvs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), vertexid_element_offset: u(d, 32, 37), vertexid_component_number: u(d, 45, 46), vertexid_enable: b(d, 47), instanceid_element_offset: u(d, 48, 53), instanceid_component_number: u(d, 61, 62), instanceid_enable: b(d, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x784a0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 37, u64::from(self.vertexid_element_offset)); put(d, 45, 46, u64::from(self.vertexid_component_number)); put(d, 47, 47, u64::from(self.vertexid_enable)); put(d, 48, 53, u64::from(self.instanceid_element_offset)); put(d, 61, 62, u64::from(self.instanceid_component_number)); put(d, 63, 63, u64::from(self.instanceid_enable)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dVfSgvs, STATE3DVFSGVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VF_SGVS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_VF_SGVS", "mesa:gen9 3DSTATE_VF_SGVS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x784a0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 38, 44), (0xe, 54, 60)],
    system: "B023", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0x1fc01fc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "VertexID Element Offset", places: &[p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VertexID Component Number", places: &[p(0xe, 45, 46, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "COMP_0"), (0xe, 0x1, "COMP_1"), (0xe, 0x2, "COMP_2"), (0xe, 0x3, "COMP_3")], when: None, gap: None },
        Field { name: "VertexID Enable", places: &[p(0xe, 47, 47, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "InstanceID Element Offset", places: &[p(0xe, 48, 53, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "InstanceID Component Number", places: &[p(0xe, 61, 62, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "COMP_0"), (0xe, 0x1, "COMP_1"), (0xe, 0x2, "COMP_2"), (0xe, 0x3, "COMP_3")], when: None, gap: None },
        Field { name: "InstanceID Enable", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VF_STATISTICS`. `[mesa:gen7 3DSTATE_VF_STATISTICS]` `[mesa:gen8 3DSTATE_VF_STATISTICS]` `[mesa:gen9 3DSTATE_VF_STATISTICS]` `[byt.2.2:3DSTATE_VF_STATISTICS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVfStatistics {
    /// Statistics Enable, bool.
    pub statistics_enable: bool,
}
impl State3dVfStatistics {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dVfStatistics {
        let d = &fixed::<1>(dwords);
        Self { statistics_enable: b(d, 0), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x680b0000; put(d, 0, 0, u64::from(self.statistics_enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(State3dVfStatistics, STATE3DVFSTATISTICS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VF_STATISTICS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_VF_STATISTICS", "mesa:gen8 3DSTATE_VF_STATISTICS", "mesa:gen9 3DSTATE_VF_STATISTICS", "byt.2.2:3DSTATE_VF_STATISTICS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x680b0000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 1, 15)],
    system: "B026", unbuilt: false, watch: &[w(0xf, 0, 0xfffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Statistics Enable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VF_TOPOLOGY`. `[mesa:gen8 3DSTATE_VF_TOPOLOGY]` `[mesa:gen9 3DSTATE_VF_TOPOLOGY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVfTopology {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Primitive Topology Type, `enums::prim_topo_type`.
    pub primitive_topology_type: u32,
}
impl State3dVfTopology {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dVfTopology {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), primitive_topology_type: u(d, 32, 37), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x784b0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 37, u64::from(self.primitive_topology_type)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dVfTopology, STATE3DVFTOPOLOGY_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VF_TOPOLOGY", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_VF_TOPOLOGY", "mesa:gen9 3DSTATE_VF_TOPOLOGY"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x784b0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 38, 63)],
    system: "B018", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0xffffffc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Primitive Topology Type", places: &[p(0xe, 32, 37, Kind::Enum("prim_topo_type"), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VS`. `[mesa:gen7 3DSTATE_VS]` `[mesa:gen8 3DSTATE_VS]` `[mesa:gen9 3DSTATE_VS]` `[byt.2.2:3DSTATE_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dVs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Kernel Start Pointer, offset.
    pub kernel_start_pointer: u64,
    /// Software Exception Enable, bool.
    pub software_exception_enable: bool,
    /// Accesses UAV, bool.
    pub accesses_uav: bool,
    /// Illegal Opcode Exception Enable, bool.
    pub illegal_opcode_exception_enable: bool,
    /// Floating Point Mode, uint.
    pub floating_point_mode: u32,
    /// Thread Dispatch Priority, uint.
    pub thread_dispatch_priority: u32,
    /// Binding Table Entry Count, uint.
    pub binding_table_entry_count: u32,
    /// Sampler Count, uint.
    pub sampler_count: u32,
    /// Vector Mask Enable, bool.
    pub vector_mask_enable: bool,
    /// Single Vertex Dispatch, bool.
    pub single_vertex_dispatch: bool,
    /// Per-Thread Scratch Space, uint.
    pub per_thread_scratch_space: u32,
    /// Scratch Space Base Pointer, address.
    pub scratch_space_base_pointer: u64,
    /// Vertex URB Entry Read Offset, uint.
    pub vertex_urb_entry_read_offset: u32,
    /// Vertex URB Entry Read Length, uint.
    pub vertex_urb_entry_read_length: u32,
    /// Dispatch GRF Start Register For URB Data, uint.
    pub dispatch_grf_start_register_for_urb_data: u32,
    /// Enable, bool.
    pub enable: bool,
    /// Vertex Cache Disable, bool.
    pub vertex_cache_disable: bool,
    /// SIMD8 Dispatch Enable, bool.
    pub simd8_dispatch_enable: bool,
    /// Statistics Enable, bool.
    pub statistics_enable: bool,
    /// Maximum Number of Threads, uint.
    pub maximum_number_of_threads: u32,
    /// User Clip Distance Cull Test Enable Bitmask, uint.
    pub user_clip_distance_cull_test_enable_bitmask: u32,
    /// User Clip Distance Clip Test Enable Bitmask, uint.
    pub user_clip_distance_clip_test_enable_bitmask: u32,
    /// Vertex URB Entry Output Length, uint.
    pub vertex_urb_entry_output_length: u32,
    /// Vertex URB Entry Output Read Offset, uint.
    pub vertex_urb_entry_output_read_offset: u32,
}
impl State3dVs {
    /// IEEE-754 of Floating Point Mode.
    pub const FLOATING_POINT_MODE_IEEE_754: u32 = 0x0;
    /// Alternate of Floating Point Mode.
    pub const FLOATING_POINT_MODE_ALTERNATE: u32 = 0x1;
    /// High of Thread Dispatch Priority.
    pub const THREAD_DISPATCH_PRIORITY_HIGH: u32 = 0x1;
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
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dVs {
        let d = &fixed::<9>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), kernel_start_pointer: a(d, 38, 63), software_exception_enable: b(d, 71), illegal_opcode_exception_enable: b(d, 77), floating_point_mode: u(d, 80, 80), binding_table_entry_count: u(d, 82, 89), sampler_count: u(d, 91, 93), vector_mask_enable: b(d, 94), single_vertex_dispatch: b(d, 95), per_thread_scratch_space: u(d, 96, 99), scratch_space_base_pointer: a(d, 106, 127), vertex_urb_entry_read_offset: u(d, 132, 137), vertex_urb_entry_read_length: u(d, 139, 144), dispatch_grf_start_register_for_urb_data: u(d, 148, 152), enable: b(d, 160), vertex_cache_disable: b(d, 161), statistics_enable: b(d, 170), maximum_number_of_threads: u(d, 185, 191), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), kernel_start_pointer: a(d, 38, 95), software_exception_enable: b(d, 103), accesses_uav: b(d, 108), illegal_opcode_exception_enable: b(d, 109), floating_point_mode: u(d, 112, 112), thread_dispatch_priority: u(d, 113, 113), binding_table_entry_count: u(d, 114, 121), sampler_count: u(d, 123, 125), vector_mask_enable: b(d, 126), single_vertex_dispatch: b(d, 127), per_thread_scratch_space: u(d, 128, 131), scratch_space_base_pointer: a(d, 138, 191), vertex_urb_entry_read_offset: u(d, 196, 201), vertex_urb_entry_read_length: u(d, 203, 208), dispatch_grf_start_register_for_urb_data: u(d, 212, 216), enable: b(d, 224), vertex_cache_disable: b(d, 225), simd8_dispatch_enable: b(d, 226), statistics_enable: b(d, 234), maximum_number_of_threads: u(d, 247, 255), user_clip_distance_cull_test_enable_bitmask: u(d, 256, 263), user_clip_distance_clip_test_enable_bitmask: u(d, 264, 271), vertex_urb_entry_output_length: u(d, 272, 276), vertex_urb_entry_output_read_offset: u(d, 277, 282), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 9];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78100000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 63, self.kernel_start_pointer); put(d, 71, 71, u64::from(self.software_exception_enable)); put(d, 77, 77, u64::from(self.illegal_opcode_exception_enable)); put(d, 80, 80, u64::from(self.floating_point_mode)); put(d, 82, 89, u64::from(self.binding_table_entry_count)); put(d, 91, 93, u64::from(self.sampler_count)); put(d, 94, 94, u64::from(self.vector_mask_enable)); put(d, 95, 95, u64::from(self.single_vertex_dispatch)); put(d, 96, 99, u64::from(self.per_thread_scratch_space)); put_a(d, 106, 127, self.scratch_space_base_pointer); put(d, 132, 137, u64::from(self.vertex_urb_entry_read_offset)); put(d, 139, 144, u64::from(self.vertex_urb_entry_read_length)); put(d, 148, 152, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 160, 160, u64::from(self.enable)); put(d, 161, 161, u64::from(self.vertex_cache_disable)); put(d, 170, 170, u64::from(self.statistics_enable)); put(d, 185, 191, u64::from(self.maximum_number_of_threads)); 6 }
            _ => { d[0] = 0x78100000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 95, self.kernel_start_pointer); put(d, 103, 103, u64::from(self.software_exception_enable)); put(d, 108, 108, u64::from(self.accesses_uav)); put(d, 109, 109, u64::from(self.illegal_opcode_exception_enable)); put(d, 112, 112, u64::from(self.floating_point_mode)); put(d, 113, 113, u64::from(self.thread_dispatch_priority)); put(d, 114, 121, u64::from(self.binding_table_entry_count)); put(d, 123, 125, u64::from(self.sampler_count)); put(d, 126, 126, u64::from(self.vector_mask_enable)); put(d, 127, 127, u64::from(self.single_vertex_dispatch)); put(d, 128, 131, u64::from(self.per_thread_scratch_space)); put_a(d, 138, 191, self.scratch_space_base_pointer); put(d, 196, 201, u64::from(self.vertex_urb_entry_read_offset)); put(d, 203, 208, u64::from(self.vertex_urb_entry_read_length)); put(d, 212, 216, u64::from(self.dispatch_grf_start_register_for_urb_data)); put(d, 224, 224, u64::from(self.enable)); put(d, 225, 225, u64::from(self.vertex_cache_disable)); put(d, 226, 226, u64::from(self.simd8_dispatch_enable)); put(d, 234, 234, u64::from(self.statistics_enable)); put(d, 247, 255, u64::from(self.maximum_number_of_threads)); put(d, 256, 263, u64::from(self.user_clip_distance_cull_test_enable_bitmask)); put(d, 264, 271, u64::from(self.user_clip_distance_clip_test_enable_bitmask)); put(d, 272, 276, u64::from(self.vertex_urb_entry_output_length)); put(d, 277, 282, u64::from(self.vertex_urb_entry_output_read_offset)); 9 }
        };
        words[..n.min(9)].to_vec()
    }
}
described!(State3dVs, STATE3DVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_VS", "mesa:gen8 3DSTATE_VS", "mesa:gen9 3DSTATE_VS", "byt.2.2:3DSTATE_VS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78100000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 6, 6, false), (0xe, 9, 9, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 37), (0x1, 64, 70), (0x1, 72, 76), (0x1, 78, 79), (0x1, 81, 81), (0x1, 90, 90), (0x1, 100, 105), (0x1, 128, 131), (0x1, 138, 138), (0x1, 145, 147), (0x1, 153, 159), (0x1, 162, 169), (0x1, 171, 184), (0xe, 96, 102), (0xe, 104, 107), (0xe, 110, 111), (0xe, 122, 122), (0xe, 132, 137), (0xe, 192, 195), (0xe, 202, 202), (0xe, 209, 211), (0xe, 217, 223), (0xe, 227, 233), (0xe, 235, 246), (0xe, 283, 287)],
    system: "B027", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x3f, 0x0), w(0x1, 2, 0x402df7f, 0x0), w(0x1, 3, 0x3f0, 0x0), w(0x1, 4, 0xfe0e040f, 0x0), w(0x1, 5, 0x1fffbfc, 0x0), w(0xe, 3, 0x400cf7f, 0x0), w(0xe, 4, 0x3f0, 0x0), w(0xe, 6, 0xfe0e040f, 0x0), w(0xe, 7, 0x7ffbf8, 0x0), w(0xe, 8, 0xf8000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Kernel Start Pointer", places: &[p(0x1, 38, 63, Kind::Offset, 1, 0), p(0xe, 38, 95, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Software Exception Enable", places: &[p(0x1, 71, 71, Kind::Bool, 1, 0), p(0xe, 103, 103, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Accesses UAV", places: &[p(0xe, 108, 108, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Illegal Opcode Exception Enable", places: &[p(0x1, 77, 77, Kind::Bool, 1, 0), p(0xe, 109, 109, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Floating Point Mode", places: &[p(0x1, 80, 80, Kind::Uint, 1, 0), p(0xe, 112, 112, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "IEEE-754"), (0xf, 0x1, "Alternate")], when: None, gap: None },
        Field { name: "Thread Dispatch Priority", places: &[p(0xe, 113, 113, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "High")], when: None, gap: None },
        Field { name: "Binding Table Entry Count", places: &[p(0x1, 82, 89, Kind::Uint, 1, 0), p(0xe, 114, 121, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Count", places: &[p(0x1, 91, 93, Kind::Uint, 1, 0), p(0xe, 123, 125, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No Samplers"), (0xf, 0x1, "1-4 Samplers"), (0xf, 0x2, "5-8 Samplers"), (0xf, 0x3, "9-12 Samplers"), (0xf, 0x4, "13-16 Samplers")], when: None, gap: None },
        Field { name: "Vector Mask Enable", places: &[p(0x1, 94, 94, Kind::Bool, 1, 0), p(0xe, 126, 126, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Single Vertex Dispatch", places: &[p(0x1, 95, 95, Kind::Bool, 1, 0), p(0xe, 127, 127, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per-Thread Scratch Space", places: &[p(0x1, 96, 99, Kind::Uint, 1, 0), p(0xe, 128, 131, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scratch Space Base Pointer", places: &[p(0x1, 106, 127, Kind::Address, 1, 0), p(0xe, 138, 191, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Read Offset", places: &[p(0x1, 132, 137, Kind::Uint, 1, 0), p(0xe, 196, 201, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Read Length", places: &[p(0x1, 139, 144, Kind::Uint, 1, 0), p(0xe, 203, 208, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dispatch GRF Start Register For URB Data", places: &[p(0x1, 148, 152, Kind::Uint, 1, 0), p(0xe, 212, 216, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable", places: &[p(0x1, 160, 160, Kind::Bool, 1, 0), p(0xe, 224, 224, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Cache Disable", places: &[p(0x1, 161, 161, Kind::Bool, 1, 0), p(0xe, 225, 225, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD8 Dispatch Enable", places: &[p(0xe, 226, 226, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Statistics Enable", places: &[p(0x1, 170, 170, Kind::Bool, 1, 0), p(0xe, 234, 234, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Number of Threads", places: &[p(0x1, 185, 191, Kind::Uint, 1, 0), p(0xe, 247, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "User Clip Distance Cull Test Enable Bitmask", places: &[p(0xe, 256, 263, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "User Clip Distance Clip Test Enable Bitmask", places: &[p(0xe, 264, 271, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Output Length", places: &[p(0xe, 272, 276, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex URB Entry Output Read Offset", places: &[p(0xe, 277, 282, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SWTESS_BASE_ADDRESS`. `[mesa:gen7 SWTESS_BASE_ADDRESS]` `[mesa:gen8 SWTESS_BASE_ADDRESS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SwtessBaseAddress {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// SW Tessellation MOCS, uint.
    pub sw_tessellation_mocs: u32,
    /// SW Tessellation Base Address, address.
    pub sw_tessellation_base_address: u64,
}
impl SwtessBaseAddress {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SwtessBaseAddress {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), sw_tessellation_mocs: u(d, 40, 43), sw_tessellation_base_address: a(d, 44, 63), },
            _ => Self { dword_length: u(d, 0, 7), sw_tessellation_mocs: u(d, 40, 43), sw_tessellation_base_address: a(d, 44, 79), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x61030000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 40, 43, u64::from(self.sw_tessellation_mocs)); put_a(d, 44, 63, self.sw_tessellation_base_address); 2 }
            _ => { d[0] = 0x61030000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 40, 43, u64::from(self.sw_tessellation_mocs)); put_a(d, 44, 79, self.sw_tessellation_base_address); length.saturating_add(2).clamp(2, 3) as usize }
        };
        words[..n.min(3)].to_vec()
    }
}
described!(SwtessBaseAddress, SWTESSBASEADDRESS_ITEM, Item {
    noun: Noun::Command, name: "SWTESS_BASE_ADDRESS", title: "", rows: 0x3,
    cites: &["mesa:gen7 SWTESS_BASE_ADDRESS", "mesa:gen8 SWTESS_BASE_ADDRESS"],
    engines: &[(0x3, 0x1)], key: &[(0x3, 0xffff0000, 0x61030000)], length: &[(0x3, 0, 7, 2)], dwords: &[(0x1, 2, 2, false), (0x2, 2, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 8, 15), (0x3, 32, 39), (0x2, 80, 95)],
    system: "B036", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "SW Tessellation MOCS", places: &[p(0x3, 40, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SW Tessellation Base Address", places: &[p(0x1, 44, 63, Kind::Address, 1, 0), p(0x2, 44, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

