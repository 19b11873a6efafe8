//! The deblocking filter, over a whole picture. [h264:8.7]

use super::picture::{Mb, Picture, SliceInfo, Structure};
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

/// An edge of a macroblock in one plane: where its first line is, the samples from line to line and those across.
#[derive(Clone, Copy)]
struct Lines {
    at: usize,
    along: usize,
    across: usize,
}

/// Filters an edge: four strengths, each for as many lines as `count` says.
fn filter_edge<const IS_LUMA: bool>(
    plane: &mut Plane,
    lines: Lines,
    edge: Edge,
    strengths: [u8; 4],
    count: usize,
) {
    if edge.alpha == 0 {
        return;
    }
    for (n, strength) in strengths.into_iter().enumerate().filter(|strength| strength.1 != 0) {
        for each in 0..count {
            let at = lines.at + (n * count + each) * lines.along;
            line::<IS_LUMA>(&mut plane.data, at, lines.across, edge, strength);
        }
    }
}

/// Whether two blocks move differently; vectors of fields count twice down.
fn moves_apart(p: &Mb, p_block: usize, q: &Mb, q_block: usize) -> bool {
    let eighth = |block: usize| block >> 3 << 1 | block >> 1 & 1;
    let ids = |mb: &Mb, block: usize| [mb.ids[0][eighth(block)], mb.ids[1][eighth(block)]];
    let (p_ids, q_ids) = (ids(p, p_block), ids(q, q_block));
    let limit_y = if q.is_field { 2 } else { 4 };
    let far = |list: usize, other: usize| {
        let (a, b) = (p.mv[list][p_block], q.mv[other][q_block]);
        (i32::from(a[0]) - i32::from(b[0])).abs() >= 4 || (i32::from(a[1]) - i32::from(b[1])).abs() >= limit_y
    };
    let (straight, crossed) = (p_ids == q_ids, p_ids[0] == q_ids[1] && p_ids[1] == q_ids[0]);
    match (straight, crossed) {
        (false, false) => true,
        (true, true) => (far(0, 0) || far(1, 1)) && (far(0, 1) || far(1, 0)),
        (true, false) => far(0, 0) || far(1, 1),
        (false, true) => far(0, 1) || far(1, 0),
    }
}

/// The strength between two blocks. [h264:8.7.2.1]
fn strength_of(p: &Mb, p_block: usize, q: &Mb, q_block: usize) -> u8 {
    if p.has_coefficients(p_block) || q.has_coefficients(q_block) {
        2
    } else {
        // Between a frame and a field motion is never the same.
        u8::from(p.is_field != q.is_field || moves_apart(p, p_block, q, q_block))
    }
}

/// Strengths of an edge between blocks of the same or of two macroblocks.
fn strengths(p: &Mb, q: &Mb, is_vertical: bool, index: usize) -> [u8; 4] {
    if p.is_intra() || q.is_intra() {
        // Across rows of fields even the edge of a macroblock is filtered less.
        let is_full = index == 0 && (is_vertical || !p.is_field && !q.is_field);
        return [if is_full { 4 } else { 3 }; 4];
    }
    if index != 0 && q.is_uniform && q.pattern & 15 == 0 {
        return [0; 4];
    }
    let mut found = [0; 4];
    for (n, found) in found.iter_mut().enumerate() {
        let (q_block, p_block) = match (is_vertical, index) {
            (true, 0) => (n * 4, n * 4 + 3),
            (true, index) => (n * 4 + index, n * 4 + index - 1),
            (false, 0) => (n, 12 + n),
            (false, index) => (index * 4 + n, index * 4 + n - 4),
        };
        *found = strength_of(p, p_block, q, q_block);
    }
    found
}

/// A picture whose macroblocks are filtered one after the other.
struct Filter<'a> {
    frame: &'a mut Frame,
    mbs: &'a [Mb],
    slices: &'a [SliceInfo],
    width_mbs: usize,
    is_adaptive: bool,
}

/// The macroblock whose edges are filtered.
#[derive(Clone, Copy)]
struct Current<'a> {
    mb: &'a Mb,
    info: &'a SliceInfo,
    mb_x: usize,
    mb_y: usize,
}

