//! Each primitive against plain Rust, on values at the edges of its types in every lane.

use super::*;
use crate::builder::Builder;
use crate::op::{Pure, Width};

const SPITE: [u32; 40] = [
    0,
    1,
    2,
    31,
    32,
    0x7f,
    0x80,
    0xff,
    0x3c01,
    0x7c00,
    0x7c01,
    0x7e00,
    0x83ff,
    0xffff,
    0x0001_0000,
    0x007f_ffff,
    0x0080_0000,
    0x8000_0001,
    0x807f_ffff,
    0x3f80_0000,
    0xbf80_0000,
    0x3f00_0000,
    0xbfc0_0000,
    0x4020_0000,
    0x3f7f_ffff,
    0x4b00_0001,
    0x4eff_ffff,
    0x4f00_0000,
    0xcf00_0000,
    0x4f7f_ffff,
    0x4f80_0000,
    0x7f7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7f80_0001,
    0xff80_0002,
    0x7fc0_0003,
    0xffc0_0004,
    0x8000_0000,
    0xffff_ffff,
];

const WIDE_SPITE: [u64; 28] = [
    0,
    1,
    63,
    64,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    0x7fff_ffff_8000_0001,
    0x8000_0000_0000_0000,
    0x8000_0000_0000_0001,
    0x000f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0xbff8_0000_0000_0000,
    0x3fe0_0000_0000_0000,
    0x4004_0000_0000_0000,
    0x3690_0000_0000_0000,
    0x380f_ffff_ffff_ffff,
    0x47ef_ffff_f000_0000,
    0x4340_0000_0000_0001,
    0x7fef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff0_0000_0000_0001,
    0xfff0_0000_2000_0002,
    0x7ff8_0000_0000_0003,
    0xffff_ffff_ffff_ffff,
];

/// The vector that a function makes of three.
fn of(rows: [Vector; 3], make: impl FnOnce(&mut Builder, [Value; 3]) -> Value) -> Vector {
    let mut state: Vec<u8> = rows.into_iter().flat_map(to_plain_bytes).collect();
    state.resize(128, 0);
    let mut b = Builder::new();
    let rows = [0, 32, 64].map(|offset| b.load(Place::state(offset)));
    let result = make(&mut b, rows);
    b.store(Place::state(96), result);
    b.exit(5);
    assert_eq!(eval(&b.finish(), &mut state, &mut Alone), 5);
    std::array::from_fn(|i| u32::from_le_bytes(state[96 + 4 * i..][..4].try_into().unwrap()))
}

/// The scalar that a function makes of three vectors.
fn number_of(rows: [Vector; 3], make: impl FnOnce(&mut Builder, [Value; 3]) -> Value) -> u64 {
    let mut state: Vec<u8> = rows.into_iter().flat_map(to_plain_bytes).collect();
    let mut b = Builder::new();
    let rows = [0, 32, 64].map(|offset| b.load(Place::state(offset)));
    let result = make(&mut b, rows);
    b.exit_with(result);
    eval(&b.finish(), &mut state, &mut Alone)
}

fn to_plain_bytes(vector: Vector) -> Vec<u8> {
    vector.iter().flat_map(|lane| lane.to_le_bytes()).collect()
}

fn halves(lanes: [u64; 4]) -> Vector {
    let mut vector = [0; 8];
    for (i, lane) in lanes.into_iter().enumerate() {
        vector[2 * i] = lane as u32;
        vector[2 * i + 1] = (lane >> 32) as u32;
    }
    vector
}

fn all(bits: u32) -> [Vector; 3] {
    [[bits; 8]; 3]
}

/// The NaN that an operation leaves: the first operand that is one, made quiet, else the default.
fn nan(operands: &[u32], result: f32) -> u32 {
    match operands.iter().find(|&&x| f32::from_bits(x).is_nan()) {
        Some(first) => first | 0x0040_0000,
        None if result.is_nan() => 0xffc0_0000,
        None => result.to_bits(),
    }
}

fn wide_nan(operands: &[u64], result: f64) -> u64 {
    match operands.iter().find(|&&x| f64::from_bits(x).is_nan()) {
        Some(first) => first | 0x0008_0000_0000_0000,
        None if result.is_nan() => 0xfff8_0000_0000_0000,
        None => result.to_bits(),
    }
}

