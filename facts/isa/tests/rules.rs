//! `tests/isa/rules.check`: code that breaks each rule, and code that does not.

use isa::validate::{check_code, check_instruction, rules};
use std::collections::BTreeMap;
use std::path::Path;

struct Case {
    line: usize,
    platform: &'static hw::Platform,
    breaks: bool,
    code: Vec<u8>,
}

/// Cases by the name of their rule.
fn cases() -> BTreeMap<String, Vec<Case>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/isa/rules.check");
    let text = std::fs::read_to_string(&path).expect("the cases");
    let mut out: BTreeMap<String, Vec<Case>> = BTreeMap::new();
    let mut rule = String::new();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.trim();
        if content.is_empty() || content.starts_with(';') {
            continue;
        }
        let at = format!("{}:{line}", path.display());
        if let Some(name) = content.strip_prefix("rule ") {
            rule = name.trim().to_string();
            assert!(out.insert(rule.clone(), Vec::new()).is_none(), "{at}: {rule} twice");
            continue;
        }
        let mut words = content.splitn(3, char::is_whitespace);
        let platform = words.next().and_then(hw::platform).unwrap_or_else(|| panic!("{at}: a platform"));
        let breaks = match words.next() {
            Some("breaks") => true,
            Some("keeps") => false,
            other => panic!("{at}: breaks or keeps, not {other:?}"),
        };
        let source = words.next().unwrap_or_default();
        let code = isa::parse_program(platform, source).unwrap_or_else(|e| panic!("{at}: {e}\n{source}"));
        out.get_mut(&rule).unwrap_or_else(|| panic!("{at}: no rule yet")).push(Case {
            line,
            platform,
            breaks,
            code,
        });
    }
    out
}

/// A fragment does not end its thread.
const FRAGMENT: &str = "thread-end";

#[test]
fn every_case_breaks_its_rule_or_keeps_all() {
    let mut failures = Vec::new();
    for (rule, cases) in cases() {
        for case in cases {
            let findings = check_code(case.platform, &case.code);
            let text = isa::print_program(case.platform, &case.code, isa::ListingOptions::default());
            let list: Vec<String> = findings.iter().map(|f| f.violation.to_string()).collect();
            let broken = findings.iter().any(|finding| finding.violation.rule.name == rule);
            if case.breaks && !broken {
                failures.push(format!("line {}: does not break {rule}\n{text}{list:#?}", case.line));
            }
            let strange = |name: &str| name != FRAGMENT || rule == FRAGMENT;
            if !case.breaks && findings.iter().any(|finding| strange(finding.violation.rule.name)) {
                failures.push(format!("line {}: {list:#?}\n{text}", case.line));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_rule_has_a_case_on_both_sides() {
    let cases = cases();
    for rule in rules() {
        let list = cases.get(rule.name).unwrap_or_else(|| panic!("no case for {}", rule.name));
        assert!(list.iter().any(|case| case.breaks), "nothing breaks {}", rule.name);
        assert!(list.iter().any(|case| !case.breaks), "nothing keeps {}", rule.name);
        for case in list.iter().filter(|case| case.breaks) {
            assert!(rule.platforms.contains(&case.platform.name), "line {}: not on this platform", case.line);
        }
    }
    for name in cases.keys() {
        assert!(rules().iter().any(|rule| rule.name == name), "{name} is no rule");
    }
}

#[test]
fn an_instruction_lists_everything_that_is_wrong_with_it() {
    let skl = hw::platform("skl").expect("skl");
    let text = "(+f0.0) bfrev.sat.z.f0.0(16) g127<2>F -g130<8,4,1>D { thread3 };";
    let instruction = isa::parse(skl, text).expect("it can be written");
    let broken = check_instruction(skl, &instruction);
    let names: Vec<&str> = broken.iter().map(|violation| violation.rule.name).collect();
    for rule in [
        "reserved-thread-control",
        "saturate",
        "condition",
        "grf-number",
        "grf-end",
        "source-modifier",
        "source-type",
        "destination-type",
        "destination-span",
    ] {
        assert!(names.contains(&rule), "{rule}: {names:?}");
    }
    let grf = broken.iter().find(|violation| violation.rule.name == "grf-number").expect("found above");
    assert_eq!(grf.message(), "its number is 130");
    assert_eq!(grf.operand, Some(isa::Operand::Source(0)));
    assert!(grf.to_string().starts_with("grf-number: source 0: its number is 130"), "{grf}");
}
