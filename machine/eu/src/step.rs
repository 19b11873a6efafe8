//! What surrounds every operation: saturation, accumulator, write, conditional modifier.
//!
//! Source: [skl.7:Conditional Modifier], [skl.7:Saturation], [skl.7:Accumulator Write Control]. Operand fetch and
//! channel enables are the executor's side of [`Lanes`].

use crate::lanes::Lanes;
use isa::Condition;

/// Finishes an instruction whose result is floats. Flags come last: the predicate is that of before.
#[inline(always)]
pub fn put_float<L: Lanes>(l: &mut L, value: L::Float) {
    let result = if l.saturate() && !l.integer_destination() { l.f_saturate(value) } else { value };
    if l.accumulator_write() {
        l.set_accumulator_float(result);
    }
    l.write_float(result);
    if l.condition() != Condition::None {
        let truth = if l.integer_destination() {
            let tested = l.f_converted(value);
            test_float(l, tested)
        } else if l.saturate() {
            test_saturated(l, value, result)
        } else {
            test_float(l, value)
        };
        l.write_flags(truth);
    }
}

/// The conditional modifier applied to a saturated result; whether it is a number is asked before.
///
/// The manual says both that signals are of the final result "after all the clamping" and that they are from before
/// `.sat` [skl.7:Assigning Conditional Flags]; drivers fuse comparisons into instructions that saturate, having seen the
/// first on hardware [mesa:compiler cmod_propagation].
#[inline(never)]
fn test_saturated<L: Lanes>(l: &mut L, value: L::Float, result: L::Float) -> L::Mask {
    let (before, after) = (test_float(l, value), test_float(l, result));
    let nan = l.f_is_nan(value);
    let number = l.m_not(nan);
    let (before, after) = (l.m_and(before, nan), l.m_and(after, number));
    l.m_or(before, after)
}

/// Finishes an instruction whose result is integers. Flags come last: the predicate is that of before.
#[inline(always)]
pub fn put_int<L: Lanes>(l: &mut L, value: L::Int) {
    if l.accumulator_write() {
        l.set_accumulator_int(value);
    }
    l.write_int(value);
    put_flags(l, value);
}

/// The same when the accumulator takes the carry.
#[inline(always)]
pub fn put_carry<L: Lanes>(l: &mut L, value: L::Int, carry: L::Int) {
    l.set_accumulator_int(carry);
    l.write_int(value);
    put_flags(l, value);
}

#[inline(always)]
fn put_flags<L: Lanes>(l: &mut L, value: L::Int) {
    if l.condition() != Condition::None {
        let truth = test_int(l, value);
        l.write_flags(truth);
    }
}

/// The conditional modifier applied to a float result and zero. Out of line: most instructions have none.
#[inline(never)]
pub fn test_float<L: Lanes>(l: &mut L, value: L::Float) -> L::Mask {
    if l.condition() == Condition::Unordered {
        return l.f_is_nan(value);
    }
    let zero = l.f_splat(0.0);
    compare_float(l, value, zero)
}

/// The relation of the conditional modifier between two floats; only "not equal" holds with NaNs.
#[inline(always)]
pub fn compare_float<L: Lanes>(l: &mut L, a: L::Float, b: L::Float) -> L::Mask {
    match l.condition() {
        Condition::Zero => l.f_equal(a, b),
        Condition::NotZero => {
            let equal = l.f_equal(a, b);
            l.m_not(equal)
        }
        Condition::Greater => l.f_less(b, a),
        Condition::GreaterOrEqual => l.f_less_equal(b, a),
        Condition::Less => l.f_less(a, b),
        Condition::LessOrEqual => l.f_less_equal(a, b),
        Condition::Unordered => {
            let (a, b) = (l.f_is_nan(a), l.f_is_nan(b));
            l.m_or(a, b)
        }
        Condition::None | Condition::Overflow => {
            let never = l.f_less(a, a);
            l.m_and(never, never)
        }
    }
}

/// The relation of the conditional modifier between two integers.
#[inline(always)]
pub fn compare_int<L: Lanes>(l: &mut L, a: L::Int, b: L::Int, unsigned: bool) -> L::Mask {
    match l.condition() {
        Condition::Zero => l.i_equal(a, b),
        Condition::NotZero => {
            let equal = l.i_equal(a, b);
            l.m_not(equal)
        }
        Condition::Greater => l.i_less(b, a, unsigned),
        Condition::GreaterOrEqual => {
            let less = l.i_less(a, b, unsigned);
            l.m_not(less)
        }
        Condition::Less => l.i_less(a, b, unsigned),
        Condition::LessOrEqual => {
            let greater = l.i_less(b, a, unsigned);
            l.m_not(greater)
        }
        Condition::None | Condition::Overflow | Condition::Unordered => {
            let equal = l.i_equal(a, a);
            l.m_not(equal)
        }
    }
}

/// The conditional modifier applied to an integer result, as a comparison of what is stored with zero would find it.
/// [skl.7:Assigning Conditional Flags]
#[inline(never)]
fn test_int<L: Lanes>(l: &mut L, value: L::Int) -> L::Mask {
    if l.condition() == Condition::Overflow {
        return l.overflows(value);
    }
    let zero = l.i_splat(0);
    let wrapped = l.wrap_to_destination(value);
    let unsigned = l.unsigned_result();
    compare_int(l, wrapped, zero, unsigned)
}
