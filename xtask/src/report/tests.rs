//! What the report refuses, on ledgers and trees of a few lines.

use super::ledger::{Group, complaints, parse};
use super::marks;
use super::proof::{Proof, Tests};
use std::collections::{BTreeMap, BTreeSet};

const PLATFORMS: [&str; 4] = ["byt", "bdw", "skl", "bxt"];

const CODE: &str = r##"
//! A room. Its comments speak of bdw, and of braces: {
fn behaviour() { let _ = '{'; }
#[cfg(test)]
mod tests {
    /// Not on byt.
    const PLATFORM: &hw::Platform = &hw::platforms::SKL;
    fn rig() -> Rig { Rig::new(PLATFORM, "}", b'{', r#"" { "#) }
    fn same(a: u32) { assert_eq!(a, 1); }

    #[test]
    fn numbers_are_numbers() {
        assert_eq!(1, 1); // as on bxt
    }

    #[test]
    fn a_rig_answers() {
        same(rig().answer());
    }

    #[test]
    fn several_answer() {
        for name in ["bdw", "skl"] { same(hw::platform(name).answer()); }
    }

    #[test]
    fn all_answer() {
        for platform in hw::platforms::ALL { same(platform.answer()); }
    }

    #[test]
    fn never_panics() {
        rig().answer();
    }

    #[test]
    #[ignore = "an hour"]
    fn is_slow() { assert!(rig().answer() == 2); }

    #[test]
    fn all_text_tests_pass() { run_all(&MESSAGE, scratch()); assert!(true); }

    fn is_a_helper() { assert!(true); }

    #[test]
    fn names_like_those_of_functions_call_nothing() {
        let rig = Shape { rig: 1, same: 2 };
        for same in [rig.rig] { assert_eq!(rig.same, same); }
    }

    #[test]
    fn a_function_that_is_handed_on_is_called() {
        assert_eq!([1].map(rigged), [1]);
    }
    fn rigged(value: u32) -> u32 { rig().answer() }
}
"##;

fn tests() -> Tests {
    let texts = [
        ("tests/isa/run.eu", "; Sums.\n; platforms: skl bxt\nadd\n\n; Products.\n; platforms: bdw\nmul\n"),
        (
            "tests/isa/rules.check",
            "; words\nrule one\nskl breaks add;\nbyt keeps add;\nrule two\nbdw breaks add;\n",
        ),
        ("tests/draw/a.scene", "# A triangle.\ncapture a.capture\ndevice bxt\n"),
        ("tests/stage/te/a.case", "# Quads.\nstate\n"),
        ("tests/draw/a.png", "picture"),
    ];
    let sources = BTreeMap::from([("machine/room/src/lib.rs".to_string(), CODE.to_string())]);
    Tests::new(&sources, texts.map(|(path, text)| (path.to_string(), text.to_string())).into(), &PLATFORMS)
}

fn on(names: &[&str]) -> Result<Proof, String> {
    Ok(Proof::On(names.iter().map(|name| name.to_string()).collect::<BTreeSet<_>>()))
}

#[test]
fn a_test_proves_the_platforms_that_it_and_its_helpers_name() {
    let tests = tests();
    assert_eq!(tests.proof("machine/room::a_rig_answers"), on(&["skl"]));
    assert_eq!(tests.proof("machine/room::several_answer"), on(&["bdw", "skl"]));
    assert_eq!(tests.proof("machine/room::all_answer"), on(&PLATFORMS));
    assert_eq!(tests.proof("machine/room::numbers_are_numbers"), Ok(Proof::Any));
    assert_eq!(tests.proof("machine/room::names_like_those_of_functions_call_nothing"), Ok(Proof::Any));
    assert_eq!(tests.proof("machine/room::a_function_that_is_handed_on_is_called"), on(&["skl"]));
}

#[test]
fn helpers_of_other_modules_prove_nothing() {
    let of = |helper: &str| format!("#[cfg(test)]\nmod tests {{ fn state() {{ {helper} }} }}");
    let test = "#[cfg(test)]\nmod tests { #[test] fn it_is_so() { assert!(state()); } }";
    let sources = [
        ("machine/room/src/a/mod.rs", test.to_string()),
        ("machine/room/src/b.rs", of("SKL")),
        ("machine/room/src/b/tests.rs", "fn state() { BDW }".to_string()),
        ("machine/hall/src/a/b.rs", test.to_string()),
        ("machine/hall/src/a/tests.rs", "fn state() { SKL }".to_string()),
        ("machine/hall/src/testing.rs", "fn state() { BDW }".to_string()),
        ("machine/loft/tests/one.rs", "mod common; #[test] fn it_is_so() { assert!(state()); }".to_string()),
        ("machine/loft/tests/two.rs", "fn state() { BXT }".to_string()),
        ("machine/attic/src/a/one.rs", "use super::two::*;\n".to_string() + test),
        ("machine/attic/src/a/two.rs", of("BXT")),
        ("machine/attic/src/a/three.rs", of("SKL")),
        ("machine/loft/tests/common/mod.rs", "fn state() { BYT }".to_string()),
    ];
    let sources = sources.map(|(path, text)| (path.to_string(), text)).into();
    let tests = Tests::new(&sources, BTreeMap::new(), &PLATFORMS);
    assert_eq!(tests.proof("machine/room::it_is_so"), Ok(Proof::Any));
    assert_eq!(tests.proof("machine/hall::it_is_so"), on(&["bdw", "skl"]));
    assert_eq!(tests.proof("machine/loft::it_is_so"), on(&["byt"]));
    assert_eq!(tests.proof("machine/attic::it_is_so"), on(&["bxt"]));
}

#[test]
fn a_test_that_is_not_run_or_cannot_fail_proves_nothing() {
    let tests = tests();
    let refused = |name: &str| tests.proof(&format!("machine/room::{name}")).expect_err(name);
    assert_eq!(refused("never_panics"), "machine/room::never_panics asserts nothing");
    assert_eq!(refused("is_slow"), "machine/room::is_slow is ignored by every run");
    assert_eq!(refused("is_a_helper"), "machine/room::is_a_helper does not exist");
    assert_eq!(refused("gone"), "machine/room::gone does not exist");
    assert!(refused("all_text_tests_pass").contains("name the file below tests/"));
    assert_eq!(tests.proof("machine/hall::gone"), Err("machine/hall::gone names no crate".into()));
}

#[test]
fn a_text_test_proves_the_platforms_of_its_header_or_of_the_part_that_is_named() {
    let tests = tests();
    assert_eq!(tests.proof("tests/isa/run.eu"), on(&["bdw", "bxt", "skl"]));
    assert_eq!(tests.proof("tests/isa/run.eu#Products"), on(&["bdw"]));
    assert_eq!(
        tests.proof("tests/isa/run.eu#Quotients"),
        Err("tests/isa/run.eu#Quotients has no such part".into())
    );
    assert_eq!(tests.proof("tests/isa/rules.check#one"), on(&["byt", "skl"]));
    assert_eq!(tests.proof("tests/draw/a.scene"), on(&["bxt"]));
    assert_eq!(tests.proof("tests/stage/te/a.case"), on(&["skl"]));
    assert_eq!(tests.proof("tests/draw/a.png"), Err("tests/draw/a.png is no test".into()));
    assert_eq!(tests.proof("tests/draw/b.scene"), Err("tests/draw/b.scene does not exist".into()));
}

/// A ledger of rows in `files` that exist.
fn ledger(rows: &str) -> Vec<Group> {
    let rows = rows.replace("WORKS", "title = \"t\"\nstatus = \"works\"\nfiles = [\"xtask\"]");
    vec![parse("group", &format!("# Group\n{rows}")).expect("valid TOML")]
}

fn refused(rows: &str) -> Vec<String> {
    let wrong = complaints(&ledger(rows), &tests(), &PLATFORMS);
    wrong.into_iter().map(|line| line.trim_start_matches("group.toml, ").to_string()).collect()
}

/// A row with one claim.
fn claim(says: &str, platforms: &str, tests: &str) -> String {
    format!(
        "[[system]]\nid = \"A\"\nWORKS\n[[system.claim]]\nsays = \"{says}\"\nplatforms = [{platforms}]\ntests = [{tests}]\n"
    )
}

#[test]
fn a_claim_is_a_sentence_its_platforms_and_a_test_that_runs_on_them() {
    let rig = "\"machine/room::a_rig_answers\"";
    assert_eq!(refused(&claim("It answers.", "\"skl\"", rig)), [""; 0]);
    assert_eq!(refused(&claim(" ", "\"skl\"", rig)), ["A: claim 1: says nothing"]);
    assert_eq!(refused(&claim("It answers.", "", rig))[0], "A: claim 1: names no platform");
    assert_eq!(refused(&claim("It answers.", "\"skl\"", "")), ["A: claim 1: names no test"]);
    assert_eq!(
        refused(&claim("It answers.", "\"skl\", \"bdw\"", rig)),
        ["A: claim 1: none of its tests runs on bdw"]
    );
    assert_eq!(
        refused(&claim("It answers.", "\"bxt\"", rig)),
        [
            "A: claim 1: machine/room::a_rig_answers runs on none of its platforms",
            "A: claim 1: none of its tests runs on bxt"
        ]
    );
    let both = format!("{rig}, \"tests/draw/a.scene\"");
    assert_eq!(refused(&claim("It answers.", "\"skl\", \"bxt\"", &both)), [""; 0]);
    let unknown = refused(&claim("It answers.", "\"icl\"", "\"machine/room::numbers_are_numbers\""));
    assert_eq!(unknown, ["A: claim 1: there is no platform icl"]);
}

#[test]
fn a_sentence_is_claimed_once() {
    let one = claim("It answers.", "\"skl\"", "\"machine/room::a_rig_answers\"");
    let two = one.replace("\"A\"", "\"B\"").replace("It answers.", "it ANSWERS");
    assert_eq!(refused(&format!("{one}{two}")), ["B: says what A says: it ANSWERS"]);
}

#[test]
fn a_row_is_listed_once_has_files_and_claims_only_what_is_built() {
    let row = "[[system]]\nid = \"A\"\nWORKS\n";
    assert_eq!(refused(row), ["A: works without a claim"]);
    let none = "[[system]]\nid = \"A\"\ntitle = \"t\"\nstatus = \"none\"\n";
    assert_eq!(refused(none), [""; 0]);
    assert_eq!(refused(&format!("{none}{none}")), ["A: listed twice"]);
    let part = "[[system]]\nid = \"A\"\ntitle = \"t\"\nstatus = \"part\"\nfiles = [\"no/such/folder\"]\n";
    assert_eq!(
        refused(part),
        [
            "A: no/such/folder does not exist",
            "A: part without a claim",
            "A: part without a note that says what is missing"
        ]
    );
}

#[test]
fn a_platform_of_a_row_is_one_that_a_claim_names() {
    let rows = ledger(&claim("It answers.", "\"bxt\", \"bdw\"", "\"machine/room::numbers_are_numbers\""));
    assert_eq!(rows[0].rows[0].platforms(&PLATFORMS), ["bdw", "bxt"]);
}

#[test]
fn a_row_that_is_built_is_marked_or_says_why_not() {
    let row = |id: &str, status: &str, more: &str| {
        format!("[[system]]\nid = \"{id}\"\ntitle = \"t\"\nstatus = \"{status}\"\n{more}\n")
    };
    let rows = [
        row("CS-01", "works", ""),
        row("CS-02", "part", ""),
        row("CS-03", "works", ""),
        row("CS-04", "works", "use = \"no code\""),
        row("CS-05", "works", "use = \"no code\""),
        row("CS-06", "none", ""),
    ];
    let code = "//! System::CS02 is a comment\nfn f() { cx.used(System::CS01); const A: Systems = of(&[System::CS05]); }\n\
                #[cfg(test)]\nmod tests { const B: System = System::CS03; }";
    let sources = BTreeMap::from([("machine/room/src/lib.rs".to_string(), code.to_string())]);
    let wrong = marks::complaints(&ledger(&rows.concat()), &sources);
    assert_eq!(
        wrong,
        [
            "group.toml, CS-02: nothing marks its use, and no `use` says why",
            "group.toml, CS-03: nothing marks its use, and no `use` says why",
            "group.toml, CS-05: is marked, and `use` says why it is not"
        ]
    );
}

#[test]
fn the_table_has_what_is_built_and_where_it_is_proved() {
    let proved = claim("It answers.", "\"bxt\", \"bdw\"", "\"machine/room::numbers_are_numbers\"");
    let none = "[[system]]\nid = \"B-2\"\ntitle = \"t\"\nstatus = \"none\"\n";
    let table = marks::table(&ledger(&format!("{proved}{none}")), &PLATFORMS);
    assert!(table.contains("Row { id: \"A\", proved: &[\"bdw\", \"bxt\"] },"), "{table}");
    assert!(table.contains("const COUNT: usize = 1;") && !table.contains("B2"), "{table}");
}
