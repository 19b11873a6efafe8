//! VP8: key frames and others.
//!
//! Commands in  MFX_VP8_PIC_STATE, MFD_VP8_BSD_OBJECT
//! Source       [vp8], [media-driver:g9_skl MFX_VP8_PIC_STATE], [media-driver:g9_skl MFD_VP8_BSD_OBJECT]
//! Deviations   states of concealment are not read: behind its end a partition is zeros

mod bool_reader;
mod filter;
mod predict;
mod tables;

use crate::plane::Frame;
use crate::references::References;
use crate::surface::Layout;
use bits::GraphicsAddress;
use bool_reader::BoolReader;
use filter::Strength;
use memory::AddressSpace;
use probe::{Fault, Stop};
use tables::*;

/// Ledger row.
pub(crate) const SYSTEM: &str = "D55";

/// Probabilities of coefficients: by type of block, band, and what is beside it.
type Probabilities = [[[[u8; 11]; 3]; 8]; 4];
const PROBABILITY_BYTES: usize = 4 * 8 * 3 * 11;

type Vector = [i16; 2];

/// A macroblock, as its neighbours see it.
#[derive(Clone, Copy, Default, Debug)]
struct Mb {
    /// 0: none; 1 to 3: last, golden, alternate.
    reference: u8,
    mode: u8,
    is_split: bool,
    /// Quarters of a sample, across and down.
    vectors: [Vector; 16],
    modes: [u8; 16],
}

/// What is coded beside a macroblock: luma, Cb, Cr, first coefficients.
#[derive(Clone, Copy, Default, Debug)]
struct Coded([bool; 9]);

/// What commands have set, and buffers of the picture.
#[derive(Clone, Default, Debug)]
pub(crate) struct Vp8 {
    state: Option<Box<hw::MfxVp8PicState>>,
    frame: Frame,
    references: References,
    mbs: Vec<Mb>,
    strengths: Vec<Strength>,
    segments: Vec<u8>,
    above: Vec<Coded>,
    /// Macroblocks that begin behind the end of their partition.
    pub(crate) lost: usize,
}

/// What a picture needs of the state that codecs share.
pub(crate) struct Shared<'a> {
    pub(crate) layout: Layout,
    pub(crate) destination: u64,
    /// Last, golden, alternate.
    pub(crate) references: [u64; 3],
    pub(crate) space: &'a AddressSpace,
}

/// Motion modes.
const NEAREST: u8 = 1;
const NEAR: u8 = 2;
const NEW: u8 = 3;
const SPLIT: u8 = 4;
const MOTION_TREE: [i8; 8] = [-1, 2, -2, 4, -3, 6, -4, -5];
/// Modes of parts: as left, as above, still, new.
const PART_TREE: [i8; 6] = [-1, 2, -2, 4, -3, -4];

impl Vp8 {
    /// MFX_VP8_PIC_STATE.
    pub(crate) fn begin(&mut self, state: hw::MfxVp8PicState) {
        self.state = Some(Box::new(state));
    }

    /// Decodes a picture and writes it; gives how many macroblocks it has.
    ///
    /// # Errors
    /// A page fault where a reference, the probabilities, the segments or the destination are not mapped.
    pub(crate) fn picture(
        &mut self,
        object: &hw::MfdVp8BsdObject,
        first: &[u8],
        partitions: &[Vec<u8>],
        shared: &Shared,
    ) -> Result<usize, Stop> {
        let Some(state) = self.state.take() else { return Ok(0) };
        let [width, height] = [state.frame_width, state.frame_height].map(|last| last as usize + 1);
        let count = width * height;
        self.references.begin([width, height]);
        self.mbs.clear();
        self.mbs.resize(count, Mb::default());
        self.strengths.clear();
        self.strengths.resize(count, Strength::default());
        self.above.clear();
        self.above.resize(width, Coded::default());
        self.load_segments(&state, count, shared)?;
        self.frame.reset_420(width, height, 0);
        let mut probabilities = [[[[0; 11]; 3]; 8]; 4];
        let view = shared
            .space
            .view(GraphicsAddress(state.coeffprobability_stream_in_address), PROBABILITY_BYTES as u64);
        if view.len() < PROBABILITY_BYTES {
            let at = GraphicsAddress(state.coeffprobability_stream_in_address).offset(view.len() as u64);
            return Err(Fault::page(SYSTEM, at, "probabilities of coefficients").into());
        }
        let all = probabilities.iter_mut().flatten().flatten().flatten();
        all.enumerate().for_each(|(n, to)| *to = view.read_u8(n));
        let addresses = if state.key_frame { [0; 3] } else { shared.references };
        let references = self.references.get(addresses, &shared.layout, shared.space, SYSTEM)?;
        let mut picture = Picture {
            state: &state,
            width,
            height,
            frame: &mut self.frame,
            references,
            mbs: &mut self.mbs,
            strengths: &mut self.strengths,
            segments: &mut self.segments,
            above: &mut self.above,
            left: Coded::default(),
            probabilities: &probabilities,
        };
        let header = BoolReader::resume(
            first,
            object.partition0_cpbac_entropy_range,
            object.partition0_cpbac_entropy_value,
            object.partition0_cpbac_entropy_count,
        );
        self.lost += picture.decode(header, partitions);
        let is_simple = state.dblk_filter_type != 0;
        let sharpness = state.deblock_sharpness_level as u8;
        filter::filter(&mut self.frame, &self.strengths, width, is_simple, sharpness, state.key_frame);
        self.store_segments(&state, shared)?;
        shared.layout.store(&self.frame, Default::default(), shared.destination, shared.space, SYSTEM)?;
        self.state = Some(state);
        Ok(count)
    }

