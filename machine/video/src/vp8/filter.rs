//! The loop filter. [vp8:15]

use crate::plane::{Frame, Plane};

/// How a macroblock is filtered.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Strength {
    pub(super) level: u8,
    /// Edges inside of it are filtered, too.
    pub(super) inner: bool,
}

/// What edges have in common.
#[derive(Clone, Copy)]
struct Limits {
    edge: i32,
    interior: i32,
    variance: i32,
}

fn clamp(value: i32) -> i32 {
    value.clamp(-128, 127)
}

fn signed(value: u8) -> i32 {
    i32::from(value) - 128
}

/// One line across an edge, `step` apart, the first sample behind it at `at`.
#[inline(always)]
fn line<const IS_SIMPLE: bool, const IS_OUTER: bool>(
    data: &mut [u8],
    at: usize,
    step: usize,
    limits: Limits,
) {
    let sample = |n: isize| data[at.wrapping_add_signed(n * step as isize)];
    let difference = |a: isize, b: isize| (i32::from(sample(a)) - i32::from(sample(b))).abs();
    if difference(-1, 0) * 2 + difference(-2, 1) / 2 > limits.edge {
        return;
    }
    let inner = |n: isize| difference(n, n + 1) > limits.interior;
    if !IS_SIMPLE && (inner(-4) || inner(-3) || inner(-2) || inner(0) || inner(1) || inner(2)) {
        return;
    }
    let [p2, p1, p0, q0, q1, q2] = if IS_SIMPLE {
        [0, signed(sample(-2)), signed(sample(-1)), signed(sample(0)), signed(sample(1)), 0]
    } else {
        [-3, -2, -1, 0, 1, 2].map(|n| signed(sample(n)))
    };
    let is_high = !IS_SIMPLE && (difference(-2, -1) > limits.variance || difference(1, 0) > limits.variance);
    let mut put =
        |n: isize, value: i32| data[at.wrapping_add_signed(n * step as isize)] = (clamp(value) + 128) as u8;
    let outer = if IS_SIMPLE || IS_OUTER || is_high { clamp(p1 - q1) } else { 0 };
    let all = clamp(outer + 3 * (q0 - p0));
    if IS_OUTER && !IS_SIMPLE && !is_high {
        for (n, factor, p, q) in [(0, 27, p0, q0), (1, 18, p1, q1), (2, 9, p2, q2)] {
            let change = clamp((63 + all * factor) >> 7);
            put(n, q - change);
            put(-1 - n, p + change);
        }
        return;
    }
    let (first, second) = (clamp(all + 4) >> 3, clamp(all + 3) >> 3);
    put(0, q0 - first);
    put(-1, p0 + second);
    if !IS_SIMPLE && !IS_OUTER && !is_high {
        let change = (first + 1) >> 1;
        put(1, q1 - change);
        put(-2, p1 + change);
    }
}

fn edge<const IS_SIMPLE: bool, const IS_OUTER: bool>(
    plane: &mut Plane,
    [x, y]: [usize; 2],
    is_vertical: bool,
    lines: usize,
    limits: Limits,
) {
    let (across, along) = if is_vertical { (1, plane.width) } else { (plane.width, 1) };
    for n in 0..lines {
        let at = y * plane.width + x + n * along;
        line::<IS_SIMPLE, IS_OUTER>(&mut plane.data, at, across, limits);
    }
}

/// Filters every macroblock that asks for it.
pub(super) fn filter(
    frame: &mut Frame,
    strengths: &[Strength],
    width_mbs: usize,
    is_simple: bool,
    sharpness: u8,
    is_key: bool,
) {
    for (n, strength) in strengths.iter().enumerate().filter(|(_, strength)| strength.level != 0) {
        let (mb_x, mb_y) = (n % width_mbs, n / width_mbs);
        let level = i32::from(strength.level);
        let mut interior = level >> (u32::from(sharpness > 0) + u32::from(sharpness > 4));
        if sharpness > 0 {
            interior = interior.min(9 - i32::from(sharpness));
        }
        let interior = interior.max(1);
        let variance = match (level, is_key) {
            (40.., true) => 2,
            (15.., true) => 1,
            (40.., false) => 3,
            (20.., false) => 2,
            (15.., false) => 1,
            _ => 0,
        };
        let outer = Limits { edge: (level + 2) * 2 + interior, interior, variance };
        let inner = Limits { edge: level * 2 + interior, ..outer };
        for is_vertical in [true, false] {
            let has_outer = if is_vertical { mb_x > 0 } else { mb_y > 0 };
            let planes = if is_simple { 1 } else { 3 };
            for (component, plane) in frame.planes[..planes].iter_mut().enumerate() {
                let size = if component == 0 { 16 } else { 8 };
                let place = [mb_x * size, mb_y * size];
                let first = if has_outer { 0 } else { 4 };
                for offset in (first..if strength.inner { size } else { 1 }).step_by(4) {
                    let place = if is_vertical {
                        [place[0] + offset, place[1]]
                    } else {
                        [place[0], place[1] + offset]
                    };
                    match (is_simple, offset == 0) {
                        (false, true) => edge::<false, true>(plane, place, is_vertical, size, outer),
                        (false, false) => edge::<false, false>(plane, place, is_vertical, size, inner),
                        (true, true) => edge::<true, true>(plane, place, is_vertical, size, outer),
                        (true, false) => edge::<true, false>(plane, place, is_vertical, size, inner),
                    }
                }
            }
        }
    }
}
