//! Intra prediction. [h264:8.3]

use crate::plane::{Place, Plane};

/// Which samples around a block may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Around {
    /// All to the left.
    pub(super) left: bool,
    /// Those beside the upper and the lower half of the macroblock.
    pub(super) halves: [bool; 2],
    pub(super) top: bool,
    pub(super) top_right: bool,
    pub(super) top_left: bool,
}

/// Samples that are not there count as this.
const GREY: u8 = 128;

/// Samples around a block of `N`: above with twice as many, left, and the corner.
struct Edge<const N: usize> {
    top: [i32; 16],
    left: [i32; N],
    corner: i32,
}

fn edge<const N: usize>(plane: &Plane, place: Place, around: Around) -> Edge<N> {
    let x = place.x;
    let mut edge = Edge { top: [i32::from(GREY); 16], left: [i32::from(GREY); N], corner: i32::from(GREY) };
    if around.top {
        let row = plane.row(place.y - place.step);
        let count = if around.top_right { 2 * N } else { N };
        edge.top
            .iter_mut()
            .zip(&row[x..(x + count).min(row.len())])
            .for_each(|(to, &from)| *to = from.into());
        if !around.top_right {
            let last = edge.top[N - 1];
            edge.top[N..2 * N].fill(last);
        }
    }
    if around.left {
        for (n, to) in edge.left.iter_mut().enumerate() {
            *to = plane.row(place.row(n))[x - 1].into();
        }
    }
    if around.top_left {
        edge.corner = plane.row(place.y - place.step)[x - 1].into();
    }
    edge
}

/// The filter of the samples around an 8x8 block. [h264:8.3.2.2.1]
fn filter(edge: &Edge<8>, around: Around) -> Edge<8> {
    let mut out = Edge { top: edge.top, left: edge.left, corner: edge.corner };
    let three = |a: i32, b: i32, c: i32| (a + 2 * b + c + 2) >> 2;
    if around.top {
        let first = if around.top_left { edge.corner } else { edge.top[0] };
        for n in 0..16 {
            let before = if n == 0 { first } else { edge.top[n - 1] };
            out.top[n] = three(before, edge.top[n], edge.top[(n + 1).min(15)]);
        }
    }
    if around.left {
        let first = if around.top_left { edge.corner } else { edge.left[0] };
        for n in 0..8 {
            let before = if n == 0 { first } else { edge.left[n - 1] };
            out.left[n] = three(before, edge.left[n], edge.left[(n + 1).min(7)]);
        }
    }
    if around.top_left {
        out.corner = match (around.top, around.left) {
            (true, true) => three(edge.top[0], edge.corner, edge.left[0]),
            (true, false) => (3 * edge.corner + edge.top[0] + 2) >> 2,
            (false, true) => (3 * edge.corner + edge.left[0] + 2) >> 2,
            (false, false) => edge.corner,
        };
    }
    out
}

/// The modes of 4x4 and 8x8 blocks. [h264:Table 8-2]
const VERTICAL: u8 = 0;
const HORIZONTAL: u8 = 1;
pub(super) const DC: u8 = 2;
const DOWN_LEFT: u8 = 3;
const DOWN_RIGHT: u8 = 4;
const VERTICAL_RIGHT: u8 = 5;
const HORIZONTAL_DOWN: u8 = 6;
const VERTICAL_LEFT: u8 = 7;

