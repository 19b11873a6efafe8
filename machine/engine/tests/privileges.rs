//! What batches of a process may not do, and what hardware status pages take.

mod common;

use common::ring::*;
use common::{BASE, END, NEWER};
use hw::{
    MiAtomic, MiConditionalBatchBufferEnd, MiCopyMemMem, MiFlushDw, MiLoadRegisterMem, MiReportPerfCount,
    MiSemaphoreWait, MiStoreDataImm, MiStoreDataIndex, MiStoreRegisterMem, PipeControl,
};
use probe::Kind;

/// MI_FLUSH_DW is not a command of the render engine.
fn engine_of(command: &[u32]) -> hw::Engine {
    if command[0] >> 23 == 0x26 { hw::Engine::Blitter } else { hw::Engine::Render }
}

#[test]
fn batches_of_a_process_may_not_use_what_belongs_to_the_driver() {
    for platform in NEWER {
        let index =
            |own| MiStoreDataIndex { use_per_process_hardware_status_page: own, ..Default::default() };
        let flush = |operation, kind, index| MiFlushDw {
            post_sync_operation: operation,
            destination_address_type: kind,
            store_data_index: index,
            address: RESULT,
            ..Default::default()
        };
        let control = |operation, kind, index| PipeControl {
            post_sync_operation: operation,
            destination_address_type: kind,
            store_data_index: index,
            address: RESULT,
            ..Default::default()
        };
        let conditional = MiConditionalBatchBufferEnd { compare_address: RESULT, ..Default::default() };
        let semaphore =
            MiSemaphoreWait { semaphore_address: RESULT, compare_operation: 4, ..Default::default() };
        let atomic =
            MiAtomic { dword_length: 1, atomic_opcode: 5, memory_address: RESULT, ..Default::default() };
        let copy = MiCopyMemMem {
            source_memory_address: RESULT,
            destination_memory_address: RESULT,
            ..Default::default()
        };
        let load =
            MiLoadRegisterMem { memory_address: RESULT, register_address: 0x2600, ..Default::default() };
        let save =
            MiStoreRegisterMem { memory_address: RESULT, register_address: 0x2600, ..Default::default() };
        let imm = MiStoreDataImm { address: RESULT, ..Default::default() };
        let report = MiReportPerfCount { memory_address: RESULT, ..Default::default() };
        let cases = [
            (hw::MiSetContext::default().encode(platform), true),
            (hw::MiSuspendFlush::default().encode(platform), true),
            (hw::MiReportHead::default().encode(platform), true),
            (hw::MiDisplayFlip::default().encode(platform), true),
            (hw::MiLoadScanLinesIncl::default().encode(platform), true),
            (hw::MiLoadScanLinesExcl::default().encode(platform), true),
            (index(0).encode(platform), true),
            (index(1).encode(platform), false),
            (imm.encode(platform), false),
            (MiStoreDataImm { use_global_gtt: true, ..imm }.encode(platform), true),
            (save.encode(platform), false),
            (MiStoreRegisterMem { use_global_gtt: true, ..save }.encode(platform), true),
            (load.encode(platform), false),
            (MiLoadRegisterMem { use_global_gtt: true, ..load }.encode(platform), true),
            (copy.encode(platform), false),
            (MiCopyMemMem { use_global_gtt_source: true, ..copy }.encode(platform), true),
            (MiCopyMemMem { use_global_gtt_destination: true, ..copy }.encode(platform), true),
            (report.encode(platform), false),
            (MiReportPerfCount { use_global_gtt: true, ..report }.encode(platform), true),
            (conditional.encode(platform), false),
            (MiConditionalBatchBufferEnd { use_global_gtt: true, ..conditional }.encode(platform), true),
            (atomic.encode(platform), false),
            (MiAtomic { memory_type: 1, ..atomic }.encode(platform), true),
            (semaphore.encode(platform), false),
            (MiSemaphoreWait { memory_type: 1, ..semaphore }.encode(platform), true),
            (start(BASE + 0x800, false, true), false),
            (start(BASE + 0x800, true, true), true),
            (flush(0, 1, 1).encode(platform), false),
            (flush(1, 0, 0).encode(platform), false),
            (flush(1, 1, 0).encode(platform), true),
            (flush(1, 0, 1).encode(platform), true),
            (control(0, 1, 1).encode(platform), false),
            (control(1, 0, 0).encode(platform), false),
            (control(1, 1, 0).encode(platform), true),
            (control(1, 0, 1).encode(platform), true),
            (vec![0x02 << 23], false),
        ];
        for (command, refused) in cases {
            for (is_guarded, is_global) in [(true, false), (true, true), (false, false)] {
                let mut bench = Bench::on(platform);
                bench.is_guarded = is_guarded;
                bench.engine = engine_of(&command);
                let space = if is_global { &bench.global } else { &bench.process };
                put(space, BASE, &[command.clone(), store(RESULT + 32, 9), vec![END]].concat());
                put(&bench.process, BASE + 0x800, &[END]);
                put(&bench.global, BASE + 0x800, &[END]);
                bench.done(&[start(BASE, is_global, false)]);
                let expected = refused && is_guarded && !is_global;
                let what = format!("{:#x}, guarded {is_guarded}, global {is_global}", command[0]);
                assert_eq!(bench.state.errors.privilege, expected, "{what}");
                assert_eq!(bench.said().contains(&(Kind::Undefined, "D01")), expected, "{what}");
                assert_eq!(at(&bench.process, RESULT + 32), 9, "the batch goes on: {what}");
            }
            // The ring is the driver's own.
            let mut bench = Bench::on(platform);
            bench.is_guarded = true;
            bench.engine = engine_of(&command);
            put(&bench.process, BASE + 0x800, &[END]);
            put(&bench.global, BASE + 0x800, &[END]);
            bench.done(&[command]);
            assert!(!bench.state.errors.privilege);
        }
    }
}

