//! Every pair of 16-bit integers through every two-operand integer instruction, on both vector units.
//!
//! Ninety billion results for each type: hence operands in rows of 128 and a referee that the host compiler can
//! turn into vectors. `cargo test -p eu --release --test words -- --ignored` takes half an hour; the short form tries
//! every word against a few.

mod common;

use common::rows::{BOTH_UNITS, Case, PAIRS, every_word_with};

/// Rows of a table: mnemonic, modifier of the second source, exact result of two `i32`, and how that becomes a word.
macro_rules! cases {
    ($type:ty: $($text:literal $modifier:literal |$a:ident, $b:ident| $exact:expr, $write:ident;)*) => {
        vec![$(Case {
            mnemonic: $text,
            modifier: $modifier,
            referee: Box::new(|a, b: &[u16; PAIRS], out: &mut [u16; PAIRS]| {
                let $a = i32::from(a as $type);
                for (out, b) in out.iter_mut().zip(b) {
                    let $b = i32::from(*b as $type);
                    *out = $write($exact);
                }
            }),
        }),*]
    };
}

fn wrap(x: i32) -> u16 {
    x as u16
}

fn unsigned(x: i32) -> u16 {
    x.clamp(0, 0xffff) as u16
}

fn signed(x: i32) -> u16 {
    x.clamp(-0x8000, 0x7fff) as u16
}

/// The product of two unsigned words needs all 32 bits.
fn unsigned_product(x: i32) -> u16 {
    (x as u32).min(0xffff) as u16
}

/// The rows that both signednesses have, then rows of one.
macro_rules! table {
    ($type:ty: $($own:tt)*) => {
        cases! { $type:
            "add" "" |a, b| a + b, wrap;
            "add" "-" |a, b| a - b, wrap;
            "mul" "" |a, b| a.wrapping_mul(b), wrap;
            "sel.l" "" |a, b| a.min(b), wrap;
            "sel.ge" "" |a, b| a.max(b), wrap;
            "and" "" |a, b| a & b, wrap;
            "or" "" |a, b| a | b, wrap;
            "xor" "" |a, b| a ^ b, wrap;
            "avg" "" |a, b| (a + b + 1) >> 1, wrap;
            "shl" "" |a, b| if b & 31 < 16 { a << (b & 15) } else { 0 }, wrap;
            "asr" "" |a, b| a >> (b & 31), wrap;
            "cmp.z.f0.0" "" |a, b| -i32::from(a == b), wrap;
            "cmp.nz.f0.0" "" |a, b| -i32::from(a != b), wrap;
            "cmp.g.f0.0" "" |a, b| -i32::from(a > b), wrap;
            "cmp.ge.f0.0" "" |a, b| -i32::from(a >= b), wrap;
            "cmp.l.f0.0" "" |a, b| -i32::from(a < b), wrap;
            "cmp.le.f0.0" "" |a, b| -i32::from(a <= b), wrap;
            $($own)*
        }
    };
}

fn unsigned_cases() -> Vec<Case> {
    table! { u16:
        "add.sat" "" |a, b| a + b, unsigned;
        "add.sat" "-" |a, b| a - b, unsigned;
        "mul.sat" "" |a, b| a.wrapping_mul(b), unsigned_product;
        "shr" "" |a, b| a >> (b & 31), wrap;
    }
}

fn signed_cases() -> Vec<Case> {
    table! { i16:
        "add.sat" "" |a, b| a + b, signed;
        "add.sat" "-" |a, b| a - b, signed;
        "add" "(abs)" |a, b| a + b.abs(), wrap;
        "add.sat" "(abs)" |a, b| a + b.abs(), signed;
        "mul.sat" "" |a, b| a * b, signed;
    }
}

fn every_word_with_each(firsts: &[u16]) {
    every_word_with(&unsigned_cases(), "UW", 0, firsts, BOTH_UNITS);
    every_word_with(&signed_cases(), "W", 0, firsts, BOTH_UNITS);
}

#[test]
fn every_word_with_a_few() {
    every_word_with_each(&[0, 1, 0x7fff, 0x8000, 0xffff]);
}

#[test]
#[ignore = "half an hour: every pair of words"]
fn every_pair_of_words() {
    every_word_with_each(&(0..=0xffff).collect::<Vec<u16>>());
}
