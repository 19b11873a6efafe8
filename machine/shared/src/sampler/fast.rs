//! Whole messages of common surfaces: 2D, uncompressed, not integer, without borders.
//!
//! Source: as `filter`, which is the referee. The work goes in three steps over all lanes, each a plain loop that the
//! compiler turns into vector code: texel indices and weights, texel fetch, blend.

use super::combination::Combination;
use super::lod;
use super::message::{self, LodSource, Parameter, Request, Simd};
use super::state::{Filter, Wrap};
use hw::format::SurfaceFormat;
use ports::{Grf, SendMessage};
use surface::layout::LEVEL_COUNT;
use surface::{ChannelSelect, SurfaceKind, Tiling};

/// Wrap modes that a path knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Axis {
    Wrap,
    Mirror,
    Clamp,
}

/// How texels become colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Texels {
    /// Four 8-bit normalised channels: shifts of red, green, blue; alpha's, or none.
    Bytes([u32; 3], Option<u32>),
    /// One 8-bit normalised channel, red.
    Byte,
    /// By the format's reader.
    Reader,
}

/// One level as the loops want it.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    width: f32,
    height: f32,
    /// Byte column and row where it begins.
    x_bytes: u32,
    y_rows: u32,
}

/// The specialised path of a combination.
#[derive(Clone, Copy, Debug)]
pub struct Fast {
    axes: [Axis; 2],
    texels: Texels,
    tiling: Tiling,
    pitch: u32,
    element_bytes: u32,
    array: bool,
    /// One filter whatever the level of detail.
    filter: Filter,
    /// Level of detail can change nothing: this level is read.
    only_level: Option<u32>,
    levels: [Level; LEVEL_COUNT],
}

/// Added to a float below 2^22 in magnitude, leaves the nearest integer in the low mantissa bits.
const MAGIC: f32 = 12_582_912.0;
/// Coordinates are limited to this.
const LIMIT: f32 = 1_048_576.0;

/// Integer at or below `x`, as float and integer; |x| below 2^21.
#[inline(always)]
fn floor(x: f32) -> (f32, i32) {
    let shifted = x + MAGIC;
    let nearest = shifted - MAGIC;
    let integer = (shifted.to_bits() as i32).wrapping_sub(MAGIC.to_bits() as i32);
    let above = nearest > x;
    (nearest - if above { 1.0 } else { 0.0 }, integer - i32::from(above))
}

/// A coordinate brought into the level, in texels.
#[inline(always)]
fn place(axis: Axis, coordinate: f32, size: f32) -> f32 {
    // `max` takes the number when the coordinate is a NaN.
    let coordinate = coordinate.max(-LIMIT).min(LIMIT);
    match axis {
        Axis::Wrap => (coordinate - floor(coordinate).0) * size,
        Axis::Mirror => {
            let period = coordinate - 2.0 * floor(coordinate * 0.5).0;
            (if period > 1.0 { 2.0 - period } else { period }) * size
        }
        Axis::Clamp => (coordinate * size).max(-1.0).min(size + 1.0),
    }
}

/// One row of values for each lane.
type Row<T, const N: usize> = [T; N];

