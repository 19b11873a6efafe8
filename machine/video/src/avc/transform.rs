//! Inverse transforms, and how levels are scaled. [h264:8.5]

use super::tables::{SCALES_4, SCALES_8};
use crate::plane::{Place, Plane};

/// Scales of every place, by the quantizer's remainder by six: of 4x4 and of 8x8 blocks.
#[derive(Clone, Debug)]
pub(super) struct Scales {
    /// Intra Y, Cb, Cr, then inter Y, Cb, Cr.
    pub(super) by_4: [[[i32; 16]; 6]; 6],
    /// Intra, inter.
    pub(super) by_8: [[[i32; 64]; 6]; 2],
}

impl Scales {
    /// From the matrices of MFX_QM_STATE: 4x4 intra and inter with three each, 8x8 intra and inter, row by row.
    pub(super) fn new(matrices: &[[u8; 64]; 4]) -> Self {
        let mut scales = Scales { by_4: [[[0; 16]; 6]; 6], by_8: [[[0; 64]; 6]; 2] };
        for (list, scales) in scales.by_4.iter_mut().enumerate() {
            let matrix = &matrices[list / 3][list % 3 * 16..][..16];
            for (remainder, scales) in scales.iter_mut().enumerate() {
                for (n, scale) in scales.iter_mut().enumerate() {
                    let kind = match (n & 1, n >> 2 & 1) {
                        (0, 0) => 0,
                        (1, 1) => 1,
                        _ => 2,
                    };
                    *scale = i32::from(matrix[n]) * i32::from(SCALES_4[remainder][kind]);
                }
            }
        }
        for (list, scales) in scales.by_8.iter_mut().enumerate() {
            for (remainder, scales) in scales.iter_mut().enumerate() {
                for (n, scale) in scales.iter_mut().enumerate() {
                    let kind = match (n & 3, n >> 3 & 3) {
                        (0, 0) => 0,
                        (1 | 3, 1 | 3) => 1,
                        (2, 2) => 2,
                        (0, 1 | 3) | (1 | 3, 0) => 3,
                        (0, 2) | (2, 0) => 4,
                        _ => 5,
                    };
                    *scale = i32::from(matrices[2 + list][n]) * i32::from(SCALES_8[remainder][kind]);
                }
            }
        }
        scales
    }
}

/// A level of a 4x4 block, or of an 8x8 block with two bits more, scaled.
#[inline(always)]
pub(super) fn scale(level: i32, scale: i32, qp: i32, bits: i32) -> i32 {
    let shift = qp / 6 - bits;
    let product = level.wrapping_mul(scale);
    if shift >= 0 {
        product.wrapping_shl(shift as u32)
    } else {
        (product.wrapping_add(1 << (-shift - 1))) >> -shift
    }
}

/// Bits of fraction of 4x4 and 8x8 scales.
pub(super) const BITS_4: i32 = 4;
pub(super) const BITS_8: i32 = 6;

/// One dimension of 4x4.
#[inline(always)]
fn pass_4([a, b, c, d]: [i32; 4]) -> [i32; 4] {
    let (e, f) = (a.wrapping_add(c), a.wrapping_sub(c));
    let (g, h) = ((b >> 1).wrapping_sub(d), b.wrapping_add(d >> 1));
    [e.wrapping_add(h), f.wrapping_add(g), f.wrapping_sub(g), e.wrapping_sub(h)]
}

fn add_row<const N: usize>(to: &mut [u8], values: [i32; N]) {
    for (to, value) in to.iter_mut().zip(values) {
        *to = (i32::from(*to) + (value.wrapping_add(32) >> 6)).clamp(0, 255) as u8;
    }
}

/// Adds a block of 4x4 coefficients, row by row, to samples.
pub(super) fn add_4(plane: &mut Plane, place: Place, block: &[i32; 16]) {
    let rows = block.as_chunks::<4>().0;
    let first = [0, 1, 2, 3].map(|n| pass_4(rows[n]));
    let columns = [0, 1, 2, 3].map(|n| pass_4([first[0][n], first[1][n], first[2][n], first[3][n]]));
    for n in 0..4 {
        let to = &mut plane.row_mut(place.row(n))[place.x..place.x + 4];
        add_row(to, [columns[0][n], columns[1][n], columns[2][n], columns[3][n]]);
    }
}

/// One dimension of 8x8.
#[inline(always)]
fn pass_8(v: [i32; 8]) -> [i32; 8] {
    let w = std::num::Wrapping;
    let v = v.map(w);
    let (a0, a2) = (v[0] + v[4], v[0] - v[4]);
    let (a4, a6) = ((v[2] >> 1) - v[6], (v[6] >> 1) + v[2]);
    let (b0, b2, b4, b6) = (a0 + a6, a2 + a4, a2 - a4, a0 - a6);
    let a1 = v[5] - v[3] - v[7] - (v[7] >> 1);
    let a3 = v[1] + v[7] - v[3] - (v[3] >> 1);
    let a5 = v[7] - v[1] + v[5] + (v[5] >> 1);
    let a7 = v[3] + v[5] + v[1] + (v[1] >> 1);
    let (b1, b7) = ((a7 >> 2) + a1, a7 - (a1 >> 2));
    let (b3, b5) = (a3 + (a5 >> 2), (a3 >> 2) - a5);
    [b0 + b7, b2 + b5, b4 + b3, b6 + b1, b6 - b1, b4 - b3, b2 - b5, b0 - b7].map(|value| value.0)
}