fn one(op: Un, expected: impl Fn(u32) -> u32) {
    for start in 0..SPITE.len() {
        let a: Vector = std::array::from_fn(|i| SPITE[(start + i) % SPITE.len()]);
        let found = of([a; 3], |b, [x, ..]| b.unary(op, x));
        assert_eq!(found, a.map(&expected), "{op:?} of {a:08x?}");
    }
}

fn one_wide(op: Un, expected: impl Fn(u64) -> u64) {
    for start in 0..WIDE_SPITE.len() {
        let a: [u64; 4] = std::array::from_fn(|i| WIDE_SPITE[(start + i) % WIDE_SPITE.len()]);
        let found = of([halves(a); 3], |b, [x, ..]| b.unary(op, x));
        assert_eq!(found, halves(a.map(&expected)), "{op:?} of {a:016x?}");
    }
}

/// From four lanes of 32 bits to four of 64.
fn widening(low: Un, high: Un, expected: impl Fn(u32) -> u64) {
    for start in 0..SPITE.len() {
        let a: Vector = std::array::from_fn(|i| SPITE[(start + i) % SPITE.len()]);
        let expected = a.map(&expected);
        let found = of([a; 3], |b, [x, ..]| b.unary(low, x));
        assert_eq!(found, halves(expected[..4].try_into().unwrap()), "{low:?} of {a:08x?}");
        let found = of([a; 3], |b, [x, ..]| b.unary(high, x));
        assert_eq!(found, halves(expected[4..].try_into().unwrap()), "{high:?} of {a:08x?}");
    }
}

fn two(op: Bin, expected: impl Fn(u32, u32) -> u32) {
    for first in 0..SPITE.len() {
        for start in (0..SPITE.len()).step_by(8) {
            // Every pair, and not the same lane for every first.
            let a: Vector = std::array::from_fn(|i| SPITE[(first + i) % SPITE.len()]);
            let b: Vector = std::array::from_fn(|i| SPITE[(start + i) % SPITE.len()]);
            let found = of([a, b, [0; 8]], |builder, [x, y, _]| builder.binary(op, x, y));
            let expected: Vector = std::array::from_fn(|i| expected(a[i], b[i]));
            assert_eq!(found, expected, "{op:?} of {a:08x?} and {b:08x?}");
        }
    }
}

fn two_wide(op: Bin, expected: impl Fn(u64, u64) -> u64) {
    for first in 0..WIDE_SPITE.len() {
        for start in (0..WIDE_SPITE.len()).step_by(4) {
            let a: [u64; 4] = std::array::from_fn(|i| WIDE_SPITE[(first + i) % WIDE_SPITE.len()]);
            let b: [u64; 4] = std::array::from_fn(|i| WIDE_SPITE[(start + i) % WIDE_SPITE.len()]);
            let found = of([halves(a), halves(b), [0; 8]], |builder, [x, y, _]| builder.binary(op, x, y));
            let expected: [u64; 4] = std::array::from_fn(|i| expected(a[i], b[i]));
            assert_eq!(found, halves(expected), "{op:?} of {a:016x?} and {b:016x?}");
        }
    }
}

fn mask(condition: bool) -> u32 {
    if condition { u32::MAX } else { 0 }
}

fn wide_mask(condition: bool) -> u64 {
    if condition { u64::MAX } else { 0 }
}

#[test]
fn operations_on_one_float() {
    let float = |f: fn(f32) -> f32| move |x: u32| nan(&[x], f(f32::from_bits(x)));
    one(Un::FSqrt, float(f32::sqrt));
    one(Un::FFloor, float(f32::floor));
    one(Un::FCeil, float(f32::ceil));
    one(Un::FTrunc, float(f32::trunc));
    one(Un::FRound, float(f32::round_ties_even));
    one(Un::FFlush, |x| if x & 0x7f80_0000 == 0 { x & 0x8000_0000 } else { x });
    one(Un::FSaturate, |x| {
        let x = f32::from_bits(x);
        if x > 0.0 { x.min(1.0).to_bits() } else { 0 }
    });
    one(Un::FFromInt, |x| (f64::from(x as i32) as f32).to_bits());
    one(Un::FFromUnsigned, |x| (f64::from(x) as f32).to_bits());
    one(Un::IntFromF, |x| f32::from_bits(x) as i32 as u32);
    one(Un::UnsignedFromF, |x| f32::from_bits(x) as u32);
    let wide = |f: fn(f64) -> f64| move |x: u64| wide_nan(&[x], f(f64::from_bits(x)));
    one_wide(Un::DSqrt, wide(f64::sqrt));
    one_wide(Un::DFloor, wide(f64::floor));
    one_wide(Un::DCeil, wide(f64::ceil));
    one_wide(Un::DTrunc, wide(f64::trunc));
    one_wide(Un::DRound, wide(f64::round_ties_even));
    one_wide(Un::DFlush, |x| if x & 0x7ff0_0000_0000_0000 == 0 { x & 0x8000_0000_0000_0000 } else { x });
}

