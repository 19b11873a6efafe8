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
    let mut code = assemble("jmpi(1) JIP: over { align1 WE_all 1N };\nnop;\nover:\nnop;");
    code[16..32].fill(0);
    let kernel = eu::Kernel::decode(&hw::platforms::SKL, fetch(&code));
    let start = ports::ThreadStart { dispatch_mask: 0xff, ..Default::default() };
    assert_eq!(execute(&kernel, &start, &|_| {}).result, Ok(Exit::EndOfThread));
    code[0..16].fill(0);
    let kernel = eu::Kernel::decode(&hw::platforms::SKL, fetch(&code));
    let Err(Stop::Fault(fault)) = execute(&kernel, &start, &|_| {}).result else { panic!("no fault") };
    assert_eq!(fault.kind, FaultKind::IllegalInstruction);
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
