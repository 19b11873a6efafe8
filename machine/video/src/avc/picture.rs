//! What is known of the macroblocks of a picture.

use crate::plane::{Frame, Rows};

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
    /// Its rows are those of one field.
    pub(super) is_field: bool,
    /// It moves as a whole.
    pub(super) is_uniform: bool,
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
    /// Which pictures these are, as [`Reference::id`](super::reference::Reference::id) numbers them; -1 for none.
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

/// How a picture is coded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Structure {
    /// A frame of macroblocks of the frame.
    #[default]
    Frame,
    /// One field: every second row of a frame.
    Field(Rows),
    /// A frame of pairs of macroblocks, each of the frame or of its fields.
    Adaptive,
}

/// A picture that is being decoded. A field has half of the rows of its frame, here as in the stream.
#[derive(Clone, Default, Debug)]
pub(super) struct Picture {
    pub(super) structure: Structure,
    pub(super) frame: Frame,
    pub(super) mbs: Vec<Mb>,
    pub(super) slices: Vec<SliceInfo>,
    pub(super) width_mbs: usize,
    pub(super) height_mbs: usize,
}

impl Picture {
    /// The rows of its frame that it has.
    pub(super) fn rows(&self) -> Rows {
        match self.structure {
            Structure::Field(rows) => rows,
            _ => Rows::All,
        }
    }
}
