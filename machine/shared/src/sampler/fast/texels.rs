//! Fetching and blending the texels of a whole message, one function for each way of storing colours.
//!
//! Source: [skl.7:Texel Fetch] [skl.7:Texel Filtering].

use super::Row;
use super::footprint::Footprint;
use hw::format::SurfaceFormat;
use memory::View;
use num::f16_to_f32;
use surface::Surface;
use surface::texel::srgb;

/// How texels become colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Texels {
    /// Four 8-bit normalised channels: shifts of red, green, blue; alpha's, or none.
    Bytes([u32; 3], Option<u32>),
    /// One 8-bit normalised channel, red.
    Byte,
    /// Bytes as above on the sRGB curve.
    Srgb([u32; 3], Option<u32>),
    /// 24-bit normalised depth in the low bits.
    Depth24,
    /// Half floats, this many.
    Halves(u8),
    /// Floats, this many.
    Floats(u8),
    /// 5:6:5.
    Rgb565,
    /// By the format's reader.
    Reader,
}

impl Texels {
    /// The way of a format.
    pub fn of(format: SurfaceFormat) -> Self {
        match format {
            SurfaceFormat::R8G8B8A8_UNORM => Texels::Bytes([0, 8, 16], Some(24)),
            SurfaceFormat::B8G8R8A8_UNORM => Texels::Bytes([16, 8, 0], Some(24)),
            SurfaceFormat::R8G8B8X8_UNORM => Texels::Bytes([0, 8, 16], None),
            SurfaceFormat::B8G8R8X8_UNORM => Texels::Bytes([16, 8, 0], None),
            SurfaceFormat::R8_UNORM => Texels::Byte,
            SurfaceFormat::R8G8B8A8_UNORM_SRGB => Texels::Srgb([0, 8, 16], Some(24)),
            SurfaceFormat::B8G8R8A8_UNORM_SRGB => Texels::Srgb([16, 8, 0], Some(24)),
            SurfaceFormat::R8G8B8X8_UNORM_SRGB => Texels::Srgb([0, 8, 16], None),
            SurfaceFormat::B8G8R8X8_UNORM_SRGB => Texels::Srgb([16, 8, 0], None),
            SurfaceFormat::R24_UNORM_X8_TYPELESS => Texels::Depth24,
            SurfaceFormat::R16_FLOAT => Texels::Halves(1),
            SurfaceFormat::R16G16_FLOAT => Texels::Halves(2),
            SurfaceFormat::R16G16B16A16_FLOAT => Texels::Halves(4),
            SurfaceFormat::R32_FLOAT => Texels::Floats(1),
            SurfaceFormat::R32G32_FLOAT => Texels::Floats(2),
            SurfaceFormat::R32G32B32A32_FLOAT => Texels::Floats(4),
            SurfaceFormat::B5G6R5_UNORM => Texels::Rgb565,
            _ => Texels::Reader,
        }
    }
}

/// Colours of a message by channel.
pub type Colors<const N: usize> = [Row<f32, N>; 4];

/// Reads and blends the texels of all lanes. Channels that are not `needed` (bit 0 red) may be left alone.
#[inline]
pub fn filter<const N: usize>(
    texels: Texels,
    surface: &Surface,
    linear: bool,
    at: &Footprint<N>,
    needed: u8,
    colors: &mut Colors<N>,
) {
    let view = &surface.view;
    match texels {
        Texels::Bytes(shifts, alpha) => {
            let shifts = [Some(shifts[0]), Some(shifts[1]), Some(shifts[2]), alpha];
            if linear {
                bytes_linear(view, shifts, at, needed, colors);
            } else {
                bytes_nearest(view, shifts, at, needed, colors);
            }
        }
        Texels::Byte => byte(view, linear, at, colors),
        Texels::Srgb(shifts, alpha) => srgb_bytes(view, shifts, alpha, linear, at, colors),
        Texels::Depth24 => by_lane(linear, at, colors, |at| {
            let depth = f64::from(view.read_u32(at) & 0xff_ffff) / 16_777_215.0;
            [depth as f32, 0.0, 0.0, 1.0]
        }),
        Texels::Rgb565 => by_lane(linear, at, colors, |at| {
            let texel = view.read_u16(at);
            [
                f32::from(texel >> 11) / 31.0,
                f32::from(texel >> 5 & 63) / 63.0,
                f32::from(texel & 31) / 31.0,
                1.0,
            ]
        }),
        Texels::Halves(1) => by_lane(linear, at, colors, |at| [half(view, at), 0.0, 0.0, 1.0]),
        Texels::Halves(2) => by_lane(linear, at, colors, |at| [half(view, at), half(view, at + 2), 0.0, 1.0]),
        Texels::Halves(_) => by_lane(linear, at, colors, |at| {
            let texel = u64::from_le_bytes(view.read::<8>(at));
            let channel = |shift: u32| f16_to_f32((texel >> shift) as u16);
            [channel(0), channel(16), channel(32), channel(48)]
        }),
        Texels::Floats(1) => by_lane(linear, at, colors, |at| [float(view, at), 0.0, 0.0, 1.0]),
        Texels::Floats(2) => {
            by_lane(linear, at, colors, |at| [float(view, at), float(view, at + 4), 0.0, 1.0])
        }
        Texels::Floats(_) => by_lane(linear, at, colors, |at| {
            [float(view, at), float(view, at + 4), float(view, at + 8), float(view, at + 12)]
        }),
        Texels::Reader => {
            let Some(unpack) = surface.unpack else { return };
            by_lane(linear, at, colors, |at| {
                let [r, g, b, a] = unpack(&surface.read_element(at));
                [f32::from_bits(r), f32::from_bits(g), f32::from_bits(b), f32::from_bits(a)]
            });
        }
    }
}

