//! One pre-decoded operation: what it is, its operands, and the handler that performs it.
//!
//! Source: [skl.7:Execution Unit ISA], [skl.7:Predication]. [`crate::kernel`] makes them, [`crate::select`] chooses their
//! handlers, [`crate::interp`] performs them.

use crate::context::ImageMove;
use crate::narrow::Narrow;
use crate::operand::{Operand, Output, Store};
use crate::record::Recorder;
use crate::semantics::Operation;
use crate::semantics::flow::FlowOp;
use crate::semantics::send::MessageOp;
use crate::simd::{Baseline, Body, One, Simd, Unit};
use crate::thread::Thread;
use crate::wide::Wide;
use isa::{Condition, Instruction, Predicate};
use std::marker::PhantomData;

/// Performs one operation on one thread.
pub(crate) type Handler = fn(&Op, &mut Thread);
/// Writes down what one operation does.
pub(crate) type Record = fn(&mut Recorder);

/// What an operation means, to each of those who want to know.
#[derive(Clone, Copy)]
pub(crate) struct Meaning {
    pub(crate) run: Handler,
    pub(crate) record: Record,
}

/// Predicate control, independent of the access mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PredicateKind {
    /// Not predicated.
    None,
    /// The channel's own flag bit.
    Normal,
    /// The bits of both flag registers, either.
    AnyVertical,
    /// The bits of both flag registers, both.
    AllVertical,
    /// Any bit of an aligned group of this many channels.
    Any(u8),
    /// All bits of such a group.
    All(u8),
    /// One component's bit for the group of four.
    Replicate(u8),
}

/// What the interpreter does with an operation.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Calls its handler.
    Compute,
    /// The same after bringing the instruction pointer and the timestamp up to date, which it reads.
    Observe,
    /// The same, then jumps to the instruction pointer it wrote.
    SetIp,
    /// The same; it may have raised an exception or left the system routine.
    Control,
    /// Moves a part of the state that only contexts have.
    Image(ImageMove),
    /// The instruction behind it has its breakpoint bit set.
    Breakpoint,
    /// Channels that wait here become active again.
    Rejoin,
    /// Flow control.
    Flow(Box<FlowOp>),
    /// A message.
    Message(Box<MessageOp>),
    /// Waits for notification register n0.(0).
    Wait(u8),
    /// An instruction that is not built: a named Gap of this system when it is reached, no effect.
    Unbuilt(&'static str, &'static str),
    /// No instruction is here: the opcode is illegal.
    Illegal,
    /// No instruction is here: the kernel ends or is not mapped.
    Unmapped,
}

/// One pre-decoded operation on at most 16 channels.
#[derive(Clone)]
pub struct Op {
    pub(crate) run: Handler,
    /// The unit that `run` is compiled for.
    pub(crate) unit: Unit,
    /// Operations from here on that are only to be called, this one included.
    pub(crate) run_length: u32,
    /// What those, or this one, take off the budget: one for each instruction, however many operations it became, and
    /// one for the look itself. The same on every unit.
    pub(crate) cost: u32,
    /// One bit for each channel of the operation.
    pub(crate) size_mask: u32,
    pub(crate) channel_offset: u8,
    /// Position of the flag bit of the first channel in the 64 bits of f1:f0.
    pub(crate) flag_shift: u8,
    pub(crate) accumulator_lane: u8,
    pub(crate) shift_mask: u8,
    pub(crate) shift_keep: u64,
    pub(crate) no_mask: bool,
    pub(crate) predicate: PredicateKind,
    /// Predicate of a selection.
    pub(crate) selection: PredicateKind,
    pub(crate) predicate_inverse: bool,
    pub(crate) saturate: bool,
    pub(crate) unsigned: bool,
    pub(crate) accumulator_write: bool,
    pub(crate) integer_destination: bool,
    /// It sets modes in cr0.0 and does nothing else.
    pub(crate) sets_modes: bool,
    /// A source is the timestamp register.
    pub(crate) reads_clock: bool,
    /// All operands are half floats: a fused result is rounded once.
    pub(crate) only_halves: bool,
    /// The result is a float that was flushed as the mode says.
    pub(crate) flushed_result: bool,
    pub(crate) condition: Condition,
    pub(crate) destination: Output,
    pub(crate) sources: [Operand; 3],
    /// Special accumulators of the sources and the destination of a macro step.
    pub(crate) extensions: [u8; 4],
    pub(crate) ip_bytes: u32,
    pub(crate) kind: Kind,
    /// Writes down what it computes; `None` for what only its handler can do.
    pub(crate) record: Option<Record>,
    /// Lanes have 64 bits.
    pub(crate) wide: bool,
    /// The pieces of an operation that has some, see [`Op::together`].
    pieces: Box<[Op]>,
}

