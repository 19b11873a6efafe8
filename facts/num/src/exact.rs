//! Binary floating point of any precision up to 55 bits, one exact integer result rounded once: the referee of floats.
//!
//! Source: [skl.7:IEEE Floating Point Mode], [skl.7:Rounding Modes], [skl.7:Floating Point Exceptions], [skl.7:INVM/RSQRTM].
//! Slow on purpose where a fast form could be wrong. Numbers travel as their bits in a `u128`, whatever the format.

use crate::float::Rounding;

/// Which exceptional events happened, coded as in sr0.1 bits 4:0. [skl.7:IEEE Floating Point Exceptions]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Events(pub u8);

impl Events {
    /// An operand is a signaling NaN, or the operation has no result.
    pub const INVALID: u8 = 1;
    /// A finite number was divided by zero.
    pub const DIVIDE_BY_ZERO: u8 = 2;
    /// The result is tiny and inexact.
    pub const UNDERFLOW: u8 = 4;
    /// The result does not fit the format.
    pub const OVERFLOW: u8 = 8;
    /// The result was rounded.
    pub const INEXACT: u8 = 16;

    /// Adds events.
    #[inline]
    pub fn raise(&mut self, bits: u8) {
        self.0 |= bits;
    }
}

/// A binary interchange format: a sign, an exponent field, a fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Format {
    /// Significant bits, the hidden one included; at most 55.
    pub precision: u32,
    /// Bits of the exponent field.
    pub exponent_bits: u32,
}

/// `:hf`.
pub const HALF: Format = Format { precision: 11, exponent_bits: 5 };
/// `:f`.
pub const SINGLE: Format = Format { precision: 24, exponent_bits: 8 };
/// `:df`.
pub const DOUBLE: Format = Format { precision: 53, exponent_bits: 11 };
/// `:f` with the two further fraction bits that acc2 to acc9 hold in the division and root macros.
pub const SINGLE_EXTENDED: Format = Format { precision: 26, exponent_bits: 8 };
/// `:df` with the two further fraction bits that acc2 to acc9 hold.
pub const DOUBLE_EXTENDED: Format = Format { precision: 55, exponent_bits: 11 };

impl Format {
    const fn fraction_bits(self) -> u32 {
        self.precision - 1
    }

    const fn bias(self) -> i32 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    const fn lowest_exponent(self) -> i32 {
        1 - self.bias()
    }

    const fn exponent_field(self) -> u128 {
        (1 << self.exponent_bits) - 1
    }

    const fn sign(self, negative: bool) -> u128 {
        (negative as u128) << (self.exponent_bits + self.fraction_bits())
    }

    /// Infinity.
    pub const fn infinity(self, negative: bool) -> u128 {
        self.sign(negative) | self.exponent_field() << self.fraction_bits()
    }

    /// The largest finite number.
    pub const fn largest(self, negative: bool) -> u128 {
        self.sign(negative) | ((self.exponent_field() << self.fraction_bits()) - 1)
    }

    /// The quiet NaN that an operation without result gives.
    pub const fn indefinite(self) -> u128 {
        self.infinity(true) | 1 << (self.fraction_bits() - 1)
    }

    /// Is negative, also for zeros and NaNs.
    pub const fn is_negative(self, bits: u128) -> bool {
        bits & self.sign(true) != 0
    }

    /// Is a NaN.
    pub const fn is_nan(self, bits: u128) -> bool {
        bits & !self.sign(true) > self.infinity(false)
    }

    /// Is a NaN whose top fraction bit is clear.
    pub const fn is_signaling(self, bits: u128) -> bool {
        self.is_nan(bits) && bits & (1 << (self.fraction_bits() - 1)) == 0
    }

    /// Is an infinity.
    pub const fn is_infinite(self, bits: u128) -> bool {
        bits & !self.sign(true) == self.infinity(false)
    }

