//! Which registers a kernel can read.
//!
//! An executor that starts threads one after the other need not clear the others: what nothing reads is the same whatever it
//! is. A build with debug assertions fills them with a pattern ([`spoil`]).

use crate::Kernel;
use crate::thread::arf;
use hw::message::Target;
use isa::{
    AccessMode, Addressing, Destination, File, Instruction, MathFunction, Opcode, Predicate, Source, Type,
};
use ports::{GRF_DWORDS, Grf, StartRegisters};
use std::ops::Range;

/// What registers hold in builds with debug assertions that nothing reads.
const UNREAD: u32 = 0xbad0_bad0;

/// Registers of a thread.
const REGISTERS: u32 = 128;
/// Operations read more than their regions say: planes have two registers for each eight channels, dot products four
/// channels. None reads so many registers more.
const MARGIN: u32 = 4;
/// The most registers of a payload, whatever its message says of its length.
const PAYLOAD: u32 = 16;

/// Registers that a header may have. A message that is shorter than its header is looked at behind its end.
const HEADER: u32 = 2;

/// A set of registers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reach(u128);

impl Reach {
    pub(crate) const ALL: Self = Self(u128::MAX);
    pub(crate) const NONE: Self = Self(0);

    /// Adds registers; behind the last come the first again, for code that breaks rules.
    fn add(&mut self, first: u32, end: u32) {
        for register in first..end.min(first + REGISTERS) {
            self.0 |= 1 << (register % REGISTERS);
        }
    }

    /// Adds what an instruction can read.
    pub(crate) fn add_sources(&mut self, instruction: &Instruction) {
        let payloads = match instruction.opcode {
            Opcode::Send | Opcode::Sendc => 1,
            Opcode::Sends | Opcode::Sendsc => 2,
            _ => 0,
        };
        if payloads > 0 {
            let lengths = payload_lengths(instruction);
            let descriptor = instruction.send.descriptor.unwrap_or_default();
            let least = if descriptor >> 19 & 1 != 0 { HEADER } else { 1 };
            if lengths[..payloads].iter().sum::<u32>() < least {
                *self = Self::ALL;
                return;
            }
            for (payload, length) in instruction.source[..payloads].iter().zip(lengths) {
                match payload.addressing {
                    Addressing::Direct => {
                        self.add(payload.register.into(), u32::from(payload.register) + length);
                    }
                    Addressing::Indirect { .. } => *self = Self::ALL,
                }
            }
            return;
        }
        // Operations on neighbours (planes, sums of differences) read two operands in the GRF, whatever is said of them.
        let behind = margin(instruction);
        let is_pair = behind > 0 && !instruction.opcode.is_flow();
        let count = usize::from(instruction.source_count).min(3).max(if is_pair { 2 } else { 0 });
        for source in &instruction.source[..count] {
            if behind == 0 && matches!(source.file, File::Immediate | File::Arf) {
                continue;
            }
            if source.addressing != Addressing::Direct {
                *self = Self::ALL;
                return;
            }
            let bytes = u32::from(source.subregister_bytes) + span_bytes(instruction, source);
            let first = u32::from(source.register);
            self.add(first, first + bytes.div_ceil(32) + behind);
        }
    }

    /// Adds what an instruction can change: destination and response, whatever their masks are.
    fn add_destination(&mut self, instruction: &Instruction) {
        let Destination { file, register, subregister_bytes, addressing, .. } = instruction.destination;
        if addressing != Addressing::Direct {
            *self = Self::ALL;
            return;
        }
        let first = u32::from(register);
        if instruction.opcode.is_message() {
            let length = instruction.send.descriptor.map_or(REGISTERS, |descriptor| descriptor >> 20 & 0x1f);
            self.add(first, first + length);
        } else if file == File::Grf {
            self.add(first, first + (u32::from(subregister_bytes) + written_bytes(instruction)).div_ceil(32));
        }
    }

    /// Adds the registers that an instruction overwrites when the first `channels` channels are active.
    fn add_overwritten(&mut self, instruction: &Instruction, channels: u32) {
        let Destination { file, register, subregister_bytes, stride, addressing, .. } =
            instruction.destination;
        let own = u32::from(instruction.channel_offset) + u32::from(instruction.execution_size);
        let is_whole = file == File::Grf
            && addressing == Addressing::Direct
            && !instruction.opcode.is_message()
            && instruction.predicate == Predicate::None
            && (instruction.no_mask || own <= channels)
            && instruction.access_mode == AccessMode::Align1
            && stride == 1
            && subregister_bytes == 0;
        if is_whole {
            let first = u32::from(register);
            self.add(first, first + written_bytes(instruction) / 32);
        }
    }

    /// The DWords of the GRF that are in it.
    pub(crate) fn dwords(self) -> Box<[Range<usize>]> {
        let mut ranges: Vec<Range<usize>> = Vec::new();
        for register in (0..REGISTERS as usize).filter(|register| self.0 >> register & 1 != 0) {
            let own = register * GRF_DWORDS..(register + 1) * GRF_DWORDS;
            match ranges.last_mut() {
                Some(last) if last.end == own.start => last.end = own.end,
                _ => ranges.push(own),
            }
        }
        ranges.into()
    }
}

/// Registers of the payloads of a message. The sampler and the render cache take what was not sent for zeros; others go on
/// in the next registers, whatever was said of the length.
fn payload_lengths(instruction: &Instruction) -> [u32; 2] {
    let send = &instruction.send;
    let function = Target::from_id(send.shared_function.into());
    match (send.descriptor, send.extended_descriptor) {
        (Some(descriptor), Some(extended))
            if matches!(function, Some(Target::Sampler | Target::RenderCache)) =>
        {
            [descriptor >> 25 & 0xf, extended >> 6 & 0xf]
        }
        _ => [PAYLOAD; 2],
    }
}

