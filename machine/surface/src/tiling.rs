//! Tilings: where byte `x` of row `y` of a surface lies behind its base address.
//!
//! Source: [skl.7:Surface Layout and Tiling] [skl.7:Addressing 2D Media Surfaces] [bdw.2d:RENDER_SURFACE_STATE]
//! [mesa:isl tiling]. Every tile is 4 KiB, those of Ys are 64 KiB. In the manual's table of address bits the row of Yf for wide
//! elements holds those of the middle ones by mistake: Ys, whose 4 KiB are the same, tells them.
//! Deliberately absent: bit-6 swizzling (Gen9 has none), and the standard tilings Yf and Ys of anything but a single plane.

/// How the tiles of a surface are walked. [bdw.2d:RENDER_SURFACE_STATE "Tile Mode"]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Tiling {
    /// Rows one after the other.
    #[default]
    Linear,
    /// Tiles of 512 bytes by 8 rows, row after row.
    X,
    /// Tiles of 128 bytes by 32 rows, made of columns 16 bytes wide.
    Y,
    /// Tiles of 64 bytes by 64 rows in 8x8 blocks: stencil. The pitch counts 128 bytes a tile.
    W,
    /// Standard tiles of 4 KiB, whose shape follows from the elements.
    Yf(Elements),
    /// Standard tiles of 64 KiB.
    Ys(Elements),
}

/// Elements by their size: standard tiles of each are as wide as tall, or twice as wide, counted in elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Elements {
    /// One byte.
    Narrow,
    /// Two or four bytes.
    Middle,
    /// Eight or sixteen bytes.
    Wide,
}

impl Elements {
    /// Of `bytes` bytes; none when no standard tile holds such elements.
    pub fn of(bytes: u32) -> Option<Self> {
        match bytes {
            1 => Some(Elements::Narrow),
            2 | 4 => Some(Elements::Middle),
            8 | 16 => Some(Elements::Wide),
            _ => None,
        }
    }

    /// Binary logarithms of the bytes of a row, and of the rows, of a tile of 4 KiB.
    const fn tile_log2(self) -> (u32, u32) {
        match self {
            Elements::Narrow => (6, 6),
            Elements::Middle => (7, 5),
            Elements::Wide => (8, 4),
        }
    }

    /// Where bits 6 to 15 of an offset come from: bit of the row, or of the column in bytes.
    const fn bits(self) -> [Bit; 10] {
        use Bit::{U, V};
        match self {
            Elements::Narrow => [V(2), V(3), V(4), U(4), V(5), U(5), V(6), U(6), V(7), U(7)],
            Elements::Middle => [V(2), U(4), V(3), U(5), V(4), U(6), V(5), U(7), V(6), U(8)],
            Elements::Wide => [U(4), U(5), V(2), U(6), V(3), U(7), V(4), U(8), V(5), U(9)],
        }
    }
}

/// A bit of the column (U), or of the row (V).
#[derive(Clone, Copy)]
enum Bit {
    U(u32),
    V(u32),
}

/// Bytes of a tile.
pub const TILE_BYTES: usize = 4096;

impl Tiling {
    /// Width of a tile in bytes of a row; 1 for linear.
    #[inline]
    pub const fn width_bytes(self) -> u32 {
        match self {
            Tiling::Linear => 1,
            Tiling::X => 512,
            Tiling::Y => 128,
            Tiling::W => 64,
            Tiling::Yf(elements) => 1 << elements.tile_log2().0,
            Tiling::Ys(elements) => 4 << elements.tile_log2().0,
        }
    }

    /// Height of a tile in rows; 1 for linear.
    #[inline]
    pub const fn height_rows(self) -> u32 {
        match self {
            Tiling::Linear => 1,
            Tiling::X => 8,
            Tiling::Y => 32,
            Tiling::W => 64,
            Tiling::Yf(elements) => 1 << elements.tile_log2().1,
            Tiling::Ys(elements) => 4 << elements.tile_log2().1,
        }
    }
}

/// Byte offset in an X-tiled surface; the pitch is a multiple of 512.
#[inline(always)]
pub fn offset_x(x_bytes: usize, y_rows: usize, pitch_bytes: usize) -> usize {
    let tile_row = (y_rows >> 3).wrapping_mul(pitch_bytes << 3);
    tile_row.wrapping_add(((x_bytes >> 9) << 12) + ((y_rows & 7) << 9) + (x_bytes & 511))
}

