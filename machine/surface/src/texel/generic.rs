//! Any uncompressed format from its description: the referee of the specialised functions.
//!
//! Source: [bdw.2d:SURFACE_FORMAT] [skl.7:Sampler Output Channel Mapping].

use super::{float, srgb};
use hw::format::{Channel, ChannelKind, FormatLayout, SurfaceFormat};

/// Bits of a channel, zero-extended.
#[inline]
fn raw(word: u128, channel: &Channel) -> u64 {
    let bits = u32::from(channel.bits);
    let shifted = (word >> (u32::from(channel.start_bit) & 127)) as u64;
    if bits >= 64 { shifted } else { shifted & ((1u64 << bits) - 1) }
}

/// Bits of a channel, sign-extended.
#[inline]
fn signed(word: u128, channel: &Channel) -> i64 {
    let unused = 64 - u32::from(channel.bits).clamp(1, 64);
    ((raw(word, channel) << unused) as i64) >> unused
}

fn unpack_channel(word: u128, channel: &Channel, linearise: bool) -> u32 {
    let bits = u32::from(channel.bits).clamp(1, 64);
    let float = match channel.kind {
        ChannelKind::Unorm => {
            let largest = ((1u128 << bits) - 1) as f64;
            let value = (raw(word, channel) as f64 / largest) as f32;
            if linearise { srgb::decode(value) } else { value }
        }
        ChannelKind::Snorm => {
            let largest = ((1u64 << (bits - 1)) - 1).max(1) as f64;
            ((signed(word, channel) as f64 / largest) as f32).max(-1.0)
        }
        ChannelKind::Float => match bits {
            16 => num::f16_to_f32(raw(word, channel) as u16),
            64 => f64::from_bits(raw(word, channel)) as f32,
            _ => return raw(word, channel) as u32,
        },
        ChannelKind::Ufloat => match bits {
            11 => float::small_to_float(raw(word, channel) as u32, 6),
            10 => float::small_to_float(raw(word, channel) as u32, 5),
            _ => num::f16_to_f32(raw(word, channel) as u16),
        },
        ChannelKind::Ufixed => (raw(word, channel) as f64 / 65536.0) as f32,
        ChannelKind::Sfixed => (signed(word, channel) as f64 / 65536.0) as f32,
        ChannelKind::Uscaled => raw(word, channel) as f32,
        ChannelKind::Sscaled => signed(word, channel) as f32,
        ChannelKind::Sint => return signed(word, channel) as u32,
        ChannelKind::Uint | ChannelKind::Raw => return raw(word, channel) as u32,
        ChannelKind::Absent | ChannelKind::Void => return 0,
    };
    float.to_bits()
}

fn present(channel: &Channel) -> bool {
    !matches!(channel.kind, ChannelKind::Absent | ChannelKind::Void)
}

/// True when the format's channels are integers.
pub fn is_integer(layout: &FormatLayout) -> bool {
    let all = layout.channels.iter().chain([&layout.luminance, &layout.intensity]);
    all.into_iter().any(|c| matches!(c.kind, ChannelKind::Uint | ChannelKind::Sint))
}

/// Red, green, blue, alpha of a texel. Missing colours are 0, a missing alpha is 1 (an integer 1 for integers).
pub fn unpack(layout: &FormatLayout, texel: &[u8; 16]) -> [u32; 4] {
    let word = u128::from_le_bytes(*texel);
    if layout.value == SurfaceFormat::R9G9B9E5_SHAREDEXP.0 {
        let [r, g, b] = float::shared_exponent_to_floats(word as u32);
        return [r.to_bits(), g.to_bits(), b.to_bits(), 1.0f32.to_bits()];
    }
    let mut color = [0, 0, 0, if is_integer(layout) { 1 } else { 1.0f32.to_bits() }];
    for (index, (value, channel)) in color.iter_mut().zip(&layout.channels).enumerate() {
        if present(channel) {
            *value = unpack_channel(word, channel, layout.srgb && index < 3);
        }
    }
    if present(&layout.luminance) {
        let luminance = unpack_channel(word, &layout.luminance, layout.srgb);
        color[..3].fill(luminance);
    }
    if present(&layout.intensity) {
        color.fill(unpack_channel(word, &layout.intensity, false));
    }
    color
}

