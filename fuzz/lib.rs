//! Untrusted input against oracles: nothing panics, hangs or loses a bit.
//!
//! An oracle takes any bytes; a generator makes bytes that get deeper than chance would. The same oracles run under
//! libFuzzer (`cargo xtask fuzz`, programs in `fuzz/libfuzzer`) and, for a short while from fixed seeds, in `cargo test`.
//! `docs/fuzzing.md` says how to add one and what long runs have found.

pub mod generators;
pub mod oracles;

/// A target: an oracle with the generator of its input.
pub struct Target {
    /// Name, as for `cargo xtask fuzz NAME`.
    pub name: &'static str,
    /// Takes any bytes and panics when something is wrong.
    pub oracle: fn(&[u8]),
    /// Makes an input of at most `most_bytes`.
    pub generator: fn(&mut generators::Random, &mut Vec<u8>),
    /// Longest input worth trying.
    pub most_bytes: usize,
    /// Inputs of the short form.
    pub short_executions: u64,
}

/// All targets.
pub static TARGETS: &[Target] = &[
    Target {
        name: "decode",
        oracle: oracles::decode,
        generator: generators::words,
        most_bytes: 64,
        short_executions: 120_000,
    },
    Target {
        name: "parse",
        oracle: oracles::parse,
        generator: generators::text,
        most_bytes: 400,
        short_executions: 60_000,
    },
    Target {
        name: "validate",
        oracle: oracles::validate,
        generator: generators::words,
        most_bytes: 64,
        short_executions: 120_000,
    },
    #[cfg(feature = "step")]
    Target {
        name: "step",
        oracle: oracles::step,
        generator: generators::thread,
        most_bytes: generators::THREAD_BYTES,
        short_executions: 60_000,
    },
    #[cfg(feature = "aub")]
    Target {
        name: "aub",
        oracle: oracles::aub,
        generator: generators::aub,
        most_bytes: 1024,
        short_executions: 100_000,
    },
    #[cfg(feature = "tbx")]
    Target {
        name: "tbx",
        oracle: oracles::tbx,
        generator: generators::tbx,
        most_bytes: 1024,
        short_executions: 100_000,
    },
];
