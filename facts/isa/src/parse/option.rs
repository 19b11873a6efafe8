//! Options: what stands in braces behind the operands.
//!
//! Source: [skl.7:Common Instruction Fields], in the syntax of `print`.

use super::cursor::nearest;
use super::{Parsed, Parser, Statement};
use crate::{AccessMode, Instruction};

/// Options by name, for hints.
const OPTIONS: [&str; 17] = [
    "align1",
    "align16",
    "WE_all",
    "NoDDClr",
    "NoDDChk",
    "compacted",
    "atomic",
    "switch",
    "AccWrEnable",
    "BranchCtrl",
    "EOT",
    "f0.0",
    "f0.1",
    "f1.0",
    "1N",
    "1Q",
    "1H",
];

impl<'a> Parser<'a> {
    pub(super) fn options(&mut self, statement: &mut Statement<'a>) -> Parsed<()> {
        self.blanks();
        if !self.eat("{") {
            return Ok(());
        }
        loop {
            self.blanks();
            while self.eat(",") {
                self.blanks();
            }
            if self.eat("}") {
                return Ok(());
            }
            if self.eat("^") {
                statement.hidden.0 ^= self.hexadecimal()?;
                continue;
            }
            if self.eat("c^") {
                statement.hidden.1 ^= self.hexadecimal()? as u64;
                continue;
            }
            let here = self.at;
            let word = self.take(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.'));
            if !option(&mut statement.instruction, word) {
                let error = self.error_at(here, &format!("`{word}` is no option"));
                return Err(match nearest(word, OPTIONS.into_iter()) {
                    Some(name) => error.with_hint(format!("did you mean `{name}`?")),
                    None => error.with_hint(format!("options are {}", OPTIONS.join(" "))),
                });
            }
        }
    }
}

fn option(out: &mut Instruction, word: &str) -> bool {
    match word {
        "align1" => out.access_mode = AccessMode::Align1,
        "align16" => out.access_mode = AccessMode::Align16,
        "WE_all" | "nomask" => out.no_mask = true,
        "NoDDClr" => out.no_dependency_clear = true,
        "NoDDChk" => out.no_dependency_check = true,
        "compacted" => out.length_bytes = 8,
        "atomic" => out.thread_control = 1,
        "switch" => out.thread_control = 2,
        "thread3" => out.thread_control = 3,
        "AccWrEnable" => out.accumulator_write = true,
        "BranchCtrl" => out.branch_control = true,
        "EOT" => out.send.end_of_thread = true,
        "f0.0" | "f0.1" | "f1.0" | "f1.1" => {
            out.flag_register = u8::from(word.starts_with("f1"));
            out.flag_subregister = u8::from(word.ends_with('1'));
        }
        _ => {
            let channels = match word.bytes().last() {
                Some(b'N') => 4,
                Some(b'Q') => 8,
                Some(b'H') => 16,
                _ => return false,
            };
            match word[..word.len() - 1].parse::<u8>() {
                Ok(number @ 1..=8) if (number - 1) * channels < 32 => {
                    out.channel_offset = (number - 1) * channels
                }
                _ => return false,
            }
        }
    }
    true
}
