//! Bit and integer operations of one channel.
//!
//! Source: [skl.7:Instruction Set Reference]; pages of [byt.2.2:bfe], [byt.2.2:bfi1], [byt.2.2:bfi2], [byt.2.2:avg].

/// `bfe` on unsigned values: `width` bits of `value` from bit `offset`; both counts are taken modulo 32.
#[inline(always)]
pub fn extract_unsigned(width: u32, offset: u32, value: u32) -> u32 {
    let (width, offset) = (width & 31, offset & 31);
    if width == 0 {
        return 0;
    }
    if width + offset < 32 { (value << (32 - width - offset)) >> (32 - width) } else { value >> offset }
}

/// `bfe` on signed values: the same with the top extracted bit as sign.
#[inline(always)]
pub fn extract_signed(width: u32, offset: u32, value: u32) -> u32 {
    let (width, offset) = (width & 31, offset & 31);
    if width == 0 {
        return 0;
    }
    if width + offset < 32 {
        (((value << (32 - width - offset)) as i32) >> (32 - width)) as u32
    } else {
        ((value as i32) >> offset) as u32
    }
}

/// `bfi1`: a mask of `width` ones from bit `offset`.
#[inline(always)]
pub fn insert_mask(width: u32, offset: u32) -> u32 {
    ((1u32 << (width & 31)) - 1) << (offset & 31)
}

/// `bfi2`: the low bits of `value`, moved to the lowest set bit of `mask`, replace those of `base` under the mask.
#[inline(always)]
pub fn insert(mask: u32, value: u32, base: u32) -> u32 {
    let shift = mask.trailing_zeros() & 31;
    ((value << shift) & mask) | (base & !mask)
}

/// `lzd`: number of zeros before the first one from the top; 32 for zero.
#[inline(always)]
pub fn leading_zeros(value: u32) -> u32 {
    value.leading_zeros()
}

/// `fbh` unsigned: leading zeros, all ones for zero.
#[inline(always)]
pub fn first_bit_high_unsigned(value: u32) -> u32 {
    if value == 0 { u32::MAX } else { value.leading_zeros() }
}

/// `fbh` signed: number of leading bits that equal the sign; all ones for 0 and -1, where all of them do.
#[inline(always)]
pub fn first_bit_high_signed(value: u32) -> u32 {
    let flipped = value ^ (((value as i32) >> 31) as u32);
    first_bit_high_unsigned(flipped)
}

/// `fbl`: number of zeros below the first one from the bottom; all ones for zero.
#[inline(always)]
pub fn first_bit_low(value: u32) -> u32 {
    if value == 0 { u32::MAX } else { value.trailing_zeros() }
}

/// Integer division of `math`: quotient and remainder, unsigned. Division by zero gives all ones and the dividend
/// (the manual leaves it open).
#[inline(always)]
pub fn divide_unsigned(a: u32, b: u32) -> (u32, u32) {
    match a.checked_div(b) {
        Some(quotient) => (quotient, a % b),
        None => (u32::MAX, a),
    }
}

/// Integer division of `math`: truncating quotient and remainder with the sign of the dividend. Division by zero
/// gives the largest number of the dividend's sign and the dividend (the manual leaves it open).
#[inline(always)]
pub fn divide_signed(a: i32, b: i32) -> (i32, i32) {
    if b == 0 {
        return (if a < 0 { i32::MIN } else { i32::MAX }, a);
    }
    (a.wrapping_div(b), a.wrapping_rem(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bit_fields_come_out_where_they_went_in() {
        let mask = insert_mask(5, 7);
        assert_eq!(mask, 0x1f << 7);
        let word = insert(mask, 0x15, 0xffff_0000);
        assert_eq!(extract_unsigned(5, 7, word), 0x15);
        assert_eq!(extract_signed(5, 7, word), 0x15u32 | 0xffff_ffe0);
        assert_eq!(extract_unsigned(0, 3, !0), 0);
        assert_eq!(extract_unsigned(31, 31, !0), 1);
    }

    #[test]
    fn first_bits_report_all_ones_when_there_is_none() {
        assert_eq!(first_bit_high_signed(!0), !0);
        assert_eq!(first_bit_high_signed(0xffff_fffe), 31);
        assert_eq!(first_bit_low(0), !0);
        assert_eq!(leading_zeros(0), 32);
    }

    #[test]
    fn division_truncates_and_the_remainder_follows_the_dividend() {
        for (a, b) in [(7, 2), (7, -2), (-7, 2), (-7, -2)] {
            let (q, r) = divide_signed(a, b);
            assert_eq!(q * b + r, a);
            assert_eq!(r.signum(), a.signum());
        }
        assert_eq!(divide_signed(i32::MIN, -1), (i32::MIN, 0));
        assert_eq!(divide_unsigned(5, 0), (u32::MAX, 5));
    }
}
