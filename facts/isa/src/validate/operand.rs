//! Rules on single operands: register numbers, architecture registers, immediates, modifiers.
//!
//! Source: [skl.7:Source or Destination Operand Fields], [skl.7:ARF Registers], [skl.7:Immediate].

use super::context::{Register, is_scalar, is_vector};
use super::{Context, Found, say};
use crate::opcode::{Form, Modifier};
use crate::{Addressing, Condition, File, MathFunction, Opcode, Operand, Predicate, Source, Type};

/// Kinds of architecture registers, bits 7:4 of their numbers.
mod arf {
    pub const ADDRESS: u8 = 1;
    pub const ACCUMULATOR: u8 = 2;
    pub const FLAG: u8 = 3;
    pub const CHANNEL_ENABLE: u8 = 4;
    pub const MESSAGE_CONTROL: u8 = 5;
    pub const STACK: u8 = 6;
    pub const STATE: u8 = 7;
    pub const CONTROL: u8 = 8;
    pub const NOTIFICATION: u8 = 9;
    pub const INSTRUCTION_POINTER: u8 = 10;
    pub const DEPENDENCY: u8 = 11;
    pub const TIMESTAMP: u8 = 12;
    pub const FLOW_CONTROL: u8 = 13;
}

pub(crate) fn grf_number(c: &Context, f: &mut Found) {
    for register in c.registers().filter(|register| register.is_grf() && register.number > 127) {
        say!(f, register.operand, "its number is {}", register.number);
    }
}

/// One more than the last byte of a source, from the start of its first register.
fn source_end(c: &Context, operand: Operand, s: &Source) -> Option<u32> {
    let start = u32::from(s.subregister_bytes);
    let size = c.element_bytes(s.type_);
    if c.i.opcode == Opcode::Pln && operand == Operand::Source(1) {
        // Two registers of each eight channels: of the one and of the other coordinate.
        return Some(start + 64 * c.channels().div_ceil(8));
    }
    if c.row.form == Form::Three {
        return Some(start + if s.replicate { size } else { c.channels() * size });
    }
    if !c.align16() {
        return Some(c.source_elements(s)?.end(c.channels()));
    }
    c.has_regions()
        .then(|| start + if s.vertical_stride == 0 { 4.min(c.channels()) } else { c.channels() } * size)
}

fn destination_end(c: &Context) -> Option<u32> {
    let d = c.destination()?;
    let packed = c.row.form == Form::Three || c.has_regions() && c.align16();
    if packed {
        return Some(u32::from(d.subregister_bytes) + c.channels() * c.element_bytes(d.type_));
    }
    Some(c.destination_elements()?.end(c.channels()))
}

pub(crate) fn grf_end(c: &Context, f: &mut Found) {
    if c.is_message() {
        return;
    }
    let sources = c.sources().map(|(operand, s)| (operand, source_end(c, operand, s)));
    for (operand, end) in [(Operand::Destination, destination_end(c))].into_iter().chain(sources) {
        let Some(register) = c.registers().find(|register| register.operand == operand) else { continue };
        let Some(end) = end.filter(|_| register.is_grf() && register.number <= 127) else {
            continue;
        };
        let last = u32::from(register.number) + (end.max(1) - 1) / 32;
        if last > 127 {
            say!(f, operand, "it ends in register {}", last);
        }
    }
}

pub(crate) fn arf_source(c: &Context, f: &mut Found) {
    if c.is_message() {
        return;
    }
    let late = |r: &Register| matches!(r.operand, Operand::Source(1..)) && r.arf().is_some() && !r.is_null();
    for register in c.registers().filter(late) {
        say!(f, register.operand, "it is architecture register {}", register.number);
    }
}

