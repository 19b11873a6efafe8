//! Inter prediction of samples. [h264:8.4.2]

use crate::plane::{Place, Plane, Rows};

/// Predicted samples of one component, in rows of sixteen.
pub(super) type Block = [[u8; 16]; 16];

/// Where predictions come from: rows of a plane.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) plane: &'a Plane,
    pub(super) rows: Rows,
}

/// Samples that luma needs around a block: two before, three behind.
const AROUND: usize = 21;
type Patch = [[u8; AROUND]; AROUND];

/// `W` samples of each of some rows from (x, y) on; outside of the plane those of its edge.
#[inline(always)]
fn gather<const W: usize>(from: Source, x: i32, y: i32, height: usize, patch: &mut Patch) {
    let Source { plane, rows } = from;
    let (first, step) = (rows.first(), rows.step());
    let (last_x, last_y) = (plane.width as i32 - 1, (plane.height / step) as i32 - 1);
    let is_inside = x >= 0 && x + W as i32 <= last_x + 1;
    for (n, to) in patch[..height].iter_mut().enumerate() {
        let row = plane.row(first + (y + n as i32).clamp(0, last_y.max(0)) as usize * step);
        if is_inside {
            to[..W].copy_from_slice(&row[x as usize..x as usize + W]);
        } else {
            for (n, to) in to[..W].iter_mut().enumerate() {
                *to = row[(x + n as i32).clamp(0, last_x) as usize];
            }
        }
    }
}

/// Six taps; for samples the sum is in 16 bits.
#[inline(always)]
fn six<T>(a: T, b: T, c: T, d: T, e: T, f: T) -> T
where
    T: std::ops::Add<Output = T> + std::ops::Sub<Output = T> + std::ops::Mul<Output = T> + From<u8>,
{
    (a + f) - (b + e) * T::from(5) + (c + d) * T::from(20)
}

#[inline(always)]
fn clip(value: i32) -> u8 {
    value.clamp(0, 255) as u8
}

/// Half samples between those beside each other, of rows from `y` on.
#[inline(always)]
fn between_columns<const W: usize>(patch: &Patch, y: usize, height: usize, out: &mut Block) {
    for (from, to) in patch[y..y + height].iter().zip(out) {
        for x in 0..W {
            let at = |n: usize| i16::from(from[x + n]);
            let sum = six(at(0), at(1), at(2), at(3), at(4), at(5));
            to[x] = ((sum + 16) >> 5).clamp(0, 255) as u8;
        }
    }
}

/// Half samples between those below each other, of columns from `x` on.
#[inline(always)]
fn between_rows<const W: usize>(patch: &Patch, x: usize, height: usize, out: &mut Block) {
    for (row, to) in out[..height].iter_mut().enumerate() {
        for column in 0..W {
            let at = |n: usize| i16::from(patch[row + n][x + column]);
            let sum = six(at(0), at(1), at(2), at(3), at(4), at(5));
            to[column] = ((sum + 16) >> 5).clamp(0, 255) as u8;
        }
    }
}

/// Half samples between four.
#[inline(always)]
fn centers<const W: usize>(patch: &Patch, height: usize, out: &mut Block) {
    let mut middle = [[0_i16; 16]; AROUND];
    for (middle, from) in middle[..height + 5].iter_mut().zip(patch) {
        for x in 0..W {
            let at = |n: usize| i16::from(from[x + n]);
            middle[x] = six(at(0), at(1), at(2), at(3), at(4), at(5));
        }
    }
    for (row, to) in out[..height].iter_mut().enumerate() {
        for column in 0..W {
            let at = |n: usize| i32::from(middle[row + n][column]);
            to[column] = clip((six(at(0), at(1), at(2), at(3), at(4), at(5)) + 512) >> 10);
        }
    }
}

#[inline(always)]
fn whole<const W: usize>(patch: &Patch, x: usize, y: usize, height: usize, out: &mut Block) {
    for (from, to) in patch[y..y + height].iter().zip(out) {
        to[..W].copy_from_slice(&from[x..x + W]);
    }
}

/// Luma at (x, y) and a vector in quarters of a sample.
pub(super) fn luma(from: Source, place: [usize; 2], vector: [i16; 2], size: [usize; 2], out: &mut Block) {
    match size[0] {
        16 => luma_of::<16, 21>(from, place, vector, size[1], out),
        8 => luma_of::<8, 13>(from, place, vector, size[1], out),
        _ => luma_of::<4, 9>(from, place, vector, size[1], out),
    }
}

