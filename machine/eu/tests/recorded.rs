//! Recorded code leaves what handlers leave, and nearly all that is straight is recorded: what is left to handlers is
//! rare.

mod common;

use common::evaluator::{CALLS, Evaluator, RUNS};
use common::*;
use eu::{Kernel, Thread};
use hw::platforms::SKL;
use isa::{Condition, Destination, File, Instruction, MathFunction, Opcode, Predicate, Source, Type};
use ports::ThreadStart;

/// Runs by recorded code; how often that asked for a handler.
fn calls(text: &str) -> usize {
    let code = assemble(text);
    let mut kernel = Kernel::decode(&SKL, fetch(&code));
    kernel.compile_with(&Evaluator);
    let (calls, runs) = (CALLS.get(), RUNS.get());
    execute(&kernel, &sixteen(), &|_| {});
    assert!(RUNS.get() > runs, "{text}");
    CALLS.get() - calls
}

#[test]
fn what_compilers_write_is_recorded() {
    for text in [
        "add(16) g10<1>F g2<8,8,1>F g4.3<0,1,0>F { align1 1H };",
        "mov(16) g10<1>UD g2<8,8,1>UW { align1 1H };",
        "mov(16) g10<1>D g2<16,8,2>W { align1 1H };",
        "mov(16) g10<1>F g2<32,8,4>UB { align1 1H };",
        "mov(8) g10<2>UW g2<8,8,1>UD { align1 1Q };",
        "mov(16) g10<1>UW g2<8,8,1>UD { align1 1H };",
        "mov(8) g10<4>UB g2<8,8,1>UD { align1 1Q };",
        "mov(16) g10<1>UD g2<8,8,1>F { align1 1H };",
        "mov(16) g10<1>F g2<8,8,1>UD { align1 1H };",
        "mov(16) g10<1>HF g2<8,8,1>F { align1 1H };",
        "mov(16) g10<1>F g2<16,16,1>HF { align1 1H };",
        "mov.sat(16) g10<1>UB g2<8,8,1>F { align1 1H };",
        "add.sat(8) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1Q };",
        "mov(8) g10<1>DF g2<8,8,1>F { align1 1Q };",
        "mov(8) g10<1>F g2<4,4,1>DF { align1 1Q };",
        "mov(8) g10<1>Q g2<8,8,1>D { align1 1Q };",
        "add(8) g10<1>Q g2<4,4,1>Q g4<8,8,1>D { align1 1Q };",
        "mov(1) f0.0<1>UW 0x5aa5UW { align1 WE_all 1N };",
        "mov(1) g10<1>UD f0.0<0,1,0>UD { align1 WE_all 1N };",
        "mov(1) a0<1>UD g2.3<0,1,0>UD { align1 WE_all 1N };",
        "(+f0.0.any16h) mov(16) g10<1>D -1D { align1 1H };",
        "(-f0.0.all8h) mov(8) g10<1>D -1D { align1 1Q };",
        "(+f0.0) sel(16) g10<1>F (abs)g2<8,8,1>F -g4<8,8,1>F { align1 1H };",
        "cmp.l.f0.0(16) null<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };",
        "(+f0.1) cmp.nz.f0.1(8) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1Q };",
        "mul(8) acc0<1>UD g2<8,8,1>UD g4<16,8,2>UW { align1 1Q };\n\
         mach(8) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1Q AccWrEnable };",
        "addc(8) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1Q AccWrEnable };\n\
         mov(8) g12<1>UD acc0<8,8,1>UD { align1 1Q };",
        "pln(16) g10<1>F g2<0,1,0>F g4<8,8,1>F { align1 1H };",
        "dp4(8) g10<1>F g2<4,4,1>F g4<4,4,1>F { align16 1Q };",
        "math exp(8) g10<1>F g2<8,8,1>F null<8,8,1>F { align1 1Q };",
        "math intdiv(8) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1Q };",
        "bfe(8) g10<1>UD g2<4,4,1>UD g4<4,4,1>UD g6<4,4,1>UD { align16 1Q };",
        "mov(8) g10<1>W 0x76543210V { align1 1Q };",
        "mad(16) g10<1>HF g2<4,4,1>HF g3<4,4,1>HF g4<4,4,1>HF { align16 1H };",
        "frc(8) g10<1>F g2<8,8,1>F { align1 1Q };",
        "lrp(16) g10<1>F g2<4,4,1>F g4<4,4,1>F g6<4,4,1>F { align16 1H };",
    ] {
        assert_eq!(calls(text), 0, "{text}");
    }
    // These are not.
    for text in
        ["mov(8) g10<1>UD g[a0]<8,8,1>UD { align1 1Q };", "mov(8) g10<1>UD sr0<0,1,0>UD { align1 1Q };"]
    {
        assert_eq!(
            calls(&format!("{text}\n{}", "add(8) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1Q };")),
            1,
            "{text}"
        );
    }
}

