//! How much a submission may execute before it counts as hung.
//!
//! Hardware has a clock and a driver that resets it after seconds without progress. The machine has no clock, and what
//! it does must not depend on how fast its host is, so that it counts instructions. A thread has a budget of its own;
//! all threads of a submission together have [`SUBMISSION_THREADS`] times as much. Long programs need a larger budget
//! (`DeviceOptions::thread_budget_instructions`), never another code path.

use hw::registers::{GPGPU_DISPATCHDIMX, GPGPU_DISPATCHDIMY, GPGPU_DISPATCHDIMZ};
use ports::Registers;
use probe::{Context, Fault, FaultKind, Stop};

/// Instructions that one thread may execute unless an option says otherwise: a few seconds on the interpreter.
pub const THREAD_BUDGET_INSTRUCTIONS: u64 = 1 << 28;
/// Budgets of one thread that a whole submission has.
const SUBMISSION_THREADS: u64 = 256;
/// What starting a thread costs, in instructions: payload, end-of-thread message.
const LAUNCH_INSTRUCTIONS: u64 = 32;
/// Threads of one group: more fit no subslice, so that the group would never start. [skl.7:GPGPU Walker]
const GROUP_THREADS: u64 = 64;

/// What is left of a submission's budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    thread: u64,
    left: u64,
}

impl Budget {
    pub(crate) fn new(thread_instructions: u64) -> Self {
        Self { thread: thread_instructions, left: thread_instructions.saturating_mul(SUBMISSION_THREADS) }
    }

    /// Instructions that a thread which has executed `executed` may still execute.
    #[inline]
    pub(crate) fn of_thread(&self, executed: u64) -> u64 {
        self.thread.saturating_sub(executed).min(self.left)
    }

    /// Takes what a thread has executed off the budget.
    ///
    /// # Errors
    /// A hang when nothing is left.
    #[inline]
    pub(crate) fn spend(&mut self, instructions: u64) -> Result<(), Stop> {
        self.left = self.left.saturating_sub(instructions.saturating_add(LAUNCH_INSTRUCTIONS));
        if self.left == 0 { Err(exhausted()) } else { Ok(()) }
    }

    /// Refuses a walker that could not end within the budget even if its kernel did nothing.
    ///
    /// # Errors
    /// A hang.
    pub(crate) fn admit_walker<R: Registers>(
        &self,
        dwords: &[u32],
        registers: &R,
        cx: &Context,
    ) -> Result<(), Stop> {
        let walker = hw::GpgpuWalker::decode(cx.platform, dwords);
        let groups = if walker.indirect_parameter_enable {
            [GPGPU_DISPATCHDIMX, GPGPU_DISPATCHDIMY, GPGPU_DISPATCHDIMZ].map(|offset| registers.read(offset))
        } else {
            [
                walker.thread_group_id_x_dimension,
                walker.thread_group_id_y_dimension,
                walker.thread_group_id_z_dimension,
            ]
        };
        let threads: u64 = [
            walker.thread_width_counter_maximum,
            walker.thread_height_counter_maximum,
            walker.thread_depth_counter_maximum,
        ]
        .iter()
        .map(|&last| u64::from(last) + 1)
        .product();
        if threads > GROUP_THREADS {
            let text = format!("a thread group of {threads} threads fits no subslice");
            return Err(Fault::new(FaultKind::Hang, "C02", text).into());
        }
        let groups = groups.iter().fold(1_u128, |product, &count| product * u128::from(count));
        if groups * u128::from(threads) * u128::from(LAUNCH_INSTRUCTIONS) > u128::from(self.left) {
            let text =
                format!("a walker of {groups} groups exceeds the instruction budget of its submission");
            return Err(Fault::new(FaultKind::Hang, "C02", text).into());
        }
        Ok(())
    }
}

#[cold]
fn exhausted() -> Stop {
    Fault::new(FaultKind::Hang, "C87", "the threads of a submission exceed its instruction budget").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_gets_no_more_than_what_its_submission_has_left() {
        let mut budget = Budget::new(1000);
        assert_eq!(budget.of_thread(0), 1000);
        assert_eq!(budget.of_thread(999), 1);
        for _ in 0..247 {
            budget.spend(1000).unwrap();
        }
        assert_eq!(256_000 - 247 * 1032, 1096);
        assert_eq!(budget.of_thread(0), 1000);
        budget.spend(1000).unwrap();
        assert_eq!(budget.of_thread(0), 64);
        assert!(budget.spend(64).is_err());
        assert_eq!(budget.of_thread(0), 0);
    }
}
