//! Text to instructions: what `print` writes, and Mesa's assembler syntax.
//!
//! Source: as `print`. White space separates, `/* */` and `//` are comments, `;` ends an instruction, `NAME:` before
//! one is a label. Deliberately absent: rules between fields (`validate`), whole programs (`assemble`).

mod branch;
mod cursor;
mod error;
mod message;
mod operand;
mod option;

pub(crate) use cursor::Parser;
pub use error::ParseError;

use crate::decode::NO_SPECIAL_ACCUMULATOR;
use crate::opcode::{self, Form, Row};
use crate::word::Encoding;
use crate::{AccessMode, File, Instruction, Predicate, decode, encode, text};
use cursor::nearest;
use hw::Platform;

type Parsed<T> = Result<T, ParseError>;

/// Parses one instruction. Jump targets must be byte offsets.
pub fn parse(platform: &Platform, source: &str) -> Result<Instruction, ParseError> {
    let mut parser = Parser::new(crate::encoding(platform), source);
    parser.blanks();
    let statement = parser.instruction()?;
    parser.blanks();
    if !parser.rest().is_empty() {
        return Err(parser.error("one instruction only"));
    }
    if let Some((label, _)) = statement.jip_label.or(statement.uip_label) {
        return Err(parser.error(&format!("label {label} outside a program")));
    }
    finish(parser.encoding, &statement.instruction, statement.hidden)
        .map_err(|message| parser.error(&message))
}

/// Bits that the text adds to what the fields say: of the native word and of the compact form.
pub(crate) type Hidden = (u128, u64);

