//! Kernels before they run: how far code is read, what of it is not built, what it makes use of.

mod common;

use common::*;
use eu::kernel::LONGEST_BYTES;
use eu::{Beside, Exit, Kernel, Thread, run, run_slice};
use hw::platforms::{BYT, SKL};
use ports::ThreadStart;
use probe::{Context, FaultKind, Findings, Ids, Kind, Stop, System};

const END: &str =
    "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";

#[test]
fn code_is_read_as_far_as_jumps_go() {
    // Behind the jump an end, then a target, then another end, and what no kernel has.
    let rest = format!("{END}target:\nnop;\n{END}nop;\n");
    for (jump, reads) in [
        ("nop;", 2),
        ("if(8) JIP: target UIP: here { align1 1Q };", 4),
        ("if(8) JIP: here UIP: target { align1 1Q };", 4),
        ("else(8) JIP: here UIP: target { align1 1Q };", 4),
        ("endif(8) JIP: target { align1 1Q };", 4),
        ("while(8) JIP: target { align1 1Q };", 4),
        ("break(8) JIP: target UIP: here { align1 1Q };", 4),
        ("break(8) JIP: here UIP: target { align1 1Q };", 4),
        ("cont(8) JIP: here UIP: target { align1 1Q };", 4),
        ("halt(8) JIP: here UIP: target { align1 1Q };", 4),
        ("goto(8) JIP: here UIP: target { align1 1Q };", 4),
        ("join(8) JIP: target { align1 1Q };", 4),
        ("jmpi(1) JIP: target { align1 WE_all 1N };", 4),
        ("brd(8) JIP: target { align1 1Q };", 4),
        ("brc(8) JIP: target UIP: here { align1 1Q };", 4),
        ("brc(8) JIP: here UIP: target { align1 1Q };", 4),
        ("call(8) g90<1>UD JIP: target { align1 1Q };", 4),
        // Backwards, or to where a register says.
        ("jmpi(1) JIP: here { align1 WE_all 1N };", 2),
        ("jmpi(1) g2<0,1,0>D { align1 WE_all 1N };", 2),
        // What an absolute call goes to is read when a thread comes there.
        ("calla(8) g90<1>UD 32D { align1 WE_all 1Q };", 2),
    ] {
        let text = format!("here:\n{jump}\n{rest}");
        for platform in WIDE {
            let code = isa::parse_program(platform, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let kernel = Kernel::decode(platform, fetch(&code));
            assert_eq!(kernel.code(), &code[..16 * reads], "{jump}");
        }
        // The last instruction may be a bad one: nothing passes over it.
        let mut code = isa::parse_program(&SKL, &text).unwrap();
        code[16..32].fill(0);
        code[16] = 0x7f;
        assert_eq!(Kernel::decode(&SKL, fetch(&code)).code().len(), 16 * reads, "{jump}");
    }
}

#[test]
fn a_kernel_without_an_end_is_read_to_the_limit() {
    let nop = isa::parse_program(&SKL, "nop;").unwrap();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&nop);
    let kernel = Kernel::decode(&SKL, |_| Some(bytes));
    assert_eq!(kernel.code().len(), LONGEST_BYTES as usize);
    assert_eq!(LONGEST_BYTES, 4 << 20);
}

fn faults(kernel: &Kernel) -> (FaultKind, &'static str, String) {
    let outcome = execute(kernel, &sixteen(), &|_| {});
    let Err(Stop::Fault(fault)) = outcome.result else { panic!("{:?}", outcome.result) };
    (fault.kind, fault.system, fault.text.to_string())
}

#[test]
fn a_thread_that_comes_to_what_is_not_there_faults_where_it_is() {
    let two = isa::parse_program(&SKL, "nop;\nnop;").unwrap();
    let (kind, system, text) = faults(&Kernel::decode(&SKL, fetch(&two)));
    assert_eq!((kind, system), (FaultKind::Page, "C87"));
    assert!(text.contains("at 0x20 "), "{text}");
    // Behind a jump out of the kernel there is nothing either.
    let away = assemble("nop;\njmpi(1) JIP: 4096 { align1 WE_all 1N };");
    assert_eq!(faults(&Kernel::decode(&SKL, fetch(&away))).0, FaultKind::Page);
    let mut bad = assemble("nop;\nnop;");
    bad[16] = 0x7f;
    let (kind, system, text) = faults(&Kernel::decode(&SKL, fetch(&bad)));
    assert_eq!((kind, system), (FaultKind::IllegalInstruction, "C85"));
    assert!(text.contains("at 0x10 "), "{text}");
    let illegal = assemble("nop;\nillegal;");
    assert_eq!(faults(&Kernel::decode(&SKL, fetch(&illegal))).0, FaultKind::IllegalInstruction);
    // A piece of an instruction is one with zeros behind it.
    let cut = &assemble("")[..12];
    assert_eq!(Kernel::decode(&SKL, fetch(cut)).code().len(), 16);
}

