//! Both vector units give the same result for code that breaks rules: operands of all channels are read first, flags and
//! accumulators are those of eight channels after eight others.

mod common;

use common::*;
use eu::Thread;

fn counted(thread: &mut Thread) {
    for (i, dword) in thread.grf.dwords.iter_mut().enumerate() {
        *dword = i as u32;
    }
}

/// Runs one instruction and compares its destination.
fn gives(instruction: &str, register: usize, expected: impl Fn(u32) -> u32) {
    let outcome = everywhere(instruction, counted);
    let expected: Vec<u32> = (0..16).map(expected).collect();
    assert_eq!(dwords(&outcome.thread, register, 16), expected, "{instruction}");
}

#[test]
fn all_channels_read_before_the_first_one_writes() {
    gives("mov(16) g5<1>D g4<8,8,1>D { align1 1H };", 5, |c| 32 + c);
    gives("mov(16) g4<1>D g5<8,8,1>D { align1 1H };", 4, |c| 40 + c);
    gives("add(16) g4<1>D g4<0,1,0>D g6<8,8,1>D { align1 1H };", 4, |c| 32 + 48 + c);
    gives("add(16) g4<1>D g5.2<0,1,0>D g6<8,8,1>D { align1 1H };", 4, |c| 42 + 48 + c);
    // Neither half may come first.
    gives("add(16) g4<1>D g4<0,1,0>D g5<0,1,0>D { align1 1H };", 4, |_| 32 + 40);
    gives("add.sat(16) g4<1>D g4<0,1,0>D g5<0,1,0>D { align1 1H };", 4, |_| 32 + 40);
    gives("avg(16) g4<1>D g4<0,1,0>D g5<0,1,0>D { align1 1H };", 4, |_| 36);
}

#[test]
fn narrow_operands_become_wide_in_place() {
    let word = |c: u32| if c.is_multiple_of(2) { 32 + c / 2 } else { 0 };
    gives("mov(16) g4<1>D g4<16,16,1>UW { align1 1H };", 4, word);
    gives("mov.sat(16) g4<1>D g4<16,16,1>UW { align1 1H };", 4, word);
    let byte = |c: u32| if c.is_multiple_of(4) { 36 + c / 4 } else { 0 };
    gives("mov(16) g4<1>D g4.16<16,16,1>UB { align1 1H };", 4, byte);
    let outcome = everywhere("add(32) g4<1>UW g4.16<16,8,1>UB 1UW { align1 };", counted);
    let words = dwords(&outcome.thread, 4, 16);
    // Eight bytes of either register.
    let row = |first: u32| [first | 1 << 16, 1 | 1 << 16, (first + 1) | 1 << 16, 1 | 1 << 16];
    assert_eq!(words[..8], [row(37), row(41)].concat());
}

#[test]
fn a_polynomial_may_end_where_its_coefficients_were() {
    let outcome =
        everywhere("mad(16) g10<1>F g10.0<0,1,0>F g20<4,4,1>F g10.1<0,1,0>F { align16 1H };", counted_floats);
    let expected: Vec<f32> = (0..16u32).map(|c| (80 + (160 + c) * 81) as f32).collect();
    assert_eq!(floats(&outcome.thread, 10, 16), expected);
}

#[test]
fn registers_behind_the_address_register_may_overlap_too() {
    for instruction in ["mov(16) g5<1>D g[a0]<8,8,1>D", "mov.sat(16) g5<1>D g[a0]<8,8,1>D"] {
        let outcome = everywhere(
            &format!("mov(1) a0<1>UW 128UW {{ align1 WE_all 1N }};\n{instruction} {{ align1 1H }};"),
            counted,
        );
        let expected: Vec<u32> = (0..16).map(|c| 32 + c).collect();
        assert_eq!(dwords(&outcome.thread, 5, 16), expected, "{instruction}");
    }
}

#[test]
fn a_half_of_a_plane_behind_the_last_register_is_alike() {
    let outcome = everywhere(
        "pln.g.f0.0(16) null<1>F g4<0,1,0>F g127.2<8,8,1>F { align1 1H };
         mov(1) g80<1>UD f0.0<0,1,0>UD { align1 WE_all 1N };",
        |thread| {
            counted_floats(thread);
            // u - 9.5: the second eight channels have 10 to 17 in g1.
            let plane = [1.0, 0.0, 0.0, -9.5_f32];
            for (place, value) in thread.grf.dwords[4 * 8..].iter_mut().zip(plane) {
                *place = value.to_bits();
            }
        },
    );
    assert_eq!(dwords(&outcome.thread, 80, 1), [0xff00]);
}

