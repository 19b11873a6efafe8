//! Changes of the mode bits in cr0.0, as compilers put them at the beginning of kernels: a logic operation of the register
//! with an immediate.
//!
//! Source: [skl.7:Control Register]. What a write to the register means is said in [`Thread::write_arf`]; here is only the
//! short way there, without regions and conversions.

use crate::op::{Handler, Op};
use crate::thread::{Thread, arf};
use isa::{Addressing, Condition, File, Instruction, Opcode, Predicate, Type};

const CONTROL: u8 = arf::CONTROL << 4;

/// The handler of an instruction that is one of those.
pub(crate) fn handler(instruction: &Instruction) -> Option<Handler> {
    let (destination, [source, immediate, _]) = (&instruction.destination, &instruction.source);
    let is_plain = instruction.execution_size == 1
        && instruction.no_mask
        && instruction.predicate == Predicate::None
        && instruction.condition == Condition::None
        && !instruction.saturate
        && !instruction.accumulator_write;
    let writes = (destination.file, destination.register, destination.subregister_bytes)
        == (File::Arf, CONTROL, 0)
        && destination.type_ == Type::Ud
        && destination.addressing == Addressing::Direct;
    let reads = (source.file, source.register, source.subregister_bytes) == (File::Arf, CONTROL, 0)
        && source.type_ == Type::Ud
        && source.addressing == Addressing::Direct
        && !source.negate
        && !source.absolute;
    let is_immediate = immediate.file == File::Immediate
        && matches!(immediate.type_, Type::Ud | Type::Uw)
        && !immediate.negate
        && !immediate.absolute;
    if !(is_plain && writes && reads && is_immediate) {
        return None;
    }
    match instruction.opcode {
        Opcode::And => Some(and),
        Opcode::Or => Some(or),
        _ => None,
    }
}

fn and(op: &Op, thread: &mut Thread) {
    let bits = thread.control[0] & op.sources[1].bits as u32;
    thread.write_arf(CONTROL, 0, 4, bits.into());
}

fn or(op: &Op, thread: &mut Thread) {
    let bits = thread.control[0] | op.sources[1].bits as u32;
    thread.write_arf(CONTROL, 0, 4, bits.into());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kernel;
    use isa::{Destination, Source};
    use ports::ThreadStart;

    fn instruction(opcode: Opcode, type_: Type, bits: u64) -> Instruction {
        let control =
            Source { file: File::Arf, type_: Type::Ud, register: CONTROL, width: 1, ..Source::default() };
        let immediate = Source { file: File::Immediate, type_, immediate: bits, ..Source::default() };
        Instruction {
            opcode,
            execution_size: 1,
            no_mask: true,
            length_bytes: 16,
            source_count: 2,
            destination: Destination {
                file: File::Arf,
                type_: Type::Ud,
                register: CONTROL,
                stride: 1,
                write_mask: 0xf,
                ..Destination::default()
            },
            source: [control, immediate, Source::default()],
            ..Instruction::default()
        }
    }

    /// The control register and the float modes after an instruction.
    fn after(instruction: &Instruction) -> ([u32; 4], num::FloatControl) {
        let kernel = Kernel::from_instructions(&[*instruction]);
        let mut thread = Thread::new(&ThreadStart {
            dispatch_mask: 1,
            rounding_mode: 2,
            keep_denormals_f64: true,
            exception_enables: 1 << 13,
            ..ThreadStart::default()
        });
        let op = &kernel.operations.ops[0];
        (op.run)(op, &mut thread);
        (thread.control, thread.float)
    }

    #[test]
    fn the_short_way_of_modes_is_that_of_all_instructions() {
        for (opcode, type_, bits, control) in [
            (Opcode::Or, Type::Uw, 0x04c0, 0x4e0),
            (Opcode::Or, Type::Ud, 0x0001_1480, 0x0001_14e0),
            (Opcode::Or, Type::Ud, 0x8000_0000, 0x60),
            (Opcode::And, Type::Ud, 0xffff_ffcf, 0x40),
            (Opcode::And, Type::Uw, 0x0020, 0x20),
        ] {
            let short = instruction(opcode, type_, bits);
            // With the channel's mask, which is on, it goes the way of all.
            let long = Instruction { no_mask: false, ..short };
            assert_eq!((handler(&short).is_some(), handler(&long).is_some()), (true, false));
            assert_eq!(after(&short), after(&long), "{opcode:?} {bits:#x}");
            assert_eq!(after(&short).0, [control, 1 << 13, 0, 0], "{opcode:?} {bits:#x}");
        }
    }

    #[test]
    fn other_instructions_have_no_short_way() {
        let plain = instruction(Opcode::Or, Type::Ud, 1);
        let with = |change: fn(&mut Instruction)| {
            let mut changed = plain;
            change(&mut changed);
            handler(&changed).is_none()
        };
        assert!(handler(&plain).is_some());
        assert!(with(|i| i.opcode = Opcode::Xor));
        assert!(with(|i| i.execution_size = 2));
        assert!(with(|i| i.predicate = Predicate::Normal));
        assert!(with(|i| i.condition = Condition::Zero));
        assert!(with(|i| i.saturate = true));
        assert!(with(|i| i.accumulator_write = true));
        assert!(with(|i| i.destination.subregister_bytes = 4));
        assert!(with(|i| i.destination.register = arf::STATE << 4));
        assert!(with(|i| i.destination.file = File::Grf));
        assert!(with(|i| i.destination.type_ = Type::Uw));
        assert!(with(
            |i| i.destination.addressing = Addressing::Indirect { address_subregister: 0, offset_bytes: 0 }
        ));
        assert!(with(
            |i| i.source[0].addressing = Addressing::Indirect { address_subregister: 0, offset_bytes: 0 }
        ));
        assert!(with(|i| i.source[0].subregister_bytes = 4));
        assert!(with(|i| i.source[0].register = arf::STATE << 4));
        assert!(with(|i| i.source[0].file = File::Grf));
        assert!(with(|i| i.source[0].type_ = Type::D));
        assert!(with(|i| i.source[0].negate = true));
        assert!(with(|i| i.source[0].absolute = true));
        assert!(with(|i| i.source[1].file = File::Grf));
        assert!(with(|i| i.source[1].type_ = Type::W));
        assert!(with(|i| i.source[1].negate = true));
        assert!(with(|i| i.source[1].absolute = true));
    }
}
