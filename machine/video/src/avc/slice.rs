//! Slices of H.264: macroblocks, one after the other. [h264:7.3.4] [h264:7.3.5]

use super::cabac::Cabac;
use super::intra::{self, Around};
use super::picture::{Kind, Mb, Picture};
use super::residual::{self, Category, Levels};
use super::tables::{BLOCKS, PATTERNS, ZIGZAG_4, chroma_qp};
use super::transform::{self, BITS_4, BITS_8, Scales};
use crate::bit_reader::BitReader;
use crate::plane::Frame;
use crate::zigzag::ZIGZAG;

/// What a slice may refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SliceKind {
    P,
    B,
    I,
}

/// A reference picture in a list.
#[derive(Clone, Copy)]
pub(super) struct Reference<'a> {
    pub(super) frame: &'a Frame,
    /// Frame store.
    pub(super) store: i8,
    pub(super) order: i32,
    pub(super) is_long: bool,
}

/// How predictions of a slice are weighted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weighting {
    Default,
    Explicit,
    Implicit,
}

/// What the commands say of a slice.
pub(super) struct Header<'a> {
    pub(super) kind: SliceKind,
    pub(super) number: u32,
    pub(super) is_cabac: bool,
    pub(super) cabac_init: usize,
    pub(super) first_mb: usize,
    pub(super) qp: i32,
    pub(super) chroma_offsets: [i32; 2],
    pub(super) transform_8: bool,
    pub(super) direct_8x8_inference: bool,
    pub(super) constrained_intra: bool,
    pub(super) direct_spatial: bool,
    pub(super) references: [Vec<Option<Reference<'a>>>; 2],
    /// Active entries of each list.
    pub(super) counts: [usize; 2],
    pub(super) weighting: Weighting,
    /// By list and entry: weight and offset of Y, Cb, Cr.
    pub(super) weights: &'a [[[[i16; 2]; 3]; 32]; 2],
    /// Denominators of luma and chroma, as powers of two.
    pub(super) denominators: [u32; 2],
    /// Order of the picture itself.
    pub(super) order: i32,
    /// Vectors of the first picture of list 1, as its direct buffer holds them, by block.
    pub(super) colocated: &'a [u32],
    pub(super) scales: &'a Scales,
}

/// A slice on its way.
pub(super) struct Slice<'p, 'a> {
    pub(super) header: &'p Header<'a>,
    pub(super) picture: &'p mut Picture,
    bits: BitReader<'p>,
    cabac: Cabac<'p>,
    bytes: &'p [u8],
    pub(super) mb_x: usize,
    pub(super) mb_y: usize,
    /// Neighbours that are in the slice.
    pub(super) left: Option<usize>,
    pub(super) top: Option<usize>,
    pub(super) top_left: Option<usize>,
    pub(super) top_right: Option<usize>,
    /// The macroblock that is being decoded.
    pub(super) mb: Mb,
    qp: i32,
    changed_qp: bool,
}

/// Shapes of the parts of a macroblock, or of a quarter of one, in blocks of 4x4.
pub(super) type Shape = [usize; 2];
const WHOLE: Shape = [4, 4];
const UPPER: Shape = [4, 2];
const BESIDE: Shape = [2, 4];
const QUARTER: Shape = [2, 2];

/// Lists that parts of a B macroblock use, 1 and 2 as bits, by type from 1 on. [h264:Table 7-14]
const B_TYPES: [(Shape, [u8; 2]); 21] = [
    (WHOLE, [1, 1]),
    (WHOLE, [2, 2]),
    (WHOLE, [3, 3]),
    (UPPER, [1, 1]),
    (BESIDE, [1, 1]),
    (UPPER, [2, 2]),
    (BESIDE, [2, 2]),
    (UPPER, [1, 2]),
    (BESIDE, [1, 2]),
    (UPPER, [2, 1]),
    (BESIDE, [2, 1]),
    (UPPER, [1, 3]),
    (BESIDE, [1, 3]),
    (UPPER, [2, 3]),
    (BESIDE, [2, 3]),
    (UPPER, [3, 1]),
    (BESIDE, [3, 1]),
    (UPPER, [3, 2]),
    (BESIDE, [3, 2]),
    (UPPER, [3, 3]),
    (BESIDE, [3, 3]),
];
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
/// Type of a B macroblock whose quarters have types.
const B_8X8: u32 = 22;

