//! Denormals and what the alternative mode does not know are replaced where they are read, whatever made them: many
//! instructions in one kernel leave what each alone leaves.

mod common;

use common::*;
use eu::{Kernel, Thread};
use hw::platforms::SKL;
use ports::{FloatMode, ThreadStart};

/// Executes a program as one kernel, and each of its instructions as a kernel of its own.
fn compare(lines: &[String], start: &ThreadStart, prepare: &dyn Fn(&mut Thread)) {
    let kernels = Kernel::decode_units(&SKL, fetch(&assemble(&lines.join("\n"))));
    for (unit, kernel) in kernels.iter().enumerate() {
        let mut whole = Box::new(Thread::new(start));
        prepare(&mut whole);
        let mut single = whole.clone();
        run_in_place(kernel, &mut whole);
        for line in lines {
            let alone = Kernel::decode_units(&SKL, fetch(&assemble(line)));
            single.position = 0;
            run_in_place(&alone[unit], &mut single);
        }
        let text = lines.join("\n");
        let differs = (0..1024).find(|&i| whole.grf.dwords[i] != single.grf.dwords[i]);
        if let Some(at) = differs {
            let (found, expected) = (whole.grf.dwords[at], single.grf.dwords[at]);
            panic!("g{}.{} is {found:#x}, not {expected:#x} after\n{text}", at / 8, at % 8);
        }
        assert_eq!(whole.flags, single.flags, "{text}");
        assert_eq!(whole.accumulator, single.accumulator, "{text}");
    }
}

/// Denormals of both signs among small and ordinary numbers.
fn fill(thread: &mut Thread, generator: &mut Generator) {
    let choices = [
        1,
        0x8000_0001,
        0x007f_ffff,
        0x0080_0000,
        0x8080_0001,
        0x3f80_0000,
        0xbf00_0000,
        0,
        0x8000_0000,
        0x0001_8001,
        0x3c00_0001,
        0x7f80_0000,
        0x7fc0_0000,
    ];
    for dword in &mut thread.grf.dwords {
        *dword = choices[(generator.next() >> 33) as usize % choices.len()];
    }
    thread.flags = generator.next();
    // An indirect operand lies in the same registers.
    thread.address = std::array::from_fn(|i| 64 + 32 * (i as u16 % 5));
}

