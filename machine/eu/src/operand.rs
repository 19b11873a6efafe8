//! Operands as the interpreter uses them: regions resolved to shapes once per kernel.
//!
//! Source: [skl.7:Register Region], [skl.7:Register Region Restrictions], [skl.7:Indirect Addressing],
//! [skl.7:Accumulator Registers].

use crate::thread::{ACCUMULATOR_LANES, Thread, read_bytes, write_bytes};
use isa::Type;
use num::float::{flush_f32, flush_f64};
use num::{
    Events, Rounding, exact, f16_to_f32, f32_to_f16, f32_to_i32, f32_to_u32, f64_to_f16, f64_to_f32,
    f64_to_i64, f64_to_u64,
};

/// Most channels that one pre-decoded operation works on.
pub const ROW: usize = 16;

/// How a source is fetched. The first three need elements of the lane's size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fetch {
    /// Consecutive elements.
    Row,
    /// One element for all channels.
    Splat,
    /// [`Operand::bits`] for all channels.
    Immediate,
    /// Channel by channel, see [`Operand::place`].
    Gather,
}

/// Where the elements of a gathered source or scattered destination are.
#[derive(Clone, Debug)]
pub enum Place {
    /// Nowhere: reads give zero, writes are dropped.
    Null,
    /// At these byte offsets of the GRF.
    Table(Box<[u16; ROW]>),
    /// Words one after another from this byte offset of the GRF on; as many as a row has are in it.
    Words(u16),
    /// Raw elements known at pre-decode.
    Constants(Box<[u64; ROW]>),
    /// Behind the address register.
    Indirect(Indirect),
    /// In an architecture register: its number, byte offset of channel 0 and bytes between channels.
    Arf {
        /// Register type and number.
        register: u8,
        /// Byte offset of the first channel.
        offset: u8,
        /// Bytes from channel to channel.
        stride: u8,
    },
    /// In the accumulator: lane of channel 0 and lanes between channels.
    Accumulator {
        /// Lane of the first channel.
        lane: u8,
        /// Lanes from channel to channel.
        stride: u8,
    },
    /// In one of acc2 to acc9, from channel `first` on: two bits for each channel.
    Extension {
        /// 0 for acc2.
        number: u8,
        /// The first channel.
        first: u8,
    },
}

/// An indirect region. [skl.7:Indirect Addressing]
#[derive(Clone, Copy, Debug)]
pub struct Indirect {
    /// Address word of the first row.
    pub word: u8,
    /// Signed byte offset added to it.
    pub immediate: i16,
    /// Channels that share one address word.
    pub channels_per_word: u8,
    /// Row width in elements, row and element distance in bytes, within what one address word covers.
    pub width: u8,
    /// Bytes from row to row.
    pub vertical_bytes: u16,
    /// Bytes from element to element.
    pub horizontal_bytes: u16,
    /// First channel of the region this operation covers.
    pub first: u8,
    /// All channels are in the register that the first word names (`movi`).
    pub one_register: bool,
}

/// A source operand.
#[derive(Clone, Debug)]
pub struct Operand {
    /// Shape.
    pub fetch: Fetch,
    /// No 32-bit denormal can be here: an operation of the same block flushed it already. For half floats: denormals
    /// are kept, because the operation is not one of half floats only, where they are ordinary numbers.
    pub clean: bool,
    /// Negate or absolute is set.
    pub modified: bool,
    /// Negate (logic operations: invert).
    pub negate: bool,
    /// The modifiers of this source of a logic operation are those of numbers.
    pub numeric: bool,
    /// Absolute value.
    pub absolute: bool,
    /// Element type.
    pub type_: Type,
    /// Byte offset in the GRF of rows, splats, components and pairs.
    pub offset: u16,
    /// Immediate, converted to the lane.
    pub bits: u64,
    /// Elements of gathered operands.
    pub place: Place,
}

impl Default for Operand {
    fn default() -> Self {
        Self {
            fetch: Fetch::Immediate,
            clean: false,
            modified: false,
            negate: false,
            numeric: false,
            absolute: false,
            type_: Type::Ud,
            offset: 0,
            bits: 0,
            place: Place::Null,
        }
    }
}

/// How a result is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Store {
    /// Nowhere.
    Null,
    /// Consecutive elements of the lane's size and kind: raw bits of the value.
    Row,
    /// Consecutive 32-bit integers from floats or floats from integers.
    RowConvert,
    /// Consecutive 16-bit integers, or half floats from floats.
    Row16,
    /// Channel by channel, see [`Output::place`].
    Scatter,
}

/// A destination operand.
#[derive(Clone, Debug)]
pub struct Output {
    /// Shape.
    pub store: Store,
    /// Element type.
    pub type_: Type,
    /// Byte offset in the GRF of rows.
    pub offset: u16,
    /// Elements of scattered destinations.
    pub place: Place,
    /// Denormal half floats are flushed as their mode says: all operands are half floats.
    pub flush_half: bool,
}