/// The type of a macroblock.
enum Type {
    /// 0: blocks; 1 to 24: as a whole; 25: plain samples.
    Intra(u32),
    Inter(Shape, [u8; 2]),
    /// Whether their references are in the stream; otherwise they are the first ones.
    Quarters(bool),
    Direct,
}

impl<'p, 'a> Slice<'p, 'a> {
    pub(super) fn new(header: &'p Header<'a>, picture: &'p mut Picture, bytes: &'p [u8], at: usize) -> Self {
        let table = if header.kind == SliceKind::I { 0 } else { 1 + header.cabac_init.min(2) };
        Slice {
            header,
            picture,
            bits: BitReader::new(bytes, at),
            cabac: Cabac::new(bytes, at.div_ceil(8), table, header.qp),
            bytes,
            mb_x: 0,
            mb_y: 0,
            left: None,
            top: None,
            top_left: None,
            top_right: None,
            mb: Mb::default(),
            qp: header.qp,
            changed_qp: false,
        }
    }

    /// Decodes the slice; gives how many macroblocks it has.
    pub(super) fn decode(&mut self) -> usize {
        let total = self.picture.mbs.len();
        let mut at = self.header.first_mb;
        // The last bit of the data ends it, zeros behind it fill.
        let end = self
            .bytes
            .iter()
            .rposition(|&byte| byte != 0)
            .map_or(0, |last| last * 8 + 7 - self.bytes[last].trailing_zeros() as usize);
        let is_inter = self.header.kind != SliceKind::I;
        while at < total {
            if !self.header.is_cabac && is_inter {
                let Some(skipped) = self.ue() else { break };
                let skipped = (skipped as usize).min(total - at);
                for n in 0..skipped {
                    self.begin(at + n);
                    self.skip();
                    self.end(at + n);
                }
                at += skipped;
                if at == total || self.bits.position() >= end {
                    break;
                }
            }
            self.begin(at);
            if self.header.is_cabac && is_inter && self.skip_flag() {
                self.skip();
            } else if self.macroblock().is_none() {
                break;
            }
            self.end(at);
            at += 1;
            let is_last = match self.header.is_cabac {
                true => self.cabac.is_exhausted() || self.cabac.terminate(),
                false => self.bits.position() >= end,
            };
            if is_last {
                break;
            }
        }
        at - self.header.first_mb.min(at)
    }

    /// Finds the neighbours of a macroblock.
    fn begin(&mut self, at: usize) {
        let width = self.picture.width_mbs;
        (self.mb_x, self.mb_y) = (at % width, at / width);
        let number = self.header.number;
        let mbs = &self.picture.mbs;
        let find = |exists: bool, back: usize| {
            let index = at.checked_sub(back).filter(|_| exists)?;
            (mbs[index].slice == number).then_some(index)
        };
        self.left = find(self.mb_x > 0, 1);
        self.top = find(true, width);
        self.top_left = find(self.mb_x > 0, width + 1);
        self.top_right = find(self.mb_x + 1 < width && width > 1, width - 1);
        self.mb = Mb {
            slice: number,
            references: [[-1; 4]; 2],
            ids: [[-1; 4]; 2],
            modes: [intra::DC; 16],
            ..Mb::default()
        };
    }

    fn end(&mut self, at: usize) {
        if self.mb.kind != Kind::Pcm {
            self.mb.qp = self.qp as i8;
        }
        self.picture.mbs[at] = self.mb;
    }

    fn neighbour(&self, index: Option<usize>) -> Option<&Mb> {
        index.map(|index| &self.picture.mbs[index])
    }

    /// The left and the upper neighbour.
    fn beside(&self) -> [Option<&Mb>; 2] {
        [self.neighbour(self.left), self.neighbour(self.top)]
    }

