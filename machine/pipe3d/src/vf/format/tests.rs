//! Every vertex format of the manual, its channels worked out from its name.

use super::*;
use hw::platforms::{BDW, BXT, SKL};

/// [skl.7:Format Conversion], without the three that keep 64 bits.
const FORMATS: &str = "R32G32B32A32_FLOAT R32G32B32A32_SINT R32G32B32A32_UINT R32G32B32A32_UNORM R32G32B32A32_SNORM \
    R64G64_FLOAT R32G32B32A32_SSCALED R32G32B32A32_USCALED R32G32B32A32_SFIXED R32G32B32_FLOAT R32G32B32_SINT \
    R32G32B32_UINT R32G32B32_UNORM R32G32B32_SNORM R32G32B32_SSCALED R32G32B32_USCALED R32G32B32_SFIXED \
    R16G16B16A16_UNORM R16G16B16A16_SNORM R16G16B16A16_SINT R16G16B16A16_UINT R16G16B16A16_FLOAT R32G32_FLOAT \
    R32G32_SINT R32G32_UINT R32G32_UNORM R32G32_SNORM R64_FLOAT R16G16B16A16_SSCALED R16G16B16A16_USCALED \
    R32G32_SSCALED R32G32_USCALED R32G32_SFIXED B8G8R8A8_UNORM R10G10B10A2_UNORM R10G10B10A2_UINT \
    R10G10B10_SNORM_A2_UNORM R8G8B8A8_UNORM R8G8B8A8_SNORM R8G8B8A8_SINT R8G8B8A8_UINT R16G16_UNORM R16G16_SNORM \
    R16G16_SINT R16G16_UINT R16G16_FLOAT B10G10R10A2_UNORM R11G11B10_FLOAT R32_SINT R32_UINT R32_FLOAT R32_UNORM \
    R32_SNORM R10G10B10X2_USCALED R8G8B8A8_SSCALED R8G8B8A8_USCALED R16G16_SSCALED R16G16_USCALED R32_SSCALED \
    R32_USCALED R8G8_UNORM R8G8_SNORM R8G8_SINT R8G8_UINT R16_UNORM R16_SNORM R16_SINT R16_UINT R16_FLOAT \
    R8G8_SSCALED R8G8_USCALED R16_SSCALED R16_USCALED R8_UNORM R8_SNORM R8_SINT R8_UINT R8_SSCALED R8_USCALED \
    R8G8B8_UNORM R8G8B8_SNORM R8G8B8_SSCALED R8G8B8_USCALED R8G8B8_SINT R8G8B8_UINT R64G64B64A64_FLOAT \
    R64G64B64_FLOAT R16G16B16_FLOAT R16G16B16_UNORM R16G16B16_SNORM R16G16B16_SSCALED R16G16B16_USCALED \
    R16G16B16_UINT R16G16B16_SINT R32_SFIXED R10G10B10A2_SNORM R10G10B10A2_USCALED R10G10B10A2_SSCALED \
    R10G10B10A2_SINT B10G10R10A2_SNORM B10G10R10A2_USCALED B10G10R10A2_SSCALED B10G10R10A2_UINT B10G10R10A2_SINT";

/// Letter, width and kind of each channel, from the lowest bits up.
fn channels_of(name: &str) -> Vec<(char, u32, String)> {
    let mut channels = Vec::new();
    let mut waiting = Vec::new();
    for part in name.split('_') {
        if part.ends_with(|c: char| c.is_ascii_digit()) {
            let starts: Vec<usize> =
                part.match_indices(|c: char| c.is_ascii_alphabetic()).map(|m| m.0).collect();
            for (index, &start) in starts.iter().enumerate() {
                let end = starts.get(index + 1).copied().unwrap_or(part.len());
                let letter = part[start..].chars().next().unwrap();
                waiting.push((letter, part[start + 1..end].parse::<u32>().unwrap()));
            }
        } else {
            channels.extend(waiting.drain(..).map(|(letter, bits)| (letter, bits, part.to_string())));
        }
    }
    channels
}

/// A float of `mantissa` bits below five of exponent.
fn small(raw: u64, mantissa: u32, signed: bool) -> f64 {
    let (fraction, power) = (raw % (1 << mantissa), (raw >> mantissa) % 32);
    let sign = if signed && raw >> (mantissa + 5) == 1 { -1.0 } else { 1.0 };
    let fraction = fraction as f64 / f64::from(1u32 << mantissa);
    sign * match power {
        0 => fraction * 2f64.powi(-14),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + fraction) * 2f64.powi(power as i32 - 15),
    }
}

