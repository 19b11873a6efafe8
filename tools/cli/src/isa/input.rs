//! Where code and text come from: a file, standard input, or words of the command line.

use super::asm;
use anyhow::{Context, Result, bail};
use hw::Platform;
use std::io::Read;
use std::path::Path;

/// The device whose machine code is meant.
#[derive(clap::Args)]
pub struct Device {
    /// Device whose machine code is meant
    #[arg(long, default_value = "skl", value_parser = ["skl", "bxt", "bdw", "byt"])]
    pub device: String,
}

impl Device {
    /// Its row.
    pub fn platform(&self) -> Result<&'static Platform> {
        hw::platform(&self.device).context("no such device")
    }
}

/// Machine code as input.
#[derive(clap::Args)]
pub struct Code {
    #[command(flatten)]
    pub device: Device,
    /// File of raw bytes, `-` for standard input (also when absent), or hexadecimal words
    #[arg(value_name = "FILE|-|HEX")]
    input: Vec<String>,
    /// The file or standard input holds hexadecimal words
    #[arg(long)]
    hex: bool,
    /// The file or standard input holds assembly text
    #[arg(long, conflicts_with = "hex")]
    text: bool,
}

impl Code {
    /// The row of the device.
    pub fn platform(&self) -> Result<&'static Platform> {
        self.device.platform()
    }

    /// The code bytes.
    pub fn bytes(&self) -> Result<Vec<u8>> {
        let from = origin(&self.input);
        if self.text {
            let (name, text) = read_text(&from)?;
            let code = isa::parse_program(self.platform()?, &text);
            return Ok(code.map_err(|error| TextMistake { file: name, text, error })?);
        }
        match from {
            Origin::Words(words) => hexadecimal(&words),
            _ if self.hex => hexadecimal(&read_text(&from)?.1),
            _ => read(&from),
        }
    }
}

/// A mistake in assembly text.
#[derive(Debug)]
pub struct TextMistake {
    pub file: String,
    pub text: String,
    pub error: isa::ParseError,
}

impl std::fmt::Display for TextMistake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", asm::diagnosis(&self.file, &self.text, &self.error))
    }
}

impl std::error::Error for TextMistake {}

/// What the words of the command line name.
pub enum Origin {
    /// Standard input.
    Standard,
    /// One file.
    File(String),
    /// The words themselves.
    Words(String),
}

/// One word that is `-` or a file is that; other words stand for themselves.
pub fn origin(words: &[String]) -> Origin {
    match words {
        [] => Origin::Standard,
        [one] if one == "-" => Origin::Standard,
        [one] if Path::new(one).is_file() || !one.starts_with(|c: char| c.is_ascii_hexdigit()) => {
            Origin::File(one.clone())
        }
        words => Origin::Words(words.join(" ")),
    }
}

/// All bytes.
pub fn read(origin: &Origin) -> Result<Vec<u8>> {
    match origin {
        Origin::Standard => {
            let mut bytes = Vec::new();
            std::io::stdin().read_to_end(&mut bytes).context("reading standard input")?;
            Ok(bytes)
        }
        Origin::File(name) => std::fs::read(name).with_context(|| format!("reading {name}")),
        Origin::Words(words) => Ok(words.clone().into_bytes()),
    }
}

/// All text, and what to call its source in messages.
pub fn read_text(origin: &Origin) -> Result<(String, String)> {
    let name = match origin {
        Origin::Standard => "<stdin>".to_string(),
        Origin::File(name) => name.clone(),
        Origin::Words(_) => "<command line>".to_string(),
    };
    String::from_utf8(read(origin)?).map(|text| (name.clone(), text)).map_err(|error| {
        let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
        let good = error.as_bytes().get(..error.utf8_error().valid_up_to()).unwrap_or_default();
        let line_start = good.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        let error = isa::ParseError {
            line: good.iter().filter(|byte| **byte == b'\n').count() + 1,
            column: good.len() - line_start + 1,
            length: 1,
            message: "this is no text".into(),
            hint: Some("`halogen isa dis` reads the bytes of a kernel".into()),
        };
        TextMistake { file: name, text, error }.into()
    })
}

/// Bytes of hexadecimal words: with 0x a number, lowest byte first; without, bytes in order.
pub fn hexadecimal(text: &str) -> Result<Vec<u8>> {
    const FORMS: &str = "words are bytes in order (`40006000`, `40 00 60 00`) or numbers of 1, 2, 4, 8 or 16 bytes \
                         (`0x00600040`)";
    let mut bytes = Vec::new();
    for word in text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        let (digits, is_number) = match word.strip_prefix("0x").or(word.strip_prefix("0X")) {
            Some(digits) => (digits, true),
            None => (word, false),
        };
        let value = |pair: &[u8]| {
            let text = std::str::from_utf8(pair).ok().filter(|text| !text.starts_with('+'))?;
            u8::from_str_radix(text, 16).ok()
        };
        let pairs: Option<Vec<u8>> = digits.as_bytes().chunks(2).map(value).collect();
        let fits =
            digits.len().is_multiple_of(2) && (!is_number || matches!(digits.len(), 2 | 4 | 8 | 16 | 32));
        let Some(mut word_bytes) = pairs.filter(|_| fits) else {
            bail!("`{word}` is neither a file nor a hexadecimal word; {FORMS}");
        };
        if is_number {
            word_bytes.reverse();
        }
        bytes.extend(word_bytes);
    }
    Ok(bytes)
}

/// Bytes as text, parted by blanks.
pub fn hex_text(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_lowest_byte_first_and_bytes_their_order() {
        assert_eq!(hexadecimal("0x00600040 280a8020").unwrap(), [0x40, 0, 0x60, 0, 0x28, 0x0a, 0x80, 0x20]);
        assert_eq!(hexadecimal("40 00,60\n00").unwrap(), [0x40, 0, 0x60, 0]);
        for bad in ["4", "zz", "0x123", "+1", "0x+1", "é0"] {
            assert!(hexadecimal(bad).is_err(), "{bad}");
        }
    }
}
