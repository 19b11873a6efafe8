//! Generated from hw/isa/word.hw by `cargo xtask gen`; do not edit.

use crate::word::{Bits, Field, b};

/// Fields at the same place in all encodings that have them.
pub(crate) mod at {
    use super::{Bits, b};
    pub const OPCODE: Bits = b(6, 0);
    pub const ACCESS_MODE: Bits = b(8, 8);
    pub const QUARTER: Bits = b(13, 12);
    pub const THREAD: Bits = b(15, 14);
    pub const PREDICATE: Bits = b(19, 16);
    pub const PREDICATE_INVERSE: Bits = b(20, 20);
    pub const EXECUTION_SIZE: Bits = b(23, 21);
    pub const CONDITION: Bits = b(27, 24);
    pub const ACCUMULATOR_WRITE: Bits = b(28, 28);
    pub const COMPACT: Bits = b(29, 29);
    pub const DEBUG: Bits = b(30, 30);
    pub const SATURATE: Bits = b(31, 31);
    pub const DST_SUBREGISTER: Bits = b(52, 48);
    pub const DST_SUBREGISTER16: Bits = b(52, 52);
    pub const DST_WRITE_MASK: Bits = b(51, 48);
    pub const DST_SPECIAL: Bits = b(51, 48);
    pub const DST_REGISTER: Bits = b(60, 53);
    pub const DST_STRIDE: Bits = b(62, 61);
    pub const DST_MODE: Bits = b(63, 63);
    pub const SRC_SUBREGISTER: Bits = b(68, 64);
    pub const SRC_SUBREGISTER16: Bits = b(68, 68);
    pub const SRC_SWIZZLE_XY: Bits = b(67, 64);
    pub const SRC_SPECIAL: Bits = b(67, 64);
    pub const SRC_REGISTER: Bits = b(76, 69);
    pub const SRC_ABSOLUTE: Bits = b(77, 77);
    pub const SRC_NEGATE: Bits = b(78, 78);
    pub const SRC_MODE: Bits = b(79, 79);
    pub const SRC_HORIZONTAL: Bits = b(81, 80);
    pub const SRC_WIDTH: Bits = b(84, 82);
    pub const SRC_SWIZZLE_ZW: Bits = b(83, 80);
    pub const SRC_VERTICAL: Bits = b(88, 85);
    pub const IMMEDIATE32: Bits = b(127, 96);
    pub const IMMEDIATE64: Bits = b(127, 64);
    pub const DST3_WRITE_MASK: Bits = b(52, 49);
    pub const DST3_SPECIAL: Bits = b(52, 49);
    pub const DST3_SUBREGISTER: Bits = b(55, 53);
    pub const DST3_REGISTER: Bits = b(63, 56);
    pub const SRC3_REPLICATE: Bits = b(64, 64);
    pub const SRC3_SWIZZLE: Bits = b(72, 65);
    pub const SRC3_SPECIAL: Bits = b(68, 65);
    pub const SRC3_SUBREGISTER: Bits = b(75, 73);
    pub const SRC3_REGISTER: Bits = b(83, 76);
    pub const EOT: Bits = b(127, 127);
    pub const SEND_EXTENDED_28: Bits = b(94, 91);
    pub const SEND_EXTENDED_24: Bits = b(88, 85);
    pub const SEND_EXTENDED_20: Bits = b(83, 80);
    pub const SEND_EXTENDED_16: Bits = b(67, 64);
    pub const SENDS_DST_FILE: Bits = b(35, 35);
    pub const SENDS_SRC1_FILE: Bits = b(36, 36);
    pub const SENDS_SRC1_REGISTER: Bits = b(51, 44);
    pub const SENDS_DST_OFFSET: Bits = b(56, 52);
    pub const SENDS_EXTENDED_IN_REGISTER: Bits = b(61, 61);
    pub const SENDS_DST_OFFSET_SIGN: Bits = b(62, 62);
    pub const SENDS_EXTENDED_LOW: Bits = b(67, 64);
    pub const SENDS_SRC0_OFFSET: Bits = b(72, 68);
    pub const SENDS_DESCRIPTOR_IN_REGISTER: Bits = b(77, 77);
    pub const SENDS_SRC0_OFFSET_SIGN: Bits = b(78, 78);
    pub const SENDS_EXTENDED_HIGH: Bits = b(95, 80);
    pub const SENDS_EXTENDED_SUBREGISTER: Bits = b(82, 80);
}

