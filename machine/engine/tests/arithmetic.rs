//! Commands that compute: the ALU, atomics, predicates, semaphores. Expected values are worked out by hand.

mod common;

use bits::GraphicsAddress;
use common::ring::store_all;
use common::{Bench, NEWER, RESULT, kind, load_immediate, store_register};
use engine::Execution;
use hw::Platform;
use hw::registers as offsets;
use hw::{MiAtomic, MiConditionalBatchBufferEnd, MiPredicate, MiSemaphoreWait};
use ports::Registers as _;
use probe::{FaultKind, Kind};

const GPR: u32 = offsets::CS_GPR;

fn load64(register: u32, value: u64) -> Vec<u32> {
    [load_immediate(register, value as u32), load_immediate(register + 4, (value >> 32) as u32)].concat()
}

/// Operands of the ALU.
const A: u32 = 0x20;
const B: u32 = 0x21;
const ACCUMULATOR: u32 = 0x31;
const ZERO: u32 = 0x32;
const CARRY: u32 = 0x33;
const LOAD: u32 = 0x080;
const LOAD_INVERSE: u32 = 0x480;
const LOAD_0: u32 = 0x081;
const LOAD_1: u32 = 0x481;
const STORE: u32 = 0x180;
const STORE_INVERSE: u32 = 0x580;

fn alu(opcode: u32, one: u32, two: u32) -> u32 {
    opcode << 20 | one << 10 | two
}

fn math(program: &[u32]) -> Vec<u32> {
    [&[0x1a << 23 | (program.len() as u32 - 1)], program].concat()
}

/// Registers 4, 5 and 6 behind a program that leaves its result in the accumulator: it, zero, carry.
fn computed(platform: &'static Platform, first: u64, second: u64, program: &[u32]) -> [u64; 3] {
    let mut bench = Bench::on(platform);
    let mut whole = program.to_vec();
    whole.extend([alu(STORE, 4, ACCUMULATOR), alu(STORE, 5, ZERO), alu(STORE, 6, CARRY)]);
    bench.execute(&[load64(GPR, first), load64(GPR + 8, second), math(&whole)]).unwrap();
    assert_eq!(bench.said(), []);
    [4, 5, 6].map(|register| bench.state.registers.read64(GPR + 8 * register))
}

#[test]
fn every_operation_of_the_alu_has_its_result_and_its_flags() {
    for platform in NEWER {
        const ONES: u64 = u64::MAX;
        const X: u64 = 0x8000_0001_0f0f_0f0f;
        const Y: u64 = 0x8000_0002_3333_3333;
        let of = |opcode: u32, a: u64, b: u64| {
            computed(platform, a, b, &[alu(LOAD, A, 0), alu(LOAD, B, 1), alu(opcode, 0, 0)])
        };
        const ADD: u32 = 0x100;
        const SUB: u32 = 0x101;
        const AND: u32 = 0x102;
        const OR: u32 = 0x103;
        const XOR: u32 = 0x104;
        assert_eq!(of(ADD, X, Y), [0x0000_0003_4242_4242, 0, ONES]);
        assert_eq!(of(ADD, 5, 7), [12, 0, 0]);
        assert_eq!(of(ADD, 1, ONES), [0, ONES, ONES]);
        assert_eq!(of(ADD, 0, 0), [0, ONES, 0]);
        assert_eq!(of(SUB, X, Y), [0xffff_fffe_dbdb_dbdc, 0, ONES]);
        assert_eq!(of(SUB, 7, 5), [2, 0, 0]);
        assert_eq!(of(SUB, X, X), [0, ONES, 0]);
        assert_eq!(of(AND, X, Y), [0x8000_0000_0303_0303, 0, 0]);
        assert_eq!(of(AND, 0xf0, 0x0f), [0, ONES, 0]);
        assert_eq!(of(OR, X, Y), [0x8000_0003_3f3f_3f3f, 0, 0]);
        assert_eq!(of(OR, 0, 0), [0, ONES, 0]);
        assert_eq!(of(XOR, X, Y), [0x0000_0003_3c3c_3c3c, 0, 0]);
        assert_eq!(of(XOR, X, X), [0, ONES, 0]);
        // The carry of an addition does not outlive a logical operation.
        let chain = [alu(LOAD, A, 1), alu(LOAD, B, 1), alu(ADD, 0, 0), alu(AND, 0, 0)];
        assert_eq!(computed(platform, 0, ONES, &chain), [ONES, 0, 0]);
    }
}

