//! Accumulators: what goes there besides the destination, how much of it, and where it comes back.
//! [skl.7:Accumulator Registers], [skl.7:Accumulator Restrictions]

mod common;

use common::*;
use eu::Thread;
use ports::ThreadStart;

/// The first eight results of g80 and those of g81.
fn rows(outcome: &Outcome) -> [Vec<f32>; 2] {
    [floats(&outcome.thread, 80, 8), floats(&outcome.thread, 81, 8)]
}

fn counts(first: u32) -> Vec<f32> {
    (first..first + 8).map(|n| n as f32).collect()
}

const READ_BOTH: &str = "
    mov(8) g80<1>F acc0<8,8,1>F { align1 WE_all 1Q };
    mov(8) g81<1>F acc1<8,8,1>F { align1 WE_all 1Q };";

#[test]
fn eight_floats_go_to_the_accumulator_of_their_quarter_and_sixteen_to_both() {
    for (written, [first, second]) in [
        ("add(8) g90<1>F g4<8,8,1>F 1F { align1 1Q AccWrEnable };", [counts(33), vec![0.0; 8]]),
        ("add(8) g90<1>F g4<8,8,1>F 1F { align1 2Q AccWrEnable };", [vec![0.0; 8], counts(33)]),
        ("add(8) g90<1>F g4<8,8,1>F 1F { align1 3Q AccWrEnable };", [counts(33), vec![0.0; 8]]),
        ("add(8) g90<1>F g4<8,8,1>F 1F { align1 4Q AccWrEnable };", [vec![0.0; 8], counts(33)]),
        ("add(16) g90<1>F g4<8,8,1>F 1F { align1 1H AccWrEnable };", [counts(33), counts(41)]),
        ("mov(8) acc0<1>F g4<8,8,1>F { align1 1Q };", [counts(32), vec![0.0; 8]]),
        ("mov(8) acc1<1>F g4<8,8,1>F { align1 1Q };", [vec![0.0; 8], counts(32)]),
        ("mov(16) acc0<1>F g4<8,8,1>F { align1 1H };", [counts(32), counts(40)]),
        ("add(8) g90<1>F g4<8,8,1>F 1F { align1 1Q };", [vec![0.0; 8], vec![0.0; 8]]),
    ] {
        let start = ThreadStart { dispatch_mask: !0, ..Default::default() };
        let outcome = program_on(EVERY, &format!("{written}{READ_BOTH}"), &start, counted_floats);
        assert_eq!(rows(&outcome), [first, second], "{written}");
    }
}

#[test]
fn implied_sources_come_from_the_accumulator_of_the_quarter() {
    let fill = "mov(8) acc0<1>F 1000F { align1 1Q };\nmov(8) acc1<1>F 2000F { align1 1Q };\n";
    for (text, expected) in [
        ("mac(8) g80<1>F g4<8,8,1>F 2F { align1 1Q };", [1000.0, 0.0]),
        ("mac(8) g80<1>F g4<8,8,1>F 2F { align1 2Q };", [2000.0, 0.0]),
        ("mac(16) g80<1>F g4<8,8,1>F 2F { align1 1H };", [1000.0, 2000.0]),
    ] {
        let outcome = everywhere(&format!("{fill}{text}"), |thread| {
            for (place, n) in thread.grf.floats_mut()[32..48].iter_mut().zip(1..) {
                *place = n as f32;
            }
        });
        let [first, second] = rows(&outcome);
        let wanted: Vec<f32> = (1..9).map(|n| expected[0] + 2.0 * n as f32).collect();
        assert_eq!(first, wanted, "{text}");
        if expected[1] != 0.0 {
            assert_eq!(second, (9..17).map(|n| expected[1] + 2.0 * n as f32).collect::<Vec<_>>(), "{text}");
        }
    }
}

#[test]
fn sixteen_half_floats_fill_the_accumulator_of_their_half() {
    let start = ThreadStart { dispatch_mask: !0, ..Default::default() };
    let text = "
        add(16) g90<1>HF g4<16,16,1>HF g4<16,16,1>HF { align1 1H AccWrEnable };
        add(16) g91<1>HF g5<16,16,1>HF g5<16,16,1>HF { align1 2H AccWrEnable };
        mov(16) g80<1>HF acc0<16,16,1>HF { align1 1H };
        mov(16) g81<1>HF acc1<16,16,1>HF { align1 1H };
        mac(16) g82<1>HF g5<16,16,1>HF g4<16,16,1>HF { align1 2H };";
    let outcome = program_on(WIDE, text, &start, |thread| {
        // Ones, and twos.
        set_dwords(thread, 4, &[0x3c00_3c00; 8]);
        set_dwords(thread, 5, &[0x4000_4000; 8]);
    });
    assert_eq!(dwords(&outcome.thread, 80, 8), [0x4000_4000; 8]);
    assert_eq!(dwords(&outcome.thread, 81, 8), [0x4400_4400; 8]);
    assert_eq!(dwords(&outcome.thread, 82, 8), [0x4600_4600; 8]);
}

