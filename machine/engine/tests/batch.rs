//! Batches through the streamer with a pipeline that only counts.

mod common;

use bits::GraphicsAddress;
use common::{BASE, Bench, Counting, END, NEWER, RESULT, SIZE, kind, load_immediate, start, store_register};
use engine::{Execution, StreamerState};
use hw::registers as offsets;
use probe::{FaultKind, Kind, Stop};

#[test]
fn a_program_of_the_alu_subtracts_64_bit_registers() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let gpr = offsets::CS_GPR;
        let mut batch = Vec::new();
        for (register, value) in [(gpr, 5), (gpr + 4, 1), (gpr + 8, 7), (gpr + 12, 0)] {
            batch.extend(load_immediate(register, value));
        }
        // load a r0; load b r1; sub; store r2 accu; store r3 cf
        let alu = |opcode: u32, one: u32, two: u32| opcode << 20 | one << 10 | two;
        batch.extend([0x1a << 23 | 4, alu(0x80, 0x20, 0), alu(0x80, 0x21, 1), alu(0x101, 0, 0)]);
        batch.extend([alu(0x180, 2, 0x31), alu(0x180, 3, 0x33)]);
        batch.extend(store_register(gpr + 16, RESULT));
        batch.extend(store_register(gpr + 20, RESULT + 4));
        batch.extend(store_register(gpr + 24, RESULT + 8));
        batch.push(END);
        bench.put(BASE, &batch);
        bench.run().unwrap();
        assert_eq!((bench.result(1), bench.result(0)), (0, 0xffff_fffe));
        assert_eq!(bench.result(2), 0, "no borrow");
    }
}

#[test]
fn a_second_level_batch_returns_and_a_chained_one_does_not() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let store = |value: u32, index: u64| [0x20 << 23 | 2, (RESULT + 4 * index) as u32, 0, value];
        let mut first = start(BASE + 0x1000, true).to_vec();
        first.extend(store(1, 0));
        first.extend(start(BASE + 0x2000, false));
        first.extend(store(9, 2));
        first.push(END);
        bench.put(BASE, &first);
        bench.put(BASE + 0x1000, &[store(2, 1).as_slice(), &[END]].concat());
        bench.put(BASE + 0x2000, &[END]);
        bench.run().unwrap();
        assert_eq!([bench.result(0), bench.result(1), bench.result(2)], [1, 2, 0]);
    }
}

#[test]
fn a_batch_that_starts_itself_is_a_hang() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        bench.put(BASE, &start(BASE, false));
        assert_eq!(kind(bench.run().unwrap_err()), FaultKind::Hang);
        bench.pipeline = Counting::default();
        bench.put(BASE, &start(BASE, true));
        assert_eq!(kind(bench.run().unwrap_err()), FaultKind::Hang);
    }
}

#[test]
fn only_commands_that_are_executed_again_count_as_repeated() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let mut first = start(BASE + 0x1000, true).to_vec();
        first.extend(start(BASE + 0x1000, true));
        first.push(END);
        bench.put(BASE, &first);
        bench.put(BASE + 0x1000, &[0, 0, END]);
        bench.run().unwrap();
        assert_eq!(bench.pipeline.repeated, 3, "the second-level batch, the second time");
    }
}

#[test]
fn running_off_the_end_of_a_buffer_is_a_page_fault() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let Stop::Fault(fault) = bench.run().unwrap_err() else { panic!("no fault") };
        assert_eq!((fault.kind, fault.address), (FaultKind::Page, Some(GraphicsAddress(BASE + SIZE))));
    }
}

#[test]
fn the_predicate_decides_over_a_predicated_store() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        for (value, expected) in [(3_u32, 0_u32), (4, 0x55)] {
            let mut batch = Vec::new();
            for (register, value) in [(0x2400, 4), (0x2404, 0), (0x2408, value), (0x240c, 0), (0x2650, 0x55)]
            {
                batch.extend(load_immediate(register, value));
            }
            batch.push(0x0c << 23 | 2 << 6 | 2); // load, set, sources equal
            let mut store = store_register(0x2650, RESULT);
            store[0] |= 1 << 21;
            batch.extend(store);
            batch.push(END);
            bench.put(BASE, &batch);
            bench.run().unwrap();
            assert_eq!(bench.result(0), expected);
        }
    }
}