struct Random(Generator);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        (self.0.next() >> 9) % limit
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u64) as usize]
    }

    fn source(&mut self, types: &[Type], three: bool) -> Source {
        let type_ = self.of(types);
        let mut source = Source {
            file: File::Grf,
            type_,
            register: (2 + self.below(40)) as u8,
            swizzle: 0xe4,
            negate: self.below(4) == 0,
            absolute: self.below(6) == 0,
            vertical_stride: 8,
            width: 8,
            horizontal_stride: 1,
            special_accumulator: 8,
            ..Source::default()
        };
        let size = type_.bytes();
        match self.below(if three { 3 } else { 8 }) {
            0 => {
                (source.vertical_stride, source.width, source.horizontal_stride) = (0, 1, 0);
                source.replicate = three;
                source.subregister_bytes = (self.below(u64::from(32 / size)) as u32 * size) as u8;
            }
            1 if !three => {
                (source.vertical_stride, source.width, source.horizontal_stride) = self.of(&[
                    (16, 8, 2),
                    (32, 8, 4),
                    (4, 4, 1),
                    (2, 2, 1),
                    (1, 2, 0),
                    (4, 1, 0),
                    (8, 4, 2),
                    (16, 16, 1),
                    (0, 4, 1),
                ]);
                source.subregister_bytes = (self.below(u64::from(16 / size)) as u32 * size) as u8;
            }
            2 if !three => {
                source.subregister_bytes = (self.below(u64::from(32 / size)) as u32 * size) as u8;
            }
            3 if size <= 4 && !three => {
                source.file = File::Immediate;
                source.immediate = match type_ {
                    Type::F => self.of(&[0x3f80_0000, 0xc020_0000, 1, 0]),
                    _ => self.of(&[0, 1, 31, 0xffff, 0x8000, 0x1234]),
                };
                (source.negate, source.absolute) = (false, false);
            }
            _ => {}
        }
        source
    }

    /// One instruction of any opcode that straight code has, of types that go together.
    fn instruction(&mut self) -> Instruction {
        use Opcode as O;
        const FLOATS: &[Type] = &[Type::F];
        const INTEGERS: &[Type] =
            &[Type::D, Type::Ud, Type::W, Type::Uw, Type::D, Type::Ud, Type::B, Type::Ub];
        const DWORDS: &[Type] = &[Type::D, Type::Ud];
        const UNSIGNED: &[Type] = &[Type::Ud];
        const HALVES: &[Type] = &[Type::Hf];
        const DOUBLES: &[Type] = &[Type::Df];
        const QUADS: &[Type] = &[Type::Q, Type::Uq, Type::D, Type::Ud];
        const NUMBERS: &[Type] =
            &[Type::F, Type::Hf, Type::D, Type::Ud, Type::W, Type::Uw, Type::Ub, Type::B];
        let (opcode, from, to, count): (O, &[Type], &[Type], u8) = match self.below(30) {
            0 => (O::Mov, NUMBERS, NUMBERS, 1),
            1 => (O::Mov, INTEGERS, NUMBERS, 1),
            2 => (O::Mov, FLOATS, INTEGERS, 1),
            3 => (self.of(&[O::Add, O::Mul]), FLOATS, FLOATS, 2),
            4 => (self.of(&[O::Add, O::Mul, O::Avg]), INTEGERS, INTEGERS, 2),
            5 => (self.of(&[O::And, O::Or, O::Xor]), INTEGERS, INTEGERS, 2),
            6 => (self.of(&[O::Shl, O::Shr, O::Asr]), DWORDS, DWORDS, 2),
            7 => (O::Cmp, FLOATS, FLOATS, 2),
            8 => (O::Cmp, INTEGERS, DWORDS, 2),
            9 => (O::Sel, FLOATS, FLOATS, 2),
            10 => (O::Sel, INTEGERS, INTEGERS, 2),
            11 => (self.of(&[O::Mad, O::Lrp]), FLOATS, FLOATS, 3),
            12 => (O::Mad, DWORDS, DWORDS, 3),
            13 => (self.of(&[O::Rndd, O::Rndu, O::Rnde, O::Rndz, O::Frc]), FLOATS, FLOATS, 1),
            14 => (self.of(&[O::Lzd, O::Fbl, O::Cbit, O::Bfrev]), UNSIGNED, UNSIGNED, 1),
            15 => (self.of(&[O::Bfe, O::Bfi2]), DWORDS, DWORDS, 3),
            16 => (self.of(&[O::Addc, O::Subb]), UNSIGNED, UNSIGNED, 2),
            17 => (O::Mac, FLOATS, FLOATS, 2),
            18 => (O::Mach, DWORDS, DWORDS, 2),
            19 => (self.of(&[O::Add, O::Mul]), HALVES, HALVES, 2),
            20 => (O::Mad, HALVES, HALVES, 3),
            21 => (self.of(&[O::Add, O::Mul]), DOUBLES, DOUBLES, 2),
            22 => (O::Mad, DOUBLES, DOUBLES, 3),
            23 => (O::Add, QUADS, QUADS, 2),
            24 => (O::Math, FLOATS, FLOATS, 2),
            25 => (O::Cmpn, FLOATS, FLOATS, 2),
            26 => (O::Not, INTEGERS, INTEGERS, 1),
            27 => (self.of(&[O::Sad2, O::Sada2]), &[Type::Ub], &[Type::Uw], 2),
            28 => (self.of(&[O::Dp4, O::Dp3, O::Dph, O::Dp2]), FLOATS, FLOATS, 2),
            _ => (O::Mov, &[Type::F, Type::D], DOUBLES, 1),
        };
        let three = count == 3;
        let type_ = self.of(from);
        // Both sources of a float operation are alike; integers mix.
        let types = if matches!(type_, Type::F | Type::Hf | Type::Df) { vec![type_] } else { from.to_vec() };
        let size: u8 = if matches!(opcode, O::Dp4 | O::Dp3 | O::Dph | O::Dp2) {
            8
        } else if three || matches!(opcode, O::Math) {
            self.of(&[8, 16])
        } else {
            self.of(&[1, 2, 4, 8, 8, 16, 16, 16])
        };
        let destination_type =
            if from == to && !matches!(opcode, O::Mov) && types.len() == 1 { type_ } else { self.of(to) };
        let bytes = destination_type.bytes();
        let stride = if three { 1 } else { self.of(&[1, 1, 1, 2]) };
        let mut instruction = Instruction {
            opcode,
            length_bytes: 16,
            execution_size: size,
            source_count: count,
            destination: Destination {
                file: if self.below(12) == 0 { File::Arf } else { File::Grf },
                type_: destination_type,
                register: (50 + self.below(40)) as u8,
                subregister_bytes: 0,
                stride,
                write_mask: 0xf,
                special_accumulator: 8,
                ..Default::default()
            },
            channel_offset: if size <= 16 { self.of(&[0, 0, 8, 16]) } else { 0 },
            no_mask: self.below(3) == 0,
            saturate: self.below(5) == 0,
            flag_register: self.below(2) as u8,
            flag_subregister: self.below(2) as u8,
            predicate_inverse: self.below(2) == 0,
            accumulator_write: matches!(opcode, O::Mach | O::Addc | O::Subb) || self.below(16) == 0,
            ..Default::default()
        };
        if instruction.destination.file == File::Arf {
            instruction.destination.register = 0;
        } else if size == 1 && self.below(2) == 0 {
            instruction.destination.subregister_bytes =
                (self.below(u64::from(32 / bytes)) as u32 * bytes) as u8;
        } else if self.below(6) == 0 && !three {
            instruction.destination.subregister_bytes = 16;
        }
        if self.below(3) == 0 {
            instruction.predicate = self.of(&[
                Predicate::Normal,
                Predicate::Normal,
                Predicate::Normal,
                Predicate::AnyV,
                Predicate::AllV,
                Predicate::Any2H,
                Predicate::All4H,
                Predicate::Any8H,
                Predicate::All16H,
                Predicate::Any32H,
            ]);
        }
        let conditions = [
            Condition::Zero,
            Condition::NotZero,
            Condition::Greater,
            Condition::GreaterOrEqual,
            Condition::Less,
            Condition::LessOrEqual,
            Condition::Unordered,
        ];
        let compares = matches!(opcode, O::Cmp | O::Cmpn);
        if compares || self.below(5) == 0 {
            instruction.condition = self.of(&conditions);
        } else if opcode == O::Sel && self.below(2) == 0 {
            instruction.condition = self.of(&[Condition::Less, Condition::GreaterOrEqual]);
            instruction.predicate = Predicate::None;
        }
        if opcode == O::Sel && instruction.condition == Condition::None {
            instruction.predicate = Predicate::Normal;
        }
        if opcode == O::Math {
            instruction.math = self.of(&[
                MathFunction::Inv,
                MathFunction::Log,
                MathFunction::Exp,
                MathFunction::Sqrt,
                MathFunction::Rsq,
                MathFunction::Sin,
                MathFunction::Fdiv,
            ]);
            instruction.condition = Condition::None;
        }
        for index in 0..usize::from(count) {
            instruction.source[index] = self.source(&types, three);
        }
        instruction
    }
}

