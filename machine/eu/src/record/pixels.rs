//! Pixel threads that code starts: how each begins, and what comes when it has ended.
//!
//! Source: [skl.7:Thread Initial State]; [`ports::PixelArea`]. The modes of the control register are alike for all threads and
//! were set before the first.

use super::{Recording, image};
use crate::compiled::Saved;
use crate::op::{Kind, Op};
use crate::operand::Place as OpPlace;
use crate::thread::{CHANNELS, NOWHERE, Thread};
use ir::{Place, Scalar, Value, Width};
use isa::Condition;
use ports::{ACTIVE, LIT, LIVE, PixelArea, PixelCode, PixelDraw};
use std::mem::offset_of;

const WORDS: u32 = size_of::<[u16; 16]>() as u32;

/// A scalar of the area.
const fn area(offset: usize) -> Place {
    Place::state(image::PIXELS + offset as u32)
}

const NEXT: Place = area(offset_of!(PixelArea, next));
const LAST: Place = area(offset_of!(PixelArea, end));
const LIMIT: Place = area(offset_of!(PixelArea, limit));
const INSTRUCTIONS: Place = area(offset_of!(PixelArea, instructions));
const UNITS: Place = area(offset_of!(PixelArea, units));
const SAVED: u32 = image::PIXELS + offset_of!(PixelArea, saved) as u32;

/// What of the state a kernel can change that threads begin with, beside registers.
#[derive(Clone, Copy)]
pub(crate) struct Resets {
    /// Flags and address registers.
    registers: bool,
    /// Where channels wait.
    waiting: bool,
}

impl Resets {
    pub(crate) fn of(ops: &[Op]) -> Self {
        let changes = |op: &Op| {
            let elsewhere = !matches!(op.destination.place, OpPlace::Null | OpPlace::Table(_));
            op.condition != Condition::None || op.record.is_none() && !op.is_nothing() || elsewhere
        };
        let computes = |op: &&Op| matches!(op.kind, Kind::Compute);
        Self {
            registers: ops.iter().filter(computes).any(changes),
            waiting: ops.iter().any(|op| matches!(op.kind, Kind::Flow(_))),
        }
    }
}

impl Recording {
    fn pixels(&mut self) -> PixelCode<'_> {
        PixelCode { builder: &mut self.builder, area: image::PIXELS }
    }

    /// The state of the next thread, which has so many rows of eight channels: its registers of `seen`, of which those of `saved`
    /// were changed by the one before. `cost` was paid by it already.
    pub(crate) fn begin_thread(
        &mut self,
        draw: &dyn PixelDraw,
        seen: u128,
        saved: Saved,
        resets: Resets,
        (cost, rows): (u64, u32),
    ) {
        let limit = self.builder.load_scalar(LIMIT, Width::B8);
        self.builder.store_scalar(Place::state(image::MESSAGE_BUDGET), Width::B8, limit);
        let limit = self.scalar(Scalar::Sub, limit, cost);
        self.builder.store_scalar(Place::state(image::BUDGET), Width::B8, limit);
        self.pixels().take_start();
        let masks = self.pixels().start(LIT & !7);
        let mut put = |place: u32, mask: usize| {
            let mask = self.builder.push(ir::Op::Extract(masks, mask as u8 & 7));
            self.builder.store_scalar(Place::state(place), Width::B4, mask);
        };
        put(image::ACTIVE, ACTIVE);
        put(image::LIVE, ACTIVE);
        put(image::STATE + 8, LIT);
        put(image::STATE + 12, LIVE);
        if resets.registers {
            let zero = self.builder.number(0);
            for at in (0..WORDS).step_by(8) {
                self.builder.store_scalar(Place::state(image::ADDRESS + at), Width::B8, zero);
            }
            self.builder.store_scalar(Place::state(image::FLAGS), Width::B8, zero);
        }
        if resets.waiting {
            let nowhere = self.builder.splat(NOWHERE);
            for row in 0..CHANNELS as u32 / 8 {
                self.builder.store(Place::state(image::CHANNEL_POSITION + 32 * row), nowhere);
            }
        }
        self.put_back(saved.always);
        if saved.masked != 0 {
            let active = self.builder.push(ir::Op::Extract(masks, ACTIVE as u8 & 7));
            let all = self.scalar(Scalar::Equal, active, (1 << (8 * rows)) - 1);
            let [masked, on] = [(); 2].map(|()| self.builder.block());
            self.builder.branch(all, on, masked);
            self.builder.switch(masked);
            self.put_back(saved.masked);
            self.builder.jump(on);
            self.builder.switch(on);
        }
        draw.start(seen, self.pixels());
        self.forget();
    }

    fn put_back(&mut self, saved: u128) {
        for register in (0..128u32).filter(|register| saved >> register & 1 != 0) {
            let value = self.builder.load(Place::state(SAVED + 32 * register));
            self.builder.store(Place::state(32 * register), value);
        }
    }

    /// Accounts for a thread that has ended. Gives whether there is another.
    pub(crate) fn end_thread(&mut self) -> Value {
        let limit = self.builder.load_scalar(LIMIT, Width::B8);
        for (purse, total) in [(image::BUDGET, INSTRUCTIONS), (image::MESSAGE_BUDGET, UNITS)] {
            let left = self.builder.load_scalar(Place::state(purse), Width::B8);
            let spent = self.builder.scalar(Scalar::Sub, limit, left);
            let before = self.builder.load_scalar(total, Width::B8);
            let after = self.builder.scalar(Scalar::Add, before, spent);
            self.builder.store_scalar(total, Width::B8, after);
        }
        let next = self.builder.load_scalar(NEXT, Width::B8);
        let next = self.scalar(Scalar::Add, next, size_of::<ports::PixelStart>() as u64);
        self.builder.store_scalar(NEXT, Width::B8, next);
        let end = self.builder.load_scalar(LAST, Width::B8);
        self.builder.scalar(Scalar::Less, next, end)
    }
}

const _: () = assert!(size_of::<Thread>() < 1 << 16);
