//! Where each field of an instruction lies and what its values mean, word for word.
//!
//! Source: [skl.7:Native Instruction Layouts], [skl.7:Instruction Fields]; for Gen7 [mesa:compiler brw_inst]. Each expected
//! word is the sum of its fields, so that a bit too many or in another place is seen.

use hw::Platform;
use hw::platforms::{BDW, BXT, BYT, SKL};

const GEN9: &[&Platform] = &[&SKL, &BXT];
const WIDE: &[&Platform] = &[&SKL, &BXT, &BDW];
const GEN7: &[&Platform] = &[&BYT];

/// First bits and values of the fields that are not zero.
type Fields = Vec<(u32, u128)>;

fn word(fields: &[(u32, u128)]) -> u128 {
    fields.iter().fold(0, |word, (low, value)| word | value << low)
}

#[track_caller]
fn check(platforms: &[&Platform], text: &str, fields: &[(u32, u128)]) {
    for platform in platforms {
        let instruction =
            isa::parse(platform, text).unwrap_or_else(|e| panic!("{}: {e}\n{text}", platform.name));
        let bytes = isa::encode(platform, &instruction).unwrap_or_else(|e| panic!("{e}: {text}"));
        let (found, expected) = (u128::from_le_bytes(bytes), word(fields));
        assert_eq!(
            found,
            expected,
            "{}: {text}\n{found:032x}\n{expected:032x}\ndiffer in {:032x}",
            platform.name,
            found ^ expected
        );
        // And back: the word has no bit that its text does not say.
        let back = isa::decode(platform, &bytes).expect("it was encoded");
        assert_eq!(back.unclaimed, [0; 4], "{}: {text}", platform.name);
        let again = isa::parse(platform, &isa::print(platform, &back)).expect("it was printed");
        assert_eq!(isa::encode(platform, &again).ok(), Some(bytes), "{}: {text}", platform.name);
    }
}

/// `mov(8) g4<1>F g2<8,8,1>F` with other values of some fields.
fn moved(changes: &[(u32, u128)]) -> Fields {
    let base = [
        (0, 0x01), // opcode
        (21, 3),   // eight channels
        (35, 1),   // destination: GRF
        (37, 7),   // F
        (41, 1),   // source 0: GRF
        (43, 7),   // F
        (53, 4),   // g4
        (61, 1),   // stride 1
        (69, 2),   // g2
        (80, 1),   // horizontal stride 1
        (82, 3),   // width 8
        (85, 4),   // vertical stride 8
    ];
    with(&base, changes)
}

fn with(base: &[(u32, u128)], changes: &[(u32, u128)]) -> Fields {
    let kept = base.iter().filter(|(low, _)| changes.iter().all(|(changed, _)| changed != low));
    kept.chain(changes).copied().collect()
}

#[test]
fn controls_of_an_instruction_lie_in_the_first_doublewords() {
    let text = |controls: &str| format!("mov(8) g4<1>F g2<8,8,1>F {{ {controls} }};");
    check(WIDE, &text("align1 1Q"), &moved(&[]));
    for (controls, fields) in [
        ("NoDDClr", &[(9, 1)][..]),
        ("NoDDChk", &[(10, 1)]),
        ("NoDDClr,NoDDChk", &[(9, 3)]),
        ("2Q", &[(12, 1)]),
        ("3Q", &[(12, 2)]),
        ("4Q", &[(12, 3)]),
        ("atomic", &[(14, 1)]),
        ("switch", &[(14, 2)]),
        ("AccWrEnable", &[(28, 1)]),
        ("WE_all", &[(34, 1)]),
    ] {
        check(WIDE, &text(&format!("align1 {controls}")), &moved(fields));
    }
    // Nibbles: half a quarter.
    for (nibble, quarter, half) in [("1N", 0, 0), ("2N", 0, 1), ("3N", 1, 0), ("4N", 1, 1), ("8N", 3, 1)] {
        let text = format!("mov(4) g4<1>F g2<4,4,1>F {{ align1 {nibble} }};");
        check(WIDE, &text, &moved(&[(21, 2), (82, 2), (85, 3), (12, quarter), (11, half)]));
    }
    for (size, code) in [(1, 0), (2, 1), (4, 2), (8, 3), (16, 4), (32, 5)] {
        let text = format!("mov({size}) g4<1>W g2<8,8,1>W {{ align1 }};");
        check(WIDE, &text, &moved(&[(21, code), (37, 3), (43, 3)]));
    }
    check(WIDE, "mov.sat(8) g4<1>F g2<8,8,1>F;", &moved(&[(31, 1)]));
}

