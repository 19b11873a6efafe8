//! Functions, constants and macros of test code, found without a parser: comments are blanked, braces in strings too, then
//! brackets match.

use std::collections::BTreeSet;

/// A function, constant, static or macro of test code.
pub struct Item {
    /// The file.
    pub file: String,
    /// Where in the file it begins.
    pub at: usize,
    /// Its name.
    pub name: String,
    /// Its text from the name to the end, without comments.
    pub text: String,
    /// It has the attribute `#[test]`.
    pub is_test: bool,
    /// It has the attribute `#[ignore]`.
    pub is_ignored: bool,
}

/// Whether the whole file is test code.
fn is_test_file(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    path.starts_with("fuzz/")
        || path.contains("/tests/")
        || last.ends_with("tests.rs")
        || last == "testing.rs"
}

/// The text of a file without its comments and without its test code.
pub fn behaviour(path: &str, source: &str) -> String {
    if is_test_file(path) {
        return String::new();
    }
    let mut clean = without_comments(source);
    clean.truncate(clean.find("#[cfg(test)]").unwrap_or(clean.len()));
    clean
}

/// All items of the test code of a file.
pub fn test_items(path: &str, source: &str) -> Vec<Item> {
    let clean = without_comments(source);
    let begin = match clean.find("#[cfg(test)]") {
        _ if is_test_file(path) => 0,
        Some(begin) => begin,
        None => return Vec::new(),
    };
    let mut found = Vec::new();
    let mut at = begin;
    while let Some((word_at, word)) = next_word(&clean, at) {
        at = word_at + word.len();
        if !["fn", "const", "static", "macro_rules"].contains(&word) {
            continue;
        }
        let Some((name_at, name)) = next_word(&clean, at) else { break };
        let between = &clean[at..name_at];
        let joined = if word == "macro_rules" { "!" } else { "" };
        if between.trim() != joined || name == "fn" {
            continue;
        }
        let Some(end) = end_of_item(&clean, name_at + name.len()) else { continue };
        let before = &clean[..word_at];
        let attributes = &before[before.rfind(['}', ';', '{']).map_or(0, |at| at + 1)..];
        found.push(Item {
            file: path.to_string(),
            at: name_at,
            name: name.to_string(),
            text: clean[name_at..end].to_string(),
            is_test: word == "fn" && attributes.contains("#[test]"),
            is_ignored: attributes.contains("#[ignore"),
        });
    }
    found
}

/// Words of the `use` declarations of a file, the modules that they name among them.
pub fn used_words(source: &str) -> BTreeSet<String> {
    let clean = without_comments(source);
    let declarations = clean.split(';').filter_map(|part| part.split("use ").nth(1));
    declarations.flat_map(words).map(str::to_string).collect()
}

/// Identifiers and numbers of a text.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Names that a text uses as a function, macro or constant: called, or handed on as a value. Fields and names that the text
/// itself declares (parameters, variables, what a pattern binds) are none, though items may have the same names.
pub fn uses(text: &str) -> BTreeSet<&str> {
    let declared = declared(text);
    let mut found = BTreeSet::new();
    let mut at = 0;
    while let Some((word_at, word)) = next_word(text, at) {
        at = word_at + word.len();
        let (before, after) = (text[..word_at].trim_end(), text[at..].trim_start());
        let is_called = after.starts_with(['(', '!']) || after.starts_with("::<");
        let is_value = before.ends_with(['(', ',', '&', '[']) && after.starts_with([')', ',', ']']);
        let is_constant = word.starts_with(|c: char| c.is_uppercase());
        let is_used = match before.ends_with('.') && !before.ends_with("..") {
            true => is_called,
            false => !declared.contains(word) && (is_called || is_value || is_constant),
        };
        if is_used {
            found.insert(word);
        }
    }
    found
}

