//! Whether memory of the program can be read or written, asked without touching it.
//!
//! A page is asked for by a system call that copies from it or to it and does nothing else, which every sandbox allows:
//! the kernel answers EFAULT where an access here would end the program.

use std::ffi::c_void;

/// Size of a page: rights are those of whole pages.
const PAGE_BYTES: usize = 4096;
/// Size of a set of signals, as the kernel reads it.
const SET_BYTES: usize = 8;

fn is_fault(result: libc::c_long) -> bool {
    result == -1 && super::errno::get() == libc::EFAULT
}

/// True when the page of an address can be read.
pub fn is_readable(address: usize) -> bool {
    // No way to change signals has this number, so that the set is read and the call fails.
    const NO_WAY: libc::c_int = -1;
    let word = address & !(SET_BYTES - 1);
    if word < PAGE_BYTES {
        // The kernel takes a null pointer for none.
        return false;
    }
    super::errno::preserved(|| {
        // SAFETY: the kernel checks the address, and changes nothing.
        let result = unsafe {
            let nothing = std::ptr::null_mut::<c_void>();
            libc::syscall(libc::SYS_rt_sigprocmask, NO_WAY, word, nothing, SET_BYTES)
        };
        !is_fault(result)
    })
}

/// True when every page of a range can be read.
pub fn is_range_readable(address: usize, length: usize) -> bool {
    pages(address, length).all(is_readable)
}

/// True when every page of a range can be written. A byte of each page is changed: the caller writes all of them.
pub fn make_range_writable(address: usize, length: usize) -> bool {
    super::errno::preserved(|| {
        pages(address, length).all(|place| {
            // SAFETY: the kernel checks the address; the byte is the caller's to change.
            let result = unsafe { libc::syscall(libc::SYS_getrandom, place, 1usize, libc::GRND_NONBLOCK) };
            // A sandbox may refuse the question; then the program's word is taken for it.
            !is_fault(result)
        })
    })
}

/// The first address of a range in each of its pages.
fn pages(address: usize, length: usize) -> impl Iterator<Item = usize> {
    let end = address.saturating_add(length);
    let next = |place: &usize| (*place | (PAGE_BYTES - 1)).checked_add(1);
    std::iter::successors(Some(address), next).take_while(move |place| *place < end)
}