impl Default for Output {
    fn default() -> Self {
        Self { store: Store::Null, type_: Type::Ud, offset: 0, place: Place::Null, flush_half: false }
    }
}

impl Indirect {
    #[inline(always)]
    fn address(&self, thread: &Thread, channel: usize) -> usize {
        let channel = channel + usize::from(self.first);
        let per_word = usize::from(self.channels_per_word).max(1);
        let (group, inside) = (channel / per_word, channel % per_word);
        let mut word = thread.address[(usize::from(self.word) + group) & 15];
        if self.one_register {
            word = (thread.address[usize::from(self.word) & 15] & !31) | (word & 31);
        }
        let width = usize::from(self.width).max(1);
        let region = (inside / width) * usize::from(self.vertical_bytes)
            + (inside % width) * usize::from(self.horizontal_bytes);
        (i32::from(word) + i32::from(self.immediate) + region as i32) as usize & 0xfff
    }
}

/// Raw bits of the element of `channel`.
#[inline(always)]
pub fn element(thread: &Thread, operand: &Operand, channel: usize, channel_offset: u32) -> u64 {
    let size = operand.type_.bytes() as usize;
    match &operand.place {
        Place::Null => 0,
        Place::Table(offsets) => {
            read_bytes(thread.grf.bytes(), usize::from(offsets[channel & (ROW - 1)]), size)
        }
        Place::Words(start) => read_bytes(thread.grf.bytes(), usize::from(*start) + 2 * channel, size),
        Place::Constants(values) => values[channel & (ROW - 1)],
        Place::Indirect(indirect) => read_bytes(thread.grf.bytes(), indirect.address(thread, channel), size),
        Place::Arf { register, offset, stride } => thread.read_arf(
            *register,
            usize::from(*offset) + channel * usize::from(*stride),
            size,
            channel_offset,
        ),
        Place::Accumulator { lane, stride } => {
            let lane = usize::from(*lane) + channel * usize::from(*stride);
            thread.accumulator[lane & (ACCUMULATOR_LANES - 1)] as u64
        }
        Place::Extension { number, first } => {
            u64::from(thread.extension[usize::from(*number & 7)][(usize::from(*first) + channel) & 7])
        }
    }
}

/// An element as a 32-bit lane holds it: float bits, or a sign- or zero-extended integer.
#[inline(always)]
pub fn to_narrow(thread: &Thread, raw: u64, type_: Type, float: bool, keep_half: bool) -> u32 {
    match type_ {
        Type::Ud | Type::D | Type::F | Type::Vf => raw as u32,
        Type::Uw | Type::Uv => u32::from(raw as u16),
        Type::W | Type::V => i32::from(raw as i16) as u32,
        Type::Ub => u32::from(raw as u8),
        Type::B => i32::from(raw as i8) as u32,
        Type::Hf if float => half_input(thread, raw as u16, keep_half).to_bits(),
        Type::Hf => u32::from(raw as u16),
        Type::Df if float => f64_to_f32(f64::from_bits(raw), thread.float).to_bits(),
        Type::Df | Type::Uq | Type::Q => raw as u32,
    }
}

#[inline(always)]
pub(crate) fn half_input(thread: &Thread, bits: u16, keep: bool) -> f32 {
    let keep = keep || thread.float.keep_denormals_f16;
    let flushed = if bits & 0x7c00 == 0 && !keep { bits & 0x8000 } else { bits };
    f16_to_f32(flushed)
}

/// An element as a 64-bit lane holds it.
#[inline(always)]
pub fn to_wide(thread: &Thread, raw: u64, type_: Type, float: bool) -> u64 {
    match type_ {
        Type::F | Type::Vf if float => {
            let narrow = f32::from_bits(raw as u32);
            let narrow = if thread.float.keep_denormals_f32 { narrow } else { flush_f32(narrow) };
            f64::from(narrow).to_bits()
        }
        Type::Hf if float => f64::from(half_input(thread, raw as u16, true)).to_bits(),
        Type::Ud | Type::F | Type::Vf => u64::from(raw as u32),
        Type::D => i64::from(raw as i32) as u64,
        Type::Uw | Type::Uv | Type::Hf => u64::from(raw as u16),
        Type::W | Type::V => i64::from(raw as i16) as u64,
        Type::Ub => u64::from(raw as u8),
        Type::B => i64::from(raw as i8) as u64,
        Type::Df | Type::Uq | Type::Q => raw,
    }
}

