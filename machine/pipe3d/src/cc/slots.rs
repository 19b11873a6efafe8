//! CC: the slots of a dispatch: which pixels they are, and which of their samples are left.

use crate::simd::ROW;
use crate::wm::block::MOST_SAMPLES;
use crate::wm::coverage::{Position, UNITS};

/// Groups of four slots in the widest dispatch.
pub const GROUPS: usize = 8;

/// Columns and rows of the upper left pixels of four subspans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Columns.
    pub x: [u32; 4],
    /// Rows.
    pub y: [u32; 4],
}

impl Places {
    /// Positions of the upper left pixels at an offset inside them.
    #[inline(always)]
    pub fn positions(&self, offset: Position) -> [Position; 4] {
        let mut positions = [offset; 4];
        for (index, position) in positions.iter_mut().enumerate() {
            position.x += self.x[index] as i32 * UNITS;
            position.y += self.y[index] as i32 * UNITS;
        }
        positions
    }

    /// The subspans lie beside each other, from a multiple of 8 pixels on.
    #[inline(always)]
    pub fn is_row(&self) -> bool {
        let (x, y) = (self.x[0], self.y[0]);
        x & 7 == 0 && self.x == [x, x + 2, x + 4, x + 6] && self.y == [y; 4]
    }

    /// Pixels that lie in a surface of this size.
    #[inline(always)]
    pub fn inside(&self, width: u32, height: u32) -> u16 {
        let most = |values: &[u32; 4]| values[0].max(values[1]).max(values[2]).max(values[3]);
        if most(&self.x) + 1 < width && most(&self.y) + 1 < height {
            return u16::MAX;
        }
        let mut inside = 0;
        for slot in 0..ROW {
            let (x, y) = self.pixel(slot);
            inside |= u16::from(x < width && y < height) << slot;
        }
        inside
    }

    /// Column and row of the pixel of a slot.
    #[inline(always)]
    pub fn pixel(&self, slot: usize) -> (u32, u32) {
        let (group, pixel) = (slot / 4 & 3, slot as u32 & 3);
        (self.x[group] + (pixel & 1), self.y[group] + (pixel >> 1))
    }
}

/// The slots of a dispatch, in groups of four: the pixels of one subspan, or one sample of each. Masks have a bit for each
/// slot.
#[derive(Clone, Debug)]
pub struct Slots {
    /// Columns of the left pixels of each group.
    pub x: [u32; GROUPS],
    /// Rows of the upper pixels.
    pub y: [u32; GROUPS],
    /// Samples of a pixel.
    pub samples: usize,
    /// For each sample the slots that own it and have not lost it to a test.
    pub covered: [u32; MOST_SAMPLES],
    /// For each sample the slots whose pixels cover it, whichever slot owns it: what the input coverage mask says.
    pub input: [u32; MOST_SAMPLES],
    /// Slots that own some sample.
    pub lit: u32,
    /// Slots whose depth, stencil and alpha were tested.
    pub tested: u32,
    /// Sample of each group of a per-sample dispatch.
    pub sample: [u8; GROUPS],
    /// Slots that have a part of their coverage only, and how much of it all slots have.
    pub smooth: u32,
    /// Coverage of the slots of an anti-aliased line or point.
    pub smoothness: [f32; 4 * GROUPS],
}

impl Slots {
    /// No slot is in use.
    pub fn new(samples: usize) -> Slots {
        Slots {
            x: [0; GROUPS],
            y: [0; GROUPS],
            samples: samples.clamp(1, MOST_SAMPLES),
            covered: [0; MOST_SAMPLES],
            input: [0; MOST_SAMPLES],
            lit: 0,
            tested: 0,
            sample: [0; GROUPS],
            smooth: 0,
            smoothness: [1.0; 4 * GROUPS],
        }
    }

    /// Puts no slot in use.
    #[inline(always)]
    pub fn clear(&mut self) {
        (self.lit, self.tested, self.smooth) = (0, 0, 0);
        for sample in 0..self.samples {
            (self.covered[sample], self.input[sample]) = (0, 0);
        }
    }

    /// Puts all but the first `count` groups out of use.
    pub fn keep_front(&mut self, count: usize) {
        let front = !u32::MAX.checked_shl(count as u32 * 4).unwrap_or(0);
        (self.lit, self.tested, self.smooth) = (self.lit & front, self.tested & front, self.smooth & front);
        for sample in 0..self.samples {
            self.covered[sample] &= front;
            self.input[sample] &= front;
        }
    }

    /// Moves what lies behind `count` groups to the front.
    pub fn drop_front(&mut self, count: usize) {
        let shift = |mask: u32| mask.checked_shr(count as u32 * 4).unwrap_or(0);
        (self.lit, self.tested, self.smooth) = (shift(self.lit), shift(self.tested), shift(self.smooth));
        for sample in 0..self.samples {
            self.covered[sample] = shift(self.covered[sample]);
            self.input[sample] = shift(self.input[sample]);
        }
        let count = count.min(GROUPS);
        self.x.copy_within(count.., 0);
        self.y.copy_within(count.., 0);
        self.sample.copy_within(count.., 0);
        self.smoothness.copy_within(count * 4.., 0);
    }

