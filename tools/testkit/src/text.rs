//! The runner of text tests: results, expected failures, blessing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What became of a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The file says what happens.
    Pass,
    /// Something else happens; the text says what.
    Fail(String),
    /// The test says nothing about this build; the text says why.
    NotApplicable(String),
    /// Something that the test needs is missing on this host; the text says what.
    Unprepared(String),
}

/// Why a test cannot be written anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The file makes no sense, or Halogen failed in a way that no file can expect.
    Wrong(String),
    /// See [`Outcome::NotApplicable`].
    NotApplicable(String),
    /// See [`Outcome::Unprepared`].
    Unprepared(String),
}

impl From<String> for Trouble {
    fn from(text: String) -> Self {
        Self::Wrong(text)
    }
}

/// One test as its file has it.
pub struct Test<'a> {
    /// Path below `tests/` without extension, for example `draw/triangle`.
    pub name: &'a str,
    /// The file.
    pub path: &'a Path,
    /// Its text.
    pub text: &'a str,
    /// What comes out becomes what is expected.
    pub bless: bool,
    /// Where files about failures go.
    pub scratch: &'a Path,
}

/// A kind of text test.
pub struct Kind {
    /// Folder below `tests/`.
    pub folder: &'static str,
    /// Extension of its files.
    pub extension: &'static str,
    /// Writes the file anew with what happens.
    pub rewrite: fn(&Test) -> Result<String, Trouble>,
}

/// The folder `tests/` of the tree.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests")
}

fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
}

/// Tests that are known to fail, with the reason: a table of `tests/expectations.toml`.
///
/// # Panics
/// When the file cannot be read.
pub fn expectations(table: &str) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(root().join("expectations.toml")).expect("tests/expectations.toml");
    let mut tables: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&text).expect("valid TOML");
    tables.remove(table).unwrap_or_default()
}

/// The lines that differ, a few of them.
fn difference(expected: &str, got: &str) -> String {
    const SHOWN: usize = 12;
    let (expected, got): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), got.lines().collect());
    let mut shown = Vec::new();
    for line in 0..expected.len().max(got.len()) {
        let pair = (expected.get(line), got.get(line));
        if pair.0 != pair.1 {
            shown.extend(pair.0.map(|text| format!("  line {}: expected {text}", line + 1)));
            shown.extend(pair.1.map(|text| format!("  line {}: got      {text}", line + 1)));
        }
    }
    if shown.len() > SHOWN {
        shown.truncate(SHOWN);
        shown.push("  and more".into());
    }
    shown.join("\n")
}

fn run(kind: &Kind, test: &Test) -> Outcome {
    let hint = |what: String| Outcome::Fail(format!("{what}\n  bless with: cargo xtask bless {}", test.name));
    match (kind.rewrite)(test) {
        Ok(text) if text == test.text => Outcome::Pass,
        Ok(text) if test.bless => match std::fs::write(test.path, text) {
            Ok(()) => Outcome::Pass,
            Err(error) => Outcome::Fail(format!("  {}: {error}", test.path.display())),
        },
        Ok(text) => hint(difference(test.text, &text)),
        Err(Trouble::Wrong(what)) => Outcome::Fail(format!("  {what}")),
        Err(Trouble::NotApplicable(why)) => Outcome::NotApplicable(why),
        Err(Trouble::Unprepared(what)) => Outcome::Unprepared(what),
    }
}

/// Runs every test of a kind and prints one line for each. `HALOGEN_TEXT` may name the only ones to run, without extension
/// and with commas between them. `HALOGEN_BLESS` holds the prefix of the names whose files
/// are rewritten; empty means all.
///
/// # Panics
/// With all failures, when there are any that are not expected, or an expected one did not happen.
pub fn run_all(kind: &Kind, scratch: &Path) {
    let blessed = std::env::var("HALOGEN_BLESS").ok();
    let only = std::env::var("HALOGEN_TEXT").ok();
    let expected = expectations("text");
    let root = root();
    let mut paths = Vec::new();
    files(&root.join(kind.folder), kind.extension, &mut paths);
    let mut wrong = Vec::new();
    for path in &paths {
        let name = path.strip_prefix(&root).unwrap_or(path).with_extension("");
        let name = name.to_string_lossy();
        if only.as_deref().is_some_and(|only| !only.split(',').any(|wanted| wanted == name)) {
            continue;
        }
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let bless = blessed.as_deref().is_some_and(|prefix| name.starts_with(prefix));
        let outcome = run(kind, &Test { name: &name, path, text: &text, bless, scratch });
        match (outcome, expected.get(name.as_ref())) {
            (Outcome::Pass, None) => println!("PASS   {name}"),
            (Outcome::Pass, Some(_)) => {
                wrong.push(format!("{name}: is listed in tests/expectations.toml but passes now"));
            }
            (Outcome::Fail(_), Some(reason)) => println!("XFAIL  {name}: {reason}"),
            (Outcome::Fail(what), None) => {
                println!("FAIL   {name}");
                wrong.push(format!("{name}:\n{what}"));
            }
            (Outcome::NotApplicable(why), _) => println!("NA     {name}: {why}"),
            (Outcome::Unprepared(what), _) => println!("UNPREP {name}: {what}"),
        }
    }
    let folder = kind.folder;
    assert!(!paths.is_empty(), "tests/{folder} has no *.{} file", kind.extension);
    assert!(
        wrong.is_empty(),
        "{} of {} tests of tests/{folder}:\n{}",
        wrong.len(),
        paths.len(),
        wrong.join("\n")
    );
}

/// A word list after a key at the start of a line.
pub fn after_key<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key).filter(|rest| rest.is_empty() || rest.starts_with(' ')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test<'a>(text: &'a str, path: &'a Path, bless: bool) -> Test<'a> {
        Test { name: "draw/x", path, text, bless, scratch: path }
    }

    #[test]
    fn a_failure_shows_the_lines_and_ends_with_the_command_to_bless_it() {
        let kind = Kind { folder: "draw", extension: "scene", rewrite: |_| Ok("a\nc\n".into()) };
        let Outcome::Fail(what) = run(&kind, &test("a\nb\n", Path::new("x"), false)) else {
            panic!("passes")
        };
        assert!(what.contains("line 2: expected b") && what.contains("line 2: got      c"), "{what}");
        assert!(what.ends_with("bless with: cargo xtask bless draw/x"), "{what}");
    }

    #[test]
    fn a_blessed_test_passes_from_then_on() {
        let kind = Kind { folder: "draw", extension: "scene", rewrite: |_| Ok("new\n".into()) };
        let path = std::env::temp_dir().join(format!("halogen-bless-{}.scene", std::process::id()));
        assert_eq!(run(&kind, &test("old\n", &path, true)), Outcome::Pass);
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(run(&kind, &test(&text, &path, false)), Outcome::Pass);
        std::fs::remove_file(path).unwrap();
    }
}
