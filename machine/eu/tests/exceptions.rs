//! Exceptions and the system routine, registers that only they use, calls by absolute address, single program flow.

mod common;

use common::*;
use eu::{Beside, Exit, Kernel, Thread, run_beside};
use ports::ThreadStart;
use probe::{Context, FaultKind, Findings, Ids, Stop};

/// Counts its calls in g15.0, keeps cr0.1 and AIP in g15, clears the status bits, returns.
const SYSTEM_ROUTINE: &str = "
add(1) g15<1>UD g15<0,1,0>UD 1UD { align1 WE_all 1N };
mov(1) g15.1<1>UD cr0.1<0,1,0>UD { align1 WE_all 1N };
mov(1) g15.2<1>UD cr0.2<0,1,0>UD { align1 WE_all 1N };
mov(1) g15.3<1>UD ip<0,1,0>UD { align1 WE_all 1N };
and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x0000ffffUD { align1 WE_all 1N switch };
and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };
nop;
";

/// Kernels begin here, behind the instruction base.
const ENTRY: u32 = 0x1000;
const SYSTEM_ENTRY: u32 = 0x8000;
const ILLEGAL: u32 = 1 << 12;
const SOFTWARE: u32 = 1 << 13;

struct Run {
    thread: Box<Thread>,
    result: Result<Exit, Stop>,
}

/// Runs code of the form of Gen8 on all platforms that have it.
fn execute_at(code: &[u8], system: Option<&str>, enables: u32) -> Run {
    let mut first: Option<Run> = None;
    for platform in WIDE {
        let now = execute_on(platform, code, system, enables);
        let Some(first) = &first else {
            first = Some(now);
            continue;
        };
        assert_eq!(first.result, now.result);
        assert!(first.thread.grf.dwords == now.thread.grf.dwords, "{}", platform.name);
    }
    first.expect("a platform")
}

fn execute_on(platform: &'static hw::Platform, code: &[u8], system: Option<&str>, enables: u32) -> Run {
    let kernel = Kernel::decode_at(platform, ENTRY, fetch(code));
    let system_code = system.map(|text| isa::parse_program(platform, text).unwrap());
    let system = system_code.as_ref().map(|code| Kernel::decode_at(platform, SYSTEM_ENTRY, fetch(code)));
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let start = ThreadStart {
        dispatch_mask: 0xff,
        vector_mask: 0xff,
        exception_enables: enables,
        ..Default::default()
    };
    let mut thread = Box::new(Thread::new(&start));
    let result = run_beside(
        &kernel,
        &Beside { system_routine: system.as_ref(), ..Beside::default() },
        &mut thread,
        &mut Recorder::default(),
        &cx,
        10_000,
    );
    Run { thread, result }
}

fn run_text(text: &str, system: Option<&str>, enables: u32) -> Run {
    execute_at(&assemble(text), system, enables)
}

#[test]
fn a_software_exception_calls_the_system_routine_and_comes_back_behind_it() {
    let text = "
        or(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x20000000UD { align1 WE_all 1N switch };
        add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };";
    let run = run_text(text, Some(SYSTEM_ROUTINE), SOFTWARE);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    // Once; the software exception's status and enable; the address of the second instruction; in the routine.
    let seen = dwords(&run.thread, 15, 4);
    assert_eq!(seen, [1, 1 << 29 | SOFTWARE, ENTRY + 16, SYSTEM_ENTRY + 3 * 16]);
    assert_eq!(dwords(&run.thread, 20, 8), [1; 8]);
    assert_eq!(run.thread.control[0] >> 31, 0);
}

#[test]
fn a_software_exception_that_is_not_enabled_stays_in_its_bit() {
    let text = "or(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x20000000UD { align1 WE_all 1N switch };";
    let run = run_text(text, Some(SYSTEM_ROUTINE), 0);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    assert_eq!(dwords(&run.thread, 15, 1), [0]);
    assert_eq!(run.thread.control[1], 1 << 29);
}

