//! Predictions of VP8. [vp8:12] [vp8:18]

use super::tables::{
    B_DC, B_HORIZONTAL, B_HORIZONTAL_DOWN, B_LEFT_DOWN, B_RIGHT_DOWN, B_TRUE_MOTION, B_VERTICAL,
    B_VERTICAL_LEFT, B_VERTICAL_RIGHT, HORIZONTAL, SIX_TAPS, TRUE_MOTION, VERTICAL,
};
use crate::plane::Plane;

/// Samples above the first row, and to the left of the first column.
const ABOVE: u8 = 127;
const LEFT: u8 = 129;

/// The sample at a place that may be one row above or one column to the left of the plane.
fn sample(plane: &Plane, x: isize, y: isize) -> i32 {
    match (x, y) {
        (_, ..0) => ABOVE.into(),
        (..0, _) => LEFT.into(),
        (x, y) => plane.row(y as usize)[x as usize].into(),
    }
}

/// Predicts a square of luma or chroma as a whole.
pub(super) fn square(plane: &mut Plane, x: usize, y: usize, size: usize, mode: u8) {
    let (px, py) = (x as isize, y as isize);
    let mut above = [0; 16];
    let mut left = [0; 16];
    for n in 0..size {
        above[n] = sample(plane, px + n as isize, py - 1);
        left[n] = sample(plane, px - 1, py + n as isize);
    }
    let corner = sample(plane, px - 1, py - 1);
    let sum = |side: &[i32]| side[..size].iter().sum::<i32>();
    let shift = size.trailing_zeros();
    let half = size as i32 / 2;
    let dc = match (y > 0, x > 0) {
        (true, true) => (sum(&above) + sum(&left) + size as i32) >> (shift + 1),
        (true, false) => (sum(&above) + half) >> shift,
        (false, true) => (sum(&left) + half) >> shift,
        (false, false) => 128,
    };
    for row in 0..size {
        let to = &mut plane.row_mut(y + row)[x..x + size];
        for (column, to) in to.iter_mut().enumerate() {
            *to = match mode {
                VERTICAL => above[column],
                HORIZONTAL => left[row],
                TRUE_MOTION => (left[row] + above[column] - corner).clamp(0, 255),
                _ => dc,
            } as u8;
        }
    }
}

/// The four samples above a macroblock to the right: blocks of its right column use them in every row.
pub(super) fn above_right(plane: &Plane, x: usize, y: usize) -> [u8; 4] {
    if y == 0 {
        return [ABOVE; 4];
    }
    let row = plane.row(y - 1);
    match row.get(x + 16..x + 20).and_then(|right| right.first_chunk()) {
        Some(right) => *right,
        // Beyond the edge the last sample goes on.
        None => [row[x + 15]; 4],
    }
}

/// Predicts a block of 4x4.
pub(super) fn block(plane: &mut Plane, x: usize, y: usize, right: [u8; 4], mode: u8) {
    let (px, py) = (x as isize, y as isize);
    // Along the edge: from the lower left over the corner to the upper right.
    let mut e = [0; 13];
    for n in 0..4 {
        e[3 - n] = sample(plane, px - 1, py + n as isize);
        e[5 + n] = sample(plane, px + n as isize, py - 1);
        e[9 + n] = right[n].into();
    }
    e[4] = sample(plane, px - 1, py - 1);
    let two = |n: usize| (e[n] + e[n + 1] + 1) >> 1;
    let three = |n: usize| (e[n - 1] + 2 * e[n] + e[n + 1] + 2) >> 2;
    let dc = (e[..4].iter().sum::<i32>() + e[5..9].iter().sum::<i32>() + 4) >> 3;
    for row in 0..4 {
        let to = &mut plane.row_mut(y + row)[x..x + 4];
        for (column, to) in to.iter_mut().enumerate() {
            let (c, r) = (column, row);
            *to = match mode {
                B_DC => dc,
                B_TRUE_MOTION => (e[3 - r] + e[5 + c] - e[4]).clamp(0, 255),
                B_VERTICAL => three(5 + c),
                B_HORIZONTAL if r == 3 => (e[1] + 3 * e[0] + 2) >> 2,
                B_HORIZONTAL => three(3 - r),
                B_LEFT_DOWN if c + r == 6 => (e[11] + 3 * e[12] + 2) >> 2,
                B_LEFT_DOWN => three(6 + c + r),
                B_RIGHT_DOWN => three(4 + c - r),
                B_VERTICAL_RIGHT => match (c, r) {
                    (c, 0) => two(4 + c),
                    (c, 1) => three(4 + c),
                    (0, 2) => three(3),
                    (0, _) => three(2),
                    (c, 2) => two(3 + c),
                    (c, _) => three(3 + c),
                },
                B_VERTICAL_LEFT => match (c, r) {
                    (3, 2) => three(10),
                    (3, 3) => three(11),
                    (c, 0) => two(5 + c),
                    (c, 1) => three(6 + c),
                    (c, 2) => two(6 + c),
                    (c, _) => three(7 + c),
                },
                B_HORIZONTAL_DOWN => match (c, r) {
                    (2, 0) => three(5),
                    (3, 0) => three(6),
                    (0 | 2, r) => two(3 - r + c / 2),
                    (_, r) => three(4 - r + c / 2),
                },
                // Horizontal up.
                _ => match 2 * r + c {
                    n @ (0 | 2 | 4) => two(2 - n / 2),
                    n @ (1 | 3) => three(2 - n / 2),
                    5 => (e[1] + 3 * e[0] + 2) >> 2,
                    _ => e[0],
                },
            } as u8;
        }
    }
}

