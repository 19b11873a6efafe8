//! The deblocking filter, over a whole picture. [h264:8.7]

use super::picture::{Mb, SliceInfo};
use super::tables::chroma_qp;
use crate::plane::{Frame, Plane};

/// Differences across and beside an edge below which it is filtered. [h264:Table 8-16]
#[rustfmt::skip]
const ALPHA: [u8; 52] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 17, 20, 22, 25, 28, 32, 36, 40,
    45, 50, 56, 63, 71, 80, 90, 101, 113, 127, 144, 162, 182, 203, 226, 255, 255,
];
#[rustfmt::skip]
const BETA: [u8; 52] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11,
    11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18,
];
/// How far a sample moves, by strength 1 to 3, from index 17 on. [h264:Table 8-17]
#[rustfmt::skip]
const LIMITS: [[u8; 3]; 35] = [
    [0, 0, 1], [0, 0, 1], [0, 0, 1], [0, 0, 1], [0, 1, 1], [0, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1],
    [1, 1, 2], [1, 1, 2], [1, 1, 2], [1, 1, 2], [1, 2, 3], [1, 2, 3], [2, 2, 3], [2, 2, 4], [2, 3, 4], [2, 3, 4],
    [3, 3, 5], [3, 4, 6], [3, 4, 6], [4, 5, 7], [4, 5, 8], [4, 6, 9], [5, 7, 10], [6, 8, 11], [6, 8, 13], [7, 10, 14],
    [8, 11, 16], [9, 12, 18], [10, 13, 20], [11, 15, 23], [13, 17, 25],
];

/// What the filter of an edge depends on.
#[derive(Clone, Copy)]
struct Edge {
    alpha: i32,
    beta: i32,
    index: usize,
}

impl Edge {
    fn new(qp: i32, info: &SliceInfo) -> Self {
        let index = (qp + info.alpha_offset).clamp(0, 51) as usize;
        let beta = BETA[(qp + info.beta_offset).clamp(0, 51) as usize];
        Edge { alpha: ALPHA[index].into(), beta: beta.into(), index }
    }

    fn limit(&self, strength: u8) -> i32 {
        match (self.index.checked_sub(17), strength) {
            (Some(index), 1..=3) => LIMITS[index][usize::from(strength) - 1].into(),
            _ => 0,
        }
    }
}

/// Filters the samples of one line across an edge, `step` apart, the first behind it at `at`.
#[inline(always)]
fn line<const IS_LUMA: bool>(data: &mut [u8], at: usize, step: usize, edge: Edge, strength: u8) {
    let sample = |n: isize| i32::from(data[at.wrapping_add_signed(n * step as isize)]);
    let [p0, p1, q0, q1] = [sample(-1), sample(-2), sample(0), sample(1)];
    let Edge { alpha, beta, .. } = edge;
    if (p0 - q0).abs() >= alpha || (p1 - p0).abs() >= beta || (q1 - q0).abs() >= beta {
        return;
    }
    let (p2, q2) = if IS_LUMA { (sample(-3), sample(2)) } else { (0, 0) };
    let (near_p, near_q) = (IS_LUMA && (p2 - p0).abs() < beta, IS_LUMA && (q2 - q0).abs() < beta);
    let mut put = |n: isize, value: i32| data[at.wrapping_add_signed(n * step as isize)] = value as u8;
    if strength < 4 {
        let limit = edge.limit(strength);
        let c = if IS_LUMA { limit + i32::from(near_p) + i32::from(near_q) } else { limit + 1 };
        let delta = (((q0 - p0) * 4 + p1 - q1 + 4) >> 3).clamp(-c, c);
        put(-1, (p0 + delta).clamp(0, 255));
        put(0, (q0 - delta).clamp(0, 255));
        let middle = (p0 + q0 + 1) >> 1;
        if near_p {
            put(-2, p1 + ((p2 + middle - 2 * p1) >> 1).clamp(-limit, limit));
        }
        if near_q {
            put(1, q1 + ((q2 + middle - 2 * q1) >> 1).clamp(-limit, limit));
        }
        return;
    }
    let is_flat = (p0 - q0).abs() < (alpha >> 2) + 2;
    if near_p && is_flat {
        let p3 = i32::from(data[at - 4 * step]);
        let mut put = |n: usize, value: i32| data[at - n * step] = value as u8;
        put(1, (p2 + 2 * p1 + 2 * p0 + 2 * q0 + q1 + 4) >> 3);
        put(2, (p2 + p1 + p0 + q0 + 2) >> 2);
        put(3, (2 * p3 + 3 * p2 + p1 + p0 + q0 + 4) >> 3);
    } else {
        data[at - step] = ((2 * p1 + p0 + q1 + 2) >> 2) as u8;
    }
    if near_q && is_flat {
        let q3 = i32::from(data[at + 3 * step]);
        let mut put = |n: usize, value: i32| data[at + n * step] = value as u8;
        put(0, (p1 + 2 * p0 + 2 * q0 + 2 * q1 + q2 + 4) >> 3);
        put(1, (p0 + q0 + q1 + q2 + 2) >> 2);
        put(2, (2 * q3 + 3 * q2 + q1 + q0 + p0 + 4) >> 3);
    } else {
        data[at] = ((2 * q1 + q0 + p1 + 2) >> 2) as u8;
    }
}

