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
        // Behind `|`: the names in Intel's manuals.
        "align1" | "Align1" => out.access_mode = AccessMode::Align1,
        "align16" | "Align16" => out.access_mode = AccessMode::Align16,
        "WE_all" | "nomask" | "NoMask" => out.no_mask = true,
        "NoDDClr" => out.no_dependency_clear = true,
        "NoDDChk" => out.no_dependency_check = true,
        "compacted" | "Compacted" => out.length_bytes = 8,
        "atomic" | "Atomic" => out.thread_control = 1,
        "switch" | "Switch" => out.thread_control = 2,
        "thread3" => out.thread_control = 3,
        "AccWrEnable" | "AccWrEn" => out.accumulator_write = true,
        "BranchCtrl" => out.branch_control = true,
        "EOT" => out.send.end_of_thread = true,
        "f0.0" | "f0.1" | "f1.0" | "f1.1" => {
            out.flag_register = u8::from(word.starts_with("f1"));
            out.flag_subregister = u8::from(word.ends_with('1'));
        }
        _ => {
            // `2Q`, or `Q2` as Intel writes it.
            let letter = |c: char| matches!(c, 'N' | 'Q' | 'H');
            let Some(number) = word.strip_suffix(letter).or(word.strip_prefix(letter)) else { return false };
            let channels = match word.trim_matches(|c: char| c.is_ascii_digit()) {
                "N" => 4,
                "Q" => 8,
                _ => 16,
            };
            match number.parse::<u8>() {
                Ok(number @ 1..=8) if (number - 1) * channels < 32 => {
                    out.channel_offset = (number - 1) * channels
                }
                _ => return false,
            }
        }
    }
    true
}
