//! Threads: messages with all that goes with them, the end of a thread, waiting, budgets.

mod common;

use common::*;
use eu::{Beside, Exit, Kernel, Thread, run, run_slice};
use hw::platforms::SKL;
use ports::{BarrierMessage, Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, FaultKind, Findings, Ids, Stop};

/// Channels of the threads here: no two quarters are alike.
const CHANNELS: u32 = 0x81c3_f05a;

fn start() -> ThreadStart {
    ThreadStart { dispatch_mask: CHANNELS, vector_mask: !0, ..Default::default() }
}

/// The first message of a program, the same on every platform.
fn first_message(text: &str) -> SendMessage {
    let messages: Vec<SendMessage> = EVERY.iter().map(|platform| first_message_on(platform, text)).collect();
    assert!(messages.iter().all(|message| *message == messages[0]), "{text}: {messages:?}");
    messages[0]
}

fn first_message_on(platform: &'static hw::Platform, text: &str) -> SendMessage {
    let outcome = program_on(&[platform], text, &start(), |thread| {
        thread.address = std::array::from_fn(|n| [0x5e01, 0x0431, 0x0460, 0x0123, 0x0007][n.min(4)]);
        thread.flags = 0x0000_00ff_0000_3333;
    });
    assert_eq!(outcome.result, Ok(Exit::EndOfThread), "{text}");
    outcome.recorder.messages[0]
}

#[test]
fn a_message_goes_with_descriptor_payload_response_and_channels() {
    let usual = SendMessage {
        shared_function: 12,
        descriptor: 0x0428_5e01,
        extended_descriptor: 12,
        payload_grf: 4,
        payload_length: 2,
        second_payload_grf: 6,
        response_grf: 10,
        response_length: 2,
        header_present: true,
        execution_size: 16,
        channel_enable: CHANNELS & 0xffff,
        ..Default::default()
    };
    let text = |predicate: &str, size: u32, descriptor: &str, control: &str| {
        // The region of a payload lies where Gen9 has the extended descriptor.
        format!("{predicate}send({size}) g10<1>UW g4<0,1,0>UD {descriptor} {{ align1 {control} }};")
    };
    const TWO: &str = "0x04285e01 dp data 1 MsgDesc: mlen 2 rlen 2";
    for (text, expected) in [
        (text("", 16, TWO, "1H"), usual),
        (text("", 16, TWO, "2H"), SendMessage { channel_enable: CHANNELS >> 16, ..usual }),
        (text("", 16, TWO, "WE_all 1H"), SendMessage { channel_enable: 0xffff, ..usual }),
        (text("", 8, TWO, "2Q"), SendMessage { execution_size: 8, channel_enable: 0xf0, ..usual }),
        (text("(+f0.0) ", 16, TWO, "1H"), SendMessage { channel_enable: CHANNELS & 0x3333, ..usual }),
        (text("(-f1.0) ", 16, TWO, "1H"), SendMessage { channel_enable: CHANNELS & 0xff00, ..usual }),
        // Fifteen registers there, one back, no header, to the sampler.
        (
            text("", 8, "0x1e100003 sampler MsgDesc: mlen 15 rlen 1", "1Q"),
            SendMessage {
                shared_function: 2,
                descriptor: 0x1e10_0003,
                extended_descriptor: 2,
                payload_length: 15,
                second_payload_grf: 19,
                response_length: 1,
                header_present: false,
                execution_size: 8,
                channel_enable: CHANNELS & 0xff,
                ..usual
            },
        ),
        // The descriptor is a0.0, a doubleword.
        (
            text("", 16, "a0<0,1,0>UD dp data 1 MsgDesc: indirect", "1H"),
            SendMessage { descriptor: 0x0431_5e01, response_length: 3, header_present: false, ..usual },
        ),
    ] {
        assert_eq!(first_message(&text), expected, "{text}");
    }
}

#[test]
fn a_message_is_sent_when_no_channel_is_on() {
    let text = "
        mov(8) g4<1>UD 3UD { align1 WE_all 1Q };
        (+f1.1) send(8) g10<1>UW g4<0,1,0>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 1Q };";
    let message = first_message(text);
    assert_eq!((message.channel_enable, message.ip_bytes, message.response_length), (0, 16, 1));
}

