//! Pixel kernels that do nothing but copy: each pixel fetches one texel, whose place follows from its own place alone, and
//! writes it to its render target.
//!
//! Source: [skl.7:PS Thread Payload for Normal Dispatch]. What instructions compute is not asked here, only what each value
//! is computed from: values with the same history are the same function of the same things. From that follows which
//! parameters of the fetch are one function of the column, or of the row, for all pixels, or the same for all. What the
//! functions give is for the threads themselves to say, when a few of them are run.
//!
//! Deliberately absent: flow, predicates, flags, accumulators, address registers: a kernel that has any is none of these.

use crate::Kernel;
use crate::operand::{Fetch, Place};
use crate::region;
use crate::semantics::send::MessageOp;
use hw::Platform;
use hw::message::Target;
use isa::{AccessMode, Addressing, Condition, File, Instruction, Opcode, Predicate, Type};
use ports::{GRF_COUNT, GRF_DWORDS, SendMessage};
use std::collections::HashMap;

/// Bytes of a register.
const REGISTER: usize = GRF_DWORDS * 4;
/// Channels of the widest dispatch.
const LANES: usize = 16;
/// Pixels of a subspan: upper left, upper right, lower left, lower right.
const PIXELS: usize = 4;
/// Instructions of the longest kernel that is looked at.
const LONGEST: usize = 64;

/// A kernel of a draw.
#[derive(Clone, Copy)]
pub struct Form<'k> {
    /// The kernel.
    pub kernel: &'k Kernel,
    /// Pixels of a thread, 8 or 16.
    pub lanes: usize,
    /// From this register on all threads of an object start with the same values.
    pub first_uniform: usize,
}

/// What a parameter of the fetch depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Varies {
    /// On nothing: it is the same for all pixels of an object.
    Never,
    /// On the column of the pixel.
    ByColumn,
    /// On its row.
    ByRow,
}

/// A parameter, and its histories for the pixels of a subspan.
type Parameter = (Varies, [u32; PIXELS]);

/// The two messages of a kernel that copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Messages {
    /// The fetch.
    pub fetch: SendMessage,
    /// The write.
    pub write: SendMessage,
}

/// What the kernels of a draw have in common that all copy in the same way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copies {
    /// The parameters of the fetch in their order.
    pub parameters: Vec<Varies>,
    /// The messages of each kernel.
    pub messages: Vec<Messages>,
}

impl Copies {
    /// What kernels copy; `None` when one of them does anything else, or they do not do the same.
    pub fn of(forms: &[Form], platform: &Platform) -> Option<Self> {
        let mut histories = Histories::default();
        let mut common: Option<Vec<Parameter>> = None;
        let mut all = Vec::new();
        for form in forms {
            let (parameters, messages) = Walk::new(form, &mut histories).run(form, platform)?;
            if *common.get_or_insert_with(|| parameters.clone()) != parameters {
                return None;
            }
            all.push(messages);
        }
        let parameters = common?.iter().map(|(varies, _)| *varies).collect();
        Some(Self { parameters, messages: all })
    }
}

/// Where a value came from.
#[derive(Clone, PartialEq, Eq, Hash)]
enum History {
    /// The column of the pixel's subspan.
    Column,
    /// Its row.
    Row,
    /// A byte that is the same for all threads of an object, counted from the first such register.
    Uniform(usize),
    Constant(Type, u64),
    /// Bytes of other values.
    Join(Vec<(u32, u8)>),
    /// An instruction and its operands.
    Result {
        opcode: Opcode,
        saturate: bool,
        type_: Type,
        sources: Vec<(Type, [bool; 3], u32)>,
    },
    /// A channel of the texel.
    Texel(usize),
}

/// Histories by number.
#[derive(Default)]
struct Histories(HashMap<History, u32>);

impl Histories {
    fn number(&mut self, history: History) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry(history).or_insert(next)
    }
}

/// A value, and what it was computed from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Value {
    history: u32,
    /// Subspans whose column and row count.
    columns: u8,
    rows: u8,
    /// Channels that had to be enabled.
    lanes: u32,
    /// Something else counts that is another in each thread.
    varies: bool,
}

impl Value {
    /// A value computed from this one, among others.
    fn and(self, other: Self) -> Self {
        Value {
            history: 0,
            columns: self.columns | other.columns,
            rows: self.rows | other.rows,
            lanes: self.lanes | other.lanes,
            varies: self.varies || other.varies,
        }
    }
}

/// A byte of the GRF: which one it is of a value of so many bytes.
#[derive(Clone, Copy, Default)]
struct Byte {
    value: Value,
    index: u8,
    size: u8,
}

