//! What operations do, written down instead of done: the values are those of [`ir`].
//!
//! Source: house rule of one meaning: [`crate::semantics`] says what an operation computes, for whatever [`Lanes`] there
//! are. Here a row is one or two numbers of recorded vectors. What is known when a kernel is pre-decoded (types, regions,
//! modifiers, float modes) is decided while recording and costs recorded code nothing.
//!
//! | module | what |
//! |---|---|
//! | `lanes` | what operations ask of rows |
//! | `access` | how rows get from registers to lanes and back |
//! | `flow` | jumps |
//! | `message` | messages |
//! | `pixels` | how pixel threads begin and end |
//! | `functions` | scalar functions of the referee |
//!
//! What is rare is not written down: an operation that asks for it is left to its handler ([`Recorder::fails`]).
//!
//! [`Lanes`]: crate::lanes::Lanes

mod access;
pub(crate) mod flow;
mod functions;
mod lanes;
pub(crate) mod message;
pub(crate) mod pixels;

use crate::op::{Op, PredicateKind};
use crate::thread::Thread;
use ir::{Bin, Builder, Place, Scalar, Tern, Un, Value, Width};
use std::mem::offset_of;

/// Modes of a thread that recorded code is made for. None of the special float modes is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// 32-bit denormals are kept, else flushed.
    pub keep_f32: bool,
    /// 64-bit denormals are kept.
    pub keep_f64: bool,
    /// Half-float denormals are kept.
    pub keep_f16: bool,
    /// Floats become integers by rounding as the mode says.
    pub rounded_conversion: bool,
    /// Instructions may update accumulators besides their destination.
    pub accumulators_follow: bool,
}

impl Mode {
    /// That of a thread.
    pub(crate) fn of(thread: &Thread) -> Self {
        Self {
            keep_f32: thread.float.keep_denormals_f32,
            keep_f64: thread.float.keep_denormals_f64,
            keep_f16: thread.float.keep_denormals_f16,
            rounded_conversion: thread.float.rounded_conversion,
            accumulators_follow: thread.accumulators_follow(),
        }
    }
}

/// Offsets in the state image, which is the thread.
pub mod image {
    use super::{Thread, offset_of};
    const _: () = assert!(offset_of!(Thread, grf) == 0);
    /// Accumulators.
    pub const ACCUMULATOR: u32 = offset_of!(Thread, accumulator) as u32;
    /// Flags.
    pub const FLAGS: u32 = offset_of!(Thread, flags) as u32;
    /// Active channels.
    pub const ACTIVE: u32 = offset_of!(Thread, active) as u32;
    /// Where channels wait.
    pub const CHANNEL_POSITION: u32 = offset_of!(Thread, channel_position) as u32;
    /// What is left of the budget while recorded code runs.
    pub const BUDGET: u32 = offset_of!(Thread, budget) as u32;
    /// What messages may still cost while recorded code runs.
    pub const MESSAGE_BUDGET: u32 = offset_of!(Thread, message_budget) as u32;
    /// The byte offset of the last message.
    pub const IP: u32 = offset_of!(Thread, ip_bytes) as u32;
    /// Where recorded code begins.
    pub const POSITION: u32 = offset_of!(Thread, position) as u32;
    /// Channels that were dispatched.
    pub const LIVE: u32 = offset_of!(Thread, live) as u32;
    /// The state register.
    pub const STATE: u32 = offset_of!(Thread, state) as u32;
    /// What threads that code starts have in common.
    pub const PIXELS: u32 = offset_of!(Thread, pixels) as u32;
    const _: () = assert!(PIXELS.is_multiple_of(32));
    /// The address register.
    pub const ADDRESS: u32 = offset_of!(Thread, address) as u32;
    const _: () = assert!(ACCUMULATOR.is_multiple_of(32));
}

/// What is known where recording has come to; true within one block only.
#[derive(Clone, Debug, Default)]
struct Known {
    /// Flag bits from this one on as a mask of eight channels.
    flags: Vec<(u32, Value)>,
    /// Active channels from this one on as a mask of 32-bit or 64-bit lanes.
    active: Vec<(u32, bool, Value)>,
}

/// Code in the making.
pub(crate) struct Recording {
    pub(crate) builder: Builder,
    mode: Mode,
    /// All channels that operations name are active.
    all_active: bool,
    /// Rows of eight channels that the thread has at most.
    rows: u32,
    known: Known,
}

/// A row: one or two vectors, of 8 channels in 32-bit lanes, of 4 in 64-bit lanes.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    parts: [Value; 2],
}

/// What an operation changes, done when it is known that all of it can be written down.
enum Effect {
    Store(Place, Value),
    Elements([Place; 8], Width, Value, Option<Value>),
    Scalar(Place, Width, Value),
}

