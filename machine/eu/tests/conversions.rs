//! `mov` between every two types, saturated and not, in every mode of rounding and denormals, against exact arithmetic that
//! shares nothing with `num`. [skl.7:Type Conversion], [skl.7:Data Type Conversion]

mod common;

use common::*;
use eu::{Kernel, Thread};
use hw::Platform;
use hw::platforms::BYT;
use ports::ThreadStart;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    /// Bytes and signedness.
    Int(u32, bool),
    /// Bytes, bits of the exponent, and the bit of cr0.0 that keeps denormals.
    Float(u32, u32, u32),
}

const TYPES: [(&str, Type); 11] = [
    ("UB", Type::Int(1, false)),
    ("B", Type::Int(1, true)),
    ("UW", Type::Int(2, false)),
    ("W", Type::Int(2, true)),
    ("UD", Type::Int(4, false)),
    ("D", Type::Int(4, true)),
    ("F", Type::Float(4, 8, 1 << 7)),
    // The types that Gen7 does not have follow.
    ("DF", Type::Float(8, 11, 1 << 6)),
    ("HF", Type::Float(2, 5, 1 << 10)),
    ("UQ", Type::Int(8, false)),
    ("Q", Type::Int(8, true)),
];
const TYPES_OF_GEN7: usize = 7;

/// Rounds conversions to integers as the mode says.
const ROUNDED: u32 = 1 << 12;

impl Type {
    fn bytes(self) -> u32 {
        match self {
            Type::Int(bytes, _) | Type::Float(bytes, ..) => bytes,
        }
    }

    fn fraction_bits(self) -> u32 {
        match self {
            Type::Float(bytes, exponent, _) => 8 * bytes - 1 - exponent,
            Type::Int(..) => 0,
        }
    }

    /// Smallest and greatest integer.
    fn limits(self) -> (i128, i128) {
        let Type::Int(bytes, signed) = self else { return (0, 1) };
        if signed {
            (-(1 << (8 * bytes - 1)), (1 << (8 * bytes - 1)) - 1)
        } else {
            (0, (1 << (8 * bytes)) - 1)
        }
    }
}

/// `magnitude * 2^exponent`, or what is no number.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Exact {
    Number { negative: bool, magnitude: u128, exponent: i32 },
    Infinity(bool),
    Nan,
}

fn integer(value: i128) -> Exact {
    Exact::Number { negative: value < 0, magnitude: value.unsigned_abs(), exponent: 0 }
}

/// What bits of a type stand for.
fn read(type_: Type, bits: u64) -> Exact {
    match type_ {
        Type::Int(bytes, signed) => {
            let shift = 64 - 8 * bytes;
            let wide = bits << shift;
            integer(if signed { i128::from(wide as i64 >> shift) } else { i128::from(wide >> shift) })
        }
        Type::Float(bytes, exponent_bits, _) => {
            let fraction_bits = type_.fraction_bits();
            let negative = bits >> (8 * bytes - 1) & 1 != 0;
            let fraction = u128::from(bits) & ((1 << fraction_bits) - 1);
            let field = (bits >> fraction_bits) as i32 & ((1 << exponent_bits) - 1);
            let bias = (1 << (exponent_bits - 1)) - 1 + fraction_bits as i32;
            match field {
                0 => Exact::Number { negative, magnitude: fraction, exponent: 1 - bias },
                _ if field == (1 << exponent_bits) - 1 && fraction == 0 => Exact::Infinity(negative),
                _ if field == (1 << exponent_bits) - 1 => Exact::Nan,
                _ => {
                    let magnitude = fraction | 1 << fraction_bits;
                    Exact::Number { negative, magnitude, exponent: field - bias }
                }
            }
        }
    }
}

fn is_denormal(type_: Type, bits: u64) -> bool {
    let Type::Float(_, exponent_bits, _) = type_ else { return false };
    let field = bits >> type_.fraction_bits() & ((1 << exponent_bits) - 1);
    field == 0 && bits & ((1 << type_.fraction_bits()) - 1) != 0
}