    /// Counts neighbours for which something holds: the left one once, the upper one as often as `upper` says.
    fn around(&self, upper: usize, holds: impl Fn(&Mb) -> bool) -> usize {
        let [left, top] = self.beside().map(|mb| mb.is_some_and(&holds));
        usize::from(left) + usize::from(top) * upper
    }

    /// The macroblock and the number of the block at (x, y), one step outside to the left or above at most.
    pub(super) fn block_at(&self, x: isize, y: isize) -> Option<(&Mb, usize)> {
        match (x, y) {
            (0.., 0..) => Some((&self.mb, (y * 4 + x) as usize)),
            (0.., _) => Some((self.neighbour(self.top)?, 12 + x as usize)),
            (_, 0..) => Some((self.neighbour(self.left)?, (y * 4 + 3) as usize)),
            _ => Some((self.neighbour(self.top_left)?, 15)),
        }
    }

    fn ue(&mut self) -> Option<u32> {
        let zeros = self.bits.peek_32().leading_zeros();
        if zeros > 24 || self.bits.is_exhausted() {
            return None;
        }
        self.bits.skip(zeros);
        Some(self.bits.get(zeros + 1) - 1)
    }

    fn se(&mut self) -> Option<i32> {
        let code = self.ue()? as i32;
        Some(if code & 1 != 0 { (code + 1) >> 1 } else { -(code >> 1) })
    }

    fn skip_flag(&mut self) -> bool {
        let around = self.around(1, |mb| !mb.is_skipped);
        let base = if self.header.kind == SliceKind::P { 11 } else { 24 };
        self.cabac.get(base + around)
    }

    fn skip(&mut self) {
        self.mb.is_skipped = true;
        self.changed_qp = false;
        self.mb.direct = 15;
        if self.header.kind == SliceKind::P {
            self.skip_vectors();
            self.predict_part([0, 0], WHOLE);
        } else {
            self.direct(15);
            self.predict_direct(15);
        }
    }

    /// The type of a macroblock. [h264:7.4.5]
    fn kind(&mut self) -> Option<Type> {
        let number = if self.header.is_cabac { self.kind_arithmetic() } else { self.ue()? };
        Some(match self.header.kind {
            SliceKind::I => Type::Intra(number),
            SliceKind::P => match number {
                0 => Type::Inter(WHOLE, [1; 2]),
                1 => Type::Inter(UPPER, [1; 2]),
                2 => Type::Inter(BESIDE, [1; 2]),
                3 | 4 => Type::Quarters(number == 3),
                _ => Type::Intra(number - 5),
            },
            SliceKind::B => match number {
                0 => Type::Direct,
                B_8X8 => Type::Quarters(true),
                1..B_8X8 => {
                    let (shape, lists) = B_TYPES[number as usize - 1];
                    Type::Inter(shape, lists)
                }
                _ => Type::Intra(number - 23),
            },
        })
    }

    fn kind_arithmetic(&mut self) -> u32 {
        match self.header.kind {
            SliceKind::I => {
                let around = self.around(1, |mb| !matches!(mb.kind, Kind::Intra4 | Kind::Intra8));
                if !self.cabac.get(3 + around) {
                    return 0;
                }
                self.intra_kind_arithmetic(5, true)
            }
            SliceKind::P => {
                let cabac = &mut self.cabac;
                if !cabac.get(14) {
                    return if cabac.get(15) {
                        2 - u32::from(cabac.get(17))
                    } else {
                        3 * u32::from(cabac.get(16))
                    };
                }
                if !cabac.get(17) {
                    return 5;
                }
                5 + self.intra_kind_arithmetic(17, false)
            }
            SliceKind::B => {
                let around = self.around(1, |mb| !mb.is_skipped && !mb.is_direct);
                let cabac = &mut self.cabac;
                if !cabac.get(27 + around) {
                    return 0;
                }
                if !cabac.get(27 + 3) {
                    return 1 + u32::from(cabac.get(27 + 5));
                }
                let mut bits = u32::from(cabac.get(27 + 4));
                for _ in 0..3 {
                    bits = bits << 1 | u32::from(cabac.get(27 + 5));
                }
                match bits {
                    0..=7 => bits + 3,
                    13 => {
                        if !self.cabac.get(32) {
                            return 23;
                        }
                        23 + self.intra_kind_arithmetic(32, false)
                    }
                    14 => 11,
                    15 => B_8X8,
                    _ => (bits << 1 | u32::from(cabac.get(27 + 5))) - 4,
                }
            }
        }
    }

