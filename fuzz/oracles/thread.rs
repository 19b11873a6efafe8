//! The oracle for EU threads.

use super::{START_BYTES, platform};
use eu::{Exit, Kernel, Thread};
use ports::{BarrierMessage, FloatMode, Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, FaultKind, Findings, Ids, Stop};
use std::cell::RefCell;

/// Instructions that a thread executes at most: enough for loops to come back, few enough to be quick.
const BUDGET: u64 = 300;

/// Shared functions that answer every message with a number made from it.
#[derive(Default)]
struct Answers {
    count: u32,
}

impl Sends for Answers {
    fn send(&mut self, message: &SendMessage, grf: &mut Grf) -> Result<SendReply, Stop> {
        self.count += 1;
        let first = grf.register(message.payload(0))[0];
        let answer = first.rotate_left(self.count & 31) ^ message.descriptor ^ message.channel_enable;
        for register in 0..usize::from(message.response_length.min(16)) {
            grf.register_mut(usize::from(message.response_grf) + register).fill(answer);
        }
        let is_predicated = message.descriptor & 1 != 0;
        let barrier = BarrierMessage { predicate: is_predicated.then_some(answer), ..Default::default() };
        Ok(if message.shared_function == 3 { SendReply::Barrier(barrier) } else { SendReply::Done })
    }

    fn timestamp(&mut self, _executed_instructions: u64) -> u64 {
        self.count += 1;
        u64::from(self.count)
    }
}

fn start(bytes: &[u8; START_BYTES]) -> (ThreadStart, u64) {
    let dword = |n: usize| u32::from_le_bytes([bytes[n], bytes[n + 1], bytes[n + 2], bytes[n + 3]]);
    let mode = dword(0);
    let start = ThreadStart {
        dispatch_mask: dword(4),
        vector_mask: dword(4) | mode >> 16,
        vector_mask_enable: mode & 1 != 0,
        single_program_flow: mode & 2 != 0,
        float_mode: if mode & 4 != 0 { FloatMode::Alternative } else { FloatMode::Ieee },
        rounding_mode: mode >> 3 & 3,
        keep_denormals_f32: mode & 0x20 != 0,
        keep_denormals_f64: mode & 0x40 != 0,
        exception_enables: mode & 0x3800,
        ..Default::default()
    };
    (start, u64::from(dword(8)) | u64::from(dword(12)) << 32)
}

/// The threads of both units, used again for every input.
struct Threads {
    units: [Box<Thread>; 2],
    /// The one whose registers differ where the kernel does not read them.
    other: Box<Thread>,
    /// What their registers hold at the start.
    registers: Grf,
}

impl Threads {
    fn new() -> Threads {
        let start = ThreadStart::default();
        let units = std::array::from_fn(|_| Box::new(Thread::new(&start)));
        Threads { units, other: Box::new(Thread::new(&start)), registers: Grf::default() }
    }

    /// Brings both to the same start.
    fn reset(&mut self, start: &ThreadStart, seed: u64) {
        let mut random = crate::generators::Random::new(seed);
        for pair in self.registers.dwords.chunks_exact_mut(2) {
            let bits = random.bits();
            pair.copy_from_slice(&[bits as u32, (bits >> 32) as u32]);
        }
        for thread in &mut self.units {
            thread.reset(start);
            thread.grf.dwords = self.registers.dwords;
        }
    }

    fn units<'a>(&'a mut self, kernels: &'a [Kernel; 2]) -> [Unit<'a>; 2] {
        let [first, second] = &mut self.units;
        [(first, &kernels[0]), (second, &kernels[1])].map(|(thread, kernel)| Unit {
            kernel,
            thread,
            answers: Answers::default(),
        })
    }
}