/// Clamps and rounds to an unsigned number of `bits`.
fn to_unorm(value: f32, bits: u32) -> u64 {
    let largest = ((1u128 << bits) - 1) as f64;
    let value = f64::from(value);
    if value > 0.0 { (value.min(1.0) * largest).round_ties_even() as u64 } else { 0 }
}

fn to_snorm(value: f32, bits: u32) -> u64 {
    let largest = ((1u64 << (bits - 1)) - 1) as f64;
    let value = if value.is_nan() { 0.0 } else { f64::from(value).clamp(-1.0, 1.0) };
    (value * largest).round_ties_even() as i64 as u64
}

fn pack_channel(value: u32, channel: &Channel, encode: bool) -> u64 {
    let bits = u32::from(channel.bits).clamp(1, 64);
    let float = f32::from_bits(value);
    match channel.kind {
        ChannelKind::Unorm if encode && bits == 8 => u64::from(srgb::encode_8(float)),
        ChannelKind::Unorm if encode => {
            to_unorm(srgb::encode(if float > 0.0 { float.min(1.0) } else { 0.0 }), bits)
        }
        ChannelKind::Unorm => to_unorm(float, bits),
        ChannelKind::Snorm => to_snorm(float, bits),
        ChannelKind::Float | ChannelKind::Ufloat => match bits {
            16 => u64::from(float::float_to_half(float)),
            11 => u64::from(float::float_to_small(float, 6)),
            10 => u64::from(float::float_to_small(float, 5)),
            64 => f64::from(float).to_bits(),
            _ => u64::from(value),
        },
        ChannelKind::Ufixed => (f64::from(float) * 65536.0).round_ties_even() as u64,
        ChannelKind::Sfixed => (f64::from(float) * 65536.0).round_ties_even() as i32 as u32 as u64,
        ChannelKind::Uscaled => float.round_ties_even() as u64,
        ChannelKind::Sscaled => float.round_ties_even() as i64 as u64,
        ChannelKind::Uint => u64::from(value.min(bits::mask(bits.min(32)))),
        ChannelKind::Sint => {
            let largest = (1i64 << (bits.min(32) - 1)) - 1;
            i64::from(value as i32).clamp(-largest - 1, largest) as u64
        }
        ChannelKind::Raw => u64::from(value),
        ChannelKind::Absent | ChannelKind::Void => 0,
    }
}

/// The bytes of a texel of this colour: clamped, rounded to nearest even. Void bits are 0. Luminance and intensity
/// take red.
pub fn pack(layout: &FormatLayout, color: [u32; 4]) -> [u8; 16] {
    let [r, g, b, a] = color;
    if layout.value == SurfaceFormat::R9G9B9E5_SHAREDEXP.0 {
        let texel = float::floats_to_shared_exponent([r, g, b].map(f32::from_bits));
        return u128::from(texel).to_le_bytes();
    }
    let mut word = 0u128;
    let mut put = |value: u32, channel: &Channel, encode: bool| {
        if present(channel) {
            let bits = u32::from(channel.bits).clamp(1, 64);
            let packed = pack_channel(value, channel, encode);
            let packed = if bits == 64 { packed } else { packed & ((1u64 << bits) - 1) };
            word |= u128::from(packed) << (u32::from(channel.start_bit) & 127);
        }
    };
    for (index, channel) in layout.channels.iter().enumerate() {
        put([r, g, b, a][index], channel, layout.srgb && index < 3);
    }
    put(r, &layout.luminance, layout.srgb);
    put(r, &layout.intensity, false);
    word.to_le_bytes()
}