    /// The type of an intra macroblock that is not one of blocks.
    fn intra_kind_arithmetic(&mut self, base: usize, is_own: bool) -> u32 {
        if self.cabac.terminate() {
            return 25;
        }
        let own = usize::from(is_own);
        let mut number = 1 + 12 * u32::from(self.cabac.get(base + 1));
        if self.cabac.get(base + 2) {
            number += 4 + 4 * u32::from(self.cabac.get(base + 2 + own));
        }
        number += 2 * u32::from(self.cabac.get(base + 3 + own));
        number + u32::from(self.cabac.get(base + 3 + 2 * own))
    }

    fn macroblock(&mut self) -> Option<()> {
        match self.kind()? {
            Type::Intra(25) => self.plain(),
            Type::Intra(0) => {
                self.mb.kind = Kind::Intra4;
                if self.header.transform_8 && self.transform_flag() {
                    self.mb.kind = Kind::Intra8;
                    self.mb.transform_8 = true;
                }
                self.block_modes()?;
                self.chroma_mode()?;
                self.mb.pattern = self.pattern(0)?;
                self.quantizer_if(self.mb.pattern != 0)?;
                self.intra_blocks()
            }
            Type::Intra(number @ 1..25) => {
                self.mb.kind = Kind::Intra16;
                self.chroma_mode()?;
                self.mb.pattern = if number > 12 { 15 } else { 0 } | ((number - 1) / 4 % 3) as u8 * 16;
                self.quantizer_if(true)?;
                self.intra_whole(((number - 1) % 4) as u8)
            }
            Type::Intra(_) => None,
            Type::Inter(shape, lists) => {
                self.parts(shape, lists)?;
                self.predict_parts(shape);
                self.inter_residual(true)
            }
            Type::Quarters(has_references) => {
                let (shapes, direct) = self.quarters(has_references)?;
                for (n, shape) in shapes.into_iter().enumerate() {
                    match shape {
                        None => self.predict_direct(1 << n),
                        Some(shape) => self.predict_quarter(n, shape),
                    }
                }
                let is_even = shapes.iter().all(|shape| shape.is_none_or(|shape| shape == QUARTER));
                self.inter_residual(is_even && (direct == 0 || self.header.direct_8x8_inference))
            }
            Type::Direct => {
                (self.mb.direct, self.mb.is_direct) = (15, true);
                self.direct(15);
                self.predict_direct(15);
                self.inter_residual(self.header.direct_8x8_inference)
            }
        }
    }

    /// Plain samples. [h264:7.3.5]
    fn plain(&mut self) -> Option<()> {
        let at = if self.header.is_cabac { self.cabac.position() } else { self.bits.position().div_ceil(8) };
        let samples = self.bytes.get(at..at + 384)?;
        let (luma, chroma) = samples.split_at(256);
        for (row, from) in luma.chunks(16).enumerate() {
            self.picture.frame.planes[0].row_mut(self.mb_y * 16 + row)[self.mb_x * 16..][..16]
                .copy_from_slice(from);
        }
        for (row, from) in chroma.chunks(8).enumerate() {
            let plane = &mut self.picture.frame.planes[1 + row / 8];
            plane.row_mut(self.mb_y * 8 + row % 8)[self.mb_x * 8..][..8].copy_from_slice(from);
        }
        self.mb.kind = Kind::Pcm;
        self.mb.counts = [16; 24];
        (self.mb.pattern, self.mb.dc_coded) = (0x2f, 7);
        self.changed_qp = false;
        match self.header.is_cabac {
            true => self.cabac.restart(at + 384),
            false => self.bits = BitReader::new(self.bytes, (at + 384) * 8),
        }
        Some(())
    }

