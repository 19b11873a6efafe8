//! Blocks of every compressed format and what their texels are.
//!
//! `tests/blocks.txt` has blocks of all modes of BC6H, BC7, ETC1 and ETC2 with their 16 texels as decoders of other
//! people give them: name, bytes of the block, bytes of the texels row by row (RGBA bytes; for BC6H big-endian halves,
//! RGB). The other formats are compared with their definition, written down once more.

use super::*;

/// A block, and its texels in units of the format: row by row.
type Case = (SurfaceFormat, [u8; 16], Vec<u8>);

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|n| u8::from_str_radix(&hex[2 * n..2 * n + 2], 16).unwrap()).collect()
}

fn cases() -> Vec<Case> {
    let case = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let format = match fields[0] {
            "BC7_UNORM" => SurfaceFormat::BC7_UNORM,
            "BC6H_UF16" => SurfaceFormat::BC6H_UF16,
            "BC6H_SF16" => SurfaceFormat::BC6H_SF16,
            "ETC1_RGB8" => SurfaceFormat::ETC1_RGB8,
            "ETC2_RGB8" => SurfaceFormat::ETC2_RGB8,
            "ETC2_EAC_RGBA8" => SurfaceFormat::ETC2_EAC_RGBA8,
            other => panic!("{other}"),
        };
        let mut block = [0; 16];
        let stored = bytes(fields[1]);
        block[..stored.len()].copy_from_slice(&stored);
        (format, block, bytes(fields[2]))
    };
    include_str!("tests/blocks.txt").lines().map(case).collect()
}

/// A texel as bytes, which it must be exactly.
fn codes(texel: [u32; 4]) -> [u8; 4] {
    texel.map(|bits| {
        let code = (f32::from_bits(bits) * 255.0).round() as u8;
        assert_eq!(bits, (f32::from(code) / 255.0).to_bits());
        code
    })
}

/// Numbers without order, the same in every run.
fn numbers(mut seed: u64) -> impl FnMut() -> u64 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let high = seed >> 32;
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        high << 32 | seed >> 32
    }
}

fn is_float(format: SurfaceFormat) -> bool {
    matches!(format, SurfaceFormat::BC6H_UF16 | SurfaceFormat::BC6H_SF16)
}

#[test]
fn blocks_of_all_modes_have_the_texels_that_other_decoders_find() {
    for (format, block, texels) in cases() {
        let decode = decoder(format).unwrap();
        for n in 0..16 {
            let texel = decode.texel(&block, n as u32 % 4, n as u32 / 4);
            if is_float(format) {
                let half = |c: usize| u16::from_be_bytes([texels[6 * n + 2 * c], texels[6 * n + 2 * c + 1]]);
                let expected = [0, 1, 2].map(|c| num::f16_to_f32(half(c)).to_bits());
                assert_eq!(texel[..3], expected, "{} {block:x?} texel {n}", format.name());
                assert_eq!(texel[3], 1.0f32.to_bits());
            } else {
                assert_eq!(codes(texel), texels[4 * n..4 * n + 4], "{} {block:x?} texel {n}", format.name());
            }
        }
    }
}

#[test]
fn texels_are_found_by_the_low_bits_of_their_coordinates() {
    for (format, block, _) in cases() {
        let decode = decoder(format).unwrap();
        assert_eq!(decode.texel(&block, 4 + 1, 8 + 2), decode.texel(&block, 1, 2), "{}", format.name());
    }
}

