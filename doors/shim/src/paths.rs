//! Which paths are answered from the run's tree, and back.
#![forbid(unsafe_code)]

use i915::sysfs::PREFIXES;

/// The path in the run's tree that stands for a path of the client, without a terminating zero.
pub fn rewrite(root: &[u8], path: &[u8]) -> Option<Vec<u8>> {
    let is_ours = PREFIXES.iter().any(|prefix| {
        let rest = path.strip_prefix(prefix.as_bytes());
        rest.is_some_and(|rest| rest.is_empty() || rest[0] == b'/' || prefix.ends_with(':'))
    });
    is_ours.then(|| [root, path].concat())
}

/// A quick look that most paths do not survive.
#[inline]
pub fn may_be_ours(first: u8, second: u8) -> bool {
    first == b'/' && matches!(second, b'd' | b's' | b'p')
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
        let rewritten =
            |path: &str| rewrite(b"/run/x", path.as_bytes()).map(|path| String::from_utf8(path).unwrap());
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
    fn paths_in_the_tree_lose_the_tree() {
        assert_eq!(root_prefix_bytes(b"/run/x", b"/run/x/dev/dri"), Some(6));
        assert_eq!(root_prefix_bytes(b"/run/x", b"/run/xy"), None);
        assert_eq!(root_prefix_bytes(b"/run/x", b"/run/x"), None);
    }
}