/// Fields that moved between encodings, or that some lack.
#[derive(Debug)]
pub(crate) struct Layout {
    /// MaskCtrl: 1 ignores the execution masks (NoMask).
    pub no_mask: Bits,
    /// DepCtrl, NoDDClr: the destination's scoreboard entry stays.
    pub dependency_clear: Bits,
    /// DepCtrl, NoDDChk: the destination's scoreboard entry is not checked.
    pub dependency_check: Bits,
    /// NibCtrl: second half of the quarter.
    pub nibble: Bits,
    /// FlagSubRegNum.
    pub flag_subregister: Bits,
    /// FlagRegNum.
    pub flag_register: Bits,
    /// Dst.RegFile: 0 ARF, 1 GRF.
    pub dst_file: Bits,
    /// Dst.DstType.
    pub dst_type: Bits,
    /// Src0.RegFile: 0 ARF, 1 GRF, 3 immediate.
    pub src0_file: Bits,
    /// Src0.SrcType.
    pub src0_type: Bits,
    /// Src1.RegFile.
    pub src1_file: Bits,
    /// Src1.SrcType.
    pub src1_type: Bits,
    /// Dst.AddrSubRegNum.
    pub dst_address_subregister: Bits,
    /// Dst.AddrImm, without its sign where that lies apart.
    pub dst_offset: Bits,
    /// Dst.AddrImm[9].
    pub dst_offset_sign: Option<Bits>,
    /// Src.AddrSubRegNum.
    pub src_address_subregister: Bits,
    /// Src.AddrImm, without its sign where that lies apart.
    pub src_offset: Bits,
    /// Src0.AddrImm[9].
    pub src0_offset_sign: Option<Bits>,
    /// Src1.AddrImm[9].
    pub src1_offset_sign: Option<Bits>,
    /// FlagSubRegNum.
    pub flag_subregister3: Bits,
    /// FlagRegNum.
    pub flag_register3: Bits,
    /// Src2Type: half precision.
    pub src2_half3: Option<Bits>,
    /// Src1Type: half precision.
    pub src1_half3: Option<Bits>,
    /// Src0.SrcMod[0].
    pub src0_absolute3: Bits,
    /// Src0.SrcMod[1].
    pub src0_negate3: Bits,
    /// Src1.SrcMod[0].
    pub src1_absolute3: Bits,
    /// Src1.SrcMod[1].
    pub src1_negate3: Bits,
    /// Src2.SrcMod[0].
    pub src2_absolute3: Bits,
    /// Src2.SrcMod[1].
    pub src2_negate3: Bits,
    /// SrcType: 0 F, 1 D, 2 UD, 3 DF, 4 HF.
    pub src_type3: Bits,
    /// DstType.
    pub dst_type3: Bits,
    /// Src.SubRegNum, lowest bit for 16-bit sources.
    pub src3_subregister_half: Option<Bits>,
    /// Desc, when source 1 is immediate.
    pub descriptor: Bits,
    /// JIP, signed: units of 8 bytes on Gen7, else bytes.
    pub jip: Bits,
    /// UIP, signed: units of 8 bytes on Gen7, else bytes.
    pub uip: Bits,
}

