//! Whole messages of common surfaces: 2D, uncompressed, not integer, without borders.
//!
//! Source: as `filter`, which is the referee. What a message, a sampler and a surface say together is resolved once
//! ([`Fast`], [`Plan`]); a message then goes in steps over all lanes: levels, footprints (texel offsets and weights), fetch
//! and blend.

mod footprint;
mod load;
mod texels;

use super::combination::Combination;
use super::lod::{self, Probes};
use super::message::{LodSource, Operation, Parameter, Reduction, Request, Simd};
use super::state::{Filter, Wrap};
use footprint::{Axis, Footprint, Levels, Plane};
pub use load::Load;
use ports::{GRF_DWORDS, Grf, SendMessage};
use std::marker::PhantomData;
use surface::SurfaceKind;
use surface::simd::{LANES, Unit, Vector, Work};
use surface::texel::rows::{Source, Stored, Visit, stored};
use texels::{Blend, Relation, filter, weigh};

/// Rows of lanes of the largest message.
const ROWS: usize = 2;
/// Subspans in a row.
const QUADS: usize = LANES / 4;

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
    /// Texels have one channel, which may be compared.
    compares: bool,
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
            && !sampling.unnormalized
            && !sampling.disabled
            && sampling.reduction == Reduction::Sum;
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
            compares: format == [Source::Stored(0), Source::Zero, Source::Zero, Source::One],
            filters: [sampling.min_filter, sampling.mag_filter],
            only_level: if combination.single_level {
                Some(combination.limits.choose(0.0, 0.0).level)
            } else {
                None
            },
        })
    }

    /// How a message runs, when it is of the kind that the path knows.
    pub fn plan(&self, combination: &Combination, request: &Request, message: &SendMessage) -> Option<Plan> {
        let Operation::Sample { lod, compare, reduction: Reduction::Sum } = request.operation else {
            return None;
        };
        let relation = compare.then(|| Relation::of(combination.sampling.shadow));
        if compare && !self.compares {
            return None;
        }
        if lod == LodSource::Gradients || request.offsets != [0; 3] {
            return None;
        }
        if Registers::place(request, message, Parameter::MinLod).is_some() {
            return None;
        }
        Some(Plan { run: self.run, lod, relation, registers: Registers::of(request, message)? })
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
    reference: Place,
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
            reference: place(Parameter::Ref),
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
    /// Texels are compared.
    relation: Option<Relation>,
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
        let blend = match plan.relation {
            Some(relation) => {
                let references = unit.row(read(plan.registers.reference));
                Blend::Compare(unit.map_f(references, |r| self.combination.reference(r)), relation)
            }
            None if self.combination.anisotropic => Blend::Weigh,
            None => Blend::Mix,
        };
        let found = match fast.only_level {
            Some(level) => Found::only(level),
            None => {
                let lod = Lods { fast, combination: self.combination, source: plan.lod };
                let (u, v) = (u.map(f32::from_bits), v.map(f32::from_bits));
                lod.levels(&u, &v, &read(plan.registers.level))
            }
        };
        let magnify = *magnified.get_or_insert(found.magnified[0]);
        if fast.filters[0] != fast.filters[1] && found.magnified != [magnify; LANES] {
            return None;
        }
        let filtered = fast.filters[usize::from(magnify)];
        let linear = filtered != Filter::Nearest;
        let levels = |levels: [u32; LANES]| {
            if levels == [levels[0]; LANES] { Levels::One(levels[0]) } else { Levels::Each(levels) }
        };
        let probes = if filtered == Filter::Anisotropic { found.probes } else { [Probes::ONE; QUADS] };
        let count = probes.iter().fold(1, |most, probes| probes.count.max(most));
        // The larger level, and the smaller one for the lanes that have one: others read their own again, with no weight.
        let passes = if found.beta == [0.0; LANES] { 1 } else { 2 };
        let mut colors = [unit.splat(0); 4];
        for pass in 0..passes {
            let mut numbers = found.levels;
            for lane in 0..LANES {
                numbers[lane] += u32::from(pass != 0 && found.beta[lane] != 0.0);
            }
            let numbers = levels(numbers);
            let mut of_pass = [unit.splat(0); 4];
            for probe in 0..count {
                let mut at = coordinates;
                let mut weight = unit.splat_f(1.0);
                if count > 1 {
                    let (shift, each) = shifts(&probes, probe);
                    weight = unit.row(each);
                    for (coordinate, shift) in at.iter_mut().zip(shift) {
                        *coordinate = unit.map2_f(*coordinate, unit.row(shift), |c, shift| c + shift);
                    }
                }
                let at = Footprint::of(unit, &fast.plane, fast.axes, linear, at, slice_rows, numbers);
                let color = filter::<T, V>(unit, surface, linear, &at, needed, blend);
                if count == 1 {
                    of_pass = color;
                    break;
                }
                for (sum, color) in of_pass.iter_mut().zip(color) {
                    *sum = weigh::<T, V>(unit, *sum, color, weight);
                }
            }
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

/// Where probe `number` of each lane lies along u and v from its coordinates, and its weight: 0 for one that a footprint
/// does not have. A footprint of one probe has it at its coordinates.
#[inline(always)]
fn shifts(probes: &[Probes; QUADS], number: u32) -> ([[u32; LANES]; 2], [u32; LANES]) {
    let (mut shift, mut weights) = ([[0; LANES]; 2], [0; LANES]);
    for (quad, probes) in probes.iter().enumerate() {
        let ([u, v], weight) = match probes.count {
            0 | 1 if number == 0 => ([0.0; 2], 1.0),
            count if number < count => probes.probe(number),
            _ => continue,
        };
        for lane in quad * 4..quad * 4 + 4 {
            (shift[0][lane], shift[1][lane]) = (u.to_bits(), v.to_bits());
            weights[lane] = weight.to_bits();
        }
    }
    (shift, weights)
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
    /// For each quad.
    probes: [Probes; QUADS],
}

impl Found {
    /// One level for all lanes.
    #[inline(always)]
    fn only(level: u32) -> Self {
        Self {
            levels: [level; LANES],
            beta: [0.0; LANES],
            magnified: [false; LANES],
            probes: [Probes::ONE; QUADS],
        }
    }
}

impl Lods<'_, '_> {
    #[inline(always)]
    fn levels(&self, u: &[f32; LANES], v: &[f32; LANES], parameter: &[u32; LANES]) -> Found {
        let mut found = Found::only(0);
        let bias = self.combination.sampling.lod_bias;
        let base = self.fast.plane.level(self.combination.surface().min_lod);
        let mut last = (f32::NAN, lod::Levels::default());
        for quad in 0..QUADS {
            let of_quad = match self.source {
                LodSource::Implicit | LodSource::Bias => {
                    let along = |values: &[f32; LANES], corner: usize, size: f32| {
                        (values[quad * 4 + corner] - values[quad * 4]) * size
                    };
                    let gradients = [
                        [along(u, 1, base.width), along(v, 1, base.height), 0.0],
                        [along(u, 2, base.width), along(v, 2, base.height), 0.0],
                    ];
                    if self.combination.anisotropic {
                        let (size, most) =
                            ([base.width, base.height], self.combination.sampling.max_anisotropy);
                        let (lod, probes) = lod::anisotropic(&gradients, size, most);
                        found.probes[quad] = probes;
                        lod
                    } else {
                        lod::isotropic(&gradients)
                    }
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
