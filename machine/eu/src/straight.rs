//! Straight code, described so plainly that somebody else can run it faster.
//!
//! Source: house rule of one meaning: what an operation does is said in [`crate::semantics`]; here is only which of them
//! are in their simple form. A [`Translator`] may make host code of a run of operations; the interpreter uses it where
//! what the code takes for granted holds, and performs the operations one by one where it does not.

use crate::op::{Op, PredicateKind};
use crate::operand::{Fetch, Operand, Place, Store};
use crate::thread::Thread;
use isa::{Condition, Instruction, Opcode, Type};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// What an operation computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Core {
    MoveFloat,
    MoveInt,
    AddFloat,
    MulFloat,
    MadFloat,
    MinFloat,
    MaxFloat,
    AddInt,
    MulInt,
    MadInt,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Asr,
    CompareFloat,
    CompareInt,
    Select,
    Inverse,
    SquareRoot,
    InverseSquareRoot,
    AddDouble,
    MulDouble,
    MadDouble,
}

impl Core {
    /// The core of an instruction as the pre-decoder sees it; `None` for what is always performed by its handler.
    pub(crate) fn of(instruction: &Instruction, wide: bool, float: bool) -> Option<Self> {
        use Opcode as O;
        use isa::MathFunction as M;
        if wide {
            let doubles = instruction.destination.type_ == Type::Df
                && instruction.source[..usize::from(instruction.source_count).min(3)]
                    .iter()
                    .all(|source| source.type_ == Type::Df);
            return match instruction.opcode {
                O::Add if doubles => Some(Core::AddDouble),
                O::Mul if doubles => Some(Core::MulDouble),
                O::Mad if doubles => Some(Core::MadDouble),
                _ => None,
            };
        }
        let by_type = |floats, ints| if float { floats } else { ints };
        Some(match (instruction.opcode, instruction.condition) {
            (O::Mov | O::Movi, _) => by_type(Core::MoveFloat, Core::MoveInt),
            (O::Add, _) => by_type(Core::AddFloat, Core::AddInt),
            (O::Mul, _) => by_type(Core::MulFloat, Core::MulInt),
            (O::Mad, _) => by_type(Core::MadFloat, Core::MadInt),
            (O::And, _) => Core::And,
            (O::Or, _) => Core::Or,
            (O::Xor, _) => Core::Xor,
            (O::Shl, _) => Core::Shl,
            (O::Shr, _) => Core::Shr,
            (O::Asr, _) if instruction.source[0].type_ == Type::D => Core::Asr,
            (O::Cmp, _) => by_type(Core::CompareFloat, Core::CompareInt),
            (O::Sel, Condition::None) => Core::Select,
            (O::Sel, Condition::Less) if float => Core::MinFloat,
            (O::Sel, Condition::GreaterOrEqual) if float => Core::MaxFloat,
            (O::Math, _) => match instruction.math {
                M::Inv => Core::Inverse,
                M::Sqrt => Core::SquareRoot,
                M::Rsq => Core::InverseSquareRoot,
                _ => return None,
            },
            _ => return None,
        })
    }

    fn sources(self) -> usize {
        match self {
            Core::MoveFloat | Core::MoveInt | Core::Inverse | Core::SquareRoot | Core::InverseSquareRoot => 1,
            Core::MadFloat | Core::MadInt | Core::MadDouble => 3,
            _ => 2,
        }
    }

    fn is_compare(self) -> bool {
        matches!(self, Core::CompareFloat | Core::CompareInt)
    }

    fn is_double(self) -> bool {
        matches!(self, Core::AddDouble | Core::MulDouble | Core::MadDouble)
    }

    /// Its operands are floats, so that denormals may be flushed.
    pub fn is_float(self) -> bool {
        use Core::*;
        matches!(
            self,
            MoveFloat
                | AddFloat
                | MulFloat
                | MadFloat
                | MinFloat
                | MaxFloat
                | CompareFloat
                | Inverse
                | SquareRoot
                | InverseSquareRoot
        ) || self.is_double()
    }
}

