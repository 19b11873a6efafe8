//! Rings and the batches that they start: order, wrapping, stopping and going on, post-sync operations.

mod common;

use bits::GraphicsAddress;
use common::ring::*;
use common::{BASE, END, NEWER, SIZE, load_immediate};
use engine::{Position, Progress};
use hw::registers as offsets;
use hw::{MiBatchBufferStart, MiSemaphoreWait, PipeControl};
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
fn a_batch_start_that_is_predicated_needs_a_result_of_its_own() {
    for platform in NEWER {
        // The result of MI_PREDICATE, the other one, whether the batch is started.
        for (result, result_1, stored) in [(0, 0, 0), (1, 2, 0), (0, 1, 1), (1, 3, 1)] {
            let mut bench = Bench::on(platform);
            put(&bench.process, BASE, &[store(RESULT, 1), vec![END]].concat());
            let start = MiBatchBufferStart {
                address_space_indicator: 1,
                predication_enable: true,
                batch_buffer_start_address: BASE,
                ..Default::default()
            };
            let loads = [(offsets::MI_PREDICATE_RESULT, result), (offsets::MI_PREDICATE_RESULT_1, result_1)]
                .map(|(register, value)| load_immediate(register, value).to_vec());
            bench.done(&[loads.concat(), start.encode(platform), store(RESULT + 4, 1)]);
            let found = [0, 4].map(|place| at(&bench.process, RESULT + place));
            assert_eq!(found, [stored, 1], "{result} {result_1}");
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
fn a_batch_that_is_not_mapped_is_no_error_of_the_instruction() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let mut ring = bench.ring(&[start(BASE + SIZE, false, false)]);
        let Err(Stop::Fault(Fault { kind, address, .. })) = bench.run(&mut ring) else { panic!("no fault") };
        assert_eq!((kind, address), (probe::FaultKind::Page, Some(GraphicsAddress(BASE + SIZE))));
        assert!(!bench.state.errors.instruction && !bench.state.errors.privilege);
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
        let flip = [hw::MiDisplayFlip::default().encode(platform)];
        for command in [wait].into_iter().chain(lines).chain(flip) {
            let mut bench = Bench::on(platform);
            bench.done(&[command, store(RESULT, 7)]);
            assert_eq!(bench.said(), [(Kind::Gap, "D16")]);
            assert_eq!(at(&bench.process, RESULT), 7, "what comes behind it is executed");
        }
    }
}

#[test]
fn a_batch_that_goes_on_in_what_was_not_written_is_left_for_the_ring() {
    for platform in NEWER {
        // Behind what no command is, and behind what is not bound, at both levels.
        for far in [BASE + 0x800, 0x50_0000] {
            for is_second_level in [false, true] {
                let mut bench = Bench::on(platform);
                bench.pipeline.undone = Some("D51");
                put(
                    &bench.process,
                    BASE,
                    &[start(far, false, is_second_level), store(RESULT + 4, 2), vec![END]].concat(),
                );
                put(&bench.process, BASE + 0x800, &[0x7fff_0000]);
                let after = [start(BASE, false, false), store(RESULT, 1), start(BASE + 0x900, false, true)];
                // A batch behind it returns to the ring, not to the one that was left.
                put(&bench.process, BASE + 0x900, &[store(RESULT + 8, 3), vec![END]].concat());
                bench.done(&[&after[..], &[store(RESULT + 12, 4)]].concat());
                assert_eq!([0, 4, 8, 12].map(|place| at(&bench.process, RESULT + place)), [1, 0, 3, 4]);
                assert_eq!(bench.said(), [(Kind::Gap, "D51")]);
            }
        }
        // The ring itself was written by the driver: what no command is there is an error.
        let mut bench = Bench::on(platform);
        bench.pipeline.undone = Some("D51");
        let mut ring = bench.ring(&[vec![0x7fff_0000]]);
        assert!(bench.run(&mut ring).is_err());
    }
}
