//! Which registers a kernel can read.
//!
//! Whoever starts threads one after the other need not clear the others: what nothing reads is the same whatever it is.
//! A build with debug assertions fills them with a pattern, so that tests would notice.

use crate::Kernel;
use isa::{AccessMode, Addressing, File, Instruction, Opcode, Source};
use ports::{GRF_DWORDS, Grf};
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
            for payload in &instruction.source[..payloads] {
                match payload.addressing {
                    Addressing::Direct => {
                        self.add(payload.register.into(), u32::from(payload.register) + PAYLOAD);
                    }
                    Addressing::Indirect { .. } => *self = Self::ALL,
                }
            }
            return;
        }
        // Operations on neighbours (planes, sums of differences) read the GRF, whatever file their operands name.
        for source in instruction.source.iter().filter(|source| source.file != File::Immediate) {
            if source.addressing != Addressing::Direct {
                *self = Self::ALL;
                return;
            }
            let bytes = u32::from(source.subregister_bytes) + span_bytes(instruction, source);
            let first = u32::from(source.register);
            self.add(first, first + bytes.div_ceil(32) + MARGIN);
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

/// Bytes from the first of a region to behind the last.
fn span_bytes(instruction: &Instruction, source: &Source) -> u32 {
    let size = source.type_.bytes().max(1);
    let channels = u32::from(instruction.execution_size).max(1);
    if instruction.access_mode == AccessMode::Align16 {
        return channels * size;
    }
    let width = u32::from(source.width).max(1);
    let rows = (channels - 1) / width;
    let last = rows * u32::from(source.vertical_stride)
        + (channels - 1).min(width - 1) * u32::from(source.horizontal_stride);
    (last + 1).max(channels) * size
}

impl Kernel {
    /// Puts what a thread starts with where the kernel can read it: `payload_dwords` of the registers are there already,
    /// all others are zero. Not for threads that something else than the kernel reads: a system routine, whoever saves them.
    pub fn clear_registers(&self, grf: &mut Grf, payload_dwords: usize) {
        if cfg!(debug_assertions) {
            grf.dwords.iter_mut().skip(payload_dwords).for_each(|dword| *dword = UNREAD);
        }
        for range in &self.read_dwords {
            if let Some(dwords) = grf.dwords.get_mut(range.start.max(payload_dwords)..range.end) {
                dwords.fill(0);
            }
        }
    }

    /// The same for all registers, from where they were made.
    pub fn copy_registers(&self, grf: &mut Grf, from: &Grf) {
        if cfg!(debug_assertions) {
            grf.dwords.fill(UNREAD);
        }
        for range in &self.read_dwords {
            grf.dwords[range.clone()].copy_from_slice(&from.dwords[range.clone()]);
        }
    }
}