/// Samples that taps need around a block.
const AROUND: usize = 21;

/// Predicts a rectangle from another frame; `vector` in eighths of a sample.
pub(super) fn inter(
    to: &mut Plane,
    [x, y]: [usize; 2],
    [width, height]: [usize; 2],
    from: &Plane,
    vector: [i32; 2],
    is_bilinear: bool,
) {
    let (last_x, last_y) = (from.width as i32 - 1, from.height as i32 - 1);
    let (left, top) = (x as i32 + (vector[0] >> 3) - 2, y as i32 + (vector[1] >> 3) - 2);
    let mut patch = [[0_u8; AROUND]; AROUND];
    let is_inside = left >= 0 && left + width as i32 + 4 <= last_x;
    for (n, patch) in patch[..height + 5].iter_mut().enumerate() {
        let row = from.row((top + n as i32).clamp(0, last_y) as usize);
        if is_inside {
            patch[..width + 5].copy_from_slice(&row[left as usize..][..width + 5]);
        } else {
            for (n, to) in patch[..width + 5].iter_mut().enumerate() {
                *to = row[(left + n as i32).clamp(0, last_x) as usize];
            }
        }
    }
    let taps = |fraction: i32| {
        let n = (fraction & 7) as usize;
        if is_bilinear { [0, 0, 128 - 16 * n as i32, 16 * n as i32, 0, 0] } else { SIX_TAPS[n] }
    };
    let [across, down] = vector.map(taps);
    let mut middle = [[0_i32; 16]; AROUND];
    for (middle, patch) in middle[..height + 5].iter_mut().zip(&patch) {
        for (n, to) in middle[..width].iter_mut().enumerate() {
            let sum: i32 = (0..6).map(|k| across[k] * i32::from(patch[n + k])).sum();
            *to = ((sum + 64) >> 7).clamp(0, 255);
        }
    }
    for row in 0..height {
        for (n, to) in to.row_mut(y + row)[x..x + width].iter_mut().enumerate() {
            let sum: i32 = (0..6).map(|k| down[k] * middle[row + k][n]).sum();
            *to = ((sum + 64) >> 7).clamp(0, 255) as u8;
        }
    }
}

/// One dimension of the transform. [vp8:14.3]
fn pass([a, b, c, d]: [i32; 4]) -> [i32; 4] {
    let product = |v: i32, factor: i64| ((i64::from(v) * factor) >> 16) as i32;
    let sine = |v: i32| product(v, 35468);
    let cosine = |v: i32| v + product(v, 20091);
    let (e, f) = (a + c, a - c);
    let (g, h) = (sine(b) - cosine(d), cosine(b) + sine(d));
    [e + h, f + g, f - g, e - h]
}

/// Adds a block of coefficients to samples.
pub(super) fn add(plane: &mut Plane, x: usize, y: usize, block: &[i32; 16]) {
    let columns = [0, 1, 2, 3].map(|n| pass([block[n], block[n + 4], block[n + 8], block[n + 12]]));
    for row in 0..4 {
        let values = pass([columns[0][row], columns[1][row], columns[2][row], columns[3][row]]);
        for (to, value) in plane.row_mut(y + row)[x..x + 4].iter_mut().zip(values) {
            *to = (i32::from(*to) + ((value + 4) >> 3)).clamp(0, 255) as u8;
        }
    }
}

/// The first coefficients of sixteen blocks. [vp8:14.3]
pub(super) fn first_coefficients(block: &[i32; 16]) -> [i32; 16] {
    let pass = |[a, b, c, d]: [i32; 4]| {
        let (e, f, g, h) = (a + d, b + c, b - c, a - d);
        [e + f, g + h, e - f, h - g]
    };
    let columns = [0, 1, 2, 3].map(|n| pass([block[n], block[n + 4], block[n + 8], block[n + 12]]));
    let mut out = [0; 16];
    for row in 0..4 {
        let values = pass([columns[0][row], columns[1][row], columns[2][row], columns[3][row]]);
        for (n, value) in values.into_iter().enumerate() {
            out[row * 4 + n] = (value + 3) >> 3;
        }
    }
    out
}
