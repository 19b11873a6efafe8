//! Opcodes against the scalar referee in `num`, over spiteful and random operands, on every platform that has them and both
//! vector units.

mod common;

use common::*;
use hw::Platform;
use num::{Events, FloatControl, float, integer, math};

/// Numbers that break things.
const SPITE: [f32; 16] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    f32::MAX,
    f32::MIN,
    f32::MIN_POSITIVE,
    1.0e-40,
    -1.0e-40,
    3.5,
    -2.5,
    4.0e9,
];

fn random(seed: u32) -> impl FnMut() -> u32 {
    let mut state = u64::from(seed) * 2 + 0x9e37_79b9_7f4a_7c15;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) as u32
    }
}

/// Float operand pairs: the spite list crossed with itself, then random bits.
fn float_pairs() -> Vec<([f32; 16], [f32; 16])> {
    let mut pairs: Vec<_> = (0..16).map(|n| (SPITE, std::array::from_fn(|i| SPITE[(i + n) % 16]))).collect();
    let mut next = random(1);
    for _ in 0..8 {
        pairs.push((
            std::array::from_fn(|_| f32::from_bits(next())),
            std::array::from_fn(|_| f32::from_bits(next())),
        ));
    }
    pairs
}

fn same(a: f32, b: f32) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

#[track_caller]
fn check_float(instruction: &str, referee: impl Fn(f32, f32) -> f32) {
    check_float_on(EVERY, instruction, referee);
}

