//! Rules for messages.
//!
//! Source: [skl.7:send - Send Message], [skl.7:End of Thread].

use super::context::is_scalar;
use super::{Context, Found, say};
use crate::opcode::Form;
use crate::{Addressing, File, Operand, Source, Type};

/// Shared functions.
const NULL: u8 = 0;
const SAMPLER: u8 = 2;
const URB: u8 = 6;
const DATA_CACHE: u8 = 10;

/// Fields of an immediate descriptor. [skl.7:send - Send Message]
struct Descriptor {
    payload: u32,
    response: u32,
    header: bool,
}

fn descriptor(c: &Context) -> Option<Descriptor> {
    let value = c.i.send.descriptor.filter(|_| c.is_message())?;
    Some(Descriptor { payload: value >> 25 & 15, response: value >> 20 & 31, header: value >> 19 & 1 != 0 })
}

fn is_split(c: &Context) -> bool {
    c.row.form == Form::SplitSend
}

fn is_null(file: File, register: u8) -> bool {
    file == File::Arf && register >> 4 == 0
}

fn ends(c: &Context) -> bool {
    c.is_message() && c.i.send.end_of_thread
}

/// Payloads with their lengths, where those are known.
fn payloads<'a>(c: &'a Context) -> impl Iterator<Item = (Operand, &'a Source, Option<u32>)> {
    let lengths = [
        descriptor(c).map(|d| d.payload),
        c.i.send.extended_descriptor.map(|_| u32::from(c.i.send.second_payload_length)),
    ];
    let on = c.is_message();
    c.sources().filter(move |_| on).zip(lengths).map(|((operand, s), length)| (operand, s, length))
}

/// Payloads in general registers addressed directly.
fn placed<'a>(c: &'a Context) -> impl Iterator<Item = (Operand, &'a Source, Option<u32>)> {
    payloads(c).filter(|(_, s, _)| s.file == File::Grf && s.addressing == Addressing::Direct)
}

pub(crate) fn payload_register(c: &Context, f: &mut Found) {
    for (operand, s, _) in payloads(c) {
        let absent = operand == Operand::Source(1) && is_null(s.file, s.register);
        let direct = is_split(c) || s.addressing == Addressing::Direct;
        if !absent && (s.file != File::Grf || !direct) {
            say!(f, operand, "it is not");
        }
    }
}

pub(crate) fn payload_aligned(c: &Context, f: &mut Found) {
    for (operand, s, _) in placed(c).filter(|(_, s, _)| s.subregister_bytes != 0) {
        say!(f, operand, "it starts at byte {}", s.subregister_bytes);
    }
}

pub(crate) fn payload_length(c: &Context, f: &mut Found) {
    if descriptor(c).is_some_and(|d| d.payload == 0) {
        say!(f, None, "its length is 0");
    }
}

pub(crate) fn payload_end(c: &Context, f: &mut Found) {
    for (operand, s, length) in placed(c) {
        let end = u32::from(s.register) + length.unwrap_or(1).max(1);
        if s.register < 128 && end > 128 {
            say!(f, operand, "it ends in register {}", end - 1);
        }
    }
}

pub(crate) fn payload_overlap(c: &Context, f: &mut Found) {
    let mut all = placed(c).map(|(_, s, length)| (u32::from(s.register), length.unwrap_or(1)));
    if let (Some((a, first)), Some((b, second))) = (all.next(), all.next())
        && a < b + second
        && b < a + first
    {
        say!(f, None, "g{} to g{} and g{} to g{}", a, a + first - 1, b, b + second - 1);
    }
}

pub(crate) fn second_payload(c: &Context, f: &mut Found) {
    if !is_split(c) {
        return;
    }
    for (operand, s, length) in payloads(c).skip(1) {
        let Some(length) = length else { continue };
        if is_null(s.file, s.register) != (length == 0) {
            say!(f, operand, "its length is {}", length);
        }
    }
}

pub(crate) fn response_register(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    if c.is_message() && d.file == File::Arf && !is_null(d.file, d.register) {
        say!(f, Operand::Destination, "it is architecture register {}", d.register);
    }
}

pub(crate) fn response_length(c: &Context, f: &mut Found) {
    if let Some(d) = descriptor(c).filter(|d| d.response > 16) {
        say!(f, None, "its length is {}", d.response);
    }
}

pub(crate) fn response_null(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    if let Some(length) = descriptor(c).map(|d| d.response).filter(|length| *length != 0)
        && is_null(d.file, d.register)
        && d.addressing == Addressing::Direct
    {
        say!(f, Operand::Destination, "the response has {} registers", length);
    }
}