#[test]
fn srgb_blocks_are_those_of_the_linear_format_with_decoded_colours() {
    let pairs = [
        (SurfaceFormat::BC1_UNORM, SurfaceFormat::BC1_UNORM_SRGB),
        (SurfaceFormat::DXT1_RGB, SurfaceFormat::DXT1_RGB_SRGB),
        (SurfaceFormat::BC2_UNORM, SurfaceFormat::BC2_UNORM_SRGB),
        (SurfaceFormat::BC3_UNORM, SurfaceFormat::BC3_UNORM_SRGB),
        (SurfaceFormat::BC7_UNORM, SurfaceFormat::BC7_UNORM_SRGB),
        (SurfaceFormat::ETC2_RGB8, SurfaceFormat::ETC2_SRGB8),
        (SurfaceFormat::ETC2_RGB8_PTA, SurfaceFormat::ETC2_SRGB8_PTA),
        (SurfaceFormat::ETC2_EAC_RGBA8, SurfaceFormat::ETC2_EAC_SRGB8_A8),
    ];
    let mut next = numbers(5);
    for (linear, srgb) in pairs {
        let (decode, decode_srgb) = (decoder(linear).unwrap(), decoder(srgb).unwrap());
        for _ in 0..50 {
            let block = (u128::from(next()) << 64 | u128::from(next())).to_le_bytes();
            for n in 0..16 {
                let (plain, texel) =
                    (decode.texel(&block, n % 4, n / 4), decode_srgb.texel(&block, n % 4, n / 4));
                for c in 0..3 {
                    // The curve of IEC 61966-2-1 at the nearest 8-bit code.
                    let code = f64::from(f32::from_bits(plain[c]) * 255.0).round() / 255.0;
                    let value =
                        if code <= 0.04045 { code / 12.92 } else { ((code + 0.055) / 1.055).powf(2.4) };
                    let found = f64::from(f32::from_bits(texel[c]));
                    assert!((found - value).abs() < 1e-6, "{} {block:x?} {n}: {found}", srgb.name());
                }
                assert_eq!(texel[3], plain[3]);
            }
        }
    }
}

/// Red, green, blue of the code of texel `n` of the 8 bytes of a DXT colour block; `None` is transparent black.
fn dxt(colors: u64, n: u32, always_four: bool, transparent: bool) -> Option<[f64; 3]> {
    let ends = [colors & 0xffff, colors >> 16 & 0xffff];
    let [a, b] =
        ends.map(|end| [(end / 2048) as f64 / 31.0, (end / 32 % 64) as f64 / 63.0, (end % 32) as f64 / 31.0]);
    let mix = |part: f64| Some([0, 1, 2].map(|c| a[c] * (1.0 - part) + b[c] * part));
    let code = colors >> 32 >> (2 * n) & 3;
    if ends[0] > ends[1] || always_four {
        mix([0.0, 1.0, 1.0 / 3.0, 2.0 / 3.0][code as usize])
    } else if code == 3 {
        (!transparent).then_some([0.0; 3])
    } else {
        mix([0.0, 1.0, 0.5][code as usize])
    }
}

/// The 8-byte single-channel block of BC3, BC4 and BC5.
fn single(block: u64, n: u32, signed: bool) -> f64 {
    let ends = [block as u8, (block >> 8) as u8];
    let value = |byte: u8| {
        if signed { (f64::from(byte as i8) / 127.0).max(-1.0) } else { f64::from(byte) / 255.0 }
    };
    let larger = if signed { ends[0] as i8 > ends[1] as i8 } else { ends[0] > ends[1] };
    let [a, b] = ends.map(value);
    let steps = if larger { 7.0 } else { 5.0 };
    match (block >> 16 >> (3 * n) & 7, larger) {
        (0, _) => a,
        (1, _) => b,
        (6, false) => value(if signed { 0x81 } else { 0 }),
        (7, false) => 1.0,
        (code, _) => (a * (steps + 1.0 - code as f64) + b * (code as f64 - 1.0)) / steps,
    }
}

fn near(found: u32, expected: f64) -> bool {
    (f64::from(f32::from_bits(found)) - expected).abs() < 2e-6
}

/// Pairs of 8-byte blocks: any, with equal ends, with ends that differ in the last bit, and of extreme ends.
fn pairs() -> Vec<[u64; 2]> {
    let mut next = numbers(11);
    let mut pairs: Vec<[u64; 2]> = (0..300).map(|_| [next(), next()]).collect();
    let codes = 0xfac6_8870_5321;
    for ends in [0x7777_u64, 0x7877, 0x7778, 0x0080, 0x8000, 0x8180, 0x8081, 0x7f80, 0x807f, 0xff00, 0x00ff] {
        pairs.push([codes << 16 | ends, codes << 16 | ends]);
        pairs.push([codes << 32 | ends << 16 | ends, codes << 32 | (ends + 1) << 16 | ends]);
        pairs.push([codes << 32 | ends << 16 | (ends + 1), codes << 32 | ends << 16 | (ends + 32)]);
    }
    pairs
}

