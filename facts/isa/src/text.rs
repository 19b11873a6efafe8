//! What printer and parser agree on: names, and which fields the text leaves out.
//!
//! Source: the syntax is Mesa's, for readers of its shader dumps; [skl.7:ARF Registers Overview] for register names.

use crate::encode::{fields, unclaimed};
use crate::opcode::{Form, Row};
use crate::word::{Encoding, Word};
use crate::{
    AccessMode, Addressing, Condition, Destination, File, Instruction, MathFunction, Opcode, Predicate,
    SendFields, Source, Type, plain,
};

/// Swizzle that selects every channel for itself.
pub(crate) const XYZW: u8 = 0xe4;

/// Types with their letters, in the order of [`Type`].
pub(crate) const TYPES: [(Type, &str); 14] = [
    (Type::Ud, "UD"),
    (Type::D, "D"),
    (Type::Uw, "UW"),
    (Type::W, "W"),
    (Type::Ub, "UB"),
    (Type::B, "B"),
    (Type::Df, "DF"),
    (Type::F, "F"),
    (Type::Uq, "UQ"),
    (Type::Q, "Q"),
    (Type::Hf, "HF"),
    (Type::V, "V"),
    (Type::Uv, "UV"),
    (Type::Vf, "VF"),
];

/// The letters of a type.
pub(crate) const fn type_letters(type_: Type) -> &'static str {
    TYPES[type_ as usize].1
}

/// Architecture registers by bits 7:4 of their number. [skl.7:ARF Registers Overview]
pub(crate) static ARF: [&str; 16] =
    ["null", "a", "acc", "f", "ce", "msg", "sp", "sr", "cr", "n", "ip", "tdr", "tm", "fc", "arf", "dbg"];

/// Conditional modifiers.
pub(crate) static CONDITIONS: [(Condition, &str); 8] = [
    (Condition::Zero, "z"),
    (Condition::NotZero, "nz"),
    (Condition::Greater, "g"),
    (Condition::GreaterOrEqual, "ge"),
    (Condition::Less, "l"),
    (Condition::LessOrEqual, "le"),
    (Condition::Overflow, "o"),
    (Condition::Unordered, "u"),
];

/// Predicate controls; those of Align16 are told apart by the access mode.
pub(crate) static PREDICATES: [(Predicate, &str); 19] = [
    (Predicate::Normal, ""),
    (Predicate::AnyV, "anyv"),
    (Predicate::AllV, "allv"),
    (Predicate::Any2H, "any2h"),
    (Predicate::All2H, "all2h"),
    (Predicate::Any4H, "any4h"),
    (Predicate::All4H, "all4h"),
    (Predicate::Any8H, "any8h"),
    (Predicate::All8H, "all8h"),
    (Predicate::Any16H, "any16h"),
    (Predicate::All16H, "all16h"),
    (Predicate::Any32H, "any32h"),
    (Predicate::All32H, "all32h"),
    (Predicate::ReplicateX, "x"),
    (Predicate::ReplicateY, "y"),
    (Predicate::ReplicateZ, "z"),
    (Predicate::ReplicateW, "w"),
    (Predicate::Any4, "any4h"),
    (Predicate::All4, "all4h"),
];

/// Math functions.
pub(crate) static MATH: [(MathFunction, &str); 15] = [
    (MathFunction::Reserved, "reserved"),
    (MathFunction::Inv, "inv"),
    (MathFunction::Log, "log"),
    (MathFunction::Exp, "exp"),
    (MathFunction::Sqrt, "sqrt"),
    (MathFunction::Rsq, "rsq"),
    (MathFunction::Sin, "sin"),
    (MathFunction::Cos, "cos"),
    (MathFunction::Fdiv, "fdiv"),
    (MathFunction::Pow, "pow"),
    (MathFunction::IntDivQuotientRemainder, "intdivmod"),
    (MathFunction::IntDivQuotient, "intdiv"),
    (MathFunction::IntDivRemainder, "intmod"),
    (MathFunction::Invm, "invm"),
    (MathFunction::Rsqrtm, "rsqrtm"),
];

/// Shared functions by id. [skl.7:send - Send Message]
pub(crate) static SHARED_FUNCTIONS: [&str; 16] = [
    "null",
    "sfid1",
    "sampler",
    "gateway",
    "dp_sampler",
    "render",
    "urb",
    "thread_spawner",
    "vme",
    "const",
    "data",
    "pixel interp",
    "dp data 1",
    "cre",
    "sfid14",
    "sfid15",
];