pub(crate) fn arf_number(c: &Context, f: &mut Found) {
    for register in c.registers() {
        let Some(kind) = register.arf() else { continue };
        let last = match kind {
            arf::ACCUMULATOR if c.encoding.is_wide() => 9,
            // Haswell added these three, Gen8 the message control registers.
            arf::CHANNEL_ENABLE | arf::STACK | arf::FLOW_CONTROL | arf::MESSAGE_CONTROL
                if !c.encoding.is_wide() =>
            {
                say!(f, register.operand, "there is no architecture register {}", register.number);
                continue;
            }
            arf::ACCUMULATOR | arf::FLAG | arf::STATE => 1,
            arf::MESSAGE_CONTROL => 7,
            arf::FLOW_CONTROL => 4,
            0 => 15,
            arf::ADDRESS..=arf::FLOW_CONTROL => 0,
            _ => {
                say!(f, register.operand, "there is no architecture register {}", register.number);
                continue;
            }
        };
        if register.number & 15 > last {
            say!(f, register.operand, "it is number {}, the last one is {}", register.number & 15, last);
        }
    }
}

pub(crate) fn arf_subregister(c: &Context, f: &mut Found) {
    for register in c.registers() {
        let Some(kind) = register.arf() else { continue };
        let at = register.subregister_bytes;
        let exists = match kind {
            arf::ADDRESS => c.encoding.is_wide() || at < 16,
            arf::ACCUMULATOR => at.is_multiple_of(16),
            arf::FLAG => matches!(at, 0 | 2),
            arf::CHANNEL_ENABLE | arf::MESSAGE_CONTROL | arf::INSTRUCTION_POINTER => at == 0,
            arf::STACK => matches!(at, 0 | 4 | 8 | 12),
            arf::STATE => at < 16,
            arf::CONTROL | arf::NOTIFICATION => matches!(at, 0 | 4 | 8),
            arf::DEPENDENCY => at < 16 && at & 1 == 0,
            arf::TIMESTAMP => at.is_multiple_of(4) && at <= 16,
            _ => true,
        };
        if !exists {
            say!(f, register.operand, "it starts at byte {}", at);
        }
    }
}

/// Bytes that can be read and written alone, for kinds of which single bytes cannot.
fn granularity(kind: u8) -> u32 {
    match kind {
        arf::ADDRESS | arf::ACCUMULATOR | arf::FLAG | arf::MESSAGE_CONTROL | arf::DEPENDENCY => 2,
        arf::CHANNEL_ENABLE
        | arf::STACK
        | arf::CONTROL
        | arf::NOTIFICATION
        | arf::INSTRUCTION_POINTER
        | arf::TIMESTAMP => 4,
        _ => 1,
    }
}

pub(crate) fn arf_granularity(c: &Context, f: &mut Found) {
    if c.is_message() {
        return;
    }
    for register in c.registers() {
        let Some(kind) = register.arf() else { continue };
        // The manual's own system routine reads words of cr0. [skl.7:System Routine Example]
        // Observed: drivers for Gen7 read bytes of flags.
        let is_read_finely = matches!(kind, arf::CONTROL | arf::FLAG);
        if is_read_finely && register.operand != Operand::Destination {
            continue;
        }
        if register.type_.bytes() < granularity(kind) {
            say!(
                f,
                register.operand,
                "{} of a register that has units of {} bytes",
                register.type_,
                granularity(kind)
            );
        }
    }
}

pub(crate) fn arf_read_only(c: &Context, f: &mut Found) {
    for register in c.registers().filter(|r| r.operand == Operand::Destination) {
        if register.arf() == Some(arf::CHANNEL_ENABLE) {
            say!(f, register.operand, "it is ce0");
        }
    }
}

pub(crate) fn arf_saved(c: &Context, f: &mut Found) {
    let special = |r: &Register| matches!(r.arf(), Some(arf::MESSAGE_CONTROL | arf::FLOW_CONTROL));
    for register in c.registers().filter(|_| c.i.opcode == Opcode::Mov).filter(special) {
        let bytes = c.channels() * register.type_.bytes();
        if bytes != 32 {
            say!(f, register.operand, "{} bytes of it are accessed", bytes);
        }
    }
    let s = &c.i.source[0];
    let plain =
        c.i.predicate == Predicate::None && c.i.condition == Condition::None && !s.negate && !s.absolute;
    let message = |r: &Register| r.arf() == Some(arf::MESSAGE_CONTROL);
    for register in c.registers().filter(|_| !plain && c.i.opcode == Opcode::Mov).filter(message) {
        say!(f, register.operand, "the instruction has a predicate, a condition or a modifier");
    }
}

