//! Making a function smaller without changing what it does.
//!
//! Source: house rule: recorders write what is simplest to write. Here constants are folded, equal operations become one, rows
//! that were stored are not loaded again within a block, stores that are overwritten before they are seen go, and so does
//! what is not used.

use crate::eval::pure;
use crate::function::{Block, End, Function, Place, Value};
use crate::op::{Bin, Op, Scalar, Tern, Un, Width};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// All passes, once.
pub fn optimize(function: &mut Function) {
    let mut forward = Forward {
        same: (0..function.operations.len() as u32).map(Value).collect(),
        constants: HashMap::default(),
        known: HashMap::default(),
        rows: HashMap::default(),
        scalars: Vec::new(),
    };
    for number in 0..function.blocks.len() {
        forward.block(function, number);
    }
    forward.replace(function);
    for number in 0..function.blocks.len() {
        overwritten(function, number);
    }
    unused(function);
}

/// Quick, for keys that are not chosen by an adversary.
#[derive(Clone, Copy, Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let number = part.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
            self.write_u64(number);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

type Map<K, V> = HashMap<K, V, BuildHasherDefault<Quick>>;

struct Forward {
    /// What to use instead of each value.
    same: Vec<Value>,
    /// Constants of the whole function, each in the block that has it first, which need not dominate: back ends find
    /// constants everywhere.
    constants: Map<Op, Value>,
    /// Pure operations of the present block.
    known: Map<Op, Value>,
    /// What rows hold.
    rows: Map<Place, Value>,
    /// What scalars of the image are.
    scalars: Vec<(Place, Width, Value)>,
}

impl Forward {
    fn find(&self, value: Value) -> Value {
        self.same[value.0 as usize]
    }

    fn block(&mut self, function: &mut Function, number: usize) {
        self.known.clear();
        self.rows.clear();
        self.scalars.clear();
        let mut kept = Vec::with_capacity(function.blocks[number].operations.len());
        for value in std::mem::take(&mut function.blocks[number].operations) {
            let mut op = function.operations[value.0 as usize];
            op.each_operand(&mut |operand| *operand = self.find(*operand));
            op = simplified(function, op);
            if let Some(folded) = fold(function, &op) {
                op = folded;
            }
            function.operations[value.0 as usize] = op;
            if let Some(same) = self.step(function, value, &op, &mut kept) {
                self.same[value.0 as usize] = same;
            } else {
                kept.push(value);
            }
        }
        let block = &mut function.blocks[number];
        block.operations = kept;
        if let End::Branch(value, ..) | End::ExitWith(value) = &mut block.end {
            *value = self.find(*value);
        }
        if let End::Branch(value, yes, no) = block.end {
            match *function.op(value) {
                Op::Number(0) => function.blocks[number].end = End::Jump(no),
                Op::Number(_) => function.blocks[number].end = End::Jump(yes),
                _ => {}
            }
        }
    }

    /// What is known already of an operation's value; else what it changes is noted.
    fn step(
        &mut self,
        function: &mut Function,
        value: Value,
        op: &Op,
        kept: &mut Vec<Value>,
    ) -> Option<Value> {
        match *op {
            // A value that is another one.
            Op::Blend(a, b, 0) if a == b => Some(a),
            Op::Constant(_) | Op::Number(_) => {
                let known = *self.constants.entry(*op).or_insert(value);
                (known != value).then_some(known)
            }
            Op::Load(place) => {
                let known = *self.rows.entry(place).or_insert(value);
                (known != value).then_some(known)
            }
            Op::Store(place, a) => {
                if self.rows.get(&place) == Some(&a) && self.scalars_leave(place, 32) {
                    // It is there already: nothing has to be stored, which the operation says by being unused.
                    function.operations[value.0 as usize] = Op::Number(0);
                    return Some(value);
                }
                self.rows.insert(place, a);
                self.scalars.retain(|&(at, width, _)| !overlaps(at, width.bytes(), place, 32));
                None
            }
            Op::LoadScalar(place, width) => self.load_scalar(function, value, place, width, kept),
            Op::StoreScalar(place, width, a) => {
                self.scalars.retain(|&(at, other, _)| !overlaps(at, other.bytes(), place, width.bytes()));
                self.rows.remove(&place.row());
                self.rows.remove(&place.plus(width.bytes() - 1).row());
                self.scalars.push((place, width, a));
                None
            }
            Op::Call(..) => {
                self.rows.clear();
                self.scalars.clear();
                None
            }
            Op::ScatterState(..) => {
                self.rows.retain(|place, _| place.frame);
                self.scalars.retain(|(place, ..)| place.frame);
                None
            }
            Op::Read(..)
            | Op::Write(..)
            | Op::WriteMasked(..)
            | Op::ReadScalar(..)
            | Op::WriteScalar(..)
            | Op::Gather(..)
            | Op::GatherState(..)
            | Op::Scatter(..)
            | Op::Fetch(..)
            | Op::FetchRow(..)
            | Op::Put(..)
            | Op::PutRow(..) => None,
            _ => {
                let known = *self.known.entry(*op).or_insert(value);
                (known != value).then_some(known)
            }
        }
    }

