//! Standard tiles: Yf of 4 KiB and Ys of 64 KiB, whose shape follows from the elements, and which may hold several slices
//! of a volume or all samples of a pixel. The smallest levels of a surface share one of them, its mip tail.
//!
//! Source: [skl.7:Addressing 2D Media Surfaces] for those of a plane, [gmmlib:CpuSwizzleBlt] for all orders of address bits,
//! [mesa:isl skl_std_y_miptail_offset_el] for the places in mip tails. In the manual's table the row of Yf for wide elements
//! holds the bits of the middle ones by mistake: Ys, whose 4 KiB are the same, tells them.

/// What the third number is that addresses a byte of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Third {
    /// There is none: tiles of a plane.
    None,
    /// The slice of a volume.
    Slice,
    /// The sample of a pixel; binary logarithm of their number.
    Sample(u32),
}

/// Which bits of an offset in a tile come from the column in bytes, the row, and the slice or sample, each in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Standard {
    x: u16,
    y: u16,
    z: u16,
    /// Binary logarithm of the bytes of a tile.
    tile_log2: u32,
    /// Binary logarithm of the bytes of an element.
    element_log2: u32,
}

/// Bit 15 first. Yf has the last twelve. Of samples the first bits are those of the sample instead.
const PLANES: [&[u8; 16]; 5] =
    [b"XYXYXYXYYYYYXXXX", b"XYXYXYXYXYYYXXXX", b"XYXYXYXYXYYYXXXX", b"XYXYXYXYXXYYXXXX", b"XYXYXYXYXXYYXXXX"];
const VOLUMES: [&[u8; 16]; 5] =
    [b"XYZXYZYZZZYYXXXX", b"XYZXYZYZZZYYXXXX", b"XYZXYZXYZZYYXXXX", b"XYZXYZXXZZYYXXXX", b"XYZXYZXXZZYYXXXX"];

/// Column and row, in elements, of each slot of the mip tail of a plane, for elements of 1, 2, 4, 8, 16 bytes.
const TAIL_OF_PLANE: [[(u8, u8); 5]; 15] = [
    [(128, 0), (128, 0), (64, 0), (64, 0), (32, 0)],
    [(0, 128), (0, 64), (0, 64), (0, 32), (0, 32)],
    [(64, 0), (64, 0), (32, 0), (32, 0), (16, 0)],
    [(0, 64), (0, 32), (0, 32), (0, 16), (0, 16)],
    [(32, 0), (32, 0), (16, 0), (16, 0), (8, 0)],
    [(16, 32), (16, 16), (8, 16), (8, 8), (4, 8)],
    [(0, 48), (0, 24), (0, 24), (0, 12), (0, 12)],
    [(0, 32), (0, 16), (0, 16), (0, 8), (0, 8)],
    [(16, 16), (16, 8), (8, 8), (8, 4), (4, 4)],
    [(16, 0), (16, 0), (8, 0), (8, 0), (4, 0)],
    [(0, 16), (0, 8), (0, 8), (0, 4), (0, 4)],
    [(0, 12), (8, 4), (4, 4), (6, 0), (3, 0)],
    [(0, 8), (8, 0), (4, 0), (4, 0), (2, 0)],
    [(0, 4), (0, 4), (0, 4), (2, 0), (1, 0)],
    [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0)],
];
/// Column, row and slice, in elements, of each slot of the mip tail of a volume.
const TAIL_OF_VOLUME: [[(u8, u8, u8); 5]; 16] = [
    [(32, 0, 0), (16, 0, 0), (16, 0, 0), (16, 0, 0), (8, 0, 0)],
    [(0, 16, 0), (0, 16, 0), (0, 16, 0), (0, 8, 0), (0, 8, 0)],
    [(0, 0, 16), (0, 0, 16), (0, 0, 8), (0, 0, 8), (0, 0, 8)],
    [(16, 0, 0), (8, 0, 0), (8, 0, 0), (8, 0, 0), (4, 0, 0)],
    [(0, 8, 0), (0, 8, 0), (0, 8, 0), (0, 4, 0), (0, 4, 0)],
    [(0, 0, 8), (0, 0, 8), (0, 0, 4), (0, 0, 4), (0, 0, 4)],
    [(0, 4, 4), (0, 4, 4), (4, 4, 0), (6, 0, 0), (3, 0, 0)],
    [(0, 4, 0), (0, 4, 0), (0, 4, 0), (4, 0, 0), (2, 0, 0)],
    [(0, 0, 7), (0, 0, 7), (4, 0, 3), (2, 0, 3), (1, 0, 3)],
    [(0, 0, 6), (0, 0, 6), (4, 0, 2), (2, 0, 2), (1, 0, 2)],
    [(0, 0, 5), (0, 0, 5), (4, 0, 1), (2, 0, 1), (1, 0, 1)],
    [(0, 0, 4), (0, 0, 4), (4, 0, 0), (2, 0, 0), (1, 0, 0)],
    [(0, 0, 3), (0, 0, 3), (0, 0, 3), (0, 0, 3), (0, 0, 3)],
    [(0, 0, 2), (0, 0, 2), (0, 0, 2), (0, 0, 2), (0, 0, 2)],
    [(0, 0, 1), (0, 0, 1), (0, 0, 1), (0, 0, 1), (0, 0, 1)],
    [(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)],
];
/// Slots that a tile of 4 KiB is too small for.
const SLOTS_OF_LARGE_TILES: u32 = 4;