/// Where the lanes of a source are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lanes {
    /// In consecutive elements from this byte of the GRF, which begins a register (of halves: half a register).
    Row(u16),
    /// All in the element at this byte of the GRF.
    Splat(u16),
    /// All these bits.
    Immediate(u64),
    /// In consecutive words from this byte of the GRF, zero or sign extended.
    Words(u16, bool),
}

/// A source in its simple form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlainSource {
    /// Where its lanes are.
    pub lanes: Lanes,
    /// Negate (of logic operations: invert).
    pub negate: bool,
    /// Absolute value.
    pub absolute: bool,
    /// No denormal can be here.
    pub clean: bool,
}

/// Where the result goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Only into flags.
    Nowhere,
    /// Into consecutive elements from this byte of the GRF, which begins a register unless there is only one.
    Row(u16),
    /// The same after conversion of signed integers to floats.
    RowOfFloats(u16),
}

/// An operation in its simple form: whole registers or one DWord, no accumulator, all channels of its size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain {
    /// What it computes.
    pub core: Core,
    /// Sources, as many as `core` has.
    pub sources: [PlainSource; 3],
    /// How many of them there are.
    pub source_count: usize,
    /// Destination.
    pub target: Target,
    /// 1, 8 or 16; one is that of any DWord of a register.
    pub channels: u32,
    /// Elements are half floats.
    pub halves: bool,
    /// The relation of a comparison.
    pub condition: Condition,
    /// Integers are unsigned.
    pub unsigned: bool,
    /// The result is clamped to 0 to 1.
    pub saturate: bool,
    /// A flag bit for each channel chooses (selections) or allows the write (everything else).
    pub predicated: bool,
    /// The flag bits are inverted.
    pub predicate_inverse: bool,
    /// Bit of f1:f0 of the first channel, a multiple of 8; the bits do not wrap.
    pub flag_shift: u32,
    /// Channels of the thread that must be active; 0 when the operation does not ask.
    pub needs_active: u32,
}

/// Float modes that host code is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// 32-bit denormals are kept, else flushed.
    pub keep_f32: bool,
    /// 64-bit denormals are kept.
    pub keep_f64: bool,
    /// Half-float denormals are kept.
    pub keep_f16: bool,
}

/// Operations to be performed one after the other.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    ops: &'a [Op],
}

impl<'a> Run<'a> {
    /// How many there are.
    pub fn len(self) -> usize {
        self.ops.len()
    }

    /// True for none.
    pub fn is_empty(self) -> bool {
        self.ops.is_empty()
    }

    /// Operation `index` in its simple form, when it has one.
    pub fn plain(self, index: usize) -> Option<Plain> {
        self.ops.get(index)?.plain()
    }

    /// Performs operation `index` by its handler.
    pub fn perform(self, index: usize, thread: &mut Thread) {
        if let Some(op) = self.ops.get(index) {
            (op.run)(op, thread);
        }
    }
}

/// Host code for a run. Whoever calls it has checked that the float mode is the one it was made for and no special one,
/// and that all channels that its operations need are active.
pub trait Translated: Send + Sync {
    /// Performs the run that it was made from.
    fn run(&self, run: Run, thread: &mut Thread);
}

/// Makes host code.
pub trait Translator: Send + Sync {
    /// Host code for a run; `None` when that is not worth it.
    fn translate(&self, run: Run, mode: Mode) -> Option<Box<dyn Translated>>;
}

/// How often a run is performed before it is translated. It must not depend on the host: which of several NaNs a fused
/// operation hands on may differ between handler and host code.
const HOT: u32 = 16;
/// Shorter runs are not worth the call.
const SHORTEST: usize = 3;

struct Ready {
    mode: Mode,
    needs_active: u32,
    code: Box<dyn Translated>,
}

/// What is known of the run that begins at one position.
#[derive(Default)]
struct Slot {
    count: AtomicU32,
    ready: OnceLock<Option<Ready>>,
}

/// Translations of a kernel.
pub(crate) struct Straight {
    translator: &'static dyn Translator,
    slots: Box<[Slot]>,
}

impl Straight {
    pub(crate) fn new(translator: &'static dyn Translator, positions: usize) -> Self {
        Self { translator, slots: (0..positions).map(|_| Slot::default()).collect() }
    }

