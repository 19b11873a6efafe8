//! Slices of H.264: macroblocks, one after the other. [h264:7.3.4] [h264:7.3.5]

use super::cabac::Cabac;
use super::intra;
use super::parts::WHOLE;
use super::picture::{Kind, Mb, Picture};
use super::transform::Scales;
use crate::bit_reader::BitReader;
use crate::plane::Frame;

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
    pub(super) bits: BitReader<'p>,
    pub(super) cabac: Cabac<'p>,
    pub(super) bytes: &'p [u8],
    pub(super) mb_x: usize,
    pub(super) mb_y: usize,
    /// Neighbours that are in the slice.
    pub(super) left: Option<usize>,
    pub(super) top: Option<usize>,
    pub(super) top_left: Option<usize>,
    pub(super) top_right: Option<usize>,
    /// The macroblock that is being decoded.
    pub(super) mb: Mb,
    pub(super) qp: i32,
    pub(super) changed_qp: bool,
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

    pub(super) fn neighbour(&self, index: Option<usize>) -> Option<&Mb> {
        index.map(|index| &self.picture.mbs[index])
    }

    /// The left and the upper neighbour.
    pub(super) fn beside(&self) -> [Option<&Mb>; 2] {
        [self.neighbour(self.left), self.neighbour(self.top)]
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
            (0.., _) => Some((self.neighbour(self.top)?, 12 + x as usize)),
            (_, 0..) => Some((self.neighbour(self.left)?, (y * 4 + 3) as usize)),
            _ => Some((self.neighbour(self.top_left)?, 15)),
        }
    }

    pub(super) fn ue(&mut self) -> Option<u32> {
        let zeros = self.bits.peek_32().leading_zeros();
        if zeros > 24 || self.bits.is_exhausted() {
            return None;
        }
        self.bits.skip(zeros);
        Some(self.bits.get(zeros + 1) - 1)
    }

    pub(super) fn se(&mut self) -> Option<i32> {
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
}