    /// Is a zero.
    pub const fn is_zero(self, bits: u128) -> bool {
        bits & !self.sign(true) == 0
    }

    /// Is neither zero nor normal.
    pub const fn is_denormal(self, bits: u128) -> bool {
        let magnitude = bits & !self.sign(true);
        magnitude != 0 && magnitude >> self.fraction_bits() == 0
    }

    /// A zero of the same sign for a denormal, else the number itself.
    pub const fn flush(self, bits: u128) -> u128 {
        if self.is_denormal(bits) { bits & self.sign(true) } else { bits }
    }

    /// A signaling NaN made quiet; other numbers as they are.
    pub const fn quiet(self, bits: u128) -> u128 {
        if self.is_nan(bits) { bits | 1 << (self.fraction_bits() - 1) } else { bits }
    }
}

/// Highest bit of a normalised significand.
const TOP: u32 = 126;

/// `significand * 2^(exponent - 126)`, bit 126 of the significand set; the lowest bit may stand for anything below.
#[derive(Clone, Copy)]
struct Finite {
    negative: bool,
    exponent: i32,
    significand: u128,
}

/// Normalises a nonzero `integer * 2^scale`.
fn normalised(negative: bool, integer: u128, scale: i32) -> Finite {
    let zeros = integer.leading_zeros();
    let top = 127 - zeros;
    let significand = if top > TOP { (integer >> 1) | (integer & 1) } else { integer << (TOP - top) };
    Finite { negative, exponent: scale + top as i32, significand }
}

/// A nonzero finite number taken apart.
fn unpack(format: Format, bits: u128) -> Finite {
    let fraction = bits & ((1 << format.fraction_bits()) - 1);
    let field = (bits >> format.fraction_bits()) & format.exponent_field();
    let scale = format.lowest_exponent() - format.fraction_bits() as i32;
    if field == 0 {
        return normalised(format.is_negative(bits), fraction, scale);
    }
    let significand = fraction | 1 << format.fraction_bits();
    normalised(format.is_negative(bits), significand, scale + field as i32 - 1)
}

/// Whether the part below `shift` bits makes the rest of `significand` round away from zero.
fn rounds_away(significand: u128, shift: u32, negative: bool, rounding: Rounding) -> bool {
    let (rest, half, odd) = if shift >= 128 {
        (1, 2, false)
    } else {
        let rest = significand & ((1u128 << shift) - 1);
        (rest, 1u128 << (shift - 1), (significand >> shift) & 1 != 0)
    };
    match rounding {
        Rounding::NearestEven => rest > half || rest == half && odd,
        Rounding::Up => rest != 0 && !negative,
        Rounding::Down => rest != 0 && negative,
        Rounding::Zero => false,
    }
}

fn overflow(format: Format, negative: bool, rounding: Rounding) -> u128 {
    let infinite = match rounding {
        Rounding::NearestEven => true,
        Rounding::Up => !negative,
        Rounding::Down => negative,
        Rounding::Zero => false,
    };
    if infinite { format.infinity(negative) } else { format.largest(negative) }
}

/// Rounds and packs.
fn pack(format: Format, value: Finite, rounding: Rounding, events: &mut Events) -> u128 {
    let Finite { negative, mut exponent, significand } = value;
    let below = format.lowest_exponent() - exponent;
    // Bits that are cut off, more of them for numbers below the normal range.
    let shift = (TOP + 1 - format.precision).saturating_add(below.max(0) as u32);
    let mut kept = if shift >= 128 { 0 } else { significand >> shift };
    let inexact = shift >= 128 || significand & ((1u128 << shift) - 1) != 0;
    kept += u128::from(rounds_away(significand, shift, negative, rounding));
    if inexact {
        events.raise(Events::INEXACT);
    }
    if below > 0 {
        // Tiny as seen after rounding with an unbounded exponent.
        let full = TOP + 1 - format.precision;
        let carried = (significand >> full) + u128::from(rounds_away(significand, full, negative, rounding));
        let tiny = below > 1 || carried >> format.precision == 0;
        if inexact && tiny {
            events.raise(Events::UNDERFLOW);
        }
        // A carry into the hidden bit makes the exponent field 1, as it should.
        return format.sign(negative) | kept;
    }
    if kept >> format.precision != 0 {
        kept >>= 1;
        exponent += 1;
    }
    if exponent > format.bias() {
        events.raise(Events::OVERFLOW | Events::INEXACT);
        return overflow(format, negative, rounding);
    }
    let field = (exponent + format.bias()) as u128;
    format.sign(negative) | field << format.fraction_bits() | kept & ((1 << format.fraction_bits()) - 1)
}

