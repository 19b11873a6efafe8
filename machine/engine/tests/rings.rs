//! Rings and the batches that they start: order, wrapping, stopping and going on, post-sync operations.

mod common;

use bits::GraphicsAddress;
use common::ring::*;
use common::{BASE, END, NEWER, load_immediate};
use engine::{Execution, Position, Progress};
use hw::registers as offsets;
use hw::{MiBatchBufferStart, MiFlushDw, MiSemaphoreWait, PipeControl};
use ports::{Arbitration, Registers as _};
use probe::{Fault, Kind, Stop};

#[test]
fn a_ring_is_what_its_registers_say() {
    let ring = described(0xffe0_0008, 0x7, 1, true).unwrap();
    assert_eq!((ring.head, ring.is_empty()), (8, false));
    assert!(described(0x10, 0x10, 1, true).unwrap().is_empty());
    assert_eq!(described(0, 8, 1, false), None);
    // Head and tail lie inside of it.
    assert!(described(0xffc, 0xffc, 1, true).is_some());
    assert_eq!(described(0x1000, 0, 1, true), None);
    assert_eq!(described(0, 0x1000, 1, true), None);
    assert!(described(0x1ffc, 0, 2, true).is_some());
    assert_eq!(described(0, 0x2000, 2, true), None);
    // The tail moves, the rest stays.
    assert_eq!(ring.with_tail(0x10), described(8, 0x10, 1, true));
    assert_eq!(ring.with_tail(0xffd), described(8, 0xffc, 1, true));
    assert_eq!(ring.with_tail(0x1000), None);
}

#[test]
fn commands_go_on_at_the_beginning_of_the_ring() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let command = store(RESULT, 0x77);
        put(&bench.global, RING + 0xff8, &command[..2]);
        put(&bench.global, RING, &command[2..]);
        let mut ring = described(0xff8, 8, 1, true).unwrap();
        assert_eq!(bench.run(&mut ring), Ok(Progress::Done));
        assert_eq!((at(&bench.process, RESULT), ring.head), (0x77, 8));
    }
}

#[test]
fn batches_return_to_where_they_were_started() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        // A batch that calls one of the global GTT, which calls nothing and returns into the process.
        let first = [store(RESULT, 1), start(BASE + 0x100, true, true), store(RESULT + 8, 3), vec![END]];
        put(&bench.process, BASE, &first.concat());
        put(&bench.global, BASE + 0x100, &[store(RESULT + 4, 2), vec![END]].concat());
        // The same address in the process ends at once.
        put(&bench.process, BASE + 0x100, &[END]);
        bench.done(&[start(BASE, false, false), store(RESULT + 12, 4)]);
        assert_eq!([0, 4, 8, 12].map(|place| at(&bench.process, RESULT + place)), [1, 2, 3, 4]);
        assert_eq!(bench.position, Position::default());
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn an_end_of_a_batch_in_a_ring_is_reported_and_skipped() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        bench.done(&[vec![END], store(RESULT, 1)]);
        assert_eq!((at(&bench.process, RESULT), bench.said()), (1, vec![(Kind::Undefined, "CS-10")]));
    }
}

#[test]
fn a_batch_start_that_is_predicated_needs_the_predicate() {
    for platform in NEWER {
        for (predicate, stored) in [(0, 0), (1, 1)] {
            let mut bench = Bench::on(platform);
            put(&bench.process, BASE, &[store(RESULT, 1), vec![END]].concat());
            let start = MiBatchBufferStart {
                address_space_indicator: 1,
                predication_enable: true,
                batch_buffer_start_address: BASE,
                ..Default::default()
            };
            let load = load_immediate(offsets::MI_PREDICATE_RESULT, predicate).to_vec();
            bench.done(&[load, start.encode(platform)]);
            assert_eq!(at(&bench.process, RESULT), stored);
        }
    }
}

