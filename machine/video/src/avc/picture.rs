//! What is known of the macroblocks of a picture.

use crate::plane::Frame;

/// What a macroblock is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Kind {
    Intra4,
    Intra8,
    Intra16,
    /// Plain samples.
    Pcm,
    #[default]
    Inter,
}

/// A macroblock. Blocks are numbered row by row.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mb {
    /// Number of its slice, from 1 on; 0 before it is decoded.
    pub(super) slice: u32,
    pub(super) kind: Kind,
    pub(super) is_skipped: bool,
    /// B_Direct_16x16.
    pub(super) is_direct: bool,
    pub(super) transform_8: bool,
    /// Quantizer of luma as the deblocking filter sees it.
    pub(super) qp: i8,
    pub(super) chroma_mode: u8,
    /// Coded blocks: four bits of luma, two of chroma.
    pub(super) pattern: u8,
    /// Which of the first coefficients of luma, Cb, Cr are coded.
    pub(super) dc_coded: u8,
    /// Predicted from neighbours or another picture, by 8x8 block: its references are not in the stream.
    pub(super) direct: u8,
    /// Coefficients of each block of luma, Cb, Cr.
    pub(super) counts: [u8; 24],
    pub(super) modes: [u8; 16],
    pub(super) references: [[i8; 4]; 2],
    /// Frame stores of the references, -1 for none.
    pub(super) ids: [[i8; 4]; 2],
    pub(super) mv: [[[i16; 2]; 16]; 2],
    /// Sizes of the differences of vectors, at most 255.
    pub(super) mvd: [[[u8; 2]; 16]; 2],
}

impl Mb {
    pub(super) fn is_intra(&self) -> bool {
        self.kind != Kind::Inter
    }

    /// Whether the transform block that a 4x4 block of luma is in has coefficients.
    pub(super) fn has_coefficients(&self, block: usize) -> bool {
        if self.transform_8 {
            let first = block & !5;
            return [0, 1, 4, 5].iter().any(|n| self.counts[first + n] != 0);
        }
        self.counts[block] != 0
    }
}

/// What the deblocking filter needs of a slice.
#[derive(Clone, Copy, Debug)]
pub(super) struct SliceInfo {
    /// 1: nothing is filtered; 2: not across the edges of slices.
    pub(super) disable: u32,
    pub(super) alpha_offset: i32,
    pub(super) beta_offset: i32,
    pub(super) chroma_offsets: [i32; 2],
}

/// A picture that is being decoded.
#[derive(Clone, Default, Debug)]
pub(super) struct Picture {
    pub(super) frame: Frame,
    pub(super) mbs: Vec<Mb>,
    pub(super) slices: Vec<SliceInfo>,
    pub(super) width_mbs: usize,
    pub(super) height_mbs: usize,
}