#[test]
fn operands_of_the_alu_are_loaded_plain_inverted_and_constant() {
    for platform in NEWER {
        const ADD: u32 = 0x100;
        let sum = |a: u32, b: u32| computed(platform, 0xff, 0x1234, &[a, b, alu(ADD, 0, 0)])[0];
        assert_eq!(sum(alu(LOAD, A, 1), alu(LOAD_0, B, 0)), 0x1234);
        assert_eq!(sum(alu(LOAD_0, A, 0), alu(LOAD, B, 1)), 0x1234);
        assert_eq!(sum(alu(LOAD_INVERSE, A, 0), alu(LOAD_0, B, 0)), 0xffff_ffff_ffff_ff00);
        assert_eq!(sum(alu(LOAD, A, 1), alu(LOAD_1, B, 0)), 0x1233);
        // The accumulator and both flags are sources, too: all ones when set.
        let again = |operand: u32| {
            let add = [alu(LOAD, A, 1), alu(LOAD_1, B, 0), alu(ADD, 0, 0)];
            computed(
                platform,
                0,
                1,
                &[&add[..], &[alu(LOAD, A, operand), alu(LOAD_0, B, 0), alu(0x103, 0, 0)]].concat(),
            )[0]
        };
        assert_eq!([again(ACCUMULATOR), again(ZERO), again(CARRY)], [0, u64::MAX, u64::MAX]);
        // NOOP does nothing, and stores may invert.
        let mut bench = Bench::on(platform);
        let program =
            [0, alu(LOAD, A, 0), alu(LOAD_0, B, 0), alu(ADD, 0, 0), alu(STORE_INVERSE, 15, ACCUMULATOR)];
        bench.execute(&[load64(GPR, 0x0123_4567_89ab_cdef), math(&program)]).unwrap();
        assert_eq!(bench.state.registers.read64(GPR + 8 * 15), 0xfedc_ba98_7654_3210);
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn programs_of_the_alu_that_break_its_rules_are_reported() {
    for platform in NEWER {
        for program in [
            alu(LOAD, 3, 0),
            alu(LOAD, A, 0x20),
            alu(STORE, A, 0),
            alu(STORE, 3, 0x20),
            alu(0x3ff, 0, 0),
            alu(LOAD_1, ACCUMULATOR, 0),
        ] {
            let mut bench = Bench::on(platform);
            bench.execute(&[math(&[program])]).unwrap();
            assert_eq!(bench.said(), [(Kind::Undefined, "CS-09")], "{program:#x}");
        }
    }
}

/// Memory behind an atomic on `old`, and what was returned.
fn atomic(platform: &'static Platform, opcode: u32, qword: bool, old: u64, operands: [u64; 2]) -> (u64, u64) {
    let mut results = [true, false].map(|inline_data| {
        let mut bench = Bench::on(platform);
        bench.space.write_u64(GraphicsAddress(RESULT), old).unwrap();
        let command = MiAtomic {
            dword_length: if inline_data { 9 } else { 1 },
            atomic_opcode: opcode | if qword { 0x20 } else { 0 },
            data_size: qword.into(),
            inline_data,
            return_data_control: true,
            memory_address: RESULT,
            operand1_data_dword_0: operands[0] as u32,
            operand1_data_dword_1: (operands[0] >> 32) as u32,
            operand2_data_dword_0: operands[1] as u32,
            operand2_data_dword_1: (operands[1] >> 32) as u32,
            ..Default::default()
        };
        let mut commands = vec![command.encode(platform)];
        if !inline_data {
            commands.splice(0..0, [load64(GPR, operands[0]), load64(GPR + 8, operands[1])]);
        }
        bench.execute(&commands).unwrap();
        assert_eq!(bench.said(), []);
        (bench.result64(0), bench.state.registers.read64(GPR))
    });
    assert_eq!(results[0], results[1], "operands of the command and of registers");
    std::mem::take(&mut results[0])
}

#[test]
fn every_atomic_operation_changes_a_dword_or_a_qword_and_returns_the_old_value() {
    for platform in NEWER {
        const OLD: u64 = 0xffff_fff0_0000_0005;
        const DATA: u64 = 0x0000_0007_ffff_fffe;
        // The operation, what it makes of the DWord 5 and -2, and of the QWords above.
        let cases: [(u32, u32, u64); 14] = [
            (0x01, 0x0000_0004, 0x0000_0000_0000_0004),
            (0x02, 0xffff_ffff, 0xffff_fff7_ffff_ffff),
            (0x03, 0xffff_fffb, 0xffff_fff7_ffff_fffb),
            (0x04, 0xffff_fffe, DATA),
            (0x05, 6, OLD + 1),
            (0x06, 4, OLD - 1),
            (0x07, 3, 0xffff_fff8_0000_0003),
            (0x08, 7, 0xffff_ffe8_0000_0007),
            (0x09, 0xffff_fff9, 0x0000_0017_ffff_fff9),
            // Signed: 5 is more than -2, and the old QWord is negative.
            (0x0a, 5, DATA),
            (0x0b, 0xffff_fffe, OLD),
            (0x0c, 0xffff_fffe, OLD),
            (0x0d, 5, DATA),
            (0x0e, 5, OLD),
        ];
        for (opcode, dword, qword) in cases {
            let expected = OLD & !0xffff_ffff | u64::from(dword);
            let (memory, returned) = atomic(platform, opcode, false, OLD, [DATA, 99]);
            assert_eq!((memory, returned), (expected, 5), "DWord operation {opcode:#x}");
            assert_eq!(
                atomic(platform, opcode, true, OLD, [DATA, 99]),
                (qword, OLD),
                "QWord operation {opcode:#x}"
            );
        }
        // The other way around for those that choose.
        for (opcode, kept) in [(0x0a, 0), (0x0b, 1), (0x0c, 1), (0x0d, 0)] {
            let pair = [0x1_0000_0001_u64, u64::MAX - 1];
            assert_eq!(atomic(platform, opcode, true, pair[0], [pair[1], 0]).0, pair[kept], "{opcode:#x}");
            assert_eq!(atomic(platform, opcode, true, pair[1], [pair[0], 0]).0, pair[kept], "{opcode:#x}");
            assert_eq!(
                atomic(platform, opcode, false, pair[1], [pair[0], 0]).0 as u32,
                pair[kept] as u32,
                "{opcode:#x}"
            );
        }
        // Compare and write: only the DWord counts, or the whole QWord.
        let next = 0xabcd_0000_1111;
        assert_eq!(atomic(platform, 0x0e, false, OLD, [0x9_0000_0005, next]).0, OLD & !0xffff_ffff | 0x1111);
        assert_eq!(atomic(platform, 0x0e, true, OLD, [0x9_0000_0005, next]).0, OLD);
        assert_eq!(atomic(platform, 0x0e, true, OLD, [OLD, next]).0, next);
    }
}

#[test]
fn atomics_return_only_when_they_are_asked_and_say_what_they_cannot() {
    for platform in NEWER {
        let command =
            MiAtomic { dword_length: 1, atomic_opcode: 5, memory_address: RESULT, ..Default::default() };
        let mut bench = Bench::on(platform);
        bench.execute(&[load64(GPR, 7), command.encode(platform)]).unwrap();
        assert_eq!((bench.result(0), bench.state.registers.read64(GPR)), (1, 7));
        for broken in [MiAtomic { data_size: 2, ..command }, MiAtomic { atomic_opcode: 0x1f, ..command }] {
            let mut bench = Bench::on(platform);
            bench.execute(&[broken.encode(platform)]).unwrap();
            assert_eq!((bench.result(0), bench.said()), (0, vec![(Kind::Gap, "CS-10")]));
        }
        let far = MiAtomic { memory_address: 0x5000, ..command };
        assert_eq!(kind(Bench::on(platform).execute(&[far.encode(platform)]).unwrap_err()), FaultKind::Page);
        // Where nothing is executed, the place is remembered.
        let mut bench = Bench { execution: Execution::Nothing, ..Bench::on(platform) };
        bench.execute(&[command.encode(platform)]).unwrap();
        assert_eq!(bench.result(0), 0);
        assert_eq!(bench.state.skipped_writes[0].address, GraphicsAddress(RESULT));
    }
}

#[test]
fn predicates_are_loaded_compared_and_combined() {
    for platform in NEWER {
        let result = |old: u32, sources: [u64; 3], load: u32, combine: u32, compare: u32| {
            let mut bench = Bench::on(platform);
            let command =
                MiPredicate { load_operation: load, combine_operation: combine, compare_operation: compare };
            bench
                .execute(&[
                    load64(offsets::MI_PREDICATE_SRC0, sources[0]),
                    load64(offsets::MI_PREDICATE_SRC1, sources[1]),
                    load64(offsets::MI_PREDICATE_DATA, sources[2]),
                    load_immediate(offsets::MI_PREDICATE_RESULT, old).to_vec(),
                    command.encode(platform),
                ])
                .unwrap();
            let data = bench.state.registers.read64(offsets::MI_PREDICATE_DATA);
            assert_eq!(data, sources[0].wrapping_sub(sources[1]), "the difference is kept");
            bench.state.registers.read(offsets::MI_PREDICATE_RESULT)
        };
        const KEEP: u32 = 0;
        const LOAD: u32 = 2;
        const INVERSE: u32 = 3;
        const SET: u32 = 0;
        // True, false, equal sources, a difference that equals the data.
        let unequal = [9, 4, 6];
        assert_eq!([0, 1].map(|old| result(old, unequal, LOAD, SET, 0)), [1, 1]);
        assert_eq!([0, 1].map(|old| result(old, unequal, LOAD, SET, 1)), [0, 0]);
        assert_eq!(result(1, unequal, LOAD, SET, 2), 0);
        assert_eq!(result(0, [1 << 40, 1 << 40, 7], LOAD, SET, 2), 1);
        assert_eq!(result(1, unequal, LOAD, SET, 3), 0);
        assert_eq!(result(0, [9, 4, 5], LOAD, SET, 3), 1);
        assert_eq!([0, 1].map(|old| result(old, unequal, INVERSE, SET, 0)), [0, 0]);
        assert_eq!([0, 1].map(|old| result(old, unequal, INVERSE, SET, 1)), [1, 1]);
        assert_eq!([0, 1].map(|old| result(old, unequal, KEEP, SET, 0)), [0, 1]);
        // Old and new: and, or, exclusive or.
        let table = |combine: u32| {
            [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(old, new)| result(old, unequal, LOAD, combine, 1 - new))
        };
        assert_eq!(table(1), [0, 0, 0, 1]);
        assert_eq!(table(2), [0, 1, 1, 1]);
        assert_eq!(table(3), [0, 1, 1, 0]);
    }
}

#[test]
fn every_comparison_of_a_semaphore_lets_pass_what_it_says() {
    for platform in NEWER {
        // Whether 4, 5 and 6 in memory pass for the value 5.
        let cases = [
            (0, [false, false, true]),
            (1, [false, true, true]),
            (2, [true, false, false]),
            (3, [true, true, false]),
            (4, [false, true, false]),
            (5, [true, false, true]),
        ];
        for (compare_operation, expected) in cases {
            for (value, passes) in [4, 5, 6].into_iter().zip(expected) {
                // Gen8 polls memory only.
                for register_poll_mode in
                    [false, true].into_iter().take(1 + usize::from(platform.name != "bdw"))
                {
                    let command = MiSemaphoreWait {
                        compare_operation,
                        register_poll_mode,
                        semaphore_data_dword: 5,
                        semaphore_address: if register_poll_mode { GPR.into() } else { RESULT },
                        ..Default::default()
                    };
                    let mut bench = Bench::on(platform);
                    bench.put(RESULT, &[value]);
                    let commands = [load_immediate(GPR, value).to_vec(), command.encode(platform)];
                    match bench.execute(&commands) {
                        Ok(()) => assert!(passes, "operation {compare_operation}: {value}"),
                        Err(stop) => {
                            assert!(!passes, "operation {compare_operation}: {value}");
                            assert_eq!(kind(stop), FaultKind::Hang);
                        }
                    }
                }
            }
        }
        let far = MiSemaphoreWait { semaphore_address: 0x5000, ..Default::default() }.encode(platform);
        assert_eq!(
            kind(Bench::on(platform).execute(std::slice::from_ref(&far)).unwrap_err()),
            FaultKind::Page
        );
        let mut bench = Bench { execution: Execution::Nothing, ..Bench::on(platform) };
        bench.execute(&[far]).unwrap();
    }
}

#[test]
fn a_batch_ends_when_the_compared_dword_is_not_larger() {
    for platform in NEWER {
        for (compare, memory, ends) in [(1, 4, true), (1, 5, true), (1, 6, false), (0, 4, false)] {
            let command = MiConditionalBatchBufferEnd {
                compare_semaphore: compare,
                compare_data_dword: 5,
                compare_address: RESULT,
                ..Default::default()
            };
            let mut bench = Bench::on(platform);
            bench.put(RESULT, &[memory]);
            bench.execute(&[command.encode(platform), store_all(RESULT + 8, false, &[1])]).unwrap();
            assert_eq!(bench.result(2), u32::from(!ends), "{compare} {memory}");
            assert_eq!(bench.said(), []);
        }
        let far = MiConditionalBatchBufferEnd { compare_address: 0x5000, ..Default::default() };
        assert_eq!(Bench::on(platform).execute(&[far.encode(platform)]), Ok(()), "nothing is compared");
        let far = MiConditionalBatchBufferEnd { compare_semaphore: 1, ..far };
        assert_eq!(kind(Bench::on(platform).execute(&[far.encode(platform)]).unwrap_err()), FaultKind::Page);
    }
}

#[test]
fn a_mask_before_the_compared_dword_takes_bits_out_of_it() {
    for platform in [NEWER[1], NEWER[2]] {
        // Mask, data, what they are compared with.
        for (mask, data, compare, ends) in [
            (0xff, 0x105, 5, true),
            (0xff, 0x106, 5, false),
            (0x100, 0x105, 0xff, false),
            (0x100, 0x105, 0x100, true),
            (0, u32::MAX, 0, true),
            (u32::MAX, 0, 0, true),
        ] {
            let command = MiConditionalBatchBufferEnd {
                compare_semaphore: 1,
                compare_mask_mode: 1,
                compare_data_dword: compare,
                compare_address: RESULT,
                ..Default::default()
            };
            let mut bench = Bench::on(platform);
            bench.put(RESULT, &[mask, data]);
            bench.execute(&[command.encode(platform), store_all(RESULT + 8, false, &[1])]).unwrap();
            assert_eq!(bench.result(2), u32::from(!ends), "{mask:#x} {data:#x} {compare:#x}");
            assert_eq!(bench.said(), []);
        }
    }
}

#[test]
fn stores_of_registers_have_the_low_half_of_what_was_computed() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let copy = hw::MiLoadRegisterReg {
            source_register_address: u64::from(GPR + 4),
            destination_register_address: u64::from(GPR + 0x20),
            ..Default::default()
        };
        let load = hw::MiLoadRegisterMem {
            register_address: u64::from(GPR + 0x28),
            memory_address: RESULT + 0x40,
            ..Default::default()
        };
        let memory = hw::MiCopyMemMem {
            source_memory_address: RESULT + 0x44,
            destination_memory_address: RESULT + 12,
            ..Default::default()
        };
        bench.put(RESULT + 0x40, &[0xaaaa_0001, 0xbbbb_0002]);
        bench
            .execute(&[
                load64(GPR, 0x1111_2222_3333_4444),
                copy.encode(platform),
                load.encode(platform),
                memory.encode(platform),
                store_register(GPR, RESULT).to_vec(),
                store_register(GPR + 0x20, RESULT + 4).to_vec(),
                store_register(GPR + 0x28, RESULT + 8).to_vec(),
            ])
            .unwrap();
        let stored = [0, 1, 2, 3].map(|index| bench.result(index));
        assert_eq!(stored, [0x3333_4444, 0x1111_2222, 0xaaaa_0001, 0xbbbb_0002]);
    }
}

#[test]
fn a_store_of_immediate_data_has_as_many_values_as_its_length_says() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let commands = [
            store_all(RESULT, false, &[1]),
            store_all(RESULT + 4, true, &[2, 3, 4, 5, 6, 7]),
            store_all(RESULT + 0x1c, false, &[8, 9, 10]),
        ];
        bench.execute(&commands).unwrap();
        assert_eq!(
            std::array::from_fn(|index| bench.result(index as u64)),
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0]
        );
        assert_eq!(bench.said(), []);
        bench.execute(&[store_all(RESULT, true, &[11, 12, 13])]).unwrap();
        assert_eq!([0, 1, 2, 3].map(|index| bench.result(index)), [11, 12, 13, 4]);
        assert_eq!(bench.said(), [(Kind::Undefined, "CS-10")]);
    }
}
