//! Texels: what the bytes of one element say, and which bytes say a colour.
//!
//! Source: [bdw.2d:SURFACE_FORMAT] [skl.7:Sampler Output Channel Mapping]. Colours are four DWords, red, green, blue,
//! alpha: float bits for normalised, float and scaled formats, integers for integer formats.
//! Deliberately absent: block compression (see `compressed`), packed YUV (see `packed_yuv`), palettes and
//! planar YUV (no reader exists for them).

#[cfg(test)]
#[path = "tests/by_name.rs"]
mod by_name;
mod fast;
pub mod float;
mod generic;
pub mod rows;
pub mod srgb;

pub(crate) use fast::unorm_8;

pub use generic::is_integer;

use hw::format::{ChannelKind, SurfaceFormat};

/// Reads one texel.
pub type Unpack = fn(&[u8; 16]) -> [u32; 4];
/// Writes one texel; bytes past the element are zero.
pub type Pack = fn([u32; 4]) -> [u8; 16];

macro_rules! described_formats {
    ($($name:ident)*) => {
        /// The reader made from the format's description.
        fn described_unpacker(format: SurfaceFormat) -> Option<Unpack> {
            match format {
                $(SurfaceFormat::$name => Some(|texel| match SurfaceFormat::$name.layout() {
                    Some(layout) => generic::unpack(layout, texel),
                    None => [0; 4],
                }),)*
                _ => None,
            }
        }

        /// The writer made from the format's description.
        fn described_packer(format: SurfaceFormat) -> Option<Pack> {
            match format {
                $(SurfaceFormat::$name => Some(|color| match SurfaceFormat::$name.layout() {
                    Some(layout) => generic::pack(layout, color),
                    None => [0; 16],
                }),)*
                _ => None,
            }
        }
    };
}

described_formats! {
    R32G32B32A32_FLOAT R32G32B32A32_SINT R32G32B32A32_UINT R32G32B32A32_UNORM R32G32B32A32_SNORM
    R64G64_FLOAT R32G32B32X32_FLOAT R32G32B32A32_SSCALED R32G32B32A32_USCALED R32G32B32A32_SFIXED
    R64G64_PASSTHRU R32G32B32_FLOAT R32G32B32_SINT R32G32B32_UINT R32G32B32_UNORM R32G32B32_SNORM
    R32G32B32_SSCALED R32G32B32_USCALED R32G32B32_SFIXED R16G16B16A16_UNORM R16G16B16A16_SNORM
    R16G16B16A16_SINT R16G16B16A16_UINT R16G16B16A16_FLOAT R32G32_FLOAT R32G32_SINT R32G32_UINT
    R32_FLOAT_X8X24_TYPELESS X32_TYPELESS_G8X24_UINT L32A32_FLOAT R32G32_UNORM R32G32_SNORM R64_FLOAT
    R16G16B16X16_UNORM R16G16B16X16_FLOAT A32X32_FLOAT L32X32_FLOAT I32X32_FLOAT R16G16B16A16_SSCALED
    R16G16B16A16_USCALED R32G32_SSCALED R32G32_USCALED R32G32_FLOAT_LD R32G32_SFIXED R64_PASSTHRU
    B8G8R8A8_UNORM B8G8R8A8_UNORM_SRGB R10G10B10A2_UNORM R10G10B10A2_UNORM_SRGB R10G10B10A2_UINT
    R10G10B10_SNORM_A2_UNORM R8G8B8A8_UNORM R8G8B8A8_UNORM_SRGB R8G8B8A8_SNORM R8G8B8A8_SINT R8G8B8A8_UINT
    R16G16_UNORM R16G16_SNORM R16G16_SINT R16G16_UINT R16G16_FLOAT B10G10R10A2_UNORM B10G10R10A2_UNORM_SRGB
    R11G11B10_FLOAT R10G10B10_FLOAT_A2_UNORM R32_SINT R32_UINT R32_FLOAT R24_UNORM_X8_TYPELESS
    X24_TYPELESS_G8_UINT L32_UNORM A32_UNORM L16A16_UNORM I24X8_UNORM L24X8_UNORM A24X8_UNORM I32_FLOAT
    L32_FLOAT A32_FLOAT X8B8_UNORM_G8R8_SNORM A8X8_UNORM_G8R8_SNORM B8X8_UNORM_G8R8_SNORM B8G8R8X8_UNORM
    B8G8R8X8_UNORM_SRGB R8G8B8X8_UNORM R8G8B8X8_UNORM_SRGB R9G9B9E5_SHAREDEXP B10G10R10X2_UNORM L16A16_FLOAT
    R32_UNORM R32_SNORM R10G10B10X2_USCALED R8G8B8A8_SSCALED R8G8B8A8_USCALED R16G16_SSCALED R16G16_USCALED
    R32_SSCALED R32_USCALED B5G6R5_UNORM B5G6R5_UNORM_SRGB B5G5R5A1_UNORM B5G5R5A1_UNORM_SRGB B4G4R4A4_UNORM
    B4G4R4A4_UNORM_SRGB R8G8_UNORM R8G8_SNORM R8G8_SINT R8G8_UINT R16_UNORM R16_SNORM R16_SINT R16_UINT
    R16_FLOAT I16_UNORM L16_UNORM A16_UNORM L8A8_UNORM I16_FLOAT L16_FLOAT A16_FLOAT L8A8_UNORM_SRGB
    R5G5_SNORM_B6_UNORM B5G5R5X1_UNORM B5G5R5X1_UNORM_SRGB R8G8_SSCALED R8G8_USCALED R16_SSCALED R16_USCALED
    A1B5G5R5_UNORM A4B4G4R4_UNORM L8A8_UINT L8A8_SINT R8_UNORM R8_SNORM R8_SINT R8_UINT A8_UNORM I8_UNORM
    L8_UNORM R8_SSCALED R8_USCALED L8_UNORM_SRGB Y8_UNORM L8_UINT L8_SINT I8_UINT I8_SINT R8G8B8_UNORM
    R8G8B8_SNORM R8G8B8_SSCALED R8G8B8_USCALED R16G16B16_FLOAT R16G16B16_UNORM R16G16B16_SNORM
    R16G16B16_SSCALED R16G16B16_USCALED R8G8B8_UNORM_SRGB R16G16B16_UINT R16G16B16_SINT R32_SFIXED
    R10G10B10A2_SNORM R10G10B10A2_USCALED R10G10B10A2_SSCALED R10G10B10A2_SINT B10G10R10A2_SNORM
    B10G10R10A2_USCALED B10G10R10A2_SSCALED B10G10R10A2_UINT B10G10R10A2_SINT R8G8B8_UINT R8G8B8_SINT
}

