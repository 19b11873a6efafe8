//! The alternative mode and functions, value for value, on every platform. [skl.7:Alternative Floating Point Mode],
//! [skl.7:math]

mod common;

use common::*;

const MOST: f32 = f32::MAX;
const INFINITY: f32 = f32::INFINITY;
const NAN: f32 = f32::NAN;
/// A denormal.
const TINY: f32 = 1.0e-40;

/// g10 after an instruction on g2 and g6, with the alternative mode on or off.
fn run(alternative: bool, instruction: &str, a: &[f32; 8], b: &[f32; 8]) -> Vec<f32> {
    let text = format!(
        "mov(1) cr0.0<1>UD {}UD {{ align1 WE_all 1N switch }};
         {instruction};",
        u32::from(alternative)
    );
    let outcome = everywhere(&text, |thread| {
        set_floats(thread, 2, a);
        set_floats(thread, 3, a);
        set_floats(thread, 6, b);
        set_floats(thread, 7, b);
    });
    floats(&outcome.thread, 10, 8)
}

#[track_caller]
fn check(alternative: bool, instruction: &str, a: &[f32; 8], b: &[f32; 8], expected: &[f32; 8]) {
    let found = run(alternative, instruction, a, b);
    let alike = |(x, y): (&f32, &f32)| x.to_bits() == y.to_bits() || x.is_nan() && y.is_nan();
    assert!(found.iter().zip(expected).all(alike), "{instruction}: {found:?}, not {expected:?}");
}

const NOTHING: [f32; 8] = [0.0; 8];

#[test]
fn arithmetic_of_the_alternative_mode_is_finite() {
    let a = [MOST, -MOST, INFINITY, NAN, TINY, -TINY, INFINITY, 2.0];
    let b = [MOST, -MOST, 1.0, 5.0, 1.0, 0.0, -INFINITY, NAN];
    check(
        true,
        "add(8) g10<1>F g2<8,8,1>F g6<8,8,1>F",
        &a,
        &b,
        &[MOST, -MOST, MOST, 5.0, 1.0, 0.0, 0.0, 2.0],
    );
    let expected = [MOST, MOST, MOST, 0.0, 0.0, -0.0, -MOST, 0.0];
    check(true, "mul(8) g10<1>F g2<8,8,1>F g6<8,8,1>F", &a, &b, &expected);
    let expected = [MOST, -MOST, MOST, 5.0, 1.0, 0.0, -MOST, 4.0];
    check(
        true,
        "mad(8) g10<1>F g6<4,4,1>F g2<4,4,1>F g2<4,4,1>F { align16 }",
        &[MOST, 0.0, INFINITY, NAN, TINY, -TINY, 0.0, 2.0],
        &b,
        &expected,
    );
    // As IEEE has it otherwise.
    let expected = [INFINITY, -INFINITY, INFINITY, NAN, 1.0, 0.0, NAN, NAN];
    check(false, "add(8) g10<1>F g2<8,8,1>F g6<8,8,1>F", &a, &b, &expected);
}

#[test]
fn moves_and_selections_of_the_alternative_mode_let_nothing_else_in() {
    let a = [INFINITY, -INFINITY, NAN, TINY, 3.0, -0.0, -NAN, -TINY];
    check(true, "mov(8) g10<1>F -g2<8,8,1>F", &a, &NOTHING, &[-MOST, MOST, 0.0, -0.0, -3.0, 0.0, 0.0, 0.0]);
    check(
        true,
        "sel.l(8) g10<1>F g2<8,8,1>F g6<8,8,1>F",
        &a,
        &[1.0; 8],
        &[1.0, -MOST, 0.0, 0.0, 1.0, -0.0, 0.0, -0.0],
    );
    check(
        true,
        "sel.ge(8) g10<1>F g2<8,8,1>F g6<8,8,1>F",
        &a,
        &[-1.0; 8],
        &[MOST, -1.0, 0.0, 0.0, 3.0, -0.0, 0.0, -0.0],
    );
    // A raw move is no arithmetic.
    check(true, "mov(8) g10<1>F g2<8,8,1>F", &a, &NOTHING, &a);
}

