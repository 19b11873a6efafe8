//! Kernels that copy are told from those that do a little more.

use super::*;
use hw::platforms::{BDW, SKL};

/// What the vendor's driver copies with: sixteen pixels, setup data from g6 on.
const SIXTEEN: &str = "\
add(32)  g10<1>UW  g1.4<1,4,0>UW  0x11001010V { align1 WE_all };
mov(16)  g35<1>D  g9.3<0,1,0>F  { align1 1H };
mov(16)  g2<1>F  g10<8,4,1>UW  { align1 1H };
mov(16)  g4<1>F  g10.4<8,4,1>UW  { align1 1H };
rndz(16) g11<1>F  g2<8,8,1>F  { align1 1H };
rndz(16) g13<1>F  g4<8,8,1>F  { align1 1H };
mad(16)  g15<1>F  g6.7<0,1,0>F  g6.3<0,1,0>F  g11<4,4,1>F { align16 1H };
mad(16)  g17<1>F  g7.7<0,1,0>F  g7.3<0,1,0>F  g13<4,4,1>F { align16 1H };
mov(16)  g31<1>D  g15<8,8,1>F  { align1 1H };
mov(16)  g33<1>D  g17<8,8,1>F  { align1 1H };
send(16) g119<1>UW  g31<0,1,0>UD  0x0c85a001 sampler MsgDesc: { align1 1H };
sendc(16) null<1>UW  g119<0,1,0>UD  0x90031000 render MsgDesc: { align1 1H EOT };
";

/// The same for eight pixels, setup data from g4 on.
const EIGHT: &str = "\
add(16)  g6<1>UW  g1.4<1,4,0>UW  0x11001010V { align1 WE_all 1H };
mov(8)  g26<1>D  g7.3<0,1,0>F  { align1 1Q };
mov(8)  g2<1>F  g6<8,4,1>UW  { align1 1Q };
mov(8)  g3<1>F  g6.4<8,4,1>UW  { align1 1Q };
rndz(8) g7<1>F  g2<8,8,1>F  { align1 1Q };
rndz(8) g8<1>F  g3<8,8,1>F  { align1 1Q };
mad(8)  g9<1>F  g4.7<0,1,0>F  g4.3<0,1,0>F  g7<4,4,1>F { align16 1Q };
mad(8)  g10<1>F  g5.7<0,1,0>F  g5.3<0,1,0>F  g8<4,4,1>F { align16 1Q };
mov(8)  g24<1>D  g9<8,8,1>F  { align1 1Q };
mov(8)  g25<1>D  g10<8,8,1>F  { align1 1Q };
send(8) g123<1>UW  g24<0,1,0>UD  0x0643a001 sampler MsgDesc: { align1 1Q };
sendc(8) null<1>UW  g123<0,1,0>UD  0x88031400 render MsgDesc: { align1 1Q EOT };
";

fn kernel(text: &str, platform: &'static Platform) -> Kernel {
    let code = isa::parse_program(platform, text).unwrap();
    Kernel::decode(platform, Kernel::fetch_from(&code))
}

fn parameters(text: &str, lanes: usize, first_uniform: usize) -> Option<Vec<Varies>> {
    let kernel = kernel(text, &SKL);
    Copies::of(&[Form { kernel: &kernel, lanes, first_uniform }], &SKL).map(|copies| copies.parameters)
}

#[test]
fn kernels_of_both_widths_copy_in_the_same_way() {
    use Varies::{ByColumn, ByRow, Never};
    let [eight, sixteen] = [EIGHT, SIXTEEN].map(|text| kernel(text, &SKL));
    let forms = [
        Form { kernel: &eight, lanes: 8, first_uniform: 4 },
        Form { kernel: &sixteen, lanes: 16, first_uniform: 6 },
    ];
    let copies = Copies::of(&forms, &SKL).unwrap();
    assert_eq!(copies.parameters, [ByColumn, ByRow, Never]);
    let descriptors = copies.messages.iter().map(|both| [both.fetch.descriptor, both.write.descriptor]);
    assert_eq!(descriptors.collect::<Vec<_>>(), [[0x0643_a001, 0x0803_1400], [0x0c85_a001, 0x1003_1000]]);
    // Their setup data is not the same when it begins elsewhere.
    let moved = [forms[0], Form { first_uniform: 5, ..forms[1] }];
    assert_eq!(Copies::of(&moved, &SKL), None);
    assert_eq!(Copies::of(&[], &SKL), None);
}

