//! The short form of every target: fixed seeds, no libFuzzer. A failure prints the input.

use fuzz::generators::Random;
use fuzz::{TARGETS, Target};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn run(target: &Target, seed: u64, executions: u64) {
    let mut input = Vec::new();
    for n in 0..executions {
        input.clear();
        // A seed for each input, so that one can be made again alone.
        let mut random = Random::new(seed.wrapping_add(n));
        (target.generator)(&mut random, &mut input);
        assert!(input.len() <= target.most_bytes, "{}: an input of {} bytes", target.name, input.len());
        if catch_unwind(AssertUnwindSafe(|| (target.oracle)(&input))).is_err() {
            panic!("{} fails with the input {input:02x?}", target.name);
        }
    }
}

fn short(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a target");
    run(target, 0x68_616c_6f67_656e, target.short_executions);
}

#[test]
fn random_words_survive_decoding() {
    short("decode");
}

#[test]
fn random_text_parses_or_says_why_not() {
    short("parse");
}

#[test]
fn random_words_can_be_checked() {
    short("validate");
}

#[test]
fn random_kernels_run_alike_on_both_units() {
    short("step");
}

#[test]
fn random_streams_of_the_simulator_socket_end_in_requests_or_in_words() {
    short("tbx");
}

#[test]
fn generated_kernels_often_break_no_rule() {
    let mut clean = 0;
    for seed in 0..200 {
        let mut input = Vec::new();
        fuzz::generators::thread(&mut Random::new(seed), &mut input);
        let (platform, _, rest) = fuzz::oracles::platform(&input).expect("a platform");
        let findings = isa::validate::check_code(platform, &rest[fuzz::oracles::START_BYTES..]);
        clean += u32::from(findings.iter().all(|finding| finding.violation.rule.name == "thread-end"));
    }
    assert!(clean > 40, "only {clean} of 200");
}

#[test]
fn noise_and_short_inputs_are_no_exception() {
    let mut random = Random::new(1);
    for target in TARGETS {
        (target.oracle)(&[]);
        for _ in 0..2_000 {
            let input: Vec<u8> = (0..random.below(80)).map(|_| random.bits() as u8).collect();
            if catch_unwind(AssertUnwindSafe(|| (target.oracle)(&input))).is_err() {
                panic!("{} fails with the input {input:02x?}", target.name);
            }
        }
    }
}

#[test]
fn every_target_has_its_program() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("libfuzzer/src/bin");
    for target in TARGETS {
        let path = folder.join(target.name).with_extension("rs");
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert!(text.contains(&format!("oracles::{}(", target.name)), "{}", path.display());
    }
}

#[test]
fn random_aub_files_are_read_or_refused_with_a_place() {
    short("aub");
}
