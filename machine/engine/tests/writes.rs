//! What commands write behind work that is done, and into which address space.

mod common;

use bits::GraphicsAddress;
use common::ring::*;
use common::{BASE, END, NEWER, load_immediate};
use engine::Execution;
use hw::registers as offsets;
use hw::{MiFlushDw, PipeControl};
use ports::Registers as _;
use probe::Kind;

#[test]
fn a_flush_that_is_short_writes_a_dword() {
    for platform in NEWER {
        for (length, expected) in [(4, [8, 0xdead]), (5, [8, 7])] {
            let mut bench = Bench::on(platform);
            bench.engine = hw::Engine::Blitter;
            put(&bench.process, RESULT, &[0xdead, 0xdead]);
            let flush = MiFlushDw {
                post_sync_operation: 1,
                address: RESULT,
                immediate_data: 0x7_0000_0008,
                ..Default::default()
            };
            let mut dwords = flush.encode(platform);
            dwords.truncate(length);
            dwords[0] = dwords[0] & !0x3f | (length as u32 - 2);
            bench.done(&[dwords, store(RESULT + 8, 1)]);
            let found = [0, 4, 8].map(|place| at(&bench.process, RESULT + place));
            assert_eq!(found, [expected[0], expected[1], 1], "{length} DWords");
            assert_eq!(bench.said(), []);
        }
    }
}

#[test]
fn post_sync_writes_that_are_skipped_are_known_with_their_values() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        bench.execution = Execution::Nothing;
        let control = |operation: u32, place: u64| {
            let control = PipeControl {
                post_sync_operation: operation,
                address: RESULT + place,
                immediate_data: 0x5_0000_0006,
                ..Default::default()
            };
            control.encode(platform)
        };
        bench.done(&[
            control(1, 0),
            control(3, 8),
            store_all(RESULT + 16, true, &[1, 2]),
            store(RESULT + 24, 3),
            vec![0x24 << 23 | 2, offsets::CS_GPR, RESULT as u32 + 28, 0],
        ]);
        let seen: Vec<_> =
            bench.state.skipped_writes.iter().map(|s| (s.address.0 - RESULT, s.value, s.bytes)).collect();
        let expected = [
            (0, Some(0x5_0000_0006), 8),
            (8, None, 8),
            (16, Some(0x2_0000_0001), 8),
            (24, Some(3), 4),
            (28, None, 4),
        ];
        assert_eq!(seen, expected);
        assert_eq!((at(&bench.process, RESULT), bench.pipeline.commands.len()), (0, 0));
    }
}

#[test]
fn writes_that_are_skipped_are_remembered_up_to_a_limit() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        bench.execution = Execution::Nothing;
        let many: Vec<Vec<u32>> = (0..300).map(|n| store(RESULT + 4 * n, 5 + n)).collect();
        bench.done(&many);
        let skipped = &bench.state.skipped_writes;
        assert_eq!((skipped.len(), at(&bench.process, RESULT)), (256, 0));
        assert_eq!(skipped[255].address, GraphicsAddress(RESULT + 4 * 255));
        assert_eq!(skipped[255].value, Some(260));
    }
}

#[test]
fn every_command_reaches_the_space_that_it_names() {
    // The bit of the header that chooses the global GTT; what is stored there.
    for platform in NEWER {
        let (low, high) = (RESULT as u32, (RESULT >> 32) as u32);
        let cases: [(u32, Vec<u32>); 3] = [
            (22, vec![0x20 << 23 | 2, low, high, 7]),
            (22, vec![0x24 << 23 | 2, offsets::CS_GPR, low, high]),
            (22, vec![0x2f << 23 | 7 << 8 | 1 << 18 | 9, low, high, 7, 0, 0, 0, 0, 0, 0, 0]),
        ];
        for (bit, command) in cases {
            for is_global in [false, true] {
                let mut bench = Bench::on(platform);
                bench.state.registers.write(offsets::CS_GPR, 7);
                let mut command = command.clone();
                command[0] |= u32::from(is_global) << bit;
                bench.done(&[command.clone()]);
                let found = [&bench.process, &bench.global].map(|space| at(space, RESULT));
                let expected = if is_global { [0, 7] } else { [7, 0] };
                assert_eq!(found, expected, "{:#x}", command[0]);
            }
        }
        // Loads, and copies from either to either.
        for is_global in [false, true] {
            let mut bench = Bench::on(platform);
            put(&bench.process, RESULT, &[5]);
            put(&bench.global, RESULT, &[6]);
            let bit = u32::from(is_global) << 22;
            bench.done(&[vec![0x29 << 23 | bit | 2, offsets::CS_GPR, low, high]]);
            assert_eq!(bench.state.registers.read(offsets::CS_GPR), 5 + u32::from(is_global));
            let to_global = 1 << 21;
            bench.done(&[vec![0x2e << 23 | bit | 3, low + 4, high, low, high]]);
            bench.done(&[vec![0x2e << 23 | bit | to_global | 3, low + 8, high, low, high]]);
            let found = [(&bench.process, 4), (&bench.process, 8), (&bench.global, 4), (&bench.global, 8)]
                .map(|(space, place)| at(space, RESULT + place));
            let value = 5 + u32::from(is_global);
            assert_eq!(found, [value, 0, 0, value]);
            // What a conditional end compares.
            let mut bench = Bench::on(platform);
            put(&bench.global, RESULT, &[9]);
            put(
                &bench.process,
                BASE,
                &[vec![0x36 << 23 | 1 << 21 | bit | 2, 5, low, high], store(RESULT + 4, 1), vec![END]]
                    .concat(),
            );
            bench.done(&[start(BASE, false, false)]);
            assert_eq!(at(&bench.process, RESULT + 4), u32::from(is_global), "0 ends it, 9 does not");
            // And where a report is written.
            bench.done(&[vec![0x28 << 23 | 2, low | u32::from(is_global), high, 0x77]]);
            let space = if is_global { &bench.global } else { &bench.process };
            assert_eq!(at(space, RESULT), 0x77);
        }
    }
}