/// Channels that an operation writes.
#[derive(Clone, Copy)]
struct Enabled {
    /// At most these.
    lanes: u32,
    /// Of them, those whose mask is set, where that is not known.
    chosen: Option<Row>,
}

/// One operation being recorded.
pub struct Recorder<'a> {
    recording: &'a mut Recording,
    op: &'a Op,
    effects: Vec<Effect>,
    /// Flags that become known, see [`Known`].
    flags: Vec<(u32, Value)>,
    changes_flags: bool,
    failed: bool,
}

impl Recording {
    pub(crate) fn new(mode: Mode, rows: u32) -> Self {
        Self { builder: Builder::new(), mode, all_active: false, rows, known: Known::default() }
    }

    /// What follows is in another block, and all channels that its operations name are active, or perhaps not.
    pub(crate) fn switch(&mut self, block: ir::BlockId, all_active: bool) {
        self.builder.switch(block);
        self.all_active = all_active;
        self.forget();
    }

    /// What is written down now is for all channels that operations name.
    pub(crate) fn all_active(&self) -> bool {
        self.all_active
    }

    /// Writes down one operation; false when its handler has to perform it.
    pub(crate) fn record(&mut self, op: &Op) -> bool {
        let Some(record) = op.record.filter(|_| op.size_mask != 0) else { return false };
        let mut recorder = Recorder::new(self, op);
        record(&mut recorder);
        let Recorder { effects, flags, changes_flags, failed, .. } = recorder;
        if failed {
            return false;
        }
        for effect in effects {
            match effect {
                Effect::Store(place, value) => self.builder.store(place, value),
                Effect::Elements(places, width, value, mask) => {
                    self.builder.store_elements(places, width, value, mask);
                }
                Effect::Scalar(place, width, value) => self.builder.store_scalar(place, width, value),
            }
        }
        if changes_flags {
            self.known.flags = flags;
        }
        true
    }

    /// Something else has changed the thread.
    pub(crate) fn forget(&mut self) {
        self.known = Known::default();
    }
}

impl<'a> Recorder<'a> {
    fn new(recording: &'a mut Recording, op: &'a Op) -> Self {
        Self { recording, op, effects: Vec::new(), flags: Vec::new(), changes_flags: false, failed: false }
    }
}

