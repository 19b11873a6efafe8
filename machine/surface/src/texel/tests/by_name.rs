//! Every format against what its name says: channels from the lowest bit up, their widths and their kinds. Nothing here
//! uses the tables or the functions that it checks.

use super::*;

struct Channel {
    letter: char,
    at: u32,
    bits: u32,
    kind: &'static str,
}

/// R5G5_SNORM_B6_UNORM: letters and widths, then the kind of those before it.
fn channels(name: &'static str) -> Vec<Channel> {
    let mut found: Vec<Channel> = Vec::new();
    let (mut at, mut named) = (0, 0);
    for word in name.split('_') {
        if !word.contains(|c: char| c.is_ascii_digit()) {
            for channel in &mut found[named..] {
                channel.kind = word;
            }
            named = if matches!(word, "SRGB" | "LD") { named } else { found.len() };
            continue;
        }
        let mut rest = word;
        while let Some(letter) = rest.chars().next() {
            let digits = rest[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1);
            let bits = rest[1..=digits].parse().unwrap();
            found.push(Channel { letter, at, bits, kind: "" });
            at += bits;
            rest = &rest[1 + digits..];
        }
    }
    found.retain(|channel| channel.letter != 'X' && channel.kind != "TYPELESS");
    found
}

/// The formats whose names tell where their channels are. Three old ones are named from the top, and one has an
/// exponent that its channels share.
fn named() -> impl Iterator<Item = SurfaceFormat> {
    let odd =
        ["X8B8_UNORM_G8R8_SNORM", "A8X8_UNORM_G8R8_SNORM", "B8X8_UNORM_G8R8_SNORM", "R9G9B9E5_SHAREDEXP"];
    SurfaceFormat::all().filter(move |f| unpacker(*f).is_some() && !odd.contains(&f.name()))
}

/// An unsigned float of 5 exponent bits.
fn small(code: u64, mantissa_bits: u32) -> f64 {
    let ones = (1u64 << mantissa_bits) as f64;
    let (exponent, mantissa) = ((code >> mantissa_bits) as i32, (code % (1 << mantissa_bits)) as f64);
    match exponent {
        0 => mantissa / ones * 2f64.powi(-14),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + mantissa / ones) * 2f64.powi(exponent - 15),
    }
}

fn half(code: u64) -> f64 {
    let value = small(code & 0x7fff, 10);
    if code >> 15 == 1 { -value } else { value }
}

fn linear(encoded: f64) -> f64 {
    if encoded <= 0.04045 { encoded / 12.92 } else { ((encoded + 0.055) / 1.055).powf(2.4) }
}

/// What a channel says: float bits or an integer.
fn value(word: u128, channel: &Channel, srgb: bool) -> u32 {
    let code = (word >> channel.at) as u64 & (u64::MAX >> (64 - channel.bits));
    let negative = code >> (channel.bits - 1) == 1;
    let signed = code as i128 - if negative { 1i128 << channel.bits } else { 0 };
    let float = |value: f64| (value as f32).to_bits();
    let top = 2f64.powi(channel.bits as i32);
    match (channel.kind, channel.bits) {
        ("UNORM", _) if srgb && channel.letter != 'A' => {
            // The code is a float before it is linearised.
            float(linear(f64::from((code as f64 / (top - 1.0)) as f32)))
        }
        ("UNORM", _) => float(code as f64 / (top - 1.0)),
        ("SNORM", _) => float((signed as f64 / (top / 2.0 - 1.0)).max(-1.0)),
        ("USCALED", _) => float(code as f64),
        ("SSCALED", _) => float(signed as f64),
        ("SFIXED", _) => float(signed as f64 / 65536.0),
        ("FLOAT", 10) => float(small(code, 5)),
        ("FLOAT", 11) => float(small(code, 6)),
        ("FLOAT", 16) => float(half(code)),
        ("FLOAT", 64) => float(f64::from_bits(code)),
        ("UINT" | "SINT" | "PASSTHRU" | "FLOAT", _) => signed_or_not(channel.kind, code, signed),
        (kind, bits) => panic!("{kind} of {bits} bits"),
    }
}

fn signed_or_not(kind: &str, code: u64, signed: i128) -> u32 {
    if kind == "SINT" { signed as u32 } else { code as u32 }
}

fn color(word: u128, channels: &[Channel], srgb: bool) -> [u32; 4] {
    let integer = channels.iter().any(|c| matches!(c.kind, "UINT" | "SINT"));
    let mut color = [0, 0, 0, if integer { 1 } else { 1.0f32.to_bits() }];
    for channel in channels {
        let value = value(word, channel, srgb);
        match channel.letter {
            'R' => color[0] = value,
            'G' => color[1] = value,
            'B' => color[2] = value,
            'A' => color[3] = value,
            // Luma alone is read as luminance is.
            'L' | 'Y' => color[..3].fill(value),
            'I' => color = [value; 4],
            other => panic!("{other}"),
        }
    }
    color
}

fn numbers(mut seed: u64) -> impl FnMut() -> u64 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        seed ^ seed >> 31
    }
}