    /// Pixels of four groups from `first` on.
    #[inline(always)]
    pub fn places(&self, first: usize) -> Places {
        let mut places = Places::default();
        for index in 0..4 {
            places.x[index] = self.x[(first + index) & (GROUPS - 1)];
            places.y[index] = self.y[(first + index) & (GROUPS - 1)];
        }
        places
    }

    /// Works out again which slots own some sample.
    #[inline(always)]
    pub fn relight(&mut self) {
        self.lit = self.covered[..self.samples].iter().fold(0, |lit, covered| lit | covered);
    }

    /// Samples of the pixel of a slot that the object covers.
    #[inline(always)]
    pub fn input_coverage(&self, slot: usize) -> u16 {
        samples_of(&self.input[..self.samples], slot)
    }

    /// Samples that a slot owns and has not lost.
    #[inline(always)]
    pub fn coverage(&self, slot: usize) -> u16 {
        samples_of(&self.covered[..self.samples], slot)
    }
}

/// The samples in whose masks a slot is.
#[inline(always)]
fn samples_of(masks: &[u32], slot: usize) -> u16 {
    masks
        .iter()
        .enumerate()
        .fold(0, |samples, (sample, mask)| samples | ((mask >> slot & 1) as u16) << sample)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_of_a_row_follow_from_their_subspans() {
        let places = Places { x: [8, 10, 20, 6], y: [2, 2, 4, 0] };
        assert_eq!(
            [0, 1, 2, 3, 6, 8, 15].map(|slot| places.pixel(slot)),
            [(8, 2), (9, 2), (8, 3), (9, 3), (10, 3), (20, 4), (7, 1)]
        );
        let at = places.positions(Position { x: 3, y: 5 });
        assert_eq!(
            (at[2], at[3]),
            (Position { x: 20 * 256 + 3, y: 4 * 256 + 5 }, Position { x: 1539, y: 5 })
        );
        assert!(!places.is_row());
        for (x, y, is_row) in [
            ([8, 10, 12, 14], [2; 4], true),
            ([8, 10, 12, 14], [2, 2, 2, 4], false),
            ([8, 10, 12, 16], [2; 4], false),
            ([4, 6, 8, 10], [2; 4], false),
        ] {
            assert_eq!(Places { x, y }.is_row(), is_row);
        }
        assert_eq!(places.inside(22, 6), 0xffff);
        assert_eq!(places.inside(21, 6), 0xf5ff);
        assert_eq!(places.inside(22, 5), 0xf3ff);
        assert_eq!(places.inside(8, 9), 0xf000);
        assert_eq!(places.inside(0, 0), 0);
    }

    #[test]
    fn what_is_left_of_a_dispatch_moves_to_the_front() {
        let mut slots = Slots::new(2);
        slots.x = [0, 2, 4, 6, 8, 10, 12, 14];
        slots.y = [1, 3, 5, 7, 9, 11, 13, 15];
        slots.sample = [0, 1, 0, 1, 0, 1, 1, 0];
        slots.covered[..2].copy_from_slice(&[0x1234_5678, 0x8000_0001]);
        slots.input[..2].copy_from_slice(&[0xf0f0_f0f0, 0x1111_1111]);
        (slots.tested, slots.smooth, slots.smoothness[31]) = (0xff00_0000, 0x0f00_0000, 0.25);
        slots.relight();
        assert_eq!(slots.lit, 0x9234_5679);
        assert_eq!((slots.coverage(0), slots.coverage(3), slots.coverage(31)), (2, 1, 2));
        assert_eq!((slots.input_coverage(4), slots.input_coverage(5)), (3, 1));
        let mut front = slots.clone();
        front.keep_front(1);
        assert_eq!((front.covered[0], front.covered[1], front.input[1], front.lit), (8, 1, 1, 9));
        assert_eq!((front.tested, front.smooth), (0, 0));
        front.clone_from(&slots);
        front.keep_front(8);
        assert_eq!((front.lit, front.tested, front.input[0]), (slots.lit, slots.tested, slots.input[0]));
        slots.drop_front(6);
        assert_eq!((slots.x[..2].to_vec(), slots.y[..2].to_vec()), (vec![12, 14], vec![13, 15]));
        assert_eq!(slots.sample[..2], [1, 0]);
        assert_eq!(
            (slots.covered[..2].to_vec(), slots.input[..2].to_vec()),
            (vec![0x12, 0x80], vec![0xf0, 0x11])
        );
        assert_eq!((slots.lit, slots.tested, slots.smooth, slots.smoothness[7]), (0x92, 0xff, 0x0f, 0.25));
        assert_eq!((slots.places(0).x, slots.places(7).x), ([12, 14, 4, 6], [14, 12, 14, 4]));
        slots.drop_front(8);
        assert_eq!((slots.lit, slots.covered[0]), (0, 0));
        slots.covered[1] = 5;
        slots.clear();
        assert_eq!((slots.covered[1], slots.tested), (0, 0));
    }
}
