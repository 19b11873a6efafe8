//! Tables that `cargo xtask report` makes of the coverage ledger.

pub(crate) mod systems;
