//! Regions, indirect addressing, immediates, predicates and messages.

mod common;

use common::*;
use eu::Exit;
use ports::ThreadStart;

fn counted(thread: &mut eu::Thread) {
    for (i, dword) in thread.grf.dwords.iter_mut().enumerate().take(64 * 8) {
        *dword = i as u32;
    }
}

#[track_caller]
fn region(instruction: &str, expected: impl Fn(u32) -> u32) {
    let outcome = everywhere(&format!("{instruction} {{ align1 1H }};"), counted);
    let expected: Vec<u32> = (0..16).map(expected).collect();
    assert_eq!(dwords(&outcome.thread, 80, 16), expected, "{instruction}");
}

#[test]
fn direct_regions_follow_width_and_strides() {
    region("mov(16) g80<1>D g4<8,8,1>D", |c| 32 + c);
    region("mov(16) g80<1>D g4.3<0,1,0>D", |_| 35);
    region("mov(16) g80<1>D g4<4,4,0>D", |c| 32 + c / 4 * 4);
    region("mov(16) g80<1>D g4.1<4,4,0>D", |c| 33 + c / 4 * 4);
    region("mov(16) g80<1>D g4<2,2,0>D", |c| 32 + c / 2 * 2);
    region("mov(16) g80<1>D g4<16,8,2>D", |c| 32 + c / 8 * 16 + c % 8 * 2);
    region("mov(16) g80<1>D g4<1,4,0>D", |c| 32 + c / 4);
    region("mov(16) g80<1>D g4<0,4,1>D", |c| 32 + c % 4);
    region("mov(16) g80<1>UD g4.2<16,8,2>UW", |c| 33 + c);
}

#[test]
fn destinations_have_strides() {
    let outcome = everywhere(
        "mov(8) g80<2>UW g4<8,8,1>UD { align1 1Q };
         mov(8) g80.1<2>UW g5<8,8,1>UD { align1 1Q };
         mov(8) g81<4>UB g4<8,8,1>UD { align1 1Q };
         mov(4) g82<2>D g4<4,4,1>D { align1 WE_all 1N };",
        counted,
    );
    assert_eq!(dwords(&outcome.thread, 80, 8), (0..8).map(|c| 32 + c | (40 + c) << 16).collect::<Vec<u32>>());
    assert_eq!(dwords(&outcome.thread, 81, 8), (32..40).collect::<Vec<u32>>());
    assert_eq!(dwords(&outcome.thread, 82, 8), [32, 0, 33, 0, 34, 0, 35, 0]);
}

#[test]
fn align16_swizzles_and_masks_components() {
    let outcome = everywhere(
        "mov(8) g80<1>.xywD g4<4>.yyxwD { align16 1Q };
         add(8) g81<1>D g4<4>.xxxxD g5<4>.wzyxD { align16 1Q };",
        counted,
    );
    assert_eq!(dwords(&outcome.thread, 80, 8), [33, 33, 0, 35, 37, 37, 0, 39]);
    assert_eq!(
        dwords(&outcome.thread, 81, 8),
        [32 + 43, 32 + 42, 32 + 41, 32 + 40, 36 + 47, 36 + 46, 36 + 45, 36 + 44]
    );
}

#[test]
fn address_registers_reach_any_element() {
    let outcome = everywhere(
        "mov(8) a0<1>UW 0x01234567UV { align1 WE_all 1Q };
         shl(8) a0<1>UW a0<8,8,1>UW 0x0002UW { align1 WE_all 1Q };
         mov(8) g80<1>D g[a0 128]<VxH,1,0>D { align1 1Q };
         mov(1) a0.2<1>UW 0x00a4UW { align1 WE_all 1N };
         mov(1) g81<1>D g[a0.2]<0,1,0>D { align1 WE_all 1N };
         mov(8) g82<1>D g[a0.2 32]<8,8,1>D { align1 1Q };",
        counted,
    );
    assert_eq!(dwords(&outcome.thread, 80, 8), (0..8).map(|c| 32 + 7 - c).collect::<Vec<u32>>());
    assert_eq!(dwords(&outcome.thread, 81, 1), [0xa4 / 4]);
    assert_eq!(dwords(&outcome.thread, 82, 8), (0..8).map(|c| 0xa4 / 4 + 8 + c).collect::<Vec<u32>>());
}

