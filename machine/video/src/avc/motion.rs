//! Motion vectors: predicted from neighbours, and direct ones. [h264:8.4.1]

use super::inter::{self, Weight};
use super::parts::Shape;
use super::slice::{Reference, Slice, Weighting};
use super::tables::BLOCKS;

/// Reference and vector of a neighbour; reference -1 where it has none in the list.
type Motion = (i8, [i16; 2]);

/// What the direct buffer holds of a macroblock: for each block 14 bits of x and 12 bits of y of its vector; in the six bits
/// above, four of them for each quarter, what the quarter refers to: low bits of the order of its reference, whether that
/// is the first of its list, and whether there is one. The layout is this room's own: nothing else reads it. Places in
/// lists and frame stores would not do, drivers move pictures from one to another.
pub(super) type Direct = [u32; 16];

const VECTOR_BITS: u32 = 26;
const PART_BITS: u32 = 6;
const ORDER: u32 = 0xffff;
const FIRST: u32 = 1 << 16;
const VALID: u32 = 1 << 17;

/// What a quarter refers to: an order, and whether that is the first of its list.
pub(super) type Target = Option<(i32, bool)>;

/// The entries of a macroblock.
pub(super) fn pack(vectors: &[[i16; 2]; 16], targets: [Target; 4]) -> Direct {
    let mut direct = [0; 16];
    for (n, target) in targets.into_iter().enumerate() {
        let mut word = target
            .map_or(0, |(order, is_first)| order as u32 & ORDER | VALID | if is_first { FIRST } else { 0 });
        for part in 0..4 {
            let [x, y] = BLOCKS[n * 4 + part];
            let [mv_x, mv_y] = vectors[y * 4 + x].map(|value| value as u32);
            let vector = mv_x & 0x3fff | (mv_y & 0xfff) << 14;
            direct[y * 4 + x] = vector | (word & ((1 << PART_BITS) - 1)) << VECTOR_BITS;
            word >>= PART_BITS;
        }
    }
    direct
}

/// The vector of a block, low bits of the order of its reference, and whether that is the first of its list.
fn unpack(direct: &[u32], [x, y]: [usize; 2]) -> Option<([i16; 2], u32, bool)> {
    let direct: &Direct = direct.first_chunk()?;
    let word = (0..4).fold(0, |word, part| {
        let [x, y] = BLOCKS[quarter(x, y) * 4 + part];
        word | (direct[y * 4 + x] >> VECTOR_BITS) << (PART_BITS * part as u32)
    });
    let entry = direct[y * 4 + x];
    let vector = [(entry << 18) as i32 >> 18, (entry << 6) as i32 >> 20].map(|value| value as i16);
    (word & VALID != 0).then_some((vector, word & ORDER, word & FIRST != 0))
}

fn median(a: i16, b: i16, c: i16) -> i16 {
    a.max(b).min(a.min(b).max(c))
}

/// The quarter of a macroblock that a block is in.
fn quarter(x: usize, y: usize) -> usize {
    y / 2 * 2 + x / 2
}

/// How far a vector reaches for one reference when it reaches from picture to picture: in 256ths; `None` where it stays
/// whole. [h264:8-197 to 8-202]
fn distance_scale(order: i32, first: i32, second: i32) -> Option<i32> {
    let (tb, td) = (order.wrapping_sub(first).clamp(-128, 127), second.wrapping_sub(first).clamp(-128, 127));
    if td == 0 {
        return None;
    }
    let tx = (16384 + (td / 2).abs()) / td;
    Some(((tb * tx + 32) >> 6).clamp(-1024, 1023))
}

impl Slice<'_, '_> {
    fn motion_at(&self, list: usize, x: isize, y: isize) -> Option<Motion> {
        let (mb, block) = self.block_at(x, y)?;
        Some((mb.references[list][quarter(block & 3, block >> 2)], mb.mv[list][block]))
    }

    /// The neighbour above to the right of a part, or that above to the left.
    fn corner(&self, list: usize, [x, y]: [usize; 2], width: usize) -> Option<Motion> {
        let order = |x: usize, y: usize| BLOCKS.iter().position(|block| *block == [x, y]);
        let (right, above) = (x + width, y as isize - 1);
        let found = match (right, y) {
            (4.., 0) => self.top_right.map(|index| {
                let mb = &self.picture.mbs[index];
                (mb.references[list][2], mb.mv[list][12])
            }),
            (_, 0) => self.motion_at(list, right as isize, above),
            (4.., _) => None,
            _ if order(right, y - 1) < order(x, y) => self.motion_at(list, right as isize, above),
            _ => None,
        };
        found.or_else(|| self.motion_at(list, x as isize - 1, above))
    }

