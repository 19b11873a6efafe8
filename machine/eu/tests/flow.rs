//! Flow control with one instruction pointer per channel, the way compilers use it.

mod common;

use common::*;
use eu::Exit;
use probe::{FaultKind, Stop};

const INDEX: &str = "
mov(8) g3<1>UW 0x76543210UV { align1 WE_all 1Q };
mov(8) g2<1>UD g3<8,8,1>UW { align1 WE_all 1Q };
add(8) g3<1>UD g2<8,8,1>UD 8D { align1 WE_all 1Q };
mov(16) g10<1>D 0D { align1 WE_all 1H };
";

fn run_indexed(text: &str) -> Vec<u32> {
    run_indexed_on(EVERY, text)
}

fn run_indexed_on(platforms: &[&'static hw::Platform], text: &str) -> Vec<u32> {
    let outcome = program_on(platforms, &format!("{INDEX}{text}"), &sixteen(), |_| {});
    assert_eq!(outcome.result, Ok(Exit::EndOfThread));
    assert_eq!(outcome.thread.active, 0xffff, "all channels are back at the end");
    dwords(&outcome.thread, 10, 16)
}

#[test]
fn both_sides_of_an_if_run_for_their_channels() {
    let result = run_indexed_on(
        WIDE,
        "cmp.l.f0.0(16) null<1>D g2<8,8,1>D 5D { align1 1H };
         (+f0.0) if(16) JIP: other UIP: end { align1 1H };
         mov(16) g10<1>D 1D { align1 1H };
         else(16) JIP: end UIP: end { align1 1H };
         other:
         mov(16) g10<1>D 2D { align1 1H };
         end:
         endif(16) JIP: after { align1 1H };
         after:
         add(16) g10<1>D g10<8,8,1>D 10D { align1 1H };",
    );
    for (channel, value) in result.iter().enumerate() {
        assert_eq!(*value, if channel < 5 { 11 } else { 12 });
    }
}

#[test]
fn an_if_that_nobody_takes_is_skipped() {
    let result = run_indexed(
        "cmp.l.f0.0(16) null<1>D g2<8,8,1>D 0D { align1 1H };
         (+f0.0) if(16) JIP: end UIP: end { align1 1H };
         mov(16) g10<1>D 1D { align1 WE_all 1H };
         end:
         endif(16) JIP: after { align1 1H };
         after:
         nop;",
    );
    assert_eq!(result, [0; 16]);
}

#[test]
fn a_loop_with_break_and_continue_counts_for_each_channel() {
    // for (i = 0; ; i++) { if (i == index) break; if (i & 1) continue; count++; }
    let result = run_indexed(
        "mov(16) g20<1>D -1D { align1 1H };
         start:
         add(16) g20<1>D g20<8,8,1>D 1D { align1 1H };
         cmp.z.f0.0(16) null<1>D g20<8,8,1>D g2<8,8,1>D { align1 1H };
         (+f0.0) break(16) JIP: odd UIP: back { align1 1H };
         odd:
         and.nz.f0.0(16) null<1>UD g20<8,8,1>UD 1UD { align1 1H };
         (+f0.0) if(16) JIP: even UIP: even { align1 1H };
         cont(16) JIP: even UIP: back { align1 1H };
         even:
         endif(16) JIP: back { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 1D { align1 1H };
         back:
         while(16) JIP: start { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 100D { align1 1H };",
    );
    for (channel, value) in result.iter().enumerate() {
        assert_eq!(*value as usize, 100 + channel.div_ceil(2), "channel {channel}");
    }
}

#[test]
fn nested_loops_keep_their_channels_apart() {
    // for (i = 0; i < index & 3; i++) for (j = 0; j < index / 4; j++) count++;
    let result = run_indexed(
        "and(16) g30<1>D g2<8,8,1>D 3D { align1 1H };
         shr(16) g32<1>UD g2<8,8,1>UD 2UD { align1 1H };
         mov(16) g20<1>D 0D { align1 1H };
         outer:
         cmp.ge.f0.0(16) null<1>D g20<8,8,1>D g30<8,8,1>D { align1 1H };
         (+f0.0) break(16) JIP: outer_end UIP: outer_end { align1 1H };
         mov(16) g22<1>D 0D { align1 1H };
         inner:
         cmp.ge.f0.0(16) null<1>D g22<8,8,1>D g32<8,8,1>D { align1 1H };
         (+f0.0) break(16) JIP: inner_end UIP: inner_end { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 1D { align1 1H };
         add(16) g22<1>D g22<8,8,1>D 1D { align1 1H };
         inner_end:
         while(16) JIP: inner { align1 1H };
         add(16) g20<1>D g20<8,8,1>D 1D { align1 1H };
         outer_end:
         while(16) JIP: outer { align1 1H };",
    );
    for (channel, value) in result.iter().enumerate() {
        assert_eq!(*value as usize, (channel & 3) * (channel / 4), "channel {channel}");
    }
}

#[test]
fn a_predicated_while_leaves_the_finished_channels_behind() {
    let result = run_indexed(
        "start:
         add(16) g10<1>D g10<8,8,1>D 1D { align1 1H };
         cmp.l.f0.0(16) null<1>D g10<8,8,1>D g2<8,8,1>D { align1 1H };
         (+f0.0) while(16) JIP: start { align1 1H };",
    );
    for (channel, value) in result.iter().enumerate() {
        assert_eq!(*value as usize, channel.max(1));
    }
}

#[test]
fn halted_channels_come_back_at_the_last_halt() {
    let result = run_indexed(
        "cmp.l.f0.0(16) null<1>D g2<8,8,1>D 8D { align1 1H };
         (+f0.0) if(16) JIP: end UIP: end { align1 1H };
         cmp.l.f0.1(16) null<1>D g2<8,8,1>D 3D { align1 1H };
         (+f0.1) halt(16) JIP: end UIP: last { align1 1H };
         mov(16) g10<1>D 1D { align1 1H };
         end:
         endif(16) JIP: halt_target { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 10D { align1 1H };
         halt_target:
         halt(16) JIP: last UIP: last { align1 1H };
         last:
         add(16) g10<1>D g10<8,8,1>D 100D { align1 1H };",
    );
    for (channel, value) in result.iter().enumerate() {
        let expected = match channel {
            0..3 => 100,
            3..8 => 111,
            _ => 110,
        };
        assert_eq!(*value, expected, "channel {channel}");
    }
}

#[test]
fn channels_without_the_predicate_leave_by_a_goto_and_meet_the_others_at_its_join() {
    let result = run_indexed_on(
        WIDE,
        "cmp.l.f0.0(16) null<1>D g2<8,8,1>D 5D { align1 1H };
         (-f0.0) goto(16) JIP: meet UIP: meet { align1 1H };
         mov(16) g10<1>D 1D { align1 1H };
         meet:
         join(16) JIP: after { align1 1H };
         after:
         add(16) g10<1>D g10<8,8,1>D 10D { align1 1H };",
    );
    for (channel, value) in result.iter().enumerate() {
        assert_eq!(*value, if channel < 5 { 10 } else { 11 });
    }
}

#[test]
fn a_jump_moves_the_whole_thread() {
    let result = run_indexed(
        "jmpi(1) JIP: over { align1 WE_all 1N };
         mov(16) g10<1>D 1D { align1 1H };
         over:
         add(16) g10<1>D g10<8,8,1>D 10D { align1 1H };",
    );
    assert_eq!(result, [10; 16]);
}

#[test]
fn an_endless_loop_is_a_hang() {
    let outcome = everywhere("start: while(16) JIP: start { align1 1H };", |_| {});
    let Err(Stop::Fault(fault)) = outcome.result else { panic!("{:?}", outcome.result) };
    assert_eq!(fault.kind, FaultKind::Hang);
}

#[test]
fn a_wait_returns_until_it_is_notified() {
    let code = assemble("wait(1) n0<1>UD { align1 WE_all 1N };");
    let kernel = eu::Kernel::decode(&hw::platforms::SKL, fetch(&code));
    let findings = probe::Findings::default();
    let ids = probe::Ids::default();
    let cx = probe::Context { platform: &hw::platforms::SKL, findings: &findings, ids: &ids };
    let mut thread = eu::Thread::new(&ports::ThreadStart { dispatch_mask: 0xff, ..Default::default() });
    let mut recorder = Recorder::default();
    assert_eq!(eu::run(&kernel, &mut thread, &mut recorder, &cx, 100), Ok(Exit::WaitingOnBarrier));
    assert_eq!(eu::run(&kernel, &mut thread, &mut recorder, &cx, 100), Ok(Exit::WaitingOnBarrier));
    thread.notify();
    assert_eq!(eu::run(&kernel, &mut thread, &mut recorder, &cx, 100), Ok(Exit::EndOfThread));
    assert_eq!(recorder.messages.len(), 1);
}

#[test]
fn illegal_instructions_fault_only_when_reached() {
    let start = ports::ThreadStart { dispatch_mask: 0xff, ..Default::default() };
    for platform in EVERY {
        let mut code = assemble_for(platform, "jmpi(1) JIP: over { align1 WE_all 1N };\nnop;\nover:\nnop;");
        code[16..32].fill(0);
        let kernel = eu::Kernel::decode(platform, fetch(&code));
        assert_eq!(execute_for(platform, &kernel, &start, &|_| {}).result, Ok(Exit::EndOfThread));
        code[0..16].fill(0);
        let kernel = eu::Kernel::decode(platform, fetch(&code));
        let Err(Stop::Fault(fault)) = execute_for(platform, &kernel, &start, &|_| {}).result else {
            panic!("no fault")
        };
        assert_eq!(fault.kind, FaultKind::IllegalInstruction);
    }
}

#[test]
fn a_subroutine_returns_to_its_caller() {
    let result = run_indexed(
        "cmp.l.f0.0(16) null<1>D g2<8,8,1>D 5D { align1 1H };
         (+f0.0) call(16) g90<1>UD JIP: routine { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 10D { align1 1H };
         jmpi(1) JIP: done { align1 WE_all 1N };
         routine:
         add(16) g10<1>D g10<8,8,1>D 100D { align1 1H };
         cmp.l.f0.1(16) null<1>D g2<8,8,1>D 2D { align1 1H };
         (+f0.1) ret(16) null<1>UD g90<0,1,0>UD { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 1000D { align1 1H };
         ret(16) null<1>UD g90<0,1,0>UD { align1 1H };
         done:
         nop;",
    );
    for (channel, value) in result.iter().enumerate() {
        let expected = match channel {
            0..2 => 110,
            2..5 => 1110,
            _ => 10,
        };
        assert_eq!(*value, expected, "channel {channel}");
    }
}

/// One decision for all channels, that of the first; nothing waits anywhere. [skl.7:Single Program Flow]
#[test]
fn in_single_program_flow_the_first_channel_decides_for_all() {
    let start = ports::ThreadStart { dispatch_mask: 0xf5, single_program_flow: true, ..Default::default() };
    let add = |n: u32| format!("add(8) g10<1>D g10<8,8,1>D {n}D {{ align1 1Q }};\n");
    let wide_only = ["else", "goto", "join"];
    for (text, taken, not_taken) in [
        (
            format!(
                "(+f0.0) if(8) JIP: a UIP: a {{ align1 1Q }};\n{}a:\nendif(8) JIP: b {{ align1 1Q }};\nb:\n{}",
                add(1),
                add(16)
            ),
            17,
            16,
        ),
        (
            format!(
                "(+f0.0) if(8) JIP: a UIP: b {{ align1 1Q }};\n{}else(8) JIP: b UIP: b {{ align1 1Q }};\na:\n{}b:\n\
                 endif(8) JIP: c {{ align1 1Q }};\nc:\n{}",
                add(1),
                add(2),
                add(16)
            ),
            17,
            18,
        ),
        (
            format!(
                "a:\n{}mov(1) f0.1<1>UW f0.0<0,1,0>UW {{ align1 WE_all 1N }};\nmov(1) f0.0<1>UW 0UW {{ align1 WE_all 1N }};\n\
                  (+f0.1) while(8) JIP: a {{ align1 1Q }};\n{}",
                add(1),
                add(16)
            ),
            18,
            17,
        ),
        (
            format!(
                "a:\n{}(+f0.0) break(8) JIP: b UIP: b {{ align1 1Q }};\n{}b:\n{}",
                add(1),
                add(2),
                add(16)
            ),
            17,
            19,
        ),
        (
            format!(
                "a:\n{}(+f0.0) cont(8) JIP: b UIP: b {{ align1 1Q }};\n{}b:\n{}",
                add(1),
                add(2),
                add(16)
            ),
            17,
            19,
        ),
        (
            format!("{}(+f0.0) halt(8) JIP: b UIP: b {{ align1 1Q }};\n{}b:\n{}", add(1), add(2), add(16)),
            17,
            19,
        ),
        (
            format!(
                "{}(+f0.0) brc(8) JIP: a UIP: b {{ align1 1Q }};\n{}a:\n{}b:\n{}",
                add(1),
                add(2),
                add(4),
                add(16)
            ),
            17,
            23,
        ),
        (format!("{}(+f0.0) brd(8) JIP: b {{ align1 1Q }};\n{}b:\n{}", add(1), add(2), add(16)), 17, 19),
        // Without branch control the channels that the predicate leaves out go.
        (
            format!(
                "{}(+f0.0) goto(8) JIP: b UIP: b {{ align1 1Q }};\n{}b:\njoin(8) JIP: c {{ align1 1Q }};\nc:\n{}",
                add(1),
                add(2),
                add(16)
            ),
            19,
            17,
        ),
    ] {
        let platforms = if wide_only.iter().any(|name| text.contains(name)) { WIDE } else { EVERY };
        // The flags of the other channels say the contrary.
        for (flags, expected) in [(0x01, taken), (0xfe, not_taken)] {
            let outcome = program_on(platforms, &text, &start, |thread| thread.flags = flags);
            assert_eq!(outcome.result, Ok(Exit::EndOfThread), "{text}");
            assert_eq!(dwords(&outcome.thread, 10, 8), [expected; 8], "{flags:x} {text}");
        }
    }
}

/// `goto` with branch control jumps with the channels of its predicate; the others wait behind it.
#[test]
fn a_backward_goto_takes_its_channels_along_and_the_others_wait_behind_it() {
    let text = "top:
         add(16) g10<1>D g10<8,8,1>D 1D { align1 1H };
         cmp.l.f0.0(16) null<1>D g10<8,8,1>D g2<8,8,1>D { align1 1H };
         (+f0.0) goto(16) JIP: top UIP: top { align1 1H BranchCtrl };
         add(16) g10<1>D g10<8,8,1>D 100D { align1 1H };";
    let expected: Vec<u32> = (0..16u32).map(|channel| 100 + channel.max(1)).collect();
    assert_eq!(run_indexed_on(WIDE, text), expected);
}

/// A diverging branch goes when any channel does, a converging one when all do. [byt.2.2:brd - Branch Diverging]
/// [byt.2.2:brc - Branch Converging]
#[test]
fn channels_of_a_diverging_branch_go_first_and_all_meet_where_converging_ones_send_them() {
    let text = |to_away: &str, to_rest: &str| {
        format!(
            "mov(1) g30<1>D 80D {{ align1 WE_all 1N }};
             mov(1) g31<1>D -80D {{ align1 WE_all 1N }};
             mov(1) g31.1<1>D 32D {{ align1 WE_all 1N }};
             cmp.l.f0.0(16) null<1>D g2<8,8,1>D 5D {{ align1 1H }};
             (+f0.0) brd(16) {to_away} {{ align1 1H }};
             rest:
             add(16) g10<1>D g10<8,8,1>D 1D {{ align1 1H }};
             cmp.l.f0.0(16) null<1>D g2<8,8,1>D 9D {{ align1 1H }};
             (+f0.0) add(16) g10<1>D g10<8,8,1>D 100D {{ align1 1H }};
             brc(16) JIP: meet UIP: meet {{ align1 1H }};
             away:
             add(16) g10<1>D g10<8,8,1>D 10D {{ align1 1H }};
             brc(16) {to_rest} {{ align1 1H }};
             add(16) g10<1>D g10<8,8,1>D 5000D {{ align1 1H }};
             meet:
             add(16) g10<1>D g10<8,8,1>D 1000D {{ align1 1H }};"
        )
    };
    let expected: Vec<u32> = (0..16)
        .map(|channel| match channel {
            0..5 => 1010,
            5..9 => 1101,
            _ => 1001,
        })
        .collect();
    assert_eq!(run_indexed(&text("JIP: away", "JIP: rest UIP: meet")), expected);
    // Distances in a register are bytes from the instruction.
    assert_eq!(run_indexed_on(WIDE, &text("g30<0,1,0>D", "g31<0,1,0>D")), expected);
}

#[test]
fn branches_that_no_channel_takes_go_on() {
    let result = run_indexed(
        "cmp.l.f0.0(16) null<1>D g2<8,8,1>D 0D { align1 1H };
         (+f0.0) brd(16) JIP: far { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 1D { align1 1H };
         (+f0.0) brc(16) JIP: far UIP: far { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 2D { align1 1H };
         (+f0.0) call(16) g90<1>UD JIP: far { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 4D { align1 1H };
         (+f0.0) jmpi(1) JIP: far { align1 WE_all 1N };
         add(16) g10<1>D g10<8,8,1>D 8D { align1 1H };
         far:
         add(16) g10<1>D g10<8,8,1>D 16D { align1 1H };",
    );
    assert_eq!(result, [31; 16]);
}

#[test]
fn jumps_and_calls_may_have_their_distance_in_a_register() {
    // A jump counts from the instruction behind it, a call from itself.
    let result = run_indexed_on(
        WIDE,
        "mov(1) g30<1>D 16D { align1 WE_all 1N };
         jmpi(1) g30<0,1,0>D { align1 WE_all 1N };
         add(16) g10<1>D g10<8,8,1>D 1D { align1 1H };
         mov(1) g30.1<1>D 48D { align1 WE_all 1N };
         call(16) g90<1>UD g30.1<0,1,0>D { align1 1H };
         add(16) g10<1>D g10<8,8,1>D 2D { align1 1H };
         jmpi(1) JIP: done { align1 WE_all 1N };
         add(16) g10<1>D g10<8,8,1>D 4D { align1 1H };
         ret(16) null<1>UD g90<0,1,0>UD { align1 1H };
         done:
         nop;",
    );
    assert_eq!(result, [6; 16]);
}

#[test]
fn a_subroutine_may_call_another_with_some_of_its_channels() {
    let outcome = everywhere(
        &format!(
            "{INDEX}
             cmp.l.f0.0(16) null<1>D g2<8,8,1>D 12D {{ align1 1H }};
             (+f0.0) call(16) g90<1>UD JIP: outer {{ align1 1H }};
             add(16) g10<1>D g10<8,8,1>D 1D {{ align1 1H }};
             jmpi(1) JIP: done {{ align1 WE_all 1N }};
             outer:
             cmp.l.f0.0(16) null<1>D g2<8,8,1>D 5D {{ align1 1H }};
             (+f0.0) call(16) g91.4<1>UD JIP: inner {{ align1 1H }};
             add(16) g10<1>D g10<8,8,1>D 10D {{ align1 1H }};
             ret(16) null<1>UD g90<0,1,0>UD {{ align1 1H }};
             inner:
             cmp.l.f0.0(16) null<1>D g2<8,8,1>D 2D {{ align1 1H }};
             (+f0.0) ret(16) null<1>UD g91.4<0,1,0>UD {{ align1 1H }};
             add(16) g10<1>D g10<8,8,1>D 100D {{ align1 1H }};
             ret(16) null<1>UD g91.4<0,1,0>UD {{ align1 1H }};
             done:
             nop;"
        ),
        |_| {},
    );
    assert_eq!(outcome.result, Ok(Exit::EndOfThread));
    let expected: Vec<u32> = (0..16)
        .map(|channel| match channel {
            0..2 => 11,
            2..5 => 111,
            5..12 => 11,
            _ => 1,
        })
        .collect();
    assert_eq!((dwords(&outcome.thread, 10, 16), outcome.thread.active), (expected, 0xffff));
    // Where to return, and the channels that went: instructions are 16 bytes, four come first.
    assert_eq!(dwords(&outcome.thread, 90, 2), [6 * 16, 0x0fff]);
    assert_eq!(dwords(&outcome.thread, 91, 8), [0, 0, 0, 0, 10 * 16, 0x001f, 0, 0]);
}

#[test]
fn a_return_to_the_next_instruction_leaves_all_channels_on() {
    // All of them, or those with the predicate, come to where the others are.
    for (predicate, flags) in [("", 0), ("(+f0.0) ", 0x0f3), ("(-f0.0) ", 0x0f3), ("(+f0.0) ", 0)] {
        let text = format!(
            "{predicate}ret(8) null<1>UD g2<0,1,0>UD {{ align1 1Q }};
             add(8) g20<1>UD g20<8,8,1>UD 1UD {{ align1 1Q }};"
        );
        let outcome = everywhere(&text, |thread| {
            set_dwords(thread, 2, &[16, 0xff]);
            thread.flags = flags;
        });
        assert_eq!(outcome.result, Ok(Exit::EndOfThread));
        assert_eq!(dwords(&outcome.thread, 20, 8), [1; 8], "{predicate} {flags:x}");
        assert_eq!(outcome.thread.active, 0xffff, "{predicate} {flags:x}");
    }
}

#[test]
fn a_jump_goes_by_the_first_flag_bit_of_its_channels() {
    for (flags, jumps) in [(1, true), (0xfffe, false), (0xffff, true), (0, false), (1 << 16, false)] {
        let text = "(+f0.0) jmpi(1) JIP: over { align1 WE_all 1N };
             mov(8) g20<1>UD 7UD { align1 1Q };
             over:
             nop;";
        let outcome = everywhere(text, |thread| thread.flags = flags);
        assert_eq!(dwords(&outcome.thread, 20, 1) == [0], jumps, "{flags:x}");
    }
}