/// Sum; `None` when it is exactly zero.
fn sum(a: Finite, b: Finite) -> Option<Finite> {
    let (large, small) =
        if (a.exponent, a.significand) >= (b.exponent, b.significand) { (a, b) } else { (b, a) };
    let distance = (i64::from(large.exponent) - i64::from(small.exponent)) as u32;
    let shifted = if distance >= 128 {
        1
    } else {
        let lost = small.significand & ((1u128 << distance) - 1);
        (small.significand >> distance) | u128::from(lost != 0)
    };
    let total = if large.negative == small.negative {
        large.significand + shifted
    } else {
        large.significand - shifted
    };
    (total != 0).then(|| normalised(large.negative, total, large.exponent - TOP as i32))
}

/// Product, exact.
fn product(a: Finite, b: Finite) -> Finite {
    // At most 55 significant bits each: 110 in the product.
    let low = TOP - 54;
    let exponent = a.exponent + b.exponent - 2 * 54;
    normalised(a.negative != b.negative, (a.significand >> low) * (b.significand >> low), exponent)
}

/// The first NaN among the operands, quiet.
fn nan_of(format: Format, operands: &[u128], events: &mut Events) -> Option<u128> {
    if operands.iter().any(|&bits| format.is_signaling(bits)) {
        events.raise(Events::INVALID);
    }
    operands.iter().find(|&&bits| format.is_nan(bits)).map(|&bits| format.quiet(bits))
}

fn invalid(format: Format, events: &mut Events) -> u128 {
    events.raise(Events::INVALID);
    format.indefinite()
}

/// Sum of two zeros.
fn zero_sum(format: Format, a_negative: bool, b_negative: bool, rounding: Rounding) -> u128 {
    let negative = if a_negative == b_negative { a_negative } else { rounding == Rounding::Down };
    format.sign(negative)
}

/// `a + b`.
pub fn add(format: Format, a: u128, b: u128, rounding: Rounding, events: &mut Events) -> u128 {
    if let Some(nan) = nan_of(format, &[a, b], events) {
        return nan;
    }
    let (a_negative, b_negative) = (format.is_negative(a), format.is_negative(b));
    match (format.is_infinite(a), format.is_infinite(b)) {
        (true, true) if a_negative != b_negative => return invalid(format, events),
        (true, _) => return a,
        (_, true) => return b,
        _ => {}
    }
    match (format.is_zero(a), format.is_zero(b)) {
        (true, true) => zero_sum(format, a_negative, b_negative, rounding),
        (true, false) => b,
        (false, true) => a,
        _ => match sum(unpack(format, a), unpack(format, b)) {
            Some(value) => pack(format, value, rounding, events),
            None => format.sign(rounding == Rounding::Down),
        },
    }
}

/// `a * b`.
pub fn mul(format: Format, a: u128, b: u128, rounding: Rounding, events: &mut Events) -> u128 {
    if let Some(nan) = nan_of(format, &[a, b], events) {
        return nan;
    }
    let negative = format.is_negative(a) != format.is_negative(b);
    let zero = format.is_zero(a) || format.is_zero(b);
    if format.is_infinite(a) || format.is_infinite(b) {
        return if zero { invalid(format, events) } else { format.infinity(negative) };
    }
    if zero {
        return format.sign(negative);
    }
    pack(format, product(unpack(format, a), unpack(format, b)), rounding, events)
}