#[test]
fn bc1_to_bc5_are_what_their_definition_says() {
    let at = |format, block: &[u8; 16], n: u32| decoder(format).unwrap().texel(block, n % 4, n / 4);
    for [first, second] in pairs() {
        let block = (u128::from(second) << 64 | u128::from(first)).to_le_bytes();
        for n in 0..16 {
            let color = |found: [u32; 4], expected: [f64; 3], alpha: f64| {
                let all = (0..3).all(|c| near(found[c], expected[c])) && near(found[3], alpha);
                assert!(all, "{first:#x} {second:#x} texel {n}: {:?}", found.map(f32::from_bits));
            };
            let bc1 = at(SurfaceFormat::BC1_UNORM, &block, n);
            match dxt(first, n, false, true) {
                Some(expected) => color(bc1, expected, 1.0),
                None => assert_eq!(bc1, [0; 4]),
            }
            color(at(SurfaceFormat::DXT1_RGB, &block, n), dxt(first, n, false, false).unwrap(), 1.0);
            let four = dxt(second, n, true, true).unwrap();
            color(at(SurfaceFormat::BC2_UNORM, &block, n), four, (first >> (4 * n) & 15) as f64 / 15.0);
            color(at(SurfaceFormat::BC3_UNORM, &block, n), four, single(first, n, false));
            let [red, green] = [first, second].map(|half| single(half, n, false));
            color(at(SurfaceFormat::BC4_UNORM, &block, n), [red, 0.0, 0.0], 1.0);
            color(at(SurfaceFormat::BC5_UNORM, &block, n), [red, green, 0.0], 1.0);
            let [red, green] = [first, second].map(|half| single(half, n, true));
            color(at(SurfaceFormat::BC4_SNORM, &block, n), [red, 0.0, 0.0], 1.0);
            color(at(SurfaceFormat::BC5_SNORM, &block, n), [red, green, 0.0], 1.0);
        }
    }
}

/// EAC of 11 bits: the number before it is divided by 2047, or by 1023 when signed.
fn eac(block: u64, n: u32, signed: bool) -> i64 {
    const NINTH: [i64; 8] = [-2, -5, -8, -10, 1, 4, 7, 9];
    const FOURTEENTH: [i64; 8] = [-1, -2, -3, -10, 0, 1, 2, 9];
    let table = match block >> 48 & 15 {
        9 => NINTH,
        13 => FOURTEENTH,
        other => panic!("table {other} is not one of this test's"),
    };
    // Codes are stored from the top, column by column.
    let place = (n % 4) * 4 + n / 4;
    let step = table[(block << (16 + 3 * place) >> 61) as usize];
    let multiplier = (block >> 52 & 15) as i64;
    let step = if multiplier == 0 { step } else { 8 * step * multiplier };
    if signed {
        let base = i64::from((block >> 56) as u8 as i8).max(-127);
        (8 * base + step).clamp(-1023, 1023)
    } else {
        (8 * (block >> 56) as i64 + 4 + step).clamp(0, 2047)
    }
}

#[test]
fn channels_of_eleven_bits_step_from_their_base() {
    let mut next = numbers(3);
    for round in 0..200_u64 {
        let mut half =
            |table: u64, multiplier: u64| next() & !(0xff << 48) | table << 48 | (multiplier & 15) << 52;
        let mut halves = [half(9, round), half(13, round / 3)];
        if round % 8 == 0 {
            halves[0] = halves[0] & !(0xff << 56) | 0x80 << 56;
        }
        let mut block = [0; 16];
        block[..8].copy_from_slice(&halves[0].to_be_bytes());
        block[8..].copy_from_slice(&halves[1].to_be_bytes());
        for n in 0..16 {
            let at = |format| decoder(format).unwrap().texel(&block, n % 4, n / 4);
            let one = 1.0f32.to_bits();
            let plain = halves.map(|half| (eac(half, n, false) as f32 / 2047.0).to_bits());
            let signed = halves.map(|half| (eac(half, n, true) as f32 / 1023.0).to_bits());
            assert_eq!(at(SurfaceFormat::EAC_R11), [plain[0], 0, 0, one]);
            assert_eq!(at(SurfaceFormat::EAC_RG11), [plain[0], plain[1], 0, one]);
            assert_eq!(at(SurfaceFormat::EAC_SIGNED_R11), [signed[0], 0, 0, one]);
            assert_eq!(at(SurfaceFormat::EAC_SIGNED_RG11), [signed[0], signed[1], 0, one]);
        }
    }
}

