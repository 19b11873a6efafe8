//! Memory-mapped registers: byte offsets, fields, traits.
//!
//! Source: `hw/registers/`. A 64-bit register occupies two dwords from its offset.

use crate::describe::Item;
use crate::generated::registers::BY_OFFSET;
use crate::platform::Platform;

pub use crate::generated::registers::*;

/// The register that holds byte `offset` on `platform` and its index in a row of equal ones.
pub fn at(platform: &Platform, offset: u32) -> Option<(&'static Item, u32)> {
    let end = BY_OFFSET.partition_point(|r| r.0 <= offset);
    // No register is longer than eight bytes, so few entries can reach here.
    let near = BY_OFFSET[..end].iter().rev().take_while(|r| r.0.saturating_add(8) > offset);
    near.filter(|r| r.1 > offset && r.2 & platform.rows() != 0).map(|r| (r.4, r.3)).next()
}

/// The value of a masked register after writing `value`: bits 31:16 choose which of bits 15:0 change.
pub fn masked_write(old: u32, value: u32) -> u32 {
    let mask = value >> 16;
    (old & !mask | value & mask) & 0xffff
}
