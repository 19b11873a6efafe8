//! The manual's worked examples, as far as they are of these generations, and the kinds of `send`.
//! [skl.7:Usage Examples], [skl.7:Send Message Instruction Format]

mod common;

use common::*;
use ports::ThreadStart;

#[test]
fn a_ramp_of_words_makes_an_index_for_each_channel() {
    // Sixteen register numbers in every second word of g2 and g3 become the addresses of as many floats.
    let numbers = [40, 41, 47, 40, 60, 44, 41, 52, 50, 41, 41, 63, 42, 59, 58, 40];
    let text = "
        mov(16) g11<1>W 0x76543210V { align1 WE_all 1H };
        mul(16) acc0<1>W g11<16,16,1>W 4W { align1 WE_all 1H };
        mac(16) g10<1>W g2<16,8,2>W 32W { align1 WE_all 1H };
        mov(8) a0<1>UW g10<8,8,1>UW { align1 1Q };
        add(8) g20<1>F g[a0]<VxH,1,0>F g30<8,8,1>F { align1 1Q };
        mov(8) a0<1>UW g10.8<8,8,1>UW { align1 1Q };
        add(8) g21<1>F g[a0]<VxH,1,0>F g31<8,8,1>F { align1 2Q };";
    let outcome = program(text, |thread| {
        counted_floats(thread);
        set_dwords(thread, 2, &numbers);
    });
    let expected: Vec<f32> =
        numbers.iter().enumerate().map(|(c, n)| (n * 8 + c as u32 % 8) as f32 + (240 + c) as f32).collect();
    assert_eq!(floats(&outcome.thread, 20, 16), expected);
}

#[test]
fn four_dot_products_fill_the_components_of_one_register() {
    let line = |component: &str, row: u32, control: &str| {
        format!("dp4(8) g20<1>.{component}F g{row}<4>F g8<4>F {{ align16 1Q {control} }};\n")
    };
    let text = [
        line("x", 4, "NoDDClr"),
        line("y", 5, "NoDDClr,NoDDChk"),
        line("z", 6, "NoDDClr,NoDDChk"),
        line("w", 7, "NoDDChk"),
    ];
    let outcome = program(&text.concat(), counted_floats);
    let expected: Vec<f32> = (0..8)
        .map(|c| {
            let (row, half) = (c % 4, c / 4 * 4);
            (0..4).map(|k| ((4 + row) * 8 + half + k) as f32 * (64 + half + k) as f32).sum()
        })
        .collect();
    assert_eq!(floats(&outcome.thread, 20, 8), expected);
}

#[test]
fn a_line_and_an_accumulation_make_a_plane() {
    // Cx, Cy, -, Co of two planes in g1; x in g2, y in g3.
    let text = "
        line(8) acc0<1>F g1<0,1,0>F g2<8,8,1>F { align1 1Q };
        mac(8) g4<1>F g1.1<0,1,0>F g3<8,8,1>F { align1 1Q };
        line(8) acc0<1>F g1.4<0,1,0>F g2<8,8,1>F { align1 1Q };
        mac(8) g5<1>F g1.5<0,1,0>F g3<8,8,1>F { align1 1Q };";
    let coefficients = [2.0, 3.0, 99.0, 5.0, -1.0, 0.5, 99.0, 8.0];
    let outcome = program(text, |thread| {
        counted_floats(thread);
        set_floats(thread, 1, &coefficients);
    });
    for plane in 0..2 {
        let c = &coefficients[plane * 4..];
        let expected: Vec<f32> =
            (0..8).map(|n| (16 + n) as f32 * c[0] + (24 + n) as f32 * c[1] + c[3]).collect();
        assert_eq!(floats(&outcome.thread, 4 + plane, 8), expected);
    }
}

#[test]
fn a_split_message_has_two_payloads() {
    let text = "sends(8) g20UD g34UD g46UD 0x04135001 0x00000100 dp data 1 \
                MsgDesc: mlen 2 ex_mlen 4 rlen 1 { align1 1Q };";
    let outcome = program_on(GEN9, text, &sixteen(), |_| {});
    let message = &outcome.recorder.messages[0];
    assert_eq!((message.payload_grf, message.payload_length), (34, 2));
    assert_eq!((message.second_payload_grf, message.second_payload_length), (46, 4));
    assert_eq!((message.response_grf, message.response_length), (20, 1));
    assert_eq!((message.shared_function, message.descriptor), (12, 0x0413_5001));
    assert_eq!(dwords(&outcome.thread, 20, 8), [1; 8]);
}

