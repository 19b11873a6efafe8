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

impl DecodeError {
    /// The operand that it is about, if one.
    pub fn operand(&self) -> Option<Operand> {
        match *self {
            DecodeError::RegisterFile { operand }
            | DecodeError::Type { operand, .. }
            | DecodeError::Region { operand } => Some(operand),
            _ => None,
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
    /// The operand whose field it is, if one's.
    pub operand: Option<Operand>,
    /// Name of the field.
    pub field: &'static str,
}

impl EncodeError {
    /// What the field can hold.
    pub fn wants(&self) -> &'static str {
        match self.field {
            "opcode" => "the device has no such instruction",
            "length_bytes" => "this instruction has no compact form",
            "execution_size" => "the execution size is 1, 2, 4, 8, 16 or 32",
            "channel_offset" => "channels start at a multiple of 4 below 32",
            "predicate" => "the access mode has no such predicate control",
            "file" => "this kind of operand cannot stand here",
            "type" => "the device has no such type here",
            "same type" => "three sources have one type; Gen9 mixes F and HF",
            "stride" => "a destination stride is 0, 1, 2 or 4",
            "horizontal_stride" => "a horizontal stride is 0, 1, 2 or 4",
            "vertical_stride" => "a vertical stride is 0, 1, 2, 4, 8, 16 or 32",
            "width" => "a width is 1, 2, 4, 8 or 16",
            "offset_bytes" => "the offset to an address is -512 to 511, and a multiple of 16 in Align16",
            "address_subregister" => "the device has no such sub-register of a0",
            "subregister_bytes" => {
                "the word has no place for this sub-register: with three sources it is a whole \
                                    doubleword, in Align16 and split messages the start of either half"
            }
            "send.descriptor" => "the descriptor has no such bits",
            "send.extended_descriptor" => "the extended descriptor has bits 31 to 16 and 9 to 6",
            "jump" => "a jump is a multiple of 8 bytes, from -262144 to 262136",
            _ => "it cannot be encoded",
        }
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(operand) = self.operand {
            write!(f, "{operand}: ")?;
        }
        write!(f, "{}", self.wants())
    }
}

impl std::error::Error for EncodeError {}
