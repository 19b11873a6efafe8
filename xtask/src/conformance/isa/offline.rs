//! Kernels out of Intel's offline OpenCL compiler: the compiler of the driver as a command, which needs no device.
//!
//! Source: the public source of Intel's compute runtime, `patch_list.h`: a program is a header, then for each kernel a
//! header, its name, its code and its heaps; all numbers are little endian.

use crate::conformance::suite::wait;
use anyhow::{Context, Result, bail};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The compiler's name.
pub const COMPILER: &str = "ocloc";
/// First bytes of a program.
const MAGIC: [u8; 4] = *b"CTNI";
/// Bytes of the header of a program: magic, version, device, bytes of a pointer, kernels, stepping, bytes of patches.
const PROGRAM_BYTES: usize = 28;
/// Bytes of the header of a kernel: checksum, hash of 8 bytes, then bytes of name, patches, code, general state, dynamic
/// state and surface state, and those of the code that are not padding.
const KERNEL_BYTES: usize = 40;

/// Compiles a source for a device in a scratch folder and writes its kernels into another. `None` when it took too long.
///
/// # Errors
/// When the compiler cannot be run, or what it wrote is no program. A source that does not compile has no kernels.
pub fn compile(
    source: &Path,
    device: &str,
    scratch: &Path,
    into: &Path,
    limit: Duration,
) -> Result<Option<usize>> {
    // The compiler stands in it.
    let _ = std::fs::remove_dir_all(scratch);
    std::fs::create_dir_all(scratch)?;
    let scratch = scratch.canonicalize()?;
    let mut command = Command::new(COMPILER);
    command
        .arg("compile")
        .arg("-file")
        .arg(source)
        .args(["-device", device, "-output", "program", "-out_dir"]);
    command.arg(&scratch);
    let options = build_options(&std::fs::read_to_string(source).unwrap_or_default());
    if !options.is_empty() {
        command.arg("-options").arg(options);
    }
    // It leaves files where it stands.
    command.current_dir(&scratch).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut child =
        command.spawn().with_context(|| format!("running {COMPILER}: is intel-opencl-icd there?"))?;
    if wait(&mut child, limit).is_none() {
        return Ok(None);
    }
    let mut written = 0;
    for entry in std::fs::read_dir(&scratch)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "bin") {
            continue;
        }
        let what = || format!("what {COMPILER} made of {}", source.display());
        for code in kernels(&std::fs::read(&path)?).with_context(what)? {
            let mut hasher = DefaultHasher::new();
            code.hash(&mut hasher);
            std::fs::write(into.join(format!("cs-{:016x}.bin", hasher.finish())), code)?;
            written += 1;
        }
    }
    std::fs::remove_dir_all(&scratch)?;
    Ok(Some(written))
}

/// What a test of piglit wants the compiler to be told, by its `build_options` and `clc_version_min`.
fn build_options(source: &str) -> String {
    let value = |key: &str| source.lines().find_map(|line| line.strip_prefix(key)).map_or("", str::trim);
    let mut options = value("build_options:").to_string();
    if value("clc_version_min:").starts_with('2') && !options.contains("-cl-std") {
        options += " -cl-std=CL2.0";
    }
    options.trim().to_string()
}

/// The code of each kernel in a file of the compiler.
fn kernels(file: &[u8]) -> Result<Vec<&[u8]>> {
    let Some(start) = file.windows(MAGIC.len()).position(|bytes| bytes == MAGIC) else {
        bail!("no program is in it");
    };
    let mut rest = &file[start..];
    let header = take(&mut rest, PROGRAM_BYTES)?;
    let (count, patches) = (number(header, 16), number(header, 24));
    take(&mut rest, patches)?;
    (0..count)
        .map(|_| {
            let header = take(&mut rest, KERNEL_BYTES)?;
            let [name, patches, code, general, dynamic, surface, used] =
                std::array::from_fn(|index| number(header, 12 + 4 * index));
            take(&mut rest, name)?;
            let code = take(&mut rest, code)?;
            for bytes in [general, dynamic, surface, patches] {
                take(&mut rest, bytes)?;
            }
            code.get(..used).context("a kernel is longer than its heap")
        })
        .collect()
}

/// The next bytes.
fn take<'a>(rest: &mut &'a [u8], bytes: usize) -> Result<&'a [u8]> {
    let (taken, behind) = rest.split_at_checked(bytes).context("the program is cut off")?;
    *rest = behind;
    Ok(taken)
}

/// The number at a byte offset of a header, which is long enough.
fn number(header: &[u8], at: usize) -> usize {
    header[at..at + 4].iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program of one kernel, whose code is padded.
    fn program() -> Vec<u8> {
        let mut file = b"something before".to_vec();
        file.extend(MAGIC);
        let dwords =
            |file: &mut Vec<u8>, list: &[u32]| file.extend(list.iter().flat_map(|x| x.to_le_bytes()));
        dwords(&mut file, &[1081, 12, 8, 1, 9, 4]);
        file.extend([0xaa; 4]);
        dwords(&mut file, &[0, 0, 0, 4, 8, 16, 0, 4, 4, 12]);
        file.extend(b"fly\0");
        file.extend([1; 12]);
        file.extend([0; 4]);
        file.extend([0xbb; 16]);
        file
    }

    #[test]
    fn kernels_are_found_without_their_padding() {
        assert_eq!(kernels(&program()).unwrap(), [&[1; 12]]);
    }

    #[test]
    fn cut_programs_are_errors() {
        let file = program();
        for length in 0..file.len() {
            assert!(kernels(&file[..length]).is_err(), "{length} bytes");
        }
    }

    #[test]
    fn tests_say_how_they_are_built() {
        assert_eq!(
            build_options("name: x\nbuild_options: -D A=1\nclc_version_min: 20\n"),
            "-D A=1 -cl-std=CL2.0"
        );
        assert_eq!(build_options("clc_version_min: 10\n"), "");
    }
}
