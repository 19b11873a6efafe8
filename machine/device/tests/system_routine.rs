//! The system routine through the whole device: a batch sets it, a thread's exception calls it, it saves what it uses to
//! memory and puts it back. [skl.7:System Routine]

use compute::{Bench, DATA, END, RESULT, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};

#[path = "support/compute.rs"]
mod compute;

const ROUTINE: u64 = DATA + 0x5000;
const SAVED: u64 = RESULT + 0x1000;

/// Registers that the routine uses for other things, and so saves: as many as the smallest thread has.
const REGISTERS: u64 = 16;

const WRITE: &str =
    "send(8) null<1>UW g112<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 { align1 WE_all 1Q };\n";
const READ: &str =
    "send(8) g113<1>UW g112<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 WE_all 1Q };\n";

/// g112: the address of a DWord for each channel.
fn addresses(at: u64) -> String {
    format!(
        "mov(8) g113<1>UW 0x76543210V {{ align1 WE_all 1Q }};\n\
         shl(8) g112<1>UD g113<8,8,1>UW 2UW {{ align1 WE_all 1Q }};\n\
         add(8) g112<1>UD g112<8,8,1>UD {at:#x}UD {{ align1 WE_all 1Q }};\n"
    )
}

/// How the routine moves each of its items to g113 and back.
fn items() -> Vec<[String; 2]> {
    let plain = |register: String, kind: &str| {
        let end = "{ align1 WE_all 1Q switch };\n";
        [
            format!("mov(8) g113<1>{kind} {register}<8,8,1>{kind} {end}"),
            format!("mov(8) {register}<1>{kind} g113<8,8,1>{kind} {end}"),
        ]
    };
    let mut items: Vec<_> = (0..REGISTERS).map(|n| plain(format!("g{n}"), "UD")).collect();
    items.push(plain("acc0".into(), "F"));
    items.push(plain("a0".into(), "UW"));
    items.push([
        "mov(1) g113<1>UD f0<0,1,0>UD { align1 WE_all 1N };\n\
         mov(1) g113.1<1>UD f1<0,1,0>UD { align1 WE_all 1N };\n"
            .into(),
        "mov(1) f0<1>UD g113<0,1,0>UD { align1 WE_all 1N };\n\
         mov(1) f1<1>UD g113.1<0,1,0>UD { align1 WE_all 1N };\n"
            .into(),
    ]);
    items
}

/// Saves, overwrites everything it saved, restores, clears the exception, returns.
fn routine() -> String {
    let next = "add(8) g112<1>UD g112<8,8,1>UD 32UD { align1 WE_all 1Q };\n";
    let mut text = addresses(SAVED);
    text.extend(items().iter().map(|[save, _]| format!("{save}{WRITE}{next}")));
    text.extend((0..REGISTERS).map(|n| format!("mov(8) g{n}<1>UD 0xdeadUD {{ align1 WE_all 1Q }};\n")));
    text += "mov(8) acc0<1>F 7F { align1 WE_all 1Q };\n\
             mov(8) a0<1>UW 0xfff0UW { align1 WE_all 1Q };\n\
             mov(1) f0<1>UD 0x5555aaaaUD { align1 WE_all 1N };\n\
             mov(1) f1<1>UD 0x5555aaaaUD { align1 WE_all 1N };\n";
    text += &addresses(SAVED);
    text.extend(items().iter().map(|[_, restore]| format!("{READ}{restore}{next}")));
    text + "and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x0000ffffUD { align1 WE_all 1N switch };\n\
            and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };\n\
            nop;\n"
}

/// Fills registers, raises a software exception or not, uses them.
fn kernel(raises: bool) -> String {
    let raise = if raises {
        "or(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x20000000UD { align1 WE_all 1N switch };\n"
    } else {
        "nop;\n"
    };
    format!(
        "mov(8) g1<1>UW 0x76543210V {{ align1 WE_all 1Q }};\n\
         mov(8) g2<1>D g1<8,8,1>UW {{ align1 WE_all 1Q }};\n\
         mov(8) g3<1>F g2<8,8,1>D {{ align1 1Q }};\n\
         mov(8) g20<1>D 1000D {{ align1 1Q }};\n\
         mov(8) a0<1>UW 96UW {{ align1 WE_all 1Q }};\n\
         mul(8) acc0<1>F g3<8,8,1>F g3<8,8,1>F {{ align1 1Q }};\n\
         cmp.l.f0.1(8) null<1>D g2<8,8,1>D 4D {{ align1 1Q }};\n\
         (+f0.1) if(8) JIP: END UIP: END {{ align1 1Q }};\n\
         {raise}\
         mac(8) g4<1>F g3<8,8,1>F g3<8,8,1>F {{ align1 1Q }};\n\
         add(8) g20<1>D g4<8,8,1>F g[a0]<8,8,1>F {{ align1 1Q }};\n\
         END:\n\
         endif(8) JIP: AFTER {{ align1 1Q }};\n\
         AFTER:\n\
         (+f0.1) add(8) g20<1>D g20<8,8,1>D 100D {{ align1 1Q }};\n\
         {}\
         mov(8) g113<1>D g20<8,8,1>D {{ align1 WE_all 1Q }};\n\
         {WRITE}{END}",
        addresses(RESULT)
    )
}

/// What the thread wrote, what the routine saved, and the findings.
fn run(platform: &'static Platform, raises: bool) -> (Vec<u32>, Vec<u32>, usize) {
    let options = DeviceOptions {
        execution: Execution::All,
        clock: || 0,
        thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS >> 6,
    };
    let mut bench = Bench::on(platform, options);
    bench.code(ROUTINE, &routine());
    bench.kernel(&kernel(raises), "  Software Exception Enable = 1\n");
    let routine = format!("STATE_SIP\n  System Instruction Pointer = {:#x}\n", ROUTINE - DATA);
    bench.batch("", &routine, &walker(1, 0xff, ""));
    assert_eq!(bench.submit(), Ok(()));
    let read = |at: u64, count: u64| (0..count).map(|n| bench.result((at - RESULT) / 4 + n)).collect();
    (read(RESULT, 8), read(SAVED, 8 * (REGISTERS + 3)), bench.findings.list().len())
}

#[test]
fn a_routine_that_saves_and_restores_its_registers_in_memory_leaves_the_thread_as_it_was() {
    for platform in [&SKL, &BXT, &BDW] {
        let expected: Vec<u32> = (0..8).map(|c| if c < 4 { 2 * c * c + c + 100 } else { 1000 }).collect();
        let (result, saved, findings) = run(platform, true);
        assert_eq!((result, findings), (expected.clone(), 0));
        // g2, the accumulator, the address register.
        assert_eq!(saved[2 * 8..3 * 8], [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(f32::from_bits(saved[REGISTERS as usize * 8 + 3]), 9.0);
        assert_eq!(saved[(REGISTERS as usize + 1) * 8] & 0xffff, 96);

        let (result, saved, findings) = run(platform, false);
        assert_eq!((result, findings), (expected, 0));
        assert!(saved.iter().all(|dword| *dword == 0), "nobody called the routine");
    }
}
