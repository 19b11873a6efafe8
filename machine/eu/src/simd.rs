//! The host's vector unit, as a token: holding one proves that its instructions may be used.
//!
//! Source: house rule of rows; the primitives are those that whole-row handlers use most. Everything rarer maps a scalar
//! function of `num` over the lanes, compiled for the same unit. Every unit gives the same bits: the manuals leave open which
//! of several NaN operands an operation hands on, here it is the first.

use num::float::first_nan_f32;

/// Work to be compiled for a vector unit.
pub trait Body {
    /// Does it. Implementations are inlined always.
    fn call(self);
}

/// A vector unit that operations can be compiled for.
pub trait Simd: Vector + Send + Sync + 'static {
    /// Worth specialised and double-width handlers.
    const PREFERRED: bool;
    /// The token in the general form.
    fn unit(self) -> Unit;
    /// The token, when `unit` is of this kind.
    fn of(unit: Unit) -> Option<Self>;
    /// Runs `body`, compiled for this unit.
    fn vectorize<B: Body>(self, body: B);
}

/// A vector unit, by value.
#[derive(Clone, Copy, Debug)]
pub enum Unit {
    /// What the build target guarantees.
    Baseline(Baseline),
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
}

/// Arithmetic on vectors of 32-bit lanes. Comparisons give lanes of all ones or zeros.
#[allow(missing_docs)]
pub trait Vector: Copy {
    /// One vector.
    type V: bytemuck::Pod;
    /// Its lanes.
    const LANES: usize;

