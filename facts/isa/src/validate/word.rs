//! Rules on the bits of the word.
//!
//! Source: [skl.7:Native Instruction Layouts], [skl.7:EU Compact Instructions].

use super::{Context, Found, say};
use crate::opcode::Form;
use crate::{File, MathFunction, Opcode};

/// Bits of doubleword 0 of the word.
const RESERVED: u32 = 1 << 7;
const PREDICATE: u32 = 0xf << 16;
const CONDITION: u32 = 0xf << 24;
const COMPACT_RESERVED: u64 = 1 << 28;

pub(crate) fn illegal(c: &Context, f: &mut Found) {
    if c.i.opcode == Opcode::Illegal {
        say!(f, None, "this is the instruction that raises the illegal-opcode exception");
    }
}

pub(crate) fn reserved_bit(c: &Context, f: &mut Found) {
    if c.i.unclaimed[0] & RESERVED != 0 {
        say!(f, None, "bit 7 is set");
    }
}

pub(crate) fn reserved_three(c: &Context, f: &mut Found) {
    let codes = RESERVED | PREDICATE | CONDITION;
    let unclaimed = c.i.unclaimed;
    if c.row.form == Form::Three && (unclaimed[0] & !codes != 0 || unclaimed[1..] != [0; 3]) {
        say!(
            f,
            None,
            "doublewords 0 to 3 have the bits {} {} {} {}, which no field has",
            unclaimed[0] & !codes,
            unclaimed[1],
            unclaimed[2],
            unclaimed[3]
        );
    }
}

pub(crate) fn reserved_operand(c: &Context, f: &mut Found) {
    const FIRST: u32 = 1 << 15;
    const SECOND: u32 = 1 << 31;
    const LAST: u32 = 0xfe00_0000;
    if !matches!(c.row.form, Form::One | Form::Two | Form::Math) || c.is_macro() {
        return;
    }
    let [_, one, two, three] = c.i.unclaimed;
    let last_is_register = c.sources().count() == 2 && c.i.source[1].file != File::Immediate;
    let three = if last_is_register { three & LAST } else { 0 };
    let wide = c.i.source[0].file == File::Immediate;
    let two = if wide { 0 } else { two & SECOND };
    if one & FIRST != 0 || two != 0 || three != 0 {
        say!(f, None, "doublewords 1 to 3 have the bits {} {} {}", one & FIRST, two, three);
    }
}

pub(crate) fn reserved_nop(c: &Context, f: &mut Found) {
    // The manual's system routine has nop(16).
    const SIZE: u32 = 7 << 21;
    const COMPACT: u32 = 1 << 29;
    let [zero, rest @ ..] = c.i.unclaimed;
    if c.i.opcode == Opcode::Nop && c.i.length_bytes == 16 {
        let zero = zero & !(SIZE | COMPACT);
        if zero != 0 || rest != [0; 3] {
            say!(f, None, "doublewords 0 to 3 have the bits {} {} {} {}", zero, rest[0], rest[1], rest[2]);
        }
    }
}

pub(crate) fn branch_file(c: &Context, f: &mut Found) {
    const FILE: u32 = 3 << 9;
    if c.row.form == Form::JipUip && c.i.unclaimed[1] & FILE != 0 {
        say!(
            f,
            None,
            "the code differs from that of an immediate in the bits {}",
            (c.i.unclaimed[1] & FILE) >> 9
        );
    }
}

pub(crate) fn reserved_condition(c: &Context, f: &mut Found) {
    let other = c.is_message() || matches!(c.row.form, Form::Math | Form::Bare);
    if !other && c.i.unclaimed[0] & CONDITION != 0 {
        say!(
            f,
            None,
            "the code differs from that of a condition in the bits {}",
            c.i.unclaimed[0] >> 24 & 15
        );
    }
}

pub(crate) fn reserved_predicate(c: &Context, f: &mut Found) {
    if c.row.form != Form::Bare && c.i.unclaimed[0] & PREDICATE != 0 {
        say!(f, None, "the code is {}", c.i.unclaimed[0] >> 16 & 15);
    }
}

pub(crate) fn reserved_thread_control(c: &Context, f: &mut Found) {
    if c.i.thread_control > 2 {
        say!(f, None, "the code is {}", c.i.thread_control);
    }
}

pub(crate) fn reserved_math(c: &Context, f: &mut Found) {
    if c.row.form != Form::Math {
        return;
    }
    let macros = matches!(c.i.math, MathFunction::Invm | MathFunction::Rsqrtm);
    if c.i.math == MathFunction::Reserved || macros && !c.encoding.is_wide() {
        say!(f, None, "the platform has no such function");
    }
}

pub(crate) fn reserved_compact(c: &Context, f: &mut Found) {
    let two = c.row.form != Form::Three || !c.encoding.is_wide();
    if c.i.length_bytes == 8 && two && c.i.unclaimed_compact & COMPACT_RESERVED != 0 {
        say!(f, None, "bit 28 is set");
    }
}

pub(crate) fn compact_bare(c: &Context, f: &mut Found) {
    if c.row.form == Form::Bare && c.i.length_bytes == 8 {
        say!(f, None, "the word says that it is compact");
    }
}
