//! The timestamp register tm0: a clock that only rises, and that does not depend on the host.

use compute::{Bench, END, RESULT, SURFACES, TABLE_FIELD, fold, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};

#[path = "support/compute.rs"]
mod compute;

const GROUPS: u32 = 40;
const THREADS: u32 = 2;
/// DWords that a thread notes.
const NOTES: u32 = 4;

/// Writes `from` to the `note`-th DWord of the thread whose place is in g4.
fn store(from: &str, note: u32) -> String {
    format!(
        "add(8) g10<1>UD g4<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         mov(8) g11<1>UD {from}<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 WE_all 1N }};\n",
        RESULT as u32 + 4 * note
    )
}

const BARRIER: &str = "mov(8) g2<1>UD 0UD { align1 WE_all 1Q };\n\
    and(1) g2.2<1>UD g0.2<0,1,0>UD 0x8f000000UD { align1 WE_all 1N };\n\
    send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 { align1 WE_all 1N };\n\
    wait(1) n0<1>UD { align1 WE_all 1N };\n";

/// Threads other than the first of their group work for a while before their first look at the clock. Then all look at it
/// again, meet, and look at it for the last time.
fn kernel() -> String {
    format!(
        "and(8) g3<1>UD g0.5<0,1,0>UD 0x1ffUD {{ align1 WE_all 1Q }};\n\
         mul(8) g4<1>UD g0.1<0,1,0>UD {THREADS}UW {{ align1 WE_all 1Q }};\n\
         add(8) g4<1>UD g4<8,8,1>UD g3<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         mul(8) g4<1>UD g4<8,8,1>UD {}UW {{ align1 WE_all 1Q }};\n\
         mul(8) g6<1>D g3<8,8,1>D 1000W {{ align1 WE_all 1Q }};\n\
         add(8) g6<1>D g6<8,8,1>D 1000D {{ align1 WE_all 1Q }};\n\
         LOOP:\n\
         add(8) g6<1>D g6<8,8,1>D -1D {{ align1 WE_all 1Q }};\n\
         cmp.g.f0.0(8) null<1>D g6<8,8,1>D 0D {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: LOOP {{ align1 WE_all 1N }};\n\
         mov(4) g20<1>UD tm0<4,4,1>UD {{ align1 WE_all 1N }};\n\
         mov(8) g7<1>UD g6<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         mov(4) g21<1>UD tm0<4,4,1>UD {{ align1 WE_all 1N }};\n\
         {}{}{BARRIER}\
         mov(4) g22<1>UD tm0<4,4,1>UD {{ align1 WE_all 1N }};\n\
         add(8) g23<1>UD g20.1<0,1,0>UD g20.2<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         {}{}{END}",
        4 * NOTES,
        store("g20", 0),
        store("g21", 1),
        store("g22", 2),
        store("g23", 3),
    )
}

/// What all threads of two submissions note.
fn notes(platform: &'static Platform, host_threads: usize) -> [Vec<[u32; 4]>; 2] {
    let mut bench = Bench::on(
        platform,
        DeviceOptions {
            execution: Execution::All,
            clock: || 0,
            thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
        },
    );
    bench.kernel(&kernel(), "  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = 2\n");
    let threads = format!("  Thread Width Counter Maximum = {}\n", THREADS - 1);
    bench.batch("", "", &walker(GROUPS, 0xff, &threads));
    bench.device.set_host_threads(host_threads);
    [(); 2].map(|()| {
        bench.words(RESULT, &[0; 1024]);
        assert_eq!(bench.submit(), Ok(()));
        let note = |thread: u32, n: u32| bench.result(u64::from(thread * NOTES + n));
        (0..GROUPS * THREADS).map(|thread| std::array::from_fn(|n| note(thread, n as u32))).collect()
    })
}

#[test]
fn the_clock_of_threads_rises_by_what_they_do_and_is_the_same_on_any_host() {
    for platform in [&SKL, &BXT, &BDW] {
        let [first, second] = notes(platform, 1);
        let mut before = 0;
        for threads in first.iter().chain(&second).collect::<Vec<_>>().chunks_exact(2) {
            let [&[a, b, c, d], &[e, f, g, h]] = threads[..] else { panic!("two threads a group") };
            // A move, then the look itself; runs of instructions cost one more.
            assert_eq!([b - a, f - e], [3, 3]);
            // No thread goes on before all have come.
            assert!(before < a && b < e && f < c && c < g, "{threads:?}");
            // From one thread's last look to the other's: what the first still does (11 instructions, two writes, its end),
            // 32 for a turn, and the other's wait.
            assert_eq!(g - c, 11 + 2 * 32 + 8 + 32 + 1);
            // Neither the upper half nor an event.
            assert_eq!([d, h], [0, 0]);
            before = g;
        }
        assert_eq!([first, second], notes(platform, 4));
    }
}

/// What threads see that read 32 rows of a surface, which none writes, before they look at the clock.
fn times_behind_reads(platform: &'static Platform, host_threads: usize) -> Vec<u32> {
    const GROUPS: u32 = 400;
    const DWORDS: u64 = 8192;
    let mut bench = Bench::on(
        platform,
        DeviceOptions {
            execution: Execution::All,
            clock: || 0,
            thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
        },
    );
    let kernel = format!(
        "{}mov(4) g20<1>UD tm0<4,4,1>UD {{ align1 WE_all 1N }};\n\
         mov(16) g8<1>UD g20<0,1,0>UD {{ align1 1H }};\n\
         send(16) null<1>UW g6<8,8,1>UD 0x08025e02 dp data 1 MsgDesc: mlen 4 rlen 0 {{ align1 1H }};\n\
         {END}",
        fold(32)
    );
    bench.kernel(&kernel, TABLE_FIELD);
    bench.surface(1, 0, DWORDS);
    bench.surface(2, DWORDS, DWORDS);
    bench.batch("", SURFACES, &walker(GROUPS, 0xffff, "  SIMD Size = 1\n"));
    bench.device.set_host_threads(host_threads);
    assert_eq!(bench.submit(), Ok(()));
    (0..u64::from(GROUPS)).map(|group| bench.result(DWORDS + 16 * group)).collect()
}

#[test]
fn the_clock_counts_messages_that_were_done_ahead_once() {
    for platform in [&SKL, &BXT, &BDW] {
        let times = times_behind_reads(platform, 1);
        // Reads cost 32 each, and so does the write behind the look; the end of a thread 8, its launch 32.
        let round = times[1] - times[0];
        assert!(round > 32 * 33 + 8 + 32 + 32 * 4, "{round}");
        assert!(times.windows(2).all(|pair| pair[1] - pair[0] == round));
        assert!(times[0] > 32 * 32 && times[0] < round - 32 - 8);
        assert_eq!(times, times_behind_reads(platform, 4), "{}", platform.name);
    }
}
