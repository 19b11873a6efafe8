//! What rules ask of an instruction.
//!
//! Source: [skl.7:Execution Data Type], [skl.7:Register Region Restrictions].

use crate::decode::is_unary;
use crate::opcode::{self, Form, Row, types};
use crate::word::Encoding;
use crate::{AccessMode, Addressing, Destination, File, Instruction, Opcode, Operand, Source, Type};
use hw::Platform;

/// One instruction with what many rules want to know of it.
pub(crate) struct Context<'a> {
    pub encoding: Encoding,
    pub i: &'a Instruction,
    pub row: &'static Row,
    /// Sources that the instruction reads as data; messages have their payloads here.
    sources: &'a [Source],
    /// Type of the arithmetic: W, D, Q, F, DF or HF.
    pub execution: Type,
}

/// A register operand, source or destination.
#[derive(Clone, Copy)]
pub(crate) struct Register {
    pub operand: Operand,
    pub file: File,
    pub type_: Type,
    pub number: u8,
    pub subregister_bytes: u8,
    pub addressing: Addressing,
}

impl Register {
    fn source(n: usize, s: &Source) -> Register {
        Register {
            operand: Operand::Source(n as u8),
            file: s.file,
            type_: s.type_,
            number: s.register,
            subregister_bytes: s.subregister_bytes,
            addressing: s.addressing,
        }
    }

    fn destination(d: &Destination) -> Register {
        Register {
            operand: Operand::Destination,
            file: d.file,
            type_: d.type_,
            number: d.register,
            subregister_bytes: d.subregister_bytes,
            addressing: d.addressing,
        }
    }

    pub fn is_direct(&self) -> bool {
        self.addressing == Addressing::Direct
    }

    pub fn is_grf(&self) -> bool {
        self.file == File::Grf && self.is_direct()
    }

    /// Bits 7:4 of the number of an architecture register, addressed directly.
    pub fn arf(&self) -> Option<u8> {
        (self.file == File::Arf && self.is_direct()).then_some(self.number >> 4)
    }

    pub fn is_null(&self) -> bool {
        self.arf() == Some(0)
    }

    pub fn is_accumulator(&self) -> bool {
        self.arf() == Some(2)
    }
}

/// Places of an operand's elements, in bytes from the start of its first register.
#[derive(Clone, Copy)]
pub(crate) struct Elements {
    start: u32,
    vertical: u32,
    width: u32,
    horizontal: u32,
    pub size: u32,
}

impl Elements {
    /// First byte of a channel's element.
    pub fn at(&self, channel: u32) -> u32 {
        self.start + channel / self.width * self.vertical + channel % self.width * self.horizontal
    }

    /// One more than the last byte of any of the channels.
    pub fn end(&self, channels: u32) -> u32 {
        // Both strides count upwards: the last row ends last, unless rows overlap.
        let rows = channels.div_ceil(self.width);
        let row = (self.width.min(channels) - 1) * self.horizontal + self.size;
        self.start + rows.saturating_sub(1) * self.vertical + row
    }
}

impl<'a> Context<'a> {
    pub fn new(platform: &Platform, i: &'a Instruction) -> Option<Context<'a>> {
        let encoding = crate::encoding(platform);
        let row = opcode::of(encoding, i)?;
        let count = match row.form {
            Form::Bare | Form::Jip | Form::JipUip => 0,
            Form::One | Form::Wait | Form::Send => 1,
            Form::SplitSend => 2,
            Form::Three => 3,
            Form::Math if is_unary(i.math) => 1,
            Form::Two | Form::Math => 2,
            Form::JipOrRegister | Form::JipUipOrRegister => usize::from(i.source_count).min(1),
        };
        // An immediate source 0 leaves no room for a source 1.
        let alone = count == 2 && i.source[0].file == File::Immediate && row.form != Form::SplitSend;
        let sources = &i.source[..if alone { 1 } else { count }];
        let mut out = Context { encoding, i, row, sources, execution: Type::D };
        out.execution = out.execution_type();
        Some(out)
    }

    /// Whether operands are regions of data: everything but messages, jumps and three-source instructions.
    pub fn has_regions(&self) -> bool {
        matches!(self.row.form, Form::One | Form::Two | Form::Math) && !self.is_flow()
    }

    /// Whether the instruction computes.
    pub fn is_arithmetic(&self) -> bool {
        self.has_regions() || self.row.form == Form::Three
    }

    pub fn is_flow(&self) -> bool {
        self.i.opcode.is_flow()
    }

    pub fn is_message(&self) -> bool {
        self.i.opcode.is_message()
    }

    pub fn is_macro(&self) -> bool {
        use crate::MathFunction as M;
        self.i.opcode == Opcode::Madm
            || self.row.form == Form::Math && matches!(self.i.math, M::Invm | M::Rsqrtm)
    }

    pub fn align16(&self) -> bool {
        self.i.access_mode == AccessMode::Align16
    }

    pub fn channels(&self) -> u32 {
        u32::from(self.i.execution_size.max(1))
    }

    /// Sources with their names.
    pub fn sources(&self) -> impl Iterator<Item = (Operand, &'a Source)> + Clone {
        self.sources.iter().enumerate().map(|(n, s)| (Operand::Source(n as u8), s))
    }

    /// The destination, when the form has one; it can be null.
    pub fn destination(&self) -> Option<&'a Destination> {
        let has = match self.row.form {
            Form::One => self.i.opcode != Opcode::Ret,
            Form::Two | Form::Math | Form::Three | Form::Wait | Form::Send | Form::SplitSend => true,
            Form::JipOrRegister => matches!(self.i.opcode, Opcode::Call | Opcode::Calla),
            _ => false,
        };
        has.then_some(&self.i.destination)
    }

