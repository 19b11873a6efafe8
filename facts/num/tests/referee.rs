//! The referee itself against an independent soft-float library: same bits and the same exceptional events.
//!
//! Spite lists are crossed, then random numbers follow. `cargo test -p num --release -- --ignored` adds every pair of half
//! floats.

use num::exact::{self, Events, Format};
use num::{FloatControl, Rounding, float};
use rustc_apfloat::ieee::{Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};

const ROUNDINGS: [(Rounding, Round); 4] = [
    (Rounding::NearestEven, Round::NearestTiesToEven),
    (Rounding::Up, Round::TowardPositive),
    (Rounding::Down, Round::TowardNegative),
    (Rounding::Zero, Round::TowardZero),
];

const RANDOM: usize = 1_000_000;

/// Numbers where implementations break: zeros, ones, ends of ranges and their neighbours, NaNs, integer limits.
fn spite(format: Format) -> Vec<u128> {
    let fraction = format.precision - 1;
    let one = ((1u128 << (format.exponent_bits - 1)) - 1) << fraction;
    let infinity = format.infinity(false);
    let quiet = 1u128 << (fraction - 1);
    let mut list = vec![
        0, // zero and the denormals next to it
        1,
        2,
        3,
        quiet,
        (1 << fraction) - 1,
        1 << fraction, // the least normal number and its neighbour
        (1 << fraction) + 1,
        one / 2,
        one - 1,
        one,
        one + 1,
        one + (1 << fraction) / 2, // 1.5
        one + (1 << fraction),
        one + (u128::from(fraction) << fraction), // where units become whole
        one + (u128::from(fraction + 1) << fraction) + 1,
        infinity - 1,
        infinity,
        infinity + 1, // signaling
        infinity | quiet,
        infinity | quiet | 5,
    ];
    for exponent in [15, 16, 31, 32, 63, 64] {
        if exponent < format.bias_for_test() {
            list.push(one + ((exponent as u128) << fraction));
            list.push(one + ((exponent as u128) << fraction) - 1);
        }
    }
    let sign = format.infinity(true) ^ infinity;
    let negative: Vec<u128> = list.iter().map(|bits| bits | sign).collect();
    list.extend(negative);
    list
}

trait Bias {
    fn bias_for_test(&self) -> i32;
}

impl Bias for Format {
    fn bias_for_test(&self) -> i32 {
        (1 << (self.exponent_bits - 1)) - 1
    }
}

struct Generator(u64);

impl Generator {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Any bits half of the time, else numbers of like size, whose sums cancel and whose fractions are sparse.
    fn number(&mut self, format: Format) -> u128 {
        let mask = format.infinity(true) | ((1 << (format.precision - 1)) - 1);
        let bits = u128::from(self.next()) & mask;
        if self.next() & 1 == 0 {
            return bits;
        }
        let fraction = format.precision - 1;
        let exponent = (1u128 << (format.exponent_bits - 1)) - 4 + u128::from(self.next() & 7);
        let sparse = (1u128 << (self.next() % u64::from(format.precision))) & ((1 << fraction) - 1);
        let digits = if self.next() & 1 == 0 { sparse } else { bits & ((1 << fraction) - 1) };
        (bits & (format.infinity(true) ^ format.infinity(false))) | exponent << fraction | digits
    }
}

/// The library's verdict in our terms.
fn events(status: Status) -> u8 {
    let mut bits = 0;
    for (flag, event) in [
        (Status::INVALID_OP, Events::INVALID),
        (Status::DIV_BY_ZERO, Events::DIVIDE_BY_ZERO),
        (Status::OVERFLOW, Events::OVERFLOW),
        (Status::UNDERFLOW, Events::UNDERFLOW),
        (Status::INEXACT, Events::INEXACT),
    ] {
        if status.contains(flag) {
            bits |= event;
        }
    }
    bits
}