/// The layout of each encoding, oldest first.
pub(crate) static LAYOUTS: [Layout; 3] = [
    Layout {
        no_mask: b(9, 9),
        dependency_clear: b(10, 10),
        dependency_check: b(11, 11),
        nibble: b(47, 47),
        flag_subregister: b(89, 89),
        flag_register: b(90, 90),
        dst_file: b(33, 32),
        dst_type: b(36, 34),
        src0_file: b(38, 37),
        src0_type: b(41, 39),
        src1_file: b(43, 42),
        src1_type: b(46, 44),
        dst_address_subregister: b(60, 58),
        dst_offset: b(57, 48),
        dst_offset_sign: None,
        src_address_subregister: b(76, 74),
        src_offset: b(73, 64),
        src0_offset_sign: None,
        src1_offset_sign: None,
        flag_subregister3: b(33, 33),
        flag_register3: b(34, 34),
        src2_half3: None,
        src1_half3: None,
        src0_absolute3: b(36, 36),
        src0_negate3: b(37, 37),
        src1_absolute3: b(38, 38),
        src1_negate3: b(39, 39),
        src2_absolute3: b(40, 40),
        src2_negate3: b(41, 41),
        src_type3: b(43, 42),
        dst_type3: b(45, 44),
        src3_subregister_half: None,
        descriptor: b(124, 96),
        jip: b(111, 96),
        uip: b(127, 112),
    },
    Layout {
        no_mask: b(34, 34),
        dependency_clear: b(9, 9),
        dependency_check: b(10, 10),
        nibble: b(11, 11),
        flag_subregister: b(32, 32),
        flag_register: b(33, 33),
        dst_file: b(36, 35),
        dst_type: b(40, 37),
        src0_file: b(42, 41),
        src0_type: b(46, 43),
        src1_file: b(90, 89),
        src1_type: b(94, 91),
        dst_address_subregister: b(60, 57),
        dst_offset: b(56, 48),
        dst_offset_sign: Some(b(47, 47)),
        src_address_subregister: b(76, 73),
        src_offset: b(72, 64),
        src0_offset_sign: Some(b(95, 95)),
        src1_offset_sign: Some(b(121, 121)),
        flag_subregister3: b(32, 32),
        flag_register3: b(33, 33),
        src2_half3: Some(b(35, 35)),
        src1_half3: Some(b(36, 36)),
        src0_absolute3: b(37, 37),
        src0_negate3: b(38, 38),
        src1_absolute3: b(39, 39),
        src1_negate3: b(40, 40),
        src2_absolute3: b(41, 41),
        src2_negate3: b(42, 42),
        src_type3: b(45, 43),
        dst_type3: b(48, 46),
        src3_subregister_half: None,
        descriptor: b(124, 96),
        jip: b(127, 96),
        uip: b(95, 64),
    },
    Layout {
        no_mask: b(34, 34),
        dependency_clear: b(9, 9),
        dependency_check: b(10, 10),
        nibble: b(11, 11),
        flag_subregister: b(32, 32),
        flag_register: b(33, 33),
        dst_file: b(36, 35),
        dst_type: b(40, 37),
        src0_file: b(42, 41),
        src0_type: b(46, 43),
        src1_file: b(90, 89),
        src1_type: b(94, 91),
        dst_address_subregister: b(60, 57),
        dst_offset: b(56, 48),
        dst_offset_sign: Some(b(47, 47)),
        src_address_subregister: b(76, 73),
        src_offset: b(72, 64),
        src0_offset_sign: Some(b(95, 95)),
        src1_offset_sign: Some(b(121, 121)),
        flag_subregister3: b(32, 32),
        flag_register3: b(33, 33),
        src2_half3: Some(b(35, 35)),
        src1_half3: Some(b(36, 36)),
        src0_absolute3: b(37, 37),
        src0_negate3: b(38, 38),
        src1_absolute3: b(39, 39),
        src1_negate3: b(40, 40),
        src2_absolute3: b(41, 41),
        src2_negate3: b(42, 42),
        src_type3: b(45, 43),
        dst_type3: b(48, 46),
        src3_subregister_half: Some(b(84, 84)),
        descriptor: b(126, 96),
        jip: b(127, 96),
        uip: b(95, 64),
    },
];

