//! Whether all channels of an instruction may be worked on at once.
//!
//! Source: [skl.7:Register Region Restrictions]. Sixteen channels are two halves of eight, and the first may change what
//! the second reads. Code that keeps the rules never does that, other code gets the same result on every vector unit:
//! that of eight channels at a time.

use crate::region::{GRF_BYTES, offsets};
use crate::thread::arf;
use isa::{Addressing, Condition, File, Instruction, Opcode, Predicate};
use std::ops::Range;

/// Channels that every unit can work on at once.
const HALF: u32 = 8;

/// Whether sixteen channels at once and two times eight give the same.
pub(crate) fn independent(instruction: &Instruction) -> bool {
    let size = u32::from(instruction.execution_size).min(32);
    if size <= HALF {
        return true;
    }
    let flags_meet = instruction.condition != Condition::None
        && !matches!(instruction.predicate, Predicate::None | Predicate::Normal);
    if !instruction.channel_offset.is_multiple_of(16) || flags_meet {
        return false;
    }
    let count = usize::from(instruction.source_count).min(3);
    let destination = &instruction.destination;
    let to_accumulator = is_register(destination.file, destination.register, arf::ACCUMULATOR);
    // Both writes of one instruction meet there, and channels behind the last lane come back to the first.
    let starts_first = destination.register & 0xf == 0 && destination.subregister_bytes == 0;
    if to_accumulator && (instruction.accumulator_write || !starts_first) {
        return false;
    }
    let accumulates = instruction.accumulator_write || to_accumulator;
    let reads_accumulator = instruction.source[..count]
        .iter()
        .any(|source| is_register(source.file, source.register, arf::ACCUMULATOR));
    if accumulates && reads_accumulator {
        return false;
    }
    (0..size).step_by(2 * HALF as usize).all(|first| halves_are_independent(instruction, first, count))
}

fn is_register(file: File, register: u8, number: u8) -> bool {
    file == File::Arf && register >> 4 == number
}

/// An architecture register that has a lane for each channel, or none.
fn is_plain(register: u8) -> bool {
    let number = register & 0xf;
    register >> 4 == arf::NULL || (register >> 4 == arf::ACCUMULATOR && number < 2)
}

/// The same for the sixteen channels from `first` on.
fn halves_are_independent(instruction: &Instruction, first: u32, count: usize) -> bool {
    let Some(written) = written(instruction, first) else { return false };
    (0..count).all(|index| {
        read(instruction, index, first + HALF)
            .is_some_and(|read| read.end <= written.start || written.end <= read.start)
    })
}

/// Bytes of the GRF that the eight channels from `first` on write; `None` where that is not known.
fn written(instruction: &Instruction, first: u32) -> Option<Range<u32>> {
    let destination = &instruction.destination;
    if destination.file != File::Grf {
        return is_plain(destination.register).then_some(0..0);
    }
    let size = destination.type_.bytes();
    let step = u32::from(destination.stride).max(1) * size;
    let base = u32::from(destination.register) * 32 + u32::from(destination.subregister_bytes);
    let direct = destination.addressing == Addressing::Direct;
    // Behind the last register everything begins again, element by element.
    (direct && base + (first + 2 * HALF - 1) * step + size <= GRF_BYTES)
        .then(|| base + first * step..base + (first + HALF - 1) * step + size)
}

/// Bytes of the GRF that the eight channels from `first` on read of a source; `None` where that is not known.
fn read(instruction: &Instruction, index: usize, first: u32) -> Option<Range<u32>> {
    let source = &instruction.source[index];
    match source.file {
        // It takes only registers.
        File::Immediate | File::Arf if instruction.opcode == Opcode::Pln => return None,
        File::Immediate => return Some(0..0),
        File::Arf => return is_plain(source.register).then_some(0..0),
        File::Grf if source.addressing != Addressing::Direct => return None,
        File::Grf => {}
    }
    let base = u32::from(source.register) * 32 + u32::from(source.subregister_bytes);
    let range = match (instruction.opcode, index) {
        // Four components for all channels, and two registers for each eight.
        (Opcode::Pln, 0) => base..base + 16,
        (Opcode::Pln, _) => base + first * 8..base + (first + HALF) * 8,
        _ => {
            let offsets = offsets(instruction, source, first);
            let half = &offsets[..HALF as usize];
            let (lowest, highest) = (half.iter().min()?, half.iter().max()?);
            *lowest..*highest + source.type_.bytes()
        }
    };
    (range.end <= GRF_BYTES).then_some(range)
}