/// The same for blocks of `W` columns, which need `A` columns.
fn luma_of<const W: usize, const A: usize>(
    from: Source,
    [x, y]: [usize; 2],
    vector: [i16; 2],
    height: usize,
    out: &mut Block,
) {
    let [mv_x, mv_y] = vector.map(i32::from);
    let (x, y) = (x as i32 + (mv_x >> 2), y as i32 + (mv_y >> 2));
    let mut patch = [[0; AROUND]; AROUND];
    gather::<A>(from, x - 2, y - 2, height + 5, &mut patch);
    let (fraction_x, fraction_y) = ((mv_x & 3) as usize, (mv_y & 3) as usize);
    let mut second = [[0; 16]; 16];
    // Quarters are averages of the two nearest whole or half samples.
    match (fraction_x, fraction_y) {
        (0, 0) => return whole::<W>(&patch, 2, 2, height, out),
        (2, 0) => return between_columns::<W>(&patch, 2, height, out),
        (0, 2) => return between_rows::<W>(&patch, 2, height, out),
        (2, 2) => return centers::<W>(&patch, height, out),
        (fraction, 0) => {
            between_columns::<W>(&patch, 2, height, out);
            whole::<W>(&patch, 2 + fraction / 2, 2, height, &mut second);
        }
        (0, fraction) => {
            between_rows::<W>(&patch, 2, height, out);
            whole::<W>(&patch, 2, 2 + fraction / 2, height, &mut second);
        }
        (2, fraction) => {
            centers::<W>(&patch, height, out);
            between_columns::<W>(&patch, 2 + fraction / 2, height, &mut second);
        }
        (fraction, 2) => {
            centers::<W>(&patch, height, out);
            between_rows::<W>(&patch, 2 + fraction / 2, height, &mut second);
        }
        (x, y) => {
            between_columns::<W>(&patch, 2 + y / 2, height, out);
            between_rows::<W>(&patch, 2 + x / 2, height, &mut second);
        }
    }
    for (out, second) in out[..height].iter_mut().zip(&second) {
        for (out, second) in out[..W].iter_mut().zip(second) {
            *out = (u16::from(*out) + u16::from(*second)).div_ceil(2) as u8;
        }
    }
}

/// Chroma at (x, y) and a vector in eighths of a sample.
pub(super) fn chroma(from: Source, place: [usize; 2], vector: [i16; 2], size: [usize; 2], out: &mut Block) {
    match size[0] {
        8 => chroma_of::<8, 9>(from, place, vector, size[1], out),
        4 => chroma_of::<4, 5>(from, place, vector, size[1], out),
        _ => chroma_of::<2, 3>(from, place, vector, size[1], out),
    }
}

fn chroma_of<const W: usize, const A: usize>(
    from: Source,
    [x, y]: [usize; 2],
    vector: [i16; 2],
    height: usize,
    out: &mut Block,
) {
    let [mv_x, mv_y] = vector.map(i32::from);
    let mut patch = [[0; AROUND]; AROUND];
    gather::<A>(from, x as i32 + (mv_x >> 3), y as i32 + (mv_y >> 3), height + 1, &mut patch);
    let (right, down) = ((mv_x & 7) as u16, (mv_y & 7) as u16);
    let (left, up) = (8 - right, 8 - down);
    for (row, to) in out[..height].iter_mut().enumerate() {
        let (above, below) = (&patch[row], &patch[row + 1]);
        for x in 0..W {
            let upper = u16::from(above[x]) * left + u16::from(above[x + 1]) * right;
            let lower = u16::from(below[x]) * left + u16::from(below[x + 1]) * right;
            to[x] = ((upper * up + lower * down + 32) >> 6) as u8;
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
    place: Place,
    size: [usize; 2],
    block: &Block,
    weight: Option<(Weight, usize)>,
) {
    let [width, height] = size;
    for (row, from) in block[..height].iter().enumerate() {
        let to = &mut to.row_mut(place.row(row))[place.x..place.x + width];
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
    place: Place,
    size: [usize; 2],
    blocks: &[Block; 2],
    weight: Option<Weight>,
) {
    let [width, height] = size;
    for row in 0..height {
        let (first, second) = (&blocks[0][row], &blocks[1][row]);
        let to = &mut to.row_mut(place.row(row))[place.x..place.x + width];
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
