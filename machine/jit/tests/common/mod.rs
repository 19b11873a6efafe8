//! Runs programs as host code and by handlers, on values at the edges of their types.

// Each test file compiles this module for itself and uses a part of it.
#![allow(dead_code)]

use eu::compiled::{Compiled, Compiler, Host};
use eu::{Exit, Kernel, Thread, run};
use hw::platforms::SKL;
use ir::Region;
use ports::{Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Findings, Ids, Stop};
use std::cell::Cell;

struct Silence;

impl Sends for Silence {
    fn send(&mut self, _: &SendMessage, _: &mut Grf) -> Result<SendReply, Stop> {
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _executed_instructions: u64) -> u64 {
        0
    }
}

thread_local! {
    /// Runs of host code on this thread.
    static RUNS: Cell<usize> = const { Cell::new(0) };
}

struct Counting;

struct Counted(Box<dyn Compiled>);

impl Compiled for Counted {
    fn run(&self, host: &mut dyn Host, thread: &mut Thread, regions: &[Region]) -> u64 {
        RUNS.set(RUNS.get() + 1);
        self.0.run(host, thread, regions)
    }
}

impl Compiler for Counting {
    fn host(&self) -> ir::Routine {
        jit::compiler().expect("a host with the instructions").host()
    }

    fn compile(&self, function: &ir::Function) -> Option<Box<dyn Compiled>> {
        Some(Box::new(Counted(jit::compiler()?.compile(function)?)))
    }
}

/// Elements of a program, for NaNs and for values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Family {
    Floats,
    Integers,
    Halves,
    Doubles,
}

pub use Family::*;

const FLOATS: [u32; 16] = [
    0,
    0x8000_0000,
    1,
    0x807f_ffff,
    0x0080_0000,
    0x8080_0001,
    0x3f80_0000,
    0xbf80_0001,
    0x7f80_0000,
    0xff80_0000,
    0x7f80_0001,
    0xffc0_0002,
    0x3eff_ffff,
    0x4b00_0001,
    0xc0a0_0000,
    0x3f00_0000,
];
const INTEGERS: [u32; 16] = [
    0,
    1,
    0xffff_ffff,
    0x8000_0000,
    0x7fff_ffff,
    31,
    32,
    0x8000,
    0x7fff_8001,
    0xffff,
    0x1_0000,
    0xdead_beef,
    33,
    0xffff_fff0,
    0x1234_5678,
    7,
];
const HALVES: [u16; 16] = [
    0, 0x8000, 1, 0x83ff, 0x400, 0x3c00, 0xbc01, 0x7c00, 0xfc00, 0xfc01, 0x7e02, 0x3bff, 0x6401, 0x8400,
    0x3555, 0xc900,
];
const DOUBLES: [u64; 8] = [
    0,
    1 << 63,
    0x3ff0_0000_0000_0001,
    0xbff8_0000_0000_0000,
    0x7ff0_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x4340_0000_0000_0001,
];

/// Registers that begin with values at the edges, in another order for each `turn`.
fn registers(family: Family, turn: u32) -> Grf {
    let mut state = u64::from(turn).wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1;
    let mut next = |limit: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit
    };
    let mut grf = Grf::default();
    for pair in grf.dwords.chunks_exact_mut(2) {
        match family {
            Floats => pair.fill_with(|| FLOATS[next(16)]),
            Integers => pair.fill_with(|| INTEGERS[next(16)]),
            Halves => pair.fill_with(|| u32::from(HALVES[next(16)]) << 16 | u32::from(HALVES[next(16)])),
            Doubles => {
                let bits = DOUBLES[next(8)];
                pair.copy_from_slice(&[bits as u32, (bits >> 32) as u32]);
            }
        }
    }
    grf
}

const END: &str =
    "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };";
/// Runs until a kernel is translated, and some more.
const TURNS: u32 = 22;

/// Modes of a thread.
#[derive(Clone, Copy)]
pub struct Start {
    pub active: u32,
    pub keep: bool,
    /// Of half and double floats: host code does not flush them.
    pub keep_others: bool,
}

