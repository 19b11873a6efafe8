//! Scalar functions of the referee over the lanes of a vector, for recorded code to call.
//!
//! Source: as [`num`], which has them.

use ir::Pure;
use num::{integer, math};

macro_rules! lanewise {
    ($($name:ident = |$a:ident $(, $more:ident)*| $value:expr;)*) => {$(
        pub(super) fn $name() -> Pure {
            extern "sysv64" fn run(vectors: &mut [[u32; 8]; 4]) {
                let [first, second, third, _] = *vectors;
                for (lane, result) in vectors[0].iter_mut().enumerate() {
                    lanewise!(@bind first second third, lane, $a $(, $more)*);
                    *result = $value;
                }
            }
            Pure { name: stringify!($name), function: run }
        }
    )*};
    (@bind $first:ident $second:ident $third:ident, $lane:ident, $a:ident) => {
        let ($a, _, _) = ($first[$lane], $second, $third);
    };
    (@bind $first:ident $second:ident $third:ident, $lane:ident, $a:ident, $b:ident) => {
        let ($a, $b, _) = ($first[$lane], $second[$lane], $third);
    };
    (@bind $first:ident $second:ident $third:ident, $lane:ident, $a:ident, $b:ident, $c:ident) => {
        let ($a, $b, $c) = ($first[$lane], $second[$lane], $third[$lane]);
    };
}

lanewise! {
    log = |a| math::log(f32::from_bits(a)).to_bits();
    exp = |a| math::exp(f32::from_bits(a)).to_bits();
    sin = |a| math::sin(f32::from_bits(a)).to_bits();
    cos = |a| math::cos(f32::from_bits(a)).to_bits();
    pow = |a, b| math::pow(f32::from_bits(a), f32::from_bits(b)).to_bits();
    leading_zeros = |a| integer::leading_zeros(a);
    first_bit_high_unsigned = |a| integer::first_bit_high_unsigned(a);
    first_bit_high_signed = |a| integer::first_bit_high_signed(a);
    first_bit_low = |a| integer::first_bit_low(a);
    count_bits = |a| a.count_ones();
    reverse_bits = |a| a.reverse_bits();
    extract_unsigned = |a, b, c| integer::extract_unsigned(a, b, c);
    extract_signed = |a, b, c| integer::extract_signed(a, b, c);
    insert_mask = |a, b| integer::insert_mask(a, b);
    insert = |a, b, c| integer::insert(a, b, c);
    quotient_unsigned = |a, b| integer::divide_unsigned(a, b).0;
    quotient_signed = |a, b| integer::divide_signed(a as i32, b as i32).0 as u32;
    remainder_unsigned = |a, b| integer::divide_unsigned(a, b).1;
    remainder_signed = |a, b| integer::divide_signed(a as i32, b as i32).1 as u32;
}