/// `a * b + c`, rounded once.
pub fn fma(format: Format, a: u128, b: u128, c: u128, rounding: Rounding, events: &mut Events) -> u128 {
    fma_into(format, format, [a, b, c], rounding, events)
}

/// `a * b + c`, rounded once to another format.
pub fn fma_into(
    from: Format,
    to: Format,
    [a, b, c]: [u128; 3],
    rounding: Rounding,
    events: &mut Events,
) -> u128 {
    let moved = |bits: u128, events: &mut Events| {
        if from == to { bits } else { convert(from, to, bits, rounding, events) }
    };
    if let Some(nan) = nan_of(from, &[a, b, c], events) {
        return moved(nan, events);
    }
    let negative = from.is_negative(a) != from.is_negative(b);
    let zero = from.is_zero(a) || from.is_zero(b);
    if from.is_infinite(a) || from.is_infinite(b) {
        let opposed = from.is_infinite(c) && from.is_negative(c) != negative;
        return if zero || opposed { invalid(to, events) } else { to.infinity(negative) };
    }
    if from.is_infinite(c) {
        return to.infinity(from.is_negative(c));
    }
    if zero {
        return if from.is_zero(c) {
            zero_sum(to, negative, from.is_negative(c), rounding)
        } else {
            moved(c, events)
        };
    }
    let product = product(unpack(from, a), unpack(from, b));
    if from.is_zero(c) {
        return pack(to, product, rounding, events);
    }
    match sum(product, unpack(from, c)) {
        Some(value) => pack(to, value, rounding, events),
        None => to.sign(rounding == Rounding::Down),
    }
}

/// `a / b`.
pub fn div(format: Format, a: u128, b: u128, rounding: Rounding, events: &mut Events) -> u128 {
    if let Some(nan) = nan_of(format, &[a, b], events) {
        return nan;
    }
    let negative = format.is_negative(a) != format.is_negative(b);
    match (format.is_infinite(a), format.is_infinite(b)) {
        (true, true) => return invalid(format, events),
        (true, false) => return format.infinity(negative),
        (false, true) => return format.sign(negative),
        _ => {}
    }
    match (format.is_zero(a), format.is_zero(b)) {
        (true, true) => invalid(format, events),
        (true, false) => format.sign(negative),
        (false, true) => {
            events.raise(Events::DIVIDE_BY_ZERO);
            format.infinity(negative)
        }
        _ => {
            let (a, b) = (unpack(format, a), unpack(format, b));
            let low = TOP - 54;
            let (numerator, denominator) = (a.significand, b.significand >> low);
            let (quotient, rest) = (numerator / denominator, numerator % denominator);
            // 72 bits of quotient, one below them for the rest.
            let exact = quotient << 1 | u128::from(rest != 0);
            let value = normalised(negative, exact, a.exponent - b.exponent - low as i32 - 1);
            pack(format, value, rounding, events)
        }
    }
}

/// Square root.
pub fn sqrt(format: Format, a: u128, rounding: Rounding, events: &mut Events) -> u128 {
    if let Some(nan) = nan_of(format, &[a], events) {
        return nan;
    }
    if format.is_zero(a) {
        return a;
    }
    if format.is_negative(a) {
        return invalid(format, events);
    }
    if format.is_infinite(a) {
        return a;
    }
    let value = unpack(format, a);
    // The exponent below the radicand must be even.
    let odd = (value.exponent - TOP as i32).rem_euclid(2);
    let radicand = value.significand >> odd;
    let root = radicand.isqrt();
    let exact = root << 1 | u128::from(root * root != radicand);
    pack(format, normalised(false, exact, (value.exponent - TOP as i32 + odd) / 2 - 1), rounding, events)
}

