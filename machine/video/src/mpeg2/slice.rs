//! Slices of MPEG-2: macroblocks, one after the other. [h262:6.2.5] [h262:7]

use super::motion::{self, Area};
use super::tables::{
    CODES, END, ESCAPE, INCREMENT_ESCAPE, INCREMENT_STUFFING, Modes, NONLINEAR_SCALES, TYPES,
};
use crate::bit_reader::BitReader;
use crate::plane::{Frame, Rows};
use crate::transform;
use crate::zigzag::{ALTERNATE, ZIGZAG};

/// What slices of a picture have in common.
pub(crate) struct Picture<'a> {
    pub(crate) state: &'a hw::MfxMpeg2PicState,
    /// Matrices of intra and of other macroblocks, row by row.
    pub(crate) matrices: [&'a [u8; 64]; 2],
    /// Forward and backward.
    pub(crate) references: [&'a Frame; 2],
    /// Where the field of the other parity is, for forward predictions of a second field.
    pub(crate) first_field: Option<&'a Frame>,
}

/// How a macroblock is predicted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Motion {
    /// In a frame: the frame; in a field: one field.
    Whole,
    /// In a frame: each of its fields.
    Fields,
    /// In a field: the upper and the lower half.
    Halves,
    DualPrime,
}

/// Where in the stream and in the picture a slice is.
pub(crate) struct Slice<'p, 'a> {
    picture: &'p Picture<'a>,
    bits: BitReader<'p>,
    rows: Rows,
    width_mbs: usize,
    mb_x: usize,
    mb_y: usize,
    scale_code: u32,
    /// Predictions of vectors: first and second, forward and backward.
    predictions: [[[i32; 2]; 2]; 2],
    dc: [i32; 3],
    /// Of the last macroblock: skipped ones of B pictures go on with it.
    modes: Modes,
}

/// Vectors of a macroblock for one direction.
#[derive(Clone, Copy, Default, Debug)]
struct Vectors {
    vectors: [[i32; 2]; 2],
    /// The fields that they point to, the bottom one where set.
    fields: [bool; 2],
    difference: [i32; 2],
}

impl<'p, 'a> Slice<'p, 'a> {
    pub(crate) fn new(
        picture: &'p Picture<'a>,
        slice: &hw::MfdMpeg2BsdObjectInlineData,
        stream: &'p [u8],
    ) -> Self {
        let rows = match picture.state.picture_structure {
            hw::MfxMpeg2PicState::PICTURE_STRUCTURE_MPEG_TOP_FIELD => Rows::Top,
            hw::MfxMpeg2PicState::PICTURE_STRUCTURE_MPEG_BOTTOM_FIELD => Rows::Bottom,
            _ => Rows::All,
        };
        Slice {
            picture,
            bits: BitReader::new(stream, slice.first_mb_bit_offset as usize),
            rows,
            width_mbs: picture.state.frame_width_in_mbs as usize + 1,
            mb_x: 0,
            mb_y: slice.slice_vertical_position as usize,
            scale_code: slice.quantizer_scale_code,
            predictions: Default::default(),
            dc: [0; 3],
            modes: Modes::default(),
        }
    }

    /// Decodes into rows of `frame` until the bits of the slice end, or are none; gives how many macroblocks it has.
    pub(crate) fn decode(&mut self, frame: &mut Frame) -> usize {
        self.reset_dc();
        let mut count = 0;
        let rows = frame.planes[0].height / 16 / self.rows.step();
        if self.mb_y >= rows {
            return 0;
        }
        // A slice ends with zeros: the start of the next one.
        while self.bits.peek(23) != 0 && !self.bits.is_exhausted() {
            let Some(increment) = self.increment() else { break };
            // Before the first macroblock there is nothing to skip: its increment says where in the row it is.
            let skipped = if count == 0 { 0 } else { increment - 1 };
            if count == 0 {
                self.mb_x = increment - 1;
            }
            if self.mb_x + skipped >= self.width_mbs {
                break;
            }
            for _ in 0..skipped {
                self.skip(frame);
                self.mb_x += 1;
            }
            if self.macroblock(frame).is_none() {
                break;
            }
            self.mb_x += 1;
            count += skipped + 1;
        }
        count
    }