#[inline(always)]
fn half(view: &View, at: usize) -> f32 {
    f16_to_f32(view.read_u16(at))
}

#[inline(always)]
fn float(view: &View, at: usize) -> f32 {
    f32::from_bits(view.read_u32(at))
}

/// One 8-bit channel as a float, 0 to 255.
#[inline(always)]
fn channel(texel: u32, shift: u32) -> f32 {
    ((texel >> shift) & 0xff) as i32 as f32
}

#[inline(never)]
fn bytes_nearest<const N: usize>(
    view: &View,
    shifts: [Option<u32>; 4],
    at: &Footprint<N>,
    needed: u8,
    colors: &mut Colors<N>,
) {
    let mut texels = [0u32; N];
    for lane in 0..N {
        texels[lane] = view.read_u32(at.offset(lane, 0, 0));
    }
    for number in 0..4 {
        if needed >> number & 1 == 0 {
            continue;
        }
        let color = &mut colors[number];
        let Some(shift) = shifts[number] else {
            color.fill(1.0);
            continue;
        };
        for lane in 0..N {
            color[lane] = channel(texels[lane], shift) / 255.0;
        }
    }
}

#[inline(never)]
fn bytes_linear<const N: usize>(
    view: &View,
    shifts: [Option<u32>; 4],
    at: &Footprint<N>,
    needed: u8,
    colors: &mut Colors<N>,
) {
    let mut texels = [[0u32; N]; 4];
    for lane in 0..N {
        texels[0][lane] = view.read_u32(at.offset(lane, 0, 0));
        texels[1][lane] = view.read_u32(at.offset(lane, 1, 0));
        texels[2][lane] = view.read_u32(at.offset(lane, 0, 1));
        texels[3][lane] = view.read_u32(at.offset(lane, 1, 1));
    }
    for number in 0..4 {
        if needed >> number & 1 == 0 {
            continue;
        }
        match shifts[number] {
            Some(shift) => blend_bytes(&texels, shift, at, &mut colors[number]),
            None => colors[number].fill(1.0),
        }
    }
}

#[inline(always)]
fn blend_bytes<const N: usize>(
    texels: &[Row<u32, N>; 4],
    shift: u32,
    at: &Footprint<N>,
    color: &mut Row<f32, N>,
) {
    for lane in 0..N {
        let (a, b) = (channel(texels[0][lane], shift), channel(texels[1][lane], shift));
        let (c, d) = (channel(texels[2][lane], shift), channel(texels[3][lane], shift));
        let upper = a + (b - a) * at.wx[lane];
        let lower = c + (d - c) * at.wx[lane];
        color[lane] = (upper + (lower - upper) * at.wy[lane]) / 255.0;
    }
}

#[inline(never)]
fn byte<const N: usize>(view: &View, linear: bool, at: &Footprint<N>, colors: &mut Colors<N>) {
    let mut texels = [[0u32; N]; 4];
    for lane in 0..N {
        texels[0][lane] = u32::from(view.read_u8(at.offset(lane, 0, 0)));
        if linear {
            texels[1][lane] = u32::from(view.read_u8(at.offset(lane, 1, 0)));
            texels[2][lane] = u32::from(view.read_u8(at.offset(lane, 0, 1)));
            texels[3][lane] = u32::from(view.read_u8(at.offset(lane, 1, 1)));
        }
    }
    if linear {
        blend_bytes(&texels, 0, at, &mut colors[0]);
    } else {
        for lane in 0..N {
            colors[0][lane] = channel(texels[0][lane], 0) / 255.0;
        }
    }
    colors[3].fill(1.0);
}

#[inline(never)]
fn srgb_bytes<const N: usize>(
    view: &View,
    shifts: [u32; 3],
    alpha: Option<u32>,
    linear: bool,
    at: &Footprint<N>,
    colors: &mut Colors<N>,
) {
    let table = &*srgb::DECODE_8;
    let [red, green, blue] = shifts;
    by_lane(linear, at, colors, |at| {
        let texel = view.read_u32(at);
        let code = |shift: u32| f32::from_bits(table[(texel >> shift & 0xff) as usize]);
        let alpha = match alpha {
            Some(shift) => channel(texel, shift) / 255.0,
            None => 1.0,
        };
        [code(red), code(green), code(blue), alpha]
    });
}

/// `a` and `b` by the weight of `b`; a texel of no weight has no say, even when it is not finite.
#[inline(always)]
fn mix(a: f32, b: f32, weight: f32) -> f32 {
    let mixed = a + (b - a) * weight;
    if weight == 0.0 { a } else { mixed }
}

/// Reads and blends texels whose colours come from `read`, lane by lane.
#[inline(always)]
fn by_lane<const N: usize>(
    linear: bool,
    at: &Footprint<N>,
    colors: &mut Colors<N>,
    read: impl Fn(usize) -> [f32; 4],
) {
    let [red, green, blue, alpha] = colors;
    for lane in 0..N {
        let mut color = read(at.offset(lane, 0, 0));
        if linear {
            let b = read(at.offset(lane, 1, 0));
            let c = read(at.offset(lane, 0, 1));
            let d = read(at.offset(lane, 1, 1));
            let (wx, wy) = (at.wx[lane], at.wy[lane]);
            for channel in 0..4 {
                let upper = mix(color[channel], b[channel], wx);
                let lower = mix(c[channel], d[channel], wx);
                color[channel] = mix(upper, lower, wy);
            }
        }
        [red[lane], green[lane], blue[lane], alpha[lane]] = color;
    }
}