    /// Every operand that is in a register, the destination first.
    pub fn registers(&self) -> impl Iterator<Item = Register> + Clone + 'a {
        let sources = self.sources.iter().enumerate().filter(|(_, s)| s.file != File::Immediate);
        let sources = sources.map(|(n, s)| Register::source(n, s));
        self.destination().map(Register::destination).into_iter().chain(sources)
    }

    /// Types of the destination and all sources of an instruction that computes.
    pub fn types(&self) -> impl Iterator<Item = Type> + Clone + 'a {
        let destination = self.destination().map(|d| d.type_);
        destination.into_iter().chain(self.sources.iter().map(|s| s.type_))
    }

    /// Sources that are regions of registers, in Align1 and not Vx1.
    pub fn regions(&self) -> impl Iterator<Item = (Operand, &'a Source)> + Clone {
        let on = self.has_regions() && !self.align16();
        self.sources().filter(move |(_, s)| {
            on && s.file != File::Immediate && s.vertical_stride != Source::VERTICAL_ONE_DIMENSIONAL
        })
    }

    /// Bytes between neighbours of a region. Gen7 counts a DF element as two. [skl.7:EU Changes by Processor Generation]
    pub fn element_bytes(&self, type_: Type) -> u32 {
        if type_ == Type::Df && self.halves_doubles() { 4 } else { type_.bytes() }
    }

    /// Whether regions and execution size of doubles count halves of them.
    pub fn halves_doubles(&self) -> bool {
        !self.encoding.is_wide()
    }

    /// Places of a directly addressed Align1 source.
    pub fn source_elements(&self, s: &Source) -> Option<Elements> {
        let region = s.file != File::Immediate && s.vertical_stride != Source::VERTICAL_ONE_DIMENSIONAL;
        if !region || s.addressing != Addressing::Direct || self.align16() || s.width == 0 {
            return None;
        }
        let size = self.element_bytes(s.type_);
        Some(Elements {
            start: u32::from(s.subregister_bytes),
            vertical: u32::from(s.vertical_stride) * size,
            width: u32::from(s.width),
            horizontal: u32::from(s.horizontal_stride) * size,
            size,
        })
    }

    /// Places of a directly addressed Align1 destination.
    pub fn destination_elements(&self) -> Option<Elements> {
        let d = self.destination()?;
        if d.addressing != Addressing::Direct || self.align16() {
            return None;
        }
        let size = self.element_bytes(d.type_);
        Some(Elements {
            start: u32::from(d.subregister_bytes),
            vertical: 0,
            width: 32,
            horizontal: u32::from(d.stride) * size,
            size,
        })
    }

    fn execution_type(&self) -> Type {
        if self.is_mixed() {
            return Type::F;
        }
        let all = self.sources.iter().map(|s| execution_type_of(s.type_));
        all.max_by_key(|type_| (is_float(*type_), type_.bytes())).unwrap_or(Type::D)
    }

    /// Whether F and HF meet, in sources or between sources and destination.
    pub fn is_mixed(&self) -> bool {
        if !self.is_arithmetic() {
            return false;
        }
        let has = |wanted: Type| self.types().any(|type_| execution_type_of(type_) == wanted);
        self.encoding.is_wide() && has(Type::F) && has(Type::Hf)
    }

    /// Whether it is a multiplication of two doublewords.
    pub fn is_doubleword_product(&self) -> bool {
        let doublewords = |s: &Source| matches!(s.type_, Type::D | Type::Ud);
        self.i.opcode == Opcode::Mul && self.sources.len() == 2 && self.sources.iter().all(doublewords)
    }

    /// Whether the rules for 64-bit data hold.
    pub fn has_quadwords(&self) -> bool {
        let wide = self.types().any(|type_| type_.bytes() == 8);
        self.has_regions() && (wide || self.is_doubleword_product())
    }

    /// The same with three sources, too. Macros have their own accumulators.
    pub fn computes_quadwords(&self) -> bool {
        let three = self.row.form == Form::Three && self.types().any(|type_| type_.bytes() == 8);
        self.has_quadwords() || three && !self.is_macro()
    }

    /// A move that changes no bit.
    pub fn is_raw_move(&self) -> bool {
        let s = &self.i.source[0];
        let d = &self.i.destination;
        let same = execution_class(s.type_) == execution_class(d.type_);
        let plain = !s.negate && !s.absolute && !self.i.saturate && !is_vector(s);
        self.i.opcode == Opcode::Mov && plain && same
    }
}

/// Type and sign apart: U and S types of one size are one class.
fn execution_class(type_: Type) -> (bool, u32) {
    (is_float(type_), type_.bytes())
}

pub(crate) fn is_float(type_: Type) -> bool {
    matches!(type_, Type::F | Type::Df | Type::Hf | Type::Vf)
}

pub(crate) fn is_integer(type_: Type) -> bool {
    types::of(type_) & types::INTEGER != 0 || matches!(type_, Type::V | Type::Uv)
}

/// Packed vector immediates stand for words or floats; the tables of types do not name them.
pub(crate) fn is_vector(s: &Source) -> bool {
    s.file == File::Immediate && matches!(s.type_, Type::V | Type::Uv | Type::Vf)
}

/// Whether every channel reads the same element.
pub(crate) fn is_scalar(s: &Source) -> bool {
    s.vertical_stride == 0 && s.width == 1 && s.horizontal_stride == 0
}

pub(crate) fn execution_type_of(type_: Type) -> Type {
    match type_ {
        Type::B | Type::Ub | Type::W | Type::Uw | Type::V | Type::Uv => Type::W,
        Type::D | Type::Ud => Type::D,
        Type::Q | Type::Uq => Type::Q,
        Type::F | Type::Vf => Type::F,
        Type::Df => Type::Df,
        Type::Hf => Type::Hf,
    }
}
