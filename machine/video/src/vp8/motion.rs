//! Motion vectors of VP8, and what they predict. [vp8:16.3] [vp8:17] [vp8:18]

use super::bool_reader::BoolReader;
use super::picture::{Mb, Picture, Vector};
use super::predict;
use super::tables::*;

/// Motion modes.
const NEAREST: u8 = 1;
const NEAR: u8 = 2;
const NEW: u8 = 3;
const SPLIT: u8 = 4;
const MOTION_TREE: [i8; 8] = [-1, 2, -2, 4, -3, 6, -4, -5];
/// Modes of parts: as left, as above, still, new.
const PART_TREE: [i8; 6] = [-1, 2, -2, 4, -3, -4];

impl Picture<'_> {
    /// The neighbour so many columns to the left and rows above; outside it has no motion.
    fn neighbour(&self, x: usize, y: usize, [left, above]: [usize; 2]) -> Mb {
        match (x.checked_sub(left), y.checked_sub(above)) {
            (Some(x), Some(y)) => self.mbs[y * self.width + x],
            _ => Mb::default(),
        }
    }

    /// Whether vectors of a reference point the other way.
    fn is_biased(&self, reference: u8) -> bool {
        match reference {
            2 => self.state.golden_ref_picture_mv_sign_bias,
            3 => self.state.alternate_ref_pic_mv_sign_bias,
            _ => false,
        }
    }

    /// The motion of a macroblock. [vp8:16.3]
    pub(super) fn motion(&self, x: usize, y: usize, header: &mut BoolReader, mb: &mut Mb) {
        let [above, left, corner] = [[0, 1], [1, 0], [1, 1]].map(|back| self.neighbour(x, y, back));
        let mut found = [[0_i16; 2]; 4];
        let mut counts = [0_usize; 4];
        let mut last = 0;
        for (neighbour, weight) in [(&above, 2), (&left, 2), (&corner, 1)] {
            if neighbour.reference == 0 {
                continue;
            }
            let mut vector = neighbour.vectors[15];
            if vector == [0; 2] {
                counts[0] += weight;
                continue;
            }
            if self.is_biased(neighbour.reference) != self.is_biased(mb.reference) {
                vector = vector.map(i16::wrapping_neg);
            }
            if last == 0 || found[last] != vector {
                last += 1;
                found[last] = vector;
            }
            counts[last] += weight;
        }
        if counts[3] > 0 && found[3] == found[1] {
            counts[1] += 1;
        }
        counts[3] =
            (usize::from(above.is_split) + usize::from(left.is_split)) * 2 + usize::from(corner.is_split);
        if counts[2] > counts[1] {
            counts.swap(1, 2);
            found.swap(1, 2);
        }
        if counts[1] >= counts[0] {
            found[0] = found[1];
        }
        // Vectors reach at most a macroblock over the edge.
        let limits = [(x, self.width), (y, self.height)]
            .map(|(at, count)| (-(at as i32 * 64) - 64, (count - 1 - at) as i32 * 64 + 64));
        let clamped =
            |vector: Vector| [0, 1].map(|n| i32::from(vector[n]).clamp(limits[n].0, limits[n].1) as i16);
        let best = clamped(found[0]);
        let probabilities: [u8; 4] = std::array::from_fn(|n| MOTION_MODES[counts[n].min(5)][n]);
        let vector = match header.tree(&MOTION_TREE, &probabilities) {
            NEAREST => clamped(found[1]),
            NEAR => clamped(found[2]),
            NEW => self.new_vector(header, best),
            SPLIT => return self.split(header, mb, [&above, &left], best),
            _ => {
                mb.mode = 1;
                return;
            }
        };
        mb.mode = 2;
        mb.vectors = [vector; 16];
    }

    /// Vectors of the parts of a macroblock.
    fn split(&self, header: &mut BoolReader, mb: &mut Mb, [above, left]: [&Mb; 2], best: Vector) {
        mb.is_split = true;
        mb.mode = 3;
        let [width, height] =
            [[1, 1], [2, 2], [4, 2], [2, 4]][usize::from(header.tree(&SPLIT_TREE, &SPLITS))];
        for row in (0..4).step_by(height) {
            for column in (0..4).step_by(width) {
                let n = row * 4 + column;
                let left = if column > 0 { mb.vectors[n - 1] } else { left.vectors[n + 3] };
                let above = if row > 0 { mb.vectors[n - 4] } else { above.vectors[n + 12] };
                let context = match (left == above, above == [0; 2], left == [0; 2]) {
                    (true, true, _) => 4,
                    (true, ..) => 3,
                    (_, true, _) => 2,
                    (.., true) => 1,
                    _ => 0,
                };
                let vector = match header.tree(&PART_TREE, &PART_MODES[context]) {
                    0 => left,
                    1 => above,
                    2 => [0; 2],
                    _ => self.new_vector(header, best),
                };
                for y in row..row + height {
                    mb.vectors[y * 4 + column..][..width].fill(vector);
                }
            }
        }
    }

    /// A vector that the stream has, the part down first.
    fn new_vector(&self, header: &mut BoolReader, best: Vector) -> Vector {
        let down = component(header, &self.state.mvupdateprobs_0);
        let across = component(header, &self.state.mvupdateprobs_1);
        [best[0].wrapping_add(across), best[1].wrapping_add(down)]
    }

    pub(super) fn predict_inter(&mut self, x: usize, y: usize, mb: &Mb) {
        let from = self.references[usize::from(mb.reference.clamp(1, 3)) - 1];
        let is_bilinear = self.state.mc_filter_select != 0;
        let is_whole = self.state.chroma_full_pixel_mc_filter_mode != 0;
        let rounded = |vector: [i32; 2]| if is_whole { vector.map(|v| v & !7) } else { vector };
        let parts: usize = if mb.is_split { 4 } else { 1 };
        let size = 16 / parts;
        for n in 0..parts * parts {
            let (column, row) = (n % parts, n / parts);
            let vector = mb.vectors[row * 4 + column].map(|v| i32::from(v) * 2);
            let place = [x * 16 + column * size, y * 16 + row * size];
            predict::inter(&mut self.frame.planes[0], place, [size; 2], &from.planes[0], vector, is_bilinear);
        }
        let parts = if mb.is_split { 2 } else { 1 };
        let size = 8 / parts;
        for n in 0..parts * parts {
            let (column, row) = (n % parts, n / parts);
            // A split macroblock has the mean of four vectors for each block of chroma.
            let vector = match mb.is_split {
                false => mb.vectors[0].map(i32::from),
                true => [0, 1].map(|axis| {
                    let first = row * 8 + column * 2;
                    let sum: i32 = [0, 1, 4, 5].iter().map(|n| i32::from(mb.vectors[first + n][axis])).sum();
                    (sum + if sum < 0 { -2 } else { 2 }) / 4
                }),
            };
            for component in 1..3 {
                let place = [x * 8 + column * size, y * 8 + row * size];
                let (to, from) = (&mut self.frame.planes[component], &from.planes[component]);
                predict::inter(to, place, [size; 2], from, rounded(vector), is_bilinear);
            }
        }
    }
}

/// One part of a vector. [vp8:17.2]
fn component(header: &mut BoolReader, probabilities: &[u32; 19]) -> i16 {
    const SHORT: usize = 2;
    const LONG: usize = 9;
    const LONG_BITS: usize = 10;
    let p = probabilities.map(|value| value as u8);
    let mut value = 0;
    if header.get(p[0]) {
        for n in [0, 1, 2].into_iter().chain((4..LONG_BITS).rev()) {
            value += i16::from(header.get(p[LONG + n])) << n;
        }
        // Without higher bits this one is set, or the vector would be short.
        if value & 0xfff0_u16 as i16 == 0 || header.get(p[LONG + 3]) {
            value += 8;
        }
    } else {
        value = header.tree(&SMALL_TREE, &p[SHORT..LONG]).into();
    }
    if value != 0 && header.get(p[1]) { -value } else { value }
}