#[test]
fn post_sync_writes_store_data_and_time() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let pipe_control =
            |operation: u32, at: u64, data: u32| [0x7a00_0004, operation << 14, at as u32, 0, data, 0];
        let batch = [pipe_control(1, RESULT, 0xabc), pipe_control(3, RESULT + 8, 0)].concat();
        bench.put(BASE, &[batch.as_slice(), &[END]].concat());
        bench.run().unwrap();
        assert_eq!((bench.result(0), bench.result(2)), (0xabc, 77));
    }
}

#[test]
fn a_performance_report_tells_when_and_for_whom_and_that_nothing_was_counted() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        bench.put(RESULT, &[0xdead; 65]);
        let report = |at: u64, id: u32| [0x28 << 23 | 2, at as u32, (at >> 32) as u32, id];
        let batch = [&load_immediate(offsets::CCID, 0x5000)[..], &report(RESULT, 0x1234), &[END]].concat();
        bench.put(BASE, &batch);
        bench.run().unwrap();
        assert_eq!([0, 1, 2, 3].map(|index| bench.result(index)), [0x1234, 77, 0x5000, 77]);
        assert!((4..64).all(|index| bench.result(index) == 0) && bench.result(64) == 0xdead, "256 bytes");
        let found: Vec<_> = bench.findings.list().into_iter().map(|(f, _)| (f.kind, f.system)).collect();
        assert_eq!(found, [(Kind::Gap, "D61")]);
        // A report to memory that is not bound is a fault.
        bench.put(BASE, &[&report(BASE + SIZE, 1)[..], &[END]].concat());
        assert_eq!(kind(bench.run().unwrap_err()), FaultKind::Page);
    }
}

#[test]
fn random_dwords_end_in_a_report_and_the_next_batch_runs() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let mut seed = 0x1234_5678_9abc_def0_u64;
        for _ in 0..500 {
            let mut dwords = Vec::new();
            for _ in 0..256 {
                seed ^= seed << 13;
                seed ^= seed >> 7;
                seed ^= seed << 17;
                // Half of the headers look like commands, so that decoding gets deep.
                let random = (seed >> 16) as u32;
                dwords.push(if random & 1 == 0 { random } else { random & 0x1f80_00ff });
            }
            bench.put(BASE, &dwords);
            let _ = bench.run();
        }
        bench.state = StreamerState::default();
        bench.put(BASE, &[0x20 << 23 | 2, RESULT as u32, 0, 42, END]);
        bench.run().unwrap();
        assert_eq!(bench.result(0), 42);
    }
}

#[test]
fn commands_are_skipped_while_the_predicate_that_was_set_says_so() {
    for platform in NEWER {
        const SLICE_1: u32 = 5;
        const SLICE_2: u32 = 6;
        let set = |predicate: u32| 0x01 << 23 | predicate;
        let store = |place: u64| [0x20 << 23 | 2, (RESULT + place) as u32, 0, 1];
        let load = |register: u32, value: u32| [0x22 << 23 | 1, register, value];
        // Never, result 2 clear, result 2 set, result clear, result set, one slice, two slices, always: what is executed.
        let predicates = [0, 1, 2, 3, 4, SLICE_1, SLICE_2, 15];
        for (result, result_2, power, executed) in [
            (0, 0, 0, [true, false, true, false, true, true, false, false]),
            (1, 1, 0, [true, true, false, true, false, true, false, false]),
            // Two slices are asked for where there is one.
            (1, 0, 1 << 18 | 2 << 15, [true, false, true, true, false, true, false, false]),
        ] {
            let mut bench = Bench::on(platform);
            let mut batch = Vec::new();
            batch.extend(load(offsets::MI_PREDICATE_RESULT, result));
            batch.extend(load(offsets::MI_PREDICATE_RESULT_2, result_2));
            batch.extend(load(offsets::R_PWR_CLK_STATE, power));
            for (index, predicate) in (0..).zip(predicates) {
                batch.push(set(predicate));
                batch.extend(store(4 * index));
                batch.push(set(0));
            }
            batch.push(0x0a << 23);
            bench.put(BASE, &batch);
            bench.run().unwrap();
            let stored: Vec<bool> = (0..8)
                .map(|index| bench.space.read_u32(GraphicsAddress(RESULT + 4 * index)) == Ok(1))
                .collect();
            assert_eq!(stored, executed, "result {result}, {result_2}");
        }
    }
}

