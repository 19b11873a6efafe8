//! Bit ranges, fixed point, and the address newtypes of the machine.
//!
//! Deliberately absent: anything that knows a command, a register or a platform.

/// A GPU virtual address in bytes, canonical form removed (bits 47:0 on Gen8 and later).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct GraphicsAddress(pub u64);

/// A byte offset into the global GTT.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct GgttOffset(pub u64);

/// A byte address of physical memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct PhysicalAddress(pub u64);

/// A byte offset into a host mapping.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct HostOffset(pub usize);

/// Mask of the address bits that Gen8 and later translate; the rest is sign extension.
pub const CANONICAL_MASK: u64 = (1 << 48) - 1;

impl GraphicsAddress {
    /// The address as it appears in a command, with the canonical sign extension removed.
    #[inline(always)]
    pub const fn from_canonical(raw: u64) -> Self {
        Self(raw & CANONICAL_MASK)
    }

    /// This address plus `bytes`, wrapping within the 48-bit space.
    #[inline(always)]
    pub const fn offset(self, bytes: u64) -> Self {
        Self(self.0.wrapping_add(bytes) & CANONICAL_MASK)
    }
}

impl std::fmt::Debug for GraphicsAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::fmt::Display for GraphicsAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "0x{:04x}_{:08x}", self.0 >> 32, self.0 & 0xffff_ffff)
    }
}

/// Bits `high..=low` of `value`; `high >= low`, both below 32.
#[inline(always)]
pub const fn field(value: u32, high: u32, low: u32) -> u32 {
    (value >> low) & mask(high - low + 1)
}

/// A mask of `width` low bits, 0 to 32.
#[inline(always)]
pub const fn mask(width: u32) -> u32 {
    if width >= 32 { u32::MAX } else { (1 << width) - 1 }
}

/// True when bit `index` (0 to 31) of `value` is set.
#[inline(always)]
pub const fn bit(value: u32, index: u32) -> bool {
    (value >> index) & 1 != 0
}

/// Sign-extends the low `width` bits (1 to 32) of `value`.
#[inline(always)]
pub const fn sign_extend(value: u32, width: u32) -> i32 {
    ((value << (32 - width)) as i32) >> (32 - width)
}
