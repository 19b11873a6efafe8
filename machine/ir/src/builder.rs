//! Making a function, one operation after the other.

use crate::function::{Block, BlockId, End, Function, Kind, Place, Value};
use crate::op::{Bin, Op, Pure, Routine, Scalar, Tern, Un, Width};

/// A function in the making. Operations go to the end of the present block; the first block is the entry.
#[derive(Clone, Debug)]
pub struct Builder {
    function: Function,
    present: BlockId,
}

impl Default for Builder {
    fn default() -> Self {
        Self::new()
    }
}

const OPEN: End = End::Exit(u64::MAX);

impl Builder {
    /// With the entry block, which is the present one.
    pub fn new() -> Self {
        let block = Block { operations: Vec::new(), end: OPEN };
        let function = Function { operations: Vec::new(), blocks: vec![block], frame_bytes: 0 };
        Self { function, present: BlockId(0) }
    }

    // ---- blocks ----

    /// A new, empty block.
    pub fn block(&mut self) -> BlockId {
        self.function.blocks.push(Block { operations: Vec::new(), end: OPEN });
        BlockId(self.function.blocks.len() as u32 - 1)
    }

    /// What follows goes to this block.
    pub fn switch(&mut self, block: BlockId) {
        self.present = block;
    }

    /// The present block.
    pub fn present(&self) -> BlockId {
        self.present
    }

    fn end(&mut self, end: End) {
        self.function.blocks[self.present.0 as usize].end = end;
    }

    /// Ends the present block: on to another.
    pub fn jump(&mut self, to: BlockId) {
        self.end(End::Jump(to));
    }

    /// Ends the present block: to `yes` when the scalar is not zero, else to `no`.
    pub fn branch(&mut self, condition: Value, yes: BlockId, no: BlockId) {
        self.end(End::Branch(condition, yes, no));
    }

    /// Ends the present block: the function returns `number`.
    pub fn exit(&mut self, number: u64) {
        self.end(End::Exit(number));
    }

    /// Ends the present block: the function returns a scalar.
    pub fn exit_with(&mut self, number: Value) {
        self.end(End::ExitWith(number));
    }

    /// The function.
    pub fn finish(self) -> Function {
        self.function
    }

    /// 32 bytes of the frame.
    pub fn variable(&mut self) -> Place {
        let offset = self.function.frame_bytes;
        self.function.frame_bytes += 32;
        Place { frame: true, offset }
    }

    /// Adds any operation.
    pub fn push(&mut self, op: Op) -> Value {
        let value = Value(self.function.operations.len() as u32);
        self.function.operations.push(op);
        self.function.blocks[self.present.0 as usize].operations.push(value);
        value
    }

    /// What a value is.
    pub fn kind(&self, value: Value) -> Kind {
        self.function.kind(value)
    }

    /// The operation that made a value.
    pub fn op(&self, value: Value) -> &Op {
        self.function.op(value)
    }

    // ---- constants ----

    /// The same 32 bits in all lanes.
    pub fn splat(&mut self, bits: u32) -> Value {
        self.push(Op::Constant([bits; 8]))
    }

    /// The same 64 bits in all 64-bit lanes.
    pub fn splat64(&mut self, bits: u64) -> Value {
        let (low, high) = (bits as u32, (bits >> 32) as u32);
        self.push(Op::Constant([low, high, low, high, low, high, low, high]))
    }

    /// A vector.
    pub fn constant(&mut self, lanes: [u32; 8]) -> Value {
        self.push(Op::Constant(lanes))
    }

    /// A scalar.
    pub fn number(&mut self, number: u64) -> Value {
        self.push(Op::Number(number))
    }

    // ---- pure operations ----

    /// Of one vector.
    pub fn unary(&mut self, op: Un, a: Value) -> Value {
        self.push(Op::Un(op, a))
    }

    /// Of two vectors.
    pub fn binary(&mut self, op: Bin, a: Value, b: Value) -> Value {
        self.push(Op::Bin(op, a, b))
    }