/// `magnitude / 2^shift` as the mode says: nearest even, up, down, toward zero.
fn divide(negative: bool, magnitude: u128, shift: u32, mode: u32) -> u128 {
    if shift == 0 {
        return magnitude;
    }
    // Nothing but a rest is left.
    let (magnitude, shift) = if shift > 120 { (u128::from(magnitude != 0), 2) } else { (magnitude, shift) };
    let (whole, rest, half) = (magnitude >> shift, magnitude & ((1 << shift) - 1), 1_u128 << (shift - 1));
    let away = match mode {
        0 => rest > half || rest == half && whole & 1 != 0,
        1 => rest != 0 && !negative,
        2 => rest != 0 && negative,
        _ => false,
    };
    whole + u128::from(away)
}

fn to_float(value: Exact, to: Type, mode: u32) -> u64 {
    let Type::Float(bytes, exponent_bits, _) = to else { unreachable!() };
    let fraction_bits = to.fraction_bits() as i32;
    let most = (1_u128 << exponent_bits) - 1;
    let infinity = (most << fraction_bits) as u64;
    let (negative, bits) = match value {
        Exact::Nan => return infinity | 1 << (fraction_bits - 1),
        Exact::Infinity(negative) => (negative, infinity),
        Exact::Number { negative, magnitude: 0, .. } => (negative, 0),
        Exact::Number { negative, magnitude, exponent } => {
            let bias = (1 << (exponent_bits - 1)) - 1;
            let top = 127 - magnitude.leading_zeros() as i32 + exponent;
            // Of the last bit that stays: denormals all have the same.
            let last = (top - fraction_bits).max(1 - bias - fraction_bits);
            let kept = if last <= exponent {
                magnitude << (exponent - last)
            } else {
                divide(negative, magnitude, (last - exponent) as u32, mode)
            };
            // A carry out of the fraction goes into the exponent by itself.
            let field = (last + fraction_bits + bias - 1).max(0) as u128;
            let bits = (field << fraction_bits) + kept;
            let overflow = bits >= most << fraction_bits;
            let away = mode == 0 || mode == 1 && !negative || mode == 2 && negative;
            (negative, if overflow { infinity - u64::from(!away) } else { bits as u64 })
        }
    };
    bits | u64::from(negative) << (8 * bytes - 1)
}

fn to_integer(value: Exact, (low, high): (i128, i128), mode: u32) -> i128 {
    match value {
        Exact::Nan => 0,
        Exact::Infinity(negative) => {
            if negative {
                low
            } else {
                high
            }
        }
        Exact::Number { negative, magnitude, exponent } => {
            let whole = if exponent > 64 && magnitude != 0 {
                1 << 100
            } else if exponent >= 0 {
                magnitude << exponent.min(64)
            } else {
                divide(negative, magnitude, exponent.unsigned_abs(), mode)
            };
            (if negative { -(whole as i128) } else { whole as i128 }).clamp(low, high)
        }
    }
}

/// Into 0 to 1; what is no number is 0.
fn saturated(value: Exact) -> Exact {
    match value {
        Exact::Infinity(false) => integer(1),
        Exact::Number { negative: false, magnitude, exponent } if magnitude != 0 => {
            let top = 127 - magnitude.leading_zeros() as i32 + exponent;
            if top >= 0 { integer(1) } else { value }
        }
        _ => integer(0),
    }
}