/// The sample at (x, y) of a block that is predicted along a direction.
#[inline(always)]
fn directed<const N: usize>(edge: &Edge<N>, mode: u8, x: usize, y: usize) -> i32 {
    // Along the edge: from the lower end of the left side over the corner to the right end of the top.
    let at = |n: isize| match n {
        0 => edge.corner,
        n if n > 0 => edge.top[n as usize - 1],
        n => edge.left[(-n) as usize - 1],
    };
    let two = |n: isize| (at(n) + at(n + 1) + 1) >> 1;
    let three = |n: isize| (at(n - 1) + 2 * at(n) + at(n + 1) + 2) >> 2;
    let (x, y) = (x as isize, y as isize);
    let last = 2 * N as isize;
    match mode {
        DOWN_LEFT => {
            let n = x + y + 2;
            if n == last { (at(last - 1) + 3 * at(last) + 2) >> 2 } else { three(n) }
        }
        DOWN_RIGHT => three(x - y),
        VERTICAL_RIGHT => match 2 * x - y {
            z if z >= 0 && z & 1 == 0 => two(x - (y >> 1)),
            z if z >= 0 => three(x - (y >> 1)),
            -1 => three(0),
            _ => three(-(y - 2 * x - 1)),
        },
        HORIZONTAL_DOWN => match 2 * y - x {
            z if z >= 0 && z & 1 == 0 => two(-(y - (x >> 1)) - 1),
            z if z >= 0 => three(-(y - (x >> 1))),
            -1 => three(0),
            _ => three(x - 2 * y - 1),
        },
        VERTICAL_LEFT => {
            let n = x + (y >> 1) + 1;
            if y & 1 == 0 { two(n) } else { three(n + 1) }
        }
        _ => {
            // Horizontal up.
            let (z, n, last) = (x + 2 * y, y + (x >> 1), 2 * N as isize - 3);
            let left = |n: isize| at(-(n + 1));
            match z {
                z if z > last => left(N as isize - 1),
                z if z == last => (left(N as isize - 2) + 3 * left(N as isize - 1) + 2) >> 2,
                z if z & 1 == 0 => (left(n) + left(n + 1) + 1) >> 1,
                _ => (left(n) + 2 * left(n + 1) + left(n + 2) + 2) >> 2,
            }
        }
    }
}

fn fill<const N: usize>(plane: &mut Plane, place: Place, edge: &Edge<N>, around: Around, mode: u8) {
    let x = place.x;
    let shift = N.trailing_zeros();
    let sum = |side: &[i32]| side[..N].iter().sum::<i32>();
    let half = (N / 2) as i32;
    let dc = match (around.top, around.left) {
        (true, true) => (sum(&edge.top) + sum(&edge.left) + 2 * half) >> (shift + 1),
        (true, false) => (sum(&edge.top) + half) >> shift,
        (false, true) => (sum(&edge.left) + half) >> shift,
        (false, false) => GREY.into(),
    };
    for row in 0..N {
        let to = &mut plane.row_mut(place.row(row))[x..x + N];
        for (column, to) in to.iter_mut().enumerate() {
            *to = match mode {
                VERTICAL => edge.top[column],
                HORIZONTAL => edge.left[row],
                DC => dc,
                mode => directed(edge, mode, column, row),
            } as u8;
        }
    }
}

/// Predicts a 4x4 block.
pub(super) fn block_4(plane: &mut Plane, place: Place, around: Around, mode: u8) {
    let edge = edge::<4>(plane, place, around);
    fill(plane, place, &edge, around, mode);
}

/// Predicts an 8x8 block from filtered samples.
pub(super) fn block_8(plane: &mut Plane, place: Place, around: Around, mode: u8) {
    let edge = filter(&edge::<8>(plane, place, around), around);
    fill(plane, place, &edge, around, mode);
}

/// A plane through the samples around a block. [h264:8.3.3.4] [h264:8.3.4.4]
fn plane_mode<const N: usize>(plane: &mut Plane, place: Place) {
    let x = place.x;
    let half = (N / 2) as i32;
    let top = |n: i32| i32::from(plane.row(place.y - place.step)[(x as i32 + n) as usize]);
    let left = |n: i32| {
        let row = (place.y as isize + n as isize * place.step as isize) as usize;
        i32::from(plane.row(row)[x - 1])
    };
    let slope =
        |at: &dyn Fn(i32) -> i32| (1..=half).map(|n| n * (at(half - 1 + n) - at(half - 1 - n))).sum::<i32>();
    let (h, v) = (slope(&top), slope(&left));
    let (factor, shift) = if N == 16 { (5, 6) } else { (34, 6) };
    let [b, c] = [h, v].map(|sum| (factor * sum + 32) >> shift);
    let a = 16 * (left(N as i32 - 1) + top(N as i32 - 1));
    for row in 0..N {
        for column in 0..N {
            let value = a + b * (column as i32 - half + 1) + c * (row as i32 - half + 1) + 16;
            plane.row_mut(place.row(row))[x + column] = (value >> 5).clamp(0, 255) as u8;
        }
    }
}

