//! One EU instruction as a value.
//!
//! Source: [skl.7:Instruction Fields], [skl.7:EU Native Instruction Formats].

/// Opcodes of Gen7 to Gen9 by their mnemonics. [skl.7:Opcode Encoding]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs)]
pub enum Opcode {
    #[default]
    Illegal,
    Mov,
    Sel,
    Movi,
    Not,
    And,
    Or,
    Xor,
    Shr,
    Shl,
    Dim,
    Smov,
    Asr,
    Cmp,
    Cmpn,
    Csel,
    F32to16,
    F16to32,
    Bfrev,
    Bfe,
    Bfi1,
    Bfi2,
    Jmpi,
    Brd,
    If,
    Brc,
    Else,
    Endif,
    While,
    Break,
    Cont,
    Halt,
    Calla,
    Call,
    Ret,
    Goto,
    Join,
    Wait,
    Send,
    Sendc,
    Sends,
    Sendsc,
    Math,
    Add,
    Mul,
    Avg,
    Frc,
    Rndu,
    Rndd,
    Rnde,
    Rndz,
    Mac,
    Mach,
    Lzd,
    Fbh,
    Fbl,
    Cbit,
    Addc,
    Subb,
    Sad2,
    Sada2,
    Dp4,
    Dph,
    Dp3,
    Dp2,
    Line,
    Pln,
    Mad,
    Lrp,
    Madm,
    Nop,
}

/// Operand data types. [skl.7:Numeric Data Types]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs)]
pub enum Type {
    #[default]
    Ud,
    D,
    Uw,
    W,
    Ub,
    B,
    Df,
    F,
    Uq,
    Q,
    Hf,
    /// Packed vector of 8 signed 4-bit integers (immediate).
    V,
    /// Packed vector of 8 unsigned 4-bit integers (immediate).
    Uv,
    /// Packed vector of 4 restricted 8-bit floats (immediate).
    Vf,
}

impl Type {
    /// Size of one element in bytes (packed vectors: of one expanded element).
    pub const fn bytes(self) -> u32 {
        match self {
            Type::Ub | Type::B => 1,
            Type::Uw | Type::W | Type::Hf | Type::V | Type::Uv => 2,
            Type::Ud | Type::D | Type::F | Type::Vf => 4,
            Type::Df | Type::Uq | Type::Q => 8,
        }
    }
}

/// Register files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs)]
pub enum File {
    /// Architecture register file: null, a0, acc, f, ce, sr, cr, n0, ip, tdr, tm...
    #[default]
    Arf,
    Grf,
    Immediate,
}

/// Align1 addresses bytes and regions; Align16 addresses 128-bit vectors with swizzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs)]
pub enum AccessMode {
    #[default]
    Align1,
    Align16,
}

/// Conditional modifiers. [skl.7:Conditional Modifier]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs)]
pub enum Condition {
    #[default]
    None,
    Zero,
    NotZero,
    Greater,
    GreaterOrEqual,
    Less,
    LessOrEqual,
    Overflow,
    /// Unordered: the result is a NaN.
    Unordered,
}

/// Predicate control. The meaning of the codes differs with the access mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs)]
pub enum Predicate {
    #[default]
    None,
    /// One flag bit a channel.
    Normal,
    /// Align1: f0 and f1 combined (anyv: or, allv: and).
    AnyV,
    AllV,
    Any2H,
    All2H,
    Any4H,
    All4H,
    Any8H,
    All8H,
    Any16H,
    All16H,
    Any32H,
    All32H,
    /// Align16: the channel's vector component replicated over the vector.
    ReplicateX,
    ReplicateY,
    ReplicateZ,
    ReplicateW,
    /// Align16: any or all of the four components.
    Any4,
    All4,
}

/// Functions of the `math` instruction. [skl.7:math]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs)]
pub enum MathFunction {
    #[default]
    Reserved,
    Inv,
    Log,
    Exp,
    Sqrt,
    Rsq,
    Sin,
    Cos,
    Fdiv,
    Pow,
    IntDivQuotientRemainder,
    IntDivQuotient,
    IntDivRemainder,
    Invm,
    Rsqrtm,
}

/// How an operand's register is addressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Addressing {
    /// Register number and byte (sub-register) offset are in the instruction.
    #[default]
    Direct,
    /// `a0.subregister + offset_bytes` gives the byte address in the GRF.
    Indirect {
        /// Index of the address sub-register, 0 to 15.
        address_subregister: u8,
        /// Signed byte offset, 10 bits.
        offset_bytes: i16,
    },
}

/// A destination operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct Destination {
    /// Register file.
    pub file: File,
    /// Data type.
    pub type_: Type,
    /// Register number (for ARF: type in bits 7:4, number in 3:0).
    pub register: u8,
    /// Byte offset in the register.
    pub subregister_bytes: u8,
    /// Horizontal stride in elements: 1, 2 or 4 (0 where the encoding has none).
    pub stride: u8,
    /// Align16 channel enables, bit 0 is x; 0xf in Align1.
    pub write_mask: u8,
    /// Direct or indirect.
    pub addressing: Addressing,
    /// Special accumulator number of `madm` and macro math (0 to 7 for acc2-acc9, 8 for none).
    pub special_accumulator: u8,
}

