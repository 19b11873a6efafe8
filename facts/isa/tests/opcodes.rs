//! The opcodes of each platform, against the table of the manual.
//!
//! Source: [skl.7:Opcode Encoding]; [skl.7:EU Changes by Processor Generation] for what earlier ones lack;
//! [mesa:compiler opcode_descs] for the conversions of Gen7.

use hw::platforms;

/// Numbers that every platform has.
const COMMON: &[u8] = &[
    0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x10, 0x11, 0x17, 0x18, 0x19, 0x1a,
    0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x27, 0x28, 0x29, 0x2a, 0x2c, 0x2d, 0x30, 0x31, 0x32, 0x38, 0x40,
    0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x4d, 0x4e, 0x4f, 0x50, 0x51,
    0x54, 0x55, 0x56, 0x57, 0x59, 0x5a, 0x5b, 0x5c, 0x7e,
];
/// f32to16 and f16to32.
const GEN7: &[u8] = &[0x13, 0x14];
/// smov, csel, calla, goto, join, madm.
const GEN8: &[u8] = &[0x0a, 0x12, 0x2b, 0x2e, 0x2f, 0x5d];
/// sends and sendsc.
const GEN9: &[u8] = &[0x33, 0x34];

#[test]
fn each_platform_has_the_opcodes_of_the_manual_and_no_other() {
    for platform in platforms::ALL {
        let own: &[&[u8]] = match platform.name {
            "byt" => &[COMMON, GEN7],
            "bdw" => &[COMMON, GEN8],
            _ => &[COMMON, GEN8, GEN9],
        };
        for number in 0..0x80u8 {
            let mut word = [0u8; 16];
            word[0] = number;
            let known = !matches!(isa::decode(platform, &word), Err(isa::DecodeError::Opcode { .. }));
            let wanted = own.iter().any(|list| list.contains(&number));
            assert_eq!(known, wanted, "0x{number:02x} on {}", platform.name);
        }
    }
}

#[test]
fn every_type_has_its_code_where_the_platform_has_it() {
    use isa::Type::*;
    let registers = [Ud, D, Uw, W, Ub, B, Df, F, Uq, Q, Hf];
    let immediates = [Ud, D, Uw, W, F, V, Uv, Vf, Uq, Q, Df, Hf];
    for platform in platforms::ALL {
        let narrow = platform.name == "byt";
        for (list, is_immediate) in [(&registers[..], false), (&immediates[..], true)] {
            for type_ in list {
                let letters = format!("{type_:?}").to_uppercase();
                let source = if is_immediate { "0x00000000" } else { "g2<0,1,0>" };
                let target = if matches!(type_, V | Uv) { W } else { F };
                let target = if is_immediate { target } else { *type_ };
                let text = format!("mov(1) g4<1>{} {source}{letters};", format!("{target:?}").to_uppercase());
                let made = isa::parse(platform, &text).ok().and_then(|i| isa::encode(platform, &i).ok());
                // Gen7 has no 64-bit integers, no half floats, and no 64-bit immediates.
                let lacks = narrow && (matches!(type_, Uq | Q | Hf) || is_immediate && *type_ == Df);
                assert_eq!(made.is_none(), lacks, "{}: {text}", platform.name);
                if let Some(code) = made {
                    let back = isa::decode(platform, &code).expect("it was encoded");
                    assert_eq!(back.source[0].type_, *type_, "{}: {text}", platform.name);
                }
            }
        }
    }
}
