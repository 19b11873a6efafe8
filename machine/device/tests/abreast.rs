//! Groups that run side by side on several threads of the host: memory, findings, clocks and verdicts are the same on any
//! number of them, and groups whose order can be seen have one.

use compute::{Bench, END, RESULT, SURFACES, TABLE_FIELD, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use probe::{Entry, FaultKind, Finding, Kind, Stop};

#[path = "support/compute.rs"]
mod compute;

const GROUPS: u32 = 400;
const HOST_THREADS: [usize; 4] = [1, 2, 3, 8];
/// What a round of [`rounds`] counts as: its instructions, and one for each run of them.
const ROUND: u32 = 8;

const WRITE: &str =
    "send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 { align1 WE_all 1N };\n";

/// Makes a number of the group, which is in g4, the slow way: it comes to g5. A group of a number `endless` never gets there.
fn rounds(rounds: u32, endless: u32) -> String {
    format!(
        "mov(8) g4<1>UD g0.1<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         mov(8) g5<1>UD g4<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         mov(8) g6<1>D {rounds}D {{ align1 WE_all 1Q }};\n\
         LOOP:\n\
         mul(8) g5<1>UD g5<8,8,1>UD 7UW {{ align1 WE_all 1Q }};\n\
         add(8) g5<1>UD g5<8,8,1>UD g4<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         xor(8) g5<1>UD g5<8,8,1>UD 0x1234UD {{ align1 WE_all 1Q }};\n\
         cmp.nz.f1.0(8) null<1>D g4<8,8,1>D {endless}D {{ align1 WE_all 1Q }};\n\
         (+f1.0) add(8) g6<1>D g6<8,8,1>D -1D {{ align1 WE_all 1Q }};\n\
         cmp.g.f0.0(8) null<1>D g6<8,8,1>D 0D {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: LOOP {{ align1 WE_all 1N }};\n"
    )
}

/// Writes a register to the DWord of the group.
fn note(register: &str) -> String {
    format!(
        "shl(8) g10<1>UD g4<8,8,1>UD 2UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g10<8,8,1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         mov(8) g11<1>UD {register} {{ align1 WE_all 1Q }};\n{WRITE}"
    )
}

/// The same number on the host.
fn number(rounds: u32, group: u32) -> u32 {
    (0..rounds).fold(group, |x, _| x.wrapping_mul(7).wrapping_add(group) ^ 0x1234)
}

/// What can be seen after a submission.
#[derive(Clone, PartialEq, Debug)]
struct Seen {
    outcome: Result<(), Stop>,
    findings: Vec<(Finding, Entry)>,
    results: Vec<u32>,
}

/// Runs the groups of a kernel.
fn seen(
    platform: &'static Platform,
    host_threads: usize,
    thread_budget_instructions: u64,
    code: &str,
    fields: &str,
) -> Seen {
    let options = DeviceOptions { execution: Execution::All, clock: || 0, thread_budget_instructions };
    let mut bench = Bench::on(platform, options);
    bench.kernel(&format!("{code}{END}"), &format!("{TABLE_FIELD}{fields}"));
    bench.surface(1, 0, 1024);
    bench.batch("", SURFACES, &walker(GROUPS, 0xffff, ""));
    bench.device.set_host_threads(host_threads);
    let outcome = bench.submit();
    let results = (0..u64::from(GROUPS) + 1).map(|index| bench.result(index)).collect();
    Seen { outcome, findings: bench.findings.list(), results }
}

#[test]
fn memory_and_findings_are_the_same_on_any_number_of_host_threads() {
    // A barrier message that should not be: of every eighth group, by two instructions.
    let wrong = |relation: &str| {
        format!(
            "and(8) g2<1>UD g4<8,8,1>UD 15UD {{ align1 WE_all 1Q }};\n\
             cmp.{relation}.f0.0(8) null<1>UD g2<8,8,1>UD 8UD {{ align1 WE_all 1Q }};\n\
             (+f0.0) jmpi(1) JIP: OVER_{relation} {{ align1 WE_all 1N }};\n\
             mov(8) g2<1>UD 0UD {{ align1 WE_all 1Q }};\n\
             send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 {{ align1 WE_all 1N }};\n\
             OVER_{relation}:\n"
        )
    };
    let code = format!("{}{}{}{}", rounds(300, GROUPS), wrong("nz"), wrong("z"), note("g5<8,8,1>UD"));
    for platform in [&SKL, &BXT, &BDW] {
        let all = HOST_THREADS.map(|threads| seen(platform, threads, THREAD_BUDGET_INSTRUCTIONS, &code, ""));
        let [alone, others @ ..] = &all;
        assert_eq!(alone.outcome, Ok(()));
        let expected: Vec<u32> = (0..GROUPS).map(|group| number(300, group)).chain([0]).collect();
        assert_eq!(alone.results, expected, "{}", platform.name);
        let [(finding, entry)] = &alone.findings[..] else { panic!("{:?}", alone.findings) };
        assert_eq!((finding.kind, finding.system, entry.count), (Kind::Undefined, "GW-03", GROUPS.into()));
        // The first group meets the second one of them.
        let [first, second] = ["OVER_nz", "OVER_z"].map(|label| code.find(label));
        assert!(first < second && entry.first.ip_bytes > 0);
        for (other, threads) in others.iter().zip(&HOST_THREADS[1..]) {
            assert_eq!(other, alone, "{} {threads} host threads", platform.name);
        }
    }
}

#[test]
fn a_group_without_end_hangs_after_those_before_it_have_ended() {
    let code = format!("{}{}", rounds(300, 23), note("g5<8,8,1>UD"));
    let all = HOST_THREADS.map(|threads| seen(&SKL, threads, 1 << 16, &code, ""));
    let [alone, others @ ..] = &all;
    let Err(Stop::Fault(fault)) = &alone.outcome else { panic!("{:?}", alone.outcome) };
    assert_eq!(fault.kind, FaultKind::Hang);
    let before: Vec<u32> = (0..23).map(|group| number(300, group)).chain([0]).collect();
    assert_eq!(alone.results[..24], before);
    for other in others {
        assert_eq!((&other.outcome, &other.findings), (&alone.outcome, &alone.findings));
        assert_eq!(other.results[..24], before);
    }
}

#[test]
fn the_budget_of_a_submission_ends_with_the_same_group_on_any_number_of_host_threads() {
    // Each group executes about 800 instructions; all may execute 256 times 1000. Each breaks a rule, too.
    let rounds_of_group = 100;
    let code = format!(
        "{}mov(8) g2<1>UD 0UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 {{ align1 WE_all 1N }};\n{}",
        rounds(rounds_of_group, GROUPS),
        note("g5<8,8,1>UD")
    );
    let all = HOST_THREADS.map(|threads| seen(&SKL, threads, 1000, &code, ""));
    let [alone, others @ ..] = &all;
    let Err(Stop::Fault(fault)) = &alone.outcome else { panic!("{:?}", alone.outcome) };
    assert_eq!((fault.kind, fault.system), (FaultKind::Hang, "C87"));
    let reported = alone.findings.iter().find(|(finding, _)| finding.system == "GW-03").unwrap().1.count;
    let each = u64::from(ROUND * rounds_of_group);
    assert!((256_000 / (each + 60)..=256_000 / (each + 32)).contains(&reported), "{reported}");
    for other in others {
        assert_eq!((&other.outcome, &other.findings), (&alone.outcome, &alone.findings));
    }
}

#[test]
fn groups_have_the_thread_ids_of_their_places_on_any_number_of_host_threads() {
    let code = format!(
        "{}and(8) g5<1>UD g0.5<0,1,0>UD 0x1ffUD {{ align1 WE_all 1Q }};\n{}",
        rounds(300, GROUPS),
        note("g5<8,8,1>UD")
    );
    for threads in HOST_THREADS {
        let seen = seen(&SKL, threads, THREAD_BUDGET_INSTRUCTIONS, &code, "");
        // There are 56 thread slots.
        let expected: Vec<u32> = (0..GROUPS).map(|group| group % 56).chain([0]).collect();
        assert_eq!((seen.outcome, seen.results), (Ok(()), expected), "{threads} host threads");
    }
}

#[test]
fn groups_that_take_numbers_by_atomic_operations_come_one_after_the_other() {
    // The counter lies behind the notes; an increment that returns what it found, channel 0 of an untyped message.
    let counter = RESULT + 4 * u64::from(GROUPS);
    let code = format!(
        "{}mov(8) g10<1>UD {counter:#x}UD {{ align1 WE_all 1Q }};\n\
         send(1) g12<1>UW g10<8,8,1>UD 0x0210b5ff dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 WE_all 1N }};\n{}",
        rounds(300, GROUPS),
        note("g12<0,1,0>UD")
    );
    for threads in HOST_THREADS {
        let seen = seen(&SKL, threads, THREAD_BUDGET_INSTRUCTIONS, &code, "");
        let expected: Vec<u32> = (0..=GROUPS).collect();
        assert_eq!((seen.outcome, seen.findings, seen.results), (Ok(()), vec![], expected), "{threads}");
    }
    // Those that do not return anything may come in any order: all of them count.
    let code = format!(
        "{}mov(8) g10<1>UD {counter:#x}UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD 0x020095ff dp data 1 MsgDesc: mlen 1 rlen 0 {{ align1 WE_all 1N }};\n",
        rounds(300, GROUPS),
    );
    for threads in HOST_THREADS {
        let seen = seen(&SKL, threads, THREAD_BUDGET_INSTRUCTIONS, &code, "");
        assert_eq!((seen.outcome, seen.results.last()), (Ok(()), Some(&GROUPS)), "{threads}");
    }
}
