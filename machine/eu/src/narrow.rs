//! Rows of 32-bit lanes: F, HF, D, W, B. Where nearly all time goes.
//!
//! Source: as [`crate::rows`]. A row is one or two vectors of eight lanes, or a single lane for scalar instructions.

use crate::kernel::Op;
use crate::lanes::Lanes;
use crate::operand::{Fetch, Operand, ROW, Store, float_element, int_element, store_element};
use crate::rows::{
    channel_mask, gather_narrow, instruction_facts, scatter_float, scatter_int, selection_bits, set_flags,
};
use crate::simd::Vector;
use crate::thread::{ACCUMULATOR_LANES, Thread};
use isa::{Condition, Type};
use num::{FloatControl, float, integer, math};

const SIGN: u32 = 0x8000_0000;
const EXPONENT: u32 = 0x7f80_0000;

/// An operation at work on `H` vectors of 32-bit lanes.
///
/// `PLAIN` promises what most instructions have: sources in rows, scalars or immediates without modifiers, no saturation,
/// no conditional modifier, no accumulator, a destination row of the same kind, and the usual float mode. The same
/// semantics then shrink to their core.
pub struct Narrow<'a, X: Vector, const H: usize, const PLAIN: bool> {
    /// What computes.
    pub vector: X,
    /// What is executed.
    pub op: &'a Op,
    /// Whose registers.
    pub thread: &'a mut Thread,
}

/// A row: vectors of the unit.
type Row<X, const H: usize> = [<X as Vector>::V; H];

#[cold]
#[inline(never)]
fn special_binary(
    function: fn(f32, f32, FloatControl) -> f32,
    a: &[u32; ROW],
    b: &[u32; ROW],
    control: FloatControl,
) -> [u32; ROW] {
    std::array::from_fn(|i| function(f32::from_bits(a[i]), f32::from_bits(b[i]), control).to_bits())
}

#[cold]
#[inline(never)]
fn special_fma(a: &[u32; ROW], b: &[u32; ROW], c: &[u32; ROW], control: FloatControl) -> [u32; ROW] {
    std::array::from_fn(|i| {
        float::fma_f32(f32::from_bits(a[i]), f32::from_bits(b[i]), f32::from_bits(c[i]), control).to_bits()
    })
}

#[cold]
#[inline(never)]
fn special_output(a: &[u32; ROW], control: FloatControl) -> [u32; ROW] {
    std::array::from_fn(|i| float::output_f32(f32::from_bits(a[i]), control).to_bits())
}

