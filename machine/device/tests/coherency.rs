//! Who sees what another has written, and when: threads, command streamer, what was loaded before, the host.

use compute::{DATA, END, RESULT, SURFACES, TABLE_FIELD, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};

#[path = "support/compute.rs"]
mod compute;

const PLATFORMS: [&Platform; 3] = [&SKL, &BXT, &BDW];
/// Offsets from [`DATA`]: the program that copies and its descriptor, what it copies.
const COPIER: u64 = 0x2000;
const COPIER_DESCRIPTOR: u64 = 0x4100;
const SOURCE: u64 = 0x5000;
/// ... and what it overwrites: dimensions, constants, a descriptor, a program.
const COPIES: u64 = 0x9000;
const DIMENSIONS: u64 = COPIES;
const CONSTANTS: u64 = COPIES + 0x20;
const DESCRIPTOR: u64 = COPIES + 0x40;
const PROGRAM: u64 = COPIES + 0x80;

/// What drivers put between a writer and a reader of something else.
const FLUSH: &str = "PIPE_CONTROL\n  Command Streamer Stall Enable = 1\n  DC Flush Enable = 1\n\
    PIPE_CONTROL\n  Command Streamer Stall Enable = 1\n  State Cache Invalidation Enable = 1\n  \
    Constant Cache Invalidation Enable = 1\n  Texture Cache Invalidation Enable = 1\n  \
    Instruction Cache Invalidate Enable = 1\n";

fn bench(platform: &'static Platform) -> compute::Bench {
    let thread_budget_instructions = THREAD_BUDGET_INSTRUCTIONS >> 8;
    compute::Bench::on(
        platform,
        DeviceOptions { execution: Execution::All, clock: || 0, thread_budget_instructions },
    )
}

fn load_descriptor(offset: u64) -> String {
    format!(
        "MEDIA_INTERFACE_DESCRIPTOR_LOAD\n  Interface Descriptor Total Length = 0x20\n  \
         Interface Descriptor Data Start Address = {offset:#x}\n"
    )
}

fn load_register(register: u32, offset: u64) -> String {
    format!(
        "MI_LOAD_REGISTER_MEM\n  Register Address = {register:#x}\n  Memory Address = {:#x}\n",
        DATA + offset
    )
}

fn store(at: u64, value: u32) -> String {
    format!("MI_STORE_DATA_IMM\n  DWord Length = 2\n  Address = {at:#x}\n  Immediate Data[0] = {value:#x}\n")
}

/// Group n copies 32 bytes, those of place n.
fn copier() -> String {
    format!(
        "mov(8) g2<1>UW 0x76543210V {{ align1 WE_all 1Q }};\n\
         shl(8) g3<1>UD g2<8,8,1>UW 2UW {{ align1 WE_all 1Q }};\n\
         shl(8) g4<1>UD g0.1<0,1,0>UD 5UD {{ align1 WE_all 1Q }};\n\
         add(8) g3<1>UD g3<8,8,1>UD g4<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g3<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         send(8) g11<1>UW g10<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n\
         add(8) g10<1>UD g3<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         send(8) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 1Q }};\n{END}",
        DATA + SOURCE,
        DATA + COPIES
    )
}

/// Notes the constant that it is given, and a number of its own, under the number of its group.
fn noting(number: u32) -> String {
    format!(
        "shl(8) g10<1>UD g0.1<0,1,0>UD 2UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g10<8,8,1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         add(8) g11<1>UD g1<0,1,0>UD {number}UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 WE_all 1N }};\n{END}"
    )
}

/// Dimensions, constants, a descriptor that names the program, the program: as it is copied.
fn parts(bench: &compute::Bench, at: u64, groups: u32, constant: u32, number: u32) {
    let start = DATA + at;
    bench.words(start, &[groups, 1, 1, 0, 0, 0, 0, 0]);
    bench.words(start + (CONSTANTS - COPIES), &[constant; 8]);
    let descriptor = hw::InterfaceDescriptorData {
        kernel_start_pointer: PROGRAM,
        cross_thread_constant_data_read_length: 1,
        ..Default::default()
    };
    bench.words(start + (DESCRIPTOR - COPIES), &descriptor.encode(bench.platform));
    bench.code(start + (PROGRAM - COPIES), &noting(number));
}

