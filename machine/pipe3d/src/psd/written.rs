//! PSD: how the threads of a draw begin that code starts, written down.
//!
//! Source: as `payload.rs`. What is the same for all threads of an object are rows of constants.

use super::payload::registers;
use crate::cc::ObjectSite;
use crate::cc::written::{TARGET_ROWS, WrittenTarget};
use crate::wm::coverage::UNITS;
use crate::wm::samples::Samples;
use ir::{Bin, Op, Place, Un, Value};
use ports::{CONSTANTS, KnownWrite, LIT, PixelCode, PixelDraw};

/// Rows of constants: of the planes of the object, and from here on of its targets.
const TARGETS: usize = 16;
/// Slots that code has counted, by lanes.
pub(super) const COUNTED: usize = TARGETS + TARGET_ROWS * crate::cc::RENDER_TARGETS;
const _: () = assert!(COUNTED < CONSTANTS);

/// Rows of the planes.
mod row {
    pub const FIRST: [usize; 2] = [0, 1];
    pub const SECOND: [usize; 2] = [2, 3];
    pub const STEPS: [usize; 2] = [4, 5];
    pub const INVERSE_W: [usize; 3] = [6, 7, 8];
    pub const SCALE: [usize; 2] = [9, 10];
    pub const Z: [usize; 3] = [11, 12, 13];
    pub const ORIGIN: usize = 14;
    pub const IS_PERSPECTIVE: usize = 15;
}

/// Threads of one draw, and what becomes of their colours.
#[derive(Clone, Debug)]
pub(super) struct WrittenThreads {
    key: Vec<u32>,
    /// 8 or 16.
    slots: usize,
    /// Registers that are each thread's own.
    own: u128,
    /// Sets of barycentrics in the payload, and whether they are perspective ones.
    sets: Vec<bool>,
    depth: bool,
    w: bool,
    /// Lit slots that are written count as passed: nothing did so before.
    pub(super) is_late: bool,
    pub(super) targets: Vec<WrittenTarget>,
}

impl WrittenThreads {
    pub(super) fn new(
        slots: usize,
        own: usize,
        (sets, depth, w): (Vec<bool>, bool, bool),
        is_late: bool,
        targets: Vec<WrittenTarget>,
    ) -> Self {
        let bits = u32::from(is_late) << 2 | u32::from(depth) << 1 | u32::from(w);
        let mut key = vec![slots as u32, bits, sets.len() as u32];
        key.extend(sets.iter().map(|&perspective| u32::from(perspective)));
        targets.iter().for_each(|target| target.key(&mut key));
        // R0 is the same for all threads of an object.
        Self { key, slots, own: registers(1, own - 1), sets, depth, w, is_late, targets }
    }

    /// Pixels of a thread.
    pub(super) fn slots(&self) -> usize {
        self.slots
    }

    /// Vectors of a row.
    fn vectors(&self) -> usize {
        self.slots / 8
    }

    /// What code wants to know of an object.
    pub(super) fn constants(
        &self,
        site: &ObjectSite,
        samples: &Samples,
        cc: &crate::cc::Cc,
        rows: &mut [[u32; 8]; CONSTANTS],
    ) {
        let planes = site.planes;
        let [steps, others] = planes.steps();
        let mut put = |row: usize, values: [f64; 4]| rows[row] = bytemuck::cast(values);
        for axis in 0..2 {
            put(row::FIRST[axis], [planes.first[axis]; 4]);
            put(row::SECOND[axis], [planes.second[axis]; 4]);
        }
        put(row::STEPS[0], steps);
        put(row::STEPS[1], others);
        for index in 0..3 {
            put(row::INVERSE_W[index], [planes.inverse_w[index]; 4]);
            put(row::Z[index], [planes.z[index]; 4]);
        }
        let scales = planes.scales();
        for index in 0..2 {
            put(row::SCALE[index], [scales[index]; 4]);
        }
        let at = samples.pixel_location;
        let [x, y] = [at.x.wrapping_sub(planes.origin.x), at.y.wrapping_sub(planes.origin.y)];
        rows[row::ORIGIN] = std::array::from_fn(|lane| if lane < 4 { x } else { y } as u32);
        rows[row::IS_PERSPECTIVE] = [u32::from(planes.perspective); 8];
        rows[COUNTED] = [0; 8];
        cc.constants(&self.targets, site.layer, self.vectors(), &mut rows[TARGETS..]);
    }