#[test]
fn flushes_write_data_or_time_to_either_space() {
    for platform in NEWER {
        let flush = |operation: u32, kind: u32| MiFlushDw {
            post_sync_operation: operation,
            destination_address_type: kind,
            address: RESULT,
            immediate_data: 0x7_0000_0008,
            notify_enable: operation == 1,
            ..Default::default()
        };
        for (operation, expected) in [(0, [0, 0]), (1, [8, 7]), (3, [0x3456_789a, 0x12])] {
            for kind in [0, 1] {
                let mut bench = Bench::on(platform);
                bench.engine = hw::Engine::Blitter;
                bench.done(&[flush(operation, kind).encode(platform)]);
                let (there, elsewhere) =
                    if kind == 0 { (&bench.process, &bench.global) } else { (&bench.global, &bench.process) };
                assert_eq!([RESULT, RESULT + 4].map(|address| at(there, address)), expected);
                assert_eq!(at(elsewhere, RESULT), 0);
                assert_eq!(bench.state.interrupts.notify, operation == 1);
                assert_eq!(bench.said(), []);
            }
        }
        let mut bench = Bench::on(platform);
        bench.engine = hw::Engine::Blitter;
        bench.done(&[flush(2, 0).encode(platform)]);
        assert_eq!(bench.said(), [(Kind::Undefined, "CS-12")]);
    }
}

#[test]
fn pipe_control_writes_depth_counts_and_registers_and_asks_for_interrupts() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let depth = PipeControl {
            post_sync_operation: PipeControl::POST_SYNC_OPERATION_WRITE_PS_DEPTH_COUNT,
            destination_address_type: 1,
            address: RESULT,
            ..Default::default()
        };
        let register = PipeControl {
            lri_post_sync_operation: 1,
            address: 0x80_0000 | u64::from(offsets::CS_GPR),
            immediate_data: 0x33_0000_0044,
            notify_enable: true,
            ..Default::default()
        };
        bench.state.registers.write64(offsets::PS_DEPTH_COUNT, 0x9_0000_0123);
        bench.done(&[depth.encode(platform)]);
        assert_eq!([RESULT, RESULT + 4].map(|address| at(&bench.global, address)), [0x123, 9]);
        assert!(!bench.state.interrupts.notify);
        bench.done(&[register.encode(platform), depth.encode(platform)]);
        assert_eq!(bench.state.registers.read64(offsets::CS_GPR), 0x44);
        assert!(bench.state.interrupts.notify, "a later command does not take it back");
        assert!(!bench.state.interrupts.user);
        bench.done(&[vec![0x02 << 23]]);
        assert!(bench.state.interrupts.user);
    }
}

#[test]
fn the_streamer_of_each_engine_computes_in_its_own_registers() {
    // Load operand A from r0, B from r1, add, store into r2.
    const ADD: [u32; 5] = [
        0x1a << 23 | 3,
        0x080 << 20 | 0x20 << 10,
        0x080 << 20 | 0x21 << 10 | 1,
        0x100 << 20,
        0x180 << 20 | 2 << 10 | 0x31,
    ];
    for platform in NEWER {
        for (engine, base) in [
            (hw::Engine::Render, 0x2000),
            (hw::Engine::Blitter, 0x2_2000),
            (hw::Engine::Video, 0x1_2000),
            (hw::Engine::Video, 0x1_c000),
            (hw::Engine::VideoEnhance, 0x1_a000),
        ] {
            let mut bench = Bench::on(platform);
            bench.engine = engine;
            let gpr = base + 0x600;
            let (low, high) = (RESULT as u32, (RESULT >> 32) as u32);
            bench.done(&[
                load_immediate(gpr, 3).to_vec(),
                load_immediate(gpr + 8, 4).to_vec(),
                ADD.to_vec(),
                vec![0x24 << 23 | 2, gpr + 16, low, high],
                // A predicate that compares them is this engine's, too.
                load_immediate(base + 0x400, 9).to_vec(),
                load_immediate(base + 0x408, 9).to_vec(),
                vec![0x0c << 23 | 2 << 6 | 2],
                vec![0x24 << 23 | 2, base + 0x418, low + 4, high],
            ]);
            assert_eq!([0, 4].map(|place| at(&bench.process, RESULT + place)), [7, 1], "{base:#x}");
        }
    }
}
