//! Generated from hw/isa/ by `cargo xtask gen`; do not edit.

pub(crate) mod compaction;
pub(crate) mod opcodes;
pub(crate) mod rules;
pub(crate) mod word;
