//! The streamer's ALU: programs of MI_MATH over sixteen 64-bit registers.
//!
//! Source: [skl.7:CS ALU Programming and Design], encodings [mesa:gen9 MI_MATH_ALU_INSTRUCTION].

use crate::register_file::RegisterFile;
use hw::MiMathAluInstruction as Alu;
use hw::registers as offsets;
use probe::Context;

/// Operand code of source A.
const SOURCE_A: u32 = Alu::OPERAND_1_SRCA;
/// Operand code of source B.
const SOURCE_B: u32 = Alu::OPERAND_1_SRCB;

/// Runs one program. Flags and sources live for the program only.
pub(crate) fn execute(program: impl Iterator<Item = Alu>, registers: &mut RegisterFile, cx: &Context) {
    let (mut a, mut b, mut accumulator) = (0_u64, 0_u64, 0_u64);
    let (mut zero, mut carry) = (false, false);
    for instruction in program {
        let from = |operand: u32, accumulator: u64, zero: bool, carry: bool| -> Option<u64> {
            match operand {
                0..=15 => Some(registers.read64(offsets::CS_GPR + operand * 8)),
                Alu::OPERAND_1_ACCU => Some(accumulator),
                // A flag is stored as all ones or zero, so that it can serve as a mask.
                Alu::OPERAND_1_ZF => Some(if zero { u64::MAX } else { 0 }),
                Alu::OPERAND_1_CF => Some(if carry { u64::MAX } else { 0 }),
                _ => None,
            }
        };
        let into = instruction.operand_1;
        let source = from(instruction.operand_2, accumulator, zero, carry);
        let loaded = match instruction.alu_opcode {
            Alu::ALU_OPCODE_LOAD => source,
            Alu::ALU_OPCODE_LOADINV => source.map(|value| !value),
            Alu::ALU_OPCODE_LOAD0 => Some(0),
            Alu::ALU_OPCODE_LOAD1 => Some(u64::MAX),
            _ => None,
        };
        match instruction.alu_opcode {
            Alu::ALU_OPCODE_NOOP => {}
            Alu::ALU_OPCODE_LOAD
            | Alu::ALU_OPCODE_LOADINV
            | Alu::ALU_OPCODE_LOAD0
            | Alu::ALU_OPCODE_LOAD1 => match (into, loaded) {
                (SOURCE_A, Some(value)) => a = value,
                (SOURCE_B, Some(value)) => b = value,
                _ => cx.undefined("CS-09", "MI_MATH loads between operands that cannot be loaded"),
            },
            Alu::ALU_OPCODE_ADD => {
                (accumulator, carry) = a.overflowing_add(b);
                zero = accumulator == 0;
            }
            Alu::ALU_OPCODE_SUB => {
                (accumulator, carry) = a.overflowing_sub(b);
                zero = accumulator == 0;
            }
            Alu::ALU_OPCODE_AND | Alu::ALU_OPCODE_OR | Alu::ALU_OPCODE_XOR => {
                accumulator = match instruction.alu_opcode {
                    Alu::ALU_OPCODE_AND => a & b,
                    Alu::ALU_OPCODE_OR => a | b,
                    _ => a ^ b,
                };
                zero = accumulator == 0;
                carry = false;
            }
            Alu::ALU_OPCODE_STORE | Alu::ALU_OPCODE_STOREINV => match (into, source) {
                (0..=15, Some(value)) => {
                    let inverted = instruction.alu_opcode == Alu::ALU_OPCODE_STOREINV;
                    registers.write64(offsets::CS_GPR + into * 8, if inverted { !value } else { value });
                }
                _ => cx.undefined("CS-09", "MI_MATH stores between operands that cannot be stored"),
            },
            _ => cx.undefined("CS-09", "MI_MATH opcode is reserved"),
        }
    }
}
