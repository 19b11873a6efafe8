//! Coefficients of VP8. [vp8:13]

use super::bool_reader::BoolReader;
use super::picture::Picture;
use super::predict;
use super::tables::*;

/// Probabilities of coefficients: by type of block, band, and what is beside it.
pub(super) type Probabilities = [[[[u8; 11]; 3]; 8]; 4];
pub(super) const PROBABILITY_BYTES: usize = 4 * 8 * 3 * 11;

/// What is coded beside a macroblock: luma, Cb, Cr, first coefficients.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Coded([bool; 9]);

impl Picture<'_> {
    /// Of a macroblock without coefficients nothing is coded.
    pub(super) fn clear_coded(&mut self, x: usize, has_first: bool) {
        for coded in [&mut self.above[x], &mut self.left] {
            let first = coded.0[8] && !has_first;
            coded.0 = [false; 9];
            coded.0[8] = first;
        }
    }

    /// Coefficients of a macroblock, multiplied; gives whether there are some.
    pub(super) fn residual(
        &mut self,
        x: usize,
        tokens: &mut BoolReader,
        has_first: bool,
        segment: u8,
        blocks: &mut [[i32; 16]; 24],
    ) -> bool {
        let segment = if self.state.segment_enable { usize::from(segment & 3) } else { 0 };
        let scales = &self.state.quantizer_value[segment * 6..][..6];
        let scale = |n: usize| [scales[n] as i32, scales[n + 1] as i32];
        let (luma, chroma, firsts) = (scale(0), scale(2), scale(4));
        let mut is_coded = false;
        let (above, left) = (&mut self.above[x].0, &mut self.left.0);
        let (mut kind, mut from) = (3, 0);
        if has_first {
            let mut block = [0; 16];
            let around = usize::from(above[8]) + usize::from(left[8]);
            let coded = coefficients(tokens, &self.probabilities[1], around, 0, firsts, &mut block);
            (above[8], left[8]) = (coded, coded);
            is_coded |= coded;
            let first = predict::first_coefficients(&block);
            first.into_iter().zip(blocks.iter_mut()).for_each(|(value, block)| block[0] = value);
            (kind, from) = (0, 1);
        }
        for n in 0..24 {
            let (a, l, kind, from, scale) = match n {
                0..16 => (n & 3, n >> 2, kind, from, luma),
                _ => (4 + (n - 16) / 4 * 2 + (n & 1), 4 + (n - 16) / 4 * 2 + (n >> 1 & 1), 2, 0, chroma),
            };
            let around = usize::from(above[a]) + usize::from(left[l]);
            let coded = coefficients(tokens, &self.probabilities[kind], around, from, scale, &mut blocks[n]);
            (above[a], left[l]) = (coded, coded);
            is_coded |= coded;
        }
        is_coded
    }
}

/// Reads the coefficients of a block from `from` on; gives whether there are some. [vp8:13]
fn coefficients(
    tokens: &mut BoolReader,
    probabilities: &[[[u8; 11]; 3]; 8],
    around: usize,
    from: usize,
    scale: [i32; 2],
    block: &mut [i32; 16],
) -> bool {
    let mut n = from;
    let mut p = &probabilities[usize::from(BANDS[n])][around];
    while n < 16 {
        if !tokens.get(p[0]) {
            return n > from;
        }
        while !tokens.get(p[1]) {
            n += 1;
            if n == 16 {
                return true;
            }
            p = &probabilities[usize::from(BANDS[n])][0];
        }
        let (value, next) = match tokens.get(p[2]) {
            false => (1, 1),
            true => (large(tokens, p), 2),
        };
        let value = if tokens.get(128) { -value } else { value };
        block[usize::from(ZIGZAG[n])] = value * scale[usize::from(n > 0)];
        n += 1;
        p = &probabilities[usize::from(BANDS[n])][next];
    }
    true
}

/// A coefficient of two or more.
fn large(tokens: &mut BoolReader, p: &[u8; 11]) -> i32 {
    if !tokens.get(p[3]) {
        return match tokens.get(p[4]) {
            false => 2,
            true => 3 + i32::from(tokens.get(p[5])),
        };
    }
    if !tokens.get(p[6]) {
        return match tokens.get(p[7]) {
            false => 5 + i32::from(tokens.get(159)),
            true => 7 + 2 * i32::from(tokens.get(165)) + i32::from(tokens.get(145)),
        };
    }
    let high = usize::from(tokens.get(p[8]));
    let kind = 2 * high + usize::from(tokens.get(p[9 + high]));
    let extra =
        LARGE[kind].iter().fold(0, |value, &probability| value * 2 + i32::from(tokens.get(probability)));
    extra + 3 + (8 << kind)
}
