//! Generated from hw/ by `cargo xtask gen`; do not edit.

pub mod commands;
#[allow(unused_imports)]
pub use commands::*;
pub mod messages;
pub mod registers;
pub mod structures;
#[allow(unused_imports)]
pub use structures::*;
pub mod enums;
pub mod formats;
pub mod opcodes;
pub mod platforms;
pub mod recode;
