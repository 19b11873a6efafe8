//! Calls and jumps to code outside of the kernel that was launched.

mod common;

use common::*;
use eu::{Beside, Exit, Kernel, Thread, run};
use hw::platforms::SKL;
use ports::{Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, FaultKind, Findings, Ids, Kind, Stop};

/// Where the kernel begins, behind the instruction base.
const ENTRY: u32 = 0x1000;
const BEFORE: u32 = 0x400;
const BEHIND: u32 = 0x20_0000;

/// Code in memory, by its offset from the instruction base.
#[derive(Default)]
struct Memory(Vec<(u32, Vec<u8>)>);

impl Sends for Memory {
    fn send(&mut self, _: &SendMessage, _: &mut Grf) -> Result<SendReply, Stop> {
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _executed_instructions: u64) -> u64 {
        0
    }

    fn instructions(&mut self, offset_bytes: u32) -> Option<[u8; 16]> {
        let inside =
            |(start, code): &&(u32, Vec<u8>)| (offset_bytes.wrapping_sub(*start) as usize) < code.len();
        let (start, code) = self.0.iter().find(inside)?;
        fetch(code)(offset_bytes - start)
    }
}

fn parse(text: &str) -> Vec<u8> {
    isa::parse_program(&SKL, text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// `calla`, whose operand counts from the instruction base, as a kernel with an end.
fn calling(target: u32, rest: &str) -> Vec<u8> {
    let mut code = assemble(&format!("call(8) g30<1>UD JIP: 16 {{ align1 1Q }}; {rest}"));
    code[0] = 0x2b;
    code[12..16].copy_from_slice(&target.to_le_bytes());
    code
}

/// Runs a kernel on all platforms whose instructions have this form.
fn execute_in(code: &[u8], memory: &mut Memory) -> (Box<Thread>, Result<Exit, Stop>) {
    let mut first: Option<(Box<Thread>, Result<Exit, Stop>)> = None;
    for platform in WIDE {
        let kernel = Kernel::decode_at(platform, ENTRY, fetch(code));
        let now = execute_kernel(platform, &kernel, memory);
        let Some((thread, result)) = &first else {
            first = Some(now);
            continue;
        };
        assert_eq!(*result, now.1);
        assert!(thread.grf.dwords == now.0.grf.dwords, "{}", platform.name);
    }
    first.expect("a platform")
}

fn execute_kernel(
    platform: &'static hw::Platform,
    kernel: &Kernel,
    memory: &mut Memory,
) -> (Box<Thread>, Result<Exit, Stop>) {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let start = ThreadStart { dispatch_mask: 0xff, vector_mask: 0xff, ..Default::default() };
    let mut thread = Box::new(Thread::new(&start));
    set_dwords(&mut thread, 2, &[0, 1, 2, 3, 4, 5, 6, 7]);
    let result = run(kernel, &mut thread, memory, &cx, 10_000);
    (thread, result)
}

const RETURN: &str = "ret(8) null<1>UD g30<4,4,1>UD { align1 1Q };";
const ADD_16: &str = "add(8) g20<1>UD g20<8,8,1>UD 16UD { align1 1Q };";

#[test]
fn an_absolute_call_reaches_code_before_and_behind_the_kernel() {
    for target in [BEFORE, BEHIND] {
        let callee = parse(&format!(
            "add(8) g20<1>UD g20<8,8,1>UD 1UD {{ align1 1Q }};
             mov(1) g21<1>UD ip<0,1,0>UD {{ align1 WE_all 1N }}; {RETURN}"
        ));
        let mut memory = Memory(vec![(target, callee)]);
        let (thread, result) = execute_in(&calling(target, ADD_16), &mut memory);
        assert_eq!(result, Ok(Exit::EndOfThread));
        assert_eq!(dwords(&thread, 20, 8), [17; 8]);
        assert_eq!(dwords(&thread, 21, 1), [target + 16]);
        assert_eq!(dwords(&thread, 30, 2), [ENTRY + 16, 0xff]);
    }
}

#[test]
fn an_absolute_call_may_have_its_target_in_a_register() {
    let mut code = assemble(&format!(
        "mov(1) g10<1>UD {BEHIND}UD {{ align1 WE_all 1N }};
         call(8) g30<1>UD g10<0,1,0>D {{ align1 1Q }}; {ADD_16}"
    ));
    code[16] = 0x2b;
    let mut memory = Memory(vec![(BEHIND, parse(&format!("{ADD_16} {RETURN}")))]);
    let (thread, result) = execute_in(&code, &mut memory);
    assert_eq!(result, Ok(Exit::EndOfThread));
    assert_eq!(dwords(&thread, 20, 8), [32; 8]);
}

#[test]
fn called_code_calls_on_and_loops_over_channels_that_wait_at_home() {
    // Only channels 0 to 3 go; those of them with an odd number take a branch in the second subroutine.
    let kernel = assemble(
        "cmp.l.f0.0(8) null<1>UD g2<8,8,1>UD 4UD { align1 1Q };
         (+f0.0) call(8) g30<1>UD JIP: 16 { align1 1Q };
         add(8) g20<1>UD g20<8,8,1>UD 256UD { align1 1Q };",
    );
    let absolute = |mut code: Vec<u8>, at: usize, target: u32| {
        code[at] = 0x2b;
        code[at + 12..at + 16].copy_from_slice(&target.to_le_bytes());
        code
    };
    let first = parse(&format!("call(8) g31<1>UD JIP: 16 {{ align1 1Q }}; {ADD_16} {RETURN}"));
    let second = parse(
        "and.nz.f0.0(8) null<1>UD g2<8,8,1>UD 1UD { align1 1Q };
         (+f0.0) if(8) JIP: end UIP: end { align1 1Q };
         add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };
         end:
         endif(8) JIP: after { align1 1Q };
         after:
         ret(8) null<1>UD g31<4,4,1>UD { align1 1Q };",
    );
    let mut memory = Memory(vec![(BEHIND, absolute(first, 0, BEFORE)), (BEFORE, second)]);
    let (thread, result) = execute_in(&absolute(kernel, 16, BEHIND), &mut memory);
    assert_eq!(result, Ok(Exit::EndOfThread));
    let expected: Vec<u32> = (0..8).map(|c| 256 + if c < 4 { 16 + c % 2 } else { 0 }).collect();
    assert_eq!(dwords(&thread, 20, 8), expected);
}

#[test]
fn code_that_is_not_mapped_is_a_page_fault() {
    let (_, result) = execute_in(&calling(BEHIND, ADD_16), &mut Memory::default());
    let Err(Stop::Fault(fault)) = result else { panic!("{result:?}") };
    assert_eq!(fault.kind, FaultKind::Page);
}

#[test]
fn called_code_that_changed_is_read_again() {
    let kernel = Kernel::decode_at(&SKL, ENTRY, fetch(&calling(BEHIND, ADD_16)));
    for add in [1, 1, 2] {
        let callee = parse(&format!("add(8) g20<1>UD g20<8,8,1>UD {add}UD {{ align1 1Q }}; {RETURN}"));
        let (thread, result) = execute_kernel(&SKL, &kernel, &mut Memory(vec![(BEHIND, callee)]));
        assert_eq!(result, Ok(Exit::EndOfThread));
        assert_eq!(dwords(&thread, 20, 8), [16 + add; 8]);
    }
}

#[test]
fn a_chain_of_calls_without_end_stops_at_so_many_pieces() {
    // Each piece counts and calls the one behind it.
    let piece = |n: u32| {
        let mut code = parse(
            "add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };
             call(8) g30<1>UD JIP: 16 { align1 1Q }; illegal;",
        );
        code[16] = 0x2b;
        code[28..32].copy_from_slice(&(BEHIND + 64 * (n + 1)).to_le_bytes());
        (BEHIND + 64 * n, code)
    };
    let mut memory = Memory((0..200).map(piece).collect());
    for platform in WIDE {
        let kernel = Kernel::decode_at(platform, ENTRY, fetch(&calling(BEHIND, ADD_16)));
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        let mut thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xff, ..Default::default() }));
        let result = run(&kernel, &mut thread, &mut memory, &cx, 10_000);
        let Err(Stop::Fault(fault)) = result else { panic!("{result:?}") };
        assert_eq!((fault.kind, fault.system), (FaultKind::Page, "C99"));
        let found: Vec<_> = findings.list().iter().map(|(f, _)| (f.kind, f.system)).collect();
        assert_eq!(found, [(Kind::Gap, "C99")]);
        // The kernel is one of 32.
        assert_eq!(dwords(&thread, 20, 8), [31; 8]);
    }
}

