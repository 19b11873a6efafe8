//! Instructions as text.
//!
//! Source: the syntax is Mesa's, so that dumps of both can be compared; what it leaves out (reserved bits, fields that
//! the form ignores) is added as `^0x...`, so that `parse` gives back every bit.

use crate::opcode::{self, Form, Row};
use crate::text::{self, XYZW, name};
use crate::word::{Encoding, Word};
use crate::{
    AccessMode, Addressing, Condition, Destination, File, Instruction, Opcode, Predicate, Source, Type,
    decode, encode,
};
use hw::Platform;
use std::fmt::Write;

/// One instruction as one line of text, without the line end. Jump targets are byte offsets from the instruction.
///
/// An instruction that the platform cannot encode prints as a comment that says why.
pub fn print(platform: &Platform, instruction: &Instruction) -> String {
    let encoding = crate::encoding(platform);
    let mut out = String::new();
    // Through the word and back, so that fields which share bits agree.
    let word = match encode::native(encoding, instruction) {
        Ok(word) => word,
        Err(error) => return format!("/* {error} */"),
    };
    match decode::native(encoding, word, instruction.length_bytes) {
        Ok(mut normal) => {
            normal.unclaimed_compact = instruction.unclaimed_compact;
            one(encoding, &normal, word, &no_label, &mut out);
        }
        Err(error) => {
            let _ = write!(out, "/* {error} */");
        }
    }
    out
}

fn no_label(_: i32) -> Option<usize> {
    None
}

/// Whether the instruction has a JIP and a UIP.
pub(crate) fn jumps(encoding: Encoding, i: &Instruction) -> (bool, bool) {
    opcode::of(encoding, i).map_or((false, false), |row| jumps_of(row, i))
}

fn jumps_of(row: &Row, i: &Instruction) -> (bool, bool) {
    match row.form {
        Form::Jip => (true, false),
        Form::JipUip => (true, true),
        Form::JipOrRegister => (i.source_count == 0, false),
        Form::JipUipOrRegister => (i.source_count == 0, i.source_count == 0),
        _ => (false, false),
    }
}

/// Appends blanks up to `column` of the line that starts at `start`; always at least one.
fn pad(out: &mut String, start: usize, column: usize) {
    const BLANKS: &str = "                                                                                ";
    let missing = (start + column).saturating_sub(out.len()).clamp(1, BLANKS.len());
    out.push_str(&BLANKS[..missing]);
}

/// Appends the text of one instruction, whose native word is `word`.
pub(crate) fn one(
    encoding: Encoding,
    i: &Instruction,
    word: Word,
    label: &dyn Fn(i32) -> Option<usize>,
    out: &mut String,
) {
    let Some(row) = opcode::of(encoding, i) else { return };
    let start = out.len();
    if i.predicate != Predicate::None {
        let sign = if i.predicate_inverse { '-' } else { '+' };
        out.push('(');
        out.push(sign);
        flag(i, out);
        let control = name(&text::PREDICATES, &i.predicate);
        if !control.is_empty() {
            out.push('.');
            out.push_str(control);
        }
        out.push_str(") ");
    }
    out.push_str(row.mnemonic);
    if i.saturate {
        out.push_str(".sat");
    }
    if i.debug {
        out.push_str(".breakpoint");
    }
    let mut flag_shown = i.predicate != Predicate::None;
    if i.condition != Condition::None {
        out.push('.');
        out.push_str(name(&text::CONDITIONS, &i.condition));
        if text::condition_writes_flag(i.opcode) {
            out.push('.');
            flag(i, out);
            flag_shown = true;
        }
    }
    if row.form == Form::Math {
        out.push(' ');
        out.push_str(name(&text::MATH, &i.math));
    }
    if row.form != Form::Bare {
        out.push('(');
        decimal(i.execution_size, out);
        out.push(')');
    }
    operands(encoding, row, i, label, start, out);
    options(encoding, row, i, word, flag_shown, start, out);
    out.push(';');
}

