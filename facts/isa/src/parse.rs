//! Text to instructions: what `print` writes, and Mesa's assembler syntax.
//!
//! Source: as `print`. White space separates, `/* */` and `//` are comments, `;` ends an instruction, `NAME:` before
//! one is a label. Deliberately absent: rules between fields (`validate`), whole programs (`assemble`).

use crate::decode::NO_SPECIAL_ACCUMULATOR;
use crate::opcode::{self, Form, Row};
use crate::text::{self, XYZW};
use crate::word::Encoding;
use crate::{
    AccessMode, Addressing, Destination, File, Instruction, Opcode, Predicate, Source, Type, decode, encode,
};
use hw::Platform;
use std::fmt;

/// Why text is not an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Line in the text, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// Bytes of the text that are wrong, at least 1.
    pub length: usize,
    /// What was expected or is wrong.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
}

impl ParseError {
    pub(crate) fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

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

pub(crate) struct Parser<'a> {
    pub encoding: Encoding,
    source: &'a str,
    /// Byte of the text that comes next.
    pub at: usize,
}

type Parsed<T> = Result<T, ParseError>;

/// A register as written, before its type gives the sub-register a size.
struct Register {
    file: File,
    number: u8,
    subregister: u32,
    subregister_in_bytes: bool,
    addressing: Addressing,
}

impl Register {
    fn subregister_bytes(&self, type_: Type) -> u32 {
        self.subregister * if self.subregister_in_bytes { 1 } else { type_.bytes() }
    }
}

/// Length of the word, number or mark at the start of `rest`.
fn token(rest: &str) -> usize {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let word = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    word.max(rest.chars().next().map_or(1, char::len_utf8))
}

/// The names of a table, for hints.
fn names<T>(table: &[(T, &'static str)]) -> String {
    let names: Vec<&str> = table.iter().map(|(_, name)| *name).filter(|name| !name.is_empty()).collect();
    names.join(" ")
}

/// The candidate that is written most like `word`, if one is near.
fn nearest<'b>(word: &str, candidates: impl Iterator<Item = &'b str>) -> Option<&'b str> {
    let distance = |other: &str| {
        let other: Vec<char> = other.to_ascii_lowercase().chars().collect();
        let mut row: Vec<usize> = (0..=other.len()).collect();
        for (i, a) in word.to_ascii_lowercase().chars().take(40).enumerate() {
            let mut diagonal = std::mem::replace(&mut row[0], i + 1);
            for (j, b) in other.iter().enumerate() {
                let changed = diagonal + usize::from(a != *b);
                diagonal = row[j + 1];
                row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
            }
        }
        row[other.len()]
    };
    let near = candidates.map(|name| (distance(name), name)).min_by_key(|(distance, _)| *distance);
    near.filter(|(distance, name)| *distance <= 2 && *distance < name.len()).map(|(_, name)| name)
}

impl<'a> Parser<'a> {
    pub fn new(encoding: Encoding, source: &'a str) -> Self {
        Parser { encoding, source, at: 0 }
    }