#[test]
fn both_descriptors_of_a_split_message_may_be_in_the_address_register() {
    let text = "
        mov(1) a0<1>UD 0x04204001UD { align1 WE_all 1N };
        mov(1) a0.2<1>UD 0x123400c0UD { align1 WE_all 1N };
        sends(8) g9UD g2UD g30UD a0<0>UD a0.2<0>UD sampler MsgDesc: indirect { align1 1Q };";
    let outcome = program_on(GEN9, text, &sixteen(), |_| {});
    let message = &outcome.recorder.messages[0];
    assert_eq!((message.descriptor, message.payload_length, message.response_length), (0x0420_4001, 2, 2));
    // The shared function comes from the instruction.
    assert_eq!(message.extended_descriptor & !0x3f, 0x1234_00c0);
    assert_eq!((message.second_payload_length, message.shared_function), (3, 2));
}

#[test]
fn a_conditional_message_is_sent_like_any_other() {
    let kinds = ["send", "sendc"].map(|name| {
        let text = format!(
            "{name}(8) g20<1>UW g10<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 {{ align1 1Q }};"
        );
        program(&text, |thread| set_dwords(thread, 10, &[5; 8])).recorder
    });
    // No thread is ahead of it: threads run one after the other.
    assert_eq!(kinds[0].messages, kinds[1].messages);
    assert_eq!(kinds[1].payloads[0], [5; 8]);
}

/// [skl.7:SIMD4 Mode of Operation], [skl.7:SIMD4x2 Mode of Operation]
#[test]
fn vectors_of_four_are_added_alone_and_in_pairs() {
    let all = |dispatch_mask: u32| ThreadStart { dispatch_mask, vector_mask: !0, ..Default::default() };
    for (text, mask, expected) in [
        (
            "add(4) g20<1>.xyzF g2<4>.yzwxF g2.4<4>.zwxyF { align16 WE_all 1N };",
            0,
            [17.0 + 22.0, 18.0 + 23.0, 19.0 + 20.0, -1.0, -1.0, -1.0, -1.0, -1.0],
        ),
        (
            "add(8) g20<1>.xyzF g2<4>.yxzwF g3<4>.zwxyF { align16 1Q };",
            0xff,
            [17.0 + 26.0, 16.0 + 27.0, 18.0 + 24.0, -1.0, 21.0 + 30.0, 20.0 + 31.0, 22.0 + 28.0, -1.0],
        ),
        (
            "add(8) g20<1>.xyzF g2<4>.yxzwF g3<4>.zwxyF { align16 1Q };",
            0x0f,
            [17.0 + 26.0, 16.0 + 27.0, 18.0 + 24.0, -1.0, -1.0, -1.0, -1.0, -1.0],
        ),
        // One vector for both.
        (
            "add(8) g20<1>.xyzF g2<0>.yzwxF g3<4>.zwxyF { align16 1Q };",
            0xff,
            [17.0 + 26.0, 18.0 + 27.0, 19.0 + 24.0, -1.0, 17.0 + 30.0, 18.0 + 31.0, 19.0 + 28.0, -1.0],
        ),
    ] {
        let outcome = program_on(EVERY, text, &all(mask), |thread| {
            counted_floats(thread);
            set_floats(thread, 20, &[-1.0; 8]);
        });
        assert_eq!(floats(&outcome.thread, 20, 8), expected, "{text}");
    }
}

/// [skl.7:SIMD16 Mode of Operation], [skl.7:SIMD8 Mode of Operation]
#[test]
fn sixteen_channels_are_two_times_eight() {
    let start = ThreadStart { dispatch_mask: 0xf0f5, vector_mask: !0, ..Default::default() };
    let of_sixteen = "
        add(16) g18<1>F g4<8,8,1>F g14<8,8,1>F { align1 1H };
        add(16) g20<1>F g2.3<0,1,0>F g16<8,8,1>F { align1 1H };";
    let of_eight = "
        add(8) g18<1>F g4<8,8,1>F g14<8,8,1>F { align1 1Q };
        add(8) g19<1>F g5<8,8,1>F g15<8,8,1>F { align1 2Q };
        add(8) g20<1>F g2.3<0,1,0>F g16<8,8,1>F { align1 1Q };
        add(8) g21<1>F g2.3<0,1,0>F g17<8,8,1>F { align1 2Q };";
    for text in [of_sixteen, of_eight] {
        let outcome = program_on(EVERY, text, &start, counted_floats);
        let on = |channel: usize| 0xf0f5 >> channel & 1 != 0;
        let expected: Vec<f32> = (0..32)
            .map(|n| match (n / 16, n % 16) {
                (0, c) if on(c) => (32 + c + 112 + c) as f32,
                (1, c) if on(c) => (19 + 128 + c) as f32,
                _ => (18 * 8 + n) as f32,
            })
            .collect();
        assert_eq!(floats(&outcome.thread, 18, 32), expected, "{text}");
    }
}