/// Byte offset in a Y-tiled surface; the pitch is a multiple of 128.
#[inline(always)]
pub fn offset_y(x_bytes: usize, y_rows: usize, pitch_bytes: usize) -> usize {
    let tile_row = (y_rows >> 5).wrapping_mul(pitch_bytes << 5);
    // Columns of one tile are 512 bytes, tiles 8 columns: tile and column number are one field.
    tile_row.wrapping_add(((x_bytes >> 4) << 9) + ((y_rows & 31) << 4) + (x_bytes & 15))
}

/// Byte offset in a W-tiled surface; the pitch is a multiple of 128 and counts 128 bytes for each tile of 64.
#[inline(always)]
pub fn offset_w(x_bytes: usize, y_rows: usize, pitch_bytes: usize) -> usize {
    let tile_row = (y_rows >> 6).wrapping_mul(pitch_bytes << 5);
    let (x, y) = (x_bytes & 63, y_rows & 63);
    let inside = ((x >> 3) << 9)
        | ((y >> 3) << 6)
        | ((y & 4) << 3)
        | ((x & 4) << 2)
        | ((y & 2) << 2)
        | ((x & 2) << 1)
        | ((y & 1) << 1)
        | (x & 1);
    tile_row.wrapping_add(((x_bytes >> 6) << 12) + inside)
}

/// Byte offset of byte `x_bytes` of row `y_rows`.
#[inline(always)]
pub fn offset(tiling: Tiling, x_bytes: usize, y_rows: usize, pitch_bytes: usize) -> usize {
    match tiling {
        Tiling::Linear => y_rows.wrapping_mul(pitch_bytes).wrapping_add(x_bytes),
        Tiling::X => offset_x(x_bytes, y_rows, pitch_bytes),
        Tiling::Y => offset_y(x_bytes, y_rows, pitch_bytes),
        Tiling::W => offset_w(x_bytes, y_rows, pitch_bytes),
        Tiling::Yf(elements) => offset_standard(elements, 0, x_bytes, y_rows, pitch_bytes),
        Tiling::Ys(elements) => offset_standard(elements, 2, x_bytes, y_rows, pitch_bytes),
    }
}

