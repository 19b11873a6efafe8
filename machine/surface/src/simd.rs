//! Rows of eight lanes, and work over them that is compiled for the host's vector unit.
//!
//! Source: house rule of rows. Operations are loops over the lanes of an array; the vector type only keeps values whole
//! between them, and the compiler turns the loops into instructions of the unit. Every unit gives the same bits.

#[cfg(target_arch = "x86_64")]
pub use x86::Avx2;

/// Lanes of a row.
pub const LANES: usize = 8;

/// A vector unit, as a token: holding one proves that its instructions may be used.
pub trait Vector: Copy {
    /// A row of 32-bit values.
    type Row: bytemuck::Pod;

    /// The row of these values.
    #[inline(always)]
    fn row(self, lanes: [u32; LANES]) -> Self::Row {
        bytemuck::cast(lanes)
    }

    /// The values of a row.
    #[inline(always)]
    fn lanes(self, row: Self::Row) -> [u32; LANES] {
        bytemuck::cast(row)
    }

    /// One value in every lane.
    #[inline(always)]
    fn splat(self, value: u32) -> Self::Row {
        self.row([value; LANES])
    }

    /// The same for a float.
    #[inline(always)]
    fn splat_f(self, value: f32) -> Self::Row {
        self.splat(value.to_bits())
    }

    /// `f` of each lane.
    #[inline(always)]
    fn map(self, a: Self::Row, f: impl Fn(u32) -> u32) -> Self::Row {
        let (a, mut result) = (self.lanes(a), [0; LANES]);
        for lane in 0..LANES {
            result[lane] = f(a[lane]);
        }
        self.row(result)
    }

    /// `f` of each lane of two rows.
    #[inline(always)]
    fn map2(self, a: Self::Row, b: Self::Row, f: impl Fn(u32, u32) -> u32) -> Self::Row {
        let (a, b, mut result) = (self.lanes(a), self.lanes(b), [0; LANES]);
        for lane in 0..LANES {
            result[lane] = f(a[lane], b[lane]);
        }
        self.row(result)
    }

    /// `f` of each lane of floats.
    #[inline(always)]
    fn map_f(self, a: Self::Row, f: impl Fn(f32) -> f32) -> Self::Row {
        self.map(a, |a| f(f32::from_bits(a)).to_bits())
    }

    /// `f` of each lane of two rows of floats.
    #[inline(always)]
    fn map2_f(self, a: Self::Row, b: Self::Row, f: impl Fn(f32, f32) -> f32) -> Self::Row {
        self.map2(a, b, |a, b| f(f32::from_bits(a), f32::from_bits(b)).to_bits())
    }

    /// `a` and `b` mixed by the weight of `b`.
    #[inline(always)]
    fn mix(self, a: Self::Row, b: Self::Row, weight: Self::Row) -> Self::Row {
        let way = self.map2_f(b, a, |b, a| b - a);
        let part = self.map2_f(way, weight, |way, weight| way * weight);
        self.map2_f(a, part, |a, part| a + part)
    }

    /// `b` where `mask` is all ones, `a` where it is zero.
    #[inline(always)]
    fn select(self, mask: Self::Row, a: Self::Row, b: Self::Row) -> Self::Row {
        let b = self.map2(b, mask, |b, mask| b & mask);
        let a = self.map2(a, mask, |a, mask| a & !mask);
        self.map2(a, b, |a, b| a | b)
    }
}

/// Work over rows. Implementations are inlined always, with all they call.
pub trait Work {
    /// What comes of it.
    type Output;
    /// Does it.
    fn run<V: Vector>(self, unit: V) -> Self::Output;
}

/// A vector unit that the host has.
#[derive(Clone, Copy, Debug)]
pub enum Unit {
    /// What the build target guarantees.
    Baseline,
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
}

impl Unit {
    /// The best one.
    pub fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(unit) = Avx2::detect() {
            return Unit::Avx2(unit);
        }
        Unit::Baseline
    }

    /// Does some work, compiled for this unit.
    #[inline(always)]
    pub fn run<W: Work>(self, work: W) -> W::Output {
        match self {
            Unit::Baseline => work.run(Baseline),
            #[cfg(target_arch = "x86_64")]
            Unit::Avx2(unit) => unit.run(work),
        }
    }
}

/// What the build target guarantees.
#[derive(Clone, Copy, Debug)]
pub struct Baseline;

impl Vector for Baseline {
    type Row = [u32; LANES];
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Vector, Work};
    use pulp::x86::V3;
    use std::arch::x86_64::__m256i;

    /// AVX2 with the rest of the x86-64-v3 level.
    #[derive(Clone, Copy, Debug)]
    pub struct Avx2(V3);

    impl Avx2 {
        /// When the host has it.
        pub fn detect() -> Option<Self> {
            V3::try_new().map(Self)
        }

        #[inline(always)]
        pub(super) fn run<W: Work>(self, work: W) -> W::Output {
            self.0.vectorize(Adapter { unit: self, work })
        }
    }

    impl Vector for Avx2 {
        type Row = __m256i;
    }

    struct Adapter<W> {
        unit: Avx2,
        work: W,
    }

    impl<W: Work> pulp::NullaryFnOnce for Adapter<W> {
        type Output = W::Output;

        #[inline(always)]
        fn call(self) -> W::Output {
            self.work.run(self.unit)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Everything;

    impl Work for Everything {
        type Output = [[u32; LANES]; 5];

        #[inline(always)]
        fn run<V: Vector>(self, unit: V) -> Self::Output {
            let counted = unit.row([0, 1, 2, 3, 4, 5, 6, 7]);
            let floats = unit.map(counted, |n| (n as f32).to_bits());
            let mask = unit.map(counted, |n| if n % 3 == 0 { u32::MAX } else { 0 });
            [
                unit.lanes(unit.map2(counted, unit.splat(10), |a, b| b - a)),
                unit.lanes(unit.map_f(floats, |a| a * 0.5)),
                unit.lanes(unit.map2_f(floats, unit.splat_f(8.0), |a, b| b / (a + 1.0))),
                unit.lanes(unit.mix(floats, unit.splat_f(10.0), unit.splat_f(0.25))),
                unit.lanes(unit.select(mask, counted, unit.splat(99))),
            ]
        }
    }

    #[test]
    fn every_unit_gives_the_same_rows() {
        let floats = |values: [f32; LANES]| values.map(f32::to_bits);
        let expected = [
            [10, 9, 8, 7, 6, 5, 4, 3],
            floats([0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5]),
            floats([8.0, 4.0, 8.0 / 3.0, 2.0, 8.0 / 5.0, 8.0 / 6.0, 8.0 / 7.0, 1.0]),
            floats([2.5, 3.25, 4.0, 4.75, 5.5, 6.25, 7.0, 7.75]),
            [99, 1, 2, 99, 4, 5, 99, 7],
        ];
        assert_eq!(Unit::Baseline.run(Everything), expected);
        assert_eq!(Unit::detect().run(Everything), expected);
    }
}