/// Blocks of ETC2 whose red, green or blue overflows are painted with T, H or planar colours. The bit that says
/// "differential" elsewhere says "opaque" here; without it code 2 is a hole, and code 0 of a differential block is the
/// base colour.
#[test]
fn holes_are_punched_where_a_block_is_not_opaque() {
    let (holes, solid) = (SurfaceFormat::ETC2_RGB8_PTA, SurfaceFormat::ETC2_RGB8);
    let of = |format, block: &[u8; 16], n: u32| decoder(format).unwrap().texel(block, n % 4, n / 4);
    let mut next = numbers(17);
    let (mut special, mut punched) = (0, 0);
    for _ in 0..400 {
        let half = next();
        let block = |opaque: u64| {
            let mut block = [0; 16];
            block[..8].copy_from_slice(&(half & !(1 << 33) | opaque << 33).to_be_bytes());
            block
        };
        let differs = |c: u32| {
            let base = (half >> (59 - 8 * c) & 31) as i64;
            let sum = base + [0, 1, 2, 3, -4, -3, -2, -1][(half >> (56 - 8 * c) & 7) as usize];
            !(0..=31).contains(&sum)
        };
        let planar = !differs(0) && !differs(1) && differs(2);
        for n in 0..16 {
            let place = (n % 4) * 4 + n / 4;
            let code = (half >> (16 + place) & 1) * 2 + (half >> place & 1);
            let opaque = of(solid, &block(1), n);
            assert_eq!(of(holes, &block(1), n), opaque, "{half:#x}");
            let texel = of(holes, &block(0), n);
            if planar {
                assert_eq!(texel, opaque, "{half:#x}");
            } else if code == 2 {
                punched += 1;
                assert_eq!(texel, [0; 4], "{half:#x}");
            } else if differs(0) || differs(1) {
                special += 1;
                assert_eq!(texel, opaque, "{half:#x}");
            } else if code == 0 {
                let second = if half >> 32 & 1 == 1 { n / 4 >= 2 } else { n % 4 >= 2 };
                let base = [0, 1, 2].map(|c| {
                    let delta = [0, 1, 2, 3, -4, -3, -2, -1][(half >> (56 - 8 * c) & 7) as usize];
                    let five = (half >> (59 - 8 * c) & 31) as i64 + if second { delta } else { 0 };
                    (five * 8 + five / 4) as u8
                });
                assert_eq!(codes(texel), [base[0], base[1], base[2], 255], "{half:#x}");
            } else {
                assert_eq!(texel, opaque, "{half:#x}");
            }
        }
    }
    assert!(special > 300 && punched > 1000, "{special} {punched}");
}

#[test]
fn formats_without_a_reader_have_none() {
    assert!(decoder(SurfaceFormat::R8G8B8A8_UNORM).is_none());
    assert!(decoder(SurfaceFormat(0x3ff)).is_none());
}

#[test]
fn blocks_of_fxt1_are_eight_texels_wide() {
    // A high block, whose highest bits are 00: all codes 0 are the first of its colours, 7 is a hole.
    let decode = decoder(SurfaceFormat::FXT1).unwrap();
    let word = 0x1f_u128 << 96 | 7 << (3 * 9);
    let codes: Vec<[u8; 4]> =
        (0..32).map(|n| codes(decode.texel(&word.to_le_bytes(), n % 8, n / 8))).collect();
    let holes: Vec<usize> = (0..32).filter(|n| codes[*n][3] == 0).collect();
    // Texels 0 to 15 are the left half, row by row: texel 9 is column 1 of row 2.
    assert_eq!(holes, [2 * 8 + 1]);
    assert_eq!((codes[0], codes[7]), ([0, 0, 255, 255], [0, 0, 255, 255]));
}