#[test]
fn a_context_that_was_stopped_goes_on_where_it_was() {
    for platform in NEWER {
        const ARB_CHECK: u32 = 0x05 << 23;
        const SKIP_ALL: u32 = 0x01 << 23 | 15;
        let mut bench = Bench::on(platform);
        let outer = [store(RESULT, 1), start(BASE + 0x100, false, true), store(RESULT + 8, 3), vec![END]];
        put(&bench.process, BASE, &outer.concat());
        let inner = [vec![ARB_CHECK, ARB_CHECK], store(RESULT + 4, 2), vec![END]];
        put(&bench.process, BASE + 0x100, &inner.concat());
        let mut ring = bench.ring(&[vec![0], start(BASE, false, false), store(RESULT + 12, 4)]);
        bench.arbitration = Some(Arbitration::new(Some(1)));
        assert_eq!(bench.run(&mut ring), Ok(Progress::Stopped));
        let expected = Position {
            batch: Some((GraphicsAddress(BASE + 0x104), false)),
            return_to: Some((GraphicsAddress(BASE + 4 * (4 + 3)), false)),
            skipping: false,
        };
        assert_eq!((bench.position, ring.head), (expected, 4 + 12));
        assert_eq!([0, 4].map(|place| at(&bench.process, RESULT + place)), [1, 0]);
        bench.arbitration = None;
        assert_eq!(bench.run(&mut ring), Ok(Progress::Done));
        assert_eq!([4, 8, 12].map(|place| at(&bench.process, RESULT + place)), [2, 3, 4]);
        // In the ring itself there is no position but its head; what is skipped stays skipped.
        let mut bench = Bench::on(platform);
        let draw = hw::Primitive3d::default().encode(platform);
        let mut ring = bench.ring(&[vec![SKIP_ALL, ARB_CHECK, ARB_CHECK], draw, store(RESULT, 1)]);
        bench.arbitration = Some(Arbitration::new(Some(1)));
        assert_eq!(bench.run(&mut ring), Ok(Progress::Stopped));
        let skipping = Position { skipping: true, ..Position::default() };
        assert_eq!((bench.position, ring.head), (skipping, 8));
        bench.arbitration = None;
        assert_eq!(bench.run(&mut ring), Ok(Progress::Done));
        assert_eq!((at(&bench.process, RESULT), bench.pipeline.commands.len()), (0, 0));
    }
}

#[test]
fn contexts_stop_at_these_commands_and_no_others() {
    for platform in NEWER {
        let pipe_control = PipeControl::default().encode(platform);
        let draw = hw::Primitive3d::default().encode(platform);
        let flush = hw::MediaStateFlush::default().encode(platform);
        let wait = MiSemaphoreWait { semaphore_address: RESULT, compare_operation: 4, ..Default::default() };
        let cases = [
            (vec![0x05 << 23], true),
            (wait.encode(platform), true),
            (vec![0x03 << 23], true),
            (pipe_control, true),
            (flush, true),
            (draw, true),
            (vec![0], false),
            (store(RESULT + 64, 1), false),
            (load_immediate(offsets::CS_GPR, 1).to_vec(), false),
        ];
        for (command, stops) in cases {
            let mut bench = Bench::on(platform);
            bench.arbitration = Some(Arbitration::new(Some(1)));
            let mut ring = bench.ring(&[vec![0x05 << 23], command.clone(), vec![0]]);
            let expected = if stops { Progress::Stopped } else { Progress::Done };
            assert_eq!(bench.run(&mut ring), Ok(expected), "{:#x}", command[0]);
            // With arbitration switched off, at none.
            let mut bench = Bench::on(platform);
            bench.arbitration = Some(Arbitration::new(Some(1)));
            let mut ring = bench.ring(&[vec![0x05 << 23, 0x08 << 23], command, vec![0]]);
            assert_eq!(bench.run(&mut ring), Ok(Progress::Done));
        }
        // And switched on again.
        let mut bench = Bench::on(platform);
        bench.arbitration = Some(Arbitration::new(Some(1)));
        let mut ring = bench.ring(&[vec![0x05 << 23, 0x08 << 23, 0x05 << 23, 0x08 << 23 | 1, 0x05 << 23]]);
        assert_eq!((bench.run(&mut ring), ring.head), (Ok(Progress::Stopped), 16));
    }
}