/// Same number, or both NaN; same events. The two detect underflow alike except where rounding makes a number normal.
#[track_caller]
fn agree<F: Float>(
    format: Format,
    ours: u128,
    happened: Events,
    theirs: StatusAnd<F>,
    what: &dyn Fn() -> String,
) {
    let expected = theirs.value.to_bits();
    if format.is_nan(ours) || theirs.value.is_nan() {
        assert!(format.is_nan(ours) && theirs.value.is_nan(), "{}: {ours:x} and {expected:x}", what());
        assert!(!format.is_signaling(ours), "{}: a result is never signaling", what());
    } else {
        assert_eq!(ours, expected, "{}: {ours:x} and {expected:x}", what());
    }
    let mut difference = happened.0 ^ events(theirs.status);
    let least_normal = 1u128 << (format.precision - 1);
    if ours & !(format.infinity(true) ^ format.infinity(false)) == least_normal {
        difference &= !Events::UNDERFLOW;
    }
    // A number beyond the range that is rounded to the largest one has overflowed; the library only calls it inexact.
    if ours & !(format.infinity(true) ^ format.infinity(false)) == format.largest(false) {
        difference &= !Events::OVERFLOW;
    }
    assert_eq!(difference, 0, "{}: events {:x} and {:?}", what(), happened.0, theirs.status);
}

fn two<F: Float>(format: Format, a: u128, b: u128, (rounding, round): (Rounding, Round)) {
    let (x, y) = (F::from_bits(a), F::from_bits(b));
    let what = || format!("{a:x} {b:x} {rounding:?}");
    let mut happened = Events::default();
    let sum = exact::add(format, a, b, rounding, &mut happened);
    agree(format, sum, happened, x.add_r(y, round), &|| format!("add {}", what()));
    let mut happened = Events::default();
    let product = exact::mul(format, a, b, rounding, &mut happened);
    agree(format, product, happened, x.mul_r(y, round), &|| format!("mul {}", what()));
    let mut happened = Events::default();
    let quotient = exact::div(format, a, b, rounding, &mut happened);
    agree(format, quotient, happened, x.div_r(y, round), &|| format!("div {}", what()));
    let order = (exact::compare(format, a, b), x.partial_cmp(&y));
    assert_eq!(order.0, order.1, "compare {}", what());
}

fn three<F: Float>(format: Format, a: u128, b: u128, c: u128, (rounding, round): (Rounding, Round)) {
    let mut happened = Events::default();
    let ours = exact::fma(format, a, b, c, rounding, &mut happened);
    let mut theirs = F::from_bits(a).mul_add_r(F::from_bits(b), F::from_bits(c), round);
    // A signaling NaN behind 0 * inf, or a zero product with one, is noticed by us always.
    let nan = [a, b, c].iter().any(|&x| format.is_nan(x));
    if nan {
        theirs.status =
            if [a, b, c].iter().any(|&x| format.is_signaling(x)) { Status::INVALID_OP } else { Status::OK };
    }
    agree(format, ours, happened, theirs, &|| format!("fma {a:x} {b:x} {c:x} {rounding:?}"));
}

fn crossed<F: Float>(format: Format) {
    let list = spite(format);
    for mode in ROUNDINGS {
        for &a in &list {
            for &b in &list {
                two::<F>(format, a, b, mode);
                for &c in &list {
                    three::<F>(format, a, b, c, mode);
                }
            }
        }
    }
}

fn random_two<F: Float>(format: Format, seed: u64) {
    let mut generator = Generator(seed);
    for index in 0..RANDOM {
        let (a, b) = (generator.number(format), generator.number(format));
        two::<F>(format, a, b, ROUNDINGS[index % 4]);
    }
}

fn random_three<F: Float>(format: Format, seed: u64) {
    let mut generator = Generator(seed);
    for index in 0..RANDOM {
        let [a, b, c] = std::array::from_fn(|_| generator.number(format));
        three::<F>(format, a, b, c, ROUNDINGS[index % 4]);
    }
}

#[test]
fn spite_of_half_floats() {
    crossed::<Half>(exact::HALF);
}

#[test]
fn spite_of_single_floats() {
    crossed::<Single>(exact::SINGLE);
}

#[test]
fn spite_of_double_floats() {
    crossed::<Double>(exact::DOUBLE);
}

#[test]
fn random_singles_in_two_operand_operations() {
    random_two::<Single>(exact::SINGLE, 0x1357_9bdf_2468_ace1);
}

#[test]
fn random_doubles_in_two_operand_operations() {
    random_two::<Double>(exact::DOUBLE, 0x0f1e_2d3c_4b5a_6971);
}

#[test]
fn random_singles_in_the_fused_operation() {
    random_three::<Single>(exact::SINGLE, 0x9e37_79b9_7f4a_7c15);
}

