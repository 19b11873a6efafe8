//! What operations become: blocks, uses, ends.

use super::Code;
use super::code::{Arg, Label, instruction, r, y};
use super::places::{Home, KEPT, NEVER, Places, R12, RAX, RBP, RBX, RDI, RSI, RSP};
use iced_x86::{Code as Op, Instruction};
use ir::{BlockId, End, Function, Kind, Place, Value};

pub(super) struct Lowerer<'a> {
    pub function: &'a Function,
    pub places: Places,
    /// No routine is called, so that the arguments stay where they are.
    leaf: bool,
    /// Register with the context.
    pub context: u8,
    labels: Vec<Label>,
    /// Values that other blocks use.
    shared: Vec<bool>,
    /// Uses behind each operation of the present block.
    behind: Vec<[u32; 4]>,
    failed: bool,
}

impl<'a> Lowerer<'a> {
    pub(super) fn new(function: &'a Function, state_bytes: u32) -> Option<Self> {
        let all = |f: &dyn Fn(&ir::Op) -> bool| function.operations.iter().all(f);
        let fits = |place: Place, bytes: u32| {
            let limit = if place.frame { function.frame_bytes } else { state_bytes };
            place.offset.checked_add(bytes).is_some_and(|end| end <= limit)
        };
        let in_bounds = all(&|op| match *op {
            ir::Op::Load(place) | ir::Op::Store(place, _) => fits(place, 32) && place.offset % 32 == 0,
            ir::Op::LoadScalar(place, width) | ir::Op::StoreScalar(place, width, _) => {
                fits(place, width.bytes())
            }
            _ => true,
        });
        // Distances in the table are of 31 bits.
        let few_regions = function.regions() < 1 << 16;
        if !in_bounds || !few_regions {
            return None;
        }
        let leaf = all(&|op| {
            let half = matches!(op, ir::Op::Tern(ir::Tern::HalfFma, ..));
            !half && !matches!(op, ir::Op::Call(..) | ir::Op::Apply(..))
        });
        let (state, context) = if leaf { (RDI, RSI) } else { (RBX, R12) };
        let mut places = Places::new(function, state);
        let labels = function.blocks.iter().map(|_| places.listing.label()).collect();
        let mut this = Self {
            function,
            places,
            leaf,
            context,
            labels,
            shared: vec![false; function.operations.len()],
            behind: Vec::new(),
            failed: false,
        };
        this.share();
        Some(this)
    }

    /// Finds values that other blocks use, and constants.
    fn share(&mut self) {
        let mut block_of = vec![u32::MAX; self.function.operations.len()];
        for (number, block) in self.function.blocks.iter().enumerate() {
            for value in &block.operations {
                block_of[value.0 as usize] = number as u32;
            }
        }
        for (number, block) in self.function.blocks.iter().enumerate() {
            let operands = block.operations.iter().flat_map(|&value| self.function.op(value).operands());
            for value in operands.chain(end_operand(block.end)) {
                match *self.function.op(value) {
                    ir::Op::Number(_) => {}
                    ir::Op::Constant(lanes) => {
                        let entry = self.places.listing.constant(lanes);
                        self.places.locations[value.0 as usize].home = Home::Pool(entry);
                    }
                    _ if block_of[value.0 as usize] == number as u32 => {}
                    _ => self.shared[value.0 as usize] = true,
                }
            }
        }
        for (number, op) in self.function.operations.iter().enumerate() {
            match *op {
                ir::Op::Number(known) => self.places.locations[number].home = Home::Number(known),
                _ if self.shared[number] => {
                    let offset = self.places.slot();
                    self.places.locations[number].home = Home::At(Place { frame: true, offset });
                }
                _ => {}
            }
        }
    }

    /// All blocks.
    pub(super) fn function(&mut self) {
        for number in 0..self.function.blocks.len() {
            self.block(BlockId(number as u32));
        }
    }

    fn block(&mut self, id: BlockId) {
        let function = self.function;
        let block = &function.blocks[id.0 as usize];
        self.places.listing.set(self.labels[id.0 as usize]);
        self.places.begin();
        // Uses, from the last to the first.
        let count = block.operations.len();
        self.behind.clear();
        self.behind.resize(count, [NEVER; 4]);
        if let Some(value) = end_operand(block.end) {
            self.places.next[value.0 as usize] = count as u32;
        }
        for (at, &value) in block.operations.iter().enumerate().rev() {
            let op = function.op(value);
            let needed = op.kind() == Kind::Nothing
                || matches!(op, ir::Op::Call(..))
                || self.shared[value.0 as usize]
                || self.places.next_of(value) != NEVER;
            if !needed {
                // Unused: its operands are not used by it either.
                self.behind[at] = [u32::MAX - 1; 4];
                continue;
            }
            for (index, operand) in op.operands().enumerate() {
                self.behind[at][index] = self.places.next_of(operand);
            }
            for operand in op.operands() {
                self.places.next[operand.0 as usize] = at as u32;
            }
        }
        for (at, &value) in block.operations.iter().enumerate() {
            if self.behind[at][0] == u32::MAX - 1 {
                continue;
            }
            self.places.behind.clear();
            let behind = self.behind[at];
            self.places.behind.extend(function.op(value).operands().zip(behind));
            self.operation(value);
            self.places.release();
            if self.shared[value.0 as usize] {
                self.keep_for_others(value);
            }
            if self.places.next_of(value) == NEVER {
                self.places.advance(value, NEVER);
            }
        }
        self.end(block.end, id);
        // Nothing of this block is left behind.
        for value in &block.operations {
            self.places.next[value.0 as usize] = NEVER;
        }
        if let Some(value) = end_operand(block.end) {
            self.places.next[value.0 as usize] = NEVER;
        }
    }

