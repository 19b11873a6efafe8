//! What must hold for any input.

mod aub;
mod code;
mod thread;

pub use aub::aub;
pub use code::{decode, parse, validate};
pub use thread::{START_BYTES, step};

/// The platform that the first byte of an input chooses, and the rest of the input.
pub fn platform(data: &[u8]) -> Option<(&'static hw::Platform, u8, &[u8])> {
    let (first, rest) = data.split_first()?;
    let all = &hw::platforms::ALL;
    Some((all[usize::from(*first & 3) % all.len()], *first >> 2, rest))
}