#[test]
fn halves_floats_and_doubles_become_each_other() {
    let from_half = |x: u32| {
        let (sign, exponent, fraction) = (x >> 15 & 1, x >> 10 & 31, x & 0x3ff);
        let magnitude = match exponent {
            0 => (f64::from(fraction) * 2f64.powi(-24)) as f32,
            31 => f32::from_bits(0x7f80_0000 | fraction << 13),
            _ => (f64::from(fraction + 0x400) * 2f64.powi(exponent as i32 - 25)) as f32,
        };
        magnitude.to_bits() | sign << 31
    };
    one(Un::FFromHalf, from_half);
    one(Un::FFromHalfQuiet, |x| nan(&[from_half(x)], f32::from_bits(from_half(x))));
    one(Un::HalfFromF, |x| num::f32_to_f16(f32::from_bits(x), Rounding::NearestEven).into());
    // 1, 65519 (the greatest that is not infinite), 65520, 2^-25 (a tie with zero), a little more.
    let some = [0x3f80_0000, 0x477f_ef00, 0x477f_f000, 0x3300_0000, 0x3300_0001, 0xbf80_0000, 0x3f80_1000, 0];
    let found = of([some; 3], |b, [x, ..]| b.unary(Un::HalfFromF, x));
    assert_eq!(found, [0x3c00, 0x7bff, 0x7c00, 0, 1, 0xbc00, 0x3c00, 0]);

    widening(Un::UnsignedWidenLow, Un::UnsignedWidenHigh, u64::from);
    widening(Un::WidenLow, Un::WidenHigh, |x| i64::from(x as i32) as u64);
    widening(Un::DFromIntLow, Un::DFromIntHigh, |x| f64::from(x as i32).to_bits());
    widening(Un::DFromFLow, Un::DFromFHigh, |x| {
        let wide_fraction = u64::from(x & 0x007f_ffff) << 29;
        if f32::from_bits(x).is_nan() {
            u64::from(x >> 31) << 63 | 0x7ff8_0000_0000_0000 | wide_fraction
        } else {
            f64::from(f32::from_bits(x)).to_bits()
        }
    });

    let to_float = |x: u64| {
        if f64::from_bits(x).is_nan() {
            (x >> 63 << 31) as u32 | 0x7fc0_0000 | (x >> 29) as u32 & 0x007f_ffff
        } else {
            (f64::from_bits(x) as f32).to_bits()
        }
    };
    for start in 0..WIDE_SPITE.len() {
        let a: [u64; 8] = std::array::from_fn(|i| WIDE_SPITE[(start + i) % WIDE_SPITE.len()]);
        let (low, high): ([u64; 4], [u64; 4]) = (a[..4].try_into().unwrap(), a[4..].try_into().unwrap());
        let rows = [halves(low), halves(high), [0; 8]];
        let found = of(rows, |b, [x, y, _]| b.binary(Bin::FFromD, x, y));
        assert_eq!(found, a.map(to_float), "{a:016x?}");
        let found = of(rows, |b, [x, y, _]| b.binary(Bin::Narrow, x, y));
        assert_eq!(found, a.map(|lane| lane as u32), "{a:016x?}");
    }
}

#[test]
fn operations_on_one_integer() {
    one(Un::Not, |x| u32::MAX - x);
    one(Un::IAbs, |x| (x as i32).unsigned_abs());
}