/// A source operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct Source {
    /// Register file.
    pub file: File,
    /// Data type.
    pub type_: Type,
    /// Register number (for ARF: type in bits 7:4, number in 3:0).
    pub register: u8,
    /// Byte offset in the register.
    pub subregister_bytes: u8,
    /// Negate (for logic operations on Gen8 and later: bitwise not).
    pub negate: bool,
    /// Absolute value, applied before negation.
    pub absolute: bool,
    /// Vertical stride in elements; [`Source::VERTICAL_ONE_DIMENSIONAL`] for Vx1 and VxH indirect regions.
    pub vertical_stride: u8,
    /// Elements in a row: 1, 2, 4, 8, 16.
    pub width: u8,
    /// Horizontal stride in elements: 0, 1, 2, 4.
    pub horizontal_stride: u8,
    /// Align16 swizzle, two bits a channel, x in bits 1:0.
    pub swizzle: u8,
    /// Three-source Align16: the scalar at the sub-register is replicated to all channels.
    pub replicate: bool,
    /// Direct or indirect.
    pub addressing: Addressing,
    /// Raw immediate bits, zero-extended; 64-bit types use all of it.
    pub immediate: u64,
    /// Special accumulator number of `madm` and macro math.
    pub special_accumulator: u8,
}

impl Source {
    /// Vertical stride code of Vx1/VxH regions, where each row has its own address sub-register.
    pub const VERTICAL_ONE_DIMENSIONAL: u8 = 0xff;
}

/// Message fields of `send` and its relatives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct SendFields {
    /// Shared function id.
    pub shared_function: u8,
    /// Message descriptor, when immediate.
    pub descriptor: Option<u32>,
    /// Extended descriptor, when immediate (SFID in bits 3:0, EOT in bit 5).
    pub extended_descriptor: Option<u32>,
    /// Address sub-register (DWord number in a0) holding the extended descriptor, when not immediate.
    pub extended_descriptor_subregister: u8,
    /// Second payload length in GRFs as encoded in an immediate extended descriptor; 0 for `send`.
    pub second_payload_length: u8,
    /// End of thread.
    pub end_of_thread: bool,
}

/// One instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub struct Instruction {
    /// Operation.
    pub opcode: Opcode,
    /// Raw 7-bit opcode.
    pub opcode_bits: u8,
    /// Length in memory: 8 bytes when compacted, else 16.
    pub length_bytes: u8,
    /// Align1 or Align16.
    pub access_mode: AccessMode,
    /// Channels: 1, 2, 4, 8, 16 or 32.
    pub execution_size: u8,
    /// First channel of the thread that the instruction works on, from quarter and nibble control: multiple of 4.
    pub channel_offset: u8,
    /// Write-enable-all: execution masks are ignored (NoMask).
    pub no_mask: bool,
    /// Predicate control.
    pub predicate: Predicate,
    /// Predicate is inverted.
    pub predicate_inverse: bool,
    /// Flag register 0 or 1.
    pub flag_register: u8,
    /// Flag sub-register 0 or 1 (16 bits each).
    pub flag_subregister: u8,
    /// Conditional modifier.
    pub condition: Condition,
    /// Saturate.
    pub saturate: bool,
    /// Accumulator write enable (AccWrEn).
    pub accumulator_write: bool,
    /// Branch control of Gen8 and later flow control.
    pub branch_control: bool,
    /// NoDDClr.
    pub no_dependency_clear: bool,
    /// NoDDChk.
    pub no_dependency_check: bool,
    /// Thread control: 0 normal, 1 atomic, 2 switch.
    pub thread_control: u8,
    /// Debug control: breakpoint.
    pub debug: bool,
    /// Math function, for `math`.
    pub math: MathFunction,
    /// Destination operand.
    pub destination: Destination,
    /// Number of sources used.
    pub source_count: u8,
    /// Source operands. For `sends`, source 1 is the second payload.
    pub source: [Source; 3],
    /// Jump target JIP, signed bytes relative to this instruction (for `jmpi`, too, whose word counts from the next).
    /// Jumps with a register in place of the offsets (`jmpi brd brc call`) have it as source 0 and `source_count` 1.
    pub jip_bytes: i32,
    /// Jump target UIP, signed bytes relative to this instruction.
    pub uip_bytes: i32,
    /// Message fields.
    pub send: SendFields,
    /// Bits of the native word that no other field explains, as a difference (exclusive or), doubleword 0 first:
    /// reserved bits and codes, and fields that the form does not use. Zero for instructions made by hand.
    pub unclaimed: [u32; 4],
    /// The same for the compact form, when [`Instruction::length_bytes`] is 8.
    pub unclaimed_compact: u64,
}