impl Fast {
    /// The path of a combination, if there is one.
    pub fn choose(combination: &Combination) -> Option<Self> {
        let surface = combination.surface();
        let sampling = &combination.sampling;
        let suits = surface.kind == SurfaceKind::D2
            && surface.samples_log2 == 0
            && surface.unpack.is_some()
            && surface.first_unbound().is_none()
            && surface.extent_bytes() < 1 << 31
            && surface.tiling != Tiling::W
            && matches!(surface.element_bytes, 1 | 2 | 4 | 8 | 16)
            && surface.resource_min_lod == 0.0
            && !combination.integer
            && !combination.anisotropic
            && !sampling.unnormalized
            && !sampling.disabled
            && sampling.reduction == message::Reduction::Sum
            && sampling.min_filter == sampling.mag_filter;
        if !suits {
            return None;
        }
        let axis = |mode| match mode {
            Wrap::Wrap => Some(Axis::Wrap),
            Wrap::Mirror => Some(Axis::Mirror),
            Wrap::Clamp => Some(Axis::Clamp),
            _ => None,
        };
        let texels = match surface.format {
            SurfaceFormat::R8G8B8A8_UNORM => Texels::Bytes([0, 8, 16], Some(24)),
            SurfaceFormat::B8G8R8A8_UNORM => Texels::Bytes([16, 8, 0], Some(24)),
            SurfaceFormat::R8G8B8X8_UNORM => Texels::Bytes([0, 8, 16], None),
            SurfaceFormat::B8G8R8X8_UNORM => Texels::Bytes([16, 8, 0], None),
            SurfaceFormat::R8_UNORM => Texels::Byte,
            _ => Texels::Reader,
        };
        let mut levels = [Level::default(); LEVEL_COUNT];
        for (level, layout) in levels.iter_mut().zip(&surface.levels) {
            *level = Level {
                width: layout.width as f32,
                height: layout.height as f32,
                x_bytes: layout.x_el.wrapping_add(surface.origin_el.0).wrapping_mul(surface.element_bytes),
                y_rows: layout.y_el.wrapping_add(surface.origin_el.1),
            };
        }
        Some(Fast {
            axes: [axis(sampling.wrap[0])?, axis(sampling.wrap[1])?],
            texels,
            tiling: surface.tiling,
            pitch: surface.pitch_bytes,
            element_bytes: surface.element_bytes,
            array: surface.is_array && surface.depth > 1,
            filter: sampling.min_filter,
            only_level: if combination.single_level {
                Some(combination.limits.choose(0.0, 0.0).level)
            } else {
                None
            },
            levels,
        })
    }

