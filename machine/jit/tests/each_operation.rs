//! Every operation that becomes host code, with every modifier, operand and size it may have, leaves the same registers and
//! flags as its handler.

mod common;

use common::*;

#[test]
fn floats_with_every_modifier_and_place_of_their_sources() {
    for (size, place) in [(16, "1H"), (8, "1Q"), (1, "1N")] {
        for modifier in MODIFIERS {
            for (first, second) in [(None, None), (Some(3), None), (None, Some(0)), (Some(7), Some(1))] {
                // One channel has its own element.
                let element = |place: Option<u32>| if size == 1 { place.or(Some(2)) } else { place };
                for name in ["add", "add.sat", "mul", "mul.sat", "sel.l", "sel.ge", "sel.sat.l", "sel.sat.ge"]
                {
                    check(
                        Floats,
                        &chain(|to, [a, b, _]| {
                            let a = source(modifier, a, element(first), "F", false);
                            let b = source(modifier, b, element(second), "F", false);
                            let to = if size == 1 { format!("{to}.{}", to % 8) } else { to.to_string() };
                            format!("{name}({size}) g{to}<1>F {a} {b} {{ align1 {place} }};")
                        }),
                    );
                }
                if size == 1 {
                    continue;
                }
                for name in ["mad", "mad.sat"] {
                    check(
                        Floats,
                        &chain(|to, [a, b, c]| {
                            let a = source(modifier, a, first, "F", true);
                            let b = source("", b, second, "F", true);
                            let c = source(modifier, c, None, "F", true);
                            format!("{name}({size}) g{to}<1>F {a} {b} {c} {{ align16 {place} }};")
                        }),
                    );
                }
            }
        }
    }
}

#[test]
fn functions_moves_and_immediates() {
    for (size, place) in [(16, "1H"), (8, "1Q"), (1, "1N")] {
        for modifier in MODIFIERS {
            for element in [None, Some(5)] {
                let element = if size == 1 { Some(4) } else { element };
                for name in
                    ["mov", "mov.sat", "math inv", "math sqrt", "math rsq", "math.sat inv", "math.sat sqrt"]
                {
                    let null = if name.contains("math") { "null<8,8,1>F" } else { "" };
                    // A move without anything is one of bits.
                    check(
                        Floats,
                        &chain(|to, [a, ..]| {
                            let a = source(modifier, a, element, "F", false);
                            format!("{name}({size}) g{to}<1>F {a} {null} {{ align1 {place} }};")
                        }),
                    );
                }
            }
        }
        for (name, immediate) in [
            ("add", "2.5F"),
            ("mul", "-0.75F"),
            ("sel.ge", "0.125F"),
            ("mul", "0x00000001F"),
            ("add.sat", "0F"),
        ] {
            check(
                Floats,
                &chain(|to, [a, ..]| {
                    let a = source("", a, (size == 1).then_some(6), "F", false);
                    format!("{name}({size}) g{to}<1>F {a} {immediate} {{ align1 {place} }};")
                }),
            );
        }
    }
    check(
        Floats,
        &chain(|to, [a, ..]| {
            format!(
                "mov(8) g{to}<1>F 0.75F {{ align1 1Q }};
                 mul(8) g{}<1>F g{to}<8,8,1>F g{a}<8,8,1>F {{ align1 1Q }};",
                to + 1
            )
        }),
    );
}

