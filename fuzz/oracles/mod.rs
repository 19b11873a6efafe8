//! What must hold for any input.

#[cfg(feature = "aub")]
mod aub;
mod code;
#[cfg(feature = "tbx")]
mod tbx;
#[cfg(feature = "step")]
mod thread;

#[cfg(feature = "aub")]
pub use aub::aub;
pub use code::{decode, parse, validate};
#[cfg(feature = "tbx")]
pub use tbx::tbx;
#[cfg(feature = "step")]
pub use thread::step;

/// How the thread of `step` starts: bytes of an input behind the platform.
pub const START_BYTES: usize = 16;

/// The platform that the first byte of an input chooses, and the rest of the input.
pub fn platform(data: &[u8]) -> Option<(&'static hw::Platform, u8, &[u8])> {
    let (first, rest) = data.split_first()?;
    let all = &hw::platforms::ALL;
    Some((all[usize::from(*first & 3) % all.len()], *first >> 2, rest))
}
