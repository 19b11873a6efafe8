//! Rules for instructions in which F and HF meet.
//!
//! Source: [skl.7:Register Region Restrictions], [bxt.6:Register Region Restrictions].

use super::context::is_scalar;
use super::{Context, Found, say};
use crate::opcode::Form;
use crate::{Addressing, Destination, File, Opcode, Operand, Type};

/// A packed half-float destination.
fn packed<'a>(c: &'a Context) -> Option<&'a Destination> {
    c.destination().filter(|d| c.is_mixed() && d.type_ == Type::Hf && d.stride == 1)
}

pub(crate) fn mixed_size(c: &Context, f: &mut Found) {
    let converts = c.i.opcode == Opcode::Mov;
    if c.is_mixed() && !converts && c.i.destination.type_ == Type::F && c.channels() > 8 {
        say!(f, None, "{} channels", c.channels());
    }
}

pub(crate) fn mixed_packed_size(c: &Context, f: &mut Found) {
    if packed(c).is_some() && c.channels() > 8 {
        say!(f, None, "{} channels", c.channels());
    }
}

pub(crate) fn mixed_packed_place(c: &Context, f: &mut Found) {
    // A single channel crosses nothing.
    let Some(d) = packed(c).filter(|_| !c.align16() && c.channels() > 1) else { return };
    if d.addressing == Addressing::Direct && !d.subregister_bytes.is_multiple_of(16) {
        say!(f, Operand::Destination, "it starts at byte {}", d.subregister_bytes);
    }
}

pub(crate) fn mixed_place(c: &Context, f: &mut Found) {
    if !c.is_mixed() || !c.align16() {
        return;
    }
    for register in c.registers().filter(|r| r.is_grf() && r.type_ == Type::Hf) {
        let replicated = c.sources().any(|(operand, s)| operand == register.operand && s.replicate);
        if !replicated && !register.subregister_bytes.is_multiple_of(16) {
            say!(f, register.operand, "it starts at byte {}", register.subregister_bytes);
        }
    }
}

pub(crate) fn mixed_stride(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let regions = c.has_regions() && !c.align16() && c.channels() > 1;
    if regions && c.is_mixed() && d.type_ == Type::Hf && d.stride == 4 {
        say!(f, Operand::Destination, "it is {}", d.stride);
    }
}

pub(crate) fn mixed_indirect(c: &Context, f: &mut Found) {
    for register in c.registers().filter(|_| c.is_mixed()) {
        if register.operand != Operand::Destination && !register.is_direct() {
            say!(f, register.operand, "it is addressed indirectly");
        }
    }
}

pub(crate) fn mixed_vertical(c: &Context, f: &mut Found) {
    if !c.is_mixed() || !c.align16() || c.row.form == Form::Three {
        return;
    }
    for (operand, s) in c.sources() {
        if s.file != File::Immediate && s.type_ == Type::Hf && s.vertical_stride == 0 {
            say!(f, operand, "it is 0");
        }
    }
}

pub(crate) fn mixed_math(c: &Context, f: &mut Found) {
    if !c.is_mixed() || c.align16() || c.row.form != Form::Math {
        return;
    }
    for (operand, s) in c.sources().filter(|(_, s)| s.type_ == Type::Hf && s.file != File::Immediate) {
        if s.horizontal_stride <= 1 && !is_scalar(s) {
            say!(f, operand, "its stride is {}", s.horizontal_stride);
        }
    }
}

fn implicit_accumulator(c: &Context) -> bool {
    matches!(c.i.opcode, Opcode::Mac | Opcode::Mach | Opcode::Sada2)
}

pub(crate) fn mixed_accumulator(c: &Context, f: &mut Found) {
    if !c.is_mixed() || !c.align16() {
        return;
    }
    for register in c.registers() {
        if register.operand != Operand::Destination && register.is_accumulator() {
            say!(f, register.operand, "it is an accumulator");
        }
    }
    if implicit_accumulator(c) {
        say!(f, None, "the accumulator is an implicit source");
    }
}

pub(crate) fn mixed_accumulator_offset(c: &Context, f: &mut Found) {
    if packed(c).is_none() || c.align16() {
        return;
    }
    for register in c.registers().filter(|r| r.operand != Operand::Destination && r.is_accumulator()) {
        if register.subregister_bytes != 0 {
            say!(f, register.operand, "it starts at byte {}", register.subregister_bytes);
        }
    }
}

pub(crate) fn mixed_accumulator_stride(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let half = c.is_mixed() && !c.align16() && d.type_ == Type::Hf;
    if half && implicit_accumulator(c) && d.stride != 2 {
        say!(f, Operand::Destination, "its stride is {}", d.stride);
    }
}
