//! Texels of many lanes at once: one type for each way of storing colours, chosen once by [`stored`].
//!
//! Source: [bdw.2d:SURFACE_FORMAT]. Plain loops over lanes that become vector code (see [`crate::simd`]). What each channel
//! means is what the format's reader says; tests hold them to it.

use super::srgb;
use crate::simd::{LANES, Vector};
use crate::surface::Surface;
use hw::format::SurfaceFormat;
use num::f16_to_f32;

/// Where a channel of the colour comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Always 0.
    Zero,
    /// Always 1: a float, or an integer for integer formats.
    One,
    /// A channel as it is stored, 0 to 3.
    Stored(u8),
}

/// A way of storing colours. Values are float bits, or integers for integer formats.
pub trait Stored: Copy + 'static {
    /// What is read for a row of lanes.
    type Raw<V: Vector>: Copy;
    /// Channels may be infinite or no numbers.
    const ODD: bool = false;

    /// Reads the texels at these byte offsets of the surface.
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> Self::Raw<V>;

    /// A stored channel, in the scale that filters mix it in.
    fn channel<V: Vector>(unit: V, raw: &Self::Raw<V>, channel: usize) -> V::Row;

    /// From the scale of filters to the value.
    #[inline(always)]
    fn value<V: Vector>(_: V, mixed: V::Row) -> V::Row {
        mixed
    }
}

/// What is done with the type that stores a format.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<T: Stored>(self) -> Self::Output;
}

/// Elements of `BYTES` bytes as `K` DWords.
#[inline(always)]
fn dwords<const BYTES: usize, const K: usize, V: Vector>(
    unit: V,
    surface: &Surface,
    at: V::Row,
) -> [V::Row; K] {
    let bytes = surface.view.read_each::<BYTES, LANES>(&unit.lanes(at));
    let mut rows = [unit.splat(0); K];
    for (word, row) in rows.iter_mut().enumerate() {
        let mut lanes = [0; LANES];
        for lane in 0..LANES {
            let mut dword = [0; 4];
            for byte in 0..4 {
                if word * 4 + byte < BYTES {
                    dword[byte] = bytes[lane][word * 4 + byte];
                }
            }
            lanes[lane] = u32::from_le_bytes(dword);
        }
        *row = unit.row(lanes);
    }
    rows
}

/// Whole numbers below 2^31 as floats.
#[inline(always)]
fn float<V: Vector>(unit: V, whole: V::Row) -> V::Row {
    unit.map(whole, |whole| (whole as i32 as f32).to_bits())
}

/// `bits` bits from bit `shift` on.
#[inline(always)]
fn part<V: Vector>(unit: V, dwords: V::Row, shift: u32, bits: u32) -> V::Row {
    let most = (1u32 << bits) - 1;
    unit.map(dwords, |dword| dword >> (shift & 31) & most)
}

/// Whole numbers from 0 to `most` as fractions of it.
#[inline(always)]
fn fraction<V: Vector>(unit: V, whole: V::Row, most: u32) -> V::Row {
    unit.map_f(float(unit, whole), |whole| whole / most as f32)
}

/// Four normalised bytes. They are mixed as they are stored.
#[derive(Clone, Copy)]
pub struct Bytes4;

impl Stored for Bytes4 {
    type Raw<V: Vector> = V::Row;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> V::Row {
        dwords::<4, 1, V>(unit, surface, at)[0]
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &V::Row, channel: usize) -> V::Row {
        float(unit, part(unit, *raw, channel as u32 * 8, 8))
    }

    #[inline(always)]
    fn value<V: Vector>(unit: V, mixed: V::Row) -> V::Row {
        unit.map_f(mixed, |mixed| mixed / 255.0)
    }
}

/// One normalised byte, mixed as it is stored.
#[derive(Clone, Copy)]
pub struct Byte;