/// Predicts the luma of a whole macroblock: vertical, horizontal, even, plane.
pub(super) fn luma_16(plane: &mut Plane, place: Place, around: Around, mode: u8) {
    let x = place.x;
    let sum_top = |plane: &Plane| {
        plane.row(place.y - place.step)[x..x + 16].iter().map(|&value| u32::from(value)).sum::<u32>()
    };
    let sum_left = |plane: &Plane| (0..16).map(|n| u32::from(plane.row(place.row(n))[x - 1])).sum::<u32>();
    match mode {
        0 if around.top => {
            for row in 0..16 {
                let above = (place.y - place.step) * plane.width + x;
                plane.data.copy_within(above..above + 16, place.row(row) * plane.width + x);
            }
        }
        1 if around.left => {
            for row in 0..16 {
                let row = plane.row_mut(place.row(row));
                let value = row[x - 1];
                row[x..x + 16].fill(value);
            }
        }
        3 if around.top && around.left && around.top_left => plane_mode::<16>(plane, place),
        _ => {
            let value = match (around.top, around.left) {
                (true, true) => (sum_top(plane) + sum_left(plane) + 16) >> 5,
                (true, false) => (sum_top(plane) + 8) >> 4,
                (false, true) => (sum_left(plane) + 8) >> 4,
                (false, false) => GREY.into(),
            };
            for row in 0..16 {
                plane.row_mut(place.row(row))[x..x + 16].fill(value as u8);
            }
        }
    }
}

