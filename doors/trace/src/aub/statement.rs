//! What Halogen's recorder states in comments, for replays; other tools may ignore it.

/// How every statement begins.
pub(crate) const STATEMENT: &str = "halogen: ";

/// A statement of Halogen's recorder.
pub(crate) enum Statement {
    /// The space with this root, or the only one, has a checksum.
    Memory(Option<u64>, u32),
    /// Physical memory from an address on is zero.
    Zero(u64, u64),
    /// A range of graphics memory is bound.
    Bind(u64, u64),
    /// A range of graphics memory is bound no more.
    Unbind(u64, u64),
    /// The next ring is of this context.
    Context(u32),
}

impl Statement {
    /// Reads a comment; `None` for those that state nothing to a program.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.strip_prefix(STATEMENT)?.trim_end_matches('\0');
        let hex = |word: &str| u64::from_str_radix(word.strip_prefix("0x")?, 16).ok();
        let words: Vec<&str> = text.split(' ').collect();
        Some(match *words.as_slice() {
            ["memory", "of", root, "is", sum] => {
                Statement::Memory(Some(hex(root)?), u32::from_str_radix(sum, 16).ok()?)
            }
            ["memory", "is", sum] => Statement::Memory(None, u32::from_str_radix(sum, 16).ok()?),
            ["zero", at, bytes] => Statement::Zero(hex(at)?, hex(bytes)?),
            ["bind", at, bytes] => Statement::Bind(hex(at)?, hex(bytes)?),
            ["unbind", at, bytes] => Statement::Unbind(hex(at)?, hex(bytes)?),
            ["context", number] => Statement::Context(number.parse().ok()?),
            _ => return None,
        })
    }
}
