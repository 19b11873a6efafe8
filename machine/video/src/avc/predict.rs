//! Inter prediction of the parts of a macroblock. [h264:8.4.2]

use super::direct::distance_scale;
use super::inter::{self, Source, Weight};
use super::motion::quarter;
use super::parts::Shape;
use super::reference::Reference;
use super::slice::{Slice, Weighting};
use crate::plane::{Place, Rows};

impl Slice<'_, '_> {
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
        let used = [0, 1].map(|list| self.reference_at(list, usize::try_from(references[list]).ok()?));
        let vectors = [0, 1].map(|list| self.mb.mv[list][block]);
        let parity = self.parity();
        let is_halved = self.has_field_lists();
        let mut blocks = [[[0; 16]; 16]; 2];
        for component in 0..3 {
            let unit = if component == 0 { 4 } else { 2 };
            let size = shape.map(|n| n * unit);
            // Rows of a field macroblock are those of its field.
            let mb_y = if is_halved { self.mb_y / 2 } else { self.mb_y };
            let from_place = [self.mb_x * 4 * unit + x * unit, mb_y * 4 * unit + y * unit];
            for list in 0..2 {
                let Some(reference) = used[list] else { continue };
                let from = Source { plane: &reference.frame.planes[component], rows: reference.rows };
                if component == 0 {
                    inter::luma(from, from_place, vectors[list], size, &mut blocks[list]);
                } else {
                    // Chroma of the other parity lies a quarter of a sample higher or lower. [h264:Table 8-9]
                    let shift = match (parity, reference.rows) {
                        (Rows::Top, Rows::Bottom) => -2,
                        (Rows::Bottom, Rows::Top) => 2,
                        _ => 0,
                    };
                    let vector = [vectors[list][0], vectors[list][1].wrapping_add(shift)];
                    inter::chroma(from, from_place, vector, size, &mut blocks[list]);
                }
            }
            let weight = self.weight(references, used, component);
            let [first, step] = self.rows(4 * unit);
            let place = Place { x: from_place[0], y: first + y * unit * step, step };
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
    fn weight(&self, references: [i8; 2], used: [Option<Reference>; 2], component: usize) -> Option<Weight> {
        match self.header.weighting {
            Weighting::Default => None,
            Weighting::Implicit => {
                let [first, second] = [used[0]?, used[1]?];
                let scale = distance_scale(self.order(), first.order(), second.order());
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
                let half = u32::from(self.has_field_lists());
                let [first, second] = [0, 1].map(|list| {
                    let number = usize::try_from(references[list]).ok();
                    number.map_or([0; 2], |number| {
                        self.header.weights[list][(number >> half) & 31][component].map(i32::from)
                    })
                });
                Some(Weight {
                    weights: [first[0], second[0]],
                    offsets: [first[1], second[1]],
                    denominator: self.header.denominators[usize::from(component > 0)],
                })
            }
        }
    }
}