/// An instruction on some of the registers g2 to g9, which it often overwrites.
fn line(generator: &mut Generator) -> String {
    let mut pick = |limit: u64| (generator.next() >> 33) % limit;
    let place =
        [(8, "1Q"), (8, "2Q"), (16, "1H"), (16, "2H"), (8, "1Q WE_all"), (16, "1H WE_all")][pick(6) as usize];
    let (size, control) = place;
    let predicate = ["", "", "", "(+f0.0) ", "(-f0.1) "][pick(5) as usize];
    let mut register = || 2 + pick(8);
    let (to, a, b, c) = (register(), register(), register(), register());
    let row = |r: u64| format!("g{r}<8,8,1>F");
    let three = |r: u64| format!("g{r}<4,4,1>F");
    let text = match pick(30) {
        0..3 => format!("add({size}) g{to}<1>F {} {} {{ align1 {control} }};", row(a), row(b)),
        3..5 => format!("mul({size}) g{to}<1>F {} {} {{ align1 {control} }};", row(a), row(b)),
        5 => format!("mad({size}) g{to}<1>F {} {} {} {{ align16 {control} }};", three(a), three(b), three(c)),
        6 => format!("mul({size}) g{to}<1>F {} 0.5F {{ align1 {control} }};", row(a)),
        7 => format!("add({size}) g{to}<1>F {} 0x00000001F {{ align1 {control} }};", row(a)),
        8 => format!("sel.l({size}) g{to}<1>F {} {} {{ align1 {control} }};", row(a), row(b)),
        9 => format!("sel({size}) g{to}<1>F {} {} {{ align1 {control} }};", row(a), row(b)),
        10 => format!("mov({size}) g{to}<1>F {} {{ align1 {control} }};", row(a)),
        11 => format!("mov({size}) g{to}<1>F -{} {{ align1 {control} }};", row(a)),
        12 => format!("and({size}) g{to}<1>UD g{a}<8,8,1>UD 0x80000fffUD {{ align1 {control} }};"),
        13 => format!("add({size}) g{to}<1>D g{a}<8,8,1>D 1D {{ align1 {control} }};"),
        14 => format!("or({size}) g{to}<1>F g{a}<8,8,1>UD 0x00000001UD {{ align1 {control} }};"),
        15 => format!("cmp.l.f0.0({size}) g{to}<1>F {} {} {{ align1 {control} }};", row(a), row(b)),
        16 => format!("cmp.z.f0.1({size}) null<1>F {} {} {{ align1 {control} }};", row(a), row(b)),
        17 => format!("math sqrt({size}) g{to}<1>F (abs){} null<8,8,1>F {{ align1 {control} }};", row(a)),
        18 => format!("rndd({size}) g{to}<1>F {} {{ align1 {control} }};", row(a)),
        19 => format!("frc({size}) g{to}<1>F {} {{ align1 {control} }};", row(a)),
        20 => format!("mov(8) g{to}<2>F {} {{ align1 1Q }};", row(a)),
        21 => format!("mov(8) g{to}.1<2>UW g{a}<8,8,1>UW {{ align1 1Q }};"),
        22 => format!("mov(1) g{to}.{}<1>UD 3UD {{ align1 WE_all 1N }};", a % 8),
        23 => format!("add(8) g{to}<1>F g{a}.4<8,8,1>F {} {{ align1 1Q }};", row(b)),
        24 => format!("mov(8) g[a0 {}]<1>UD g{a}<8,8,1>UD {{ align1 1Q }};", 32 * (b % 4)),
        25 => format!("mov(8) g{to}<2>HF {} {{ align1 1Q }};", row(a)),
        26 => format!("mov(8) g{to}<1>F g{a}<16,8,2>HF {{ align1 1Q }};"),
        27 => format!("mov(4) g{to}<1>DF g{a}<4,4,1>DF {{ align1 WE_all 1N }};"),
        28 => format!("add(4) g{to}.4<1>F g{a}<4,4,1>F g{b}<4,4,1>F {{ align1 1N }};"),
        _ => format!("pln({size}) g{to}<1>F g{a}<0,1,0>F g{b}<8,8,1>F {{ align1 {control} }};"),
    };
    let three_or_more = ["mad", "mov(1)", "mov(4)"].iter().any(|name| text.starts_with(name));
    if three_or_more { text } else { format!("{predicate}{text}") }
}

#[test]
fn what_is_read_is_flushed_whatever_wrote_it() {
    let mut generator = Generator(0x1357_9bdf_0246_8ace);
    for round in 0..400 {
        let lines: Vec<String> = (0..24).map(|_| line(&mut generator)).collect();
        let masks = [u32::MAX, 0xffff, 0x0f0f_a5c3, 0x00ff_ff00];
        let start = ThreadStart {
            dispatch_mask: masks[round % 4],
            vector_mask: u32::MAX,
            float_mode: if round % 3 == 0 { FloatMode::Alternative } else { FloatMode::Ieee },
            keep_denormals_f32: round % 5 == 0,
            ..Default::default()
        };
        let seed = generator.next() | 1;
        compare(&lines, &start, &|thread| fill(thread, &mut Generator(seed)));
    }
}