/// Rows of planes that a macroblock, or the edge of one, begins at, and from one row to the next.
#[derive(Clone, Copy)]
struct MbRows {
    luma: usize,
    chroma: usize,
    step: usize,
}

/// Filters every macroblock that was decoded.
pub(super) fn filter(picture: &mut Picture) {
    let Picture { frame, mbs, slices, width_mbs, structure, .. } = picture;
    let is_adaptive = *structure == Structure::Adaptive;
    let (mbs, slices, width_mbs) = (mbs.as_slice(), slices.as_slice(), *width_mbs);
    let mut filter = Filter { frame, mbs, slices, width_mbs, is_adaptive };
    for n in 0..mbs.len() {
        // In a frame of pairs both macroblocks of a pair come before the next pair.
        let place = match is_adaptive {
            false => [n % width_mbs, n / width_mbs],
            true => [n / 2 % width_mbs, n / 2 / width_mbs * 2 + n % 2],
        };
        filter.macroblock(place);
    }
}

impl<'a> Filter<'a> {
    fn info(&self, mb: &Mb) -> Option<&'a SliceInfo> {
        mb.slice.checked_sub(1).and_then(|slice| self.slices.get(slice as usize))
    }

    /// The macroblock of an index, if its edge to another one is filtered.
    fn beside(&self, index: Option<usize>, q: &Current) -> Option<&'a Mb> {
        let p = self.mbs.get(index?)?;
        (p.slice != 0 && (q.info.disable != 2 || p.slice == q.mb.slice)).then_some(p)
    }

    fn macroblock(&mut self, [mb_x, mb_y]: [usize; 2]) {
        let (mbs, width) = (self.mbs, self.width_mbs);
        let index = mb_y * width + mb_x;
        let mb = &mbs[index];
        let Some(info) = self.info(mb).filter(|info| info.disable != 1) else { return };
        let q = Current { mb, info, mb_x, mb_y };
        let left = (mb_x > 0).then(|| index - 1);
        if self.is_adaptive {
            let upper = index - mb_y % 2 * width;
            match self.beside((mb_x > 0).then(|| upper - 1), &q) {
                Some(p) if p.is_field != mb.is_field => self.mixed_left(&q, [p, &mbs[upper + width - 1]]),
                _ => self.edges(&q, true, self.beside(left, &q)),
            }
        } else {
            self.edges(&q, true, self.beside(left, &q));
        }
        let above = match (self.is_adaptive, mb.is_field) {
            (true, true) => {
                // The last macroblock of the same field, or the lower one of a frame's pair.
                let upper = index.checked_sub(2 * width);
                let is_frame = upper.is_some_and(|upper| !mbs[upper].is_field);
                upper.map(|upper| upper + usize::from(is_frame && mb_y % 2 == 0) * width)
            }
            _ => index.checked_sub(width),
        };
        match self.beside(above, &q) {
            // The lines of a frame below those of fields: every second line with either field.
            Some(p) if self.is_adaptive && mb_y % 2 == 0 && !mb.is_field && p.is_field => {
                for (n, p) in [&mbs[index - 2 * width], p].into_iter().enumerate() {
                    let strengths = strengths(p, mb, false, 0);
                    let rows = MbRows { luma: mb_y * 16 + n, chroma: mb_y * 8 + n, step: 2 };
                    self.edge(&q, p, rows, false, 0, strengths);
                }
                self.inner_edges(&q, false);
            }
            p => self.edges(&q, false, p),
        }
    }

    fn rows(&self, q: &Current) -> MbRows {
        let (pair, lower) = (q.mb_y / 2 * 2, q.mb_y % 2);
        match self.is_adaptive && q.mb.is_field {
            true => MbRows { luma: pair * 16 + lower, chroma: pair * 8 + lower, step: 2 },
            false => MbRows { luma: q.mb_y * 16, chroma: q.mb_y * 8, step: 1 },
        }
    }

    /// All edges of one direction; the first one only where there is a neighbour.
    fn edges(&mut self, q: &Current, is_vertical: bool, p: Option<&Mb>) {
        if let Some(p) = p {
            let strengths = strengths(p, q.mb, is_vertical, 0);
            self.edge(q, p, self.rows(q), is_vertical, 0, strengths);
        }
        self.inner_edges(q, is_vertical);
    }

    fn inner_edges(&mut self, q: &Current, is_vertical: bool) {
        let rows = self.rows(q);
        for index in 1..4 {
            if index % 2 == 1 && q.mb.transform_8 {
                continue;
            }
            let strengths = strengths(q.mb, q.mb, is_vertical, index);
            self.edge(q, q.mb, rows, is_vertical, index, strengths);
        }
    }

    /// One edge of luma, and of chroma where that has one; `rows` are the first of the macroblock in both.
    fn edge(
        &mut self,
        q: &Current,
        p: &Mb,
        rows: MbRows,
        is_vertical: bool,
        index: usize,
        strengths: [u8; 4],
    ) {
        if strengths == [0; 4] {
            return;
        }
        let (p_qp, q_qp) = (i32::from(p.qp), i32::from(q.mb.qp));
        for (component, plane) in self.frame.planes.iter_mut().enumerate() {
            let is_luma = component == 0;
            if !is_luma && index & 1 != 0 {
                break;
            }
            let (row, size, offset) =
                if is_luma { (rows.luma, 16, index * 4) } else { (rows.chroma, 8, index * 2) };
            let (x, y) = if is_vertical { (offset, row) } else { (0, row + offset * rows.step) };
            let at = y * plane.width + q.mb_x * size + x;
            let (along, across) =
                if is_vertical { (rows.step * plane.width, 1) } else { (1, rows.step * plane.width) };
            let lines = Lines { at, along, across };
            if is_luma {
                filter_edge::<true>(plane, lines, Edge::new((p_qp + q_qp + 1) >> 1, q.info), strengths, 4);
            } else {
                let edge = Edge::new(chroma_mean(p_qp, q_qp, q.info, component), q.info);
                filter_edge::<false>(plane, lines, edge, strengths, 2);
            }
        }
    }

    /// The left edge where a frame lies beside fields, or a field beside frames: each row has its own neighbour.
    fn mixed_left(&mut self, q: &Current, pair: [&Mb; 2]) {
        let MbRows { luma, chroma, step } = self.rows(q);
        let lower = q.mb_y % 2;
        let neighbour = |y: usize| match q.mb.is_field {
            true => (pair[y >> 3], (y << 1 & 15) + lower),
            false => (pair[y & 1], (y + 16 * lower) >> 1),
        };
        for component in 0..3 {
            let plane = &mut self.frame.planes[component];
            let (size, row) = if component == 0 { (16, luma) } else { (8, chroma) };
            for n in 0..size {
                // The row of luma that a row of chroma goes with has the same neighbour.
                let y = match (component, q.mb.is_field) {
                    (0, _) => n,
                    (_, true) => 2 * n,
                    (_, false) => n / 2 * 4 + n % 2,
                };
                let (p, p_row) = neighbour(y);
                let strength = match p.is_intra() || q.mb.is_intra() {
                    true => 4,
                    false => strength_of(p, p_row / 4 * 4 + 3, q.mb, y / 4 * 4),
                };
                let at = (row + n * step) * plane.width + q.mb_x * size;
                let (p_qp, q_qp) = (i32::from(p.qp), i32::from(q.mb.qp));
                if component == 0 {
                    let edge = Edge::new((p_qp + q_qp + 1) >> 1, q.info);
                    line::<true>(&mut plane.data, at, 1, edge, strength);
                } else {
                    let edge = Edge::new(chroma_mean(p_qp, q_qp, q.info, component), q.info);
                    line::<false>(&mut plane.data, at, 1, edge, strength);
                }
            }
        }
        self.inner_edges(q, true);
    }
}