    /// Whether it is known how the run at `position` is performed from now on.
    #[inline]
    pub(crate) fn is_decided(&self, position: u32) -> bool {
        self.slots.get(position as usize).is_none_or(|slot| slot.ready.get().is_some())
    }

    /// Performs the run at `position`; false when its operations have to be performed one by one.
    #[inline]
    pub(crate) fn run(&self, position: u32, ops: &[Op], thread: &mut Thread) -> bool {
        let Some(slot) = self.slots.get(position as usize) else { return false };
        let ready = match slot.ready.get() {
            Some(ready) => ready,
            None => return self.warm(slot, ops, thread),
        };
        match ready {
            Some(ready)
                if thread.active & ready.needs_active == ready.needs_active
                    && !thread.special_float
                    && ready.mode == mode(thread) =>
            {
                ready.code.run(Run { ops }, thread);
                true
            }
            _ => false,
        }
    }

    #[cold]
    fn warm(&self, slot: &Slot, ops: &[Op], thread: &Thread) -> bool {
        if thread.special_float || slot.count.fetch_add(1, Ordering::Relaxed) < HOT {
            return false;
        }
        slot.ready.get_or_init(|| {
            if ops.len() < SHORTEST {
                return None;
            }
            let (run, mode) = (Run { ops }, mode(thread));
            let needs_active =
                ops.iter().filter_map(Op::plain).fold(0, |all, plain| all | plain.needs_active);
            self.translator.translate(run, mode).map(|code| Ready { mode, needs_active, code })
        });
        false
    }
}

fn mode(thread: &Thread) -> Mode {
    Mode {
        keep_f32: thread.float.keep_denormals_f32,
        keep_f64: thread.float.keep_denormals_f64,
        keep_f16: thread.float.keep_denormals_f16,
    }
}

/// Bytes of one register.
const REGISTER: u16 = 32;
const GRF_BYTES: usize = 4096;

impl Op {
    /// The operation in its simple form, when it has one.
    pub fn plain(&self) -> Option<Plain> {
        let core = self.core?;
        let channels = match self.size_mask {
            1 => 1,
            0xff => 8,
            0xffff => 16,
            _ => return None,
        };
        let select = core == Core::Select;
        let predicate = if select { self.selection } else { self.predicate };
        let predicated = match predicate {
            PredicateKind::None => false,
            PredicateKind::Normal => true,
            _ => return None,
        };
        let wraps = u32::from(self.flag_shift) + channels > 64;
        let uses_flags = predicated || core.is_compare();
        let flags_fit = !uses_flags || (self.flag_shift.is_multiple_of(8) && !wraps);
        let condition_fits = core.is_compare() == (self.condition != Condition::None);
        // One channel: neither flags nor other sizes than DWords.
        let one_fits = channels != 1 || !uses_flags && !core.is_double();
        let compare_fits = !core.is_compare() || (!predicated && self.condition != Condition::Overflow);
        if self.accumulator_write
            || select && (!predicated || self.predicate != PredicateKind::None)
            || !flags_fit
            || !condition_fits
            || !compare_fits
            || !one_fits
            || (self.saturate && !core.is_float())
            || (self.saturate && core.is_double())
        {
            return None;
        }
        let count = core.sources();
        let halves = self.only_halves;
        if halves && (!matches!(core, Core::AddFloat | Core::MulFloat | Core::MadFloat) || channels != 16) {
            return None;
        }
        let element = if halves {
            2
        } else if core.is_double() {
            8
        } else {
            4
        };
        let mut sources =
            [PlainSource { lanes: Lanes::Immediate(0), negate: false, absolute: false, clean: true }; 3];
        for (source, operand) in sources.iter_mut().zip(&self.sources).take(count) {
            *source = plain_source(operand, core, element, channels)?;
        }
        let target = self.plain_target(core, &sources[0], element, channels)?;
        if matches!(core, Core::Shr) && self.shift_keep as u32 != u32::MAX
            || matches!(core, Core::Shl | Core::Shr | Core::Asr) && self.shift_mask != 31
        {
            return None;
        }
        let needs_active =
            if self.no_mask { 0 } else { self.size_mask.checked_shl(self.channel_offset.into())? };
        Some(Plain {
            core,
            sources,
            source_count: count,
            target,
            channels,
            halves,
            condition: self.condition,
            unsigned: self.unsigned,
            saturate: self.saturate,
            predicated,
            predicate_inverse: self.predicate_inverse,
            flag_shift: self.flag_shift.into(),
            needs_active,
        })
    }

