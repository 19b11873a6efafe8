//! What operations ask of rows of 32-bit lanes.
//!
//! Source: as [`crate::rows`].

use super::{EXPONENT, Narrow, Row, SIGN};
use crate::lanes::Lanes;
use crate::operand::{Fetch, Store};
use crate::rows::{channel_mask, instruction_facts, integral, selection_bits, set_flags};
use crate::simd::Vector;
use crate::thread::ACCUMULATOR_LANES;
use isa::{Condition, Type};
use num::{float, integer, math};

impl<X: Vector, const H: usize, const PLAIN: bool> Lanes for Narrow<'_, X, H, PLAIN> {
    type Float = Row<X, H>;
    type Int = Row<X, H>;
    type Mask = Row<X, H>;

    instruction_facts!(PLAIN);

    #[inline(always)]
    fn float(&mut self, index: usize) -> Row<X, H> {
        let operand = &self.op.sources[index];
        let mut value = self.fetch(operand, true);
        if !PLAIN && operand.modified {
            value = self.modify(operand, value);
        }
        // Half-float denormals are normal here and have their own mode.
        if operand.clean || (!PLAIN && operand.type_ == Type::Hf) { value } else { self.result(value) }
    }

    #[inline(always)]
    fn int(&mut self, index: usize) -> Row<X, H> {
        let operand = &self.op.sources[index];
        let mut value = self.fetch(operand, false);
        if !PLAIN && operand.modified {
            if operand.absolute {
                value = self.ints(value, |x| (x as i32).wrapping_abs() as u32);
            }
            if operand.negate {
                let zero = self.vector.splat(0);
                value = self.each(value, |v, x| v.i_sub(zero, x));
            }
        }
        value
    }

    #[inline(always)]
    fn logic(&mut self, index: usize) -> Row<X, H> {
        let operand = &self.op.sources[index];
        if !PLAIN && operand.numeric {
            return self.int(index);
        }
        let value = self.fetch(operand, false);
        if !PLAIN && operand.negate { self.i_not(value) } else { value }
    }

    #[inline(always)]
    fn component(&mut self, index: usize, component: usize) -> Row<X, H> {
        let operand = &self.op.sources[index];
        let bits = if operand.fetch == Fetch::Immediate {
            operand.bits as u32
        } else {
            self.scalar(usize::from(operand.offset) + 4 * component)
        };
        let keep = if operand.absolute { !SIGN } else { u32::MAX };
        let flip = if operand.negate { SIGN } else { 0 };
        let bits = (bits & keep) ^ flip;
        let bits = if bits & EXPONENT == self.thread.denormal_key { bits & SIGN } else { bits };
        self.splat(bits)
    }

    #[inline(always)]
    fn pair(&mut self, index: usize) -> (Row<X, H>, Row<X, H>) {
        let operand = &self.op.sources[index];
        let (mut first, mut second) = (self.splat(0), self.splat(0));
        let lanes = 4 * X::LANES;
        for h in 0..H {
            let start = usize::from(operand.offset) + 64 * h;
            if let Some(bytes) = self.thread.grf.bytes().get(start..start + 32 + lanes) {
                first[h] = bytemuck::pod_read_unaligned(&bytes[..lanes]);
                second[h] = bytemuck::pod_read_unaligned(&bytes[32..]);
            }
        }
        if !PLAIN && operand.modified {
            (first, second) = (self.modify(operand, first), self.modify(operand, second));
        }
        (self.flush(first), self.flush(second))
    }

    #[inline(always)]
    fn accumulator_float(&mut self) -> Row<X, H> {
        let value = self.accumulator_int();
        if !PLAIN && self.op.only_halves { self.widened(value) } else { value }
    }

    #[inline(never)]
    fn accumulator_int(&mut self) -> Row<X, H> {
        let lane = usize::from(self.op.accumulator_lane);
        let lanes =
            std::array::from_fn(|i| self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] as u32);
        self.row(&lanes)
    }

    #[inline(always)]
    fn predicate(&mut self) -> Row<X, H> {
        // The predicate of a selection is kept out of the channel mask by the pre-decoder.
        let bits = selection_bits(self.op, self.thread);
        self.mask_of(bits)
    }

    #[inline(always)]
    fn set_accumulator_float(&mut self, value: Row<X, H>) {
        let value = if !PLAIN && self.op.only_halves { self.halved(value) } else { value };
        self.set_accumulator_int(value);
    }

    #[inline(never)]
    fn set_accumulator_int(&mut self, value: Row<X, H>) {
        let mask = channel_mask(self.op, self.thread);
        let lane = usize::from(self.op.accumulator_lane);
        let unsigned = self.op.unsigned;
        for (i, value) in Self::array(value).into_iter().enumerate() {
            if (mask >> i) & 1 != 0 {
                let wide = if unsigned { i64::from(value) } else { i64::from(value as i32) };
                self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] = wide;
            }
        }
    }

    #[inline(always)]
    fn write_float(&mut self, value: Row<X, H>) {
        if PLAIN || self.op.destination.store == Store::Row {
            self.store_row(value);
        } else {
            self.convert_float(&Self::array(value));
        }
    }

    #[inline(always)]
    fn write_int(&mut self, value: Row<X, H>) {
        if PLAIN || self.op.destination.store == Store::Row {
            self.store_row(value);
        } else {
            self.convert_int(&Self::array(value));
        }
    }

    #[inline(always)]
    fn write_truth(&mut self, value: Row<X, H>) {
        match self.op.destination.store {
            Store::Null => {}
            Store::Row => self.store_row(value),
            _ => self.convert_truth(&Self::array(value)),
        }
    }

    #[inline(always)]
    fn write_flags(&mut self, value: Row<X, H>) {
        let mask = channel_mask(self.op, self.thread);
        let bits = self.bits_of(value);
        set_flags(self.op, self.thread, mask, bits);
    }

    #[inline(always)]
    fn wrap_to_destination(&mut self, value: Row<X, H>) -> Row<X, H> {
        match self.op.destination.type_ {
            Type::Uw => self.ints(value, |x| x & 0xffff),
            Type::W => self.ints(value, |x| i32::from(x as i16) as u32),
            Type::Ub => self.ints(value, |x| x & 0xff),
            Type::B => self.ints(value, |x| i32::from(x as i8) as u32),
            _ => value,
        }
    }

    #[inline(always)]
    fn overflows(&mut self, _: Row<X, H>) -> Row<X, H> {
        // Operations that ask for overflow are pre-decoded to wide lanes.
        self.splat(0)
    }

    #[inline(always)]
    fn f_splat(&mut self, value: f64) -> Row<X, H> {
        self.splat((value as f32).to_bits())
    }

    #[inline(always)]
    fn f_add(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.special_float {
            return self.special2(|[a, b], control, events| float::add_f32(a, b, control, events), a, b);
        }
        self.flush(self.each2(a, b, |v, a, b| v.f_add(a, b)))
    }

    #[inline(always)]
    fn f_sub(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        let sign = self.vector.splat(SIGN);
        let b = self.each(b, |v, b| v.xor(b, sign));
        self.f_add(a, b)
    }

    #[inline(always)]
    fn f_mul(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.special_float {
            return self.special2(|[a, b], control, events| float::mul_f32(a, b, control, events), a, b);
        }
        self.flush(self.each2(a, b, |v, a, b| v.f_mul(a, b)))
    }

    #[inline(always)]
    fn f_fma(&mut self, a: Row<X, H>, b: Row<X, H>, c: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.op.only_halves {
            return self.special3(float::fma_f32_to_f16, a, b, c);
        }
        if !PLAIN && self.thread.special_float {
            return self.special3(
                |[a, b, c], control, events| float::fma_f32(a, b, c, control, events),
                a,
                b,
                c,
            );
        }
        self.flush(self.each3(a, b, c, |v, a, b, c| v.f_fma(a, b, c)))
    }

    #[inline(always)]
    fn f_min(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.special_float {
            return self.special2(
                |[a, b], control, events| float::special_min_f32(a, b, control, events),
                a,
                b,
            );
        }
        self.extreme(a, b, true)
    }

    #[inline(always)]
    fn f_max(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.special_float {
            return self.special2(
                |[a, b], control, events| float::special_max_f32(a, b, control, events),
                a,
                b,
            );
        }
        self.extreme(a, b, false)
    }

    #[inline(always)]
    fn f_notice(&mut self, a: Row<X, H>) {
        self.notice(a, a);
    }

    #[inline(never)]
    fn f_converted(&mut self, a: Row<X, H>) -> Row<X, H> {
        let (thread, type_) = (&*self.thread, self.op.destination.type_);
        let lanes = Self::array(a);
        self.row(&lanes.map(|x| (integral(f64::from(f32::from_bits(x)), thread, type_) as f32).to_bits()))
    }

    #[inline(always)]
    fn f_saturate(&mut self, a: Row<X, H>) -> Row<X, H> {
        let zero = self.vector.splat(0);
        let one = self.vector.splat(1.0f32.to_bits());
        self.each(a, |v, x| {
            // A NaN fails the comparison and becomes zero.
            let low = v.and(x, v.f_less(zero, x));
            v.select(v.f_less(low, one), low, one)
        })
    }

    #[inline(always)]
    fn f_floor(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        self.each(a, |v, x| v.f_floor(x))
    }

    #[inline(always)]
    fn f_ceil(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        self.each(a, |v, x| v.f_ceil(x))
    }

    #[inline(always)]
    fn f_trunc(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        self.each(a, |v, x| v.f_trunc(x))
    }

    #[inline(always)]
    fn f_round(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        self.each(a, |v, x| v.f_round(x))
    }

    #[inline(always)]
    fn f_fraction(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        self.function(a, float::frc_f32)
    }

    #[inline(always)]
    fn f_less(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.notice(a, b);
        self.each2(a, b, |v, a, b| v.f_less(a, b))
    }

    #[inline(always)]
    fn f_less_equal(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.notice(a, b);
        self.each2(a, b, |v, a, b| v.f_less_equal(a, b))
    }

    #[inline(always)]
    fn f_equal(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.notice(a, b);
        self.each2(a, b, |v, a, b| v.f_equal(a, b))
    }

    #[inline(always)]
    fn f_is_nan(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.each(a, |v, x| v.f_unordered(x, x))
    }

    #[inline(always)]
    fn f_select(&mut self, mask: Row<X, H>, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each3(mask, a, b, |v, mask, a, b| v.select(mask, a, b))
    }

    #[inline(always)]
    fn f_quad(&mut self, a: Row<X, H>, index: usize) -> Row<X, H> {
        let lanes = Self::array(a);
        let quads = std::array::from_fn(|i| lanes[(i & !3) | (index & 3)]);
        self.row(&quads)
    }

    #[inline(always)]
    fn f_inv(&mut self, a: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.float.gather_events {
            let one = self.f_splat(1.0);
            return self.f_div(one, a);
        }
        let one = self.vector.splat(1.0f32.to_bits());
        self.result(self.each(a, |v, x| v.f_div(one, x)))
    }

    #[inline(always)]
    fn f_log(&mut self, a: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.float.gather_events {
            self.special1(float::signal_log_f32, self.argument(a));
        }
        self.function(self.argument(a), math::log)
    }

    #[inline(always)]
    fn f_exp(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        self.function(a, math::exp)
    }

    #[inline(always)]
    fn f_sqrt(&mut self, a: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.float.gather_events {
            return self.special1(float::nearest_sqrt_f32, self.argument(a));
        }
        self.result(self.each(self.argument(a), |v, x| v.f_sqrt(x)))
    }

    #[inline(always)]
    fn f_rsq(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        let one = self.vector.splat(1.0f32.to_bits());
        self.result(self.each(self.argument(a), |v, x| v.f_div(one, v.f_sqrt(x))))
    }

    #[inline(always)]
    fn f_sin(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        self.function(a, math::sin)
    }

    #[inline(always)]
    fn f_cos(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.notice(a, a);
        self.function(a, math::cos)
    }

    #[inline(always)]
    fn f_pow(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.notice(a, b);
        if !PLAIN && self.thread.float.alternative {
            let power = |a, b| math::alternative_pow(f32::from_bits(a), f32::from_bits(b)).to_bits();
            return self.result(self.ints2(a, b, power));
        }
        self.result(self.ints2(a, b, |a, b| math::pow(f32::from_bits(a), f32::from_bits(b)).to_bits()))
    }

    #[inline(always)]
    fn f_div(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.float.gather_events {
            return self.special2(float::nearest_div_f32, a, b);
        }
        self.result(self.each2(a, b, |v, a, b| v.f_div(a, b)))
    }

    #[inline(always)]
    fn f_to_half_bits(&mut self, a: Row<X, H>) -> Row<X, H> {
        let rounding = self.thread.float.rounding;
        self.ints(a, |x| u32::from(num::f32_to_f16(f32::from_bits(x), rounding)))
    }

    #[inline(always)]
    fn f_from_half_bits(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.ints(a, |x| num::f16_to_f32(x as u16).to_bits())
    }

    #[inline(always)]
    fn i_splat(&mut self, value: i64) -> Row<X, H> {
        self.splat(value as u32)
    }

    #[inline(always)]
    fn i_add(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.i_add(a, b))
    }

    #[inline(always)]
    fn i_clamped_sum(&mut self) -> Row<X, H> {
        // Saturated integers are pre-decoded to wide lanes.
        let (a, b) = (self.int(0), self.int(1));
        self.i_add(a, b)
    }

    #[inline(always)]
    fn i_sub(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.i_sub(a, b))
    }

    #[inline(always)]
    fn i_mul(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.i_mul(a, b))
    }

    #[inline(always)]
    fn i_and(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.and(a, b))
    }

    #[inline(always)]
    fn i_or(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.or(a, b))
    }

    #[inline(always)]
    fn i_xor(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.xor(a, b))
    }

    #[inline(always)]
    fn i_not(&mut self, a: Row<X, H>) -> Row<X, H> {
        let ones = self.vector.splat(u32::MAX);
        self.each(a, |v, a| v.xor(a, ones))
    }

    #[inline(always)]
    fn i_shl(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, self.counts(b), |v, a, b| v.shl(a, b))
    }

    #[inline(always)]
    fn i_shr(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        // A sign-extended narrow source shifts zeros into its own width, not the lane's.
        let keep = self.vector.splat(self.op.shift_keep as u32);
        self.each2(a, self.counts(b), |v, a, b| v.shr(v.and(a, keep), b))
    }

    #[inline(always)]
    fn i_asr(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, self.counts(b), |v, a, b| v.asr(a, b))
    }

    #[inline(always)]
    fn i_less(&mut self, a: Row<X, H>, b: Row<X, H>, unsigned: bool) -> Row<X, H> {
        // Unsigned order is signed order with the top bit flipped.
        let bias = self.vector.splat(if unsigned { SIGN } else { 0 });
        self.each2(a, b, |v, a, b| v.i_greater(v.xor(b, bias), v.xor(a, bias)))
    }

    #[inline(always)]
    fn i_equal(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.i_equal(a, b))
    }

    #[inline(always)]
    fn i_select(&mut self, mask: Row<X, H>, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each3(mask, a, b, |v, mask, a, b| v.select(mask, a, b))
    }

    #[inline(always)]
    fn i_average(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        if self.op.unsigned {
            self.ints2(a, b, |a, b| (a | b).wrapping_sub((a ^ b) >> 1))
        } else {
            self.ints2(a, b, |a, b| (a | b).wrapping_sub((((a ^ b) as i32) >> 1) as u32))
        }
    }

    #[inline(always)]
    fn i_leading_zeros(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.ints(a, integer::leading_zeros)
    }

    #[inline(always)]
    fn i_first_bit_high(&mut self, a: Row<X, H>) -> Row<X, H> {
        if self.op.unsigned {
            self.ints(a, integer::first_bit_high_unsigned)
        } else {
            self.ints(a, integer::first_bit_high_signed)
        }
    }

    #[inline(always)]
    fn i_first_bit_low(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.ints(a, integer::first_bit_low)
    }

    #[inline(always)]
    fn i_count_bits(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.ints(a, u32::count_ones)
    }

    #[inline(always)]
    fn i_reverse_bits(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.ints(a, u32::reverse_bits)
    }

    #[inline(always)]
    fn i_extract(&mut self, width: Row<X, H>, offset: Row<X, H>, value: Row<X, H>) -> Row<X, H> {
        if self.op.unsigned {
            self.ints3(width, offset, value, integer::extract_unsigned)
        } else {
            self.ints3(width, offset, value, integer::extract_signed)
        }
    }

    #[inline(always)]
    fn i_insert_mask(&mut self, width: Row<X, H>, offset: Row<X, H>) -> Row<X, H> {
        self.ints2(width, offset, integer::insert_mask)
    }

    #[inline(always)]
    fn i_insert(&mut self, mask: Row<X, H>, value: Row<X, H>, base: Row<X, H>) -> Row<X, H> {
        self.ints3(mask, value, base, integer::insert)
    }

    #[inline(always)]
    fn i_divide(&mut self, a: Row<X, H>, b: Row<X, H>) -> (Row<X, H>, Row<X, H>) {
        if self.op.unsigned {
            (
                self.ints2(a, b, |a, b| integer::divide_unsigned(a, b).0),
                self.ints2(a, b, |a, b| integer::divide_unsigned(a, b).1),
            )
        } else {
            (
                self.ints2(a, b, |a, b| integer::divide_signed(a as i32, b as i32).0 as u32),
                self.ints2(a, b, |a, b| integer::divide_signed(a as i32, b as i32).1 as u32),
            )
        }
    }

    #[inline(always)]
    fn i_pair_difference(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        let (a, b) = (Self::array(a), Self::array(b));
        let difference = |i: usize| (a[i] as i32).abs_diff(b[i] as i32);
        let lanes = std::array::from_fn(|i| {
            if i & 1 == 0 { difference(i).wrapping_add(difference(i | 1)) } else { difference(i) }
        });
        self.row(&lanes)
    }

    #[inline(always)]
    fn m_and(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.i_and(a, b)
    }

    #[inline(always)]
    fn m_or(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.i_or(a, b)
    }

    #[inline(always)]
    fn m_not(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.i_not(a)
    }

    #[inline(always)]
    fn m_to_int(&mut self, a: Row<X, H>) -> Row<X, H> {
        let one = self.vector.splat(1);
        self.each(a, |v, x| v.and(x, one))
    }
}
