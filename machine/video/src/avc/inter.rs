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

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: i32 = 48;
    const HEIGHT: i32 = 32;

    /// Samples without any pattern.
    fn plane() -> Plane {
        let sample = |n: u32| (n.wrapping_mul(2_654_435_761) >> 21) as u8;
        let count = (WIDTH * HEIGHT) as u32;
        Plane { width: WIDTH as usize, height: HEIGHT as usize, data: (0..count).map(sample).collect() }
    }

    /// The sample at a place of a field or frame, those of the edge outside of it.
    fn sample(plane: &Plane, rows: Rows, x: i32, y: i32) -> i32 {
        let last = HEIGHT / rows.step() as i32 - 1;
        let row = rows.first() + y.clamp(0, last) as usize * rows.step();
        plane.data[row * WIDTH as usize + x.clamp(0, WIDTH - 1) as usize].into()
    }

    /// Luma in quarters of a sample, as the standard's figure of fractional samples names them. [h264:8.4.2.2.1]
    fn luma_at(plane: &Plane, rows: Rows, x: i32, y: i32) -> i32 {
        let (px, py, fx, fy) = (x >> 2, y >> 2, x & 3, y & 3);
        let taps = [1, -5, 20, 20, -5, 1];
        let sum = |at: &dyn Fn(i32) -> i32| (0..6).map(|n| taps[n as usize] * at(n - 2)).sum::<i32>();
        let clip = |value: i32| value.clamp(0, 255);
        let g = |dx: i32, dy: i32| sample(plane, rows, px + dx, py + dy);
        let b = |dy: i32| clip((sum(&|n| g(n, dy)) + 16) >> 5);
        let h = |dx: i32| clip((sum(&|n| g(dx, n)) + 16) >> 5);
        let j = || clip((sum(&|m| sum(&|n| g(n, m))) + 512) >> 10);
        let mean = |a: i32, b: i32| (a + b + 1) >> 1;
        match (fx, fy) {
            (0, 0) => g(0, 0),
            (2, 0) => b(0),
            (0, 2) => h(0),
            (2, 2) => j(),
            (1, 0) => mean(g(0, 0), b(0)),
            (3, 0) => mean(g(1, 0), b(0)),
            (0, 1) => mean(g(0, 0), h(0)),
            (0, 3) => mean(g(0, 1), h(0)),
            (2, 1) => mean(b(0), j()),
            (2, 3) => mean(b(1), j()),
            (1, 2) => mean(h(0), j()),
            (3, 2) => mean(h(1), j()),
            (1, 1) => mean(b(0), h(0)),
            (3, 1) => mean(b(0), h(1)),
            (1, 3) => mean(b(1), h(0)),
            _ => mean(b(1), h(1)),
        }
    }

    const SIZES: [[usize; 2]; 7] = [[16, 16], [16, 8], [8, 16], [8, 8], [8, 4], [4, 8], [4, 4]];

    #[test]
    fn luma_of_every_size_and_fraction_is_that_of_the_figure_also_over_the_edges() {
        let plane = plane();
        for (rows, places) in [
            (Rows::All, [[16, 8], [0, 0], [32, 16]]),
            (Rows::Top, [[16, 4], [0, 0], [32, 0]]),
            (Rows::Bottom, [[20, 0], [0, 0], [32, 0]]),
        ] {
            for (n, size) in SIZES.into_iter().enumerate() {
                for (place, far) in places.into_iter().zip([[0, 0], [-90, -70], [100, 60]]) {
                    for fraction in 0..16 {
                        let vector = [far[0] + fraction % 4, far[1] + fraction / 4 + 4 * n as i16];
                        let mut out = [[0; 16]; 16];
                        luma(Source { plane: &plane, rows }, place, vector, size, &mut out);
                        for y in 0..size[1] {
                            for x in 0..size[0] {
                                let [fx, fy] = [(place[0] + x, vector[0]), (place[1] + y, vector[1])]
                                    .map(|(at, v)| at as i32 * 4 + i32::from(v));
                                let expected = luma_at(&plane, rows, fx, fy);
                                assert_eq!(
                                    i32::from(out[y][x]),
                                    expected,
                                    "{rows:?} {size:?} {vector:?} {x} {y}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn chroma_is_the_mean_of_four_samples_by_their_distances() {
        let plane = plane();
        for rows in [Rows::All, Rows::Bottom] {
            for (n, [width, height]) in SIZES.into_iter().enumerate() {
                for fraction in 0..64 {
                    let size = [width / 2, height / 2];
                    let far = [0, -130, 300][(n + fraction as usize) % 3];
                    let vector = [far + fraction % 8, far + fraction / 8];
                    let mut out = [[0; 16]; 16];
                    chroma(Source { plane: &plane, rows }, [16, 4], vector, size, &mut out);
                    for (y, x) in (0..size[1]).flat_map(|y| (0..size[0]).map(move |x| (y, x))) {
                        let [fx, fy] = [(16 + x, vector[0]), (4 + y, vector[1])]
                            .map(|(at, v)| at as i32 * 8 + i32::from(v));
                        let at = |dx: i32, dy: i32| sample(&plane, rows, (fx >> 3) + dx, (fy >> 3) + dy);
                        let (dx, dy) = (fx & 7, fy & 7);
                        let sum = (8 - dx) * (8 - dy) * at(0, 0)
                            + dx * (8 - dy) * at(1, 0)
                            + (8 - dx) * dy * at(0, 1)
                            + dx * dy * at(1, 1);
                        assert_eq!(
                            i32::from(out[y][x]),
                            (sum + 32) >> 6,
                            "{rows:?} {size:?} {vector:?} {x} {y}"
                        );
                    }
                }
            }
        }
    }

    /// Two rows of four samples that were predicted twice, put as weights say.
    fn put(weight: Option<Weight>, list: Option<usize>) -> [u8; 4] {
        let blocks = [[[10, 100, 200, 255]; 4], [[20, 50, 100, 0]; 4]].map(|four| {
            let mut block = [[0; 16]; 16];
            four.iter().zip(&mut block).for_each(|(four, row)| row[..4].copy_from_slice(four));
            block
        });
        let mut plane = Plane { width: 8, height: 8, data: vec![7; 64] };
        let place = Place { x: 2, y: 1, step: 2 };
        match list {
            Some(list) => {
                put_one(&mut plane, place, [4, 2], &blocks[list], weight.map(|weight| (weight, list)))
            }
            None => put_two(&mut plane, place, [4, 2], &blocks, weight),
        }
        assert_eq!(plane.row(1), plane.row(3));
        assert_eq!([plane.row(1)[1], plane.row(1)[6], plane.row(2)[2], plane.row(5)[2]], [7; 4]);
        plane.row(1)[2..6].try_into().unwrap()
    }

    #[test]
    fn predictions_are_weighted_as_the_state_says() {
        assert_eq!(put(None, Some(1)), [20, 50, 100, 0]);
        assert_eq!(put(None, None), [15, 75, 150, 128]);
        let weight = |denominator, weights, offsets| Some(Weight { weights, offsets, denominator });
        // ((sample * 3 + 2) >> 2) - 4, cut to what a sample holds.
        assert_eq!(put(weight(2, [3, 9], [-4, 0]), Some(0)), [4, 71, 146, 187]);
        assert_eq!(put(weight(0, [9, -1], [0, 60]), Some(1)), [40, 10, 0, 60]);
        // ((a * 20 + b * 12 + 16) >> 5) + ((3 + 4 + 1) >> 1)
        assert_eq!(put(weight(4, [20, 12], [3, 4]), None), [18, 85, 167, 163]);
        assert_eq!(put(weight(0, [2, -3], [0, 0]), None), [0, 25, 50, 255]);
    }
}
