//! What threads may send and fetch, how long groups may meet, and when others have their turn.

use compute::{Bench, DATA, END, RESULT, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use probe::{Fault, FaultKind, Stop};
use std::cell::Cell;

#[path = "support/compute.rs"]
mod compute;

const PLATFORMS: [&Platform; 3] = [&SKL, &BXT, &BDW];

thread_local! {
    static NOW_NS: Cell<u64> = const { Cell::new(0) };
}

fn bench(platform: &'static Platform, thread_budget_instructions: u64) -> Bench {
    // Every look at the clock takes a while.
    let clock = || {
        NOW_NS.set(NOW_NS.get() + 1024);
        NOW_NS.get()
    };
    Bench::on(platform, DeviceOptions { execution: Execution::All, clock, thread_budget_instructions })
}

/// The text of the hang that ended a submission.
fn hang(outcome: Result<(), Stop>) -> Option<String> {
    match outcome {
        Err(Stop::Fault(Fault { kind: FaultKind::Hang, text, .. })) => Some(text.to_string()),
        _ => None,
    }
}

/// Writes `value` to the DWord of the results that is as far in as g4.0 says, in bytes.
fn store(value: &str, offset: u32) -> String {
    format!(
        "add(8) g10<1>UD g4<0,1,0>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         mov(8) g11<1>UD {value} {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 WE_all 1N }};\n",
        RESULT as u32 + 4 * offset
    )
}

const AT_START: &str = "mov(8) g4<1>UD 0UD { align1 WE_all 1Q };\n";
const BARRIER: &str = "mov(8) g2<1>UD 0UD { align1 WE_all 1Q };\n\
    and(1) g2.2<1>UD g0.2<0,1,0>UD 0x8f000000UD { align1 WE_all 1N };\n\
    send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 { align1 WE_all 1N };\n\
    wait(1) n0<1>UD { align1 WE_all 1N };\n";
const TWO_THREADS: &str = "  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = 2\n";

#[test]
fn the_messages_of_a_thread_may_cost_its_budget_and_no_more() {
    const MESSAGES: u64 = 40;
    // Thirty-two units for each message to a data port, eight for the last one of all.
    let units = 32 * MESSAGES + 8;
    let read = "send(8) g12<1>UW g10<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 1Q };\n";
    let kernel = format!("{AT_START}{}{}{END}", store("7UD", 0), read.repeat(MESSAGES as usize - 1));
    for platform in PLATFORMS {
        for (budget, expected) in [(units + 1, None), (units, None), (units - 1, Some(()))] {
            let mut bench = bench(platform, budget);
            bench.kernel(&kernel, "");
            bench.batch("", "", &walker(1, 0xff, ""));
            let outcome = bench.submit();
            assert_eq!(outcome.is_err().then_some(()), expected, "{budget}: {outcome:?}");
            let text = expected.map(|()| "a thread sends messages without end".to_string());
            assert_eq!((bench.result(0), hang(outcome)), (7, text), "{budget}");
        }
    }
}

#[test]
fn a_thread_calls_code_that_lies_elsewhere_up_to_the_last_bytes_there_are() {
    /// Offsets from the instruction base; the data ends behind the second.
    const ELSEWHERE: u64 = 0x3_0010;
    const LAST: u64 = 0xf_fff0;
    let end = |store: &str| format!("{store}{END}");
    for platform in PLATFORMS {
        for (target, code, expected) in
            [(ELSEWHERE, end(&store("8UD", 1)), [7, 8]), (LAST, END.to_string(), [7, 0])]
        {
            let mut bench = bench(platform, THREAD_BUDGET_INSTRUCTIONS >> 6);
            bench.code(DATA + target, &code);
            let before = format!("{AT_START}{}", store("7UD", 0));
            let call = "call(8) g30<1>UD JIP: 16 { align1 1Q };\n";
            bench.kernel(&format!("{before}{call}{END}"), "");
            // The call becomes `calla`, whose operand counts from the instruction base.
            let mut words: [u8; 16] =
                isa::parse_program(platform, &format!("{call}{END}")).unwrap()[..16].try_into().unwrap();
            words[0] = 0x2b;
            words[12..].copy_from_slice(&(target as u32).to_le_bytes());
            let at = 16 * isa_lines(&before);
            bench.words(DATA + 0x1000 + at, bytemuck::cast_slice(&words));
            bench.batch("", "", &walker(1, 0xff, ""));
            assert_eq!(bench.submit(), Ok(()), "{} {target:#x}", platform.name);
            assert_eq!([0, 1].map(|n| bench.result(n)), expected);
        }
    }
}

/// The number of instructions of a text.
fn isa_lines(text: &str) -> u64 {
    text.lines().count() as u64
}

#[test]
fn a_system_routine_that_is_not_mapped_matters_to_nobody_who_does_not_call_it() {
    for platform in PLATFORMS {
        let mut bench = bench(platform, THREAD_BUDGET_INSTRUCTIONS >> 6);
        bench.kernel(&format!("{AT_START}{}{END}", store("7UD", 0)), "");
        let sip = "STATE_SIP\n  System Instruction Pointer = 0x10000000\n";
        bench.batch("", sip, &walker(1, 0xff, ""));
        assert_eq!((bench.submit(), bench.result(0)), (Ok(()), 7));
        assert_eq!(bench.findings.list(), []);
    }
}

#[test]
fn threads_may_meet_as_often_as_their_group_has_time_for() {
    // A round of a thread costs what it executes, a message to the gateway, and sixteen units for meeting.
    let kernel = |rounds: u32| {
        format!(
            "{AT_START}mov(8) g6<1>D {rounds}D {{ align1 WE_all 1Q }};\nROUND:\n{BARRIER}\
             add(8) g6<1>D g6<8,8,1>D -1D {{ align1 WE_all 1Q }};\n\
             cmp.g.f0.0(8) null<1>D g6<8,8,1>D 0D {{ align1 WE_all 1Q }};\n\
             (+f0.0) jmpi(1) JIP: ROUND {{ align1 WE_all 1N }};\n{}{END}",
            store("7UD", 0)
        )
    };
    for platform in PLATFORMS {
        // The whole group has twice the budget of a thread, which lasts for more than 500 rounds and less than 1000.
        for (rounds, ends) in [(500, true), (1000, false)] {
            let mut bench = bench(platform, 1 << 14);
            bench.kernel(&kernel(rounds), TWO_THREADS);
            bench.batch("", "", &walker(1, 0xff, "  Thread Width Counter Maximum = 1\n"));
            let text = (!ends).then(|| "threads of a group meet at barriers without end".to_string());
            assert_eq!((hang(bench.submit()), bench.result(0)), (text, if ends { 7 } else { 0 }), "{rounds}");
        }
    }
}

#[test]
fn a_group_that_does_nothing_but_meet_lets_later_ones_have_their_turn() {
    // Every thread stores the number of its group; the first group goes on once there is one that is not 0.
    let kernel = format!(
        "{AT_START}{}AGAIN:\n{BARRIER}\
         mov(8) g10<1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         send(1) g12<1>UW g10<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 WE_all 1N }};\n\
         cmp.z.f0.0(8) null<1>UD g12<0,1,0>UD 0UD {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: AGAIN {{ align1 WE_all 1N }};\n\
         mul(8) g4<1>UD g0.1<0,1,0>UD 4UW {{ align1 WE_all 1Q }};\n{}{END}",
        store("g0.1<0,1,0>UD", 0),
        store("9UD", 1)
    );
    for platform in PLATFORMS {
        let mut bench = bench(platform, THREAD_BUDGET_INSTRUCTIONS >> 10);
        bench.kernel(&kernel, TWO_THREADS);
        bench.batch("", "", &walker(2, 0xff, "  Thread Width Counter Maximum = 1\n"));
        assert_eq!(bench.submit(), Ok(()), "{}", platform.name);
        assert_eq!([0, 1, 2].map(|n| bench.result(n)), [1, 9, 9]);
    }
}

#[test]
fn the_time_of_a_context_goes_on_from_submission_to_submission() {
    let kernel = format!(
        "{AT_START}mov(8) g2<1>UD 0UD {{ align1 WE_all 1Q }};\n\
         send(8) g6<1>UW g2<8,8,1>UD 0x02100003 gateway MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n{}{}{END}",
        store("g6.1<0,1,0>UD", 0),
        store("g6.3<0,1,0>UD", 1)
    );
    for platform in PLATFORMS {
        NOW_NS.set(0);
        let mut bench = bench(platform, THREAD_BUDGET_INSTRUCTIONS >> 6);
        bench.kernel(&kernel, "");
        bench.batch("", "", &walker(1, 0xff, ""));
        let mut times = Vec::new();
        for _ in 0..3 {
            // Between submissions a second goes by, which is none of the context's time.
            NOW_NS.set(NOW_NS.get() + 1_024_000_000);
            assert_eq!(bench.submit(), Ok(()));
            times.push([0, 1].map(|n| bench.result(n)));
        }
        let of_context = times.iter().map(|[_, relative]| *relative).collect::<Vec<_>>();
        assert!(of_context[0] > 0 && of_context.is_sorted_by(|a, b| a < b), "{times:?}");
        assert!(of_context[2] < 1000 && times[2][0] > 3_000_000, "{times:?}");
    }
}