#[test]
fn predicates_conditions_and_flags_have_their_codes() {
    for (name, code) in [
        ("", 1),
        (".anyv", 2),
        (".allv", 3),
        (".any2h", 4),
        (".all2h", 5),
        (".any4h", 6),
        (".all4h", 7),
        (".any8h", 8),
        (".all8h", 9),
        (".any16h", 10),
        (".all16h", 11),
        (".any32h", 12),
        (".all32h", 13),
    ] {
        check(WIDE, &format!("(+f0.0{name}) mov(8) g4<1>F g2<8,8,1>F;"), &moved(&[(16, code)]));
        check(
            WIDE,
            &format!("(-f1.1{name}) mov(8) g4<1>F g2<8,8,1>F;"),
            &moved(&[(16, code), (20, 1), (32, 3)]),
        );
    }
    for (register, code) in [("f0.0", 0), ("f0.1", 1), ("f1.0", 2), ("f1.1", 3)] {
        for (name, condition) in
            [("z", 1), ("nz", 2), ("g", 3), ("ge", 4), ("l", 5), ("le", 6), ("o", 8), ("u", 9)]
        {
            let text = format!("mov.{name}.{register}(8) g4<1>F g2<8,8,1>F;");
            check(WIDE, &text, &moved(&[(24, condition), (32, code)]));
        }
    }
}

#[test]
fn types_of_registers_and_immediates_have_their_codes() {
    let types = [
        ("UD", 0, 4),
        ("D", 1, 4),
        ("UW", 2, 2),
        ("W", 3, 2),
        ("UB", 4, 1),
        ("B", 5, 1),
        ("DF", 6, 8),
        ("F", 7, 4),
        ("UQ", 8, 8),
        ("Q", 9, 8),
        ("HF", 10, 2),
    ];
    for (name, code, _) in types {
        check(WIDE, &format!("mov(8) g4<1>{name} g2<8,8,1>F;"), &moved(&[(37, code)]));
        check(WIDE, &format!("mov(8) g4<1>F g2<8,8,1>{name};"), &moved(&[(43, code)]));
        let text = format!("add(8) g4<1>F g2<8,8,1>F g3<8,8,1>{name};");
        let second = [(0, 0x40), (89, 1), (91, code), (101, 3), (112, 1), (114, 3), (117, 4)];
        check(WIDE, &text, &moved(&second));
    }
    let immediate = |fields: &[(u32, u128)]| -> Fields {
        let without_region = moved(&[(69, 0), (80, 0), (82, 0), (85, 0), (41, 3)]);
        with(&without_region, fields)
    };
    for (value, code, bits) in [
        ("0x12345678UD", 0, 0x1234_5678_u128),
        ("-2D", 1, 0xffff_fffe),
        ("0x1234UW", 2, 0x1234_1234),
        ("-2W", 3, 0xfffe_fffe),
        ("0x12345678UV", 4, 0x1234_5678),
        ("0x12345678VF", 5, 0x1234_5678),
        ("0x12345678V", 6, 0x1234_5678),
        ("1.5F", 7, 0x3fc0_0000),
        ("1.5HF", 11, 0x3e00_3e00),
    ] {
        // An immediate of source 0 has its type in the field of source 1, too.
        let text = format!("mov(8) g4<1>F {value};");
        check(WIDE, &text, &immediate(&[(43, code), (91, code), (96, bits)]));
    }
    for (value, code, bits) in
        [("0x123456789abcdef0UQ", 8, 0x1234_5678_9abc_def0_u128), ("-2Q", 9, 0xffff_ffff_ffff_fffe)]
    {
        let text = format!("mov(8) g4<1>Q {value};");
        check(WIDE, &text, &immediate(&[(37, 9), (43, code), (64, bits)]));
    }
    let text = "mov(8) g4<1>DF 1.5DF;";
    check(WIDE, text, &immediate(&[(37, 6), (43, 10), (64, 0x3ff8_0000_0000_0000)]));
}

