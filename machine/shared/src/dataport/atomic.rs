//! Atomic operations on DWords and QWords, integer and float.
//!
//! Source: [skl.7:Atomic Operations], DP-31 to DP-36; operation codes [bdw.2d:MDC_AOP1] [bdw.2d:MDC_AOP2]
//! [bdw.2d:MDC_AOP3]; float codes [mesa:gen9 float atomics]. The old value is returned, except by PREDEC, which returns
//! the new one.

use super::buffer::Buffer;
use super::scattered::{Addresses, payload_qwords, respond_qwords};
use crate::lanes::{Lanes, lanes, register, respond, respond_register, set_lanes};
use memory::AddressSpace;
use ports::{Grf, SendMessage};
use probe::Stop;

/// Integer operations by their codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operation {
    /// Compare and write of double width (QWord for DWord messages).
    CompareWriteDouble,
    And,
    Or,
    Xor,
    Move,
    Increment,
    Decrement,
    Add,
    Subtract,
    ReverseSubtract,
    SignedMaximum,
    SignedMinimum,
    UnsignedMaximum,
    UnsignedMinimum,
    CompareWrite,
    PreDecrement,
}

impl Operation {
    pub fn from_code(code: u32) -> Self {
        use Operation::*;
        [
            CompareWriteDouble,
            And,
            Or,
            Xor,
            Move,
            Increment,
            Decrement,
            Add,
            Subtract,
            ReverseSubtract,
            SignedMaximum,
            SignedMinimum,
            UnsignedMaximum,
            UnsignedMinimum,
            CompareWrite,
            PreDecrement,
        ][(code & 15) as usize]
    }

    /// Number of source operands.
    pub fn sources(self) -> usize {
        match self {
            Operation::Increment | Operation::Decrement | Operation::PreDecrement => 0,
            Operation::CompareWrite | Operation::CompareWriteDouble => 2,
            _ => 1,
        }
    }

    /// The new value of a DWord. For compare-and-write, source 0 is compared and source 1 written.
    #[inline(always)]
    pub fn apply(self, old: u32, source: [u32; 2]) -> u32 {
        use Operation::*;
        let s = source[0];
        match self {
            And => old & s,
            Or => old | s,
            Xor => old ^ s,
            Move => s,
            Increment => old.wrapping_add(1),
            Decrement | PreDecrement => old.wrapping_sub(1),
            Add => old.wrapping_add(s),
            Subtract => old.wrapping_sub(s),
            ReverseSubtract => s.wrapping_sub(old),
            SignedMaximum => (old as i32).max(s as i32) as u32,
            SignedMinimum => (old as i32).min(s as i32) as u32,
            UnsignedMaximum => old.max(s),
            UnsignedMinimum => old.min(s),
            CompareWrite | CompareWriteDouble => {
                if old == s {
                    source[1]
                } else {
                    old
                }
            }
        }
    }

    /// The new value of a QWord.
    #[inline(always)]
    pub fn apply64(self, old: u64, source: [u64; 2]) -> u64 {
        use Operation::*;
        let s = source[0];
        match self {
            And => old & s,
            Or => old | s,
            Xor => old ^ s,
            Move => s,
            Increment => old.wrapping_add(1),
            Decrement | PreDecrement => old.wrapping_sub(1),
            Add => old.wrapping_add(s),
            Subtract => old.wrapping_sub(s),
            ReverseSubtract => s.wrapping_sub(old),
            SignedMaximum => (old as i64).max(s as i64) as u64,
            SignedMinimum => (old as i64).min(s as i64) as u64,
            UnsignedMaximum => old.max(s),
            UnsignedMinimum => old.min(s),
            CompareWrite | CompareWriteDouble => {
                if old == s {
                    source[1]
                } else {
                    old
                }
            }
        }
    }
}

/// Float operations by their codes; a NaN operand leaves the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FloatOperation {
    Maximum,
    Minimum,
    CompareWrite,
}