#[test]
fn operations_on_two_floats() {
    let float = |f: fn(f32, f32) -> f32| move |a, b| nan(&[a, b], f(f32::from_bits(a), f32::from_bits(b)));
    two(Bin::FAdd, float(|a, b| a + b));
    two(Bin::FSub, float(|a, b| a - b));
    two(Bin::FMul, float(|a, b| a * b));
    two(Bin::FDiv, float(|a, b| a / b));
    let as_num = |f: fn(f32, f32) -> f32| move |a, b| f(f32::from_bits(a), f32::from_bits(b)).to_bits();
    two(Bin::FMin, as_num(float::min_f32));
    two(Bin::FMax, as_num(float::max_f32));
    let test = |f: fn(f32, f32) -> bool| move |a, b| mask(f(f32::from_bits(a), f32::from_bits(b)));
    two(Bin::FLess, test(|a, b| a < b));
    two(Bin::FLessEqual, test(|a, b| a <= b));
    two(Bin::FEqual, test(|a, b| a == b));
    two(Bin::FUnordered, test(|a, b| a.partial_cmp(&b).is_none()));
}

#[test]
fn operations_on_two_doubles() {
    let double =
        |f: fn(f64, f64) -> f64| move |a, b| wide_nan(&[a, b], f(f64::from_bits(a), f64::from_bits(b)));
    two_wide(Bin::DAdd, double(|a, b| a + b));
    two_wide(Bin::DSub, double(|a, b| a - b));
    two_wide(Bin::DMul, double(|a, b| a * b));
    two_wide(Bin::DDiv, double(|a, b| a / b));
    let as_num = |f: fn(f64, f64) -> f64| move |a, b| f(f64::from_bits(a), f64::from_bits(b)).to_bits();
    two_wide(Bin::DMin, as_num(float::min_f64));
    two_wide(Bin::DMax, as_num(float::max_f64));
    let test = |f: fn(f64, f64) -> bool| move |a, b| wide_mask(f(f64::from_bits(a), f64::from_bits(b)));
    two_wide(Bin::DLess, test(|a, b| a < b));
    two_wide(Bin::DLessEqual, test(|a, b| a <= b));
    two_wide(Bin::DEqual, test(|a, b| a == b));
    two_wide(Bin::DUnordered, test(|a, b| a.partial_cmp(&b).is_none()));
}

#[test]
fn operations_on_two_integers() {
    two(Bin::IAdd, |a, b| (u64::from(a) + u64::from(b)) as u32);
    two(Bin::ISub, |a, b| (i64::from(a) - i64::from(b)) as u32);
    two(Bin::IMul, |a, b| (u64::from(a) * u64::from(b)) as u32);
    two(Bin::IEqual, |a, b| mask(a ^ b == 0));
    two(Bin::IGreater, |a, b| mask(i64::from(a as i32) - i64::from(b as i32) > 0));
    two(Bin::UGreater, |a, b| mask(i64::from(a) - i64::from(b) > 0));
    two(Bin::IMin, |a, b| if (a as i32) < b as i32 { a } else { b });
    two(Bin::IMax, |a, b| if (a as i32) < b as i32 { b } else { a });
    two(Bin::UMin, |a, b| if a < b { a } else { b });
    two(Bin::UMax, |a, b| if a < b { b } else { a });
    two(Bin::Shl, |a, b| (u64::from(a) << (b % 32)) as u32);
    two(Bin::Shr, |a, b| (u64::from(a) >> (b % 32)) as u32);
    two(Bin::Asr, |a, b| (i64::from(a as i32) >> (b % 32)) as u32);
    two(Bin::And, |a, b| !(!a | !b));
    two(Bin::Or, |a, b| !(!a & !b));
    two(Bin::Xor, |a, b| (a | b) - (a & b));
    two(Bin::AndNot, |a, b| a - (a & b));
    two_wide(Bin::QAdd, |a, b| (u128::from(a) + u128::from(b)) as u64);
    two_wide(Bin::QSub, |a, b| (i128::from(a) - i128::from(b)) as u64);
    two_wide(Bin::QMul, |a, b| (u128::from(a) * u128::from(b)) as u64);
    two_wide(Bin::QMulUnsigned, |a, b| (a & 0xffff_ffff) * (b & 0xffff_ffff));
    two_wide(Bin::QMulSigned, |a, b| (i128::from(a as i32) * i128::from(b as i32)) as u64);
    two_wide(Bin::QEqual, |a, b| wide_mask(a ^ b == 0));
    two_wide(Bin::QGreater, |a, b| wide_mask(i128::from(a as i64) - i128::from(b as i64) > 0));
    two_wide(Bin::QShl, |a, b| (u128::from(a) << (b % 64)) as u64);
    two_wide(Bin::QShr, |a, b| (u128::from(a) >> (b % 64)) as u64);
    two_wide(Bin::QAsr, |a, b| (i128::from(a as i64) >> (b % 64)) as u64);
}