impl Recorder<'_> {
    /// Gives up: what the operation asks for is not written down. The value is one of no meaning.
    fn fails(&mut self) -> Row {
        self.failed = true;
        let value = self.code().splat(0);
        Row { parts: [value; 2] }
    }

    fn code(&mut self) -> &mut Builder {
        &mut self.recording.builder
    }

    fn mode(&self) -> Mode {
        self.recording.mode
    }

    /// Channels of the operation.
    fn channels(&self) -> u32 {
        32 - self.op.size_mask.leading_zeros()
    }

    /// Channels of a vector.
    fn part_channels(&self) -> u32 {
        if self.op.wide { 4 } else { 8 }
    }

    /// Vectors of a row.
    fn parts(&self) -> usize {
        if self.channels() <= self.part_channels() { 1 } else { 2 }
    }

    fn each(&mut self, mut f: impl FnMut(&mut Self, usize) -> Value) -> Row {
        let first = f(self, 0);
        let second = if self.parts() == 2 { f(self, 1) } else { first };
        Row { parts: [first, second] }
    }

    fn splat_bits(&mut self, bits: u64) -> Row {
        let wide = self.op.wide;
        let value = if wide { self.code().splat64(bits) } else { self.code().splat(bits as u32) };
        Row { parts: [value; 2] }
    }

    fn unary(&mut self, op: Un, a: Row) -> Row {
        self.each(|this, part| this.code().unary(op, a.parts[part]))
    }

    fn binary(&mut self, op: Bin, a: Row, b: Row) -> Row {
        self.each(|this, part| this.code().binary(op, a.parts[part], b.parts[part]))
    }

    fn ternary(&mut self, op: Tern, a: Row, b: Row, c: Row) -> Row {
        self.each(|this, part| this.code().ternary(op, a.parts[part], b.parts[part], c.parts[part]))
    }

    /// One of two primitives, by the width of lanes.
    fn unary_of(&mut self, narrow: Un, wide: Un, a: Row) -> Row {
        let op = if self.op.wide { wide } else { narrow };
        self.unary(op, a)
    }

    fn binary_of(&mut self, narrow: Bin, wide: Bin, a: Row, b: Row) -> Row {
        let op = if self.op.wide { wide } else { narrow };
        self.binary(op, a, b)
    }

    /// A pure function of 32-bit lanes.
    fn apply(&mut self, function: ir::Pure, rows: &[Row]) -> Row {
        if self.op.wide {
            return self.fails();
        }
        self.each(|this, part| {
            let mut arguments = [rows[0].parts[part]; 3];
            for (argument, row) in arguments.iter_mut().zip(rows) {
                *argument = row.parts[part];
            }
            this.code().apply(function, &arguments[..rows.len()])
        })
    }

    /// The first channel in all lanes.
    fn first_channel(&mut self, row: Row) -> Row {
        let wide = self.op.wide;
        let op = if wide { ir::Op::Lane64(row.parts[0], 0) } else { ir::Op::Lane(row.parts[0], 0) };
        let value = self.code().push(op);
        Row { parts: [value; 2] }
    }

    /// Results of single channels are alike in all lanes, so that they can be stored from any.
    fn alike(&mut self, row: Row) -> Row {
        if self.channels() == 1 { self.first_channel(row) } else { row }
    }

    // ---- masks ----

    /// A mask from the bits of a scalar from `first` on.
    fn mask_of(&mut self, scalar: Value, first: u32) -> Row {
        let wide = self.op.wide;
        let mask = self.each(|this, part| {
            let bit = first as u8 + part as u8 * this.part_channels() as u8;
            let op =
                if wide { ir::Op::MaskFromBits64(scalar, bit) } else { ir::Op::MaskFromBits(scalar, bit) };
            this.code().push(op)
        });
        self.alike(mask)
    }

    fn active(&mut self) -> Row {
        let (first, wide) = (u32::from(self.op.channel_offset), self.op.wide);
        let mask = self.each(|this, part| {
            let bit = first + part as u32 * this.part_channels();
            let known = this.recording.known.active.iter().find(|known| (known.0, known.1) == (bit, wide));
            if let Some(&(_, _, value)) = known {
                return value;
            }
            let active = this.code().load_scalar(Place::state(image::ACTIVE), Width::B4);
            let op = if wide {
                ir::Op::MaskFromBits64(active, bit as u8)
            } else {
                ir::Op::MaskFromBits(active, bit as u8)
            };
            let value = this.code().push(op);
            this.recording.known.active.push((bit, wide, value));
            value
        });
        self.alike(mask)
    }

    fn scalar(&mut self, op: Scalar, a: Value, b: u64) -> Value {
        self.recording.scalar(op, a, b)
    }

    fn flags(&mut self) -> Value {
        self.code().load_scalar(Place::state(image::FLAGS), Width::B8)
    }

    /// Flag bits of the operation's channels, combined as the predicate says.
    fn predicate_row(&mut self, kind: PredicateKind) -> Row {
        let shift = u32::from(self.op.flag_shift);
        let row = if kind == PredicateKind::Normal {
            self.own_flags(shift)
        } else {
            let combined = self.grouped(kind);
            self.mask_of(combined, self.op.channel_offset.into())
        };
        if self.op.predicate_inverse { self.unary(Un::Not, row) } else { row }
    }

    fn own_flags(&mut self, shift: u32) -> Row {
        if !self.op.wide && self.channels() > 1 {
            let known = |part: u32| {
                let flags = &self.recording.known.flags;
                flags.iter().find(|known| known.0 == shift + 8 * part).map(|known| known.1)
            };
            match (known(0), known(1)) {
                (Some(first), _) if self.parts() == 1 => return Row { parts: [first; 2] },
                (Some(first), Some(second)) => return Row { parts: [first, second] },
                _ => {}
            }
        }
        let flags = self.flags();
        if shift + self.channels() <= 64 {
            return self.mask_of(flags, shift);
        }
        let flags = self.scalar(Scalar::RotateRight, flags, shift.into());
        self.mask_of(flags, 0)
    }

    /// Flag bits of the operation's channels as a scalar, before inversion; more than its channels have no meaning.
    fn predicate_scalar(&mut self, kind: PredicateKind) -> Value {
        if kind == PredicateKind::Normal {
            let flags = self.flags();
            return self.scalar(Scalar::RotateRight, flags, self.op.flag_shift.into());
        }
        let combined = self.grouped(kind);
        self.scalar(Scalar::Shr, combined, self.op.channel_offset.into())
    }

    /// Bits of groups of channels, from the first channel of the flag register on.
    fn grouped(&mut self, kind: PredicateKind) -> Value {
        let offset = u32::from(self.op.channel_offset);
        let base = u32::from(self.op.flag_shift).wrapping_sub(offset) & 63;
        let flags = self.flags();
        let all = u64::from(u32::MAX);
        let bits = self.scalar(Scalar::RotateRight, flags, base.into());
        let bits = self.scalar(Scalar::And, bits, all);
        match kind {
            PredicateKind::None | PredicateKind::Normal => bits,
            PredicateKind::AnyVertical | PredicateKind::AllVertical => {
                let other = self.scalar(Scalar::RotateRight, flags, (base ^ 32).into());
                let op = if kind == PredicateKind::AnyVertical { Scalar::Or } else { Scalar::And };
                self.code().scalar(op, bits, other)
            }
            PredicateKind::Any(size) => self.any_of(bits, size.into()),
            PredicateKind::All(size) => {
                let opposite = self.scalar(Scalar::Xor, bits, all);
                let some_off = self.any_of(opposite, size.into());
                self.scalar(Scalar::Xor, some_off, all)
            }
            PredicateKind::Replicate(component) => {
                let down = self.scalar(Scalar::Shr, bits, u64::from(component & 3));
                let chosen = self.scalar(Scalar::And, down, 0x1111_1111);
                self.scalar(Scalar::Mul, chosen, 0xf)
            }
        }
    }

    /// For each aligned group of `size` bits all of them where one is set.
    fn any_of(&mut self, bits: Value, size: u32) -> Value {
        let size = size.clamp(1, 32);
        let mut gathered = bits;
        let mut distance = 1;
        while distance < size {
            let down = self.scalar(Scalar::Shr, gathered, distance.into());
            gathered = self.code().scalar(Scalar::Or, gathered, down);
            distance *= 2;
        }
        let firsts = (0..32).step_by(size as usize).fold(0, |bits, first| bits | 1u64 << first);
        let firsts = self.scalar(Scalar::And, gathered, firsts);
        self.scalar(Scalar::Mul, firsts, (1 << size) - 1)
    }

    /// Channels that the operation may write.
    fn enabled(&mut self) -> Enabled {
        let op = self.op;
        let mut chosen = None;
        if !op.no_mask && !self.recording.all_active {
            chosen = Some(self.active());
        }
        if op.predicate != PredicateKind::None {
            let predicate = self.predicate_row(op.predicate);
            chosen = Some(match chosen {
                Some(active) => self.binary(Bin::And, active, predicate),
                None => predicate,
            });
        }
        Enabled { lanes: op.size_mask, chosen }
    }

    /// Bits of a mask as a scalar.
    fn bits_of(&mut self, mask: Row) -> Value {
        let wide = self.op.wide;
        let mut bits = None;
        for part in (0..self.parts()).rev() {
            let op =
                if wide { ir::Op::MaskBits64(mask.parts[part]) } else { ir::Op::MaskBits(mask.parts[part]) };
            let own = self.code().push(op);
            bits = Some(match bits {
                None => own,
                Some(above) => {
                    let above = self.scalar(Scalar::Shl, above, self.part_channels().into());
                    self.code().scalar(Scalar::Or, above, own)
                }
            });
        }
        let bits = bits.unwrap_or(mask.parts[0]);
        self.scalar(Scalar::And, bits, self.op.size_mask.into())
    }

    /// Sets the flags of enabled channels.
    fn put_flags(&mut self, truth: Row) {
        if self.changes_flags {
            self.failed = true;
            return;
        }
        let enabled = self.enabled();
        let shift = u64::from(self.op.flag_shift);
        let before = self.flags();
        let truth_bits = self.bits_of(truth);
        let (kept, set) = match enabled.chosen {
            None => {
                let field = u64::from(enabled.lanes).rotate_left(shift as u32);
                (self.scalar(Scalar::And, before, !field), truth_bits)
            }
            Some(chosen) => {
                let field = self.bits_of(chosen);
                let set = self.code().scalar(Scalar::And, truth_bits, field);
                let field = self.scalar(Scalar::RotateRight, field, (64 - shift) & 63);
                (self.code().scalar(Scalar::AndNot, before, field), set)
            }
        };
        let set = self.scalar(Scalar::RotateRight, set, (64 - shift) & 63);
        let after = self.code().scalar(Scalar::Or, kept, set);
        self.effects.push(Effect::Scalar(Place::state(image::FLAGS), Width::B8, after));
        // What is known of other flags stays so.
        let end = shift as u32 + self.channels();
        self.changes_flags = true;
        self.flags = self.recording.known.flags.clone();
        self.flags.retain(|known| known.0 >= end || known.0 + 8 <= shift as u32);
        if end > 64 {
            self.flags.clear();
        }
        let whole = matches!(enabled.lanes, 0xff | 0xffff) && enabled.chosen.is_none();
        if whole && !self.op.wide && end <= 64 {
            for part in 0..self.parts() {
                self.flags.push((shift as u32 + 8 * part as u32, truth.parts[part]));
            }
        }
    }
}
