//! Source format conversion: the bytes of one vertex element become four 32-bit components.
//!
//! Source      [skl.7:Format Conversion], formats and their channels from the format table
//! Deliberately absent: sRGB, packed luma-chroma and compressed formats, which no vertex buffer may have.
//!
//! Channels that the format lacks come out as 0 (1.0 or 1 for alpha): the manual leaves them open, since a correct
//! element asks for a constant there.

use hw::format::{Channel, ChannelKind, FormatLayout, SurfaceFormat};

/// Most bytes of an element: four 64-bit channels.
pub const ELEMENT_BYTES: usize = 32;

/// How an element is converted, chosen once per draw.
#[derive(Clone, Copy, Debug)]
pub enum Conversion {
    /// One to four channels of 32 bits, copied.
    Dwords(u8),
    /// Four UNORM bytes in memory order red, green, blue, alpha.
    UnormBytes,
    /// Whole 64-bit channels copied as pairs of DWords; two channels fit into the four components.
    Qwords(u8),
    /// Anything else, channel by channel.
    Channels(&'static FormatLayout),
}

impl Conversion {
    /// The conversion of a format and the bytes that it reads, or none when no vertex can have the format.
    pub fn of(format: SurfaceFormat) -> Option<(Self, usize)> {
        let layout = format.layout()?;
        let bytes = layout.block_bytes() as usize;
        if layout.block_width_px != 1 || bytes == 0 || bytes > ELEMENT_BYTES || layout.palette.bits != 0 {
            return None;
        }
        let present = layout.channels.iter().take_while(|c| c.kind != ChannelKind::Absent).count() as u8;
        let all = |test: fn(usize, &Channel) -> bool| {
            present > 0
                && layout.channels.iter().enumerate().take(present as usize).all(|(index, c)| test(index, c))
        };
        use ChannelKind::{Float, Raw, Sint, Uint, Unorm};
        let conversion = if layout.name.ends_with("_PASSTHRU") || all(|_, c| c.kind == Raw && c.bits == 64) {
            Conversion::Qwords(present.min(2))
        } else if all(|index, c| {
            c.bits == 32 && c.start_bit as usize == 32 * index && matches!(c.kind, Float | Raw | Sint | Uint)
        }) {
            Conversion::Dwords(present)
        } else if present == 4
            && all(|index, c| c.bits == 8 && c.start_bit as usize == 8 * index && c.kind == Unorm)
        {
            Conversion::UnormBytes
        } else {
            Conversion::Channels(layout)
        };
        Some((conversion, bytes))
    }