    pub(super) fn is_shared(&self, value: Value) -> bool {
        self.shared[value.0 as usize]
    }

    fn keep_for_others(&mut self, value: Value) {
        let Home::At(place) = self.places.home(value) else { return };
        let memory = self.places.memory(place, 0);
        let register = self.places.locations[value.0 as usize].register;
        match self.function.kind(value) {
            Kind::Vector => self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[memory, y(register)]),
            _ => self.places.emit(Op::Mov_rm64_r64, &[memory, r(register)]),
        }
    }

    /// The operands have been read: registers of those that are used no more are free.
    pub(super) fn consume(&mut self) {
        for index in 0..self.places.behind.len() {
            let (value, next) = self.places.behind[index];
            self.places.advance(value, next);
        }
        self.places.vectors.pinned = 0;
        self.places.generals.pinned = 0;
    }

    /// The vector register for a result, operands being read.
    pub(super) fn vector_result(&mut self, value: Value) -> u8 {
        self.consume();
        self.places.result(value)
    }

    fn operation(&mut self, value: Value) {
        let op = *self.function.op(value);
        match op {
            ir::Op::Constant(_) | ir::Op::Number(_) => {}
            ir::Op::Load(place) if !self.shared[value.0 as usize] => self.places.lodge(value, place),
            _ => {
                let known = self.vector_operation(value, op)
                    || self.scalar_operation(value, op)
                    || self.memory_operation(value, op)
                    || self.region_operation(value, op);
                debug_assert!(known, "{op:?}");
                self.failed |= !known;
            }
        }
    }

    fn end(&mut self, end: End, id: BlockId) {
        let follows = |to: BlockId| to.0 == id.0 + 1;
        match end {
            End::Jump(to) => {
                if !follows(to) {
                    self.jump(Op::Jmp_rel32_64, to);
                }
            }
            End::Branch(condition, yes, no) => {
                let condition = self.places.register(condition);
                self.places.release();
                self.places.emit(Op::Test_rm64_r64, &[r(condition), r(condition)]);
                if follows(yes) {
                    self.jump(Op::Je_rel32_64, no);
                } else {
                    self.jump(Op::Jne_rel32_64, yes);
                    if !follows(no) {
                        self.jump(Op::Jmp_rel32_64, no);
                    }
                }
            }
            End::Exit(number) => {
                self.places.number(RAX, number);
                self.leave();
            }
            End::ExitWith(number) => {
                let register = self.places.register(number);
                self.places.release();
                self.places.emit(Op::Mov_r64_rm64, &[r(RAX), r(register)]);
                self.leave();
            }
        }
    }

    fn jump(&mut self, opcode: Op, to: BlockId) {
        let label = self.labels[to.0 as usize];
        self.places.listing.jump(opcode, label);
    }

    /// A placeholder: what it takes to leave is known at the end.
    fn leave(&mut self) {
        self.places.emit(Op::VEX_Vzeroupper, &[]);
        self.places.emit(Op::Retnq, &[]);
    }

    /// Registers that callers want back, in the order in which they are pushed.
    fn kept(&self) -> Vec<u8> {
        let touched = self.places.generals.touched & KEPT;
        let mut kept: Vec<u8> = (0..16).filter(|&n| touched >> n & 1 != 0).collect();
        if !self.leaf {
            kept.extend([RBX, R12]);
        }
        if !self.leaf || self.places.frame_bytes > 0 {
            kept.push(RBP);
        }
        kept
    }

    pub(super) fn finish(self) -> Option<Code> {
        if self.failed {
            return None;
        }
        let kept = self.kept();
        let framed = kept.contains(&RBP);
        let mut before: Vec<Instruction> = kept.iter().map(|&n| instruction(Op::Push_r64, &[r(n)])).collect();
        if framed {
            before.push(instruction(Op::Mov_r64_rm64, &[r(RBP), r(RSP)]));
            let bytes = self.places.frame_bytes as i32;
            before.push(instruction(Op::Sub_rm64_imm32, &[r(RSP), Arg::Long(bytes)]));
            let mut align = instruction(Op::And_rm64_imm8, &[r(RSP)]);
            align.set_op1_kind(iced_x86::OpKind::Immediate8to64);
            align.set_immediate8to64(-32);
            before.push(align);
        }
        if !self.leaf {
            before.push(instruction(Op::Mov_r64_rm64, &[r(RBX), r(RDI)]));
            before.push(instruction(Op::Mov_r64_rm64, &[r(R12), r(RSI)]));
        }
        let mut after: Vec<Instruction> = Vec::new();
        if framed {
            after.push(instruction(Op::Mov_r64_rm64, &[r(RSP), r(RBP)]));
        }
        after.extend(kept.iter().rev().map(|&n| instruction(Op::Pop_r64, &[r(n)])));
        self.places.listing.finish(&before, &after)
    }
}

/// What the end of a block uses.
pub(super) fn end_operand(end: End) -> Option<Value> {
    match end {
        End::Branch(value, ..) | End::ExitWith(value) => Some(value),
        End::Jump(_) | End::Exit(_) => None,
    }
}
