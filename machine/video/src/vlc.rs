//! Codes of variable length, looked up in two steps.

use crate::bit_reader::BitReader;

/// Bits of the first step.
const FIRST_BITS: u32 = 9;
/// Bits of the second one.
const SECOND_BITS: u32 = 7;
/// Longest code.
pub(crate) const CODE_BITS_LIMIT: u32 = FIRST_BITS + SECOND_BITS;

/// What bits begin with.
#[derive(Clone, Copy, Default, Debug)]
struct Entry {
    /// The number of the code; of longer codes the number of their table.
    symbol: u16,
    /// 0 for no code.
    bits: u8,
}

/// Bits of an entry that has a table of its own.
const LONGER: u8 = 0xff;

/// A set of codes, each known by its place in the list that it was made of.
#[derive(Clone, Debug)]
pub(crate) struct Vlc {
    first: [Entry; 1 << FIRST_BITS],
    second: Vec<[Entry; 1 << SECOND_BITS]>,
}

impl Vlc {
    /// The set of these codes, each a number and how many bits it has; a code of no bits is none.
    pub(crate) fn new(codes: impl IntoIterator<Item = (u16, u8)>) -> Self {
        let mut vlc = Vlc { first: [Entry::default(); 1 << FIRST_BITS], second: Vec::new() };
        for (symbol, (code, length)) in codes.into_iter().enumerate() {
            let bits = u32::from(length);
            let entry = Entry { symbol: symbol as u16, bits: length };
            if bits == 0 {
                continue;
            }
            let aligned = usize::from(code) << (CODE_BITS_LIMIT - bits);
            if bits <= FIRST_BITS {
                let from = aligned >> SECOND_BITS;
                vlc.first[from..from + (1 << (FIRST_BITS - bits))].fill(entry);
                continue;
            }
            let first = &mut vlc.first[aligned >> SECOND_BITS];
            if first.bits != LONGER {
                *first = Entry { symbol: vlc.second.len() as u16, bits: LONGER };
                vlc.second.push([Entry::default(); 1 << SECOND_BITS]);
            }
            let from = aligned & ((1 << SECOND_BITS) - 1);
            vlc.second[usize::from(first.symbol)][from..from + (1 << (CODE_BITS_LIMIT - bits))].fill(entry);
        }
        vlc
    }

    /// The next code; `None`, and nothing is taken, where the bits begin none.
    #[inline(always)]
    pub(crate) fn read(&self, bits: &mut BitReader) -> Option<usize> {
        let next = bits.peek(CODE_BITS_LIMIT) as usize;
        let mut entry = self.first[next >> SECOND_BITS];
        if entry.bits == LONGER {
            entry = self.second[usize::from(entry.symbol)][next & ((1 << SECOND_BITS) - 1)];
        }
        if entry.bits == 0 {
            return None;
        }
        bits.skip(u32::from(entry.bits));
        Some(usize::from(entry.symbol))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// No code begins another one, and each is found again.
    pub(crate) fn check(codes: &[(u16, u8)]) {
        let vlc = Vlc::new(codes.iter().copied());
        for (n, &(code, length)) in codes.iter().enumerate().filter(|(_, code)| code.1 != 0) {
            assert!(u32::from(code) < 1 << length, "{n}");
            for (m, &(other, longer)) in codes.iter().enumerate().filter(|(_, code)| code.1 >= length) {
                assert!(m == n || other >> (longer - length) != code, "{n} begins {m}");
            }
            for fill in [0, u32::MAX] {
                let rest = 32 - u32::from(length);
                let word = u32::from(code) << rest | fill & bits::mask(rest);
                let bytes = word.to_be_bytes();
                let mut bits = BitReader::new(&bytes, 0);
                assert_eq!(vlc.read(&mut bits), Some(n));
                assert_eq!(bits.position(), usize::from(length));
            }
        }
    }

    #[test]
    fn codes_of_both_steps_are_found_and_others_are_none() {
        check(&[(0b1, 1), (0, 0), (0b01, 2), (0x001f, 16), (1, 10), (1, 11)]);
        let vlc = Vlc::new([(0b01, 2), (0x8000, 16)]);
        assert_eq!(vlc.read(&mut BitReader::new(&[0x80, 0x01], 0)), None);
        assert_eq!(vlc.read(&mut BitReader::new(&[0x00, 0x00], 0)), None);
    }
}
