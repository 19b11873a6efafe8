//! Codes of MPEG-2. [h262:Annex B]

use crate::vlc::Vlc;
use std::sync::LazyLock;

/// A code and its bits.
type Code = (u16, u8);

/// Increments of the macroblock address: 1 to 33, then escape, which adds 33, and stuffing. [h262:Table B.1]
const INCREMENTS: [Code; 35] = [
    (1, 1),
    (3, 3),
    (2, 3),
    (3, 4),
    (2, 4),
    (3, 5),
    (2, 5),
    (7, 7),
    (6, 7),
    (0xb, 8),
    (0xa, 8),
    (9, 8),
    (8, 8),
    (7, 8),
    (6, 8),
    (0x17, 10),
    (0x16, 10),
    (0x15, 10),
    (0x14, 10),
    (0x13, 10),
    (0x12, 10),
    (0x23, 11),
    (0x22, 11),
    (0x21, 11),
    (0x20, 11),
    (0x1f, 11),
    (0x1e, 11),
    (0x1d, 11),
    (0x1c, 11),
    (0x1b, 11),
    (0x1a, 11),
    (0x19, 11),
    (0x18, 11),
    (8, 11),
    (0xf, 11),
];
pub(crate) const INCREMENT_ESCAPE: usize = 33;
pub(crate) const INCREMENT_STUFFING: usize = 34;

/// What a macroblock has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Modes {
    pub(crate) intra: bool,
    pub(crate) pattern: bool,
    pub(crate) backward: bool,
    pub(crate) forward: bool,
    pub(crate) quant: bool,
}

impl Modes {
    /// By bits: quantizer scale, forward, backward, pattern, intra.
    const fn new(bits: u8) -> Self {
        Modes {
            quant: bits & 16 != 0,
            forward: bits & 8 != 0,
            backward: bits & 4 != 0,
            pattern: bits & 2 != 0,
            intra: bits & 1 != 0,
        }
    }
}

/// Types of macroblocks of I, P and B pictures. [h262:Tables B.2 to B.4]
const TYPES_I: [(Code, Modes); 2] = [((1, 1), Modes::new(1)), ((1, 2), Modes::new(17))];
const TYPES_P: [(Code, Modes); 7] = [
    ((1, 1), Modes::new(10)),
    ((1, 2), Modes::new(2)),
    ((1, 3), Modes::new(8)),
    ((3, 5), Modes::new(1)),
    ((2, 5), Modes::new(26)),
    ((1, 5), Modes::new(18)),
    ((1, 6), Modes::new(17)),
];
const TYPES_B: [(Code, Modes); 11] = [
    ((2, 2), Modes::new(12)),
    ((3, 2), Modes::new(14)),
    ((2, 3), Modes::new(4)),
    ((3, 3), Modes::new(6)),
    ((2, 4), Modes::new(8)),
    ((3, 4), Modes::new(10)),
    ((3, 5), Modes::new(1)),
    ((2, 5), Modes::new(30)),
    ((3, 6), Modes::new(26)),
    ((2, 6), Modes::new(22)),
    ((1, 6), Modes::new(17)),
];

/// Codes of each type of picture, and what they mean.
pub(crate) static TYPES: LazyLock<[(Vlc, Vec<Modes>); 3]> = LazyLock::new(|| {
    [&TYPES_I[..], &TYPES_P, &TYPES_B]
        .map(|list| (Vlc::new(list.iter().map(|each| each.0)), list.iter().map(|each| each.1).collect()))
});

