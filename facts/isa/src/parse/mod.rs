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
use crate::{
    AccessMode, DecodeError, EncodeError, File, Instruction, Operand, Predicate, Type, decode, encode, text,
};
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
        .map_err(|wrong| parser.error_at(statement.place(wrong.operand), &wrong.message))
}

/// Bits that the text adds to what the fields say: of the native word and of the compact form.
pub(crate) type Hidden = (u128, u64);

/// One instruction as written; a label comes with the place where it stands.
pub(crate) struct Statement<'a> {
    pub instruction: Instruction,
    /// Places of the mnemonic, the destination and the sources.
    places: [usize; 5],
    pub hidden: Hidden,
    pub jip_label: Option<(&'a str, usize)>,
    pub uip_label: Option<(&'a str, usize)>,
}

impl Statement<'_> {
    /// Where an operand stands, or the mnemonic.
    pub fn place(&self, operand: Option<Operand>) -> usize {
        let at = match operand {
            None => 0,
            Some(Operand::Destination) => 1,
            Some(Operand::Source(n)) => 2 + usize::from(n),
        };
        let place = self.places.get(at).copied().unwrap_or(0);
        if place == 0 { self.places[0] } else { place }
    }
}

/// Why an instruction that reads well has no word.
pub(crate) struct Wrong {
    pub operand: Option<Operand>,
    pub message: String,
}

impl From<EncodeError> for Wrong {
    fn from(error: EncodeError) -> Wrong {
        Wrong { operand: error.operand, message: error.wants().to_string() }
    }
}

impl From<DecodeError> for Wrong {
    fn from(error: DecodeError) -> Wrong {
        Wrong { operand: error.operand(), message: error.to_string() }
    }
}

/// The instruction that the written fields, the fields that they imply and the hidden bits make together.
pub(crate) fn finish(
    encoding: Encoding,
    written: &Instruction,
    hidden: Hidden,
) -> Result<Instruction, Wrong> {
    let mut out = *written;
    let row = opcode::of(encoding, &out).ok_or(EncodeError { operand: None, field: "opcode" })?;
    text::complete(row, &mut out);
    let mut word = encode::fields(encoding, &out)?;
    word.0 ^= hidden.0;
    let mut out = decode::native(encoding, word, out.length_bytes)?;
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
        let mnemonic = self.take(|c| c.is_ascii_alphanumeric());
        let row = opcode::by_mnemonic(self.encoding, mnemonic).ok_or_else(|| {
            let message = match mnemonic {
                "" => "expected an instruction".to_string(),
                _ => format!("`{mnemonic}` is no instruction of this platform"),
            };
            let error = self.error_at(here, &message);
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
        let bare = row.form == Form::Bare;
        if bare && (predicate.is_some() || self.peek() == b'(') {
            return Err(self.error_at(here, &format!("`{mnemonic}` has no predicate and no execution size")));
        }
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
            self.blanks();
            let at = self.at;
            out.execution_size = match self.decimal(32) {
                Ok(size @ (1 | 2 | 4 | 8 | 16 | 32)) => size as u8,
                _ => return Err(self.error_at(at, "the execution size is 1, 2, 4, 8, 16 or 32")),
            };
            self.expect(")")?;
        } else if row.form != Form::Bare {
            let error = self.error("expected `(` and the execution size");
            return Err(error.with_hint("the number of channels stands behind the name: `mov(8)`"));
        }
        let mut statement = Statement {
            instruction: out,
            places: [here, 0, 0, 0, 0],
            hidden: (0, 0),
            jip_label: None,
            uip_label: None,
        };
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

    /// The destination, noting where it stands.
    fn destination_of(&mut self, statement: &mut Statement<'a>) -> Parsed<()> {
        self.blanks();
        statement.places[1] = self.at;
        statement.instruction.destination = self.destination(true)?;
        Ok(())
    }

    /// Source `n` in one of the forms with up to two sources, noting where it stands.
    fn source_of(&mut self, statement: &mut Statement<'a>, n: usize) -> Parsed<()> {
        self.blanks();
        statement.places[2 + n] = self.at;
        statement.instruction.source[n] = self.operand()?;
        Ok(())
    }

    fn operands(&mut self, row: &Row, statement: &mut Statement<'a>) -> Parsed<()> {
        match row.form {
            Form::Bare => {}
            Form::One => {
                self.destination_of(statement)?;
                self.source_of(statement, 0)?;
            }
            Form::Two | Form::Math => {
                self.destination_of(statement)?;
                self.source_of(statement, 0)?;
                self.blanks();
                let ends = matches!(self.peek(), b'{' | b';' | 0);
                // Source 1 has no place behind an immediate.
                if ends && statement.instruction.source[0].file != File::Immediate {
                    return Err(self.error("expected a second source").with_hint(
                        "an absent one is written `null<8,8,1>` with the type of the first, as in \
                         `math inv(8) g4<1>F g2<8,8,1>F null<8,8,1>F`",
                    ));
                }
                if !ends {
                    self.source_of(statement, 1)?;
                    if statement.instruction.source.iter().take(2).all(|s| s.file == File::Immediate) {
                        let message = "a second immediate has no place; put one of them into a register";
                        return Err(self.error_at(statement.places[3], message));
                    }
                }
            }
            Form::Three => {
                self.destination_of(statement)?;
                for n in 0..3 {
                    self.blanks();
                    statement.places[2 + n] = self.at;
                    statement.instruction.source[n] = self.three_source()?;
                }
            }
            Form::Wait => self.destination_of(statement)?,
            Form::Send => {
                self.destination_of(statement)?;
                self.source_of(statement, 0)?;
                self.blanks();
                if self.peek().is_ascii_digit() {
                    let here = self.at;
                    let value = self.number()?.0;
                    let value =
                        u32::try_from(value).map_err(|_| self.error_at(here, "a descriptor has 32 bits"))?;
                    let mask = self.encoding.layout().descriptor.mask() as u32;
                    let out = &mut statement.instruction;
                    out.send.descriptor = Some(value & mask);
                    out.send.end_of_thread = value >> 31 != 0;
                    statement.hidden.0 |= u128::from(value & !mask & !(1 << 31)) << 96;
                } else {
                    self.source_of(statement, 1)?;
                    let descriptor = &statement.instruction.source[1];
                    if descriptor.file != File::Arf || descriptor.type_ != Type::Ud {
                        let error = self.error_at(statement.places[3], "expected a descriptor");
                        return Err(error.with_hint("a number, or `a0<0,1,0>UD`"));
                    }
                    self.blanks();
                    if self.peek().is_ascii_digit() {
                        // Mesa repeats the bits of the register here.
                        self.number()?;
                    }
                }
                self.message(&mut statement.instruction)?;
            }
            Form::SplitSend => self.split_send(statement)?,
            Form::Jip | Form::JipUip | Form::JipOrRegister | Form::JipUipOrRegister => {
                self.jump(row, statement)?
            }
        }
        Ok(())
    }
}