#[track_caller]
fn check_float_on(platforms: &[&'static Platform], instruction: &str, referee: impl Fn(f32, f32) -> f32) {
    for (a, b) in float_pairs() {
        let outcome = program_on(platforms, instruction, &sixteen(), |thread| {
            set_floats(thread, 2, &a);
            set_floats(thread, 4, &b);
        });
        for (i, value) in floats(&outcome.thread, 10, 16).into_iter().enumerate() {
            let expected = referee(a[i], b[i]);
            assert!(same(value, expected), "{instruction}: {} {} gave {value}, not {expected}", a[i], b[i]);
        }
    }
}

#[track_caller]
fn check_int(instruction: &str, referee: impl Fn(u32, u32) -> u32) {
    check_int_on(EVERY, instruction, referee);
}

#[track_caller]
fn check_int_on(platforms: &[&'static Platform], instruction: &str, referee: impl Fn(u32, u32) -> u32) {
    let spite = [
        0,
        1,
        2,
        31,
        32,
        0x7f,
        0x80,
        0xffff,
        0x8000,
        0x1_0000,
        0x7fff_ffff,
        0x8000_0000,
        !0,
        !1,
        5,
        0x1234_5678,
    ];
    let mut next = random(2);
    let mut pairs: Vec<([u32; 16], [u32; 16])> =
        (0..16).map(|n| (spite, std::array::from_fn(|i| spite[(i + n) % 16]))).collect();
    pairs.extend((0..8).map(|_| (std::array::from_fn(|_| next()), std::array::from_fn(|_| 0))));
    for (_, b) in pairs.iter_mut().skip(16) {
        *b = std::array::from_fn(|_| next());
    }
    for (a, b) in pairs {
        let outcome = program_on(platforms, instruction, &sixteen(), |thread| {
            set_dwords(thread, 2, &a);
            set_dwords(thread, 4, &b);
        });
        for (i, value) in dwords(&outcome.thread, 10, 16).into_iter().enumerate() {
            let expected = referee(a[i], b[i]);
            assert_eq!(value, expected, "{instruction}: {:#x} {:#x}", a[i], b[i]);
        }
    }
}

fn ieee() -> FloatControl {
    FloatControl::default()
}

fn add_f32(a: f32, b: f32) -> f32 {
    float::add_f32(a, b, ieee(), &mut Events::default())
}

fn mul_f32(a: f32, b: f32) -> f32 {
    float::mul_f32(a, b, ieee(), &mut Events::default())
}

fn fma_f32(a: f32, b: f32, c: f32) -> f32 {
    float::fma_f32(a, b, c, ieee(), &mut Events::default())
}

fn input(x: f32) -> f32 {
    float::input_f32(x, ieee())
}

#[test]
fn float_arithmetic_is_the_referees() {
    check_float("add(16) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1H };", add_f32);
    check_float("add(16) g10<1>F -g2<8,8,1>F (abs)g4<8,8,1>F { align1 1H };", |a, b| add_f32(-a, b.abs()));
    check_float("mul(16) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1H };", mul_f32);
    check_float("mul.sat(16) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1H };", |a, b| {
        float::saturate_f32(mul_f32(a, b))
    });
    check_float("mad(16) g10<1>F g2<4,4,1>F g4<4,4,1>F g4<4,4,1>F { align16 1H };", |a, b| fma_f32(b, b, a));
    check_float("sel.l(16) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1H };", |a, b| {
        float::min_f32(input(a), input(b))
    });
    check_float("sel.ge(16) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1H };", |a, b| {
        float::max_f32(input(a), input(b))
    });
    check_float("sel.ge.sat(16) g10<1>F g2<8,8,1>F -g4<8,8,1>F { align1 1H };", |a, b| {
        float::saturate_f32(float::max_f32(input(a), -input(b)))
    });
}

#[test]
fn eight_and_one_channel_forms_agree_with_sixteen() {
    check_float(
        "add(8) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1Q };
         add(8) g11<1>F g3<8,8,1>F g5<8,8,1>F { align1 2Q };",
        add_f32,
    );
    let outcome = program(
        "mul(1) g10.3<1>F g2.1<0,1,0>F g4.2<0,1,0>F { align1 WE_all 1N };
         add(4) g11<1>F g2<4,4,1>F g4<4,4,1>F { align1 WE_all 1N };",
        |thread| {
            set_floats(thread, 2, &[1.0, 2.0, 3.0, 4.0, 5.0]);
            set_floats(thread, 4, &[10.0, 20.0, 30.0, 40.0, 50.0]);
        },
    );
    assert_eq!(floats(&outcome.thread, 10, 8), [0.0, 0.0, 0.0, 60.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(floats(&outcome.thread, 11, 8), [11.0, 22.0, 33.0, 44.0, 0.0, 0.0, 0.0, 0.0]);
}

#[test]
fn rounding_instructions_are_the_referees() {
    check_float("frc(16) g10<1>F g2<8,8,1>F { align1 1H };", |a, _| float::frc_f32(input(a)));
    check_float("rndd(16) g10<1>F g2<8,8,1>F { align1 1H };", |a, _| input(a).floor());
    check_float("rndu(16) g10<1>F g2<8,8,1>F { align1 1H };", |a, _| input(a).ceil());
    check_float("rnde(16) g10<1>F g2<8,8,1>F { align1 1H };", |a, _| input(a).round_ties_even());
    check_float("rndz(16) g10<1>F g2<8,8,1>F { align1 1H };", |a, _| input(a).trunc());
}

#[test]
fn math_functions_are_the_referees() {
    let flush = float::flush_f32;
    check_float("math inv(16) g10<1>F g2<8,8,1>F null<8,8,1>F { align1 1H };", |a, _| {
        flush(math::inv(input(a)))
    });
    check_float("math sqrt(16) g10<1>F g2<8,8,1>F null<8,8,1>F { align1 1H };", |a, _| {
        flush(math::sqrt(input(a)))
    });
    check_float("math rsq(16) g10<1>F g2<8,8,1>F null<8,8,1>F { align1 1H };", |a, _| {
        flush(math::rsq(input(a)))
    });
    check_float("math exp(16) g10<1>F g2<8,8,1>F null<8,8,1>F { align1 1H };", |a, _| {
        flush(math::exp(input(a)))
    });
    check_float("math log(16) g10<1>F g2<8,8,1>F null<8,8,1>F { align1 1H };", |a, _| {
        flush(math::log(input(a)))
    });
    check_float("math sin(16) g10<1>F g2<8,8,1>F null<8,8,1>F { align1 1H };", |a, _| {
        flush(math::sin(input(a)))
    });
    check_float("math cos(16) g10<1>F g2<8,8,1>F null<8,8,1>F { align1 1H };", |a, _| {
        flush(math::cos(input(a)))
    });
    check_float("math pow(16) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1H };", |a, b| {
        flush(math::pow(input(a), input(b)))
    });
    check_float("math fdiv(16) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1H };", |a, b| {
        flush(input(a) / input(b))
    });
    check_int("math intdiv(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", |a, b| {
        integer::divide_unsigned(a, b).0
    });
    check_int("math intmod(16) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };", |a, b| {
        integer::divide_signed(a as i32, b as i32).1 as u32
    });
}

#[test]
fn integer_arithmetic_wraps() {
    check_int("add(16) g10<1>D g2<8,8,1>D -g4<8,8,1>D { align1 1H };", |a, b| a.wrapping_sub(b));
    check_int_on(WIDE, "mul(16) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };", u32::wrapping_mul);
    check_int("mul(16) g10<1>D g2<8,8,1>D g4<16,8,2>UW { align1 1H };", |a, b| a.wrapping_mul(b & 0xffff));
    check_int_on(WIDE, "and(16) g10<1>UD g2<8,8,1>UD ~g4<8,8,1>UD { align1 1H };", |a, b| a & !b);
    check_int("or(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", |a, b| a | b);
    check_int("xor(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", |a, b| a ^ b);
    check_int("not(16) g10<1>UD g2<8,8,1>UD { align1 1H };", |a, _| !a);
    check_int("shl(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", u32::wrapping_shl);
    check_int("shr(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", u32::wrapping_shr);
    check_int("asr(16) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };", |a, b| {
        (a as i32).wrapping_shr(b) as u32
    });
    check_int("avg(16) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };", |a, b| {
        ((i64::from(a as i32) + i64::from(b as i32) + 1) >> 1) as u32
    });
}

#[test]
fn integer_saturation_clamps_to_the_destination() {
    check_int("add.sat(16) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };", |a, b| {
        (a as i32).saturating_add(b as i32) as u32
    });
    check_int("add.sat(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", u32::saturating_add);
    check_int("add.sat(16) g10<1>UD g2<8,8,1>UD -g4<8,8,1>UD { align1 1H };", u32::saturating_sub);
    check_int("mov.sat(16) g10<1>UD g2<8,8,1>D { align1 1H };", |a, _| (a as i32).max(0) as u32);
    check_int(
        "mov.sat(16) g10<2>W g2<8,8,1>D { align1 1H };\nmov(16) g10<1>D g10<16,8,2>W { align1 1H };",
        |a, _| (a as i32).clamp(-0x8000, 0x7fff) as u32,
    );
}

#[test]
fn bit_fields_are_the_referees() {
    check_int("bfi1(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", integer::insert_mask);
    check_int("bfe(16) g10<1>UD g4<4,4,1>UD g2<4,4,1>UD g2<4,4,1>UD { align16 1H };", |a, b| {
        integer::extract_unsigned(b, a, a)
    });
    check_int("bfe(16) g10<1>D g4<4,4,1>D g2<4,4,1>D g2<4,4,1>D { align16 1H };", |a, b| {
        integer::extract_signed(b, a, a)
    });
    check_int("bfi2(16) g10<1>UD g2<4,4,1>UD g4<4,4,1>UD g2<4,4,1>UD { align16 1H };", |a, b| {
        integer::insert(a, b, a)
    });
    check_int("lzd(16) g10<1>UD g2<8,8,1>UD { align1 1H };", |a, _| a.leading_zeros());
    check_int("fbh(16) g10<1>UD g2<8,8,1>UD { align1 1H };", |a, _| integer::first_bit_high_unsigned(a));
    check_int("fbh(16) g10<1>D g2<8,8,1>D { align1 1H };", |a, _| integer::first_bit_high_signed(a));
    check_int("fbl(16) g10<1>UD g2<8,8,1>UD { align1 1H };", |a, _| integer::first_bit_low(a));
    check_int("cbit(16) g10<1>UD g2<8,8,1>UD { align1 1H };", |a, _| a.count_ones());
    check_int("bfrev(16) g10<1>UD g2<8,8,1>UD { align1 1H };", |a, _| a.reverse_bits());
}

#[test]
fn a_64_bit_product_comes_from_mul_and_mach() {
    check_int(
        "mul(8) acc0<1>D g2<8,8,1>D g4<16,8,2>UW { align1 1Q };
         mach(8) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1Q AccWrEnable };
         mul(8) acc0<1>D g3<8,8,1>D g5<16,8,2>UW { align1 2Q };
         mach(8) g11<1>D g3<8,8,1>D g5<8,8,1>D { align1 2Q AccWrEnable };",
        |a, b| ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32,
    );
    check_int(
        "mul(8) acc0<1>UD g2<8,8,1>UD g4<16,8,2>UW { align1 1Q };
         mach(8) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1Q AccWrEnable };
         mul(8) acc0<1>UD g3<8,8,1>UD g5<16,8,2>UW { align1 2Q };
         mach(8) g11<1>UD g3<8,8,1>UD g5<8,8,1>UD { align1 2Q AccWrEnable };",
        |a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32,
    );
}

#[test]
fn carries_and_borrows_go_to_the_accumulator() {
    let carry = "addc(8) null<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1Q AccWrEnable };
         mov(8) g10<1>UD acc0<8,8,1>UD { align1 1Q };
         addc(8) null<1>UD g3<8,8,1>UD g5<8,8,1>UD { align1 2Q AccWrEnable };
         mov(8) g11<1>UD acc0<8,8,1>UD { align1 2Q };";
    check_int(carry, |a, b| u32::from(a.checked_add(b).is_none()));
    check_int(&carry.replace("addc", "subb"), |a, b| u32::from(a < b));
}

#[test]
fn comparisons_write_all_ones() {
    for (name, relation) in [
        ("z", (|a, b| a == b) as fn(f32, f32) -> bool),
        ("nz", |a, b| a != b),
        ("g", |a, b| a > b),
        ("ge", |a, b| a >= b),
        ("l", |a, b| a < b),
        ("le", |a, b| a <= b),
    ] {
        for (a, b) in float_pairs() {
            let text = format!("cmp.{name}.f0.0(16) g10<1>F g2<8,8,1>F g4<8,8,1>F {{ align1 1H }};");
            let outcome = program(&text, |thread| {
                set_floats(thread, 2, &a);
                set_floats(thread, 4, &b);
            });
            for (i, value) in dwords(&outcome.thread, 10, 16).into_iter().enumerate() {
                let expected = relation(input(a[i]), input(b[i]));
                assert_eq!(value, if expected { !0 } else { 0 }, "{name} {} {}", a[i], b[i]);
                assert_eq!((outcome.thread.flags >> i) & 1 == 1, expected);
            }
        }
    }
    check_int("cmp.l.f0.0(16) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };", |a, b| {
        if (a as i32) < b as i32 { !0 } else { 0 }
    });
    check_int(
        "cmp.ge.f0.0(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };",
        |a, b| if a >= b { !0 } else { 0 },
    );
    // Signed and unsigned together compare as numbers.
    check_int("cmp.l.f0.0(16) g10<1>D g2<8,8,1>D g4<8,8,1>UD { align1 1H };", |a, b| {
        if i64::from(a as i32) < i64::from(b) { !0 } else { 0 }
    });
}

#[test]
fn selections_choose_by_flag_and_by_relation() {
    let outcome = everywhere(
        "(+f0.0) sel(16) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1H };
         (-f0.0) sel(16) g12<1>D g2<8,8,1>D 7D { align1 1H };",
        |thread| {
            thread.flags = 0x0f0f;
            set_dwords(thread, 2, &[1; 16]);
            set_dwords(thread, 4, &[2; 16]);
        },
    );
    for i in 0..16 {
        let on = 0x0f0f >> i & 1 == 1;
        assert_eq!(dwords(&outcome.thread, 10, 16)[i], if on { 1 } else { 2 });
        assert_eq!(dwords(&outcome.thread, 12, 16)[i], if on { 7 } else { 1 });
    }
    check_int("sel.l(16) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };", |a, b| {
        (a as i32).min(b as i32) as u32
    });
    check_int("sel.ge(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", u32::max);
    check_float_on(WIDE, "csel.l(16) g10<1>F g2<4,4,1>F g4<4,4,1>F g2<4,4,1>F { align16 1H };", |a, b| {
        if input(a) < 0.0 { input(a) } else { input(b) }
    });
}

#[test]
fn conversions_clamp_and_round() {
    check_int("mov(16) g10<1>D g2<8,8,1>F { align1 1H };", |a, _| {
        num::f32_to_i32(input(f32::from_bits(a)), ieee()) as u32
    });
    check_int("mov(16) g10<1>UD g2<8,8,1>F { align1 1H };", |a, _| {
        num::f32_to_u32(input(f32::from_bits(a)), ieee())
    });
    check_int("mov(16) g10<1>F g2<8,8,1>D { align1 1H };", |a, _| (a as i32 as f32).to_bits());
    check_int("mov(16) g10<1>F g2<8,8,1>UD { align1 1H };", |a, _| (a as f32).to_bits());
    check_int("mov(16) g10<1>F g2<16,8,2>W { align1 1H };", |a, _| f32::from(a as i16).to_bits());
    check_int("mov(16) g10<1>D g2<32,8,4>B { align1 1H };", |a, _| i32::from(a as i8) as u32);
    check_int("mov(16) g10<1>UD g2.3<32,8,4>UB { align1 1H };", |a, _| a >> 24);
    check_int("mov(16) g10<1>F g2<8,8,1>F { align1 1H };", |a, _| a);
    check_int("mov(16) g10<1>D -g2<8,8,1>D { align1 1H };", |a, _| a.wrapping_neg());
}

#[test]
fn half_floats_convert_through_their_bits() {
    let values: [f32; 16] = std::array::from_fn(|i| (i as f32 - 7.5) * 3.3);
    let outcome = program(
        "mov(8) g20<2>HF g2<8,8,1>F { align1 1Q };
         mov(8) g10<1>F g20<16,8,2>HF { align1 1Q };
         add(8) g22<2>HF g20<16,8,2>HF g20<16,8,2>HF { align1 1Q };
         mov(8) g11<1>F g22<16,8,2>HF { align1 1Q };",
        |thread| set_floats(thread, 2, &values),
    );
    for (i, value) in floats(&outcome.thread, 10, 16).into_iter().enumerate() {
        let half = num::f16_to_f32(num::f32_to_f16(values[i % 8], num::Rounding::NearestEven));
        assert_eq!(value, if i < 8 { half } else { half + half });
    }
}

#[test]
fn doubles_and_quads_are_wide() {
    let doubles: [f64; 4] = [1.5, -2.25, 1e300, 1e-300];
    let outcome = program(
        "mul(4) g10<1>DF g2<4,4,1>DF g2<4,4,1>DF { align1 WE_all 1N };
         mov(4) g11<1>F g2<4,4,1>DF { align1 WE_all 1N };
         mov(4) g12<1>DF g11<4,4,1>F { align1 WE_all 1N };
         mul(4) g13<1>Q g6<4,4,1>D g6<4,4,1>D { align1 WE_all 1N };
         add(4) g14<1>Q g13<4,4,1>Q 1D { align1 WE_all 1N };
         cmp.l.f0.0(4) null<1>DF g2<4,4,1>DF g12<4,4,1>DF { align1 WE_all 1N };",
        |thread| {
            let words: [u32; 8] = bytemuck::cast(doubles);
            set_dwords(thread, 2, &words);
            set_dwords(thread, 6, &[0x7fff_ffff, (-5i32) as u32, 3, 0]);
        },
    );
    let wide = |register: usize| -> [f64; 4] {
        let words: [u32; 8] = dwords(&outcome.thread, register, 8).try_into().unwrap();
        bytemuck::cast(words)
    };
    assert_eq!(wide(10)[..2], [2.25, 5.0625]);
    assert_eq!(wide(10)[3], 0.0);
    assert_eq!(floats(&outcome.thread, 11, 4), [1.5, -2.25, f32::INFINITY, 0.0]);
    assert_eq!(wide(12)[1], -2.25);
    let quads: [i64; 4] = bytemuck::cast(wide(13));
    assert_eq!(quads, [0x7fff_ffff_i64 * 0x7fff_ffff, 25, 9, 0]);
    let quads: [i64; 4] = bytemuck::cast(wide(14));
    assert_eq!(quads[1], 26);
    assert_eq!(outcome.thread.flags & 0xf, 0b0100);
}

#[test]
fn plane_equations_and_dot_products() {
    let outcome = program(
        "pln(16) g10<1>F g2<0,1,0>F g4<8,8,1>F { align1 1H };
         line(16) g12<1>F g2<0,1,0>F g4<8,8,1>F { align1 1H };
         dp4(8) g14<1>F g4<4,4,1>F g5<4,4,1>F { align1 1Q };
         dph(8) g15<1>F g4<4,4,1>F g5<4,4,1>F { align1 1Q };
         dp2(8) g16<1>F g4<4,4,1>F g5<4,4,1>F { align1 1Q };
         lrp(8) g17<1>F g2<4,4,1>F g4<4,4,1>F g5<4,4,1>F { align16 1Q };",
        |thread| {
            set_floats(thread, 2, &[2.0, 3.0, 99.0, 5.0, 0.25, 0.5, 0.75, 1.0]);
            set_floats(thread, 4, &std::array::from_fn::<f32, 32, _>(|i| i as f32));
        },
    );
    for i in 0..16 {
        let u = (i % 8 + i / 8 * 16) as f32;
        assert_eq!(floats(&outcome.thread, 10, 16)[i], 2.0 * u + 3.0 * (u + 8.0) + 5.0);
        assert_eq!(floats(&outcome.thread, 12, 16)[i], 2.0 * i as f32 + 5.0);
    }
    let dot = |n: usize, group: usize| (0..n).map(|i| ((i + group) * (i + group + 8)) as f32).sum::<f32>();
    assert_eq!(floats(&outcome.thread, 14, 8)[..5], [dot(4, 0), dot(4, 0), dot(4, 0), dot(4, 0), dot(4, 4)]);
    assert_eq!(floats(&outcome.thread, 15, 8)[0], dot(3, 0) + 11.0);
    assert_eq!(floats(&outcome.thread, 16, 8)[7], dot(2, 4));
    assert_eq!(floats(&outcome.thread, 17, 8)[5], 0.5 * 5.0 + 0.5 * 13.0);
}

#[test]
fn rounding_mode_and_denormal_bits_of_the_control_register_count() {
    let outcome = program(
        "or(1) cr0<1>UD cr0<0,1,0>UD 0x00000010UD { align1 WE_all 1N switch };
         add(8) g10<1>F g2<8,8,1>F g4<8,8,1>F { align1 1Q };
         and(1) cr0<1>UD cr0<0,1,0>UD 0xffffffcfUD { align1 WE_all 1N switch };
         add(8) g11<1>F g2<8,8,1>F g4<8,8,1>F { align1 1Q };
         or(1) cr0<1>UD cr0<0,1,0>UD 0x00000080UD { align1 WE_all 1N switch };
         add(8) g12<1>F g5<8,8,1>F g6<8,8,1>F { align1 1Q };",
        |thread| {
            set_floats(thread, 2, &[1.0; 8]);
            set_floats(thread, 4, &[1e-10; 8]);
            set_floats(thread, 5, &[1e-40; 8]);
        },
    );
    assert_eq!(floats(&outcome.thread, 10, 8), [1.0f32.next_up(); 8]);
    assert_eq!(floats(&outcome.thread, 11, 8), [1.0; 8]);
    assert_eq!(floats(&outcome.thread, 12, 8), [1e-40; 8]);
}

#[test]
fn saturation_into_floats_and_of_unsigned_products() {
    check_int("mov.sat(16) g10<1>F g2<8,8,1>D { align1 1H };", |a, _| {
        (if (a as i32) > 0 { 1.0f32 } else { 0.0 }).to_bits()
    });
    check_int_on(WIDE, "mul.sat(16) g10<1>UD g2<8,8,1>UD g4<8,8,1>UD { align1 1H };", u32::saturating_mul);
    check_int_on(WIDE, "mul.sat(16) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };", |a, b| {
        (a as i32).saturating_mul(b as i32) as u32
    });
}

#[test]
fn half_denormals_become_ordinary_floats() {
    let outcome = program(
        "mov(8) g10<1>F g2<16,8,2>HF { align1 1Q };
         mul(8) g20<2>HF g2<16,8,2>HF g3<16,8,2>HF { align1 1Q };",
        |thread| {
            set_dwords(thread, 2, &[1, 0x8001, 0x03ff, 0x3c00]);
            set_dwords(thread, 3, &[0x6400; 8]);
        },
    );
    let unit = 2f32.powi(-24);
    assert_eq!(floats(&outcome.thread, 10, 4), [unit, -unit, 1023.0 * unit, 1.0]);
    assert_eq!(dwords(&outcome.thread, 20, 4), [0, 0x8000, 0, 0x6400]);
}

/// Runs a program of Bay Trail on eight channels.
fn on_bay_trail(text: &str, set: &dyn Fn(&mut eu::Thread)) -> Outcome {
    let byt = &hw::platforms::BYT;
    let code = isa::parse_program(byt, text).unwrap();
    let kernel = eu::Kernel::decode(byt, fetch(&code));
    execute(&kernel, &ports::ThreadStart { dispatch_mask: 0xff, ..Default::default() }, set)
}

#[test]
fn small_multipliers_take_low_words_of_swizzled_vectors() {
    let outcome = on_bay_trail(
        "mul(8) acc0<1>D g2<4>D g4<4>.yxwzD { align16 1Q };
         mach(8) g10<1>D g2<4>D g4<4>.yxwzD { align16 1Q AccWrEnable };
         mov(8) g11<1>D acc0<4>D { align16 1Q };",
        &|thread| {
            set_dwords(thread, 2, &[3, 5, 7, 70_000, 1, 2, 3, 4]);
            set_dwords(thread, 4, &[10, 20, 100_000, 40, 50, 60, 70, 80]);
        },
    );
    let want: [u64; 8] = [60, 50, 280, 7_000_000_000, 60, 100, 240, 280];
    assert_eq!(dwords(&outcome.thread, 11, 8), want.map(|product| product as u32));
    assert_eq!(dwords(&outcome.thread, 10, 8), want.map(|product| (product >> 32) as u32));
}

#[test]
fn half_floats_are_bits_of_words_and_dwords_on_bay_trail() {
    let outcome = on_bay_trail(
        "f32to16(8) g10<2>W g2<8,8,1>F { align1 1Q };
         f16to32(8) g11<1>F g10<16,8,2>UW { align1 1Q };
         f32to16(8) g12<1>UD g2<4>F { align16 1Q };
         f16to32(8) g13<1>F g12<4>UD { align16 1Q };",
        &|thread| {
            set_dwords(thread, 2, &[1.0f32, -2.0, 0.5, 65504.0, 3.0, 0.0, 0.25, -1.5].map(f32::to_bits));
            set_dwords(thread, 10, &[0; 8]);
        },
    );
    let values = [1.0, -2.0, 0.5, 65504.0, 3.0, 0.0, 0.25, -1.5];
    assert_eq!(floats(&outcome.thread, 11, 8), values);
    assert_eq!(floats(&outcome.thread, 13, 8), values);
    assert_eq!(dwords(&outcome.thread, 10, 2), [0x3c00, 0xc000]);
    assert_eq!(dwords(&outcome.thread, 12, 2), [0x3c00, 0xc000]);
}

#[test]
fn doubles_are_pairs_of_channels_on_bay_trail() {
    let halves = |values: [f64; 4]| {
        let bits = values.map(f64::to_bits);
        std::array::from_fn::<u32, 8, _>(|half| (bits[half / 2] >> (half % 2 * 32)) as u32)
    };
    let outcome = on_bay_trail(
        "mov(8) g10<1>DF g2<1,2,0>F { align1 1Q };
         add(8) g12<1>DF g10<4,4,1>DF g4<0,2,1>DF { align1 1Q };
         mov(8) g14<1>F g12<4,4,1>DF { align1 1Q };
         mov(8) g16<1>.yDF g10<0>.zwzwDF { align16 1Q };",
        &|thread| {
            set_dwords(thread, 2, &[1.0f32, 2.0, 3.0, 4.0, 9.0, 9.0, 9.0, 9.0].map(f32::to_bits));
            set_dwords(thread, 4, &halves([0.5, 7.0, 7.0, 7.0]));
            set_dwords(thread, 14, &[77; 8]);
            set_dwords(thread, 16, &halves([6.0; 4]));
        },
    );
    assert_eq!(dwords(&outcome.thread, 10, 8), halves([1.0, 2.0, 3.0, 4.0]));
    assert_eq!(dwords(&outcome.thread, 12, 8), halves([1.5, 2.5, 3.5, 4.5]));
    let narrowed = dwords(&outcome.thread, 14, 8);
    assert_eq!([0, 2, 4, 6].map(|at| f32::from_bits(narrowed[at])), [1.5, 2.5, 3.5, 4.5]);
    // A write mask has a bit for each double, a swizzle one for each half.
    assert_eq!(dwords(&outcome.thread, 16, 8), halves([6.0, 2.0, 6.0, 6.0]));
}

#[test]
fn small_multipliers_use_the_low_word_of_the_second_factor() {
    let byt = &hw::platforms::BYT;
    let text = "mul(8) acc0<1>D g2<8,8,1>D g4<8,8,1>D { align1 1Q };
         mach(8) g10<1>D g2<8,8,1>D g4<8,8,1>D { align1 1Q AccWrEnable };
         mov(8) g11<1>D acc0<8,8,1>D { align1 1Q };";
    let code = isa::parse_program(byt, text).unwrap();
    let kernel = eu::Kernel::decode(byt, fetch(&code));
    let (a, b) = (-123_456_789i32, 987_654_321i32);
    let start = ports::ThreadStart { dispatch_mask: 0xff, ..Default::default() };
    let outcome = execute(&kernel, &start, &|thread| {
        set_dwords(thread, 2, &[a as u32; 8]);
        set_dwords(thread, 4, &[b as u32; 8]);
    });
    let product = i64::from(a) * i64::from(b);
    assert_eq!(dwords(&outcome.thread, 10, 8), [(product >> 32) as u32; 8]);
    assert_eq!(dwords(&outcome.thread, 11, 8), [product as u32; 8]);
}