    pub fn rest(&self) -> &'a str {
        self.source.get(self.at..).unwrap_or_default()
    }

    fn error(&self, message: &str) -> ParseError {
        self.error_at(self.at, message)
    }

    pub fn error_at(&self, at: usize, message: &str) -> ParseError {
        let before = self.source.get(..at).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        ParseError {
            line: before.matches('\n').count() + 1,
            column: at - line_start + 1,
            length: token(self.source.get(at..).unwrap_or_default()),
            message: message.to_string(),
            hint: None,
        }
    }

    /// Skips white space and comments.
    pub fn blanks(&mut self) {
        loop {
            let rest = self.rest();
            let skipped = rest.len() - rest.trim_start().len();
            self.at += skipped;
            let rest = self.rest();
            let comment = if let Some(body) = rest.strip_prefix("/*") {
                body.find("*/").map_or(rest.len(), |end| end + 4)
            } else if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if skipped == 0 {
                return;
            } else {
                continue;
            };
            self.at += comment;
            if comment == 0 {
                return;
            }
        }
    }

    fn peek(&self) -> u8 {
        self.rest().bytes().next().unwrap_or(0)
    }

    /// Consumes `text` when it comes next.
    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    fn expect(&mut self, text: &str) -> Parsed<()> {
        self.blanks();
        if self.eat(text) { Ok(()) } else { Err(self.error(&format!("expected `{text}`"))) }
    }

    /// Consumes the characters that `accept` takes.
    fn take(&mut self, accept: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !accept(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Consumes `word` when it comes next and does not go on.
    pub fn keyword(&mut self, word: &str) -> bool {
        let goes_on = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let found = self.rest().strip_prefix(word).is_some_and(|rest| !rest.starts_with(goes_on));
        found && self.eat(word)
    }

    pub fn label(&mut self) -> Option<&'a str> {
        let here = self.at;
        let name = self.take(|c| c.is_ascii_alphanumeric() || c == '_');
        if !name.is_empty() && self.eat(":") {
            return Some(name);
        }
        self.at = here;
        None
    }

    fn decimal(&mut self, most: u32) -> Parsed<u32> {
        let here = self.at;
        let digits = self.take(|c| c.is_ascii_digit());
        match digits.parse() {
            Ok(value) if value <= most => Ok(value),
            _ => Err(self.error_at(here, &format!("expected a number up to {most}"))),
        }
    }

    /// A number with sign, decimal or hexadecimal with small letters; also the count of hexadecimal digits.
    fn number(&mut self) -> Parsed<(i128, usize)> {
        self.blanks();
        let here = self.at;
        let negative = self.eat("-");
        let (digits, radix) = if self.eat("0x") {
            (self.take(|c| matches!(c, '0'..='9' | 'a'..='f')), 16)
        } else {
            (self.take(|c| c.is_ascii_digit()), 10)
        };
        let value = u128::from_str_radix(digits, radix).ok().and_then(|value| i128::try_from(value).ok());
        let value = value.ok_or_else(|| self.error_at(here, "expected a number"))?;
        Ok((if negative { -value } else { value }, if radix == 16 { digits.len() } else { 0 }))
    }

    /// All bits of a hexadecimal number.
    fn hexadecimal(&mut self) -> Parsed<u128> {
        let here = self.at;
        let digits = if self.eat("0x") { self.take(|c| c.is_ascii_hexdigit()) } else { "" };
        u128::from_str_radix(digits, 16).map_err(|_| self.error_at(here, "expected a hexadecimal number"))
    }

    pub fn raw(&mut self) -> Parsed<Vec<u8>> {
        let mut bytes = Vec::new();
        loop {
            self.blanks();
            if self.eat(";") {
                return Ok(bytes);
            }
            let here = self.at;
            let digits = self.take(|c| c.is_ascii_hexdigit());
            match u8::from_str_radix(digits, 16) {
                Ok(byte) if digits.len() == 2 => bytes.push(byte),
                _ => return Err(self.error_at(here, "expected two hexadecimal digits or `;`")),
            }
        }
    }

    fn named<T: Copy>(&mut self, table: &[(T, &'static str)], what: &str) -> Parsed<T> {
        let here = self.at;
        let word = self.take(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        let found = table.iter().find(|(_, name)| *name == word).map(|(value, _)| *value);
        found.ok_or_else(|| {
            self.error_at(here, &format!("`{word}` is no {what}"))
                .with_hint(format!("one of {}", names(table)))
        })
    }

    fn flag(&mut self, out: &mut Instruction) -> Parsed<()> {
        self.expect("f")?;
        out.flag_register = self.decimal(1)? as u8;
        self.expect(".")?;
        out.flag_subregister = self.decimal(1)? as u8;
        Ok(())
    }

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

    fn jump(&mut self, row: &Row, statement: &mut Statement<'a>) -> Parsed<()> {
        let out = &mut statement.instruction;
        if matches!(out.opcode, Opcode::Call | Opcode::Calla) {
            out.destination = self.destination(true)?;
        }
        self.blanks();
        if self.eat("JIP:") {
            (out.jip_bytes, statement.jip_label) = self.jump_target()?;
            if matches!(row.form, Form::JipUip | Form::JipUipOrRegister) {
                self.expect("UIP:")?;
                (out.uip_bytes, statement.uip_label) = self.jump_target()?;
            }
            return Ok(());
        }
        if !matches!(row.form, Form::JipOrRegister | Form::JipUipOrRegister) {
            return Err(self.error("expected `JIP:`"));
        }
        let source = self.operand()?;
        if source.file != File::Immediate {
            out.source[0] = source;
            out.source_count = 1;
            return Ok(());
        }
        // Mesa writes the offset of `jmpi` as it stands in the word, counted from the next instruction.
        let units = source.immediate as u32 as i32;
        let bytes = if self.encoding.is_wide() { units } else { units.wrapping_mul(8) };
        out.jip_bytes = bytes.wrapping_add(i32::from(out.length_bytes));
        Ok(())
    }

    fn jump_target(&mut self) -> Parsed<(i32, Option<(&'a str, usize)>)> {
        self.blanks();
        let here = self.at;
        if self.peek() == b'-' || self.peek().is_ascii_digit() {
            let bytes =
                i32::try_from(self.number()?.0).map_err(|_| self.error_at(here, "the jump is too far"))?;
            return Ok((bytes, None));
        }
        match self.take(|c| c.is_ascii_alphanumeric() || c == '_') {
            "" => Err(self.error("expected a label or a byte offset")),
            label => Ok((0, Some((label, here)))),
        }
    }

    fn split_send(&mut self, out: &mut Instruction) -> Parsed<()> {
        out.destination = self.destination(false)?;
        out.destination.stride = 1;
        let payload = Source { vertical_stride: 8, width: 8, horizontal_stride: 1, ..Default::default() };
        for n in 0..2 {
            let d = self.destination(false)?;
            out.source[n] = Source {
                file: d.file,
                type_: d.type_,
                register: d.register,
                subregister_bytes: d.subregister_bytes,
                addressing: d.addressing,
                special_accumulator: NO_SPECIAL_ACCUMULATOR,
                ..payload
            };
        }
        match self.descriptor()? {
            Ok(value) => out.send.descriptor = Some(value),
            Err(_) => out.send.descriptor = None,
        }
        match self.descriptor()? {
            Ok(value) => out.send.extended_descriptor = Some(value),
            Err(subregister) => out.send.extended_descriptor_subregister = subregister,
        }
        self.message(out)
    }

    /// A number, or the doubleword sub-register of a0 that holds one.
    fn descriptor(&mut self) -> Parsed<Result<u32, u8>> {
        self.blanks();
        if self.peek().is_ascii_digit() {
            return Ok(Ok(self.number()?.0 as u32));
        }
        let bracket = self.eat("g[");
        self.expect("a0")?;
        let subregister = if self.eat(".") { self.decimal(7)? as u8 } else { 0 };
        if bracket {
            self.expect("]")?;
        }
        let _ = self.eat("<0,1,0>") || self.eat("<0>");
        self.expect("UD")?;
        Ok(Err(subregister))
    }

    /// `sampler MsgDesc: ...`: the shared function; what follows repeats the descriptor.
    fn message(&mut self, out: &mut Instruction) -> Parsed<()> {
        self.blanks();
        let here = self.at;
        let words = self.take(|c| !matches!(c, '{' | ';'));
        let function = words.split("MsgDesc:").next().unwrap_or_default().trim();
        let id = text::SHARED_FUNCTIONS.iter().position(|name| *name == function);
        let id = id.ok_or_else(|| {
            let error = self.error_at(here, &format!("`{function}` is no shared function"));
            error.with_hint(format!(
                "write one of {}, then `MsgDesc:`",
                text::SHARED_FUNCTIONS.map(|name| format!("`{name}`")).join(" ")
            ))
        })?;
        out.send.shared_function = id as u8;
        Ok(())
    }

    fn register(&mut self) -> Parsed<Register> {
        let here = self.at;
        if self.eat("g[a0") || self.eat("arf[a0") {
            let file = if self.source.as_bytes().get(here) == Some(&b'g') { File::Grf } else { File::Arf };
            let address_subregister = if self.eat(".") { self.decimal(15)? as u8 } else { 0 };
            self.blanks();
            let offset = if self.eat("]") {
                0
            } else {
                let offset = self.number()?.0;
                self.expect("]")?;
                offset
            };
            let offset_bytes =
                i16::try_from(offset).map_err(|_| self.error_at(here, "offset out of range"))?;
            let addressing = Addressing::Indirect { address_subregister, offset_bytes };
            return Ok(Register { file, number: 0, subregister: 0, subregister_in_bytes: false, addressing });
        }
        let letters = self.take(|c| c.is_ascii_lowercase());
        let digits = self.take(|c| c.is_ascii_digit());
        let (file, number) = match (letters, digits.parse::<u8>()) {
            ("g", Ok(number)) => (File::Grf, number),
            ("arf", Ok(number)) => (File::Arf, number),
            ("null" | "ip" | "sp", Err(_)) if digits.is_empty() => {
                let kind = text::ARF.iter().position(|name| *name == letters).unwrap_or(0);
                (File::Arf, (kind as u8) << 4)
            }
            // Mesa's name for the channel enables.
            ("mask", Ok(number @ 0..=15)) => (File::Arf, 0x40 | number),
            (_, Ok(number @ 0..=15)) => match text::ARF.iter().position(|name| *name == letters) {
                Some(kind) => (File::Arf, (kind as u8) << 4 | number),
                None => {
                    let error = self.error_at(here, &format!("`{letters}` is no register"));
                    return Err(error.with_hint(REGISTERS));
                }
            },
            _ => return Err(self.error_at(here, "expected a register").with_hint(REGISTERS)),
        };
        let mut out = Register {
            file,
            number,
            subregister: 0,
            subregister_in_bytes: false,
            addressing: Addressing::Direct,
        };
        if self.eat(".") {
            out.subregister = self.decimal(31)?;
            out.subregister_in_bytes = self.eat("b");
        }
        Ok(out)
    }

    fn type_(&mut self) -> Parsed<Type> {
        let here = self.at;
        let letters = self.take(|c| c.is_ascii_uppercase());
        let found = text::TYPES.iter().find(|(_, name)| *name == letters);
        found.map(|(type_, _)| *type_).ok_or_else(|| {
            self.error_at(here, "expected a type").with_hint(format!("one of {}", names(&text::TYPES)))
        })
    }

    fn subregister(&self, register: &Register, type_: Type) -> Parsed<u8> {
        match register.subregister_bytes(type_) {
            bytes @ 0..=31 => Ok(bytes as u8),
            _ => Err(self.error("the sub-register is outside the register")),
        }
    }

    /// `g1.2<1>.xyF`, without the stride where `with_stride` is false.
    fn destination(&mut self, with_stride: bool) -> Parsed<Destination> {
        self.blanks();
        let register = self.register()?;
        let mut out = Destination {
            file: register.file,
            register: register.number,
            addressing: register.addressing,
            write_mask: 15,
            special_accumulator: NO_SPECIAL_ACCUMULATOR,
            ..Default::default()
        };
        if with_stride {
            self.expect("<")?;
            out.stride = self.decimal(4)? as u8;
            self.expect(">")?;
            if self.eat(".") {
                out.write_mask = 0;
                for (bit, letter) in ["x", "y", "z", "w"].into_iter().enumerate() {
                    out.write_mask |= u8::from(self.eat(letter)) << bit;
                }
            }
        }
        out.type_ = self.type_()?;
        out.subregister_bytes = self.subregister(&register, out.type_)?;
        Ok(out)
    }

    /// `.x` or `.xyzw`, both of two bits a channel.
    fn swizzle(&mut self) -> Parsed<Option<u8>> {
        if !self.eat(".") {
            return Ok(None);
        }
        let here = self.at;
        let letters = self.take(|c| matches!(c, 'x' | 'y' | 'z' | 'w'));
        let select = |letter: u8| match letter {
            b'x' => 0,
            b'y' => 1,
            b'z' => 2,
            _ => 3,
        };
        match *letters.as_bytes() {
            [all] => Ok(Some(select(all) * 0x55)),
            [x, y, z, w] => Ok(Some(select(x) | select(y) << 2 | select(z) << 4 | select(w) << 6)),
            _ => Err(self.error_at(here, "expected one or four channels")),
        }
    }

    fn modifiers(&mut self, out: &mut Source) {
        out.negate = self.eat("-") || self.eat("~");
        out.absolute = self.eat("(abs)");
    }

    fn operand(&mut self) -> Parsed<Source> {
        self.blanks();
        let next = self.rest().trim_start_matches('-').bytes().next().unwrap_or(0);
        if next.is_ascii_digit() {
            return self.immediate();
        }
        let mut out = Source { special_accumulator: NO_SPECIAL_ACCUMULATOR, ..Default::default() };
        self.modifiers(&mut out);
        let register = self.register()?;
        (out.file, out.register, out.addressing) = (register.file, register.number, register.addressing);
        self.expect("<")?;
        out.vertical_stride =
            if self.eat("VxH") { Source::VERTICAL_ONE_DIMENSIONAL } else { self.decimal(32)? as u8 };
        if self.eat(",") {
            self.blanks();
            out.width = self.decimal(16)? as u8;
            self.expect(",")?;
            self.blanks();
            out.horizontal_stride = self.decimal(4)? as u8;
            self.expect(">")?;
        } else {
            self.expect(">")?;
            (out.width, out.horizontal_stride) = (4, 1);
            out.swizzle = self.swizzle()?.unwrap_or(XYZW);
        }
        out.type_ = self.type_()?;
        out.subregister_bytes = self.subregister(&register, out.type_)?;
        Ok(out)
    }

    fn three_source(&mut self) -> Parsed<Source> {
        self.blanks();
        let mut out = Source { special_accumulator: NO_SPECIAL_ACCUMULATOR, ..Default::default() };
        self.modifiers(&mut out);
        let register = self.register()?;
        (out.file, out.register) = (register.file, register.number);
        out.replicate = self.eat("<0,1,0>");
        if !out.replicate {
            self.expect("<4,4,1>")?;
        }
        out.swizzle = self.swizzle()?.unwrap_or(if out.replicate { 0 } else { XYZW });
        out.type_ = self.type_()?;
        out.subregister_bytes = self.subregister(&register, out.type_)?;
        Ok(out)
    }

    fn immediate(&mut self) -> Parsed<Source> {
        let here = self.at;
        let (value, hexadecimal_digits) = self.number()?;
        let fraction = if self.peek() == b'.' || self.peek() == b'e' {
            self.take(|c| matches!(c, '0'..='9' | '.' | 'e' | '-' | '+'))
        } else {
            ""
        };
        let written = &self.source[here..self.at];
        let type_ = self.type_()?;
        let bad = |_| self.error_at(here, "expected a number");
        let doubled = |half: u16| u64::from(half) * 0x1_0001;
        let immediate = match type_ {
            Type::F if hexadecimal_digits == 0 => u64::from(written.parse::<f32>().map_err(bad)?.to_bits()),
            Type::Df if hexadecimal_digits == 0 => written.parse::<f64>().map_err(bad)?.to_bits(),
            _ if !fraction.is_empty() => return Err(self.error_at(here, "this type has no fractions")),
            Type::W | Type::Uw | Type::Hf if hexadecimal_digits < 5 => doubled(value as u16),
            Type::Uq | Type::Q | Type::Df => value as u64,
            _ => u64::from(value as u32),
        };
        Ok(Source {
            file: File::Immediate,
            type_,
            immediate,
            special_accumulator: NO_SPECIAL_ACCUMULATOR,
            ..Default::default()
        })
    }

    fn options(&mut self, statement: &mut Statement<'a>) -> Parsed<()> {
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

/// What registers look like.
const REGISTERS: &str = "registers are g0 to g127, null, a0, acc0 to acc9, f0, f1, ce0, sr0, cr0, n0, ip, tdr0, tm0, sp, and g[a0.2 16]";

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
