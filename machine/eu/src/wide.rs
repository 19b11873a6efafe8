//! Rows of 64-bit lanes: DF, Q, and integers whose exact result matters.
//!
//! Source: as [`crate::rows`]. Rarely executed, so plain arrays: what matters here is that results are exact.

use crate::lanes::Lanes;
use crate::op::Op;
use crate::operand::{Fetch, Operand, Store, bounds, store_element};
use crate::rows::{
    channel_mask, convert_events, gather_wide, instruction_facts, integral, scatter_float, scatter_int,
    selection_bits, set_flags,
};
use crate::thread::{ACCUMULATOR_LANES, Thread};
use isa::{Condition, Type};
use num::float::first_nan_f64;
use num::{Events, FloatControl, float, integer, math};

/// Channels of a row.
const N: usize = 8;

macro_rules! row {
    (|$i:ident| $value:expr) => {{
        let mut row = [Default::default(); N];
        for $i in 0..N {
            row[$i] = $value;
        }
        row
    }};
}

/// A scalar function of the referee over some rows. Events count for the channels that the operation writes.
#[cold]
#[inline(never)]
fn refereed<const K: usize>(
    op: &Op,
    thread: &mut Thread,
    lanes: [[f64; N]; K],
    function: fn([f64; K], FloatControl, &mut Events) -> f64,
) -> [f64; N] {
    let control = thread.float;
    let mask = channel_mask(op, thread);
    let mut events = Events::default();
    let result = std::array::from_fn(|i| {
        let mut happened = Events::default();
        let value = function(std::array::from_fn(|k| lanes[k][i]), control, &mut happened);
        if (mask >> i) & 1 != 0 {
            events.raise(happened.0);
        }
        value
    });
    thread.raise(events);
    result
}

/// An operation at work on eight channels of 64-bit lanes.
pub struct Wide<'a> {
    /// What is executed.
    pub op: &'a Op,
    /// Whose registers.
    pub thread: &'a mut Thread,
}

/// A signaling NaN made quiet: functions of the host's library may let it through.
#[inline]
fn quiet(x: f64) -> f64 {
    if x.is_nan() { f64::from_bits(x.to_bits() | 1 << 51) } else { x }
}

impl Wide<'_> {
    /// Notices signaling NaNs where exceptional events are gathered.
    #[inline]
    fn notice(&mut self, a: [f64; N], b: [f64; N]) {
        if self.thread.float.gather_events {
            refereed(self.op, self.thread, [a, b], float::signal_f64);
        }
    }

    #[inline]
    fn fetch(&self, operand: &Operand, float: bool) -> [u64; N] {
        let offset = usize::from(operand.offset);
        match operand.fetch {
            Fetch::Row => self.load(offset),
            Fetch::Splat => [self.load::<1>(offset)[0]; N],
            Fetch::Immediate => [operand.bits; N],
            Fetch::Gather => gather_wide::<N>(operand, self.thread, float, self.op.channel_offset),
        }
    }

    #[inline]
    fn load<const M: usize>(&self, offset: usize) -> [u64; M] {
        let mut row = [0u64; M];
        if let Some(bytes) = self.thread.grf.bytes().get(offset..offset + 8 * M) {
            bytemuck::bytes_of_mut(&mut row).copy_from_slice(bytes);
        }
        row
    }

    #[inline]
    fn flush(&self, value: [f64; N]) -> [f64; N] {
        let key = self.thread.denormal_key_wide;
        row!(|i| {
            let bits = value[i].to_bits();
            f64::from_bits(if bits & (0x7ff << 52) == key { bits & (1 << 63) } else { bits })
        })
    }

    #[inline]
    fn store_row(&mut self, mask: u32, value: [u64; N]) {
        let offset = usize::from(self.op.destination.offset);
        if let Some(bytes) = self.thread.grf.bytes_mut().get_mut(offset..offset + 8 * N) {
            let mut old = [0u64; N];
            bytemuck::bytes_of_mut(&mut old).copy_from_slice(bytes);
            let merged: [u64; N] = row!(|i| {
                let on = 0u64.wrapping_sub(u64::from((mask >> i) & 1));
                (value[i] & on) | (old[i] & !on)
            });
            bytes.copy_from_slice(bytemuck::bytes_of(&merged));
        }
    }
}