/// Fields of `controls` for people. [skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]
pub(crate) static CONTROLS: &[Field] = &[
    Field { name: "opcode", meaning: "Opcode", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(6, 0)), Some(b(6, 0)), Some(b(6, 0))] },
    Field { name: "access_mode", meaning: "AccessMode: 0 Align1, 1 Align16", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(8, 8)), Some(b(8, 8)), Some(b(8, 8))] },
    Field { name: "no_mask", meaning: "MaskCtrl: 1 ignores the execution masks (NoMask)", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(9, 9)), Some(b(34, 34)), Some(b(34, 34))] },
    Field { name: "dependency_clear", meaning: "DepCtrl, NoDDClr: the destination's scoreboard entry stays", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(10, 10)), Some(b(9, 9)), Some(b(9, 9))] },
    Field { name: "dependency_check", meaning: "DepCtrl, NoDDChk: the destination's scoreboard entry is not checked", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(11, 11)), Some(b(10, 10)), Some(b(10, 10))] },
    Field { name: "nibble", meaning: "NibCtrl: second half of the quarter", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(47, 47)), Some(b(11, 11)), Some(b(11, 11))] },
    Field { name: "quarter", meaning: "QtrCtrl: first channel in units of 8", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(13, 12)), Some(b(13, 12)), Some(b(13, 12))] },
    Field { name: "thread", meaning: "ThreadCtrl: 1 atomic, 2 switch", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(15, 14)), Some(b(15, 14)), Some(b(15, 14))] },
    Field { name: "predicate", meaning: "PredCtrl: how flag bits enable channels", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(19, 16)), Some(b(19, 16)), Some(b(19, 16))] },
    Field { name: "predicate_inverse", meaning: "PredInv: the predicate is inverted", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(20, 20)), Some(b(20, 20)), Some(b(20, 20))] },
    Field { name: "execution_size", meaning: "ExecSize: logarithm of the number of channels", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(23, 21)), Some(b(23, 21)), Some(b(23, 21))] },
    Field { name: "condition", meaning: "CondModifier; SFID of messages; function of math", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(27, 24)), Some(b(27, 24)), Some(b(27, 24))] },
    Field { name: "accumulator_write", meaning: "AccWrCtrl; BranchCtrl of branches from Gen8 on; NoSrcDepSet of messages", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(28, 28)), Some(b(28, 28)), Some(b(28, 28))] },
    Field { name: "compact", meaning: "CmptCtrl: the instruction has 64 bits", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(29, 29)), Some(b(29, 29)), Some(b(29, 29))] },
    Field { name: "debug", meaning: "DebugCtrl: breakpoint", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(30, 30)), Some(b(30, 30)), Some(b(30, 30))] },
    Field { name: "saturate", meaning: "Saturate", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(31, 31)), Some(b(31, 31)), Some(b(31, 31))] },
];

