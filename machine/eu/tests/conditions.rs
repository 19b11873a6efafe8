//! Flags of results: what a comparison of the destination with zero would say, and overflow and NaNs.
//! [skl.7:Assigning Conditional Flags]

mod common;

use common::*;
use hw::Platform;

/// A condition, and what a result must be for it.
type Relation<T> = (&'static str, fn(T) -> bool);

/// Relations to zero.
const RELATIONS: [Relation<i128>; 6] = [
    ("z", |x| x == 0),
    ("nz", |x| x != 0),
    ("g", |x| x > 0),
    ("ge", |x| x >= 0),
    ("l", |x| x < 0),
    ("le", |x| x <= 0),
];

/// An integer type.
#[derive(Clone, Copy)]
struct Int(&'static str, u32, bool);

const UB: Int = Int("UB", 1, false);
const B: Int = Int("B", 1, true);
const UW: Int = Int("UW", 2, false);
const W: Int = Int("W", 2, true);
const UD: Int = Int("UD", 4, false);
const D: Int = Int("D", 4, true);
const UQ: Int = Int("UQ", 8, false);
const Q: Int = Int("Q", 8, true);

impl Int {
    fn wrap(self, value: i128) -> i128 {
        let shift = 128 - 8 * self.1;
        if self.2 { value << shift >> shift } else { ((value as u128) << shift >> shift) as i128 }
    }

    fn clamp(self, value: i128) -> i128 {
        let half = 1_i128 << (8 * self.1 - 1);
        if self.2 { value.clamp(-half, half - 1) } else { value.clamp(0, 2 * half - 1) }
    }
}

/// Doublewords around zero, limits of narrower types, and limits.
const OPERANDS: [u32; 16] = [
    0,
    1,
    2,
    5,
    0x7f,
    0x80,
    0x100,
    0x7fff,
    0x8000,
    0x1_0000,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_8000,
    0xffff_ff80,
    0xffff_fffe,
    0xffff_ffff,
];

/// Flags of sixteen channels in f0.1 after an instruction without its condition, with `COND` in place of it.
fn flags(platforms: &[&'static Platform], text: &str, a: &[u32], b: &[u32]) -> u64 {
    let outcome = program_on(platforms, text, &sixteen(), |thread| {
        thread.flags = 0x5555_0000_1234_5678;
        set_dwords(thread, 2, a);
        set_dwords(thread, 6, b);
    });
    // No other flag changes.
    assert_eq!(outcome.thread.flags & !0xffff_0000, 0x5555_0000_0000_5678, "{text}");
    outcome.thread.flags >> 16 & 0xffff
}

/// An instruction on doublewords of one signedness with a destination of any type, plain and saturated.
fn check(
    platforms: &[&'static Platform],
    text: &str,
    (source, destination): (Int, Int),
    saturates: bool,
    exact: impl Fn(i128, i128) -> i128,
) {
    for turn in 0..16 {
        let b: Vec<u32> = (0..16).map(|i| OPERANDS[(i + turn) % 16]).collect();
        let result = |i: usize| exact(source.wrap(i128::from(OPERANDS[i])), source.wrap(i128::from(b[i])));
        let of =
            |holds: &dyn Fn(i128) -> bool| (0..16).fold(0, |bits, i| bits | u64::from(holds(result(i))) << i);
        for (condition, holds) in RELATIONS {
            let wrapped = text.replace("COND", condition);
            let expected = of(&|x| holds(destination.wrap(x)));
            assert_eq!(flags(platforms, &wrapped, &OPERANDS, &b), expected, "{wrapped} turn {turn}");
            if saturates {
                let clamped = text.replace("COND", &format!("sat.{condition}"));
                let expected = of(&|x| holds(destination.clamp(x)));
                assert_eq!(flags(platforms, &clamped, &OPERANDS, &b), expected, "{clamped} turn {turn}");
            }
        }
        if destination.1 < 8 {
            let overflow = text.replace("COND", "o");
            let expected = of(&|x| destination.wrap(x) != x);
            assert_eq!(flags(platforms, &overflow, &OPERANDS, &b), expected, "{overflow} turn {turn}");
        }
        let unordered = text.replace("COND", "u");
        assert_eq!(flags(platforms, &unordered, &OPERANDS, &b), 0, "{unordered}");
    }
}

#[test]
fn sums_have_the_flags_of_what_their_destination_holds() {
    for source in [D, UD] {
        for destination in [D, UD] {
            let text = format!(
                "add.COND.f0.1(16) g10<1>{} g2<8,8,1>{1} g6<8,8,1>{1} {{ align1 1H }};",
                destination.0, source.0
            );
            check(EVERY, &text, (source, destination), true, |a, b| a + b);
            check(EVERY, &text.replace("g6", "-g6"), (source, destination), true, |a, b| a - b);
        }
        for destination in [W, UW, B, UB] {
            // As far apart as the operands.
            let stride = 4 / destination.1;
            let text = format!(
                "add.COND.f0.1(16) g10<{stride}>{} g2<8,8,1>{1} g6<8,8,1>{1} {{ align1 1H }};",
                destination.0, source.0
            );
            check(EVERY, &text, (source, destination), true, |a, b| a + b);
        }
    }
    // Flags without a result.
    for type_ in [D, UD] {
        let text =
            format!("add.COND.f0.1(16) null<1>{0} g2<8,8,1>{0} g6<8,8,1>{0} {{ align1 1H }};", type_.0);
        check(EVERY, &text, (type_, type_), false, |a, b| a + b);
    }
}

#[test]
fn narrow_and_wide_operands_have_their_own_limits() {
    for type_ in [W, UW] {
        // Every second word: the lower half of each doubleword.
        let text =
            format!("add.COND.f0.1(16) g10<1>{0} g2<16,8,2>{0} g6<16,8,2>{0} {{ align1 1H }};", type_.0);
        check(EVERY, &text, (type_, type_), true, |a, b| a + b);
    }
    for type_ in [B, UB] {
        let text =
            format!("add.COND.f0.1(16) g10<2>{0} g2<32,8,4>{0} g6<32,8,4>{0} {{ align1 1H }};", type_.0);
        check(EVERY, &text, (type_, type_), true, |a, b| a + b);
    }
    for (source, destination) in [(D, Q), (UD, Q), (UD, UQ)] {
        let halves = |n: u32, registers: [u32; 3], half: &str| {
            format!(
                "add.COND.f0.1(8) g{}<1>{} g{}<8,8,1>{} g{}<8,8,1>{} {{ align1 {half} }};\n",
                registers[0] + n,
                destination.0,
                registers[1] + n,
                source.0,
                registers[2] + n,
                source.0
            )
        };
        let text = halves(0, [10, 2, 6], "1Q") + &halves(1, [19, 2, 6], "2Q");
        check(WIDE, &text, (source, destination), false, |a, b| a + b);
    }
}

#[test]
fn products_shifts_and_averages_have_the_flags_of_what_their_destination_holds() {
    for type_ in [D, UD] {
        let text = |name: &str| {
            format!("{name}.COND.f0.1(16) g10<1>{0} g2<8,8,1>{0} g6<8,8,1>{0} {{ align1 1H }};", type_.0)
        };
        check(WIDE, &text("mul"), (type_, type_), true, |a, b| a * b);
        check(EVERY, &text("avg"), (type_, type_), true, |a, b| (a + b + 1) >> 1);
        check(EVERY, &text("asr"), (type_, type_), true, |a, b| a >> (b & 31));
    }
    // A destination of the other signedness.
    let text = "mul.COND.f0.1(16) g10<1>D g2<8,8,1>UD g6<8,8,1>UD { align1 1H };";
    check(WIDE, text, (UD, D), true, |a, b| a * b);
    let text = "avg.COND.f0.1(16) g10<1>UD g2<8,8,1>D g6<8,8,1>D { align1 1H };";
    check(EVERY, text, (D, UD), true, |a, b| (a + b + 1) >> 1);
    let text = "mov.COND.f0.1(16) g10<1>UD g2<8,8,1>D { align1 1H };";
    check(EVERY, text, (D, UD), true, |a, _| a);
    let text = "mov.COND.f0.1(16) g10<1>D -g2<8,8,1>D { align1 1H };";
    check(EVERY, text, (D, D), true, |a, _| -a);
}

#[test]
fn logic_and_left_shifts_have_the_flags_of_their_bits() {
    // Nothing overflows that is bits.
    let check_bits = |text: &str, exact: fn(u32, u32) -> u32| {
        for turn in 0..16 {
            let b: Vec<u32> = (0..16).map(|i| OPERANDS[(i + turn) % 16]).collect();
            for (condition, holds) in &RELATIONS[..2] {
                let text = text.replace("COND", condition);
                let expected = (0..16)
                    .fold(0, |bits, i| bits | u64::from(holds(i128::from(exact(OPERANDS[i], b[i])))) << i);
                assert_eq!(flags(EVERY, &text, &OPERANDS, &b), expected, "{text} turn {turn}");
            }
        }
    };
    let two = |name: &str| format!("{name}.COND.f0.1(16) g10<1>UD g2<8,8,1>UD g6<8,8,1>UD {{ align1 1H }};");
    check_bits(&two("and"), |a, b| a & b);
    check_bits(&two("or"), |a, b| a | b);
    check_bits(&two("xor"), |a, b| a ^ b);
    check_bits(&two("shl"), |a, b| a << (b & 31));
    check_bits(&two("shr"), |a, b| a >> (b & 31));
    check_bits("not.COND.f0.1(16) g10<1>UD g2<8,8,1>UD { align1 1H };", |a, _| !a);
    check_bits("lzd.COND.f0.1(16) g10<1>UD g2<8,8,1>UD { align1 1H };", |a, _| a.leading_zeros());
}

#[test]
fn high_halves_and_carries_have_flags_of_their_results() {
    for (type_, turn) in [D, UD].into_iter().flat_map(|type_| (0..16).map(move |turn| (type_, turn))) {
        let b: Vec<u32> = (0..16).map(|i| OPERANDS[(i + turn) % 16]).collect();
        for (condition, holds) in RELATIONS {
            let half = |n: u32| {
                let (name, a, b, quarter) = (type_.0, 2 + n, 6 + n, 1 + n);
                format!(
                    "mul(8) acc0<1>{name} g{a}<8,8,1>{name} g{b}<16,8,2>UW {{ align1 {quarter}Q }};
                     mach.{condition}.f0.1(8) null<1>{name} g{a}<8,8,1>{name} g{b}<8,8,1>{name} \
                     {{ align1 {quarter}Q AccWrEnable }};\n"
                )
            };
            let text = half(0) + &half(1);
            let expected = (0..16).fold(0, |bits, i| {
                let product = type_.wrap(i128::from(OPERANDS[i])) * type_.wrap(i128::from(b[i]));
                bits | u64::from(holds(product >> 32)) << i
            });
            assert_eq!(flags(EVERY, &text, &OPERANDS, &b), expected, "{text} turn {turn}");
        }
    }
    for (name, exact) in [("addc", u32::wrapping_add as fn(u32, u32) -> u32), ("subb", u32::wrapping_sub)] {
        for (condition, holds) in RELATIONS {
            let text = format!(
                "{name}.{condition}.f0.1(8) null<1>UD g2<8,8,1>UD g6<8,8,1>UD {{ align1 1Q AccWrEnable }};
                 {name}.{condition}.f0.1(8) null<1>UD g3<8,8,1>UD g7<8,8,1>UD {{ align1 2Q AccWrEnable }};"
            );
            let b: Vec<u32> = OPERANDS.iter().rev().copied().collect();
            let expected =
                (0..16).fold(0, |bits, i| bits | u64::from(holds(i128::from(exact(OPERANDS[i], b[i])))) << i);
            assert_eq!(flags(EVERY, &text, &OPERANDS, &b), expected, "{text}");
        }
    }
}

/// Pairs whose sums are below, at and above zero, beyond the range, and no numbers.
const SUMS: [(f32, f32); 16] = [
    (1.0, -1.0),
    (0.0, -0.0),
    (-0.0, -0.0),
    (2.5, -3.0),
    (3.0, -2.5),
    (0.25, 0.25),
    (-0.25, -0.5),
    (1.5, 2.0),
    (f32::MAX, f32::MAX),
    (f32::MIN, f32::MIN),
    (f32::INFINITY, f32::NEG_INFINITY),
    (f32::NAN, 1.0),
    (1.0, f32::NAN),
    (1.0e-38, -1.0e-38),
    (1.2e-38, -1.18e-38),
    (f32::INFINITY, 5.0),
];

#[test]
fn sums_of_floats_have_flags_of_what_is_written_and_no_number_is_only_not_equal() {
    let (a, b): (Vec<u32>, Vec<u32>) = SUMS.iter().map(|(a, b)| (a.to_bits(), b.to_bits())).unzip();
    let of = |holds: &dyn Fn(f32) -> bool| {
        SUMS.iter().enumerate().fold(0, |bits, (i, (a, b))| {
            let sum = a + b;
            // Denormal sums are zeros.
            let sum = if sum.is_subnormal() { 0.0 } else { sum };
            bits | u64::from(holds(sum)) << i
        })
    };
    let relations: [Relation<f32>; 8] = [
        ("z", |x| x == 0.0),
        ("nz", |x| x != 0.0),
        ("g", |x| x > 0.0),
        ("ge", |x| x >= 0.0),
        ("l", |x| x < 0.0),
        ("le", |x| x <= 0.0),
        ("u", f32::is_nan),
        ("o", |_| false),
    ];
    for (condition, holds) in relations {
        let text = format!("add.{condition}.f0.1(16) g10<1>F g2<8,8,1>F g6<8,8,1>F {{ align1 1H }};");
        assert_eq!(flags(EVERY, &text, &a, &b), of(&holds), "{text}");
        let text = format!("add.sat.{condition}.f0.1(16) g10<1>F g2<8,8,1>F g6<8,8,1>F {{ align1 1H }};");
        let saturated = |x: f32| holds(if x.is_nan() { x } else { x.clamp(0.0, 1.0) });
        assert_eq!(flags(EVERY, &text, &a, &b), of(&saturated), "{text}");
        // As integers: fractions are gone, and below zero there are no unsigned ones.
        let text = format!("add.{condition}.f0.1(16) g10<1>D g2<8,8,1>F g6<8,8,1>F {{ align1 1H }};");
        assert_eq!(flags(EVERY, &text, &a, &b), of(&|x| holds(x.trunc())), "{text}");
        let text = text.replace(">D", ">UD");
        let unsigned = |x: f32| holds(if x < 0.0 { 0.0 } else { x.trunc() });
        assert_eq!(flags(EVERY, &text, &a, &b), of(&unsigned), "{text}");
        let modes: [fn(f32) -> f32; 4] = [f32::round_ties_even, f32::ceil, f32::floor, f32::trunc];
        for (mode, round) in modes.into_iter().enumerate() {
            let control = 1 << 12 | mode << 4;
            let text = format!(
                "mov(1) cr0.0<1>UD {control}UD {{ align1 WE_all 1N }};
                 add.{condition}.f0.1(16) g10<1>D g2<8,8,1>F g6<8,8,1>F {{ align1 1H }};"
            );
            assert_eq!(flags(WIDE, &text, &a, &b), of(&|x| holds(round(x))), "{text}");
        }
    }
}

#[test]
fn sums_of_doubles_and_halves_have_flags_too() {
    let relations: [Relation<f64>; 7] = [
        ("z", |x| x == 0.0),
        ("nz", |x| x != 0.0),
        ("g", |x| x > 0.0),
        ("ge", |x| x >= 0.0),
        ("l", |x| x < 0.0),
        ("le", |x| x <= 0.0),
        ("u", f64::is_nan),
    ];
    let pairs = [
        (1.0, -1.0),
        (2.5, -3.0),
        (3.0, -2.5),
        (0.5, 0.25),
        (-0.25, -0.5),
        (1.5, 2.0),
        (f64::NAN, 1.0),
        (0.0, -0.0),
    ];
    for (condition, holds) in relations {
        let of = |map: fn(f64) -> f64| {
            pairs.iter().enumerate().fold(0, |bits, (i, (a, b))| bits | u64::from(holds(map(a + b))) << i)
        };
        let clamp = |x: f64| if x.is_nan() { x } else { x.clamp(0.0, 1.0) };
        let unsigned = |x: f64| if x < 0.0 { 0.0 } else { x.trunc() };
        let run = |text: &str, bytes: usize| {
            let outcome = program(text, |thread| {
                for (register, second) in [(2, false), (6, true)] {
                    for (i, &(a, b)) in pairs.iter().enumerate() {
                        let value: f64 = if second { b } else { a };
                        let half = u64::from(num::f32_to_f16(value as f32, num::Rounding::NearestEven));
                        let bits = if bytes == 8 { value.to_bits() } else { half };
                        let at = register * 32 + i * bytes;
                        thread.grf.bytes_mut()[at..at + bytes].copy_from_slice(&bits.to_le_bytes()[..bytes]);
                    }
                }
            });
            outcome.thread.flags >> 16 & 0xff
        };
        let double = format!("add.{condition}.f0.1(8) g10<1>DF g2<4,4,1>DF g6<4,4,1>DF {{ align1 1Q }};");
        assert_eq!(run(&double, 8), of(|x| x), "{double}");
        let saturated = double.replace("add.", "add.sat.");
        assert_eq!(run(&saturated, 8), of(clamp), "{saturated}");
        let integers = double.replace("<1>DF", "<2>UD");
        assert_eq!(run(&integers, 8), of(unsigned), "{integers}");
        let half = format!("add.{condition}.f0.1(8) g10<1>HF g2<8,8,1>HF g6<8,8,1>HF {{ align1 1Q }};");
        assert_eq!(run(&half, 2), of(|x| x), "{half}");
        let saturated = half.replace("add.", "add.sat.");
        assert_eq!(run(&saturated, 2), of(clamp), "{saturated}");
    }
}
