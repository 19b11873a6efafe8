//! Operations whose result depends on where a channel is: dot products, plane equations.
//!
//! Source: [skl.7:Instruction Set Reference] (dp2, dp3, dp4, dph, line, pln), [skl.7:Usage Examples].

use crate::lanes::Lanes;
use crate::step::put_float;

/// Sum of the first `count` products of each group of four channels, for the whole group.
#[inline(always)]
fn dot<L: Lanes>(l: &mut L, a: L::Float, b: L::Float, count: usize) -> L::Float {
    let (a0, b0) = (l.f_quad(a, 0), l.f_quad(b, 0));
    let mut sum = l.f_mul(a0, b0);
    for index in 1..count {
        let (a, b) = (l.f_quad(a, index), l.f_quad(b, index));
        sum = l.f_fma(a, b, sum);
    }
    sum
}

/// Four components.
#[inline(always)]
pub fn dp4<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let sum = dot(l, a, b, 4);
    put_float(l, sum);
}

/// Three components plus the fourth of src1.
#[inline(always)]
pub fn dph<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let sum = dot(l, a, b, 3);
    let last = l.f_quad(b, 3);
    let sum = l.f_add(sum, last);
    put_float(l, sum);
}

/// Three components.
#[inline(always)]
pub fn dp3<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let sum = dot(l, a, b, 3);
    put_float(l, sum);
}

/// Two components.
#[inline(always)]
pub fn dp2<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let sum = dot(l, a, b, 2);
    put_float(l, sum);
}

/// `p * src1 + r`, with p and r the first and fourth component of src0.
#[inline(always)]
pub fn line<L: Lanes>(l: &mut L) {
    let (p, r) = (l.component(0, 0), l.component(0, 3));
    let x = l.float(1);
    let result = l.f_fma(p, x, r);
    put_float(l, result);
}

/// `p * u + q * v + r`, with p, q, r the first, second and fourth component of src0 and u, v interleaved in src1.
#[inline(always)]
pub fn pln<L: Lanes>(l: &mut L) {
    let (p, q, r) = (l.component(0, 0), l.component(0, 1), l.component(0, 3));
    let (u, v) = l.pair(1);
    let partial = l.f_fma(p, u, r);
    let result = l.f_fma(q, v, partial);
    put_float(l, result);
}
