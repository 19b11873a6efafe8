//! Operands: registers, regions, immediates and their types.
//!
//! Source: [skl.7:Source or Destination Operand Fields], in the syntax of `print`.

use super::cursor::names;
use super::{Parsed, Parser};
use crate::decode::NO_SPECIAL_ACCUMULATOR;
use crate::text::{self, XYZW};
use crate::{Addressing, Destination, File, Source, Type};

/// What registers look like.
const REGISTERS: &str = "registers are g0 to g127, null, a0, acc0 to acc9, f0, f1, ce0, sr0, cr0, n0, ip, tdr0, tm0, sp, and g[a0.2 16]";

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

impl<'a> Parser<'a> {
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

    /// `g1.2<1>.xyF`, without the stride where `with_stride` is false.
    pub(super) fn destination(&mut self, with_stride: bool) -> Parsed<Destination> {
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

    pub(super) fn operand(&mut self) -> Parsed<Source> {
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

    pub(super) fn three_source(&mut self) -> Parsed<Source> {
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
}