/// Predicts a component of chroma: even, horizontal, vertical, plane.
pub(super) fn chroma(plane: &mut Plane, place: Place, around: Around, mode: u8) {
    let x = place.x;
    match mode {
        1 if around.left => {
            for row in 0..8 {
                let row = plane.row_mut(place.row(row));
                let value = row[x - 1];
                row[x..x + 8].fill(value);
            }
        }
        2 if around.top => {
            for row in 0..8 {
                let above = (place.y - place.step) * plane.width + x;
                plane.data.copy_within(above..above + 8, place.row(row) * plane.width + x);
            }
        }
        3 if around.top && around.left && around.top_left => plane_mode::<8>(plane, place),
        _ => {
            // The four blocks are even for themselves; those off the diagonal prefer the side that they touch.
            for (block_x, block_y) in [(0, 0), (4, 0), (0, 4), (4, 4)] {
                let top = around.top.then(|| {
                    plane.row(place.y - place.step)[x + block_x..][..4]
                        .iter()
                        .map(|&value| u32::from(value))
                        .sum::<u32>()
                });
                let left = around.halves[block_y / 4].then(|| {
                    (0..4).map(|n| u32::from(plane.row(place.row(block_y + n))[x - 1])).sum::<u32>()
                });
                let preferred = match (block_x, block_y) {
                    (4, 0) => top.or(left).map(|sum| (sum + 2) >> 2),
                    (0, 4) => left.or(top).map(|sum| (sum + 2) >> 2),
                    _ => match (top, left) {
                        (Some(top), Some(left)) => Some((top + left + 4) >> 3),
                        (one, other) => one.or(other).map(|sum| (sum + 2) >> 2),
                    },
                };
                let value = preferred.map_or(GREY, |value| value as u8);
                for row in 0..4 {
                    plane.row_mut(place.row(block_y + row))[x + block_x..][..4].fill(value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Around = Around { left: true, halves: [true; 2], top: true, top_right: true, top_left: true };
    const NONE: Around =
        Around { left: false, halves: [false; 2], top: false, top_right: false, top_left: false };

    /// Samples without any pattern.
    fn plane() -> Plane {
        let data = (0..48 * 64_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 22) as u8).collect();
        Plane { width: 48, height: 64, data }
    }

    /// What the standard's formulas take: p[x, y] with x or y of -1; `n` samples above, then those to the right of them.
    struct P {
        top: Vec<i32>,
        left: Vec<i32>,
        corner: i32,
    }

    impl P {
        fn new(plane: &Plane, place: Place, n: usize, around: Around) -> P {
            let above = plane.row(place.y - place.step);
            let mut top: Vec<i32> = above[place.x..place.x + 2 * n].iter().map(|&v| v.into()).collect();
            if !around.top_right {
                let last = top[n - 1];
                top[n..].fill(last);
            }
            let left = (0..n).map(|y| plane.row(place.row(y))[place.x - 1].into()).collect();
            P { top, left, corner: above[place.x - 1].into() }
        }

        /// Those that 8x8 blocks are predicted from. [h264:8.3.2.2.1]
        fn filtered(&self, around: Around) -> P {
            let P { top, left, corner } = self;
            let three = |a: i32, b: i32, c: i32| (a + 2 * b + c + 2) >> 2;
            let first = |side: &[i32]| if around.top_left { *corner } else { side[0] };
            let side = |side: &[i32]| {
                let last = side.len() - 1;
                (0..=last)
                    .map(|n| {
                        let before = if n == 0 { first(side) } else { side[n - 1] };
                        three(before, side[n], side[(n + 1).min(last)])
                    })
                    .collect()
            };
            let corner = match (around.top, around.left) {
                (true, true) => three(top[0], *corner, left[0]),
                (true, false) => (3 * corner + top[0] + 2) >> 2,
                (false, true) => (3 * corner + left[0] + 2) >> 2,
                _ => *corner,
            };
            P { top: side(top), left: side(left), corner }
        }

        /// p[x, y] of one row above or one column to the left.
        fn at(&self, x: i32, y: i32) -> i32 {
            match (x, y) {
                (-1, -1) => self.corner,
                (x, -1) => self.top[x as usize],
                (_, y) => self.left[y as usize],
            }
        }
    }

    /// A sample along a direction, formula by formula. [h264:8.3.1.2.4 to 8.3.1.2.9]
    fn formula(p: &P, mode: u8, n: i32, x: i32, y: i32) -> i32 {
        let three = |a: i32, b: i32, c: i32| (a + 2 * b + c + 2) >> 2;
        let two = |a: i32, b: i32| (a + b + 1) >> 1;
        let last = n - 1;
        match mode {
            3 if x == last && y == last => (p.at(2 * n - 2, -1) + 3 * p.at(2 * n - 1, -1) + 2) >> 2,
            3 => three(p.at(x + y, -1), p.at(x + y + 1, -1), p.at(x + y + 2, -1)),
            4 if x > y => {
                let before = if x - y - 2 < 0 { p.at(-1, -1) } else { p.at(x - y - 2, -1) };
                three(before, p.at(x - y - 1, -1), p.at(x - y, -1))
            }
            4 if x < y => {
                let before = if y - x - 2 < 0 { p.at(-1, -1) } else { p.at(-1, y - x - 2) };
                three(before, p.at(-1, y - x - 1), p.at(-1, y - x))
            }
            4 => three(p.at(0, -1), p.at(-1, -1), p.at(-1, 0)),
            5 => match 2 * x - y {
                z if z >= 0 && z % 2 == 0 => two(p.at(x - y / 2 - 1, -1), p.at(x - y / 2, -1)),
                z if z >= 0 => {
                    let i = x - y / 2;
                    let before = if i - 2 < -1 { p.at(-1, 0) } else { p.at(i - 2, -1) };
                    three(before, p.at(i - 1, -1), p.at(i, -1))
                }
                -1 => three(p.at(-1, 0), p.at(-1, -1), p.at(0, -1)),
                _ => three(p.at(-1, y - 2 * x - 1), p.at(-1, y - 2 * x - 2), p.at(-1, y - 2 * x - 3)),
            },
            6 => match 2 * y - x {
                z if z >= 0 && z % 2 == 0 => two(p.at(-1, y - x / 2 - 1), p.at(-1, y - x / 2)),
                z if z >= 0 => {
                    let i = y - x / 2;
                    let before = if i - 2 < -1 { p.at(0, -1) } else { p.at(-1, i - 2) };
                    three(before, p.at(-1, i - 1), p.at(-1, i))
                }
                -1 => three(p.at(-1, 0), p.at(-1, -1), p.at(0, -1)),
                _ => three(p.at(x - 2 * y - 1, -1), p.at(x - 2 * y - 2, -1), p.at(x - 2 * y - 3, -1)),
            },
            7 if y % 2 == 0 => two(p.at(x + y / 2, -1), p.at(x + y / 2 + 1, -1)),
            7 => three(p.at(x + y / 2, -1), p.at(x + y / 2 + 1, -1), p.at(x + y / 2 + 2, -1)),
            _ => match x + 2 * y {
                z if z > 2 * n - 3 => p.at(-1, last),
                z if z == 2 * n - 3 => (p.at(-1, last - 1) + 3 * p.at(-1, last) + 2) >> 2,
                z if z % 2 == 0 => two(p.at(-1, y + x / 2), p.at(-1, y + x / 2 + 1)),
                _ => three(p.at(-1, y + x / 2), p.at(-1, y + x / 2 + 1), p.at(-1, y + x / 2 + 2)),
            },
        }
    }

    fn blocks<const N: usize>(predict: fn(&mut Plane, Place, Around, u8)) {
        for step in [1, 2] {
            let place = Place { x: 16, y: 16 + step, step };
            for (mode, around) in (0..9).flat_map(|mode| {
                [ALL, Around { top_right: false, ..ALL }, Around { top_left: false, ..ALL }]
                    .map(|one| (mode, one))
            }) {
                // Directions that cross the corner do not come without it.
                if !around.top_left && matches!(mode, 4..=6) {
                    continue;
                }
                let mut found = plane();
                predict(&mut found, place, around, mode);
                let mut p = P::new(&plane(), place, N, around);
                if N == 8 {
                    p = p.filtered(around);
                }
                for (y, x) in (0..N).flat_map(|y| (0..N).map(move |x| (y, x))) {
                    let expected = match mode {
                        0 => p.top[x],
                        1 => p.left[y],
                        2 => {
                            (p.top[..N].iter().sum::<i32>() + p.left.iter().sum::<i32>() + N as i32)
                                / (2 * N as i32)
                        }
                        _ => formula(&p, mode, N as i32, x as i32, y as i32),
                    };
                    let value = found.row(place.row(y))[16 + x];
                    assert_eq!(i32::from(value), expected, "{N} {mode} {step} {around:?} {x} {y}");
                }
                assert_eq!(found.row(place.row(N - 1))[16 + N], plane().row(place.row(N - 1))[16 + N]);
                assert_eq!(found.row(place.row(N))[16], plane().row(place.row(N))[16]);
            }
        }
    }

    #[test]
    fn blocks_of_4x4_follow_the_formulas() {
        blocks::<4>(block_4);
    }

    #[test]
    fn blocks_of_8x8_follow_the_formulas_from_filtered_samples() {
        blocks::<8>(block_8);
    }

    #[test]
    fn even_blocks_take_the_mean_of_what_there_is() {
        let place = Place { x: 16, y: 20, step: 1 };
        let p = P::new(&plane(), place, 4, ALL);
        let [top, left]: [i32; 2] = [p.top[..4].iter().sum(), p.left.iter().sum()];
        for (has_top, has_left, expected) in
            [(true, false, (top + 2) / 4), (false, true, (left + 2) / 4), (false, false, 128)]
        {
            let mut found = plane();
            block_4(&mut found, place, Around { top: has_top, left: has_left, ..NONE }, DC);
            assert_eq!(i32::from(found.row(23)[19]), expected);
        }
    }

    /// The plane mode, formula by formula. [h264:8.3.3.4] [h264:8.3.4.4]
    fn sloped(p: &P, n: i32, x: i32, y: i32) -> i32 {
        let half = n / 2;
        let h: i32 = (0..half).map(|k| (k + 1) * (p.at(half + k, -1) - p.at(half - 2 - k, -1))).sum();
        let v: i32 = (0..half)
            .map(|k| {
                (k + 1)
                    * (p.at(-1, half + k) - if half - 2 - k < 0 { p.corner } else { p.at(-1, half - 2 - k) })
            })
            .sum();
        let factor = if n == 16 { 5 } else { 34 };
        let [b, c] = [h, v].map(|slope| (factor * slope + 32) >> 6);
        let a = 16 * (p.at(-1, n - 1) + p.at(n - 1, -1));
        ((a + b * (x - half + 1) + c * (y - half + 1) + 16) >> 5).clamp(0, 255)
    }

    #[test]
    fn whole_macroblocks_follow_the_formulas() {
        for step in [1, 2] {
            let place = Place { x: 16, y: 16 + step, step };
            for mode in 0..4 {
                let (mut luma, mut half) = (plane(), plane());
                luma_16(&mut luma, place, ALL, mode);
                chroma(&mut half, place, ALL, mode);
                let [p, q] = [16, 8].map(|n| P::new(&plane(), place, n, ALL));
                let mean = (p.top[..16].iter().sum::<i32>() + p.left.iter().sum::<i32>() + 16) >> 5;
                for (y, x) in (0..16).flat_map(|y| (0..16).map(move |x| (y, x))) {
                    let expected = match mode {
                        0 => p.top[x],
                        1 => p.left[y],
                        2 => mean,
                        _ => sloped(&p, 16, x as i32, y as i32),
                    };
                    assert_eq!(i32::from(luma.row(place.row(y))[16 + x]), expected, "{mode} {x} {y}");
                    if x > 7 || y > 7 {
                        continue;
                    }
                    let sum = |side: &[i32], from: usize| side[from..from + 4].iter().sum::<i32>();
                    let (bx, by) = (x / 4 * 4, y / 4 * 4);
                    let expected = match mode {
                        0 if bx == by => (sum(&q.top, bx) + sum(&q.left, by) + 4) >> 3,
                        0 if bx > by => (sum(&q.top, bx) + 2) >> 2,
                        0 => (sum(&q.left, by) + 2) >> 2,
                        1 => q.left[y],
                        2 => q.top[x],
                        _ => sloped(&q, 8, x as i32, y as i32),
                    };
                    assert_eq!(i32::from(half.row(place.row(y))[16 + x]), expected, "chroma {mode} {x} {y}");
                }
            }
        }
    }

    #[test]
    fn without_one_side_the_other_one_counts() {
        let place = Place { x: 16, y: 20, step: 1 };
        let p = P::new(&plane(), place, 16, ALL);
        let sum = |side: &[i32]| side[..16].iter().sum::<i32>();
        let four = |side: &[i32], from: usize| (side[from..from + 4].iter().sum::<i32>() + 2) >> 2;
        let top = Around { top: true, ..NONE };
        let left = Around { left: true, halves: [true; 2], ..NONE };
        // Only beside the lower half: not enough for all rows.
        let lower = Around { halves: [false, true], ..NONE };
        for (around, mean, corners) in [
            (
                top,
                (sum(&p.top) + 8) >> 4,
                [four(&p.top, 0), four(&p.top, 4), four(&p.top, 0), four(&p.top, 4)],
            ),
            (
                left,
                (sum(&p.left) + 8) >> 4,
                [four(&p.left, 0), four(&p.left, 0), four(&p.left, 4), four(&p.left, 4)],
            ),
            (lower, 128, [128, 128, four(&p.left, 4), four(&p.left, 4)]),
            (NONE, 128, [128; 4]),
        ] {
            // Modes that need what is not there are even, too.
            for mode in [2, 3] {
                let mut luma = plane();
                luma_16(&mut luma, place, around, mode);
                assert_eq!([luma.row(20)[16], luma.row(35)[31]].map(i32::from), [mean; 2], "{around:?}");
            }
            let mut half = plane();
            chroma(&mut half, place, around, 0);
            let found = [(0, 0), (7, 0), (0, 7), (7, 7)].map(|(x, y)| i32::from(half.row(20 + y)[16 + x]));
            assert_eq!(found, corners, "{around:?}");
        }
    }
}