#[test]
fn packing_takes_the_low_parts_in_order() {
    let a: Vector = std::array::from_fn(|i| 0x7711_2200 + i as u32 * 0x0101);
    let b: Vector = std::array::from_fn(|i| 0xee55_8880 + i as u32 * 0x0101);
    let rows = [a, b, [0; 8]];
    let words: Vec<u32> = a.iter().chain(&b).map(|lane| lane & 0xffff).collect();
    let expected: Vector = std::array::from_fn(|i| words[2 * i] + 0x1_0000 * words[2 * i + 1]);
    assert_eq!(of(rows, |builder, [x, y, _]| builder.binary(Bin::PackWords, x, y)), expected);
    assert_eq!(expected[0], 0x2301_2200);
    let expected = [0x0302_0100, 0x0706_0504, 0x8382_8180, 0x8786_8584, 0, 0, 0, 0];
    assert_eq!(of(rows, |builder, [x, y, _]| builder.binary(Bin::PackBytes, x, y)), expected);
}

#[test]
fn operations_on_three_vectors() {
    let count = SPITE.len();
    for first in 0..count {
        for step in [1, 3, 7, 11] {
            let rows: [Vector; 3] = std::array::from_fn(|row| {
                std::array::from_fn(|i| SPITE[(first + (row + 1) * step * (i + 1)) % count])
            });
            let at = |i: usize| rows.map(|row| row[i]);
            let found = of(rows, |b, [x, y, z]| b.ternary(Tern::FFma, x, y, z));
            let expected: Vector = std::array::from_fn(|i| {
                let [a, b, c] = at(i).map(f32::from_bits);
                nan(&at(i), a.mul_add(b, c))
            });
            assert_eq!(found, expected, "{rows:08x?}");
            let found = of(rows, |b, [x, y, z]| b.ternary(Tern::HalfFma, x, y, z));
            let expected: Vector = std::array::from_fn(|i| {
                float::fma_f32_to_f16(at(i).map(f32::from_bits), CONTROL, &mut Events::default()).to_bits()
            });
            assert_eq!(found, expected, "{rows:08x?}");
            let found = of(rows, |b, [x, y, z]| b.select(x, y, z));
            let expected: Vector = std::array::from_fn(|i| {
                let [mask, a, b] = at(i);
                (0..32).map(|bit| (if mask >> bit & 1 != 0 { a } else { b }) & 1 << bit).sum()
            });
            assert_eq!(found, expected, "{rows:08x?}");
        }
    }
    // Rounded once, to a half: 2^11 + 1 is a tie that the 2^-20 of the sum decides, though no half can tell it.
    let rows = [[0x4500_0000; 8], [0x3f80_0000; 8], [0x3580_0000; 8]];
    let odd = [rows[0], rows[1], [0x3f80_0008; 8]];
    assert_eq!(of(rows, |b, [x, y, z]| b.ternary(Tern::HalfFma, x, y, z)), [0x4500_0000; 8]);
    assert_eq!(of(odd, |b, [x, y, z]| b.ternary(Tern::HalfFma, x, y, z)), [0x4500_2000; 8]);
    let count = WIDE_SPITE.len();
    for first in 0..count {
        for step in [1, 3, 5, 9] {
            let wide: [[u64; 4]; 3] = std::array::from_fn(|row| {
                std::array::from_fn(|i| WIDE_SPITE[(first + (row + 1) * step * (i + 1)) % count])
            });
            let found = of(wide.map(halves), |b, [x, y, z]| b.ternary(Tern::DFma, x, y, z));
            let expected: [u64; 4] = std::array::from_fn(|i| {
                let bits = wide.map(|row| row[i]);
                let [a, b, c] = bits.map(f64::from_bits);
                wide_nan(&bits, a.mul_add(b, c))
            });
            assert_eq!(found, halves(expected), "{wide:016x?}");
        }
    }
}

extern "sysv64" fn weighted(places: &mut [Vector; 4]) {
    places[0] = std::array::from_fn(|i| places[0][i] + 10 * places[1][i] + 100 * places[2][i]);
}