    /// Four components from the bytes of an element.
    #[inline]
    pub fn convert(self, bytes: &[u8; ELEMENT_BYTES]) -> [u32; 4] {
        let dword = |index: usize| {
            let at = 4 * index;
            u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        const ONE: u32 = 0x3f80_0000;
        match self {
            Conversion::Dwords(4) => [dword(0), dword(1), dword(2), dword(3)],
            Conversion::Dwords(3) => [dword(0), dword(1), dword(2), ONE],
            Conversion::Dwords(2) => [dword(0), dword(1), 0, ONE],
            Conversion::Dwords(_) => [dword(0), 0, 0, ONE],
            Conversion::UnormBytes => std::array::from_fn(|c| (f32::from(bytes[c]) / 255.0).to_bits()),
            Conversion::Qwords(2) => [dword(0), dword(1), dword(2), dword(3)],
            Conversion::Qwords(_) => [dword(0), dword(1), 0, 0],
            Conversion::Channels(layout) => channels(layout, bytes),
        }
    }
}

fn channels(layout: &FormatLayout, bytes: &[u8; ELEMENT_BYTES]) -> [u32; 4] {
    let read = |channel: &Channel| component(channel, bits(bytes, channel.start_bit, channel.bits));
    if layout.luminance.bits != 0 {
        let luminance = read(&layout.luminance);
        return [luminance, luminance, luminance, alpha(layout, bytes)];
    }
    if layout.intensity.bits != 0 {
        return [read(&layout.intensity); 4];
    }
    let mut out = [0; 4];
    for (value, channel) in out.iter_mut().zip(&layout.channels).take(3) {
        if !matches!(channel.kind, ChannelKind::Absent | ChannelKind::Void) {
            *value = read(channel);
        }
    }
    out[3] = alpha(layout, bytes);
    out
}

fn alpha(layout: &FormatLayout, bytes: &[u8; ELEMENT_BYTES]) -> u32 {
    let channel = &layout.channels[3];
    match channel.kind {
        ChannelKind::Absent | ChannelKind::Void => {
            let integer = matches!(layout.channels[0].kind, ChannelKind::Uint | ChannelKind::Sint);
            if integer { 1 } else { 1.0f32.to_bits() }
        }
        _ => component(channel, bits(bytes, channel.start_bit, channel.bits)),
    }
}

/// `width` (0 to 64) bits of the element from bit `start`.
fn bits(bytes: &[u8; ELEMENT_BYTES], start: u8, width: u8) -> u64 {
    let first = start as usize / 8;
    let mut value = 0u128;
    for (index, &byte) in bytes.iter().skip(first).take(9).enumerate() {
        value |= u128::from(byte) << (8 * index);
    }
    let value = (value >> (start % 8)) as u64;
    if width >= 64 { value } else { value & ((1 << width) - 1) }
}

/// One channel as a float (its bits) or, for integer kinds, as a 32-bit integer.
fn component(channel: &Channel, raw: u64) -> u32 {
    let width = u32::from(channel.bits).clamp(1, 64);
    let signed = ((raw << (64 - width)) as i64) >> (64 - width);
    let float = |value: f32| value.to_bits();
    match channel.kind {
        ChannelKind::Absent | ChannelKind::Void => 0,
        ChannelKind::Raw | ChannelKind::Uint => raw as u32,
        ChannelKind::Sint => signed as u32,
        ChannelKind::Unorm => {
            let most = (1u64 << width.min(63)) - 1;
            float((raw as f64 / most as f64) as f32)
        }
        ChannelKind::Snorm => {
            let most = (1u64 << (width.min(63) - 1)) - 1;
            float(((signed as f64 / most.max(1) as f64) as f32).max(-1.0))
        }
        ChannelKind::Uscaled | ChannelKind::Ufixed => float(raw as f32),
        ChannelKind::Sscaled => float(signed as f32),
        ChannelKind::Sfixed => float((signed as f64 / 65536.0) as f32),
        ChannelKind::Float => match width {
            64 => float(f64::from_bits(raw) as f32),
            32 => raw as u32,
            _ => small_float(raw as u32, 5, width - 6, true),
        },
        ChannelKind::Ufloat => small_float(raw as u32, 5, width - 5, false),
    }
}

/// A float of `exponent` and `mantissa` bits, with or without a sign bit, widened exactly.
fn small_float(raw: u32, exponent: u32, mantissa: u32, sign: bool) -> u32 {
    let fraction = raw & ((1 << mantissa) - 1);
    let power = raw >> mantissa & ((1 << exponent) - 1);
    let sign_bit = if sign { (raw >> (mantissa + exponent) & 1) << 31 } else { 0 };
    let bias = (1 << (exponent - 1)) - 1;
    let magnitude = if power == (1 << exponent) - 1 {
        0x7f80_0000 | fraction << (23 - mantissa)
    } else if power == 0 {
        (fraction as f32 * (2.0f32).powi(1 - bias - mantissa as i32)).to_bits()
    } else {
        ((power as i32 - bias + 127) as u32) << 23 | fraction << (23 - mantissa)
    };
    sign_bit | magnitude
}

#[cfg(test)]
mod tests {
    use super::*;

    fn convert(format: SurfaceFormat, bytes: &[u8]) -> [u32; 4] {
        let mut element = [0; ELEMENT_BYTES];
        element[..bytes.len()].copy_from_slice(bytes);
        let (conversion, size) = Conversion::of(format).unwrap();
        assert_eq!(size, bytes.len());
        conversion.convert(&element)
    }

    fn floats(format: SurfaceFormat, bytes: &[u8]) -> [f32; 4] {
        convert(format, bytes).map(f32::from_bits)
    }

    #[test]
    fn float_channels_pass_unchanged_and_missing_ones_are_defaults() {
        let bytes: Vec<u8> = [1.5f32, -2.0].iter().flat_map(|f| f.to_le_bytes()).collect();
        assert_eq!(floats(SurfaceFormat::R32G32_FLOAT, &bytes), [1.5, -2.0, 0.0, 1.0]);
    }

