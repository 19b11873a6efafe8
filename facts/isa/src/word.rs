//! Where each field lies in the 128-bit instruction word, per encoding.
//!
//! Source: [skl.7:Native Instruction Layouts], [skl.7:Execution Unit Instruction Format for Specific Instructions],
//! [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC], [mesa:brw_inst gen7] for the positions of Gen7.
//! Deliberately absent: what the fields mean (`decode`, `encode`).

/// The three forms of the machine word that the platforms here have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Encoding {
    /// 3-bit types, 16-bit jump offsets in 8-byte units, 8 address sub-registers.
    Gen7,
    /// 4-bit types, 32-bit jump offsets in bytes, 16 address sub-registers.
    Gen8,
    /// As Gen8, with `sends`, 31-bit descriptors and an extended descriptor.
    Gen9,
}

/// A bit field `high..=low` of an instruction word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bits {
    pub high: u8,
    pub low: u8,
}

/// Shorthand for a table row.
pub(crate) const fn b(high: u8, low: u8) -> Bits {
    Bits { high, low }
}

impl Bits {
    /// Width in bits.
    pub const fn width(self) -> u32 {
        (self.high - self.low) as u32 + 1
    }

    /// Mask of the field at bit 0.
    pub const fn mask(self) -> u128 {
        let width = self.width();
        if width >= 128 { u128::MAX } else { (1u128 << width) - 1 }
    }

    /// The same field `bits` higher.
    pub const fn up(self, bits: u8) -> Bits {
        Bits { high: self.high + bits, low: self.low + bits }
    }
}

/// An instruction word.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Word(pub u128);

impl Word {
    /// From little-endian bytes.
    pub fn from_bytes(bytes: &[u8; 16]) -> Word {
        Word(u128::from_le_bytes(*bytes))
    }

    /// The field as an integer of up to 64 bits.
    #[inline]
    pub fn get(self, bits: Bits) -> u64 {
        ((self.0 >> bits.low) & bits.mask()) as u64
    }

    /// The field as a small integer.
    #[inline]
    pub fn get8(self, bits: Bits) -> u8 {
        self.get(bits) as u8
    }

    /// Whether the (one-bit) field is not zero.
    #[inline]
    pub fn bit(self, bits: Bits) -> bool {
        self.get(bits) != 0
    }

    /// Replaces the field; bits of `value` that do not fit are dropped.
    #[inline]
    pub fn set(&mut self, bits: Bits, value: u64) {
        let mask = bits.mask() << bits.low;
        self.0 = (self.0 & !mask) | ((u128::from(value) << bits.low) & mask);
    }
}