#[test]
fn compact_instructions_are_eight_bytes_and_targets_of_jumps() {
    let text = "
        mov(8) g20<1>UD 0UD { align1 WE_all 1Q };
        top:
        add(8) g20<1>D g20<8,8,1>D g21<8,8,1>D { align1 1Q compacted };
        add(8) g22<1>D g20<8,8,1>D g21<8,8,1>D { align1 1Q compacted };
        cmp.l.f0.0(8) null<1>D g20<8,8,1>D g2<8,8,1>D { align1 1Q };
        (+f0.0) while(8) JIP: top { align1 1Q };
        add(8) g22<1>D g22<8,8,1>D g21<8,8,1>D { align1 1Q compacted };
        mov(1) g23<1>UD ip<0,1,0>UD { align1 WE_all 1N };";
    for platform in EVERY {
        let code = assemble_for(platform, text);
        assert_eq!(code.len(), 5 * 16 + 3 * 8, "{}", platform.name);
        for kernel in Kernel::decode_units(platform, fetch(&code)) {
            let outcome = execute_for(platform, &kernel, &sixteen(), &|thread| {
                set_dwords(thread, 2, &[1, 2, 3, 4, 5, 6, 7, 8]);
                set_dwords(thread, 21, &[1; 8]);
            });
            assert_eq!(outcome.result, Ok(Exit::EndOfThread));
            assert_eq!(dwords(&outcome.thread, 20, 8), [1, 2, 3, 4, 5, 6, 7, 8]);
            assert_eq!(dwords(&outcome.thread, 22, 8), [3, 4, 5, 6, 7, 8, 9, 10]);
            assert_eq!(dwords(&outcome.thread, 23, 1), [16 + 2 * 8 + 2 * 16 + 8]);
        }
    }
}

#[test]
fn what_is_not_built_is_a_gap_of_the_thread_that_comes_to_it() {
    let text = "
        cmp.nz.f0.0(1) null<1>D g2<0,1,0>D 0D { align1 WE_all 1N };
        (+f0.0) jmpi(1) JIP: over { align1 WE_all 1N };
        lrp(4) g20<1>DF g10<4,4,1>DF g12<4,4,1>DF g14<4,4,1>DF { align16 1N };
        over:
        mov(8) g21<1>UD 3UD { align1 WE_all 1Q };";
    let code = assemble_for(&BYT, text);
    let kernel = Kernel::decode(&BYT, fetch(&code));
    assert_eq!(kernel.gaps().iter().map(|(at, _)| *at).collect::<Vec<_>>(), [32]);
    for (skips, found) in [(1, vec![]), (0, vec![(Kind::Gap, "C96")])] {
        let outcome = execute_for(&BYT, &kernel, &sixteen(), &|thread| set_dwords(thread, 2, &[skips]));
        assert_eq!((outcome.result, outcome.findings), (Ok(Exit::EndOfThread), found));
        assert_eq!(dwords(&outcome.thread, 21, 8), [3; 8]);
    }
}