#[test]
fn messages_arrive_in_the_order_of_the_program_and_are_answered_before_the_next_instruction() {
    let text = "
        mov(8) g4<1>UD 3UD { align1 WE_all 1Q };
        send(8) g10<1>UW g4<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 1Q };
        mov(8) g4<1>UD 5UD { align1 WE_all 1Q };
        send(8) g11<1>UW g4<8,8,1>UD 0x02206eff sampler MsgDesc: mlen 1 rlen 2 { align1 1Q };
        add(8) g13<1>UD g10<8,8,1>UD g12<8,8,1>UD { align1 WE_all 1Q };
        send(8) null<1>UW g13<8,8,1>UD 0x02006eff dp data 1 MsgDesc: mlen 1 rlen 0 { align1 1Q };";
    let outcome = program_on(EVERY, text, &start(), |_| {});
    let order: Vec<_> = outcome.recorder.messages.iter().map(|m| (m.shared_function, m.ip_bytes)).collect();
    assert_eq!(order, [(12, 16), (2, 48), (12, 80), (7, 96)]);
    let payloads: Vec<u32> = outcome.recorder.payloads.iter().map(|payload| payload[0]).collect();
    assert_eq!(payloads, [3, 5, 2, 0]);
}

#[test]
fn nothing_is_executed_behind_the_last_message() {
    // A jump that is never taken passes over it, so that what is behind belongs to the kernel.
    let end =
        "send(8) null<1>UW g4<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };";
    let text = format!(
        "cmp.nz.f0.0(1) null<1>UD g2<0,1,0>UD 0UD {{ align1 WE_all 1N }};
         (+f0.0) jmpi(1) JIP: over {{ align1 WE_all 1N }};
         mov(8) g20<1>UD 1UD {{ align1 WE_all 1Q }};
         {end}
         mov(8) g20<1>UD 2UD {{ align1 WE_all 1Q }};
         over:
         mov(8) g21<1>UD 3UD {{ align1 WE_all 1Q }};"
    );
    for (taken, last, expected) in [(0, 48, [1, 0]), (1, 96, [0, 3])] {
        let outcome = program_on(EVERY, &text, &start(), |thread| set_dwords(thread, 2, &[taken]));
        assert_eq!(outcome.result, Ok(Exit::EndOfThread));
        let [message] = outcome.recorder.messages[..] else { panic!("{:?}", outcome.recorder.messages) };
        assert_eq!((message.end_of_thread, message.ip_bytes), (true, last));
        assert_eq!(message.extended_descriptor & 0x3f, 0x27);
        assert_eq!([20, 21].map(|register| dwords(&outcome.thread, register, 1)[0]), expected);
    }
}

#[test]
fn a_kernel_is_read_to_its_last_message_and_no_farther() {
    let code = assemble("mov(8) g20<1>UD 1UD { align1 WE_all 1Q };");
    for platform in WIDE {
        let mut asked = Vec::new();
        let kernel = Kernel::decode(platform, |offset| {
            asked.push(offset);
            let mut bytes = [0; 16];
            bytes.copy_from_slice(code.get(offset as usize..offset as usize + 16)?);
            Some(bytes)
        });
        // What comes behind may be another kernel, or nothing.
        assert_eq!(asked, [0, 16]);
        assert_eq!(kernel.code(), code);
    }
}

/// What threads that wait or poll meet.
#[derive(Default)]
struct Replies {
    replies: Vec<SendReply>,
    sent: Vec<u32>,
    clock: Vec<u64>,
}

impl Sends for Replies {
    fn send(&mut self, message: &SendMessage, _: &mut Grf) -> Result<SendReply, Stop> {
        self.sent.push(message.ip_bytes);
        Ok(if self.replies.is_empty() { SendReply::Done } else { self.replies.remove(0) })
    }

    fn timestamp(&mut self, executed_instructions: u64) -> u64 {
        self.clock.push(executed_instructions);
        100
    }
}

struct Bench {
    platform: &'static hw::Platform,
    kernel: Kernel,
    thread: Box<Thread>,
    sends: Replies,
    findings: Findings,
}

impl Bench {
    fn new(text: &str) -> Self {
        Self::on(&SKL, text)
    }

