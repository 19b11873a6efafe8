//! The inverse cosine transform of JPEG and MPEG-2.
//!
//! Both standards leave its rounding open within limits. Here it is two passes of integers: cosines with 14 bits of
//! fraction, 3 bits of fraction between the passes, and rows that have only their first coefficient are exactly eight
//! times it. These are the numbers of the decoder that results are compared with (ffmpeg's), so that pictures which
//! predict each other do not drift apart; what hardware rounds to is not known.

use std::num::Wrapping;

/// round(sqrt(2) cos(n pi / 16) 2^14), but for n = 4, which is one less than that.
const COSINES: [i32; 8] = [0, 22725, 21407, 19266, 16383, 12873, 8867, 4520];
/// Fraction of the first pass that is dropped.
const FIRST_SHIFT: u32 = 11;
/// And of the second.
const SECOND_SHIFT: u32 = 20;

/// One value of each of eight rows, or columns.
type Lane = [i32; 8];

/// One dimension, eight transforms side by side: `half` is added to the first coefficient's product.
#[inline(always)]
fn pass(c: &[Lane; 8], half: i32, shift: u32) -> [Lane; 8] {
    // Coefficients of broken streams may be too large for the sums: these wrap.
    let [_, w1, w2, w3, w4, w5, w6, w7] = COSINES.map(Wrapping);
    let half = Wrapping(half);
    let mut out = [[0; 8]; 8];
    for n in 0..8 {
        let [c0, c1, c2, c3, c4, c5, c6, c7] = [0, 1, 2, 3, 4, 5, 6, 7].map(|k: usize| Wrapping(c[k][n]));
        let (sum, difference) = (w4 * (c0 + c4) + half, w4 * (c0 - c4) + half);
        let (large, small) = (w2 * c2 + w6 * c6, w6 * c2 - w2 * c6);
        let even = [sum + large, difference + small, difference - small, sum - large];
        let odd = [
            w1 * c1 + w3 * c3 + w5 * c5 + w7 * c7,
            w3 * c1 - w7 * c3 - w1 * c5 - w5 * c7,
            w5 * c1 - w1 * c3 + w7 * c5 + w3 * c7,
            w7 * c1 - w5 * c3 + w3 * c5 - w1 * c7,
        ];
        for k in 0..4 {
            out[k][n] = (even[k] + odd[k]).0 >> shift;
            out[7 - k][n] = (even[k] - odd[k]).0 >> shift;
        }
    }
    out
}

fn transposed(from: &[Lane; 8]) -> [Lane; 8] {
    let mut to = [[0; 8]; 8];
    for (y, row) in from.iter().enumerate() {
        for (x, value) in row.iter().enumerate() {
            to[x][y] = *value;
        }
    }
    to
}

/// The samples of a block of coefficients, both row by row. Coefficients are in the range of 16 bits.
pub(crate) fn inverse(block: &[i32; 64]) -> [[i32; 8]; 8] {
    let rows = block.as_chunks::<8>().0;
    let columns = transposed(&[0, 1, 2, 3, 4, 5, 6, 7].map(|n| rows[n]));
    let mut first = pass(&columns, 1 << (FIRST_SHIFT - 1), FIRST_SHIFT);
    for y in 0..8 {
        if columns[1..].iter().all(|column| column[y] == 0) {
            first.iter_mut().for_each(|column| column[y] = columns[0][y] << 3);
        }
    }
    let mut second = transposed(&first);
    // Half is added as what, multiplied by a cosine, is nearest below it.
    let half = (1 << (SECOND_SHIFT - 1)) / COSINES[4];
    second[0].iter_mut().for_each(|value| *value += half);
    pass(&second, 0, SECOND_SHIFT)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition, in floating point.
    fn exact(block: &[i32; 64]) -> [[f64; 8]; 8] {
        let mut out = [[0.0; 8]; 8];
        let c = |n: usize| if n == 0 { 0.5_f64.sqrt() } else { 1.0 };
        let cosine = |x: usize, u: usize| ((2 * x + 1) as f64 * u as f64 * std::f64::consts::PI / 16.0).cos();
        for (y, row) in out.iter_mut().enumerate() {
            for (x, value) in row.iter_mut().enumerate() {
                for v in 0..8 {
                    for u in 0..8 {
                        *value +=
                            c(u) * c(v) / 4.0 * f64::from(block[v * 8 + u]) * cosine(x, u) * cosine(y, v);
                    }
                }
            }
        }
        out
    }

    #[test]
    fn samples_are_within_one_of_the_definition() {
        let mut state = 1_u32;
        let mut random = move |limit: i32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as i32 % (2 * limit + 1) - limit
        };
        for round in 0..400 {
            let mut block = [0; 64];
            for _ in 0..1 + round % 40 {
                block[random(10_000).unsigned_abs() as usize % 64] = random(255);
            }
            let exact = exact(&block);
            for (row, exact) in inverse(&block).iter().zip(&exact) {
                for (value, exact) in row.iter().zip(exact) {
                    assert!((f64::from(*value) - exact).abs() < 0.6, "{value} {exact}");
                }
            }
        }
    }

    #[test]
    fn a_block_of_one_coefficient_is_flat_and_rounds_to_the_nearest() {
        for (dc, sample) in [(0, 0), (3, 0), (4, 0), (5, 1), (8, 1), (-8, -1), (1024, 128), (2040, 255)] {
            let mut block = [0; 64];
            block[0] = dc;
            assert_eq!(inverse(&block), [[sample; 8]; 8], "{dc}");
        }
    }
}
