//! Executing a capture.

use crate::capture::{CaptureError, Record, checksum};
use device::{Clock, Device, DeviceOptions, HardwareContext};
use memory::{AddressSpace, PAGE_BYTES};
use probe::{Findings, Stop};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What a replay came to.
pub struct Replayed {
    /// Submissions that were executed.
    pub submissions: usize,
    /// Checksum of memory after each submission, as the capture states it and as it came out.
    pub checksums: Vec<(u32, u32)>,
    /// Stops, with the number of their submission.
    pub stops: Vec<(usize, Stop)>,
    /// What was found on the way.
    pub findings: Arc<Findings>,
    /// Memory at the end.
    pub space: AddressSpace,
    /// The device at the end.
    pub device: Device,
}

/// Size of the address space of a replay.
const SPACE_BYTES: u64 = 1 << 40;
/// Most bytes a capture may bind.
const BOUND_LIMIT_BYTES: u64 = 16 << 30;

/// Runs every submission of a capture on a fresh device. Timestamps come from `clock`; captures that are compared by
/// checksum need one that stands still.
///
/// # Errors
/// [`CaptureError::Damaged`] when the records make no sense, or what the host says.
pub fn replay(records: &[Record], clock: Clock) -> Result<Replayed, CaptureError> {
    let platform = match records.first() {
        Some(Record::Platform(name)) => hw::platform(name).ok_or(CaptureError::Foreign)?,
        _ => return Err(CaptureError::Foreign),
    };
    let findings = Arc::new(Findings::new(false));
    let mut result = Replayed {
        submissions: 0,
        checksums: Vec::new(),
        stops: Vec::new(),
        findings: Arc::clone(&findings),
        space: AddressSpace::new(SPACE_BYTES)?,
        device: Device::new(platform, DeviceOptions { no_exec: false, clock }, findings),
    };
    let mut contexts: BTreeMap<u32, HardwareContext> = BTreeMap::new();
    let mut pages = BTreeSet::new();
    for (index, record) in records.iter().enumerate() {
        let damaged = || CaptureError::Damaged { at: index as u64 };
        match record {
            Record::Platform(_) => {}
            Record::Bind { at, bytes } => {
                let new: Vec<u64> = (at.0..at.0.saturating_add((*bytes).min(BOUND_LIMIT_BYTES)))
                    .step_by(PAGE_BYTES as usize)
                    .filter(|page| !pages.contains(page))
                    .collect();
                if (pages.len() + new.len()) as u64 * PAGE_BYTES > BOUND_LIMIT_BYTES {
                    return Err(damaged());
                }
                for page in new {
                    result.space.bind_anonymous(bits::GraphicsAddress(page), PAGE_BYTES).map_err(|_| damaged())?;
                    pages.insert(page);
                }
            }
            Record::Page { at, data } => result.space.write(*at, data).map_err(|_| damaged())?,
            Record::Submit { context, submission } => {
                let context = contexts.entry(*context).or_insert_with(|| result.device.create_context());
                if let Err(stop) = result.device.submit(context, &result.space, *submission) {
                    result.stops.push((result.submissions, stop));
                }
                result.submissions += 1;
            }
            Record::Final(expected) => {
                result.checksums.push((*expected, checksum(&result.space, pages.iter().copied())));
            }
        }
    }
    Ok(result)
}
