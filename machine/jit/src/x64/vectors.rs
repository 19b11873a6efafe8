//! Operations on vectors.
//!
//! Source: [`ir::Un`], [`ir::Bin`], [`ir::Tern`]. Operands are read before the result is written, but by the last instruction.

use super::code::{Arg, e, r, x, y};
use super::lower::Lowerer;
use super::places::{Home, RAX};
use iced_x86::Code as Op;
use ir::{Bin, Tern, Un, Value};

/// Relations of comparisons that are quiet.
const EQUAL: u8 = 0x00;
const UNORDERED: u8 = 0x03;
const ORDERED: u8 = 0x07;
const LESS: u8 = 0x11;
const LESS_OR_EQUAL: u8 = 0x12;
const GREATER_OR_EQUAL: u8 = 0x1d;

const SIGN: u32 = 1 << 31;

impl Lowerer<'_> {
    fn splat(&mut self, bits: u32) -> Arg {
        self.lanes([bits; 8])
    }

    fn lanes(&mut self, lanes: [u32; 8]) -> Arg {
        let entry = self.places.listing.constant(lanes);
        super::code::pooled(entry, 0)
    }

    fn splat64(&mut self, bits: u64) -> Arg {
        let (low, high) = (bits as u32, (bits >> 32) as u32);
        self.lanes([low, high, low, high, low, high, low, high])
    }

    fn three(&mut self, opcode: Op, to: u8, a: u8, b: Arg) {
        self.places.emit(opcode, &[y(to), y(a), b]);
    }

    fn two(&mut self, opcode: Op, to: u8, a: Arg) {
        self.places.emit(opcode, &[y(to), a]);
    }

    fn by(&mut self, opcode: Op, to: u8, a: Arg, byte: u8) {
        self.places.emit(opcode, &[y(to), a, Arg::Byte(byte)]);
    }

    fn compare(&mut self, relation: u8, to: u8, a: u8, b: Arg) {
        self.places.emit(Op::VEX_Vcmpps_ymm_ymm_ymmm256_imm8, &[y(to), y(a), b, Arg::Byte(relation)]);
    }

    fn compare64(&mut self, relation: u8, to: u8, a: u8, b: Arg) {
        self.places.emit(Op::VEX_Vcmppd_ymm_ymm_ymmm256_imm8, &[y(to), y(a), b, Arg::Byte(relation)]);
    }

    /// The lanes that a value has, when it is a constant.
    fn known(&self, value: Value) -> Option<[u32; 8]> {
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
    fn simple2(&mut self, value: Value, opcode: Op, a: Value, b: Value) {
        let a = self.places.register(a);
        let b = self.places.operand(b);
        let to = self.vector_result(value);
        self.three(opcode, to, a, b);
    }

    /// As [`Self::simple2`] where the operands may change places.
    fn either(&mut self, value: Value, opcode: Op, a: Value, b: Value) {
        if self.places.held(a).is_none() && (self.places.held(b).is_some() || self.known(a).is_some()) {
            return self.simple2(value, opcode, b, a);
        }
        self.simple2(value, opcode, a, b);
    }

    fn relation(&mut self, value: Value, relation: u8, a: Value, b: Value) {
        let a = self.places.register(a);
        let b = self.places.operand(b);
        let to = self.vector_result(value);
        self.compare(relation, to, a, b);
    }

    fn relation64(&mut self, value: Value, relation: u8, a: Value, b: Value) {
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

    fn binary(&mut self, value: Value, op: Bin, a: Value, b: Value) {
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

    fn ternary(&mut self, value: Value, op: Tern, [a, b, c]: [Value; 3]) {
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
