//! Operations on rows of slots, done at once or written down: what they are for is said once.
//!
//! Source: house rule of one meaning, recorded. [`Now`] computes with [`Row`]s, [`Recorder`] leaves operations of `ir` for code
//! that does the same to each thread that it starts.

use crate::simd::Row;
use ir::{Bin, Builder, Un, Value};

/// Who does operations on rows: a DWord for each of sixteen slots.
pub trait Lanes {
    /// A row.
    type Row: Copy;

    /// The same for every slot.
    fn splat(&mut self, bits: u32) -> Self::Row;
    /// Floats in [0, 1]: NaNs and what is below become positive zero.
    fn saturate(&mut self, a: Self::Row) -> Self::Row;
    /// Sum of floats.
    fn add(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// Product of floats.
    fn multiply(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// Sum of integers, wrapping.
    fn sum(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// Difference of integers, wrapping.
    fn difference(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// Product of integers, low half.
    fn product(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// The lesser of two signed integers.
    fn lesser(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// The greater of two signed integers.
    fn greater(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// Bits of both.
    fn and(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// Bits of either.
    fn or(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// Bits of one alone.
    fn xor(&mut self, a: Self::Row, b: Self::Row) -> Self::Row;
    /// Bits further up.
    fn up(&mut self, a: Self::Row, bits: u32) -> Self::Row;
    /// Bits further down, zeros behind them.
    fn down(&mut self, a: Self::Row, bits: u32) -> Self::Row;
}

/// At once.
pub struct Now;

impl Lanes for Now {
    type Row = Row;

    #[inline(always)]
    fn splat(&mut self, bits: u32) -> Row {
        Row::splat(bits)
    }

    #[inline(always)]
    fn saturate(&mut self, a: Row) -> Row {
        a.map_floats(crate::cc::saturate)
    }

    #[inline(always)]
    fn add(&mut self, a: Row, b: Row) -> Row {
        a.zip_floats(b, |a, b| a + b)
    }

    #[inline(always)]
    fn multiply(&mut self, a: Row, b: Row) -> Row {
        a.zip_floats(b, |a, b| a * b)
    }

    #[inline(always)]
    fn sum(&mut self, a: Row, b: Row) -> Row {
        a.zip(b, u32::wrapping_add)
    }

    #[inline(always)]
    fn difference(&mut self, a: Row, b: Row) -> Row {
        a.zip(b, u32::wrapping_sub)
    }

    #[inline(always)]
    fn product(&mut self, a: Row, b: Row) -> Row {
        a.zip(b, u32::wrapping_mul)
    }

    #[inline(always)]
    fn lesser(&mut self, a: Row, b: Row) -> Row {
        a.zip(b, |a, b| (a as i32).min(b as i32) as u32)
    }

    #[inline(always)]
    fn greater(&mut self, a: Row, b: Row) -> Row {
        a.zip(b, |a, b| (a as i32).max(b as i32) as u32)
    }

    #[inline(always)]
    fn and(&mut self, a: Row, b: Row) -> Row {
        a.zip(b, |a, b| a & b)
    }

    #[inline(always)]
    fn or(&mut self, a: Row, b: Row) -> Row {
        a.zip(b, |a, b| a | b)
    }

    #[inline(always)]
    fn xor(&mut self, a: Row, b: Row) -> Row {
        a.zip(b, |a, b| a ^ b)
    }

    #[inline(always)]
    fn up(&mut self, a: Row, bits: u32) -> Row {
        a.map(|a| a << bits)
    }

    #[inline(always)]
    fn down(&mut self, a: Row, bits: u32) -> Row {
        a.map(|a| a >> bits)
    }
}

/// Written down: a row is two vectors of eight slots, of which the second is the first again where there are no more.
pub struct Recorder<'b> {
    /// The code in the making.
    pub builder: &'b mut Builder,
    /// Vectors of a row.
    pub vectors: usize,
}

impl Recorder<'_> {
    fn each(&mut self, mut f: impl FnMut(&mut Builder, usize) -> Value) -> [Value; 2] {
        let first = f(self.builder, 0);
        let second = if self.vectors == 2 { f(self.builder, 1) } else { first };
        [first, second]
    }

    fn both(&mut self, op: Bin, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.each(|builder, half| builder.binary(op, a[half], b[half]))
    }
}

impl Lanes for Recorder<'_> {
    type Row = [Value; 2];

    fn splat(&mut self, bits: u32) -> [Value; 2] {
        [self.builder.splat(bits); 2]
    }

    fn saturate(&mut self, a: [Value; 2]) -> [Value; 2] {
        self.each(|builder, half| builder.unary(Un::FSaturate, a[half]))
    }

    fn add(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::FAdd, a, b)
    }

    fn multiply(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::FMul, a, b)
    }

    fn sum(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::IAdd, a, b)
    }

    fn difference(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::ISub, a, b)
    }

    fn product(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::IMul, a, b)
    }

    fn lesser(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::IMin, a, b)
    }

    fn greater(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::IMax, a, b)
    }

    fn and(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::And, a, b)
    }

    fn or(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::Or, a, b)
    }

    fn xor(&mut self, a: [Value; 2], b: [Value; 2]) -> [Value; 2] {
        self.both(Bin::Xor, a, b)
    }

    fn up(&mut self, a: [Value; 2], bits: u32) -> [Value; 2] {
        let bits = self.splat(bits);
        self.both(Bin::Shl, a, bits)
    }

    fn down(&mut self, a: [Value; 2], bits: u32) -> [Value; 2] {
        let bits = self.splat(bits);
        self.both(Bin::Shr, a, bits)
    }
}
