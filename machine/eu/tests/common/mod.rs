//! Runs assembled programs on both vector units, as recorded, and on several platforms, and asserts that they agree.

#![allow(dead_code)]

pub mod evaluator;
pub mod model;
pub mod rows;
pub mod sweep;

use eu::{Exit, Kernel, Thread, run};
use hw::Platform;
use hw::platforms::{BDW, BXT, BYT, SKL};
use ports::{Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Findings, Ids, Kind, Stop};

/// Records messages; answers with ones in the response registers.
#[derive(Default)]
pub struct Recorder {
    /// What was sent.
    pub messages: Vec<SendMessage>,
    /// First payload register of each message when it was sent.
    pub payloads: Vec<[u32; 8]>,
}

impl Sends for Recorder {
    fn send(&mut self, message: &SendMessage, grf: &mut Grf) -> Result<SendReply, Stop> {
        self.messages.push(*message);
        self.payloads.push(*grf.register(usize::from(message.payload_grf)));
        for register in 0..usize::from(message.response_length) {
            grf.register_mut(usize::from(message.response_grf) + register).fill(1);
        }
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _executed_instructions: u64) -> u64 {
        0x1_0000_0002
    }
}

/// Platforms that split messages.
pub const GEN9: &[&Platform] = &[&SKL, &BXT];
/// Platforms whose instructions have the form of Gen8 and later.
pub const WIDE: &[&Platform] = &[&SKL, &BXT, &BDW];
/// All, for instructions that Gen7 has too.
pub const EVERY: &[&Platform] = &[&SKL, &BXT, &BDW, &BYT];

/// Assembles a program and appends the end of the thread.
pub fn assemble(program: &str) -> Vec<u8> {
    assemble_for(&SKL, program)
}

/// The same for one platform.
pub fn assemble_for(platform: &Platform, program: &str) -> Vec<u8> {
    let mut code = isa::parse_program(platform, program).unwrap_or_else(|e| panic!("{e}\n{program}"));
    // send(8) null g127 with EOT to the thread spawner: built by hand, so that it needs no syntax.
    let mut end = isa::Instruction {
        opcode: isa::Opcode::Send,
        opcode_bits: 0x31,
        length_bytes: 16,
        execution_size: 8,
        source_count: 1,
        ..Default::default()
    };
    end.no_mask = true;
    end.destination.stride = 1;
    end.destination.write_mask = 0xf;
    end.destination.special_accumulator = 8;
    for source in &mut end.source {
        source.special_accumulator = 8;
    }
    end.source[0].file = isa::File::Grf;
    end.source[0].register = 127;
    end.source[0].vertical_stride = 8;
    end.source[0].width = 8;
    end.source[0].horizontal_stride = 1;
    end.send.shared_function = 7;
    end.send.end_of_thread = true;
    end.send.descriptor = Some(0x0200_0010);
    end.send.extended_descriptor = Some(0x27);
    code.extend_from_slice(&isa::encode(platform, &end).unwrap());
    code
}

pub fn fetch(code: &[u8]) -> impl FnMut(u32) -> Option<[u8; 16]> {
    Kernel::fetch_from(code)
}

