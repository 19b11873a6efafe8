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
    /// Where it stands in the text.
    at: usize,
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

/// The low bits of a number that is one of so many bits, signed or not.
fn two_complement(value: i128, bits: u32) -> Option<u64> {
    let fits = value < 1 << bits && value >= -(1 << (bits - 1));
    fits.then_some(value as u64 & u64::MAX >> (64 - bits))
}

/// The half float nearest to a number, ties to even; none when that is no finite one.
fn half_bits(value: f64) -> Option<u16> {
    let magnitude = value.abs();
    // Half floats are multiples of a unit: 2^-24 below 2^-14, above it the 1024th part of the power of two below.
    let power = (((magnitude.to_bits() >> 52) as i32) - 1023).clamp(-14, 16);
    let units = (magnitude / f64::powi(2.0, power - 10)).round_ties_even();
    if power > 15 || !units.is_finite() {
        return None;
    }
    // Rounding up to the next power carries into the exponent.
    let bits = units as u32 + ((power + 14) as u32) * 1024;
    let sign = u32::from(value.is_sign_negative()) << 15;
    (bits < 0x7c00).then_some((sign | bits) as u16)
}

impl<'a> Parser<'a> {
    fn type_(&mut self) -> Parsed<Type> {
        // Intel's manuals write `:ud`, Mesa `UD`.
        let _ = self.eat(":");
        let here = self.at;
        let letters = self.take(|c| c.is_ascii_alphabetic());
        let found = text::TYPES.iter().find(|(_, name)| letters.eq_ignore_ascii_case(name));
        found.map(|(type_, _)| *type_).ok_or_else(|| {
            self.error_at(here, "expected a type").with_hint(format!("one of {}", names(&text::TYPES)))
        })
    }

    fn subregister(&self, register: &Register, type_: Type) -> Parsed<u8> {
        match register.subregister_bytes(type_) {
            bytes @ 0..=31 => Ok(bytes as u8),
            _ => Err(self.error_at(register.at, "the sub-register is outside the register").with_hint(
                format!(
                    "a register has 32 bytes: .0 to .{} of {} bytes each, or .0b to .31b",
                    32 / type_.bytes().max(1) - 1,
                    type_.bytes()
                ),
            )),
        }
    }

    fn register(&mut self) -> Parsed<Register> {
        let here = self.at;
        if self.eat("g[a0") || self.eat("r[a0") || self.eat("arf[a0") {
            let file = if self.source.as_bytes().get(here) == Some(&b'a') { File::Arf } else { File::Grf };
            let address_subregister = if self.eat(".") { self.decimal(15)? as u8 } else { 0 };
            let _ = self.eat(",");
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
            let (number, subregister, subregister_in_bytes) = (0, 0, false);
            return Ok(Register { at: here, file, number, subregister, subregister_in_bytes, addressing });
        }
        let letters = self.take(|c| c.is_ascii_lowercase());
        let digits = self.take(|c| c.is_ascii_digit());
        let (file, number) = match (letters, digits.parse::<u8>()) {
            // Intel's manuals write `r4`, Mesa `g4`.
            ("g" | "r", Ok(number)) => (File::Grf, number),
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
            at: here,
            file,
            number,
            subregister: 0,
            subregister_in_bytes: false,
            addressing: Addressing::Direct,
        };
        if self.eat(".") {
            out.subregister = self.decimal(31).map_err(|error| {
                error.with_hint(
                    "a sub-register counts elements of the type: `g4.2<1>F`; bytes are `g4.8b<1>F`",
                )
            })?;
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
            self.expect("<").map_err(|error| error.with_hint("a destination has its stride: `g4<1>F`"))?;
            out.stride = self.one_of(&[0, 1, 2, 4])?;
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
        const REGION: &str = "a source has its region: `g2<8,8,1>F`, in Align16 `g2<4>.xyzwF`";
        self.expect("<").map_err(|error| error.with_hint(REGION))?;
        self.blanks();
        out.vertical_stride = if self.eat("VxH") {
            Source::VERTICAL_ONE_DIMENSIONAL
        } else {
            self.one_of(&[0, 1, 2, 4, 8, 16, 32])?
        };
        self.blanks();
        if self.eat(",") || self.eat(";") {
            self.blanks();
            out.width = self.one_of(&[1, 2, 4, 8, 16])?;
            self.expect(",").map_err(|error| error.with_hint(REGION))?;
            self.blanks();
            out.horizontal_stride = self.one_of(&[0, 1, 2, 4])?;
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
        out.replicate = self.eat("<0,1,0>") || self.eat("<0;1,0>");
        if !out.replicate && !self.eat("<4;4,1>") {
            self.expect("<4,4,1>").map_err(|error| {
                error.with_hint(
                    "one of three sources is `g2<4,4,1>.xyzwF`, or `g2<0,1,0>F` for one channel of it",
                )
            })?;
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
        let wrong = |message: &str| self.error_at(here, message);
        let doubled = |half: u16| u64::from(half) * 0x1_0001;
        let decimal = hexadecimal_digits == 0;
        let number = || written.parse::<f64>().map_err(|_| wrong("expected a number"));
        let large =
            "the number is too large for its type; infinity is written by its bits, as in `0x7f800000F`";
        let immediate = match type_ {
            Type::F if decimal => {
                let value = written.parse::<f32>().map_err(|_| wrong("expected a number"))?;
                Some(value).filter(|value| value.is_finite()).map(|value| u64::from(value.to_bits()))
            }
            Type::Df if decimal => Some(number()?).filter(|value| value.is_finite()).map(f64::to_bits),
            Type::Hf if decimal => half_bits(number()?).map(doubled),
            _ if !fraction.is_empty() => return Err(wrong("this type has no fractions")),
            // A 16-bit immediate is written once, or as the doubleword that holds it twice.
            Type::W | Type::Uw | Type::Hf if hexadecimal_digits < 5 => {
                two_complement(value, 16).map(|value| doubled(value as u16))
            }
            Type::Uq | Type::Q | Type::Df => two_complement(value, 64),
            Type::B | Type::Ub => return Err(wrong("no immediate is a byte").with_hint("write W or UW")),
            _ => two_complement(value, 32),
        };
        let immediate = immediate.ok_or_else(|| match type_ {
            Type::F | Type::Df | Type::Hf if decimal => wrong(large),
            _ => wrong("the number does not fit its type"),
        })?;
        Ok(Source {
            file: File::Immediate,
            type_,
            immediate,
            special_accumulator: NO_SPECIAL_ACCUMULATOR,
            ..Default::default()
        })
    }
}
