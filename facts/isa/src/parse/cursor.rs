//! The place in the text: white space, marks, words, numbers and names of tables.
//!
//! Source: as `print`.

use super::{ParseError, Parsed};
use crate::Instruction;
use crate::word::Encoding;

pub(crate) struct Parser<'a> {
    pub encoding: Encoding,
    pub(super) source: &'a str,
    /// Byte of the text that comes next.
    pub at: usize,
}

/// Length of the word, number or mark at the start of `rest`.
fn token(rest: &str) -> usize {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let word = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    word.max(rest.chars().next().map_or(1, char::len_utf8))
}

/// The names of a table, for hints.
pub(super) fn names<T>(table: &[(T, &'static str)]) -> String {
    let names: Vec<&str> = table.iter().map(|(_, name)| *name).filter(|name| !name.is_empty()).collect();
    names.join(" ")
}

/// The candidate that is written most like `word`, if one is near.
pub(super) fn nearest<'b>(word: &str, candidates: impl Iterator<Item = &'b str>) -> Option<&'b str> {
    let distance = |other: &str| {
        let other: Vec<char> = other.to_ascii_lowercase().chars().collect();
        let mut row: Vec<usize> = (0..=other.len()).collect();
        for (i, a) in word.to_ascii_lowercase().chars().take(40).enumerate() {
            let mut diagonal = std::mem::replace(&mut row[0], i + 1);
            for (j, b) in other.iter().enumerate() {
                let changed = diagonal + usize::from(a != *b);
                diagonal = row[j + 1];
                row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
            }
        }
        row[other.len()]
    };
    let near = candidates.map(|name| (distance(name), name)).min_by_key(|(distance, _)| *distance);
    near.filter(|(distance, name)| *distance <= 2 && *distance < name.len()).map(|(_, name)| name)
}

impl<'a> Parser<'a> {
    pub fn new(encoding: Encoding, source: &'a str) -> Self {
        Parser { encoding, source, at: 0 }
    }

    pub fn rest(&self) -> &'a str {
        self.source.get(self.at..).unwrap_or_default()
    }

    pub(super) fn error(&self, message: &str) -> ParseError {
        self.error_at(self.at, message)
    }

    pub fn error_at(&self, at: usize, message: &str) -> ParseError {
        let before = self.source.get(..at).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ParseError {
            line: before.matches('\n').count() + 1,
            column: at - line_start + 1,
            length: token(self.source.get(at..).unwrap_or_default()),
            message: message.to_string(),
            hint: None,
        }
    }

    /// Skips white space and comments.
    pub fn blanks(&mut self) {
        loop {
            let rest = self.rest();
            let skipped = rest.len() - rest.trim_start().len();
            self.at += skipped;
            let rest = self.rest();
            let comment = if let Some(body) = rest.strip_prefix("/*") {
                body.find("*/").map_or(rest.len(), |end| end + 4)
            } else if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if skipped == 0 {
                return;
            } else {
                continue;
            };
            self.at += comment;
            if comment == 0 {
                return;
            }
        }
    }

    pub(super) fn peek(&self) -> u8 {
        self.rest().bytes().next().unwrap_or(0)
    }

    /// Consumes `text` when it comes next.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    pub(super) fn expect(&mut self, text: &str) -> Parsed<()> {
        self.blanks();
        if self.eat(text) { Ok(()) } else { Err(self.error(&format!("expected `{text}`"))) }
    }

    /// Consumes the characters that `accept` takes.
    pub(super) fn take(&mut self, accept: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !accept(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Consumes `word` when it comes next and does not go on.
    pub fn keyword(&mut self, word: &str) -> bool {
        let goes_on = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let found = self.rest().strip_prefix(word).is_some_and(|rest| !rest.starts_with(goes_on));
        found && self.eat(word)
    }

    pub fn label(&mut self) -> Option<&'a str> {
        let here = self.at;
        let name = self.take(|c| c.is_ascii_alphanumeric() || c == '_');
        if !name.is_empty() && self.eat(":") {
            return Some(name);
        }
        self.at = here;
        None
    }

    pub(super) fn decimal(&mut self, most: u32) -> Parsed<u32> {
        let here = self.at;
        let digits = self.take(|c| c.is_ascii_digit());
        match digits.parse() {
            Ok(value) if value <= most => Ok(value),
            _ => Err(self.error_at(here, &format!("expected a number up to {most}"))),
        }
    }

    /// One of the numbers that a field of a region can have.
    pub(super) fn one_of(&mut self, values: &[u8]) -> Parsed<u8> {
        let here = self.at;
        let value = self.decimal(255).ok().map(|value| value as u8);
        value.filter(|value| values.contains(value)).ok_or_else(|| {
            let list: Vec<String> = values.iter().map(u8::to_string).collect();
            self.error_at(here, &format!("expected one of {}", list.join(", ")))
        })
    }

    /// A number with sign, decimal or hexadecimal with small letters; also the count of hexadecimal digits.
    pub(super) fn number(&mut self) -> Parsed<(i128, usize)> {
        self.blanks();
        let here = self.at;
        let negative = self.eat("-");
        let (digits, radix) = if self.eat("0x") {
            (self.take(|c| matches!(c, '0'..='9' | 'a'..='f')), 16)
        } else {
            (self.take(|c| c.is_ascii_digit()), 10)
        };
        let value = u128::from_str_radix(digits, radix).ok().and_then(|value| i128::try_from(value).ok());
        let value = value.ok_or_else(|| {
            let error = self.error_at(here, "expected a number");
            if radix == 16 { error.with_hint("digits behind 0x are small letters: `0x1fUD`") } else { error }
        })?;
        Ok((if negative { -value } else { value }, if radix == 16 { digits.len() } else { 0 }))
    }

    /// All bits of a hexadecimal number.
    pub(super) fn hexadecimal(&mut self) -> Parsed<u128> {
        let here = self.at;
        let digits = if self.eat("0x") { self.take(|c| c.is_ascii_hexdigit()) } else { "" };
        u128::from_str_radix(digits, 16).map_err(|_| self.error_at(here, "expected a hexadecimal number"))
    }

    pub fn raw(&mut self) -> Parsed<Vec<u8>> {
        let mut bytes = Vec::new();
        loop {
            self.blanks();
            if self.eat(";") {
                return Ok(bytes);
            }
            let here = self.at;
            let digits = self.take(|c| c.is_ascii_hexdigit());
            match u8::from_str_radix(digits, 16) {
                Ok(byte) if digits.len() == 2 => bytes.push(byte),
                _ => return Err(self.error_at(here, "expected two hexadecimal digits or `;`")),
            }
        }
    }

    pub(super) fn named<T: Copy>(&mut self, table: &[(T, &'static str)], what: &str) -> Parsed<T> {
        let here = self.at;
        let word = self.take(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        let found = table.iter().find(|(_, name)| *name == word).map(|(value, _)| *value);
        found.ok_or_else(|| {
            self.error_at(here, &format!("`{word}` is no {what}"))
                .with_hint(format!("one of {}", names(table)))
        })
    }

    pub(super) fn flag(&mut self, out: &mut Instruction) -> Parsed<()> {
        self.expect("f")?;
        out.flag_register = self.decimal(1)? as u8;
        self.expect(".")?;
        out.flag_subregister = self.decimal(1)? as u8;
        Ok(())
    }
}