#[test]
fn immediates_that_are_no_numbers_are_zeros_in_the_alternative_mode() {
    for source in ["g4<8,8,1>F", "g[a0]<8,8,1>F"] {
        let outcome = everywhere(
            &format!(
                "mov(1) cr0.0<1>UD 1UD {{ align1 WE_all 1N }};
                 mov(1) a0<1>UW 128UW {{ align1 WE_all 1N }};
                 sel.l(16) g80<1>F {source} 0x7fc00000F {{ align1 1H }};"
            ),
            counted_floats,
        );
        assert_eq!(floats(&outcome.thread, 80, 16), [0.0; 16], "{source}");
    }
}

#[test]
fn a_plane_takes_pairs_of_registers_whatever_its_regions_say() {
    let expected: Vec<f32> = (0..16u32)
        .map(|c| {
            let u = 80 + c / 8 * 16 + c % 8;
            (32 * u + 33 * (u + 8) + 35) as f32
        })
        .collect();
    for regions in ["g4<0,1,0>F g10<8,8,1>F", "g4<8,8,1>F g10<0,1,0>F", "g4<4,4,1>F g10<4,4,0>F"] {
        let outcome = everywhere(&format!("pln(16) g80<1>F {regions} {{ align1 1H }};"), counted_floats);
        assert_eq!(floats(&outcome.thread, 80, 16), expected, "{regions}");
    }
}

#[test]
fn sixteen_floats_fit_into_the_accumulator() {
    let outcome = everywhere(
        "mov(16) acc0<1>F g4<8,8,1>F { align1 1H };
         mac(16) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 1H };",
        counted_floats,
    );
    let expected: Vec<f32> = (0..16u32).map(|c| ((80 + c) * (96 + c) + 32 + c) as f32).collect();
    assert_eq!(floats(&outcome.thread, 80, 16), expected);
}

#[test]
fn a_group_of_predicates_sees_the_flags_of_the_other_half() {
    // The first half clears the flags of channels 0 to 7, so that the group of all sixteen is no longer complete.
    let outcome = everywhere(
        "mov(1) f0.0<1>UW 0xffffUW { align1 WE_all 1N };
         mov(16) g80<1>D 7D { align1 1H };
         (+f0.0.all16h) add.z.f0.0(16) g80<1>D g4<8,8,1>D 1D { align1 1H };",
        counted,
    );
    let expected: Vec<u32> = (0..16).map(|c| if c < 8 { 33 + c } else { 7 }).collect();
    assert_eq!(dwords(&outcome.thread, 80, 16), expected);
    assert_eq!(outcome.thread.flags & 0xffff, 0xff00);
}

#[test]
fn a_result_is_written_where_the_predicate_was_true_before_the_instruction_changed_it() {
    let outcome = everywhere(
        "mov(1) f0.0<1>UW 0x0ff0UW { align1 WE_all 1N };
         mov(16) g80<1>D 7D { align1 1H };
         mov(16) g82<1>D 7D { align1 1H };
         (+f0.0) add.z.f0.0(16) g80<1>D g4<8,8,1>D 1D { align1 1H };
         mov(1) f0.0<1>UW 0x0ff0UW { align1 WE_all 1N };
         (+f0.0) cmp.l.f0.0(16) g82<1>D g4<8,8,1>D 40D { align1 1H };",
        counted,
    );
    let expected: Vec<u32> = (0..16).map(|c| if (4..12).contains(&c) { 33 + c } else { 7 }).collect();
    assert_eq!(dwords(&outcome.thread, 80, 16), expected);
    let truth = |c| if c < 8 { u32::MAX } else { 0 };
    let expected: Vec<u32> = (0..16).map(|c| if (4..12).contains(&c) { truth(c) } else { 7 }).collect();
    assert_eq!(dwords(&outcome.thread, 82, 16), expected);
    assert_eq!(outcome.thread.flags & 0xffff, 0x00f0);
}

#[test]
fn channels_from_the_third_quarter_on_wrap_alike() {
    let outcome = everywhere("cmp.nz.f0.0(16) null<1>D g4<8,8,1>D 0D { align1 WE_all 4Q };", counted);
    assert_eq!(outcome.thread.flags, 0xff00_00ff);
}

#[test]
fn a_register_past_the_last_is_the_first() {
    let outcome = everywhere("mov(16) g127.4<1>D g4<8,8,1>D { align1 1H };", counted);
    assert_eq!(outcome.thread.grf.dwords[127 * 8 + 4..], [32, 33, 34, 35]);
    assert_eq!(dwords(&outcome.thread, 0, 12), (36..48).collect::<Vec<u32>>());
}
