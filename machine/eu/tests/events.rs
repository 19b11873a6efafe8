//! Exceptional events of floats, which stay in sr0.1. [skl.7:IEEE Floating-Point Exceptions]

mod common;

use common::*;

const INVALID: u32 = 1;
const DIVISION: u32 = 2;
const UNDERFLOW: u32 = 4;
const OVERFLOW: u32 = 8;
const INEXACT: u32 = 16;

/// Of cr0.0: events are gathered, and denormals of double, single and half floats are kept.
const GATHER: u32 = 1 << 9;
const KEEP: u32 = 1 << 6 | 1 << 7 | 1 << 10;

/// Bits of sr0.1 after some instructions, in the modes of cr0.0. Sources by their registers: ones in g2; ones of which only
/// channel 5 is a zero in g4; the largest number in g6, the least normal one in g8, infinity in g10, a signaling NaN in g12,
/// 3 in g14, 1.5 in g16, a denormal in g18; as doubles 1, the largest, a signaling NaN, 0.1 and the least normal one in g22,
/// g24, g26, g28, g30; as half floats the same but for 0.1 in g32 to g35.
fn events(control: u32, instructions: &str) -> u32 {
    let text = format!(
        "mov(1) cr0.0<1>UD {control}UD {{ align1 WE_all 1N switch }};
         {instructions}
         mov(1) g20<1>UD sr0.1<0,1,0>UD {{ align1 WE_all 1N switch }};"
    );
    let outcome = program(&text, |thread| {
        set_floats(thread, 2, &[1.0; 8]);
        set_floats(thread, 4, &[1.0; 8]);
        thread.grf.floats_mut()[4 * 8 + 5] = 0.0;
        set_floats(thread, 6, &[f32::MAX; 8]);
        set_floats(thread, 8, &[f32::MIN_POSITIVE; 8]);
        set_floats(thread, 10, &[f32::INFINITY; 8]);
        set_dwords(thread, 12, &[0x7f80_0001; 8]);
        set_floats(thread, 14, &[3.0; 8]);
        set_floats(thread, 16, &[1.5; 8]);
        set_dwords(thread, 18, &[3; 8]);
        let doubles = [1f64.to_bits(), f64::MAX.to_bits(), 0x7ff0_0000_0000_0001, 0.1f64.to_bits(), 1 << 52];
        for (n, bits) in doubles.into_iter().enumerate() {
            let halves = [bits as u32, (bits >> 32) as u32];
            set_dwords(thread, 22 + 2 * n, &[halves; 8].concat());
        }
        for (n, bits) in [0x3c00, 0x7bff, 0x7c01, 0x0400_u32].into_iter().enumerate() {
            set_dwords(thread, 32 + n, &[bits << 16 | bits; 8]);
        }
    });
    dwords(&outcome.thread, 20, 1)[0] & 0x1f
}

fn one(instruction: &str) -> u32 {
    events(GATHER | KEEP, &format!("{instruction};"))
}

#[test]
fn arithmetic_overflows_underflows_is_inexact_or_invalid() {
    let add = |a: &str, b: &str| one(&format!("add(8) g40<1>F {a}<8,8,1>F {b}<8,8,1>F"));
    assert_eq!(add("g2", "g4"), 0);
    assert_eq!(add("g6", "g6"), OVERFLOW | INEXACT);
    assert_eq!(add("g6", "g2"), INEXACT);
    assert_eq!(add("g10", "-g10"), INVALID);
    assert_eq!(add("g10", "g10"), 0);
    assert_eq!(add("g2", "g12"), INVALID);
    assert_eq!(add("g18", "g18"), 0, "an exact denormal is no underflow");
    let mul = |a: &str, b: &str| one(&format!("mul(8) g40<1>F {a}<8,8,1>F {b}<8,8,1>F"));
    assert_eq!(mul("g8", "g8"), UNDERFLOW | INEXACT);
    assert_eq!(mul("g10", "g4"), INVALID);
    assert_eq!(mul("g6", "g14"), OVERFLOW | INEXACT);
    assert_eq!(mul("g18", "g16"), UNDERFLOW | INEXACT);
    let mad = |a: &str, b: &str, c: &str| {
        one(&format!("mad(8) g40<1>F {a}<4,4,1>F {b}<4,4,1>F {c}<4,4,1>F {{ align16 }}"))
    };
    assert_eq!(mad("g2", "g14", "g16"), 0);
    assert_eq!(mad("g8", "g14", "g2"), INEXACT);
    assert_eq!(mad("-g10", "g10", "g2"), INVALID);
    assert_eq!(mad("g6", "g6", "g2"), OVERFLOW | INEXACT);
    assert_eq!(mad("g12", "g2", "g2"), INVALID);
    // Saturation comes after the result, whose events stay.
    assert_eq!(one("add.sat(8) g40<1>F g6<8,8,1>F g6<8,8,1>F"), OVERFLOW | INEXACT);
}