/// The function that reads texels of `format`; `None` for compressed, palette, YUV and unknown formats and for those
/// wider than 16 bytes. Ask once per draw.
pub fn unpacker(format: SurfaceFormat) -> Option<Unpack> {
    fast::unpacker(format).or_else(|| described_unpacker(format))
}

/// The function that writes texels of `format`, `None` as for [`unpacker`]. Ask once per draw.
pub fn packer(format: SurfaceFormat) -> Option<Pack> {
    fast::packer(format).or_else(|| described_packer(format))
}

/// Reading a texel and writing what was read gives the same bytes, whatever they are: all bits belong to the four channels,
/// and no two of their values mean the same.
pub fn is_exact(format: SurfaceFormat) -> bool {
    let Some(layout) = format.layout().filter(|layout| !layout.srgb) else { return false };
    let bits = |channel: &hw::format::Channel| match channel.kind {
        ChannelKind::Unorm if channel.bits <= 16 => u32::from(channel.bits),
        ChannelKind::Uint | ChannelKind::Sint => u32::from(channel.bits),
        _ => 0,
    };
    packer(format).is_some()
        && unpacker(format).is_some()
        && layout.channels.iter().map(bits).sum::<u32>() == u32::from(layout.block_bits)
}

/// Reads one texel; zeros for formats without a reader.
pub fn unpack(format: SurfaceFormat, texel: &[u8; 16]) -> [u32; 4] {
    unpacker(format).map_or([0; 4], |unpack| unpack(texel))
}