/// Performs the pieces of [`Op::together`].
fn run_pieces(op: &Op, thread: &mut Thread) {
    let before = thread.grf.clone();
    let mut after = before.clone();
    for piece in &op.pieces {
        (piece.run)(piece, thread);
        // No two of them write the same byte.
        for ((after, now), before) in after.dwords.iter_mut().zip(&thread.grf.dwords).zip(&before.dwords) {
            *after ^= now ^ before;
        }
        thread.grf.dwords = before.dwords;
    }
    thread.grf = after;
}

struct Apply<'a, O, L> {
    lanes: L,
    operation: PhantomData<&'a O>,
}

impl<O: Operation, L: crate::lanes::Lanes> Body for Apply<'_, O, L> {
    #[inline(always)]
    fn call(mut self) {
        O::run(&mut self.lanes);
    }
}

fn narrow<S: Simd, O: Operation, const H: usize, const PLAIN: bool>(op: &Op, thread: &mut Thread) {
    if PLAIN && thread.special_float {
        return narrow::<S, O, H, false>(op, thread);
    }
    // The pre-decoder chose this handler because the unit is there.
    if let Some(simd) = S::of(op.unit) {
        simd.vectorize(Apply::<O, _> {
            lanes: Narrow::<S, H, PLAIN> { vector: simd, op, thread },
            operation: PhantomData,
        });
    }
}

fn scalar<O: Operation>(op: &Op, thread: &mut Thread) {
    O::run(&mut Narrow::<One, 1, false> { vector: One, op, thread });
}

fn wide<O: Operation>(op: &Op, thread: &mut Thread) {
    O::run(&mut Wide { op, thread });
}

fn nothing(_: &Op, _: &mut Thread) {}

fn recorded<O: Operation>(recorder: &mut Recorder) {
    O::run(recorder);
}

/// For 32-bit lanes of an operation that is not frequent: at most 8 channels.
pub(crate) fn rare_meaning<S: Simd, O: Operation>() -> Meaning {
    Meaning { run: narrow::<S, O, 1, false>, record: recorded::<O> }
}

/// For 32-bit lanes of a frequent operation: at most 16 channels, with a short form when it [`is_plain`].
pub(crate) fn narrow_meaning<S: Simd, O: Operation>(op: &Op, channels: u32) -> Meaning {
    let run = match channels {
        1 => scalar::<O>,
        2..=8 if S::PREFERRED && is_plain(op) => narrow::<S, O, 1, true>,
        2..=8 => narrow::<S, O, 1, false>,
        _ if S::PREFERRED && is_plain(op) => narrow::<S, O, 2, true>,
        _ if S::PREFERRED => narrow::<S, O, 2, false>,
        _ => narrow::<S, O, 1, false>,
    };
    Meaning { run, record: recorded::<O> }
}

/// What [`Narrow`]'s plain form promises.
fn is_plain(op: &Op) -> bool {
    let half = |type_| type_ == isa::Type::Hf;
    !op.saturate
        && op.condition == Condition::None
        && !op.accumulator_write
        && op.destination.store == crate::operand::Store::Row
        && op.sources.iter().all(|source| {
            !source.modified && source.fetch != crate::operand::Fetch::Gather && !half(source.type_)
        })
}

