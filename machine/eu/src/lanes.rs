//! What an executor must know so that the semantics can drive it: values, masks, about seventy primitives.
//!
//! Source: house rule "once above, compared below": `semantics` says what an opcode means in terms of [`Lanes`];
//! the interpreter's values are rows of channels ([`crate::rows`]), a recorder's would be ids of operations.
//! A `Lanes` is either narrow (32-bit lanes: F, HF, D, W, B) or wide (64-bit lanes: DF, Q, and integers whose exact
//! result matters: saturation, overflow, accumulators).

use isa::Condition;

/// One instruction being executed on all its channels.
pub trait Lanes {
    /// A row of floats, F or DF.
    type Float: Copy;
    /// A row of integers, 32 or 64 bits wide.
    type Int: Copy;
    /// A row of truth values.
    type Mask: Copy;

    // ---- the instruction ----

    /// Saturation is asked for.
    fn saturate(&self) -> bool;
    /// The conditional modifier.
    fn condition(&self) -> Condition;
    /// All integer sources are unsigned.
    fn unsigned(&self) -> bool;
    /// An integer result has no sign where it is stored.
    fn unsigned_result(&self) -> bool;
    /// The result must also go to the accumulator.
    fn accumulator_write(&self) -> bool;
    /// The destination is an integer.
    fn integer_destination(&self) -> bool;

    // ---- operands: region, conversion to the execution type, source modifier ----

    /// Source `index` as floats, denormals flushed as the mode says.
    fn float(&mut self, index: usize) -> Self::Float;
    /// Source `index` as integers.
    fn int(&mut self, index: usize) -> Self::Int;
    /// Source `index` as integers; the negate modifier inverts the bits.
    fn logic(&mut self, index: usize) -> Self::Int;
    /// Element `component` behind the origin of source `index`, for all channels.
    fn component(&mut self, index: usize, component: usize) -> Self::Float;
    /// The two interleaved operands of `pln`: for each 8 channels a register of the first, then one of the second.
    fn pair(&mut self, index: usize) -> (Self::Float, Self::Float);
    /// The implicit accumulator as floats.
    fn accumulator_float(&mut self) -> Self::Float;
    /// The implicit accumulator as integers.
    fn accumulator_int(&mut self) -> Self::Int;
    /// The predicate of the instruction, before write enables.
    fn predicate(&mut self) -> Self::Mask;

    // ---- results: conversion to the destination type, channel enables, write ----

    /// Writes floats to the destination.
    fn write_float(&mut self, value: Self::Float);
    /// Writes integers to the destination; the wide form clamps when saturating.
    fn write_int(&mut self, value: Self::Int);
    /// Writes all ones or zeros of the destination's element size.
    fn write_truth(&mut self, value: Self::Mask);
    /// Writes the flag bits of the enabled channels.
    fn write_flags(&mut self, value: Self::Mask);
    /// Writes floats to the implicit accumulator.
    fn set_accumulator_float(&mut self, value: Self::Float);
    /// Writes integers to the implicit accumulator.
    fn set_accumulator_int(&mut self, value: Self::Int);
    /// The value as the destination type holds it, saturated or wrapped, extended again to the lane.
    fn wrap_to_destination(&mut self, value: Self::Int) -> Self::Int;
    /// Where the exact value does not fit the destination type.
    fn overflows(&mut self, value: Self::Int) -> Self::Mask;

    // ---- floats ----

