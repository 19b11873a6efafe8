//! Blocks, values, and how blocks end.

use crate::op::Op;

/// The result of an operation, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(pub u32);

/// A block, by number. Block 0 is the entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockId(pub u32);

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// 256 bits.
    Vector,
    /// 64 bits.
    Scalar,
    /// No value: the operation is done for its effect.
    Nothing,
}

/// A constant place in the state image or in the frame, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// In the frame of the function, not in the state.
    pub frame: bool,
    /// Bytes from the start.
    pub offset: u32,
}

impl Place {
    /// A place in the state image.
    pub const fn state(offset: u32) -> Self {
        Self { frame: false, offset }
    }

    /// The place `bytes` behind this one.
    pub const fn plus(self, bytes: u32) -> Self {
        Self { frame: self.frame, offset: self.offset + bytes }
    }

    /// The row of 32 bytes that this place lies in.
    pub const fn row(self) -> Self {
        Self { frame: self.frame, offset: self.offset & !31 }
    }
}

/// How a block ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// On to another block.
    Jump(BlockId),
    /// To the first block when the scalar is not zero, else to the second.
    Branch(Value, BlockId, BlockId),
    /// Back to the caller, with a number.
    Exit(u64),
    /// Back to the caller, with a number that is a scalar.
    ExitWith(Value),
}

/// Operations that are done one after the other.
#[derive(Clone, Debug)]
pub struct Block {
    /// Numbers of the operations, in order.
    pub operations: Vec<Value>,
    /// What comes then; an exit with `u64::MAX` until the builder is told.
    pub end: End,
}

/// A function over a state image.
#[derive(Clone, Debug)]
pub struct Function {
    /// All operations by the number of their value, in use or not.
    pub operations: Vec<Op>,
    /// Blocks by number.
    pub blocks: Vec<Block>,
    /// Bytes of the frame, a multiple of 32.
    pub frame_bytes: u32,
}

impl Function {
    /// The operation that makes a value.
    pub fn op(&self, value: Value) -> &Op {
        &self.operations[value.0 as usize]
    }

    /// How many regions it asks for.
    pub fn regions(&self) -> u32 {
        let ends = self.operations.iter().map(|op| op.region().map_or(0, |number| number.saturating_add(1)));
        ends.max().unwrap_or(0)
    }

    /// What a value is.
    pub fn kind(&self, value: Value) -> Kind {
        self.op(value).kind()
    }
}
