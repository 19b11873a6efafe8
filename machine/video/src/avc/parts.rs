//! Parts of inter macroblocks: which pictures they refer to, and their vectors. [h264:7.3.5.1] [h264:7.3.5.2]

use super::picture::Mb;
use super::slice::{Slice, SliceKind};

/// Shapes of the parts of a macroblock, or of a quarter of one, in blocks of 4x4.
pub(super) type Shape = [usize; 2];
pub(super) const WHOLE: Shape = [4, 4];
pub(super) const UPPER: Shape = [4, 2];
pub(super) const BESIDE: Shape = [2, 4];
pub(super) const QUARTER: Shape = [2, 2];

/// The same of quarters. [h264:Table 7-18]
const B_QUARTERS: [(Shape, u8); 12] = [
    (QUARTER, 1),
    (QUARTER, 2),
    (QUARTER, 3),
    ([2, 1], 1),
    ([1, 2], 1),
    ([2, 1], 2),
    ([1, 2], 2),
    ([2, 1], 3),
    ([1, 2], 3),
    ([1, 1], 1),
    ([1, 1], 2),
    ([1, 1], 3),
];
const P_QUARTERS: [Shape; 4] = [QUARTER, [2, 1], [1, 2], [1, 1]];

impl Slice<'_, '_> {
    /// Parts of one shape: references, then vectors.
    pub(super) fn parts(&mut self, shape: Shape, lists: [u8; 2]) -> Option<()> {
        let second = [shape[0] % 4, shape[1] % 4];
        let count = if shape == WHOLE { 1 } else { 2 };
        let places = [[0, 0], second];
        for list in 0..2 {
            for (part, place) in places[..count].iter().enumerate() {
                let reference = if lists[part] >> list & 1 != 0 { self.reference(list, *place)? } else { -1 };
                self.set_references(list, *place, shape, reference);
            }
        }
        for list in 0..2 {
            for (part, place) in places[..count].iter().enumerate() {
                if lists[part] >> list & 1 != 0 {
                    let likely = self.likely_part(list, *place, shape);
                    self.vector(list, *place, shape, likely)?;
                }
            }
        }
        Some(())
    }

    /// Quarters: types, references, vectors. Gives their shapes, none for direct ones, and which are direct.
    pub(super) fn quarters(&mut self, has_references: bool) -> Option<([Option<Shape>; 4], u8)> {
        let mut shapes = [None; 4];
        let mut lists = [0; 4];
        for n in 0..4 {
            let number = if self.header.is_cabac { self.quarter_arithmetic() } else { self.ue()? as usize };
            match self.header.kind {
                SliceKind::B if number == 0 => self.mb.direct |= 1 << n,
                SliceKind::B => {
                    let (shape, used) = *B_QUARTERS.get(number - 1)?;
                    (shapes[n], lists[n]) = (Some(shape), used);
                }
                _ => (shapes[n], lists[n]) = (Some(*P_QUARTERS.get(number)?), 1),
            }
        }
        let direct = self.mb.direct;
        if direct != 0 {
            self.direct(direct);
        }
        let place = |n: usize| [(n & 1) * 2, (n >> 1) * 2];
        for list in 0..2 {
            for n in (0..4).filter(|n| direct >> n & 1 == 0) {
                let reference = match (lists[n] >> list & 1, has_references) {
                    (0, _) => -1,
                    (_, false) => 0,
                    (_, true) => self.reference(list, place(n))?,
                };
                self.set_references(list, place(n), QUARTER, reference);
            }
        }
        for list in 0..2 {
            for n in 0..4 {
                let Some(shape) = shapes[n].filter(|_| lists[n] >> list & 1 != 0) else { continue };
                let [x, y] = place(n);
                for row in (0..2).step_by(shape[1]) {
                    for column in (0..2).step_by(shape[0]) {
                        let at = [x + column, y + row];
                        let reference = self.mb.references[list][n];
                        let likely = self.likely(list, at, shape[0], reference);
                        self.vector(list, at, shape, likely)?;
                    }
                }
            }
        }
        Some((shapes, direct))
    }

