//! Bits out of and into dwords: the only shifts that commands, structures, registers and descriptors ever see.
//!
//! All positions count from bit 0 of dword 0. Names are short because generated code is made of them.

/// The first `N` dwords, zero where the slice is shorter.
#[inline(always)]
pub(crate) fn fixed<const N: usize>(dwords: &[u32]) -> [u32; N] {
    match dwords.first_chunk::<N>() {
        Some(whole) => *whole,
        None => short(dwords),
    }
}

#[cold]
fn short<const N: usize>(dwords: &[u32]) -> [u32; N] {
    std::array::from_fn(|n| dwords.get(n).copied().unwrap_or(0))
}

/// Bit position of repetition `i`.
#[inline(always)]
pub(crate) fn at(base: u32, i: usize, step: u32) -> u32 {
    base + i as u32 * step
}

#[inline(always)]
fn word(d: &[u32], index: u32) -> u32 {
    d.get(index as usize).copied().unwrap_or(0)
}

/// Unsigned, at most 32 bits.
#[inline(always)]
pub(crate) fn u(d: &[u32], start: u32, end: u32) -> u32 {
    let width = end - start + 1;
    if start / 32 == end / 32 {
        (word(d, start / 32) >> (start % 32)) & (u32::MAX >> (32 - width))
    } else {
        l(d, start, end) as u32
    }
}

/// Unsigned, at most 64 bits.
#[inline(always)]
pub(crate) fn l(d: &[u32], start: u32, end: u32) -> u64 {
    let first = start / 32;
    let low = u128::from(word(d, first))
        | u128::from(word(d, first + 1)) << 32
        | if end / 32 > first + 1 { u128::from(word(d, first + 2)) << 64 } else { 0 };
    ((low >> (start % 32)) as u64) & (u64::MAX >> (63 - (end - start)))
}

/// One bit.
#[inline(always)]
pub(crate) fn b(d: &[u32], start: u32) -> bool {
    word(d, start / 32) >> (start % 32) & 1 != 0
}

/// Two's complement.
#[inline(always)]
pub(crate) fn s(d: &[u32], start: u32, end: u32) -> i32 {
    let shift = 31 - (end - start).min(31);
    ((u(d, start, end) << shift) as i32) >> shift
}

/// IEEE single.
#[inline(always)]
pub(crate) fn f(d: &[u32], start: u32) -> f32 {
    f32::from_bits(u(d, start, start + 31))
}

/// Unsigned fixed point.
#[inline(always)]
pub(crate) fn ux(d: &[u32], start: u32, end: u32, fraction: u32) -> f32 {
    u(d, start, end) as f32 / (1u64 << fraction) as f32
}

/// Signed fixed point.
#[inline(always)]
pub(crate) fn sx(d: &[u32], start: u32, end: u32, fraction: u32) -> f32 {
    s(d, start, end) as f32 / (1u64 << fraction) as f32
}

/// Byte address or offset: the bits below the field are zero.
#[inline(always)]
pub(crate) fn a(d: &[u32], start: u32, end: u32) -> u64 {
    l(d, start, end) << (start % 32)
}

/// The bits `start..=end` moved to bit 0.
pub(crate) fn part<const N: usize>(d: &[u32], start: u32, end: u32) -> [u32; N] {
    std::array::from_fn(|n| {
        let low = start + 32 * n as u32;
        if low > end { 0 } else { u(d, low, end.min(low + 31)) }
    })
}

/// Adds `value` (cut to the field) to the bits `start..=end`.
pub(crate) fn put(d: &mut [u32], start: u32, end: u32, value: u64) {
    let value = u128::from(value & (u64::MAX >> 63u32.saturating_sub(end - start))) << (start % 32);
    for n in 0..3u32 {
        if let Some(dword) = d.get_mut((start / 32 + n) as usize) {
            *dword |= (value >> (32 * n)) as u32;
        }
    }
}

/// Adds a byte address or offset, whose low bits lie below the field.
pub(crate) fn put_a(d: &mut [u32], start: u32, end: u32, value: u64) {
    put(d, start, end, value >> (start % 32));
}

/// Adds a nested structure.
pub(crate) fn put_part(d: &mut [u32], start: u32, end: u32, words: &[u32]) {
    for (n, w) in words.iter().enumerate() {
        let low = start + 32 * n as u32;
        if low <= end {
            put(d, low, end.min(low + 31), u64::from(*w));
        }
    }
}

/// Nearest fixed-point number, clamped to `width` bits.
pub(crate) fn fixed_bits(value: f32, fraction: u32, width: u32, signed: bool) -> u64 {
    let scaled = (f64::from(value) * (1u64 << fraction) as f64).round();
    let (low, high) =
        if signed { (-(1i64 << (width - 1)), (1i64 << (width - 1)) - 1) } else { (0, (1i64 << width) - 1) };
    (scaled as i64).clamp(low, high) as u64
}
