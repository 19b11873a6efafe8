//! In which order the channels of an instruction are worked on.
//!
//! Source: [skl.7:Register Region Restrictions] forbids that the second half of a source lies in the first register of the
//! destination. Intel's OpenCL compiler breaks that from Gen8 on, with scalars and with narrow sources that become
//! wide in place, and relies on the operands of all channels being read before the first result is written. So that is
//! what every instruction does here, on every vector unit. What meets in flags and accumulators is that of eight
//! channels after eight others.

use crate::region::{GRF_BYTES, offsets};
use crate::thread::arf;
use isa::{Addressing, Condition, File, Instruction, Opcode, Predicate};
use std::ops::Range;

/// Channels that every unit can work on at once.
const HALF: u32 = 8;

/// How the pieces of an instruction follow each other, so that all is as if they were one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// No piece writes what a later one reads.
    Forward,
    /// No piece writes what an earlier one reads.
    Backward,
    /// Each has to see the registers as they were before all.
    Together,
}

/// The order of pieces of `step` channels.
pub(crate) fn order(instruction: &Instruction, step: u32) -> Order {
    let size = u32::from(instruction.execution_size).clamp(1, 32);
    if size <= step || instruction.destination.file != File::Grf {
        return Order::Forward;
    }
    let count = usize::from(instruction.source_count).min(3);
    let pieces = || (0..size).step_by(step as usize).map(|first| first..(first + step).min(size));
    let (mut forward, mut backward) = (true, true);
    for writer in pieces() {
        let Some(written) = written(instruction, writer.clone()) else { return Order::Together };
        for reader in pieces().filter(|reader| reader.start != writer.start) {
            for index in 0..count {
                let source = &instruction.source[index];
                // What is no general register is not written here.
                let read = match source.file {
                    File::Grf => read(instruction, index, reader.clone()),
                    File::Arf | File::Immediate => continue,
                };
                let Some(read) = read else { return Order::Together };
                let meets = written.start < read.end && read.start < written.end;
                if meets && writer.start < reader.start {
                    forward = false;
                } else if meets {
                    backward = false;
                }
            }
        }
    }
    match (forward, backward) {
        (true, _) => Order::Forward,
        (false, true) => Order::Backward,
        (false, false) => Order::Together,
    }
}

/// Whether sixteen channels at once and two times eight in the right order give the same.
pub(crate) fn fits_rows_of_sixteen(instruction: &Instruction) -> bool {
    let size = u32::from(instruction.execution_size).min(32);
    if size <= HALF {
        return true;
    }
    let count = usize::from(instruction.source_count).min(3);
    // Rows do not go on at the first register.
    let wraps = (0..size).step_by(HALF as usize).any(|first| {
        let piece = first..(first + HALF).min(size);
        let is_direct =
            |file: File, addressing: Addressing| file == File::Grf && addressing == Addressing::Direct;
        let destination = &instruction.destination;
        let written = || written(instruction, piece.clone());
        is_direct(destination.file, destination.addressing) && written().is_none()
            || (0..count).any(|index| {
                let source = &instruction.source[index];
                is_direct(source.file, source.addressing) && read(instruction, index, piece.clone()).is_none()
            })
    });
    if wraps {
        return false;
    }
    let is_indirect = instruction.destination.addressing != Addressing::Direct
        || instruction.source[..count].iter().any(|source| source.addressing != Addressing::Direct);
    let registers = match order(instruction, HALF) {
        Order::Forward => true,
        Order::Backward => false,
        Order::Together => size <= 2 * HALF && is_indirect,
    };
    registers && meets_nowhere_else(instruction, count)
}

/// Whether flags and accumulators of one half do not matter to the other.
fn meets_nowhere_else(instruction: &Instruction, count: usize) -> bool {
    let flags_meet = instruction.condition != Condition::None
        && !matches!(instruction.predicate, Predicate::None | Predicate::Normal);
    if !instruction.channel_offset.is_multiple_of(16) || flags_meet {
        return false;
    }
    let destination = &instruction.destination;
    let to_accumulator = is_register(destination.file, destination.register, arf::ACCUMULATOR);
    // Both writes of one instruction meet there, and channels behind the last lane come back to the first.
    let starts_first = destination.register & 0xf == 0 && destination.subregister_bytes == 0;
    if to_accumulator && (instruction.accumulator_write || !starts_first) {
        return false;
    }
    if destination.file != File::Grf && !is_plain(destination.register) {
        return false;
    }
    let sources = &instruction.source[..count];
    let accumulates = instruction.accumulator_write || to_accumulator;
    let reads_accumulator =
        sources.iter().any(|source| is_register(source.file, source.register, arf::ACCUMULATOR));
    let reads_plainly = sources.iter().all(|source| match source.file {
        // It takes only registers.
        File::Immediate | File::Arf if instruction.opcode == Opcode::Pln => false,
        File::Arf => is_plain(source.register),
        File::Immediate | File::Grf => true,
    });
    reads_plainly && !(accumulates && reads_accumulator)
}

fn is_register(file: File, register: u8, number: u8) -> bool {
    file == File::Arf && register >> 4 == number
}

/// An architecture register that has a lane for each channel, or none.
fn is_plain(register: u8) -> bool {
    let number = register & 0xf;
    register >> 4 == arf::NULL || (register >> 4 == arf::ACCUMULATOR && number < 2)
}

/// Bytes of the GRF that channels write; `None` where that is not known.
fn written(instruction: &Instruction, channels: Range<u32>) -> Option<Range<u32>> {
    let destination = &instruction.destination;
    let size = destination.type_.bytes();
    let step = u32::from(destination.stride).max(1) * size;
    let base = u32::from(destination.register) * 32 + u32::from(destination.subregister_bytes);
    let direct = destination.addressing == Addressing::Direct;
    let bytes = base + channels.start * step..base + (channels.end - 1) * step + size;
    // Behind the last register everything begins again, element by element.
    (direct && bytes.end <= GRF_BYTES).then_some(bytes)
}

/// Bytes of the GRF that channels read of a source in it; `None` where that is not known.
fn read(instruction: &Instruction, index: usize, channels: Range<u32>) -> Option<Range<u32>> {
    let source = &instruction.source[index];
    if source.addressing != Addressing::Direct {
        return None;
    }
    let base = u32::from(source.register) * 32 + u32::from(source.subregister_bytes);
    let range = match (instruction.opcode, index) {
        // Four components for all channels, and two registers for each eight.
        (Opcode::Line | Opcode::Pln, 0) => base..base + 16,
        (Opcode::Pln, _) => base + channels.start * 8..base + channels.end * 8,
        _ => {
            let offsets = offsets(instruction, source, channels.start);
            let used = &offsets[..channels.len().min(offsets.len())];
            let (lowest, highest) = (used.iter().min()?, used.iter().max()?);
            *lowest..*highest + source.type_.bytes()
        }
    };
    (range.end <= GRF_BYTES).then_some(range)
}