#[test]
fn lanes_and_bytes_move() {
    let a: Vector = std::array::from_fn(|i| 0x8070_6050 + 0x0301_0203 * i as u32);
    let b: Vector = std::array::from_fn(|i| 0x1000 + i as u32);
    let rows = [a, b, [7; 8]];
    let bytes = to_plain_bytes(a);
    let found = of(rows, |builder, [x, ..]| builder.push(Op::Permute(x, [7, 0, 6, 1, 5, 2, 4, 3])));
    assert_eq!(found, [a[7], a[0], a[6], a[1], a[5], a[2], a[4], a[3]]);
    let numbers: [u8; 32] =
        std::array::from_fn(|i| if i % 5 == 3 { 0x80 | i as u8 } else { (i * 7 % 16) as u8 });
    let found = to_plain_bytes(of(rows, |builder, [x, ..]| builder.push(Op::ShuffleBytes(x, numbers))));
    for i in 0..32 {
        let expected = if i % 5 == 3 { 0 } else { bytes[if i < 16 { 0 } else { 16 } + i * 7 % 16] };
        assert_eq!(found[i], expected, "byte {i}");
    }
    for lanes in [0u8, 1, 0x80, 0x35, 0xff] {
        let expected: Vector = std::array::from_fn(|i| if lanes & 1 << i != 0 { b[i] } else { a[i] });
        assert_eq!(of(rows, |builder, [x, y, _]| builder.push(Op::Blend(x, y, lanes))), expected);
    }
    for half in 0..2 {
        let word = |i: usize| u16::from_le_bytes([bytes[16 * half + 2 * i], bytes[16 * half + 2 * i + 1]]);
        let found = of(rows, |builder, [x, ..]| builder.push(Op::Words(x, half as u8, false)));
        assert_eq!(found, std::array::from_fn(|i| u32::from(word(i))));
        let found = of(rows, |builder, [x, ..]| builder.push(Op::Words(x, half as u8, true)));
        assert_eq!(found, std::array::from_fn(|i| i32::from(word(i) as i16) as u32));
    }
    for part in 0..4 {
        let byte = |i: usize| bytes[8 * part + i];
        let found = of(rows, |builder, [x, ..]| builder.push(Op::Bytes(x, part as u8, false)));
        assert_eq!(found, std::array::from_fn(|i| u32::from(byte(i))));
        let found = of(rows, |builder, [x, ..]| builder.push(Op::Bytes(x, part as u8, true)));
        assert_eq!(found, std::array::from_fn(|i| i32::from(byte(i) as i8) as u32));
    }
    let routine = Pure { name: "weighted", function: weighted };
    let small: [Vector; 3] = [[1, 2, 3, 4, 5, 6, 7, 8], [2; 8], [3; 8]];
    let found = of(small, |builder, arguments| builder.apply(routine, &arguments));
    assert_eq!(found, [321, 322, 323, 324, 325, 326, 327, 328]);
    let found = of(small, |builder, [x, y, _]| builder.apply(routine, &[x, y]));
    assert_eq!(found, [221, 222, 223, 224, 225, 226, 227, 228]);
}