    /// Of three vectors.
    pub fn ternary(&mut self, op: Tern, a: Value, b: Value, c: Value) -> Value {
        self.push(Op::Tern(op, a, b, c))
    }

    /// `mask ? a : b`.
    pub fn select(&mut self, mask: Value, a: Value, b: Value) -> Value {
        self.push(Op::Tern(Tern::Select, mask, a, b))
    }

    /// A pure function of one to three vectors.
    pub fn apply(&mut self, function: Pure, arguments: &[Value]) -> Value {
        let last = arguments[arguments.len() - 1];
        let at = |index: usize| arguments.get(index).copied().unwrap_or(last);
        self.push(Op::Apply(function, [at(0), at(1), at(2)]))
    }

    /// Of two scalars.
    pub fn scalar(&mut self, op: Scalar, a: Value, b: Value) -> Value {
        self.push(Op::Scalar(op, a, b))
    }

    // ---- the state and the frame ----

    /// 32 bytes at any place, which may lie across two rows.
    pub fn load(&mut self, place: Place) -> Value {
        let row = place.row();
        let shift = place.offset - row.offset;
        if shift == 0 {
            return self.push(Op::Load(row));
        }
        let (low, high) = (self.push(Op::Load(row)), self.push(Op::Load(row.plus(32))));
        self.across(low, high, shift)
    }

    /// The 32 bytes from byte `shift` (1 to 31) of two vectors behind each other.
    pub fn across(&mut self, low: Value, high: Value, shift: u32) -> Value {
        let lanes = (shift / 4) as u8;
        let rest = shift % 4;
        let dwords = |this: &mut Self, first: u8| {
            let numbers = std::array::from_fn(|i| (first + i as u8) & 7);
            let keep = u8::MAX.checked_shl(8 - u32::from(first)).unwrap_or(0);
            let low = if first == 8 { low } else { this.push(Op::Permute(low, numbers)) };
            let high = if first == 8 { high } else { this.push(Op::Permute(high, numbers)) };
            if first == 0 { low } else { this.push(Op::Blend(low, high, keep)) }
        };
        let first = dwords(self, lanes);
        if rest == 0 {
            return first;
        }
        let second = dwords(self, lanes + 1);
        let (down, up) = (self.splat(8 * rest), self.splat(32 - 8 * rest));
        let first = self.binary(Bin::Shr, first, down);
        let second = self.binary(Bin::Shl, second, up);
        self.binary(Bin::Or, first, second)
    }

    /// Overwrites a row.
    pub fn store(&mut self, place: Place, value: Value) {
        self.push(Op::Store(place, value));
    }

    /// Overwrites the lanes of a row whose mask is set.
    pub fn store_masked(&mut self, place: Place, value: Value, mask: Value) {
        let before = self.push(Op::Load(place));
        let after = self.select(mask, value, before);
        self.push(Op::Store(place, after));
    }

    /// One DWord of the image, at a multiple of 4, in all lanes.
    pub fn load_splat(&mut self, place: Place) -> Value {
        let row = self.push(Op::Load(place.row()));
        self.push(Op::Lane(row, (place.offset % 32 / 4) as u8))
    }

    /// One QWord of the image, at a multiple of 8, in all 64-bit lanes.
    pub fn load_splat64(&mut self, place: Place) -> Value {
        let row = self.push(Op::Load(place.row()));
        self.push(Op::Lane64(row, (place.offset % 32 / 8) as u8))
    }

    /// A scalar, zero-extended.
    pub fn load_scalar(&mut self, place: Place, width: Width) -> Value {
        self.push(Op::LoadScalar(place, width))
    }

    /// Overwrites some bytes.
    pub fn store_scalar(&mut self, place: Place, width: Width, value: Value) {
        self.push(Op::StoreScalar(place, width, value));
    }

