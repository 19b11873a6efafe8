//! Host code and handlers leave the same thread behind.
//!
//! Source: the lockstep rule of the house: random straight code runs both ways, on spiteful values. Each operation alone is in
//! `each_operation.rs`.

use eu::compiled::{Compiled, Compiler, Host};
use eu::{Exit, Kernel, Thread, run};
use isa::{Condition, Destination, File, Instruction, MathFunction, Opcode, Predicate, Source, Type};
use ports::{Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Findings, Ids, Stop};
use std::sync::atomic::{AtomicUsize, Ordering};

struct Nobody;

impl Sends for Nobody {
    fn send(&mut self, _: &SendMessage, _: &mut Grf) -> Result<SendReply, Stop> {
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _executed_instructions: u64) -> u64 {
        0
    }
}

/// Counts what is translated and how often translations run.
struct Counting;

static TRANSLATED: AtomicUsize = AtomicUsize::new(0);
static RUN: AtomicUsize = AtomicUsize::new(0);

struct Counted(Box<dyn Compiled>);

impl Compiled for Counted {
    fn run(&self, host: &mut dyn Host, thread: &mut Thread, regions: &[ir::Region]) -> u64 {
        RUN.fetch_add(1, Ordering::Relaxed);
        self.0.run(host, thread, regions)
    }
}

impl Compiler for Counting {
    fn host(&self) -> ir::Routine {
        jit::compiler().expect("a host with the instructions").host()
    }

    fn compile(&self, function: &ir::Function) -> Option<Box<dyn Compiled>> {
        let code = jit::compiler()?.compile(function)?;
        TRANSLATED.fetch_add(1, Ordering::Relaxed);
        Some(Box::new(Counted(code)))
    }
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as u32
    }

    fn below(&mut self, limit: u32) -> u32 {
        self.next() % limit
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u32) as usize]
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Family {
    Floats,
    Integers,
    Halves,
    Doubles,
}

/// Values at the edges of each type.
fn value(family: Family, random: &mut Random) -> u32 {
    const FLOATS: [u32; 16] = [
        0,
        0x8000_0000,
        1,
        0x8000_0001,
        0x007f_ffff,
        0x0080_0000,
        0x3f80_0000,
        0xbf80_0000,
        0x7f80_0000,
        0xff80_0000,
        0x7f80_0001,
        0xffc0_0002,
        0x3f7f_ffff,
        0x0100_0000,
        0x4b00_0001,
        0x8080_0001,
    ];
    const HALVES: [u16; 16] = [
        0, 0x8000, 1, 0x8001, 0x3ff, 0x400, 0x3c00, 0xbc00, 0x7c00, 0xfc00, 0xfc01, 0x7e02, 0x3bff, 0x401,
        0x6401, 0x8400,
    ];
    let any = random.next() ^ random.next() << 13;
    match family {
        _ if random.one_in(2) && family != Family::Integers => any & 0x3fff_ffff | any << 31,
        Family::Floats => random.of(&FLOATS),
        // Small integers and their fractions meet in the middle between two results.
        Family::Halves if random.one_in(2) => {
            (0x3c00 + random.below(0x2000)) << 16 | (0x1000 + random.below(0x3000))
        }
        Family::Halves => u32::from(random.of(&HALVES)) << 16 | u32::from(random.of(&HALVES)),
        Family::Doubles => random.of(&[0, 0x3ff0_0000, 0x7ff0_0000, 0xbff0_0001, 0x4340_0000, any]),
        Family::Integers => random.of(&[0, 1, u32::MAX, 0x8000_0000, 0x7fff_ffff, 31, 32, any, any]),
    }
}

/// Registers that an instruction uses: all thirty, or one of five sets that have nothing in common, so that the program
/// is chains which may be done one after the other.
#[derive(Clone, Copy)]
struct Span {
    first: u32,
    count: u32,
}

impl Span {
    const ALL: Span = Span { first: 2, count: 30 };

    fn chain(number: u32) -> Span {
        Span { first: 2 + 12 * number, count: 11 }
    }

    fn register(self, random: &mut Random) -> u8 {
        (self.first + random.below(self.count)) as u8
    }
}

