//! Why bytes are not an instruction, and why an instruction has no encoding.

use std::fmt;

/// Why bytes could not be decoded. Each is a rule of the encoding that the bytes break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeError {
    /// The bytes end inside the instruction, which has this length in bytes.
    Truncated {
        /// Length of the whole instruction in bytes: 8 or 16.
        needed_bytes: u8,
    },
    /// The platform has no such opcode.
    Opcode {
        /// Bits 6:0 of the word.
        bits: u8,
    },
    /// The execution size is reserved.
    ExecutionSize,
    /// An operand's register file is reserved, or not allowed for that operand.
    RegisterFile {
        /// Which operand.
        operand: Operand,
    },
    /// An operand's type code is reserved.
    Type {
        /// Which operand.
        operand: Operand,
        /// The code.
        code: u8,
    },
    /// An operand's vertical stride or width is reserved.
    Region {
        /// Which operand.
        operand: Operand,
    },
}

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// The destination.
    Destination,
    /// Source 0, 1 or 2.
    Source(u8),
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Destination => write!(f, "destination"),
            Operand::Source(n) => write!(f, "source {n}"),
        }
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::Truncated { needed_bytes } => {
                write!(f, "instruction of {needed_bytes} bytes is cut off")
            }
            DecodeError::Opcode { bits } => write!(f, "no opcode 0x{bits:02x}"),
            DecodeError::ExecutionSize => write!(f, "reserved execution size"),
            DecodeError::RegisterFile { operand } => write!(f, "reserved register file of {operand}"),
            DecodeError::Type { operand, code } => write!(f, "reserved type code {code} of {operand}"),
            DecodeError::Region { operand } => write!(f, "reserved region of {operand}"),
        }
    }
}

impl std::error::Error for DecodeError {}

/// Why an [`crate::Instruction`] has no encoding: a field has a value that the platform's word cannot hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncodeError {
    /// Name of the field.
    pub field: &'static str,
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be encoded", self.field)
    }
}

impl std::error::Error for EncodeError {}