    fn increment(&mut self) -> Option<usize> {
        let mut increment = 0;
        loop {
            match CODES.increments.read(&mut self.bits)? {
                INCREMENT_ESCAPE => increment += 33,
                INCREMENT_STUFFING => {}
                last => return Some(increment + last + 1),
            }
            if increment > self.width_mbs {
                return None;
            }
        }
    }

    fn is_frame(&self) -> bool {
        self.rows == Rows::All
    }

    fn reset_dc(&mut self) {
        self.dc = [128 << self.picture.state.intra_dc_precision; 3];
    }

    fn is_b(&self) -> bool {
        self.picture.state.picture_coding_type == hw::MfxMpeg2PicState::PICTURE_CODING_TYPE_MPEG_B_PICTURE
    }

    /// A macroblock without bits. [h262:7.6.6]
    fn skip(&mut self, frame: &mut Frame) {
        self.reset_dc();
        if !self.is_b() {
            self.predictions = Default::default();
            self.modes = Modes { forward: true, ..Modes::default() };
        }
        let vectors = [0, 1].map(|s| Vectors {
            vectors: [self.predictions[0][s]; 2],
            fields: [self.rows == Rows::Bottom; 2],
            ..Default::default()
        });
        self.predict(frame, Motion::Whole, &vectors);
    }

    fn macroblock(&mut self, frame: &mut Frame) -> Option<()> {
        let state = self.picture.state;
        let (types, meanings) = &TYPES[(state.picture_coding_type.clamp(1, 3) - 1) as usize];
        let modes = meanings[types.read(&mut self.bits)?];
        self.modes = modes;
        let is_plain = self.is_frame() && state.frame_prediction_frame_dct != 0;
        let mut motion = Motion::Whole;
        if (modes.forward || modes.backward) && !is_plain {
            motion = match (self.bits.get(2), self.is_frame()) {
                (1, true) => Motion::Fields,
                (2, true) | (1, false) => Motion::Whole,
                (2, false) => Motion::Halves,
                (3, _) => Motion::DualPrime,
                _ => return None,
            };
        }
        let by_fields = self.is_frame() && !is_plain && (modes.intra || modes.pattern) && self.bits.flag();
        if modes.quant {
            self.scale_code = self.bits.get(5);
        }
        let conceals = modes.intra && state.concealment_mv;
        // In a frame, vectors that conceal are of the frame; in a field they say which field.
        let mut vectors = [Vectors { fields: [self.rows == Rows::Bottom; 2], ..Default::default() }; 2];
        if modes.forward || conceals {
            vectors[0] = self.vectors(0, motion)?;
        }
        if modes.backward {
            vectors[1] = self.vectors(1, motion)?;
        }
        if conceals {
            self.bits.skip(1);
        }
        if modes.intra && !conceals || !modes.intra && !modes.forward && !modes.backward {
            self.predictions = Default::default();
        }
        let pattern = match modes {
            Modes { intra: true, .. } => 0x3f,
            Modes { pattern: true, .. } => CODES.patterns.read(&mut self.bits)?,
            _ => 0,
        };
        if !modes.intra {
            self.reset_dc();
            if !modes.forward && !modes.backward {
                self.modes.forward = true;
            }
            self.predict(frame, motion, &vectors);
        }
        (0..6).filter(|n| pattern >> (5 - n) & 1 != 0).try_for_each(|n| self.block(frame, n, by_fields))
    }

