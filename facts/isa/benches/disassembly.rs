//! How fast code becomes text: bytes of machine code in a second, on one core.
//!
//! `cargo bench -p isa --bench disassembly`. The code is that of `tests/isa/*.eu`, over and over; `HALOGEN_BENCH_CODE`
//! names a folder of raw kernels (as `halogen run --kernels` writes) to be measured instead.

use divan::Bencher;
use divan::counter::BytesCount;
use std::path::Path;

/// A piece that fits into the caches; a busy host interrupts few runs of it.
const WANTED_BYTES: usize = 64 << 10;

fn main() {
    divan::main();
}

/// The code of the text tests that name `platform`.
fn of_tests(platform: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/isa");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("tests/isa").filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    let mut code = Vec::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "eu")) {
        let mut is_wanted = false;
        for line in std::fs::read_to_string(file).expect("readable").lines() {
            if let Some(platforms) = line.strip_prefix("; platforms:") {
                is_wanted = platforms.split_whitespace().any(|name| name == platform);
            }
            if let Some(bytes) = line.strip_prefix("; hex:").filter(|_| is_wanted) {
                code.extend(bytes.split_whitespace().filter_map(|byte| u8::from_str_radix(byte, 16).ok()));
            }
        }
    }
    code
}

fn code(platform: &str) -> Vec<u8> {
    let once = match std::env::var_os("HALOGEN_BENCH_CODE") {
        Some(folder) => {
            let mut code = Vec::new();
            let mut files: Vec<_> = std::fs::read_dir(folder)
                .expect("a folder")
                .map(|entry| entry.expect("an entry").path())
                .collect();
            files.sort();
            // Some of every stage.
            let step = (files.len() / 64).max(1);
            for file in files.iter().step_by(step) {
                code.extend(std::fs::read(file).expect("readable"));
            }
            code.truncate(WANTED_BYTES);
            code
        }
        None => of_tests(platform),
    };
    assert!(!once.is_empty(), "no code for {platform}");
    once.repeat(WANTED_BYTES.div_ceil(once.len()))
}

/// A listing with labels and offsets, as `halogen isa dis` prints it.
#[divan::bench(args = ["skl", "bdw", "byt"])]
fn listing(bencher: Bencher, name: &str) {
    let platform = hw::platform(name).expect("a platform");
    let code = code(name);
    let mut out = String::new();
    let options = isa::ListingOptions { offsets: true, ..Default::default() };
    bencher.counter(BytesCount::new(code.len())).bench_local(|| {
        out.clear();
        isa::print_program_into(platform, &code, options, &mut out);
        out.len()
    });
}

/// Decoding alone.
#[divan::bench(args = ["skl", "bdw", "byt"])]
fn decode(bencher: Bencher, name: &str) {
    let platform = hw::platform(name).expect("a platform");
    let code = code(name);
    bencher
        .counter(BytesCount::new(code.len()))
        .bench_local(|| isa::steps(platform, &code).filter(|step| step.instruction.is_ok()).count());
}

/// Text back to code.
#[divan::bench(args = ["skl"])]
fn assemble(bencher: Bencher, name: &str) {
    let platform = hw::platform(name).expect("a platform");
    let code = code(name);
    let text = isa::print_program(platform, &code, isa::ListingOptions::default());
    bencher
        .counter(BytesCount::new(code.len()))
        .bench_local(|| isa::parse_program(platform, &text).expect("a program").len());
}
