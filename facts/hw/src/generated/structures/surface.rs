//! Generated from hw/structures/surface.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MEMORYADDRESSATTRIBUTES`. `[mesa:gen8 MEMORYADDRESSATTRIBUTES]` `[mesa:gen9 MEMORYADDRESSATTRIBUTES]` `[media-driver:g8_bdw MFX_VP8_PIC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Memoryaddressattributes {
    /// MOCS, uint.
    pub mocs: u32,
    /// Arbitration Priority Control, uint.
    pub arbitration_priority_control: u32,
    /// Memory Compression Enable, bool.
    pub memory_compression_enable: bool,
    /// Row Store Scratch Buffer Cache Select, uint.
    pub row_store_scratch_buffer_cache_select: u32,
    /// Tiled Resource Mode, uint.
    pub tiled_resource_mode: u32,
    /// Age for QUADLRU, uint.
    pub age_for_quadlru: u32,
    /// Target Cache, uint.
    pub target_cache: u32,
    /// Cacheability Control, uint.
    pub cacheability_control: u32,
}
impl Memoryaddressattributes {
    /// Highest priority of Arbitration Priority Control.
    pub const ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Arbitration Priority Control.
    pub const ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Arbitration Priority Control.
    pub const ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Arbitration Priority Control.
    pub const ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// LLC of Row Store Scratch Buffer Cache Select.
    pub const ROW_STORE_SCRATCH_BUFFER_CACHE_SELECT_LLC: u32 = 0x0;
    /// Internal Media Storage of Row Store Scratch Buffer Cache Select.
    pub const ROW_STORE_SCRATCH_BUFFER_CACHE_SELECT_INTERNAL_MEDIA_STORAGE: u32 = 0x1;
    /// TRMODE_NONE of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_NONE: u32 = 0x0;
    /// TRMODE_TILEYF of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_TILEYF: u32 = 0x1;
    /// TRMODE_TILEYS of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TRMODE_TILEYS: u32 = 0x2;
    /// eLLC Only of Target Cache.
    pub const TARGET_CACHE_ELLC_ONLY: u32 = 0x0;
    /// LLC Only of Target Cache.
    pub const TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC of Target Cache.
    pub const TARGET_CACHE_LLC_ELLC: u32 = 0x2;
    /// L3, LLC, eLLC of Target Cache.
    pub const TARGET_CACHE_L3_LLC_ELLC: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> Memoryaddressattributes {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            1 => Self { arbitration_priority_control: u(d, 7, 8), age_for_quadlru: u(d, 0, 1), target_cache: u(d, 3, 4), cacheability_control: u(d, 5, 6), ..Self::default() },
            _ => Self { mocs: u(d, 1, 6), arbitration_priority_control: u(d, 7, 8), memory_compression_enable: b(d, 9), row_store_scratch_buffer_cache_select: u(d, 12, 12), tiled_resource_mode: u(d, 13, 14), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { put(d, 7, 8, u64::from(self.arbitration_priority_control)); put(d, 0, 1, u64::from(self.age_for_quadlru)); put(d, 3, 4, u64::from(self.target_cache)); put(d, 5, 6, u64::from(self.cacheability_control)); 1 }
            _ => { put(d, 1, 6, u64::from(self.mocs)); put(d, 7, 8, u64::from(self.arbitration_priority_control)); put(d, 9, 9, u64::from(self.memory_compression_enable)); put(d, 12, 12, u64::from(self.row_store_scratch_buffer_cache_select)); put(d, 13, 14, u64::from(self.tiled_resource_mode)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(Memoryaddressattributes, MEMORYADDRESSATTRIBUTES_ITEM, Item {
    noun: Noun::Structure, name: "MEMORYADDRESSATTRIBUTES", title: "", rows: 0xe,
    cites: &["mesa:gen8 MEMORYADDRESSATTRIBUTES", "mesa:gen9 MEMORYADDRESSATTRIBUTES", "media-driver:g8_bdw MFX_VP8_PIC_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x2, 2, 2), (0x2, 9, 31), (0xc, 0, 0), (0xc, 10, 11), (0xc, 15, 31)],
    system: "D12", unbuilt: false, watch: &[w(0x2, 0, 0xfffffe04, 0x0), w(0xc, 0, 0xffff8c01, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xc, 1, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Arbitration Priority Control", places: &[p(0xe, 7, 8, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Memory Compression Enable", places: &[p(0xc, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Row Store Scratch Buffer Cache Select", places: &[p(0xc, 12, 12, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "LLC"), (0xc, 0x1, "Internal Media Storage")], when: None, gap: None },
        Field { name: "Tiled Resource Mode", places: &[p(0xc, 13, 14, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "TRMODE_NONE"), (0xc, 0x1, "TRMODE_TILEYF"), (0xc, 0x2, "TRMODE_TILEYS")], when: None, gap: None },
        Field { name: "Age for QUADLRU", places: &[p(0x2, 0, 1, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Target Cache", places: &[p(0x2, 3, 4, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC"), (0x2, 0x3, "L3, LLC, eLLC")], when: None, gap: None },
        Field { name: "Cacheability Control", places: &[p(0x2, 5, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MEMORY_OBJECT_CONTROL_STATE`. `[mesa:gen7 MEMORY_OBJECT_CONTROL_STATE]` `[mesa:gen8 MEMORY_OBJECT_CONTROL_STATE]` `[bdw.2d:MEMORY_OBJECT_CONTROL_STATE]` `[byt.2.2:MEMORY_OBJECT_CONTROL_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MemoryObjectControlState {
    /// Age for QUADLRU, uint.
    pub age_for_quadlru: u32,
    /// Target Cache, uint.
    pub target_cache: u32,
    /// Memory Type:LLC/eLLC Cacheability Control, uint.
    pub memory_type_llc_ellc_cacheability_control: u32,
    /// L3 Cacheability Control (L3CC), uint.
    pub l3_cacheability_control_l3cc: u32,
    /// LLC Cacheability Control (LLCCC), uint.
    pub llc_cacheability_control_llccc: u32,
    /// Graphics Data Type (GFDT), uint.
    pub graphics_data_type_gfdt: u32,
}
impl MemoryObjectControlState {
    /// eLLC Only (when eDRAM is present, else gets allocated in LLC) of Target Cache.
    pub const TARGET_CACHE_ELLC_ONLY_WHEN_EDRAM_IS_PRESENT_ELSE_GETS_ALLOCATED_IN_LLC: u32 = 0x0;
    /// LLC Only of Target Cache.
    pub const TARGET_CACHE_LLC_ONLY: u32 = 0x1;
    /// LLC/eLLC Allowed of Target Cache.
    pub const TARGET_CACHE_LLC_ELLC_ALLOWED: u32 = 0x2;
    /// L3 + Defer to PAT for LLC/eLLC selection of Target Cache.
    pub const TARGET_CACHE_L3_DEFER_TO_PAT_FOR_LLC_ELLC_SELECTION: u32 = 0x3;
    /// UC with Fence (if coherent cycle) of Memory Type:LLC/eLLC Cacheability Control.
    pub const MEMORY_TYPE_LLC_ELLC_CACHEABILITY_CONTROL_UC_WITH_FENCE_IF_COHERENT_CYCLE: u32 = 0x0;
    /// UC (Uncacheable) of Memory Type:LLC/eLLC Cacheability Control.
    pub const MEMORY_TYPE_LLC_ELLC_CACHEABILITY_CONTROL_UC_UNCACHEABLE: u32 = 0x1;
    /// WT of Memory Type:LLC/eLLC Cacheability Control.
    pub const MEMORY_TYPE_LLC_ELLC_CACHEABILITY_CONTROL_WT: u32 = 0x2;
    /// WB of Memory Type:LLC/eLLC Cacheability Control.
    pub const MEMORY_TYPE_LLC_ELLC_CACHEABILITY_CONTROL_WB: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MemoryObjectControlState {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { l3_cacheability_control_l3cc: u(d, 0, 0), llc_cacheability_control_llccc: u(d, 1, 1), graphics_data_type_gfdt: u(d, 2, 2), ..Self::default() },
            _ => Self { age_for_quadlru: u(d, 0, 1), target_cache: u(d, 3, 4), memory_type_llc_ellc_cacheability_control: u(d, 5, 6), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 0, u64::from(self.l3_cacheability_control_l3cc)); put(d, 1, 1, u64::from(self.llc_cacheability_control_llccc)); put(d, 2, 2, u64::from(self.graphics_data_type_gfdt)); 1 }
            _ => { put(d, 0, 1, u64::from(self.age_for_quadlru)); put(d, 3, 4, u64::from(self.target_cache)); put(d, 5, 6, u64::from(self.memory_type_llc_ellc_cacheability_control)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(MemoryObjectControlState, MEMORYOBJECTCONTROLSTATE_ITEM, Item {
    noun: Noun::Structure, name: "MEMORY_OBJECT_CONTROL_STATE", title: "", rows: 0x3,
    cites: &["mesa:gen7 MEMORY_OBJECT_CONTROL_STATE", "mesa:gen8 MEMORY_OBJECT_CONTROL_STATE", "bdw.2d:MEMORY_OBJECT_CONTROL_STATE", "byt.2.2:MEMORY_OBJECT_CONTROL_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0x3, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 3, 31), (0x2, 2, 2), (0x2, 7, 31)],
    system: "D12", unbuilt: false, watch: &[w(0x1, 0, 0xfffffff8, 0x0), w(0x2, 0, 0xffffff84, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Age for QUADLRU", places: &[p(0x2, 0, 1, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Target Cache", places: &[p(0x2, 3, 4, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "eLLC Only (when eDRAM is present, else gets allocated in LLC)"), (0x2, 0x1, "LLC Only"), (0x2, 0x2, "LLC/eLLC Allowed"), (0x2, 0x3, "L3 + Defer to PAT for LLC/eLLC selection")], when: None, gap: None },
        Field { name: "Memory Type:LLC/eLLC Cacheability Control", places: &[p(0x2, 5, 6, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "UC with Fence (if coherent cycle)"), (0x2, 0x1, "UC (Uncacheable)"), (0x2, 0x2, "WT"), (0x2, 0x3, "WB")], when: None, gap: None },
        Field { name: "L3 Cacheability Control (L3CC)", places: &[p(0x1, 0, 0, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LLC Cacheability Control (LLCCC)", places: &[p(0x1, 1, 1, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Graphics Data Type (GFDT)", places: &[p(0x1, 2, 2, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RENDER_SURFACE_STATE`. `[mesa:gen7 RENDER_SURFACE_STATE]` `[mesa:gen8 RENDER_SURFACE_STATE]` `[mesa:gen9 RENDER_SURFACE_STATE]` `[bdw.2d:RENDER_SURFACE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RenderSurfaceState {
    /// Cube Face Enable - Positive Z, bool.
    pub cube_face_enable_positive_z: bool,
    /// Cube Face Enable - Negative Z, bool.
    pub cube_face_enable_negative_z: bool,
    /// Cube Face Enable - Positive Y, bool.
    pub cube_face_enable_positive_y: bool,
    /// Cube Face Enable - Negative Y, bool.
    pub cube_face_enable_negative_y: bool,
    /// Cube Face Enable - Positive X, bool.
    pub cube_face_enable_positive_x: bool,
    /// Cube Face Enable - Negative X, bool.
    pub cube_face_enable_negative_x: bool,
    /// Media Boundary Pixel Mode, uint.
    pub media_boundary_pixel_mode: u32,
    /// Render Cache Read Write Mode, uint.
    pub render_cache_read_write_mode: u32,
    /// Sampler L2 Bypass Mode Disable, bool.
    pub sampler_l2_bypass_mode_disable: bool,
    /// Vertical Line Stride Offset, uint.
    pub vertical_line_stride_offset: u32,
    /// Vertical Line Stride, uint.
    pub vertical_line_stride: u32,
    /// Tile Mode, uint.
    pub tile_mode: u32,
    /// Surface Horizontal Alignment, uint.
    pub surface_horizontal_alignment: u32,
    /// Surface Vertical Alignment, uint.
    pub surface_vertical_alignment: u32,
    /// Surface Format, uint.
    pub surface_format: u32,
    /// ASTC Enable, bool.
    pub astc_enable: bool,
    /// Surface Array, bool.
    pub surface_array: bool,
    /// Surface Type, uint.
    pub surface_type: u32,
    /// Surface QPitch, uint.
    pub surface_qpitch: u32,
    /// Base Mip Level, u4.1.
    pub base_mip_level: f32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Width, uint.
    pub width: u32,
    /// Height, uint.
    pub height: u32,
    /// Surface Pitch, uint.
    pub surface_pitch: u32,
    /// Depth, uint.
    pub depth: u32,
    /// Multisample Position Palette Index, uint.
    pub multisample_position_palette_index: u32,
    /// Number of Multisamples, uint.
    pub number_of_multisamples: u32,
    /// Multisampled Surface Storage Format, uint.
    pub multisampled_surface_storage_format: u32,
    /// Render Target View Extent, uint.
    pub render_target_view_extent: u32,
    /// Minimum Array Element, uint.
    pub minimum_array_element: u32,
    /// Render Target And Sample Unorm Rotation, uint.
    pub render_target_and_sample_unorm_rotation: u32,
    /// MIP Count / LOD, uint.
    pub mip_count_lod: u32,
    /// Surface Min LOD, uint.
    pub surface_min_lod: u32,
    /// Mip Tail Start LOD, uint.
    pub mip_tail_start_lod: u32,
    /// Coherency Type, uint.
    pub coherency_type: u32,
    /// Tiled Resource Mode, uint.
    pub tiled_resource_mode: u32,
    /// EWA Disable For Cube, bool.
    pub ewa_disable_for_cube: bool,
    /// Y Offset, uint.
    pub y_offset: u32,
    /// X Offset, uint.
    pub x_offset: u32,
    /// Auxiliary Surface Mode, uint.
    pub auxiliary_surface_mode: u32,
    /// Y Offset for U or UV Plane, uint.
    pub y_offset_for_u_or_uv_plane: u32,
    /// Auxiliary Surface Pitch, uint.
    pub auxiliary_surface_pitch: u32,
    /// Auxiliary Surface QPitch, uint.
    pub auxiliary_surface_qpitch: u32,
    /// X Offset for U or UV Plane, uint.
    pub x_offset_for_u_or_uv_plane: u32,
    /// Separate UV Plane Enable, bool.
    pub separate_uv_plane_enable: bool,
    /// Resource Min LOD, u4.8.
    pub resource_min_lod: f32,
    /// Shader Channel Select Alpha, `enums::shader_channel_select`.
    pub shader_channel_select_alpha: u32,
    /// Shader Channel Select Blue, `enums::shader_channel_select`.
    pub shader_channel_select_blue: u32,
    /// Shader Channel Select Green, `enums::shader_channel_select`.
    pub shader_channel_select_green: u32,
    /// Shader Channel Select Red, `enums::shader_channel_select`.
    pub shader_channel_select_red: u32,
    /// Memory Compression Enable, bool.
    pub memory_compression_enable: bool,
    /// Memory Compression Mode, uint.
    pub memory_compression_mode: u32,
    /// Surface Base Address, address.
    pub surface_base_address: u64,
    /// Quilt Width, uint.
    pub quilt_width: u32,
    /// Quilt Height, uint.
    pub quilt_height: u32,
    /// Auxiliary Surface Base Address, address.
    pub auxiliary_surface_base_address: u64,
    /// Auxiliary Table Index for Media Compressed Surface, uint.
    pub auxiliary_table_index_for_media_compressed_surface: u32,
    /// Y Offset for V Plane, uint.
    pub y_offset_for_v_plane: u32,
    /// X Offset for V Plane, uint.
    pub x_offset_for_v_plane: u32,
    /// Hierarchical Depth Clear Value, float.
    pub hierarchical_depth_clear_value: f32,
    /// Red Clear Color, uint or `enums::clear_color` or int.
    pub red_clear_color: i32,
    /// Green Clear Color, uint or `enums::clear_color` or int.
    pub green_clear_color: i32,
    /// Blue Clear Color, uint or `enums::clear_color` or int.
    pub blue_clear_color: i32,
    /// Alpha Clear Color, uint or `enums::clear_color` or int.
    pub alpha_clear_color: i32,
    /// Surface Array Spacing, uint.
    pub surface_array_spacing: u32,
    /// Tile Walk, uint.
    pub tile_walk: u32,
    /// Tiled Surface, bool.
    pub tiled_surface: bool,
    /// Strbuf Minimum Array Element, uint.
    pub strbuf_minimum_array_element: u32,
    /// Render Target Rotation, uint.
    pub render_target_rotation: u32,
    /// MCS Enable, bool.
    pub mcs_enable: bool,
    /// Y Offset for UV Plane, uint.
    pub y_offset_for_uv_plane: u32,
    /// Append Counter Enable, bool.
    pub append_counter_enable: bool,
    /// Append Counter Address, address.
    pub append_counter_address: u64,
    /// X Offset for UV Plane, uint.
    pub x_offset_for_uv_plane: u32,
}
impl RenderSurfaceState {
    /// NORMAL_MODE of Media Boundary Pixel Mode.
    pub const MEDIA_BOUNDARY_PIXEL_MODE_NORMAL_MODE: u32 = 0x0;
    /// PROGRESSIVE_FRAME of Media Boundary Pixel Mode.
    pub const MEDIA_BOUNDARY_PIXEL_MODE_PROGRESSIVE_FRAME: u32 = 0x2;
    /// INTERLACED_FRAME of Media Boundary Pixel Mode.
    pub const MEDIA_BOUNDARY_PIXEL_MODE_INTERLACED_FRAME: u32 = 0x3;
    /// Write-Only Cache of Render Cache Read Write Mode.
    pub const RENDER_CACHE_READ_WRITE_MODE_WRITE_ONLY_CACHE: u32 = 0x0;
    /// Read-Write Cache of Render Cache Read Write Mode.
    pub const RENDER_CACHE_READ_WRITE_MODE_READ_WRITE_CACHE: u32 = 0x1;
    /// LINEAR of Tile Mode.
    pub const TILE_MODE_LINEAR: u32 = 0x0;
    /// WMAJOR of Tile Mode.
    pub const TILE_MODE_WMAJOR: u32 = 0x1;
    /// XMAJOR of Tile Mode.
    pub const TILE_MODE_XMAJOR: u32 = 0x2;
    /// YMAJOR of Tile Mode.
    pub const TILE_MODE_YMAJOR: u32 = 0x3;
    /// HALIGN_4 of Surface Horizontal Alignment.
    pub const SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_4: u32 = 0x1;
    /// HALIGN_8 of Surface Horizontal Alignment.
    pub const SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_8: u32 = 0x2;
    /// HALIGN_16 of Surface Horizontal Alignment.
    pub const SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_16: u32 = 0x3;
    /// HALIGN_4 of Surface Horizontal Alignment.
    pub const SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_4_ON_BYT: u32 = 0x0;
    /// HALIGN_8 of Surface Horizontal Alignment.
    pub const SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_8_ON_BYT: u32 = 0x1;
    /// VALIGN_4 of Surface Vertical Alignment.
    pub const SURFACE_VERTICAL_ALIGNMENT_VALIGN_4: u32 = 0x1;
    /// VALIGN_8 of Surface Vertical Alignment.
    pub const SURFACE_VERTICAL_ALIGNMENT_VALIGN_8: u32 = 0x2;
    /// VALIGN_16 of Surface Vertical Alignment.
    pub const SURFACE_VERTICAL_ALIGNMENT_VALIGN_16: u32 = 0x3;
    /// VALIGN_2 of Surface Vertical Alignment.
    pub const SURFACE_VERTICAL_ALIGNMENT_VALIGN_2: u32 = 0x0;
    /// SURFTYPE_1D of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_1D: u32 = 0x0;
    /// SURFTYPE_2D of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_2D: u32 = 0x1;
    /// SURFTYPE_3D of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_3D: u32 = 0x2;
    /// SURFTYPE_CUBE of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_CUBE: u32 = 0x3;
    /// SURFTYPE_BUFFER of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_BUFFER: u32 = 0x4;
    /// SURFTYPE_STRBUF of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_STRBUF: u32 = 0x5;
    /// SURFTYPE_NULL of Surface Type.
    pub const SURFACE_TYPE_SURFTYPE_NULL: u32 = 0x7;
    /// MULTISAMPLECOUNT_1 of Number of Multisamples.
    pub const NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_1: u32 = 0x0;
    /// MULTISAMPLECOUNT_4 of Number of Multisamples.
    pub const NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_4: u32 = 0x2;
    /// MULTISAMPLECOUNT_8 of Number of Multisamples.
    pub const NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_8: u32 = 0x3;
    /// MULTISAMPLECOUNT_2 of Number of Multisamples.
    pub const NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_2: u32 = 0x1;
    /// MULTISAMPLECOUNT_16 of Number of Multisamples.
    pub const NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_16: u32 = 0x4;
    /// MSFMT_MSS of Multisampled Surface Storage Format.
    pub const MULTISAMPLED_SURFACE_STORAGE_FORMAT_MSFMT_MSS: u32 = 0x0;
    /// MSFMT_DEPTH_STENCIL of Multisampled Surface Storage Format.
    pub const MULTISAMPLED_SURFACE_STORAGE_FORMAT_MSFMT_DEPTH_STENCIL: u32 = 0x1;
    /// 0DEG of Render Target And Sample Unorm Rotation.
    pub const RENDER_TARGET_AND_SAMPLE_UNORM_ROTATION_0DEG: u32 = 0x0;
    /// 90DEG of Render Target And Sample Unorm Rotation.
    pub const RENDER_TARGET_AND_SAMPLE_UNORM_ROTATION_90DEG: u32 = 0x1;
    /// 270DEG of Render Target And Sample Unorm Rotation.
    pub const RENDER_TARGET_AND_SAMPLE_UNORM_ROTATION_270DEG: u32 = 0x3;
    /// 180DEG of Render Target And Sample Unorm Rotation.
    pub const RENDER_TARGET_AND_SAMPLE_UNORM_ROTATION_180DEG: u32 = 0x2;
    /// GPU coherent of Coherency Type.
    pub const COHERENCY_TYPE_GPU_COHERENT: u32 = 0x0;
    /// IA coherent of Coherency Type.
    pub const COHERENCY_TYPE_IA_COHERENT: u32 = 0x1;
    /// NONE of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_NONE: u32 = 0x0;
    /// 4KB of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_4KB: u32 = 0x1;
    /// 64KB of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_64KB: u32 = 0x2;
    /// TILEYF of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TILEYF: u32 = 0x1;
    /// TILEYS of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TILEYS: u32 = 0x2;
    /// AUX_NONE of Auxiliary Surface Mode.
    pub const AUXILIARY_SURFACE_MODE_AUX_NONE: u32 = 0x0;
    /// AUX_APPEND of Auxiliary Surface Mode.
    pub const AUXILIARY_SURFACE_MODE_AUX_APPEND: u32 = 0x2;
    /// AUX_HIZ of Auxiliary Surface Mode.
    pub const AUXILIARY_SURFACE_MODE_AUX_HIZ: u32 = 0x3;
    /// AUX_CCS_D of Auxiliary Surface Mode.
    pub const AUXILIARY_SURFACE_MODE_AUX_CCS_D: u32 = 0x1;
    /// AUX_CCS_E of Auxiliary Surface Mode.
    pub const AUXILIARY_SURFACE_MODE_AUX_CCS_E: u32 = 0x5;
    /// AUX_MCS of Auxiliary Surface Mode.
    pub const AUXILIARY_SURFACE_MODE_AUX_MCS: u32 = 0x1;
    /// Horizontal of Memory Compression Mode.
    pub const MEMORY_COMPRESSION_MODE_HORIZONTAL: u32 = 0x0;
    /// Vertical of Memory Compression Mode.
    pub const MEMORY_COMPRESSION_MODE_VERTICAL: u32 = 0x1;
    /// CC_ZERO of Red Clear Color.
    pub const RED_CLEAR_COLOR_CC_ZERO: u32 = 0x0;
    /// CC_ONE of Red Clear Color.
    pub const RED_CLEAR_COLOR_CC_ONE: u32 = 0x1;
    /// CC_ZERO of Green Clear Color.
    pub const GREEN_CLEAR_COLOR_CC_ZERO: u32 = 0x0;
    /// CC_ONE of Green Clear Color.
    pub const GREEN_CLEAR_COLOR_CC_ONE: u32 = 0x1;
    /// CC_ZERO of Blue Clear Color.
    pub const BLUE_CLEAR_COLOR_CC_ZERO: u32 = 0x0;
    /// CC_ONE of Blue Clear Color.
    pub const BLUE_CLEAR_COLOR_CC_ONE: u32 = 0x1;
    /// CC_ZERO of Alpha Clear Color.
    pub const ALPHA_CLEAR_COLOR_CC_ZERO: u32 = 0x0;
    /// CC_ONE of Alpha Clear Color.
    pub const ALPHA_CLEAR_COLOR_CC_ONE: u32 = 0x1;
    /// ARYSPC_FULL of Surface Array Spacing.
    pub const SURFACE_ARRAY_SPACING_ARYSPC_FULL: u32 = 0x0;
    /// ARYSPC_LOD0 of Surface Array Spacing.
    pub const SURFACE_ARRAY_SPACING_ARYSPC_LOD0: u32 = 0x1;
    /// TILEWALK_XMAJOR of Tile Walk.
    pub const TILE_WALK_TILEWALK_XMAJOR: u32 = 0x0;
    /// TILEWALK_YMAJOR of Tile Walk.
    pub const TILE_WALK_TILEWALK_YMAJOR: u32 = 0x1;
    /// RTROTATE_0DEG of Render Target Rotation.
    pub const RENDER_TARGET_ROTATION_RTROTATE_0DEG: u32 = 0x0;
    /// RTROTATE_90DEG of Render Target Rotation.
    pub const RENDER_TARGET_ROTATION_RTROTATE_90DEG: u32 = 0x1;
    /// RTROTATE_270DEG of Render Target Rotation.
    pub const RENDER_TARGET_ROTATION_RTROTATE_270DEG: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> RenderSurfaceState {
        let d = &fixed::<16>(dwords);
        match platform.row() {
            0 => Self { cube_face_enable_positive_z: b(d, 0), cube_face_enable_negative_z: b(d, 1), cube_face_enable_positive_y: b(d, 2), cube_face_enable_negative_y: b(d, 3), cube_face_enable_positive_x: b(d, 4), cube_face_enable_negative_x: b(d, 5), media_boundary_pixel_mode: u(d, 6, 7), render_cache_read_write_mode: u(d, 8, 8), vertical_line_stride_offset: u(d, 11, 11), vertical_line_stride: u(d, 12, 12), surface_horizontal_alignment: u(d, 15, 15), surface_vertical_alignment: u(d, 16, 17), surface_format: u(d, 18, 26), astc_enable: b(d, 27), surface_array: b(d, 28), surface_type: u(d, 29, 31), mocs: u(d, 176, 179), width: u(d, 64, 77), height: u(d, 80, 93), surface_pitch: u(d, 96, 113), depth: u(d, 117, 127), multisample_position_palette_index: u(d, 128, 130), number_of_multisamples: u(d, 131, 133), multisampled_surface_storage_format: u(d, 134, 134), render_target_view_extent: u(d, 135, 145), minimum_array_element: u(d, 146, 156), mip_count_lod: u(d, 160, 163), surface_min_lod: u(d, 164, 167), y_offset: u(d, 180, 183), x_offset: u(d, 185, 191), auxiliary_surface_pitch: u(d, 195, 203), resource_min_lod: ux(d, 224, 235, 8), surface_base_address: a(d, 32, 63), auxiliary_surface_base_address: a(d, 204, 223), red_clear_color: u(d, 255, 255) as i32, green_clear_color: u(d, 254, 254) as i32, blue_clear_color: u(d, 253, 253) as i32, alpha_clear_color: u(d, 252, 252) as i32, surface_array_spacing: u(d, 10, 10), tile_walk: u(d, 13, 13), tiled_surface: b(d, 14), strbuf_minimum_array_element: u(d, 128, 154), render_target_rotation: u(d, 157, 158), mcs_enable: b(d, 192), y_offset_for_uv_plane: u(d, 192, 205), append_counter_enable: b(d, 193), append_counter_address: a(d, 198, 223), x_offset_for_uv_plane: u(d, 208, 221), ..Self::default() },
            1 => Self { cube_face_enable_positive_z: b(d, 0), cube_face_enable_negative_z: b(d, 1), cube_face_enable_positive_y: b(d, 2), cube_face_enable_negative_y: b(d, 3), cube_face_enable_positive_x: b(d, 4), cube_face_enable_negative_x: b(d, 5), media_boundary_pixel_mode: u(d, 6, 7), render_cache_read_write_mode: u(d, 8, 8), sampler_l2_bypass_mode_disable: b(d, 9), vertical_line_stride_offset: u(d, 10, 10), vertical_line_stride: u(d, 11, 11), tile_mode: u(d, 12, 13), surface_horizontal_alignment: u(d, 14, 15), surface_vertical_alignment: u(d, 16, 17), surface_format: u(d, 18, 26), astc_enable: b(d, 27), surface_array: b(d, 28), surface_type: u(d, 29, 31), surface_qpitch: u(d, 32, 46), base_mip_level: ux(d, 51, 55, 1), mocs: u(d, 56, 62), width: u(d, 64, 77), height: u(d, 80, 93), surface_pitch: u(d, 96, 113), depth: u(d, 117, 127), multisample_position_palette_index: u(d, 128, 130), number_of_multisamples: u(d, 131, 133), multisampled_surface_storage_format: u(d, 134, 134), render_target_view_extent: u(d, 135, 145), minimum_array_element: u(d, 146, 156), render_target_and_sample_unorm_rotation: u(d, 157, 158), mip_count_lod: u(d, 160, 163), surface_min_lod: u(d, 164, 167), coherency_type: u(d, 174, 174), ewa_disable_for_cube: b(d, 180), y_offset: u(d, 181, 183), x_offset: u(d, 185, 191), auxiliary_surface_mode: u(d, 192, 194), y_offset_for_u_or_uv_plane: u(d, 192, 205), auxiliary_surface_pitch: u(d, 195, 203), auxiliary_surface_qpitch: u(d, 208, 222), x_offset_for_u_or_uv_plane: u(d, 208, 221), separate_uv_plane_enable: b(d, 223), resource_min_lod: ux(d, 224, 235, 8), shader_channel_select_alpha: u(d, 240, 242), shader_channel_select_blue: u(d, 243, 245), shader_channel_select_green: u(d, 246, 248), shader_channel_select_red: u(d, 249, 251), surface_base_address: a(d, 256, 319), auxiliary_surface_base_address: a(d, 332, 383), auxiliary_table_index_for_media_compressed_surface: u(d, 341, 351), y_offset_for_v_plane: u(d, 352, 365), x_offset_for_v_plane: u(d, 368, 381), red_clear_color: u(d, 255, 255) as i32, green_clear_color: u(d, 254, 254) as i32, blue_clear_color: u(d, 253, 253) as i32, alpha_clear_color: u(d, 252, 252) as i32, ..Self::default() },
            _ => Self { cube_face_enable_positive_z: b(d, 0), cube_face_enable_negative_z: b(d, 1), cube_face_enable_positive_y: b(d, 2), cube_face_enable_negative_y: b(d, 3), cube_face_enable_positive_x: b(d, 4), cube_face_enable_negative_x: b(d, 5), media_boundary_pixel_mode: u(d, 6, 7), render_cache_read_write_mode: u(d, 8, 8), sampler_l2_bypass_mode_disable: b(d, 9), vertical_line_stride_offset: u(d, 10, 10), vertical_line_stride: u(d, 11, 11), tile_mode: u(d, 12, 13), surface_horizontal_alignment: u(d, 14, 15), surface_vertical_alignment: u(d, 16, 17), surface_format: u(d, 18, 27), surface_array: b(d, 28), surface_type: u(d, 29, 31), surface_qpitch: u(d, 32, 46), base_mip_level: ux(d, 51, 55, 1), mocs: u(d, 56, 62), width: u(d, 64, 77), height: u(d, 80, 93), surface_pitch: u(d, 96, 113), depth: u(d, 117, 127), multisample_position_palette_index: u(d, 128, 130), number_of_multisamples: u(d, 131, 133), multisampled_surface_storage_format: u(d, 134, 134), render_target_view_extent: u(d, 135, 145), minimum_array_element: u(d, 146, 156), render_target_and_sample_unorm_rotation: u(d, 157, 158), mip_count_lod: u(d, 160, 163), surface_min_lod: u(d, 164, 167), mip_tail_start_lod: u(d, 168, 171), coherency_type: u(d, 174, 174), tiled_resource_mode: u(d, 178, 179), ewa_disable_for_cube: b(d, 180), y_offset: u(d, 181, 183), x_offset: u(d, 185, 191), auxiliary_surface_mode: u(d, 192, 194), y_offset_for_u_or_uv_plane: u(d, 192, 205), auxiliary_surface_pitch: u(d, 195, 203), auxiliary_surface_qpitch: u(d, 208, 222), x_offset_for_u_or_uv_plane: u(d, 208, 221), separate_uv_plane_enable: b(d, 223), resource_min_lod: ux(d, 224, 235, 8), shader_channel_select_alpha: u(d, 240, 242), shader_channel_select_blue: u(d, 243, 245), shader_channel_select_green: u(d, 246, 248), shader_channel_select_red: u(d, 249, 251), memory_compression_enable: b(d, 254), memory_compression_mode: u(d, 255, 255), surface_base_address: a(d, 256, 319), quilt_width: u(d, 320, 324), quilt_height: u(d, 325, 329), auxiliary_surface_base_address: a(d, 332, 383), auxiliary_table_index_for_media_compressed_surface: u(d, 341, 351), y_offset_for_v_plane: u(d, 352, 365), x_offset_for_v_plane: u(d, 368, 381), hierarchical_depth_clear_value: f(d, 384), red_clear_color: s(d, 384, 415), green_clear_color: s(d, 416, 447), blue_clear_color: s(d, 448, 479), alpha_clear_color: s(d, 480, 511), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 16];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 0, u64::from(self.cube_face_enable_positive_z)); put(d, 1, 1, u64::from(self.cube_face_enable_negative_z)); put(d, 2, 2, u64::from(self.cube_face_enable_positive_y)); put(d, 3, 3, u64::from(self.cube_face_enable_negative_y)); put(d, 4, 4, u64::from(self.cube_face_enable_positive_x)); put(d, 5, 5, u64::from(self.cube_face_enable_negative_x)); put(d, 6, 7, u64::from(self.media_boundary_pixel_mode)); put(d, 8, 8, u64::from(self.render_cache_read_write_mode)); put(d, 11, 11, u64::from(self.vertical_line_stride_offset)); put(d, 12, 12, u64::from(self.vertical_line_stride)); put(d, 15, 15, u64::from(self.surface_horizontal_alignment)); put(d, 16, 17, u64::from(self.surface_vertical_alignment)); put(d, 18, 26, u64::from(self.surface_format)); put(d, 27, 27, u64::from(self.astc_enable)); put(d, 28, 28, u64::from(self.surface_array)); put(d, 29, 31, u64::from(self.surface_type)); put(d, 176, 179, u64::from(self.mocs)); put(d, 64, 77, u64::from(self.width)); put(d, 80, 93, u64::from(self.height)); put(d, 96, 113, u64::from(self.surface_pitch)); put(d, 117, 127, u64::from(self.depth)); put(d, 128, 130, u64::from(self.multisample_position_palette_index)); put(d, 131, 133, u64::from(self.number_of_multisamples)); put(d, 134, 134, u64::from(self.multisampled_surface_storage_format)); put(d, 135, 145, u64::from(self.render_target_view_extent)); put(d, 146, 156, u64::from(self.minimum_array_element)); put(d, 160, 163, u64::from(self.mip_count_lod)); put(d, 164, 167, u64::from(self.surface_min_lod)); put(d, 180, 183, u64::from(self.y_offset)); put(d, 185, 191, u64::from(self.x_offset)); put(d, 195, 203, u64::from(self.auxiliary_surface_pitch)); put(d, 224, 235, fixed_bits(self.resource_min_lod, 8, 12, false)); put_a(d, 32, 63, self.surface_base_address); put_a(d, 204, 223, self.auxiliary_surface_base_address); put(d, 255, 255, self.red_clear_color as i64 as u64); put(d, 254, 254, self.green_clear_color as i64 as u64); put(d, 253, 253, self.blue_clear_color as i64 as u64); put(d, 252, 252, self.alpha_clear_color as i64 as u64); put(d, 10, 10, u64::from(self.surface_array_spacing)); put(d, 13, 13, u64::from(self.tile_walk)); put(d, 14, 14, u64::from(self.tiled_surface)); put(d, 128, 154, u64::from(self.strbuf_minimum_array_element)); put(d, 157, 158, u64::from(self.render_target_rotation)); put(d, 192, 192, u64::from(self.mcs_enable)); put(d, 192, 205, u64::from(self.y_offset_for_uv_plane)); put(d, 193, 193, u64::from(self.append_counter_enable)); put_a(d, 198, 223, self.append_counter_address); put(d, 208, 221, u64::from(self.x_offset_for_uv_plane)); 8 }
            1 => { put(d, 0, 0, u64::from(self.cube_face_enable_positive_z)); put(d, 1, 1, u64::from(self.cube_face_enable_negative_z)); put(d, 2, 2, u64::from(self.cube_face_enable_positive_y)); put(d, 3, 3, u64::from(self.cube_face_enable_negative_y)); put(d, 4, 4, u64::from(self.cube_face_enable_positive_x)); put(d, 5, 5, u64::from(self.cube_face_enable_negative_x)); put(d, 6, 7, u64::from(self.media_boundary_pixel_mode)); put(d, 8, 8, u64::from(self.render_cache_read_write_mode)); put(d, 9, 9, u64::from(self.sampler_l2_bypass_mode_disable)); put(d, 10, 10, u64::from(self.vertical_line_stride_offset)); put(d, 11, 11, u64::from(self.vertical_line_stride)); put(d, 12, 13, u64::from(self.tile_mode)); put(d, 14, 15, u64::from(self.surface_horizontal_alignment)); put(d, 16, 17, u64::from(self.surface_vertical_alignment)); put(d, 18, 26, u64::from(self.surface_format)); put(d, 27, 27, u64::from(self.astc_enable)); put(d, 28, 28, u64::from(self.surface_array)); put(d, 29, 31, u64::from(self.surface_type)); put(d, 32, 46, u64::from(self.surface_qpitch)); put(d, 51, 55, fixed_bits(self.base_mip_level, 1, 5, false)); put(d, 56, 62, u64::from(self.mocs)); put(d, 64, 77, u64::from(self.width)); put(d, 80, 93, u64::from(self.height)); put(d, 96, 113, u64::from(self.surface_pitch)); put(d, 117, 127, u64::from(self.depth)); put(d, 128, 130, u64::from(self.multisample_position_palette_index)); put(d, 131, 133, u64::from(self.number_of_multisamples)); put(d, 134, 134, u64::from(self.multisampled_surface_storage_format)); put(d, 135, 145, u64::from(self.render_target_view_extent)); put(d, 146, 156, u64::from(self.minimum_array_element)); put(d, 157, 158, u64::from(self.render_target_and_sample_unorm_rotation)); put(d, 160, 163, u64::from(self.mip_count_lod)); put(d, 164, 167, u64::from(self.surface_min_lod)); put(d, 174, 174, u64::from(self.coherency_type)); put(d, 180, 180, u64::from(self.ewa_disable_for_cube)); put(d, 181, 183, u64::from(self.y_offset)); put(d, 185, 191, u64::from(self.x_offset)); put(d, 192, 194, u64::from(self.auxiliary_surface_mode)); put(d, 192, 205, u64::from(self.y_offset_for_u_or_uv_plane)); put(d, 195, 203, u64::from(self.auxiliary_surface_pitch)); put(d, 208, 222, u64::from(self.auxiliary_surface_qpitch)); put(d, 208, 221, u64::from(self.x_offset_for_u_or_uv_plane)); put(d, 223, 223, u64::from(self.separate_uv_plane_enable)); put(d, 224, 235, fixed_bits(self.resource_min_lod, 8, 12, false)); put(d, 240, 242, u64::from(self.shader_channel_select_alpha)); put(d, 243, 245, u64::from(self.shader_channel_select_blue)); put(d, 246, 248, u64::from(self.shader_channel_select_green)); put(d, 249, 251, u64::from(self.shader_channel_select_red)); put_a(d, 256, 319, self.surface_base_address); put_a(d, 332, 383, self.auxiliary_surface_base_address); put(d, 341, 351, u64::from(self.auxiliary_table_index_for_media_compressed_surface)); put(d, 352, 365, u64::from(self.y_offset_for_v_plane)); put(d, 368, 381, u64::from(self.x_offset_for_v_plane)); put(d, 255, 255, self.red_clear_color as i64 as u64); put(d, 254, 254, self.green_clear_color as i64 as u64); put(d, 253, 253, self.blue_clear_color as i64 as u64); put(d, 252, 252, self.alpha_clear_color as i64 as u64); 16 }
            _ => { put(d, 0, 0, u64::from(self.cube_face_enable_positive_z)); put(d, 1, 1, u64::from(self.cube_face_enable_negative_z)); put(d, 2, 2, u64::from(self.cube_face_enable_positive_y)); put(d, 3, 3, u64::from(self.cube_face_enable_negative_y)); put(d, 4, 4, u64::from(self.cube_face_enable_positive_x)); put(d, 5, 5, u64::from(self.cube_face_enable_negative_x)); put(d, 6, 7, u64::from(self.media_boundary_pixel_mode)); put(d, 8, 8, u64::from(self.render_cache_read_write_mode)); put(d, 9, 9, u64::from(self.sampler_l2_bypass_mode_disable)); put(d, 10, 10, u64::from(self.vertical_line_stride_offset)); put(d, 11, 11, u64::from(self.vertical_line_stride)); put(d, 12, 13, u64::from(self.tile_mode)); put(d, 14, 15, u64::from(self.surface_horizontal_alignment)); put(d, 16, 17, u64::from(self.surface_vertical_alignment)); put(d, 18, 27, u64::from(self.surface_format)); put(d, 28, 28, u64::from(self.surface_array)); put(d, 29, 31, u64::from(self.surface_type)); put(d, 32, 46, u64::from(self.surface_qpitch)); put(d, 51, 55, fixed_bits(self.base_mip_level, 1, 5, false)); put(d, 56, 62, u64::from(self.mocs)); put(d, 64, 77, u64::from(self.width)); put(d, 80, 93, u64::from(self.height)); put(d, 96, 113, u64::from(self.surface_pitch)); put(d, 117, 127, u64::from(self.depth)); put(d, 128, 130, u64::from(self.multisample_position_palette_index)); put(d, 131, 133, u64::from(self.number_of_multisamples)); put(d, 134, 134, u64::from(self.multisampled_surface_storage_format)); put(d, 135, 145, u64::from(self.render_target_view_extent)); put(d, 146, 156, u64::from(self.minimum_array_element)); put(d, 157, 158, u64::from(self.render_target_and_sample_unorm_rotation)); put(d, 160, 163, u64::from(self.mip_count_lod)); put(d, 164, 167, u64::from(self.surface_min_lod)); put(d, 168, 171, u64::from(self.mip_tail_start_lod)); put(d, 174, 174, u64::from(self.coherency_type)); put(d, 178, 179, u64::from(self.tiled_resource_mode)); put(d, 180, 180, u64::from(self.ewa_disable_for_cube)); put(d, 181, 183, u64::from(self.y_offset)); put(d, 185, 191, u64::from(self.x_offset)); put(d, 192, 194, u64::from(self.auxiliary_surface_mode)); put(d, 192, 205, u64::from(self.y_offset_for_u_or_uv_plane)); put(d, 195, 203, u64::from(self.auxiliary_surface_pitch)); put(d, 208, 222, u64::from(self.auxiliary_surface_qpitch)); put(d, 208, 221, u64::from(self.x_offset_for_u_or_uv_plane)); put(d, 223, 223, u64::from(self.separate_uv_plane_enable)); put(d, 224, 235, fixed_bits(self.resource_min_lod, 8, 12, false)); put(d, 240, 242, u64::from(self.shader_channel_select_alpha)); put(d, 243, 245, u64::from(self.shader_channel_select_blue)); put(d, 246, 248, u64::from(self.shader_channel_select_green)); put(d, 249, 251, u64::from(self.shader_channel_select_red)); put(d, 254, 254, u64::from(self.memory_compression_enable)); put(d, 255, 255, u64::from(self.memory_compression_mode)); put_a(d, 256, 319, self.surface_base_address); put(d, 320, 324, u64::from(self.quilt_width)); put(d, 325, 329, u64::from(self.quilt_height)); put_a(d, 332, 383, self.auxiliary_surface_base_address); put(d, 341, 351, u64::from(self.auxiliary_table_index_for_media_compressed_surface)); put(d, 352, 365, u64::from(self.y_offset_for_v_plane)); put(d, 368, 381, u64::from(self.x_offset_for_v_plane)); put(d, 384, 415, u64::from(self.hierarchical_depth_clear_value.to_bits())); put(d, 384, 415, self.red_clear_color as i64 as u64); put(d, 416, 447, self.green_clear_color as i64 as u64); put(d, 448, 479, self.blue_clear_color as i64 as u64); put(d, 480, 511, self.alpha_clear_color as i64 as u64); 16 }
        };
        words[..n.min(16)].to_vec()
    }
}
described!(RenderSurfaceState, RENDERSURFACESTATE_ITEM, Item {
    noun: Noun::Structure, name: "RENDER_SURFACE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 RENDER_SURFACE_STATE", "mesa:gen8 RENDER_SURFACE_STATE", "mesa:gen9 RENDER_SURFACE_STATE", "bdw.2d:RENDER_SURFACE_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 8, 8, false), (0xe, 16, 16, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 9, 9), (0xf, 78, 79), (0xf, 94, 95), (0xf, 114, 116), (0xf, 159, 159), (0x1, 168, 175), (0xf, 184, 184), (0x1, 236, 251), (0xe, 47, 50), (0xe, 63, 63), (0x2, 168, 173), (0x2, 175, 179), (0xe, 206, 207), (0xe, 236, 239), (0x2, 320, 331), (0x2, 384, 415), (0x2, 416, 447), (0x2, 448, 479), (0x2, 480, 511), (0xc, 172, 173), (0xc, 175, 177), (0xc, 252, 253), (0xc, 330, 331)],
    system: "D18", unbuilt: false, watch: &[w(0x1, 0, 0x200, 0x0), w(0xf, 2, 0xc000c000, 0x0), w(0xf, 3, 0x1c0000, 0x0), w(0xf, 4, 0xe0000000, 0x0), w(0x1, 5, 0x100ff00, 0x0), w(0x1, 6, 0x4, 0x0), w(0x1, 7, 0xffff000, 0x0), w(0xe, 1, 0x80078000, 0x0), w(0x2, 5, 0x10fbf00, 0x0), w(0xe, 6, 0x8000f000, 0x0), w(0x2, 7, 0xf000, 0x0), w(0x2, 10, 0xfff, 0x0), w(0x2, 12, 0xffffffff, 0x0), w(0x2, 13, 0xffffffff, 0x0), w(0x2, 14, 0xffffffff, 0x0), w(0x2, 15, 0xffffffff, 0x0), w(0xc, 5, 0x103b000, 0x0), w(0xc, 7, 0xb000f000, 0x0), w(0xc, 10, 0xc00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Cube Face Enable - Positive Z", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cube Face Enable - Negative Z", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cube Face Enable - Positive Y", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cube Face Enable - Negative Y", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cube Face Enable - Positive X", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cube Face Enable - Negative X", places: &[p(0xf, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Media Boundary Pixel Mode", places: &[p(0xf, 6, 7, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "NORMAL_MODE"), (0xf, 0x2, "PROGRESSIVE_FRAME"), (0xf, 0x3, "INTERLACED_FRAME")], when: None, gap: None },
        Field { name: "Render Cache Read Write Mode", places: &[p(0xf, 8, 8, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Write-Only Cache"), (0xe, 0x1, "Read-Write Cache")], when: None, gap: None },
        Field { name: "Sampler L2 Bypass Mode Disable", places: &[p(0xe, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Line Stride Offset", places: &[p(0x1, 11, 11, Kind::Uint, 1, 0), p(0xe, 10, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Line Stride", places: &[p(0x1, 12, 12, Kind::Uint, 1, 0), p(0xe, 11, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Mode", places: &[p(0xe, 12, 13, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "LINEAR"), (0xe, 0x1, "WMAJOR"), (0xe, 0x2, "XMAJOR"), (0xe, 0x3, "YMAJOR")], when: None, gap: None },
        Field { name: "Surface Horizontal Alignment", places: &[p(0x1, 15, 15, Kind::Uint, 1, 0), p(0xe, 14, 15, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "HALIGN_4"), (0x1, 0x1, "HALIGN_8"), (0xe, 0x1, "HALIGN_4"), (0xe, 0x2, "HALIGN_8"), (0xe, 0x3, "HALIGN_16")], when: None, gap: None },
        Field { name: "Surface Vertical Alignment", places: &[p(0xf, 16, 17, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "VALIGN_2"), (0xf, 0x1, "VALIGN_4"), (0xe, 0x2, "VALIGN_8"), (0xe, 0x3, "VALIGN_16")], when: None, gap: None },
        Field { name: "Surface Format", places: &[p(0x3, 18, 26, Kind::Uint, 1, 0), p(0xc, 18, 27, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ASTC Enable", places: &[p(0x3, 27, 27, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Array", places: &[p(0xf, 28, 28, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Type", places: &[p(0xf, 29, 31, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SURFTYPE_1D"), (0xf, 0x1, "SURFTYPE_2D"), (0xf, 0x2, "SURFTYPE_3D"), (0xf, 0x3, "SURFTYPE_CUBE"), (0xf, 0x4, "SURFTYPE_BUFFER"), (0xf, 0x5, "SURFTYPE_STRBUF"), (0xf, 0x7, "SURFTYPE_NULL")], when: None, gap: None },
        Field { name: "Surface QPitch", places: &[p(0xe, 32, 46, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Base Mip Level", places: &[p(0xe, 51, 55, Kind::Fixed(false, 1), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0x1, 176, 179, Kind::Uint, 1, 0), p(0xe, 56, 62, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Width", places: &[p(0xf, 64, 77, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Height", places: &[p(0xf, 80, 93, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Pitch", places: &[p(0xf, 96, 113, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth", places: &[p(0xf, 117, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Multisample Position Palette Index", places: &[p(0xf, 128, 130, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Multisamples", places: &[p(0xf, 131, 133, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MULTISAMPLECOUNT_1"), (0xf, 0x2, "MULTISAMPLECOUNT_4"), (0xf, 0x3, "MULTISAMPLECOUNT_8"), (0xe, 0x1, "MULTISAMPLECOUNT_2"), (0xc, 0x4, "MULTISAMPLECOUNT_16")], when: None, gap: None },
        Field { name: "Multisampled Surface Storage Format", places: &[p(0xf, 134, 134, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MSFMT_MSS"), (0xf, 0x1, "MSFMT_DEPTH_STENCIL")], when: None, gap: None },
        Field { name: "Render Target View Extent", places: &[p(0xf, 135, 145, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Array Element", places: &[p(0xf, 146, 156, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Render Target And Sample Unorm Rotation", places: &[p(0xe, 157, 158, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "0DEG"), (0xe, 0x1, "90DEG"), (0xe, 0x3, "270DEG"), (0xc, 0x2, "180DEG")], when: None, gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "MIP Count / LOD", places: &[p(0xf, 160, 163, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Min LOD", places: &[p(0xf, 164, 167, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mip Tail Start LOD", places: &[p(0xc, 168, 171, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Coherency Type", places: &[p(0xe, 174, 174, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "GPU coherent"), (0xe, 0x1, "IA coherent")], when: None, gap: None },
        Field { name: "Tiled Resource Mode", places: &[p(0xc, 178, 179, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "NONE"), (0xc, 0x1, "4KB"), (0xc, 0x2, "64KB"), (0xc, 0x1, "TILEYF"), (0xc, 0x2, "TILEYS")], when: None, gap: None },
        Field { name: "EWA Disable For Cube", places: &[p(0xe, 180, 180, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Offset", places: &[p(0x1, 180, 183, Kind::Uint, 1, 0), p(0xe, 181, 183, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset", places: &[p(0xf, 185, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Auxiliary Surface Mode", places: &[p(0xe, 192, 194, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "AUX_NONE"), (0x2, 0x1, "AUX_MCS"), (0xe, 0x2, "AUX_APPEND"), (0xe, 0x3, "AUX_HIZ"), (0xc, 0x1, "AUX_CCS_D"), (0xc, 0x5, "AUX_CCS_E")], when: None, gap: None },
        Field { name: "Y Offset for U or UV Plane", places: &[p(0xe, 192, 205, Kind::Uint, 1, 0)], values: &[], when: Some("Surface Format = PLANAR_420_8"), gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Auxiliary Surface Pitch", places: &[p(0x1, 195, 203, Kind::Uint, 1, 0), p(0xe, 195, 203, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Auxiliary Surface QPitch", places: &[p(0xe, 208, 222, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for U or UV Plane", places: &[p(0xe, 208, 221, Kind::Uint, 1, 0)], values: &[], when: Some("Surface Format = PLANAR_420_8"), gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Separate UV Plane Enable", places: &[p(0xe, 223, 223, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Resource Min LOD", places: &[p(0xf, 224, 235, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shader Channel Select Alpha", places: &[p(0xe, 240, 242, Kind::Enum("shader_channel_select"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shader Channel Select Blue", places: &[p(0xe, 243, 245, Kind::Enum("shader_channel_select"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shader Channel Select Green", places: &[p(0xe, 246, 248, Kind::Enum("shader_channel_select"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shader Channel Select Red", places: &[p(0xe, 249, 251, Kind::Enum("shader_channel_select"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Compression Enable", places: &[p(0xc, 254, 254, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Compression Mode", places: &[p(0xc, 255, 255, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Horizontal"), (0xc, 0x1, "Vertical")], when: None, gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Surface Base Address", places: &[p(0x1, 32, 63, Kind::Address, 1, 0), p(0xe, 256, 319, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Quilt Width", places: &[p(0xc, 320, 324, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Quilt Height", places: &[p(0xc, 325, 329, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Auxiliary Surface Base Address", places: &[p(0x1, 204, 223, Kind::Address, 1, 0), p(0xe, 332, 383, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Auxiliary Table Index for Media Compressed Surface", places: &[p(0xe, 341, 351, Kind::Uint, 1, 0)], values: &[], when: Some("Memory Compression Enable = 1"), gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Y Offset for V Plane", places: &[p(0xe, 352, 365, Kind::Uint, 1, 0)], values: &[], when: Some("Surface Format = PLANAR_420_8"), gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "X Offset for V Plane", places: &[p(0xe, 368, 381, Kind::Uint, 1, 0)], values: &[], when: Some("Surface Format = PLANAR_420_8"), gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Hierarchical Depth Clear Value", places: &[p(0xc, 384, 415, Kind::Float, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Red Clear Color", places: &[p(0x1, 255, 255, Kind::Uint, 1, 0), p(0x2, 255, 255, Kind::Enum("clear_color"), 1, 0), p(0xc, 384, 415, Kind::Int, 1, 0)], values: &[(0x1, 0x0, "CC_ZERO"), (0x1, 0x1, "CC_ONE")], when: None, gap: None },
        Field { name: "Green Clear Color", places: &[p(0x1, 254, 254, Kind::Uint, 1, 0), p(0x2, 254, 254, Kind::Enum("clear_color"), 1, 0), p(0xc, 416, 447, Kind::Int, 1, 0)], values: &[(0x1, 0x0, "CC_ZERO"), (0x1, 0x1, "CC_ONE")], when: None, gap: None },
        Field { name: "Blue Clear Color", places: &[p(0x1, 253, 253, Kind::Uint, 1, 0), p(0x2, 253, 253, Kind::Enum("clear_color"), 1, 0), p(0xc, 448, 479, Kind::Int, 1, 0)], values: &[(0x1, 0x0, "CC_ZERO"), (0x1, 0x1, "CC_ONE")], when: None, gap: None },
        Field { name: "Alpha Clear Color", places: &[p(0x1, 252, 252, Kind::Uint, 1, 0), p(0x2, 252, 252, Kind::Enum("clear_color"), 1, 0), p(0xc, 480, 511, Kind::Int, 1, 0)], values: &[(0x1, 0x0, "CC_ZERO"), (0x1, 0x1, "CC_ONE")], when: None, gap: None },
        Field { name: "Surface Array Spacing", places: &[p(0x1, 10, 10, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "ARYSPC_FULL"), (0x1, 0x1, "ARYSPC_LOD0")], when: None, gap: None },
        Field { name: "Tile Walk", places: &[p(0x1, 13, 13, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "TILEWALK_XMAJOR"), (0x1, 0x1, "TILEWALK_YMAJOR")], when: None, gap: None },
        Field { name: "Tiled Surface", places: &[p(0x1, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Strbuf Minimum Array Element", places: &[p(0x1, 128, 154, Kind::Uint, 1, 0)], values: &[], when: Some("Surface Type = SURFTYPE_STRBUF"), gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Render Target Rotation", places: &[p(0x1, 157, 158, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "RTROTATE_0DEG"), (0x1, 0x1, "RTROTATE_90DEG"), (0x1, 0x3, "RTROTATE_270DEG")], when: None, gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "MCS Enable", places: &[p(0x1, 192, 192, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Offset for UV Plane", places: &[p(0x1, 192, 205, Kind::Uint, 1, 0)], values: &[], when: Some("Surface Format = PLANAR_420_8"), gap: Some(Gap { system: "D18", usual: &[0] }) },
        Field { name: "Append Counter Enable", places: &[p(0x1, 193, 193, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Append Counter Address", places: &[p(0x1, 198, 223, Kind::Address, 1, 0)], values: &[], when: Some("Append Counter Enable = 1"), gap: None },
        Field { name: "X Offset for UV Plane", places: &[p(0x1, 208, 221, Kind::Uint, 1, 0)], values: &[], when: Some("Surface Format = PLANAR_420_8"), gap: Some(Gap { system: "D18", usual: &[0] }) },
    ],
});

/// `MEDIA_SURFACE_STATE`: Surface of the media sampler and motion-estimation messages. `[bdw.2d:MEDIA_SURFACE_STATE]` `[media-driver:g9 MEDIA_SURFACE_STATE]` `[vaapi:gen7 surface_state2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaSurfaceState {
    /// Y Offset, uint.
    pub y_offset: u32,
    /// X Offset, uint.
    pub x_offset: u32,
    /// Rotation, uint.
    pub rotation: u32,
    /// Cr(V)/Cb(U) Pixel Offset V Direction, u0.2.
    pub cr_v_cb_u_pixel_offset_v_direction: f32,
    /// Picture Structure, uint.
    pub picture_structure: u32,
    /// Width, uint.
    pub width: u32,
    /// Height, uint.
    pub height: u32,
    /// Tile Mode, uint.
    pub tile_mode: u32,
    /// Half Pitch for Chroma, bool.
    pub half_pitch_for_chroma: bool,
    /// Surface Pitch, uint.
    pub surface_pitch: u32,
    /// Address Control, uint.
    pub address_control: u32,
    /// Memory Compression Enable, bool.
    pub memory_compression_enable: bool,
    /// Memory Compression Mode, uint.
    pub memory_compression_mode: u32,
    /// Cr(V)/Cb(U) Pixel Offset V Direction MSB, uint.
    pub cr_v_cb_u_pixel_offset_v_direction_msb: u32,
    /// Cr(V)/Cb(U) Pixel Offset U Direction, uint.
    pub cr_v_cb_u_pixel_offset_u_direction: u32,
    /// Interleave Chroma, bool.
    pub interleave_chroma: bool,
    /// Surface Format, uint.
    pub surface_format: u32,
    /// Y Offset for U, uint.
    pub y_offset_for_u: u32,
    /// X Offset for U, uint.
    pub x_offset_for_u: u32,
    /// Y Offset for V, uint.
    pub y_offset_for_v: u32,
    /// X Offset for V, uint.
    pub x_offset_for_v: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Tiled Resource Mode, uint.
    pub tiled_resource_mode: u32,
    /// Vertical Line Stride Offset, uint.
    pub vertical_line_stride_offset: u32,
    /// Vertical Line Stride, uint.
    pub vertical_line_stride: u32,
    /// Surface Base Address, address.
    pub surface_base_address: u64,
}
impl MediaSurfaceState {
    /// NO ROTATION of Rotation.
    pub const ROTATION_NO_ROTATION: u32 = 0x0;
    /// 90 DEGREES of Rotation.
    pub const ROTATION_90_DEGREES: u32 = 0x1;
    /// 180 DEGREES of Rotation.
    pub const ROTATION_180_DEGREES: u32 = 0x2;
    /// 270 DEGREES of Rotation.
    pub const ROTATION_270_DEGREES: u32 = 0x3;
    /// Frame Picture of Picture Structure.
    pub const PICTURE_STRUCTURE_FRAME_PICTURE: u32 = 0x0;
    /// Top Field Picture of Picture Structure.
    pub const PICTURE_STRUCTURE_TOP_FIELD_PICTURE: u32 = 0x1;
    /// Bottom Field Picture of Picture Structure.
    pub const PICTURE_STRUCTURE_BOTTOM_FIELD_PICTURE: u32 = 0x2;
    /// LINEAR of Tile Mode.
    pub const TILE_MODE_LINEAR: u32 = 0x0;
    /// XMAJOR of Tile Mode.
    pub const TILE_MODE_XMAJOR: u32 = 0x2;
    /// YMAJOR of Tile Mode.
    pub const TILE_MODE_YMAJOR: u32 = 0x3;
    /// CLAMP of Address Control.
    pub const ADDRESS_CONTROL_CLAMP: u32 = 0x0;
    /// MIRROR of Address Control.
    pub const ADDRESS_CONTROL_MIRROR: u32 = 0x1;
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
    /// Y8_UNORM_VA of Surface Format.
    pub const SURFACE_FORMAT_Y8_UNORM_VA: u32 = 0x5;
    /// Y16_SNORM of Surface Format.
    pub const SURFACE_FORMAT_Y16_SNORM: u32 = 0x6;
    /// Y16_UNORM_VA of Surface Format.
    pub const SURFACE_FORMAT_Y16_UNORM_VA: u32 = 0x7;
    /// R10G10B10A2_UNORM of Surface Format.
    pub const SURFACE_FORMAT_R10G10B10A2_UNORM: u32 = 0x8;
    /// R8G8B8A8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_R8G8B8A8_UNORM: u32 = 0x9;
    /// R8B8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_R8B8_UNORM: u32 = 0xa;
    /// R8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_R8_UNORM: u32 = 0xb;
    /// Y8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_Y8_UNORM: u32 = 0xc;
    /// A8Y8U8V8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_A8Y8U8V8_UNORM: u32 = 0xd;
    /// B8G8R8A8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_B8G8R8A8_UNORM: u32 = 0xe;
    /// R16G16B16A16 of Surface Format.
    pub const SURFACE_FORMAT_R16G16B16A16: u32 = 0xf;
    /// Y1_UNORM of Surface Format.
    pub const SURFACE_FORMAT_Y1_UNORM: u32 = 0x10;
    /// Y32_UNORM of Surface Format.
    pub const SURFACE_FORMAT_Y32_UNORM: u32 = 0x11;
    /// PLANAR_422_8 of Surface Format.
    pub const SURFACE_FORMAT_PLANAR_422_8: u32 = 0x12;
    /// NONE of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_NONE: u32 = 0x0;
    /// TILEYF of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TILEYF: u32 = 0x1;
    /// TILEYS of Tiled Resource Mode.
    pub const TILED_RESOURCE_MODE_TILEYS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MediaSurfaceState {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { cr_v_cb_u_pixel_offset_v_direction: ux(d, 32, 33, 2), picture_structure: u(d, 34, 35), width: u(d, 36, 49), height: u(d, 50, 63), tile_mode: u(d, 64, 65), half_pitch_for_chroma: b(d, 66), surface_pitch: u(d, 67, 84), interleave_chroma: b(d, 91), surface_format: u(d, 92, 95), y_offset_for_u: u(d, 96, 110), x_offset_for_u: u(d, 112, 125), y_offset_for_v: u(d, 128, 142), x_offset_for_v: u(d, 144, 157), mocs: u(d, 86, 89), surface_base_address: a(d, 0, 31), ..Self::default() },
            1 => Self { cr_v_cb_u_pixel_offset_v_direction: ux(d, 32, 33, 2), picture_structure: u(d, 34, 35), width: u(d, 36, 49), height: u(d, 50, 63), tile_mode: u(d, 64, 65), half_pitch_for_chroma: b(d, 66), surface_pitch: u(d, 67, 84), address_control: u(d, 85, 85), interleave_chroma: b(d, 90), surface_format: u(d, 91, 95), y_offset_for_u: u(d, 96, 109), x_offset_for_u: u(d, 112, 125), y_offset_for_v: u(d, 128, 142), x_offset_for_v: u(d, 144, 157), mocs: u(d, 160, 166), vertical_line_stride_offset: u(d, 190, 190), vertical_line_stride: u(d, 191, 191), surface_base_address: a(d, 192, 239), ..Self::default() },
            _ => Self { y_offset: u(d, 16, 19), x_offset: u(d, 20, 26), rotation: u(d, 30, 31), cr_v_cb_u_pixel_offset_v_direction: ux(d, 32, 33, 2), picture_structure: u(d, 34, 35), width: u(d, 36, 49), height: u(d, 50, 63), tile_mode: u(d, 64, 65), half_pitch_for_chroma: b(d, 66), surface_pitch: u(d, 67, 84), address_control: u(d, 85, 85), memory_compression_enable: b(d, 86), memory_compression_mode: u(d, 87, 87), cr_v_cb_u_pixel_offset_v_direction_msb: u(d, 88, 88), cr_v_cb_u_pixel_offset_u_direction: u(d, 89, 89), interleave_chroma: b(d, 90), surface_format: u(d, 91, 95), y_offset_for_u: u(d, 96, 109), x_offset_for_u: u(d, 112, 125), y_offset_for_v: u(d, 128, 142), x_offset_for_v: u(d, 144, 157), mocs: u(d, 160, 166), tiled_resource_mode: u(d, 178, 179), vertical_line_stride_offset: u(d, 190, 190), vertical_line_stride: u(d, 191, 191), surface_base_address: a(d, 192, 239), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 32, 33, fixed_bits(self.cr_v_cb_u_pixel_offset_v_direction, 2, 2, false)); put(d, 34, 35, u64::from(self.picture_structure)); put(d, 36, 49, u64::from(self.width)); put(d, 50, 63, u64::from(self.height)); put(d, 64, 65, u64::from(self.tile_mode)); put(d, 66, 66, u64::from(self.half_pitch_for_chroma)); put(d, 67, 84, u64::from(self.surface_pitch)); put(d, 91, 91, u64::from(self.interleave_chroma)); put(d, 92, 95, u64::from(self.surface_format)); put(d, 96, 110, u64::from(self.y_offset_for_u)); put(d, 112, 125, u64::from(self.x_offset_for_u)); put(d, 128, 142, u64::from(self.y_offset_for_v)); put(d, 144, 157, u64::from(self.x_offset_for_v)); put(d, 86, 89, u64::from(self.mocs)); put_a(d, 0, 31, self.surface_base_address); 8 }
            1 => { put(d, 32, 33, fixed_bits(self.cr_v_cb_u_pixel_offset_v_direction, 2, 2, false)); put(d, 34, 35, u64::from(self.picture_structure)); put(d, 36, 49, u64::from(self.width)); put(d, 50, 63, u64::from(self.height)); put(d, 64, 65, u64::from(self.tile_mode)); put(d, 66, 66, u64::from(self.half_pitch_for_chroma)); put(d, 67, 84, u64::from(self.surface_pitch)); put(d, 85, 85, u64::from(self.address_control)); put(d, 90, 90, u64::from(self.interleave_chroma)); put(d, 91, 95, u64::from(self.surface_format)); put(d, 96, 109, u64::from(self.y_offset_for_u)); put(d, 112, 125, u64::from(self.x_offset_for_u)); put(d, 128, 142, u64::from(self.y_offset_for_v)); put(d, 144, 157, u64::from(self.x_offset_for_v)); put(d, 160, 166, u64::from(self.mocs)); put(d, 190, 190, u64::from(self.vertical_line_stride_offset)); put(d, 191, 191, u64::from(self.vertical_line_stride)); put_a(d, 192, 239, self.surface_base_address); 8 }
            _ => { put(d, 16, 19, u64::from(self.y_offset)); put(d, 20, 26, u64::from(self.x_offset)); put(d, 30, 31, u64::from(self.rotation)); put(d, 32, 33, fixed_bits(self.cr_v_cb_u_pixel_offset_v_direction, 2, 2, false)); put(d, 34, 35, u64::from(self.picture_structure)); put(d, 36, 49, u64::from(self.width)); put(d, 50, 63, u64::from(self.height)); put(d, 64, 65, u64::from(self.tile_mode)); put(d, 66, 66, u64::from(self.half_pitch_for_chroma)); put(d, 67, 84, u64::from(self.surface_pitch)); put(d, 85, 85, u64::from(self.address_control)); put(d, 86, 86, u64::from(self.memory_compression_enable)); put(d, 87, 87, u64::from(self.memory_compression_mode)); put(d, 88, 88, u64::from(self.cr_v_cb_u_pixel_offset_v_direction_msb)); put(d, 89, 89, u64::from(self.cr_v_cb_u_pixel_offset_u_direction)); put(d, 90, 90, u64::from(self.interleave_chroma)); put(d, 91, 95, u64::from(self.surface_format)); put(d, 96, 109, u64::from(self.y_offset_for_u)); put(d, 112, 125, u64::from(self.x_offset_for_u)); put(d, 128, 142, u64::from(self.y_offset_for_v)); put(d, 144, 157, u64::from(self.x_offset_for_v)); put(d, 160, 166, u64::from(self.mocs)); put(d, 178, 179, u64::from(self.tiled_resource_mode)); put(d, 190, 190, u64::from(self.vertical_line_stride_offset)); put(d, 191, 191, u64::from(self.vertical_line_stride)); put_a(d, 192, 239, self.surface_base_address); 8 }
        };
        words[..n.min(8)].to_vec()
    }
}
described!(MediaSurfaceState, MEDIASURFACESTATE_ITEM, Item {
    noun: Noun::Structure, name: "MEDIA_SURFACE_STATE", title: "Surface of the media sampler and motion-estimation messages", rows: 0xf,
    cites: &["bdw.2d:MEDIA_SURFACE_STATE", "media-driver:g9 MEDIA_SURFACE_STATE", "vaapi:gen7 surface_state2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x2, 0, 31), (0xc, 0, 15), (0xc, 27, 29), (0x1, 85, 85), (0x1, 90, 90), (0x2, 86, 89), (0x1, 111, 111), (0xe, 110, 111), (0xf, 126, 127), (0xf, 143, 143), (0xf, 158, 159), (0x1, 160, 191), (0x1, 192, 223), (0x1, 224, 255), (0x2, 167, 189), (0xc, 167, 177), (0xc, 180, 189), (0xe, 240, 255)],
    system: "MS-01", unbuilt: false, watch: &[w(0x1, 2, 0x4200000, 0x0), w(0x1, 3, 0xc0008000, 0x0), w(0xf, 4, 0xc0008000, 0x0), w(0x1, 5, 0xffffffff, 0x0), w(0x1, 6, 0xffffffff, 0x0), w(0x1, 7, 0xffffffff, 0x0), w(0x2, 0, 0xffffffff, 0x0), w(0x2, 2, 0x3c00000, 0x0), w(0xe, 3, 0xc000c000, 0x0), w(0x2, 5, 0x3fffff80, 0x0), w(0xe, 7, 0xffff0000, 0x0), w(0xc, 0, 0x3800ffff, 0x0), w(0xc, 5, 0x3ff3ff80, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Y Offset", places: &[p(0xc, 16, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset", places: &[p(0xc, 20, 26, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rotation", places: &[p(0xc, 30, 31, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "NO ROTATION"), (0xc, 0x1, "90 DEGREES"), (0xc, 0x2, "180 DEGREES"), (0xc, 0x3, "270 DEGREES")], when: None, gap: None },
        Field { name: "Cr(V)/Cb(U) Pixel Offset V Direction", places: &[p(0xf, 32, 33, Kind::Fixed(false, 2), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Picture Structure", places: &[p(0xf, 34, 35, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Frame Picture"), (0xf, 0x1, "Top Field Picture"), (0xf, 0x2, "Bottom Field Picture")], when: None, gap: None },
        Field { name: "Width", places: &[p(0xf, 36, 49, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Height", places: &[p(0xf, 50, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Mode", places: &[p(0xf, 64, 65, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "LINEAR"), (0xf, 0x2, "XMAJOR"), (0xf, 0x3, "YMAJOR")], when: None, gap: None },
        Field { name: "Half Pitch for Chroma", places: &[p(0xf, 66, 66, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Pitch", places: &[p(0xf, 67, 84, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Address Control", places: &[p(0xe, 85, 85, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "CLAMP"), (0xe, 0x1, "MIRROR")], when: None, gap: None },
        Field { name: "Memory Compression Enable", places: &[p(0xc, 86, 86, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Compression Mode", places: &[p(0xc, 87, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cr(V)/Cb(U) Pixel Offset V Direction MSB", places: &[p(0xc, 88, 88, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cr(V)/Cb(U) Pixel Offset U Direction", places: &[p(0xc, 89, 89, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interleave Chroma", places: &[p(0x1, 91, 91, Kind::Bool, 1, 0), p(0xe, 90, 90, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Format", places: &[p(0x1, 92, 95, Kind::Uint, 1, 0), p(0xe, 91, 95, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "YCRCB_NORMAL"), (0xf, 0x1, "YCRCB_SWAPUVY"), (0xf, 0x2, "YCRCB_SWAPUV"), (0xf, 0x3, "YCRCB_SWAPY"), (0xf, 0x4, "PLANAR_420_8"), (0xf, 0x5, "Y8_UNORM_VA"), (0xf, 0x6, "Y16_SNORM"), (0xf, 0x7, "Y16_UNORM_VA"), (0xf, 0x8, "R10G10B10A2_UNORM"), (0xf, 0x9, "R8G8B8A8_UNORM"), (0xf, 0xa, "R8B8_UNORM"), (0xf, 0xb, "R8_UNORM"), (0xf, 0xc, "Y8_UNORM"), (0xf, 0xd, "A8Y8U8V8_UNORM"), (0xf, 0xe, "B8G8R8A8_UNORM"), (0xf, 0xf, "R16G16B16A16"), (0xe, 0x10, "Y1_UNORM"), (0xc, 0x11, "Y32_UNORM"), (0xc, 0x12, "PLANAR_422_8")], when: None, gap: None },
        Field { name: "Y Offset for U", places: &[p(0x1, 96, 110, Kind::Uint, 1, 0), p(0xe, 96, 109, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for U", places: &[p(0xf, 112, 125, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Offset for V", places: &[p(0xf, 128, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for V", places: &[p(0xf, 144, 157, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0x1, 86, 89, Kind::Uint, 1, 0), p(0xe, 160, 166, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tiled Resource Mode", places: &[p(0xc, 178, 179, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "NONE"), (0xc, 0x1, "TILEYF"), (0xc, 0x2, "TILEYS")], when: None, gap: None },
        Field { name: "Vertical Line Stride Offset", places: &[p(0xe, 190, 190, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Line Stride", places: &[p(0xe, 191, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Base Address", places: &[p(0x1, 0, 31, Kind::Address, 1, 0), p(0xe, 192, 239, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