    fn transform_flag(&mut self) -> bool {
        if !self.header.is_cabac {
            return self.bits.flag();
        }
        let around = self.around(1, |mb| mb.transform_8);
        self.cabac.get(399 + around)
    }

    /// Modes of the blocks of an intra macroblock. [h264:8.3.1.1]
    fn block_modes(&mut self) -> Option<()> {
        let step = if self.mb.transform_8 { 4 } else { 1 };
        for n in (0..16).step_by(step) {
            let [x, y] = BLOCKS[n];
            let mode_of = |slice: &Self, x: isize, y: isize| {
                let (mb, block) = slice.block_at(x, y)?;
                if !mb.is_intra() && slice.header.constrained_intra {
                    return None;
                }
                Some(if matches!(mb.kind, Kind::Intra4 | Kind::Intra8) { mb.modes[block] } else { intra::DC })
            };
            let (x_at, y_at) = (x as isize, y as isize);
            let likely = match (mode_of(self, x_at - 1, y_at), mode_of(self, x_at, y_at - 1)) {
                (Some(left), Some(top)) => left.min(top),
                _ => intra::DC,
            };
            let is_likely = if self.header.is_cabac { self.cabac.get(68) } else { self.bits.flag() };
            let mode = if is_likely {
                likely
            } else {
                let rest = match self.header.is_cabac {
                    true => (0..3).fold(0, |rest, n| rest | u8::from(self.cabac.get(69)) << n),
                    false => self.bits.get(3) as u8,
                };
                rest + u8::from(rest >= likely)
            };
            let size = if step == 4 { 2 } else { 1 };
            for row in y..y + size {
                self.mb.modes[row * 4 + x..][..size].fill(mode);
            }
        }
        Some(())
    }

    fn chroma_mode(&mut self) -> Option<()> {
        self.mb.chroma_mode = if self.header.is_cabac {
            let around = self.around(1, |mb| mb.is_intra() && mb.kind != Kind::Pcm && mb.chroma_mode != 0);
            let mut mode = 0;
            while mode < 3 && self.cabac.get(64 + if mode == 0 { around } else { 3 }) {
                mode += 1;
            }
            mode
        } else {
            self.ue()?.min(4) as u8
        };
        (self.mb.chroma_mode < 4).then_some(())
    }

    /// The pattern of coded blocks; `kind` 0 for blocks of intra macroblocks, 1 for inter.
    fn pattern(&mut self, kind: usize) -> Option<u8> {
        if !self.header.is_cabac {
            return Some(PATTERNS.get(self.ue()? as usize)?[kind]);
        }
        let mut pattern = 0;
        for n in 0..4 {
            let (x, y) = (n & 1, n >> 1);
            let is_empty = |mb: Option<&Mb>, bit: usize| mb.is_some_and(|mb| mb.pattern >> bit & 1 == 0);
            let left = match x {
                0 => is_empty(self.neighbour(self.left), y * 2 + 1),
                _ => pattern >> (y * 2) & 1 == 0,
            };
            let top = match y {
                0 => is_empty(self.neighbour(self.top), 2 + x),
                _ => pattern >> x & 1 == 0,
            };
            let coded = self.cabac.get(73 + usize::from(left) + 2 * usize::from(top));
            pattern |= u8::from(coded) << n;
        }
        let around = self.around(2, |mb| mb.pattern >> 4 != 0);
        if self.cabac.get(77 + around) {
            let around = self.around(2, |mb| mb.pattern >> 4 == 2);
            pattern |= if self.cabac.get(77 + 4 + around) { 0x20 } else { 0x10 };
        }
        Some(pattern)
    }

    /// The change of the quantizer, where there is one.
    fn quantizer_if(&mut self, is_there: bool) -> Option<()> {
        let mut delta = 0;
        if is_there && self.header.is_cabac {
            let mut count = 0;
            let mut context = 60 + usize::from(self.changed_qp);
            while self.cabac.get(context) {
                context = if count == 0 { 62 } else { 63 };
                count += 1;
                if count > 104 {
                    return None;
                }
            }
            delta = if count & 1 != 0 { (count + 1) >> 1 } else { -(count >> 1) };
        } else if is_there {
            delta = self.se()?;
        }
        self.changed_qp = delta != 0;
        self.qp = (self.qp + delta).rem_euclid(52);
        Some(())
    }

