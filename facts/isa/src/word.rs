//! The 128-bit instruction word and its bit fields, whose places come from `hw/isa/word.hw`.
//!
//! Source: [skl.7:Native Instruction Layouts].
//! Deliberately absent: what the fields mean (`decode`, `encode`).

pub(crate) use crate::generated::word::{LAYOUTS, Layout, at};

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

/// A signed offset in bytes whose lowest bits and sign bit may lie apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AddressOffset {
    /// Bits 8:0 (or 9:0 when `sign` is `None`).
    pub low: Bits,
    /// Bit 9, when it lies apart.
    pub sign: Option<Bits>,
}

/// A field as people see it.
#[derive(Debug)]
pub(crate) struct Field {
    pub name: &'static str,
    pub meaning: &'static str,
    pub cite: &'static str,
    /// Place in each encoding.
    pub places: [Option<Bits>; 3],
}

/// The extended descriptor of `send` on Gen9: field, lowest descriptor bit.
pub(crate) const SEND_EXTENDED: [(Bits, u8); 4] = [
    (at::SEND_EXTENDED_28, 28),
    (at::SEND_EXTENDED_24, 24),
    (at::SEND_EXTENDED_20, 20),
    (at::SEND_EXTENDED_16, 16),
];

// Fields of sources by source number.
impl Layout {
    pub fn src_file(&self, n: u8) -> Bits {
        if n == 0 { self.src0_file } else { self.src1_file }
    }

    pub fn src_type(&self, n: u8) -> Bits {
        if n == 0 { self.src0_type } else { self.src1_type }
    }

    pub fn dst_offset(&self) -> AddressOffset {
        AddressOffset { low: self.dst_offset, sign: self.dst_offset_sign }
    }

    pub fn src_offset(&self, n: u8) -> AddressOffset {
        let sign = if n == 0 { self.src0_offset_sign } else { self.src1_offset_sign };
        AddressOffset { low: self.src_offset.up(32 * n), sign }
    }

    /// Types of sources 1 and 2 of three, where they can differ: 0 single, 1 half precision.
    pub fn src_half3(&self, n: usize) -> Option<Bits> {
        match n {
            1 => self.src1_half3,
            2 => self.src2_half3,
            _ => None,
        }
    }

    pub fn src_absolute3(&self, n: usize) -> Bits {
        [self.src0_absolute3, self.src1_absolute3, self.src2_absolute3][n]
    }

    pub fn src_negate3(&self, n: usize) -> Bits {
        [self.src0_negate3, self.src1_negate3, self.src2_negate3][n]
    }
}

impl Encoding {
    /// Index in tables that have a column for each encoding.
    pub const fn column(self) -> usize {
        match self {
            Encoding::Gen7 => 0,
            Encoding::Gen8 => 1,
            Encoding::Gen9 => 2,
        }
    }

    /// The table of moved fields.
    pub fn layout(self) -> &'static Layout {
        &LAYOUTS[self.column()]
    }

    /// Whether jump offsets are 32-bit byte counts and types have four bits.
    pub fn is_wide(self) -> bool {
        self != Encoding::Gen7
    }
}