fn operands(
    encoding: Encoding,
    row: &Row,
    i: &Instruction,
    label: &dyn Fn(i32) -> Option<usize>,
    start: usize,
    out: &mut String,
) {
    let (jip, uip) = jumps_of(row, i);
    let align16 = i.access_mode == AccessMode::Align16;
    match row.form {
        Form::Bare => {}
        Form::One | Form::Two | Form::Math => {
            pad(out, start, 16);
            destination(&i.destination, align16, out);
            // The second source of math is there even for functions of one operand.
            let both = row.form != Form::One && i.source[0].file != File::Immediate;
            for source in &i.source[..1 + usize::from(both)] {
                pad(out, start, if std::ptr::eq(source, &i.source[0]) { 32 } else { 48 });
                operand(encoding, i, source, align16, start, out);
            }
        }
        Form::Wait => {
            pad(out, start, 16);
            destination(&i.destination, align16, out);
        }
        Form::Three => {
            pad(out, start, 16);
            let d = &i.destination;
            register(d.file, d.register, d.subregister_bytes, d.type_, false, out);
            out.push_str("<1>");
            write_mask(d.write_mask, out);
            out.push_str(text::type_letters(d.type_));
            for (n, source) in i.source.iter().enumerate() {
                pad(out, start, 32 + 16 * n);
                three_source(source, out);
            }
        }
        Form::Send => {
            pad(out, start, 16);
            destination(&i.destination, align16, out);
            pad(out, start, 32);
            operand(encoding, i, &i.source[0], align16, start, out);
            pad(out, start, 48);
            match i.send.descriptor {
                Some(descriptor) => {
                    prefixed(u64::from(descriptor | u32::from(i.send.end_of_thread) << 31), 8, out);
                }
                None => operand(encoding, i, &i.source[1], align16, start, out),
            }
            message(i, out);
        }
        Form::SplitSend => split_send(i, start, out),
        Form::Jip | Form::JipUip | Form::JipOrRegister | Form::JipUipOrRegister => {
            if matches!(i.opcode, Opcode::Call | Opcode::Calla) {
                pad(out, start, 16);
                destination(&i.destination, align16, out);
            }
            if jip {
                pad(out, start, 16);
                jump("JIP", i.jip_bytes, label, out);
            }
            if uip {
                pad(out, start, 38);
                jump("UIP", i.uip_bytes, label, out);
            }
            if !jip {
                pad(out, start, 32);
                operand(encoding, i, &i.source[0], align16, start, out);
            }
        }
    }
}

fn jump(name: &str, bytes: i32, label: &dyn Fn(i32) -> Option<usize>, out: &mut String) {
    out.push_str(name);
    out.push_str(": ");
    match label(bytes) {
        Some(number) => {
            out.push_str("LABEL");
            integer(number as i64, out);
        }
        None => integer(bytes.into(), out),
    }
}

/// Register name with sub-register in elements; `scalar` shows sub-register 0, too.
pub(crate) fn register(
    file: File,
    number: u8,
    subregister_bytes: u8,
    type_: Type,
    scalar: bool,
    out: &mut String,
) {
    let (letters, digits) = match (file, number >> 4, number & 15) {
        (File::Arf, 0 | 6 | 0xa, 0) => (text::ARF[usize::from(number >> 4)], None),
        (File::Arf, 0 | 6 | 0xa | 0xe, _) => ("arf", Some(number)),
        (File::Arf, kind, low) => (text::ARF[usize::from(kind)], Some(low)),
        _ => ("g", Some(number)),
    };
    out.push_str(letters);
    if let Some(digits) = digits {
        decimal(digits, out);
    }
    if subregister_bytes == 0 && !scalar {
        return;
    }
    out.push('.');
    let size = type_.bytes() as u8;
    if subregister_bytes.is_multiple_of(size) {
        decimal(subregister_bytes / size, out);
    } else {
        // Not a multiple of the element: in bytes.
        decimal(subregister_bytes, out);
        out.push('b');
    }
}

fn indirect(file: File, address_subregister: u8, offset_bytes: i16, out: &mut String) {
    out.push_str(if file == File::Arf { "arf[a0" } else { "g[a0" });
    if address_subregister != 0 {
        out.push('.');
        decimal(address_subregister, out);
    }
    if offset_bytes != 0 {
        out.push(' ');
        integer(offset_bytes.into(), out);
    }
    out.push(']');
}

