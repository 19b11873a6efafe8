//! Fetching and filtering the texels of one sample, for any surface.
//!
//! Source: [skl.7:Intra-Level Filtering Setup] [skl.7:Texel Fetch] [skl.7:Shadow Prefilter Compare]
//! [skl.7:Texel Filtering]. The referee of the paths in `fast`.

use super::address::{BORDER, Taps, across_edge, cube_face, face_coordinates, layer, linear, nearest};
use super::combination::Combination;
use super::lod::{Levels, Probes, filter_of};
use super::message::Reduction;
use super::state::{Filter, Wrap};
use surface::compressed::Blocks;
use surface::{Surface, SurfaceKind};

/// Where one sample lies.
#[derive(Clone, Copy, Debug, Default)]
pub struct Position {
    /// Coordinates: normalised, or the direction of a cube.
    pub uvr: [f32; 3],
    /// Array layer of the view; first face of a cube.
    pub layer: u32,
    /// Offsets in texels.
    pub offsets: [i32; 3],
    /// Reference of a comparison.
    pub reference: Option<f32>,
}

/// Reads texels of a surface and remembers the first one that no page maps.
pub struct Fetcher<'s, 'a> {
    surface: &'s Surface<'a>,
    blocks: &'s mut Blocks,
    /// Byte offset of the first unmapped texel.
    fault: Option<usize>,
}

impl<'s, 'a> Fetcher<'s, 'a> {
    /// A reader of a surface, with what was kept of compressed ones.
    pub fn new(surface: &'s Surface<'a>, blocks: &'s mut Blocks) -> Self {
        Self { surface, blocks, fault: None }
    }

    /// Address of the first texel that was not mapped.
    pub fn fault(&self) -> Option<bits::GraphicsAddress> {
        self.fault.map(|offset| self.surface.base.offset(offset as u64))
    }

    /// A texel as red, green, blue, alpha; no channel selects.
    #[inline]
    pub fn texel(&mut self, x: u32, y: u32, layer: u32, level: u32, sample: u32) -> [u32; 4] {
        let surface = self.surface;
        let offset = surface.texel_offset(x, y, layer, level, sample);
        let end = offset.wrapping_add(surface.element_bytes as usize);
        if end > surface.view.len() && self.fault.is_none() {
            self.fault = Some(offset);
        }
        let element = surface.read_element(offset);
        if let Some(unpack) = surface.unpack {
            unpack(&element)
        } else if let Some(decode) = surface.decode {
            let (x, y) = (x % surface.block_width.max(1), y % surface.block_height.max(1));
            decode.texel_of_kept(&element, x, y, self.blocks)
        } else {
            [0; 4]
        }
    }
}

/// The colour of one sample before channel selects.
pub fn sample(
    combination: &Combination,
    fetcher: &mut Fetcher,
    position: &Position,
    levels: &Levels,
    probes: &Probes,
    reduction: Reduction,
) -> [u32; 4] {
    if levels.out_of_bounds {
        return combination.outside;
    }
    let filter = filter_of(&combination.sampling, levels);
    let first = probed(combination, fetcher, position, levels.level, filter, probes, reduction);
    if levels.beta == 0.0 || combination.integer {
        return first;
    }
    let second = probed(combination, fetcher, position, levels.level + 1, filter, probes, reduction);
    if reduction == Reduction::Sum {
        blend(first, second, levels.beta)
    } else {
        reduce(reduction, first, second)
    }
}

/// `a` and `b` mixed by the weight of `b`.
#[inline(always)]
pub fn blend(a: [u32; 4], b: [u32; 4], weight: f32) -> [u32; 4] {
    std::array::from_fn(|c| {
        let (a, b) = (f32::from_bits(a[c]), f32::from_bits(b[c]));
        (a + (b - a) * weight).to_bits()
    })
}

fn reduce(reduction: Reduction, a: [u32; 4], b: [u32; 4]) -> [u32; 4] {
    std::array::from_fn(|c| {
        let (a, b) = (f32::from_bits(a[c]), f32::from_bits(b[c]));
        if reduction == Reduction::Minimum { a.min(b) } else { a.max(b) }.to_bits()
    })
}

fn probed(
    combination: &Combination,
    fetcher: &mut Fetcher,
    position: &Position,
    level: u32,
    filter: Filter,
    probes: &Probes,
    reduction: Reduction,
) -> [u32; 4] {
    if filter != Filter::Anisotropic || probes.count <= 1 {
        return in_level(combination, fetcher, position, level, filter, reduction);
    }
    let mut sum = [0.0f32; 4];
    let mut extreme = None;
    for index in 0..probes.count {
        let (shift, weight) = probes.probe(index);
        if weight == 0.0 {
            continue;
        }
        let mut at = *position;
        at.uvr[0] += shift[0];
        at.uvr[1] += shift[1];
        let color = in_level(combination, fetcher, &at, level, filter, reduction);
        if reduction == Reduction::Sum {
            for (total, channel) in sum.iter_mut().zip(color) {
                *total += f32::from_bits(channel) * weight;
            }
        } else {
            extreme = Some(extreme.map_or(color, |so_far| reduce(reduction, so_far, color)));
        }
    }
    extreme.unwrap_or(sum.map(f32::to_bits))
}

