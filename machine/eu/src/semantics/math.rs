//! The functions of `math`.
//!
//! Source: [skl.7:math]. None has a conditional modifier. The division and root macros are in [`crate::macros`].

use crate::lanes::Lanes;
use crate::step::put_float;

macro_rules! unary {
    ($($(#[$doc:meta])* $name:ident = $primitive:ident;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<L: Lanes>(l: &mut L) {
            let a = l.float(0);
            let result = l.$primitive(a);
            put_float(l, result);
        }
    )*};
}

unary! {
    /// `1 / src0`.
    inv = f_inv;
    /// Base-2 logarithm.
    log = f_log;
    /// Power of two.
    exp = f_exp;
    /// Square root.
    sqrt = f_sqrt;
    /// Reciprocal square root.
    rsq = f_rsq;
    /// Sine.
    sin = f_sin;
    /// Cosine.
    cos = f_cos;
}

/// `src0 / src1`.
#[inline(always)]
pub fn fdiv<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let result = l.f_div(a, b);
    put_float(l, result);
}

/// `|src0| ^ src1`.
#[inline(always)]
pub fn pow<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let result = l.f_pow(a, b);
    put_float(l, result);
}

/// Integer quotient.
#[inline(always)]
pub fn quotient<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let (quotient, _) = l.i_divide(a, b);
    l.write_int(quotient);
}

/// Integer remainder.
#[inline(always)]
pub fn remainder<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let (_, remainder) = l.i_divide(a, b);
    l.write_int(remainder);
}
