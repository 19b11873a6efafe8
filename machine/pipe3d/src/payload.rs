//! Filling the registers of geometry threads.
//!
//! Source: [skl.7:Thread Payload], [skl.7:SIMD8 Payload].

use ports::{GRF_COUNT, GRF_DWORDS, Grf};

/// Copies `dwords` to GRF DWord `at`, as far as the GRF goes; returns where the next data begins.
pub(crate) fn put(grf: &mut Grf, at: usize, dwords: &[u32]) -> usize {
    let end = (at + dwords.len()).min(GRF_COUNT * GRF_DWORDS);
    if at < end {
        grf.dwords[at..end].copy_from_slice(&dwords[..end - at]);
    }
    at + dwords.len()
}

/// Puts one DWord at GRF DWord `at`; past the end of the GRF it is lost.
pub(crate) fn put_one(grf: &mut Grf, at: usize, value: u32) {
    if let Some(dword) = grf.dwords.get_mut(at) {
        *dword = value;
    }
}
