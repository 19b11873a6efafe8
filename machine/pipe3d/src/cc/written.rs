//! CC: render-target messages of threads that code starts, written down: the write of colours to one target.
//!
//! Source: as `colors.rs`, whose functions are recorded here, and `addresses.rs`. What is taken are plain writes of whole
//! channels to targets of one sample and four 8-bit normalized channels; everything else is for messages that are sent.

use super::addresses::Way;
use super::colors::{Colors, Packing};
use super::target::Fast;
use super::{Cc, RENDER_TARGETS};
use crate::lanes::Recorder;
use crate::used;
use ir::{Bin, Op, Value, Width};
use ports::{KnownWrite, LIT, PixelCode, STARTS, WRITTEN};
use probe::Context;

/// Rows of constants of a target.
pub const TARGET_ROWS: usize = 4;

/// What becomes of the colours of one target.
#[derive(Clone, Debug)]
pub struct WrittenTarget {
    /// Entry of the binding table.
    pub index: u8,
    /// Its region.
    region: u32,
    way: Way,
    /// As the first entry of BLEND_STATE says, and as the one of its own number does.
    packings: [Packing; 2],
    /// Its number among the targets.
    pub number: usize,
}

impl<'a> Cc<'a> {
    /// Finds the targets of a draw whose writes code does. `None` where some write is not for code, or where there is
    /// something to report of it: that is for the thread that does so.
    pub fn written_targets(
        &mut self,
        indices: &[u8],
        is_late: bool,
        cx: &Context,
    ) -> Option<Vec<WrittenTarget>> {
        // All that is done late is to count.
        let is_for_code = !is_late || (indices.len() == 1 && !self.depth_stencil.is_active());
        if !is_for_code
            || indices.is_empty()
            || indices.len() > RENDER_TARGETS
            || !self.find_targets(indices, cx)
        {
            return None;
        }
        let mut targets = Vec::new();
        let mut size = None;
        for (number, &index) in indices.iter().enumerate() {
            let target = self.targets.get(usize::from(self.target_of[usize::from(index)]))?;
            let colors = |entry: usize| Colors {
                target,
                blend: &self.blend[entry],
                constant: self.constant,
                source: [&[0; 16]; 4],
                source1: None,
                alpha_to_one: self.alpha_to_one,
                dither: None,
            };
            let is_plain = !target.null
                && target.fast != Fast::None
                && target.surface.samples_log2 == 0
                && !self.alpha_to_one
                && !self.alpha_kills()
                && *size.get_or_insert((target.width, target.height)) == (target.width, target.height)
                && target.surface.view.region().is_some();
            let way = target.addresses.way(&target.surface).filter(|_| is_plain)?;
            let packings = [0, number].map(|entry| colors(entry).packing());
            if packings.iter().any(|packing| packing.blends && packing.blend.is_dual_source()) {
                return None;
            }
            let region = STARTS + 1 + number as u32;
            targets.push(WrittenTarget { index, region, way, packings, number });
        }
        for number in 0..targets.len() {
            if self.used_blends >> number & 1 == 0 {
                self.used_blends |= 1 << number;
                used::blend(&self.blend[number], cx);
            }
        }
        Some(targets)
    }

    /// Memory of targets, in their order.
    pub fn regions(&self, targets: &[WrittenTarget]) -> [ir::Region<'a>; RENDER_TARGETS] {
        let mut regions = [ir::Region::empty(); RENDER_TARGETS];
        for (region, target) in regions.iter_mut().zip(targets) {
            let place = usize::from(self.target_of[usize::from(target.index)]);
            if let Some(target) = self.targets.get(place) {
                *region = target.surface.view.region().unwrap_or_default();
            }
        }
        regions
    }

    /// Width and height of the targets.
    pub fn size_of(&self, targets: &[WrittenTarget]) -> (u32, u32) {
        let place = targets.first().map(|target| usize::from(self.target_of[usize::from(target.index)]));
        place.and_then(|place| self.targets.get(place)).map_or((0, 0), |target| (target.width, target.height))
    }

    /// What code wants to know of targets, for objects of a layer.
    pub fn constants(&self, targets: &[WrittenTarget], layer: u32, vectors: usize, rows: &mut [[u32; 8]]) {
        for (target, rows) in targets.iter().zip(rows.chunks_exact_mut(TARGET_ROWS)) {
            let place = usize::from(self.target_of[usize::from(target.index)]);
            if let Some(known) = self.targets.get(place) {
                let found =
                    known.addresses.constants(&known.surface, known.layer(layer), target.way, vectors);
                rows.copy_from_slice(&found);
            }
        }
    }
}

impl WrittenTarget {
    /// All that the code depends on.
    pub fn key(&self, key: &mut Vec<u32>) {
        key.extend([self.index.into(), self.way as u32]);
        for packing in &self.packings {
            let Packing { swaps, blends, merges, blend, constant, alpha_to_one, mask } = packing;
            let bits = [*swaps, *blends, *merges, *alpha_to_one];
            let bits = bits.into_iter().fold(0, |bits, bit| bits << 1 | u32::from(bit));
            key.extend([bits, *mask, blend.logic.map_or(u32::MAX, |table| table)]);
            if *blends {
                for equation in [blend.color, blend.alpha] {
                    key.extend([equation.source, equation.destination, equation.function]);
                }
                key.extend(constant);
            }
        }
    }

