//! Host threads that run threads of a walker ahead change nothing that anybody can see.

use compute::{Bench, END, RESULT, walker};
use device::{DeviceOptions, Execution};
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

/// What the threads note, thread by thread, and how it ended.
fn notes(host_threads: usize, endless: u32) -> (Vec<u32>, Result<(), Stop>) {
    let options =
        DeviceOptions { execution: Execution::All, clock: || 0, thread_budget_instructions: 1 << 16 };
    let mut bench = Bench::new(options);
    bench.kernel(&kernel(endless), "");
    let more = format!("  Thread Width Counter Maximum = {}\n", THREADS - 1);
    bench.batch("", "", &walker(GROUPS, 0xff, &more));
    bench.device.set_host_threads(host_threads);
    let outcome = bench.submit();
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
    for host_threads in [1, 2, 5] {
        let (notes, outcome) = notes(host_threads, GROUPS);
        assert_eq!(outcome, Ok(()), "{host_threads} host threads");
        assert_eq!(notes, expected(GROUPS), "{host_threads} host threads");
    }
}

#[test]
fn a_thread_that_never_ends_hangs_in_its_turn() {
    let (alone, outcome) = notes(1, 23);
    assert!(outcome.is_err());
    assert_eq!(alone, expected(23));
    for host_threads in [2, 5] {
        assert_eq!(notes(host_threads, 23), (alone.clone(), outcome.clone()), "{host_threads} host threads");
    }
}
