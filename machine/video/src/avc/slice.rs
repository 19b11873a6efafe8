//! Slices of H.264: macroblocks, one after the other. [h264:7.3.4] [h264:7.3.5]

use super::cabac::Cabac;
use super::direct::Colocated;
use super::intra;
use super::neighbours::Around;
use super::parts::WHOLE;
use super::picture::{Kind, Mb, Picture, Structure};
use super::reference::Reference;
use super::transform::Scales;
use crate::bit_reader::BitReader;

/// What a slice may refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SliceKind {
    P,
    B,
    I,
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
    /// Orders of the picture's own fields; of a frame the earlier one counts.
    pub(super) orders: [i32; 2],
    /// Vectors of the first picture of list 1.
    pub(super) colocated: Colocated<'a>,
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
    pub(super) beside: Around,
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
            beside: Around::default(),
            mb: Mb::default(),
            qp: header.qp,
            changed_qp: false,
        }
    }

    /// Whether the picture is a frame of pairs.
    pub(super) fn is_adaptive(&self) -> bool {
        self.picture.structure == Structure::Adaptive
    }

    /// The first row of the macroblock in a plane where macroblocks have so many, and from one row to the next.
    pub(super) fn rows(&self, height: usize) -> [usize; 2] {
        if self.mb.is_field && self.is_adaptive() {
            [self.mb_y / 2 * 2 * height + self.mb_y % 2, 2]
        } else {
            [self.mb_y * height, 1]
        }
    }

    /// Where the data ends: its last bit is set, zeros behind it fill.
    fn last_bit(&self) -> usize {
        let last = self.bytes.iter().rposition(|&byte| byte != 0);
        last.map_or(0, |last| last * 8 + 7 - self.bytes[last].trailing_zeros() as usize)
    }

    /// Decodes the slice; gives how many macroblocks it has.
    pub(super) fn decode(&mut self) -> usize {
        let end = self.last_bit();
        if self.is_adaptive() {
            return self.decode_pairs(end);
        }
        let total = self.picture.mbs.len();
        let mut at = self.header.first_mb;
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
            if self.is_last(end) {
                break;
            }
        }
        at - self.header.first_mb.min(at)
    }

    /// Whether the data ends here.
    fn is_last(&mut self, end: usize) -> bool {
        match self.header.is_cabac {
            true => self.cabac.is_exhausted() || self.cabac.terminate(),
            false => self.bits.position() >= end,
        }
    }

    /// The same for a frame of pairs.
    fn decode_pairs(&mut self, end: usize) -> usize {
        let width = self.picture.width_mbs;
        let total = self.picture.mbs.len() / 2;
        let first = self.header.first_mb / width / 2 * width + self.header.first_mb % width;
        let mut count = 0;
        let mut run = None;
        for pair in first..total {
            let decoded = match self.header.is_cabac {
                true => self.pair_arithmetic(pair),
                false => self.pair_variable(pair, &mut run),
            };
            count += decoded;
            if decoded < 2 || run.is_none_or(|run| run == 0) && self.is_last(end) {
                break;
            }
        }
        count
    }

    /// A pair in arithmetic codes; gives how many of its macroblocks could be decoded.
    fn pair_arithmetic(&mut self, pair: usize) -> usize {
        let is_inter = self.header.kind != SliceKind::I;
        let mut is_field = self.likely_field(pair);
        let (mut is_known, mut skips_lower) = (false, None);
        for n in 0..2 {
            let at = self.begin_in_pair(pair, n, is_field);
            let skips = is_inter && skips_lower.unwrap_or_else(|| self.skip_flag());
            if skips && n == 0 {
                // What a skipped upper one is depends on the lower one, whose bits come first.
                self.mb.is_skipped = true;
                self.end(at);
                self.begin_in_pair(pair, 1, is_field);
                let skips = self.skip_flag();
                if !skips {
                    (is_field, is_known) = (self.field_flag(pair), true);
                }
                skips_lower = Some(skips);
                self.begin_in_pair(pair, 0, is_field);
            }
            if skips {
                self.skip();
            } else {
                if !is_known {
                    (is_field, is_known) = (self.field_flag(pair), true);
                    self.begin_in_pair(pair, n, is_field);
                }
                if self.macroblock().is_none() {
                    return n;
                }
            }
            self.end(at);
        }
        2
    }

    /// The same in codes of variable length; `run` is how many are still to be skipped, none where the stream has to say.
    fn pair_variable(&mut self, pair: usize, run: &mut Option<u32>) -> usize {
        let is_inter = self.header.kind != SliceKind::I;
        let mut is_field = self.likely_field(pair);
        let mut is_known = false;
        for n in 0..2 {
            if is_inter && run.is_none() {
                let Some(skipped) = self.ue() else { return n };
                *run = Some(skipped);
            }
            let skipped = run.unwrap_or(0);
            let is_coded = skipped == 0;
            // The bit comes with the first of the two that is coded, and says it of the other one, too.
            if !is_known && (is_coded || n == 0 && skipped == 1) {
                (is_field, is_known) = (self.field_flag(pair), true);
            }
            let at = self.begin_in_pair(pair, n, is_field);
            if is_coded {
                *run = None;
                if self.macroblock().is_none() {
                    return n;
                }
            } else {
                *run = Some(skipped - 1);
                self.skip();
            }
            self.end(at);
        }
        2
    }

    /// Whether a pair is one of field macroblocks. [h264:7.3.4]
    fn field_flag(&mut self, pair: usize) -> bool {
        if !self.header.is_cabac {
            return self.bits.flag();
        }
        let around = self.fields_around(pair);
        self.cabac.get(70 + usize::from(around[0] == Some(true)) + usize::from(around[1] == Some(true)))
    }

    /// A macroblock without anything decoded.
    pub(super) fn fresh(&self, is_field: bool) -> Mb {
        Mb {
            slice: self.header.number,
            is_field,
            references: [[-1; 4]; 2],
            ids: [[-1; 4]; 2],
            modes: [intra::DC; 16],
            ..Mb::default()
        }
    }

    fn end(&mut self, at: usize) {
        if self.mb.kind != Kind::Pcm {
            self.mb.qp = self.qp as i8;
        }
        self.picture.mbs[at] = self.mb;
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
            self.mb.is_uniform = true;
            self.skip_vectors();
            self.predict_part([0, 0], WHOLE);
        } else {
            self.direct(15);
            self.predict_direct(15);
        }
    }
}
