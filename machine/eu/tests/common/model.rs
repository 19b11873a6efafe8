//! An independent reading of the manual's formulas: what one instruction makes of registers and flags.
//!
//! Source: [skl.7:Register Region], [skl.7:Align16], [skl.7:Indirect Addressing], [skl.7:Predication],
//! [skl.7:Execution Mask], [skl.7:Conditional Modifier], [skl.7:Saturation]. Integers are exact, floats are numbers that all
//! operations have an exact result for.

use isa::{AccessMode, Addressing, Condition, File, Instruction, Opcode, Predicate, Source, Type};

/// What an instruction can see and change.
#[derive(Clone)]
pub struct State {
    pub bytes: Vec<u8>,
    pub address: [u16; 16],
    pub flags: u64,
    pub active: u32,
    /// Logic operations invert the sources that their modifier names.
    pub inverts: bool,
}

/// An exact value: halves of integers are all the fractions there are.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
enum Value {
    Integer(i128),
    Float(f64),
}

pub fn is_float(type_: Type) -> bool {
    matches!(type_, Type::F | Type::Hf | Type::Df)
}

/// Smallest and largest value of an integer type.
fn range(type_: Type) -> (i128, i128) {
    let bits = 8 * type_.bytes();
    match type_ {
        Type::Ub | Type::Uw | Type::Ud | Type::Uq => (0, (1 << bits) - 1),
        _ => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
    }
}

/// The number that an element stands for.
fn decode(raw: u64, type_: Type) -> Value {
    let bits = 8 * type_.bytes();
    match type_ {
        Type::F => Value::Float(f64::from(f32::from_bits(raw as u32))),
        Type::Df => Value::Float(f64::from_bits(raw)),
        Type::Hf => {
            let magnitude = i32::from(raw as u16 & 0x7fff);
            let (exponent, fraction) = (magnitude >> 10, magnitude & 0x3ff);
            let value = f64::from(fraction + 1024) * 2f64.powi(exponent - 25);
            let value = if magnitude == 0 { 0.0 } else { value };
            Value::Float(if raw & 0x8000 != 0 { -value } else { value })
        }
        Type::Ub | Type::Uw | Type::Ud | Type::Uq => Value::Integer(raw.into()),
        _ => Value::Integer(i128::from((raw << (64 - bits)) as i64 >> (64 - bits))),
    }
}

/// The element of a type that stands for a number which it can hold, or the wrapped or clamped one.
fn encode(value: Value, type_: Type, saturate: bool) -> u64 {
    match (value, type_) {
        (value, Type::F | Type::Df | Type::Hf) => {
            let number = match value {
                Value::Integer(integer) => integer as f64,
                Value::Float(float) => float,
            };
            let number = if saturate { number.max(0.0).min(1.0) } else { number };
            match type_ {
                Type::F => u64::from((number as f32).to_bits()),
                Type::Df => number.to_bits(),
                _ => u64::from(half(number)),
            }
        }
        (Value::Float(float), _) => {
            let (low, high) = range(type_);
            (float.trunc() as i128).clamp(low, high) as u64
        }
        (Value::Integer(integer), _) if saturate => {
            let (low, high) = range(type_);
            integer.clamp(low, high) as u64
        }
        (Value::Integer(integer), _) => integer as u64,
    }
}

/// A half float of a number that has one.
pub fn half(number: f64) -> u16 {
    if number == 0.0 {
        return if number.is_sign_negative() { 0x8000 } else { 0 };
    }
    let sign = if number < 0.0 { 0x8000 } else { 0 };
    let exponent = number.abs().log2().floor() as i32;
    let fraction = number.abs() / 2f64.powi(exponent) * 1024.0;
    assert!(fraction.fract() == 0.0, "{number} is no half float");
    sign | ((exponent + 15) as u16) << 10 | fraction as u16 & 0x3ff
}

impl State {
    fn element(&self, address: usize, size: u32) -> u64 {
        (0..size as usize).fold(0, |raw, n| raw | u64::from(self.bytes[(address + n) % 4096]) << (8 * n))
    }