#[test]
fn results_that_are_no_floats_or_not_whole_are_flushed_where_they_are_read() {
    // Each leaves a denormal in some channel of g10 after g10 was a sum of floats, then a product reads it that would
    // be an ordinary number.
    for between in [
        "mov(8) g10<1>F g2<8,8,1>F { align1 1Q };",
        "mov(16) g9<1>F g2<8,8,1>F { align1 1H };",
        "and(8) g10<1>UD g2<8,8,1>UD 0x800000ffUD { align1 1Q };",
        "mov(1) g10.7<1>UD 5UD { align1 WE_all 1N };",
        "mov(1) g10<1>UD 5UD { align1 WE_all 1N };",
        "mov(8) g10.1<2>UW g2<16,8,2>UW { align1 1Q };",
        "mov(8) g9<2>D g2<8,8,1>D { align1 1Q };",
        "mov(8) g9.4<1>D g2<8,8,1>D { align1 1Q };",
        "mov(4) g10<1>DF g2<4,4,1>DF { align1 WE_all 1N };",
        "mov(8) g10<1>UD g2<8,8,1>UD { align1 2Q };",
        "(+f0.0) mov(8) g10<1>UD g2<8,8,1>UD { align1 1Q };",
        "mov(8) g[a0]<1>UD g2<8,8,1>UD { align1 1Q };",
        "cmp.z.f0.1(8) g10<1>F g2<8,8,1>F g2<8,8,1>F { align1 1Q };",
        "mov(8) g10<1>F 0x00000007F { align1 1Q };",
        "mov(8) g10<1>D 7W { align1 1Q };",
    ] {
        for reader in ["1Q", "2Q", "1Q WE_all", "1H WE_all"] {
            for writer in ["1Q", "2Q", "1Q WE_all"] {
                let size = if reader.starts_with("1H") { 16 } else { 8 };
                let lines = [
                    format!("add(8) g10<1>F g4<8,8,1>F g4<8,8,1>F {{ align1 {writer} }};"),
                    "add(8) g11<1>F g4<8,8,1>F g4<8,8,1>F { align1 2Q };".to_string(),
                    between.to_string(),
                    format!("mul({size}) g20<1>F g10<8,8,1>F 0x7e800000F {{ align1 {reader} }};"),
                    format!("mul({size}) g22<1>F -g10<8,8,1>F g30<8,8,1>F {{ align1 {reader} }};"),
                ];
                let start =
                    ThreadStart { dispatch_mask: 0x7bdf, vector_mask: u32::MAX, ..Default::default() };
                compare(&lines, &start, &|thread| {
                    thread.grf.dwords.fill(0x8000_0011);
                    set_floats(thread, 4, &[1.5; 8]);
                    set_floats(thread, 30, &[2f32.powi(126); 16]);
                    thread.flags = 0x0ff0_35a5;
                    thread.address = [320; 16];
                });
            }
        }
    }
}

#[test]
fn what_is_read_where_a_jump_ends_is_flushed_whatever_stands_before() {
    // Each goes over the sum, or does not, by the DWord in g2.
    for (jump, over) in [
        (
            "cmp.nz.f0.0(8) null<1>D g2<0,1,0>D 0D { align1 WE_all 1Q };\n(+f0.0) jmpi(1) JIP: target { align1 WE_all 1N };",
            1,
        ),
        ("nop;\njmpi(1) g2<0,1,0>D { align1 WE_all 1N };", 16),
        ("nop;\nadd(1) ip<1>UD g2<0,1,0>UD 32UD { align1 WE_all 1N };", 16),
        ("nop;\nret(8) null<1>UD g2<0,1,0>UD { align1 1Q };", 48),
    ] {
        let text = format!(
            "{jump}
             add(8) g10<1>F g4<8,8,1>F g4<8,8,1>F {{ align1 1Q }};
             target:
             mul(8) g20<1>F g10<8,8,1>F g30<8,8,1>F {{ align1 1Q }};"
        );
        let start = ThreadStart { dispatch_mask: 0xff, vector_mask: 0xff, ..Default::default() };
        let not_over = if jump.contains("ret") { 32 } else { 0 };
        for (value, expected) in [(over, 0.0), (not_over, 3.0 * 2f32.powi(126))] {
            let outcome = program_with(&text, &start, |thread| {
                thread.grf.dwords.fill(0x8000_0011);
                set_floats(thread, 4, &[1.5; 8]);
                set_floats(thread, 30, &[2f32.powi(126); 8]);
                set_dwords(thread, 2, &[value; 2]);
            });
            assert_eq!(floats(&outcome.thread, 20, 8), [expected; 8], "{text} with {value}");
        }
    }
}
