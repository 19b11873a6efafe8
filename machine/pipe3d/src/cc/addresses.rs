//! CC: where the pixels of subspans lie in a surface.
//!
//! Source: [skl.7:Surface Layout and Tiling].

use super::slots::Places;
use crate::simd::ROW;
use memory::View;
use surface::tiling::{offset_w, offset_x, offset_y};
use surface::{Placement, SampleLayout, Surface, SurfaceKind, Tiling};

/// How pixels of a level are found: worked out once per draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Addresses {
    /// From the upper left pixel of a subspan to the others.
    right: usize,
    down: usize,
    /// The steps hold for every even-aligned subspan.
    uniform: bool,
    /// Samples have slices of their own: elements are pixels.
    plain: bool,
    /// Element of the upper left pixel in slice 0.
    corner_el: (u32, u32),
    lod: u32,
}

impl Addresses {
    /// Those of `surface` at its level `lod`.
    pub fn new(surface: &Surface, lod: u32) -> Addresses {
        let mut addresses = Addresses { lod, ..Addresses::default() };
        let level = surface.level(lod);
        let even = (level.x_el | surface.origin_el.0 | level.y_el | surface.origin_el.1) & 1 == 0;
        let even_slices = surface.qpitch_rows & 1 == 0;
        let elements = surface.block_width == 1 && surface.block_height == 1;
        let image = matches!(surface.kind, SurfaceKind::D2 | SurfaceKind::D3 | SurfaceKind::Cube);
        if !(even && even_slices && elements && image) || surface.placement != Placement::Slices {
            return addresses;
        }
        let bytes = surface.element_bytes as usize;
        let steps = match surface.tiling {
            Tiling::Linear => Some((bytes, surface.pitch_bytes as usize)),
            // Rows of 512 bytes hold any two neighbours of a power-of-two size.
            Tiling::X if bytes.is_power_of_two() => Some((bytes, 512)),
            // Columns of 16 bytes, 32 rows each.
            Tiling::Y if bytes.is_power_of_two() && bytes <= 8 => Some((bytes, 16)),
            Tiling::Y if bytes == 16 => Some((512, 16)),
            // Stencil: the lowest bits of an offset are x and y.
            Tiling::W if bytes == 1 => Some((1, 2)),
            _ => None,
        };
        if let Some((right, down)) = steps {
            // Interleaved samples keep the pixels of a subspan together.
            (addresses.right, addresses.down, addresses.uniform) = (right, down, true);
            addresses.plain = surface.samples_log2 == 0 || surface.sample_layout == SampleLayout::Slices;
            addresses.corner_el =
                (level.x_el.wrapping_add(surface.origin_el.0), level.y_el.wrapping_add(surface.origin_el.1));
        }
        addresses
    }

    /// Neighbours in a row of a subspan lie side by side, `bytes` each.
    #[inline(always)]
    pub fn has_pairs(&self, bytes: usize) -> bool {
        self.uniform && self.right == bytes
    }

    /// Byte offsets of the pixels of a row.
    #[inline(always)]
    pub fn row(&self, surface: &Surface, places: &Places, layer: u32, sample: u32) -> [usize; ROW] {
        let mut offsets = [0; ROW];
        if !self.uniform {
            for (slot, offset) in offsets.iter_mut().enumerate() {
                let (x, y) = places.pixel(slot);
                *offset = surface.texel_offset(x, y, layer, self.lod, sample);
            }
            return offsets;
        }
        let firsts = self.firsts(surface, places, layer, sample);
        for (group, first) in firsts.into_iter().enumerate() {
            offsets[group * 4] = first;
            offsets[group * 4 + 1] = first + self.right;
            offsets[group * 4 + 2] = first + self.down;
            offsets[group * 4 + 3] = first + self.right + self.down;
        }
        offsets
    }

    /// Byte offsets of the upper left pixels.
    #[inline(always)]
    fn firsts(&self, surface: &Surface, places: &Places, layer: u32, sample: u32) -> [usize; 4] {
        if !self.plain {
            let mut firsts = [0; 4];
            for (first, (&x, &y)) in firsts.iter_mut().zip(places.x.iter().zip(&places.y)) {
                *first = surface.texel_offset(x, y, layer, self.lod, sample);
            }
            return firsts;
        }
        let bytes = surface.element_bytes as usize;
        let pitch = surface.pitch_bytes as usize;
        let top = self.corner_el.1.wrapping_add(surface.slice_row(layer, sample));
        match surface.tiling {
            Tiling::Y => self.each(places, top, bytes, |x_bytes, y| offset_y(x_bytes, y, pitch)),
            Tiling::X => self.each(places, top, bytes, |x_bytes, y| offset_x(x_bytes, y, pitch)),
            Tiling::W => self.each(places, top, bytes, |x_bytes, y| offset_w(x_bytes, y, pitch)),
            _ => self.each(places, top, bytes, |x_bytes, y| y.wrapping_mul(pitch).wrapping_add(x_bytes)),
        }
    }