    /// Vectors of one direction. [h262:6.2.5.2]
    fn vectors(&mut self, s: usize, motion: Motion) -> Option<Vectors> {
        let mut found = Vectors::default();
        let is_field = !self.is_frame() || motion != Motion::Whole;
        let count = if matches!(motion, Motion::Fields | Motion::Halves) { 2 } else { 1 };
        for r in 0..count {
            found.fields[r] = self.rows == Rows::Bottom;
            if is_field && motion != Motion::DualPrime {
                found.fields[r] = self.bits.flag();
            }
            for t in 0..2 {
                // Vectors of fields in a frame count rows of the field.
                let halves = is_field && self.is_frame() && t == 1;
                let prediction = self.predictions[r][s][t] >> u32::from(halves);
                let vector = self.component(prediction, s, t)?;
                found.vectors[r][t] = vector;
                self.predictions[r][s][t] = vector << u32::from(halves);
                if motion == Motion::DualPrime && self.bits.flag() {
                    found.difference[t] = if self.bits.flag() { -1 } else { 1 };
                }
            }
        }
        if count == 1 {
            self.predictions[1][s] = self.predictions[0][s];
            found.vectors[1] = found.vectors[0];
        }
        Some(found)
    }

    fn component(&mut self, prediction: i32, s: usize, t: usize) -> Option<i32> {
        let state = self.picture.state;
        let f_code = match (s, t) {
            (0, 0) => state.f_code_0_0,
            (0, _) => state.f_code_0_1,
            (_, 0) => state.f_code_1_0,
            _ => state.f_code_1_1,
        };
        let mut code = CODES.motions.read(&mut self.bits)? as i32;
        if code == 0 {
            return Some(motion::component(prediction, 0, 0, f_code));
        }
        if self.bits.flag() {
            code = -code;
        }
        let residual = self.bits.get(f_code.clamp(1, 9) - 1);
        Some(motion::component(prediction, code, residual, f_code))
    }

    /// Predictions of the directions that the macroblock has.
    fn predict(&mut self, frame: &mut Frame, motion: Motion, vectors: &[Vectors; 2]) {
        let directions = [self.modes.forward, self.modes.backward];
        let mut averages = false;
        for s in (0..2).filter(|&s| directions[s]) {
            self.predict_direction(frame, motion, s, &vectors[s], averages);
            averages = true;
        }
    }

    fn predict_direction(&self, frame: &mut Frame, motion: Motion, s: usize, v: &Vectors, averages: bool) {
        let (x, y) = (self.mb_x * 16, self.mb_y * 16);
        let whole = Area { rows: self.rows, x, y, width: 16, height: 16 };
        let field = |is_bottom: bool| if is_bottom { Rows::Bottom } else { Rows::Top };
        let from = self.picture.references[s];
        // A second field finds the other one of its frame where the first was written. [h262:7.6.2.1]
        let field_frame = |rows: Rows| match self.picture.first_field {
            Some(first) if s == 0 && rows != self.rows => first,
            _ => from,
        };
        match (motion, self.is_frame()) {
            (Motion::Whole, true) => motion::predict(frame, whole, from, Rows::All, v.vectors[0], averages),
            (Motion::Whole, false) => {
                let rows = field(v.fields[0]);
                motion::predict(frame, whole, field_frame(rows), rows, v.vectors[0], averages);
            }
            (Motion::Fields, _) => {
                for (n, rows) in [Rows::Top, Rows::Bottom].into_iter().enumerate() {
                    let area = Area { rows, y: y / 2, height: 8, ..whole };
                    motion::predict(frame, area, from, field(v.fields[n]), v.vectors[n], averages);
                }
            }
            (Motion::Halves, _) => {
                for n in 0..2 {
                    let (area, rows) = (Area { y: y + 8 * n, height: 8, ..whole }, field(v.fields[n]));
                    motion::predict(frame, area, field_frame(rows), rows, v.vectors[n], averages);
                }
            }
            (Motion::DualPrime, true) => {
                let first = self.picture.state.top_field_first;
                for (rows, other, line) in [(Rows::Top, Rows::Bottom, -1), (Rows::Bottom, Rows::Top, 1)] {
                    let halves = if first == (rows == Rows::Top) { 1 } else { 3 };
                    let area = Area { rows, y: y / 2, height: 8, ..whole };
                    let to_other = motion::dual_prime(v.vectors[0], halves, v.difference, line);
                    motion::predict(frame, area, from, rows, v.vectors[0], averages);
                    motion::predict(frame, area, from, other, to_other, true);
                }
            }
            (Motion::DualPrime, false) => {
                let (other, line) = if self.rows == Rows::Top { (Rows::Bottom, -1) } else { (Rows::Top, 1) };
                let to_other = motion::dual_prime(v.vectors[0], 1, v.difference, line);
                motion::predict(frame, whole, from, self.rows, v.vectors[0], averages);
                motion::predict(frame, whole, field_frame(other), other, to_other, true);
            }
        }
    }

