//! Whole messages of common surfaces: 2D, uncompressed, not integer, without borders.
//!
//! Source: as `filter`, which is the referee. What a message, a sampler and a surface say together is resolved once
//! ([`Fast`], [`Plan`]); a message then goes in steps over all lanes: levels, footprints (texel offsets and weights), fetch
//! and blend.

mod footprint;
mod load;
mod texels;

use super::combination::Combination;
use super::lod;
use super::message::{self, LodSource, Parameter, Request, Simd};
use super::state::{Filter, Wrap};
use footprint::{Axis, Footprint, Levels, Plane};
pub use load::Load;
use ports::{GRF_DWORDS, Grf, SendMessage};
use std::marker::PhantomData;
use surface::SurfaceKind;
use surface::simd::{LANES, Unit, Vector, Work};
use surface::texel::rows::{Source, Stored, Visit, stored};
use texels::filter;

/// Rows of lanes of the largest message.
const ROWS: usize = 2;

/// Performs a message on texels of some format; false, with nothing done, when its lanes are not of the kind that the path
/// knows.
type Run = fn(&Combination, &Plan, u32, &mut Grf) -> bool;

/// The specialised path of a combination.
#[derive(Clone, Copy, Debug)]
pub struct Fast {
    unit: Unit,
    run: Run,
    plane: Plane,
    axes: [Axis; 2],
    array: bool,
    /// Filters of minified and magnified footprints.
    filters: [Filter; 2],
    /// Level of detail can change nothing: this level is read.
    only_level: Option<u32>,
}

/// Chooses how messages run by the type that stores the texels.
struct Runs;

impl Visit for Runs {
    type Output = Run;

    fn visit<T: Stored>(self) -> Run {
        run::<T>
    }
}

impl Fast {
    /// The path of a combination, if there is one.
    pub fn choose(combination: &Combination) -> Option<Self> {
        let surface = combination.surface();
        let sampling = &combination.sampling;
        let suits = surface.kind == SurfaceKind::D2
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
        let (format, run) = stored(surface.format, Runs);
        Some(Fast {
            unit: Unit::detect(),
            run,
            plane: Plane::of(surface, format)?,
            axes: [axis(sampling.wrap[0])?, axis(sampling.wrap[1])?],
            array: surface.is_array && surface.depth > 1,
            filters: [sampling.min_filter, sampling.mag_filter],
            only_level: if combination.single_level {
                Some(combination.limits.choose(0.0, 0.0).level)
            } else {
                None
            },
        })
    }

    /// How a message with this level of detail runs, when it is of the kind that the path knows.
    pub fn plan(&self, request: &Request, lod: LodSource, message: &SendMessage) -> Option<Plan> {
        if lod == LodSource::Gradients || request.offsets != [0; 3] {
            return None;
        }
        if Registers::place(request, message, Parameter::MinLod).is_some() {
            return None;
        }
        Some(Plan { run: self.run, lod, registers: Registers::of(request, message)? })
    }
}

/// Registers of a parameter: of its lower and its upper lanes.
type Place = Option<[u8; ROWS]>;

/// Where parameters and results of a message lie.
#[derive(Clone, Copy, Debug)]
struct Registers {
    /// Rows of lanes.
    rows: usize,
    u: Place,
    v: Place,
    r: Place,
    /// The level of detail, or its bias.
    level: Place,
    outputs: [Output; 4],
    /// Register that the mask of pages that are there goes to.
    null_mask: Option<u8>,
}

impl Registers {
    fn rows(request: &Request) -> Option<usize> {
        match request.simd {
            Simd::Simd8 => Some(1),
            Simd::Simd16 => Some(2),
            _ => None,
        }
    }

    fn place(request: &Request, message: &SendMessage, parameter: Parameter) -> Place {
        let rows = Self::rows(request)?;
        let place = request.parameters.iter().position(|&p| p == parameter)?;
        let first = request.first_parameter + place * rows;
        (first + rows <= message.total_length())
            .then(|| [0, 1].map(|row| message.payload(first + row.min(rows - 1)) as u8))
    }