/// Walks over as many groups as the copies say, with the constants, the descriptor and the program that lie there.
fn walk_copies() -> String {
    let dimensions: String =
        (0..3).map(|axis| load_register(0x2500 + 4 * axis, DIMENSIONS + 4 * u64::from(axis))).collect();
    format!(
        "{dimensions}{}MEDIA_CURBE_LOAD\n  CURBE Total Data Length = 0x20\n  CURBE Data Start Address = {CONSTANTS:#x}\n{}",
        load_descriptor(DESCRIPTOR),
        walker(0, 0xff, "  Indirect Parameter Enable = 1\n")
    )
}

#[test]
fn what_threads_write_is_what_later_commands_and_threads_read() {
    for platform in PLATFORMS {
        let mut bench = bench(platform);
        bench.code(DATA + COPIER, &copier());
        let descriptor = hw::InterfaceDescriptorData { kernel_start_pointer: COPIER, ..Default::default() };
        bench.words(DATA + COPIER_DESCRIPTOR, &descriptor.encode(platform));
        parts(&bench, COPIES, 2, 0x1000, 1);
        parts(&bench, SOURCE, 3, 0x2000, 2);
        // The old ones are used first, so that caches have them.
        let batch = format!(
            "{}{FLUSH}{}{}{FLUSH}{}",
            walk_copies(),
            load_descriptor(COPIER_DESCRIPTOR),
            walker(16, 0xff, ""),
            walk_copies()
        );
        bench.batch("", "", &batch);
        bench.words(RESULT, &[7; 4]);
        assert_eq!((bench.submit(), bench.findings.list()), (Ok(()), vec![]), "{}", platform.name);
        assert_eq!([0, 1, 2, 3].map(|n| bench.result(n)), [0x2002, 0x2002, 0x2002, 7], "{}", platform.name);
        // The host writes between submissions.
        parts(&bench, SOURCE, 4, 0x3000, 3);
        assert_eq!(bench.submit(), Ok(()));
        assert_eq!([0, 1, 2, 3].map(|n| bench.result(n)), [0x3003; 4], "{}", platform.name);
    }
}

#[test]
fn every_walker_sees_what_the_command_streamer_stored_before_it_and_nothing_later() {
    // What a surface holds goes to one place after the other; it is stored anew before each walker and behind the last.
    let kernel = format!(
        "mov(8) g8<1>UD 0UD {{ align1 WE_all 1Q }};\n\
         send(8) g11<1>UW g8<8,8,1>UD 0x02106e01 dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n\
         mov(8) g10<1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         send(8) g20<1>UW g10<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n\
         add(8) g10<1>UD g10<8,8,1>UD g20<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 WE_all 1N }};\n{END}"
    );
    let cell = RESULT + 4 * 64;
    for platform in PLATFORMS {
        let mut bench = bench(platform);
        bench.kernel(&kernel, TABLE_FIELD);
        bench.surface(1, 64, 16);
        let step = |value: u32, place: u32| {
            format!("{}{}{FLUSH}{}", store(cell, value), store(RESULT, place), walker(1, 0xff, ""))
        };
        let batch = format!("{}{}{}{}", step(11, 4), step(22, 8), step(33, 12), store(cell, 44));
        bench.batch("", SURFACES, &batch);
        assert_eq!((bench.submit(), bench.findings.list()), (Ok(()), vec![]), "{}", platform.name);
        assert_eq!([1, 2, 3, 64].map(|n| bench.result(n)), [11, 22, 33, 44], "{}", platform.name);
    }
}