#[test]
fn code_elsewhere_counts_when_it_is_read_and_not_when_it_is_known() {
    let long = "add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };\n".repeat(400);
    let mut memory = Memory(vec![(BEHIND, parse(&format!("{long}{RETURN}")))]);
    let kernel = Kernel::decode_at(&SKL, ENTRY, fetch(&calling(BEHIND, ADD_16)));
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    // 401 instructions of 16 bytes there, and three of the kernel: 808 units to read.
    let mut turn = |budget: u64| {
        let mut thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xff, ..Default::default() }));
        let result = run(&kernel, &mut thread, &mut memory, &cx, budget);
        (result.is_ok(), dwords(&thread, 20, 1)[0], thread.executed_instructions)
    };
    // The call, and a look at who joins where it ends.
    assert_eq!(turn(808 + 400), (false, 0, 2));
    // Those, 400 and a look, the return, one behind it and two looks, the end.
    assert_eq!(turn(500), (true, 416, 408));
}

#[test]
fn a_kernel_knows_several_pieces_of_code_by_their_place() {
    let long = "add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };\n".repeat(400);
    let add = |n: u32| format!("add(8) g20<1>UD g20<8,8,1>UD {n}UD {{ align1 1Q }}; {RETURN}");
    let mut memory = Memory(vec![
        (BEHIND, parse(&format!("{long}{RETURN}"))),
        (BEHIND + 0x10_0000, parse(&add(7))),
        (BEFORE, parse(&add(9))),
    ]);
    let mut code = assemble(&format!("call(8) g30<1>UD g10<0,1,0>D {{ align1 1Q }}; {ADD_16}"));
    code[0] = 0x2b;
    let kernel = Kernel::decode_at(&SKL, ENTRY, fetch(&code));
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut turn = |target: u32, budget: u64| {
        let mut thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xff, ..Default::default() }));
        set_dwords(&mut thread, 10, &[target]);
        let result = run(&kernel, &mut thread, &mut memory, &cx, budget);
        (result.is_ok(), dwords(&thread, 20, 1)[0])
    };
    assert_eq!(turn(BEHIND, 5000), (true, 416));
    assert_eq!(turn(BEHIND + 0x10_0000, 5000), (true, 23));
    assert_eq!(turn(BEFORE + 3, 5000), (true, 25));
    // None of them is read again. Any instruction may be where a register calls to: each has a look or two of its own.
    assert_eq!(turn(BEHIND, 1250), (true, 416));
    assert_eq!(turn(BEFORE, 16), (true, 25));
    assert_eq!(turn(BEHIND + 0x10_0000, 16), (true, 23));
    // Instructions begin at multiples of eight bytes.
    assert_eq!(turn(BEHIND + 0x10_0004, 16), (true, 23));
}