    /// `None` for other layouts than rows.
    fn of(request: &Request, message: &SendMessage) -> Option<Self> {
        let rows = Self::rows(request)?;
        if request.half_return {
            return None;
        }
        let mut outputs = [Output::default(); 4];
        let mut register = 0;
        for (channel, output) in outputs.iter_mut().enumerate() {
            if request.channels >> channel & 1 != 0 {
                let room = (message.response_length as usize).saturating_sub(register);
                *output = Output {
                    register: (message.response_grf as usize + register) as u8,
                    rows: rows.min(room) as u8,
                };
                register += rows;
            }
        }
        let mask = (message.response_grf as usize + register) as u8;
        let place = |parameter| Self::place(request, message, parameter);
        Some(Self {
            rows,
            u: place(Parameter::U),
            v: place(Parameter::V),
            r: place(Parameter::R),
            level: place(Parameter::Lod),
            outputs,
            null_mask: (request.null_mask && register < message.response_length as usize).then_some(mask),
        })
    }

    /// Stored channels that the returned ones come from, bit 0 the first.
    #[inline(always)]
    fn needed(&self, plane: &Plane) -> u8 {
        let mut needed = 0;
        for (source, output) in plane.sources.iter().zip(&self.outputs) {
            if let (Source::Stored(channel), 1..) = (source, output.rows) {
                needed |= 1 << (channel & 3);
            }
        }
        needed
    }

    /// Writes the enabled lanes of the returned channels.
    #[inline(always)]
    fn write<V: Vector>(
        &self,
        unit: V,
        plane: &Plane,
        one: u32,
        active: u32,
        colors: &[[V::Row; 4]; ROWS],
        grf: &mut Grf,
    ) {
        for (source, output) in plane.sources.iter().zip(&self.outputs) {
            for (row, colors) in colors.iter().enumerate().take(output.rows as usize) {
                let from = unit.lanes(match source {
                    Source::Zero => unit.splat(0),
                    Source::One => unit.splat(one),
                    Source::Stored(channel) => colors[(channel & 3) as usize],
                });
                let to = grf.register_mut(output.register as usize + row);
                let mask = active >> (row * LANES) & 0xff;
                if mask == 0xff {
                    to.copy_from_slice(&from);
                } else {
                    for (lane, (to, from)) in to.iter_mut().zip(from).enumerate() {
                        if mask >> lane & 1 != 0 {
                            *to = from;
                        }
                    }
                }
            }
        }
        if let Some(register) = self.null_mask {
            grf.register_mut(register as usize)[0] = u32::MAX;
        }
    }
}

/// A row of a parameter; zeros when it was not sent.
#[inline(always)]
fn parameter(grf: &Grf, place: Place, row: usize) -> [u32; LANES] {
    place.map_or([0; GRF_DWORDS], |registers| *grf.register(registers[row & 1] as usize))
}

/// A channel of the result.
#[derive(Clone, Copy, Default, Debug)]
struct Output {
    /// First register.
    register: u8,
    /// Number of registers; 0 for a channel that is not returned.
    rows: u8,
}

/// A kind of message on a combination.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    run: Run,
    lod: LodSource,
    registers: Registers,
}

impl Plan {
    /// Performs the message for the active lanes; false, with nothing done, when it must be done in another way.
    #[inline]
    pub fn run(&self, combination: &Combination, active: u32, grf: &mut Grf) -> bool {
        (self.run)(combination, self, active, grf)
    }
}

fn run<T: Stored>(combination: &Combination, plan: &Plan, active: u32, grf: &mut Grf) -> bool {
    let Some(fast) = &combination.fast else { return false };
    fast.unit.run(Message::<T> { fast, combination, plan, active, grf, stored: PhantomData })
}

/// One message.
struct Message<'m, 'a, T> {
    fast: &'m Fast,
    combination: &'m Combination<'a>,
    plan: &'m Plan,
    active: u32,
    grf: &'m mut Grf,
    stored: PhantomData<T>,
}

impl<T: Stored> Work for Message<'_, '_, T> {
    type Output = bool;

    #[inline(always)]
    fn run<V: Vector>(self, unit: V) -> bool {
        let registers = &self.plan.registers;
        let mut colors = [[unit.splat(0); 4]; ROWS];
        let mut magnified = None;
        for (row, colors) in colors.iter_mut().enumerate().take(registers.rows) {
            match self.row(unit, row, &mut magnified) {
                Some(found) => *colors = found,
                None => return false,
            }
        }
        let one = 1.0f32.to_bits();
        registers.write(unit, &self.fast.plane, one, self.active, &colors, self.grf);
        true
    }
}

