//! Which macroblocks, and which of their blocks, lie beside a macroblock. [h264:6.4.9 to 6.4.12]
//!
//! In a frame of pairs a macroblock of a field may lie beside one of the frame: rows to the left then belong to both
//! macroblocks of the pair there.

use super::picture::{Mb, Structure};
use super::slice::Slice;

/// How rows of a macroblock continue those of the pair to its left.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Left {
    /// Row by row in one macroblock.
    #[default]
    Alike,
    /// Of the frame beside fields: rows take turns between the two. True for the lower macroblock.
    BesideFields(bool),
    /// Of a field beside the frame: every second row, first of the upper, then of the lower one.
    BesideFrame(bool),
}

/// The neighbours of a macroblock that are in its slice, by index.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Around {
    /// Those of the pair to the left; the same one twice where only one counts.
    left: Option<[usize; 2]>,
    kind: Left,
    pub(super) top: Option<usize>,
    /// With the block that is next to the corner.
    top_left: Option<(usize, usize)>,
    pub(super) top_right: Option<usize>,
}

impl Slice<'_, '_> {
    /// Begins the macroblock of this index: finds its neighbours.
    pub(super) fn begin(&mut self, at: usize) {
        let width = self.picture.width_mbs;
        (self.mb_x, self.mb_y) = (at % width, at / width);
        let find = |exists: bool, back: usize| {
            let index = at.checked_sub(back).filter(|_| exists)?;
            (self.picture.mbs[index].slice == self.header.number).then_some(index)
        };
        self.beside = Around {
            left: find(self.mb_x > 0, 1).map(|left| [left; 2]),
            kind: Left::Alike,
            top: find(true, width),
            top_left: find(self.mb_x > 0, width + 1).map(|index| (index, 15)),
            top_right: find(self.mb_x + 1 < width && width > 1, width - 1),
        };
        self.mb = self.fresh(matches!(self.picture.structure, Structure::Field(_)));
    }

    /// The index of the upper macroblock of a pair so many pairs back, if it is in the slice.
    fn pair(&self, pair: usize, exists: bool, back: usize) -> Option<usize> {
        let width = self.picture.width_mbs;
        let pair = pair.checked_sub(back).filter(|_| exists)?;
        let index = pair / width * 2 * width + pair % width;
        (self.picture.mbs[index].slice == self.header.number).then_some(index)
    }

    /// Whether the pairs to the left and above are of fields; none where they are not in the slice.
    pub(super) fn fields_around(&self, pair: usize) -> [Option<bool>; 2] {
        let width = self.picture.width_mbs;
        [self.pair(pair, !pair.is_multiple_of(width), 1), self.pair(pair, true, width)]
            .map(|index| index.map(|index| self.picture.mbs[index].is_field))
    }

    /// What a pair is as long as the stream does not say. [h264:7.4.4]
    pub(super) fn likely_field(&self, pair: usize) -> bool {
        let [left, above] = self.fields_around(pair);
        left.or(above).unwrap_or(false)
    }

