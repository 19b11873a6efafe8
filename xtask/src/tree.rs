//! The checkout: its root, its files, and running programs in it.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

/// The root of the checkout.
pub fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_path_buf()
}

/// Where builds go.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Files under `folder` (relative to the root), sorted, build output and hidden folders left out.
pub fn files(folder: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![root().join(folder)];
    while let Some(folder) = open.pop() {
        let entries =
            std::fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.starts_with('.') || name == "target" || name == "out" {
                continue;
            }
            if path.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

/// `path` relative to the root, with forward slashes.
pub fn relative(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().into_owned()
}

/// Runs a program in the root and fails when it does.
pub fn must(command: &mut Command) -> Result<()> {
    let status = status(command)?;
    if !status.success() {
        bail!("{} failed with {status}", command.get_program().to_string_lossy());
    }
    Ok(())
}

/// Runs a program in the root.
pub fn status(command: &mut Command) -> Result<ExitStatus> {
    let name = command.get_program().to_string_lossy().into_owned();
    command.current_dir(root()).status().with_context(|| format!("cannot start {name}"))
}

/// Builds the `halogen` binary and its preload library in release mode and returns the path of the binary.
pub fn build_release() -> Result<PathBuf> {
    eprintln!("building halogen (release)");
    let programs = ["-p", "cli", "-p", "shim", "-p", "glscene", "-p", "vkscene", "-p", "clscene"];
    must(Command::new(cargo()).args(["build", "--release"]).args(programs))?;
    Ok(target().join("release/halogen"))
}

/// The cargo that runs this task.
pub fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".into())
}
