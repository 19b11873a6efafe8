//! Generated from hw/commands/vebox.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `VEBOX_STATE`. `[media-driver:g8_vebox VEBOX_STATE]` `[media-driver:g9_vebox VEBOX_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VeboxState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Color Gamut Expansion Enable, bool.
    pub color_gamut_expansion_enable: bool,
    /// Color Gamut Compression Enable, bool.
    pub color_gamut_compression_enable: bool,
    /// Global IECP Enable, bool.
    pub global_iecp_enable: bool,
    /// DN Enable, bool.
    pub dn_enable: bool,
    /// DI Enable, bool.
    pub di_enable: bool,
    /// DN/DI First Frame, bool.
    pub dn_di_first_frame: bool,
    /// 4:2:2 to 4:2:0 Downsample Method, uint.
    pub _4_2_2_to_4_2_0_downsample_method: u32,
    /// 4:4:4 to 4:2:2 Downsample Method, uint.
    pub _4_4_4_to_4_2_2_downsample_method: u32,
    /// DI Output Frames, uint.
    pub di_output_frames: u32,
    /// Demosaic Enable, bool.
    pub demosaic_enable: bool,
    /// Vignette Enable, bool.
    pub vignette_enable: bool,
    /// Alpha Plane Enable, bool.
    pub alpha_plane_enable: bool,
    /// Hot Pixel Filtering Enable, bool.
    pub hot_pixel_filtering_enable: bool,
    /// Single Slice VEBOX Enable, uint.
    pub single_slice_vebox_enable: u32,
    /// LACE Correction Enable, bool.
    pub lace_correction_enable: bool,
    /// Disable Encoder Statistics, bool.
    pub disable_encoder_statistics: bool,
    /// Disable Temporal Denoise Filter, bool.
    pub disable_temporal_denoise_filter: bool,
    /// Single Pipe Enable, bool.
    pub single_pipe_enable: bool,
    /// Forward Gamma Correction Enable, bool.
    pub forward_gamma_correction_enable: bool,
    /// State Surface Control Bits, uint.
    pub state_surface_control_bits: u32,
    /// DN/DI State Pointer, address.
    pub dn_di_state_pointer: u64,
    /// IECP State Pointer, address.
    pub iecp_state_pointer: u64,
    /// Gamut State Pointer, address.
    pub gamut_state_pointer: u64,
    /// Vertex Table State Pointer, address.
    pub vertex_table_state_pointer: u64,
    /// Capture Pipe State Pointer, address.
    pub capture_pipe_state_pointer: u64,
    /// LACE LUT Table State Pointer, address.
    pub lace_lut_table_state_pointer: u64,
    /// Arbitration Priority Control for LACE LUT, uint.
    pub arbitration_priority_control_for_lace_lut: u32,
    /// Gamma Correction Values Address, address.
    pub gamma_correction_values_address: u64,
}
impl VeboxState {
    /// Drop lower chroma of the pair of 4:2:2 to 4:2:0 Downsample Method.
    pub const _4_2_2_TO_4_2_0_DOWNSAMPLE_METHOD_DROP_LOWER_CHROMA_OF_THE_PAIR: u32 = 0x0;
    /// Average vertically aligned chromas of 4:2:2 to 4:2:0 Downsample Method.
    pub const _4_2_2_TO_4_2_0_DOWNSAMPLE_METHOD_AVERAGE_VERTICALLY_ALIGNED_CHROMAS: u32 = 0x1;
    /// Drop right chroma of the pair of 4:4:4 to 4:2:2 Downsample Method.
    pub const _4_4_4_TO_4_2_2_DOWNSAMPLE_METHOD_DROP_RIGHT_CHROMA_OF_THE_PAIR: u32 = 0x0;
    /// Average horizontally aligned chromas of 4:4:4 to 4:2:2 Downsample Method.
    pub const _4_4_4_TO_4_2_2_DOWNSAMPLE_METHOD_AVERAGE_HORIZONTALLY_ALIGNED_CHROMAS: u32 = 0x1;
    /// Both frames of DI Output Frames.
    pub const DI_OUTPUT_FRAMES_BOTH_FRAMES: u32 = 0x0;
    /// Previous frame only of DI Output Frames.
    pub const DI_OUTPUT_FRAMES_PREVIOUS_FRAME_ONLY: u32 = 0x1;
    /// Current frame only of DI Output Frames.
    pub const DI_OUTPUT_FRAMES_CURRENT_FRAME_ONLY: u32 = 0x2;
    /// Both slices of Single Slice VEBOX Enable.
    pub const SINGLE_SLICE_VEBOX_ENABLE_BOTH_SLICES: u32 = 0x0;
    /// Slice 0 of Single Slice VEBOX Enable.
    pub const SINGLE_SLICE_VEBOX_ENABLE_SLICE_0: u32 = 0x1;
    /// Slice 1 of Single Slice VEBOX Enable.
    pub const SINGLE_SLICE_VEBOX_ENABLE_SLICE_1: u32 = 0x2;
    /// Highest priority of Arbitration Priority Control for LACE LUT.
    pub const ARBITRATION_PRIORITY_CONTROL_FOR_LACE_LUT_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Arbitration Priority Control for LACE LUT.
    pub const ARBITRATION_PRIORITY_CONTROL_FOR_LACE_LUT_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Arbitration Priority Control for LACE LUT.
    pub const ARBITRATION_PRIORITY_CONTROL_FOR_LACE_LUT_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Arbitration Priority Control for LACE LUT.
    pub const ARBITRATION_PRIORITY_CONTROL_FOR_LACE_LUT_LOWEST_PRIORITY: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VeboxState {
        let d = &fixed::<16>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 11), color_gamut_expansion_enable: b(d, 32), color_gamut_compression_enable: b(d, 33), global_iecp_enable: b(d, 34), dn_enable: b(d, 35), di_enable: b(d, 36), dn_di_first_frame: b(d, 37), _4_2_2_to_4_2_0_downsample_method: u(d, 38, 38), _4_4_4_to_4_2_2_downsample_method: u(d, 39, 39), di_output_frames: u(d, 40, 41), demosaic_enable: b(d, 42), vignette_enable: b(d, 43), alpha_plane_enable: b(d, 44), hot_pixel_filtering_enable: b(d, 45), single_slice_vebox_enable: u(d, 46, 46), state_surface_control_bits: u(d, 57, 63), dn_di_state_pointer: a(d, 76, 111), iecp_state_pointer: a(d, 140, 175), gamut_state_pointer: a(d, 204, 239), vertex_table_state_pointer: a(d, 268, 303), capture_pipe_state_pointer: a(d, 332, 367), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), color_gamut_expansion_enable: b(d, 32), color_gamut_compression_enable: b(d, 33), global_iecp_enable: b(d, 34), dn_enable: b(d, 35), di_enable: b(d, 36), dn_di_first_frame: b(d, 37), _4_2_2_to_4_2_0_downsample_method: u(d, 38, 38), _4_4_4_to_4_2_2_downsample_method: u(d, 39, 39), di_output_frames: u(d, 40, 41), demosaic_enable: b(d, 42), vignette_enable: b(d, 43), alpha_plane_enable: b(d, 44), hot_pixel_filtering_enable: b(d, 45), single_slice_vebox_enable: u(d, 46, 47), lace_correction_enable: b(d, 48), disable_encoder_statistics: b(d, 49), disable_temporal_denoise_filter: b(d, 50), single_pipe_enable: b(d, 51), forward_gamma_correction_enable: b(d, 53), state_surface_control_bits: u(d, 57, 63), dn_di_state_pointer: a(d, 76, 111), iecp_state_pointer: a(d, 140, 175), gamut_state_pointer: a(d, 204, 239), vertex_table_state_pointer: a(d, 268, 303), capture_pipe_state_pointer: a(d, 332, 367), lace_lut_table_state_pointer: a(d, 396, 431), arbitration_priority_control_for_lace_lut: u(d, 446, 447), gamma_correction_values_address: a(d, 460, 511), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 16];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x74020000; let length = if self.dword_length == 0 { 10 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.color_gamut_expansion_enable)); put(d, 33, 33, u64::from(self.color_gamut_compression_enable)); put(d, 34, 34, u64::from(self.global_iecp_enable)); put(d, 35, 35, u64::from(self.dn_enable)); put(d, 36, 36, u64::from(self.di_enable)); put(d, 37, 37, u64::from(self.dn_di_first_frame)); put(d, 38, 38, u64::from(self._4_2_2_to_4_2_0_downsample_method)); put(d, 39, 39, u64::from(self._4_4_4_to_4_2_2_downsample_method)); put(d, 40, 41, u64::from(self.di_output_frames)); put(d, 42, 42, u64::from(self.demosaic_enable)); put(d, 43, 43, u64::from(self.vignette_enable)); put(d, 44, 44, u64::from(self.alpha_plane_enable)); put(d, 45, 45, u64::from(self.hot_pixel_filtering_enable)); put(d, 46, 46, u64::from(self.single_slice_vebox_enable)); put(d, 57, 63, u64::from(self.state_surface_control_bits)); put_a(d, 76, 111, self.dn_di_state_pointer); put_a(d, 140, 175, self.iecp_state_pointer); put_a(d, 204, 239, self.gamut_state_pointer); put_a(d, 268, 303, self.vertex_table_state_pointer); put_a(d, 332, 367, self.capture_pipe_state_pointer); 12 }
            _ => { d[0] = 0x74020000; let length = if self.dword_length == 0 { 14 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.color_gamut_expansion_enable)); put(d, 33, 33, u64::from(self.color_gamut_compression_enable)); put(d, 34, 34, u64::from(self.global_iecp_enable)); put(d, 35, 35, u64::from(self.dn_enable)); put(d, 36, 36, u64::from(self.di_enable)); put(d, 37, 37, u64::from(self.dn_di_first_frame)); put(d, 38, 38, u64::from(self._4_2_2_to_4_2_0_downsample_method)); put(d, 39, 39, u64::from(self._4_4_4_to_4_2_2_downsample_method)); put(d, 40, 41, u64::from(self.di_output_frames)); put(d, 42, 42, u64::from(self.demosaic_enable)); put(d, 43, 43, u64::from(self.vignette_enable)); put(d, 44, 44, u64::from(self.alpha_plane_enable)); put(d, 45, 45, u64::from(self.hot_pixel_filtering_enable)); put(d, 46, 47, u64::from(self.single_slice_vebox_enable)); put(d, 48, 48, u64::from(self.lace_correction_enable)); put(d, 49, 49, u64::from(self.disable_encoder_statistics)); put(d, 50, 50, u64::from(self.disable_temporal_denoise_filter)); put(d, 51, 51, u64::from(self.single_pipe_enable)); put(d, 53, 53, u64::from(self.forward_gamma_correction_enable)); put(d, 57, 63, u64::from(self.state_surface_control_bits)); put_a(d, 76, 111, self.dn_di_state_pointer); put_a(d, 140, 175, self.iecp_state_pointer); put_a(d, 204, 239, self.gamut_state_pointer); put_a(d, 268, 303, self.vertex_table_state_pointer); put_a(d, 332, 367, self.capture_pipe_state_pointer); put_a(d, 396, 431, self.lace_lut_table_state_pointer); put(d, 446, 447, u64::from(self.arbitration_priority_control_for_lace_lut)); put_a(d, 460, 511, self.gamma_correction_values_address); 16 }
        };
        words[..n.min(16)].to_vec()
    }
}
described!(VeboxState, VEBOXSTATE_ITEM, Item {
    noun: Noun::Command, name: "VEBOX_STATE", title: "", rows: 0xe,
    cites: &["media-driver:g8_vebox VEBOX_STATE", "media-driver:g9_vebox VEBOX_STATE"],
    engines: &[(0xe, 0x8)], key: &[(0xe, 0xffff0000, 0x74020000)], length: &[(0xe, 0, 11, 2)], dwords: &[(0x2, 12, 12, false), (0xc, 16, 16, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 15), (0x2, 47, 56), (0xc, 52, 52), (0xc, 54, 56), (0xe, 64, 75), (0xe, 112, 127), (0xe, 128, 139), (0xe, 176, 191), (0xe, 192, 203), (0xe, 240, 255), (0xe, 256, 267), (0xe, 304, 319), (0xe, 320, 331), (0xe, 368, 383), (0xc, 384, 395), (0xc, 432, 445), (0xc, 448, 459)],
    system: "D57", unbuilt: false, watch: &[w(0xe, 0, 0xf000, 0x0), w(0x2, 1, 0x1ff8000, 0x0), w(0xe, 2, 0xfff, 0x0), w(0xe, 3, 0xffff0000, 0x0), w(0xe, 4, 0xfff, 0x0), w(0xe, 5, 0xffff0000, 0x0), w(0xe, 6, 0xfff, 0x0), w(0xe, 7, 0xffff0000, 0x0), w(0xe, 8, 0xfff, 0x0), w(0xe, 9, 0xffff0000, 0x0), w(0xe, 10, 0xfff, 0x0), w(0xe, 11, 0xffff0000, 0x0), w(0xc, 1, 0x1d00000, 0x0), w(0xc, 12, 0xfff, 0x0), w(0xc, 13, 0x3fff0000, 0x0), w(0xc, 14, 0xfff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Color Gamut Expansion Enable", places: &[p(0xe, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Gamut Compression Enable", places: &[p(0xe, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global IECP Enable", places: &[p(0xe, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DN Enable", places: &[p(0xe, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DI Enable", places: &[p(0xe, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DN/DI First Frame", places: &[p(0xe, 37, 37, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "4:2:2 to 4:2:0 Downsample Method", places: &[p(0xe, 38, 38, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Drop lower chroma of the pair"), (0xe, 0x1, "Average vertically aligned chromas")], when: None, gap: None },
        Field { name: "4:4:4 to 4:2:2 Downsample Method", places: &[p(0xe, 39, 39, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Drop right chroma of the pair"), (0xe, 0x1, "Average horizontally aligned chromas")], when: None, gap: None },
        Field { name: "DI Output Frames", places: &[p(0xe, 40, 41, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Both frames"), (0xe, 0x1, "Previous frame only"), (0xe, 0x2, "Current frame only")], when: None, gap: None },
        Field { name: "Demosaic Enable", places: &[p(0xe, 42, 42, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vignette Enable", places: &[p(0xe, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Plane Enable", places: &[p(0xe, 44, 44, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hot Pixel Filtering Enable", places: &[p(0xe, 45, 45, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Single Slice VEBOX Enable", places: &[p(0x2, 46, 46, Kind::Uint, 1, 0), p(0xc, 46, 47, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Both slices"), (0xc, 0x1, "Slice 0"), (0xc, 0x2, "Slice 1")], when: None, gap: None },
        Field { name: "LACE Correction Enable", places: &[p(0xc, 48, 48, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable Encoder Statistics", places: &[p(0xc, 49, 49, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable Temporal Denoise Filter", places: &[p(0xc, 50, 50, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Single Pipe Enable", places: &[p(0xc, 51, 51, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Forward Gamma Correction Enable", places: &[p(0xc, 53, 53, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "State Surface Control Bits", places: &[p(0xe, 57, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DN/DI State Pointer", places: &[p(0xe, 76, 111, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IECP State Pointer", places: &[p(0xe, 140, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gamut State Pointer", places: &[p(0xe, 204, 239, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Table State Pointer", places: &[p(0xe, 268, 303, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Capture Pipe State Pointer", places: &[p(0xe, 332, 367, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LACE LUT Table State Pointer", places: &[p(0xc, 396, 431, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Arbitration Priority Control for LACE LUT", places: &[p(0xc, 446, 447, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Gamma Correction Values Address", places: &[p(0xc, 460, 511, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VEBOX_SURFACE_STATE`. `[media-driver:g8_vebox VEBOX_SURFACE_STATE]` `[media-driver:g9_vebox VEBOX_SURFACE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VeboxSurfaceState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Surface Identification, uint.
    pub surface_identification: u32,
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
    /// Bayer Pattern Format, uint.
    pub bayer_pattern_format: u32,
    /// Bayer Pattern Offset, uint.
    pub bayer_pattern_offset: u32,
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
    /// Y Offset for Frame, uint.
    pub y_offset_for_frame: u32,
    /// X Offset for Frame, uint.
    pub x_offset_for_frame: u32,
    /// Derived Surface Pitch, uint.
    pub derived_surface_pitch: u32,
    /// Surface Pitch for Skin Score Output Surfaces, uint.
    pub surface_pitch_for_skin_score_output_surfaces: u32,
}
impl VeboxSurfaceState {
    /// Input surface and denoised current output surface of Surface Identification.
    pub const SURFACE_IDENTIFICATION_INPUT_SURFACE_AND_DENOISED_CURRENT_OUTPUT_SURFACE: u32 = 0x0;
    /// Output surface, all except the denoised current output surface of Surface Identification.
    pub const SURFACE_IDENTIFICATION_OUTPUT_SURFACE_ALL_EXCEPT_THE_DENOISED_CURRENT_OUTPUT_SURFACE: u32 = 0x1;
    /// XMAJOR of Tile Walk.
    pub const TILE_WALK_XMAJOR: u32 = 0x0;
    /// YMAJOR of Tile Walk.
    pub const TILE_WALK_YMAJOR: u32 = 0x1;
    /// 8 bits at a stride of 8 bits of Bayer Pattern Format.
    pub const BAYER_PATTERN_FORMAT_8_BITS_AT_A_STRIDE_OF_8_BITS: u32 = 0x0;
    /// 16 bits at a stride of 16 bits of Bayer Pattern Format.
    pub const BAYER_PATTERN_FORMAT_16_BITS_AT_A_STRIDE_OF_16_BITS: u32 = 0x1;
    /// Pixel at 0,0 is blue of Bayer Pattern Offset.
    pub const BAYER_PATTERN_OFFSET_PIXEL_AT_0_0_IS_BLUE: u32 = 0x0;
    /// Pixel at 0,0 is red of Bayer Pattern Offset.
    pub const BAYER_PATTERN_OFFSET_PIXEL_AT_0_0_IS_RED: u32 = 0x1;
    /// Pixel at 0,0 is green, at 1,0 red of Bayer Pattern Offset.
    pub const BAYER_PATTERN_OFFSET_PIXEL_AT_0_0_IS_GREEN_AT_1_0_RED: u32 = 0x2;
    /// Pixel at 0,0 is green, at 1,0 blue of Bayer Pattern Offset.
    pub const BAYER_PATTERN_OFFSET_PIXEL_AT_0_0_IS_GREEN_AT_1_0_BLUE: u32 = 0x3;
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
    /// PACKED_444A_8 of Surface Format.
    pub const SURFACE_FORMAT_PACKED_444A_8: u32 = 0x5;
    /// PACKED_422_16 of Surface Format.
    pub const SURFACE_FORMAT_PACKED_422_16: u32 = 0x6;
    /// R10G10B10A2_UNORM of Surface Format.
    pub const SURFACE_FORMAT_R10G10B10A2_UNORM: u32 = 0x7;
    /// R8G8B8A8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_R8G8B8A8_UNORM: u32 = 0x8;
    /// PACKED_444_16 of Surface Format.
    pub const SURFACE_FORMAT_PACKED_444_16: u32 = 0x9;
    /// PLANAR_422_16 of Surface Format.
    pub const SURFACE_FORMAT_PLANAR_422_16: u32 = 0xa;
    /// Y8_UNORM of Surface Format.
    pub const SURFACE_FORMAT_Y8_UNORM: u32 = 0xb;
    /// PLANAR_420_16 of Surface Format.
    pub const SURFACE_FORMAT_PLANAR_420_16: u32 = 0xc;
    /// R16G16B16A16 of Surface Format.
    pub const SURFACE_FORMAT_R16G16B16A16: u32 = 0xd;
    /// BAYER_PATTERN of Surface Format.
    pub const SURFACE_FORMAT_BAYER_PATTERN: u32 = 0xe;
    /// Y16_UNORM of Surface Format.
    pub const SURFACE_FORMAT_Y16_UNORM: u32 = 0xf;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VeboxSurfaceState {
        let d = &fixed::<9>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 11), surface_identification: u(d, 32, 32), width: u(d, 68, 81), height: u(d, 82, 95), tile_walk: u(d, 96, 96), tiled_surface: b(d, 97), half_pitch_for_chroma: b(d, 98), surface_pitch: u(d, 99, 115), bayer_pattern_format: u(d, 120, 120), bayer_pattern_offset: u(d, 121, 122), interleave_chroma: b(d, 123), surface_format: u(d, 124, 127), y_offset_for_u: u(d, 128, 142), x_offset_for_u: u(d, 144, 156), y_offset_for_v: u(d, 160, 174), x_offset_for_v: u(d, 176, 188), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), surface_identification: u(d, 32, 32), width: u(d, 68, 81), height: u(d, 82, 95), tile_walk: u(d, 96, 96), tiled_surface: b(d, 97), half_pitch_for_chroma: b(d, 98), surface_pitch: u(d, 99, 115), bayer_pattern_format: u(d, 120, 120), bayer_pattern_offset: u(d, 121, 122), interleave_chroma: b(d, 123), surface_format: u(d, 124, 127), y_offset_for_u: u(d, 128, 142), x_offset_for_u: u(d, 144, 156), y_offset_for_v: u(d, 160, 174), x_offset_for_v: u(d, 176, 188), y_offset_for_frame: u(d, 192, 206), x_offset_for_frame: u(d, 208, 222), derived_surface_pitch: u(d, 224, 240), surface_pitch_for_skin_score_output_surfaces: u(d, 256, 272), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 9];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x74000000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.surface_identification)); put(d, 68, 81, u64::from(self.width)); put(d, 82, 95, u64::from(self.height)); put(d, 96, 96, u64::from(self.tile_walk)); put(d, 97, 97, u64::from(self.tiled_surface)); put(d, 98, 98, u64::from(self.half_pitch_for_chroma)); put(d, 99, 115, u64::from(self.surface_pitch)); put(d, 120, 120, u64::from(self.bayer_pattern_format)); put(d, 121, 122, u64::from(self.bayer_pattern_offset)); put(d, 123, 123, u64::from(self.interleave_chroma)); put(d, 124, 127, u64::from(self.surface_format)); put(d, 128, 142, u64::from(self.y_offset_for_u)); put(d, 144, 156, u64::from(self.x_offset_for_u)); put(d, 160, 174, u64::from(self.y_offset_for_v)); put(d, 176, 188, u64::from(self.x_offset_for_v)); 7 }
            _ => { d[0] = 0x74000000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.surface_identification)); put(d, 68, 81, u64::from(self.width)); put(d, 82, 95, u64::from(self.height)); put(d, 96, 96, u64::from(self.tile_walk)); put(d, 97, 97, u64::from(self.tiled_surface)); put(d, 98, 98, u64::from(self.half_pitch_for_chroma)); put(d, 99, 115, u64::from(self.surface_pitch)); put(d, 120, 120, u64::from(self.bayer_pattern_format)); put(d, 121, 122, u64::from(self.bayer_pattern_offset)); put(d, 123, 123, u64::from(self.interleave_chroma)); put(d, 124, 127, u64::from(self.surface_format)); put(d, 128, 142, u64::from(self.y_offset_for_u)); put(d, 144, 156, u64::from(self.x_offset_for_u)); put(d, 160, 174, u64::from(self.y_offset_for_v)); put(d, 176, 188, u64::from(self.x_offset_for_v)); put(d, 192, 206, u64::from(self.y_offset_for_frame)); put(d, 208, 222, u64::from(self.x_offset_for_frame)); put(d, 224, 240, u64::from(self.derived_surface_pitch)); put(d, 256, 272, u64::from(self.surface_pitch_for_skin_score_output_surfaces)); 9 }
        };
        words[..n.min(9)].to_vec()
    }
}
described!(VeboxSurfaceState, VEBOXSURFACESTATE_ITEM, Item {
    noun: Noun::Command, name: "VEBOX_SURFACE_STATE", title: "", rows: 0xe,
    cites: &["media-driver:g8_vebox VEBOX_SURFACE_STATE", "media-driver:g9_vebox VEBOX_SURFACE_STATE"],
    engines: &[(0xe, 0x8)], key: &[(0xe, 0xffff0000, 0x74000000)], length: &[(0xe, 0, 11, 2)], dwords: &[(0x2, 7, 7, false), (0xc, 9, 9, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 15), (0xe, 33, 63), (0xe, 64, 67), (0xe, 116, 119), (0xe, 143, 143), (0xe, 157, 159), (0xe, 175, 175), (0xe, 189, 191), (0x2, 192, 223), (0xc, 207, 207), (0xc, 223, 223), (0xc, 241, 255), (0xc, 273, 287)],
    system: "VD-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Surface Identification", places: &[p(0xe, 32, 32, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Input surface and denoised current output surface"), (0xe, 0x1, "Output surface, all except the denoised current output surface")], when: None, gap: None },
        Field { name: "Width", places: &[p(0xe, 68, 81, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Height", places: &[p(0xe, 82, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Walk", places: &[p(0xe, 96, 96, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "XMAJOR"), (0xe, 0x1, "YMAJOR")], when: None, gap: None },
        Field { name: "Tiled Surface", places: &[p(0xe, 97, 97, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Half Pitch for Chroma", places: &[p(0xe, 98, 98, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Pitch", places: &[p(0xe, 99, 115, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bayer Pattern Format", places: &[p(0xe, 120, 120, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "8 bits at a stride of 8 bits"), (0xe, 0x1, "16 bits at a stride of 16 bits")], when: None, gap: None },
        Field { name: "Bayer Pattern Offset", places: &[p(0xe, 121, 122, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Pixel at 0,0 is blue"), (0xe, 0x1, "Pixel at 0,0 is red"), (0xe, 0x2, "Pixel at 0,0 is green, at 1,0 red"), (0xe, 0x3, "Pixel at 0,0 is green, at 1,0 blue")], when: None, gap: None },
        Field { name: "Interleave Chroma", places: &[p(0xe, 123, 123, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Format", places: &[p(0xe, 124, 127, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "YCRCB_NORMAL"), (0xe, 0x1, "YCRCB_SWAPUVY"), (0xe, 0x2, "YCRCB_SWAPUV"), (0xe, 0x3, "YCRCB_SWAPY"), (0xe, 0x4, "PLANAR_420_8"), (0xe, 0x5, "PACKED_444A_8"), (0xe, 0x6, "PACKED_422_16"), (0xe, 0x7, "R10G10B10A2_UNORM"), (0xe, 0x8, "R8G8B8A8_UNORM"), (0xe, 0x9, "PACKED_444_16"), (0xe, 0xa, "PLANAR_422_16"), (0xe, 0xb, "Y8_UNORM"), (0xe, 0xc, "PLANAR_420_16"), (0xe, 0xd, "R16G16B16A16"), (0xe, 0xe, "BAYER_PATTERN"), (0xc, 0xf, "Y16_UNORM")], when: None, gap: None },
        Field { name: "Y Offset for U", places: &[p(0xe, 128, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for U", places: &[p(0xe, 144, 156, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Offset for V", places: &[p(0xe, 160, 174, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for V", places: &[p(0xe, 176, 188, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Offset for Frame", places: &[p(0xc, 192, 206, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Offset for Frame", places: &[p(0xc, 208, 222, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Derived Surface Pitch", places: &[p(0xc, 224, 240, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Surface Pitch for Skin Score Output Surfaces", places: &[p(0xc, 256, 272, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VEBOX_TILING_CONVERT`. `[media-driver:g9_vebox VEBOX_TILING_CONVERT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VeboxTilingConvert {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Input Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub input_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Input Address, address.
    pub input_address: u64,
    /// Output Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub output_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Output Address, address.
    pub output_address: u64,
}
impl VeboxTilingConvert {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VeboxTilingConvert {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 11), input_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[1..]), input_address: a(d, 44, 95), output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[3..]), output_address: a(d, 108, 159), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x74010000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put_part(d, 32, 42, &self.input_surface_control_bits.encode(platform)); put_a(d, 44, 95, self.input_address); put_part(d, 96, 106, &self.output_surface_control_bits.encode(platform)); put_a(d, 108, 159, self.output_address); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(VeboxTilingConvert, VEBOXTILINGCONVERT_ITEM, Item {
    noun: Noun::Command, name: "VEBOX_TILING_CONVERT", title: "", rows: 0xc,
    cites: &["media-driver:g9_vebox VEBOX_TILING_CONVERT"],
    engines: &[(0xc, 0x8)], key: &[(0xc, 0xffff0000, 0x74010000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 43, 43), (0xc, 107, 107)],
    system: "VD-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Input Surface Control Bits", places: &[p(0xc, 32, 42, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Input Address", places: &[p(0xc, 44, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Surface Control Bits", places: &[p(0xc, 96, 106, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Address", places: &[p(0xc, 108, 159, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VEB_DI_IECP`. `[media-driver:g8_vebox VEB_DI_IECP]` `[media-driver:g9_vebox VEB_DI_IECP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VebDiIecp {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Ending X, uint.
    pub ending_x: u32,
    /// Starting X, uint.
    pub starting_x: u32,
    /// Current Frame Input Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub current_frame_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Current Frame Input Address, address.
    pub current_frame_input_address: u64,
    /// Current Frame Input Arbitration Priority Control, uint.
    pub current_frame_input_arbitration_priority_control: u32,
    /// Previous Frame Input Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub previous_frame_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Previous Frame Input Address, address.
    pub previous_frame_input_address: u64,
    /// Previous Frame Input Arbitration Priority Control, uint.
    pub previous_frame_input_arbitration_priority_control: u32,
    /// STMM Input Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub stmm_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// STMM Input Address, address.
    pub stmm_input_address: u64,
    /// STMM Input Arbitration Priority Control, uint.
    pub stmm_input_arbitration_priority_control: u32,
    /// STMM Output Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub stmm_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// STMM Output Address, address.
    pub stmm_output_address: u64,
    /// STMM Output Arbitration Priority Control, uint.
    pub stmm_output_arbitration_priority_control: u32,
    /// Denoised Current Frame Output Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub denoised_current_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Denoised Current Frame Output Address, address.
    pub denoised_current_frame_output_address: u64,
    /// Denoised Current Frame Output Arbitration Priority Control, uint.
    pub denoised_current_frame_output_arbitration_priority_control: u32,
    /// Current Frame Output Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub current_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Current Frame Output Address, address.
    pub current_frame_output_address: u64,
    /// Current Frame Output Arbitration Priority Control, uint.
    pub current_frame_output_arbitration_priority_control: u32,
    /// Previous Frame Output Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub previous_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Previous Frame Output Address, address.
    pub previous_frame_output_address: u64,
    /// Previous Frame Output Arbitration Priority Control, uint.
    pub previous_frame_output_arbitration_priority_control: u32,
    /// Statistics Output Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub statistics_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Statistics Output Address, address.
    pub statistics_output_address: u64,
    /// Statistics Output Arbitration Priority Control, uint.
    pub statistics_output_arbitration_priority_control: u32,
    /// Alpha/Vignette Correction Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub alpha_vignette_correction_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Alpha/Vignette Correction Address, address.
    pub alpha_vignette_correction_address: u64,
    /// Alpha/Vignette Correction Arbitration Priority Control, uint.
    pub alpha_vignette_correction_arbitration_priority_control: u32,
    /// LACE/ACE/RGB Histogram Output Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub lace_ace_rgb_histogram_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// LACE/ACE/RGB Histogram Output Address, address.
    pub lace_ace_rgb_histogram_output_address: u64,
    /// LACE/ACE/RGB Histogram Output Arbitration Priority Control, uint.
    pub lace_ace_rgb_histogram_output_arbitration_priority_control: u32,
    /// Skin Score Output Surface Control Bits, VEB_DI_IECP_COMMAND_SURFACE_CONTROL_BITS.
    pub skin_score_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits,
    /// Skin Score Output Address, address.
    pub skin_score_output_address: u64,
    /// Skin Score Output Arbitration Priority Control, uint.
    pub skin_score_output_arbitration_priority_control: u32,
}
impl VebDiIecp {
    /// Highest priority of Current Frame Input Arbitration Priority Control.
    pub const CURRENT_FRAME_INPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Current Frame Input Arbitration Priority Control.
    pub const CURRENT_FRAME_INPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Current Frame Input Arbitration Priority Control.
    pub const CURRENT_FRAME_INPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Current Frame Input Arbitration Priority Control.
    pub const CURRENT_FRAME_INPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Previous Frame Input Arbitration Priority Control.
    pub const PREVIOUS_FRAME_INPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Previous Frame Input Arbitration Priority Control.
    pub const PREVIOUS_FRAME_INPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Previous Frame Input Arbitration Priority Control.
    pub const PREVIOUS_FRAME_INPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Previous Frame Input Arbitration Priority Control.
    pub const PREVIOUS_FRAME_INPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of STMM Input Arbitration Priority Control.
    pub const STMM_INPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of STMM Input Arbitration Priority Control.
    pub const STMM_INPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of STMM Input Arbitration Priority Control.
    pub const STMM_INPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of STMM Input Arbitration Priority Control.
    pub const STMM_INPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of STMM Output Arbitration Priority Control.
    pub const STMM_OUTPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of STMM Output Arbitration Priority Control.
    pub const STMM_OUTPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of STMM Output Arbitration Priority Control.
    pub const STMM_OUTPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of STMM Output Arbitration Priority Control.
    pub const STMM_OUTPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Denoised Current Frame Output Arbitration Priority Control.
    pub const DENOISED_CURRENT_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Denoised Current Frame Output Arbitration Priority Control.
    pub const DENOISED_CURRENT_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Denoised Current Frame Output Arbitration Priority Control.
    pub const DENOISED_CURRENT_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Denoised Current Frame Output Arbitration Priority Control.
    pub const DENOISED_CURRENT_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Current Frame Output Arbitration Priority Control.
    pub const CURRENT_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Current Frame Output Arbitration Priority Control.
    pub const CURRENT_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Current Frame Output Arbitration Priority Control.
    pub const CURRENT_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Current Frame Output Arbitration Priority Control.
    pub const CURRENT_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Previous Frame Output Arbitration Priority Control.
    pub const PREVIOUS_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Previous Frame Output Arbitration Priority Control.
    pub const PREVIOUS_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Previous Frame Output Arbitration Priority Control.
    pub const PREVIOUS_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Previous Frame Output Arbitration Priority Control.
    pub const PREVIOUS_FRAME_OUTPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Statistics Output Arbitration Priority Control.
    pub const STATISTICS_OUTPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Statistics Output Arbitration Priority Control.
    pub const STATISTICS_OUTPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Statistics Output Arbitration Priority Control.
    pub const STATISTICS_OUTPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Statistics Output Arbitration Priority Control.
    pub const STATISTICS_OUTPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Alpha/Vignette Correction Arbitration Priority Control.
    pub const ALPHA_VIGNETTE_CORRECTION_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Alpha/Vignette Correction Arbitration Priority Control.
    pub const ALPHA_VIGNETTE_CORRECTION_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Alpha/Vignette Correction Arbitration Priority Control.
    pub const ALPHA_VIGNETTE_CORRECTION_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Alpha/Vignette Correction Arbitration Priority Control.
    pub const ALPHA_VIGNETTE_CORRECTION_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of LACE/ACE/RGB Histogram Output Arbitration Priority Control.
    pub const LACE_ACE_RGB_HISTOGRAM_OUTPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of LACE/ACE/RGB Histogram Output Arbitration Priority Control.
    pub const LACE_ACE_RGB_HISTOGRAM_OUTPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of LACE/ACE/RGB Histogram Output Arbitration Priority Control.
    pub const LACE_ACE_RGB_HISTOGRAM_OUTPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of LACE/ACE/RGB Histogram Output Arbitration Priority Control.
    pub const LACE_ACE_RGB_HISTOGRAM_OUTPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Highest priority of Skin Score Output Arbitration Priority Control.
    pub const SKIN_SCORE_OUTPUT_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Skin Score Output Arbitration Priority Control.
    pub const SKIN_SCORE_OUTPUT_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Skin Score Output Arbitration Priority Control.
    pub const SKIN_SCORE_OUTPUT_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Skin Score Output Arbitration Priority Control.
    pub const SKIN_SCORE_OUTPUT_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VebDiIecp {
        let d = &fixed::<24>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 11), ending_x: u(d, 32, 45), starting_x: u(d, 48, 61), current_frame_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[2..]), current_frame_input_address: a(d, 76, 111), previous_frame_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[4..]), previous_frame_input_address: a(d, 140, 175), stmm_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[6..]), stmm_input_address: a(d, 204, 239), stmm_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[8..]), stmm_output_address: a(d, 268, 303), denoised_current_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[10..]), denoised_current_frame_output_address: a(d, 332, 367), current_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[12..]), current_frame_output_address: a(d, 396, 431), previous_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[14..]), previous_frame_output_address: a(d, 460, 495), statistics_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[16..]), statistics_output_address: a(d, 524, 559), alpha_vignette_correction_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[18..]), alpha_vignette_correction_address: a(d, 588, 623), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), ending_x: u(d, 32, 45), starting_x: u(d, 48, 61), current_frame_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[2..]), current_frame_input_address: a(d, 76, 111), current_frame_input_arbitration_priority_control: u(d, 126, 127), previous_frame_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[4..]), previous_frame_input_address: a(d, 140, 175), previous_frame_input_arbitration_priority_control: u(d, 190, 191), stmm_input_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[6..]), stmm_input_address: a(d, 204, 239), stmm_input_arbitration_priority_control: u(d, 254, 255), stmm_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[8..]), stmm_output_address: a(d, 268, 303), stmm_output_arbitration_priority_control: u(d, 318, 319), denoised_current_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[10..]), denoised_current_frame_output_address: a(d, 332, 367), denoised_current_frame_output_arbitration_priority_control: u(d, 382, 383), current_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[12..]), current_frame_output_address: a(d, 396, 431), current_frame_output_arbitration_priority_control: u(d, 446, 447), previous_frame_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[14..]), previous_frame_output_address: a(d, 460, 495), previous_frame_output_arbitration_priority_control: u(d, 510, 511), statistics_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[16..]), statistics_output_address: a(d, 524, 559), statistics_output_arbitration_priority_control: u(d, 574, 575), alpha_vignette_correction_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[18..]), alpha_vignette_correction_address: a(d, 588, 623), alpha_vignette_correction_arbitration_priority_control: u(d, 638, 639), lace_ace_rgb_histogram_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[20..]), lace_ace_rgb_histogram_output_address: a(d, 652, 687), lace_ace_rgb_histogram_output_arbitration_priority_control: u(d, 702, 703), skin_score_output_surface_control_bits: VebDiIecpCommandSurfaceControlBits::decode(platform, &d[22..]), skin_score_output_address: a(d, 716, 751), skin_score_output_arbitration_priority_control: u(d, 766, 767), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 24];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x74030000; let length = if self.dword_length == 0 { 18 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 45, u64::from(self.ending_x)); put(d, 48, 61, u64::from(self.starting_x)); put_part(d, 64, 74, &self.current_frame_input_surface_control_bits.encode(platform)); put_a(d, 76, 111, self.current_frame_input_address); put_part(d, 128, 138, &self.previous_frame_input_surface_control_bits.encode(platform)); put_a(d, 140, 175, self.previous_frame_input_address); put_part(d, 192, 202, &self.stmm_input_surface_control_bits.encode(platform)); put_a(d, 204, 239, self.stmm_input_address); put_part(d, 256, 266, &self.stmm_output_surface_control_bits.encode(platform)); put_a(d, 268, 303, self.stmm_output_address); put_part(d, 320, 330, &self.denoised_current_frame_output_surface_control_bits.encode(platform)); put_a(d, 332, 367, self.denoised_current_frame_output_address); put_part(d, 384, 394, &self.current_frame_output_surface_control_bits.encode(platform)); put_a(d, 396, 431, self.current_frame_output_address); put_part(d, 448, 458, &self.previous_frame_output_surface_control_bits.encode(platform)); put_a(d, 460, 495, self.previous_frame_output_address); put_part(d, 512, 522, &self.statistics_output_surface_control_bits.encode(platform)); put_a(d, 524, 559, self.statistics_output_address); put_part(d, 576, 586, &self.alpha_vignette_correction_surface_control_bits.encode(platform)); put_a(d, 588, 623, self.alpha_vignette_correction_address); 20 }
            _ => { d[0] = 0x74030000; let length = if self.dword_length == 0 { 22 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 45, u64::from(self.ending_x)); put(d, 48, 61, u64::from(self.starting_x)); put_part(d, 64, 74, &self.current_frame_input_surface_control_bits.encode(platform)); put_a(d, 76, 111, self.current_frame_input_address); put(d, 126, 127, u64::from(self.current_frame_input_arbitration_priority_control)); put_part(d, 128, 138, &self.previous_frame_input_surface_control_bits.encode(platform)); put_a(d, 140, 175, self.previous_frame_input_address); put(d, 190, 191, u64::from(self.previous_frame_input_arbitration_priority_control)); put_part(d, 192, 202, &self.stmm_input_surface_control_bits.encode(platform)); put_a(d, 204, 239, self.stmm_input_address); put(d, 254, 255, u64::from(self.stmm_input_arbitration_priority_control)); put_part(d, 256, 266, &self.stmm_output_surface_control_bits.encode(platform)); put_a(d, 268, 303, self.stmm_output_address); put(d, 318, 319, u64::from(self.stmm_output_arbitration_priority_control)); put_part(d, 320, 330, &self.denoised_current_frame_output_surface_control_bits.encode(platform)); put_a(d, 332, 367, self.denoised_current_frame_output_address); put(d, 382, 383, u64::from(self.denoised_current_frame_output_arbitration_priority_control)); put_part(d, 384, 394, &self.current_frame_output_surface_control_bits.encode(platform)); put_a(d, 396, 431, self.current_frame_output_address); put(d, 446, 447, u64::from(self.current_frame_output_arbitration_priority_control)); put_part(d, 448, 458, &self.previous_frame_output_surface_control_bits.encode(platform)); put_a(d, 460, 495, self.previous_frame_output_address); put(d, 510, 511, u64::from(self.previous_frame_output_arbitration_priority_control)); put_part(d, 512, 522, &self.statistics_output_surface_control_bits.encode(platform)); put_a(d, 524, 559, self.statistics_output_address); put(d, 574, 575, u64::from(self.statistics_output_arbitration_priority_control)); put_part(d, 576, 586, &self.alpha_vignette_correction_surface_control_bits.encode(platform)); put_a(d, 588, 623, self.alpha_vignette_correction_address); put(d, 638, 639, u64::from(self.alpha_vignette_correction_arbitration_priority_control)); put_part(d, 640, 650, &self.lace_ace_rgb_histogram_output_surface_control_bits.encode(platform)); put_a(d, 652, 687, self.lace_ace_rgb_histogram_output_address); put(d, 702, 703, u64::from(self.lace_ace_rgb_histogram_output_arbitration_priority_control)); put_part(d, 704, 714, &self.skin_score_output_surface_control_bits.encode(platform)); put_a(d, 716, 751, self.skin_score_output_address); put(d, 766, 767, u64::from(self.skin_score_output_arbitration_priority_control)); 24 }
        };
        words[..n.min(24)].to_vec()
    }
}
described!(VebDiIecp, VEBDIIECP_ITEM, Item {
    noun: Noun::Command, name: "VEB_DI_IECP", title: "", rows: 0xe,
    cites: &["media-driver:g8_vebox VEB_DI_IECP", "media-driver:g9_vebox VEB_DI_IECP"],
    engines: &[(0xe, 0x8)], key: &[(0xe, 0xffff0000, 0x74030000)], length: &[(0xe, 0, 11, 2)], dwords: &[(0x2, 20, 20, false), (0xc, 24, 24, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 15), (0xe, 46, 47), (0xe, 62, 63), (0xe, 75, 75), (0x2, 112, 127), (0xc, 112, 125), (0xe, 139, 139), (0x2, 176, 191), (0xc, 176, 189), (0xe, 203, 203), (0x2, 240, 255), (0xc, 240, 253), (0xe, 267, 267), (0x2, 304, 319), (0xc, 304, 317), (0xe, 331, 331), (0x2, 368, 383), (0xc, 368, 381), (0xe, 395, 395), (0x2, 432, 447), (0xc, 432, 445), (0xe, 459, 459), (0x2, 496, 511), (0xc, 496, 509), (0xe, 523, 523), (0x2, 560, 575), (0xc, 560, 573), (0xe, 587, 587), (0x2, 624, 639), (0xc, 624, 637), (0xc, 651, 651), (0xc, 688, 701), (0xc, 715, 715), (0xc, 752, 765)],
    system: "VD-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Ending X", places: &[p(0xe, 32, 45, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Starting X", places: &[p(0xe, 48, 61, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Frame Input Surface Control Bits", places: &[p(0xe, 64, 74, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Frame Input Address", places: &[p(0xe, 76, 111, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Frame Input Arbitration Priority Control", places: &[p(0xc, 126, 127, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Previous Frame Input Surface Control Bits", places: &[p(0xe, 128, 138, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Previous Frame Input Address", places: &[p(0xe, 140, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Previous Frame Input Arbitration Priority Control", places: &[p(0xc, 190, 191, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "STMM Input Surface Control Bits", places: &[p(0xe, 192, 202, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STMM Input Address", places: &[p(0xe, 204, 239, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STMM Input Arbitration Priority Control", places: &[p(0xc, 254, 255, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "STMM Output Surface Control Bits", places: &[p(0xe, 256, 266, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STMM Output Address", places: &[p(0xe, 268, 303, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STMM Output Arbitration Priority Control", places: &[p(0xc, 318, 319, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Denoised Current Frame Output Surface Control Bits", places: &[p(0xe, 320, 330, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Denoised Current Frame Output Address", places: &[p(0xe, 332, 367, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Denoised Current Frame Output Arbitration Priority Control", places: &[p(0xc, 382, 383, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Current Frame Output Surface Control Bits", places: &[p(0xe, 384, 394, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Frame Output Address", places: &[p(0xe, 396, 431, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Frame Output Arbitration Priority Control", places: &[p(0xc, 446, 447, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Previous Frame Output Surface Control Bits", places: &[p(0xe, 448, 458, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Previous Frame Output Address", places: &[p(0xe, 460, 495, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Previous Frame Output Arbitration Priority Control", places: &[p(0xc, 510, 511, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Statistics Output Surface Control Bits", places: &[p(0xe, 512, 522, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Statistics Output Address", places: &[p(0xe, 524, 559, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Statistics Output Arbitration Priority Control", places: &[p(0xc, 574, 575, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Alpha/Vignette Correction Surface Control Bits", places: &[p(0xe, 576, 586, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha/Vignette Correction Address", places: &[p(0xe, 588, 623, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha/Vignette Correction Arbitration Priority Control", places: &[p(0xc, 638, 639, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "LACE/ACE/RGB Histogram Output Surface Control Bits", places: &[p(0xc, 640, 650, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LACE/ACE/RGB Histogram Output Address", places: &[p(0xc, 652, 687, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LACE/ACE/RGB Histogram Output Arbitration Priority Control", places: &[p(0xc, 702, 703, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Skin Score Output Surface Control Bits", places: &[p(0xc, 704, 714, Kind::Struct(&VEBDIIECPCOMMANDSURFACECONTROLBITS_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skin Score Output Address", places: &[p(0xc, 716, 751, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skin Score Output Arbitration Priority Control", places: &[p(0xc, 766, 767, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Highest priority"), (0xc, 0x1, "Second highest priority"), (0xc, 0x2, "Third highest priority"), (0xc, 0x3, "Lowest priority")], when: None, gap: None },
    ],
});