#[test]
fn a_semaphore_that_is_not_satisfied_is_waited_for_and_read_again() {
    for platform in NEWER {
        let wait = MiSemaphoreWait {
            semaphore_address: RESULT,
            compare_operation: 4,
            semaphore_data_dword: 7,
            ..Default::default()
        };
        let dwords = wait.encode(platform);
        let mut bench = Bench::on(platform);
        bench.arbitration = Some(Arbitration::new(None));
        let mut ring = bench.ring(&[dwords.clone(), store(RESULT + 4, 1)]);
        let waiting = Progress::Waiting {
            address: GraphicsAddress(RESULT),
            dwords: [dwords[0], dwords[1], dwords[2], dwords[3]],
        };
        assert_eq!((bench.run(&mut ring), ring.head), (Ok(waiting), 0));
        // The global GTT has another semaphore at that address.
        put(&bench.global, RESULT, &[7]);
        assert_eq!(bench.run(&mut ring), Ok(waiting));
        put(&bench.process, RESULT, &[7]);
        assert_eq!(bench.run(&mut ring), Ok(Progress::Done));
        assert_eq!(at(&bench.process, RESULT + 4), 1);
        let global = MiSemaphoreWait { memory_type: 1, ..wait };
        bench.done(&[global.encode(platform)]);
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
fn a_head_that_software_wants_is_moved_to_at_the_next_check() {
    for platform in NEWER {
        const BASE_REGISTERS: u32 = 0x2_2000;
        const ARB_CHECK: u32 = 0x05 << 23;
        let moved = |wish: u32, from_batch: bool| {
            let mut bench = Bench::on(platform);
            bench.ring_registers = Some(BASE_REGISTERS);
            let own = |offset: u32| offset - 0x2000 + BASE_REGISTERS;
            bench.state.registers.write(own(offsets::UHPTR), wish);
            let check = [vec![ARB_CHECK], store(RESULT, 1), vec![END]];
            put(&bench.process, BASE, &check.concat());
            // Behind the end of the ring lies its beginning: the wish may be larger.
            put(&bench.global, RING + 0x800, &store(RESULT + 4, 1));
            let first = if from_batch { start(BASE, false, false) } else { vec![ARB_CHECK] };
            put(&bench.global, RING, &first);
            let mut ring = described(0, 0x810, 2, true).unwrap();
            assert_eq!(bench.run(&mut ring), Ok(Progress::Done));
            let registers = &bench.state.registers;
            let told = [
                offsets::RING_BUFFER_HEAD_PREEMPT_REG,
                offsets::BB_PREEMPT_ADDR,
                offsets::BB_PREEMPT_ADDR_UDW,
            ]
            .map(|offset| registers.read(own(offset)));
            (told, [RESULT, RESULT + 4].map(|address| at(&bench.process, address)))
        };
        assert_eq!(moved(0x801, false), ([4, 0, 0], [0, 1]));
        assert_eq!(moved(0x2807, true), ([12, BASE as u32 + 4 | 1, 0], [0, 1]));
        // No wish: everything goes on in order, through NOOPs to the end.
        assert_eq!(moved(0x800, true), ([0; 3], [1, 1]));
    }
}

#[test]
fn what_no_command_has_is_an_error_of_the_instruction() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        put(&bench.process, BASE, &[0, 0x7fff_0000]);
        let mut ring = bench.ring(&[start(BASE, false, false)]);
        let Err(Stop::Fault(Fault { kind, address, .. })) = bench.run(&mut ring) else { panic!("no fault") };
        assert_eq!((kind, address), (probe::FaultKind::IllegalCommand, Some(GraphicsAddress(BASE + 4))));
        assert!(bench.state.errors.instruction && !bench.state.errors.privilege);
        assert_eq!(bench.state.last.header, 0x7fff_0000);
        assert_eq!(bench.state.last.address, GraphicsAddress(BASE + 4));
        assert_eq!(bench.position.batch, Some((GraphicsAddress(BASE + 4), false)));
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
fn waiting_for_a_display_is_a_gap() {
    for platform in NEWER {
        let wait = vec![0x03 << 23];
        let lines = [
            hw::MiLoadScanLinesIncl::default().encode(platform),
            hw::MiLoadScanLinesExcl::default().encode(platform),
        ];
        // What Gen8 flips with is in no table at hand.
        let flip = (platform.name != "bdw").then(|| hw::MiDisplayFlip::default().encode(platform));
        for command in [wait].into_iter().chain(lines).chain(flip) {
            let mut bench = Bench::on(platform);
            bench.done(&[command, store(RESULT, 7)]);
            assert_eq!(bench.said(), [(Kind::Gap, "D16")]);
            assert_eq!(at(&bench.process, RESULT), 7, "what comes behind it is executed");
        }
    }
}

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