/// Name of a value in one of the tables above.
pub(crate) fn name<T: PartialEq>(table: &[(T, &'static str)], value: &T) -> &'static str {
    table.iter().find(|(entry, _)| entry == value).map_or("", |(_, name)| name)
}

/// Whether the condition of an instruction names the flag register that it writes.
pub(crate) fn condition_writes_flag(opcode: Opcode) -> bool {
    !matches!(opcode, Opcode::Sel | Opcode::Csel | Opcode::If | Opcode::While)
}

/// Gives every field that the text does not show the value that the shown ones imply.
pub(crate) fn complete(row: &Row, i: &mut Instruction) {
    i.unclaimed = [0; 4];
    i.unclaimed_compact = 0;
    i.opcode_bits = row.bits;
    if i.predicate == Predicate::None {
        i.predicate_inverse = false;
    }
    let align16 = i.access_mode == AccessMode::Align16;
    if !align16 && row.form != Form::Three {
        i.destination.write_mask = 15;
    }
    match row.form {
        Form::Bare => {
            *i = Instruction {
                opcode: i.opcode,
                opcode_bits: i.opcode_bits,
                length_bytes: i.length_bytes,
                debug: i.debug,
                ..Default::default()
            };
        }
        Form::Three if i.opcode == Opcode::Madm => {
            // The numbers lie in the bits of channel enables and of the x and y selects, and are written as those.
            i.destination.special_accumulator = i.destination.write_mask;
            for source in &mut i.source {
                source.special_accumulator = source.swizzle & 15;
            }
        }
        Form::Math if matches!(i.math, MathFunction::Invm | MathFunction::Rsqrtm) => {
            let place = |addressing: Addressing, subregister_bytes: u8, align16_bits: u8| match addressing {
                _ if align16 => align16_bits & 15,
                Addressing::Direct => subregister_bytes & 15,
                Addressing::Indirect { offset_bytes, .. } => offset_bytes as u8 & 15,
            };
            let d = &mut i.destination;
            d.special_accumulator = place(d.addressing, d.subregister_bytes, d.write_mask);
            for s in &mut i.source {
                s.special_accumulator = place(s.addressing, s.subregister_bytes, s.swizzle);
            }
        }
        Form::Wait => wait_sources(i, align16),
        Form::Send => {
            i.send.extended_descriptor = None;
            if i.send.descriptor.is_some() {
                i.source[1] = Source::default();
            }
        }
        Form::Jip | Form::JipUip => {
            i.destination = Destination::default();
            i.source = Default::default();
        }
        Form::JipOrRegister | Form::JipUipOrRegister if i.opcode == Opcode::Jmpi => {
            i.destination = Destination {
                file: File::Arf,
                type_: Type::Ud,
                register: 0xa0,
                stride: 1,
                write_mask: 15,
                ..Default::default()
            };
        }
        _ => {}
    }
    if !matches!(row.form, Form::Send | Form::SplitSend) {
        i.send = SendFields::default();
    }
}

/// `wait` reads the register that it writes; its second source is null.
fn wait_sources(i: &mut Instruction, align16: bool) {
    let d = &i.destination;
    let channel = d.write_mask.trailing_zeros() as u8 & 3;
    i.source[0] = Source {
        file: d.file,
        type_: d.type_,
        register: d.register,
        subregister_bytes: d.subregister_bytes,
        addressing: d.addressing,
        width: if align16 { 4 } else { 1 },
        horizontal_stride: u8::from(align16),
        swizzle: if align16 { channel * 0x55 } else { 0 },
        ..Default::default()
    };
    i.source[1] = Source {
        type_: Type::F,
        vertical_stride: if align16 { 4 } else { 8 },
        width: if align16 { 4 } else { 8 },
        horizontal_stride: 1,
        swizzle: if align16 { XYZW } else { 0 },
        ..Default::default()
    };
}

/// The bits of `word` that the text of `i` does not show.
pub(crate) fn hidden(encoding: Encoding, row: &Row, i: &Instruction, word: Word) -> u128 {
    if plain::is_plain(encoding, row, i, word) {
        return 0;
    }
    hidden_of_any(encoding, row, i, word)
}

/// The same without a look whether there is anything to find.
pub(crate) fn hidden_of_any(encoding: Encoding, row: &Row, i: &Instruction, word: Word) -> u128 {
    let mut shown = *i;
    complete(row, &mut shown);
    shown.unclaimed = i.unclaimed;
    shown.unclaimed_compact = i.unclaimed_compact;
    if shown == *i {
        return unclaimed(i);
    }
    shown.unclaimed = [0; 4];
    word.0 ^ fields(encoding, &shown).unwrap_or_default().0
}