fn same(found: u32, expected: u32) -> bool {
    found == expected || (f32::from_bits(found).is_nan() && f32::from_bits(expected).is_nan())
}

#[test]
fn every_format_is_read_as_its_name_says() {
    let mut next = numbers(9);
    let mut count = 0;
    for format in named() {
        let (name, channels) = (format.name(), channels(format.name()));
        count += 1;
        for round in 0..300 {
            let mut word = u128::from(next()) << 64 | u128::from(next());
            // Also texels of zeros, ones, and lone bits.
            word = match round {
                0 => 0,
                1 => u128::MAX,
                2..130 => 1 << (round - 2),
                _ => word,
            };
            let expected = color(word, &channels, name.ends_with("SRGB"));
            let found = unpack(format, &word.to_le_bytes());
            let all = found.iter().zip(expected).all(|(a, b)| same(*a, b));
            assert!(all, "{name} {word:#x}: {found:x?}, and not {expected:x?}");
        }
    }
    assert!(count > 150, "{count}");
}

/// Every format with all float values of a list, and those beside them, in all channels.
#[test]
fn every_format_is_written_with_the_nearest_code() {
    let mut next = numbers(21);
    for format in named() {
        let (name, channels) = (format.name(), channels(format.name()));
        for round in 0..200 {
            let wide = [1.0, 3.0, 300.0, 70_000.0, 5e9][round % 5];
            let input: [f64; 4] = std::array::from_fn(|c| match (round + c) % 7 {
                0 => [0.0, 1.0, -1.0, 0.5, -0.5, 0.0031308, 2f64.powi(-15)][round / 7 % 7],
                _ => f64::from(((next() >> 11) as f64 / 2f64.powi(52) - 1.0) as f32 * wide as f32),
            });
            let integers = channels.iter().any(|c| matches!(c.kind, "UINT" | "SINT" | "PASSTHRU"));
            let bits = input.map(|v| if integers { v as i64 as u32 } else { (v as f32).to_bits() });
            let (bytes, length) = pack(format, bits);
            assert_eq!(length, usize::from(format.layout().unwrap().block_bits) / 8, "{name}");
            let word = u128::from_le_bytes(bytes);
            for channel in &channels {
                let index = match channel.letter {
                    'G' => 1,
                    'B' => 2,
                    'A' => 3,
                    _ => 0,
                };
                let code = (word >> channel.at) as u64 & (u64::MAX >> (64 - channel.bits));
                let expected = code_of(channel, input[index], bits[index], name.ends_with("SRGB"));
                let Some(expected) = expected else { continue };
                let mask = u64::MAX >> (64 - channel.bits);
                let (c, v) = (channel.letter, input[index]);
                assert_eq!(code, expected & mask, "{name} {c} of {v}: {:x?}", bits[index]);
            }
        }
    }
}

/// The nearest of the codes of a small float, the even one of two.
fn nearest(value: f64, codes: u64, decode: impl Fn(u64) -> f64) -> u64 {
    let (mut low, mut high) = (0, codes);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if decode(middle) <= value { low = middle } else { high = middle }
    }
    let (below, above) = (value - decode(low), decode(low + 1) - value);
    if below > above || (below == above && low % 2 == 1) { low + 1 } else { low }
}

/// The code of a value, or `None` where the manual does not say.
fn code_of(channel: &Channel, value: f64, bits: u32, srgb: bool) -> Option<u64> {
    let top = 2f64.powi(channel.bits as i32);
    let round = |v: f64| v.round_ties_even() as i128 as u64;
    let range = 1i128 << (channel.bits - 1);
    Some(match (channel.kind, channel.bits) {
        ("UNORM", _) if srgb && channel.letter != 'A' => {
            let v = value.clamp(0.0, 1.0);
            let encoded = if v <= 0.003_130_8 { v * 12.92 } else { 1.055 * v.powf(1.0 / 2.4) - 0.055 };
            // The encoded value is a float for codes of other widths than 8.
            if channel.bits == 8 {
                round(encoded * 255.0)
            } else {
                round(f64::from(encoded as f32) * (top - 1.0))
            }
        }
        ("UNORM", _) => round(value.clamp(0.0, 1.0) * (top - 1.0)),
        ("SNORM", _) => round(value.clamp(-1.0, 1.0) * (top / 2.0 - 1.0)),
        ("UINT", 64) => return None,
        ("UINT", _) => u64::from(bits).min((1u128 << channel.bits) as u64 - 1),
        ("SINT", _) => i128::from(bits as i32).clamp(-range, range - 1) as u64,
        ("FLOAT", 10) if value > 0.0 => nearest(value, 0x3df, |code| small(code, 5)).min(0x3df),
        ("FLOAT", 11) if value > 0.0 => nearest(value, 0x7bf, |code| small(code, 6)).min(0x7bf),
        ("FLOAT", 10 | 11) => 0,
        ("FLOAT", 16) => {
            // 65520 is as near to infinity as to the largest half, and infinity is even.
            let size = value.abs();
            let code = if size >= 65520.0 { 0x7c00 } else { nearest(size, 0x7c00, half) };
            code | if value.is_sign_negative() { 0x8000 } else { 0 }
        }
        ("FLOAT", 64) => f64::from(f32::from_bits(bits)).to_bits(),
        ("FLOAT" | "PASSTHRU", _) => u64::from(bits),
        // What does not fit is not written by any program: vertex formats.
        ("USCALED", _) if value < 0.0 || value >= top - 1.0 => return None,
        ("SSCALED", _) if value.abs() >= top / 2.0 - 1.0 => return None,
        ("SFIXED", _) if value.abs() >= 32767.0 => return None,
        ("USCALED" | "SSCALED", _) => round(value),
        ("SFIXED", _) => round(value * 65536.0),
        (kind, bits) => panic!("{kind} of {bits} bits"),
    })
}