#[test]
fn a_stepwise_kernel_stops_behind_each_instruction() {
    let text = "
        add(16) g20<1>UD g20<8,8,1>UD 1UD { align1 1H };
        add(8) g24<1>UQ g24<4,4,1>UQ 1UD { align1 1Q };
        jmpi(1) JIP: on { align1 WE_all 1N };
        on:
        add.sat(16) g22<1>D g22<8,8,1>D 1D { align1 1H };
        nop;";
    let code = assemble(text);
    for kernel in Kernel::decode_units(&SKL, fetch(&code)) {
        let kernel = kernel.stepwise();
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
        let mut thread = Box::new(Thread::new(&sixteen()));
        let mut places = Vec::new();
        loop {
            // One executes a jump, a message and no more; two an instruction that computes.
            let mut recorder = Recorder::default();
            let stood = thread.position;
            let mut exit =
                run_slice(&kernel, &Beside::default(), &mut thread, &mut recorder, &cx, 1).unwrap();
            if exit == Exit::OutOfBudget && thread.position == stood {
                exit = run_slice(&kernel, &Beside::default(), &mut thread, &mut recorder, &cx, 2).unwrap();
            }
            if exit == Exit::EndOfThread {
                break;
            }
            places.push(thread.ip_bytes);
            assert!(places.len() < 20);
        }
        assert_eq!(places, [16, 32, 48, 64, 80]);
        assert_eq!((dwords(&thread, 20, 16), dwords(&thread, 22, 16)), (vec![1; 16], vec![1; 16]));
    }
}

/// What a run of a program marks as used.
fn marks(text: &str, start: &ThreadStart) -> Vec<&'static str> {
    let kernel = Kernel::decode(&SKL, fetch(&assemble(text)));
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut thread = Box::new(Thread::new(start));
    thread.address[..2].copy_from_slice(&[0x5e01, 0x0420]);
    run(&kernel, &mut thread, &mut Recorder::default(), &cx, 1000).unwrap();
    findings.used(&SKL).iter().map(System::id).collect()
}

#[test]
fn float_modes_and_messages_from_registers_are_marked_where_they_are_used() {
    let alternative = ThreadStart { float_mode: ports::FloatMode::Alternative, ..sixteen() };
    assert_eq!(marks("nop;", &sixteen()), [""; 0]);
    assert_eq!(marks("nop;", &alternative), ["C78"]);
    let write = |value: u32| format!("mov(1) cr0<1>UD {value}UD {{ align1 WE_all 1N switch }};");
    assert_eq!(marks(&write(1), &sixteen()), ["C78"]);
    assert_eq!(marks(&write(1 << 9), &sixteen()), ["C84"]);
    assert_eq!(marks(&write(1 << 9 | 1), &sixteen()), ["C78", "C84"]);
    assert_eq!(marks(&write(0x30), &sixteen()), [""; 0]);
    let indirect = "send(16) g10<1>UW g4<8,8,1>UD a0<0,1,0>UD dp data 1 MsgDesc: indirect { align1 1H };";
    let direct = "send(16) g10<1>UW g4<8,8,1>UD 0x04205e01 dp data 1 MsgDesc: mlen 2 rlen 2 { align1 1H };";
    let known = Kernel::decode(&SKL, fetch(&assemble(direct)));
    let plain = Kernel::decode(&SKL, fetch(&assemble("nop;")));
    let of_message: Vec<&str> =
        known.systems().iter().filter(|&system| !plain.systems().contains(system)).map(System::id).collect();
    assert!(of_message.len() > 3, "{of_message:?}");
    let marked = marks(indirect, &sixteen());
    assert!(of_message.iter().all(|id| marked.contains(id)), "{marked:?} and {of_message:?}");
    assert_eq!(marks(direct, &sixteen()), [""; 0]);
}

#[test]
fn instructions_that_were_never_bytes_are_a_kernel_too() {
    let text = "
        add(16) g20<1>UD g20<8,8,1>UD 3UD { align1 1H };
        jmpi(1) JIP: on { align1 WE_all 1N };
        mov(16) g20<1>UD 0UD { align1 1H };
        on:
        add(16) g22<1>UD g20<8,8,1>UD 4UD { align1 1H };";
    let code = assemble(text);
    let instructions: Vec<isa::Instruction> =
        code.chunks(16).map(|word| isa::decode(&SKL, word).unwrap()).collect();
    for kernel in
        [Kernel::from_instructions(&instructions), Kernel::from_instructions_baseline(&instructions)]
    {
        assert_eq!((kernel.code(), kernel.entry_bytes()), (&[][..], 0));
        let outcome = execute(&kernel, &sixteen(), &|_| {});
        assert_eq!(outcome.result, Ok(Exit::EndOfThread));
        assert_eq!(
            (dwords(&outcome.thread, 20, 16), dwords(&outcome.thread, 22, 16)),
            (vec![3; 16], vec![7; 16])
        );
    }
}
