//! Macroblocks of VP8: their modes, and how they are put together. [vp8:19.3]

use super::bool_reader::BoolReader;
use super::coefficients::{Coded, Probabilities};
use super::filter::Strength;
use super::predict;
use super::tables::*;
use crate::plane::Frame;

pub(super) type Vector = [i16; 2];

/// A macroblock, as its neighbours see it.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Mb {
    /// 0: none; 1 to 3: last, golden, alternate.
    pub(super) reference: u8,
    pub(super) mode: u8,
    pub(super) is_split: bool,
    /// Quarters of a sample, across and down.
    pub(super) vectors: [Vector; 16],
    pub(super) modes: [u8; 16],
}

/// A picture on its way.
pub(super) struct Picture<'p> {
    pub(super) state: &'p hw::MfxVp8PicState,
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) frame: &'p mut Frame,
    pub(super) references: [&'p Frame; 3],
    pub(super) mbs: &'p mut [Mb],
    pub(super) strengths: &'p mut [Strength],
    pub(super) segments: &'p mut [u8],
    pub(super) above: &'p mut [Coded],
    pub(super) left: Coded,
    pub(super) probabilities: &'p Probabilities,
}

impl Picture<'_> {
    /// Gives how many macroblocks begin behind the end of a partition.
    pub(super) fn decode(&mut self, mut header: BoolReader, partitions: &[Vec<u8>]) -> usize {
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
}
