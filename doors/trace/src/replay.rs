//! Executing a capture.

use crate::capture::{Capture, CaptureError, Record};
use crate::known::checksum;
use bits::GraphicsAddress;
use device::{
    Device, DeviceOptions, Execution, HardwareContext, Pixels, Submission, THREAD_BUDGET_INSTRUCTIONS,
};
use memory::{AddressSpace, PAGE_BYTES};
use probe::{Findings, Stop, Strictness};
use std::collections::BTreeMap;
use std::io::Read;
use std::sync::Arc;

/// One executed submission.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Number of its context in the capture.
    pub context: u32,
    /// What was submitted.
    pub submission: Submission,
    /// Checksum of memory afterwards as the capture states it.
    pub expected: Option<u32>,
    /// Checksum of memory afterwards as it came out.
    pub got: u32,
    /// Why it ended early.
    pub stop: Option<Stop>,
}

impl Step {
    /// Memory came out as the capture states.
    pub fn is_equal(&self) -> bool {
        self.expected == Some(self.got)
    }
}

/// What a replay came to.
pub struct Replayed {
    /// The platform of the capture.
    pub platform: &'static hw::Platform,
    /// Every submission.
    pub steps: Vec<Step>,
    /// What was found on the way.
    pub findings: Arc<Findings>,
    /// The colour target that was drawn to last, as it was after its submission.
    pub picture: Option<Pixels>,
}

/// Size of the address spaces of a replay.
const SPACE_BYTES: u64 = 1 << 48;
/// Most bytes that a capture may bind.
const BOUND_LIMIT_BYTES: u64 = 16 << 30;
/// Most address spaces and contexts of a capture.
const NUMBERS_LIMIT: usize = 4096;

/// The clock of recordings and replays: it stands still, so that timestamps in memory are always the same.
pub fn still_clock() -> u64 {
    0
}

struct Space {
    memory: AddressSpace,
    ranges: BTreeMap<u64, u64>,
}

/// Runs every submission of a capture on a fresh device with a clock that stands still.
///
/// # Errors
/// [`CaptureError::Damaged`] when the records make no sense, or what the host says.
pub fn replay<R: Read>(capture: &mut Capture<R>) -> Result<Replayed, CaptureError> {
    replay_on(capture, Strictness::Off, 1)
}

/// The same on a number of host threads; `strictness` says what stops a submission early.
///
/// # Errors
/// As [`replay`].
pub fn replay_on<R: Read>(
    capture: &mut Capture<R>,
    strictness: Strictness,
    host_threads: usize,
) -> Result<Replayed, CaptureError> {
    let platform = match capture.record()? {
        Some(Record::Platform(name)) => {
            hw::platform(&name).ok_or_else(|| capture.damaged("the platform is unknown"))?
        }
        _ => return Err(capture.damaged("it does not begin with a platform")),
    };
    let findings = Arc::new(Findings::new(strictness));
    let options = DeviceOptions {
        execution: Execution::All,
        clock: still_clock,
        thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
    };
    let mut device = Device::new(platform, options, Arc::clone(&findings));
    device.set_host_threads(host_threads);
    let mut result = Replayed { platform, steps: Vec::new(), findings, picture: None };
    let mut contexts: BTreeMap<u32, HardwareContext> = BTreeMap::new();
    let mut spaces: BTreeMap<u32, Space> = BTreeMap::new();
    let mut bound_bytes = 0_u64;
    while let Some(record) = capture.record()? {
        match record {
            Record::Platform(_) => return Err(capture.damaged("it names a second platform")),
            Record::Bind { space, at, bytes } => {
                if !spaces.contains_key(&space) {
                    if spaces.len() >= NUMBERS_LIMIT {
                        return Err(capture.damaged("it has too many address spaces"));
                    }
                    let memory = AddressSpace::new(SPACE_BYTES)?;
                    spaces.insert(space, Space { memory, ranges: BTreeMap::new() });
                }
                let place =
                    spaces.get_mut(&space).ok_or_else(|| capture.damaged("an address space is missing"))?;
                bound_bytes = bound_bytes.saturating_add(bytes);
                if bound_bytes > BOUND_LIMIT_BYTES || overlaps(&place.ranges, at, bytes) {
                    return Err(capture.damaged("a binding makes no sense"));
                }
                place
                    .memory
                    .bind_anonymous(at, bytes)
                    .map_err(|_| capture.damaged("a binding makes no sense"))?;
                place.ranges.insert(at.0, bytes);
            }
            Record::Unbind { space, at, bytes } => {
                let place = spaces.get_mut(&space).filter(|place| place.ranges.get(&at.0) == Some(&bytes));
                let place = place.ok_or_else(|| capture.damaged("what was not bound is taken away"))?;
                place.ranges.remove(&at.0);
                bound_bytes = bound_bytes.saturating_sub(bytes);
                place.memory.unbind(at, bytes)?;
            }
            Record::Page { space, at, data } => {
                let written = spaces.get(&space).map(|place| place.memory.write(at, &data));
                if written != Some(Ok(())) {
                    return Err(capture.damaged("a page lies where nothing is bound"));
                }
            }
            Record::Submit { space, context, submission } => {
                let place = spaces.get(&space).ok_or_else(|| capture.damaged("nothing is bound"))?;
                if contexts.len() >= NUMBERS_LIMIT {
                    return Err(capture.damaged("it has too many contexts"));
                }
                let hardware = contexts.entry(context).or_insert_with(|| device.create_context());
                let stop = device.submit(hardware, &place.memory, submission).err();
                if let Some(seen) = device.take_render_target(hardware) {
                    result.picture = device.picture(&seen, &place.memory).or(result.picture);
                }
                let got = checksum(&place.memory, &place.ranges);
                result.steps.push(Step { context, submission, expected: None, got, stop });
            }
            Record::Checksum(expected) => match result.steps.last_mut() {
                Some(step) if step.expected.is_none() => step.expected = Some(expected),
                _ => return Err(capture.damaged("a checksum follows no submission")),
            },
        }
    }
    Ok(result)
}

/// Something is bound in the range.
fn overlaps(ranges: &BTreeMap<u64, u64>, at: GraphicsAddress, bytes: u64) -> bool {
    let end = at.0.saturating_add(bytes.max(PAGE_BYTES));
    ranges.range(..end).next_back().is_some_and(|(&start, &length)| start.saturating_add(length) > at.0)
}