/// Spreads the low bits of `value` over the lit bits of `mask`.
#[inline(always)]
fn deposit(value: usize, mask: u16) -> usize {
    let (mut left, mut value, mut spread) = (mask, value, 0);
    while left != 0 {
        let lowest = usize::from(left & left.wrapping_neg());
        spread |= lowest & (value & 1).wrapping_neg();
        value >>= 1;
        left &= left - 1;
    }
    spread
}

impl Standard {
    /// Tiles of 4 KiB, or large ones, for elements of `element_bytes`; `None` when no tile holds such elements.
    pub fn new(element_bytes: u32, is_large: bool, third: Third) -> Option<Standard> {
        if !element_bytes.is_power_of_two() || element_bytes > 16 {
            return None;
        }
        let element_log2 = element_bytes.trailing_zeros();
        let tile_log2 = if is_large { 16 } else { 12 };
        let (patterns, sample_bits) = match third {
            Third::None => (&PLANES, 0),
            Third::Slice => (&VOLUMES, 0),
            Third::Sample(log2) if is_large => (&PLANES, log2),
            // What lies in small tiles of samples, the sources do not agree about.
            Third::Sample(_) => return None,
        };
        let mut standard = Standard { x: 0, y: 0, z: 0, tile_log2, element_log2 };
        for bit in 0..tile_log2 {
            let axis = if bit >= tile_log2 - sample_bits {
                &mut standard.z
            } else {
                match patterns[element_log2 as usize][15 - bit as usize] {
                    b'X' => &mut standard.x,
                    b'Y' => &mut standard.y,
                    _ => &mut standard.z,
                }
            };
            *axis |= 1 << bit;
        }
        Some(standard)
    }

    /// Width of a tile in bytes.
    pub const fn width_bytes(self) -> u32 {
        1 << self.x.count_ones()
    }

    /// Rows of a tile.
    pub const fn height_rows(self) -> u32 {
        1 << self.y.count_ones()
    }

    /// Slices, or samples, that share a tile.
    pub const fn depth(self) -> u32 {
        1 << self.z.count_ones()
    }

    /// Bytes of a tile.
    pub const fn tile_bytes(self) -> u32 {
        1 << self.tile_log2
    }

    /// Width and height of a tile in elements.
    pub const fn extent_el(self) -> (u32, u32) {
        (self.width_bytes() >> self.element_log2, self.height_rows())
    }

    /// Column, row and slice in the tile, in elements, of level `level` of a mip tail.
    pub fn tail(self, level: u32) -> (u32, u32, u32) {
        let slot = level + if self.tile_log2 == 16 { 0 } else { SLOTS_OF_LARGE_TILES };
        let column = self.element_log2 as usize;
        if self.z == 0 {
            let (x, y) = TAIL_OF_PLANE[(slot as usize).min(TAIL_OF_PLANE.len() - 1)][column];
            (x.into(), y.into(), 0)
        } else {
            let (x, y, z) = TAIL_OF_VOLUME[(slot as usize).min(TAIL_OF_VOLUME.len() - 1)][column];
            (x.into(), y.into(), z.into())
        }
    }