    fn plain_target(&self, core: Core, first: &PlainSource, element: u16, channels: u32) -> Option<Target> {
        let output = &self.destination;
        let offset = match (&output.store, &output.place) {
            (Store::Null, _) if core.is_compare() => return Some(Target::Nowhere),
            (Store::Row | Store::RowConvert, _) => output.offset,
            (Store::Row16, _) if element == 2 => output.offset,
            (Store::Scatter, Place::Table(table)) if element == 2 => packed(&table[..], 2, channels)?,
            _ => return None,
        };
        if !offset.is_multiple_of(if channels == 1 { element } else { REGISTER })
            || usize::from(offset) + usize::from(element) * channels as usize > GRF_BYTES
        {
            return None;
        }
        match output.store {
            // The host has no conversion of unsigned DWords.
            Store::RowConvert
                if core == Core::MoveInt
                    && output.type_ == Type::F
                    && (!self.unsigned
                        || (matches!(first.lanes, Lanes::Words(_, false)) && !first.negate)) =>
            {
                Some(Target::RowOfFloats(offset))
            }
            Store::RowConvert => None,
            Store::Scatter | Store::Row16 if output.type_ != Type::Hf => None,
            _ => Some(Target::Row(offset)),
        }
    }
}

/// The start of a table of consecutive elements.
fn packed(table: &[u16], size: u16, channels: u32) -> Option<u16> {
    let start = *table.first()?;
    let follows = |(index, &offset): (usize, &u16)| {
        u32::from(offset) == u32::from(start) + index as u32 * u32::from(size)
    };
    table.iter().take(channels as usize).enumerate().all(follows).then_some(start)
}

fn plain_source(operand: &Operand, core: Core, element: u16, channels: u32) -> Option<PlainSource> {
    let lanes = match (operand.fetch, &operand.place) {
        _ if element == 2 && operand.type_ != Type::Hf => return None,
        (Fetch::Row, _) if operand.offset.is_multiple_of(REGISTER) => Lanes::Row(operand.offset),
        (Fetch::Splat, _) => Lanes::Splat(operand.offset),
        (Fetch::Immediate, _) if element != 2 => Lanes::Immediate(operand.bits),
        (Fetch::Gather, Place::Table(table))
            if element == 2 && table.iter().all(|&offset| offset == table[0]) =>
        {
            Lanes::Splat(table[0])
        }
        (Fetch::Gather, Place::Words(start)) if element == 2 && start.is_multiple_of(REGISTER) => {
            Lanes::Row(*start)
        }
        (Fetch::Gather, Place::Words(start))
            if element != 2 && !core.is_float() && matches!(operand.type_, Type::W | Type::Uw) =>
        {
            Lanes::Words(*start, operand.type_ == Type::W)
        }
        _ => return None,
    };
    let span = match lanes {
        Lanes::Row(offset) => usize::from(offset) + usize::from(element) * channels as usize,
        Lanes::Splat(offset) => usize::from(offset) + usize::from(element),
        Lanes::Words(offset, _) => usize::from(offset) + 2 * channels as usize,
        Lanes::Immediate(_) => 0,
    };
    let float = core.is_float();
    if span > GRF_BYTES
        || operand.modified && element == 8
        || (!float && operand.absolute)
        || operand.numeric
        // The type of a selection is not told apart by its core.
        || (core == Core::Select && operand.modified)
        || (element != 2 && operand.type_ == Type::Hf)
    {
        return None;
    }
    Some(PlainSource {
        lanes,
        negate: operand.modified && operand.negate,
        absolute: operand.modified && operand.absolute,
        clean: operand.clean,
    })
}
