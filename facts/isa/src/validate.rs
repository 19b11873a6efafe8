//! Rules between the fields of one instruction: what the manual forbids although it can be encoded.
//!
//! Source: [skl.7:Register Region Restrictions], [skl.7:Accumulator Restrictions], [skl.7:Instruction Set Summary Tables],
//! [skl.7:Source or Destination Operand Fields]; each rule cites its own place.
//! Deliberately absent: rules over several instructions, and those that need run-time values.

use crate::opcode::{self, Accumulator, Form, Modifier, Row, types};
use crate::word::Encoding;
use crate::{
    AccessMode, Addressing, Condition, Destination, File, Instruction, Opcode, Operand, Predicate, Source,
    Type,
};
use hw::Platform;
use std::fmt;

/// One rule.
#[derive(PartialEq, Eq, Debug)]
pub struct Rule {
    /// Short name, stable, for filters and expectations.
    pub name: &'static str,
    /// What must hold.
    pub text: &'static str,
    /// Where it stands.
    pub cite: &'static str,
}

/// A rule that an instruction breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The rule.
    pub rule: &'static Rule,
    /// The operand that breaks it, if one does.
    pub operand: Option<Operand>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(operand) = self.operand {
            write!(f, "{operand}: ")?;
        }
        write!(f, "{} {}", self.rule.text, self.rule.cite)
    }
}

macro_rules! rules {
    ($($id:ident $name:literal $cite:literal $text:literal;)*) => {
        $(static $id: Rule = Rule { name: $name, text: $text, cite: $cite };)*
        /// All rules, for lists and documentation.
        pub static RULES: &[&Rule] = &[$(&$id),*];
    };
}

