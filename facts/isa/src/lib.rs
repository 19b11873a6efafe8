//! EU instructions as values: decode, compact forms, print.
//!
//! [`Instruction`] is one instruction with every field that any platform's encoding has; what an encoding lacks has
//! its documented default. Deliberately absent: what an instruction does (`machine/eu`).

mod code;
mod compact;
mod decode;
mod error;
mod instruction;
mod opcode;
mod word;

pub use error::{DecodeError, EncodeError, Operand};
pub use instruction::*;

mod generated;

use hw::{Feature, Platform};
use word::{Encoding, Word};

/// The form of the instruction word that the platform has.
fn encoding(platform: &Platform) -> Encoding {
    if platform.has(Feature::SplitSend) {
        Encoding::Gen9
    } else if platform.has(Feature::HalfFloatArithmetic) {
        Encoding::Gen8
    } else {
        Encoding::Gen7
    }
}

/// Decodes the instruction at the start of `bytes`, compact (8 bytes) or native (16 bytes).
///
/// Bits that no field of [`Instruction`] claims are kept in [`Instruction::unclaimed`]; reserved codes of opcode,
/// execution size, register file, type and region are errors.
pub fn decode(platform: &Platform, bytes: &[u8]) -> Result<Instruction, DecodeError> {
    let encoding = encoding(platform);
    let Some(first) = bytes.first_chunk::<8>() else {
        return Err(DecodeError::Truncated { needed_bytes: 8 });
    };
    let first = u64::from_le_bytes(*first);
    if compact::is_compact(first as u32) {
        return decode::native(encoding, compact::expand(encoding, first), 8);
    }
    let Some(native) = bytes.first_chunk::<16>() else {
        return Err(DecodeError::Truncated { needed_bytes: 16 });
    };
    decode::native(encoding, Word::from_bytes(native), 16)
}
