//! Rules on the controls: predication, conditions, sizes, channel groups, thread and dependency control.
//!
//! Source: [skl.7:Instruction Set Summary Tables], [skl.7:Common Instruction Fields].

use super::context::{Register, is_scalar};
use super::{Context, Found, say};
use crate::opcode::{Condition as Allowed, Form};
use crate::{Condition, Opcode, Operand, Predicate};

/// Thread control codes.
const ATOMIC: u8 = 1;
const SWITCH: u8 = 2;

pub(crate) fn predicate(c: &Context, f: &mut Found) {
    if !c.row.predicate && c.i.predicate != Predicate::None {
        say!(f, None, "it is predicated");
    }
}

pub(crate) fn saturate(c: &Context, f: &mut Found) {
    if !c.row.saturate && c.i.saturate {
        say!(f, None, "it saturates");
    }
}

pub(crate) fn condition(c: &Context, f: &mut Found) {
    if c.row.condition == Allowed::None && c.i.condition != Condition::None {
        say!(f, None, "it has a condition");
    }
}

pub(crate) fn condition_equality(c: &Context, f: &mut Found) {
    let equality = matches!(c.i.condition, Condition::None | Condition::Zero | Condition::NotZero);
    if c.row.condition == Allowed::Equality && !equality {
        say!(f, None, "it has a condition that is neither");
    }
}

pub(crate) fn condition_compare(c: &Context, f: &mut Found) {
    let compares = matches!(c.i.opcode, Opcode::Cmp | Opcode::Cmpn);
    if compares && matches!(c.i.condition, Condition::Overflow | Condition::Unordered) {
        say!(f, None, "the condition is of the computed result");
    }
}

pub(crate) fn execution_bytes(c: &Context, f: &mut Found) {
    let largest = c.types().map(|type_| type_.bytes()).max().unwrap_or(0);
    if c.is_arithmetic() && c.channels() * largest > 64 {
        say!(f, None, "{} channels with an element of {} bytes", c.channels(), largest);
    }
}

pub(crate) fn channel_group(c: &Context, f: &mut Found) {
    let size = c.i.execution_size;
    if c.row.form != Form::Bare && size >= 16 && !c.i.channel_offset.is_multiple_of(size) {
        say!(f, None, "{} channels start at channel {}", size, c.i.channel_offset);
    }
}

pub(crate) fn nibble(c: &Context, f: &mut Found) {
    if c.row.form == Form::Bare || c.i.channel_offset.is_multiple_of(8) {
        return;
    }
    // Branches have no type: they are as wide as what they lead around.
    let wide = c.is_flow() || c.types().any(|type_| type_.bytes() == 8);
    if c.i.execution_size != 4 || !wide {
        say!(f, None, "{} channels start at channel {}", c.i.execution_size, c.i.channel_offset);
    }
}

pub(crate) fn atomic(c: &Context, f: &mut Found) {
    if c.i.thread_control == ATOMIC && !c.is_message() && c.row.form != Form::Bare {
        say!(f, None, "this is no message");
    }
}

pub(crate) fn register_switch(c: &Context, f: &mut Found) {
    if c.i.thread_control == SWITCH {
        return;
    }
    // Of the state register, sources that nothing changes need none: sr0.0, the masks in sr0.2 and sr0.3.
    let changes = |register: &Register| match register.arf() {
        Some(8) => true,
        Some(7) => register.operand == Operand::Destination || register.subregister_bytes & 12 == 4,
        _ => false,
    };
    for register in c.registers().filter(changes) {
        say!(f, register.operand, "the thread control is {}", c.i.thread_control);
    }
}

pub(crate) fn branch_switch(c: &Context, f: &mut Found) {
    if matches!(c.i.opcode, Opcode::Brc | Opcode::Brd) && c.i.thread_control != SWITCH {
        say!(f, None, "the thread control is {}", c.i.thread_control);
    }
}

pub(crate) fn branch_scalar(c: &Context, f: &mut Found) {
    if !matches!(c.i.opcode, Opcode::Brc | Opcode::Brd | Opcode::Jmpi) {
        return;
    }
    for (operand, s) in c.sources().filter(|(_, s)| !is_scalar(s) && !c.align16()) {
        say!(f, operand, "its region is {},{},{}", s.vertical_stride, s.width, s.horizontal_stride);
    }
}

pub(crate) fn call_immediate(c: &Context, f: &mut Found) {
    for (operand, _) in c.sources().filter(|_| c.i.opcode == Opcode::Call) {
        say!(f, operand, "it is in a register");
    }
}

pub(crate) fn compare_switch(c: &Context, f: &mut Found) {
    let compares = matches!(c.i.opcode, Opcode::Cmp | Opcode::Cmpn);
    let null = c.registers().next().is_some_and(|register| register.is_null());
    if compares && null && c.i.thread_control != SWITCH {
        say!(f, None, "the thread control is {}", c.i.thread_control);
    }
}

fn has_dependency_control(c: &Context) -> bool {
    c.i.no_dependency_clear || c.i.no_dependency_check
}

pub(crate) fn dependency_message(c: &Context, f: &mut Found) {
    if c.is_message() && has_dependency_control(c) {
        say!(f, None, "this is a message");
    }
}

pub(crate) fn dependency_quadword(c: &Context, f: &mut Found) {
    if c.computes_quadwords() && has_dependency_control(c) {
        say!(f, None, "it works on {}", c.execution);
    }
}

pub(crate) fn accumulator_write(c: &Context, f: &mut Found) {
    // Bit 28 of messages is another one on Gen9; they have their own rule.
    let allowed = !matches!(c.i.opcode, Opcode::Mov | Opcode::Movi | Opcode::Smov) && !c.is_flow();
    if !allowed && c.i.accumulator_write {
        say!(f, None, "AccWrEn is set");
    }
}

pub(crate) fn flow_align1(c: &Context, f: &mut Found) {
    if c.is_flow() && c.align16() {
        say!(f, None, "it uses Align16");
    }
}

pub(crate) fn jump_unit(c: &Context, f: &mut Found) {
    let (jip, uip) = crate::print::jumps(c.encoding, c.i);
    for bytes in [jip.then_some(c.i.jip_bytes), uip.then_some(c.i.uip_bytes)].into_iter().flatten() {
        if bytes & 7 != 0 {
            say!(f, None, "an offset is {}", bytes);
        }
    }
}