rules! {
    OPCODE "opcode" "[skl.7:Opcode Encoding]"
        "the platform has no such instruction";
    ILLEGAL "illegal" "[skl.7:Illegal Opcode]"
        "illegal raises an exception";
    RESERVED "reserved" "[skl.7:Execution Unit Instruction Format for 1 or 2 Source Operands]"
        "reserved bits are zero, and codes are not reserved ones";
    PREDICATE "predicate" "[skl.7:Instruction Set Summary Tables]"
        "the instruction cannot be predicated";
    SATURATE "saturate" "[skl.7:Instruction Set Summary Tables]"
        "the instruction cannot saturate";
    CONDITION "condition" "[skl.7:Instruction Set Summary Tables]"
        "the instruction has no conditional modifier";
    CONDITION_EQUALITY "condition-equality" "[skl.7:Instruction Set Summary Tables]"
        "the instruction has only the zero and not-zero conditions";
    SOURCE_MODIFIER "source-modifier" "[skl.7:Instruction Set Summary Tables]"
        "sources of the instruction have no modifiers";
    LOGIC_MODIFIER "logic-modifier" "[skl.7:Source or Destination Operand Fields]"
        "logic instructions have no absolute value";
    SOURCE_TYPE "source-type" "[skl.7:Instruction Set Summary Tables]"
        "the instruction has no sources of this type";
    DESTINATION_TYPE "destination-type" "[skl.7:Instruction Set Summary Tables]"
        "the instruction has no destination of this type";
    BYTE_AND_QUADWORD "byte-and-quadword" "[skl.7:Instruction Set Summary Tables]"
        "byte and quadword integers do not meet in one instruction";
    GRF_NUMBER "grf-number" "[skl.7:Source or Destination Operand Fields]"
        "general registers are numbered 0 to 127";
    ARF_SOURCE "arf-source" "[skl.7:Source or Destination Operand Fields]"
        "only source 0 can be an architecture register";
    LAST_IMMEDIATE "last-immediate" "[skl.7:Source or Destination Operand Fields]"
        "only the last source can be immediate";
    WIDE_IMMEDIATE "wide-immediate" "[skl.7:Source or Destination Operand Fields]"
        "64-bit immediates are for instructions with one source";
    DOUBLED_IMMEDIATE "doubled-immediate" "[skl.7:Source or Destination Operand Fields]"
        "a 16-bit immediate stands in both halves of the doubleword";
    VECTOR_IMMEDIATE "vector-immediate" "[skl.7:Source or Destination Operand Fields]"
        "beside a V or UV immediate the other source has bytes or words";
    EXECUTION_BYTES "execution-bytes" "[skl.7:Register Region Restrictions]"
        "execution size times the largest element is at most 64 bytes";
    WIDTH "width" "[skl.7:Register Region Restrictions]"
        "width is at most the execution size";
    ROW_STRIDE "row-stride" "[skl.7:Register Region Restrictions]"
        "when width is the execution size and the horizontal stride is not 0, the vertical stride is their product";
    WIDTH_ONE "width-one" "[skl.7:Register Region Restrictions]"
        "when width is 1, the horizontal stride is 0";
    SCALAR "scalar" "[skl.7:Register Region Restrictions]"
        "when execution size and width are 1, both strides are 0";
    STRIDES_ZERO "strides-zero" "[skl.7:Register Region Restrictions]"
        "when both strides are 0, width is 1";
    DESTINATION_STRIDE "destination-stride" "[skl.7:Register Region Restrictions]"
        "the destination's stride is not 0";
    SPAN "span" "[skl.7:Register Region Restrictions]"
        "an operand lies in at most two adjacent registers";
    ROW_CROSSES "row-crosses" "[skl.7:Register Region Restrictions]"
        "the elements of a row lie in one register";
    ALIGNMENT "alignment" "[skl.7:Common Instruction Fields]"
        "elements are aligned to their size";
    VERTICAL_ALIGN16 "vertical-align16" "[skl.7:Source or Destination Operand Fields]"
        "in Align16 the vertical stride is 0, 2 or 4";
    VX1_SOURCE "vx1-source" "[skl.7:Source or Destination Operand Fields]"
        "Vx1 and VxH regions are for an indirect source 0 in Align1";
    PACKED_BYTES "packed-bytes" "[skl.7:Register Region Restrictions]"
        "only a raw move has a packed byte destination";
    THREE_ALIGN16 "three-align16" "[skl.7:Instruction Formats]"
        "three sources need Align16";
    THREE_REPLICATE "three-replicate" "[skl.7:Source or Destination Operand Fields]"
        "sources of 64 bits are not replicated";
    ACCUMULATOR_NEVER "accumulator-never" "[skl.7:Accumulator Restrictions]"
        "the instruction does not use accumulators";
    ACCUMULATOR_SOURCE "accumulator-source" "[skl.7:Accumulator Restrictions]"
        "the accumulator cannot be this source";
    ACCUMULATOR_MODIFIER "accumulator-modifier" "[skl.7:Accumulator Restrictions]"
        "an accumulator source has no modifier";
    ACCUMULATOR_DESTINATION "accumulator-destination" "[skl.7:Accumulator Restrictions]"
        "the accumulator cannot be the destination";
    ACCUMULATOR_BOTH "accumulator-both" "[skl.7:Accumulator Restrictions]"
        "an accumulator is source or destination of this instruction, not both";
    ACCUMULATOR_SAME "accumulator-same" "[skl.7:Accumulator Restrictions]"
        "explicit source and destination accumulators are the same one";
    ACCUMULATOR_REQUIRED "accumulator-required" "[skl.7:Accumulator Restrictions]"
        "the instruction needs AccWrEn";
    SEND_PAYLOAD "send-payload" "[skl.7:send - Send Message]"
        "the payload of a message is in general registers, addressed directly";
    SEND_END "send-end" "[skl.7:send - Send Message]"
        "the payload of the last message is in registers 112 to 127";
    MATH_REGISTERS "math-registers" "[skl.7:math - Extended Math Function]"
        "the math function is not a reserved one";
}

/// Every rule that the instruction breaks, in the order of [`RULES`] by operand.
pub fn validate(platform: &Platform, instruction: &Instruction) -> Vec<Violation> {
    let encoding = crate::encoding(platform);
    let mut check = Check { encoding, i: instruction, out: Vec::new() };
    match opcode::of(encoding, instruction) {
        Some(row) => check.all(row),
        None => check.broken(&OPCODE, None),
    }
    check.out
}

struct Check<'a> {
    encoding: Encoding,
    i: &'a Instruction,
    out: Vec<Violation>,
}

fn is_accumulator(file: File, register: u8, addressing: Addressing) -> bool {
    file == File::Arf && register >> 4 == 2 && addressing == Addressing::Direct
}

fn is_null(file: File, register: u8) -> bool {
    file == File::Arf && register >> 4 == 0
}

