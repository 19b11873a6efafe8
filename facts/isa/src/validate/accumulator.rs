//! Rules on accumulators.
//!
//! Source: [skl.7:Accumulator Restrictions], [skl.7:Accumulator Registers], [bxt.6:Accumulator Registers],
//! [skl.7:Accumulators acc2-acc9].

use super::context::{Register, is_float, is_integer};
use super::region::say_goes;
use super::{Context, Found, say};
use crate::opcode::Accumulator;
use crate::text::XYZW;
use crate::{Addressing, Condition, Opcode, Operand, Type};

/// The instruction has this rule in the table of accumulator restrictions.
fn has(c: &Context, rule: Accumulator) -> bool {
    c.row.accumulator.contains(&rule)
}

/// Operands that are accumulators.
fn explicit(c: &Context) -> impl Iterator<Item = Register> + Clone {
    let on = !c.is_message();
    c.registers().filter(move |register| on && register.is_accumulator())
}

fn sources(c: &Context) -> impl Iterator<Item = Register> + Clone {
    explicit(c).filter(|register| register.operand != Operand::Destination)
}

fn destination(c: &Context) -> Option<Register> {
    explicit(c).find(|register| register.operand == Operand::Destination)
}

fn implicit_source(c: &Context) -> bool {
    matches!(c.i.opcode, Opcode::Mac | Opcode::Mach | Opcode::Sada2)
}

pub(crate) fn accumulator_never(c: &Context, f: &mut Found) {
    if !has(c, Accumulator::Never) && !has(c, Accumulator::ExplicitNever) {
        return;
    }
    for register in explicit(c) {
        say!(f, register.operand, "it is acc{}", register.number & 15);
    }
    if has(c, Accumulator::Never) && c.i.accumulator_write && !c.is_message() {
        say!(f, None, "AccWrEn is set");
    }
}

pub(crate) fn accumulator_source(c: &Context, f: &mut Found) {
    let never = has(c, Accumulator::SourceNever) || has(c, Accumulator::SourceImplicit);
    let float_only = has(c, Accumulator::SourceFloatOnly);
    // Before Gen8 the restriction held for floats, too.
    let none = float_only && !c.encoding.is_wide();
    for register in sources(c) {
        if never || none || float_only && is_integer(register.type_) {
            say!(f, register.operand, "it is acc{} with type {}", register.number & 15, register.type_);
        }
    }
}

pub(crate) fn accumulator_modifier(c: &Context, f: &mut Found) {
    if !has(c, Accumulator::SourceUnmodified) {
        return;
    }
    for (operand, _) in c.sources().filter(|(_, s)| s.negate || s.absolute) {
        if sources(c).any(|register| register.operand == operand) {
            say!(f, operand, "it has one");
        }
    }
}

pub(crate) fn accumulator_destination(c: &Context, f: &mut Found) {
    if has(c, Accumulator::DestinationNever) {
        if let Some(register) = destination(c) {
            say!(f, register.operand, "it is acc{}", register.number & 15);
        }
        if c.i.accumulator_write {
            say!(f, None, "AccWrEn is set");
        }
    }
}

pub(crate) fn accumulator_implicit(c: &Context, f: &mut Found) {
    let implicit = c.i.accumulator_write || has(c, Accumulator::DestinationImplicit);
    if let Some(register) = destination(c).filter(|_| implicit) {
        say!(f, register.operand, "it is acc{}", register.number & 15);
    }
}

pub(crate) fn accumulator_both(c: &Context, f: &mut Found) {
    let both = destination(c).is_some() && sources(c).next().is_some();
    if both && has(c, Accumulator::OneOperand) {
        say!(f, None, "both are");
    }
}

pub(crate) fn accumulator_same(c: &Context, f: &mut Found) {
    let Some(to) = destination(c) else { return };
    for from in sources(c).filter(|from| from.number != to.number) {
        say!(f, from.operand, "acc{} to acc{}", from.number & 15, to.number & 15);
    }
}

pub(crate) fn accumulator_required(c: &Context, f: &mut Found) {
    if has(c, Accumulator::DestinationImplicit) && !c.i.accumulator_write {
        say!(f, None, "AccWrEn is not set");
    }
}

pub(crate) fn accumulator_compare(c: &Context, f: &mut Found) {
    if !matches!(c.i.opcode, Opcode::Cmp | Opcode::Cmpn) {
        return;
    }
    if let Some(register) = destination(c) {
        say!(f, register.operand, "it is acc{}", register.number & 15);
    }
    if c.i.accumulator_write {
        say!(f, None, "AccWrEn is set");
    }
}

pub(crate) fn accumulator_type(c: &Context, f: &mut Found) {
    for register in explicit(c) {
        if matches!(register.type_, Type::B | Type::Ub | Type::Q | Type::Uq) {
            say!(f, register.operand, "its type is {}", register.type_);
        }
    }
}

