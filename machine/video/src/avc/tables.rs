//! Codes and numbers of H.264.

use crate::vlc::Vlc;
use std::sync::LazyLock;

/// Places of the sixteen 4x4 blocks of a macroblock, in decoding order: across and down. [h264:6.4.3]
pub(super) const BLOCKS: [[usize; 2]; 16] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [3, 0],
    [2, 1],
    [3, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [1, 3],
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
];

/// Place in a block of 4x4, row by row, of each coefficient of a frame. [h264:Table 8-12]
pub(super) const ZIGZAG_4: [u8; 16] = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15];
/// The same of a field.
pub(super) const FIELD_ZIGZAG_4: [u8; 16] = [0, 4, 1, 8, 12, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15];
/// Quantizer of chroma by that of luma with its offset, from 30 on. [h264:Table 8-15]
const CHROMA_QP: [u8; 22] =
    [29, 30, 31, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39];

/// The quantizer of chroma.
pub(super) fn chroma_qp(qp: i32, offset: i32) -> i32 {
    let index = (qp + offset).clamp(0, 51);
    if index < 30 { index } else { i32::from(CHROMA_QP[index as usize - 30]) }
}

/// Scales of 4x4 coefficients: even places, odd places, the others. [h264:8-314]
pub(super) const SCALES_4: [[u8; 3]; 6] =
    [[10, 16, 13], [11, 18, 14], [13, 20, 16], [14, 23, 18], [16, 25, 20], [18, 29, 23]];
/// Scales of 8x8 coefficients. [h264:8-317]
pub(super) const SCALES_8: [[u8; 6]; 6] = [
    [20, 18, 32, 19, 25, 24],
    [22, 19, 35, 21, 28, 26],
    [26, 23, 42, 24, 33, 31],
    [28, 25, 45, 26, 35, 33],
    [32, 28, 51, 30, 40, 38],
    [36, 32, 58, 34, 46, 43],
];

/// Patterns of coded blocks by their code: of intra 4x4 and 8x8, and of other macroblocks. [h264:Table 9-4]
pub(super) const PATTERNS: [[u8; 2]; 48] = [
    [47, 0],
    [31, 16],
    [15, 1],
    [0, 2],
    [23, 4],
    [27, 8],
    [29, 32],
    [30, 3],
    [7, 5],
    [11, 10],
    [13, 12],
    [14, 15],
    [39, 47],
    [43, 7],
    [45, 11],
    [46, 13],
    [16, 14],
    [3, 6],
    [5, 9],
    [10, 31],
    [12, 35],
    [19, 37],
    [21, 42],
    [26, 44],
    [28, 33],
    [35, 34],
    [37, 36],
    [42, 40],
    [44, 39],
    [1, 43],
    [2, 45],
    [4, 46],
    [8, 17],
    [17, 18],
    [18, 20],
    [20, 24],
    [24, 19],
    [6, 21],
    [9, 26],
    [22, 28],
    [25, 23],
    [32, 27],
    [33, 29],
    [34, 30],
    [36, 22],
    [40, 25],
    [38, 38],
    [41, 41],
];