    /// Eight elements of 1, 2 or 4 bytes at any places, aligned to their size, extended to 32 bits.
    pub fn load_elements(&mut self, places: [Place; 8], width: Width, signed: bool) -> Value {
        let bytes = width.bytes();
        let stride = places[1].offset.wrapping_sub(places[0].offset);
        let in_order = (0..8u32).all(|i| {
            places[i as usize].frame == places[0].frame
                && places[i as usize].offset == places[0].offset.wrapping_add(i.wrapping_mul(stride))
        });
        let start = places[0];
        if in_order && stride == bytes && start.offset.is_multiple_of(8 * bytes) {
            let row = self.push(Op::Load(start.row()));
            let part = (start.offset % 32 / (8 * bytes)) as u8;
            return match width {
                Width::B1 => self.push(Op::Bytes(row, part, signed)),
                Width::B2 => self.push(Op::Words(row, part, signed)),
                _ => row,
            };
        }
        // The DWord of each element into its lane, from each row that has some ...
        let mut result: Option<Value> = None;
        for (index, place) in places.iter().enumerate() {
            let row = place.row();
            if places[..index].iter().any(|earlier| earlier.row() == row) {
                continue;
            }
            let numbers = places.map(|place| (place.offset % 32 / 4) as u8);
            let lanes = (0..8).filter(|&i| places[i].row() == row).fold(0, |mask, i| mask | 1u8 << i);
            let loaded = self.push(Op::Load(row));
            let part = self.push(Op::Permute(loaded, numbers));
            result = Some(match result {
                None => part,
                Some(before) => self.push(Op::Blend(before, part, lanes)),
            });
        }
        let dwords = result.unwrap_or_else(|| self.splat(0));
        if width == Width::B4 {
            return dwords;
        }
        // ... and its bytes to the top, then down.
        let up = places.map(|place| 32 - 8 * (place.offset % 4 + bytes));
        let up = self.constant(up);
        let raised = self.binary(Bin::Shl, dwords, up);
        let down = self.splat(32 - 8 * bytes);
        self.binary(if signed { Bin::Asr } else { Bin::Shr }, raised, down)
    }

    /// Overwrites eight elements of 1, 2 or 4 bytes at any places, aligned to their size, where the mask (all ones where it is
    /// not given) is set. Places are different, or the last one wins.
    pub fn store_elements(&mut self, places: [Place; 8], width: Width, value: Value, mask: Option<Value>) {
        let bytes = width.bytes();
        let ones = if bytes == 4 { u32::MAX } else { (1 << (8 * bytes)) - 1 };
        for (index, place) in places.iter().enumerate() {
            let row = place.row();
            if places[..index].iter().any(|earlier| earlier.row() == row) {
                continue;
            }
            let mut content = self.push(Op::Load(row));
            for phase in (0..4).step_by(bytes as usize) {
                let mut numbers = [0u8; 8];
                let mut keep = [0u32; 8];
                for (lane, place) in places.iter().enumerate() {
                    if place.row() == row && place.offset % 4 == phase {
                        let dword = (place.offset % 32 / 4) as usize;
                        numbers[dword] = lane as u8;
                        keep[dword] = ones << (8 * phase);
                    }
                }
                if keep == [0; 8] {
                    continue;
                }
                let mut moved = self.push(Op::Permute(value, numbers));
                if phase != 0 {
                    let up = self.splat(8 * phase);
                    moved = self.binary(Bin::Shl, moved, up);
                }
                let mut where_to = self.constant(keep);
                if let Some(mask) = mask {
                    let mask = self.push(Op::Permute(mask, numbers));
                    where_to = self.binary(Bin::And, where_to, mask);
                }
                content = self.select(where_to, moved, content);
            }
            self.push(Op::Store(row, content));
        }
    }

    /// Calls a routine with three scalars.
    pub fn call(&mut self, routine: Routine, arguments: [Value; 3]) -> Value {
        self.push(Op::Call(routine, arguments))
    }
}

#[cfg(test)]
mod tests;