#[test]
fn code_elsewhere_is_kept_while_other_code_is_called_but_not_without_end() {
    let long = "add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };\n".repeat(400);
    let place = |n: u32| BEHIND + n * 0x1_0000;
    let short = parse(&format!("{ADD_16} {RETURN}"));
    let others = (1..=40).map(|n| (place(n), short.clone()));
    let mut memory = Memory(others.chain([(BEHIND, parse(&format!("{long}{RETURN}")))]).collect());
    let mut code = assemble("call(8) g30<1>UD g10<0,1,0>D { align1 1Q };");
    code[0] = 0x2b;
    let kernel = Kernel::decode_at(&SKL, ENTRY, fetch(&code));
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut turn = |target: u32, budget: u64| {
        let mut thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xff, ..Default::default() }));
        set_dwords(&mut thread, 10, &[target]);
        run(&kernel, &mut thread, &mut memory, &cx, budget).is_ok()
    };
    // As above, what is read counts: 1250 are enough for code that is known.
    assert!(turn(BEHIND, 5000));
    assert!((1..=10).all(|n| turn(place(n), 5000)));
    assert!(turn(BEHIND, 1250));
    assert!((11..=40).all(|n| turn(place(n), 5000)));
    assert!(!turn(BEHIND, 1250));
    assert!(turn(place(40), 16));
}