/// What a run left behind.
pub struct Outcome {
    pub thread: Box<Thread>,
    pub recorder: Recorder,
    pub result: Result<Exit, Stop>,
    /// Kind and system of each finding.
    pub findings: Vec<(Kind, &'static str)>,
}

pub fn execute(kernel: &Kernel, start: &ThreadStart, prepare: &dyn Fn(&mut Thread)) -> Outcome {
    execute_for(&SKL, kernel, start, prepare)
}

pub fn execute_for(
    platform: &'static Platform,
    kernel: &Kernel,
    start: &ThreadStart,
    prepare: &dyn Fn(&mut Thread),
) -> Outcome {
    let findings = Findings::default();
    let ids = Ids::default();
    let cx = Context { platform, findings: &findings, ids: &ids };
    let mut thread = Box::new(Thread::new(start));
    prepare(&mut thread);
    let mut recorder = Recorder::default();
    let result = run(kernel, &mut thread, &mut recorder, &cx, 100_000);
    let findings = findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect();
    Outcome { thread, recorder, result, findings }
}

/// Runs a kernel that must end on a thread that is ready.
pub fn run_in_place(kernel: &Kernel, thread: &mut Thread) {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let exit = run(kernel, thread, &mut Recorder::default(), &cx, 100_000);
    assert_eq!(exit, Ok(Exit::EndOfThread));
}

/// All of 16 channels, at the start of a thread.
pub fn sixteen() -> ThreadStart {
    ThreadStart { dispatch_mask: 0xffff, vector_mask: 0xffff, ..Default::default() }
}

/// Runs a program with all 16 channels on, on both vector units of [`WIDE`] platforms, and asserts that they agree in
/// every register.
pub fn program(text: &str, prepare: impl Fn(&mut Thread)) -> Outcome {
    program_with(text, &sixteen(), prepare)
}

/// The same on [`EVERY`] platform.
pub fn everywhere(text: &str, prepare: impl Fn(&mut Thread)) -> Outcome {
    program_on(EVERY, text, &sixteen(), prepare)
}

pub fn program_with(text: &str, start: &ThreadStart, prepare: impl Fn(&mut Thread)) -> Outcome {
    program_on(WIDE, text, start, prepare)
}

pub fn program_on(
    platforms: &[&'static Platform],
    text: &str,
    start: &ThreadStart,
    prepare: impl Fn(&mut Thread),
) -> Outcome {
    let mut first: Option<Outcome> = None;
    for platform in platforms {
        let code = assemble_for(platform, text);
        let mut recorded = Kernel::decode(platform, fetch(&code));
        recorded.compile_with(&evaluator::Evaluator);
        for kernel in Kernel::decode_units(platform, fetch(&code)).into_iter().chain([recorded]) {
            assert_eq!(kernel.code(), &code[..]);
            assert_eq!(kernel.gaps(), []);
            let now = execute_for(platform, &kernel, start, &prepare);
            let Some(first) = &first else {
                first = Some(now);
                continue;
            };
            let name = platform.name;
            assert_eq!(first.result, now.result, "{name}");
            assert_eq!(first.findings, now.findings, "{name}");
            assert_eq!(first.recorder.payloads, now.recorder.payloads, "{name}");
            let differs = |(a, b): (&u32, &u32)| a != b;
            let dwords = first.thread.grf.dwords.iter().zip(&now.thread.grf.dwords);
            let differing = dwords.clone().position(differs);
            assert_eq!(
                differing,
                None,
                "{name}: DWord of the registers, {:x?}",
                dwords.clone().find(|&(a, b)| a != b)
            );
            assert_eq!(first.thread.flags, now.thread.flags, "{name}");
            assert_eq!(first.thread.active, now.thread.active, "{name}");
            assert_eq!(first.thread.accumulator, now.thread.accumulator, "{name}");
        }
    }
    first.expect("a platform")
}

pub fn floats(thread: &Thread, register: usize, count: usize) -> Vec<f32> {
    thread.grf.floats()[register * 8..register * 8 + count].to_vec()
}

pub fn dwords(thread: &Thread, register: usize, count: usize) -> Vec<u32> {
    thread.grf.dwords[register * 8..register * 8 + count].to_vec()
}

pub fn set_floats(thread: &mut Thread, register: usize, values: &[f32]) {
    thread.grf.floats_mut()[register * 8..register * 8 + values.len()].copy_from_slice(values);
}

pub fn set_dwords(thread: &mut Thread, register: usize, values: &[u32]) {
    thread.grf.dwords[register * 8..register * 8 + values.len()].copy_from_slice(values);
}

/// Each element of the register file holds its own number as a float.
pub fn counted_floats(thread: &mut Thread) {
    for (i, float) in thread.grf.floats_mut().iter_mut().enumerate() {
        *float = i as f32;
    }
}

/// Fixed random numbers.
pub struct Generator(pub u64);

impl Generator {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn single(&mut self) -> f32 {
        f32::from_bits(self.next() as u32)
    }

    pub fn double(&mut self) -> f64 {
        f64::from_bits(self.next())
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: u64) -> bool {
        self.next().is_multiple_of(n)
    }
}