    /// No scalar of these bytes was stored since.
    fn scalars_leave(&self, place: Place, bytes: u32) -> bool {
        self.scalars.iter().all(|&(at, width, _)| !overlaps(at, width.bytes(), place, bytes))
    }

    fn load_scalar(
        &mut self,
        function: &mut Function,
        value: Value,
        place: Place,
        width: Width,
        kept: &mut Vec<Value>,
    ) -> Option<Value> {
        if let Some(&(_, _, known)) = self.scalars.iter().find(|known| (known.0, known.1) == (place, width)) {
            if limit(function, known) <= ones(width) {
                return Some(known);
            }
            let mask = add(function, Op::Number(ones(width)), &mut self.same);
            kept.push(mask);
            function.operations[value.0 as usize] = Op::Scalar(Scalar::And, known, mask);
            return None;
        }
        if let Some(&row) = self.rows.get(&place.row())
            && !matches!(function.op(row), Op::Load(_))
        {
            let offset = place.offset % 32;
            match width {
                Width::B4 if offset.is_multiple_of(4) => {
                    function.operations[value.0 as usize] = Op::Extract(row, (offset / 4) as u8);
                    return None;
                }
                Width::B8 if offset.is_multiple_of(8) => {
                    function.operations[value.0 as usize] = Op::Extract64(row, (offset / 8) as u8);
                    return None;
                }
                _ => {}
            }
        }
        self.scalars.push((place, width, value));
        None
    }

    /// Uses what was found everywhere, in blocks before the one where it was found too.
    fn replace(&self, function: &mut Function) {
        for block in &mut function.blocks {
            for value in &block.operations {
                function.operations[value.0 as usize]
                    .each_operand(&mut |operand| *operand = self.same[operand.0 as usize]);
            }
            if let End::Branch(value, ..) | End::ExitWith(value) = &mut block.end {
                *value = self.same[value.0 as usize];
            }
        }
    }
}

/// A new operation.
fn add(function: &mut Function, op: Op, same: &mut Vec<Value>) -> Value {
    let value = Value(function.operations.len() as u32);
    function.operations.push(op);
    same.push(value);
    value
}

fn overlaps(a: Place, a_bytes: u32, b: Place, b_bytes: u32) -> bool {
    a.frame == b.frame && a.offset < b.offset + b_bytes && b.offset < a.offset + a_bytes
}

fn ones(width: Width) -> u64 {
    u64::MAX >> (64 - 8 * width.bytes())
}

/// The greatest number that a scalar can be.
fn limit(function: &Function, value: Value) -> u64 {
    match *function.op(value) {
        Op::Number(number) => number,
        Op::MaskBits(_) => 0xff,
        Op::MaskBits64(_) => 0xf,
        Op::Extract(..) => u32::MAX.into(),
        Op::LoadScalar(_, width) | Op::ReadScalar(_, _, width) => ones(width),
        Op::Scalar(Scalar::Equal | Scalar::Less | Scalar::LessSigned, ..) => 1,
        Op::Scalar(Scalar::And, a, b) => limit(function, a).min(limit(function, b)),
        Op::Scalar(Scalar::Or, a, b) => {
            let most = limit(function, a).max(limit(function, b));
            u64::MAX.checked_shr(most.leading_zeros()).unwrap_or(0)
        }
        Op::Scalar(Scalar::Shl, a, by) => match *function.op(by) {
            Op::Number(count) if limit(function, a).leading_zeros() as u64 >= count => {
                limit(function, a) << count
            }
            _ => u64::MAX,
        },
        _ => u64::MAX,
    }
}

