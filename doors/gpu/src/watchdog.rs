//! Tells a spinning client's user what it may be waiting for, and ends the wait for what a fault took away.
//!
//! Drivers poll memory for values that the device writes at the end of its work. When such a write was skipped the
//! client spins without an error; this thread notices that it is busy and submits nothing.

use crate::station::Station;
use std::time::{Duration, Instant};

/// Time without a submission after which a process is looked at.
const QUIET: Duration = Duration::from_secs(5);
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Writes that are named.
const NAMED: usize = 4;

/// The thread: ends only with the process.
pub fn watch<T>(station: &Station, processor_time: impl Fn() -> Option<Duration>, enter: impl Fn() -> T) {
    let driver = station.driver();
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
        let spent = processor_time().zip(used).map(|(now, before)| now.saturating_sub(before));
        let is_busy = spent.is_some_and(|spent| spent * 2 >= since.elapsed());
        let _entered = enter();
        let missing = driver.missing_writes(NAMED);
        // The device never will, and a client that does not wait for it sees no difference.
        let is_completed = driver.complete_lost_writes() > 0;
        if is_busy || is_completed {
            looked = Some(seen);
            tell(station, &missing, is_completed);
        }
    }
}

fn tell(station: &Station, missing: &[String], is_completed: bool) {
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
    station.driver().note(note);
    station.write_report();
}
