//! Every operand of 8 and 16 bits, every half float, spite lists and a million random operands of 32 and 64 bits: the lanes
//! of both vector units against scalar arithmetic that knows nothing of lanes.
//!
//! Each pair or triple of random operands goes through 10 to 21 instructions, a million results and more for each type;
//! HALOGEN_RANDOM=100 takes a hundred times as many. Every pair of 16-bit integers is in `words.rs`, of half floats in
//! `half_floats.rs`.

mod common;

use common::Generator;
use common::sweep::*;
use num::exact::{self, Events, Format};
use num::{Rounding, integer};
use std::cmp::Ordering;

/// An integer type: its name, bytes and signedness.
#[derive(Clone, Copy)]
struct Int(&'static str, usize, bool);

const TYPES: [Int; 8] = [
    Int("UB", 1, false),
    Int("B", 1, true),
    Int("UW", 2, false),
    Int("W", 2, true),
    Int("UD", 4, false),
    Int("D", 4, true),
    Int("UQ", 8, false),
    Int("Q", 8, true),
];

impl Int {
    fn bits(self) -> u32 {
        8 * self.1 as u32
    }

    fn value(self, raw: u64) -> i128 {
        let shift = 64 - self.bits();
        if self.2 { i128::from(((raw << shift) as i64) >> shift) } else { i128::from(raw << shift >> shift) }
    }

    fn wrap(self, value: i128) -> u64 {
        value as u64 & (u64::MAX >> (64 - self.bits()))
    }

    fn clamp(self, value: i128) -> u64 {
        let (low, high) = if self.2 {
            (-(1_i128 << (self.bits() - 1)), (1_i128 << (self.bits() - 1)) - 1)
        } else {
            (0, (1_i128 << self.bits()) - 1)
        };
        self.wrap(value.clamp(low, high))
    }
}

type Exact = fn(i128, i128) -> i128;

/// Instructions of two integers whose exact result is known; the flags say which also saturate.
fn integer_cases(int: Int, channels: usize) -> Vec<Case> {
    let Int(name, bytes, signed) = int;
    // Byte operands execute as words; results of their own type then need a stride.
    let row = 32 / bytes.max(2);
    let region = format!("<{0},{0},1>{name}", row.min(channels).min(8));
    let stride = if bytes == 1 { 2 } else { 1 };
    let half = if channels == 16 { "1H" } else { "1Q" };
    let mut list = Vec::new();
    let mut push = |mnemonic: &str, modifier: &str, saturates: bool, exact: Exact| {
        for (saturate, write) in [("", Int::wrap as fn(Int, i128) -> u64), (".sat", Int::clamp)] {
            if !saturates && !saturate.is_empty() {
                continue;
            }
            list.push(Case {
                text: format!(
                    "{mnemonic}{saturate}({channels}) OUT<{stride}>{name} g2{region} {modifier}g6{region} {{ align1 {half} }};"
                ),
                bytes,
                stride,
                fraction_bits: 0,
                referee: Box::new(move |[a, b, _]| write(int, exact(int.value(a), int.value(b)))),
            });
        }
    };
    push("add", "", true, |a, b| a + b);
    push("add", "-", true, |a, b| a - b);
    push("mul", "", bytes < 8, i128::wrapping_mul);
    push("sel.l", "", false, |a, b| a.min(b));
    push("sel.ge", "", false, |a, b| a.max(b));
    push("and", "", false, |a, b| a & b);
    push("or", "", false, |a, b| a | b);
    push("xor", "", false, |a, b| a ^ b);
    if bytes < 8 {
        push("avg", "", false, |a, b| (a + b + 1) >> 1);
    }
    if signed {
        push("add", "(abs)", true, |a, b| a + b.abs());
    }
    // Shift counts have five bits, six with quadwords.
    if bytes == 8 {
        push("shl", "", false, |a, b| a << (b & 63));
        push("asr", "", false, |a, b| a >> (b & 63));
    } else {
        push("shl", "", false, |a, b| a << (b & 31));
        push("asr", "", false, |a, b| a >> (b & 31));
    }
    for (condition, relation) in [
        ("z", Ordering::is_eq as fn(Ordering) -> bool),
        ("nz", Ordering::is_ne),
        ("g", Ordering::is_gt),
        ("ge", Ordering::is_ge),
        ("l", Ordering::is_lt),
        ("le", Ordering::is_le),
    ] {
        list.push(Case {
            text: format!(
                "cmp.{condition}.f0.0({channels}) OUT<{stride}>{name} g2{region} g6{region} {{ align1 {half} }};"
            ),
            bytes,
            stride,
            fraction_bits: 0,
            referee: Box::new(move |[a, b, _]| {
                int.wrap(if relation(int.value(a).cmp(&int.value(b))) { -1 } else { 0 })
            }),
        });
    }
    list
}

fn channels_of(int: Int) -> usize {
    if int.1 == 8 { 8 } else { 16 }
}

/// Sweeps in batches: the results of all cases do not fit the registers at once.
fn sweep_integers(int: Int, mut each: impl FnMut(&mut Sweep)) {
    let channels = channels_of(int);
    let mut cases = integer_cases(int, channels);
    while !cases.is_empty() {
        let rest = cases.split_off(cases.len().min(12));
        let mut sweep = Sweep::new(cases, channels, int.1, 0);
        each(&mut sweep);
        cases = rest;
    }
}

/// Limits, neighbours of limits and of powers of two.
fn integer_spite(bits: u32) -> Vec<u64> {
    let mask = u64::MAX >> (64 - bits);
    let mut list = Vec::new();
    for power in [0, 1, 4, 5, 6, 7, 8, 15, 16, 31, 32, 63] {
        if power < bits {
            let one = 1u64 << power;
            list.extend([one.wrapping_sub(1), one, one + 1, one.wrapping_neg(), !one.wrapping_neg()]);
        }
    }
    list.iter_mut().for_each(|x| *x &= mask);
    list.sort_unstable();
    list.dedup();
    list
}

#[test]
fn every_pair_of_bytes() {
    let all: Vec<u64> = (0..256).collect();
    for int in [TYPES[0], TYPES[1]] {
        sweep_integers(int, |sweep| pairs(&all, &all, 16, |a, b| sweep.check([a, b, &[]])));
    }
}

#[test]
fn every_word_with_spite() {
    let all: Vec<u64> = (0..=0xffff).collect();
    let list = [0, 1, 15, 0x80, 0x7fff, 0x8000, 0xffff, 0x1234];
    for int in [TYPES[2], TYPES[3]] {
        sweep_integers(int, |sweep| {
            pairs(&all, &list, 16, |a, b| sweep.check([a, b, &[]]));
            pairs(&list[5..7], &all, 16, |a, b| sweep.check([a, b, &[]]));
        });
    }
}

fn wide_integers(types: [Int; 2], random: usize) {
    for int in types {
        let list = integer_spite(int.bits());
        let mut generator = Generator(0x1357_9bdf_2468_ace1 + u64::from(int.bits()));
        let channels = channels_of(int);
        let mask = u64::MAX >> (64 - int.bits());
        sweep_integers(int, |sweep| {
            pairs(&list, &list, channels, |a, b| sweep.check([a, b, &[]]));
            for _ in 0..random / channels {
                // Of every length, so that carries and signs meet.
                let mut some = || -> Vec<u64> {
                    (0..channels).map(|_| (generator.next() >> (generator.next() & 63)) & mask).collect()
                };
                let (a, b) = (some(), some());
                sweep.check([&a, &b, &[]]);
            }
        });
    }
}

#[test]
fn doublewords_in_spite_and_a_million_random_results() {
    wide_integers([TYPES[4], TYPES[5]], random(100_000));
}

#[test]
fn quadwords_in_spite_and_a_million_random_results() {
    wide_integers([TYPES[6], TYPES[7]], random(100_000));
}

#[test]
fn bit_operations_in_spite_and_a_million_random_results() {
    let unary = |text: &str, f: fn(u32) -> u32| Case {
        text: format!("{text} {{ align1 1H }};"),
        bytes: 4,
        stride: 1,
        fraction_bits: 0,
        referee: Box::new(move |[a, _, _]| u64::from(f(a as u32))),
    };
    // Bits counted one by one, so that the referee is not the code under test.
    fn zeros_above(x: u32) -> u32 {
        (0..32).rev().take_while(|&bit| x & (1 << bit) == 0).count() as u32
    }
    fn zeros_below(x: u32) -> u32 {
        (0..32).take_while(|&bit| x & (1 << bit) == 0).count() as u32
    }
    let cases = vec![
        unary("lzd(16) OUT<1>UD g2<8,8,1>UD", zeros_above),
        unary("fbh(16) OUT<1>UD g2<8,8,1>UD", |x| if x == 0 { !0 } else { zeros_above(x) }),
        unary("fbh(16) OUT<1>UD g2<8,8,1>D", |x| {
            let x = if x >> 31 != 0 { !x } else { x };
            if x == 0 { !0 } else { zeros_above(x) }
        }),
        unary("fbl(16) OUT<1>UD g2<8,8,1>UD", |x| if x == 0 { !0 } else { zeros_below(x) }),
        unary("cbit(16) OUT<1>UD g2<8,8,1>UD", |x| (0..32).filter(|bit| x & (1 << bit) != 0).count() as u32),
        unary("bfrev(16) OUT<1>UD g2<8,8,1>UD", |x| {
            (0..32).fold(0, |out, bit| out | ((x >> bit) & 1) << (31 - bit))
        }),
        Case {
            text: "bfi1(16) OUT<1>UD g2<8,8,1>UD g6<8,8,1>UD { align1 1H };".into(),
            bytes: 4,
            stride: 1,
            fraction_bits: 0,
            referee: Box::new(|[width, offset, _]| {
                (0..width & 31).fold(0, |mask, bit| mask | (1u64 << (bit + (offset & 31)))) & 0xffff_ffff
            }),
        },
        Case {
            text: "bfe(16) OUT<1>UD g2<4,4,1>UD g6<4,4,1>UD g10<4,4,1>UD { align16 1H };".into(),
            bytes: 4,
            stride: 1,
            fraction_bits: 0,
            referee: Box::new(|[width, offset, value]| {
                ((value & 0xffff_ffff) >> (offset & 31)) & ((1u64 << (width & 31)) - 1)
            }),
        },
        Case {
            text: "bfe(16) OUT<1>D g2<4,4,1>D g6<4,4,1>D g10<4,4,1>D { align16 1H };".into(),
            bytes: 4,
            stride: 1,
            fraction_bits: 0,
            referee: Box::new(|[width, offset, value]| {
                let (width, offset) = ((width & 31) as u32, (offset & 31) as u32);
                if width == 0 {
                    return 0;
                }
                // The field ends at bit 31 at the latest, whose copies then follow.
                let taken = width.min(32 - offset);
                let field = (value as u32) << (32 - offset - taken);
                u64::from(((field as i32) >> (32 - taken)) as u32)
            }),
        },
        Case {
            text: "bfi2(16) OUT<1>UD g2<4,4,1>UD g6<4,4,1>UD g10<4,4,1>UD { align16 1H };".into(),
            bytes: 4,
            stride: 1,
            fraction_bits: 0,
            referee: Box::new(|[mask, value, base]| {
                let mut shift = 0;
                while shift < 32 && mask & (1 << shift) == 0 {
                    shift += 1;
                }
                let moved = if shift == 32 { 0 } else { (value << shift) & mask };
                (moved | (base & !mask)) & 0xffff_ffff
            }),
        },
    ];
    let mut sweep = Sweep::new(cases, 16, 4, 0);
    let list = integer_spite(32);
    pairs(&list, &list, 16, |a, b| {
        sweep.check([a, b, a]);
        sweep.check([b, a, b]);
    });
    let mut generator = Generator(0xdead_beef_cafe_f00d);
    for _ in 0..random(100_000) / 16 {
        let [a, b, c]: [Vec<u64>; 3] = std::array::from_fn(|_| {
            (0..16).map(|_| generator.next() >> 32 >> (generator.next() & 31)).collect()
        });
        sweep.check([&a, &b, &c]);
    }
}

#[test]
fn integer_division_of_spite_and_random_numbers() {
    let case = |name: &str, type_: &str, f: fn(u32, u32) -> u32| Case {
        text: format!("math {name}(16) OUT<1>{type_} g2<8,8,1>{type_} g6<8,8,1>{type_} {{ align1 1H }};"),
        bytes: 4,
        stride: 1,
        fraction_bits: 0,
        referee: Box::new(move |[a, b, _]| u64::from(f(a as u32, b as u32))),
    };
    // Truncation, and the remainder with the sign of the dividend; division by zero as `num` says.
    let cases = vec![
        case("intdiv", "UD", |a, b| if b == 0 { !0 } else { (u64::from(a) / u64::from(b)) as u32 }),
        case("intmod", "UD", |a, b| if b == 0 { a } else { (u64::from(a) % u64::from(b)) as u32 }),
        case("intdiv", "D", |a, b| match b {
            0 => integer::divide_signed(a as i32, 0).0 as u32,
            _ => (i64::from(a as i32) / i64::from(b as i32)) as u32,
        }),
        case("intmod", "D", |a, b| match b {
            0 => a,
            _ => (i64::from(a as i32) % i64::from(b as i32)) as u32,
        }),
    ];
    let mut sweep = Sweep::new(cases, 16, 4, 0);
    let list = integer_spite(32);
    pairs(&list, &list, 16, |a, b| sweep.check([a, b, &[]]));
    let mut generator = Generator(0x0123_4567_89ab_cdef);
    for _ in 0..random(250_000) / 16 {
        let [a, b]: [Vec<u64>; 2] = std::array::from_fn(|_| {
            (0..16).map(|_| generator.next() >> 32 >> (generator.next() & 31)).collect()
        });
        sweep.check([&a, &b, &[]]);
    }
}

// ---- floats ----

/// A float type with its format and the bit of cr0.0 that keeps its denormals.
#[derive(Clone, Copy)]
struct FloatType(&'static str, usize, Format, u32);

const HF: FloatType = FloatType("HF", 2, exact::HALF, 1 << 10);
const F: FloatType = FloatType("F", 4, exact::SINGLE, 1 << 7);
const DF: FloatType = FloatType("DF", 8, exact::DOUBLE, 1 << 6);

/// All modes of cr0.0 that matter to a type: four rounding modes, denormals kept or not.
fn modes(float: FloatType) -> Vec<(u32, Rounding, bool)> {
    let mut list = Vec::new();
    for keep in [false, true] {
        for bits in 0..4 {
            let control = bits << 4 | if keep { float.3 } else { 0 };
            list.push((control, Rounding::from_bits(bits), keep));
        }
    }
    list
}

type Operation = fn(Format, [u128; 3], Rounding) -> u128;

fn float_case(
    float: FloatType,
    text: &str,
    channels: usize,
    (_, rounding, keep): (u32, Rounding, bool),
    operation: Operation,
) -> Case {
    let FloatType(name, bytes, format, _) = float;
    let region = if bytes == 8 { "<4,4,1>" } else { "<8,8,1>" };
    let three = text.starts_with("mad");
    let (region, align) = if three { ("<4,4,1>", "align16") } else { (region, "align1") };
    let quarter = if channels == 16 { "1H" } else { "1Q" };
    let text = text
        .replace('A', &format!("g2{region}{name}"))
        .replace('B', &format!("g6{region}{name}"))
        .replace('C', &format!("g10{region}{name}"));
    let (mnemonic, operands) = text.split_once(' ').unwrap();
    let flush = move |bits: u128| if keep { bits } else { format.flush(bits) };
    Case {
        text: format!("{mnemonic}({channels}) OUT<1>{name} {operands} {{ {align} {quarter} }};"),
        bytes,
        stride: 1,
        fraction_bits: format.precision - 1,
        referee: Box::new(move |raw| {
            let mask = u64::MAX >> (64 - 8 * bytes);
            let input = raw.map(|x| flush(u128::from(x & mask)));
            flush(operation(format, input, rounding)) as u64
        }),
    }
}

fn float_cases(float: FloatType, channels: usize, mode: (u32, Rounding, bool)) -> Vec<Case> {
    let case = |text: &str, operation: Operation| float_case(float, text, channels, mode, operation);
    let mut list = vec![
        case("add A B", |f, [a, b, _], r| exact::add(f, a, b, r, &mut Events::default())),
        case("add A -B", |f, [a, b, _], r| {
            let sign = f.infinity(true) ^ f.infinity(false);
            exact::add(f, a, b ^ sign, r, &mut Events::default())
        }),
        case("mul A B", |f, [a, b, _], r| exact::mul(f, a, b, r, &mut Events::default())),
        case("mul.sat A B", |f, [a, b, _], r| {
            let product = exact::mul(f, a, b, r, &mut Events::default());
            let one = ((1u128 << (f.exponent_bits - 1)) - 1) << (f.precision - 1);
            match exact::compare(f, product, 0) {
                Some(Ordering::Greater) if exact::compare(f, product, one).unwrap().is_gt() => one,
                Some(Ordering::Greater) => product,
                _ => 0,
            }
        }),
        case("mad C A B", |f, [a, b, c], r| exact::fma(f, a, b, c, r, &mut Events::default())),
        case("sel.l A B", |f, [a, b, _], _| extreme(f, a, b, Ordering::Less)),
        case("sel.ge A B", |f, [a, b, _], _| extreme(f, a, b, Ordering::Greater)),
        case("rndd A", |f, [a, _, _], _| {
            exact::round_to_integral(f, a, Rounding::Down, &mut Events::default())
        }),
        case("rndu A", |f, [a, _, _], _| {
            exact::round_to_integral(f, a, Rounding::Up, &mut Events::default())
        }),
        case("rnde A", |f, [a, _, _], _| {
            exact::round_to_integral(f, a, Rounding::NearestEven, &mut Events::default())
        }),
        case("rndz A", |f, [a, _, _], _| {
            exact::round_to_integral(f, a, Rounding::Zero, &mut Events::default())
        }),
    ];
    if float.1 == 2 {
        // Instructions of more than one register of half floats in Align16 are not what compilers use.
        list.retain(|case| !case.text.starts_with("rnd"));
    }
    list
}

/// Minimum or maximum by the manual's words: a number before a NaN, -0 below +0.
fn extreme(format: Format, a: u128, b: u128, wanted: Ordering) -> u128 {
    if format.is_nan(a) {
        return b;
    }
    if format.is_nan(b) {
        return a;
    }
    let order = exact::compare(format, a, b).unwrap();
    if order.is_eq() && a != b {
        let negative = if format.is_negative(a) { a } else { b };
        let positive = if format.is_negative(a) { b } else { a };
        return if wanted.is_lt() { negative } else { positive };
    }
    if order == wanted { a } else { b }
}

fn float_spite(format: Format) -> Vec<u64> {
    let fraction = format.precision - 1;
    let one = ((1u128 << (format.exponent_bits - 1)) - 1) << fraction;
    let infinity = format.infinity(false);
    let mut list = vec![
        0,
        1,
        (1 << fraction) - 1,
        1 << fraction,
        one - 1,
        one,
        one + 1,
        one + (1 << (fraction - 1)),
        one + (u128::from(fraction) << fraction) + 1,
        infinity - 1,
        infinity,
        infinity + 1,
        infinity | 1 << (fraction - 1),
    ];
    let sign = format.infinity(true) ^ infinity;
    let negative: Vec<u128> = list.iter().map(|bits| bits | sign).collect();
    list.extend(negative);
    list.into_iter().map(|bits| bits as u64).collect()
}

#[test]
fn every_half_float_with_spite_in_every_mode() {
    let all: Vec<u64> = (0..=0xffff).collect();
    let list = [0x0001, 0x83ff, 0x0400, 0x3c01, 0x7bff, 0xfc00, 0x0000, 0xbbff];
    for (index, mode) in modes(HF).into_iter().enumerate() {
        let mut sweep = Sweep::new(float_cases(HF, 16, mode), 16, 2, mode.0);
        let third: Vec<u64> = (0..16).map(|i| float_spite(exact::HALF)[(i * 3 + index) % 26]).collect();
        let some = [list[index], list[(index + 3) % 8]];
        pairs(&some, &all, 16, |a, b| sweep.check([a, b, &third]));
    }
}

/// Spite crossed three ways, then random bits and numbers of like size.
fn wide_floats(float: FloatType, channels: usize, random: usize) {
    let list = float_spite(float.2);
    let format = float.2;
    let mut generator = Generator(0x9e37_79b9_7f4a_7c15 ^ u64::from(format.precision));
    for mode in modes(float) {
        let mut sweep = Sweep::new(float_cases(float, channels, mode), channels, float.1, mode.0);
        for &c in &list {
            let third = vec![c; channels];
            pairs(&list, &list, channels, |a, b| sweep.check([a, b, &third]));
        }
        for _ in 0..random / channels / 8 {
            let mut some = || -> Vec<u64> {
                (0..channels)
                    .map(|_| {
                        let bits = generator.next();
                        if generator.next() & 1 == 0 {
                            return bits;
                        }
                        let fraction = format.precision - 1;
                        let exponent = (1u64 << (format.exponent_bits - 1)) - 4 + (bits >> 60);
                        let sign = (format.infinity(true) ^ format.infinity(false)) as u64;
                        bits & sign | exponent << fraction | bits & ((1 << fraction) - 1)
                    })
                    .collect()
            };
            let (a, b, c) = (some(), some(), some());
            sweep.check([&a, &b, &c]);
        }
    }
}

#[test]
fn singles_in_every_mode_in_spite_and_a_million_random_results() {
    wide_floats(F, 16, random(150_000));
}

#[test]
fn doubles_in_every_mode_in_spite_and_a_million_random_results() {
    wide_floats(DF, 8, random(150_000));
}
