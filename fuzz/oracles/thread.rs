//! The oracle for EU threads.

use super::{START_BYTES, platform};
use eu::{Exit, Kernel, Thread};
use ports::{FloatMode, Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Findings, Ids, Stop};

/// Instructions that a thread executes at most: enough for loops to come back, few enough to be quick.
const BUDGET: u64 = 2_000;

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
        Ok(if message.shared_function == 3 { SendReply::Barrier } else { SendReply::Done })
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
    let kernels = [Kernel::decode(platform, fetch), Kernel::decode_baseline(platform, fetch)];
    let mut threads: [Box<Thread>; 2] = std::array::from_fn(|_| Box::new(Thread::new(&start)));
    let mut exits = [None, None];
    for n in 0..2 {
        let thread = &mut threads[n];
        let mut random = crate::generators::Random::new(seed);
        for pair in thread.grf.dwords.chunks_mut(2) {
            let bits = random.bits();
            pair.copy_from_slice(&[bits as u32, (bits >> 32) as u32]);
        }
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        let mut answers = Answers::default();
        let mut exit = eu::run(&kernels[n], thread, &mut answers, &cx, BUDGET);
        for _ in 0..3 {
            if exit != Ok(Exit::WaitingOnBarrier) {
                break;
            }
            thread.notify();
            exit = eu::run(&kernels[n], thread, &mut answers, &cx, BUDGET);
        }
        if let Err(Stop::Bug) = exit {
            panic!("{}: an invariant broke", platform.name);
        }
        exits[n] = Some(exit);
    }
    // Code that breaks a rule has a result of its own on each unit.
    let findings = isa::validate::check_code(platform, code);
    if findings.iter().any(|finding| finding.violation.rule.name != "thread-end") {
        return;
    }
    let text = || isa::print_program(platform, code, isa::ListingOptions::default());
    let [a, b] = &threads;
    assert_eq!(exits[0], exits[1], "{}:\n{}", platform.name, text());
    for (n, (x, y)) in a.grf.dwords.iter().zip(&b.grf.dwords).enumerate() {
        assert_eq!(x, y, "g{}.{} on {}:\n{}", n / 8, n % 8, platform.name, text());
    }
    assert_eq!(a.flags, b.flags, "flags on {}:\n{}", platform.name, text());
    assert_eq!(a.accumulator, b.accumulator, "accumulators on {}:\n{}", platform.name, text());
    assert_eq!(a.address, b.address, "a0 on {}:\n{}", platform.name, text());
}