#[test]
fn registers_regions_and_modifiers_of_align1() {
    for (stride, code) in [(1, 1), (2, 2), (4, 3)] {
        check(WIDE, &format!("mov(8) g127<{stride}>F g2<8,8,1>F;"), &moved(&[(53, 127), (61, code)]));
    }
    check(WIDE, "mov(8) g4.7<1>F g99.5<8,8,1>F;", &moved(&[(48, 28), (64, 20), (69, 99)]));
    check(WIDE, "mov(8) g4.31<1>UB g2.17<8,8,1>UB;", &moved(&[(37, 4), (43, 4), (48, 31), (64, 17)]));
    for (register, number) in
        [("null", 0), ("a0", 0x10), ("acc1", 0x21), ("f1", 0x31), ("sr0", 0x70), ("cr0", 0x80)]
    {
        let text = format!("mov(8) {register}<1>UD g2<8,8,1>UD;");
        check(WIDE, &text, &moved(&[(35, 0), (37, 0), (43, 0), (53, number)]));
    }
    for (vertical, code) in [(0, 0), (1, 1), (2, 2), (4, 3), (8, 4), (16, 5), (32, 6)] {
        check(WIDE, &format!("mov(8) g4<1>F g2<{vertical},8,1>F;"), &moved(&[(85, code)]));
    }
    for (width, code) in [(1, 0), (2, 1), (4, 2), (8, 3), (16, 4)] {
        check(WIDE, &format!("mov(8) g4<1>F g2<8,{width},1>F;"), &moved(&[(82, code)]));
    }
    for (horizontal, code) in [(0, 0), (1, 1), (2, 2), (4, 3)] {
        check(WIDE, &format!("mov(8) g4<1>F g2<8,8,{horizontal}>F;"), &moved(&[(80, code)]));
    }
    check(WIDE, "mov(8) g4<1>F (abs)g2<8,8,1>F;", &moved(&[(77, 1)]));
    check(WIDE, "mov(8) g4<1>F -g2<8,8,1>F;", &moved(&[(77, 2)]));
    check(WIDE, "mov(8) g4<1>F -(abs)g2<8,8,1>F;", &moved(&[(77, 3)]));
    check(WIDE, "not(8) g4<1>F ~g2<8,8,1>F;", &moved(&[(0, 4), (77, 2)]));
    let second = [(0, 0x40), (89, 1), (91, 3), (96, 6), (101, 77), (109, 3), (112, 2), (114, 2), (117, 5)];
    check(WIDE, "add(8) g4<1>F g2<8,8,1>F -(abs)g77.3<16,4,2>W;", &moved(&second));
}

#[test]
fn registers_behind_the_address_register() {
    // Sub-register of a0 in four bits, a signed offset of ten bits of which the highest lies apart.
    let destination = |sub: u128, offset: i32| {
        let bits = (offset & 0x3ff) as u128;
        moved(&[(63, 1), (57, sub), (53, 0), (48, bits & 0x1ff), (47, bits >> 9)])
    };
    check(WIDE, "mov(8) g[a0.5 -20]<1>F g2<8,8,1>F;", &destination(5, -20));
    check(WIDE, "mov(8) g[a0.15 511]<1>F g2<8,8,1>F;", &destination(15, 511));
    check(WIDE, "mov(8) g[a0 -512]<1>F g2<8,8,1>F;", &destination(0, -512));
    let source = |sub: u128, offset: i32, more: &[(u32, u128)]| {
        let bits = (offset & 0x3ff) as u128;
        with(&moved(&[(79, 1), (73, sub), (69, 0), (64, bits & 0x1ff), (95, bits >> 9)]), more)
    };
    check(WIDE, "mov(8) g4<1>F g[a0.9 -52]<8,8,1>F;", &source(9, -52, &[]));
    check(WIDE, "mov(8) g4<1>F g[a0.2 308]<VxH,1,0>F;", &source(2, 308, &[(85, 15), (82, 0), (80, 0)]));
    let second = [
        (0, 0x40),
        (89, 1),
        (91, 7),
        (111, 1),
        (105, 6),
        (96, 0x144),
        (121, 1),
        (112, 1),
        (114, 3),
        (117, 4),
    ];
    check(WIDE, "add(8) g4<1>F g2<8,8,1>F g[a0.6 -188]<8,8,1>F;", &moved(&second));
}