#[test]
fn channels_that_are_off_keep_their_accumulators() {
    let start = ThreadStart { dispatch_mask: 0xa5, ..Default::default() };
    let fill = "mov(8) acc0<1>F 7F { align1 WE_all 1Q };\n";
    for (written, channels) in [
        ("add(8) g90<1>F g4<8,8,1>F 1F { align1 1Q AccWrEnable };", 0xa5),
        ("add(8) g90<1>F g4<8,8,1>F 1F { align1 WE_all 1Q AccWrEnable };", 0xff),
        ("(+f0.0) add(8) g90<1>F g4<8,8,1>F 1F { align1 1Q AccWrEnable };", 0x24),
        ("(-f0.0) add(8) g90<1>F g4<8,8,1>F 1F { align1 WE_all 1Q AccWrEnable };", 0x81),
        ("(+f0.0) add(8) acc0<1>F g4<8,8,1>F 1F { align1 1Q };", 0x24),
    ] {
        let outcome = program_on(EVERY, &format!("{fill}{written}{READ_BOTH}"), &start, |thread| {
            counted_floats(thread);
            thread.flags = 0x7e;
        });
        let expected: Vec<f32> =
            (0..8).map(|c| if channels >> c & 1 != 0 { (33 + c) as f32 } else { 7.0 }).collect();
        assert_eq!(rows(&outcome)[0], expected, "{written}");
    }
}

#[test]
fn a_disabled_accumulator_is_written_only_where_it_is_the_destination() {
    let text = "
        mov(8) acc0<1>F 5F { align1 1Q };
        or(1) cr0.0<1>UD cr0.0<0,1,0>UD 2UD { align1 WE_all 1N switch };
        add(8) g20<1>F g4<8,8,1>F 1F { align1 1Q AccWrEnable };
        mov(8) g80<1>F acc0<8,8,1>F { align1 1Q };
        add(8) acc0<1>F g4<8,8,1>F 1F { align1 1Q };
        mov(8) g81<1>F acc0<8,8,1>F { align1 1Q };";
    assert_eq!(rows(&everywhere(text, counted_floats)), [vec![5.0; 8], counts(33)]);
}

#[test]
fn integers_keep_33_bits_of_words_and_64_of_doublewords() {
    let words = "
        mul(16) acc0<1>W g4<16,16,1>W g5<16,16,1>W { align1 1H };
        mac(16) g80<1>D g4<16,16,1>W g5<16,16,1>W { align1 1H };
        shr(16) g82<1>D acc0<16,16,1>W 16W { align1 1H };
        shr.sat(16) g84<1>UW acc0<16,16,1>W 8W { align1 1H };";
    let outcome = everywhere(words, |thread| {
        set_dwords(thread, 4, &[0x8000_8000, 0x7fff_7fff, 0x0003_0003]);
        set_dwords(thread, 5, &[0x8000_7fff, 0x7fff_8000, 0xfffe_0005]);
    });
    let product = |a: i64, b: i64| a * b;
    let products = [
        product(-0x8000, 0x7fff),
        product(-0x8000, -0x8000),
        product(0x7fff, -0x8000),
        product(0x7fff, 0x7fff),
        15,
        -6,
    ];
    let sums: Vec<u32> = products.iter().map(|p| (2 * p) as u32).collect();
    assert_eq!(dwords(&outcome.thread, 80, 6), sums);
    let shifted: Vec<u32> = products.iter().map(|p| ((p & 0x1_ffff_ffff) >> 16) as u32).collect();
    assert_eq!(dwords(&outcome.thread, 82, 6), shifted);
    // Saturation sees the sign.
    let saturated = products.map(|p| (p >> 8).clamp(0, 0xffff) as u32);
    let pairs: Vec<u32> = saturated.chunks(2).map(|pair| pair[0] | pair[1] << 16).collect();
    assert_eq!(dwords(&outcome.thread, 84, 3), pairs);
    for (lane, product) in products.into_iter().enumerate() {
        assert_eq!(outcome.thread.accumulator[lane], product);
    }

    let doublewords = "
        mul(8) acc0<1>UD g4<8,8,1>UD g5<16,8,2>UW { align1 1Q };
        mach(8) g80<1>UD g4<8,8,1>UD g5<8,8,1>UD { align1 1Q AccWrEnable };
        mov(8) g81<1>UD acc0<8,8,1>UD { align1 1Q };";
    let outcome = everywhere(doublewords, |thread| {
        set_dwords(thread, 4, &[0xffff_ffff, 0x1234_5678, 3, 0, 0x8000_0000, 1, 7, 0x0001_0000]);
        set_dwords(thread, 5, &[0xffff_ffff, 0x9abc_def0, 5, 9, 2, 0xffff_ffff, 0x10_0000, 0x0001_0000]);
    });
    let products = [
        0xffff_fffe_0000_0001,
        0x0b00_ea4e_242d_2080,
        15,
        0,
        0x1_0000_0000,
        0xffff_ffff,
        0x70_0000,
        0x1_0000_0000u64,
    ];
    assert_eq!(dwords(&outcome.thread, 80, 8), products.map(|p| (p >> 32) as u32));
    assert_eq!(dwords(&outcome.thread, 81, 8), products.map(|p| p as u32));
}