    /// Reads a block of coefficients; gives whether it has some.
    fn levels(
        &mut self,
        category: Category,
        index: usize,
        most: usize,
        levels: &mut Levels,
    ) -> Option<usize> {
        levels.count = 0;
        // Blocks of chroma are two by two, behind those of luma.
        let (x, y, base, width) = match index {
            0..16 => (index & 3, index >> 2, 0, 4),
            _ => (index & 1, index >> 1 & 1, index & !3, 2),
        };
        let beside = self.beside();
        let count_of = |inside: bool, outside: Option<&Mb>, place: usize| {
            let mb = if inside { Some(&self.mb) } else { outside };
            mb.map(|mb| mb.counts[base + place])
        };
        let counts = [
            count_of(x > 0, beside[0], y * width + (x + width - 1) % width),
            count_of(y > 0, beside[1], (y + width - 1) % width * width + x),
        ];
        if self.header.is_cabac {
            if category == Category::Luma8 {
                residual::arithmetic(&mut self.cabac, category, most, levels);
                return Some(levels.count);
            }
            let outside = self.mb.is_intra();
            let [left, top] = match category {
                Category::LumaDc | Category::ChromaDc => {
                    let bit = if category == Category::LumaDc { 0 } else { 1 + usize::from(index >= 20) };
                    self.beside().map(|mb| mb.map_or(outside, |mb| mb.dc_coded >> bit & 1 != 0))
                }
                _ => counts.map(|count| count.map_or(outside, |count| count != 0)),
            };
            if residual::is_coded(&mut self.cabac, category, usize::from(left) + 2 * usize::from(top)) {
                residual::arithmetic(&mut self.cabac, category, most, levels);
            }
            return Some(levels.count);
        }
        let around = match category {
            Category::ChromaDc => None,
            _ => Some(match (counts[0], counts[1]) {
                (Some(left), Some(top)) => (u32::from(left) + u32::from(top)).div_ceil(2),
                (one, other) => one.or(other).map_or(0, u32::from),
            }),
        };
        residual::variable(&mut self.bits, around, most, levels)?;
        Some(levels.count)
    }

    /// Samples around a block of luma, in 4x4 blocks, that intra prediction may use.
    fn around_block(&self, x: usize, y: usize, size: usize, order: usize) -> Around {
        let usable = |mb: Option<&Mb>| mb.is_some_and(|mb| mb.is_intra() || !self.header.constrained_intra);
        let [left, top] = self.beside().map(usable);
        let right = match (x + size, y) {
            (4.., 0) => usable(self.neighbour(self.top_right)),
            (_, 0) => top,
            (4.., _) => false,
            (right, _) => {
                BLOCKS.iter().position(|block| *block == [right, y - 1]).is_some_and(|place| place < order)
            }
        };
        Around {
            left: x > 0 || left,
            top: y > 0 || top,
            top_right: right,
            top_left: match (x, y) {
                (0, 0) => usable(self.neighbour(self.top_left)),
                (0, _) => left,
                (_, 0) => top,
                _ => true,
            },
        }
    }

    /// An intra macroblock of blocks: each is predicted from those before.
    fn intra_blocks(&mut self) -> Option<()> {
        self.intra_chroma();
        let mut levels = Levels::default();
        let step = if self.mb.transform_8 { 4 } else { 1 };
        // All bits come before the first sample in CABAC and CAVLC alike, but blocks do not depend on later bits.
        for n in (0..16).step_by(step) {
            let [x, y] = BLOCKS[n];
            let (px, py) = (self.mb_x * 16 + x * 4, self.mb_y * 16 + y * 4);
            let around = self.around_block(x, y, if step == 4 { 2 } else { 1 }, n);
            let mode = self.mb.modes[y * 4 + x];
            let plane = &mut self.picture.frame.planes[0];
            match step {
                4 => intra::block_8(plane, px, py, around, mode),
                _ => intra::block_4(plane, px, py, around, mode),
            }
            if self.mb.pattern >> (n / 4) & 1 != 0 {
                match step {
                    4 => self.luma_8(n / 4, 0, &mut levels)?,
                    _ => self.luma_4(n, 0, &mut levels)?,
                }
            }
        }
        self.chroma_residual(&mut levels)
    }

