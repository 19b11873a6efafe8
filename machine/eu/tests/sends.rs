//! What a shared function is told with a message, field by field. [skl.7:send - Send Message]

mod common;

use common::*;
use eu::{Exit, Thread};
use hw::Platform;
use ports::{SendMessage, ThreadStart};

/// Thirty-two channels of which some are on.
fn some_channels() -> ThreadStart {
    ThreadStart { dispatch_mask: 0x5a3c_96e7, vector_mask: u32::MAX, ..Default::default() }
}

/// The first message of a program.
fn message_on(platforms: &[&'static Platform], text: &str, prepare: impl Fn(&mut Thread)) -> SendMessage {
    let outcome = program_on(platforms, text, &some_channels(), prepare);
    assert_eq!(outcome.result, Ok(Exit::EndOfThread), "{text}");
    assert_eq!(outcome.recorder.messages.len(), 2, "{text}");
    outcome.recorder.messages[0]
}

fn message(text: &str) -> SendMessage {
    message_on(EVERY, text, |_| {})
}

#[test]
fn a_descriptor_has_lengths_header_and_control() {
    // Message length in 28:25, response length in 24:20, header in 19.
    for (descriptor, payload, response, header) in [
        (0x0200_0000_u32, 1, 0, false),
        (0x0208_0001, 1, 0, true),
        (0x1e10_0400, 15, 1, false),
        (0x1018_0000, 8, 1, true),
        (0x0500_0002, 2, 16, false),
        (0x08a7_ffff, 4, 10, false),
        (0x4a58_1234, 5, 5, true),
    ] {
        let text =
            format!("send(8) g20<1>UW g40<8,8,1>UD 0x{descriptor:08x} sampler MsgDesc: {{ align1 1Q }};");
        let told = message(&text);
        assert_eq!(told.descriptor, descriptor);
        assert_eq!(
            (told.payload_length, told.response_length, told.header_present),
            (payload, response, header)
        );
        assert_eq!((told.payload_grf, told.response_grf), (40, 20));
        // A payload that is too short goes on behind itself.
        assert_eq!((told.second_payload_grf, told.second_payload_length), (40 + payload, 0));
        assert_eq!((told.end_of_thread, told.ip_bytes, told.in_system_routine), (false, 0, false));
    }
}

#[test]
fn a_message_names_its_shared_function_and_is_the_last_only_when_it_says_so() {
    for (name, number) in
        [("sampler", 2), ("gateway", 3), ("render", 5), ("urb", 6), ("thread_spawner", 7), ("data", 10)]
    {
        let text = format!("send(8) g20<1>UW g40<8,8,1>UD 0x02100000 {name} MsgDesc: {{ align1 1Q }};");
        let told = message(&text);
        assert_eq!((told.shared_function, told.extended_descriptor & 0xffff), (number, u32::from(number)));
    }
    // What follows the last one is not executed, though a jump that is not taken leads there.
    let text = "
        mov(8) g112<1>UD 3UD { align1 1Q };
        (+f1.0) jmpi(1) JIP: behind { align1 WE_all 1N };
        send(8) null<1>UW g112<8,8,1>UD 0x02000010 thread_spawner MsgDesc: { align1 1Q EOT };
        behind:
        mov(8) g30<1>UD 5UD { align1 WE_all 1Q };";
    let outcome = program_on(EVERY, text, &some_channels(), |_| {});
    assert_eq!(outcome.result, Ok(Exit::EndOfThread));
    let [told] = outcome.recorder.messages[..] else { panic!("{:?}", outcome.recorder.messages) };
    assert_eq!((told.end_of_thread, told.extended_descriptor & 0xffff, told.ip_bytes), (true, 0x27, 32));
    assert_eq!((told.payload_grf, told.response_length), (112, 0));
    assert_eq!(outcome.recorder.payloads[0], [3, 3, 3, 0, 0, 3, 3, 3]);
    assert_eq!(dwords(&outcome.thread, 30, 8), [0; 8]);
}

#[test]
fn a_message_has_the_channels_of_its_instruction() {
    // The dispatched channels 0x5a3c96e7, from the first one of the instruction on.
    for (predicate, size, control, enabled) in [
        ("", 8, "1Q", 0xe7),
        ("", 8, "2Q", 0x96),
        ("", 8, "3Q", 0x3c),
        ("", 8, "4Q", 0x5a),
        ("", 16, "1H", 0x96e7),
        ("", 16, "2H", 0x5a3c),
        ("", 1, "1N", 1),
        ("", 8, "2Q WE_all", 0xff),
        ("", 16, "1H WE_all", 0xffff),
        ("", 1, "1N WE_all", 1),
        ("(+f0.0) ", 8, "1Q", 0x81),
        ("(-f0.0) ", 8, "1Q", 0x66),
        ("(+f0.0) ", 16, "1H", 0x9281),
        ("(+f0.0) ", 8, "1Q WE_all", 0x99),
        ("(+f0.1) ", 8, "2Q", 0x02),
    ] {
        let text = format!(
            "{predicate}send({size}) g20<1>UW g40<8,8,1>UD 0x02100000 sampler MsgDesc: {{ align1 {control} }};"
        );
        let told = message_on(EVERY, &text, |thread| thread.flags = 0x0a0b_f299);
        assert_eq!(told.channel_enable, enabled, "{text}");
        assert_eq!(told.execution_size, size, "{text}");
    }
}

#[test]
fn a_message_without_channels_is_sent_all_the_same() {
    let text = "(+f1.0) send(8) g20<1>UW g40<8,8,1>UD 0x02100000 sampler MsgDesc: { align1 1Q };";
    assert_eq!(message(text).channel_enable, 0);
}

#[test]
fn a_descriptor_may_be_in_the_address_register() {
    let text = "
        mov(2) a0<1>UW g2<2,2,1>UW { align1 WE_all 1N };
        send(8) g20<1>UW g40<8,8,1>UD a0<0,1,0>UD sampler MsgDesc: indirect { align1 1Q };";
    let told = message_on(EVERY, text, |thread| thread.grf.dwords[16] = 0x0658_a5c3);
    assert_eq!(told.descriptor, 0x0658_a5c3);
    assert_eq!((told.payload_length, told.response_length, told.header_present), (3, 5, true));
    assert_eq!((told.shared_function, told.ip_bytes, told.second_payload_grf), (2, 16, 43));
}

#[test]
fn registers_of_a_message_may_be_behind_the_address_register() {
    // Words 2 and 4 of the address register: bytes 1404 and 764, of which those within a register do not count.
    let text = "
        mov(1) a0.2<1>UW 1500UW { align1 WE_all 1N };
        mov(1) a0.4<1>UW 700UW { align1 WE_all 1N };
        send(8) g[a0.4 64]<1>UW g[a0.2 -96]<8,8,1>UD 0x04200000 sampler MsgDesc: { align1 1Q };";
    let told = message(text);
    assert_eq!((told.payload_grf, told.response_grf), (43, 23));
    assert_eq!(told.second_payload_grf, 45);
}

#[test]
fn registers_behind_the_address_register_are_counted_in_whole_ones_and_begin_again() {
    for (bytes, offset, register) in [
        (0u16, 0i32, 0),
        (31, 0, 0),
        (32, 0, 1),
        (33, 31, 2),
        (64, -32, 1),
        (64, -1, 1),
        (4095, 0, 127),
        (4096 + 70, 0, 2),
        (0, -32, 127),
        (0xffff, 1, 0),
    ] {
        let text = format!(
            "send(8) g[a0.3 {offset}]<1>UW g[a0.5 {offset}]<8,8,1>UD 0x04200000 sampler MsgDesc: {{ align1 1Q }};"
        );
        let told = message_on(EVERY, &text, |thread| {
            (thread.address[3], thread.address[5]) = (bytes, bytes.wrapping_add(96));
        });
        let found = (told.response_grf, told.payload_grf);
        let payload = (u32::from(bytes.wrapping_add(96)) as i32 + offset) as u32 / 32 % 128;
        assert_eq!(found, (register, payload as u8), "{bytes} {offset}");
    }
}

#[test]
fn a_response_is_there_for_the_next_instruction_and_no_other_register_changes() {
    // The recorder answers with ones.
    let text = "
        add(8) g40<1>UD g40<8,8,1>UD 1UD { align1 WE_all 1Q };
        send(8) g20<1>UW g40<8,8,1>UD 0x02300000 sampler MsgDesc: { align1 1Q };
        add(8) g30<1>UD g22<8,8,1>UD g23<8,8,1>UD { align1 WE_all 1Q };";
    let outcome = program_on(EVERY, text, &some_channels(), |thread| {
        (0..128).for_each(|register| set_dwords(thread, register, &[100 + register as u32; 8]));
    });
    assert_eq!(outcome.recorder.payloads[0], [141; 8]);
    for register in 0..128 {
        let expected = match register {
            20..=22 => 1,
            30 => 1 + 123,
            40 => 141,
            _ => 100 + register as u32,
        };
        assert_eq!(dwords(&outcome.thread, register, 8), [expected; 8], "g{register}");
    }
}

#[test]
fn messages_come_one_after_the_other_with_their_addresses() {
    let send = |response: u32| {
        format!("send(8) g{response}<1>UW g40<8,8,1>UD 0x02100000 sampler MsgDesc: {{ align1 1Q }};\n")
    };
    let outcome = program_on(EVERY, &(send(20) + "nop;\n" + &send(21) + &send(22)), &some_channels(), |_| {});
    let told: Vec<_> = outcome.recorder.messages.iter().map(|m| (m.response_grf, m.ip_bytes)).collect();
    assert_eq!(told, [(20, 0), (21, 32), (22, 48), (0, 64)]);
}

#[test]
fn extended_control_is_the_upper_half_of_the_extended_descriptor() {
    // Bits of the payload's region and type. [skl.7:send - Send Message]
    let mut code = assemble("send(8) g20<1>UW g40<8,8,1>UD 0x02100000 sampler MsgDesc: { align1 1Q };");
    let mut word = u128::from_le_bytes(code[..16].try_into().unwrap());
    for (bits, low, value) in [(4, 91, 0xa_u128), (4, 85, 0x6), (4, 80, 0xc), (4, 64, 0x5)] {
        word = word & !(((1 << bits) - 1) << low) | value << low;
    }
    code[..16].copy_from_slice(&word.to_le_bytes());
    for platform in GEN9 {
        let kernel = eu::Kernel::decode(platform, fetch(&code));
        let outcome = execute_for(platform, &kernel, &some_channels(), &|_| {});
        assert_eq!(outcome.recorder.messages[0].extended_descriptor, 0xa6c5_0002, "{}", platform.name);
        assert_eq!(outcome.recorder.messages[0].payload_grf, 40);
    }
}

#[test]
fn the_second_payload_of_a_split_message_and_its_conditional_form() {
    for (name, text) in [
        ("sends", "sends(16) g9UW g2UD g6UD 0x0420a201 0x00000080 data MsgDesc: { align1 1H };"),
        ("sendsc", "sendsc(16) g9UW g2UD g6UD 0x0420a201 0x00000080 data MsgDesc: { align1 1H };"),
    ] {
        let told = message_on(GEN9, text, |_| {});
        assert_eq!((told.payload_grf, told.payload_length), (2, 2), "{name}");
        assert_eq!((told.second_payload_grf, told.second_payload_length), (6, 2), "{name}");
        assert_eq!((told.response_grf, told.response_length, told.execution_size), (9, 2, 16), "{name}");
        assert_eq!((told.shared_function, told.extended_descriptor), (10, 0x8a), "{name}");
        assert_eq!(told.channel_enable, 0x96e7, "{name}");
    }
    let text = "
        mov(1) a0.4<1>UW 0x100UW { align1 WE_all 1N };
        mov(1) a0.1<1>UW 0x200UW { align1 WE_all 1N };
        sends(8) g[a0.4 64]UD g[a0.1 -16]UD g3UD 0x02100000 0x12340040 data MsgDesc: { align1 1Q };";
    let told = message_on(GEN9, text, |_| {});
    assert_eq!((told.response_grf, told.payload_grf, told.second_payload_grf), (10, 15, 3));
    assert_eq!((told.second_payload_length, told.extended_descriptor), (1, 0x1234_004a));
}