/// Filters an edge of a macroblock: four strengths, each for as many lines as `lines` says.
fn edge<const IS_LUMA: bool>(
    plane: &mut Plane,
    [x, y]: [usize; 2],
    is_vertical: bool,
    edge: Edge,
    strengths: [u8; 4],
    lines: usize,
) {
    if edge.alpha == 0 {
        return;
    }
    let width = plane.width;
    let (across, along) = if is_vertical { (1, width) } else { (width, 1) };
    for (n, strength) in strengths.into_iter().enumerate().filter(|strength| strength.1 != 0) {
        for each in 0..lines {
            let at = y * width + x + (n * lines + each) * along;
            line::<IS_LUMA>(&mut plane.data, at, across, edge, strength);
        }
    }
}

/// Whether two blocks move differently.
fn moves_apart(p: &Mb, p_block: usize, q: &Mb, q_block: usize) -> bool {
    let eighth = |block: usize| block >> 3 << 1 | block >> 1 & 1;
    let ids = |mb: &Mb, block: usize| [0, 1].map(|list| mb.ids[list][eighth(block)]);
    let (p_ids, q_ids) = (ids(p, p_block), ids(q, q_block));
    let far = |list: usize, other: usize| {
        let (a, b) = (p.mv[list][p_block], q.mv[other][q_block]);
        (0..2).any(|n| (i32::from(a[n]) - i32::from(b[n])).abs() >= 4)
    };
    let (straight, crossed) = (p_ids == q_ids, p_ids[0] == q_ids[1] && p_ids[1] == q_ids[0]);
    match (straight, crossed) {
        (false, false) => true,
        (true, true) => (far(0, 0) || far(1, 1)) && (far(0, 1) || far(1, 0)),
        (true, false) => far(0, 0) || far(1, 1),
        (false, true) => far(0, 1) || far(1, 0),
    }
}

/// Strengths of an edge between blocks of the same or of two macroblocks. [h264:8.7.2.1]
fn strengths(p: &Mb, q: &Mb, is_vertical: bool, index: usize) -> [u8; 4] {
    if p.is_intra() || q.is_intra() {
        return [if index == 0 { 4 } else { 3 }; 4];
    }
    [0, 1, 2, 3].map(|n| {
        let (q_block, p_block) = match (is_vertical, index) {
            (true, 0) => (n * 4, n * 4 + 3),
            (true, index) => (n * 4 + index, n * 4 + index - 1),
            (false, 0) => (n, 12 + n),
            (false, index) => (index * 4 + n, index * 4 + n - 4),
        };
        if p.has_coefficients(p_block) || q.has_coefficients(q_block) {
            2
        } else {
            u8::from(moves_apart(p, p_block, q, q_block))
        }
    })
}

/// Filters every macroblock that was decoded.
pub(super) fn filter(frame: &mut Frame, mbs: &[Mb], slices: &[SliceInfo], width_mbs: usize) {
    for (n, q) in mbs.iter().enumerate() {
        let Some(info) = q.slice.checked_sub(1).and_then(|slice| slices.get(slice as usize)) else {
            continue;
        };
        if info.disable == 1 {
            continue;
        }
        let (mb_x, mb_y) = (n % width_mbs, n / width_mbs);
        for is_vertical in [true, false] {
            let neighbour = match is_vertical {
                true if mb_x > 0 => Some(&mbs[n - 1]),
                false if mb_y > 0 => Some(&mbs[n - width_mbs]),
                _ => None,
            };
            let neighbour = neighbour.filter(|p| p.slice != 0 && (info.disable != 2 || p.slice == q.slice));
            for index in 0..4 {
                let p = match (index, neighbour) {
                    (0, None) => continue,
                    (0, Some(p)) => p,
                    (1 | 3, _) if q.transform_8 => continue,
                    _ => q,
                };
                let strengths = strengths(p, q, is_vertical, index);
                if strengths == [0; 4] {
                    continue;
                }
                let offset = if is_vertical { [index * 4, 0] } else { [0, index * 4] };
                let place = [mb_x * 16 + offset[0], mb_y * 16 + offset[1]];
                let (p_qp, q_qp) = (i32::from(p.qp), i32::from(q.qp));
                let luma = Edge::new((p_qp + q_qp + 1) >> 1, info);
                edge::<true>(&mut frame.planes[0], place, is_vertical, luma, strengths, 4);
                if index % 2 == 0 {
                    for (plane, chroma_offset) in frame.planes[1..].iter_mut().zip(info.chroma_offsets) {
                        let qp = [p_qp, q_qp].map(|qp| chroma_qp(qp, chroma_offset));
                        let chroma = Edge::new((qp[0] + qp[1] + 1) >> 1, info);
                        edge::<false>(plane, place.map(|n| n / 2), is_vertical, chroma, strengths, 2);
                    }
                }
            }
        }
    }
}
