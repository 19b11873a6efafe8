//! Programs that the preload library cannot reach: they see the host's GPU or none, and no report says so.

use elf::abi::{EM_X86_64, PT_INTERP};
use elf::endian::AnyEndian;
use elf::file::Class;
use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// Interpreters of interpreters that are followed, as the kernel does.
const SCRIPT_DEPTH: usize = 4;
/// How much of a script's first line counts.
const LINE_BYTES: u64 = 256;

/// Why the preload library does not reach a program; `None` when it does, or when that cannot be known.
pub fn obstacle(program: &OsStr) -> Option<String> {
    let path = find(program)?;
    let reason = reason(&path, SCRIPT_DEPTH)?;
    Some(format!("{} {reason}, so it sees no simulated GPU", path.display()))
}

/// The file that a name stands for, as `execvp` finds it.
fn find(program: &OsStr) -> Option<PathBuf> {
    if program.as_bytes().contains(&b'/') {
        return Some(program.into());
    }
    let is_program = |path: &PathBuf| {
        path.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
    };
    std::env::split_paths(&std::env::var_os("PATH")?).map(|folder| folder.join(program)).find(is_program)
}

fn reason(path: &Path, depth: usize) -> Option<&'static str> {
    let mut file = File::open(path).ok()?;
    if is_privileged(&file.metadata().ok()?) {
        return Some("gains rights when it starts, and the loader then ignores preload libraries");
    }
    let mut first = [0; 2];
    file.read_exact(&mut first).ok()?;
    if &first == b"#!" {
        let interpreter = interpreter(file)?;
        return if depth == 0 { None } else { reason(&interpreter, depth - 1) };
    }
    let file = elf::ElfStream::<AnyEndian, _>::open_stream(File::open(path).ok()?).ok()?;
    if file.ehdr.class != Class::ELF64 || file.ehdr.e_machine != EM_X86_64 {
        return Some("is no 64-bit x86 program, as the preload library is");
    }
    let has_loader = file.segments().iter().any(|segment| segment.p_type == PT_INTERP);
    (!has_loader).then_some("is a static program, which loads no preload library")
}

/// The program that the first line of a script names, behind its `#!`.
fn interpreter(script: File) -> Option<PathBuf> {
    let mut line = Vec::new();
    BufReader::new(script.take(LINE_BYTES)).read_until(b'\n', &mut line).ok()?;
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let first = words.next()?;
    // `env` starts what it is given.
    let name = if first.ends_with(b"/env") { words.find(|word| !word.starts_with(b"-"))? } else { first };
    find(OsStr::from_bytes(name))
}

/// True for programs that run with the rights of their owner or group, unless those are the caller's.
fn is_privileged(file: &Metadata) -> bool {
    const SET_USER: u32 = 0o4000;
    const SET_GROUP: u32 = 0o2000;
    let mode = file.permissions().mode();
    mode & SET_USER != 0 && file.uid() != rustix::process::geteuid().as_raw()
        || mode & SET_GROUP != 0 && file.gid() != rustix::process::getegid().as_raw()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn programs_of_the_host_are_reached_and_scripts_through_their_interpreters() {
        let folder = std::env::temp_dir().join(format!("reach-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let script = |name: &str, line: &str| {
            let path = folder.join(name);
            std::fs::write(&path, format!("{line}\ntrue\n")).unwrap();
            path
        };
        for path in [
            PathBuf::from("sh"),
            script("plain", "#!/bin/sh -e"),
            script("searched", "#! /usr/bin/env -S sh"),
            script("text", "nothing"),
            folder.join("absent"),
        ] {
            assert_eq!(obstacle(path.as_os_str()), None, "{}", path.display());
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn static_programs_and_those_of_other_machines_are_named() {
        let folder = std::env::temp_dir().join(format!("unreached-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("program");
        // A header of a 64-bit program without segments, and its class and machine changed.
        let mut header = [0; 64];
        header[..7].copy_from_slice(b"\x7fELF\x02\x01\x01");
        (header[16], header[18], header[20], header[52], header[54]) = (2, 62, 1, 64, 56);
        let said = |header: &[u8]| {
            std::fs::write(&path, header).unwrap();
            obstacle(path.as_os_str()).unwrap_or_default()
        };
        assert!(said(&header).contains("is a static program"));
        header[18] = 183;
        assert!(said(&header).contains("no 64-bit x86 program"));
        let script = folder.join("script");
        std::fs::write(&script, format!("#!{}\n", path.display())).unwrap();
        assert!(obstacle(script.as_os_str()).unwrap().contains("no 64-bit x86 program"));
        let mode = std::fs::Permissions::from_mode(0o6755);
        std::fs::set_permissions(&path, mode).unwrap();
        let owner = path.metadata().unwrap();
        // Its owner gains nothing.
        assert!(!is_privileged(&owner));
        let _ = Command::new("chown").arg("65534:65534").arg(&path).status();
        let _ = std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o6755));
        if path.metadata().unwrap().uid() != owner.uid() {
            assert!(obstacle(path.as_os_str()).unwrap().contains("gains rights"));
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
