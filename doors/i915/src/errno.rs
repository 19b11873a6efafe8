//! Error numbers as the kernel returns them to a driver. Source: errno(3), Linux generic numbering.

/// A Linux error number; the shim puts it into `errno` and returns -1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("errno {0}")]
pub struct Errno(pub i32);

impl Errno {
    /// No such object.
    pub const ENOENT: Self = Self(2);
    /// The context is lost.
    pub const EIO: Self = Self(5);
    /// Not a descriptor of the wanted kind.
    pub const EBADF: Self = Self(9);
    /// Out of memory.
    pub const ENOMEM: Self = Self(12);
    /// Not allowed on this node.
    pub const EACCES: Self = Self(13);
    /// A pointer that cannot be followed.
    pub const EFAULT: Self = Self(14);
    /// In use.
    pub const EBUSY: Self = Self(16);
    /// The device does not have this.
    pub const ENODEV: Self = Self(19);
    /// Malformed request.
    pub const EINVAL: Self = Self(22);
    /// No room in the address space.
    pub const ENOSPC: Self = Self(28);
    /// No descriptor left on the host.
    pub const ENFILE: Self = Self(23);
    /// No descriptor left in the process.
    pub const EMFILE: Self = Self(24);
    /// A file that may not be so large.
    pub const EFBIG: Self = Self(27);
    /// Larger than the object allows.
    pub const E2BIG: Self = Self(7);
    /// Not an ioctl of this kind of file.
    pub const ENOTTY: Self = Self(25);
    /// The time limit passed.
    pub const ETIME: Self = Self(62);
    /// What a descriptor stood for is not behind it any more.
    pub const ESTALE: Self = Self(116);
    /// The operation does not apply to this kind of object.
    pub const EOPNOTSUPP: Self = Self(95);
}

impl From<rustix::io::Errno> for Errno {
    fn from(error: rustix::io::Errno) -> Self {
        Self(error.raw_os_error())
    }
}

impl From<std::io::Error> for Errno {
    fn from(error: std::io::Error) -> Self {
        Self(error.raw_os_error().unwrap_or(Errno::EINVAL.0))
    }
}
