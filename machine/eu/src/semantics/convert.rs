//! Moves and conversions.
//!
//! Source: [skl.7:Type Conversion]; `mov` between equal types is raw, NaNs and denormals pass.

use crate::lanes::Lanes;
use crate::step::{put_float, put_int};

/// Move with float arithmetic rules.
#[inline(always)]
pub fn mov_float<L: Lanes>(l: &mut L) {
    let a = l.float(0);
    l.f_notice(a);
    put_float(l, a);
}

/// Move of integers or raw bits.
#[inline(always)]
pub fn mov_int<L: Lanes>(l: &mut L) {
    let a = l.int(0);
    put_int(l, a);
}

/// Half-float bits into the low word, zero above.
#[inline(always)]
pub fn float_to_half<L: Lanes>(l: &mut L) {
    let a = l.float(0);
    let bits = l.f_to_half_bits(a);
    put_int(l, bits);
}

/// Float from half-float bits in the low word.
#[inline(always)]
pub fn half_to_float<L: Lanes>(l: &mut L) {
    let bits = l.int(0);
    let value = l.f_from_half_bits(bits);
    put_float(l, value);
}