    /// Runs a message; false, with nothing done, when it is not of the kind that the path knows.
    #[inline]
    pub fn run(
        &self,
        combination: &Combination,
        request: &Request,
        lod: LodSource,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> bool {
        if lod == LodSource::Gradients || request.offsets != [0; 3] || request.half_return {
            return false;
        }
        match request.simd {
            Simd::Simd8 => self.lanes::<8>(combination, request, lod, message, grf),
            Simd::Simd16 => self.lanes::<16>(combination, request, lod, message, grf),
            _ => false,
        }
    }

    fn lanes<const N: usize>(
        &self,
        combination: &Combination,
        request: &Request,
        source: LodSource,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> bool {
        let payload = Payload::<N>::new(request, message, grf);
        if payload.has(Parameter::MinLod) {
            return false;
        }
        let (u, v) = (payload.floats(Parameter::U), payload.floats(Parameter::V));
        let surface = combination.surface();
        let mut row_base = [0u32; N];
        if self.array {
            let r = payload.floats(Parameter::R);
            for lane in 0..N {
                row_base[lane] = surface.slice_row(super::address::layer(r[lane], surface.depth), 0);
            }
        } else {
            row_base = [surface.slice_row(0, 0); N];
        }
        let mut levels = [0u32; N];
        let mut beta = [0f32; N];
        let mut blended = false;
        if let Some(level) = self.only_level {
            levels = [level; N];
        } else {
            let lod_parameter = payload.floats(Parameter::Lod);
            let bias = combination.sampling.lod_bias;
            for quad in 0..N / 4 {
                let of_quad = match source {
                    LodSource::Implicit | LodSource::Bias => {
                        let base = &self.levels[(surface.min_lod as usize).min(LEVEL_COUNT - 1)];
                        let along = |values: &Row<f32, N>, corner: usize, size: f32| {
                            (values[quad * 4 + corner] - values[quad * 4]) * size
                        };
                        lod::isotropic(&[
                            [along(&u, 1, base.width), along(&v, 1, base.height), 0.0],
                            [along(&u, 2, base.width), along(&v, 2, base.height), 0.0],
                        ])
                    }
                    _ => 0.0,
                };
                let mut last = (f32::NAN, lod::Levels::default());
                for lane in quad * 4..quad * 4 + 4 {
                    let lod = bias
                        + match source {
                            LodSource::Implicit | LodSource::Zero => of_quad,
                            LodSource::Bias => of_quad + lod_parameter[lane],
                            _ => lod_parameter[lane],
                        };
                    if lod != last.0 {
                        last = (lod, combination.limits.choose(lod, 0.0));
                    }
                    levels[lane] = last.1.level;
                    beta[lane] = last.1.beta;
                    blended |= last.1.beta != 0.0;
                }
            }
        }
        let needed = needed_channels(combination, request);
        let mut colors = [[0f32; N]; 4];
        self.level(combination, &u, &v, &row_base, &levels, needed, &mut colors);
        if blended {
            let mut smaller = [[0f32; N]; 4];
            // A lane without a second level reads its own again, with no weight.
            let next = std::array::from_fn(|lane| levels[lane] + u32::from(beta[lane] != 0.0));
            self.level(combination, &u, &v, &row_base, &next, needed, &mut smaller);
            for (color, smaller) in colors.iter_mut().zip(&smaller) {
                for lane in 0..N {
                    color[lane] += (smaller[lane] - color[lane]) * beta[lane];
                }
            }
        }
        write(combination, request, message, grf, &colors);
        true
    }

    /// Filters one level of each lane into `colors`; channels that are not `needed` are left alone.
    #[inline(always)]
    fn level<const N: usize>(
        &self,
        combination: &Combination,
        u: &Row<f32, N>,
        v: &Row<f32, N>,
        row_base: &Row<u32, N>,
        levels: &Row<u32, N>,
        needed: u8,
        colors: &mut [Row<f32, N>; 4],
    ) {
        let linear = self.filter != Filter::Nearest;
        let mut extent = [[0f32; N]; 2];
        let mut origin = [[0u32; N]; 2];
        for lane in 0..N {
            let level = &self.levels[(levels[lane] as usize).min(LEVEL_COUNT - 1)];
            extent[0][lane] = level.width;
            extent[1][lane] = level.height;
            origin[0][lane] = level.x_bytes;
            origin[1][lane] = level.y_rows.wrapping_add(row_base[lane]);
        }
        let columns = taps(self.axes[0], linear, u, &extent[0]);
        let rows = taps(self.axes[1], linear, v, &extent[1]);
        let mut x = [[0u32; N]; 2];
        let mut y = [[0u32; N]; 2];
        for side in 0..2 {
            for lane in 0..N {
                let bytes = (columns.index[side][lane] as u32)
                    .wrapping_mul(self.element_bytes)
                    .wrapping_add(origin[0][lane]);
                let row = (rows.index[side][lane] as u32).wrapping_add(origin[1][lane]);
                // In every tiling the offset is a part of the column plus a part of the row.
                (x[side][lane], y[side][lane]) = match self.tiling {
                    Tiling::X => (
                        ((bytes >> 9) << 12) | (bytes & 511),
                        (row >> 3).wrapping_mul(self.pitch << 3).wrapping_add((row & 7) << 9),
                    ),
                    Tiling::Y => (
                        ((bytes >> 4) << 9) | (bytes & 15),
                        (row >> 5).wrapping_mul(self.pitch << 5).wrapping_add((row & 31) << 4),
                    ),
                    _ => (bytes, row.wrapping_mul(self.pitch)),
                };
            }
        }
        let (wx, wy) = (&columns.weight, &rows.weight);
        match self.texels {
            Texels::Bytes(shifts, alpha) => {
                let view = &combination.surface().view;
                let mut texels = [[0u32; N]; 4];
                for lane in 0..N {
                    let at = |i: usize, j: usize| view.read_u32(x[i][lane].wrapping_add(y[j][lane]) as usize);
                    texels[0][lane] = at(0, 0);
                    if linear {
                        texels[1][lane] = at(1, 0);
                        texels[2][lane] = at(0, 1);
                        texels[3][lane] = at(1, 1);
                    }
                }
                for (channel, shift) in shifts.into_iter().map(Some).chain([alpha]).enumerate() {
                    if needed >> channel & 1 == 0 {
                        continue;
                    }
                    match shift {
                        Some(shift) => bytes_channel(&texels, shift, linear, wx, wy, &mut colors[channel]),
                        None => colors[channel] = [1.0; N],
                    }
                }
            }
            Texels::Byte => {
                let view = &combination.surface().view;
                let mut texels = [[0u32; N]; 4];
                for lane in 0..N {
                    let at = |i: usize, j: usize| {
                        u32::from(view.read_u8(x[i][lane].wrapping_add(y[j][lane]) as usize))
                    };
                    texels[0][lane] = at(0, 0);
                    if linear {
                        texels[1][lane] = at(1, 0);
                        texels[2][lane] = at(0, 1);
                        texels[3][lane] = at(1, 1);
                    }
                }
                bytes_channel(&texels, 0, linear, wx, wy, &mut colors[0]);
                colors[3] = [1.0; N];
            }
            Texels::Reader => {
                let surface = combination.surface();
                let Some(unpack) = surface.unpack else { return };
                for lane in 0..N {
                    let at = |i: usize, j: usize| {
                        unpack(&surface.read_element(x[i][lane].wrapping_add(y[j][lane]) as usize))
                            .map(f32::from_bits)
                    };
                    let mut color = at(0, 0);
                    if linear {
                        let (b, c, d) = (at(1, 0), at(0, 1), at(1, 1));
                        for channel in 0..4 {
                            let upper = mix(color[channel], b[channel], wx[lane]);
                            let lower = mix(c[channel], d[channel], wx[lane]);
                            color[channel] = mix(upper, lower, wy[lane]);
                        }
                    }
                    for channel in 0..4 {
                        colors[channel][lane] = color[channel];
                    }
                }
            }
        }
    }
}

/// `a` and `b` by the weight of `b`; a texel of no weight has no say, even when it is not finite.
#[inline(always)]
fn mix(a: f32, b: f32, weight: f32) -> f32 {
    let mixed = a + (b - a) * weight;
    if weight == 0.0 { a } else { mixed }
}

/// One 8-bit channel of the four texels of each lane, blended.
#[inline(always)]
fn bytes_channel<const N: usize>(
    texels: &[Row<u32, N>; 4],
    shift: u32,
    linear: bool,
    wx: &Row<f32, N>,
    wy: &Row<f32, N>,
    color: &mut Row<f32, N>,
) {
    let float = |texel: u32| ((texel >> shift) & 0xff) as i32 as f32;
    if !linear {
        for lane in 0..N {
            color[lane] = float(texels[0][lane]) / 255.0;
        }
        return;
    }
    for lane in 0..N {
        let (a, b) = (float(texels[0][lane]), float(texels[1][lane]));
        let (c, d) = (float(texels[2][lane]), float(texels[3][lane]));
        let upper = a + (b - a) * wx[lane];
        let lower = c + (d - c) * wx[lane];
        color[lane] = (upper + (lower - upper) * wy[lane]) / 255.0;
    }
}

/// Indices and weights of one axis.
struct AxisTaps<const N: usize> {
    index: [Row<i32, N>; 2],
    weight: Row<f32, N>,
}

#[inline(always)]
fn taps<const N: usize>(
    axis: Axis,
    linear: bool,
    coordinates: &Row<f32, N>,
    sizes: &Row<f32, N>,
) -> AxisTaps<N> {
    match axis {
        Axis::Wrap => taps_of::<N>(|c, s| place(Axis::Wrap, c, s), true, linear, coordinates, sizes),
        Axis::Mirror => taps_of::<N>(|c, s| place(Axis::Mirror, c, s), false, linear, coordinates, sizes),
        Axis::Clamp => taps_of::<N>(|c, s| place(Axis::Clamp, c, s), false, linear, coordinates, sizes),
    }
}

#[inline(always)]
fn taps_of<const N: usize>(
    place: impl Fn(f32, f32) -> f32,
    repeat: bool,
    linear: bool,
    coordinates: &Row<f32, N>,
    sizes: &Row<f32, N>,
) -> AxisTaps<N> {
    let mut index = [[0i32; N]; 2];
    let mut weight = [0f32; N];
    if !linear {
        for lane in 0..N {
            let (_, texel) = floor(place(coordinates[lane], sizes[lane]));
            index[0][lane] = texel.max(0).min(floor(sizes[lane]).1 - 1);
        }
        return AxisTaps { index, weight };
    }
    for lane in 0..N {
        let texels = place(coordinates[lane], sizes[lane]) - 0.5;
        let (whole, first) = floor(texels);
        let size = floor(sizes[lane]).1;
        let second = first + 1;
        weight[lane] = texels - whole;
        if repeat {
            index[0][lane] = (if first < 0 { first + size } else { first }).min(size - 1);
            index[1][lane] = if second >= size { 0 } else { second };
        } else {
            index[0][lane] = first.max(0).min(size - 1);
            index[1][lane] = second.max(0).min(size - 1);
        }
    }
    AxisTaps { index, weight }
}

/// Where the parameters of a SIMD8 or SIMD16 message lie.
struct Payload<'m, const N: usize> {
    request: &'m Request,
    message: &'m SendMessage,
    grf: &'m Grf,
}

impl<'m, const N: usize> Payload<'m, N> {
    fn new(request: &'m Request, message: &'m SendMessage, grf: &'m Grf) -> Self {
        Self { request, message, grf }
    }

