//! Architecture registers as operands: what is there, what keeps what is written, what follows by itself.
//! [skl.7:ARF Registers]

mod common;

use common::*;
use eu::{Exit, Thread};
use hw::Platform;
use ports::{FloatMode, ThreadStart};

/// What the DWords of g80 are after a program, over registers that hold 0xdeadbeef.
#[track_caller]
fn leaves(platforms: &[&'static Platform], text: &str, prepare: impl Fn(&mut Thread)) -> Vec<u32> {
    let outcome = program_on(platforms, text, &sixteen(), |thread| {
        thread.grf.dwords.fill(0xdead_beef);
        prepare(thread);
    });
    assert_eq!(outcome.result, Ok(Exit::EndOfThread), "{text}");
    assert_eq!(outcome.findings, [], "{text}");
    dwords(&outcome.thread, 80, 8)
}

/// Fills every register that has room with a number of its own.
fn numbered(thread: &mut Thread) {
    thread.address = std::array::from_fn(|n| 0x1100 + n as u16);
    thread.flags = 0x3132_3334_2122_2324;
    thread.stack_pointer = [0x41, 0x42, 0x43, 0x44];
    thread.state = [0x51, 0x52, 0x53, 0x54];
    thread.control[2] = 0x68;
    thread.notification = [0x71, 0x72, 0x73];
    thread.dependency = std::array::from_fn(|n| 0x8100 + n as u16);
    thread.debug = 0x91;
}

#[test]
fn whole_registers_are_what_is_there_and_zeros_behind_it() {
    for (register, expected) in [
        ("f0", [0x2122_2324, 0, 0, 0, 0, 0, 0, 0]),
        ("f1", [0x3132_3334, 0, 0, 0, 0, 0, 0, 0]),
        ("ce0", [0xffff, 0, 0, 0, 0, 0, 0, 0]),
        // Twice, as the vendor's system routine expects.
        ("sp", [0x41, 0x42, 0x43, 0x44, 0x41, 0x42, 0x43, 0x44]),
        ("sr0", [0x51, 0x52, 0x53, 0x54, 0, 0, 0, 0]),
        ("sr1", [0; 8]),
        ("cr0", [0, 0, 0x68, 0, 0, 0, 0, 0]),
        ("n0", [0x71, 0x72, 0x73, 0, 0, 0, 0, 0]),
        ("ip", [0; 8]),
        ("tdr0", [0x8101_8100, 0x8103_8102, 0x8105_8104, 0x8107_8106, 0, 0, 0, 0]),
        ("tm0", [2, 1, 0, 0, 0, 0, 0, 0]),
        ("dbg0", [0x91, 0, 0, 0, 0, 0, 0, 0]),
        ("arf0", [0; 8]),
    ] {
        let text = format!("mov(8) g80<1>UD {register}<8,8,1>UD {{ align1 WE_all 1Q }};");
        assert_eq!(leaves(EVERY, &text, numbered), expected, "{register}");
    }
    let address = leaves(EVERY, "mov(8) g80<1>UD a0<8,8,1>UD { align1 WE_all 1Q };", numbered);
    let expected: Vec<u32> = (0..8).map(|n| 0x1101_1100 + 0x2_0002 * n).collect();
    assert_eq!(address, expected);
}

#[test]
fn parts_of_registers_are_read_and_written_in_any_size_that_they_have() {
    let before = 0xdead_beef;
    for (text, expected) in [
        ("mov(1) g80<1>UD f1.1<0,1,0>UW { align1 WE_all 1N };", 0x3132),
        ("mov(1) g80<1>UD f0.3b<0,1,0>UB { align1 WE_all 1N };", 0x21),
        ("mov(1) g80<1>D a0.3<0,1,0>W { align1 WE_all 1N };", 0x1103),
        ("mov(1) g80<1>UD sr0.6b<0,1,0>UW { align1 WE_all 1N };", 0),
        ("mov(2) g80<2>UB a0.5b<2,2,1>UB { align1 WE_all 1N };", 0xde03_be11),
        (
            "mov(1) f0.1<1>UW 0x4567UW { align1 WE_all 1N };
          mov(1) g80<1>UD f0<0,1,0>UD { align1 WE_all 1N };",
            0x4567_2324,
        ),
        (
            "mov(2) a0.2<2>UW g60<2,2,1>UW { align1 WE_all 1N };
          mov(1) g80<1>UD a0.2<0,1,0>UD { align1 WE_all 1N };",
            0x1105_dead,
        ),
        (
            "mov(1) tdr0.1<1>UW 0x7UW { align1 WE_all 1N };
          mov(1) g80<1>UD tdr0<0,1,0>UD { align1 WE_all 1N };",
            0x0007_8100,
        ),
    ] {
        let result = leaves(EVERY, text, numbered);
        assert_eq!(result[0], expected, "{text}: {result:x?}");
        assert_eq!(result[1], before, "{text}");
    }
    let both = "mov(1) g80<1>UQ sp.8b<0,1,0>UQ { align1 WE_all 1N };
        mov(1) g80.1<1>UQ a0.24b<0,1,0>UQ { align1 WE_all 1N };
        mov(1) g80.2<1>UQ a0.6b<0,1,0>UQ { align1 WE_all 1N };
        mov(1) g80.3<1>UQ a0.28b<0,1,0>UQ { align1 WE_all 1N };";
    let expected = [0x43, 0x44, 0x110d_110c, 0x110f_110e, 0x1104_1103, 0x1106_1105, 0, 0];
    assert_eq!(leaves(WIDE, both, numbered), expected);
    // What is of the state besides the masks can be written.
    let state = "mov(1) sr0<1>UD 0x61UD { align1 WE_all 1N switch };
        mov(1) sr0.1<1>UD 0x62UD { align1 WE_all 1N switch };
        mov(1) dbg0<1>UD 0x63UD { align1 WE_all 1N };
        mov(4) g80<1>UD sr0<4,4,1>UD { align1 WE_all 1N switch };
        mov(1) g80.4<1>UD dbg0<0,1,0>UD { align1 WE_all 1N };";
    assert_eq!(leaves(EVERY, state, numbered)[..5], [0x61, 0x62, 0x53, 0x54, 0x63]);
}

#[test]
fn what_is_read_only_or_not_there_drops_what_is_written() {
    for register in [
        "ce0", "n0", "n0.1", "tm0", "tm0.1", "ip.4", "sr0.2", "sr0.3", "sr1", "cr0.3", "arf0", "dbg0.1",
        "f0.4", "sp.4",
    ] {
        let text = format!("mov(1) {register}<1>UD 0x12345678UD {{ align1 WE_all 1N }};");
        let text = if register == "ip.4" { String::new() } else { text };
        let outcome = everywhere(&text, numbered);
        assert_eq!(outcome.result, Ok(Exit::EndOfThread), "{register}");
        let mut expected = Thread::new(&sixteen());
        numbered(&mut expected);
        let found = outcome.thread;
        assert_eq!((found.active, found.live, found.flags), (0xffff, 0xffff, expected.flags), "{register}");
        assert_eq!((found.state, found.control), (expected.state, expected.control), "{register}");
        assert_eq!((found.notification, found.timestamp), (expected.notification, [0; 4]), "{register}");
        assert_eq!((found.stack_pointer, found.debug), (expected.stack_pointer, 0x91), "{register}");
        assert_eq!((found.address, found.dependency), (expected.address, expected.dependency), "{register}");
    }
}

#[test]
fn the_null_register_takes_nothing_but_flags_and_accumulators_follow() {
    let outcome = everywhere(
        "add.g.f1.0(8) null<1>F g2<8,8,1>F g3<8,8,1>F { align1 1Q AccWrEnable };
         mov(8) g80<1>F acc0<8,8,1>F { align1 1Q };
         mov(8) null<2>D g2<8,8,1>D { align1 1Q };
         mov(8) g81<1>UD null<8,8,1>UD { align1 1Q };
         add(8) g82<1>D null<8,8,1>D 7D { align1 1Q };",
        |thread| {
            counted_floats(thread);
            set_floats(thread, 3, &[-17.0, -18.0, -19.0, -19.0, -19.0, -20.0, -22.0, -24.0]);
        },
    );
    let mut expected = Thread::default();
    counted_floats(&mut expected);
    let sums = [-1.0, -1.0, -1.0, 0.0, 1.0, 1.0, 0.0, -1.0];
    assert_eq!(floats(&outcome.thread, 80, 8), sums);
    assert_eq!(outcome.thread.flags, 0x30 << 32);
    assert_eq!(dwords(&outcome.thread, 81, 8), [0; 8]);
    assert_eq!(dwords(&outcome.thread, 82, 8), [7; 8]);
    for register in (0..128).filter(|register| ![3, 80, 81, 82].contains(register)) {
        assert_eq!(outcome.thread.grf.register(register), expected.grf.register(register), "g{register}");
    }
    assert_eq!((outcome.thread.address, outcome.thread.active), ([0; 16], 0xffff));
}

#[test]
fn address_registers_are_moved_alone_and_in_groups() {
    // The manual's example. [skl.7:Address Register]
    let text = "
        mov(8) g80<1>UW a0<8,8,1>UW { align1 WE_all 1Q };
        mov(8) g80.8<1>UW a0.4<0,1,0>UW { align1 WE_all 1Q };
        mov(4) a0<1>UW g60<4,4,1>UW { align1 WE_all 1N };
        mov(4) a0.4<1>UW g60.4<0,1,0>UW { align1 WE_all 1N };";
    let outcome = everywhere(text, |thread| {
        numbered(thread);
        set_dwords(thread, 60, &[0x0002_0001, 0x0004_0003, 0xf006_f005]);
    });
    let words = |pairs: [u32; 8]| pairs.to_vec();
    assert_eq!(
        dwords(&outcome.thread, 80, 8),
        words([
            0x1101_1100,
            0x1103_1102,
            0x1105_1104,
            0x1107_1106,
            0x1104_1104,
            0x1104_1104,
            0x1104_1104,
            0x1104_1104
        ])
    );
    // All sixteen bits are kept: drivers hold descriptors there.
    assert_eq!(outcome.thread.address[..10], [1, 2, 3, 4, 0xf005, 0xf005, 0xf005, 0xf005, 0x1108, 0x1109]);
}

#[test]
fn flags_are_words_and_dwords_and_conditions_change_the_bits_of_enabled_channels() {
    let start = ThreadStart { dispatch_mask: 0x00ff_0f3c, vector_mask: !0, ..Default::default() };
    for (text, expected) in [
        ("mov(1) f1<1>UD 0xabcdef01UD { align1 WE_all 1N };", 0xabcd_ef01_2122_2324),
        ("mov(1) f1.1<1>UW 0x5a5aUW { align1 WE_all 1N };", 0x5a5a_3334_2122_2324),
        ("mov(2) f0<1>UW g2<2,2,1>UW { align1 WE_all 1N };", 0x3132_3334_0000_0000),
        // Ones where a channel is on, zeros where it is on and the relation does not hold.
        ("cmp.z.f0.0(8) null<1>D g2<8,8,1>D 0D { align1 1Q };", 0x3132_3334_2122_233c),
        ("cmp.nz.f0.0(8) null<1>D g2<8,8,1>D 0D { align1 2Q };", 0x3132_3334_2122_2024),
        ("cmp.z.f0.0(16) null<1>D g2<8,8,1>D 0D { align1 1H };", 0x3132_3334_2122_2f3c),
        ("cmp.z.f0.0(16) null<1>D g2<8,8,1>D 0D { align1 2H };", 0x3132_3334_21ff_2324),
        ("cmp.z.f0.1(16) null<1>D g2<8,8,1>D 0D { align1 1H };", 0x3132_3334_2f3e_2324),
        ("cmp.z.f1.0(8) null<1>D g2<8,8,1>D 0D { align1 2Q };", 0x3132_3f34_2122_2324),
        ("cmp.z.f1.1(8) null<1>D g2<8,8,1>D 0D { align1 WE_all 2Q };", 0xff32_3334_2122_2324),
        ("cmp.nz.f1.0(8) null<1>D g2<8,8,1>D 0D { align1 3Q };", 0x3100_3334_2122_2324),
        ("cmp.z.f0.0(4) null<1>D g2<4,4,1>D 0D { align1 2N };", 0x3132_3334_2122_2334),
        // A selection changes no flag, and one with a relation neither.
        ("(+f0.0) sel(8) g80<1>D g2<8,8,1>D 0D { align1 1Q };", 0x3132_3334_2122_2324),
        ("sel.ge(8) g80<1>D g2<8,8,1>D 0D { align1 1Q };", 0x3132_3334_2122_2324),
        // The predicate and the condition are of one register.
        ("(-f0.0) cmp.z.f0.0(8) null<1>D g2<8,8,1>D 0D { align1 1Q };", 0x3132_3334_2122_233c),
        ("(+f0.0) cmp.nz.f0.0(8) null<1>D g2<8,8,1>D 0D { align1 1Q };", 0x3132_3334_2122_2300),
    ] {
        let outcome = program_on(EVERY, text, &start, numbered);
        assert_eq!(outcome.thread.flags, expected, "{text}: {:x}", outcome.thread.flags);
    }
}

#[test]
fn channel_enables_are_those_of_the_instruction() {
    let start = ThreadStart { dispatch_mask: 0x4321_8765, vector_mask: !0, ..Default::default() };
    let text = "
        mov(1) g80<1>UD ce0<0,1,0>UD { align1 WE_all 1N };
        mov(1) g80.1<1>UD ce0<0,1,0>UD { align1 WE_all 3Q };
        mov(1) g80.2<1>UD ce0<0,1,0>UW { align1 WE_all 2Q };
        cmp.z.f0.0(16) null<1>D g2<8,8,1>D 0D { align1 1H };
        (+f0.0) if(16) JIP: end UIP: end { align1 1H };
        mov(1) g80.3<1>UD ce0<0,1,0>UD { align1 WE_all 1N };
        end:
        endif(16) JIP: after { align1 1H };
        after:
        mov(1) g80.4<1>UD ce0<0,1,0>UD { align1 WE_all 1N };";
    let outcome =
        program_on(EVERY, text, &start, |thread| set_dwords(thread, 2, &[0, 1, 0, 1, 1, 0, 0, 0, 1]));
    let found = dwords(&outcome.thread, 80, 5);
    // The third quarter's channels are bits 0 and up there.
    assert_eq!((found[0], found[1], found[2]), (0x4321_8765, 0x4321, 0x2187));
    // Channels 0, 2, 5, 6, 7 and 9 to 15 have zeros.
    assert_eq!((found[3], found[4]), (0x4321_8765 & 0xfee5, 0x4321_8765));
}

#[test]
fn a_thread_starts_as_its_dispatch_says() {
    let text = "
        mov(4) g80<1>UD sr0<4,4,1>UD { align1 WE_all 1N };
        mov(4) g80.4<1>UD cr0<4,4,1>UD { align1 WE_all 1N };
        mov(1) g81<1>UD ce0<0,1,0>UD { align1 WE_all 1N };
        mov(1) g81.1<1>UD f0<0,1,0>UD { align1 WE_all 1N };
        mov(1) g81.2<1>UD f1<0,1,0>UD { align1 WE_all 1N };
        mov(1) g81.3<1>UD a0<0,1,0>UD { align1 WE_all 1N };
        mov(8) g82<1>UD acc0<8,8,1>UD { align1 WE_all 1Q };
        mov(4) g83<1>UD n0<4,4,1>UD { align1 WE_all 1N };";
    let base = ThreadStart { dispatch_mask: 0x0000_0f35, vector_mask: 0x0000_00ff, ..Default::default() };
    let cases = [
        (ThreadStart { ..base }, 0, 0, 0, 0xf35),
        (ThreadStart { vector_mask_enable: true, ..base }, 0, 1 << 3, 0, 0xff),
        (ThreadStart { float_mode: FloatMode::Alternative, ..base }, 0, 1, 0, 0xf35),
        (ThreadStart { rounding_mode: 1, ..base }, 0, 1 << 4, 0, 0xf35),
        (ThreadStart { rounding_mode: 6, ..base }, 0, 2 << 4, 0, 0xf35),
        (ThreadStart { keep_denormals_f64: true, ..base }, 0, 1 << 6, 0, 0xf35),
        (ThreadStart { keep_denormals_f32: true, ..base }, 0, 1 << 7, 0, 0xf35),
        (ThreadStart { exception_enables: 1 << 13 | 1 << 11, ..base }, 0, 0, 1 << 13 | 1 << 11, 0xf35),
        (ThreadStart { thread_id: 0x1a5, ..base }, 0x1a5 << 23, 0, 0, 0xf35),
        // Channels never part, so that all are on.
        (ThreadStart { single_program_flow: true, ..base }, 0, 1 << 2, 0, u32::MAX),
    ];
    for (start, ids, modes, exceptions, enabled) in cases {
        // Each thread of a row of threads starts anew.
        let outcome = program_on(EVERY, text, &start, |thread| {
            let grf = thread.grf.clone();
            numbered(thread);
            thread.accumulator = [9; 64];
            thread.extension = [[3; 8]; 8];
            thread.channel_position = [2; 32];
            thread.executed_instructions = 5;
            thread.time_event = true;
            thread.reset(&start);
            thread.grf = grf;
        });
        let expected = [0, ids, 0xf35, 0xff, modes, exceptions, 0, 0, enabled, 0, 0, 0];
        assert_eq!(dwords(&outcome.thread, 80, 12), expected, "{start:?}");
        assert_eq!(dwords(&outcome.thread, 82, 12), [0; 12]);
        assert_eq!(outcome.thread.live, if start.vector_mask_enable { 0xff } else { 0xf35 });
        // Nine instructions and one look at the budget.
        assert_eq!((outcome.thread.extension, outcome.thread.executed_instructions), ([[0; 8]; 8], 10));
    }
}