impl FloatOperation {
    pub fn from_code(code: u32) -> Option<Self> {
        match code & 0xf {
            1 => Some(Self::Maximum),
            2 => Some(Self::Minimum),
            3 => Some(Self::CompareWrite),
            _ => None,
        }
    }

    pub fn sources(self) -> usize {
        if self == Self::CompareWrite { 2 } else { 1 }
    }

    pub fn apply(self, old: u32, source: [u32; 2]) -> u32 {
        let (a, b) = (f32::from_bits(old), f32::from_bits(source[0]));
        match self {
            Self::Maximum => {
                if a.is_nan() || b > a {
                    source[0]
                } else {
                    old
                }
            }
            Self::Minimum => {
                if a.is_nan() || b < a {
                    source[0]
                } else {
                    old
                }
            }
            Self::CompareWrite => {
                if a == b {
                    source[1]
                } else {
                    old
                }
            }
        }
    }
}

/// What the lanes of one atomic message do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    Integer(Operation),
    Float(FloatOperation),
}

impl Action {
    pub fn sources(self) -> usize {
        match self {
            Action::Integer(operation) => operation.sources(),
            Action::Float(operation) => operation.sources(),
        }
    }

    #[inline(always)]
    pub fn apply(self, old: u32, source: [u32; 2]) -> u32 {
        match self {
            Action::Integer(operation) => operation.apply(old, source),
            Action::Float(operation) => operation.apply(old, source),
        }
    }

    /// What the lane gets back.
    #[inline(always)]
    pub fn returned(self, old: u32, source: [u32; 2]) -> u32 {
        match self {
            Action::Integer(Operation::PreDecrement) => self.apply(old, source),
            _ => old,
        }
    }
}

/// DWord atomics, lane by lane; sources follow at payload register `data`.
pub(crate) fn dwords(
    buffer: &mut Buffer,
    space: &AddressSpace,
    at: &Addresses,
    action: Action,
    mask: u32,
    wide: bool,
    data: usize,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let registers = if wide { 2 } else { 1 };
    let mut sources: [Lanes; 2] = [[0; 16]; 2];
    for (index, source) in sources.iter_mut().enumerate().take(action.sources()) {
        *source = lanes(message, grf, data + index * registers, wide);
    }
    use Operation::{Add, CompareWrite, Increment};
    let lanes = AtomicLanes { at, mask, sources: &sources };
    // The most frequent ones, each by itself.
    let returned = match action {
        Action::Integer(Increment) => lanes.each(buffer, space, Action::Integer(Increment)),
        Action::Integer(Add) => lanes.each(buffer, space, Action::Integer(Add)),
        Action::Integer(CompareWrite) => lanes.each(buffer, space, Action::Integer(CompareWrite)),
        other => lanes.each(buffer, space, other),
    }?;
    respond(message, grf, 0, &returned, mask, wide);
    Ok(())
}

/// Lanes that each replace a DWord, one after the other.
struct AtomicLanes<'l> {
    at: &'l Addresses,
    mask: u32,
    sources: &'l [Lanes; 2],
}

impl AtomicLanes<'_> {
    /// What they get back.
    #[inline(always)]
    fn each(&self, buffer: &mut Buffer, space: &AddressSpace, action: Action) -> Result<Lanes, Stop> {
        let mut returned: Lanes = [0; 16];
        let is_aligned = set_lanes(self.mask).all(|lane| self.at[lane] & 3 == 0);
        if is_aligned && let Some(window) = buffer.aligned_window(self.at, self.mask, 4) {
            for lane in set_lanes(self.mask) {
                let source = [self.sources[0][lane], self.sources[1][lane]];
                let old = window.atomic_u32(self.at[lane], |old| action.apply(old, source));
                returned[lane] = action.returned(old, source);
            }
            return Ok(returned);
        }
        for lane in set_lanes(self.mask) {
            let source = [self.sources[0][lane], self.sources[1][lane]];
            let old = buffer.atomic_u32(self.at[lane], space, |old| action.apply(old, source))?;
            returned[lane] = action.returned(old, source);
        }
        Ok(returned)
    }
}

