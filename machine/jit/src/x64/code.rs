//! Instructions in the making, constants before them, and the bytes of both.

use super::Code;
use iced_x86::{Code as Opcode, Encoder, Instruction, MemoryOperand, OpKind, Register};
use std::collections::HashMap;

/// An operand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Arg {
    Register(Register),
    Memory(MemoryOperand),
    Byte(u8),
    /// Sign-extended to the size of the operation.
    Long(i32),
    Whole(u64),
    Half(u32),
}

/// A place that jumps go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Label(pub usize);

/// A 256-bit register.
pub(super) fn y(number: u8) -> Arg {
    Arg::Register(Register::YMM0 + u32::from(number))
}

/// The lower half of one.
pub(super) fn x(number: u8) -> Arg {
    Arg::Register(Register::XMM0 + u32::from(number))
}

/// A 64-bit register.
pub(super) fn r(number: u8) -> Arg {
    Arg::Register(Register::RAX + u32::from(number))
}

/// Its lower half.
pub(super) fn e(number: u8) -> Arg {
    Arg::Register(Register::EAX + u32::from(number))
}

/// Memory at a general register and a distance.
pub(super) fn at(base: u8, distance: i32) -> Arg {
    Arg::Memory(MemoryOperand::with_base_displ(Register::RAX + u32::from(base), distance.into()))
}

/// An entry of the constants.
pub(super) fn pooled(entry: u32, distance: u32) -> Arg {
    Arg::Memory(MemoryOperand::with_base_displ(Register::RIP, i64::from(entry * 32 + distance)))
}

/// Instructions and constants of a function.
#[derive(Default)]
pub(super) struct Listing {
    pub instructions: Vec<Instruction>,
    pool: Vec<[u32; 8]>,
    known: HashMap<[u32; 8], u32>,
    /// Where labels are: the number of the next instruction.
    labels: Vec<Option<usize>>,
    /// Jumps: number of the instruction, label.
    jumps: Vec<(usize, Label)>,
}

impl Listing {
    /// The entry of the constants with these lanes.
    pub(super) fn constant(&mut self, lanes: [u32; 8]) -> u32 {
        *self.known.entry(lanes).or_insert_with(|| {
            self.pool.push(lanes);
            self.pool.len() as u32 - 1
        })
    }

    pub(super) fn lanes(&self, entry: u32) -> [u32; 8] {
        self.pool[entry as usize]
    }

    /// A place that is not known yet.
    pub(super) fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// The label is here.
    pub(super) fn set(&mut self, label: Label) {
        self.labels[label.0] = Some(self.instructions.len());
    }

    pub(super) fn emit(&mut self, opcode: Opcode, args: &[Arg]) {
        self.instructions.push(instruction(opcode, args));
    }

    /// A jump, conditional or not.
    pub(super) fn jump(&mut self, opcode: Opcode, to: Label) {
        self.jumps.push((self.instructions.len(), to));
        let mut jump = instruction(opcode, &[]);
        jump.set_op0_kind(OpKind::NearBranch64);
        self.instructions.push(jump);
    }

    /// The bytes; `before` goes in front, `after` before each return. `None` when something cannot be encoded.
    pub(super) fn finish(&self, before: &[Instruction], after: &[Instruction]) -> Option<Code> {
        let entry = self.pool.len() * 32;
        let mut encoder = Encoder::try_with_capacity(64, entry + 8 * self.instructions.len() + 64).ok()?;
        let mut place = entry;
        let mut starts = Vec::with_capacity(self.instructions.len() + 1);
        for instruction in before {
            place += encoder.encode(instruction, place as u64).ok()?;
        }
        for instruction in &self.instructions {
            starts.push(place);
            if instruction.code() == Opcode::Retnq {
                for instruction in after {
                    place += encoder.encode(instruction, place as u64).ok()?;
                }
            }
            // A jump is encoded as one to far away, so that its distance has 32 bits.
            place += encoder.encode(instruction, place as u64).ok()?;
        }
        starts.push(place);
        let mut bytes: Vec<u8> = self.pool.iter().flatten().flat_map(|lane| lane.to_le_bytes()).collect();
        bytes.extend(encoder.take_buffer());
        for (number, label) in &self.jumps {
            let behind = starts[number + 1];
            let distance = starts[self.labels[label.0]?] as i64 - behind as i64;
            bytes[behind - 4..behind].copy_from_slice(&(distance as i32).to_le_bytes());
        }
        Some(Code { bytes, entry })
    }
}

/// An instruction.
pub(super) fn instruction(opcode: Opcode, args: &[Arg]) -> Instruction {
    let mut instruction = Instruction::default();
    instruction.set_code(opcode);
    for (number, arg) in args.iter().enumerate() {
        let number = number as u32;
        match *arg {
            Arg::Register(register) => {
                instruction.set_op_kind(number, OpKind::Register);
                instruction.set_op_register(number, register);
            }
            Arg::Memory(memory) => {
                instruction.set_op_kind(number, OpKind::Memory);
                instruction.set_memory_base(memory.base);
                instruction.set_memory_index(memory.index);
                instruction.set_memory_index_scale(memory.scale);
                instruction.set_memory_displ_size(match memory.displacement {
                    _ if memory.base == Register::RIP => 8,
                    0 => 0,
                    -128..=127 => 1,
                    _ => 8,
                });
                instruction.set_memory_displacement64(memory.displacement as u64);
            }
            Arg::Byte(byte) => {
                instruction.set_op_kind(number, OpKind::Immediate8);
                instruction.set_immediate8(byte);
            }
            Arg::Long(long) => {
                instruction.set_op_kind(number, OpKind::Immediate32to64);
                instruction.set_immediate32to64(long.into());
            }
            Arg::Half(half) => {
                instruction.set_op_kind(number, OpKind::Immediate32);
                instruction.set_immediate32(half);
            }
            Arg::Whole(whole) => {
                instruction.set_op_kind(number, OpKind::Immediate64);
                instruction.set_immediate64(whole);
            }
        }
    }
    instruction
}