pub(crate) fn arf_indirect(c: &Context, f: &mut Found) {
    for register in c.registers().filter(|register| register.file == File::Arf && !register.is_direct()) {
        say!(f, register.operand, "it is an architecture register");
    }
}

pub(crate) fn arf_move(c: &Context, f: &mut Found) {
    let special = |r: &Register| matches!(r.arf(), Some(arf::MESSAGE_CONTROL | arf::FLOW_CONTROL));
    for register in c.registers().filter(|_| c.i.opcode != Opcode::Mov).filter(special) {
        say!(f, register.operand, "it is architecture register {}", register.number);
    }
}

pub(crate) fn address_window(c: &Context, f: &mut Found) {
    let destination = c.destination_elements();
    let first = c.sources().next().and_then(|(_, s)| c.source_elements(s));
    for (operand, elements) in [(Operand::Destination, destination), (Operand::Source(0), first)] {
        let Some(register) = c.registers().find(|register| register.operand == operand) else { continue };
        let word = matches!(register.type_, Type::Uw | Type::W);
        let Some(elements) = elements.filter(|_| register.arf() == Some(arf::ADDRESS) && !word) else {
            continue;
        };
        let (start, end) = (elements.at(0), elements.end(c.channels()));
        if start / 16 != (end - 1) / 16 {
            say!(f, operand, "{} elements lie in bytes {} to {}", register.type_, start, end - 1);
        }
    }
}

pub(crate) fn address_group(c: &Context, f: &mut Found) {
    for (operand, s) in c.sources() {
        let Addressing::Indirect { address_subregister, .. } = s.addressing else { continue };
        if s.vertical_stride != Source::VERTICAL_ONE_DIMENSIONAL || c.align16() || s.width == 0 {
            continue;
        }
        let together = (c.channels() / u32::from(s.width)).max(1);
        if !u32::from(address_subregister).is_multiple_of(together) {
            say!(f, operand, "{} of them start at a0.{}", together, address_subregister);
        }
    }
}

pub(crate) fn address_end(c: &Context, f: &mut Found) {
    let count = if c.encoding.is_wide() { 16 } else { 8 };
    for (operand, s) in c.sources() {
        let Addressing::Indirect { address_subregister, .. } = s.addressing else { continue };
        let rows = s.vertical_stride == Source::VERTICAL_ONE_DIMENSIONAL && !c.align16() && s.width != 0;
        let used = if rows { (c.channels() / u32::from(s.width)).max(1) } else { 1 };
        let last = u32::from(address_subregister) + used - 1;
        if last >= count {
            say!(f, operand, "it uses a0.{} to a0.{}", address_subregister, last);
        }
    }
}

pub(crate) fn null_source(c: &Context, f: &mut Found) {
    if !c.is_arithmetic() {
        return;
    }
    for register in c.registers().filter(|r| r.operand != Operand::Destination && r.is_null()) {
        say!(f, register.operand, "it is null");
    }
}

pub(crate) fn absent_source(c: &Context, f: &mut Found) {
    let absent = c.row.form == Form::Math && c.sources().count() == 1;
    let s = &c.i.source[1];
    if absent && c.i.source[0].file != File::Immediate && (s.file != File::Arf || s.register >> 4 != 0) {
        say!(f, Operand::Source(1), "it is register {}", s.register);
    }
}

pub(crate) fn last_immediate(c: &Context, f: &mut Found) {
    let binary = match c.row.form {
        Form::Two => true,
        Form::Math => !crate::decode::is_unary(c.i.math),
        _ => false,
    };
    if binary && c.i.source[0].file == File::Immediate {
        say!(f, Operand::Source(0), "it is immediate, and a source 1 has no room");
    }
}

fn immediates<'a>(c: &'a Context) -> impl Iterator<Item = (Operand, &'a Source)> {
    c.sources().filter(|(_, s)| s.file == File::Immediate)
}

