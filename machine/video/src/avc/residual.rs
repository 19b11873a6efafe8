//! Residual blocks: levels and where they are. [h264:7.3.5.3] [h264:9.2] [h264:9.3.3.1.3]

use super::cabac::Cabac;
use super::tables::CODES;
use crate::bit_reader::BitReader;

/// Levels beyond this are those of broken streams.
const LEVEL_LIMIT: i32 = 1 << 17;

/// The kinds of blocks, as contexts count them. [h264:Table 9-42]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Category {
    LumaDc,
    LumaAc,
    Luma4,
    ChromaDc,
    ChromaAc,
    Luma8,
}

/// Contexts of each category behind the first of their kind.
const CODED: usize = 85;
/// Of frames, and of fields.
const SIGNIFICANT: [[usize; 6]; 2] =
    [[105, 105 + 15, 105 + 29, 105 + 44, 105 + 47, 402], [277, 277 + 15, 277 + 29, 277 + 44, 277 + 47, 436]];
const LAST: [[usize; 6]; 2] =
    [[166, 166 + 15, 166 + 29, 166 + 44, 166 + 47, 417], [338, 338 + 15, 338 + 29, 338 + 44, 338 + 47, 451]];
const LEVEL: [usize; 6] = [227, 227 + 10, 227 + 20, 227 + 30, 227 + 39, 426];

/// Contexts of coefficients of 8x8 blocks in frames, and in fields. [h264:Table 9-43]
#[rustfmt::skip]
const SIGNIFICANT_8: [[u8; 63]; 2] = [[
    0, 1, 2, 3, 4, 5, 5, 4, 4, 3, 3, 4, 4, 4, 5, 5, 4, 4, 4, 4, 3, 3, 6, 7, 7, 7, 8, 9, 10, 9, 8, 7, 7, 6, 11, 12, 13,
    11, 6, 7, 8, 9, 14, 10, 9, 8, 6, 11, 12, 13, 11, 6, 9, 14, 10, 9, 11, 12, 13, 11, 14, 10, 12,
], [
    0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 7, 7, 8, 4, 5, 6, 9, 10, 10, 8, 11, 12, 11, 9, 9, 10, 10, 8, 11, 12, 11, 9, 9, 10, 10,
    8, 11, 12, 11, 9, 9, 10, 10, 8, 13, 13, 9, 9, 10, 10, 8, 13, 13, 9, 9, 10, 10, 14, 14, 14, 14, 14,
]];
#[rustfmt::skip]
const LAST_8: [u8; 63] = [
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
    3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8,
];

/// Coefficients of one block: places in scanning order, and levels.
pub(super) struct Levels {
    pub(super) list: [(u8, i32); 64],
    pub(super) count: usize,
}

impl Default for Levels {
    fn default() -> Self {
        Levels { list: [(0, 0); 64], count: 0 }
    }
}

impl Levels {
    /// The levels that there are.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, i32)> + '_ {
        self.list[..self.count].iter().map(|&(place, level)| (usize::from(place), level))
    }
}

/// Whether a block has coefficients; `around` counts the neighbours that have some, the left one once, the upper twice.
#[inline]
pub(super) fn is_coded(cabac: &mut Cabac, category: Category, around: usize) -> bool {
    cabac.get(CODED + category as usize * 4 + around)
}

/// Reads a coded block of at most `most` coefficients. The context of the level list depends on the category.
pub(super) fn arithmetic(
    cabac: &mut Cabac,
    category: Category,
    is_field: bool,
    most: usize,
    levels: &mut Levels,
) {
    let kind = category as usize;
    let field = usize::from(is_field);
    let (significants, lasts) = (SIGNIFICANT[field][kind], LAST[field][kind]);
    let mut places = [0_u8; 64];
    let mut count = 0;
    let mut place = 0;
    while place < most - 1 {
        let (significant, last) = match category {
            Category::Luma8 => (usize::from(SIGNIFICANT_8[field][place]), usize::from(LAST_8[place])),
            Category::ChromaDc => (place.min(2), place.min(2)),
            _ => (place, place),
        };
        if cabac.get(significants + significant) {
            places[count] = place as u8;
            count += 1;
            if cabac.get(lasts + last) {
                break;
            }
        }
        place += 1;
    }
    if place == most - 1 {
        places[count] = place as u8;
        count += 1;
    }
    let most_greater = if category == Category::ChromaDc { 3 } else { 4 };
    let (mut ones, mut greater) = (0, 0);
    levels.count = count;
    for n in (0..count).rev() {
        let first = if greater != 0 { 0 } else { (1 + ones).min(4) };
        let mut level = 1;
        if cabac.get(LEVEL[kind] + first) {
            let context = LEVEL[kind] + 5 + greater.min(most_greater);
            level = 2;
            while level < 15 && cabac.get(context) {
                level += 1;
            }
            if level == 15 {
                level += cabac.exp_golomb(0);
            }
            greater += 1;
        } else {
            ones += 1;
        }
        let level = if cabac.bypass() { -level } else { level };
        levels.list[n] = (places[n], level.clamp(-LEVEL_LIMIT, LEVEL_LIMIT));
    }
}

