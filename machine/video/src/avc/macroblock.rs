//! What macroblocks of H.264 are, as the stream says it before their coefficients. [h264:7.3.5] [h264:7.4.5]

use super::intra;
use super::parts::{BESIDE, QUARTER, Shape, UPPER, WHOLE};
use super::picture::Kind;
use super::slice::{Slice, SliceKind};
use super::tables::{BLOCKS, PATTERNS};
use crate::bit_reader::BitReader;

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

impl Slice<'_, '_> {
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

    pub(super) fn macroblock(&mut self) -> Option<()> {
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
                self.mb.is_uniform = shape == WHOLE;
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
        let [[y, step], [chroma_y, _]] = [self.rows(16), self.rows(8)];
        for (row, from) in luma.chunks(16).enumerate() {
            self.picture.frame.planes[0].row_mut(y + row * step)[self.mb_x * 16..][..16]
                .copy_from_slice(from);
        }
        for (row, from) in chroma.chunks(8).enumerate() {
            let plane = &mut self.picture.frame.planes[1 + row / 8];
            plane.row_mut(chroma_y + row % 8 * step)[self.mb_x * 8..][..8].copy_from_slice(from);
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

    pub(super) fn transform_flag(&mut self) -> bool {
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
    pub(super) fn pattern(&mut self, kind: usize) -> Option<u8> {
        if !self.header.is_cabac {
            return Some(PATTERNS.get(self.ue()? as usize)?[kind]);
        }
        let mut pattern = 0;
        for n in 0..4 {
            let (x, y) = (n & 1, n >> 1);
            let left = match x {
                0 => {
                    let left = self.left_of(y * 8);
                    left.is_some_and(|(mb, row)| mb.pattern >> (row / 8 * 2 + 1) & 1 == 0)
                }
                _ => pattern >> (y * 2) & 1 == 0,
            };
            let top = match y {
                0 => self.neighbour(self.beside.top).is_some_and(|mb| mb.pattern >> (2 + x) & 1 == 0),
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
    pub(super) fn quantizer_if(&mut self, is_there: bool) -> Option<()> {
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
}
