//! Sequences of integers of one range each, as weights and end points are stored, and what their values stand for.
//!
//! Source: [khronos.df:Integer Sequence Encoding] [khronos.df:Endpoint Unquantization] [khronos.df:Weight Unquantization].

/// The values of a sequence: 0 to (3 or 5 or 1) * 2^bits - 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    digit: Digit,
    bits: u32,
}

/// What is packed apart from the low bits of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Digit {
    None,
    /// Base 3, five in 8 bits.
    Trit,
    /// Base 5, three in 7 bits.
    Quint,
}

const fn only_bits(bits: u32) -> Range {
    Range { digit: Digit::None, bits }
}

const fn trit(bits: u32) -> Range {
    Range { digit: Digit::Trit, bits }
}

const fn quint(bits: u32) -> Range {
    Range { digit: Digit::Quint, bits }
}

/// Ranges of weights by the number in the block mode, which is at least 2: of low, then of high precision.
pub const WEIGHT_RANGES: [[Range; 6]; 2] = [
    [only_bits(1), trit(0), only_bits(2), quint(0), trit(1), only_bits(3)],
    [quint(1), trit(2), only_bits(4), quint(2), trit(3), only_bits(5)],
];

/// Ranges of end points, the smallest first.
pub const COLOR_RANGES: [Range; 17] = [
    trit(1),
    only_bits(3),
    quint(1),
    trit(2),
    only_bits(4),
    quint(2),
    trit(3),
    only_bits(5),
    quint(3),
    trit(4),
    only_bits(6),
    quint(4),
    trit(5),
    only_bits(7),
    quint(5),
    trit(6),
    only_bits(8),
];

impl Range {
    /// Bits that a sequence of `count` values takes.
    pub const fn sequence_bits(self, count: u32) -> u32 {
        let digits = match self.digit {
            Digit::None => 0,
            Digit::Trit => (8 * count).div_ceil(5),
            Digit::Quint => (7 * count).div_ceil(3),
        };
        digits + count * self.bits
    }

    /// Reads the values of a sequence that begins with bit 0 of `stream`; what lies behind its end is not looked at.
    pub fn read(self, stream: u128, values: &mut [u8]) {
        let length = self.sequence_bits(values.len() as u32);
        let mut stream = Stream(if length < 128 { stream & ((1 << length) - 1) } else { stream });
        let low = self.bits;
        match self.digit {
            Digit::None => values.iter_mut().for_each(|value| *value = stream.take(low) as u8),
            Digit::Trit => {
                for five in values.chunks_mut(5) {
                    stream.packed(low, [2, 2, 1, 2, 1], five, |code| TRITS[code & 0xff]);
                }
            }
            Digit::Quint => {
                for three in values.chunks_mut(3) {
                    stream.packed(low, [3, 2, 2], three, |code| QUINTS[code & 0x7f]);
                }
            }
        }
    }
}

/// Bits that are yet to be read; zeros behind the end.
struct Stream(u128);

impl Stream {
    fn take(&mut self, bits: u32) -> usize {
        let value = self.0 as usize & ((1 << bits) - 1);
        self.0 >>= bits;
        value
    }

    /// Reads `N` values, of which the first are wanted: the low bits of each are followed by some bits of the code that
    /// stands for all digits.
    fn packed<const N: usize>(
        &mut self,
        low_bits: u32,
        code_bits: [u32; N],
        values: &mut [u8],
        digits: impl Fn(usize) -> [u8; N],
    ) {
        let (mut low, mut code, mut at) = ([0; N], 0, 0);
        for (low, bits) in low.iter_mut().zip(code_bits) {
            *low = self.take(low_bits);
            code |= self.take(bits) << at;
            at += bits;
        }
        for ((value, low), digit) in values.iter_mut().zip(low).zip(digits(code)) {
            *value = (usize::from(digit) << low_bits | low) as u8;
        }
    }
}

/// The five base-3 digits of every code of 8 bits.
static TRITS: [[u8; 5]; 256] = {
    let mut table = [[0; 5]; 256];
    let mut code = 0;
    while code < 256 {
        table[code] = trits(code as u32);
        code += 1;
    }
    table
};