fn convert(from: Type, to: Type, saturate: bool, bits: u64, control: u32) -> u64 {
    let mode = control >> 4 & 3;
    let flushes = |type_: Type| matches!(type_, Type::Float(.., keep) if control & keep == 0);
    let half = |type_: Type| type_.bytes() == 2 && matches!(type_, Type::Float(..));
    // A move between equal types changes no bit.
    if from == to && !saturate {
        return bits;
    }
    let sign_only = |type_: Type, bits: u64| bits & 1 << (8 * type_.bytes() - 1);
    // Among other types denormal half floats are numbers.
    let mixed_half = |type_: Type| half(type_) && from != to;
    let input = if is_denormal(from, bits) && flushes(from) && !mixed_half(from) {
        sign_only(from, bits)
    } else {
        bits
    };
    let value = read(from, input);
    match (from, to) {
        (Type::Int(..), Type::Int(..)) => {
            let (low, high) = to.limits();
            let wrapped = to_integer(value, (i128::MIN, i128::MAX), 0);
            (if saturate { wrapped.clamp(low, high) } else { wrapped }) as u64
        }
        (_, Type::Int(..)) => {
            to_integer(value, to.limits(), if control & ROUNDED != 0 { mode } else { 3 }) as u64
        }
        _ => {
            let result = to_float(if saturate { saturated(value) } else { value }, to, mode);
            if is_denormal(to, result) && flushes(to) && !mixed_half(to) {
                sign_only(to, result)
            } else {
                result
            }
        }
    }
}

/// Limits, their neighbours, ties, and random numbers of every size.
fn values(type_: Type) -> Vec<u64> {
    let mut generator = Generator(0x2545_f491_4f6c_dd1d ^ u64::from(type_.bytes()));
    let mask = u64::MAX >> (64 - 8 * type_.bytes());
    let mut list = Vec::new();
    match type_ {
        Type::Int(..) => {
            for power in [0, 1, 7, 8, 11, 12, 15, 16, 24, 25, 31, 32, 53, 54, 63] {
                let one = 1u64.checked_shl(power).unwrap_or(0);
                list.extend([
                    one.wrapping_sub(1),
                    one,
                    one.wrapping_add(1),
                    one.wrapping_neg(),
                    !one.wrapping_neg(),
                ]);
            }
            list.extend((0..32).map(|_| generator.next() >> (generator.next() & 63)));
        }
        Type::Float(..) => {
            let mut singles: Vec<f64> =
                vec![0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.5, 3.5, 0.1, 126.5, 127.5, 128.5, 254.5];
            for power in [7, 8, 15, 16, 31, 32, 63, 64, 100] {
                let one = 2f64.powi(power);
                singles.extend([one, one - 0.5, one - 1.0, one + 1.0, one * (1.0 - 2f64.powi(-24))]);
                singles.extend([one * (1.0 - 2f64.powi(-53)), one * (1.0 + 2f64.powi(-11)), 1.0 / one]);
            }
            // Ends of the ranges of half and single floats, and middles next to them.
            singles.extend([
                65504.0,
                65519.0,
                65520.0,
                65535.0,
                f64::from(f32::MAX),
                3.402_823_6e38,
                1e300,
                1e-300,
            ]);
            singles.extend([
                2f64.powi(-14),
                2f64.powi(-24),
                2f64.powi(-25),
                1.5 * 2f64.powi(-25),
                2f64.powi(-126),
            ]);
            singles.extend([
                1.25 * 2f64.powi(-127),
                2f64.powi(-149),
                2f64.powi(-150),
                0.75 * 2f64.powi(-149),
            ]);
            let exact = singles.into_iter().map(|x| read(Type::Float(8, 11, 0), x.to_bits()));
            list.extend(exact.map(|value| to_float(value, type_, 3)));
            let sign = 1 << (8 * type_.bytes() - 1);
            let infinity = to_float(Exact::Infinity(false), type_, 0);
            list.extend([
                infinity,
                infinity | 1 << (type_.fraction_bits() - 1),
                1,
                (1 << type_.fraction_bits()) - 1,
            ]);
            list.extend(list.clone().into_iter().map(|bits| bits | sign));
            list.extend((0..64).map(|_| generator.next()));
        }
    }
    list.into_iter().map(|bits| bits & mask).collect()
}

/// A `mov` whose results begin in a register.
struct Move {
    to: Type,
    saturate: bool,
    register: u32,
    stride: u32,
    text: String,
}

