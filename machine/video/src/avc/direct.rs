//! Direct motion: vectors that come from neighbours, or from the same place of another picture. [h264:8.4.1.2]

use super::motion::quarter;
use super::parts::QUARTER;
use super::picture::{Mb, Structure};
use super::reference::{field, of_id, order_of};
use super::slice::Slice;
use super::tables::BLOCKS;
use crate::plane::Rows;

/// What the direct buffer holds of a macroblock: for each block 14 bits of x and 12 bits of y of its vector; in the six bits
/// above, four of them for each quarter, what the quarter refers to: low bits of the order of its reference, whether that
/// is the first of its list, whether there is one, whether it is the bottom field of a frame; and of the macroblock itself,
/// whether it is one of a field, and whether the picture is two fields. The layout is this room's own: nothing else reads
/// it. Places in lists and frame stores would not do, drivers move pictures from one to another.
pub(super) type Direct = [u32; 16];

const VECTOR_BITS: u32 = 26;
const PART_BITS: u32 = 6;
const ORDER: u32 = 0xffff;
const FIRST: u32 = 1 << 16;
const VALID: u32 = 1 << 17;
const BOTTOM: u32 = 1 << 18;
const FIELD: u32 = 1 << 19;
const FIELDS: u32 = 1 << 20;

/// What a quarter refers to: low bits of an order, whether that is of a bottom field, and whether it is the first of its
/// list.
type Target = Option<(u32, bool, bool)>;

/// Reads the words behind the vectors of a quarter.
fn quarter_word(direct: &Direct, n: usize) -> u32 {
    (0..4).fold(0, |word, part| {
        let [x, y] = BLOCKS[n * 4 + part];
        word | (direct[y * 4 + x] >> VECTOR_BITS) << (PART_BITS * part as u32)
    })
}

fn pack_with(vectors: &[[i16; 2]; 16], targets: [Target; 4], flags: u32) -> Direct {
    let mut direct = [0; 16];
    for (n, target) in targets.into_iter().enumerate() {
        let mut word = flags
            | target.map_or(0, |(order, is_bottom, is_first)| {
                order & ORDER | VALID | if is_first { FIRST } else { 0 } | if is_bottom { BOTTOM } else { 0 }
            });
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

/// The words of a macroblock; `orders` gives the orders of the fields of a frame store.
pub(super) fn pack(mb: &Mb, is_of_fields: bool, orders: impl Fn(usize) -> [i32; 2]) -> Direct {
    // A quarter that has no reference in the first list shows that of the second.
    let lists = [0, 1, 2, 3].map(|quarter| usize::from(mb.references[0][quarter] < 0));
    let targets = [0, 1, 2, 3].map(|quarter| {
        let list = lists[quarter];
        let (store, rows) = of_id(mb.ids[list][quarter]).filter(|_| !mb.is_intra())?;
        let order = order_of(orders(store), rows) as u32;
        Some((order, rows == Rows::Bottom, mb.references[list][quarter] == 0))
    });
    let vectors = std::array::from_fn(|block| mb.mv[lists[block >> 3 << 1 | block >> 1 & 1]][block]);
    let flags = if mb.is_field { FIELD } else { 0 } | if is_of_fields { FIELDS } else { 0 };
    pack_with(&vectors, targets, flags)
}

/// The direct buffer of the first picture of list 1.
#[derive(Clone, Copy, Default)]
pub(super) struct Colocated<'a> {
    pub(super) words: &'a [u32],
    /// Whether its fields are pictures of their own: first all macroblocks of the top, then all of the bottom one.
    is_of_fields: bool,
    /// Whether its bottom field is the nearer one.
    is_bottom_nearer: bool,
    /// The field that a field refers to.
    is_bottom: bool,
}

impl<'a> Colocated<'a> {
    /// `order` is that of the picture, `orders` those of the other one's fields, `rows` those of it that are meant.
    pub(super) fn new(words: &'a [u32], order: i32, orders: [i32; 2], rows: Rows) -> Self {
        let distances = orders.map(|other| other.wrapping_sub(order).unsigned_abs());
        let has = |part: usize| {
            let first = words.get(part..).and_then(|rest| rest.first_chunk());
            first.is_some_and(|direct: &Direct| quarter_word(direct, 0) & FIELDS != 0)
        };
        // Of a frame of which only one field was decoded, the other half has nothing.
        Colocated {
            words,
            is_of_fields: has(0) || has(words.len() / 2),
            is_bottom_nearer: distances[0] >= distances[1],
            is_bottom: rows == Rows::Bottom,
        }
    }

    fn direct(&self, index: usize) -> Option<&'a Direct> {
        self.words.get(index * 16..)?.first_chunk()
    }

    fn is_field(&self, index: usize) -> bool {
        self.direct(index).is_some_and(|direct| quarter_word(direct, 0) & FIELD != 0)
    }
}

