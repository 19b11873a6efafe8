//! The functions behind ours: the next ones of the same name, found when first needed.

use std::ffi::{CStr, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

/// The next definition of a function, null when there is none.
pub fn find(cache: &AtomicPtr<c_void>, name: &CStr) -> *mut c_void {
    let known = cache.load(Ordering::Relaxed);
    if !known.is_null() {
        return known;
    }
    // SAFETY: the name is a C string; the dynamic linker has no other demand.
    let found = super::errno::preserved(|| unsafe { libc::dlsym(libc::RTLD_NEXT, name.as_ptr()) });
    cache.store(found, Ordering::Relaxed);
    found
}

/// Declares `name(arguments) -> result` as a call of the next function of that name. `or` is returned, with `ENOSYS`,
/// where libc has no such function; nobody can have linked against it then.
macro_rules! real {
    ($(fn $name:ident($($argument:ident: $type:ty),* $(; $dots:tt $extra:ident: $extra_type:ty)?) -> $result:ty, or $none:expr;)*) => {
        $(
            /// The next function of this name.
            ///
            /// # Safety
            /// As libc's function.
            pub unsafe fn $name($($argument: $type,)* $($extra: $extra_type)?) -> $result {
                static CACHE: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());
                let name = concat!(stringify!($name), "\0");
                let name = CStr::from_bytes_with_nul(name.as_bytes()).unwrap_or_default();
                let found = find(&CACHE, name);
                if found.is_null() {
                    super::errno::set(libc::ENOSYS);
                    return $none;
                }
                // SAFETY: the symbol of this name has this type in every libc that defines it.
                let function: unsafe extern "C" fn($($type,)* $($dots)?) -> $result =
                    unsafe { std::mem::transmute(found) };
                // SAFETY: the caller's promise.
                unsafe { function($($argument,)* $($extra)?) }
            }
        )*
    };
}

use libc::{DIR, FILE, c_char, c_int, c_long, c_uint, c_ulong, dirent, mode_t, off_t, size_t, ssize_t};
use std::ptr::null_mut;

/// What the stat functions fill in.
pub type Stat = libc::stat;
/// What `statx` fills in.
pub type Statx = libc::statx;
/// Which entries `scandir` keeps.
pub type Filter = Option<unsafe extern "C" fn(*const dirent) -> c_int>;
/// How `scandir` sorts.
pub type Compare = Option<unsafe extern "C" fn(*mut *const dirent, *mut *const dirent) -> c_int>;

real! {
    fn open(path: *const c_char, flags: c_int; ... mode: c_uint) -> c_int, or -1;
    fn open64(path: *const c_char, flags: c_int; ... mode: c_uint) -> c_int, or -1;
    fn __open_2(path: *const c_char, flags: c_int) -> c_int, or -1;
    fn __open64_2(path: *const c_char, flags: c_int) -> c_int, or -1;
    fn openat(directory: c_int, path: *const c_char, flags: c_int; ... mode: c_uint) -> c_int, or -1;
    fn openat64(directory: c_int, path: *const c_char, flags: c_int; ... mode: c_uint) -> c_int, or -1;
    fn __openat_2(directory: c_int, path: *const c_char, flags: c_int) -> c_int, or -1;
    fn __openat64_2(directory: c_int, path: *const c_char, flags: c_int) -> c_int, or -1;
    fn fopen(path: *const c_char, mode: *const c_char) -> *mut FILE, or null_mut();
    fn fopen64(path: *const c_char, mode: *const c_char) -> *mut FILE, or null_mut();
    fn stat(path: *const c_char, into: *mut Stat) -> c_int, or -1;
    fn stat64(path: *const c_char, into: *mut Stat) -> c_int, or -1;
    fn lstat(path: *const c_char, into: *mut Stat) -> c_int, or -1;
    fn lstat64(path: *const c_char, into: *mut Stat) -> c_int, or -1;
    fn fstat(descriptor: c_int, into: *mut Stat) -> c_int, or -1;
    fn fstat64(descriptor: c_int, into: *mut Stat) -> c_int, or -1;
    fn fstatat(directory: c_int, path: *const c_char, into: *mut Stat, flags: c_int) -> c_int, or -1;
    fn fstatat64(directory: c_int, path: *const c_char, into: *mut Stat, flags: c_int) -> c_int, or -1;
    fn statx(directory: c_int, path: *const c_char, flags: c_int, mask: c_uint, into: *mut Statx) -> c_int, or -1;
    fn access(path: *const c_char, mode: c_int) -> c_int, or -1;
    fn faccessat(directory: c_int, path: *const c_char, mode: c_int, flags: c_int) -> c_int, or -1;
    fn readlink(path: *const c_char, into: *mut c_char, size: size_t) -> ssize_t, or -1;
    fn __readlink_chk(path: *const c_char, into: *mut c_char, size: size_t, room: size_t) -> ssize_t, or -1;
    fn readlinkat(directory: c_int, path: *const c_char, into: *mut c_char, size: size_t) -> ssize_t, or -1;
    fn realpath(path: *const c_char, into: *mut c_char) -> *mut c_char, or null_mut();
    fn __realpath_chk(path: *const c_char, into: *mut c_char, room: size_t) -> *mut c_char, or null_mut();
    fn canonicalize_file_name(path: *const c_char) -> *mut c_char, or null_mut();
    fn getxattr(path: *const c_char, name: *const c_char, into: *mut c_void, size: size_t) -> ssize_t, or -1;
    fn lgetxattr(path: *const c_char, name: *const c_char, into: *mut c_void, size: size_t) -> ssize_t, or -1;
    fn listxattr(path: *const c_char, into: *mut c_char, size: size_t) -> ssize_t, or -1;
    fn llistxattr(path: *const c_char, into: *mut c_char, size: size_t) -> ssize_t, or -1;
    fn opendir(path: *const c_char) -> *mut DIR, or null_mut();
    fn scandir(path: *const c_char, into: *mut *mut *mut dirent, filter: Filter, compare: Compare) -> c_int, or -1;
    fn scandir64(path: *const c_char, into: *mut *mut *mut dirent, filter: Filter, compare: Compare) -> c_int, or -1;
    fn ioctl(descriptor: c_int, request: c_ulong; ... argument: *mut c_void) -> c_int, or -1;
    fn mmap(address: *mut c_void, length: size_t, protection: c_int, flags: c_int, descriptor: c_int, offset: off_t)
        -> *mut c_void, or libc::MAP_FAILED;
    fn mmap64(address: *mut c_void, length: size_t, protection: c_int, flags: c_int, descriptor: c_int, offset: off_t)
        -> *mut c_void, or libc::MAP_FAILED;
    fn lseek(descriptor: c_int, offset: off_t, whence: c_int) -> off_t, or -1;
    fn lseek64(descriptor: c_int, offset: off_t, whence: c_int) -> off_t, or -1;
    fn close(descriptor: c_int) -> c_int, or -1;
    fn dup(descriptor: c_int) -> c_int, or -1;
    fn dup2(descriptor: c_int, target: c_int) -> c_int, or -1;
    fn dup3(descriptor: c_int, target: c_int, flags: c_int) -> c_int, or -1;
    fn fcntl(descriptor: c_int, command: c_int; ... argument: c_long) -> c_int, or -1;
    fn fcntl64(descriptor: c_int, command: c_int; ... argument: c_long) -> c_int, or -1;
}

// `mode_t` is passed on as an unsigned int.
const _: () = assert!(size_of::<mode_t>() == size_of::<c_uint>());
