//! Whole messages of common surfaces: 2D, uncompressed, not integer, without borders.
//!
//! Source: as `filter`, which is the referee. The work goes in steps over all lanes: levels, footprints (texel offsets
//! and weights), fetch and blend.

mod footprint;
mod texels;

use super::combination::Combination;
use super::lod;
use super::message::{self, LodSource, Parameter, Request, Simd};
use super::state::{Filter, Wrap};
use footprint::{Axis, Footprint, Level};
use ports::{Grf, SendMessage};
use surface::layout::LEVEL_COUNT;
use surface::{ChannelSelect, SurfaceKind, Tiling};
use texels::{Colors, Texels, filter};

/// One value for each lane.
type Row<T, const N: usize> = [T; N];

/// The specialised path of a combination.
#[derive(Clone, Copy, Debug)]
pub struct Fast {
    axes: [Axis; 2],
    texels: Texels,
    tiling: Tiling,
    pitch: u32,
    element_shift: u32,
    array: bool,
    /// Filters of minified and magnified footprints.
    filters: [Filter; 2],
    /// Level of detail can change nothing: this level is read.
    only_level: Option<u32>,
    levels: [Level; LEVEL_COUNT],
}

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
            && matches!(surface.tiling, Tiling::Linear | Tiling::X | Tiling::Y)
            && matches!(surface.element_bytes, 1 | 2 | 4 | 8 | 16)
            && surface.resource_min_lod == 0.0
            && !combination.integer
            && !combination.anisotropic
            && !sampling.unnormalized
            && !sampling.disabled
            && sampling.reduction == message::Reduction::Sum;
        if !suits {
            return None;
        }
        let axis = |mode| match mode {
            Wrap::Wrap => Some(Axis::Wrap),
            Wrap::Mirror => Some(Axis::Mirror),
            Wrap::Clamp => Some(Axis::Clamp),
            _ => None,
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
            texels: Texels::of(surface.format),
            tiling: surface.tiling,
            pitch: surface.pitch_bytes,
            element_shift: surface.element_bytes.trailing_zeros(),
            array: surface.is_array && surface.depth > 1,
            filters: [sampling.min_filter, sampling.mag_filter],
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
        if payload.register(Parameter::MinLod).is_some() {
            return false;
        }
        let (u, v) = (payload.floats(Parameter::U), payload.floats(Parameter::V));
        let surface = combination.surface();
        let mut row_base = [surface.slice_row(0, 0); N];
        if self.array {
            let r = payload.floats(Parameter::R);
            for lane in 0..N {
                row_base[lane] = surface.slice_row(super::address::layer(r[lane], surface.depth), 0);
            }
        }
        let needed = needed_channels(combination, request);
        let mut colors: Colors<N> = [[0.0; N]; 4];
        let mut footprint = Footprint::new();
        if let Some(level) = self.only_level {
            let linear = self.filters[0] != Filter::Nearest;
            footprint.place(self, linear, &u, &v, &row_base, &[level; N]);
            filter(self.texels, surface, linear, &footprint, needed, &mut colors);
        } else {
            let (levels, beta, magnified) = self.levels(combination, &payload, source, &u, &v);
            let filter_of = |magnify: bool| self.filters[usize::from(magnify)];
            if filter_of(false) != filter_of(true) && magnified != [magnified[0]; N] {
                return false;
            }
            let linear = filter_of(magnified[0]) != Filter::Nearest;
            footprint.place(self, linear, &u, &v, &row_base, &levels);
            filter(self.texels, surface, linear, &footprint, needed, &mut colors);
            if beta.iter().any(|&beta| beta != 0.0) {
                // A lane without a second level reads its own again, with no weight.
                let mut next = levels;
                for lane in 0..N {
                    next[lane] += u32::from(beta[lane] != 0.0);
                }
                let mut smaller: Colors<N> = [[0.0; N]; 4];
                footprint.place(self, linear, &u, &v, &row_base, &next);
                filter(self.texels, surface, linear, &footprint, needed, &mut smaller);
                for (color, smaller) in colors.iter_mut().zip(&smaller) {
                    for lane in 0..N {
                        color[lane] += (smaller[lane] - color[lane]) * beta[lane];
                    }
                }
            }
        }
        write(combination, request, message, grf, &colors);
        true
    }

    /// First level, weight of the second one, and whether the footprint is magnified, for each lane.
    #[inline(never)]
    fn levels<const N: usize>(
        &self,
        combination: &Combination,
        payload: &Payload<N>,
        source: LodSource,
        u: &Row<f32, N>,
        v: &Row<f32, N>,
    ) -> (Row<u32, N>, Row<f32, N>, Row<bool, N>) {
        let (mut levels, mut beta, mut magnified) = ([0u32; N], [0f32; N], [false; N]);
        let parameter = payload.floats(Parameter::Lod);
        let bias = combination.sampling.lod_bias;
        let base = &self.levels[(combination.surface().min_lod as usize).min(LEVEL_COUNT - 1)];
        for quad in 0..N / 4 {
            let of_quad = match source {
                LodSource::Implicit | LodSource::Bias => {
                    let along = |values: &Row<f32, N>, corner: usize, size: f32| {
                        (values[quad * 4 + corner] - values[quad * 4]) * size
                    };
                    lod::isotropic(&[
                        [along(u, 1, base.width), along(v, 1, base.height), 0.0],
                        [along(u, 2, base.width), along(v, 2, base.height), 0.0],
                    ])
                }
                _ => 0.0,
            };
            let mut last = (f32::NAN, lod::Levels::default());
            for lane in quad * 4..quad * 4 + 4 {
                let lod = bias
                    + match source {
                        LodSource::Implicit | LodSource::Zero => of_quad,
                        LodSource::Bias => of_quad + parameter[lane],
                        _ => parameter[lane],
                    };
                if lod != last.0 {
                    last = (lod, combination.limits.choose(lod, 0.0));
                }
                levels[lane] = last.1.level;
                beta[lane] = last.1.beta;
                magnified[lane] = last.1.magnify;
            }
        }
        (levels, beta, magnified)
    }
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