/// Reads a block of at most `most` coefficients. `around` is what neighbours have; none for the first ones of chroma.
pub(super) fn variable(
    bits: &mut BitReader,
    around: Option<u32>,
    most: usize,
    levels: &mut Levels,
) -> Option<()> {
    levels.count = 0;
    let token = match around {
        None => CODES.chroma_tokens.read(bits)?,
        Some(around @ 0..=7) => CODES.tokens[[0, 0, 1, 1, 2, 2, 2, 2][around as usize]].read(bits)?,
        // Six bits: how many less one, and trailing ones; three for none.
        Some(_) => match bits.get(6) as usize {
            3 => 0,
            code => code + 4,
        },
    };
    let (count, ones) = (token >> 2, token & 3);
    if count == 0 {
        return Some(());
    }
    if count > most || ones > count {
        return None;
    }
    let mut suffix = u32::from(count > 10 && ones < 3);
    for n in 0..count {
        let level = if n < ones {
            if bits.flag() { -1 } else { 1 }
        } else {
            let level = level(bits, suffix, n == ones && ones < 3)?;
            suffix = suffix.max(1);
            if level.abs() > 3 << (suffix - 1) && suffix < 6 {
                suffix += 1;
            }
            level
        };
        levels.list[count - 1 - n].1 = level.clamp(-LEVEL_LIMIT, LEVEL_LIMIT);
    }
    let mut left = match (count == most, around) {
        (true, _) => 0,
        (false, None) => CODES.chroma_zeros[count - 1].read(bits)?,
        (false, Some(_)) => CODES.zeros[count - 1].read(bits)?,
    };
    if left + count > most {
        return None;
    }
    for n in (0..count).rev() {
        levels.list[n].0 = (n + left) as u8;
        if left > 0 && n > 0 {
            left = left.checked_sub(CODES.runs[left.min(7) - 1].read(bits)?)?;
        }
    }
    levels.count = count;
    Some(())
}

/// A level that is no trailing one. [h264:9.2.2.1]
fn level(bits: &mut BitReader, suffix: u32, is_greater: bool) -> Option<i32> {
    let prefix = bits.peek_32().leading_zeros();
    if prefix > 25 {
        return None;
    }
    bits.skip(prefix + 1);
    let size = match (prefix, suffix) {
        (14, 0) => 4,
        (15.., _) => prefix - 3,
        _ => suffix,
    };
    let mut code = (prefix.min(15) << suffix) + bits.get(size);
    if prefix >= 15 && suffix == 0 {
        code += 15;
    }
    if prefix >= 16 {
        code += (1 << (prefix - 3)) - 4096;
    }
    let code = code as i32 + if is_greater { 2 } else { 0 };
    Some(if code & 1 == 0 { (code + 2) >> 1 } else { (-code - 1) >> 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, around: Option<u32>, most: usize) -> Option<Vec<(usize, i32)>> {
        let mut bytes = Vec::new();
        for (n, bit) in text.bytes().filter(|bit| *bit != b' ').enumerate() {
            if n % 8 == 0 {
                bytes.push(0);
            }
            *bytes.last_mut().unwrap() |= (bit - b'0') << (7 - n % 8);
        }
        let mut levels = Levels::default();
        variable(&mut BitReader::new(&bytes, 0), around, most, &mut levels)?;
        Some(levels.iter().collect())
    }

    #[test]
    fn a_block_of_trailing_ones_and_levels_is_read_backwards() {
        // Five coefficients, three trailing ones (0000100), signs 0 1 1, levels 1 (prefix 1) and 3 (001 0), three zeros
        // (111), runs 1 (10), none left out (1), none (1), one (01).
        let levels = read("0000100 011 1 0010 111 10 1 1 01", Some(0), 16).unwrap();
        assert_eq!(levels, [(1, 3), (3, 1), (4, -1), (5, -1), (7, 1)].map(|(n, level)| (n as usize, level)));
    }

    #[test]
    fn no_coefficients_are_one_code_and_what_is_none_ends_the_block() {
        assert_eq!(read("1", Some(1), 16), Some(vec![]));
        assert_eq!(read("11", Some(2), 16), Some(vec![]));
        assert_eq!(read("1111", Some(4), 16), Some(vec![]));
        assert_eq!(read("000011", Some(8), 16), Some(vec![]));
        assert_eq!(read("01", None, 4), Some(vec![]));
        assert_eq!(read("0000000000000000", Some(0), 16), None);
    }

    #[test]
    fn first_coefficients_of_chroma_have_their_own_codes() {
        assert_eq!(read("1 1 001", None, 4), Some(vec![(2, -1)]));
        assert_eq!(read("001 00 1", None, 4), Some(vec![(0, 1), (1, 1)]));
    }
}
