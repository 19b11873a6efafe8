//! Rules on types and conversions.
//!
//! Source: [skl.7:Instruction Set Summary Tables], [skl.7:Execution Data Type], [skl.7:Register Region Restrictions].

use super::context::{execution_type_of, is_float, is_integer, is_vector};
use super::operand::is_integer_division;
use super::{Context, Found, say};
use crate::opcode::{Form, types as set};
use crate::{Addressing, File, Opcode, Operand, Type};

pub(crate) fn source_type(c: &Context, f: &mut Found) {
    // Of jumps, offsets in registers.
    if !(c.is_arithmetic() || c.is_flow() && c.row.source_types != 0) {
        return;
    }
    for (operand, s) in c.sources() {
        if c.row.source_types & set::of(s.type_) == 0 && !is_vector(s) {
            say!(f, operand, "its type is {}", s.type_);
        }
    }
}

pub(crate) fn destination_type(c: &Context, f: &mut Found) {
    let Some(d) = c.destination().filter(|_| c.is_arithmetic() || c.is_flow()) else { return };
    let null = d.file == File::Arf && d.register >> 4 == 0;
    if !null && c.row.destination_types & set::of(d.type_) == 0 {
        say!(f, Operand::Destination, "its type is {}", d.type_);
    }
}

pub(crate) fn math_type(c: &Context, f: &mut Found) {
    if c.row.form != Form::Math {
        return;
    }
    let division = is_integer_division(c);
    let fits = |type_: Type| match type_ {
        Type::D | Type::Ud => division,
        Type::F | Type::Hf | Type::Vf => !division,
        Type::Df => c.is_macro(),
        _ => false,
    };
    for (operand, s) in c.sources().filter(|(_, s)| !fits(s.type_)) {
        say!(f, operand, "its type is {}", s.type_);
    }
    if let Some(d) = c.destination().filter(|d| !fits(d.type_)) {
        say!(f, Operand::Destination, "its type is {}", d.type_);
    }
}

pub(crate) fn add_type(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let null = d.file == File::Arf && d.register >> 4 == 0;
    if c.i.opcode == Opcode::Add && is_float(c.execution) && d.type_ != c.execution && !null {
        say!(f, Operand::Destination, "{} from {}", d.type_, c.execution);
    }
}

pub(crate) fn integer_and_float(c: &Context, f: &mut Found) {
    if !c.is_arithmetic() {
        return;
    }
    let mut all = c.sources().map(|(_, s)| s.type_);
    let integer = all.clone().find(|type_| is_integer(*type_));
    if let (Some(integer), Some(float)) = (integer, all.find(|type_| is_float(*type_))) {
        say!(f, None, "sources are {} and {}", integer, float);
    }
}

pub(crate) fn float_sources(c: &Context, f: &mut Found) {
    if !c.is_arithmetic() {
        return;
    }
    let mut all = c.sources().map(|(_, s)| s.type_).filter(|type_| is_float(*type_));
    let double = all.clone().any(|type_| type_ == Type::Df);
    if let Some(other) = all.find(|type_| double && *type_ != Type::Df) {
        say!(f, None, "sources are DF and {}", other);
    }
}

fn pair(c: &Context, first: fn(Type) -> bool, second: fn(Type) -> bool) -> Option<(Type, Type)> {
    if !c.is_arithmetic() {
        return None;
    }
    let mut all = c.types();
    let found = all.clone().find(|type_| first(*type_))?;
    Some((found, all.find(|type_| second(*type_))?))
}

fn is_byte(type_: Type) -> bool {
    type_.bytes() == 1
}

pub(crate) fn byte_and_quadword(c: &Context, f: &mut Found) {
    if let Some((byte, quadword)) = pair(c, is_byte, |type_| matches!(type_, Type::Q | Type::Uq)) {
        say!(f, None, "operands are {} and {}", byte, quadword);
    }
}

pub(crate) fn byte_and_double(c: &Context, f: &mut Found) {
    if let Some((byte, double)) = pair(c, is_byte, |type_| type_ == Type::Df) {
        say!(f, None, "operands are {} and {}", byte, double);
    }
}