#[test]
fn values_that_are_no_number_are_written_as_formats_have_them() {
    let nan = [f32::NAN.to_bits(); 4];
    let infinite = [f32::INFINITY.to_bits(); 4];
    let write =
        |name: &str, color| u128::from_le_bytes(pack(SurfaceFormat::from_name(name).unwrap(), color).0);
    assert_eq!(write("R16_FLOAT", nan) & 0x7fff, 0x7e00);
    assert_eq!(write("R16G16_FLOAT", infinite), 0x7c00_7c00);
    assert_eq!(write("R16_FLOAT", [f32::NEG_INFINITY.to_bits(); 4]), 0xfc00);
    // Red and green have 6 bits of mantissa, blue has 5; below zero there is nothing.
    assert_eq!(write("R11G11B10_FLOAT", nan), 0x3e1 << 22 | 0x7c1 << 11 | 0x7c1);
    assert_eq!(write("R11G11B10_FLOAT", infinite), 0x3e0 << 22 | 0x7c0 << 11 | 0x7c0);
    assert_eq!(write("R11G11B10_FLOAT", [f32::NEG_INFINITY.to_bits(); 4]), 0);
    assert_eq!(write("R8_SNORM", nan), 0);
    assert_eq!(write("R16_UNORM", nan), 0);
    assert_eq!(write("B5G6R5_UNORM_SRGB", nan), 0);
}

#[test]
fn formats_that_are_named_from_the_top_have_red_there() {
    let one = 1.0f32.to_bits();
    let read = |name: &str, word: u128| unpack(SurfaceFormat::from_name(name).unwrap(), &word.to_le_bytes());
    assert_eq!(read("X8B8_UNORM_G8R8_SNORM", 0x7f_81_ff_55), [one, one | 1 << 31, one, one]);
    assert_eq!(read("A8X8_UNORM_G8R8_SNORM", 0x81_7f_55_00), [one | 1 << 31, one, 0, 0]);
    assert_eq!(read("B8X8_UNORM_G8R8_SNORM", 0x00_7f_55_ff), [0, one, one, one]);
}

#[test]
fn a_shared_exponent_is_as_large_as_the_largest_channel_needs() {
    let format = SurfaceFormat::R9G9B9E5_SHAREDEXP;
    let read = |word: u32| unpack(format, &u128::from(word).to_le_bytes()).map(f32::from_bits);
    let write = |color: [f32; 3]| {
        let [r, g, b] = color.map(f32::to_bits);
        u128::from_le_bytes(pack(format, [r, g, b, 0]).0) as u32
    };
    // Mantissas 1, 2 and 256 with exponents 24, 0 and 31: times 1, 2^-24 and 2^7.
    assert_eq!(read(24 << 27 | 256 << 18 | 2 << 9 | 1), [1.0, 2.0, 256.0, 1.0]);
    assert_eq!(read(256 << 18 | 2 << 9 | 1), [2f32.powi(-24), 2f32.powi(-23), 2f32.powi(-16), 1.0]);
    assert_eq!(read(31 << 27 | 511 << 18 | 3 << 9), [0.0, 384.0, 65408.0, 1.0]);
    let cases = [
        // The largest channel has a mantissa of 256 to 511.
        ([1.0, 0.5, 0.25], 16 << 27 | 64 << 18 | 128 << 9 | 256),
        ([3.0, 200.0, 5.0], 23 << 27 | 10 << 18 | 400 << 9 | 6),
        // 511.5 parts would be 512: the next exponent, with half of it. Less stays.
        ([511.5, 0.0, 1.0], 25 << 27 | 1 << 18 | 256),
        ([0.0, 511.25, 0.0], 24 << 27 | 511 << 9),
        // Halves are rounded up, and the least exponent has the least step.
        ([256.5, 0.5, 1.5], 24 << 27 | 2 << 18 | 1 << 9 | 257),
        ([2f32.powi(-24), 0.0, 1.5 * 2f32.powi(-24)], 2 << 18 | 1),
        ([f32::NAN, -5.0, f32::INFINITY], 31 << 27 | 511 << 18),
        ([1e9, 65408.0, 128.0], 31 << 27 | 1 << 18 | 511 << 9 | 511),
    ];
    for (color, texel) in cases {
        assert_eq!(write(color), texel, "{color:?}");
    }
}