/// Motion of the block at the same place.
#[derive(Clone, Copy)]
struct Other {
    vector: [i16; 2],
    order: u32,
    is_first: bool,
    /// A field that it refers to is the bottom one.
    is_bottom: bool,
    is_field: bool,
}

/// How far a vector reaches for one reference when it reaches from picture to picture: in 256ths; `None` where it stays
/// whole. [h264:8-197 to 8-202]
pub(super) fn distance_scale(order: i32, first: i32, second: i32) -> Option<i32> {
    let (tb, td) = (order.wrapping_sub(first).clamp(-128, 127), second.wrapping_sub(first).clamp(-128, 127));
    if td == 0 {
        return None;
    }
    let tx = (16384 + (td / 2).abs()) / td;
    Some(((tb * tx + 32) >> 6).clamp(-1024, 1023))
}

impl Slice<'_, '_> {
    /// The macroblock and the block of the other picture at the place of a block, which is in a corner of the macroblock
    /// where one of the two has fields. [h264:Table 8-8]
    fn other_place(&self, [x, y]: [usize; 2]) -> (usize, [usize; 2]) {
        let other = &self.header.colocated;
        let (width, is_field) = (self.picture.width_mbs, self.mb.is_field);
        let half = other.words.len() / 32;
        let at = |row: usize| row * width + self.mb_x;
        let of_field = |is_bottom: bool, row: usize| if is_bottom { half + at(row) } else { at(row) };
        // Rows of a frame that a field has, and rows of a field that a frame has.
        let thinner = [x, y / 2 * 2];
        let denser = [x, self.mb_y % 2 * 2 + y / 2];
        match self.picture.structure {
            Structure::Field(_) if other.is_of_fields => (of_field(other.is_bottom, self.mb_y), [x, y]),
            Structure::Field(rows) if other.is_field(at(2 * self.mb_y)) => {
                (at(2 * self.mb_y + usize::from(rows == Rows::Bottom)), [x, y])
            }
            Structure::Field(_) => (at(2 * self.mb_y + y / 2), thinner),
            Structure::Frame | Structure::Adaptive if other.is_of_fields => match is_field {
                true => (of_field(self.mb_y & 1 != 0, self.mb_y / 2), [x, y]),
                false => (of_field(other.is_bottom_nearer, self.mb_y / 2), denser),
            },
            Structure::Adaptive => match (is_field, other.is_field(at(self.mb_y))) {
                (true, false) => (at(self.mb_y / 2 * 2 + y / 2), thinner),
                (false, true) => (at(self.mb_y / 2 * 2 + usize::from(other.is_bottom_nearer)), denser),
                _ => (at(self.mb_y), [x, y]),
            },
            Structure::Frame => (at(self.mb_y), [x, y]),
        }
    }

    fn other(&self, block: [usize; 2]) -> Option<Other> {
        let (index, [x, y]) = self.other_place(block);
        let direct = self.header.colocated.direct(index)?;
        let (word, entry) = (quarter_word(direct, quarter(x, y)), direct[y * 4 + x]);
        let vector = [(entry << 18) as i32 >> 18, (entry << 6) as i32 >> 20].map(|value| value as i16);
        (word & VALID != 0).then_some(Other {
            vector,
            order: word & ORDER,
            is_first: word & FIRST != 0,
            is_bottom: word & BOTTOM != 0,
            is_field: word & FIELD != 0,
        })
    }

