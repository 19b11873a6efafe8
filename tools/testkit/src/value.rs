//! Typed values in text tests: the type names of EU assembly in small letters.

/// Element type of a list of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// Signed integer of so many bytes.
    Signed(usize),
    /// Unsigned integer of so many bytes.
    Unsigned(usize),
    /// Float of so many bytes, 4 or 8.
    Float(usize),
    /// Unsigned 32-bit integer in hexadecimal.
    Hex,
}

impl Type {
    /// Size in bytes.
    pub fn bytes(self) -> usize {
        match self {
            Self::Signed(bytes) | Self::Unsigned(bytes) | Self::Float(bytes) => bytes,
            Self::Hex => 4,
        }
    }

    /// `f`, `df`, `d`, `ud`, `w`, `uw`, `b`, `ub`, `q`, `uq`, or `x` for hexadecimal DWords.
    ///
    /// # Errors
    /// A name that is none of these.
    pub fn parse(name: &str) -> Result<Self, String> {
        Ok(match name {
            "f" => Self::Float(4),
            "df" => Self::Float(8),
            "d" => Self::Signed(4),
            "ud" => Self::Unsigned(4),
            "w" => Self::Signed(2),
            "uw" => Self::Unsigned(2),
            "b" => Self::Signed(1),
            "ub" => Self::Unsigned(1),
            "q" => Self::Signed(8),
            "uq" => Self::Unsigned(8),
            "x" => Self::Hex,
            _ => return Err(format!("{name:?} is no type")),
        })
    }

    /// Little-endian bytes of one value.
    ///
    /// # Errors
    /// A text that is no value of the type.
    pub fn encode(self, text: &str) -> Result<Vec<u8>, String> {
        let bad = || format!("{text:?} is no value of type {self:?}");
        let bits = match self {
            Self::Float(4) => u64::from(text.parse::<f32>().map_err(|_| bad())?.to_bits()),
            Self::Float(_) => text.parse::<f64>().map_err(|_| bad())?.to_bits(),
            Self::Signed(_) if text.starts_with('-') => text.parse::<i64>().map_err(|_| bad())? as u64,
            _ => number(text).map_err(|_| bad())?,
        };
        Ok(bits.to_le_bytes()[..self.bytes()].to_vec())
    }

    /// The text of one value.
    pub fn print(self, bytes: &[u8]) -> String {
        let mut wide = [0; 8];
        wide[..self.bytes()].copy_from_slice(&bytes[..self.bytes()]);
        let bits = u64::from_le_bytes(wide);
        match self {
            Self::Float(4) => format!("{:?}", f32::from_bits(bits as u32)),
            Self::Float(_) => format!("{:?}", f64::from_bits(bits)),
            Self::Signed(bytes) => {
                let unused = 64 - 8 * bytes as u32;
                ((bits << unused) as i64 >> unused).to_string()
            }
            Self::Unsigned(_) => bits.to_string(),
            Self::Hex => format!("0x{bits:08x}"),
        }
    }
}

/// A number, hexadecimal after `0x`.
///
/// # Errors
/// A text that is none.
pub fn number(text: &str) -> Result<u64, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(&digits.replace('_', ""), 16),
        None => text.parse(),
    };
    parsed.map_err(|_| format!("{text:?} is no number"))
}

/// Bytes of a list of values; `VALUE*COUNT` stands for a repeated one.
///
/// # Errors
/// A text that is no value.
pub fn encode_list<'a>(kind: Type, values: impl IntoIterator<Item = &'a str>) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for text in values {
        let (text, count) = match text.split_once('*') {
            Some((text, count)) => (text, number(count)?),
            None => (text, 1),
        };
        let value = kind.encode(text)?;
        (0..count.min(4096)).for_each(|_| bytes.extend_from_slice(&value));
    }
    Ok(bytes)
}

/// The texts of all values in `bytes`.
pub fn print_list(kind: Type, bytes: &[u8]) -> Vec<String> {
    bytes.chunks_exact(kind.bytes()).map(|value| kind.print(value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_the_way_through_their_bytes() {
        for (kind, text) in
            [("w", "-5"), ("f", "0.1"), ("df", "-inf"), ("x", "0x0000beef"), ("uq", "9"), ("b", "-1")]
        {
            let kind = Type::parse(kind).unwrap();
            assert_eq!(kind.print(&kind.encode(text).unwrap()), text);
        }
        assert_eq!(encode_list(Type::Unsigned(2), ["1", "7*2"]).unwrap(), [1, 0, 7, 0, 7, 0]);
        assert!(Type::Unsigned(4).encode("x").is_err());
    }
}
