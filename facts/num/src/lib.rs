//! Arithmetic the way the GPU does it, one channel at a time: the referee of everything that computes on rows.
//!
//! Source: [skl.7:Numeric Data Types], [skl.7:Floating Point Modes], [skl.7:Rounding Modes], [skl.7:math],
//! [skl.7:Type Conversion]. Deliberately absent: registers, regions, masks (`machine/eu`), texels
//! (`machine/surface`: what they store is rounded as surfaces have it, not as instructions have it).

pub mod convert;
pub mod exact;
pub mod float;
pub mod integer;
pub mod math;

pub use convert::{
    f16_to_f32, f32_to_f16, f32_to_i32, f32_to_u32, f64_to_f16, f64_to_f32, f64_to_i64, f64_to_u64,
    integer_to_float, vector_float, vector_signed, vector_unsigned,
};
pub use exact::Events;
pub use float::{FloatControl, Rounding};
