//! The division and root macros, step by step as the manual prints them, against correctly rounded results.

mod common;

use common::*;
use eu::{Exit, Kernel, Thread, run};
use hw::Platform;
use isa::{File, Instruction, MathFunction, Opcode, Predicate, Type};
use ports::ThreadStart;
use probe::{Context, Findings, Ids};

/// A register with its special accumulator; 8 is none.
type Operand = (u8, u8);

const NO: u8 = 8;

struct Program {
    type_: Type,
    list: Vec<Instruction>,
}

impl Program {
    fn channels(&self) -> u8 {
        if self.type_ == Type::Df { 4 } else { 8 }
    }

    fn instruction(&self, opcode: Opcode, destination: Operand, sources: &[(Operand, bool)]) -> Instruction {
        let mut i = Instruction {
            opcode,
            length_bytes: 16,
            execution_size: self.channels(),
            source_count: sources.len() as u8,
            no_mask: true,
            ..Default::default()
        };
        i.destination.file = File::Grf;
        i.destination.type_ = self.type_;
        i.destination.stride = 1;
        i.destination.write_mask = destination.1;
        (i.destination.register, i.destination.special_accumulator) = destination;
        for (slot, (operand, negate)) in i.source.iter_mut().zip(sources) {
            slot.file = File::Grf;
            slot.type_ = self.type_;
            slot.vertical_stride = 4;
            slot.width = 4;
            slot.horizontal_stride = 1;
            slot.negate = *negate;
            slot.swizzle = operand.1;
            (slot.register, slot.special_accumulator) = *operand;
        }
        i
    }

    fn first(&mut self, math: MathFunction, destination: Operand, a: Operand, b: Operand) {
        let mut i = self.instruction(Opcode::Math, destination, &[(a, false), (b, false)]);
        i.math = math;
        self.list.push(i);
    }

    /// `madm destination, c, a, b`: `a * b + c` for channels that are not finished.
    fn step(&mut self, destination: Operand, c: Operand, (a, negate): (Operand, bool), b: Operand) {
        let mut i = self.instruction(Opcode::Madm, destination, &[(c, false), (a, negate), (b, false)]);
        i.predicate = Predicate::Normal;
        i.predicate_inverse = true;
        self.list.push(i);
    }

    /// As each of the usual platforms writes it.
    fn end(mut self) -> Kernels {
        let mut end = self.instruction(Opcode::Send, (0, NO), &[((127, NO), false)]);
        end.destination.file = File::Arf;
        end.send.shared_function = 7;
        end.send.end_of_thread = true;
        end.send.descriptor = Some(0x0200_0010);
        end.send.extended_descriptor = Some(0x27);
        self.list.push(end);
        Kernels {
            list: WIDE
                .iter()
                .map(|&platform| {
                    let words = self.list.iter().map(|i| isa::encode(platform, i).unwrap());
                    (platform, Kernel::decode(platform, fetch(&words.collect::<Vec<_>>().concat())))
                })
                .collect(),
            turn: 0,
        }
    }
}