impl Stored for Byte {
    type Raw<V: Vector> = V::Row;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> V::Row {
        dwords::<1, 1, V>(unit, surface, at)[0]
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &V::Row, channel: usize) -> V::Row {
        Bytes4::channel(unit, raw, channel)
    }

    #[inline(always)]
    fn value<V: Vector>(unit: V, mixed: V::Row) -> V::Row {
        Bytes4::value(unit, mixed)
    }
}

/// `K` normalised bytes, each mixed as the fraction that it means.
#[derive(Clone, Copy)]
pub struct Fractions<const K: usize>;

impl<const K: usize> Stored for Fractions<K> {
    type Raw<V: Vector> = V::Row;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> V::Row {
        dwords::<K, 1, V>(unit, surface, at)[0]
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &V::Row, channel: usize) -> V::Row {
        Bytes4::value(unit, Bytes4::channel(unit, raw, channel))
    }
}

/// Three bytes on the sRGB curve and a normalised one.
#[derive(Clone, Copy)]
pub struct Srgb4;

impl Stored for Srgb4 {
    type Raw<V: Vector> = V::Row;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> V::Row {
        Bytes4::fetch(unit, surface, at)
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &V::Row, channel: usize) -> V::Row {
        if channel == 3 {
            return Fractions::<4>::channel(unit, raw, channel);
        }
        let table = &*srgb::DECODE_8;
        unit.map(part(unit, *raw, channel as u32 * 8, 8), |code| table[(code & 0xff) as usize])
    }
}

/// Normalised words in an element of `BYTES` bytes.
#[derive(Clone, Copy)]
pub struct Words<const BYTES: usize>;

impl<const BYTES: usize> Stored for Words<BYTES> {
    type Raw<V: Vector> = [V::Row; 2];

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> [V::Row; 2] {
        dwords::<BYTES, 2, V>(unit, surface, at)
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &[V::Row; 2], channel: usize) -> V::Row {
        fraction(unit, word(unit, raw, channel), 65535)
    }
}

/// The words of a channel.
#[inline(always)]
fn word<V: Vector>(unit: V, raw: &[V::Row; 2], channel: usize) -> V::Row {
    part(unit, raw[channel / 2 & 1], (channel as u32 & 1) * 16, 16)
}

/// Half floats in an element of `BYTES` bytes.
#[derive(Clone, Copy)]
pub struct Halves<const BYTES: usize>;

impl<const BYTES: usize> Stored for Halves<BYTES> {
    type Raw<V: Vector> = [V::Row; 2];
    const ODD: bool = true;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> [V::Row; 2] {
        dwords::<BYTES, 2, V>(unit, surface, at)
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &[V::Row; 2], channel: usize) -> V::Row {
        unit.map(word(unit, raw, channel), |half| f16_to_f32(half as u16).to_bits())
    }
}

/// `K` DWords in an element of `BYTES` bytes, whatever they mean.
#[derive(Clone, Copy)]
pub struct Dwords<const K: usize, const BYTES: usize>;

impl<const K: usize, const BYTES: usize> Stored for Dwords<K, BYTES> {
    type Raw<V: Vector> = [V::Row; K];
    const ODD: bool = true;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> [V::Row; K] {
        dwords::<BYTES, K, V>(unit, surface, at)
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &[V::Row; K], channel: usize) -> V::Row {
        raw.get(channel).copied().unwrap_or(unit.splat(0))
    }
}

/// `K` bytes as integers.
#[derive(Clone, Copy)]
pub struct Integers8<const K: usize>;

impl<const K: usize> Stored for Integers8<K> {
    type Raw<V: Vector> = V::Row;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> V::Row {
        dwords::<K, 1, V>(unit, surface, at)[0]
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &V::Row, channel: usize) -> V::Row {
        part(unit, *raw, channel as u32 * 8, 8)
    }
}