/// How the QWords of a payload lie in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halves {
    /// Four QWords a register: messages with 64-bit addresses. [bdw.2d:MDP_A64_AOP8_QW2]
    Together,
    /// The low halves of all lanes, then the high ones: all other messages. [bdw.2d:MDP_AOP8_QW2]
    /// [bdw.2d:MDP_AOP16_QW2]
    Apart,
}

/// QWord atomics, lane by lane; sources are QWords at payload register `data`.
pub(crate) fn qwords(
    buffer: &mut Buffer,
    space: &AddressSpace,
    at: &Addresses,
    operation: Operation,
    mask: u32,
    (halves, wide): (Halves, bool),
    data: usize,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let half = if wide { 2 } else { 1 };
    let mut sources = [[0u64; 16]; 2];
    for (index, source) in sources.iter_mut().enumerate().take(operation.sources()) {
        let first = data + index * 2 * half;
        *source = match halves {
            Halves::Together => payload_qwords(message, grf, first, wide),
            Halves::Apart => {
                let (low, high) = (lanes(message, grf, first, wide), lanes(message, grf, first + half, wide));
                std::array::from_fn(|lane| u64::from(low[lane]) | u64::from(high[lane]) << 32)
            }
        };
    }
    let mut returned = [0u64; 16];
    for lane in set_lanes(mask) {
        let source = [sources[0][lane], sources[1][lane]];
        let old = buffer.atomic_u64(at[lane], space, |old| operation.apply64(old, source))?;
        returned[lane] =
            if operation == Operation::PreDecrement { operation.apply64(old, source) } else { old };
    }
    match halves {
        Halves::Together => respond_qwords(message, grf, 0, &returned, mask, wide),
        Halves::Apart => {
            respond(message, grf, 0, &returned.map(|value| value as u32), mask, wide);
            respond(message, grf, half, &returned.map(|value| (value >> 32) as u32), mask, wide);
        }
    }
    Ok(())
}

/// OWord compare-and-write of 8 lanes: source 0, then source 1, two lanes a register.
pub(crate) fn owords(
    buffer: &mut Buffer,
    at: &Addresses,
    mask: u32,
    data: usize,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    for pair in 0..4 {
        let sources = [register(message, grf, data + pair), register(message, grf, data + 4 + pair)];
        let (mut returned, mut present) = ([0; 8], 0);
        for half in 0..2 {
            let lane = 2 * pair + half;
            if mask >> lane & 1 != 0 {
                let old = buffer.compare_write_u128(at[lane], sources.map(|source| oword(&source, half)))?;
                put_oword(&mut returned, half, old);
                present |= 0xf << (4 * half);
            }
        }
        respond_register(message, grf, pair, &returned, present);
    }
    Ok(())
}

fn oword(register: &[u32; 8], half: usize) -> u128 {
    (0..4).rev().fold(0, |value, dword| value << 32 | u128::from(register[4 * half + dword]))
}

fn put_oword(register: &mut [u32; 8], half: usize, value: u128) {
    for dword in 0..4 {
        register[4 * half + dword] = (value >> (32 * dword)) as u32;
    }
}

/// The two slots of a SIMD4x2 message: each has half a register.
pub(crate) struct TwoSlots {
    pub at: [u64; 2],
    /// Channel enables: a slot takes part when any of its four channels is on.
    pub enable: u32,
    /// Payload register of the sources.
    pub data: usize,
    /// Distance of source 1 from source 0 in registers and in DWords.
    pub step: (usize, usize),
}

/// Bytes of the operand of an atomic operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    Dword,
    Qword,
    Oword,
}

impl TwoSlots {
    /// Slots that take part, a bit each.
    pub fn mask(enable: u32) -> u32 {
        u32::from(enable & 0xf != 0) | u32::from(enable & 0xf0 != 0) << 1
    }