    fn neighbours(&self, list: usize, [x, y]: [usize; 2], width: usize) -> [Option<Motion>; 3] {
        let (at_x, at_y) = (x as isize, y as isize);
        [
            self.motion_at(list, at_x - 1, at_y),
            self.motion_at(list, at_x, at_y - 1),
            self.corner(list, [x, y], width),
        ]
    }

    /// The likely vector of a part. [h264:8.4.1.3]
    pub(super) fn likely(&self, list: usize, at: [usize; 2], width: usize, reference: i8) -> [i16; 2] {
        let [a, b, c] = self.neighbours(list, at, width);
        if let (Some(a), None, None) = (a, b, c) {
            return a.1;
        }
        let [a, b, c] = [a, b, c].map(|motion| motion.unwrap_or((-1, [0; 2])));
        let mut same = [a, b, c].into_iter().filter(|motion| motion.0 == reference);
        match (same.next(), same.next()) {
            (Some(only), None) => only.1,
            _ => [0, 1].map(|n| median(a.1[n], b.1[n], c.1[n])),
        }
    }

    /// The same for a half of a macroblock, which prefers the neighbour that it touches.
    pub(super) fn likely_part(&self, list: usize, at: [usize; 2], shape: Shape) -> [i16; 2] {
        let reference = self.mb.references[list][quarter(at[0], at[1])];
        let [a, b, c] = self.neighbours(list, at, shape[0]);
        let preferred = match (shape, at) {
            ([4, 2], [_, 0]) => b,
            ([4, 2], _) => a,
            ([2, 4], [0, _]) => a,
            ([2, 4], _) => c,
            _ => None,
        };
        match preferred {
            Some((found, vector)) if found == reference => vector,
            _ => self.likely(list, at, shape[0], reference),
        }
    }

    /// Sets references of the quarters that a part covers.
    pub(super) fn set_references(&mut self, list: usize, [x, y]: [usize; 2], shape: Shape, reference: i8) {
        let entry = usize::try_from(reference)
            .ok()
            .and_then(|n| self.header.references[list].get(n).copied().flatten());
        let store = entry.map_or(-1, |entry| entry.store);
        for n in 0..4 {
            let (column, row) = (n % 2 * 2, n / 2 * 2);
            if (x..x + shape[0]).contains(&column) && (y..y + shape[1]).contains(&row) {
                self.mb.references[list][n] = reference;
                self.mb.ids[list][n] = if reference >= 0 { store.max(0) } else { -1 };
            }
        }
    }

    /// A skipped macroblock of a P slice. [h264:8.4.1.1]
    pub(super) fn skip_vectors(&mut self) {
        self.set_references(0, [0, 0], [4, 4], 0);
        let still = |motion: Option<Motion>| motion.is_none_or(|motion| motion == (0, [0; 2]));
        if !still(self.motion_at(0, -1, 0)) && !still(self.motion_at(0, 0, -1)) {
            self.mb.mv[0] = [self.likely(0, [0, 0], 4, 0); 16];
        }
    }

    fn set_vector(&mut self, list: usize, block: usize, vector: [i16; 2]) {
        self.mb.mv[list][block] = vector;
    }