#[test]
fn random_doubles_in_the_fused_operation() {
    random_three::<Double>(exact::DOUBLE, 0xbf58_476d_1ce4_e5b9);
}

#[test]
fn every_half_float_with_spite() {
    let list = [0x0000, 0x8001, 0x03ff, 0x0400, 0x3c01, 0xbbff, 0x7bff, 0x7c00, 0x7d00];
    for a in 0..=0xffff {
        for (index, b) in list.into_iter().enumerate() {
            two::<Half>(exact::HALF, a, b, ROUNDINGS[(a as usize + index) % 4]);
            two::<Half>(exact::HALF, b, a, ROUNDINGS[(a as usize + index + 1) % 4]);
        }
    }
}

#[test]
#[ignore = "half an hour: every pair of half floats"]
fn every_pair_of_half_floats() {
    for a in 0..=0xffff {
        for b in 0..=0xffff {
            for mode in ROUNDINGS {
                two::<Half>(exact::HALF, a, b, mode);
            }
        }
    }
}

fn converted<A: FloatConvert<B>, B: Float>(
    from: Format,
    to: Format,
    a: u128,
    (rounding, round): (Rounding, Round),
) {
    let mut happened = Events::default();
    let ours = exact::convert(from, to, a, rounding, &mut happened);
    let theirs = A::from_bits(a).convert_r(round, &mut false);
    agree(to, ours, happened, theirs, &|| format!("convert {a:x} {rounding:?}"));
}

#[test]
fn every_half_float_widens_exactly_and_every_boundary_narrows() {
    for a in 0..=0xffff_u128 {
        for mode in ROUNDINGS {
            converted::<Half, Single>(exact::HALF, exact::SINGLE, a, mode);
            converted::<Half, Double>(exact::HALF, exact::DOUBLE, a, mode);
            // The half float itself, the middle to its neighbour, and what is next to them.
            let wide = exact::convert(exact::HALF, exact::SINGLE, a, mode.0, &mut Events::default());
            for distance in [-1_i64, 0, 1, 0xfff, 0x1000, 0x1001] {
                let single = (wide as i64 + distance) as u32;
                converted::<Single, Half>(exact::SINGLE, exact::HALF, u128::from(single), mode);
                let quick = num::f32_to_f16(f32::from_bits(single), mode.0);
                let slow = Single::from_bits(u128::from(single)).convert_r(mode.1, &mut false);
                let slow: Half = slow.value;
                let both = exact::HALF.is_nan(u128::from(quick)) && slow.is_nan();
                assert!(both || u128::from(quick) == slow.to_bits(), "{single:x} {mode:?} {quick:x}");
            }
        }
        let quick = num::f16_to_f32(a as u16);
        let slow: Single = Half::from_bits(a).convert(&mut false).value;
        assert!(quick.is_nan() && slow.is_nan() || u128::from(quick.to_bits()) == slow.to_bits());
    }
}

#[test]
fn doubles_narrow_like_the_library() {
    let mut generator = Generator(0x94d0_49bb_1331_11eb);
    let list = spite(exact::DOUBLE);
    let near_single = (0..RANDOM / 2).map(|_| {
        let single = generator.number(exact::SINGLE);
        let wide =
            exact::convert(exact::SINGLE, exact::DOUBLE, single, Rounding::Zero, &mut Events::default());
        (wide | u128::from(generator.next()) & 0x3fff_ffff) ^ u128::from(generator.next() & 1) << 28
    });
    for (index, a) in list.into_iter().chain(near_single).enumerate() {
        let mode = ROUNDINGS[index % 4];
        converted::<Double, Single>(exact::DOUBLE, exact::SINGLE, a, mode);
        converted::<Double, Half>(exact::DOUBLE, exact::HALF, a, mode);
        let control = FloatControl { rounding: mode.0, keep_denormals_f32: true, ..FloatControl::default() };
        let quick = num::f64_to_f32(f64::from_bits(a as u64), control);
        let slow: Single = Double::from_bits(a).convert_r(mode.1, &mut false).value;
        assert!(quick.is_nan() && slow.is_nan() || u128::from(quick.to_bits()) == slow.to_bits(), "{a:x}");
    }
}