#[test]
fn packed_immediates_have_an_element_per_channel() {
    let outcome = everywhere(
        "mov(8) g80<1>W 0xf2345678V { align1 1Q };
         mov(8) g81<1>F 0x40b00030VF { align1 1Q };
         mov(4) g82<1>UD 0x07060504UV { align1 1N };",
        |_| {},
    );
    assert_eq!(dwords(&outcome.thread, 80, 4), [0x0007_fff8, 0x0005_0006, 0x0003_0004, 0xffff_0002]);
    assert_eq!(floats(&outcome.thread, 81, 4), [1.0, 0.0, -1.0, 2.0]);
    assert_eq!(dwords(&outcome.thread, 82, 4), [4, 5, 6, 7]);
}

#[test]
fn predicates_combine_groups_of_channels() {
    let flags = 0x0000_10f1u64;
    for (name, expected) in [
        ("+f0.0", 0x10f1u32),
        ("-f0.0", 0xef0e),
        ("+f0.0.any2h", 0x30f3),
        ("+f0.0.all2h", 0x00f0),
        ("+f0.0.any4h", 0xf0ff),
        ("+f0.0.all4h", 0x00f0),
        ("+f0.0.any8h", 0xffff),
        ("+f0.0.all8h", 0x0000),
        ("+f0.0.any16h", 0xffff),
        ("+f0.0.anyv", 0x10f1 | 0x0f00),
        ("+f0.0.allv", 0x0000),
    ] {
        let outcome = everywhere(&format!("({name}) mov(16) g80<1>D -1D {{ align1 1H }};"), |thread| {
            thread.flags = flags | 0x0f00 << 32;
        });
        let got = dwords(&outcome.thread, 80, 16).iter().enumerate().fold(0, |m, (i, &d)| m | (d & 1) << i);
        assert_eq!(got, expected, "{name}");
    }
}

#[test]
fn quarter_control_selects_channels_and_flags() {
    let start = ThreadStart { dispatch_mask: 0x00ff_ff0f, vector_mask: !0, ..Default::default() };
    let outcome = program_on(
        EVERY,
        "mov(8) g80<1>D 1D { align1 1Q };
         mov(8) g81<1>D 1D { align1 2Q };
         cmp.z.f0.0(8) null<1>D g81<8,8,1>D 1D { align1 2Q };
         mov(8) g82<1>D 1D { align1 3Q };
         mov(8) g83<1>D 1D { align1 4Q };
         mov(1) g84<1>UD ce0<0,1,0>UD { align1 WE_all 1N };
         mov(1) g85<1>UD sr0.2<0,1,0>UD { align1 WE_all 1N };
         mov(16) g86<1>UW 5UW { align1 2H };",
        &start,
        |_| {},
    );
    assert_eq!(dwords(&outcome.thread, 80, 8), [1, 1, 1, 1, 0, 0, 0, 0]);
    assert_eq!(dwords(&outcome.thread, 81, 8), [1; 8]);
    assert_eq!(outcome.thread.flags, 0xff00);
    assert_eq!(dwords(&outcome.thread, 82, 8), [1; 8]);
    assert_eq!(dwords(&outcome.thread, 83, 8), [0; 8]);
    assert_eq!(dwords(&outcome.thread, 84, 1), [0x00ff_ff0f]);
    assert_eq!(dwords(&outcome.thread, 85, 1), [0x00ff_ff0f]);
    assert_eq!(dwords(&outcome.thread, 86, 8), [0x5_0005, 0x5_0005, 0x5_0005, 0x5_0005, 0, 0, 0, 0]);
}

#[test]
fn thirty_two_channels_are_two_halves() {
    let start = ThreadStart { dispatch_mask: !0, vector_mask: !0, ..Default::default() };
    let outcome = program_on(
        EVERY,
        "mov(32) g80<1>UW 7UW { align1 };
         cmp.z.f0.0(32) null<1>UW g80<16,16,1>UW 7UW { align1 };",
        &start,
        |_| {},
    );
    assert_eq!(dwords(&outcome.thread, 80, 16), [0x7_0007; 16]);
    assert_eq!(outcome.thread.flags, 0xffff_ffff);
}

#[test]
fn conditional_modifiers_set_the_flags_of_enabled_channels_only() {
    let start = ThreadStart { dispatch_mask: 0x0ff0, vector_mask: !0, ..Default::default() };
    let outcome = program_on(
        EVERY,
        "and.nz.f0.1(16) null<1>UD g4<8,8,1>UD 1UD { align1 1H };
         add.l.f1.0(16) g80<1>D g4<8,8,1>D -40D { align1 1H };
         mov.g.f1.1(16) null<1>F -g4<8,8,1>F { align1 1H };",
        &start,
        |thread| {
            counted(thread);
            thread.flags = 0xffff_0000;
        },
    );
    assert_eq!(outcome.thread.flags & 0xffff_ffff, 0xfaaf_0000);
    assert_eq!((outcome.thread.flags >> 32) & 0xffff, 0x00f0);
    assert_eq!(outcome.thread.flags >> 48, 0);
}