/// The same number in another format; NaNs keep the top of their fraction and become quiet.
pub fn convert(from: Format, to: Format, a: u128, rounding: Rounding, events: &mut Events) -> u128 {
    let negative = from.is_negative(a);
    if from.is_nan(a) {
        if from.is_signaling(a) {
            events.raise(Events::INVALID);
        }
        let fraction = a & ((1 << from.fraction_bits()) - 1);
        let (wide, narrow) = (from.fraction_bits(), to.fraction_bits());
        let moved = if wide >= narrow { fraction >> (wide - narrow) } else { fraction << (narrow - wide) };
        return to.quiet(to.infinity(negative) | moved | 1 << (narrow - 1));
    }
    if from.is_infinite(a) {
        return to.infinity(negative);
    }
    if from.is_zero(a) {
        return to.sign(negative);
    }
    pack(to, unpack(from, a), rounding, events)
}

/// An integer as a float.
pub fn from_integer(to: Format, value: i128, rounding: Rounding, events: &mut Events) -> u128 {
    if value == 0 {
        return 0;
    }
    pack(to, normalised(value < 0, value.unsigned_abs(), 0), rounding, events)
}

/// The integer nearest to a float in the direction of `rounding`, within `low` and `high`; 0 for a NaN.
pub fn to_integer(
    from: Format,
    a: u128,
    rounding: Rounding,
    (low, high): (i128, i128),
    events: &mut Events,
) -> i128 {
    if from.is_nan(a) {
        events.raise(Events::INVALID);
        return 0;
    }
    let negative = from.is_negative(a);
    if from.is_infinite(a) {
        events.raise(Events::INVALID);
        return if negative { low } else { high };
    }
    if from.is_zero(a) {
        return 0;
    }
    let value = unpack(from, a);
    if value.exponent > 100 {
        events.raise(Events::INVALID);
        return if negative { low } else { high };
    }
    let shift = (TOP as i32 - value.exponent) as u32;
    let kept = if shift >= 128 { 0 } else { value.significand >> shift };
    let magnitude = (kept + u128::from(rounds_away(value.significand, shift, negative, rounding))) as i128;
    let integer = if negative { -magnitude } else { magnitude };
    if integer < low || integer > high {
        events.raise(Events::INVALID);
        return integer.clamp(low, high);
    }
    if shift >= 128 || value.significand & ((1u128 << shift) - 1) != 0 {
        events.raise(Events::INEXACT);
    }
    integer
}

/// The integral float nearest in the direction of `rounding`, with the sign of `a`. Never inexact.
pub fn round_to_integral(format: Format, a: u128, rounding: Rounding, events: &mut Events) -> u128 {
    if let Some(nan) = nan_of(format, &[a], events) {
        return nan;
    }
    if format.is_infinite(a) || format.is_zero(a) {
        return a;
    }
    let value = unpack(format, a);
    if value.exponent >= format.fraction_bits() as i32 {
        return a;
    }
    let shift = (TOP as i32 - value.exponent) as u32;
    let kept = if shift >= 128 { 0 } else { value.significand >> shift };
    let integer = kept + u128::from(rounds_away(value.significand, shift, value.negative, rounding));
    if integer == 0 {
        return format.sign(value.negative);
    }
    pack(format, normalised(value.negative, integer, 0), Rounding::Zero, &mut Events::default())
}

/// How two numbers compare; `None` when one is a NaN.
pub fn compare(format: Format, a: u128, b: u128) -> Option<std::cmp::Ordering> {
    if format.is_nan(a) || format.is_nan(b) {
        return None;
    }
    let key = |bits: u128| {
        let magnitude = (bits & !format.sign(true)) as i128;
        if format.is_negative(bits) { -magnitude } else { magnitude }
    };
    Some(key(a).cmp(&key(b)))
}