fn write_mask(mask: u8, out: &mut String) {
    if mask == 15 {
        return;
    }
    out.push('.');
    for (bit, letter) in ['x', 'y', 'z', 'w'].into_iter().enumerate() {
        if mask & (1 << bit) != 0 {
            out.push(letter);
        }
    }
}

/// `plain` is the swizzle that needs no text.
fn swizzle(value: u8, plain: u8, out: &mut String) {
    if value == plain {
        return;
    }
    let select = |channel: u8| ['x', 'y', 'z', 'w'][usize::from(value >> (2 * channel) & 3)];
    out.push('.');
    if value == (value & 3) * 0x55 && plain == XYZW {
        out.push(select(0));
    } else {
        (0..4).for_each(|channel| out.push(select(channel)));
    }
}

fn destination(d: &Destination, align16: bool, out: &mut String) {
    match d.addressing {
        Addressing::Direct => register(d.file, d.register, d.subregister_bytes, d.type_, false, out),
        Addressing::Indirect { address_subregister, offset_bytes } => {
            indirect(d.file, address_subregister, offset_bytes, out);
        }
    }
    out.push('<');
    decimal(d.stride, out);
    out.push('>');
    if align16 {
        write_mask(d.write_mask, out);
    }
    out.push_str(text::type_letters(d.type_));
}

fn modifiers(i: &Instruction, encoding: Encoding, s: &Source, out: &mut String) {
    let logic =
        matches!(i.opcode, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Not) && encoding.is_wide();
    if s.negate {
        out.push(if logic { '~' } else { '-' });
    }
    if s.absolute {
        out.push_str("(abs)");
    }
}

fn operand(encoding: Encoding, i: &Instruction, s: &Source, align16: bool, start: usize, out: &mut String) {
    if s.file == File::Immediate {
        return immediate(s, start, out);
    }
    modifiers(i, encoding, s, out);
    match s.addressing {
        Addressing::Direct => register(s.file, s.register, s.subregister_bytes, s.type_, false, out),
        Addressing::Indirect { address_subregister, offset_bytes } => {
            indirect(s.file, address_subregister, offset_bytes, out);
        }
    }
    let vertical = s.vertical_stride;
    out.push('<');
    if vertical == Source::VERTICAL_ONE_DIMENSIONAL {
        out.push_str("VxH");
    } else {
        decimal(vertical, out);
    }
    if !align16 {
        out.push(',');
        decimal(s.width, out);
        out.push(',');
        decimal(s.horizontal_stride, out);
    }
    out.push('>');
    if align16 {
        swizzle(s.swizzle, XYZW, out);
    }
    out.push_str(text::type_letters(s.type_));
}

fn three_source(s: &Source, out: &mut String) {
    if s.negate {
        out.push('-');
    }
    if s.absolute {
        out.push_str("(abs)");
    }
    register(s.file, s.register, s.subregister_bytes, s.type_, s.replicate, out);
    out.push_str(if s.replicate { "<0,1,0>" } else { "<4,4,1>" });
    swizzle(s.swizzle, if s.replicate { 0 } else { XYZW }, out);
    out.push_str(text::type_letters(s.type_));
}

/// The immediate with its type; values that are not what they seem (floats) get a comment.
fn immediate(s: &Source, start: usize, out: &mut String) {
    let letters = text::type_letters(s.type_);
    let raw = s.immediate;
    let half = raw as u16;
    // Sixteen-bit values stand in both halves; when they do not, all of the doubleword is shown.
    let doubled = raw == u64::from(half) * 0x1_0001;
    match s.type_ {
        Type::Uq | Type::Q | Type::Df => prefixed(raw, 16, out),
        Type::D => integer((raw as u32 as i32).into(), out),
        Type::W if doubled => integer((half as i16).into(), out),
        Type::Uw | Type::Hf if doubled => prefixed(half.into(), 4, out),
        Type::F | Type::Vf => prefixed(raw, 1, out),
        _ => prefixed(raw, 8, out),
    }
    out.push_str(letters);
    match s.type_ {
        Type::F => {
            pad(out, start, 48);
            let _ = write!(out, "/* {}F */", Float(f64::from(f32::from_bits(raw as u32))));
        }
        Type::Df => {
            pad(out, start, 48);
            let _ = write!(out, "/* {}DF */", Float(f64::from_bits(raw)));
        }
        Type::Vf => {
            pad(out, start, 48);
            let [a, b, c, d] = (raw as u32).to_le_bytes().map(|byte| Float(f64::from(packed_float(byte))));
            let _ = write!(out, "/* [{a}F, {b}F, {c}F, {d}F]VF */");
        }
        _ => {}
    }
}

