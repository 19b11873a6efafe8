//! The oracle for EU threads.

use super::{START_BYTES, platform};
use eu::{Exit, Kernel, Thread};
use ports::{BarrierMessage, FloatMode, Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Findings, Ids, Stop};
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

    fn timestamp(&mut self) -> u64 {
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
    /// What their registers hold at the start.
    registers: Grf,
}

impl Threads {
    fn new() -> Threads {
        let start = ThreadStart::default();
        let units = std::array::from_fn(|_| Box::new(Thread::new(&start)));
        Threads { units, registers: Grf::default() }
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
}

thread_local! {
    static THREADS: RefCell<Threads> = RefCell::new(Threads::new());
}

/// Runs one unit's kernel, through up to three barriers.
fn execute(platform: &'static hw::Platform, kernel: &Kernel, thread: &mut Thread) -> Result<Exit, Stop> {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let mut answers = Answers::default();
    let mut exit = eu::run(kernel, thread, &mut answers, &cx, BUDGET);
    for _ in 0..3 {
        if exit != Ok(Exit::WaitingOnBarrier) {
            break;
        }
        thread.notify();
        exit = eu::run(kernel, thread, &mut answers, &cx, BUDGET);
    }
    exit
}

/// What differs between two threads, if anything does.
fn difference(a: &Thread, b: &Thread) -> Option<String> {
    if a.grf.dwords != b.grf.dwords {
        let pairs = a.grf.dwords.iter().zip(&b.grf.dwords).enumerate();
        let differing = pairs.filter(|(_, (x, y))| x != y);
        let texts = differing.map(|(n, (x, y))| format!("g{}.{}: {x:08x} {y:08x}", n / 8, n % 8));
        return Some(texts.take(8).collect::<Vec<_>>().join(", "));
    }
    let parts = [
        ("flags", a.flags == b.flags),
        ("accumulators", a.accumulator == b.accumulator),
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

/// Execution: any kernel runs to its end, its budget or a fault, whatever is in its registers, and the two vector units
/// agree on every register.
///
/// # Panics
/// When they do not.
pub fn step(data: &[u8]) {
    let Some((platform, _, rest)) = platform(data) else { return };
    let Some((head, code)) = rest.split_first_chunk::<START_BYTES>() else { return };
    let (start, seed) = start(head);
    let fetch = |offset: u32| {
        let rest = code.get(offset as usize..).filter(|rest| !rest.is_empty())?;
        let mut bytes = [0; 16];
        let length = rest.len().min(16);
        bytes[..length].copy_from_slice(&rest[..length]);
        Some(bytes)
    };
    let kernels = Kernel::decode_units(platform, fetch);
    THREADS.with_borrow_mut(|threads| {
        threads.reset(&start, seed);
        let [first, second] = &mut threads.units;
        let exits = [execute(platform, &kernels[0], first), execute(platform, &kernels[1], second)];
        if exits.contains(&Err(Stop::Bug)) {
            panic!("{}: an invariant broke", platform.name);
        }
        let different = if exits[0] == exits[1] {
            difference(first, second)
        } else {
            Some(format!("{:?}, {:?}", exits[0], exits[1]))
        };
        let Some(different) = different else { return };
        if breaks_rules(platform, code) {
            return;
        }
        let text = isa::print_program(platform, code, isa::ListingOptions::default());
        panic!("{different} on {}:\n{text}", platform.name);
    });
}

/// Code that breaks a rule has a result of its own on each unit.
fn breaks_rules(platform: &'static hw::Platform, code: &[u8]) -> bool {
    let findings = isa::validate::check_code(platform, code);
    findings.iter().any(|finding| finding.violation.rule.name != "thread-end")
}
