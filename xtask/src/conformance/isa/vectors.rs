//! Mesa's assembler vectors: fetched with the package manager, unpacked into `out/`, never kept in the tree.
//!
//! The package manager runs with a source list, package lists and a cache of its own, so that nothing of the system
//! changes and no rights are needed. Where packages come from is asked of the system's own configuration.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The package whose vectors are meant.
const PACKAGE: &str = "mesa";
/// Where they lie in its source.
const TESTS: &str = "src/intel/tools/tests";
/// Where Debian keeps the keys of its archive.
const KEYRING: &str = "/usr/share/keyrings/debian-archive-keyring.gpg";

/// The version of the package, and the folder with one folder of vectors for each generation.
///
/// # Errors
/// When the source package cannot be fetched or unpacked, with the command that failed.
pub fn fetch(folder: &Path) -> Result<(String, PathBuf)> {
    let home = folder.join("mesa");
    let version_file = home.join("version");
    let tests = home.join("tests");
    if let Ok(version) = std::fs::read_to_string(&version_file) {
        return Ok((version, tests));
    }
    eprintln!("fetching the source package of {PACKAGE}");
    for part in ["lists/partial", "archives/partial", "download"] {
        std::fs::create_dir_all(home.join(part))?;
    }
    let sources = home.join("sources.list");
    std::fs::write(&sources, source_lines()?)?;
    let options = [
        format!("Dir::Etc::sourcelist={}", sources.display()),
        "Dir::Etc::sourceparts=-".into(),
        format!("Dir::State::lists={}", home.join("lists").display()),
        format!("Dir::Cache={}", home.display()),
        "APT::Sandbox::User=root".into(),
        "Acquire::Languages=none".into(),
        "Acquire::IndexTargets::deb-src::Sources::DefaultEnabled=true".into(),
    ];
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        options.iter().for_each(|option| {
            command.args(["-o", option]);
        });
        let output = command.args(arguments).current_dir(home.join("download")).output();
        let output = output.context("cannot start apt-get")?;
        if !output.status.success() {
            bail!("apt-get {} failed:\n{}", arguments.join(" "), String::from_utf8_lossy(&output.stderr));
        }
        Ok(())
    };
    apt(&["update", "-qq"])?;
    apt(&["source", "-qq", "--download-only", PACKAGE])?;
    let archive = std::fs::read_dir(home.join("download"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.to_string_lossy().contains(".orig.tar"))
        .context("the source package has no .orig.tar")?;
    let name = archive.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let version = name.split('_').nth(1).and_then(|rest| rest.split(".orig").next()).unwrap_or_default();
    std::fs::create_dir_all(&tests)?;
    let output = Command::new("tar")
        .arg("-xf")
        .arg(&archive)
        .arg("-C")
        .arg(&tests)
        .args(["--wildcards", "--strip-components=5"])
        .args(["gen7", "gen8", "gen9"].map(|generation| format!("*/{TESTS}/{generation}/*")))
        .output()
        .context("cannot start tar")?;
    if !output.status.success() {
        bail!("unpacking {} failed:\n{}", archive.display(), String::from_utf8_lossy(&output.stderr));
    }
    // Only a folder that is whole is used again.
    std::fs::write(&version_file, version)?;
    Ok((version.to_string(), tests))
}

/// Source lines for where the system gets Debian's own packages from.
fn source_lines() -> Result<String> {
    let output = Command::new("apt-get")
        .args([
            "indextargets",
            "--format",
            "$(ORIGIN)|$(COMPONENT)|$(CODENAME)|$(REPO_URI)",
            "Created-By: Packages",
        ])
        .output()
        .context("cannot start apt-get")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let trust = if Path::new(KEYRING).exists() { format!("[signed-by={KEYRING}] ") } else { String::new() };
    let mut lines: Vec<String> = text
        .lines()
        .filter_map(|line| match line.split('|').collect::<Vec<_>>()[..] {
            ["Debian", "main", codename, uri] => Some(format!("deb-src {trust}{uri} {codename} main\n")),
            _ => None,
        })
        .collect();
    lines.sort();
    lines.dedup();
    if lines.is_empty() {
        bail!(
            "apt-get knows no Debian archive; run `apt-get update` once, so that it knows what its sources are"
        );
    }
    Ok(lines.concat())
}

/// Writes the expected bytes of every vector as raw code into `vectors/DEVICE`, and counts the vectors whose own text
/// assembles to them.
///
/// # Errors
/// When a file cannot be read or written.
pub fn prepare(halogen: &Path, device: &str, sources: &Path, folder: &Path) -> Result<usize> {
    let target = folder.join("vectors").join(device);
    let _ = std::fs::remove_dir_all(&target);
    std::fs::create_dir_all(&target)?;
    let mut same = 0;
    let entries = std::fs::read_dir(sources).with_context(|| format!("listing {}", sources.display()))?;
    for entry in entries {
        let expected = entry?.path();
        if expected.extension().is_none_or(|extension| extension != "expected") {
            continue;
        }
        let text = std::fs::read_to_string(&expected)?;
        let bytes: Option<Vec<u8>> =
            text.split_whitespace().map(|byte| u8::from_str_radix(byte, 16).ok()).collect();
        let bytes = bytes.with_context(|| format!("{} is no hexadecimal text", expected.display()))?;
        let name = expected.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        std::fs::write(target.join(format!("{name}.bin")), &bytes)?;
        let source = expected.with_extension("asm");
        let output = Command::new(halogen)
            .args(["isa", "asm", "--device", device])
            .arg(&source)
            .output()
            .context("cannot start halogen")?;
        if output.stdout == bytes {
            same += 1;
        } else {
            let error = String::from_utf8_lossy(&output.stderr).into_owned();
            let first = error.lines().next().unwrap_or("other bytes");
            println!("  own text of {device} {name}: {first}");
        }
    }
    Ok(same)
}
