//! Arithmetic, logic, shifts and bit fields.
//!
//! Source: [skl.7:Instruction Set Reference], [skl.7:Rounding Instructions]; pages of [byt.2.2:add], [byt.2.2:addc],
//! [byt.2.2:asr], [byt.2.2:avg], [byt.2.2:bfe], [byt.2.2:bfi1], [byt.2.2:bfi2], [byt.2.2:bfrev].

use crate::lanes::Lanes;
use crate::step::{put_carry, put_float, put_int};

/// Sum.
#[inline(always)]
pub fn add_float<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let sum = l.f_add(a, b);
    put_float(l, sum);
}

/// Sum.
#[inline(always)]
pub fn add_int<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let sum = l.i_add(a, b);
    put_int(l, sum);
}

/// Sum of quadwords, which saturates before it can wrap.
#[inline(always)]
pub fn add_clamped<L: Lanes>(l: &mut L) {
    let sum = l.i_clamped_sum();
    put_int(l, sum);
}

/// Product.
#[inline(always)]
pub fn mul_float<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let product = l.f_mul(a, b);
    put_float(l, product);
}

/// Product: the low bits that the destination holds.
#[inline(always)]
pub fn mul_int<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let product = l.i_mul(a, b);
    put_int(l, product);
}

/// `src1 * src2 + src0`, rounded once.
#[inline(always)]
pub fn mad_float<L: Lanes>(l: &mut L) {
    let (a, b, c) = (l.float(0), l.float(1), l.float(2));
    let result = l.f_fma(b, c, a);
    put_float(l, result);
}

/// `src1 * src2 + src0`.
#[inline(always)]
pub fn mad_int<L: Lanes>(l: &mut L) {
    let (a, b, c) = (l.int(0), l.int(1), l.int(2));
    let product = l.i_mul(b, c);
    let result = l.i_add(product, a);
    put_int(l, result);
}

/// `src0 * src1 + acc`.
#[inline(always)]
pub fn mac_float<L: Lanes>(l: &mut L) {
    let (a, b, c) = (l.float(0), l.float(1), l.accumulator_float());
    let result = l.f_fma(a, b, c);
    put_float(l, result);
}

/// `src0 * src1 + acc`.
#[inline(always)]
pub fn mac_int<L: Lanes>(l: &mut L) {
    let (a, b, c) = (l.int(0), l.int(1), l.accumulator_int());
    let product = l.i_mul(a, b);
    let result = l.i_add(product, c);
    put_int(l, result);
}

/// High half of a 64-bit product whose part with the low 16 bits of src1 is in the accumulator already.
#[inline(always)]
pub fn mach<L: Lanes>(l: &mut L) {
    let (a, b, partial) = (l.int(0), l.int(1), l.accumulator_int());
    let sixteen = l.i_splat(16);
    let high = l.i_asr(b, sixteen);
    let product = l.i_mul(a, high);
    let shifted = l.i_shl(product, sixteen);
    let total = l.i_add(partial, shifted);
    l.set_accumulator_int(total);
    let thirty_two = l.i_splat(32);
    let result = if l.unsigned() { l.i_shr(total, thirty_two) } else { l.i_asr(total, thirty_two) };
    l.write_int(result);
    if l.condition() != isa::Condition::None {
        let zero = l.i_splat(0);
        let unsigned = l.unsigned();
        let truth = crate::step::compare_int(l, result, zero, unsigned);
        l.write_flags(truth);
    }
}

/// `src0 * src1 + (1 - src0) * src2`.
#[inline(always)]
pub fn lrp<L: Lanes>(l: &mut L) {
    let (a, b, c) = (l.float(0), l.float(1), l.float(2));
    let one = l.f_splat(1.0);
    let rest = l.f_sub(one, a);
    let other = l.f_mul(rest, c);
    let result = l.f_fma(a, b, other);
    put_float(l, result);
}

/// Average of integers, halves rounded up.
#[inline(always)]
pub fn avg<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let result = l.i_average(a, b);
    put_int(l, result);
}

/// Bitwise and.
#[inline(always)]
pub fn and<L: Lanes>(l: &mut L) {
    let (a, b) = (l.logic(0), l.logic(1));
    let result = l.i_and(a, b);
    put_int(l, result);
}

/// Bitwise or.
#[inline(always)]
pub fn or<L: Lanes>(l: &mut L) {
    let (a, b) = (l.logic(0), l.logic(1));
    let result = l.i_or(a, b);
    put_int(l, result);
}

/// Bitwise exclusive or.
#[inline(always)]
pub fn xor<L: Lanes>(l: &mut L) {
    let (a, b) = (l.logic(0), l.logic(1));
    let result = l.i_xor(a, b);
    put_int(l, result);
}