    /// Writes down a write of colours for channels; `first` is the row of this target's constants.
    pub fn write_down(
        &self,
        color: [[Value; 2]; 4],
        channels: [Value; 2],
        write: &KnownWrite,
        first: usize,
        mut code: PixelCode,
    ) {
        let vectors = if write.slots == 16 { 2 } else { 1 };
        let packing = &self.packings[usize::from(write.has_header)];
        let masks = code.start(LIT & !7);
        let written = code.builder.push(Op::Extract(masks, WRITTEN as u8 & 7));
        let mut lit = channels;
        for (eight, lit) in lit.iter_mut().enumerate().take(vectors) {
            let own = code.builder.push(Op::MaskFromBits(written, 8 * eight as u8));
            *lit = code.builder.binary(Bin::And, own, *lit);
        }
        let offsets = self.way.offsets(vectors, first, &mut code);
        let lit = self.way.pieces(vectors, lit, code.builder);
        let mut lanes = Recorder { builder: code.builder, vectors };
        let (way, region) = (self.way, self.region);
        let packed = packing.pack(&mut lanes, color, None, |lanes| {
            let mut old = lit;
            for piece in 0..vectors {
                old[piece] = lanes.builder.push(Op::Fetch(region, offsets[piece], lit[piece], Width::B4));
            }
            way.slots(vectors, old, lanes.builder)
        });
        let packed = self.way.pieces(vectors, packed, code.builder);
        for piece in 0..vectors {
            code.builder.push(Op::Put(region, offsets[piece], packed[piece], lit[piece], Width::B4));
        }
    }
}

impl Way {
    /// Byte offsets of the pixels of each piece.
    fn offsets(self, vectors: usize, first: usize, code: &mut PixelCode) -> [Value; 2] {
        let places = code.start(0);
        let [corner, stride] = [0, 1].map(|row| code.constant(first + row));
        let steps = [2, 3].map(|row| code.constant(first + row));
        let b = &mut *code.builder;
        let at = b.binary(Bin::IAdd, places, corner);
        let down = b.push(Op::Permute(at, [4, 5, 6, 7, 4, 5, 6, 7]));
        let mut by = |op: Bin, value: Value, number: u32| {
            let number = b.splat(number);
            b.binary(op, value, number)
        };
        let (parts, tile_row) = match self {
            Way::Linear => (vec![by(Bin::Shl, at, 2)], down),
            Way::X => {
                let across = by(Bin::Shr, at, 7);
                let row = by(Bin::And, down, 7);
                let inside = by(Bin::And, at, 127);
                (
                    vec![by(Bin::Shl, across, 12), by(Bin::Shl, row, 9), by(Bin::Shl, inside, 2)],
                    by(Bin::Shr, down, 3),
                )
            }
            Way::Y => {
                let column = by(Bin::Shr, at, 2);
                let row = by(Bin::And, down, 31);
                let inside = by(Bin::And, at, 3);
                (
                    vec![by(Bin::Shl, column, 9), by(Bin::Shl, row, 4), by(Bin::Shl, inside, 2)],
                    by(Bin::Shr, down, 5),
                )
            }
        };
        let mut corner = b.binary(Bin::IMul, tile_row, stride);
        for part in parts {
            corner = b.binary(Bin::IAdd, corner, part);
        }
        let mut offsets = [corner; 2];
        for (piece, offset) in offsets.iter_mut().enumerate().take(vectors) {
            let groups = self.order(vectors)[piece].map(|slot| slot / 4);
            let corners = b.push(Op::Permute(corner, groups));
            *offset = b.binary(Bin::IAdd, corners, steps[piece]);
        }
        offsets
    }

    /// Values of slots in the order of pieces.
    fn pieces(self, vectors: usize, values: [Value; 2], b: &mut ir::Builder) -> [Value; 2] {
        let order = self.order(vectors);
        let mut pieces = values;
        for piece in 0..vectors {
            pieces[piece] = arranged(values, order[piece], b);
        }
        pieces
    }

    /// The other way round.
    fn slots(self, vectors: usize, pieces: [Value; 2], b: &mut ir::Builder) -> [Value; 2] {
        let order = self.order(vectors);
        let mut values = pieces;
        for vector in 0..vectors {
            let lanes = std::array::from_fn(|lane| {
                let slot = (8 * vector + lane) as u8;
                order.iter().flatten().position(|&other| other == slot).unwrap_or(0) as u8
            });
            values[vector] = arranged(pieces, lanes, b);
        }
        values
    }
}

/// Lanes of two vectors by these numbers, 0 to 15.
fn arranged(values: [Value; 2], numbers: [u8; 8], b: &mut ir::Builder) -> Value {
    let from = |vector: u8| (0..8).fold(0u8, |bits, i| bits | u8::from(numbers[i] / 8 == vector) << i);
    let mut one = |vector: usize| b.push(Op::Permute(values[vector], numbers.map(|number| number & 7)));
    match from(1) {
        0 => one(0),
        0xff => one(1),
        second => {
            let (low, high) = (one(0), one(1));
            b.push(Op::Blend(low, high, second))
        }
    }
}
