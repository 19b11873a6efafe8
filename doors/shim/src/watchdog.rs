//! Tells a spinning client's user what it may be waiting for, and ends the wait for what a fault took away.
//!
//! Drivers poll memory for values that the device writes at the end of its work. When such a write was skipped the
//! client spins without an error; this thread notices that it is busy and submits nothing.
#![forbid(unsafe_code)]

use crate::process;
use i915::Driver;
use rustix::time::{ClockId, clock_gettime};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Time without a submission after which a process is looked at.
const QUIET: Duration = Duration::from_secs(5);
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Writes that are named.
const NAMED: usize = 4;

/// True once: when the thread should be started.
pub fn is_needed(driver: &Driver) -> bool {
    static STARTED: AtomicBool = AtomicBool::new(false);
    driver.has_skipped_writes() && !STARTED.swap(true, Ordering::Relaxed)
}

fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

/// The thread: ends only with the process.
pub fn watch(driver: &'static Driver) {
    let mut seen = driver.submissions();
    let (mut since, mut used) = (Instant::now(), processor_time());
    let mut looked = None;
    loop {
        std::thread::sleep(LOOK_EVERY);
        let submissions = driver.submissions();
        if submissions != seen {
            (seen, since, used) = (submissions, Instant::now(), processor_time());
            continue;
        }
        if since.elapsed() < QUIET || looked == Some(seen) {
            continue;
        }
        let is_busy = processor_time().saturating_sub(used) * 2 >= since.elapsed();
        let missing = driver.missing_writes(NAMED);
        // The device never will, and a client that does not wait for it sees no difference.
        let is_completed = driver.complete_lost_writes() > 0;
        if is_busy || is_completed {
            looked = Some(seen);
            tell(driver, &missing, is_completed);
        }
    }
}

fn tell(driver: &Driver, missing: &[String], is_completed: bool) {
    if missing.is_empty() {
        return;
    }
    let after = if is_completed { "; those that a fault took away are made now" } else { "" };
    let note = format!(
        "without a submission for {} s; it may be polling for a write that was skipped: {}{after}",
        QUIET.as_secs(),
        missing.join(", ")
    );
    eprintln!("halogen: process {} is {note}", std::process::id());
    driver.note(note);
    process::write_report(driver);
}