/// The mean quantizer of two macroblocks for a plane of chroma.
fn chroma_mean(p_qp: i32, q_qp: i32, info: &SliceInfo, component: usize) -> i32 {
    let offset = info.chroma_offsets[component - 1];
    (chroma_qp(p_qp, offset) + chroma_qp(q_qp, offset) + 1) >> 1
}

#[cfg(test)]
mod tests {
    use super::super::picture::Kind;
    use super::*;

    fn mb() -> Mb {
        Mb { slice: 1, qp: 30, references: [[0; 4], [-1; 4]], ids: [[0; 4], [-1; 4]], ..Mb::default() }
    }

    /// Eight samples across an edge after its filter, by the standard's equations. [h264:8.7.2.3] [h264:8.7.2.4]
    fn filtered(s: [i32; 8], alpha: i32, beta: i32, limit: i32, strength: u8, is_luma: bool) -> [i32; 8] {
        let [p3, p2, p1, p0, q0, q1, q2, q3] = s;
        let mut out = s;
        if (p0 - q0).abs() >= alpha || (p1 - p0).abs() >= beta || (q1 - q0).abs() >= beta {
            return out;
        }
        let (ap, aq) = ((p2 - p0).abs() < beta && is_luma, (q2 - q0).abs() < beta && is_luma);
        if strength < 4 {
            let c = if is_luma { limit + i32::from(ap) + i32::from(aq) } else { limit + 1 };
            let delta = ((((q0 - p0) << 2) + (p1 - q1) + 4) >> 3).clamp(-c, c);
            (out[3], out[4]) = ((p0 + delta).clamp(0, 255), (q0 - delta).clamp(0, 255));
            if ap {
                out[2] = p1 + ((p2 + ((p0 + q0 + 1) >> 1) - (p1 << 1)) >> 1).clamp(-limit, limit);
            }
            if aq {
                out[5] = q1 + ((q2 + ((p0 + q0 + 1) >> 1) - (q1 << 1)) >> 1).clamp(-limit, limit);
            }
            return out;
        }
        let near = (p0 - q0).abs() < (alpha >> 2) + 2;
        (out[1], out[2], out[3]) = match ap && near {
            true => (
                (2 * p3 + 3 * p2 + p1 + p0 + q0 + 4) >> 3,
                (p2 + p1 + p0 + q0 + 2) >> 2,
                (p2 + 2 * p1 + 2 * p0 + 2 * q0 + q1 + 4) >> 3,
            ),
            false => (p2, p1, (2 * p1 + p0 + q1 + 2) >> 2),
        };
        (out[4], out[5], out[6]) = match aq && near {
            true => (
                (p1 + 2 * p0 + 2 * q0 + 2 * q1 + q2 + 4) >> 3,
                (p0 + q0 + q1 + q2 + 2) >> 2,
                (2 * q3 + 3 * q2 + q1 + q0 + p0 + 4) >> 3,
            ),
            false => ((2 * q1 + q0 + p1 + 2) >> 2, q1, q2),
        };
        out
    }