/// Normalised channels in the bits of one element of `BYTES` bytes; the widths of the first three are `WIDTH`, `MIDDLE`
/// and `WIDTH`, a fourth takes what is left of 32.
#[derive(Clone, Copy)]
pub struct Packed<const BYTES: usize, const WIDTH: u32, const MIDDLE: u32>;

impl<const BYTES: usize, const WIDTH: u32, const MIDDLE: u32> Stored for Packed<BYTES, WIDTH, MIDDLE> {
    type Raw<V: Vector> = V::Row;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> V::Row {
        dwords::<BYTES, 1, V>(unit, surface, at)[0]
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &V::Row, channel: usize) -> V::Row {
        let (shift, bits) = match channel {
            0 => (0, WIDTH),
            1 => (WIDTH, MIDDLE),
            2 => (WIDTH + MIDDLE, WIDTH),
            _ => (2 * WIDTH + MIDDLE, 32 - 2 * WIDTH - MIDDLE),
        };
        fraction(unit, part(unit, *raw, shift, bits), (1 << bits) - 1)
    }
}

/// 24-bit normalised depth in the low bits.
#[derive(Clone, Copy)]
pub struct Depth24;

impl Stored for Depth24 {
    type Raw<V: Vector> = V::Row;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> V::Row {
        Bytes4::fetch(unit, surface, at)
    }

    #[inline(always)]
    fn channel<V: Vector>(unit: V, raw: &V::Row, _: usize) -> V::Row {
        unit.map(*raw, |dword| {
            let depth = f64::from((dword & 0xff_ffff) as i32) / 16_777_215.0;
            (depth as f32).to_bits()
        })
    }
}

/// Whatever the surface's reader reads, lane by lane.
#[derive(Clone, Copy)]
pub struct Reader;

impl Stored for Reader {
    type Raw<V: Vector> = [V::Row; 4];
    const ODD: bool = true;

    #[inline(always)]
    fn fetch<V: Vector>(unit: V, surface: &Surface, at: V::Row) -> [V::Row; 4] {
        let mut rows = [[0; LANES]; 4];
        if let Some(unpack) = surface.unpack {
            for (lane, offset) in unit.lanes(at).into_iter().enumerate() {
                let color = unpack(&surface.read_element(offset as usize));
                for (row, value) in rows.iter_mut().zip(color) {
                    row[lane] = value;
                }
            }
        }
        let [red, green, blue, alpha] = rows;
        [unit.row(red), unit.row(green), unit.row(blue), unit.row(alpha)]
    }

    #[inline(always)]
    fn channel<V: Vector>(_: V, raw: &[V::Row; 4], channel: usize) -> V::Row {
        raw[channel & 3]
    }
}