fn integers<F: Float>(format: Format, seed: u64) {
    let mut generator = Generator(seed);
    let limits = [0, 1, -1, i64::MIN, i64::MAX, 1 << 31, (1 << 31) - 1, -(1 << 31), 0xffff_ffff, 1 << 53];
    let near = limits.into_iter().flat_map(|x| [x, x.wrapping_sub(1), x.wrapping_add(1)]);
    let any = (0..200_000).map(|_| (generator.next() >> (generator.next() & 63)) as i64);
    for value in near.chain(any) {
        for (rounding, round) in ROUNDINGS {
            let mut happened = Events::default();
            let ours = exact::from_integer(format, i128::from(value), rounding, &mut happened);
            agree(format, ours, happened, F::from_i128_r(i128::from(value), round), &|| format!("{value}"));
            let unsigned = value as u64;
            let mut happened = Events::default();
            let ours = exact::from_integer(format, i128::from(unsigned), rounding, &mut happened);
            let theirs = F::from_u128_r(u128::from(unsigned), round);
            agree(format, ours, happened, theirs, &|| format!("{unsigned}"));
        }
    }
    let list = spite(format);
    let any: Vec<u128> = (0..200_000).map(|_| generator.number(format)).collect();
    for a in list.into_iter().chain(any) {
        for (rounding, round) in ROUNDINGS {
            let mut happened = Events::default();
            let ours = exact::round_to_integral(format, a, rounding, &mut happened);
            let theirs = F::from_bits(a).round_to_integral(round);
            let what = || format!("integral {a:x} {rounding:?}");
            // The library calls a signaling NaN fine here and rounding inexact; the manual does neither.
            let expected = Status::from_bits_truncate(if format.is_signaling(a) { 1 } else { 0 });
            let theirs = expected.and(theirs.value);
            agree(format, ours, happened, theirs, &what);
            for width in [8, 16, 32, 64] {
                let mut happened = Events::default();
                let signed = (-(1_i128 << (width - 1)), (1_i128 << (width - 1)) - 1);
                let ours = exact::to_integer(format, a, rounding, signed, &mut happened);
                let theirs = F::from_bits(a).to_i128_r(width, round, &mut false);
                assert_eq!(ours, theirs.value, "{} bits of {a:x} {rounding:?}", width);
                assert_eq!(happened.0, events(theirs.status), "{} bits of {a:x} {rounding:?}", width);
                let mut happened = Events::default();
                let ours = exact::to_integer(format, a, rounding, (0, (1 << width) - 1), &mut happened);
                let theirs = F::from_bits(a).to_u128_r(width, round, &mut false);
                assert_eq!(ours as u128, theirs.value, "{} bits of {a:x} {rounding:?}", width);
                assert_eq!(happened.0, events(theirs.status), "{} bits of {a:x} {rounding:?}", width);
            }
        }
    }
}

#[test]
fn integers_and_half_floats() {
    integers::<Half>(exact::HALF, 0x2545_f491_4f6c_dd1d);
}

#[test]
fn integers_and_single_floats() {
    integers::<Single>(exact::SINGLE, 0x5851_f42d_4c95_7f2d);
}

#[test]
fn integers_and_double_floats() {
    integers::<Double>(exact::DOUBLE, 0x1405_7b7e_f767_814f);
}

/// The library has no square root; its own products say whether a root is the right one.
#[test]
fn roots_are_correctly_rounded() {
    let mut generator = Generator(0xda94_2042_e4dd_58b5);
    for _ in 0..200_000 {
        let bits = generator.number(exact::DOUBLE) as u64 & (u64::MAX >> 1);
        let x = f64::from_bits(bits);
        let mut happened = Events::default();
        let root = |rounding, happened: &mut Events| {
            f64::from_bits(exact::sqrt(exact::DOUBLE, u128::from(bits), rounding, happened) as u64)
        };
        let nearest = root(Rounding::NearestEven, &mut happened);
        assert!(nearest.is_nan() && x.is_nan() || nearest.to_bits() == x.sqrt().to_bits(), "{x:e}");
        if !x.is_finite() || x == 0.0 {
            continue;
        }
        let (down, up) = (root(Rounding::Down, &mut happened), root(Rounding::Up, &mut happened));
        let square = |y: f64, round| {
            let y = Double::from_bits(u128::from(y.to_bits()));
            let exact = y.mul_add_r(y, -Double::from_bits(u128::from(bits)), round).value;
            (exact.is_negative(), exact.is_zero())
        };
        if x > 1e-290 && x < 1e290 {
            assert!(square(down, Round::NearestTiesToEven).0 || square(down, Round::NearestTiesToEven).1);
            let above = square(up, Round::NearestTiesToEven);
            assert!(!above.0 || above.1, "{x:e}");
        }
        assert!(up == down || up == down.next_up());
        assert_eq!(root(Rounding::Zero, &mut happened), down);
    }
    let mut happened = Events::default();
    assert!(exact::SINGLE.is_nan(exact::sqrt(
        exact::SINGLE,
        u128::from((-1.0f32).to_bits()),
        Rounding::Up,
        &mut happened
    )));
    assert_eq!(happened.0, Events::INVALID);
    assert_eq!(float::sqrt_f32(-0.0, FloatControl::default(), &mut happened).to_bits(), 0x8000_0000);
}

