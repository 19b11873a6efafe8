//! Huffman tables and the bits of a scan, with bytes that were stuffed taken out. [t81:F.2.2.3] [t81:F.1.2.3]

/// Bits that the fast table looks at.
const FAST_BITS: u32 = 9;
/// Longest code.
const CODE_BITS_LIMIT: usize = 16;

/// Codes of one table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// Value and length of the code that these bits begin with; length 0 where that is longer, or none.
    fast: [[u8; 2]; 1 << FAST_BITS],
    /// First code of each length, and behind the last one, both as numbers of 16 bits.
    ranges: [[u32; 2]; CODE_BITS_LIMIT],
    /// Where the values of each length begin.
    starts: [u16; CODE_BITS_LIMIT],
    values: [u8; 256],
}

impl Default for Table {
    /// A table without codes.
    fn default() -> Self {
        Self::new(&[], &[])
    }
}

impl Table {
    /// The table that has `counts[n]` codes of `n + 1` bits. Codes that do not fit are none.
    pub(crate) fn new(counts: &[u32], values: &[u32]) -> Self {
        let mut table = Table {
            fast: [[0; 2]; 1 << FAST_BITS],
            ranges: [[0; 2]; CODE_BITS_LIMIT],
            starts: [0; CODE_BITS_LIMIT],
            values: [0; 256],
        };
        for (to, from) in table.values.iter_mut().zip(values) {
            *to = *from as u8;
        }
        let (mut code, mut start) = (0_u32, 0_usize);
        for (n, &count) in counts.iter().take(CODE_BITS_LIMIT).enumerate() {
            let bits = n as u32 + 1;
            let count = count.min((1 << bits) - code).min(values.len().saturating_sub(start) as u32);
            let shift = CODE_BITS_LIMIT as u32 - bits;
            table.ranges[n] = [code << shift, (code + count) << shift];
            table.starts[n] = start as u16;
            for each in 0..count {
                let value = table.values[start + each as usize];
                if bits <= FAST_BITS {
                    let first = ((code + each) << (FAST_BITS - bits)) as usize;
                    table.fast[first..first + (1 << (FAST_BITS - bits))].fill([value, bits as u8]);
                }
            }
            start += count as usize;
            code = (code + count) << 1;
        }
        table
    }

    /// The value and the length of the code that 16 bits begin with.
    #[inline]
    fn find(&self, bits: u32) -> Option<(u8, u32)> {
        let [value, length] = self.fast[(bits >> (CODE_BITS_LIMIT as u32 - FAST_BITS)) as usize];
        if length != 0 {
            return Some((value, u32::from(length)));
        }
        let n = self.ranges.iter().position(|[first, behind]| (*first..*behind).contains(&bits))?;
        let index = (bits - self.ranges[n][0]) >> (CODE_BITS_LIMIT - 1 - n);
        Some((self.values[(usize::from(self.starts[n]) + index as usize) & 0xff], n as u32 + 1))
    }
}

/// Bits of a scan up to a marker; zeros follow.
pub(crate) struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
    cache: u64,
    cached: u32,
    /// Bits that were taken behind the end.
    overdrawn: u32,
}

impl<'a> Bits<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Bits { bytes, at: 0, cache: 0, cached: 0, overdrawn: 0 }
    }

    fn fill(&mut self) {
        while self.cached <= 56 {
            let byte = match self.bytes.get(self.at..) {
                Some([0xff, 0, ..]) => {
                    self.at += 2;
                    0xff
                }
                Some([byte, ..]) if *byte != 0xff => {
                    self.at += 1;
                    *byte
                }
                _ => {
                    self.overdrawn += 8;
                    0
                }
            };
            self.cache |= u64::from(byte) << (56 - self.cached);
            self.cached += 8;
        }
    }

    /// Whether bits were used that the scan does not have.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.overdrawn > self.cached
    }

    /// The value of the next code; `None` when the bits begin none.
    #[inline]
    pub(crate) fn value(&mut self, table: &Table) -> Option<u8> {
        if self.cached < CODE_BITS_LIMIT as u32 {
            self.fill();
        }
        let (value, length) = table.find((self.cache >> 48) as u32)?;
        self.cache <<= length;
        self.cached -= length;
        Some(value)
    }

    /// A difference of so many bits. [t81:F.2.2.1 EXTEND]
    #[inline]
    pub(crate) fn difference(&mut self, bits: u32) -> i32 {
        if bits == 0 {
            return 0;
        }
        if self.cached < bits {
            self.fill();
        }
        let value = (self.cache >> (64 - bits)) as i32;
        self.cache <<= bits;
        self.cached -= bits;
        if value >> (bits - 1) != 0 { value } else { value - (1 << bits) + 1 }
    }

    /// Goes on behind the next restart marker; false when there is none.
    pub(crate) fn restart(&mut self) -> bool {
        let rest = self.bytes.get(self.at..).unwrap_or(&[]);
        let marker = rest.windows(2).position(|pair| pair[0] == 0xff && (0xd0..=0xd7).contains(&pair[1]));
        let Some(marker) = marker else { return false };
        *self = Bits { at: self.at + marker + 2, ..Bits::new(self.bytes) };
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_every_length_are_found() {
        let mut counts = [0; 16];
        (counts[0], counts[2], counts[15]) = (1, 2, 2);
        let table = Table::new(&counts, &[7, 8, 9, 10, 11]);
        assert_eq!(table.find(0x0000), Some((7, 1)));
        assert_eq!(table.find(0x7fff), Some((7, 1)));
        assert_eq!(table.find(0x8000), Some((8, 3)));
        assert_eq!(table.find(0xbfff), Some((9, 3)));
        assert_eq!(table.find(0xc000), Some((10, 16)));
        assert_eq!(table.find(0xc001), Some((11, 16)));
        assert_eq!(table.find(0xc002), None);
        assert_eq!(Table::default().find(0), None);
    }

    #[test]
    fn codes_that_do_not_fit_are_none() {
        let table = Table::new(&[3, 200], &[1, 2, 3]);
        assert_eq!(table.find(0x0000), Some((1, 1)));
        assert_eq!(table.find(0x8000), Some((2, 1)));
        let table = Table::new(&[0; 16].map(|_: u32| u32::MAX), &[5; 300]);
        assert_eq!(table.find(0xffff), Some((5, 1)));
    }

    #[test]
    fn stuffed_bytes_are_taken_out_and_markers_end_the_bits() {
        let table = Table::new(&[0, 0, 0, 0, 0, 0, 0, 256], &std::array::from_fn::<_, 256, _>(|n| n as u32));
        let mut bits = Bits::new(&[0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56]);
        for value in [0x12, 0xff, 0x34] {
            assert_eq!(bits.value(&table), Some(value));
        }
        assert!(!bits.is_exhausted());
        assert_eq!(bits.value(&table), Some(0));
        assert!(bits.is_exhausted());
        assert!(bits.restart());
        assert!(!bits.is_exhausted());
        assert_eq!(bits.value(&table), Some(0x56));
        assert!(!bits.restart());
    }

    #[test]
    fn differences_have_a_sign_by_their_first_bit() {
        let mut bits = Bits::new(&[0b0110_1011, 0b1000_0000]);
        assert_eq!(bits.difference(0), 0);
        assert_eq!([2, 1, 1, 3, 1].map(|n| bits.difference(n)), [-2, 1, -1, 5, 1]);
        assert_eq!(Bits::new(&[0x80, 0]).difference(16), 0x8000);
    }
}
