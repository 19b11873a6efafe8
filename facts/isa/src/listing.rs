//! Whole programs: walking through code, labels, listings.
//!
//! Source: as `print`. A word that is no instruction counts 16 bytes, or 8 when it says that it is compact.
//! Deliberately absent: text of single instructions (`print`).

use crate::opcode::{self, Form};
use crate::word::Encoding;
use crate::{DecodeError, Instruction, compact, print};
use hw::Platform;
use std::fmt::Write;

/// What a listing shows besides the instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ListingOptions {
    /// Byte offset of each instruction in a comment before it.
    pub offsets: bool,
    /// Raw bytes of each instruction in a comment before it.
    pub bytes: bool,
    /// What the descriptor of each message says, in a comment after it.
    pub messages: bool,
}

/// One step through code: an instruction, or bytes that are none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<'a> {
    /// Bytes from the start of the code.
    pub offset: usize,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// What they say.
    pub instruction: Result<Instruction, DecodeError>,
}

/// Walks through `code` from its start to its end.
pub fn steps<'a>(platform: &Platform, code: &'a [u8]) -> Steps<'a> {
    Steps { encoding: crate::encoding(platform), code, offset: 0 }
}

/// See [`steps`].
#[derive(Clone, Debug)]
pub struct Steps<'a> {
    encoding: Encoding,
    code: &'a [u8],
    offset: usize,
}

impl<'a> Iterator for Steps<'a> {
    type Item = Step<'a>;

    fn next(&mut self) -> Option<Step<'a>> {
        let offset = self.offset;
        let rest = self.code.get(offset..).filter(|rest| !rest.is_empty())?;
        let bytes = &rest[..raw_length(rest)];
        self.offset += bytes.len();
        Some(Step { offset, bytes, instruction: crate::decode_word(self.encoding, bytes).map(|(i, _)| i) })
    }
}

/// Length of the step at the start of `rest`: what the compaction bit says, as far as there are bytes.
pub(crate) fn raw_length(rest: &[u8]) -> usize {
    let is_compact =
        rest.first_chunk::<4>().is_some_and(|dword| compact::is_compact(u32::from_le_bytes(*dword)));
    rest.len().min(if is_compact { 8 } else { 16 })
}

/// Byte offsets that jumps of `code` go to and that begin an instruction or end the code, in order.
pub fn jump_targets(platform: &Platform, code: &[u8]) -> Vec<usize> {
    let encoding = crate::encoding(platform);
    let mut targets = Vec::new();
    // One bit for each offset that begins a step; all are multiples of 8.
    let mut begins = vec![0u64; code.len() / 512 + 1];
    let mut offset = 0;
    while let Some(rest) = code.get(offset..).filter(|rest| !rest.is_empty()) {
        if let Some(word) = begins.get_mut(offset / 512) {
            *word |= 1 << (offset / 8 % 64);
        }
        let bytes = &rest[..raw_length(rest)];
        let is_jump = opcode::by_number(encoding, rest[0] & 0x7f).is_some_and(|row| has_jump(row.form));
        if is_jump && let Ok((instruction, _)) = crate::decode_word(encoding, bytes) {
            let (jip, uip) = print::jumps(encoding, &instruction);
            let jumps = [jip.then_some(instruction.jip_bytes), uip.then_some(instruction.uip_bytes)];
            targets.extend(jumps.into_iter().flatten().filter_map(|jump| target(offset, jump)));
        }
        offset += bytes.len();
    }
    targets.sort_unstable();
    targets.dedup();
    let begins = |at: usize| {
        at.is_multiple_of(8) && begins.get(at / 512).is_some_and(|word| word >> (at / 8 % 64) & 1 != 0)
    };
    targets.retain(|&at| at == code.len() || begins(at));
    targets
}

fn has_jump(form: Form) -> bool {
    matches!(form, Form::Jip | Form::JipUip | Form::JipOrRegister | Form::JipUipOrRegister)
}

fn target(offset: usize, jump_bytes: i32) -> Option<usize> {
    usize::try_from(i64::try_from(offset).ok()? + i64::from(jump_bytes)).ok()
}

/// All instructions of `code` as lines of text, with labels at jump targets.
///
/// Bytes that are no instruction are shown as `raw` lines with the reason, so that the text still says all of `code`.
pub fn print_program(platform: &Platform, code: &[u8], options: ListingOptions) -> String {
    let mut out = String::with_capacity(code.len() * 8);
    print_program_into(platform, code, options, &mut out);
    out
}

/// Appends to `out` what [`print_program`] gives.
pub fn print_program_into(platform: &Platform, code: &[u8], options: ListingOptions, out: &mut String) {
    let encoding = crate::encoding(platform);
    let labels = jump_targets(platform, code);
    let mut next_label = 0;
    let mut offset = 0;
    let mut instruction = Instruction::default();
    while let Some(rest) = code.get(offset..).filter(|rest| !rest.is_empty()) {
        if labels.get(next_label) == Some(&offset) {
            let _ = writeln!(out, "LABEL{next_label}:");
            next_label += 1;
        }
        let bytes = &rest[..raw_length(rest)];
        if options.offsets {
            out.push_str("/* 0x");
            print::hexadecimal(offset as u64, 4, out);
            out.push_str(" */ ");
        }
        if options.bytes {
            out.push_str("/*");
            put_bytes(bytes, out);
            out.push_str(" */ ");
        }
        match crate::decode_into(encoding, bytes, &mut instruction) {
            Ok(word) => {
                let label = |jump: i32| labels.binary_search(&target(offset, jump)?).ok();
                print::one(encoding, &instruction, word, &label, out);
                if options.messages
                    && let Some(message) = print::message_text(platform, &instruction)
                {
                    let _ = write!(out, " /* {message} */");
                }
            }
            Err(error) => put_raw(bytes, error, out),
        }
        out.push('\n');
        offset += bytes.len();
    }
    if labels.get(next_label) == Some(&offset) {
        let _ = writeln!(out, "LABEL{next_label}:");
    }
}

/// The line of a listing for bytes that are no instruction.
pub fn print_raw(bytes: &[u8], error: DecodeError) -> String {
    let mut out = String::new();
    put_raw(bytes, error, &mut out);
    out
}

fn put_raw(bytes: &[u8], error: DecodeError, out: &mut String) {
    out.push_str("raw");
    put_bytes(bytes, out);
    let _ = write!(out, " /* {error} */;");
}

fn put_bytes(bytes: &[u8], out: &mut String) {
    for byte in bytes {
        out.push(' ');
        print::hexadecimal(u64::from(*byte), 2, out);
    }
}