    fn intra_chroma(&mut self) {
        let around = self.around_block(0, 0, 4, 0);
        let (x, y) = (self.mb_x * 8, self.mb_y * 8);
        for plane in &mut self.picture.frame.planes[1..] {
            intra::chroma(plane, x, y, around, self.mb.chroma_mode);
        }
    }

    /// An intra macroblock that is predicted as a whole.
    fn intra_whole(&mut self, mode: u8) -> Option<()> {
        self.intra_chroma();
        let around = self.around_block(0, 0, 4, 0);
        let (x, y) = (self.mb_x * 16, self.mb_y * 16);
        intra::luma_16(&mut self.picture.frame.planes[0], x, y, around, mode);
        let mut levels = Levels::default();
        let mut first = [0; 16];
        if self.levels(Category::LumaDc, 0, 16, &mut levels)? != 0 {
            self.mb.dc_coded |= 1;
            levels.iter().for_each(|(place, level)| first[usize::from(ZIGZAG_4[place])] = level);
        }
        let (qp, scales) = (self.qp, &self.header.scales.by_4[0]);
        let first = transform::luma_dc(&first, scales[(qp % 6) as usize][0], qp);
        for n in 0..16 {
            let [x, y] = BLOCKS[n];
            let index = y * 4 + x;
            let mut block = [0; 16];
            levels.count = 0;
            if self.mb.pattern & 15 != 0 {
                self.mb.counts[index] = self.levels(Category::LumaAc, index, 15, &mut levels)? as u8;
                for (place, level) in levels.iter() {
                    let place = usize::from(ZIGZAG_4[place + 1]);
                    block[place] = transform::scale(level, scales[(qp % 6) as usize][place], qp, BITS_4);
                }
            }
            block[0] = first[index];
            if block[0] != 0 || levels.count != 0 {
                let place = [self.mb_y * 16 + y * 4, 1];
                transform::add_4(&mut self.picture.frame.planes[0], self.mb_x * 16 + x * 4, place, &block);
            }
        }
        self.chroma_residual(&mut levels)
    }

    /// A block of 4x4 of luma; `list` 0 for intra, 3 for inter.
    fn luma_4(&mut self, n: usize, list: usize, levels: &mut Levels) -> Option<()> {
        let [x, y] = BLOCKS[n];
        let index = y * 4 + x;
        let count = self.levels(Category::Luma4, index, 16, levels)?;
        self.mb.counts[index] = count as u8;
        if count == 0 {
            return Some(());
        }
        let scales = &self.header.scales.by_4[list][(self.qp % 6) as usize];
        let mut block = [0; 16];
        for (place, level) in levels.iter() {
            let place = usize::from(ZIGZAG_4[place]);
            block[place] = transform::scale(level, scales[place], self.qp, BITS_4);
        }
        let place = [self.mb_y * 16 + y * 4, 1];
        transform::add_4(&mut self.picture.frame.planes[0], self.mb_x * 16 + x * 4, place, &block);
        Some(())
    }

    /// A block of 8x8 of luma; `list` 0 for intra, 1 for inter.
    fn luma_8(&mut self, n: usize, list: usize, levels: &mut Levels) -> Option<()> {
        let [x, y] = BLOCKS[n * 4];
        let index = y * 4 + x;
        let scales = &self.header.scales.by_8[list][(self.qp % 6) as usize];
        let mut block = [0; 64];
        let qp = self.qp;
        let mut put = |place: usize, level: i32| {
            let place = usize::from(ZIGZAG[place]);
            block[place] = transform::scale(level, scales[place], qp, BITS_8);
        };
        if self.header.is_cabac {
            let count = self.levels(Category::Luma8, index, 64, levels)?;
            levels.iter().for_each(|(place, level)| put(place, level));
            [0, 1, 4, 5].into_iter().for_each(|n| self.mb.counts[index + n] = count as u8);
        } else {
            // Four blocks take turns.
            for part in 0..4 {
                let index = index + [0, 1, 4, 5][part];
                self.mb.counts[index] = self.levels(Category::Luma4, index, 16, levels)? as u8;
                levels.iter().for_each(|(place, level)| put(place * 4 + part, level));
            }
        }
        let place = [self.mb_y * 16 + y * 4, 1];
        transform::add_8(&mut self.picture.frame.planes[0], self.mb_x * 16 + x * 4, place, &block);
        Some(())
    }