#[test]
fn align16_has_channel_masks_and_swizzles() {
    let base = moved(&[(8, 1), (48, 15), (64, 0x4), (80, 0xe), (82, 0), (85, 3)]);
    check(WIDE, "mov(8) g4<1>F g2<4>F { align16 };", &base);
    for (mask, code) in [("x", 1), ("y", 2), ("z", 4), ("w", 8), ("yw", 10), ("xyz", 7)] {
        check(WIDE, &format!("mov(8) g4<1>.{mask}F g2<4>F {{ align16 }};"), &with(&base, &[(48, code)]));
    }
    // Two bits for each channel: the first two below, the others above the register number.
    for (swizzle, low, high) in [("xxxx", 0, 0), ("wzyx", 0xb, 0x1), ("yzwx", 0x9, 0x3), ("wwww", 0xf, 0xf)] {
        let text = format!("mov(8) g4<1>F g2<4>.{swizzle}F {{ align16 }};");
        let text = text.replace("xxxx", "x").replace("wwww", "w");
        check(WIDE, &text, &with(&base, &[(64, low), (80, high)]));
    }
    check(WIDE, "mov(8) g4.4<1>F g2.4<0>F { align16 };", &with(&base, &[(52, 1), (68, 1), (85, 0)]));
    for (name, code) in [(".x", 2), (".y", 3), (".z", 4), (".w", 5), (".any4h", 6), (".all4h", 7)] {
        check(
            WIDE,
            &format!("(+f0.0{name}) mov(8) g4<1>F g2<4>F {{ align16 }};"),
            &with(&base, &[(16, code)]),
        );
    }
}

/// `mad(8) g4<1>F g2<4,4,1>F g3<4,4,1>F g5<4,4,1>F` of Gen8 and later with other values of some fields.
fn fused(changes: &[(u32, u128)]) -> Fields {
    let base = [
        (0, 0x5b),
        (8, 1),
        (21, 3),
        (49, 15), // all components
        (56, 4),
        (65, 0xe4), // source 0: swizzle
        (76, 2),
        (86, 0xe4),
        (97, 3),
        (107, 0xe4),
        (118, 5),
    ];
    with(&base, changes)
}

#[test]
fn three_sources_have_a_layout_of_their_own() {
    let text = |destination: &str, a: &str, b: &str, c: &str| {
        format!("mad(8) {destination} {a} {b} {c} {{ align16 }};")
    };
    let plain = ["g4<1>F", "g2<4,4,1>F", "g3<4,4,1>F", "g5<4,4,1>F"];
    let changed = |operand: usize, with: &str| {
        let mut operands = plain;
        operands[operand] = with;
        text(operands[0], operands[1], operands[2], operands[3])
    };
    check(WIDE, &changed(0, plain[0]), &fused(&[]));
    check(WIDE, &changed(0, "g127.4<1>.xwF"), &fused(&[(49, 9), (53, 4), (56, 127)]));
    for (operand, modifiers, swizzle, sub, register, replicate) in
        [(1, 37, 65, 73, 76, 64), (2, 39, 86, 94, 97, 85), (3, 41, 107, 115, 118, 106)]
    {
        check(WIDE, &changed(operand, "(abs)g99<4,4,1>F"), &fused(&[(modifiers, 1), (register, 99)]));
        check(WIDE, &changed(operand, "-g77<4,4,1>F"), &fused(&[(modifiers, 2), (register, 77)]));
        check(WIDE, &changed(operand, "g50<4,4,1>.wzyxF"), &fused(&[(swizzle, 0x1b), (register, 50)]));
        check(
            WIDE,
            &changed(operand, "g50.5<0,1,0>F"),
            &fused(&[(replicate, 1), (swizzle, 0), (sub, 5), (register, 50)]),
        );
    }
    for (name, code) in [("D", 1), ("UD", 2)] {
        let typed = changed(0, plain[0]).replace('F', name);
        check(WIDE, &typed, &fused(&[(43, code), (46, code)]));
    }
    check(
        WIDE,
        "mad(4) g4<1>DF g2<4,4,1>DF g3<4,4,1>DF g5<4,4,1>DF { align16 };",
        &fused(&[(21, 2), (43, 3), (46, 3)]),
    );
    // The type of source 0, and a bit for each of the others that is a half float.
    check(WIDE, &changed(0, plain[0]).replace('F', "HF"), &fused(&[(43, 4), (46, 4), (35, 3)]));
    check(GEN9, &changed(3, "g5<4,4,1>HF"), &fused(&[(35, 1)]));
    check(GEN9, &changed(2, "g3<4,4,1>HF"), &fused(&[(35, 2)]));
    let controls = "(-f1.0) mad.sat.l.f1.0(16) g4<1>F g2<4,4,1>F g3<4,4,1>F g5<4,4,1>F { align16 2H WE_all AccWrEnable };";
    let fields = [(21, 4), (12, 2), (16, 1), (20, 1), (24, 5), (28, 1), (31, 1), (32, 2), (34, 1)];
    check(WIDE, controls, &fused(&fields));
    for (name, opcode) in [("lrp", 0x5c), ("csel.g", 0x12), ("bfe", 0x18), ("bfi2", 0x1a)] {
        let text = format!("{name}(8) g4<1>F g2<4,4,1>F g3<4,4,1>F g5<4,4,1>F {{ align16 }};");
        let condition = if name == "csel.g" { 3 } else { 0 };
        check(WIDE, &text, &fused(&[(0, opcode), (24, condition)]));
    }
}