    /// The same float in all channels.
    fn f_splat(&mut self, value: f64) -> Self::Float;
    /// Sum.
    fn f_add(&mut self, a: Self::Float, b: Self::Float) -> Self::Float;
    /// Difference.
    fn f_sub(&mut self, a: Self::Float, b: Self::Float) -> Self::Float;
    /// Product.
    fn f_mul(&mut self, a: Self::Float, b: Self::Float) -> Self::Float;
    /// `a * b + c`, rounded once.
    fn f_fma(&mut self, a: Self::Float, b: Self::Float, c: Self::Float) -> Self::Float;
    /// Lesser, see `num::float::min_f32`.
    fn f_min(&mut self, a: Self::Float, b: Self::Float) -> Self::Float;
    /// Greater.
    fn f_max(&mut self, a: Self::Float, b: Self::Float) -> Self::Float;
    /// Signaling NaNs are an exceptional event of an operation that is exact otherwise.
    fn f_notice(&mut self, a: Self::Float);
    /// Floats as an integer destination holds them, but for its upper limits; a NaN stays one.
    fn f_converted(&mut self, a: Self::Float) -> Self::Float;
    /// Into [0, 1].
    fn f_saturate(&mut self, a: Self::Float) -> Self::Float;
    /// Toward negative infinity.
    fn f_floor(&mut self, a: Self::Float) -> Self::Float;
    /// Toward positive infinity.
    fn f_ceil(&mut self, a: Self::Float) -> Self::Float;
    /// Toward zero.
    fn f_trunc(&mut self, a: Self::Float) -> Self::Float;
    /// To the nearest even integer.
    fn f_round(&mut self, a: Self::Float) -> Self::Float;
    /// Fraction in [0, 1).
    fn f_fraction(&mut self, a: Self::Float) -> Self::Float;
    /// `a < b`.
    fn f_less(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask;
    /// `a <= b`.
    fn f_less_equal(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask;
    /// `a == b`.
    fn f_equal(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask;
    /// Is a NaN.
    fn f_is_nan(&mut self, a: Self::Float) -> Self::Mask;
    /// `mask ? a : b`.
    fn f_select(&mut self, mask: Self::Mask, a: Self::Float, b: Self::Float) -> Self::Float;
    /// Component `index` of each group of four channels, for the whole group.
    fn f_quad(&mut self, a: Self::Float, index: usize) -> Self::Float;
    /// `math inv`.
    fn f_inv(&mut self, a: Self::Float) -> Self::Float;
    /// `math log`.
    fn f_log(&mut self, a: Self::Float) -> Self::Float;
    /// `math exp`.
    fn f_exp(&mut self, a: Self::Float) -> Self::Float;
    /// `math sqrt`.
    fn f_sqrt(&mut self, a: Self::Float) -> Self::Float;
    /// `math rsq`.
    fn f_rsq(&mut self, a: Self::Float) -> Self::Float;
    /// `math sin`.
    fn f_sin(&mut self, a: Self::Float) -> Self::Float;
    /// `math cos`.
    fn f_cos(&mut self, a: Self::Float) -> Self::Float;
    /// `math pow`.
    fn f_pow(&mut self, a: Self::Float, b: Self::Float) -> Self::Float;
    /// `math fdiv`.
    fn f_div(&mut self, a: Self::Float, b: Self::Float) -> Self::Float;
    /// Half-float bits of each value.
    fn f_to_half_bits(&mut self, a: Self::Float) -> Self::Int;
    /// Values of half-float bits.
    fn f_from_half_bits(&mut self, a: Self::Int) -> Self::Float;

    // ---- integers ----

    /// The same integer in all channels.
    fn i_splat(&mut self, value: i64) -> Self::Int;
    /// Sum, wrapping.
    fn i_add(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Sum of the first two sources, clamped to what a destination as wide as the lane holds.
    fn i_clamped_sum(&mut self) -> Self::Int;
    /// Difference, wrapping.
    fn i_sub(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Product, wrapping.
    fn i_mul(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Bitwise and.
    fn i_and(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Bitwise or.
    fn i_or(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Bitwise exclusive or.
    fn i_xor(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Bitwise not.
    fn i_not(&mut self, a: Self::Int) -> Self::Int;
    /// Shift left; counts are masked by the instruction's shift width (31, or 63 with 64-bit types).
    fn i_shl(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Logical shift right of the source type's bits.
    fn i_shr(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Arithmetic shift right.
    fn i_asr(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// `a < b`, signed or not.
    fn i_less(&mut self, a: Self::Int, b: Self::Int, unsigned: bool) -> Self::Mask;
    /// `a == b`.
    fn i_equal(&mut self, a: Self::Int, b: Self::Int) -> Self::Mask;
    /// `mask ? a : b`.
    fn i_select(&mut self, mask: Self::Mask, a: Self::Int, b: Self::Int) -> Self::Int;
    /// Rounded-up average.
    fn i_average(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;
    /// `lzd`.
    fn i_leading_zeros(&mut self, a: Self::Int) -> Self::Int;
    /// `fbh`.
    fn i_first_bit_high(&mut self, a: Self::Int) -> Self::Int;
    /// `fbl`.
    fn i_first_bit_low(&mut self, a: Self::Int) -> Self::Int;
    /// `cbit`.
    fn i_count_bits(&mut self, a: Self::Int) -> Self::Int;
    /// `bfrev`.
    fn i_reverse_bits(&mut self, a: Self::Int) -> Self::Int;
    /// `bfe`.
    fn i_extract(&mut self, width: Self::Int, offset: Self::Int, value: Self::Int) -> Self::Int;
    /// `bfi1`.
    fn i_insert_mask(&mut self, width: Self::Int, offset: Self::Int) -> Self::Int;
    /// `bfi2`.
    fn i_insert(&mut self, mask: Self::Int, value: Self::Int, base: Self::Int) -> Self::Int;
    /// Quotient and remainder of `math`.
    fn i_divide(&mut self, a: Self::Int, b: Self::Int) -> (Self::Int, Self::Int);
    /// Sum of the absolute differences of two neighbouring channels, in the lower of them.
    fn i_pair_difference(&mut self, a: Self::Int, b: Self::Int) -> Self::Int;

    // ---- masks ----

    /// Both.
    fn m_and(&mut self, a: Self::Mask, b: Self::Mask) -> Self::Mask;
    /// Either.
    fn m_or(&mut self, a: Self::Mask, b: Self::Mask) -> Self::Mask;
    /// Opposite.
    fn m_not(&mut self, a: Self::Mask) -> Self::Mask;
    /// One in channels where the mask is set, else zero.
    fn m_to_int(&mut self, a: Self::Mask) -> Self::Int;
}