    /// Source `k` of a slot: its first DWords.
    fn source(&self, slot: usize, k: usize, message: &SendMessage, grf: &Grf) -> u128 {
        let register = register(message, grf, self.data + k * self.step.0);
        let first = 4 * slot + k * self.step.1;
        let dword = |index: usize| u128::from(register[(first + index) & 7]);
        dword(0) | dword(1) << 32 | dword(2) << 64 | dword(3) << 96
    }

    /// Performs the operation slot after slot.
    pub fn perform(
        &self,
        buffer: &mut Buffer,
        space: &AddressSpace,
        action: Action,
        width: Width,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        let (mut returned, mut present) = ([0; 8], 0);
        for slot in set_lanes(Self::mask(self.enable)) {
            let source = [self.source(slot, 0, message, grf), self.source(slot, 1, message, grf)];
            let at = self.at[slot];
            let value = match (width, action) {
                (Width::Oword, _) => buffer.compare_write_u128(at, source)?,
                (Width::Qword, Action::Integer(operation)) => {
                    let source = source.map(|value| value as u64);
                    let old = buffer.atomic_u64(at, space, |old| operation.apply64(old, source))?;
                    u128::from(match operation {
                        Operation::PreDecrement => operation.apply64(old, source),
                        _ => old,
                    })
                }
                (Width::Dword | Width::Qword, _) => {
                    let source = source.map(|value| value as u32);
                    let old = buffer.atomic_u32(at, space, |old| action.apply(old, source))?;
                    u128::from(action.returned(old, source))
                }
            };
            put_oword(&mut returned, slot, value);
            let dwords = match width {
                Width::Dword => 0x1,
                Width::Qword => 0x3,
                Width::Oword => 0xf,
            };
            present |= dwords << (4 * slot);
        }
        respond_register(message, grf, 0, &returned, present);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_integer_operation_gives_its_value() {
        let apply = |code, old, a, b| Operation::from_code(code).apply(old, [a, b]);
        let minus_one = u32::MAX;
        assert_eq!(apply(1, 0b1100, 0b1010, 0), 0b1000);
        assert_eq!(apply(2, 0b1100, 0b1010, 0), 0b1110);
        assert_eq!(apply(3, 0b1100, 0b1010, 0), 0b0110);
        assert_eq!(apply(4, 1, 9, 0), 9);
        assert_eq!(apply(5, minus_one, 0, 0), 0);
        assert_eq!(apply(6, 0, 0, 0), minus_one);
        assert_eq!(apply(7, 3, 4, 0), 7);
        assert_eq!(apply(8, 3, 4, 0), minus_one);
        assert_eq!(apply(9, 3, 4, 0), 1);
        assert_eq!(apply(10, minus_one, 1, 0), 1);
        assert_eq!(apply(11, minus_one, 1, 0), minus_one);
        assert_eq!(apply(12, minus_one, 1, 0), minus_one);
        assert_eq!(apply(13, minus_one, 1, 0), 1);
        assert_eq!(apply(14, 5, 5, 8), 8);
        assert_eq!(apply(14, 5, 6, 8), 5);
    }

    #[test]
    fn pre_decrement_returns_the_new_value() {
        let action = Action::Integer(Operation::PreDecrement);
        assert_eq!(action.returned(5, [0, 0]), 4);
        assert_eq!(Action::Integer(Operation::Decrement).returned(5, [0, 0]), 5);
    }

    #[test]
    fn float_operations_compare_as_floats() {
        let bits = |x: f32| x.to_bits();
        assert_eq!(FloatOperation::Maximum.apply(bits(-2.0), [bits(-1.0), 0]), bits(-1.0));
        assert_eq!(FloatOperation::Minimum.apply(bits(-2.0), [bits(-1.0), 0]), bits(-2.0));
        assert_eq!(FloatOperation::CompareWrite.apply(bits(0.0), [bits(-0.0), 7]), 7);
    }
}
