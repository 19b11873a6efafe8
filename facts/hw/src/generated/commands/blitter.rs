//! Generated from hw/commands/blitter.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `COLOR_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 COLOR_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ColorBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Destination Width, uint.
    pub destination_width: u32,
    /// Destination Height, uint.
    pub destination_height: u32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Solid Pattern Color, uint.
    pub solid_pattern_color: u32,
}
impl ColorBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> ColorBlt {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_width: u(d, 64, 79), destination_height: u(d, 80, 95), destination_base_address: a(d, 96, 127), solid_pattern_color: u(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_width: u(d, 64, 79), destination_height: u(d, 80, 95), destination_base_address: a(d, 96, 143), solid_pattern_color: u(d, 160, 191), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x50000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, u64::from(self.destination_width)); put(d, 80, 95, u64::from(self.destination_height)); put_a(d, 96, 127, self.destination_base_address); put(d, 128, 159, u64::from(self.solid_pattern_color)); 5 }
            _ => { d[0] = 0x50000000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, u64::from(self.destination_width)); put(d, 80, 95, u64::from(self.destination_height)); put_a(d, 96, 143, self.destination_base_address); put(d, 160, 191, u64::from(self.solid_pattern_color)); 6 }
        };
        words[..n.min(6)].to_vec()
    }
}
described!(ColorBlt, COLORBLT_ITEM, Item {
    noun: Noun::Command, name: "COLOR_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 COLOR_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x50000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, false), (0xe, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 19), (0xf, 58, 63), (0xe, 144, 159)],
    system: "BLT-01", unbuilt: false, watch: &[w(0xf, 0, 0xfff00, 0x0), w(0xf, 1, 0xfc000000, 0x0), w(0xe, 4, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Width", places: &[p(0xf, 64, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Height", places: &[p(0xf, 80, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 96, 127, Kind::Address, 1, 0), p(0xe, 96, 143, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Color", places: &[p(0x1, 128, 159, Kind::Uint, 1, 0), p(0xe, 160, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SRC_COPY_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 SRC_COPY_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SrcCopyBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Destination Width, uint.
    pub destination_width: u32,
    /// Destination Height, uint.
    pub destination_height: u32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Source Pitch, int.
    pub source_pitch: i32,
    /// Source Base Address, address.
    pub source_base_address: u64,
}
impl SrcCopyBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SrcCopyBlt {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_width: u(d, 64, 79), destination_height: u(d, 80, 95), destination_base_address: a(d, 96, 127), source_pitch: s(d, 128, 143), source_base_address: a(d, 160, 191), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_width: u(d, 64, 79), destination_height: u(d, 80, 95), destination_base_address: a(d, 96, 143), source_pitch: s(d, 160, 175), source_base_address: a(d, 192, 239), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x50c00000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, u64::from(self.destination_width)); put(d, 80, 95, u64::from(self.destination_height)); put_a(d, 96, 127, self.destination_base_address); put(d, 128, 143, self.source_pitch as i64 as u64); put_a(d, 160, 191, self.source_base_address); 6 }
            _ => { d[0] = 0x50c00000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, u64::from(self.destination_width)); put(d, 80, 95, u64::from(self.destination_height)); put_a(d, 96, 143, self.destination_base_address); put(d, 160, 175, self.source_pitch as i64 as u64); put_a(d, 192, 239, self.source_base_address); 8 }
        };
        words[..n.min(8)].to_vec()
    }
}
described!(SrcCopyBlt, SRCCOPYBLT_ITEM, Item {
    noun: Noun::Command, name: "SRC_COPY_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 SRC_COPY_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x50c00000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 6, 6, false), (0xe, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 19), (0xf, 58, 63), (0xf, 144, 159), (0xe, 176, 191), (0xe, 240, 255)],
    system: "BLT-01", unbuilt: false, watch: &[w(0xf, 0, 0xfff00, 0x0), w(0xf, 1, 0xfc000000, 0x0), w(0xf, 4, 0xffff0000, 0x0), w(0xe, 5, 0xffff0000, 0x0), w(0xe, 7, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Width", places: &[p(0xf, 64, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Height", places: &[p(0xf, 80, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 96, 127, Kind::Address, 1, 0), p(0xe, 96, 143, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Pitch", places: &[p(0x1, 128, 143, Kind::Int, 1, 0), p(0xe, 160, 175, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Base Address", places: &[p(0x1, 160, 191, Kind::Address, 1, 0), p(0xe, 192, 239, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_SETUP_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_SETUP_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XySetupBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Clip X1 Coordinate, int.
    pub clip_x1_coordinate: i32,
    /// Clip Y1 Coordinate, int.
    pub clip_y1_coordinate: i32,
    /// Clip X2 Coordinate, int.
    pub clip_x2_coordinate: i32,
    /// Clip Y2 Coordinate, int.
    pub clip_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Setup Background Color, uint.
    pub setup_background_color: u32,
    /// Setup Foreground Color, uint.
    pub setup_foreground_color: u32,
    /// Setup Pattern Base Address, address.
    pub setup_pattern_base_address: u64,
}
impl XySetupBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XySetupBlt {
        let d = &fixed::<10>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), mono_source_transparency_mode: b(d, 61), clip_x1_coordinate: s(d, 64, 79), clip_y1_coordinate: s(d, 80, 95), clip_x2_coordinate: s(d, 96, 111), clip_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), setup_background_color: u(d, 160, 191), setup_foreground_color: u(d, 192, 223), setup_pattern_base_address: a(d, 224, 255), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), mono_source_transparency_mode: b(d, 61), clip_x1_coordinate: s(d, 64, 79), clip_y1_coordinate: s(d, 80, 95), clip_x2_coordinate: s(d, 96, 111), clip_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), setup_background_color: u(d, 192, 223), setup_foreground_color: u(d, 224, 255), setup_pattern_base_address: a(d, 256, 303), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x40400000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 64, 79, self.clip_x1_coordinate as i64 as u64); put(d, 80, 95, self.clip_y1_coordinate as i64 as u64); put(d, 96, 111, self.clip_x2_coordinate as i64 as u64); put(d, 112, 127, self.clip_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put(d, 160, 191, u64::from(self.setup_background_color)); put(d, 192, 223, u64::from(self.setup_foreground_color)); put_a(d, 224, 255, self.setup_pattern_base_address); 8 }
            _ => { d[0] = 0x40400000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 64, 79, self.clip_x1_coordinate as i64 as u64); put(d, 80, 95, self.clip_y1_coordinate as i64 as u64); put(d, 96, 111, self.clip_x2_coordinate as i64 as u64); put(d, 112, 127, self.clip_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 223, u64::from(self.setup_background_color)); put(d, 224, 255, u64::from(self.setup_foreground_color)); put_a(d, 256, 303, self.setup_pattern_base_address); 10 }
        };
        words[..n.min(10)].to_vec()
    }
}
described!(XySetupBlt, XYSETUPBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_SETUP_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_SETUP_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x40400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 8, 8, false), (0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 19), (0xf, 58, 60), (0xf, 63, 63), (0xe, 176, 191), (0xe, 304, 319)],
    system: "BLT-02", unbuilt: false, watch: &[w(0xf, 0, 0xff700, 0x0), w(0xf, 1, 0x9c000000, 0x0), w(0xe, 5, 0xffff0000, 0x0), w(0xe, 9, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Setup Background Color", places: &[p(0x1, 160, 191, Kind::Uint, 1, 0), p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Setup Foreground Color", places: &[p(0x1, 192, 223, Kind::Uint, 1, 0), p(0xe, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Setup Pattern Base Address", places: &[p(0x1, 224, 255, Kind::Address, 1, 0), p(0xe, 256, 303, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_SETUP_CLIP_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_SETUP_CLIP_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XySetupClipBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Clip X1 Coordinate, int.
    pub clip_x1_coordinate: i32,
    /// Clip Y1 Coordinate, int.
    pub clip_y1_coordinate: i32,
    /// Clip X2 Coordinate, int.
    pub clip_x2_coordinate: i32,
    /// Clip Y2 Coordinate, int.
    pub clip_y2_coordinate: i32,
}
impl XySetupClipBlt {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> XySetupClipBlt {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 7), clip_x1_coordinate: s(d, 32, 47), clip_y1_coordinate: s(d, 48, 63), clip_x2_coordinate: s(d, 64, 79), clip_y2_coordinate: s(d, 80, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x40c00000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, self.clip_x1_coordinate as i64 as u64); put(d, 48, 63, self.clip_y1_coordinate as i64 as u64); put(d, 64, 79, self.clip_x2_coordinate as i64 as u64); put(d, 80, 95, self.clip_y2_coordinate as i64 as u64); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(XySetupClipBlt, XYSETUPCLIPBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_SETUP_CLIP_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_SETUP_CLIP_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x40c00000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 21)],
    system: "BLT-02", unbuilt: false, watch: &[w(0xf, 0, 0x3fff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Clip X1 Coordinate", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip Y1 Coordinate", places: &[p(0xf, 48, 63, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip X2 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip Y2 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_SETUP_MONO_PATTERN_SL_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_SETUP_MONO_PATTERN_SL_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XySetupMonoPatternSlBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Clip X1 Coordinate, int.
    pub clip_x1_coordinate: i32,
    /// Clip Y1 Coordinate, int.
    pub clip_y1_coordinate: i32,
    /// Clip X2 Coordinate, int.
    pub clip_x2_coordinate: i32,
    /// Clip Y2 Coordinate, int.
    pub clip_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Setup Background Color, uint.
    pub setup_background_color: u32,
    /// Setup Foreground Color, uint.
    pub setup_foreground_color: u32,
    /// Pattern Data 0, uint.
    pub pattern_data_0: u32,
    /// Pattern Data 1, uint.
    pub pattern_data_1: u32,
}
impl XySetupMonoPatternSlBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XySetupMonoPatternSlBlt {
        let d = &fixed::<10>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_pattern_transparency_mode: b(d, 60), clip_x1_coordinate: s(d, 64, 79), clip_y1_coordinate: s(d, 80, 95), clip_x2_coordinate: s(d, 96, 111), clip_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), setup_background_color: u(d, 160, 191), setup_foreground_color: u(d, 192, 223), pattern_data_0: u(d, 224, 255), pattern_data_1: u(d, 256, 287), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_pattern_transparency_mode: b(d, 60), clip_x1_coordinate: s(d, 64, 79), clip_y1_coordinate: s(d, 80, 95), clip_x2_coordinate: s(d, 96, 111), clip_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), setup_background_color: u(d, 192, 223), setup_foreground_color: u(d, 224, 255), pattern_data_0: u(d, 256, 287), pattern_data_1: u(d, 288, 319), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x44400000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.clip_x1_coordinate as i64 as u64); put(d, 80, 95, self.clip_y1_coordinate as i64 as u64); put(d, 96, 111, self.clip_x2_coordinate as i64 as u64); put(d, 112, 127, self.clip_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put(d, 160, 191, u64::from(self.setup_background_color)); put(d, 192, 223, u64::from(self.setup_foreground_color)); put(d, 224, 255, u64::from(self.pattern_data_0)); put(d, 256, 287, u64::from(self.pattern_data_1)); 9 }
            _ => { d[0] = 0x44400000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.clip_x1_coordinate as i64 as u64); put(d, 80, 95, self.clip_y1_coordinate as i64 as u64); put(d, 96, 111, self.clip_x2_coordinate as i64 as u64); put(d, 112, 127, self.clip_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 223, u64::from(self.setup_background_color)); put(d, 224, 255, u64::from(self.setup_foreground_color)); put(d, 256, 287, u64::from(self.pattern_data_0)); put(d, 288, 319, u64::from(self.pattern_data_1)); 10 }
        };
        words[..n.min(10)].to_vec()
    }
}
described!(XySetupMonoPatternSlBlt, XYSETUPMONOPATTERNSLBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_SETUP_MONO_PATTERN_SL_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_SETUP_MONO_PATTERN_SL_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x44400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 9, 9, false), (0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 19), (0xf, 58, 59), (0xf, 61, 61), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clip Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Setup Background Color", places: &[p(0x1, 160, 191, Kind::Uint, 1, 0), p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Setup Foreground Color", places: &[p(0x1, 192, 223, Kind::Uint, 1, 0), p(0xe, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Data 0", places: &[p(0x1, 224, 255, Kind::Uint, 1, 0), p(0xe, 256, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Data 1", places: &[p(0x1, 256, 287, Kind::Uint, 1, 0), p(0xe, 288, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_PIXEL_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_PIXEL_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyPixelBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
}
impl XyPixelBlt {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> XyPixelBlt {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), dest_tiling_enable: b(d, 11), destination_x1_coordinate: s(d, 32, 47), destination_y1_coordinate: s(d, 48, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x49000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 32, 47, self.destination_x1_coordinate as i64 as u64); put(d, 48, 63, self.destination_y1_coordinate as i64 as u64); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(XyPixelBlt, XYPIXELBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_PIXEL_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_PIXEL_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x49000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 21)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 48, 63, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_SCANLINES_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_SCANLINES_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyScanlinesBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
}
impl XyScanlinesBlt {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> XyScanlinesBlt {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 7), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), destination_x1_coordinate: s(d, 32, 47), destination_y1_coordinate: s(d, 48, 63), destination_x2_coordinate: s(d, 64, 79), destination_y2_coordinate: s(d, 80, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x49400000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 32, 47, self.destination_x1_coordinate as i64 as u64); put(d, 48, 63, self.destination_y1_coordinate as i64 as u64); put(d, 64, 79, self.destination_x2_coordinate as i64 as u64); put(d, 80, 95, self.destination_y2_coordinate as i64 as u64); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(XyScanlinesBlt, XYSCANLINESBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_SCANLINES_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_SCANLINES_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x49400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 15, 21)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 48, 63, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_TEXT_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_TEXT_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyTextBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Source Base Address, address.
    pub source_base_address: u64,
}
impl XyTextBlt {
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyTextBlt {
        let d = &fixed::<5>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), bit_byte_packed: u(d, 16, 16), dest_tiling_enable: b(d, 11), destination_x1_coordinate: s(d, 32, 47), destination_y1_coordinate: s(d, 48, 63), destination_x2_coordinate: s(d, 64, 79), destination_y2_coordinate: s(d, 80, 95), source_base_address: a(d, 96, 127), },
            _ => Self { dword_length: u(d, 0, 7), bit_byte_packed: u(d, 16, 16), dest_tiling_enable: b(d, 11), destination_x1_coordinate: s(d, 32, 47), destination_y1_coordinate: s(d, 48, 63), destination_x2_coordinate: s(d, 64, 79), destination_y2_coordinate: s(d, 80, 95), source_base_address: a(d, 96, 143), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x49800000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 32, 47, self.destination_x1_coordinate as i64 as u64); put(d, 48, 63, self.destination_y1_coordinate as i64 as u64); put(d, 64, 79, self.destination_x2_coordinate as i64 as u64); put(d, 80, 95, self.destination_y2_coordinate as i64 as u64); put_a(d, 96, 127, self.source_base_address); 4 }
            _ => { d[0] = 0x49800000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 32, 47, self.destination_x1_coordinate as i64 as u64); put(d, 48, 63, self.destination_y1_coordinate as i64 as u64); put(d, 64, 79, self.destination_x2_coordinate as i64 as u64); put(d, 80, 95, self.destination_y2_coordinate as i64 as u64); put_a(d, 96, 143, self.source_base_address); 5 }
        };
        words[..n.min(5)].to_vec()
    }
}
described!(XyTextBlt, XYTEXTBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_TEXT_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_TEXT_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x49800000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 4, 4, false), (0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 15), (0xf, 17, 21), (0xe, 144, 159)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 48, 63, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Base Address", places: &[p(0x1, 96, 127, Kind::Address, 1, 0), p(0xe, 96, 143, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_TEXT_IMMEDIATE_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_TEXT_IMMEDIATE_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyTextImmediateBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
}
impl XyTextImmediateBlt {
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> XyTextImmediateBlt {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 7), bit_byte_packed: u(d, 16, 16), dest_tiling_enable: b(d, 11), destination_x1_coordinate: s(d, 32, 47), destination_y1_coordinate: s(d, 48, 63), destination_x2_coordinate: s(d, 64, 79), destination_y2_coordinate: s(d, 80, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x4c400000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 32, 47, self.destination_x1_coordinate as i64 as u64); put(d, 48, 63, self.destination_y1_coordinate as i64 as u64); put(d, 64, 79, self.destination_x2_coordinate as i64 as u64); put(d, 80, 95, self.destination_y2_coordinate as i64 as u64); 3 };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyTextImmediateBlt, XYTEXTIMMEDIATEBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_TEXT_IMMEDIATE_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_TEXT_IMMEDIATE_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x4c400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 3, 3, true)], tail: &[(0xf, 96, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 15), (0xf, 17, 21)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 48, 63, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0xf, 96, 127, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_COLOR_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_COLOR_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyColorBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Solid Pattern Color, uint.
    pub solid_pattern_color: u32,
}
impl XyColorBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyColorBlt {
        let d = &fixed::<7>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), solid_pattern_color: u(d, 160, 191), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), solid_pattern_color: u(d, 192, 223), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 7];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x54000000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put(d, 160, 191, u64::from(self.solid_pattern_color)); 6 }
            _ => { d[0] = 0x54000000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 223, u64::from(self.solid_pattern_color)); 7 }
        };
        words[..n.min(7)].to_vec()
    }
}
described!(XyColorBlt, XYCOLORBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_COLOR_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_COLOR_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x54000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 6, 6, false), (0xe, 7, 7, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 19), (0xf, 58, 61), (0xf, 63, 63), (0xe, 176, 191)],
    system: "BLT-01", unbuilt: false, watch: &[w(0xf, 0, 0xff700, 0x0), w(0xf, 1, 0xbc000000, 0x0), w(0xe, 5, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Color", places: &[p(0x1, 160, 191, Kind::Uint, 1, 0), p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_PAT_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_PAT_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyPatBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Pattern Base Address, address.
    pub pattern_base_address: u64,
}
impl XyPatBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyPatBlt {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), pattern_base_address: a(d, 160, 191), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), pattern_base_address: a(d, 192, 239), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x54400000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put_a(d, 160, 191, self.pattern_base_address); 6 }
            _ => { d[0] = 0x54400000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put_a(d, 192, 239, self.pattern_base_address); 8 }
        };
        words[..n.min(8)].to_vec()
    }
}
described!(XyPatBlt, XYPATBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_PAT_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_PAT_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x54400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 6, 6, false), (0xe, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 15, 19), (0xf, 58, 61), (0xf, 63, 63), (0xe, 176, 191), (0xe, 240, 255)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Base Address", places: &[p(0x1, 160, 191, Kind::Address, 1, 0), p(0xe, 192, 239, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_MONO_PAT_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_MONO_PAT_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyMonoPatBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Pattern Background Color, uint.
    pub pattern_background_color: u32,
    /// Pattern Foreground Color, uint.
    pub pattern_foreground_color: u32,
    /// Pattern Data 0, uint.
    pub pattern_data_0: u32,
    /// Pattern Data 1, uint.
    pub pattern_data_1: u32,
}
impl XyMonoPatBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyMonoPatBlt {
        let d = &fixed::<10>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), pattern_background_color: u(d, 160, 191), pattern_foreground_color: u(d, 192, 223), pattern_data_0: u(d, 224, 255), pattern_data_1: u(d, 256, 287), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), pattern_background_color: u(d, 192, 223), pattern_foreground_color: u(d, 224, 255), pattern_data_0: u(d, 256, 287), pattern_data_1: u(d, 288, 319), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x54800000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put(d, 160, 191, u64::from(self.pattern_background_color)); put(d, 192, 223, u64::from(self.pattern_foreground_color)); put(d, 224, 255, u64::from(self.pattern_data_0)); put(d, 256, 287, u64::from(self.pattern_data_1)); 9 }
            _ => { d[0] = 0x54800000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 223, u64::from(self.pattern_background_color)); put(d, 224, 255, u64::from(self.pattern_foreground_color)); put(d, 256, 287, u64::from(self.pattern_data_0)); put(d, 288, 319, u64::from(self.pattern_data_1)); 10 }
        };
        words[..n.min(10)].to_vec()
    }
}
described!(XyMonoPatBlt, XYMONOPATBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_MONO_PAT_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_MONO_PAT_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x54800000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 9, 9, false), (0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 15, 19), (0xf, 58, 59), (0xf, 61, 61), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Background Color", places: &[p(0x1, 160, 191, Kind::Uint, 1, 0), p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Foreground Color", places: &[p(0x1, 192, 223, Kind::Uint, 1, 0), p(0xe, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Data 0", places: &[p(0x1, 224, 255, Kind::Uint, 1, 0), p(0xe, 256, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Data 1", places: &[p(0x1, 256, 287, Kind::Uint, 1, 0), p(0xe, 288, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_SRC_COPY_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_SRC_COPY_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XySrcCopyBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Source X1 Coordinate, int.
    pub source_x1_coordinate: i32,
    /// Source Y1 Coordinate, int.
    pub source_y1_coordinate: i32,
    /// Source Pitch, int.
    pub source_pitch: i32,
    /// Source Base Address, address.
    pub source_base_address: u64,
}
impl XySrcCopyBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XySrcCopyBlt {
        let d = &fixed::<10>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), src_tiling_enable: b(d, 15), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), source_x1_coordinate: s(d, 160, 175), source_y1_coordinate: s(d, 176, 191), source_pitch: s(d, 192, 207), source_base_address: a(d, 224, 255), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), src_tiling_enable: b(d, 15), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), source_x1_coordinate: s(d, 192, 207), source_y1_coordinate: s(d, 208, 223), source_pitch: s(d, 224, 239), source_base_address: a(d, 256, 303), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x54c00000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put(d, 160, 175, self.source_x1_coordinate as i64 as u64); put(d, 176, 191, self.source_y1_coordinate as i64 as u64); put(d, 192, 207, self.source_pitch as i64 as u64); put_a(d, 224, 255, self.source_base_address); 8 }
            _ => { d[0] = 0x54c00000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 207, self.source_x1_coordinate as i64 as u64); put(d, 208, 223, self.source_y1_coordinate as i64 as u64); put(d, 224, 239, self.source_pitch as i64 as u64); put_a(d, 256, 303, self.source_base_address); 10 }
        };
        words[..n.min(10)].to_vec()
    }
}
described!(XySrcCopyBlt, XYSRCCOPYBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_SRC_COPY_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_SRC_COPY_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x54c00000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 8, 8, false), (0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 14), (0xf, 16, 19), (0xf, 58, 61), (0xf, 63, 63), (0x1, 208, 223), (0xe, 176, 191), (0xe, 240, 255), (0xe, 304, 319)],
    system: "BLT-01", unbuilt: false, watch: &[w(0xf, 0, 0xf7700, 0x0), w(0xf, 1, 0xbc000000, 0x0), w(0x1, 6, 0xffff0000, 0x0), w(0xe, 5, 0xffff0000, 0x0), w(0xe, 7, 0xffff0000, 0x0), w(0xe, 9, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source X1 Coordinate", places: &[p(0x1, 160, 175, Kind::Int, 1, 0), p(0xe, 192, 207, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Y1 Coordinate", places: &[p(0x1, 176, 191, Kind::Int, 1, 0), p(0xe, 208, 223, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Pitch", places: &[p(0x1, 192, 207, Kind::Int, 1, 0), p(0xe, 224, 239, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Base Address", places: &[p(0x1, 224, 255, Kind::Address, 1, 0), p(0xe, 256, 303, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_MONO_SRC_COPY_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_MONO_SRC_COPY_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyMonoSrcCopyBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Source Base Address, address.
    pub source_base_address: u64,
    /// Source Background Color, uint.
    pub source_background_color: u32,
    /// Source Foreground Color, uint.
    pub source_foreground_color: u32,
}
impl XyMonoSrcCopyBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyMonoSrcCopyBlt {
        let d = &fixed::<10>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), mono_source_transparency_mode: b(d, 61), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), source_base_address: a(d, 160, 191), source_background_color: u(d, 192, 223), source_foreground_color: u(d, 224, 255), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), mono_source_transparency_mode: b(d, 61), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), source_base_address: a(d, 192, 239), source_background_color: u(d, 256, 287), source_foreground_color: u(d, 288, 319), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x55000000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put_a(d, 160, 191, self.source_base_address); put(d, 192, 223, u64::from(self.source_background_color)); put(d, 224, 255, u64::from(self.source_foreground_color)); 8 }
            _ => { d[0] = 0x55000000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put_a(d, 192, 239, self.source_base_address); put(d, 256, 287, u64::from(self.source_background_color)); put(d, 288, 319, u64::from(self.source_foreground_color)); 10 }
        };
        words[..n.min(10)].to_vec()
    }
}
described!(XyMonoSrcCopyBlt, XYMONOSRCCOPYBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_MONO_SRC_COPY_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_MONO_SRC_COPY_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x55000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 8, 8, false), (0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 15), (0xf, 58, 60), (0xf, 63, 63), (0xe, 176, 191), (0xe, 240, 255)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Base Address", places: &[p(0x1, 160, 191, Kind::Address, 1, 0), p(0xe, 192, 239, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Background Color", places: &[p(0x1, 192, 223, Kind::Uint, 1, 0), p(0xe, 256, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Foreground Color", places: &[p(0x1, 224, 255, Kind::Uint, 1, 0), p(0xe, 288, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_MONO_PAT_FIXED_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_MONO_PAT_FIXED_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyMonoPatFixedBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Pattern Background Color, uint.
    pub pattern_background_color: u32,
    /// Pattern Foreground Color, uint.
    pub pattern_foreground_color: u32,
}
impl XyMonoPatFixedBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyMonoPatFixedBlt {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), pattern_background_color: u(d, 160, 191), pattern_foreground_color: u(d, 192, 223), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), pattern_background_color: u(d, 192, 223), pattern_foreground_color: u(d, 224, 255), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x56400000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put(d, 160, 191, u64::from(self.pattern_background_color)); put(d, 192, 223, u64::from(self.pattern_foreground_color)); 7 }
            _ => { d[0] = 0x56400000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 223, u64::from(self.pattern_background_color)); put(d, 224, 255, u64::from(self.pattern_foreground_color)); 8 }
        };
        words[..n.min(8)].to_vec()
    }
}
described!(XyMonoPatFixedBlt, XYMONOPATFIXEDBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_MONO_PAT_FIXED_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_MONO_PAT_FIXED_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x56400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 15, 19), (0xf, 58, 59), (0xf, 61, 61), (0xf, 63, 63), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Background Color", places: &[p(0x1, 160, 191, Kind::Uint, 1, 0), p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pattern Foreground Color", places: &[p(0x1, 192, 223, Kind::Uint, 1, 0), p(0xe, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_MONO_SRC_COPY_IMMEDIATE_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_MONO_SRC_COPY_IMMEDIATE_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyMonoSrcCopyImmediateBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Source Background Color, uint.
    pub source_background_color: u32,
    /// Source Foreground Color, uint.
    pub source_foreground_color: u32,
}
impl XyMonoSrcCopyImmediateBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyMonoSrcCopyImmediateBlt {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), mono_source_transparency_mode: b(d, 61), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), source_background_color: u(d, 160, 191), source_foreground_color: u(d, 192, 223), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), mono_source_transparency_mode: b(d, 61), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), source_background_color: u(d, 192, 223), source_foreground_color: u(d, 224, 255), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x5c400000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put(d, 160, 191, u64::from(self.source_background_color)); put(d, 192, 223, u64::from(self.source_foreground_color)); 7 }
            _ => { d[0] = 0x5c400000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 223, u64::from(self.source_background_color)); put(d, 224, 255, u64::from(self.source_foreground_color)); 8 }
        };
        words[..n.min(8)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 7,
            _ => 8,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyMonoSrcCopyImmediateBlt, XYMONOSRCCOPYIMMEDIATEBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_MONO_SRC_COPY_IMMEDIATE_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_MONO_SRC_COPY_IMMEDIATE_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x5c400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, true), (0xe, 8, 8, true)], tail: &[(0x1, 224, 32), (0xe, 256, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 15), (0xf, 58, 60), (0xf, 63, 63), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Background Color", places: &[p(0x1, 160, 191, Kind::Uint, 1, 0), p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Foreground Color", places: &[p(0x1, 192, 223, Kind::Uint, 1, 0), p(0xe, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 224, 255, Kind::Uint, 0, 0), p(0xe, 256, 287, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_PAT_BLT_IMMEDIATE`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_PAT_BLT_IMMEDIATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyPatBltImmediate {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyPatBltImmediate {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyPatBltImmediate {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x5c800000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x5c800000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyPatBltImmediate, XYPATBLTIMMEDIATE_ITEM, Item {
    noun: Noun::Command, name: "XY_PAT_BLT_IMMEDIATE", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_PAT_BLT_IMMEDIATE"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x5c800000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 15, 19), (0xf, 58, 61), (0xf, 63, 63), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_SRC_COPY_CHROMA_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_SRC_COPY_CHROMA_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XySrcCopyChromaBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Source X1 Coordinate, int.
    pub source_x1_coordinate: i32,
    /// Source Y1 Coordinate, int.
    pub source_y1_coordinate: i32,
    /// Source Pitch, int.
    pub source_pitch: i32,
    /// Source Base Address, address.
    pub source_base_address: u64,
    /// Transparency Color Low, uint.
    pub transparency_color_low: u32,
    /// Transparency Color High, uint.
    pub transparency_color_high: u32,
}
impl XySrcCopyChromaBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XySrcCopyChromaBlt {
        let d = &fixed::<12>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), src_tiling_enable: b(d, 15), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), source_x1_coordinate: s(d, 160, 175), source_y1_coordinate: s(d, 176, 191), source_pitch: s(d, 192, 207), source_base_address: a(d, 224, 255), transparency_color_low: u(d, 256, 287), transparency_color_high: u(d, 288, 319), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), src_tiling_enable: b(d, 15), dest_tiling_enable: b(d, 11), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), source_x1_coordinate: s(d, 192, 207), source_y1_coordinate: s(d, 208, 223), source_pitch: s(d, 224, 239), source_base_address: a(d, 256, 303), transparency_color_low: u(d, 320, 351), transparency_color_high: u(d, 352, 383), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 12];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x5cc00000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); put(d, 160, 175, self.source_x1_coordinate as i64 as u64); put(d, 176, 191, self.source_y1_coordinate as i64 as u64); put(d, 192, 207, self.source_pitch as i64 as u64); put_a(d, 224, 255, self.source_base_address); put(d, 256, 287, u64::from(self.transparency_color_low)); put(d, 288, 319, u64::from(self.transparency_color_high)); 10 }
            _ => { d[0] = 0x5cc00000; let length = if self.dword_length == 0 { 10 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 207, self.source_x1_coordinate as i64 as u64); put(d, 208, 223, self.source_y1_coordinate as i64 as u64); put(d, 224, 239, self.source_pitch as i64 as u64); put_a(d, 256, 303, self.source_base_address); put(d, 320, 351, u64::from(self.transparency_color_low)); put(d, 352, 383, u64::from(self.transparency_color_high)); 12 }
        };
        words[..n.min(12)].to_vec()
    }
}
described!(XySrcCopyChromaBlt, XYSRCCOPYCHROMABLT_ITEM, Item {
    noun: Noun::Command, name: "XY_SRC_COPY_CHROMA_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_SRC_COPY_CHROMA_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x5cc00000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 10, 10, false), (0xe, 12, 12, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 10), (0xf, 12, 14), (0xf, 16, 19), (0xf, 58, 61), (0xf, 63, 63), (0x1, 208, 223), (0xe, 176, 191), (0xe, 240, 255), (0xe, 304, 319)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source X1 Coordinate", places: &[p(0x1, 160, 175, Kind::Int, 1, 0), p(0xe, 192, 207, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Y1 Coordinate", places: &[p(0x1, 176, 191, Kind::Int, 1, 0), p(0xe, 208, 223, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Pitch", places: &[p(0x1, 192, 207, Kind::Int, 1, 0), p(0xe, 224, 239, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Base Address", places: &[p(0x1, 224, 255, Kind::Address, 1, 0), p(0xe, 256, 303, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transparency Color Low", places: &[p(0x1, 256, 287, Kind::Uint, 1, 0), p(0xe, 320, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Transparency Color High", places: &[p(0x1, 288, 319, Kind::Uint, 1, 0), p(0xe, 352, 383, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_FULL_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_FULL_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyFullBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyFullBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyFullBlt {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x55400000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x55400000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyFullBlt, XYFULLBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_FULL_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_FULL_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x55400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 58, 59), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_FULL_MONO_SRC_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_FULL_MONO_SRC_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyFullMonoSrcBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyFullMonoSrcBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyFullMonoSrcBlt {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x55800000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x55800000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyFullMonoSrcBlt, XYFULLMONOSRCBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_FULL_MONO_SRC_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_FULL_MONO_SRC_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x55800000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 58, 59), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_FULL_MONO_PATTERN_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_FULL_MONO_PATTERN_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyFullMonoPatternBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyFullMonoPatternBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyFullMonoPatternBlt {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x55c00000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x55c00000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyFullMonoPatternBlt, XYFULLMONOPATTERNBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_FULL_MONO_PATTERN_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_FULL_MONO_PATTERN_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x55c00000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 58, 59), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_FULL_MONO_PATTERN_MONO_SRC_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_FULL_MONO_PATTERN_MONO_SRC_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyFullMonoPatternMonoSrcBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyFullMonoPatternMonoSrcBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyFullMonoPatternMonoSrcBlt {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x56000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x56000000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyFullMonoPatternMonoSrcBlt, XYFULLMONOPATTERNMONOSRCBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_FULL_MONO_PATTERN_MONO_SRC_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_FULL_MONO_PATTERN_MONO_SRC_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x56000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 58, 59), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_FULL_IMMEDIATE_PATTERN_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_FULL_IMMEDIATE_PATTERN_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyFullImmediatePatternBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyFullImmediatePatternBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyFullImmediatePatternBlt {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x5d000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x5d000000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyFullImmediatePatternBlt, XYFULLIMMEDIATEPATTERNBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_FULL_IMMEDIATE_PATTERN_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_FULL_IMMEDIATE_PATTERN_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x5d000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 58, 59), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_FULL_MONO_SRC_IMMEDIATE_PATTERN_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_FULL_MONO_SRC_IMMEDIATE_PATTERN_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyFullMonoSrcImmediatePatternBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyFullMonoSrcImmediatePatternBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyFullMonoSrcImmediatePatternBlt {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x5d400000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x5d400000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyFullMonoSrcImmediatePatternBlt, XYFULLMONOSRCIMMEDIATEPATTERNBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_FULL_MONO_SRC_IMMEDIATE_PATTERN_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_FULL_MONO_SRC_IMMEDIATE_PATTERN_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x5d400000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 58, 59), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_PAT_CHROMA_BLT`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_PAT_CHROMA_BLT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyPatChromaBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyPatChromaBlt {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyPatChromaBlt {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x5d800000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x5d800000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyPatChromaBlt, XYPATCHROMABLT_ITEM, Item {
    noun: Noun::Command, name: "XY_PAT_CHROMA_BLT", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_PAT_CHROMA_BLT"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x5d800000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 58, 59), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_PAT_CHROMA_BLT_IMMEDIATE`. `[bdw.2d:BR00 - BLT Opcode and Control]` `[linux:i915 XY_PAT_CHROMA_BLT_IMMEDIATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyPatChromaBltImmediate {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Mask, uint.
    pub byte_mask: u32,
    /// Monochrome Source Start, uint.
    pub monochrome_source_start: u32,
    /// Bit/Byte Packed, uint.
    pub bit_byte_packed: u32,
    /// Src Tiling Enable, bool.
    pub src_tiling_enable: bool,
    /// Horizontal Pattern Seed, uint.
    pub horizontal_pattern_seed: u32,
    /// Dest Tiling Enable, bool.
    pub dest_tiling_enable: bool,
    /// Vertical Pattern Seed, uint.
    pub vertical_pattern_seed: u32,
    /// Clipping Enabled, bool.
    pub clipping_enabled: bool,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Raster Operation, uint.
    pub raster_operation: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Solid Pattern Select, bool.
    pub solid_pattern_select: bool,
    /// Mono Source Transparency Mode, bool.
    pub mono_source_transparency_mode: bool,
    /// Mono Pattern Transparency Mode, bool.
    pub mono_pattern_transparency_mode: bool,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
}
impl XyPatChromaBltImmediate {
    /// RGB of Byte Mask.
    pub const BYTE_MASK_RGB: u32 = 0x1;
    /// ALPHA of Byte Mask.
    pub const BYTE_MASK_ALPHA: u32 = 0x2;
    /// RGBA of Byte Mask.
    pub const BYTE_MASK_RGBA: u32 = 0x3;
    /// BIT of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BIT: u32 = 0x0;
    /// BYTE of Bit/Byte Packed.
    pub const BIT_BYTE_PACKED_BYTE: u32 = 0x1;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT_565 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_565: u32 = 0x1;
    /// 16_BIT_1555 of Color Depth.
    pub const COLOR_DEPTH_16_BIT_1555: u32 = 0x2;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> XyPatChromaBltImmediate {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 159), },
            _ => Self { dword_length: u(d, 0, 7), byte_mask: u(d, 20, 21), monochrome_source_start: u(d, 17, 19), bit_byte_packed: u(d, 16, 16), src_tiling_enable: b(d, 15), horizontal_pattern_seed: u(d, 12, 14), dest_tiling_enable: b(d, 11), vertical_pattern_seed: u(d, 8, 10), clipping_enabled: b(d, 62), color_depth: u(d, 56, 57), raster_operation: u(d, 48, 55), destination_pitch: s(d, 32, 47), solid_pattern_select: b(d, 63), mono_source_transparency_mode: b(d, 61), mono_pattern_transparency_mode: b(d, 60), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x5dc00000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 159, self.destination_base_address); 5 }
            _ => { d[0] = 0x5dc00000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 20, 21, u64::from(self.byte_mask)); put(d, 17, 19, u64::from(self.monochrome_source_start)); put(d, 16, 16, u64::from(self.bit_byte_packed)); put(d, 15, 15, u64::from(self.src_tiling_enable)); put(d, 12, 14, u64::from(self.horizontal_pattern_seed)); put(d, 11, 11, u64::from(self.dest_tiling_enable)); put(d, 8, 10, u64::from(self.vertical_pattern_seed)); put(d, 62, 62, u64::from(self.clipping_enabled)); put(d, 56, 57, u64::from(self.color_depth)); put(d, 48, 55, u64::from(self.raster_operation)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 63, 63, u64::from(self.solid_pattern_select)); put(d, 61, 61, u64::from(self.mono_source_transparency_mode)); put(d, 60, 60, u64::from(self.mono_pattern_transparency_mode)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = match platform.row() {
            0 => 5,
            _ => 6,
        };
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(XyPatChromaBltImmediate, XYPATCHROMABLTIMMEDIATE_ITEM, Item {
    noun: Noun::Command, name: "XY_PAT_CHROMA_BLT_IMMEDIATE", title: "", rows: 0xf,
    cites: &["bdw.2d:BR00 - BLT Opcode and Control", "linux:i915 XY_PAT_CHROMA_BLT_IMMEDIATE"],
    engines: &[(0xf, 0x2)], key: &[(0xf, 0xffc00000, 0x5dc00000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 5, 5, true), (0xe, 6, 6, true)], tail: &[(0x1, 160, 32), (0xe, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 58, 59), (0xe, 176, 191)],
    system: "BLT-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Byte Mask", places: &[p(0xf, 20, 21, Kind::Uint, 1, 0)], values: &[(0xf, 0x1, "RGB"), (0xf, 0x2, "ALPHA"), (0xf, 0x3, "RGBA")], when: None, gap: None },
        Field { name: "Monochrome Source Start", places: &[p(0xf, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bit/Byte Packed", places: &[p(0xf, 16, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "BIT"), (0xf, 0x1, "BYTE")], when: None, gap: None },
        Field { name: "Src Tiling Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Pattern Seed", places: &[p(0xf, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dest Tiling Enable", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Pattern Seed", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clipping Enabled", places: &[p(0xf, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xf, 56, 57, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "8_BIT"), (0xf, 0x1, "16_BIT_565"), (0xf, 0x2, "16_BIT_1555"), (0xf, 0x3, "32_BIT")], when: None, gap: None },
        Field { name: "Raster Operation", places: &[p(0xf, 48, 55, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xf, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Solid Pattern Select", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Source Transparency Mode", places: &[p(0xf, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mono Pattern Transparency Mode", places: &[p(0xf, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xf, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xf, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xf, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xf, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0x1, 128, 159, Kind::Address, 1, 0), p(0xe, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 160, 191, Kind::Uint, 0, 0), p(0xe, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `XY_FAST_COPY_BLT`: Rectangle copy without raster operation. `[linux:i915 GEN9_XY_FAST_COPY_BLT_CMD]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct XyFastCopyBlt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Destination Vertical Alignment, uint.
    pub destination_vertical_alignment: u32,
    /// Destination Horizontal Alignment, uint.
    pub destination_horizontal_alignment: u32,
    /// Destination Tiling Method, uint.
    pub destination_tiling_method: u32,
    /// Source Vertical Alignment, uint.
    pub source_vertical_alignment: u32,
    /// Source Horizontal Alignment, uint.
    pub source_horizontal_alignment: u32,
    /// Source Tiling Method, uint.
    pub source_tiling_method: u32,
    /// Destination Pitch, int.
    pub destination_pitch: i32,
    /// Color Depth, uint.
    pub color_depth: u32,
    /// Destination Tile Type, uint.
    pub destination_tile_type: u32,
    /// Source Tile Type, uint.
    pub source_tile_type: u32,
    /// Destination X1 Coordinate, int.
    pub destination_x1_coordinate: i32,
    /// Destination Y1 Coordinate, int.
    pub destination_y1_coordinate: i32,
    /// Destination X2 Coordinate, int.
    pub destination_x2_coordinate: i32,
    /// Destination Y2 Coordinate, int.
    pub destination_y2_coordinate: i32,
    /// Destination Base Address, address.
    pub destination_base_address: u64,
    /// Source X1 Coordinate, int.
    pub source_x1_coordinate: i32,
    /// Source Y1 Coordinate, int.
    pub source_y1_coordinate: i32,
    /// Source Pitch, int.
    pub source_pitch: i32,
    /// Source Base Address, address.
    pub source_base_address: u64,
}
impl XyFastCopyBlt {
    /// LINEAR of Destination Tiling Method.
    pub const DESTINATION_TILING_METHOD_LINEAR: u32 = 0x0;
    /// TILE_X of Destination Tiling Method.
    pub const DESTINATION_TILING_METHOD_TILE_X: u32 = 0x1;
    /// TILE_Y of Destination Tiling Method.
    pub const DESTINATION_TILING_METHOD_TILE_Y: u32 = 0x2;
    /// TILE_64KB of Destination Tiling Method.
    pub const DESTINATION_TILING_METHOD_TILE_64KB: u32 = 0x3;
    /// LINEAR of Source Tiling Method.
    pub const SOURCE_TILING_METHOD_LINEAR: u32 = 0x0;
    /// TILE_X of Source Tiling Method.
    pub const SOURCE_TILING_METHOD_TILE_X: u32 = 0x1;
    /// TILE_Y of Source Tiling Method.
    pub const SOURCE_TILING_METHOD_TILE_Y: u32 = 0x2;
    /// TILE_64KB of Source Tiling Method.
    pub const SOURCE_TILING_METHOD_TILE_64KB: u32 = 0x3;
    /// 8_BIT of Color Depth.
    pub const COLOR_DEPTH_8_BIT: u32 = 0x0;
    /// 16_BIT of Color Depth.
    pub const COLOR_DEPTH_16_BIT: u32 = 0x1;
    /// 32_BIT of Color Depth.
    pub const COLOR_DEPTH_32_BIT: u32 = 0x3;
    /// 64_BIT of Color Depth.
    pub const COLOR_DEPTH_64_BIT: u32 = 0x4;
    /// 128_BIT of Color Depth.
    pub const COLOR_DEPTH_128_BIT: u32 = 0x5;
    /// LEGACY_Y of Destination Tile Type.
    pub const DESTINATION_TILE_TYPE_LEGACY_Y: u32 = 0x0;
    /// YF of Destination Tile Type.
    pub const DESTINATION_TILE_TYPE_YF: u32 = 0x1;
    /// LEGACY_Y of Source Tile Type.
    pub const SOURCE_TILE_TYPE_LEGACY_Y: u32 = 0x0;
    /// YF of Source Tile Type.
    pub const SOURCE_TILE_TYPE_YF: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> XyFastCopyBlt {
        let d = &fixed::<10>(dwords);
        Self { dword_length: u(d, 0, 7), destination_vertical_alignment: u(d, 8, 9), destination_horizontal_alignment: u(d, 10, 12), destination_tiling_method: u(d, 13, 14), source_vertical_alignment: u(d, 15, 16), source_horizontal_alignment: u(d, 17, 19), source_tiling_method: u(d, 20, 21), destination_pitch: s(d, 32, 47), color_depth: u(d, 56, 58), destination_tile_type: u(d, 62, 62), source_tile_type: u(d, 63, 63), destination_x1_coordinate: s(d, 64, 79), destination_y1_coordinate: s(d, 80, 95), destination_x2_coordinate: s(d, 96, 111), destination_y2_coordinate: s(d, 112, 127), destination_base_address: a(d, 128, 175), source_x1_coordinate: s(d, 192, 207), source_y1_coordinate: s(d, 208, 223), source_pitch: s(d, 224, 239), source_base_address: a(d, 256, 303), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = { d[0] = 0x50800000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 9, u64::from(self.destination_vertical_alignment)); put(d, 10, 12, u64::from(self.destination_horizontal_alignment)); put(d, 13, 14, u64::from(self.destination_tiling_method)); put(d, 15, 16, u64::from(self.source_vertical_alignment)); put(d, 17, 19, u64::from(self.source_horizontal_alignment)); put(d, 20, 21, u64::from(self.source_tiling_method)); put(d, 32, 47, self.destination_pitch as i64 as u64); put(d, 56, 58, u64::from(self.color_depth)); put(d, 62, 62, u64::from(self.destination_tile_type)); put(d, 63, 63, u64::from(self.source_tile_type)); put(d, 64, 79, self.destination_x1_coordinate as i64 as u64); put(d, 80, 95, self.destination_y1_coordinate as i64 as u64); put(d, 96, 111, self.destination_x2_coordinate as i64 as u64); put(d, 112, 127, self.destination_y2_coordinate as i64 as u64); put_a(d, 128, 175, self.destination_base_address); put(d, 192, 207, self.source_x1_coordinate as i64 as u64); put(d, 208, 223, self.source_y1_coordinate as i64 as u64); put(d, 224, 239, self.source_pitch as i64 as u64); put_a(d, 256, 303, self.source_base_address); 10 };
        words[..n.min(10)].to_vec()
    }
}
described!(XyFastCopyBlt, XYFASTCOPYBLT_ITEM, Item {
    noun: Noun::Command, name: "XY_FAST_COPY_BLT", title: "Rectangle copy without raster operation", rows: 0xc,
    cites: &["linux:i915 GEN9_XY_FAST_COPY_BLT_CMD"],
    engines: &[(0xc, 0x2)], key: &[(0xc, 0xffc00000, 0x50800000)], length: &[(0xc, 0, 7, 2)], dwords: &[(0xc, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 48, 55), (0xc, 59, 61), (0xc, 176, 191), (0xc, 240, 255), (0xc, 304, 319)],
    system: "BLT-01", unbuilt: false, watch: &[w(0xc, 0, 0xf9f00, 0x0), w(0xc, 1, 0x38ff0000, 0x0), w(0xc, 5, 0xffff0000, 0x0), w(0xc, 7, 0xffff0000, 0x0), w(0xc, 9, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Destination Vertical Alignment", places: &[p(0xc, 8, 9, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "BLT-01", usual: &[0] }) },
        Field { name: "Destination Horizontal Alignment", places: &[p(0xc, 10, 12, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "BLT-01", usual: &[0] }) },
        Field { name: "Destination Tiling Method", places: &[p(0xc, 13, 14, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "LINEAR"), (0xc, 0x1, "TILE_X"), (0xc, 0x2, "TILE_Y"), (0xc, 0x3, "TILE_64KB")], when: None, gap: None },
        Field { name: "Source Vertical Alignment", places: &[p(0xc, 15, 16, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "BLT-01", usual: &[0] }) },
        Field { name: "Source Horizontal Alignment", places: &[p(0xc, 17, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "BLT-01", usual: &[0] }) },
        Field { name: "Source Tiling Method", places: &[p(0xc, 20, 21, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "LINEAR"), (0xc, 0x1, "TILE_X"), (0xc, 0x2, "TILE_Y"), (0xc, 0x3, "TILE_64KB")], when: None, gap: None },
        Field { name: "Destination Pitch", places: &[p(0xc, 32, 47, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Depth", places: &[p(0xc, 56, 58, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "8_BIT"), (0xc, 0x1, "16_BIT"), (0xc, 0x3, "32_BIT"), (0xc, 0x4, "64_BIT"), (0xc, 0x5, "128_BIT")], when: None, gap: None },
        Field { name: "Destination Tile Type", places: &[p(0xc, 62, 62, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "LEGACY_Y"), (0xc, 0x1, "YF")], when: None, gap: None },
        Field { name: "Source Tile Type", places: &[p(0xc, 63, 63, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "LEGACY_Y"), (0xc, 0x1, "YF")], when: None, gap: None },
        Field { name: "Destination X1 Coordinate", places: &[p(0xc, 64, 79, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y1 Coordinate", places: &[p(0xc, 80, 95, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination X2 Coordinate", places: &[p(0xc, 96, 111, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Y2 Coordinate", places: &[p(0xc, 112, 127, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Base Address", places: &[p(0xc, 128, 175, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source X1 Coordinate", places: &[p(0xc, 192, 207, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Y1 Coordinate", places: &[p(0xc, 208, 223, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Pitch", places: &[p(0xc, 224, 239, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Base Address", places: &[p(0xc, 256, 303, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