/// For 64-bit lanes on at most 8 channels.
pub(crate) fn wide_meaning<O: Operation>() -> Meaning {
    Meaning { run: wide::<O>, record: recorded::<O> }
}

impl Op {
    pub(crate) fn new(ip_bytes: u32, kind: Kind) -> Self {
        Self {
            run: nothing,
            unit: Unit::Baseline(Baseline::new()),
            run_length: 0,
            cost: 1,
            size_mask: 0,
            channel_offset: 0,
            flag_shift: 0,
            accumulator_lane: 0,
            shift_mask: 31,
            shift_keep: u64::MAX,
            no_mask: false,
            predicate: PredicateKind::None,
            selection: PredicateKind::None,
            predicate_inverse: false,
            saturate: false,
            unsigned: false,
            accumulator_write: false,
            integer_destination: false,
            sets_modes: false,
            reads_clock: false,
            only_halves: false,
            flushed_result: false,
            condition: Condition::None,
            destination: Output::default(),
            sources: Default::default(),
            extensions: [crate::macros::NONE; 4],
            ip_bytes,
            kind,
            record: None,
            wide: false,
            pieces: Box::default(),
        }
    }

    /// Without effect.
    pub(crate) fn is_nothing(&self) -> bool {
        self.record.is_none() && self.size_mask == 0 && self.pieces.is_empty()
    }

    /// An operation of pieces, each of which sees the registers as they were before all.
    pub(crate) fn together(ip_bytes: u32, pieces: Vec<Self>) -> Self {
        let mut op = Self::new(ip_bytes, Kind::Compute);
        op.run = run_pieces;
        // It may go anywhere.
        op.destination.store = Store::Scatter;
        op.pieces = pieces.into_boxed_slice();
        op
    }

    /// Fills what every instruction has, for the channels from `first` on.
    pub(crate) fn controls(&mut self, instruction: &Instruction, first: u32) {
        let size = u32::from(instruction.execution_size).clamp(1, 32);
        let channels = (size - first.min(size - 1)).min(32);
        self.size_mask = u32::MAX >> (32 - channels);
        self.channel_offset = ((u32::from(instruction.channel_offset) + first) & 31) as u8;
        self.flag_shift = ((u32::from(instruction.flag_register & 1) * 32
            + u32::from(instruction.flag_subregister & 1) * 16
            + u32::from(self.channel_offset))
            & 63) as u8;
        self.no_mask = instruction.no_mask;
        self.predicate = predicate_kind(instruction.predicate);
        self.predicate_inverse = instruction.predicate_inverse;
        self.condition = instruction.condition;
        self.saturate = instruction.saturate;
        self.accumulator_write = instruction.accumulator_write;
    }
}

fn predicate_kind(predicate: Predicate) -> PredicateKind {
    match predicate {
        Predicate::None => PredicateKind::None,
        Predicate::Normal => PredicateKind::Normal,
        Predicate::AnyV => PredicateKind::AnyVertical,
        Predicate::AllV => PredicateKind::AllVertical,
        Predicate::Any2H => PredicateKind::Any(2),
        Predicate::All2H => PredicateKind::All(2),
        Predicate::Any4H | Predicate::Any4 => PredicateKind::Any(4),
        Predicate::All4H | Predicate::All4 => PredicateKind::All(4),
        Predicate::Any8H => PredicateKind::Any(8),
        Predicate::All8H => PredicateKind::All(8),
        Predicate::Any16H => PredicateKind::Any(16),
        Predicate::All16H => PredicateKind::All(16),
        Predicate::Any32H => PredicateKind::Any(32),
        Predicate::All32H => PredicateKind::All(32),
        Predicate::ReplicateX => PredicateKind::Replicate(0),
        Predicate::ReplicateY => PredicateKind::Replicate(1),
        Predicate::ReplicateZ => PredicateKind::Replicate(2),
        Predicate::ReplicateW => PredicateKind::Replicate(3),
    }
}