    /// Segments of macroblocks that the picture before this one left: two bits each. The layout is this room's own.
    fn load_segments(
        &mut self,
        state: &hw::MfxVp8PicState,
        count: usize,
        shared: &Shared,
    ) -> Result<(), Stop> {
        self.segments.clear();
        self.segments.resize(count, 0);
        if !state.segment_enable || state.update_mb_segment_map || !state.segmentation_id_stream_in_enable {
            return Ok(());
        }
        let view = segment_view(state, count, shared)?;
        for (n, segment) in self.segments.iter_mut().enumerate() {
            *segment = view.read_u8(n / 4) >> (n % 4 * 2) & 3;
        }
        Ok(())
    }

    fn store_segments(&self, state: &hw::MfxVp8PicState, shared: &Shared) -> Result<(), Stop> {
        if !state.segment_enable || !state.segmentation_id_stream_out_enable {
            return Ok(());
        }
        let view = segment_view(state, self.segments.len(), shared)?;
        for (n, four) in self.segments.chunks(4).enumerate() {
            view.write_u8(n, four.iter().rev().fold(0, |byte, segment| byte << 2 | segment));
        }
        Ok(())
    }
}

fn segment_view<'a>(
    state: &hw::MfxVp8PicState,
    count: usize,
    shared: &Shared<'a>,
) -> Result<memory::View<'a>, Stop> {
    let (at, bytes) = (GraphicsAddress(state.segmentation_id_stream_address), count.div_ceil(4));
    let view = shared.space.view(at, bytes as u64);
    if view.len() < bytes {
        return Err(Fault::page(SYSTEM, at.offset(view.len() as u64), "segments of macroblocks").into());
    }
    Ok(view)
}

/// A picture on its way.
struct Picture<'p> {
    state: &'p hw::MfxVp8PicState,
    width: usize,
    height: usize,
    frame: &'p mut Frame,
    references: [&'p Frame; 3],
    mbs: &'p mut [Mb],
    strengths: &'p mut [Strength],
    segments: &'p mut [u8],
    above: &'p mut [Coded],
    left: Coded,
    probabilities: &'p Probabilities,
}