/// Bitwise not.
#[inline(always)]
pub fn not<L: Lanes>(l: &mut L) {
    let a = l.logic(0);
    let result = l.i_not(a);
    put_int(l, result);
}

/// Shift left.
#[inline(always)]
pub fn shl<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let result = l.i_shl(a, b);
    put_int(l, result);
}

/// Shift right, zeros enter.
#[inline(always)]
pub fn shr<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let result = l.i_shr(a, b);
    put_int(l, result);
}

/// Shift right, copies of the sign enter.
#[inline(always)]
pub fn asr<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let result = l.i_asr(a, b);
    put_int(l, result);
}

/// Sum; the carry goes to the accumulator.
#[inline(always)]
pub fn addc<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let sum = l.i_add(a, b);
    let carry = l.i_less(sum, a, true);
    let carry = l.m_to_int(carry);
    put_carry(l, sum, carry);
}

/// Difference; the borrow goes to the accumulator.
#[inline(always)]
pub fn subb<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let difference = l.i_sub(a, b);
    let borrow = l.i_less(a, b, true);
    let borrow = l.m_to_int(borrow);
    put_carry(l, difference, borrow);
}

/// Fraction.
#[inline(always)]
pub fn frc<L: Lanes>(l: &mut L) {
    let a = l.float(0);
    let result = l.f_fraction(a);
    put_float(l, result);
}

/// Round toward negative infinity.
#[inline(always)]
pub fn rndd<L: Lanes>(l: &mut L) {
    let a = l.float(0);
    let result = l.f_floor(a);
    put_float(l, result);
}

/// Round toward positive infinity.
#[inline(always)]
pub fn rndu<L: Lanes>(l: &mut L) {
    let a = l.float(0);
    let result = l.f_ceil(a);
    put_float(l, result);
}

/// Round to nearest even.
#[inline(always)]
pub fn rnde<L: Lanes>(l: &mut L) {
    let a = l.float(0);
    let result = l.f_round(a);
    put_float(l, result);
}

/// Round toward zero.
#[inline(always)]
pub fn rndz<L: Lanes>(l: &mut L) {
    let a = l.float(0);
    let result = l.f_trunc(a);
    put_float(l, result);
}

/// Leading zeros.
#[inline(always)]
pub fn lzd<L: Lanes>(l: &mut L) {
    let a = l.int(0);
    let result = l.i_leading_zeros(a);
    put_int(l, result);
}

/// First bit from the top.
#[inline(always)]
pub fn fbh<L: Lanes>(l: &mut L) {
    let a = l.int(0);
    let result = l.i_first_bit_high(a);
    put_int(l, result);
}

/// First bit from the bottom.
#[inline(always)]
pub fn fbl<L: Lanes>(l: &mut L) {
    let a = l.int(0);
    let result = l.i_first_bit_low(a);
    put_int(l, result);
}

/// Count of ones.
#[inline(always)]
pub fn cbit<L: Lanes>(l: &mut L) {
    let a = l.int(0);
    let result = l.i_count_bits(a);
    put_int(l, result);
}

/// Bits in reverse order.
#[inline(always)]
pub fn bfrev<L: Lanes>(l: &mut L) {
    let a = l.int(0);
    let result = l.i_reverse_bits(a);
    put_int(l, result);
}

/// Bit field: src0 bits of src2 from bit src1.
#[inline(always)]
pub fn bfe<L: Lanes>(l: &mut L) {
    let (width, offset, value) = (l.int(0), l.int(1), l.int(2));
    let result = l.i_extract(width, offset, value);
    put_int(l, result);
}

/// Mask of src0 ones from bit src1.
#[inline(always)]
pub fn bfi1<L: Lanes>(l: &mut L) {
    let (width, offset) = (l.int(0), l.int(1));
    let result = l.i_insert_mask(width, offset);
    put_int(l, result);
}

/// Bits of src1 under the mask src0, others of src2.
#[inline(always)]
pub fn bfi2<L: Lanes>(l: &mut L) {
    let (mask, value, base) = (l.int(0), l.int(1), l.int(2));
    let result = l.i_insert(mask, value, base);
    put_int(l, result);
}

/// Sum of absolute differences of channel pairs.
#[inline(always)]
pub fn sad2<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let result = l.i_pair_difference(a, b);
    put_int(l, result);
}

/// The same, added to the accumulator.
#[inline(always)]
pub fn sada2<L: Lanes>(l: &mut L) {
    let (a, b, c) = (l.int(0), l.int(1), l.accumulator_int());
    let difference = l.i_pair_difference(a, b);
    let result = l.i_add(difference, c);
    put_int(l, result);
}