/// Patterns of coded blocks, from none on. [h262:Table B.9]
const PATTERNS: [Code; 64] = [
    (1, 9),
    (0xb, 5),
    (9, 5),
    (0xd, 6),
    (0xd, 4),
    (0x17, 7),
    (0x13, 7),
    (0x1f, 8),
    (0xc, 4),
    (0x16, 7),
    (0x12, 7),
    (0x1e, 8),
    (0x13, 5),
    (0x1b, 8),
    (0x17, 8),
    (0x13, 8),
    (0xb, 4),
    (0x15, 7),
    (0x11, 7),
    (0x1d, 8),
    (0x11, 5),
    (0x19, 8),
    (0x15, 8),
    (0x11, 8),
    (0xf, 6),
    (0xf, 8),
    (0xd, 8),
    (3, 9),
    (0xf, 5),
    (0xb, 8),
    (7, 8),
    (7, 9),
    (0xa, 4),
    (0x14, 7),
    (0x10, 7),
    (0x1c, 8),
    (0xe, 6),
    (0xe, 8),
    (0xc, 8),
    (2, 9),
    (0x10, 5),
    (0x18, 8),
    (0x14, 8),
    (0x10, 8),
    (0xe, 5),
    (0xa, 8),
    (6, 8),
    (6, 9),
    (0x12, 5),
    (0x1a, 8),
    (0x16, 8),
    (0x12, 8),
    (0xd, 5),
    (9, 8),
    (5, 8),
    (5, 9),
    (0xc, 5),
    (8, 8),
    (4, 8),
    (4, 9),
    (7, 3),
    (0xa, 5),
    (8, 5),
    (0xc, 6),
];

/// Motion codes without their sign, from 0 on. [h262:Table B.10]
const MOTIONS: [Code; 17] = [
    (1, 1),
    (1, 2),
    (1, 3),
    (1, 4),
    (3, 6),
    (5, 7),
    (4, 7),
    (3, 7),
    (0xb, 9),
    (0xa, 9),
    (9, 9),
    (0x11, 10),
    (0x10, 10),
    (0xf, 10),
    (0xe, 10),
    (0xd, 10),
    (0xc, 10),
];

/// Lengths of differences of first coefficients, of luma and of chroma. [h262:Tables B.12 and B.13]
const LENGTHS: [[Code; 12]; 2] = [
    [
        (4, 3),
        (0, 2),
        (1, 2),
        (5, 3),
        (6, 3),
        (0xe, 4),
        (0x1e, 5),
        (0x3e, 6),
        (0x7e, 7),
        (0xfe, 8),
        (0x1fe, 9),
        (0x1ff, 9),
    ],
    [
        (0, 2),
        (1, 2),
        (2, 2),
        (6, 3),
        (0xe, 4),
        (0x1e, 5),
        (0x3e, 6),
        (0x7e, 7),
        (0xfe, 8),
        (0x1fe, 9),
        (0x3fe, 10),
        (0x3ff, 10),
    ],
];