impl Picture<'_> {
    /// Gives how many macroblocks begin behind the end of a partition.
    fn decode(&mut self, mut header: BoolReader, partitions: &[Vec<u8>]) -> usize {
        let mut lost = 0;
        let mut tokens: Vec<BoolReader> = partitions.iter().map(|bytes| BoolReader::new(bytes)).collect();
        for y in 0..self.height {
            self.left = Coded::default();
            let reader = y % tokens.len().max(1);
            for x in 0..self.width {
                let Some(tokens) = tokens.get_mut(reader) else { return lost };
                lost += usize::from(header.is_exhausted() || tokens.is_exhausted());
                self.macroblock(x, y, &mut header, tokens);
            }
        }
        lost
    }

    fn macroblock(&mut self, x: usize, y: usize, header: &mut BoolReader, tokens: &mut BoolReader) {
        let state = self.state;
        let index = y * self.width + x;
        if state.segment_enable && state.update_mb_segment_map {
            let probabilities =
                [state.mbsegmentidtreeprobs_0, state.mbsegmentidtreeprobs_1, state.mbsegmentidtreeprobs_2];
            self.segments[index] = header.tree(&SEGMENT_TREE, &probabilities.map(|value| value as u8));
        }
        let skips = state.mb_nocoeff_skip && header.get(state.mbnocoeffskipfalseprob as u8);
        let mut mb = Mb::default();
        let mut chroma_mode = DC;
        if state.key_frame {
            chroma_mode = self.key_modes(x, y, header, &mut mb);
        } else if header.get(state.intrambprob as u8) {
            mb.reference = match header.get(state.interpredfromlastrefprob as u8) {
                false => 1,
                true => 2 + u8::from(header.get(state.interpredfromgrefrefprob as u8)),
            };
            self.motion(x, y, header, &mut mb);
        } else {
            let probabilities = [state.ymodeprob_0, state.ymodeprob_1, state.ymodeprob_2, state.ymodeprob_3]
                .map(|value| value as u8);
            mb.mode = header.tree(&MODE_TREE, &probabilities);
            if mb.mode == BLOCKS {
                mb.modes = std::array::from_fn(|_| header.tree(&BLOCK_TREE, &BLOCK_MODES));
            }
            let probabilities =
                [state.uvmodeprob_0, state.uvmodeprob_1, state.uvmodeprob_2].map(|value| value as u8);
            chroma_mode = header.tree(&CHROMA_TREE, &probabilities);
        }
        self.mbs[index] = mb;
        let has_first = mb.mode != BLOCKS && !mb.is_split;
        let mut blocks = [[0; 16]; 24];
        let is_coded = if skips {
            self.clear_coded(x, has_first);
            false
        } else {
            self.residual(x, tokens, has_first, self.segments[index], &mut blocks)
        };
        self.strengths[index] =
            Strength { level: self.level(&mb, self.segments[index]), inner: is_coded || !has_first };
        self.reconstruct(x, y, &mb, chroma_mode, &blocks);
    }

    /// Modes of a key frame: blocks look at those above and to the left.
    fn key_modes(&self, x: usize, y: usize, header: &mut BoolReader, mb: &mut Mb) -> u8 {
        mb.mode = header.tree(&KEY_MODE_TREE, &KEY_MODES);
        let alike = [B_DC, B_VERTICAL, B_HORIZONTAL, B_TRUE_MOTION];
        match alike.get(usize::from(mb.mode)) {
            Some(mode) => mb.modes = [*mode; 16],
            None => {
                for n in 0..16 {
                    let above = if n >= 4 {
                        mb.modes[n - 4]
                    } else if y > 0 {
                        self.mbs[(y - 1) * self.width + x].modes[12 + n]
                    } else {
                        B_DC
                    };
                    let left = if n % 4 > 0 {
                        mb.modes[n - 1]
                    } else if x > 0 {
                        self.mbs[y * self.width + x - 1].modes[n + 3]
                    } else {
                        B_DC
                    };
                    let probabilities = &KEY_BLOCK_MODES[usize::from(above)][usize::from(left)];
                    mb.modes[n] = header.tree(&BLOCK_TREE, probabilities);
                }
            }
        }
        header.tree(&CHROMA_TREE, &KEY_CHROMA_MODES)
    }

    /// The neighbour so many columns to the left and rows above; outside it has no motion.
    fn neighbour(&self, x: usize, y: usize, [left, above]: [usize; 2]) -> Mb {
        match (x.checked_sub(left), y.checked_sub(above)) {
            (Some(x), Some(y)) => self.mbs[y * self.width + x],
            _ => Mb::default(),
        }
    }

    /// Whether vectors of a reference point the other way.
    fn is_biased(&self, reference: u8) -> bool {
        match reference {
            2 => self.state.golden_ref_picture_mv_sign_bias,
            3 => self.state.alternate_ref_pic_mv_sign_bias,
            _ => false,
        }
    }

    /// The motion of a macroblock. [vp8:16.3]
    fn motion(&self, x: usize, y: usize, header: &mut BoolReader, mb: &mut Mb) {
        let [above, left, corner] = [[0, 1], [1, 0], [1, 1]].map(|back| self.neighbour(x, y, back));
        let mut found = [[0_i16; 2]; 4];
        let mut counts = [0_usize; 4];
        let mut last = 0;
        for (neighbour, weight) in [(&above, 2), (&left, 2), (&corner, 1)] {
            if neighbour.reference == 0 {
                continue;
            }
            let mut vector = neighbour.vectors[15];
            if vector == [0; 2] {
                counts[0] += weight;
                continue;
            }
            if self.is_biased(neighbour.reference) != self.is_biased(mb.reference) {
                vector = vector.map(i16::wrapping_neg);
            }
            if last == 0 || found[last] != vector {
                last += 1;
                found[last] = vector;
            }
            counts[last] += weight;
        }
        if counts[3] > 0 && found[3] == found[1] {
            counts[1] += 1;
        }
        counts[3] =
            (usize::from(above.is_split) + usize::from(left.is_split)) * 2 + usize::from(corner.is_split);
        if counts[2] > counts[1] {
            counts.swap(1, 2);
            found.swap(1, 2);
        }
        if counts[1] >= counts[0] {
            found[0] = found[1];
        }
        // Vectors reach at most a macroblock over the edge.
        let limits = [(x, self.width), (y, self.height)]
            .map(|(at, count)| (-(at as i32 * 64) - 64, (count - 1 - at) as i32 * 64 + 64));
        let clamped =
            |vector: Vector| [0, 1].map(|n| i32::from(vector[n]).clamp(limits[n].0, limits[n].1) as i16);
        let best = clamped(found[0]);
        let probabilities: [u8; 4] = std::array::from_fn(|n| MOTION_MODES[counts[n].min(5)][n]);
        let vector = match header.tree(&MOTION_TREE, &probabilities) {
            NEAREST => clamped(found[1]),
            NEAR => clamped(found[2]),
            NEW => self.new_vector(header, best),
            SPLIT => return self.split(header, mb, [&above, &left], best),
            _ => {
                mb.mode = 1;
                return;
            }
        };
        mb.mode = 2;
        mb.vectors = [vector; 16];
    }

    /// Vectors of the parts of a macroblock.
    fn split(&self, header: &mut BoolReader, mb: &mut Mb, [above, left]: [&Mb; 2], best: Vector) {
        mb.is_split = true;
        mb.mode = 3;
        let [width, height] =
            [[1, 1], [2, 2], [4, 2], [2, 4]][usize::from(header.tree(&SPLIT_TREE, &SPLITS))];
        for row in (0..4).step_by(height) {
            for column in (0..4).step_by(width) {
                let n = row * 4 + column;
                let left = if column > 0 { mb.vectors[n - 1] } else { left.vectors[n + 3] };
                let above = if row > 0 { mb.vectors[n - 4] } else { above.vectors[n + 12] };
                let context = match (left == above, above == [0; 2], left == [0; 2]) {
                    (true, true, _) => 4,
                    (true, ..) => 3,
                    (_, true, _) => 2,
                    (.., true) => 1,
                    _ => 0,
                };
                let vector = match header.tree(&PART_TREE, &PART_MODES[context]) {
                    0 => left,
                    1 => above,
                    2 => [0; 2],
                    _ => self.new_vector(header, best),
                };
                for y in row..row + height {
                    mb.vectors[y * 4 + column..][..width].fill(vector);
                }
            }
        }
    }

    /// A vector that the stream has, the part down first.
    fn new_vector(&self, header: &mut BoolReader, best: Vector) -> Vector {
        let down = component(header, &self.state.mvupdateprobs_0);
        let across = component(header, &self.state.mvupdateprobs_1);
        [best[0].wrapping_add(across), best[1].wrapping_add(down)]
    }

    /// The level of the loop filter. [vp8:9.6]
    fn level(&self, mb: &Mb, segment: u8) -> u8 {
        let state = self.state;
        let levels = [
            state.dblk_filter_level_for_segment0,
            state.dblk_filter_level_for_segment1,
            state.dblk_filter_level_for_segment2,
            state.dblk_filter_level_for_segment3,
        ];
        // A picture without levels is not filtered, whatever the differences say.
        if levels == [0; 4] {
            return 0;
        }
        let mut level = levels[if state.segment_enable { usize::from(segment & 3) } else { 0 }] as i32;
        if state.mode_reference_loop_filter_delta_enable {
            let by_reference = [state.reflfdelta0, state.reflfdelta1, state.reflfdelta2, state.reflfdelta3];
            level += by_reference[usize::from(mb.reference & 3)];
            level += match (mb.reference, mb.mode) {
                (0, BLOCKS) => state.modelfdelta0,
                (0, _) => 0,
                (_, 1) => state.modelfdelta1,
                (_, 3) => state.modelfdelta3,
                _ => state.modelfdelta2,
            };
        }
        level.clamp(0, 63) as u8
    }

    fn clear_coded(&mut self, x: usize, has_first: bool) {
        for coded in [&mut self.above[x], &mut self.left] {
            let first = coded.0[8] && !has_first;
            coded.0 = [false; 9];
            coded.0[8] = first;
        }
    }

    /// Coefficients of a macroblock, multiplied; gives whether there are some.
    fn residual(
        &mut self,
        x: usize,
        tokens: &mut BoolReader,
        has_first: bool,
        segment: u8,
        blocks: &mut [[i32; 16]; 24],
    ) -> bool {
        let segment = if self.state.segment_enable { usize::from(segment & 3) } else { 0 };
        let scales = &self.state.quantizer_value[segment * 6..][..6];
        let scale = |n: usize| [scales[n] as i32, scales[n + 1] as i32];
        let (luma, chroma, firsts) = (scale(0), scale(2), scale(4));
        let mut is_coded = false;
        let (above, left) = (&mut self.above[x].0, &mut self.left.0);
        let (mut kind, mut from) = (3, 0);
        if has_first {
            let mut block = [0; 16];
            let around = usize::from(above[8]) + usize::from(left[8]);
            let coded = coefficients(tokens, &self.probabilities[1], around, 0, firsts, &mut block);
            (above[8], left[8]) = (coded, coded);
            is_coded |= coded;
            let first = predict::first_coefficients(&block);
            first.into_iter().zip(blocks.iter_mut()).for_each(|(value, block)| block[0] = value);
            (kind, from) = (0, 1);
        }
        for n in 0..24 {
            let (a, l, kind, from, scale) = match n {
                0..16 => (n & 3, n >> 2, kind, from, luma),
                _ => (4 + (n - 16) / 4 * 2 + (n & 1), 4 + (n - 16) / 4 * 2 + (n >> 1 & 1), 2, 0, chroma),
            };
            let around = usize::from(above[a]) + usize::from(left[l]);
            let coded = coefficients(tokens, &self.probabilities[kind], around, from, scale, &mut blocks[n]);
            (above[a], left[l]) = (coded, coded);
            is_coded |= coded;
        }
        is_coded
    }

    fn reconstruct(&mut self, x: usize, y: usize, mb: &Mb, chroma_mode: u8, blocks: &[[i32; 16]; 24]) {
        let (px, py) = (x * 16, y * 16);
        let luma = &mut self.frame.planes[0];
        let right = predict::above_right(luma, px, py);
        match (mb.reference, mb.mode) {
            (0, BLOCKS) => {}
            (0, mode) => predict::square(luma, px, py, 16, mode),
            _ => self.predict_inter(x, y, mb),
        }
        for n in 0..16 {
            let (bx, by) = (px + n % 4 * 4, py + n / 4 * 4);
            let luma = &mut self.frame.planes[0];
            if mb.reference == 0 && mb.mode == BLOCKS {
                let above_right = match (n % 4, n / 4) {
                    (3, _) => right,
                    (_, 0) if py == 0 => right,
                    _ => std::array::from_fn(|k| luma.row(by - 1)[bx + 4 + k]),
                };
                predict::block(luma, bx, by, above_right, mb.modes[n]);
            }
            if blocks[n] != [0; 16] {
                predict::add(luma, bx, by, &blocks[n]);
            }
        }
        for component in 0..2 {
            let plane = &mut self.frame.planes[1 + component];
            if mb.reference == 0 {
                predict::square(plane, x * 8, y * 8, 8, chroma_mode);
            }
            for n in 0..4 {
                let block = &blocks[16 + component * 4 + n];
                if *block != [0; 16] {
                    predict::add(plane, x * 8 + n % 2 * 4, y * 8 + n / 2 * 4, block);
                }
            }
        }
    }

    fn predict_inter(&mut self, x: usize, y: usize, mb: &Mb) {
        let from = self.references[usize::from(mb.reference.clamp(1, 3)) - 1];
        let is_bilinear = self.state.mc_filter_select != 0;
        let is_whole = self.state.chroma_full_pixel_mc_filter_mode != 0;
        let rounded = |vector: [i32; 2]| if is_whole { vector.map(|v| v & !7) } else { vector };
        let parts: usize = if mb.is_split { 4 } else { 1 };
        let size = 16 / parts;
        for n in 0..parts * parts {
            let (column, row) = (n % parts, n / parts);
            let vector = mb.vectors[row * 4 + column].map(|v| i32::from(v) * 2);
            let place = [x * 16 + column * size, y * 16 + row * size];
            predict::inter(&mut self.frame.planes[0], place, [size; 2], &from.planes[0], vector, is_bilinear);
        }
        let parts = if mb.is_split { 2 } else { 1 };
        let size = 8 / parts;
        for n in 0..parts * parts {
            let (column, row) = (n % parts, n / parts);
            // A split macroblock has the mean of four vectors for each block of chroma.
            let vector = match mb.is_split {
                false => mb.vectors[0].map(i32::from),
                true => [0, 1].map(|axis| {
                    let first = row * 8 + column * 2;
                    let sum: i32 = [0, 1, 4, 5].iter().map(|n| i32::from(mb.vectors[first + n][axis])).sum();
                    (sum + if sum < 0 { -2 } else { 2 }) / 4
                }),
            };
            for component in 1..3 {
                let place = [x * 8 + column * size, y * 8 + row * size];
                let (to, from) = (&mut self.frame.planes[component], &from.planes[component]);
                predict::inter(to, place, [size; 2], from, rounded(vector), is_bilinear);
            }
        }
    }
}