/// Lengths and codes of coeff_token, by the number of coefficients and of trailing ones. [h264:Table 9-5]
const TOKEN_LENGTHS: [[u8; 68]; 3] = [
    [
        1, 0, 0, 0, 6, 2, 0, 0, 8, 6, 3, 0, 9, 8, 7, 5, 10, 9, 8, 6, 11, 10, 9, 7, 13, 11, 10, 8, 13, 13, 11,
        9, 13, 13, 13, 10, 14, 14, 13, 11, 14, 14, 14, 13, 15, 15, 14, 14, 15, 15, 15, 14, 16, 15, 15, 15,
        16, 16, 16, 15, 16, 16, 16, 16, 16, 16, 16, 16,
    ],
    [
        2, 0, 0, 0, 6, 2, 0, 0, 6, 5, 3, 0, 7, 6, 6, 4, 8, 6, 6, 4, 8, 7, 7, 5, 9, 8, 8, 6, 11, 9, 9, 6, 11,
        11, 11, 7, 12, 11, 11, 9, 12, 12, 12, 11, 12, 12, 12, 11, 13, 13, 13, 12, 13, 13, 13, 13, 13, 14, 13,
        13, 14, 14, 14, 13, 14, 14, 14, 14,
    ],
    [
        4, 0, 0, 0, 6, 4, 0, 0, 6, 5, 4, 0, 6, 5, 5, 4, 7, 5, 5, 4, 7, 5, 5, 4, 7, 6, 6, 4, 7, 6, 6, 4, 8, 7,
        7, 5, 8, 8, 7, 6, 9, 8, 8, 7, 9, 9, 8, 8, 9, 9, 9, 8, 10, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10,
        10, 10, 10, 10,
    ],
];
const TOKEN_CODES: [[u8; 68]; 3] = [
    [
        1, 0, 0, 0, 5, 1, 0, 0, 7, 4, 1, 0, 7, 6, 5, 3, 7, 6, 5, 3, 7, 6, 5, 4, 15, 6, 5, 4, 11, 14, 5, 4, 8,
        10, 13, 4, 15, 14, 9, 4, 11, 10, 13, 12, 15, 14, 9, 12, 11, 10, 13, 8, 15, 1, 9, 12, 11, 14, 13, 8,
        7, 10, 9, 12, 4, 6, 5, 8,
    ],
    [
        3, 0, 0, 0, 11, 2, 0, 0, 7, 7, 3, 0, 7, 10, 9, 5, 7, 6, 5, 4, 4, 6, 5, 6, 7, 6, 5, 8, 15, 6, 5, 4,
        11, 14, 13, 4, 15, 10, 9, 4, 11, 14, 13, 12, 8, 10, 9, 8, 15, 14, 13, 12, 11, 10, 9, 12, 7, 11, 6, 8,
        9, 8, 10, 1, 7, 6, 5, 4,
    ],
    [
        15, 0, 0, 0, 15, 14, 0, 0, 11, 15, 13, 0, 8, 12, 14, 12, 15, 10, 11, 11, 11, 8, 9, 10, 9, 14, 13, 9,
        8, 10, 9, 8, 15, 14, 13, 13, 11, 14, 10, 12, 15, 10, 13, 12, 11, 14, 9, 12, 8, 10, 13, 8, 13, 7, 9,
        12, 9, 12, 11, 10, 5, 8, 7, 6, 1, 4, 3, 2,
    ],
];
const CHROMA_TOKEN_LENGTHS: [u8; 20] = [2, 0, 0, 0, 6, 1, 0, 0, 6, 6, 3, 0, 6, 7, 7, 6, 6, 8, 8, 7];
const CHROMA_TOKEN_CODES: [u8; 20] = [1, 0, 0, 0, 7, 1, 0, 0, 4, 6, 1, 0, 3, 3, 2, 5, 2, 3, 2, 0];

/// Zeros in all, by the number of coefficients. [h264:Tables 9-7 and 9-8]
const ZEROS: [&[(u16, u8)]; 15] = [
    &[
        (1, 1),
        (3, 3),
        (2, 3),
        (3, 4),
        (2, 4),
        (3, 5),
        (2, 5),
        (3, 6),
        (2, 6),
        (3, 7),
        (2, 7),
        (3, 8),
        (2, 8),
        (3, 9),
        (2, 9),
        (1, 9),
    ],
    &[
        (7, 3),
        (6, 3),
        (5, 3),
        (4, 3),
        (3, 3),
        (5, 4),
        (4, 4),
        (3, 4),
        (2, 4),
        (3, 5),
        (2, 5),
        (3, 6),
        (2, 6),
        (1, 6),
        (0, 6),
    ],
    &[
        (5, 4),
        (7, 3),
        (6, 3),
        (5, 3),
        (4, 4),
        (3, 4),
        (4, 3),
        (3, 3),
        (2, 4),
        (3, 5),
        (2, 5),
        (1, 6),
        (1, 5),
        (0, 6),
    ],
    &[(3, 5), (7, 3), (5, 4), (4, 4), (6, 3), (5, 3), (4, 3), (3, 4), (3, 3), (2, 4), (2, 5), (1, 5), (0, 5)],
    &[(5, 4), (4, 4), (3, 4), (7, 3), (6, 3), (5, 3), (4, 3), (3, 3), (2, 4), (1, 5), (1, 4), (0, 5)],
    &[(1, 6), (1, 5), (7, 3), (6, 3), (5, 3), (4, 3), (3, 3), (2, 3), (1, 4), (1, 3), (0, 6)],
    &[(1, 6), (1, 5), (5, 3), (4, 3), (3, 3), (3, 2), (2, 3), (1, 4), (1, 3), (0, 6)],
    &[(1, 6), (1, 4), (1, 5), (3, 3), (3, 2), (2, 2), (2, 3), (1, 3), (0, 6)],
    &[(1, 6), (0, 6), (1, 4), (3, 2), (2, 2), (1, 3), (1, 2), (1, 5)],
    &[(1, 5), (0, 5), (1, 3), (3, 2), (2, 2), (1, 2), (1, 4)],
    &[(0, 4), (1, 4), (1, 3), (2, 3), (1, 1), (3, 3)],
    &[(0, 4), (1, 4), (1, 2), (1, 1), (1, 3)],
    &[(0, 3), (1, 3), (1, 1), (1, 2)],
    &[(0, 2), (1, 2), (1, 1)],
    &[(0, 1), (1, 1)],
];
/// The same for the first coefficients of chroma. [h264:Table 9-9]
const CHROMA_ZEROS: [&[(u16, u8)]; 3] =
    [&[(1, 1), (1, 2), (1, 3), (0, 3)], &[(1, 1), (1, 2), (0, 2)], &[(1, 1), (0, 1)]];
