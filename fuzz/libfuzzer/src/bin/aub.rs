//! The `aub` target under libFuzzer; see `fuzz/lib.rs`.
#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::oracles::aub(data));
