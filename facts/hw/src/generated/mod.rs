//! Generated from hw/ by `cargo xtask gen`; do not edit.

pub mod commands;
pub mod messages;
pub mod registers;
pub mod structures;
mod prelude {
    pub(super) use super::structures::*;
    pub(super) use crate::describe::{Field, Gap, Item, Kind, Noun, PLAIN, Register, p, w};
    pub(super) use crate::extract::*;
    pub(super) use crate::platform::Platform;
}
pub mod enums;
pub mod formats;
pub mod opcodes;
pub mod platforms;
pub mod recode;
