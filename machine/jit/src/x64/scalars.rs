//! Operations on scalars.

use super::code::{Arg, e, r, x, y};
use super::lower::Lowerer;
use super::places::{Home, RAX, RCX};
use iced_x86::Code as Op;
use iced_x86::Register;
use ir::{Scalar, Value};

impl Lowerer<'_> {
    /// A scalar that is known and fits the instruction.
    fn short(&self, value: Value) -> Option<i32> {
        match self.places.home(value) {
            Home::Number(number) => i32::try_from(number as i64).ok(),
            _ => None,
        }
    }

    fn scalar_result(&mut self, value: Value) -> u8 {
        self.consume();
        self.places.result(value)
    }

    /// What is done with scalars; false for another operation.
    pub(super) fn scalar_operation(&mut self, value: Value, op: ir::Op) -> bool {
        match op {
            ir::Op::Context => {
                let to = self.scalar_result(value);
                self.places.emit(Op::Mov_r64_rm64, &[r(to), r(self.context)]);
            }
            ir::Op::Address(place) => {
                let memory = self.places.memory(place, 0);
                let to = self.scalar_result(value);
                self.places.emit(Op::Lea_r64_m, &[r(to), memory]);
            }
            ir::Op::MaskBits(a) => {
                let a = self.places.register(a);
                let to = self.scalar_result(value);
                self.places.emit(Op::VEX_Vmovmskps_r32_ymm, &[e(to), y(a)]);
            }
            ir::Op::MaskBits64(a) => {
                let a = self.places.register(a);
                let to = self.scalar_result(value);
                self.places.emit(Op::VEX_Vmovmskpd_r32_ymm, &[e(to), y(a)]);
            }
            ir::Op::Extract(a, lane) => self.extract(value, a, lane & 7),
            ir::Op::Extract64(a, lane) => self.extract64(value, a, lane & 3),
            ir::Op::Scalar(op, a, b) => self.on_scalars(value, op, a, b),
            ir::Op::Choose(condition, a, b) => {
                let condition = self.places.register(condition);
                let (a, b) = (self.places.register(a), self.places.register(b));
                self.places.emit(Op::Mov_r64_rm64, &[r(RAX), r(b)]);
                self.places.emit(Op::Test_rm64_r64, &[r(condition), r(condition)]);
                self.places.emit(Op::Cmovne_r64_rm64, &[r(RAX), r(a)]);
                let to = self.scalar_result(value);
                self.places.emit(Op::Mov_r64_rm64, &[r(to), r(RAX)]);
            }
            _ => return false,
        }
        true
    }

    fn extract(&mut self, value: Value, a: Value, lane: u8) {
        if self.places.held(a).is_none()
            && let Some(memory) = self.places.in_memory(a, 4 * u32::from(lane))
        {
            let to = self.scalar_result(value);
            return self.places.emit(Op::Mov_r32_rm32, &[e(to), memory]);
        }
        let mut from = self.places.register(a);
        if lane >= 4 {
            let half = self.places.scratch();
            self.places.emit(Op::VEX_Vextracti128_xmmm128_ymm_imm8, &[x(half), y(from), Arg::Byte(1)]);
            from = half;
        }
        let to = self.scalar_result(value);
        if lane.is_multiple_of(4) {
            self.places.emit(Op::VEX_Vmovd_rm32_xmm, &[e(to), x(from)]);
        } else {
            self.places.emit(Op::VEX_Vpextrd_rm32_xmm_imm8, &[e(to), x(from), Arg::Byte(lane % 4)]);
        }
    }

    fn extract64(&mut self, value: Value, a: Value, lane: u8) {
        if self.places.held(a).is_none()
            && let Some(memory) = self.places.in_memory(a, 8 * u32::from(lane))
        {
            let to = self.scalar_result(value);
            return self.places.emit(Op::Mov_r64_rm64, &[r(to), memory]);
        }
        let mut from = self.places.register(a);
        if lane >= 2 {
            let half = self.places.scratch();
            self.places.emit(Op::VEX_Vextracti128_xmmm128_ymm_imm8, &[x(half), y(from), Arg::Byte(1)]);
            from = half;
        }
        let to = self.scalar_result(value);
        if lane.is_multiple_of(2) {
            self.places.emit(Op::VEX_Vmovq_rm64_xmm, &[r(to), x(from)]);
        } else {
            self.places.emit(Op::VEX_Vpextrq_rm64_xmm_imm8, &[r(to), x(from), Arg::Byte(1)]);
        }
    }

    fn on_scalars(&mut self, value: Value, op: Scalar, a: Value, b: Value) {
        match op {
            Scalar::Add => self.plain(value, Op::Add_rm64_r64, Op::Add_rm64_imm32, a, b),
            Scalar::Sub => self.plain(value, Op::Sub_rm64_r64, Op::Sub_rm64_imm32, a, b),
            Scalar::And => self.plain(value, Op::And_rm64_r64, Op::And_rm64_imm32, a, b),
            Scalar::Or => self.plain(value, Op::Or_rm64_r64, Op::Or_rm64_imm32, a, b),
            Scalar::Xor => self.plain(value, Op::Xor_rm64_r64, Op::Xor_rm64_imm32, a, b),
            Scalar::Mul => {
                let (a, b) = (self.places.register(a), self.places.register(b));
                self.places.emit(Op::Mov_r64_rm64, &[r(RAX), r(a)]);
                self.places.emit(Op::Imul_r64_rm64, &[r(RAX), r(b)]);
                let to = self.scalar_result(value);
                self.places.emit(Op::Mov_r64_rm64, &[r(to), r(RAX)]);
            }
            Scalar::AndNot => {
                let (a, b) = (self.places.register(a), self.places.register(b));
                let to = self.scalar_result(value);
                self.places.emit(Op::VEX_Andn_r64_r64_rm64, &[r(to), r(b), r(a)]);
            }
            Scalar::Shl => self.shifted(value, Op::Shl_rm64_imm8, Op::VEX_Shlx_r64_rm64_r64, a, b),
            Scalar::Shr => self.shifted(value, Op::Shr_rm64_imm8, Op::VEX_Shrx_r64_rm64_r64, a, b),
            Scalar::Asr => self.shifted(value, Op::Sar_rm64_imm8, Op::VEX_Sarx_r64_rm64_r64, a, b),
            Scalar::RotateRight => {
                if let Some(count) = self.short(b) {
                    let a = self.places.register(a);
                    let to = self.scalar_result(value);
                    let args = [r(to), r(a), Arg::Byte((count & 63) as u8)];
                    return self.places.emit(Op::VEX_Rorx_r64_rm64_imm8, &args);
                }
                let (a, b) = (self.places.register(a), self.places.register(b));
                self.places.emit(Op::Mov_r64_rm64, &[r(RCX), r(b)]);
                self.places.emit(Op::Mov_r64_rm64, &[r(RAX), r(a)]);
                self.places.emit(Op::Ror_rm64_CL, &[r(RAX), Arg::Register(Register::CL)]);
                let to = self.scalar_result(value);
                self.places.emit(Op::Mov_r64_rm64, &[r(to), r(RAX)]);
            }
            Scalar::Equal => self.tested(value, Op::Sete_rm8, a, b),
            Scalar::Less => self.tested(value, Op::Setb_rm8, a, b),
            Scalar::LessSigned => self.tested(value, Op::Setl_rm8, a, b),
        }
    }

    fn plain(&mut self, value: Value, with_register: Op, with_number: Op, a: Value, b: Value) {
        let a = self.places.register(a);
        if let Some(number) = self.short(b) {
            let to = self.scalar_result(value);
            if to != a {
                self.places.emit(Op::Mov_r64_rm64, &[r(to), r(a)]);
            }
            return self.places.emit(with_number, &[r(to), Arg::Long(number)]);
        }
        let b = self.places.register(b);
        self.places.emit(Op::Mov_r64_rm64, &[r(RAX), r(a)]);
        self.places.emit(with_register, &[r(RAX), r(b)]);
        let to = self.scalar_result(value);
        self.places.emit(Op::Mov_r64_rm64, &[r(to), r(RAX)]);
    }

    fn shifted(&mut self, value: Value, by_number: Op, by_register: Op, a: Value, b: Value) {
        let a = self.places.register(a);
        if let Some(count) = self.short(b) {
            let to = self.scalar_result(value);
            if to != a {
                self.places.emit(Op::Mov_r64_rm64, &[r(to), r(a)]);
            }
            return self.places.emit(by_number, &[r(to), Arg::Byte((count & 63) as u8)]);
        }
        let b = self.places.register(b);
        let to = self.scalar_result(value);
        self.places.emit(by_register, &[r(to), r(a), r(b)]);
    }

    fn tested(&mut self, value: Value, set: Op, a: Value, b: Value) {
        let a = self.places.register(a);
        match self.short(b) {
            Some(number) => self.places.emit(Op::Cmp_rm64_imm32, &[r(a), Arg::Long(number)]),
            None => {
                let b = self.places.register(b);
                self.places.emit(Op::Cmp_rm64_r64, &[r(a), r(b)]);
            }
        }
        self.places.emit(set, &[Arg::Register(Register::AL)]);
        let to = self.scalar_result(value);
        self.places.emit(Op::Movzx_r32_rm8, &[e(to), Arg::Register(Register::AL)]);
    }
}