    /// Payload register of a parameter, when it was sent.
    #[inline(always)]
    fn register(&self, parameter: Parameter) -> Option<usize> {
        let place = self.request.parameters.iter().position(|&p| p == parameter)?;
        let register = self.request.first_parameter + place * (N / 8);
        if register + N / 8 <= self.message.total_length() { Some(register) } else { None }
    }

    fn has(&self, parameter: Parameter) -> bool {
        self.register(parameter).is_some()
    }

    #[inline(always)]
    fn floats(&self, parameter: Parameter) -> Row<f32, N> {
        let mut values = [0f32; N];
        if let Some(register) = self.register(parameter) {
            for half in 0..N / 8 {
                let from = self.grf.register(self.message.payload(register + half));
                for lane in 0..8 {
                    values[half * 8 + lane] = f32::from_bits(from[lane]);
                }
            }
        }
        values
    }
}

/// Channels of the surface that the returned channels read, bit 0 red.
#[inline(always)]
fn needed_channels(combination: &Combination, request: &Request) -> u8 {
    let surface = combination.surface();
    if surface.selects_are_identity {
        return request.channels;
    }
    let mut needed = 0;
    for (channel, select) in surface.channel_selects.iter().enumerate() {
        if let (true, ChannelSelect::Channel(from)) = (request.channels >> channel & 1 != 0, select) {
            needed |= 1 << (from & 3);
        }
    }
    needed
}

/// Channel selects, then the enabled lanes of the returned channels.
#[inline(always)]
fn write<const N: usize>(
    combination: &Combination,
    request: &Request,
    message: &SendMessage,
    grf: &mut Grf,
    colors: &[Row<f32, N>; 4],
) {
    let surface = combination.surface();
    let active = message::active_lanes(request, message);
    let length = message.response_length as usize;
    let (zeros, ones) = ([0f32; N], [1f32; N]);
    let mut register = 0;
    for (channel, select) in surface.channel_selects.iter().enumerate() {
        if request.channels >> channel & 1 == 0 {
            continue;
        }
        let from = match select {
            ChannelSelect::Zero => &zeros,
            ChannelSelect::One => &ones,
            ChannelSelect::Channel(from) => &colors[(from & 3) as usize],
        };
        for half in 0..N / 8 {
            if register >= length {
                return;
            }
            let to = grf.register_mut(message.response_grf as usize + register);
            let mask = (active >> (half * 8)) & 0xff;
            for lane in 0..8 {
                if mask >> lane & 1 != 0 {
                    to[lane] = from[half * 8 + lane].to_bits();
                }
            }
            register += 1;
        }
    }
    if request.null_mask && register < length {
        grf.register_mut(message.response_grf as usize + register)[0] = u32::MAX;
    }
}