    fn quarter_arithmetic(&mut self) -> usize {
        let cabac = &mut self.cabac;
        if self.header.kind == SliceKind::P {
            return match (cabac.get(21), ()) {
                (true, ()) => 0,
                _ if !cabac.get(22) => 1,
                _ if cabac.get(23) => 2,
                _ => 3,
            };
        }
        if !cabac.get(36) {
            return 0;
        }
        if !cabac.get(37) {
            return 1 + usize::from(cabac.get(39));
        }
        let mut number = 3;
        if cabac.get(38) {
            if cabac.get(39) {
                return 11 + usize::from(cabac.get(39));
            }
            number += 4;
        }
        number += 2 * usize::from(cabac.get(39));
        number + usize::from(cabac.get(39))
    }

    /// The entry of a list that a part refers to.
    fn reference(&mut self, list: usize, [x, y]: [usize; 2]) -> Option<i8> {
        let count = self.count(list);
        if count <= 1 {
            return Some(0);
        }
        let number = if self.header.is_cabac {
            let (x, y) = (x as isize, y as isize);
            let refers = |found: Option<(&Mb, usize)>| {
                found.is_some_and(|(mb, block)| {
                    let quarter = block >> 3 << 1 | block >> 1 & 1;
                    // The first frame is the first two fields.
                    let first = i8::from(mb.is_field && !self.mb.is_field);
                    mb.references[list][quarter] > first && mb.direct >> quarter & 1 == 0
                })
            };
            let around = [refers(self.block_at(x - 1, y)), refers(self.block_at(x, y - 1))].map(usize::from);
            let mut context = around[0] + 2 * around[1];
            let mut number = 0;
            while self.cabac.get(54 + context) {
                number += 1;
                context = (context >> 2) + 4;
                if number >= 32 {
                    return None;
                }
            }
            number
        } else if count == 2 {
            u32::from(!self.bits.flag())
        } else {
            self.ue()?
        };
        ((number as usize) < count).then_some(number as i8)
    }

    /// Reads the difference of a vector, and sets the vector.
    fn vector(&mut self, list: usize, place: [usize; 2], shape: Shape, likely: [i16; 2]) -> Option<()> {
        let mut vector = likely;
        let mut sizes = [0; 2];
        for axis in 0..2 {
            let difference = if self.header.is_cabac {
                let (x, y) = (place[0] as isize, place[1] as isize);
                let size = |found: Option<(&Mb, usize)>| {
                    found.map_or(0, |(mb, block)| {
                        let size = u32::from(mb.mvd[list][block][axis]);
                        match (axis, self.mb.is_field, mb.is_field) {
                            (1, true, false) => size / 2,
                            (1, false, true) => size * 2,
                            _ => size,
                        }
                    })
                };
                let sum = size(self.block_at(x - 1, y)) + size(self.block_at(x, y - 1));
                self.difference_arithmetic(if axis == 0 { 40 } else { 47 }, sum)
            } else {
                self.se()?
            };
            vector[axis] = vector[axis].wrapping_add(difference as i16);
            sizes[axis] = difference.unsigned_abs().min(255) as u8;
        }
        for row in place[1]..place[1] + shape[1] {
            for column in place[0]..place[0] + shape[0] {
                self.mb.mv[list][row * 4 + column] = vector;
                self.mb.mvd[list][row * 4 + column] = sizes;
            }
        }
        Some(())
    }

    fn difference_arithmetic(&mut self, base: usize, sum: u32) -> i32 {
        let context = match sum {
            0..3 => 0,
            3..=32 => 1,
            _ => 2,
        };
        if !self.cabac.get(base + context) {
            return 0;
        }
        let mut size = 1;
        while size < 9 && self.cabac.get(base + 2 + (size as usize).min(4)) {
            size += 1;
        }
        if size == 9 {
            size += self.cabac.exp_golomb(3);
        }
        if self.cabac.bypass() { -size } else { size }
    }
}