/// Instructions whose channels only see their own elements of the sources, and all that their operands say.
fn is_plain(opcode: Opcode) -> bool {
    use Opcode as O;
    matches!(
        opcode,
        O::Mov
            | O::Add
            | O::Mul
            | O::Mad
            | O::Frc
            | O::Rndd
            | O::Rndu
            | O::Rnde
            | O::Rndz
            | O::And
            | O::Or
            | O::Xor
            | O::Not
            | O::Shl
            | O::Shr
            | O::Asr
    )
}

struct Walk<'h> {
    histories: &'h mut Histories,
    grf: Vec<Byte>,
}

impl<'h> Walk<'h> {
    /// What threads start with.
    fn new(form: &Form, histories: &'h mut Histories) -> Self {
        let unknown = Byte { value: Value { varies: true, ..Value::default() }, index: 0, size: 1 };
        let mut walk = Self { histories, grf: vec![unknown; GRF_COUNT * REGISTER] };
        let first = form.first_uniform * REGISTER;
        for at in first..walk.grf.len() {
            let history = walk.histories.number(History::Uniform(at - first));
            walk.put(at, 1, Value { history, ..Value::default() });
        }
        let (column, row) = (walk.histories.number(History::Column), walk.histories.number(History::Row));
        for subspan in 0..form.lanes / PIXELS {
            let at = REGISTER + 8 + 4 * subspan;
            walk.put(at, 2, Value { history: column, columns: 1 << subspan, ..Value::default() });
            walk.put(at + 2, 2, Value { history: row, rows: 1 << subspan, ..Value::default() });
        }
        walk
    }

    fn put(&mut self, at: usize, size: usize, value: Value) {
        for index in 0..size {
            if let Some(byte) = self.grf.get_mut(at + index) {
                *byte = Byte { value, index: index as u8, size: size as u8 };
            }
        }
    }

    fn get(&mut self, at: usize, size: usize) -> Option<Value> {
        let bytes = self.grf.get(at..at + size)?;
        let first = bytes[0];
        let is_whole = |(index, byte): (usize, &Byte)| {
            byte.value == first.value && usize::from(byte.index) == index && usize::from(byte.size) == size
        };
        if bytes.iter().enumerate().all(is_whole) {
            return Some(first.value);
        }
        let all = bytes.iter().fold(Value::default(), |all, byte| all.and(byte.value));
        let parts = bytes.iter().map(|byte| (byte.value.history, byte.index)).collect();
        Some(Value { history: self.histories.number(History::Join(parts)), ..all })
    }

    /// Follows the kernel to its end.
    fn run(mut self, form: &Form, platform: &Platform) -> Option<(Vec<Parameter>, Messages)> {
        let code = form.kernel.code();
        let (mut at, mut fetched) = (0, None);
        for _ in 0..LONGEST {
            let mut bytes = [0; 16];
            let rest = code.get(at..).filter(|rest| !rest.is_empty())?;
            let length = rest.len().min(16);
            bytes[..length].copy_from_slice(&rest[..length]);
            let instruction = isa::decode(platform, &bytes).ok()?;
            at += usize::from(instruction.length_bytes.clamp(8, 16));
            let is_open = instruction.predicate == Predicate::None
                && instruction.condition == Condition::None
                && !instruction.accumulator_write
                && !instruction.debug;
            match instruction.opcode {
                _ if !is_open => return None,
                Opcode::Nop => {}
                opcode if opcode.is_message() => {
                    let message = MessageOp::new(&instruction).known(0, 0)?;
                    let is_whole = usize::from(message.execution_size) == form.lanes
                        && instruction.channel_offset == 0
                        && !instruction.no_mask
                        && !message.header_present;
                    if !is_whole {
                        return None;
                    }
                    match fetched.take() {
                        None => fetched = Some((self.fetch(&message, form.lanes)?, message)),
                        Some((parameters, fetch)) => {
                            self.check_write(&message, form.lanes)?;
                            return Some((parameters, Messages { fetch, write: message }));
                        }
                    }
                }
                opcode if is_plain(opcode) => self.compute(&instruction)?,
                _ => return None,
            }
        }
        None
    }