pub(crate) fn half_and_wide(c: &Context, f: &mut Found) {
    if let Some((half, wide)) = pair(c, |type_| type_ == Type::Hf, |type_| type_.bytes() == 8) {
        say!(f, None, "operands are {} and {}", half, wide);
    }
}

pub(crate) fn packed_bytes(c: &Context, f: &mut Found) {
    let Some(d) = c.destination().filter(|_| c.has_regions() && !c.align16()) else { return };
    let packed = is_byte(d.type_) && d.stride == 1 && c.channels() > 1;
    if packed && !c.is_raw_move() {
        say!(f, Operand::Destination, "{} channels with stride 1", c.channels());
    }
}

/// Bytes of the destination and of the execution type, when they follow the general rule.
fn narrowed(c: &Context) -> Option<(u32, u32)> {
    let d = c.destination()?;
    if !c.has_regions() || c.align16() || c.channels() == 1 {
        return None;
    }
    // Mixed floats have rules of their own; so have packed bytes; halves of doubles need no stride.
    let mixed = c.is_mixed() && c.encoding == crate::word::Encoding::Gen9;
    let packed = is_byte(d.type_) && d.stride == 1;
    let halved = c.execution == Type::Df && c.halves_doubles();
    let (to, from) = (d.type_.bytes(), c.execution.bytes());
    (!mixed && !packed && !halved && to < from).then_some((to, from))
}

pub(crate) fn destination_ratio(c: &Context, f: &mut Found) {
    let Some((to, from)) = narrowed(c).filter(|_| !c.is_raw_move()) else { return };
    let stride = u32::from(c.i.destination.stride);
    // Bytes of words may leave room for doublewords.
    let spread = to == 1 && from == 2 && stride == 4;
    if stride * to != from && !spread {
        say!(
            f,
            Operand::Destination,
            "{} with stride {} is computed as {}",
            c.i.destination.type_,
            stride,
            c.execution
        );
    }
}

pub(crate) fn destination_lane(c: &Context, f: &mut Found) {
    let Some((to, from)) = narrowed(c) else { return };
    let d = &c.i.destination;
    if d.addressing != Addressing::Direct {
        return;
    }
    let offset = u32::from(d.subregister_bytes) % from;
    // Bytes may lie in the second byte, on Gen9 words in the second word.
    let second = match to {
        1 => offset == 1,
        2 => offset == 2 && c.encoding == crate::word::Encoding::Gen9,
        _ => false,
    };
    if offset != 0 && !second {
        say!(
            f,
            Operand::Destination,
            "it starts at byte {} and is computed as {}",
            d.subregister_bytes,
            c.execution
        );
    }
}

fn converts_half(c: &Context) -> bool {
    let Some(d) = c.destination().filter(|_| c.has_regions() && !c.align16() && c.channels() > 1) else {
        return false;
    };
    let mut sources = c.sources().map(|(_, s)| execution_type_of(s.type_));
    if d.type_ == Type::Hf {
        sources.any(is_integer)
    } else {
        is_integer(d.type_) && sources.any(|type_| type_ == Type::Hf)
    }
}

pub(crate) fn half_conversion_stride(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let bytes = u32::from(d.stride) * d.type_.bytes();
    if converts_half(c) && bytes != 4 {
        say!(f, Operand::Destination, "its stride is {} bytes", bytes);
    }
}

pub(crate) fn half_conversion_lane(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let direct = d.addressing == Addressing::Direct;
    if converts_half(c) && direct && !d.subregister_bytes.is_multiple_of(4) {
        say!(f, Operand::Destination, "it starts at byte {}", d.subregister_bytes);
    }
}

pub(crate) fn three_integer_float(c: &Context, f: &mut Found) {
    let (from, to) = (c.i.source[0].type_, c.i.destination.type_);
    if c.row.form == Form::Three && is_float(from) != is_float(to) {
        say!(f, Operand::Destination, "{} from {}", to, from);
    }
}
