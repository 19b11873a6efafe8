//! Many instructions at once over many operands: each result against a scalar referee, on both vector units and as recorded; one set of
//! operands in sixteen also as other platforms write the instructions.

use super::{WIDE, assemble_for, fetch, run_in_place};
use eu::{Kernel, Thread};
use ports::ThreadStart;

/// What an operation makes of the raw bits of its operands: the raw bits of its result.
pub type Referee = Box<dyn Fn([u64; 3]) -> u64>;

/// One instruction and what it must give.
pub struct Case {
    /// With `OUT` in place of the destination register.
    pub text: String,
    /// Bytes of a result.
    pub bytes: usize,
    /// Elements from result to result.
    pub stride: usize,
    /// The result is a float of so many fraction bits, whose NaNs are all alike; 0 for integers.
    pub fraction_bits: u32,
    pub referee: Referee,
}

/// First register of the results.
const RESULTS: usize = 20;

/// Runs `cases` on channels of operands that are `bytes` wide, in g2, g6 and g10; `control` is cr0.0.
pub struct Sweep {
    /// Both vector units, what is recorded, then other platforms.
    kernels: Vec<Kernel>,
    turn: usize,
    thread: Box<Thread>,
    start: ThreadStart,
    cases: Vec<(Case, usize)>,
    channels: usize,
    bytes: usize,
}

impl Sweep {
    pub fn new(cases: Vec<Case>, channels: usize, bytes: usize, control: u32) -> Self {
        let mut text = format!("mov(1) cr0.0<1>UD {control}UD {{ align1 WE_all 1N }};\n");
        let mut register = RESULTS;
        let mut placed = Vec::new();
        for case in cases {
            text += &case.text.replace("OUT", &format!("g{register}"));
            text += "\n";
            let size = (case.bytes * case.stride * channels).div_ceil(32).max(2);
            placed.push((case, register));
            register += size;
            assert!(register <= 126, "too many results");
        }
        let first = WIDE[0];
        let mut kernels = Vec::from(Kernel::decode_units(first, fetch(&assemble_for(first, &text))));
        let others = WIDE[1..].iter();
        let mut recorded = Kernel::decode(first, fetch(&assemble_for(first, &text)));
        recorded.compile_with(&super::evaluator::Evaluator);
        kernels.push(recorded);
        kernels.extend(others.map(|other| Kernel::decode(other, fetch(&assemble_for(other, &text)))));
        assert!(kernels.iter().all(|kernel| kernel.gaps().is_empty()));
        let mask = u32::MAX >> (32 - channels);
        let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..Default::default() };
        Self {
            kernels,
            turn: 0,
            thread: Box::new(Thread::new(&start)),
            start,
            cases: placed,
            channels,
            bytes,
        }
    }

    /// One set of operands for each channel.
    #[track_caller]
    pub fn check(&mut self, operands: [&[u64]; 3]) {
        let channels = self.channels;
        let mut first = None;
        let kernels = if self.turn.is_multiple_of(16) { self.kernels.len() } else { 2 };
        self.turn += 1;
        for kernel in &self.kernels[..kernels] {
            self.thread.reset(&self.start);
            for (which, values) in operands.iter().enumerate() {
                let bytes = &mut self.thread.grf.bytes_mut()[(2 + 4 * which) * 32..];
                for (channel, place) in bytes.chunks_exact_mut(self.bytes).take(channels).enumerate() {
                    let value = values.get(channel).copied().unwrap_or(0);
                    place.copy_from_slice(&value.to_le_bytes()[..self.bytes]);
                }
            }
            run_in_place(kernel, &mut self.thread);
            let registers = self.thread.grf.bytes();
            match &first {
                None => first = Some(*registers),
                Some(other) => {
                    for (case, register) in &self.cases {
                        let size = case.bytes * case.stride * channels;
                        let (a, b) = (&other[register * 32..][..size], &registers[register * 32..][..size]);
                        // Which of several NaNs a fused operation hands on is the host's choice.
                        let alike = a == b
                            || (0..channels).all(|i| {
                                let at = i * case.stride * case.bytes;
                                let (a, b) = (element(a, at, case.bytes), element(b, at, case.bytes));
                                a == b || is_nan(case, a) && is_nan(case, b)
                            });
                        assert!(alike, "vector units or platforms disagree on {}: {operands:x?}", case.text);
                    }
                }
            }
        }
        for (case, register) in &self.cases {
            let bytes = &self.thread.grf.bytes()[register * 32..];
            for channel in 0..channels {
                let set = operands.map(|values| values.get(channel).copied().unwrap_or(0));
                let expected = (case.referee)(set);
                let at = channel * case.stride * case.bytes;
                let found = element(bytes, at, case.bytes);
                if found != expected && !(is_nan(case, found) && is_nan(case, expected)) {
                    panic!("{}: {set:x?} gave {found:x}, not {expected:x}", case.text);
                }
            }
        }
    }
}

fn element(bytes: &[u8], at: usize, size: usize) -> u64 {
    let mut raw = [0; 8];
    raw[..size].copy_from_slice(&bytes[at..at + size]);
    u64::from_le_bytes(raw)
}

/// How many random operands a test takes: HALOGEN_RANDOM multiplies them.
pub fn random(count: usize) -> usize {
    let factor = std::env::var("HALOGEN_RANDOM").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    count * factor
}

fn is_nan(case: &Case, bits: u64) -> bool {
    if case.fraction_bits == 0 {
        return false;
    }
    let sign = 1u64 << (8 * case.bytes - 1);
    let infinity = (sign - 1) & !((1 << case.fraction_bits) - 1);
    bits & !sign > infinity
}

/// All pairs of two lists, in sets of `channels`.
pub fn pairs(a: &[u64], b: &[u64], channels: usize, mut each: impl FnMut(&[u64], &[u64])) {
    let (mut left, mut right) = (Vec::with_capacity(channels), Vec::with_capacity(channels));
    for &x in a {
        for &y in b {
            left.push(x);
            right.push(y);
            if left.len() == channels {
                each(&left, &right);
                left.clear();
                right.clear();
            }
        }
    }
    if !left.is_empty() {
        each(&left, &right);
    }
}