fn source(family: Family, size: u8, three: bool, span: Span, random: &mut Random) -> Source {
    let type_ = match family {
        Family::Floats => Type::F,
        Family::Halves => Type::Hf,
        Family::Doubles => Type::Df,
        Family::Integers => random.of(&[Type::D, Type::Ud, Type::D, Type::Ud, Type::W, Type::Uw]),
    };
    let modifiers = family != Family::Doubles && random.one_in(8);
    let mut source = Source {
        file: File::Grf,
        type_,
        register: span.register(random),
        negate: modifiers && random.one_in(2),
        absolute: modifiers && random.one_in(2),
        vertical_stride: size.min(8),
        width: size.min(8),
        horizontal_stride: 1,
        ..Default::default()
    };
    if three {
        source.vertical_stride = 4;
        source.width = 4;
        source.swizzle = 0xe4;
        source.replicate = random.one_in(6);
    } else if random.one_in(6) || size == 1 {
        (source.vertical_stride, source.width, source.horizontal_stride) = (0, 1, 0);
        source.subregister_bytes = (random.below(4) * type_.bytes().max(2)) as u8;
    } else if random.one_in(6) && !matches!(family, Family::Halves) {
        source.file = File::Immediate;
        // An immediate has no modifiers.
        (source.negate, source.absolute) = (false, false);
        source.immediate = u64::from(value(family, random));
        if family == Family::Doubles {
            source.immediate <<= 32;
        }
        if matches!(type_, Type::W | Type::Uw) {
            source.immediate &= 0xffff;
        }
    }
    source
}

fn instruction(family: Family, span: Span, random: &mut Random) -> Instruction {
    use Opcode as O;
    let opcode = match family {
        Family::Floats => {
            random.of(&[O::Mov, O::Add, O::Mul, O::Mad, O::Mad, O::Cmp, O::Sel, O::Sel, O::Math, O::Frc])
        }
        Family::Halves => random.of(&[O::Add, O::Mul, O::Mad, O::Mad]),
        Family::Doubles => random.of(&[O::Add, O::Mul, O::Mad]),
        Family::Integers => random.of(&[
            O::Mov,
            O::Add,
            O::Mul,
            O::Mad,
            O::And,
            O::Or,
            O::Xor,
            O::Shl,
            O::Shr,
            O::Asr,
            O::Cmp,
            O::Sel,
            O::Not,
        ]),
    };
    let size = match family {
        Family::Doubles => 8,
        _ if random.one_in(12) => 1,
        Family::Halves => 16,
        _ => random.of(&[8, 16, 16]),
    };
    let three = opcode == O::Mad;
    let mut instruction = Instruction {
        opcode,
        length_bytes: 16,
        execution_size: size,
        no_mask: random.one_in(3),
        access_mode: if three { isa::AccessMode::Align16 } else { isa::AccessMode::Align1 },
        flag_register: random.below(2) as u8,
        flag_subregister: random.below(2) as u8,
        channel_offset: if size == 16 { 16 * random.below(2) } else { 8 * random.below(4) } as u8,
        saturate: matches!(family, Family::Floats | Family::Halves) && random.one_in(6),
        ..Default::default()
    };
    if random.one_in(6) || (opcode == O::Sel && random.one_in(2)) {
        instruction.predicate = Predicate::Normal;
        instruction.predicate_inverse = random.one_in(2);
    }
    instruction.condition = match opcode {
        O::Cmp => random.of(&[
            Condition::Zero,
            Condition::NotZero,
            Condition::Greater,
            Condition::GreaterOrEqual,
            Condition::Less,
            Condition::LessOrEqual,
            Condition::Unordered,
        ]),
        O::Sel if instruction.predicate == Predicate::None => {
            random.of(&[Condition::Less, Condition::GreaterOrEqual])
        }
        _ => Condition::None,
    };
    instruction.source_count = match opcode {
        O::Mov | O::Math | O::Not | O::Frc => 1,
        O::Mad => 3,
        _ => 2,
    };
    instruction.math = random.of(&[MathFunction::Inv, MathFunction::Sqrt, MathFunction::Rsq]);
    for index in 0..usize::from(instruction.source_count) {
        instruction.source[index] = source(family, instruction.execution_size, three, span, random);
    }
    if instruction.source[0].file == File::Immediate && instruction.source_count > 1 {
        instruction.source.swap(0, 1);
    }
    let type_ = match family {
        Family::Floats => Type::F,
        Family::Halves => Type::Hf,
        Family::Doubles => Type::Df,
        Family::Integers if opcode == O::Mov && random.one_in(3) => Type::F,
        Family::Integers => random.of(&[Type::D, Type::Ud]),
    };
    instruction.destination = Destination {
        file: File::Grf,
        type_,
        register: span.register(random),
        // One channel may be written anywhere.
        subregister_bytes: if size == 1 { 4 * random.below(8) as u8 } else { 0 },
        stride: 1,
        write_mask: 0xf,
        ..Default::default()
    };
    if opcode == O::Cmp && random.one_in(2) {
        instruction.destination.file = File::Arf;
        instruction.destination.register = 0;
    }
    instruction
}