/// One part of a vector. [vp8:17.2]
fn component(header: &mut BoolReader, probabilities: &[u32; 19]) -> i16 {
    const SHORT: usize = 2;
    const LONG: usize = 9;
    const LONG_BITS: usize = 10;
    let p = probabilities.map(|value| value as u8);
    let mut value = 0;
    if header.get(p[0]) {
        for n in [0, 1, 2].into_iter().chain((4..LONG_BITS).rev()) {
            value += i16::from(header.get(p[LONG + n])) << n;
        }
        // Without higher bits this one is set, or the vector would be short.
        if value & 0xfff0_u16 as i16 == 0 || header.get(p[LONG + 3]) {
            value += 8;
        }
    } else {
        value = header.tree(&SMALL_TREE, &p[SHORT..LONG]).into();
    }
    if value != 0 && header.get(p[1]) { -value } else { value }
}

/// Reads the coefficients of a block from `from` on; gives whether there are some. [vp8:13]
fn coefficients(
    tokens: &mut BoolReader,
    probabilities: &[[[u8; 11]; 3]; 8],
    around: usize,
    from: usize,
    scale: [i32; 2],
    block: &mut [i32; 16],
) -> bool {
    let mut n = from;
    let mut p = &probabilities[usize::from(BANDS[n])][around];
    while n < 16 {
        if !tokens.get(p[0]) {
            return n > from;
        }
        while !tokens.get(p[1]) {
            n += 1;
            if n == 16 {
                return true;
            }
            p = &probabilities[usize::from(BANDS[n])][0];
        }
        let (value, next) = match tokens.get(p[2]) {
            false => (1, 1),
            true => (large(tokens, p), 2),
        };
        let value = if tokens.get(128) { -value } else { value };
        block[usize::from(ZIGZAG[n])] = value * scale[usize::from(n > 0)];
        n += 1;
        p = &probabilities[usize::from(BANDS[n])][next];
    }
    true
}

/// A coefficient of two or more.
fn large(tokens: &mut BoolReader, p: &[u8; 11]) -> i32 {
    if !tokens.get(p[3]) {
        return match tokens.get(p[4]) {
            false => 2,
            true => 3 + i32::from(tokens.get(p[5])),
        };
    }
    if !tokens.get(p[6]) {
        return match tokens.get(p[7]) {
            false => 5 + i32::from(tokens.get(159)),
            true => 7 + 2 * i32::from(tokens.get(165)) + i32::from(tokens.get(145)),
        };
    }
    let high = usize::from(tokens.get(p[8]));
    let kind = 2 * high + usize::from(tokens.get(p[9 + high]));
    let extra =
        LARGE[kind].iter().fold(0, |value, &probability| value * 2 + i32::from(tokens.get(probability)));
    extra + 3 + (8 << kind)
}
