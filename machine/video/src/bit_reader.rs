//! Bits of a stream, the first one of a byte first.

/// A place in a stream. Behind its end all bits are zeros.
#[derive(Clone, Debug)]
pub(crate) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    /// Begins at bit `at`.
    pub(crate) fn new(bytes: &'a [u8], at: usize) -> Self {
        BitReader { bytes, at }
    }

    /// Bits from the start of the stream to here.
    pub(crate) fn position(&self) -> usize {
        self.at
    }

    /// Whether more bits were taken than there are.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.at > self.bytes.len() * 8
    }

    /// The next 32 bits, which stay.
    #[inline(always)]
    pub(crate) fn peek_32(&self) -> u32 {
        let at = self.at >> 3;
        let word = match self.bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
            Some(bytes) => u64::from_be_bytes(*bytes),
            None => self.tail(at),
        };
        (word << (self.at & 7) >> 32) as u32
    }

    #[cold]
    fn tail(&self, at: usize) -> u64 {
        let rest = self.bytes.get(at..).unwrap_or(&[]);
        (0..8).fold(0, |word, n| word << 8 | u64::from(rest.get(n).copied().unwrap_or(0)))
    }

    /// The next `bits` bits, 1 to 32, which stay.
    #[inline(always)]
    pub(crate) fn peek(&self, bits: u32) -> u32 {
        self.peek_32() >> (32 - bits)
    }

    /// Goes on behind `bits` bits.
    #[inline(always)]
    pub(crate) fn skip(&mut self, bits: u32) {
        self.at += bits as usize;
    }

    /// The next `bits` bits, at most 32; 0 for none.
    #[inline(always)]
    pub(crate) fn get(&mut self, bits: u32) -> u32 {
        if bits == 0 {
            return 0;
        }
        let value = self.peek(bits);
        self.skip(bits);
        value
    }

    /// The next bit.
    #[inline(always)]
    pub(crate) fn flag(&mut self) -> bool {
        self.get(1) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_in_order_and_zeros_follow() {
        let mut bits = BitReader::new(&[0b1010_0011, 0xff, 0x01, 2, 3, 4, 5, 6, 7], 1);
        assert_eq!([bits.get(3), bits.get(0), bits.get(4), bits.get(9)], [0b010, 0, 0b0011, 0x1fe]);
        assert_eq!(bits.position(), 17);
        assert_eq!(bits.get(32), 0x0204_0608);
        assert_eq!([bits.peek(7), bits.get(7), bits.get(16)], [5, 5, 0x0607]);
        assert!(!bits.is_exhausted());
        assert!(!bits.flag());
        assert!(bits.is_exhausted());
        assert_eq!(bits.get(32), 0);
    }
}
