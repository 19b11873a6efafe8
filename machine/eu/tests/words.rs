//! Every pair of 16-bit integers through every two-operand integer instruction, on both vector units.
//!
//! Ninety billion results for each type: hence operands in rows of 128 and a referee that the host compiler can
//! turn into vectors. `cargo test -p eu --release --test words -- --ignored` takes half an hour; the short form tries
//! every word against a few.

mod common;

use common::{assemble, fetch, run_in_place};
use eu::{Kernel, Thread};
use ports::ThreadStart;

/// Pairs of one run: eight registers of sixteen words.
const PAIRS: usize = 128;
/// The register of the first operand, the same word in all channels.
const FIRST: usize = 2;
/// The registers of the second operands.
const SECOND: usize = 4;
/// The first register of the results.
const RESULTS: usize = 12;

/// What an instruction makes of one word and many.
type Referee = fn(u16, &[u16; PAIRS], &mut [u16; PAIRS]);

/// An instruction without its operands, the modifier of its second one, and its result.
struct Case(&'static str, &'static str, Referee);

/// Rows of a table: mnemonic, modifier of the second source, exact result of two `i32`, and how that becomes a word.
macro_rules! cases {
    ($type:ty: $($text:literal $modifier:literal |$a:ident, $b:ident| $exact:expr, $write:ident;)*) => {
        &[$(Case($text, $modifier, |a, b, out| {
            let $a = i32::from(a as $type);
            for (out, b) in out.iter_mut().zip(b) {
                let $b = i32::from(*b as $type);
                *out = $write($exact);
            }
        })),*]
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

const UNSIGNED: &[Case] = cases! { u16:
    "add" "" |a, b| a + b, wrap;
    "add.sat" "" |a, b| a + b, unsigned;
    "add" "-" |a, b| a - b, wrap;
    "add.sat" "-" |a, b| a - b, unsigned;
    "mul" "" |a, b| a.wrapping_mul(b), wrap;
    "mul.sat" "" |a, b| a.wrapping_mul(b), unsigned_product;
    "sel.l" "" |a, b| a.min(b), wrap;
    "sel.ge" "" |a, b| a.max(b), wrap;
    "and" "" |a, b| a & b, wrap;
    "or" "" |a, b| a | b, wrap;
    "xor" "" |a, b| a ^ b, wrap;
    "avg" "" |a, b| (a + b + 1) >> 1, wrap;
    "shl" "" |a, b| if b & 31 < 16 { a << (b & 15) } else { 0 }, wrap;
    "asr" "" |a, b| a >> (b & 31), wrap;
    "shr" "" |a, b| a >> (b & 31), wrap;
    "cmp.z.f0.0" "" |a, b| -i32::from(a == b), wrap;
    "cmp.nz.f0.0" "" |a, b| -i32::from(a != b), wrap;
    "cmp.g.f0.0" "" |a, b| -i32::from(a > b), wrap;
    "cmp.ge.f0.0" "" |a, b| -i32::from(a >= b), wrap;
    "cmp.l.f0.0" "" |a, b| -i32::from(a < b), wrap;
    "cmp.le.f0.0" "" |a, b| -i32::from(a <= b), wrap;
};

const SIGNED: &[Case] = cases! { i16:
    "add" "" |a, b| a + b, wrap;
    "add.sat" "" |a, b| a + b, signed;
    "add" "-" |a, b| a - b, wrap;
    "add.sat" "-" |a, b| a - b, signed;
    "add" "(abs)" |a, b| a + b.abs(), wrap;
    "add.sat" "(abs)" |a, b| a + b.abs(), signed;
    "mul" "" |a, b| a * b, wrap;
    "mul.sat" "" |a, b| a * b, signed;
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
};

/// One case after another over eight rows, on both units.
struct Sweep {
    kernels: [Kernel; 2],
    cases: &'static [Case],
    thread: Box<Thread>,
    start: ThreadStart,
}

impl Sweep {
    fn new(cases: &'static [Case], type_: &str) -> Sweep {
        assert!(RESULTS + cases.len() * PAIRS / 16 <= 126, "too many results");
        let mut text = String::new();
        for (n, Case(mnemonic, modifier, _)) in cases.iter().enumerate() {
            for row in 0..PAIRS / 16 {
                let (out, second) = (RESULTS + n * PAIRS / 16 + row, SECOND + row);
                text += &format!(
                    "{mnemonic}(16) g{out}<1>{type_} g{FIRST}<16,16,1>{type_} {modifier}g{second}<16,16,1>{type_} \
                     {{ align1 1H }};\n"
                );
            }
        }
        let code = assemble(&text);
        let platform = &hw::platforms::SKL;
        let kernels =
            [Kernel::decode(platform, fetch(&code)), Kernel::decode_baseline(platform, fetch(&code))];
        assert_eq!(kernels[0].gaps(), []);
        let start = ThreadStart { dispatch_mask: 0xffff, vector_mask: 0xffff, ..Default::default() };
        Sweep { kernels, cases, thread: Box::new(Thread::new(&start)), start }
    }

    fn check(&mut self, a: u16, b: &[u16; PAIRS]) {
        let mut expected = [0; PAIRS];
        for kernel in &self.kernels {
            self.thread.reset(&self.start);
            let bytes = self.thread.grf.bytes_mut();
            for place in bytes[FIRST * 32..][..32].chunks_exact_mut(2) {
                place.copy_from_slice(&a.to_le_bytes());
            }
            for (place, b) in bytes[SECOND * 32..].chunks_exact_mut(2).zip(b) {
                place.copy_from_slice(&b.to_le_bytes());
            }
            run_in_place(kernel, &mut self.thread);
            let bytes = self.thread.grf.bytes();
            for (n, Case(mnemonic, modifier, referee)) in self.cases.iter().enumerate() {
                referee(a, b, &mut expected);
                let found = &bytes[(RESULTS + n * PAIRS / 16) * 32..][..2 * PAIRS];
                let same = found
                    .chunks_exact(2)
                    .zip(&expected)
                    .fold(true, |same, (x, y)| same & (u16::from_le_bytes([x[0], x[1]]) == *y));
                if !same {
                    let at = (0..PAIRS).find(|&i| found[2 * i..][..2] != expected[i].to_le_bytes());
                    let at = at.expect("one that differs");
                    let found = u16::from_le_bytes([found[2 * at], found[2 * at + 1]]);
                    panic!("{mnemonic} {a:x} {modifier}{:x} gave {found:x}, not {:x}", b[at], expected[at]);
                }
            }
        }
    }
}

fn every_word_with(firsts: impl Iterator<Item = u16> + Clone) {
    for (cases, type_) in [(UNSIGNED, "UW"), (SIGNED, "W")] {
        for cases in cases.chunks(14) {
            let mut sweep = Sweep::new(cases, type_);
            for a in firsts.clone() {
                for block in 0..(1 << 16) / PAIRS {
                    let b = std::array::from_fn(|i| (block * PAIRS + i) as u16);
                    sweep.check(a, &b);
                }
            }
        }
    }
}

#[test]
fn every_word_with_a_few() {
    every_word_with([0, 1, 0x7fff, 0x8000, 0xffff].into_iter());
}

#[test]
#[ignore = "half an hour: every pair of words"]
fn every_pair_of_words() {
    every_word_with(0..=0xffff);
}