/// The bytes of one texel and their number (0 for formats without a writer).
pub fn pack(format: SurfaceFormat, color: [u32; 4]) -> ([u8; 16], usize) {
    match (packer(format), format.layout()) {
        (Some(pack), Some(layout)) => (pack(color), usize::from(layout.block_bits).div_ceil(8)),
        _ => ([0; 16], 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formats() -> impl Iterator<Item = SurfaceFormat> {
        (0..0x400).map(SurfaceFormat).filter(|f| unpacker(*f).is_some())
    }

    /// A mask of the bits that carry channels.
    fn channel_bits(format: SurfaceFormat) -> u128 {
        let layout = format.layout().unwrap();
        let mut mask = 0u128;
        for c in layout.channels.iter().chain([&layout.luminance, &layout.intensity]) {
            if !matches!(c.kind, ChannelKind::Absent | ChannelKind::Void) {
                mask |= ((1u128 << c.bits) - 1) << c.start_bit;
            }
        }
        mask
    }

    #[test]
    fn writing_what_was_read_gives_the_same_bytes_for_all_small_texels() {
        for format in formats() {
            let layout = format.layout().unwrap();
            if layout.block_bits > 16 {
                continue;
            }
            for word in 0..1u128 << layout.block_bits {
                let texel = (word & channel_bits(format)).to_le_bytes();
                let color = unpack(format, &texel);
                let again = unpack(format, &pack(format, color).0);
                // The most negative signed normalised code and NaNs have a second spelling, so compare colours.
                let same = color
                    .iter()
                    .zip(&again)
                    .all(|(a, b)| a == b || (f32::from_bits(*a).is_nan() && f32::from_bits(*b).is_nan()));
                assert!(same, "{} {word:#x} {color:x?} {again:x?}", format.name());
            }
        }
    }

    #[test]
    fn bytes_of_exact_formats_survive() {
        type F = SurfaceFormat;
        let exact: Vec<F> = formats().filter(|&format| is_exact(format)).collect();
        for format in
            [F::R8G8B8A8_UNORM, F::B8G8R8A8_UNORM, F::R10G10B10A2_UNORM, F::B5G6R5_UNORM, F::R8_UNORM]
        {
            assert!(exact.contains(&format), "{}", format.name());
        }
        for format in
            [F::R8G8B8A8_UINT, F::R16G16_SINT, F::R32_UINT, F::R32G32B32A32_UINT, F::R16G16B16A16_UNORM]
        {
            assert!(exact.contains(&format), "{}", format.name());
        }
        // Channels that are missing, floats, two spellings of one value, gamma, too many bits.
        for format in [F::B8G8R8X8_UNORM, F::R16_FLOAT, F::R8_SNORM, F::R8G8B8A8_UNORM_SRGB, F::R32_UNORM] {
            assert!(!exact.contains(&format), "{}", format.name());
        }
        for format in exact {
            let bytes = usize::from(format.layout().unwrap().block_bits) / 8;
            // Every value of every channel that is as wide as a word, beside others.
            for word in 0..0x1_0000_u32 {
                let mut texel = [0; 16];
                for (at, byte) in texel[..bytes].iter_mut().enumerate() {
                    *byte = (word >> (8 * (at & 1)) & 0xff) as u8 ^ (at as u8 / 2).wrapping_mul(0x5b);
                }
                let again = pack(format, unpack(format, &texel)).0;
                assert_eq!(again, texel, "{}", format.name());
            }
        }
    }

    #[test]
    fn channels_lie_where_the_name_says() {
        let one = 1.0f32.to_bits();
        assert_eq!(unpack(SurfaceFormat::B5G6R5_UNORM, &0xf800u128.to_le_bytes()), [one, 0, 0, one]);
        assert_eq!(unpack(SurfaceFormat::B5G5R5A1_UNORM, &0x83e0u128.to_le_bytes()), [0, one, 0, one]);
        assert_eq!(unpack(SurfaceFormat::B4G4R4A4_UNORM, &0x000fu128.to_le_bytes()), [0, 0, one, 0]);
        assert_eq!(unpack(SurfaceFormat::L8A8_UNORM, &0x00ffu128.to_le_bytes()), [one, one, one, 0]);
        assert_eq!(
            unpack(SurfaceFormat::X24_TYPELESS_G8_UINT, &0x5a00_0000u128.to_le_bytes()),
            [0, 0x5a, 0, 1]
        );
        assert_eq!(unpack(SurfaceFormat::R10G10B10A2_UINT, &0xc000_0401u128.to_le_bytes()), [1, 1, 0, 3]);
        assert_eq!(unpack(SurfaceFormat::R8_SINT, &0x80u128.to_le_bytes())[0], -128i32 as u32);
        assert_eq!(unpack(SurfaceFormat::R8_SNORM, &0x80u128.to_le_bytes())[0], (-1.0f32).to_bits());
        assert_eq!(
            unpack(SurfaceFormat::R11G11B10_FLOAT, &(15u128 << 6 << 11).to_le_bytes()),
            [0, one, 0, one]
        );
    }

    #[test]
    fn writing_clamps_and_rounds_to_even() {
        let f = f32::to_bits;
        let (bytes, length) = pack(SurfaceFormat::R8G8B8A8_UNORM, [f(2.0), f(-1.0), f(f32::NAN), f(0.5)]);
        assert_eq!((&bytes[..4], length), (&[255, 0, 0, 128][..], 4));
        assert_eq!(pack(SurfaceFormat::R8_SINT, [1000, 0, 0, 0]).0[0], 127);
        assert_eq!(pack(SurfaceFormat::R8_SINT, [-1000i32 as u32, 0, 0, 0]).0[0], 0x80);
        assert_eq!(pack(SurfaceFormat::R8_UINT, [1000, 0, 0, 0]).0[0], 255);
        assert_eq!(pack(SurfaceFormat::R8_SNORM, [f(-1.0), 0, 0, 0]).0[0], 0x81);
    }
}
