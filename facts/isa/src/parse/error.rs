//! Why text is not an instruction.

use std::fmt;

/// Why text is not an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Line in the text, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// Bytes of the text that are wrong, at least 1.
    pub length: usize,
    /// What was expected or is wrong.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
}

impl ParseError {
    pub(crate) fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}