#[test]
fn a_status_bit_that_is_left_set_calls_the_routine_again() {
    // Clears the bit only the second time.
    let routine = "
        add(1) g15<1>UD g15<0,1,0>UD 1UD { align1 WE_all 1N };
        cmp.ge.f0.0(1) null<1>UD g15<0,1,0>UD 2UD { align1 WE_all 1N };
        (+f0.0) and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x0000ffffUD { align1 WE_all 1N switch };
        and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };
        nop;";
    let text = "or(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x20000000UD { align1 WE_all 1N switch };";
    let run = run_text(text, Some(routine), SOFTWARE);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    assert_eq!(dwords(&run.thread, 15, 1), [2]);
}

/// An opcode that does not exist, then an addition.
fn with_illegal() -> Vec<u8> {
    let mut code = vec![0; 16];
    code[0] = 0x7f;
    code.extend(assemble("add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };"));
    code
}

#[test]
fn an_illegal_opcode_calls_the_routine_with_its_own_address() {
    // The routine steps over the instruction.
    let routine = "
        add(1) g15<1>UD g15<0,1,0>UD 1UD { align1 WE_all 1N };
        mov(1) g15.1<1>UD cr0.1<0,1,0>UD { align1 WE_all 1N };
        mov(1) g15.2<1>UD cr0.2<0,1,0>UD { align1 WE_all 1N };
        add(1) cr0.2<1>UD cr0.2<0,1,0>UD 16UD { align1 WE_all 1N switch };
        and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };
        nop;";
    // A jump passes over the opcode, or the kernel would end there for the pre-decoder.
    let code = with_jump_over();
    let run = execute_at(&code, Some(routine), ILLEGAL);
    assert_eq!(run.result, Ok(Exit::EndOfThread), "{:?}", run.result);
    assert_eq!(dwords(&run.thread, 15, 3), [1, 1 << 28 | ILLEGAL, ENTRY + 32]);
    assert_eq!(dwords(&run.thread, 20, 8), [1; 8]);
}

/// The same behind a forward jump that is never taken.
fn with_jump_over() -> Vec<u8> {
    let text = "
        cmp.nz.f0.0(8) null<1>UD g20<8,8,1>UD g20<8,8,1>UD { align1 WE_all 1Q };
        (+f0.0) jmpi(1) JIP: behind { align1 WE_all 1N };
        nop;
        behind:
        add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };";
    let mut code = assemble(text);
    let illegal = 2 * 16;
    code[illegal..illegal + 16].fill(0);
    code[illegal] = 0x7f;
    code
}

#[test]
fn an_illegal_opcode_is_a_fault_when_nobody_recognizes_it() {
    let run = execute_at(&with_illegal(), Some(SYSTEM_ROUTINE), 0);
    assert!(
        matches!(&run.result, Err(Stop::Fault(fault)) if fault.kind == FaultKind::IllegalInstruction),
        "{:?}",
        run.result
    );
    let without = execute_at(&with_illegal(), None, ILLEGAL);
    assert!(matches!(&without.result, Err(Stop::Fault(fault)) if fault.text.contains("STATE_SIP")));
}

/// Two parts of a kernel with zeros between them.
fn with_zeros(count: usize) -> Vec<u8> {
    let add = "add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };";
    let mut code = assemble(add);
    // A program ends with the message that ends the thread: the first part has none.
    code.truncate(16);
    code.resize(code.len() + 16 * count, 0);
    code.extend(assemble(add));
    code
}

#[test]
fn zeros_between_two_parts_of_a_kernel_are_passed_over() {
    let run = execute_at(&with_zeros(8), None, 0);
    assert_eq!(run.result, Ok(Exit::EndOfThread), "{:?}", run.result);
    assert_eq!(dwords(&run.thread, 20, 8), [2; 8]);
    for count in [7, 9] {
        let run = execute_at(&with_zeros(count), None, 0);
        assert!(
            matches!(&run.result, Err(Stop::Fault(fault)) if fault.kind == FaultKind::IllegalInstruction),
            "{count}: {:?}",
            run.result
        );
    }
}

