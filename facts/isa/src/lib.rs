//! EU instructions as values: decode, compact forms, print.
//!
//! [`Instruction`] is one instruction with every field that any platform's encoding has; what an encoding lacks has
//! its documented default. Deliberately absent: what an instruction does (`machine/eu`).

mod assemble;
mod code;
mod compact;
mod decode;
mod encode;
mod error;
mod explain;
mod instruction;
mod listing;
mod meaning;
mod opcode;
mod parse;
mod plain;
mod print;
mod text;
pub mod validate;
mod word;

pub use assemble::{AssembleOptions, Compaction, assemble, parse_program};
pub use error::{DecodeError, EncodeError, Operand};
pub use explain::{Explained, ExplainedMessage, Explanation, explain};
pub use instruction::*;
pub use listing::{
    ListingOptions, Step, Steps, jump_targets, print_program, print_program_into, print_raw, steps,
};
pub use parse::{ParseError, parse};
pub use print::{message_text, print};

#[rustfmt::skip]
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
    decode_word(encoding(platform), bytes).map(|(instruction, _)| instruction)
}

/// Decodes, and gives the native word, too.
fn decode_word(encoding: Encoding, bytes: &[u8]) -> Result<(Instruction, Word), DecodeError> {
    let mut out = Instruction::default();
    let word = decode_into(encoding, bytes, &mut out)?;
    Ok((out, word))
}

/// Decodes in place and gives the native word; after an error `out` holds nothing of use.
fn decode_into(encoding: Encoding, bytes: &[u8], out: &mut Instruction) -> Result<Word, DecodeError> {
    let Some(first) = bytes.first_chunk::<8>() else {
        return Err(DecodeError::Truncated { needed_bytes: 8 });
    };
    let first = u64::from_le_bytes(*first);
    if compact::is_compact(first as u32) {
        let word = compact::expand(encoding, first);
        decode::native_into(encoding, word, 8, out)?;
        out.unclaimed_compact = compact::unclaimed(encoding, first, word);
        return Ok(word);
    }
    let Some(native) = bytes.first_chunk::<16>() else {
        return Err(DecodeError::Truncated { needed_bytes: 16 });
    };
    let word = Word::from_bytes(native);
    decode::native_into(encoding, word, 16, out)?;
    Ok(word)
}

/// The native 16 bytes of an instruction, whatever its `length_bytes`.
///
/// `encode(decode(bytes))` gives back every native instruction bit by bit.
pub fn encode(platform: &Platform, instruction: &Instruction) -> Result<[u8; 16], EncodeError> {
    encode::native(encoding(platform), instruction).map(|word| word.0.to_le_bytes())
}

/// Appends an instruction to `code` in the form that its `length_bytes` asks for.
///
/// A compact form must exist when `length_bytes` is 8.
pub fn encode_into(
    platform: &Platform,
    instruction: &Instruction,
    code: &mut Vec<u8>,
) -> Result<(), EncodeError> {
    let encoding = encoding(platform);
    let word = encode::native(encoding, instruction)?;
    if instruction.length_bytes != 8 {
        code.extend_from_slice(&word.0.to_le_bytes());
        return Ok(());
    }
    let compact = match compact::compact(encoding, word) {
        Some(compact) => compact,
        // A compact word that differs from what `compact` would choose is carried whole.
        None if instruction.unclaimed_compact != 0 => 0,
        None => return Err(EncodeError { operand: None, field: "length_bytes" }),
    };
    code.extend_from_slice(&(compact ^ instruction.unclaimed_compact).to_le_bytes());
    Ok(())
}

/// Whether the modifiers of the sources of `and`, `or`, `xor` and `not` invert bits; where not, they are those of numbers.
/// [skl.7:EU Changes by Processor Generation]
pub fn logic_sources_invert(platform: &Platform) -> bool {
    encoding(platform).is_wide()
}

/// Jump offsets of an instruction from its own start, in bytes: JIP and UIP, as far as it has them as numbers.
pub fn jumps(platform: &Platform, instruction: &Instruction) -> [Option<i32>; 2] {
    let (jip, uip) = print::jumps(encoding(platform), instruction);
    [jip.then_some(instruction.jip_bytes), uip.then_some(instruction.uip_bytes)]
}

/// The compact form of a native instruction, if there is one that expands to the very same 16 bytes.
pub fn compact(platform: &Platform, native: &[u8; 16]) -> Option<[u8; 8]> {
    compact::compact(encoding(platform), Word::from_bytes(native)).map(u64::to_le_bytes)
}

/// The native form of a compact instruction. Every eight bytes have one, but it need not be a valid instruction.
pub fn expand(platform: &Platform, compact: &[u8; 8]) -> [u8; 16] {
    compact::expand(encoding(platform), u64::from_le_bytes(*compact)).0.to_le_bytes()
}

#[cfg(test)]
mod tests;
