//! Which rows of the ledger a command makes use of by being executed.

mod common;

use common::*;
use hw::{PipeControl, StateBaseAddress};
use std::collections::BTreeSet;

/// Rows of every command of a batch.
const EVERY: &str = "CS-10 CS-15 D03";

fn set<'a>(lists: &[&'a str]) -> BTreeSet<&'a str> {
    lists.iter().flat_map(|list| list.split_whitespace()).collect()
}

/// Rows of a batch of one command.
fn used(platform: &'static hw::Platform, command: Vec<u32>) -> BTreeSet<&'static str> {
    let mut bench = Bench::on(platform);
    bench.execute(&[command]).unwrap();
    bench.findings.used(platform).iter().map(probe::System::id).collect()
}

#[test]
fn commands_use_their_rows() {
    let cases: [(Vec<u32>, &str); 12] = [
        (vec![0], ""),
        (vec![0x01 << 23], "CS-01"),
        (vec![0x0c << 23], "CS-02"),
        (vec![0x36 << 23 | 2, 0, RESULT as u32, 0], ""),
        (vec![0x1a << 23, 0], "CS-09"),
        (vec![0x28 << 23 | 2, RESULT as u32, 0, 0], "D61"),
        (vec![0x03 << 23], "D16"),
        (vec![0x12 << 23, 0], "D16"),
        (vec![0x13 << 23, 0], "D16"),
        (vec![0x21 << 23 | 1, 0, 0], "D07"),
        (vec![0x07 << 23], "D07"),
        (vec![0x02 << 23], "D11"),
    ];
    for platform in NEWER {
        for (command, rows) in &cases {
            assert_eq!(used(platform, command.clone()), set(&[EVERY, rows]), "{:#x}", command[0]);
        }
        assert_eq!(used(platform, StateBaseAddress::default().encode(platform)), set(&[EVERY, "D09"]));
    }
}

#[test]
fn registers_use_their_rows_by_whatever_reaches_them() {
    let statistics = "CS-04 D62";
    let l3 = "C30 CS-03";
    let cases = [
        (0x2358, "CS-05"),
        (0x23a8, "CS-05"),
        (0x20c8, "D14"),
        (0x7034, "C30 C31 C33 C38 CS-03 D13 D76"),
        (0x25fc, ""),
        (0x2600, "CS-08"),
        (0x267c, "CS-08"),
        (0x2680, ""),
        (0x22fc, ""),
        (0x2300, statistics),
        (0x2354, statistics),
        (0x2290, statistics),
        (0x2294, statistics),
        (0x2298, ""),
        (0x51fc, ""),
        (0x5200, statistics),
        (0x525c, statistics),
        (0x5260, ""),
        (0xaffc, ""),
        (0xb000, l3),
        (0xbffc, l3),
        (0xc000, ""),
        (0x6ffc, ""),
        (0x7000, "CS-03"),
        (0x7ffc, "CS-03"),
        (0x8000, ""),
    ];
    for platform in NEWER {
        for (register, rows) in cases {
            let expected = set(&[EVERY, "D10", rows]);
            let memory = RESULT as u32;
            for command in [
                vec![0x22 << 23 | 1, register, 0],
                vec![0x24 << 23 | 2, register, memory, 0],
                vec![0x29 << 23 | 2, register, memory, 0],
                // From a register that has no row, and to one.
                vec![0x2a << 23 | 1, register, 0x2700],
                vec![0x2a << 23 | 1, 0x2700, register],
            ] {
                assert_eq!(used(platform, command.clone()), expected, "{:#x} {register:#x}", command[0]);
            }
        }
        // Each pair of a load, and both sides of a copy.
        let pairs = vec![0x22 << 23 | 3, 0x2600, 0, 0x7000, 0];
        assert_eq!(used(platform, pairs), set(&[EVERY, "D10 CS-08 CS-03"]));
        assert_eq!(
            used(platform, vec![0x2a << 23 | 1, 0x2600, 0x5200]),
            set(&[EVERY, "D10 CS-08", statistics])
        );
    }
}

#[test]
fn what_a_command_uses_is_marked_though_others_and_its_like_came_before() {
    // The same command with other registers, and commands far from each other in the list of all.
    for platform in NEWER {
        let mut bench = Bench::on(platform);
        let load = |register| vec![0x22 << 23 | 1, register, 0];
        let rest =
            [vec![0x01 << 23], load(0x2700), vec![0x01 << 23], load(0x2600), vec![0x02 << 23], vec![0]];
        bench.execute(&rest).unwrap();
        let used: BTreeSet<_> = bench.findings.used(platform).iter().map(probe::System::id).collect();
        assert_eq!(used, set(&[EVERY, "CS-01 CS-08 D10 D11"]));
    }
}

#[test]
fn flushes_use_the_rows_of_what_they_ask_for() {
    type Edit = fn(&mut PipeControl);
    let cases: [(Edit, &str); 15] = [
        (|_| (), ""),
        (|c| c.depth_cache_flush_enable = true, "CS-11 C37"),
        (|c| c.render_target_cache_flush_enable = true, "CS-11 C37"),
        (|c| c.dc_flush_enable = true, "CS-11 C37"),
        (|c| c.command_streamer_stall_enable = true, "CS-11 C37"),
        (|c| c.depth_stall_enable = true, "CS-11 C37"),
        (|c| c.state_cache_invalidation_enable = true, "CS-11 C37"),
        (|c| c.constant_cache_invalidation_enable = true, "CS-11 C37"),
        (|c| c.vf_cache_invalidation_enable = true, "CS-11 C37"),
        (|c| c.texture_cache_invalidation_enable = true, "CS-11 C37"),
        (|c| c.instruction_cache_invalidate_enable = true, "CS-11 C37"),
        (|c| c.post_sync_operation = 1, ""),
        (|c| c.post_sync_operation = 3, "CS-05"),
        (|c| c.store_data_index = 1, "D07"),
        (|c| c.notify_enable = true, "D11"),
    ];
    for platform in NEWER {
        for (index, (edit, rows)) in cases.iter().enumerate() {
            let mut command = PipeControl { address: RESULT, ..Default::default() };
            edit(&mut command);
            // The rows of every command are those of MI_BATCH_BUFFER_END here.
            assert_eq!(used(platform, command.encode(platform)), set(&[EVERY, "CS-12", rows]), "{index}");
        }
    }
}

#[test]
fn a_batch_that_the_driver_does_not_vouch_for_uses_the_rules_for_it() {
    for platform in NEWER {
        for (is_guarded, rows) in [(true, "D01"), (false, "")] {
            let mut bench = ring::Bench::on(platform);
            bench.is_guarded = is_guarded;
            ring::put(&bench.process, BASE, &[0, END]);
            bench.done(&[ring::start(BASE, false, false)]);
            let used = bench.findings.used(platform).iter().map(probe::System::id).collect::<BTreeSet<_>>();
            assert_eq!(used, set(&[EVERY, rows]));
        }
    }
}

#[test]
fn a_flush_of_the_blitter_uses_the_row_of_flushes() {
    for platform in NEWER {
        let mut bench = ring::Bench::on(platform);
        bench.engine = hw::Engine::Blitter;
        bench.done(&[hw::MiFlushDw::default().encode(platform)]);
        let used = bench.findings.used(platform).iter().map(probe::System::id).collect::<BTreeSet<_>>();
        assert_eq!(used, set(&[EVERY, "CS-12"]));
    }
}