    /// Byte address of the element of a channel.
    fn place(&self, i: &Instruction, s: &Source, channel: u32) -> usize {
        let size = s.type_.bytes();
        let base = u32::from(s.register) * 32 + u32::from(s.subregister_bytes);
        let (w, h) = (u32::from(s.width).max(1), u32::from(s.horizontal_stride));
        let three = i.source_count == 3;
        let element = if three && s.replicate {
            0
        } else if three || i.access_mode == AccessMode::Align16 {
            // A vector of four (or, of 64 bits, two pairs of selectors for two) elements.
            let (lanes, chosen) = if size == 8 {
                (2, (s.swizzle >> (channel % 2 * 4) & 3) / 2)
            } else {
                (4, s.swizzle >> (channel % 4 * 2) & 3)
            };
            let vector = if s.vertical_stride == 0 { 0 } else { channel / lanes * lanes };
            vector + u32::from(chosen)
        } else if s.vertical_stride == Source::VERTICAL_ONE_DIMENSIONAL {
            channel % w * h
        } else {
            channel / w * u32::from(s.vertical_stride) + channel % w * h
        };
        let base = match s.addressing {
            Addressing::Direct => base as i32,
            Addressing::Indirect { address_subregister, offset_bytes } => {
                let rows = s.vertical_stride == Source::VERTICAL_ONE_DIMENSIONAL;
                let row = if rows { channel / w } else { 0 };
                let word = self.address[(usize::from(address_subregister) + row as usize) % 16];
                i32::from(word) + i32::from(offset_bytes)
            }
        };
        (base + (element * size) as i32).rem_euclid(4096) as usize
    }

    fn source(&self, i: &Instruction, index: usize, channel: u32) -> Value {
        let s = &i.source[index];
        if s.file == File::Immediate {
            return decode(truncate(s.immediate, s.type_.bytes()), s.type_);
        }
        let raw = self.element(self.place(i, s, channel), s.type_.bytes());
        let logic = matches!(i.opcode, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Not);
        match decode(raw, s.type_) {
            Value::Integer(x) if logic && self.inverts => {
                Value::Integer(if s.negate && !s.absolute { !x } else { x })
            }
            Value::Integer(x) => {
                let x = if s.absolute { x.abs() } else { x };
                Value::Integer(if s.negate { -x } else { x })
            }
            Value::Float(x) => {
                let x = if s.absolute { x.abs() } else { x };
                Value::Float(if s.negate { -x } else { x })
            }
        }
    }

    /// The flag bit of a channel, or what the predicate control makes of several.
    fn predicate(&self, i: &Instruction, channel: u32) -> bool {
        let base = u32::from(i.flag_register) * 32 + u32::from(i.flag_subregister) * 16;
        let channel = u32::from(i.channel_offset) + channel;
        let bit = |n: u32| self.flags >> (n % 64) & 1 != 0;
        let group = |size: u32| (0..size).map(move |n| bit(base + channel / size * size + n));
        use Predicate as P;
        let holds = match i.predicate {
            P::None => return true,
            P::Normal => bit(base + channel),
            P::AnyV => bit(base + channel) || bit(base + channel + 32),
            P::AllV => bit(base + channel) && bit(base + channel + 32),
            P::Any2H => group(2).any(|b| b),
            P::All2H => group(2).all(|b| b),
            P::Any4H | P::Any4 => group(4).any(|b| b),
            P::All4H | P::All4 => group(4).all(|b| b),
            P::Any8H => group(8).any(|b| b),
            P::All8H => group(8).all(|b| b),
            P::Any16H => group(16).any(|b| b),
            P::All16H => group(16).all(|b| b),
            P::Any32H => group(32).any(|b| b),
            P::All32H => group(32).all(|b| b),
            P::ReplicateX => bit(base + channel / 4 * 4),
            P::ReplicateY => bit(base + channel / 4 * 4 + 1),
            P::ReplicateZ => bit(base + channel / 4 * 4 + 2),
            P::ReplicateW => bit(base + channel / 4 * 4 + 3),
        };
        holds != i.predicate_inverse
    }

    /// Whether a channel may write.
    fn is_enabled(&self, i: &Instruction, channel: u32) -> bool {
        let active = i.no_mask || self.active >> (u32::from(i.channel_offset) + channel) & 1 != 0;
        let three = i.source_count == 3;
        let mask = i.destination.write_mask;
        let written = if !three && i.access_mode == AccessMode::Align1 {
            true
        } else if i.destination.type_.bytes() == 8 {
            mask >> (channel % 2 * 2) & 3 != 0
        } else {
            mask >> (channel % 4) & 1 != 0
        };
        // The predicate of a selection chooses.
        active && written && (i.opcode == Opcode::Sel || self.predicate(i, channel))
    }

