//! What a device needs of its host, and what is missing when the host refuses it.
//!
//! Buffer objects are files in memory, one descriptor each; an address space is a reserved range of the client's own. The
//! kernel has neither limit, so that a client would take a refusal for something it never is: a device without memory.
//! The person who runs the client is told what is missing instead.

use crate::errno::Errno;
use crate::identity::Identity;
use crate::object::Object;
use memory::AddressSpace;
use rustix::process::{Resource, getrlimit};

/// Least number of descriptors that a process must be allowed: drivers hold some dozens of buffers before they draw.
const LEAST_DESCRIPTORS: u64 = 64;
/// Least size of a file that a process must be allowed.
const LEAST_FILE_BYTES: u64 = 64 << 20;

/// What the host refuses, for a person.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct HostRefusal(pub String);

/// Tries what a device needs: descriptors, a file in memory, an address space.
///
/// # Errors
/// What is missing.
pub fn try_host(identity: &Identity) -> Result<(), HostRefusal> {
    let refusal = |error: Errno| HostRefusal(explanation(error, identity.gtt_bytes));
    if getrlimit(Resource::Nofile).maximum.is_some_and(|limit| limit < LEAST_DESCRIPTORS) {
        return Err(refusal(Errno::EMFILE));
    }
    if !may_have_bytes(LEAST_FILE_BYTES) {
        return Err(refusal(Errno::EFBIG));
    }
    Object::create(0, LEAST_FILE_BYTES, 0).map_err(refusal)?;
    AddressSpace::new(identity.gtt_bytes).map_err(|_| refusal(Errno::ENOMEM))?;
    Ok(())
}

/// Whether a file of this process may have so many bytes. To be asked before one is made larger: the host ends a process
/// that tries.
pub fn may_have_bytes(bytes: u64) -> bool {
    getrlimit(Resource::Fsize).current.is_none_or(|limit| bytes <= limit)
}

/// True for errors that only the host makes, and that the kernel would not have made in its place.
pub(crate) fn is_refusal(error: Errno) -> bool {
    [Errno::EMFILE, Errno::ENFILE, Errno::ENOMEM, Errno::EFBIG, Errno::ESTALE].contains(&error)
}

/// Why the host refused, as far as its limits tell; address spaces have `gtt_bytes`.
pub(crate) fn explanation(error: Errno, gtt_bytes: u64) -> String {
    let current = |resource| getrlimit(resource).current;
    let descriptors = getrlimit(Resource::Nofile).maximum.unwrap_or(u64::MAX);
    match error {
        Errno::EMFILE => format!(
            "no descriptor is left: every buffer object of the device is one, and this process may have {descriptors} \
             (ulimit -Hn)"
        ),
        Errno::ENFILE => "no descriptor is left on this host (fs.file-max)".into(),
        Errno::ESTALE => {
            "the program closed descriptors that hold the device's memory, or put its own files in their \
                          place; a device in a process of its own has none there (--gpu-process)"
                .into()
        }
        Errno::EFBIG => {
            let limit = current(Resource::Fsize).unwrap_or(u64::MAX) / 1024;
            format!(
                "the device's memory lies in files, and those of this process may have {limit} KB (ulimit -f)"
            )
        }
        Errno::ENOMEM => {
            let needed = AddressSpace::reserved_bytes(gtt_bytes) >> 20;
            match (current(Resource::As), mappings()) {
                (Some(limit), _) => format!(
                    "the device's memory finds no place: each of its address spaces takes {needed} MB of addresses, and \
                     this process may have {} MB (ulimit -v)",
                    limit >> 20
                ),
                (None, Some((mappings, limit))) if mappings + mappings / 16 >= limit => format!(
                    "the device's memory finds no place: every bound buffer object is a mapping, and this process may have \
                     {limit} (vm.max_map_count)"
                ),
                _ => format!(
                    "the device's memory finds no place: the host refuses to reserve {needed} MB of addresses, or has no \
                     memory left (vm.overcommit_memory)"
                ),
            }
        }
        Errno(number) => {
            format!("the device's memory cannot be made: {}", std::io::Error::from_raw_os_error(number))
        }
    }
}

/// Mappings of this process, and how many it may have.
fn mappings() -> Option<(usize, usize)> {
    let limit = std::fs::read_to_string("/proc/sys/vm/max_map_count").ok()?;
    let mappings = std::fs::read_to_string("/proc/self/maps").ok()?;
    Some((mappings.lines().count(), limit.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_host_has_what_every_device_needs() {
        for device in ["byt", "bdw", "skl", "bxt"] {
            let identity = Identity::of(hw::platform(device).unwrap()).unwrap();
            assert_eq!(try_host(identity), Ok(()));
        }
    }

    #[test]
    fn explanations_name_the_limit_that_a_user_can_change() {
        for (error, limit) in
            [(Errno::EMFILE, "ulimit -Hn"), (Errno::ENFILE, "fs.file-max"), (Errno::EFBIG, "ulimit -f")]
        {
            assert!(is_refusal(error));
            assert!(explanation(error, 1 << 48).contains(limit));
        }
        assert!(explanation(Errno::ENOMEM, 1 << 48).contains("1052672 MB"));
        assert!(!is_refusal(Errno::EIO));
    }
}
