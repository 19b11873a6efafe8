//! Surface formats: how a texel lies in memory and which units can use it.
//!
//! Source: `hw/formats.hw`, `[mesa:isl]`.

use crate::generated::formats::{INDEX, LAYOUTS};
use crate::platform::Platform;

/// SURFACE_FORMAT, nine or ten bits as state structures carry it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SurfaceFormat(pub u16);

/// How the bits of a channel are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    /// The format has no such channel.
    Absent,
    /// Padding.
    Void,
    /// Bits passed through.
    Raw,
    /// 0 to 1.
    Unorm,
    /// -1 to 1.
    Snorm,
    /// Signed float.
    Float,
    /// Float without sign.
    Ufloat,
    /// Unsigned fixed point.
    Ufixed,
    /// Signed fixed point, 16 fraction bits.
    Sfixed,
    /// Unsigned integer.
    Uint,
    /// Signed integer.
    Sint,
    /// Unsigned integer read as float.
    Uscaled,
    /// Signed integer read as float.
    Sscaled,
}

/// One channel of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Channel {
    /// How it is read.
    pub kind: ChannelKind,
    /// Width.
    pub bits: u8,
    /// Lowest bit inside the block.
    pub start_bit: u8,
}

/// How colours are coded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorSpace {
    /// Straight numbers.
    Linear,
    /// sRGB curve on red, green and blue.
    Srgb,
    /// Luma and chroma.
    Yuv,
}

/// Block compression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compression {
    /// One block is one texel.
    None,
    /// BC1.
    Dxt1,
    /// BC2.
    Dxt3,
    /// BC3.
    Dxt5,
    /// FXT1.
    Fxt1,
    /// BC4.
    Rgtc1,
    /// BC5.
    Rgtc2,
    /// BC6H and BC7.
    Bptc,
    /// ETC1.
    Etc1,
    /// ETC2 and EAC.
    Etc2,
    /// ASTC.
    Astc,
}

/// What a unit does with a surface of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Use {
    /// Sampler reads it.
    Sample,
    /// Sampler filters it.
    Filter,
    /// Sampler compares it.
    Shadow,
    /// Sampler chroma key.
    ChromaKey,
    /// Render target.
    Render,
    /// Render target with blending.
    Blend,
    /// Vertex buffer.
    Vertex,
    /// Stream output.
    StreamOut,
    /// Colour processing of the media pipe.
    Color,
    /// Data port typed writes.
    TypedWrite,
    /// Data port typed reads.
    TypedRead,
    /// Lossless colour compression.
    CcsE,
    /// Data port typed atomics.
    TypedAtomic,
}

/// Layout of one block of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormatLayout {
    /// Name in the manual.
    pub name: &'static str,
    /// SURFACE_FORMAT value.
    pub value: u16,
    /// Bits of a block; 0 for planar formats.
    pub block_bits: u16,
    /// Pixels across a block.
    pub block_width_px: u8,
    /// Pixels down a block.
    pub block_height_px: u8,
    /// Red, green, blue, alpha. Padding (`X8`) shows as `Void` in the place it takes.
    pub channels: [Channel; 4],
    /// Luminance: red, green and blue alike.
    pub luminance: Channel,
    /// Intensity: all four alike.
    pub intensity: Channel,
    /// Index into the sampler's palette.
    pub palette: Channel,
    /// Colour coding.
    pub color_space: ColorSpace,
    /// `color_space` is sRGB.
    pub srgb: bool,
    /// Block compression.
    pub compression: Compression,
    pub(crate) uses: [u32; 4],
}

impl FormatLayout {
    /// Bytes of a block, rounded up.
    pub fn block_bytes(&self) -> u32 {
        u32::from(self.block_bits).div_ceil(8)
    }

    /// Whether the platform's units can use the format so.
    pub fn supports(&self, platform: &Platform, what: Use) -> bool {
        self.uses.get(platform.row() as usize).is_some_and(|u| u >> what as u8 & 1 != 0)
    }
}

pub(crate) const NO: Channel = c(ChannelKind::Absent, 0, 0);

pub(crate) const fn c(kind: ChannelKind, bits: u8, start_bit: u8) -> Channel {
    Channel { kind, bits, start_bit }
}

impl SurfaceFormat {
    /// Layout, or none where the value names no format.
    #[inline]
    pub fn layout(self) -> Option<&'static FormatLayout> {
        let place = *INDEX.get(self.0 as usize)?;
        LAYOUTS.get(place.checked_sub(1)? as usize)
    }

    /// Name in the manual.
    pub fn name(self) -> &'static str {
        self.layout().map_or("unknown format", |l| l.name)
    }

    /// The format of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        LAYOUTS.iter().find(|l| l.name == name).map(|l| Self(l.value))
    }

    /// Every format.
    pub fn all() -> impl Iterator<Item = Self> {
        LAYOUTS.iter().map(|l| Self(l.value))
    }
}