    fn splat(self, bits: u32) -> Self::V;
    fn f_add(self, a: Self::V, b: Self::V) -> Self::V;
    fn f_mul(self, a: Self::V, b: Self::V) -> Self::V;
    fn f_div(self, a: Self::V, b: Self::V) -> Self::V;
    fn f_sqrt(self, a: Self::V) -> Self::V;
    /// `a * b + c`, rounded once.
    fn f_fma(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    fn f_less(self, a: Self::V, b: Self::V) -> Self::V;
    fn f_less_equal(self, a: Self::V, b: Self::V) -> Self::V;
    fn f_equal(self, a: Self::V, b: Self::V) -> Self::V;
    fn f_unordered(self, a: Self::V, b: Self::V) -> Self::V;
    fn f_floor(self, a: Self::V) -> Self::V;
    fn f_ceil(self, a: Self::V) -> Self::V;
    fn f_trunc(self, a: Self::V) -> Self::V;
    fn f_round(self, a: Self::V) -> Self::V;
    fn i_add(self, a: Self::V, b: Self::V) -> Self::V;
    fn i_sub(self, a: Self::V, b: Self::V) -> Self::V;
    fn i_mul(self, a: Self::V, b: Self::V) -> Self::V;
    fn and(self, a: Self::V, b: Self::V) -> Self::V;
    fn or(self, a: Self::V, b: Self::V) -> Self::V;
    fn xor(self, a: Self::V, b: Self::V) -> Self::V;
    /// `a & !b`.
    fn and_not(self, a: Self::V, b: Self::V) -> Self::V;
    fn i_equal(self, a: Self::V, b: Self::V) -> Self::V;
    /// Signed `a > b`.
    fn i_greater(self, a: Self::V, b: Self::V) -> Self::V;
    /// Shifts by counts in 0..32.
    fn shl(self, a: Self::V, b: Self::V) -> Self::V;
    fn shr(self, a: Self::V, b: Self::V) -> Self::V;
    fn asr(self, a: Self::V, b: Self::V) -> Self::V;
    /// `mask ? a : b`, for masks of all ones or zeros.
    fn select(self, mask: Self::V, a: Self::V, b: Self::V) -> Self::V;
    /// Top bit of each lane.
    fn mask_bits(self, mask: Self::V) -> u32;
    /// All ones in lanes whose bit is set.
    fn mask_from_bits(self, bits: u32) -> Self::V;
    /// Signed integers to floats.
    fn i_to_f(self, a: Self::V) -> Self::V;
    fn map(self, a: Self::V, f: impl Fn(u32) -> u32) -> Self::V;
    fn map2(self, a: Self::V, b: Self::V, f: impl Fn(u32, u32) -> u32) -> Self::V;
    fn map3(self, a: Self::V, b: Self::V, c: Self::V, f: impl Fn(u32, u32, u32) -> u32) -> Self::V;
}

/// A signaling NaN made quiet: functions of the host's library may let it through.
#[inline(always)]
pub(crate) fn quiet(x: f32) -> f32 {
    if x.is_nan() { f32::from_bits(x.to_bits() | 0x0040_0000) } else { x }
}

/// Primitives as loops over an array of lanes; the vector type only keeps values whole between them.
macro_rules! array_vector {
    ($lanes:literal, $vector:ty) => {
        type V = $vector;
        const LANES: usize = $lanes;

        #[inline(always)]
        fn splat(self, bits: u32) -> Self::V {
            bytemuck::cast([bits; $lanes])
        }

        array_vector!(@float2 f_add |a, b| first_nan_f32([a, b], a + b));
        array_vector!(@float2 f_mul |a, b| first_nan_f32([a, b], a * b));
        array_vector!(@float2 f_div |a, b| first_nan_f32([a, b], a / b));
        array_vector!(@float1 f_sqrt |a| first_nan_f32([a], a.sqrt()));
        array_vector!(@float1 f_floor |a| crate::simd::quiet(a.floor()));
        array_vector!(@float1 f_ceil |a| crate::simd::quiet(a.ceil()));
        array_vector!(@float1 f_trunc |a| crate::simd::quiet(a.trunc()));
        array_vector!(@float1 f_round |a| crate::simd::quiet(a.round_ties_even()));
        array_vector!(@test f_less |a, b| a < b);
        array_vector!(@test f_less_equal |a, b| a <= b);
        array_vector!(@test f_equal |a, b| a == b);
        array_vector!(@test f_unordered |a, b| a.is_nan() || b.is_nan());
        array_vector!(@int i_add |a, b| a.wrapping_add(b));
        array_vector!(@int i_sub |a, b| a.wrapping_sub(b));
        array_vector!(@int i_mul |a, b| a.wrapping_mul(b));
        array_vector!(@int and |a, b| a & b);
        array_vector!(@int or |a, b| a | b);
        array_vector!(@int xor |a, b| a ^ b);
        array_vector!(@int and_not |a, b| a & !b);
        array_vector!(@int i_equal |a, b| 0u32.wrapping_sub(u32::from(a == b)));
        array_vector!(@int i_greater |a, b| 0u32.wrapping_sub(u32::from(a as i32 > b as i32)));
        array_vector!(@int shl |a, b| a.wrapping_shl(b));
        array_vector!(@int shr |a, b| a.wrapping_shr(b));
        array_vector!(@int asr |a, b| (a as i32).wrapping_shr(b) as u32);

        #[inline(always)]
        fn f_fma(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V {
            self.map3(a, b, c, |a, b, c| {
                let [a, b, c] = [a, b, c].map(f32::from_bits);
                first_nan_f32([a, b, c], a.mul_add(b, c)).to_bits()
            })
        }

        #[inline(always)]
        fn select(self, mask: Self::V, a: Self::V, b: Self::V) -> Self::V {
            self.map3(mask, a, b, |mask, a, b| (a & mask) | (b & !mask))
        }

        #[inline(always)]
        fn mask_bits(self, mask: Self::V) -> u32 {
            let mask: [u32; $lanes] = bytemuck::cast(mask);
            mask.iter().enumerate().fold(0, |bits, (i, lane)| bits | ((lane >> 31) << i))
        }

        #[inline(always)]
        fn mask_from_bits(self, bits: u32) -> Self::V {
            let mut mask = [0; $lanes];
            for (i, lane) in mask.iter_mut().enumerate() {
                *lane = 0u32.wrapping_sub((bits >> i) & 1);
            }
            bytemuck::cast(mask)
        }

        #[inline(always)]
        fn i_to_f(self, a: Self::V) -> Self::V {
            self.map(a, |a| (a as i32 as f32).to_bits())
        }

        #[inline(always)]
        fn map(self, a: Self::V, f: impl Fn(u32) -> u32) -> Self::V {
            let a: [u32; $lanes] = bytemuck::cast(a);
            let mut result = [0; $lanes];
            for i in 0..$lanes {
                result[i] = f(a[i]);
            }
            bytemuck::cast(result)
        }

        #[inline(always)]
        fn map2(self, a: Self::V, b: Self::V, f: impl Fn(u32, u32) -> u32) -> Self::V {
            let (a, b): ([u32; $lanes], [u32; $lanes]) = (bytemuck::cast(a), bytemuck::cast(b));
            let mut result = [0; $lanes];
            for i in 0..$lanes {
                result[i] = f(a[i], b[i]);
            }
            bytemuck::cast(result)
        }

        #[inline(always)]
        fn map3(self, a: Self::V, b: Self::V, c: Self::V, f: impl Fn(u32, u32, u32) -> u32) -> Self::V {
            let (a, b): ([u32; $lanes], [u32; $lanes]) = (bytemuck::cast(a), bytemuck::cast(b));
            let c: [u32; $lanes] = bytemuck::cast(c);
            let mut result = [0; $lanes];
            for i in 0..$lanes {
                result[i] = f(a[i], b[i], c[i]);
            }
            bytemuck::cast(result)
        }
    };
    (@float1 $name:ident |$a:ident| $value:expr) => {
        #[inline(always)]
        fn $name(self, a: Self::V) -> Self::V {
            self.map(a, |a| {
                let $a = f32::from_bits(a);
                ($value).to_bits()
            })
        }
    };
    (@float2 $name:ident |$a:ident, $b:ident| $value:expr) => {
        #[inline(always)]
        fn $name(self, a: Self::V, b: Self::V) -> Self::V {
            self.map2(a, b, |a, b| {
                let ($a, $b) = (f32::from_bits(a), f32::from_bits(b));
                ($value).to_bits()
            })
        }
    };
    (@test $name:ident |$a:ident, $b:ident| $value:expr) => {
        #[inline(always)]
        fn $name(self, a: Self::V, b: Self::V) -> Self::V {
            self.map2(a, b, |a, b| {
                let ($a, $b) = (f32::from_bits(a), f32::from_bits(b));
                0u32.wrapping_sub(u32::from($value))
            })
        }
    };
    (@int $name:ident |$a:ident, $b:ident| $value:expr) => {
        #[inline(always)]
        fn $name(self, a: Self::V, b: Self::V) -> Self::V {
            self.map2(a, b, |$a, $b| $value)
        }
    };
}

/// What the build target guarantees.
#[derive(Clone, Copy, Debug, Default)]
pub struct Baseline(());

impl Baseline {
    /// Always available.
    pub const fn new() -> Self {
        Self(())
    }
}

impl Vector for Baseline {
    array_vector!(8, [u32; 8]);
}

impl Simd for Baseline {
    const PREFERRED: bool = false;

    fn unit(self) -> Unit {
        Unit::Baseline(self)
    }

    #[inline(always)]
    fn of(_: Unit) -> Option<Self> {
        Some(Self::new())
    }

    #[inline(always)]
    fn vectorize<B: Body>(self, body: B) {
        body.call();
    }
}

/// One lane, for scalar instructions.
#[derive(Clone, Copy, Debug, Default)]
pub struct One;

impl Vector for One {
    array_vector!(1, [u32; 1]);
}

#[cfg(target_arch = "x86_64")]
pub use x86::Avx2;

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Body, Simd, Unit, Vector};
    use num::float::first_nan_f32;
    use pulp::x86::V3;
    use std::arch::x86_64::__m256i;

    /// AVX2 with FMA and the rest of the x86-64-v3 level.
    #[derive(Clone, Copy, Debug)]
    pub struct Avx2(V3);

    impl Avx2 {
        /// When the host has it.
        pub fn detect() -> Option<Self> {
            V3::try_new().map(Self)
        }
    }

    struct Adapter<B>(B);

    impl<B: Body> pulp::NullaryFnOnce for Adapter<B> {
        type Output = ();

        #[inline(always)]
        fn call(self) {
            self.0.call();
        }
    }

    impl Simd for Avx2 {
        const PREFERRED: bool = true;

        fn unit(self) -> Unit {
            Unit::Avx2(self)
        }

        #[inline(always)]
        fn of(unit: Unit) -> Option<Self> {
            match unit {
                Unit::Avx2(this) => Some(this),
                Unit::Baseline(_) => None,
            }
        }

        #[inline(always)]
        fn vectorize<B: Body>(self, body: B) {
            self.0.vectorize(Adapter(body));
        }
    }

    // Loops over casts, not intrinsics: the compiler inlines and vectorises these in every context, while intrinsics called
    // from closures of this crate may stay calls.
    impl Vector for Avx2 {
        array_vector!(8, __m256i);
    }
}