#[test]
fn flushed_results_are_inexact_but_no_underflow() {
    let text = "mul(8) g40<1>F g8<8,8,1>F 0.5F;";
    assert_eq!(events(GATHER, text), INEXACT);
    assert_eq!(events(GATHER | KEEP, text), 0);
    let text = "mul(8) g40<1>DF g30<4,4,1>DF g28<4,4,1>DF;";
    assert_eq!(events(GATHER, text), INEXACT);
    assert_eq!(events(GATHER | KEEP, text), UNDERFLOW | INEXACT);
}

#[test]
fn functions_divide_by_zero_or_are_invalid() {
    let math = |function: &str, a: &str, b: &str| {
        one(&format!("math {function}(8) g40<1>F {a}<8,8,1>F {b}<8,8,1>F"))
    };
    assert_eq!(math("fdiv", "g2", "g4"), DIVISION);
    assert_eq!(math("fdiv", "g2", "g14"), INEXACT);
    assert_eq!(math("fdiv", "g4", "g4"), INVALID);
    assert_eq!(math("fdiv", "g10", "g10"), INVALID);
    assert_eq!(math("fdiv", "g14", "g16"), 0);
    assert_eq!(math("inv", "g4", "null"), DIVISION);
    assert_eq!(math("inv", "g14", "null"), INEXACT);
    assert_eq!(math("log", "g4", "null"), DIVISION);
    assert_eq!(math("log", "-g2", "null"), INVALID);
    assert_eq!(math("log", "g14", "null"), 0);
    assert_eq!(math("sqrt", "-g2", "null"), INVALID);
    assert_eq!(math("sqrt", "g14", "null"), INEXACT);
    assert_eq!(math("sqrt", "g2", "null"), 0);
    for function in ["inv", "log", "exp", "sqrt", "rsq", "sin", "cos"] {
        assert_eq!(math(function, "g12", "null"), INVALID, "{function}");
    }
    for function in ["exp", "rsq", "sin", "cos"] {
        assert_eq!(math(function, "g2", "null"), 0, "{function}");
    }
    assert_eq!(
        [math("pow", "g12", "g2"), math("pow", "g2", "g12"), math("pow", "g2", "g2")],
        [INVALID, INVALID, 0]
    );
}

#[test]
fn comparisons_moves_and_roundings_notice_signaling_nans_only() {
    for (text, expected) in [
        ("cmp.l.f0.0(8) null<1>F g2<8,8,1>F g12<8,8,1>F", INVALID),
        ("cmp.z.f0.0(8) null<1>F g12<8,8,1>F g2<8,8,1>F", INVALID),
        ("cmp.ge.f0.0(8) null<1>F g2<8,8,1>F g10<8,8,1>F", 0),
        // A selection has a NaN of either kind give way to the number.
        ("sel.l(8) g40<1>F g2<8,8,1>F g12<8,8,1>F", 0),
        ("sel.l(8) g40<1>F g12<8,8,1>F g12<8,8,1>F", INVALID),
        ("sel.ge(8) g40<1>F g12<8,8,1>F g12<8,8,1>F", INVALID),
        ("rndd(8) g40<1>F g12<8,8,1>F", INVALID),
        ("rndu(8) g40<1>F g12<8,8,1>F", INVALID),
        ("rnde(8) g40<1>F g12<8,8,1>F", INVALID),
        ("rndz(8) g40<1>F g12<8,8,1>F", INVALID),
        ("frc(8) g40<1>F g12<8,8,1>F", INVALID),
        // Rounding is never inexact.
        ("rndd(8) g40<1>F g16<8,8,1>F", 0),
        ("rnde(8) g40<1>F g16<8,8,1>F", 0),
        // A raw move says nothing, one that changes something does.
        ("mov(8) g40<1>F g12<8,8,1>F", 0),
        ("mov(8) g40<1>F -g12<8,8,1>F", INVALID),
        ("mov.sat(8) g40<1>F g12<8,8,1>F", INVALID),
        ("mov.sat(8) g40<1>F g6<8,8,1>F", 0),
        ("rndu(8) g40<1>DF g26<4,4,1>DF", INVALID),
        ("rndz(8) g40<1>DF g26<4,4,1>DF", INVALID),
        ("rndd(8) g40<1>DF g26<4,4,1>DF", INVALID),
        ("rnde(8) g40<1>DF g26<4,4,1>DF", INVALID),
        ("rndd(8) g40<1>DF g28<4,4,1>DF", 0),
        ("cmp.l.f0.0(8) null<1>DF g22<4,4,1>DF g26<4,4,1>DF", INVALID),
        ("cmp.le.f0.0(8) null<1>DF g22<4,4,1>DF g26<4,4,1>DF", INVALID),
        ("cmp.z.f0.0(8) null<1>DF g26<4,4,1>DF g22<4,4,1>DF", INVALID),
        ("cmp.z.f0.0(8) null<1>DF g24<4,4,1>DF g22<4,4,1>DF", 0),
        ("sel.l(8) g40<1>DF g26<4,4,1>DF g26<4,4,1>DF", INVALID),
        ("sel.ge(8) g40<1>DF g22<4,4,1>DF g26<4,4,1>DF", 0),
    ] {
        assert_eq!(one(text), expected, "{text}");
    }
}