/// One element of a VF immediate: sign, 3-bit exponent biased by 3, 4-bit fraction; zero is special.
/// [skl.7:Numeric Data Types]
pub(crate) fn packed_float(byte: u8) -> f32 {
    if byte & 0x7f == 0 {
        return if byte == 0 { 0.0 } else { -0.0 };
    }
    let exponent = u32::from(byte >> 4 & 7) + 127 - 3;
    f32::from_bits(u32::from(byte >> 7) << 31 | exponent << 23 | u32::from(byte & 15) << 19)
}

/// A number for a comment: plain where that is short.
struct Float(f64);

impl std::fmt::Display for Float {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let magnitude = self.0.abs();
        if self.0.is_finite() && self.0 != 0.0 && !(1e-5..1e7).contains(&magnitude) {
            write!(f, "{:e}", self.0 as f32)
        } else {
            write!(f, "{}", self.0 as f32)
        }
    }
}

/// The fields of a message's descriptor by name, when it is in the word and a description of it exists.
pub fn message_text(platform: &Platform, i: &Instruction) -> Option<String> {
    let descriptor = i.send.descriptor.filter(|_| i.opcode.is_message())?;
    let message = hw::message::decode(platform, u32::from(i.send.shared_function), descriptor)?;
    // Lengths and header bit are common to all messages and stand in the instruction's own text.
    const COMMON: u32 = 0x3ff << 19;
    let text = hw::print::item(platform, message.item(), &[descriptor & !COMMON]);
    Some(text.lines().map(str::trim).collect::<Vec<_>>().join(", "))
}

/// Shared function and lengths of a message. [skl.7:Message Descriptor]
fn message(i: &Instruction, out: &mut String) {
    let function = text::SHARED_FUNCTIONS[usize::from(i.send.shared_function & 15)];
    out.push(' ');
    out.push_str(function);
    out.push_str(" MsgDesc:");
    match i.send.descriptor {
        None => out.push_str(" indirect"),
        Some(d) => {
            let field = |high, low| bits::field(d, high, low) as u8;
            out.push_str(" mlen ");
            decimal(field(28, 25), out);
            if i.send.second_payload_length != 0 {
                out.push_str(" ex_mlen ");
                decimal(i.send.second_payload_length, out);
            }
            out.push_str(" rlen ");
            decimal(field(24, 20), out);
            if field(19, 19) != 0 {
                out.push_str(" header");
            }
        }
    }
}

fn split_send(i: &Instruction, start: usize, out: &mut String) {
    pad(out, start, 16);
    let d = &i.destination;
    match d.addressing {
        Addressing::Direct => register(d.file, d.register, d.subregister_bytes, d.type_, false, out),
        Addressing::Indirect { address_subregister, offset_bytes } => {
            indirect(d.file, address_subregister, offset_bytes, out);
        }
    }
    out.push_str(text::type_letters(d.type_));
    for (n, s) in i.source[..2].iter().enumerate() {
        pad(out, start, 32 + 16 * n);
        match s.addressing {
            Addressing::Direct => register(s.file, s.register, s.subregister_bytes, s.type_, false, out),
            Addressing::Indirect { address_subregister, offset_bytes } => {
                indirect(File::Grf, address_subregister, offset_bytes, out);
            }
        }
        out.push_str("UD");
    }
    pad(out, start, 64);
    match i.send.descriptor {
        Some(descriptor) => prefixed(descriptor.into(), 8, out),
        None => out.push_str("a0<0>UD"),
    }
    pad(out, start, 80);
    match i.send.extended_descriptor {
        // Shared function and end of thread have their own text.
        Some(extended) => prefixed(u64::from(extended & !0x3f), 8, out),
        None if i.send.extended_descriptor_subregister == 0 => out.push_str("a0<0>UD"),
        None => {
            out.push_str("a0.");
            decimal(i.send.extended_descriptor_subregister, out);
            out.push_str("<0>UD");
        }
    }
    message(i, out);
}

