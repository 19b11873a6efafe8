//! The threads that work for clients shut themselves in: what a client could make them do stays in the GPU process.
//!
//! Landlock takes the file system away except for what is named, and the network; a seccomp filter takes away what a GPU
//! never does: starting programs, connecting, looking into other processes, changing the system. Threads that they start
//! inherit both. What they have open stays open.

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetStatus,
    Scope, path_beneath_rules,
};
use libc::c_long;
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, apply_filter};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What is asked of Landlock; a host with less gives what it has.
const WANTED: ABI = ABI::V6;

/// Calls that no request needs.
const REFUSED: [c_long; 33] = [
    libc::SYS_execve,
    libc::SYS_execveat,
    libc::SYS_socket,
    libc::SYS_connect,
    libc::SYS_bind,
    libc::SYS_listen,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_kill,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_kexec_load,
    libc::SYS_reboot,
    libc::SYS_swapon,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    libc::SYS_io_uring_setup,
    libc::SYS_userfaultfd,
    libc::SYS_mknodat,
    libc::SYS_symlinkat,
    libc::SYS_linkat,
    libc::SYS_setuid,
];

/// Why a thread is not shut in.
#[derive(Debug, thiserror::Error)]
pub enum ConfineError {
    /// The host has no Landlock.
    #[error("this host has no Landlock")]
    Absent,
    /// Landlock refused.
    #[error("Landlock: {0}")]
    Landlock(#[from] landlock::RulesetError),
    /// The filter could not be made.
    #[error("seccomp: {0}")]
    Filter(#[from] seccompiler::BackendError),
    /// The filter was refused.
    #[error("seccomp: {0}")]
    Seccomp(#[from] seccompiler::Error),
}

/// Shuts the calling thread in, and all that it will start. Files may be made and replaced in the folders that are
/// named; `/proc` can be read. Answers what holds from now on.
///
/// # Errors
/// Why nothing holds, or only a part.
pub fn confine(writable: &[PathBuf]) -> Result<String, ConfineError> {
    let readable = AccessFs::ReadFile | AccessFs::ReadDir;
    let write: BitFlags<AccessFs> =
        readable | AccessFs::WriteFile | AccessFs::MakeReg | AccessFs::RemoveFile | AccessFs::Truncate;
    let status = Ruleset::default()
        .handle_access(AccessFs::from_all(WANTED))?
        .handle_access(AccessNet::from_all(WANTED))?
        .scope(Scope::from_all(WANTED))?
        .create()?
        .add_rules(path_beneath_rules(["/proc"], readable))?
        .add_rules(path_beneath_rules(writable, write))?
        .restrict_self()?;
    let files = match status.ruleset {
        RulesetStatus::FullyEnforced => "Landlock",
        RulesetStatus::PartiallyEnforced => "Landlock as far as this host has it",
        RulesetStatus::NotEnforced => return Err(ConfineError::Absent),
    };
    let rules: BTreeMap<i64, _> = REFUSED.iter().map(|&call| (call, Vec::new())).collect();
    let refuse = SeccompAction::Errno(libc::EPERM as u32);
    let filter = SeccompFilter::new(rules, SeccompAction::Allow, refuse, std::env::consts::ARCH.try_into()?)?;
    let program: BpfProgram = filter.try_into()?;
    apply_filter(&program)?;
    Ok(format!("{files} and seccomp"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::ErrorKind::PermissionDenied;

    #[test]
    fn a_confined_thread_and_those_it_starts_do_nothing_that_a_gpu_does_not() {
        let folder = std::env::temp_dir().join(format!("halogen-confine-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let inside = folder.clone();
        let work = move || {
            match confine(std::slice::from_ref(&inside)) {
                Ok(holds) => assert!(holds.ends_with("and seccomp"), "{holds}"),
                Err(ConfineError::Absent) => {
                    println!("UNPREP: no Landlock here");
                    return;
                }
                Err(error) => panic!("{error}"),
            }
            let refused = |outcome: std::io::Result<()>, what: &str| {
                assert_eq!(outcome.unwrap_err().kind(), PermissionDenied, "{what}");
            };
            refused(std::fs::read("/etc/passwd").map(|_| ()), "reading a file");
            refused(std::fs::write("/tmp/halogen-confine", "x"), "making a file");
            refused(std::process::Command::new("/bin/true").status().map(|_| ()), "starting a program");
            refused(std::net::TcpListener::bind("127.0.0.1:0").map(|_| ()), "listening");
            refused(std::os::unix::net::UnixStream::connect("/x").map(|_| ()), "connecting");
            std::fs::write(inside.join("draft"), "x").unwrap();
            std::fs::rename(inside.join("draft"), inside.join("report")).unwrap();
            assert!(std::fs::read_to_string("/proc/self/maps").unwrap().len() > 100);
            let started = std::thread::spawn(|| std::fs::read("/etc/passwd").is_err());
            assert!(started.join().unwrap());
        };
        std::thread::spawn(work).join().unwrap();
        // Others are as before.
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
