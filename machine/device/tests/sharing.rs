//! What the threads of a group share and groups do not: local memory, barriers, the room that there is for both.

use compute::{END, RESULT, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use probe::{FaultKind, Stop};

#[path = "support/compute.rs"]
mod compute;

/// A load of the value with which Intel's OpenCL driver gives the L3 local memory.
const L3_WITH_LOCAL_MEMORY: &str =
    "MI_LOAD_REGISTER_IMM\n  DWord Length = 1\n  Register Offset[0] = 0x7034\n  Data DWord[0] = 0x60000321\n";

/// Everybody waits for the others of the group.
const BARRIER: &str = "mov(8) g2<1>UD 0UD { align1 WE_all 1Q };\n\
    send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 { align1 WE_all 1N };\n\
    wait(1) n0<1>UD { align1 WE_all 1N };\n";

/// Stateless and local accesses of the DWords at g10; data are in g11 or come to g20.
const WRITE: &str =
    "send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 { align1 WE_all 1N };\n";
const READ: &str =
    "send(1) g20<1>UW g10<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 WE_all 1N };\n";
const INCREMENT: &str =
    "send(1) null<1>UW g10<8,8,1>UD 0x020095ff dp data 1 MsgDesc: mlen 1 rlen 0 { align1 WE_all 1N };\n";
const WRITE_LOCAL: &str =
    "send(1) null<1>UW g10<8,8,1>UD 0x04026efe dp data 1 MsgDesc: mlen 2 rlen 0 { align1 WE_all 1N };\n";
const READ_LOCAL: &str =
    "send(1) g20<1>UW g10<8,8,1>UD 0x02106efe dp data 1 MsgDesc: mlen 1 rlen 1 { align1 WE_all 1N };\n";

fn mov(register: u32, value: u64) -> String {
    format!("mov(8) g{register}<1>UD {value:#x}UD {{ align1 WE_all 1Q }};\n")
}

/// Jumps when g3, the index of the thread, is not 0.
fn unless_first(label: &str) -> String {
    format!(
        "cmp.nz.f0.0(8) null<1>UD g3<0,1,0>UD 0UD {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: {label} {{ align1 WE_all 1N }};\n"
    )
}

/// Two threads a group. The first one leaves a number of the group in local memory, and the second one waits until all
/// `groups` have come so far; then each notes what it finds there.
fn meeting(groups: u32) -> String {
    let zero = mov(10, 64);
    let counter = mov(10, RESULT);
    let notes = RESULT + 32;
    format!(
        "and(8) g3<1>UD g0.5<0,1,0>UD 1UD {{ align1 WE_all 1Q }};\n\
         add(8) g11<1>UD g0.1<0,1,0>UD 100UD {{ align1 WE_all 1Q }};\n\
         {}{zero}{WRITE_LOCAL}SECOND:\n{BARRIER}\
         cmp.z.f0.0(8) null<1>UD g3<0,1,0>UD 0UD {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: MEET {{ align1 WE_all 1N }};\n\
         {counter}{INCREMENT}AGAIN:\n{READ}\
         cmp.nz.f0.0(8) null<1>UD g20<0,1,0>UD {groups}UD {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: AGAIN {{ align1 WE_all 1N }};\n\
         MEET:\n{BARRIER}{zero}{READ_LOCAL}\
         mov(8) g11<1>UD g20<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         shl(8) g10<1>UD g0.1<0,1,0>UD 1UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g10<8,8,1>UD g3<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         shl(8) g10<1>UD g10<8,8,1>UD 2UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g10<8,8,1>UD {notes:#x}UD {{ align1 WE_all 1Q }};\n\
         {WRITE}{END}",
        unless_first("SECOND")
    )
}

fn bench(platform: &'static Platform) -> compute::Bench {
    compute::Bench::on(
        platform,
        DeviceOptions {
            execution: Execution::All,
            clock: || 0,
            thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS >> 6,
        },
    )
}

#[test]
fn groups_that_run_at_once_have_local_memory_and_barriers_of_their_own() {
    // With all of the local memory of a subslice there is a group in each, and one in a pool. Of 4 KiB a pool holds 16.
    // There are 56 thread slots, for 28 groups.
    for (platform, code, fit) in [(&SKL, 7, 3), (&BDW, 16, 3), (&BXT, 7, 1), (&SKL, 1, 28), (&BXT, 3, 16)] {
        for groups in [fit, fit + 1] {
            let mut bench = bench(platform);
            let fields = format!(
                "  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = 2\n  \
                 Shared Local Memory Size = {code}\n"
            );
            bench.kernel(&meeting(groups), &fields);
            bench.batch(
                L3_WITH_LOCAL_MEMORY,
                "",
                &walker(groups, 0xff, "  Thread Width Counter Maximum = 1\n"),
            );
            let what = format!("{} {code}, {groups} groups", platform.name);
            let result = bench.submit();
            assert_eq!(bench.result(0), fit, "those that fit have met: {what}");
            let notes: Vec<u32> = (0..2 * groups).map(|n| bench.result(8 + u64::from(n))).collect();
            if groups == fit {
                assert_eq!((result, bench.findings.list()), (Ok(()), vec![]), "{what}");
                let own: Vec<u32> = (0..groups).flat_map(|group| [100 + group; 2]).collect();
                assert_eq!(notes, own, "{what}");
            } else {
                // They wait for one that never begins.
                let Err(Stop::Fault(fault)) = result else { panic!("{what}: {result:?}") };
                assert_eq!(fault.kind, FaultKind::Hang, "{what}");
                assert!(notes.iter().all(|&note| note == 0), "{what}");
            }
        }
    }
}

#[test]
fn groups_that_do_not_wait_for_each_other_come_one_after_the_other() {
    // Ten groups with all of the local memory and a barrier: what one has is the next one's when it has ended.
    for (platform, code) in [(&SKL, 7), (&BXT, 7), (&BDW, 16)] {
        let mut bench = bench(platform);
        let fields = format!(
            "  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = 2\n  \
             Shared Local Memory Size = {code}\n"
        );
        bench.kernel(
            &meeting(0).replace(
                "cmp.nz.f0.0(8) null<1>UD g20<0,1,0>UD 0UD",
                "cmp.z.f0.0(8) null<1>UD g20<0,1,0>UD 0UD",
            ),
            &fields,
        );
        bench.batch(L3_WITH_LOCAL_MEMORY, "", &walker(10, 0xff, "  Thread Width Counter Maximum = 1\n"));
        assert_eq!((bench.submit(), bench.findings.list()), (Ok(()), vec![]), "{}", platform.name);
        let notes: Vec<u32> = (0..20).map(|n| bench.result(8 + n)).collect();
        assert_eq!(notes, (0..20).map(|n| 100 + n / 2).collect::<Vec<u32>>(), "{}", platform.name);
    }
}

/// Every thread leaves its number, waits, and notes what the one opposite to it has left.
fn opposite(threads: u32) -> String {
    let last = RESULT + 4 * (u64::from(threads) - 1);
    format!(
        "and(8) g3<1>UD g0.5<0,1,0>UD 0x1ffUD {{ align1 WE_all 1Q }};\n\
         shl(8) g4<1>UD g3<0,1,0>UD 2UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g4<8,8,1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         add(8) g11<1>UD g3<0,1,0>UD 1UD {{ align1 WE_all 1Q }};\n\
         {WRITE}{BARRIER}\
         add(8) g10<1>D -g4<8,8,1>D {last:#x}D {{ align1 WE_all 1Q }};\n\
         {READ}\
         mov(8) g11<1>UD g20<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g4<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         {WRITE}{END}",
        RESULT + 4 * 64
    )
}

#[test]
fn a_barrier_holds_every_thread_of_the_group_also_over_subslices() {
    // A subslice has 56 threads; with pooled EUs all have one barrier.
    let cases = [
        (&SKL, 56, false),
        (&BDW, 56, false),
        (&BXT, 64, false),
        (&SKL, 60, true),
        (&SKL, 64, true),
        (&BXT, 64, true),
    ];
    for (platform, threads, global) in cases {
        let mut bench = bench(platform);
        let mut fields =
            format!("  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = {threads}\n");
        if global {
            fields += "  Global Barrier Enable = 1\n";
        }
        bench.kernel(&opposite(threads), &fields);
        let counters = format!("  Thread Width Counter Maximum = {}\n", threads - 1);
        bench.batch("", "", &walker(1, 0xff, &counters));
        let what = format!("{} {threads} {global}", platform.name);
        assert_eq!((bench.submit(), bench.findings.list()), (Ok(()), vec![]), "{what}");
        let found: Vec<u32> = (0..threads).map(|n| bench.result(64 + u64::from(n))).collect();
        assert_eq!(found, (1..=threads).rev().collect::<Vec<_>>(), "{what}");
    }
}
