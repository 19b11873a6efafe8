//! mmap on the node: the offset says which buffer object.

use super::ioctl::station;
use super::signals::without_handlers;
use super::{errno, node, real};
use libc::{MAP_ANONYMOUS, MAP_FAILED, c_int, c_void, off_t, size_t};
use std::os::fd::AsRawFd;

/// Offsets below this are never a buffer object's.
const FIRST_OFFSET: off_t = 1 << 32;

macro_rules! mmap_functions {
    ($($name:ident)*) => {
        $(
            /// libc's function of this name.
            ///
            /// # Safety
            /// As libc's function.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                address: *mut c_void,
                length: size_t,
                protection: c_int,
                flags: c_int,
                descriptor: c_int,
                offset: off_t,
            ) -> *mut c_void {
                let may_be_ours = flags & MAP_ANONYMOUS == 0 && offset >= FIRST_OFFSET;
                if may_be_ours && let Some(remote) = errno::preserved(|| node::remote(descriptor)) {
                    return match gpu::client::mapping(remote.socket, offset as u64, length as u64) {
                        Ok((file, start)) => {
                            let memory = file.as_raw_fd();
                            // SAFETY: the caller's promise to libc, whatever memory is behind the range.
                            unsafe { real::$name(address, length, protection, flags, memory, start as off_t) }
                        }
                        Err(error) => {
                            errno::set(error.0);
                            MAP_FAILED
                        }
                    };
                }
                if !may_be_ours || !errno::preserved(|| node::is_node(descriptor)) {
                    // SAFETY: the caller's promise to libc.
                    return unsafe { real::$name(address, length, protection, flags, descriptor, offset) };
                }
                let mapping = station().zip(node::file_of(descriptor)).map(|(station, file)| {
                    without_handlers(|| station.driver().mapping(file, offset as u64, length as u64))
                });
                match mapping {
                    Some(Ok((object, start))) => {
                        // A number that is none makes the host refuse.
                        let memory = object.memory().map_or(-1, |memory| memory.as_raw_fd());
                        // SAFETY: the caller's promise to libc, whatever memory is behind the range.
                        unsafe { real::$name(address, length, protection, flags, memory, start as off_t) }
                    }
                    other => {
                        errno::set(other.and_then(Result::err).map_or(libc::ENODEV, |error| error.0));
                        MAP_FAILED
                    }
                }
            }
        )*
    };
}

mmap_functions! { mmap mmap64 }
