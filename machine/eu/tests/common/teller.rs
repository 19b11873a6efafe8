//! A translator that performs what it is told from what it is told, and nothing else.

use super::{execute, fetch};
use eu::straight::{Core, Lanes, Mode, Plain, PlainSource, Run, Target, Translated, Translator};
use eu::{Exit, Kernel, Thread};
use hw::Platform;
use isa::Condition;
use num::{Rounding, f16_to_f32, f64_to_f16};
use ports::ThreadStart;
use std::sync::Mutex;

/// Remembers what it is told, and performs it from that.
#[derive(Default)]
pub struct Teller {
    pub told: Mutex<Vec<(Mode, Vec<Option<Plain>>)>>,
    pub refuses: bool,
}

/// What one run is, as it was told.
struct Told(Vec<Option<Plain>>);

impl Translator for Teller {
    fn translate(&self, run: Run, mode: Mode) -> Option<Box<dyn Translated>> {
        assert!(!run.is_empty());
        let plains: Vec<_> = (0..run.len()).map(|index| run.plain(index)).collect();
        assert_eq!(run.plain(run.len()), None);
        self.told.lock().unwrap().push((mode, plains.clone()));
        (!self.refuses).then(|| Box::new(Told(plains)) as Box<dyn Translated>)
    }
}

impl Translated for Told {
    fn run(&self, run: Run, thread: &mut Thread) {
        // A mark that handlers do not leave.
        thread.debug += 1;
        for (index, plain) in self.0.iter().enumerate() {
            match plain {
                Some(plain)
                    if !matches!(plain.core, Core::Inverse | Core::SquareRoot | Core::InverseSquareRoot) =>
                {
                    perform(plain, thread);
                }
                _ => run.perform(index, thread),
            }
        }
    }
}

fn element(thread: &Thread, at: usize, size: usize) -> u64 {
    thread.grf.bytes()[at..at + size].iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte))
}

/// Bits of a source in one channel.
fn bits(plain: &Plain, source: &PlainSource, thread: &Thread, channel: usize) -> u64 {
    let size = size_of(plain);
    match source.lanes {
        Lanes::Row(at) => element(thread, usize::from(at) + channel * size, size),
        Lanes::Splat(at) => element(thread, at.into(), size),
        Lanes::Immediate(bits) => bits,
        Lanes::Words(at, signed) => {
            let word = element(thread, usize::from(at) + 2 * channel, 2) as u16;
            if signed { word as i16 as u64 } else { word.into() }
        }
    }
}

fn size_of(plain: &Plain) -> usize {
    match plain.core {
        Core::AddDouble | Core::MulDouble | Core::MadDouble => 8,
        _ if plain.halves => 2,
        _ => 4,
    }
}

fn perform(plain: &Plain, thread: &mut Thread) {
    let before = thread.clone();
    for channel in 0..plain.channels as usize {
        let flag = before.flags >> (plain.flag_shift as usize + channel) & 1 != 0;
        let flag = flag != plain.predicate_inverse;
        let compares = matches!(plain.core, Core::CompareFloat | Core::CompareInt);
        if plain.predicated && plain.core != Core::Select && !flag {
            continue;
        }
        let raw = |index: usize| bits(plain, &plain.sources[index], &before, channel);
        let result =
            if plain.core.is_float() { float_result(plain, raw) } else { int_result(plain, flag, raw) };
        let size = size_of(plain);
        let (at, result) = match plain.target {
            Target::Nowhere => (None, result),
            Target::Row(at) => (Some(at), result),
            Target::RowOfFloats(at) => (Some(at), u64::from((result as i32 as f32).to_bits())),
        };
        if let Some(at) = at {
            let at = usize::from(at) + channel * size;
            thread.grf.bytes_mut()[at..at + size].copy_from_slice(&result.to_le_bytes()[..size]);
        }
        if compares {
            let bit = 1 << (plain.flag_shift as usize + channel);
            thread.flags = thread.flags & !bit | if result != 0 { bit } else { 0 };
        }
    }
}

fn int_result(plain: &Plain, flag: bool, raw: impl Fn(usize) -> u64) -> u64 {
    let logic = matches!(plain.core, Core::And | Core::Or | Core::Xor);
    let value = |index: usize| {
        let bits = raw(index) as u32;
        match (plain.sources[index].negate, logic) {
            (true, true) => !bits,
            (true, false) => bits.wrapping_neg(),
            _ => bits,
        }
    };
    let (a, b) = (value(0), || value(1));
    let result = match plain.core {
        Core::MoveInt => a,
        Core::AddInt => a.wrapping_add(b()),
        Core::MulInt => a.wrapping_mul(b()),
        Core::MadInt => a.wrapping_add(b().wrapping_mul(value(2))),
        Core::And => a & b(),
        Core::Or => a | b(),
        Core::Xor => a ^ b(),
        Core::Shl => a << (b() & 31),
        Core::Shr => a >> (b() & 31),
        Core::Asr => ((a as i32) >> (b() & 31)) as u32,
        Core::Select => {
            if flag {
                a
            } else {
                b()
            }
        }
        Core::CompareInt if plain.unsigned => truth(plain.condition, a, b()),
        Core::CompareInt => truth(plain.condition, a as i32, b() as i32),
        other => panic!("{other:?}"),
    };
    result.into()
}