/// The constant that an operation on constants is.
fn fold(function: &Function, op: &Op) -> Option<Op> {
    let vector = |value: Value| match *function.op(value) {
        Op::Constant(lanes) => Some(lanes),
        _ => None,
    };
    let scalar = |value: Value| match *function.op(value) {
        Op::Number(number) => Some(number),
        _ => None,
    };
    pure(op, &vector, &scalar)
}

/// An operation that is `value` itself.
fn just(value: Value) -> Op {
    Op::Blend(value, value, 0)
}

/// The same, in fewer or cheaper operations. A scalar that is another one stays as it is written.
fn simplified(function: &Function, op: Op) -> Op {
    let of = |value: Value| *function.op(value);
    let is = |value: Value, bits: u32| of(value) == Op::Constant([bits; 8]);
    match op {
        Op::Tern(Tern::Select, mask, a, b) => match of(mask) {
            _ if a == b => just(a),
            Op::Constant(lanes) if lanes == [u32::MAX; 8] => just(a),
            Op::Constant(lanes) if lanes == [0; 8] => just(b),
            Op::Constant(lanes) if lanes.iter().all(|&lane| lane == 0 || lane == u32::MAX) => {
                let chosen = (0..8).fold(0, |bits, i| bits | ((lanes[i] & 1) as u8) << i);
                Op::Blend(b, a, chosen)
            }
            Op::Un(Un::Not, opposite) => Op::Tern(Tern::Select, opposite, b, a),
            _ => op,
        },
        Op::Blend(a, b, lanes) => match lanes {
            0 => just(a),
            0xff => just(b),
            _ if a == b => just(a),
            _ => op,
        },
        Op::Bin(Bin::And, a, b) if a == b || is(b, u32::MAX) => just(a),
        Op::Bin(Bin::And, a, b) if is(a, u32::MAX) || is(b, 0) => just(b),
        Op::Bin(Bin::And, a, _) if is(a, 0) => just(a),
        Op::Bin(Bin::Or, a, b) if a == b || is(b, 0) => just(a),
        Op::Bin(Bin::Or, a, b) if is(a, 0) => just(b),
        Op::Bin(Bin::Xor | Bin::IAdd, a, b) if is(b, 0) => just(a),
        Op::Bin(Bin::Xor | Bin::IAdd, a, b) if is(a, 0) => just(b),
        Op::Bin(Bin::Shl | Bin::Shr | Bin::Asr | Bin::ISub, a, b) if is(b, 0) => just(a),
        Op::Un(Un::Not, a) => match of(a) {
            Op::Un(Un::Not, inner) => just(inner),
            _ => op,
        },
        Op::Un(Un::FFlush, a) if matches!(of(a), Op::Un(Un::FFlush, _)) => just(a),
        Op::Permute(a, numbers) => {
            let uniform = matches!(of(a), Op::Lane(..) | Op::Splat(_));
            if uniform || (0..8).all(|i| numbers[i] & 7 == i as u8) {
                just(a)
            } else if numbers == [numbers[0]; 8] {
                simplified(function, Op::Lane(a, numbers[0]))
            } else {
                op
            }
        }
        Op::Lane(a, lane) => match of(a) {
            Op::Lane(..) | Op::Splat(_) => just(a),
            Op::Blend(first, second, lanes) => {
                let from = if lanes >> (lane & 7) & 1 != 0 { second } else { first };
                simplified(function, Op::Lane(from, lane))
            }
            Op::Permute(from, numbers) => {
                simplified(function, Op::Lane(from, numbers[usize::from(lane & 7)]))
            }
            _ => op,
        },
        Op::Extract(a, lane) => match of(a) {
            Op::Blend(first, second, lanes) => {
                let from = if lanes >> (lane & 7) & 1 != 0 { second } else { first };
                simplified(function, Op::Extract(from, lane))
            }
            Op::Permute(from, numbers) => {
                simplified(function, Op::Extract(from, numbers[usize::from(lane & 7)]))
            }
            Op::Lane(from, number) if lane & 7 != number => Op::Extract(from, number),
            _ => op,
        },
        _ => op,
    }
}