/// Adds a block of 8x8 coefficients.
pub(super) fn add_8(plane: &mut Plane, place: Place, block: &[i32; 64]) {
    let rows = block.as_chunks::<8>().0;
    let lanes = [0, 1, 2, 3, 4, 5, 6, 7];
    let first = lanes.map(|n| pass_8(rows[n]));
    let columns = lanes.map(|n| pass_8(lanes.map(|k| first[k][n])));
    for n in lanes {
        let to = &mut plane.row_mut(place.row(n))[place.x..place.x + 8];
        add_row(to, lanes.map(|k| columns[k][n]));
    }
}

/// The first coefficients of the sixteen blocks of a macroblock, scaled; both row by row. [h264:8.5.10]
pub(super) fn luma_dc(levels: &[i32; 16], scale: i32, qp: i32) -> [i32; 16] {
    let pass = |[a, b, c, d]: [i32; 4]| {
        let (e, f, g, h) = (a + b, a - b, c + d, c - d);
        [e + g, e - g, f - h, f + h]
    };
    let rows = levels.as_chunks::<4>().0;
    let first = [0, 1, 2, 3].map(|n| pass(rows[n]));
    let mut out = [0; 16];
    for n in 0..4 {
        let column = pass([first[0][n], first[1][n], first[2][n], first[3][n]]);
        for (k, value) in column.into_iter().enumerate() {
            out[k * 4 + n] = self::scale(value, scale, qp, BITS_8);
        }
    }
    out
}

/// The same for the four blocks of a component of chroma. [h264:8.5.11]
pub(super) fn chroma_dc([a, b, c, d]: [i32; 4], scale: i32, qp: i32) -> [i32; 4] {
    [a + b + c + d, a - b + c - d, a + b - c - d, a - b - c + d]
        .map(|value| value.wrapping_mul(scale).wrapping_shl((qp / 6) as u32) >> 5)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn added<const N: usize>(block: [i32; N], add: fn(&mut Plane, Place, &[i32; N])) -> Vec<u8> {
        let mut plane = Plane { width: 8, height: 16, data: vec![100; 128] };
        add(&mut plane, Place { x: 0, y: 1, step: 2 }, &block);
        plane.data
    }

    #[test]
    fn a_first_coefficient_lifts_the_whole_block_in_every_second_row() {
        let mut block = [0; 16];
        block[0] = 64 * 5 + 31;
        let data = added(block, add_4);
        for (n, value) in data.iter().enumerate() {
            let inside = n % 8 < 4 && n / 8 % 2 == 1 && n / 8 < 8;
            assert_eq!(*value, if inside { 105 } else { 100 }, "{n}");
        }
        let mut block = [0; 64];
        block[0] = -64 * 7;
        assert_eq!(added(block, add_8).iter().filter(|value| **value == 93).count(), 64);
    }

    #[test]
    fn coefficients_of_a_row_and_of_a_column_have_their_shapes() {
        let mut block = [0; 16];
        block[1] = 128;
        assert_eq!(added(block, add_4)[8..12], [102, 101, 99, 98]);
        let mut block = [0; 16];
        block[8] = 64;
        assert_eq!([8, 24, 40, 56].map(|n| added(block, add_4)[n]), [101, 99, 99, 101]);
        let mut block = [0; 64];
        block[1] = 512;
        assert_eq!(added(block, add_8)[8..16], [112, 110, 106, 103, 97, 94, 90, 88]);
    }

    #[test]
    fn levels_are_shifted_up_or_rounded_down() {
        assert_eq!([scale(3, 160, 24, 4), scale(3, 160, 35, 4), scale(3, 160, 5, 4)], [480, 960, 30]);
        assert_eq!([scale(1, 168, 23, 4), scale(-1, 168, 23, 4)], [84, -84]);
        assert_eq!(luma_dc(&[16; 16], 160, 36)[..2], [256 * 160, 0]);
        assert_eq!(chroma_dc([1, 2, 3, 4], 160, 6), [100, -20, -40, 0]);
    }

    #[test]
    fn scales_follow_matrix_and_place() {
        let mut matrices = [[16; 64]; 4];
        matrices[1][17] = 20;
        matrices[3][10] = 3;
        let scales = Scales::new(&matrices);
        assert_eq!(scales.by_4[0][0][..6], [160, 208, 160, 208, 208, 256]);
        assert_eq!([scales.by_4[4][1][0], scales.by_4[4][1][1]], [176, 280]);
        assert_eq!(scales.by_8[0][0][..4], [320, 304, 400, 304]);
        assert_eq!([scales.by_8[1][5][9], scales.by_8[1][5][10]], [512, 129]);
    }
}