#[test]
fn a_stack_that_grows_past_its_limit_is_an_exception() {
    let text = "
        mov(1) sp.2<1>UD 0x1000UD { align1 WE_all 1N };
        mov(1) sp<1>UD 0x1fffUD { align1 WE_all 1N };
        add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };
        mov(1) sp<1>UD 0x0fffUD { align1 WE_all 1N };";
    let routine = SYSTEM_ROUTINE.replace("0x0000ffffUD", "0x00000000UD");
    let run = run_text(text, Some(&routine), 1 << 11);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    // The limit is written while sp is still below it, and sp goes below it again: two exceptions unless disabled by the
    // first, as this routine does.
    assert_eq!(dwords(&run.thread, 15, 2), [1, 1 << 27 | 1 << 11]);
}

#[test]
fn a_breakpoint_stops_before_its_instruction_and_is_passed_when_suppressed() {
    let mut code = assemble("add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };");
    code[3] |= 0x40;
    // Suppresses the breakpoint, or it would be met again.
    let routine = SYSTEM_ROUTINE.replace(
        "and(1) cr0.0",
        "or(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x8000UD { align1 WE_all 1N switch };\nand(1) cr0.0",
    );
    let run = execute_at(&code, Some(&routine), 1 << 15);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    assert_eq!(dwords(&run.thread, 15, 3), [1, 1 << 31 | 1 << 15, ENTRY]);
    assert_eq!(dwords(&run.thread, 20, 8), [1; 8]);
    let ignored = execute_at(&code, Some(&routine), 0);
    assert_eq!(dwords(&ignored.thread, 15, 1), [0]);
    assert_eq!(dwords(&ignored.thread, 20, 8), [1; 8]);
}

#[test]
fn the_instruction_pointer_counts_from_the_instruction_base() {
    let run = run_text("mov(1) g20<1>UD ip<0,1,0>UD { align1 WE_all 1N };", None, 0);
    assert_eq!(dwords(&run.thread, 20, 1), [ENTRY]);
    // A jump by writing it, over one instruction.
    let jump = "
        add(1) ip<1>UD ip<0,1,0>UD 32UD { align1 WE_all 1N };
        mov(8) g20<1>UD 1UD { align1 1Q };
        mov(8) g21<1>UD 2UD { align1 1Q };";
    let run = run_text(jump, None, 0);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    assert_eq!((dwords(&run.thread, 20, 1), dwords(&run.thread, 21, 1)), (vec![0], vec![2]));
}

#[test]
fn a_call_by_absolute_address_returns_behind_itself() {
    let text = "
        call(8) g30<1>UD JIP: subroutine { align1 1Q };
        add(8) g20<1>UD g20<8,8,1>UD 16UD { align1 1Q };
        jmpi(1) JIP: done { align1 WE_all 1N };
        subroutine:
        add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };
        ret(8) null<1>UD g30<4,4,1>UD { align1 1Q };
        done:
        nop;";
    let mut code = assemble(text);
    // The same instruction with another opcode, and in place of the distance the offset from the instruction base.
    code[0] = 0x2b;
    code[12..16].copy_from_slice(&(ENTRY + 3 * 16).to_le_bytes());
    let run = execute_at(&code, None, 0);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    assert_eq!(dwords(&run.thread, 20, 8), [17; 8]);
    // Return address and call mask.
    assert_eq!(dwords(&run.thread, 30, 2), [ENTRY + 16, 0xff]);
}