#[test]
fn conversions_are_invalid_beyond_the_range_and_inexact_otherwise() {
    for (text, expected) in [
        ("mov(8) g40<1>D g6<8,8,1>F", INVALID),
        ("mov(8) g40<1>UD -g2<8,8,1>F", INVALID),
        ("mov(8) g40<1>D g16<8,8,1>F", INEXACT),
        ("mov(8) g40<1>D g14<8,8,1>F", 0),
        ("mov(8) g40<2>W g14<8,8,1>F", 0),
        ("mov(8) g40<2>W g6<8,8,1>F", INVALID),
        ("mov(8) g40<4>UB g6<8,8,1>F", INVALID),
        ("mov(8) g40<2>D g24<4,4,1>DF", INVALID),
        ("mov(8) g40<1>Q g24<4,4,1>DF", INVALID),
        ("mov(8) g40<1>UQ g28<4,4,1>DF", INEXACT),
        ("mov(8) g40<1>Q g22<4,4,1>DF", 0),
        ("mov(8) g40<2>F g24<4,4,1>DF", OVERFLOW | INEXACT),
        ("mov(8) g40<2>F g28<4,4,1>DF", INEXACT),
        ("mov(8) g40<2>F g22<4,4,1>DF", 0),
        ("mov(8) g40<2>HF g6<8,8,1>F", OVERFLOW | INEXACT),
        ("mov(8) g40<2>HF g8<8,8,1>F", UNDERFLOW | INEXACT),
        ("mov(8) g40<2>HF g16<8,8,1>F", 0),
        ("mov(8) g40<1>DF g6<4,4,1>F", 0),
        ("add(8) g40<1>HF g33<8,8,1>HF g33<8,8,1>HF", OVERFLOW | INEXACT),
        ("add(8) g40<1>HF g32<8,8,1>HF g32<8,8,1>HF", 0),
        ("mul(8) g40<1>HF g35<8,8,1>HF g35<8,8,1>HF", UNDERFLOW | INEXACT),
    ] {
        assert_eq!(one(text), expected, "{text}");
    }
}

#[test]
fn exceptional_events_stay_in_the_state_register() {
    let overflow = "add(8) g40<1>F g6<8,8,1>F g6<8,8,1>F;";
    let division = "math fdiv(8) g40<1>F g2<8,8,1>F g4<8,8,1>F;";
    assert_eq!(events(KEEP, &(overflow.to_string() + division)), 0);
    assert_eq!(events(GATHER | KEEP, &(overflow.to_string() + division)), OVERFLOW | INEXACT | DIVISION);
    let clear = "and(1) sr0.1<1>UD sr0.1<0,1,0>UD 0xffffffe0UD { align1 WE_all 1N switch };";
    assert_eq!(events(GATHER | KEEP, &(overflow.to_string() + clear + division)), DIVISION);
    // Only channel 5 divides by zero; it is off.
    for (text, expected) in [
        ("cmp.z.f0.0(8) null<1>UD g4<8,8,1>UD 0UD { align1 1Q }; (-f0.0) ", 0),
        ("cmp.z.f0.0(8) null<1>UD g4<8,8,1>UD 0UD { align1 1Q }; (+f0.0) ", DIVISION),
    ] {
        assert_eq!(events(GATHER | KEEP, &format!("{text}{division}")), expected, "{text}");
    }
    let off = "mov(1) f0.0<1>UW 0UW { align1 WE_all 1N }; (+f0.0) ";
    for text in [
        "mov(8) g40<2>F g24<4,4,1>DF;",
        "mov(8) g40<1>D g6<8,8,1>F;",
        "add(8) g40<1>DF g24<4,4,1>DF g24<4,4,1>DF;",
        "mad(8) g40<1>F g6<4,4,1>F g6<4,4,1>F g2<4,4,1>F { align16 };",
    ] {
        assert_ne!(events(GATHER | KEEP, text), 0, "{text}");
        assert_eq!(events(GATHER | KEEP, &format!("{off}{text}")), 0, "{text}");
    }
}

#[test]
fn the_alternative_mode_signals_nothing() {
    for text in ["add(8) g40<1>F g6<8,8,1>F g6<8,8,1>F;", "add(8) g40<1>F g2<8,8,1>F g12<8,8,1>F;"] {
        assert_eq!(events(GATHER | 1, text), 0, "{text}");
    }
}
