//! Operations on one vector, and what all operations on vectors use.
//!
//! Source: [`ir::Un`]; `pairs` has what takes two and three. Operands are read before the result is written, but by the last instruction.

use super::code::{Arg, e, r, x, y};
use super::lower::Lowerer;
use super::places::{Home, RAX};
use iced_x86::Code as Op;
use ir::{Un, Value};

/// Relations of comparisons that are quiet.
pub(super) const EQUAL: u8 = 0x00;
pub(super) const UNORDERED: u8 = 0x03;
const ORDERED: u8 = 0x07;
pub(super) const LESS: u8 = 0x11;
pub(super) const LESS_OR_EQUAL: u8 = 0x12;
const GREATER_OR_EQUAL: u8 = 0x1d;

pub(super) const SIGN: u32 = 1 << 31;

impl Lowerer<'_> {
    pub(super) fn splat(&mut self, bits: u32) -> Arg {
        self.lanes([bits; 8])
    }

    pub(super) fn lanes(&mut self, lanes: [u32; 8]) -> Arg {
        let entry = self.places.listing.constant(lanes);
        super::code::pooled(entry, 0)
    }

    pub(super) fn splat64(&mut self, bits: u64) -> Arg {
        let (low, high) = (bits as u32, (bits >> 32) as u32);
        self.lanes([low, high, low, high, low, high, low, high])
    }

    pub(super) fn three(&mut self, opcode: Op, to: u8, a: u8, b: Arg) {
        self.places.emit(opcode, &[y(to), y(a), b]);
    }

    pub(super) fn two(&mut self, opcode: Op, to: u8, a: Arg) {
        self.places.emit(opcode, &[y(to), a]);
    }

    pub(super) fn by(&mut self, opcode: Op, to: u8, a: Arg, byte: u8) {
        self.places.emit(opcode, &[y(to), a, Arg::Byte(byte)]);
    }

    pub(super) fn compare(&mut self, relation: u8, to: u8, a: u8, b: Arg) {
        self.places.emit(Op::VEX_Vcmpps_ymm_ymm_ymmm256_imm8, &[y(to), y(a), b, Arg::Byte(relation)]);
    }

    pub(super) fn compare64(&mut self, relation: u8, to: u8, a: u8, b: Arg) {
        self.places.emit(Op::VEX_Vcmppd_ymm_ymm_ymmm256_imm8, &[y(to), y(a), b, Arg::Byte(relation)]);
    }

    /// The lanes that a value has, when it is a constant.
    pub(super) fn known(&self, value: Value) -> Option<[u32; 8]> {
        match self.places.home(value) {
            Home::Pool(entry) => Some(self.places.listing.lanes(entry)),
            _ => None,
        }
    }

    /// One instruction with one operand.
    fn simple1(&mut self, value: Value, opcode: Op, a: Value) {
        let a = self.places.operand(a);
        let to = self.vector_result(value);
        self.two(opcode, to, a);
    }

    /// One instruction with one operand and a byte.
    fn simple1_by(&mut self, value: Value, opcode: Op, a: Value, byte: u8) {
        let a = self.places.operand(a);
        let to = self.vector_result(value);
        self.by(opcode, to, a, byte);
    }

    /// One instruction with two operands.
    pub(super) fn simple2(&mut self, value: Value, opcode: Op, a: Value, b: Value) {
        let a = self.places.register(a);
        let b = self.places.operand(b);
        let to = self.vector_result(value);
        self.three(opcode, to, a, b);
    }

    /// As [`Self::simple2`] where the operands may change places.
    pub(super) fn either(&mut self, value: Value, opcode: Op, a: Value, b: Value) {
        if self.places.held(a).is_none() && (self.places.held(b).is_some() || self.known(a).is_some()) {
            return self.simple2(value, opcode, b, a);
        }
        self.simple2(value, opcode, a, b);
    }

    pub(super) fn relation(&mut self, value: Value, relation: u8, a: Value, b: Value) {
        let a = self.places.register(a);
        let b = self.places.operand(b);
        let to = self.vector_result(value);
        self.compare(relation, to, a, b);
    }

    pub(super) fn relation64(&mut self, value: Value, relation: u8, a: Value, b: Value) {
        let a = self.places.register(a);
        let b = self.places.operand(b);
        let to = self.vector_result(value);
        self.compare64(relation, to, a, b);
    }

    /// What is done to vectors; false for another operation.
    pub(super) fn vector_operation(&mut self, value: Value, op: ir::Op) -> bool {
        match op {
            ir::Op::Un(un, a) => self.unary(value, un, a),
            ir::Op::Bin(bin, a, b) => self.binary(value, bin, a, b),
            ir::Op::Tern(tern, a, b, c) => self.ternary(value, tern, [a, b, c]),
            ir::Op::Permute(a, numbers) => self.permute(value, a, numbers),
            ir::Op::ShuffleBytes(a, numbers) => {
                let lanes = std::array::from_fn(|i| {
                    u32::from_le_bytes(std::array::from_fn(|byte| numbers[4 * i + byte] & 0x8f))
                });
                let a = self.places.register(a);
                let numbers = self.lanes(lanes);
                let to = self.vector_result(value);
                self.three(Op::VEX_Vpshufb_ymm_ymm_ymmm256, to, a, numbers);
            }
            ir::Op::Blend(a, b, lanes) => {
                let a = self.places.register(a);
                let b = self.places.operand(b);
                let to = self.vector_result(value);
                self.places.emit(Op::VEX_Vpblendd_ymm_ymm_ymmm256_imm8, &[y(to), y(a), b, Arg::Byte(lanes)]);
            }
            ir::Op::Words(a, half, signed) => {
                let opcode =
                    if signed { Op::VEX_Vpmovsxwd_ymm_xmmm128 } else { Op::VEX_Vpmovzxwd_ymm_xmmm128 };
                let from = self.part(a, half & 1, 16);
                let to = self.vector_result(value);
                self.two(opcode, to, from);
            }
            ir::Op::Bytes(a, part, signed) => {
                let opcode = if signed { Op::VEX_Vpmovsxbd_ymm_xmmm64 } else { Op::VEX_Vpmovzxbd_ymm_xmmm64 };
                let from = self.part(a, part & 3, 8);
                let to = self.vector_result(value);
                self.two(opcode, to, from);
            }
            ir::Op::Lane(a, lane) => self.lane(value, a, lane & 7),
            ir::Op::Lane64(a, lane) => {
                let from = match self.places.held(a) {
                    None => self.places.in_memory(a, 8 * u32::from(lane & 3)),
                    Some(_) => None,
                };
                if let Some(memory) = from {
                    let to = self.vector_result(value);
                    self.two(Op::VEX_Vpbroadcastq_ymm_xmmm64, to, memory);
                } else {
                    self.simple1_by(value, Op::VEX_Vpermq_ymm_ymmm256_imm8, a, 0x55 * (lane & 3));
                }
            }
            ir::Op::Splat(a) => {
                let a = self.places.register(a);
                let to = self.vector_result(value);
                self.places.emit(Op::VEX_Vmovd_xmm_rm32, &[x(to), e(a)]);
                self.two(Op::VEX_Vpbroadcastd_ymm_xmmm32, to, x(to));
            }
            ir::Op::Splat64(a) => {
                let a = self.places.register(a);
                let to = self.vector_result(value);
                self.places.emit(Op::VEX_Vmovq_xmm_rm64, &[x(to), r(a)]);
                self.two(Op::VEX_Vpbroadcastq_ymm_xmmm64, to, x(to));
            }
            ir::Op::MaskFromBits(a, first) => {
                let first = first & 63;
                let a = self.places.register(a);
                let to = self.vector_result(value);
                let shift = self.bits_from(a, first, first <= 24);
                self.places.emit(Op::VEX_Vmovd_xmm_rm32, &[x(to), e(if shift == 0 { a } else { RAX })]);
                self.two(Op::VEX_Vpbroadcastd_ymm_xmmm32, to, x(to));
                let bits = self.lanes(std::array::from_fn(|i| 1 << (u32::from(first - shift) + i as u32)));
                self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, to, to, bits);
                self.three(Op::VEX_Vpcmpeqd_ymm_ymm_ymmm256, to, to, bits);
            }
            ir::Op::MaskFromBits64(a, first) => {
                let first = first & 63;
                let a = self.places.register(a);
                let to = self.vector_result(value);
                let shift = self.bits_from(a, first, first <= 60);
                self.places.emit(Op::VEX_Vmovq_xmm_rm64, &[x(to), r(if shift == 0 { a } else { RAX })]);
                self.two(Op::VEX_Vpbroadcastq_ymm_xmmm64, to, x(to));
                let bit = |i: usize| 1u64 << (u32::from(first - shift) + i as u32 / 2);
                let bits = self.lanes(std::array::from_fn(|i| (bit(i) >> (32 * (i % 2))) as u32));
                self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, to, to, bits);
                self.three(Op::VEX_Vpcmpeqq_ymm_ymm_ymmm256, to, to, bits);
            }
            _ => return false,
        }
        true
    }

    /// Bits of a scalar from one on, at the bottom of rax, unless they may stay where they are; by how much they moved.
    fn bits_from(&mut self, a: u8, first: u8, stay: bool) -> u8 {
        if stay {
            return 0;
        }
        self.places.emit(Op::Mov_r64_rm64, &[r(RAX), r(a)]);
        self.places.emit(Op::Shr_rm64_imm8, &[r(RAX), Arg::Byte(first)]);
        first
    }

    /// `bytes` bytes of a vector as the operand of an instruction that extends them.
    fn part(&mut self, a: Value, number: u8, bytes: u8) -> Arg {
        let start = number * bytes;
        if self.places.held(a).is_none()
            && let Some(memory) = self.places.in_memory(a, start.into())
        {
            return memory;
        }
        let mut from = self.places.register(a);
        if start == 0 {
            return x(from);
        }
        let to = self.places.scratch();
        if start >= 16 {
            self.places.emit(Op::VEX_Vextracti128_xmmm128_ymm_imm8, &[x(to), y(from), Arg::Byte(1)]);
            from = to;
        }
        if !start.is_multiple_of(16) {
            self.places.emit(Op::VEX_Vpsrldq_xmm_xmm_imm8, &[x(to), x(from), Arg::Byte(start % 16)]);
        }
        x(to)
    }

    fn lane(&mut self, value: Value, a: Value, lane: u8) {
        let held = self.places.held(a);
        match (held, self.places.in_memory(a, 4 * u32::from(lane))) {
            (Some(from), _) if lane == 0 => {
                let to = self.vector_result(value);
                self.two(Op::VEX_Vpbroadcastd_ymm_xmmm32, to, x(from));
            }
            (_, Some(memory)) => {
                let to = self.vector_result(value);
                self.two(Op::VEX_Vpbroadcastd_ymm_xmmm32, to, memory);
            }
            _ => self.permute(value, a, [lane; 8]),
        }
    }

    fn permute(&mut self, value: Value, a: Value, numbers: [u8; 8]) {
        let halves_alike = (0..4).all(|i| numbers[i] < 4 && numbers[i + 4] == numbers[i] + 4);
        let pairs =
            (0..4).all(|i| numbers[2 * i].is_multiple_of(2) && numbers[2 * i + 1] == numbers[2 * i] + 1);
        if halves_alike {
            let byte = (0..4).fold(0, |byte, i| byte | numbers[i] << (2 * i));
            return self.simple1_by(value, Op::VEX_Vpshufd_ymm_ymmm256_imm8, a, byte);
        }
        if pairs {
            let byte = (0..4).fold(0, |byte, i| byte | (numbers[2 * i] / 2) << (2 * i));
            return self.simple1_by(value, Op::VEX_Vpermq_ymm_ymmm256_imm8, a, byte);
        }
        let numbers = self.lanes(numbers.map(|number| u32::from(number & 7)));
        let index = self.places.scratch();
        self.two(Op::VEX_Vmovdqu_ymm_ymmm256, index, numbers);
        let a = self.places.operand(a);
        let to = self.vector_result(value);
        self.three(Op::VEX_Vpermd_ymm_ymm_ymmm256, to, index, a);
    }

    fn unary(&mut self, value: Value, op: Un, a: Value) {
        match op {
            Un::FSqrt => self.simple1(value, Op::VEX_Vsqrtps_ymm_ymmm256, a),
            Un::DSqrt => self.simple1(value, Op::VEX_Vsqrtpd_ymm_ymmm256, a),
            Un::FFloor => self.simple1_by(value, Op::VEX_Vroundps_ymm_ymmm256_imm8, a, 9),
            Un::FCeil => self.simple1_by(value, Op::VEX_Vroundps_ymm_ymmm256_imm8, a, 10),
            Un::FTrunc => self.simple1_by(value, Op::VEX_Vroundps_ymm_ymmm256_imm8, a, 11),
            Un::FRound => self.simple1_by(value, Op::VEX_Vroundps_ymm_ymmm256_imm8, a, 8),
            Un::DFloor => self.simple1_by(value, Op::VEX_Vroundpd_ymm_ymmm256_imm8, a, 9),
            Un::DCeil => self.simple1_by(value, Op::VEX_Vroundpd_ymm_ymmm256_imm8, a, 10),
            Un::DTrunc => self.simple1_by(value, Op::VEX_Vroundpd_ymm_ymmm256_imm8, a, 11),
            Un::DRound => self.simple1_by(value, Op::VEX_Vroundpd_ymm_ymmm256_imm8, a, 8),
            Un::FFromInt => self.simple1(value, Op::VEX_Vcvtdq2ps_ymm_ymmm256, a),
            Un::IAbs => self.simple1(value, Op::VEX_Vpabsd_ymm_ymmm256, a),
            Un::Not => {
                let a = self.places.register(a);
                let ones = self.splat(u32::MAX);
                let to = self.vector_result(value);
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, to, a, ones);
            }
            Un::UnsignedWidenLow => self.widen(value, Op::VEX_Vpmovzxdq_ymm_xmmm128, a, 0),
            Un::UnsignedWidenHigh => self.widen(value, Op::VEX_Vpmovzxdq_ymm_xmmm128, a, 1),
            Un::WidenLow => self.widen(value, Op::VEX_Vpmovsxdq_ymm_xmmm128, a, 0),
            Un::WidenHigh => self.widen(value, Op::VEX_Vpmovsxdq_ymm_xmmm128, a, 1),
            Un::DFromFLow => self.widen(value, Op::VEX_Vcvtps2pd_ymm_xmmm128, a, 0),
            Un::DFromFHigh => self.widen(value, Op::VEX_Vcvtps2pd_ymm_xmmm128, a, 1),
            Un::DFromIntLow => self.widen(value, Op::VEX_Vcvtdq2pd_ymm_xmmm128, a, 0),
            Un::DFromIntHigh => self.widen(value, Op::VEX_Vcvtdq2pd_ymm_xmmm128, a, 1),
            Un::FFlush => {
                let (exponent, zero, magnitude) =
                    (self.splat(0x7f80_0000), self.splat(0), self.splat(0x7fff_ffff));
                self.flush(value, Op::VEX_Vpcmpeqd_ymm_ymm_ymmm256, a, [exponent, zero, magnitude]);
            }
            Un::DFlush => {
                let (exponent, zero) = (self.splat64(0x7ff << 52), self.splat(0));
                let magnitude = self.splat64(u64::MAX >> 1);
                self.flush(value, Op::VEX_Vpcmpeqq_ymm_ymm_ymmm256, a, [exponent, zero, magnitude]);
            }
            Un::FSaturate => {
                // Of zeros, and when one is a NaN, these give the second operand.
                let a = self.places.register(a);
                let (zero, one) = (self.splat(0), self.splat(1f32.to_bits()));
                let to = self.vector_result(value);
                self.three(Op::VEX_Vmaxps_ymm_ymm_ymmm256, to, a, zero);
                self.three(Op::VEX_Vminps_ymm_ymm_ymmm256, to, to, one);
            }
            Un::FFromUnsigned => {
                let a = self.places.register(a);
                let (low, high) = (self.places.scratch(), self.places.scratch());
                // The halves as floats above 2^23 and 2^39, which are exact; only the last sum rounds.
                let (mask, low_base, high_base) =
                    (self.splat(0xffff), self.splat(0x4b00_0000), self.splat(0x5300_0000));
                let both = self.splat(0x5300_0080);
                self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, low, a, mask);
                self.three(Op::VEX_Vpor_ymm_ymm_ymmm256, low, low, low_base);
                self.by(Op::VEX_Vpsrld_ymm_ymm_imm8, high, y(a), 16);
                self.three(Op::VEX_Vpor_ymm_ymm_ymmm256, high, high, high_base);
                self.three(Op::VEX_Vsubps_ymm_ymm_ymmm256, high, high, both);
                let to = self.vector_result(value);
                self.three(Op::VEX_Vaddps_ymm_ymm_ymmm256, to, high, y(low));
            }
            Un::IntFromF => {
                let a = self.places.register(a);
                let (whole, mask) = (self.places.scratch(), self.places.scratch());
                let limit = self.splat(0x4f00_0000);
                // 2^31 and beyond become i32::MIN, as NaNs do.
                self.two(Op::VEX_Vcvttps2dq_ymm_ymmm256, whole, y(a));
                self.compare(GREATER_OR_EQUAL, mask, a, limit);
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, whole, whole, y(mask));
                self.compare(ORDERED, mask, a, y(a));
                let to = self.vector_result(value);
                self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, to, whole, y(mask));
            }
            Un::UnsignedFromF => {
                let a = self.places.register(a);
                let (positive, big, part) =
                    (self.places.scratch(), self.places.scratch(), self.places.scratch());
                let (zero, half, all) = (self.splat(0), self.splat(0x4f00_0000), self.splat(0x4f80_0000));
                let sign = self.splat(SIGN);
                self.three(Op::VEX_Vmaxps_ymm_ymm_ymmm256, positive, a, zero);
                self.compare(GREATER_OR_EQUAL, big, positive, half);
                self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, part, big, half);
                self.three(Op::VEX_Vsubps_ymm_ymm_ymmm256, part, positive, y(part));
                self.two(Op::VEX_Vcvttps2dq_ymm_ymmm256, part, y(part));
                self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, big, big, sign);
                self.three(Op::VEX_Vpxor_ymm_ymm_ymmm256, part, part, y(big));
                self.compare(GREATER_OR_EQUAL, positive, positive, all);
                let to = self.vector_result(value);
                self.three(Op::VEX_Vpor_ymm_ymm_ymmm256, to, part, y(positive));
            }
            Un::FFromHalfQuiet => {
                let words = self.low_words(a);
                let to = self.vector_result(value);
                self.two(Op::VEX_Vcvtph2ps_ymm_xmmm128, to, x(words));
            }
            Un::FFromHalf => {
                let lanes = self.places.register(a);
                let words = self.low_words(a);
                let (quiet, other) = (self.places.scratch(), self.places.scratch());
                let bit = self.splat(1 << 22);
                self.two(Op::VEX_Vcvtph2ps_ymm_xmmm128, words, x(words));
                // The quiet bit of NaNs that had none goes again.
                self.by(Op::VEX_Vpslld_ymm_ymm_imm8, quiet, y(lanes), 13);
                self.compare(UNORDERED, other, words, y(words));
                self.three(Op::VEX_Vpandn_ymm_ymm_ymmm256, quiet, quiet, y(other));
                self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, quiet, quiet, bit);
                let to = self.vector_result(value);
                self.three(Op::VEX_Vpandn_ymm_ymm_ymmm256, to, quiet, y(words));
            }
            Un::HalfFromF => {
                let a = self.places.register(a);
                let to = self.vector_result(value);
                self.places.emit(Op::VEX_Vcvtps2ph_xmmm128_ymm_imm8, &[x(to), y(a), Arg::Byte(0)]);
                self.two(Op::VEX_Vpmovzxwd_ymm_xmmm128, to, x(to));
            }
        }
    }

    /// The low words of the lanes, beside each other in a register of the present operation.
    fn low_words(&mut self, a: Value) -> u8 {
        let a = self.places.register(a);
        let to = self.places.scratch();
        let mask = self.splat(0xffff);
        self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, to, a, mask);
        self.three(Op::VEX_Vpackusdw_ymm_ymm_ymmm256, to, to, y(to));
        self.by(Op::VEX_Vpermq_ymm_ymmm256_imm8, to, y(to), 0x08);
        to
    }

    fn widen(&mut self, value: Value, opcode: Op, a: Value, half: u8) {
        let from = self.part(a, half, 16);
        let to = self.vector_result(value);
        self.two(opcode, to, from);
    }

    fn flush(&mut self, value: Value, equal: Op, a: Value, [exponent, zero, magnitude]: [Arg; 3]) {
        let a = self.places.register(a);
        let mask = self.places.scratch();
        self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, mask, a, exponent);
        self.three(equal, mask, mask, zero);
        self.three(Op::VEX_Vpand_ymm_ymm_ymmm256, mask, mask, magnitude);
        let to = self.vector_result(value);
        self.three(Op::VEX_Vpandn_ymm_ymm_ymmm256, to, mask, y(a));
    }
}
