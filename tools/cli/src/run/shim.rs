//! Where the preload library is.

use anyhow::{Result, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

const LIBRARY: &str = "libhalogen_shim.so";
/// Environment variable that names the library, for unusual installations.
const VARIABLE: &str = "HALOGEN_SHIM";

/// The library: what the variable names, else next to this program or in a neighbouring `lib` directory.
pub fn find() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os(VARIABLE).map(PathBuf::from) {
        if path.is_file() {
            return Ok(path.canonicalize()?);
        }
        bail!("{VARIABLE} names {}, which is not a file", path.display());
    }
    let program = std::env::current_exe()?;
    let here = program.parent().unwrap_or(Path::new("."));
    let candidates =
        [here.join(LIBRARY), here.join("../lib/halogen").join(LIBRARY), here.join("../lib").join(LIBRARY)];
    for candidate in &candidates {
        if candidate.is_file() {
            return Ok(candidate.canonicalize()?);
        }
    }
    bail!(
        "{LIBRARY} is not next to {}; build it with `cargo build --release -p shim` or set {VARIABLE}",
        program.display()
    )
}

/// The preload list: ours first, then what the environment asks for already.
pub fn preload(shim: &Path) -> OsString {
    let mut list = shim.as_os_str().to_owned();
    if let Some(others) = std::env::var_os("LD_PRELOAD").filter(|others| !others.is_empty()) {
        list.push(":");
        list.push(others);
    }
    list
}
