//! Operations on two and three vectors.
//!
//! Source: [`ir::Bin`], [`ir::Tern`]. Operands are read before the result is written, but by the last instruction.

use super::code::{Arg, x, y};
use super::lower::Lowerer;
use super::vectors::{EQUAL, LESS, LESS_OR_EQUAL, SIGN, UNORDERED};
use iced_x86::Code as Op;
use ir::{Bin, Tern, Value};

impl Lowerer<'_> {
    pub(super) fn binary(&mut self, value: Value, op: Bin, a: Value, b: Value) {
        match op {
            // The first NaN counts: operands of floats keep their places.
            Bin::FAdd => self.simple2(value, Op::VEX_Vaddps_ymm_ymm_ymmm256, a, b),
            Bin::FSub => self.simple2(value, Op::VEX_Vsubps_ymm_ymm_ymmm256, a, b),
            Bin::FMul => self.simple2(value, Op::VEX_Vmulps_ymm_ymm_ymmm256, a, b),
            Bin::FDiv => self.simple2(value, Op::VEX_Vdivps_ymm_ymm_ymmm256, a, b),
            Bin::DAdd => self.simple2(value, Op::VEX_Vaddpd_ymm_ymm_ymmm256, a, b),
            Bin::DSub => self.simple2(value, Op::VEX_Vsubpd_ymm_ymm_ymmm256, a, b),
            Bin::DMul => self.simple2(value, Op::VEX_Vmulpd_ymm_ymm_ymmm256, a, b),
            Bin::DDiv => self.simple2(value, Op::VEX_Vdivpd_ymm_ymm_ymmm256, a, b),
            Bin::FMin | Bin::FMax => self.extreme(value, a, b, op == Bin::FMin),
            Bin::DMin | Bin::DMax => self.extreme64(value, a, b, op == Bin::DMin),
            Bin::FLess => self.relation(value, LESS, a, b),
            Bin::FLessEqual => self.relation(value, LESS_OR_EQUAL, a, b),
            Bin::FEqual => self.relation(value, EQUAL, a, b),
            Bin::FUnordered => self.relation(value, UNORDERED, a, b),
            Bin::DLess => self.relation64(value, LESS, a, b),
            Bin::DLessEqual => self.relation64(value, LESS_OR_EQUAL, a, b),
            Bin::DEqual => self.relation64(value, EQUAL, a, b),
            Bin::DUnordered => self.relation64(value, UNORDERED, a, b),
            Bin::IAdd => self.either(value, Op::VEX_Vpaddd_ymm_ymm_ymmm256, a, b),
            Bin::ISub => self.simple2(value, Op::VEX_Vpsubd_ymm_ymm_ymmm256, a, b),
            Bin::IMul => self.either(value, Op::VEX_Vpmulld_ymm_ymm_ymmm256, a, b),
            Bin::IEqual => self.either(value, Op::VEX_Vpcmpeqd_ymm_ymm_ymmm256, a, b),
            Bin::IGreater => self.simple2(value, Op::VEX_Vpcmpgtd_ymm_ymm_ymmm256, a, b),
            Bin::UGreater => {
                let (a, b) = (self.places.register(a), self.places.operand(b));
                let (first, second) = (self.places.scratch(), self.places.scratch());
                let sign = self.splat(SIGN);
                self.two(Op::VEX_Vmovdqu_ymm_ymmm256, second, sign);
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, first, a, y(second));
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, second, second, b);
                let to = self.vector_result(value);
                self.three(Op::VEX_Vpcmpgtd_ymm_ymm_ymmm256, to, first, y(second));
            }
            Bin::IMin => self.either(value, Op::VEX_Vpminsd_ymm_ymm_ymmm256, a, b),
            Bin::IMax => self.either(value, Op::VEX_Vpmaxsd_ymm_ymm_ymmm256, a, b),
            Bin::UMin => self.either(value, Op::VEX_Vpminud_ymm_ymm_ymmm256, a, b),
            Bin::UMax => self.either(value, Op::VEX_Vpmaxud_ymm_ymm_ymmm256, a, b),
            Bin::Shl => {
                self.shift(value, a, b, Op::VEX_Vpslld_ymm_ymm_imm8, Op::VEX_Vpsllvd_ymm_ymm_ymmm256);
            }
            Bin::Shr => {
                self.shift(value, a, b, Op::VEX_Vpsrld_ymm_ymm_imm8, Op::VEX_Vpsrlvd_ymm_ymm_ymmm256);
            }
            Bin::Asr => {
                self.shift(value, a, b, Op::VEX_Vpsrad_ymm_ymm_imm8, Op::VEX_Vpsravd_ymm_ymm_ymmm256);
            }
            Bin::And => self.either(value, Op::VEX_Vpand_ymm_ymm_ymmm256, a, b),
            Bin::Or => self.either(value, Op::VEX_Vpor_ymm_ymm_ymmm256, a, b),
            Bin::Xor => self.either(value, Op::VEX_Vpxor_ymm_ymm_ymmm256, a, b),
            Bin::AndNot => self.simple2(value, Op::VEX_Vpandn_ymm_ymm_ymmm256, b, a),
            Bin::QAdd => self.either(value, Op::VEX_Vpaddq_ymm_ymm_ymmm256, a, b),
            Bin::QSub => self.simple2(value, Op::VEX_Vpsubq_ymm_ymm_ymmm256, a, b),
            Bin::QMulUnsigned => self.either(value, Op::VEX_Vpmuludq_ymm_ymm_ymmm256, a, b),
            Bin::QMulSigned => self.either(value, Op::VEX_Vpmuldq_ymm_ymm_ymmm256, a, b),
            Bin::QEqual => self.either(value, Op::VEX_Vpcmpeqq_ymm_ymm_ymmm256, a, b),
            Bin::QGreater => self.simple2(value, Op::VEX_Vpcmpgtq_ymm_ymm_ymmm256, a, b),
            Bin::QMul => {
                let (a, b) = (self.places.register(a), self.places.register(b));
                let (cross, other) = (self.places.scratch(), self.places.scratch());
                self.by(Op::VEX_Vpsrlq_ymm_ymm_imm8, cross, y(a), 32);
                self.three(Op::VEX_Vpmuludq_ymm_ymm_ymmm256, cross, cross, y(b));
                self.by(Op::VEX_Vpsrlq_ymm_ymm_imm8, other, y(b), 32);
                self.three(Op::VEX_Vpmuludq_ymm_ymm_ymmm256, other, other, y(a));
                self.three(Op::VEX_Vpaddq_ymm_ymm_ymmm256, cross, cross, y(other));
                self.by(Op::VEX_Vpsllq_ymm_ymm_imm8, cross, y(cross), 32);
                self.three(Op::VEX_Vpmuludq_ymm_ymm_ymmm256, other, a, y(b));
                let to = self.vector_result(value);
                self.three(Op::VEX_Vpaddq_ymm_ymm_ymmm256, to, cross, y(other));
            }
            Bin::QShl => self.shift64(value, a, b, Op::VEX_Vpsllvq_ymm_ymm_ymmm256),
            Bin::QShr => self.shift64(value, a, b, Op::VEX_Vpsrlvq_ymm_ymm_ymmm256),
            Bin::QAsr => {
                let (a, b) = (self.places.register(a), self.places.register(b));
                let (sign, shifted, count) =
                    (self.places.scratch(), self.places.scratch(), self.places.scratch());
                let mask = self.splat64(63);
                self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, count, b, mask);
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, sign, sign, y(sign));
                self.three(Op::VEX_Vpcmpgtq_ymm_ymm_ymmm256, sign, sign, y(a));
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, shifted, a, y(sign));
                self.three(Op::VEX_Vpsrlvq_ymm_ymm_ymmm256, shifted, shifted, y(count));
                let to = self.vector_result(value);
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, to, shifted, y(sign));
            }
            Bin::Narrow => {
                let (a, b) = (self.places.register(a), self.places.operand(b));
                let to = self.vector_result(value);
                self.places.emit(Op::VEX_Vshufps_ymm_ymm_ymmm256_imm8, &[y(to), y(a), b, Arg::Byte(0x88)]);
                self.by(Op::VEX_Vpermq_ymm_ymmm256_imm8, to, y(to), 0xd8);
            }
            Bin::FFromD => {
                let (a, b) = (self.places.operand(a), self.places.operand(b));
                let (low, high) = (self.places.scratch(), self.places.scratch());
                self.places.emit(Op::VEX_Vcvtpd2ps_xmm_ymmm256, &[x(low), a]);
                self.places.emit(Op::VEX_Vcvtpd2ps_xmm_ymmm256, &[x(high), b]);
                let to = self.vector_result(value);
                let args = [y(to), y(low), x(high), Arg::Byte(1)];
                self.places.emit(Op::VEX_Vinserti128_ymm_ymm_xmmm128_imm8, &args);
            }
            Bin::PackWords => {
                let packed = self.packed(a, b, 0xffff);
                let to = self.vector_result(value);
                self.by(Op::VEX_Vpermq_ymm_ymmm256_imm8, to, y(packed), 0xd8);
            }
            Bin::PackBytes => {
                let packed = self.packed(a, b, 0xff);
                let zero = self.places.scratch();
                self.by(Op::VEX_Vpermq_ymm_ymmm256_imm8, packed, y(packed), 0xd8);
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, zero, zero, y(zero));
                self.three(Op::VEX_Vpackuswb_ymm_ymm_ymmm256, packed, packed, y(zero));
                let to = self.vector_result(value);
                self.by(Op::VEX_Vpermq_ymm_ymmm256_imm8, to, y(packed), 0x58);
            }
        }
    }

    /// Words of the masked lanes of both, by halves.
    fn packed(&mut self, a: Value, b: Value, mask: u32) -> u8 {
        let (a, b) = (self.places.register(a), self.places.register(b));
        let (first, second) = (self.places.scratch(), self.places.scratch());
        let mask = self.splat(mask);
        self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, first, a, mask);
        self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, second, b, mask);
        self.three(Op::VEX_Vpackusdw_ymm_ymm_ymmm256, first, first, y(second));
        first
    }

    fn shift(&mut self, value: Value, a: Value, b: Value, fixed: Op, variable: Op) {
        if let Some(counts) = self.known(b) {
            if counts == [counts[0]; 8] {
                let a = self.places.register(a);
                let to = self.vector_result(value);
                return self.by(fixed, to, y(a), (counts[0] & 31) as u8);
            }
            if counts.iter().all(|&count| count < 32) {
                return self.simple2(value, variable, a, b);
            }
        }
        let (a, b) = (self.places.register(a), self.places.register(b));
        let count = self.places.scratch();
        let mask = self.splat(31);
        self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, count, b, mask);
        let to = self.vector_result(value);
        self.three(variable, to, a, y(count));
    }

    fn shift64(&mut self, value: Value, a: Value, b: Value, variable: Op) {
        let (a, b) = (self.places.register(a), self.places.register(b));
        let count = self.places.scratch();
        let mask = self.splat64(63);
        self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, count, b, mask);
        let to = self.vector_result(value);
        self.three(variable, to, a, y(count));
    }

    /// Lesser or greater: numbers before NaNs, and of two zeros the one that their signs ask for.
    fn extreme(&mut self, value: Value, a: Value, b: Value, less: bool) {
        let (a, b) = (self.places.register(a), self.places.register(b));
        let (result, other, mask) = (self.places.scratch(), self.places.scratch(), self.places.scratch());
        let opcode = if less { Op::VEX_Vminps_ymm_ymm_ymmm256 } else { Op::VEX_Vmaxps_ymm_ymm_ymmm256 };
        let join = if less { Op::VEX_Vpor_ymm_ymm_ymmm256 } else { Op::VEX_Vpand_ymm_ymm_ymmm256 };
        // The instruction gives its second operand when both are equal: both ways, joined.
        self.three(opcode, result, a, y(b));
        self.three(opcode, other, b, y(a));
        self.three(join, result, result, y(other));
        // With a NaN: a when b is one, else b; made quiet by a product with one.
        self.compare(UNORDERED, mask, b, y(b));
        self.places.emit(Op::VEX_Vblendvps_ymm_ymm_ymmm256_ymm, &[y(other), y(b), y(a), y(mask)]);
        let one = self.splat(1f32.to_bits());
        self.three(Op::VEX_Vmulps_ymm_ymm_ymmm256, other, other, one);
        self.compare(UNORDERED, mask, a, y(b));
        let to = self.vector_result(value);
        self.places.emit(Op::VEX_Vblendvps_ymm_ymm_ymmm256_ymm, &[y(to), y(result), y(other), y(mask)]);
    }

    fn extreme64(&mut self, value: Value, a: Value, b: Value, less: bool) {
        let (a, b) = (self.places.register(a), self.places.register(b));
        let (result, other, mask) = (self.places.scratch(), self.places.scratch(), self.places.scratch());
        let opcode = if less { Op::VEX_Vminpd_ymm_ymm_ymmm256 } else { Op::VEX_Vmaxpd_ymm_ymm_ymmm256 };
        let join = if less { Op::VEX_Vpor_ymm_ymm_ymmm256 } else { Op::VEX_Vpand_ymm_ymm_ymmm256 };
        self.three(opcode, result, a, y(b));
        self.three(opcode, other, b, y(a));
        self.three(join, result, result, y(other));
        self.compare64(UNORDERED, mask, b, y(b));
        self.places.emit(Op::VEX_Vblendvpd_ymm_ymm_ymmm256_ymm, &[y(other), y(b), y(a), y(mask)]);
        let one = self.splat64(1f64.to_bits());
        self.three(Op::VEX_Vmulpd_ymm_ymm_ymmm256, other, other, one);
        self.compare64(UNORDERED, mask, a, y(b));
        let to = self.vector_result(value);
        self.places.emit(Op::VEX_Vblendvpd_ymm_ymm_ymmm256_ymm, &[y(to), y(result), y(other), y(mask)]);
    }

    pub(super) fn ternary(&mut self, value: Value, op: Tern, [a, b, c]: [Value; 3]) {
        match op {
            Tern::Select => {
                let (mask, no, yes) =
                    (self.places.register(a), self.places.register(c), self.places.operand(b));
                let to = self.vector_result(value);
                self.places.emit(Op::VEX_Vpblendvb_ymm_ymm_ymmm256_ymm, &[y(to), y(no), yes, y(mask)]);
            }
            Tern::FFma => self.fused(
                value,
                [a, b, c],
                [
                    Op::VEX_Vfmadd132ps_ymm_ymm_ymmm256,
                    Op::VEX_Vfmadd213ps_ymm_ymm_ymmm256,
                    Op::VEX_Vfmadd231ps_ymm_ymm_ymmm256,
                ],
            ),
            Tern::DFma => self.fused(
                value,
                [a, b, c],
                [
                    Op::VEX_Vfmadd132pd_ymm_ymm_ymmm256,
                    Op::VEX_Vfmadd213pd_ymm_ymm_ymmm256,
                    Op::VEX_Vfmadd231pd_ymm_ymm_ymmm256,
                ],
            ),
            Tern::HalfFma => self.apply(value, half_fma, [a, b, c]),
        }
    }

    /// `a * b + c` in the place of the operand that is used no more; the first NaN counts, which each form looks for in the
    /// order a, b, c as they are placed here.
    fn fused(&mut self, value: Value, [a, b, c]: [Value; 3], [f132, f213, f231]: [Op; 3]) {
        let dies = |this: &mut Self, x: Value| this.places.is_last_use(x) && this.places.held(x).is_some();
        if c != a && c != b && dies(self, c) {
            let (first, addend) = (self.places.register(a), self.places.register(c));
            let second = self.places.operand(b);
            let to = self.result_in(value, addend);
            self.three(f231, to, first, second);
        } else if b != a && dies(self, b) {
            let (first, factor) = (self.places.register(a), self.places.register(b));
            let addend = self.places.operand(c);
            let to = self.result_in(value, factor);
            self.three(f213, to, first, addend);
        } else if a != b && a != c && dies(self, a) {
            let (factor, addend) = (self.places.register(a), self.places.register(c));
            let second = self.places.operand(b);
            let to = self.result_in(value, factor);
            self.three(f132, to, addend, second);
        } else {
            // Into a copy of the addend.
            let first = self.places.register(a);
            let copy = self.places.scratch();
            match self.places.held(c) {
                Some(addend) => self.two(Op::VEX_Vmovaps_ymm_ymmm256, copy, y(addend)),
                None => self.places.load(copy, c),
            }
            let second = self.places.operand(b);
            self.three(f231, copy, first, second);
            self.result_from(value, copy);
        }
    }
}

/// `num`'s, lane by lane.
extern "sysv64" fn half_fma(places: &mut [[u32; 8]; 4]) {
    let [first, second, third, _] = places;
    for ((a, b), c) in first.iter_mut().zip(second).zip(third) {
        let operands = [*a, *b, *c].map(f32::from_bits);
        let control = num::FloatControl::default();
        *a = num::float::fma_f32_to_f16(operands, control, &mut num::Events::default()).to_bits();
    }
}