#[test]
fn single_program_flow_forgets_channels_until_it_ends() {
    let text = "
        mov(8) g20<1>UD 0UD { align1 WE_all 1Q };
        cmp.l.f0.0(8) null<1>UD g2<8,8,1>UD 4UD { align1 1Q };
        (+f0.0) if(8) JIP: end UIP: end { align1 1Q };
        or(1) cr0.0<1>UD cr0.0<0,1,0>UD 4UD { align1 WE_all 1N switch };
        add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };
        and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0xfffffffbUD { align1 WE_all 1N switch };
        add(8) g20<1>UD g20<8,8,1>UD 16UD { align1 1Q };
        end:
        endif(8) JIP: after { align1 1Q };
        after:
        add(8) g20<1>UD g20<8,8,1>UD 256UD { align1 1Q };";
    let outcome = program(text, |thread| set_dwords(thread, 2, &[0, 1, 2, 3, 4, 5, 6, 7]));
    // All eight channels add one while flow is single, the four that took the branch go on, then all.
    let expected: Vec<u32> = (0..8).map(|channel| if channel < 4 { 273 } else { 257 }).collect();
    assert_eq!(dwords(&outcome.thread, 20, 8), expected);
}

#[test]
fn the_stack_overflows_below_its_limit_when_that_is_enabled() {
    // Limit and pointer, both of 64 bits.
    for (limit, pointer, enabled, called) in [
        ([0x1000, 0], [0x1000, 0], true, 0),
        ([0x1000, 0], [0x0fff, 0], true, 1),
        ([0x1000, 0], [0x0fff, 0], false, 0),
        ([0x1000, 0], [0x0000, 1], true, 0),
        ([0x1000, 2], [0xffff, 1], true, 1),
        ([0x1000, 1], [0x1000, 1], true, 0),
    ] {
        let text = format!(
            "mov(1) sp<1>UD 0xffffffffUD {{ align1 WE_all 1N }};
             mov(1) sp.1<1>UD 0xffffffffUD {{ align1 WE_all 1N }};
             mov(1) sp.2<1>UD {}UD {{ align1 WE_all 1N }};
             mov(1) sp.3<1>UD {}UD {{ align1 WE_all 1N }};
             mov(2) sp<1>UD g60<2,2,1>UD {{ align1 WE_all 1N }};
             mov(4) g61<1>UD sp<4,4,1>UD {{ align1 WE_all 1N }};",
            limit[0], limit[1]
        );
        let routine = SYSTEM_ROUTINE.replace("0x0000ffffUD", "0x00000000UD");
        let text = format!(
            "mov(1) g60<1>UD {}UD {{ align1 WE_all 1N }};
             mov(1) g60.1<1>UD {}UD {{ align1 WE_all 1N }};
             {text}",
            pointer[0], pointer[1]
        );
        let run = run_text(&text, Some(&routine), u32::from(enabled) << 11);
        assert_eq!(run.result, Ok(Exit::EndOfThread));
        assert_eq!(dwords(&run.thread, 15, 1), [called], "{limit:x?} {pointer:x?}");
        assert_eq!(dwords(&run.thread, 61, 4), [pointer[0], pointer[1], limit[0], limit[1]]);
    }
}

#[test]
fn software_sets_no_master_bit_and_aip_is_a_multiple_of_eight() {
    let text = "
        mov(4) g60<1>UD 0xffffffffUD { align1 WE_all 1N };
        mov(1) cr0.2<1>UD g60<0,1,0>UD { align1 WE_all 1N switch };
        mov(1) cr0.3<1>UD g60<0,1,0>UD { align1 WE_all 1N switch };
        mov(1) cr0.0<1>UD 0x800000f1UD { align1 WE_all 1N switch };
        mov(4) g20<1>UD cr0<4,4,1>UD { align1 WE_all 1N switch };";
    let run = run_text(text, None, 0);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    assert_eq!(dwords(&run.thread, 20, 4), [0xf1, 0, 0xffff_fff8, 0]);
}