/// Fields of `flags` for people. [skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]
pub(crate) static FLAGS: &[Field] = &[
    Field { name: "flag_subregister", meaning: "FlagSubRegNum", cite: "[skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(89, 89)), Some(b(32, 32)), Some(b(32, 32))] },
    Field { name: "flag_register", meaning: "FlagRegNum", cite: "[skl.7:Common Instruction Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(90, 90)), Some(b(33, 33)), Some(b(33, 33))] },
];

/// Fields of `operands` for people. [skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]
pub(crate) static OPERANDS: &[Field] = &[
    Field { name: "dst_file", meaning: "Dst.RegFile: 0 ARF, 1 GRF", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(33, 32)), Some(b(36, 35)), Some(b(36, 35))] },
    Field { name: "dst_type", meaning: "Dst.DstType", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(36, 34)), Some(b(40, 37)), Some(b(40, 37))] },
    Field { name: "src0_file", meaning: "Src0.RegFile: 0 ARF, 1 GRF, 3 immediate", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(38, 37)), Some(b(42, 41)), Some(b(42, 41))] },
    Field { name: "src0_type", meaning: "Src0.SrcType", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(41, 39)), Some(b(46, 43)), Some(b(46, 43))] },
    Field { name: "src1_file", meaning: "Src1.RegFile", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(43, 42)), Some(b(90, 89)), Some(b(90, 89))] },
    Field { name: "src1_type", meaning: "Src1.SrcType", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(46, 44)), Some(b(94, 91)), Some(b(94, 91))] },
    Field { name: "dst_subregister", meaning: "Dst.SubRegNum in bytes", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(52, 48)), Some(b(52, 48)), Some(b(52, 48))] },
    Field { name: "dst_subregister16", meaning: "Dst.SubRegNum[4] in Align16", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(52, 52)), Some(b(52, 52)), Some(b(52, 52))] },
    Field { name: "dst_write_mask", meaning: "Dst.ChanEn in Align16", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(51, 48)), Some(b(51, 48)), Some(b(51, 48))] },
    Field { name: "dst_special", meaning: "Dst.SpecialAcc of math macros", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(51, 48)), Some(b(51, 48)), Some(b(51, 48))] },
    Field { name: "dst_register", meaning: "Dst.RegNum", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(60, 53)), Some(b(60, 53)), Some(b(60, 53))] },
    Field { name: "dst_address_subregister", meaning: "Dst.AddrSubRegNum", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(60, 58)), Some(b(60, 57)), Some(b(60, 57))] },
    Field { name: "dst_offset", meaning: "Dst.AddrImm, without its sign where that lies apart", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(57, 48)), Some(b(56, 48)), Some(b(56, 48))] },
    Field { name: "dst_offset_sign", meaning: "Dst.AddrImm[9]", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [None, Some(b(47, 47)), Some(b(47, 47))] },
    Field { name: "dst_stride", meaning: "Dst.HorzStride: 0, 1, 2 or 4 elements", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(62, 61)), Some(b(62, 61)), Some(b(62, 61))] },
    Field { name: "dst_mode", meaning: "Dst.AddrMode: 1 indirect", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(63, 63)), Some(b(63, 63)), Some(b(63, 63))] },
    Field { name: "src_subregister", meaning: "Src.SubRegNum in bytes", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(68, 64)), Some(b(68, 64)), Some(b(68, 64))] },
    Field { name: "src_subregister16", meaning: "Src.SubRegNum[4] in Align16", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(68, 68)), Some(b(68, 68)), Some(b(68, 68))] },
    Field { name: "src_swizzle_xy", meaning: "Src.ChanSel[3:0] in Align16", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(67, 64)), Some(b(67, 64)), Some(b(67, 64))] },
    Field { name: "src_special", meaning: "Src.SpecialAcc of math macros", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(67, 64)), Some(b(67, 64)), Some(b(67, 64))] },
    Field { name: "src_register", meaning: "Src.RegNum", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(76, 69)), Some(b(76, 69)), Some(b(76, 69))] },
    Field { name: "src_address_subregister", meaning: "Src.AddrSubRegNum", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(76, 74)), Some(b(76, 73)), Some(b(76, 73))] },
    Field { name: "src_offset", meaning: "Src.AddrImm, without its sign where that lies apart", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(73, 64)), Some(b(72, 64)), Some(b(72, 64))] },
    Field { name: "src0_offset_sign", meaning: "Src0.AddrImm[9]", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [None, Some(b(95, 95)), Some(b(95, 95))] },
    Field { name: "src1_offset_sign", meaning: "Src1.AddrImm[9]", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [None, Some(b(121, 121)), Some(b(121, 121))] },
    Field { name: "src_absolute", meaning: "Src.SrcMod[0]: absolute value", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(77, 77)), Some(b(77, 77)), Some(b(77, 77))] },
    Field { name: "src_negate", meaning: "Src.SrcMod[1]: negation, of logic instructions bitwise not on Gen8 and later", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(78, 78)), Some(b(78, 78)), Some(b(78, 78))] },
    Field { name: "src_mode", meaning: "Src.AddrMode: 1 indirect", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(79, 79)), Some(b(79, 79)), Some(b(79, 79))] },
    Field { name: "src_horizontal", meaning: "Src.HorzStride", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(81, 80)), Some(b(81, 80)), Some(b(81, 80))] },
    Field { name: "src_width", meaning: "Src.Width", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(84, 82)), Some(b(84, 82)), Some(b(84, 82))] },
    Field { name: "src_swizzle_zw", meaning: "Src.ChanSel[7:4] in Align16", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(83, 80)), Some(b(83, 80)), Some(b(83, 80))] },
    Field { name: "src_vertical", meaning: "Src.VertStride", cite: "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands] [skl.7:Source or Destination Operand Fields] [mesa:compiler brw_inst gen7]", places: [Some(b(88, 85)), Some(b(88, 85)), Some(b(88, 85))] },
];

/// Fields of `immediate` for people. [skl.7:Source or Destination Operand Fields]
pub(crate) static IMMEDIATE: &[Field] = &[
    Field { name: "immediate32", meaning: "Imm32", cite: "[skl.7:Source or Destination Operand Fields]", places: [Some(b(127, 96)), Some(b(127, 96)), Some(b(127, 96))] },
    Field { name: "immediate64", meaning: "Imm64, only of one-source instructions", cite: "[skl.7:Source or Destination Operand Fields]", places: [Some(b(127, 64)), Some(b(127, 64)), Some(b(127, 64))] },
];