    /// Follows an instruction.
    fn compute(&mut self, instruction: &Instruction) -> Option<()> {
        let destination = &instruction.destination;
        let is_direct = destination.file == File::Grf && destination.addressing == Addressing::Direct;
        let is_align16 = instruction.access_mode == AccessMode::Align16 || instruction.source_count == 3;
        if !is_direct || is_align16 && destination.write_mask != 0xf {
            return None;
        }
        let size = destination.type_.bytes() as usize;
        let stride = if is_align16 { 1 } else { usize::from(destination.stride).max(1) };
        let base = usize::from(destination.register) * REGISTER + usize::from(destination.subregister_bytes);
        let channels = usize::from(instruction.execution_size);
        let mut results = Vec::with_capacity(channels);
        for first in (0..channels).step_by(LANES) {
            let here = (channels - first).min(LANES);
            let sources = &instruction.source[..usize::from(instruction.source_count).min(3)];
            let mut values = vec![(Vec::new(), Value::default()); here];
            for (index, source) in sources.iter().enumerate() {
                let modifiers = [source.negate, source.absolute, false];
                if source.file == File::Immediate {
                    let operand = region::source(instruction, index, first as u32, here as u32, false, false);
                    for (channel, (sources, _)) in values.iter_mut().enumerate() {
                        let constant = match &operand.place {
                            Place::Constants(values) if operand.fetch == Fetch::Gather => values[channel],
                            _ => source.immediate,
                        };
                        let history = self.histories.number(History::Constant(source.type_, constant));
                        sources.push((source.type_, modifiers, history));
                    }
                    continue;
                }
                if source.file != File::Grf || source.addressing != Addressing::Direct {
                    return None;
                }
                let offsets = region::offsets(instruction, source, first as u32);
                for ((sources, all), at) in values.iter_mut().zip(offsets) {
                    let value = self.get(at as usize, source.type_.bytes() as usize)?;
                    *all = all.and(value);
                    sources.push((source.type_, modifiers, value.history));
                }
            }
            for (channel, (sources, all)) in values.into_iter().enumerate() {
                let history = self.histories.number(History::Result {
                    opcode: instruction.opcode,
                    saturate: instruction.saturate,
                    type_: destination.type_,
                    sources,
                });
                let channel = u32::from(instruction.channel_offset) + (first + channel) as u32;
                let lane = if instruction.no_mask { 0 } else { 1_u32.checked_shl(channel)? };
                results.push(Value { history, lanes: all.lanes | lane, ..all });
            }
        }
        for (channel, value) in results.into_iter().enumerate() {
            self.put(base + channel * stride * size, size, value);
        }
        Some(())
    }

    /// The parameters of the fetch, and its response.
    fn fetch(&mut self, message: &SendMessage, lanes: usize) -> Option<Vec<Parameter>> {
        let each = lanes / 8;
        let length = usize::from(message.response_length);
        if message.shared_function != Target::Sampler as u8 || message.end_of_thread || length != 4 * each {
            return None;
        }
        let mut parameters = Vec::new();
        for first in (0..message.total_length()).step_by(each) {
            let mut values = [Value::default(); LANES];
            for (lane, value) in values.iter_mut().enumerate().take(lanes) {
                let register = message.payload(first + lane / 8);
                *value = self.get(register * REGISTER + lane % 8 * 4, 4)?;
            }
            parameters.push(varies(&values[..lanes])?);
        }
        for channel in 0..4 {
            let history = self.histories.number(History::Texel(channel));
            for lane in 0..lanes {
                let register = usize::from(message.response_grf) + channel * each + lane / 8;
                let value = Value { history, lanes: 1 << lane, ..Value::default() };
                self.put(register * REGISTER + lane % 8 * 4, 4, value);
            }
        }
        Some(parameters)
    }

    /// The write takes the texels as they are.
    fn check_write(&mut self, message: &SendMessage, lanes: usize) -> Option<()> {
        let each = lanes / 8;
        let is_last = message.shared_function == Target::RenderCache as u8 && message.end_of_thread;
        if !is_last || message.total_length() != 4 * each {
            return None;
        }
        for channel in 0..4 {
            let history = self.histories.number(History::Texel(channel));
            for lane in 0..lanes {
                let register = message.payload(channel * each + lane / 8);
                let value = self.get(register * REGISTER + lane % 8 * 4, 4)?;
                if value != (Value { history, lanes: 1 << lane, ..Value::default() }) {
                    return None;
                }
            }
        }
        Some(())
    }
}

/// What a parameter depends on, and its histories for the pixels of a subspan; `None` when lanes see more than their own
/// place, or when it is not the same function for all.
fn varies(values: &[Value]) -> Option<Parameter> {
    let histories = std::array::from_fn(|pixel| values.get(pixel).map_or(0, |value| value.history));
    let is_own = values.iter().enumerate().all(|(lane, value)| {
        let subspan = 1 << (lane / PIXELS);
        !value.varies
            && (value.columns | value.rows) & !subspan == 0
            && value.lanes & !(1 << lane) == 0
            && value.history == histories[lane % PIXELS]
    });
    let all = values.iter().fold(Value::default(), |all, &value| all.and(value));
    let [upper_left, upper_right, lower_left, lower_right] = histories;
    let varies = match (all.columns != 0, all.rows != 0) {
        _ if !is_own => return None,
        (false, false) if histories == [upper_left; PIXELS] => Varies::Never,
        (true, false) if [upper_left, upper_right] == [lower_left, lower_right] => Varies::ByColumn,
        (false, true) if [upper_left, lower_left] == [upper_right, lower_right] => Varies::ByRow,
        _ => return None,
    };
    Some((varies, histories))
}

#[cfg(test)]
#[path = "tests/copies.rs"]
mod tests;
