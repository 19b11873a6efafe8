//! Blocks of macroblocks: coefficients, and the samples that they are added to. [h264:8.3] [h264:8.5]

use super::intra::{self, Around};
use super::picture::Mb;
use super::residual::{self, Category, Levels};
use super::slice::Slice;
use super::tables::{BLOCKS, FIELD_ZIGZAG_4, ZIGZAG_4, chroma_qp};
use super::transform::{self, BITS_4, BITS_8};
use crate::plane::Place;
use crate::zigzag::{FIELD_ZIGZAG, ZIGZAG};

impl Slice<'_, '_> {
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
        // Rows of luma that a block reaches over.
        let rows = 16 / width;
        let counts = [
            match x {
                0 => self.left_of(y * rows).map(|(mb, row)| mb.counts[base + (row / rows + 1) * width - 1]),
                _ => Some(self.mb.counts[base + y * width + x - 1]),
            },
            match y {
                0 => self.neighbour(self.beside.top).map(|mb| mb.counts[base + (width - 1) * width + x]),
                _ => Some(self.mb.counts[base + (y - 1) * width + x]),
            },
        ];
        if self.header.is_cabac {
            if category == Category::Luma8 {
                residual::arithmetic(&mut self.cabac, category, self.mb.is_field, most, levels);
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
                residual::arithmetic(&mut self.cabac, category, self.mb.is_field, most, levels);
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
        let is_usable = |mb: &Mb| mb.is_intra() || !self.header.constrained_intra;
        let usable = |mb: Option<&Mb>| mb.is_some_and(is_usable);
        let left = |rows: std::ops::Range<usize>| self.all_left(rows, is_usable);
        let top = usable(self.neighbour(self.beside.top));
        let right = match (x + size, y) {
            (4.., 0) => usable(self.neighbour(self.beside.top_right)),
            (_, 0) => top,
            (4.., _) => false,
            (right, _) => {
                BLOCKS.iter().position(|block| *block == [right, y - 1]).is_some_and(|place| place < order)
            }
        };
        Around {
            left: x > 0 || left(y..y + size),
            halves: [left(0..2), left(2..4)],
            top: y > 0 || top,
            top_right: right,
            top_left: match (x, y) {
                (0, 0) => usable(self.top_left()),
                (0, _) => left(y - 1..y),
                (_, 0) => top,
                _ => true,
            },
        }
    }

    /// Where the block of luma, or of chroma, at (x, y) of the macroblock lies, in samples.
    fn place(&self, height: usize, x: usize, y: usize) -> Place {
        let [first, step] = self.rows(height);
        Place { x: self.mb_x * height + x, y: first + y * step, step }
    }

    /// Where coefficients of 4x4 and of 8x8 blocks belong.
    fn scans(&self) -> (&'static [u8; 16], &'static [u8; 64]) {
        if self.mb.is_field { (&FIELD_ZIGZAG_4, &FIELD_ZIGZAG) } else { (&ZIGZAG_4, &ZIGZAG) }
    }

    /// An intra macroblock of blocks: each is predicted from those before.
    pub(super) fn intra_blocks(&mut self) -> Option<()> {
        self.intra_chroma();
        let mut levels = Levels::default();
        let step = if self.mb.transform_8 { 4 } else { 1 };
        // All bits come before the first sample in CABAC and CAVLC alike, but blocks do not depend on later bits.
        for n in (0..16).step_by(step) {
            let [x, y] = BLOCKS[n];
            let place = self.place(16, x * 4, y * 4);
            let around = self.around_block(x, y, if step == 4 { 2 } else { 1 }, n);
            let mode = self.mb.modes[y * 4 + x];
            let plane = &mut self.picture.frame.planes[0];
            match step {
                4 => intra::block_8(plane, place, around, mode),
                _ => intra::block_4(plane, place, around, mode),
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
        let place = self.place(8, 0, 0);
        for plane in &mut self.picture.frame.planes[1..] {
            intra::chroma(plane, place, around, self.mb.chroma_mode);
        }
    }

    /// An intra macroblock that is predicted as a whole.
    pub(super) fn intra_whole(&mut self, mode: u8) -> Option<()> {
        self.intra_chroma();
        let around = self.around_block(0, 0, 4, 0);
        let place = self.place(16, 0, 0);
        intra::luma_16(&mut self.picture.frame.planes[0], place, around, mode);
        let (scan, _) = self.scans();
        let mut levels = Levels::default();
        let mut first = [0; 16];
        if self.levels(Category::LumaDc, 0, 16, &mut levels)? != 0 {
            self.mb.dc_coded |= 1;
            levels.iter().for_each(|(place, level)| first[usize::from(scan[place])] = level);
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
                    let place = usize::from(scan[place + 1]);
                    block[place] = transform::scale(level, scales[(qp % 6) as usize][place], qp, BITS_4);
                }
            }
            block[0] = first[index];
            if block[0] != 0 || levels.count != 0 {
                let place = self.place(16, x * 4, y * 4);
                transform::add_4(&mut self.picture.frame.planes[0], place, &block);
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
        let (scan, _) = self.scans();
        let mut block = [0; 16];
        for (place, level) in levels.iter() {
            let place = usize::from(scan[place]);
            block[place] = transform::scale(level, scales[place], self.qp, BITS_4);
        }
        let place = self.place(16, x * 4, y * 4);
        transform::add_4(&mut self.picture.frame.planes[0], place, &block);
        Some(())
    }

    /// A block of 8x8 of luma; `list` 0 for intra, 1 for inter.
    fn luma_8(&mut self, n: usize, list: usize, levels: &mut Levels) -> Option<()> {
        let [x, y] = BLOCKS[n * 4];
        let index = y * 4 + x;
        let scales = &self.header.scales.by_8[list][(self.qp % 6) as usize];
        let (_, scan) = self.scans();
        let mut block = [0; 64];
        let qp = self.qp;
        let mut put = |place: usize, level: i32| {
            let place = usize::from(scan[place]);
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
        let place = self.place(16, x * 4, y * 4);
        transform::add_8(&mut self.picture.frame.planes[0], place, &block);
        Some(())
    }

    fn chroma_residual(&mut self, levels: &mut Levels) -> Option<()> {
        if self.mb.pattern >> 4 == 0 {
            return Some(());
        }
        let list = if self.mb.is_intra() { 0 } else { 3 };
        let (scan, _) = self.scans();
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
                        let place = usize::from(scan[place + 1]);
                        block[place] = transform::scale(level, scales[place], qp[n], BITS_4);
                    }
                }
                block[0] = first[n][part];
                if block[0] != 0 || levels.count != 0 {
                    let place = self.place(8, part % 2 * 4, part / 2 * 4);
                    transform::add_4(&mut self.picture.frame.planes[1 + n], place, &block);
                }
            }
        }
        Some(())
    }

    pub(super) fn inter_residual(&mut self, may_be_8: bool) -> Option<()> {
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
}
