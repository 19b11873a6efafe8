//! Inter prediction of samples. [h264:8.4.2]

use crate::plane::Plane;

/// Predicted samples of one component, in rows of sixteen.
pub(super) type Block = [[u8; 16]; 16];

/// Samples that luma needs around a block: two before, three behind.
const AROUND: usize = 21;
type Patch = [[u8; AROUND]; AROUND];

/// Samples from (x, y) on; outside of the plane those of its edge.
#[inline(always)]
fn gather(from: &Plane, x: i32, y: i32, width: usize, height: usize, patch: &mut Patch) {
    let (last_x, last_y) = (from.width as i32 - 1, from.height as i32 - 1);
    let is_inside = x >= 0 && x + width as i32 <= last_x + 1;
    for (n, to) in patch[..height].iter_mut().enumerate() {
        let row = from.row((y + n as i32).clamp(0, last_y) as usize);
        if is_inside {
            to[..width].copy_from_slice(&row[x as usize..x as usize + width]);
        } else {
            for (n, to) in to[..width].iter_mut().enumerate() {
                *to = row[(x + n as i32).clamp(0, last_x) as usize];
            }
        }
    }
}

#[inline(always)]
fn six([a, b, c, d, e, f]: [i32; 6]) -> i32 {
    a - 5 * b + 20 * c + 20 * d - 5 * e + f
}

#[inline(always)]
fn clip(value: i32) -> u8 {
    value.clamp(0, 255) as u8
}

/// Half samples between those beside each other, of rows from `y` on.
#[inline(always)]
fn between_columns(patch: &Patch, y: usize, width: usize, height: usize, out: &mut Block) {
    for row in 0..height {
        let from = &patch[y + row];
        for x in 0..width {
            out[row][x] = clip((six([0, 1, 2, 3, 4, 5].map(|n| from[x + n].into())) + 16) >> 5);
        }
    }
}

/// Half samples between those below each other, of columns from `x` on.
#[inline(always)]
fn between_rows(patch: &Patch, x: usize, width: usize, height: usize, out: &mut Block) {
    for row in 0..height {
        for column in 0..width {
            out[row][column] =
                clip((six([0, 1, 2, 3, 4, 5].map(|n| patch[row + n][x + column].into())) + 16) >> 5);
        }
    }
}

/// Half samples between four.
#[inline(always)]
fn centers(patch: &Patch, width: usize, height: usize, out: &mut Block) {
    let mut middle = [[0_i32; 16]; AROUND];
    for (middle, from) in middle[..height + 5].iter_mut().zip(patch) {
        for (x, to) in middle[..width].iter_mut().enumerate() {
            *to = six([0, 1, 2, 3, 4, 5].map(|n| from[x + n].into()));
        }
    }
    for row in 0..height {
        for column in 0..width {
            out[row][column] = clip((six([0, 1, 2, 3, 4, 5].map(|n| middle[row + n][column])) + 512) >> 10);
        }
    }
}

#[inline(always)]
fn whole(patch: &Patch, x: usize, y: usize, width: usize, height: usize, out: &mut Block) {
    for row in 0..height {
        out[row][..width].copy_from_slice(&patch[y + row][x..x + width]);
    }
}