#[test]
fn a_flush_writes_after_what_came_before_it_and_before_what_comes_after() {
    // Each group notes what the flush has stored so far.
    let cell = RESULT + 4 * 64;
    let kernel = format!(
        "mov(8) g8<1>UD {cell:#x}UD {{ align1 WE_all 1Q }};\n\
         send(8) g11<1>UW g8<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n\
         mov(8) g10<1>UD g0.1<0,1,0>UD {{ align1 WE_all 1Q }};\n\
         shl(8) g10<1>UD g10<8,8,1>UD 2UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g10<8,8,1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 WE_all 1N }};\n{END}"
    );
    let flush = |value: u32| {
        format!(
            "PIPE_CONTROL\n  Command Streamer Stall Enable = 1\n  DC Flush Enable = 1\n  \
             Post Sync Operation = 1\n  Address = {cell:#x}\n  Immediate Data = {value:#x}\n"
        )
    };
    for platform in PLATFORMS {
        let mut bench = bench(platform);
        bench.kernel(&kernel, "");
        let next =
            |groups: u32| walker(groups, 0xff, &format!("  Thread Group ID Starting X = {}\n", groups - 2));
        let batch = format!("{}{}{}{}{}", next(2), flush(5), next(4), flush(6), next(6));
        bench.batch("", "", &batch);
        assert_eq!((bench.submit(), bench.findings.list()), (Ok(()), vec![]), "{}", platform.name);
        let noted: Vec<u32> = (0..7).map(|n| bench.result(n)).collect();
        assert_eq!(noted, [0, 0, 5, 5, 6, 6, 0], "{}", platform.name);
        assert_eq!(bench.result(64), 6);
    }
}

#[test]
fn what_a_group_wrote_before_a_fence_is_there_for_whoever_sees_what_it_wrote_behind_it() {
    // The second group leaves eight values, passes a fence, raises a flag; the first one waits for the flag.
    let data = RESULT + 4 * 64;
    let kernel = format!(
        "mov(8) g2<1>UW 0x76543210V {{ align1 WE_all 1Q }};\n\
         shl(8) g3<1>UD g2<8,8,1>UW 2UW {{ align1 WE_all 1Q }};\n\
         add(8) g4<1>UD g3<8,8,1>UD {data:#x}UD {{ align1 WE_all 1Q }};\n\
         mov(8) g10<1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         mov(8) g11<1>UD 1UD {{ align1 WE_all 1Q }};\n\
         cmp.z.f0.0(8) null<1>UD g0.1<0,1,0>UD 0UD {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: READER {{ align1 WE_all 1N }};\n\
         add(8) g5<1>UD g3<8,8,1>UD 0x700UD {{ align1 WE_all 1Q }};\n\
         send(8) null<1>UW g4<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 1Q }};\n\
         mov(8) g40<1>UD 0x55UD {{ align1 WE_all 1Q }};\n\
         send(8) g40<1>UW g2<8,8,1>UD 0x0219e000 data MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n\
         mov(8) g41<1>UD g40<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 WE_all 1N }};\n\
         jmpi(1) JIP: OUT {{ align1 WE_all 1N }};\n\
         READER:\n\
         send(1) g12<1>UW g10<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 WE_all 1N }};\n\
         cmp.z.f0.0(8) null<1>UD g12<0,1,0>UD 0UD {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: READER {{ align1 WE_all 1N }};\n\
         send(8) g5<1>UW g4<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};\n\
         add(8) g4<1>UD g3<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         send(8) null<1>UW g4<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 {{ align1 1Q }};\n\
         OUT:\n{END}",
        RESULT + 4 * 16
    );
    for platform in PLATFORMS {
        let mut bench = bench(platform);
        bench.kernel(&kernel, "");
        bench.batch("", "", &walker(2, 0xff, ""));
        assert_eq!((bench.submit(), bench.findings.list()), (Ok(()), vec![]), "{}", platform.name);
        let seen: Vec<u32> = (0..8).map(|n| bench.result(16 + n)).collect();
        assert_eq!(seen, (0..8).map(|n| 0x700 + 4 * n).collect::<Vec<u32>>(), "{}", platform.name);
    }
}
