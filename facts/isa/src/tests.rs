//! Whole-crate tests: nothing is lost on the way from bytes to values and back.

use super::*;
use hw::platforms;

/// A small reproducible generator (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Random bytes whose opcode exists more often than chance would have it.
    fn bytes(&mut self) -> [u8; 16] {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&self.next().to_le_bytes());
        bytes[8..].copy_from_slice(&self.next().to_le_bytes());
        let choice = self.next();
        if choice & 7 != 0 {
            bytes[0] = opcode::ROWS[(choice >> 8) as usize % opcode::ROWS.len()].bits;
        }
        if choice & 0x10 != 0 {
            bytes[3] &= !0x20;
        }
        bytes
    }
}

#[test]
fn random_bytes_decode_and_encode_to_themselves() {
    let mut random = Random(1);
    let mut decoded = 0;
    for round in 0..1_000_000 {
        let platform = platforms::ALL[round % platforms::ALL.len()];
        let bytes = random.bytes();
        let Ok(instruction) = decode(platform, &bytes) else { continue };
        decoded += 1;
        let mut back = Vec::new();
        encode_into(platform, &instruction, &mut back).unwrap_or_else(|e| panic!("{bytes:02x?}: {e}"));
        assert_eq!(back[..], bytes[..usize::from(instruction.length_bytes)], "{instruction:?}");
    }
    assert!(decoded > 100_000, "only {decoded} of the random words were instructions");
}

#[test]
fn decoding_a_decoded_and_encoded_instruction_gives_the_same_value() {
    let mut random = Random(2);
    for round in 0..100_000 {
        let platform = platforms::ALL[round % platforms::ALL.len()];
        let Ok(mut instruction) = decode(platform, &random.bytes()) else { continue };
        instruction.unclaimed = [0; 4];
        instruction.unclaimed_compact = 0;
        instruction.length_bytes = 16;
        let bytes = encode(platform, &instruction).expect("decoded fields have an encoding");
        assert_eq!(decode(platform, &bytes), Ok(instruction));
    }
}

#[test]
fn compact_is_the_inverse_of_expand() {
    let mut random = Random(3);
    let mut compacted = 0;
    for round in 0..200_000 {
        let platform = platforms::ALL[round % platforms::ALL.len()];
        let compact_bytes = random.next().to_le_bytes();
        let native = expand(platform, &compact_bytes);
        if let Some(again) = compact(platform, &native) {
            compacted += 1;
            assert_eq!(expand(platform, &again), native);
        }
    }
    assert!(compacted > 100_000, "only {compacted} expanded words have a compact form");
}

#[test]
fn cut_off_instructions_are_truncated_not_guessed() {
    let platform = &platforms::SKL;
    let mov = [0x01, 0, 0x60, 0, 0x0c, 2, 0x60, 0x2f, 0x20, 0, 0x8d, 0, 0, 0, 0, 0];
    for length in 0..16 {
        let needed_bytes = if length < 8 { 8 } else { 16 };
        assert_eq!(decode(platform, &mov[..length]), Err(DecodeError::Truncated { needed_bytes }));
    }
    assert!(decode(platform, &mov).is_ok());
}

#[test]
fn every_instruction_prints_as_text_that_parses_to_itself() {
    let mut random = Random(4);
    for round in 0..200_000 {
        let platform = platforms::ALL[round % platforms::ALL.len()];
        let Ok(instruction) = decode(platform, &random.bytes()) else { continue };
        let text = print(platform, &instruction);
        let back = parse(platform, &text).unwrap_or_else(|e| panic!("{e}\n{text}\n{instruction:?}"));
        assert_eq!(back, instruction, "{text}");
    }
}