    /// Linear parameters of all slots.
    fn linear(&self, code: &mut PixelCode) -> [Vec<Value>; 2] {
        let places = code.start(0);
        let origin = code.constant(row::ORIGIN);
        let units = code.builder.splat(UNITS.trailing_zeros());
        let at = code.builder.binary(Bin::Shl, places, units);
        let at = code.builder.binary(Bin::IAdd, at, origin);
        let (x, y) = (code.builder.unary(Un::DFromIntLow, at), code.builder.unary(Un::DFromIntHigh, at));
        [(row::FIRST, 0), (row::SECOND, 1)].map(|([across, down], index)| {
            let [across, down, steps] = [across, down, row::STEPS[index]].map(|row| code.constant(row));
            let b = &mut *code.builder;
            let (across, down) = (b.binary(Bin::DMul, across, x), b.binary(Bin::DMul, down, y));
            let corners = b.binary(Bin::DAdd, across, down);
            let groups = 0..self.slots as u8 / 4;
            groups
                .map(|group| {
                    let corner = b.push(Op::Lane64(corners, group));
                    b.binary(Bin::DAdd, corner, steps)
                })
                .collect()
        })
    }
}

/// A plane over linear parameters.
fn plane(rows: [usize; 3], at: [Value; 2], code: &mut PixelCode) -> Value {
    let [base, first, second] = rows.map(|row| code.constant(row));
    let b = &mut *code.builder;
    let first = b.binary(Bin::DMul, first, at[0]);
    let sum = b.binary(Bin::DAdd, base, first);
    let second = b.binary(Bin::DMul, second, at[1]);
    b.binary(Bin::DAdd, sum, second)
}

/// Each of a row of 64-bit floats as a 32-bit one.
fn round(values: &[Value], b: &mut ir::Builder) -> Vec<Value> {
    values.chunks_exact(2).map(|pair| b.binary(Bin::FFromD, pair[0], pair[1])).collect()
}

fn put(register: usize, value: Value, b: &mut ir::Builder) {
    b.store(Place::state(32 * register as u32), value);
}

impl WrittenThreads {
    /// 1/w's inverses.
    fn w(&self, linear: &[Vec<Value>; 2], code: &mut PixelCode) -> Vec<Value> {
        let one = code.builder.splat64(1f64.to_bits());
        let groups = 0..linear[0].len();
        groups
            .map(|group| {
                let inverse = plane(row::INVERSE_W, [linear[0][group], linear[1][group]], code);
                code.builder.binary(Bin::DDiv, one, inverse)
            })
            .collect()
    }

    /// Barycentrics of those sets that are seen.
    fn barycentrics(&self, seen: u128, is_perspective: bool, code: &mut PixelCode) {
        let linear = self.linear(code);
        let w = if is_perspective { self.w(&linear, code) } else { Vec::new() };
        let vectors = self.vectors();
        for (number, &perspective) in self.sets.iter().enumerate() {
            let first = 2 + 2 * vectors * number;
            if seen & registers(first, 2 * vectors) == 0 {
                continue;
            }
            for (parameter, linear) in linear.iter().enumerate() {
                let mut values = linear.clone();
                if perspective && is_perspective {
                    let scale = code.constant(row::SCALE[parameter]);
                    for (value, w) in values.iter_mut().zip(&w) {
                        let scaled = code.builder.binary(Bin::DMul, scale, *value);
                        *value = code.builder.binary(Bin::DMul, scaled, *w);
                    }
                }
                for (eight, value) in round(&values, code.builder).into_iter().enumerate() {
                    put(first + 2 * eight + parameter, value, code.builder);
                }
            }
        }
    }
}

impl PixelDraw for WrittenThreads {
    fn key(&self) -> &[u32] {
        &self.key
    }

