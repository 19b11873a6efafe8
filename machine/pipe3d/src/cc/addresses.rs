//! CC: where the pixels of subspans lie in a surface.
//!
//! Source: [skl.7:Surface Layout and Tiling].

use super::slots::Places;
use crate::simd::{ROW, Row};
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
    /// How a row of four subspans of DWords lies that begins at a multiple of 8 pixels; `None` when it does not lie in two
    /// pieces of 32 bytes.
    pieces: Option<Pieces>,
    /// Element of the upper left pixel in slice 0.
    corner_el: (u32, u32),
    lod: u32,
}

/// A row of four subspans beside each other as two pieces of memory of eight pixels each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// From the first to the second.
    step: usize,
    /// A piece is two subspans, the upper pixels first; else it is a row of pixels.
    by_subspans: bool,
}

/// How code finds pixels of four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Row after row.
    Linear,
    /// In tiles of rows.
    X,
    /// In tiles of columns.
    Y,
}

impl Way {
    /// Slots in the order of the pieces of memory that a row of eight or sixteen makes, at best: those of the second vector
    /// are past 7.
    pub fn order(self, vectors: usize) -> [[u8; 8]; 2] {
        match (self, vectors) {
            (Way::Y, _) | (_, 1) => [[0, 1, 4, 5, 2, 3, 6, 7], [8, 9, 12, 13, 10, 11, 14, 15]],
            _ => [[0, 1, 4, 5, 8, 9, 12, 13], [2, 3, 6, 7, 10, 11, 14, 15]],
        }
    }
}

/// Pairs of pixels in the order of both pieces: numbers of the pairs of slots, upper and lower one of each subspan.
const BY_SUBSPANS: [usize; 8] = [0, 2, 1, 3, 4, 6, 5, 7];
const BY_ROWS: [usize; 8] = [0, 2, 4, 6, 1, 3, 5, 7];

impl Pieces {
    /// Reads the pixels of a row whose first lies at `first`.
    #[inline(always)]
    pub fn read(self, view: &View, first: usize) -> Row {
        let pieces = [view.read::<32>(first), view.read::<32>(first + self.step)];
        let pieces: [u64; 8] = bytemuck::cast(pieces);
        // Orders are constants where they are used: a shuffle.
        let spread = |order: &[usize; 8]| {
            let mut pairs = [0; 8];
            for place in 0..8 {
                pairs[order[place]] = pieces[place];
            }
            Row::load(&bytemuck::cast(pairs))
        };
        if self.by_subspans { spread(&BY_SUBSPANS) } else { spread(&BY_ROWS) }
    }

