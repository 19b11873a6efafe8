//! `unguided TARGET CORPUS FINDINGS EXECUTIONS SEED`: generated inputs and mutations of a corpus, without coverage.
//!
//! An input costs a fraction of what it costs under libFuzzer, which has to look at every counter after each. The two
//! share a corpus: libFuzzer finds inputs that reach new code, this program tries very many neighbours of them. It
//! speaks like libFuzzer: `#COUNT` now and then, where a failing input was written, and the number of inputs at the end.

use fuzz::generators::Random;
use fuzz::{TARGETS, Target};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Seconds without a new input after which the present one counts as a hang.
const HANG_SECONDS: u64 = 10;
/// Resident memory in MiB above which an input counts as exhausting it.
const MOST_MEMORY_MEGABYTES: u64 = 1024;
const PAGE_BYTES: u64 = 4096;

/// Inputs begun.
static BEGUN: AtomicU64 = AtomicU64::new(0);
/// The present input; whoever finds it bad writes it.
static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, corpus, findings, executions, seed] = arguments.as_slice() else {
        eprintln!("unguided TARGET CORPUS FINDINGS EXECUTIONS SEED");
        return ExitCode::FAILURE;
    };
    let (Some(target), Ok(executions), Ok(seed)) =
        (TARGETS.iter().find(|target| target.name == name), executions.parse(), seed.parse())
    else {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        eprintln!("TARGET is one of {}, EXECUTIONS and SEED are numbers", names.join(", "));
        return ExitCode::FAILURE;
    };
    let kept = match read(Path::new(corpus)) {
        Ok(kept) => kept,
        Err(error) => {
            eprintln!("cannot read {corpus}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let findings = PathBuf::from(findings);
    let hook = std::panic::take_hook();
    let folder = findings.clone();
    std::panic::set_hook(Box::new(move |info| {
        hook(info);
        give_up("crash", &folder);
    }));
    std::thread::spawn(move || watch(&findings));
    try_all(target, &kept, executions, seed);
    eprintln!("stat::number_of_executed_units: {executions}");
    ExitCode::SUCCESS
}

fn read(folder: &Path) -> std::io::Result<Vec<Vec<u8>>> {
    // Sorted, so that a seed gives the same inputs again.
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.sort();
    paths.into_iter().map(std::fs::read).collect()
}

fn try_all(target: &Target, kept: &[Vec<u8>], executions: u64, seed: u64) {
    let mut random = Random::new(seed);
    let mut input = Vec::new();
    for _ in 0..executions {
        input.clear();
        if kept.is_empty() || random.below(4) == 0 {
            (target.generator)(&mut random, &mut input);
        } else {
            input.extend_from_slice(random.pick::<Vec<u8>>(kept));
            for _ in 0..1 + random.below(4) {
                mutate(&mut random, kept, &mut input);
            }
        }
        input.truncate(target.most_bytes);
        if let Ok(mut shown) = INPUT.lock() {
            shown.clone_from(&input);
        }
        BEGUN.fetch_add(1, Ordering::Relaxed);
        (target.oracle)(&input);
    }
}

/// One small change.
fn mutate(random: &mut Random, kept: &[Vec<u8>], input: &mut Vec<u8>) {
    if input.is_empty() {
        input.push(random.bits() as u8);
    }
    let at = random.below(input.len());
    let most = input.len() - at;
    match random.below(8) {
        0 | 1 => input[at] ^= 1 << random.below(8),
        2 => input[at] = random.bits() as u8,
        3 => input.insert(at, random.bits() as u8),
        4 => drop(input.drain(at..at + 1 + random.below(most.min(16)))),
        5 => {
            // Extremes, wherever they fall.
            let value = *random.pick(&[0, 1, 0x7f, 0x80, 0xff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff_u32]);
            let width = most.min(4);
            input[at..at + width].copy_from_slice(&value.to_le_bytes()[..width]);
        }
        6 => {
            let width = 1 + random.below(most.min(16));
            let to = random.below(input.len() - width + 1);
            input.copy_within(at..at + width, to);
        }
        _ => {
            // The end of another one.
            let other: &Vec<u8> = random.pick(kept);
            let from = at.min(other.len());
            input.truncate(at);
            input.extend_from_slice(&other[from..]);
        }
    }
}

/// Says how far the run is; ends it when an input takes too long or too much memory.
fn watch(findings: &Path) {
    let (mut last, mut seconds) = (0, 0);
    loop {
        std::thread::sleep(Duration::from_secs(1));
        let begun = BEGUN.load(Ordering::Relaxed);
        eprintln!("#{begun}");
        (last, seconds) = if begun == last { (last, seconds + 1) } else { (begun, 0) };
        if seconds >= HANG_SECONDS {
            give_up("timeout", findings);
        }
        let statistics = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
        let pages: u64 = statistics.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0);
        if pages * PAGE_BYTES > MOST_MEMORY_MEGABYTES << 20 {
            give_up("oom", findings);
        }
    }
}

/// Writes the present input and ends the process.
fn give_up(what: &str, findings: &Path) -> ! {
    let input = match INPUT.lock() {
        Ok(input) => input.clone(),
        Err(poisoned) => poisoned.into_inner().clone(),
    };
    let path = findings.join(format!("{what}-{}", BEGUN.load(Ordering::Relaxed)));
    match std::fs::write(&path, &input) {
        Ok(()) => eprintln!("Test unit written to {}", path.display()),
        Err(error) => eprintln!("cannot write {}: {error}; the input is {input:02x?}", path.display()),
    }
    std::process::exit(1)
}
