//! Generated from hw/structures/sampler.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `FILTER_COEFFICIENT`. `[mesa:gen8 FILTER_COEFFICIENT]` `[mesa:gen9 FILTER_COEFFICIENT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FilterCoefficient {
    /// Filter Coefficient, s1.6.
    pub filter_coefficient: f32,
}
impl FilterCoefficient {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> FilterCoefficient {
        let d = &fixed::<1>(dwords);
        Self { filter_coefficient: sx(d, 0, 7, 6), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, fixed_bits(self.filter_coefficient, 6, 8, true)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(FilterCoefficient, FILTERCOEFFICIENT_ITEM, Item {
    noun: Noun::Structure, name: "FILTER_COEFFICIENT", title: "", rows: 0xe,
    cites: &["mesa:gen8 FILTER_COEFFICIENT", "mesa:gen9 FILTER_COEFFICIENT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 31)],
    system: "MS-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Filter Coefficient", places: &[p(0xe, 0, 7, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `PALETTE_ENTRY`. `[mesa:gen7 PALETTE_ENTRY]` `[mesa:gen8 PALETTE_ENTRY]` `[mesa:gen9 PALETTE_ENTRY]` `[bdw.2d:PALETTE_ENTRY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PaletteEntry {
    /// Blue, uint.
    pub blue: u32,
    /// Green, uint.
    pub green: u32,
    /// Red, uint.
    pub red: u32,
    /// Alpha, uint.
    pub alpha: u32,
}
impl PaletteEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> PaletteEntry {
        let d = &fixed::<1>(dwords);
        Self { blue: u(d, 0, 7), green: u(d, 8, 15), red: u(d, 16, 23), alpha: u(d, 24, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, u64::from(self.blue)); put(d, 8, 15, u64::from(self.green)); put(d, 16, 23, u64::from(self.red)); put(d, 24, 31, u64::from(self.alpha)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(PaletteEntry, PALETTEENTRY_ITEM, Item {
    noun: Noun::Structure, name: "PALETTE_ENTRY", title: "", rows: 0xf,
    cites: &["mesa:gen7 PALETTE_ENTRY", "mesa:gen8 PALETTE_ENTRY", "mesa:gen9 PALETTE_ENTRY", "bdw.2d:PALETTE_ENTRY"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "SM-08", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Blue", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Green", places: &[p(0xf, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Red", places: &[p(0xf, 16, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha", places: &[p(0xf, 24, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SAMPLER_BORDER_COLOR_STATE`. `[mesa:gen7 SAMPLER_BORDER_COLOR_STATE]` `[mesa:gen8 SAMPLER_BORDER_COLOR_STATE]` `[mesa:gen9 SAMPLER_BORDER_COLOR_STATE]` `[bdw.2d:SAMPLER_BORDER_COLOR_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerBorderColorState {
    /// Border Color Float Red, float.
    pub border_color_float_red: f32,
    /// Border Color 32bit Red, uint.
    pub border_color_32bit_red: u32,
    /// Border Color Float Green, float.
    pub border_color_float_green: f32,
    /// Border Color 32bit Green, uint.
    pub border_color_32bit_green: u32,
    /// Border Color Float Blue, float.
    pub border_color_float_blue: f32,
    /// Border Color 32bit Blue, uint.
    pub border_color_32bit_blue: u32,
    /// Border Color Float Alpha, float.
    pub border_color_float_alpha: f32,
    /// Border Color 32bit Alpha, uint.
    pub border_color_32bit_alpha: u32,
    /// Border Color Unorm Red, uint.
    pub border_color_unorm_red: u32,
    /// Border Color Unorm Green, uint.
    pub border_color_unorm_green: u32,
    /// Border Color Unorm Blue, uint.
    pub border_color_unorm_blue: u32,
    /// Border Color Unorm Alpha, uint.
    pub border_color_unorm_alpha: u32,
}
impl SamplerBorderColorState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SamplerBorderColorState {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { border_color_float_red: f(d, 0), border_color_float_green: f(d, 32), border_color_float_blue: f(d, 64), border_color_float_alpha: f(d, 96), border_color_unorm_red: u(d, 0, 7), border_color_unorm_green: u(d, 8, 15), border_color_unorm_blue: u(d, 16, 23), border_color_unorm_alpha: u(d, 24, 31), ..Self::default() },
            _ => Self { border_color_float_red: f(d, 0), border_color_32bit_red: u(d, 0, 31), border_color_float_green: f(d, 32), border_color_32bit_green: u(d, 32, 63), border_color_float_blue: f(d, 64), border_color_32bit_blue: u(d, 64, 95), border_color_float_alpha: f(d, 96), border_color_32bit_alpha: u(d, 96, 127), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 31, u64::from(self.border_color_float_red.to_bits())); put(d, 32, 63, u64::from(self.border_color_float_green.to_bits())); put(d, 64, 95, u64::from(self.border_color_float_blue.to_bits())); put(d, 96, 127, u64::from(self.border_color_float_alpha.to_bits())); put(d, 0, 7, u64::from(self.border_color_unorm_red)); put(d, 8, 15, u64::from(self.border_color_unorm_green)); put(d, 16, 23, u64::from(self.border_color_unorm_blue)); put(d, 24, 31, u64::from(self.border_color_unorm_alpha)); 4 }
            _ => { put(d, 0, 31, u64::from(self.border_color_float_red.to_bits())); put(d, 0, 31, u64::from(self.border_color_32bit_red)); put(d, 32, 63, u64::from(self.border_color_float_green.to_bits())); put(d, 32, 63, u64::from(self.border_color_32bit_green)); put(d, 64, 95, u64::from(self.border_color_float_blue.to_bits())); put(d, 64, 95, u64::from(self.border_color_32bit_blue)); put(d, 96, 127, u64::from(self.border_color_float_alpha.to_bits())); put(d, 96, 127, u64::from(self.border_color_32bit_alpha)); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(SamplerBorderColorState, SAMPLERBORDERCOLORSTATE_ITEM, Item {
    noun: Noun::Structure, name: "SAMPLER_BORDER_COLOR_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 SAMPLER_BORDER_COLOR_STATE", "mesa:gen8 SAMPLER_BORDER_COLOR_STATE", "mesa:gen9 SAMPLER_BORDER_COLOR_STATE", "bdw.2d:SAMPLER_BORDER_COLOR_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "SM-17", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Border Color Float Red", places: &[p(0xf, 0, 31, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color 32bit Red", places: &[p(0xe, 0, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color Float Green", places: &[p(0xf, 32, 63, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color 32bit Green", places: &[p(0xe, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color Float Blue", places: &[p(0xf, 64, 95, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color 32bit Blue", places: &[p(0xe, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color Float Alpha", places: &[p(0xf, 96, 127, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color 32bit Alpha", places: &[p(0xe, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color Unorm Red", places: &[p(0x1, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color Unorm Green", places: &[p(0x1, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color Unorm Blue", places: &[p(0x1, 16, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Border Color Unorm Alpha", places: &[p(0x1, 24, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SAMPLER_STATE`. `[mesa:gen7 SAMPLER_STATE]` `[mesa:gen8 SAMPLER_STATE]` `[mesa:gen9 SAMPLER_STATE]` `[bdw.2d:SAMPLER_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerState {
    /// Anisotropic Algorithm, uint.
    pub anisotropic_algorithm: u32,
    /// Texture LOD Bias, s4.8.
    pub texture_lod_bias: f32,
    /// Min Mode Filter, uint.
    pub min_mode_filter: u32,
    /// Mag Mode Filter, uint.
    pub mag_mode_filter: u32,
    /// Mip Mode Filter, uint.
    pub mip_mode_filter: u32,
    /// Coarse LOD Quality Mode, uint.
    pub coarse_lod_quality_mode: u32,
    /// LOD PreClamp Mode, uint.
    pub lod_preclamp_mode: u32,
    /// Texture Border Color Mode, uint.
    pub texture_border_color_mode: u32,
    /// Sampler Disable, bool.
    pub sampler_disable: bool,
    /// Cube Surface Control Mode, uint.
    pub cube_surface_control_mode: u32,
    /// Shadow Function, uint.
    pub shadow_function: u32,
    /// ChromaKey Mode, uint.
    pub chromakey_mode: u32,
    /// ChromaKey Index, uint.
    pub chromakey_index: u32,
    /// ChromaKey Enable, bool.
    pub chromakey_enable: bool,
    /// Max LOD, u4.8.
    pub max_lod: f32,
    /// Min LOD, u4.8.
    pub min_lod: f32,
    /// LOD Clamp Magnification Mode, uint.
    pub lod_clamp_magnification_mode: u32,
    /// Border Color Pointer, offset.
    pub border_color_pointer: u64,
    /// TCZ Address Control Mode, `enums::texture_coordinate_mode`.
    pub tcz_address_control_mode: u32,
    /// TCY Address Control Mode, `enums::texture_coordinate_mode`.
    pub tcy_address_control_mode: u32,
    /// TCX Address Control Mode, `enums::texture_coordinate_mode`.
    pub tcx_address_control_mode: u32,
    /// Reduction Type Enable, bool.
    pub reduction_type_enable: bool,
    /// Non-normalized Coordinate Enable, bool.
    pub non_normalized_coordinate_enable: bool,
    /// Trilinear Filter Quality, uint.
    pub trilinear_filter_quality: u32,
    /// R Address Min Filter Rounding Enable, bool.
    pub r_address_min_filter_rounding_enable: bool,
    /// R Address Mag Filter Rounding Enable, bool.
    pub r_address_mag_filter_rounding_enable: bool,
    /// V Address Min Filter Rounding Enable, bool.
    pub v_address_min_filter_rounding_enable: bool,
    /// V Address Mag Filter Rounding Enable, bool.
    pub v_address_mag_filter_rounding_enable: bool,
    /// U Address Min Filter Rounding Enable, bool.
    pub u_address_min_filter_rounding_enable: bool,
    /// U Address Mag Filter Rounding Enable, bool.
    pub u_address_mag_filter_rounding_enable: bool,
    /// Maximum Anisotropy, uint.
    pub maximum_anisotropy: u32,
    /// Reduction Type, uint.
    pub reduction_type: u32,
    /// Base Mip Level, u4.1.
    pub base_mip_level: f32,
    /// LOD PreClamp Enable, uint.
    pub lod_preclamp_enable: u32,
}
impl SamplerState {
    /// LEGACY of Anisotropic Algorithm.
    pub const ANISOTROPIC_ALGORITHM_LEGACY: u32 = 0x0;
    /// EWA Approximation of Anisotropic Algorithm.
    pub const ANISOTROPIC_ALGORITHM_EWA_APPROXIMATION: u32 = 0x1;
    /// NEAREST of Min Mode Filter.
    pub const MIN_MODE_FILTER_NEAREST: u32 = 0x0;
    /// LINEAR of Min Mode Filter.
    pub const MIN_MODE_FILTER_LINEAR: u32 = 0x1;
    /// ANISOTROPIC of Min Mode Filter.
    pub const MIN_MODE_FILTER_ANISOTROPIC: u32 = 0x2;
    /// MONO of Min Mode Filter.
    pub const MIN_MODE_FILTER_MONO: u32 = 0x6;
    /// NEAREST of Mag Mode Filter.
    pub const MAG_MODE_FILTER_NEAREST: u32 = 0x0;
    /// LINEAR of Mag Mode Filter.
    pub const MAG_MODE_FILTER_LINEAR: u32 = 0x1;
    /// ANISOTROPIC of Mag Mode Filter.
    pub const MAG_MODE_FILTER_ANISOTROPIC: u32 = 0x2;
    /// MONO of Mag Mode Filter.
    pub const MAG_MODE_FILTER_MONO: u32 = 0x6;
    /// NONE of Mip Mode Filter.
    pub const MIP_MODE_FILTER_NONE: u32 = 0x0;
    /// NEAREST of Mip Mode Filter.
    pub const MIP_MODE_FILTER_NEAREST: u32 = 0x1;
    /// LINEAR of Mip Mode Filter.
    pub const MIP_MODE_FILTER_LINEAR: u32 = 0x3;
    /// NONE of LOD PreClamp Mode.
    pub const LOD_PRECLAMP_MODE_NONE: u32 = 0x0;
    /// OGL of LOD PreClamp Mode.
    pub const LOD_PRECLAMP_MODE_OGL: u32 = 0x2;
    /// DX10/OGL of Texture Border Color Mode.
    pub const TEXTURE_BORDER_COLOR_MODE_DX10_OGL: u32 = 0x0;
    /// DX9 of Texture Border Color Mode.
    pub const TEXTURE_BORDER_COLOR_MODE_DX9: u32 = 0x1;
    /// PROGRAMMED of Cube Surface Control Mode.
    pub const CUBE_SURFACE_CONTROL_MODE_PROGRAMMED: u32 = 0x0;
    /// OVERRIDE of Cube Surface Control Mode.
    pub const CUBE_SURFACE_CONTROL_MODE_OVERRIDE: u32 = 0x1;
    /// ALWAYS of Shadow Function.
    pub const SHADOW_FUNCTION_ALWAYS: u32 = 0x0;
    /// NEVER of Shadow Function.
    pub const SHADOW_FUNCTION_NEVER: u32 = 0x1;
    /// LESS of Shadow Function.
    pub const SHADOW_FUNCTION_LESS: u32 = 0x2;
    /// EQUAL of Shadow Function.
    pub const SHADOW_FUNCTION_EQUAL: u32 = 0x3;
    /// LEQUAL of Shadow Function.
    pub const SHADOW_FUNCTION_LEQUAL: u32 = 0x4;
    /// GREATER of Shadow Function.
    pub const SHADOW_FUNCTION_GREATER: u32 = 0x5;
    /// NOTEQUAL of Shadow Function.
    pub const SHADOW_FUNCTION_NOTEQUAL: u32 = 0x6;
    /// GEQUAL of Shadow Function.
    pub const SHADOW_FUNCTION_GEQUAL: u32 = 0x7;
    /// KEYFILTER_KILL_ON_ANY_MATCH of ChromaKey Mode.
    pub const CHROMAKEY_MODE_KEYFILTER_KILL_ON_ANY_MATCH: u32 = 0x0;
    /// KEYFILTER_REPLACE_BLACK of ChromaKey Mode.
    pub const CHROMAKEY_MODE_KEYFILTER_REPLACE_BLACK: u32 = 0x1;
    /// MIPNONE of LOD Clamp Magnification Mode.
    pub const LOD_CLAMP_MAGNIFICATION_MODE_MIPNONE: u32 = 0x0;
    /// MIPFILTER of LOD Clamp Magnification Mode.
    pub const LOD_CLAMP_MAGNIFICATION_MODE_MIPFILTER: u32 = 0x1;
    /// FULL of Trilinear Filter Quality.
    pub const TRILINEAR_FILTER_QUALITY_FULL: u32 = 0x0;
    /// MED of Trilinear Filter Quality.
    pub const TRILINEAR_FILTER_QUALITY_MED: u32 = 0x2;
    /// LOW of Trilinear Filter Quality.
    pub const TRILINEAR_FILTER_QUALITY_LOW: u32 = 0x3;
    /// HIGH of Trilinear Filter Quality.
    pub const TRILINEAR_FILTER_QUALITY_HIGH: u32 = 0x1;
    /// RATIO 2:1 of Maximum Anisotropy.
    pub const MAXIMUM_ANISOTROPY_RATIO_2_1: u32 = 0x0;
    /// RATIO 4:1 of Maximum Anisotropy.
    pub const MAXIMUM_ANISOTROPY_RATIO_4_1: u32 = 0x1;
    /// RATIO 6:1 of Maximum Anisotropy.
    pub const MAXIMUM_ANISOTROPY_RATIO_6_1: u32 = 0x2;
    /// RATIO 8:1 of Maximum Anisotropy.
    pub const MAXIMUM_ANISOTROPY_RATIO_8_1: u32 = 0x3;
    /// RATIO 10:1 of Maximum Anisotropy.
    pub const MAXIMUM_ANISOTROPY_RATIO_10_1: u32 = 0x4;
    /// RATIO 12:1 of Maximum Anisotropy.
    pub const MAXIMUM_ANISOTROPY_RATIO_12_1: u32 = 0x5;
    /// RATIO 14:1 of Maximum Anisotropy.
    pub const MAXIMUM_ANISOTROPY_RATIO_14_1: u32 = 0x6;
    /// RATIO 16:1 of Maximum Anisotropy.
    pub const MAXIMUM_ANISOTROPY_RATIO_16_1: u32 = 0x7;
    /// STD_FILTER of Reduction Type.
    pub const REDUCTION_TYPE_STD_FILTER: u32 = 0x0;
    /// COMPARISON of Reduction Type.
    pub const REDUCTION_TYPE_COMPARISON: u32 = 0x1;
    /// MINIMUM of Reduction Type.
    pub const REDUCTION_TYPE_MINIMUM: u32 = 0x2;
    /// MAXIMUM of Reduction Type.
    pub const REDUCTION_TYPE_MAXIMUM: u32 = 0x3;
    /// OGL of LOD PreClamp Enable.
    pub const LOD_PRECLAMP_ENABLE_OGL: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SamplerState {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { anisotropic_algorithm: u(d, 0, 0), texture_lod_bias: sx(d, 1, 13, 8), min_mode_filter: u(d, 14, 16), mag_mode_filter: u(d, 17, 19), mip_mode_filter: u(d, 20, 21), texture_border_color_mode: u(d, 29, 29), sampler_disable: b(d, 31), cube_surface_control_mode: u(d, 32, 32), shadow_function: u(d, 33, 35), chromakey_mode: u(d, 118, 118), chromakey_index: u(d, 119, 120), chromakey_enable: b(d, 121), max_lod: ux(d, 40, 51, 8), min_lod: ux(d, 52, 63, 8), border_color_pointer: a(d, 69, 95), tcz_address_control_mode: u(d, 96, 98), tcy_address_control_mode: u(d, 99, 101), tcx_address_control_mode: u(d, 102, 104), non_normalized_coordinate_enable: b(d, 106), trilinear_filter_quality: u(d, 107, 108), r_address_min_filter_rounding_enable: b(d, 109), r_address_mag_filter_rounding_enable: b(d, 110), v_address_min_filter_rounding_enable: b(d, 111), v_address_mag_filter_rounding_enable: b(d, 112), u_address_min_filter_rounding_enable: b(d, 113), u_address_mag_filter_rounding_enable: b(d, 114), maximum_anisotropy: u(d, 115, 117), base_mip_level: ux(d, 22, 26, 1), lod_preclamp_enable: u(d, 28, 28), ..Self::default() },
            1 => Self { anisotropic_algorithm: u(d, 0, 0), texture_lod_bias: sx(d, 1, 13, 8), min_mode_filter: u(d, 14, 16), mag_mode_filter: u(d, 17, 19), mip_mode_filter: u(d, 20, 21), lod_preclamp_mode: u(d, 27, 28), texture_border_color_mode: u(d, 29, 29), sampler_disable: b(d, 31), cube_surface_control_mode: u(d, 32, 32), shadow_function: u(d, 33, 35), chromakey_mode: u(d, 36, 36), chromakey_index: u(d, 37, 38), chromakey_enable: b(d, 39), max_lod: ux(d, 40, 51, 8), min_lod: ux(d, 52, 63, 8), lod_clamp_magnification_mode: u(d, 64, 64), border_color_pointer: a(d, 70, 87), tcz_address_control_mode: u(d, 96, 98), tcy_address_control_mode: u(d, 99, 101), tcx_address_control_mode: u(d, 102, 104), non_normalized_coordinate_enable: b(d, 106), trilinear_filter_quality: u(d, 107, 108), r_address_min_filter_rounding_enable: b(d, 109), r_address_mag_filter_rounding_enable: b(d, 110), v_address_min_filter_rounding_enable: b(d, 111), v_address_mag_filter_rounding_enable: b(d, 112), u_address_min_filter_rounding_enable: b(d, 113), u_address_mag_filter_rounding_enable: b(d, 114), maximum_anisotropy: u(d, 115, 117), base_mip_level: ux(d, 22, 26, 1), ..Self::default() },
            _ => Self { anisotropic_algorithm: u(d, 0, 0), texture_lod_bias: sx(d, 1, 13, 8), min_mode_filter: u(d, 14, 16), mag_mode_filter: u(d, 17, 19), mip_mode_filter: u(d, 20, 21), coarse_lod_quality_mode: u(d, 22, 26), lod_preclamp_mode: u(d, 27, 28), texture_border_color_mode: u(d, 29, 29), sampler_disable: b(d, 31), cube_surface_control_mode: u(d, 32, 32), shadow_function: u(d, 33, 35), chromakey_mode: u(d, 36, 36), chromakey_index: u(d, 37, 38), chromakey_enable: b(d, 39), max_lod: ux(d, 40, 51, 8), min_lod: ux(d, 52, 63, 8), lod_clamp_magnification_mode: u(d, 64, 64), border_color_pointer: a(d, 70, 87), tcz_address_control_mode: u(d, 96, 98), tcy_address_control_mode: u(d, 99, 101), tcx_address_control_mode: u(d, 102, 104), reduction_type_enable: b(d, 105), non_normalized_coordinate_enable: b(d, 106), trilinear_filter_quality: u(d, 107, 108), r_address_min_filter_rounding_enable: b(d, 109), r_address_mag_filter_rounding_enable: b(d, 110), v_address_min_filter_rounding_enable: b(d, 111), v_address_mag_filter_rounding_enable: b(d, 112), u_address_min_filter_rounding_enable: b(d, 113), u_address_mag_filter_rounding_enable: b(d, 114), maximum_anisotropy: u(d, 115, 117), reduction_type: u(d, 118, 119), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 0, u64::from(self.anisotropic_algorithm)); put(d, 1, 13, fixed_bits(self.texture_lod_bias, 8, 13, true)); put(d, 14, 16, u64::from(self.min_mode_filter)); put(d, 17, 19, u64::from(self.mag_mode_filter)); put(d, 20, 21, u64::from(self.mip_mode_filter)); put(d, 29, 29, u64::from(self.texture_border_color_mode)); put(d, 31, 31, u64::from(self.sampler_disable)); put(d, 32, 32, u64::from(self.cube_surface_control_mode)); put(d, 33, 35, u64::from(self.shadow_function)); put(d, 118, 118, u64::from(self.chromakey_mode)); put(d, 119, 120, u64::from(self.chromakey_index)); put(d, 121, 121, u64::from(self.chromakey_enable)); put(d, 40, 51, fixed_bits(self.max_lod, 8, 12, false)); put(d, 52, 63, fixed_bits(self.min_lod, 8, 12, false)); put_a(d, 69, 95, self.border_color_pointer); put(d, 96, 98, u64::from(self.tcz_address_control_mode)); put(d, 99, 101, u64::from(self.tcy_address_control_mode)); put(d, 102, 104, u64::from(self.tcx_address_control_mode)); put(d, 106, 106, u64::from(self.non_normalized_coordinate_enable)); put(d, 107, 108, u64::from(self.trilinear_filter_quality)); put(d, 109, 109, u64::from(self.r_address_min_filter_rounding_enable)); put(d, 110, 110, u64::from(self.r_address_mag_filter_rounding_enable)); put(d, 111, 111, u64::from(self.v_address_min_filter_rounding_enable)); put(d, 112, 112, u64::from(self.v_address_mag_filter_rounding_enable)); put(d, 113, 113, u64::from(self.u_address_min_filter_rounding_enable)); put(d, 114, 114, u64::from(self.u_address_mag_filter_rounding_enable)); put(d, 115, 117, u64::from(self.maximum_anisotropy)); put(d, 22, 26, fixed_bits(self.base_mip_level, 1, 5, false)); put(d, 28, 28, u64::from(self.lod_preclamp_enable)); 4 }
            1 => { put(d, 0, 0, u64::from(self.anisotropic_algorithm)); put(d, 1, 13, fixed_bits(self.texture_lod_bias, 8, 13, true)); put(d, 14, 16, u64::from(self.min_mode_filter)); put(d, 17, 19, u64::from(self.mag_mode_filter)); put(d, 20, 21, u64::from(self.mip_mode_filter)); put(d, 27, 28, u64::from(self.lod_preclamp_mode)); put(d, 29, 29, u64::from(self.texture_border_color_mode)); put(d, 31, 31, u64::from(self.sampler_disable)); put(d, 32, 32, u64::from(self.cube_surface_control_mode)); put(d, 33, 35, u64::from(self.shadow_function)); put(d, 36, 36, u64::from(self.chromakey_mode)); put(d, 37, 38, u64::from(self.chromakey_index)); put(d, 39, 39, u64::from(self.chromakey_enable)); put(d, 40, 51, fixed_bits(self.max_lod, 8, 12, false)); put(d, 52, 63, fixed_bits(self.min_lod, 8, 12, false)); put(d, 64, 64, u64::from(self.lod_clamp_magnification_mode)); put_a(d, 70, 87, self.border_color_pointer); put(d, 96, 98, u64::from(self.tcz_address_control_mode)); put(d, 99, 101, u64::from(self.tcy_address_control_mode)); put(d, 102, 104, u64::from(self.tcx_address_control_mode)); put(d, 106, 106, u64::from(self.non_normalized_coordinate_enable)); put(d, 107, 108, u64::from(self.trilinear_filter_quality)); put(d, 109, 109, u64::from(self.r_address_min_filter_rounding_enable)); put(d, 110, 110, u64::from(self.r_address_mag_filter_rounding_enable)); put(d, 111, 111, u64::from(self.v_address_min_filter_rounding_enable)); put(d, 112, 112, u64::from(self.v_address_mag_filter_rounding_enable)); put(d, 113, 113, u64::from(self.u_address_min_filter_rounding_enable)); put(d, 114, 114, u64::from(self.u_address_mag_filter_rounding_enable)); put(d, 115, 117, u64::from(self.maximum_anisotropy)); put(d, 22, 26, fixed_bits(self.base_mip_level, 1, 5, false)); 4 }
            _ => { put(d, 0, 0, u64::from(self.anisotropic_algorithm)); put(d, 1, 13, fixed_bits(self.texture_lod_bias, 8, 13, true)); put(d, 14, 16, u64::from(self.min_mode_filter)); put(d, 17, 19, u64::from(self.mag_mode_filter)); put(d, 20, 21, u64::from(self.mip_mode_filter)); put(d, 22, 26, u64::from(self.coarse_lod_quality_mode)); put(d, 27, 28, u64::from(self.lod_preclamp_mode)); put(d, 29, 29, u64::from(self.texture_border_color_mode)); put(d, 31, 31, u64::from(self.sampler_disable)); put(d, 32, 32, u64::from(self.cube_surface_control_mode)); put(d, 33, 35, u64::from(self.shadow_function)); put(d, 36, 36, u64::from(self.chromakey_mode)); put(d, 37, 38, u64::from(self.chromakey_index)); put(d, 39, 39, u64::from(self.chromakey_enable)); put(d, 40, 51, fixed_bits(self.max_lod, 8, 12, false)); put(d, 52, 63, fixed_bits(self.min_lod, 8, 12, false)); put(d, 64, 64, u64::from(self.lod_clamp_magnification_mode)); put_a(d, 70, 87, self.border_color_pointer); put(d, 96, 98, u64::from(self.tcz_address_control_mode)); put(d, 99, 101, u64::from(self.tcy_address_control_mode)); put(d, 102, 104, u64::from(self.tcx_address_control_mode)); put(d, 105, 105, u64::from(self.reduction_type_enable)); put(d, 106, 106, u64::from(self.non_normalized_coordinate_enable)); put(d, 107, 108, u64::from(self.trilinear_filter_quality)); put(d, 109, 109, u64::from(self.r_address_min_filter_rounding_enable)); put(d, 110, 110, u64::from(self.r_address_mag_filter_rounding_enable)); put(d, 111, 111, u64::from(self.v_address_min_filter_rounding_enable)); put(d, 112, 112, u64::from(self.v_address_mag_filter_rounding_enable)); put(d, 113, 113, u64::from(self.u_address_min_filter_rounding_enable)); put(d, 114, 114, u64::from(self.u_address_mag_filter_rounding_enable)); put(d, 115, 117, u64::from(self.maximum_anisotropy)); put(d, 118, 119, u64::from(self.reduction_type)); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(SamplerState, SAMPLERSTATE_ITEM, Item {
    noun: Noun::Structure, name: "SAMPLER_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 SAMPLER_STATE", "mesa:gen8 SAMPLER_STATE", "mesa:gen9 SAMPLER_STATE", "bdw.2d:SAMPLER_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 27, 27), (0xf, 30, 30), (0x1, 36, 39), (0x1, 64, 68), (0x3, 105, 105), (0x1, 122, 127), (0xe, 65, 69), (0xe, 88, 95), (0x2, 118, 127), (0xc, 120, 127)],
    system: "SM-17", unbuilt: false, watch: &[w(0x1, 0, 0x4fc00000, 0x0), w(0x1, 1, 0xf0, 0x0), w(0x1, 2, 0x1f, 0x0), w(0x1, 3, 0xfdc00200, 0x0), w(0x2, 0, 0x47c00000, 0x0), w(0xe, 1, 0x70, 0x0), w(0xe, 2, 0xff00003e, 0x0), w(0x2, 3, 0xffc00200, 0x0), w(0xc, 0, 0x40000000, 0x0), w(0xc, 3, 0xff000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Anisotropic Algorithm", places: &[p(0xf, 0, 0, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "LEGACY"), (0xf, 0x1, "EWA Approximation")], when: None, gap: None },
        Field { name: "Texture LOD Bias", places: &[p(0xf, 1, 13, Kind::Fixed(true, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Min Mode Filter", places: &[p(0xf, 14, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "NEAREST"), (0xf, 0x1, "LINEAR"), (0xf, 0x2, "ANISOTROPIC"), (0xf, 0x6, "MONO")], when: None, gap: None },
        Field { name: "Mag Mode Filter", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "NEAREST"), (0xf, 0x1, "LINEAR"), (0xf, 0x2, "ANISOTROPIC"), (0xf, 0x6, "MONO")], when: None, gap: None },
        Field { name: "Mip Mode Filter", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "NONE"), (0xf, 0x1, "NEAREST"), (0xf, 0x3, "LINEAR")], when: None, gap: None },
        Field { name: "Coarse LOD Quality Mode", places: &[p(0xc, 22, 26, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LOD PreClamp Mode", places: &[p(0xe, 27, 28, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "NONE"), (0xe, 0x2, "OGL")], when: None, gap: None },
        Field { name: "Texture Border Color Mode", places: &[p(0xf, 29, 29, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "DX10/OGL"), (0xf, 0x1, "DX9")], when: None, gap: None },
        Field { name: "Sampler Disable", places: &[p(0xf, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cube Surface Control Mode", places: &[p(0xf, 32, 32, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "PROGRAMMED"), (0xf, 0x1, "OVERRIDE")], when: None, gap: None },
        Field { name: "Shadow Function", places: &[p(0xf, 33, 35, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "ALWAYS"), (0xf, 0x1, "NEVER"), (0xf, 0x2, "LESS"), (0xf, 0x3, "EQUAL"), (0xf, 0x4, "LEQUAL"), (0xf, 0x5, "GREATER"), (0xf, 0x6, "NOTEQUAL"), (0xf, 0x7, "GEQUAL")], when: None, gap: None },
        Field { name: "ChromaKey Mode", places: &[p(0x1, 118, 118, Kind::Uint, 1, 0), p(0xe, 36, 36, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "KEYFILTER_KILL_ON_ANY_MATCH"), (0xf, 0x1, "KEYFILTER_REPLACE_BLACK")], when: None, gap: Some(Gap { system: "SM-10", usual: &[0] }) },
        Field { name: "ChromaKey Index", places: &[p(0x1, 119, 120, Kind::Uint, 1, 0), p(0xe, 37, 38, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "SM-10", usual: &[0] }) },
        Field { name: "ChromaKey Enable", places: &[p(0x1, 121, 121, Kind::Bool, 1, 0), p(0xe, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max LOD", places: &[p(0xf, 40, 51, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Min LOD", places: &[p(0xf, 52, 63, Kind::Fixed(false, 8), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "LOD Clamp Magnification Mode", places: &[p(0xe, 64, 64, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "MIPNONE"), (0xe, 0x1, "MIPFILTER")], when: None, gap: None },
        Field { name: "Border Color Pointer", places: &[p(0x1, 69, 95, Kind::Offset, 1, 0), p(0xe, 70, 87, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TCZ Address Control Mode", places: &[p(0xf, 96, 98, Kind::Enum("texture_coordinate_mode"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TCY Address Control Mode", places: &[p(0xf, 99, 101, Kind::Enum("texture_coordinate_mode"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TCX Address Control Mode", places: &[p(0xf, 102, 104, Kind::Enum("texture_coordinate_mode"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reduction Type Enable", places: &[p(0xc, 105, 105, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non-normalized Coordinate Enable", places: &[p(0xf, 106, 106, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Trilinear Filter Quality", places: &[p(0xf, 107, 108, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "FULL"), (0xf, 0x2, "MED"), (0xf, 0x3, "LOW"), (0xe, 0x1, "HIGH")], when: None, gap: None },
        Field { name: "R Address Min Filter Rounding Enable", places: &[p(0xf, 109, 109, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R Address Mag Filter Rounding Enable", places: &[p(0xf, 110, 110, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "V Address Min Filter Rounding Enable", places: &[p(0xf, 111, 111, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "V Address Mag Filter Rounding Enable", places: &[p(0xf, 112, 112, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "U Address Min Filter Rounding Enable", places: &[p(0xf, 113, 113, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "U Address Mag Filter Rounding Enable", places: &[p(0xf, 114, 114, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Anisotropy", places: &[p(0xf, 115, 117, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "RATIO 2:1"), (0xf, 0x1, "RATIO 4:1"), (0xf, 0x2, "RATIO 6:1"), (0xf, 0x3, "RATIO 8:1"), (0xf, 0x4, "RATIO 10:1"), (0xf, 0x5, "RATIO 12:1"), (0xf, 0x6, "RATIO 14:1"), (0xf, 0x7, "RATIO 16:1")], when: None, gap: None },
        Field { name: "Reduction Type", places: &[p(0xc, 118, 119, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "STD_FILTER"), (0xc, 0x1, "COMPARISON"), (0xc, 0x2, "MINIMUM"), (0xc, 0x3, "MAXIMUM")], when: None, gap: None },
        Field { name: "Base Mip Level", places: &[p(0x3, 22, 26, Kind::Fixed(false, 1), 1, 0)], values: &[], when: None, gap: Some(Gap { system: "SM-17", usual: &[0] }) },
        Field { name: "LOD PreClamp Enable", places: &[p(0x1, 28, 28, Kind::Uint, 1, 0)], values: &[(0x1, 0x1, "OGL")], when: None, gap: None },
    ],
});

/// `SAMPLER_STATE_8X8_AVS_COEFFICIENTS`: One phase of the scaler of sample_8x8. `[mesa:gen8 SAMPLER_STATE_8X8_AVS_COEFFICIENTS]` `[bdw.2d:SAMPLER_STATE_8x8_AVS_COEFFICIENTS]` `[vaapi:gen7 sampler_8x8_coefficient]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerState8x8AvsCoefficients {
    /// Table 0X Filter Coefficient(n,0), s1.6.
    pub table_0x_filter_coefficient_n_0: f32,
    /// Table 0Y Filter Coefficient(n,0), s1.6.
    pub table_0y_filter_coefficient_n_0: f32,
    /// Table 0X Filter Coefficient(n,1), s1.6.
    pub table_0x_filter_coefficient_n_1: f32,
    /// Table 0Y Filter Coefficient(n,1), s1.6.
    pub table_0y_filter_coefficient_n_1: f32,
    /// Table 0X Filter Coefficient(n,2), s1.6.
    pub table_0x_filter_coefficient_n_2: f32,
    /// Table 0Y Filter Coefficient(n,2), s1.6.
    pub table_0y_filter_coefficient_n_2: f32,
    /// Table 0X Filter Coefficient(n,3), s1.6.
    pub table_0x_filter_coefficient_n_3: f32,
    /// Table 0Y Filter Coefficient(n,3), s1.6.
    pub table_0y_filter_coefficient_n_3: f32,
    /// Table 0X Filter Coefficient(n,4), s1.6.
    pub table_0x_filter_coefficient_n_4: f32,
    /// Table 0Y Filter Coefficient(n,4), s1.6.
    pub table_0y_filter_coefficient_n_4: f32,
    /// Table 0X Filter Coefficient(n,5), s1.6.
    pub table_0x_filter_coefficient_n_5: f32,
    /// Table 0Y Filter Coefficient(n,5), s1.6.
    pub table_0y_filter_coefficient_n_5: f32,
    /// Table 0X Filter Coefficient(n,6), s1.6.
    pub table_0x_filter_coefficient_n_6: f32,
    /// Table 0Y Filter Coefficient(n,6), s1.6.
    pub table_0y_filter_coefficient_n_6: f32,
    /// Table 0X Filter Coefficient(n,7), s1.6.
    pub table_0x_filter_coefficient_n_7: f32,
    /// Table 0Y Filter Coefficient(n,7), s1.6.
    pub table_0y_filter_coefficient_n_7: f32,
    /// Table 1X Filter Coefficient(n,2), s1.6.
    pub table_1x_filter_coefficient_n_2: f32,
    /// Table 1X Filter Coefficient(n,3), s1.6.
    pub table_1x_filter_coefficient_n_3: f32,
    /// Table 1X Filter Coefficient(n,4), s1.6.
    pub table_1x_filter_coefficient_n_4: f32,
    /// Table 1X Filter Coefficient(n,5), s1.6.
    pub table_1x_filter_coefficient_n_5: f32,
    /// Table 1Y Filter Coefficient(n,2), s1.6.
    pub table_1y_filter_coefficient_n_2: f32,
    /// Table 1Y Filter Coefficient(n,3), s1.6.
    pub table_1y_filter_coefficient_n_3: f32,
    /// Table 1Y Filter Coefficient(n,4), s1.6.
    pub table_1y_filter_coefficient_n_4: f32,
    /// Table 1Y Filter Coefficient(n,5), s1.6.
    pub table_1y_filter_coefficient_n_5: f32,
    /// Table 1X Filter Coefficient(n,0), s1.6.
    pub table_1x_filter_coefficient_n_0: f32,
    /// Table 1X Filter Coefficient(n,1), s1.6.
    pub table_1x_filter_coefficient_n_1: f32,
}
impl SamplerState8x8AvsCoefficients {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SamplerState8x8AvsCoefficients {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { table_0x_filter_coefficient_n_0: sx(d, 0, 7, 6), table_0y_filter_coefficient_n_0: sx(d, 64, 71, 6), table_0x_filter_coefficient_n_1: sx(d, 8, 15, 6), table_0y_filter_coefficient_n_1: sx(d, 72, 79, 6), table_0x_filter_coefficient_n_2: sx(d, 16, 23, 6), table_0y_filter_coefficient_n_2: sx(d, 80, 87, 6), table_0x_filter_coefficient_n_3: sx(d, 24, 31, 6), table_0y_filter_coefficient_n_3: sx(d, 88, 95, 6), table_0x_filter_coefficient_n_4: sx(d, 32, 39, 6), table_0y_filter_coefficient_n_4: sx(d, 96, 103, 6), table_0x_filter_coefficient_n_5: sx(d, 40, 47, 6), table_0y_filter_coefficient_n_5: sx(d, 104, 111, 6), table_0x_filter_coefficient_n_6: sx(d, 48, 55, 6), table_0y_filter_coefficient_n_6: sx(d, 112, 119, 6), table_0x_filter_coefficient_n_7: sx(d, 56, 63, 6), table_0y_filter_coefficient_n_7: sx(d, 120, 127, 6), table_1x_filter_coefficient_n_2: sx(d, 144, 151, 6), table_1x_filter_coefficient_n_3: sx(d, 152, 159, 6), table_1x_filter_coefficient_n_4: sx(d, 160, 167, 6), table_1x_filter_coefficient_n_5: sx(d, 168, 175, 6), table_1y_filter_coefficient_n_2: sx(d, 208, 215, 6), table_1y_filter_coefficient_n_3: sx(d, 216, 223, 6), table_1y_filter_coefficient_n_4: sx(d, 224, 231, 6), table_1y_filter_coefficient_n_5: sx(d, 232, 239, 6), table_1x_filter_coefficient_n_0: sx(d, 128, 135, 6), table_1x_filter_coefficient_n_1: sx(d, 136, 143, 6), },
            _ => Self { table_0x_filter_coefficient_n_0: sx(d, 0, 7, 6), table_0y_filter_coefficient_n_0: sx(d, 8, 15, 6), table_0x_filter_coefficient_n_1: sx(d, 16, 23, 6), table_0y_filter_coefficient_n_1: sx(d, 24, 31, 6), table_0x_filter_coefficient_n_2: sx(d, 32, 39, 6), table_0y_filter_coefficient_n_2: sx(d, 40, 47, 6), table_0x_filter_coefficient_n_3: sx(d, 48, 55, 6), table_0y_filter_coefficient_n_3: sx(d, 56, 63, 6), table_0x_filter_coefficient_n_4: sx(d, 64, 71, 6), table_0y_filter_coefficient_n_4: sx(d, 72, 79, 6), table_0x_filter_coefficient_n_5: sx(d, 80, 87, 6), table_0y_filter_coefficient_n_5: sx(d, 88, 95, 6), table_0x_filter_coefficient_n_6: sx(d, 96, 103, 6), table_0y_filter_coefficient_n_6: sx(d, 104, 111, 6), table_0x_filter_coefficient_n_7: sx(d, 112, 119, 6), table_0y_filter_coefficient_n_7: sx(d, 120, 127, 6), table_1x_filter_coefficient_n_2: sx(d, 144, 151, 6), table_1x_filter_coefficient_n_3: sx(d, 152, 159, 6), table_1x_filter_coefficient_n_4: sx(d, 160, 167, 6), table_1x_filter_coefficient_n_5: sx(d, 168, 175, 6), table_1y_filter_coefficient_n_2: sx(d, 208, 215, 6), table_1y_filter_coefficient_n_3: sx(d, 216, 223, 6), table_1y_filter_coefficient_n_4: sx(d, 224, 231, 6), table_1y_filter_coefficient_n_5: sx(d, 232, 239, 6), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 7, fixed_bits(self.table_0x_filter_coefficient_n_0, 6, 8, true)); put(d, 64, 71, fixed_bits(self.table_0y_filter_coefficient_n_0, 6, 8, true)); put(d, 8, 15, fixed_bits(self.table_0x_filter_coefficient_n_1, 6, 8, true)); put(d, 72, 79, fixed_bits(self.table_0y_filter_coefficient_n_1, 6, 8, true)); put(d, 16, 23, fixed_bits(self.table_0x_filter_coefficient_n_2, 6, 8, true)); put(d, 80, 87, fixed_bits(self.table_0y_filter_coefficient_n_2, 6, 8, true)); put(d, 24, 31, fixed_bits(self.table_0x_filter_coefficient_n_3, 6, 8, true)); put(d, 88, 95, fixed_bits(self.table_0y_filter_coefficient_n_3, 6, 8, true)); put(d, 32, 39, fixed_bits(self.table_0x_filter_coefficient_n_4, 6, 8, true)); put(d, 96, 103, fixed_bits(self.table_0y_filter_coefficient_n_4, 6, 8, true)); put(d, 40, 47, fixed_bits(self.table_0x_filter_coefficient_n_5, 6, 8, true)); put(d, 104, 111, fixed_bits(self.table_0y_filter_coefficient_n_5, 6, 8, true)); put(d, 48, 55, fixed_bits(self.table_0x_filter_coefficient_n_6, 6, 8, true)); put(d, 112, 119, fixed_bits(self.table_0y_filter_coefficient_n_6, 6, 8, true)); put(d, 56, 63, fixed_bits(self.table_0x_filter_coefficient_n_7, 6, 8, true)); put(d, 120, 127, fixed_bits(self.table_0y_filter_coefficient_n_7, 6, 8, true)); put(d, 144, 151, fixed_bits(self.table_1x_filter_coefficient_n_2, 6, 8, true)); put(d, 152, 159, fixed_bits(self.table_1x_filter_coefficient_n_3, 6, 8, true)); put(d, 160, 167, fixed_bits(self.table_1x_filter_coefficient_n_4, 6, 8, true)); put(d, 168, 175, fixed_bits(self.table_1x_filter_coefficient_n_5, 6, 8, true)); put(d, 208, 215, fixed_bits(self.table_1y_filter_coefficient_n_2, 6, 8, true)); put(d, 216, 223, fixed_bits(self.table_1y_filter_coefficient_n_3, 6, 8, true)); put(d, 224, 231, fixed_bits(self.table_1y_filter_coefficient_n_4, 6, 8, true)); put(d, 232, 239, fixed_bits(self.table_1y_filter_coefficient_n_5, 6, 8, true)); put(d, 128, 135, fixed_bits(self.table_1x_filter_coefficient_n_0, 6, 8, true)); put(d, 136, 143, fixed_bits(self.table_1x_filter_coefficient_n_1, 6, 8, true)); 8 }
            _ => { put(d, 0, 7, fixed_bits(self.table_0x_filter_coefficient_n_0, 6, 8, true)); put(d, 8, 15, fixed_bits(self.table_0y_filter_coefficient_n_0, 6, 8, true)); put(d, 16, 23, fixed_bits(self.table_0x_filter_coefficient_n_1, 6, 8, true)); put(d, 24, 31, fixed_bits(self.table_0y_filter_coefficient_n_1, 6, 8, true)); put(d, 32, 39, fixed_bits(self.table_0x_filter_coefficient_n_2, 6, 8, true)); put(d, 40, 47, fixed_bits(self.table_0y_filter_coefficient_n_2, 6, 8, true)); put(d, 48, 55, fixed_bits(self.table_0x_filter_coefficient_n_3, 6, 8, true)); put(d, 56, 63, fixed_bits(self.table_0y_filter_coefficient_n_3, 6, 8, true)); put(d, 64, 71, fixed_bits(self.table_0x_filter_coefficient_n_4, 6, 8, true)); put(d, 72, 79, fixed_bits(self.table_0y_filter_coefficient_n_4, 6, 8, true)); put(d, 80, 87, fixed_bits(self.table_0x_filter_coefficient_n_5, 6, 8, true)); put(d, 88, 95, fixed_bits(self.table_0y_filter_coefficient_n_5, 6, 8, true)); put(d, 96, 103, fixed_bits(self.table_0x_filter_coefficient_n_6, 6, 8, true)); put(d, 104, 111, fixed_bits(self.table_0y_filter_coefficient_n_6, 6, 8, true)); put(d, 112, 119, fixed_bits(self.table_0x_filter_coefficient_n_7, 6, 8, true)); put(d, 120, 127, fixed_bits(self.table_0y_filter_coefficient_n_7, 6, 8, true)); put(d, 144, 151, fixed_bits(self.table_1x_filter_coefficient_n_2, 6, 8, true)); put(d, 152, 159, fixed_bits(self.table_1x_filter_coefficient_n_3, 6, 8, true)); put(d, 160, 167, fixed_bits(self.table_1x_filter_coefficient_n_4, 6, 8, true)); put(d, 168, 175, fixed_bits(self.table_1x_filter_coefficient_n_5, 6, 8, true)); put(d, 208, 215, fixed_bits(self.table_1y_filter_coefficient_n_2, 6, 8, true)); put(d, 216, 223, fixed_bits(self.table_1y_filter_coefficient_n_3, 6, 8, true)); put(d, 224, 231, fixed_bits(self.table_1y_filter_coefficient_n_4, 6, 8, true)); put(d, 232, 239, fixed_bits(self.table_1y_filter_coefficient_n_5, 6, 8, true)); 8 }
        };
        words[..n.min(8)].to_vec()
    }
}
described!(SamplerState8x8AvsCoefficients, SAMPLERSTATE8X8AVSCOEFFICIENTS_ITEM, Item {
    noun: Noun::Structure, name: "SAMPLER_STATE_8X8_AVS_COEFFICIENTS", title: "One phase of the scaler of sample_8x8", rows: 0xf,
    cites: &["mesa:gen8 SAMPLER_STATE_8X8_AVS_COEFFICIENTS", "bdw.2d:SAMPLER_STATE_8x8_AVS_COEFFICIENTS", "vaapi:gen7 sampler_8x8_coefficient"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 128, 143), (0xf, 176, 191), (0xf, 192, 207), (0xf, 240, 255)],
    system: "MS-03", unbuilt: false, watch: &[w(0xf, 5, 0xffff0000, 0x0), w(0xf, 6, 0xffff, 0x0), w(0xf, 7, 0xffff0000, 0x0), w(0xe, 4, 0xffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Table 0X Filter Coefficient[n,0]", places: &[p(0x1, 0, 7, Kind::Fixed(true, 6), 1, 0), p(0xe, 0, 7, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,0]", places: &[p(0x1, 64, 71, Kind::Fixed(true, 6), 1, 0), p(0xe, 8, 15, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,1]", places: &[p(0x1, 8, 15, Kind::Fixed(true, 6), 1, 0), p(0xe, 16, 23, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,1]", places: &[p(0x1, 72, 79, Kind::Fixed(true, 6), 1, 0), p(0xe, 24, 31, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,2]", places: &[p(0x1, 16, 23, Kind::Fixed(true, 6), 1, 0), p(0xe, 32, 39, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,2]", places: &[p(0x1, 80, 87, Kind::Fixed(true, 6), 1, 0), p(0xe, 40, 47, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,3]", places: &[p(0x1, 24, 31, Kind::Fixed(true, 6), 1, 0), p(0xe, 48, 55, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,3]", places: &[p(0x1, 88, 95, Kind::Fixed(true, 6), 1, 0), p(0xe, 56, 63, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,4]", places: &[p(0x1, 32, 39, Kind::Fixed(true, 6), 1, 0), p(0xe, 64, 71, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,4]", places: &[p(0x1, 96, 103, Kind::Fixed(true, 6), 1, 0), p(0xe, 72, 79, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,5]", places: &[p(0x1, 40, 47, Kind::Fixed(true, 6), 1, 0), p(0xe, 80, 87, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,5]", places: &[p(0x1, 104, 111, Kind::Fixed(true, 6), 1, 0), p(0xe, 88, 95, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,6]", places: &[p(0x1, 48, 55, Kind::Fixed(true, 6), 1, 0), p(0xe, 96, 103, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,6]", places: &[p(0x1, 112, 119, Kind::Fixed(true, 6), 1, 0), p(0xe, 104, 111, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,7]", places: &[p(0x1, 56, 63, Kind::Fixed(true, 6), 1, 0), p(0xe, 112, 119, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,7]", places: &[p(0x1, 120, 127, Kind::Fixed(true, 6), 1, 0), p(0xe, 120, 127, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,2]", places: &[p(0xf, 144, 151, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,3]", places: &[p(0xf, 152, 159, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,4]", places: &[p(0xf, 160, 167, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,5]", places: &[p(0xf, 168, 175, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient[n,2]", places: &[p(0xf, 208, 215, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient[n,3]", places: &[p(0xf, 216, 223, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient[n,4]", places: &[p(0xf, 224, 231, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient[n,5]", places: &[p(0xf, 232, 239, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,0]", places: &[p(0x1, 128, 135, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,1]", places: &[p(0x1, 136, 143, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SAMPLER_STATE_8X8`: Sampler of sample_8x8 on Gen7, which points to its coefficients. `[vaapi:gen7 sampler_8x8]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerState8x8 {
    /// Global Noise Estimation, uint.
    pub global_noise_estimation: u32,
    /// ChromaKey Index, uint.
    pub chromakey_index: u32,
    /// ChromaKey Enable, bool.
    pub chromakey_enable: bool,
    /// IEF Bypass, bool.
    pub ief_bypass: bool,
    /// AVS Filter Type, uint.
    pub avs_filter_type: u32,
    /// 8x8 State Pointer, offset.
    pub _8x8_state_pointer: u64,
    /// Weak Edge Threshold, uint.
    pub weak_edge_threshold: u32,
    /// Strong Edge Threshold, uint.
    pub strong_edge_threshold: u32,
    /// R5x Coefficient, uint.
    pub r5x_coefficient: u32,
    /// R5cx Coefficient, uint.
    pub r5cx_coefficient: u32,
    /// R5c Coefficient, uint.
    pub r5c_coefficient: u32,
    /// R3x Coefficient, uint.
    pub r3x_coefficient: u32,
    /// R3c Coefficient, uint.
    pub r3c_coefficient: u32,
    /// Gain Factor, uint.
    pub gain_factor: u32,
    /// Non Edge Weight, uint.
    pub non_edge_weight: u32,
    /// Regular Weight, uint.
    pub regular_weight: u32,
    /// Strong Edge Weight, uint.
    pub strong_edge_weight: u32,
    /// IEF4Smooth Enable, bool.
    pub ief4smooth_enable: bool,
}
impl SamplerState8x8 {
    /// ADAPTIVE 8-TAP of AVS Filter Type.
    pub const AVS_FILTER_TYPE_ADAPTIVE_8_TAP: u32 = 0x0;
    /// BILINEAR of AVS Filter Type.
    pub const AVS_FILTER_TYPE_BILINEAR: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SamplerState8x8 {
        let d = &fixed::<4>(dwords);
        Self { global_noise_estimation: u(d, 0, 7), chromakey_index: u(d, 16, 17), chromakey_enable: b(d, 18), ief_bypass: b(d, 29), avs_filter_type: u(d, 30, 31), _8x8_state_pointer: a(d, 37, 63), weak_edge_threshold: u(d, 64, 69), strong_edge_threshold: u(d, 72, 77), r5x_coefficient: u(d, 80, 84), r5cx_coefficient: u(d, 85, 89), r5c_coefficient: u(d, 90, 94), r3x_coefficient: u(d, 96, 100), r3c_coefficient: u(d, 102, 106), gain_factor: u(d, 110, 115), non_edge_weight: u(d, 116, 118), regular_weight: u(d, 120, 122), strong_edge_weight: u(d, 124, 126), ief4smooth_enable: b(d, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, u64::from(self.global_noise_estimation)); put(d, 16, 17, u64::from(self.chromakey_index)); put(d, 18, 18, u64::from(self.chromakey_enable)); put(d, 29, 29, u64::from(self.ief_bypass)); put(d, 30, 31, u64::from(self.avs_filter_type)); put_a(d, 37, 63, self._8x8_state_pointer); put(d, 64, 69, u64::from(self.weak_edge_threshold)); put(d, 72, 77, u64::from(self.strong_edge_threshold)); put(d, 80, 84, u64::from(self.r5x_coefficient)); put(d, 85, 89, u64::from(self.r5cx_coefficient)); put(d, 90, 94, u64::from(self.r5c_coefficient)); put(d, 96, 100, u64::from(self.r3x_coefficient)); put(d, 102, 106, u64::from(self.r3c_coefficient)); put(d, 110, 115, u64::from(self.gain_factor)); put(d, 116, 118, u64::from(self.non_edge_weight)); put(d, 120, 122, u64::from(self.regular_weight)); put(d, 124, 126, u64::from(self.strong_edge_weight)); put(d, 127, 127, u64::from(self.ief4smooth_enable)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(SamplerState8x8, SAMPLERSTATE8X8_ITEM, Item {
    noun: Noun::Structure, name: "SAMPLER_STATE_8X8", title: "Sampler of sample_8x8 on Gen7, which points to its coefficients", rows: 0x1,
    cites: &["vaapi:gen7 sampler_8x8"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 8, 15), (0x1, 19, 28), (0x1, 32, 36), (0x1, 70, 71), (0x1, 78, 79), (0x1, 95, 95), (0x1, 101, 101), (0x1, 107, 109), (0x1, 119, 119), (0x1, 123, 123)],
    system: "MS-03", unbuilt: false, watch: &[w(0x1, 0, 0x1ff8ff00, 0x0), w(0x1, 1, 0x1f, 0x0), w(0x1, 2, 0x8000c0c0, 0x0), w(0x1, 3, 0x8803820, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Global Noise Estimation", places: &[p(0x1, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ChromaKey Index", places: &[p(0x1, 16, 17, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ChromaKey Enable", places: &[p(0x1, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF Bypass", places: &[p(0x1, 29, 29, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVS Filter Type", places: &[p(0x1, 30, 31, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "ADAPTIVE 8-TAP"), (0x1, 0x2, "BILINEAR")], when: None, gap: None },
        Field { name: "8x8 State Pointer", places: &[p(0x1, 37, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Weak Edge Threshold", places: &[p(0x1, 64, 69, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Strong Edge Threshold", places: &[p(0x1, 72, 77, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5x Coefficient", places: &[p(0x1, 80, 84, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5cx Coefficient", places: &[p(0x1, 85, 89, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5c Coefficient", places: &[p(0x1, 90, 94, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R3x Coefficient", places: &[p(0x1, 96, 100, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R3c Coefficient", places: &[p(0x1, 102, 106, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gain Factor", places: &[p(0x1, 110, 115, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non Edge Weight", places: &[p(0x1, 116, 118, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Regular Weight", places: &[p(0x1, 120, 122, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Strong Edge Weight", places: &[p(0x1, 124, 126, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF4Smooth Enable", places: &[p(0x1, 127, 127, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SAMPLER_STATE_8X8_AVS`: How sample_8x8 sharpens, before its coefficients. `[bdw.2d:SAMPLER_STATE_8x8_AVS]` `[media-driver:g9 SAMPLER_STATE_8x8_AVS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerState8x8Avs {
    /// Gain Factor, uint.
    pub gain_factor: u32,
    /// Weak Edge Threshold, uint.
    pub weak_edge_threshold: u32,
    /// Strong Edge Threshold, uint.
    pub strong_edge_threshold: u32,
    /// R3x Coefficient, uint.
    pub r3x_coefficient: u32,
    /// R3c Coefficient, uint.
    pub r3c_coefficient: u32,
    /// Global Noise Estimation, uint.
    pub global_noise_estimation: u32,
    /// Non Edge Weight, uint.
    pub non_edge_weight: u32,
    /// Regular Weight, uint.
    pub regular_weight: u32,
    /// Strong Edge Weight, uint.
    pub strong_edge_weight: u32,
    /// R5x Coefficient, uint.
    pub r5x_coefficient: u32,
    /// R5cx Coefficient, uint.
    pub r5cx_coefficient: u32,
    /// R5c Coefficient, uint.
    pub r5c_coefficient: u32,
    /// Sin(alpha), uint.
    pub sin_alpha: u32,
    /// Cos(alpha), uint.
    pub cos_alpha: u32,
    /// Sat Max, uint.
    pub sat_max: u32,
    /// Hue Max, uint.
    pub hue_max: u32,
    /// Enable 8-tap filter, uint.
    pub enable_8_tap_filter: u32,
    /// IEF4Smooth Enable, bool.
    pub ief4smooth_enable: bool,
    /// Skin Tone Tuned IEF Enable, bool.
    pub skin_tone_tuned_ief_enable: bool,
    /// S3U, uint.
    pub s3u: u32,
    /// Shuffle OutputWriteback, bool.
    pub shuffle_outputwriteback: bool,
    /// Diamond Margin, uint.
    pub diamond_margin: u32,
    /// VY STD Enable, bool.
    pub vy_std_enable: bool,
    /// U Mid, uint.
    pub u_mid: u32,
    /// V Mid, uint.
    pub v_mid: u32,
    /// Skin Tone, uint.
    pub skin_tone: u32,
    /// Y Points, uint.
    pub y_points: u32,
    /// INV Margin VYL, uint.
    pub inv_margin_vyl: u32,
    /// Detection 8, uint.
    pub detection_8: u32,
    /// Detection 9, uint.
    pub detection_9: u32,
    /// Detection 10, uint.
    pub detection_10: u32,
    /// Detection 11, uint.
    pub detection_11: u32,
    /// Detection 12, uint.
    pub detection_12: u32,
    /// Detection 13, uint.
    pub detection_13: u32,
    /// Detection 14, uint.
    pub detection_14: u32,
    /// Detection 15, uint.
    pub detection_15: u32,
}
impl SamplerState8x8Avs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SamplerState8x8Avs {
        let d = &fixed::<16>(dwords);
        match platform.row() {
            1 => Self { gain_factor: u(d, 0, 5), weak_edge_threshold: u(d, 6, 11), strong_edge_threshold: u(d, 12, 17), r3x_coefficient: u(d, 18, 22), r3c_coefficient: u(d, 23, 27), global_noise_estimation: u(d, 64, 71), non_edge_weight: u(d, 72, 74), regular_weight: u(d, 75, 77), strong_edge_weight: u(d, 78, 80), r5x_coefficient: u(d, 81, 85), r5cx_coefficient: u(d, 86, 90), r5c_coefficient: u(d, 91, 95), sin_alpha: u(d, 96, 103), cos_alpha: u(d, 104, 111), sat_max: u(d, 112, 117), hue_max: u(d, 118, 123), enable_8_tap_filter: u(d, 124, 125), ief4smooth_enable: b(d, 126), skin_tone_tuned_ief_enable: b(d, 127), s3u: u(d, 128, 138), diamond_margin: u(d, 140, 142), vy_std_enable: b(d, 143), u_mid: u(d, 144, 151), v_mid: u(d, 152, 159), skin_tone: u(d, 160, 191), y_points: u(d, 192, 223), inv_margin_vyl: u(d, 224, 239), detection_8: u(d, 256, 287), detection_9: u(d, 288, 319), detection_10: u(d, 320, 351), detection_11: u(d, 352, 373), detection_12: u(d, 384, 415), detection_13: u(d, 416, 447), detection_14: u(d, 448, 474), detection_15: u(d, 480, 501), ..Self::default() },
            _ => Self { gain_factor: u(d, 0, 5), weak_edge_threshold: u(d, 6, 11), strong_edge_threshold: u(d, 12, 17), r3x_coefficient: u(d, 18, 22), r3c_coefficient: u(d, 23, 27), global_noise_estimation: u(d, 64, 71), non_edge_weight: u(d, 72, 74), regular_weight: u(d, 75, 77), strong_edge_weight: u(d, 78, 80), r5x_coefficient: u(d, 81, 85), r5cx_coefficient: u(d, 86, 90), r5c_coefficient: u(d, 91, 95), sin_alpha: u(d, 96, 103), cos_alpha: u(d, 104, 111), sat_max: u(d, 112, 117), hue_max: u(d, 118, 123), enable_8_tap_filter: u(d, 124, 125), ief4smooth_enable: b(d, 126), skin_tone_tuned_ief_enable: b(d, 127), s3u: u(d, 128, 138), shuffle_outputwriteback: b(d, 139), diamond_margin: u(d, 140, 142), vy_std_enable: b(d, 143), u_mid: u(d, 144, 151), v_mid: u(d, 152, 159), skin_tone: u(d, 160, 191), y_points: u(d, 192, 223), inv_margin_vyl: u(d, 224, 239), detection_8: u(d, 256, 287), detection_9: u(d, 288, 319), detection_10: u(d, 320, 351), detection_11: u(d, 352, 373), detection_12: u(d, 384, 415), detection_13: u(d, 416, 447), detection_14: u(d, 448, 474), detection_15: u(d, 480, 501), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 16];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { put(d, 0, 5, u64::from(self.gain_factor)); put(d, 6, 11, u64::from(self.weak_edge_threshold)); put(d, 12, 17, u64::from(self.strong_edge_threshold)); put(d, 18, 22, u64::from(self.r3x_coefficient)); put(d, 23, 27, u64::from(self.r3c_coefficient)); put(d, 64, 71, u64::from(self.global_noise_estimation)); put(d, 72, 74, u64::from(self.non_edge_weight)); put(d, 75, 77, u64::from(self.regular_weight)); put(d, 78, 80, u64::from(self.strong_edge_weight)); put(d, 81, 85, u64::from(self.r5x_coefficient)); put(d, 86, 90, u64::from(self.r5cx_coefficient)); put(d, 91, 95, u64::from(self.r5c_coefficient)); put(d, 96, 103, u64::from(self.sin_alpha)); put(d, 104, 111, u64::from(self.cos_alpha)); put(d, 112, 117, u64::from(self.sat_max)); put(d, 118, 123, u64::from(self.hue_max)); put(d, 124, 125, u64::from(self.enable_8_tap_filter)); put(d, 126, 126, u64::from(self.ief4smooth_enable)); put(d, 127, 127, u64::from(self.skin_tone_tuned_ief_enable)); put(d, 128, 138, u64::from(self.s3u)); put(d, 140, 142, u64::from(self.diamond_margin)); put(d, 143, 143, u64::from(self.vy_std_enable)); put(d, 144, 151, u64::from(self.u_mid)); put(d, 152, 159, u64::from(self.v_mid)); put(d, 160, 191, u64::from(self.skin_tone)); put(d, 192, 223, u64::from(self.y_points)); put(d, 224, 239, u64::from(self.inv_margin_vyl)); put(d, 256, 287, u64::from(self.detection_8)); put(d, 288, 319, u64::from(self.detection_9)); put(d, 320, 351, u64::from(self.detection_10)); put(d, 352, 373, u64::from(self.detection_11)); put(d, 384, 415, u64::from(self.detection_12)); put(d, 416, 447, u64::from(self.detection_13)); put(d, 448, 474, u64::from(self.detection_14)); put(d, 480, 501, u64::from(self.detection_15)); 16 }
            _ => { put(d, 0, 5, u64::from(self.gain_factor)); put(d, 6, 11, u64::from(self.weak_edge_threshold)); put(d, 12, 17, u64::from(self.strong_edge_threshold)); put(d, 18, 22, u64::from(self.r3x_coefficient)); put(d, 23, 27, u64::from(self.r3c_coefficient)); put(d, 64, 71, u64::from(self.global_noise_estimation)); put(d, 72, 74, u64::from(self.non_edge_weight)); put(d, 75, 77, u64::from(self.regular_weight)); put(d, 78, 80, u64::from(self.strong_edge_weight)); put(d, 81, 85, u64::from(self.r5x_coefficient)); put(d, 86, 90, u64::from(self.r5cx_coefficient)); put(d, 91, 95, u64::from(self.r5c_coefficient)); put(d, 96, 103, u64::from(self.sin_alpha)); put(d, 104, 111, u64::from(self.cos_alpha)); put(d, 112, 117, u64::from(self.sat_max)); put(d, 118, 123, u64::from(self.hue_max)); put(d, 124, 125, u64::from(self.enable_8_tap_filter)); put(d, 126, 126, u64::from(self.ief4smooth_enable)); put(d, 127, 127, u64::from(self.skin_tone_tuned_ief_enable)); put(d, 128, 138, u64::from(self.s3u)); put(d, 139, 139, u64::from(self.shuffle_outputwriteback)); put(d, 140, 142, u64::from(self.diamond_margin)); put(d, 143, 143, u64::from(self.vy_std_enable)); put(d, 144, 151, u64::from(self.u_mid)); put(d, 152, 159, u64::from(self.v_mid)); put(d, 160, 191, u64::from(self.skin_tone)); put(d, 192, 223, u64::from(self.y_points)); put(d, 224, 239, u64::from(self.inv_margin_vyl)); put(d, 256, 287, u64::from(self.detection_8)); put(d, 288, 319, u64::from(self.detection_9)); put(d, 320, 351, u64::from(self.detection_10)); put(d, 352, 373, u64::from(self.detection_11)); put(d, 384, 415, u64::from(self.detection_12)); put(d, 416, 447, u64::from(self.detection_13)); put(d, 448, 474, u64::from(self.detection_14)); put(d, 480, 501, u64::from(self.detection_15)); 16 }
        };
        words[..n.min(16)].to_vec()
    }
}
described!(SamplerState8x8Avs, SAMPLERSTATE8X8AVS_ITEM, Item {
    noun: Noun::Structure, name: "SAMPLER_STATE_8X8_AVS", title: "How sample_8x8 sharpens, before its coefficients", rows: 0xe,
    cites: &["bdw.2d:SAMPLER_STATE_8x8_AVS", "media-driver:g9 SAMPLER_STATE_8x8_AVS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 16, 16, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 28, 31), (0xe, 32, 63), (0x2, 139, 139), (0xe, 240, 255), (0xe, 374, 383), (0xe, 475, 479), (0xe, 502, 511)],
    system: "MS-03", unbuilt: false, watch: &[w(0xe, 0, 0xf0000000, 0x0), w(0xe, 1, 0xffffffff, 0x0), w(0x2, 4, 0x800, 0x0), w(0xe, 7, 0xffff0000, 0x0), w(0xe, 11, 0xffc00000, 0x0), w(0xe, 14, 0xf8000000, 0x0), w(0xe, 15, 0xffc00000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Gain Factor", places: &[p(0xe, 0, 5, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Weak Edge Threshold", places: &[p(0xe, 6, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Strong Edge Threshold", places: &[p(0xe, 12, 17, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R3x Coefficient", places: &[p(0xe, 18, 22, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R3c Coefficient", places: &[p(0xe, 23, 27, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Noise Estimation", places: &[p(0xe, 64, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non Edge Weight", places: &[p(0xe, 72, 74, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Regular Weight", places: &[p(0xe, 75, 77, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Strong Edge Weight", places: &[p(0xe, 78, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5x Coefficient", places: &[p(0xe, 81, 85, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5cx Coefficient", places: &[p(0xe, 86, 90, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "R5c Coefficient", places: &[p(0xe, 91, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sin(alpha)", places: &[p(0xe, 96, 103, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cos(alpha)", places: &[p(0xe, 104, 111, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sat Max", places: &[p(0xe, 112, 117, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hue Max", places: &[p(0xe, 118, 123, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable 8-tap filter", places: &[p(0xe, 124, 125, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF4Smooth Enable", places: &[p(0xe, 126, 126, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skin Tone Tuned IEF Enable", places: &[p(0xe, 127, 127, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "S3U", places: &[p(0xe, 128, 138, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shuffle OutputWriteback", places: &[p(0xc, 139, 139, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Diamond Margin", places: &[p(0xe, 140, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VY STD Enable", places: &[p(0xe, 143, 143, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "U Mid", places: &[p(0xe, 144, 151, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "V Mid", places: &[p(0xe, 152, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Skin Tone", places: &[p(0xe, 160, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Points", places: &[p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "INV Margin VYL", places: &[p(0xe, 224, 239, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Detection 8", places: &[p(0xe, 256, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Detection 9", places: &[p(0xe, 288, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Detection 10", places: &[p(0xe, 320, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Detection 11", places: &[p(0xe, 352, 373, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Detection 12", places: &[p(0xe, 384, 415, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Detection 13", places: &[p(0xe, 416, 447, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Detection 14", places: &[p(0xe, 448, 474, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Detection 15", places: &[p(0xe, 480, 501, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SAMPLER_STATE_8X8_AVS_CONTROL`: How sample_8x8 blends its scalers, behind the first 17 phases. `[bdw.2d:SAMPLER_STATE_8x8_AVS]` `[vaapi:gen7 sampler_8x8_state]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerState8x8AvsControl {
    /// Transition Area with 8 Pixels, uint.
    pub transition_area_with_8_pixels: u32,
    /// Transition Area with 4 Pixels, uint.
    pub transition_area_with_4_pixels: u32,
    /// Max Derivative 8 Pixels, uint.
    pub max_derivative_8_pixels: u32,
    /// Max Derivative 4 Pixels, uint.
    pub max_derivative_4_pixels: u32,
    /// Default Sharpness Level, uint.
    pub default_sharpness_level: u32,
    /// RGB Adaptive, bool.
    pub rgb_adaptive: bool,
    /// Adaptive Filter for all channels, bool.
    pub adaptive_filter_for_all_channels: bool,
    /// Bypass Y Adaptive Filtering, bool.
    pub bypass_y_adaptive_filtering: bool,
    /// Bypass X Adaptive Filtering, bool.
    pub bypass_x_adaptive_filtering: bool,
}
impl SamplerState8x8AvsControl {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SamplerState8x8AvsControl {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { transition_area_with_8_pixels: u(d, 0, 2), transition_area_with_4_pixels: u(d, 4, 6), max_derivative_8_pixels: u(d, 8, 15), max_derivative_4_pixels: u(d, 16, 23), default_sharpness_level: u(d, 24, 31), bypass_y_adaptive_filtering: b(d, 53), bypass_x_adaptive_filtering: b(d, 54), ..Self::default() },
            _ => Self { transition_area_with_8_pixels: u(d, 0, 2), transition_area_with_4_pixels: u(d, 4, 6), max_derivative_8_pixels: u(d, 8, 15), max_derivative_4_pixels: u(d, 16, 23), default_sharpness_level: u(d, 24, 31), rgb_adaptive: b(d, 32), adaptive_filter_for_all_channels: b(d, 33), bypass_y_adaptive_filtering: b(d, 53), bypass_x_adaptive_filtering: b(d, 54), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 2, u64::from(self.transition_area_with_8_pixels)); put(d, 4, 6, u64::from(self.transition_area_with_4_pixels)); put(d, 8, 15, u64::from(self.max_derivative_8_pixels)); put(d, 16, 23, u64::from(self.max_derivative_4_pixels)); put(d, 24, 31, u64::from(self.default_sharpness_level)); put(d, 53, 53, u64::from(self.bypass_y_adaptive_filtering)); put(d, 54, 54, u64::from(self.bypass_x_adaptive_filtering)); 2 }
            _ => { put(d, 0, 2, u64::from(self.transition_area_with_8_pixels)); put(d, 4, 6, u64::from(self.transition_area_with_4_pixels)); put(d, 8, 15, u64::from(self.max_derivative_8_pixels)); put(d, 16, 23, u64::from(self.max_derivative_4_pixels)); put(d, 24, 31, u64::from(self.default_sharpness_level)); put(d, 32, 32, u64::from(self.rgb_adaptive)); put(d, 33, 33, u64::from(self.adaptive_filter_for_all_channels)); put(d, 53, 53, u64::from(self.bypass_y_adaptive_filtering)); put(d, 54, 54, u64::from(self.bypass_x_adaptive_filtering)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(SamplerState8x8AvsControl, SAMPLERSTATE8X8AVSCONTROL_ITEM, Item {
    noun: Noun::Structure, name: "SAMPLER_STATE_8X8_AVS_CONTROL", title: "How sample_8x8 blends its scalers, behind the first 17 phases", rows: 0xf,
    cites: &["bdw.2d:SAMPLER_STATE_8x8_AVS", "vaapi:gen7 sampler_8x8_state"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 3, 3), (0xf, 7, 7), (0x1, 32, 33), (0xf, 34, 52), (0xf, 55, 63)],
    system: "MS-03", unbuilt: false, watch: &[w(0xf, 0, 0x88, 0x0), w(0x1, 1, 0xff9fffff, 0x0), w(0xe, 1, 0xff9ffffc, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Transition Area with 8 Pixels", places: &[p(0xf, 0, 2, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transition Area with 4 Pixels", places: &[p(0xf, 4, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Derivative 8 Pixels", places: &[p(0xf, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Max Derivative 4 Pixels", places: &[p(0xf, 16, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Default Sharpness Level", places: &[p(0xf, 24, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RGB Adaptive", places: &[p(0xe, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Adaptive Filter for all channels", places: &[p(0xe, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bypass Y Adaptive Filtering", places: &[p(0xf, 53, 53, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bypass X Adaptive Filtering", places: &[p(0xf, 54, 54, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

