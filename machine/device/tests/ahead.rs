//! Host threads that run threads of a walker ahead change nothing that anybody can see.

use compute::{Bench, END, RESULT, SURFACES, TABLE_FIELD, fold, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use probe::Stop;

#[path = "support/compute.rs"]
mod compute;

const GROUPS: u32 = 40;
const THREADS: u32 = 4;
/// Rounds of a thread before its first message.
const ROUNDS: u32 = 300;

const SEND_READ: &str = "0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1";
const SEND_WRITE: &str = "0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0";

/// At [`RESULT`] lies what all threads change, then a DWord for each thread. Every thread makes a number of its own, the
/// slow way; then it adds it to five times what all threads before it made
/// together, and notes that. A thread of group `endless` never gets there.
fn kernel(endless: u32) -> String {
    format!(
        "and(8) g3<1>UD g0.5<0,1,0>UD 0x1ffUD {{ align1 WE_all 1Q }};\n\
         mul(8) g4<1>UD g0.1<0,1,0>UD {THREADS}UW {{ align1 WE_all 1Q }};\n\
         add(8) g4<1>UD g4<8,8,1>UD g3<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         mov(8) g5<1>UD g4<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         mov(8) g6<1>D {ROUNDS}D {{ align1 WE_all 1Q }};\n\
         LOOP:\n\
         mul(8) g5<1>UD g5<8,8,1>UD 7UW {{ align1 WE_all 1Q }};\n\
         add(8) g5<1>UD g5<8,8,1>UD g4<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         xor(8) g5<1>UD g5<8,8,1>UD 0x1234UD {{ align1 WE_all 1Q }};\n\
         cmp.nz.f1.0(8) null<1>D g0.1<0,1,0>D {endless}D {{ align1 WE_all 1Q }};\n\
         (+f1.0) add(8) g6<1>D g6<8,8,1>D -1D {{ align1 WE_all 1Q }};\n\
         cmp.g.f0.0(8) null<1>D g6<8,8,1>D 0D {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: LOOP {{ align1 WE_all 1N }};\n\
         mov(8) g10<1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         send(1) g12<1>UW g10<8,8,1>UD {SEND_READ} {{ align1 WE_all 1N }};\n\
         mul(8) g11<1>UD g12<0,1,0>UD 5UW {{ align1 WE_all 1Q }};\n\
         add(8) g11<1>UD g11<8,8,1>UD g5<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD {SEND_WRITE} {{ align1 WE_all 1N }};\n\
         shl(8) g4<1>UD g4<8,8,1>UD 2UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g4<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD {SEND_WRITE} {{ align1 WE_all 1N }};\n\
         {END}",
        RESULT + 4
    )
}

/// Threads have so little time that groups do not end in their first turn.
const SHORT_BUDGET: u64 = 1 << 16;

fn bench(platform: &'static Platform, thread_budget_instructions: u64) -> Bench {
    Bench::on(platform, DeviceOptions { execution: Execution::All, clock: || 0, thread_budget_instructions })
}

/// Runs groups of the kernel, more than it takes to know how it is performed, and gives how that ended.
fn submit(
    bench: &mut Bench,
    host_threads: usize,
    set_up: &str,
    groups: u32,
    fields: &str,
    memory: &[u32],
) -> Result<(), Stop> {
    bench.words(RESULT, memory);
    bench.batch("", set_up, &walker(groups, 0xffff, fields));
    bench.device.set_host_threads(host_threads);
    bench.submit()
}

/// What the threads note, thread by thread, and how it ended.
fn notes(platform: &'static Platform, host_threads: usize, endless: u32) -> (Vec<u32>, Result<(), Stop>) {
    let mut bench = bench(platform, SHORT_BUDGET);
    bench.kernel(&kernel(endless), "");
    let threads = format!("  Thread Width Counter Maximum = {}\n", THREADS - 1);
    let outcome = submit(&mut bench, host_threads, "", GROUPS, &threads, &[0; 1024]);
    ((0..GROUPS * THREADS).map(|thread| bench.result(1 + u64::from(thread))).collect(), outcome)
}

/// The same on the host.
fn expected(groups: u32) -> Vec<u32> {
    let mut all = 0_u32;
    (0..GROUPS * THREADS)
        .map(|thread| {
            if thread >= groups * THREADS {
                return 0;
            }
            let own = (0..ROUNDS).fold(thread, |x, _| x.wrapping_mul(7).wrapping_add(thread) ^ 0x1234);
            all = all.wrapping_mul(5).wrapping_add(own);
            all
        })
        .collect()
}

#[test]
fn threads_that_run_ahead_see_memory_in_their_turn() {
    for platform in [&SKL, &BXT, &BDW] {
        for host_threads in [1, 2, 5] {
            let (notes, outcome) = notes(platform, host_threads, GROUPS);
            assert_eq!(outcome, Ok(()), "{} {host_threads} host threads", platform.name);
            assert_eq!(notes, expected(GROUPS), "{} {host_threads} host threads", platform.name);
        }
    }
}

#[test]
fn a_thread_that_never_ends_hangs_in_its_turn() {
    let (alone, outcome) = notes(&SKL, 1, 23);
    assert!(outcome.is_err());
    assert_eq!(alone, expected(23));
    for host_threads in [2, 5] {
        assert_eq!(
            notes(&SKL, host_threads, 23),
            (alone.clone(), outcome.clone()),
            "{host_threads} host threads"
        );
    }
}

/// DWords that a thread reads, one a channel at a time.
const ROWS: u32 = 32;
/// The threads of the second kernel, each a group.
const FOLDING: u32 = 400;

/// Every channel of every thread folds [`ROWS`] rows of surface 1 together, from its own place on, adds what lies in its
/// place of surface 2, and writes that to the next thread's place in surface 2.
fn folding() -> String {
    let fold = fold(ROWS);
    format!(
        "{fold}\
         send(16) g10<1>UW g6<8,8,1>UD 0x04205e02 dp data 1 MsgDesc: mlen 2 rlen 2 {{ align1 1H }};\n\
         add(16) g12<1>UD g12<8,8,1>UD g10<8,8,1>UD {{ align1 1H }};\n\
         add(16) g6<1>UD g6<8,8,1>UD 64UD {{ align1 1H }};\n\
         mov(16) g8<1>UD g12<8,8,1>UD {{ align1 1H }};\n\
         send(16) null<1>UW g6<8,8,1>UD 0x08025e02 dp data 1 MsgDesc: mlen 4 rlen 0 {{ align1 1H }};\n\
         {END}"
    )
}

/// DWords of each surface.
const DWORDS: u64 = 8192;

/// What lies in the memory of both surfaces after the walker; what is written begins `written` DWords behind what is read.
fn folded(
    platform: &'static Platform,
    host_threads: usize,
    budget: u64,
    written: u64,
    before: &[u32],
) -> Vec<u32> {
    let mut bench = bench(platform, budget);
    bench.kernel(&folding(), TABLE_FIELD);
    bench.surface(1, 0, DWORDS);
    bench.surface(2, written, DWORDS);
    let outcome = submit(&mut bench, host_threads, SURFACES, FOLDING, "  SIMD Size = 1\n", before);
    assert_eq!(outcome, Ok(()));
    assert_eq!(bench.findings.list(), []);
    (0..before.len() as u64).map(|index| bench.result(index)).collect()
}

/// The same on the host, thread by thread.
fn expected_folded(written: u64, before: &[u32]) -> Vec<u32> {
    let mut memory = before.to_vec();
    for thread in 0..FOLDING {
        let channels = 16 * thread as usize..16 * thread as usize + 16;
        let of = |channel: usize| {
            (0..ROWS as usize)
                .fold(0_u32, |all, row| all.wrapping_mul(3).wrapping_add(memory[channel + 16 * row]))
        };
        let written = written as usize;
        let results: Vec<u32> =
            channels.clone().map(|channel| of(channel).wrapping_add(memory[channel + written])).collect();
        let next = channels.start + written + 16..channels.end + written + 16;
        memory[next].copy_from_slice(&results);
    }
    memory
}

#[test]
fn reads_ahead_see_nothing_but_what_their_turn_would() {
    // Apart, in place, and where a thread writes what later ones read.
    for written in [DWORDS, 0, 16, 100] {
        let before: Vec<u32> =
            (0..(written + DWORDS) as u32).map(|index| (index + 1).wrapping_mul(0x9e37_79b1)).collect();
        // With little time groups take turns, so that they see each other's memory in another order.
        let alone = folded(&SKL, 1, SHORT_BUDGET, written, &before);
        let expected = expected_folded(written, &before);
        assert!(alone != expected);
        for (platform, host_threads) in [(&SKL, 1), (&SKL, 2), (&BXT, 2), (&BDW, 5)] {
            for (budget, expected) in [(THREAD_BUDGET_INSTRUCTIONS, &expected), (SHORT_BUDGET, &alone)] {
                let folded = folded(platform, host_threads, budget, written, &before);
                assert!(folded == *expected, "{host_threads} host threads, {written} DWords apart, {budget}");
            }
        }
    }
}