pub const USUAL: Start = Start { active: u32::MAX, keep: false, keep_others: true };

fn execute(kernel: &Kernel, grf: &Grf, modes: Start) -> Box<Thread> {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let start = ThreadStart {
        dispatch_mask: modes.active,
        vector_mask: u32::MAX,
        keep_denormals_f32: modes.keep,
        keep_denormals_f64: modes.keep_others,
        ..Default::default()
    };
    let mut thread = Box::new(Thread::new(&start));
    thread.grf = grf.clone();
    thread.flags = 0x9a3c_55f0_0ff1_6db2;
    thread.float.keep_denormals_f16 = modes.keep_others;
    assert_eq!(run(kernel, &mut thread, &mut Silence, &cx, 1 << 20), Ok(Exit::EndOfThread));
    thread
}

/// Runs a program both ways, and gives how often host code ran.
pub fn compare(family: Family, program: &str, start: Start) -> usize {
    compare_with(&Counting, family, program, start)
}

fn compare_with(compiler: &'static dyn Compiler, family: Family, program: &str, start: Start) -> usize {
    let code =
        isa::parse_program(&SKL, &format!("{program}\n{END}")).unwrap_or_else(|e| panic!("{e}\n{program}"));
    let plain = Kernel::decode(&SKL, Kernel::fetch_from(&code));
    let mut translated = Kernel::decode(&SKL, Kernel::fetch_from(&code));
    translated.compile_with(compiler);
    let before = RUNS.get();
    for turn in 0..TURNS {
        let grf = registers(family, turn);
        let (expected, found) = (execute(&plain, &grf, start), execute(&translated, &grf, start));
        let differs = (0..1024).find(|&at| expected.grf.dwords[at] != found.grf.dwords[at]);
        let both = |at: usize| [expected.grf.dwords[at], found.grf.dwords[at]];
        assert_eq!(differs, None, "{:x?} of {family:?} in turn {turn}\n{program}", differs.map(both));
        assert_eq!(expected.flags, found.flags, "{program}");
    }
    RUNS.get() - before
}

/// The same for a program that must become host code.
#[track_caller]
pub fn check(family: Family, program: &str) {
    if jit::compiler().is_none() {
        return;
    }
    for keep in [false, true] {
        let runs = compare(family, program, Start { keep, ..USUAL });
        assert!(runs >= 4, "ran {runs} times:\n{program}");
    }
}

/// Four instructions: rows of registers, what the first left, and what comes after, over what was there.
pub fn chain(line: impl Fn(u32, [u32; 3]) -> String) -> String {
    [line(30, [2, 6, 10]), line(32, [30, 2, 6]), line(34, [6, 32, 30]), line(2, [32, 34, 2])].join("\n")
}

/// A source in a row, or in all channels alike.
pub fn source(modifier: &str, register: u32, element: Option<u32>, type_: &str, three: bool) -> String {
    match element {
        Some(element) => format!("{modifier}g{register}.{element}<0,1,0>{type_}"),
        None if three => format!("{modifier}g{register}<4,4,1>{type_}"),
        None => format!("{modifier}g{register}<8,8,1>{type_}"),
    }
}

pub const MODIFIERS: [&str; 4] = ["", "-", "(abs)", "-(abs)"];
/// Sizes with their places among the channels.
pub const PLACES: [(u32, &str); 6] = [(16, "1H"), (16, "2H"), (8, "1Q"), (8, "2Q"), (8, "3Q"), (8, "4Q")];

/// Translates a program again and again, each time giving up what was made before; how often that went well.
pub fn translate_often(program: &str, times: usize) -> usize {
    let code = isa::parse_program(&SKL, &format!("{program}\n{END}")).unwrap_or_else(|e| panic!("{e}"));
    let grf = registers(Integers, 0);
    (0..times)
        .filter(|_| {
            let before = RUNS.get();
            let mut kernel = Kernel::decode(&SKL, Kernel::fetch_from(&code));
            kernel.compile_with(&Counting);
            (0..18).for_each(|_| drop(execute(&kernel, &grf, USUAL)));
            RUNS.get() > before
        })
        .count()
}