#[test]
fn the_l3_is_shared_out_by_the_rules_and_only_when_it_is_flushed() {
    for platform in NEWER {
        const DRAW: [u32; 7] = [0x7b00_0005, 0, 0, 0, 0, 0, 0];
        let flush = |stall: bool, data_cache: bool| {
            let flush = hw::PipeControl {
                command_streamer_stall_enable: stall,
                dc_flush_enable: data_cache,
                ..Default::default()
            };
            flush.encode(platform)
        };
        let load = |value| load_immediate(offsets::L3CNTLREG, value).to_vec();
        let (with_slm, without, too_much) = (0x6000_0321, 0x8000_0340, 0x8000_0341);
        let cases = [
            // A new context, a draw that is flushed, the same value once more.
            (
                vec![
                    load(with_slm),
                    DRAW.to_vec(),
                    flush(true, true),
                    load(without),
                    DRAW.to_vec(),
                    load(without),
                ],
                true,
            ),
            (vec![load(too_much)], false),
            (vec![load(with_slm), DRAW.to_vec(), load(without)], false),
            (vec![load(with_slm), DRAW.to_vec(), flush(true, false), load(without)], false),
            (vec![load(with_slm), DRAW.to_vec(), flush(false, true), load(without)], false),
        ];
        for (index, (commands, allowed)) in cases.into_iter().enumerate() {
            let mut bench = Bench::on(platform);
            let mut batch = commands.concat();
            batch.extend(store_register(offsets::L3CNTLREG, RESULT));
            batch.push(END);
            bench.put(BASE, &batch);
            bench.run().unwrap();
            let found = bench.findings.list().iter().any(|(finding, _)| finding.system == "C38");
            assert_eq!(found, !allowed, "case {index}: {:?}", bench.findings.list());
            // Whatever is said of it, the register keeps what was loaded.
            let last = if batch.contains(&too_much) { too_much } else { without };
            assert_eq!(bench.result(0), last);
        }
    }
}

#[test]
fn without_launches_commands_are_executed_and_threads_are_not_begun() {
    for platform in NEWER {
        const PIPELINE_SELECT: u32 = 0x6904_0302;
        const WALKER: u32 = 0x7105_000d;
        const PRIMITIVE: u32 = 0x7b00_0005;
        let mut batch = vec![PIPELINE_SELECT, WALKER];
        batch.resize(batch.len() + 14, 0);
        batch.push(PRIMITIVE);
        batch.resize(batch.len() + 6, 0);
        batch.extend(load_immediate(offsets::CS_GPR, 5));
        batch.extend(store_register(offsets::CS_GPR, RESULT));
        batch.push(END);
        for (execution, commands, stored) in [
            (Execution::All, &[PIPELINE_SELECT, WALKER, PRIMITIVE][..], 5),
            (Execution::Commands, &[PIPELINE_SELECT], 5),
            (Execution::Nothing, &[], 0),
        ] {
            let mut bench = Bench { execution, ..Bench::on(platform) };
            bench.put(BASE, &batch);
            bench.run().unwrap();
            assert_eq!((&bench.pipeline.commands[..], bench.result(0)), (commands, stored), "{execution:?}");
        }
    }
}