    /// Byte offset of byte `x_bytes` of row `y_rows` of slice or sample `third` of a tile; tiles follow each other along a row
    /// and then down.
    #[inline(never)]
    pub fn offset(self, x_bytes: usize, y_rows: usize, third: usize, pitch_bytes: usize) -> usize {
        let (width_log2, height_log2) = (self.x.count_ones(), self.y.count_ones());
        let tiles_across = pitch_bytes >> width_log2;
        let tile = (y_rows >> height_log2).wrapping_mul(tiles_across).wrapping_add(x_bytes >> width_log2);
        let inside = deposit(x_bytes, self.x) | deposit(y_rows, self.y) | deposit(third, self.z);
        (tile << self.tile_log2).wrapping_add(inside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_tiles_are_walked_in_squares_of_lines_of_16_bytes() {
        // Width and height of a tile of 4 KiB, what lies behind the first 64 bytes, behind 1 KiB, and behind 2 KiB.
        let narrow = (64, 64, (0, 4), (0, 32), (32, 0));
        let middle = (128, 32, (0, 4), (0, 16), (64, 0));
        let wide = (256, 16, (16, 0), (0, 8), (128, 0));
        for (bytes, (width, height, second, sixteenth, last)) in
            [(1, narrow), (2, middle), (4, middle), (8, wide), (16, wide)]
        {
            let [yf, ys] = [false, true].map(|large| Standard::new(bytes, large, Third::None).unwrap());
            assert_eq!((yf.width_bytes(), yf.height_rows()), (width, height));
            assert_eq!((ys.width_bytes(), ys.height_rows()), (4 * width, 4 * height));
            for (at, (x, y)) in [(16, (0, 1)), (64, second), (1 << 10, sixteenth), (1 << 11, last)] {
                assert_eq!(yf.offset(x, y, 0, 3 * width as usize), at, "{bytes}");
                assert_eq!(ys.offset(x, y, 0, 12 * width as usize), at, "{bytes}");
            }
            // The tiles of 4 KiB in one of 64 KiB go down, across, down, across.
            let (x, y) = (width as usize, height as usize);
            for (at, place) in
                [(1, (0, y)), (2, (x, 0)), (4, (0, 2 * y)), (8, (2 * x, 0)), (15, (3 * x, 3 * y))]
            {
                assert_eq!(ys.offset(place.0, place.1, 0, 12 * x), at * 4096, "{bytes}");
            }
            // Tiles follow each other along a row and then down.
            assert_eq!(yf.offset(2 * x, y, 0, 3 * x), 5 * 4096);
            assert_eq!(ys.offset(8 * x, 4 * y, 0, 12 * x), 5 * 16 * 4096);
        }
        assert!([0, 3, 12, 32].iter().all(|&bytes| Standard::new(bytes, true, Third::None).is_none()));
    }

    #[test]
    fn every_byte_of_a_tile_has_one_place() {
        let thirds = [Third::None, Third::Slice, Third::Sample(1), Third::Sample(2), Third::Sample(4)];
        for (third, bytes, large) in thirds.into_iter().flat_map(|third| {
            [1, 2, 4, 8, 16].into_iter().flat_map(move |bytes| [(third, bytes, false), (third, bytes, true)])
        }) {
            let Some(tile) = Standard::new(bytes, large, third) else {
                assert!(matches!(third, Third::Sample(_)) && !large);
                continue;
            };
            let mut seen = vec![false; tile.tile_bytes() as usize];
            for z in 0..tile.depth() as usize {
                for y in 0..tile.height_rows() as usize {
                    for x in 0..tile.width_bytes() as usize {
                        let at = tile.offset(x, y, z, tile.width_bytes() as usize);
                        assert!(!std::mem::replace(&mut seen[at], true), "{tile:?} {x} {y} {z}");
                    }
                }
            }
            assert!(seen.iter().all(|&seen| seen));
        }
    }

    #[test]
    fn tiles_of_volumes_are_nearly_cubes_and_those_of_samples_hold_all_of_them() {
        let extent = |bytes, large, third| {
            let tile = Standard::new(bytes, large, third).unwrap();
            (tile.extent_el().0, tile.extent_el().1, tile.depth())
        };
        let small = [1, 2, 4, 8, 16].map(|bytes| extent(bytes, false, Third::Slice));
        assert_eq!(small, [(16, 16, 16), (8, 16, 16), (8, 16, 8), (8, 8, 8), (4, 8, 8)]);
        let large = [1, 2, 4, 8, 16].map(|bytes| extent(bytes, true, Third::Slice));
        assert_eq!(large, [(64, 32, 32), (32, 32, 32), (32, 32, 16), (32, 16, 16), (16, 16, 16)]);
        assert_eq!(extent(4, true, Third::Sample(2)), (64, 64, 4));
        assert_eq!(extent(1, true, Third::Sample(4)), (64, 64, 16));
    }

    #[test]
    fn levels_of_a_mip_tail_do_not_overlap() {
        for (third, bytes, large) in [Third::None, Third::Slice].into_iter().flat_map(|third| {
            [1, 2, 4, 8, 16].into_iter().flat_map(move |bytes| [(third, bytes, false), (third, bytes, true)])
        }) {
            let tile = Standard::new(bytes, large, third).unwrap();
            let (width, height) = tile.extent_el();
            let depth = tile.depth();
            let (x0, y0, z0) = tile.tail(0);
            let first = (width - x0, height - y0, depth - z0);
            let mut seen = vec![None; (width * height * depth) as usize];
            for level in 0..if large { 11 } else { 8 } {
                let (x, y, z) = tile.tail(level);
                let extent = |first: u32| (first >> level).max(1);
                for (dx, dy, dz) in (0..extent(first.0)).flat_map(|dx| {
                    (0..extent(first.1)).flat_map(move |dy| (0..extent(first.2)).map(move |dz| (dx, dy, dz)))
                }) {
                    let at = ((z + dz) * height + y + dy) * width + x + dx;
                    let before = seen[at as usize].replace(level);
                    assert_eq!(before, None, "{tile:?} level {level} at {x} {y} {z} + {dx} {dy} {dz}");
                }
            }
        }
    }
}
