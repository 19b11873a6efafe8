//! Writing to standard output.

use anyhow::Result;
use serde::Serialize;
use std::io::Write;

/// Writes to standard output; whoever stops reading has seen enough.
///
/// # Errors
/// What the host says.
pub fn put(bytes: &[u8]) -> Result<()> {
    let mut output = std::io::stdout().lock();
    match output.write_all(bytes).and_then(|()| output.flush()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// Writes a value as JSON.
///
/// # Errors
/// What the host says.
pub fn put_json(value: &impl Serialize) -> Result<()> {
    put((serde_json::to_string_pretty(value)? + "\n").as_bytes())
}