/// A float result as an element of `type_`: rounded, or converted to a clamped integer.
#[inline(always)]
pub fn float_element(thread: &Thread, value: f64, narrow: bool, type_: Type) -> u64 {
    let control = thread.float;
    match type_ {
        Type::F | Type::Vf => {
            // A narrow result is a float already.
            let value = if narrow { value as f32 } else { f64_to_f32(value, control) };
            u64::from(value.to_bits())
        }
        Type::Hf if narrow => u64::from(f32_to_f16(value as f32, control.rounding)),
        Type::Hf => u64::from(f64_to_f16(value, control.rounding)),
        Type::Df => (if control.keep_denormals_f64 { value } else { flush_f64(value) }).to_bits(),
        Type::Ud if narrow => u64::from(f32_to_u32(value as f32, control)),
        Type::D if narrow => i64::from(f32_to_i32(value as f32, control)) as u64,
        Type::Uq => f64_to_u64(value, control),
        Type::Q => f64_to_i64(value, control) as u64,
        Type::Ud => f64_to_u64(value, control).min(u64::from(u32::MAX)),
        Type::D => f64_to_i64(value, control).clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as u64,
        Type::Uw | Type::Uv => f64_to_u64(value, control).min(0xffff),
        Type::W | Type::V => f64_to_i64(value, control).clamp(-0x8000, 0x7fff) as u64,
        Type::Ub => f64_to_u64(value, control).min(0xff),
        Type::B => f64_to_i64(value, control).clamp(-0x80, 0x7f) as u64,
    }
}

/// What converting a float result to `type_` signals. [skl.7:Floating Point Exceptions]
pub fn conversion_events(thread: &Thread, value: f64, type_: Type) -> Events {
    let control = thread.float;
    let mut events = Events::default();
    let bits = u128::from(value.to_bits());
    let rounding = if control.rounded_conversion { control.rounding } else { Rounding::Zero };
    match type_ {
        Type::F | Type::Vf => {
            exact::convert(exact::DOUBLE, exact::SINGLE, bits, control.rounding, &mut events);
        }
        Type::Hf => {
            exact::convert(exact::DOUBLE, exact::HALF, bits, control.rounding, &mut events);
        }
        Type::Df => {}
        _ => {
            let limits = match type_ {
                Type::Uq => (0, i128::from(u64::MAX)),
                Type::Q => (i128::from(i64::MIN), i128::from(i64::MAX)),
                _ => bounds(type_).map_or((0, 0), |(low, high)| (i128::from(low), i128::from(high))),
            };
            exact::to_integer(exact::DOUBLE, bits, rounding, limits, &mut events);
        }
    }
    events
}

/// An integer result (sign- or zero-extended to 64 bits) as an element of `type_`: wrapped, or converted to a float.
#[inline(always)]
pub fn int_element(thread: &Thread, value: i64, unsigned: bool, type_: Type) -> u64 {
    let rounding = thread.float.rounding;
    match type_ {
        Type::F | Type::Vf if rounding == Rounding::NearestEven => {
            let single = if unsigned { value as u64 as f32 } else { value as f32 };
            u64::from(single.to_bits())
        }
        Type::Df if rounding == Rounding::NearestEven => {
            (if unsigned { value as u64 as f64 } else { value as f64 }).to_bits()
        }
        Type::F | Type::Vf | Type::Hf | Type::Df => {
            let format = match type_ {
                Type::Hf => exact::HALF,
                Type::Df => exact::DOUBLE,
                _ => exact::SINGLE,
            };
            let value = if unsigned { i128::from(value as u64) } else { i128::from(value) };
            num::integer_to_float(format, value, rounding)
        }
        _ => value as u64,
    }
}

/// Smallest and largest value of an integer type that fits 63 bits.
pub fn bounds(type_: Type) -> Option<(i64, i64)> {
    Some(match type_ {
        Type::Ud => (0, i64::from(u32::MAX)),
        Type::D => (i64::from(i32::MIN), i64::from(i32::MAX)),
        Type::Uw | Type::Uv => (0, 0xffff),
        Type::W | Type::V => (-0x8000, 0x7fff),
        Type::Ub => (0, 0xff),
        Type::B => (-0x80, 0x7f),
        _ => return None,
    })
}

/// Stores raw bits as the element of `channel`.
#[inline(always)]
pub fn store_element(thread: &mut Thread, output: &Output, channel: usize, raw: u64) {
    let size = output.type_.bytes() as usize;
    match &output.place {
        Place::Null | Place::Constants(_) | Place::Words(_) => {}
        Place::Table(offsets) => {
            let offset = usize::from(offsets[channel & (ROW - 1)]);
            write_bytes(thread.grf.bytes_mut(), offset, size, raw);
        }
        Place::Indirect(indirect) => {
            let address = indirect.address(thread, channel);
            write_bytes(thread.grf.bytes_mut(), address, size, raw);
        }
        Place::Arf { register, offset, stride } => {
            let offset = usize::from(*offset) + channel * usize::from(*stride);
            thread.write_arf(*register, offset, size, raw);
        }
        Place::Accumulator { lane, stride } => {
            let lane = (usize::from(*lane) + channel * usize::from(*stride)) & (ACCUMULATOR_LANES - 1);
            // Words have 33 bits there, the highest one a sign.
            let bits = if matches!(output.type_, Type::W | Type::Uw) { 33 } else { 64 };
            thread.accumulator[lane] = (raw << (64 - bits)) as i64 >> (64 - bits);
        }
        Place::Extension { number, first } => {
            let slot = &mut thread.extension[usize::from(*number & 7)][(usize::from(*first) + channel) & 7];
            *slot = (raw & 3) as u8;
        }
    }
}
