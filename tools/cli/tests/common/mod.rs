//! Which build of Halogen the tests run.

use std::path::Path;
use std::sync::OnceLock;

/// The program: the one that `HALOGEN_BIN` names, as `cargo xtask test` sets it, whose preload library is as old as itself;
/// else cargo's, whose library cargo makes only when it is asked to.
pub fn halogen() -> &'static Path {
    static PROGRAM: OnceLock<std::path::PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        std::env::var_os("HALOGEN_BIN").map_or_else(|| env!("CARGO_BIN_EXE_halogen").into(), Into::into)
    })
}