#[test]
fn where_texels_come_from_must_follow_from_the_pixel_alone() {
    use Varies::{ByColumn, ByRow, Never};
    let usual = Some(vec![ByColumn, ByRow, Never]);
    assert_eq!(parameters(EIGHT, 8, 4), usual);
    // What is computed may be anything, as long as it is so of each pixel by itself.
    for (from, to, expected) in [
        ("rndz(8) g7<1>F  g2<8,8,1>F", "rndz(8) g7<1>F  -g2<8,8,1>F", usual.clone()),
        ("rndz(8) g7<1>F  g2<8,8,1>F", "rndz.sat(8) g7<1>F  g2<8,8,1>F", usual.clone()),
        ("rndz(8) g7<1>F  g2<8,8,1>F", "mul(8) g7<1>F  g2<8,8,1>F  g2<8,8,1>F", usual.clone()),
        // Columns and rows change places, or one of them is not asked for.
        ("rndz(8) g7<1>F  g2<8,8,1>F", "rndz(8) g7<1>F  g3<8,8,1>F", Some(vec![ByRow, ByRow, Never])),
        ("rndz(8) g8<1>F  g3<8,8,1>F", "rndz(8) g8<1>F  g4.1<0,1,0>F", Some(vec![ByColumn, Never, Never])),
        // Column and row together.
        ("rndz(8) g7<1>F  g2<8,8,1>F", "add(8) g7<1>F  g2<8,8,1>F  g3<8,8,1>F", None),
        // A neighbour's place, and the first pixel's for all.
        ("rndz(8) g7<1>F  g2<8,8,1>F", "rndz(8) g7<1>F  g2.1<8,8,1>F", None),
        ("rndz(8) g7<1>F  g2<8,8,1>F", "rndz(8) g7<1>F  g2<0,1,0>F", None),
        // What differs from subspan to subspan, or within its columns, or what each thread has of its own.
        ("rndz(8) g7<1>F  g2<8,8,1>F", "add(8) g7<1>F  g2<8,8,1>F  g5<8,8,1>F", None),
        ("0x11001010V", "0x11001110V", None),
        ("0x11001010V", "0x11101010V", None),
        ("rndz(8) g7<1>F  g2<8,8,1>F", "add(8) g7<1>F  g2<8,8,1>F  g1.2<0,1,0>F", None),
        ("rndz(8) g7<1>F  g2<8,8,1>F", "add(8) g7<1>F  g2<8,8,1>F  g0.1<0,1,0>F", None),
        // Only channels that are enabled have it.
        ("{ align1 WE_all 1H }", "{ align1 1H }", None),
        // Some of the pixels, an operation that sees flags, one that leaves some, registers that are no registers.
        ("rndz(8) g7<1>F", "(+f0.0) rndz(8) g7<1>F", None),
        ("rndz(8) g7<1>F", "rndz.z.f0.0(8) g7<1>F", None),
        ("rndz(8) g7<1>F  g2<8,8,1>F", "dp4(8) g7<1>F  g2<8,8,1>F  g2<8,8,1>F", None),
        ("rndz(8) g7<1>F  g2<8,8,1>F", "mov(8) g7<1>F  acc0<8,8,1>F", None),
        ("g24<1>D  g9<8,8,1>F", "g24<1>D  g[a0]<8,8,1>F", None),
        ("mov(8)  g24<1>D", "mov(8)  acc0<1>D", None),
    ] {
        let text = EIGHT.replacen(from, to, 1);
        assert_ne!(text, EIGHT, "{from}");
        assert_eq!(parameters(&text, 8, 4), expected, "{to}");
    }
}

#[test]
fn texels_must_be_written_as_they_are() {
    for (from, to) in [
        // Channels change places, one of them is computed, one is lost; the write is of other registers.
        ("sendc(8)", "mov(8) g123<1>F  g124<8,8,1>F { align1 1Q };\nsendc(8)"),
        ("sendc(8)", "mul(8) g126<1>F  g126<8,8,1>F  0x3f000000F { align1 1Q };\nsendc(8)"),
        ("sendc(8)", "mov(1) g125.3<1>F  0x3f000000F { align1 WE_all 1N };\nsendc(8)"),
        ("null<1>UW  g123", "null<1>UW  g122"),
        // A second fetch, none, a header, an end before the write, no end.
        ("sendc(8)", "send(8) g123<1>UW g24<0,1,0>UD 0x0643a001 sampler MsgDesc: { align1 1Q };\nsendc(8)"),
        ("send(8) g123<1>UW  g24<0,1,0>UD  0x0643a001 sampler", "nop { align1 };\n//"),
        ("0x0643a001", "0x064ba001"),
        ("0x0643a001", "0x0633a001"),
        ("0x88031400 render", "0x8a031400 render"),
        ("0x88031400 render MsgDesc: { align1 1Q EOT }", "0x08031400 render MsgDesc: { align1 1Q }"),
        ("0x88031400 render MsgDesc: { align1 1Q EOT }", "0x88031400 sampler MsgDesc: { align1 1Q EOT }"),
        ("0x0643a001 sampler", "0x0643a001 render"),
        (
            "sendc(8) null<1>UW  g123<0,1,0>UD  0x88031400 render MsgDesc: { align1 1Q EOT }",
            "sendc(8) null<1>UW  g123<0,1,0>UD  0x88031400 render MsgDesc: { align1 2Q EOT }",
        ),
    ] {
        let text = EIGHT.replacen(from, to, 1);
        assert_ne!(text, EIGHT, "{from}");
        let text = match text.split_once("//") {
            Some((before, after)) => format!("{before}{}", after.split_once('\n').unwrap().1),
            None => text,
        };
        assert_eq!(parameters(&text, 8, 4), None, "{to}");
    }
    assert_eq!(parameters(SIXTEEN, 8, 6), None);
    assert!(parameters(SIXTEEN, 16, 6).is_some());
}

#[test]
fn kernels_of_other_platforms_are_read_as_theirs() {
    let text = "\
add(16)  g6<1>UW  g1.4<1,4,0>UW  0x11001010V { align1 WE_all 1H };
mov(8)  g24<1>D  g6<8,4,1>UW  { align1 1Q };
mov(8)  g25<1>D  0D  { align1 1Q };
mov(8)  g26<1>D  g6.4<8,4,1>UW  { align1 1Q };
send(8) g123<1>UW  g24<0,1,0>UD  0x06427001 sampler MsgDesc: { align1 1Q };
sendc(8) null<1>UW  g123<0,1,0>UD  0x88031400 render MsgDesc: { align1 1Q EOT };
";
    let kernel = kernel(text, &BDW);
    let copies = Copies::of(&[Form { kernel: &kernel, lanes: 8, first_uniform: 4 }], &BDW).unwrap();
    assert_eq!(copies.parameters, [Varies::ByColumn, Varies::Never, Varies::ByRow]);
}
