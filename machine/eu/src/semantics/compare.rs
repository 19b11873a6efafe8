//! Comparisons and selections.
//!
//! Source: [skl.7:Comparison of Floating-Point Numbers], [skl.7:Min Max of Floating Point Numbers], [skl.7:Conditional
//! Modifier].

use crate::lanes::Lanes;
use crate::step::{compare_float, compare_int};
use isa::Condition;

/// Flags and an all-ones or zero result from the relation of two floats.
#[inline(always)]
pub fn cmp_float<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let truth = compare_float(l, a, b);
    l.write_truth(truth);
    l.write_flags(truth);
}

/// Flags and an all-ones or zero result from the relation of two integers.
#[inline(always)]
pub fn cmp_int<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let unsigned = l.unsigned();
    let truth = compare_int(l, a, b, unsigned);
    l.write_truth(truth);
    l.write_flags(truth);
}

/// The relation that prefers numbers: true when only src1 is a NaN (`ne`: the opposite).
#[inline(always)]
fn prefer_numbers<L: Lanes>(l: &mut L, a: L::Float, b: L::Float) -> L::Mask {
    let truth = compare_float(l, a, b);
    let nan = l.f_is_nan(b);
    if l.condition() == Condition::NotZero {
        let number = l.m_not(nan);
        l.m_and(truth, number)
    } else {
        l.m_or(truth, nan)
    }
}

/// `cmp` with the rules of minimum and maximum for NaNs.
#[inline(always)]
pub fn cmpn_float<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let truth = prefer_numbers(l, a, b);
    l.write_truth(truth);
    l.write_flags(truth);
}

/// `predicate ? src0 : src1`.
#[inline(always)]
pub fn sel_float<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let chosen = l.predicate();
    let value = l.f_select(chosen, a, b);
    finish_float(l, value);
}

/// `predicate ? src0 : src1`.
#[inline(always)]
pub fn sel_int<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let chosen = l.predicate();
    let value = l.i_select(chosen, a, b);
    l.write_int(value);
}

/// A selection sets no flags even though it has a conditional modifier.
#[inline(always)]
fn finish_float<L: Lanes>(l: &mut L, value: L::Float) {
    let value = if l.saturate() && !l.integer_destination() { l.f_saturate(value) } else { value };
    l.write_float(value);
}

/// Lesser.
#[inline(always)]
pub fn min_float<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let value = l.f_min(a, b);
    finish_float(l, value);
}

/// Greater.
#[inline(always)]
pub fn max_float<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let value = l.f_max(a, b);
    finish_float(l, value);
}

/// `relation ? src0 : src1`.
#[inline(always)]
pub fn sel_compare_float<L: Lanes>(l: &mut L) {
    let (a, b) = (l.float(0), l.float(1));
    let chosen = prefer_numbers(l, a, b);
    let value = l.f_select(chosen, a, b);
    finish_float(l, value);
}

/// `relation ? src0 : src1`.
#[inline(always)]
pub fn sel_compare_int<L: Lanes>(l: &mut L) {
    let (a, b) = (l.int(0), l.int(1));
    let unsigned = l.unsigned();
    let chosen = compare_int(l, a, b, unsigned);
    let value = l.i_select(chosen, a, b);
    l.write_int(value);
}

/// `relation of src2 and zero ? src0 : src1`.
#[inline(always)]
pub fn csel<L: Lanes>(l: &mut L) {
    let (a, b, c) = (l.float(0), l.float(1), l.float(2));
    let zero = l.f_splat(0.0);
    let chosen = compare_float(l, c, zero);
    let value = l.f_select(chosen, a, b);
    finish_float(l, value);
}