const fn trits(code: u32) -> [u8; 5] {
    // The upper digits leave five bits for the lower three.
    let (rest, fourth, fifth) = if field(code, 4, 2) == 0b111 {
        (field(code, 7, 5) << 2 | field(code, 1, 0), 2, 2)
    } else if field(code, 6, 5) == 0b11 {
        (field(code, 4, 0), field(code, 7, 7), 2)
    } else {
        (field(code, 4, 0), field(code, 6, 5), field(code, 7, 7))
    };
    let (low, middle, high) = (field(rest, 1, 0), field(rest, 3, 2), field(rest, 4, 4));
    // Two bits hold a digit; three in them is read as another case or has its lower bit dropped.
    let (first, second, third) = if low == 0b11 {
        (without_three(middle), high, 2)
    } else if middle == 0b11 {
        (low, 2, 2)
    } else {
        (without_three(low), middle, high)
    };
    [first as u8, second as u8, third as u8, fourth as u8, fifth as u8]
}

/// Two bits whose upper one keeps the lower one from counting.
const fn without_three(bits: u32) -> u32 {
    if bits & 2 != 0 { 2 } else { bits }
}

/// The three base-5 digits of every code of 7 bits.
static QUINTS: [[u8; 3]; 128] = {
    let mut table = [[0; 3]; 128];
    let mut code = 0;
    while code < 128 {
        table[code] = quints(code as u32);
        code += 1;
    }
    table
};

const fn quints(code: u32) -> [u8; 3] {
    if field(code, 2, 1) == 0b11 && field(code, 6, 5) == 0 {
        // The third digit is 4, or what two bits say, by the lowest bit.
        let third = if code & 1 != 0 { 4 } else { field(code, 4, 3) };
        return [4, 4, third as u8];
    }
    let (rest, third) = if field(code, 2, 1) == 0b11 {
        (field(code, 4, 3) << 3 | (field(code, 6, 5) ^ 3) << 1 | code & 1, 4)
    } else {
        (field(code, 4, 0), field(code, 6, 5))
    };
    let (first, second) = if field(rest, 2, 0) == 0b101 {
        (field(rest, 4, 3), 4)
    } else {
        (field(rest, 2, 0), field(rest, 4, 3))
    };
    [first as u8, second as u8, third as u8]
}

const fn field(value: u32, high: u32, low: u32) -> u32 {
    bits::field(value, high, low)
}

/// What end points of each range stand for, 0 to 255.
pub static COLORS: [[u8; 256]; COLOR_RANGES.len()] = {
    let mut tables = [[0; 256]; COLOR_RANGES.len()];
    let mut range = 0;
    while range < COLOR_RANGES.len() {
        let mut value = 0;
        while value < 256 {
            tables[range][value] = color(COLOR_RANGES[range], value as u32) as u8;
            value += 1;
        }
        range += 1;
    }
    tables
};

const fn color(range: Range, value: u32) -> u32 {
    let (factor, layout): (u32, &[u8]) = match (range.digit, range.bits) {
        (Digit::None, bits) => return replicated(value, bits, 8),
        (Digit::Trit, 1) => (204, b"000000000"),
        (Digit::Quint, 1) => (113, b"000000000"),
        (Digit::Trit, 2) => (93, b"b000b0bb0"),
        (Digit::Quint, 2) => (54, b"b0000bb00"),
        (Digit::Trit, 3) => (44, b"cb000cbcb"),
        (Digit::Quint, 3) => (26, b"cb0000cbc"),
        (Digit::Trit, 4) => (22, b"dcb000dcb"),
        (Digit::Quint, 4) => (13, b"dcb0000dc"),
        (Digit::Trit, 5) => (11, b"edcb000ed"),
        (Digit::Quint, _) => (6, b"edcb0000e"),
        (Digit::Trit, _) => (5, b"fedcb000f"),
    };
    let all = if value & 1 != 0 { 0x1ff } else { 0 };
    let spread = ((value >> range.bits) * factor + arranged(value, layout)) ^ all;
    all & 0x80 | spread >> 2 & 0x7f
}

/// What weights of each range of [`WEIGHT_RANGES`] stand for, 0 to 64.
pub static WEIGHTS: [[[u8; 32]; 6]; 2] = {
    let mut tables = [[[0; 32]; 6]; 2];
    let mut range = 0;
    while range < 12 {
        let mut value = 0;
        while value < 32 {
            let weight = weight(WEIGHT_RANGES[range / 6][range % 6], value);
            // So that the sum of both weights is a power of two.
            tables[range / 6][range % 6][value as usize] = (weight + (weight > 32) as u32) as u8;
            value += 1;
        }
        range += 1;
    }
    tables
};

