//! Thread groups through the whole device: barriers, time stamps, what a group may hold.

use compute::{END, RESULT, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use probe::{FaultKind, Kind, Stop};
use std::cell::Cell;

#[path = "support/compute.rs"]
mod compute;

thread_local! {
    static NOW_NS: Cell<u64> = const { Cell::new(0) };
}

struct Bench {
    program: compute::Bench,
    /// Commands before those of the walker.
    before: String,
    /// Groups that the walker makes.
    groups: u32,
}

/// Where groups behave the same.
const PLATFORMS: [&Platform; 3] = [&SKL, &BXT, &BDW];

impl Bench {
    fn new() -> Self {
        Self::on(&SKL)
    }

    fn on(platform: &'static Platform) -> Self {
        let options = DeviceOptions {
            execution: Execution::All,
            clock: || NOW_NS.get(),
            thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS >> 6,
        };
        Self { program: compute::Bench::on(platform, options), before: String::new(), groups: 1 }
    }

    fn result(&self, index: u64) -> u32 {
        self.program.result(index)
    }

    /// Runs the kernel in the groups of a walker. R0 is the header; a thread's index is in R0.5.
    fn run(&mut self, kernel: &str, descriptor: &str, more: &str) -> Result<(), Stop> {
        self.program.kernel(kernel, descriptor);
        self.program.batch(&self.before, "", &walker(self.groups, 0xff, more));
        self.program.submit()
    }

    fn undefined(&self, system: &str) -> bool {
        self.program.findings.list().iter().any(|(f, _)| f.kind == Kind::Undefined && f.system == system)
    }
}

/// Four KiB of local memory, as a field of a descriptor.
fn slm(platform: &Platform) -> &'static str {
    if platform.has(hw::Feature::SplitSend) {
        "  Shared Local Memory Size = 3\n"
    } else {
        "  Shared Local Memory Size = 1\n"
    }
}

/// A load of the value with which Intel's OpenCL driver gives the L3 local memory.
const L3_WITH_LOCAL_MEMORY: &str =
    "MI_LOAD_REGISTER_IMM\n  DWord Length = 1\n  Register Offset[0] = 0x7034\n  Data DWord[0] = 0x60000321\n";

/// Writes g20.0 to `RESULT + 4 * (thread + offset)`, thread index in g3.0.
fn store(offset: u32) -> String {
    format!(
        "mul(8) g10<1>UD g3<0,1,0>UD 4UW {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g10<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         mov(8) g11<1>UD g20<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 WE_all 1N }};\n",
        RESULT as u32 + 4 * offset
    )
}

/// The index of the thread to g3.0.
const INDEX: &str = "and(8) g3<1>UD g0.5<0,1,0>UD 0x1ffUD { align1 WE_all 1Q };\n";

#[test]
fn a_predicated_barrier_gives_every_thread_the_same_sum() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        // Thread n passes with n + 1 channels: a mask of ones.
        let kernel = format!(
            "{INDEX}\
         mov(8) g2<1>UD 0UD {{ align1 WE_all 1Q }};\n\
         mov(1) g2.2<1>UD 0x40000000UD {{ align1 WE_all 1N }};\n\
         mov(1) g4<1>UD 2UD {{ align1 WE_all 1N }};\n\
         shl(1) g4<1>UD g4<0,1,0>UD g3<0,1,0>UD {{ align1 WE_all 1N }};\n\
         add(1) g2.3<1>UD g4<0,1,0>UD 0xffffffffUD {{ align1 WE_all 1N }};\n\
         mov(8) g20<1>UD 0x77770000UD {{ align1 WE_all 1Q }};\n\
         send(1) g20<1>UW g2<0,1,0>UD 0x02100004 gateway MsgDesc: mlen 1 rlen 1 {{ align1 WE_all 1N }};\n\
         wait(1) n0<1>UD {{ align1 WE_all 1N }};\n{}{END}",
            store(0)
        );
        let descriptor = "  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = 4\n";
        assert_eq!(bench.run(&kernel, descriptor, "  Thread Width Counter Maximum = 3\n"), Ok(()));
        assert_eq!(bench.program.findings.list(), []);
        // 1 + 2 + 3 + 4; the high half of the DWord stays.
        assert_eq!([0, 1, 2, 3].map(|n| bench.result(n)), [0x7777_000a; 4]);
    }
}