#[test]
fn lanes_and_masks_become_scalars_and_back() {
    let a: Vector = std::array::from_fn(|i| 0x8765_4320 + i as u32);
    let wide = [0x1122_3344_5566_7788, 0xffff_ffff_0000_0001, 0x8000_0000_0000_0000, 0x0fed_cba9_8765_4321];
    for lane in 0..8u8 {
        assert_eq!(number_of([a; 3], |b, [x, ..]| b.push(Op::Extract(x, lane))), a[lane as usize].into());
        assert_eq!(of([a; 3], |b, [x, ..]| b.push(Op::Lane(x, lane))), [a[lane as usize]; 8]);
    }
    for lane in 0..4u8 {
        let rows = [halves(wide); 3];
        let expected = wide[lane as usize];
        assert_eq!(number_of(rows, |b, [x, ..]| b.push(Op::Extract64(x, lane))), expected);
        assert_eq!(of(rows, |b, [x, ..]| b.push(Op::Lane64(x, lane))), halves([expected; 4]));
    }
    let number = 0x1234_5678_9abc_def1;
    let splat = of(all(0), |b, _| {
        let number = b.number(number);
        b.push(Op::Splat(number))
    });
    assert_eq!(splat, [0x9abc_def1; 8]);
    let splat = of(all(0), |b, _| {
        let number = b.number(number);
        b.push(Op::Splat64(number))
    });
    assert_eq!(splat, halves([number; 4]));
    for bits in [0u8, 1, 0x80, 0xa5, 0x5a, 0xff] {
        let signs: Vector =
            std::array::from_fn(|i| if bits >> i & 1 != 0 { 0x8000_0000 } else { 0x7fff_ffff });
        assert_eq!(number_of([signs; 3], |b, [x, ..]| b.push(Op::MaskBits(x))), bits.into());
        // Only odd lanes have the signs of the wide ones.
        let four = (0..4).map(|i| u64::from(bits >> (2 * i + 1) & 1) << i).sum::<u64>();
        assert_eq!(number_of([signs; 3], |b, [x, ..]| b.push(Op::MaskBits64(x))), four);
        for first in [0u8, 3, 24, 56, 60] {
            let scalar = u64::from(bits).rotate_left(first.into()) ^ 1u64.rotate_left(u32::from(first) + 9);
            let bit = |i: usize| scalar.checked_shr(u32::from(first) + i as u32).unwrap_or(0) & 1 != 0;
            let found = of(all(0), |b, _| {
                let scalar = b.number(scalar);
                b.push(Op::MaskFromBits(scalar, first))
            });
            assert_eq!(found, std::array::from_fn(|i| mask(bit(i))), "{scalar:x} from {first}");
            let found = of(all(0), |b, _| {
                let scalar = b.number(scalar);
                b.push(Op::MaskFromBits64(scalar, first))
            });
            assert_eq!(found, halves(std::array::from_fn(|i| wide_mask(bit(i)))), "{scalar:x} from {first}");
        }
    }
}

#[test]
fn scalars() {
    let on = |op: Scalar, a: u64, b: u64| {
        number_of(all(0), |builder, _| {
            let (a, b) = (builder.number(a), builder.number(b));
            builder.scalar(op, a, b)
        })
    };
    for &a in &WIDE_SPITE {
        for &b in &WIDE_SPITE {
            let (wide_a, wide_b) = (u128::from(a), u128::from(b));
            let (signed_a, signed_b) = (i128::from(a as i64), i128::from(b as i64));
            let by = b % 64;
            let what = format!("{a:x} {b:x}");
            assert_eq!(on(Scalar::Add, a, b), (wide_a + wide_b) as u64, "{what}");
            assert_eq!(on(Scalar::Sub, a, b), (signed_a - signed_b) as u64, "{what}");
            assert_eq!(on(Scalar::Mul, a, b), (wide_a * wide_b) as u64, "{what}");
            assert_eq!(on(Scalar::And, a, b), !(!a | !b), "{what}");
            assert_eq!(on(Scalar::Or, a, b), !(!a & !b), "{what}");
            assert_eq!(on(Scalar::Xor, a, b), (a | b) - (a & b), "{what}");
            assert_eq!(on(Scalar::AndNot, a, b), a - (a & b), "{what}");
            assert_eq!(on(Scalar::Shl, a, b), (wide_a << by) as u64, "{what}");
            assert_eq!(on(Scalar::Shr, a, b), (wide_a >> by) as u64, "{what}");
            assert_eq!(on(Scalar::Asr, a, b), (signed_a >> by) as u64, "{what}");
            assert_eq!(on(Scalar::RotateRight, a, b), ((wide_a << 64 | wide_a) >> by) as u64, "{what}");
            assert_eq!(on(Scalar::Equal, a, b), (a ^ b == 0) as u64, "{what}");
            assert_eq!(
                on(Scalar::Less, a, b),
                (signed_less(wide_a as i128, wide_b as i128)) as u64,
                "{what}"
            );
            assert_eq!(on(Scalar::LessSigned, a, b), signed_less(signed_a, signed_b) as u64, "{what}");
        }
    }
    for condition in [0, 1, 1 << 32, u64::MAX] {
        let found = number_of(all(0), |b, _| {
            let (condition, yes, no) = (b.number(condition), b.number(21), b.number(43));
            b.push(Op::Choose(condition, yes, no))
        });
        assert_eq!(found, if condition == 0 { 43 } else { 21 });
    }
}

fn signed_less(a: i128, b: i128) -> bool {
    a - b < 0
}

mod memory;
mod regions;