/// Moves of one type to all others of a list, on some channels.
fn moves(from: (&str, Type), types: &[(&str, Type)], channels: u32) -> Vec<Move> {
    let mut register = 4;
    let mut list = Vec::new();
    let region = if channels == 1 { "<0,1,0>" } else { "<8,8,1>" };
    let control = match channels {
        1 => "1N",
        8 => "1Q",
        _ => "1H",
    };
    for &(name, to) in types {
        for saturate in [false, true] {
            // Narrow results lie as far apart as the operands, at least two bytes.
            let stride = match from.1.bytes().max(2) / to.bytes() {
                _ if channels == 1 => 1,
                0 => 1,
                ratio => ratio.min(4),
            };
            if channels * stride * to.bytes() > 64 || channels * from.1.bytes() > 64 {
                continue;
            }
            let sat = if saturate { ".sat" } else { "" };
            let text = format!(
                "mov{sat}({channels}) g{register}<{stride}>{name} g2{region}{} {{ align1 {control} }};\n",
                from.0
            );
            list.push(Move { to, saturate, register, stride, text });
            register += 2;
        }
    }
    list
}

fn check(platforms: &[&'static Platform], types: &[(&str, Type)], channels: u32) {
    let start = ThreadStart { dispatch_mask: 0xffff, vector_mask: 0xffff, ..Default::default() };
    let mut thread = Box::new(Thread::new(&start));
    for &from in types {
        let moves = moves(from, types, channels);
        let size = from.1.bytes() as usize;
        let values = values(from.1);
        for mode in 0..16 {
            let keep = if mode & 4 != 0 { 1 << 7 | 1 << 6 | 1 << 10 } else { 0 };
            let control = (mode & 3) << 4 | keep | if mode & 8 != 0 { ROUNDED } else { 0 };
            let mut text = format!("mov(1) cr0.0<1>UD {control}UD {{ align1 WE_all 1N }};\n");
            text.extend(moves.iter().map(|m| m.text.as_str()));
            for platform in platforms {
                for kernel in Kernel::decode_units(platform, fetch(&assemble_for(platform, &text))) {
                    assert_eq!(kernel.gaps(), []);
                    for block in values.chunks(channels as usize) {
                        thread.reset(&start);
                        let bytes = &mut thread.grf.bytes_mut()[64..];
                        for (place, value) in bytes.chunks_exact_mut(size).zip(block) {
                            place.copy_from_slice(&value.to_le_bytes()[..size]);
                        }
                        run_in_place(&kernel, &mut thread);
                        for m in &moves {
                            compare(&thread, m, from.1, block, control, platform);
                        }
                    }
                }
            }
        }
    }
}

fn compare(thread: &Thread, m: &Move, from: Type, values: &[u64], control: u32, platform: &Platform) {
    let size = m.to.bytes() as usize;
    for (channel, &value) in values.iter().enumerate() {
        let at = m.register as usize * 32 + channel * m.stride as usize * size;
        let mut found = [0; 8];
        found[..size].copy_from_slice(&thread.grf.bytes()[at..at + size]);
        let found = u64::from_le_bytes(found);
        let expected = convert(from, m.to, m.saturate, value, control) & (u64::MAX >> (64 - 8 * size));
        let nan = |bits| matches!(m.to, Type::Float(..)) && read(m.to, bits) == Exact::Nan;
        assert!(
            found == expected || nan(found) && nan(expected),
            "{} on {} with cr0.0 {control:#x}: {value:#x} gave {found:#x}, not {expected:#x}",
            m.text,
            platform.name
        );
    }
}

#[test]
fn eight_channels_of_every_type_become_every_other() {
    check(WIDE, &TYPES, 8);
}

#[test]
fn sixteen_channels_of_every_type_become_every_other() {
    check(WIDE, &TYPES, 16);
}

#[test]
fn one_channel_of_every_type_becomes_every_other() {
    check(WIDE, &TYPES, 1);
}

#[test]
fn types_of_gen7_become_each_other() {
    for channels in [1, 8, 16] {
        check(&[&BYT], &TYPES[..TYPES_OF_GEN7], channels);
    }
}
