//! Comparisons and selections of every relation and type, NaNs and zeros among them.
//! [skl.7:Floating-Point Compare Operations], [skl.7:Min Max of Floating Point Numbers]

mod common;

use common::*;
use hw::Platform;

const CONDITIONS: [&str; 6] = ["z", "nz", "g", "ge", "l", "le"];

/// Whether a relation holds between numbers.
fn holds<T: PartialOrd>(condition: &str, a: T, b: T) -> bool {
    match condition {
        "z" => a == b,
        "nz" => a != b,
        "g" => a > b,
        "ge" => a >= b,
        "l" => a < b,
        _ => a <= b,
    }
}

const NUMBERS: [f32; 8] = [f32::NEG_INFINITY, -2.5, -0.0, 0.0, 1.0e-3, 2.5, f32::INFINITY, f32::NAN];

/// Every number against every number, eight at a time.
fn pairs(turn: usize) -> (Vec<f32>, Vec<f32>) {
    (0..16).map(|i| (NUMBERS[i % 8], NUMBERS[(i + turn + i / 8 * 4) % 8])).unzip()
}

fn bits_of(values: &[f32]) -> Vec<u32> {
    values.iter().map(|x| x.to_bits()).collect()
}

/// g10 and flags after an instruction on g2 and g6, with flags that nothing but f0.1 may change.
fn run(platforms: &[&'static Platform], text: &str, a: &[u32], b: &[u32]) -> (Vec<u32>, u64) {
    let outcome = program_on(platforms, text, &sixteen(), |thread| {
        thread.flags = 0x5555_0000_1234_9669;
        set_dwords(thread, 2, a);
        set_dwords(thread, 6, b);
    });
    assert_eq!(outcome.thread.flags & !0xffff_0000, 0x5555_0000_0000_9669, "{text}");
    (dwords(&outcome.thread, 10, 16), outcome.thread.flags >> 16 & 0xffff)
}

fn truths(channels: impl Iterator<Item = bool>) -> (Vec<u32>, u64) {
    let list: Vec<bool> = channels.collect();
    let flags = list.iter().enumerate().fold(0, |bits, (i, &truth)| bits | u64::from(truth) << i);
    (list.iter().map(|&truth| if truth { u32::MAX } else { 0 }).collect(), flags)
}

#[test]
fn comparisons_of_floats_hold_for_numbers_and_only_inequality_for_nans() {
    for turn in 0..8 {
        let (a, b) = pairs(turn);
        let each = || a.iter().copied().zip(b.iter().copied());
        for condition in CONDITIONS {
            let text = format!("cmp.{condition}.f0.1(16) g10<1>F g2<8,8,1>F g6<8,8,1>F {{ align1 1H }};");
            let expected = truths(each().map(|(a, b)| holds(condition, a, b)));
            assert_eq!(run(EVERY, &text, &bits_of(&a), &bits_of(&b)), expected, "{text} turn {turn}");
            // Modifiers come before the relation.
            let text = text.replace("g2", "-(abs)g2");
            let expected = truths(each().map(|(a, b)| holds(condition, -a.abs(), b)));
            assert_eq!(run(EVERY, &text, &bits_of(&a), &bits_of(&b)), expected, "{text} turn {turn}");
        }
        let text = "cmp.u.f0.1(16) g10<1>F g2<8,8,1>F g6<8,8,1>F { align1 1H };";
        let expected = truths(each().map(|(a, b)| a.is_nan() || b.is_nan()));
        assert_eq!(run(EVERY, text, &bits_of(&a), &bits_of(&b)), expected, "turn {turn}");
    }
}

#[test]
fn comparisons_that_prefer_numbers_hold_where_the_second_is_none() {
    for turn in 0..8 {
        let (a, b) = pairs(turn);
        for condition in CONDITIONS {
            let text = format!("cmpn.{condition}.f0.1(16) g10<1>F g2<8,8,1>F g6<8,8,1>F {{ align1 1H }};");
            // Inequality is the opposite. What two NaNs give is open.
            let expected = truths(
                a.iter().zip(&b).map(
                    |(&a, &b)| {
                        if b.is_nan() { condition != "nz" } else { holds(condition, a, b) }
                    },
                ),
            );
            assert_eq!(run(EVERY, &text, &bits_of(&a), &bits_of(&b)), expected, "{text} turn {turn}");
        }
    }
}

#[test]
fn selections_by_relation_take_the_number() {
    for turn in 0..8 {
        let (a, b) = pairs(turn);
        for condition in CONDITIONS {
            for saturate in ["", ".sat"] {
                let text = format!(
                    "sel{saturate}.{condition}.f0.1(16) g10<1>F g2<8,8,1>F g6<8,8,1>F {{ align1 1H }};"
                );
                let (found, flags) = run(EVERY, &text, &bits_of(&a), &bits_of(&b));
                // No flag changes.
                assert_eq!(flags, 0x1234, "{text}");
                for (i, (&a, &b)) in a.iter().zip(&b).enumerate() {
                    let first = if b.is_nan() { condition != "nz" } else { holds(condition, a, b) };
                    let chosen = match condition {
                        // Minimum and maximum know the order of zeros.
                        "l" if a == 0.0 && b == 0.0 => f32::from_bits(a.to_bits() | b.to_bits()),
                        "ge" if a == 0.0 && b == 0.0 => f32::from_bits(a.to_bits() & b.to_bits()),
                        _ if first => a,
                        _ => b,
                    };
                    let expected = match saturate {
                        "" => chosen,
                        _ if chosen > 0.0 => chosen.min(1.0),
                        _ => 0.0,
                    };
                    let found = f32::from_bits(found[i]);
                    let alike = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
                    assert!(alike, "{text} of {a} and {b}: {found}, not {expected}");
                }
            }
        }
    }
}

#[test]
fn comparisons_and_selections_of_integers_are_those_of_numbers() {
    let a = [
        0,
        1,
        5,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        0x1_8000,
        0xfff0_7fff,
        0x80,
        0xff7f,
        7,
        0,
        3,
        9,
        2,
        1,
    ];
    let (signed, unsigned) = (|x: u32| i64::from(x as i32), |x: u32| i64::from(x));
    let word = |x: u32| i64::from(x as i16);
    /// What a lane of a doubleword stands for.
    type Reading = fn(u32) -> i64;
    let types: [(&str, &str, Reading, Reading); 6] = [
        ("g2<8,8,1>D", "g6<8,8,1>D", signed, signed),
        ("g2<8,8,1>UD", "g6<8,8,1>UD", unsigned, unsigned),
        ("g2<8,8,1>D", "g6<8,8,1>UD", signed, unsigned),
        ("g2<8,8,1>UD", "g6<16,8,2>W", unsigned, word),
        ("g2<16,8,2>UW", "g6<16,8,2>W", |x| i64::from(x as u16), word),
        ("g2<32,8,4>B", "g6<32,8,4>UB", |x| i64::from(x as i8), |x| i64::from(x as u8)),
    ];
    for turn in 0..16 {
        let b: Vec<u32> = (0..16).map(|i| a[(i + turn) % 16]).collect();
        for (first, second, left, right) in types {
            for condition in CONDITIONS {
                let relation = |i: usize| holds(condition, left(a[i]), right(b[i]));
                for opcode in ["cmp", "cmpn"] {
                    let text =
                        format!("{opcode}.{condition}.f0.1(16) g10<1>D {first} {second} {{ align1 1H }};");
                    assert_eq!(run(EVERY, &text, &a, &b), truths((0..16).map(relation)), "{text}");
                }
                let text = format!("sel.{condition}.f0.1(16) g10<1>D {first} {second} {{ align1 1H }};");
                let expected: Vec<u32> =
                    (0..16).map(|i| if relation(i) { left(a[i]) } else { right(b[i]) } as u32).collect();
                assert_eq!(run(EVERY, &text, &a, &b), (expected, 0x1234), "{text}");
            }
        }
    }
}

#[test]
fn truth_is_as_wide_as_the_destination() {
    let a: Vec<u32> = (0..16).map(|i| i % 3).collect();
    let b = [1; 16];
    let less = |i: usize| i % 3 < 1;
    for (type_, stride, source) in [("W", 1, "W"), ("W", 2, "D"), ("B", 2, "W"), ("B", 4, "D")] {
        let region = if source == "W" { "<16,8,2>" } else { "<8,8,1>" };
        let text = format!(
            "cmp.l.f0.1(16) g10<{stride}>{type_} g2{region}{source} g6{region}{source} {{ align1 1H }};"
        );
        let outcome = program_on(EVERY, &text, &sixteen(), |thread| {
            set_dwords(thread, 2, &a);
            set_dwords(thread, 6, &b);
            set_dwords(thread, 10, &[0x1234_5678; 16]);
        });
        let size = if type_ == "W" { 2 } else { 1 };
        let mut expected = [0x1234_5678_u32.to_le_bytes(); 16].concat();
        for i in 0..16 {
            expected[i * size * stride..][..size].fill(if less(i) { 0xff } else { 0 });
        }
        assert_eq!(outcome.thread.grf.bytes()[320..384], expected[..], "{text}");
    }
    for (size, type_) in [(8, "DF"), (8, "Q")] {
        let text = format!("cmp.l.f0.1(8) g10<1>{type_} g2<4,4,1>{type_} g6<4,4,1>{type_} {{ align1 1Q }};");
        let outcome = program(&text, |thread| {
            for i in 0..8 {
                let bits = if type_ == "DF" { ((i % 3) as f64).to_bits() } else { i as u64 % 3 };
                thread.grf.bytes_mut()[64 + 8 * i..][..8].copy_from_slice(&bits.to_le_bytes());
                let one = if type_ == "DF" { 1f64.to_bits() } else { 1 };
                thread.grf.bytes_mut()[192 + 8 * i..][..8].copy_from_slice(&one.to_le_bytes());
            }
        });
        for i in 0..8 {
            let expected = if less(i) { 0xff } else { 0 };
            assert_eq!(outcome.thread.grf.bytes()[320 + i * size..][..size], [expected; 8], "{text}");
        }
    }
}

#[test]
fn a_predicate_selects_channel_by_channel_and_by_group() {
    // Bits of f0.0 of the channels: 0x9669; of f1.0, which vertical predicates combine with it: 0x0000 and 0x5555 above.
    let (a, b) =
        ((0..16).map(|i| 100 + i).collect::<Vec<u32>>(), (0..16).map(|i| 200 + i).collect::<Vec<u32>>());
    for (predicate, chosen) in [
        ("+f0.0", 0x9669_u32),
        ("-f0.0", 0x6996),
        ("+f0.1", 0x1234),
        ("+f1.1", 0x5555),
        ("+f0.1.any2h", 0x333c),
        ("-f0.1.any2h", 0xccc3),
        ("+f0.1.all2h", 0x0030),
        ("+f0.0.all4h", 0),
        ("-f0.0.all4h", 0xffff),
        ("+f0.1.any4h", 0xffff),
        ("+f0.1.any8h", 0xffff),
        ("+f1.1.anyv", 0x5775),
        ("+f1.1.allv", 0x1014),
    ] {
        for type_ in ["D", "UD", "F"] {
            let text = format!(
                "({predicate}) sel(16) g10<1>{type_} g2<8,8,1>{type_} g6<8,8,1>{type_} {{ align1 1H }};"
            );
            let expected: Vec<u32> =
                (0..16).map(|i| if chosen >> i & 1 != 0 { a[i] } else { b[i] }).collect();
            assert_eq!(run(EVERY, &text, &a, &b), (expected, 0x1234), "{text}");
        }
    }
    // With modifiers and saturation values are numbers, no bits.
    let text = "(+f0.0) sel.sat(16) g10<1>F -g2<8,8,1>F (abs)g6<8,8,1>F { align1 1H };";
    let numbers =
        [0.25_f32, -0.5, 2.0, -3.0, 0.0, -0.75, f32::NAN, 1.0, -0.125, 0.5, -7.0, 1.0, 0.75, -0.0, 9.0, -1.0];
    let (found, _) = run(EVERY, text, &bits_of(&numbers), &bits_of(&numbers));
    let clamp = |x: f32| if x > 0.0 { x.min(1.0) } else { 0.0 };
    let expected: Vec<f32> = numbers
        .iter()
        .enumerate()
        .map(|(i, &x)| clamp(if 0x9669 >> i & 1 != 0 { -x } else { x.abs() }))
        .collect();
    assert_eq!(found, bits_of(&expected));
    // Into a destination of another type.
    let text = "(-f0.0) sel(16) g10<1>D g2<8,8,1>F g6<8,8,1>F { align1 1H };";
    let (found, _) = run(EVERY, text, &bits_of(&numbers), &bits_of(&[2.75; 16]));
    let expected: Vec<u32> = numbers
        .iter()
        .enumerate()
        .map(|(i, &x)| if 0x6996 >> i & 1 != 0 { x as i32 as u32 } else { 2 })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn a_third_operand_decides_by_its_relation_to_zero() {
    let third = [0.0, -0.0, 1.0, -1.0, 1e-40, -1e-40, f32::NAN, f32::INFINITY];
    for condition in CONDITIONS {
        for saturate in ["", ".sat"] {
            let text = format!(
                "csel{saturate}.{condition}(8) g10<1>F g2<4,4,1>F g6<4,4,1>F g3<4,4,1>F {{ align16 1Q }};"
            );
            let (first, second) = ([3.0, 0.25, -1.0, 0.5, 0.75, 2.0, -4.0, 0.125], [-0.5; 8]);
            let a = [&first[..], &third[..]].concat();
            let (found, flags) = run(WIDE, &text, &bits_of(&a), &bits_of(&second));
            assert_eq!(flags, 0x1234, "{text}");
            let expected = (0..8).map(|i| {
                let decides = if third[i].is_subnormal() { 0.0 } else { third[i] };
                let chosen = if holds(condition, decides, 0.0) { first[i] } else { second[i] };
                if saturate.is_empty() { chosen } else { chosen.clamp(0.0, 1.0) }
            });
            assert_eq!(found[..8], bits_of(&expected.collect::<Vec<f32>>()), "{text}");
        }
    }
}

#[test]
fn the_control_register_says_whether_signaling_nans_decide_a_minimum() {
    const SIGNALING: u32 = 0x7f80_0001;
    const QUIET: u32 = 0x7fc0_0001;
    const OTHER: u32 = 0x7fc0_1234;
    let (one, two) = (1f32.to_bits(), 2f32.to_bits());
    let a = [SIGNALING, one, OTHER, one, one, SIGNALING, OTHER, two];
    let b = [one, SIGNALING, one, OTHER, two, OTHER, SIGNALING, one];
    for (bit, lesser, greater) in [
        (0, [one, one, one, one, one, QUIET, QUIET, one], [one, one, one, one, two, QUIET, QUIET, two]),
        (
            1 << 11,
            [QUIET, QUIET, one, one, one, QUIET, QUIET, one],
            [QUIET, QUIET, one, one, two, QUIET, QUIET, two],
        ),
    ] {
        for (condition, expected) in [("l", lesser), ("ge", greater)] {
            // Rounding toward zero takes the long way, which must not matter.
            for rounding in [0, 3 << 4] {
                let text = format!(
                    "mov(1) cr0.0<1>UD {}UD {{ align1 WE_all 1N }};
                     sel.{condition}(8) g10<1>F g2<8,8,1>F g6<8,8,1>F {{ align1 1Q }};",
                    bit | rounding
                );
                let (found, _) = run(WIDE, &text, &a, &b);
                // Of two NaNs either may be handed on.
                let alike = |found: u32, expected: u32| {
                    found == expected || f32::from_bits(found).is_nan() && f32::from_bits(expected).is_nan()
                };
                let same = found.iter().zip(expected).all(|(&found, expected)| alike(found, expected));
                assert!(same, "{text}: {found:x?}, not {expected:x?}");
            }
        }
    }
}