    /// Vectors of direct quarters.
    pub(super) fn direct(&mut self, quarters: u8) {
        let spatial = self.header.direct_spatial.then(|| self.spatial());
        let first = self.header.references[1].first().copied().flatten();
        let is_short = first.is_some_and(|first| !first.is_long);
        for n in (0..4).filter(|n| quarters >> n & 1 != 0) {
            for part in 0..4 {
                let [x, y] = BLOCKS[n * 4 + part];
                let block = y * 4 + x;
                // With inference the blocks in the corners of the macroblock stand for their quarters.
                let corner = if self.header.direct_8x8_inference { [x / 2 * 3, y / 2 * 3] } else { [x, y] };
                let other = self.other(corner);
                let Some((references, vectors)) = spatial else {
                    self.temporal(block, other);
                    continue;
                };
                let is_still = is_short
                    && other.is_some_and(|other| other.is_first && other.vector.iter().all(|v| v.abs() <= 1));
                for list in 0..2 {
                    self.set_references(list, [x / 2 * 2, y / 2 * 2], QUARTER, references[list]);
                    let stays = references[list] < 0 || references[list] == 0 && is_still;
                    self.mb.mv[list][block] = if stays { [0; 2] } else { vectors[list] };
                }
            }
        }
    }

    /// References and vectors of a whole macroblock from its neighbours. [h264:8.4.1.2.2]
    fn spatial(&self) -> ([i8; 2], [[i16; 2]; 2]) {
        let references = [0, 1].map(|list| {
            let around = self.motion_around(list, [0, 0], 4).into_iter().flatten();
            around.map(|motion| motion.0).filter(|reference| *reference >= 0).min().unwrap_or(-1)
        });
        if references == [-1; 2] {
            return ([0; 2], [[0; 2]; 2]);
        }
        (references, [0, 1].map(|list| self.likely(list, [0, 0], 4, references[list])))
    }

    /// The number by which the macroblock names what the block of the other picture refers to.
    fn number_of(&self, other: &Other) -> Option<usize> {
        let low = |order: i32| order as u32 & ORDER;
        let named = if other.is_field { field(other.is_bottom) } else { Rows::All };
        let own = self.parity();
        // A field keeps the field that is referred to; from a frame it takes that of its own parity.
        let parity = match (self.mb.is_field, other.is_field) {
            (false, _) => Rows::All,
            (true, true) => named,
            (true, false) => own,
        };
        let found = self.header.references[0].iter().position(|entry| {
            entry.is_some_and(|entry| {
                low(order_of(entry.orders, named)) == other.order
                    && (self.has_field_lists() || entry.rows == parity)
            })
        })?;
        Some(match self.has_field_lists() {
            true => 2 * found + usize::from(parity != own),
            false => found,
        })
    }

    /// Reference and vectors of a block from the same place of another picture. [h264:8.4.1.2.3]
    fn temporal(&mut self, block: usize, other: Option<Other>) {
        let (mut vector, mut number) = ([0; 2], 0);
        if let Some(other) = other {
            vector = other.vector;
            match (self.mb.is_field, other.is_field) {
                (true, false) => vector[1] /= 2,
                (false, true) => vector[1] = vector[1].wrapping_mul(2),
                _ => {}
            }
            number = self.number_of(&other).unwrap_or(0);
        }
        let scale = match [self.reference_at(0, number), self.reference_at(1, 0)] {
            [Some(first), Some(second)] if !first.is_long => {
                distance_scale(self.order(), first.order(), second.order())
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
        self.set_references(0, at, QUARTER, number as i8);
        self.set_references(1, at, QUARTER, 0);
        self.mb.mv[0][block] = forward;
        self.mb.mv[1][block] = backward;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_a_macroblock_are_found_again() {
        let vectors = std::array::from_fn(|n| [n as i16 * 1000 - 8192, 2047 - n as i16 * 270]);
        let targets =
            [Some((0xfffe, true, true)), None, Some((0x2345, false, false)), Some((0, false, true))];
        let direct = pack_with(&vectors, targets, FIELD);
        let words =
            [0xfffe | VALID | FIRST | BOTTOM | FIELD, FIELD, 0x2345 | VALID | FIELD, VALID | FIRST | FIELD];
        for (n, word) in words.into_iter().enumerate() {
            assert_eq!(quarter_word(&direct, n), word, "{n}");
        }
        for (n, [x, y]) in vectors.into_iter().enumerate() {
            let entry = direct[n];
            assert_eq!([(entry << 18) as i32 >> 18, (entry << 6) as i32 >> 20], [x.into(), y.into()]);
        }
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
}