fn options(
    encoding: Encoding,
    row: &Row,
    i: &Instruction,
    word: Word,
    flag_shown: bool,
    start: usize,
    out: &mut String,
) {
    let hidden = text::hidden(encoding, row, i, word);
    if row.form == Form::Bare && hidden == 0 && i.length_bytes != 8 {
        return;
    }
    pad(out, start, 64);
    out.push('{');
    if row.form != Form::Bare {
        out.push_str(if i.access_mode == AccessMode::Align16 { " align16" } else { " align1" });
        if i.no_mask {
            out.push_str(" WE_all");
        }
        match (i.no_dependency_clear, i.no_dependency_check) {
            (false, false) => {}
            (true, false) => out.push_str(" NoDDClr"),
            (false, true) => out.push_str(" NoDDChk"),
            (true, true) => out.push_str(" NoDDClr,NoDDChk"),
        }
        group(i, out);
    }
    if i.length_bytes == 8 {
        out.push_str(" compacted");
    }
    if row.form != Form::Bare {
        match i.thread_control {
            0 => {}
            1 => out.push_str(" atomic"),
            2 => out.push_str(" switch"),
            other => {
                let _ = write!(out, " thread{other}");
            }
        }
        if i.accumulator_write {
            out.push_str(" AccWrEnable");
        }
        if i.branch_control {
            out.push_str(" BranchCtrl");
        }
        if i.send.end_of_thread {
            out.push_str(" EOT");
        }
        if !flag_shown && (i.flag_register != 0 || i.flag_subregister != 0) {
            out.push(' ');
            flag(i, out);
        }
    }
    if hidden != 0 {
        let _ = write!(out, " ^0x{hidden:x}");
    }
    if i.unclaimed_compact != 0 {
        let _ = write!(out, " c^0x{:x}", i.unclaimed_compact);
    }
    out.push_str(" }");
}

/// The channels of the thread: quarters for 8, halves for 16, nibbles where those do not say it.
fn group(i: &Instruction, out: &mut String) {
    let at = i.channel_offset;
    let (number, letter) = match i.execution_size {
        8 if at.is_multiple_of(8) => (at / 8, 'Q'),
        16 if at.is_multiple_of(16) => (at / 16, 'H'),
        32 if at == 0 => return,
        size if size >= 8 && at.is_multiple_of(8) => (at / 8, 'Q'),
        _ => (at / 4, 'N'),
    };
    out.push(' ');
    decimal(number + 1, out);
    out.push(letter);
}

/// The flag register of an instruction.
fn flag(i: &Instruction, out: &mut String) {
    out.push('f');
    decimal(i.flag_register, out);
    out.push('.');
    decimal(i.flag_subregister, out);
}

/// A number in hexadecimal behind 0x, with at least `digits` digits.
fn prefixed(value: u64, digits: u32, out: &mut String) {
    out.push_str("0x");
    hexadecimal(value, digits, out);
}

/// A signed number.
fn integer(value: i64, out: &mut String) {
    if value < 0 {
        out.push('-');
    }
    match u8::try_from(value.unsigned_abs()) {
        Ok(small) => decimal(small, out),
        Err(_) => {
            let _ = write!(out, "{}", value.unsigned_abs());
        }
    }
}

/// A small number; the formatting machinery costs more than the rest of a line.
fn decimal(value: u8, out: &mut String) {
    if value >= 100 {
        out.push(char::from(b'0' + value / 100));
    }
    if value >= 10 {
        out.push(char::from(b'0' + value / 10 % 10));
    }
    out.push(char::from(b'0' + value % 10));
}

/// A number in hexadecimal with at least `digits` digits.
pub(crate) fn hexadecimal(value: u64, digits: u32, out: &mut String) {
    let needed = (64 - value.leading_zeros()).div_ceil(4);
    for digit in (0..needed.max(digits).min(16)).rev() {
        out.push(char::from(b"0123456789abcdef"[(value >> (4 * digit) & 15) as usize]));
    }
}