fn end() -> Instruction {
    let mut end = Instruction {
        opcode: Opcode::Send,
        length_bytes: 16,
        execution_size: 8,
        source_count: 1,
        no_mask: true,
        ..Default::default()
    };
    end.source[0] = Source { file: File::Grf, register: 127, ..Default::default() };
    end.send.end_of_thread = true;
    end.send.descriptor = Some(0x0200_0010);
    end.send.extended_descriptor = Some(0x27);
    end
}

/// The state that a thread starts in.
struct Start {
    grf: Vec<u32>,
    flags: u64,
    start: ThreadStart,
    half_denormals: bool,
}

fn execute(kernel: &Kernel, from: &Start) -> Box<Thread> {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &hw::platforms::SKL, findings: &findings, ids: &ids };
    let mut thread = Box::new(Thread::new(&from.start));
    thread.grf.dwords.copy_from_slice(&from.grf);
    thread.flags = from.flags;
    thread.float.keep_denormals_f16 = from.half_denormals;
    assert_eq!(run(kernel, &mut thread, &mut Nobody, &cx, 1 << 20).unwrap(), Exit::EndOfThread);
    thread
}

fn elements(family: Family, grf: &Grf) -> Vec<u64> {
    let size = match family {
        Family::Halves => 2,
        Family::Doubles => 8,
        _ => 4,
    };
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |value, &byte| value << 8 | u64::from(byte));
    grf.bytes().chunks(size).map(number).collect()
}

/// The first difference that a program makes.
fn difference(family: Family, straight: &[Instruction], from: &Start) -> Option<String> {
    let mut program = straight.to_vec();
    program.push(end());
    let plain = Kernel::from_instructions(&program);
    let mut translated = Kernel::from_instructions(&program);
    translated.compile_with(&Counting);
    let expected = execute(&plain, from);
    for _ in 0..20 {
        let got = execute(&translated, from);
        let pairs = elements(family, &expected.grf).into_iter().zip(elements(family, &got.grf));
        for (index, (want, have)) in pairs.enumerate() {
            if want != have {
                return Some(format!("element {index} is {have:x}, not {want:x}"));
            }
        }
        if got.flags != expected.flags {
            return Some(format!("flags are {:x}, not {:x}", got.flags, expected.flags));
        }
    }
    None
}

fn text(instruction: &Instruction) -> String {
    let sources = instruction.source[..usize::from(instruction.source_count)].iter().map(|source| {
        format!(
            "{}{}{:?} g{}.{}<{},{},{}>{:?} {:x}",
            if source.negate { "-" } else { "" },
            if source.absolute { "abs " } else { "" },
            source.file,
            source.register,
            source.subregister_bytes,
            source.vertical_stride,
            source.width,
            source.horizontal_stride,
            source.type_,
            source.immediate
        )
    });
    format!(
        "{:?}.{:?}.{:?}({}|M{}) sat {} nomask {} pred {:?} inv {} f{}.{} -> {:?} g{}{:?}: {}",
        instruction.opcode,
        instruction.condition,
        instruction.math,
        instruction.execution_size,
        instruction.channel_offset,
        instruction.saturate,
        instruction.no_mask,
        instruction.predicate,
        instruction.predicate_inverse,
        instruction.flag_register,
        instruction.flag_subregister,
        instruction.destination.file,
        instruction.destination.register,
        instruction.destination.type_,
        sources.collect::<Vec<_>>().join(", ")
    )
}