    /// Writes them.
    #[inline(always)]
    pub fn write(self, view: &View, first: usize, values: Row) {
        let pairs: [u64; 8] = bytemuck::cast(values.dwords());
        let join = |order: &[usize; 8]| -> [[u8; 32]; 2] {
            bytemuck::cast::<[u64; 8], _>(std::array::from_fn(|place| pairs[order[place]]))
        };
        let [upper, lower] = if self.by_subspans { join(&BY_SUBSPANS) } else { join(&BY_ROWS) };
        view.write::<32>(first, upper);
        view.write::<32>(first + self.step, lower);
    }
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
            let by_subspans = surface.tiling == Tiling::Y;
            // Eight DWords of a row of pixels end where a tile or a column of it may.
            let aligned = level.x_el.wrapping_add(surface.origin_el.0) & 7 == 0;
            let step = if by_subspans { 512 } else { down };
            addresses.pieces = (bytes == 4 && aligned && surface.tiling != Tiling::W)
                .then_some(Pieces { step, by_subspans })
                .filter(|_| surface.samples_log2 == 0 || surface.sample_layout == SampleLayout::Slices);
            // Interleaved samples keep the pixels of a subspan together.
            (addresses.right, addresses.down, addresses.uniform) = (right, down, true);
            addresses.plain = surface.samples_log2 == 0 || surface.sample_layout == SampleLayout::Slices;
            addresses.corner_el =
                (level.x_el.wrapping_add(surface.origin_el.0), level.y_el.wrapping_add(surface.origin_el.1));
        }
        addresses
    }

    /// How code finds pixels, if it can.
    pub fn way(&self, surface: &Surface) -> Option<Way> {
        let way = match surface.tiling {
            Tiling::Linear => Way::Linear,
            Tiling::X => Way::X,
            Tiling::Y => Way::Y,
            _ => return None,
        };
        (self.uniform && self.plain && surface.element_bytes == 4).then_some(way)
    }

    /// What code needs to know: the first element of a layer, across and down; bytes from one row of tiles to the next; bytes
    /// from the first pixel of its subspan to each pixel of both pieces of one or two vectors.
    pub fn constants(&self, surface: &Surface, layer: u32, way: Way, vectors: usize) -> [[u32; 8]; 4] {
        let top = self.corner_el.1.wrapping_add(surface.slice_row(layer, 0));
        let corner = std::array::from_fn(|lane| if lane < 4 { self.corner_el.0 } else { top });
        let rows = match way {
            Way::Linear => 1,
            Way::X => 8,
            Way::Y => 32,
        };
        let steps = way.order(vectors).map(|piece| {
            piece.map(|slot| {
                let (right, down) = (usize::from(slot & 1), usize::from(slot >> 1 & 1));
                (right * self.right + down * self.down) as u32
            })
        });
        [corner, [surface.pitch_bytes.wrapping_mul(rows); 8], steps[0], steps[1]]
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

    /// Where the row begins, and how it lies in pieces, if it does.
    #[inline(always)]
    pub fn pieces(
        &self,
        surface: &Surface,
        places: &Places,
        layer: u32,
        sample: u32,
    ) -> Option<(usize, Pieces)> {
        let pieces = self.pieces.filter(|_| places.is_row())?;
        let first = Places { x: [places.x[0]; 4], y: [places.y[0]; 4] };
        Some((self.firsts(surface, &first, layer, sample)[0], pieces))
    }

    /// Tells the host that pixels of the block at (`x`, `y`) will be written soon, where it is known how it lies.
    #[inline(always)]
    pub fn expect_block(&self, surface: &Surface, x: u32, y: u32, layer: u32) {
        let Some(pieces) = self.pieces else { return };
        let place = Places { x: [x; 4], y: [y; 4] };
        let first = self.firsts(surface, &place, layer, 0)[0];
        let (lines, down) = if pieces.by_subspans { (2, 64) } else { (4, 2 * pieces.step) };
        for line in 0..lines {
            surface.view.expect_write(first + line * down);
            surface.view.expect_write(first + line * down + pieces.step);
        }
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
        let (mut fast, mut in_pieces) = (0, 0);
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
                            Places { x: [56, 58, 60, 62], y: [14; 4] },
                            Places { x: [4, 6, 8, 10], y: [14; 4] },
                            Places { x: [62, 126, 254, 30], y: [30, 62, 6, 14] },
                        ] {
                            let (layer, sample) = (1, (1 << samples_log2) - 1);
                            let row = addresses.row(&surface, &places, layer, sample);
                            if let Some((first, pieces)) = addresses.pieces(&surface, &places, layer, sample)
                            {
                                in_pieces += 1;
                                let each: [usize; ROW] = std::array::from_fn(|slot| {
                                    let order = if pieces.by_subspans { BY_SUBSPANS } else { BY_ROWS };
                                    let at = order.iter().position(|&pair| pair == slot / 2);
                                    let at = at.unwrap();
                                    first + at / 4 * pieces.step + at % 4 * 8 + slot % 2 * 4
                                });
                                assert_eq!(row, each, "{tiling:?} {bytes} {samples_log2}");
                            }
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
        assert_eq!(in_pieces, 24);
    }

    #[test]
    fn pieces_are_read_as_they_were_written() {
        let mut space = memory::AddressSpace::new(1 << 30).unwrap();
        space.bind_anonymous(bits::GraphicsAddress(0x1000), 0x1000).unwrap();
        let view = space.view(bits::GraphicsAddress(0x1000), 0x1000);
        let values: [u32; ROW] = std::array::from_fn(|slot| 100 + slot as u32);
        for (pieces, upper, lower) in [
            (
                Pieces { step: 512, by_subspans: true },
                [100, 101, 104, 105, 102, 103, 106, 107],
                [108, 109, 112, 113, 110, 111, 114, 115],
            ),
            (
                Pieces { step: 256, by_subspans: false },
                [100, 101, 104, 105, 108, 109, 112, 113],
                [102, 103, 106, 107, 110, 111, 114, 115],
            ),
        ] {
            pieces.write(&view, 64, Row::load(&values));
            assert_eq!(bytemuck::cast::<_, [u32; 8]>(view.read::<32>(64)), upper);
            assert_eq!(bytemuck::cast::<_, [u32; 8]>(view.read::<32>(64 + pieces.step)), lower);
            assert_eq!(pieces.read(&view, 64).dwords(), values);
        }
    }
}
