//! Operations on memory, and calls.

use super::code::{Arg, at, e, r, y};
use super::lower::Lowerer;
use super::places::{R12, RAX, RBX, RCX, RDI, RDX, RSI, RSP};
use iced_x86::{Code as Op, MemoryOperand, Register};
use ir::{Lanewise, Value, Width};

fn word(number: u8) -> Arg {
    Arg::Register(Register::AX + u32::from(number))
}

/// Memory at the sum of two general registers.
fn at_sum(base: u8, index: u8) -> Arg {
    let (base, index) = (Register::RAX + u32::from(base), Register::RAX + u32::from(index));
    Arg::Memory(MemoryOperand::with_base_index(base, index))
}

impl Lowerer<'_> {
    pub(super) fn fetch(&mut self, to: u8, memory: Arg, width: Width) {
        match width {
            Width::B1 => self.places.emit(Op::Movzx_r32_rm8, &[e(to), memory]),
            Width::B2 => self.places.emit(Op::Movzx_r32_rm16, &[e(to), memory]),
            Width::B4 => self.places.emit(Op::Mov_r32_rm32, &[e(to), memory]),
            Width::B8 => self.places.emit(Op::Mov_r64_rm64, &[r(to), memory]),
        }
    }

    pub(super) fn put(&mut self, memory: Arg, from: u8, width: Width) {
        match width {
            Width::B1 => self.places.emit(Op::Mov_rm8_r8, &[memory, byte_of(from)]),
            Width::B2 => self.places.emit(Op::Mov_rm16_r16, &[memory, word(from)]),
            Width::B4 => self.places.emit(Op::Mov_rm32_r32, &[memory, e(from)]),
            Width::B8 => self.places.emit(Op::Mov_rm64_r64, &[memory, r(from)]),
        }
    }

    /// What is done with memory; false for another operation.
    pub(super) fn memory_operation(&mut self, value: Value, op: ir::Op) -> bool {
        match op {
            ir::Op::Load(place) => {
                let memory = self.places.memory(place, 0);
                let to = self.vector_result(value);
                self.places.emit(Op::VEX_Vmovdqu_ymm_ymmm256, &[y(to), memory]);
            }
            ir::Op::Store(place, a) => {
                let from = self.places.register(a);
                self.places.secure(place, Some(a));
                let memory = self.places.memory(place, 0);
                self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[memory, y(from)]);
                if self.places.home(a) == super::places::Home::None && !self.is_shared(a) {
                    self.places.lodge(a, place);
                }
                self.consume();
            }
            ir::Op::LoadScalar(place, width) => {
                let memory = self.places.memory(place, 0);
                self.consume();
                let to = self.places.result(value);
                self.fetch(to, memory, width);
            }
            ir::Op::StoreScalar(place, width, a) => {
                let from = self.places.register(a);
                self.places.secure(place, None);
                self.places.secure(place.plus(width.bytes() - 1), None);
                let memory = self.places.memory(place, 0);
                self.put(memory, from, width);
                self.consume();
            }
            ir::Op::Read(base, distance) => {
                let base = self.places.register(base);
                let to = self.vector_result(value);
                self.places.emit(Op::VEX_Vmovdqu_ymm_ymmm256, &[y(to), at(base, distance)]);
            }
            ir::Op::Write(base, distance, a) => {
                let (base, a) = (self.places.register(base), self.places.register(a));
                self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[at(base, distance), y(a)]);
                self.consume();
            }
            ir::Op::WriteMasked(base, distance, a, mask) => {
                let (base, a) = (self.places.register(base), self.places.register(a));
                let mask = self.places.register(mask);
                self.places.emit(Op::VEX_Vpmaskmovd_m256_ymm_ymm, &[at(base, distance), y(mask), y(a)]);
                self.consume();
            }
            ir::Op::ReadScalar(base, distance, width) => {
                let base = self.places.register(base);
                self.consume();
                let to = self.places.result(value);
                self.fetch(to, at(base, distance), width);
            }
            ir::Op::WriteScalar(base, distance, width, a) => {
                let (base, a) = (self.places.register(base), self.places.register(a));
                self.put(at(base, distance), a, width);
                self.consume();
            }
            ir::Op::Gather(base, distances, mask, width) => {
                let base = self.places.register(base);
                self.gather(value, base, distances, mask, width);
            }
            ir::Op::GatherState(distances, mask, width) => {
                self.gather(value, self.places.state, distances, mask, width);
            }
            ir::Op::Scatter(base, distances, a, mask, width) => {
                let base = self.places.register(base);
                self.scatter(base, distances, a, mask, width);
            }
            ir::Op::ScatterState(distances, a, mask, width) => {
                self.places.secure_state();
                self.scatter(self.places.state, distances, a, mask, width);
            }
            ir::Op::Apply(pure, arguments) => self.apply(value, pure.function, arguments),
            ir::Op::Call(routine, arguments) => {
                self.places.secure_state();
                for (to, argument) in [RDX, RCX, RAX].into_iter().zip(arguments) {
                    let from = self.places.register(argument);
                    self.places.emit(Op::Mov_r64_rm64, &[r(to), r(from)]);
                }
                self.places.emit(Op::Mov_r64_rm64, &[r(RSI), r(R12)]);
                self.consume();
                self.places.vacate();
                self.places.emit(Op::Mov_r64_rm64, &[r(8), r(RAX)]);
                self.places.emit(Op::Mov_r64_rm64, &[r(RDI), r(RBX)]);
                self.call(routine.address);
                let to = self.places.result(value);
                self.places.emit(Op::Mov_r64_rm64, &[r(to), r(RAX)]);
            }
            _ => return false,
        }
        true
    }

    fn call(&mut self, address: usize) {
        self.places.emit(Op::Mov_r64_imm64, &[r(RAX), Arg::Whole(address as u64)]);
        self.places.emit(Op::VEX_Vzeroupper, &[]);
        self.places.emit(Op::Call_rm64, &[r(RAX)]);
    }

    /// Calls a pure function of vectors.
    pub(super) fn apply(&mut self, value: Value, function: Lanewise, arguments: [Value; 3]) {
        let slots = self.places.slots(4);
        for (index, argument) in arguments.into_iter().enumerate() {
            let from = self.places.register(argument);
            let memory = at(RSP, (slots + 32 * index as u32) as i32);
            self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[memory, y(from)]);
        }
        self.consume();
        self.places.vacate();
        self.places.emit(Op::Lea_r64_m, &[r(RDI), at(RSP, slots as i32)]);
        self.call(function as usize);
        let to = self.places.result(value);
        self.places.emit(Op::VEX_Vmovdqu_ymm_ymmm256, &[y(to), at(RSP, slots as i32)]);
    }

    fn gather(&mut self, value: Value, base: u8, distances: Value, mask: Value, width: Width) {
        let (distances, mask) = (self.places.register(distances), self.places.register(mask));
        if matches!(width, Width::B4 | Width::B8) {
            let (to, rest, index) = (self.places.scratch(), self.places.scratch(), self.places.scratch());
            // Distances are signed here: from the middle of what they reach.
            let entry = self.places.listing.constant([1 << 31; 8]);
            let middle = super::code::pooled(entry, 0);
            self.places.emit(Op::VEX_Vpxor_ymm_ymm_ymmm256, &[y(index), y(distances), middle]);
            self.places.emit(Op::Mov_r32_imm32, &[e(RAX), Arg::Half(1 << 31)]);
            self.places.emit(Op::Add_r64_rm64, &[r(RAX), r(base)]);
            self.places.emit(Op::VEX_Vmovdqa_ymm_ymmm256, &[y(rest), y(mask)]);
            self.places.emit(Op::VEX_Vpxor_ymm_ymm_ymmm256, &[y(to), y(to), y(to)]);
            let memory = MemoryOperand::with_base_index(Register::RAX, Register::YMM0 + u32::from(index));
            self.places.emit(Op::VEX_Vpgatherdd_ymm_vm32y_ymm, &[y(to), Arg::Memory(memory), y(rest)]);
            return self.result_from(value, to);
        }
        let slots = self.places.slots(2);
        let zero = self.places.scratch();
        self.places.emit(Op::VEX_Vpxor_ymm_ymm_ymmm256, &[y(zero), y(zero), y(zero)]);
        let frame = |bytes: u32| at(RSP, (slots + bytes) as i32);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(0), y(distances)]);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(32), y(zero)]);
        self.each_lane(mask, |this, lane| {
            this.places.emit(Op::Mov_r32_rm32, &[e(RCX), frame(4 * lane)]);
            this.fetch(RDX, at_sum(base, RCX), width);
            this.places.emit(Op::Mov_rm32_r32, &[frame(32 + 4 * lane), e(RDX)]);
        });
        let to = self.vector_result(value);
        self.places.emit(Op::VEX_Vmovdqu_ymm_ymmm256, &[y(to), frame(32)]);
    }

    fn scatter(&mut self, base: u8, distances: Value, a: Value, mask: Value, width: Width) {
        let (distances, mask) = (self.places.register(distances), self.places.register(mask));
        let a = self.places.register(a);
        let slots = self.places.slots(2);
        let frame = |bytes: u32| at(RSP, (slots + bytes) as i32);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(0), y(distances)]);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(32), y(a)]);
        let width = if width == Width::B8 { Width::B4 } else { width };
        self.each_lane(mask, |this, lane| {
            this.places.emit(Op::Mov_r32_rm32, &[e(RCX), frame(4 * lane)]);
            this.places.emit(Op::Mov_r32_rm32, &[e(RDX), frame(32 + 4 * lane)]);
            this.put(at_sum(base, RCX), RDX, width);
        });
        self.consume();
    }

    /// Code for each lane whose mask is set.
    fn each_lane(&mut self, mask: u8, mut body: impl FnMut(&mut Self, u32)) {
        self.places.emit(Op::VEX_Vmovmskps_r32_ymm, &[e(RAX), y(mask)]);
        for lane in 0..8 {
            let behind = self.places.listing.label();
            self.places.emit(Op::Test_rm8_imm8, &[byte_of(RAX), Arg::Byte(1 << lane)]);
            self.places.listing.jump(Op::Je_rel32_64, behind);
            body(self, lane);
            self.places.listing.set(behind);
        }
    }

    /// The result is in a register that the operation has taken.
    pub(super) fn result_from(&mut self, value: Value, from: u8) {
        self.consume();
        self.places.vectors.taken &= !(1 << from);
        self.places.place_in(value, from);
    }

    /// The result goes where an operand was that is used no more.
    pub(super) fn result_in(&mut self, value: Value, register: u8) -> u8 {
        self.consume();
        self.places.place_in(value, register);
        register
    }
}

/// The lowest byte of any general register.
fn byte_of(number: u8) -> Arg {
    let low = [Register::AL, Register::CL, Register::DL, Register::BL];
    let others = [Register::SPL, Register::BPL, Register::SIL, Register::DIL];
    match number {
        0..4 => Arg::Register(low[usize::from(number)]),
        4..8 => Arg::Register(others[usize::from(number) - 4]),
        _ => Arg::Register(Register::R8L + u32::from(number - 8)),
    }
}