fn is_integer(type_: Type) -> bool {
    types::of(type_) & types::INTEGER != 0
}

impl Check<'_> {
    /// Bytes between neighbours in a region. Regions of Gen7 count a DF element as two. [skl.7:EU Changes by Processor Generation]
    fn element_bytes(&self, type_: Type) -> u32 {
        if type_ == Type::Df && !self.encoding.is_wide() { 4 } else { type_.bytes() }
    }

    fn broken(&mut self, rule: &'static Rule, operand: Option<Operand>) {
        self.out.push(Violation { rule, operand });
    }

    fn must(&mut self, holds: bool, rule: &'static Rule, operand: Option<Operand>) {
        if !holds {
            self.broken(rule, operand);
        }
    }

    fn all(&mut self, row: &Row) {
        let i = self.i;
        self.must(i.opcode != Opcode::Illegal, &ILLEGAL, None);
        if row.form == Form::Bare {
            return;
        }
        self.must(i.unclaimed == [0; 4] && i.unclaimed_compact == 0, &RESERVED, None);
        self.controls(row);
        match row.form {
            Form::One | Form::Two | Form::Math => self.operands(row),
            Form::Three => self.three(row),
            Form::Send | Form::SplitSend => self.message(row),
            _ => {}
        }
        self.accumulators(row);
    }

    fn controls(&mut self, row: &Row) {
        let i = self.i;
        self.must(row.predicate || i.predicate == Predicate::None, &PREDICATE, None);
        self.must(row.saturate || !i.saturate, &SATURATE, None);
        match row.condition {
            opcode::Condition::Any => {}
            opcode::Condition::None => self.must(i.condition == Condition::None, &CONDITION, None),
            opcode::Condition::Equality => {
                let equality = matches!(i.condition, Condition::None | Condition::Zero | Condition::NotZero);
                self.must(equality, &CONDITION_EQUALITY, None);
            }
        }
        if row.form == Form::Math {
            self.must(i.math != crate::MathFunction::Reserved, &MATH_REGISTERS, None);
        }
    }

    /// Sources that the instruction reads.
    fn sources(&self) -> &[Source] {
        let count = usize::from(self.i.source_count).min(self.i.source.len());
        &self.i.source[..count]
    }

    fn operands(&mut self, row: &Row) {
        let i = self.i;
        let d = &i.destination;
        let mut largest = d.type_.bytes();
        self.destination(row, d);
        for (n, s) in self.sources().to_vec().iter().enumerate() {
            let operand = Some(Operand::Source(n as u8));
            largest = largest.max(s.type_.bytes());
            self.must(row.source_types & types::of(s.type_) != 0 || is_vector(s), &SOURCE_TYPE, operand);
            self.modifiers(row, s, operand);
            if s.file == File::Immediate {
                self.immediate(n, s, operand);
                continue;
            }
            let arf = s.file == File::Arf && s.addressing == Addressing::Direct;
            self.must(n == 0 || !arf || is_null(s.file, s.register), &ARF_SOURCE, operand);
            self.register(s, operand);
            self.region(n, s, operand);
        }
        self.must(u32::from(i.execution_size) * largest <= 64, &EXECUTION_BYTES, None);
        let mut all = self.sources().iter().map(|s| s.type_).chain([d.type_]);
        let byte = all.clone().any(|t| matches!(t, Type::B | Type::Ub));
        let quadword = all.any(|t| matches!(t, Type::Q | Type::Uq));
        self.must(!(byte && quadword), &BYTE_AND_QUADWORD, None);
    }

    fn destination(&mut self, row: &Row, d: &Destination) {
        let operand = Some(Operand::Destination);
        if row.destination_types != types::NONE && !is_null(d.file, d.register) {
            self.must(row.destination_types & types::of(d.type_) != 0, &DESTINATION_TYPE, operand);
        }
        self.must(d.stride != 0, &DESTINATION_STRIDE, operand);
        if d.file == File::Grf && d.addressing == Addressing::Direct {
            self.must(d.register < 128, &GRF_NUMBER, operand);
            let size = self.element_bytes(d.type_);
            self.must(u32::from(d.subregister_bytes).is_multiple_of(size), &ALIGNMENT, operand);
            let last = u32::from(d.subregister_bytes)
                + u32::from(self.i.execution_size.saturating_sub(1)) * u32::from(d.stride) * size
                + size;
            self.must(last <= 64, &SPAN, operand);
        }
        let packed = d.type_.bytes() == 1 && d.stride == 1 && self.i.execution_size > 1;
        if packed && self.i.access_mode == AccessMode::Align1 && !is_null(d.file, d.register) {
            let s = &self.i.source[0];
            let plain = !s.negate && !s.absolute && !self.i.saturate;
            let raw = self.i.opcode == Opcode::Mov && plain && s.type_.bytes() == 1;
            self.must(raw, &PACKED_BYTES, operand);
        }
    }

    fn modifiers(&mut self, row: &Row, s: &Source, operand: Option<Operand>) {
        match row.modifier {
            Modifier::Numeric => {}
            Modifier::None => self.must(!s.negate && !s.absolute, &SOURCE_MODIFIER, operand),
            Modifier::Logic => self.must(!s.absolute, &LOGIC_MODIFIER, operand),
        }
    }

    fn register(&mut self, s: &Source, operand: Option<Operand>) {
        if s.file == File::Grf && s.addressing == Addressing::Direct {
            self.must(s.register < 128, &GRF_NUMBER, operand);
            let size = self.element_bytes(s.type_);
            self.must(u32::from(s.subregister_bytes).is_multiple_of(size), &ALIGNMENT, operand);
        }
    }

    fn immediate(&mut self, n: usize, s: &Source, operand: Option<Operand>) {
        self.must(n + 1 == self.sources().len(), &LAST_IMMEDIATE, operand);
        self.must(n == 0 || s.type_.bytes() < 8, &WIDE_IMMEDIATE, operand);
        if matches!(s.type_, Type::W | Type::Uw | Type::Hf) {
            self.must(s.immediate >> 16 == s.immediate & 0xffff, &DOUBLED_IMMEDIATE, operand);
        }
        if n == 1 && matches!(s.type_, Type::V | Type::Uv) {
            let other = self.i.source[0].type_;
            let narrow = matches!(other, Type::B | Type::Ub | Type::W | Type::Uw);
            self.must(narrow, &VECTOR_IMMEDIATE, operand);
        }
    }

    fn region(&mut self, n: usize, s: &Source, operand: Option<Operand>) {
        let channels = u32::from(self.i.execution_size);
        if self.i.access_mode == AccessMode::Align16 {
            self.must(matches!(s.vertical_stride, 0 | 2 | 4), &VERTICAL_ALIGN16, operand);
            return;
        }
        let (width, horizontal) = (u32::from(s.width), u32::from(s.horizontal_stride));
        if s.vertical_stride == Source::VERTICAL_ONE_DIMENSIONAL {
            self.must(n == 0 && s.addressing != Addressing::Direct, &VX1_SOURCE, operand);
            return;
        }
        let vertical = u32::from(s.vertical_stride);
        self.must(width <= channels, &WIDTH, operand);
        if channels == width && width > 1 && horizontal != 0 {
            self.must(vertical == width * horizontal, &ROW_STRIDE, operand);
        }
        if width == 1 {
            self.must(horizontal == 0, &WIDTH_ONE, operand);
            self.must(channels != 1 || vertical == 0, &SCALAR, operand);
        }
        self.must(width == 1 || vertical != 0 || horizontal != 0, &STRIDES_ZERO, operand);
        if s.file != File::Grf || s.addressing != Addressing::Direct || width == 0 || width > channels {
            return;
        }
        let size = self.element_bytes(s.type_);
        let start = u32::from(s.subregister_bytes);
        let rows = channels / width;
        let row_bytes = (width - 1) * horizontal * size + size;
        let last = start + (rows - 1) * vertical * size + row_bytes;
        self.must(last <= 64, &SPAN, operand);
        let crosses = (0..rows).any(|row| {
            let first = start + row * vertical * size;
            first / 32 != (first + row_bytes - 1) / 32
        });
        self.must(!crosses, &ROW_CROSSES, operand);
    }

    fn three(&mut self, row: &Row) {
        let i = self.i;
        self.must(i.access_mode == AccessMode::Align16, &THREE_ALIGN16, None);
        self.must(i.destination.register < 128, &GRF_NUMBER, Some(Operand::Destination));
        let mut largest = i.destination.type_.bytes();
        for (n, s) in i.source.iter().enumerate() {
            let operand = Some(Operand::Source(n as u8));
            largest = largest.max(s.type_.bytes());
            self.must(row.source_types & types::of(s.type_) != 0, &SOURCE_TYPE, operand);
            self.modifiers(row, s, operand);
            self.must(s.register < 128, &GRF_NUMBER, operand);
            self.must(!s.replicate || s.type_.bytes() < 8, &THREE_REPLICATE, operand);
        }
        self.must(u32::from(i.execution_size) * largest <= 64, &EXECUTION_BYTES, None);
    }

    fn message(&mut self, row: &Row) {
        let i = self.i;
        let payloads = if row.form == Form::SplitSend { 2 } else { 1 };
        for (n, s) in i.source[..payloads].iter().enumerate() {
            let operand = Some(Operand::Source(n as u8));
            let null = n == 1 && is_null(s.file, s.register);
            let direct = row.form == Form::SplitSend || s.addressing == Addressing::Direct;
            self.must((s.file == File::Grf && direct) || null, &SEND_PAYLOAD, operand);
            if s.file == File::Grf && s.addressing == Addressing::Direct {
                self.must(s.register < 128, &GRF_NUMBER, operand);
                self.must(!i.send.end_of_thread || s.register >= 112, &SEND_END, operand);
            }
        }
    }

    fn accumulators(&mut self, row: &Row) {
        let i = self.i;
        let d = &i.destination;
        let explicit_destination = is_accumulator(d.file, d.register, d.addressing);
        let sources: Vec<usize> = (0..self.sources().len())
            .filter(|n| is_accumulator(i.source[*n].file, i.source[*n].register, i.source[*n].addressing))
            .collect();
        let destination = Some(Operand::Destination);
        for rule in row.accumulator {
            match rule {
                Accumulator::Never => {
                    let free = !explicit_destination && sources.is_empty() && !i.accumulator_write;
                    // Bit 28 of messages is not AccWrEn.
                    let message = matches!(row.form, Form::Send | Form::SplitSend) && !explicit_destination;
                    self.must(free || message, &ACCUMULATOR_NEVER, None);
                }
                Accumulator::SourceNever | Accumulator::SourceImplicit => {
                    for n in &sources {
                        self.broken(&ACCUMULATOR_SOURCE, Some(Operand::Source(*n as u8)));
                    }
                }
                Accumulator::SourceUnmodified => {
                    // Gen8 gave logic instructions a not that accumulators take, too.
                    let strict = !self.encoding.is_wide();
                    for n in sources.iter().filter(|_| strict) {
                        let plain = !i.source[*n].negate && !i.source[*n].absolute;
                        self.must(plain, &ACCUMULATOR_MODIFIER, Some(Operand::Source(*n as u8)));
                    }
                }
                Accumulator::SourceFloatOnly => {
                    for n in &sources {
                        let integer = is_integer(i.source[*n].type_);
                        self.must(!integer, &ACCUMULATOR_SOURCE, Some(Operand::Source(*n as u8)));
                    }
                }
                Accumulator::DestinationNever => {
                    self.must(
                        !explicit_destination && !i.accumulator_write,
                        &ACCUMULATOR_DESTINATION,
                        destination,
                    );
                }
                Accumulator::DestinationImplicit => {
                    self.must(i.accumulator_write, &ACCUMULATOR_REQUIRED, None);
                    self.must(!explicit_destination, &ACCUMULATOR_DESTINATION, destination);
                }
                Accumulator::ExplicitNever => {
                    self.must(!explicit_destination && sources.is_empty(), &ACCUMULATOR_NEVER, None);
                }
                Accumulator::OneOperand => {
                    self.must(!explicit_destination || sources.is_empty(), &ACCUMULATOR_BOTH, None);
                }
            }
        }
        if explicit_destination {
            self.must(!i.accumulator_write, &ACCUMULATOR_DESTINATION, destination);
            let same = sources.iter().all(|n| i.source[*n].register == d.register);
            self.must(same, &ACCUMULATOR_SAME, None);
        }
    }
}

/// Packed vector immediates stand for words or floats; the tables of types do not name them.
fn is_vector(s: &Source) -> bool {
    s.file == File::Immediate && matches!(s.type_, Type::V | Type::Uv | Type::Vf)
}
