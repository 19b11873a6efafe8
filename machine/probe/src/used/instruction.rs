//! Instructions of EU code.

use crate::system::{System, Systems};
use isa::{
    AccessMode, Addressing, Condition, Destination, File, Instruction, MathFunction, Opcode, Predicate,
    Source, Type,
};

/// What every instruction makes use of.
const EVERY: Systems = Systems::of(&[
    System::C42,
    System::C43,
    System::C47,
    System::C67,
    System::C75,
    System::C76,
    System::C92,
    System::C94,
    System::C96,
    System::D22,
    System::D23,
    System::D79,
]);

/// What an instruction makes use of by its bits. Its message, if it is one, is not looked at.
pub fn of_instruction(instruction: &Instruction) -> Systems {
    let mut systems = EVERY;
    let i = instruction;
    let mut when = |condition: bool, list: &[System]| {
        if condition {
            systems.extend(&Systems::of(list));
        }
    };
    form(i, &mut when);
    controls(i, &mut when);
    let sources = &i.source[..usize::from(i.source_count).min(3)];
    for source in sources {
        operand(i, source, &mut when);
    }
    destination(i, &i.destination, &mut when);
    arithmetic(i, sources, &mut when);
    opcode(i, &mut when);
    systems
}

type When<'w> = dyn FnMut(bool, &[System]) + 'w;

fn is_float(type_: Type) -> bool {
    matches!(type_, Type::F | Type::Hf | Type::Df | Type::Vf)
}

/// The word that the instruction is written in.
fn form(i: &Instruction, when: &mut When) {
    when(i.length_bytes == 8, &[System::C93]);
    match i.opcode {
        _ if i.opcode.is_message() || i.opcode.is_flow() || i.opcode == Opcode::Math => {
            when(true, &[System::C91]);
        }
        _ if i.source_count == 3 => when(true, &[System::C90]),
        _ => when(true, &[System::C89]),
    }
}

/// Fields that say which channels take part and when.
fn controls(i: &Instruction, when: &mut When) {
    when(i.predicate != Predicate::None, &[System::C69, System::C53]);
    when(true, &[System::C70]);
    when(i.condition != Condition::None && i.opcode != Opcode::Math, &[System::C71, System::C53]);
    when(i.saturate, &[System::C72]);
    when(i.no_dependency_clear || i.no_dependency_check || i.thread_control != 0, &[System::C73]);
    when(i.accumulator_write, &[System::C51, System::D80]);
    when(i.access_mode == AccessMode::Align16, &[System::C66]);
}

fn architecture_register(register: u8, is_special: bool, when: &mut When) {
    when(register >> 4 != 0, &[System::C48]);
    match register >> 4 {
        0x0 => when(true, &[System::C49]),
        0x1 => when(true, &[System::C50]),
        0x2 => match (register & 0xf, is_special) {
            (0 | 1, false) => when(true, &[System::C51, System::D80]),
            _ => when(true, &[System::C52, System::D81]),
        },
        0x3 => when(true, &[System::C53]),
        0x4 => when(true, &[System::C54]),
        0x5 => when(true, &[System::C55]),
        0x6 => when(true, &[System::C56]),
        0x7 => when(true, &[System::C57]),
        0x8 => when(true, &[System::C58]),
        0x9 => when(true, &[System::C59]),
        0xa => when(true, &[System::C60]),
        0xc => when(true, &[System::C61]),
        0xd => when(true, &[System::C62]),
        _ => {}
    }
}

fn operand(i: &Instruction, source: &Source, when: &mut When) {
    match source.file {
        File::Immediate => when(true, &[System::C63]),
        File::Arf => architecture_register(source.register, i.opcode == Opcode::Madm, when),
        File::Grf => {}
    }
    let direct = source.file != File::Immediate && source.addressing == Addressing::Direct;
    when(direct && i.access_mode == AccessMode::Align1, &[System::C64]);
    when(source.addressing != Addressing::Direct, &[System::C65, System::C50, System::D86]);
    when(source.negate || source.absolute, &[System::C72]);
    if source.addressing == Addressing::Direct && source.file == File::Arf && source.register == 0 {
        when(!i.opcode.is_message(), &[System::C74]);
    }
}

fn destination(i: &Instruction, to: &Destination, when: &mut When) {
    if to.file == File::Arf {
        architecture_register(to.register, i.opcode == Opcode::Madm, when);
    }
    when(to.addressing != Addressing::Direct, &[System::C65, System::C50, System::D86]);
}

/// Types, conversions, and the rules of floats.
fn arithmetic(i: &Instruction, sources: &[Source], when: &mut When) {
    use Opcode as O;
    if i.opcode.is_message() || i.opcode.is_flow() || matches!(i.opcode, O::Nop | O::Illegal | O::Wait) {
        return;
    }
    let to = i.destination.type_;
    let floats = sources.iter().filter(|source| is_float(source.type_)).count();
    when(sources.iter().any(|source| source.type_ != to), &[System::C83]);
    // A move without conversion keeps every bit.
    let is_raw = matches!(i.opcode, O::Mov | O::Sel) && sources.iter().all(|source| source.type_ == to);
    when((floats > 0 || is_float(to)) && !is_raw, &[System::C77, System::C79, System::C80]);
    let halves = sources.iter().map(|source| source.type_).chain([to]);
    let has = |type_: Type| sources.iter().any(|source| source.type_ == type_) || to == type_;
    when(halves.clone().any(|type_| type_ == Type::Hf) && has(Type::F), &[System::D85]);
    when(halves.clone().any(|type_| type_.bytes() <= 2), &[System::D83]);
    let wide = halves.clone().any(|type_| type_.bytes() == 8);
    let dwords =
        i.opcode == O::Mul && sources.iter().all(|source| matches!(source.type_, Type::D | Type::Ud));
    when(wide || dwords, &[System::D84]);
}

fn opcode(i: &Instruction, when: &mut When) {
    use Opcode as O;
    when(i.opcode.is_flow(), &[System::C99]);
    match i.opcode {
        O::Cmpn => when(true, &[System::C81]),
        O::Sel | O::Csel if i.condition != Condition::None => when(true, &[System::C81]),
        O::Cmp => when(true, &[System::C82]),
        O::Frc | O::Rndu | O::Rndd | O::Rnde | O::Rndz => when(true, &[System::C100]),
        O::Math if matches!(i.math, MathFunction::Invm | MathFunction::Rsqrtm) => {
            when(true, &[System::C102, System::C52, System::D81]);
        }
        O::Math => when(true, &[System::C101, System::D24]),
        O::Madm => when(true, &[System::C102, System::C52, System::D81]),
        O::Mac | O::Mach | O::Addc | O::Subb | O::Sada2 => when(true, &[System::C51, System::D80]),
        O::Wait => when(true, &[System::C59]),
        O::Send => when(true, &[System::C103, System::C44]),
        O::Sendc | O::Sends | O::Sendsc => when(true, &[System::C104, System::C44]),
        _ => {}
    }
    when(i.opcode.is_message() && i.send.end_of_thread, &[System::C45]);
}