    fn takes(&self, write: &KnownWrite) -> bool {
        usize::from(write.slots) == self.slots
            && self.targets.iter().any(|target| target.index == write.binding_table_index)
    }

    fn own(&self) -> u128 {
        self.own
    }

    fn start(&self, seen: u128, mut code: PixelCode) {
        let vectors = self.vectors();
        if seen & 2 != 0 {
            let (places, masks) = (code.start(0), code.start(LIT & !7));
            let b = &mut *code.builder;
            // Columns and rows in the third to the sixth DWord, lit slots twice in the last.
            let (words, sixteen) = (b.splat(0xffff), b.splat(16));
            let x = b.push(Op::Permute(places, [0, 0, 0, 1, 2, 3, 0, 0]));
            let x = b.binary(Bin::And, x, words);
            let y = b.push(Op::Permute(places, [4, 4, 4, 5, 6, 7, 4, 4]));
            let y = b.binary(Bin::Shl, y, sixteen);
            let both = b.binary(Bin::Or, x, y);
            let lit = b.push(Op::Lane(masks, LIT as u8 & 7));
            let lit = b.binary(Bin::And, lit, words);
            let high = b.binary(Bin::Shl, lit, sixteen);
            let lit = b.binary(Bin::Or, lit, high);
            let zero = b.splat(0);
            let row = b.push(Op::Blend(zero, both, 0b0011_1100));
            let row = b.push(Op::Blend(row, lit, 0b1000_0000));
            put(1, row, b);
        }
        let behind = 2 + 2 * vectors * self.sets.len();
        let sets = registers(2, behind - 2);
        let rows = registers(behind, vectors * (usize::from(self.depth) + usize::from(self.w)));
        if seen & rows != 0 {
            let linear = self.linear(&mut code);
            let mut at = behind;
            if self.depth {
                let groups = 0..linear[0].len();
                let depths: Vec<Value> = groups
                    .map(|group| plane(row::Z, [linear[0][group], linear[1][group]], &mut code))
                    .collect();
                for value in round(&depths, code.builder) {
                    put(at, value, code.builder);
                    at += 1;
                }
            }
            if self.w {
                let w = self.w(&linear, &mut code);
                for value in round(&w, code.builder) {
                    put(at, value, code.builder);
                    at += 1;
                }
            }
        }
        if seen & sets == 0 {
            return;
        }
        if !self.sets.contains(&true) {
            return self.barycentrics(seen, false, &mut code);
        }
        let known = code.constant(row::IS_PERSPECTIVE);
        let b = &mut *code.builder;
        let known = b.push(Op::Extract(known, 0));
        let [yes, no, on] = [(); 3].map(|()| b.block());
        b.branch(known, yes, no);
        for (block, is_perspective) in [(yes, true), (no, false)] {
            code.builder.switch(block);
            self.barycentrics(seen, is_perspective, &mut code);
            code.builder.jump(on);
        }
        code.builder.switch(on);
    }

    fn expected_entry(&self, write: &KnownWrite) -> u32 {
        let target = self.targets.iter().find(|target| target.index == write.binding_table_index);
        target.map_or(0, |target| target.number as u32)
    }

    fn write(&self, write: &KnownWrite, color: [[Value; 2]; 4], channels: [Value; 2], mut code: PixelCode) {
        if self.is_late {
            let masks = code.start(LIT & !7);
            let lit = code.builder.push(Op::Extract(masks, LIT as u8 & 7));
            let mut counted = code.constant(COUNTED);
            for (eight, &channels) in channels.iter().enumerate().take(self.vectors()) {
                let own = code.builder.push(Op::MaskFromBits(lit, 8 * eight as u8));
                let own = code.builder.binary(Bin::And, own, channels);
                // Each lane that is on is minus one.
                counted = code.builder.binary(Bin::ISub, counted, own);
            }
            code.put_constant(COUNTED, counted);
        }
        let number = self.targets.iter().position(|target| target.index == write.binding_table_index);
        let Some((number, target)) = number.and_then(|number| Some((number, self.targets.get(number)?)))
        else {
            return;
        };
        target.write_down(color, channels, write, TARGETS + TARGET_ROWS * number, code);
    }
}
