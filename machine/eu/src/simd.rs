//! The host's vector unit, as a token: holding one proves that its instructions may be used.
//!
//! Deliberately absent: vector code by hand. Rows are plain arrays; what a token does is to compile the loops over them
//! for the unit it stands for.

use std::marker::PhantomData;

/// Work to be compiled for a vector unit.
pub trait Body {
    /// Does it. Implementations are inlined always.
    fn call(self);
}

/// A vector unit.
pub trait Simd: Copy + Send + Sync + 'static {
    /// Runs `body`, compiled for this unit.
    fn vectorize<B: Body>(self, body: B);
    /// The top bits of eight lanes.
    fn mask_bits(self, lanes: [u32; 8]) -> u32;
}

/// What the build target guarantees.
#[derive(Clone, Copy, Debug)]
pub struct Baseline(PhantomData<()>);

impl Baseline {
    /// Always available.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl Default for Baseline {
    fn default() -> Self {
        Self::new()
    }
}

impl Simd for Baseline {
    #[inline(always)]
    fn vectorize<B: Body>(self, body: B) {
        body.call();
    }

    #[inline(always)]
    fn mask_bits(self, lanes: [u32; 8]) -> u32 {
        let mut bits = 0;
        for (i, lane) in lanes.iter().enumerate() {
            bits |= (lane >> 31) << i;
        }
        bits
    }
}

#[cfg(target_arch = "x86_64")]
pub use x86::Avx2;

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Body, Simd};
    use pulp::x86::V3;

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
        #[inline(always)]
        fn vectorize<B: Body>(self, body: B) {
            self.0.vectorize(Adapter(body));
        }

        #[inline(always)]
        fn mask_bits(self, lanes: [u32; 8]) -> u32 {
            self.0.avx._mm256_movemask_ps(pulp::cast(lanes)) as u32
        }
    }
}
