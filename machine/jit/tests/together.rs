//! Operations that become host code together: predicates, masks, kinds of elements that share registers, values in memory.

mod common;

use common::*;

#[test]
fn predicates_allow_writes_and_choose() {
    for (size, place) in PLACES {
        for predicate in ["+f0.0", "-f0.0", "+f0.1", "-f0.1", "+f1.0", "-f1.0"] {
            for mask in ["", "WE_all"] {
                for (family, type_, names) in [
                    (Floats, "F", ["add", "mul.sat", "sel"]),
                    (Integers, "D", ["add", "xor", "sel"]),
                    (Integers, "UD", ["mul", "or", "sel"]),
                ] {
                    for name in names {
                        check(
                            family,
                            &chain(|to, [a, b, _]| {
                                format!(
                                    "({predicate}) {name}({size}) g{to}<1>{type_} g{a}<8,8,1>{type_} g{b}<8,8,1>{type_} \
                                 {{ align1 {place} {mask} }};"
                                )
                            }),
                        );
                    }
                }
                check(
                    Floats,
                    &chain(|to, [a, b, c]| {
                        format!(
                            "({predicate}) mad({size}) g{to}<1>F g{a}<4,4,1>F -g{b}<4,4,1>F g{c}.1<0,1,0>F \
                         {{ align16 {place} {mask} }};"
                        )
                    }),
                );
            }
        }
        // What a comparison says is there for the next instruction.
        check(
            Floats,
            &chain(|to, [a, b, _]| {
                format!(
                    "cmp.l.f0.0({size}) null<1>F g{a}<8,8,1>F g{b}<8,8,1>F {{ align1 {place} }};
                 (+f0.0) sel({size}) g{to}<1>F g{b}<8,8,1>F g{a}<8,8,1>F {{ align1 {place} }};"
                )
            }),
        );
    }
    check(
        Integers,
        &chain(|to, [a, ..]| format!("(-f0.0) sel(16) g{to}<1>D g{a}<8,8,1>D 17D {{ align1 1H }};")),
    );
}

#[test]
fn halves_saturate_and_have_modifiers_and_scalars() {
    for saturate in ["", ".sat"] {
        for modifier in MODIFIERS {
            for element in [None, Some(9)] {
                for name in ["add", "mul"] {
                    check(
                        Halves,
                        &chain(|to, [a, b, _]| {
                            let a = source(modifier, a, None, "HF", false);
                            let b = source(modifier, b, element, "HF", false);
                            format!("{name}{saturate}(16) g{to}<1>HF {a} {b} {{ align1 1H }};")
                        }),
                    );
                }
                let element = element.map(|_| 3);
                check(
                    Halves,
                    &chain(|to, [a, b, c]| {
                        let a = source(modifier, a, element, "HF", true);
                        let [b, c] = [(b, ""), (c, modifier)].map(|(r, m)| source(m, r, None, "HF", true));
                        format!("mad{saturate}(16) g{to}<1>HF {a} {b} {c} {{ align16 1H WE_all }};")
                    }),
                );
            }
        }
    }
}

#[test]
fn doubles_are_two_vectors() {
    for (first, second) in [(None, None), (Some(2), None), (None, Some(3))] {
        for name in ["add", "mul"] {
            check(
                Doubles,
                &chain(|to, [a, b, _]| {
                    let row = |r: u32, e: Option<u32>| match e {
                        Some(e) => format!("g{r}.{e}<0,1,0>DF"),
                        None => format!("g{r}<4,4,1>DF"),
                    };
                    format!("{name}(8) g{to}<1>DF {} {} {{ align1 1Q }};", row(a, first), row(b, second))
                }),
            );
        }
    }
    check(
        Doubles,
        &chain(|to, [a, b, c]| {
            format!("mad(8) g{to}<1>DF g{a}<4,4,1>DF g{b}<4,4,1>DF g{c}<4,4,1>DF {{ align16 1Q }};")
        }),
    );
    check(
        Doubles,
        &chain(|to, [a, ..]| format!("add(8) g{to}<1>DF g{a}<4,4,1>DF g{a}.1<0,1,0>DF {{ align1 1Q }};")),
    );
}

