//! Which paths are answered from the run's tree, and back.
#![forbid(unsafe_code)]

use i915::sysfs::PREFIXES;

/// Longest path in a run's tree. Names of the device are short; what is longer is none.
pub const LIMIT_BYTES: usize = 512;

/// The path in the run's tree that stands for a path of the client, and its length; a terminating zero follows.
pub fn rewrite(root: &[u8], path: &[u8]) -> Option<([u8; LIMIT_BYTES], usize)> {
    let is_ours = PREFIXES.iter().any(|prefix| {
        let rest = path.strip_prefix(prefix.as_bytes());
        rest.is_some_and(|rest| rest.is_empty() || rest[0] == b'/' || prefix.ends_with(':'))
    });
    let length = root.len() + path.len();
    if !is_ours || length >= LIMIT_BYTES {
        return None;
    }
    let mut rewritten = [0; LIMIT_BYTES];
    rewritten[..root.len()].copy_from_slice(root);
    rewritten[root.len()..length].copy_from_slice(path);
    Some((rewritten, length))
}

/// True when what is known of the beginning of a path says that it may be one of the device's.
pub fn may_begin(beginning: &[u8]) -> bool {
    PREFIXES.iter().any(|prefix| {
        let length = beginning.len().min(prefix.len());
        beginning[..length] == prefix.as_bytes()[..length]
    })
}

/// What a path in the run's tree is called by the client: its length shrinks by the returned number of bytes.
pub fn root_prefix_bytes(root: &[u8], path: &[u8]) -> Option<usize> {
    let rest = path.strip_prefix(root)?;
    (rest.first() == Some(&b'/')).then_some(root.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_the_device_are_rewritten() {
        let rewritten = |path: &str| {
            let (bytes, length) = rewrite(b"/run/x", path.as_bytes())?;
            assert_eq!(bytes[length], 0);
            Some(String::from_utf8(bytes[..length].to_vec()).unwrap())
        };
        assert_eq!(rewritten("/dev/dri/renderD128").as_deref(), Some("/run/x/dev/dri/renderD128"));
        assert_eq!(rewritten("/dev/dri").as_deref(), Some("/run/x/dev/dri"));
        assert_eq!(
            rewritten("/sys/dev/char/226:128/device").as_deref(),
            Some("/run/x/sys/dev/char/226:128/device")
        );
        for other in ["/dev/drivers", "/dev/null", "/sys/class/net", "/sys/dev/char/1:3", "dev/dri", ""] {
            assert_eq!(rewritten(other), None, "{other}");
        }
    }

    #[test]
    fn a_path_fits_with_its_zero_or_is_not_ours() {
        let path = |length: usize| [b"/dev/dri/".as_slice(), &vec![b'x'; length - 9]].concat();
        let (_, length) = rewrite(b"/r", &path(LIMIT_BYTES - 3)).unwrap();
        assert_eq!(length, LIMIT_BYTES - 1);
        assert!(rewrite(b"/r", &path(LIMIT_BYTES - 2)).is_none());
    }

    #[test]
    fn a_beginning_is_enough_to_say_no() {
        for (beginning, may) in
            [("", true), ("/de", true), ("/dev/dri/x", true), ("/dev/n", false), ("x", false)]
        {
            assert_eq!(may_begin(beginning.as_bytes()), may, "{beginning}");
        }
    }

    #[test]
    fn paths_in_the_tree_lose_the_tree() {
        assert_eq!(root_prefix_bytes(b"/run/x", b"/run/x/dev/dri"), Some(6));
        assert_eq!(root_prefix_bytes(b"/run/x", b"/run/xy"), None);
        assert_eq!(root_prefix_bytes(b"/run/x", b"/run/x"), None);
    }
}
