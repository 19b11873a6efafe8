//! VERSION, GET_CAP, and what a render node refuses.

use crate::abi;
use crate::driver::{Argument, Driver};
use crate::errno::Errno;
use crate::guest::Guest;

const NAME: &[u8] = b"i915";
const DATE: &[u8] = b"20201103";
const DESCRIPTION: &[u8] = b"Intel Graphics";

mod cap {
    pub const PRIME: u64 = 0x5;
    pub const TIMESTAMP_MONOTONIC: u64 = 0x6;
    pub const ADDFB2_MODIFIERS: u64 = 0x10;
    pub const SYNCOBJ: u64 = 0x13;
    pub const SYNCOBJ_TIMELINE: u64 = 0x14;
    /// Import and export.
    pub const PRIME_BOTH: u64 = 3;
    pub const LAST: u64 = 0x14;
}

/// The error of a request that has no answer here: requests for card nodes (authentication, modesetting, global
/// names, and i915's display overlays) are not allowed on a render node, all others do not exist.
pub(crate) fn refusal(number: u8) -> Errno {
    match number {
        0x01..=0x08 | 0x0a | 0x0b | 0x0d | 0x10..=0x2c | 0x30..=0x3f | 0xa0..=0xbe | 0xc6..=0xc9 => {
            Errno::EACCES
        }
        // i915: the calls of the days before GEM, and overlay, sprite and pipe calls.
        0x40..=0x45 | 0x47..=0x54 | 0x59 | 0x5a | 0x65 | 0x67 | 0x68 | 0x6a | 0x6b => Errno::EACCES,
        _ => Errno::EINVAL,
    }
}

impl Driver {
    pub(crate) fn version(&self, argument: &mut Argument, guest: &dyn Guest) -> Result<i32, Errno> {
        let mut request: abi::Version = argument.get();
        (request.major, request.minor, request.patch) = (1, 6, 0);
        let texts = [
            (NAME, request.name, &mut request.name_len),
            (DATE, request.date, &mut request.date_len),
            (DESCRIPTION, request.desc, &mut request.desc_len),
        ];
        for (text, place, length) in texts {
            // The client's buffer may be shorter than the text: the text is cut, its full length reported.
            let room = usize::try_from(*length).unwrap_or(usize::MAX).min(text.len());
            if place != 0 && room > 0 {
                guest.write(place, &text[..room])?;
            }
            *length = text.len() as u64;
        }
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn get_cap(&self, argument: &mut Argument) -> Result<i32, Errno> {
        let mut request: abi::GetCap = argument.get();
        request.value = match request.capability {
            cap::PRIME => cap::PRIME_BOTH,
            cap::TIMESTAMP_MONOTONIC | cap::ADDFB2_MODIFIERS | cap::SYNCOBJ | cap::SYNCOBJ_TIMELINE => 1,
            1..=cap::LAST => 0,
            _ => return Err(Errno::EINVAL),
        };
        argument.set(&request);
        Ok(0)
    }
}