#[test]
fn a_thread_that_is_halted_while_it_does_not_run_begins_in_the_system_routine() {
    let code = assemble(
        "nop;\njmpi(1) JIP: on { align1 WE_all 1N };\non:\nadd(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };",
    );
    for platform in WIDE {
        let kernel = Kernel::decode_at(platform, ENTRY, fetch(&code));
        let routine = isa::parse_program(platform, SYSTEM_ROUTINE).unwrap();
        let routine = Kernel::decode_at(platform, SYSTEM_ENTRY, fetch(&routine));
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        let mut thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xff, ..Default::default() }));
        let mut recorder = Recorder::default();
        let mut slice = |thread: &mut Thread, budget| {
            eu::run_slice(
                &kernel,
                &Beside { system_routine: Some(&routine), ..Beside::default() },
                thread,
                &mut recorder,
                &cx,
                budget,
            )
        };
        assert_eq!(slice(&mut thread, 2), Ok(Exit::OutOfBudget));
        thread.control[1] |= 1 << 30;
        assert_eq!(slice(&mut thread, 1000), Ok(Exit::EndOfThread));
        // It came back to the jump, and the status is cleared.
        assert_eq!(dwords(&thread, 15, 4), [1, 1 << 30, ENTRY + 16, SYSTEM_ENTRY + 3 * 16]);
        assert_eq!((dwords(&thread, 20, 8), thread.control[1], thread.control[0]), (vec![1; 8], 0, 0));
    }
}

#[test]
fn a_thread_in_the_system_routine_is_not_called_again_and_faults_on_what_is_no_instruction() {
    // The routine raises an exception itself, has a breakpoint and a bad opcode.
    let raise = "or(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x20000000UD { align1 WE_all 1N switch };\n";
    let routine =
        format!("{}{raise}{SYSTEM_ROUTINE}", "add(1) g16<1>UD g16<0,1,0>UD 1UD { align1 WE_all 1N };\n");
    let run = run_text(raise, Some(&routine), SOFTWARE);
    assert_eq!(run.result, Ok(Exit::EndOfThread));
    assert_eq!(
        (dwords(&run.thread, 15, 2), dwords(&run.thread, 16, 1)),
        (vec![1, 1 << 29 | SOFTWARE], vec![1])
    );
    let bad = run_text(raise, Some("illegal;"), SOFTWARE | ILLEGAL);
    let Err(Stop::Fault(fault)) = bad.result else { panic!("{:?}", bad.result) };
    assert_eq!((fault.kind, fault.system), (FaultKind::IllegalInstruction, "C85"));
}

#[test]
fn the_instruction_pointer_may_be_written_from_any_register_and_not_at_all() {
    let text = |jump: &str| {
        format!(
            "mov(1) g0<1>UD {}UD {{ align1 WE_all 1N }};
             mov(1) g3<1>UD {}UD {{ align1 WE_all 1N }};
             mov(1) f0.0<1>UW 1UW {{ align1 WE_all 1N }};
             {jump}
             add(8) g20<1>UD g20<8,8,1>UD 1UD {{ align1 1Q }};
             add(8) g20<1>UD g20<8,8,1>UD 2UD {{ align1 1Q }};
             add(8) g20<1>UD g20<8,8,1>UD 4UD {{ align1 1Q }};",
            ENTRY + 5 * 16,
            ENTRY + 6 * 16
        )
    };
    for (jump, expected) in [
        ("mov(1) ip<1>UD g0<0,1,0>UD { align1 WE_all 1N };", 6),
        ("mov(1) ip<1>UD g3<0,1,0>UD { align1 WE_all 1N };", 4),
        // The low three bits mean nothing.
        ("add(1) ip<1>UD g0<0,1,0>UD 7UD { align1 WE_all 1N };", 6),
        ("(+f0.0) mov(1) ip<1>UD g0<0,1,0>UD { align1 WE_all 1N };", 6),
        ("(-f0.0) mov(1) ip<1>UD g0<0,1,0>UD { align1 WE_all 1N };", 7),
    ] {
        let run = run_text(&text(jump), None, 0);
        assert_eq!(run.result, Ok(Exit::EndOfThread), "{jump}");
        assert_eq!(
            (dwords(&run.thread, 20, 8), dwords(&run.thread, 0, 1)),
            (vec![expected; 8], vec![ENTRY + 80])
        );
    }
}