fn truth<T: PartialOrd>(condition: Condition, a: T, b: T) -> u32 {
    let holds = match condition {
        Condition::Zero => a == b,
        Condition::NotZero => a != b,
        Condition::Greater => a > b,
        Condition::GreaterOrEqual => a >= b,
        Condition::Less => a < b,
        Condition::LessOrEqual => a <= b,
        other => panic!("{other:?}"),
    };
    if holds { u32::MAX } else { 0 }
}

/// Of floats that all have exact results.
fn float_result(plain: &Plain, raw: impl Fn(usize) -> u64) -> u64 {
    let value = |index: usize| {
        let source = &plain.sources[index];
        let value = match size_of(plain) {
            8 => f64::from_bits(raw(index)),
            2 => f64::from(f16_to_f32(raw(index) as u16)),
            _ => f64::from(f32::from_bits(raw(index) as u32)),
        };
        let value = if source.absolute { value.abs() } else { value };
        if source.negate { -value } else { value }
    };
    let (a, b) = (value(0), || value(1));
    let result = match plain.core {
        Core::MoveFloat => a,
        Core::AddFloat | Core::AddDouble => a + b(),
        Core::MulFloat | Core::MulDouble => a * b(),
        Core::MadFloat | Core::MadDouble => a + b() * value(2),
        Core::MinFloat => a.min(b()),
        Core::MaxFloat => a.max(b()),
        Core::CompareFloat => return truth(plain.condition, a, b()).into(),
        other => panic!("{other:?}"),
    };
    let result = if plain.saturate { result.max(0.0).min(1.0) } else { result };
    match size_of(plain) {
        8 => result.to_bits(),
        2 => f64_to_f16(result, Rounding::NearestEven).into(),
        _ => (result as f32).to_bits().into(),
    }
}

pub fn decode(platform: &Platform, code: &[u8], baseline: bool, teller: Option<&'static Teller>) -> Kernel {
    let mut kernel = if baseline {
        Kernel::decode_baseline(platform, fetch(code))
    } else {
        Kernel::decode(platform, fetch(code))
    };
    if let Some(teller) = teller {
        kernel.translate_with(teller);
    }
    kernel
}

pub fn teller() -> &'static Teller {
    Box::leak(Box::default())
}

/// Floats, integers, half floats and doubles in registers of their own.
pub fn prepare(thread: &mut Thread) {
    let number = |n: usize| (n * 7 % 31) as f64 / 2.0 - 7.75;
    for (n, place) in thread.grf.floats_mut()[10 * 8..20 * 8].iter_mut().enumerate() {
        *place = number(n) as f32;
    }
    for (n, place) in thread.grf.dwords[30 * 8..40 * 8].iter_mut().enumerate() {
        *place = (n as u32).wrapping_mul(0x9e37_79b9) ^ (n as u32 % 3);
    }
    for (n, place) in thread.grf.bytes_mut()[50 * 32..58 * 32].chunks_exact_mut(2).enumerate() {
        place.copy_from_slice(&f64_to_f16(number(n) / 2.0, Rounding::NearestEven).to_le_bytes());
    }
    for (n, place) in thread.grf.bytes_mut()[60 * 32..70 * 32].chunks_exact_mut(8).enumerate() {
        place.copy_from_slice(&number(n).to_le_bytes());
    }
    thread.flags = 0x5a5a_3c3c_f00f_a5c3;
}

pub fn start() -> ThreadStart {
    ThreadStart { dispatch_mask: u32::MAX, vector_mask: u32::MAX, ..Default::default() }
}

pub fn run_once(kernel: &Kernel, start: &ThreadStart) -> Box<Thread> {
    let outcome = execute(kernel, start, &prepare);
    assert_eq!(outcome.result, Ok(Exit::EndOfThread));
    outcome.thread
}

/// What a translator is told of all operations of straight code, for the best vector unit or that of eight lanes.
pub fn all_told(platform: &'static Platform, text: &str, baseline: bool) -> Vec<Option<Plain>> {
    let code = super::assemble_for(platform, text);
    let teller = teller();
    let kernel = decode(platform, &code, baseline, Some(teller));
    for _ in 0..18 {
        super::execute_for(platform, &kernel, &start(), &prepare);
    }
    let told = teller.told.lock().unwrap();
    let [(_, plains)] = &told[..] else { panic!("{text}: {told:?}") };
    plains.clone()
}