/// Zeros before a coefficient, by how many are left. [h264:Table 9-10]
const RUNS: [&[(u16, u8)]; 7] = [
    &[(1, 1), (0, 1)],
    &[(1, 1), (1, 2), (0, 2)],
    &[(3, 2), (2, 2), (1, 2), (0, 2)],
    &[(3, 2), (2, 2), (1, 2), (1, 3), (0, 3)],
    &[(3, 2), (2, 2), (3, 3), (2, 3), (1, 3), (0, 3)],
    &[(3, 2), (0, 3), (1, 3), (3, 3), (2, 3), (5, 3), (4, 3)],
    &[
        (7, 3),
        (6, 3),
        (5, 3),
        (4, 3),
        (3, 3),
        (2, 3),
        (1, 3),
        (1, 4),
        (1, 5),
        (1, 6),
        (1, 7),
        (1, 8),
        (1, 9),
        (1, 10),
        (1, 11),
    ],
];

/// Codes of residual blocks.
pub(super) struct Codes {
    /// By four times the number of coefficients, plus trailing ones.
    pub(super) tokens: [Vlc; 3],
    pub(super) chroma_tokens: Vlc,
    pub(super) zeros: [Vlc; 15],
    pub(super) chroma_zeros: [Vlc; 3],
    pub(super) runs: [Vlc; 7],
}

fn tokens(codes: &[u8], lengths: &[u8]) -> Vec<(u16, u8)> {
    codes.iter().zip(lengths).map(|(&code, &length)| (u16::from(code), length)).collect()
}

pub(super) static CODES: LazyLock<Codes> = LazyLock::new(|| Codes {
    tokens: [0, 1, 2].map(|n| Vlc::new(tokens(&TOKEN_CODES[n], &TOKEN_LENGTHS[n]))),
    chroma_tokens: Vlc::new(tokens(&CHROMA_TOKEN_CODES, &CHROMA_TOKEN_LENGTHS)),
    zeros: ZEROS.map(|codes| Vlc::new(codes.iter().copied())),
    chroma_zeros: CHROMA_ZEROS.map(|codes| Vlc::new(codes.iter().copied())),
    runs: RUNS.map(|codes| Vlc::new(codes.iter().copied())),
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vlc::tests::check;

    #[test]
    fn no_code_begins_another() {
        for n in 0..3 {
            check(&tokens(&TOKEN_CODES[n], &TOKEN_LENGTHS[n]));
        }
        check(&tokens(&CHROMA_TOKEN_CODES, &CHROMA_TOKEN_LENGTHS));
        ZEROS.iter().chain(&CHROMA_ZEROS).chain(&RUNS).for_each(|codes| check(codes));
    }

    #[test]
    fn every_order_and_every_list_of_patterns_has_each_number_once() {
        let sorted = |mut list: Vec<u8>| {
            list.sort_unstable();
            list
        };
        assert_eq!(sorted(ZIGZAG_4.to_vec()), (0..16).collect::<Vec<u8>>());
        for n in 0..2 {
            assert_eq!(sorted(PATTERNS.iter().map(|pair| pair[n]).collect()), (0..48).collect::<Vec<u8>>());
        }
    }

    #[test]
    fn chroma_is_quantized_less_than_luma_from_thirty_on() {
        assert_eq!([0, 29, 30, 39, 51].map(|qp| chroma_qp(qp, 0)), [0, 29, 29, 35, 39]);
        assert_eq!([chroma_qp(0, -12), chroma_qp(51, 12), chroma_qp(28, 2)], [0, 39, 29]);
    }
}