#[test]
fn a_counted_barrier_releases_a_part_of_the_group() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        // Threads 0 and 1 meet at a barrier for two; for all four it would never be complete, as 2 and 3 pass it by.
        let kernel = format!(
            "{INDEX}\
         mov(8) g2<1>UD 0UD {{ align1 WE_all 1Q }};\n\
         mov(1) g2.2<1>UD {:#x}UD {{ align1 WE_all 1N }};\n\
         cmp.g.f0.0(8) null<1>UD g3<0,1,0>UD 1UD {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: LATE {{ align1 WE_all 1N }};\n\
         send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 {{ align1 WE_all 1N }};\n\
         wait(1) n0<1>UD {{ align1 WE_all 1N }};\n\
         LATE:\n\
         mov(8) g20<1>UD 7UD {{ align1 WE_all 1Q }};\n{}{END}",
            1 << 15 | 2 << 9,
            store(0)
        );
        let descriptor = "  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = 4\n";
        assert_eq!(bench.run(&kernel, descriptor, "  Thread Width Counter Maximum = 3\n"), Ok(()));
        assert_eq!(bench.program.findings.list(), []);
        assert_eq!([0, 1, 2, 3].map(|n| bench.result(n)), [7; 4]);
    }
}

#[test]
fn a_kernel_reads_both_clocks_and_the_relative_one_stands_while_its_context_does_not_run() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        let stamp = |dword: u32, offset| {
            format!(
                "mov(8) g2<1>UD 0UD {{ align1 WE_all 1Q }};\n\
             send(8) g6<1>UW g2<8,8,1>UD 0x02100003 gateway MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n\
             mov(8) g20<1>UD g6.{dword}<0,1,0>UD {{ align1 WE_all 1Q }};\n{}",
                store(offset)
            )
        };
        let kernel = format!("{INDEX}{}{}{END}", stamp(1, 0), stamp(3, 1));
        NOW_NS.set(1024 * 9);
        assert_eq!(bench.run(&kernel, "", ""), Ok(()));
        assert_eq!(bench.program.findings.list(), []);
        // Absolute in units of 1.024 us; nothing of its own time has passed, as the clock did not move while it ran.
        assert_eq!([0, 1].map(|n| bench.result(n)), [9, 0]);
        NOW_NS.set(1024 * 11);
        assert_eq!(bench.run(&kernel, "", ""), Ok(()));
        assert_eq!([0, 1].map(|n| bench.result(n)), [11, 0]);
    }
}

#[test]
fn a_group_that_shares_a_barrier_must_fit_one_subslice() {
    let barrier = "  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = 57\n";
    let wide = "  Thread Width Counter Maximum = 56\n";
    let mut bench = Bench::new();
    assert_eq!(bench.run(END, barrier, wide), Ok(()));
    assert!(bench.undefined("C13"));

    // One thread less, or without a barrier, or with one that spans subslices, it fits.
    let fits = [
        (barrier.replace("57", "56"), "  Thread Width Counter Maximum = 55\n"),
        (String::new(), wide),
        (format!("{barrier}  Global Barrier Enable = 1\n"), wide),
    ];
    for (descriptor, walker) in fits {
        let mut bench = Bench::new();
        assert_eq!(bench.run(END, &descriptor, walker), Ok(()));
        assert_eq!(bench.program.findings.list(), []);
    }
}

#[test]
fn a_barrier_waits_for_the_group_whatever_the_descriptor_announces() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        let kernel = format!(
            "mov(8) g2<1>UD 0UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 {{ align1 WE_all 1N }};\n\
         wait(1) n0<1>UD {{ align1 WE_all 1N }};\n{END}"
        );
        let descriptor = "  Barrier Enable = 1\n  Number of Threads in GPGPU Thread Group = 3\n";
        assert_eq!(bench.run(&kernel, descriptor, "  Thread Width Counter Maximum = 1\n"), Ok(()));
        assert!(bench.undefined("C11"));
    }
}