    #[test]
    fn normalized_bytes_reach_exactly_one() {
        assert_eq!(floats(SurfaceFormat::R8G8B8A8_UNORM, &[0, 255, 51, 255]), [0.0, 1.0, 0.2, 1.0]);
        assert_eq!(floats(SurfaceFormat::R8G8B8A8_SNORM, &[0x80, 0x81, 0, 127]), [-1.0, -1.0, 0.0, 1.0]);
    }

    #[test]
    fn blue_first_formats_are_put_in_rgba_order() {
        assert_eq!(floats(SurfaceFormat::B8G8R8A8_UNORM, &[255, 0, 0, 0]), [0.0, 0.0, 1.0, 0.0]);
        // Blue 511, green -2 or 1022, red 3, alpha -1 or 3.
        let ten = (0b11 << 30 | 3 << 20 | 0x3fe << 10 | 511u32).to_le_bytes();
        let unorm = [3.0 / 1023.0, 1022.0 / 1023.0, 511.0 / 1023.0, 1.0];
        assert_eq!(floats(SurfaceFormat::B10G10R10A2_UNORM, &ten), unorm);
        assert_eq!(floats(SurfaceFormat::B10G10R10A2_SNORM, &ten), [3.0 / 511.0, -2.0 / 511.0, 1.0, -1.0]);
        assert_eq!(floats(SurfaceFormat::B10G10R10A2_USCALED, &ten), [3.0, 1022.0, 511.0, 3.0]);
        assert_eq!(floats(SurfaceFormat::B10G10R10A2_SSCALED, &ten), [3.0, -2.0, 511.0, -1.0]);
        assert_eq!(convert(SurfaceFormat::B10G10R10A2_UINT, &ten), [3, 1022, 511, 3]);
        assert_eq!(convert(SurfaceFormat::B10G10R10A2_SINT, &ten), [3, -2i32 as u32, 511, -1i32 as u32]);
    }

    #[test]
    fn scaled_formats_keep_their_number_and_integers_their_bits() {
        assert_eq!(floats(SurfaceFormat::R16G16_SSCALED, &[0xff, 0xff, 7, 0]), [-1.0, 7.0, 0.0, 1.0]);
        assert_eq!(convert(SurfaceFormat::R8G8_SINT, &[0xfe, 3]), [-2i32 as u32, 3, 0, 1]);
        assert_eq!(convert(SurfaceFormat::R16_UINT, &[0x34, 0x12]), [0x1234, 0, 0, 1]);
    }

    #[test]
    fn packed_ten_bit_channels_are_sign_extended() {
        let raw = 0b01 << 30 | 0x200 << 20 | 0x3ff << 10 | 5u32;
        let got = floats(SurfaceFormat::R10G10B10A2_SSCALED, &raw.to_le_bytes());
        assert_eq!(got, [5.0, -1.0, -512.0, 1.0]);
    }

    #[test]
    fn half_floats_widen_exactly() {
        let halves = [0x3c00u16, 0xc000, 0x0001, 0x7c00];
        let bytes: Vec<u8> = halves.iter().flat_map(|h| h.to_le_bytes()).collect();
        let got = floats(SurfaceFormat::R16G16B16A16_FLOAT, &bytes);
        assert_eq!(got, [1.0, -2.0, 5.960_464_5e-8, f32::INFINITY]);
    }

    #[test]
    fn doubles_become_floats_and_passthru_keeps_both_halves() {
        let bytes = 0.25f64.to_le_bytes();
        assert_eq!(floats(SurfaceFormat::R64_FLOAT, &bytes)[0], 0.25);
        assert_eq!(convert(SurfaceFormat::R64_PASSTHRU, &bytes)[..2], [0, 0x3fd0_0000]);
    }

    #[test]
    fn small_unsigned_floats_have_no_sign() {
        let raw = 0x3c0u32 | 0x7c0 << 11 | 0x1e0 << 22;
        let got = floats(SurfaceFormat::R11G11B10_FLOAT, &raw.to_le_bytes());
        assert_eq!(got[0], 1.0);
        assert!(got[1].is_infinite());
        assert_eq!(got[2], 1.0);
    }
}