/// Fields of `three` for people. [skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]
pub(crate) static THREE: &[Field] = &[
    Field { name: "flag_subregister3", meaning: "FlagSubRegNum", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(33, 33)), Some(b(32, 32)), Some(b(32, 32))] },
    Field { name: "flag_register3", meaning: "FlagRegNum", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(34, 34)), Some(b(33, 33)), Some(b(33, 33))] },
    Field { name: "src2_half3", meaning: "Src2Type: half precision", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [None, Some(b(35, 35)), Some(b(35, 35))] },
    Field { name: "src1_half3", meaning: "Src1Type: half precision", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [None, Some(b(36, 36)), Some(b(36, 36))] },
    Field { name: "src0_absolute3", meaning: "Src0.SrcMod[0]", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(36, 36)), Some(b(37, 37)), Some(b(37, 37))] },
    Field { name: "src0_negate3", meaning: "Src0.SrcMod[1]", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(37, 37)), Some(b(38, 38)), Some(b(38, 38))] },
    Field { name: "src1_absolute3", meaning: "Src1.SrcMod[0]", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(38, 38)), Some(b(39, 39)), Some(b(39, 39))] },
    Field { name: "src1_negate3", meaning: "Src1.SrcMod[1]", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(39, 39)), Some(b(40, 40)), Some(b(40, 40))] },
    Field { name: "src2_absolute3", meaning: "Src2.SrcMod[0]", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(40, 40)), Some(b(41, 41)), Some(b(41, 41))] },
    Field { name: "src2_negate3", meaning: "Src2.SrcMod[1]", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(41, 41)), Some(b(42, 42)), Some(b(42, 42))] },
    Field { name: "src_type3", meaning: "SrcType: 0 F, 1 D, 2 UD, 3 DF, 4 HF", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(43, 42)), Some(b(45, 43)), Some(b(45, 43))] },
    Field { name: "dst_type3", meaning: "DstType", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(45, 44)), Some(b(48, 46)), Some(b(48, 46))] },
    Field { name: "dst3_write_mask", meaning: "Dst.ChanEn", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(52, 49)), Some(b(52, 49)), Some(b(52, 49))] },
    Field { name: "dst3_special", meaning: "Dst.SpecialAcc of madm", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(52, 49)), Some(b(52, 49)), Some(b(52, 49))] },
    Field { name: "dst3_subregister", meaning: "Dst.SubRegNum in doublewords", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(55, 53)), Some(b(55, 53)), Some(b(55, 53))] },
    Field { name: "dst3_register", meaning: "Dst.RegNum", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(63, 56)), Some(b(63, 56)), Some(b(63, 56))] },
    Field { name: "src3_replicate", meaning: "Src.RepCtrl: the scalar goes to all channels", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(64, 64)), Some(b(64, 64)), Some(b(64, 64))] },
    Field { name: "src3_swizzle", meaning: "Src.ChanSel", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(72, 65)), Some(b(72, 65)), Some(b(72, 65))] },
    Field { name: "src3_special", meaning: "Src.SpecialAcc of madm", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(68, 65)), Some(b(68, 65)), Some(b(68, 65))] },
    Field { name: "src3_subregister", meaning: "Src.SubRegNum in doublewords", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(75, 73)), Some(b(75, 73)), Some(b(75, 73))] },
    Field { name: "src3_register", meaning: "Src.RegNum", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [Some(b(83, 76)), Some(b(83, 76)), Some(b(83, 76))] },
    Field { name: "src3_subregister_half", meaning: "Src.SubRegNum, lowest bit for 16-bit sources", cite: "[skl.7:GEN Instruction Format - 3-src] [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC] [mesa:compiler brw_inst gen7]", places: [None, None, Some(b(84, 84))] },
];