impl<X: Vector, const H: usize, const PLAIN: bool> Narrow<'_, X, H, PLAIN> {
    const BYTES: usize = 4 * X::LANES * H;
    const ALL: u32 = u32::MAX >> (32 - X::LANES * H);

    #[inline(always)]
    fn splat(&self, bits: u32) -> Row<X, H> {
        [self.vector.splat(bits); H]
    }

    #[inline(always)]
    fn each(&self, a: Row<X, H>, f: impl Fn(X, X::V) -> X::V) -> Row<X, H> {
        let mut result = a;
        for h in 0..H {
            result[h] = f(self.vector, a[h]);
        }
        result
    }

    #[inline(always)]
    fn each2(&self, a: Row<X, H>, b: Row<X, H>, f: impl Fn(X, X::V, X::V) -> X::V) -> Row<X, H> {
        let mut result = a;
        for h in 0..H {
            result[h] = f(self.vector, a[h], b[h]);
        }
        result
    }

    #[inline(always)]
    fn each3(
        &self,
        a: Row<X, H>,
        b: Row<X, H>,
        c: Row<X, H>,
        f: impl Fn(X, X::V, X::V, X::V) -> X::V,
    ) -> Row<X, H> {
        let mut result = a;
        for h in 0..H {
            result[h] = f(self.vector, a[h], b[h], c[h]);
        }
        result
    }

    /// The lanes as an array, zeros behind the last.
    #[inline(always)]
    fn array(value: Row<X, H>) -> [u32; ROW] {
        let mut lanes = [0u32; ROW];
        let bytes: &mut [u8] = bytemuck::bytes_of_mut(&mut lanes);
        for (to, from) in bytes.chunks_exact_mut(4 * X::LANES).zip(&value) {
            to.copy_from_slice(bytemuck::bytes_of(from));
        }
        lanes
    }

    #[inline(always)]
    fn row(&self, lanes: &[u32; ROW]) -> Row<X, H> {
        let mut result = self.splat(0);
        let bytes: &[u8] = bytemuck::bytes_of(lanes);
        for (to, from) in result.iter_mut().zip(bytes.chunks_exact(4 * X::LANES)) {
            *to = bytemuck::pod_read_unaligned(from);
        }
        result
    }

    #[inline(always)]
    fn load(&self, offset: usize) -> Row<X, H> {
        let mut result = self.splat(0);
        if let Some(bytes) = self.thread.grf.bytes().get(offset..offset + Self::BYTES) {
            for (to, from) in result.iter_mut().zip(bytes.chunks_exact(4 * X::LANES)) {
                *to = bytemuck::pod_read_unaligned(from);
            }
        }
        result
    }

    #[inline(always)]
    fn scalar(&self, offset: usize) -> u32 {
        match self.thread.grf.bytes().get(offset..offset + 4) {
            Some(bytes) => bytemuck::pod_read_unaligned(bytes),
            None => 0,
        }
    }

    #[inline(always)]
    fn fetch(&self, operand: &Operand, float: bool) -> Row<X, H> {
        let offset = usize::from(operand.offset);
        if operand.fetch == Fetch::Row {
            return self.load(offset);
        }
        if operand.fetch == Fetch::Immediate {
            return self.splat(operand.bits as u32);
        }
        if PLAIN || operand.fetch == Fetch::Splat {
            return self.splat(self.scalar(offset));
        }
        self.gather(operand, float)
    }

    #[inline(always)]
    fn flush(&self, value: Row<X, H>) -> Row<X, H> {
        let key = self.vector.splat(self.thread.denormal_key);
        let exponent = self.vector.splat(EXPONENT);
        let sign = self.vector.splat(SIGN);
        self.each(value, |v, x| {
            let denormal = v.i_equal(v.and(x, exponent), key);
            v.select(denormal, v.and(x, sign), x)
        })
    }

    #[inline(never)]
    fn gather(&self, operand: &Operand, float: bool) -> Row<X, H> {
        self.row(&gather_narrow(operand, self.thread, float, self.op.channel_offset))
    }

    #[inline(always)]
    fn modify(&self, operand: &Operand, value: Row<X, H>) -> Row<X, H> {
        let clear = self.vector.splat(if operand.absolute { SIGN } else { 0 });
        let flip = self.vector.splat(if operand.negate { SIGN } else { 0 });
        self.each(value, |v, x| v.xor(v.and_not(x, clear), flip))
    }

    /// Writes the enabled channels of a row of consecutive 32-bit elements.
    #[inline(always)]
    fn store_row(&mut self, value: Row<X, H>) {
        let mask = channel_mask(self.op, self.thread);
        let offset = usize::from(self.op.destination.offset);
        let vector = self.vector;
        if let Some(bytes) = self.thread.grf.bytes_mut().get_mut(offset..offset + Self::BYTES) {
            if mask == Self::ALL {
                for (to, from) in bytes.chunks_exact_mut(4 * X::LANES).zip(&value) {
                    to.copy_from_slice(bytemuck::bytes_of(from));
                }
            } else {
                let mut rest = mask;
                for (to, &from) in bytes.chunks_exact_mut(4 * X::LANES).zip(&value) {
                    let old = bytemuck::pod_read_unaligned(to);
                    // Not a selection: the compiler would make it a masked store, which is slow on some hosts.
                    let change = vector.and(vector.xor(from, old), vector.mask_from_bits(rest));
                    let merged = vector.xor(old, change);
                    to.copy_from_slice(bytemuck::bytes_of(&merged));
                    rest >>= X::LANES;
                }
            }
        }
    }

    #[inline(never)]
    fn store_words(&mut self, lanes: &[u32; ROW]) {
        let mask = channel_mask(self.op, self.thread);
        let offset = usize::from(self.op.destination.offset);
        let count = X::LANES * H;
        if let Some(bytes) = self.thread.grf.bytes_mut().get_mut(offset..offset + 2 * count) {
            let mut merged = [0u16; ROW];
            let slots: &mut [u8] = bytemuck::bytes_of_mut(&mut merged);
            slots[..2 * count].copy_from_slice(bytes);
            for i in 0..ROW {
                let on = 0u16.wrapping_sub(((mask >> i) & 1) as u16);
                merged[i] = (lanes[i] as u16 & on) | (merged[i] & !on);
            }
            bytes.copy_from_slice(&bytemuck::bytes_of(&merged)[..2 * count]);
        }
    }

    /// Writes floats that are not a plain row.
    #[inline(never)]
    fn convert_float(&mut self, lanes: &[u32; ROW]) {
        match self.op.destination.store {
            Store::Null => {}
            Store::RowConvert if !self.thread.float.rounded_conversion => {
                let value = self.row(lanes);
                let converted = if self.op.destination.type_ == Type::Ud {
                    self.ints(value, |x| f32::from_bits(x) as u32)
                } else {
                    self.ints(value, |x| f32::from_bits(x) as i32 as u32)
                };
                self.store_row(converted);
            }
            Store::RowConvert => {
                // A row has no table of places: what the modes make of each value is stored as a row too.
                let type_ = self.op.destination.type_;
                let convert =
                    |x| float_element(self.thread, f64::from(f32::from_bits(x)), true, type_) as u32;
                self.store_row(self.row(&lanes.map(convert)));
            }
            _ => {
                let mask = channel_mask(self.op, self.thread);
                let values = lanes.map(|x| f64::from(f32::from_bits(x)));
                scatter_float(self.thread, &self.op.destination, mask, &values, true);
            }
        }
    }

    /// Writes integers that are not a plain row.
    #[inline(never)]
    fn convert_int(&mut self, lanes: &[u32; ROW]) {
        match self.op.destination.store {
            Store::Null => {}
            Store::Row16 => self.store_words(lanes),
            Store::RowConvert if !self.thread.special_float => {
                let value = self.row(lanes);
                let converted = if self.op.unsigned {
                    self.ints(value, |x| (x as f32).to_bits())
                } else {
                    self.each(value, |v, x| v.i_to_f(x))
                };
                self.store_row(converted);
            }
            Store::RowConvert => {
                let (unsigned, type_) = (self.op.unsigned, self.op.destination.type_);
                let widen = |x: u32| if unsigned { i64::from(x) } else { i64::from(x as i32) };
                let convert = |x| int_element(self.thread, widen(x), unsigned, type_) as u32;
                self.store_row(self.row(&lanes.map(convert)));
            }
            _ => {
                let mask = channel_mask(self.op, self.thread);
                let unsigned = self.op.unsigned;
                let values = lanes.map(|x| if unsigned { i64::from(x) } else { i64::from(x as i32) });
                scatter_int(self.thread, &self.op.destination, mask, &values, unsigned);
            }
        }
    }

    /// Writes truth values that are not a plain row.
    #[inline(never)]
    fn convert_truth(&mut self, lanes: &[u32; ROW]) {
        match self.op.destination.store {
            Store::Row | Store::RowConvert => self.store_row(self.row(lanes)),
            Store::Null => {}
            Store::Row16 => self.store_words(lanes),
            Store::Scatter => {
                let mask = channel_mask(self.op, self.thread);
                for (i, &value) in lanes.iter().enumerate() {
                    if (mask >> i) & 1 != 0 {
                        store_element(self.thread, &self.op.destination, i, i64::from(value as i32) as u64);
                    }
                }
            }
        }
    }

    /// Output side of the float modes, for functions that are computed without them.
    #[inline(always)]
    fn result(&self, value: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.special_float {
            return self.special1(value);
        }
        self.flush(value)
    }

    // Copies go to the cold functions, so that the rows themselves stay in registers.
    #[inline(always)]
    fn special1(&self, value: Row<X, H>) -> Row<X, H> {
        self.row(&special_output(&Self::array(value), self.thread.float))
    }

    #[inline(always)]
    fn special2(&self, function: fn(f32, f32, FloatControl) -> f32, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.row(&special_binary(function, &Self::array(a), &Self::array(b), self.thread.float))
    }

    #[inline(always)]
    fn special3(&self, a: Row<X, H>, b: Row<X, H>, c: Row<X, H>) -> Row<X, H> {
        self.row(&special_fma(&Self::array(a), &Self::array(b), &Self::array(c), self.thread.float))
    }

    /// In alternative mode roots and logarithms take the magnitude.
    #[inline(always)]
    fn argument(&self, value: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.float.alternative {
            let sign = self.vector.splat(SIGN);
            self.each(value, |v, x| v.and_not(x, sign))
        } else {
            value
        }
    }

    #[inline(always)]
    fn function(&self, a: Row<X, H>, f: impl Fn(f32) -> f32 + Copy) -> Row<X, H> {
        let value = self.each(a, |v, x| v.map(x, |x| f(f32::from_bits(x)).to_bits()));
        self.result(value)
    }

    #[inline(always)]
    fn ints(&self, a: Row<X, H>, f: impl Fn(u32) -> u32 + Copy) -> Row<X, H> {
        self.each(a, |v, x| v.map(x, f))
    }

    #[inline(always)]
    fn ints2(&self, a: Row<X, H>, b: Row<X, H>, f: impl Fn(u32, u32) -> u32 + Copy) -> Row<X, H> {
        self.each2(a, b, |v, x, y| v.map2(x, y, f))
    }

    #[inline(always)]
    fn ints3(
        &self,
        a: Row<X, H>,
        b: Row<X, H>,
        c: Row<X, H>,
        f: impl Fn(u32, u32, u32) -> u32 + Copy,
    ) -> Row<X, H> {
        self.each3(a, b, c, |v, x, y, z| v.map3(x, y, z, f))
    }

    /// Shift counts below 32.
    #[inline(always)]
    fn counts(&self, value: Row<X, H>) -> Row<X, H> {
        let mask = self.vector.splat(31);
        self.each(value, |v, x| v.and(x, mask))
    }

    #[inline(always)]
    fn bits_of(&self, mask: Row<X, H>) -> u32 {
        let mut bits = 0;
        for (h, &part) in mask.iter().enumerate() {
            bits |= self.vector.mask_bits(part) << (h * X::LANES);
        }
        bits
    }

    #[inline(always)]
    fn mask_of(&self, bits: u32) -> Row<X, H> {
        let mut result = self.splat(0);
        for (h, part) in result.iter_mut().enumerate() {
            *part = self.vector.mask_from_bits(bits >> (h * X::LANES));
        }
        result
    }

    /// Lesser or greater: numbers before NaNs, and of two zeros the one that `zeros` makes of their signs.
    #[inline(always)]
    fn extreme(&self, a: Row<X, H>, b: Row<X, H>, less: bool) -> Row<X, H> {
        let v = self.vector;
        let mut result = a;
        for h in 0..H {
            let (a, b) = (a[h], b[h]);
            let first = if less { v.f_less(a, b) } else { v.f_less(b, a) };
            let first = v.or(first, v.f_unordered(b, b));
            let chosen = v.select(first, a, b);
            let both = if less { v.or(a, b) } else { v.and(a, b) };
            result[h] = v.select(v.f_equal(a, b), both, chosen);
        }
        result
    }
}

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
        self.accumulator_int()
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
            return self.special2(float::add_f32, a, b);
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
            return self.special2(float::mul_f32, a, b);
        }
        self.flush(self.each2(a, b, |v, a, b| v.f_mul(a, b)))
    }

    #[inline(always)]
    fn f_fma(&mut self, a: Row<X, H>, b: Row<X, H>, c: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.special_float {
            return self.special3(a, b, c);
        }
        self.flush(self.each3(a, b, c, |v, a, b, c| v.f_fma(a, b, c)))
    }

    #[inline(always)]
    fn f_min(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.extreme(a, b, true)
    }

    #[inline(always)]
    fn f_max(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.extreme(a, b, false)
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
        self.each(a, |v, x| v.f_floor(x))
    }

    #[inline(always)]
    fn f_ceil(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.each(a, |v, x| v.f_ceil(x))
    }

    #[inline(always)]
    fn f_trunc(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.each(a, |v, x| v.f_trunc(x))
    }

    #[inline(always)]
    fn f_round(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.each(a, |v, x| v.f_round(x))
    }

    #[inline(always)]
    fn f_fraction(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.function(a, float::frc_f32)
    }

    #[inline(always)]
    fn f_less(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.f_less(a, b))
    }

    #[inline(always)]
    fn f_less_equal(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        self.each2(a, b, |v, a, b| v.f_less_equal(a, b))
    }

    #[inline(always)]
    fn f_equal(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
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
        let one = self.vector.splat(1.0f32.to_bits());
        self.result(self.each(a, |v, x| v.f_div(one, x)))
    }

    #[inline(always)]
    fn f_log(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.function(self.argument(a), math::log)
    }

    #[inline(always)]
    fn f_exp(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.function(a, math::exp)
    }

    #[inline(always)]
    fn f_sqrt(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.result(self.each(self.argument(a), |v, x| v.f_sqrt(x)))
    }

    #[inline(always)]
    fn f_rsq(&mut self, a: Row<X, H>) -> Row<X, H> {
        let one = self.vector.splat(1.0f32.to_bits());
        self.result(self.each(self.argument(a), |v, x| v.f_div(one, v.f_sqrt(x))))
    }

    #[inline(always)]
    fn f_sin(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.function(a, math::sin)
    }

    #[inline(always)]
    fn f_cos(&mut self, a: Row<X, H>) -> Row<X, H> {
        self.function(a, math::cos)
    }

    #[inline(always)]
    fn f_pow(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.float.alternative {
            let power = |a, b| math::alternative_pow(f32::from_bits(a), f32::from_bits(b)).to_bits();
            return self.result(self.ints2(a, b, power));
        }
        self.result(self.ints2(a, b, |a, b| math::pow(f32::from_bits(a), f32::from_bits(b)).to_bits()))
    }

    #[inline(always)]
    fn f_div(&mut self, a: Row<X, H>, b: Row<X, H>) -> Row<X, H> {
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