/// How many levels, from 1 on, have a code for each run of zeros, from none on.
const LEVELS: [u8; 32] =
    [40, 18, 5, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
/// Pairs of a run and a level that have a code; escape and the end of the block follow.
const PAIRS: usize = 111;
pub(crate) const ESCAPE: usize = PAIRS;
pub(crate) const END: usize = PAIRS + 1;

/// Coefficients, table zero: by run, then by level, escape, end. [h262:Table B.14]
const COEFFICIENTS_ZERO: [Code; PAIRS + 2] = [
    (3, 2),
    (4, 4),
    (5, 5),
    (6, 7),
    (0x26, 8),
    (0x21, 8),
    (0xa, 10),
    (0x1d, 12),
    (0x18, 12),
    (0x13, 12),
    (0x10, 12),
    (0x1a, 13),
    (0x19, 13),
    (0x18, 13),
    (0x17, 13),
    (0x1f, 14),
    (0x1e, 14),
    (0x1d, 14),
    (0x1c, 14),
    (0x1b, 14),
    (0x1a, 14),
    (0x19, 14),
    (0x18, 14),
    (0x17, 14),
    (0x16, 14),
    (0x15, 14),
    (0x14, 14),
    (0x13, 14),
    (0x12, 14),
    (0x11, 14),
    (0x10, 14),
    (0x18, 15),
    (0x17, 15),
    (0x16, 15),
    (0x15, 15),
    (0x14, 15),
    (0x13, 15),
    (0x12, 15),
    (0x11, 15),
    (0x10, 15),
    (3, 3),
    (6, 6),
    (0x25, 8),
    (0xc, 10),
    (0x1b, 12),
    (0x16, 13),
    (0x15, 13),
    (0x1f, 15),
    (0x1e, 15),
    (0x1d, 15),
    (0x1c, 15),
    (0x1b, 15),
    (0x1a, 15),
    (0x19, 15),
    (0x13, 16),
    (0x12, 16),
    (0x11, 16),
    (0x10, 16),
    (5, 4),
    (4, 7),
    (0xb, 10),
    (0x14, 12),
    (0x14, 13),
    (7, 5),
    (0x24, 8),
    (0x1c, 12),
    (0x13, 13),
    (6, 5),
    (0xf, 10),
    (0x12, 12),
    (7, 6),
    (9, 10),
    (0x12, 13),
    (5, 6),
    (0x1e, 12),
    (0x14, 16),
    (4, 6),
    (0x15, 12),
    (7, 7),
    (0x11, 12),
    (5, 7),
    (0x11, 13),
    (0x27, 8),
    (0x10, 13),
    (0x23, 8),
    (0x1a, 16),
    (0x22, 8),
    (0x19, 16),
    (0x20, 8),
    (0x18, 16),
    (0xe, 10),
    (0x17, 16),
    (0xd, 10),
    (0x16, 16),
    (8, 10),
    (0x15, 16),
    (0x1f, 12),
    (0x1a, 12),
    (0x19, 12),
    (0x17, 12),
    (0x16, 12),
    (0x1f, 13),
    (0x1e, 13),
    (0x1d, 13),
    (0x1c, 13),
    (0x1b, 13),
    (0x1f, 16),
    (0x1e, 16),
    (0x1d, 16),
    (0x1c, 16),
    (0x1b, 16),
    (1, 6),
    (2, 2),
];

/// Coefficients, table one, in the same order. [h262:Table B.15]
const COEFFICIENTS_ONE: [Code; PAIRS + 2] = [
    (2, 2),
    (6, 3),
    (7, 4),
    (0x1c, 5),
    (0x1d, 5),
    (5, 6),
    (4, 6),
    (0x7b, 7),
    (0x7c, 7),
    (0x23, 8),
    (0x22, 8),
    (0xfa, 8),
    (0xfb, 8),
    (0xfe, 8),
    (0xff, 8),
    (0x1f, 14),
    (0x1e, 14),
    (0x1d, 14),
    (0x1c, 14),
    (0x1b, 14),
    (0x1a, 14),
    (0x19, 14),
    (0x18, 14),
    (0x17, 14),
    (0x16, 14),
    (0x15, 14),
    (0x14, 14),
    (0x13, 14),
    (0x12, 14),
    (0x11, 14),
    (0x10, 14),
    (0x18, 15),
    (0x17, 15),
    (0x16, 15),
    (0x15, 15),
    (0x14, 15),
    (0x13, 15),
    (0x12, 15),
    (0x11, 15),
    (0x10, 15),
    (2, 3),
    (6, 5),
    (0x79, 7),
    (0x27, 8),
    (0x20, 8),
    (0x16, 13),
    (0x15, 13),
    (0x1f, 15),
    (0x1e, 15),
    (0x1d, 15),
    (0x1c, 15),
    (0x1b, 15),
    (0x1a, 15),
    (0x19, 15),
    (0x13, 16),
    (0x12, 16),
    (0x11, 16),
    (0x10, 16),
    (5, 5),
    (7, 7),
    (0xfc, 8),
    (0xc, 10),
    (0x14, 13),
    (7, 5),
    (0x26, 8),
    (0x1c, 12),
    (0x13, 13),
    (6, 6),
    (0xfd, 8),
    (0x12, 12),
    (7, 6),
    (4, 9),
    (0x12, 13),
    (6, 7),
    (0x1e, 12),
    (0x14, 16),
    (4, 7),
    (0x15, 12),
    (5, 7),
    (0x11, 12),
    (0x78, 7),
    (0x11, 13),
    (0x7a, 7),
    (0x10, 13),
    (0x21, 8),
    (0x1a, 16),
    (0x25, 8),
    (0x19, 16),
    (0x24, 8),
    (0x18, 16),
    (5, 9),
    (0x17, 16),
    (7, 9),
    (0x16, 16),
    (0xd, 10),
    (0x15, 16),
    (0x1f, 12),
    (0x1a, 12),
    (0x19, 12),
    (0x17, 12),
    (0x16, 12),
    (0x1f, 13),
    (0x1e, 13),
    (0x1d, 13),
    (0x1c, 13),
    (0x1b, 13),
    (0x1f, 16),
    (0x1e, 16),
    (0x1d, 16),
    (0x1c, 16),
    (0x1b, 16),
    (1, 6),
    (6, 4),
];

/// Everything but the types of macroblocks.
pub(crate) struct Codes {
    pub(crate) increments: Vlc,
    pub(crate) patterns: Vlc,
    pub(crate) motions: Vlc,
    /// Of luma, of chroma.
    pub(crate) lengths: [Vlc; 2],
    /// Table zero, table one.
    pub(crate) coefficients: [Vlc; 2],
    /// Run and level of each pair.
    pub(crate) pairs: [[u8; 2]; PAIRS],
}

pub(crate) static CODES: LazyLock<Codes> = LazyLock::new(|| {
    let mut pairs = [[0; 2]; PAIRS];
    let all = LEVELS
        .iter()
        .enumerate()
        .flat_map(|(run, &levels)| (1..=levels).map(move |level| [run as u8, level]));
    pairs.iter_mut().zip(all).for_each(|(to, pair)| *to = pair);
    Codes {
        increments: Vlc::new(INCREMENTS),
        patterns: Vlc::new(PATTERNS),
        motions: Vlc::new(MOTIONS),
        lengths: LENGTHS.map(Vlc::new),
        coefficients: [Vlc::new(COEFFICIENTS_ZERO), Vlc::new(COEFFICIENTS_ONE)],
        pairs,
    }
});

/// Quantizer scales that are not linear. [h262:Table 7-6]
pub(crate) const NONLINEAR_SCALES: [u8; 32] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 44, 48, 52, 56, 64, 72, 80,
    88, 96, 104, 112,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vlc::tests::check;

    /// How many of 2^16 words begin with no code.
    fn free(codes: &[Code]) -> u32 {
        (1 << 16) - codes.iter().map(|code| 1_u32 << (16 - code.1)).sum::<u32>()
    }

    #[test]
    fn no_code_begins_another_and_few_words_are_none() {
        let tables: [(&[Code], u32); 9] = [
            (&INCREMENTS, 0x2c0),
            (&PATTERNS, 0x80),
            (&MOTIONS, 0x300),
            (&LENGTHS[0], 0),
            (&LENGTHS[1], 0),
            (&COEFFICIENTS_ZERO, 0x10),
            (&COEFFICIENTS_ONE, 0x90),
            (&TYPES_P.map(|each| each.0), 0x400),
            (&TYPES_B.map(|each| each.0), 0x400),
        ];
        for (n, (codes, none)) in tables.into_iter().enumerate() {
            check(codes);
            assert_eq!(free(codes), none, "{n}");
        }
    }

    #[test]
    fn pairs_are_in_the_order_of_the_tables() {
        let pairs = &CODES.pairs;
        assert_eq!(
            [pairs[0], pairs[39], pairs[40], pairs[57], pairs[58]],
            [[0, 1], [0, 40], [1, 1], [1, 18], [2, 1]]
        );
        assert_eq!([pairs[94], pairs[95], pairs[96], pairs[110]], [[16, 1], [16, 2], [17, 1], [31, 1]]);
    }
}