const fn weight(range: Range, value: u32) -> u32 {
    let (factor, layout): (u32, &[u8]) = match (range.digit, range.bits) {
        (Digit::None, bits) => return replicated(value, bits, 6),
        (Digit::Trit, 0) => return [0, 32, 63, 0][value as usize & 3],
        (Digit::Quint, 0) => return [0, 16, 32, 47, 63, 0, 0, 0][value as usize & 7],
        (Digit::Trit, 1) => (50, b"0000000"),
        (Digit::Quint, 1) => (28, b"0000000"),
        (Digit::Trit, 2) => (23, b"b000b0b"),
        (Digit::Quint, _) => (13, b"b0000b0"),
        (Digit::Trit, _) => (11, b"cb000cb"),
    };
    let all = if value & 1 != 0 { 0x7f } else { 0 };
    let spread = ((value >> range.bits) * factor + arranged(value, layout)) ^ all;
    all & 0x20 | spread >> 2 & 0x1f
}

/// The low bits of a value, `a` the lowest, in the places that a layout names, the highest first.
const fn arranged(value: u32, layout: &[u8]) -> u32 {
    let (mut result, mut at) = (0, 0);
    while at < layout.len() {
        let bit = if layout[at] == b'0' { 0 } else { value >> (layout[at] - b'a') & 1 };
        result = result << 1 | bit;
        at += 1;
    }
    result
}

/// The top `wanted` bits of an endless repetition of the low `bits` bits.
const fn replicated(value: u32, bits: u32, wanted: u32) -> u32 {
    let value = value & ((1 << bits) - 1);
    let (mut result, mut have) = (value, bits);
    while have < wanted {
        result = result << bits | value;
        have += bits;
    }
    result >> (have - wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    impl Range {
        /// How many values it has.
        fn size(self) -> usize {
            let digits = match self.digit {
                Digit::None => 1,
                Digit::Trit => 3,
                Digit::Quint => 5,
            };
            digits << self.bits
        }
    }

    #[test]
    fn every_code_of_packed_digits_means_something_and_all_digits_can_be_packed() {
        let trits: BTreeSet<_> = TRITS.into_iter().collect();
        let quints: BTreeSet<_> = QUINTS.into_iter().collect();
        assert_eq!((trits.len(), quints.len()), (243, 125));
        assert!(trits.into_iter().flatten().all(|digit| digit < 3));
        assert!(quints.into_iter().flatten().all(|digit| digit < 5));
    }

    #[test]
    fn low_bits_stand_between_those_of_the_code_and_the_end_is_filled_with_zeros() {
        let mut values = [0; 7];
        trit(3).read(0, &mut values);
        assert_eq!(values, [0; 7]);
        let mut stream = 0u128;
        let mut at = 0;
        for (low, code, bits) in [(1, 0b01, 2), (2, 0b00, 2), (3, 0b1, 1), (4, 0b10, 2), (5, 0b0, 1)] {
            stream |= (low | code << 3) << at;
            at += 3 + bits;
        }
        // Behind the fifth value: low bits 6 and 7 with a code of 0b0110, then ones that no value has.
        stream |= (6 | 0b10 << 3 | 7 << 5 | 0b01 << 8) << at;
        stream |= u128::MAX << (at + 10);
        trit(3).read(stream, &mut values);
        let digits = |code: usize| TRITS[code];
        let (first, second) = (digits(0b0101_0001), digits(0b0110));
        let wanted = [1, 2, 3, 4, 5].iter().zip(first).chain([6, 7].iter().zip(second));
        assert_eq!(values.to_vec(), wanted.map(|(low, digit)| digit << 3 | low).collect::<Vec<u8>>());
    }

    #[test]
    fn sequences_take_as_many_bits_as_their_codes() {
        assert_eq!([1, 2, 3, 4, 5, 6].map(|count| trit(2).sequence_bits(count)), [4, 8, 11, 15, 18, 22]);
        assert_eq!([1, 2, 3, 4].map(|count| quint(1).sequence_bits(count)), [4, 7, 10, 14]);
        assert_eq!(only_bits(5).sequence_bits(7), 35);
    }

    #[test]
    fn values_are_spread_evenly_over_what_they_stand_for() {
        let check = |range: Range, table: &[u8], most: u32| {
            let mut values = table[..range.size()].to_vec();
            values.sort_unstable();
            for (n, &value) in values.iter().enumerate() {
                let even = (n as u32 * most) as f64 / (range.size() - 1) as f64;
                assert!((f64::from(value) - even).abs() < 1.5, "{range:?} {n}: {value} instead of {even}");
            }
        };
        for (range, table) in COLOR_RANGES.into_iter().zip(&COLORS) {
            check(range, table, 255);
        }
        for (range, table) in WEIGHT_RANGES.into_iter().flatten().zip(WEIGHTS.iter().flatten()) {
            check(range, table, 64);
        }
    }
}
