//! Pixel threads that are written down whole: how they begin, their kernel, what becomes of their colours.
//!
//! Source: house rule of one meaning, recorded. Code that is compiled for a binding ([`crate::Inline`]) and knows how its threads
//! begin runs many of them: it reads where each one's pixels are from a list, which is a region, puts what its kernel can
//! see into registers, and goes on with the next when one has ended. What is the same for all of them lies beside the
//! registers of the thread, in a [`PixelArea`].

use ir::{Builder, Op, Place, Scalar, Value, Width};
use std::mem::offset_of;

use crate::{GRF_COUNT, WriteKind};

/// Where the pixels of a thread of at most sixteen slots are: columns, then rows of the upper left pixels of four subspans, and
/// from [`LIT`] on masks of its slots. Subspans of a thread that has fewer lie at the origin.
pub type PixelStart = [u32; 16];

/// Place in a [`PixelStart`]: slots that are lit.
pub const LIT: usize = 8;
/// Slots of subspans with something lit.
pub const LIVE: usize = 9;
/// Slots that the thread begins with: one of both.
pub const ACTIVE: usize = 10;
/// Lit slots whose pixels lie in all targets.
pub const WRITTEN: usize = 11;

/// Slots that the object covers.
pub const INPUT: usize = 12;

/// The region of the list of starts; targets follow.
pub const STARTS: u32 = 0;

/// Rows of constants.
pub const CONSTANTS: usize = 49;
/// What is the same for threads that code starts one after the other, and how far it has come.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(32))]
pub struct PixelArea {
    /// What written-down code needs to know of the object and the targets; what it is is its own.
    pub constants: [[u32; 8]; CONSTANTS],
    /// Registers that the kernel changes and all threads start with, each in its place.
    pub saved: [[u32; 8]; GRF_COUNT],
    /// The present start, for code.
    pub present: [[u32; 8]; 2],
    /// Offset of the present start in the list, in bytes.
    pub next: u64,
    /// Offset behind the last one.
    pub end: u64,
    /// What each thread may execute, in instructions, and as much again in messages.
    pub limit: u64,
    /// What those have executed that have ended.
    pub instructions: u64,
    /// What their messages have cost.
    pub units: u64,
}

impl Default for PixelArea {
    fn default() -> Self {
        let (constants, saved) = ([[0; 8]; CONSTANTS], [[0; 8]; GRF_COUNT]);
        let present = [[0; 8]; 2];
        Self { constants, saved, present, next: 0, end: 0, limit: 0, instructions: 0, units: 0 }
    }
}

/// A render-target write, as far as its instruction tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownWrite {
    /// Its form.
    pub kind: WriteKind,
    /// Entry of the binding table.
    pub binding_table_index: u8,
    /// Number of slots, 8 or 16.
    pub slots: u8,
    /// A header names the entry of BLEND_STATE, and has the mask of its pixels; else the entry is the first.
    pub has_header: bool,
}

/// A place where written-down code needs to know of pixels.
pub struct PixelCode<'b> {
    /// The code in the making.
    pub builder: &'b mut Builder,
    /// Offset in the image of [`PixelArea`].
    pub area: u32,
}

impl PixelCode<'_> {
    /// A row of constants.
    pub fn constant(&mut self, row: usize) -> Value {
        self.builder.load(Place::state(self.area + 32 * row as u32))
    }

    /// Overwrites a row of constants.
    pub fn put_constant(&mut self, row: usize, value: Value) {
        self.builder.store(Place::state(self.area + 32 * row as u32), value);
    }

    fn present(&self, half: usize) -> Place {
        Place::state(self.area + offset_of!(PixelArea, present) as u32 + 32 * half as u32)
    }

    /// Takes the present start out of the list, before anything asks for it.
    pub fn take_start(&mut self) {
        let next = Place::state(self.area + offset_of!(PixelArea, next) as u32);
        let all = self.builder.splat(u32::MAX);
        for half in 0..2 {
            let offset = self.builder.load_scalar(next, Width::B8);
            let further = self.builder.number(32 * half as u64);
            let offset = self.builder.scalar(Scalar::Add, offset, further);
            let row = self.builder.push(Op::FetchRow(STARTS, offset, all));
            self.builder.store(self.present(half), row);
        }
    }

    /// Eight DWords of the present start from this one on, a multiple of 8.
    pub fn start(&mut self, first: usize) -> Value {
        let place = self.present(first / 8);
        self.builder.load(place)
    }
}

/// Who writes down pixel threads for one state of a draw.
pub trait PixelDraw: Sync {
    /// All that the code depends on beside the kernel.
    fn key(&self) -> &[u32];

    /// Whether it writes down what becomes of a write; else no thread of the kernel is started by code.
    fn takes(&self, write: &KnownWrite) -> bool;

    /// Writes down what of these registers is each thread's own.
    fn start(&self, seen: u128, code: PixelCode);

    /// The entry of BLEND_STATE that a write with a header is expected to name: another one is sent.
    fn expected_entry(&self, write: &KnownWrite) -> u32;

    /// Writes down a write: colours of eight slots and eight more, and masks of the channels that are on.
    fn write(&self, write: &KnownWrite, color: [[Value; 2]; 4], channels: [Value; 2], code: PixelCode);

    /// Registers that differ from thread to thread; all others start with the same.
    fn own(&self) -> u128;
}
