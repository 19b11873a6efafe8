//! Straight code in its simple form: what a translator is told computes what the handlers compute, and is told where it
//! may be.

mod common;

use common::teller::{Teller, all_told, decode, run_once, start, teller};
use common::*;
use eu::Thread;
use eu::straight::{Core, Lanes, Mode, Plain, PlainSource, Target};
use hw::Platform;
use hw::platforms::{BYT, SKL};
use isa::Condition;
use ports::ThreadStart;

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
    all_told(platform, &instruction.repeat(3), true)[0]
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
