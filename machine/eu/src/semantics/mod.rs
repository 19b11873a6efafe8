//! What each opcode means, once for every executor.
//!
//! Source: [skl.7:Instruction Set Reference]. An [`Operation`] is one opcode at one kind of execution type; the executor
//! instantiates it for its own [`Lanes`]. Flow control and messages work on channel masks, not on lanes.

pub mod alu;
pub mod compare;
pub mod convert;
pub mod flow;
pub mod math;
pub mod region;
pub mod send;

use crate::lanes::Lanes;

/// An opcode at one kind of execution type.
pub trait Operation {
    /// Performs it on all channels.
    fn run<L: Lanes>(l: &mut L);
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident = $path:path;)*) => {$(
        $(#[$doc])*
        pub struct $name;
        impl Operation for $name {
            #[inline(always)]
            fn run<L: Lanes>(l: &mut L) {
                $path(l);
            }
        }
    )*};
}

operations! {
    /// `mov` between floats or from float to integer.
    MovFloat = convert::mov_float;
    /// `mov` from integers, and raw moves.
    MovInt = convert::mov_int;
    /// `f32to16`.
    FloatToHalf = convert::float_to_half;
    /// `f16to32`.
    HalfToFloat = convert::half_to_float;
    /// `add` of floats.
    AddFloat = alu::add_float;
    /// `add` of integers.
    AddInt = alu::add_int;
    /// Saturated `add` to quadwords.
    AddClamped = alu::add_clamped;
    /// `mul` of floats.
    MulFloat = alu::mul_float;
    /// `mul` of integers.
    MulInt = alu::mul_int;
    /// `mad` of floats.
    MadFloat = alu::mad_float;
    /// `mad` of integers.
    MadInt = alu::mad_int;
    /// `mac` of floats.
    MacFloat = alu::mac_float;
    /// `mac` of integers.
    MacInt = alu::mac_int;
    /// `mach`.
    Mach = alu::mach;
    /// `lrp`.
    Lrp = alu::lrp;
    /// `avg`.
    Avg = alu::avg;
    /// `and`.
    And = alu::and;
    /// `or`.
    Or = alu::or;
    /// `xor`.
    Xor = alu::xor;
    /// `not`.
    Not = alu::not;
    /// `shl`.
    Shl = alu::shl;
    /// `shr`.
    Shr = alu::shr;
    /// `asr`.
    Asr = alu::asr;
    /// `addc`.
    Addc = alu::addc;
    /// `subb`.
    Subb = alu::subb;
    /// `frc`.
    Frc = alu::frc;
    /// `rndd`.
    Rndd = alu::rndd;
    /// `rndu`.
    Rndu = alu::rndu;
    /// `rnde`.
    Rnde = alu::rnde;
    /// `rndz`.
    Rndz = alu::rndz;
    /// `lzd`.
    Lzd = alu::lzd;
    /// `fbh`.
    Fbh = alu::fbh;
    /// `fbl`.
    Fbl = alu::fbl;
    /// `cbit`.
    Cbit = alu::cbit;
    /// `bfrev`.
    Bfrev = alu::bfrev;
    /// `bfe`.
    Bfe = alu::bfe;
    /// `bfi1`.
    Bfi1 = alu::bfi1;
    /// `bfi2`.
    Bfi2 = alu::bfi2;
    /// `sad2`.
    Sad2 = alu::sad2;
    /// `sada2`.
    Sada2 = alu::sada2;
    /// `cmp` of floats.
    CmpFloat = compare::cmp_float;
    /// `cmp` of integers.
    CmpInt = compare::cmp_int;
    /// `cmpn` of floats.
    CmpnFloat = compare::cmpn_float;
    /// Predicated `sel` of floats.
    SelFloat = compare::sel_float;
    /// Predicated `sel` of integers or raw bits.
    SelInt = compare::sel_int;
    /// `sel.l` of floats.
    MinFloat = compare::min_float;
    /// `sel.ge` of floats.
    MaxFloat = compare::max_float;
    /// Other comparing `sel` of floats.
    SelCompareFloat = compare::sel_compare_float;
    /// Comparing `sel` of integers.
    SelCompareInt = compare::sel_compare_int;
    /// `csel`.
    Csel = compare::csel;
    /// `dp4`.
    Dp4 = region::dp4;
    /// `dph`.
    Dph = region::dph;
    /// `dp3`.
    Dp3 = region::dp3;
    /// `dp2`.
    Dp2 = region::dp2;
    /// `line`.
    Line = region::line;
    /// `pln`.
    Pln = region::pln;
    /// `math inv`.
    Inv = math::inv;
    /// `math log`.
    Log = math::log;
    /// `math exp`.
    Exp = math::exp;
    /// `math sqrt`.
    Sqrt = math::sqrt;
    /// `math rsq`.
    Rsq = math::rsq;
    /// `math sin`.
    Sin = math::sin;
    /// `math cos`.
    Cos = math::cos;
    /// `math fdiv`.
    Fdiv = math::fdiv;
    /// `math pow`.
    Pow = math::pow;
    /// `math` integer quotient.
    Quotient = math::quotient;
    /// `math` integer remainder.
    Remainder = math::remainder;
}