pub(crate) fn wide_immediate(c: &Context, f: &mut Found) {
    for (operand, s) in immediates(c) {
        if s.type_.bytes() == 8 && c.row.form != Form::One {
            say!(f, operand, "its type is {}", s.type_);
        }
    }
}

pub(crate) fn doubled_immediate(c: &Context, f: &mut Found) {
    for (operand, s) in immediates(c) {
        let word = matches!(s.type_, Type::W | Type::Uw | Type::Hf);
        if word && s.immediate >> 16 != s.immediate & 0xffff {
            say!(
                f,
                operand,
                "the halves are {} and {}",
                s.immediate as u32 & 0xffff,
                (s.immediate >> 16) as u32
            );
        }
    }
}

pub(crate) fn vector_immediate(c: &Context, f: &mut Found) {
    let other = c.i.source[0].type_;
    for (operand, s) in immediates(c).filter(|(operand, _)| *operand == Operand::Source(1)) {
        let narrow = matches!(other, Type::B | Type::Ub | Type::W | Type::Uw);
        if matches!(s.type_, Type::V | Type::Uv) && !narrow {
            say!(f, operand, "{} beside {}", s.type_, other);
        }
    }
}

pub(crate) fn vector_destination(c: &Context, f: &mut Found) {
    let Some(d) = c.destination() else { return };
    let vector = immediates(c).any(|(_, s)| is_vector(s));
    if vector && d.addressing == Addressing::Direct && !d.subregister_bytes.is_multiple_of(16) {
        say!(f, Operand::Destination, "it starts at byte {}", d.subregister_bytes);
    }
}

pub(crate) fn vector_stride(c: &Context, f: &mut Found) {
    let Some(d) = c.destination() else { return };
    for (_, s) in immediates(c).filter(|(_, s)| is_vector(s)) {
        let wanted = if s.type_ == Type::Vf { 4 } else { 2 };
        let bytes = u32::from(d.stride) * d.type_.bytes();
        let widened = s.type_ == Type::Uv && bytes == 4;
        if bytes != wanted && !widened {
            say!(f, Operand::Destination, "{} needs {} bytes, not {}", s.type_, wanted, bytes);
        }
    }
}

pub(crate) fn math_immediate(c: &Context, f: &mut Found) {
    for (operand, s) in immediates(c).filter(|_| c.row.form == Form::Math) {
        say!(f, operand, "it is an immediate {}", s.type_);
    }
}

pub(crate) fn source_modifier(c: &Context, f: &mut Found) {
    // Split messages have other bits there.
    let has = c.row.modifier == Modifier::None && c.row.form != Form::SplitSend;
    for (operand, s) in c.sources().filter(|_| has) {
        if s.negate || s.absolute {
            say!(f, operand, "it has one");
        }
    }
}

pub(crate) fn logic_modifier(c: &Context, f: &mut Found) {
    for (operand, s) in c.sources().filter(|_| c.row.modifier == Modifier::Logic) {
        if s.absolute {
            say!(f, operand, "its absolute value is taken");
        }
    }
}

pub(crate) fn divide_modifier(c: &Context, f: &mut Found) {
    for (operand, s) in c.sources().filter(|_| is_integer_division(c)) {
        if s.negate || s.absolute {
            say!(f, operand, "it has one");
        }
    }
}

pub(super) fn is_integer_division(c: &Context) -> bool {
    use MathFunction as M;
    let division = matches!(c.i.math, M::IntDivQuotient | M::IntDivRemainder | M::IntDivQuotientRemainder);
    c.row.form == Form::Math && division
}

pub(crate) fn divide_size(c: &Context, f: &mut Found) {
    if is_integer_division(c) && c.channels() > 8 {
        say!(f, None, "{} channels", c.channels());
    }
}

pub(crate) fn wait_register(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    if c.row.form == Form::Wait && (d.file != File::Arf || d.register >> 4 != arf::NOTIFICATION) {
        say!(f, Operand::Destination, "it is register {}", d.register);
    }
    let s = &c.i.source[0];
    if c.row.form == Form::Wait && c.i.execution_size > 1 && !is_scalar(s) && !c.align16() {
        say!(f, Operand::Source(0), "it has {} channels", c.i.execution_size);
    }
}