/// Names that a text binds: between `let` or `for` and what follows, between the bars of a closure, before a single colon.
fn declared(text: &str) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    let mut at = 0;
    while let Some((word_at, word)) = next_word(text, at) {
        at = word_at + word.len();
        let rest = &text[at..];
        let pattern = match word {
            "let" => rest.split(['=', ';', ':']).next(),
            "for" => rest.split(" in ").next().filter(|pattern| pattern.len() < 200),
            _ => None,
        };
        names.extend(pattern.into_iter().flat_map(words));
        let after = rest.trim_start();
        if after.starts_with(':') && !after.starts_with("::") {
            names.insert(word);
        }
    }
    let mut bars = text.split('|');
    bars.next();
    while let (Some(inside), Some(_)) = (bars.next(), bars.next()) {
        let is_pattern = |c: char| c.is_alphanumeric() || "_, &()[]:'.<>".contains(c);
        if inside.len() < 100 && inside.chars().all(is_pattern) {
            names.extend(words(inside));
        }
    }
    names
}

fn next_word(text: &str, from: usize) -> Option<(usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let begin = from + text[from..].find(is_word)?;
    let length = text[begin..].find(|c| !is_word(c)).unwrap_or(text.len() - begin);
    Some((begin, &text[begin..begin + length]))
}

/// The end of an item: behind the first block in braces, or behind the `;` that comes before it.
fn end_of_item(text: &str, from: usize) -> Option<usize> {
    let mut depth = 0;
    for (offset, byte) in text.as_bytes()[from..].iter().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' => depth -= 1,
            b'}' => {
                depth -= 1;
                // A block ends a function; the value of a constant goes on to its `;`.
                let next = text[from + offset + 1..].trim_start().as_bytes().first();
                if depth == 0 && !matches!(next, Some(b';' | b'.' | b')' | b',' | b'?')) {
                    return Some(from + offset + 1);
                }
            }
            b';' if depth == 0 => return Some(from + offset + 1),
            _ => {}
        }
        if depth < 0 {
            return None;
        }
    }
    None
}

/// The text with comments blanked and brackets in strings and characters blanked; every byte keeps its place.
pub fn without_comments(source: &str) -> String {
    let bytes = source.as_bytes();
    let mut out = bytes.to_vec();
    let blank = |out: &mut [u8], from: usize, to: usize, all: bool| {
        for byte in &mut out[from..to] {
            if all && *byte != b'\n' || b"(){}[];".contains(byte) {
                *byte = b' ';
            }
        }
    };
    let find =
        |from: usize, what: &str| source.get(from..).and_then(|rest| rest.find(what)).map(|at| from + at);
    let mut at = 0;
    while at < bytes.len() {
        let word_before = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_');
        let end = match bytes[at] {
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                let end = find(at, "\n").unwrap_or(bytes.len());
                blank(&mut out, at, end, true);
                end
            }
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                let end = find(at, "*/").map_or(bytes.len(), |end| end + 2);
                blank(&mut out, at, end, true);
                end
            }
            b'r' if !word_before && matches!(bytes.get(at + 1), Some(b'"' | b'#')) => {
                let hashes = bytes[at + 1..].iter().take_while(|byte| **byte == b'#').count();
                if bytes.get(at + 1 + hashes) == Some(&b'"') {
                    let close = format!("\"{}", "#".repeat(hashes));
                    let end = find(at + 2 + hashes, &close).map_or(bytes.len(), |end| end + close.len());
                    blank(&mut out, at, end, false);
                    end
                } else {
                    at + 1
                }
            }
            b'"' => {
                let mut end = at + 1;
                while end < bytes.len() && bytes[end] != b'"' {
                    end += 1 + usize::from(bytes[end] == b'\\');
                }
                let end = (end + 1).min(bytes.len());
                blank(&mut out, at, end, false);
                end
            }
            // A character, not a lifetime: it closes behind one character or an escape.
            b'\'' => {
                let rest = &source[at + 1..];
                let length = if rest.starts_with('\\') {
                    rest.get(2..).and_then(|rest| rest.find('\'')).map(|end| end + 3)
                } else {
                    let first = rest.chars().next().map_or(0, char::len_utf8);
                    (rest.as_bytes().get(first) == Some(&b'\'')).then_some(first + 1)
                };
                let end = at + 1 + length.unwrap_or(0);
                blank(&mut out, at, end, false);
                end
            }
            _ => at + 1,
        };
        at = end.max(at + 1);
    }
    String::from_utf8_lossy(&out).into_owned()
}
