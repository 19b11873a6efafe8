//! Generated from hw/commands/mfx_jpeg.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MFC_JPEG_HUFF_TABLE_STATE`. `[mesa:gen9 MFC_JPEG_HUFF_TABLE_STATE]` `[media-driver:g9_skl MFC_JPEG_HUFF_TABLE_STATE]` `[media-driver:g9_bxt MFC_JPEG_HUFF_TABLE_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MfcJpegHuffTableState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Huff Table ID, uint.
    pub huff_table_id: u32,
    /// DC_TABLE, uint.
    pub dc_table: [u32; 12],
    /// AC_TABLE, uint.
    pub ac_table: [u32; 162],
}
impl Default for MfcJpegHuffTableState {
    fn default() -> Self {
        Self { dword_length: 0, huff_table_id: Default::default(), dc_table: [Default::default(); 12], ac_table: [Default::default(); 162], }
    }
}
impl MfcJpegHuffTableState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfcJpegHuffTableState {
        let d = &fixed::<176>(dwords);
        Self { dword_length: u(d, 0, 11), huff_table_id: u(d, 32, 32), dc_table: std::array::from_fn(|i| u(d, at(64, i, 32), at(95, i, 32))), ac_table: std::array::from_fn(|i| u(d, at(448, i, 32), at(479, i, 32))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 176];
        let d = &mut words;
        let n: usize = { d[0] = 0x77430000; let length = if self.dword_length == 0 { 174 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.huff_table_id)); for (i, v) in self.dc_table.iter().copied().enumerate().take(12) { put(d, at(64, i, 32), at(95, i, 32), u64::from(v)); } for (i, v) in self.ac_table.iter().copied().enumerate().take(162) { put(d, at(448, i, 32), at(479, i, 32), u64::from(v)); } 176 };
        words[..n.min(176)].to_vec()
    }
}
described!(MfcJpegHuffTableState, MFCJPEGHUFFTABLESTATE_ITEM, Item {
    noun: Noun::Command, name: "MFC_JPEG_HUFF_TABLE_STATE", title: "", rows: 0xc,
    cites: &["mesa:gen9 MFC_JPEG_HUFF_TABLE_STATE", "media-driver:g9_skl MFC_JPEG_HUFF_TABLE_STATE", "media-driver:g9_bxt MFC_JPEG_HUFF_TABLE_STATE"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x77430000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 176, 176, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 33, 63)],
    system: "D54", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Huff Table ID", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC_TABLE", places: &[p(0xc, 64, 95, Kind::Uint, 12, 32)], values: &[], when: None, gap: None },
        Field { name: "AC_TABLE", places: &[p(0xc, 448, 479, Kind::Uint, 162, 32)], values: &[], when: None, gap: None },
    ],
});