impl<T: Stored> Message<'_, '_, T> {
    /// The stored channels of a row of lanes; `None` when some footprints are magnified and others are not, and that
    /// matters.
    #[inline(always)]
    fn row<V: Vector>(&self, unit: V, row: usize, magnified: &mut Option<bool>) -> Option<[V::Row; 4]> {
        let (fast, plan) = (self.fast, self.plan);
        let surface = self.combination.surface();
        let read = |place: Place| parameter(self.grf, place, row);
        let (u, v) = (read(plan.registers.u), read(plan.registers.v));
        let coordinates = [unit.row(u), unit.row(v)];
        let slice_rows = if fast.array {
            unit.map(unit.row(read(plan.registers.r)), |r| {
                surface.slice_row(super::address::layer(f32::from_bits(r), surface.depth), 0)
            })
        } else {
            unit.splat(surface.slice_row(0, 0))
        };
        let needed = plan.registers.needed(&fast.plane);
        let in_levels = |levels: Levels, linear: bool| {
            let at = Footprint::of(unit, &fast.plane, fast.axes, linear, coordinates, slice_rows, levels);
            filter::<T, V>(unit, surface, linear, &at, needed)
        };
        if let Some(level) = fast.only_level {
            return Some(in_levels(Levels::One(level), fast.filters[0] != Filter::Nearest));
        }
        let lod = Lods { fast, combination: self.combination, source: plan.lod };
        let found = lod.levels(&u.map(f32::from_bits), &v.map(f32::from_bits), &read(plan.registers.level));
        let magnify = *magnified.get_or_insert(found.magnified[0]);
        if fast.filters[0] != fast.filters[1] && found.magnified != [magnify; LANES] {
            return None;
        }
        let linear = fast.filters[usize::from(magnify)] != Filter::Nearest;
        let levels = |levels: [u32; LANES]| {
            if levels == [levels[0]; LANES] { Levels::One(levels[0]) } else { Levels::Each(levels) }
        };
        // The larger level, and the smaller one for the lanes that have one: others read their own again, with no weight.
        let passes = if found.beta == [0.0; LANES] { 1 } else { 2 };
        let mut colors = [unit.splat(0); 4];
        for pass in 0..passes {
            let mut numbers = found.levels;
            for lane in 0..LANES {
                numbers[lane] += u32::from(pass != 0 && found.beta[lane] != 0.0);
            }
            let of_pass = in_levels(levels(numbers), linear);
            if pass == 0 {
                colors = of_pass;
                continue;
            }
            let beta = unit.row(found.beta.map(f32::to_bits));
            for (color, smaller) in colors.iter_mut().zip(of_pass) {
                *color = unit.mix(*color, smaller, beta);
            }
        }
        Some(colors)
    }
}

/// Computes levels of detail.
struct Lods<'m, 'a> {
    fast: &'m Fast,
    combination: &'m Combination<'a>,
    source: LodSource,
}

/// First level, weight of the second one, and whether the footprint is magnified, for each lane.
struct Found {
    levels: [u32; LANES],
    beta: [f32; LANES],
    magnified: [bool; LANES],
}

impl Lods<'_, '_> {
    #[inline(always)]
    fn levels(&self, u: &[f32; LANES], v: &[f32; LANES], parameter: &[u32; LANES]) -> Found {
        let mut found = Found { levels: [0; LANES], beta: [0.0; LANES], magnified: [false; LANES] };
        let bias = self.combination.sampling.lod_bias;
        let base = self.fast.plane.level(self.combination.surface().min_lod);
        let mut last = (f32::NAN, lod::Levels::default());
        for quad in 0..LANES / 4 {
            let of_quad = match self.source {
                LodSource::Implicit | LodSource::Bias => {
                    let along = |values: &[f32; LANES], corner: usize, size: f32| {
                        (values[quad * 4 + corner] - values[quad * 4]) * size
                    };
                    lod::isotropic(&[
                        [along(u, 1, base.width), along(v, 1, base.height), 0.0],
                        [along(u, 2, base.width), along(v, 2, base.height), 0.0],
                    ])
                }
                _ => 0.0,
            };
            for lane in quad * 4..quad * 4 + 4 {
                let parameter = f32::from_bits(parameter[lane]);
                let lod = bias
                    + match self.source {
                        LodSource::Implicit | LodSource::Zero => of_quad,
                        LodSource::Bias => of_quad + parameter,
                        _ => parameter,
                    };
                if lod != last.0 {
                    last = (lod, self.combination.limits.choose(lod, 0.0));
                }
                found.levels[lane] = last.1.level;
                found.beta[lane] = last.1.beta;
                found.magnified[lane] = last.1.magnify;
            }
        }
        found
    }
}