#[test]
fn a_listing_of_any_bytes_assembles_to_the_same_bytes() {
    let mut random = Random(5);
    for round in 0..2_000 {
        let platform = platforms::ALL[round % platforms::ALL.len()];
        let mut code = Vec::new();
        while code.len() < 300 {
            code.extend_from_slice(&random.bytes());
        }
        code.truncate(300 - round % 17);
        let text =
            print_program(platform, &code, ListingOptions { offsets: true, bytes: true, messages: true });
        let back = parse_program(platform, &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(back, code, "{text}");
    }
}

#[test]
fn parsing_any_text_ends_without_panic() {
    let mut random = Random(6);
    let pieces = [
        "mov",
        "(8)",
        " g1<1>F",
        " g2<8,8,1>F",
        "{",
        "}",
        ";",
        "align16",
        "1Q",
        ".",
        "-",
        "0x",
        "é",
        "f0.1",
        "(",
        "send",
        "\n",
        "LABEL0:",
        "JIP:",
        " 3D",
        "/*",
        "*/",
        "^0x1",
        "a0",
        "g[a0 ",
        "]",
        "<VxH,1,0>",
        "raw 0",
        "sends",
        "~(abs)",
    ];
    for _ in 0..20_000 {
        let text: String = (0..12).map(|_| pieces[random.next() as usize % pieces.len()]).collect();
        let _ = parse_program(&platforms::SKL, &text);
        let _ = parse(&platforms::BYT, &text);
    }
}

#[test]
fn instructions_that_drivers_write_break_no_rule() {
    for text in [
        "mov(8) g4<1>F g2<8,8,1>F { align1 1Q };",
        "mov(8) g4<1>UB g2<8,8,1>UB { align1 1Q };",
        "mov(16) g4<2>W g2<8,8,1>D { align1 1H };",
        "add(16) g4<1>F -g2<8,8,1>F (abs)g6.3<0,1,0>F { align1 1H };",
        "(+f0.1) sel(8) g4<1>UD g2<8,8,1>UD 0x00000001UD { align1 1Q };",
        "and.nz.f0.0(8) null<1>UD ~g2<8,8,1>UD 1UD { align1 1Q };",
        "mach(8) g4<1>D g2<8,8,1>D g3<8,8,1>D { align1 1Q AccWrEnable };",
        "mov(8) g4<1>UD g[a0 32]<VxH,1,0>UD { align1 1Q };",
        "mad(8) g4<1>F g2<4,4,1>F g3.1<0,1,0>F g5<4,4,1>F { align16 1Q };",
        "math sqrt(8) g4<1>F g2<8,8,1>F null<8,8,1>F { align1 1Q };",
        "send(8) null<1>F g120<8,8,1>F 0x8a080017 urb MsgDesc: { align1 1Q EOT };",
        "mov(8) g4<1>DF g2<0,1,0>DF { align1 1Q };",
    ] {
        let platform = &platforms::SKL;
        let instruction = parse(platform, text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let broken = validate::check_instruction(platform, &instruction);
        assert!(broken.is_empty(), "{text}: {broken:?}");
    }
}

#[test]
fn explanations_cover_every_set_bit() {
    let mut random = Random(7);
    for round in 0..20_000 {
        let platform = platforms::ALL[round % platforms::ALL.len()];
        let Ok(explained) = explain(platform, &random.bytes()) else { continue };
        let mut covered = 0u128;
        for field in &explained.fields {
            let mask = (u128::MAX >> (127 - (field.high - field.low))) << field.low;
            covered |= mask;
            assert_eq!(
                u64::try_from((u128::from_le_bytes(explained.native) & mask) >> field.low),
                Ok(field.value)
            );
        }
        assert_eq!(u128::from_le_bytes(explained.native) & !covered, 0, "{:?}", explained.instruction);
    }
}

#[test]
fn plain_words_have_nothing_to_hide() {
    let mut random = Random(8);
    let mut plain = [0; 3];
    for round in 0..400_000 {
        let platform = platforms::ALL[round % platforms::ALL.len()];
        let mut bytes = random.bytes();
        // Direct operands, and no more chance than needed.
        if round & 4 != 0 {
            [7, 9, 13].into_iter().for_each(|byte| bytes[byte] &= 0x7f);
            bytes[10] &= 0xf;
        }
        let encoding = crate::encoding(platform);
        let Ok((i, word)) = crate::decode_word(encoding, &bytes) else { continue };
        let row = opcode::of(encoding, &i).expect("a decoded instruction has a row");
        if crate::plain::is_plain(encoding, row, &i, word) {
            plain[encoding.column()] += 1;
            assert_eq!(i.unclaimed, [0; 4]);
            let explained = crate::encode::fields(encoding, &i).expect("decoded fields have an encoding");
            assert_eq!(explained, word, "{i:?}");
            assert_eq!(crate::text::hidden_of_any(encoding, row, &i, word), 0, "{i:?}");
        }
    }
    assert!(plain.iter().all(|count| *count > 500), "{plain:?}");
}

#[test]
fn compact_words_that_are_their_own_choice_are_known_without_a_search() {
    let mut random = Random(9);
    let mut same = 0;
    for round in 0..300_000 {
        let platform = platforms::ALL[round % platforms::ALL.len()];
        let encoding = crate::encoding(platform);
        let first = random.next() | 1 << 29;
        let word = crate::compact::expand(encoding, first);
        let searched = first ^ crate::compact::compact(encoding, word).unwrap_or(0);
        assert_eq!(crate::compact::unclaimed(encoding, first, word), searched, "{first:#x}");
        same += usize::from(searched == 0);
    }
    assert!(same > 50_000, "{same}");
}

#[test]
fn a_second_immediate_is_refused_where_it_stands() {
    let error = crate::parse(&hw::platforms::SKL, "add(8) g4<1>D 1D 2D { align1 1Q };").unwrap_err();
    assert!(error.to_string().contains("second immediate"), "{error}");
}

#[test]
fn what_the_word_has_no_place_for_is_refused_where_it_stands() {
    let cases: [(&str, &str, usize); 26] = [
        ("skl", "mov(8) g4.2<1>F g2<4>F { align16 };", 8),
        ("skl", "mov(8) g4<1>F g2.2<4>F { align16 };", 15),
        ("byt", "mov(8) g4<1>F g[a0.8]<8,8,1>F;", 15),
        ("byt", "mov(8) g[a0.9]<1>F g4<8,8,1>F;", 8),
        ("skl", "mov(8) g4<1>F g[a0 512]<8,8,1>F;", 15),
        ("skl", "mov(8) g4<1>F g[a0 8]<4>F { align16 };", 15),
        ("bdw", "mad(8) g4<1>HF g2.1<4,4,1>HF g3<4,4,1>HF g5<4,4,1>HF { align16 };", 16),
        ("byt", "mad(8) g4<1>F g2<4,4,1>F g3<4,4,1>D g5<4,4,1>F { align16 };", 26),
        ("byt", "mov(8) g4<1>F g2<8,8,1>HF;", 15),
        ("byt", "mov(8) g4<1>Q g2<8,8,1>D;", 8),
        ("skl", "sends(8) g4UD g2.2UD g8UD 0x02106000 0x00000040 sampler MsgDesc:;", 15),
        ("skl", "sends(8) g4UD g2UD g8UD 0x02106000 0x00000440 sampler MsgDesc:;", 1),
        ("skl", "send(8) g4<1>F g2<8,8,1>F g3<0,1,0>UD sampler MsgDesc:;", 27),
        ("skl", "send(8) g4<1>F g2<8,8,1>F a0<0,1,0>D sampler MsgDesc:;", 27),
        ("skl", "mov(3) g4<1>F 1F;", 5),
        ("skl", "mov(8) g4<3>F 1F;", 11),
        ("skl", "mov(8) g4<1>F g2<8,3,1>F;", 20),
        ("skl", "add(8) g4<1>F g2<8,8,1>F;", 25),
        ("skl", "mov(8) g4<1>UW 65536UW;", 16),
        ("skl", "mov(8) g4<1>W -32769W;", 15),
        ("skl", "mov(8) g4<1>UD 0x100000000UD;", 16),
        ("skl", "mov(8) g4<1>F 1e39F;", 15),
        ("skl", "mov(8) g4<1>HF 65520HF;", 16),
        ("skl", "mov(8) g4<1>D 1B;", 15),
        ("skl", "mov(8) g4.8<1>F 1F;", 8),
        ("skl", "(+f0.0) nop;", 9),
    ];
    for (device, text, column) in cases {
        let platform = hw::platform(device).expect(device);
        let error = crate::parse_program(platform, text).expect_err(text);
        assert_eq!((error.line, error.column), (1, column), "{text}: {error}");
    }
}

#[test]
fn the_spelling_of_intels_manuals_is_read_as_well() {
    let skl = hw::platform("skl").expect("skl");
    for (intel, mesa) in [
        (
            "add (8) r4.1<2>:f r2.0<8;8,1>:f 1.5:f {Align1, Q2, NoMask}",
            "add(8) g4.1<2>F g2<8,8,1>F 1.5F { align1 2Q WE_all }",
        ),
        ("(-f0.1) mov (4) r[a0.2, 16]<1>:uw r9.0<0;1,0>:uw", "(-f0.1) mov(4) g[a0.2 16]<1>UW g9<0,1,0>UW"),
        ("mov(8) g4<1>HF -1.5HF", "mov(8) g4<1>HF 0xbe00be00HF"),
        ("mov(8) g4<1>HF 5.9604645e-8HF", "mov(8) g4<1>HF 0x00010001HF"),
        ("mov(8) g4<1>HF 65519HF", "mov(8) g4<1>HF 0x7bff7bffHF"),
        ("mov(8) g4<1>HF 1HF", "mov(8) g4<1>HF 0x3c003c00HF"),
    ] {
        let parse = |text: &str| crate::parse_program(skl, &format!("{text};")).expect(text);
        assert_eq!(parse(intel), parse(mesa), "{intel}");
    }
}

#[test]
fn explanations_name_only_fields_that_the_operands_have() {
    let skl = hw::platform("skl").expect("skl");
    let names = |text: &str| -> Vec<String> {
        let code = crate::parse_program(skl, text).expect(text);
        let explained = explain(skl, &code).expect(text);
        assert!(
            explained.fields.iter().all(|field| !field.cite.is_empty() && !field.meaning.is_empty()),
            "{text}"
        );
        explained.fields.iter().map(|field| field.name.clone()).collect()
    };
    let direct = names("sends(8) g4UD g2UD g8UD 0x02106e01 0x00000040 dp data 1 MsgDesc:;");
    let indirect = names("sends(8) g[a0.2 16]UD g2UD g8UD 0x02106e01 0x00000040 dp data 1 MsgDesc:;");
    for (list, has, lacks) in [
        (&direct, ["dst_register", "src0_register"], ["sends_dst_offset", "dst_address_subregister"]),
        (&indirect, ["sends_dst_offset", "dst_address_subregister"], ["dst_register", "sends_src0_offset"]),
    ] {
        assert!(has.iter().all(|name| list.iter().any(|field| field == name)), "{list:?}");
        assert!(!lacks.iter().any(|name| list.iter().any(|field| field == name)), "{list:?}");
    }
    let code = crate::parse_program(skl, "and(8) g4<1>D -(abs)g2<8,8,1>D ~g3<8,8,1>D;").expect("an and");
    let explained = explain(skl, &code).expect("an and");
    let says = |name: &str| {
        explained.fields.iter().find(|field| field.name == name).map(|field| field.says.as_str())
    };
    assert_eq!(says("src0_negate"), Some("no modification, together with the other bit"));
    assert_eq!(says("src1_negate"), Some("bitwise not"));
}
