//! Every system id that code reports exists in the coverage ledger.
//!
//! An id is a string literal. It is looked at where it is handed to a report (`gap`, `undefined`, `bug`, `record`,
//! `Fault::page`, `Fault::new`) or to a function that hands on its parameter `system`, where it is a member `system`
//! of a value, and wherever it looks like an id of the ledger. What is handed over and is no literal must be called
//! `system`, or be a constant of the file.

use super::scan::without_comments;
use std::collections::{BTreeMap, BTreeSet};

/// What takes a system id: how a call begins, and which argument it is.
const REPORTS: [(&str, usize); 6] = [
    (".gap(", 0),
    (".undefined(", 0),
    (".bug(", 0),
    ("Fault::page(", 0),
    ("Fault::new(", 1),
    (".record(", 1),
];

/// A function whose parameter `system` is handed on.
struct Forwarder {
    /// Crate folder, with its slash: other crates may have another function of the name.
    folder: String,
    name: String,
    argument: usize,
}

/// Complaints about all sources, by their paths.
pub fn all_complaints(sources: &BTreeMap<String, String>, ledger: &BTreeSet<&str>) -> Vec<String> {
    let behaviour = |path: &String| !["xtask/", "facts/"].iter().any(|folder| path.starts_with(folder));
    let sources = || sources.iter().filter(|(path, _)| behaviour(path));
    let forwarders: Vec<_> = sources().flat_map(|(path, source)| forwarders(path, source)).collect();
    sources().flat_map(|(path, source)| complaints(path, source, &forwarders, ledger)).collect()
}

/// Complaints about `hw/systems.txt`, whose lines end with the row of the ledger for what they describe.
pub fn described(text: &str, ledger: &BTreeSet<&str>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default();
        if let Some(id) = line.split_whitespace().last().filter(|id| !ledger.contains(id)) {
            wrong.push(format!("hw/systems.txt:{number}: the ledger has no system {id}"));
        }
    }
    wrong
}

/// The functions of a source that hand on a parameter `system`. Methods are reports, or are called like them.
fn forwarders(path: &str, source: &str) -> Vec<Forwarder> {
    let mut found = Vec::new();
    for (at, _) in source.match_indices("fn ") {
        let rest = &source[at + 3..];
        let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let Some(open) = rest.find(['(', '{', ';']).filter(|&open| rest.as_bytes()[open] == b'(') else {
            continue;
        };
        let parameters = arguments(&rest[open..]);
        let is_method =
            parameters.first().is_some_and(|first| first.trim_start_matches('&').ends_with("self"));
        let index = parameters.iter().position(|parameter| parameter.starts_with("system: &'static str"));
        if let Some(argument) = index.filter(|_| !is_method && !path.starts_with("machine/probe/")) {
            found.push(Forwarder { folder: folder(path), name, argument });
        }
    }
    found
}

/// `machine/engine/` of `machine/engine/src/mi.rs`.
fn folder(path: &str) -> String {
    path.split('/').take(2).map(|part| format!("{part}/")).collect()
}

/// Complaints about the ids in the behaviour of one source.
fn complaints(path: &str, source: &str, forwarders: &[Forwarder], ledger: &BTreeSet<&str>) -> Vec<String> {
    if ["/tests/", "/benches/", "/tests.rs", "/testing.rs"].iter().any(|word| path.contains(word)) {
        return Vec::new();
    }
    // Tests make ids up.
    let code = without_comments(source.split("#[cfg(test)]").next().unwrap_or(source));
    let mut wrong = Vec::new();
    let mut missing = BTreeSet::new();
    let mut complain = |at: usize, what: String| {
        wrong.push(format!("{path}:{}: {what}", code[..at].lines().count().max(1)));
    };
    let mut check = |at: usize, given: &str| {
        let given = given.trim();
        let literal = match given.strip_prefix('"').and_then(|rest| rest.split('"').next()) {
            Some(literal) => literal.to_string(),
            None if given.rsplit('.').next() == Some("system") => return,
            None => match constant(&code, given) {
                Some(literal) => literal,
                None => {
                    return complain(
                        at,
                        format!("`{given}` is no literal id; call what is handed on `system`"),
                    );
                }
            },
        };
        if !ledger.contains(literal.as_str()) {
            complain(at, format!("the ledger has no system {literal}"));
            missing.insert(literal);
        }
    };
    let own = forwarders.iter().filter(|forwarder| path.starts_with(&forwarder.folder));
    let own: Vec<(String, usize)> = own.map(|f| (format!("{}(", f.name), f.argument)).collect();
    let reports = REPORTS.iter().map(|&(call, argument)| (call, argument));
    for (call, argument) in reports.chain(own.iter().map(|(call, argument)| (call.as_str(), *argument))) {
        for (at, _) in code.match_indices(call) {
            let before = &code[..at];
            let is_longer_name =
                !call.starts_with('.') && before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
            if is_longer_name || before.ends_with("fn ") {
                continue;
            }
            match arguments(&code[at + call.len() - 1..]).get(argument) {
                Some(given) => check(at, given),
                // A method of the same name that takes something else.
                None => continue,
            }
        }
    }
    for (at, word) in code.match_indices("system: \"") {
        check(at, &code[at + word.len() - 1..]);
    }
    let prefixes: BTreeSet<&str> =
        ledger.iter().map(|id| id.trim_end_matches(|c: char| c.is_ascii_digit())).collect();
    for (at, literal) in literals(&code) {
        let prefix = literal.trim_end_matches(|c: char| c.is_ascii_digit());
        let digits = literal.len() - prefix.len();
        let looks_like_one = (2..=3).contains(&digits) && prefixes.contains(prefix);
        if looks_like_one && !ledger.contains(literal) && missing.insert(literal.to_string()) {
            complain(at, format!("the ledger has no system {literal}"));
        }
    }
    wrong.sort();
    wrong.dedup();
    wrong
}