    /// Adds block `n` of the macroblock, or puts it where that is intra.
    fn block(&mut self, frame: &mut Frame, n: usize, by_fields: bool) -> Option<()> {
        let intra = self.modes.intra;
        let component = n.saturating_sub(3);
        let block = self.coefficients(component)?;
        let samples = transform::inverse(&block);
        let (mut x, mut y, mut step) = (self.mb_x * 8, self.mb_y * 8, 1);
        if n < 4 {
            (x, y) = (2 * x + (n & 1) * 8, 2 * y);
            (y, step) = if by_fields { (y + (n >> 1), 2) } else { (y + (n >> 1) * 8, 1) };
        }
        let plane = &mut frame.planes[component];
        for (row, samples) in samples.iter().enumerate() {
            let row = self.rows.first() + (y + row * step) * self.rows.step();
            for (to, &sample) in plane.row_mut(row)[x..x + 8].iter_mut().zip(samples) {
                let base = if intra { 0 } else { i32::from(*to) };
                *to = (base + sample).clamp(0, 255) as u8;
            }
        }
        Some(())
    }

    /// Coefficients of a block, multiplied. [h262:7.2 to 7.4]
    fn coefficients(&mut self, component: usize) -> Option<[i32; 64]> {
        let state = self.picture.state;
        let order = if state.scan_order == 0 { &ZIGZAG } else { &ALTERNATE };
        let scale = match state.quantizer_scale_type {
            0 => 2 * self.scale_code as i32,
            _ => i32::from(NONLINEAR_SCALES[self.scale_code as usize & 31]),
        };
        let mut block = [0; 64];
        let intra = self.modes.intra;
        let mut n = 0;
        let mut codes = &CODES.coefficients[0];
        if intra {
            let length = CODES.lengths[usize::from(component > 0)].read(&mut self.bits)? as u32;
            let value = self.bits.get(length) as i32;
            let is_negative = length > 0 && value >> (length - 1) == 0;
            self.dc[component] += if is_negative { value + 1 - (1 << length) } else { value };
            block[0] = (self.dc[component] << (3 - state.intra_dc_precision)).clamp(-2048, 2047);
            n = 1;
            codes = &CODES.coefficients[state.intra_vlc_format as usize & 1];
        } else if self.bits.peek(1) != 0 {
            // The first coefficient cannot be the end: one bit and a sign are plus or minus one.
            self.bits.skip(1);
            let level = if self.bits.flag() { -1 } else { 1 };
            block[0] = self.level(level, scale, 0);
            n = 1;
        }
        let mut sum = block[0];
        loop {
            let (run, level) = match codes.read(&mut self.bits)? {
                END => break,
                ESCAPE => {
                    let run = self.bits.get(6) as usize;
                    (run, (self.bits.get(12) << 20) as i32 >> 20)
                }
                pair => {
                    let [run, level] = CODES.pairs[pair].map(i32::from);
                    (run as usize, if self.bits.flag() { -level } else { level })
                }
            };
            n += run;
            let place = usize::from(*order.get(n)?);
            block[place] = self.level(level, scale, place);
            sum += block[place];
            n += 1;
        }
        // The sum of a block is odd. [h262:7.4.4]
        if sum & 1 == 0 && !state.mismatch_control_disable {
            block[63] ^= 1;
        }
        Some(block)
    }

    /// A coefficient from its level. [h262:7.4.2]
    fn level(&self, level: i32, scale: i32, place: usize) -> i32 {
        let intra = self.modes.intra;
        let weight = i32::from(self.picture.matrices[usize::from(!intra)][place]);
        let doubled = 2 * level + if intra { 0 } else { level.signum() };
        (doubled * weight * scale / 32).clamp(-2048, 2047)
    }
}