#[test]
fn the_l3_gives_groups_local_memory_when_the_batch_asks_for_it() {
    for platform in PLATFORMS {
        let slm = slm(platform);
        let mut bench = Bench::on(platform);
        assert_eq!(bench.run(END, slm, ""), Ok(()));
        assert!(bench.undefined("D78"));
        let mut bench = Bench::on(platform);
        bench.before = L3_WITH_LOCAL_MEMORY.into();
        assert_eq!(bench.run(END, slm, ""), Ok(()));
        assert_eq!(bench.program.findings.list(), []);
    }
}

#[test]
fn what_nobody_has_written_is_no_error_and_reads_as_zeros() {
    for platform in PLATFORMS {
        // The L3 has local memory and stops at errors of two bits; its checks are not bypassed. Both registers can be read.
        let (control, bypass) = (0x7034, 0xb120);
        let mut bench = Bench::on(platform);
        bench.before = format!(
            "MI_LOAD_REGISTER_IMM\n  DWord Length = 1\n  Register Offset[0] = {control:#x}\n  Data DWord[0] = 0x60000321\n"
        );
        for (register, index) in [(control, 8), (bypass, 9)] {
            let at = RESULT + 4 * index;
            bench.before += &format!(
                "MI_STORE_REGISTER_MEM\n  Register Address = {register:#x}\n  Memory Address = {at:#x}\n"
            );
        }
        // A group reads its local memory, then fills it; the next group finds nothing of that.
        let kernel = format!(
            "{INDEX}\
         mov(8) g10<1>UD 64UD {{ align1 WE_all 1Q }};\n\
         send(8) g20<1>UD g10<8,8,1>UD 0x02106efe dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n\
         mov(8) g11<1>UD 0xdeadUD {{ align1 WE_all 1Q }};\n\
         send(8) null<1>UD g10<8,8,1>UD 0x04026efe dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 1Q }};\n{}{END}",
            store(0)
        );
        for _ in 0..2 {
            bench.program.words(RESULT, &[7; 10]);
            assert_eq!(bench.run(&kernel, slm(platform), ""), Ok(()));
            assert_eq!(bench.result(0), 0);
            assert_eq!((bench.result(8), bench.result(9)), (0x6000_0321, 0));
            assert_eq!(bench.program.findings.list(), []);
        }
    }
}

/// Polls the DWord at g10.0 until it is not 0; its value comes to g12.0.
const POLL: &str = "AGAIN:\n\
    send(1) g12<1>UW g10<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 WE_all 1N };\n\
    cmp.z.f0.0(8) null<1>UD g12<0,1,0>UD 0UD { align1 WE_all 1Q };\n\
    (+f0.0) jmpi(1) JIP: AGAIN { align1 WE_all 1N };\n";

/// Whoever has number g3.0 of eight waits for the next, which has one less to wait for: 8 to 1 in `RESULT`.
fn chain() -> String {
    format!(
        "mov(8) g20<1>UD 1UD {{ align1 WE_all 1Q }};\n\
         cmp.z.f0.0(8) null<1>UD g3<0,1,0>UD 7UD {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: LAST {{ align1 WE_all 1N }};\n\
         mul(8) g10<1>UD g3<0,1,0>UD 4UW {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g10<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n{POLL}\
         add(8) g20<1>UD g12<0,1,0>UD 1UD {{ align1 WE_all 1Q }};\n\
         LAST:\n{}",
        RESULT as u32 + 4,
        store(0)
    )
}

#[test]
fn a_group_waits_for_memory_that_a_later_one_writes_and_both_have_thread_ids_of_their_own() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.groups = 8;
        let kernel = format!(
            "mov(8) g3<1>UD g0.1<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         and(8) g20<1>UD g0.5<0,1,0>UD 0x1ffUD {{ align1 WE_all 1Q }};\n{}{}{END}",
            store(8),
            chain()
        );
        assert_eq!(bench.run(&kernel, "", ""), Ok(()));
        assert_eq!(bench.program.findings.list(), []);
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|n| bench.result(n)), [8, 7, 6, 5, 4, 3, 2, 1]);
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|n| bench.result(8 + n)), [0, 1, 2, 3, 4, 5, 6, 7]);
    }
}