#[test]
fn functions_of_the_alternative_mode_take_magnitudes_and_have_limits() {
    let a = [0.0, -0.0, 4.0, -4.0, TINY, NAN, INFINITY, 1.0];
    let of = |function: &str| format!("math {function}(8) g10<1>F g2<8,8,1>F null<8,8,1>F");
    check(true, &of("inv"), &a, &NOTHING, &[MOST, -MOST, 0.25, -0.25, MOST, MOST, 0.0, 1.0]);
    check(true, &of("sqrt"), &a, &NOTHING, &[0.0, 0.0, 2.0, 2.0, 0.0, 0.0, MOST.sqrt(), 1.0]);
    check(true, &of("rsq"), &a, &NOTHING, &[MOST, MOST, 0.5, 0.5, MOST, MOST, 1.0 / MOST.sqrt(), 1.0]);
    check(true, &of("log"), &a, &NOTHING, &[-MOST, -MOST, 2.0, 2.0, -MOST, -MOST, 128.0, 0.0]);
    let powers = [0.0, -0.0, 4.0, -4.0, TINY, NAN, INFINITY, 200.0];
    check(true, &of("exp"), &powers, &NOTHING, &[1.0, 1.0, 16.0, 0.0625, 1.0, 1.0, MOST, MOST]);
    check(
        true,
        &of("sin"),
        &[0.0, -0.0, NAN, TINY, 0.0, 0.0, 0.0, 0.0],
        &NOTHING,
        &[0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    );
    check(true, &of("cos"), &[0.0, -0.0, NAN, TINY, 0.0, 0.0, 0.0, 0.0], &NOTHING, &[1.0; 8]);
    let (base, exponent) =
        ([0.0, -2.0, 2.0, 0.0, INFINITY, 3.0, 0.5, NAN], [0.0, 3.0, 200.0, -1.0, 0.0, 2.0, 200.0, 2.0]);
    let text = "math pow(8) g10<1>F g2<8,8,1>F g6<8,8,1>F";
    check(true, text, &base, &exponent, &[1.0, 8.0, MOST, MOST, 1.0, 9.0, 0.0, 0.0]);
    let text = "math fdiv(8) g10<1>F g2<8,8,1>F g6<8,8,1>F";
    check(
        true,
        text,
        &[1.0, -1.0, 0.0, MOST, INFINITY, 3.0, NAN, 1.0],
        &[0.0, 0.0, 5.0, 0.5, 1.0, 2.0, 3.0, TINY],
        &[MOST, -MOST, 0.0, MOST, MOST, 1.5, 0.0, MOST],
    );
}

#[test]
fn functions_have_the_special_values_of_the_manuals_tables() {
    let a = [0.0, -0.0, INFINITY, -INFINITY, NAN, -1.0, TINY, -TINY];
    let of = |function: &str| format!("math {function}(8) g10<1>F g2<8,8,1>F null<8,8,1>F");
    check(false, &of("inv"), &a, &NOTHING, &[INFINITY, -INFINITY, 0.0, -0.0, NAN, -1.0, INFINITY, -INFINITY]);
    check(
        false,
        &of("log"),
        &a,
        &NOTHING,
        &[-INFINITY, -INFINITY, INFINITY, NAN, NAN, NAN, -INFINITY, -INFINITY],
    );
    check(false, &of("exp"), &a, &NOTHING, &[1.0, 1.0, INFINITY, 0.0, NAN, 0.5, 1.0, 1.0]);
    check(false, &of("sqrt"), &a, &NOTHING, &[0.0, -0.0, INFINITY, NAN, NAN, NAN, 0.0, -0.0]);
    check(false, &of("rsq"), &a, &NOTHING, &[INFINITY, -INFINITY, 0.0, NAN, NAN, NAN, INFINITY, -INFINITY]);
    check(false, &of("sin"), &a, &NOTHING, &[0.0, -0.0, NAN, NAN, NAN, -0.841_470_96, 0.0, -0.0]);
    check(false, &of("cos"), &a, &NOTHING, &[1.0, 1.0, NAN, NAN, NAN, 0.540_302_3, 1.0, 1.0]);
    // Powers: rows of the manual's table by exponent.
    let bases = [-INFINITY, -5.0, -0.5, -0.0, 0.0, 0.5, 5.0, INFINITY];
    let text = "math pow(8) g10<1>F g2<8,8,1>F g6<8,8,1>F";
    for (exponent, expected) in [
        (0.0, [NAN, 1.0, 1.0, NAN, NAN, 1.0, 1.0, NAN]),
        (-0.0, [NAN, 1.0, 1.0, NAN, NAN, 1.0, 1.0, NAN]),
        (INFINITY, [INFINITY, INFINITY, 0.0, 0.0, 0.0, 0.0, INFINITY, INFINITY]),
        (-INFINITY, [0.0, 0.0, INFINITY, INFINITY, INFINITY, INFINITY, 0.0, 0.0]),
        (2.0, [INFINITY, 25.0, 0.25, 0.0, 0.0, 0.25, 25.0, INFINITY]),
        (-1.0, [0.0, 0.2, 2.0, INFINITY, INFINITY, 2.0, 0.2, 0.0]),
        (NAN, [NAN; 8]),
    ] {
        check(false, text, &bases, &[exponent; 8], &expected);
    }
    check(
        false,
        text,
        &[1.0, -1.0, NAN, 1.0, 2.0, 3.0, 9.0, 4.0],
        &[INFINITY, -INFINITY, 1.0, 7.0, 10.0, 3.0, 0.5, -0.5],
        &[NAN, NAN, NAN, 1.0, 1024.0, 27.0, 3.0, 0.5],
    );
    let text = "math fdiv(8) g10<1>F g2<8,8,1>F g6<8,8,1>F";
    check(
        false,
        text,
        &[1.0, -1.0, 0.0, INFINITY, 1.0, 3.0, NAN, 1.0e-38],
        &[0.0, 0.0, 0.0, INFINITY, INFINITY, 2.0, 3.0, 2.0],
        &[INFINITY, -INFINITY, NAN, NAN, 0.0, 1.5, NAN, 0.0],
    );
}

#[test]
fn functions_saturate_and_take_modifiers() {
    let a = [4.0, -4.0, 0.25, -0.25, 100.0, 1.0, 16.0, -0.0625];
    check(
        false,
        "math.sat sqrt(8) g10<1>F (abs)g2<8,8,1>F null<8,8,1>F",
        &a,
        &NOTHING,
        &[1.0, 1.0, 0.5, 0.5, 1.0, 1.0, 1.0, 0.25],
    );
    check(
        false,
        "math.sat inv(8) g10<1>F -g2<8,8,1>F null<8,8,1>F",
        &a,
        &NOTHING,
        &[0.0, 0.25, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
    );
    check(false, "math rsq(8) g10<1>F -(abs)g2<8,8,1>F null<8,8,1>F", &a, &NOTHING, &[NAN; 8]);
}

#[test]
fn divisions_of_integers_by_zero_give_the_largest_quotient_and_the_dividend() {
    // The manual leaves it open.
    let a = [7_u32, 0, 0x8000_0000, 0xffff_fff9, 100, 0x7fff_ffff, 1, 9];
    let b = [0_u32, 0, 0, 0, 7, 0xffff_ffff, 2, 0xffff_fffd];
    for (type_, quotients, remainders) in [
        (
            "D",
            [i32::MAX, i32::MAX, i32::MIN, i32::MIN, 14, -i32::MAX, 0, -3].map(|x| x as u32),
            [7, 0, 0x8000_0000, 0xffff_fff9, 2, 0, 1, 0],
        ),
        ("UD", [!0, !0, !0, !0, 14, 0, 0, 0], [7, 0, 0x8000_0000, 0xffff_fff9, 2, 0x7fff_ffff, 1, 9]),
    ] {
        for (function, expected) in [("intdiv", quotients), ("intmod", remainders)] {
            let text = format!("math {function}(8) g10<1>{type_} g2<8,8,1>{type_} g6<8,8,1>{type_};");
            let outcome = everywhere(&text, |thread| {
                set_dwords(thread, 2, &a);
                set_dwords(thread, 6, &b);
            });
            assert_eq!(dwords(&outcome.thread, 10, 8), expected, "{text}");
        }
    }
}