#[test]
fn status_pages_take_what_is_stored_by_index() {
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let index = |own: u32, offset: u32, high: Option<u32>| {
            let command = MiStoreDataIndex {
                dword_length: 1 + u32::from(high.is_some()),
                use_per_process_hardware_status_page: own,
                offset,
                data_dword_0: 0x1111_0000 + offset,
                data_dword_1: high.unwrap_or(0),
            };
            command.encode(platform)
        };
        put(&bench.global, STATUS + 4 * 0x24, &[0xdead]);
        let flush = MiFlushDw {
            post_sync_operation: 1,
            store_data_index: 1,
            address: 0x1108,
            immediate_data: 0x5_0000_0006,
            ..Default::default()
        };
        let control = PipeControl {
            post_sync_operation: 3,
            store_data_index: 1,
            address: 0x2110,
            ..Default::default()
        };
        let head = hw::MiReportHead::default().encode(platform);
        bench.done(&[
            index(0, 0x23, None),
            index(0, 0x25, Some(0x2222)),
            index(1, 0x23, None),
            control.encode(platform),
            vec![0],
            head,
        ]);
        bench.engine = hw::Engine::Blitter;
        bench.done(&[flush.encode(platform)]);
        let word = |page: u64, index: u64| at(&bench.global, page + 4 * index);
        assert_eq!([0x23, 0x24].map(|index| word(STATUS, index)), [0x1111_0023, 0xdead]);
        assert_eq!([0x25, 0x26].map(|index| word(STATUS, index)), [0x1111_0025, 0x2222]);
        assert_eq!(word(OWN_STATUS, 0x23), 0x1111_0023);
        assert_eq!([0x42, 0x43, 0x44, 0x45].map(|index| word(STATUS, index)), [6, 5, 0x3456_789a, 0x12]);
        // The head is where the command lies that reports it.
        assert_eq!(word(STATUS, 4), 4 * (3 + 4 + 3 + 6 + 1));
        assert_eq!(bench.said(), []);
        // Without a page there is nowhere to store to.
        for command in
            [index(0, 1, None), index(1, 1, None), flush.encode(platform), control.encode(platform)]
        {
            let mut bench = Bench::on(platform);
            bench.has_status_pages = false;
            bench.engine = engine_of(&command);
            bench.done(&[command, hw::MiReportHead::default().encode(platform)]);
            assert_eq!(bench.said(), [(Kind::Gap, "CS-12")]);
        }
    }
}
