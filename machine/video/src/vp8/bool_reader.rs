//! The boolean decoder. [vp8:7.3]

/// A decoder in the middle of its bits; zeros follow the last.
#[derive(Clone, Debug)]
pub(super) struct BoolReader<'a> {
    bytes: &'a [u8],
    at: usize,
    range: u32,
    /// What is compared with the range, with `spare` bits behind it.
    value: u64,
    spare: i32,
}

/// Bits that are loaded at once, and how few are left then.
const LOAD_BITS: i32 = 32;
const FEW_BITS: i32 = 8;

impl<'a> BoolReader<'a> {
    /// At the start of a partition.
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut reader = BoolReader { bytes, at: 0, range: 255, value: 0, spare: -8 };
        reader.load();
        reader
    }

    /// Goes on with a range and a value; `used` bits of the first byte are in the value already.
    pub(super) fn resume(bytes: &'a [u8], range: u32, value: u32, used: u32) -> Self {
        let used = used.min(7);
        let first = bytes.first().copied().map_or(0, u64::from) & (0xff >> used);
        let spare = 8 - used as i32;
        let value = u64::from(value & 0xff) << spare | first;
        let mut reader = BoolReader { bytes, at: 1, range: range.clamp(128, 255), value, spare };
        reader.load();
        reader
    }

    /// More bits were used than there are.
    pub(super) fn is_exhausted(&self) -> bool {
        self.at as i64 * 8 - i64::from(self.spare) - 8 > self.bytes.len() as i64 * 8
    }

    fn load(&mut self) {
        let word = match self.bytes.get(self.at..).and_then(|rest| rest.first_chunk::<4>()) {
            Some(bytes) => u32::from_be_bytes(*bytes),
            None => (0..4)
                .fold(0, |word, n| word << 8 | u32::from(self.bytes.get(self.at + n).copied().unwrap_or(0))),
        };
        self.at += 4;
        self.value = self.value << LOAD_BITS | u64::from(word);
        self.spare += LOAD_BITS;
    }

    /// A bit that is zero with this probability, in 256ths.
    #[inline(always)]
    pub(super) fn get(&mut self, probability: u8) -> bool {
        let split = 1 + (((self.range - 1) * u32::from(probability)) >> 8);
        let scaled = u64::from(split) << self.spare;
        let bit = self.value >= scaled;
        if bit {
            self.value -= scaled;
            self.range -= split;
        } else {
            self.range = split;
        }
        let shift = self.range.leading_zeros().saturating_sub(24);
        self.range <<= shift;
        self.spare -= shift as i32;
        if self.spare < FEW_BITS {
            self.load();
        }
        bit
    }

    /// A leaf of a tree, by the probabilities of its pairs.
    #[inline(always)]
    pub(super) fn tree(&mut self, tree: &[i8], probabilities: &[u8]) -> u8 {
        let mut at = 0;
        loop {
            let next = tree[at + usize::from(self.get(probabilities[at / 2]))];
            if next < 0 {
                return (-next - 1) as u8;
            }
            at = next as usize;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The encoder of the standard, for what the decoder has to find. [vp8:7.3]
    fn encode(bits: &[(bool, u8)]) -> Vec<u8> {
        let (mut out, mut range, mut bottom, mut count) = (Vec::<u8>::new(), 255_u32, 0_u32, 24);
        let carry = |out: &mut Vec<u8>| {
            for byte in out.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        };
        let shift = |out: &mut Vec<u8>, bottom: &mut u32, count: &mut i32| {
            if *bottom & 1 << 31 != 0 {
                carry(out);
            }
            *bottom <<= 1;
            *count -= 1;
            if *count == 0 {
                out.push((*bottom >> 24) as u8);
                *bottom &= (1 << 24) - 1;
                *count = 8;
            }
        };
        for &(bit, probability) in bits {
            let split = 1 + (((range - 1) * u32::from(probability)) >> 8);
            if bit {
                bottom = bottom.wrapping_add(split);
                range -= split;
            } else {
                range = split;
            }
            while range < 128 {
                range <<= 1;
                shift(&mut out, &mut bottom, &mut count);
            }
        }
        for _ in 0..32 {
            shift(&mut out, &mut bottom, &mut count);
        }
        out
    }

    #[test]
    fn bits_of_every_probability_are_found_again() {
        let bits: Vec<(bool, u8)> = (0..4000_u32)
            .map(|n| (n.wrapping_mul(2_654_435_761) >> 13 & 3 == 0, (n * 37 % 255 + 1) as u8))
            .collect();
        let bytes = encode(&bits);
        let mut reader = BoolReader::new(&bytes);
        for (n, &(bit, probability)) in bits.iter().enumerate() {
            assert_eq!(reader.get(probability), bit, "{n}");
        }
    }

    #[test]
    fn a_decoder_goes_on_in_the_middle_of_a_byte() {
        let bytes = [0x9a, 0x31, 0xc4, 0x55, 0x17, 0xe0];
        let mut whole = BoolReader::new(&bytes);
        for _ in 0..7 {
            whole.get(128);
        }
        let taken = 8 * whole.at - whole.spare as usize;
        let value = (whole.value >> whole.spare) as u32;
        let (byte, used) = (taken / 8, taken as u32 % 8);
        let mut rest = BoolReader::resume(&bytes[byte..], whole.range, value, used);
        for n in 0..30 {
            let probability = 40 + n * 5;
            assert_eq!(rest.get(probability), whole.get(probability), "{n}");
        }
    }

    #[test]
    fn trees_are_walked_to_their_leaves() {
        let bytes = encode(&[(true, 10), (false, 20), (true, 30)]);
        assert_eq!(BoolReader::new(&bytes).tree(&[-1, 2, 4, -2, -3, -4], &[10, 20, 30]), 3);
    }
}