    /// Begins the upper (0) or lower (1) macroblock of a pair; gives its index.
    pub(super) fn begin_in_pair(&mut self, pair: usize, n: usize, is_field: bool) -> usize {
        let width = self.picture.width_mbs;
        (self.mb_x, self.mb_y) = (pair % width, pair / width * 2 + n);
        let at = self.mb_y * width + self.mb_x;
        let is_lower = n == 1;
        let [has_left, has_right] = [self.mb_x > 0, self.mb_x + 1 < width];
        let is_of_fields = |index: usize| self.picture.mbs[index].is_field;
        // Above, the last row of the same field, or of the frame.
        let above = |upper: usize| match is_field && !is_lower && is_of_fields(upper) {
            true => upper,
            false => upper + width,
        };
        let left = self.pair(pair, has_left, 1);
        let top_left = self.pair(pair, has_left, width + 1).map(|upper| (above(upper), 15));
        let top = self.pair(pair, true, width).map(above);
        let top_right = self.pair(pair, has_right && width > 1, width - 1).map(above);
        let inside = is_lower && !is_field;
        self.beside = Around {
            left: left.map(|upper| match is_of_fields(upper) == is_field {
                true => [upper + n * width; 2],
                false => [upper, upper + width],
            }),
            kind: match left.map(is_of_fields) {
                Some(true) if !is_field => Left::BesideFields(is_lower),
                Some(false) if is_field => Left::BesideFrame(is_lower),
                _ => Left::Alike,
            },
            top: if inside { Some(at - width) } else { top },
            top_left: match (inside, left) {
                (false, _) => top_left,
                // The row above is the last but one of eight of the lower field.
                (true, Some(upper)) if is_of_fields(upper) => Some((upper + width, 7)),
                (true, upper) => upper.map(|upper| (upper, 15)),
            },
            top_right: if inside { None } else { top_right },
        };
        self.mb = self.fresh(is_field);
        at
    }

    pub(super) fn neighbour(&self, index: Option<usize>) -> Option<&Mb> {
        index.map(|index| &self.picture.mbs[index])
    }

    /// The macroblock to the left of a row of luma, and the row of it.
    pub(super) fn left_of(&self, y: usize) -> Option<(&Mb, usize)> {
        let left = self.beside.left?;
        let (index, row) = match self.beside.kind {
            Left::Alike => (left[0], y),
            Left::BesideFields(is_lower) => (left[y & 1], (y + 16 * usize::from(is_lower)) >> 1),
            Left::BesideFrame(is_lower) => (left[y >> 3 & 1], (y << 1 & 15) + usize::from(is_lower)),
        };
        Some((&self.picture.mbs[index], row))
    }

    /// Whether something holds for all macroblocks to the left of rows of blocks.
    pub(super) fn all_left(&self, rows: std::ops::Range<usize>, holds: impl Fn(&Mb) -> bool) -> bool {
        let Some(left) = self.beside.left else { return false };
        match self.beside.kind {
            Left::Alike => holds(&self.picture.mbs[left[0]]),
            Left::BesideFields(_) => left.iter().all(|&index| holds(&self.picture.mbs[index])),
            Left::BesideFrame(_) => rows.into_iter().all(|row| holds(&self.picture.mbs[left[row >> 1 & 1]])),
        }
    }

    /// The left and the upper neighbour.
    pub(super) fn beside(&self) -> [Option<&Mb>; 2] {
        [self.left_of(0).map(|left| left.0), self.neighbour(self.beside.top)]
    }

    pub(super) fn top_left(&self) -> Option<&Mb> {
        self.neighbour(self.beside.top_left.map(|corner| corner.0))
    }

    /// Counts neighbours for which something holds: the left one once, the upper one as often as `upper` says.
    pub(super) fn around(&self, upper: usize, holds: impl Fn(&Mb) -> bool) -> usize {
        let [left, top] = self.beside().map(|mb| mb.is_some_and(&holds));
        usize::from(left) + usize::from(top) * upper
    }

    /// The macroblock and the number of the block at (x, y), one step outside to the left or above at most.
    pub(super) fn block_at(&self, x: isize, y: isize) -> Option<(&Mb, usize)> {
        match (x, y) {
            (0.., 0..) => Some((&self.mb, (y * 4 + x) as usize)),
            (0.., _) => Some((self.neighbour(self.beside.top)?, 12 + x as usize)),
            (_, 0..) => self.left_of(y as usize * 4).map(|(mb, row)| (mb, row / 4 * 4 + 3)),
            _ => self.beside.top_left.map(|(index, block)| (&self.picture.mbs[index], block)),
        }
    }

    /// The block to the left of the row of samples above a row of blocks other than the first.
    pub(super) fn block_before(&self, y: usize) -> Option<(&Mb, usize)> {
        self.left_of(y * 4 - 1).map(|(mb, row)| (mb, row / 4 * 4 + 3))
    }
}