    #[test]
    fn lines_of_every_strength_follow_the_equations() {
        let mut state = 1_u32;
        let mut random = move |limit: i32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as i32 % limit
        };
        for _ in 0..20_000 {
            let (qp, strength) = (16 + random(36), 1 + random(4) as u8);
            let info = SliceInfo {
                disable: 0,
                alpha_offset: 2 * random(7) - 6,
                beta_offset: 2 * random(7) - 6,
                chroma_offsets: [0; 2],
            };
            let base = random(256);
            let samples: [i32; 8] = std::array::from_fn(|_| (base + random(25) - 12).clamp(0, 255));
            let edge = Edge::new(qp, &info);
            let index = (qp + info.alpha_offset).clamp(0, 51) as usize;
            let beta = BETA[(qp + info.beta_offset).clamp(0, 51) as usize].into();
            let limit =
                if index < 17 { 0 } else { LIMITS[index - 17][usize::from(strength.min(3)) - 1].into() };
            for is_luma in [true, false] {
                let expected = filtered(samples, ALPHA[index].into(), beta, limit, strength, is_luma);
                let mut data: Vec<u8> = samples.iter().flat_map(|&sample| [sample as u8, 9]).collect();
                match is_luma {
                    true => line::<true>(&mut data, 8, 2, edge, strength),
                    false => line::<false>(&mut data, 8, 2, edge, strength),
                }
                let found: Vec<i32> = data.iter().step_by(2).map(|&sample| sample.into()).collect();
                assert_eq!(found, expected, "{samples:?} {qp} {strength} {is_luma}");
                assert!(data.iter().skip(1).step_by(2).all(|&sample| sample == 9));
            }
        }
    }

    #[test]
    fn an_edge_is_as_strong_as_what_differs_across_it() {
        let (still, intra) = (mb(), Mb { kind: Kind::Intra4, ..mb() });
        assert_eq!(strengths(&still, &still, true, 0), [0; 4]);
        assert_eq!(strengths(&intra, &still, true, 0), [4; 4]);
        assert_eq!(strengths(&still, &intra, false, 0), [4; 4]);
        assert_eq!(strengths(&intra, &intra, true, 2), [3; 4]);
        // Down, fields are filtered less even at the edge of a macroblock.
        let field = Mb { is_field: true, ..intra };
        assert_eq!(
            [strengths(&field, &intra, false, 0), strengths(&field, &field, true, 0)],
            [[3; 4], [4; 4]]
        );
        let mut coded = mb();
        coded.counts[7] = 1;
        assert_eq!(strengths(&coded, &still, true, 0), [0, 2, 0, 0]);
        assert_eq!(strengths(&still, &coded, false, 1), [0, 0, 0, 2]);
        assert_eq!(strengths(&still, &coded, false, 2), [0; 4]);
        assert_eq!(strengths(&coded, &coded, false, 2), [0, 0, 0, 2]);
        let large = Mb { transform_8: true, ..coded };
        assert_eq!(strengths(&still, &large, true, 2), [2, 2, 0, 0]);
        assert_eq!(strengths(&still, &large, false, 2), [0; 4]);
        assert_eq!(strengths(&large, &large, true, 2), [2, 2, 0, 0]);
        // A macroblock that moves as a whole has no edges inside, but of coefficients.
        let uniform = Mb { is_uniform: true, mv: [[[99; 2]; 16]; 2], ..coded };
        assert_eq!(strengths(&uniform, &uniform, true, 3), [0; 4]);
        assert_eq!(strengths(&uniform, &Mb { pattern: 2, ..uniform }, true, 3), [0, 2, 0, 0]);
    }

    #[test]
    fn motion_differs_by_a_whole_sample_or_by_its_pictures() {
        let moved = |x: i16, y: i16| Mb { mv: [[[x, y]; 16], [[0; 2]; 16]], ..mb() };
        let apart = |p: &Mb, q: &Mb| strengths(p, q, true, 0)[0] == 1;
        for (x, y, expected) in [(3, 3, false), (4, 0, true), (-4, 0, true), (0, 4, true), (0, -3, false)] {
            assert_eq!(apart(&moved(x, y), &mb()), expected, "{x} {y}");
        }
        // Rows of a field lie twice as far apart.
        let field = |mb: Mb| Mb { is_field: true, ..mb };
        assert!(apart(&field(moved(0, 2)), &field(mb())) && !apart(&field(moved(3, 1)), &field(mb())));
        assert!(apart(&field(mb()), &mb()));
        assert!(apart(&mb(), &Mb { ids: [[4; 4], [-1; 4]], ..mb() }));
        // The same picture in the other list is the same.
        let other = |x: i16| Mb { ids: [[-1; 4], [0; 4]], mv: [[[0; 2]; 16], [[x, 0]; 16]], ..mb() };
        assert!(!apart(&mb(), &other(3)) && apart(&mb(), &other(4)));
        // Two pictures: either both lists as they are, or both exchanged.
        let two = |ids: [i8; 2], mv: [i16; 2]| Mb {
            ids: ids.map(|id| [id; 4]),
            references: [[0; 4]; 2],
            mv: mv.map(|x| [[x, 0]; 16]),
            ..mb()
        };
        assert!(!apart(&two([0, 4], [0, 20]), &two([0, 4], [3, 17])));
        assert!(apart(&two([0, 4], [0, 20]), &two([0, 4], [0, 24])));
        assert!(!apart(&two([0, 4], [0, 20]), &two([4, 0], [20, 0])));
        assert!(apart(&two([0, 4], [0, 20]), &two([4, 0], [0, 20])));
        assert!(!apart(&two([4, 4], [0, 20]), &two([4, 4], [20, 0])));
        assert!(!apart(&two([4, 4], [0, 20]), &two([4, 4], [0, 20])));
        assert!(apart(&two([4, 4], [0, 20]), &two([4, 4], [20, 20])));
        assert!(apart(&two([0, 4], [0, 0]), &two([0, 8], [0, 0])));
    }
}
