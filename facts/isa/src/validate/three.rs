//! Rules for instructions with three sources.
//!
//! Source: [skl.7:Instruction Formats], [skl.7:Register Region Restrictions].

use super::{Context, Found, region, say};
use crate::Condition;
use crate::opcode::Form;

pub(crate) fn three_align16(c: &Context, f: &mut Found) {
    if c.row.form == Form::Three && !c.align16() {
        say!(f, None, "it uses Align1");
    }
}

pub(crate) fn three_replicate(c: &Context, f: &mut Found) {
    for (operand, s) in c.sources().filter(|_| c.row.form == Form::Three) {
        if s.replicate && s.type_.bytes() == 8 {
            say!(f, operand, "its type is {}", s.type_);
        }
    }
}

pub(crate) fn three_one_type(c: &Context, f: &mut Found) {
    let first = c.i.source[0].type_;
    for (operand, s) in c.sources().filter(|(_, s)| c.row.form == Form::Three && s.type_ != first) {
        say!(f, operand, "{} beside {}", s.type_, first);
    }
}

pub(crate) fn three_size(c: &Context, f: &mut Found) {
    if c.row.form == Form::Three && c.channels() > 8 {
        say!(f, None, "{} channels", c.channels());
    }
}

pub(crate) fn three_condition_size(c: &Context, f: &mut Found) {
    if c.row.form == Form::Three && c.i.condition != Condition::None && c.channels() > 16 {
        say!(f, None, "{} channels", c.channels());
    }
}

pub(crate) fn three_scatter(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    if c.row.form != Form::Three || d.type_.bytes() != 4 {
        return;
    }
    for (operand, s) in c.sources().filter(|(_, s)| !s.replicate && s.type_.bytes() == 4) {
        if let Some((a, b)) = region::scattered(c, d.subregister_bytes, s.subregister_bytes, true) {
            say!(f, operand, "the channels from {} and from {} come from two registers", 4 * a, 4 * b);
        }
    }
}
