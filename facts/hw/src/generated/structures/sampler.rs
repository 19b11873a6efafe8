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

/// `SAMPLER_STATE_8X8_AVS_COEFFICIENTS`. `[mesa:gen8 SAMPLER_STATE_8X8_AVS_COEFFICIENTS]`
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
}
impl SamplerState8x8AvsCoefficients {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SamplerState8x8AvsCoefficients {
        let d = &fixed::<8>(dwords);
        Self { table_0x_filter_coefficient_n_0: sx(d, 0, 7, 6), table_0y_filter_coefficient_n_0: sx(d, 8, 15, 6), table_0x_filter_coefficient_n_1: sx(d, 16, 23, 6), table_0y_filter_coefficient_n_1: sx(d, 24, 31, 6), table_0x_filter_coefficient_n_2: sx(d, 32, 39, 6), table_0y_filter_coefficient_n_2: sx(d, 40, 47, 6), table_0x_filter_coefficient_n_3: sx(d, 48, 55, 6), table_0y_filter_coefficient_n_3: sx(d, 56, 63, 6), table_0x_filter_coefficient_n_4: sx(d, 64, 71, 6), table_0y_filter_coefficient_n_4: sx(d, 72, 79, 6), table_0x_filter_coefficient_n_5: sx(d, 80, 87, 6), table_0y_filter_coefficient_n_5: sx(d, 88, 95, 6), table_0x_filter_coefficient_n_6: sx(d, 96, 103, 6), table_0y_filter_coefficient_n_6: sx(d, 104, 111, 6), table_0x_filter_coefficient_n_7: sx(d, 112, 119, 6), table_0y_filter_coefficient_n_7: sx(d, 120, 127, 6), table_1x_filter_coefficient_n_2: sx(d, 144, 151, 6), table_1x_filter_coefficient_n_3: sx(d, 152, 159, 6), table_1x_filter_coefficient_n_4: sx(d, 160, 167, 6), table_1x_filter_coefficient_n_5: sx(d, 168, 175, 6), table_1y_filter_coefficient_n_2: sx(d, 208, 215, 6), table_1y_filter_coefficient_n_3: sx(d, 216, 223, 6), table_1y_filter_coefficient_n_4: sx(d, 224, 231, 6), table_1y_filter_coefficient_n_5: sx(d, 232, 239, 6), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, fixed_bits(self.table_0x_filter_coefficient_n_0, 6, 8, true)); put(d, 8, 15, fixed_bits(self.table_0y_filter_coefficient_n_0, 6, 8, true)); put(d, 16, 23, fixed_bits(self.table_0x_filter_coefficient_n_1, 6, 8, true)); put(d, 24, 31, fixed_bits(self.table_0y_filter_coefficient_n_1, 6, 8, true)); put(d, 32, 39, fixed_bits(self.table_0x_filter_coefficient_n_2, 6, 8, true)); put(d, 40, 47, fixed_bits(self.table_0y_filter_coefficient_n_2, 6, 8, true)); put(d, 48, 55, fixed_bits(self.table_0x_filter_coefficient_n_3, 6, 8, true)); put(d, 56, 63, fixed_bits(self.table_0y_filter_coefficient_n_3, 6, 8, true)); put(d, 64, 71, fixed_bits(self.table_0x_filter_coefficient_n_4, 6, 8, true)); put(d, 72, 79, fixed_bits(self.table_0y_filter_coefficient_n_4, 6, 8, true)); put(d, 80, 87, fixed_bits(self.table_0x_filter_coefficient_n_5, 6, 8, true)); put(d, 88, 95, fixed_bits(self.table_0y_filter_coefficient_n_5, 6, 8, true)); put(d, 96, 103, fixed_bits(self.table_0x_filter_coefficient_n_6, 6, 8, true)); put(d, 104, 111, fixed_bits(self.table_0y_filter_coefficient_n_6, 6, 8, true)); put(d, 112, 119, fixed_bits(self.table_0x_filter_coefficient_n_7, 6, 8, true)); put(d, 120, 127, fixed_bits(self.table_0y_filter_coefficient_n_7, 6, 8, true)); put(d, 144, 151, fixed_bits(self.table_1x_filter_coefficient_n_2, 6, 8, true)); put(d, 152, 159, fixed_bits(self.table_1x_filter_coefficient_n_3, 6, 8, true)); put(d, 160, 167, fixed_bits(self.table_1x_filter_coefficient_n_4, 6, 8, true)); put(d, 168, 175, fixed_bits(self.table_1x_filter_coefficient_n_5, 6, 8, true)); put(d, 208, 215, fixed_bits(self.table_1y_filter_coefficient_n_2, 6, 8, true)); put(d, 216, 223, fixed_bits(self.table_1y_filter_coefficient_n_3, 6, 8, true)); put(d, 224, 231, fixed_bits(self.table_1y_filter_coefficient_n_4, 6, 8, true)); put(d, 232, 239, fixed_bits(self.table_1y_filter_coefficient_n_5, 6, 8, true)); 8 };
        words[..n.min(8)].to_vec()
    }
}
described!(SamplerState8x8AvsCoefficients, SAMPLERSTATE8X8AVSCOEFFICIENTS_ITEM, Item {
    noun: Noun::Structure, name: "SAMPLER_STATE_8X8_AVS_COEFFICIENTS", title: "", rows: 0xe,
    cites: &["mesa:gen8 SAMPLER_STATE_8X8_AVS_COEFFICIENTS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 128, 143), (0xe, 176, 191), (0xe, 192, 207), (0xe, 240, 255)],
    system: "MS-03", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Table 0X Filter Coefficient[n,0]", places: &[p(0xe, 0, 7, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,0]", places: &[p(0xe, 8, 15, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,1]", places: &[p(0xe, 16, 23, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,1]", places: &[p(0xe, 24, 31, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,2]", places: &[p(0xe, 32, 39, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,2]", places: &[p(0xe, 40, 47, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,3]", places: &[p(0xe, 48, 55, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,3]", places: &[p(0xe, 56, 63, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,4]", places: &[p(0xe, 64, 71, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,4]", places: &[p(0xe, 72, 79, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,5]", places: &[p(0xe, 80, 87, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,5]", places: &[p(0xe, 88, 95, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,6]", places: &[p(0xe, 96, 103, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,6]", places: &[p(0xe, 104, 111, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0X Filter Coefficient[n,7]", places: &[p(0xe, 112, 119, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 0Y Filter Coefficient[n,7]", places: &[p(0xe, 120, 127, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,2]", places: &[p(0xe, 144, 151, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,3]", places: &[p(0xe, 152, 159, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,4]", places: &[p(0xe, 160, 167, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1X Filter Coefficient[n,5]", places: &[p(0xe, 168, 175, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient[n,2]", places: &[p(0xe, 208, 215, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient[n,3]", places: &[p(0xe, 216, 223, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient[n,4]", places: &[p(0xe, 224, 231, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Table 1Y Filter Coefficient[n,5]", places: &[p(0xe, 232, 239, Kind::Fixed(true, 6), 1, 0)], values: &[], when: None, gap: None },
    ],
});