impl Lanes for Wide<'_> {
    type Float = [f64; N];
    type Int = [u64; N];
    type Mask = [u64; N];

    instruction_facts!(false);
    #[inline]
    fn f_splat(&mut self, value: f64) -> Self::Float {
        [value; N]
    }

    #[inline]
    fn f_floor(&mut self, a: Self::Float) -> Self::Float {
        self.notice(a, a);
        row!(|i| quiet(a[i].floor()))
    }

    #[inline]
    fn f_ceil(&mut self, a: Self::Float) -> Self::Float {
        self.notice(a, a);
        row!(|i| quiet(a[i].ceil()))
    }

    #[inline]
    fn f_trunc(&mut self, a: Self::Float) -> Self::Float {
        self.notice(a, a);
        row!(|i| quiet(a[i].trunc()))
    }

    #[inline]
    fn f_round(&mut self, a: Self::Float) -> Self::Float {
        self.notice(a, a);
        row!(|i| quiet(a[i].round_ties_even()))
    }

    #[inline]
    fn f_less(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask {
        self.notice(a, b);
        row!(|i| 0u64.wrapping_sub(u64::from(a[i] < b[i])))
    }

    #[inline]
    fn f_less_equal(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask {
        self.notice(a, b);
        row!(|i| 0u64.wrapping_sub(u64::from(a[i] <= b[i])))
    }

    #[inline]
    fn f_equal(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask {
        self.notice(a, b);
        row!(|i| 0u64.wrapping_sub(u64::from(a[i] == b[i])))
    }

    #[inline]
    fn f_is_nan(&mut self, a: Self::Float) -> Self::Mask {
        row!(|i| 0u64.wrapping_sub(u64::from(a[i].is_nan())))
    }

    #[inline]
    fn f_select(&mut self, mask: Self::Mask, a: Self::Float, b: Self::Float) -> Self::Float {
        row!(|i| f64::from_bits((a[i].to_bits() & mask[i]) | (b[i].to_bits() & !mask[i])))
    }

    #[inline]
    fn f_quad(&mut self, a: Self::Float, index: usize) -> Self::Float {
        row!(|i| a[((i & !3) | (index & 3)) & (N - 1)])
    }

    #[inline]
    fn i_splat(&mut self, value: i64) -> Self::Int {
        [value as u64; N]
    }

    #[inline]
    fn i_add(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        row!(|i| a[i].wrapping_add(b[i]))
    }

    fn i_clamped_sum(&mut self) -> Self::Int {
        let exact = |index: usize| {
            let operand = &self.op.sources[index];
            let unsigned = operand.type_ == Type::Uq;
            self.fetch(operand, false).map(|bits| {
                let value = if unsigned { i128::from(bits) } else { i128::from(bits as i64) };
                let value = if operand.absolute { value.abs() } else { value };
                if operand.negate { -value } else { value }
            })
        };
        let (a, b) = (exact(0), exact(1));
        let (low, high) = match self.op.destination.type_ {
            Type::Uq => (0, i128::from(u64::MAX)),
            _ => (i128::from(i64::MIN), i128::from(i64::MAX)),
        };
        row!(|i| (a[i] + b[i]).clamp(low, high) as u64)
    }

    #[inline]
    fn i_sub(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        row!(|i| a[i].wrapping_sub(b[i]))
    }

    #[inline]
    fn i_mul(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        row!(|i| a[i].wrapping_mul(b[i]))
    }

    #[inline]
    fn i_and(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        row!(|i| a[i] & b[i])
    }

    #[inline]
    fn i_or(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        row!(|i| a[i] | b[i])
    }

    #[inline]
    fn i_xor(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        row!(|i| a[i] ^ b[i])
    }

    #[inline]
    fn i_not(&mut self, a: Self::Int) -> Self::Int {
        row!(|i| !a[i])
    }

    #[inline]
    fn i_less(&mut self, a: Self::Int, b: Self::Int, unsigned: bool) -> Self::Mask {
        // Unsigned order is signed order with the top bit flipped.
        let bias = (unsigned as u64) << (64 - 1);
        row!(|i| 0u64.wrapping_sub(u64::from(((a[i] ^ bias) as i64) < ((b[i] ^ bias) as i64))))
    }

    #[inline]
    fn i_equal(&mut self, a: Self::Int, b: Self::Int) -> Self::Mask {
        row!(|i| 0u64.wrapping_sub(u64::from(a[i] == b[i])))
    }

    #[inline]
    fn i_select(&mut self, mask: Self::Mask, a: Self::Int, b: Self::Int) -> Self::Int {
        row!(|i| (a[i] & mask[i]) | (b[i] & !mask[i]))
    }

    #[inline]
    fn i_shl(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        let mask = self.op.shift_mask as u64;
        row!(|i| a[i].wrapping_shl((b[i] & mask) as u32))
    }

    #[inline]
    fn i_shr(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        let mask = self.op.shift_mask as u64;
        // A sign-extended narrow source shifts zeros into its own width, not the lane's.
        let keep = self.op.shift_keep;
        row!(|i| (a[i] & keep).wrapping_shr((b[i] & mask) as u32))
    }

    #[inline]
    fn i_asr(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        let mask = self.op.shift_mask as u64;
        row!(|i| ((a[i] as i64).wrapping_shr((b[i] & mask) as u32)) as u64)
    }

    #[inline]
    fn i_leading_zeros(&mut self, a: Self::Int) -> Self::Int {
        row!(|i| u64::from(integer::leading_zeros(a[i] as u32)))
    }

    #[inline]
    fn i_first_bit_high(&mut self, a: Self::Int) -> Self::Int {
        if self.op.unsigned {
            row!(|i| u64::from(integer::first_bit_high_unsigned(a[i] as u32)))
        } else {
            row!(|i| u64::from(integer::first_bit_high_signed(a[i] as u32)))
        }
    }

    #[inline]
    fn i_first_bit_low(&mut self, a: Self::Int) -> Self::Int {
        row!(|i| u64::from(integer::first_bit_low(a[i] as u32)))
    }

    #[inline]
    fn i_count_bits(&mut self, a: Self::Int) -> Self::Int {
        row!(|i| u64::from((a[i] as u32).count_ones()))
    }

    #[inline]
    fn i_reverse_bits(&mut self, a: Self::Int) -> Self::Int {
        row!(|i| u64::from((a[i] as u32).reverse_bits()))
    }

    #[inline]
    fn i_extract(&mut self, width: Self::Int, offset: Self::Int, value: Self::Int) -> Self::Int {
        if self.op.unsigned {
            row!(|i| u64::from(integer::extract_unsigned(width[i] as u32, offset[i] as u32, value[i] as u32)))
        } else {
            row!(|i| u64::from(integer::extract_signed(width[i] as u32, offset[i] as u32, value[i] as u32)))
        }
    }

    #[inline]
    fn i_insert_mask(&mut self, width: Self::Int, offset: Self::Int) -> Self::Int {
        row!(|i| u64::from(integer::insert_mask(width[i] as u32, offset[i] as u32)))
    }

    #[inline]
    fn i_insert(&mut self, mask: Self::Int, value: Self::Int, base: Self::Int) -> Self::Int {
        row!(|i| u64::from(integer::insert(mask[i] as u32, value[i] as u32, base[i] as u32)))
    }

    #[inline]
    fn i_divide(&mut self, a: Self::Int, b: Self::Int) -> (Self::Int, Self::Int) {
        if self.op.unsigned {
            (
                row!(|i| u64::from(integer::divide_unsigned(a[i] as u32, b[i] as u32).0)),
                row!(|i| u64::from(integer::divide_unsigned(a[i] as u32, b[i] as u32).1)),
            )
        } else {
            (
                row!(|i| integer::divide_signed(a[i] as i32, b[i] as i32).0 as u64),
                row!(|i| integer::divide_signed(a[i] as i32, b[i] as i32).1 as u64),
            )
        }
    }

    #[inline]
    fn i_average(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        if self.op.unsigned {
            row!(|i| (a[i] | b[i]).wrapping_sub((a[i] ^ b[i]) >> 1))
        } else {
            row!(|i| (a[i] | b[i]).wrapping_sub((((a[i] ^ b[i]) as i64) >> 1) as u64))
        }
    }

    #[inline]
    fn i_pair_difference(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
        row!(|i| {
            let other = (i | 1) & (N - 1);
            let low = (a[i] as i64).abs_diff(b[i] as i64);
            let high = (a[other] as i64).abs_diff(b[other] as i64);
            if i & 1 == 0 && other != i { low.wrapping_add(high) } else { low }
        })
    }

    #[inline]
    fn m_and(&mut self, a: Self::Mask, b: Self::Mask) -> Self::Mask {
        row!(|i| a[i] & b[i])
    }

    #[inline]
    fn m_or(&mut self, a: Self::Mask, b: Self::Mask) -> Self::Mask {
        row!(|i| a[i] | b[i])
    }

    #[inline]
    fn m_not(&mut self, a: Self::Mask) -> Self::Mask {
        row!(|i| !a[i])
    }

    #[inline]
    fn m_to_int(&mut self, a: Self::Mask) -> Self::Int {
        row!(|i| a[i] & 1)
    }

    #[inline]
    fn predicate(&mut self) -> Self::Mask {
        // The predicate of a selection is kept out of the channel mask by the pre-decoder.
        let bits = selection_bits(self.op, self.thread);
        row!(|i| 0u64.wrapping_sub(u64::from((bits >> i) & 1)))
    }

    #[inline]
    fn logic(&mut self, index: usize) -> Self::Int {
        let operand = &self.op.sources[index];
        if operand.numeric {
            return self.int(index);
        }
        let value = self.fetch(operand, false);
        if operand.negate {
            return row!(|i| !value[i]);
        }
        value
    }

    #[inline]
    fn int(&mut self, index: usize) -> Self::Int {
        let operand = &self.op.sources[index];
        let mut value = self.fetch(operand, false);
        if operand.modified {
            if operand.absolute {
                value = row!(|i| (value[i] as i64).wrapping_abs() as u64);
            }
            if operand.negate {
                value = row!(|i| value[i].wrapping_neg());
            }
        }
        value
    }

    #[inline]
    fn float(&mut self, index: usize) -> [f64; N] {
        let operand = &self.op.sources[index];
        let bits = self.fetch(operand, true);
        let mut value: [f64; N] = row!(|i| f64::from_bits(bits[i]));
        if operand.modified {
            if operand.absolute {
                value = row!(|i| value[i].abs());
            }
            if operand.negate {
                value = row!(|i| -value[i]);
            }
        }
        // Narrower denormals are normal here and were flushed by their own mode.
        if operand.type_ == Type::Df { self.flush(value) } else { value }
    }

    #[inline]
    fn component(&mut self, index: usize, component: usize) -> [f64; N] {
        let operand = &self.op.sources[index];
        [f64::from_bits(self.load::<1>(usize::from(operand.offset) + 8 * component)[0]); N]
    }

    #[inline]
    fn pair(&mut self, index: usize) -> ([f64; N], [f64; N]) {
        let value = self.float(index);
        (value, value)
    }

    #[inline]
    fn accumulator_float(&mut self) -> [f64; N] {
        let lane = usize::from(self.op.accumulator_lane);
        row!(|i| f64::from_bits(self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] as u64))
    }

    #[inline]
    fn accumulator_int(&mut self) -> [u64; N] {
        let lane = usize::from(self.op.accumulator_lane);
        row!(|i| self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] as u64)
    }

    #[inline]
    fn set_accumulator_float(&mut self, value: [f64; N]) {
        let bits: [u64; N] = row!(|i| value[i].to_bits());
        self.set_accumulator_int(bits);
    }

    #[inline]
    fn set_accumulator_int(&mut self, value: [u64; N]) {
        let mask = channel_mask(self.op, self.thread);
        let lane = usize::from(self.op.accumulator_lane);
        for (i, &value) in value.iter().enumerate() {
            if (mask >> i) & 1 != 0 {
                self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] = value as i64;
            }
        }
    }

    #[inline]
    fn write_float(&mut self, value: [f64; N]) {
        let mask = channel_mask(self.op, self.thread);
        match self.op.destination.store {
            Store::Row => self.store_row(mask, row!(|i| value[i].to_bits())),
            Store::Null => {}
            _ => {
                if self.thread.float.gather_events {
                    convert_events(self.op, self.thread, &value);
                }
                scatter_float(self.thread, &self.op.destination, mask, &value, false);
            }
        }
    }

    #[inline]
    fn write_int(&mut self, value: [u64; N]) {
        let mask = channel_mask(self.op, self.thread);
        let mut value: [i64; N] = row!(|i| value[i] as i64);
        if self.op.saturate {
            value = saturate_ints(self.op, value);
        }
        match self.op.destination.store {
            Store::Row => self.store_row(mask, row!(|i| value[i] as u64)),
            Store::Null => {}
            _ => scatter_int(self.thread, &self.op.destination, mask, &value, self.op.unsigned),
        }
    }

    #[inline]
    fn write_truth(&mut self, value: [u64; N]) {
        let mask = channel_mask(self.op, self.thread);
        match self.op.destination.store {
            Store::Row => self.store_row(mask, value),
            Store::Null => {}
            _ => {
                for (i, &value) in value.iter().enumerate() {
                    if (mask >> i) & 1 != 0 {
                        store_element(self.thread, &self.op.destination, i, value);
                    }
                }
            }
        }
    }

    #[inline]
    fn write_flags(&mut self, value: [u64; N]) {
        let mask = channel_mask(self.op, self.thread);
        let bits = value.iter().enumerate().fold(0, |bits, (i, &lane)| bits | ((lane as u32 & 1) << i));
        set_flags(self.op, self.thread, mask, bits);
    }

    #[inline]
    fn wrap_to_destination(&mut self, value: [u64; N]) -> [u64; N] {
        if self.op.saturate {
            let value = saturate_ints(self.op, row!(|i| value[i] as i64));
            return row!(|i| value[i] as u64);
        }
        match self.op.destination.type_ {
            Type::Ud => row!(|i| value[i] & 0xffff_ffff),
            Type::D => row!(|i| i64::from(value[i] as i32) as u64),
            Type::Uw => row!(|i| value[i] & 0xffff),
            Type::W => row!(|i| i64::from(value[i] as i16) as u64),
            Type::Ub => row!(|i| value[i] & 0xff),
            Type::B => row!(|i| i64::from(value[i] as i8) as u64),
            _ => value,
        }
    }

    #[inline]
    fn overflows(&mut self, value: [u64; N]) -> [u64; N] {
        match bounds(self.op.destination.type_) {
            Some((low, high)) => row!(|i| {
                let value = value[i] as i64;
                0u64.wrapping_sub(u64::from(value < low || value > high))
            }),
            None => [0; N],
        }
    }

    #[inline]
    fn f_add(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        if self.thread.special_float {
            return refereed(self.op, self.thread, [a, b], |[a, b], control, events| {
                float::add_f64(a, b, control, events)
            });
        }
        self.flush(row!(|i| first_nan_f64([a[i], b[i]], a[i] + b[i])))
    }

    #[inline]
    fn f_sub(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        self.f_add(a, row!(|i| -b[i]))
    }

    #[inline]
    fn f_mul(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        if self.thread.special_float {
            return refereed(self.op, self.thread, [a, b], |[a, b], control, events| {
                float::mul_f64(a, b, control, events)
            });
        }
        self.flush(row!(|i| first_nan_f64([a[i], b[i]], a[i] * b[i])))
    }

    #[inline]
    fn f_fma(&mut self, a: [f64; N], b: [f64; N], c: [f64; N]) -> [f64; N] {
        if self.thread.special_float {
            return refereed(self.op, self.thread, [a, b, c], |[a, b, c], control, events| {
                float::fma_f64(a, b, c, control, events)
            });
        }
        self.flush(row!(|i| first_nan_f64([a[i], b[i], c[i]], a[i].mul_add(b[i], c[i]))))
    }

    #[inline]
    fn f_min(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        if self.thread.special_float {
            return refereed(self.op, self.thread, [a, b], |[a, b], control, events| {
                float::special_min_f64(a, b, control, events)
            });
        }
        row!(|i| float::min_f64(a[i], b[i]))
    }

    #[inline]
    fn f_max(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        if self.thread.special_float {
            return refereed(self.op, self.thread, [a, b], |[a, b], control, events| {
                float::special_max_f64(a, b, control, events)
            });
        }
        row!(|i| float::max_f64(a[i], b[i]))
    }

    #[inline]
    fn f_notice(&mut self, a: [f64; N]) {
        self.notice(a, a);
    }

    #[inline]
    fn f_converted(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| integral(a[i], self.thread, self.op.destination.type_))
    }

    #[inline]
    fn f_saturate(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| float::saturate_f64(a[i]))
    }

    #[inline]
    fn f_fraction(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| first_nan_f64([a[i]], a[i] - a[i].floor()))
    }

    #[inline]
    fn f_inv(&mut self, a: [f64; N]) -> [f64; N] {
        self.flush(row!(|i| first_nan_f64([a[i]], 1.0 / a[i])))
    }

    #[inline]
    fn f_log(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::log(a[i] as f32)))
    }

    #[inline]
    fn f_exp(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::exp(a[i] as f32)))
    }

    #[inline]
    fn f_sqrt(&mut self, a: [f64; N]) -> [f64; N] {
        self.flush(row!(|i| first_nan_f64([a[i]], a[i].sqrt())))
    }

    #[inline]
    fn f_rsq(&mut self, a: [f64; N]) -> [f64; N] {
        self.flush(row!(|i| first_nan_f64([a[i]], 1.0 / a[i].sqrt())))
    }

    #[inline]
    fn f_sin(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::sin(a[i] as f32)))
    }

    #[inline]
    fn f_cos(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::cos(a[i] as f32)))
    }

    #[inline]
    fn f_pow(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::pow(a[i] as f32, b[i] as f32)))
    }

    #[inline]
    fn f_div(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        self.flush(row!(|i| first_nan_f64([a[i], b[i]], a[i] / b[i])))
    }

    #[inline]
    fn f_to_half_bits(&mut self, a: [f64; N]) -> [u64; N] {
        let rounding = self.thread.float.rounding;
        row!(|i| u64::from(num::f64_to_f16(a[i], rounding)))
    }

    #[inline]
    fn f_from_half_bits(&mut self, a: [u64; N]) -> [f64; N] {
        row!(|i| f64::from(num::f16_to_f32(a[i] as u16)))
    }
}

/// Exact integers clamped to what the destination holds.
fn saturate_ints<const N: usize>(op: &Op, value: [i64; N]) -> [i64; N] {
    // Unsigned numbers may need all 64 bits: they are no less than zero, whatever the highest bit is.
    let (low, high) = match op.destination.type_ {
        _ if !op.integer_destination => (0, 1),
        Type::Uq => (0, u64::MAX),
        Type::Q => (i64::MIN, i64::MAX as u64),
        narrower => match bounds(narrower) {
            Some((low, high)) => (low, high as u64),
            None => return value,
        },
    };
    if op.unsigned {
        value.map(|value| (value as u64).min(high) as i64)
    } else {
        value.map(|value| value.clamp(low, i64::try_from(high).unwrap_or(i64::MAX)))
    }
}