#[test]
fn groups_have_the_thread_ids_of_their_places_whether_they_wait_or_not() {
    // Walkers are run in pieces of 16384 groups: the last eight of the first one wait for each other. There are 56 places.
    const WAITING: u32 = 16384 - 8;
    let mut bench = Bench::new();
    bench.groups = WAITING + 16;
    let over = |relation: &str, than: u32| {
        format!(
            "cmp.{relation}.f0.0(8) null<1>UD g3<0,1,0>UD {than}UD {{ align1 WE_all 1Q }};\n\
             (+f0.0) jmpi(1) JIP: OVER {{ align1 WE_all 1N }};\n"
        )
    };
    let kernel = format!(
        "add(8) g3<1>D g0.1<0,1,0>D -{WAITING}D {{ align1 WE_all 1Q }};\n{}\
         and(8) g20<1>UD g0.5<0,1,0>UD 0x1ffUD {{ align1 WE_all 1Q }};\n{}{}{}OVER:\n{END}",
        over("g", 15),
        store(8),
        over("g", 7),
        chain()
    );
    assert_eq!(bench.run(&kernel, "", ""), Ok(()));
    assert_eq!(bench.program.findings.list(), []);
    let ids: Vec<u32> = (0..16).map(|n| bench.result(8 + n)).collect();
    assert_eq!(ids, [24, 25, 26, 27, 28, 29, 30, 31, 0, 1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn a_thread_waits_for_memory_that_a_later_one_of_its_group_writes() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        let kernel = format!("{INDEX}{}{END}", chain());
        assert_eq!(bench.run(&kernel, "", "  Thread Width Counter Maximum = 7\n"), Ok(()));
        assert_eq!(bench.program.findings.list(), []);
        assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|n| bench.result(n)), [8, 7, 6, 5, 4, 3, 2, 1]);
    }
}

#[test]
fn groups_that_wait_for_one_that_does_not_fit_beside_them_hang() {
    for platform in PLATFORMS {
        // There is room for 56 groups of one thread; the 57th would be the first to write.
        for (groups, ends) in [(56, true), (57, false)] {
            let mut bench = Bench::on(platform);
            bench.groups = groups;
            let kernel = format!(
                "mov(8) g3<1>UD g0.1<0,1,0>UD {{ align1 WE_all 1Q }};\n\
             mov(8) g10<1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
             cmp.z.f0.0(8) null<1>UD g3<0,1,0>UD {}UD {{ align1 WE_all 1Q }};\n\
             (+f0.0) jmpi(1) JIP: LAST {{ align1 WE_all 1N }};\n{POLL}\
             LAST:\n\
             mov(8) g3<1>UD 0UD {{ align1 WE_all 1Q }};\n\
             mov(8) g20<1>UD 5UD {{ align1 WE_all 1Q }};\n{}{END}",
                groups - 1,
                store(0)
            );
            let result = bench.run(&kernel, "", "");
            assert_eq!(result.is_ok(), ends, "{groups} groups: {result:?}");
            assert_eq!(bench.result(0), if ends { 5 } else { 0 });
        }
    }
}

#[test]
fn groups_without_end_use_up_the_budget_of_one_thread_and_not_of_all() {
    let mut bench = Bench::new();
    bench.groups = 56;
    // An atomic increment, again and again.
    let kernel = format!(
        "mov(8) g10<1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         AGAIN:\n\
         send(1) null<1>UW g10<8,8,1>UD 0x020095ff dp data 1 MsgDesc: mlen 1 rlen 0 {{ align1 WE_all 1N }};\n\
         jmpi(1) JIP: AGAIN {{ align1 WE_all 1N }};\n{END}"
    );
    let Err(Stop::Fault(fault)) = bench.run(&kernel, "", "") else { panic!("it has no end") };
    assert_eq!(fault.kind, FaultKind::Hang);
    let increments = bench.result(0);
    let of_one_thread = (THREAD_BUDGET_INSTRUCTIONS >> 6) as u32 / 32;
    assert!((of_one_thread..3 * of_one_thread).contains(&increments), "{increments} of {of_one_thread}");
}