#[test]
fn messages_carry_descriptor_payload_and_channels() {
    let start = ThreadStart { dispatch_mask: 0x0f0f, vector_mask: !0, ..Default::default() };
    let outcome = program_on(EVERY, "mov(8) g127<1>UD 9UD { align1 WE_all 1Q };", &start, |_| {});
    let message = outcome.recorder.messages.last().unwrap();
    assert!(message.end_of_thread);
    assert_eq!(message.shared_function, 7);
    assert_eq!(message.descriptor, 0x0200_0010);
    assert_eq!((message.payload_grf, message.payload_length, message.response_length), (127, 1, 0));
    assert_eq!(message.channel_enable, 0xff, "no mask");
    assert_eq!(message.ip_bytes, 16);
    assert_eq!(outcome.recorder.payloads.last().unwrap(), &[9; 8]);
}

#[test]
fn the_timestamp_and_the_instruction_pointer_can_be_read() {
    let outcome = everywhere(
        "nop;
         mov(2) g80<1>UD tm0<2,2,1>UD { align1 WE_all 1N };
         mov(1) g81<1>UD ip<0,1,0>UD { align1 WE_all 1N };",
        |_| {},
    );
    assert_eq!(dwords(&outcome.thread, 80, 2), [2, 1]);
    assert_eq!(dwords(&outcome.thread, 81, 1), [32]);
}

#[test]
fn a_scattered_move_writes_the_channels_of_its_mask() {
    let mut expected = [0; 16];
    (expected[3], expected[11]) = (7, 7);
    let outcome = program(
        "mov(16) g60<1>D 0D { align1 1H };
         mov(1) a0.1<1>UW 0x0780UW { align1 WE_all 1N };
         mov(1) g90<1>D 7D { align1 WE_all 1N };
         smov(16) g[a0.1]<1>D g90<0,1,0>D 0x0808UW { align1 1H };",
        |_| {},
    );
    assert_eq!(outcome.result, Ok(Exit::EndOfThread));
    assert_eq!(dwords(&outcome.thread, 60, 16), expected);
}

#[test]
fn an_event_is_seen_by_the_next_look_at_the_clock_and_by_no_other() {
    let outcome = everywhere(
        "mov(1) g79<1>UD ip<0,1,0>UD { align1 WE_all 1N };
         mov(4) g80<1>UD tm0<4,4,1>UD { align1 WE_all 1N };
         mov(4) g81<1>UD tm0<4,4,1>UD { align1 WE_all 1N };",
        |thread| thread.time_event = true,
    );
    assert_eq!(dwords(&outcome.thread, 80, 4), [2, 1, 1, 0]);
    assert_eq!(dwords(&outcome.thread, 81, 4), [2, 1, 0, 0]);
}

#[test]
fn every_code_of_a_packed_float_is_a_float() {
    // A sign, three bits of exponent around 3, four of fraction; no denormals, but zeros. [skl.7:Packed Restricted Float Vector]
    let value = |code: u32| {
        let magnitude = (1.0 + (code & 15) as f32 / 16.0) * 2f32.powi((code >> 4 & 7) as i32 - 3);
        let magnitude = if code & 0x7f == 0 { 0.0 } else { magnitude };
        if code & 0x80 != 0 { -magnitude } else { magnitude }
    };
    let text: String = (0..64u32)
        .map(|n| {
            let packed = 0x0302_0100 + 0x0404_0404 * n;
            let (register, part) = (40 + n / 2, n % 2 * 4);
            format!("mov(4) g{register}.{part}<1>F 0x{packed:x}VF {{ align1 WE_all 1N }};\n")
        })
        .collect();
    let outcome = everywhere(&text, |_| {});
    for code in 0..256u32 {
        let found = outcome.thread.grf.floats()[320 + code as usize];
        assert_eq!(found.to_bits(), value(code).to_bits(), "{code:x}");
    }
}