#[test]
fn messages_have_descriptors_in_their_words() {
    let base = with(&moved(&[(0, 0x31), (37, 2), (43, 0), (69, 9), (89, 3)]), &[]);
    for (name, number) in [("sampler", 2), ("gateway", 3), ("urb", 6), ("data", 10)] {
        let text = format!("send(8) g4<1>UW g9<8,8,1>UD 0x02187654 {name} MsgDesc:;");
        check(WIDE, &text, &with(&base, &[(24, number), (96, 0x0218_7654)]));
    }
    let text = "send(8) null<1>UW g9<8,8,1>UD 0x82000010 thread_spawner MsgDesc: { EOT };";
    check(WIDE, text, &with(&base, &[(24, 7), (35, 0), (53, 0), (96, 0x0200_0010), (127, 1)]));
    let text = "sendc(8) g4<1>UW g9<8,8,1>UD a0<0,1,0>UD render MsgDesc: indirect;";
    check(WIDE, text, &with(&base, &[(0, 0x32), (24, 5), (89, 0), (101, 0x10)]));
    // Two payloads: lengths in the extended descriptor.
    let split = [
        (0, 0x33),
        (21, 3),
        (24, 12),
        (35, 1),
        (36, 1),
        (44, 33),
        (53, 4),
        (64, 2),
        (69, 9),
        (96, 0x0210_6001),
    ];
    check(GEN9, "sends(8) g4UD g9UD g33UD 0x02106001 0x00000080 dp data 1 MsgDesc:;", &split);
    let split = with(&split, &[(64, 0), (80, 0x1234)]);
    check(GEN9, "sends(8) g4UD g9UD g33UD 0x02106001 0x12340000 dp data 1 MsgDesc:;", &split);
}

#[test]
fn math_and_jumps_have_functions_and_distances() {
    for (name, code) in [("inv", 1), ("log", 2), ("exp", 3), ("sqrt", 4), ("rsq", 5), ("sin", 6), ("cos", 7)]
    {
        let text = format!("math {name}(8) g4<1>F g2<8,8,1>F null<8,8,1>F;");
        let fields = [(0, 0x38), (24, code), (91, 7), (112, 1), (114, 3), (117, 4)];
        check(WIDE, &text, &moved(&fields));
    }
    for (name, code) in [("fdiv", 9), ("pow", 10), ("intdivmod", 11), ("intdiv", 12), ("intmod", 13)] {
        let text = format!("math {name}(8) g4<1>F g2<8,8,1>F g3<8,8,1>F;");
        let fields = [(0, 0x38), (24, code), (89, 1), (91, 7), (101, 3), (112, 1), (114, 3), (117, 4)];
        check(WIDE, &text, &moved(&fields));
    }
    // Distances in bytes: JIP in the highest doubleword, UIP below it.
    let negative = |distance: i32| u128::from(distance as u32);
    for (name, opcode) in
        [("if", 0x22), ("else", 0x24), ("break", 0x28), ("cont", 0x29), ("halt", 0x2a), ("goto", 0x2e)]
    {
        for platform in WIDE {
            let instruction = isa::parse(platform, &format!("{name}(8) JIP: 48 UIP: -160;")).expect(name);
            let bytes = isa::encode(platform, &instruction).expect(name);
            let found = u128::from_le_bytes(bytes);
            assert_eq!((found >> 96, found >> 64 & 0xffff_ffff), (48, negative(-160)), "{name}");
            assert_eq!((found & 0x7f, found >> 21 & 7), (opcode, 3), "{name}");
        }
    }
    for (name, opcode) in [("endif", 0x25), ("while", 0x27), ("join", 0x2f)] {
        for platform in WIDE {
            let instruction = isa::parse(platform, &format!("{name}(16) JIP: -32;")).expect(name);
            let found = u128::from_le_bytes(isa::encode(platform, &instruction).expect(name));
            assert_eq!((found >> 96, found & 0x7f, found >> 21 & 7), (negative(-32), opcode, 4), "{name}");
        }
    }
}