/// The value of a constant of the source.
fn constant(code: &str, name: &str) -> Option<String> {
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_') {
        return None;
    }
    let at = code.find(&format!("const {name}: &str = \""))?;
    code[at..].split('"').nth(1).map(str::to_string)
}

/// String literals of one line each, with their places.
fn literals(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut open = None;
    let mut previous = ' ';
    for (at, c) in code.char_indices() {
        if c == '"' && previous != '\\' && !(previous == '\'' && open.is_none()) {
            match open.take() {
                Some(start) => found.push((at, &code[start..at])),
                None => open = Some(at + 1),
            }
        }
        previous = if previous == '\\' { ' ' } else { c };
    }
    found
}

/// The arguments of a call, of which `text` begins with the parenthesis.
fn arguments(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut depth, mut quoted, mut start, mut previous) = (0, false, 1, ' ');
    for (at, c) in text.char_indices() {
        match c {
            '"' if previous != '\\' && previous != '\'' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 1 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        if depth == 0 {
            let last = text[start.min(at)..at].trim();
            if !last.is_empty() {
                found.push(last);
            }
            return found;
        }
        previous = if previous == '\\' { ' ' } else { c };
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATH: &str = "machine/room/src/lib.rs";

    fn found(source: &str) -> Vec<String> {
        let ledger = ["CS-10", "D51", "D52", "I915"].into();
        let forwarders = forwarders(PATH, source);
        complaints(PATH, source, &forwarders, &ledger)
    }

    fn missing(id: &str, line: usize) -> Vec<String> {
        vec![format!("{PATH}:{line}: the ledger has no system {id}")]
    }

    #[test]
    fn ids_of_the_ledger_pass_however_they_are_handed_over() {
        let source = "const HERE: &str = \"I915\";\n\
            fn a(cx: &Context) { cx.gap(\"CS-10\", format!(\"{}, or\", 1)); cx.bug(HERE, \"b\") }\n\
            fn b(system: &'static str) { Fault::new(Kind::Page, system, \"c\") }\n\
            fn c() { b(\"D51\"); list.record(Kind::Gap, self.system, \"d\") } // cx.gap(\"CS-99\", \"e\")\n";
        assert_eq!(found(source), Vec::<String>::new());
    }

    #[test]
    fn ids_that_the_ledger_lacks_are_found_wherever_they_are_passed_on() {
        assert_eq!(
            found("fn a() {\n    cx.undefined(\n        \"CS-11\",\n        text)\n}\n"),
            missing("CS-11", 2)
        );
        assert_eq!(found("fn a() { Fault::page(\"MORE\", address, \"what\") }\n"), missing("MORE", 1));
        assert_eq!(
            found("const HERE: &str = \"I916\";\nfn a() { cx.gap(HERE, \"b\") }\n"),
            missing("I916", 2)
        );
        let forwarded = "fn at(what: u32, system: &'static str) {}\nfn a() { at(1, \"OTHER\") }\n";
        assert_eq!(found(forwarded), missing("OTHER", 2));
        assert_eq!(found("static ROWS: [(u32, &str); 1] = [(1, \"D53\")];\n"), missing("D53", 1));
        assert_eq!(found("fn a() -> Unbuilt { Unbuilt { system: \"LATER\" } }\n"), missing("LATER", 1));
    }

    #[test]
    fn what_is_no_literal_is_called_system() {
        let what = "`row.0` is no literal id; call what is handed on `system`";
        assert_eq!(found("fn a() { cx.gap(row.0, \"b\") }\n"), [format!("{PATH}:1: {what}")]);
    }

    #[test]
    fn rows_of_described_items_are_looked_for_too() {
        let text = "# Which row\nMI_*  CS-10\n3DSTATE_VF.Cut Index Enable  B999\n";
        let wrong = described(text, &["CS-10"].into());
        assert_eq!(wrong, ["hw/systems.txt:3: the ledger has no system B999"]);
    }

    #[test]
    fn tests_make_ids_up() {
        let source = "#[cfg(test)]\nmod tests { fn a() { cx.gap(\"X\", \"b\") } }\n";
        assert_eq!(found(source), Vec::<String>::new());
    }
}