fn compare(family: Family, seed: u64) {
    let mut random = Random(seed);
    let (chains, length) = (random.one_in(3), 8 + random.below(90));
    let mut next = || {
        let span = if chains { Span::chain(random.below(5)) } else { Span::ALL };
        instruction(family, span, &mut random)
    };
    let mut program: Vec<Instruction> = (0..length).map(|_| next()).collect();
    let from = Start {
        grf: (0..1024).map(|_| value(family, &mut random)).collect(),
        flags: u64::from(random.next()) << 32 | u64::from(random.next()),
        start: ThreadStart {
            dispatch_mask: u32::MAX,
            vector_mask: u32::MAX,
            keep_denormals_f32: random.one_in(2),
            keep_denormals_f64: true,
            ..Default::default()
        },
        half_denormals: true,
    };
    if difference(family, &program, &from).is_none() {
        return;
    }
    // Leave out what the difference does not need.
    let mut index = 0;
    while index < program.len() {
        let mut fewer = program.clone();
        fewer.remove(index);
        if difference(family, &fewer, &from).is_some() { program = fewer } else { index += 1 }
    }
    let what = difference(family, &program, &from);
    let lines: Vec<String> = program.iter().map(text).collect();
    panic!("{family:?} seed {seed}: {what:?} after\n{}", lines.join("\n"));
}

/// Every rounding of fused half floats: products that end in the middle between two results, and addends that decide.
fn fused_half_floats_are_rounded_once() {
    let mut random = Random(7);
    let mad = |destination, random: &mut Random| {
        let mut instruction = instruction(Family::Halves, Span::ALL, random);
        instruction.opcode = Opcode::Mad;
        instruction.access_mode = isa::AccessMode::Align16;
        instruction.execution_size = 16;
        instruction.channel_offset = 0;
        instruction.predicate = Predicate::None;
        instruction.source_count = 3;
        instruction.destination.register = destination;
        for index in 0..3 {
            instruction.source[index] = source(Family::Halves, 16, true, Span::ALL, random);
            instruction.source[index].replicate = false;
            instruction.source[index].register = 2 + index as u8;
        }
        instruction
    };
    for _ in 0..2000 {
        let program: Vec<Instruction> = (5..9).map(|register| mad(register, &mut random)).collect();
        // A factor with few bits times one with all: the lower bits of the product are often those of a middle.
        let mut half = |bits: u32| {
            let exponent = random.below(20) + 5;
            (random.below(2) << 15 | exponent << 10 | (random.next() & 0x3ff & !(0x3ff >> bits))) & 0xffff
        };
        let mut grf: Vec<u32> = vec![0; 1024];
        for (register, bits) in [(2, 10), (3, 2), (4, 10)] {
            for dword in 0..8 {
                grf[register * 8 + dword] = half(bits) | half(bits) << 16;
            }
        }
        let start = ThreadStart { dispatch_mask: u32::MAX, vector_mask: u32::MAX, ..Default::default() };
        let from = Start { grf, flags: 0, start, half_denormals: true };
        let lines = || program.iter().map(text).collect::<Vec<_>>().join("\n");
        let difference = difference(Family::Halves, &program, &from);
        assert_eq!(difference, None, "after\n{}\nof {:x?}", lines(), &from.grf[16..40]);
    }
}

/// All families, so that one thread counts.
#[test]
fn translations_leave_what_handlers_leave() {
    if jit::compiler().is_none() {
        return;
    }
    for family in [Family::Integers, Family::Floats, Family::Halves, Family::Doubles] {
        let (translated, ran) = (TRANSLATED.load(Ordering::Relaxed), RUN.load(Ordering::Relaxed));
        for seed in 0..250 {
            compare(family, seed);
        }
        let translated = TRANSLATED.load(Ordering::Relaxed) - translated;
        let ran = RUN.load(Ordering::Relaxed) - ran;
        assert!(translated > 120 && ran >= 3 * translated, "{family:?}: {translated} translated, {ran} ran");
    }
    fused_half_floats_are_rounded_once();
}
