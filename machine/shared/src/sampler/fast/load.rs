//! Texels by integer coordinates: ld messages on buffers and on images, of one sample or with slices for each.
//!
//! Source: [skl.7:ld Message Type]. `super::super::load` does every other surface, and lanes that read different levels.

use super::footprint::Plane;
use super::{Place, ROWS, Registers, parameter};
use crate::sampler::message::{Operation, Parameter, Request};
use ports::{Grf, SendMessage};
use std::marker::PhantomData;
use surface::simd::{LANES, Unit, Vector, Work};
use surface::texel::rows::{Stored, Visit, stored};
use surface::{Placement, Surface, SurfaceKind};

/// Performs a message on texels of some format; false, with nothing done, when its lanes are not of the kind that the path
/// knows.
type Run = fn(&Load, &Surface, u32, &mut Grf) -> bool;

/// A kind of message on a surface.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    unit: Unit,
    run: Run,
    plane: Plane,
    registers: Registers,
    offsets: [i32; 3],
    /// The third coordinate counts.
    is_layered: bool,
    /// Where the message says which sample, where there are some.
    sample: Place,
    /// What SCS_ONE reads.
    one: u32,
    /// Alpha of texels that do not exist.
    outside_alpha: u32,
}

/// Chooses how messages run by the type that stores the texels.
struct Runs;

impl Visit for Runs {
    type Output = Run;

    fn visit<T: Stored>(self) -> Run {
        run::<T>
    }
}

impl Load {
    /// How a message on a surface is done, if it is of the kind that the path knows.
    pub fn choose(surface: &Surface, request: &Request, message: &SendMessage) -> Option<Self> {
        let is_known = match surface.kind {
            SurfaceKind::Buffer | SurfaceKind::D2 => true,
            SurfaceKind::D3 => surface.placement == Placement::Slices,
            _ => false,
        };
        let Operation::Load { multisample } = request.operation else { return None };
        if !is_known || (multisample && surface.kind != SurfaceKind::D2) {
            return None;
        }
        let (format, run) = stored(surface.format, Runs);
        let plane = if multisample { Plane::of_slices } else { Plane::of };
        let sample = Registers::place(request, message, Parameter::SampleIndex);
        let (outside, one) = super::super::outside(surface);
        Some(Self {
            unit: Unit::detect(),
            run,
            plane: plane(surface, format)?,
            registers: Registers::of(request, message)?,
            offsets: request.offsets,
            is_layered: surface.is_array || surface.kind == SurfaceKind::D3,
            sample: sample.filter(|_| multisample),
            one,
            outside_alpha: outside[3],
        })
    }

    /// Performs the message for the active lanes; false, with nothing done, when it must be done in another way.
    #[inline]
    pub fn run(&self, surface: &Surface, active: u32, grf: &mut Grf) -> bool {
        (self.run)(self, surface, active, grf)
    }
}

fn run<T: Stored>(load: &Load, surface: &Surface, active: u32, grf: &mut Grf) -> bool {
    load.unit.run(Message::<T> { load, surface, active, grf, stored: PhantomData })
}

/// One message.
struct Message<'m, 'a, T> {
    load: &'m Load,
    surface: &'m Surface<'a>,
    active: u32,
    grf: &'m mut Grf,
    stored: PhantomData<T>,
}

impl<T: Stored> Work for Message<'_, '_, T> {
    type Output = bool;

    #[inline(always)]
    fn run<V: Vector>(self, unit: V) -> bool {
        let (load, registers) = (self.load, &self.load.registers);
        let mut colors = [[unit.splat(0); 4]; ROWS];
        for (row, colors) in colors.iter_mut().enumerate().take(registers.rows) {
            match self.row(unit, row) {
                Some(found) => *colors = found,
                None => return false,
            }
        }
        registers.write(unit, &load.plane, load.one, self.active, &colors, self.grf);
        true
    }
}

impl<T: Stored> Message<'_, '_, T> {
    /// The stored channels of a row of lanes; `None` when they lie in different levels.
    #[inline(always)]
    fn row<V: Vector>(&self, unit: V, row: usize) -> Option<[V::Row; 4]> {
        let (load, surface) = (self.load, self.surface);
        let registers = &load.registers;
        let coordinate = |place, axis: usize| {
            let offset = load.offsets[axis] as u32;
            unit.map(unit.row(parameter(self.grf, place, row)), |value| value.wrapping_add(offset))
        };
        let below = |row: V::Row, limit: u32| unit.map(row, |value| if value < limit { u32::MAX } else { 0 });
        let both = |a: V::Row, b: V::Row| unit.map2(a, b, |a, b| a & b);
        let mut u = unit.row(parameter(self.grf, registers.u, row));
        let zeros = unit.splat(0);
        let (mut v, mut slice_rows) = (zeros, zeros);
        let (mut level, mut inside) = (0, below(u, surface.width_px));
        if surface.kind != SurfaceKind::Buffer {
            let lods = parameter(self.grf, registers.level, row);
            if lods != [lods[0]; LANES] {
                return None;
            }
            // Past the last level everything lies outside.
            let exists = lods[0] <= surface.mip_count;
            level = if exists { lods[0] + surface.min_lod } else { 0 };
            let extent = surface.level(level);
            (u, v) = (coordinate(registers.u, 0), coordinate(registers.v, 1));
            inside = both(below(u, if exists { extent.width } else { 0 }), below(v, extent.height));
            let mut layer = zeros;
            if load.is_layered {
                layer = coordinate(registers.r, 2);
                if surface.kind != SurfaceKind::D3 {
                    layer = unit.row(parameter(self.grf, registers.r, row));
                }
                inside = both(inside, below(layer, extent.depth));
                layer = both(layer, inside);
            }
            let mut sample = zeros;
            if load.sample.is_some() {
                sample = unit.row(parameter(self.grf, load.sample, row));
                inside = both(inside, below(sample, surface.samples()));
                (layer, sample) = (both(layer, inside), both(sample, inside));
            }
            slice_rows = unit.map2(layer, sample, |layer, sample| surface.slice_row(layer, sample));
        }
        let place = load.plane.level(level);
        let columns = load.plane.columns(unit, both(u, inside), unit.splat(place.x_bytes));
        let rows = unit
            .map2(both(v, inside), slice_rows, |v, slice| v.wrapping_add(slice).wrapping_add(place.y_rows));
        let at = unit.map2(columns, load.plane.rows(unit, rows), u32::wrapping_add);
        let texels = T::fetch(unit, surface, at);
        let needed = registers.needed(&load.plane);
        let mut colors = [zeros; 4];
        for (channel, color) in colors.iter_mut().enumerate() {
            if needed >> channel & 1 != 0 {
                let outside = unit.splat(if channel == 3 { load.outside_alpha } else { 0 });
                let value = T::value(unit, T::channel(unit, &texels, channel));
                *color = unit.select(inside, outside, value);
            }
        }
        Some(colors)
    }
}