    fn on(platform: &'static hw::Platform, text: &str) -> Self {
        let kernel = Kernel::decode(platform, fetch(&assemble_for(platform, text)));
        let thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xff, ..Default::default() }));
        Self { platform, kernel, thread, sends: Replies::default(), findings: Findings::default() }
    }

    fn with<R>(&mut self, act: impl FnOnce(&Kernel, &mut Thread, &mut Replies, &Context) -> R) -> R {
        let ids = Ids::default();
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &ids };
        act(&self.kernel, &mut self.thread, &mut self.sends, &cx)
    }

    fn slice(&mut self, budget: u64) -> Exit {
        self.with(|kernel, thread, sends, cx| {
            run_slice(kernel, &Beside::default(), thread, sends, cx, budget)
        })
        .unwrap()
    }
}

const SEND: &str =
    "send(8) g10<1>UW g4<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 1Q };\n";
const COUNT: &str = "add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };\n";

#[test]
fn each_notification_lets_one_wait_of_its_register_pass() {
    let text = "
        wait(1) n0<1>UD { align1 WE_all 1N };
        wait(1) n0<1>UD { align1 WE_all 1N };
        wait(1) n0.2<1>UD { align1 WE_all 1N };
        wait(1) n0.1<1>UD { align1 WE_all 1N };";
    for platform in EVERY {
        let mut bench = Bench::on(platform, text);
        let mut at = |counts: [u32; 3], expected: Exit, ip: u32, left: [u32; 3]| {
            bench.thread.notification = counts;
            assert_eq!(bench.slice(100), expected);
            assert_eq!((bench.thread.ip_bytes, bench.thread.notification), (ip, left));
        };
        at([0, 5, 5], Exit::WaitingOnBarrier, 0, [0, 5, 5]);
        at([1, 5, 5], Exit::WaitingOnBarrier, 16, [0, 5, 5]);
        at([2, 5, 0], Exit::WaitingOnBarrier, 32, [1, 5, 0]);
        at([1, 0, 3], Exit::WaitingOnBarrier, 48, [1, 0, 2]);
        at([1, 2, 2], Exit::EndOfThread, 64, [1, 1, 2]);
    }
}

#[test]
fn a_thread_waits_behind_a_barrier_whose_answer_is_outstanding_and_else_at_its_wait() {
    for platform in WIDE {
        let text = format!("{SEND}wait(1) n0<1>UD {{ align1 WE_all 1N }};\n{SEND}{COUNT}");
        let mut bench = Bench::on(platform, &text);
        let predicated = BarrierMessage { predicate: Some(3), ..Default::default() };
        bench.sends.replies =
            vec![SendReply::Barrier(BarrierMessage::default()), SendReply::Barrier(predicated)];
        assert_eq!(bench.slice(100), Exit::WaitingOnBarrier);
        assert_eq!((bench.sends.sent.clone(), bench.thread.ip_bytes), (vec![0], 16));
        bench.thread.notify();
        assert_eq!(bench.slice(100), Exit::WaitingOnBarrier);
        assert_eq!((bench.sends.sent.clone(), dwords(&bench.thread, 20, 1)), (vec![0, 32], vec![0]));
        assert_eq!(bench.slice(100), Exit::EndOfThread);
        assert_eq!((bench.sends.sent.clone(), dwords(&bench.thread, 20, 1)), (vec![0, 32, 64], vec![1]));
    }
}

#[test]
fn a_thread_that_polls_may_let_others_run_and_goes_on_behind_its_message() {
    for platform in WIDE {
        let mut bench = Bench::on(platform, &format!("{SEND}{COUNT}{SEND}{COUNT}"));
        bench.sends.replies = vec![SendReply::Polling, SendReply::Polling];
        assert_eq!(bench.slice(100), Exit::Polling);
        assert_eq!((bench.sends.sent.len(), dwords(&bench.thread, 20, 1)), (1, vec![0]));
        assert_eq!(bench.slice(100), Exit::Polling);
        assert_eq!((bench.sends.sent.len(), dwords(&bench.thread, 20, 1)), (2, vec![1]));
        assert_eq!(bench.slice(100), Exit::EndOfThread);
        assert_eq!(dwords(&bench.thread, 20, 1), [2]);

        // A run to the end goes on by itself, with what is left of its budget.
        let polls = format!("{SEND}{COUNT}").repeat(10);
        for (budget, ends) in [(31, true), (30, false)] {
            let mut bench = Bench::on(platform, &polls);
            bench.sends.replies = vec![SendReply::Polling; 10];
            let result = bench.with(|kernel, thread, sends, cx| run(kernel, thread, sends, cx, budget));
            assert_eq!(result.is_ok(), ends, "{result:?}");
            assert_eq!(bench.thread.executed_instructions, 30 + u64::from(ends));
        }
    }
}

