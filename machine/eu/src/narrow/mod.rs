//! Rows of 32-bit lanes: F, HF, D, W, B. Where nearly all time goes.
//!
//! Source: as [`crate::rows`]. A row is one or two vectors of eight lanes, or a single lane for scalar instructions.

mod access;
mod lanes;

use crate::op::Op;
use crate::operand::{Operand, ROW};
use crate::rows::channel_mask;
use crate::simd::Vector;
use crate::thread::Thread;
use num::{Events, FloatControl, float};

const SIGN: u32 = 0x8000_0000;
const EXPONENT: u32 = 0x7f80_0000;
/// Fraction bit that makes a NaN quiet.
const QUIET: u32 = 0x0040_0000;

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
fn outputs(lanes: &[u32; ROW], control: FloatControl) -> [u32; ROW] {
    lanes.map(|x| float::output_f32(f32::from_bits(x), control).to_bits())
}

/// A scalar function of the referee over some rows. Events count for the channels that the operation writes.
#[cold]
#[inline(never)]
fn refereed<const K: usize>(
    op: &Op,
    thread: &mut Thread,
    lanes: [[u32; ROW]; K],
    function: fn([f32; K], FloatControl, &mut Events) -> f32,
) -> [u32; ROW] {
    let control = thread.float;
    let mask = channel_mask(op, thread);
    let mut events = Events::default();
    let result = std::array::from_fn(|i| {
        let mut happened = Events::default();
        let value = function(std::array::from_fn(|k| f32::from_bits(lanes[k][i])), control, &mut happened);
        if (mask >> i) & 1 != 0 {
            events.raise(happened.0);
        }
        value.to_bits()
    });
    thread.raise(events);
    result
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
    fn flush(&self, value: Row<X, H>) -> Row<X, H> {
        let key = self.vector.splat(self.thread.denormal_key);
        let exponent = self.vector.splat(EXPONENT);
        let sign = self.vector.splat(SIGN);
        self.each(value, |v, x| {
            let denormal = v.i_equal(v.and(x, exponent), key);
            v.select(denormal, v.and(x, sign), x)
        })
    }

    #[inline(always)]
    fn modify(&self, operand: &Operand, value: Row<X, H>) -> Row<X, H> {
        let clear = self.vector.splat(if operand.absolute { SIGN } else { 0 });
        let flip = self.vector.splat(if operand.negate { SIGN } else { 0 });
        self.each(value, |v, x| v.xor(v.and_not(x, clear), flip))
    }

    /// Output side of the float modes, for functions that are computed without them.
    #[inline(always)]
    fn result(&self, value: Row<X, H>) -> Row<X, H> {
        if !PLAIN && self.thread.special_float {
            return self.row(&outputs(&Self::array(value), self.thread.float));
        }
        self.flush(value)
    }

    // Copies go to the cold functions, so that the rows themselves stay in registers.
    #[inline(always)]
    fn special1(
        &mut self,
        function: fn([f32; 1], FloatControl, &mut Events) -> f32,
        a: Row<X, H>,
    ) -> Row<X, H> {
        let lanes = refereed(self.op, self.thread, [Self::array(a)], function);
        self.row(&lanes)
    }

    #[inline(always)]
    fn special2(
        &mut self,
        function: fn([f32; 2], FloatControl, &mut Events) -> f32,
        a: Row<X, H>,
        b: Row<X, H>,
    ) -> Row<X, H> {
        let lanes = refereed(self.op, self.thread, [Self::array(a), Self::array(b)], function);
        self.row(&lanes)
    }

    #[inline(always)]
    fn special3(
        &mut self,
        function: fn([f32; 3], FloatControl, &mut Events) -> f32,
        a: Row<X, H>,
        b: Row<X, H>,
        c: Row<X, H>,
    ) -> Row<X, H> {
        let lanes = [Self::array(a), Self::array(b), Self::array(c)];
        let lanes = refereed(self.op, self.thread, lanes, function);
        self.row(&lanes)
    }

    /// Notices signaling NaNs where exceptional events are gathered.
    #[inline(always)]
    fn notice(&mut self, a: Row<X, H>, b: Row<X, H>) {
        if !PLAIN && self.thread.float.gather_events {
            self.special2(float::signal_f32, a, b);
        }
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
            let quiet = v.and(v.f_unordered(chosen, chosen), v.splat(QUIET));
            result[h] = v.or(v.select(v.f_equal(a, b), both, chosen), quiet);
        }
        result
    }
}