/// A program on several platforms, which take turns.
struct Kernels {
    list: Vec<(&'static Platform, Kernel)>,
    turn: usize,
}

fn plus(operand: Operand) -> (Operand, bool) {
    (operand, false)
}

fn minus(operand: Operand) -> (Operand, bool) {
    (operand, true)
}

/// a in g6, b in g4, 0 in g2, 1 in g5; the quotient in g8.
fn single_division() -> Kernels {
    let mut p = Program { type_: Type::F, list: Vec::new() };
    let (zero, a, b, one) = ((2, NO), (6, NO), (4, NO), (5, NO));
    p.first(MathFunction::Invm, (8, 0), a, b);
    p.step((9, 1), zero, plus(a), (8, 0)); // q0 = a y0
    p.step((10, 2), one, minus(b), (8, 0)); // e0 = 1 - b y0
    p.step((1, 3), (8, 0), plus((10, 2)), (8, 0)); // y1 = y0 + e0 y0
    p.step((11, 4), a, minus(b), (9, 1)); // r0 = a - b q0
    p.step((9, 5), (9, 1), plus((11, 4)), (1, 3)); // q1 = q0 + r0 y1
    p.step((6, 6), a, minus(b), (9, 5)); // r1 = a - b q1
    p.step((8, NO), (9, 5), plus((6, 6)), (1, 3)); // q = q1 + r1 y1
    p.end()
}

fn double_division() -> Kernels {
    let mut p = Program { type_: Type::Df, list: Vec::new() };
    let (zero, a, b, one) = ((0, NO), (6, NO), (7, NO), (1, NO));
    p.first(MathFunction::Invm, (8, 0), a, b);
    p.step((9, 1), zero, plus(a), (8, 0));
    p.step((10, 2), one, minus(b), (8, 0));
    p.step((11, 3), a, minus(b), (9, 1));
    p.step((12, 4), (8, 0), plus((10, 2)), (8, 0));
    p.step((13, 5), one, minus(b), (12, 4));
    p.step((8, 6), (8, 0), plus((10, 2)), (12, 4));
    p.step((9, 7), (9, 1), plus((11, 3)), (12, 4));
    p.step((12, 0), (12, 4), plus((8, 6)), (13, 5));
    p.step((11, 1), a, minus(b), (9, 7));
    p.step((8, NO), (9, 7), plus((11, 1)), (12, 0));
    p.end()
}

/// a in g6, 0 in g0, 1/2 in g8; the root in g7.
fn single_root() -> Kernels {
    let mut p = Program { type_: Type::F, list: Vec::new() };
    let (zero, a, half) = ((0, NO), (6, NO), (8, NO));
    p.first(MathFunction::Rsqrtm, (7, 0), a, a);
    p.step((9, 1), zero, plus(half), (7, 0));
    p.step((11, 2), zero, plus(a), (7, 0));
    p.step((10, 3), half, minus((11, 2)), (9, 1));
    p.step((9, 4), (9, 1), plus((10, 3)), (9, 1));
    p.step((7, 5), (11, 2), plus((10, 3)), (11, 2));
    p.step((10, 6), a, minus((7, 5)), (7, 5));
    p.step((7, NO), (7, 5), plus((9, 4)), (10, 6));
    p.end()
}

fn double_root() -> Kernels {
    let mut p = Program { type_: Type::Df, list: Vec::new() };
    let (zero, a, half, one) = ((0, NO), (6, NO), (8, NO), (1, NO));
    p.first(MathFunction::Rsqrtm, (7, 0), a, a);
    p.step((9, 1), zero, plus(half), (7, 0));
    p.step((11, 2), zero, plus(a), (7, 0));
    p.step((10, 3), half, minus((11, 2)), (9, 1));
    p.step((8, 4), one, plus(half), one);
    p.step((8, 5), one, plus((8, 4)), (10, 3));
    p.step((7, 6), zero, plus((10, 3)), (11, 2));
    p.step((10, 7), zero, plus((10, 3)), (9, 1));
    p.step((7, 6), (11, 2), plus((8, 5)), (7, 6));
    p.step((8, 5), (9, 1), plus((8, 5)), (10, 7));
    p.step((9, 1), a, minus((7, 6)), (7, 6));
    p.step((7, NO), (7, 6), plus((9, 1)), (8, 5));
    p.end()
}

fn execute_on(kernels: &mut Kernels, thread: &mut Thread) {
    let (platform, kernel) = &kernels.list[kernels.turn % WIDE.len()];
    kernels.turn += 1;
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let start = ThreadStart { dispatch_mask: 0xff, vector_mask: 0xff, ..Default::default() };
    thread.reset(&start);
    let exit = run(kernel, thread, &mut Recorder::default(), &cx, 1000);
    assert_eq!(exit, Ok(Exit::EndOfThread));
}

fn fill32(thread: &mut Thread, register: usize, values: impl Fn(usize) -> f32) {
    for channel in 0..8 {
        thread.grf.floats_mut()[register * 8 + channel] = values(channel);
    }
}

fn fill64(thread: &mut Thread, register: usize, values: impl Fn(usize) -> f64) {
    for channel in 0..4 {
        let at = register * 32 + 8 * channel;
        thread.grf.bytes_mut()[at..at + 8].copy_from_slice(&values(channel).to_le_bytes());
    }
}

fn doubles(thread: &Thread, register: usize) -> [f64; 4] {
    std::array::from_fn(|channel| {
        let at = register * 32 + 8 * channel;
        f64::from_le_bytes(thread.grf.bytes()[at..at + 8].try_into().unwrap())
    })
}

fn flush32(x: f32) -> f32 {
    num::float::flush_f32(x)
}

fn flush64(x: f64) -> f64 {
    num::float::flush_f64(x)
}

const ROUNDS: usize = 6000;

#[test]
fn single_quotients_are_correctly_rounded() {
    let (mut kernel, mut g) = (single_division(), Generator(0x1234_5678_9abc_def1));
    let mut thread = Box::new(Thread::default());
    let mut steps = 0;
    for round in 0..ROUNDS {
        let like = |x: f32| f32::from_bits(x.to_bits() & 0x807f_ffff | 0x3f80_0000);
        let pairs: [(f32, f32); 8] = std::array::from_fn(|_| {
            let (a, b) = (g.single(), g.single());
            // Any bits at first, then significands only.
            if round % 4 == 0 { (a, b) } else { (like(a), like(b)) }
        });
        fill32(&mut thread, 2, |_| 0.0);
        fill32(&mut thread, 5, |_| 1.0);
        fill32(&mut thread, 6, |i| pairs[i].0);
        fill32(&mut thread, 4, |i| pairs[i].1);
        execute_on(&mut kernel, &mut thread);
        for (channel, (a, b)) in pairs.into_iter().enumerate() {
            let expected = flush32(flush32(a) / flush32(b));
            let found = thread.grf.floats()[8 * 8 + channel];
            assert!(
                found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan(),
                "{a:e} / {b:e}: {found:e}"
            );
            steps += usize::from((thread.flags >> channel) & 1 == 0);
        }
    }
    // Most channels went through the steps.
    assert!(steps > ROUNDS * 6, "{steps}");
}

#[test]
fn double_quotients_are_correctly_rounded() {
    let (mut kernel, mut g) = (double_division(), Generator(0xfeed_f00d_dead_beef));
    let mut thread = Box::new(Thread::default());
    let like = |x: f64| f64::from_bits(x.to_bits() & 0x800f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000);
    for round in 0..ROUNDS {
        let pairs: [(f64, f64); 4] = std::array::from_fn(|_| {
            let (a, b) = (g.double(), g.double());
            if round % 4 == 0 { (a, b) } else { (like(a), like(b)) }
        });
        fill64(&mut thread, 0, |_| 0.0);
        fill64(&mut thread, 1, |_| 1.0);
        fill64(&mut thread, 6, |i| pairs[i].0);
        fill64(&mut thread, 7, |i| pairs[i].1);
        execute_on(&mut kernel, &mut thread);
        for ((a, b), found) in pairs.into_iter().zip(doubles(&thread, 8)) {
            let expected = flush64(flush64(a) / flush64(b));
            assert!(
                found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan(),
                "{a:e} / {b:e}: {found:e}"
            );
        }
    }
}

#[test]
fn roots_are_correctly_rounded() {
    let (mut single, mut double, mut g) = (single_root(), double_root(), Generator(0x0bad_cafe_1234_5671));
    let mut thread = Box::new(Thread::default());
    for _ in 0..ROUNDS {
        let a: [f32; 8] = std::array::from_fn(|_| g.single());
        fill32(&mut thread, 0, |_| 0.0);
        fill32(&mut thread, 8, |_| 0.5);
        fill32(&mut thread, 6, |i| a[i]);
        execute_on(&mut single, &mut thread);
        for (channel, a) in a.into_iter().enumerate() {
            let expected = flush32(a).sqrt();
            let found = thread.grf.floats()[7 * 8 + channel];
            assert!(
                found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan(),
                "{a:e}: {found:e}"
            );
        }
        let a: [f64; 4] = std::array::from_fn(|_| g.double());
        fill64(&mut thread, 0, |_| 0.0);
        fill64(&mut thread, 1, |_| 1.0);
        fill64(&mut thread, 8, |_| 0.5);
        fill64(&mut thread, 6, |i| a[i]);
        execute_on(&mut double, &mut thread);
        for (a, found) in a.into_iter().zip(doubles(&thread, 7)) {
            let expected = flush64(a).sqrt();
            assert!(
                found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan(),
                "{a:e}: {found:e}"
            );
        }
    }
}

#[test]
fn special_operands_are_finished_by_the_first_step() {
    let mut p = Program { type_: Type::F, list: Vec::new() };
    p.first(MathFunction::Invm, (8, 0), (6, NO), (4, NO));
    let mut kernel = p.end();
    let mut thread = Box::new(Thread::default());
    let a = [1.0, 0.0, f32::INFINITY, 1.0, f32::NAN, -0.0, 3.0, 1.0e-38];
    let b = [0.0, 0.0, f32::INFINITY, f32::INFINITY, 1.0, 5.0, 7.0, 1.0];
    fill32(&mut thread, 6, |i| a[i]);
    fill32(&mut thread, 4, |i| b[i]);
    execute_on(&mut kernel, &mut thread);
    // Only 3 / 7 needs the steps; its approximation has two more bits in acc2.
    assert_eq!(thread.flags & 0xff, 0b1011_1111);
    let result = floats(&thread, 8, 8);
    assert!(result[1].is_nan() && result[2].is_nan() && result[4].is_nan());
    assert_eq!([result[0], result[3]], [f32::INFINITY, 0.0]);
    assert_eq!(result[5].to_bits(), 0x8000_0000);
    let extended = f64::from(result[6]) + f64::from(thread.extension[0][6]) * 0.5f64.powi(28);
    assert!((extended - 1.0 / 7.0).abs() < 0.5f64.powi(29), "{extended}");
}

#[test]
fn special_accumulators_keep_two_bits_and_are_moved_by_name() {
    let text = "
        mov(8) acc2<1>UD g2<8,8,1>UD { align1 WE_all 1Q };
        mov(8) g20<1>UD acc2<8,8,1>UD { align1 WE_all 1Q };
        mov(8) g21<1>UD acc3<8,8,1>UD { align1 WE_all 1Q };
        mov(8) acc9<1>UD g2<8,8,1>UD { align1 WE_all 1Q };
        mov(8) g22<1>UD acc9<8,8,1>UD { align1 WE_all 1Q };";
    let outcome = program(text, |thread| set_dwords(thread, 2, &[0, 1, 2, 3, 4, 5, 6, 0xffff_ffff]));
    let low = [0, 1, 2, 3, 0, 1, 2, 3];
    assert_eq!(dwords(&outcome.thread, 20, 8), low);
    assert_eq!(dwords(&outcome.thread, 21, 8), [0; 8]);
    assert_eq!(dwords(&outcome.thread, 22, 8), low);
}