/// Seven instructions that compute, a jump and a message: straight code is one look and its instructions.
const STEPS: &str = "
    add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };
    add(16) g22<1>UD g22<8,8,1>UD 1UD { align1 1H };
    add(8) g24<1>UQ g24<4,4,1>UQ 1UD { align1 1Q };
    jmpi(1) JIP: next { align1 WE_all 1N };
    next:
    add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };
    nop;";

#[test]
fn a_thread_stops_at_the_end_of_its_budget_and_goes_on_as_if_it_had_not() {
    let run = |mut budgets: Box<dyn FnMut() -> u64>| {
        let mut bench = Bench::new(STEPS);
        let mut stops = Vec::new();
        while bench.slice(budgets()) == Exit::OutOfBudget {
            stops.push((bench.thread.ip_bytes, bench.thread.executed_instructions));
            assert!(stops.len() < 20);
        }
        assert_eq!(dwords(&bench.thread, 20, 8), [2; 8]);
        assert_eq!(dwords(&bench.thread, 22, 16), [[1; 8], [0; 8]].concat());
        // Three and a look, one jump, two and a look, one message.
        assert_eq!(bench.thread.executed_instructions, 9);
        stops
    };
    assert_eq!(run(Box::new(|| 9)), []);
    assert_eq!(run(Box::new(|| 8)), [(96, 8)]);
    assert_eq!(run(Box::new(|| 7)), [(64, 5)]);
    assert_eq!(run(Box::new(|| 4)), [(48, 4), (96, 8)]);
    // Straight code is executed whole or not at all.
    let mut first = true;
    let small = move || if std::mem::take(&mut first) { 3 } else { 4 };
    assert_eq!(run(Box::new(small)), [(0, 0), (48, 4), (96, 8)]);
}

#[test]
fn a_run_that_needs_more_than_its_budget_is_a_hang_where_it_stands() {
    for platform in WIDE {
        let mut bench = Bench::on(platform, STEPS);
        let result = bench.with(|kernel, thread, sends, cx| run(kernel, thread, sends, cx, 8));
        let Err(Stop::Fault(fault)) = result else { panic!("{result:?}") };
        assert_eq!((fault.kind, fault.system), (FaultKind::Hang, "C87"));
        assert!(fault.text.contains("at 0x60 "), "{}", fault.text);
        let mut bench = Bench::on(platform, STEPS);
        assert_eq!(
            bench.with(|kernel, thread, sends, cx| run(kernel, thread, sends, cx, 9)),
            Ok(Exit::EndOfThread)
        );
    }
}

#[test]
fn two_threads_of_a_kernel_in_turns_are_as_if_they_ran_alone() {
    let text = format!(
        "top:\n{COUNT}cmp.l.f0.0(8) null<1>UD g20<8,8,1>UD g2<8,8,1>UD {{ align1 1Q }};
        (+f0.0) while(8) JIP: top {{ align1 1Q }};\n{SEND}"
    );
    let mut bench = Bench::new(&text);
    let mut other = bench.thread.clone();
    set_dwords(&mut bench.thread, 2, &[5, 1, 9, 3, 4, 2, 7, 8]);
    set_dwords(&mut other, 2, &[6, 6, 2, 11, 1, 1, 3, 4]);
    let mut ends = [false; 2];
    while ends != [true; 2] {
        for end in &mut ends {
            *end = *end || bench.slice(5) == Exit::EndOfThread;
            std::mem::swap(&mut bench.thread, &mut other);
        }
    }
    assert_eq!(dwords(&bench.thread, 20, 8), [5, 1, 9, 3, 4, 2, 7, 8]);
    assert_eq!(dwords(&other, 20, 8), [6, 6, 2, 11, 1, 1, 3, 4]);
}

#[test]
fn a_clock_is_asked_with_what_the_thread_has_executed_by_then() {
    let clock = "mov(2) g30<1>UD tm0<2,2,1>UD { align1 WE_all 1N };\n";
    let mut bench = Bench::new(&format!("{COUNT}{clock}{COUNT}{clock}{SEND}{clock}"));
    // One and a look, the clock itself.
    assert_eq!(bench.slice(3), Exit::OutOfBudget);
    assert_eq!(bench.slice(100), Exit::EndOfThread);
    assert_eq!(bench.sends.clock, [3, 6, 8]);
    assert_eq!(bench.thread.executed_instructions, 9);
}