/// The modes around the exact operations, the way cr0 sets them.
#[test]
fn denormal_and_alternative_modes_wrap_the_library() {
    let list = spite(exact::SINGLE);
    let flush = |bits: u128| exact::SINGLE.flush(bits);
    for (index, (rounding, round)) in ROUNDINGS.into_iter().enumerate() {
        for &a in &list {
            for &b in &list {
                let control = FloatControl { rounding, ..FloatControl::default() };
                let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
                let ours = float::add_f32(x, y, control, &mut Events::default());
                let theirs = Single::from_bits(flush(a)).add_r(Single::from_bits(flush(b)), round).value;
                let theirs = f32::from_bits(flush(theirs.to_bits()) as u32);
                assert!(ours.is_nan() && theirs.is_nan() || ours.to_bits() == theirs.to_bits(), "{index}");
                let alternative = FloatControl { alternative: true, ..control };
                let ours = float::mul_f32(x, y, alternative, &mut Events::default());
                assert!(ours.is_finite() && !ours.is_subnormal(), "{x:e} * {y:e} is {ours:e}");
                let clean =
                    |x: f32| if x.is_nan() { 0.0 } else { float::flush_f32(x.clamp(f32::MIN, f32::MAX)) };
                let theirs = Single::from_bits(u128::from(clean(x).to_bits()))
                    .mul_r(Single::from_bits(u128::from(clean(y).to_bits())), round)
                    .value;
                assert_eq!(ours, clean(f32::from_bits(theirs.to_bits() as u32)));
            }
        }
    }
}

/// The short ways in doubles against the exact operations: results and events, in every rounding mode.
#[test]
fn single_arithmetic_is_the_exact_one_of_every_mode() {
    let mut generator = Generator(0x2545_f491_4f6c_dd1d);
    let list = spite(exact::SINGLE);
    let random = (0..RANDOM).map(|_| std::array::from_fn(|_| generator.number(exact::SINGLE)));
    let spiteful = list.iter().flat_map(|&a| list.iter().map(move |&b| [a, b, a ^ b]));
    for [a, b, c] in spiteful.chain(random.collect::<Vec<[u128; 3]>>()) {
        let [x, y, z] = [a, b, c].map(|bits| f32::from_bits(bits as u32));
        for (rounding, _) in ROUNDINGS {
            let control = FloatControl { rounding, keep_denormals_f32: true, ..FloatControl::default() };
            let check = |name: &str,
                         ours: &dyn Fn(&mut Events) -> f32,
                         exact: &dyn Fn(&mut Events) -> u128| {
                let (mut signalled, mut happened) = (Events::default(), Events::default());
                let (found, expected) = (ours(&mut signalled), f32::from_bits(exact(&mut happened) as u32));
                let alike = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
                assert!(alike, "{name} {x:e} {y:e} {z:e} {rounding:?}: {found:e}, not {expected:e}");
                assert_eq!(signalled.0, happened.0, "events of {name} {x:e} {y:e} {z:e} {rounding:?}");
            };
            let f = exact::SINGLE;
            check("add", &|e| float::add_f32(x, y, control, e), &|e| exact::add(f, a, b, rounding, e));
            check("mul", &|e| float::mul_f32(x, y, control, e), &|e| exact::mul(f, a, b, rounding, e));
            check("fma", &|e| float::fma_f32(x, y, z, control, e), &|e| exact::fma(f, a, b, c, rounding, e));
        }
    }
}