pub(crate) fn response_empty(c: &Context, f: &mut Found) {
    // Observed: drivers name a register as destination of fences that nobody waits for.
    let is_data_cache = c.i.send.shared_function == DATA_CACHE;
    let to_registers = c.i.destination.file == File::Grf;
    if to_registers && !is_data_cache && descriptor(c).is_some_and(|d| d.response == 0) {
        say!(f, Operand::Destination, "the response has no register");
    }
}

pub(crate) fn response_end(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let direct = d.file == File::Grf && d.addressing == Addressing::Direct && d.register < 128;
    if let Some(end) = descriptor(c).filter(|_| direct).map(|m| u32::from(d.register) + m.response)
        && end > 128
    {
        say!(f, Operand::Destination, "it ends in register {}", end - 1);
    }
}

pub(crate) fn response_overlap(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let Some(message) = descriptor(c).filter(|_| d.file == File::Grf && !is_split(c)) else { return };
    let to = u32::from(d.register);
    if d.addressing != Addressing::Direct || to + message.response < 128 {
        return;
    }
    for (operand, s, _) in placed(c) {
        let from = u32::from(s.register);
        if from < to + message.response && to < from + message.payload {
            say!(
                f,
                operand,
                "g{} to g{} overlaps the response from g{}",
                from,
                from + message.payload - 1,
                to
            );
        }
    }
}

pub(crate) fn message_type(c: &Context, f: &mut Found) {
    for register in c.registers().filter(|register| c.is_message() && register.type_ == Type::Df) {
        if register.operand != Operand::Destination {
            say!(f, register.operand, "its type is {}", register.type_);
        }
    }
}

pub(crate) fn message_accumulator(c: &Context, f: &mut Found) {
    if c.is_message() && c.i.accumulator_write {
        say!(f, None, "AccWrEn is set");
    }
}

pub(crate) fn descriptor_register(c: &Context, f: &mut Found) {
    let s = &c.i.source[1];
    if c.row.form != Form::Send || c.i.send.descriptor.is_some() {
        return;
    }
    let a0 = s.file == File::Arf && s.register == 0x10 && s.subregister_bytes == 0;
    let plain = s.addressing == Addressing::Direct && s.type_ == Type::Ud;
    if !a0 || !plain || !(c.align16() || is_scalar(s)) {
        say!(
            f,
            Operand::Source(1),
            "it is architecture register {} from byte {}",
            s.register,
            s.subregister_bytes
        );
    }
}

pub(crate) fn descriptor_reserved(c: &Context, f: &mut Found) {
    if c.is_message() && c.i.send.descriptor.is_some_and(|value| value & (1 << 31 | 1 << 29) != 0) {
        say!(f, None, "one of them is set");
    }
}

pub(crate) fn urb_header(c: &Context, f: &mut Found) {
    if c.i.send.shared_function == URB && descriptor(c).is_some_and(|d| !d.header) {
        say!(f, None, "there is none");
    }
}

pub(crate) fn end_registers(c: &Context, f: &mut Found) {
    for (operand, s, _) in placed(c).filter(|(_, s, _)| ends(c) && s.register < 112) {
        say!(f, operand, "it is in g{}", s.register);
    }
}

pub(crate) fn end_destination(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    if ends(c) && !(is_null(d.file, d.register) && d.addressing == Addressing::Direct) {
        say!(f, Operand::Destination, "it is not null");
    }
}

pub(crate) fn end_response(c: &Context, f: &mut Found) {
    if let Some(d) = descriptor(c).filter(|d| ends(c) && d.response != 0) {
        say!(f, None, "it has a response of {} registers", d.response);
    }
}

pub(crate) fn end_function(c: &Context, f: &mut Found) {
    if ends(c) && c.i.send.shared_function == NULL {
        say!(f, None, "it goes to shared function {}", c.i.send.shared_function);
    }
}

pub(crate) fn end_sampler(c: &Context, f: &mut Found) {
    if ends(c) && c.i.send.shared_function == SAMPLER {
        say!(f, None, "it goes to shared function {}", c.i.send.shared_function);
    }
}

pub(crate) fn end_descriptor(c: &Context, f: &mut Found) {
    if ends(c) && c.i.send.descriptor.is_none() {
        say!(f, None, "it is in a register");
    }
}

pub(crate) fn end_thread_control(c: &Context, f: &mut Found) {
    if ends(c) && c.i.thread_control != 0 {
        say!(f, None, "it is {}", c.i.thread_control);
    }
}
