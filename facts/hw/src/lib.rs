//! The hardware's formats as values: commands, state structures, registers, surface formats, platforms.
//!
//! Source: generated from the lines under `hw/` (layouts cited there, item by item); nothing here is shifted by hand.
//!
//! * Every command and structure is a plain struct at the crate root: `State3dSf` is `3DSTATE_SF`, `Primitive3d` is
//!   `3DPRIMITIVE`. `decode(platform, dwords)` reads it, `encode(platform)` writes it, `ITEM` is its field table.
//! * Field types: `bool`; `u32` (numbers and enumerations); `u64` (wider numbers, byte addresses and byte offsets with
//!   their low bits restored); `i32`; `f32` (floats and fixed point); nested structs; arrays.
//! * A field that a platform lacks decodes to zero.
//! * Named values: an inline list is a set of constants of the struct, `RenderSurfaceState::TILE_MODE_YMAJOR`; an
//!   enumeration shared by several fields is a module, `enums::compare_function::ALWAYS`.
//! * A list at the end of an item (`3DSTATE_VERTEX_BUFFERS`) is read by `tail`.
//!
//! Deliberately absent: what any of it does.

#[macro_use]
mod describe;
pub mod command;
mod extract;
pub mod format;
#[rustfmt::skip]
mod generated;
pub mod l3;
pub mod message;
mod platform;
pub mod print;
pub mod registers;

pub use describe::{Described, Field, Gap, Item, Kind, Noun, Place, Register, Strange, Watch};
pub use generated::enums;
#[doc(hidden)]
pub use generated::recode::RECODE;
pub use generated::{commands::*, structures::*};
pub use platform::{Engine, Feature, Platform, platform};

/// One static description a platform.
pub mod platforms {
    pub use crate::generated::platforms::*;
}