#[test]
fn host_code_runs_whatever_channels_are_active() {
    if jit::compiler().is_none() {
        return;
    }
    let program = |size: u32, place: &str| {
        chain(|to, [a, b, _]| {
            format!("add({size}) g{to}<1>D g{a}<8,8,1>D g{b}<8,8,1>D {{ align1 {place} }};")
        })
    };
    for (size, place, active) in [
        (8, "1Q", 0xff_u32),
        (8, "1Q", 0x7f),
        (8, "2Q", 0xff00),
        (8, "2Q", 0x00ff),
        (8, "4Q", 0xff00_0000),
        (8, "4Q", 0x8100_0000),
        (16, "1H", 0xffff),
        (16, "1H", 0xff7f),
        (16, "2H", 0xffff_0000),
        (16, "2H", 0x7fff_ffff),
        (16, "1H WE_all", 1),
        (1, "1N WE_all", 0),
    ] {
        let program =
            if size == 1 { program(1, place).replace("<8,8,1>", "<0,1,0>") } else { program(size, place) };
        let found = compare(Integers, &program, Start { active, ..USUAL });
        assert!(found > 0, "{place} with {active:#x}");
    }
}

#[test]
fn halves_and_whole_registers_meet_in_one_program() {
    // Registers written as one kind and read as another, in vectors and through memory. Values stay below the NaNs of
    // either kind.
    let lines = [
        "add(16) g30<1>HF g2<8,8,1>HF g3<8,8,1>HF { align1 1H };",
        "mul(16) g31<1>HF g30<8,8,1>HF g4<8,8,1>HF { align1 1H };",
        "and(8) g32<1>UD g31<8,8,1>UD 0x3fff3fffUD { align1 1Q };",
        "add(16) g33<1>HF g32<8,8,1>HF g30.5<0,1,0>HF { align1 1H };",
        "or(8) g34<1>UD g33<8,8,1>UD g32<8,8,1>UD { align1 1Q };",
        "and(8) g34<1>UD g34<8,8,1>UD 0x3fff3fffUD { align1 1Q };",
        "mul(16) g35<1>HF g34<8,8,1>HF g34<8,8,1>HF { align1 1H };",
        "mov(1) g35.3<1>UD g34.6<0,1,0>UD { align1 1N };",
        "add(16) g36<1>HF g35<8,8,1>HF -g33<8,8,1>HF { align1 1H };",
        "mov(8) g37<1>D g36<8,8,1>W { align1 1Q };",
        "mov(8) g38<1>D g36.8<8,8,1>W { align1 1Q };",
        "(+f0.0) mov(8) g36<1>UD g35<8,8,1>UD { align1 1Q };",
        "add(16) g39<1>HF g36<8,8,1>HF g30<8,8,1>HF { align1 1H };",
    ];
    if jit::compiler().is_none() {
        return;
    }
    // From every start to every end that leaves enough to be translated.
    for first in 0..lines.len() - 3 {
        for last in first + 3..=lines.len() {
            let program = lines[first..last].join("\n");
            let runs = compare(Halves, &program, USUAL);
            assert!(runs >= 4, "{program}");
        }
    }
}

#[test]
fn what_is_not_recorded_is_performed_in_between() {
    if jit::compiler().is_none() {
        return;
    }
    let add = |to: u32, a: u32| format!("add(8) g{to}<1>F g{a}<8,8,1>F g6<8,8,1>F {{ align1 1Q }};\n");
    // What an address register names is not recorded: here the first register.
    let elsewhere = |to: u32, _: u32| format!("frc(8) g{to}<1>F g[a0]<8,8,1>F {{ align1 1Q }};\n");
    // However little of it is.
    for (program, runs) in [
        (add(30, 2) + &add(31, 30) + &add(32, 31), true),
        (add(30, 2) + &add(31, 30), true),
        (add(30, 2) + &elsewhere(31, 30) + &add(32, 31) + &add(33, 32), true),
        (
            elsewhere(30, 2)
                + &add(31, 30)
                + &add(32, 31)
                + &elsewhere(33, 32)
                + &add(34, 33)
                + &elsewhere(6, 34),
            true,
        ),
        (
            elsewhere(30, 2)
                + &add(31, 30)
                + &elsewhere(32, 31)
                + &elsewhere(33, 32)
                + &add(34, 33)
                + &elsewhere(6, 34)
                + &add(35, 6),
            true,
        ),
        (elsewhere(30, 2) + &add(31, 30) + &elsewhere(32, 31), true),
    ] {
        let found = compare(Floats, &program, USUAL);
        assert_eq!(found > 0, runs, "{program}");
    }
}

