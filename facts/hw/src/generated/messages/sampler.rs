//! Generated from hw/messages/sampler.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `SAMPLER`: Sampling engine: sample, gather, load, query. `[bdw.2d:Message Descriptor - Sampling Engine]` `[mesa:compiler brw_sampler_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sampler {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Sampler Index, uint.
    pub sampler_index: u32,
    /// Message Type, uint.
    pub message_type: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// SIMD Mode Upper Bit, bool.
    pub simd_mode_upper_bit: bool,
    /// Return Format 16 Bit, bool.
    pub return_format_16_bit: bool,
}
impl Sampler {
    /// SAMPLE of Message Type.
    pub const MESSAGE_TYPE_SAMPLE: u32 = 0x0;
    /// SAMPLE_B of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_B: u32 = 0x1;
    /// SAMPLE_L of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_L: u32 = 0x2;
    /// SAMPLE_C of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_C: u32 = 0x3;
    /// SAMPLE_D of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_D: u32 = 0x4;
    /// SAMPLE_B_C of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_B_C: u32 = 0x5;
    /// SAMPLE_L_C of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_L_C: u32 = 0x6;
    /// LD of Message Type.
    pub const MESSAGE_TYPE_LD: u32 = 0x7;
    /// GATHER4 of Message Type.
    pub const MESSAGE_TYPE_GATHER4: u32 = 0x8;
    /// LOD of Message Type.
    pub const MESSAGE_TYPE_LOD: u32 = 0x9;
    /// RESINFO of Message Type.
    pub const MESSAGE_TYPE_RESINFO: u32 = 0xa;
    /// SAMPLEINFO of Message Type.
    pub const MESSAGE_TYPE_SAMPLEINFO: u32 = 0xb;
    /// SAMPLE_KILLPIX of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_KILLPIX: u32 = 0xc;
    /// GATHER4_C of Message Type.
    pub const MESSAGE_TYPE_GATHER4_C: u32 = 0x10;
    /// GATHER4_PO of Message Type.
    pub const MESSAGE_TYPE_GATHER4_PO: u32 = 0x11;
    /// GATHER4_PO_C of Message Type.
    pub const MESSAGE_TYPE_GATHER4_PO_C: u32 = 0x12;
    /// SAMPLE_D_C of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_D_C: u32 = 0x14;
    /// SAMPLE_MIN of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_MIN: u32 = 0x16;
    /// SAMPLE_MAX of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_MAX: u32 = 0x17;
    /// SAMPLE_LZ of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_LZ: u32 = 0x18;
    /// SAMPLE_C_LZ of Message Type.
    pub const MESSAGE_TYPE_SAMPLE_C_LZ: u32 = 0x19;
    /// LD_LZ of Message Type.
    pub const MESSAGE_TYPE_LD_LZ: u32 = 0x1a;
    /// LD2DMS_W of Message Type.
    pub const MESSAGE_TYPE_LD2DMS_W: u32 = 0x1c;
    /// LD_MCS of Message Type.
    pub const MESSAGE_TYPE_LD_MCS: u32 = 0x1d;
    /// LD2DMS of Message Type.
    pub const MESSAGE_TYPE_LD2DMS: u32 = 0x1e;
    /// LD2DSS of Message Type.
    pub const MESSAGE_TYPE_LD2DSS: u32 = 0x1f;
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x1;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x2;
    /// SIMD32_64 of SIMD Mode.
    pub const SIMD_MODE_SIMD32_64: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> Sampler {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), sampler_index: u(d, 8, 11), message_type: u(d, 12, 16), simd_mode: u(d, 17, 18), ..Self::default() },
            _ => Self { binding_table_index: u(d, 0, 7), sampler_index: u(d, 8, 11), message_type: u(d, 12, 16), simd_mode: u(d, 17, 18), simd_mode_upper_bit: b(d, 29), return_format_16_bit: b(d, 30), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.sampler_index)); put(d, 12, 16, u64::from(self.message_type)); put(d, 17, 18, u64::from(self.simd_mode)); 1 }
            _ => { put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.sampler_index)); put(d, 12, 16, u64::from(self.message_type)); put(d, 17, 18, u64::from(self.simd_mode)); put(d, 29, 29, u64::from(self.simd_mode_upper_bit)); put(d, 30, 30, u64::from(self.return_format_16_bit)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(Sampler, SAMPLER_ITEM, Item {
    noun: Noun::Message, name: "SAMPLER", title: "Sampling engine: sample, gather, load, query", rows: 0xf,
    cites: &["bdw.2d:Message Descriptor - Sampling Engine", "mesa:compiler brw_sampler_desc"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 29, 31), (0xe, 31, 31)],
    system: "SM-18", unbuilt: false, watch: &[w(0x1, 0, 0xe0000000, 0x0), w(0xe, 0, 0xa0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sampler Index", places: &[p(0xf, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Message Type", places: &[p(0xf, 12, 16, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SAMPLE"), (0xf, 0x1, "SAMPLE_B"), (0xf, 0x2, "SAMPLE_L"), (0xf, 0x3, "SAMPLE_C"), (0xf, 0x4, "SAMPLE_D"), (0xf, 0x5, "SAMPLE_B_C"), (0xf, 0x6, "SAMPLE_L_C"), (0xf, 0x7, "LD"), (0xf, 0x8, "GATHER4"), (0xf, 0x9, "LOD"), (0xf, 0xa, "RESINFO"), (0xf, 0xb, "SAMPLEINFO"), (0xf, 0xc, "SAMPLE_KILLPIX"), (0xf, 0x10, "GATHER4_C"), (0xf, 0x11, "GATHER4_PO"), (0xf, 0x12, "GATHER4_PO_C"), (0xf, 0x14, "SAMPLE_D_C"), (0xf, 0x16, "SAMPLE_MIN"), (0xf, 0x17, "SAMPLE_MAX"), (0xf, 0x18, "SAMPLE_LZ"), (0xf, 0x19, "SAMPLE_C_LZ"), (0xf, 0x1a, "LD_LZ"), (0xf, 0x1c, "LD2DMS_W"), (0xf, 0x1d, "LD_MCS"), (0xf, 0x1e, "LD2DMS"), (0xf, 0x1f, "LD2DSS")], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 17, 18, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD4X2"), (0xf, 0x1, "SIMD8"), (0xf, 0x2, "SIMD16"), (0xf, 0x3, "SIMD32_64")], when: None, gap: None },
        Field { name: "SIMD Mode Upper Bit", places: &[p(0xe, 29, 29, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "MS-02", usual: &[0] }) },
        Field { name: "Return Format 16 Bit", places: &[p(0xe, 30, 30, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

