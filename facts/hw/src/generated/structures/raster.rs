//! Generated from hw/structures/raster.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `BLEND_STATE`. `[mesa:gen7 BLEND_STATE]` `[mesa:gen8 BLEND_STATE]` `[mesa:gen9 BLEND_STATE]` `[bdw.2d:BLEND_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BlendState {
    /// Y Dither Offset, uint.
    pub y_dither_offset: u32,
    /// X Dither Offset, uint.
    pub x_dither_offset: u32,
    /// Color Dither Enable, bool.
    pub color_dither_enable: bool,
    /// Alpha Test Function, `enums::compare_function`.
    pub alpha_test_function: u32,
    /// Alpha Test Enable, bool.
    pub alpha_test_enable: bool,
    /// Alpha To Coverage Dither Enable, bool.
    pub alpha_to_coverage_dither_enable: bool,
    /// Alpha To One Enable, bool.
    pub alpha_to_one_enable: bool,
    /// Independent Alpha Blend Enable, bool.
    pub independent_alpha_blend_enable: bool,
    /// Alpha To Coverage Enable, bool.
    pub alpha_to_coverage_enable: bool,
}
impl BlendState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> BlendState {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { ..Self::default() },
            _ => Self { y_dither_offset: u(d, 19, 20), x_dither_offset: u(d, 21, 22), color_dither_enable: b(d, 23), alpha_test_function: u(d, 24, 26), alpha_test_enable: b(d, 27), alpha_to_coverage_dither_enable: b(d, 28), alpha_to_one_enable: b(d, 29), independent_alpha_blend_enable: b(d, 30), alpha_to_coverage_enable: b(d, 31), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { 0 }
            _ => { put(d, 19, 20, u64::from(self.y_dither_offset)); put(d, 21, 22, u64::from(self.x_dither_offset)); put(d, 23, 23, u64::from(self.color_dither_enable)); put(d, 24, 26, u64::from(self.alpha_test_function)); put(d, 27, 27, u64::from(self.alpha_test_enable)); put(d, 28, 28, u64::from(self.alpha_to_coverage_dither_enable)); put(d, 29, 29, u64::from(self.alpha_to_one_enable)); put(d, 30, 30, u64::from(self.independent_alpha_blend_enable)); put(d, 31, 31, u64::from(self.alpha_to_coverage_enable)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 2;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = BlendStateEntry> + 'a {
        let start: usize = match platform.row() {
            0 => 0,
            _ => 1,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(2).map(move |e| BlendStateEntry::decode(platform, e))
    }
}
described!(BlendState, BLENDSTATE_ITEM, Item {
    noun: Noun::Structure, name: "BLEND_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 BLEND_STATE", "mesa:gen8 BLEND_STATE", "mesa:gen9 BLEND_STATE", "bdw.2d:BLEND_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 0, 0, true), (0xe, 1, 1, true)], tail: &[(0x1, 0, 64), (0xe, 32, 64)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 0, 18)],
    system: "B118", unbuilt: false, watch: &[w(0xe, 0, 0x7ffff, 0x0)], watch_tail: &[w(0x1, 0, 0x22004400, 0x0), w(0x1, 1, 0x108200f0, 0x0), w(0xe, 0, 0x10, 0x0), w(0xe, 1, 0x7ffffe0, 0x0)],
    fields: &[
        Field { name: "Y Dither Offset", places: &[p(0xe, 19, 20, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Dither Offset", places: &[p(0xe, 21, 22, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Dither Enable", places: &[p(0xe, 23, 23, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Test Function", places: &[p(0xe, 24, 26, Kind::Enum("compare_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Test Enable", places: &[p(0xe, 27, 27, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha To Coverage Dither Enable", places: &[p(0xe, 28, 28, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha To One Enable", places: &[p(0xe, 29, 29, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Independent Alpha Blend Enable", places: &[p(0xe, 30, 30, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha To Coverage Enable", places: &[p(0xe, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry", places: &[p(0x1, 0, 63, Kind::Struct(&BLENDSTATEENTRY_ITEM), 0, 0), p(0xe, 32, 95, Kind::Struct(&BLENDSTATEENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BLEND_STATE_ENTRY`. `[mesa:gen7 BLEND_STATE_ENTRY]` `[mesa:gen8 BLEND_STATE_ENTRY]` `[mesa:gen9 BLEND_STATE_ENTRY]` `[bdw.2d:BLEND_STATE_ENTRY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BlendStateEntry {
    /// Write Disable Blue, bool.
    pub write_disable_blue: bool,
    /// Write Disable Green, bool.
    pub write_disable_green: bool,
    /// Write Disable Red, bool.
    pub write_disable_red: bool,
    /// Write Disable Alpha, bool.
    pub write_disable_alpha: bool,
    /// Alpha Blend Function, `enums::color_buffer_blend_function`.
    pub alpha_blend_function: u32,
    /// Destination Alpha Blend Factor, `enums::color_buffer_blend_factor`.
    pub destination_alpha_blend_factor: u32,
    /// Source Alpha Blend Factor, `enums::color_buffer_blend_factor`.
    pub source_alpha_blend_factor: u32,
    /// Color Blend Function, `enums::color_buffer_blend_function`.
    pub color_blend_function: u32,
    /// Destination Blend Factor, `enums::color_buffer_blend_factor`.
    pub destination_blend_factor: u32,
    /// Source Blend Factor, `enums::color_buffer_blend_factor`.
    pub source_blend_factor: u32,
    /// Color Buffer Blend Enable, bool.
    pub color_buffer_blend_enable: bool,
    /// Post-Blend Color Clamp Enable, bool.
    pub post_blend_color_clamp_enable: bool,
    /// Pre-Blend Color Clamp Enable, bool.
    pub pre_blend_color_clamp_enable: bool,
    /// Color Clamp Range, uint.
    pub color_clamp_range: u32,
    /// Pre-Blend Source Only Clamp Enable, bool.
    pub pre_blend_source_only_clamp_enable: bool,
    /// Logic Op Function, `enums::logic_op_function`.
    pub logic_op_function: u32,
    /// Logic Op Enable, bool.
    pub logic_op_enable: bool,
    /// Independent Alpha Blend Enable, bool.
    pub independent_alpha_blend_enable: bool,
    /// Y Dither Offset, uint.
    pub y_dither_offset: u32,
    /// X Dither Offset, uint.
    pub x_dither_offset: u32,
    /// Color Dither Enable, bool.
    pub color_dither_enable: bool,
    /// Alpha Test Function, `enums::compare_function`.
    pub alpha_test_function: u32,
    /// Alpha Test Enable, bool.
    pub alpha_test_enable: bool,
    /// AlphaToCoverage Dither Enable, bool.
    pub alphatocoverage_dither_enable: bool,
    /// AlphaToOne Enable, bool.
    pub alphatoone_enable: bool,
    /// AlphaToCoverage Enable, bool.
    pub alphatocoverage_enable: bool,
}
impl BlendStateEntry {
    /// COLORCLAMP_UNORM of Color Clamp Range.
    pub const COLOR_CLAMP_RANGE_COLORCLAMP_UNORM: u32 = 0x0;
    /// COLORCLAMP_SNORM of Color Clamp Range.
    pub const COLOR_CLAMP_RANGE_COLORCLAMP_SNORM: u32 = 0x1;
    /// COLORCLAMP_RTFORMAT of Color Clamp Range.
    pub const COLOR_CLAMP_RANGE_COLORCLAMP_RTFORMAT: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> BlendStateEntry {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { write_disable_blue: b(d, 56), write_disable_green: b(d, 57), write_disable_red: b(d, 58), write_disable_alpha: b(d, 59), alpha_blend_function: u(d, 26, 28), destination_alpha_blend_factor: u(d, 15, 19), source_alpha_blend_factor: u(d, 20, 24), color_blend_function: u(d, 11, 13), destination_blend_factor: u(d, 0, 4), source_blend_factor: u(d, 5, 9), color_buffer_blend_enable: b(d, 31), post_blend_color_clamp_enable: b(d, 32), pre_blend_color_clamp_enable: b(d, 33), color_clamp_range: u(d, 34, 35), logic_op_function: u(d, 50, 53), logic_op_enable: b(d, 54), independent_alpha_blend_enable: b(d, 30), y_dither_offset: u(d, 40, 41), x_dither_offset: u(d, 42, 43), color_dither_enable: b(d, 44), alpha_test_function: u(d, 45, 47), alpha_test_enable: b(d, 48), alphatocoverage_dither_enable: b(d, 61), alphatoone_enable: b(d, 62), alphatocoverage_enable: b(d, 63), ..Self::default() },
            _ => Self { write_disable_blue: b(d, 0), write_disable_green: b(d, 1), write_disable_red: b(d, 2), write_disable_alpha: b(d, 3), alpha_blend_function: u(d, 5, 7), destination_alpha_blend_factor: u(d, 8, 12), source_alpha_blend_factor: u(d, 13, 17), color_blend_function: u(d, 18, 20), destination_blend_factor: u(d, 21, 25), source_blend_factor: u(d, 26, 30), color_buffer_blend_enable: b(d, 31), post_blend_color_clamp_enable: b(d, 32), pre_blend_color_clamp_enable: b(d, 33), color_clamp_range: u(d, 34, 35), pre_blend_source_only_clamp_enable: b(d, 36), logic_op_function: u(d, 59, 62), logic_op_enable: b(d, 63), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 56, 56, u64::from(self.write_disable_blue)); put(d, 57, 57, u64::from(self.write_disable_green)); put(d, 58, 58, u64::from(self.write_disable_red)); put(d, 59, 59, u64::from(self.write_disable_alpha)); put(d, 26, 28, u64::from(self.alpha_blend_function)); put(d, 15, 19, u64::from(self.destination_alpha_blend_factor)); put(d, 20, 24, u64::from(self.source_alpha_blend_factor)); put(d, 11, 13, u64::from(self.color_blend_function)); put(d, 0, 4, u64::from(self.destination_blend_factor)); put(d, 5, 9, u64::from(self.source_blend_factor)); put(d, 31, 31, u64::from(self.color_buffer_blend_enable)); put(d, 32, 32, u64::from(self.post_blend_color_clamp_enable)); put(d, 33, 33, u64::from(self.pre_blend_color_clamp_enable)); put(d, 34, 35, u64::from(self.color_clamp_range)); put(d, 50, 53, u64::from(self.logic_op_function)); put(d, 54, 54, u64::from(self.logic_op_enable)); put(d, 30, 30, u64::from(self.independent_alpha_blend_enable)); put(d, 40, 41, u64::from(self.y_dither_offset)); put(d, 42, 43, u64::from(self.x_dither_offset)); put(d, 44, 44, u64::from(self.color_dither_enable)); put(d, 45, 47, u64::from(self.alpha_test_function)); put(d, 48, 48, u64::from(self.alpha_test_enable)); put(d, 61, 61, u64::from(self.alphatocoverage_dither_enable)); put(d, 62, 62, u64::from(self.alphatoone_enable)); put(d, 63, 63, u64::from(self.alphatocoverage_enable)); 2 }
            _ => { put(d, 0, 0, u64::from(self.write_disable_blue)); put(d, 1, 1, u64::from(self.write_disable_green)); put(d, 2, 2, u64::from(self.write_disable_red)); put(d, 3, 3, u64::from(self.write_disable_alpha)); put(d, 5, 7, u64::from(self.alpha_blend_function)); put(d, 8, 12, u64::from(self.destination_alpha_blend_factor)); put(d, 13, 17, u64::from(self.source_alpha_blend_factor)); put(d, 18, 20, u64::from(self.color_blend_function)); put(d, 21, 25, u64::from(self.destination_blend_factor)); put(d, 26, 30, u64::from(self.source_blend_factor)); put(d, 31, 31, u64::from(self.color_buffer_blend_enable)); put(d, 32, 32, u64::from(self.post_blend_color_clamp_enable)); put(d, 33, 33, u64::from(self.pre_blend_color_clamp_enable)); put(d, 34, 35, u64::from(self.color_clamp_range)); put(d, 36, 36, u64::from(self.pre_blend_source_only_clamp_enable)); put(d, 59, 62, u64::from(self.logic_op_function)); put(d, 63, 63, u64::from(self.logic_op_enable)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(BlendStateEntry, BLENDSTATEENTRY_ITEM, Item {
    noun: Noun::Structure, name: "BLEND_STATE_ENTRY", title: "", rows: 0xf,
    cites: &["mesa:gen7 BLEND_STATE_ENTRY", "mesa:gen8 BLEND_STATE_ENTRY", "mesa:gen9 BLEND_STATE_ENTRY", "bdw.2d:BLEND_STATE_ENTRY"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 10, 10), (0x1, 14, 14), (0x1, 25, 25), (0x1, 29, 29), (0x1, 36, 39), (0x1, 49, 49), (0x1, 55, 55), (0x1, 60, 60), (0xe, 4, 4), (0xe, 37, 58)],
    system: "B118", unbuilt: false, watch: &[w(0x1, 0, 0x22004400, 0x0), w(0x1, 1, 0x108200f0, 0x0), w(0xe, 0, 0x10, 0x0), w(0xe, 1, 0x7ffffe0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Write Disable Blue", places: &[p(0x1, 56, 56, Kind::Bool, 1, 0), p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Write Disable Green", places: &[p(0x1, 57, 57, Kind::Bool, 1, 0), p(0xe, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Write Disable Red", places: &[p(0x1, 58, 58, Kind::Bool, 1, 0), p(0xe, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Write Disable Alpha", places: &[p(0x1, 59, 59, Kind::Bool, 1, 0), p(0xe, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Blend Function", places: &[p(0x1, 26, 28, Kind::Enum("color_buffer_blend_function"), 1, 0), p(0xe, 5, 7, Kind::Enum("color_buffer_blend_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Alpha Blend Factor", places: &[p(0x1, 15, 19, Kind::Enum("color_buffer_blend_factor"), 1, 0), p(0xe, 8, 12, Kind::Enum("color_buffer_blend_factor"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Alpha Blend Factor", places: &[p(0x1, 20, 24, Kind::Enum("color_buffer_blend_factor"), 1, 0), p(0xe, 13, 17, Kind::Enum("color_buffer_blend_factor"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Blend Function", places: &[p(0x1, 11, 13, Kind::Enum("color_buffer_blend_function"), 1, 0), p(0xe, 18, 20, Kind::Enum("color_buffer_blend_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Blend Factor", places: &[p(0x1, 0, 4, Kind::Enum("color_buffer_blend_factor"), 1, 0), p(0xe, 21, 25, Kind::Enum("color_buffer_blend_factor"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Blend Factor", places: &[p(0x1, 5, 9, Kind::Enum("color_buffer_blend_factor"), 1, 0), p(0xe, 26, 30, Kind::Enum("color_buffer_blend_factor"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Buffer Blend Enable", places: &[p(0xf, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post-Blend Color Clamp Enable", places: &[p(0xf, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pre-Blend Color Clamp Enable", places: &[p(0xf, 33, 33, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Clamp Range", places: &[p(0xf, 34, 35, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "COLORCLAMP_UNORM"), (0xf, 0x1, "COLORCLAMP_SNORM"), (0xf, 0x2, "COLORCLAMP_RTFORMAT")], when: None, gap: None },
        Field { name: "Pre-Blend Source Only Clamp Enable", places: &[p(0xe, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Logic Op Function", places: &[p(0x1, 50, 53, Kind::Enum("logic_op_function"), 1, 0), p(0xe, 59, 62, Kind::Enum("logic_op_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Logic Op Enable", places: &[p(0x1, 54, 54, Kind::Bool, 1, 0), p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Independent Alpha Blend Enable", places: &[p(0x1, 30, 30, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Dither Offset", places: &[p(0x1, 40, 41, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Dither Offset", places: &[p(0x1, 42, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Dither Enable", places: &[p(0x1, 44, 44, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Test Function", places: &[p(0x1, 45, 47, Kind::Enum("compare_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Test Enable", places: &[p(0x1, 48, 48, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AlphaToCoverage Dither Enable", places: &[p(0x1, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AlphaToOne Enable", places: &[p(0x1, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AlphaToCoverage Enable", places: &[p(0x1, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CC_VIEWPORT`. `[mesa:gen7 CC_VIEWPORT]` `[mesa:gen8 CC_VIEWPORT]` `[mesa:gen9 CC_VIEWPORT]` `[bdw.2d:CC_VIEWPORT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CcViewport {
    /// Minimum Depth, float.
    pub minimum_depth: f32,
    /// Maximum Depth, float.
    pub maximum_depth: f32,
}
impl CcViewport {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> CcViewport {
        let d = &fixed::<2>(dwords);
        Self { minimum_depth: f(d, 0), maximum_depth: f(d, 32), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 31, u64::from(self.minimum_depth.to_bits())); put(d, 32, 63, u64::from(self.maximum_depth.to_bits())); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(CcViewport, CCVIEWPORT_ITEM, Item {
    noun: Noun::Structure, name: "CC_VIEWPORT", title: "", rows: 0xf,
    cites: &["mesa:gen7 CC_VIEWPORT", "mesa:gen8 CC_VIEWPORT", "mesa:gen9 CC_VIEWPORT", "bdw.2d:CC_VIEWPORT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "B123", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Minimum Depth", places: &[p(0xf, 0, 31, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Depth", places: &[p(0xf, 32, 63, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `COLOR_CALC_STATE`. `[mesa:gen7 COLOR_CALC_STATE]` `[mesa:gen8 COLOR_CALC_STATE]` `[mesa:gen9 COLOR_CALC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ColorCalcState {
    /// Alpha Test Format, uint.
    pub alpha_test_format: u32,
    /// Round Disable Function Disable, bool.
    pub round_disable_function_disable: bool,
    /// Alpha Reference Value As UNORM8, uint.
    pub alpha_reference_value_as_unorm8: u32,
    /// Alpha Reference Value As FLOAT32, float.
    pub alpha_reference_value_as_float32: f32,
    /// Blend Constant Color Red, float.
    pub blend_constant_color_red: f32,
    /// Blend Constant Color Green, float.
    pub blend_constant_color_green: f32,
    /// Blend Constant Color Blue, float.
    pub blend_constant_color_blue: f32,
    /// Blend Constant Color Alpha, float.
    pub blend_constant_color_alpha: f32,
    /// Backface Stencil Reference Value, uint.
    pub backface_stencil_reference_value: u32,
    /// Stencil Reference Value, uint.
    pub stencil_reference_value: u32,
}
impl ColorCalcState {
    /// ALPHATEST_UNORM8 of Alpha Test Format.
    pub const ALPHA_TEST_FORMAT_ALPHATEST_UNORM8: u32 = 0x0;
    /// ALPHATEST_FLOAT32 of Alpha Test Format.
    pub const ALPHA_TEST_FORMAT_ALPHATEST_FLOAT32: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> ColorCalcState {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 | 1 => Self { alpha_test_format: u(d, 0, 0), round_disable_function_disable: b(d, 15), alpha_reference_value_as_unorm8: u(d, 32, 63), alpha_reference_value_as_float32: f(d, 32), blend_constant_color_red: f(d, 64), blend_constant_color_green: f(d, 96), blend_constant_color_blue: f(d, 128), blend_constant_color_alpha: f(d, 160), backface_stencil_reference_value: u(d, 16, 23), stencil_reference_value: u(d, 24, 31), },
            _ => Self { alpha_test_format: u(d, 0, 0), round_disable_function_disable: b(d, 15), alpha_reference_value_as_unorm8: u(d, 32, 63), alpha_reference_value_as_float32: f(d, 32), blend_constant_color_red: f(d, 64), blend_constant_color_green: f(d, 96), blend_constant_color_blue: f(d, 128), blend_constant_color_alpha: f(d, 160), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 | 1 => { put(d, 0, 0, u64::from(self.alpha_test_format)); put(d, 15, 15, u64::from(self.round_disable_function_disable)); put(d, 32, 63, u64::from(self.alpha_reference_value_as_unorm8)); put(d, 32, 63, u64::from(self.alpha_reference_value_as_float32.to_bits())); put(d, 64, 95, u64::from(self.blend_constant_color_red.to_bits())); put(d, 96, 127, u64::from(self.blend_constant_color_green.to_bits())); put(d, 128, 159, u64::from(self.blend_constant_color_blue.to_bits())); put(d, 160, 191, u64::from(self.blend_constant_color_alpha.to_bits())); put(d, 16, 23, u64::from(self.backface_stencil_reference_value)); put(d, 24, 31, u64::from(self.stencil_reference_value)); 6 }
            _ => { put(d, 0, 0, u64::from(self.alpha_test_format)); put(d, 15, 15, u64::from(self.round_disable_function_disable)); put(d, 32, 63, u64::from(self.alpha_reference_value_as_unorm8)); put(d, 32, 63, u64::from(self.alpha_reference_value_as_float32.to_bits())); put(d, 64, 95, u64::from(self.blend_constant_color_red.to_bits())); put(d, 96, 127, u64::from(self.blend_constant_color_green.to_bits())); put(d, 128, 159, u64::from(self.blend_constant_color_blue.to_bits())); put(d, 160, 191, u64::from(self.blend_constant_color_alpha.to_bits())); 6 }
        };
        words[..n.min(6)].to_vec()
    }
}
described!(ColorCalcState, COLORCALCSTATE_ITEM, Item {
    noun: Noun::Structure, name: "COLOR_CALC_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 COLOR_CALC_STATE", "mesa:gen8 COLOR_CALC_STATE", "mesa:gen9 COLOR_CALC_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 1, 14), (0xc, 16, 31)],
    system: "B111", unbuilt: false, watch: &[w(0x3, 0, 0x7ffe, 0x0), w(0xc, 0, 0xffff7ffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Alpha Test Format", places: &[p(0xf, 0, 0, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "ALPHATEST_UNORM8"), (0xf, 0x1, "ALPHATEST_FLOAT32")], when: None, gap: None },
        Field { name: "Round Disable Function Disable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Reference Value As UNORM8", places: &[p(0xf, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Alpha Reference Value As FLOAT32", places: &[p(0xf, 32, 63, Kind::Float, 1, 0)], values: &[], when: Some("Alpha Test Format = ALPHATEST_FLOAT32"), gap: None },
        Field { name: "Blend Constant Color Red", places: &[p(0xf, 64, 95, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blend Constant Color Green", places: &[p(0xf, 96, 127, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blend Constant Color Blue", places: &[p(0xf, 128, 159, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blend Constant Color Alpha", places: &[p(0xf, 160, 191, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Reference Value", places: &[p(0x3, 16, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Reference Value", places: &[p(0x3, 24, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `DEPTH_STENCIL_STATE`. `[mesa:gen7 DEPTH_STENCIL_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DepthStencilState {
    /// Backface Stencil Pass Depth Pass Op, `enums::stencil_operation`.
    pub backface_stencil_pass_depth_pass_op: u32,
    /// Backface Stencil Pass Depth Fail Op, `enums::stencil_operation`.
    pub backface_stencil_pass_depth_fail_op: u32,
    /// Backface Stencil Fail Op, `enums::stencil_operation`.
    pub backface_stencil_fail_op: u32,
    /// Backface Stencil Test Function, `enums::compare_function`.
    pub backface_stencil_test_function: u32,
    /// Double Sided Stencil Enable, bool.
    pub double_sided_stencil_enable: bool,
    /// Stencil Buffer Write Enable, bool.
    pub stencil_buffer_write_enable: bool,
    /// Stencil Pass Depth Pass Op, `enums::stencil_operation`.
    pub stencil_pass_depth_pass_op: u32,
    /// Stencil Pass Depth Fail Op, `enums::stencil_operation`.
    pub stencil_pass_depth_fail_op: u32,
    /// Stencil Fail Op, `enums::stencil_operation`.
    pub stencil_fail_op: u32,
    /// Stencil Test Function, `enums::compare_function`.
    pub stencil_test_function: u32,
    /// Stencil Test Enable, bool.
    pub stencil_test_enable: bool,
    /// Backface Stencil Write Mask, uint.
    pub backface_stencil_write_mask: u32,
    /// Backface Stencil Test Mask, uint.
    pub backface_stencil_test_mask: u32,
    /// Stencil Write Mask, uint.
    pub stencil_write_mask: u32,
    /// Stencil Test Mask, uint.
    pub stencil_test_mask: u32,
    /// Depth Buffer Write Enable, bool.
    pub depth_buffer_write_enable: bool,
    /// Depth Test Function, `enums::compare_function`.
    pub depth_test_function: u32,
    /// Depth Test Enable, bool.
    pub depth_test_enable: bool,
}
impl DepthStencilState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> DepthStencilState {
        let d = &fixed::<3>(dwords);
        Self { backface_stencil_pass_depth_pass_op: u(d, 3, 5), backface_stencil_pass_depth_fail_op: u(d, 6, 8), backface_stencil_fail_op: u(d, 9, 11), backface_stencil_test_function: u(d, 12, 14), double_sided_stencil_enable: b(d, 15), stencil_buffer_write_enable: b(d, 18), stencil_pass_depth_pass_op: u(d, 19, 21), stencil_pass_depth_fail_op: u(d, 22, 24), stencil_fail_op: u(d, 25, 27), stencil_test_function: u(d, 28, 30), stencil_test_enable: b(d, 31), backface_stencil_write_mask: u(d, 32, 39), backface_stencil_test_mask: u(d, 40, 47), stencil_write_mask: u(d, 48, 55), stencil_test_mask: u(d, 56, 63), depth_buffer_write_enable: b(d, 90), depth_test_function: u(d, 91, 93), depth_test_enable: b(d, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { put(d, 3, 5, u64::from(self.backface_stencil_pass_depth_pass_op)); put(d, 6, 8, u64::from(self.backface_stencil_pass_depth_fail_op)); put(d, 9, 11, u64::from(self.backface_stencil_fail_op)); put(d, 12, 14, u64::from(self.backface_stencil_test_function)); put(d, 15, 15, u64::from(self.double_sided_stencil_enable)); put(d, 18, 18, u64::from(self.stencil_buffer_write_enable)); put(d, 19, 21, u64::from(self.stencil_pass_depth_pass_op)); put(d, 22, 24, u64::from(self.stencil_pass_depth_fail_op)); put(d, 25, 27, u64::from(self.stencil_fail_op)); put(d, 28, 30, u64::from(self.stencil_test_function)); put(d, 31, 31, u64::from(self.stencil_test_enable)); put(d, 32, 39, u64::from(self.backface_stencil_write_mask)); put(d, 40, 47, u64::from(self.backface_stencil_test_mask)); put(d, 48, 55, u64::from(self.stencil_write_mask)); put(d, 56, 63, u64::from(self.stencil_test_mask)); put(d, 90, 90, u64::from(self.depth_buffer_write_enable)); put(d, 91, 93, u64::from(self.depth_test_function)); put(d, 95, 95, u64::from(self.depth_test_enable)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(DepthStencilState, DEPTHSTENCILSTATE_ITEM, Item {
    noun: Noun::Structure, name: "DEPTH_STENCIL_STATE", title: "", rows: 0x1,
    cites: &["mesa:gen7 DEPTH_STENCIL_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 0, 2), (0x1, 16, 17), (0x1, 64, 89), (0x1, 94, 94)],
    system: "B091", unbuilt: false, watch: &[w(0x1, 0, 0x30007, 0x0), w(0x1, 2, 0x43ffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Backface Stencil Pass Depth Pass Op", places: &[p(0x1, 3, 5, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Pass Depth Fail Op", places: &[p(0x1, 6, 8, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Fail Op", places: &[p(0x1, 9, 11, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Test Function", places: &[p(0x1, 12, 14, Kind::Enum("compare_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Double Sided Stencil Enable", places: &[p(0x1, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Buffer Write Enable", places: &[p(0x1, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Pass Depth Pass Op", places: &[p(0x1, 19, 21, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Pass Depth Fail Op", places: &[p(0x1, 22, 24, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Fail Op", places: &[p(0x1, 25, 27, Kind::Enum("stencil_operation"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Test Function", places: &[p(0x1, 28, 30, Kind::Enum("compare_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Test Enable", places: &[p(0x1, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Write Mask", places: &[p(0x1, 32, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Backface Stencil Test Mask", places: &[p(0x1, 40, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Write Mask", places: &[p(0x1, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stencil Test Mask", places: &[p(0x1, 56, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Buffer Write Enable", places: &[p(0x1, 90, 90, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Test Function", places: &[p(0x1, 91, 93, Kind::Enum("compare_function"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Depth Test Enable", places: &[p(0x1, 95, 95, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SCISSOR_RECT`. `[mesa:gen7 SCISSOR_RECT]` `[mesa:gen8 SCISSOR_RECT]` `[mesa:gen9 SCISSOR_RECT]` `[bdw.2d:SCISSOR_RECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScissorRect {
    /// Scissor Rectangle X Min, uint.
    pub scissor_rectangle_x_min: u32,
    /// Scissor Rectangle Y Min, uint.
    pub scissor_rectangle_y_min: u32,
    /// Scissor Rectangle X Max, uint.
    pub scissor_rectangle_x_max: u32,
    /// Scissor Rectangle Y Max, uint.
    pub scissor_rectangle_y_max: u32,
}
impl ScissorRect {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScissorRect {
        let d = &fixed::<2>(dwords);
        Self { scissor_rectangle_x_min: u(d, 0, 15), scissor_rectangle_y_min: u(d, 16, 31), scissor_rectangle_x_max: u(d, 32, 47), scissor_rectangle_y_max: u(d, 48, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 15, u64::from(self.scissor_rectangle_x_min)); put(d, 16, 31, u64::from(self.scissor_rectangle_y_min)); put(d, 32, 47, u64::from(self.scissor_rectangle_x_max)); put(d, 48, 63, u64::from(self.scissor_rectangle_y_max)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(ScissorRect, SCISSORRECT_ITEM, Item {
    noun: Noun::Structure, name: "SCISSOR_RECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 SCISSOR_RECT", "mesa:gen8 SCISSOR_RECT", "mesa:gen9 SCISSOR_RECT", "bdw.2d:SCISSOR_RECT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "B073", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Scissor Rectangle X Min", places: &[p(0xf, 0, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scissor Rectangle Y Min", places: &[p(0xf, 16, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scissor Rectangle X Max", places: &[p(0xf, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scissor Rectangle Y Max", places: &[p(0xf, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SF_CLIP_VIEWPORT`. `[mesa:gen7 SF_CLIP_VIEWPORT]` `[mesa:gen8 SF_CLIP_VIEWPORT]` `[mesa:gen9 SF_CLIP_VIEWPORT]` `[bdw.2d:SF_CLIP_VIEWPORT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfClipViewport {
    /// Viewport Matrix Element m00, float.
    pub viewport_matrix_element_m00: f32,
    /// Viewport Matrix Element m11, float.
    pub viewport_matrix_element_m11: f32,
    /// Viewport Matrix Element m22, float.
    pub viewport_matrix_element_m22: f32,
    /// Viewport Matrix Element m30, float.
    pub viewport_matrix_element_m30: f32,
    /// Viewport Matrix Element m31, float.
    pub viewport_matrix_element_m31: f32,
    /// Viewport Matrix Element m32, float.
    pub viewport_matrix_element_m32: f32,
    /// X Min Clip Guardband, float.
    pub x_min_clip_guardband: f32,
    /// X Max Clip Guardband, float.
    pub x_max_clip_guardband: f32,
    /// Y Min Clip Guardband, float.
    pub y_min_clip_guardband: f32,
    /// Y Max Clip Guardband, float.
    pub y_max_clip_guardband: f32,
    /// X Min ViewPort, float.
    pub x_min_viewport: f32,
    /// X Max ViewPort, float.
    pub x_max_viewport: f32,
    /// Y Min ViewPort, float.
    pub y_min_viewport: f32,
    /// Y Max ViewPort, float.
    pub y_max_viewport: f32,
}
impl SfClipViewport {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SfClipViewport {
        let d = &fixed::<16>(dwords);
        match platform.row() {
            0 => Self { viewport_matrix_element_m00: f(d, 0), viewport_matrix_element_m11: f(d, 32), viewport_matrix_element_m22: f(d, 64), viewport_matrix_element_m30: f(d, 96), viewport_matrix_element_m31: f(d, 128), viewport_matrix_element_m32: f(d, 160), x_min_clip_guardband: f(d, 256), x_max_clip_guardband: f(d, 288), y_min_clip_guardband: f(d, 320), y_max_clip_guardband: f(d, 352), ..Self::default() },
            _ => Self { viewport_matrix_element_m00: f(d, 0), viewport_matrix_element_m11: f(d, 32), viewport_matrix_element_m22: f(d, 64), viewport_matrix_element_m30: f(d, 96), viewport_matrix_element_m31: f(d, 128), viewport_matrix_element_m32: f(d, 160), x_min_clip_guardband: f(d, 256), x_max_clip_guardband: f(d, 288), y_min_clip_guardband: f(d, 320), y_max_clip_guardband: f(d, 352), x_min_viewport: f(d, 384), x_max_viewport: f(d, 416), y_min_viewport: f(d, 448), y_max_viewport: f(d, 480), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 16];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 31, u64::from(self.viewport_matrix_element_m00.to_bits())); put(d, 32, 63, u64::from(self.viewport_matrix_element_m11.to_bits())); put(d, 64, 95, u64::from(self.viewport_matrix_element_m22.to_bits())); put(d, 96, 127, u64::from(self.viewport_matrix_element_m30.to_bits())); put(d, 128, 159, u64::from(self.viewport_matrix_element_m31.to_bits())); put(d, 160, 191, u64::from(self.viewport_matrix_element_m32.to_bits())); put(d, 256, 287, u64::from(self.x_min_clip_guardband.to_bits())); put(d, 288, 319, u64::from(self.x_max_clip_guardband.to_bits())); put(d, 320, 351, u64::from(self.y_min_clip_guardband.to_bits())); put(d, 352, 383, u64::from(self.y_max_clip_guardband.to_bits())); 16 }
            _ => { put(d, 0, 31, u64::from(self.viewport_matrix_element_m00.to_bits())); put(d, 32, 63, u64::from(self.viewport_matrix_element_m11.to_bits())); put(d, 64, 95, u64::from(self.viewport_matrix_element_m22.to_bits())); put(d, 96, 127, u64::from(self.viewport_matrix_element_m30.to_bits())); put(d, 128, 159, u64::from(self.viewport_matrix_element_m31.to_bits())); put(d, 160, 191, u64::from(self.viewport_matrix_element_m32.to_bits())); put(d, 256, 287, u64::from(self.x_min_clip_guardband.to_bits())); put(d, 288, 319, u64::from(self.x_max_clip_guardband.to_bits())); put(d, 320, 351, u64::from(self.y_min_clip_guardband.to_bits())); put(d, 352, 383, u64::from(self.y_max_clip_guardband.to_bits())); put(d, 384, 415, u64::from(self.x_min_viewport.to_bits())); put(d, 416, 447, u64::from(self.x_max_viewport.to_bits())); put(d, 448, 479, u64::from(self.y_min_viewport.to_bits())); put(d, 480, 511, u64::from(self.y_max_viewport.to_bits())); 16 }
        };
        words[..n.min(16)].to_vec()
    }
}
described!(SfClipViewport, SFCLIPVIEWPORT_ITEM, Item {
    noun: Noun::Structure, name: "SF_CLIP_VIEWPORT", title: "", rows: 0xf,
    cites: &["mesa:gen7 SF_CLIP_VIEWPORT", "mesa:gen8 SF_CLIP_VIEWPORT", "mesa:gen9 SF_CLIP_VIEWPORT", "bdw.2d:SF_CLIP_VIEWPORT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 16, 16, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 192, 223), (0xf, 224, 255), (0x1, 384, 415), (0x1, 416, 447), (0x1, 448, 479), (0x1, 480, 511)],
    system: "B071", unbuilt: false, watch: &[w(0xf, 6, 0xffffffff, 0x0), w(0xf, 7, 0xffffffff, 0x0), w(0x1, 12, 0xffffffff, 0x0), w(0x1, 13, 0xffffffff, 0x0), w(0x1, 14, 0xffffffff, 0x0), w(0x1, 15, 0xffffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Viewport Matrix Element m00", places: &[p(0xf, 0, 31, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport Matrix Element m11", places: &[p(0xf, 32, 63, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport Matrix Element m22", places: &[p(0xf, 64, 95, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport Matrix Element m30", places: &[p(0xf, 96, 127, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport Matrix Element m31", places: &[p(0xf, 128, 159, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Viewport Matrix Element m32", places: &[p(0xf, 160, 191, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Min Clip Guardband", places: &[p(0xf, 256, 287, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Max Clip Guardband", places: &[p(0xf, 288, 319, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Min Clip Guardband", places: &[p(0xf, 320, 351, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Max Clip Guardband", places: &[p(0xf, 352, 383, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Min ViewPort", places: &[p(0xe, 384, 415, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "X Max ViewPort", places: &[p(0xe, 416, 447, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Min ViewPort", places: &[p(0xe, 448, 479, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Y Max ViewPort", places: &[p(0xe, 480, 511, Kind::Float, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SF_OUTPUT_ATTRIBUTE_DETAIL`. `[mesa:gen7 SF_OUTPUT_ATTRIBUTE_DETAIL]` `[mesa:gen8 SF_OUTPUT_ATTRIBUTE_DETAIL]` `[mesa:gen9 SF_OUTPUT_ATTRIBUTE_DETAIL]` `[bdw.2d:SF_OUTPUT_ATTRIBUTE_DETAIL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SfOutputAttributeDetail {
    /// Source Attribute, uint.
    pub source_attribute: u32,
    /// Swizzle Select, uint.
    pub swizzle_select: u32,
    /// Constant Source, uint.
    pub constant_source: u32,
    /// Swizzle Control Mode, uint.
    pub swizzle_control_mode: u32,
    /// Component Override X, bool.
    pub component_override_x: bool,
    /// Component Override Y, bool.
    pub component_override_y: bool,
    /// Component Override Z, bool.
    pub component_override_z: bool,
    /// Component Override W, bool.
    pub component_override_w: bool,
}
impl SfOutputAttributeDetail {
    /// INPUTATTR of Swizzle Select.
    pub const SWIZZLE_SELECT_INPUTATTR: u32 = 0x0;
    /// INPUTATTR_FACING of Swizzle Select.
    pub const SWIZZLE_SELECT_INPUTATTR_FACING: u32 = 0x1;
    /// INPUTATTR_W of Swizzle Select.
    pub const SWIZZLE_SELECT_INPUTATTR_W: u32 = 0x2;
    /// INPUTATTR_FACING_W of Swizzle Select.
    pub const SWIZZLE_SELECT_INPUTATTR_FACING_W: u32 = 0x3;
    /// CONST_0000 of Constant Source.
    pub const CONSTANT_SOURCE_CONST_0000: u32 = 0x0;
    /// CONST_0001_FLOAT of Constant Source.
    pub const CONSTANT_SOURCE_CONST_0001_FLOAT: u32 = 0x1;
    /// CONST_1111_FLOAT of Constant Source.
    pub const CONSTANT_SOURCE_CONST_1111_FLOAT: u32 = 0x2;
    /// PRIM_ID of Constant Source.
    pub const CONSTANT_SOURCE_PRIM_ID: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SfOutputAttributeDetail {
        let d = &fixed::<1>(dwords);
        Self { source_attribute: u(d, 0, 4), swizzle_select: u(d, 6, 7), constant_source: u(d, 9, 10), swizzle_control_mode: u(d, 11, 11), component_override_x: b(d, 12), component_override_y: b(d, 13), component_override_z: b(d, 14), component_override_w: b(d, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 4, u64::from(self.source_attribute)); put(d, 6, 7, u64::from(self.swizzle_select)); put(d, 9, 10, u64::from(self.constant_source)); put(d, 11, 11, u64::from(self.swizzle_control_mode)); put(d, 12, 12, u64::from(self.component_override_x)); put(d, 13, 13, u64::from(self.component_override_y)); put(d, 14, 14, u64::from(self.component_override_z)); put(d, 15, 15, u64::from(self.component_override_w)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(SfOutputAttributeDetail, SFOUTPUTATTRIBUTEDETAIL_ITEM, Item {
    noun: Noun::Structure, name: "SF_OUTPUT_ATTRIBUTE_DETAIL", title: "", rows: 0xf,
    cites: &["mesa:gen7 SF_OUTPUT_ATTRIBUTE_DETAIL", "mesa:gen8 SF_OUTPUT_ATTRIBUTE_DETAIL", "mesa:gen9 SF_OUTPUT_ATTRIBUTE_DETAIL", "bdw.2d:SF_OUTPUT_ATTRIBUTE_DETAIL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 5, 5), (0xf, 8, 8), (0xf, 16, 31)],
    system: "B084", unbuilt: false, watch: &[w(0xf, 0, 0xffff0120, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Source Attribute", places: &[p(0xf, 0, 4, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Swizzle Select", places: &[p(0xf, 6, 7, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "INPUTATTR"), (0xf, 0x1, "INPUTATTR_FACING"), (0xf, 0x2, "INPUTATTR_W"), (0xf, 0x3, "INPUTATTR_FACING_W")], when: None, gap: None },
        Field { name: "Constant Source", places: &[p(0xf, 9, 10, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "CONST_0000"), (0xf, 0x1, "CONST_0001_FLOAT"), (0xf, 0x2, "CONST_1111_FLOAT"), (0xf, 0x3, "PRIM_ID")], when: None, gap: None },
        Field { name: "Swizzle Control Mode", places: &[p(0xf, 11, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component Override X", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component Override Y", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component Override Z", places: &[p(0xf, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component Override W", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

