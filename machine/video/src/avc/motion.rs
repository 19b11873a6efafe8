//! Motion vectors, predicted from neighbours. [h264:8.4.1]

use super::parts::Shape;
use super::picture::Mb;
use super::slice::Slice;
use super::tables::BLOCKS;

/// Reference and vector of a neighbour; reference -1 where it has none in the list.
type Motion = (i8, [i16; 2]);

fn median(a: i16, b: i16, c: i16) -> i16 {
    a.max(b).min(a.min(b).max(c))
}

/// The quarter of a macroblock that a block is in.
pub(super) fn quarter(x: usize, y: usize) -> usize {
    y / 2 * 2 + x / 2
}

impl Slice<'_, '_> {
    fn motion_at(&self, list: usize, x: isize, y: isize) -> Option<Motion> {
        Some(self.motion_of(list, self.block_at(x, y)?))
    }

    /// The motion of a block, in the units of the macroblock: of frames or of fields. [h264:8.4.1.3.2]
    fn motion_of(&self, list: usize, (mb, block): (&Mb, usize)) -> Motion {
        let reference = mb.references[list][quarter(block & 3, block >> 2)];
        let [x, y] = mb.mv[list][block];
        match (self.mb.is_field, mb.is_field) {
            (true, false) if reference >= 0 => (reference * 2, [x, y / 2]),
            (false, true) if reference >= 0 => (reference >> 1, [x, y.wrapping_mul(2)]),
            _ => (reference, [x, y]),
        }
    }

    /// The neighbour above to the right of a part, or that above to the left.
    fn corner(&self, list: usize, [x, y]: [usize; 2], width: usize) -> Option<Motion> {
        let order = |x: usize, y: usize| BLOCKS.iter().position(|block| *block == [x, y]);
        let (right, above) = (x + width, y as isize - 1);
        let found = match (right, y) {
            (4.., 0) => self.neighbour(self.beside.top_right).map(|mb| self.motion_of(list, (mb, 12))),
            (_, 0) => self.motion_at(list, right as isize, above),
            (4.., _) => None,
            _ if order(right, y - 1) < order(x, y) => self.motion_at(list, right as isize, above),
            _ => None,
        };
        found.or_else(|| match (x, y) {
            (0, 1..) => self.block_before(y).map(|block| self.motion_of(list, block)),
            _ => self.motion_at(list, x as isize - 1, above),
        })
    }

    pub(super) fn motion_around(&self, list: usize, [x, y]: [usize; 2], width: usize) -> [Option<Motion>; 3] {
        let (at_x, at_y) = (x as isize, y as isize);
        [
            self.motion_at(list, at_x - 1, at_y),
            self.motion_at(list, at_x, at_y - 1),
            self.corner(list, [x, y], width),
        ]
    }

    /// The likely vector of a part. [h264:8.4.1.3]
    pub(super) fn likely(&self, list: usize, at: [usize; 2], width: usize, reference: i8) -> [i16; 2] {
        let [a, b, c] = self.motion_around(list, at, width);
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
        let [a, b, c] = self.motion_around(list, at, shape[0]);
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
        let entry = usize::try_from(reference).ok().and_then(|number| self.reference_at(list, number));
        let id = entry.map_or(-1, |entry| entry.id());
        for n in 0..4 {
            let (column, row) = (n % 2 * 2, n / 2 * 2);
            if (x..x + shape[0]).contains(&column) && (y..y + shape[1]).contains(&row) {
                self.mb.references[list][n] = reference;
                self.mb.ids[list][n] = if reference >= 0 { id.max(0) } else { -1 };
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_median_is_the_middle_one() {
        for (a, b, c) in [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)] {
            assert_eq!(median(a, b, c), 2);
        }
        assert_eq!([median(5, 5, 1), median(1, 5, 1)], [5, 1]);
    }
}
