//! Rules for the instructions of IEEE division and square root.
//!
//! Source: [skl.7:math - Extended Math Function], [skl.7:Accumulators acc2-acc9].

use super::{Context, Found, say};
use crate::decode::NO_SPECIAL_ACCUMULATOR;
use crate::{Operand, Type};

pub(crate) fn macro_align16(c: &Context, f: &mut Found) {
    if c.is_macro() && !c.align16() {
        say!(f, None, "it uses Align1");
    }
}

pub(crate) fn macro_size(c: &Context, f: &mut Found) {
    let wanted = if c.i.source[0].type_ == Type::Df { 4 } else { 8 };
    if c.is_macro() && c.channels() != wanted {
        say!(f, None, "{} channels of {}", c.channels(), c.i.source[0].type_);
    }
}

pub(crate) fn macro_type(c: &Context, f: &mut Found) {
    if !c.is_macro() {
        return;
    }
    for (operand, s) in c.sources().filter(|(_, s)| !matches!(s.type_, Type::F | Type::Df)) {
        say!(f, operand, "its type is {}", s.type_);
    }
    if !matches!(c.i.destination.type_, Type::F | Type::Df) {
        say!(f, Operand::Destination, "its type is {}", c.i.destination.type_);
    }
}

pub(crate) fn macro_accumulator(c: &Context, f: &mut Found) {
    if !c.is_macro() {
        return;
    }
    let destination = (Operand::Destination, c.i.destination.special_accumulator);
    let sources = c.sources().map(|(operand, s)| (operand, s.special_accumulator));
    for (operand, number) in [destination].into_iter().chain(sources) {
        if number > NO_SPECIAL_ACCUMULATOR {
            say!(f, operand, "its number is {}", number);
        }
    }
}