    /// Vectors of direct quarters. [h264:8.4.1.2]
    pub(super) fn direct(&mut self, quarters: u8) {
        let spatial = self.header.direct_spatial.then(|| self.spatial());
        let at = (self.mb_y * self.picture.width_mbs + self.mb_x) * 16;
        let first = self.header.references[1].first().copied().flatten();
        for n in (0..4).filter(|n| quarters >> n & 1 != 0) {
            for part in 0..4 {
                let [x, y] = BLOCKS[n * 4 + part];
                let block = y * 4 + x;
                // With inference the blocks in the corners of the macroblock stand for their quarters.
                let other = if self.header.direct_8x8_inference { [x / 2 * 3, y / 2 * 3] } else { [x, y] };
                let entry = self.header.colocated.get(at..).and_then(|direct| unpack(direct, other));
                match spatial {
                    Some((references, vectors)) => {
                        let is_short = first.is_some_and(|first| !first.is_long);
                        let is_still = is_short
                            && entry.is_some_and(|(vector, _, is_first)| {
                                is_first && vector.iter().all(|v| v.abs() <= 1)
                            });
                        for list in 0..2 {
                            self.set_references(list, [x / 2 * 2, y / 2 * 2], [2, 2], references[list]);
                            let stays = references[list] < 0 || references[list] == 0 && is_still;
                            self.set_vector(list, block, if stays { [0; 2] } else { vectors[list] });
                        }
                    }
                    None => self.temporal(block, entry),
                }
            }
        }
    }

    /// References and vectors of a whole macroblock from its neighbours. [h264:8.4.1.2.2]
    fn spatial(&self) -> ([i8; 2], [[i16; 2]; 2]) {
        let references = [0, 1].map(|list| {
            let around = self.neighbours(list, [0, 0], 4);
            around
                .into_iter()
                .flatten()
                .map(|motion| motion.0)
                .filter(|reference| *reference >= 0)
                .min()
                .unwrap_or(-1)
        });
        if references == [-1; 2] {
            return ([0; 2], [[0; 2]; 2]);
        }
        (references, [0, 1].map(|list| self.likely(list, [0, 0], 4, references[list])))
    }

    /// Reference and vectors of a block from the same place of another picture. [h264:8.4.1.2.3]
    fn temporal(&mut self, block: usize, entry: Option<([i16; 2], u32, bool)>) {
        let lists = &self.header.references;
        let (vector, reference) = match entry {
            Some((vector, order, _)) => {
                let same = |entry: &Option<Reference>| {
                    entry.is_some_and(|entry| entry.order as u32 & ORDER == order)
                };
                (vector, lists[0].iter().position(same).unwrap_or(0))
            }
            None => ([0; 2], 0),
        };
        let pair = [lists[0].get(reference).copied().flatten(), lists[1].first().copied().flatten()];
        let scale = match pair {
            [Some(first), Some(second)] if !first.is_long => {
                distance_scale(self.header.order, first.order, second.order)
            }
            _ => None,
        };
        let forward = match scale {
            Some(scale) => vector.map(|v| ((scale * i32::from(v) + 128) >> 8) as i16),
            None => vector,
        };
        let backward = match scale {
            Some(_) => [0, 1].map(|n| forward[n].wrapping_sub(vector[n])),
            None => [0; 2],
        };
        let at = [block % 4 / 2 * 2, block / 8 * 2];
        self.set_references(0, at, [2, 2], reference as i8);
        self.set_references(1, at, [2, 2], 0);
        self.set_vector(0, block, forward);
        self.set_vector(1, block, backward);
    }

    /// Predicts direct quarters: as wholes where their blocks move alike.
    pub(super) fn predict_direct(&mut self, quarters: u8) {
        for n in (0..4).filter(|n| quarters >> n & 1 != 0) {
            let first = n / 2 * 8 + n % 2 * 2;
            let alike = |mv: &[[i16; 2]; 16]| [1, 4, 5].iter().all(|block| mv[first + block] == mv[first]);
            self.predict_quarter(n, if self.mb.mv.iter().all(alike) { [2, 2] } else { [1, 1] });
        }
    }

    /// Predicts a quarter in parts of one shape.
    pub(super) fn predict_quarter(&mut self, n: usize, shape: Shape) {
        let (x, y) = (n % 2 * 2, n / 2 * 2);
        for row in (0..2).step_by(shape[1]) {
            for column in (0..2).step_by(shape[0]) {
                self.predict_part([x + column, y + row], shape);
            }
        }
    }

    /// Predicts a macroblock in parts of one shape.
    pub(super) fn predict_parts(&mut self, shape: Shape) {
        for row in (0..4).step_by(shape[1]) {
            for column in (0..4).step_by(shape[0]) {
                self.predict_part([column, row], shape);
            }
        }
    }

