//! Two-operand instructions on 16-bit operands, one word against many: rows of 128 results.

use super::{WIDE, assemble_for, fetch, run_in_place};
use eu::{Kernel, Thread};
use ports::ThreadStart;

/// Pairs of one run: eight registers of sixteen words.
pub const PAIRS: usize = 128;
/// The register of the first operand, the same word in all channels.
const FIRST: usize = 2;
/// The registers of the second operands.
const SECOND: usize = 4;
/// The first register of the results.
const RESULTS: usize = 12;
/// Cases of one program: as many as the registers hold results of.
const CASES: usize = (126 - RESULTS) / (PAIRS / 16);

/// Vector units of the host, as [`Kernel::decode_units`] counts them.
pub const BOTH_UNITS: &[usize] = &[0, 1];

/// What an instruction makes of one word and many, in bits.
pub type Referee = Box<dyn Fn(u16, &[u16; PAIRS], &mut [u16; PAIRS]) + Sync>;

/// An instruction and what it must give.
pub struct Case {
    /// Without operands.
    pub mnemonic: &'static str,
    /// Of the second source.
    pub modifier: &'static str,
    pub referee: Referee,
}

/// One case after another over eight rows.
struct Sweep<'a> {
    kernels: Vec<Kernel>,
    /// The same on the other platforms, which take one block in sixteen.
    others: Vec<Kernel>,
    turn: usize,
    cases: &'a [Case],
    expected: Vec<[u16; PAIRS]>,
    halves: bool,
    thread: Box<Thread>,
    start: ThreadStart,
}

impl<'a> Sweep<'a> {
    fn new(cases: &'a [Case], type_: &str, control: u32, units: &[usize]) -> Self {
        let mut text = format!("mov(1) cr0.0<1>UD {control}UD {{ align1 WE_all 1N }};\n");
        for (n, Case { mnemonic, modifier, .. }) in cases.iter().enumerate() {
            for row in 0..PAIRS / 16 {
                let (out, second) = (RESULTS + n * PAIRS / 16 + row, SECOND + row);
                text += &format!(
                    "{mnemonic}(16) g{out}<1>{type_} g{FIRST}<16,16,1>{type_} {modifier}g{second}<16,16,1>{type_} \
                     {{ align1 1H }};\n"
                );
            }
        }
        let first = WIDE[0];
        let kernels = Kernel::decode_units(first, fetch(&assemble_for(first, &text))).into_iter().enumerate();
        let kernels: Vec<_> =
            kernels.filter(|(unit, _)| units.contains(unit)).map(|(_, kernel)| kernel).collect();
        assert!(!kernels.is_empty() && kernels.iter().all(|kernel| kernel.gaps().is_empty()));
        let others = WIDE[1..].iter();
        let others = others.map(|other| Kernel::decode(other, fetch(&assemble_for(other, &text)))).collect();
        let start = ThreadStart { dispatch_mask: 0xffff, vector_mask: 0xffff, ..Default::default() };
        Sweep {
            kernels,
            others,
            turn: 0,
            cases,
            expected: vec![[0; PAIRS]; cases.len()],
            halves: type_ == "HF",
            thread: Box::new(Thread::new(&start)),
            start,
        }
    }

    fn check(&mut self, a: u16, b: &[u16; PAIRS]) {
        for (Case { referee, .. }, expected) in self.cases.iter().zip(&mut self.expected) {
            referee(a, b, expected);
        }
        let others = if self.turn.is_multiple_of(16) { &self.others[..] } else { &[] };
        self.turn += 1;
        for kernel in self.kernels.iter().chain(others) {
            self.thread.reset(&self.start);
            let bytes = self.thread.grf.bytes_mut();
            for place in bytes[FIRST * 32..][..32].chunks_exact_mut(2) {
                place.copy_from_slice(&a.to_le_bytes());
            }
            for (place, b) in bytes[SECOND * 32..].chunks_exact_mut(2).zip(b) {
                place.copy_from_slice(&b.to_le_bytes());
            }
            run_in_place(kernel, &mut self.thread);
            let results = self.thread.grf.bytes()[RESULTS * 32..].chunks_exact(2 * PAIRS);
            for ((case, expected), found) in self.cases.iter().zip(&self.expected).zip(results) {
                let words = found.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
                // All at once first, which vectors do well.
                if words
                    .clone()
                    .zip(expected)
                    .fold(true, |same, (found, expected)| same & (found == *expected))
                {
                    continue;
                }
                let Case { mnemonic, modifier, .. } = case;
                for ((found, expected), b) in words.zip(expected).zip(b) {
                    // NaNs are all alike.
                    let alike = found == *expected || self.halves && is_nan(found) && is_nan(*expected);
                    assert!(alike, "{mnemonic} {a:x} {modifier}{b:x} gave {found:x}, not {expected:x}");
                }
            }
        }
    }
}

/// Whether a half float is none.
pub fn is_nan(bits: u16) -> bool {
    bits & 0x7fff > 0x7c00
}

/// Each of `firsts` against every word of 16 bits, of type `type_` with `control` in cr0.0, on some vector units and all
/// processors.
pub fn every_word_with(cases: &[Case], type_: &str, control: u32, firsts: &[u16], units: &[usize]) {
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let share = firsts.len().div_ceil(workers).max(1);
    std::thread::scope(|scope| {
        for firsts in firsts.chunks(share) {
            scope.spawn(move || {
                for cases in cases.chunks(CASES) {
                    let mut sweep = Sweep::new(cases, type_, control, units);
                    for &a in firsts {
                        for block in 0..(1 << 16) / PAIRS {
                            sweep.check(a, &std::array::from_fn(|i| (block * PAIRS + i) as u16));
                        }
                    }
                }
            });
        }
    });
}
