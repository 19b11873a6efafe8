//! PERF_OPEN, PERF_ADD_CONFIG, PERF_REMOVE_CONFIG: refused.
//!
//! The answer is "not allowed", as an unprivileged client gets it; "not there" would make Mesa upload a hundred
//! counter configurations at start-up.

use crate::errno::Errno;

/// The answer to every performance-counter request.
///
/// # Errors
/// Always `EACCES`.
pub(crate) fn refuse() -> Result<i32, Errno> {
    Err(Errno::EACCES)
}