/// Stores that others overwrite before anything sees them.
fn overwritten(function: &mut Function, number: usize) {
    let block: &mut Block = &mut function.blocks[number];
    let ends = matches!(block.end, End::Exit(_) | End::ExitWith(_));
    // Places that are written later, and not read before that.
    let mut later: Vec<(Place, u32)> = Vec::new();
    // With the function the whole frame is forgotten.
    let mut frame_is_dead = ends;
    let mut frame_read: Vec<(Place, u32)> = Vec::new();
    let mut dead = Vec::new();
    for &value in block.operations.iter().rev() {
        let mut store = |place: Place, bytes: u32, dead: &mut Vec<Value>| {
            let covers = |&(at, count): &(Place, u32)| {
                at.frame == place.frame
                    && at.offset <= place.offset
                    && at.offset + count >= place.offset + bytes
            };
            let unseen = place.frame
                && frame_is_dead
                && frame_read.iter().all(|&(at, count)| !overlaps(at, count, place, bytes));
            if unseen || later.iter().any(covers) {
                dead.push(value);
            } else {
                later.push((place, bytes));
            }
        };
        match function.operations[value.0 as usize] {
            Op::Store(place, _) => store(place, 32, &mut dead),
            Op::StoreScalar(place, width, _) => store(place, width.bytes(), &mut dead),
            Op::Load(place) => {
                later.retain(|&(at, bytes)| !overlaps(at, bytes, place, 32));
                frame_read.push((place, 32));
            }
            Op::LoadScalar(place, width) => {
                later.retain(|&(at, bytes)| !overlaps(at, bytes, place, width.bytes()));
                frame_read.push((place, width.bytes()));
            }
            Op::GatherState(..) => later.retain(|(place, _)| place.frame),
            Op::Call(..) | Op::Address(_) => {
                later.clear();
                frame_is_dead = false;
            }
            _ => {}
        }
    }
    if !dead.is_empty() {
        // Found from the last to the first.
        block.operations.retain(|value| {
            let found = dead.last() == Some(value);
            if found {
                dead.pop();
            }
            !found
        });
    }
}

/// Operations whose value is not used.
fn unused(function: &mut Function) {
    let mut uses = vec![0u32; function.operations.len()];
    for block in &function.blocks {
        for value in &block.operations {
            for operand in function.op(*value).operands() {
                uses[operand.0 as usize] += 1;
            }
        }
        if let End::Branch(value, ..) | End::ExitWith(value) = block.end {
            uses[value.0 as usize] += 1;
        }
    }
    let has_effect = |op: &Op| op.kind() == crate::function::Kind::Nothing || matches!(op, Op::Call(..));
    let mut waiting: Vec<Value> = Vec::new();
    for block in &function.blocks {
        let idle = |value: &&Value| uses[value.0 as usize] == 0 && !has_effect(function.op(**value));
        waiting.extend(block.operations.iter().filter(idle));
    }
    if waiting.is_empty() {
        return;
    }
    let mut gone = vec![false; function.operations.len()];
    while let Some(value) = waiting.pop() {
        gone[value.0 as usize] = true;
        for operand in function.op(value).operands() {
            let left = &mut uses[operand.0 as usize];
            *left -= 1;
            if *left == 0 && !has_effect(function.op(operand)) {
                waiting.push(operand);
            }
        }
    }
    for block in &mut function.blocks {
        block.operations.retain(|value| !gone[value.0 as usize]);
    }
}

#[cfg(test)]
mod rules;
#[cfg(test)]
mod tests;