/// Fields at the same place in all encodings.
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
    pub const DST_REGISTER: Bits = b(60, 53);
    pub const DST_STRIDE: Bits = b(62, 61);
    pub const DST_MODE: Bits = b(63, 63);

    // Source 0; source 1 is 32 bits higher.
    pub const SRC_SUBREGISTER: Bits = b(68, 64);
    pub const SRC_SUBREGISTER16: Bits = b(68, 68);
    pub const SRC_SWIZZLE_XY: Bits = b(67, 64);
    pub const SRC_SWIZZLE_ZW: Bits = b(83, 80);
    pub const SRC_REGISTER: Bits = b(76, 69);
    pub const SRC_ABSOLUTE: Bits = b(77, 77);
    pub const SRC_NEGATE: Bits = b(78, 78);
    pub const SRC_MODE: Bits = b(79, 79);
    pub const SRC_HORIZONTAL: Bits = b(81, 80);
    pub const SRC_WIDTH: Bits = b(84, 82);
    pub const SRC_VERTICAL: Bits = b(88, 85);

    pub const IMMEDIATE32: Bits = b(127, 96);
    pub const IMMEDIATE64: Bits = b(127, 64);

    // Three sources, Align16. Source n is 21 bits above source n - 1.
    pub const DST3_REGISTER: Bits = b(63, 56);
    pub const DST3_SUBREGISTER: Bits = b(55, 53);
    pub const DST3_WRITE_MASK: Bits = b(52, 49);
    pub const SRC3_REPLICATE: Bits = b(64, 64);
    pub const SRC3_SWIZZLE: Bits = b(72, 65);
    pub const SRC3_SUBREGISTER: Bits = b(75, 73);
    pub const SRC3_REGISTER: Bits = b(83, 76);
    /// Extra sub-register bit of Gen9 for 16-bit sources.
    pub const SRC3_SUBREGISTER_HALF: Bits = b(84, 84);

    // Special accumulator numbers take the place of the channel enables and of the x and y selects.
    pub const DST_SPECIAL: Bits = b(51, 48);
    pub const SRC_SPECIAL: Bits = b(67, 64);
    pub const DST3_SPECIAL: Bits = b(52, 49);
    pub const SRC3_SPECIAL: Bits = b(68, 65);

    pub const EOT: Bits = b(127, 127);
    pub const SFID: Bits = CONDITION;
    // sends
    pub const SENDS_SRC1_REGISTER: Bits = b(51, 44);
    pub const SENDS_SRC1_FILE: Bits = b(36, 36);
    pub const SENDS_DST_FILE: Bits = b(35, 35);
    pub const SENDS_DESCRIPTOR_IN_REGISTER: Bits = b(77, 77);
    pub const SENDS_EXTENDED_IN_REGISTER: Bits = b(61, 61);
    pub const SENDS_EXTENDED_SUBREGISTER: Bits = b(82, 80);
    pub const SENDS_EXTENDED_HIGH: Bits = b(95, 80);
    pub const SENDS_EXTENDED_LOW: Bits = b(67, 64);
    pub const SENDS_DST_OFFSET_SIGN: Bits = b(62, 62);
    pub const SENDS_DST_OFFSET: Bits = b(56, 52);
    pub const SENDS_SRC0_OFFSET_SIGN: Bits = b(78, 78);
    pub const SENDS_SRC0_OFFSET: Bits = b(72, 68);
    /// The extended descriptor of `send` on Gen9: (field, lowest descriptor bit).
    pub const SEND_EXTENDED: [(Bits, u8); 4] =
        [(b(94, 91), 28), (b(88, 85), 24), (b(83, 80), 20), (b(67, 64), 16)];

    // Jump offsets.
    pub const JIP_BYTES: Bits = b(127, 96);
    pub const UIP_BYTES: Bits = b(95, 64);
    pub const JIP_UNITS: Bits = b(111, 96);
    pub const UIP_UNITS: Bits = b(127, 112);
}

/// A signed offset in bytes whose lowest bits and sign bit may lie apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AddressOffset {
    /// Bits 8:0 (or 9:0 when `sign` is `None`).
    pub low: Bits,
    /// Bit 9, when it lies apart.
    pub sign: Option<Bits>,
}

/// Fields that moved between encodings.
#[derive(Debug)]
pub(crate) struct Layout {
    pub no_mask: Bits,
    pub nibble: Bits,
    pub dependency_clear: Bits,
    pub dependency_check: Bits,
    pub flag_register: Bits,
    pub flag_subregister: Bits,
    pub dst_file: Bits,
    pub dst_type: Bits,
    pub src_file: [Bits; 2],
    pub src_type: [Bits; 2],
    pub dst_address_subregister: Bits,
    pub dst_offset: AddressOffset,
    /// Of source 0; source 1 is 32 bits higher.
    pub src_address_subregister: Bits,
    pub src_offset: [AddressOffset; 2],
    pub descriptor: Bits,
    // Three sources.
    pub flag_register3: Bits,
    pub flag_subregister3: Bits,
    pub dst_type3: Bits,
    pub src_type3: Bits,
    /// Types of sources 1 and 2, where they can differ: 0 single, 1 half precision.
    pub src_half3: Option<[Bits; 2]>,
    pub src_absolute3: [Bits; 3],
    pub src_negate3: [Bits; 3],
    pub subregister_half3: bool,
}