/// Runs the kernel once more, with other contents of all registers that it cannot read. Gives what differs in what it
/// does, if anything: a byte either is the same as in `first`, which has run, or was written by neither.
fn unread_differs(
    platform: &'static hw::Platform,
    kernel: &Kernel,
    start: &ThreadStart,
    first: (&Thread, &Result<Exit, Stop>, &Grf),
    other: &mut Thread,
) -> Option<String> {
    let (thread, exit, registers) = first;
    let mut reads = Grf::default();
    reads.dwords.fill(1);
    kernel.clear_registers(&mut reads, 0);
    other.reset(start);
    for ((dword, before), read) in other.grf.dwords.iter_mut().zip(&registers.dwords).zip(&reads.dwords) {
        *dword = if *read == 0 { *before } else { !*before };
    }
    let begun = other.grf.clone();
    let mut unit = Unit { kernel, thread: &mut *other, answers: Answers::default() };
    let exit_of_other = unit.run_to_end(platform);
    if exit_of_other != *exit {
        return Some(format!("{exit:?}, {exit_of_other:?} with other contents of what is not read"));
    }
    for at in 0..registers.bytes().len() {
        let (own, others) = (thread.grf.bytes()[at], other.grf.bytes()[at]);
        if own != others && (own, others) != (registers.bytes()[at], begun.bytes()[at]) {
            return Some(format!("byte {} of g{} depends on what is not read", at % 32, at / 32));
        }
    }
    other.grf.dwords = thread.grf.dwords;
    difference(thread, other).map(|what| format!("{what} with other contents of what is not read"))
}

thread_local! {
    static THREADS: RefCell<Threads> = RefCell::new(Threads::new());
}

/// One unit's thread at work.
struct Unit<'a> {
    kernel: &'a Kernel,
    thread: &'a mut Thread,
    answers: Answers,
}

impl Unit<'_> {
    fn run(&mut self, platform: &'static hw::Platform, budget: u64) -> Result<Exit, Stop> {
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        eu::run(self.kernel, self.thread, &mut self.answers, &cx, budget)
    }

    /// Through up to three barriers.
    fn run_to_end(&mut self, platform: &'static hw::Platform) -> Result<Exit, Stop> {
        let mut exit = self.run(platform, BUDGET);
        for _ in 0..3 {
            if exit != Ok(Exit::WaitingOnBarrier) {
                break;
            }
            self.thread.notify();
            exit = self.run(platform, BUDGET);
        }
        exit
    }
}

/// What differs between two threads, if anything does.
fn difference(a: &Thread, b: &Thread) -> Option<String> {
    if a.grf.dwords != b.grf.dwords {
        let pairs = a.grf.dwords.iter().zip(&b.grf.dwords).enumerate();
        let differing = pairs.filter(|(_, (x, y))| x != y);
        let texts = differing.map(|(n, (x, y))| format!("g{}.{}: {x:08x} {y:08x}", n / 8, n % 8));
        return Some(texts.take(8).collect::<Vec<_>>().join(", "));
    }
    if a.accumulator != b.accumulator {
        let pairs = a.accumulator.iter().zip(&b.accumulator).enumerate();
        let differing = pairs.filter(|(_, (x, y))| x != y);
        let texts = differing.map(|(n, (x, y))| format!("lane {n}: {x:x} {y:x}"));
        return Some(format!("accumulators, {}", texts.take(8).collect::<Vec<_>>().join(", ")));
    }
    let parts = [
        ("flags", a.flags == b.flags),
        ("acc2 to acc9", a.extension == b.extension),
        ("a0", a.address == b.address),
        ("sr0", a.state == b.state),
        ("cr0", a.control == b.control),
        ("sp", a.stack_pointer == b.stack_pointer),
        ("channels", a.active == b.active),
        ("count of instructions", a.executed_instructions == b.executed_instructions),
    ];
    parts.iter().find(|(_, same)| !same).map(|(name, _)| (*name).to_string())
}

/// Execution: any kernel runs to its end, its budget or a fault, whatever is in its registers, the two vector units agree
/// on every register, and nothing depends on registers that the kernel is said not to read.
///
/// # Panics
/// When they do not.
pub fn step(data: &[u8]) {
    let Some((platform, _, rest)) = platform(data) else { return };
    let Some((head, code)) = rest.split_first_chunk::<START_BYTES>() else { return };
    let (start, seed) = start(head);
    let kernels = Kernel::decode_units(platform, Kernel::fetch_from(code));
    THREADS.with_borrow_mut(|threads| {
        threads.reset(&start, seed);
        let mut units = threads.units(&kernels);
        let exits = units.each_mut().map(|unit| unit.run_to_end(platform));
        if exits.contains(&Err(Stop::Bug)) {
            panic!("{}: an invariant broke", platform.name);
        }
        let different = if exits[0] == exits[1] {
            difference(units[0].thread, units[1].thread)
        } else {
            Some(format!("{:?}, {:?}", exits[0], exits[1]))
        };
        let Some(different) = different else {
            // A system routine would read everything.
            if start.exception_enables == 0 {
                let Threads { units, other, registers } = threads;
                let first = (&*units[0], &exits[0], &*registers);
                if let Some(what) = unread_differs(platform, &kernels[0], &start, first, other) {
                    let text = isa::print_program(platform, code, isa::ListingOptions::default());
                    panic!("{what} on {}:\n{text}", platform.name);
                }
            }
            return;
        };
        threads.reset(&start, seed);
        let kernels = kernels.map(Kernel::stepwise);
        let mut units = threads.units(&kernels);
        if begins_with_nans(platform, code, &mut units) {
            return;
        }
        let text = isa::print_program(platform, code, isa::ListingOptions::default());
        panic!("{different} on {}:\n{text}", platform.name);
    });
}