#[test]
fn packed_integers_are_eight_words_where_the_destination_has_words() {
    let outcome = everywhere(
        "mov(8) g80<1>W 0x89abcdefV { align1 WE_all 1Q };
         mov(8) g82<1>UW 0x89abcdefUV { align1 WE_all 1Q };
         add(8) g83<1>W g2<8,8,1>W 0xf1234567V { align1 WE_all 1Q };
         mov(16) g84<1>UW 0x76543210UV { align1 WE_all 1H };
         mov(4) g85<1>D 0x0f0e0d0cV { align1 WE_all 1N };
         mov(8) g86<1>D 0x76543210UV { align1 WE_all 1Q };",
        |thread| {
            thread.grf.dwords[80 * 8..88 * 8].fill(0x5555_5555);
            set_dwords(thread, 2, &[0x0064_0064; 4]);
        },
    );
    let words = |register: usize, count: usize| -> Vec<i16> {
        bytemuck::cast_slice::<u8, u16>(&outcome.thread.grf.bytes()[register * 32..][..2 * count])
            .iter()
            .map(|word| *word as i16)
            .collect()
    };
    assert_eq!(words(80, 9), [-1, -2, -3, -4, -5, -6, -7, -8, 0x5555]);
    assert_eq!(words(82, 8), [15, 14, 13, 12, 11, 10, 9, 8]);
    assert_eq!(words(83, 8), [107, 106, 105, 104, 103, 102, 101, 99]);
    // Behind the eighth the first comes again.
    assert_eq!(words(84, 16), [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]);
    // Doublewords take every second one, as the vendor's compiler expects.
    assert_eq!(dwords(&outcome.thread, 85, 4), [-4i32, -3, -2, -1].map(|n| n as u32));
    assert_eq!(dwords(&outcome.thread, 86, 8), [0, 2, 4, 6, 0, 2, 4, 6]);
}

#[test]
fn immediates_are_as_wide_as_their_type() {
    let outcome = everywhere(
        "mov(1) g80<1>D -5D { align1 WE_all 1N };
         mov(1) g80.1<1>UD 0xfedcba98UD { align1 WE_all 1N };
         mov(1) g80.2<1>D -2W { align1 WE_all 1N };
         mov(1) g80.3<1>D 0xfffeUW { align1 WE_all 1N };
         mov(1) g80.4<1>F -1.5F { align1 WE_all 1N };
         mov(1) g80.5<1>F 0xfffeUW { align1 WE_all 1N };
         mov(1) g80.6<1>F -2W { align1 WE_all 1N };
         mov(1) g80.7<1>D 2.75F { align1 WE_all 1N };",
        |_| {},
    );
    let float = |x: f32| x.to_bits();
    let expected =
        [-5i32 as u32, 0xfedc_ba98, -2i32 as u32, 0xfffe, float(-1.5), float(65534.0), float(-2.0), 2];
    assert_eq!(dwords(&outcome.thread, 80, 8), expected);
    let outcome = program(
        "mov(2) g80<1>DF -0.75DF { align1 WE_all 1N };
         mov(1) g81<1>UQ 0x123456789abcdef0UQ { align1 WE_all 1N };
         mov(1) g81.1<1>Q -2Q { align1 WE_all 1N };
         mov(2) g82<1>F 0x3c00HF { align1 WE_all 1N };
         mov(1) g82.2<1>F 3Q { align1 WE_all 1N };
         mov(1) g82.3<1>UD 0x123456789abcdef0UQ { align1 WE_all 1N };",
        |_| {},
    );
    let double = (-0.75f64).to_bits();
    let halves = [double as u32, (double >> 32) as u32];
    assert_eq!(dwords(&outcome.thread, 80, 5), [halves[0], halves[1], halves[0], halves[1], 0]);
    assert_eq!(dwords(&outcome.thread, 81, 4), [0x9abc_def0, 0x1234_5678, 0xffff_fffe, 0xffff_ffff]);
    assert_eq!(dwords(&outcome.thread, 82, 4), [float(1.0), float(1.0), float(3.0), 0x9abc_def0]);
}

#[test]
fn dependency_and_thread_control_change_no_result() {
    let with = |control: &str| {
        let text = format!(
            "add(16) g80<1>D g4<8,8,1>D g6<8,8,1>D {{ align1 1H{control} }};
             add(16) g80<1>D g80<8,8,1>D g80<8,8,1>D {{ align1 1H{control} }};
             mul(8) g82<1>F g80<8,8,1>D g5<8,8,1>D {{ align1 1Q }};
             mov(8) g83<1>D g81<8,8,1>D {{ align1 1Q{control} }};"
        );
        let outcome = everywhere(&text, counted);
        dwords(&outcome.thread, 80, 32)
    };
    let sums: Vec<u32> = (0..16).map(|c| 2 * (32 + c + 48 + c)).collect();
    let plain = with("");
    assert_eq!(plain[..16], sums);
    assert_eq!(plain[24..], sums[8..]);
    for control in [" NoDDClr", " NoDDChk", " NoDDClr,NoDDChk", " switch"] {
        assert_eq!(with(control), plain, "{control}");
    }
}