/// Values at the edges of types.
fn value(random: &mut Random) -> u32 {
    let any = random.0.next() as u32;
    match random.below(4) {
        0 => any,
        1 => random.of(&[0, 0x8000_0000, 1, 0x807f_ffff, 0x3f80_0000, 0x7f80_0000, 0xff80_0000, 0x4b00_0001]),
        2 => random.of(&[0, 1, u32::MAX, 0x7fff_ffff, 31, 0x3c00_3c00, 0xbc00_0001, 0x4f00_0000]),
        _ => any & 0x3fff_ffff | any << 31,
    }
}

/// Handlers and recorded code on the same random programs; `nans` are those bits that may differ.
#[test]
fn random_straight_code_leaves_what_handlers_leave() {
    let mut random = Random(Generator(0x5eed_0001));
    let rounds = common::sweep::random(3000);
    let (mut calls, mut instructions) = (0, 0);
    for round in 0..rounds {
        let program: Vec<Instruction> = (0..1 + round % 4).map(|_| random.instruction()).collect();
        let plain = Kernel::from_instructions(&program);
        if !plain.gaps().is_empty() {
            continue;
        }
        let mut recorded = Kernel::from_instructions(&program);
        recorded.compile_with(&Evaluator);
        let start = ThreadStart {
            dispatch_mask: random.of(&[u32::MAX, 0xffff, 0x5a5a_a5c3, 0]),
            vector_mask: u32::MAX,
            keep_denormals_f32: random.below(2) == 0,
            keep_denormals_f64: random.below(2) == 0,
            ..Default::default()
        };
        let mut thread = Box::new(Thread::new(&start));
        thread.grf.dwords.iter_mut().for_each(|dword| *dword = value(&mut random));
        thread.flags = random.0.next();
        thread.accumulator.iter_mut().for_each(|lane| *lane = random.0.next() as i64 >> 20);
        let before = CALLS.get();
        let [expected, found] = [&plain, &recorded].map(|kernel| {
            execute(kernel, &start, &|fresh| {
                fresh.grf = thread.grf.clone();
                fresh.flags = thread.flags;
                fresh.accumulator = thread.accumulator;
            })
        });
        calls += CALLS.get() - before;
        instructions += program.len();
        let (expected, found) = (&expected.thread, &found.thread);
        let at =
            (0..1024).find(|&i| expected.grf.dwords[i] != found.grf.dwords[i] && !nans(expected, found, i));
        assert_eq!(
            at.map(|i| (i / 8, i % 8, expected.grf.dwords[i], found.grf.dwords[i])),
            None,
            "round {round}: register, DWord, values of {}",
            print(&program)
        );
        assert_eq!(expected.flags, found.flags, "round {round}: {}", print(&program));
        let lanes = expected.accumulator.iter().zip(&found.accumulator);
        let same = lanes
            .clone()
            .all(|(a, b)| a == b || f32::from_bits(*a as u32).is_nan() && f32::from_bits(*b as u32).is_nan());
        assert!(same, "round {round}: {}", print(&program));
    }
    println!("{calls} of {instructions}");
    assert!(calls * 6 < instructions, "{calls} of {instructions} were not recorded");
}

fn print(program: &[Instruction]) -> String {
    let of = |instruction: &Instruction| {
        let types =
            instruction.source.map(|source| (source.type_, source.file, source.negate, source.absolute));
        format!("{} {:?} {types:?}\n", isa::print(&SKL, instruction), instruction.destination.type_)
    };
    program.iter().map(of).collect()
}

/// Which of several NaNs is handed on is the host's choice.
fn nans(a: &Thread, b: &Thread, dword: usize) -> bool {
    let (x, y) = (a.grf.dwords[dword], b.grf.dwords[dword]);
    let double = |thread: &Thread| {
        let pair = dword & !1;
        f64::from_bits(u64::from(thread.grf.dwords[pair]) | u64::from(thread.grf.dwords[pair + 1]) << 32)
    };
    let half = |bits: u32| bits & 0x7fff > 0x7c00;
    let halves = |low: u32, high: u32| low == high || half(low) && half(high);
    f32::from_bits(x).is_nan() && f32::from_bits(y).is_nan()
        || double(a).is_nan() && double(b).is_nan()
        || halves(x & 0xffff, y & 0xffff) && halves(x >> 16, y >> 16)
}