/// Registers that an operation reads behind what its regions say.
fn margin(instruction: &Instruction) -> u32 {
    use Opcode as O;
    match instruction.opcode {
        // A swizzle names elements behind the last channel; operations on three sources have them in either mode.
        _ if instruction.access_mode != AccessMode::Align1 => MARGIN,
        O::Mov
        | O::Sel
        | O::Not
        | O::And
        | O::Or
        | O::Xor
        | O::Shr
        | O::Shl
        | O::Asr
        | O::Cmp
        | O::Add
        | O::Mul
        | O::Frc
        | O::Rndu
        | O::Rndd
        | O::Rnde
        | O::Rndz => 0,
        O::Math if !is_math_macro(instruction) => 0,
        // Two parameters for each eight channels, of floats, whatever the operands say.
        O::Pln => {
            let eights = u32::from(instruction.execution_size).div_ceil(8);
            if instruction.source[1].type_ == Type::F { eights } else { 2 * eights + 1 }
        }
        _ => MARGIN,
    }
}

/// Steps of macros have operands in special accumulators.
fn is_math_macro(instruction: &Instruction) -> bool {
    instruction.opcode == Opcode::Math
        && matches!(instruction.math, MathFunction::Invm | MathFunction::Rsqrtm)
}

/// Bytes from the first that an instruction writes to behind the last.
fn written_bytes(instruction: &Instruction) -> u32 {
    let size = instruction.destination.type_.bytes().max(1);
    u32::from(instruction.execution_size).max(1) * u32::from(instruction.destination.stride).max(1) * size
}

/// Whether channels are as active behind an instruction as before it.
fn keeps_channels(instruction: &Instruction) -> bool {
    let flows = instruction.opcode.is_flow() || matches!(instruction.opcode, Opcode::Illegal | Opcode::Wait);
    let Destination { file, register, .. } = instruction.destination;
    let plain = [arf::NULL, arf::ADDRESS, arf::ACCUMULATOR, arf::FLAG].contains(&(register >> 4));
    !flows && (instruction.opcode.is_message() || file == File::Grf || plain)
}

/// What threads of a kernel can see of the registers that they start with, instruction after instruction from its entry on.
pub(crate) fn start_registers<'i>(
    instructions: impl Iterator<Item = &'i Instruction> + Clone,
) -> StartRegisters {
    // What is overwritten before channels part is not seen afterwards.
    let seen = |channels: u32| {
        let (mut seen, mut overwritten) = (Reach::NONE, Reach::NONE);
        let mut together = channels > 0;
        for instruction in instructions.clone() {
            let mut own = Reach::NONE;
            own.add_sources(instruction);
            seen.0 |= own.0 & !overwritten.0;
            together &= keeps_channels(instruction);
            if together {
                overwritten.add_overwritten(instruction, channels);
            }
        }
        seen.0
    };
    let mut changed = Reach::NONE;
    instructions.clone().for_each(|instruction| changed.add_destination(instruction));
    StartRegisters { whole: [seen(8), seen(16), seen(32)], masked: seen(0), changed: changed.0 }
}

/// Whether an instruction can see what an accumulator held before, the special ones of macros included.
pub(crate) fn reads_accumulator(instruction: &Instruction) -> bool {
    use Opcode as O;
    let implicit = match instruction.opcode {
        O::Mac | O::Mach | O::Sada2 | O::Madm => true,
        _ => is_math_macro(instruction),
    };
    let sources = &instruction.source;
    implicit
        || sources.iter().any(|source| source.file == File::Arf && source.register >> 4 == arf::ACCUMULATOR)
}

/// Bytes from the first of a region to behind the last.
fn span_bytes(instruction: &Instruction, source: &Source) -> u32 {
    let size = source.type_.bytes().max(1);
    let channels = u32::from(instruction.execution_size).max(1);
    if instruction.access_mode == AccessMode::Align16 {
        return channels * size * u32::from(source.horizontal_stride).max(1);
    }
    let width = u32::from(source.width).max(1);
    let rows = (channels - 1) / width;
    let last = rows * u32::from(source.vertical_stride)
        + (channels - 1).min(width - 1) * u32::from(source.horizontal_stride);
    let least = if margin(instruction) == 0 { 1 } else { channels };
    (last + 1).max(least) * size
}

/// Fills registers that a thread is said not to see, in builds with debug assertions, so that tests would notice.
pub fn spoil(dwords: &mut [u32]) {
    if cfg!(debug_assertions) {
        dwords.fill(UNREAD);
    }
}

impl Kernel {
    /// What its threads can see of the registers that they start with. Not for threads that something else than the kernel
    /// reads.
    pub fn start_registers(&self) -> &StartRegisters {
        &self.start_registers
    }

    /// Puts what a thread starts with where the kernel can read it: `payload_dwords` of the registers are there already,
    /// all others are zero. Not for threads that something else than the kernel reads: a system routine, or what saves them.
    pub fn clear_registers(&self, grf: &mut Grf, payload_dwords: usize) {
        spoil(grf.dwords.get_mut(payload_dwords..).unwrap_or_default());
        for range in &self.read_dwords {
            if let Some(dwords) = grf.dwords.get_mut(range.start.max(payload_dwords)..range.end) {
                dwords.fill(0);
            }
        }
    }

    /// The same for all registers, from where they were made.
    pub fn copy_registers(&self, grf: &mut Grf, from: &Grf) {
        spoil(&mut grf.dwords);
        for range in &self.read_dwords {
            grf.dwords[range.clone()].copy_from_slice(&from.dwords[range.clone()]);
        }
    }
}