/// The filtered colour of one level.
fn in_level(
    combination: &Combination,
    fetcher: &mut Fetcher,
    position: &Position,
    level: u32,
    filter: Filter,
    reduction: Reduction,
) -> [u32; 4] {
    let surface = combination.surface();
    let extent = *surface.level(level);
    let linearly = filter != Filter::Nearest && !combination.integer;
    let sampling = &combination.sampling;
    let axis = |index: usize, coordinate: f32, size: u32| {
        let (mode, offset) = (sampling.wrap[index], position.offsets[index]);
        // A mode for cubes on any other surface is the guest's mistake: clamp.
        let mode = if mode == Wrap::Cube { Wrap::Clamp } else { mode };
        if linearly {
            linear(mode, coordinate, size, offset, sampling.unnormalized)
        } else {
            nearest(mode, coordinate, size, offset, sampling.unnormalized)
        }
    };
    match surface.kind {
        SurfaceKind::Cube => cube(combination, fetcher, position, level, linearly, reduction),
        SurfaceKind::D1 => {
            let u = axis(0, position.uvr[0], extent.width);
            gather(combination, position, [u, Taps::default(), Taps::default()], 1, reduction, |x, _, _| {
                fetcher.texel(x, 0, position.layer, level, 0)
            })
        }
        SurfaceKind::D3 => {
            let taps = [
                axis(0, position.uvr[0], extent.width),
                axis(1, position.uvr[1], extent.height),
                axis(2, position.uvr[2], extent.depth),
            ];
            gather(combination, position, taps, 3, reduction, |x, y, z| fetcher.texel(x, y, z, level, 0))
        }
        _ => {
            let u = axis(0, position.uvr[0], extent.width);
            let v = axis(1, position.uvr[1], extent.height);
            gather(combination, position, [u, v, Taps::default()], 2, reduction, |x, y, _| {
                fetcher.texel(x, y, position.layer, level, 0)
            })
        }
    }
}

/// Weighs the 1, 2, 4 or 8 texels of `dimensions` axes. A single texel keeps its bits.
fn gather(
    combination: &Combination,
    position: &Position,
    taps: [Taps; 3],
    dimensions: usize,
    reduction: Reduction,
    mut texel: impl FnMut(u32, u32, u32) -> [u32; 4],
) -> [u32; 4] {
    let mut sum = Accumulator::new(reduction);
    for corner in 0..1usize << dimensions {
        let mut weight = 1.0;
        let mut index = [0i32; 3];
        for axis in 0..dimensions {
            let second = corner >> axis & 1 != 0;
            weight *= if second { taps[axis].weight } else { 1.0 - taps[axis].weight };
            index[axis] = if second { taps[axis].second } else { taps[axis].first };
        }
        if weight == 0.0 {
            continue;
        }
        let color = if index[..dimensions].contains(&BORDER) {
            combination.border
        } else {
            texel(index[0] as u32, index[1] as u32, index[2] as u32)
        };
        sum.add(combination.compared(color, position.reference), weight);
    }
    sum.total()
}

/// A filter's sum, minimum or maximum.
struct Accumulator {
    reduction: Reduction,
    count: u32,
    color: [u32; 4],
}

impl Accumulator {
    fn new(reduction: Reduction) -> Self {
        Self { reduction, count: 0, color: [0; 4] }
    }

    #[inline(always)]
    fn add(&mut self, color: [u32; 4], weight: f32) {
        self.color = match (self.reduction, self.count) {
            // The only texel of a filter is not multiplied: integers and NaNs keep their bits.
            (Reduction::Sum, 0) if weight == 1.0 => color,
            (Reduction::Sum, 0) => color.map(|c| (f32::from_bits(c) * weight).to_bits()),
            (Reduction::Sum, _) => std::array::from_fn(|c| {
                (f32::from_bits(self.color[c]) + f32::from_bits(color[c]) * weight).to_bits()
            }),
            (_, 0) => color,
            (reduction, _) => reduce(reduction, self.color, color),
        };
        self.count += 1;
    }

    fn total(&self) -> [u32; 4] {
        self.color
    }
}

fn cube(
    combination: &Combination,
    fetcher: &mut Fetcher,
    position: &Position,
    level: u32,
    linearly: bool,
    reduction: Reduction,
) -> [u32; 4] {
    let corners = cube_texels(combination, fetcher, position, level, linearly);
    let mut sum = Accumulator::new(reduction);
    for (color, weight) in corners {
        if weight != 0.0 {
            sum.add(color, weight);
        }
    }
    sum.total()
}

