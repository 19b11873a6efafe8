//! Source format conversion: the bytes of one vertex element become four 32-bit components, or stay 64-bit ones.
//!
//! Source      [skl.7:Format Conversion], formats and their channels from the format table
//! Deliberately absent: formats that the manual does not list for vertices.
//!
//! Channels that the format lacks come out as 0 (1.0 or 1 for alpha): the manual leaves them open, since a correct
//! element asks for a constant there.

use hw::Platform;
use hw::format::{Channel, ChannelKind, FormatLayout, SurfaceFormat, Use};

/// Most bytes of an element: four 64-bit channels.
pub const ELEMENT_BYTES: usize = 32;

/// How an element is converted, chosen once per draw.
#[derive(Clone, Copy, Debug)]
pub enum Conversion {
    /// One to four channels of 32 bits, copied, and what stands for an alpha that the format lacks.
    Dwords(u8, u32),
    /// Four UNORM bytes in memory order red, green, blue, alpha.
    UnormBytes,
    /// 64-bit channels that are not converted: see [`qwords`].
    Raw,
    /// Anything else, channel by channel.
    Channels(&'static FormatLayout),
}

impl Conversion {
    /// The conversion of a format and the bytes that it reads, or none when no vertex can have the format.
    pub fn of(format: SurfaceFormat, platform: &Platform) -> Option<(Self, usize)> {
        let layout = format.layout().filter(|layout| layout.supports(platform, Use::Vertex))?;
        let bytes = layout.block_bytes() as usize;
        let present = layout.channels.iter().take_while(|c| c.kind != ChannelKind::Absent).count();
        let all = |test: fn(usize, &Channel) -> bool| {
            layout.channels[..present].iter().enumerate().all(|(index, c)| test(index, c))
        };
        use ChannelKind::{Float, Raw, Sint, Uint, Unorm};
        let conversion = if all(|_, c| c.kind == Raw) {
            Conversion::Raw
        } else if all(|_, c| c.bits == 32 && matches!(c.kind, Float | Sint | Uint)) {
            Conversion::Dwords(present as u8, missing_alpha(layout))
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
    #[inline(always)]
    pub fn convert(self, bytes: &[u8; ELEMENT_BYTES]) -> [u32; 4] {
        match self {
            Conversion::Dwords(4, _) | Conversion::Raw => std::array::from_fn(|index| dword(bytes, index)),
            Conversion::Dwords(3, one) => [dword(bytes, 0), dword(bytes, 1), dword(bytes, 2), one],
            Conversion::Dwords(2, one) => [dword(bytes, 0), dword(bytes, 1), 0, one],
            Conversion::Dwords(_, one) => [dword(bytes, 0), 0, 0, one],
            Conversion::UnormBytes => std::array::from_fn(|c| (f32::from(bytes[c]) / 255.0).to_bits()),
            Conversion::Channels(layout) => channels(layout, bytes),
        }
    }
}

#[inline]
fn dword(bytes: &[u8; ELEMENT_BYTES], index: usize) -> u32 {
    let at = 4 * index;
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// The four 64-bit channels of an element that is not converted, low DWords first.
pub fn qwords(bytes: &[u8; ELEMENT_BYTES]) -> [[u32; 2]; 4] {
    std::array::from_fn(|c| [dword(bytes, 2 * c), dword(bytes, 2 * c + 1)])
}

fn channels(layout: &FormatLayout, bytes: &[u8; ELEMENT_BYTES]) -> [u32; 4] {
    let mut out = [0, 0, 0, missing_alpha(layout)];
    for (value, channel) in out.iter_mut().zip(&layout.channels) {
        if !matches!(channel.kind, ChannelKind::Absent | ChannelKind::Void) {
            *value = component(channel, bits(bytes, channel.start_bit, channel.bits));
        }
    }
    out
}

/// One, as the other channels are written.
fn missing_alpha(layout: &FormatLayout) -> u32 {
    let integer = matches!(layout.channels[0].kind, ChannelKind::Uint | ChannelKind::Sint);
    if integer { 1 } else { 1.0f32.to_bits() }
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
        ChannelKind::Sint => signed as u32,
        ChannelKind::Unorm => float((raw as f64 / ((1u64 << width) - 1) as f64) as f32),
        ChannelKind::Snorm => {
            let most = (1u64 << (width - 1)) - 1;
            float(((signed as f64 / most as f64) as f32).max(-1.0))
        }
        ChannelKind::Uscaled => float(raw as f32),
        ChannelKind::Sscaled => float(signed as f32),
        ChannelKind::Sfixed => float((signed as f64 / 65536.0) as f32),
        ChannelKind::Float if width == 64 => float(f64::from_bits(raw) as f32),
        ChannelKind::Float if width < 32 => small_float(raw as u32, width - 6, true),
        ChannelKind::Ufloat => small_float(raw as u32, width - 5, false),
        _ => raw as u32,
    }
}

/// A float of five bits of exponent and `mantissa` bits, with or without a sign bit, widened exactly.
fn small_float(raw: u32, mantissa: u32, sign: bool) -> u32 {
    const EXPONENT: u32 = 5;
    const BIAS: i32 = 15;
    let fraction = raw & ((1 << mantissa) - 1);
    let power = raw >> mantissa & ((1 << EXPONENT) - 1);
    let sign_bit = if sign { (raw >> (mantissa + EXPONENT) & 1) << 31 } else { 0 };
    let magnitude = if power == (1 << EXPONENT) - 1 {
        0x7f80_0000 | fraction << (23 - mantissa)
    } else if power == 0 {
        (fraction as f32 * (2.0f32).powi(1 - BIAS - mantissa as i32)).to_bits()
    } else {
        ((power as i32 - BIAS + 127) as u32) << 23 | fraction << (23 - mantissa)
    };
    sign_bit | magnitude
}

#[cfg(test)]
mod tests;