    /// The result of a channel before it is stored.
    fn compute(&self, i: &Instruction, channel: u32) -> Value {
        use Value::{Float, Integer};
        let a = self.source(i, 0, channel);
        let b = || self.source(i, 1, channel);
        let bits = |f: fn(i128, i128) -> i128| match (a, b()) {
            (Integer(a), Integer(b)) => Integer(f(a, b)),
            other => panic!("{other:?} are no bits"),
        };
        match i.opcode {
            Opcode::Mov | Opcode::Movi => a,
            Opcode::Not => match a {
                Integer(a) => Integer(!a),
                Float(_) => panic!("{a:?} has no bits"),
            },
            Opcode::And => bits(|a, b| a & b),
            Opcode::Or => bits(|a, b| a | b),
            Opcode::Xor => bits(|a, b| a ^ b),
            Opcode::Add => match (a, b()) {
                (Integer(a), Integer(b)) => Integer(a + b),
                (Float(a), Float(b)) => Float(a + b),
                other => panic!("{other:?} are of two kinds"),
            },
            Opcode::Mad => match (a, b(), self.source(i, 2, channel)) {
                (Integer(a), Integer(b), Integer(c)) => Integer(a + b * c),
                (Float(a), Float(b), Float(c)) => Float(a + b * c),
                other => panic!("{other:?} are of two kinds"),
            },
            Opcode::Sel => match i.predicate {
                Predicate::None => {
                    let b = b();
                    if holds(i.condition, a, b) { a } else { b }
                }
                _ => {
                    if self.predicate(i, channel) {
                        a
                    } else {
                        b()
                    }
                }
            },
            Opcode::Cmp => Integer(-i128::from(holds(i.condition, a, b()))),
            other => panic!("{other:?}"),
        }
    }

    /// Performs an instruction: all channels read before the first one writes.
    pub fn perform(&mut self, i: &Instruction) {
        let before = self.clone();
        for channel in (0..u32::from(i.execution_size)).filter(|&channel| before.is_enabled(i, channel)) {
            let value = before.compute(i, channel);
            let d = &i.destination;
            let size = d.type_.bytes();
            // Truth values are bits, whatever type they have.
            let raw = if i.opcode == Opcode::Cmp {
                encode(value, Type::Q, false)
            } else {
                encode(value, d.type_, i.saturate)
            };
            let base = match d.addressing {
                Addressing::Direct => i32::from(d.register) * 32 + i32::from(d.subregister_bytes),
                Addressing::Indirect { address_subregister, offset_bytes } => {
                    i32::from(before.address[usize::from(address_subregister)]) + i32::from(offset_bytes)
                }
            };
            let place =
                base.rem_euclid(4096) as usize + (channel * u32::from(d.stride).max(1) * size) as usize;
            if d.file == File::Grf {
                for n in 0..size as usize {
                    self.bytes[(place + n) % 4096] = (raw >> (8 * n)) as u8;
                }
            }
            if i.condition != Condition::None && i.opcode != Opcode::Sel {
                let bit = u32::from(i.flag_register) * 32
                    + u32::from(i.flag_subregister) * 16
                    + u32::from(i.channel_offset)
                    + channel;
                let truth = match (i.opcode, value) {
                    (Opcode::Cmp, _) => value == Value::Integer(-1),
                    (_, Value::Integer(exact)) if i.condition == Condition::Overflow => {
                        !(range(d.type_).0..=range(d.type_).1).contains(&exact)
                    }
                    // The sign is that of what was stored.
                    (_, Value::Integer(_)) if !is_float(d.type_) => {
                        holds(i.condition, decode(truncate(raw, size), d.type_), Value::Integer(0))
                    }
                    _ => {
                        holds(i.condition, decode(truncate(raw, size), d.type_).as_float(), Value::Float(0.0))
                    }
                };
                self.flags = self.flags & !(1 << (bit % 64)) | u64::from(truth) << (bit % 64);
            }
        }
    }
}

fn truncate(raw: u64, size: u32) -> u64 {
    raw & u64::MAX >> (64 - 8 * size)
}

impl Value {
    fn as_float(self) -> Self {
        match self {
            Value::Integer(integer) => Value::Float(integer as f64),
            float => float,
        }
    }
}

fn holds(condition: Condition, a: Value, b: Value) -> bool {
    match condition {
        Condition::Zero => a == b,
        Condition::NotZero => a != b,
        Condition::Greater => a > b,
        Condition::GreaterOrEqual => a >= b,
        Condition::Less => a < b,
        Condition::LessOrEqual => a <= b,
        Condition::None | Condition::Overflow | Condition::Unordered => false,
    }
}
