//! What is known of straight code before it runs: what is performed at once, and where no denormal can be.

use crate::Kernel;
use crate::op::{Kind, Op};
use hw::platforms::SKL;

/// The operations of a program that compute.
fn all(text: &str, baseline: bool) -> Vec<Op> {
    let code = isa::parse_program(&SKL, text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let [best, other] = Kernel::decode_units(&SKL, Kernel::fetch_from(&code));
    let ops = if baseline { other } else { best }.operations.ops;
    ops.into_iter().filter(|op| matches!(op.kind, Kind::Compute)).collect()
}

/// Sixteen channels are one operation where the vector unit has lanes for them and halves do not meet; eight are what
/// every unit has. Halves that meet are one operation that sees everything as it was.
#[test]
fn sixteen_channels_are_one_operation_where_their_halves_do_not_meet() {
    let sixteen = |text: &str| format!("{text} {{ align1 1H }};\n");
    let has_sixteen = crate::simd::Avx2::detect().is_some();
    for (text, best, baseline) in [
        (sixteen("add(16) g80<1>F g10<8,8,1>F g12<8,8,1>F"), 1, 2),
        (sixteen("add(16) g126<1>F g10<8,8,1>F g126<8,8,1>F"), 1, 2),
        (sixteen("add(8) g80<1>F g10<8,8,1>F g12<8,8,1>F").replace("1H", "1Q"), 1, 1),
        (sixteen("avg(16) g80<1>D g10<8,8,1>D g12<8,8,1>D"), 2, 2),
        (sixteen("add(16) g80<1>DF g10<4,4,1>DF g14<4,4,1>DF"), 2, 2),
        ("mov(32) g80<1>UW g10<16,16,1>UW { align1 };\n".into(), 2, 4),
        ("mov(32) g80<1>UB g10<16,16,1>UB { align1 };\n".into(), 2, 4),
        // What one half reads and the other writes.
        (sixteen("add(16) g10<1>F g10<8,8,1>F g20<8,8,1>F"), 1, 2),
        (sixteen("add(16) g11<1>F g10<8,8,1>F g20<8,8,1>F"), 2, 2),
        (sixteen("add(16) g10<1>F g11<8,8,1>F g20<8,8,1>F"), 1, 2),
        (sixteen("add(16) g10<1>F g10<0,1,0>F g20<8,8,1>F"), 2, 2),
        (sixteen("add(16) g10<1>F g11<0,1,0>F g20<8,8,1>F"), 1, 2),
        (sixteen("add(16) g10<1>F g10<0,1,0>F g11<0,1,0>F"), 1, 1),
        (sixteen("add(16) g10<1>F g12<0,1,0>F g20<8,8,1>F"), 1, 2),
        (sixteen("add(16) g10<1>F g9.7<0,1,0>F g20<8,8,1>F"), 1, 2),
        (sixteen("mov(16) g10<1>D g10<16,16,1>UW"), 2, 2),
        (sixteen("mov(16) g10<1>D g10.8<16,16,1>UW"), 1, 2),
        (sixteen("mov(16) g10<2>W g11<8,8,1>D"), 1, 2),
        (sixteen("mov(16) g10<4>UB g11<16,16,1>UB"), 1, 2),
        // Planes take pairs of registers and four components.
        (sixteen("pln(16) g20<1>F g4<0,1,0>F g10<8,8,1>F"), 1, 2),
        (sixteen("pln(16) g11<1>F g4<0,1,0>F g10<8,8,1>F"), 1, 2),
        (sixteen("pln(16) g12<1>F g4<0,1,0>F g10<8,8,1>F"), 2, 2),
        (sixteen("pln(16) g13<1>F g4<0,1,0>F g10<8,8,1>F"), 2, 2),
        (sixteen("pln(16) g4<1>F g4<0,1,0>F g10<8,8,1>F"), 2, 2),
        (sixteen("pln(16) g3<1>F g4<0,1,0>F g10<8,8,1>F"), 1, 2),
        // Behind the address register anything may be; behind the last register the first is.
        (sixteen("mov(16) g10<1>D g[a0]<8,8,1>D"), 1, 1),
        (sixteen("mov(16) g[a0]<1>D g10<8,8,1>D"), 1, 1),
        (sixteen("mov(16) g127<1>D g10<8,8,1>D"), 1, 1),
        (sixteen("mov(16) g10<1>D g127<8,8,1>D"), 1, 1),
        (sixteen("mov(16) g10<1>D g127<0,1,0>D"), 1, 2),
        (sixteen("mov(16) g10<1>D g126<8,8,1>D"), 1, 2),
        // Flags and accumulators.
        (sixteen("cmp.l.f0.0(16) null<1>F g10<8,8,1>F g12<8,8,1>F"), 1, 2),
        (sixteen("(+f0.0) add.l.f0.0(16) g80<1>F g10<8,8,1>F g12<8,8,1>F"), 1, 2),
        (sixteen("(+f0.0.any16h) add(16) g80<1>F g10<8,8,1>F g12<8,8,1>F"), 1, 2),
        (sixteen("(+f0.0.any16h) add.l.f0.0(16) g80<1>F g10<8,8,1>F g12<8,8,1>F"), 2, 2),
        ("add(16) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 2Q };\n".into(), 2, 2),
        ("add(16) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 2H };\n".into(), 1, 2),
        ("add(16) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 1H AccWrEnable };\n".into(), 1, 2),
        ("add(16) g80<1>F acc0<8,8,1>F g12<8,8,1>F { align1 1H AccWrEnable };\n".into(), 2, 2),
        ("add(16) acc0<1>F g10<8,8,1>F g12<8,8,1>F { align1 1H AccWrEnable };\n".into(), 2, 2),
        (sixteen("add(16) acc0<1>F g10<8,8,1>F g12<8,8,1>F"), 1, 2),
        (sixteen("add(16) acc0.4<1>F g10<8,8,1>F g12<8,8,1>F"), 2, 2),
        (sixteen("add(16) acc1<1>F g10<8,8,1>F g12<8,8,1>F"), 2, 2),
        (sixteen("add(16) acc0<1>F acc0<8,8,1>F g12<8,8,1>F"), 2, 2),
        (sixteen("add(16) g80<1>F acc0<8,8,1>F g12<8,8,1>F"), 1, 2),
        (sixteen("add(16) g80<1>F acc1<8,8,1>F g12<8,8,1>F"), 1, 2),
        (sixteen("mov(16) g80<1>UD acc2<8,8,1>UD"), 2, 2),
        (sixteen("mov(16) g80<1>UW a0<16,16,1>UW"), 2, 2),
        (sixteen("mov(16) a0<1>UW g10<16,16,1>UW"), 2, 2),
        (sixteen("mov(16) g80<1>F 1F"), 1, 2),
        (sixteen("mov(16) null<1>F g10<8,8,1>F"), 1, 2),
    ] {
        let count = |baseline| all(&text.repeat(3), baseline).len();
        assert_eq!(count(true), 3 * baseline, "{text}");
        if has_sixteen {
            assert_eq!(count(false), 3 * best, "{text}");
        }
    }
}

/// Whether no denormal can be in the first source of the last instruction.
fn is_clean(text: &str) -> bool {
    let text = format!("nop;\nnop;\n{text}");
    all(&text, true).last().unwrap().sources[0].clean
}

#[test]
fn straight_code_knows_where_no_denormal_can_be() {
    let add = |to: &str, control: &str| {
        format!("add(8) {to}<1>F g10<8,8,1>F g12<8,8,1>F {{ align1 {control} }};\n")
    };
    let read = |from: &str, control: &str| {
        format!("add(8) g100<1>F {from}<8,8,1>F g12<8,8,1>F {{ align1 {control} }};\n")
    };
    let predicated = |to: &str| format!("(+f0.0) {}", add(to, "1Q"));
    let wide = "add(16) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 1H };\n";
    for (before, last, expected) in [
        (String::new(), read("g80", "1Q"), false),
        (add("g80", "1Q"), read("g80", "1Q"), true),
        (add("g80", "1Q"), read("g81", "1Q"), false),
        (add("g80", "1Q"), read("g79", "1Q"), false),
        (add("g127", "1Q"), read("g127", "1Q"), true),
        (add("g80.4", "1Q"), read("g80", "1Q"), false),
        (add("g80.4", "1Q"), read("g81", "1Q"), false),
        // Of the same channels.
        (add("g80", "1Q"), read("g80", "2Q"), false),
        (add("g80", "2Q"), read("g80", "2Q"), true),
        (add("g80", "WE_all 1Q"), read("g80", "1Q"), true),
        (add("g80", "1Q"), read("g80", "WE_all 1Q"), false),
        (add("g80", "WE_all 1Q"), read("g80", "WE_all 1Q"), true),
        (wide.into(), read("g80", "1Q"), true),
        (wide.into(), read("g81", "2Q"), true),
        (wide.into(), read("g81", "1Q"), false),
        (add("g80", "1Q") + &add("g81", "2Q"), read("g81", "2Q"), true),
        // A predicate leaves channels as they were.
        (predicated("g80"), read("g80", "1Q"), false),
        (add("g80", "1Q") + &predicated("g80"), read("g80", "1Q"), true),
        (add("g80", "2Q") + &predicated("g80"), read("g80", "1Q"), false),
        (add("g80", "WE_all 1Q") + &predicated("g80"), read("g80", "WE_all 1Q"), true),
        (add("g80", "1Q") + &predicated("g80").replace("1Q", "WE_all 1Q"), read("g80", "1Q"), false),
        // Other writes.
        (add("g80", "1Q") + "mov(8) g80<1>UD g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), false),
        (add("g80", "1Q") + "mov(8) g79<1>UD g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), false),
        (add("g80", "1Q") + "mov(8) g81<1>UD g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), true),
        (add("g80", "1Q") + "mov(8) g70<1>UD g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), true),
        (add("g80", "1Q") + "mov(8) g80<2>UW g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), false),
        (add("g80", "1Q") + "mov(8) g79<2>UW g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), false),
        (add("g80", "1Q") + "mov(8) g81<2>UW g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), true),
        (add("g80", "1Q") + "mov(8) g79.4<1>UD g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), false),
        (add("g80", "1Q") + "mov(8) g[a0]<1>UD g30<8,8,1>UD { align1 1Q };\n", read("g80", "1Q"), false),
        (add("g80", "1Q") + "mov(8) a0<1>UW g30<8,8,1>UW { align1 1Q };\n", read("g80", "1Q"), false),
        (add("g80", "1Q") + "cmp.l.f0.0(8) null<1>F g10<8,8,1>F g12<8,8,1>F { align1 1Q };\n", read("g80", "1Q"), true),
        (add("g80", "1Q") + "mov(1) g80.3<1>UD g30<0,1,0>UD { align1 WE_all 1N };\n", read("g80", "1Q"), false),
        ("add(8) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 1Q };\nadd(4) g81<1>F g10<4,4,1>F g12<4,4,1>F { align1 1N };\n".into(), read("g81", "1Q"), false),
        ("add(8) g80<1>DF g60<4,4,1>DF g62<4,4,1>DF { align1 1Q };\n".into(), read("g80", "1Q"), false),
        ("mov(8) g80<1>F g30<8,8,1>D { align1 1Q };\n".into(), read("g80", "1Q"), false),
        ("mul(8) g80<1>F g10<8,8,1>F g12<8,8,1>F { align1 1Q };\n".into(), read("g80", "1Q"), true),
        ("mov(8) g80<1>F -g10<8,8,1>F { align1 1Q };\n".into(), read("g80", "1Q"), true),
        ("mov(8) g80<1>F g10<8,8,1>F { align1 1Q };\n".into(), read("g80", "1Q"), false),
        // The test compares whole registers only.
        (add("g80", "1Q"), "add(8) g100<1>F g80.3<0,1,0>F g12<8,8,1>F { align1 1Q };\n".into(), false),
        // Immediates.
        (String::new(), "mov(8) g100<1>F 1.5F { align1 1Q };\nmul(8) g100<1>F g10<8,8,1>F g12<8,8,1>F { align1 1Q };\n".into(), false),
    ] {
        assert_eq!(is_clean(&format!("{before}{last}")), expected, "{before}{last}");
    }
    for (bits, expected) in [
        (0u32, true),
        (0x8000_0000, true),
        (0x3f80_0000, true),
        (0x0080_0000, true),
        (1, false),
        (0x807f_ffff, false),
        (0x7f80_0000, false),
        (0xffc0_0000, false),
    ] {
        let text = format!("nop;\nnop;\nadd(8) g100<1>F g10<8,8,1>F 0x{bits:x}F {{ align1 1Q }};\n");
        let ops = all(&text, true);
        assert_eq!(ops.last().unwrap().sources[1].clean, expected, "{bits:x}");
    }
}