#[test]
fn integers_of_every_type_and_place() {
    for (size, place) in [(16, "1H"), (8, "1Q")] {
        // Words lie in the first or second half of a register, or all in one; more than a register has are not taken.
        let sources: Vec<Box<dyn Fn(u32) -> String>> = vec![
            Box::new(|r| format!("g{r}<8,8,1>D")),
            Box::new(|r| format!("g{r}<8,8,1>UD")),
            Box::new(|r| format!("g{r}<8,8,1>W")),
            Box::new(|r| format!("g{r}.8<8,8,1>UW")),
            Box::new(|r| format!("g{r}.3<0,1,0>D")),
            Box::new(|r| format!("-g{r}<8,8,1>D")),
            Box::new(|r| format!("-g{r}<8,8,1>UW")),
        ];
        for name in ["add", "mul", "shl", "shr", "asr"] {
            for first in &sources {
                for second in &sources {
                    let program = chain(|to, [a, b, _]| {
                        format!("{name}({size}) g{to}<1>D {} {} {{ align1 {place} }};", first(a), second(b))
                    });
                    // Words have fewer bits to be shifted, and unsigned numbers no sign: these are the handlers'.
                    let words = first(2).ends_with('W');
                    let shifts = !words || !name.starts_with("sh");
                    let shifts = shifts && (name != "asr" || first(2).ends_with(">D"));
                    // Sixteen words from the middle of a register lie in two.
                    let crosses = size == 16 && [first(2), second(2)].iter().any(|s| s.contains(".8<"));
                    if shifts && !crosses {
                        check(Integers, &program);
                    } else {
                        compare(Integers, &program, USUAL);
                    }
                }
            }
            for immediate in ["5D", "0xfffffff0UD", "-3W", "0x8001UW", "31D", "33UD"] {
                compare(
                    Integers,
                    &chain(|to, [a, ..]| {
                        format!("{name}({size}) g{to}<1>D g{a}<8,8,1>D {immediate} {{ align1 {place} }};")
                    }),
                    USUAL,
                );
            }
        }
        for name in ["and", "or", "xor"] {
            for (first, second) in [("", ""), ("~", ""), ("", "~"), ("~", "~")] {
                for type_ in ["D", "UD"] {
                    check(
                        Integers,
                        &chain(|to, [a, b, _]| {
                            format!(
                                "{name}({size}) g{to}<1>{type_} {first}g{a}<8,8,1>{type_} {second}g{b}<8,8,1>{type_} \
                             {{ align1 {place} }};"
                            )
                        }),
                    );
                }
            }
            check(
                Integers,
                &chain(|to, [a, ..]| {
                    format!("{name}({size}) g{to}<1>UD ~g{a}.6<0,1,0>UD 0x0ff0f0f5UD {{ align1 {place} }};")
                }),
            );
        }
        for type_ in ["D", "UD"] {
            for element in [None, Some(1)] {
                check(
                    Integers,
                    &chain(|to, [a, b, c]| {
                        let [a, b, c] =
                            [(a, None), (b, element), (c, None)].map(|(r, e)| source("", r, e, type_, true));
                        format!("mad({size}) g{to}<1>{type_} {a} {b} {c} {{ align16 {place} }};")
                    }),
                );
            }
        }
        // Moves, to floats too; unsigned doublewords become floats by their handler.
        for (to, from) in [
            ("D", "D"),
            ("UD", "D"),
            ("D", "W"),
            ("UD", "UW"),
            ("F", "D"),
            ("F", "W"),
            ("F", "UW"),
            ("F", "UD"),
        ] {
            for modifier in ["", "-"] {
                let program = chain(|register, [a, ..]| {
                    format!(
                        "mov({size}) g{register}<1>{to} {modifier}g{a}<8,8,1>{from} {{ align1 {place} }};"
                    )
                });
                let unsigned = to == "F" && (from == "UD" || from == "UW" && modifier == "-");
                if unsigned {
                    compare(Integers, &program, USUAL);
                } else {
                    check(Integers, &program)
                }
            }
        }
    }
    for name in ["add", "mul", "and", "xor", "shl"] {
        check(
            Integers,
            &chain(|to, [a, b, _]| {
                format!(
                    "{name}(1) g{to}.{}<1>D g{a}.5<0,1,0>D g{b}.{}<0,1,0>D {{ align1 1N }};",
                    to % 8,
                    a % 8
                )
            }),
        );
    }
    check(
        Integers,
        &chain(|to, [a, ..]| format!("mov(1) g{to}.{}<1>D g{a}.5<0,1,0>W {{ align1 1N }};", to % 7)),
    );
    check(
        Integers,
        &chain(|to, [a, ..]| format!("mov(1) g{to}.{}<1>UD g{a}.14<0,1,0>UW {{ align1 1N }};", to % 5)),
    );
}

#[test]
fn comparisons_write_their_lanes_and_flags_and_no_others() {
    let relations = ["z", "nz", "g", "ge", "l", "le"];
    for (size, place) in PLACES {
        for condition in relations.into_iter().chain(["u"]) {
            for flag in ["f0.0", "f0.1", "f1.0", "f1.1"] {
                for destination in ["g", "null"] {
                    // Sixteen channels of the upper half need a whole register of flags.
                    let line = |to: u32, a: String, b: String, type_: &str| {
                        let to = if destination == "g" { format!("g{to}") } else { "null".into() };
                        format!("cmp.{condition}.{flag}({size}) {to}<1>{type_} {a} {b} {{ align1 {place} }};")
                    };
                    for (modifier, type_, family) in [
                        ("", "F", Floats),
                        ("-", "F", Floats),
                        ("", "D", Integers),
                        ("", "UD", Integers),
                        ("-", "D", Integers),
                    ] {
                        let program = chain(|to, [a, b, _]| {
                            line(
                                to,
                                source(modifier, a, None, type_, false),
                                source("", b, None, type_, false),
                                type_,
                            )
                        });
                        // Flags past the last wrap, which is the handlers'.
                        if flag == "f1.1" && (place == "2H" || place == "3Q" || place == "4Q") {
                            compare(family, &program, USUAL);
                        } else {
                            check(family, &program);
                        }
                    }
                }
            }
        }
    }
    // Words, scalars and immediates.
    for condition in relations {
        check(
            Integers,
            &chain(|to, [a, b, _]| {
                format!("cmp.{condition}.f0.0(16) g{to}<1>D g{a}<8,8,1>UW g{b}<8,8,1>UW {{ align1 1H }};")
            }),
        );
        check(
            Integers,
            &chain(|to, [a, b, _]| {
                format!("cmp.{condition}.f0.0(8) g{to}<1>D g{a}.7<0,1,0>D g{b}<8,8,1>W {{ align1 1Q }};")
            }),
        );
        check(
            Floats,
            &chain(|to, [a, ..]| {
                format!("cmp.{condition}.f0.1(16) g{to}<1>F (abs)g{a}<8,8,1>F 0.5F {{ align1 1H }};")
            }),
        );
    }
}