/// `mov(8) g4<1>F g2<8,8,1>F` of Gen7 with other values of some fields.
fn moved_on_gen7(changes: &[(u32, u128)]) -> Fields {
    let base = [
        (0, 0x01),
        (21, 3),
        (32, 1), // destination: GRF
        (34, 7),
        (37, 1), // source 0: GRF
        (39, 7),
        (53, 4),
        (61, 1),
        (69, 2),
        (80, 1),
        (82, 3),
        (85, 4),
    ];
    with(&base, changes)
}

#[test]
fn gen7_has_narrower_types_and_other_places_for_masks_and_flags() {
    check(GEN7, "mov(8) g4<1>F g2<8,8,1>F;", &moved_on_gen7(&[]));
    for (controls, fields) in [
        ("WE_all", &[(9, 1)][..]),
        ("NoDDClr", &[(10, 1)]),
        ("NoDDChk", &[(11, 1)]),
        ("3Q", &[(12, 2)]),
        ("switch", &[(14, 2)]),
        ("AccWrEnable", &[(28, 1)]),
    ] {
        check(GEN7, &format!("mov(8) g4<1>F g2<8,8,1>F {{ align1 {controls} }};"), &moved_on_gen7(fields));
    }
    check(
        GEN7,
        "mov(4) g4<1>F g2<4,4,1>F { align1 4N };",
        &moved_on_gen7(&[(21, 2), (82, 2), (85, 3), (12, 1), (47, 1)]),
    );
    let types = [("UD", 0), ("D", 1), ("UW", 2), ("W", 3), ("UB", 4), ("B", 5), ("DF", 6), ("F", 7)];
    for (name, code) in types {
        check(GEN7, &format!("mov(8) g4<1>{name} g2<8,8,1>F;"), &moved_on_gen7(&[(34, code)]));
        check(GEN7, &format!("mov(8) g4<1>F g2<8,8,1>{name};"), &moved_on_gen7(&[(39, code)]));
        let second = [(0, 0x40), (42, 1), (44, code), (101, 3), (112, 1), (114, 3), (117, 4)];
        check(GEN7, &format!("add(8) g4<1>F g2<8,8,1>F g3<8,8,1>{name};"), &moved_on_gen7(&second));
    }
    for (register, fields) in
        [("f0.0", &[][..]), ("f0.1", &[(89, 1)]), ("f1.0", &[(90, 1)]), ("f1.1", &[(89, 1), (90, 1)])]
    {
        let text = format!("(-{register}) mov.ge.{register}(8) g4<1>F g2<8,8,1>F;");
        check(GEN7, &text, &moved_on_gen7(&with(&[(16, 1), (20, 1), (24, 4)], fields)));
    }
    // Behind the address register: eight words of it, the offset in one piece.
    check(
        GEN7,
        "mov(8) g[a0.5 -20]<1>F g2<8,8,1>F;",
        &moved_on_gen7(&[(63, 1), (58, 5), (53, 0), (48, 0x3ec)]),
    );
    check(
        GEN7,
        "mov(8) g4<1>F g[a0.6 308]<8,8,1>F;",
        &moved_on_gen7(&[(79, 1), (74, 6), (69, 0), (64, 308)]),
    );
    let three = [
        (0, 0x5b),
        (8, 1),
        (21, 3),
        (49, 15),
        (56, 4),
        (65, 0xe4),
        (76, 2),
        (86, 0xe4),
        (97, 3),
        (107, 0xe4),
        (118, 5),
    ];
    let text = "mad(8) g4<1>F g2<4,4,1>F g3<4,4,1>F g5<4,4,1>F { align16 };";
    check(GEN7, text, &three);
    for (operand, changed, modifiers) in [("g2", "g2", 36), ("g3", "g3", 38), ("g5", "g5", 40)] {
        check(GEN7, &text.replace(operand, &format!("-(abs){changed}")), &with(&three, &[(modifiers, 3)]));
    }
    for (name, code) in [("D", 1), ("UD", 2)] {
        check(GEN7, &text.replace('F', name), &with(&three, &[(42, code), (44, code)]));
    }
}