    /// Predicts a part that has one motion.
    pub(super) fn predict_part(&mut self, [x, y]: [usize; 2], shape: Shape) {
        let (block, n) = (y * 4 + x, quarter(x, y));
        let references = [0, 1].map(|list| self.mb.references[list][n]);
        let used = [0, 1].map(|list| {
            let entry = usize::try_from(references[list]).ok()?;
            self.header.references[list].get(entry).copied().flatten()
        });
        let vectors = [0, 1].map(|list| self.mb.mv[list][block]);
        let mut blocks = [[[0; 16]; 16]; 2];
        for component in 0..3 {
            let unit = if component == 0 { 4 } else { 2 };
            let size = shape.map(|n| n * unit);
            let place = [self.mb_x * 4 * unit + x * unit, self.mb_y * 4 * unit + y * unit];
            for list in 0..2 {
                let Some(reference) = used[list] else { continue };
                let from = &reference.frame.planes[component];
                let predict = if component == 0 { inter::luma } else { inter::chroma };
                predict(from, place[0], place[1], vectors[list], size, &mut blocks[list]);
            }
            let weight = self.weight(references, component);
            let to = &mut self.picture.frame.planes[component];
            match used {
                [Some(_), Some(_)] => inter::put_two(to, place, size, &blocks, weight),
                [Some(_), None] => {
                    inter::put_one(to, place, size, &blocks[0], weight.map(|weight| (weight, 0)))
                }
                [None, Some(_)] => {
                    inter::put_one(to, place, size, &blocks[1], weight.map(|weight| (weight, 1)))
                }
                [None, None] => {}
            }
        }
    }

    /// The weights of two references, -1 for none; `None` for the default. [h264:8.4.2.3]
    fn weight(&self, references: [i8; 2], component: usize) -> Option<Weight> {
        let [first, second] = references.map(|reference| usize::try_from(reference).ok());
        match self.header.weighting {
            Weighting::Default => None,
            Weighting::Implicit => {
                let lists = &self.header.references;
                let [first, second] = [lists[0].get(first?)?.as_ref()?, lists[1].get(second?)?.as_ref()?];
                let scale = distance_scale(self.header.order, first.order, second.order);
                let second = match scale {
                    Some(scale)
                        if !first.is_long && !second.is_long && (-64..=128).contains(&(scale >> 2)) =>
                    {
                        scale >> 2
                    }
                    _ => 32,
                };
                Some(Weight { weights: [64 - second, second], offsets: [0; 2], denominator: 5 })
            }
            Weighting::Explicit => {
                let entry = |list: usize, n: Option<usize>| {
                    n.map_or([0; 2], |n| self.header.weights[list][n & 31][component].map(i32::from))
                };
                let [first, second] = [entry(0, first), entry(1, second)];
                Some(Weight {
                    weights: [first[0], second[0]],
                    offsets: [first[1], second[1]],
                    denominator: self.header.denominators[usize::from(component > 0)],
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_a_macroblock_are_found_again() {
        let vectors = std::array::from_fn(|n| [n as i16 * 1000 - 8192, 2047 - n as i16 * 270]);
        let targets = [Some((-2, true)), None, Some((0x1_2345, false)), Some((0, true))];
        let direct = pack(&vectors, targets);
        for (y, x) in (0..4).flat_map(|y| (0..4).map(move |x| (y, x))) {
            let expected =
                [Some((0xfffe, true)), None, Some((0x2345, false)), Some((0, true))][quarter(x, y)];
            let found = unpack(&direct, [x, y]);
            assert_eq!(found, expected.map(|(order, is_first)| (vectors[y * 4 + x], order, is_first)));
        }
        assert_eq!(unpack(&direct[1..], [0, 0]), None);
    }

    #[test]
    fn distances_scale_vectors_in_256ths() {
        assert_eq!(distance_scale(4, 0, 8), Some(128));
        assert_eq!(distance_scale(2, 0, 6), Some(85));
        assert_eq!(distance_scale(0, 4, 8), Some(-256));
        assert_eq!(distance_scale(3, 5, 5), None);
        assert_eq!(distance_scale(1000, 0, 1), Some(1023));
        assert_eq!(distance_scale(-1000, 0, 1), Some(-1024));
    }

    #[test]
    fn a_median_is_the_middle_one() {
        for (a, b, c) in [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)] {
            assert_eq!(median(a, b, c), 2);
        }
        assert_eq!([median(5, 5, 1), median(1, 5, 1)], [5, 1]);
    }
}