static GEN7: Layout = Layout {
    no_mask: b(9, 9),
    nibble: b(47, 47),
    dependency_clear: b(10, 10),
    dependency_check: b(11, 11),
    flag_register: b(90, 90),
    flag_subregister: b(89, 89),
    dst_file: b(33, 32),
    dst_type: b(36, 34),
    src_file: [b(38, 37), b(43, 42)],
    src_type: [b(41, 39), b(46, 44)],
    dst_address_subregister: b(60, 58),
    dst_offset: AddressOffset { low: b(57, 48), sign: None },
    src_address_subregister: b(76, 74),
    src_offset: [AddressOffset { low: b(73, 64), sign: None }, AddressOffset { low: b(105, 96), sign: None }],
    descriptor: b(124, 96),
    flag_register3: b(34, 34),
    flag_subregister3: b(33, 33),
    dst_type3: b(45, 44),
    src_type3: b(43, 42),
    src_half3: None,
    src_absolute3: [b(36, 36), b(38, 38), b(40, 40)],
    src_negate3: [b(37, 37), b(39, 39), b(41, 41)],
    subregister_half3: false,
};

static GEN8: Layout = Layout {
    no_mask: b(34, 34),
    nibble: b(11, 11),
    dependency_clear: b(9, 9),
    dependency_check: b(10, 10),
    flag_register: b(33, 33),
    flag_subregister: b(32, 32),
    dst_file: b(36, 35),
    dst_type: b(40, 37),
    src_file: [b(42, 41), b(90, 89)],
    src_type: [b(46, 43), b(94, 91)],
    dst_address_subregister: b(60, 57),
    dst_offset: AddressOffset { low: b(56, 48), sign: Some(b(47, 47)) },
    src_address_subregister: b(76, 73),
    src_offset: [
        AddressOffset { low: b(72, 64), sign: Some(b(95, 95)) },
        AddressOffset { low: b(104, 96), sign: Some(b(121, 121)) },
    ],
    descriptor: b(124, 96),
    flag_register3: b(33, 33),
    flag_subregister3: b(32, 32),
    dst_type3: b(48, 46),
    src_type3: b(45, 43),
    src_half3: Some([b(36, 36), b(35, 35)]),
    src_absolute3: [b(37, 37), b(39, 39), b(41, 41)],
    src_negate3: [b(38, 38), b(40, 40), b(42, 42)],
    subregister_half3: false,
};

static GEN9: Layout = Layout {
    no_mask: GEN8.no_mask,
    nibble: GEN8.nibble,
    dependency_clear: GEN8.dependency_clear,
    dependency_check: GEN8.dependency_check,
    flag_register: GEN8.flag_register,
    flag_subregister: GEN8.flag_subregister,
    dst_file: GEN8.dst_file,
    dst_type: GEN8.dst_type,
    src_file: GEN8.src_file,
    src_type: GEN8.src_type,
    dst_address_subregister: GEN8.dst_address_subregister,
    dst_offset: GEN8.dst_offset,
    src_address_subregister: GEN8.src_address_subregister,
    src_offset: GEN8.src_offset,
    descriptor: b(126, 96),
    flag_register3: GEN8.flag_register3,
    flag_subregister3: GEN8.flag_subregister3,
    dst_type3: GEN8.dst_type3,
    src_type3: GEN8.src_type3,
    src_half3: GEN8.src_half3,
    src_absolute3: GEN8.src_absolute3,
    src_negate3: GEN8.src_negate3,
    subregister_half3: true,
};

impl Encoding {
    /// The table of moved fields.
    pub fn layout(self) -> &'static Layout {
        match self {
            Encoding::Gen7 => &GEN7,
            Encoding::Gen8 => &GEN8,
            Encoding::Gen9 => &GEN9,
        }
    }

    /// Whether jump offsets are 32-bit byte counts and types have four bits.
    pub fn is_wide(self) -> bool {
        self != Encoding::Gen7
    }
}