/// Fields of `send` for people. [skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst send]
pub(crate) static SEND: &[Field] = &[
    Field { name: "descriptor", meaning: "Desc, when source 1 is immediate", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst send]", places: [Some(b(124, 96)), Some(b(124, 96)), Some(b(126, 96))] },
    Field { name: "eot", meaning: "EOT: the thread ends", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst send]", places: [Some(b(127, 127)), Some(b(127, 127)), Some(b(127, 127))] },
    Field { name: "send_extended_28", meaning: "ExDesc[31:28] on Gen9", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst send]", places: [Some(b(94, 91)), Some(b(94, 91)), Some(b(94, 91))] },
    Field { name: "send_extended_24", meaning: "ExDesc[27:24] on Gen9", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst send]", places: [Some(b(88, 85)), Some(b(88, 85)), Some(b(88, 85))] },
    Field { name: "send_extended_20", meaning: "ExDesc[23:20] on Gen9", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst send]", places: [Some(b(83, 80)), Some(b(83, 80)), Some(b(83, 80))] },
    Field { name: "send_extended_16", meaning: "ExDesc[19:16] on Gen9", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst send]", places: [Some(b(67, 64)), Some(b(67, 64)), Some(b(67, 64))] },
];

/// Fields of `sends` for people. [skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]
pub(crate) static SENDS: &[Field] = &[
    Field { name: "sends_dst_file", meaning: "Dst.RegFile[0]", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(35, 35)), Some(b(35, 35)), Some(b(35, 35))] },
    Field { name: "sends_src1_file", meaning: "Src1.RegFile[0]", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(36, 36)), Some(b(36, 36)), Some(b(36, 36))] },
    Field { name: "sends_src1_register", meaning: "Src1.RegNum", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(51, 44)), Some(b(51, 44)), Some(b(51, 44))] },
    Field { name: "sends_dst_offset", meaning: "Dst.AddrImm[8:4]", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(56, 52)), Some(b(56, 52)), Some(b(56, 52))] },
    Field { name: "sends_extended_in_register", meaning: "SelReg32ExDesc", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(61, 61)), Some(b(61, 61)), Some(b(61, 61))] },
    Field { name: "sends_dst_offset_sign", meaning: "Dst.AddrImm[9]", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(62, 62)), Some(b(62, 62)), Some(b(62, 62))] },
    Field { name: "sends_extended_low", meaning: "ExDesc[9:6]: length of the second payload", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(67, 64)), Some(b(67, 64)), Some(b(67, 64))] },
    Field { name: "sends_src0_offset", meaning: "Src0.AddrImm[8:4]", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(72, 68)), Some(b(72, 68)), Some(b(72, 68))] },
    Field { name: "sends_descriptor_in_register", meaning: "SelReg32Desc", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(77, 77)), Some(b(77, 77)), Some(b(77, 77))] },
    Field { name: "sends_src0_offset_sign", meaning: "Src0.AddrImm[9]", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(78, 78)), Some(b(78, 78)), Some(b(78, 78))] },
    Field { name: "sends_extended_high", meaning: "ExDesc[31:16]", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(95, 80)), Some(b(95, 80)), Some(b(95, 80))] },
    Field { name: "sends_extended_subregister", meaning: "doubleword of a0 with the extended descriptor", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [mesa:compiler brw_inst sends]", places: [Some(b(82, 80)), Some(b(82, 80)), Some(b(82, 80))] },
];

/// Fields of `jump` for people. [skl.7:Execution Unit Instruction Format for Specific Instructions] [bdw.2d:EU_INSTRUCTION_BRANCH_TWO_SRC] [byt.2.2:brc - Branch Converging] [mesa:compiler brw_inst gen7]
pub(crate) static JUMP: &[Field] = &[
    Field { name: "jip", meaning: "JIP, signed: units of 8 bytes on Gen7, else bytes", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [bdw.2d:EU_INSTRUCTION_BRANCH_TWO_SRC] [byt.2.2:brc - Branch Converging] [mesa:compiler brw_inst gen7]", places: [Some(b(111, 96)), Some(b(127, 96)), Some(b(127, 96))] },
    Field { name: "uip", meaning: "UIP, signed: units of 8 bytes on Gen7, else bytes", cite: "[skl.7:Execution Unit Instruction Format for Specific Instructions] [bdw.2d:EU_INSTRUCTION_BRANCH_TWO_SRC] [byt.2.2:brc - Branch Converging] [mesa:compiler brw_inst gen7]", places: [Some(b(127, 112)), Some(b(95, 64)), Some(b(95, 64))] },
];