/// `MFC_JPEG_SCAN_OBJECT`. `[mesa:gen9 MFC_JPEG_SCAN_OBJECT]` `[media-driver:g9_skl MFC_JPEG_SCAN_OBJECT]` `[media-driver:g9_bxt MFC_JPEG_SCAN_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfcJpegScanObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MCU Count, uint.
    pub mcu_count: u32,
    /// Restart Interval, uint.
    pub restart_interval: u32,
    /// Last Scan, bool.
    pub last_scan: bool,
    /// Head Present, bool.
    pub head_present: bool,
    /// Huffman DC Table, uint.
    pub huffman_dc_table: u32,
    /// Huffman AC Table, uint.
    pub huffman_ac_table: u32,
}
impl MfcJpegScanObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfcJpegScanObject {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 11), mcu_count: u(d, 32, 57), restart_interval: u(d, 64, 79), last_scan: b(d, 80), head_present: b(d, 81), huffman_dc_table: u(d, 82, 84), huffman_ac_table: u(d, 86, 88), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x77490000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 57, u64::from(self.mcu_count)); put(d, 64, 79, u64::from(self.restart_interval)); put(d, 80, 80, u64::from(self.last_scan)); put(d, 81, 81, u64::from(self.head_present)); put(d, 82, 84, u64::from(self.huffman_dc_table)); put(d, 86, 88, u64::from(self.huffman_ac_table)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(MfcJpegScanObject, MFCJPEGSCANOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFC_JPEG_SCAN_OBJECT", title: "", rows: 0xc,
    cites: &["mesa:gen9 MFC_JPEG_SCAN_OBJECT", "media-driver:g9_skl MFC_JPEG_SCAN_OBJECT", "media-driver:g9_bxt MFC_JPEG_SCAN_OBJECT"],
    engines: &[(0xc, 0x4)], key: &[(0xc, 0xffff0000, 0x77490000)], length: &[(0xc, 0, 11, 2)], dwords: &[(0xc, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 12, 15), (0xc, 58, 63), (0xc, 85, 85), (0xc, 89, 95)],
    system: "D54", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "MCU Count", places: &[p(0xc, 32, 57, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Restart Interval", places: &[p(0xc, 64, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Scan", places: &[p(0xc, 80, 80, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Head Present", places: &[p(0xc, 81, 81, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Huffman DC Table", places: &[p(0xc, 82, 84, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Huffman AC Table", places: &[p(0xc, 86, 88, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_JPEG_BSD_OBJECT`. `[mesa:gen7 MFD_JPEG_BSD_OBJECT]` `[mesa:gen8 MFD_JPEG_BSD_OBJECT]` `[mesa:gen9 MFD_JPEG_BSD_OBJECT]` `[media-driver:g8_bdw MFD_JPEG_BSD_OBJECT]` `[media-driver:g9_skl MFD_JPEG_BSD_OBJECT]` `[media-driver:g9_bxt MFD_JPEG_BSD_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdJpegBsdObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect Data Length, uint.
    pub indirect_data_length: u32,
    /// Indirect Data Start Address, offset.
    pub indirect_data_start_address: u64,
    /// Scan Vertical Position, uint.
    pub scan_vertical_position: u32,
    /// Scan Horizontal Position, uint.
    pub scan_horizontal_position: u32,
    /// MCU Count, uint.
    pub mcu_count: u32,
    /// Scan Components, uint.
    pub scan_components: u32,
    /// Interleaved, bool.
    pub interleaved: bool,
    /// Restart Interval, uint.
    pub restart_interval: u32,
}
impl MfdJpegBsdObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfdJpegBsdObject {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_data_length: u(d, 32, 63), indirect_data_start_address: a(d, 64, 92), scan_vertical_position: u(d, 96, 108), scan_horizontal_position: u(d, 112, 124), mcu_count: u(d, 128, 153), scan_components: u(d, 155, 157), interleaved: b(d, 158), restart_interval: u(d, 160, 175), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x77280000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 63, u64::from(self.indirect_data_length)); put_a(d, 64, 92, self.indirect_data_start_address); put(d, 96, 108, u64::from(self.scan_vertical_position)); put(d, 112, 124, u64::from(self.scan_horizontal_position)); put(d, 128, 153, u64::from(self.mcu_count)); put(d, 155, 157, u64::from(self.scan_components)); put(d, 158, 158, u64::from(self.interleaved)); put(d, 160, 175, u64::from(self.restart_interval)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(MfdJpegBsdObject, MFDJPEGBSDOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFD_JPEG_BSD_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_JPEG_BSD_OBJECT", "mesa:gen8 MFD_JPEG_BSD_OBJECT", "mesa:gen9 MFD_JPEG_BSD_OBJECT", "media-driver:g8_bdw MFD_JPEG_BSD_OBJECT", "media-driver:g9_skl MFD_JPEG_BSD_OBJECT", "media-driver:g9_bxt MFD_JPEG_BSD_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x77280000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 93, 95), (0xf, 109, 111), (0xf, 125, 127), (0xf, 154, 154), (0xf, 159, 159), (0xf, 176, 191)],
    system: "D54", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 2, 0xe0000000, 0x0), w(0xf, 3, 0xe000e000, 0x0), w(0xf, 4, 0x84000000, 0x0), w(0xf, 5, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Indirect Data Length", places: &[p(0xf, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Start Address", places: &[p(0xf, 64, 92, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scan Vertical Position", places: &[p(0xf, 96, 108, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scan Horizontal Position", places: &[p(0xf, 112, 124, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MCU Count", places: &[p(0xf, 128, 153, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scan Components", places: &[p(0xf, 155, 157, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interleaved", places: &[p(0xf, 158, 158, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Restart Interval", places: &[p(0xf, 160, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_JPEG_HUFF_TABLE_STATE`. `[mesa:gen7 MFX_JPEG_HUFF_TABLE_STATE]` `[mesa:gen8 MFX_JPEG_HUFF_TABLE_STATE]` `[mesa:gen9 MFX_JPEG_HUFF_TABLE_STATE]` `[media-driver:g8_bdw MFX_JPEG_HUFF_TABLE_STATE]` `[media-driver:g9_skl MFX_JPEG_HUFF_TABLE_STATE]` `[media-driver:g9_bxt MFX_JPEG_HUFF_TABLE_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MfxJpegHuffTableState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Huffman Table ID, uint.
    pub huffman_table_id: u32,
    /// DC_BITS, uint.
    pub dc_bits: [u32; 12],
    /// DC_HUFFVAL, uint.
    pub dc_huffval: [u32; 12],
    /// AC_BITS, uint.
    pub ac_bits: [u32; 16],
    /// AC_HUFFVAL, uint.
    pub ac_huffval: [u32; 160],
    /// AC_HUFFVAL2, uint.
    pub ac_huffval2: [u32; 2],
}
impl Default for MfxJpegHuffTableState {
    fn default() -> Self {
        Self { dword_length: 0, huffman_table_id: Default::default(), dc_bits: [Default::default(); 12], dc_huffval: [Default::default(); 12], ac_bits: [Default::default(); 16], ac_huffval: [Default::default(); 160], ac_huffval2: [Default::default(); 2], }
    }
}
impl MfxJpegHuffTableState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxJpegHuffTableState {
        let d = &fixed::<53>(dwords);
        Self { dword_length: u(d, 0, 11), huffman_table_id: u(d, 32, 32), dc_bits: std::array::from_fn(|i| u(d, at(64, i, 8), at(71, i, 8))), dc_huffval: std::array::from_fn(|i| u(d, at(160, i, 8), at(167, i, 8))), ac_bits: std::array::from_fn(|i| u(d, at(256, i, 8), at(263, i, 8))), ac_huffval: std::array::from_fn(|i| u(d, at(384, i, 8), at(391, i, 8))), ac_huffval2: std::array::from_fn(|i| u(d, at(1664, i, 8), at(1671, i, 8))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 53];
        let d = &mut words;
        let n: usize = { d[0] = 0x77020000; let length = if self.dword_length == 0 { 51 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.huffman_table_id)); for (i, v) in self.dc_bits.iter().copied().enumerate().take(12) { put(d, at(64, i, 8), at(71, i, 8), u64::from(v)); } for (i, v) in self.dc_huffval.iter().copied().enumerate().take(12) { put(d, at(160, i, 8), at(167, i, 8), u64::from(v)); } for (i, v) in self.ac_bits.iter().copied().enumerate().take(16) { put(d, at(256, i, 8), at(263, i, 8), u64::from(v)); } for (i, v) in self.ac_huffval.iter().copied().enumerate().take(160) { put(d, at(384, i, 8), at(391, i, 8), u64::from(v)); } for (i, v) in self.ac_huffval2.iter().copied().enumerate().take(2) { put(d, at(1664, i, 8), at(1671, i, 8), u64::from(v)); } 53 };
        words[..n.min(53)].to_vec()
    }
}
described!(MfxJpegHuffTableState, MFXJPEGHUFFTABLESTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_JPEG_HUFF_TABLE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_JPEG_HUFF_TABLE_STATE", "mesa:gen8 MFX_JPEG_HUFF_TABLE_STATE", "mesa:gen9 MFX_JPEG_HUFF_TABLE_STATE", "media-driver:g8_bdw MFX_JPEG_HUFF_TABLE_STATE", "media-driver:g9_skl MFX_JPEG_HUFF_TABLE_STATE", "media-driver:g9_bxt MFX_JPEG_HUFF_TABLE_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x77020000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 53, 53, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 33, 63), (0xf, 1680, 1695)],
    system: "D54", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 1, 0xfffffffe, 0x0), w(0xf, 52, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Huffman Table ID", places: &[p(0xf, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC_BITS", places: &[p(0xf, 64, 71, Kind::Uint, 12, 8)], values: &[], when: None, gap: None },
        Field { name: "DC_HUFFVAL", places: &[p(0xf, 160, 167, Kind::Uint, 12, 8)], values: &[], when: None, gap: None },
        Field { name: "AC_BITS", places: &[p(0xf, 256, 263, Kind::Uint, 16, 8)], values: &[], when: None, gap: None },
        Field { name: "AC_HUFFVAL", places: &[p(0xf, 384, 391, Kind::Uint, 160, 8)], values: &[], when: None, gap: None },
        Field { name: "AC_HUFFVAL2", places: &[p(0xf, 1664, 1671, Kind::Uint, 2, 8)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_JPEG_PIC_STATE`. `[mesa:gen7 MFX_JPEG_PIC_STATE]` `[mesa:gen8 MFX_JPEG_PIC_STATE]` `[mesa:gen9 MFX_JPEG_PIC_STATE]` `[media-driver:g8_bdw MFX_JPEG_PIC_STATE]` `[media-driver:g9_skl MFX_JPEG_PIC_STATE]` `[media-driver:g9_bxt MFX_JPEG_PIC_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxJpegPicState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Input Format YUV, uint.
    pub input_format_yuv: u32,
    /// Output MCU Structure, uint.
    pub output_mcu_structure: u32,
    /// Rotation, uint.
    pub rotation: u32,
    /// Output Format YUV, uint.
    pub output_format_yuv: u32,
    /// Input Surface Format YUV, uint.
    pub input_surface_format_yuv: u32,
    /// Average Down Sampling, uint.
    pub average_down_sampling: u32,
    /// Vertical Down-Sampling Enable, bool.
    pub vertical_down_sampling_enable: bool,
    /// Horizontal Down-Sampling Enable, bool.
    pub horizontal_down_sampling_enable: bool,
    /// Vertical Up-Sampling Enable, bool.
    pub vertical_up_sampling_enable: bool,
    /// Pixels In Vertical Last MCU, uint.
    pub pixels_in_vertical_last_mcu: u32,
    /// Pixels In Horizontal Last MCU, uint.
    pub pixels_in_horizontal_last_mcu: u32,
    /// Frame Width In Blocks, uint.
    pub frame_width_in_blocks: u32,
    /// Rounding Quant, uint.
    pub rounding_quant: u32,
    /// Frame Height In Blocks, uint.
    pub frame_height_in_blocks: u32,
    /// Output Pixel Normalize, uint.
    pub output_pixel_normalize: u32,
}
impl MfxJpegPicState {
    /// YUV400 of Output MCU Structure.
    pub const OUTPUT_MCU_STRUCTURE_YUV400: u32 = 0x0;
    /// YUV420 of Output MCU Structure.
    pub const OUTPUT_MCU_STRUCTURE_YUV420: u32 = 0x1;
    /// YUV422H_2Y of Output MCU Structure.
    pub const OUTPUT_MCU_STRUCTURE_YUV422H_2Y: u32 = 0x2;
    /// RGB of Output MCU Structure.
    pub const OUTPUT_MCU_STRUCTURE_RGB: u32 = 0x3;
    /// NV12 of Input Surface Format YUV.
    pub const INPUT_SURFACE_FORMAT_YUV_NV12: u32 = 0x1;
    /// UYVY of Input Surface Format YUV.
    pub const INPUT_SURFACE_FORMAT_YUV_UYVY: u32 = 0x2;
    /// YUY2 of Input Surface Format YUV.
    pub const INPUT_SURFACE_FORMAT_YUV_YUY2: u32 = 0x3;
    /// Y8 of Input Surface Format YUV.
    pub const INPUT_SURFACE_FORMAT_YUV_Y8: u32 = 0x4;
    /// RGB of Input Surface Format YUV.
    pub const INPUT_SURFACE_FORMAT_YUV_RGB: u32 = 0x5;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxJpegPicState {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), input_format_yuv: u(d, 32, 34), rotation: u(d, 36, 37), frame_width_in_blocks: u(d, 64, 76), frame_height_in_blocks: u(d, 80, 92), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 11), input_format_yuv: u(d, 32, 34), rotation: u(d, 36, 37), output_format_yuv: u(d, 40, 43), average_down_sampling: u(d, 48, 48), vertical_down_sampling_enable: b(d, 49), horizontal_down_sampling_enable: b(d, 50), vertical_up_sampling_enable: b(d, 52), frame_width_in_blocks: u(d, 64, 76), frame_height_in_blocks: u(d, 80, 92), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), input_format_yuv: u(d, 32, 34), output_mcu_structure: u(d, 32, 34), rotation: u(d, 36, 37), output_format_yuv: u(d, 40, 43), input_surface_format_yuv: u(d, 40, 43), average_down_sampling: u(d, 48, 48), vertical_down_sampling_enable: b(d, 49), horizontal_down_sampling_enable: b(d, 50), vertical_up_sampling_enable: b(d, 52), pixels_in_vertical_last_mcu: u(d, 53, 57), pixels_in_horizontal_last_mcu: u(d, 58, 62), frame_width_in_blocks: u(d, 64, 76), rounding_quant: u(d, 77, 79), frame_height_in_blocks: u(d, 80, 92), output_pixel_normalize: u(d, 93, 93), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x77000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 34, u64::from(self.input_format_yuv)); put(d, 36, 37, u64::from(self.rotation)); put(d, 64, 76, u64::from(self.frame_width_in_blocks)); put(d, 80, 92, u64::from(self.frame_height_in_blocks)); 3 }
            1 => { d[0] = 0x77000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 34, u64::from(self.input_format_yuv)); put(d, 36, 37, u64::from(self.rotation)); put(d, 40, 43, u64::from(self.output_format_yuv)); put(d, 48, 48, u64::from(self.average_down_sampling)); put(d, 49, 49, u64::from(self.vertical_down_sampling_enable)); put(d, 50, 50, u64::from(self.horizontal_down_sampling_enable)); put(d, 52, 52, u64::from(self.vertical_up_sampling_enable)); put(d, 64, 76, u64::from(self.frame_width_in_blocks)); put(d, 80, 92, u64::from(self.frame_height_in_blocks)); 3 }
            _ => { d[0] = 0x77000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 34, u64::from(self.input_format_yuv)); put(d, 32, 34, u64::from(self.output_mcu_structure)); put(d, 36, 37, u64::from(self.rotation)); put(d, 40, 43, u64::from(self.output_format_yuv)); put(d, 40, 43, u64::from(self.input_surface_format_yuv)); put(d, 48, 48, u64::from(self.average_down_sampling)); put(d, 49, 49, u64::from(self.vertical_down_sampling_enable)); put(d, 50, 50, u64::from(self.horizontal_down_sampling_enable)); put(d, 52, 52, u64::from(self.vertical_up_sampling_enable)); put(d, 53, 57, u64::from(self.pixels_in_vertical_last_mcu)); put(d, 58, 62, u64::from(self.pixels_in_horizontal_last_mcu)); put(d, 64, 76, u64::from(self.frame_width_in_blocks)); put(d, 77, 79, u64::from(self.rounding_quant)); put(d, 80, 92, u64::from(self.frame_height_in_blocks)); put(d, 93, 93, u64::from(self.output_pixel_normalize)); 3 }
        };
        words[..n.min(3)].to_vec()
    }
}
described!(MfxJpegPicState, MFXJPEGPICSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_JPEG_PIC_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_JPEG_PIC_STATE", "mesa:gen8 MFX_JPEG_PIC_STATE", "mesa:gen9 MFX_JPEG_PIC_STATE", "media-driver:g8_bdw MFX_JPEG_PIC_STATE", "media-driver:g9_skl MFX_JPEG_PIC_STATE", "media-driver:g9_bxt MFX_JPEG_PIC_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x77000000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 35, 35), (0xe, 38, 39), (0x1, 38, 63), (0xe, 44, 47), (0xe, 51, 51), (0x2, 53, 63), (0xc, 63, 63), (0x3, 77, 79), (0x3, 93, 95), (0xc, 94, 95)],
    system: "D54", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0x1, 1, 0xffffffc8, 0x0), w(0x3, 2, 0xe000e000, 0x0), w(0x2, 1, 0xffe9f0c8, 0x0), w(0xc, 1, 0x8009f0c8, 0x0), w(0xc, 2, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Input Format YUV", places: &[p(0xf, 32, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output MCU Structure", places: &[p(0xc, 32, 34, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "YUV400"), (0xc, 0x1, "YUV420"), (0xc, 0x2, "YUV422H_2Y"), (0xc, 0x3, "RGB")], when: None, gap: None },
        Field { name: "Rotation", places: &[p(0xf, 36, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Format YUV", places: &[p(0xe, 40, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Input Surface Format YUV", places: &[p(0xc, 40, 43, Kind::Uint, 1, 0)], values: &[(0xc, 0x1, "NV12"), (0xc, 0x2, "UYVY"), (0xc, 0x3, "YUY2"), (0xc, 0x4, "Y8"), (0xc, 0x5, "RGB")], when: None, gap: None },
        Field { name: "Average Down Sampling", places: &[p(0xe, 48, 48, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D54", usual: &[0] }) },
        Field { name: "Vertical Down-Sampling Enable", places: &[p(0xe, 49, 49, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Horizontal Down-Sampling Enable", places: &[p(0xe, 50, 50, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Up-Sampling Enable", places: &[p(0xe, 52, 52, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixels In Vertical Last MCU", places: &[p(0xc, 53, 57, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pixels In Horizontal Last MCU", places: &[p(0xc, 58, 62, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Width In Blocks", places: &[p(0xf, 64, 76, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rounding Quant", places: &[p(0xc, 77, 79, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Height In Blocks", places: &[p(0xf, 80, 92, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Pixel Normalize", places: &[p(0xc, 93, 93, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D54", usual: &[0] }) },
    ],
});