/// The four texels of a cube under a direction with their weights, in the order upper left, upper right, lower left,
/// lower right; already compared with the reference. Where three faces meet, the missing fourth is their mean.
pub fn cube_texels(
    combination: &Combination,
    fetcher: &mut Fetcher,
    position: &Position,
    level: u32,
    linearly: bool,
) -> [([u32; 4], f32); 4] {
    let surface = combination.surface();
    let size = surface.level(level).width;
    let face = cube_face(position.uvr);
    let [u, v] = face_coordinates(face, position.uvr);
    let mode = |axis: usize| match combination.sampling.wrap[axis] {
        Wrap::Cube => Wrap::Clamp,
        mode => mode,
    };
    let mut read = |face: usize, column: i32, row: i32| {
        let color = if surface.cube_faces >> face & 1 == 0 {
            combination.border
        } else {
            fetcher.texel(column as u32, row as u32, position.layer + face as u32, level, 0)
        };
        combination.compared(color, position.reference)
    };
    if !linearly {
        let column = nearest(Wrap::Clamp, u, size, 0, false).first;
        let row = nearest(Wrap::Clamp, v, size, 0, false).first;
        let color = read(face, column, row);
        return [(color, 1.0), (color, 0.0), (color, 0.0), (color, 0.0)];
    }
    if !combination.seamless {
        let (a, b) = (linear(mode(0), u, size, 0, false), linear(mode(1), v, size, 0, false));
        let mut at = |column: i32, row: i32| {
            if column == BORDER || row == BORDER {
                combination.compared(combination.border, position.reference)
            } else {
                read(face, column, row)
            }
        };
        return [
            (at(a.first, b.first), (1.0 - a.weight) * (1.0 - b.weight)),
            (at(a.second, b.first), a.weight * (1.0 - b.weight)),
            (at(a.first, b.second), (1.0 - a.weight) * b.weight),
            (at(a.second, b.second), a.weight * b.weight),
        ];
    }
    let clamped = |coordinate: f32| {
        let texels = if coordinate.is_nan() { 0.0 } else { coordinate.clamp(0.0, 1.0) * size as f32 } - 0.5;
        (texels.floor() as i32, texels - texels.floor())
    };
    let ((column, a), (row, b)) = (clamped(u), clamped(v));
    let places = [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)];
    let weights = [(1.0 - a) * (1.0 - b), a * (1.0 - b), (1.0 - a) * b, a * b];
    let mut texels = [([0; 4], 0.0); 4];
    let mut missing = None;
    for (corner, (&(column, row), texel)) in places.iter().zip(&mut texels).enumerate() {
        texel.1 = weights[corner];
        match across_edge(face, column, row, size.min(1 << 14) as i32) {
            Some((face, column, row)) => texel.0 = read(face, column, row),
            None => missing = Some(corner),
        }
    }
    if let Some(corner) = missing {
        let mut mean = [0.0f32; 4];
        for (other, texel) in texels.iter().enumerate() {
            if other != corner {
                for (total, channel) in mean.iter_mut().zip(texel.0) {
                    *total += f32::from_bits(channel) / 3.0;
                }
            }
        }
        // Integers cannot be averaged: take a neighbour.
        texels[corner].0 = if combination.integer { texels[corner ^ 1].0 } else { mean.map(f32::to_bits) };
    }
    texels
}

/// The four texels that gather4 collects, upper left, upper right, lower left, lower right; compared but not selected.
pub fn gather_texels(combination: &Combination, fetcher: &mut Fetcher, position: &Position) -> [[u32; 4]; 4] {
    let surface = combination.surface();
    let level = surface.min_lod;
    if surface.kind == SurfaceKind::Cube {
        return cube_texels(combination, fetcher, position, level, true).map(|(color, _)| color);
    }
    let extent = *surface.level(level);
    let sampling = &combination.sampling;
    let axis = |index: usize, coordinate: f32, size: u32| {
        let mode = if sampling.wrap[index] == Wrap::Cube { Wrap::Clamp } else { sampling.wrap[index] };
        linear(mode, coordinate, size, position.offsets[index], sampling.unnormalized)
    };
    let u = axis(0, position.uvr[0], extent.width);
    let v = axis(1, position.uvr[1], extent.height);
    let mut at = |column: i32, row: i32| {
        let color = if column == BORDER || row == BORDER {
            combination.border
        } else {
            fetcher.texel(column as u32, row as u32, position.layer, level, 0)
        };
        combination.compared(color, position.reference)
    };
    [at(u.first, v.first), at(u.second, v.first), at(u.first, v.second), at(u.second, v.second)]
}

/// Layer of a view from its coordinate: the array index, or the first face of a cube.
#[inline]
pub fn layer_of(surface: &Surface, coordinate: f32) -> u32 {
    match surface.kind {
        SurfaceKind::Cube if surface.is_array => layer(coordinate, surface.depth / 6) * 6,
        SurfaceKind::D1 | SurfaceKind::D2 if surface.is_array => layer(coordinate, surface.depth),
        _ => 0,
    }
}
