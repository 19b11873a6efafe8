//! Generated from hw/isa/ by `cargo xtask gen`; do not edit.

pub(crate) mod compaction;
