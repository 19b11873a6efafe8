//! Tilings: where byte `x` of row `y` of a surface lies behind its base address.
//!
//! Source: [skl.7:Surface Layout and Tiling] [skl.7:Addressing 2D Media Surfaces] [bdw.2d:RENDER_SURFACE_STATE]
//! [mesa:isl tiling]. Every tile is 4 KiB, but for the large ones among the standard tiles.
//! Deliberately absent: bit-6 swizzling (Gen9 has none).

mod standard;

pub use standard::{Standard, Third};

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
    /// Yf or Ys: tiles whose shape follows from the elements.
    Standard(Standard),
}

/// Bytes of a tile that is no standard one.
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
            Tiling::Standard(tile) => tile.width_bytes(),
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
            Tiling::Standard(tile) => tile.height_rows(),
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
        Tiling::Standard(tile) => tile.offset(x_bytes, y_rows, 0, pitch_bytes),
    }
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
            Tiling::Standard(_) => (),
        }
        order
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