    fn chroma_residual(&mut self, levels: &mut Levels) -> Option<()> {
        if self.mb.pattern >> 4 == 0 {
            return Some(());
        }
        let list = if self.mb.is_intra() { 0 } else { 3 };
        let qp = [0, 1].map(|n| chroma_qp(self.qp, self.header.chroma_offsets[n]));
        let mut first = [[0; 4]; 2];
        for n in 0..2 {
            let scale = self.header.scales.by_4[list + 1 + n][(qp[n] % 6) as usize][0];
            if self.levels(Category::ChromaDc, 16 + 4 * n, 4, levels)? != 0 {
                self.mb.dc_coded |= 2 << n;
                levels.iter().for_each(|(place, level)| first[n][place] = level);
            }
            first[n] = transform::chroma_dc(first[n], scale, qp[n]);
        }
        for n in 0..2 {
            let scales = &self.header.scales.by_4[list + 1 + n][(qp[n] % 6) as usize];
            for part in 0..4 {
                let mut block = [0; 16];
                levels.count = 0;
                if self.mb.pattern >> 5 != 0 {
                    let index = 16 + 4 * n + part;
                    self.mb.counts[index] = self.levels(Category::ChromaAc, index, 15, levels)? as u8;
                    for (place, level) in levels.iter() {
                        let place = usize::from(ZIGZAG_4[place + 1]);
                        block[place] = transform::scale(level, scales[place], qp[n], BITS_4);
                    }
                }
                block[0] = first[n][part];
                if block[0] != 0 || levels.count != 0 {
                    let (x, y) = (self.mb_x * 8 + part % 2 * 4, self.mb_y * 8 + part / 2 * 4);
                    transform::add_4(&mut self.picture.frame.planes[1 + n], x, [y, 1], &block);
                }
            }
        }
        Some(())
    }

    fn inter_residual(&mut self, may_be_8: bool) -> Option<()> {
        self.mb.pattern = self.pattern(1)?;
        if self.mb.pattern & 15 != 0 && self.header.transform_8 && may_be_8 {
            self.mb.transform_8 = self.transform_flag();
        }
        self.quantizer_if(self.mb.pattern != 0)?;
        let mut levels = Levels::default();
        let pattern = self.mb.pattern;
        for quarter in (0..4).filter(|n| pattern >> n & 1 != 0) {
            if self.mb.transform_8 {
                self.luma_8(quarter, 1, &mut levels)?;
            } else {
                (0..4).try_for_each(|n| self.luma_4(quarter * 4 + n, 3, &mut levels))?;
            }
        }
        self.chroma_residual(&mut levels)
    }

    /// Parts of one shape: references, then vectors.
    fn parts(&mut self, shape: Shape, lists: [u8; 2]) -> Option<()> {
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
    fn quarters(&mut self, has_references: bool) -> Option<([Option<Shape>; 4], u8)> {
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
        let count = self.header.counts[list];
        if count <= 1 {
            return Some(0);
        }
        let number = if self.header.is_cabac {
            let (x, y) = (x as isize, y as isize);
            let refers = |found: Option<(&Mb, usize)>| {
                found.is_some_and(|(mb, block)| {
                    let quarter = block >> 3 << 1 | block >> 1 & 1;
                    mb.references[list][quarter] > 0 && mb.direct >> quarter & 1 == 0
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
                    found.map_or(0, |(mb, block)| u32::from(mb.mvd[list][block][axis]))
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