/// A channel's value: a float, or an integer's bits.
fn value(raw: u64, width: u32, kind: &str) -> Result<f32, u32> {
    let negative = raw >> (width - 1) == 1;
    let signed = if negative { raw as i128 - (1i128 << width) } else { raw as i128 };
    Ok(match kind {
        "UINT" => return Err(raw as u32),
        "SINT" => return Err(signed as u32),
        "UNORM" => (raw as f64 / ((1u128 << width) as f64 - 1.0)) as f32,
        "SNORM" => ((signed as f64 / ((1u128 << (width - 1)) as f64 - 1.0)) as f32).max(-1.0),
        "USCALED" => raw as f32,
        "SSCALED" => signed as f32,
        "SFIXED" => (signed as f64 / 65536.0) as f32,
        "FLOAT" => match width {
            64 => f64::from_bits(raw) as f32,
            32 => f32::from_bits(raw as u32),
            16 => small(raw, 10, true) as f32,
            11 => small(raw, 6, false) as f32,
            _ => small(raw, 5, false) as f32,
        },
        _ => panic!("{kind}"),
    })
}

/// Elements to convert: all bits alike, the extremes of bytes and words, floats of note, and noise.
fn elements() -> Vec<[u8; ELEMENT_BYTES]> {
    let mut elements =
        vec![[0; ELEMENT_BYTES], [0xff; ELEMENT_BYTES], [0x80; ELEMENT_BYTES], [0x7f; ELEMENT_BYTES]];
    let repeat = |dwords: [u32; 2]| {
        let bytes: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        std::array::from_fn(|byte| bytes[byte % 8])
    };
    // Halfs: 1 and -2, the least, infinities; floats: 1, infinity; doubles: 1, 0.25; 10 and 11 bits: infinities.
    for dwords in [
        [0xc000_3c00, 0x8001_0001],
        [0xfc00_7c00, 0x3c00_fc00],
        [0x3f80_0000, 0x7f80_0000],
        [0, 0x3ff0_0000],
        [0, 0xbfd0_0000],
        [0xf83e_07c0, 0x0001_0000],
        [0x8000_0000, 0x8000_8001],
        [0x8080_8181, 0x2008_0200],
        [0x8001_7fff, 0x8000_0001],
    ] {
        elements.push(repeat(dwords));
    }
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    for _ in 0..40 {
        elements.push(std::array::from_fn(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 24) as u8
        }));
    }
    elements
}

#[test]
fn every_vertex_format_becomes_the_four_components_that_its_name_says() {
    for platform in [&BDW, &SKL, &BXT] {
        for name in FORMATS.split_whitespace() {
            let channels = channels_of(name);
            let bits: u32 = channels.iter().map(|channel| channel.1).sum();
            let format = SurfaceFormat::from_name(name).unwrap();
            let (conversion, size) = Conversion::of(format, platform).unwrap();
            assert_eq!(size as u32, bits / 8, "{name}");
            let is_integer = channels[0].2.ends_with("INT");
            for element in elements() {
                let mut want = [Ok(0.0), Ok(0.0), Ok(0.0), if is_integer { Err(1) } else { Ok(1.0) }];
                let mut start = 0;
                for (letter, width, kind) in &channels {
                    let raw = (0..*width).fold(0u64, |raw, bit| {
                        let at = (start + bit) as usize;
                        raw | u64::from(element[at / 8] >> (at % 8) & 1) << bit
                    });
                    start += width;
                    if let Some(place) = "RGBA".find(*letter) {
                        want[place] = value(raw, *width, kind);
                    }
                }
                let got = conversion.convert(&element);
                for (component, (got, want)) in got.into_iter().zip(want).enumerate() {
                    let same = match want {
                        Ok(want) if want.is_nan() => f32::from_bits(got).is_nan(),
                        Ok(want) => got == want.to_bits(),
                        Err(want) => got == want,
                    };
                    assert!(same, "{name} component {component} of {element:02x?}: {got:#x}, not {want:?}");
                }
            }
        }
    }
}

#[test]
fn formats_of_64_bits_that_pass_through_keep_both_halves_and_all_others_are_no_vertices() {
    let listed: Vec<&str> = FORMATS.split_whitespace().collect();
    for platform in [&BDW, &SKL, &BXT] {
        for (name, bytes) in [
            ("R64_PASSTHRU", 8),
            ("R64G64_PASSTHRU", 16),
            ("R64G64B64_PASSTHRU", 24),
            ("R64G64B64A64_PASSTHRU", 32),
        ] {
            let format = SurfaceFormat::from_name(name).unwrap();
            let Some((Conversion::Raw, size)) = Conversion::of(format, platform) else { panic!("{name}") };
            assert_eq!(size, bytes);
        }
        let bytes: [u8; ELEMENT_BYTES] = std::array::from_fn(|byte| byte as u8);
        let half = |byte: u32| 0x0302_0100 + byte * 0x0101_0101;
        assert_eq!(qwords(&bytes), [0, 8, 16, 24].map(|byte| [half(byte), half(byte + 4)]));
        for format in SurfaceFormat::all() {
            let name = format.name();
            let is_vertex = listed.contains(&name) || name.ends_with("PASSTHRU") || name == "R32G32_FLOAT_LD";
            assert_eq!(Conversion::of(format, platform).is_some(), is_vertex, "{name}");
        }
        assert!(Conversion::of(SurfaceFormat(0x1fe), platform).is_none());
    }
}