pub(crate) fn accumulator_second(c: &Context, f: &mut Found) {
    for register in explicit(c).filter(|register| register.number & 15 == 1) {
        if !matches!(register.type_, Type::F | Type::Hf) {
            say!(f, register.operand, "its type is {}", register.type_);
        }
    }
}

pub(crate) fn accumulator_second_half(c: &Context, f: &mut Found) {
    for register in explicit(c).filter(|register| register.number & 15 == 1) {
        if register.type_ == Type::Hf {
            say!(f, register.operand, "its type is {}", register.type_);
        }
    }
}

/// Channels that acc0, or acc0 and acc1 together, hold of a type.
fn room(c: &Context, type_: Type) -> u32 {
    match type_ {
        Type::Df if c.halves_doubles() => 8,
        Type::Df | Type::Q | Type::Uq => 4,
        Type::D | Type::Ud => 8,
        Type::Hf => 32,
        _ => 16,
    }
}

pub(crate) fn accumulator_channels(c: &Context, f: &mut Found) {
    if c.is_message() {
        return;
    }
    for register in explicit(c).filter(|register| c.channels() > room(c, register.type_)) {
        say!(f, register.operand, "{} channels of {}", c.channels(), register.type_);
    }
    let implicit = c.i.accumulator_write || implicit_source(c);
    if implicit && c.channels() > room(c, c.execution) {
        say!(f, None, "{} channels of {}", c.channels(), c.execution);
    }
}

pub(crate) fn accumulator_region(c: &Context, f: &mut Found) {
    let Some(to) = c.destination_elements() else { return };
    let d = &c.i.destination;
    let null = d.register >> 4 == 0 && d.file == crate::File::Arf;
    if null || !c.has_regions() || c.channels() == 1 {
        return;
    }
    for (operand, s) in c.regions() {
        let Some(from) = c.source_elements(s) else { continue };
        if !sources(c).any(|register| register.operand == operand) || s.register & 15 > 1 {
            continue;
        }
        // Floats may be packed into half floats: [skl.7:Register Region Restrictions], mixed mode.
        let packs = d.type_ == Type::Hf && is_float(s.type_);
        let step = |e: &super::context::Elements, channel| e.at(channel).wrapping_sub(e.at(0));
        let differs = (1..c.channels()).find(|channel| step(&from, *channel) != step(&to, *channel));
        if let Some(channel) = differs.filter(|_| !packs) {
            say_goes(f, operand, channel, from, to);
            continue;
        }
        // OWords of one type may move.
        let moves = from.at(0).abs_diff(to.at(0));
        if moves != 0 && !packs && (s.type_ != d.type_ || !moves.is_multiple_of(16)) {
            say!(f, operand, "it starts at byte {}, the destination at {}", from.at(0), to.at(0));
        }
    }
}

pub(crate) fn accumulator_swizzle(c: &Context, f: &mut Found) {
    if !c.has_regions() || !c.align16() {
        return;
    }
    for (operand, s) in c.sources().filter(|(_, s)| s.swizzle != XYZW && s.register & 15 < 2) {
        if sources(c).any(|register| register.operand == operand) {
            say!(f, operand, "its channel selects are {}", s.swizzle);
        }
    }
}

pub(crate) fn accumulator_words(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    for register in destination(c).into_iter().filter(|r| matches!(r.type_, Type::W | Type::Uw)) {
        if d.addressing == Addressing::Direct && d.stride == 2 && d.subregister_bytes & 2 != 0 {
            say!(f, register.operand, "it starts at byte {}", d.subregister_bytes);
        }
    }
}

pub(crate) fn accumulator_double_to_float(c: &Context, f: &mut Found) {
    for register in destination(c).into_iter().filter(|register| register.type_ == Type::F) {
        if c.execution == Type::Df {
            say!(f, register.operand, "it is acc{}", register.number & 15);
        }
    }
}

pub(crate) fn accumulator_negated(c: &Context, f: &mut Found) {
    let kept = destination(c).is_some() || c.i.accumulator_write;
    let product = c.is_doubleword_product() || c.i.opcode == Opcode::Mach;
    for (operand, s) in c.sources().filter(|_| kept && product) {
        if s.type_ == Type::Ud && s.negate {
            say!(f, operand, "it is a negated UD");
        }
    }
}

pub(crate) fn special_accumulator(c: &Context, f: &mut Found) {
    let i = c.i;
    let s = &i.source[0];
    let plain = !s.negate && !s.absolute && i.condition == Condition::None && !i.saturate;
    for register in explicit(c).filter(|register| register.number & 15 > 1) {
        if i.opcode != Opcode::Mov || !plain || !matches!(register.type_, Type::D | Type::Ud) {
            say!(f, register.operand, "it is acc{} with type {}", register.number & 15, register.type_);
        }
    }
}