/// Byte offset in a standard tiling whose tiles are `more` powers of two wider and taller than 4 KiB.
#[cold]
#[inline(never)]
fn offset_standard(
    elements: Elements,
    more: u32,
    x_bytes: usize,
    y_rows: usize,
    pitch_bytes: usize,
) -> usize {
    let (width_log2, height_log2) = elements.tile_log2();
    let (width_log2, height_log2) = (width_log2 + more, height_log2 + more);
    let tiles_across = pitch_bytes >> width_log2;
    let tile = (y_rows >> height_log2).wrapping_mul(tiles_across).wrapping_add(x_bytes >> width_log2);
    let mut inside = (y_rows & 3) << 4 | x_bytes & 15;
    for (at, bit) in elements.bits().into_iter().take(6 + 2 * more as usize).enumerate() {
        let value = match bit {
            Bit::U(bit) => x_bytes >> bit & 1,
            Bit::V(bit) => y_rows >> bit & 1,
        };
        inside |= value << (6 + at);
    }
    (tile << (width_log2 + height_log2)).wrapping_add(inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tile walked in memory order: what the manual's pictures show, without any bit arithmetic.
    fn walk(tiling: Tiling) -> Vec<(usize, usize)> {
        let mut order = Vec::new();
        match tiling {
            Tiling::Linear => (),
            Tiling::X => {
                for y in 0..8 {
                    order.extend((0..512).map(|x| (x, y)));
                }
            }
            Tiling::Y => {
                for column in 0..8 {
                    for y in 0..32 {
                        order.extend((0..16).map(|x| (column * 16 + x, y)));
                    }
                }
            }
            Tiling::W => {
                for column in 0..8 {
                    for block in 0..8 {
                        for n in 0..64 {
                            let x = (n & 1) | ((n >> 1) & 2) | ((n >> 2) & 4);
                            let y = ((n >> 1) & 1) | ((n >> 2) & 2) | ((n >> 3) & 4);
                            order.push((column * 8 + x, block * 8 + y));
                        }
                    }
                }
            }
            Tiling::Yf(_) | Tiling::Ys(_) => (),
        }
        order
    }

    #[test]
    fn standard_tiles_are_walked_in_squares_of_lines_of_16_bytes() {
        let all = [Elements::Narrow, Elements::Middle, Elements::Wide];
        // Width and height of a tile of 4 KiB, what lies behind the first 64 bytes, behind 1 KiB, and behind 2 KiB.
        let expected = [
            (64, 64, (0, 4), (0, 32), (32, 0)),
            (128, 32, (0, 4), (0, 16), (64, 0)),
            (256, 16, (16, 0), (0, 8), (128, 0)),
        ];
        for (elements, (width, height, second, sixteenth, last)) in all.into_iter().zip(expected) {
            let (yf, ys) = (Tiling::Yf(elements), Tiling::Ys(elements));
            assert_eq!((yf.width_bytes(), yf.height_rows()), (width, height));
            assert_eq!((ys.width_bytes(), ys.height_rows()), (4 * width, 4 * height));
            for (at, (x, y)) in [(16, (0, 1)), (64, second), (1 << 10, sixteenth), (1 << 11, last)] {
                assert_eq!(offset(yf, x, y, 3 * width as usize), at, "{elements:?}");
                assert_eq!(offset(ys, x, y, 12 * width as usize), at, "{elements:?}");
            }
            // The tiles of 4 KiB in one of 64 KiB go down, across, down, across.
            let (x, y) = (width as usize, height as usize);
            for (at, place) in
                [(1, (0, y)), (2, (x, 0)), (4, (0, 2 * y)), (8, (2 * x, 0)), (15, (3 * x, 3 * y))]
            {
                assert_eq!(offset(ys, place.0, place.1, 12 * x), at * TILE_BYTES, "{elements:?}");
            }
            // Tiles follow each other along a row and then down.
            assert_eq!(offset(yf, 2 * x, y, 3 * x), 5 * TILE_BYTES);
            assert_eq!(offset(ys, 8 * x, 4 * y, 12 * x), 5 * 16 * TILE_BYTES);
        }
        assert_eq!([1, 2, 4, 8, 16].map(Elements::of).map(|size| size.is_some()), [true; 5]);
        assert_eq!(Elements::of(12), None);
    }

    #[test]
    fn every_byte_of_a_tile_lies_where_the_walk_finds_it() {
        for tiling in [Tiling::X, Tiling::Y, Tiling::W] {
            let order = walk(tiling);
            assert_eq!(order.len(), TILE_BYTES);
            for (at, &(x, y)) in order.iter().enumerate() {
                let pitch = if tiling == Tiling::W { 128 * 3 } else { tiling.width_bytes() as usize * 3 };
                assert_eq!(offset(tiling, x, y, pitch), at, "{tiling:?} {x} {y}");
            }
        }
    }

    #[test]
    fn tiles_follow_each_other_along_a_row_and_then_down() {
        for tiling in [Tiling::X, Tiling::Y, Tiling::W] {
            let pitch = if tiling == Tiling::W { 128 * 3 } else { tiling.width_bytes() as usize * 3 };
            let (w, h) = (tiling.width_bytes() as usize, tiling.height_rows() as usize);
            assert_eq!(offset(tiling, 2 * w, 0, pitch), 2 * TILE_BYTES);
            assert_eq!(offset(tiling, 0, h, pitch), 3 * TILE_BYTES);
            assert_eq!(offset(tiling, w, 2 * h, pitch), 7 * TILE_BYTES);
        }
        assert_eq!(offset(Tiling::Linear, 3, 5, 100), 503);
    }

    #[test]
    fn no_two_bytes_share_an_address() {
        for tiling in [Tiling::X, Tiling::Y, Tiling::W] {
            let pitch = if tiling == Tiling::W { 256 } else { tiling.width_bytes() as usize * 2 };
            let (w, h) = (tiling.width_bytes() as usize * 2, tiling.height_rows() as usize * 2);
            let mut seen = vec![false; w * h];
            for y in 0..h {
                for x in 0..w {
                    let at = offset(tiling, x, y, pitch);
                    assert!(!std::mem::replace(&mut seen[at], true));
                }
            }
        }
    }
}