/// One instruction as written; a label comes with the place where it stands.
pub(crate) struct Statement<'a> {
    pub instruction: Instruction,
    pub hidden: Hidden,
    pub jip_label: Option<(&'a str, usize)>,
    pub uip_label: Option<(&'a str, usize)>,
}

/// The instruction that the written fields, the fields that they imply and the hidden bits make together.
pub(crate) fn finish(
    encoding: Encoding,
    written: &Instruction,
    hidden: Hidden,
) -> Result<Instruction, String> {
    let mut out = *written;
    let row = opcode::of(encoding, &out).ok_or("no such opcode")?;
    text::complete(row, &mut out);
    let mut word = encode::fields(encoding, &out).map_err(|error| error.to_string())?;
    word.0 ^= hidden.0;
    let mut out = decode::native(encoding, word, out.length_bytes).map_err(|error| error.to_string())?;
    out.unclaimed_compact = hidden.1;
    Ok(out)
}

impl<'a> Parser<'a> {
    pub fn instruction(&mut self) -> Parsed<Statement<'a>> {
        let mut out = Instruction { length_bytes: 16, execution_size: 1, ..Default::default() };
        out.destination.special_accumulator = NO_SPECIAL_ACCUMULATOR;
        for source in &mut out.source {
            source.special_accumulator = NO_SPECIAL_ACCUMULATOR;
        }
        let predicate = self.predicate(&mut out)?;
        let here = self.at;
        let mnemonic = self.take(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        let row = opcode::by_mnemonic(self.encoding, mnemonic).ok_or_else(|| {
            let error = self.error_at(here, &format!("`{mnemonic}` is no instruction of this platform"));
            let elsewhere = opcode::ROWS.iter().any(|row| row.mnemonic == mnemonic);
            let here = opcode::ROWS.iter().filter(|row| row.encodings[self.encoding.column()]);
            match nearest(mnemonic, here.map(|row| row.mnemonic)) {
                _ if elsewhere => error.with_hint("other devices have it; choose one with --device"),
                Some(name) => error.with_hint(format!("did you mean `{name}`?")),
                None => {
                    error.with_hint("an instruction looks like `mov(8) g4<1>F g2<8,8,1>F { align1 1Q };`")
                }
            }
        })?;
        out.opcode = row.opcode;
        out.opcode_bits = row.bits;
        while self.eat(".") {
            if self.keyword("sat") {
                out.saturate = true;
            } else if self.keyword("breakpoint") {
                out.debug = true;
            } else if self.peek() == b'f' {
                self.flag(&mut out)?;
            } else {
                out.condition = self.named(&text::CONDITIONS, "condition")?;
            }
        }
        if row.form == Form::Math {
            self.blanks();
            out.math = self.named(&text::MATH, "math function")?;
        }
        self.blanks();
        if self.eat("(") {
            out.execution_size = self.decimal(32)? as u8;
            self.expect(")")?;
        } else if row.form != Form::Bare {
            let error = self.error("expected `(` and the execution size");
            return Err(error.with_hint("the number of channels stands behind the name: `mov(8)`"));
        }
        let mut statement = Statement { instruction: out, hidden: (0, 0), jip_label: None, uip_label: None };
        self.operands(row, &mut statement)?;
        self.options(&mut statement)?;
        let align16 = statement.instruction.access_mode == AccessMode::Align16;
        if let Some((control, at)) = predicate {
            let wanted = |entry: &&(Predicate, &str)| {
                let of_align16 = crate::code::predicate_code(true, entry.0).is_some();
                let of_align1 = crate::code::predicate_code(false, entry.0).is_some();
                entry.1 == control && if align16 { of_align16 } else { of_align1 }
            };
            let found = text::PREDICATES.iter().find(wanted);
            let found = found
                .ok_or_else(|| self.error_at(at, &format!("`{control}` is no predicate control here")))?;
            statement.instruction.predicate = found.0;
        }
        self.expect(";")?;
        Ok(statement)
    }

    /// `(+f0.1.any4h)`: flag and sign; the control waits for the access mode.
    fn predicate(&mut self, out: &mut Instruction) -> Parsed<Option<(&'a str, usize)>> {
        if !self.eat("(") {
            return Ok(None);
        }
        self.blanks();
        out.predicate_inverse = self.eat("-");
        let _ = out.predicate_inverse || self.eat("+");
        self.flag(out)?;
        let at = self.at;
        let control = if self.eat(".") { self.take(|c| c.is_ascii_alphanumeric()) } else { "" };
        self.expect(")")?;
        self.blanks();
        Ok(Some((control, at)))
    }

    fn operands(&mut self, row: &Row, statement: &mut Statement<'a>) -> Parsed<()> {
        let out = &mut statement.instruction;
        match row.form {
            Form::Bare => {}
            Form::One => {
                out.destination = self.destination(true)?;
                out.source[0] = self.operand()?;
            }
            Form::Two | Form::Math => {
                out.destination = self.destination(true)?;
                out.source[0] = self.operand()?;
                // Source 1 has no place behind an immediate.
                self.blanks();
                if !matches!(self.peek(), b'{' | b';') {
                    let here = self.at;
                    out.source[1] = self.operand()?;
                    if out.source.iter().take(2).all(|source| source.file == File::Immediate) {
                        let message = "a second immediate has no place; put one of them into a register";
                        return Err(self.error_at(here, message));
                    }
                }
            }
            Form::Three => {
                out.destination = self.destination(true)?;
                for n in 0..3 {
                    out.source[n] = self.three_source()?;
                }
            }
            Form::Wait => out.destination = self.destination(true)?,
            Form::Send => {
                out.destination = self.destination(true)?;
                out.source[0] = self.operand()?;
                self.blanks();
                if self.peek().is_ascii_digit() {
                    let value = self.number()?.0 as u32;
                    let mask = self.encoding.layout().descriptor.mask() as u32;
                    out.send.descriptor = Some(value & mask);
                    out.send.end_of_thread = value >> 31 != 0;
                    statement.hidden.0 |= u128::from(value & !mask & !(1 << 31)) << 96;
                } else {
                    out.source[1] = self.operand()?;
                    self.blanks();
                    if self.peek().is_ascii_digit() {
                        // Mesa repeats the bits of the register here.
                        self.number()?;
                    }
                }
                self.message(&mut statement.instruction)?;
            }
            Form::SplitSend => self.split_send(&mut statement.instruction)?,
            Form::Jip | Form::JipUip | Form::JipOrRegister | Form::JipUipOrRegister => {
                self.jump(row, statement)?
            }
        }
        Ok(())
    }
}