/// Luma at (x, y) and a vector in quarters of a sample.
pub(super) fn luma(from: &Plane, x: usize, y: usize, vector: [i16; 2], size: [usize; 2], out: &mut Block) {
    let [width, height] = size;
    let [mv_x, mv_y] = vector.map(i32::from);
    let (x, y) = (x as i32 + (mv_x >> 2), y as i32 + (mv_y >> 2));
    let mut patch = [[0; AROUND]; AROUND];
    gather(from, x - 2, y - 2, width + 5, height + 5, &mut patch);
    let (fraction_x, fraction_y) = ((mv_x & 3) as usize, (mv_y & 3) as usize);
    let mut second = [[0; 16]; 16];
    // Quarters are averages of the two nearest whole or half samples.
    match (fraction_x, fraction_y) {
        (0, 0) => return whole(&patch, 2, 2, width, height, out),
        (2, 0) => return between_columns(&patch, 2, width, height, out),
        (0, 2) => return between_rows(&patch, 2, width, height, out),
        (2, 2) => return centers(&patch, width, height, out),
        (fraction, 0) => {
            between_columns(&patch, 2, width, height, out);
            whole(&patch, 2 + fraction / 2, 2, width, height, &mut second);
        }
        (0, fraction) => {
            between_rows(&patch, 2, width, height, out);
            whole(&patch, 2, 2 + fraction / 2, width, height, &mut second);
        }
        (2, fraction) => {
            centers(&patch, width, height, out);
            between_columns(&patch, 2 + fraction / 2, width, height, &mut second);
        }
        (fraction, 2) => {
            centers(&patch, width, height, out);
            between_rows(&patch, 2 + fraction / 2, width, height, &mut second);
        }
        (x, y) => {
            between_columns(&patch, 2 + y / 2, width, height, out);
            between_rows(&patch, 2 + x / 2, width, height, &mut second);
        }
    }
    for (out, second) in out[..height].iter_mut().zip(&second) {
        for (out, second) in out[..width].iter_mut().zip(second) {
            *out = (u16::from(*out) + u16::from(*second)).div_ceil(2) as u8;
        }
    }
}

/// Chroma at (x, y) and a vector in eighths of a sample.
pub(super) fn chroma(from: &Plane, x: usize, y: usize, vector: [i16; 2], size: [usize; 2], out: &mut Block) {
    let [width, height] = size;
    let [mv_x, mv_y] = vector.map(i32::from);
    let mut patch = [[0; AROUND]; AROUND];
    gather(from, x as i32 + (mv_x >> 3), y as i32 + (mv_y >> 3), width + 1, height + 1, &mut patch);
    let (right, down) = ((mv_x & 7) as u32, (mv_y & 7) as u32);
    let (left, up) = (8 - right, 8 - down);
    for row in 0..height {
        let (above, below) = (&patch[row], &patch[row + 1]);
        for column in 0..width {
            let [a, b, c, d] =
                [above[column], above[column + 1], below[column], below[column + 1]].map(u32::from);
            let value = left * up * a + right * up * b + left * down * c + right * down * d;
            out[row][column] = ((value + 32) >> 6) as u8;
        }
    }
}

/// How predictions are weighted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Weight {
    pub(super) weights: [i32; 2],
    pub(super) offsets: [i32; 2],
    pub(super) denominator: u32,
}

/// Writes one prediction, weighted where that is asked for.
pub(super) fn put_one(
    to: &mut Plane,
    [x, y]: [usize; 2],
    size: [usize; 2],
    block: &Block,
    weight: Option<(Weight, usize)>,
) {
    let [width, height] = size;
    for (row, from) in block[..height].iter().enumerate() {
        let to = &mut to.row_mut(y + row)[x..x + width];
        match weight {
            None => to.copy_from_slice(&from[..width]),
            Some((Weight { weights, offsets, denominator }, list)) => {
                let round = (1 << denominator) >> 1;
                for (to, &from) in to.iter_mut().zip(from) {
                    *to = clip(((i32::from(from) * weights[list] + round) >> denominator) + offsets[list]);
                }
            }
        }
    }
}

/// Writes two predictions: their average, or weighted.
pub(super) fn put_two(
    to: &mut Plane,
    [x, y]: [usize; 2],
    size: [usize; 2],
    blocks: &[Block; 2],
    weight: Option<Weight>,
) {
    let [width, height] = size;
    for row in 0..height {
        let (first, second) = (&blocks[0][row], &blocks[1][row]);
        let to = &mut to.row_mut(y + row)[x..x + width];
        match weight {
            None => {
                for ((to, &a), &b) in to.iter_mut().zip(first).zip(second) {
                    *to = (u16::from(a) + u16::from(b)).div_ceil(2) as u8;
                }
            }
            Some(Weight { weights, offsets, denominator }) => {
                let (round, offset) = (1 << denominator, (offsets[0] + offsets[1] + 1) >> 1);
                for ((to, &a), &b) in to.iter_mut().zip(first).zip(second) {
                    let sum = i32::from(a) * weights[0] + i32::from(b) * weights[1] + round;
                    *to = clip((sum >> (denominator + 1)) + offset);
                }
            }
        }
    }
}