#[test]
fn a_jump_by_the_instruction_pointer_reaches_code_elsewhere() {
    let text = format!("mov(1) ip<1>UD {BEHIND}UD {{ align1 WE_all 1N }}; {ADD_16}");
    // It goes on behind the jump.
    let back = format!(
        "add(8) g20<1>UD g20<8,8,1>UD 1UD {{ align1 1Q }};
         mov(1) ip<1>UD {}UD {{ align1 WE_all 1N }};",
        ENTRY + 16
    );
    let mut memory = Memory(vec![(BEHIND, parse(&back))]);
    let (thread, result) = execute_in(&assemble(&text), &mut memory);
    assert_eq!((result, dwords(&thread, 20, 8)), (Ok(Exit::EndOfThread), vec![17; 8]));
    // A register that jumps reads the pointer as it is, and keeps the first register.
    let text = format!(
        "mov(8) g0<1>UD 5UD {{ align1 1Q }};
         add(1) ip<1>UD ip<0,1,0>UD {}UD {{ align1 WE_all 1N }}; {ADD_16}",
        BEHIND - ENTRY - 16
    );
    let back = back.replace(&format!("{}UD", ENTRY + 16), &format!("{}UD", ENTRY + 32));
    let mut memory = Memory(vec![(BEHIND, parse(&back))]);
    let (thread, result) = execute_in(&assemble(&text), &mut memory);
    assert_eq!((result, dwords(&thread, 20, 8)), (Ok(Exit::EndOfThread), vec![17; 8]));
    assert_eq!(dwords(&thread, 0, 8), [5; 8]);
}

#[test]
fn a_system_routine_that_leaves_its_code_faults() {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let kernel = Kernel::decode_at(
        &SKL,
        ENTRY,
        fetch(&assemble("or(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x20000000UD { align1 WE_all 1N switch };")),
    );
    let routine = parse(&format!("mov(1) ip<1>UD {BEHIND}UD {{ align1 WE_all 1N }};"));
    let routine = Kernel::decode_at(&SKL, 0x8000, fetch(&routine));
    let start = ThreadStart { dispatch_mask: 0xff, exception_enables: 1 << 13, ..Default::default() };
    let mut thread = Box::new(Thread::new(&start));
    let mut memory = Memory(vec![(BEHIND, parse(RETURN))]);
    let result = eu::run_beside(
        &kernel,
        &Beside { system_routine: Some(&routine), ..Beside::default() },
        &mut thread,
        &mut memory,
        &cx,
        1000,
    );
    let Err(Stop::Fault(fault)) = result else { panic!("{result:?}") };
    assert_eq!((fault.kind, fault.system), (FaultKind::Page, "C87"));
}