#[test]
fn more_values_than_vectors_go_through_the_frame() {
    // Sums of many registers that are all needed until the end, and whose registers are written meanwhile.
    for count in [10, 14, 16, 17, 24, 40] {
        let mut program = String::new();
        for n in 0..count {
            program += &format!(
                "add(8) g{}<1>F g{}<8,8,1>F g{}<8,8,1>F {{ align1 1Q }};\n",
                40 + n,
                2 + n % 30,
                3 + n % 7
            );
        }
        for n in 0..count {
            // The first ones are read once more after their registers have other contents.
            program += &format!(
                "mul(8) g{}<1>F g{}<8,8,1>F g{}<8,8,1>F {{ align1 1Q }};\n",
                2 + n % 30,
                40 + n,
                40 + (n * 7 + 3) % count
            );
        }
        for n in 0..count {
            program += &format!(
                "add(8) g{}<1>F g{}<8,8,1>F g{}<8,8,1>F {{ align1 1Q }};\n",
                40 + n,
                40 + count - 1 - n,
                2 + (n * 5) % 30
            );
        }
        check(Floats, &program);
        check(Halves, &program.replace("(8)", "(16)").replace('F', "HF").replace("1Q", "1H"));
    }
}

#[test]
fn denormals_of_half_and_double_floats_are_flushed_where_the_mode_says_so() {
    let flushed = Start { keep_others: false, ..USUAL };
    for name in ["add", "mul"] {
        let program = chain(|to, [a, b, _]| {
            format!("{name}(16) g{to}<1>HF g{a}<8,8,1>HF g{b}<8,8,1>HF {{ align1 1H }};")
        });
        compare(Halves, &program, flushed);
        let program = chain(|to, [a, b, _]| {
            format!("{name}(8) g{to}<1>DF g{a}<4,4,1>DF g{b}<4,4,1>DF {{ align1 1Q }};")
        });
        compare(Doubles, &program, flushed);
    }
}

#[test]
fn operands_may_cross_registers_that_are_only_in_vectors() {
    // Two registers are written; then a row of words lies in both, and scalars in either and in the first of all.
    let program = "
        add(16) g30<1>D g2<8,8,1>D g4<8,8,1>D { align1 1H };
        add(8) g0<1>D g6<8,8,1>D g7<8,8,1>D { align1 1Q };
        add(8) g40<1>D g30.12<8,8,1>UW g6<8,8,1>D { align1 1Q };
        add(8) g41<1>D g30.8<8,8,1>W g6<8,8,1>D { align1 1Q };
        add(8) g42<1>D g30.15<0,1,0>W g6<8,8,1>D { align1 1Q };
        add(8) g43<1>D g30.7<0,1,0>D g31.3<0,1,0>D { align1 1Q };
        add(8) g44<1>D g0.3<0,1,0>D g0<0,1,0>D { align1 1Q };
        add(8) g45<1>D g31<0,1,0>D g40<8,8,1>D { align1 1Q };
        mov(1) g46.2<1>D g31.5<0,1,0>W { align1 1N };
        add(8) g47<1>D g46<8,8,1>D g45.7<0,1,0>D { align1 1Q };";
    compare(Integers, program, USUAL);
    let doubles = "
        add(8) g30<1>DF g2<4,4,1>DF g4<4,4,1>DF { align1 1Q };
        mul(8) g32<1>DF g30.3<0,1,0>DF g31<0,1,0>DF { align1 1Q };
        add(8) g34<1>DF g32<4,4,1>DF g31.2<0,1,0>DF { align1 1Q };";
    check(Doubles, doubles);
}

#[test]
fn this_host_has_a_translator_when_it_has_the_instructions() {
    #[cfg(target_arch = "x86_64")]
    let has = is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("f16c")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2");
    #[cfg(not(target_arch = "x86_64"))]
    let has = false;
    assert_eq!(jit::compiler().is_some(), has);
}

#[test]
fn translations_that_are_no_more_make_room_for_others() {
    // More than there may be at one time.
    let program =
        chain(|to, [a, b, _]| format!("add(8) g{to}<1>D g{a}<8,8,1>D g{b}<8,8,1>D {{ align1 1Q }};"));
    assert!(jit::compiler().is_none() || translate_often(&program, 9000) == 9000);
}
