//! Which of the formats a file has.

use crate::aub;
use crate::capture::MAGIC;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A capture of Halogen.
    Capture,
    /// An AUB file.
    Aub,
    /// Neither.
    Other,
}

/// Looks at the first bytes of a file.
///
/// # Errors
/// What the host says.
pub fn kind(file: &Path) -> io::Result<Kind> {
    let mut start = Vec::new();
    File::open(file)?.take(MAGIC.len() as u64).read_to_end(&mut start)?;
    let header = start.first_chunk::<4>().map_or(0, |dword| u32::from_le_bytes(*dword));
    Ok(match header & 0xffff_0000 {
        _ if start == MAGIC => Kind::Capture,
        aub::code::VERSION | aub::code::HEADER => Kind::Aub,
        _ => Kind::Other,
    })
}