#[test]
fn halves_of_an_accumulator_are_read_and_written_alone() {
    // The manual's exceptions of regions. [skl.7:Accumulator Registers]
    let text = "
        mov(8) acc0<1>F g4<8,8,1>F { align1 1Q };
        mov(4) g80.4<1>F acc0<4,4,1>F { align1 1N };
        add(4) g80<1>F acc0.4<4,4,1>F g11<4,4,1>F { align1 1N };
        mov(4) acc0.4<1>F g12<4,4,1>F { align1 1N };
        mov(8) g81<1>F acc0<8,8,1>F { align1 1Q };";
    let outcome = everywhere(text, counted_floats);
    assert_eq!(rows(&outcome)[0], [124.0, 126.0, 128.0, 130.0, 32.0, 33.0, 34.0, 35.0]);
    assert_eq!(rows(&outcome)[1], [32.0, 33.0, 34.0, 35.0, 96.0, 97.0, 98.0, 99.0]);

    let words = "
        mov(16) acc0<1>UW g4<16,16,1>UW { align1 1H };
        mov(8) g80.8<1>UW acc0<8,8,1>UW { align1 1Q };
        add(8) g80<1>UW acc0.8<8,8,1>UW g5<8,8,1>UW { align1 1Q };
        mov(16) g81<1>UW acc0<0,1,0>UW { align1 1H };";
    let outcome = everywhere(words, |thread| {
        set_dwords(
            thread,
            4,
            &[0x0002_0001, 0x0004_0003, 0x0006_0005, 0x0008_0007, 0xa_0009, 0xc_000b, 0xe_000d, 0x10_000f],
        );
        set_dwords(thread, 5, &[0x0100_0100; 8]);
    });
    assert_eq!(
        dwords(&outcome.thread, 80, 8),
        [
            0x010a_0109,
            0x010c_010b,
            0x010e_010d,
            0x0110_010f,
            0x0002_0001,
            0x0004_0003,
            0x0006_0005,
            0x0008_0007
        ]
    );
    assert_eq!(dwords(&outcome.thread, 81, 8), [0x0001_0001; 8]);
}

/// The manual's sequences of a context save and restore. [skl.7:Accumulators]
#[test]
fn special_accumulators_are_saved_and_restored_by_the_fields_of_align16() {
    let save: String = ["", ".yx", ".zx", ".wx", ".xy", ".yy", ".zy", ".wy"]
        .iter()
        .enumerate()
        .map(|(n, swizzle)| {
            let source = match swizzle {
                &"" => "acc2<8,8,1>UD { align1 WE_all 1Q }".to_string(),
                swizzle => format!("acc2<4>{swizzle}xxUD {{ align16 WE_all 1Q }}"),
            };
            format!("mov(8) g{}<1>UD {source};\n", 80 + n)
        })
        .collect();
    let restore: String = ["", ".x", ".y", ".xy", ".z", ".xz", ".yz", ".xyz"]
        .iter()
        .enumerate()
        .map(|(n, mask)| {
            let (name, mode) =
                if n == 0 { ("acc2<1>UD".into(), "align1") } else { (format!("acc2<1>{mask}UD"), "align16") };
            let region = if n == 0 { "<8,8,1>" } else { "<4>" };
            format!("mov(8) {name} g{}{region}UD {{ {mode} WE_all 1Q }};\n", 60 + n)
        })
        .collect();
    let value = |register: usize, lane: usize| (register * 3 + lane) as u32 + 0x1234_5670;
    let outcome = program(&format!("{restore}{save}"), |thread| {
        for register in 0..8 {
            set_dwords(
                thread,
                60 + register,
                &std::array::from_fn::<u32, 8, _>(|lane| value(register, lane)),
            );
        }
    });
    for register in 0..8 {
        let expected: Vec<u32> = (0..8).map(|lane| value(register, lane) & 3).collect();
        assert_eq!(dwords(&outcome.thread, 80 + register, 8), expected, "acc{}", 2 + register);
    }
}

#[test]
fn special_accumulators_are_written_in_the_channels_that_are_on() {
    let start = ThreadStart { dispatch_mask: 0x5a, ..Default::default() };
    let text = "
        mov(8) acc5<1>UD 3UD { align1 WE_all 1Q };
        mov(8) acc5<1>UD g60<8,8,1>UD { align1 1Q };
        mov(8) g80<1>UD acc5<8,8,1>UD { align1 WE_all 1Q };
        mov(8) g81<1>UD acc4<8,8,1>UD { align1 WE_all 1Q };";
    let outcome = program_on(WIDE, text, &start, |thread: &mut Thread| {
        set_dwords(thread, 60, &[0, 1, 2, 0, 1, 2, 4, 5]);
    });
    assert_eq!(dwords(&outcome.thread, 80, 16), [3, 1, 3, 0, 1, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]);
}