/// Shows `visit` the type that stores a format; with what comes of it, where red, green, blue and alpha come from.
pub fn stored<V: Visit>(format: SurfaceFormat, visit: V) -> ([Source; 4], V::Output) {
    use Source::{One, Stored as S, Zero};
    const RGBA: [Source; 4] = [S(0), S(1), S(2), S(3)];
    const RGB1: [Source; 4] = [S(0), S(1), S(2), One];
    const BGRA: [Source; 4] = [S(2), S(1), S(0), S(3)];
    const BGR1: [Source; 4] = [S(2), S(1), S(0), One];
    const RG01: [Source; 4] = [S(0), S(1), Zero, One];
    const R001: [Source; 4] = [S(0), Zero, Zero, One];
    match format {
        SurfaceFormat::R8G8B8A8_UNORM => (RGBA, visit.visit::<Bytes4>()),
        SurfaceFormat::B8G8R8A8_UNORM => (BGRA, visit.visit::<Bytes4>()),
        SurfaceFormat::R8G8B8X8_UNORM => (RGB1, visit.visit::<Bytes4>()),
        SurfaceFormat::B8G8R8X8_UNORM => (BGR1, visit.visit::<Bytes4>()),
        SurfaceFormat::R8_UNORM => (R001, visit.visit::<Byte>()),
        SurfaceFormat::A8_UNORM => ([Zero, Zero, Zero, S(0)], visit.visit::<Fractions<1>>()),
        SurfaceFormat::L8_UNORM => ([S(0), S(0), S(0), One], visit.visit::<Fractions<1>>()),
        SurfaceFormat::I8_UNORM => ([S(0); 4], visit.visit::<Fractions<1>>()),
        SurfaceFormat::R8G8_UNORM => (RG01, visit.visit::<Fractions<2>>()),
        SurfaceFormat::L8A8_UNORM => ([S(0), S(0), S(0), S(1)], visit.visit::<Fractions<2>>()),
        SurfaceFormat::R8G8B8A8_UNORM_SRGB => (RGBA, visit.visit::<Srgb4>()),
        SurfaceFormat::B8G8R8A8_UNORM_SRGB => (BGRA, visit.visit::<Srgb4>()),
        SurfaceFormat::R8G8B8X8_UNORM_SRGB => (RGB1, visit.visit::<Srgb4>()),
        SurfaceFormat::B8G8R8X8_UNORM_SRGB => (BGR1, visit.visit::<Srgb4>()),
        SurfaceFormat::R16_UNORM => (R001, visit.visit::<Words<2>>()),
        SurfaceFormat::R16G16_UNORM => (RG01, visit.visit::<Words<4>>()),
        SurfaceFormat::R16G16B16A16_UNORM => (RGBA, visit.visit::<Words<8>>()),
        SurfaceFormat::R16_FLOAT => (R001, visit.visit::<Halves<2>>()),
        SurfaceFormat::R16G16_FLOAT => (RG01, visit.visit::<Halves<4>>()),
        SurfaceFormat::R16G16B16X16_FLOAT => (RGB1, visit.visit::<Halves<8>>()),
        SurfaceFormat::R16G16B16A16_FLOAT => (RGBA, visit.visit::<Halves<8>>()),
        SurfaceFormat::R32_FLOAT | SurfaceFormat::R32_UINT | SurfaceFormat::R32_SINT => {
            (R001, visit.visit::<Dwords<1, 4>>())
        }
        SurfaceFormat::R32G32_FLOAT | SurfaceFormat::R32G32_UINT | SurfaceFormat::R32G32_SINT => {
            (RG01, visit.visit::<Dwords<2, 8>>())
        }
        SurfaceFormat::R32G32B32_FLOAT | SurfaceFormat::R32G32B32_UINT | SurfaceFormat::R32G32B32_SINT => {
            (RGB1, visit.visit::<Dwords<3, 12>>())
        }
        SurfaceFormat::R32G32B32X32_FLOAT => (RGB1, visit.visit::<Dwords<4, 16>>()),
        SurfaceFormat::R32G32B32A32_FLOAT
        | SurfaceFormat::R32G32B32A32_UINT
        | SurfaceFormat::R32G32B32A32_SINT => (RGBA, visit.visit::<Dwords<4, 16>>()),
        SurfaceFormat::R8_UINT => (R001, visit.visit::<Integers8<1>>()),
        SurfaceFormat::R8G8_UINT => (RG01, visit.visit::<Integers8<2>>()),
        SurfaceFormat::R8G8B8A8_UINT => (RGBA, visit.visit::<Integers8<4>>()),
        SurfaceFormat::B5G6R5_UNORM => (BGR1, visit.visit::<Packed<2, 5, 6>>()),
        SurfaceFormat::R10G10B10A2_UNORM => (RGBA, visit.visit::<Packed<4, 10, 10>>()),
        SurfaceFormat::R24_UNORM_X8_TYPELESS => (R001, visit.visit::<Depth24>()),
        _ => (RGBA, visit.visit::<Reader>()),
    }
}

#[cfg(test)]
#[path = "tests/rows.rs"]
mod tests;