    #[inline(always)]
    fn each(
        &self,
        places: &Places,
        top: u32,
        bytes: usize,
        offset: impl Fn(usize, usize) -> usize,
    ) -> [usize; 4] {
        let mut firsts = [0; 4];
        for (group, first) in firsts.iter_mut().enumerate() {
            let x_el = places.x[group].wrapping_add(self.corner_el.0) as usize;
            *first = offset(x_el.wrapping_mul(bytes), places.y[group].wrapping_add(top) as usize);
        }
        firsts
    }
}

/// Reads values of 2 or 4 bytes; `pairs`: two neighbours lie side by side.
#[inline(always)]
pub fn read<const BYTES: usize>(view: &View, pairs: bool, at: &[usize; ROW]) -> [u32; ROW] {
    let mut values = [0; ROW];
    if pairs {
        for pair in 0..ROW / 2 {
            let both = if BYTES == 4 {
                u64::from_le_bytes(view.read::<8>(at[pair * 2]))
            } else {
                let both = u32::from_le_bytes(view.read::<4>(at[pair * 2]));
                u64::from(both & 0xffff) | u64::from(both >> 16) << 32
            };
            values[pair * 2] = both as u32;
            values[pair * 2 + 1] = (both >> 32) as u32;
        }
    } else {
        for (value, &at) in values.iter_mut().zip(at) {
            *value = if BYTES == 4 { view.read_u32(at) } else { view.read_u16(at).into() };
        }
    }
    values
}

/// Writes the values of two neighbours.
#[inline(always)]
fn write_pair<const BYTES: usize>(view: &View, at: &[usize; ROW], values: &[u32; ROW], pair: usize) {
    let (left, right) = (values[pair * 2], values[pair * 2 + 1]);
    if BYTES == 4 {
        view.write::<8>(at[pair * 2], (u64::from(left) | u64::from(right) << 32).to_le_bytes());
    } else {
        view.write_u32(at[pair * 2], left & 0xffff | right << 16);
    }
}

/// Writes the values of lit slots.
#[inline(always)]
pub fn write<const BYTES: usize>(view: &View, pairs: bool, at: &[usize; ROW], values: &[u32; ROW], lit: u16) {
    if pairs && lit == u16::MAX {
        for pair in 0..ROW / 2 {
            write_pair::<BYTES>(view, at, values, pair);
        }
        return;
    }
    let mut left = u32::from(lit);
    while left != 0 {
        let slot = left.trailing_zeros() as usize & (ROW - 1);
        if pairs && slot & 1 == 0 && left >> slot & 2 != 0 {
            write_pair::<BYTES>(view, at, values, slot / 2);
            left &= !(3 << slot);
        } else {
            if BYTES == 4 {
                view.write_u32(at[slot], values[slot]);
            } else {
                view.write_u16(at[slot], values[slot] as u16);
            }
            left &= left - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pixel of a level, in every way of laying it out, lies where the surface says.
    #[test]
    fn rows_lie_where_the_surface_says() {
        let tilings = [Tiling::Linear, Tiling::X, Tiling::Y, Tiling::W];
        let mut fast = 0;
        for (tiling, bytes) in
            tilings.into_iter().flat_map(|t| [1u32, 2, 4, 8, 16, 3].map(|bytes| (t, bytes)))
        {
            for (samples_log2, sample_layout) in [
                (0, SampleLayout::Slices),
                (2, SampleLayout::Slices),
                (1, SampleLayout::Interleaved),
                (2, SampleLayout::Interleaved),
                (4, SampleLayout::Interleaved),
            ] {
                for (origin_el, qpitch_rows) in [((0, 0), 128), ((4, 8), 130), ((1, 0), 128), ((0, 0), 129)] {
                    let mut surface = Surface::null();
                    surface.kind = SurfaceKind::D2;
                    (surface.tiling, surface.element_bytes, surface.pitch_bytes) = (tiling, bytes, 4096);
                    (surface.samples_log2, surface.sample_layout) = (samples_log2, sample_layout);
                    (surface.origin_el, surface.qpitch_rows) = (origin_el, qpitch_rows);
                    (surface.levels[1].x_el, surface.levels[1].y_el) = (64, 32);
                    for lod in 0..2 {
                        let addresses = Addresses::new(&surface, lod);
                        fast += u32::from(addresses.uniform);
                        let even = origin_el.0 & 1 == 0 && qpitch_rows & 1 == 0;
                        let plain = bytes != 3 && (tiling != Tiling::W || bytes == 1);
                        assert_eq!(addresses.uniform, even && (plain || tiling == Tiling::Linear));
                        for places in [
                            Places { x: [0, 2, 4, 6], y: [0; 4] },
                            Places { x: [62, 126, 254, 30], y: [30, 62, 6, 14] },
                        ] {
                            let (layer, sample) = (1, (1 << samples_log2) - 1);
                            let row = addresses.row(&surface, &places, layer, sample);
                            let wanted = |slot| {
                                let (x, y) = places.pixel(slot);
                                surface.texel_offset(x, y, layer, lod, sample)
                            };
                            assert_eq!(row, std::array::from_fn(wanted), "{tiling:?} {bytes} {samples_log2}");
                            let beside = row.chunks_exact(2).all(|pair| pair[1] == pair[0] + bytes as usize);
                            assert!(beside || !addresses.has_pairs(bytes as usize));
                        }
                    }
                }
            }
        }
        assert!(fast > 200, "{fast}");
    }
}
