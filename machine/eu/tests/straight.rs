//! Straight code in its simple form: what a translator is told computes what the handlers compute, and is told where it
//! may be.

mod common;

use common::*;
use eu::straight::{Core, Lanes, Mode, Plain, PlainSource, Run, Target, Translated, Translator};
use eu::{Exit, Kernel, Thread};
use hw::Platform;
use hw::platforms::{BYT, SKL};
use isa::Condition;
use num::{Rounding, f16_to_f32, f64_to_f16};
use ports::ThreadStart;
use std::sync::Mutex;

/// Remembers what it is told, and performs it from that.
#[derive(Default)]
struct Teller {
    told: Mutex<Vec<(Mode, Vec<Option<Plain>>)>>,
    refuses: bool,
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

fn decode(platform: &Platform, code: &[u8], baseline: bool, teller: Option<&'static Teller>) -> Kernel {
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

fn teller() -> &'static Teller {
    Box::leak(Box::default())
}

/// Floats, integers, half floats and doubles in registers of their own.
fn prepare(thread: &mut Thread) {
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

fn start() -> ThreadStart {
    ThreadStart { dispatch_mask: u32::MAX, vector_mask: u32::MAX, ..Default::default() }
}

fn run_once(kernel: &Kernel, start: &ThreadStart) -> Box<Thread> {
    let outcome = execute(kernel, start, &prepare);
    assert_eq!(outcome.result, Ok(Exit::EndOfThread));
    outcome.thread
}

/// One instruction after another: mnemonic, sources of which kinds, and all that goes around.
struct Random(Generator);

impl Random {
    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[(self.0.next() >> 9) as usize % of.len()]
    }

    fn below(&mut self, n: u64) -> u64 {
        (self.0.next() >> 9) % n
    }

    fn float(&mut self, size: u64, modifiers: &[&str]) -> String {
        let modifier = self.pick(modifiers);
        let register = 10 + 2 * self.below(5);
        match self.below(4) {
            0 => format!("{modifier}g{register}.{}<0,1,0>F", self.below(8)),
            1 => format!("{modifier}g{}<8,8,1>F", register + u64::from(size == 8)),
            _ => format!("{modifier}g{register}<8,8,1>F"),
        }
    }

    fn int(&mut self, type_: &str, modifiers: &[&str]) -> String {
        let modifier = self.pick(modifiers);
        let register = 30 + 2 * self.below(5);
        match self.below(5) {
            0 => format!("{modifier}g{register}.{}<0,1,0>{type_}", self.below(8)),
            1 => format!("{modifier}g{register}<16,16,1>UW"),
            2 => format!("{modifier}g{register}.{}<16,16,1>W", self.below(8)),
            _ => format!("{modifier}g{register}<8,8,1>{type_}"),
        }
    }

    fn instruction(&mut self) -> String {
        const NUMBER: &[&str] = &["", "", "-", "(abs)", "-(abs)"];
        let size = [8, 16, 16][self.below(3) as usize];
        let control = match (size, self.below(4)) {
            (8, 0) => "2Q",
            (8, _) => "1Q",
            (_, 0) => "2H",
            _ => "1H",
        };
        let mask = self.pick(&["", "", "WE_all "]);
        let predicate = self.pick(&["", "", "", "(+f0.0) ", "(-f0.1) ", "(+f1.0) ", "(-f1.0) "]);
        let end = format!("{{ align1 {mask}{control} }};\n");
        let out = 80 + 2 * self.below(20);
        let condition = self.pick(&["z", "nz", "g", "ge", "l", "le"]);
        let flag = self.pick(&["f0.0", "f0.1", "f1.0", "f1.1"]);
        let flag = if control == "2Q" || control == "2H" { "f1.0" } else { flag };
        let saturate = self.pick(&["", "", ".sat"]);
        let type_ = self.pick(&["D", "UD"]);
        match self.below(15) {
            0 => {
                let (name, a, b) =
                    (self.pick(&["add", "mul"]), self.float(size, NUMBER), self.float(size, NUMBER));
                format!("{predicate}{name}{saturate}({size}) g{out}<1>F {a} {b} {end}")
            }
            1 => {
                let (a, immediate) = (self.float(size, NUMBER), self.pick(&["2.5F", "-0.5F"]));
                format!(
                    "{predicate}{}({size}) g{out}<1>F {a} {immediate} {end}",
                    self.pick(&["add", "mul", "sel.l", "sel.ge"])
                )
            }
            2 => {
                let modifier = [NUMBER, NUMBER, NUMBER].map(|of| self.pick(of));
                let end = end.replace("align1", "align16");
                format!(
                    "{predicate}mad{saturate}({size}) g{out}<1>F {}g10<4,4,1>F {}g12.3<0,1,0>F {}g14<4,4,1>F {end}",
                    modifier[0], modifier[1], modifier[2]
                )
            }
            3 => {
                let (name, a, b) =
                    (self.pick(&["sel.l", "sel.ge"]), self.float(size, NUMBER), self.float(size, NUMBER));
                format!("{name}{saturate}({size}) g{out}<1>F {a} {b} {end}")
            }
            4 => format!(
                "{predicate}mov{saturate}({size}) g{out}<1>F {} {end}",
                self.float(size, &["-", "(abs)", "-(abs)"])
            ),
            5 => {
                let (name, a, b) =
                    (self.pick(&["add", "mul"]), self.int(type_, &["", "-"]), self.int(type_, &["", "-"]));
                format!("{predicate}{name}({size}) g{out}<1>{type_} {a} {b} {end}")
            }
            6 => {
                let (name, a, b) = (
                    self.pick(&["and", "or", "xor"]),
                    self.int(type_, &["", "~"]),
                    self.int(type_, &["", "~"]),
                );
                format!("{predicate}{name}({size}) g{out}<1>{type_} {a} {b} {end}")
            }
            7 => {
                let a = format!("g{}<8,8,1>", 30 + 2 * self.below(5));
                let (name, type_) =
                    [("shl", "UD"), ("shr", "UD"), ("asr", "D"), ("asr", "UD")][self.below(4) as usize];
                let b = self.pick(&["7UD", "33UD", "g38<8,8,1>UD", "g34.3<0,1,0>UD"]);
                format!("{predicate}{name}({size}) g{out}<1>{type_} {a}{type_} {b} {end}")
            }
            8 => {
                let (a, b) = (self.int(type_, &["", "-"]), self.int(type_, &[""]));
                let target = self.pick(&["null", "g80"]);
                format!("cmp.{condition}.{flag}({size}) {target}<1>{type_} {a} {b} {end}")
            }
            9 => {
                let (a, b) = (self.float(size, NUMBER), self.float(size, NUMBER));
                let target = self.pick(&["null", "g82"]);
                format!("cmp.{condition}.{flag}({size}) {target}<1>F {a} {b} {end}")
            }
            10 => {
                let sign = self.pick(&["+", "-"]);
                let (a, b) = (self.float(size, &[""]), self.float(size, &["", "-"]));
                format!("({sign}{flag}) sel({size}) g{out}<1>F {a} {b} {end}")
            }
            11 => format!("{predicate}mov({size}) g{out}<1>F {} {end}", self.int("D", &["", "-"])),
            12 => format!("{predicate}mov({size}) g{out}<1>D {} {end}", self.int("D", &["", "-"])),
            13 => {
                let name = self.pick(&["add", "mul"]);
                format!(
                    "{predicate}{name}(16) g{out}<1>HF -g50<16,16,1>HF g52.3<0,1,0>HF {{ align1 {mask}1H }};\n"
                )
            }
            _ => {
                let name = self.pick(&["add", "mul"]);
                format!(
                    "{predicate}{name}(8) g{out}<1>DF g60<4,4,1>DF g{}<4,4,1>DF {{ align1 {mask}1Q }};\n",
                    62 + self.below(4)
                )
            }
        }
    }
}

#[test]
fn what_a_translator_is_told_computes_what_handlers_compute() {
    let mut random = Random(Generator(0x51_7cc1_b727_220a));
    let mut cores = std::collections::BTreeMap::new();
    for round in 0..400 {
        let text: String = (0..6).map(|_| random.instruction()).collect();
        let code = assemble(&text);
        let start = match round % 4 {
            0 => ThreadStart { dispatch_mask: 0xff00_ff5f, ..start() },
            _ => start(),
        };
        for baseline in [false, true] {
            let teller = teller();
            let (plain, told) =
                (decode(&SKL, &code, baseline, None), decode(&SKL, &code, baseline, Some(teller)));
            for turn in 0..19 {
                let (mut a, b) = (run_once(&plain, &start), run_once(&told, &start));
                a.debug = b.debug;
                assert!(turn > 16 || b.debug == 0, "translated before it was run often");
                let differing = (0..1024).find(|&n| a.grf.dwords[n] != b.grf.dwords[n]);
                assert_eq!(
                    differing.map(|n| (n / 8, n % 8, a.grf.dwords[n], b.grf.dwords[n])),
                    None,
                    "{text}"
                );
                assert_eq!(a.flags, b.flags, "{text}");
                // Not where a channel that it needs is off.
                let all = round % 4 != 0;
                assert!(turn < 17 || b.debug == 1 || !all, "{text}");
            }
            for (_, plains) in teller.told.lock().unwrap().iter() {
                for plain in plains.iter().flatten() {
                    *cores.entry(format!("{:?}", plain.core)).or_insert(0) += 1;
                }
            }
        }
    }
    for core in [
        "MoveFloat",
        "MoveInt",
        "AddFloat",
        "MulFloat",
        "MadFloat",
        "MinFloat",
        "MaxFloat",
        "AddInt",
        "MulInt",
        "And",
        "Or",
        "Xor",
        "Shl",
        "Shr",
        "Asr",
        "CompareFloat",
        "CompareInt",
        "Select",
        "AddDouble",
        "MulDouble",
    ] {
        assert!(cores.get(core).is_some_and(|&count| count > 20), "{core}: {cores:?}");
    }
}

/// The simple form of one instruction for a vector unit of eight lanes.
fn told(platform: &'static Platform, instruction: &str) -> Option<Plain> {
    let code = assemble_for(platform, &instruction.repeat(3));
    let teller = teller();
    let kernel = decode(platform, &code, true, Some(teller));
    for _ in 0..18 {
        execute_for(platform, &kernel, &start(), &prepare);
    }
    let told = teller.told.lock().unwrap();
    let [(_, plains)] = &told[..] else { panic!("{instruction}: {told:?}") };
    plains[0]
}

#[test]
fn operations_have_a_simple_form_or_none() {
    let eight = |text: &str| format!("{text} {{ align1 1Q }};\n");
    for (text, is_plain) in [
        (eight("add(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), true),
        (eight("add(8) g80<1>F g10.3<0,1,0>F g127.7<0,1,0>F"), true),
        (eight("add(8) g80<1>F g10.4<8,8,1>F g12<8,8,1>F"), false),
        (eight("add(8) g80.4<1>F g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("add(8) g80<2>F g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("add(8) g80<1>F g10<16,8,2>F g12<8,8,1>F"), false),
        (eight("add(8) g80<1>D g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("add(8) g80<1>F g10<8,8,1>D g12<8,8,1>D"), false),
        (eight("add(8) null<1>F g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("add.z.f0.0(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), false),
        ("add(8) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 1Q AccWrEnable };\n".into(), false),
        (eight("(+f0.0.any4h) add(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("add.sat(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), true),
        (eight("add.sat(8) g80<1>D g30<8,8,1>D g32<8,8,1>D"), false),
        (eight("add(8) g80<1>D (abs)g30<8,8,1>D g32<8,8,1>D"), false),
        (eight("add(8) g80<1>D g30<8,8,1>D g32.5<16,16,1>W"), true),
        (eight("add(8) g80<1>F g10<8,8,1>F g50<16,16,1>HF"), false),
        (eight("add(8) g80<1>D acc0<8,8,1>D g32<8,8,1>D"), false),
        (eight("add(8) g80<1>D g[a0]<8,8,1>D g32<8,8,1>D"), false),
        // Conversions of signed numbers only, and of words, which are some.
        (eight("mov(8) g80<1>F g30<8,8,1>D"), true),
        (eight("mov(8) g80<1>F g30<8,8,1>UD"), false),
        (eight("mov(8) g80<1>F g30<16,16,1>UW"), true),
        (eight("mov(8) g80<1>F -g30<16,16,1>UW"), true),
        (eight("mov(8) g80<1>D g10<8,8,1>F"), false),
        (eight("mov(8) g80<1>F g10<8,8,1>F"), true),
        // Flags.
        (eight("cmp.l.f0.0(8) null<1>F g10<8,8,1>F g12<8,8,1>F"), true),
        (eight("cmp.l.f0.0(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), true),
        (eight("cmp.l.f0.0(8) g80<2>F g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("(+f0.0) cmp.l.f0.0(8) null<1>F g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("(+f0.0) sel(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), true),
        (eight("(+f0.0) sel(8) g80<1>F -g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("(+f0.0.all8h) sel(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("sel.l(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), true),
        (eight("sel.g(8) g80<1>F g10<8,8,1>F g12<8,8,1>F"), false),
        (eight("sel.l(8) g80<1>D g30<8,8,1>D g32<8,8,1>D"), false),
        // Shifts of doublewords.
        (eight("shr(8) g80<1>UD g30<8,8,1>UD 3UD"), true),
        (eight("shr(8) g80<1>UD g30<16,16,1>UW 3UW"), false),
        (eight("shl(8) g80<1>UD g30<16,16,1>UW 3UW"), true),
        (eight("asr(8) g80<1>D g30<8,8,1>D 3UD"), true),
        (eight("asr(8) g80<1>W g30<16,16,1>W 3UW"), false),
        // Functions.
        (eight("math inv(8) g80<1>F g10<8,8,1>F null<8,8,1>F"), true),
        (eight("math sqrt(8) g80<1>F g10<8,8,1>F null<8,8,1>F"), true),
        (eight("math rsq(8) g80<1>F g10<8,8,1>F null<8,8,1>F"), true),
        (eight("math log(8) g80<1>F g10<8,8,1>F null<8,8,1>F"), false),
        (eight("avg(8) g80<1>D g30<8,8,1>D g32<8,8,1>D"), false),
        // Sizes.
        ("add(1) g80.3<1>F g10.1<0,1,0>F g12<0,1,0>F { align1 WE_all 1N };\n".into(), true),
        ("(+f0.0) add(1) g80.3<1>F g10.1<0,1,0>F g12<0,1,0>F { align1 WE_all 1N };\n".into(), false),
        ("cmp.l.f0.0(1) null<1>F g10.1<0,1,0>F g12<0,1,0>F { align1 WE_all 1N };\n".into(), false),
        ("add(1) g80<1>DF g60<0,1,0>DF g62<0,1,0>DF { align1 WE_all 1N };\n".into(), false),
        ("add(4) g80<1>F g10<4,4,1>F g12<4,4,1>F { align1 1N };\n".into(), false),
        ("add(2) g80<1>F g10<2,2,1>F g12<2,2,1>F { align1 1N };\n".into(), false),
        (eight("add(8) g80<1>DF g60<4,4,1>DF g62<4,4,1>DF"), true),
        (eight("add(8) g80<1>DF -g60<4,4,1>DF g62<4,4,1>DF"), false),
        (eight("add.sat(8) g80<1>DF g60<4,4,1>DF g62<4,4,1>DF"), false),
        (eight("add(8) g80<1>DF g60<4,4,1>DF g10<4,4,1>F"), false),
        (eight("add(8) g80<1>HF g50<8,8,1>HF g52<8,8,1>HF"), false),
        (eight("add(8) g80<1>Q g60<4,4,1>Q g62<4,4,1>Q"), false),
        ("add(8) g80<1>.xyF g10<4>F g12<4>F { align16 1Q };\n".into(), false),
        ("add(8) g80<1>F g10<4>F g12<4>F { align16 1Q };\n".into(), true),
        ("mad(8) g80<1>D g30<4,4,1>D g32<4,4,1>D g34.2<0,1,0>D { align16 1Q };\n".into(), true),
    ] {
        assert_eq!(told(&SKL, &text).is_some(), is_plain, "{text}");
    }
    // On Gen7 the modifiers of logic operations are those of numbers.
    assert!(told(&BYT, &eight("and(8) g80<1>D g30<8,8,1>D g32<8,8,1>D")).is_some());
    assert!(told(&BYT, &eight("and(8) g80<1>D -g30<8,8,1>D g32<8,8,1>D")).is_none());
}

#[test]
fn the_simple_form_names_places_flags_and_channels() {
    let source = |lanes| PlainSource { lanes, negate: false, absolute: false, clean: false };
    let text = "(-f0.1) add.sat(8) g80<1>F -g10<8,8,1>F (abs)g12.3<0,1,0>F { align1 2Q };\n";
    let unused = PlainSource { clean: true, ..source(Lanes::Immediate(0)) };
    let expected = Plain {
        core: Core::AddFloat,
        sources: [
            PlainSource { negate: true, ..source(Lanes::Row(320)) },
            PlainSource { absolute: true, ..source(Lanes::Splat(12 * 32 + 12)) },
            unused,
        ],
        source_count: 2,
        target: Target::Row(80 * 32),
        channels: 8,
        halves: false,
        condition: Condition::None,
        unsigned: false,
        saturate: true,
        predicated: true,
        predicate_inverse: true,
        flag_shift: 24,
        needs_active: 0xff00,
    };
    assert_eq!(told(&SKL, text), Some(expected));
    let text = "cmp.ge.f1.0(8) null<1>UD g31<8,8,1>UD 0x80000001UD { align1 WE_all 1Q };\n";
    let immediate = PlainSource { clean: true, ..source(Lanes::Immediate(0x8000_0001)) };
    let found = told(&SKL, text).unwrap();
    let expected = Plain {
        core: Core::CompareInt,
        sources: [
            source(Lanes::Row(31 * 32)),
            PlainSource { clean: found.sources[1].clean, ..immediate },
            unused,
        ],
        target: Target::Nowhere,
        condition: Condition::GreaterOrEqual,
        unsigned: true,
        saturate: false,
        predicated: false,
        predicate_inverse: false,
        flag_shift: 32,
        needs_active: 0,
        ..expected
    };
    assert_eq!(found, expected);
}

#[test]
fn a_translation_is_used_in_its_own_float_mode_and_where_its_channels_are_on() {
    let text = "add(8) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 1Q };\n".repeat(3);
    let code = assemble(&text);
    let teller = teller();
    let kernel = decode(&SKL, &code, false, Some(teller));
    let thread = Thread::new(&start());
    assert!(kernel.is_warming(&thread));
    for turn in 0..17 {
        assert!(kernel.is_warming(&thread), "{turn}");
        assert_eq!(run_once(&kernel, &start()).debug, 0);
    }
    assert!(!kernel.is_warming(&thread));
    assert_eq!(teller.told.lock().unwrap()[..].len(), 1);
    let mode = Mode { keep_f32: false, keep_f64: false, keep_f16: false };
    assert_eq!(teller.told.lock().unwrap()[0].0, mode);
    for (start, used) in [
        (start(), 1),
        (ThreadStart { dispatch_mask: 0xff, ..start() }, 1),
        (ThreadStart { dispatch_mask: 0xfffe, ..start() }, 0),
        (ThreadStart { keep_denormals_f32: true, ..start() }, 0),
        (ThreadStart { keep_denormals_f64: true, ..start() }, 0),
        (ThreadStart { rounding_mode: 3, ..start() }, 0),
        (ThreadStart { float_mode: ports::FloatMode::Alternative, ..start() }, 0),
    ] {
        assert_eq!(run_once(&kernel, &start).debug, used, "{start:?}");
    }
    // Short code is not worth it, and what a translator refuses is performed by handlers.
    for (text, refuses, asked) in [(&text[..text.len() / 3 * 2], false, 0), (&text[..], true, 1)] {
        let teller: &'static Teller = Box::leak(Box::new(Teller { refuses, ..Teller::default() }));
        let kernel = decode(&SKL, &assemble(text), false, Some(teller));
        for _ in 0..20 {
            assert_eq!(run_once(&kernel, &start()).debug, 0);
        }
        assert_eq!(teller.told.lock().unwrap().len(), asked);
        assert!(!kernel.is_warming(&thread));
    }
}