/// Steps two threads until they differ: whether all that does are NaNs, of which an operation with several hands on any.
fn begins_with_nans(platform: &'static hw::Platform, code: &[u8], units: &mut [Unit; 2]) -> bool {
    for _ in 0..4 * BUDGET {
        let ip_bytes = units[0].thread.ip_bytes as usize;
        // Enough for one instruction that computes, or up to two others.
        let exits = units.each_mut().map(|unit| unit.run(platform, 2));
        let [a, b] = units;
        if a.thread.ip_bytes != b.thread.ip_bytes {
            return false;
        }
        if difference(a.thread, b.thread).is_some() {
            let (a, b) = (&*a.thread, &*b.thread);
            let lanes = a.accumulator.iter().zip(&b.accumulator);
            let words = a.stack_pointer.iter().zip(&b.stack_pointer);
            let differ_in_nans = differ_in_nans(a.grf.bytes(), b.grf.bytes())
                // Floats are in the low half of a lane.
                && lanes.clone().all(|(x, y)| {
                    differ_in_nans(&(*x as u32).to_le_bytes(), &(*y as u32).to_le_bytes())
                })
                && words.clone().all(|(x, y)| differ_in_nans(&x.to_le_bytes(), &y.to_le_bytes()))
                && differ_in_nans(&a.flags.to_le_bytes(), &b.flags.to_le_bytes());
            let mut equal = b.clone();
            (equal.grf, equal.accumulator) = (a.grf.clone(), a.accumulator);
            (equal.stack_pointer, equal.flags) = (a.stack_pointer, a.flags);
            if float_to_architecture_register(platform, code.get(ip_bytes..).unwrap_or_default()) {
                // These keep some of the bits of a NaN.
                (equal.control, equal.state, equal.address) = (a.control, a.state, a.address);
                equal.extension = a.extension;
            }
            return differ_in_nans && difference(a, &equal).is_none();
        }
        for (unit, exit) in units.iter_mut().zip(&exits) {
            match exit {
                Ok(Exit::WaitingOnBarrier) => unit.thread.notify(),
                Err(Stop::Fault(fault)) if fault.kind == FaultKind::Hang => {}
                _ => return false,
            }
        }
    }
    false
}

/// Whether the first instruction writes a float to an architecture register.
fn float_to_architecture_register(platform: &hw::Platform, code: &[u8]) -> bool {
    isa::decode(platform, code).is_ok_and(|instruction| {
        instruction.destination.file == isa::File::Arf
            && matches!(instruction.destination.type_, isa::Type::F | isa::Type::Hf | isa::Type::Df)
    })
}

/// Whether each byte that differs is part of a quiet NaN in both: of a single or half float, at any place, because the
/// first results of code that breaks rules need not be aligned.
fn differ_in_nans(x: &[u8], y: &[u8]) -> bool {
    // The upper two bytes tell; `last` is the place of the highest.
    let is_single = |side: &[u8], last: usize| side[last] & 0x7f == 0x7f && side[last - 1] & 0xc0 == 0xc0;
    let is_half = |side: &[u8], last: usize| side[last] & 0x7e == 0x7e;
    let part_of_nan = |at: usize| {
        let end = |bytes: usize| (at + bytes).min(x.len());
        (at.max(3)..end(4)).any(|last| is_single(x, last) && is_single(y, last))
            || (at.max(1)..end(2)).any(|last| is_half(x, last) && is_half(y, last))
    };
    (0..x.len()).all(|at| x[at] == y[at] || part_of_nan(at))
}
